# What people ask about Shogun: a name for the button, and 60 words at most.

shogun-topic-taxes-name = Taxes
shogun-topic-taxes = **Collect Taxes** brings the chests that the province card shows: the event counts first, then +1 from the special card. The province then gets a revolt marker. If it had one before, its farmers revolt first; what you collected stays yours. Markers lie until the end of winter, so let another province pay each season.
shogun-topic-rice-name = Rice
shogun-topic-rice = **Confiscate Rice** brings the rice on the province card, as taxes bring chests, and leaves a revolt marker, too. In winter everybody loses 0 to 7 by the event, then each of your provinces eats 1. What is missing means revolts; what is left over is lost. One rich province a season is about enough if the event is mild.
shogun-topic-building-name = Building
shogun-topic-building = A castle costs 3 chests, a temple 2, a theater 1. The province needs a free building space, and takes each kind once. Each building is 1 point every winter, and most of a kind in a region give 3, 2 or 1 more. If the chests are missing when the card is opened, nothing is built or paid.
shogun-topic-building-sum = With Aki that makes 2 castles of yours in green, to 1: 3 points each winter, and 1 for the new castle itself.
shogun-topic-marching-name = Armies and marching
shogun-topic-marching = New armies: 5 for 3 chests, 3 for 2, or 1 for 1, which may then lead a march to your own neighbor. **Battle/Move A and B** are free: any number goes to one neighbor, by land or along a sea route, and at least 1 stays. Into your own province they join; elsewhere they fight.
shogun-topic-marching-sum = Wakasa had 9 armies: 9 − 4 = 5 stay. Tajima had 1: 1 + 4 = 5.
shogun-topic-battle-name = Battle
shogun-topic-battle = The attacker's and all defending armies go into the tower, with whatever lies in the tray. Who has more cubes in the tray afterwards wins, and loses as many as the other had. Farmers help a defender without a revolt marker there. A conquered province keeps buildings and markers; a draw makes it neutral, and all is removed.
shogun-topic-tower-name = The tower
shogun-topic-tower = Some cubes get stuck in the tower, and some that were stuck earlier fall out with the next ones, whoever throws. 7 armies of each player and 10 farmers were thrown in before the first spring. So a result is never sure: send about twice what defends. The board says how many of each color are inside.
shogun-topic-revolts-name = Revolts
shogun-topic-revolts = Taxes or rice from a province with a marker: a revolt comes at once. In winter it comes where rice is missing. One farmer for each marker, in winter 1 to 3 more, fights all armies there. You need **more** cubes in the tray than they have. Else the province is neutral, and its armies, buildings and markers are gone.
shogun-topic-events-name = Event cards
shogun-topic-events = Four event cards lie open for a year. Each season one of them is drawn after all have planned, and holds for that season: it may limit taxes, protect temples, or add farmers. Winter uses only the number on the fourth: everybody loses that much rice. So count on the worst card that is still open.
shogun-topic-order-name = Turn order and bids
shogun-topic-order = Bids are opened at once: 4 to 1 chests, then a province card, then 0 chests, then nothing; equal ones by lot. Chests are paid, a province is free. The highest takes one of five special cards first: its place, 1 to 5, is your place in the order, and its advantage is yours for the season.
shogun-topic-winter-name = Winter
shogun-topic-winter = First everybody loses the rice on the last event card. Then each province needs 1. Who is short by 1 or 2 has one revolt, by 3 to 6 two, by more three, in provinces drawn by lot; more farmers come than there are markers. Then come points, and rice and all markers are removed.
shogun-topic-points-name = Points
shogun-topic-points = Points come after each of the two winters: 1 for a province, 1 for a building. In each of the five regions most castles give 3, most temples 2, most theaters 1; who shares that gets one less. Most points after the second winter win; then most chests decide.
shogun-topic-neutral-name = Neutral provinces
shogun-topic-neutral = A neutral province is defended by 1 farmer, or 2 by an event; others may fall out of the tower. You need more cubes in the tray than there are farmers, else it stays neutral and the cubes are lost. It has no armies, buildings or markers. With 3 players, eight provinces are closed for all.

## gyoji doctor: what is tried, and what may be wrong with it

check-hello = Gyoji check
check-token = Token
check-token-refused = Discord does not accept it. Make a new one in the developer portal (Bot → Reset Token) and set GYOJI_TOKEN.
check-application = Application
check-endpoint = An interactions endpoint URL is set, so presses never reach the bot. Clear it in the developer portal (General Information).
check-gateway = Gateway and intents
check-no-gateway = No connection. Outgoing web sockets (port 443) must be allowed.
check-servers = Servers
check-not-invited = The bot is not there. Invite it: { $address }
check-commands = Commands, in all languages
check-stale = Not published as in this version: { $commands }. Start the bot once; it publishes them.
check-surplus = Published, but not of this version: { $commands }. Start the bot once; it takes them away.
check-owner = Direct message to the owner
check-no-owner = The team of the application has no owner.
check-no-message = { $name } takes none from this bot (Discord's code { $number }). Allow direct messages from a server that you share with it.
check-permissions = Permissions in the channel
check-missing = Missing: { $permissions }. Grant them to the bot's role, or in the channel.
check-no-channel = There is no text channel with this id, or the bot may not see it.
check-thread = Thread, picture and edit
check-no-picture = The picture did not arrive.
check-refused = Discord refuses ({ $status }): { $reason }

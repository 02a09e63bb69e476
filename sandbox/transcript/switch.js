// Another language: the same place in the game, seen by the same person.
document.getElementById(location.search.slice(1))?.click();
if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
for (const link of document.querySelectorAll("a[hreflang]")) link.addEventListener("click", () => {
  const above = one => one.getClientRects().length && one.getBoundingClientRect().top < innerHeight / 2;
  const place = [...document.querySelectorAll(".place")].filter(above).pop();
  link.search = document.querySelector("nav :checked").id;
  link.hash = place ? place.id : "";
});

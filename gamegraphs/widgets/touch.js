// A picture whose places can be clicked or tapped; what they do, buttons beside it do too.
function render({ model, el }) {
  const place = document.createElement("div");
  place.className = "gamegraphs-touch";
  el.append(place);
  const outline = () => {
    for (const spot of place.querySelectorAll(".spot"))
      spot.classList.toggle("chosen", model.get("chosen").includes(Number(spot.dataset.spot)));
  };
  const show = () => {
    place.innerHTML = model.get("value");
    const svg = place.querySelector("svg");
    if (!svg) return;
    const { width, height } = svg.viewBox.baseVal;
    for (const [key, x, y, halfWidth, halfHeight, title] of model.get("spots")) {
      const spot = document.createElement("div");
      spot.className = "spot";
      spot.title = title;
      spot.dataset.spot = key;
      spot.style.left = `${100 * (x - halfWidth) / width}%`;
      spot.style.top = `${100 * (y - halfHeight) / height}%`;
      spot.style.width = `${200 * halfWidth / width}%`;
      spot.style.height = `${200 * halfHeight / height}%`;
      spot.addEventListener("click", () => model.send({ spot: key }));
      place.append(spot);
    }
    outline();
  };
  model.on("change:value", show);
  model.on("change:spots", show);
  model.on("change:chosen", outline);
  show();
}

export default { render };

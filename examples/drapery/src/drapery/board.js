// Drapery in the browser: the trick on the table, and the hand as buttons. No library, no build.
const COLOURS = { wool: "#c8b48a", linen: "#e8dcc0", velvet: "#7a3b4a", silk: "#d9a441" };

/** A card; a button where it can be played. */
function card(name, { say, choose, view }) {
  const move = view.legal.find((legal) => legal.card === name);
  const made = document.createElement(move ? "button" : "span");
  const cloth = name.split("-")[0];
  made.textContent = say(`name-${name}`);
  made.setAttribute(
    "style",
    `display:inline-block; min-width:5em; padding:1.4em .6em; margin:.3em; border-radius:.6em;
     text-align:center; border:2px solid #3b2a1a; font:inherit; opacity:${move || !view.legal.length ? 1 : 0.5};
     background:${COLOURS[cloth]}; color:${cloth === "velvet" ? "#fff" : "#222"}`,
  );
  if (move) made.addEventListener("click", () => choose(move));
  return made;
}

function row(title, parts) {
  const made = document.createElement("section");
  const head = document.createElement("h2");
  head.textContent = title;
  made.append(head, ...parts);
  return made;
}

function draw(place, props) {
  const { view, names, say } = props;
  const { trick, hand, leader, seats } = view.position;
  const played = trick.map((name, n) => {
    const by = document.createElement("figure");
    by.setAttribute("style", "display:inline-block; margin:.3em; text-align:center");
    const who = document.createElement("figcaption");
    who.textContent = names[(leader + n) % seats.length];
    by.append(card(name, { ...props, view: { ...view, legal: [] } }), who);
    return by;
  });
  const shown = [row(say("name-trick"), played)];
  if (hand) shown.push(row(say("name-hand"), hand.map((name) => card(name, props))));
  place.replaceChildren(...shown);
}

export default {
  mount(place, props) {
    place.style.padding = "1em";
    draw(place, props);
    return { update: (next) => draw(place, next) };
  },
};

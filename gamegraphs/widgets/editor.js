// A graph to be drawn by mouse, finger or keyboard; its outcomes follow at once.
//
// anywidget runs this beside a kernel: the model's `state` is what Python sees. The same text
// stands in the page that goes on without a kernel, with a model of its own. It asks nobody for
// anything.

const WIDTH = 640, HEIGHT = 360, RADIUS = 23, STEP = 12, MOST = 30;
const SVG = "http://www.w3.org/2000/svg";
const LETTERS = ["L", "W", "D"], WORDS = ["LOSE", "WIN", "DRAW"];
const MODES = {
  move: "Drag a position, or focus it and press the arrow keys.",
  arrow: "Drag from one position to another, or choose one and then the other.",
  verdict: "Choose a position where play stops: WIN, then LOSE, then DRAW, then none, for the player to move there.",
  erase: "Choose a position or an arrow to delete it.",
};

// Return labels (0 LOSE, 1 WIN, 2 DRAW), distances (plies, -1 for DRAW) and, for each position,
// how many of its moves do not lead to WIN: retrograde analysis, as gamegraphs.solve has it.
// Where the rules of the game give a verdict, play stops with it; elsewhere that is null.
export function solve(moves, misere = false, verdicts = null) {
  const labels = moves.map(() => 2), distances = moves.map(() => -1);
  const open = moves.map(row => row.length), before = moves.map(() => []);
  moves.forEach((row, u) => row.forEach(v => before[v].push(u)));
  const queue = [];
  const settle = (u, label, distance) => {
    labels[u] = label;
    distances[u] = distance;
    queue.push(u);
  };
  const given = moves.map((_, u) => verdicts?.[u] ?? null);
  moves.forEach((row, u) => {
    if (given[u] === 2) return;
    if (given[u] !== null) settle(u, given[u], 0);
    else if (!row.length) settle(u, misere ? 1 : 0, 0);
  });
  for (const v of queue) {
    for (const u of before[v]) {
      if (labels[v] === 1) open[u] -= 1;
      if (labels[u] !== 2 || given[u] !== null) continue;
      if (labels[v] === 0) settle(u, 1, distances[v] + 1);
      else if (open[u] === 0) settle(u, 0, distances[v] + 1);
    }
  }
  return { labels, distances, open };
}

// On an element with this, JupyterLab's own keys (a, b, d d) do not act.
const OWN_KEYS = { "data-lm-suppress-shortcuts": "true" };

// The state is {moves, places} and, of a graph with names, `names`: for each position {key, text,
// code}: its number among the names that Python knows (null if it is new), how it is shown, and
// how it is written in Python. `verdicts` are the codes of outcomes, null where there is none.
const nameOf = (state, u) => state.names?.[u].text ?? String(u);

// Return the graph as Python text.
export function asPython({ moves, names, verdicts }) {
  const parts = [`[${moves.map(row => `[${row.join(", ")}]`).join(", ")}]`];
  if (names) parts.push(`names=[${names.map(name => name.code).join(", ")}]`);
  const given = (verdicts ?? []).flatMap((verdict, u) =>
    verdict === null ? [] : [`${names?.[u].code ?? u}: gamegraphs.${WORDS[verdict]}`]);
  if (given.length) parts.push(`verdicts={${given.join(", ")}}`);
  return `gamegraphs.GameGraph.from_moves(${parts.join(", ")})`;
}

// Return the state with one more position, at this place.
export function withPosition(state, place) {
  const next = { ...state, moves: [...state.moves, []], places: [...state.places, place] };
  if (state.names) {
    const taken = new Set(state.names.map(name => name.text));
    let text = "new";
    for (let k = 2; taken.has(text); k++) text = `new ${k}`;
    next.names = [...state.names, { key: null, text, code: JSON.stringify(text) }];
  }
  if (state.verdicts) next.verdicts = [...state.verdicts, null];
  return next;
}

// Return the state with the next verdict at position u: none, WIN, LOSE, DRAW, and none again.
export function withNextVerdict(state, u) {
  const order = [null, 1, 0, 2];
  const verdicts = state.moves.map((_, v) => state.verdicts?.[v] ?? null);
  verdicts[u] = order[(order.indexOf(verdicts[u]) + 1) % order.length];
  const { verdicts: _, ...rest } = state;
  return verdicts.some(verdict => verdict !== null) ? { ...rest, verdicts } : rest;
}

// Return the state without position u; the numbers after it move up.
export function withoutPosition(state, u) {
  const number = v => (v > u ? v - 1 : v);
  const rest = list => list?.filter((_, v) => v !== u);
  return {
    ...state,
    moves: rest(state.moves).map(row => row.filter(v => v !== u).map(number)),
    places: rest(state.places),
    names: rest(state.names),
    verdicts: rest(state.verdicts),
  };
}

// Return a place that is far from all others.
export function freePlace(places) {
  let best = [WIDTH / 2, HEIGHT / 2], most = -1;
  for (let y = 50; y <= HEIGHT - 50; y += 26) {
    for (let x = 50; x <= WIDTH - 50; x += 30) {
      const near = Math.min(300, ...places.map(([a, b]) => Math.hypot(a - x, b - y)));
      const inner = near - Math.hypot(x - WIDTH / 2, y - HEIGHT / 2) / 8;
      if (inner > most) [best, most] = [[x, y], inner];
    }
  }
  return best;
}

const counted = (n, one) => `${n} ${one}${n === 1 ? "" : "s"}`;
const list = names =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

// Return how far a shape reaches from its centre in a direction.
function reach(label, dx, dy) {
  if (label === 1) return RADIUS + 2;
  const half = label === 2 ? RADIUS + 5 : RADIUS;
  return Math.min(half / Math.max(Math.abs(dx), 1e-9), RADIUS / Math.max(Math.abs(dy), 1e-9)) + 2;
}

// Return for each arrow its path, from border to border, and its two ends.
function paths(moves, places, labels) {
  const found = [];
  moves.forEach((row, u) => row.forEach((v, k) => {
    const [x, y] = places[u], [p, q] = places[v];
    const same = row.slice(0, k).filter(w => w === v).length;
    if (u === v) {
      const rise = 62 + 16 * same;
      const d = `M${x - 12} ${y - RADIUS}C${x - 26} ${y - rise} ${x + 26} ${y - rise} ${x + 12} ${y - RADIUS - 2}`;
      found.push({ u, v, k, d });
      return;
    }
    const far = Math.hypot(p - x, q - y) || 1, nx = -(q - y) / far, ny = (p - x) / far;
    let aside = moves[v].includes(u) || same ? 20 + 22 * same : 0;
    if (!aside) {  // around a position that is in the way
      const inWay = places.some(([a, b], w) => {
        const along = ((a - x) * (p - x) + (b - y) * (q - y)) / far;
        const beside = Math.abs((a - x) * nx + (b - y) * ny);
        return w !== u && w !== v && along > 0 && along < far && beside < RADIUS + 6;
      });
      aside = inWay ? 62 : 0;
    }
    const cx = (x + p) / 2 + 2 * aside * nx / 1.6, cy = (y + q) / 2 + 2 * aside * ny / 1.6;
    const out = [cx - x, cy - y], into = [cx - p, cy - q];
    const a = Math.hypot(...out) || 1, b = Math.hypot(...into) || 1;
    const s = reach(labels[u], out[0] / a, out[1] / a), t = reach(labels[v], into[0] / b, into[1] / b);
    const d = `M${x + out[0] / a * s} ${y + out[1] / a * s}Q${cx} ${cy} ${p + into[0] / b * t} ${q + into[1] / b * t}`;
    found.push({ u, v, k, d });
  }));
  return found;
}

function make(tag, attributes = {}, text = "", space = null) {
  const made = space ? document.createElementNS(space, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  if (text) made.textContent = text;
  return made;
}
const svgMake = (tag, attributes, text) => make(tag, attributes, text, SVG);

function render({ model, el }) {
  let mode = "move", pending = null, drag = null, serial = Math.random().toString(36).slice(2);
  const past = [];
  const copy = state => JSON.parse(JSON.stringify(state));
  let state = copy(model.get("state"));

  // The parts that stay; what is drawn is made anew after each change.
  el.classList.add("gamegraphs", "gamegraphs-editor");
  const task = make("p", { class: "task" });
  const tools = make("div", { role: "group", "aria-label": "Tools", class: "row" });
  const news = make("p", { role: "status", "aria-live": "polite", class: "news" });
  const svg = svgMake("svg", { role: "group", "aria-label": "The graph" });
  // On a narrow page the paper stands upright: rows are drawn as columns. Places stay as they are.
  let upright = false;
  const turned = ([x, y]) => upright ? [y, x] : [x, y];
  const paper = make("div", { class: "paper" });
  const counts = make("p", { class: "counts" });
  const code = make("textarea", { readonly: "", rows: 2, "aria-label": "The graph as Python" });
  const copyRow = make("div", { class: "row" });
  paper.append(svg);
  el.append(task, tools, news, paper, counts, code, copyRow);

  const button = (where, text, title, act) => {
    const made = make("button", { type: "button", title }, text);
    made.addEventListener("click", act);
    where.append(made);
    return made;
  };
  const modes = {};
  for (const [name, text] of [["move", "Move"], ["arrow", "Arrow"], ["verdict", "Verdict"], ["erase", "Delete"]]) {
    modes[name] = button(tools, text, MODES[name], () => { pending = null; mode = name; draw(); say(MODES[name]); });
  }
  const add = button(tools, "Add position", "A new position, at a free place", () => addPosition());
  const undo = button(tools, "Undo", "Take the last change back", () => takeBack());
  const misere = make("input", { type: "checkbox" });
  const misereLabel = make("label");
  misereLabel.append(misere, " misère");
  misereLabel.title = "A position without moves is WIN";
  tools.append(misereLabel);
  misere.addEventListener("change", () => {
    past.push(now());
    model.set("misere", misere.checked);
    model.save_changes();
    draw();
  });
  button(copyRow, "Copy as Python", "Copy the graph as Python text", () => {
    code.focus();
    code.select();
    try { navigator.clipboard.writeText(code.value).catch(() => 0); } catch { }
    say("The graph is marked and copied.");
  });

  const say = text => { news.textContent = text; };

  // Changes. Every one is kept for Undo, and told to Python.
  const now = () => ({ state, misere: model.get("misere") });
  function tell() {
    model.set("state", copy(state));
    model.save_changes();
  }
  function change(next, words) {
    past.push(now());
    state = next;
    pending = null;
    tell();
    draw();
    say(words);
  }
  function addPosition(place = freePlace(state.places)) {
    if (state.moves.length >= MOST) { say(`There are ${MOST} positions: more cannot be read.`); return; }
    const u = state.moves.length;
    change(withPosition(state, place), "");
    say(`Position ${name(u)} is new: ${about(u)}`);
  }
  function addArrow(u, v) {
    const next = copy(state);
    next.moves[u].push(v);
    change(next, "");
    say(`Arrow from ${name(u)} to ${name(v)}. ${name(u)} is ${status(u)}.`);
  }
  function dropArrow(u, k) {
    const next = copy(state), [v] = next.moves[u].splice(k, 1);
    change(next, "");
    say(`No arrow from ${name(u)} to ${name(v)} any more. ${name(u)} is ${status(u)}.`);
  }
  function dropPosition(u) {
    const rest = state.names ? "." : "; the numbers after it move up.";
    change(withoutPosition(state, u), `Position ${name(u)} is deleted${rest}`);
  }
  function turnVerdict(u) {
    change(withNextVerdict(state, u), "");
    say(stops(u) ? `Play stops at ${name(u)}: ${status(u)} for the player to move.` : `No verdict at ${name(u)}: ${about(u)}`);
  }
  function shift(u, dx, dy) {
    const next = copy(state);
    next.places[u] = inside(next.places[u][0] + turned([dx, dy])[0], next.places[u][1] + turned([dx, dy])[1]);
    change(next, `Position ${name(u)} moved.`);
  }
  function takeBack() {
    if (!past.length) { say("There is nothing to take back."); return; }
    const before = past.pop();
    state = before.state;
    model.set("misere", before.misere);
    pending = null;
    tell();
    draw();
    say("Taken back.");
  }
  const inside = (x, y) => [
    Math.round(Math.min(Math.max(x, 30), WIDTH - 30)), Math.round(Math.min(Math.max(y, 30), HEIGHT - 46)),
  ];

  // What is seen and read
  let solved = null;
  const status = u =>
    WORDS[solved.labels[u]] + (solved.distances[u] >= 0 ? ` in ${solved.distances[u]}` : "");
  const name = u => nameOf(state, u);
  const stops = u => (state.verdicts?.[u] ?? null) !== null;
  const about = u => {
    const to = state.moves[u].length ? `moves to ${list(state.moves[u].map(name))}` : "no moves";
    const open = `${solved.open[u]} of ${state.moves[u].length} not leading to WIN.`;
    return `${status(u)}${stops(u) ? " by the rules of the game" : ""}, ${to}, ${open}`;
  };

  function draw() {
    const focused = el.contains(document.activeElement) ? document.activeElement.dataset?.key : null;
    const looks = model.get("looks");
    solved = solve(state.moves, model.get("misere"), state.verdicts);
    const head = `head-${serial}`;
    const [width, height] = upright ? [HEIGHT, WIDTH + 16] : [WIDTH, HEIGHT];
    const shown = state.places.map(turned);
    svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    svg.dataset.upright = upright;
    const parts = [svgMake("rect", { width, height, rx: 8, fill: "#fff", stroke: "#767676" })];
    const marker = svgMake("marker", {
      id: head, viewBox: "0 0 10 10", refX: 9.5, refY: 5, markerWidth: 10, markerHeight: 10,
      markerUnits: "userSpaceOnUse", orient: "auto",
    });
    marker.append(svgMake("path", { d: "M0 .8 10 5 0 9.2 2 5z", fill: looks.line }));
    parts.push(marker);
    for (const { u, v, k, d } of paths(state.moves, shown, solved.labels)) {
      const line = svgMake("g", { "data-key": `m${u}-${k}`, "data-move": `${u},${k}`, class: "arrow", ...OWN_KEYS });
      if (mode === "erase") {
        line.setAttribute("tabindex", "0");
        line.setAttribute("role", "button");
        line.setAttribute("aria-label", `Delete the arrow from ${name(u)} to ${name(v)}`);
      }
      line.append(svgMake("path", { d, class: "hit" }));
      line.append(svgMake("path", { d, class: "line", stroke: looks.line, "marker-end": `url(#${head})` }));
      parts.push(line);
    }
    if (drag?.to) {
      const [x, y] = shown[drag.u], [p, q] = turned(drag.to);
      parts.push(svgMake("path", { d: `M${x} ${y}L${p} ${q}`, class: "rubber", stroke: looks.ink }));
    }
    shown.forEach(([x, y], u) => parts.push(...position(u, x, y, looks)));
    svg.replaceChildren(...parts);
    svg.dataset.mode = mode;
    for (const name of Object.keys(modes)) modes[name].setAttribute("aria-pressed", String(name === mode));
    misere.checked = model.get("misere");
    task.textContent = model.get("task");
    task.hidden = !task.textContent;
    modes.verdict.hidden = !task.hidden;  // a mission has none
    const count = label => solved.labels.filter(found => found === label).length;
    counts.textContent =
      `${counted(state.moves.length, "position")}, ${counted(state.moves.flat().length, "arrow")}: ` +
      `${count(1)} WIN, ${count(0)} LOSE, ${count(2)} DRAW.`;
    code.value = asPython(state);
    if (focused) (svg.querySelector(`[data-key="${focused}"]`) ?? modes[mode]).focus({ preventScroll: true });
  }

  // Return a position and, beside it, its texts, which its name says too.
  function position(u, x, y, looks) {
    const label = solved.labels[u], look = looks[LETTERS[label]];
    const style = { fill: look.fill, stroke: look.border, "stroke-width": 2 };
    const made = svgMake("g", {
      transform: `translate(${x} ${y})`, tabindex: 0, role: "button", class: "position",
      "data-key": `p${u}`, "data-position": u, "aria-label": `Position ${name(u)}: ${about(u)}`,
      ...OWN_KEYS,
    });
    if (pending === u) made.append(svgMake("circle", { r: RADIUS + 9, fill: "none", stroke: looks.ink, "stroke-width": 3 }));
    const shape = label === 1 ? svgMake("circle", { r: RADIUS, ...style })
      : label === 0 ? svgMake("rect", { x: -RADIUS, y: -RADIUS, width: 2 * RADIUS, height: 2 * RADIUS, rx: 2, ...style })
      : svgMake("polygon", { points: "-29,0 -18,-23 18,-23 29,0 18,23 -18,23", ...style });
    const text = (y, size, words, more = {}) => svgMake("text", { y, "font-size": size, "text-anchor": "middle", fill: looks.ink, ...more }, words);
    const distance = solved.distances[u] >= 0 ? ` ${solved.distances[u]}` : "";
    const texts = svgMake("g", { transform: `translate(${x} ${y})`, "aria-hidden": "true" });
    made.append(shape);
    // A name that does not fit stands below, the number inside.
    const long = name(u).length > 5, below = long ? 18 : 0;
    const full = name(u).length > 16 ? `${name(u).slice(0, 15)}…` : name(u);
    texts.append(text(-2, 14, long ? String(u) : name(u), { "font-weight": "bold" }), text(14, 13, LETTERS[label] + distance));
    if (long) texts.append(text(RADIUS + 15, 12.5, full, { stroke: "#fff", "stroke-width": 4, "paint-order": "stroke" }));
    if (state.moves[u].length || stops(u)) {
      // Below; on upright paper, where arrows mostly come from below, at the outer side if it is free.
      const free = a => x + a > 26 && x + a < HEIGHT - 26 && !state.places.map(turned).some(
        ([p, q], v) => v !== u && Math.abs(q - y) < 35 && Math.abs(p - x - a) < 57);
      const beside = upright ? (x > HEIGHT / 2 ? [57, -57] : [-57, 57]).find(free) : undefined;
      const [a, b] = beside === undefined ? [0, RADIUS + 2 + below] : [beside, -8];
      texts.append(svgMake("rect", { x: a - 26, y: b, width: 52, height: 17, rx: 4, fill: "#fff", stroke: looks.ink, "stroke-width": .7 }));
      texts.append(text(b + 13, 12.5, stops(u) ? "verdict" : `${solved.open[u]} open`, { x: a }));
    }
    return [made, texts];
  }

  // Mouse and finger
  const at = event => {
    const matrix = svg.getScreenCTM().inverse();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return turned([point.x, point.y]);
  };
  const positionAt = ([x, y]) =>
    state.places.findLastIndex(([a, b]) => Math.hypot(a - x, b - y) < RADIUS + 8);

  svg.addEventListener("pointerdown", event => {
    if (event.button) return;
    const u = Number(event.target.closest("[data-position]")?.dataset.position ?? -1);
    const move = event.target.closest("[data-move]")?.dataset.move;
    if (mode === "erase") {
      event.preventDefault();
      if (u >= 0) dropPosition(u);
      else if (move) dropArrow(...move.split(",").map(Number));
      return;
    }
    if (u < 0) return;
    event.preventDefault();
    drag = { u, from: at(event), before: copy(state), far: 0, to: null };
    svg.setPointerCapture(event.pointerId);
    svg.querySelector(`[data-key="p${u}"]`).focus({ preventScroll: true });
  });
  // A finger on a position draws; elsewhere it scrolls the page.
  svg.addEventListener("touchstart", event => {
    if (event.target.closest("[data-position]")) event.preventDefault();
  }, { passive: false });
  svg.addEventListener("pointermove", event => {
    if (!drag) return;
    const [x, y] = at(event);
    drag.far = Math.max(drag.far, Math.hypot(x - drag.from[0], y - drag.from[1]));
    if (drag.far < 5 || mode === "verdict") return;
    if (mode === "move") {
      const [a, b] = drag.before.places[drag.u];
      state = copy(state);
      state.places[drag.u] = inside(a + x - drag.from[0], b + y - drag.from[1]);
    } else drag.to = [x, y];
    draw();
  });
  svg.addEventListener("pointerup", event => {
    if (!drag) return;
    const { u, far, before } = drag;
    drag = null;
    if (far < 5 || mode === "verdict") { choose(u); return; }
    if (mode === "move") {
      const moved = state;
      state = before;
      change(moved, `Position ${name(u)} moved.`);
      return;
    }
    const v = positionAt(at(event));
    draw();
    if (v >= 0) addArrow(u, v);
    else say("An arrow ends at a position.");
  });
  svg.addEventListener("pointercancel", () => {
    if (drag) state = drag.before;
    drag = null;
    draw();
  });
  svg.addEventListener("dblclick", event => {
    if (!["erase", "verdict"].includes(mode) && !event.target.closest("[data-position], [data-move]")) addPosition(inside(...at(event)));
  });

  // A click, a tap, Enter or Space on a position
  function choose(u) {
    if (mode === "erase") { dropPosition(u); return; }
    if (mode === "verdict") { turnVerdict(u); return; }
    if (mode === "move") { say(`Position ${name(u)}: ${about(u)}`); return; }
    if (pending === null) {
      pending = u;
      draw();
      say(`Arrow from ${name(u)}: choose where it goes; ${name(u)} itself for a loop, Escape for none.`);
    } else addArrow(pending, u);
  }

  el.addEventListener("keydown", event => {
    const u = Number(event.target.dataset?.position ?? -1), move = event.target.dataset?.move;
    const side = { ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP] }[event.key];
    if ((event.ctrlKey || event.metaKey) && event.key === "z") takeBack();
    else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else if (event.key === "Escape" && pending !== null) { pending = null; draw(); say("No arrow."); }
    else if (u >= 0 && side) shift(u, ...side);
    else if (u >= 0 && ["Enter", " "].includes(event.key)) choose(u);
    else if (u >= 0 && ["Delete", "Backspace"].includes(event.key)) dropPosition(u);
    else if (move && ["Enter", " ", "Delete", "Backspace"].includes(event.key)) dropArrow(...move.split(",").map(Number));
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  model.on("change:state", () => {
    const next = model.get("state");
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    past.push(now());
    state = copy(next);
    pending = null;
    draw();
    say("This is another graph; Undo leads back.");
  });
  for (const name of ["misere", "task"]) model.on(`change:${name}`, draw);
  model.on("change:news", () => { if (model.get("news")) say(model.get("news")); });
  new ResizeObserver(() => {
    const narrow = paper.clientWidth > 0 && paper.clientWidth < 500;
    if (narrow !== upright) { upright = narrow; draw(); }
  }).observe(paper);
  draw();
  say(model.get("news") || MODES.move);
}

export default { render };

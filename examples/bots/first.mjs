// A first bot in JavaScript, without any library: any legal move of any game.
//
// gildehuis arena kardinal --bots "run:node examples/bots/first.mjs,random" --games 20
import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
const choose = (view, legal) => legal[Math.floor(Math.random() * legal.length)];

const lines = createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "ready", protocol: 1, name: "first" });
  if (message.type === "choose")
    say({ type: "move", id: message.id, move: choose(message.view, message.legal) });
  if (message.type === "bye") lines.close();
});

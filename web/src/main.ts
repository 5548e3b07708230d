// The client starts: words and settings first, then the page the address names.
import { mount } from "svelte";
import App from "./App.svelte";
import { words } from "./house/words.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";

const target = document.getElementById("app");
if (!target) throw new Error("no place for the app");
await words.start();
target.replaceChildren(); // what was shown while we arrived
mount(App, { target });

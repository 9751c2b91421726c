import { mount } from "svelte";
import App from "./App.svelte";
import { startKeys } from "./lib/keys.svelte";
import { startRouter } from "./lib/router.svelte";
import { startTheme } from "./lib/theme.svelte";
import { language } from "./lib/words";
import "./styles/tokens.css";
import "./styles/base.css";

document.documentElement.lang = language();
startTheme();
startRouter();
startKeys();

// After an update of the server an open page asks for parts that are gone: then it is loaded anew, but not for ever.
const TRIED = "gonfalon-reloaded";
const PAUSE = 10_000;
addEventListener("vite:preloadError", () => {
  if (Date.now() - Number(sessionStorage.getItem(TRIED)) < PAUSE) return;
  sessionStorage.setItem(TRIED, String(Date.now()));
  location.reload();
});

const target = document.getElementById("page");
if (!target) throw new Error("index.html has no #page");
mount(App, { target });

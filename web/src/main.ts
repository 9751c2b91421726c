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

const target = document.getElementById("page");
if (!target) throw new Error("index.html has no #page");
mount(App, { target });

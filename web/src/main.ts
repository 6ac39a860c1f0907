import { mount } from "svelte";
import "./style/fonts.css";
import "./style/colours.css";
import "./style/controls.css";
import "./style/table.css";
import "./style/left-hand.css";
import "./style/shining.css";
import App from "./App.svelte";
import { cacheForOffline } from "./offline/caching";

const place = document.getElementById("page");
if (place === null) throw new Error("The page has no place to put the table.");

// While the page is being made, `?demo=…` lays a table without any server; the built page has none.
if (import.meta.env.DEV && new URLSearchParams(window.location.search).has("demo")) {
  const { startDemo } = await import("./fixtures/demo");
  startDemo();
}

mount(App, { target: place });
if (import.meta.env.PROD) void cacheForOffline();

import { mount } from "svelte";
import "./look/fonts.css";
import "./look/rooms.css";
import "./look/furniture.css";
import "./look/table.css";
import "./look/left.css";
import "./look/shining.css";
import App from "./App.svelte";
import { keepForLater } from "./offline/keep";

const place = document.getElementById("page");
if (place === null) throw new Error("The page has no place to put the table.");

// While the page is being made, `?demo=…` lays a table without any server; the built page has none.
if (import.meta.env.DEV && new URLSearchParams(window.location.search).has("demo")) {
  const { pretend } = await import("./fixtures/pretend");
  pretend();
}

mount(App, { target: place });
if (import.meta.env.PROD) void keepForLater();

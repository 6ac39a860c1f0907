import { mount } from "svelte";
import App from "./App.svelte";

const place = document.getElementById("page");
if (place === null) throw new Error("The page has no place to put the table.");

export default mount(App, { target: place });

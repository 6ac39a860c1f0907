/**
 * The words of the page in the language that was chosen. Whatever shows a word takes it from here
 * when it shows it, and shows another as soon as the language is changed.
 */
import { settings } from "../settings/settings.svelte";
import { de } from "./de";
import { en, type Words } from "./en";
import type { Language } from "./languages";

const books: Record<Language, Words> = { en, de };

export const words: Words = new Proxy(en, {
  get: (_, chapter) => Reflect.get(books[settings.language], chapter) as unknown,
});

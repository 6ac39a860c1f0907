/** That every language has words of its own, and the page shows those of the one chosen. */
import { afterEach, expect, test } from "vitest";
import { settings } from "../settings/settings.svelte";
import { de } from "./de";
import { en } from "./en";
import { words } from "./index";
import { firstSpoken } from "./languages";

afterEach(() => settings.chooseLanguage("en"));

/** What reads alike in both languages. Names of games and what is printed stay as printed. */
const SAME = new Set([
  "parlour",
  "newTable.bot",
  "table.pile",
  "table.unlitIdle",
  "settings.normal",
  "fairness.command",
]);
/** The keys of a keyboard are called what is printed on them. */
const PRINTED = /^(keys\.rows|replay\.keys)\.\d+\.0$/;

type Said = Map<string, string>;

/** Every text of a book by its place in it; a word with parts is said with a few of them. */
function said(book: unknown, at = "", into: Said = new Map()): Said {
  if (typeof book === "string") into.set(at, book);
  else if (typeof book === "function") into.set(at, spoken(book as (...parts: never[]) => unknown));
  else if (typeof book === "object" && book !== null) {
    for (const [name, inner] of Object.entries(book)) {
      said(inner, at === "" ? name : `${at}.${name}`, into);
    }
  }
  return into;
}

function spoken(word: (...parts: never[]) => unknown): string {
  const parts = [
    ["‹one›", "‹two›", "‹three›"],
    [1, 2, 3],
    [2, 3, 4],
    [[2, 3], [2]],
  ];
  const tries = parts.map((some) => {
    try {
      return String(word(...(some as never[])));
    } catch {
      return "";
    }
  });
  return tries.join(" | ");
}

test("no word of the page is left in English when German is spoken", () => {
  const german = said(de);
  const left = [...said(en)].filter(
    ([at, text]) =>
      /\p{L}{2}/u.test(text.replaceAll(/‹\w+›|undefined/g, "")) &&
      german.get(at) === text &&
      !SAME.has(at) &&
      !PRINTED.test(at),
  );
  expect(left).toEqual([]);
});

test("both languages have the same words, and none is empty in one of them only", () => {
  const [english, german] = [said(en), said(de)];
  expect([...german.keys()]).toEqual([...english.keys()]);
  for (const [at, text] of english) expect([at, german.get(at) === ""]).toEqual([at, text === ""]);
});

test("a word names the same parts in both languages", () => {
  const german = said(de);
  const named = (text: string) => new Set(text.match(/‹\w+›/g));
  for (const [at, text] of said(en))
    expect([at, named(german.get(at) ?? "")]).toEqual([at, named(text)]);
});

test("the page speaks the language chosen, and the document says which", () => {
  expect(words.close).toBe(en.close);
  settings.chooseLanguage("de");
  expect(words.close).toBe(de.close);
  expect(document.documentElement.lang).toBe("de");
});

test("a browser's wish is met by the first language the page speaks", () => {
  expect(firstSpoken(["fr-FR", "de-CH", "en"])).toBe("de");
  expect(firstSpoken(["fr"])).toBe("en");
  expect(firstSpoken([])).toBe("en");
});

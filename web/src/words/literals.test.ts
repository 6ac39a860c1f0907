/** That no component says anything of its own: every word it shows comes from the catalogue. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

const SAID = new Set(["aria-label", "aria-description", "title", "alt", "placeholder"]);
const isWord = (text: string): boolean => /\p{L}/u.test(text);

interface Any {
  type?: string;
  name?: string;
  data?: string;
  [more: string]: unknown;
}

/** Every text that stands in the markup itself, or in an attribute that is read out. */
function literals(node: unknown, within = ""): string[] {
  if (Array.isArray(node)) return node.flatMap((each) => literals(each, within));
  if (typeof node !== "object" || node === null) return [];
  const it = node as Any;
  if (it.type === "Comment" || it.type?.endsWith("Directive")) return [];
  if (it.type === "Text") return isWord(it.data ?? "") ? [`${within} ${it.data?.trim()}`] : [];
  if (it.type === "Attribute") {
    return SAID.has(it.name ?? "") ? literals(it.value, it.name) : [];
  }
  if (it.type === "ExpressionTag" && within !== "" && SAID.has(within)) {
    return literals(it.expression, within);
  }
  if (it.type === "Literal" && SAID.has(within)) {
    return typeof it.value === "string" && isWord(it.value) ? [`${within} ${it.value}`] : [];
  }
  const inner = ["nodes", "fragment", "body", "fallback", "consequent", "alternate", "pending"];
  const parts = ["then", "catch", "attributes", "value", "test", "left", "right"];
  return [...inner, ...parts].flatMap((key) => literals(it[key], within));
}

const files = readdirSync("src", { recursive: true, encoding: "utf-8" })
  .filter((name) => name.endsWith(".svelte"))
  .map((name) => join("src", name));

test("there are components to look through", () => {
  expect(files.length).toBeGreaterThan(30);
});

test.each(files)("%s takes its words from the catalogue", (file) => {
  const tree = parse(readFileSync(file, "utf-8"), { modern: true });
  expect(literals(tree.fragment)).toEqual([]);
});

test("a word in the markup or in a name would be found", () => {
  const tree = parse(
    '{#if a}<p title="Hello">{b}</p>{:else}<i aria-label={c ? "x" : d}>No</i>{/if}',
    {
      modern: true,
    },
  );
  expect(literals(tree.fragment).sort()).toEqual([" No", "aria-label x", "title Hello"]);
});

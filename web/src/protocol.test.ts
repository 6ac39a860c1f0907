// @vitest-environment node
/// <reference types="node" />
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";
import { expect, test } from "vitest";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** The same text, whatever the house format made of its blanks, commas and semicolons. */
const bare = (text: string): string => text.replace(/[\s;,]/g, "").replaceAll("'", '"');

test("the types of the protocol are those of the server; `make types` writes them anew", async () => {
  const python = process.platform === "win32" ? ".venv/Scripts/python.exe" : ".venv/bin/python";
  const schema = execFileSync(here(`../../${python}`), ["-m", "parlour.server.protocol"], {
    cwd: here("../.."),
    encoding: "utf-8",
  });
  const types = astToString(await openapiTS(JSON.parse(schema), { defaultNonNullable: false }));
  const kept = readFileSync(here("./protocol.ts"), "utf-8").replace(/^\/\*\*[\s\S]*?\*\/\s*/, "");
  expect(bare(kept)).toBe(bare(types));
}, 60_000);

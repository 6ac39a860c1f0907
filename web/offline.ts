/** Puts the worker beside the built page, with the list of the page's files and their version. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const WORKER = fileURLToPath(new URL("./src/offline/worker.js", import.meta.url));

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile())
    .map((it) => relative(folder, join(it.parentPath, it.name)).split(sep).join("/"))
    .sort();

export function offline(): Plugin {
  let folder = "";
  return {
    name: "parlour-offline",
    apply: "build",
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: () => {
      const worker = readFileSync(WORKER, "utf-8");
      const files = filesUnder(folder).filter((name) => name !== "worker.js");
      const sum = createHash("sha256").update(worker);
      for (const name of files) sum.update(name).update(readFileSync(join(folder, name)));
      // The page itself is asked for by its address and not by its file's name.
      const paths = files.map((name) => (name === "index.html" ? "/" : `/${name}`));
      const filled = worker
        .replace("%VERSION%", sum.digest("hex").slice(0, 12))
        .replace('["%FILES%"]', JSON.stringify(paths));
      writeFileSync(join(folder, "worker.js"), filled);
    },
  };
}

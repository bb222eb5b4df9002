import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  withoutSecrets
} from "./chunk-7SPXFMEH.js";

// src/adapters/files/scan-record.ts
import { appendFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
async function readRecord(path) {
  return readFile(path, "utf8").catch(() => null);
}
async function openGrowingFile(path) {
  await mkdir(dirname(path), { recursive: true });
  const text = await readRecord(path) ?? "";
  const isTorn = text !== "" && !text.endsWith("\n");
  let last = isTorn ? appendFile(path, "\n") : Promise.resolve();
  const next = (work) => {
    last = last.then(work);
    return last;
  };
  return {
    text,
    append: (lines) => next(() => appendFile(path, withoutSecrets(lines))),
    clear: () => next(() => writeFile(path, ""))
  };
}

export {
  readRecord,
  openGrowingFile
};

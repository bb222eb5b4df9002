import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  messageParts
} from "./chunk-EUTHFS2P.js";

// src/adapters/files/write-text-file.ts
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
async function writeTextFile(path, text) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

// src/review/terminal-style.ts
function terminalStyle(hasColor) {
  const style = (start, end) => (text) => hasColor && text !== "" ? `\x1B[${start}m${text}\x1B[${end}m` : text;
  return {
    bold: style(1, 22),
    dim: style(2, 22),
    red: style(31, 39),
    yellow: style(33, 39),
    green: style(32, 39),
    cyan: style(36, 39)
  };
}
function messageTerminal(message, { cyan }, hasColor) {
  return messageParts(message).map(({ kind, text }) => kind === "text" ? text : hasColor ? cyan(text) : `\`${text}\``).join("");
}

export {
  writeTextFile,
  terminalStyle,
  messageTerminal
};

import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  structuredPatch
} from "./chunk-FFJ7RQAJ.js";

// src/repair/source-lines.ts
function linesOf(text) {
  const lines = text.split(/\r?\n/);
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
function textOfLines(text, { start, end }) {
  return linesOf(text).slice(start - 1, end).join("\n");
}
function replaceLines(text, range, lines) {
  const pieces = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const before = pieces.slice(0, range.start - 1);
  const old = pieces.slice(range.start - 1, range.end);
  const after = pieces.slice(range.end);
  const end = lineEndOf(text);
  const ends = new Map(old.map((piece) => [piece.replace(/\r?\n$/, ""), /\r?\n$/.exec(piece)?.[0]]));
  const fresh = lines.map((line) => line + (ends.get(line) ?? end));
  const isCutShort = after.length === 0 && !text.endsWith("\n");
  if (isCutShort) fresh.push((fresh.pop() ?? "").replace(/\r?\n$/, ""));
  return [...before, ...fresh, ...after].join("");
}
function lineEndOf(text) {
  const all = text.split("\n").length - 1;
  const long = text.split("\r\n").length - 1;
  return long * 2 > all ? "\r\n" : "\n";
}

// src/repair/hunks-of.ts
function hunksOf(before, after) {
  const { hunks } = structuredPatch("a", "b", before, after, "", "", { context: 0 });
  return hunks.map(({ oldStart, oldLines, newStart, newLines }) => ({
    // git names the line before an empty range, the library the one after it.
    baseStart: oldLines === 0 ? oldStart - 1 : oldStart,
    baseLines: oldLines,
    headStart: newLines === 0 ? newStart - 1 : newStart,
    headLines: newLines
  }));
}

export {
  linesOf,
  textOfLines,
  replaceLines,
  hunksOf
};

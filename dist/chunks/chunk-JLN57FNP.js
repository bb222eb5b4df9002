import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  structuredPatch
} from "./chunk-V7Q3XYV6.js";

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
  hunksOf
};

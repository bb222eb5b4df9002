import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  createTwoFilesPatch
} from "./chunk-FFJ7RQAJ.js";

// src/repair/patch.ts
function unifiedDiff({ edits }) {
  return edits.map(({ file, before, after }) => diffOf(file, before, after)).join("");
}
function diffOf(file, before, after) {
  const text = createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, void 0, void 0, {
    context: 3
  });
  return text.replace(/^=+\n/, `diff --git a/${file} b/${file}
`);
}

// src/project/c-node.ts
function fieldOf(node, name) {
  return node.children.find(({ field }) => field === name) ?? null;
}
function fieldsOf(node, name) {
  return node.children.filter(({ field }) => field === name);
}
function partsOf(node) {
  return node.children.filter(({ isNamed, type }) => isNamed && type !== "comment");
}
function* within(node, ...types) {
  const open = [node];
  for (let next = open.pop(); next !== void 0; next = open.pop()) {
    if (types.length === 0 || types.includes(next.type)) yield next;
    for (let index = next.children.length - 1; index >= 0; index--) {
      const child = next.children[index];
      if (child !== void 0) open.push(child);
    }
  }
}
function* around(node) {
  for (let next = node.parent; next !== null; next = next.parent) yield next;
}
function enclosing(node, ...types) {
  for (let next = node; next !== null; next = next.parent)
    if (types.includes(next.type)) return next;
  return null;
}
function isWithin(inner, outer) {
  return outer.start <= inner.start && inner.end <= outer.end;
}
function unwrapped(node) {
  let inner = node;
  while (inner.type === "parenthesized_expression") {
    const [only] = partsOf(inner);
    if (only === void 0) return inner;
    inner = only;
  }
  return inner;
}

export {
  unifiedDiff,
  fieldOf,
  fieldsOf,
  partsOf,
  within,
  around,
  enclosing,
  isWithin,
  unwrapped
};

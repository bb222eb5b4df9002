import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  undecidedFunctions,
  undecidedUnits
} from "./chunk-643VBUMR.js";
import {
  messageParts
} from "./chunk-P2WQYPJN.js";
import {
  plainText
} from "./chunk-LUDMVDRU.js";

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
var codes = /\u001b\[\d+m/g;
function withoutStyle(text) {
  return text.replace(codes, "");
}
function messageTerminal(message, { cyan }, hasColor) {
  return messageParts(message).map(({ kind, text }) => kind === "text" ? text : hasColor ? cyan(text) : `\`${text}\``).join("");
}

// src/today.ts
function today() {
  return (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
}

// src/review/verdict-words.ts
function verdictWords(result) {
  const because = result.reason === null || result.reason === "" ? "" : `: ${plainText(result.reason, 300)}`;
  switch (result.verdict) {
    case "failed":
      return { icon: "❌", mark: "✗", text: "bug found" };
    case "proved":
      return {
        icon: "✅",
        mark: "✓",
        text: "proved: none of the checked bugs can happen, whatever the inputs"
      };
    case "bounded":
      return {
        icon: "◐",
        mark: "~",
        text: boundedText(result.bound ?? null, result.reason)
      };
    case "unknown":
      return { icon: "⚠️", mark: "?", text: `no answer${because}` };
    case "not-checked":
      return { icon: "⚠️", mark: "?", text: `not checked${because}` };
  }
}
function boundedText(bound, reason) {
  if (reason === null) return `no bug found ${loopBound(bound)}; longer runs were not checked`;
  const loops = bound === null ? "" : ` ${loopBound(bound)}`;
  return `no bug found${loops}, ${plainText(reason, 300)}; more was not checked`;
}
function loopBound(bound) {
  if (bound === null) return "within the bound that was searched";
  return `with loops running at most ${bound === 1 ? "once" : `${bound} times`}`;
}

// src/review/undecided-subjects.ts
function undecidedSubjects(report) {
  return [
    ...undecidedFunctions(report).map((result) => ({ ...result, text: verdictWords(result).text })),
    ...undecidedUnits(report).map((result) => {
      return { name: result.unit.entry, file: result.unit.file, text: verdictWords(result).text };
    })
  ];
}

export {
  verdictWords,
  loopBound,
  undecidedSubjects,
  terminalStyle,
  withoutStyle,
  messageTerminal,
  today
};

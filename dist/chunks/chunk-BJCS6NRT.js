import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  isBelow
} from "./chunk-2BJRHKLQ.js";
import {
  ConfigurationError,
  external_exports
} from "./chunk-V3QJJ3YM.js";

// src/project/find-compile-commands.ts
import { posix } from "node:path";

// node_modules/shlex/shlex.js
var Shlexer = class {
  constructor(string) {
    this.i = 0;
    this.string = string;
    this.whitespace = " 	\r\n";
    this.quotes = `'"`;
    this.escapes = "\\";
    this.escapedQuotes = '"';
    this.ansiCQuotes = true;
    this.localeQuotes = true;
    this.debug = false;
  }
  readChar() {
    return this.string.charAt(this.i++);
  }
  processEscapes(string, quote, isAnsiCQuote) {
    if (!isAnsiCQuote && !this.escapedQuotes.includes(quote)) {
      return string;
    }
    const anyEscape = "[" + this.escapes.replace(/(.)/g, "\\$1") + "]";
    if (!isAnsiCQuote && this.escapedQuotes.includes(quote)) {
      const re = new RegExp(
        anyEscape + "(" + anyEscape + "|\\" + quote + ")",
        "g"
      );
      return string.replace(re, "$1");
    }
    if (isAnsiCQuote) {
      const patterns = {
        // Literal characters
        "([\\\\'\"?])": (x) => x,
        // Non-printable ASCII characters
        "a": () => "\x07",
        "b": () => "\b",
        "e|E": () => "\x1B",
        "f": () => "\f",
        "n": () => "\n",
        "r": () => "\r",
        "t": () => "	",
        "v": () => "\v",
        // Octal bytes
        "([0-7]{1,3})": (x) => String.fromCharCode(parseInt(x, 8)),
        // Hexadecimal bytes
        "x([0-9a-fA-F]{1,2})": (x) => String.fromCharCode(parseInt(x, 16)),
        // Unicode code units
        "u([0-9a-fA-F]{1,4})": (x) => String.fromCharCode(parseInt(x, 16)),
        "U([0-9a-fA-F]{1,8})": (x) => String.fromCharCode(parseInt(x, 16)),
        // Control characters
        // https://en.wikipedia.org/wiki/Control_character#How_control_characters_map_to_keyboards
        "c(.)": (x) => {
          if (x === "?") {
            return "";
          } else if (x === "@") {
            return "\0";
          } else {
            return String.fromCharCode(x.charCodeAt(0) & 31);
          }
        }
      };
      const re = new RegExp(
        anyEscape + "(" + Object.keys(patterns).join("|") + ")",
        "g"
      );
      return string.replace(re, function(m, p1) {
        for (const matched in patterns) {
          const mm = new RegExp("^" + matched + "$").exec(p1);
          if (mm === null) {
            continue;
          }
          return patterns[matched].apply(null, mm.slice(1));
        }
      });
    }
    return void 0;
  }
  *[Symbol.iterator]() {
    let inQuote = false;
    let inDollarQuote = false;
    let escaped = false;
    let lastDollar = -2;
    let token;
    if (this.debug) {
      console.log("full input:", ">" + this.string + "<");
    }
    while (true) {
      const pos = this.i;
      const char = this.readChar();
      if (this.debug) {
        console.log(
          "position:",
          pos,
          "input:",
          ">" + char + "<",
          "accumulated:",
          token,
          "inQuote:",
          inQuote,
          "inDollarQuote:",
          inDollarQuote,
          "lastDollar:",
          lastDollar,
          "escaped:",
          escaped
        );
      }
      if (char === "") {
        if (inQuote) {
          throw new Error("Got EOF while in a quoted string");
        }
        if (escaped) {
          throw new Error("Got EOF while in an escape sequence");
        }
        if (token !== void 0) {
          yield token;
        }
        return;
      }
      if (escaped) {
        if (char === "\n") {
        } else if (inQuote) {
          token = (token || "") + escaped + char;
        } else {
          token = (token || "") + char;
        }
        escaped = false;
        continue;
      }
      if (this.escapes.includes(char)) {
        if (!inQuote || inDollarQuote !== false || this.escapedQuotes.includes(inQuote)) {
          escaped = char;
          continue;
        } else {
        }
      }
      if (inQuote !== false) {
        if (char === inQuote) {
          token = this.processEscapes(token, inQuote, inDollarQuote === "'");
          inQuote = false;
          inDollarQuote = false;
          continue;
        }
        token = (token || "") + char;
        continue;
      }
      if (this.quotes.includes(char)) {
        inQuote = char;
        if (lastDollar === pos - 1) {
          if (char === "'" && !this.ansiCQuotes) {
          } else if (char === '"' && !this.localeQuotes) {
          } else {
            inDollarQuote = char;
          }
        }
        token = token || "";
        if (inDollarQuote !== false) {
          token = token.slice(0, -1);
        }
        continue;
      }
      if (inQuote === false && char === "$") {
        lastDollar = pos;
      }
      if (this.whitespace.includes(char)) {
        if (token !== void 0) {
          yield token;
        }
        token = void 0;
        continue;
      }
      token = (token || "") + char;
    }
  }
};
function split(s) {
  return Array.from(new Shlexer(s));
}

// src/project/compile-commands.ts
var maxCommandsBytes = 64 * 1024 * 1024;
var maxEntries = 2e5;
var maxCommand = 128 * 1024;
var maxPath = 4096;
var text = external_exports.string().refine((value) => !value.includes("\0"), "holds a NUL character");
var path = text.min(1).max(maxPath);
var entry = external_exports.object({
  directory: path,
  file: path,
  arguments: external_exports.array(text.max(maxCommand)).min(1).max(2e4).optional(),
  command: text.max(maxCommand).optional()
}).refine(
  ({ arguments: list, command }) => list !== void 0 || command !== void 0,
  "needs `arguments` or `command`"
);
var commands = external_exports.string().transform((json, context) => {
  try {
    return JSON.parse(json.replace(/^\uFEFF/, ""));
  } catch {
    context.addIssue({ code: "custom", message: "is not JSON" });
    return external_exports.NEVER;
  }
}).pipe(
  external_exports.array(external_exports.unknown(), "must be a list of entries").max(maxEntries, `has more than ${maxEntries} entries`)
);
function parseCompileCommands(json) {
  const list = commands.safeParse(json);
  if (!list.success) return { ok: false, reason: list.error.issues[0]?.message ?? "can’t be read" };
  const found = [];
  for (const [index, value] of list.data.entries()) {
    const number = index + 1;
    const parsed = entry.safeParse(value);
    if (!parsed.success) return { ok: false, reason: `entry ${number}: ${problem(parsed.error)}` };
    const { directory, file, arguments: list2, command = "" } = parsed.data;
    found.push({ number, directory, file, command: list2 ?? command });
  }
  return { ok: true, commands: found };
}
var maxCommandLength = 64 * 1024;
function argumentsOf({ command }) {
  if (typeof command !== "string") return command.slice(1);
  if (command.length > maxCommandLength) return null;
  try {
    return split(command).slice(1);
  } catch {
    return null;
  }
}
function problem(error) {
  const [issue] = error.issues;
  const field = issue?.path[0];
  return `${field === void 0 ? "" : `\`${String(field)}\`: `}${issue?.message ?? "is wrong"}`;
}

// src/project/printable.ts
var longest = 120;
function printable(name) {
  const plain = name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}`]/gu, "?");
  return plain.length > longest ? `${plain.slice(0, longest)}…` : plain;
}

// src/project/find-compile-commands.ts
async function findCompileCommands(checkout, named, files, reader) {
  if (named !== null) return readNamed(checkout, named, reader);
  const [first, ...others] = await usualPlaces(checkout, files, reader);
  if (first === void 0) return null;
  const name = printable(first);
  const several = `of ${others.length + 1} files \`compile_commands.json\`, \`${name}\` is used; \`compile-commands\` names another one`;
  const result = await read(checkout, posix.join(checkout, first), reader);
  const found = { name, folder: posix.dirname(posix.join(checkout, first)) };
  if (!result.ok) return { ...found, commands: null, notes: [`\`${name}\` is not used: ${result.reason}`] };
  return { ...found, commands: result.commands, notes: others.length > 0 ? [several] : [] };
}
var fileName = "compile_commands.json";
var usual = /^(?:(?:build|_build|builddir|out|target|bin|cmake-build-[^/]+|build[-_.][^/]+|obj)\/(?:[^/]+\/){0,2})?compile_commands\.json$/i;
async function usualPlaces(checkout, files, reader) {
  const isThere = await reader.entryKind(posix.join(checkout, fileName)) !== "missing";
  if (isThere) return [fileName];
  const depth = (path2) => path2.split("/").length;
  return files.filter((file) => usual.test(file)).toSorted((one, other) => depth(one) - depth(other));
}
async function readNamed(checkout, named, reader) {
  const path2 = posix.resolve(checkout, named);
  const name = printable(isBelow(path2, checkout) ? posix.relative(checkout, path2) : path2);
  const result = await read(named.startsWith("/") ? null : checkout, path2, reader);
  if (!result.ok) throw new ConfigurationError(`compile-commands: ${name}: ${result.reason}`);
  return { name, folder: posix.dirname(path2), commands: result.commands, notes: [] };
}
async function read(within, path2, reader) {
  const real = await reader.realPath(path2);
  if (real === null)
    return { ok: false, reason: "there is no such file; the build has to write it first" };
  const fence = within === null ? "/" : await reader.realPath(within);
  if (fence === null || !isBelow(real, fence)) {
    return { ok: false, reason: "it lies outside of the repository" };
  }
  const text2 = await reader.read(real, maxCommandsBytes);
  if (text2 === null) return { ok: false, reason: "it can’t be read, or is larger than 64 MiB" };
  return parseCompileCommands(text2);
}

export {
  printable,
  argumentsOf,
  findCompileCommands
};

import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  dialectsOf,
  directivesOf,
  groupOf,
  lexC,
  pLimit,
  propertyKinds,
  readAs,
  runProcess,
  spellingOf
} from "./chunk-A4M7MBKW.js";
import {
  ConfigurationError,
  __commonJS,
  __toESM
} from "./chunk-KFLMKR3G.js";

// node_modules/picomatch/lib/constants.js
var require_constants = __commonJS({
  "node_modules/picomatch/lib/constants.js"(exports, module) {
    "use strict";
    var WIN_SLASH = "\\\\/";
    var WIN_NO_SLASH = `[^${WIN_SLASH}]`;
    var DEFAULT_MAX_EXTGLOB_RECURSION = 0;
    var DOT_LITERAL = "\\.";
    var PLUS_LITERAL = "\\+";
    var QMARK_LITERAL = "\\?";
    var SLASH_LITERAL = "\\/";
    var ONE_CHAR = "(?=.)";
    var QMARK = "[^/]";
    var END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
    var START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
    var DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
    var NO_DOT = `(?!${DOT_LITERAL})`;
    var NO_DOTS = `(?!${START_ANCHOR}${DOTS_SLASH})`;
    var NO_DOT_SLASH = `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`;
    var NO_DOTS_SLASH = `(?!${DOTS_SLASH})`;
    var QMARK_NO_DOT = `[^.${SLASH_LITERAL}]`;
    var STAR = `${QMARK}*?`;
    var SEP = "/";
    var POSIX_CHARS = {
      DOT_LITERAL,
      PLUS_LITERAL,
      QMARK_LITERAL,
      SLASH_LITERAL,
      ONE_CHAR,
      QMARK,
      END_ANCHOR,
      DOTS_SLASH,
      NO_DOT,
      NO_DOTS,
      NO_DOT_SLASH,
      NO_DOTS_SLASH,
      QMARK_NO_DOT,
      STAR,
      START_ANCHOR,
      SEP
    };
    var WINDOWS_CHARS = {
      ...POSIX_CHARS,
      SLASH_LITERAL: `[${WIN_SLASH}]`,
      QMARK: WIN_NO_SLASH,
      STAR: `${WIN_NO_SLASH}*?`,
      DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
      NO_DOT: `(?!${DOT_LITERAL})`,
      NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
      NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
      NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
      QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
      START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
      END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
      SEP: "\\"
    };
    var POSIX_REGEX_SOURCE = {
      __proto__: null,
      alnum: "a-zA-Z0-9",
      alpha: "a-zA-Z",
      ascii: "\\x00-\\x7F",
      blank: " \\t",
      cntrl: "\\x00-\\x1F\\x7F",
      digit: "0-9",
      graph: "\\x21-\\x7E",
      lower: "a-z",
      print: "\\x20-\\x7E ",
      punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
      space: " \\t\\r\\n\\v\\f",
      upper: "A-Z",
      word: "A-Za-z0-9_",
      xdigit: "A-Fa-f0-9"
    };
    module.exports = {
      DEFAULT_MAX_EXTGLOB_RECURSION,
      MAX_LENGTH: 1024 * 64,
      POSIX_REGEX_SOURCE,
      // regular expressions
      REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
      REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
      REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
      REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
      REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
      REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
      // Replace globs with equivalent patterns to reduce parsing time.
      REPLACEMENTS: {
        __proto__: null,
        "***": "*",
        "**/**": "**",
        "**/**/**": "**"
      },
      // Digits
      CHAR_0: 48,
      /* 0 */
      CHAR_9: 57,
      /* 9 */
      // Alphabet chars.
      CHAR_UPPERCASE_A: 65,
      /* A */
      CHAR_LOWERCASE_A: 97,
      /* a */
      CHAR_UPPERCASE_Z: 90,
      /* Z */
      CHAR_LOWERCASE_Z: 122,
      /* z */
      CHAR_LEFT_PARENTHESES: 40,
      /* ( */
      CHAR_RIGHT_PARENTHESES: 41,
      /* ) */
      CHAR_ASTERISK: 42,
      /* * */
      // Non-alphabetic chars.
      CHAR_AMPERSAND: 38,
      /* & */
      CHAR_AT: 64,
      /* @ */
      CHAR_BACKWARD_SLASH: 92,
      /* \ */
      CHAR_CARRIAGE_RETURN: 13,
      /* \r */
      CHAR_CIRCUMFLEX_ACCENT: 94,
      /* ^ */
      CHAR_COLON: 58,
      /* : */
      CHAR_COMMA: 44,
      /* , */
      CHAR_DOT: 46,
      /* . */
      CHAR_DOUBLE_QUOTE: 34,
      /* " */
      CHAR_EQUAL: 61,
      /* = */
      CHAR_EXCLAMATION_MARK: 33,
      /* ! */
      CHAR_FORM_FEED: 12,
      /* \f */
      CHAR_FORWARD_SLASH: 47,
      /* / */
      CHAR_GRAVE_ACCENT: 96,
      /* ` */
      CHAR_HASH: 35,
      /* # */
      CHAR_HYPHEN_MINUS: 45,
      /* - */
      CHAR_LEFT_ANGLE_BRACKET: 60,
      /* < */
      CHAR_LEFT_CURLY_BRACE: 123,
      /* { */
      CHAR_LEFT_SQUARE_BRACKET: 91,
      /* [ */
      CHAR_LINE_FEED: 10,
      /* \n */
      CHAR_NO_BREAK_SPACE: 160,
      /* \u00A0 */
      CHAR_PERCENT: 37,
      /* % */
      CHAR_PLUS: 43,
      /* + */
      CHAR_QUESTION_MARK: 63,
      /* ? */
      CHAR_RIGHT_ANGLE_BRACKET: 62,
      /* > */
      CHAR_RIGHT_CURLY_BRACE: 125,
      /* } */
      CHAR_RIGHT_SQUARE_BRACKET: 93,
      /* ] */
      CHAR_SEMICOLON: 59,
      /* ; */
      CHAR_SINGLE_QUOTE: 39,
      /* ' */
      CHAR_SPACE: 32,
      /*   */
      CHAR_TAB: 9,
      /* \t */
      CHAR_UNDERSCORE: 95,
      /* _ */
      CHAR_VERTICAL_LINE: 124,
      /* | */
      CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
      /* \uFEFF */
      /**
       * Create EXTGLOB_CHARS
       */
      extglobChars(chars) {
        return {
          "!": { type: "negate", open: "(?:(?!(?:", close: `))${chars.STAR})` },
          "?": { type: "qmark", open: "(?:", close: ")?" },
          "+": { type: "plus", open: "(?:", close: ")+" },
          "*": { type: "star", open: "(?:", close: ")*" },
          "@": { type: "at", open: "(?:", close: ")" }
        };
      },
      /**
       * Create GLOB_CHARS
       */
      globChars(win32) {
        return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
      }
    };
  }
});

// node_modules/picomatch/lib/utils.js
var require_utils = __commonJS({
  "node_modules/picomatch/lib/utils.js"(exports) {
    "use strict";
    var {
      REGEX_BACKSLASH,
      REGEX_REMOVE_BACKSLASH,
      REGEX_SPECIAL_CHARS,
      REGEX_SPECIAL_CHARS_GLOBAL
    } = require_constants();
    exports.isObject = (val) => val !== null && typeof val === "object" && !Array.isArray(val);
    exports.hasRegexChars = (str) => REGEX_SPECIAL_CHARS.test(str);
    exports.isRegexChar = (str) => str.length === 1 && exports.hasRegexChars(str);
    exports.escapeRegex = (str) => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, "\\$1");
    exports.toPosixSlashes = (str) => str.replace(REGEX_BACKSLASH, "/");
    exports.isWindows = () => {
      if (typeof navigator !== "undefined" && navigator.platform) {
        const platform = navigator.platform.toLowerCase();
        return platform === "win32" || platform === "windows";
      }
      if (typeof process !== "undefined" && process.platform) {
        return process.platform === "win32";
      }
      return false;
    };
    exports.removeBackslashes = (str) => {
      return str.replace(REGEX_REMOVE_BACKSLASH, (match) => {
        return match === "\\" ? "" : match;
      });
    };
    exports.escapeLast = (input, char, lastIdx) => {
      const idx = input.lastIndexOf(char, lastIdx);
      if (idx === -1) return input;
      if (input[idx - 1] === "\\") return exports.escapeLast(input, char, idx - 1);
      return `${input.slice(0, idx)}\\${input.slice(idx)}`;
    };
    exports.removePrefix = (input, state = {}) => {
      let output = input;
      if (output.startsWith("./")) {
        output = output.slice(2);
        state.prefix = "./";
      }
      return output;
    };
    exports.wrapOutput = (input, state = {}, options = {}) => {
      const prepend = options.contains ? "" : "^";
      const append = options.contains ? "" : "$";
      let output = `${prepend}(?:${input})${append}`;
      if (state.negated === true) {
        output = `(?:^(?!${output}).*$)`;
      }
      return output;
    };
    exports.basename = (path, { windows } = {}) => {
      const segs = path.split(windows ? /[\\/]/ : "/");
      const last = segs[segs.length - 1];
      if (last === "") {
        return segs[segs.length - 2];
      }
      return last;
    };
  }
});

// node_modules/picomatch/lib/scan.js
var require_scan = __commonJS({
  "node_modules/picomatch/lib/scan.js"(exports, module) {
    "use strict";
    var utils = require_utils();
    var {
      CHAR_ASTERISK,
      /* * */
      CHAR_AT,
      /* @ */
      CHAR_BACKWARD_SLASH,
      /* \ */
      CHAR_COMMA,
      /* , */
      CHAR_DOT,
      /* . */
      CHAR_EXCLAMATION_MARK,
      /* ! */
      CHAR_FORWARD_SLASH,
      /* / */
      CHAR_LEFT_CURLY_BRACE,
      /* { */
      CHAR_LEFT_PARENTHESES,
      /* ( */
      CHAR_LEFT_SQUARE_BRACKET,
      /* [ */
      CHAR_PLUS,
      /* + */
      CHAR_QUESTION_MARK,
      /* ? */
      CHAR_RIGHT_CURLY_BRACE,
      /* } */
      CHAR_RIGHT_PARENTHESES,
      /* ) */
      CHAR_RIGHT_SQUARE_BRACKET
      /* ] */
    } = require_constants();
    var isPathSeparator = (code) => {
      return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
    };
    var depth = (token2) => {
      if (token2.isPrefix !== true) {
        token2.depth = token2.isGlobstar ? Infinity : 1;
      }
    };
    var scan = (input, options) => {
      const opts = options || {};
      const length = input.length - 1;
      const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
      const slashes = [];
      const tokens = [];
      const parts = [];
      let str = input;
      let index = -1;
      let start = 0;
      let lastIndex = 0;
      let isBrace = false;
      let isBracket = false;
      let isGlob = false;
      let isExtglob = false;
      let isGlobstar = false;
      let braceEscaped = false;
      let backslashes = false;
      let negated = false;
      let negatedExtglob = false;
      let finished = false;
      let braces = 0;
      let prev;
      let code;
      let token2 = { value: "", depth: 0, isGlob: false };
      const eos = () => index >= length;
      const peek = () => str.charCodeAt(index + 1);
      const advance = () => {
        prev = code;
        return str.charCodeAt(++index);
      };
      while (index < length) {
        code = advance();
        let next;
        if (code === CHAR_BACKWARD_SLASH) {
          backslashes = token2.backslashes = true;
          code = advance();
          if (code === CHAR_LEFT_CURLY_BRACE) {
            braceEscaped = true;
          }
          continue;
        }
        if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
          braces++;
          while (eos() !== true && (code = advance())) {
            if (code === CHAR_BACKWARD_SLASH) {
              backslashes = token2.backslashes = true;
              advance();
              continue;
            }
            if (code === CHAR_LEFT_CURLY_BRACE) {
              braces++;
              continue;
            }
            if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
              isBrace = token2.isBrace = true;
              isGlob = token2.isGlob = true;
              finished = true;
              if (scanToEnd === true) {
                continue;
              }
              break;
            }
            if (braceEscaped !== true && code === CHAR_COMMA) {
              isBrace = token2.isBrace = true;
              isGlob = token2.isGlob = true;
              finished = true;
              if (scanToEnd === true) {
                continue;
              }
              break;
            }
            if (code === CHAR_RIGHT_CURLY_BRACE) {
              braces--;
              if (braces === 0) {
                braceEscaped = false;
                isBrace = token2.isBrace = true;
                finished = true;
                break;
              }
            }
          }
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code === CHAR_FORWARD_SLASH) {
          slashes.push(index);
          tokens.push(token2);
          token2 = { value: "", depth: 0, isGlob: false };
          if (finished === true) continue;
          if (prev === CHAR_DOT && index === start + 1) {
            start += 2;
            continue;
          }
          lastIndex = index + 1;
          continue;
        }
        if (opts.noext !== true) {
          const isExtglobChar = code === CHAR_PLUS || code === CHAR_AT || code === CHAR_ASTERISK || code === CHAR_QUESTION_MARK || code === CHAR_EXCLAMATION_MARK;
          if (isExtglobChar === true && peek() === CHAR_LEFT_PARENTHESES) {
            isGlob = token2.isGlob = true;
            isExtglob = token2.isExtglob = true;
            finished = true;
            if (code === CHAR_EXCLAMATION_MARK && index === start) {
              negatedExtglob = true;
            }
            if (scanToEnd === true) {
              let parens = 0;
              while (eos() !== true && (code = advance())) {
                if (code === CHAR_BACKWARD_SLASH) {
                  backslashes = token2.backslashes = true;
                  advance();
                  continue;
                }
                if (code === CHAR_LEFT_PARENTHESES) {
                  parens++;
                  continue;
                }
                if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
                  finished = true;
                  break;
                }
              }
              continue;
            }
            break;
          }
        }
        if (code === CHAR_ASTERISK) {
          if (prev === CHAR_ASTERISK) isGlobstar = token2.isGlobstar = true;
          isGlob = token2.isGlob = true;
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code === CHAR_QUESTION_MARK) {
          isGlob = token2.isGlob = true;
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code === CHAR_LEFT_SQUARE_BRACKET) {
          while (eos() !== true && (next = advance())) {
            if (next === CHAR_BACKWARD_SLASH) {
              backslashes = token2.backslashes = true;
              advance();
              continue;
            }
            if (next === CHAR_RIGHT_SQUARE_BRACKET) {
              isBracket = token2.isBracket = true;
              isGlob = token2.isGlob = true;
              finished = true;
              break;
            }
          }
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
          negated = token2.negated = true;
          start++;
          continue;
        }
        if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
          isGlob = token2.isGlob = true;
          if (scanToEnd === true) {
            let parens = 1;
            while (eos() !== true && (code = advance())) {
              if (code === CHAR_BACKWARD_SLASH) {
                backslashes = token2.backslashes = true;
                advance();
                continue;
              }
              if (code === CHAR_LEFT_PARENTHESES) {
                parens++;
                continue;
              }
              if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
                finished = true;
                break;
              }
            }
            continue;
          }
          break;
        }
        if (isGlob === true) {
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
      }
      if (opts.noext === true) {
        isExtglob = false;
        isGlob = false;
      }
      let base = str;
      let prefix = "";
      let glob = "";
      if (start > 0) {
        prefix = str.slice(0, start);
        str = str.slice(start);
        lastIndex -= start;
      }
      if (base && isGlob === true && lastIndex > 0) {
        base = str.slice(0, lastIndex);
        glob = str.slice(lastIndex);
      } else if (isGlob === true) {
        base = "";
        glob = str;
      } else {
        base = str;
      }
      if (base && base !== "" && base !== "/" && base !== str) {
        if (isPathSeparator(base.charCodeAt(base.length - 1))) {
          base = base.slice(0, -1);
        }
      }
      if (opts.unescape === true) {
        if (glob) glob = utils.removeBackslashes(glob);
        if (base && backslashes === true) {
          base = utils.removeBackslashes(base);
        }
      }
      const state = {
        prefix,
        input,
        start,
        base,
        glob,
        isBrace,
        isBracket,
        isGlob,
        isExtglob,
        isGlobstar,
        negated,
        negatedExtglob
      };
      if (opts.tokens === true) {
        state.maxDepth = 0;
        if (!isPathSeparator(code)) {
          tokens.push(token2);
        }
        state.tokens = tokens;
      }
      if (opts.parts === true || opts.tokens === true) {
        let prevIndex;
        for (let idx = 0; idx < slashes.length; idx++) {
          const n2 = prevIndex !== void 0 ? prevIndex + 1 : start;
          const i = slashes[idx];
          const value2 = input.slice(n2, i);
          if (opts.tokens) {
            if (idx === 0 && start !== 0) {
              tokens[idx].isPrefix = true;
              tokens[idx].value = prefix;
            } else {
              tokens[idx].value = value2;
            }
            depth(tokens[idx]);
            state.maxDepth += tokens[idx].depth;
          }
          if (i >= start) {
            parts.push(value2);
            prevIndex = i;
          }
        }
        const n = prevIndex !== void 0 ? prevIndex + 1 : start;
        const value = input.slice(n);
        parts.push(value);
        if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
          tokens[tokens.length - 1].value = value;
          depth(tokens[tokens.length - 1]);
          state.maxDepth += tokens[tokens.length - 1].depth;
        }
        state.slashes = slashes;
        state.parts = parts;
      }
      return state;
    };
    module.exports = scan;
  }
});

// node_modules/picomatch/lib/parse.js
var require_parse = __commonJS({
  "node_modules/picomatch/lib/parse.js"(exports, module) {
    "use strict";
    var constants = require_constants();
    var utils = require_utils();
    var {
      MAX_LENGTH,
      POSIX_REGEX_SOURCE,
      REGEX_NON_SPECIAL_CHARS,
      REGEX_SPECIAL_CHARS_BACKREF,
      REPLACEMENTS
    } = constants;
    var expandRange = (args, options) => {
      if (typeof options.expandRange === "function") {
        return options.expandRange(...args, options);
      }
      args.sort();
      const value = `[${args.join("-")}]`;
      try {
        new RegExp(value);
      } catch (ex) {
        return args.map((v) => utils.escapeRegex(v)).join("..");
      }
      return value;
    };
    var syntaxError = (type, char) => {
      return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
    };
    var splitTopLevel = (input) => {
      const parts = [];
      let bracket = 0;
      let paren = 0;
      let quote = 0;
      let value = "";
      let escaped2 = false;
      for (const ch of input) {
        if (escaped2 === true) {
          value += ch;
          escaped2 = false;
          continue;
        }
        if (ch === "\\") {
          value += ch;
          escaped2 = true;
          continue;
        }
        if (ch === '"') {
          quote = quote === 1 ? 0 : 1;
          value += ch;
          continue;
        }
        if (quote === 0) {
          if (ch === "[") {
            bracket++;
          } else if (ch === "]" && bracket > 0) {
            bracket--;
          } else if (bracket === 0) {
            if (ch === "(") {
              paren++;
            } else if (ch === ")" && paren > 0) {
              paren--;
            } else if (ch === "|" && paren === 0) {
              parts.push(value);
              value = "";
              continue;
            }
          }
        }
        value += ch;
      }
      parts.push(value);
      return parts;
    };
    var isPlainBranch = (branch) => {
      let escaped2 = false;
      for (const ch of branch) {
        if (escaped2 === true) {
          escaped2 = false;
          continue;
        }
        if (ch === "\\") {
          escaped2 = true;
          continue;
        }
        if (/[?*+@!()[\]{}]/.test(ch)) {
          return false;
        }
      }
      return true;
    };
    var normalizeSimpleBranch = (branch) => {
      let value = branch.trim();
      let changed2 = true;
      while (changed2 === true) {
        changed2 = false;
        if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
          value = value.slice(2, -1);
          changed2 = true;
        }
      }
      if (!isPlainBranch(value)) {
        return;
      }
      return value.replace(/\\(.)/g, "$1");
    };
    var hasRepeatedCharPrefixOverlap = (branches) => {
      const values = branches.map(normalizeSimpleBranch).filter(Boolean);
      for (let i = 0; i < values.length; i++) {
        for (let j = i + 1; j < values.length; j++) {
          const a = values[i];
          const b = values[j];
          const char = a[0];
          if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) {
            continue;
          }
          if (a === b || a.startsWith(b) || b.startsWith(a)) {
            return true;
          }
        }
      }
      return false;
    };
    var parseRepeatedExtglob = (pattern, requireEnd = true) => {
      if (pattern[0] !== "+" && pattern[0] !== "*" || pattern[1] !== "(") {
        return;
      }
      let bracket = 0;
      let paren = 0;
      let quote = 0;
      let escaped2 = false;
      for (let i = 1; i < pattern.length; i++) {
        const ch = pattern[i];
        if (escaped2 === true) {
          escaped2 = false;
          continue;
        }
        if (ch === "\\") {
          escaped2 = true;
          continue;
        }
        if (ch === '"') {
          quote = quote === 1 ? 0 : 1;
          continue;
        }
        if (quote === 1) {
          continue;
        }
        if (ch === "[") {
          bracket++;
          continue;
        }
        if (ch === "]" && bracket > 0) {
          bracket--;
          continue;
        }
        if (bracket > 0) {
          continue;
        }
        if (ch === "(") {
          paren++;
          continue;
        }
        if (ch === ")") {
          paren--;
          if (paren === 0) {
            if (requireEnd === true && i !== pattern.length - 1) {
              return;
            }
            return {
              type: pattern[0],
              body: pattern.slice(2, i),
              end: i
            };
          }
        }
      }
    };
    var buildCharClassStar = (chars) => {
      const source = chars.length === 1 ? utils.escapeRegex(chars[0]) : `[${chars.map((ch) => utils.escapeRegex(ch)).join("")}]`;
      return `${source}*`;
    };
    var getStarExtglobSequenceChars = (pattern) => {
      let index = 0;
      const chars = [];
      while (index < pattern.length) {
        const match = parseRepeatedExtglob(pattern.slice(index), false);
        if (!match || match.type !== "*") {
          return;
        }
        const branches = splitTopLevel(match.body).map((branch2) => branch2.trim());
        if (branches.length !== 1) {
          return;
        }
        const branch = normalizeSimpleBranch(branches[0]);
        if (!branch || branch.length !== 1) {
          return;
        }
        chars.push(branch);
        index += match.end + 1;
      }
      if (chars.length < 1) {
        return;
      }
      return chars;
    };
    var repeatedExtglobRecursion = (pattern) => {
      let depth = 0;
      let value = pattern.trim();
      let match = parseRepeatedExtglob(value);
      while (match) {
        depth++;
        value = match.body.trim();
        match = parseRepeatedExtglob(value);
      }
      return depth;
    };
    var analyzeRepeatedExtglob = (body, options) => {
      if (options.maxExtglobRecursion === false) {
        return { risky: false };
      }
      const max = typeof options.maxExtglobRecursion === "number" ? options.maxExtglobRecursion : constants.DEFAULT_MAX_EXTGLOB_RECURSION;
      const branches = splitTopLevel(body).map((branch) => branch.trim());
      if (branches.length > 1) {
        if (branches.some((branch) => branch === "") || branches.some((branch) => /^[*?]+$/.test(branch)) || hasRepeatedCharPrefixOverlap(branches)) {
          return { risky: true };
        }
      }
      const safeChars = [];
      let sawStarSequence = false;
      let combinable = true;
      for (const branch of branches) {
        const chars = getStarExtglobSequenceChars(branch);
        if (chars) {
          sawStarSequence = true;
          safeChars.push(...chars);
          continue;
        }
        const literal = normalizeSimpleBranch(branch);
        if (literal && literal.length === 1) {
          safeChars.push(literal);
          continue;
        }
        combinable = false;
        if (repeatedExtglobRecursion(branch) > max) {
          return { risky: true };
        }
      }
      if (sawStarSequence) {
        return combinable ? { risky: true, safeOutput: buildCharClassStar([...new Set(safeChars)]) } : { risky: true };
      }
      return { risky: false };
    };
    var parse = (input, options) => {
      if (typeof input !== "string") {
        throw new TypeError("Expected a string");
      }
      input = REPLACEMENTS[input] || input;
      const opts = { ...options };
      const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
      let len = input.length;
      if (len > max) {
        throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
      }
      const bos = { type: "bos", value: "", output: opts.prepend || "" };
      const tokens = [bos];
      const capture = opts.capture ? "" : "?:";
      const PLATFORM_CHARS = constants.globChars(opts.windows);
      const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);
      const {
        DOT_LITERAL,
        PLUS_LITERAL,
        SLASH_LITERAL,
        ONE_CHAR,
        DOTS_SLASH,
        NO_DOT,
        NO_DOT_SLASH,
        NO_DOTS_SLASH,
        QMARK,
        QMARK_NO_DOT,
        STAR,
        START_ANCHOR
      } = PLATFORM_CHARS;
      const globstar = (opts2) => {
        return `(${capture}(?:(?!${START_ANCHOR}${opts2.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
      };
      const nodot = opts.dot ? "" : NO_DOT;
      const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
      let star = opts.bash === true ? globstar(opts) : STAR;
      if (opts.capture) {
        star = `(${star})`;
      }
      if (typeof opts.noext === "boolean") {
        opts.noextglob = opts.noext;
      }
      const state = {
        input,
        index: -1,
        start: 0,
        dot: opts.dot === true,
        consumed: "",
        output: "",
        prefix: "",
        backtrack: false,
        negated: false,
        brackets: 0,
        braces: 0,
        parens: 0,
        quotes: 0,
        globstar: false,
        tokens
      };
      input = utils.removePrefix(input, state);
      len = input.length;
      const extglobs = [];
      const braces = [];
      const stack = [];
      let prev = bos;
      let value;
      const eos = () => state.index === len - 1;
      const peek = state.peek = (n = 1) => input[state.index + n];
      const advance = state.advance = () => input[++state.index] || "";
      const remaining = () => input.slice(state.index + 1);
      const consume = (value2 = "", num = 0) => {
        state.consumed += value2;
        state.index += num;
      };
      const append = (token2) => {
        state.output += token2.output != null ? token2.output : token2.value;
        consume(token2.value);
      };
      const negate = () => {
        let count = 1;
        while (peek() === "!" && (peek(2) !== "(" || peek(3) === "?")) {
          advance();
          state.start++;
          count++;
        }
        if (count % 2 === 0) {
          return false;
        }
        state.negated = true;
        state.start++;
        return true;
      };
      const increment = (type) => {
        state[type]++;
        stack.push(type);
      };
      const decrement = (type) => {
        state[type]--;
        stack.pop();
      };
      const push = (tok) => {
        if (prev.type === "globstar") {
          const isBrace = state.braces > 0 && (tok.type === "comma" || tok.type === "brace");
          const isExtglob = tok.extglob === true || extglobs.length && (tok.type === "pipe" || tok.type === "paren");
          if (tok.type !== "slash" && tok.type !== "paren" && !isBrace && !isExtglob) {
            state.output = state.output.slice(0, -prev.output.length);
            prev.type = "star";
            prev.value = "*";
            prev.output = star;
            state.output += prev.output;
          }
        }
        if (extglobs.length && tok.type !== "paren") {
          extglobs[extglobs.length - 1].inner += tok.value;
        }
        if (tok.value || tok.output) append(tok);
        if (prev && prev.type === "text" && tok.type === "text") {
          prev.output = (prev.output || prev.value) + tok.value;
          prev.value += tok.value;
          return;
        }
        tok.prev = prev;
        tokens.push(tok);
        prev = tok;
      };
      const extglobOpen = (type, value2) => {
        const token2 = { ...EXTGLOB_CHARS[value2], conditions: 1, inner: "" };
        token2.prev = prev;
        token2.parens = state.parens;
        token2.output = state.output;
        token2.startIndex = state.index;
        token2.tokensIndex = tokens.length;
        const output = (opts.capture ? "(" : "") + token2.open;
        increment("parens");
        push({ type, value: value2, output: state.output ? "" : ONE_CHAR });
        push({ type: "paren", extglob: true, value: advance(), output });
        extglobs.push(token2);
      };
      const extglobClose = (token2) => {
        const literal = input.slice(token2.startIndex, state.index + 1);
        const body = input.slice(token2.startIndex + 2, state.index);
        const analysis = analyzeRepeatedExtglob(body, opts);
        if ((token2.type === "plus" || token2.type === "star") && analysis.risky) {
          const safeOutput = analysis.safeOutput ? (token2.output ? "" : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput) : void 0;
          const open = tokens[token2.tokensIndex];
          open.type = "text";
          open.value = literal;
          open.output = safeOutput || utils.escapeRegex(literal);
          for (let i = token2.tokensIndex + 1; i < tokens.length; i++) {
            tokens[i].value = "";
            tokens[i].output = "";
            delete tokens[i].suffix;
          }
          state.output = token2.output + open.output;
          state.backtrack = true;
          push({ type: "paren", extglob: true, value, output: "" });
          decrement("parens");
          return;
        }
        let output = token2.close + (opts.capture ? ")" : "");
        let rest;
        if (token2.type === "negate") {
          let extglobStar = star;
          if (token2.inner && token2.inner.length > 1 && token2.inner.includes("/")) {
            extglobStar = globstar(opts);
          }
          if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) {
            output = token2.close = `)$))${extglobStar}`;
          }
          if (token2.inner.includes("*") && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) {
            const expression = parse(rest, { ...options, fastpaths: false }).output;
            output = token2.close = `)${expression})${extglobStar})`;
          }
          if (token2.prev.type === "bos") {
            state.negatedExtglob = true;
          }
        }
        push({ type: "paren", extglob: true, value, output });
        decrement("parens");
      };
      if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
        let backslashes = false;
        let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
          if (first === "\\") {
            backslashes = true;
            return m;
          }
          if (first === "?") {
            if (esc) {
              return esc + first + (rest ? QMARK.repeat(rest.length) : "");
            }
            if (index === 0) {
              return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : "");
            }
            return QMARK.repeat(chars.length);
          }
          if (first === ".") {
            return DOT_LITERAL.repeat(chars.length);
          }
          if (first === "*") {
            if (esc) {
              return esc + first + (rest ? star : "");
            }
            return star;
          }
          return esc ? m : `\\${m}`;
        });
        if (backslashes === true) {
          if (opts.unescape === true) {
            output = output.replace(/\\/g, "");
          } else {
            output = output.replace(/\\+/g, (m) => {
              return m.length % 2 === 0 ? "\\\\" : m ? "\\" : "";
            });
          }
        }
        if (output === input && opts.contains === true) {
          state.output = input;
          return state;
        }
        state.output = utils.wrapOutput(output, state, options);
        return state;
      }
      while (!eos()) {
        value = advance();
        if (value === "\0") {
          continue;
        }
        if (value === "\\") {
          const next = peek();
          if (next === "/" && opts.bash !== true) {
            continue;
          }
          if (next === "." || next === ";") {
            continue;
          }
          if (!next) {
            value += "\\";
            push({ type: "text", value });
            continue;
          }
          const match = /^\\+/.exec(remaining());
          let slashes = 0;
          if (match && match[0].length > 2) {
            slashes = match[0].length;
            state.index += slashes;
            if (slashes % 2 !== 0) {
              value += "\\";
            }
          }
          if (opts.unescape === true) {
            value = advance();
          } else {
            value += advance();
          }
          if (state.brackets === 0) {
            push({ type: "text", value });
            continue;
          }
        }
        if (state.brackets > 0 && (value !== "]" || prev.value === "[" || prev.value === "[^")) {
          if (opts.posix !== false && value === ":") {
            const inner = prev.value.slice(1);
            if (inner.includes("[")) {
              prev.posix = true;
              if (inner.includes(":")) {
                const idx = prev.value.lastIndexOf("[");
                const pre = prev.value.slice(0, idx);
                const rest2 = prev.value.slice(idx + 2);
                const posix8 = POSIX_REGEX_SOURCE[rest2];
                if (posix8) {
                  prev.value = pre + posix8;
                  state.backtrack = true;
                  advance();
                  if (!bos.output && tokens.indexOf(prev) === 1) {
                    bos.output = ONE_CHAR;
                  }
                  continue;
                }
              }
            }
          }
          if (value === "[" && peek() !== ":" || value === "-" && peek() === "]") {
            value = `\\${value}`;
          }
          if (value === "]" && (prev.value === "[" || prev.value === "[^")) {
            value = `\\${value}`;
          }
          if (opts.posix === true && value === "!" && prev.value === "[") {
            value = "^";
          }
          prev.value += value;
          append({ value });
          continue;
        }
        if (state.quotes === 1 && value !== '"') {
          value = utils.escapeRegex(value);
          prev.value += value;
          append({ value });
          continue;
        }
        if (value === '"') {
          state.quotes = state.quotes === 1 ? 0 : 1;
          if (opts.keepQuotes === true) {
            push({ type: "text", value });
          }
          continue;
        }
        if (value === "(") {
          increment("parens");
          push({ type: "paren", value });
          continue;
        }
        if (value === ")") {
          if (state.parens === 0 && opts.strictBrackets === true) {
            throw new SyntaxError(syntaxError("opening", "("));
          }
          const extglob = extglobs[extglobs.length - 1];
          if (extglob && state.parens === extglob.parens + 1) {
            extglobClose(extglobs.pop());
            continue;
          }
          push({ type: "paren", value, output: state.parens ? ")" : "\\)" });
          decrement("parens");
          continue;
        }
        if (value === "[") {
          if (opts.nobracket === true || !remaining().includes("]")) {
            if (opts.nobracket !== true && opts.strictBrackets === true) {
              throw new SyntaxError(syntaxError("closing", "]"));
            }
            value = `\\${value}`;
          } else {
            increment("brackets");
          }
          push({ type: "bracket", value });
          continue;
        }
        if (value === "]") {
          if (opts.nobracket === true || prev && prev.type === "bracket" && prev.value.length === 1) {
            push({ type: "text", value, output: `\\${value}` });
            continue;
          }
          if (state.brackets === 0) {
            if (opts.strictBrackets === true) {
              throw new SyntaxError(syntaxError("opening", "["));
            }
            push({ type: "text", value, output: `\\${value}` });
            continue;
          }
          decrement("brackets");
          const prevValue = prev.value.slice(1);
          if (prev.posix !== true && prevValue[0] === "^" && !prevValue.includes("/")) {
            value = `/${value}`;
          }
          prev.value += value;
          append({ value });
          if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) {
            continue;
          }
          const escaped2 = utils.escapeRegex(prev.value);
          state.output = state.output.slice(0, -prev.value.length);
          if (opts.literalBrackets === true) {
            state.output += escaped2;
            prev.value = escaped2;
            continue;
          }
          prev.value = `(${capture}${escaped2}|${prev.value})`;
          state.output += prev.value;
          continue;
        }
        if (value === "{" && opts.nobrace !== true) {
          increment("braces");
          const open = {
            type: "brace",
            value,
            output: "(",
            outputIndex: state.output.length,
            tokensIndex: state.tokens.length
          };
          braces.push(open);
          push(open);
          continue;
        }
        if (value === "}") {
          const brace = braces[braces.length - 1];
          if (opts.nobrace === true || !brace) {
            push({ type: "text", value, output: value });
            continue;
          }
          let output = ")";
          if (brace.dots === true) {
            const arr = tokens.slice();
            const range = [];
            for (let i = arr.length - 1; i >= 0; i--) {
              tokens.pop();
              if (arr[i].type === "brace") {
                break;
              }
              if (arr[i].type !== "dots") {
                range.unshift(arr[i].value);
              }
            }
            output = expandRange(range, opts);
            state.backtrack = true;
          }
          if (brace.comma !== true && brace.dots !== true) {
            const out = state.output.slice(0, brace.outputIndex);
            const toks = state.tokens.slice(brace.tokensIndex);
            brace.value = brace.output = "\\{";
            value = output = "\\}";
            state.output = out;
            for (const t of toks) {
              state.output += t.output || t.value;
            }
          }
          push({ type: "brace", value, output });
          decrement("braces");
          braces.pop();
          continue;
        }
        if (value === "|") {
          if (extglobs.length > 0) {
            extglobs[extglobs.length - 1].conditions++;
          }
          push({ type: "text", value });
          continue;
        }
        if (value === ",") {
          let output = value;
          const brace = braces[braces.length - 1];
          if (brace && stack[stack.length - 1] === "braces") {
            brace.comma = true;
            output = "|";
          }
          push({ type: "comma", value, output });
          continue;
        }
        if (value === "/") {
          if (prev.type === "dot" && state.index === state.start + 1) {
            state.start = state.index + 1;
            state.consumed = "";
            state.output = "";
            tokens.pop();
            prev = bos;
            continue;
          }
          push({ type: "slash", value, output: SLASH_LITERAL });
          continue;
        }
        if (value === ".") {
          if (state.braces > 0 && prev.type === "dot") {
            if (prev.value === ".") prev.output = DOT_LITERAL;
            const brace = braces[braces.length - 1];
            prev.type = "dots";
            prev.output += value;
            prev.value += value;
            brace.dots = true;
            continue;
          }
          if (state.braces + state.parens === 0 && prev.type !== "bos" && prev.type !== "slash") {
            push({ type: "text", value, output: DOT_LITERAL });
            continue;
          }
          push({ type: "dot", value, output: DOT_LITERAL });
          continue;
        }
        if (value === "?") {
          const isGroup = prev && prev.value === "(";
          if (!isGroup && opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            extglobOpen("qmark", value);
            continue;
          }
          if (prev && prev.type === "paren") {
            const next = peek();
            let output = value;
            if (prev.value === "(" && !/[!=<:]/.test(next) || next === "<" && !/<([!=]|\w+>)/.test(remaining())) {
              output = `\\${value}`;
            }
            push({ type: "text", value, output });
            continue;
          }
          if (opts.dot !== true && (prev.type === "slash" || prev.type === "bos")) {
            push({ type: "qmark", value, output: QMARK_NO_DOT });
            continue;
          }
          push({ type: "qmark", value, output: QMARK });
          continue;
        }
        if (value === "!") {
          if (opts.noextglob !== true && peek() === "(") {
            if (peek(2) !== "?" || !/[!=<:]/.test(peek(3))) {
              extglobOpen("negate", value);
              continue;
            }
          }
          if (opts.nonegate !== true && state.index === 0) {
            negate();
            continue;
          }
        }
        if (value === "+") {
          if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            extglobOpen("plus", value);
            continue;
          }
          if (prev && prev.value === "(" || opts.regex === false) {
            push({ type: "plus", value, output: PLUS_LITERAL });
            continue;
          }
          if (prev && (prev.type === "bracket" || prev.type === "paren" || prev.type === "brace") || state.parens > 0) {
            push({ type: "plus", value });
            continue;
          }
          push({ type: "plus", value: PLUS_LITERAL });
          continue;
        }
        if (value === "@") {
          if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            push({ type: "at", extglob: true, value, output: "" });
            continue;
          }
          push({ type: "text", value });
          continue;
        }
        if (value !== "*") {
          if (value === "$" || value === "^") {
            value = `\\${value}`;
          }
          const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
          if (match) {
            value += match[0];
            state.index += match[0].length;
          }
          push({ type: "text", value });
          continue;
        }
        if (prev && (prev.type === "globstar" || prev.star === true)) {
          prev.type = "star";
          prev.star = true;
          prev.value += value;
          prev.output = star;
          state.backtrack = true;
          state.globstar = true;
          consume(value);
          continue;
        }
        let rest = remaining();
        if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
          extglobOpen("star", value);
          continue;
        }
        if (prev.type === "star") {
          if (opts.noglobstar === true) {
            consume(value);
            continue;
          }
          const prior = prev.prev;
          const before = prior.prev;
          const isStart = prior.type === "slash" || prior.type === "bos";
          const afterStar = before && (before.type === "star" || before.type === "globstar");
          if (opts.bash === true && (!isStart || rest[0] && rest[0] !== "/")) {
            push({ type: "star", value, output: "" });
            continue;
          }
          const isBrace = state.braces > 0 && (prior.type === "comma" || prior.type === "brace");
          const isExtglob = extglobs.length && (prior.type === "pipe" || prior.type === "paren");
          if (!isStart && prior.type !== "paren" && !isBrace && !isExtglob) {
            push({ type: "star", value, output: "" });
            continue;
          }
          while (rest.slice(0, 3) === "/**") {
            const after = input[state.index + 4];
            if (after && after !== "/") {
              break;
            }
            rest = rest.slice(3);
            consume("/**", 3);
          }
          const isEnd = eos() || state.parens > 0 && rest === ")".repeat(state.parens) && !extglobs.some((extglob) => extglob.type === "negate");
          if (prior.type === "bos" && eos()) {
            prev.type = "globstar";
            prev.value += value;
            prev.output = globstar(opts);
            state.output = prev.output;
            state.globstar = true;
            consume(value);
            continue;
          }
          if (prior.type === "slash" && prior.prev.type !== "bos" && !afterStar && isEnd) {
            state.output = state.output.slice(0, -(prior.output + prev.output).length);
            prior.output = `(?:${prior.output}`;
            prev.type = "globstar";
            prev.output = globstar(opts) + (opts.strictSlashes ? ")" : "|$)");
            prev.value += value;
            state.globstar = true;
            state.output += prior.output + prev.output;
            consume(value);
            continue;
          }
          if (prior.type === "slash" && prior.prev.type !== "bos" && rest[0] === "/") {
            const end = rest[1] !== void 0 ? "|$" : "";
            state.output = state.output.slice(0, -(prior.output + prev.output).length);
            prior.output = `(?:${prior.output}`;
            prev.type = "globstar";
            prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
            prev.value += value;
            state.output += prior.output + prev.output;
            state.globstar = true;
            consume(value + advance());
            push({ type: "slash", value: "/", output: "" });
            continue;
          }
          if (prior.type === "bos" && rest[0] === "/") {
            prev.type = "globstar";
            prev.value += value;
            prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
            state.output = prev.output;
            state.globstar = true;
            consume(value + advance());
            push({ type: "slash", value: "/", output: "" });
            continue;
          }
          state.output = state.output.slice(0, -prev.output.length);
          prev.type = "globstar";
          prev.output = globstar(opts);
          prev.value += value;
          state.output += prev.output;
          state.globstar = true;
          consume(value);
          continue;
        }
        const token2 = { type: "star", value, output: star };
        if (opts.bash === true) {
          token2.output = ".*?";
          if (prev.type === "bos" || prev.type === "slash") {
            token2.output = nodot + token2.output;
          }
          push(token2);
          continue;
        }
        if (prev && (prev.type === "bracket" || prev.type === "paren") && opts.regex === true) {
          token2.output = value;
          push(token2);
          continue;
        }
        if (state.index === state.start || prev.type === "slash" || prev.type === "dot") {
          if (prev.type === "dot") {
            state.output += NO_DOT_SLASH;
            prev.output += NO_DOT_SLASH;
          } else if (opts.dot === true) {
            state.output += NO_DOTS_SLASH;
            prev.output += NO_DOTS_SLASH;
          } else {
            state.output += nodot;
            prev.output += nodot;
          }
          if (peek() !== "*") {
            state.output += ONE_CHAR;
            prev.output += ONE_CHAR;
          }
        }
        push(token2);
      }
      while (state.brackets > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
        state.output = utils.escapeLast(state.output, "[");
        decrement("brackets");
      }
      while (state.parens > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", ")"));
        state.output = utils.escapeLast(state.output, "(");
        decrement("parens");
      }
      while (state.braces > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "}"));
        state.output = utils.escapeLast(state.output, "{");
        decrement("braces");
      }
      if (opts.strictSlashes !== true && (prev.type === "star" || prev.type === "bracket")) {
        push({ type: "maybe_slash", value: "", output: `${SLASH_LITERAL}?` });
      }
      if (state.backtrack === true) {
        state.output = "";
        for (const token2 of state.tokens) {
          state.output += token2.output != null ? token2.output : token2.value;
          if (token2.suffix) {
            state.output += token2.suffix;
          }
        }
      }
      return state;
    };
    parse.fastpaths = (input, options) => {
      const opts = { ...options };
      const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
      const len = input.length;
      if (len > max) {
        throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
      }
      input = REPLACEMENTS[input] || input;
      const {
        DOT_LITERAL,
        SLASH_LITERAL,
        ONE_CHAR,
        DOTS_SLASH,
        NO_DOT,
        NO_DOTS,
        NO_DOTS_SLASH,
        STAR,
        START_ANCHOR
      } = constants.globChars(opts.windows);
      const nodot = opts.dot ? NO_DOTS : NO_DOT;
      const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
      const capture = opts.capture ? "" : "?:";
      const state = { negated: false, prefix: "" };
      let star = opts.bash === true ? ".*?" : STAR;
      if (opts.capture) {
        star = `(${star})`;
      }
      const globstar = (opts2) => {
        if (opts2.noglobstar === true) return star;
        return `(${capture}(?:(?!${START_ANCHOR}${opts2.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
      };
      const create = (str) => {
        switch (str) {
          case "*":
            return `${nodot}${ONE_CHAR}${star}`;
          case ".*":
            return `${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "*.*":
            return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "*/*":
            return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;
          case "**":
            return nodot + globstar(opts);
          case "**/*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;
          case "**/*.*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "**/.*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;
          default: {
            const match = /^(.*?)\.(\w+)$/.exec(str);
            if (!match) return;
            const source2 = create(match[1]);
            if (!source2) return;
            return source2 + DOT_LITERAL + match[2];
          }
        }
      };
      const output = utils.removePrefix(input, state);
      let source = create(output);
      if (source && opts.strictSlashes !== true) {
        source += `${SLASH_LITERAL}?`;
      }
      return source;
    };
    module.exports = parse;
  }
});

// node_modules/picomatch/lib/picomatch.js
var require_picomatch = __commonJS({
  "node_modules/picomatch/lib/picomatch.js"(exports, module) {
    "use strict";
    var scan = require_scan();
    var parse = require_parse();
    var utils = require_utils();
    var constants = require_constants();
    var isObject = (val) => val && typeof val === "object" && !Array.isArray(val);
    var picomatch3 = (glob, options, returnState = false) => {
      if (Array.isArray(glob)) {
        const fns = glob.map((input) => picomatch3(input, options, returnState));
        const arrayMatcher = (str) => {
          for (const isMatch of fns) {
            const state2 = isMatch(str);
            if (state2) return state2;
          }
          return false;
        };
        return arrayMatcher;
      }
      const isState = isObject(glob) && glob.tokens && glob.input;
      if (glob === "" || typeof glob !== "string" && !isState) {
        throw new TypeError("Expected pattern to be a non-empty string");
      }
      const opts = options || {};
      const posix8 = opts.windows;
      const regex = isState ? picomatch3.compileRe(glob, options) : picomatch3.makeRe(glob, options, false, true);
      const state = regex.state;
      delete regex.state;
      let isIgnored = () => false;
      if (opts.ignore) {
        const ignoreOpts = { ...options, ignore: null, onMatch: null, onResult: null };
        isIgnored = picomatch3(opts.ignore, ignoreOpts, returnState);
      }
      const matcher = (input, returnObject = false) => {
        const { isMatch, match, output } = picomatch3.test(input, regex, options, { glob, posix: posix8 });
        const result = { glob, state, regex, posix: posix8, input, output, match, isMatch };
        if (typeof opts.onResult === "function") {
          opts.onResult(result);
        }
        if (isMatch === false) {
          result.isMatch = false;
          return returnObject ? result : false;
        }
        if (isIgnored(input)) {
          if (typeof opts.onIgnore === "function") {
            opts.onIgnore(result);
          }
          result.isMatch = false;
          return returnObject ? result : false;
        }
        if (typeof opts.onMatch === "function") {
          opts.onMatch(result);
        }
        return returnObject ? result : true;
      };
      if (returnState) {
        matcher.state = state;
      }
      return matcher;
    };
    picomatch3.test = (input, regex, options, { glob, posix: posix8 } = {}) => {
      if (typeof input !== "string") {
        throw new TypeError("Expected input to be a string");
      }
      if (input === "") {
        return { isMatch: false, output: "" };
      }
      const opts = options || {};
      const format = opts.format || (posix8 ? utils.toPosixSlashes : null);
      let match = input === glob;
      let output = match && format ? format(input) : input;
      if (match === false) {
        output = format ? format(input) : input;
        match = output === glob;
      }
      if (match === false || opts.capture === true) {
        if (opts.matchBase === true || opts.basename === true) {
          match = picomatch3.matchBase(input, regex, options, posix8);
        } else {
          match = regex.exec(output);
        }
      }
      return { isMatch: Boolean(match), match, output };
    };
    picomatch3.matchBase = (input, glob, options, posix8 = options && options.windows) => {
      const regex = glob instanceof RegExp ? glob : picomatch3.makeRe(glob, options);
      return regex.test(utils.basename(input, { windows: posix8 }));
    };
    picomatch3.isMatch = (str, patterns, options) => picomatch3(patterns, options)(str);
    picomatch3.parse = (pattern, options) => {
      if (Array.isArray(pattern)) return pattern.map((p) => picomatch3.parse(p, options));
      return parse(pattern, { ...options, fastpaths: false });
    };
    picomatch3.scan = (input, options) => scan(input, options);
    picomatch3.compileRe = (state, options, returnOutput = false, returnState = false) => {
      if (returnOutput === true) {
        return state.output;
      }
      const opts = options || {};
      const prepend = opts.contains ? "" : "^";
      const append = opts.contains ? "" : "$";
      let source = `${prepend}(?:${state.output})${append}`;
      if (state && state.negated === true) {
        source = `^(?!${source}).*$`;
      }
      const regex = picomatch3.toRegex(source, options);
      if (returnState === true) {
        regex.state = state;
      }
      return regex;
    };
    picomatch3.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
      if (!input || typeof input !== "string") {
        throw new TypeError("Expected a non-empty string");
      }
      let parsed = { negated: false, fastpaths: true };
      if (options.fastpaths !== false && (input[0] === "." || input[0] === "*")) {
        parsed.output = parse.fastpaths(input, options);
      }
      if (!parsed.output) {
        parsed = parse(input, options);
      }
      return picomatch3.compileRe(parsed, options, returnOutput, returnState);
    };
    picomatch3.toRegex = (source, options) => {
      try {
        const opts = options || {};
        return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
      } catch (err) {
        if (options && options.debug === true) throw err;
        return /$^/;
      }
    };
    picomatch3.constants = constants;
    module.exports = picomatch3;
  }
});

// node_modules/picomatch/index.js
var require_picomatch2 = __commonJS({
  "node_modules/picomatch/index.js"(exports, module) {
    "use strict";
    var pico = require_picomatch();
    var utils = require_utils();
    function picomatch3(glob, options, returnState = false) {
      if (options && (options.windows === null || options.windows === void 0)) {
        options = { ...options, windows: utils.isWindows() };
      }
      return pico(glob, options, returnState);
    }
    Object.assign(picomatch3, pico);
    module.exports = picomatch3;
  }
});

// src/adapters/git/open-repository.ts
import { cp, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

// src/adapters/git/git-command.ts
var maxOutputBytes = 256 * 1024 * 1024;
var timeoutSeconds = 300;
var safeSettings = [
  "core.hooksPath=/dev/null",
  "core.fsmonitor=false",
  "core.attributesFile=/dev/null",
  "core.quotePath=false",
  "core.symlinks=true",
  "diff.external=",
  "protocol.ext.allow=never",
  // The header that authorises is for the server that was named.
  "http.followRedirects=false",
  "submodule.recurse=false",
  "fetch.recurseSubmodules=false",
  "safe.directory=*",
  "gc.auto=0"
];
async function git(folders, args, env) {
  const result = await tryGit(folders, args, env);
  if (result.exitCode === 0) return result.stdout;
  throw new ConfigurationError(`git ${args[0]} failed: ${lastLine(result.stderr)}`);
}
async function tryGit({ gitDir, workTree, indexFile, input = "" }, args, env) {
  const result = await runProcess({
    command: "git",
    args: [
      ...safeSettings.flatMap((setting) => ["-c", setting]),
      ...gitDir === null ? [] : [`--git-dir=${gitDir}`, `--work-tree=${workTree}`],
      ...args
    ],
    cwd: workTree,
    env: { ...env, ...indexFile === void 0 ? {} : { GIT_INDEX_FILE: indexFile } },
    timeoutSeconds,
    maxOutputBytes,
    input
  });
  if (result.timedOut) throw new ConfigurationError(`git ${args[0]} took longer than ${timeoutSeconds} s`);
  if (result.truncated) throw new ConfigurationError(`git ${args[0]} printed more than can be read`);
  return result;
}
function gitEnvironment(env, home) {
  const passed = [
    "PATH",
    "SSL_CERT_FILE",
    "SSL_CERT_DIR",
    "GIT_SSL_CAINFO",
    "http_proxy",
    "https_proxy",
    "no_proxy"
  ];
  const known = passed.flatMap((name) => {
    const value = env[name];
    return value === void 0 ? [] : [[name, value]];
  });
  return {
    ...Object.fromEntries(known),
    HOME: home,
    LC_ALL: "C",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_TERMINAL_PROMPT: "0",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_LITERAL_PATHSPECS: "1"
  };
}
function lastLine(stderr) {
  const lines = stderr.split("\n").filter((line) => line.trim() !== "");
  return (lines.at(-1) ?? "no message").replace(/[^\x20-\x7e]/g, "?").slice(0, 300);
}

// src/adapters/git/parse-diff.ts
function parseDiff(output) {
  const { entries, rest } = readEntries(output);
  const patches = rest.split(/^(?=diff --git )/m).filter((patch) => patch.startsWith("diff --git "));
  let next = 0;
  return entries.map(({ patches: count, ...entry }) => {
    const own = patches.slice(next, next + count).join("");
    next += count;
    return { ...entry, binary: /^(?:Binary files |GIT binary patch)/m.test(own), hunks: hunksOf(own) };
  });
}
function readEntries(output) {
  const entries = [];
  let at2 = 0;
  const field = () => {
    const end = output.indexOf("\0", at2);
    const text = output.slice(at2, end);
    at2 = end + 1;
    return text;
  };
  while (output[at2] === ":") {
    const [baseMode = "", headMode = "", , , letter = ""] = field().slice(1).split(" ");
    const first = field();
    const second = letter.startsWith("R") || letter.startsWith("C") ? field() : null;
    const status = statusOf(letter);
    entries.push({
      path: second ?? first,
      basePath: status === "added" ? null : first,
      status,
      entry: entryOf(status === "deleted" ? baseMode : headMode),
      patches: letter.startsWith("T") ? 2 : 1
    });
  }
  return { entries, rest: output.slice(at2).replace(/^\0/, "") };
}
function statusOf(letter) {
  if (letter.startsWith("A") || letter.startsWith("C")) return "added";
  if (letter.startsWith("D")) return "deleted";
  return letter.startsWith("R") ? "renamed" : "modified";
}
function entryOf(mode) {
  if (mode === "120000") return "symlink";
  return mode === "160000" ? "submodule" : "regular";
}
function hunksOf(patch) {
  return [...patch.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)].map(
    ([, baseStart, baseLines = "1", headStart, headLines = "1"]) => ({
      baseStart: Number(baseStart),
      baseLines: Number(baseLines),
      headStart: Number(headStart),
      headLines: Number(headLines)
    })
  );
}

// src/adapters/git/open-repository.ts
var fullHash = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
async function openRepository({ path, tempDir, env, remote }) {
  const home = await mkdtemp(join(tempDir, "esbmc-action-git-"));
  const gitEnv = gitEnvironment(env, home);
  const users = await findUsers(path, gitEnv);
  const gitDir = join(home, "repository.git");
  const own = { gitDir, workTree: users.workTree, indexFile: join(home, "index") };
  await git({ gitDir: null, workTree: home }, ["init", "--quiet", "--bare", gitDir], gitEnv);
  await borrow(users.commonDir, gitDir);
  const trees = /* @__PURE__ */ new Map();
  const has = async (commit) => {
    const { exitCode } = await tryGit(own, ["cat-file", "-e", `${commit}^{tree}`], gitEnv);
    return exitCode === 0;
  };
  const hasFiles = async (commit) => {
    if (!users.isPartial) return true;
    const list = ["rev-list", "--objects", "--no-walk", "--missing=print", commit];
    return !/^\?/m.test(await git(own, list, gitEnv));
  };
  return {
    root: users.workTree,
    resolve: async (ref) => {
      const name = `${ref}^{commit}`;
      const { exitCode, stdout } = await tryGit(
        users,
        ["rev-parse", "--verify", "--end-of-options", name],
        gitEnv
      );
      if (exitCode === 0) return stdout.trim().split("\n").at(-1) ?? "";
      throw new ConfigurationError(`\`${ref}\` is no commit, branch or tag of this repository`);
    },
    obtain: async (commits) => {
      const missing2 = [];
      for (const commit of commits) {
        if (!await has(commit) || !await hasFiles(commit)) missing2.push(commit);
      }
      if (missing2.length === 0) return;
      if (remote === null || missing2.some((commit) => !fullHash.test(commit))) {
        throw new ConfigurationError(
          `commit ${missing2[0]} is not in this clone; fetch it, or clone with its history`
        );
      }
      const refs = missing2.map((commit) => `${commit}:refs/esbmc-action/${commit}`);
      const auth = remote.authorization === null ? {} : {
        GIT_CONFIG_COUNT: "1",
        GIT_CONFIG_KEY_0: "http.extraHeader",
        GIT_CONFIG_VALUE_0: remote.authorization
      };
      const extent = [
        // A full clone has all that the new commits are based on; a shallow one may lack any part of it.
        ...users.isShallow ? ["--depth=1"] : [],
        // What a partial clone lacks is not sent to one that has the commit.
        ...users.isPartial ? ["--refetch"] : []
      ];
      const fetch = ["fetch", "--quiet", "--no-tags", ...extent, "--", remote.url, ...refs];
      await git(own, fetch, { ...gitEnv, ...auth });
    },
    mergeBase: async (one, other) => {
      if (!await has(one) || !await has(other)) return null;
      const { exitCode, stdout } = await tryGit(own, ["merge-base", "--end-of-options", one, other], gitEnv);
      return exitCode === 0 ? stdout.trim() : null;
    },
    changes: async (base, head) => {
      const tree = head === "working-tree" ? await snapshot(own, users, base, gitEnv) : head;
      const options = [
        "-r",
        "-z",
        "-M",
        "--raw",
        "-p",
        "-U0",
        "--no-color",
        "--no-ext-diff",
        "--no-textconv"
      ];
      return parseDiff(await git(own, ["diff-tree", ...options, "--end-of-options", base, tree], gitEnv));
    },
    checkOut: (commit) => {
      const known = trees.get(commit);
      if (known !== void 0) return known;
      const tree = checkOut(commit, join(home, `tree-${trees.size}`), gitDir, gitEnv);
      trees.set(commit, tree);
      return tree;
    },
    readAt: async (commit, file) => {
      const { stdout: entry } = await tryGit(own, ["ls-tree", "-z", commit, "--", file], gitEnv);
      if (!/^100(?:644|755) blob /.test(entry)) return null;
      const { exitCode, stdout } = await tryGit(own, ["cat-file", "blob", `${commit}:${file}`], gitEnv);
      return exitCode === 0 ? stdout : null;
    },
    close: () => rm(home, { recursive: true, force: true })
  };
}
async function findUsers(path, env) {
  const question = ["rev-parse", "--show-toplevel", "--absolute-git-dir", "--git-common-dir"];
  const { exitCode, stdout } = await tryGit({ gitDir: null, workTree: path }, question, env);
  const [workTree, gitDir, commonDir] = stdout.split("\n");
  if (exitCode !== 0 || workTree === void 0 || gitDir === void 0 || commonDir === void 0) {
    throw new ConfigurationError("this is not the working tree of a git repository");
  }
  const folders = { workTree, gitDir, commonDir: resolve(path, commonDir) };
  const promisor = await tryGit(folders, ["config", "--get-regexp", "^remote\\..*\\.promisor$"], env);
  const shallow = await stat(join(folders.commonDir, "shallow")).catch(() => null);
  return { ...folders, isPartial: promisor.exitCode === 0, isShallow: shallow !== null };
}
async function borrow(commonDir, gitDir) {
  await mkdir(join(gitDir, "objects/info"), { recursive: true });
  await writeFile(join(gitDir, "objects/info/alternates"), `${join(commonDir, "objects")}
`);
  await cp(join(commonDir, "shallow"), join(gitDir, "shallow")).catch(() => {
  });
  await mkdir(join(gitDir, "info"), { recursive: true });
  await writeFile(join(gitDir, "info/attributes"), "* !diff -text -filter -ident -working-tree-encoding\n");
  await cp(join(commonDir, "info/exclude"), join(gitDir, "info/exclude")).catch(() => {
  });
}
async function snapshot(own, users, base, env) {
  const folders = { ...own, workTree: users.workTree };
  await git(folders, ["read-tree", base], env);
  const status = await git(folders, ["diff-files", "-z", "--name-status", "--ignore-submodules=all"], env);
  const tracked = [...status.matchAll(/([A-Z])\0([^\0]+)\0/g)].map(([, letter, file = ""]) => ({
    letter,
    file
  }));
  const others2 = await git(folders, ["ls-files", "-z", "--others", "--exclude-standard"], env);
  const untracked = others2.split("\0").filter((file) => file !== "" && !file.endsWith("/"));
  const gone = tracked.filter(({ letter }) => letter === "D").map(({ file }) => file);
  const present = tracked.filter(({ letter }) => letter !== "D").map(({ file }) => file);
  const update = (options, files) => git({ ...folders, input: files.join("\0") }, ["update-index", "-z", ...options, "--stdin"], env);
  await update(["--force-remove"], gone);
  await update(["--add", "--remove", "--replace"], [...present, ...untracked]);
  return (await git(folders, ["write-tree"], env)).trim();
}
async function checkOut(commit, folder, gitDir, env) {
  await mkdir(folder);
  const own = { gitDir, workTree: folder, indexFile: `${folder}.index` };
  await git(own, ["read-tree", commit], env);
  await git(own, ["checkout-index", "--all", "--force", "--quiet"], env);
  return { root: folder, commit };
}

// src/domain/policy.ts
function isFailing(finding, policy) {
  if (policy.failOn === "never" || finding.status === "fixed") return false;
  if (finding.needsAllocationFailure && !allocationFailureFails(finding, policy)) return false;
  if (finding.status === null) return true;
  if (policy.failOn === "any") return true;
  return finding.status === "introduced" && isTrusted(finding, policy);
}
function conclude(report, policy) {
  if (report.findings.some((finding) => isFailing(finding, policy))) return "failure";
  return undecidedFunctions(report).length + undecidedUnits(report).length === 0 ? "success" : "neutral";
}
function failsJob(conclusion, policy) {
  return conclusion === "failure" || conclusion === "neutral" && policy.failOnUnknown;
}
function undecidedFunctions(report) {
  return report.functions.filter(({ verdict }) => isUndecided(verdict));
}
function undecidedUnits(report) {
  return report.units.filter(({ unit, verdict }) => isUndecided(verdict) && unit.functions.length === 0);
}
function exitCodeOf(conclusion) {
  if (conclusion === "success") return 0;
  return conclusion === "failure" ? 1 : 2;
}
function isUndecided(verdict) {
  return verdict === "unknown" || verdict === "not-checked";
}
function allocationFailureFails(finding, policy) {
  if (policy.allocationFailure !== "report") return policy.allocationFailure === "fail";
  return finding.status === null || finding.basePassed;
}
function isTrusted(finding, policy) {
  return finding.origin === "entry" || finding.basePassed || policy.minTrust === "harness";
}

// src/review/body-limits.ts
var commentBodyLimit = {
  utf8Bytes: 65536,
  elsewhere: "The whole of it is in the summary of the workflow run."
};
var checkOutputLimit = {
  utf8Bytes: 65535,
  elsewhere: "The whole of it is in the summary of the workflow run."
};
var jobSummaryLimit = {
  utf8Bytes: 1e6,
  elsewhere: "The whole of it is in the report file."
};

// src/review/fit-body.ts
function wholeBlock(text) {
  return { name: "", versions: [text], rank: Number.POSITIVE_INFINITY };
}
var separator = "\n\n";
function fitBody(blocks, limit) {
  const levels = shortenedLevels(blocks, limit);
  const texts = blocks.map(({ versions }, index) => versions[levels[index] ?? 0] ?? "");
  const names = blocks.flatMap(({ name }, index) => (levels[index] ?? 0) > 0 ? [name] : []);
  const body = [...texts, cutNotice(names, limit)].filter((text) => text !== "").join(separator);
  return byteLength(body) <= limit.utf8Bytes ? body : cutToFit(body, limit);
}
function shortenedLevels(blocks, limit) {
  const levels = blocks.map(() => 0);
  const sizeOf = (text) => byteLength(`${text}${separator}`);
  let size = blocks.reduce((sum, { versions }) => sum + sizeOf(versions[0]), 0);
  if (size <= limit.utf8Bytes) return levels;
  const names = blocks.map(({ name }) => name);
  size += sizeOf(cutNotice(names, limit));
  const leastFirst = blocks.map((block, index) => ({ ...block, index })).toSorted((one, other) => one.rank - other.rank || other.index - one.index);
  for (const { index, versions } of leastFirst) {
    for (let level2 = 1; level2 < versions.length && size > limit.utf8Bytes; level2++) {
      size += sizeOf(versions[level2] ?? "") - sizeOf(versions[level2 - 1] ?? "");
      levels[index] = level2;
    }
  }
  return levels;
}
function cutNotice(names, { elsewhere }) {
  const shortened = [...new Set(names)].filter((name) => name !== "");
  return shortened.length === 0 ? "" : `*Cut to fit here: ${shortened.join(", ")}. ${elsewhere}*`;
}
function cutToFit(body, limit) {
  const notice = `${separator}*Cut to fit here. ${limit.elsewhere}*`;
  const lines = [];
  let size = byteLength(notice);
  for (const line of body.split("\n")) {
    size += byteLength(`${line}
`);
    if (size > limit.utf8Bytes) break;
    lines.push(line);
  }
  return `${lines.join("\n")}${notice}`;
}
function byteLength(text) {
  return new TextEncoder().encode(text).length;
}

// src/review/group-findings.ts
function groupFindings(findings) {
  const groups = [];
  for (const finding of findings) {
    const group = groups.find(({ lead }) => isSameCause(lead, finding));
    if (group === void 0) groups.push({ lead: finding, others: [] });
    else group.others.push(finding);
  }
  return groups;
}
function isSameCause(first, later) {
  const [one, other] = [first.counterexample, later.counterexample];
  const [place, otherPlace] = [one.property.location, other.property.location];
  if (one.property.kind !== other.property.kind || place.file !== otherPlace.file) return false;
  if (first.status !== later.status) return false;
  if (place.line === otherPlace.line) return true;
  if (place.function === null || place.function !== otherPlace.function) return false;
  const goesThrough = other.steps.some(
    ({ location: location2 }) => location2.file === place.file && location2.line === place.line
  );
  return goesThrough || one.steps.length > 0 && isBeginning(one.steps, other.steps);
}
function isBeginning(steps, all) {
  return steps.every((step, index) => {
    const other = all[index];
    return step.location.line === other?.location.line && step.assignment.variable === other.assignment.variable && step.assignment.value === other.assignment.value;
  });
}

// src/review/longest-backtick-run.ts
function longestBacktickRun(text) {
  return Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
}

// src/review/markdown-literal.ts
var entities = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  "|": "&#124;",
  $: "&#36;"
};
function markdownLiteral(text) {
  return text.replace(/[\\`*_{}[\]()!~#]/g, "\\$&").replace(/[&<>|$]/g, (character2) => entities[character2] ?? "");
}

// src/review/redact-tokens.ts
var tokenShapes = [
  /\bgh[a-z]_[A-Za-z0-9]{16,}/g,
  /\bgithub_pat_[A-Za-z0-9_]{16,}/g,
  /\b(?:sk|pk|rk)-[A-Za-z0-9_-]{16,}/g,
  /\bglpat-[A-Za-z0-9_-]{16,}/g,
  /\bxox[a-z]-[A-Za-z0-9-]{10,}/g,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  /\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}/g
];
function redactTokens(text) {
  return tokenShapes.reduce((redacted, shape) => redacted.replace(shape, "[redacted]"), text);
}

// src/review/plain-text.ts
var defaultTextLength = 400;
var terminalSequences = (
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is what this is for
  /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|\x1b[\]PX^_][^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)/g
);
function plainText(text, maxLength = defaultTextLength) {
  const line = text.replace(terminalSequences, "").replace(/\s+/gu, " ").replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2800\u3164\uffa0\u115f\u1160]/gu, "�").replace(/:(?=:)/g, ": ").replace(/##(?=\[)/g, "# #");
  return cut(redactTokens(line), maxLength);
}
function cut(text, maxLength) {
  if (text.length <= maxLength) return text;
  const end = maxLength - 1;
  const last = text.charCodeAt(end - 1);
  const splitsPair = last >= 55296 && last <= 56319;
  return `${text.slice(0, splitsPair ? end - 1 : end).trimEnd()}…`;
}

// src/review/code-span.ts
function codeSpan(text, maxLength) {
  const code = plainText(text, maxLength).trim();
  if (code === "") return "(empty)";
  if (code.includes("|")) return `<code>${markdownLiteral(code)}</code>`;
  const fence = "`".repeat(longestBacktickRun(code) + 1);
  const padding = code.startsWith("`") || code.endsWith("`") ? " " : "";
  return `${fence}${padding}${code}${padding}${fence}`;
}

// src/review/counted.ts
function counted(count, noun, plural = `${noun}s`) {
  return `${count} ${count === 1 ? noun : plural}`;
}

// src/review/neutralise-references.ts
var zeroWidthSpace = "​";
function neutraliseReferences(text) {
  return text.replace(/@(?=[\w-])/g, `@${zeroWidthSpace}`).replace(/#(?=\d)/g, `#${zeroWidthSpace}`).replace(/\b([A-Za-z]+-)(?=\d)/g, `$1${zeroWidthSpace}`).replace(/:(?=\/\/)/g, `:${zeroWidthSpace}`).replace(/\bwww(?=\.)/gi, `$&${zeroWidthSpace}`).replace(/:(?=[\w+-]+:)/g, `:${zeroWidthSpace}`);
}

// src/review/escape-markdown.ts
function escapeMarkdown(text, maxLength) {
  return markdownLiteral(neutraliseReferences(plainText(text, maxLength)));
}

// src/review/escape-html.ts
var entities2 = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  // By name: in Markdown, `#39` would look like the number of an issue.
  "'": "&apos;"
};
function escapeHtml(text, maxLength) {
  return plainText(text, maxLength).replace(/[&<>"']/g, (character2) => entities2[character2] ?? "");
}

// src/review/message.ts
var messageLength = 600;
function quoted(code, maxLength = 80) {
  return `\`${plainText(code, maxLength).trim().replaceAll("`", "'")}\``;
}
function messageParts(message) {
  const pieces = plainText(message, messageLength).trim().split("`");
  const parts = pieces.length % 2 === 0 ? [{ kind: "text", text: pieces.join("'") }] : pieces.map((text, index) => ({ kind: index % 2 === 0 ? "text" : "code", text }));
  return parts.filter(({ text }) => text !== "");
}
function messageMarkdown(message) {
  const markdown = messageParts(message).map(({ kind, text }) => kind === "code" ? codeSpan(text) : escapeMarkdown(text)).join("");
  return markdown.replace(/^(?:[-+=:]|\d+(?:\.|\\\)))/, "​$&");
}
function messageHtmlForGitHub(message) {
  return messageParts(message).map(
    ({ kind, text }) => kind === "code" ? `<code>${escapeHtml(text)}</code>` : neutraliseReferences(escapeHtml(text))
  ).join("");
}
function messageHtml(message) {
  return messageParts(message).map(({ kind, text }) => kind === "code" ? `<code>${escapeHtml(text)}</code>` : escapeHtml(text)).join("");
}

// src/review/certainty.ts
function certainty(finding, isFailing2) {
  return [foundBy(finding), ...confirmation(finding), ...novelty(finding, isFailing2)];
}
function startOf({ counterexample: { calls, property } }) {
  return calls.at(-1)?.function ?? property.location.function;
}
function foundBy(finding) {
  const start = startOf(finding);
  const assuming = finding.assumptions.length === 0 ? "" : ", under the assumptions below";
  const what = finding.origin === "entry" ? `a run of the program${start === null ? "" : ` from ${quoted(start)}`} that does this` : `a call of ${start === null ? "the function" : quoted(start)} by itself that does this`;
  return `ESBMC found ${what}${assuming}.`;
}
function confirmation({ reproduced }) {
  if (reproduced === null) return [];
  return reproduced ? ["Confirmed by running it: built with sanitizers, the program stops here with these inputs."] : [
    "Not confirmed by running it: built with sanitizers, the program did not stop here with these inputs."
  ];
}
function novelty({ status, basePassed, origin }, isFailing2) {
  const harmless2 = isFailing2 ? [] : ["It does not fail the check."];
  if (status === "introduced") {
    const how = basePassed ? "New: the code before this change passes the same check." : "New with this change.";
    const why = !isFailing2 && origin === "harness" ? ["It does not fail the check: the real callers may rule it out."] : harmless2;
    return [how, ...why];
  }
  if (status === "existing") return ["Not new: the code before this change has it too.", ...harmless2];
  if (status !== "undetermined") return [];
  return [`Whether it is new could not be found out${isFailing2 ? "" : ", so it does not fail the check"}.`];
}

// src/review/code-fence.ts
function codeFence(text, language) {
  const code = text.split(/\r\n|\r|\n/).map((line) => plainText(line, Number.POSITIVE_INFINITY)).join("\n");
  const fence = "`".repeat(Math.max(3, longestBacktickRun(code) + 1));
  return `${fence}${language}
${code}
${fence}`;
}

// src/review/kind-titles.ts
var kindTitles = {
  "null-dereference": "Null pointer dereference",
  "out-of-bounds": "Out-of-bounds access",
  "use-after-free": "Use after free",
  "double-free": "Double free",
  "invalid-free": "Invalid free",
  "memory-leak": "Memory leak",
  uninitialised: "Uninitialised read",
  "division-by-zero": "Division by zero",
  overflow: "Arithmetic overflow",
  shift: "Undefined shift",
  "invalid-pointer": "Invalid pointer",
  alignment: "Misaligned access",
  assertion: "Assertion failure",
  other: "Property violation"
};

// src/review/local-command.ts
function localCommand(file) {
  if (plainText(file, Number.POSITIVE_INFINITY) !== file || file === "") return null;
  const path = file.startsWith("-") ? `./${file}` : file;
  return `esbmc-action check ${/^[\w./+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`}`;
}

// src/review/permalink.ts
function permalink(links, { file, line }) {
  if (links === null || !isRepositoryFile(file)) return null;
  const encode = (text) => encodeURIComponent(text.replace(new RegExp("\\p{Cs}", "gu"), "�")).replace(
    /[!'()*]/g,
    (character2) => `%${character2.charCodeAt(0).toString(16)}`
  );
  const path = [links.owner, links.repo, "blob", links.commit, ...file.split("/")].map(encode).join("/");
  const address = `${links.serverUrl.replace(/\/+$/, "")}/${path}#L${line}`;
  return redactTokens(address) === address ? address : null;
}
function isRepositoryFile(file) {
  return file !== "" && !file.startsWith("/") && !file.split("/").includes("..");
}

// src/review/shown-file.ts
var fileLength = 120;
function shownFile(file) {
  if (file.startsWith("/esbmc-vfs/")) return "ESBMC's C library";
  if (file.startsWith("/")) return "generated code";
  return file.length <= fileLength ? file : `…${file.slice(-fileLength + 1)}`;
}

// src/review/place-markdown.ts
function placeMarkdown(place, links) {
  return linked(codeSpan(`${shownFile(place.file)}:${place.line}`), permalink(links, place));
}
function lineMarkdown(place, links) {
  return linked(`line ${place.line}`, permalink(links, place));
}
function linked(text, url) {
  return url === null ? text : `[${text}](${url})`;
}

// src/review/table-row.ts
function tableRow(cells) {
  return `| ${cells.map((cell) => cell.replaceAll("|", "&#124;").replaceAll("\n", " ")).join(" | ")} |`;
}

// src/review/c-tokens.ts
var token = new RegExp(
  [
    /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/,
    // literals
    /[A-Za-z_]\w*|\d[\w.]*/,
    // names and numbers
    /->|\+\+|--|<<=|>>=|[-+*/%&|^!=<>]=|&&|\|\||<<|>>/,
    // operators of several characters
    /\S/
  ].map(({ source }) => source).join("|"),
  "g"
);
function cTokens(line) {
  const code = line.replace(/\/\*.*?(?:\*\/|$)|\/\/.*$/g, (comment) => " ".repeat(comment.length));
  return Array.from(code.matchAll(token), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length
  }));
}
function closingBracket(tokens, open) {
  let depth = 0;
  for (let index = open; index < tokens.length; index++) {
    const text = tokens[index]?.text ?? "";
    if ("([{".includes(text)) depth++;
    if (")]}".includes(text) && --depth === 0) return index;
  }
  return null;
}
var keywords = new Set(
  `break case continue default do else for goto if return sizeof switch while _Alignof _Generic
   _Static_assert typeof alignof`.split(/\s+/)
);
function isName(text) {
  return text !== void 0 && /^[A-Za-z_]\w*$/.test(text) && !keywords.has(text);
}

// src/review/names-in.ts
function namesIn(code) {
  const tokens = cTokens(code);
  return tokens.filter(({ text }, index) => isName(text) && ![".", "->"].includes(tokens[index - 1]?.text ?? "")).map(({ text }) => text);
}

// src/review/readable-value.ts
var valueLength = 60;
var namedNumbers = {
  "-2147483648": "INT_MIN",
  "2147483647": "INT_MAX",
  "4294967295": "UINT_MAX",
  "-9223372036854775808": "INT64_MIN",
  "9223372036854775807": "INT64_MAX",
  "18446744073709551615": "UINT64_MAX"
};
var wholes = [
  [/^NULL$/, "NULL"],
  [/^&dynamic_\d+_(?:array\[0\]|value)$/, "a heap block"],
  [/^(?:INVALID-?\d*|invalid-object)$/, "an invalid pointer"],
  [/^[+-]?nan$/i, "NaN"],
  [/^\+?inf(?:inity)?$/i, "infinity"],
  [/^-inf(?:inity)?$/i, "-infinity"],
  [/^nondet_symbol\(.*\)$/, "any value"],
  [/^(?:nil|\{ \.pointer_object=nil, \.pointer_offset=nil \})$/, "not set"]
];
var inners = [
  [/\{ \.pointer_object=nil, \.pointer_offset=nil \}|\bnil\b/g, "?"],
  [/\bnondet_symbol\([^)]*\)/g, "?"],
  [/\bINVALID-?\d+\b|\binvalid-object\b/g, "invalid"],
  [/&dynamic_\d+_(?:array\[0\]|value)/g, "heap"],
  [/\.anon_pad#\d+=[^,}]*, ?/g, ""],
  [/\+ -/g, "- "]
];
function readableValue(value) {
  const text = simplified(value);
  for (const [pattern, words] of wholes) if (pattern.test(text)) return words;
  const name = namedNumbers[text];
  if (name !== void 0) return `${text} (${name})`;
  if (/^[+-]?[\w.]+(?:e[+-]?\d+)?$/i.test(text)) return cut(text, valueLength);
  return quoted(
    inners.reduce((shorter, [pattern, short]) => shorter.replace(pattern, short), text),
    valueLength
  );
}
function simplified(value) {
  const text = plainText(value, Number.POSITIVE_INFINITY).trim().replace(/ \([01 ]+\)$/, "");
  const cast = /^\(\s*[\w\s]+\*+\s*\)\s*(.+)$/.exec(text);
  const uncast = cast?.[1] ?? text;
  const bare = uncast.startsWith("(") && uncast.endsWith(")") ? uncast.slice(1, -1) : uncast;
  return cast !== null && bare === "0" ? "NULL" : bare;
}

// src/review/readable-assignment.ts
var shownElements = 8;
function readableAssignment({ variable, value }) {
  const member = /(?:\.|->)(\w+)(?:\[[^\]]*\])?$/.exec(variable)?.[1];
  const text = simplified(value);
  const shown = member === void 0 || !text.startsWith("{") ? text : memberOf(text, member);
  return shown === null ? `${quoted(variable)} is set` : `${quoted(variable)} = ${readableValue(shown)}`;
}
function readableAssignments(assignments) {
  const groups = [];
  for (const assignment of assignments) {
    const group = groups.at(-1);
    const previous = group?.at(-1);
    if (previous !== void 0 && isNextElement(previous, assignment)) group?.push(assignment);
    else groups.push([assignment]);
  }
  return groups.flatMap((group) => group.length < 3 ? group.map(readableAssignment) : [elements(group)]);
}
function elements(group) {
  const runs = runsOf(group.map(({ value }) => readableValue(value)));
  const names = `${quoted(group[0]?.variable ?? "")} to ${quoted(group.at(-1)?.variable ?? "")}`;
  const more = runs.length > shownElements ? ", …" : "";
  return `${names} = ${runs.slice(0, shownElements).join(", ")}${more}${asString(group)}`;
}
function runsOf(values) {
  const runs = [];
  for (const value of values) {
    const run = runs.at(-1);
    if (run?.value === value) run.count++;
    else runs.push({ value, count: 1 });
  }
  if (runs.length === 1) return values.slice(0, 1);
  return runs.flatMap(
    ({ value, count }) => count < 3 ? Array.from({ length: count }, () => value) : [`${value} (${count} times)`]
  );
}
function asString(group) {
  const codes = group.map(({ value }) => Number(simplified(value)));
  const isPrintable = codes.slice(0, -1).every((code) => code >= 32 && code < 127);
  if (!isPrintable || codes.at(-1) !== 0) return "";
  return ` (as characters: ${quoted(String.fromCharCode(...codes.slice(0, -1)))})`;
}
function isNextElement(previous, next) {
  const [one, other] = [previous, next].map(({ variable }) => /^(.+)\[(\d+)\]$/.exec(variable));
  return one?.[1] !== void 0 && one[1] === other?.[1] && Number(one[2]) + 1 === Number(other[2]);
}
function memberOf(structure, member) {
  let depth = 0;
  let start = null;
  for (let index = 0; index < structure.length; index++) {
    const character2 = structure[index];
    if (start !== null && depth === 1 && (character2 === "," || character2 === "}")) {
      return structure.slice(start, index).trim();
    }
    if (character2 === "{") depth++;
    if (character2 === "}") depth--;
    const head = depth === 1 && structure[index - 1] === " " && structure.startsWith(`.${member}=`, index);
    if (head || depth === 1 && structure.startsWith(`.${member} = `, index)) {
      start = structure.indexOf("=", index) + 1;
    }
  }
  return null;
}

// src/review/trace-rows.ts
var shownRows = 30;
var shownAssignments = 6;
var countingFrom = 3;
function traceRows({ counterexample, statement }, limit = shownRows) {
  const used = new Set(namesIn(`${statement} ${counterexample.property.expression ?? ""}`));
  const feeds = (step) => namesIn(step.assignment.variable).some((name) => used.has(name));
  const rows = byPlace(withoutCounting(counterexample.steps, feeds)).map((steps) => stepRow(steps, feeds));
  const ranked = [...rows.filter((row) => !row.feeds), ...rows.filter((row) => row.feeds)];
  const kept = new Set(ranked.slice(-limit));
  const shown = [];
  let left = 0;
  for (const row of rows) {
    if (!kept.has(row)) {
      left++;
      continue;
    }
    if (left > 0) shown.push({ kind: "gap", steps: left });
    left = 0;
    shown.push(row);
  }
  return left > 0 ? [...shown, { kind: "gap", steps: left }] : shown;
}
function withoutCounting(steps, feeds) {
  const settings = /* @__PURE__ */ new Map();
  const nameOf = ({ location: location2, assignment }) => `${location2.function} ${assignment.variable}`;
  for (const step of steps) {
    const ofName = settings.get(nameOf(step));
    if (ofName === void 0) settings.set(nameOf(step), [step]);
    else ofName.push(step);
  }
  const isNumber = ({ assignment }) => /^-?\d+$/.test(assignment.value);
  return steps.filter((step) => {
    const ofName = settings.get(nameOf(step)) ?? [];
    const counts = ofName.length >= countingFrom && /^\w+$/.test(step.assignment.variable);
    return feeds(step) || !counts || !ofName.every(isNumber) || step === ofName.at(-1);
  });
}
function byPlace(steps) {
  const groups = [];
  for (const step of steps) {
    const group = groups.at(-1);
    if (group !== void 0 && belongs(step, group)) group.push(step);
    else groups.push([step]);
  }
  return groups;
}
function belongs({ location: location2, assignment }, group) {
  const first = group[0].location;
  return location2.file === first.file && location2.line === first.line && location2.function === first.function && group.every((step) => step.assignment.variable !== assignment.variable);
}
function stepRow(steps, feeds) {
  const assignments = steps.map(({ assignment }) => assignment);
  const texts = readableAssignments(assignments);
  const more = texts.length > shownAssignments ? ", …" : "";
  return {
    kind: "step",
    location: steps[0].location,
    text: `${texts.slice(0, shownAssignments).join(", ")}${more}`,
    feeds: steps.some(feeds)
  };
}

// src/review/trace-table.ts
var shownCalls = 8;
function traceTable(finding, links, limit) {
  const { location: location2 } = finding.counterexample.property;
  const place = (step) => {
    const line = step.file === location2.file ? lineMarkdown(step, links) : placeMarkdown(step, links);
    return step.function === null ? line : `${line}, ${codeSpan(step.function, 60)}`;
  };
  const rows = traceRows(finding, limit);
  const body = rows.map(
    (row) => row.kind === "gap" ? tableRow(["", "", `*${row.steps === 1 ? "one step" : `${row.steps} steps`} left out*`]) : tableRow([row.feeds ? "●" : "", place(row.location), messageMarkdown(row.text)])
  );
  const end = finding.statement === "" ? "" : ` ${codeSpan(finding.statement, 120)}`;
  return [
    tableRow(["", "Where", "What happens"]),
    "|:-:|---|---|",
    ...body,
    tableRow(["❌", place(location2), `**It goes wrong here:**${end}`]),
    ...rows.some((row) => row.kind === "step" && row.feeds) ? ["", "● sets something that the last line uses."] : [],
    ...callChain(finding, links)
  ].join("\n");
}
function callChain({ counterexample: { calls } }, links) {
  if (calls.length === 0) return [];
  const chain = calls.slice(0, shownCalls).map(
    (call) => `${call.function === null ? "" : `${codeSpan(call.function, 60)}, `}${lineMarkdown(call, links)}`
  );
  return ["", `Called from ${chain.join("; from ")}${calls.length > shownCalls ? "; …" : ""}.`];
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
        text: `no bug found ${loopBound(result.bound ?? null)}; longer runs were not checked`
      };
    case "unknown":
      return { icon: "⚠️", mark: "?", text: `no answer${because}` };
    case "not-checked":
      return { icon: "⚠️", mark: "?", text: `not checked${because}` };
  }
}
function loopBound(bound) {
  if (bound === null) return "within the bound that was searched";
  return `with loops running at most ${bound === 1 ? "once" : `${bound} times`}`;
}

// src/review/weakness.ts
function weakness(cwe) {
  const number = /^CWE-(\d{1,5})$/.exec(cwe ?? "")?.[1];
  if (number === void 0) return null;
  return { id: `CWE-${number}`, url: `https://cwe.mitre.org/data/definitions/${number}.html` };
}

// src/review/finding-blocks.ts
var fewRows = 8;
var namedOthers = 5;
function findingBlocks({ lead, others: others2 }, context) {
  const steps = (limit) => details("How the program gets there, step by step", traceTable(lead, context.links, limit));
  const command = localCommand(lead.counterexample.property.location.file);
  return [
    wholeBlock(certainty(lead, context.isFailing).map(messageMarkdown).join(" ")),
    { name: "assumptions", versions: [assumptionList(lead), ""], rank: 3 },
    wholeBlock(otherPlaces(others2, context.links)),
    { name: "traces", versions: [steps(), steps(fewRows), ""], rank: 1 },
    {
      name: "commands",
      versions: [command === null ? "" : details("See it on your machine", codeFence(command, "sh")), ""],
      rank: 2
    }
  ];
}
function findingFacts(finding, esbmcVersion) {
  const { kind, cwe } = finding.counterexample.property;
  const page = weakness(cwe);
  const facts = [
    kindTitles[kind],
    page === null ? null : `[${page.id}](${page.url})`,
    finding.counterexample.bound === null ? null : `found ${loopBound(finding.counterexample.bound)}`,
    esbmcVersion === null ? null : `ESBMC ${escapeMarkdown(esbmcVersion, 40)}`,
    `finding ${codeSpan(finding.fingerprint, 40)}`
  ];
  return `<sub>${facts.filter((fact) => fact !== null).join(" · ")}</sub>`;
}
function details(summary, content) {
  return content === "" ? "" : `<details>
<summary>${summary}</summary>

${content}

</details>`;
}
function assumptionList({ assumptions }) {
  if (assumptions.length === 0) return "";
  return `Assumed:

${assumptions.map((assumption) => `- ${messageMarkdown(assumption)}`).join("\n")}`;
}
function otherPlaces(others2, links) {
  if (others2.length === 0) return "";
  const places = others2.slice(0, namedOthers).map(({ counterexample }) => placeMarkdown(counterexample.property.location, links));
  const more = others2.length > namedOthers ? ` and ${others2.length - namedOthers} more` : "";
  return `The same cause shows ${others2.length === 1 ? "once more" : `${others2.length} more times`}: ${places.join(", ")}${more}.`;
}

// src/review/finding-table.ts
function findingTable(findings, { links, policy }, limit = Number.POSITIVE_INFINITY) {
  if (findings.length === 0) return "";
  const rows = findings.slice(0, limit).map((finding) => {
    const { location: location2 } = finding.counterexample.property;
    return tableRow([
      isFailing(finding, policy) ? "❌" : "",
      messageMarkdown(finding.message),
      placeMarkdown(location2, links),
      trust(finding)
    ]);
  });
  const left = findings.length - rows.length;
  return [
    tableRow(["", "What can go wrong", "Where", "How sure"]),
    "|:-:|---|---|---|",
    ...rows,
    ...left === 0 ? [] : ["", `and ${left} more`]
  ].join("\n");
}
function trust(finding) {
  const start = startOf(finding);
  const name = start === null ? "" : ` ${codeSpan(start, 60)}`;
  return [
    finding.origin === "entry" ? `reached from${name || " the start"}` : `calling${name || " it"} by itself`,
    ...finding.reproduced === true ? ["confirmed by running it"] : [],
    ...finding.status === "undetermined" ? ["may not be new"] : [],
    ...finding.needsAllocationFailure ? ["when an allocation fails"] : []
  ].join(", ");
}

// src/review/triage-findings.ts
function triageFindings(findings, policy) {
  const of = (fate) => findings.filter((finding) => fateOf(finding, policy) === fate);
  const posted = of("posted").toSorted(
    (one, other) => urgency(one, policy) - urgency(other, policy) || byPlace2(one, other)
  );
  return { posted, minor: of("minor"), existing: of("existing"), fixed: of("fixed"), ignored: of("ignored") };
}
function fateOf(finding, policy) {
  if (finding.status === "fixed") return "fixed";
  if (isFailing(finding, policy)) return "posted";
  if (finding.needsAllocationFailure && policy.allocationFailure === "ignore") return "ignored";
  if (finding.status === "existing") return "existing";
  return finding.needsAllocationFailure || isUnconstrainedOverflow(finding) ? "minor" : "posted";
}
function isUnconstrainedOverflow({ origin, basePassed, counterexample }) {
  return origin === "harness" && !basePassed && counterexample.property.kind === "overflow";
}
function urgency(finding, policy) {
  if (isFailing(finding, policy)) return 0;
  return finding.status === "introduced" ? 1 : 2;
}
function byPlace2(one, other) {
  const [a, b] = [one, other].map(({ counterexample }) => counterexample.property.location);
  if (a === void 0 || b === void 0) return 0;
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || (a.column ?? 0) - (b.column ?? 0) || (one.fingerprint < other.fingerprint ? -1 : 1);
}

// src/review/headline.ts
var icons = { failure: "❌", neutral: "⚠️", success: "✅" };
function headline(report, policy) {
  const groups = groupFindings(triageFindings(report.findings, policy).posted);
  const parts = [...failures(groups, policy), ...gaps(report), ...others(groups, policy)];
  return {
    icon: icons[conclude(report, policy)],
    text: parts.length > 0 ? parts.join(", ") : nothingFound(report)
  };
}
function failures(groups, policy) {
  const failing = groups.filter(({ lead }) => isFailing(lead, policy));
  if (failing.length === 0) return [];
  const allNew = failing.every(({ lead }) => lead.status === "introduced");
  return [`${counted(failing.length, "bug")} ${allNew ? "introduced" : "found"}`];
}
function others(groups, policy) {
  const harmless2 = groups.filter(({ lead }) => !isFailing(lead, policy)).length;
  return harmless2 === 0 ? [] : [`${counted(harmless2, "finding")} to look at`];
}
function gaps(report) {
  const functions = undecidedFunctions(report).length;
  const units = undecidedUnits(report).length;
  return [
    ...functions > 0 ? [`${functions} of ${counted(report.functions.length, changed(report, "function"))} not checked`] : [],
    ...units > 0 ? [`${units} of ${counted(report.units.length, "entry", "entries")} not checked`] : []
  ];
}
function nothingFound(report) {
  if (report.functions.length === 0 && report.units.length === 0) {
    return report.base === null ? "Nothing to check" : "Nothing to check: no C code changed";
  }
  const subjects = report.functions.length > 0 ? counted(report.functions.length, changed(report, "function")) : counted(report.units.length, "entry", "entries");
  const verdicts2 = (report.functions.length > 0 ? report.functions : report.units).map(
    ({ verdict }) => verdict
  );
  return `No bug found in ${subjects}${verdictCounts(verdicts2)}`;
}
function verdictCounts(verdicts2) {
  const count = (wanted) => verdicts2.filter((verdict) => verdict === wanted).length;
  const proved = count("proved");
  const bounded = count("bounded");
  if (proved === verdicts2.length) return ": all proved";
  if (bounded === verdicts2.length) return ", up to the bounds below";
  return `: ${proved} proved, ${bounded} up to a bound`;
}
function changed(report, noun) {
  return report.base === null ? noun : `changed ${noun}`;
}

// src/review/report-notes.ts
function reportNotes(report, policy) {
  const ignored = triageFindings(report.findings, policy).ignored.length;
  if (ignored === 0) return report.notes;
  const findings = ignored === 1 ? "1 finding is" : `${ignored} findings are`;
  return [
    ...report.notes,
    `${findings} left out that only a failing allocation leads to (\`allocation-failure: ignore\`).`
  ];
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

// src/review/unit-table.ts
function unitTable(units) {
  if (units.length === 0) return "";
  const rows = units.map((result) => {
    const { icon, text } = verdictWords(result);
    const { file, entry, origin, assumptions } = result.unit;
    const assumed = assumptions.length === 0 ? "" : `; assuming ${assumptions.map(messageMarkdown).join("; ")}`;
    return tableRow([
      icon,
      `${codeSpan(entry, 80)} in ${codeSpan(shownFile(file))}${origin === "harness" ? ", called by itself" : ""}`,
      `${messageMarkdown(text)}${assumed}`,
      `${seconds(result.seconds)}${result.cached ? " (cached)" : ""}`
    ]);
  });
  return [tableRow(["", "Started at", "Result", "Time"]), "|:-:|---|---|--:|", ...rows].join("\n");
}
function seconds(value) {
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} s`;
}

// src/review/summary-blocks.ts
var fewFindings = [100, 30, 10];
function summaryHead(context, groups) {
  const { icon, text } = headline(context.report, context.policy);
  const leads = groups.map(({ lead }) => lead);
  const tables = fewFindings.map((limit) => findingTable(leads, context, limit));
  return [
    wholeBlock(`### ${icon} ESBMC: ${text}`),
    { name: "some findings", versions: [findingTable(leads, context), ...tables], rank: 9 },
    { name: "the reasons for what was not checked", versions: [undecidedList(context.report), ""], rank: 6 }
  ];
}
function summaryTail(context) {
  const { report, policy } = context;
  const { minor, existing, fixed } = triageFindings(report.findings, policy);
  const table = (findings) => findingTable(findings, context);
  const notes = reportNotes(report, policy).map((note) => `- ${messageMarkdown(note)}`);
  return [
    ...section(`${counted(minor.length, "finding")} of less weight`, table(minor), 5),
    ...section(`${counted(existing.length, "bug")} that this change did not introduce`, table(existing), 3),
    ...section(`${counted(fixed.length, "bug")} that this change fixed`, table(fixed), 3),
    ...section("What was checked, and how far", unitTable(report.units), 4),
    ...section(`${counted(report.skipped.length, "file")} skipped`, skippedList(report), 2),
    ...section("Notes", notes.join("\n"), 5),
    wholeBlock(footer(report))
  ];
}
function detailedFinding(group, { report, policy, links }) {
  const isFailingLead = isFailing(group.lead, policy);
  const esbmcVersion = report.esbmc?.version ?? null;
  const blocks = findingBlocks(group, { links, isFailing: isFailingLead, esbmcVersion });
  const facts = findingFacts(group.lead, esbmcVersion);
  const body = (level2) => details(
    messageHtmlForGitHub(group.lead.message),
    [...blocks.map(({ versions }) => versions[Math.min(level2, versions.length - 1)] ?? ""), facts].filter((text) => text !== "").join("\n\n")
  );
  return [{ name: "traces", versions: [body(0), body(1), body(2), ""], rank: 1 }];
}
function undecidedList(report) {
  const lines = undecidedSubjects(report).map(
    ({ name, file, text }) => `- ${codeSpan(name, 80)} in ${codeSpan(shownFile(file))}: ${messageMarkdown(text)}`
  );
  return lines.length === 0 ? "" : `**Nothing is known about:**

${lines.join("\n")}`;
}
function skippedList(report) {
  return report.skipped.map(({ file, reason }) => `- ${codeSpan(shownFile(file))}: ${messageMarkdown(reason)}`).join("\n");
}
function section(title, content, rank) {
  if (content === "") return [];
  return [{ name: title.toLowerCase(), versions: [details(title, content), ""], rank }];
}
function footer(report) {
  const version = report.esbmc === null ? "" : ` with ESBMC ${escapeMarkdown(report.esbmc.version, 40)}`;
  const commit = report.head === null ? "" : ` at ${codeSpan(report.head.slice(0, 12))}`;
  return `<sub>${escapeMarkdown(`${report.tool.name} ${report.tool.version}`, 80)}${version}${commit}</sub>`;
}

// src/review/render-markdown.ts
function renderMarkdown(report, policy, links = null) {
  const context = { report, policy, links };
  const groups = groupFindings(triageFindings(report.findings, policy).posted);
  const blocks = [
    ...summaryHead(context, groups),
    ...groups.flatMap((group) => detailedFinding(group, context)),
    ...summaryTail(context)
  ];
  return `${fitBody(blocks, jobSummaryLimit)}
`;
}

// src/review/json-text.ts
function jsonText(value) {
  return `${JSON.stringify(value, null, 2).replaceAll("##[", "#\\u0023[")}
`;
}

// src/review/render-json.ts
var schema = 1;
function renderJson(report, policy) {
  const { tool, esbmc, base, head, skipped } = report;
  return jsonText({
    schema,
    tool: { name: tool.name, version: tool.version },
    esbmc: esbmc === null ? null : { version: esbmc.version, sha256: esbmc.sha256 },
    base,
    head,
    units: report.units.map(unitJson),
    findings: report.findings.map(findingJson),
    skipped: skipped.map(({ file, reason }) => ({ file, reason })),
    conclusion: conclude(report, policy)
  });
}
function unitJson({ unit, verdict, reason, bound, seconds: seconds2, cached }) {
  return {
    file: unit.file,
    entry: unit.entry,
    origin: unit.origin,
    verdict,
    ...reason === null ? {} : { reason },
    ...bound === null ? {} : { bound },
    seconds: Math.round(seconds2 * 1e3) / 1e3,
    cached,
    assumptions: unit.assumptions
  };
}
function findingJson({ counterexample, ...finding }) {
  const { kind, cwe, location: location2 } = counterexample.property;
  return {
    fingerprint: finding.fingerprint,
    file: location2.file,
    line: location2.line,
    column: location2.column,
    function: location2.function,
    kind,
    cwe,
    message: finding.message,
    origin: finding.origin,
    status: finding.status,
    reproduced: finding.reproduced,
    inputs: finding.inputs.map(({ variable, value }) => ({ name: variable, value })),
    trace: counterexample.steps.map(({ location: place, assignment }) => ({
      file: place.file,
      line: place.line,
      function: place.function,
      assignment: `${assignment.variable} = ${assignment.value}`
    })),
    assumptions: finding.assumptions
  };
}

// src/review/sarif-text.ts
var messageLength2 = 1e3;
function sarifMessage(text) {
  return plainText(text, messageLength2).replaceAll("](", "] (");
}
function sarifUri(file) {
  return file.replace(new RegExp("\\p{Cs}", "gu"), "�").split("/").map((segment) => encodeURIComponent(segment)).join("/");
}

// src/review/sarif-notifications.ts
function sarifNotifications(report) {
  const undecided = report.units.filter(({ verdict }) => verdict === "unknown" || verdict === "not-checked");
  return [
    ...undecided.map((result) => ({
      level: "warning",
      message: { text: sarifMessage(`\`${result.unit.entry}\`: ${verdictWords(result).text}`) },
      locations: [fileLocation(result.unit.file)]
    })),
    ...report.skipped.map(({ file, reason }) => ({
      level: "note",
      message: { text: sarifMessage(`skipped: ${reason}`) },
      locations: [fileLocation(file)]
    }))
  ];
}
function fileLocation(file) {
  return { physicalLocation: { artifactLocation: { uri: sarifUri(file), uriBaseId: "%SRCROOT%" } } };
}

// src/review/sarif-result.ts
var maxFlowSteps = 1e4;
var baselineStates = {
  introduced: "new",
  undetermined: "new",
  existing: "unchanged",
  fixed: "absent"
};
function sarifResult(finding, level2, ruleIndex) {
  const { property } = finding.counterexample;
  const cwe = weakness(property.cwe);
  return {
    ruleId: property.kind,
    ruleIndex,
    level: level2,
    message: { text: sarifMessage(finding.message) },
    locations: [location(property.location)],
    // Code scanning tells alerts apart by the first name; the second one is ours, for other readers.
    partialFingerprints: {
      primaryLocationLineHash: `${finding.fingerprint}:1`,
      "esbmcActionFingerprint/v1": finding.fingerprint
    },
    ...finding.status === null ? {} : { baselineState: baselineStates[finding.status] },
    ...cwe === null ? {} : { taxa: [{ id: cwe.id.replace("CWE-", ""), toolComponent: { name: "CWE" } }] },
    codeFlows: [{ threadFlows: [{ locations: flow(finding) }] }],
    properties: {
      origin: finding.origin,
      reproduced: finding.reproduced,
      bound: finding.counterexample.bound,
      assumptions: finding.assumptions.map((assumption) => plainText(assumption))
    }
  };
}
function flow({ counterexample: { steps, property }, message }) {
  const places = steps.slice(-(maxFlowSteps - 1)).map(({ location: place, assignment }) => ({
    location: {
      ...location(place),
      message: { text: sarifMessage(`${assignment.variable} = ${assignment.value}`) }
    },
    importance: "important"
  }));
  const end = { ...location(property.location), message: { text: sarifMessage(message) } };
  return [...places, { location: end, importance: "essential" }];
}
function location({ file, line, column, function: name }) {
  return {
    physicalLocation: {
      artifactLocation: { uri: sarifUri(file), uriBaseId: "%SRCROOT%" },
      region: { startLine: line, ...column === null ? {} : { startColumn: column } }
    },
    ...name === null ? {} : { logicalLocations: [{ name: plainText(name), kind: "function" }] }
  };
}

// src/review/render-sarif.ts
var maxResults = 25e3;
function renderSarif(report, policy) {
  const { posted, minor, existing } = triageFindings(report.findings, policy);
  const findings = [...posted, ...minor, ...existing].slice(0, maxResults);
  const kinds = propertyKinds.filter((kind) => findings.some((finding) => kindOf(finding) === kind));
  return jsonText({
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: plainText(report.tool.name),
            semanticVersion: plainText(report.tool.version),
            rules: kinds.map((kind) => rule(kind, findings)),
            supportedTaxonomies: [{ name: "CWE" }]
          },
          ...report.esbmc === null ? {} : { extensions: [{ name: "ESBMC", version: plainText(report.esbmc.version) }] }
        },
        taxonomies: [cweTaxonomy(findings)],
        invocations: [{ executionSuccessful: true, toolExecutionNotifications: sarifNotifications(report) }],
        columnKind: "utf16CodeUnits",
        results: findings.map(
          (finding) => sarifResult(finding, level(finding, policy), kinds.indexOf(kindOf(finding)))
        )
      }
    ]
  });
}
function kindOf(finding) {
  return finding.counterexample.property.kind;
}
function level(finding, policy) {
  if (isFailing(finding, policy)) return "error";
  return finding.status === "introduced" || finding.status === null ? "warning" : "note";
}
function rule(kind, findings) {
  const cwes = cweIds(findings.filter((finding) => kindOf(finding) === kind));
  return {
    id: kind,
    name: kind,
    shortDescription: { text: kindTitles[kind] },
    fullDescription: { text: `${kindTitles[kind]}, shown by a counterexample of the model checker ESBMC.` },
    defaultConfiguration: { level: "error" },
    // The form of tag that code scanning shows and filters by.
    properties: { tags: ["security", ...cwes.map((id) => `external/cwe/${id.toLowerCase()}`)] }
  };
}
function cweTaxonomy(findings) {
  return {
    name: "CWE",
    organization: "MITRE",
    shortDescription: { text: "The MITRE Common Weakness Enumeration" },
    taxa: cweIds(findings).map((id) => ({ id: id.replace("CWE-", ""), helpUri: weakness(id)?.url ?? "" }))
  };
}
function cweIds(findings) {
  const ids = findings.flatMap(({ counterexample }) => weakness(counterexample.property.cwe)?.id ?? []);
  return [...new Set(ids)].sort();
}

// src/review/name-prefix.ts
function namePrefix(tokens, name) {
  let start = name;
  while (tokens[start - 1]?.text === "*") start--;
  const stars = name - start;
  const before = tokens[start - 1]?.text ?? null;
  if (before !== null && isName(before)) {
    return { stars: 0, before, isDeclared: stars === 0 || beginsStatement(tokens, start - 1) };
  }
  if (before !== null && /^(?:[\])]|[\d"'].*)$/.test(before))
    return { stars: Math.max(0, stars - 1), before, isDeclared: false };
  return { stars, before, isDeclared: before === "," && stars > 0 && beginsWithType(tokens) };
}
function beginsStatement(tokens, name) {
  let index = name;
  while (isName(tokens[index]?.text)) index--;
  return index < 0 || ["(", ";", "{", "}", ":"].includes(tokens[index]?.text ?? "");
}
function beginsWithType(tokens) {
  const second = tokens[1]?.text;
  return isName(tokens[0]?.text) && (second === "*" || isName(second));
}

// src/review/postfix-chain.ts
function postfixChain(tokens, first) {
  const steps = [];
  let hasCall = false;
  let last = first;
  for (; ; ) {
    const next = tokens[last + 1]?.text;
    const isMember = (next === "->" || next === ".") && isName(tokens[last + 2]?.text);
    const close = next === "[" || next === "(" ? closingBracket(tokens, last + 1) : null;
    if (close === null && !isMember) return { first, last, steps, hasCall };
    const end = close ?? last + 2;
    if (next === "[") steps.push({ operandEnd: last, index: [last + 2, end - 1], end });
    else if (next === "->") steps.push({ operandEnd: last, index: null, end });
    else extendLast(steps, end);
    hasCall ||= next === "(";
    last = end;
  }
}
function extendLast(steps, end) {
  const step = steps.pop();
  if (step !== void 0) steps.push({ ...step, end });
}

// src/review/memory-accesses.ts
function memoryAccesses(line) {
  const tokens = cTokens(line);
  const textOf = (first, last) => line.slice(tokens[first]?.start, tokens[last]?.end);
  const accesses = [];
  let complete = isWhole(tokens) && !hasDoubt(tokens);
  for (let index = 0; index < tokens.length; index++) {
    const previous = tokens[index - 1]?.text;
    if (tokens[index]?.text === "sizeof") {
      index = endOfOperand(tokens, index);
    } else if (isName(tokens[index]?.text) && previous !== "." && previous !== "->") {
      const chain = postfixChain(tokens, index);
      const prefix = namePrefix(tokens, index);
      complete &&= !chain.hasCall;
      if (!prefix.isDeclared) accesses.push(...chainAccesses(tokens, chain, prefix, textOf));
    }
  }
  return { accesses, complete };
}
function chainAccesses(tokens, { first, last, steps }, { stars, before }, textOf) {
  const after = tokens[last + 1]?.text;
  const increment = stars > 0 && (after === "++" || after === "--") ? after : "";
  const use = useOf(increment === "" ? after : tokens[last + 2]?.text, before);
  const groups = rowsTogether(steps);
  const accesses = groups.map((group, index) => {
    const isLast = index === groups.length - 1 && stars === 0;
    return {
      text: textOf(first, group.at(-1)?.end ?? last),
      pointers: group.map(({ operandEnd }) => textOf(first, operandEnd)),
      indexes: group.flatMap(({ index: range }) => range === null ? [] : [textOf(...range)]),
      use: isLast ? use : "read"
    };
  });
  if (before === "&" && stars === 0) return accesses.slice(0, -1);
  if (stars === 0) return accesses;
  const operand = textOf(first, last);
  const pointers = Array.from({ length: stars }, (_, star) => `${"*".repeat(star)}${operand}`);
  return [...accesses, { text: `${"*".repeat(stars)}${operand}${increment}`, pointers, indexes: [], use }];
}
function rowsTogether(steps) {
  const groups = [];
  for (const step of steps) {
    const previous = groups.at(-1);
    const isRow = step.index !== null && previous?.at(-1)?.index != null && previous.at(-1)?.end === step.operandEnd;
    if (isRow) previous.push(step);
    else groups.push([step]);
  }
  return groups;
}
function useOf(after, before) {
  if (after === "=") return "written";
  const changes = after !== void 0 && /^(?:\+\+|--|(?:<<|>>|[-+*/%&|^])=)$/.test(after);
  return changes || before === "++" || before === "--" ? "accessed" : "read";
}
function hasDoubt(tokens) {
  return tokens.some(({ text }, index) => {
    const next = tokens[index + 1]?.text ?? "";
    if (text === ")") return ["*", "&", "->", ".", "[", "("].includes(next);
    return text === "*" && ["(", "++", "--"].includes(next);
  });
}
function isWhole(tokens) {
  const count = (wanted) => tokens.filter(({ text }) => text === wanted).length;
  const end = tokens.at(-1)?.text ?? "";
  const isHead = end === ")" && /^(?:if|while|for|switch|else|\})$/.test(tokens[0]?.text ?? "");
  return count("(") === count(")") && count("[") === count("]") && ([";", "{", "}"].includes(end) || isHead);
}
function endOfOperand(tokens, index) {
  if (tokens[index + 1]?.text === "(") return closingBracket(tokens, index + 1) ?? tokens.length;
  let name = index + 1;
  while (tokens[name]?.text === "*") name++;
  return postfixChain(tokens, name).last;
}

// src/review/accessed-place.ts
function accessedPlace({ statement }, index) {
  const { accesses, complete } = memoryAccesses(statement);
  const indexed = accesses.filter(
    ({ indexes }) => indexes.some((text) => index !== null && isSame(text, index))
  );
  const [access] = indexed.length === 1 ? indexed : complete && accesses.length === 1 ? accesses : [];
  return access === void 0 ? null : `${quoted(access.text)} is ${access.use}`;
}
function onlyPointer({ statement }) {
  const { accesses, complete } = memoryAccesses(statement);
  const [name, ...others2] = new Set(accesses.flatMap(({ pointers }) => pointers));
  const [access, ...more] = accesses;
  if (!complete || name === void 0 || others2.length > 0 || access === void 0) return null;
  return { name, place: more.length === 0 ? `${quoted(access.text)} is ${access.use}` : null };
}
function isSame(one, other) {
  return one.replaceAll(/[\s()]/g, "") === other.replaceAll(/[\s()]/g, "");
}

// src/review/readable-expression.ts
var addedCasts = /\((?:_Bool|signed (?:long )?int)\)/g;
var internal = /\$|SAME-OBJECT|dynamic_\d|nondet_symbol|symex|invalid-object|POINTER_/;
function readableExpression(expression) {
  if (expression === null || internal.test(expression) || /^\s*[01]?\s*$/.test(expression)) return null;
  const text = expression.replace(addedCasts, "").trim();
  return text.replace(/(^|[\s!(])\(([\w.[\]>-]+)\)(?=$|[\s),])/g, "$1$2");
}

// src/review/violated-comparison.ts
function comparisonsIn(expression) {
  const parts = (readableExpression(expression) ?? "").split(" && ").map(comparison);
  return parts.some((part) => part === null) ? null : parts.filter((part) => part !== null);
}
function isViolated({ operator, limit }, value) {
  if (operator === "<") return value >= limit;
  if (operator === "<=") return value > limit;
  if (operator === ">") return value <= limit;
  if (operator === ">=") return value < limit;
  return operator === "!=" ? value === limit : value !== limit;
}
function comparison(text) {
  const groups = /^(?<subject>.+?) (?<operator><|<=|>|>=|!=|==) (?<limit>-?\d{1,40})$/.exec(text)?.groups;
  if (groups?.subject === void 0 || groups.limit === void 0) return null;
  const operator = groups.operator;
  return { subject: unwrapped(groups.subject), operator, limit: BigInt(groups.limit) };
}
function unwrapped(text) {
  return /^\([^()]*\)$/.test(text) ? text.slice(1, -1) : text;
}

// src/review/known-values.ts
var shownInputs = 3;
function knownValues(violation) {
  const { inputs } = violation;
  const known = new Set(inputs.map(({ variable }) => variable));
  const state = violatingState(violation).filter(({ assignment }) => !known.has(assignment.variable));
  const given = readableAssignments(namedFirst(inputs, violation));
  const left = given.length - shownInputs;
  const parts = [
    ...given.slice(0, shownInputs),
    ...left > 0 ? [left === 1 ? "one more input" : `${left} more inputs`] : [],
    ...readableAssignments(state.map(({ assignment }) => assignment))
  ];
  return listed(parts.length > 0 ? parts : lastNumbers(violation));
}
function violatingState({ counterexample: { property, steps } }) {
  const states = (comparisonsIn(property.expression) ?? []).flatMap((comparison2) => {
    const last = steps.findLast(
      ({ location: location2, assignment }) => assignment.variable === comparison2.subject && location2.function === property.location.function
    );
    const value = simplified(last?.assignment.value ?? "");
    const violates = /^-?\d{1,40}$/.test(value) && isViolated(comparison2, BigInt(value));
    return last !== void 0 && violates ? [last] : [];
  });
  return [...new Set(states)];
}
function lastNumbers(violation) {
  const pointer = onlyPointer(violation)?.name;
  const names = usedNames(violation);
  const last = new Map(
    violation.counterexample.steps.filter(({ assignment: { variable } }) => names.has(variable) && variable !== pointer).filter(({ assignment: { value } }) => /^-?\d{1,40}$/.test(simplified(value))).map((step) => [`${step.location.function} ${step.assignment.variable}`, step])
  );
  return [...last.values()].slice(-shownInputs).map(({ assignment, location: location2 }) => `${readableAssignment(assignment)} (line ${location2.line})`);
}
function namedFirst(inputs, violation) {
  const names = usedNames(violation);
  const isNamed = ({ variable }) => namesIn(variable).some((name) => names.has(name));
  return [...inputs.filter(isNamed), ...inputs.filter((input) => !isNamed(input))];
}
function usedNames({ statement, counterexample }) {
  return new Set(namesIn(`${statement} ${counterexample.property.expression ?? ""}`));
}
function listed(parts) {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}

// src/review/assertion-clauses.ts
var shownCondition = 120;
var assertionClauses = [
  [/^assertion (.+)$/, ([, condition = ""]) => `the assertion ${quoted(condition, shownCondition)} fails`],
  [
    /^__builtin_unreachable$/,
    () => "a place is reached that `__builtin_unreachable()` promises is never reached"
  ],
  [
    /^(?!$)(?!assertion$)(.+)$/,
    ([, words = ""], { counterexample }) => {
      const condition = readableExpression(counterexample.property.expression);
      const which = condition === null ? "an assertion" : `the assertion ${quoted(condition, shownCondition)}`;
      return `${which} fails, which the program calls ${quoted(words, shownCondition)}`;
    }
  ]
];

// src/review/statement-subject.ts
function statementSubject(statement) {
  const text = statement.replace(/\s*[;{]\s*$/, "");
  return text === "" ? "this line" : quoted(text);
}

// src/review/memory-clauses.ts
var memoryClauses = [
  [/^array bounds violated: array (?:`(.*)'\S* )?(upper|lower) bound/, boundClause],
  [
    /^array bounds violated(: heap object)?/,
    ([, heap], violation) => outside(violation, heap ? "heap block" : "array")
  ],
  [
    /^Access to object out of bounds(: heap object)?/,
    ([, heap], violation) => outside(violation, heap ? "heap block" : "object")
  ],
  [/^(\w+) of memory segment of size (\d+) with (\d+) bytes?/, segmentClause],
  [/^(\w+): (?:writing|reading) memory segment of size (\d+) with (\d+) bytes?/, segmentClause],
  [
    /^buffer overflow on (\w+)/,
    ([, name = ""], violation) => `${quoted(name)} in ${statementSubject(violation.statement)} can store more than its buffer holds`
  ],
  [/^NULL pointer/, (_, violation) => nullClause(violation)],
  [
    /^accessed expired variable pointer(?: `(.*)')?/,
    ([, name], violation) => `${deed(violation)} through a pointer to ${name ? quoted(name) : "a local variable"}, which is out of scope`
  ],
  [
    /^invalidated dynamic object freed/,
    (_, violation) => `${statementSubject(violation.statement)} frees memory that was already freed`
  ],
  [/^invalidated dynamic object/, (_, violation) => `${deed(violation)} after its memory was freed`],
  [
    /^Operand of free must have zero pointer offset/,
    (_, violation) => `${statementSubject(violation.statement)} frees a pointer that is not the start of its block`
  ],
  [
    /^free\(\) of non-dynamic memory/,
    (_, violation) => `${statementSubject(violation.statement)} frees memory that was not allocated on the heap`
  ],
  [
    /^invalid pointer freed/,
    (_, violation) => `${statementSubject(violation.statement)} frees a pointer that is not valid`
  ],
  [/^forgotten memory/, (_, violation) => leakClause(violation)],
  [
    /^invalid pointer/,
    (_, violation) => `${deed(violation)} through a pointer that points to no valid object`
  ],
  [
    /^Incorrect alignment/,
    (_, violation) => `${deed(violation)} at an address that is misaligned for its type`
  ],
  [
    /^write access to string constant/,
    (_, violation) => `${statementSubject(violation.statement)} writes to a string constant`
  ]
];
function boundClause([, array, side], violation) {
  const [limit] = comparisonsIn(violation.counterexample.property.expression) ?? [];
  const place = side === "upper" ? "past the end" : "before the start";
  const deedDone = accessedPlace(violation, limit?.subject ?? null) ?? `${statementSubject(violation.statement)} accesses memory`;
  const sentence = `${deedDone} ${place} of ${array ? quoted(array) : "an array"}`;
  if (limit?.operator === "<") return `${sentence}: ${quoted(limit.subject)} must be below ${limit.limit}`;
  return limit?.operator === ">=" && limit.limit === 0n ? `${sentence}: ${quoted(limit.subject)} must not be negative` : sentence;
}
function segmentClause([words, name = "", size, count]) {
  const reads = words.includes(": reading");
  const bytes = `${count} ${count === "1" ? "byte" : "bytes"}`;
  return `${quoted(name)} ${reads ? "reads" : "writes"} ${bytes} ${reads ? "from" : "to"} memory that has only ${size}`;
}
function outside(violation, object) {
  const place = accessedPlace(violation, null);
  const article = object === "heap block" ? "a" : "an";
  return place === null ? `${statementSubject(violation.statement)} accesses memory outside the bounds of ${article} ${object}` : `${place} outside the bounds of its ${object}`;
}
function nullClause(violation) {
  const pointer = onlyPointer(violation);
  const subject = statementSubject(violation.statement);
  if (pointer === null) return `${subject} uses a null pointer`;
  return pointer.place === null ? `${subject} goes through ${quoted(pointer.name)}, which is NULL` : `${pointer.place} while ${quoted(pointer.name)} is NULL`;
}
var allocation = /\b(?:\w*alloc\w*|\w*dup|v?asprintf|getline|getdelim|realpath|\w*open\w*)\s*\(/;
function leakClause({ statement }) {
  return allocation.test(statement) ? `the memory allocated by ${statementSubject(statement)} is never freed` : `memory is never freed on the way through ${statementSubject(statement)}`;
}
function deed(violation) {
  return accessedPlace(violation, null) ?? `${statementSubject(violation.statement)} accesses memory`;
}

// src/review/value-clauses.ts
var valueClauses = [
  [/^division by zero/, (_, violation) => divisionClause(violation)],
  [/^arithmetic overflow on/, (_, violation) => overflowClause(violation)],
  [
    /^use of uninitialized variable: (.+)/,
    ([, name = ""]) => `${quoted(name)} is read before it was given a value`
  ],
  [/^undefined behavior on shift operation/, (_, violation) => shiftClause(violation)],
  [
    /^VLA array dimension must be greater than zero/,
    (_, violation) => `the length of the array in ${statementSubject(violation.statement)} is not positive`
  ],
  [/^Relational comparison between pointers/, (_, violation) => pointersClause(violation)],
  [
    /^__builtin_unreachable/,
    () => "a place is reached that `__builtin_unreachable()` promises is never reached"
  ]
];
function divisionClause(violation) {
  const [divisor] = comparisonsIn(violation.counterexample.property.expression) ?? [];
  const known = divisor?.operator === "!=" && divisor.limit === 0n ? `: ${quoted(divisor.subject)} is 0` : "";
  return `${statementSubject(violation.statement)} divides by zero${known}`;
}
function overflowClause(violation) {
  const operation = overflowingOperation(violation.counterexample.property.expression);
  return operation === null ? `a number in ${statementSubject(violation.statement)} does not fit its type` : `${quoted(operation)} overflows: the result does not fit its type`;
}
function overflowingOperation(expression) {
  const match = /^!overflow\("(?<operator>unary-|[-+*/%]|<<)", (?<operands>.+)\)$/.exec(
    expression ?? ""
  )?.groups;
  const operands = topLevelParts(match?.operands ?? "").map(readableOperand);
  const [left, right] = operands;
  if (match?.operator === void 0 || left == null) return null;
  if (match.operator === "unary-" && operands.length === 1) return `-${left}`;
  return right == null || operands.length !== 2 ? null : `${left} ${match.operator} ${right}`;
}
function readableOperand(operand) {
  return /^-?\d+$/.test(operand) ? operand : readableExpression(operand);
}
function topLevelParts(list) {
  let depth = 0;
  const parts = [""];
  for (const character2 of list) {
    if ("([{".includes(character2)) depth++;
    if (")]}".includes(character2)) depth--;
    if (character2 === "," && depth === 0) parts.push("");
    else parts.push(`${parts.pop() ?? ""}${character2}`);
  }
  return parts.map((part) => part.trim());
}
function shiftClause(violation) {
  const comparisons = comparisonsIn(violation.counterexample.property.expression) ?? [];
  const [first, second] = comparisons;
  const name = quoted(first?.subject ?? "");
  const outcome = `the result of ${statementSubject(violation.statement)} is undefined`;
  if (first === void 0 || comparisons.some(({ subject: other }) => other !== first.subject))
    return outcome;
  if (second?.operator === "<")
    return `${outcome}: ${name} must be from ${first.limit} to ${second.limit - 1n}`;
  if (first.operator === "<") return `${outcome}: ${name} must be below ${first.limit}`;
  return first.operator === ">=" && first.limit === 0n ? `${outcome}: ${name} must not be negative` : outcome;
}
function pointersClause(violation) {
  const match = /^SAME-OBJECT\((\w+), (\w+)\)$/.exec(violation.counterexample.property.expression ?? "");
  return match?.[1] === void 0 || match[2] === void 0 ? `${statementSubject(violation.statement)} compares pointers into different objects` : `${quoted(match[1])} and ${quoted(match[2])} are compared although they point into different objects`;
}

// src/review/violation-clause.ts
var kindWords = {
  "null-dereference": "uses a null pointer",
  "out-of-bounds": "accesses memory outside an object",
  "use-after-free": "uses memory that no longer exists",
  "double-free": "frees memory that was already freed",
  "invalid-free": "frees memory that cannot be freed",
  "memory-leak": "allocates memory that is never freed",
  uninitialised: "reads a value that was never set",
  "division-by-zero": "divides by zero",
  overflow: "computes a number that does not fit its type",
  shift: "shifts in a way that C does not define",
  "invalid-pointer": "uses a pointer that points to no valid object",
  alignment: "accesses memory at a misaligned address",
  assertion: "violates an assertion",
  other: "violates a property"
};
function violationClause(violation) {
  const { kind, comment } = violation.counterexample.property;
  const words = comment.replace(/^dereference failure(?:: | on )/, "");
  for (const [pattern, write] of rulesFor(kind)) {
    const match = pattern.exec(words);
    if (match !== null) return write(match, violation);
  }
  const original = comment === "" ? "" : `; ESBMC says ${quoted(comment, 120)}`;
  return `${statementSubject(violation.statement)} ${kindWords[kind]}${original}`;
}
function rulesFor(kind) {
  return kind === "assertion" ? assertionClauses : [...memoryClauses, ...valueClauses];
}

// src/review/explain-finding.ts
function describeViolation(violation) {
  const clause = violationClause(violation);
  const values = knownValues(violation);
  const end = ` (line ${violation.counterexample.property.location.line}).`;
  const sentence = `With ${values}, ${clause}${end}`;
  return values === "" || sentence.length > messageLength ? `${capitalised(clause)}${end}` : sentence;
}
function capitalised(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// src/project/plan-units.ts
var import_picomatch = __toESM(require_picomatch2(), 1);

// src/project/call-graph.ts
function callGraph({ functions, declarations }) {
  const definitions = functions.filter(({ isDefinition }) => isDefinition);
  const defined = new Set(definitions.map(({ name }) => name));
  const uses = /* @__PURE__ */ new Map();
  const users = /* @__PURE__ */ new Map();
  const connect = (user, names) => {
    for (const name of names) {
      add(uses, user, name);
      add(users, name, user);
    }
  };
  for (const { name, mentions } of definitions) connect(name, mentions);
  for (const { kind, names, mentions } of declarations) {
    if (kind !== "type") for (const name of names) connect(name, mentions);
  }
  const definedAmong = (names) => [...names].filter((name) => defined.has(name));
  return {
    reachableFrom: (entry) => new Set(definedAmong(reached(entry, uses))),
    callersOf: (name) => definedAmong(reached(name, users)).filter((one) => one !== name)
  };
}
function add(edges, from, to) {
  const known = edges.get(from);
  if (known) known.push(to);
  else edges.set(from, [to]);
}
function reached(start, edges) {
  const seen = /* @__PURE__ */ new Set([start]);
  for (const name of seen) for (const next of edges.get(name) ?? []) seen.add(next);
  return seen;
}

// src/project/scalar-harness.ts
var harnessEntry = "esbmc_action_harness";
var anyValuePrefix = "esbmc_action_any_";
var resultVariable = "esbmc_action_result";
function canBeIncluded(path) {
  return !/["\\\n\r]/.test(path);
}
function scalarHarness(file, { name, parameters, returnType }) {
  const values = parameters.map((parameter, index) => ({
    type: parameter.type === "" ? "int" : parameter.type,
    variable: parameter.name ?? `argument_${index + 1}`,
    any: `${anyValuePrefix}${index + 1}`
  }));
  const call = `${name}(${values.map(({ variable }) => variable).join(", ")});`;
  return [
    `#include "${file}"`,
    ...values.map(({ type, any }) => `${type} ${any}(void);`),
    `void ${harnessEntry}(void)`,
    "{",
    ...values.map(({ type, variable, any }) => `  ${type} ${variable} = ${any}();`),
    // The result is kept: a function whose result nobody has would leak what it allocates.
    returnType === "void" ? `  ${call}` : `  static ${returnType} ${resultVariable};
  ${resultVariable} = ${call}`,
    "}",
    ""
  ].join("\n");
}

// src/project/scalar-type.ts
var arithmeticWords = new Set(
  "char short int long signed unsigned float double _Bool bool const volatile register __signed__ __const __volatile__ __int128 _Float128".split(" ")
);
var standardNumber = /^(?:u?int(?:_least|_fast)?(?:8|16|32|64)_t|u?int(?:max|ptr)_t|s?size_t|ptrdiff_t|wchar_t|wint_t|time_t|clock_t|off_t|mode_t|pid_t|uid_t|gid_t|u_?(?:char|short|int|long)|uint|ushort|ulong)$/;
var longestChain = 20;
function isScalarType(type, file, chain = 0) {
  const words = type.trim().split(/\s+/);
  if (words[0] === "enum" || words[1] === "enum") return words.every((word) => /^\w+$/.test(word));
  return words.every(
    (word) => word === "" || arithmeticWords.has(word) || standardNumber.test(word) || chain < longestChain && isAliasOfScalar(word, file, chain)
  );
}
function isAliasOfScalar(word, file, chain) {
  const alias = file.declarations.find(({ kind, names, aliasOf }) => {
    return kind === "type" && aliasOf !== null && names.includes(word);
  });
  return alias?.aliasOf != null && isScalarType(alias.aliasOf, file, chain + 1);
}

// src/project/plan-units.ts
function planUnits(source, options) {
  const { path, asked, headers = [] } = options;
  const declarations = [...headers.flatMap((header) => header.declarations), ...source.declarations];
  const file = { ...source, declarations };
  const calls = callGraph(source);
  const reached3 = file.hasMain ? calls.reachableFrom("main") : /* @__PURE__ */ new Set();
  const units = [];
  const fromMain = asked.filter((name) => reached3.has(name));
  if (file.hasMain && (fromMain.length > 0 || asked.length === 0)) units.push(mainUnit(path, fromMain));
  const starts = /* @__PURE__ */ new Map();
  const notChecked2 = [];
  for (const name of asked.filter((one) => !reached3.has(one))) {
    const start = startFor(name, file, calls, options);
    if (typeof start === "string") {
      notChecked2.push({ file: path, name, verdict: "not-checked", reason: start });
    } else {
      const known = starts.get(start.name) ?? { start, asked: [] };
      known.asked.push(name);
      starts.set(start.name, known);
    }
  }
  const isAsked = ({ start }) => asked.includes(start.name);
  const ordered = [...starts.values()].sort((one, other) => Number(isAsked(other)) - Number(isAsked(one)));
  units.push(...ordered.map((one) => functionUnit(one.start, one.asked, options)));
  return { units, notChecked: notChecked2 };
}
function mainUnit(path, functions) {
  return {
    unit: { file: path, entry: "main", origin: "entry", functions, assumptions: [] },
    harnessed: null
  };
}
function functionUnit(start, functions, options) {
  const isEntry = isEntryPoint(start.name, options);
  const values = start.parameters.map(({ name, type }, index) => {
    return `\`${name ?? `argument ${index + 1}`}\` may be any ${type === "" ? "int" : type}`;
  });
  const assumptions = [...isEntry ? [] : values, "global variables start with their initial values"];
  const origin = isEntry ? "entry" : "harness";
  return {
    unit: { file: options.path, entry: start.name, origin, functions, assumptions },
    harnessed: start
  };
}
function startFor(name, file, calls, options) {
  const own = definitionOf(name, file);
  if (own === void 0) return "not defined in this file";
  const obstacle = obstacleOf(own, file, options);
  if (isEntryPoint(name, options) && obstacle === null) return own;
  const callers = calls.callersOf(name).flatMap((caller2) => definitionOf(caller2, file) ?? []).filter((caller2) => obstacleOf(caller2, file, options) === null);
  const entry = callers.find((caller2) => isEntryPoint(caller2.name, options));
  const caller = own.isStatic ? callers.find(({ isStatic }) => !isStatic) : void 0;
  return entry ?? caller ?? obstacle ?? own;
}
function obstacleOf(one, file, { path }) {
  if (one.definer !== null)
    return `defined through the macro \`${one.definer}\`, so that its parameters are not known`;
  if (one.isVariadic) return "takes a variable number of arguments, which a harness can not choose";
  if (!canBeIncluded(path)) return "the name of its file has characters that a harness can not include";
  const parameter = one.parameters.find((each) => {
    return each.isPointer || each.isArray || each.isFunctionPointer || !isScalarType(each.type, file);
  });
  if (parameter === void 0) return null;
  const kind = parameter.isPointer || parameter.isArray || parameter.isFunctionPointer ? "a pointer" : "of a type";
  return `needs a harness: \`${parameter.name ?? parameter.type}\` is ${kind}${kind === "a pointer" ? "" : " that is not known to be a number"}`;
}
function definitionOf(name, { functions }) {
  return functions.find((one) => one.isDefinition && one.name === name);
}
function isEntryPoint(name, { entryPoints }) {
  return entryPoints.length > 0 && import_picomatch.default.isMatch(name, [...entryPoints]);
}

// src/domain/normalise-statement.ts
function normaliseStatement(text) {
  return text.replace(/\/\*.*?\*\//g, " ").replace(/\/\/.*$/, " ").replace(/\s+/g, " ").trim();
}

// src/project/map-line.ts
function baseLineOf(headLine, hunks) {
  let shift = 0;
  for (const hunk of hunks) {
    const start = hunk.headLines === 0 ? hunk.headStart + 1 : hunk.headStart;
    if (headLine < start) break;
    if (headLine < start + hunk.headLines) return null;
    shift += hunk.baseLines - hunk.headLines;
  }
  return headLine + shift;
}

// src/verification/deadline.ts
var leastUsefulSeconds = 1;
function startDeadline(seconds2, clock) {
  const end = clock() + seconds2 * 1e3;
  const left = () => Math.max(0, (end - clock()) / 1e3);
  return { left, within: (part) => startDeadline(Math.min(part, left()), clock) };
}

// src/verification/unit-request.ts
function unitRequest(setup, choice) {
  const { root, sources, build, argvMaxArgs: argvMaxArgs2, memoryMiB } = setup;
  return { root, sources, entry: setup.start, build, argvMaxArgs: argvMaxArgs2, memoryMiB, ...choice };
}

// src/verification/compare-with-base.ts
var undetermined = { status: "undetermined", basePassed: false };
var isNew = { status: "introduced", basePassed: false };
async function compareWithBase(violations, base, deadline, verifier) {
  const outcomes = /* @__PURE__ */ new Map();
  const comparisons = [];
  for (const violation of violations) {
    const { property } = violation.counterexample;
    if (isOutside(property, base)) {
      comparisons.push(undetermined);
    } else if (!base.functions.has(property.location.function ?? "")) {
      comparisons.push(isNew);
    } else {
      const key = JSON.stringify([violation.group, boundOf(violation)]);
      const outcome = outcomes.get(key) ?? runAtBase(violation, base, deadline, verifier);
      outcomes.set(key, outcome);
      comparisons.push(compare(property, await outcome, base));
    }
  }
  return comparisons;
}
function isOutside(property, base) {
  return base.setup !== null && property.location.file !== base.setup.unit.file;
}
function boundOf({ counterexample }) {
  return counterexample.bound;
}
async function runAtBase(violation, base, deadline, verifier) {
  if (base.setup === null || deadline.left() < leastUsefulSeconds) return null;
  const bound = boundOf(violation);
  return verifier.verify(
    unitRequest(base.setup, {
      checks: violation.group,
      allocationMayFail: true,
      strategy: bound === null ? { name: "unrolled" } : { name: "enumerate", bound },
      timeoutSeconds: deadline.left()
    })
  );
}
function compare(property, outcome, base) {
  if (outcome === null || outcome.status !== "failed" && outcome.status !== "passed") return undetermined;
  const failures2 = failuresOf(outcome).filter((place) => isComparable(place, property));
  if (failures2.some((place) => isSameStatement(place, property, base))) {
    return { status: "existing", basePassed: false };
  }
  const edited = failures2.map((place) => replacement(place, property, base));
  if (edited.includes("same-line")) return { status: "existing", basePassed: false };
  if (edited.includes("same-hunk")) return undetermined;
  const same = outcome.rows.filter(
    (row) => isComparable(row, property) && isSameStatement(row, property, base)
  );
  if (same.some(({ status }) => status === "not-checked")) return undetermined;
  const passed = same.length > 0 || outcome.status === "passed" || isReached(property, outcome);
  return passed ? { status: "introduced", basePassed: true } : undetermined;
}
function failuresOf({ rows, counterexamples }) {
  return [
    ...rows.filter(({ status }) => status === "failed"),
    ...counterexamples.map(({ property: { kind, location: location2 } }) => {
      return { kind, function: location2.function ?? "", line: location2.line };
    })
  ];
}
function isComparable(place, property) {
  return place.kind === property.kind && place.function === property.location.function;
}
function isSameStatement(row, property, base) {
  const { line } = property.location;
  const baseLine = baseLineOf(line, base.hunks);
  if (baseLine !== null) return row.line === baseLine;
  const then = normaliseStatement(base.baseLines[row.line - 1] ?? "");
  return then === normaliseStatement(base.headLines[line - 1] ?? "");
}
function replacement(row, property, { hunks }) {
  const hunk = hunks.find(
    ({ baseStart, baseLines }) => row.line >= baseStart && row.line < baseStart + baseLines
  );
  if (hunk === void 0) return null;
  const offset = property.location.line - hunk.headStart;
  if (offset < 0 || offset >= hunk.headLines) return null;
  return hunk.headLines === hunk.baseLines && offset === row.line - hunk.baseStart ? "same-line" : "same-hunk";
}
function isReached(property, outcome) {
  return outcome.exhaustive || outcome.rows.some((row) => row.function === property.location.function);
}

// src/verification/exit-canaries.ts
import { basename, dirname } from "node:path";

// src/verification/instrument-exits.ts
var canaryLabel = "esbmc-action:exit:";
function instrumentExits(text, functions) {
  const lines = text.split("\n");
  for (const { name, returns, body } of functions) {
    if (body === null || functions.some((other) => other.name !== name && other.body?.end === body.end))
      continue;
    const canary = `__ESBMC_assert(0,"${canaryLabel}${name}")`;
    insertBefore(lines, body.end, "}", `${canary};`);
    for (const { line, column } of returns.toReversed()) {
      const old = lines[line - 1] ?? "";
      const afterKeyword = column - 1 + "return".length;
      const rest = old.slice(afterKeyword);
      const separator2 = rest.trimStart().startsWith(";") ? "" : ",";
      lines[line - 1] = `${old.slice(0, afterKeyword)} ${canary}${separator2}${rest}`;
    }
  }
  return lines.join("\n");
}
function insertBefore(lines, line, last, insert) {
  const old = lines[line - 1] ?? "";
  const at2 = old.lastIndexOf(last);
  if (at2 >= 0) lines[line - 1] = old.slice(0, at2) + insert + old.slice(at2);
}

// src/verification/exit-canaries.ts
var smallBound = 8;
async function reachedExits(setup, text, functions, maxBound, deps) {
  const reached3 = /* @__PURE__ */ new Set();
  for (const bound of [Math.min(smallBound, maxBound), maxBound]) {
    const open = functions.filter(({ name }) => !reached3.has(name));
    if (open.length === 0 || deps.deadline.left() < leastUsefulSeconds) break;
    for (const name of await reachedWithin(setup, text, open, bound, deps)) reached3.add(name);
  }
  return reached3;
}
async function reachedWithin(setup, text, functions, bound, { verifier, scratch, deadline }) {
  const copy = await scratch.write(basename(setup.file), instrumentExits(text, functions));
  const source = setup.harnessFor === null ? copy : await scratch.write("harness.c", setup.harnessFor(copy));
  const sources = setup.sources.map((path, index) => index === 0 ? source : path);
  const build = { ...setup.build, includeDirs: [dirname(setup.file), ...setup.build.includeDirs] };
  const strategy = { name: "enumerate", bound };
  const outcome = await verifier.verify(
    unitRequest(
      { ...setup, sources, build },
      { checks: "assertions", allocationMayFail: true, strategy, timeoutSeconds: deadline.left() }
    )
  );
  const failing = [
    ...outcome.rows.filter(({ status }) => status === "failed").map(({ comment }) => comment),
    ...outcome.counterexamples.map(({ property }) => property.comment)
  ];
  return failing.filter((comment) => comment.startsWith(canaryLabel)).map((comment) => comment.slice(canaryLabel.length));
}

// src/verification/fingerprint.ts
import { createHash } from "node:crypto";
function fingerprintOf(property, statement, occurrence) {
  const { kind, location: location2, comment, expression } = property;
  const parts = [
    kind,
    location2.file,
    location2.function,
    normaliseStatement(statement),
    comment,
    expression,
    occurrence
  ];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}

// src/verification/inputs-of.ts
var inputCall = /\b(?:nondet_\w+|__VERIFIER_nondet_\w+|getchar|fgetc|getc|getline|gets|fgets|fread|read|recv|scanf|fscanf|sscanf|rand|random|getenv|atoi|atol|strtol|strtoul|time)\s*\(/;
function inputsOf(counterexample, lineOf) {
  return counterexample.steps.filter(({ location: location2, assignment }) => {
    const text = lineOf(location2.file, location2.line);
    return text === null || inputCall.test(text) || /^arg[cv]\b/.test(assignment.variable);
  }).map(({ assignment }) => assignment).filter(({ variable, value }) => value !== "" && variable !== resultVariable);
}

// src/verification/statement-occurrence.ts
function statementOccurrence(lines, from, to) {
  const wanted = normaliseStatement(lines[to - 1] ?? "");
  return lines.slice(from - 1, to - 1).filter((line) => normaliseStatement(line) === wanted).length;
}

// src/verification/find-findings.ts
function findFindings({ result, violations }, comparisons, source, describe) {
  return violations.map((violation, index) => {
    const { counterexample } = violation;
    const { property } = counterexample;
    const { file, line } = property.location;
    const lines = source.lines(file) ?? [];
    const statement = (lines[line - 1] ?? "").trim();
    const occurrence = statementOccurrence(lines, source.functionStart(file, line), line);
    const inputs = inputsOf(counterexample, (path, at2) => source.lines(path)?.[at2 - 1] ?? null);
    const comparison2 = comparisons?.[index] ?? null;
    return {
      fingerprint: fingerprintOf(property, statement, occurrence),
      counterexample: withoutForeignSteps(counterexample, source),
      statement,
      message: describe({ counterexample, statement, inputs }),
      origin: result.unit.origin,
      status: comparison2?.status ?? null,
      reproduced: null,
      inputs,
      assumptions: assumptionsOf(violation, result.unit.assumptions),
      needsAllocationFailure: violation.needsAllocationFailure,
      basePassed: comparison2?.basePassed ?? false
    };
  });
}
function mergeFindings(findings) {
  const byFingerprint = /* @__PURE__ */ new Map();
  for (const finding of findings) {
    const known = byFingerprint.get(finding.fingerprint);
    if (known === void 0 || known.origin === "harness" && finding.origin === "entry") {
      byFingerprint.set(finding.fingerprint, finding);
    }
  }
  return [...byFingerprint.values()].sort(byPlace3);
}
function byPlace3(one, other) {
  const [a, b] = [one.counterexample.property.location, other.counterexample.property.location];
  return a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line;
}
function assumptionsOf(violation, ofUnit) {
  return violation.needsAllocationFailure ? [...ofUnit, "an allocation fails"] : ofUnit;
}
function withoutForeignSteps(counterexample, source) {
  const steps = counterexample.steps.filter(({ location: location2 }) => source.lines(location2.file) !== null);
  return { ...counterexample, steps };
}

// src/verification/bodiless-callees.ts
var nondeterministic = /^(?:(?:__VERIFIER_|__ESBMC_|)nondet(?:_|$)|esbmc_action_any_)/;
var harmless = new Set(
  "clearerr closelog difftime fclose feof ferror fflush fileno fprintf fputc fputs fputws getc getchar getpid getppid getuid isatty perror printf putc putchar puts putw rand random setlocale sleep srand srandom strerror syslog time usleep vfprintf vprintf wprintf".split(" ")
);
function bodilessReason(callees) {
  const names = [...new Set(callees)].filter((name) => !nondeterministic.test(name) && !harmless.has(name)).sort();
  if (names.length === 0) return null;
  const [first, ...rest] = names.map((name) => `\`${name}\``);
  const list = rest.length === 0 ? `${first} has` : `${[first, ...rest].join(", ")} have`;
  return `${list} no body here: what such a function writes is not known`;
}

// src/verification/held-properties.ts
function heldProperties({ result: { unit }, checks }, source) {
  if (bodilessReason(checks.flatMap(({ bodiless }) => bodiless)) !== null) return [];
  const held = /* @__PURE__ */ new Map();
  for (const check of checks) {
    if (!isDecided(check, checks)) continue;
    for (const row of check.rows) {
      const statement = statementOf(row, source);
      if (statement === null) continue;
      const { file, function: name, kind } = row;
      const key = JSON.stringify([file, name, kind, statement]);
      const known = held.get(key);
      const bound = smaller(known?.bound ?? null, check.bound);
      const isHeld = row.status === "passed" && known !== null;
      held.set(key, isHeld ? { file, function: name, kind, statement, origin: unit.origin, bound } : null);
    }
  }
  return [...held.values()].filter((property) => property !== null);
}
function isDecided({ group }, checks) {
  return checks.every(
    (check) => check.group !== group || ["failed", "bounded", "proved"].includes(check.verdict)
  );
}
function statementOf({ file, line }, source) {
  const text = source.lines(file)?.[line - 1];
  return text === void 0 ? null : normaliseStatement(text);
}
function smaller(one, other) {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

// src/domain/verdict.ts
var verdicts = ["failed", "not-checked", "unknown", "bounded", "proved"];
function weakest(parts) {
  return verdicts.find((verdict) => parts.includes(verdict)) ?? "not-checked";
}

// src/verification/enumerate-violations.ts
var shareOfTimeLeft = 0.5;
var longestSeconds = 15;
var worthWidening = 0.2;
var widerBounds = [8, 20, 50];
async function enumerateViolations(setup, choice, first, deadline, verifier) {
  const within = deadline.within(Math.min(longestSeconds, deadline.left() * shareOfTimeLeft));
  const firstBound = Math.max(1, ...first.map(({ bound }) => bound ?? 1));
  const counterexamples = [];
  let widest = null;
  let widestBound = null;
  for (const bound of [firstBound, ...widerBounds.filter((wider) => wider > firstBound)]) {
    if (within.left() < leastUsefulSeconds) break;
    const strategy = { name: "enumerate", bound };
    const timeoutSeconds2 = within.left();
    const { group, allocationMayFail } = choice;
    const run = unitRequest(setup, { checks: group, allocationMayFail, strategy, timeoutSeconds: timeoutSeconds2 });
    const outcome = await verifier.verify(run);
    counterexamples.push(
      ...outcome.counterexamples.filter(({ property }) => groupOf(property.kind) === group)
    );
    if (outcome.status !== "failed" && outcome.status !== "passed") break;
    widest = outcome;
    widestBound = bound;
    if (outcome.exhaustive || outcome.seconds > within.left() * worthWidening) break;
  }
  return { widest, bound: widestBound, counterexamples, note: noteOn(widest, widestBound) };
}
function noteOn(widest, bound) {
  if (widest === null) return "further violations were not looked for: the time was used up";
  return widest.exhaustive ? null : `further violations were looked for up to ${bound} loop iterations`;
}

// src/verification/property-key.ts
function propertyKey({ kind, location: location2, comment, expression }) {
  return JSON.stringify([kind, location2.file, location2.line, location2.function, comment, expression]);
}

// src/verification/run-checks.ts
var maxIncrementalBound = 50;
var unrollingSeconds = 15;
async function runChecks(setup, choice, deadline, verifier) {
  const search = await searchViolation(setup, choice, deadline, verifier);
  const own = ownCounterexamples(search, choice.group);
  if (own.length > 0 || search.status === "failed")
    return failed(setup, choice, search, own, deadline, verifier);
  if (search.status === "undecided" && search.cause === "bound") {
    return afterBound(setup, choice, search, deadline, verifier);
  }
  return summarise(choice, search);
}
async function searchViolation(setup, { group, allocationMayFail, knownBound }, deadline, verifier) {
  const run = (strategy) => verifier.verify(
    unitRequest(setup, { checks: group, allocationMayFail, strategy, timeoutSeconds: deadline.left() })
  );
  if (knownBound !== null) {
    const atOnce = await run({ name: "unwound", bound: knownBound });
    if (atOnce.status === "passed" || atOnce.counterexamples.length > 0) return atOnce;
  }
  return run({ name: "incremental", maxBound: maxIncrementalBound });
}
async function failed(setup, choice, search, own, deadline, verifier) {
  const all = await enumerateViolations(setup, choice, own, deadline, verifier);
  const decisive = all.widest ?? search;
  const counterexamples = distinct([...all.counterexamples, ...own]);
  const bound = all.widest?.exhaustive ? null : all.bound ?? search.passedBound ?? 1;
  const withoutAny = all.widest === null ? "unknown" : bound === null ? "proved" : "bounded";
  return {
    ...summarise(choice, decisive),
    verdict: counterexamples.length > 0 ? "failed" : withoutAny,
    reason: all.note,
    bound,
    counterexamples,
    bodiless: [.../* @__PURE__ */ new Set([...search.bodiless, ...decisive.bodiless])],
    command: search.command
  };
}
async function afterBound(setup, choice, search, deadline, verifier) {
  const bounded = summarise(choice, search);
  const seconds2 = Math.min(unrollingSeconds, deadline.left());
  if (seconds2 < leastUsefulSeconds) return bounded;
  const unrolled = await verifier.verify(
    unitRequest(setup, {
      checks: choice.group,
      allocationMayFail: choice.allocationMayFail,
      strategy: { name: "unrolled" },
      timeoutSeconds: seconds2
    })
  );
  const own = ownCounterexamples(unrolled, choice.group);
  if (own.length > 0) {
    return {
      ...summarise(choice, unrolled),
      verdict: "failed",
      reason: "further violations were not looked for: the loops are too long",
      bound: search.passedBound,
      counterexamples: distinct(own),
      rows: search.rows
    };
  }
  return unrolled.status === "passed" ? summarise(choice, unrolled) : bounded;
}
function summarise(choice, outcome) {
  const { group, allocationMayFail } = choice;
  const isComplete = outcome.status === "passed" && outcome.proof === "forward-condition";
  return {
    group,
    allocationMayFail,
    completeBound: isComplete ? outcome.passedBound : null,
    ...verdictOf(outcome),
    rows: outcome.rows.filter((row) => groupOf(row.kind) === choice.group),
    libraryRows: outcome.libraryRows,
    counterexamples: [],
    bodiless: outcome.bodiless,
    concessions: outcome.concessions,
    command: outcome.command
  };
}
function verdictOf(outcome) {
  switch (outcome.status) {
    case "passed":
      return outcome.proof === null ? { verdict: "bounded", reason: null, bound: outcome.passedBound } : { verdict: "proved", reason: null, bound: null };
    case "failed":
      return { verdict: "unknown", reason: "stopped at a violation of another kind", bound: null };
    case "refused":
      return { verdict: "not-checked", reason: outcome.message, bound: null };
    case "undecided":
      if (outcome.cause === "bound" && outcome.passedBound !== null) {
        return { verdict: "bounded", reason: null, bound: outcome.passedBound };
      }
      return { verdict: "unknown", reason: undecidedReason(outcome), bound: null };
  }
}
function undecidedReason(outcome) {
  if (outcome.passedBound === null) return outcome.message;
  return `${outcome.message}; no violation found up to ${outcome.passedBound} loop iterations`;
}
function ownCounterexamples(outcome, group) {
  return outcome.counterexamples.filter(({ property }) => groupOf(property.kind) === group);
}
function distinct(counterexamples) {
  const byProperty = /* @__PURE__ */ new Map();
  for (const each of counterexamples) {
    const key = propertyKey(each.property);
    if (!byProperty.has(key)) byProperty.set(key, each);
  }
  return [...byProperty.values()];
}

// src/verification/judge-functions.ts
async function judgeFunctions(verification, reachedExits2) {
  const { unit, verdict, reason } = verification.result;
  const judge = (name, judgement) => ({
    file: unit.file,
    name,
    ...judgement
  });
  if (verdict === "not-checked" || verdict === "unknown") {
    return unit.functions.map((name) => judge(name, { verdict, reason }));
  }
  const decisive = decisiveChecks(verification);
  const open = unit.functions.filter(
    (name) => !hasFinding(verification, name) && needsCanary(decisive, name)
  );
  const reached3 = open.length === 0 ? /* @__PURE__ */ new Set() : await reachedExits2(open, smallestBound(decisive));
  return unit.functions.map((name) => {
    if (hasFinding(verification, name)) return judge(name, { verdict: "failed", reason: null });
    if (open.includes(name) && !reached3.has(name)) return judge(name, notReached(decisive, name));
    return judge(name, verdictIn(decisive, name));
  });
}
function decisiveChecks({ checks }) {
  return checks.filter(
    (check) => !checks.some((other) => other.group === check.group && !other.allocationMayFail && check !== other)
  );
}
function hasFinding({ violations }, name) {
  return violations.some(
    ({ counterexample, needsAllocationFailure }) => counterexample.property.location.function === name && !needsAllocationFailure
  );
}
function needsCanary(checks, name) {
  const hasRows = checks.some(
    ({ rows }) => rows.some((row) => row.function === name && row.status !== "not-checked")
  );
  return !hasRows || checks.some(({ bound }) => bound !== null);
}
function smallestBound(checks) {
  return Math.min(maxIncrementalBound, ...checks.flatMap(({ bound }) => bound ?? []));
}
function notReached(checks, name) {
  const isCut = checks.some(({ bound }) => bound !== null);
  if (isCut || checks.some(({ rows }) => rows.some((row) => row.function === name))) {
    return { verdict: "unknown", reason: "its end is not reached within the bound" };
  }
  return { verdict: "not-checked", reason: "not reached from the entry" };
}
function verdictIn(checks, name) {
  const verdict = weakest(checks.map((check) => verdictOfCheck(check, name)));
  if (verdict === "unknown") {
    const reasons = checks.filter((check) => verdictOfCheck(check, name) === "unknown").map(reasonOfCheck);
    return { verdict, reason: [...new Set(reasons)].join("; ") };
  }
  const bounds = checks.flatMap(({ bound }) => bound ?? []);
  return { verdict, reason: verdict === "bounded" ? `up to ${Math.min(...bounds)} loop iterations` : null };
}
function verdictOfCheck(check, name) {
  if (check.verdict !== "failed") return check.verdict;
  if (check.rows.some((row) => row.function === name && row.status === "not-checked")) return "unknown";
  return check.bound === null ? "proved" : "bounded";
}
function reasonOfCheck(check) {
  return check.verdict === "failed" ? `${check.group}: hidden by a violation elsewhere` : `${check.group}: ${check.reason}`;
}

// src/verification/schedule-units.ts
async function scheduleUnits(items, { jobs, timeoutSeconds: timeoutSeconds2, budget }, work, skip) {
  const limit = pLimit(jobs);
  return Promise.all(
    items.map(
      (item) => limit(async () => {
        if (budget.left() < leastUsefulSeconds) return skip(item);
        return work(item, budget.within(timeoutSeconds2));
      })
    )
  );
}
function notChecked(unit, reason) {
  return { unit, verdict: "not-checked", reason, bound: null, seconds: 0, cached: false, runs: [] };
}

// src/verification/verify-unit.ts
var memoryShare = 0.6;
async function verifyUnit(setup, groups, deadline, verifier) {
  const started = deadline.left();
  const checks = [];
  for (const [index, group] of groups.entries()) {
    const share = group === "memory" && groups.length > 1 ? memoryShare : 1 / (groups.length - index);
    const part = deadline.within(deadline.left() * share);
    const knownBound = checks.find(({ completeBound }) => completeBound !== null)?.completeBound ?? null;
    checks.push(...await runGroup(setup, { group, knownBound }, part, verifier));
    if (checks.some(({ verdict }) => verdict === "not-checked")) break;
  }
  const violations = violationsOf(checks);
  return {
    setup,
    result: resultOf(setup, checks, violations, started - deadline.left()),
    violations,
    checks
  };
}
async function runGroup(setup, choice, deadline, verifier) {
  if (deadline.left() < leastUsefulSeconds) return [outOfTime(choice.group)];
  const first = await runChecks(setup, { ...choice, allocationMayFail: true }, deadline, verifier);
  const hasNull = first.counterexamples.some(({ property }) => property.kind === "null-dereference");
  if (!hasNull || deadline.left() < leastUsefulSeconds) return [first];
  return [first, await runChecks(setup, { ...choice, allocationMayFail: false }, deadline, verifier)];
}
function violationsOf(checks) {
  const all = withoutShadows(distinctViolations(checks));
  const broken = new Set(all.filter(({ group }) => group === "memory").map(lineOfViolation));
  return all.filter((violation) => violation.group === "memory" || !followsFrom(violation, broken));
}
function withoutShadows(violations) {
  const isKind = (violation, kind) => violation.counterexample.property.kind === kind;
  const freedTwice = new Set(violations.filter((one) => isKind(one, "double-free")).map(lineOfViolation));
  return violations.filter((one) => !isKind(one, "use-after-free") || !freedTwice.has(lineOfViolation(one)));
}
function followsFrom(violation, broken) {
  const { steps } = violation.counterexample;
  return broken.has(lineOfViolation(violation)) || steps.some(({ location: location2 }) => broken.has(lineKey(location2)));
}
function lineOfViolation({ counterexample }) {
  return lineKey(counterexample.property.location);
}
function lineKey({ file, line }) {
  return `${file}:${line}`;
}
function distinctViolations(checks) {
  const byProperty = /* @__PURE__ */ new Map();
  for (const check of checks) {
    for (const counterexample of check.counterexamples) {
      const key = propertyKey(counterexample.property);
      const needsAllocationFailure = check.allocationMayFail && failsOnlyWithAllocation(counterexample, checks);
      const violation = {
        counterexample,
        group: check.group,
        needsAllocationFailure,
        command: check.command
      };
      if (!byProperty.has(key)) byProperty.set(key, violation);
    }
  }
  return [...byProperty.values()];
}
function failsOnlyWithAllocation({ property, bound }, checks) {
  if (property.kind !== "null-dereference") return false;
  const other = checks.find(({ group, allocationMayFail }) => group === "memory" && !allocationMayFail);
  if (other === void 0) return false;
  const key = propertyKey(property);
  if (other.counterexamples.some((each) => propertyKey(each.property) === key)) return false;
  return decidedUpTo(other) >= (bound ?? Number.POSITIVE_INFINITY);
}
function decidedUpTo({ verdict, bound }) {
  if (verdict === "unknown" || verdict === "not-checked") return 0;
  return bound ?? Number.POSITIVE_INFINITY;
}
function resultOf(setup, checks, violations, seconds2) {
  const decisive = checks.filter(({ verdict }) => verdict !== "failed");
  const worst = verdictOf2(checks, violations);
  const bounds = decisive.flatMap(({ bound }) => bound ?? []);
  return {
    unit: setup.unit,
    verdict: worst.verdict,
    reason: worst.reason,
    bound: worst.verdict === "bounded" ? Math.min(...bounds) : null,
    seconds: Math.round(seconds2 * 100) / 100,
    cached: false,
    runs: checks.map(summaryOf)
  };
}
function verdictOf2(checks, violations) {
  if (violations.length > 0) return { verdict: "failed", reason: reasonsOf(checks, "failed") };
  const verdict = weakest(checks.map((check) => check.verdict));
  if (verdict === "not-checked" || verdict === "unknown")
    return { verdict, reason: reasonsOf(checks, verdict) };
  if (verdict === "proved" && checks.every(({ rows, libraryRows }) => rows.length + libraryRows === 0)) {
    return {
      verdict: "not-checked",
      reason: "ESBMC found nothing to check: no property is reached from the entry"
    };
  }
  const bodiless = bodilessReason(checks.flatMap((check) => check.bodiless));
  if (bodiless !== null) return { verdict: "unknown", reason: bodiless };
  const concessions = [...new Set(checks.flatMap((check) => check.concessions))];
  return { verdict, reason: concessions.length === 0 ? null : concessions.join("; ") };
}
function reasonsOf(checks, verdict) {
  const said = checks.filter((check) => check.verdict === verdict && check.reason !== null).map(({ group, reason }) => verdict === "not-checked" ? `${reason}` : `${group}: ${reason}`);
  return said.length === 0 ? null : [...new Set(said)].join("; ");
}
function summaryOf({ group, verdict, reason }) {
  return { group, verdict, reason };
}
function outOfTime(group) {
  return {
    group,
    allocationMayFail: true,
    verdict: "unknown",
    reason: "no time was left for it",
    bound: null,
    rows: [],
    libraryRows: 0,
    counterexamples: [],
    bodiless: [],
    concessions: [],
    command: "",
    completeBound: null
  };
}

// src/modes/base-counterpart.ts
import { relative } from "node:path";

// src/modes/prepare-unit.ts
import { basename as basename2, join as join2 } from "node:path";

// src/project/argv-max-args.ts
var most = 8;
var usual = 2;
function argvMaxArgs({ functions }) {
  const main = functions.find(({ name, isDefinition }) => name === "main" && isDefinition);
  const [argc, argv] = main?.parameters ?? [];
  if (main === void 0 || argv === void 0) return 0;
  const largest = Math.max(
    ...argv.name === null ? [] : indexesOf(argv.name, main.tokens),
    ...argc?.name ? comparisonsWith(argc.name, main.tokens) : [],
    usual - 1
  );
  return Math.min(largest + 1, most);
}
function indexesOf(argv, tokens) {
  return numbersIn(tokens, `(?<!\\S)${escaped(argv)} \\[ (\\d+) \\]`);
}
function comparisonsWith(argc, tokens) {
  const comparison2 = "(?:==|!=|<|>|<=|>=)";
  return [
    ...numbersIn(tokens, `(?<!\\S)${escaped(argc)} ${comparison2} (\\d+)(?!\\S)`),
    ...numbersIn(tokens, `(?<!\\S)(\\d+) ${comparison2} ${escaped(argc)}(?!\\S)`)
  ];
}
function numbersIn(tokens, pattern) {
  return [...tokens.matchAll(new RegExp(pattern, "g"))].map(([, digits]) => Number(digits));
}
function escaped(name) {
  return name.replaceAll("$", "\\$");
}

// src/project/build-context.ts
var emptyBuildContext = {
  includeDirs: [],
  systemIncludeDirs: [],
  defines: [],
  undefines: [],
  forcedIncludes: [],
  std: null
};

// src/modes/prepare-unit.ts
async function prepareUnit(source, { unit, harnessed }, { head }, config, deps) {
  const { defines, std } = config;
  const build = { ...emptyBuildContext, includeDirs: source.includeDirs, defines, std };
  const common = { build, argvMaxArgs: argvMaxArgs(source.file) };
  const setup = await setUpIn(head.root, unit, unit.file, harnessed, common, deps);
  return { source, setup, harnessed };
}
async function setUpIn(root, unit, path, harnessed, common, { scratch, memoryMiB }) {
  const file = join2(root, path);
  const harnessFor = harnessed === null ? null : (included) => scalarHarness(included, harnessed);
  const harness = harnessFor === null ? null : await scratch.write(`harness_${basename2(path)}`, harnessFor(file));
  return {
    unit,
    root,
    sources: [harness ?? file],
    file,
    start: harness === null ? unit.entry : harnessEntry,
    harnessFor,
    memoryMiB,
    ...common
  };
}

// src/modes/base-counterpart.ts
async function baseCounterpart({ base, change, text }, setup, harnessed, tree, deps) {
  const functions = base?.file.functions.filter(({ isDefinition }) => isDefinition).map(({ name }) => name) ?? [];
  const facts = {
    functions: new Set(functions),
    hunks: change?.hunks ?? [],
    baseLines: base?.text.split(/\r?\n/) ?? [],
    headLines: text.split(/\r?\n/)
  };
  const entry = harnessed?.name ?? setup.unit.entry;
  if (base === null || !facts.functions.has(entry)) return { ...facts, setup: null };
  const build = {
    ...setup.build,
    includeDirs: setup.build.includeDirs.map((folder) => inTree(folder, setup.root, tree.root))
  };
  const common = { build, argvMaxArgs: setup.argvMaxArgs };
  return { ...facts, setup: await setUpIn(tree.root, setup.unit, base.path, harnessed, common, deps) };
}
function inTree(folder, from, to) {
  const path = relative(from, folder);
  return path.startsWith("..") ? folder : `${to}/${path}`;
}

// src/modes/source-text.ts
function sourceText(sources) {
  const byPath = new Map(
    sources.map((source) => [source.path, { ...source, lines: source.text.split(/\r?\n/) }])
  );
  return {
    lines: (path) => byPath.get(path)?.lines ?? null,
    functionStart: (path, line) => {
      const functions = byPath.get(path)?.file.functions ?? [];
      return functions.find(({ lines }) => lines.start <= line && line <= lines.end)?.lines.start ?? 1;
    }
  };
}

// src/modes/analyse.ts
async function analyse(subject, config, describe, deps) {
  const plans = subject.sources.filter(({ refused: refused2 }) => refused2 === null).map((source) => ({
    source,
    plan: planUnits(source.file, { ...source, entryPoints: config.entryPoints })
  }));
  const prepared = await Promise.all(
    plans.flatMap(
      ({ source, plan }) => plan.units.map((unit) => prepareUnit(source, unit, subject, config, deps))
    )
  );
  deps.progress({ step: "started", units: prepared.length });
  const schedule = {
    jobs: deps.jobs,
    timeoutSeconds: config.timeout,
    budget: startDeadline(config.timeBudget, deps.clock)
  };
  const wording = { describe, text: sourceText(subject.sources) };
  let done = 0;
  const outcomes = await scheduleUnits(
    prepared,
    schedule,
    async (unit, deadline) => {
      const outcome = await runUnit(unit, deadline, subject, config, wording, deps);
      done += 1;
      const { file, entry } = unit.setup.unit;
      deps.progress({ step: "unit", done, file, entry, verdict: outcome.unit.verdict });
      return outcome;
    },
    (unit) => skipUnit(unit, "the time budget was used up")
  );
  return {
    units: [
      ...outcomes.map(({ unit }) => unit),
      ...subject.sources.flatMap(refusedUnit),
      ...subject.unreadable.map(unreadableUnit)
    ],
    functions: [
      ...outcomes.flatMap(({ functions }) => functions),
      ...plans.flatMap(({ plan }) => plan.notChecked),
      ...subject.sources.flatMap(refusedFunctions)
    ],
    findings: mergeFindings(outcomes.flatMap(({ findings }) => findings)),
    held: outcomes.flatMap(({ held }) => held),
    skipped: subject.skipped,
    notes: [...new Set(subject.sources.flatMap(({ notes }) => notes))]
  };
}
var shareForHead = 0.75;
async function runUnit({ source, setup, harnessed }, deadline, subject, config, { describe, text }, deps) {
  const share = subject.base === null ? 1 : shareForHead;
  const verification = await verifyUnit(
    setup,
    config.checks,
    deadline.within(deadline.left() * share),
    deps.verifier
  );
  const functions = await judgeFunctions(verification, (names, bound) => {
    const asked = source.file.functions.filter(
      ({ name, isDefinition }) => isDefinition && names.includes(name)
    );
    return reachedExits(setup, source.text, asked, bound, { ...deps, deadline });
  });
  const base = subject.base === null || verification.violations.length === 0 ? null : await baseCounterpart(source, setup, harnessed, subject.base, deps);
  const comparisons = base === null ? null : await compareWithBase(verification.violations, base, deadline, deps.verifier);
  const findings = findFindings(verification, comparisons, text, describe);
  return { unit: verification.result, functions, findings, held: heldProperties(verification, text) };
}
function skipUnit({ setup }, reason) {
  const { unit } = setup;
  return {
    unit: notChecked(unit, reason),
    functions: unit.functions.map((name) => ({ file: unit.file, name, verdict: "not-checked", reason })),
    findings: [],
    held: []
  };
}
function unreadableUnit({ file, reason }) {
  return notChecked({ file, entry: "main", origin: "entry", functions: [], assumptions: [] }, reason);
}
function refusedUnit({ path, refused: refused2, asked }) {
  if (refused2 === null) return [];
  const unit = { file: path, entry: "main", origin: "entry", functions: asked, assumptions: [] };
  return [notChecked(unit, refused2)];
}
function refusedFunctions({ path, refused: refused2, asked }) {
  if (refused2 === null) return [];
  return asked.map((name) => ({ file: path, name, verdict: "not-checked", reason: refused2 }));
}

// src/project/select-sources.ts
var import_picomatch2 = __toESM(require_picomatch2(), 1);

// src/domain/report.ts
var deletedReason = "deleted";

// src/project/select-sources.ts
function selectSources(changes, filter) {
  const sources = [];
  const headers = [];
  const skipped = [];
  for (const change of changes) {
    const kind = kindOf2(change.path);
    if (kind === null) continue;
    const reason = reasonToSkip(change, filter);
    if (reason !== null) skipped.push({ file: change.path, reason });
    else if (change.hunks.length > 0) (kind === "source" ? sources : headers).push(change);
  }
  return { sources, headers, skipped };
}
function kindOf2(path) {
  if (path.endsWith(".c")) return "source";
  return /\.(?:h|inc|def|x)$/.test(path) ? "header" : null;
}
function isAskedFor(path, { paths, exclude }) {
  const matches = (patterns) => import_picomatch2.default.isMatch(path, patterns.flatMap(withFolder), { dot: true });
  return (paths.length === 0 || matches(paths)) && !(exclude.length > 0 && matches(exclude));
}
function withFolder(pattern) {
  return [pattern, `${pattern.replace(/\/+$/, "")}/**`];
}
function reasonToSkip(change, filter) {
  if (change.status === "deleted") return deletedReason;
  if (change.entry === "submodule") return "a submodule: its commits are reviewed in its own repository";
  if (change.entry === "symlink") return "a symbolic link: it is not followed";
  if (change.binary) return "binary";
  const isAsked = kindOf2(change.path) === "header" || isAskedFor(change.path, filter);
  return isAsked ? null : "excluded by the configuration";
}

// src/modes/load-source.ts
import { join as join3 } from "node:path";

// src/project/find-include-dirs.ts
import { posix as posix5 } from "node:path";

// src/project/printable.ts
var longest = 120;
function printable(name) {
  const plain = name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}`]/gu, "?");
  return plain.length > longest ? `${plain.slice(0, longest)}…` : plain;
}

// src/project/c-string.ts
var simple = {
  a: "\x07",
  b: "\b",
  e: "\x1B",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "	",
  v: "\v"
};
function stringValue(literals) {
  return literals.map(({ text }) => literalValue(text)).join("");
}
function literalValue(literal) {
  const open = literal.indexOf('"');
  if (/R$/.test(literal.slice(0, open)))
    return literal.slice(literal.indexOf("(") + 1, literal.lastIndexOf(")"));
  const inner = literal.slice(open + 1, literal.endsWith('"') ? -1 : void 0);
  return inner.replaceAll(
    /\\(?:x([\da-fA-F]+)|([0-7]{1,3})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([\s\S]))/g,
    (_match, hex, octal, short, long, letter) => {
      const digits = hex ?? short ?? long;
      if (digits !== void 0) return character(Number.parseInt(digits.slice(-6), 16));
      if (octal !== void 0) return character(Number.parseInt(octal, 8));
      return letter === void 0 ? "" : simple[letter] ?? letter;
    }
  );
}
function character(code) {
  return code <= 1114111 ? String.fromCodePoint(code) : "�";
}

// src/project/file-reading-hazards.ts
function hazardIn(tokens, directives) {
  const pragma = directives.find(
    ({ name, tokens: words }) => name === "pragma" && readsFile(spellingOf(words))
  );
  if (pragma !== void 0)
    return { line: pragma.line, reason: "has a pragma that makes a compiler read files" };
  for (const [index, token2] of tokens.entries()) {
    const reason = reasonAgainst(token2, index, tokens);
    if (reason !== null) return { line: token2.line, reason };
  }
  return null;
}
function assemblyIn(tokens) {
  const literal = tokens.find(
    (token2, index) => startsLiterals(token2, index, tokens) && isAssemblerDirective(joined(index, tokens))
  );
  return {
    isUsed: tokens.some(({ text }) => assemblyWords.has(text)),
    directive: literal ? { line: literal.line, reason: "gives the assembler a directive that can read files" } : null
  };
}
var assemblyWords = /* @__PURE__ */ new Set(["asm", "__asm", "__asm__"]);
var assemblyQualifiers = /* @__PURE__ */ new Set(["volatile", "__volatile__", "__volatile", "inline", "goto", "const"]);
function readsFile(pragma) {
  return /^(GCC pch_preprocess|include_alias|clang module)\b/.test(pragma);
}
function isAssemblerDirective(text) {
  return /\.\s*(include|macro|irpc?|altmacro)\b/i.test(text);
}
function reasonAgainst(token2, index, tokens) {
  const { kind, text } = token2;
  if (kind === "punctuator") {
    const next = tokens[index + 1];
    const isEscape = text === "\\" && next?.start === token2.end && /^[uUN]/.test(next.text);
    return isEscape ? "has a universal character name outside of a literal" : null;
  }
  if (kind === "string") {
    if (!startsLiterals(token2, index, tokens)) return null;
    const value = joined(index, tokens);
    if (/incbin/i.test(value)) return "gives the assembler a directive that reads a file (`.incbin`)";
    return /\bGCC\s+(dependency|pch_preprocess)\b/.test(value) ? "builds a pragma that reads a file" : null;
  }
  if (kind !== "word") return null;
  if (/^incbin$/i.test(text)) return "gives the assembler a directive that reads a file (`.incbin`)";
  if (assemblyWords.has(text) && isComputedAssembly(index, tokens))
    return "has inline assembly that is built by macros";
  if (text === "GCC" && /^(dependency|pch_preprocess)$/.test(tokens[index + 1]?.text ?? "")) {
    return tokens[index - 1]?.text === "pragma" ? null : "builds a pragma that reads a file";
  }
  return null;
}
function isComputedAssembly(index, tokens) {
  let at2 = index + 1;
  while (assemblyQualifiers.has(tokens[at2]?.text ?? "")) at2 += 1;
  if (tokens[at2]?.text !== "(") return false;
  do
    at2 += 1;
  while (tokens[at2]?.kind === "string");
  const after = tokens[at2]?.text ?? "";
  return after !== ":" && after !== "::" && after !== ")";
}
function startsLiterals(token2, index, tokens) {
  return token2.kind === "string" && tokens[index - 1]?.kind !== "string";
}
function joined(index, tokens) {
  let end = index;
  while (tokens[end]?.kind === "string") end += 1;
  return stringValue(tokens.slice(index, end));
}

// src/project/inclusion.ts
function headerNameOf(tokens) {
  const [first] = tokens;
  const quoted2 = first && /^"([^"]+)"$/.exec(first.text)?.[1];
  if (quoted2 !== void 0) return { form: "quote", text: quoted2 };
  const bracketed = /^<([^>]+)>/.exec(first?.kind === "header" ? first.text : contiguous(tokens))?.[1];
  if (bracketed !== void 0) return { form: "angle", text: bracketed };
  return { form: "computed", tokens };
}
function contiguous(tokens) {
  const gap = tokens.findIndex((token2, index) => index > 0 && token2.start !== tokens[index - 1]?.end);
  return tokens.slice(0, gap < 0 ? void 0 : gap).map(({ text }) => text).join("");
}

// src/project/scan-inclusions.ts
function scanInclusions(source) {
  const readings = dialectsOf(source).map((dialect) => scanReading(lexC(readAs(source, dialect), dialect)));
  return {
    inclusions: unique(readings.flatMap(({ inclusions }) => inclusions)),
    macros: readings.flatMap(({ macros }) => macros),
    hazard: nulInside(source) ?? readings.map(({ hazard }) => hazard).find((one) => one !== null) ?? null,
    assembly: {
      isUsed: readings.some(({ assembly }) => assembly.isUsed),
      directive: readings.map(({ assembly }) => assembly.directive).find((one) => one !== null) ?? null
    }
  };
}
function rememberScans() {
  const known = /* @__PURE__ */ new Map();
  return (source) => {
    const scan = known.get(source) ?? scanInclusions(source);
    known.set(source, scan);
    return scan;
  };
}
function scanReading(tokens) {
  const directives = directivesOf(tokens);
  return {
    inclusions: [...directives.flatMap(inclusionsBy), ...tokens.flatMap(testedHeader)],
    macros: directives.flatMap(macroOf),
    hazard: hazardIn(tokens, directives),
    assembly: assemblyIn(tokens)
  };
}
function unique(inclusions) {
  const byText = /* @__PURE__ */ new Map();
  for (const one of inclusions) {
    const { header } = one;
    const text = header.form === "computed" ? header.tokens.map((token2) => token2.text).join(" ") : header.text;
    byText.set(JSON.stringify([one.by, one.line, header.form, text]), one);
  }
  return [...byText.values()];
}
function nulInside(source) {
  const at2 = source.indexOf("\0");
  return at2 < 0 ? null : { line: source.slice(0, at2).split("\n").length, reason: "holds a NUL byte" };
}
var includingDirectives = /* @__PURE__ */ new Set(["include", "include_next", "import", "embed"]);
function inclusionsBy({ name, line, tokens }) {
  if (includingDirectives.has(name)) return [{ by: `#${name}`, header: headerNameOf(tokens), line }];
  if (name === "line") return presumedFile(line, tokens);
  if (name === "pragma") return dependency(line, tokens);
  return [];
}
function presumedFile(line, tokens) {
  const macro = tokens.find((token2) => token2.kind === "word" && token2.text !== "__LINE__");
  if (macro !== void 0) return [{ by: "#line", header: { form: "computed", tokens: [macro] }, line }];
  const text = stringValue(tokens.filter((token2) => token2.kind === "string"));
  const isFile = text !== "" && !/^<[^/]*>$/.test(text);
  return isFile ? [{ by: "#line", header: { form: "quote", text }, line }] : [];
}
function dependency(line, tokens) {
  const [owner, name, ...header] = tokens;
  if (owner?.text !== "GCC" || name?.text !== "dependency") return [];
  return [{ by: "#pragma GCC dependency", header: headerNameOf(header), line }];
}
function testedHeader(token2, index, tokens) {
  if (!/^__has_(?:include(?:_next)?|embed)(?:__)?$/.test(token2.text) || tokens[index + 1]?.text !== "(")
    return [];
  const before = tokens[index - 1];
  if (before?.directive === token2.directive && /^(define|undef)$/.test(before?.text ?? "")) return [];
  const rest = tokens.slice(index + 2, index + 2 + longestTested);
  const end = rest.findIndex((one) => one.text === ")" || one.directive !== token2.directive);
  return [{ by: token2.text, header: headerNameOf(end < 0 ? rest : rest.slice(0, end)), line: token2.line }];
}
var longestTested = 100;
function macroOf({ name, tokens }) {
  const [macro, ...body] = tokens;
  if (name !== "define" || macro?.kind !== "word") return [];
  const hasParameters = body[0]?.text === "(" && body[0].start === macro.end;
  return [{ name: macro.text, body: hasParameters ? null : body }];
}

// src/project/source-containment.ts
import { posix as posix3 } from "node:path";

// src/project/compiler-headers.ts
var bundled = new Set(
  "stdio stdlib string stdint stddef stdbool stdarg limits float ctype time wchar stdatomic threads pthread semaphore sys/socket sys/time sys/select netinet/in arpa/inet iso646 stdalign stdnoreturn stdckdint varargs unwind cpuid tgmath quadmath".split(" ").map((name) => `${name}.h`)
);
function isCompilerHeader(header) {
  return bundled.has(header) || /^(?:[a-z0-9]*intrin|arm_\w+)\.h$/.test(header);
}

// src/project/computed-header.ts
var longestChain2 = 10;
function resolveComputed(tokens, macros, chain = 0) {
  const [macro, ...more] = tokens;
  const definitions = macro?.kind === "word" ? macros.get(macro.text) : void 0;
  if (definitions === void 0 || more.length > 0 || chain >= longestChain2) return null;
  const found = [];
  for (const { body } of definitions) {
    const headers = body === null ? null : headersOf(body, macros, chain);
    if (headers === null) return null;
    found.push(...headers);
  }
  return found;
}
function headersOf(body, macros, chain) {
  const header = headerNameOf(body);
  if (header.form === "computed") return resolveComputed(body, macros, chain + 1);
  const isPlain = !header.text.includes("\\") && spansAll(header, body);
  const expands = header.form === "angle" && body.some(({ kind, text }) => kind === "word" && macros.has(text));
  return isPlain && !expands ? [header] : null;
}
function spansAll(header, body) {
  return body.map(({ text }) => text).join("").length === header.text.length + 2;
}

// src/project/header-search.ts
import { posix } from "node:path";
var missing = { kind: "missing" };
var outsideOfRepository = { kind: "refused", reason: "lies outside of the repository" };
var systemRoots = ["/usr/include", "/usr/local/include", "/usr/lib/gcc", "/usr/lib/llvm"];
var defaultSystemDirs = [
  "/usr/local/include",
  "/usr/include/x86_64-linux-gnu",
  "/usr/include/aarch64-linux-gnu",
  "/usr/include"
];
function isSystemPath(path) {
  return systemRoots.some((root) => isBelow(path, root));
}
function isBelow(path, folder) {
  const normal = posix.normalize(path);
  return normal === folder || normal.startsWith(folder === "/" ? "/" : `${folder}/`);
}
async function probeProject(root, folder, path, mayLookOutside, reader) {
  const steps = posix.join(folder, ".") === "." ? [] : folder.split("/");
  const names = [...steps, ...path.split("/")].filter((name) => name !== "" && name !== ".");
  const at2 = [];
  for (const [index, name] of names.entries()) {
    if (name === "..") {
      if (at2.pop() === void 0) return outside2(posix.join(root, folder, path), mayLookOutside, reader);
      continue;
    }
    at2.push(name);
    if (name.toLowerCase() === ".git") return { kind: "refused", reason: "lies in git’s own folder" };
    const kind = await reader.entryKind(posix.join(root, ...at2));
    if (kind === "symlink")
      return { kind: "refused", reason: `leads through the symbolic link ${at2.join("/")}` };
    if (kind === "special") return { kind: "refused", reason: "is neither a file nor a folder" };
    if (kind === "missing") return missing;
    if (kind === "file") {
      const isLast = index === names.length - 1 && !path.endsWith("/");
      return isLast ? { kind: "project", file: at2.join("/") } : missing;
    }
  }
  return missing;
}
async function probeSystem(folder, path, reader) {
  const full = posix.join(folder, path);
  if (!isSystemPath(full)) return outside2(full, true, reader);
  const real = await reader.realPath(`${folder}/${path}`);
  if (real === null) return missing;
  if (!isSystemPath(real)) return { kind: "refused", reason: "leads out of the system’s headers" };
  return await reader.entryKind(real) === "file" ? { kind: "system" } : missing;
}
async function outside2(path, mayLook, reader) {
  if (mayLook && await reader.entryKind(path) === "missing") return missing;
  return outsideOfRepository;
}

// src/project/include-search.ts
import { posix as posix2 } from "node:path";
function includeSearchOf(root, { includeDirs, systemIncludeDirs = [] }, reader) {
  const configured = [...includeDirs, ...systemIncludeDirs].map((path) => ({
    path: isBelow(path, root) ? posix2.relative(root, path) : path,
    isSystem: !isBelow(path, root)
  }));
  const folders = [...configured, ...defaultSystemDirs.map((path) => ({ path, isSystem: true }))];
  return {
    outsideFolder: configured.find(({ path, isSystem }) => isSystem && !isSystemPath(path))?.path ?? null,
    async *candidates({ form, text }, from) {
      if (text.startsWith("/")) {
        yield probeAbsolute(root, text, reader);
        return;
      }
      if (form === "quote") yield probe(root, posix2.dirname(from), text, false, reader);
      for (const { path, isSystem } of folders) {
        yield isSystem ? probeSystem(path, text, reader) : probe(root, path, text, true, reader);
      }
    }
  };
}
function probeAbsolute(root, path, reader) {
  if (path.startsWith(`${root}/`)) return probe(root, "", path.slice(root.length + 1), false, reader);
  return isSystemPath(path) ? probeSystem("/", path, reader) : outsideOfRepository;
}
async function probe(root, folder, text, mayLookOutside, reader) {
  const precompiled = posix2.join(root, folder, `${text}.gch`);
  if (isBelow(precompiled, root) && await reader.entryKind(precompiled) !== "missing") {
    return { kind: "refused", reason: "has a precompiled form in the repository" };
  }
  return probeProject(root, folder, text, mayLookOutside, reader);
}

// src/project/source-containment.ts
async function checkContainment(query, reader, scan = scanInclusions) {
  const root = posix3.resolve(query.root);
  const walk = {
    query: { ...query, root },
    reader,
    scan,
    search: includeSearchOf(root, query, reader),
    closure: /* @__PURE__ */ new Set(),
    unread: [],
    computed: [],
    macros: /* @__PURE__ */ new Map(),
    missing: /* @__PURE__ */ new Map(),
    assembly: { isUsed: false, hazard: null }
  };
  const reason = await walkAll(walk);
  if (reason !== null) return { ok: false, reason };
  return { ok: true, closure: [...walk.closure], missing: [...walk.missing.values()] };
}
var maxFiles = 1e4;
async function walkAll(walk) {
  const { root, path, forcedIncludes = [], defines = [] } = walk.query;
  const { outsideFolder } = walk.search;
  if (outsideFolder !== null)
    return `the include folder ${printable(outsideFolder)} lies outside of the repository`;
  for (const define of defines) addMacro(walk, macroOfOption(define));
  for (const start of [posix3.join(root, path), ...forcedIncludes]) {
    const refusal = await follow(walk, { form: "quote", text: start }, "start", { file: path, line: 0 });
    if (refusal !== null) return refusal;
  }
  if (!walk.closure.has(posix3.normalize(path))) return `${printable(path)}: there is no such file`;
  for (; ; ) {
    const refusal = await readAll(walk);
    if (refusal !== null) return refusal;
    const size = walk.closure.size;
    const unresolved = await followComputed(walk);
    if (walk.closure.size === size) return unresolved ?? (walk.assembly.isUsed ? walk.assembly.hazard : null);
  }
}
async function readAll(walk) {
  for (let file = walk.unread.pop(); file !== void 0; file = walk.unread.pop()) {
    const text = await walk.reader.read(posix3.join(walk.query.root, file));
    if (text === null) return `${printable(file)}: can’t be read, or is too large`;
    if (walk.closure.size > maxFiles) return `${printable(file)}: more than ${maxFiles} files are included`;
    const refusal = await followAll(walk, file, text);
    if (refusal !== null) return refusal;
  }
  return null;
}
async function followAll(walk, file, text) {
  const { inclusions, macros, hazard, assembly } = walk.scan(text);
  if (hazard !== null) return `${at({ file, line: hazard.line })} ${hazard.reason}`;
  for (const macro of macros) addMacro(walk, macro);
  walk.assembly.isUsed ||= assembly.isUsed;
  const { directive } = assembly;
  if (directive !== null)
    walk.assembly.hazard ??= `${at({ file, line: directive.line })} ${directive.reason}`;
  for (const inclusion of inclusions) {
    const { header, by, line } = inclusion;
    if (header.form === "computed") walk.computed.push({ inclusion, file, line });
    else {
      const refusal = await follow(walk, header, by, { file, line });
      if (refusal !== null) return refusal;
    }
  }
  return null;
}
async function followComputed(walk) {
  for (const { inclusion, ...place } of [...walk.computed]) {
    const { header, by } = inclusion;
    const headers = header.form === "computed" ? resolveComputed(header.tokens, walk.macros) : [header];
    if (headers === null)
      return `${at(place)} computed include: what \`${by}\` names is known to the compiler only`;
    for (const one of headers) {
      const refusal = one.form === "computed" ? null : await follow(walk, one, by, place);
      if (refusal !== null) return refusal;
    }
  }
  return null;
}
async function follow(walk, header, by, place) {
  if (by === "#line") return followLine(walk, header.text, place);
  let isFound = false;
  for await (const probe2 of walk.search.candidates(header, place.file)) {
    if (probe2.kind === "refused")
      return `${at(place)} names \`${printable(header.text)}\`, which ${probe2.reason}`;
    if (probe2.kind === "missing") continue;
    isFound = true;
    if (probe2.kind === "project") add2(walk, probe2.file, by);
    if (by !== "#include_next") break;
  }
  if (!isFound && by.startsWith("#") && !isCompilerHeader(header.text)) {
    const { form, text } = header;
    const missing2 = { header: text, form, includedFrom: place.file, line: place.line };
    walk.missing.set(JSON.stringify([form, text, place.file]), missing2);
  }
  return null;
}
async function followLine({ query, reader }, text, place) {
  if (!text.startsWith("/") && !text.split("/").includes("..")) return null;
  const path = posix3.resolve(query.root, posix3.dirname(place.file), text);
  const probe2 = isBelow(path, query.root) ? await probeProject(query.root, "", posix3.relative(query.root, path), false, reader) : await probeSystem("/", path, reader);
  return probe2.kind === "refused" ? `${at(place)} names \`${printable(text)}\`, which ${probe2.reason}` : null;
}
function add2(walk, file, by) {
  if (by.startsWith("__has") || walk.closure.has(file)) return;
  walk.closure.add(file);
  if (by !== "#embed") walk.unread.push(file);
}
function addMacro(walk, macro) {
  const known = walk.macros.get(macro.name);
  if (known) known.push(macro);
  else walk.macros.set(macro.name, [macro]);
}
function macroOfOption(define) {
  const [name = "", ...value] = define.split("=");
  return { name, body: name.includes("(") ? null : lexC(value.join("=") || "1") };
}
function at({ file, line }) {
  return line === 0 ? printable(file) : `${printable(file)}:${line}`;
}

// src/project/tree-index.ts
import { posix as posix4 } from "node:path";
function indexTree(files) {
  const all = new Set(files);
  const byName = /* @__PURE__ */ new Map();
  for (const file of files) {
    const name = posix4.basename(file);
    const known = byName.get(name);
    if (known) known.push(file);
    else byName.set(name, [file]);
  }
  return {
    has: (path) => all.has(path),
    endingWith: (end) => (byName.get(posix4.basename(end)) ?? []).filter((file) => file === end || file.endsWith(`/${end}`))
  };
}
function nearestTo(from, files) {
  const distances = files.map((file) => ({ file, steps: stepsBetween(posix4.dirname(from), file) }));
  const least = Math.min(...distances.map(({ steps }) => steps));
  return distances.find(({ steps }) => steps === least)?.file ?? null;
}
function stepsBetween(folder, file) {
  return posix4.relative(folder, posix4.dirname(file)).split("/").filter(Boolean).length;
}

// src/project/find-include-dirs.ts
var maxRounds = 20;
async function findIncludeDirs(query, { reader, tree, scan = rememberScans() }) {
  const includeDirs = [...query.includeDirs];
  const notes = [];
  let containment = await checkContainment(query, reader, scan);
  for (let round = 0; containment.ok && round < maxRounds; round += 1) {
    const before = includeDirs.length;
    for (const missing2 of containment.missing) {
      const found = folderFor(missing2, query, tree);
      if (found === null || includeDirs.includes(found.path)) continue;
      includeDirs.push(found.path);
      notes.push(found.note);
    }
    if (includeDirs.length === before) break;
    containment = await checkContainment({ ...query, includeDirs }, reader, scan);
  }
  return { containment, includeDirs, notes };
}
function folderFor({ header, includedFrom }, { root, path }, tree) {
  const name = posix5.normalize(header);
  if (name.startsWith("..")) return null;
  const files = tree.endingWith(name);
  const file = nearestTo(path, files);
  if (file === null) return null;
  const folder = file.slice(0, -name.length - 1);
  const found = `the folder \`${printable(folder || ".")}\` is searched for headers: \`${printable(includedFrom)}\` includes \`${printable(header)}\``;
  return {
    path: posix5.join(root, folder),
    note: files.length > 1 ? `${found}, which is the nearest of ${files.length} with that name` : found
  };
}

// src/modes/load-source.ts
async function loadSource({ root }, path, { reader, parser }) {
  const text = await reader.read(join3(root, path));
  return text === null ? null : { path, text, file: parser.parse(text) };
}
async function surveyor({ root }, config, deps) {
  const search = {
    reader: deps.reader,
    tree: indexTree(await deps.reader.list(root)),
    scan: rememberScans()
  };
  const headers = /* @__PURE__ */ new Map();
  return async ({ path, file }) => {
    if (!file.isComplete) return refused("its structure could not be read in time");
    const query = {
      root,
      path,
      includeDirs: config.includeDirs.map((folder) => join3(root, folder)),
      defines: config.defines
    };
    const { containment, includeDirs, notes } = await findIncludeDirs(query, search);
    if (!containment.ok) return refused(containment.reason);
    const parsed = [];
    for (const included of containment.closure.filter((one) => one !== path)) {
      const header = headers.get(included) ?? loadSource({ root, commit: null }, included, deps);
      headers.set(included, header);
      const read = await header;
      if (read !== null) parsed.push(read.file);
    }
    return { refused: null, includeDirs, headers: parsed, notes };
  };
}
function refused(reason) {
  return { refused: reason, includeDirs: [], headers: [], notes: [] };
}

// src/project/spread-names.ts
function spreadNames(seed, files) {
  const users = usersIn(files);
  const spread = /* @__PURE__ */ new Set();
  const waiting = [...seed];
  for (let name = waiting.pop(); name !== void 0; name = waiting.pop()) {
    if (spread.has(name)) continue;
    spread.add(name);
    waiting.push(...users.get(name) ?? []);
  }
  return spread;
}
function usersIn(files) {
  const users = /* @__PURE__ */ new Map();
  const add4 = (mention, names) => {
    const known = users.get(mention);
    if (known) known.push(...names);
    else users.set(mention, [...names]);
  };
  for (const { declarations, functions } of files) {
    for (const { mentions, names } of declarations) for (const mention of mentions) add4(mention, names);
    for (const { returnType, name } of functions) {
      for (const word of returnType.match(/[A-Za-z_]\w*/g) ?? []) add4(word, [name]);
    }
  }
  return users;
}

// src/project/changed-functions.ts
function changedFunctions(base, head, headerNames = []) {
  const definitions = head.functions.filter(({ isDefinition }) => isDefinition);
  if (base === null || !sameTexts(pragmasOf(base), pragmasOf(head))) return namesOf(definitions);
  const before = new Set(base.functions.map(textReader(base)));
  const text = textReader(head);
  const names = spreadNames([...headerNames, ...differingNames(base, head)], [head]);
  const changed2 = definitions.filter(
    (one) => !before.has(text(one)) || one.mentions.some((mention) => names.has(mention))
  );
  return namesOf(changed2);
}
function differingNames(base, head) {
  return unique2([...declaredOnlyIn(base, head), ...declaredOnlyIn(head, base)]);
}
function declaredOnlyIn(one, other) {
  if (one === null) return [];
  const known = other === null ? /* @__PURE__ */ new Set() : new Set(other.declarations.map(textReader(other)));
  const text = textReader(one);
  return one.declarations.filter((declaration) => !known.has(text(declaration))).flatMap(({ names }) => names);
}
function textReader({ declarations }) {
  const macros = declarations.filter(({ kind }) => kind === "macro").flatMap(({ names }) => names);
  const guards = new Set(macros.map((name) => `#ifndef ${name}`));
  return ({ tokens, conditions }) => JSON.stringify([tokens, conditions.filter((condition) => !guards.has(condition))]);
}
function pragmasOf({ declarations }) {
  return declarations.filter(({ kind }) => kind === "pragma");
}
function sameTexts(one, other) {
  return one.length === other.length && one.every(({ tokens }, index) => tokens === other[index]?.tokens);
}
function namesOf(functions) {
  return unique2(functions.map(({ name }) => name));
}
function unique2(names) {
  return [...new Set(names)];
}

// src/project/find-header-users.ts
import { posix as posix7 } from "node:path";

// src/project/include-graph.ts
import { posix as posix6 } from "node:path";
async function readIncludeGraph({
  root,
  files,
  tree
}, includeDirs, reader) {
  const graph = /* @__PURE__ */ new Map();
  for (const file of files.filter((one) => kindOf2(one) !== null)) {
    const text = await reader.read(posix6.join(root, file));
    if (text === null) continue;
    const targets = [...text.matchAll(includeLine)].flatMap(([, quoted2, bracketed]) => {
      const folders = quoted2 === void 0 ? includeDirs : [posix6.dirname(file), ...includeDirs];
      return resolve2(quoted2 ?? bracketed ?? "", file, folders, tree) ?? [];
    });
    graph.set(file, [...new Set(targets)]);
  }
  return graph;
}
function includersOf(headers, graph) {
  const includers = /* @__PURE__ */ new Map();
  for (const [file, targets] of graph) for (const target of targets) add3(includers, target, file);
  const found = /* @__PURE__ */ new Map();
  for (const header of headers) for (const file of reached2(header, includers)) add3(found, file, header);
  return found;
}
function includedBy(file, graph) {
  return reached2(file, graph);
}
var includeLine = /^[ \t]*#[ \t]*(?:include|include_next|import)[ \t]*(?:"([^"\n]+)"|<([^>\n]+)>)/gm;
function resolve2(header, from, folders, tree) {
  const candidates2 = folders.map((folder) => posix6.join(folder, header));
  const name = posix6.normalize(header).replace(/^(?:\.\.\/)+/, "");
  return candidates2.find((path) => tree.has(path)) ?? nearestTo(from, tree.endingWith(name));
}
function add3(map, key, value) {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
function reached2(start, edges) {
  const seen = /* @__PURE__ */ new Set([start]);
  for (const file of seen) for (const next of edges.get(file) ?? []) seen.add(next);
  seen.delete(start);
  return [...seen];
}

// src/project/find-header-users.ts
async function findHeaderUsers(headers, trees, includeDirs, deps) {
  const changed2 = /* @__PURE__ */ new Map();
  for (const { path, basePath } of headers) {
    const base = basePath === null ? null : await parseFile(trees.base.root, basePath, deps);
    const names = namesIn2(base, await parseFile(trees.head.root, path, deps));
    if (names.length > 0) changed2.set(path, names);
  }
  if (changed2.size === 0) return /* @__PURE__ */ new Map();
  const { root } = trees.head;
  const files = await deps.reader.list(root);
  const graph = await readIncludeGraph({ root, files, tree: indexTree(files) }, includeDirs, deps.reader);
  const parsed = /* @__PURE__ */ new Map();
  const users = /* @__PURE__ */ new Map();
  for (const [file, causes] of includersOf([...changed2.keys()], graph)) {
    if (kindOf2(file) !== "source") continue;
    const closure = [];
    for (const included of includedBy(file, graph)) {
      const known = parsed.get(included) ?? parseFile(root, included, deps);
      parsed.set(included, known);
      const one = await known;
      if (one !== null) closure.push(one);
    }
    const names = causes.flatMap((header) => changed2.get(header) ?? []);
    users.set(file, spreadNames(names, closure));
  }
  return users;
}
function namesIn2(base, head) {
  if (head === null) return [];
  const before = new Set(base?.functions.filter(isPrototype).map(({ tokens }) => tokens));
  const prototypes = head.functions.filter((one) => isPrototype(one) && !before.has(one.tokens));
  const names = prototypes.map(({ name }) => name);
  return [...names, ...changedFunctions(base, head), ...differingNames(base, head)];
}
function isPrototype({ isDefinition }) {
  return !isDefinition;
}
async function parseFile(root, path, { reader, parser }) {
  const text = await reader.read(posix7.join(root, path));
  return text === null ? null : parser.parse(text);
}

// src/modes/load-change.ts
var unreadableReason = "can not be read as text, or is larger than 4 MiB";
async function loadChange(changes, trees, config, deps) {
  const selected = selectSources(changes, config);
  const users = await findHeaderUsers(selected.headers, trees, config.includeDirs, deps);
  const isHidden = ({ file, reason }) => reason === "binary" && kindOf2(file) === "source";
  const unreadable = selected.skipped.filter(isHidden);
  const sources = [];
  const survey = await surveyor(trees.head, config, deps);
  for (const candidate of candidates(selected.sources, users.keys(), config)) {
    const source = await loadSource(trees.head, candidate.path, deps);
    if (source === null) {
      unreadable.push({ file: candidate.path, reason: unreadableReason });
      continue;
    }
    const base = candidate.basePath === null ? null : await loadSource(trees.base, candidate.basePath, deps);
    const asked = changedFunctions(base?.file ?? null, source.file, users.get(candidate.path));
    if (asked.length === 0 && isKnown(source, base)) continue;
    sources.push({ ...source, ...await survey(source), change: candidate.change, base, asked });
  }
  return { ...trees, sources, unreadable, skipped: selected.skipped.filter((file) => !isHidden(file)) };
}
function candidates(sources, users, config) {
  const changed2 = sources.map((change) => ({ path: change.path, change, basePath: change.basePath }));
  const others2 = [...users].filter((path) => isAskedFor(path, config) && !changed2.some((one) => one.path === path)).map((path) => ({ path, change: null, basePath: path }));
  return [...changed2, ...others2];
}
function isKnown(source, base) {
  return source.file.isComplete && (base === null || base.file.isComplete);
}

export {
  openRepository,
  isFailing,
  conclude,
  failsJob,
  exitCodeOf,
  plainText,
  cut,
  codeSpan,
  escapeHtml,
  messageParts,
  messageMarkdown,
  messageHtml,
  describeViolation,
  kindTitles,
  commentBodyLimit,
  checkOutputLimit,
  wholeBlock,
  fitBody,
  groupFindings,
  counted,
  triageFindings,
  headline,
  certainty,
  startOf,
  permalink,
  shownFile,
  traceRows,
  verdictWords,
  loopBound,
  weakness,
  findingBlocks,
  findingFacts,
  reportNotes,
  undecidedSubjects,
  seconds,
  summaryHead,
  summaryTail,
  detailedFinding,
  normaliseStatement,
  deletedReason,
  renderMarkdown,
  jsonText,
  renderJson,
  renderSarif,
  verdicts,
  analyse,
  kindOf2 as kindOf,
  isAskedFor,
  loadSource,
  surveyor,
  unreadableReason,
  loadChange
};

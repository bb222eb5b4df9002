import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  hasRealParents
} from "./chunk-WJGWUHJD.js";
import {
  analyse,
  baseCounterpart,
  baseLineOf,
  buildScene,
  comparisonsIn,
  definitionOf,
  describeViolation,
  functionAt,
  functionNames,
  loadChange,
  loadSource,
  neighbours,
  planOwnUnits,
  planSource,
  prepareUnit,
  settingsFor,
  sourceText,
  startDeadline,
  surveyor
} from "./chunk-VLPCCAM4.js";
import {
  normaliseStatement
} from "./chunk-YNYS5QB4.js";
import {
  directivesOf,
  findCompiler,
  isNondeterministic,
  lexC,
  mentionsOf,
  pLimit,
  preprocessorArguments,
  runProcess,
  spellingOf,
  tool,
  unitsOnly
} from "./chunk-GKNVJEVI.js";
import {
  readPrompt
} from "./chunk-MWYAU23C.js";
import {
  parsePromptId,
  promptTemplates,
  roles
} from "./chunk-3DTSFOCQ.js";
import {
  isUndecided
} from "./chunk-LKEAQ6IY.js";
import {
  ConfigurationError,
  ModelError,
  external_exports,
  propertyKinds
} from "./chunk-BWCNKCAQ.js";

// node_modules/diff/libesm/diff/base.js
var Diff = class {
  diff(oldStr, newStr, options2 = {}) {
    let callback;
    if (typeof options2 === "function") {
      callback = options2;
      options2 = {};
    } else if ("callback" in options2) {
      callback = options2.callback;
    }
    const oldString = this.castInput(oldStr, options2);
    const newString = this.castInput(newStr, options2);
    const oldTokens = this.removeEmpty(this.tokenize(oldString, options2));
    const newTokens = this.removeEmpty(this.tokenize(newString, options2));
    return this.diffWithOptionsObj(oldTokens, newTokens, options2, callback);
  }
  diffWithOptionsObj(oldTokens, newTokens, options2, callback) {
    var _a3;
    const done = (value) => {
      value = this.postProcess(value, options2);
      if (callback) {
        setTimeout(function() {
          callback(value);
        }, 0);
        return void 0;
      } else {
        return value;
      }
    };
    const newLen = newTokens.length, oldLen = oldTokens.length;
    let editLength = 1;
    let maxEditLength = newLen + oldLen;
    if (options2.maxEditLength != null) {
      maxEditLength = Math.min(maxEditLength, options2.maxEditLength);
    }
    const maxExecutionTime = (_a3 = options2.timeout) !== null && _a3 !== void 0 ? _a3 : Infinity;
    const abortAfterTimestamp = Date.now() + maxExecutionTime;
    const bestPath = [{ oldPos: -1, lastComponent: void 0 }];
    let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options2);
    if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
      return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
    }
    let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
    const execEditLength = () => {
      for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
        let basePath;
        const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
        if (removePath) {
          bestPath[diagonalPath - 1] = void 0;
        }
        let canAdd = false;
        if (addPath) {
          const addPathNewPos = addPath.oldPos - diagonalPath;
          canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
        }
        const canRemove = removePath && removePath.oldPos + 1 < oldLen;
        if (!canAdd && !canRemove) {
          bestPath[diagonalPath] = void 0;
          continue;
        }
        if (!canRemove || canAdd && removePath.oldPos < addPath.oldPos) {
          basePath = this.addToPath(addPath, true, false, 0, options2);
        } else {
          basePath = this.addToPath(removePath, false, true, 1, options2);
        }
        newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options2);
        if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
          return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
        } else {
          bestPath[diagonalPath] = basePath;
          if (basePath.oldPos + 1 >= oldLen) {
            maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
          }
          if (newPos + 1 >= newLen) {
            minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
          }
        }
      }
      editLength++;
    };
    if (callback) {
      (function exec() {
        setTimeout(function() {
          if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
            return callback(void 0);
          }
          if (!execEditLength()) {
            exec();
          }
        }, 0);
      })();
    } else {
      while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
        const ret = execEditLength();
        if (ret) {
          return ret;
        }
      }
    }
  }
  addToPath(path2, added, removed, oldPosInc, options2) {
    const last = path2.lastComponent;
    if (last && !options2.oneChangePerToken && last.added === added && last.removed === removed) {
      return {
        oldPos: path2.oldPos + oldPosInc,
        lastComponent: { count: last.count + 1, added, removed, previousComponent: last.previousComponent }
      };
    } else {
      return {
        oldPos: path2.oldPos + oldPosInc,
        lastComponent: { count: 1, added, removed, previousComponent: last }
      };
    }
  }
  extractCommon(basePath, newTokens, oldTokens, diagonalPath, options2) {
    const newLen = newTokens.length, oldLen = oldTokens.length;
    let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
    while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options2)) {
      newPos++;
      oldPos++;
      commonCount++;
      if (options2.oneChangePerToken) {
        basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
      }
    }
    if (commonCount && !options2.oneChangePerToken) {
      basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
    }
    basePath.oldPos = oldPos;
    return newPos;
  }
  equals(left, right, options2) {
    if (options2.comparator) {
      return options2.comparator(left, right);
    } else {
      return left === right || !!options2.ignoreCase && left.toLowerCase() === right.toLowerCase();
    }
  }
  removeEmpty(array) {
    const ret = [];
    for (let i = 0; i < array.length; i++) {
      if (array[i]) {
        ret.push(array[i]);
      }
    }
    return ret;
  }
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  castInput(value, options2) {
    return value;
  }
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  tokenize(value, options2) {
    return Array.from(value);
  }
  join(chars) {
    return chars.join("");
  }
  postProcess(changeObjects, options2) {
    return changeObjects;
  }
  get useLongestToken() {
    return false;
  }
  buildValues(lastComponent, newTokens, oldTokens) {
    const components = [];
    let nextComponent;
    while (lastComponent) {
      components.push(lastComponent);
      nextComponent = lastComponent.previousComponent;
      delete lastComponent.previousComponent;
      lastComponent = nextComponent;
    }
    components.reverse();
    const componentLen = components.length;
    let componentPos = 0, newPos = 0, oldPos = 0;
    for (; componentPos < componentLen; componentPos++) {
      const component = components[componentPos];
      if (!component.removed) {
        if (!component.added && this.useLongestToken) {
          let value = newTokens.slice(newPos, newPos + component.count);
          value = value.map(function(value2, i) {
            const oldValue = oldTokens[oldPos + i];
            return oldValue.length > value2.length ? oldValue : value2;
          });
          component.value = this.join(value);
        } else {
          component.value = this.join(newTokens.slice(newPos, newPos + component.count));
        }
        newPos += component.count;
        if (!component.added) {
          oldPos += component.count;
        }
      } else {
        component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
        oldPos += component.count;
      }
    }
    return components;
  }
};

// node_modules/diff/libesm/util/string.js
function longestCommonPrefix(str1, str2) {
  let i;
  for (i = 0; i < str1.length && i < str2.length; i++) {
    if (str1[i] != str2[i]) {
      return str1.slice(0, i);
    }
  }
  return str1.slice(0, i);
}
function longestCommonSuffix(str1, str2) {
  let i;
  if (!str1 || !str2 || str1[str1.length - 1] != str2[str2.length - 1]) {
    return "";
  }
  for (i = 0; i < str1.length && i < str2.length; i++) {
    if (str1[str1.length - (i + 1)] != str2[str2.length - (i + 1)]) {
      return str1.slice(-i);
    }
  }
  return str1.slice(-i);
}
function replacePrefix(string, oldPrefix, newPrefix) {
  if (string.slice(0, oldPrefix.length) != oldPrefix) {
    throw Error(`string ${JSON.stringify(string)} doesn't start with prefix ${JSON.stringify(oldPrefix)}; this is a bug`);
  }
  return newPrefix + string.slice(oldPrefix.length);
}
function replaceSuffix(string, oldSuffix, newSuffix) {
  if (!oldSuffix) {
    return string + newSuffix;
  }
  if (string.slice(-oldSuffix.length) != oldSuffix) {
    throw Error(`string ${JSON.stringify(string)} doesn't end with suffix ${JSON.stringify(oldSuffix)}; this is a bug`);
  }
  return string.slice(0, -oldSuffix.length) + newSuffix;
}
function removePrefix(string, oldPrefix) {
  return replacePrefix(string, oldPrefix, "");
}
function removeSuffix(string, oldSuffix) {
  return replaceSuffix(string, oldSuffix, "");
}
function maximumOverlap(string1, string2) {
  return string2.slice(0, overlapCount(string1, string2));
}
function overlapCount(a, b) {
  let startA = 0;
  if (a.length > b.length) {
    startA = a.length - b.length;
  }
  let endB = b.length;
  if (a.length < b.length) {
    endB = a.length;
  }
  const map = Array(endB);
  let k = 0;
  map[0] = 0;
  for (let j = 1; j < endB; j++) {
    if (b[j] == b[k]) {
      map[j] = map[k];
    } else {
      map[j] = k;
    }
    while (k > 0 && b[j] != b[k]) {
      k = map[k];
    }
    if (b[j] == b[k]) {
      k++;
    }
  }
  k = 0;
  for (let i = startA; i < a.length; i++) {
    while (k > 0 && a[i] != b[k]) {
      k = map[k];
    }
    if (a[i] == b[k]) {
      k++;
    }
  }
  return k;
}
function segment(string, segmenter) {
  const parts = [];
  for (const segmentObj of Array.from(segmenter.segment(string))) {
    const segment2 = segmentObj.segment;
    if (parts.length && /\s/.test(parts[parts.length - 1]) && /\s/.test(segment2)) {
      parts[parts.length - 1] += segment2;
    } else {
      parts.push(segment2);
    }
  }
  return parts;
}
function trailingWs(string, segmenter) {
  if (segmenter) {
    return leadingAndTrailingWs(string, segmenter)[1];
  }
  let i;
  for (i = string.length - 1; i >= 0; i--) {
    if (!string[i].match(/\s/)) {
      break;
    }
  }
  return string.substring(i + 1);
}
function leadingWs(string, segmenter) {
  if (segmenter) {
    return leadingAndTrailingWs(string, segmenter)[0];
  }
  const match = string.match(/^\s*/);
  return match ? match[0] : "";
}
function leadingAndTrailingWs(string, segmenter) {
  if (!segmenter) {
    return [leadingWs(string), trailingWs(string)];
  }
  if (segmenter.resolvedOptions().granularity != "word") {
    throw new Error('The segmenter passed must have a granularity of "word"');
  }
  const segments = segment(string, segmenter);
  const firstSeg = segments[0];
  const lastSeg = segments[segments.length - 1];
  const head = /\s/.test(firstSeg) ? firstSeg : "";
  const tail = /\s/.test(lastSeg) ? lastSeg : "";
  return [head, tail];
}

// node_modules/diff/libesm/diff/word.js
var extendedWordChars = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}";
var tokenizeIncludingWhitespace = new RegExp(`[${extendedWordChars}]+|\\s+|[^${extendedWordChars}]`, "ug");
var WordDiff = class extends Diff {
  equals(left, right, options2) {
    if (options2.ignoreCase) {
      left = left.toLowerCase();
      right = right.toLowerCase();
    }
    return left.trim() === right.trim();
  }
  tokenize(value, options2 = {}) {
    let parts;
    if (options2.intlSegmenter) {
      const segmenter = options2.intlSegmenter;
      if (segmenter.resolvedOptions().granularity != "word") {
        throw new Error('The segmenter passed must have a granularity of "word"');
      }
      parts = segment(value, segmenter);
    } else {
      parts = value.match(tokenizeIncludingWhitespace) || [];
    }
    const tokens2 = [];
    let prevPart = null;
    parts.forEach((part) => {
      if (/\s/.test(part)) {
        if (prevPart == null) {
          tokens2.push(part);
        } else {
          tokens2.push(tokens2.pop() + part);
        }
      } else if (prevPart != null && /\s/.test(prevPart)) {
        if (tokens2[tokens2.length - 1] == prevPart) {
          tokens2.push(tokens2.pop() + part);
        } else {
          tokens2.push(prevPart + part);
        }
      } else {
        tokens2.push(part);
      }
      prevPart = part;
    });
    return tokens2;
  }
  join(tokens2) {
    return tokens2.map((token, i) => {
      if (i == 0) {
        return token;
      } else {
        return token.replace(/^\s+/, "");
      }
    }).join("");
  }
  postProcess(changes3, options2) {
    if (!changes3 || options2.oneChangePerToken) {
      return changes3;
    }
    let lastKeep = null;
    let insertion = null;
    let deletion = null;
    changes3.forEach((change2) => {
      if (change2.added) {
        insertion = change2;
      } else if (change2.removed) {
        deletion = change2;
      } else {
        if (insertion || deletion) {
          dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, change2, options2.intlSegmenter);
        }
        lastKeep = change2;
        insertion = null;
        deletion = null;
      }
    });
    if (insertion || deletion) {
      dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, null, options2.intlSegmenter);
    }
    return changes3;
  }
};
var wordDiff = new WordDiff();
function dedupeWhitespaceInChangeObjects(startKeep, deletion, insertion, endKeep, segmenter) {
  if (deletion && insertion) {
    const [oldWsPrefix, oldWsSuffix] = leadingAndTrailingWs(deletion.value, segmenter);
    const [newWsPrefix, newWsSuffix] = leadingAndTrailingWs(insertion.value, segmenter);
    if (startKeep) {
      const commonWsPrefix = longestCommonPrefix(oldWsPrefix, newWsPrefix);
      startKeep.value = replaceSuffix(startKeep.value, newWsPrefix, commonWsPrefix);
      deletion.value = removePrefix(deletion.value, commonWsPrefix);
      insertion.value = removePrefix(insertion.value, commonWsPrefix);
    }
    if (endKeep) {
      const commonWsSuffix = longestCommonSuffix(oldWsSuffix, newWsSuffix);
      endKeep.value = replacePrefix(endKeep.value, newWsSuffix, commonWsSuffix);
      deletion.value = removeSuffix(deletion.value, commonWsSuffix);
      insertion.value = removeSuffix(insertion.value, commonWsSuffix);
    }
  } else if (insertion) {
    if (startKeep) {
      const ws = leadingWs(insertion.value, segmenter);
      insertion.value = insertion.value.substring(ws.length);
    }
    if (endKeep) {
      const ws = leadingWs(endKeep.value, segmenter);
      endKeep.value = endKeep.value.substring(ws.length);
    }
  } else if (startKeep && endKeep) {
    const newWsFull = leadingWs(endKeep.value, segmenter), [delWsStart, delWsEnd] = leadingAndTrailingWs(deletion.value, segmenter);
    const newWsStart = longestCommonPrefix(newWsFull, delWsStart);
    deletion.value = removePrefix(deletion.value, newWsStart);
    const newWsEnd = longestCommonSuffix(removePrefix(newWsFull, newWsStart), delWsEnd);
    deletion.value = removeSuffix(deletion.value, newWsEnd);
    endKeep.value = replacePrefix(endKeep.value, newWsFull, newWsEnd);
    startKeep.value = replaceSuffix(startKeep.value, newWsFull, newWsFull.slice(0, newWsFull.length - newWsEnd.length));
  } else if (endKeep) {
    const endKeepWsPrefix = leadingWs(endKeep.value, segmenter);
    const deletionWsSuffix = trailingWs(deletion.value, segmenter);
    const overlap = maximumOverlap(deletionWsSuffix, endKeepWsPrefix);
    deletion.value = removeSuffix(deletion.value, overlap);
  } else if (startKeep) {
    const startKeepWsSuffix = trailingWs(startKeep.value, segmenter);
    const deletionWsPrefix = leadingWs(deletion.value, segmenter);
    const overlap = maximumOverlap(startKeepWsSuffix, deletionWsPrefix);
    deletion.value = removePrefix(deletion.value, overlap);
  }
}
var WordsWithSpaceDiff = class extends Diff {
  tokenize(value) {
    const regex = new RegExp(`(\\r?\\n)|[${extendedWordChars}]+|[^\\S\\n\\r]+|[^${extendedWordChars}]`, "ug");
    return value.match(regex) || [];
  }
};
var wordsWithSpaceDiff = new WordsWithSpaceDiff();
function diffWordsWithSpace(oldStr, newStr, options2) {
  return wordsWithSpaceDiff.diff(oldStr, newStr, options2);
}

// node_modules/diff/libesm/diff/line.js
var LineDiff = class extends Diff {
  constructor() {
    super(...arguments);
    this.tokenize = tokenize;
  }
  equals(left, right, options2) {
    if (options2.ignoreWhitespace) {
      if (!options2.newlineIsToken || !left.includes("\n")) {
        left = left.trim();
      }
      if (!options2.newlineIsToken || !right.includes("\n")) {
        right = right.trim();
      }
    } else if (options2.ignoreNewlineAtEof && !options2.newlineIsToken) {
      if (left.endsWith("\n")) {
        left = left.slice(0, -1);
      }
      if (right.endsWith("\n")) {
        right = right.slice(0, -1);
      }
    }
    return super.equals(left, right, options2);
  }
};
var lineDiff = new LineDiff();
function diffLines(oldStr, newStr, options2) {
  return lineDiff.diff(oldStr, newStr, options2);
}
function tokenize(value, options2) {
  if (options2.stripTrailingCr) {
    value = value.replace(/\r\n/g, "\n");
  }
  const retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
  if (!linesAndNewlines[linesAndNewlines.length - 1]) {
    linesAndNewlines.pop();
  }
  for (let i = 0; i < linesAndNewlines.length; i++) {
    const line2 = linesAndNewlines[i];
    if (i % 2 && !options2.newlineIsToken) {
      retLines[retLines.length - 1] += line2;
    } else {
      retLines.push(line2);
    }
  }
  return retLines;
}

// node_modules/diff/libesm/patch/create.js
function needsQuoting(s) {
  for (let i = 0; i < s.length; i++) {
    if (s[i] < " " || s[i] > "~" || s[i] === '"' || s[i] === "\\") {
      return true;
    }
  }
  return false;
}
function quoteFileNameIfNeeded(s) {
  if (!needsQuoting(s)) {
    return s;
  }
  let result = '"';
  const bytes = new TextEncoder().encode(s);
  let i = 0;
  while (i < bytes.length) {
    const b = bytes[i];
    if (b === 7) {
      result += "\\a";
    } else if (b === 8) {
      result += "\\b";
    } else if (b === 9) {
      result += "\\t";
    } else if (b === 10) {
      result += "\\n";
    } else if (b === 11) {
      result += "\\v";
    } else if (b === 12) {
      result += "\\f";
    } else if (b === 13) {
      result += "\\r";
    } else if (b === 34) {
      result += '\\"';
    } else if (b === 92) {
      result += "\\\\";
    } else if (b >= 32 && b <= 126) {
      result += String.fromCharCode(b);
    } else {
      result += "\\" + b.toString(8).padStart(3, "0");
    }
    i++;
  }
  result += '"';
  return result;
}
var INCLUDE_HEADERS = {
  includeIndex: true,
  includeUnderline: true,
  includeFileHeaders: true
};
function structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options2) {
  let optionsObj;
  if (!options2) {
    optionsObj = {};
  } else if (typeof options2 === "function") {
    optionsObj = { callback: options2 };
  } else {
    optionsObj = options2;
  }
  if (typeof optionsObj.context === "undefined") {
    optionsObj.context = 4;
  }
  const context = optionsObj.context;
  if (optionsObj.newlineIsToken) {
    throw new Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
  }
  if (!optionsObj.callback) {
    return diffLinesResultToPatch(diffLines(oldStr, newStr, optionsObj));
  } else {
    const { callback } = optionsObj;
    diffLines(oldStr, newStr, Object.assign(Object.assign({}, optionsObj), { callback: (diff) => {
      const patch = diffLinesResultToPatch(diff);
      callback(patch);
    } }));
  }
  function diffLinesResultToPatch(diff) {
    if (!diff) {
      return;
    }
    diff.push({ value: "", lines: [] });
    function contextLines(lines) {
      return lines.map(function(entry) {
        return " " + entry;
      });
    }
    const hunks = [];
    let oldRangeStart = 0, newRangeStart = 0, curRange = [], oldLine = 1, newLine = 1;
    for (let i = 0; i < diff.length; i++) {
      const current = diff[i], lines = current.lines || splitLines(current.value);
      current.lines = lines;
      if (current.added || current.removed) {
        if (!oldRangeStart) {
          const prev = diff[i - 1];
          oldRangeStart = oldLine;
          newRangeStart = newLine;
          if (prev) {
            curRange = context > 0 ? contextLines(prev.lines.slice(-context)) : [];
            oldRangeStart -= curRange.length;
            newRangeStart -= curRange.length;
          }
        }
        for (const line2 of lines) {
          curRange.push((current.added ? "+" : "-") + line2);
        }
        if (current.added) {
          newLine += lines.length;
        } else {
          oldLine += lines.length;
        }
      } else {
        if (oldRangeStart) {
          if (lines.length <= context * 2 && i < diff.length - 2) {
            for (const line2 of contextLines(lines)) {
              curRange.push(line2);
            }
          } else {
            const contextSize = Math.min(lines.length, context);
            for (const line2 of contextLines(lines.slice(0, contextSize))) {
              curRange.push(line2);
            }
            const hunk = {
              oldStart: oldRangeStart,
              oldLines: oldLine - oldRangeStart + contextSize,
              newStart: newRangeStart,
              newLines: newLine - newRangeStart + contextSize,
              lines: curRange
            };
            hunks.push(hunk);
            oldRangeStart = 0;
            newRangeStart = 0;
            curRange = [];
          }
        }
        oldLine += lines.length;
        newLine += lines.length;
      }
    }
    for (const hunk of hunks) {
      for (let i = 0; i < hunk.lines.length; i++) {
        if (hunk.lines[i].endsWith("\n")) {
          hunk.lines[i] = hunk.lines[i].slice(0, -1);
        } else {
          hunk.lines.splice(i + 1, 0, "\\ No newline at end of file");
          i++;
        }
      }
    }
    return {
      oldFileName,
      newFileName,
      oldHeader,
      newHeader,
      hunks
    };
  }
}
function formatPatch(patch, headerOptions) {
  var _a3, _b, _c, _d, _e, _f;
  if (!headerOptions) {
    headerOptions = INCLUDE_HEADERS;
  }
  if (Array.isArray(patch)) {
    if (patch.length > 1 && !headerOptions.includeFileHeaders && !patch.every((p) => p.isGit)) {
      throw new Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
    }
    return patch.map((p) => formatPatch(p, headerOptions)).join("\n");
  }
  const ret = [];
  if (patch.isGit) {
    headerOptions = INCLUDE_HEADERS;
    if (!patch.oldFileName) {
      throw new Error("oldFileName must be specified for Git patches");
    }
    if (!patch.newFileName) {
      throw new Error("newFileName must be specified for Git patches");
    }
    let gitOldName = patch.oldFileName;
    let gitNewName = patch.newFileName;
    if (patch.isCreate && gitOldName === "/dev/null") {
      gitOldName = gitNewName.replace(/^b\//, "a/");
    } else if (patch.isDelete && gitNewName === "/dev/null") {
      gitNewName = gitOldName.replace(/^a\//, "b/");
    }
    ret.push("diff --git " + quoteFileNameIfNeeded(gitOldName) + " " + quoteFileNameIfNeeded(gitNewName));
    if (patch.isDelete) {
      ret.push("deleted file mode " + ((_a3 = patch.oldMode) !== null && _a3 !== void 0 ? _a3 : "100644"));
    }
    if (patch.isCreate) {
      ret.push("new file mode " + ((_b = patch.newMode) !== null && _b !== void 0 ? _b : "100644"));
    }
    if (patch.oldMode && patch.newMode && !patch.isDelete && !patch.isCreate) {
      ret.push("old mode " + patch.oldMode);
      ret.push("new mode " + patch.newMode);
    }
    if (patch.isRename) {
      ret.push("rename from " + quoteFileNameIfNeeded(((_c = patch.oldFileName) !== null && _c !== void 0 ? _c : "").replace(/^a\//, "")));
      ret.push("rename to " + quoteFileNameIfNeeded(((_d = patch.newFileName) !== null && _d !== void 0 ? _d : "").replace(/^b\//, "")));
    }
    if (patch.isCopy) {
      ret.push("copy from " + quoteFileNameIfNeeded(((_e = patch.oldFileName) !== null && _e !== void 0 ? _e : "").replace(/^a\//, "")));
      ret.push("copy to " + quoteFileNameIfNeeded(((_f = patch.newFileName) !== null && _f !== void 0 ? _f : "").replace(/^b\//, "")));
    }
  } else {
    if (headerOptions.includeIndex && patch.oldFileName == patch.newFileName && patch.oldFileName !== void 0) {
      ret.push("Index: " + patch.oldFileName);
    }
    if (headerOptions.includeUnderline) {
      ret.push("===================================================================");
    }
  }
  const hasHunks = patch.hunks.length > 0;
  if (headerOptions.includeFileHeaders && patch.oldFileName !== void 0 && patch.newFileName !== void 0 && (!patch.isGit || hasHunks)) {
    ret.push("--- " + quoteFileNameIfNeeded(patch.oldFileName) + (patch.oldHeader ? "	" + patch.oldHeader : ""));
    ret.push("+++ " + quoteFileNameIfNeeded(patch.newFileName) + (patch.newHeader ? "	" + patch.newHeader : ""));
  }
  for (let i = 0; i < patch.hunks.length; i++) {
    const hunk = patch.hunks[i];
    const oldStart = hunk.oldLines === 0 ? hunk.oldStart - 1 : hunk.oldStart;
    const newStart = hunk.newLines === 0 ? hunk.newStart - 1 : hunk.newStart;
    ret.push("@@ -" + oldStart + "," + hunk.oldLines + " +" + newStart + "," + hunk.newLines + " @@");
    for (const line2 of hunk.lines) {
      ret.push(line2);
    }
  }
  return ret.join("\n") + "\n";
}
function createTwoFilesPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options2) {
  if (typeof options2 === "function") {
    options2 = { callback: options2 };
  }
  if (!(options2 === null || options2 === void 0 ? void 0 : options2.callback)) {
    const patchObj = structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options2);
    if (!patchObj) {
      return;
    }
    return formatPatch(patchObj, options2 === null || options2 === void 0 ? void 0 : options2.headerOptions);
  } else {
    const { callback } = options2;
    structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, Object.assign(Object.assign({}, options2), { callback: (patchObj) => {
      if (!patchObj) {
        callback(void 0);
      } else {
        callback(formatPatch(patchObj, options2.headerOptions));
      }
    } }));
  }
}
function splitLines(text) {
  const hasTrailingNl = text.endsWith("\n");
  const result = text.split("\n").map((line2) => line2 + "\n");
  if (hasTrailingNl) {
    result.pop();
  } else {
    result.push(result.pop().slice(0, -1));
  }
  return result;
}

// src/repair/patch.ts
function unifiedDiff({ edits: edits2 }) {
  return edits2.map(({ file, before, after }) => diffOf(file, before, after)).join("");
}
function diffOf(file, before, after) {
  const text = createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, void 0, void 0, {
    context: 3
  });
  return text.replace(/^=+\n/, `diff --git a/${file} b/${file}
`);
}

// src/adapters/compiler/compiler-check.ts
var maxOutputBytes = 1024 * 1024;
var options = ["-Wall", "-O1", "-fno-diagnostics-show-caret", "-fdiagnostics-color=never", "-c"];
function createCompilerCheck({
  compiler,
  env,
  timeoutSeconds = 30
}) {
  return {
    check: async (file, root, build) => {
      if (build.flags.includes("--big-endian")) return null;
      const args = [...options, ...preprocessorArguments(build), "-iquote", ".", file, "-o", "/dev/null"];
      const { exitCode, stderr, timedOut, truncated } = await runProcess({
        ...{ command: compiler, args, cwd: root, timeoutSeconds, maxOutputBytes },
        env: { PATH: env.PATH ?? "", LC_ALL: "C" }
      });
      if (timedOut || truncated) return null;
      const found = diagnosticsIn(stderr);
      if (exitCode === 0 || found.some(({ severity }) => severity === "error")) return found;
      return [...found, { severity: "error", message: `the compiler ends with exit code ${exitCode}` }];
    }
  };
}
function diagnosticsIn(stderr) {
  return [...stderr.matchAll(/^.+?:\d+(?::\d+)?: (?:fatal )?(error|warning): (.*)$/gm)].map(
    ([, severity, message = ""]) => ({ severity: severity === "error" ? "error" : "warning", message })
  );
}

// src/adapters/files/patched-workspace.ts
import { constants } from "node:fs";
import { copyFile, link, lstat, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
var leftOut = /* @__PURE__ */ new Set([".git", "node_modules"]);
function patchedWorkspace(root, parent) {
  return { root, open: (patch, isWritable = false) => open(patch, root, parent, isWritable) };
}
async function open(patch, root, parent, isWritable) {
  for (const edit of patch.edits) {
    const obstacle = await obstacleTo(edit, root);
    if (obstacle !== null) return { ok: false, reason: obstacle };
  }
  const copy = await mkdtemp(join(parent, "esbmc-patched-"));
  const close = () => rm(copy, { recursive: true, force: true });
  try {
    const edits2 = new Map(patch.edits.map((edit) => [join(root, edit.file), edit.after]));
    await copyBelow(root, copy, edits2, isWritable ? copied : linked);
  } catch (error) {
    await close();
    throw error;
  }
  return { ok: true, tree: { root: copy, close } };
}
async function obstacleTo({ file, before }, root) {
  const path2 = join(root, file);
  const found = await lstat(path2).catch(() => null);
  if (found === null) return `there is no file ${file}`;
  if (!found.isFile() || !await hasRealParents(root, path2)) return `${file} is no regular file of the tree`;
  return Buffer.from(before).equals(await readFile(path2)) ? null : `${file} is not what the patch was made for`;
}
var copied = (from, to) => copyFile(from, to, constants.COPYFILE_FICLONE);
var linked = async (from, to) => {
  await link(from, to).catch(() => copied(from, to));
};
async function copyBelow(from, to, edits2, transfer) {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory() && !leftOut.has(entry.name)) {
      await mkdir(target);
      await copyBelow(source, target, edits2, transfer);
    } else if (entry.isFile()) {
      const text = edits2.get(source);
      if (text === void 0) await transfer(source, target);
      else await writeFile(target, text, { mode: (await lstat(source)).mode });
    }
  }
}

// src/adapters/llm/attempt-log-file.ts
import { mkdir as mkdir2, open as open2 } from "node:fs/promises";
import { dirname } from "node:path";

// src/repair/acceptance.ts
var rejectionReasons = [
  "malformed-reply",
  "does-not-apply",
  "forbidden-edit",
  "does-not-compile",
  "still-fails",
  "new-failure",
  "caller-fails",
  "undecided",
  "property-lost",
  "vacuous",
  "crashes",
  "behaviour-changed",
  "tests-fail"
];

// src/repair/attempt-record.ts
var count = external_exports.number().int().min(0);
var attemptRecord = external_exports.strictObject({
  schema: external_exports.literal(1),
  index: count,
  finding: external_exports.string(),
  file: external_exports.string(),
  engine: external_exports.enum(["template", "model"]),
  /** Which template or model; null with `patch`. */
  author: external_exports.string().nullable(),
  title: external_exports.string().nullable(),
  /** A unified diff against the source of the pull request; null where the reply could not be read. */
  patch: external_exports.string().nullable(),
  acceptance: external_exports.enum(["accepted", "rejected"]),
  reason: external_exports.enum(rejectionReasons).nullable(),
  detail: external_exports.string().nullable(),
  evidence: external_exports.array(external_exports.strictObject({ step: external_exports.string(), outcome: external_exports.string(), detail: external_exports.string() })),
  seconds: external_exports.number(),
  exchange: external_exports.strictObject({
    model: external_exports.string(),
    messages: external_exports.array(
      external_exports.strictObject({ role: external_exports.enum(["system", "user", "assistant"]), content: external_exports.string() })
    ),
    reply: external_exports.string(),
    finish: external_exports.enum(["stop", "length", "other"]),
    tokens: external_exports.strictObject({ prompt: count, completion: count }).nullable(),
    seconds: external_exports.number()
  }).nullable()
});
function toAttemptRecord({
  index,
  finding,
  file,
  engine,
  attempt,
  exchange
}) {
  const { candidate, acceptance, seconds } = attempt;
  const rejected2 = acceptance.verdict === "rejected" ? acceptance : null;
  return {
    schema: 1,
    index,
    finding,
    file,
    engine,
    author: candidate?.author ?? null,
    title: candidate?.title ?? null,
    patch: candidate === null ? null : unifiedDiff(candidate.patch),
    acceptance: acceptance.verdict,
    reason: rejected2?.reason ?? null,
    detail: rejected2?.detail ?? null,
    evidence: acceptance.evidence.map(({ step, outcome, detail }) => ({ step, outcome, detail })),
    seconds,
    exchange: exchange && {
      model: exchange.model,
      messages: exchange.messages.map(({ role, content }) => ({ role, content })),
      reply: exchange.reply.text,
      finish: exchange.reply.finish,
      tokens: exchange.reply.tokens,
      seconds: exchange.reply.seconds
    }
  };
}

// src/adapters/llm/attempt-log-file.ts
function attemptLogFile(path2) {
  return {
    append: async (logged) => {
      const line2 = `${JSON.stringify(attemptRecord.parse(toAttemptRecord(logged)))}
`;
      await mkdir2(dirname(path2), { recursive: true });
      const file = await open2(path2, "a", 384);
      try {
        await file.appendFile(line2);
        await file.datasync();
      } finally {
        await file.close();
      }
    }
  };
}

// src/adapters/llm/open-model.ts
import { resolve } from "node:path";

// node_modules/openai/internal/tslib.mjs
function __classPrivateFieldSet(receiver, state, value, kind, f) {
  if (kind === "m")
    throw new TypeError("Private method is not writable");
  if (kind === "a" && !f)
    throw new TypeError("Private accessor was defined without a setter");
  if (typeof state === "function" ? receiver !== state || !f : !state.has(receiver))
    throw new TypeError("Cannot write private member to an object whose class did not declare it");
  return kind === "a" ? f.call(receiver, value) : f ? f.value = value : state.set(receiver, value), value;
}
function __classPrivateFieldGet(receiver, state, kind, f) {
  if (kind === "a" && !f)
    throw new TypeError("Private accessor was defined without a getter");
  if (typeof state === "function" ? receiver !== state || !f : !state.has(receiver))
    throw new TypeError("Cannot read private member from an object whose class did not declare it");
  return kind === "m" ? f : kind === "a" ? f.call(receiver) : f ? f.value : state.get(receiver);
}

// node_modules/openai/internal/utils/uuid.mjs
var uuid4 = function() {
  const { crypto: crypto2 } = globalThis;
  if (crypto2?.randomUUID) {
    uuid4 = crypto2.randomUUID.bind(crypto2);
    return crypto2.randomUUID();
  }
  const u8 = new Uint8Array(1);
  const randomByte = crypto2 ? () => crypto2.getRandomValues(u8)[0] : () => Math.random() * 255 & 255;
  return "10000000-1000-4000-8000-100000000000".replace(/[018]/g, (c) => (+c ^ randomByte() & 15 >> +c / 4).toString(16));
};

// node_modules/openai/internal/errors.mjs
function isAbortError(err) {
  return typeof err === "object" && err !== null && // Spec-compliant fetch implementations
  ("name" in err && err.name === "AbortError" || // Expo fetch
  "message" in err && String(err.message).includes("FetchRequestCanceledException"));
}
var castToError = (err) => {
  if (err instanceof Error)
    return err;
  if (typeof err === "object" && err !== null) {
    try {
      if (Object.prototype.toString.call(err) === "[object Error]") {
        const error = new Error(err.message, err.cause ? { cause: err.cause } : {});
        if (err.stack)
          error.stack = err.stack;
        if (err.cause && !error.cause)
          error.cause = err.cause;
        if (err.name)
          error.name = err.name;
        return error;
      }
    } catch {
    }
    try {
      return new Error(JSON.stringify(err));
    } catch {
    }
  }
  return new Error(err);
};

// node_modules/openai/core/error.mjs
var OpenAIError = class extends Error {
};
var APIError = class _APIError extends OpenAIError {
  constructor(status, error, message, headers) {
    super(`${_APIError.makeMessage(status, error, message)}`);
    this.status = status;
    this.headers = headers;
    this.requestID = headers?.get("x-request-id");
    this.error = error;
    const data = error;
    this.code = data?.["code"];
    this.param = data?.["param"];
    this.type = data?.["type"];
  }
  static makeMessage(status, error, message) {
    const msg = error?.message ? typeof error.message === "string" ? error.message : JSON.stringify(error.message) : error ? JSON.stringify(error) : message;
    if (status && msg) {
      return `${status} ${msg}`;
    }
    if (status) {
      return `${status} status code (no body)`;
    }
    if (msg) {
      return msg;
    }
    return "(no status code or body)";
  }
  static generate(status, errorResponse, message, headers) {
    if (!status || !headers) {
      return new APIConnectionError({ message, cause: castToError(errorResponse) });
    }
    const error = errorResponse?.["error"];
    if (status === 400) {
      return new BadRequestError(status, error, message, headers);
    }
    if (status === 401) {
      return new AuthenticationError(status, error, message, headers);
    }
    if (status === 403) {
      return new PermissionDeniedError(status, error, message, headers);
    }
    if (status === 404) {
      return new NotFoundError(status, error, message, headers);
    }
    if (status === 409) {
      return new ConflictError(status, error, message, headers);
    }
    if (status === 422) {
      return new UnprocessableEntityError(status, error, message, headers);
    }
    if (status === 429) {
      return new RateLimitError(status, error, message, headers);
    }
    if (status >= 500) {
      return new InternalServerError(status, error, message, headers);
    }
    return new _APIError(status, error, message, headers);
  }
};
var APIUserAbortError = class extends APIError {
  constructor({ message } = {}) {
    super(void 0, void 0, message || "Request was aborted.", void 0);
  }
};
var APIConnectionError = class extends APIError {
  constructor({ message, cause }) {
    super(void 0, void 0, message || "Connection error.", void 0);
    if (cause)
      this.cause = cause;
  }
};
var APIConnectionTimeoutError = class extends APIConnectionError {
  constructor({ message } = {}) {
    super({ message: message ?? "Request timed out." });
  }
};
var BadRequestError = class extends APIError {
};
var AuthenticationError = class extends APIError {
};
var PermissionDeniedError = class extends APIError {
};
var NotFoundError = class extends APIError {
};
var ConflictError = class extends APIError {
};
var UnprocessableEntityError = class extends APIError {
};
var RateLimitError = class extends APIError {
};
var InternalServerError = class extends APIError {
};
var LengthFinishReasonError = class extends OpenAIError {
  constructor() {
    super(`Could not parse response content as the length limit was reached`);
  }
};
var ContentFilterFinishReasonError = class extends OpenAIError {
  constructor() {
    super(`Could not parse response content as the request was rejected by the content filter`);
  }
};
var InvalidWebhookSignatureError = class extends Error {
  constructor(message) {
    super(message);
  }
};
var OAuthError = class extends APIError {
  constructor(status, error, headers) {
    let finalMessage = "OAuth2 authentication error";
    let error_code = void 0;
    if (error && typeof error === "object") {
      const errorData = error;
      error_code = errorData["error"];
      const description = errorData["error_description"];
      if (description && typeof description === "string") {
        finalMessage = description;
      } else if (error_code) {
        finalMessage = error_code;
      }
    }
    super(status, error, finalMessage, headers);
    this.error_code = error_code;
  }
};
var SubjectTokenProviderError = class extends OpenAIError {
  constructor(message, provider, cause) {
    super(message);
    this.provider = provider;
    this.cause = cause;
  }
};

// node_modules/openai/internal/utils/values.mjs
var startsWithSchemeRegexp = /^[a-z][a-z0-9+.-]*:/i;
var isAbsoluteURL = (url) => {
  return startsWithSchemeRegexp.test(url);
};
var isArray = (val) => (isArray = Array.isArray, isArray(val));
var isReadonlyArray = isArray;
function maybeObj(x) {
  if (typeof x !== "object") {
    return {};
  }
  return x ?? {};
}
function isEmptyObj(obj) {
  if (!obj)
    return true;
  for (const _k in obj)
    return false;
  return true;
}
function hasOwn(obj, key) {
  return Object.prototype.hasOwnProperty.call(obj, key);
}
function isObj(obj) {
  return obj != null && typeof obj === "object" && !Array.isArray(obj);
}
var validatePositiveInteger = (name, n) => {
  if (typeof n !== "number" || !Number.isInteger(n)) {
    throw new OpenAIError(`${name} must be an integer`);
  }
  if (n < 0) {
    throw new OpenAIError(`${name} must be a positive integer`);
  }
  return n;
};
var safeJSON = (text) => {
  try {
    return JSON.parse(text);
  } catch (err) {
    return void 0;
  }
};

// node_modules/openai/internal/utils/sleep.mjs
var sleep = (ms) => new Promise((resolve2) => setTimeout(resolve2, ms));

// node_modules/openai/version.mjs
var VERSION = "6.49.0";

// node_modules/openai/internal/detect-platform.mjs
var isRunningInBrowser = () => {
  return (
    // @ts-ignore
    typeof window !== "undefined" && // @ts-ignore
    typeof window.document !== "undefined" && // @ts-ignore
    typeof navigator !== "undefined"
  );
};
function getDetectedPlatform() {
  if (typeof Deno !== "undefined" && Deno.build != null) {
    return "deno";
  }
  if (typeof EdgeRuntime !== "undefined") {
    return "edge";
  }
  if (Object.prototype.toString.call(typeof globalThis.process !== "undefined" ? globalThis.process : 0) === "[object process]") {
    return "node";
  }
  return "unknown";
}
var getPlatformProperties = () => {
  const detectedPlatform = getDetectedPlatform();
  if (detectedPlatform === "deno") {
    return {
      "X-Stainless-Lang": "js",
      "X-Stainless-Package-Version": VERSION,
      "X-Stainless-OS": normalizePlatform(Deno.build.os),
      "X-Stainless-Arch": normalizeArch(Deno.build.arch),
      "X-Stainless-Runtime": "deno",
      "X-Stainless-Runtime-Version": typeof Deno.version === "string" ? Deno.version : Deno.version?.deno ?? "unknown"
    };
  }
  if (typeof EdgeRuntime !== "undefined") {
    return {
      "X-Stainless-Lang": "js",
      "X-Stainless-Package-Version": VERSION,
      "X-Stainless-OS": "Unknown",
      "X-Stainless-Arch": `other:${EdgeRuntime}`,
      "X-Stainless-Runtime": "edge",
      "X-Stainless-Runtime-Version": globalThis.process.version
    };
  }
  if (detectedPlatform === "node") {
    return {
      "X-Stainless-Lang": "js",
      "X-Stainless-Package-Version": VERSION,
      "X-Stainless-OS": normalizePlatform(globalThis.process.platform ?? "unknown"),
      "X-Stainless-Arch": normalizeArch(globalThis.process.arch ?? "unknown"),
      "X-Stainless-Runtime": "node",
      "X-Stainless-Runtime-Version": globalThis.process.version ?? "unknown"
    };
  }
  const browserInfo = getBrowserInfo();
  if (browserInfo) {
    return {
      "X-Stainless-Lang": "js",
      "X-Stainless-Package-Version": VERSION,
      "X-Stainless-OS": "Unknown",
      "X-Stainless-Arch": "unknown",
      "X-Stainless-Runtime": `browser:${browserInfo.browser}`,
      "X-Stainless-Runtime-Version": browserInfo.version
    };
  }
  return {
    "X-Stainless-Lang": "js",
    "X-Stainless-Package-Version": VERSION,
    "X-Stainless-OS": "Unknown",
    "X-Stainless-Arch": "unknown",
    "X-Stainless-Runtime": "unknown",
    "X-Stainless-Runtime-Version": "unknown"
  };
};
function getBrowserInfo() {
  if (typeof navigator === "undefined" || !navigator) {
    return null;
  }
  const browserPatterns = [
    { key: "edge", pattern: /Edge(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/ },
    { key: "ie", pattern: /MSIE(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/ },
    { key: "ie", pattern: /Trident(?:.*rv\:(\d+)\.(\d+)(?:\.(\d+))?)?/ },
    { key: "chrome", pattern: /Chrome(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/ },
    { key: "firefox", pattern: /Firefox(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/ },
    { key: "safari", pattern: /(?:Version\W+(\d+)\.(\d+)(?:\.(\d+))?)?(?:\W+Mobile\S*)?\W+Safari/ }
  ];
  for (const { key, pattern } of browserPatterns) {
    const match = pattern.exec(navigator.userAgent);
    if (match) {
      const major = match[1] || 0;
      const minor = match[2] || 0;
      const patch = match[3] || 0;
      return { browser: key, version: `${major}.${minor}.${patch}` };
    }
  }
  return null;
}
var normalizeArch = (arch) => {
  if (arch === "x32")
    return "x32";
  if (arch === "x86_64" || arch === "x64")
    return "x64";
  if (arch === "arm")
    return "arm";
  if (arch === "aarch64" || arch === "arm64")
    return "arm64";
  if (arch)
    return `other:${arch}`;
  return "unknown";
};
var normalizePlatform = (platform) => {
  platform = platform.toLowerCase();
  if (platform.includes("ios"))
    return "iOS";
  if (platform === "android")
    return "Android";
  if (platform === "darwin")
    return "MacOS";
  if (platform === "win32")
    return "Windows";
  if (platform === "freebsd")
    return "FreeBSD";
  if (platform === "openbsd")
    return "OpenBSD";
  if (platform === "linux")
    return "Linux";
  if (platform)
    return `Other:${platform}`;
  return "Unknown";
};
var _platformHeaders;
var getPlatformHeaders = () => {
  return _platformHeaders ?? (_platformHeaders = getPlatformProperties());
};

// node_modules/openai/internal/shims.mjs
function getDefaultFetch() {
  if (typeof fetch !== "undefined") {
    return fetch;
  }
  throw new Error("`fetch` is not defined as a global; Either pass `fetch` to the client, `new OpenAI({ fetch })` or polyfill the global, `globalThis.fetch = fetch`");
}
function makeReadableStream(...args) {
  const ReadableStream = globalThis.ReadableStream;
  if (typeof ReadableStream === "undefined") {
    throw new Error("`ReadableStream` is not defined as a global; You will need to polyfill it, `globalThis.ReadableStream = ReadableStream`");
  }
  return new ReadableStream(...args);
}
function ReadableStreamFrom(iterable) {
  let iter = Symbol.asyncIterator in iterable ? iterable[Symbol.asyncIterator]() : iterable[Symbol.iterator]();
  return makeReadableStream({
    start() {
    },
    async pull(controller) {
      const { done, value } = await iter.next();
      if (done) {
        controller.close();
      } else {
        controller.enqueue(value);
      }
    },
    async cancel() {
      await iter.return?.();
    }
  });
}
function ReadableStreamToAsyncIterable(stream) {
  if (stream[Symbol.asyncIterator])
    return stream;
  const reader = stream.getReader();
  return {
    async next() {
      try {
        const result = await reader.read();
        if (result?.done)
          reader.releaseLock();
        return result;
      } catch (e) {
        reader.releaseLock();
        throw e;
      }
    },
    async return() {
      const cancelPromise = reader.cancel();
      reader.releaseLock();
      await cancelPromise;
      return { done: true, value: void 0 };
    },
    [Symbol.asyncIterator]() {
      return this;
    }
  };
}
async function CancelReadableStream(stream) {
  if (stream === null || typeof stream !== "object")
    return;
  if (stream[Symbol.asyncIterator]) {
    await stream[Symbol.asyncIterator]().return?.();
    return;
  }
  const reader = stream.getReader();
  const cancelPromise = reader.cancel();
  reader.releaseLock();
  await cancelPromise;
}

// node_modules/openai/internal/request-options.mjs
var FallbackEncoder = ({ headers, body }) => {
  return {
    bodyHeaders: {
      "content-type": "application/json"
    },
    body: JSON.stringify(body)
  };
};

// node_modules/openai/internal/qs/formats.mjs
var default_format = "RFC3986";
var default_formatter = (v) => String(v);
var formatters = {
  RFC1738: (v) => String(v).replace(/%20/g, "+"),
  RFC3986: default_formatter
};
var RFC1738 = "RFC1738";

// node_modules/openai/internal/qs/utils.mjs
var has = (obj, key) => (has = Object.hasOwn ?? Function.prototype.call.bind(Object.prototype.hasOwnProperty), has(obj, key));
var hex_table = /* @__PURE__ */ (() => {
  const array = [];
  for (let i = 0; i < 256; ++i) {
    array.push("%" + ((i < 16 ? "0" : "") + i.toString(16)).toUpperCase());
  }
  return array;
})();
var limit = 1024;
var encode = (str2, _defaultEncoder, charset, _kind, format) => {
  if (str2.length === 0) {
    return str2;
  }
  let string = str2;
  if (typeof str2 === "symbol") {
    string = Symbol.prototype.toString.call(str2);
  } else if (typeof str2 !== "string") {
    string = String(str2);
  }
  if (charset === "iso-8859-1") {
    return escape(string).replace(/%u[0-9a-f]{4}/gi, function($0) {
      return "%26%23" + parseInt($0.slice(2), 16) + "%3B";
    });
  }
  let out = "";
  for (let j = 0; j < string.length; j += limit) {
    const segment2 = string.length >= limit ? string.slice(j, j + limit) : string;
    const arr = [];
    for (let i = 0; i < segment2.length; ++i) {
      let c = segment2.charCodeAt(i);
      if (c === 45 || // -
      c === 46 || // .
      c === 95 || // _
      c === 126 || // ~
      c >= 48 && c <= 57 || // 0-9
      c >= 65 && c <= 90 || // a-z
      c >= 97 && c <= 122 || // A-Z
      format === RFC1738 && (c === 40 || c === 41)) {
        arr[arr.length] = segment2.charAt(i);
        continue;
      }
      if (c < 128) {
        arr[arr.length] = hex_table[c];
        continue;
      }
      if (c < 2048) {
        arr[arr.length] = hex_table[192 | c >> 6] + hex_table[128 | c & 63];
        continue;
      }
      if (c < 55296 || c >= 57344) {
        arr[arr.length] = hex_table[224 | c >> 12] + hex_table[128 | c >> 6 & 63] + hex_table[128 | c & 63];
        continue;
      }
      i += 1;
      c = 65536 + ((c & 1023) << 10 | segment2.charCodeAt(i) & 1023);
      arr[arr.length] = hex_table[240 | c >> 18] + hex_table[128 | c >> 12 & 63] + hex_table[128 | c >> 6 & 63] + hex_table[128 | c & 63];
    }
    out += arr.join("");
  }
  return out;
};
function is_buffer(obj) {
  if (!obj || typeof obj !== "object") {
    return false;
  }
  return !!(obj.constructor && obj.constructor.isBuffer && obj.constructor.isBuffer(obj));
}
function maybe_map(val, fn) {
  if (isArray(val)) {
    const mapped = [];
    for (let i = 0; i < val.length; i += 1) {
      mapped.push(fn(val[i]));
    }
    return mapped;
  }
  return fn(val);
}

// node_modules/openai/internal/qs/stringify.mjs
var array_prefix_generators = {
  brackets(prefix) {
    return String(prefix) + "[]";
  },
  comma: "comma",
  indices(prefix, key) {
    return String(prefix) + "[" + key + "]";
  },
  repeat(prefix) {
    return String(prefix);
  }
};
var push_to_array = function(arr, value_or_array) {
  Array.prototype.push.apply(arr, isArray(value_or_array) ? value_or_array : [value_or_array]);
};
var toISOString;
var defaults = {
  addQueryPrefix: false,
  allowDots: false,
  allowEmptyArrays: false,
  arrayFormat: "indices",
  charset: "utf-8",
  charsetSentinel: false,
  delimiter: "&",
  encode: true,
  encodeDotInKeys: false,
  encoder: encode,
  encodeValuesOnly: false,
  format: default_format,
  formatter: default_formatter,
  /** @deprecated */
  indices: false,
  serializeDate(date) {
    return (toISOString ?? (toISOString = Function.prototype.call.bind(Date.prototype.toISOString)))(date);
  },
  skipNulls: false,
  strictNullHandling: false
};
function is_non_nullish_primitive(v) {
  return typeof v === "string" || typeof v === "number" || typeof v === "boolean" || typeof v === "symbol" || typeof v === "bigint";
}
var sentinel = {};
function inner_stringify(object, prefix, generateArrayPrefix, commaRoundTrip, allowEmptyArrays, strictNullHandling, skipNulls, encodeDotInKeys, encoder, filter, sort, allowDots, serializeDate, format, formatter, encodeValuesOnly, charset, sideChannel) {
  let obj = object;
  let tmp_sc = sideChannel;
  let step = 0;
  let find_flag = false;
  while ((tmp_sc = tmp_sc.get(sentinel)) !== void 0 && !find_flag) {
    const pos = tmp_sc.get(object);
    step += 1;
    if (typeof pos !== "undefined") {
      if (pos === step) {
        throw new RangeError("Cyclic object value");
      } else {
        find_flag = true;
      }
    }
    if (typeof tmp_sc.get(sentinel) === "undefined") {
      step = 0;
    }
  }
  if (typeof filter === "function") {
    obj = filter(prefix, obj);
  } else if (obj instanceof Date) {
    obj = serializeDate?.(obj);
  } else if (generateArrayPrefix === "comma" && isArray(obj)) {
    obj = maybe_map(obj, function(value) {
      if (value instanceof Date) {
        return serializeDate?.(value);
      }
      return value;
    });
  }
  if (obj === null) {
    if (strictNullHandling) {
      return encoder && !encodeValuesOnly ? (
        // @ts-expect-error
        encoder(prefix, defaults.encoder, charset, "key", format)
      ) : prefix;
    }
    obj = "";
  }
  if (is_non_nullish_primitive(obj) || is_buffer(obj)) {
    if (encoder) {
      const key_value = encodeValuesOnly ? prefix : encoder(prefix, defaults.encoder, charset, "key", format);
      return [
        formatter?.(key_value) + "=" + // @ts-expect-error
        formatter?.(encoder(obj, defaults.encoder, charset, "value", format))
      ];
    }
    return [formatter?.(prefix) + "=" + formatter?.(String(obj))];
  }
  const values = [];
  if (typeof obj === "undefined") {
    return values;
  }
  let obj_keys;
  if (generateArrayPrefix === "comma" && isArray(obj)) {
    if (encodeValuesOnly && encoder) {
      obj = maybe_map(obj, encoder);
    }
    obj_keys = [{ value: obj.length > 0 ? obj.join(",") || null : void 0 }];
  } else if (isArray(filter)) {
    obj_keys = filter;
  } else {
    const keys = Object.keys(obj);
    obj_keys = sort ? keys.sort(sort) : keys;
  }
  const encoded_prefix = encodeDotInKeys ? String(prefix).replace(/\./g, "%2E") : String(prefix);
  const adjusted_prefix = commaRoundTrip && isArray(obj) && obj.length === 1 ? encoded_prefix + "[]" : encoded_prefix;
  if (allowEmptyArrays && isArray(obj) && obj.length === 0) {
    return adjusted_prefix + "[]";
  }
  for (let j = 0; j < obj_keys.length; ++j) {
    const key = obj_keys[j];
    const value = (
      // @ts-ignore
      typeof key === "object" && typeof key.value !== "undefined" ? key.value : obj[key]
    );
    if (skipNulls && value === null) {
      continue;
    }
    const encoded_key = allowDots && encodeDotInKeys ? key.replace(/\./g, "%2E") : key;
    const key_prefix = isArray(obj) ? typeof generateArrayPrefix === "function" ? generateArrayPrefix(adjusted_prefix, encoded_key) : adjusted_prefix : adjusted_prefix + (allowDots ? "." + encoded_key : "[" + encoded_key + "]");
    sideChannel.set(object, step);
    const valueSideChannel = /* @__PURE__ */ new WeakMap();
    valueSideChannel.set(sentinel, sideChannel);
    push_to_array(values, inner_stringify(
      value,
      key_prefix,
      generateArrayPrefix,
      commaRoundTrip,
      allowEmptyArrays,
      strictNullHandling,
      skipNulls,
      encodeDotInKeys,
      // @ts-ignore
      generateArrayPrefix === "comma" && encodeValuesOnly && isArray(obj) ? null : encoder,
      filter,
      sort,
      allowDots,
      serializeDate,
      format,
      formatter,
      encodeValuesOnly,
      charset,
      valueSideChannel
    ));
  }
  return values;
}
function normalize_stringify_options(opts = defaults) {
  if (typeof opts.allowEmptyArrays !== "undefined" && typeof opts.allowEmptyArrays !== "boolean") {
    throw new TypeError("`allowEmptyArrays` option can only be `true` or `false`, when provided");
  }
  if (typeof opts.encodeDotInKeys !== "undefined" && typeof opts.encodeDotInKeys !== "boolean") {
    throw new TypeError("`encodeDotInKeys` option can only be `true` or `false`, when provided");
  }
  if (opts.encoder !== null && typeof opts.encoder !== "undefined" && typeof opts.encoder !== "function") {
    throw new TypeError("Encoder has to be a function.");
  }
  const charset = opts.charset || defaults.charset;
  if (typeof opts.charset !== "undefined" && opts.charset !== "utf-8" && opts.charset !== "iso-8859-1") {
    throw new TypeError("The charset option must be either utf-8, iso-8859-1, or undefined");
  }
  let format = default_format;
  if (typeof opts.format !== "undefined") {
    if (!has(formatters, opts.format)) {
      throw new TypeError("Unknown format option provided.");
    }
    format = opts.format;
  }
  const formatter = formatters[format];
  let filter = defaults.filter;
  if (typeof opts.filter === "function" || isArray(opts.filter)) {
    filter = opts.filter;
  }
  let arrayFormat;
  if (opts.arrayFormat && opts.arrayFormat in array_prefix_generators) {
    arrayFormat = opts.arrayFormat;
  } else if ("indices" in opts) {
    arrayFormat = opts.indices ? "indices" : "repeat";
  } else {
    arrayFormat = defaults.arrayFormat;
  }
  if ("commaRoundTrip" in opts && typeof opts.commaRoundTrip !== "boolean") {
    throw new TypeError("`commaRoundTrip` must be a boolean, or absent");
  }
  const allowDots = typeof opts.allowDots === "undefined" ? !!opts.encodeDotInKeys === true ? true : defaults.allowDots : !!opts.allowDots;
  return {
    addQueryPrefix: typeof opts.addQueryPrefix === "boolean" ? opts.addQueryPrefix : defaults.addQueryPrefix,
    // @ts-ignore
    allowDots,
    allowEmptyArrays: typeof opts.allowEmptyArrays === "boolean" ? !!opts.allowEmptyArrays : defaults.allowEmptyArrays,
    arrayFormat,
    charset,
    charsetSentinel: typeof opts.charsetSentinel === "boolean" ? opts.charsetSentinel : defaults.charsetSentinel,
    commaRoundTrip: !!opts.commaRoundTrip,
    delimiter: typeof opts.delimiter === "undefined" ? defaults.delimiter : opts.delimiter,
    encode: typeof opts.encode === "boolean" ? opts.encode : defaults.encode,
    encodeDotInKeys: typeof opts.encodeDotInKeys === "boolean" ? opts.encodeDotInKeys : defaults.encodeDotInKeys,
    encoder: typeof opts.encoder === "function" ? opts.encoder : defaults.encoder,
    encodeValuesOnly: typeof opts.encodeValuesOnly === "boolean" ? opts.encodeValuesOnly : defaults.encodeValuesOnly,
    filter,
    format,
    formatter,
    serializeDate: typeof opts.serializeDate === "function" ? opts.serializeDate : defaults.serializeDate,
    skipNulls: typeof opts.skipNulls === "boolean" ? opts.skipNulls : defaults.skipNulls,
    // @ts-ignore
    sort: typeof opts.sort === "function" ? opts.sort : null,
    strictNullHandling: typeof opts.strictNullHandling === "boolean" ? opts.strictNullHandling : defaults.strictNullHandling
  };
}
function stringify(object, opts = {}) {
  let obj = object;
  const options2 = normalize_stringify_options(opts);
  let obj_keys;
  let filter;
  if (typeof options2.filter === "function") {
    filter = options2.filter;
    obj = filter("", obj);
  } else if (isArray(options2.filter)) {
    filter = options2.filter;
    obj_keys = filter;
  }
  const keys = [];
  if (typeof obj !== "object" || obj === null) {
    return "";
  }
  const generateArrayPrefix = array_prefix_generators[options2.arrayFormat];
  const commaRoundTrip = generateArrayPrefix === "comma" && options2.commaRoundTrip;
  if (!obj_keys) {
    obj_keys = Object.keys(obj);
  }
  if (options2.sort) {
    obj_keys.sort(options2.sort);
  }
  const sideChannel = /* @__PURE__ */ new WeakMap();
  for (let i = 0; i < obj_keys.length; ++i) {
    const key = obj_keys[i];
    if (options2.skipNulls && obj[key] === null) {
      continue;
    }
    push_to_array(keys, inner_stringify(
      obj[key],
      key,
      // @ts-expect-error
      generateArrayPrefix,
      commaRoundTrip,
      options2.allowEmptyArrays,
      options2.strictNullHandling,
      options2.skipNulls,
      options2.encodeDotInKeys,
      options2.encode ? options2.encoder : null,
      options2.filter,
      options2.sort,
      options2.allowDots,
      options2.serializeDate,
      options2.format,
      options2.formatter,
      options2.encodeValuesOnly,
      options2.charset,
      sideChannel
    ));
  }
  const joined3 = keys.join(options2.delimiter);
  let prefix = options2.addQueryPrefix === true ? "?" : "";
  if (options2.charsetSentinel) {
    if (options2.charset === "iso-8859-1") {
      prefix += "utf8=%26%2310003%3B&";
    } else {
      prefix += "utf8=%E2%9C%93&";
    }
  }
  return joined3.length > 0 ? prefix + joined3 : "";
}

// node_modules/openai/internal/utils/query.mjs
function stringifyQuery(query) {
  return stringify(query, { arrayFormat: "brackets" });
}

// node_modules/openai/internal/utils/bytes.mjs
function concatBytes(buffers) {
  let length = 0;
  for (const buffer of buffers) {
    length += buffer.length;
  }
  const output = new Uint8Array(length);
  let index = 0;
  for (const buffer of buffers) {
    output.set(buffer, index);
    index += buffer.length;
  }
  return output;
}
var encodeUTF8_;
function encodeUTF8(str2) {
  let encoder;
  return (encodeUTF8_ ?? (encoder = new globalThis.TextEncoder(), encodeUTF8_ = encoder.encode.bind(encoder)))(str2);
}
var decodeUTF8_;
function decodeUTF8(bytes) {
  let decoder;
  return (decodeUTF8_ ?? (decoder = new globalThis.TextDecoder(), decodeUTF8_ = decoder.decode.bind(decoder)))(bytes);
}

// node_modules/openai/internal/decoders/line.mjs
var _LineDecoder_buffer;
var _LineDecoder_carriageReturnIndex;
var LineDecoder = class {
  constructor() {
    _LineDecoder_buffer.set(this, void 0);
    _LineDecoder_carriageReturnIndex.set(this, void 0);
    __classPrivateFieldSet(this, _LineDecoder_buffer, new Uint8Array(), "f");
    __classPrivateFieldSet(this, _LineDecoder_carriageReturnIndex, null, "f");
  }
  decode(chunk2) {
    if (chunk2 == null) {
      return [];
    }
    const binaryChunk = chunk2 instanceof ArrayBuffer ? new Uint8Array(chunk2) : typeof chunk2 === "string" ? encodeUTF8(chunk2) : chunk2;
    __classPrivateFieldSet(this, _LineDecoder_buffer, concatBytes([__classPrivateFieldGet(this, _LineDecoder_buffer, "f"), binaryChunk]), "f");
    const lines = [];
    let patternIndex;
    while ((patternIndex = findNewlineIndex(__classPrivateFieldGet(this, _LineDecoder_buffer, "f"), __classPrivateFieldGet(this, _LineDecoder_carriageReturnIndex, "f"))) != null) {
      if (patternIndex.carriage && __classPrivateFieldGet(this, _LineDecoder_carriageReturnIndex, "f") == null) {
        __classPrivateFieldSet(this, _LineDecoder_carriageReturnIndex, patternIndex.index, "f");
        continue;
      }
      if (__classPrivateFieldGet(this, _LineDecoder_carriageReturnIndex, "f") != null && (patternIndex.index !== __classPrivateFieldGet(this, _LineDecoder_carriageReturnIndex, "f") + 1 || patternIndex.carriage)) {
        lines.push(decodeUTF8(__classPrivateFieldGet(this, _LineDecoder_buffer, "f").subarray(0, __classPrivateFieldGet(this, _LineDecoder_carriageReturnIndex, "f") - 1)));
        __classPrivateFieldSet(this, _LineDecoder_buffer, __classPrivateFieldGet(this, _LineDecoder_buffer, "f").subarray(__classPrivateFieldGet(this, _LineDecoder_carriageReturnIndex, "f")), "f");
        __classPrivateFieldSet(this, _LineDecoder_carriageReturnIndex, null, "f");
        continue;
      }
      const endIndex = __classPrivateFieldGet(this, _LineDecoder_carriageReturnIndex, "f") !== null ? patternIndex.preceding - 1 : patternIndex.preceding;
      const line2 = decodeUTF8(__classPrivateFieldGet(this, _LineDecoder_buffer, "f").subarray(0, endIndex));
      lines.push(line2);
      __classPrivateFieldSet(this, _LineDecoder_buffer, __classPrivateFieldGet(this, _LineDecoder_buffer, "f").subarray(patternIndex.index), "f");
      __classPrivateFieldSet(this, _LineDecoder_carriageReturnIndex, null, "f");
    }
    return lines;
  }
  flush() {
    if (!__classPrivateFieldGet(this, _LineDecoder_buffer, "f").length) {
      return [];
    }
    return this.decode("\n");
  }
};
_LineDecoder_buffer = /* @__PURE__ */ new WeakMap(), _LineDecoder_carriageReturnIndex = /* @__PURE__ */ new WeakMap();
LineDecoder.NEWLINE_CHARS = /* @__PURE__ */ new Set(["\n", "\r"]);
LineDecoder.NEWLINE_REGEXP = /\r\n|[\n\r]/g;
function findNewlineIndex(buffer, startIndex) {
  const newline = 10;
  const carriage = 13;
  for (let i = startIndex ?? 0; i < buffer.length; i++) {
    if (buffer[i] === newline) {
      return { preceding: i, index: i + 1, carriage: false };
    }
    if (buffer[i] === carriage) {
      return { preceding: i, index: i + 1, carriage: true };
    }
  }
  return null;
}
function findDoubleNewlineIndex(buffer) {
  const newline = 10;
  const carriage = 13;
  for (let i = 0; i < buffer.length - 1; i++) {
    if (buffer[i] === newline && buffer[i + 1] === newline) {
      return i + 2;
    }
    if (buffer[i] === carriage && buffer[i + 1] === carriage) {
      return i + 2;
    }
    if (buffer[i] === carriage && buffer[i + 1] === newline && i + 3 < buffer.length && buffer[i + 2] === carriage && buffer[i + 3] === newline) {
      return i + 4;
    }
  }
  return -1;
}

// node_modules/openai/internal/utils/log.mjs
var levelNumbers = {
  off: 0,
  error: 200,
  warn: 300,
  info: 400,
  debug: 500
};
var parseLogLevel = (maybeLevel, sourceName, client) => {
  if (!maybeLevel) {
    return void 0;
  }
  if (hasOwn(levelNumbers, maybeLevel)) {
    return maybeLevel;
  }
  loggerFor(client).warn(`${sourceName} was set to ${JSON.stringify(maybeLevel)}, expected one of ${JSON.stringify(Object.keys(levelNumbers))}`);
  return void 0;
};
function noop() {
}
function makeLogFn(fnLevel, logger, logLevel) {
  if (!logger || levelNumbers[fnLevel] > levelNumbers[logLevel]) {
    return noop;
  } else {
    return logger[fnLevel].bind(logger);
  }
}
var noopLogger = {
  error: noop,
  warn: noop,
  info: noop,
  debug: noop
};
var cachedLoggers = /* @__PURE__ */ new WeakMap();
function loggerFor(client) {
  const logger = client.logger;
  const logLevel = client.logLevel ?? "off";
  if (!logger) {
    return noopLogger;
  }
  const cachedLogger = cachedLoggers.get(logger);
  if (cachedLogger && cachedLogger[0] === logLevel) {
    return cachedLogger[1];
  }
  const levelLogger = {
    error: makeLogFn("error", logger, logLevel),
    warn: makeLogFn("warn", logger, logLevel),
    info: makeLogFn("info", logger, logLevel),
    debug: makeLogFn("debug", logger, logLevel)
  };
  cachedLoggers.set(logger, [logLevel, levelLogger]);
  return levelLogger;
}
var formatRequestDetails = (details) => {
  if (details.options) {
    details.options = { ...details.options };
    delete details.options["headers"];
  }
  if (details.headers) {
    details.headers = Object.fromEntries((details.headers instanceof Headers ? [...details.headers] : Object.entries(details.headers)).map(([name, value]) => [
      name,
      name.toLowerCase() === "authorization" || name.toLowerCase() === "api-key" || name.toLowerCase() === "x-api-key" || name.toLowerCase() === "x-amz-security-token" || name.toLowerCase() === "cookie" || name.toLowerCase() === "set-cookie" ? "***" : value
    ]));
  }
  if ("retryOfRequestLogID" in details) {
    if (details.retryOfRequestLogID) {
      details.retryOf = details.retryOfRequestLogID;
    }
    delete details.retryOfRequestLogID;
  }
  return details;
};

// node_modules/openai/core/streaming.mjs
var _Stream_client;
var Stream = class _Stream {
  constructor(iterator, controller, client) {
    this.iterator = iterator;
    _Stream_client.set(this, void 0);
    this.controller = controller;
    __classPrivateFieldSet(this, _Stream_client, client, "f");
  }
  static fromSSEResponse(response, controller, client, synthesizeEventData) {
    let consumed = false;
    const logger = client ? loggerFor(client) : console;
    async function* iterator() {
      if (consumed) {
        throw new OpenAIError("Cannot iterate over a consumed stream, use `.tee()` to split the stream.");
      }
      consumed = true;
      let done = false;
      try {
        for await (const sse of _iterSSEMessages(response, controller)) {
          if (done)
            continue;
          if (sse.data.startsWith("[DONE]")) {
            done = true;
            continue;
          }
          if (sse.event === null || !sse.event.startsWith("thread.")) {
            let data;
            try {
              data = JSON.parse(sse.data);
            } catch (e) {
              logger.error(`Could not parse message into JSON:`, sse.data);
              logger.error(`From chunk:`, sse.raw);
              throw e;
            }
            if (data && data.error) {
              throw new APIError(void 0, data.error, void 0, response.headers);
            }
            yield synthesizeEventData ? { event: sse.event, data } : data;
          } else {
            let data;
            try {
              data = JSON.parse(sse.data);
            } catch (e) {
              console.error(`Could not parse message into JSON:`, sse.data);
              console.error(`From chunk:`, sse.raw);
              throw e;
            }
            if (sse.event == "error") {
              throw new APIError(void 0, data.error, data.message, void 0);
            }
            yield { event: sse.event, data };
          }
        }
        done = true;
      } catch (e) {
        if (isAbortError(e))
          return;
        throw e;
      } finally {
        if (!done)
          controller.abort();
      }
    }
    return new _Stream(iterator, controller, client);
  }
  /**
   * Generates a Stream from a newline-separated ReadableStream
   * where each item is a JSON value.
   */
  static fromReadableStream(readableStream, controller, client) {
    let consumed = false;
    async function* iterLines() {
      const lineDecoder = new LineDecoder();
      const reader = readableStream.getReader();
      let closed = false;
      let cancelPromise;
      const cancel = () => {
        cancelPromise ?? (cancelPromise = reader.cancel());
        cancelPromise.catch(() => {
        });
      };
      controller.signal.addEventListener("abort", cancel, { once: true });
      try {
        if (controller.signal.aborted) {
          cancel();
          return;
        }
        while (true) {
          const { value: chunk2, done } = await reader.read();
          if (done) {
            closed = true;
            break;
          }
          if (controller.signal.aborted)
            return;
          for (const line2 of lineDecoder.decode(chunk2)) {
            if (controller.signal.aborted)
              return;
            yield line2;
          }
        }
        if (controller.signal.aborted)
          return;
        for (const line2 of lineDecoder.flush()) {
          if (controller.signal.aborted)
            return;
          yield line2;
        }
      } finally {
        controller.signal.removeEventListener("abort", cancel);
        if (!closed)
          cancel();
        reader.releaseLock();
      }
    }
    async function* iterator() {
      if (consumed) {
        throw new OpenAIError("Cannot iterate over a consumed stream, use `.tee()` to split the stream.");
      }
      consumed = true;
      let done = false;
      try {
        for await (const line2 of iterLines()) {
          if (done)
            continue;
          if (line2)
            yield JSON.parse(line2);
        }
        done = true;
      } catch (e) {
        if (controller.signal.aborted || isAbortError(e))
          return;
        throw e;
      } finally {
        if (!done)
          controller.abort();
      }
    }
    return new _Stream(iterator, controller, client);
  }
  [(_Stream_client = /* @__PURE__ */ new WeakMap(), Symbol.asyncIterator)]() {
    return this.iterator();
  }
  /**
   * Splits the stream into two streams which can be
   * independently read from at different speeds.
   */
  tee() {
    const left = [];
    const right = [];
    const iterator = this.iterator();
    const teeIterator = (queue) => {
      return {
        next: () => {
          if (queue.length === 0) {
            const result = iterator.next();
            left.push(result);
            right.push(result);
          }
          return queue.shift();
        }
      };
    };
    return [
      new _Stream(() => teeIterator(left), this.controller, __classPrivateFieldGet(this, _Stream_client, "f")),
      new _Stream(() => teeIterator(right), this.controller, __classPrivateFieldGet(this, _Stream_client, "f"))
    ];
  }
  /**
   * Converts this stream to a newline-separated ReadableStream of
   * JSON stringified values in the stream
   * which can be turned back into a Stream with `Stream.fromReadableStream()`.
   */
  toReadableStream() {
    const self = this;
    let iter;
    return makeReadableStream({
      async start() {
        iter = self[Symbol.asyncIterator]();
      },
      async pull(ctrl) {
        try {
          const { value, done } = await iter.next();
          if (done)
            return ctrl.close();
          const bytes = encodeUTF8(JSON.stringify(value) + "\n");
          ctrl.enqueue(bytes);
        } catch (err) {
          ctrl.error(err);
        }
      },
      async cancel() {
        await iter.return?.();
      }
    });
  }
};
async function* _iterSSEMessages(response, controller) {
  if (!response.body) {
    controller.abort();
    if (typeof globalThis.navigator !== "undefined" && globalThis.navigator.product === "ReactNative") {
      throw new OpenAIError(`The default react-native fetch implementation does not support streaming. Please use expo/fetch: https://docs.expo.dev/versions/latest/sdk/expo/#expofetch-api`);
    }
    throw new OpenAIError(`Attempted to iterate over a response with no body`);
  }
  const sseDecoder = new SSEDecoder();
  const lineDecoder = new LineDecoder();
  const iter = ReadableStreamToAsyncIterable(response.body);
  for await (const sseChunk of iterSSEChunks(iter)) {
    for (const line2 of lineDecoder.decode(sseChunk)) {
      const sse = sseDecoder.decode(line2);
      if (sse)
        yield sse;
    }
  }
  for (const line2 of lineDecoder.flush()) {
    const sse = sseDecoder.decode(line2);
    if (sse)
      yield sse;
  }
}
async function* iterSSEChunks(iterator) {
  let data = new Uint8Array();
  for await (const chunk2 of iterator) {
    if (chunk2 == null) {
      continue;
    }
    const binaryChunk = chunk2 instanceof ArrayBuffer ? new Uint8Array(chunk2) : typeof chunk2 === "string" ? encodeUTF8(chunk2) : chunk2;
    let newData = new Uint8Array(data.length + binaryChunk.length);
    newData.set(data);
    newData.set(binaryChunk, data.length);
    data = newData;
    let patternIndex;
    while ((patternIndex = findDoubleNewlineIndex(data)) !== -1) {
      yield data.slice(0, patternIndex);
      data = data.slice(patternIndex);
    }
  }
  if (data.length > 0) {
    yield data;
  }
}
var SSEDecoder = class {
  constructor() {
    this.event = null;
    this.data = [];
    this.chunks = [];
  }
  decode(line2) {
    if (line2.endsWith("\r")) {
      line2 = line2.substring(0, line2.length - 1);
    }
    if (!line2) {
      if (!this.event && !this.data.length)
        return null;
      const sse = {
        event: this.event,
        data: this.data.join("\n"),
        raw: this.chunks
      };
      this.event = null;
      this.data = [];
      this.chunks = [];
      return sse;
    }
    this.chunks.push(line2);
    if (line2.startsWith(":")) {
      return null;
    }
    let [fieldname, _, value] = partition(line2, ":");
    if (value.startsWith(" ")) {
      value = value.substring(1);
    }
    if (fieldname === "event") {
      this.event = value;
    } else if (fieldname === "data") {
      this.data.push(value);
    }
    return null;
  }
};
function partition(str2, delimiter) {
  const index = str2.indexOf(delimiter);
  if (index !== -1) {
    return [str2.substring(0, index), delimiter, str2.substring(index + delimiter.length)];
  }
  return [str2, "", ""];
}

// node_modules/openai/internal/parse.mjs
async function defaultParseResponse(client, props) {
  const { response, requestLogID, retryOfRequestLogID, startTime } = props;
  const body = await (async () => {
    if (props.options.stream) {
      loggerFor(client).debug("response", response.status, response.url, response.headers, response.body);
      if (props.options.__streamClass) {
        return props.options.__streamClass.fromSSEResponse(response, props.controller, client, props.options.__synthesizeEventData);
      }
      return Stream.fromSSEResponse(response, props.controller, client, props.options.__synthesizeEventData);
    }
    if (response.status === 204) {
      return null;
    }
    if (props.options.__binaryResponse) {
      return response;
    }
    const contentType = response.headers.get("content-type");
    const mediaType = contentType?.split(";")[0]?.trim();
    const isJSON = mediaType?.includes("application/json") || mediaType?.endsWith("+json");
    if (isJSON) {
      const contentLength = response.headers.get("content-length");
      if (contentLength === "0") {
        return void 0;
      }
      const json = await response.json();
      return addRequestID(json, response);
    }
    const text = await response.text();
    return text;
  })();
  loggerFor(client).debug(`[${requestLogID}] response parsed`, formatRequestDetails({
    retryOfRequestLogID,
    url: response.url,
    status: response.status,
    body,
    durationMs: Date.now() - startTime
  }));
  return body;
}
function addRequestID(value, response) {
  if (!value || typeof value !== "object" || Array.isArray(value)) {
    return value;
  }
  return Object.defineProperty(value, "_request_id", {
    value: response.headers.get("x-request-id"),
    enumerable: false
  });
}

// node_modules/openai/core/api-promise.mjs
var _APIPromise_client;
var APIPromise = class _APIPromise extends Promise {
  constructor(client, responsePromise, parseResponse2 = defaultParseResponse) {
    super((resolve2) => {
      resolve2(null);
    });
    this.responsePromise = responsePromise;
    this.parseResponse = parseResponse2;
    _APIPromise_client.set(this, void 0);
    __classPrivateFieldSet(this, _APIPromise_client, client, "f");
  }
  _thenUnwrap(transform) {
    return new _APIPromise(__classPrivateFieldGet(this, _APIPromise_client, "f"), this.responsePromise, async (client, props) => addRequestID(transform(await this.parseResponse(client, props), props), props.response));
  }
  /**
   * Gets the raw `Response` instance instead of parsing the response
   * data.
   *
   * If you want to parse the response body but still get the `Response`
   * instance, you can use {@link withResponse()}.
   *
   * 👋 Getting the wrong TypeScript type for `Response`?
   * Try setting `"moduleResolution": "NodeNext"` or add `"lib": ["DOM"]`
   * to your `tsconfig.json`.
   */
  asResponse() {
    return this.responsePromise.then((p) => p.response);
  }
  /**
   * Gets the parsed response data, the raw `Response` instance and the ID of the request,
   * returned via the X-Request-ID header which is useful for debugging requests and reporting
   * issues to OpenAI.
   *
   * If you just want to get the raw `Response` instance without parsing it,
   * you can use {@link asResponse()}.
   *
   * 👋 Getting the wrong TypeScript type for `Response`?
   * Try setting `"moduleResolution": "NodeNext"` or add `"lib": ["DOM"]`
   * to your `tsconfig.json`.
   */
  async withResponse() {
    const [data, response] = await Promise.all([this.parse(), this.asResponse()]);
    return { data, response, request_id: response.headers.get("x-request-id") };
  }
  parse() {
    if (!this.parsedPromise) {
      this.parsedPromise = this.responsePromise.then((data) => this.parseResponse(__classPrivateFieldGet(this, _APIPromise_client, "f"), data));
    }
    return this.parsedPromise;
  }
  then(onfulfilled, onrejected) {
    return this.parse().then(onfulfilled, onrejected);
  }
  catch(onrejected) {
    return this.parse().catch(onrejected);
  }
  finally(onfinally) {
    return this.parse().finally(onfinally);
  }
};
_APIPromise_client = /* @__PURE__ */ new WeakMap();

// node_modules/openai/core/pagination.mjs
var _AbstractPage_client;
var AbstractPage = class {
  constructor(client, response, body, options2) {
    _AbstractPage_client.set(this, void 0);
    __classPrivateFieldSet(this, _AbstractPage_client, client, "f");
    this.options = options2;
    this.response = response;
    this.body = body;
  }
  hasNextPage() {
    const items = this.getPaginatedItems();
    if (!items.length)
      return false;
    return this.nextPageRequestOptions() != null;
  }
  async getNextPage() {
    const nextOptions = this.nextPageRequestOptions();
    if (!nextOptions) {
      throw new OpenAIError("No next page expected; please check `.hasNextPage()` before calling `.getNextPage()`.");
    }
    return await __classPrivateFieldGet(this, _AbstractPage_client, "f").requestAPIList(this.constructor, nextOptions);
  }
  async *iterPages() {
    let page = this;
    yield page;
    while (page.hasNextPage()) {
      page = await page.getNextPage();
      yield page;
    }
  }
  async *[(_AbstractPage_client = /* @__PURE__ */ new WeakMap(), Symbol.asyncIterator)]() {
    for await (const page of this.iterPages()) {
      for (const item of page.getPaginatedItems()) {
        yield item;
      }
    }
  }
};
var PagePromise = class extends APIPromise {
  constructor(client, request, Page2) {
    super(client, request, async (client2, props) => new Page2(client2, props.response, await defaultParseResponse(client2, props), props.options));
  }
  /**
   * Allow auto-paginating iteration on an unawaited list call, eg:
   *
   *    for await (const item of client.items.list()) {
   *      console.log(item)
   *    }
   */
  async *[Symbol.asyncIterator]() {
    const page = await this;
    for await (const item of page) {
      yield item;
    }
  }
};
var Page = class extends AbstractPage {
  constructor(client, response, body, options2) {
    super(client, response, body, options2);
    this.data = body.data || [];
    this.object = body.object;
  }
  getPaginatedItems() {
    return this.data ?? [];
  }
  nextPageRequestOptions() {
    return null;
  }
};
var CursorPage = class extends AbstractPage {
  constructor(client, response, body, options2) {
    super(client, response, body, options2);
    this.data = body.data || [];
    this.has_more = body.has_more || false;
  }
  getPaginatedItems() {
    return this.data ?? [];
  }
  hasNextPage() {
    if (this.has_more === false) {
      return false;
    }
    return super.hasNextPage();
  }
  nextPageRequestOptions() {
    const data = this.getPaginatedItems();
    const id = data[data.length - 1]?.id;
    if (!id) {
      return null;
    }
    return {
      ...this.options,
      query: {
        ...maybeObj(this.options.query),
        after: id
      }
    };
  }
};
var ConversationCursorPage = class extends AbstractPage {
  constructor(client, response, body, options2) {
    super(client, response, body, options2);
    this.data = body.data || [];
    this.has_more = body.has_more || false;
    this.last_id = body.last_id || "";
  }
  getPaginatedItems() {
    return this.data ?? [];
  }
  hasNextPage() {
    if (this.has_more === false) {
      return false;
    }
    return super.hasNextPage();
  }
  nextPageRequestOptions() {
    const cursor = this.last_id;
    if (!cursor) {
      return null;
    }
    return {
      ...this.options,
      query: {
        ...maybeObj(this.options.query),
        after: cursor
      }
    };
  }
};
var NextCursorPage = class extends AbstractPage {
  constructor(client, response, body, options2) {
    super(client, response, body, options2);
    this.data = body.data || [];
    this.has_more = body.has_more || false;
    this.next = body.next || null;
  }
  getPaginatedItems() {
    return this.data ?? [];
  }
  hasNextPage() {
    if (this.has_more === false) {
      return false;
    }
    return super.hasNextPage();
  }
  nextPageRequestOptions() {
    const cursor = this.next;
    if (!cursor) {
      return null;
    }
    return {
      ...this.options,
      query: {
        ...maybeObj(this.options.query),
        after: cursor
      }
    };
  }
};

// node_modules/openai/auth/workload-identity-auth.mjs
var SUBJECT_TOKEN_TYPES = {
  jwt: "urn:ietf:params:oauth:token-type:jwt",
  id: "urn:ietf:params:oauth:token-type:id_token"
};
var TOKEN_EXCHANGE_GRANT_TYPE = "urn:ietf:params:oauth:grant-type:token-exchange";
var WorkloadIdentityAuth = class {
  constructor(config, fetch2) {
    this.cachedToken = null;
    this.refreshPromise = null;
    this.tokenExchangeUrl = "https://auth.openai.com/oauth/token";
    this.config = config;
    this.fetch = fetch2 ?? getDefaultFetch();
  }
  async getToken() {
    if (!this.cachedToken || this.isTokenExpired(this.cachedToken)) {
      if (this.refreshPromise) {
        return await this.refreshPromise;
      }
      this.refreshPromise = this.refreshToken();
      try {
        const token = await this.refreshPromise;
        return token;
      } finally {
        this.refreshPromise = null;
      }
    }
    if (this.needsRefresh(this.cachedToken) && !this.refreshPromise) {
      this.refreshPromise = this.refreshToken().finally(() => {
        this.refreshPromise = null;
      });
    }
    return this.cachedToken.token;
  }
  async refreshToken() {
    const subjectToken = await this.config.provider.getToken();
    const body = {
      grant_type: TOKEN_EXCHANGE_GRANT_TYPE,
      subject_token: subjectToken,
      subject_token_type: SUBJECT_TOKEN_TYPES[this.config.provider.tokenType],
      identity_provider_id: this.config.identityProviderId,
      service_account_id: this.config.serviceAccountId
    };
    if (this.config.clientId) {
      body["client_id"] = this.config.clientId;
    }
    const response = await this.fetch(this.tokenExchangeUrl, {
      method: "POST",
      headers: {
        "Content-Type": "application/json"
      },
      body: JSON.stringify(body)
    });
    if (!response.ok) {
      const errorText = await response.text();
      let body2 = void 0;
      try {
        body2 = JSON.parse(errorText);
      } catch {
      }
      if (response.status === 400 || response.status === 401 || response.status === 403) {
        throw new OAuthError(response.status, body2, response.headers);
      }
      throw APIError.generate(response.status, body2, `Token exchange failed with status ${response.status}`, response.headers);
    }
    const tokenResponse = await response.json();
    if (typeof tokenResponse !== "object" || tokenResponse === null || !("access_token" in tokenResponse) || typeof tokenResponse.access_token !== "string" || tokenResponse.access_token.trim().length === 0) {
      throw new OpenAIError("Token exchange response missing 'access_token' field");
    }
    const accessToken = tokenResponse.access_token;
    const expiresIn = tokenResponse.expires_in ?? 3600;
    const expiresAt = Date.now() + expiresIn * 1e3;
    this.cachedToken = {
      token: accessToken,
      expiresAt
    };
    return accessToken;
  }
  isTokenExpired(cachedToken) {
    return Date.now() >= cachedToken.expiresAt;
  }
  needsRefresh(cachedToken) {
    const bufferSeconds = this.config.refreshBufferSeconds ?? 1200;
    const bufferMs = bufferSeconds * 1e3;
    return Date.now() >= cachedToken.expiresAt - bufferMs;
  }
  invalidateToken() {
    this.cachedToken = null;
    this.refreshPromise = null;
  }
};

// node_modules/openai/internal/headers.mjs
var brand_privateNullableHeaders = /* @__PURE__ */ Symbol("brand.privateNullableHeaders");
var httpTokenHeaderName = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
function* iterateHeaders(headers) {
  if (!headers)
    return;
  if (brand_privateNullableHeaders in headers) {
    const { values, nulls } = headers;
    yield* values.entries();
    for (const name of nulls) {
      yield [name, null];
    }
    return;
  }
  let shouldClear = false;
  let iter;
  if (headers instanceof Headers) {
    iter = headers.entries();
  } else if (isReadonlyArray(headers)) {
    iter = headers;
  } else {
    shouldClear = true;
    iter = Object.entries(headers ?? {});
  }
  for (let row of iter) {
    const name = row[0];
    if (typeof name !== "string")
      throw new TypeError("expected header name to be a string");
    const values = isReadonlyArray(row[1]) ? row[1] : [row[1]];
    let didClear = false;
    for (const value of values) {
      if (value === void 0)
        continue;
      if (shouldClear && !didClear) {
        didClear = true;
        yield [name, null];
      }
      yield [name, value];
    }
  }
}
var buildHeaders = (newHeaders) => {
  const targetHeaders = new Headers();
  const nullHeaders = /* @__PURE__ */ new Set();
  for (const headers of newHeaders) {
    const seenHeaders = /* @__PURE__ */ new Set();
    for (const [name, value] of iterateHeaders(headers)) {
      if (!httpTokenHeaderName.test(name)) {
        throw new TypeError(`Header name must be a valid HTTP token ["${name}"]`);
      }
      const lowerName = name.toLowerCase();
      if (!seenHeaders.has(lowerName)) {
        targetHeaders.delete(lowerName);
        seenHeaders.add(lowerName);
      }
      if (value === null) {
        targetHeaders.delete(lowerName);
        nullHeaders.add(lowerName);
      } else {
        targetHeaders.append(lowerName, value);
        nullHeaders.delete(lowerName);
      }
    }
  }
  return { [brand_privateNullableHeaders]: true, values: targetHeaders, nulls: nullHeaders };
};

// node_modules/openai/internal/uploads.mjs
var brand_privateStreamingFile = /* @__PURE__ */ Symbol("brand.privateStreamingFile");
function toStreamingFile(data, name, options2) {
  if (!name) {
    throw new TypeError("toStreamingFile requires a non-empty file name");
  }
  return {
    [brand_privateStreamingFile]: true,
    data,
    name,
    ...options2?.type ? { type: options2.type } : {}
  };
}
var checkFileSupport = () => {
  if (typeof File === "undefined") {
    const { process: process2 } = globalThis;
    const isOldNode = typeof process2?.versions?.node === "string" && parseInt(process2.versions.node.split(".")) < 20;
    throw new Error("`File` is not defined as a global, which is required for file uploads." + (isOldNode ? " Update to Node 20 LTS or newer, or set `globalThis.File` to `import('node:buffer').File`." : ""));
  }
};
function makeFile(fileBits, fileName, options2) {
  checkFileSupport();
  return new File(fileBits, fileName ?? "unknown_file", options2);
}
function getName(value) {
  return (typeof value === "object" && value !== null && ("name" in value && value.name && String(value.name) || "url" in value && value.url && String(value.url) || "filename" in value && value.filename && String(value.filename) || "path" in value && value.path && String(value.path)) || "").split(/[\\/]/).pop() || void 0;
}
var isAsyncIterable = (value) => value != null && typeof value === "object" && typeof value[Symbol.asyncIterator] === "function";
var maybeMultipartFormRequestOptions = async (opts, fetch2) => {
  if (!hasUploadableValue(opts.body))
    return opts;
  if (hasStreamingUploadableValue(opts.body)) {
    return createStreamingFormRequestOptions(opts);
  }
  return { ...opts, body: await createForm(opts.body, fetch2) };
};
var multipartFormRequestOptions = async (opts, fetch2) => {
  if (hasStreamingUploadableValue(opts.body)) {
    return createStreamingFormRequestOptions(opts);
  }
  return { ...opts, body: await createForm(opts.body, fetch2) };
};
var supportsFormDataMap = /* @__PURE__ */ new WeakMap();
function supportsFormData(fetchObject) {
  const fetch2 = typeof fetchObject === "function" ? fetchObject : fetchObject.fetch;
  const cached = supportsFormDataMap.get(fetch2);
  if (cached)
    return cached;
  const promise = (async () => {
    try {
      const FetchResponse = "Response" in fetch2 ? fetch2.Response : (await fetch2("data:,")).constructor;
      const data = new FormData();
      if (data.toString() === await new FetchResponse(data).text()) {
        return false;
      }
      return true;
    } catch {
      return true;
    }
  })();
  supportsFormDataMap.set(fetch2, promise);
  return promise;
}
var createForm = async (body, fetch2) => {
  if (!await supportsFormData(fetch2)) {
    throw new TypeError("The provided fetch function does not support file uploads with the current global FormData class.");
  }
  const form = new FormData();
  await Promise.all(Object.entries(body || {}).map(([key, value]) => addFormValue(form, key, value)));
  return form;
};
var isNamedBlob = (value) => value instanceof Blob && "name" in value;
var isReadableStream = (value) => typeof value === "object" && value !== null && "getReader" in value && typeof value.getReader === "function";
var isStreamingFile = (value) => typeof value === "object" && value !== null && brand_privateStreamingFile in value;
var isUploadable = (value) => typeof value === "object" && value !== null && (value instanceof Response || isAsyncIterable(value) || isReadableStream(value) || isStreamingFile(value) || isNamedBlob(value));
var hasStreamingUploadableValue = (value) => {
  if (isStreamingFile(value) || isAsyncIterable(value) || isReadableStream(value))
    return true;
  if (Array.isArray(value))
    return value.some(hasStreamingUploadableValue);
  if (value && typeof value === "object" && !isNamedBlob(value) && !(value instanceof Response)) {
    for (const k in value) {
      if (hasStreamingUploadableValue(value[k]))
        return true;
    }
  }
  return false;
};
var hasUploadableValue = (value) => {
  if (isUploadable(value))
    return true;
  if (Array.isArray(value))
    return value.some(hasUploadableValue);
  if (value && typeof value === "object") {
    for (const k in value) {
      if (hasUploadableValue(value[k]))
        return true;
    }
  }
  return false;
};
var createStreamingFormRequestOptions = (opts) => {
  const boundary2 = `openai-${Math.random().toString(36).slice(2)}`;
  const body = ReadableStreamFrom(iterateMultipartBody(opts.body, boundary2));
  return {
    ...opts,
    body,
    headers: buildHeaders([{ "content-type": `multipart/form-data; boundary=${boundary2}` }, opts.headers])
  };
};
async function* iterateMultipartBody(body, boundary2) {
  for await (const { key, value } of iterateFormEntries(body)) {
    yield encodeUTF8(`--${boundary2}\r
`);
    if (isUploadable(value)) {
      const filename = getStreamingFileName(value);
      const type = getStreamingFileType(value);
      yield encodeUTF8(`Content-Disposition: form-data; name="${escapeHeaderValue(key)}"; filename="${escapeHeaderValue(filename)}"\r
Content-Type: ${type}\r
\r
`);
      yield* iterateBytes(getStreamingFileData(value));
    } else {
      yield encodeUTF8(`Content-Disposition: form-data; name="${escapeHeaderValue(key)}"\r
\r
${String(value)}`);
    }
    yield encodeUTF8("\r\n");
  }
  yield encodeUTF8(`--${boundary2}--\r
`);
}
async function* iterateFormEntries(body) {
  if (!body || typeof body !== "object")
    return;
  for (const [key, value] of Object.entries(body)) {
    yield* iterateFormValue(key, value);
  }
}
async function* iterateFormValue(key, value) {
  if (value === void 0)
    return;
  if (value == null) {
    throw new TypeError(`Received null for "${key}"; to pass null in FormData, you must use the string 'null'`);
  }
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean" || isUploadable(value)) {
    yield { key, value };
  } else if (Array.isArray(value)) {
    for (const entry of value) {
      yield* iterateFormValue(key + "[]", entry);
    }
  } else if (typeof value === "object") {
    for (const [name, prop] of Object.entries(value)) {
      yield* iterateFormValue(`${key}[${name}]`, prop);
    }
  } else {
    throw new TypeError(`Invalid value given to form, expected a string, number, boolean, object, Array, File or Blob but got ${value} instead`);
  }
}
function getStreamingFileName(value) {
  return isStreamingFile(value) ? value.name : getName(value) ?? "unknown_file";
}
function getStreamingFileType(value) {
  if (isStreamingFile(value))
    return value.type || "application/octet-stream";
  if (isNamedBlob(value) && value.type)
    return value.type;
  if (value instanceof Response)
    return value.headers.get("content-type") || "application/octet-stream";
  return "application/octet-stream";
}
function getStreamingFileData(value) {
  if (isStreamingFile(value))
    return value.data;
  return value;
}
async function* iterateBytes(value) {
  if (typeof value === "string") {
    yield encodeUTF8(value);
  } else if (ArrayBuffer.isView(value)) {
    yield new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  } else if (value instanceof ArrayBuffer) {
    yield new Uint8Array(value);
  } else if (value instanceof Response) {
    if (value.body) {
      yield* iterateBytes(value.body);
    } else {
      yield* iterateBytes(await value.blob());
    }
  } else if (value instanceof Blob) {
    if (typeof value.stream === "function") {
      yield* iterateBytes(value.stream());
    } else {
      yield new Uint8Array(await value.arrayBuffer());
    }
  } else if (isReadableStream(value)) {
    for await (const chunk2 of ReadableStreamToAsyncIterable(value)) {
      yield* iterateBytes(chunk2);
    }
  } else if (isAsyncIterable(value)) {
    for await (const chunk2 of value) {
      yield* iterateBytes(chunk2);
    }
  } else {
    throw new TypeError(`Invalid streaming file chunk: ${String(value)}`);
  }
}
function escapeHeaderValue(value) {
  return value.replace(/["\\\r\n]/g, (character) => encodeURIComponent(character));
}
var addFormValue = async (form, key, value) => {
  if (value === void 0)
    return;
  if (value == null) {
    throw new TypeError(`Received null for "${key}"; to pass null in FormData, you must use the string 'null'`);
  }
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    form.append(key, String(value));
  } else if (value instanceof Response) {
    form.append(key, makeFile([await value.blob()], getName(value)));
  } else if (isAsyncIterable(value)) {
    form.append(key, makeFile([await new Response(ReadableStreamFrom(value)).blob()], getName(value)));
  } else if (isNamedBlob(value)) {
    form.append(key, value, getName(value));
  } else if (Array.isArray(value)) {
    await Promise.all(value.map((entry) => addFormValue(form, key + "[]", entry)));
  } else if (typeof value === "object") {
    await Promise.all(Object.entries(value).map(([name, prop]) => addFormValue(form, `${key}[${name}]`, prop)));
  } else {
    throw new TypeError(`Invalid value given to form, expected a string, number, boolean, object, Array, File or Blob but got ${value} instead`);
  }
};

// node_modules/openai/internal/to-file.mjs
var isBlobLike = (value) => value != null && typeof value === "object" && typeof value.size === "number" && typeof value.type === "string" && typeof value.text === "function" && typeof value.slice === "function" && typeof value.arrayBuffer === "function";
var isFileLike = (value) => value != null && typeof value === "object" && typeof value.name === "string" && typeof value.lastModified === "number" && isBlobLike(value);
var isResponseLike = (value) => value != null && typeof value === "object" && typeof value.url === "string" && typeof value.blob === "function";
async function toFile(value, name, options2) {
  checkFileSupport();
  value = await value;
  if (isFileLike(value)) {
    if (value instanceof File) {
      return value;
    }
    return makeFile([await value.arrayBuffer()], value.name);
  }
  if (isResponseLike(value)) {
    const blob = await value.blob();
    name || (name = new URL(value.url).pathname.split(/[\\/]/).pop());
    return makeFile(await getBytes(blob), name, options2);
  }
  const parts = await getBytes(value);
  name || (name = getName(value));
  if (!options2?.type) {
    const type = parts.find((part) => typeof part === "object" && "type" in part && part.type);
    if (typeof type === "string") {
      options2 = { ...options2, type };
    }
  }
  return makeFile(parts, name, options2);
}
async function getBytes(value) {
  let parts = [];
  if (typeof value === "string" || ArrayBuffer.isView(value) || // includes Uint8Array, Buffer, etc.
  value instanceof ArrayBuffer) {
    parts.push(value);
  } else if (isBlobLike(value)) {
    parts.push(value instanceof Blob ? value : await value.arrayBuffer());
  } else if (isAsyncIterable(value)) {
    for await (const chunk2 of value) {
      parts.push(...await getBytes(chunk2));
    }
  } else {
    const constructor = value?.constructor?.name;
    throw new Error(`Unexpected data type: ${typeof value}${constructor ? `; constructor: ${constructor}` : ""}${propsForError(value)}`);
  }
  return parts;
}
function propsForError(value) {
  if (typeof value !== "object" || value === null)
    return "";
  const props = Object.getOwnPropertyNames(value);
  return `; props: [${props.map((p) => `"${p}"`).join(", ")}]`;
}

// node_modules/openai/core/resource.mjs
var APIResource = class {
  constructor(client) {
    this._client = client;
  }
};

// node_modules/openai/internal/utils/path.mjs
function encodeURIPath(str2) {
  return str2.replace(/[^A-Za-z0-9\-._~!$&'()*+,;=:@]+/g, encodeURIComponent);
}
var EMPTY = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.create(null));
var createPathTagFunction = (pathEncoder = encodeURIPath) => function path2(statics, ...params) {
  if (statics.length === 1)
    return statics[0];
  let postPath = false;
  const invalidSegments = [];
  const path3 = statics.reduce((previousValue, currentValue, index) => {
    if (/[?#]/.test(currentValue)) {
      postPath = true;
    }
    const value = params[index];
    let encoded = (postPath ? encodeURIComponent : pathEncoder)("" + value);
    if (index !== params.length && (value == null || typeof value === "object" && // handle values from other realms
    value.toString === Object.getPrototypeOf(Object.getPrototypeOf(value.hasOwnProperty ?? EMPTY) ?? EMPTY)?.toString)) {
      encoded = value + "";
      invalidSegments.push({
        start: previousValue.length + currentValue.length,
        length: encoded.length,
        error: `Value of type ${Object.prototype.toString.call(value).slice(8, -1)} is not a valid path parameter`
      });
    }
    return previousValue + currentValue + (index === params.length ? "" : encoded);
  }, "");
  const pathOnly = path3.split(/[?#]/, 1)[0];
  const invalidSegmentPattern = /(?<=^|\/)(?:\.|%2e){1,2}(?=\/|$)/gi;
  let match;
  while ((match = invalidSegmentPattern.exec(pathOnly)) !== null) {
    invalidSegments.push({
      start: match.index,
      length: match[0].length,
      error: `Value "${match[0]}" can't be safely passed as a path parameter`
    });
  }
  invalidSegments.sort((a, b) => a.start - b.start);
  if (invalidSegments.length > 0) {
    let lastEnd = 0;
    const underline = invalidSegments.reduce((acc, segment2) => {
      const spaces = " ".repeat(segment2.start - lastEnd);
      const arrows = "^".repeat(segment2.length);
      lastEnd = segment2.start + segment2.length;
      return acc + spaces + arrows;
    }, "");
    throw new OpenAIError(`Path parameters result in path with invalid segments:
${invalidSegments.map((e) => e.error).join("\n")}
${path3}
${underline}`);
  }
  return path3;
};
var path = /* @__PURE__ */ createPathTagFunction(encodeURIPath);

// node_modules/openai/resources/chat/completions/messages.mjs
var Messages = class extends APIResource {
  /**
   * Get the messages in a stored chat completion. Only Chat Completions that have
   * been created with the `store` parameter set to `true` will be returned.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const chatCompletionStoreMessage of client.chat.completions.messages.list(
   *   'completion_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(completionID, query = {}, options2) {
    return this._client.getAPIList(path`/chat/completions/${completionID}/messages`, CursorPage, { query, ...options2, __security: { bearerAuth: true } });
  }
};

// node_modules/openai/lib/parser.mjs
function isChatCompletionFunctionTool(tool2) {
  return tool2 !== void 0 && "function" in tool2 && tool2.function !== void 0;
}
function isAutoParsableResponseFormat(response_format) {
  return response_format?.["$brand"] === "auto-parseable-response-format";
}
function isAutoParsableTool(tool2) {
  return tool2?.["$brand"] === "auto-parseable-tool";
}
function maybeParseChatCompletion(completion2, params) {
  if (!params || !hasAutoParseableInput(params)) {
    return {
      ...completion2,
      choices: completion2.choices.map((choice) => {
        assertToolCallsAreChatCompletionFunctionToolCalls(choice.message.tool_calls);
        return {
          ...choice,
          message: {
            ...choice.message,
            parsed: null,
            ...choice.message.tool_calls ? {
              tool_calls: choice.message.tool_calls
            } : void 0
          }
        };
      })
    };
  }
  return parseChatCompletion(completion2, params);
}
function parseChatCompletion(completion2, params) {
  const choices = completion2.choices.map((choice) => {
    if (choice.finish_reason === "length") {
      throw new LengthFinishReasonError();
    }
    if (choice.finish_reason === "content_filter") {
      throw new ContentFilterFinishReasonError();
    }
    assertToolCallsAreChatCompletionFunctionToolCalls(choice.message.tool_calls);
    return {
      ...choice,
      message: {
        ...choice.message,
        ...choice.message.tool_calls ? {
          tool_calls: choice.message.tool_calls?.map((toolCall) => parseToolCall(params, toolCall)) ?? void 0
        } : void 0,
        parsed: choice.message.content && !choice.message.refusal ? parseResponseFormat(params, choice.message.content) : null
      }
    };
  });
  return { ...completion2, choices };
}
function parseResponseFormat(params, content) {
  if (params.response_format?.type !== "json_schema") {
    return null;
  }
  if (params.response_format?.type === "json_schema") {
    if ("$parseRaw" in params.response_format) {
      const response_format = params.response_format;
      return response_format.$parseRaw(content);
    }
    return JSON.parse(content);
  }
  return null;
}
function parseToolCall(params, toolCall) {
  const inputTool = params.tools?.find((inputTool2) => isChatCompletionFunctionTool(inputTool2) && inputTool2.function?.name === toolCall.function.name);
  return {
    ...toolCall,
    function: {
      ...toolCall.function,
      parsed_arguments: isAutoParsableTool(inputTool) ? inputTool.$parseRaw(toolCall.function.arguments) : inputTool?.function.strict ? JSON.parse(toolCall.function.arguments) : null
    }
  };
}
function shouldParseToolCall(params, toolCall) {
  if (!params || !("tools" in params) || !params.tools) {
    return false;
  }
  const inputTool = params.tools?.find((inputTool2) => isChatCompletionFunctionTool(inputTool2) && inputTool2.function?.name === toolCall.function.name);
  return isChatCompletionFunctionTool(inputTool) && (isAutoParsableTool(inputTool) || inputTool?.function.strict || false);
}
function hasAutoParseableInput(params) {
  if (isAutoParsableResponseFormat(params.response_format)) {
    return true;
  }
  return params.tools?.some((t) => isAutoParsableTool(t) || t.type === "function" && t.function.strict === true) ?? false;
}
function assertToolCallsAreChatCompletionFunctionToolCalls(toolCalls) {
  for (const toolCall of toolCalls || []) {
    if (toolCall.type !== "function") {
      throw new OpenAIError(`Currently only \`function\` tool calls are supported; Received \`${toolCall.type}\``);
    }
  }
}
function validateInputTools(tools) {
  for (const tool2 of tools ?? []) {
    if (tool2.type !== "function") {
      throw new OpenAIError(`Currently only \`function\` tool types support auto-parsing; Received \`${tool2.type}\``);
    }
    if (tool2.function.strict !== true) {
      throw new OpenAIError(`The \`${tool2.function.name}\` tool is not marked with \`strict: true\`. Only strict function tools can be auto-parsed`);
    }
  }
}

// node_modules/openai/lib/chatCompletionUtils.mjs
var isAssistantMessage = (message) => {
  return message?.role === "assistant";
};
var isToolMessage = (message) => {
  return message?.role === "tool";
};

// node_modules/openai/lib/EventStream.mjs
var _EventStream_instances;
var _EventStream_connectedPromise;
var _EventStream_resolveConnectedPromise;
var _EventStream_rejectConnectedPromise;
var _EventStream_endPromise;
var _EventStream_resolveEndPromise;
var _EventStream_rejectEndPromise;
var _EventStream_listeners;
var _EventStream_abortListeners;
var _EventStream_ended;
var _EventStream_errored;
var _EventStream_aborted;
var _EventStream_catchingPromiseCreated;
var _EventStream_removeAbortListeners;
var _EventStream_handleError;
var EventStream = class {
  constructor() {
    _EventStream_instances.add(this);
    this.controller = new AbortController();
    _EventStream_connectedPromise.set(this, void 0);
    _EventStream_resolveConnectedPromise.set(this, () => {
    });
    _EventStream_rejectConnectedPromise.set(this, () => {
    });
    _EventStream_endPromise.set(this, void 0);
    _EventStream_resolveEndPromise.set(this, () => {
    });
    _EventStream_rejectEndPromise.set(this, () => {
    });
    _EventStream_listeners.set(this, {});
    _EventStream_abortListeners.set(this, []);
    _EventStream_ended.set(this, false);
    _EventStream_errored.set(this, false);
    _EventStream_aborted.set(this, false);
    _EventStream_catchingPromiseCreated.set(this, false);
    __classPrivateFieldSet(this, _EventStream_connectedPromise, new Promise((resolve2, reject) => {
      __classPrivateFieldSet(this, _EventStream_resolveConnectedPromise, resolve2, "f");
      __classPrivateFieldSet(this, _EventStream_rejectConnectedPromise, reject, "f");
    }), "f");
    __classPrivateFieldSet(this, _EventStream_endPromise, new Promise((resolve2, reject) => {
      __classPrivateFieldSet(this, _EventStream_resolveEndPromise, resolve2, "f");
      __classPrivateFieldSet(this, _EventStream_rejectEndPromise, reject, "f");
    }), "f");
    __classPrivateFieldGet(this, _EventStream_connectedPromise, "f").catch(() => {
    });
    __classPrivateFieldGet(this, _EventStream_endPromise, "f").catch(() => {
    });
  }
  _run(executor) {
    setTimeout(() => {
      Promise.resolve().then(executor).then(() => {
        try {
          this._emitFinal();
        } catch (error) {
          __classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_handleError).call(this, error);
          return;
        }
        this._emit("end");
      }, __classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_handleError).bind(this));
    }, 0);
  }
  _connected() {
    if (this.ended)
      return;
    __classPrivateFieldGet(this, _EventStream_resolveConnectedPromise, "f").call(this);
    this._emit("connect");
  }
  get ended() {
    return __classPrivateFieldGet(this, _EventStream_ended, "f");
  }
  get errored() {
    return __classPrivateFieldGet(this, _EventStream_errored, "f");
  }
  get aborted() {
    return __classPrivateFieldGet(this, _EventStream_aborted, "f");
  }
  abort() {
    this.controller.abort();
  }
  _listenForAbort(signal) {
    if (!signal || this.ended)
      return;
    if (signal.aborted) {
      this.controller.abort();
      return;
    }
    const listener = () => this.controller.abort();
    signal.addEventListener("abort", listener, { once: true });
    __classPrivateFieldGet(this, _EventStream_abortListeners, "f").push({ signal, listener });
  }
  /**
   * Adds the listener function to the end of the listeners array for the event.
   * No checks are made to see if the listener has already been added. Multiple calls passing
   * the same combination of event and listener will result in the listener being added, and
   * called, multiple times.
   * @returns this ChatCompletionStream, so that calls can be chained
   */
  on(event, listener) {
    const listeners = __classPrivateFieldGet(this, _EventStream_listeners, "f")[event] || (__classPrivateFieldGet(this, _EventStream_listeners, "f")[event] = []);
    listeners.push({ listener });
    return this;
  }
  /**
   * Removes the specified listener from the listener array for the event.
   * off() will remove, at most, one instance of a listener from the listener array. If any single
   * listener has been added multiple times to the listener array for the specified event, then
   * off() must be called multiple times to remove each instance.
   * @returns this ChatCompletionStream, so that calls can be chained
   */
  off(event, listener) {
    const listeners = __classPrivateFieldGet(this, _EventStream_listeners, "f")[event];
    if (!listeners)
      return this;
    const index = listeners.findIndex((l) => l.listener === listener);
    if (index >= 0)
      listeners.splice(index, 1);
    return this;
  }
  /**
   * Adds a one-time listener function for the event. The next time the event is triggered,
   * this listener is removed and then invoked.
   * @returns this ChatCompletionStream, so that calls can be chained
   */
  once(event, listener) {
    const listeners = __classPrivateFieldGet(this, _EventStream_listeners, "f")[event] || (__classPrivateFieldGet(this, _EventStream_listeners, "f")[event] = []);
    listeners.push({ listener, once: true });
    return this;
  }
  /**
   * This is similar to `.once()`, but returns a Promise that resolves the next time
   * the event is triggered, instead of calling a listener callback.
   * @returns a Promise that resolves the next time given event is triggered,
   * or rejects if an error is emitted.  (If you request the 'error' event,
   * returns a promise that resolves with the error).
   *
   * Example:
   *
   *   const message = await stream.emitted('message') // rejects if the stream errors
   */
  emitted(event) {
    return new Promise((resolve2, reject) => {
      __classPrivateFieldSet(this, _EventStream_catchingPromiseCreated, true, "f");
      if (event !== "error")
        this.once("error", reject);
      this.once(event, resolve2);
    });
  }
  /**
   * Returns an async iterator that yields every time the event is triggered.
   * The iterator ends when the stream ends and rejects if the stream errors
   * or is aborted. If you request the 'error' or 'abort' event, the iterator
   * yields that event instead of rejecting.
   *
   * Example:
   *
   *   for await (const [message] of stream.events('message')) {
   *     await processMessage(message);
   *   }
   */
  events(event) {
    const pushQueue = [];
    const readQueue = [];
    let ended3 = this.ended;
    let failure;
    let failureDelivered = false;
    const doneResult = () => ({ value: void 0, done: true });
    const finishReaders = () => {
      while (readQueue.length) {
        readQueue.shift().resolve(doneResult());
      }
    };
    const rejectReader = () => {
      if (!failure || failureDelivered || !readQueue.length)
        return;
      failureDelivered = true;
      readQueue.shift().reject(failure);
    };
    const cleanup = () => {
      this.off(event, onEvent);
      this.off("end", onEnd);
      if (event !== "error")
        this.off("error", onFailure);
      if (event !== "abort")
        this.off("abort", onFailure);
    };
    const onEvent = (...args) => {
      if (ended3)
        return;
      const reader = readQueue.shift();
      if (reader) {
        reader.resolve({ value: args, done: false });
      } else {
        pushQueue.push(args);
      }
    };
    const onFailure = (error) => {
      failure = error;
      if (!pushQueue.length)
        rejectReader();
    };
    const onEnd = () => {
      ended3 = true;
      cleanup();
      if (!pushQueue.length) {
        rejectReader();
        finishReaders();
      }
    };
    if (!ended3) {
      this.on(event, onEvent);
      this.on("end", onEnd);
      if (event !== "error")
        this.on("error", onFailure);
      if (event !== "abort")
        this.on("abort", onFailure);
    }
    return {
      next: () => {
        const value = pushQueue.shift();
        if (value)
          return Promise.resolve({ value, done: false });
        if (failure && !failureDelivered) {
          failureDelivered = true;
          return Promise.reject(failure);
        }
        if (ended3)
          return Promise.resolve(doneResult());
        return new Promise((resolve2, reject) => {
          readQueue.push({ resolve: resolve2, reject });
        });
      },
      return: () => {
        ended3 = true;
        pushQueue.length = 0;
        cleanup();
        finishReaders();
        return Promise.resolve(doneResult());
      },
      [Symbol.asyncIterator]() {
        return this;
      }
    };
  }
  async done() {
    __classPrivateFieldSet(this, _EventStream_catchingPromiseCreated, true, "f");
    await __classPrivateFieldGet(this, _EventStream_endPromise, "f");
  }
  _emit(event, ...args) {
    if (__classPrivateFieldGet(this, _EventStream_ended, "f")) {
      return;
    }
    if (event === "end") {
      __classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_removeAbortListeners).call(this);
      __classPrivateFieldSet(this, _EventStream_ended, true, "f");
      __classPrivateFieldGet(this, _EventStream_resolveEndPromise, "f").call(this);
    }
    const listeners = __classPrivateFieldGet(this, _EventStream_listeners, "f")[event];
    if (listeners) {
      __classPrivateFieldGet(this, _EventStream_listeners, "f")[event] = listeners.filter((l) => !l.once);
      listeners.forEach(({ listener }) => listener(...args));
    }
    if (event === "abort") {
      const error = args[0];
      if (!__classPrivateFieldGet(this, _EventStream_catchingPromiseCreated, "f") && !listeners?.length) {
        Promise.reject(error);
      }
      __classPrivateFieldGet(this, _EventStream_rejectConnectedPromise, "f").call(this, error);
      __classPrivateFieldGet(this, _EventStream_rejectEndPromise, "f").call(this, error);
      this._emit("end");
      return;
    }
    if (event === "error") {
      const error = args[0];
      if (!__classPrivateFieldGet(this, _EventStream_catchingPromiseCreated, "f") && !listeners?.length) {
        Promise.reject(error);
      }
      __classPrivateFieldGet(this, _EventStream_rejectConnectedPromise, "f").call(this, error);
      __classPrivateFieldGet(this, _EventStream_rejectEndPromise, "f").call(this, error);
      this._emit("end");
    }
  }
  _emitFinal() {
  }
};
_EventStream_connectedPromise = /* @__PURE__ */ new WeakMap(), _EventStream_resolveConnectedPromise = /* @__PURE__ */ new WeakMap(), _EventStream_rejectConnectedPromise = /* @__PURE__ */ new WeakMap(), _EventStream_endPromise = /* @__PURE__ */ new WeakMap(), _EventStream_resolveEndPromise = /* @__PURE__ */ new WeakMap(), _EventStream_rejectEndPromise = /* @__PURE__ */ new WeakMap(), _EventStream_listeners = /* @__PURE__ */ new WeakMap(), _EventStream_abortListeners = /* @__PURE__ */ new WeakMap(), _EventStream_ended = /* @__PURE__ */ new WeakMap(), _EventStream_errored = /* @__PURE__ */ new WeakMap(), _EventStream_aborted = /* @__PURE__ */ new WeakMap(), _EventStream_catchingPromiseCreated = /* @__PURE__ */ new WeakMap(), _EventStream_instances = /* @__PURE__ */ new WeakSet(), _EventStream_removeAbortListeners = function _EventStream_removeAbortListeners2() {
  for (const { signal, listener } of __classPrivateFieldGet(this, _EventStream_abortListeners, "f").splice(0)) {
    signal.removeEventListener("abort", listener);
  }
}, _EventStream_handleError = function _EventStream_handleError2(error) {
  __classPrivateFieldSet(this, _EventStream_errored, true, "f");
  if (error instanceof Error && error.name === "AbortError") {
    error = new APIUserAbortError();
  }
  if (error instanceof APIUserAbortError) {
    __classPrivateFieldSet(this, _EventStream_aborted, true, "f");
    return this._emit("abort", error);
  }
  if (error instanceof OpenAIError) {
    return this._emit("error", error);
  }
  if (error instanceof Error) {
    const openAIError = new OpenAIError(error.message);
    openAIError.cause = error;
    return this._emit("error", openAIError);
  }
  return this._emit("error", new OpenAIError(String(error)));
};

// node_modules/openai/lib/RunnableFunction.mjs
function isRunnableFunctionWithParse(fn) {
  return typeof fn.parse === "function";
}

// node_modules/openai/lib/AbstractChatCompletionRunner.mjs
var _AbstractChatCompletionRunner_instances;
var _AbstractChatCompletionRunner_getFinalContent;
var _AbstractChatCompletionRunner_getFinalMessage;
var _AbstractChatCompletionRunner_getFinalFunctionToolCall;
var _AbstractChatCompletionRunner_getFinalFunctionToolCallResult;
var _AbstractChatCompletionRunner_calculateTotalUsage;
var _AbstractChatCompletionRunner_validateParams;
var _AbstractChatCompletionRunner_stringifyFunctionCallResult;
var DEFAULT_MAX_CHAT_COMPLETIONS = 10;
function normalizeToolCallIds(chatCompletion) {
  for (const choice of chatCompletion.choices) {
    for (const toolCall of choice.message.tool_calls ?? []) {
      if (!toolCall.id) {
        toolCall.id = `call_${uuid4()}`;
      }
    }
  }
}
function toRequestMessage(message) {
  if (!isAssistantMessage(message))
    return message;
  const requestMessage = { role: "assistant" };
  if (message.audio != null)
    requestMessage.audio = { id: message.audio.id };
  if (message.content !== void 0)
    requestMessage.content = message.content;
  if (message.function_call != null)
    requestMessage.function_call = message.function_call;
  if (message.name !== void 0)
    requestMessage.name = message.name;
  if (message.refusal != null)
    requestMessage.refusal = message.refusal;
  if (message.tool_calls !== void 0) {
    requestMessage.tool_calls = message.tool_calls.map((toolCall) => {
      if (toolCall.type === "custom") {
        return {
          id: toolCall.id,
          type: toolCall.type,
          custom: {
            input: toolCall.custom.input,
            name: toolCall.custom.name
          }
        };
      }
      return {
        id: toolCall.id,
        type: toolCall.type,
        function: {
          arguments: toolCall.function.arguments,
          name: toolCall.function.name
        }
      };
    });
  }
  return requestMessage;
}
var AbstractChatCompletionRunner = class extends EventStream {
  constructor() {
    super(...arguments);
    _AbstractChatCompletionRunner_instances.add(this);
    this._chatCompletions = [];
    this.messages = [];
  }
  _addChatCompletion(chatCompletion) {
    normalizeToolCallIds(chatCompletion);
    this._chatCompletions.push(chatCompletion);
    this._emit("chatCompletion", chatCompletion);
    const message = chatCompletion.choices[0]?.message;
    if (message)
      this._addMessage(message);
    return chatCompletion;
  }
  _addMessage(message, emit = true) {
    if (!("content" in message))
      message.content = null;
    this.messages.push(message);
    if (emit) {
      this._emit("message", message);
      if (isToolMessage(message) && message.content) {
        this._emit("functionToolCallResult", message.content);
      } else if (isAssistantMessage(message) && message.tool_calls) {
        for (const tool_call of message.tool_calls) {
          if (tool_call.type === "function") {
            this._emit("functionToolCall", tool_call.function);
          }
        }
      }
    }
  }
  /**
   * @returns a promise that resolves with the final ChatCompletion, or rejects
   * if an error occurred or the stream ended prematurely without producing a ChatCompletion.
   */
  async finalChatCompletion() {
    await this.done();
    const completion2 = this._chatCompletions[this._chatCompletions.length - 1];
    if (!completion2)
      throw new OpenAIError("stream ended without producing a ChatCompletion");
    return completion2;
  }
  /**
   * @returns a promise that resolves with the content of the final ChatCompletionMessage, or rejects
   * if an error occurred or the stream ended prematurely without producing a ChatCompletionMessage.
   */
  async finalContent() {
    await this.done();
    return __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalContent).call(this);
  }
  /**
   * @returns a promise that resolves with the final assistant ChatCompletionMessage response,
   * or rejects if an error occurred or the stream ended prematurely without producing a ChatCompletionMessage.
   */
  async finalMessage() {
    await this.done();
    return __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalMessage).call(this);
  }
  /**
   * @returns a promise that resolves with the content of the final FunctionCall, or rejects
   * if an error occurred or the stream ended prematurely without producing a ChatCompletionMessage.
   */
  async finalFunctionToolCall() {
    await this.done();
    return __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalFunctionToolCall).call(this);
  }
  async finalFunctionToolCallResult() {
    await this.done();
    return __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalFunctionToolCallResult).call(this);
  }
  async totalUsage() {
    await this.done();
    return __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_calculateTotalUsage).call(this);
  }
  allChatCompletions() {
    return [...this._chatCompletions];
  }
  _emitFinal() {
    const completion2 = this._chatCompletions[this._chatCompletions.length - 1];
    if (completion2)
      this._emit("finalChatCompletion", completion2);
    const finalMessage = __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalMessage).call(this);
    if (finalMessage)
      this._emit("finalMessage", finalMessage);
    const finalContent = __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalContent).call(this);
    if (finalContent)
      this._emit("finalContent", finalContent);
    const finalFunctionCall = __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalFunctionToolCall).call(this);
    if (finalFunctionCall)
      this._emit("finalFunctionToolCall", finalFunctionCall);
    const finalFunctionCallResult = __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalFunctionToolCallResult).call(this);
    if (finalFunctionCallResult != null)
      this._emit("finalFunctionToolCallResult", finalFunctionCallResult);
    if (this._chatCompletions.some((c) => c.usage)) {
      this._emit("totalUsage", __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_calculateTotalUsage).call(this));
    }
  }
  async _createChatCompletion(client, params, options2) {
    this._listenForAbort(options2?.signal);
    __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_validateParams).call(this, params);
    const chatCompletion = await client.chat.completions.create({ ...params, stream: false }, { ...options2, signal: this.controller.signal });
    this._connected();
    return this._addChatCompletion(parseChatCompletion(chatCompletion, params));
  }
  async _runChatCompletion(client, params, options2) {
    for (const message of params.messages) {
      this._addMessage(message, false);
    }
    return await this._createChatCompletion(client, params, options2);
  }
  async _runTools(client, params, runner, options2) {
    const role = "tool";
    const { tool_choice = "auto", stream, toolContext: inputToolContext, ...restParams } = params;
    const toolContext = inputToolContext;
    const singleFunctionToCall = typeof tool_choice !== "string" && tool_choice.type === "function" && tool_choice?.function?.name;
    const { maxChatCompletions = DEFAULT_MAX_CHAT_COMPLETIONS, afterCompletion } = options2 || {};
    const inputTools = params.tools.map((tool2) => {
      if (isAutoParsableTool(tool2)) {
        if (!tool2.$callback) {
          throw new OpenAIError("Tool given to `.runTools()` that does not have an associated function");
        }
        return {
          type: "function",
          function: {
            function: tool2.$callback,
            name: tool2.function.name,
            description: tool2.function.description || "",
            parameters: tool2.function.parameters,
            parse: tool2.$parseRaw,
            strict: true
          }
        };
      }
      return tool2;
    });
    const functionsByName = {};
    for (const f of inputTools) {
      if (f.type === "function") {
        functionsByName[f.function.name || f.function.function.name] = f.function;
      }
    }
    const tools = "tools" in params ? inputTools.map((t) => t.type === "function" ? {
      type: "function",
      function: {
        name: t.function.name || t.function.function.name,
        parameters: t.function.parameters,
        description: t.function.description,
        strict: t.function.strict
      }
    } : t) : void 0;
    for (const message of params.messages) {
      this._addMessage(message, false);
    }
    const runToolCall = async (toolCall) => {
      if (toolCall.type !== "function")
        return { message: void 0, functionCalled: false };
      const tool_call_id = toolCall.id;
      const { name, arguments: args } = toolCall.function;
      const fn = functionsByName[name];
      if (!fn) {
        const content2 = `Invalid tool_call: ${JSON.stringify(name)}. Available options are: ${Object.keys(functionsByName).map((name2) => JSON.stringify(name2)).join(", ")}. Please try again`;
        return { message: { role, tool_call_id, content: content2 }, functionCalled: false };
      }
      if (singleFunctionToCall && singleFunctionToCall !== name) {
        const content2 = `Invalid tool_call: ${JSON.stringify(name)}. ${JSON.stringify(singleFunctionToCall)} requested. Please try again`;
        return { message: { role, tool_call_id, content: content2 }, functionCalled: false };
      }
      let rawContent;
      if (isRunnableFunctionWithParse(fn)) {
        let parsed;
        try {
          parsed = await fn.parse(args);
        } catch (error) {
          const content2 = error instanceof Error ? error.message : String(error);
          return { message: { role, tool_call_id, content: content2 }, functionCalled: false };
        }
        rawContent = await fn.function(parsed, runner, toolContext);
      } else {
        rawContent = await fn.function(args, runner, toolContext);
      }
      const content = __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_stringifyFunctionCallResult).call(this, rawContent);
      return { message: { role, tool_call_id, content }, functionCalled: true };
    };
    for (let i = 0; i < maxChatCompletions; ++i) {
      const chatCompletion = await this._createChatCompletion(client, {
        ...restParams,
        tool_choice,
        tools,
        messages: this.messages.map(toRequestMessage)
      }, options2);
      const message = chatCompletion.choices[0]?.message;
      if (!message) {
        throw new OpenAIError(`missing message in ChatCompletion response`);
      }
      if (!message.tool_calls?.length) {
        await afterCompletion?.(chatCompletion, runner);
        return;
      }
      if (singleFunctionToCall || params.parallel_tool_calls === false) {
        for (const toolCall of message.tool_calls) {
          const result = await runToolCall(toolCall);
          if (result.message)
            this._addMessage(result.message);
          if (singleFunctionToCall && result.functionCalled) {
            await afterCompletion?.(chatCompletion, runner);
            return;
          }
        }
      } else {
        const results = await Promise.allSettled(message.tool_calls.map(runToolCall));
        for (const result of results) {
          if (result.status === "rejected")
            throw result.reason;
        }
        for (const result of results) {
          if (result.status === "fulfilled" && result.value.message) {
            this._addMessage(result.value.message);
          }
        }
      }
      await afterCompletion?.(chatCompletion, runner);
    }
    return;
  }
};
_AbstractChatCompletionRunner_instances = /* @__PURE__ */ new WeakSet(), _AbstractChatCompletionRunner_getFinalContent = function _AbstractChatCompletionRunner_getFinalContent2() {
  return __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalMessage).call(this).content ?? null;
}, _AbstractChatCompletionRunner_getFinalMessage = function _AbstractChatCompletionRunner_getFinalMessage2() {
  let i = this.messages.length;
  while (i-- > 0) {
    const message = this.messages[i];
    if (isAssistantMessage(message)) {
      const ret = {
        ...message,
        content: message.content ?? null,
        refusal: message.refusal ?? null
      };
      return ret;
    }
  }
  throw new OpenAIError("stream ended without producing a ChatCompletionMessage with role=assistant");
}, _AbstractChatCompletionRunner_getFinalFunctionToolCall = function _AbstractChatCompletionRunner_getFinalFunctionToolCall2() {
  for (let i = this.messages.length - 1; i >= 0; i--) {
    const message = this.messages[i];
    if (isAssistantMessage(message) && message?.tool_calls?.length) {
      for (let j = message.tool_calls.length - 1; j >= 0; j--) {
        const toolCall = message.tool_calls[j];
        if (toolCall?.type === "function") {
          return toolCall.function;
        }
      }
    }
  }
  return;
}, _AbstractChatCompletionRunner_getFinalFunctionToolCallResult = function _AbstractChatCompletionRunner_getFinalFunctionToolCallResult2() {
  for (let i = this.messages.length - 1; i >= 0; i--) {
    const message = this.messages[i];
    if (isToolMessage(message) && message.content != null && typeof message.content === "string" && this.messages.some((x) => x.role === "assistant" && x.tool_calls?.some((y) => y.type === "function" && y.id === message.tool_call_id))) {
      return message.content;
    }
  }
  return;
}, _AbstractChatCompletionRunner_calculateTotalUsage = function _AbstractChatCompletionRunner_calculateTotalUsage2() {
  const total = {
    completion_tokens: 0,
    prompt_tokens: 0,
    total_tokens: 0
  };
  for (const { usage: usage2 } of this._chatCompletions) {
    if (usage2) {
      total.completion_tokens += usage2.completion_tokens;
      total.prompt_tokens += usage2.prompt_tokens;
      total.total_tokens += usage2.total_tokens;
    }
  }
  return total;
}, _AbstractChatCompletionRunner_validateParams = function _AbstractChatCompletionRunner_validateParams2(params) {
  if (params.n != null && params.n > 1) {
    throw new OpenAIError("ChatCompletion convenience helpers only support n=1 at this time. To use n>1, please use chat.completions.create() directly.");
  }
}, _AbstractChatCompletionRunner_stringifyFunctionCallResult = function _AbstractChatCompletionRunner_stringifyFunctionCallResult2(rawContent) {
  return typeof rawContent === "string" ? rawContent : rawContent === void 0 ? "undefined" : JSON.stringify(rawContent);
};

// node_modules/openai/lib/ChatCompletionRunner.mjs
var ChatCompletionRunner = class _ChatCompletionRunner extends AbstractChatCompletionRunner {
  static runTools(client, params, options2) {
    const runner = new _ChatCompletionRunner();
    const opts = {
      ...options2,
      headers: { ...options2?.headers, "X-Stainless-Helper-Method": "runTools" }
    };
    runner._run(() => runner._runTools(client, params, runner, opts));
    return runner;
  }
  _addMessage(message, emit = true) {
    super._addMessage(message, emit);
    if (isAssistantMessage(message) && message.content) {
      this._emit("content", message.content);
    }
  }
};

// node_modules/openai/_vendor/partial-json-parser/parser.mjs
var STR = 1;
var NUM = 2;
var ARR = 4;
var OBJ = 8;
var NULL = 16;
var BOOL = 32;
var NAN = 64;
var INFINITY = 128;
var MINUS_INFINITY = 256;
var INF = INFINITY | MINUS_INFINITY;
var SPECIAL = NULL | BOOL | INF | NAN;
var ATOM = STR | NUM | SPECIAL;
var COLLECTION = ARR | OBJ;
var ALL = ATOM | COLLECTION;
var Allow = {
  STR,
  NUM,
  ARR,
  OBJ,
  NULL,
  BOOL,
  NAN,
  INFINITY,
  MINUS_INFINITY,
  INF,
  SPECIAL,
  ATOM,
  COLLECTION,
  ALL
};
var PartialJSON = class extends Error {
};
var MalformedJSON = class extends Error {
};
function parseJSON(jsonString, allowPartial = Allow.ALL) {
  if (typeof jsonString !== "string") {
    throw new TypeError(`expecting str, got ${typeof jsonString}`);
  }
  if (!jsonString.trim()) {
    throw new Error(`${jsonString} is empty`);
  }
  return _parseJSON(jsonString.trim(), allowPartial);
}
var _parseJSON = (jsonString, allow) => {
  const length = jsonString.length;
  let index = 0;
  const markPartialJSON = (msg) => {
    throw new PartialJSON(`${msg} at position ${index}`);
  };
  const throwMalformedError = (msg) => {
    throw new MalformedJSON(`${msg} at position ${index}`);
  };
  const parseAny = () => {
    skipBlank();
    if (index >= length)
      markPartialJSON("Unexpected end of input");
    if (jsonString[index] === '"')
      return parseStr();
    if (jsonString[index] === "{")
      return parseObj();
    if (jsonString[index] === "[")
      return parseArr();
    if (jsonString.substring(index, index + 4) === "null" || Allow.NULL & allow && length - index < 4 && "null".startsWith(jsonString.substring(index))) {
      index += 4;
      return null;
    }
    if (jsonString.substring(index, index + 4) === "true" || Allow.BOOL & allow && length - index < 4 && "true".startsWith(jsonString.substring(index))) {
      index += 4;
      return true;
    }
    if (jsonString.substring(index, index + 5) === "false" || Allow.BOOL & allow && length - index < 5 && "false".startsWith(jsonString.substring(index))) {
      index += 5;
      return false;
    }
    if (jsonString.substring(index, index + 8) === "Infinity" || Allow.INFINITY & allow && length - index < 8 && "Infinity".startsWith(jsonString.substring(index))) {
      index += 8;
      return Infinity;
    }
    if (jsonString.substring(index, index + 9) === "-Infinity" || Allow.MINUS_INFINITY & allow && 1 < length - index && length - index < 9 && "-Infinity".startsWith(jsonString.substring(index))) {
      index += 9;
      return -Infinity;
    }
    if (jsonString.substring(index, index + 3) === "NaN" || Allow.NAN & allow && length - index < 3 && "NaN".startsWith(jsonString.substring(index))) {
      index += 3;
      return NaN;
    }
    return parseNum();
  };
  const parseStr = () => {
    const start2 = index;
    let escape2 = false;
    index++;
    while (index < length && (jsonString[index] !== '"' || escape2 && jsonString[index - 1] === "\\")) {
      escape2 = jsonString[index] === "\\" ? !escape2 : false;
      index++;
    }
    if (jsonString.charAt(index) == '"') {
      try {
        return JSON.parse(jsonString.substring(start2, ++index - Number(escape2)));
      } catch (e) {
        throwMalformedError(String(e));
      }
    } else if (Allow.STR & allow) {
      try {
        return JSON.parse(jsonString.substring(start2, index - Number(escape2)) + '"');
      } catch (e) {
        return JSON.parse(jsonString.substring(start2, jsonString.lastIndexOf("\\")) + '"');
      }
    }
    markPartialJSON("Unterminated string literal");
  };
  const parseObj = () => {
    index++;
    skipBlank();
    const obj = {};
    try {
      while (jsonString[index] !== "}") {
        skipBlank();
        if (index >= length && Allow.OBJ & allow)
          return obj;
        const key = parseStr();
        skipBlank();
        index++;
        try {
          const value = parseAny();
          Object.defineProperty(obj, key, { value, writable: true, enumerable: true, configurable: true });
        } catch (e) {
          if (Allow.OBJ & allow)
            return obj;
          else
            throw e;
        }
        skipBlank();
        if (jsonString[index] === ",")
          index++;
      }
    } catch (e) {
      if (Allow.OBJ & allow)
        return obj;
      else
        markPartialJSON("Expected '}' at end of object");
    }
    index++;
    return obj;
  };
  const parseArr = () => {
    index++;
    const arr = [];
    try {
      while (jsonString[index] !== "]") {
        arr.push(parseAny());
        skipBlank();
        if (jsonString[index] === ",") {
          index++;
        }
      }
    } catch (e) {
      if (Allow.ARR & allow) {
        return arr;
      }
      markPartialJSON("Expected ']' at end of array");
    }
    index++;
    return arr;
  };
  const parseNum = () => {
    if (index === 0) {
      if (jsonString === "-" && Allow.NUM & allow)
        markPartialJSON("Not sure what '-' is");
      try {
        return JSON.parse(jsonString);
      } catch (e) {
        if (Allow.NUM & allow) {
          try {
            if ("." === jsonString[jsonString.length - 1])
              return JSON.parse(jsonString.substring(0, jsonString.lastIndexOf(".")));
            return JSON.parse(jsonString.substring(0, jsonString.lastIndexOf("e")));
          } catch (e2) {
          }
        }
        throwMalformedError(String(e));
      }
    }
    const start2 = index;
    if (jsonString[index] === "-")
      index++;
    while (jsonString[index] && !",]}".includes(jsonString[index]))
      index++;
    if (index == length && !(Allow.NUM & allow))
      markPartialJSON("Unterminated number literal");
    try {
      return JSON.parse(jsonString.substring(start2, index));
    } catch (e) {
      if (jsonString.substring(start2, index) === "-" && Allow.NUM & allow)
        markPartialJSON("Not sure what '-' is");
      try {
        return JSON.parse(jsonString.substring(start2, jsonString.lastIndexOf("e")));
      } catch (e2) {
        throwMalformedError(String(e2));
      }
    }
  };
  const skipBlank = () => {
    while (index < length && " \n\r	".includes(jsonString[index])) {
      index++;
    }
  };
  return parseAny();
};
var partialParse = (input) => parseJSON(input, Allow.ALL ^ Allow.NUM);

// node_modules/openai/lib/ChatCompletionStream.mjs
var _ChatCompletionStream_instances;
var _ChatCompletionStream_params;
var _ChatCompletionStream_audioDoneChoiceIndexes;
var _ChatCompletionStream_choiceEventStates;
var _ChatCompletionStream_currentChatCompletionSnapshot;
var _ChatCompletionStream_beginRequest;
var _ChatCompletionStream_getChoiceEventState;
var _ChatCompletionStream_addChunk;
var _ChatCompletionStream_emitToolCallDoneEvent;
var _ChatCompletionStream_emitContentDoneEvents;
var _ChatCompletionStream_endRequest;
var _ChatCompletionStream_getAutoParseableResponseFormat;
var _ChatCompletionStream_accumulateChatCompletion;
var CHAT_COMPLETION_READABLE_STREAM_MESSAGE_PREFIX = "chat.completion.chunk.message:";
function makeChatCompletionReadableStreamMessageChunk(chunk2, message, toolCallIds) {
  const payload = {
    type: "message",
    message,
    ...toolCallIds ? { tool_call_ids: toolCallIds } : {}
  };
  return {
    id: chunk2.id,
    choices: [],
    created: chunk2.created,
    model: chunk2.model,
    object: `${CHAT_COMPLETION_READABLE_STREAM_MESSAGE_PREFIX}${JSON.stringify(payload)}`
  };
}
function isChatCompletionReadableStreamMessage(item) {
  return "type" in item && item.type === "message" && "message" in item || "object" in item && typeof item.object === "string" && item.object.startsWith(CHAT_COMPLETION_READABLE_STREAM_MESSAGE_PREFIX);
}
function getChatCompletionReadableStreamMessage(item) {
  if ("type" in item) {
    return item;
  }
  return JSON.parse(item.object.slice(CHAT_COMPLETION_READABLE_STREAM_MESSAGE_PREFIX.length));
}
var ChatCompletionStream = class _ChatCompletionStream extends AbstractChatCompletionRunner {
  constructor(params) {
    super();
    _ChatCompletionStream_instances.add(this);
    _ChatCompletionStream_params.set(this, void 0);
    _ChatCompletionStream_audioDoneChoiceIndexes.set(this, void 0);
    _ChatCompletionStream_choiceEventStates.set(this, void 0);
    _ChatCompletionStream_currentChatCompletionSnapshot.set(this, void 0);
    __classPrivateFieldSet(this, _ChatCompletionStream_params, params, "f");
    __classPrivateFieldSet(this, _ChatCompletionStream_audioDoneChoiceIndexes, /* @__PURE__ */ new Set(), "f");
    __classPrivateFieldSet(this, _ChatCompletionStream_choiceEventStates, [], "f");
  }
  get currentChatCompletionSnapshot() {
    return __classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f");
  }
  /**
   * Intended for use on the frontend, consuming a stream produced with
   * `.toReadableStream()` on the backend.
   *
   * Note that messages sent to the model do not appear in `.on('message')`
   * in this context.
   */
  static fromReadableStream(stream) {
    const runner = new _ChatCompletionStream(null);
    runner._run(() => runner._fromReadableStream(stream));
    return runner;
  }
  static createChatCompletion(client, params, options2) {
    const runner = new _ChatCompletionStream(params);
    runner._run(() => runner._runChatCompletion(client, { ...params, stream: true }, { ...options2, headers: { ...options2?.headers, "X-Stainless-Helper-Method": "stream" } }));
    return runner;
  }
  async _createChatCompletion(client, params, options2) {
    super._createChatCompletion;
    this._listenForAbort(options2?.signal);
    __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_beginRequest).call(this);
    const stream = await client.chat.completions.create({ ...params, stream: true }, { ...options2, signal: this.controller.signal });
    this._connected();
    for await (const chunk2 of stream) {
      __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_addChunk).call(this, chunk2);
    }
    if (stream.controller.signal?.aborted) {
      throw new APIUserAbortError();
    }
    return this._addChatCompletion(__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_endRequest).call(this));
  }
  async _fromReadableStream(readableStream, options2) {
    this._listenForAbort(options2?.signal);
    __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_beginRequest).call(this);
    this._connected();
    const stream = Stream.fromReadableStream(readableStream, this.controller);
    let chatId;
    for await (const item of stream) {
      if (isChatCompletionReadableStreamMessage(item)) {
        const message = getChatCompletionReadableStreamMessage(item);
        if (__classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f")) {
          const toolCalls = __classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f").choices[0]?.message.tool_calls;
          for (const [index, id] of message.tool_call_ids?.entries() ?? []) {
            const toolCall = toolCalls?.[index];
            if (toolCall && id) {
              toolCall.id = id;
            }
          }
          this._addChatCompletion(__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_endRequest).call(this));
          chatId = void 0;
        }
        this._addMessage(message.message);
        continue;
      }
      const chunk2 = item;
      if (chatId && chunk2.id && chatId !== chunk2.id) {
        this._addChatCompletion(__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_endRequest).call(this));
      }
      __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_addChunk).call(this, chunk2);
      if (chunk2.id)
        chatId = chunk2.id;
    }
    if (stream.controller.signal?.aborted) {
      throw new APIUserAbortError();
    }
    if (__classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f")) {
      return this._addChatCompletion(__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_endRequest).call(this));
    }
    const lastChatCompletion = this._chatCompletions[this._chatCompletions.length - 1];
    if (lastChatCompletion) {
      return lastChatCompletion;
    }
    throw new OpenAIError(`request ended without sending any chunks`);
  }
  [(_ChatCompletionStream_params = /* @__PURE__ */ new WeakMap(), _ChatCompletionStream_audioDoneChoiceIndexes = /* @__PURE__ */ new WeakMap(), _ChatCompletionStream_choiceEventStates = /* @__PURE__ */ new WeakMap(), _ChatCompletionStream_currentChatCompletionSnapshot = /* @__PURE__ */ new WeakMap(), _ChatCompletionStream_instances = /* @__PURE__ */ new WeakSet(), _ChatCompletionStream_beginRequest = function _ChatCompletionStream_beginRequest2() {
    if (this.ended)
      return;
    __classPrivateFieldSet(this, _ChatCompletionStream_audioDoneChoiceIndexes, /* @__PURE__ */ new Set(), "f");
    __classPrivateFieldSet(this, _ChatCompletionStream_currentChatCompletionSnapshot, void 0, "f");
  }, _ChatCompletionStream_getChoiceEventState = function _ChatCompletionStream_getChoiceEventState2(choice) {
    let state = __classPrivateFieldGet(this, _ChatCompletionStream_choiceEventStates, "f")[choice.index];
    if (state) {
      return state;
    }
    state = {
      content_done: false,
      refusal_done: false,
      logprobs_content_done: false,
      logprobs_refusal_done: false,
      done_tool_calls: /* @__PURE__ */ new Set(),
      current_tool_call_index: null
    };
    __classPrivateFieldGet(this, _ChatCompletionStream_choiceEventStates, "f")[choice.index] = state;
    return state;
  }, _ChatCompletionStream_addChunk = function _ChatCompletionStream_addChunk2(chunk2) {
    if (this.ended)
      return;
    const completion2 = __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_accumulateChatCompletion).call(this, chunk2);
    this._emit("chunk", chunk2, completion2);
    for (const choice of chunk2.choices) {
      const choiceSnapshot = completion2.choices[choice.index];
      const { delta } = choice;
      if (delta?.content != null && choiceSnapshot.message?.role === "assistant" && choiceSnapshot.message?.content) {
        this._emit("content", delta.content, choiceSnapshot.message.content);
        this._emit("content.delta", {
          delta: delta.content,
          snapshot: choiceSnapshot.message.content,
          parsed: choiceSnapshot.message.parsed
        });
      }
      if (delta?.refusal != null && choiceSnapshot.message?.role === "assistant" && choiceSnapshot.message?.refusal) {
        this._emit("refusal.delta", {
          delta: delta.refusal,
          snapshot: choiceSnapshot.message.refusal
        });
      }
      if (choice.logprobs?.content != null && choiceSnapshot.message?.role === "assistant") {
        this._emit("logprobs.content.delta", {
          content: choice.logprobs?.content,
          snapshot: choiceSnapshot.logprobs?.content ?? []
        });
      }
      if (choice.logprobs?.refusal != null && choiceSnapshot.message?.role === "assistant") {
        this._emit("logprobs.refusal.delta", {
          refusal: choice.logprobs?.refusal,
          snapshot: choiceSnapshot.logprobs?.refusal ?? []
        });
      }
      const state = __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_getChoiceEventState).call(this, choiceSnapshot);
      if (choiceSnapshot.finish_reason) {
        __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_emitContentDoneEvents).call(this, choiceSnapshot);
        if (state.current_tool_call_index != null) {
          __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_emitToolCallDoneEvent).call(this, choiceSnapshot, state.current_tool_call_index);
        }
      }
      for (const toolCall of delta?.tool_calls ?? []) {
        if (state.current_tool_call_index !== toolCall.index) {
          __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_emitContentDoneEvents).call(this, choiceSnapshot);
          if (state.current_tool_call_index != null) {
            __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_emitToolCallDoneEvent).call(this, choiceSnapshot, state.current_tool_call_index);
          }
        }
        state.current_tool_call_index = toolCall.index;
      }
      for (const toolCallDelta of delta?.tool_calls ?? []) {
        const toolCallSnapshot = choiceSnapshot.message.tool_calls?.[toolCallDelta.index];
        if (!toolCallSnapshot?.type) {
          continue;
        }
        if (toolCallSnapshot?.type === "function") {
          this._emit("tool_calls.function.arguments.delta", {
            name: toolCallSnapshot.function?.name,
            index: toolCallDelta.index,
            arguments: toolCallSnapshot.function.arguments,
            parsed_arguments: toolCallSnapshot.function.parsed_arguments,
            arguments_delta: toolCallDelta.function?.arguments ?? ""
          });
        } else {
          assertNever(toolCallSnapshot?.type);
        }
      }
    }
  }, _ChatCompletionStream_emitToolCallDoneEvent = function _ChatCompletionStream_emitToolCallDoneEvent2(choiceSnapshot, toolCallIndex) {
    const state = __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_getChoiceEventState).call(this, choiceSnapshot);
    if (state.done_tool_calls.has(toolCallIndex)) {
      return;
    }
    const toolCallSnapshot = choiceSnapshot.message.tool_calls?.[toolCallIndex];
    if (!toolCallSnapshot) {
      throw new Error("no tool call snapshot");
    }
    if (!toolCallSnapshot.type) {
      throw new Error("tool call snapshot missing `type`");
    }
    if (toolCallSnapshot.type === "function") {
      const inputTool = __classPrivateFieldGet(this, _ChatCompletionStream_params, "f")?.tools?.find((tool2) => isChatCompletionFunctionTool(tool2) && tool2.function.name === toolCallSnapshot.function.name);
      this._emit("tool_calls.function.arguments.done", {
        name: toolCallSnapshot.function.name,
        index: toolCallIndex,
        arguments: toolCallSnapshot.function.arguments,
        parsed_arguments: isAutoParsableTool(inputTool) ? inputTool.$parseRaw(toolCallSnapshot.function.arguments) : inputTool?.function.strict ? JSON.parse(toolCallSnapshot.function.arguments) : null
      });
    } else {
      assertNever(toolCallSnapshot.type);
    }
  }, _ChatCompletionStream_emitContentDoneEvents = function _ChatCompletionStream_emitContentDoneEvents2(choiceSnapshot) {
    const state = __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_getChoiceEventState).call(this, choiceSnapshot);
    if (choiceSnapshot.message.content && !state.content_done) {
      state.content_done = true;
      const responseFormat = __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_getAutoParseableResponseFormat).call(this);
      this._emit("content.done", {
        content: choiceSnapshot.message.content,
        parsed: responseFormat ? responseFormat.$parseRaw(choiceSnapshot.message.content) : null
      });
    }
    if (choiceSnapshot.message.refusal && !state.refusal_done) {
      state.refusal_done = true;
      this._emit("refusal.done", { refusal: choiceSnapshot.message.refusal });
    }
    if (choiceSnapshot.logprobs?.content && !state.logprobs_content_done) {
      state.logprobs_content_done = true;
      this._emit("logprobs.content.done", { content: choiceSnapshot.logprobs.content });
    }
    if (choiceSnapshot.logprobs?.refusal && !state.logprobs_refusal_done) {
      state.logprobs_refusal_done = true;
      this._emit("logprobs.refusal.done", { refusal: choiceSnapshot.logprobs.refusal });
    }
  }, _ChatCompletionStream_endRequest = function _ChatCompletionStream_endRequest2() {
    if (this.ended) {
      throw new OpenAIError(`stream has ended, this shouldn't happen`);
    }
    const snapshot = __classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f");
    if (!snapshot) {
      throw new OpenAIError(`request ended without sending any chunks`);
    }
    const audioDoneChoiceIndexes = __classPrivateFieldGet(this, _ChatCompletionStream_audioDoneChoiceIndexes, "f");
    __classPrivateFieldSet(this, _ChatCompletionStream_audioDoneChoiceIndexes, /* @__PURE__ */ new Set(), "f");
    __classPrivateFieldSet(this, _ChatCompletionStream_currentChatCompletionSnapshot, void 0, "f");
    __classPrivateFieldSet(this, _ChatCompletionStream_choiceEventStates, [], "f");
    return finalizeChatCompletion(snapshot, __classPrivateFieldGet(this, _ChatCompletionStream_params, "f"), audioDoneChoiceIndexes);
  }, _ChatCompletionStream_getAutoParseableResponseFormat = function _ChatCompletionStream_getAutoParseableResponseFormat2() {
    const responseFormat = __classPrivateFieldGet(this, _ChatCompletionStream_params, "f")?.response_format;
    if (isAutoParsableResponseFormat(responseFormat)) {
      return responseFormat;
    }
    return null;
  }, _ChatCompletionStream_accumulateChatCompletion = function _ChatCompletionStream_accumulateChatCompletion2(chunk2) {
    var _a3, _b, _c, _d, _e;
    let snapshot = __classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f");
    const { choices, ...rest } = chunk2;
    if (!snapshot) {
      snapshot = __classPrivateFieldSet(this, _ChatCompletionStream_currentChatCompletionSnapshot, {
        ...rest,
        choices: []
      }, "f");
    } else if (chunk2.id) {
      Object.assign(snapshot, rest);
    }
    for (const { delta, finish_reason, index, logprobs = null, ...other } of chunk2.choices) {
      let choice = snapshot.choices[index];
      if (!choice) {
        choice = snapshot.choices[index] = { finish_reason, index, message: {}, logprobs, ...other };
      }
      if (logprobs) {
        if (!choice.logprobs) {
          choice.logprobs = Object.assign({}, logprobs);
        } else {
          const { content: content2, refusal: refusal2, ...rest3 } = logprobs;
          assertIsEmpty(rest3);
          Object.assign(choice.logprobs, rest3);
          if (content2) {
            (_a3 = choice.logprobs).content ?? (_a3.content = []);
            choice.logprobs.content.push(...content2);
          }
          if (refusal2) {
            (_b = choice.logprobs).refusal ?? (_b.refusal = []);
            choice.logprobs.refusal.push(...refusal2);
          }
        }
      }
      if (finish_reason) {
        choice.finish_reason = finish_reason;
        if (__classPrivateFieldGet(this, _ChatCompletionStream_params, "f") && hasAutoParseableInput(__classPrivateFieldGet(this, _ChatCompletionStream_params, "f"))) {
          if (finish_reason === "length") {
            throw new LengthFinishReasonError();
          }
          if (finish_reason === "content_filter") {
            throw new ContentFilterFinishReasonError();
          }
        }
      }
      Object.assign(choice, other);
      if (!delta)
        continue;
      __classPrivateFieldGet(this, _ChatCompletionStream_audioDoneChoiceIndexes, "f").delete(index);
      const { audio, content, refusal, function_call, role, tool_calls, ...rest2 } = delta;
      assertIsEmpty(rest2);
      Object.assign(choice.message, rest2);
      if (audio?.expires_at != null && audio.id == null && audio.data == null && audio.transcript == null && content == null && refusal == null && function_call == null && role == null && tool_calls == null && Object.keys(rest2).length === 0) {
        __classPrivateFieldGet(this, _ChatCompletionStream_audioDoneChoiceIndexes, "f").add(index);
      }
      if (refusal) {
        choice.message.refusal = (choice.message.refusal || "") + refusal;
      }
      if (role)
        choice.message.role = role;
      if (audio) {
        const audioSnapshot = (_c = choice.message).audio ?? (_c.audio = {});
        if (audio.id != null)
          audioSnapshot.id = audio.id;
        if (audio.data != null)
          audioSnapshot.data = (audioSnapshot.data ?? "") + audio.data;
        if (audio.transcript != null) {
          audioSnapshot.transcript = (audioSnapshot.transcript ?? "") + audio.transcript;
        }
        if (audio.expires_at != null)
          audioSnapshot.expires_at = audio.expires_at;
      }
      if (function_call) {
        if (!choice.message.function_call) {
          choice.message.function_call = function_call;
        } else {
          if (function_call.name)
            choice.message.function_call.name = function_call.name;
          if (function_call.arguments) {
            (_d = choice.message.function_call).arguments ?? (_d.arguments = "");
            choice.message.function_call.arguments += function_call.arguments;
          }
        }
      }
      if (content) {
        choice.message.content = (choice.message.content || "") + content;
        if (!choice.message.refusal && __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_getAutoParseableResponseFormat).call(this)) {
          choice.message.parsed = choice.message.content.trim() ? partialParse(choice.message.content) : null;
        }
      }
      if (tool_calls) {
        if (!choice.message.tool_calls)
          choice.message.tool_calls = [];
        for (const { index: index2, id, type, function: fn, ...rest3 } of tool_calls) {
          const tool_call = (_e = choice.message.tool_calls)[index2] ?? (_e[index2] = {});
          Object.assign(tool_call, rest3);
          if (id)
            tool_call.id = id;
          if (type)
            tool_call.type = type;
          if (fn)
            tool_call.function ?? (tool_call.function = { name: fn.name ?? "", arguments: "" });
          if (fn?.name)
            tool_call.function.name = fn.name;
          if (fn?.arguments) {
            tool_call.function.arguments += fn.arguments;
            if (shouldParseToolCall(__classPrivateFieldGet(this, _ChatCompletionStream_params, "f"), tool_call)) {
              tool_call.function.parsed_arguments = partialParse(tool_call.function.arguments);
            }
          }
        }
      }
    }
    return snapshot;
  }, Symbol.asyncIterator)]() {
    const pushQueue = [];
    const readQueue = [];
    let done = false;
    this.on("chunk", (chunk2) => {
      const reader = readQueue.shift();
      if (reader) {
        reader.resolve(chunk2);
      } else {
        pushQueue.push(chunk2);
      }
    });
    this.on("end", () => {
      done = true;
      for (const reader of readQueue) {
        reader.resolve(void 0);
      }
      readQueue.length = 0;
    });
    this.on("abort", (err) => {
      done = true;
      for (const reader of readQueue) {
        reader.reject(err);
      }
      readQueue.length = 0;
    });
    this.on("error", (err) => {
      done = true;
      for (const reader of readQueue) {
        reader.reject(err);
      }
      readQueue.length = 0;
    });
    return {
      next: async () => {
        if (!pushQueue.length) {
          if (done) {
            return { value: void 0, done: true };
          }
          return new Promise((resolve2, reject) => readQueue.push({ resolve: resolve2, reject })).then((chunk3) => chunk3 ? { value: chunk3, done: false } : { value: void 0, done: true });
        }
        const chunk2 = pushQueue.shift();
        return { value: chunk2, done: false };
      },
      return: async () => {
        this.abort();
        return { value: void 0, done: true };
      }
    };
  }
  toReadableStream() {
    const stream = new Stream(this[Symbol.asyncIterator].bind(this), this.controller);
    return stream.toReadableStream();
  }
};
function finalizeChatCompletion(snapshot, params, audioDoneChoiceIndexes) {
  const { id, choices, created, model, system_fingerprint, ...rest } = snapshot;
  const completion2 = {
    ...rest,
    id,
    choices: choices.map(({ message, finish_reason, index, logprobs, ...choiceRest }) => {
      const { content = null, function_call, tool_calls, audio, ...messageRest } = message;
      const finishReason = finish_reason ?? (audioDoneChoiceIndexes.has(index) && isCompleteAudio(audio) ? "stop" : null);
      if (!finishReason) {
        throw new OpenAIError(`missing finish_reason for choice ${index}`);
      }
      const audioResponse = audio ? { audio } : {};
      const role = message.role;
      if (!role) {
        throw new OpenAIError(`missing role for choice ${index}`);
      }
      if (function_call) {
        const { arguments: args, name } = function_call;
        if (args == null) {
          throw new OpenAIError(`missing function_call.arguments for choice ${index}`);
        }
        if (!name) {
          throw new OpenAIError(`missing function_call.name for choice ${index}`);
        }
        return {
          ...choiceRest,
          message: {
            ...audioResponse,
            content,
            function_call: { arguments: args, name },
            role,
            refusal: message.refusal ?? null
          },
          finish_reason: finishReason,
          index,
          logprobs
        };
      }
      if (tool_calls) {
        return {
          ...choiceRest,
          index,
          finish_reason: finishReason,
          logprobs,
          message: {
            ...messageRest,
            ...audioResponse,
            role,
            content,
            refusal: message.refusal ?? null,
            tool_calls: tool_calls.map((tool_call, i) => {
              const { function: fn, type, id: id2, ...toolRest } = tool_call;
              const { arguments: args, name, ...fnRest } = fn || {};
              if (type == null) {
                throw new OpenAIError(`missing choices[${index}].tool_calls[${i}].type
${str(snapshot)}`);
              }
              if (name == null) {
                throw new OpenAIError(`missing choices[${index}].tool_calls[${i}].function.name
${str(snapshot)}`);
              }
              if (args == null) {
                throw new OpenAIError(`missing choices[${index}].tool_calls[${i}].function.arguments
${str(snapshot)}`);
              }
              return {
                ...toolRest,
                id: id2 || `call_${uuid4()}`,
                type,
                function: { ...fnRest, name, arguments: args }
              };
            })
          }
        };
      }
      return {
        ...choiceRest,
        message: { ...messageRest, ...audioResponse, content, role, refusal: message.refusal ?? null },
        finish_reason: finishReason,
        index,
        logprobs
      };
    }),
    created,
    model,
    object: "chat.completion",
    ...system_fingerprint ? { system_fingerprint } : {}
  };
  return maybeParseChatCompletion(completion2, params);
}
function isCompleteAudio(audio) {
  return audio?.id != null && audio.data != null && audio.transcript != null && audio.expires_at != null;
}
function str(x) {
  return JSON.stringify(x);
}
function assertIsEmpty(obj) {
  return;
}
function assertNever(_x) {
}

// node_modules/openai/lib/ChatCompletionStreamingRunner.mjs
var ChatCompletionStreamingRunner = class _ChatCompletionStreamingRunner extends ChatCompletionStream {
  static fromReadableStream(stream) {
    const runner = new _ChatCompletionStreamingRunner(null);
    runner._run(() => runner._fromReadableStream(stream));
    return runner;
  }
  toReadableStream() {
    const pushQueue = [];
    const readQueue = [];
    let done = false;
    let lastChunk;
    let toolCallIds;
    const pushEvent = (event) => {
      const reader = readQueue.shift();
      if (reader) {
        reader.resolve(event);
      } else {
        pushQueue.push(event);
      }
    };
    this.on("chunk", (chunk2) => {
      lastChunk = chunk2;
      pushEvent(chunk2);
    });
    this.on("message", (message) => {
      if (isAssistantMessage(message)) {
        toolCallIds = message.tool_calls?.map((toolCall) => toolCall.id);
        return;
      }
      if (isToolMessage(message)) {
        if (!lastChunk) {
          throw new OpenAIError("cannot serialize a tool message before receiving any chunks");
        }
        pushEvent(makeChatCompletionReadableStreamMessageChunk(lastChunk, message, toolCallIds));
      }
    });
    this.on("end", () => {
      done = true;
      for (const reader of readQueue) {
        reader.resolve(void 0);
      }
      readQueue.length = 0;
    });
    this.on("abort", (err) => {
      done = true;
      for (const reader of readQueue) {
        reader.reject(err);
      }
      readQueue.length = 0;
    });
    this.on("error", (err) => {
      done = true;
      for (const reader of readQueue) {
        reader.reject(err);
      }
      readQueue.length = 0;
    });
    const iterator = () => ({
      next: async () => {
        if (!pushQueue.length) {
          if (done) {
            return { value: void 0, done: true };
          }
          return new Promise((resolve2, reject) => readQueue.push({ resolve: resolve2, reject })).then((event2) => event2 ? { value: event2, done: false } : { value: void 0, done: true });
        }
        const event = pushQueue.shift();
        if (!event) {
          return { value: void 0, done: true };
        }
        return { value: event, done: false };
      },
      return: async () => {
        this.abort();
        return { value: void 0, done: true };
      }
    });
    const stream = new Stream(iterator, this.controller);
    return stream.toReadableStream();
  }
  static runTools(client, params, options2) {
    const runner = new _ChatCompletionStreamingRunner(
      // @ts-expect-error TODO these types are incompatible
      params
    );
    const opts = {
      ...options2,
      headers: { ...options2?.headers, "X-Stainless-Helper-Method": "runTools" }
    };
    runner._run(() => runner._runTools(client, params, runner, opts));
    return runner;
  }
};

// node_modules/openai/resources/chat/completions/completions.mjs
var Completions = class extends APIResource {
  constructor() {
    super(...arguments);
    this.messages = new Messages(this._client);
  }
  create(body, options2) {
    return this._client.post("/chat/completions", {
      body,
      ...options2,
      stream: body.stream ?? false,
      __security: { bearerAuth: true }
    });
  }
  /**
   * Get a stored chat completion. Only Chat Completions that have been created with
   * the `store` parameter set to `true` will be returned.
   *
   * @example
   * ```ts
   * const chatCompletion =
   *   await client.chat.completions.retrieve('completion_id');
   * ```
   */
  retrieve(completionID, options2) {
    return this._client.get(path`/chat/completions/${completionID}`, {
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * Modify a stored chat completion. Only Chat Completions that have been created
   * with the `store` parameter set to `true` can be modified. Currently, the only
   * supported modification is to update the `metadata` field.
   *
   * @example
   * ```ts
   * const chatCompletion = await client.chat.completions.update(
   *   'completion_id',
   *   { metadata: { foo: 'string' } },
   * );
   * ```
   */
  update(completionID, body, options2) {
    return this._client.post(path`/chat/completions/${completionID}`, {
      body,
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * List stored Chat Completions. Only Chat Completions that have been stored with
   * the `store` parameter set to `true` will be returned.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const chatCompletion of client.chat.completions.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options2) {
    return this._client.getAPIList("/chat/completions", CursorPage, {
      query,
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * Delete a stored chat completion. Only Chat Completions that have been created
   * with the `store` parameter set to `true` can be deleted.
   *
   * @example
   * ```ts
   * const chatCompletionDeleted =
   *   await client.chat.completions.delete('completion_id');
   * ```
   */
  delete(completionID, options2) {
    return this._client.delete(path`/chat/completions/${completionID}`, {
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  parse(body, options2) {
    validateInputTools(body.tools);
    return this._client.chat.completions.create(body, {
      ...options2,
      headers: {
        ...options2?.headers,
        "X-Stainless-Helper-Method": "chat.completions.parse"
      }
    })._thenUnwrap((completion2) => parseChatCompletion(completion2, body));
  }
  runTools(body, options2) {
    if (body.stream) {
      return ChatCompletionStreamingRunner.runTools(this._client, body, options2);
    }
    return ChatCompletionRunner.runTools(this._client, body, options2);
  }
  /**
   * Creates a chat completion stream
   */
  stream(body, options2) {
    return ChatCompletionStream.createChatCompletion(this._client, body, options2);
  }
};
Completions.Messages = Messages;

// node_modules/openai/resources/chat/chat.mjs
var Chat = class extends APIResource {
  constructor() {
    super(...arguments);
    this.completions = new Completions(this._client);
  }
};
Chat.Completions = Completions;

// node_modules/openai/resources/admin/organization/admin-api-keys.mjs
var AdminAPIKeys = class extends APIResource {
  /**
   * Create an organization admin API key
   *
   * @example
   * ```ts
   * const adminAPIKey =
   *   await client.admin.organization.adminAPIKeys.create({
   *     name: 'New Admin Key',
   *   });
   * ```
   */
  create(body, options2) {
    return this._client.post("/organization/admin_api_keys", {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Retrieve a single organization API key
   *
   * @example
   * ```ts
   * const adminAPIKey =
   *   await client.admin.organization.adminAPIKeys.retrieve(
   *     'key_id',
   *   );
   * ```
   */
  retrieve(keyID, options2) {
    return this._client.get(path`/organization/admin_api_keys/${keyID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * List organization API keys
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const adminAPIKey of client.admin.organization.adminAPIKeys.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options2) {
    return this._client.getAPIList("/organization/admin_api_keys", CursorPage, {
      query,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Delete an organization admin API key
   *
   * @example
   * ```ts
   * const adminAPIKey =
   *   await client.admin.organization.adminAPIKeys.delete(
   *     'key_id',
   *   );
   * ```
   */
  delete(keyID, options2) {
    return this._client.delete(path`/organization/admin_api_keys/${keyID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
};

// node_modules/openai/resources/admin/organization/audit-logs.mjs
var AuditLogs = class extends APIResource {
  /**
   * List user actions and configuration changes within this organization.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const auditLogListResponse of client.admin.organization.auditLogs.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options2) {
    return this._client.getAPIList("/organization/audit_logs", ConversationCursorPage, {
      query,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
};

// node_modules/openai/resources/admin/organization/certificates.mjs
var Certificates = class extends APIResource {
  /**
   * Upload a certificate to the organization. This does **not** automatically
   * activate the certificate.
   *
   * Organizations can upload up to 50 certificates.
   *
   * @example
   * ```ts
   * const certificate =
   *   await client.admin.organization.certificates.create({
   *     certificate: 'certificate',
   *   });
   * ```
   */
  create(body, options2) {
    return this._client.post("/organization/certificates", {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Get a certificate that has been uploaded to the organization.
   *
   * You can get a certificate regardless of whether it is active or not.
   *
   * @example
   * ```ts
   * const certificate =
   *   await client.admin.organization.certificates.retrieve(
   *     'certificate_id',
   *   );
   * ```
   */
  retrieve(certificateID, query = {}, options2) {
    return this._client.get(path`/organization/certificates/${certificateID}`, {
      query,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Modify a certificate. Note that only the name can be modified.
   *
   * @example
   * ```ts
   * const certificate =
   *   await client.admin.organization.certificates.update(
   *     'certificate_id',
   *   );
   * ```
   */
  update(certificateID, body, options2) {
    return this._client.post(path`/organization/certificates/${certificateID}`, {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * List uploaded certificates for this organization.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const certificateListResponse of client.admin.organization.certificates.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options2) {
    return this._client.getAPIList("/organization/certificates", ConversationCursorPage, { query, ...options2, __security: { adminAPIKeyAuth: true } });
  }
  /**
   * Delete a certificate from the organization.
   *
   * The certificate must be inactive for the organization and all projects.
   *
   * @example
   * ```ts
   * const certificate =
   *   await client.admin.organization.certificates.delete(
   *     'certificate_id',
   *   );
   * ```
   */
  delete(certificateID, options2) {
    return this._client.delete(path`/organization/certificates/${certificateID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Activate certificates at the organization level.
   *
   * You can atomically and idempotently activate up to 10 certificates at a time.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const certificateActivateResponse of client.admin.organization.certificates.activate(
   *   { certificate_ids: ['cert_abc'] },
   * )) {
   *   // ...
   * }
   * ```
   */
  activate(body, options2) {
    return this._client.getAPIList("/organization/certificates/activate", Page, {
      body,
      method: "post",
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Deactivate certificates at the organization level.
   *
   * You can atomically and idempotently deactivate up to 10 certificates at a time.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const certificateDeactivateResponse of client.admin.organization.certificates.deactivate(
   *   { certificate_ids: ['cert_abc'] },
   * )) {
   *   // ...
   * }
   * ```
   */
  deactivate(body, options2) {
    return this._client.getAPIList("/organization/certificates/deactivate", Page, { body, method: "post", ...options2, __security: { adminAPIKeyAuth: true } });
  }
};

// node_modules/openai/resources/admin/organization/data-retention.mjs
var DataRetention = class extends APIResource {
  /**
   * Retrieves organization data retention controls.
   *
   * @example
   * ```ts
   * const organizationDataRetention =
   *   await client.admin.organization.dataRetention.retrieve();
   * ```
   */
  retrieve(options2) {
    return this._client.get("/organization/data_retention", {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Updates organization data retention controls.
   *
   * @example
   * ```ts
   * const organizationDataRetention =
   *   await client.admin.organization.dataRetention.update({
   *     retention_type: 'zero_data_retention',
   *   });
   * ```
   */
  update(body, options2) {
    return this._client.post("/organization/data_retention", {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
};

// node_modules/openai/resources/admin/organization/invites.mjs
var Invites = class extends APIResource {
  /**
   * Create an invite for a user to the organization. The invite must be accepted by
   * the user before they have access to the organization.
   *
   * @example
   * ```ts
   * const invite =
   *   await client.admin.organization.invites.create({
   *     email: 'email',
   *     role: 'reader',
   *   });
   * ```
   */
  create(body, options2) {
    return this._client.post("/organization/invites", {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Retrieves an invite.
   *
   * @example
   * ```ts
   * const invite =
   *   await client.admin.organization.invites.retrieve(
   *     'invite_id',
   *   );
   * ```
   */
  retrieve(inviteID, options2) {
    return this._client.get(path`/organization/invites/${inviteID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Returns a list of invites in the organization.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const invite of client.admin.organization.invites.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options2) {
    return this._client.getAPIList("/organization/invites", ConversationCursorPage, {
      query,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Delete an invite. If the invite has already been accepted, it cannot be deleted.
   *
   * @example
   * ```ts
   * const invite =
   *   await client.admin.organization.invites.delete(
   *     'invite_id',
   *   );
   * ```
   */
  delete(inviteID, options2) {
    return this._client.delete(path`/organization/invites/${inviteID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
};

// node_modules/openai/resources/admin/organization/roles.mjs
var Roles = class extends APIResource {
  /**
   * Creates a custom role for the organization.
   *
   * @example
   * ```ts
   * const role = await client.admin.organization.roles.create({
   *   permissions: ['string'],
   *   role_name: 'role_name',
   * });
   * ```
   */
  create(body, options2) {
    return this._client.post("/organization/roles", {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Retrieves an organization role.
   *
   * @example
   * ```ts
   * const role = await client.admin.organization.roles.retrieve(
   *   'role_id',
   * );
   * ```
   */
  retrieve(roleID, options2) {
    return this._client.get(path`/organization/roles/${roleID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Updates an existing organization role.
   *
   * @example
   * ```ts
   * const role = await client.admin.organization.roles.update(
   *   'role_id',
   * );
   * ```
   */
  update(roleID, body, options2) {
    return this._client.post(path`/organization/roles/${roleID}`, {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Lists the roles configured for the organization.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const role of client.admin.organization.roles.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options2) {
    return this._client.getAPIList("/organization/roles", NextCursorPage, {
      query,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Deletes a custom role from the organization.
   *
   * @example
   * ```ts
   * const role = await client.admin.organization.roles.delete(
   *   'role_id',
   * );
   * ```
   */
  delete(roleID, options2) {
    return this._client.delete(path`/organization/roles/${roleID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
};

// node_modules/openai/resources/admin/organization/spend-alerts.mjs
var SpendAlerts = class extends APIResource {
  /**
   * Creates an organization spend alert.
   *
   * @example
   * ```ts
   * const organizationSpendAlert =
   *   await client.admin.organization.spendAlerts.create({
   *     currency: 'USD',
   *     interval: 'month',
   *     notification_channel: {
   *       recipients: ['string'],
   *       type: 'email',
   *     },
   *     threshold_amount: 0,
   *   });
   * ```
   */
  create(body, options2) {
    return this._client.post("/organization/spend_alerts", {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Retrieves an organization spend alert.
   *
   * @example
   * ```ts
   * const organizationSpendAlert =
   *   await client.admin.organization.spendAlerts.retrieve(
   *     'alert_id',
   *   );
   * ```
   */
  retrieve(alertID, options2) {
    return this._client.get(path`/organization/spend_alerts/${alertID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Updates an organization spend alert.
   *
   * @example
   * ```ts
   * const organizationSpendAlert =
   *   await client.admin.organization.spendAlerts.update(
   *     'alert_id',
   *     {
   *       currency: 'USD',
   *       interval: 'month',
   *       notification_channel: {
   *         recipients: ['string'],
   *         type: 'email',
   *       },
   *       threshold_amount: 0,
   *     },
   *   );
   * ```
   */
  update(alertID, body, options2) {
    return this._client.post(path`/organization/spend_alerts/${alertID}`, {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Lists organization spend alerts.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const organizationSpendAlert of client.admin.organization.spendAlerts.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options2) {
    return this._client.getAPIList("/organization/spend_alerts", ConversationCursorPage, { query, ...options2, __security: { adminAPIKeyAuth: true } });
  }
  /**
   * Deletes an organization spend alert.
   *
   * @example
   * ```ts
   * const organizationSpendAlertDeleted =
   *   await client.admin.organization.spendAlerts.delete(
   *     'alert_id',
   *   );
   * ```
   */
  delete(alertID, options2) {
    return this._client.delete(path`/organization/spend_alerts/${alertID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
};

// node_modules/openai/resources/admin/organization/spend-limit.mjs
var SpendLimit = class extends APIResource {
  /**
   * Get the organization's hard spend limit.
   *
   * @example
   * ```ts
   * const organizationSpendLimit =
   *   await client.admin.organization.spendLimit.retrieve();
   * ```
   */
  retrieve(options2) {
    return this._client.get("/organization/spend_limit", {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Create or replace the organization's hard spend limit.
   *
   * @example
   * ```ts
   * const organizationSpendLimit =
   *   await client.admin.organization.spendLimit.update({
   *     currency: 'USD',
   *     interval: 'month',
   *     threshold_amount: 1,
   *   });
   * ```
   */
  update(body, options2) {
    return this._client.post("/organization/spend_limit", {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Delete the organization's hard spend limit.
   *
   * @example
   * ```ts
   * const organizationSpendLimitDeleted =
   *   await client.admin.organization.spendLimit.delete();
   * ```
   */
  delete(options2) {
    return this._client.delete("/organization/spend_limit", {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
};

// node_modules/openai/resources/admin/organization/usage.mjs
var Usage = class extends APIResource {
  /**
   * Get audio speeches usage details for the organization.
   *
   * @example
   * ```ts
   * const response =
   *   await client.admin.organization.usage.audioSpeeches({
   *     start_time: 0,
   *   });
   * ```
   */
  audioSpeeches(query, options2) {
    return this._client.get("/organization/usage/audio_speeches", {
      query,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Get audio transcriptions usage details for the organization.
   *
   * @example
   * ```ts
   * const response =
   *   await client.admin.organization.usage.audioTranscriptions(
   *     { start_time: 0 },
   *   );
   * ```
   */
  audioTranscriptions(query, options2) {
    return this._client.get("/organization/usage/audio_transcriptions", {
      query,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Get code interpreter sessions usage details for the organization.
   *
   * @example
   * ```ts
   * const response =
   *   await client.admin.organization.usage.codeInterpreterSessions(
   *     { start_time: 0 },
   *   );
   * ```
   */
  codeInterpreterSessions(query, options2) {
    return this._client.get("/organization/usage/code_interpreter_sessions", {
      query,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Get completions usage details for the organization.
   *
   * @example
   * ```ts
   * const response =
   *   await client.admin.organization.usage.completions({
   *     start_time: 0,
   *   });
   * ```
   */
  completions(query, options2) {
    return this._client.get("/organization/usage/completions", {
      query,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Get costs details for the organization.
   *
   * @example
   * ```ts
   * const response =
   *   await client.admin.organization.usage.costs({
   *     start_time: 0,
   *   });
   * ```
   */
  costs(query, options2) {
    return this._client.get("/organization/costs", {
      query,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Get embeddings usage details for the organization.
   *
   * @example
   * ```ts
   * const response =
   *   await client.admin.organization.usage.embeddings({
   *     start_time: 0,
   *   });
   * ```
   */
  embeddings(query, options2) {
    return this._client.get("/organization/usage/embeddings", {
      query,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Get file search calls usage details for the organization.
   *
   * @example
   * ```ts
   * const response =
   *   await client.admin.organization.usage.fileSearchCalls({
   *     start_time: 0,
   *   });
   * ```
   */
  fileSearchCalls(query, options2) {
    return this._client.get("/organization/usage/file_search_calls", {
      query,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Get images usage details for the organization.
   *
   * @example
   * ```ts
   * const response =
   *   await client.admin.organization.usage.images({
   *     start_time: 0,
   *   });
   * ```
   */
  images(query, options2) {
    return this._client.get("/organization/usage/images", {
      query,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Get moderations usage details for the organization.
   *
   * @example
   * ```ts
   * const response =
   *   await client.admin.organization.usage.moderations({
   *     start_time: 0,
   *   });
   * ```
   */
  moderations(query, options2) {
    return this._client.get("/organization/usage/moderations", {
      query,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Get vector stores usage details for the organization.
   *
   * @example
   * ```ts
   * const response =
   *   await client.admin.organization.usage.vectorStores({
   *     start_time: 0,
   *   });
   * ```
   */
  vectorStores(query, options2) {
    return this._client.get("/organization/usage/vector_stores", {
      query,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Get web search calls usage details for the organization.
   *
   * @example
   * ```ts
   * const response =
   *   await client.admin.organization.usage.webSearchCalls({
   *     start_time: 0,
   *   });
   * ```
   */
  webSearchCalls(query, options2) {
    return this._client.get("/organization/usage/web_search_calls", {
      query,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
};

// node_modules/openai/resources/admin/organization/groups/roles.mjs
var Roles2 = class extends APIResource {
  /**
   * Assigns an organization role to a group within the organization.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.groups.roles.create(
   *     'group_id',
   *     { role_id: 'role_id' },
   *   );
   * ```
   */
  create(groupID, body, options2) {
    return this._client.post(path`/organization/groups/${groupID}/roles`, {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Retrieves an organization role assigned to a group.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.groups.roles.retrieve(
   *     'role_id',
   *     { group_id: 'group_id' },
   *   );
   * ```
   */
  retrieve(roleID, params, options2) {
    const { group_id } = params;
    return this._client.get(path`/organization/groups/${group_id}/roles/${roleID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Lists the organization roles assigned to a group within the organization.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const roleListResponse of client.admin.organization.groups.roles.list(
   *   'group_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(groupID, query = {}, options2) {
    return this._client.getAPIList(path`/organization/groups/${groupID}/roles`, NextCursorPage, { query, ...options2, __security: { adminAPIKeyAuth: true } });
  }
  /**
   * Unassigns an organization role from a group within the organization.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.groups.roles.delete(
   *     'role_id',
   *     { group_id: 'group_id' },
   *   );
   * ```
   */
  delete(roleID, params, options2) {
    const { group_id } = params;
    return this._client.delete(path`/organization/groups/${group_id}/roles/${roleID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
};

// node_modules/openai/resources/admin/organization/groups/users.mjs
var Users = class extends APIResource {
  /**
   * Adds a user to a group.
   *
   * @example
   * ```ts
   * const user =
   *   await client.admin.organization.groups.users.create(
   *     'group_id',
   *     { user_id: 'user_id' },
   *   );
   * ```
   */
  create(groupID, body, options2) {
    return this._client.post(path`/organization/groups/${groupID}/users`, {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Retrieves a user in a group.
   *
   * @example
   * ```ts
   * const user =
   *   await client.admin.organization.groups.users.retrieve(
   *     'user_id',
   *     { group_id: 'group_id' },
   *   );
   * ```
   */
  retrieve(userID, params, options2) {
    const { group_id } = params;
    return this._client.get(path`/organization/groups/${group_id}/users/${userID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Lists the users assigned to a group.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const organizationGroupUser of client.admin.organization.groups.users.list(
   *   'group_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(groupID, query = {}, options2) {
    return this._client.getAPIList(path`/organization/groups/${groupID}/users`, NextCursorPage, { query, ...options2, __security: { adminAPIKeyAuth: true } });
  }
  /**
   * Removes a user from a group.
   *
   * @example
   * ```ts
   * const user =
   *   await client.admin.organization.groups.users.delete(
   *     'user_id',
   *     { group_id: 'group_id' },
   *   );
   * ```
   */
  delete(userID, params, options2) {
    const { group_id } = params;
    return this._client.delete(path`/organization/groups/${group_id}/users/${userID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
};

// node_modules/openai/resources/admin/organization/groups/groups.mjs
var Groups = class extends APIResource {
  constructor() {
    super(...arguments);
    this.users = new Users(this._client);
    this.roles = new Roles2(this._client);
  }
  /**
   * Creates a new group in the organization.
   *
   * @example
   * ```ts
   * const group = await client.admin.organization.groups.create(
   *   { name: 'x' },
   * );
   * ```
   */
  create(body, options2) {
    return this._client.post("/organization/groups", {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Retrieves a group.
   *
   * @example
   * ```ts
   * const group =
   *   await client.admin.organization.groups.retrieve(
   *     'group_id',
   *   );
   * ```
   */
  retrieve(groupID, options2) {
    return this._client.get(path`/organization/groups/${groupID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Updates a group's information.
   *
   * @example
   * ```ts
   * const group = await client.admin.organization.groups.update(
   *   'group_id',
   *   { name: 'x' },
   * );
   * ```
   */
  update(groupID, body, options2) {
    return this._client.post(path`/organization/groups/${groupID}`, {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Lists all groups in the organization.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const group of client.admin.organization.groups.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options2) {
    return this._client.getAPIList("/organization/groups", NextCursorPage, {
      query,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Deletes a group from the organization.
   *
   * @example
   * ```ts
   * const group = await client.admin.organization.groups.delete(
   *   'group_id',
   * );
   * ```
   */
  delete(groupID, options2) {
    return this._client.delete(path`/organization/groups/${groupID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
};
Groups.Users = Users;
Groups.Roles = Roles2;

// node_modules/openai/resources/admin/organization/projects/api-keys.mjs
var APIKeys = class extends APIResource {
  /**
   * Retrieves an API key in the project.
   *
   * @example
   * ```ts
   * const projectAPIKey =
   *   await client.admin.organization.projects.apiKeys.retrieve(
   *     'api_key_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  retrieve(apiKeyID, params, options2) {
    const { project_id } = params;
    return this._client.get(path`/organization/projects/${project_id}/api_keys/${apiKeyID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Returns a list of API keys in the project.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const projectAPIKey of client.admin.organization.projects.apiKeys.list(
   *   'project_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(projectID, query = {}, options2) {
    return this._client.getAPIList(path`/organization/projects/${projectID}/api_keys`, ConversationCursorPage, { query, ...options2, __security: { adminAPIKeyAuth: true } });
  }
  /**
   * Deletes an API key from the project.
   *
   * Returns confirmation of the key deletion, or an error if the key belonged to a
   * service account.
   *
   * @example
   * ```ts
   * const apiKey =
   *   await client.admin.organization.projects.apiKeys.delete(
   *     'api_key_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  delete(apiKeyID, params, options2) {
    const { project_id } = params;
    return this._client.delete(path`/organization/projects/${project_id}/api_keys/${apiKeyID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
};

// node_modules/openai/resources/admin/organization/projects/certificates.mjs
var Certificates2 = class extends APIResource {
  /**
   * List certificates for this project.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const certificateListResponse of client.admin.organization.projects.certificates.list(
   *   'project_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(projectID, query = {}, options2) {
    return this._client.getAPIList(path`/organization/projects/${projectID}/certificates`, ConversationCursorPage, { query, ...options2, __security: { adminAPIKeyAuth: true } });
  }
  /**
   * Activate certificates at the project level.
   *
   * You can atomically and idempotently activate up to 10 certificates at a time.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const certificateActivateResponse of client.admin.organization.projects.certificates.activate(
   *   'project_id',
   *   { certificate_ids: ['cert_abc'] },
   * )) {
   *   // ...
   * }
   * ```
   */
  activate(projectID, body, options2) {
    return this._client.getAPIList(path`/organization/projects/${projectID}/certificates/activate`, Page, { body, method: "post", ...options2, __security: { adminAPIKeyAuth: true } });
  }
  /**
   * Deactivate certificates at the project level. You can atomically and
   * idempotently deactivate up to 10 certificates at a time.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const certificateDeactivateResponse of client.admin.organization.projects.certificates.deactivate(
   *   'project_id',
   *   { certificate_ids: ['cert_abc'] },
   * )) {
   *   // ...
   * }
   * ```
   */
  deactivate(projectID, body, options2) {
    return this._client.getAPIList(path`/organization/projects/${projectID}/certificates/deactivate`, Page, { body, method: "post", ...options2, __security: { adminAPIKeyAuth: true } });
  }
};

// node_modules/openai/resources/admin/organization/projects/data-retention.mjs
var DataRetention2 = class extends APIResource {
  /**
   * Retrieves project data retention controls.
   *
   * @example
   * ```ts
   * const projectDataRetention =
   *   await client.admin.organization.projects.dataRetention.retrieve(
   *     'project_id',
   *   );
   * ```
   */
  retrieve(projectID, options2) {
    return this._client.get(path`/organization/projects/${projectID}/data_retention`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Updates project data retention controls.
   *
   * @example
   * ```ts
   * const projectDataRetention =
   *   await client.admin.organization.projects.dataRetention.update(
   *     'project_id',
   *     { retention_type: 'organization_default' },
   *   );
   * ```
   */
  update(projectID, body, options2) {
    return this._client.post(path`/organization/projects/${projectID}/data_retention`, {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
};

// node_modules/openai/resources/admin/organization/projects/hosted-tool-permissions.mjs
var HostedToolPermissions = class extends APIResource {
  /**
   * Returns hosted tool permissions for a project.
   *
   * @example
   * ```ts
   * const projectHostedToolPermissions =
   *   await client.admin.organization.projects.hostedToolPermissions.retrieve(
   *     'project_id',
   *   );
   * ```
   */
  retrieve(projectID, options2) {
    return this._client.get(path`/organization/projects/${projectID}/hosted_tool_permissions`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Updates hosted tool permissions for a project.
   *
   * @example
   * ```ts
   * const projectHostedToolPermissions =
   *   await client.admin.organization.projects.hostedToolPermissions.update(
   *     'project_id',
   *   );
   * ```
   */
  update(projectID, body, options2) {
    return this._client.post(path`/organization/projects/${projectID}/hosted_tool_permissions`, {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
};

// node_modules/openai/resources/admin/organization/projects/model-permissions.mjs
var ModelPermissions = class extends APIResource {
  /**
   * Returns model permissions for a project.
   *
   * @example
   * ```ts
   * const projectModelPermissions =
   *   await client.admin.organization.projects.modelPermissions.retrieve(
   *     'project_id',
   *   );
   * ```
   */
  retrieve(projectID, options2) {
    return this._client.get(path`/organization/projects/${projectID}/model_permissions`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Updates model permissions for a project.
   *
   * @example
   * ```ts
   * const projectModelPermissions =
   *   await client.admin.organization.projects.modelPermissions.update(
   *     'project_id',
   *     { mode: 'allow_list', model_ids: ['string'] },
   *   );
   * ```
   */
  update(projectID, body, options2) {
    return this._client.post(path`/organization/projects/${projectID}/model_permissions`, {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Deletes model permissions for a project.
   *
   * @example
   * ```ts
   * const projectModelPermissionsDeleted =
   *   await client.admin.organization.projects.modelPermissions.delete(
   *     'project_id',
   *   );
   * ```
   */
  delete(projectID, options2) {
    return this._client.delete(path`/organization/projects/${projectID}/model_permissions`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
};

// node_modules/openai/resources/admin/organization/projects/rate-limits.mjs
var RateLimits = class extends APIResource {
  /**
   * Returns the rate limits per model for a project.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const projectRateLimit of client.admin.organization.projects.rateLimits.listRateLimits(
   *   'project_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  listRateLimits(projectID, query = {}, options2) {
    return this._client.getAPIList(path`/organization/projects/${projectID}/rate_limits`, ConversationCursorPage, { query, ...options2, __security: { adminAPIKeyAuth: true } });
  }
  /**
   * Updates a project rate limit.
   *
   * @example
   * ```ts
   * const projectRateLimit =
   *   await client.admin.organization.projects.rateLimits.updateRateLimit(
   *     'rate_limit_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  updateRateLimit(rateLimitID, params, options2) {
    const { project_id, ...body } = params;
    return this._client.post(path`/organization/projects/${project_id}/rate_limits/${rateLimitID}`, {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
};

// node_modules/openai/resources/admin/organization/projects/roles.mjs
var Roles3 = class extends APIResource {
  /**
   * Creates a custom role for a project.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.projects.roles.create(
   *     'project_id',
   *     { permissions: ['string'], role_name: 'role_name' },
   *   );
   * ```
   */
  create(projectID, body, options2) {
    return this._client.post(path`/projects/${projectID}/roles`, {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Retrieves a project role.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.projects.roles.retrieve(
   *     'role_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  retrieve(roleID, params, options2) {
    const { project_id } = params;
    return this._client.get(path`/projects/${project_id}/roles/${roleID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Updates an existing project role.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.projects.roles.update(
   *     'role_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  update(roleID, params, options2) {
    const { project_id, ...body } = params;
    return this._client.post(path`/projects/${project_id}/roles/${roleID}`, {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Lists the roles configured for a project.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const role of client.admin.organization.projects.roles.list(
   *   'project_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(projectID, query = {}, options2) {
    return this._client.getAPIList(path`/projects/${projectID}/roles`, NextCursorPage, {
      query,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Deletes a custom role from a project.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.projects.roles.delete(
   *     'role_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  delete(roleID, params, options2) {
    const { project_id } = params;
    return this._client.delete(path`/projects/${project_id}/roles/${roleID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
};

// node_modules/openai/resources/admin/organization/projects/spend-alerts.mjs
var SpendAlerts2 = class extends APIResource {
  /**
   * Creates a project spend alert.
   *
   * @example
   * ```ts
   * const projectSpendAlert =
   *   await client.admin.organization.projects.spendAlerts.create(
   *     'project_id',
   *     {
   *       currency: 'USD',
   *       interval: 'month',
   *       notification_channel: {
   *         recipients: ['string'],
   *         type: 'email',
   *       },
   *       threshold_amount: 0,
   *     },
   *   );
   * ```
   */
  create(projectID, body, options2) {
    return this._client.post(path`/organization/projects/${projectID}/spend_alerts`, {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Retrieves a project spend alert.
   *
   * @example
   * ```ts
   * const projectSpendAlert =
   *   await client.admin.organization.projects.spendAlerts.retrieve(
   *     'alert_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  retrieve(alertID, params, options2) {
    const { project_id } = params;
    return this._client.get(path`/organization/projects/${project_id}/spend_alerts/${alertID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Updates a project spend alert.
   *
   * @example
   * ```ts
   * const projectSpendAlert =
   *   await client.admin.organization.projects.spendAlerts.update(
   *     'alert_id',
   *     {
   *       project_id: 'project_id',
   *       currency: 'USD',
   *       interval: 'month',
   *       notification_channel: {
   *         recipients: ['string'],
   *         type: 'email',
   *       },
   *       threshold_amount: 0,
   *     },
   *   );
   * ```
   */
  update(alertID, params, options2) {
    const { project_id, ...body } = params;
    return this._client.post(path`/organization/projects/${project_id}/spend_alerts/${alertID}`, {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Lists project spend alerts.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const projectSpendAlert of client.admin.organization.projects.spendAlerts.list(
   *   'project_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(projectID, query = {}, options2) {
    return this._client.getAPIList(path`/organization/projects/${projectID}/spend_alerts`, ConversationCursorPage, { query, ...options2, __security: { adminAPIKeyAuth: true } });
  }
  /**
   * Deletes a project spend alert.
   *
   * @example
   * ```ts
   * const projectSpendAlertDeleted =
   *   await client.admin.organization.projects.spendAlerts.delete(
   *     'alert_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  delete(alertID, params, options2) {
    const { project_id } = params;
    return this._client.delete(path`/organization/projects/${project_id}/spend_alerts/${alertID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
};

// node_modules/openai/resources/admin/organization/projects/spend-limit.mjs
var SpendLimit2 = class extends APIResource {
  /**
   * Get a project's hard spend limit.
   *
   * @example
   * ```ts
   * const projectSpendLimit =
   *   await client.admin.organization.projects.spendLimit.retrieve(
   *     'proj_123',
   *   );
   * ```
   */
  retrieve(projectID, options2) {
    return this._client.get(path`/organization/projects/${projectID}/spend_limit`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Create or replace a project's hard spend limit.
   *
   * @example
   * ```ts
   * const projectSpendLimit =
   *   await client.admin.organization.projects.spendLimit.update(
   *     'proj_123',
   *     {
   *       currency: 'USD',
   *       interval: 'month',
   *       threshold_amount: 1,
   *     },
   *   );
   * ```
   */
  update(projectID, body, options2) {
    return this._client.post(path`/organization/projects/${projectID}/spend_limit`, {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Delete a project's hard spend limit.
   *
   * @example
   * ```ts
   * const projectSpendLimitDeleted =
   *   await client.admin.organization.projects.spendLimit.delete(
   *     'proj_123',
   *   );
   * ```
   */
  delete(projectID, options2) {
    return this._client.delete(path`/organization/projects/${projectID}/spend_limit`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
};

// node_modules/openai/resources/admin/organization/projects/groups/roles.mjs
var Roles4 = class extends APIResource {
  /**
   * Assigns a project role to a group within a project.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.projects.groups.roles.create(
   *     'group_id',
   *     { project_id: 'project_id', role_id: 'role_id' },
   *   );
   * ```
   */
  create(groupID, params, options2) {
    const { project_id, ...body } = params;
    return this._client.post(path`/projects/${project_id}/groups/${groupID}/roles`, {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Retrieves a project role assigned to a group.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.projects.groups.roles.retrieve(
   *     'role_id',
   *     { project_id: 'project_id', group_id: 'group_id' },
   *   );
   * ```
   */
  retrieve(roleID, params, options2) {
    const { project_id, group_id } = params;
    return this._client.get(path`/projects/${project_id}/groups/${group_id}/roles/${roleID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Lists the project roles assigned to a group within a project.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const roleListResponse of client.admin.organization.projects.groups.roles.list(
   *   'group_id',
   *   { project_id: 'project_id' },
   * )) {
   *   // ...
   * }
   * ```
   */
  list(groupID, params, options2) {
    const { project_id, ...query } = params;
    return this._client.getAPIList(path`/projects/${project_id}/groups/${groupID}/roles`, NextCursorPage, { query, ...options2, __security: { adminAPIKeyAuth: true } });
  }
  /**
   * Unassigns a project role from a group within a project.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.projects.groups.roles.delete(
   *     'role_id',
   *     { project_id: 'project_id', group_id: 'group_id' },
   *   );
   * ```
   */
  delete(roleID, params, options2) {
    const { project_id, group_id } = params;
    return this._client.delete(path`/projects/${project_id}/groups/${group_id}/roles/${roleID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
};

// node_modules/openai/resources/admin/organization/projects/groups/groups.mjs
var Groups2 = class extends APIResource {
  constructor() {
    super(...arguments);
    this.roles = new Roles4(this._client);
  }
  /**
   * Grants a group access to a project.
   *
   * @example
   * ```ts
   * const projectGroup =
   *   await client.admin.organization.projects.groups.create(
   *     'project_id',
   *     { group_id: 'group_id', role: 'role' },
   *   );
   * ```
   */
  create(projectID, body, options2) {
    return this._client.post(path`/organization/projects/${projectID}/groups`, {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Retrieves a project's group.
   *
   * @example
   * ```ts
   * const projectGroup =
   *   await client.admin.organization.projects.groups.retrieve(
   *     'group_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  retrieve(groupID, params, options2) {
    const { project_id, ...query } = params;
    return this._client.get(path`/organization/projects/${project_id}/groups/${groupID}`, {
      query,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Lists the groups that have access to a project.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const projectGroup of client.admin.organization.projects.groups.list(
   *   'project_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(projectID, query = {}, options2) {
    return this._client.getAPIList(path`/organization/projects/${projectID}/groups`, NextCursorPage, { query, ...options2, __security: { adminAPIKeyAuth: true } });
  }
  /**
   * Revokes a group's access to a project.
   *
   * @example
   * ```ts
   * const group =
   *   await client.admin.organization.projects.groups.delete(
   *     'group_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  delete(groupID, params, options2) {
    const { project_id } = params;
    return this._client.delete(path`/organization/projects/${project_id}/groups/${groupID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
};
Groups2.Roles = Roles4;

// node_modules/openai/resources/admin/organization/projects/service-accounts/api-keys.mjs
var APIKeys2 = class extends APIResource {
  /**
   * Creates an API key for a service account in the project.
   *
   * @example
   * ```ts
   * const apiKey =
   *   await client.admin.organization.projects.serviceAccounts.apiKeys.create(
   *     'service_account_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  create(serviceAccountID, params, options2) {
    const { project_id, ...body } = params;
    return this._client.post(path`/organization/projects/${project_id}/service_accounts/${serviceAccountID}/api_keys`, { body, ...options2, __security: { adminAPIKeyAuth: true } });
  }
};

// node_modules/openai/resources/admin/organization/projects/service-accounts/service-accounts.mjs
var ServiceAccounts = class extends APIResource {
  constructor() {
    super(...arguments);
    this.apiKeys = new APIKeys2(this._client);
  }
  /**
   * Creates a new service account in the project. By default, this also returns an
   * unredacted API key for the service account.
   *
   * @example
   * ```ts
   * const serviceAccount =
   *   await client.admin.organization.projects.serviceAccounts.create(
   *     'project_id',
   *     { name: 'name' },
   *   );
   * ```
   */
  create(projectID, body, options2) {
    return this._client.post(path`/organization/projects/${projectID}/service_accounts`, {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Retrieves a service account in the project.
   *
   * @example
   * ```ts
   * const projectServiceAccount =
   *   await client.admin.organization.projects.serviceAccounts.retrieve(
   *     'service_account_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  retrieve(serviceAccountID, params, options2) {
    const { project_id } = params;
    return this._client.get(path`/organization/projects/${project_id}/service_accounts/${serviceAccountID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Updates a service account in the project.
   *
   * @example
   * ```ts
   * const projectServiceAccount =
   *   await client.admin.organization.projects.serviceAccounts.update(
   *     'service_account_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  update(serviceAccountID, params, options2) {
    const { project_id, ...body } = params;
    return this._client.post(path`/organization/projects/${project_id}/service_accounts/${serviceAccountID}`, { body, ...options2, __security: { adminAPIKeyAuth: true } });
  }
  /**
   * Returns a list of service accounts in the project.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const projectServiceAccount of client.admin.organization.projects.serviceAccounts.list(
   *   'project_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(projectID, query = {}, options2) {
    return this._client.getAPIList(path`/organization/projects/${projectID}/service_accounts`, ConversationCursorPage, { query, ...options2, __security: { adminAPIKeyAuth: true } });
  }
  /**
   * Deletes a service account from the project.
   *
   * Returns confirmation of service account deletion, or an error if the project is
   * archived (archived projects have no service accounts).
   *
   * @example
   * ```ts
   * const serviceAccount =
   *   await client.admin.organization.projects.serviceAccounts.delete(
   *     'service_account_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  delete(serviceAccountID, params, options2) {
    const { project_id } = params;
    return this._client.delete(path`/organization/projects/${project_id}/service_accounts/${serviceAccountID}`, { ...options2, __security: { adminAPIKeyAuth: true } });
  }
};
ServiceAccounts.APIKeys = APIKeys2;

// node_modules/openai/resources/admin/organization/projects/users/roles.mjs
var Roles5 = class extends APIResource {
  /**
   * Assigns a project role to a user within a project.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.projects.users.roles.create(
   *     'user_id',
   *     { project_id: 'project_id', role_id: 'role_id' },
   *   );
   * ```
   */
  create(userID, params, options2) {
    const { project_id, ...body } = params;
    return this._client.post(path`/projects/${project_id}/users/${userID}/roles`, {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Retrieves a project role assigned to a user.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.projects.users.roles.retrieve(
   *     'role_id',
   *     { project_id: 'project_id', user_id: 'user_id' },
   *   );
   * ```
   */
  retrieve(roleID, params, options2) {
    const { project_id, user_id } = params;
    return this._client.get(path`/projects/${project_id}/users/${user_id}/roles/${roleID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Lists the project roles assigned to a user within a project.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const roleListResponse of client.admin.organization.projects.users.roles.list(
   *   'user_id',
   *   { project_id: 'project_id' },
   * )) {
   *   // ...
   * }
   * ```
   */
  list(userID, params, options2) {
    const { project_id, ...query } = params;
    return this._client.getAPIList(path`/projects/${project_id}/users/${userID}/roles`, NextCursorPage, { query, ...options2, __security: { adminAPIKeyAuth: true } });
  }
  /**
   * Unassigns a project role from a user within a project.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.projects.users.roles.delete(
   *     'role_id',
   *     { project_id: 'project_id', user_id: 'user_id' },
   *   );
   * ```
   */
  delete(roleID, params, options2) {
    const { project_id, user_id } = params;
    return this._client.delete(path`/projects/${project_id}/users/${user_id}/roles/${roleID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
};

// node_modules/openai/resources/admin/organization/projects/users/users.mjs
var Users2 = class extends APIResource {
  constructor() {
    super(...arguments);
    this.roles = new Roles5(this._client);
  }
  /**
   * Adds a user to the project. Users must already be members of the organization to
   * be added to a project.
   *
   * @example
   * ```ts
   * const projectUser =
   *   await client.admin.organization.projects.users.create(
   *     'project_id',
   *     { role: 'role' },
   *   );
   * ```
   */
  create(projectID, body, options2) {
    return this._client.post(path`/organization/projects/${projectID}/users`, {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Retrieves a user in the project.
   *
   * @example
   * ```ts
   * const projectUser =
   *   await client.admin.organization.projects.users.retrieve(
   *     'user_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  retrieve(userID, params, options2) {
    const { project_id } = params;
    return this._client.get(path`/organization/projects/${project_id}/users/${userID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Modifies a user's role in the project.
   *
   * @example
   * ```ts
   * const projectUser =
   *   await client.admin.organization.projects.users.update(
   *     'user_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  update(userID, params, options2) {
    const { project_id, ...body } = params;
    return this._client.post(path`/organization/projects/${project_id}/users/${userID}`, {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Returns a list of users in the project.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const projectUser of client.admin.organization.projects.users.list(
   *   'project_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(projectID, query = {}, options2) {
    return this._client.getAPIList(path`/organization/projects/${projectID}/users`, ConversationCursorPage, { query, ...options2, __security: { adminAPIKeyAuth: true } });
  }
  /**
   * Deletes a user from the project.
   *
   * Returns confirmation of project user deletion, or an error if the project is
   * archived (archived projects have no users).
   *
   * @example
   * ```ts
   * const user =
   *   await client.admin.organization.projects.users.delete(
   *     'user_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  delete(userID, params, options2) {
    const { project_id } = params;
    return this._client.delete(path`/organization/projects/${project_id}/users/${userID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
};
Users2.Roles = Roles5;

// node_modules/openai/resources/admin/organization/projects/projects.mjs
var Projects = class extends APIResource {
  constructor() {
    super(...arguments);
    this.users = new Users2(this._client);
    this.serviceAccounts = new ServiceAccounts(this._client);
    this.apiKeys = new APIKeys(this._client);
    this.rateLimits = new RateLimits(this._client);
    this.modelPermissions = new ModelPermissions(this._client);
    this.hostedToolPermissions = new HostedToolPermissions(this._client);
    this.groups = new Groups2(this._client);
    this.roles = new Roles3(this._client);
    this.dataRetention = new DataRetention2(this._client);
    this.spendLimit = new SpendLimit2(this._client);
    this.spendAlerts = new SpendAlerts2(this._client);
    this.certificates = new Certificates2(this._client);
  }
  /**
   * Create a new project in the organization. Projects can be created and archived,
   * but cannot be deleted.
   *
   * @example
   * ```ts
   * const project =
   *   await client.admin.organization.projects.create({
   *     name: 'name',
   *   });
   * ```
   */
  create(body, options2) {
    return this._client.post("/organization/projects", {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Retrieves a project.
   *
   * @example
   * ```ts
   * const project =
   *   await client.admin.organization.projects.retrieve(
   *     'project_id',
   *   );
   * ```
   */
  retrieve(projectID, options2) {
    return this._client.get(path`/organization/projects/${projectID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Modifies a project in the organization.
   *
   * @example
   * ```ts
   * const project =
   *   await client.admin.organization.projects.update(
   *     'project_id',
   *   );
   * ```
   */
  update(projectID, body, options2) {
    return this._client.post(path`/organization/projects/${projectID}`, {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Returns a list of projects.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const project of client.admin.organization.projects.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options2) {
    return this._client.getAPIList("/organization/projects", ConversationCursorPage, {
      query,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Archives a project in the organization. Archived projects cannot be used or
   * updated.
   *
   * @example
   * ```ts
   * const project =
   *   await client.admin.organization.projects.archive(
   *     'project_id',
   *   );
   * ```
   */
  archive(projectID, options2) {
    return this._client.post(path`/organization/projects/${projectID}/archive`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
};
Projects.Users = Users2;
Projects.ServiceAccounts = ServiceAccounts;
Projects.APIKeys = APIKeys;
Projects.RateLimits = RateLimits;
Projects.ModelPermissions = ModelPermissions;
Projects.HostedToolPermissions = HostedToolPermissions;
Projects.Groups = Groups2;
Projects.Roles = Roles3;
Projects.DataRetention = DataRetention2;
Projects.SpendLimit = SpendLimit2;
Projects.SpendAlerts = SpendAlerts2;
Projects.Certificates = Certificates2;

// node_modules/openai/resources/admin/organization/users/roles.mjs
var Roles6 = class extends APIResource {
  /**
   * Assigns an organization role to a user within the organization.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.users.roles.create(
   *     'user_id',
   *     { role_id: 'role_id' },
   *   );
   * ```
   */
  create(userID, body, options2) {
    return this._client.post(path`/organization/users/${userID}/roles`, {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Retrieves an organization role assigned to a user.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.users.roles.retrieve(
   *     'role_id',
   *     { user_id: 'user_id' },
   *   );
   * ```
   */
  retrieve(roleID, params, options2) {
    const { user_id } = params;
    return this._client.get(path`/organization/users/${user_id}/roles/${roleID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Lists the organization roles assigned to a user within the organization.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const roleListResponse of client.admin.organization.users.roles.list(
   *   'user_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(userID, query = {}, options2) {
    return this._client.getAPIList(path`/organization/users/${userID}/roles`, NextCursorPage, { query, ...options2, __security: { adminAPIKeyAuth: true } });
  }
  /**
   * Unassigns an organization role from a user within the organization.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.users.roles.delete(
   *     'role_id',
   *     { user_id: 'user_id' },
   *   );
   * ```
   */
  delete(roleID, params, options2) {
    const { user_id } = params;
    return this._client.delete(path`/organization/users/${user_id}/roles/${roleID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
};

// node_modules/openai/resources/admin/organization/users/users.mjs
var Users3 = class extends APIResource {
  constructor() {
    super(...arguments);
    this.roles = new Roles6(this._client);
  }
  /**
   * Retrieves a user by their identifier.
   *
   * @example
   * ```ts
   * const organizationUser =
   *   await client.admin.organization.users.retrieve('user_id');
   * ```
   */
  retrieve(userID, options2) {
    return this._client.get(path`/organization/users/${userID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Modifies a user's role in the organization.
   *
   * @example
   * ```ts
   * const organizationUser =
   *   await client.admin.organization.users.update('user_id');
   * ```
   */
  update(userID, body, options2) {
    return this._client.post(path`/organization/users/${userID}`, {
      body,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Lists all of the users in the organization.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const organizationUser of client.admin.organization.users.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options2) {
    return this._client.getAPIList("/organization/users", ConversationCursorPage, {
      query,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * Deletes a user from the organization.
   *
   * @example
   * ```ts
   * const user = await client.admin.organization.users.delete(
   *   'user_id',
   * );
   * ```
   */
  delete(userID, options2) {
    return this._client.delete(path`/organization/users/${userID}`, {
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
};
Users3.Roles = Roles6;

// node_modules/openai/resources/admin/organization/organization.mjs
var Organization = class extends APIResource {
  constructor() {
    super(...arguments);
    this.auditLogs = new AuditLogs(this._client);
    this.adminAPIKeys = new AdminAPIKeys(this._client);
    this.usage = new Usage(this._client);
    this.invites = new Invites(this._client);
    this.users = new Users3(this._client);
    this.groups = new Groups(this._client);
    this.roles = new Roles(this._client);
    this.dataRetention = new DataRetention(this._client);
    this.spendLimit = new SpendLimit(this._client);
    this.spendAlerts = new SpendAlerts(this._client);
    this.certificates = new Certificates(this._client);
    this.projects = new Projects(this._client);
  }
};
Organization.AuditLogs = AuditLogs;
Organization.AdminAPIKeys = AdminAPIKeys;
Organization.Usage = Usage;
Organization.Invites = Invites;
Organization.Users = Users3;
Organization.Groups = Groups;
Organization.Roles = Roles;
Organization.DataRetention = DataRetention;
Organization.SpendLimit = SpendLimit;
Organization.SpendAlerts = SpendAlerts;
Organization.Certificates = Certificates;
Organization.Projects = Projects;

// node_modules/openai/resources/admin/admin.mjs
var Admin = class extends APIResource {
  constructor() {
    super(...arguments);
    this.organization = new Organization(this._client);
  }
};
Admin.Organization = Organization;

// node_modules/openai/resources/audio/speech.mjs
var Speech = class extends APIResource {
  /**
   * Generates audio from the input text.
   *
   * Returns the audio file content, or a stream of audio events.
   *
   * @example
   * ```ts
   * const speech = await client.audio.speech.create({
   *   input: 'input',
   *   model: 'tts-1',
   *   voice: 'alloy',
   * });
   *
   * const content = await speech.blob();
   * console.log(content);
   * ```
   */
  create(body, options2) {
    return this._client.post("/audio/speech", {
      body,
      ...options2,
      headers: buildHeaders([{ Accept: "application/octet-stream" }, options2?.headers]),
      __security: { bearerAuth: true },
      __binaryResponse: true
    });
  }
};

// node_modules/openai/resources/audio/transcriptions.mjs
var Transcriptions = class extends APIResource {
  create(body, options2) {
    return this._client.post("/audio/transcriptions", multipartFormRequestOptions({
      body,
      ...options2,
      stream: body.stream ?? false,
      __metadata: { model: body.model },
      __security: { bearerAuth: true }
    }, this._client));
  }
};

// node_modules/openai/resources/audio/translations.mjs
var Translations = class extends APIResource {
  create(body, options2) {
    return this._client.post("/audio/translations", multipartFormRequestOptions({ body, ...options2, __metadata: { model: body.model }, __security: { bearerAuth: true } }, this._client));
  }
};

// node_modules/openai/resources/audio/audio.mjs
var Audio = class extends APIResource {
  constructor() {
    super(...arguments);
    this.transcriptions = new Transcriptions(this._client);
    this.translations = new Translations(this._client);
    this.speech = new Speech(this._client);
  }
};
Audio.Transcriptions = Transcriptions;
Audio.Translations = Translations;
Audio.Speech = Speech;

// node_modules/openai/resources/batches.mjs
var Batches = class extends APIResource {
  /**
   * Creates and executes a batch from an uploaded file of requests
   */
  create(body, options2) {
    return this._client.post("/batches", { body, ...options2, __security: { bearerAuth: true } });
  }
  /**
   * Retrieves a batch.
   */
  retrieve(batchID, options2) {
    return this._client.get(path`/batches/${batchID}`, { ...options2, __security: { bearerAuth: true } });
  }
  /**
   * List your organization's batches.
   */
  list(query = {}, options2) {
    return this._client.getAPIList("/batches", CursorPage, {
      query,
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * Cancels an in-progress batch. The batch will be in status `cancelling` for up to
   * 10 minutes, before changing to `cancelled`, where it will have partial results
   * (if any) available in the output file.
   */
  cancel(batchID, options2) {
    return this._client.post(path`/batches/${batchID}/cancel`, {
      ...options2,
      __security: { bearerAuth: true }
    });
  }
};

// node_modules/openai/resources/beta/assistants.mjs
var Assistants = class extends APIResource {
  /**
   * Create an assistant with a model and instructions.
   *
   * @deprecated
   */
  create(body, options2) {
    return this._client.post("/assistants", {
      body,
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Retrieves an assistant.
   *
   * @deprecated
   */
  retrieve(assistantID, options2) {
    return this._client.get(path`/assistants/${assistantID}`, {
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Modifies an assistant.
   *
   * @deprecated
   */
  update(assistantID, body, options2) {
    return this._client.post(path`/assistants/${assistantID}`, {
      body,
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Returns a list of assistants.
   *
   * @deprecated
   */
  list(query = {}, options2) {
    return this._client.getAPIList("/assistants", CursorPage, {
      query,
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Delete an assistant.
   *
   * @deprecated
   */
  delete(assistantID, options2) {
    return this._client.delete(path`/assistants/${assistantID}`, {
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
};

// node_modules/openai/resources/beta/realtime/sessions.mjs
var Sessions = class extends APIResource {
  /**
   * Create an ephemeral API token for use in client-side applications with the
   * Realtime API. Can be configured with the same session parameters as the
   * `session.update` client event.
   *
   * It responds with a session object, plus a `client_secret` key which contains a
   * usable ephemeral API token that can be used to authenticate browser clients for
   * the Realtime API.
   *
   * @example
   * ```ts
   * const session =
   *   await client.beta.realtime.sessions.create();
   * ```
   */
  create(body, options2) {
    return this._client.post("/realtime/sessions", {
      body,
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
};

// node_modules/openai/resources/beta/realtime/transcription-sessions.mjs
var TranscriptionSessions = class extends APIResource {
  /**
   * Create an ephemeral API token for use in client-side applications with the
   * Realtime API specifically for realtime transcriptions. Can be configured with
   * the same session parameters as the `transcription_session.update` client event.
   *
   * It responds with a session object, plus a `client_secret` key which contains a
   * usable ephemeral API token that can be used to authenticate browser clients for
   * the Realtime API.
   *
   * @example
   * ```ts
   * const transcriptionSession =
   *   await client.beta.realtime.transcriptionSessions.create();
   * ```
   */
  create(body, options2) {
    return this._client.post("/realtime/transcription_sessions", {
      body,
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
};

// node_modules/openai/resources/beta/realtime/realtime.mjs
var Realtime = class extends APIResource {
  constructor() {
    super(...arguments);
    this.sessions = new Sessions(this._client);
    this.transcriptionSessions = new TranscriptionSessions(this._client);
  }
};
Realtime.Sessions = Sessions;
Realtime.TranscriptionSessions = TranscriptionSessions;

// node_modules/openai/resources/beta/chatkit/sessions.mjs
var Sessions2 = class extends APIResource {
  /**
   * Create a ChatKit session.
   *
   * @example
   * ```ts
   * const chatSession =
   *   await client.beta.chatkit.sessions.create({
   *     user: 'x',
   *     workflow: { id: 'id' },
   *   });
   * ```
   */
  create(body, options2) {
    return this._client.post("/chatkit/sessions", {
      body,
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Cancel an active ChatKit session and return its most recent metadata.
   *
   * Cancelling prevents new requests from using the issued client secret.
   *
   * @example
   * ```ts
   * const chatSession =
   *   await client.beta.chatkit.sessions.cancel('cksess_123');
   * ```
   */
  cancel(sessionID, options2) {
    return this._client.post(path`/chatkit/sessions/${sessionID}/cancel`, {
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
};

// node_modules/openai/resources/beta/chatkit/threads.mjs
var Threads = class extends APIResource {
  /**
   * Retrieve a ChatKit thread by its identifier.
   *
   * @example
   * ```ts
   * const chatkitThread =
   *   await client.beta.chatkit.threads.retrieve('cthr_123');
   * ```
   */
  retrieve(threadID, options2) {
    return this._client.get(path`/chatkit/threads/${threadID}`, {
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * List ChatKit threads with optional pagination and user filters.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const chatkitThread of client.beta.chatkit.threads.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options2) {
    return this._client.getAPIList("/chatkit/threads", ConversationCursorPage, {
      query,
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Delete a ChatKit thread along with its items and stored attachments.
   *
   * @example
   * ```ts
   * const thread = await client.beta.chatkit.threads.delete(
   *   'cthr_123',
   * );
   * ```
   */
  delete(threadID, options2) {
    return this._client.delete(path`/chatkit/threads/${threadID}`, {
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * List items that belong to a ChatKit thread.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const thread of client.beta.chatkit.threads.listItems(
   *   'cthr_123',
   * )) {
   *   // ...
   * }
   * ```
   */
  listItems(threadID, query = {}, options2) {
    return this._client.getAPIList(path`/chatkit/threads/${threadID}/items`, ConversationCursorPage, {
      query,
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
};

// node_modules/openai/resources/beta/chatkit/chatkit.mjs
var ChatKit = class extends APIResource {
  constructor() {
    super(...arguments);
    this.sessions = new Sessions2(this._client);
    this.threads = new Threads(this._client);
  }
};
ChatKit.Sessions = Sessions2;
ChatKit.Threads = Threads;

// node_modules/openai/resources/beta/responses/input-items.mjs
var InputItems = class extends APIResource {
  /**
   * Returns a list of input items for a given response.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const betaResponseItem of client.beta.responses.inputItems.list(
   *   'response_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(responseID, params = {}, options2) {
    const { betas, ...query } = params ?? {};
    return this._client.getAPIList(path`/responses/${responseID}/input_items?beta=true`, CursorPage, {
      query,
      ...options2,
      headers: buildHeaders([
        { ...betas?.toString() != null ? { "openai-beta": betas?.toString() } : void 0 },
        options2?.headers
      ]),
      __security: { bearerAuth: true }
    });
  }
};

// node_modules/openai/resources/beta/responses/input-tokens.mjs
var InputTokens = class extends APIResource {
  /**
   * Returns input token counts of the request.
   *
   * Returns an object with `object` set to `response.input_tokens` and an
   * `input_tokens` count.
   *
   * @example
   * ```ts
   * const response =
   *   await client.beta.responses.inputTokens.count();
   * ```
   */
  count(params = {}, options2) {
    const { betas, ...body } = params ?? {};
    return this._client.post("/responses/input_tokens?beta=true", {
      body,
      ...options2,
      headers: buildHeaders([
        { ...betas?.toString() != null ? { "openai-beta": betas?.toString() } : void 0 },
        options2?.headers
      ]),
      __security: { bearerAuth: true }
    });
  }
};

// node_modules/openai/resources/beta/responses/responses.mjs
var Responses = class extends APIResource {
  constructor() {
    super(...arguments);
    this.inputItems = new InputItems(this._client);
    this.inputTokens = new InputTokens(this._client);
  }
  create(params, options2) {
    const { betas, ...body } = params;
    return this._client.post("/responses?beta=true", {
      body,
      ...options2,
      headers: buildHeaders([
        { ...betas?.toString() != null ? { "openai-beta": betas?.toString() } : void 0 },
        options2?.headers
      ]),
      stream: params.stream ?? false,
      __security: { bearerAuth: true }
    });
  }
  retrieve(responseID, params = {}, options2) {
    const { betas, ...query } = params ?? {};
    return this._client.get(path`/responses/${responseID}?beta=true`, {
      query,
      ...options2,
      headers: buildHeaders([
        { ...betas?.toString() != null ? { "openai-beta": betas?.toString() } : void 0 },
        options2?.headers
      ]),
      stream: params?.stream ?? false,
      __security: { bearerAuth: true }
    });
  }
  /**
   * Deletes a model response with the given ID.
   *
   * @example
   * ```ts
   * await client.beta.responses.delete(
   *   'resp_677efb5139a88190b512bc3fef8e535d',
   * );
   * ```
   */
  delete(responseID, params = {}, options2) {
    const { betas } = params ?? {};
    return this._client.delete(path`/responses/${responseID}?beta=true`, {
      ...options2,
      headers: buildHeaders([
        { Accept: "*/*", ...betas?.toString() != null ? { "openai-beta": betas?.toString() } : void 0 },
        options2?.headers
      ]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Cancels a model response with the given ID. Only responses created with the
   * `background` parameter set to `true` can be cancelled.
   * [Learn more](https://platform.openai.com/docs/guides/background).
   *
   * @example
   * ```ts
   * const betaResponse = await client.beta.responses.cancel(
   *   'resp_677efb5139a88190b512bc3fef8e535d',
   * );
   * ```
   */
  cancel(responseID, params = {}, options2) {
    const { betas } = params ?? {};
    return this._client.post(path`/responses/${responseID}/cancel?beta=true`, {
      ...options2,
      headers: buildHeaders([
        { ...betas?.toString() != null ? { "openai-beta": betas?.toString() } : void 0 },
        options2?.headers
      ]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Compact a conversation. Returns a compacted response object.
   *
   * Learn when and how to compact long-running conversations in the
   * [conversation state guide](https://platform.openai.com/docs/guides/conversation-state#managing-the-context-window).
   * For ZDR-compatible compaction details, see
   * [Compaction (advanced)](https://platform.openai.com/docs/guides/conversation-state#compaction-advanced).
   *
   * @example
   * ```ts
   * const betaCompactedResponse =
   *   await client.beta.responses.compact({
   *     model: 'gpt-5.6-sol',
   *   });
   * ```
   */
  compact(params, options2) {
    const { betas, ...body } = params;
    return this._client.post("/responses/compact?beta=true", {
      body,
      ...options2,
      headers: buildHeaders([
        { ...betas?.toString() != null ? { "openai-beta": betas?.toString() } : void 0 },
        options2?.headers
      ]),
      __security: { bearerAuth: true }
    });
  }
};
Responses.InputItems = InputItems;
Responses.InputTokens = InputTokens;

// node_modules/openai/resources/beta/threads/messages.mjs
var Messages2 = class extends APIResource {
  /**
   * Create a message.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  create(threadID, body, options2) {
    return this._client.post(path`/threads/${threadID}/messages`, {
      body,
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Retrieve a message.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  retrieve(messageID, params, options2) {
    const { thread_id } = params;
    return this._client.get(path`/threads/${thread_id}/messages/${messageID}`, {
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Modifies a message.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  update(messageID, params, options2) {
    const { thread_id, ...body } = params;
    return this._client.post(path`/threads/${thread_id}/messages/${messageID}`, {
      body,
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Returns a list of messages for a given thread.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  list(threadID, query = {}, options2) {
    return this._client.getAPIList(path`/threads/${threadID}/messages`, CursorPage, {
      query,
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Deletes a message.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  delete(messageID, params, options2) {
    const { thread_id } = params;
    return this._client.delete(path`/threads/${thread_id}/messages/${messageID}`, {
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
};

// node_modules/openai/resources/beta/threads/runs/steps.mjs
var Steps = class extends APIResource {
  /**
   * Retrieves a run step.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  retrieve(stepID, params, options2) {
    const { thread_id, run_id, ...query } = params;
    return this._client.get(path`/threads/${thread_id}/runs/${run_id}/steps/${stepID}`, {
      query,
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Returns a list of run steps belonging to a run.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  list(runID, params, options2) {
    const { thread_id, ...query } = params;
    return this._client.getAPIList(path`/threads/${thread_id}/runs/${runID}/steps`, CursorPage, {
      query,
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
};

// node_modules/openai/internal/utils/base64.mjs
var toFloat32Array = (base64Str) => {
  if (typeof Buffer !== "undefined") {
    const buf = Buffer.from(base64Str, "base64");
    return Array.from(new Float32Array(buf.buffer, buf.byteOffset, buf.length / Float32Array.BYTES_PER_ELEMENT));
  } else {
    const binaryStr = atob(base64Str);
    const len = binaryStr.length;
    const bytes = new Uint8Array(len);
    for (let i = 0; i < len; i++) {
      bytes[i] = binaryStr.charCodeAt(i);
    }
    return Array.from(new Float32Array(bytes.buffer));
  }
};

// node_modules/openai/internal/utils/env.mjs
var readEnv = (env) => {
  if (typeof globalThis.process !== "undefined") {
    return globalThis.process.env?.[env]?.trim() || void 0;
  }
  if (typeof globalThis.Deno !== "undefined") {
    return globalThis.Deno.env?.get?.(env)?.trim() || void 0;
  }
  return void 0;
};

// node_modules/openai/lib/AssistantStream.mjs
var _AssistantStream_instances;
var _a;
var _AssistantStream_events;
var _AssistantStream_runStepSnapshots;
var _AssistantStream_messageSnapshots;
var _AssistantStream_messageSnapshot;
var _AssistantStream_finalRun;
var _AssistantStream_currentContentIndex;
var _AssistantStream_currentContent;
var _AssistantStream_currentToolCallIndex;
var _AssistantStream_currentToolCall;
var _AssistantStream_currentEvent;
var _AssistantStream_currentRunSnapshot;
var _AssistantStream_currentRunStepSnapshot;
var _AssistantStream_addEvent;
var _AssistantStream_endRequest;
var _AssistantStream_handleMessage;
var _AssistantStream_handleRunStep;
var _AssistantStream_handleEvent;
var _AssistantStream_accumulateRunStep;
var _AssistantStream_accumulateMessage;
var _AssistantStream_accumulateContent;
var _AssistantStream_handleRun;
var AssistantStream = class extends EventStream {
  constructor() {
    super(...arguments);
    _AssistantStream_instances.add(this);
    _AssistantStream_events.set(this, []);
    _AssistantStream_runStepSnapshots.set(this, {});
    _AssistantStream_messageSnapshots.set(this, {});
    _AssistantStream_messageSnapshot.set(this, void 0);
    _AssistantStream_finalRun.set(this, void 0);
    _AssistantStream_currentContentIndex.set(this, void 0);
    _AssistantStream_currentContent.set(this, void 0);
    _AssistantStream_currentToolCallIndex.set(this, void 0);
    _AssistantStream_currentToolCall.set(this, void 0);
    _AssistantStream_currentEvent.set(this, void 0);
    _AssistantStream_currentRunSnapshot.set(this, void 0);
    _AssistantStream_currentRunStepSnapshot.set(this, void 0);
  }
  [(_AssistantStream_events = /* @__PURE__ */ new WeakMap(), _AssistantStream_runStepSnapshots = /* @__PURE__ */ new WeakMap(), _AssistantStream_messageSnapshots = /* @__PURE__ */ new WeakMap(), _AssistantStream_messageSnapshot = /* @__PURE__ */ new WeakMap(), _AssistantStream_finalRun = /* @__PURE__ */ new WeakMap(), _AssistantStream_currentContentIndex = /* @__PURE__ */ new WeakMap(), _AssistantStream_currentContent = /* @__PURE__ */ new WeakMap(), _AssistantStream_currentToolCallIndex = /* @__PURE__ */ new WeakMap(), _AssistantStream_currentToolCall = /* @__PURE__ */ new WeakMap(), _AssistantStream_currentEvent = /* @__PURE__ */ new WeakMap(), _AssistantStream_currentRunSnapshot = /* @__PURE__ */ new WeakMap(), _AssistantStream_currentRunStepSnapshot = /* @__PURE__ */ new WeakMap(), _AssistantStream_instances = /* @__PURE__ */ new WeakSet(), Symbol.asyncIterator)]() {
    const pushQueue = [];
    const readQueue = [];
    let done = false;
    this.on("event", (event) => {
      const eventCopy = structuredClone(event);
      const reader = readQueue.shift();
      if (reader) {
        reader.resolve(eventCopy);
      } else {
        pushQueue.push(eventCopy);
      }
    });
    this.on("end", () => {
      done = true;
      for (const reader of readQueue) {
        reader.resolve(void 0);
      }
      readQueue.length = 0;
    });
    this.on("abort", (err) => {
      done = true;
      for (const reader of readQueue) {
        reader.reject(err);
      }
      readQueue.length = 0;
    });
    this.on("error", (err) => {
      done = true;
      for (const reader of readQueue) {
        reader.reject(err);
      }
      readQueue.length = 0;
    });
    return {
      next: async () => {
        if (!pushQueue.length) {
          if (done) {
            return { value: void 0, done: true };
          }
          return new Promise((resolve2, reject) => readQueue.push({ resolve: resolve2, reject })).then((chunk3) => chunk3 ? { value: chunk3, done: false } : { value: void 0, done: true });
        }
        const chunk2 = pushQueue.shift();
        return { value: chunk2, done: false };
      },
      return: async () => {
        this.abort();
        return { value: void 0, done: true };
      }
    };
  }
  static fromReadableStream(stream) {
    const runner = new _a();
    runner._run(() => runner._fromReadableStream(stream));
    return runner;
  }
  async _fromReadableStream(readableStream, options2) {
    this._listenForAbort(options2?.signal);
    this._connected();
    const stream = Stream.fromReadableStream(readableStream, this.controller);
    for await (const event of stream) {
      __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_addEvent).call(this, event);
    }
    if (stream.controller.signal?.aborted) {
      throw new APIUserAbortError();
    }
    return this._addRun(__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_endRequest).call(this));
  }
  toReadableStream() {
    const stream = new Stream(this[Symbol.asyncIterator].bind(this), this.controller);
    return stream.toReadableStream();
  }
  static createToolAssistantStream(runId, runs, params, options2) {
    const runner = new _a();
    runner._run(() => runner._runToolAssistantStream(runId, runs, params, {
      ...options2,
      headers: { ...options2?.headers, "X-Stainless-Helper-Method": "stream" }
    }));
    return runner;
  }
  async _createToolAssistantStream(run, runId, params, options2) {
    this._listenForAbort(options2?.signal);
    const body = { ...params, stream: true };
    const stream = await run.submitToolOutputs(runId, body, {
      ...options2,
      signal: this.controller.signal
    });
    this._connected();
    for await (const event of stream) {
      __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_addEvent).call(this, event);
    }
    if (stream.controller.signal?.aborted) {
      throw new APIUserAbortError();
    }
    return this._addRun(__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_endRequest).call(this));
  }
  static createThreadAssistantStream(params, thread, options2) {
    const runner = new _a();
    runner._run(() => runner._threadAssistantStream(params, thread, {
      ...options2,
      headers: { ...options2?.headers, "X-Stainless-Helper-Method": "stream" }
    }));
    return runner;
  }
  static createAssistantStream(threadId, runs, params, options2) {
    const runner = new _a();
    runner._run(() => runner._runAssistantStream(threadId, runs, params, {
      ...options2,
      headers: { ...options2?.headers, "X-Stainless-Helper-Method": "stream" }
    }));
    return runner;
  }
  currentEvent() {
    return __classPrivateFieldGet(this, _AssistantStream_currentEvent, "f");
  }
  currentRun() {
    return __classPrivateFieldGet(this, _AssistantStream_currentRunSnapshot, "f");
  }
  currentMessageSnapshot() {
    return __classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f");
  }
  currentRunStepSnapshot() {
    return __classPrivateFieldGet(this, _AssistantStream_currentRunStepSnapshot, "f");
  }
  async finalRunSteps() {
    await this.done();
    return Object.values(__classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f"));
  }
  async finalMessages() {
    await this.done();
    return Object.values(__classPrivateFieldGet(this, _AssistantStream_messageSnapshots, "f"));
  }
  async finalRun() {
    await this.done();
    if (!__classPrivateFieldGet(this, _AssistantStream_finalRun, "f"))
      throw Error("Final run was not received.");
    return __classPrivateFieldGet(this, _AssistantStream_finalRun, "f");
  }
  async _createThreadAssistantStream(thread, params, options2) {
    this._listenForAbort(options2?.signal);
    const body = { ...params, stream: true };
    const stream = await thread.createAndRun(body, { ...options2, signal: this.controller.signal });
    this._connected();
    for await (const event of stream) {
      __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_addEvent).call(this, event);
    }
    if (stream.controller.signal?.aborted) {
      throw new APIUserAbortError();
    }
    return this._addRun(__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_endRequest).call(this));
  }
  async _createAssistantStream(run, threadId, params, options2) {
    this._listenForAbort(options2?.signal);
    const body = { ...params, stream: true };
    const stream = await run.create(threadId, body, { ...options2, signal: this.controller.signal });
    this._connected();
    for await (const event of stream) {
      __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_addEvent).call(this, event);
    }
    if (stream.controller.signal?.aborted) {
      throw new APIUserAbortError();
    }
    return this._addRun(__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_endRequest).call(this));
  }
  static accumulateDelta(acc, delta) {
    for (const [key, deltaValue] of Object.entries(delta)) {
      if (!acc.hasOwnProperty(key)) {
        acc[key] = deltaValue;
        continue;
      }
      let accValue = acc[key];
      if (accValue === null || accValue === void 0) {
        acc[key] = deltaValue;
        continue;
      }
      if (key === "index" || key === "type") {
        acc[key] = deltaValue;
        continue;
      }
      if (typeof accValue === "string" && typeof deltaValue === "string") {
        accValue += deltaValue;
      } else if (typeof accValue === "number" && typeof deltaValue === "number") {
        accValue += deltaValue;
      } else if (isObj(accValue) && isObj(deltaValue)) {
        accValue = this.accumulateDelta(accValue, deltaValue);
      } else if (Array.isArray(accValue) && Array.isArray(deltaValue)) {
        if (accValue.every((x) => typeof x === "string" || typeof x === "number")) {
          accValue.push(...deltaValue);
          continue;
        }
        for (const deltaEntry of deltaValue) {
          if (!isObj(deltaEntry)) {
            throw new Error(`Expected array delta entry to be an object but got: ${deltaEntry}`);
          }
          const index = deltaEntry["index"];
          if (index == null) {
            console.error(deltaEntry);
            throw new Error("Expected array delta entry to have an `index` property");
          }
          if (typeof index !== "number") {
            throw new Error(`Expected array delta entry \`index\` property to be a number but got ${index}`);
          }
          const accEntry = accValue[index];
          if (accEntry == null) {
            accValue[index] = deltaEntry;
          } else {
            accValue[index] = this.accumulateDelta(accEntry, deltaEntry);
          }
        }
        continue;
      } else {
        throw Error(`Unhandled record type: ${key}, deltaValue: ${deltaValue}, accValue: ${accValue}`);
      }
      acc[key] = accValue;
    }
    return acc;
  }
  _addRun(run) {
    return run;
  }
  async _threadAssistantStream(params, thread, options2) {
    return await this._createThreadAssistantStream(thread, params, options2);
  }
  async _runAssistantStream(threadId, runs, params, options2) {
    return await this._createAssistantStream(runs, threadId, params, options2);
  }
  async _runToolAssistantStream(runId, runs, params, options2) {
    return await this._createToolAssistantStream(runs, runId, params, options2);
  }
};
_a = AssistantStream, _AssistantStream_addEvent = function _AssistantStream_addEvent2(event) {
  if (this.ended)
    return;
  __classPrivateFieldSet(this, _AssistantStream_currentEvent, event, "f");
  __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_handleEvent).call(this, event);
  switch (event.event) {
    case "thread.created":
      break;
    case "thread.run.created":
    case "thread.run.queued":
    case "thread.run.in_progress":
    case "thread.run.requires_action":
    case "thread.run.completed":
    case "thread.run.incomplete":
    case "thread.run.failed":
    case "thread.run.cancelling":
    case "thread.run.cancelled":
    case "thread.run.expired":
      __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_handleRun).call(this, event);
      break;
    case "thread.run.step.created":
    case "thread.run.step.in_progress":
    case "thread.run.step.delta":
    case "thread.run.step.completed":
    case "thread.run.step.failed":
    case "thread.run.step.cancelled":
    case "thread.run.step.expired":
      __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_handleRunStep).call(this, event);
      break;
    case "thread.message.created":
    case "thread.message.in_progress":
    case "thread.message.delta":
    case "thread.message.completed":
    case "thread.message.incomplete":
      __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_handleMessage).call(this, event);
      break;
    case "error":
      throw new Error("Encountered an error event in event processing - errors should be processed earlier");
    default:
      assertNever2(event);
  }
}, _AssistantStream_endRequest = function _AssistantStream_endRequest2() {
  if (this.ended) {
    throw new OpenAIError(`stream has ended, this shouldn't happen`);
  }
  if (!__classPrivateFieldGet(this, _AssistantStream_finalRun, "f"))
    throw Error("Final run has not been received");
  return __classPrivateFieldGet(this, _AssistantStream_finalRun, "f");
}, _AssistantStream_handleMessage = function _AssistantStream_handleMessage2(event) {
  const [accumulatedMessage, newContent] = __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_accumulateMessage).call(this, event, __classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f"));
  __classPrivateFieldSet(this, _AssistantStream_messageSnapshot, accumulatedMessage, "f");
  __classPrivateFieldGet(this, _AssistantStream_messageSnapshots, "f")[accumulatedMessage.id] = accumulatedMessage;
  for (const content of newContent) {
    const snapshotContent = accumulatedMessage.content[content.index];
    if (snapshotContent?.type == "text") {
      this._emit("textCreated", snapshotContent.text);
    }
  }
  switch (event.event) {
    case "thread.message.created":
      this._emit("messageCreated", event.data);
      break;
    case "thread.message.in_progress":
      break;
    case "thread.message.delta":
      this._emit("messageDelta", event.data.delta, accumulatedMessage);
      if (event.data.delta.content) {
        for (const content of event.data.delta.content) {
          if (content.type == "text" && content.text) {
            let textDelta = content.text;
            let snapshot = accumulatedMessage.content[content.index];
            if (snapshot && snapshot.type == "text") {
              this._emit("textDelta", textDelta, snapshot.text);
            } else {
              throw Error("The snapshot associated with this text delta is not text or missing");
            }
          }
          if (content.index != __classPrivateFieldGet(this, _AssistantStream_currentContentIndex, "f")) {
            if (__classPrivateFieldGet(this, _AssistantStream_currentContent, "f")) {
              switch (__classPrivateFieldGet(this, _AssistantStream_currentContent, "f").type) {
                case "text":
                  this._emit("textDone", __classPrivateFieldGet(this, _AssistantStream_currentContent, "f").text, __classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f"));
                  break;
                case "image_file":
                  this._emit("imageFileDone", __classPrivateFieldGet(this, _AssistantStream_currentContent, "f").image_file, __classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f"));
                  break;
              }
            }
            __classPrivateFieldSet(this, _AssistantStream_currentContentIndex, content.index, "f");
          }
          __classPrivateFieldSet(this, _AssistantStream_currentContent, accumulatedMessage.content[content.index], "f");
        }
      }
      break;
    case "thread.message.completed":
    case "thread.message.incomplete":
      if (__classPrivateFieldGet(this, _AssistantStream_currentContentIndex, "f") !== void 0) {
        const currentContent = event.data.content[__classPrivateFieldGet(this, _AssistantStream_currentContentIndex, "f")];
        if (currentContent) {
          switch (currentContent.type) {
            case "image_file":
              this._emit("imageFileDone", currentContent.image_file, __classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f"));
              break;
            case "text":
              this._emit("textDone", currentContent.text, __classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f"));
              break;
          }
        }
      }
      if (__classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f")) {
        this._emit("messageDone", event.data);
      }
      __classPrivateFieldSet(this, _AssistantStream_messageSnapshot, void 0, "f");
  }
}, _AssistantStream_handleRunStep = function _AssistantStream_handleRunStep2(event) {
  const accumulatedRunStep = __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_accumulateRunStep).call(this, event);
  __classPrivateFieldSet(this, _AssistantStream_currentRunStepSnapshot, accumulatedRunStep, "f");
  switch (event.event) {
    case "thread.run.step.created":
      this._emit("runStepCreated", event.data);
      break;
    case "thread.run.step.delta":
      const delta = event.data.delta;
      if (delta.step_details && delta.step_details.type == "tool_calls" && delta.step_details.tool_calls && accumulatedRunStep.step_details.type == "tool_calls") {
        for (const toolCall of delta.step_details.tool_calls) {
          if (toolCall.index == __classPrivateFieldGet(this, _AssistantStream_currentToolCallIndex, "f")) {
            this._emit("toolCallDelta", toolCall, accumulatedRunStep.step_details.tool_calls[toolCall.index]);
          } else {
            if (__classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f")) {
              this._emit("toolCallDone", __classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f"));
            }
            __classPrivateFieldSet(this, _AssistantStream_currentToolCallIndex, toolCall.index, "f");
            __classPrivateFieldSet(this, _AssistantStream_currentToolCall, accumulatedRunStep.step_details.tool_calls[toolCall.index], "f");
            if (__classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f"))
              this._emit("toolCallCreated", __classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f"));
          }
        }
      }
      this._emit("runStepDelta", event.data.delta, accumulatedRunStep);
      break;
    case "thread.run.step.completed":
    case "thread.run.step.failed":
    case "thread.run.step.cancelled":
    case "thread.run.step.expired":
      __classPrivateFieldSet(this, _AssistantStream_currentRunStepSnapshot, void 0, "f");
      const details = event.data.step_details;
      if (details.type == "tool_calls") {
        if (__classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f")) {
          this._emit("toolCallDone", __classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f"));
          __classPrivateFieldSet(this, _AssistantStream_currentToolCall, void 0, "f");
        }
      }
      this._emit("runStepDone", event.data, accumulatedRunStep);
      break;
    case "thread.run.step.in_progress":
      break;
  }
}, _AssistantStream_handleEvent = function _AssistantStream_handleEvent2(event) {
  __classPrivateFieldGet(this, _AssistantStream_events, "f").push(event);
  this._emit("event", event);
}, _AssistantStream_accumulateRunStep = function _AssistantStream_accumulateRunStep2(event) {
  switch (event.event) {
    case "thread.run.step.created":
      __classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[event.data.id] = event.data;
      return event.data;
    case "thread.run.step.delta":
      let snapshot = __classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[event.data.id];
      if (!snapshot) {
        throw Error("Received a RunStepDelta before creation of a snapshot");
      }
      let data = event.data;
      if (data.delta) {
        const accumulated = _a.accumulateDelta(snapshot, data.delta);
        __classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[event.data.id] = accumulated;
      }
      return __classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[event.data.id];
    case "thread.run.step.completed":
    case "thread.run.step.failed":
    case "thread.run.step.cancelled":
    case "thread.run.step.expired":
    case "thread.run.step.in_progress":
      __classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[event.data.id] = event.data;
      break;
  }
  if (__classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[event.data.id])
    return __classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[event.data.id];
  throw new Error("No snapshot available");
}, _AssistantStream_accumulateMessage = function _AssistantStream_accumulateMessage2(event, snapshot) {
  let newContent = [];
  switch (event.event) {
    case "thread.message.created":
      return [event.data, newContent];
    case "thread.message.delta":
      if (!snapshot) {
        throw Error("Received a delta with no existing snapshot (there should be one from message creation)");
      }
      let data = event.data;
      if (data.delta.content) {
        for (const contentElement of data.delta.content) {
          if (contentElement.index in snapshot.content) {
            let currentContent = snapshot.content[contentElement.index];
            snapshot.content[contentElement.index] = __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_accumulateContent).call(this, contentElement, currentContent);
          } else {
            snapshot.content[contentElement.index] = contentElement;
            newContent.push(contentElement);
          }
        }
      }
      return [snapshot, newContent];
    case "thread.message.in_progress":
    case "thread.message.completed":
    case "thread.message.incomplete":
      if (snapshot) {
        return [snapshot, newContent];
      } else {
        throw Error("Received thread message event with no existing snapshot");
      }
  }
  throw Error("Tried to accumulate a non-message event");
}, _AssistantStream_accumulateContent = function _AssistantStream_accumulateContent2(contentElement, currentContent) {
  return _a.accumulateDelta(currentContent, contentElement);
}, _AssistantStream_handleRun = function _AssistantStream_handleRun2(event) {
  __classPrivateFieldSet(this, _AssistantStream_currentRunSnapshot, event.data, "f");
  switch (event.event) {
    case "thread.run.created":
      break;
    case "thread.run.queued":
      break;
    case "thread.run.in_progress":
      break;
    case "thread.run.requires_action":
    case "thread.run.cancelled":
    case "thread.run.failed":
    case "thread.run.completed":
    case "thread.run.expired":
    case "thread.run.incomplete":
      __classPrivateFieldSet(this, _AssistantStream_finalRun, event.data, "f");
      if (__classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f")) {
        this._emit("toolCallDone", __classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f"));
        __classPrivateFieldSet(this, _AssistantStream_currentToolCall, void 0, "f");
      }
      break;
    case "thread.run.cancelling":
      break;
  }
};
function assertNever2(_x) {
}

// node_modules/openai/resources/beta/threads/runs/runs.mjs
var Runs = class extends APIResource {
  constructor() {
    super(...arguments);
    this.steps = new Steps(this._client);
  }
  create(threadID, params, options2) {
    const { include, ...body } = params;
    return this._client.post(path`/threads/${threadID}/runs`, {
      query: { include },
      body,
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      stream: params.stream ?? false,
      __synthesizeEventData: true,
      __security: { bearerAuth: true }
    });
  }
  /**
   * Retrieves a run.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  retrieve(runID, params, options2) {
    const { thread_id } = params;
    return this._client.get(path`/threads/${thread_id}/runs/${runID}`, {
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Modifies a run.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  update(runID, params, options2) {
    const { thread_id, ...body } = params;
    return this._client.post(path`/threads/${thread_id}/runs/${runID}`, {
      body,
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Returns a list of runs belonging to a thread.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  list(threadID, query = {}, options2) {
    return this._client.getAPIList(path`/threads/${threadID}/runs`, CursorPage, {
      query,
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Cancels a run that is `in_progress`.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  cancel(runID, params, options2) {
    const { thread_id } = params;
    return this._client.post(path`/threads/${thread_id}/runs/${runID}/cancel`, {
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * A helper to create a run an poll for a terminal state. More information on Run
   * lifecycles can be found here:
   * https://platform.openai.com/docs/assistants/how-it-works/runs-and-run-steps
   */
  async createAndPoll(threadId, body, options2) {
    const run = await this.create(threadId, body, options2);
    return await this.poll(run.id, { thread_id: threadId }, options2);
  }
  /**
   * Create a Run stream
   *
   * @deprecated use `stream` instead
   */
  createAndStream(threadId, body, options2) {
    return AssistantStream.createAssistantStream(threadId, this._client.beta.threads.runs, body, options2);
  }
  /**
   * A helper to poll a run status until it reaches a terminal state. More
   * information on Run lifecycles can be found here:
   * https://platform.openai.com/docs/assistants/how-it-works/runs-and-run-steps
   */
  async poll(runId, params, options2) {
    const headers = buildHeaders([
      options2?.headers,
      {
        "X-Stainless-Poll-Helper": "true",
        "X-Stainless-Custom-Poll-Interval": options2?.pollIntervalMs?.toString() ?? void 0
      }
    ]);
    while (true) {
      const { data: run, response } = await this.retrieve(runId, params, {
        ...options2,
        headers: { ...options2?.headers, ...headers }
      }).withResponse();
      switch (run.status) {
        //If we are in any sort of intermediate state we poll
        case "queued":
        case "in_progress":
        case "cancelling":
          let sleepInterval = 5e3;
          if (options2?.pollIntervalMs) {
            sleepInterval = options2.pollIntervalMs;
          } else {
            const headerInterval = response.headers.get("openai-poll-after-ms");
            if (headerInterval) {
              const headerIntervalMs = parseInt(headerInterval);
              if (!isNaN(headerIntervalMs)) {
                sleepInterval = headerIntervalMs;
              }
            }
          }
          await sleep(sleepInterval);
          break;
        //We return the run in any terminal state.
        case "requires_action":
        case "incomplete":
        case "cancelled":
        case "completed":
        case "failed":
        case "expired":
          return run;
      }
    }
  }
  /**
   * Create a Run stream
   */
  stream(threadId, body, options2) {
    return AssistantStream.createAssistantStream(threadId, this._client.beta.threads.runs, body, options2);
  }
  submitToolOutputs(runID, params, options2) {
    const { thread_id, ...body } = params;
    return this._client.post(path`/threads/${thread_id}/runs/${runID}/submit_tool_outputs`, {
      body,
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      stream: params.stream ?? false,
      __synthesizeEventData: true,
      __security: { bearerAuth: true }
    });
  }
  /**
   * A helper to submit a tool output to a run and poll for a terminal run state.
   * More information on Run lifecycles can be found here:
   * https://platform.openai.com/docs/assistants/how-it-works/runs-and-run-steps
   */
  async submitToolOutputsAndPoll(runId, params, options2) {
    const run = await this.submitToolOutputs(runId, params, options2);
    return await this.poll(run.id, params, options2);
  }
  /**
   * Submit the tool outputs from a previous run and stream the run to a terminal
   * state. More information on Run lifecycles can be found here:
   * https://platform.openai.com/docs/assistants/how-it-works/runs-and-run-steps
   */
  submitToolOutputsStream(runId, params, options2) {
    return AssistantStream.createToolAssistantStream(runId, this._client.beta.threads.runs, params, options2);
  }
};
Runs.Steps = Steps;

// node_modules/openai/resources/beta/threads/threads.mjs
var Threads2 = class extends APIResource {
  constructor() {
    super(...arguments);
    this.runs = new Runs(this._client);
    this.messages = new Messages2(this._client);
  }
  /**
   * Create a thread.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  create(body = {}, options2) {
    return this._client.post("/threads", {
      body,
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Retrieves a thread.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  retrieve(threadID, options2) {
    return this._client.get(path`/threads/${threadID}`, {
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Modifies a thread.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  update(threadID, body, options2) {
    return this._client.post(path`/threads/${threadID}`, {
      body,
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Delete a thread.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  delete(threadID, options2) {
    return this._client.delete(path`/threads/${threadID}`, {
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  createAndRun(body, options2) {
    return this._client.post("/threads/runs", {
      body,
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      stream: body.stream ?? false,
      __synthesizeEventData: true,
      __security: { bearerAuth: true }
    });
  }
  /**
   * A helper to create a thread, start a run and then poll for a terminal state.
   * More information on Run lifecycles can be found here:
   * https://platform.openai.com/docs/assistants/how-it-works/runs-and-run-steps
   */
  async createAndRunPoll(body, options2) {
    const run = await this.createAndRun(body, options2);
    return await this.runs.poll(run.id, { thread_id: run.thread_id }, options2);
  }
  /**
   * Create a thread and stream the run back
   */
  createAndRunStream(body, options2) {
    return AssistantStream.createThreadAssistantStream(body, this._client.beta.threads, options2);
  }
};
Threads2.Runs = Runs;
Threads2.Messages = Messages2;

// node_modules/openai/resources/beta/beta.mjs
var Beta = class extends APIResource {
  constructor() {
    super(...arguments);
    this.realtime = new Realtime(this._client);
    this.responses = new Responses(this._client);
    this.chatkit = new ChatKit(this._client);
    this.assistants = new Assistants(this._client);
    this.threads = new Threads2(this._client);
  }
};
Beta.Realtime = Realtime;
Beta.Responses = Responses;
Beta.ChatKit = ChatKit;
Beta.Assistants = Assistants;
Beta.Threads = Threads2;

// node_modules/openai/resources/completions.mjs
var Completions2 = class extends APIResource {
  create(body, options2) {
    return this._client.post("/completions", {
      body,
      ...options2,
      stream: body.stream ?? false,
      __security: { bearerAuth: true }
    });
  }
};

// node_modules/openai/resources/containers/files/content.mjs
var Content = class extends APIResource {
  /**
   * Retrieve Container File Content
   */
  retrieve(fileID, params, options2) {
    const { container_id } = params;
    return this._client.get(path`/containers/${container_id}/files/${fileID}/content`, {
      ...options2,
      headers: buildHeaders([{ Accept: "application/binary" }, options2?.headers]),
      __security: { bearerAuth: true },
      __binaryResponse: true
    });
  }
};

// node_modules/openai/resources/containers/files/files.mjs
var Files = class extends APIResource {
  constructor() {
    super(...arguments);
    this.content = new Content(this._client);
  }
  /**
   * Create a Container File
   *
   * You can send either a multipart/form-data request with the raw file content, or
   * a JSON request with a file ID.
   */
  create(containerID, body, options2) {
    return this._client.post(path`/containers/${containerID}/files`, maybeMultipartFormRequestOptions({ body, ...options2, __security: { bearerAuth: true } }, this._client));
  }
  /**
   * Retrieve Container File
   */
  retrieve(fileID, params, options2) {
    const { container_id } = params;
    return this._client.get(path`/containers/${container_id}/files/${fileID}`, {
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * List Container files
   */
  list(containerID, query = {}, options2) {
    return this._client.getAPIList(path`/containers/${containerID}/files`, CursorPage, {
      query,
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * Delete Container File
   */
  delete(fileID, params, options2) {
    const { container_id } = params;
    return this._client.delete(path`/containers/${container_id}/files/${fileID}`, {
      ...options2,
      headers: buildHeaders([{ Accept: "*/*" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
};
Files.Content = Content;

// node_modules/openai/resources/containers/containers.mjs
var Containers = class extends APIResource {
  constructor() {
    super(...arguments);
    this.files = new Files(this._client);
  }
  /**
   * Create Container
   */
  create(body, options2) {
    return this._client.post("/containers", { body, ...options2, __security: { bearerAuth: true } });
  }
  /**
   * Retrieve Container
   */
  retrieve(containerID, options2) {
    return this._client.get(path`/containers/${containerID}`, {
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * List Containers
   */
  list(query = {}, options2) {
    return this._client.getAPIList("/containers", CursorPage, {
      query,
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * Delete Container
   */
  delete(containerID, options2) {
    return this._client.delete(path`/containers/${containerID}`, {
      ...options2,
      headers: buildHeaders([{ Accept: "*/*" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
};
Containers.Files = Files;

// node_modules/openai/resources/conversations/items.mjs
var Items = class extends APIResource {
  /**
   * Create items in a conversation with the given ID.
   */
  create(conversationID, params, options2) {
    const { include, ...body } = params;
    return this._client.post(path`/conversations/${conversationID}/items`, {
      query: { include },
      body,
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * Get a single item from a conversation with the given IDs.
   */
  retrieve(itemID, params, options2) {
    const { conversation_id, ...query } = params;
    return this._client.get(path`/conversations/${conversation_id}/items/${itemID}`, {
      query,
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * List all items for a conversation with the given ID.
   */
  list(conversationID, query = {}, options2) {
    return this._client.getAPIList(path`/conversations/${conversationID}/items`, ConversationCursorPage, { query, ...options2, __security: { bearerAuth: true } });
  }
  /**
   * Delete an item from a conversation with the given IDs.
   */
  delete(itemID, params, options2) {
    const { conversation_id } = params;
    return this._client.delete(path`/conversations/${conversation_id}/items/${itemID}`, {
      ...options2,
      __security: { bearerAuth: true }
    });
  }
};

// node_modules/openai/resources/conversations/conversations.mjs
var Conversations = class extends APIResource {
  constructor() {
    super(...arguments);
    this.items = new Items(this._client);
  }
  /**
   * Create a conversation.
   */
  create(body = {}, options2) {
    return this._client.post("/conversations", { body, ...options2, __security: { bearerAuth: true } });
  }
  /**
   * Get a conversation
   */
  retrieve(conversationID, options2) {
    return this._client.get(path`/conversations/${conversationID}`, {
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * Update a conversation
   */
  update(conversationID, body, options2) {
    return this._client.post(path`/conversations/${conversationID}`, {
      body,
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * Delete a conversation. Items in the conversation will not be deleted.
   */
  delete(conversationID, options2) {
    return this._client.delete(path`/conversations/${conversationID}`, {
      ...options2,
      __security: { bearerAuth: true }
    });
  }
};
Conversations.Items = Items;

// node_modules/openai/resources/embeddings.mjs
var Embeddings = class extends APIResource {
  /**
   * Creates an embedding vector representing the input text.
   *
   * @example
   * ```ts
   * const createEmbeddingResponse =
   *   await client.embeddings.create({
   *     input: 'The quick brown fox jumped over the lazy dog',
   *     model: 'text-embedding-3-small',
   *   });
   * ```
   */
  create(body, options2) {
    const hasUserProvidedEncodingFormat = !!body.encoding_format;
    let encoding_format = hasUserProvidedEncodingFormat ? body.encoding_format : "base64";
    if (hasUserProvidedEncodingFormat) {
      loggerFor(this._client).debug("embeddings/user defined encoding_format:", body.encoding_format);
    }
    const response = this._client.post("/embeddings", {
      body: {
        ...body,
        encoding_format
      },
      ...options2,
      __security: { bearerAuth: true }
    });
    if (hasUserProvidedEncodingFormat) {
      return response;
    }
    loggerFor(this._client).debug("embeddings/decoding base64 embeddings from base64");
    return response._thenUnwrap((response2) => {
      if (response2 && response2.data) {
        response2.data.forEach((embeddingBase64Obj) => {
          const embeddingBase64Str = embeddingBase64Obj.embedding;
          embeddingBase64Obj.embedding = toFloat32Array(embeddingBase64Str);
        });
      }
      return response2;
    });
  }
};

// node_modules/openai/resources/evals/runs/output-items.mjs
var OutputItems = class extends APIResource {
  /**
   * Get an evaluation run output item by ID.
   */
  retrieve(outputItemID, params, options2) {
    const { eval_id, run_id } = params;
    return this._client.get(path`/evals/${eval_id}/runs/${run_id}/output_items/${outputItemID}`, {
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * Get a list of output items for an evaluation run.
   */
  list(runID, params, options2) {
    const { eval_id, ...query } = params;
    return this._client.getAPIList(path`/evals/${eval_id}/runs/${runID}/output_items`, CursorPage, { query, ...options2, __security: { bearerAuth: true } });
  }
};

// node_modules/openai/resources/evals/runs/runs.mjs
var Runs2 = class extends APIResource {
  constructor() {
    super(...arguments);
    this.outputItems = new OutputItems(this._client);
  }
  /**
   * Kicks off a new run for a given evaluation, specifying the data source, and what
   * model configuration to use to test. The datasource will be validated against the
   * schema specified in the config of the evaluation.
   */
  create(evalID, body, options2) {
    return this._client.post(path`/evals/${evalID}/runs`, {
      body,
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * Get an evaluation run by ID.
   */
  retrieve(runID, params, options2) {
    const { eval_id } = params;
    return this._client.get(path`/evals/${eval_id}/runs/${runID}`, {
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * Get a list of runs for an evaluation.
   */
  list(evalID, query = {}, options2) {
    return this._client.getAPIList(path`/evals/${evalID}/runs`, CursorPage, {
      query,
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * Delete an eval run.
   */
  delete(runID, params, options2) {
    const { eval_id } = params;
    return this._client.delete(path`/evals/${eval_id}/runs/${runID}`, {
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * Cancel an ongoing evaluation run.
   */
  cancel(runID, params, options2) {
    const { eval_id } = params;
    return this._client.post(path`/evals/${eval_id}/runs/${runID}`, {
      ...options2,
      __security: { bearerAuth: true }
    });
  }
};
Runs2.OutputItems = OutputItems;

// node_modules/openai/resources/evals/evals.mjs
var Evals = class extends APIResource {
  constructor() {
    super(...arguments);
    this.runs = new Runs2(this._client);
  }
  /**
   * Create the structure of an evaluation that can be used to test a model's
   * performance. An evaluation is a set of testing criteria and the config for a
   * data source, which dictates the schema of the data used in the evaluation. After
   * creating an evaluation, you can run it on different models and model parameters.
   * We support several types of graders and datasources. For more information, see
   * the [Evals guide](https://platform.openai.com/docs/guides/evals).
   */
  create(body, options2) {
    return this._client.post("/evals", { body, ...options2, __security: { bearerAuth: true } });
  }
  /**
   * Get an evaluation by ID.
   */
  retrieve(evalID, options2) {
    return this._client.get(path`/evals/${evalID}`, { ...options2, __security: { bearerAuth: true } });
  }
  /**
   * Update certain properties of an evaluation.
   */
  update(evalID, body, options2) {
    return this._client.post(path`/evals/${evalID}`, { body, ...options2, __security: { bearerAuth: true } });
  }
  /**
   * List evaluations for a project.
   */
  list(query = {}, options2) {
    return this._client.getAPIList("/evals", CursorPage, {
      query,
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * Delete an evaluation.
   */
  delete(evalID, options2) {
    return this._client.delete(path`/evals/${evalID}`, { ...options2, __security: { bearerAuth: true } });
  }
};
Evals.Runs = Runs2;

// node_modules/openai/resources/files.mjs
var Files2 = class extends APIResource {
  /**
   * Upload a file that can be used across various endpoints. Individual files can be
   * up to 512 MB, and each project can store up to 2.5 TB of files in total. There
   * is no organization-wide storage limit. Uploads to this endpoint are rate-limited
   * to 1,000 requests per minute per authenticated user.
   *
   * - The Assistants API supports files up to 2 million tokens and of specific file
   *   types. See the
   *   [Assistants Tools guide](https://platform.openai.com/docs/assistants/tools)
   *   for details.
   * - The Fine-tuning API only supports `.jsonl` files. The input also has certain
   *   required formats for fine-tuning
   *   [chat](https://platform.openai.com/docs/api-reference/fine-tuning/chat-input)
   *   or
   *   [completions](https://platform.openai.com/docs/api-reference/fine-tuning/completions-input)
   *   models.
   * - The Batch API only supports `.jsonl` files up to 200 MB in size. The input
   *   also has a specific required
   *   [format](https://platform.openai.com/docs/api-reference/batch/request-input).
   * - For Retrieval or `file_search` ingestion, upload files here first. If you need
   *   to attach multiple uploaded files to the same vector store, use
   *   [`/vector_stores/{vector_store_id}/file_batches`](https://platform.openai.com/docs/api-reference/vector-stores-file-batches/createBatch)
   *   instead of attaching them one by one. Vector store attachment has separate
   *   limits from file upload, including 2,000 attached files per minute per
   *   organization.
   *
   * Please [contact us](https://help.openai.com/) if you need to increase these
   * storage limits.
   */
  create(body, options2) {
    return this._client.post("/files", multipartFormRequestOptions({ body, ...options2, __security: { bearerAuth: true } }, this._client));
  }
  /**
   * Returns information about a specific file.
   */
  retrieve(fileID, options2) {
    return this._client.get(path`/files/${fileID}`, { ...options2, __security: { bearerAuth: true } });
  }
  /**
   * Returns a list of files.
   */
  list(query = {}, options2) {
    return this._client.getAPIList("/files", CursorPage, {
      query,
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * Delete a file and remove it from all vector stores.
   */
  delete(fileID, options2) {
    return this._client.delete(path`/files/${fileID}`, { ...options2, __security: { bearerAuth: true } });
  }
  /**
   * Returns the contents of the specified file.
   */
  content(fileID, options2) {
    return this._client.get(path`/files/${fileID}/content`, {
      ...options2,
      headers: buildHeaders([{ Accept: "application/binary" }, options2?.headers]),
      __security: { bearerAuth: true },
      __binaryResponse: true
    });
  }
  /**
   * Waits for the given file to be processed, default timeout is 30 mins.
   */
  async waitForProcessing(id, { pollInterval = 5e3, maxWait = 30 * 60 * 1e3 } = {}) {
    const TERMINAL_STATES = /* @__PURE__ */ new Set(["processed", "error", "deleted"]);
    const start2 = Date.now();
    let file = await this.retrieve(id);
    while (!file.status || !TERMINAL_STATES.has(file.status)) {
      await sleep(pollInterval);
      file = await this.retrieve(id);
      if (Date.now() - start2 > maxWait) {
        throw new APIConnectionTimeoutError({
          message: `Giving up on waiting for file ${id} to finish processing after ${maxWait} milliseconds.`
        });
      }
    }
    return file;
  }
};

// node_modules/openai/resources/fine-tuning/methods.mjs
var Methods = class extends APIResource {
};

// node_modules/openai/resources/fine-tuning/alpha/graders.mjs
var Graders = class extends APIResource {
  /**
   * Run a grader.
   *
   * @example
   * ```ts
   * const response = await client.fineTuning.alpha.graders.run({
   *   grader: {
   *     input: 'input',
   *     name: 'name',
   *     operation: 'eq',
   *     reference: 'reference',
   *     type: 'string_check',
   *   },
   *   model_sample: 'model_sample',
   * });
   * ```
   */
  run(body, options2) {
    return this._client.post("/fine_tuning/alpha/graders/run", {
      body,
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * Validate a grader.
   *
   * @example
   * ```ts
   * const response =
   *   await client.fineTuning.alpha.graders.validate({
   *     grader: {
   *       input: 'input',
   *       name: 'name',
   *       operation: 'eq',
   *       reference: 'reference',
   *       type: 'string_check',
   *     },
   *   });
   * ```
   */
  validate(body, options2) {
    return this._client.post("/fine_tuning/alpha/graders/validate", {
      body,
      ...options2,
      __security: { bearerAuth: true }
    });
  }
};

// node_modules/openai/resources/fine-tuning/alpha/alpha.mjs
var Alpha = class extends APIResource {
  constructor() {
    super(...arguments);
    this.graders = new Graders(this._client);
  }
};
Alpha.Graders = Graders;

// node_modules/openai/resources/fine-tuning/checkpoints/permissions.mjs
var Permissions = class extends APIResource {
  /**
   * **NOTE:** Calling this endpoint requires an [admin API key](../admin-api-keys).
   *
   * This enables organization owners to share fine-tuned models with other projects
   * in their organization.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const permissionCreateResponse of client.fineTuning.checkpoints.permissions.create(
   *   'ft:gpt-4o-mini-2024-07-18:org:weather:B7R9VjQd',
   *   { project_ids: ['string'] },
   * )) {
   *   // ...
   * }
   * ```
   */
  create(fineTunedModelCheckpoint, body, options2) {
    return this._client.getAPIList(path`/fine_tuning/checkpoints/${fineTunedModelCheckpoint}/permissions`, Page, { body, method: "post", ...options2, __security: { adminAPIKeyAuth: true } });
  }
  /**
   * **NOTE:** This endpoint requires an [admin API key](../admin-api-keys).
   *
   * Organization owners can use this endpoint to view all permissions for a
   * fine-tuned model checkpoint.
   *
   * @deprecated Retrieve is deprecated. Please swap to the paginated list method instead.
   */
  retrieve(fineTunedModelCheckpoint, query = {}, options2) {
    return this._client.get(path`/fine_tuning/checkpoints/${fineTunedModelCheckpoint}/permissions`, {
      query,
      ...options2,
      __security: { adminAPIKeyAuth: true }
    });
  }
  /**
   * **NOTE:** This endpoint requires an [admin API key](../admin-api-keys).
   *
   * Organization owners can use this endpoint to view all permissions for a
   * fine-tuned model checkpoint.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const permissionListResponse of client.fineTuning.checkpoints.permissions.list(
   *   'ft-AF1WoRqd3aJAHsqc9NY7iL8F',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(fineTunedModelCheckpoint, query = {}, options2) {
    return this._client.getAPIList(path`/fine_tuning/checkpoints/${fineTunedModelCheckpoint}/permissions`, ConversationCursorPage, { query, ...options2, __security: { adminAPIKeyAuth: true } });
  }
  /**
   * **NOTE:** This endpoint requires an [admin API key](../admin-api-keys).
   *
   * Organization owners can use this endpoint to delete a permission for a
   * fine-tuned model checkpoint.
   *
   * @example
   * ```ts
   * const permission =
   *   await client.fineTuning.checkpoints.permissions.delete(
   *     'cp_zc4Q7MP6XxulcVzj4MZdwsAB',
   *     {
   *       fine_tuned_model_checkpoint:
   *         'ft:gpt-4o-mini-2024-07-18:org:weather:B7R9VjQd',
   *     },
   *   );
   * ```
   */
  delete(permissionID, params, options2) {
    const { fine_tuned_model_checkpoint } = params;
    return this._client.delete(path`/fine_tuning/checkpoints/${fine_tuned_model_checkpoint}/permissions/${permissionID}`, { ...options2, __security: { adminAPIKeyAuth: true } });
  }
};

// node_modules/openai/resources/fine-tuning/checkpoints/checkpoints.mjs
var Checkpoints = class extends APIResource {
  constructor() {
    super(...arguments);
    this.permissions = new Permissions(this._client);
  }
};
Checkpoints.Permissions = Permissions;

// node_modules/openai/resources/fine-tuning/jobs/checkpoints.mjs
var Checkpoints2 = class extends APIResource {
  /**
   * List checkpoints for a fine-tuning job.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const fineTuningJobCheckpoint of client.fineTuning.jobs.checkpoints.list(
   *   'ft-AF1WoRqd3aJAHsqc9NY7iL8F',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(fineTuningJobID, query = {}, options2) {
    return this._client.getAPIList(path`/fine_tuning/jobs/${fineTuningJobID}/checkpoints`, CursorPage, { query, ...options2, __security: { bearerAuth: true } });
  }
};

// node_modules/openai/resources/fine-tuning/jobs/jobs.mjs
var Jobs = class extends APIResource {
  constructor() {
    super(...arguments);
    this.checkpoints = new Checkpoints2(this._client);
  }
  /**
   * Creates a fine-tuning job which begins the process of creating a new model from
   * a given dataset.
   *
   * Response includes details of the enqueued job including job status and the name
   * of the fine-tuned models once complete.
   *
   * [Learn more about fine-tuning](https://platform.openai.com/docs/guides/model-optimization)
   *
   * @example
   * ```ts
   * const fineTuningJob = await client.fineTuning.jobs.create({
   *   model: 'gpt-4o-mini',
   *   training_file: 'file-abc123',
   * });
   * ```
   */
  create(body, options2) {
    return this._client.post("/fine_tuning/jobs", { body, ...options2, __security: { bearerAuth: true } });
  }
  /**
   * Get info about a fine-tuning job.
   *
   * [Learn more about fine-tuning](https://platform.openai.com/docs/guides/model-optimization)
   *
   * @example
   * ```ts
   * const fineTuningJob = await client.fineTuning.jobs.retrieve(
   *   'ft-AF1WoRqd3aJAHsqc9NY7iL8F',
   * );
   * ```
   */
  retrieve(fineTuningJobID, options2) {
    return this._client.get(path`/fine_tuning/jobs/${fineTuningJobID}`, {
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * List your organization's fine-tuning jobs
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const fineTuningJob of client.fineTuning.jobs.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options2) {
    return this._client.getAPIList("/fine_tuning/jobs", CursorPage, {
      query,
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * Immediately cancel a fine-tune job.
   *
   * @example
   * ```ts
   * const fineTuningJob = await client.fineTuning.jobs.cancel(
   *   'ft-AF1WoRqd3aJAHsqc9NY7iL8F',
   * );
   * ```
   */
  cancel(fineTuningJobID, options2) {
    return this._client.post(path`/fine_tuning/jobs/${fineTuningJobID}/cancel`, {
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * Get status updates for a fine-tuning job.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const fineTuningJobEvent of client.fineTuning.jobs.listEvents(
   *   'ft-AF1WoRqd3aJAHsqc9NY7iL8F',
   * )) {
   *   // ...
   * }
   * ```
   */
  listEvents(fineTuningJobID, query = {}, options2) {
    return this._client.getAPIList(path`/fine_tuning/jobs/${fineTuningJobID}/events`, CursorPage, { query, ...options2, __security: { bearerAuth: true } });
  }
  /**
   * Pause a fine-tune job.
   *
   * @example
   * ```ts
   * const fineTuningJob = await client.fineTuning.jobs.pause(
   *   'ft-AF1WoRqd3aJAHsqc9NY7iL8F',
   * );
   * ```
   */
  pause(fineTuningJobID, options2) {
    return this._client.post(path`/fine_tuning/jobs/${fineTuningJobID}/pause`, {
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * Resume a fine-tune job.
   *
   * @example
   * ```ts
   * const fineTuningJob = await client.fineTuning.jobs.resume(
   *   'ft-AF1WoRqd3aJAHsqc9NY7iL8F',
   * );
   * ```
   */
  resume(fineTuningJobID, options2) {
    return this._client.post(path`/fine_tuning/jobs/${fineTuningJobID}/resume`, {
      ...options2,
      __security: { bearerAuth: true }
    });
  }
};
Jobs.Checkpoints = Checkpoints2;

// node_modules/openai/resources/fine-tuning/fine-tuning.mjs
var FineTuning = class extends APIResource {
  constructor() {
    super(...arguments);
    this.methods = new Methods(this._client);
    this.jobs = new Jobs(this._client);
    this.checkpoints = new Checkpoints(this._client);
    this.alpha = new Alpha(this._client);
  }
};
FineTuning.Methods = Methods;
FineTuning.Jobs = Jobs;
FineTuning.Checkpoints = Checkpoints;
FineTuning.Alpha = Alpha;

// node_modules/openai/resources/graders/grader-models.mjs
var GraderModels = class extends APIResource {
};

// node_modules/openai/resources/graders/graders.mjs
var Graders2 = class extends APIResource {
  constructor() {
    super(...arguments);
    this.graderModels = new GraderModels(this._client);
  }
};
Graders2.GraderModels = GraderModels;

// node_modules/openai/resources/images.mjs
var Images = class extends APIResource {
  /**
   * Creates a variation of a given image. This endpoint only supports `dall-e-2`.
   *
   * @example
   * ```ts
   * const imagesResponse = await client.images.createVariation({
   *   image: fs.createReadStream('otter.png'),
   * });
   * ```
   */
  createVariation(body, options2) {
    return this._client.post("/images/variations", multipartFormRequestOptions({ body, ...options2, __security: { bearerAuth: true } }, this._client));
  }
  edit(body, options2) {
    return this._client.post("/images/edits", multipartFormRequestOptions({ body, ...options2, stream: body.stream ?? false, __security: { bearerAuth: true } }, this._client));
  }
  generate(body, options2) {
    return this._client.post("/images/generations", {
      body,
      ...options2,
      stream: body.stream ?? false,
      __security: { bearerAuth: true }
    });
  }
};

// node_modules/openai/resources/models.mjs
var Models = class extends APIResource {
  /**
   * Retrieves a model instance, providing basic information about the model such as
   * the owner and permissioning.
   */
  retrieve(model, options2) {
    return this._client.get(path`/models/${model}`, { ...options2, __security: { bearerAuth: true } });
  }
  /**
   * Lists the currently available models, and provides basic information about each
   * one such as the owner and availability.
   */
  list(options2) {
    return this._client.getAPIList("/models", Page, { ...options2, __security: { bearerAuth: true } });
  }
  /**
   * Delete a fine-tuned model. You must have the Owner role in your organization to
   * delete a model.
   */
  delete(model, options2) {
    return this._client.delete(path`/models/${model}`, { ...options2, __security: { bearerAuth: true } });
  }
};

// node_modules/openai/resources/moderations.mjs
var Moderations = class extends APIResource {
  /**
   * Classifies if text and/or image inputs are potentially harmful. Learn more in
   * the [moderation guide](https://platform.openai.com/docs/guides/moderation).
   */
  create(body, options2) {
    return this._client.post("/moderations", { body, ...options2, __security: { bearerAuth: true } });
  }
};

// node_modules/openai/resources/realtime/calls.mjs
var Calls = class extends APIResource {
  /**
   * Accept an incoming SIP call and configure the realtime session that will handle
   * it.
   *
   * @example
   * ```ts
   * await client.realtime.calls.accept('call_id', {
   *   type: 'realtime',
   * });
   * ```
   */
  accept(callID, body, options2) {
    return this._client.post(path`/realtime/calls/${callID}/accept`, {
      body,
      ...options2,
      headers: buildHeaders([{ Accept: "*/*" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * End an active Realtime API call, whether it was initiated over SIP or WebRTC.
   *
   * @example
   * ```ts
   * await client.realtime.calls.hangup('call_id');
   * ```
   */
  hangup(callID, options2) {
    return this._client.post(path`/realtime/calls/${callID}/hangup`, {
      ...options2,
      headers: buildHeaders([{ Accept: "*/*" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Transfer an active SIP call to a new destination using the SIP REFER verb.
   *
   * @example
   * ```ts
   * await client.realtime.calls.refer('call_id', {
   *   target_uri: 'tel:+14155550123',
   * });
   * ```
   */
  refer(callID, body, options2) {
    return this._client.post(path`/realtime/calls/${callID}/refer`, {
      body,
      ...options2,
      headers: buildHeaders([{ Accept: "*/*" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Decline an incoming SIP call by returning a SIP status code to the caller.
   *
   * @example
   * ```ts
   * await client.realtime.calls.reject('call_id');
   * ```
   */
  reject(callID, body = {}, options2) {
    return this._client.post(path`/realtime/calls/${callID}/reject`, {
      body,
      ...options2,
      headers: buildHeaders([{ Accept: "*/*" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
};

// node_modules/openai/resources/realtime/client-secrets.mjs
var ClientSecrets = class extends APIResource {
  /**
   * Create a Realtime client secret with an associated session configuration.
   *
   * Client secrets are short-lived tokens that can be passed to a client app, such
   * as a web frontend or mobile client, which grants access to the Realtime API
   * without leaking your main API key. You can configure a custom TTL for each
   * client secret.
   *
   * You can also attach session configuration options to the client secret, which
   * will be applied to any sessions created using that client secret, but these can
   * also be overridden by the client connection.
   *
   * [Learn more about authentication with client secrets over WebRTC](https://platform.openai.com/docs/guides/realtime-webrtc).
   *
   * Returns the created client secret and the effective session object. The client
   * secret is a string that looks like `ek_1234`.
   *
   * @example
   * ```ts
   * const clientSecret =
   *   await client.realtime.clientSecrets.create();
   * ```
   */
  create(body, options2) {
    return this._client.post("/realtime/client_secrets", {
      body,
      ...options2,
      __security: { bearerAuth: true }
    });
  }
};

// node_modules/openai/resources/realtime/realtime.mjs
var Realtime2 = class extends APIResource {
  constructor() {
    super(...arguments);
    this.clientSecrets = new ClientSecrets(this._client);
    this.calls = new Calls(this._client);
  }
};
Realtime2.ClientSecrets = ClientSecrets;
Realtime2.Calls = Calls;

// node_modules/openai/lib/ResponsesParser.mjs
function maybeParseResponse(response, params) {
  if (!params || !hasAutoParseableInput2(params)) {
    const parsed = {
      ...response,
      output_parsed: null,
      output: response.output.map((item) => {
        if (item.type === "function_call") {
          return {
            ...item,
            parsed_arguments: null
          };
        }
        if (item.type === "message") {
          return {
            ...item,
            content: item.content.map((content) => ({
              ...content,
              parsed: null
            }))
          };
        } else {
          return item;
        }
      })
    };
    if (needsOutputText(response, parsed)) {
      addOutputText(parsed);
    }
    return parsed;
  }
  return parseResponse(response, params);
}
function parseResponse(response, params) {
  const shouldParse = !response.status || response.status === "completed";
  const output = response.output.map((item) => {
    if (item.type === "function_call") {
      return shouldParse ? parseToolCall2(params, item) : { ...item, parsed_arguments: null };
    }
    if (item.type === "message") {
      const content = item.content.map((content2) => {
        if (content2.type === "output_text") {
          return {
            ...content2,
            parsed: shouldParse ? parseTextFormat(params, content2.text) : null
          };
        }
        return content2;
      });
      return {
        ...item,
        content
      };
    }
    return item;
  });
  const parsed = Object.assign({}, response, { output });
  if (needsOutputText(response, parsed)) {
    addOutputText(parsed);
  }
  Object.defineProperty(parsed, "output_parsed", {
    enumerable: true,
    get() {
      for (const output2 of parsed.output) {
        if (output2.type !== "message") {
          continue;
        }
        for (const content of output2.content) {
          if (content.type === "output_text" && content.parsed !== null) {
            return content.parsed;
          }
        }
      }
      return null;
    }
  });
  return parsed;
}
function parseTextFormat(params, content) {
  if (params.text?.format?.type !== "json_schema") {
    return null;
  }
  if ("$parseRaw" in params.text?.format) {
    const text_format = params.text?.format;
    return text_format.$parseRaw(content);
  }
  return JSON.parse(content);
}
function hasAutoParseableInput2(params) {
  if (isAutoParsableResponseFormat(params.text?.format)) {
    return true;
  }
  return Array.isArray(params.tools) && params.tools.some((tool2) => isAutoParsableTool2(tool2) || tool2.type === "function" && tool2.strict === true);
}
function isAutoParsableTool2(tool2) {
  return tool2?.["$brand"] === "auto-parseable-tool";
}
function getInputToolByName(input_tools, name) {
  return input_tools.find((tool2) => tool2.type === "function" && tool2.name === name);
}
function parseToolCall2(params, toolCall) {
  const inputTool = getInputToolByName(params.tools ?? [], toolCall.name);
  return {
    ...toolCall,
    ...toolCall,
    parsed_arguments: isAutoParsableTool2(inputTool) ? inputTool.$parseRaw(toolCall.arguments) : inputTool?.strict ? JSON.parse(toolCall.arguments) : null
  };
}
function needsOutputText(response, target) {
  return !Object.getOwnPropertyDescriptor(response, "output_text") || target.output_text == null;
}
function addOutputText(rsp) {
  const texts = [];
  for (const output of rsp.output) {
    if (output.type !== "message") {
      continue;
    }
    for (const content of output.content) {
      if (content.type === "output_text") {
        texts.push(content.text);
      }
    }
  }
  rsp.output_text = texts.join("");
}

// node_modules/openai/lib/responses/ResponseAccumulator.mjs
function accumulateResponse(event, snapshot) {
  if (!snapshot) {
    if (event.type !== "response.created") {
      throw new OpenAIError(`When snapshot hasn't been set yet, expected 'response.created' event, got ${event.type}`);
    }
    return cloneResponse(event.response);
  }
  switch (event.type) {
    case "response.output_item.added": {
      snapshot.output.push(structuredClone(event.item));
      if (event.item.type === "message") {
        addOutputText(snapshot);
      }
      break;
    }
    case "response.output_item.done": {
      getOutput(snapshot, event.output_index);
      snapshot.output[event.output_index] = structuredClone(event.item);
      if (event.item.type === "message") {
        addOutputText(snapshot);
      }
      break;
    }
    case "response.content_part.added": {
      const output = getOutput(snapshot, event.output_index);
      const type = output.type;
      const part = event.part;
      if (type === "message" && part.type !== "reasoning_text") {
        output.content.push(structuredClone(part));
        if (part.type === "output_text") {
          addOutputText(snapshot);
        }
      } else if (type === "reasoning" && part.type === "reasoning_text") {
        if (!output.content) {
          output.content = [];
        }
        output.content.push(structuredClone(part));
      }
      break;
    }
    case "response.content_part.done": {
      const output = getOutput(snapshot, event.output_index);
      const part = event.part;
      if (output.type === "message" && part.type !== "reasoning_text") {
        getContent(output.content, event.content_index);
        output.content[event.content_index] = structuredClone(part);
        if (part.type === "output_text") {
          addOutputText(snapshot);
        }
      } else if (output.type === "reasoning" && part.type === "reasoning_text") {
        const content = output.content;
        if (!content) {
          throw new OpenAIError(`missing content at index ${event.content_index}`);
        }
        getContent(content, event.content_index);
        content[event.content_index] = structuredClone(part);
      }
      break;
    }
    case "response.output_text.delta": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "message") {
        const content = getContent(output.content, event.content_index);
        if (content.type !== "output_text") {
          throw new OpenAIError(`expected content to be 'output_text', got ${content.type}`);
        }
        content.text += event.delta;
        snapshot.output_text += event.delta;
      }
      break;
    }
    case "response.output_text.done": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "message") {
        const content = getContent(output.content, event.content_index);
        if (content.type !== "output_text") {
          throw new OpenAIError(`expected content to be 'output_text', got ${content.type}`);
        }
        content.text = event.text;
        addOutputText(snapshot);
      }
      break;
    }
    case "response.output_text.annotation.added": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "message") {
        const content = getContent(output.content, event.content_index);
        if (content.type !== "output_text") {
          throw new OpenAIError(`expected content to be 'output_text', got ${content.type}`);
        }
        content.annotations[event.annotation_index] = structuredClone(event.annotation);
      }
      break;
    }
    case "response.refusal.delta": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "message") {
        const content = getContent(output.content, event.content_index);
        if (content.type !== "refusal") {
          throw new OpenAIError(`expected content to be 'refusal', got ${content.type}`);
        }
        content.refusal += event.delta;
      }
      break;
    }
    case "response.refusal.done": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "message") {
        const content = getContent(output.content, event.content_index);
        if (content.type !== "refusal") {
          throw new OpenAIError(`expected content to be 'refusal', got ${content.type}`);
        }
        content.refusal = event.refusal;
      }
      break;
    }
    case "response.function_call_arguments.delta": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "function_call") {
        output.arguments += event.delta;
      }
      break;
    }
    case "response.function_call_arguments.done": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "function_call") {
        output.arguments = event.arguments;
      }
      break;
    }
    case "response.reasoning_text.delta": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "reasoning") {
        if (!output.content) {
          throw new OpenAIError(`missing content at index ${event.content_index}`);
        }
        const content = getContent(output.content, event.content_index);
        if (content.type !== "reasoning_text") {
          throw new OpenAIError(`expected content to be 'reasoning_text', got ${content.type}`);
        }
        content.text += event.delta;
      }
      break;
    }
    case "response.reasoning_text.done": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "reasoning") {
        if (!output.content) {
          throw new OpenAIError(`missing content at index ${event.content_index}`);
        }
        const content = getContent(output.content, event.content_index);
        if (content.type !== "reasoning_text") {
          throw new OpenAIError(`expected content to be 'reasoning_text', got ${content.type}`);
        }
        content.text = event.text;
      }
      break;
    }
    case "response.reasoning_summary_part.added": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "reasoning") {
        output.summary.push(structuredClone(event.part));
      }
      break;
    }
    case "response.reasoning_summary_part.done": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "reasoning") {
        getContent(output.summary, event.summary_index);
        output.summary[event.summary_index] = structuredClone(event.part);
      }
      break;
    }
    case "response.reasoning_summary_text.delta": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "reasoning") {
        const part = getContent(output.summary, event.summary_index);
        part.text += event.delta;
      }
      break;
    }
    case "response.reasoning_summary_text.done": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "reasoning") {
        const part = getContent(output.summary, event.summary_index);
        part.text = event.text;
      }
      break;
    }
    case "response.custom_tool_call_input.delta": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "custom_tool_call") {
        output.input += event.delta;
      }
      break;
    }
    case "response.custom_tool_call_input.done": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "custom_tool_call") {
        output.input = event.input;
      }
      break;
    }
    case "response.mcp_call_arguments.delta": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "mcp_call") {
        output.arguments += event.delta;
      }
      break;
    }
    case "response.mcp_call_arguments.done": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "mcp_call") {
        output.arguments = event.arguments;
      }
      break;
    }
    case "response.code_interpreter_call_code.delta": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "code_interpreter_call") {
        output.code = (output.code ?? "") + event.delta;
      }
      break;
    }
    case "response.code_interpreter_call_code.done": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "code_interpreter_call") {
        output.code = event.code;
      }
      break;
    }
    case "response.code_interpreter_call.in_progress": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "code_interpreter_call") {
        output.status = "in_progress";
      }
      break;
    }
    case "response.code_interpreter_call.interpreting": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "code_interpreter_call") {
        output.status = "interpreting";
      }
      break;
    }
    case "response.code_interpreter_call.completed": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "code_interpreter_call") {
        output.status = "completed";
      }
      break;
    }
    case "response.file_search_call.in_progress": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "file_search_call") {
        output.status = "in_progress";
      }
      break;
    }
    case "response.file_search_call.searching": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "file_search_call") {
        output.status = "searching";
      }
      break;
    }
    case "response.file_search_call.completed": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "file_search_call") {
        output.status = "completed";
      }
      break;
    }
    case "response.web_search_call.in_progress": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "web_search_call") {
        output.status = "in_progress";
      }
      break;
    }
    case "response.web_search_call.searching": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "web_search_call") {
        output.status = "searching";
      }
      break;
    }
    case "response.web_search_call.completed": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "web_search_call") {
        output.status = "completed";
      }
      break;
    }
    case "response.image_generation_call.in_progress": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "image_generation_call") {
        output.status = "in_progress";
      }
      break;
    }
    case "response.image_generation_call.generating": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "image_generation_call") {
        output.status = "generating";
      }
      break;
    }
    case "response.image_generation_call.completed": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "image_generation_call") {
        output.status = "completed";
      }
      break;
    }
    case "response.mcp_call.in_progress": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "mcp_call") {
        output.status = "in_progress";
      }
      break;
    }
    case "response.mcp_call.completed": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "mcp_call") {
        output.status = "completed";
      }
      break;
    }
    case "response.mcp_call.failed": {
      const output = getOutput(snapshot, event.output_index);
      if (output.type === "mcp_call") {
        output.status = "failed";
      }
      break;
    }
    case "response.created":
    case "response.queued":
    case "response.in_progress":
    case "response.completed":
    case "response.failed":
    case "response.incomplete": {
      snapshot = cloneResponse(event.response);
      break;
    }
    case "response.audio.delta":
    case "response.audio.done":
    case "response.audio.transcript.delta":
    case "response.audio.transcript.done":
    case "response.image_generation_call.partial_image":
    case "response.mcp_list_tools.in_progress":
    case "response.mcp_list_tools.completed":
    case "response.mcp_list_tools.failed":
    case "keepalive":
    case "error": {
      break;
    }
    default: {
      assertNever3(event);
    }
  }
  return snapshot;
}
function cloneResponse(response) {
  const snapshot = structuredClone(response);
  if (!Object.getOwnPropertyDescriptor(snapshot, "output_text") || snapshot.output_text == null) {
    addOutputText(snapshot);
  }
  return snapshot;
}
function getOutput(snapshot, outputIndex) {
  const output = snapshot.output[outputIndex];
  if (!output) {
    throw new OpenAIError(`missing output at index ${outputIndex}`);
  }
  return output;
}
function getContent(content, contentIndex) {
  const part = content[contentIndex];
  if (!part) {
    throw new OpenAIError(`missing content at index ${contentIndex}`);
  }
  return part;
}
function assertNever3(value) {
  throw new OpenAIError(`Unhandled response stream event: ${JSON.stringify(value)}`);
}

// node_modules/openai/lib/responses/ResponseStream.mjs
var _ResponseStream_instances;
var _ResponseStream_params;
var _ResponseStream_currentResponseSnapshot;
var _ResponseStream_finalResponse;
var _ResponseStream_beginRequest;
var _ResponseStream_addEvent;
var _ResponseStream_endRequest;
var ResponseStream = class _ResponseStream extends EventStream {
  constructor(params) {
    super();
    _ResponseStream_instances.add(this);
    _ResponseStream_params.set(this, void 0);
    _ResponseStream_currentResponseSnapshot.set(this, void 0);
    _ResponseStream_finalResponse.set(this, void 0);
    __classPrivateFieldSet(this, _ResponseStream_params, params, "f");
  }
  static createResponse(client, params, options2) {
    const runner = new _ResponseStream(params);
    runner._run(() => runner._createOrRetrieveResponse(client, params, {
      ...options2,
      headers: { ...options2?.headers, "X-Stainless-Helper-Method": "stream" }
    }));
    return runner;
  }
  static fromReadableStream(stream) {
    const runner = new _ResponseStream(null);
    runner._run(() => runner._fromReadableStream(stream));
    return runner;
  }
  async _createOrRetrieveResponse(client, params, options2) {
    this._listenForAbort(options2?.signal);
    __classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_beginRequest).call(this);
    let stream;
    let starting_after = null;
    if ("response_id" in params) {
      stream = await client.responses.retrieve(params.response_id, { stream: true }, { ...options2, signal: this.controller.signal, stream: true });
      starting_after = params.starting_after ?? null;
    } else {
      stream = await client.responses.create({ ...params, stream: true }, { ...options2, signal: this.controller.signal });
    }
    this._connected();
    for await (const event of stream) {
      __classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_addEvent).call(this, event, starting_after);
    }
    if (stream.controller.signal?.aborted) {
      throw new APIUserAbortError();
    }
    return __classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_endRequest).call(this);
  }
  async _fromReadableStream(readableStream, options2) {
    this._listenForAbort(options2?.signal);
    __classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_beginRequest).call(this);
    this._connected();
    const stream = Stream.fromReadableStream(readableStream, this.controller);
    for await (const event of stream) {
      __classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_addEvent).call(this, event, null);
    }
    if (stream.controller.signal?.aborted) {
      throw new APIUserAbortError();
    }
    return __classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_endRequest).call(this);
  }
  [(_ResponseStream_params = /* @__PURE__ */ new WeakMap(), _ResponseStream_currentResponseSnapshot = /* @__PURE__ */ new WeakMap(), _ResponseStream_finalResponse = /* @__PURE__ */ new WeakMap(), _ResponseStream_instances = /* @__PURE__ */ new WeakSet(), _ResponseStream_beginRequest = function _ResponseStream_beginRequest2() {
    if (this.ended)
      return;
    __classPrivateFieldSet(this, _ResponseStream_currentResponseSnapshot, void 0, "f");
  }, _ResponseStream_addEvent = function _ResponseStream_addEvent2(event, starting_after) {
    if (this.ended)
      return;
    const maybeEmit = (name, event2) => {
      if (starting_after == null || event2.sequence_number > starting_after) {
        this._emit(name, event2);
      }
    };
    const response = accumulateResponse(event, __classPrivateFieldGet(this, _ResponseStream_currentResponseSnapshot, "f"));
    __classPrivateFieldSet(this, _ResponseStream_currentResponseSnapshot, response, "f");
    maybeEmit("event", event);
    switch (event.type) {
      case "response.output_text.delta": {
        const output = response.output[event.output_index];
        if (!output) {
          throw new OpenAIError(`missing output at index ${event.output_index}`);
        }
        if (output.type === "message") {
          const content = output.content[event.content_index];
          if (!content) {
            throw new OpenAIError(`missing content at index ${event.content_index}`);
          }
          if (content.type !== "output_text") {
            throw new OpenAIError(`expected content to be 'output_text', got ${content.type}`);
          }
          maybeEmit("response.output_text.delta", {
            ...event,
            snapshot: content.text
          });
        }
        break;
      }
      case "response.function_call_arguments.delta": {
        const output = response.output[event.output_index];
        if (!output) {
          throw new OpenAIError(`missing output at index ${event.output_index}`);
        }
        if (output.type === "function_call") {
          maybeEmit("response.function_call_arguments.delta", {
            ...event,
            snapshot: output.arguments
          });
        }
        break;
      }
      default:
        maybeEmit(event.type, event);
        break;
    }
  }, _ResponseStream_endRequest = function _ResponseStream_endRequest2() {
    if (this.ended) {
      throw new OpenAIError(`stream has ended, this shouldn't happen`);
    }
    const snapshot = __classPrivateFieldGet(this, _ResponseStream_currentResponseSnapshot, "f");
    if (!snapshot) {
      throw new OpenAIError(`request ended without sending any events`);
    }
    __classPrivateFieldSet(this, _ResponseStream_currentResponseSnapshot, void 0, "f");
    const parsedResponse = finalizeResponse(snapshot, __classPrivateFieldGet(this, _ResponseStream_params, "f"));
    __classPrivateFieldSet(this, _ResponseStream_finalResponse, parsedResponse, "f");
    return parsedResponse;
  }, Symbol.asyncIterator)]() {
    const pushQueue = [];
    const readQueue = [];
    let done = false;
    this.on("event", (event) => {
      const reader = readQueue.shift();
      if (reader) {
        reader.resolve(event);
      } else {
        pushQueue.push(event);
      }
    });
    this.on("end", () => {
      done = true;
      for (const reader of readQueue) {
        reader.resolve(void 0);
      }
      readQueue.length = 0;
    });
    this.on("abort", (err) => {
      done = true;
      for (const reader of readQueue) {
        reader.reject(err);
      }
      readQueue.length = 0;
    });
    this.on("error", (err) => {
      done = true;
      for (const reader of readQueue) {
        reader.reject(err);
      }
      readQueue.length = 0;
    });
    return {
      next: async () => {
        if (!pushQueue.length) {
          if (done) {
            return { value: void 0, done: true };
          }
          return new Promise((resolve2, reject) => readQueue.push({ resolve: resolve2, reject })).then((event2) => event2 ? { value: event2, done: false } : { value: void 0, done: true });
        }
        const event = pushQueue.shift();
        return { value: event, done: false };
      },
      return: async () => {
        this.abort();
        return { value: void 0, done: true };
      }
    };
  }
  /**
   * @returns a promise that resolves with the final Response, or rejects
   * if an error occurred or the stream ended prematurely without producing a REsponse.
   */
  async finalResponse() {
    await this.done();
    const response = __classPrivateFieldGet(this, _ResponseStream_finalResponse, "f");
    if (!response)
      throw new OpenAIError("stream ended without producing a ChatCompletion");
    return response;
  }
};
function finalizeResponse(snapshot, params) {
  return maybeParseResponse(snapshot, params);
}

// node_modules/openai/resources/responses/input-items.mjs
var InputItems2 = class extends APIResource {
  /**
   * Returns a list of input items for a given response.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const responseItem of client.responses.inputItems.list(
   *   'response_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(responseID, query = {}, options2) {
    return this._client.getAPIList(path`/responses/${responseID}/input_items`, CursorPage, { query, ...options2, __security: { bearerAuth: true } });
  }
};

// node_modules/openai/resources/responses/input-tokens.mjs
var InputTokens2 = class extends APIResource {
  /**
   * Returns input token counts of the request.
   *
   * Returns an object with `object` set to `response.input_tokens` and an
   * `input_tokens` count.
   *
   * @example
   * ```ts
   * const response = await client.responses.inputTokens.count();
   * ```
   */
  count(body = {}, options2) {
    return this._client.post("/responses/input_tokens", {
      body,
      ...options2,
      __security: { bearerAuth: true }
    });
  }
};

// node_modules/openai/resources/responses/responses.mjs
var Responses2 = class extends APIResource {
  constructor() {
    super(...arguments);
    this.inputItems = new InputItems2(this._client);
    this.inputTokens = new InputTokens2(this._client);
  }
  create(body, options2) {
    return this._client.post("/responses", {
      body,
      ...options2,
      stream: body.stream ?? false,
      __security: { bearerAuth: true }
    })._thenUnwrap((rsp) => {
      if ("object" in rsp && rsp.object === "response") {
        addOutputText(rsp);
      }
      return rsp;
    });
  }
  retrieve(responseID, query = {}, options2) {
    return this._client.get(path`/responses/${responseID}`, {
      query,
      ...options2,
      stream: query?.stream ?? false,
      __security: { bearerAuth: true }
    })._thenUnwrap((rsp) => {
      if ("object" in rsp && rsp.object === "response") {
        addOutputText(rsp);
      }
      return rsp;
    });
  }
  /**
   * Deletes a model response with the given ID.
   *
   * @example
   * ```ts
   * await client.responses.delete(
   *   'resp_677efb5139a88190b512bc3fef8e535d',
   * );
   * ```
   */
  delete(responseID, options2) {
    return this._client.delete(path`/responses/${responseID}`, {
      ...options2,
      headers: buildHeaders([{ Accept: "*/*" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  parse(body, options2) {
    return this._client.responses.create(body, options2)._thenUnwrap((response) => parseResponse(response, body));
  }
  /**
   * Creates a model response stream
   */
  stream(body, options2) {
    return ResponseStream.createResponse(this._client, body, options2);
  }
  /**
   * Cancels a model response with the given ID. Only responses created with the
   * `background` parameter set to `true` can be cancelled.
   * [Learn more](https://platform.openai.com/docs/guides/background).
   *
   * @example
   * ```ts
   * const response = await client.responses.cancel(
   *   'resp_677efb5139a88190b512bc3fef8e535d',
   * );
   * ```
   */
  cancel(responseID, options2) {
    return this._client.post(path`/responses/${responseID}/cancel`, {
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * Compact a conversation. Returns a compacted response object.
   *
   * Learn when and how to compact long-running conversations in the
   * [conversation state guide](https://platform.openai.com/docs/guides/conversation-state#managing-the-context-window).
   * For ZDR-compatible compaction details, see
   * [Compaction (advanced)](https://platform.openai.com/docs/guides/conversation-state#compaction-advanced).
   *
   * @example
   * ```ts
   * const compactedResponse = await client.responses.compact({
   *   model: 'gpt-5.6-sol',
   * });
   * ```
   */
  compact(body, options2) {
    return this._client.post("/responses/compact", { body, ...options2, __security: { bearerAuth: true } });
  }
};
Responses2.InputItems = InputItems2;
Responses2.InputTokens = InputTokens2;

// node_modules/openai/resources/skills/content.mjs
var Content2 = class extends APIResource {
  /**
   * Download a skill zip bundle by its ID.
   */
  retrieve(skillID, options2) {
    return this._client.get(path`/skills/${skillID}/content`, {
      ...options2,
      headers: buildHeaders([{ Accept: "application/binary" }, options2?.headers]),
      __security: { bearerAuth: true },
      __binaryResponse: true
    });
  }
};

// node_modules/openai/resources/skills/versions/content.mjs
var Content3 = class extends APIResource {
  /**
   * Download a skill version zip bundle.
   */
  retrieve(version, params, options2) {
    const { skill_id } = params;
    return this._client.get(path`/skills/${skill_id}/versions/${version}/content`, {
      ...options2,
      headers: buildHeaders([{ Accept: "application/binary" }, options2?.headers]),
      __security: { bearerAuth: true },
      __binaryResponse: true
    });
  }
};

// node_modules/openai/resources/skills/versions/versions.mjs
var Versions = class extends APIResource {
  constructor() {
    super(...arguments);
    this.content = new Content3(this._client);
  }
  /**
   * Create a new immutable skill version.
   */
  create(skillID, body = {}, options2) {
    return this._client.post(path`/skills/${skillID}/versions`, maybeMultipartFormRequestOptions({ body, ...options2, __security: { bearerAuth: true } }, this._client));
  }
  /**
   * Get a specific skill version.
   */
  retrieve(version, params, options2) {
    const { skill_id } = params;
    return this._client.get(path`/skills/${skill_id}/versions/${version}`, {
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * List skill versions for a skill.
   */
  list(skillID, query = {}, options2) {
    return this._client.getAPIList(path`/skills/${skillID}/versions`, CursorPage, {
      query,
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * Delete a skill version.
   */
  delete(version, params, options2) {
    const { skill_id } = params;
    return this._client.delete(path`/skills/${skill_id}/versions/${version}`, {
      ...options2,
      __security: { bearerAuth: true }
    });
  }
};
Versions.Content = Content3;

// node_modules/openai/resources/skills/skills.mjs
var Skills = class extends APIResource {
  constructor() {
    super(...arguments);
    this.content = new Content2(this._client);
    this.versions = new Versions(this._client);
  }
  /**
   * Create a new skill.
   */
  create(body = {}, options2) {
    return this._client.post("/skills", maybeMultipartFormRequestOptions({ body, ...options2, __security: { bearerAuth: true } }, this._client));
  }
  /**
   * Get a skill by its ID.
   */
  retrieve(skillID, options2) {
    return this._client.get(path`/skills/${skillID}`, { ...options2, __security: { bearerAuth: true } });
  }
  /**
   * Update the default version pointer for a skill.
   */
  update(skillID, body, options2) {
    return this._client.post(path`/skills/${skillID}`, {
      body,
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * List all skills for the current project.
   */
  list(query = {}, options2) {
    return this._client.getAPIList("/skills", CursorPage, {
      query,
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * Delete a skill by its ID.
   */
  delete(skillID, options2) {
    return this._client.delete(path`/skills/${skillID}`, { ...options2, __security: { bearerAuth: true } });
  }
};
Skills.Content = Content2;
Skills.Versions = Versions;

// node_modules/openai/resources/uploads/parts.mjs
var Parts = class extends APIResource {
  /**
   * Adds a
   * [Part](https://platform.openai.com/docs/api-reference/uploads/part-object) to an
   * [Upload](https://platform.openai.com/docs/api-reference/uploads/object) object.
   * A Part represents a chunk of bytes from the file you are trying to upload.
   *
   * Each Part can be at most 64 MB, and you can add Parts until you hit the Upload
   * maximum of 8 GB.
   *
   * It is possible to add multiple Parts in parallel. You can decide the intended
   * order of the Parts when you
   * [complete the Upload](https://platform.openai.com/docs/api-reference/uploads/complete).
   */
  create(uploadID, body, options2) {
    return this._client.post(path`/uploads/${uploadID}/parts`, multipartFormRequestOptions({ body, ...options2, __security: { bearerAuth: true } }, this._client));
  }
};

// node_modules/openai/resources/uploads/uploads.mjs
var Uploads = class extends APIResource {
  constructor() {
    super(...arguments);
    this.parts = new Parts(this._client);
  }
  /**
   * Creates an intermediate
   * [Upload](https://platform.openai.com/docs/api-reference/uploads/object) object
   * that you can add
   * [Parts](https://platform.openai.com/docs/api-reference/uploads/part-object) to.
   * Currently, an Upload can accept at most 8 GB in total and expires after an hour
   * after you create it.
   *
   * Once you complete the Upload, we will create a
   * [File](https://platform.openai.com/docs/api-reference/files/object) object that
   * contains all the parts you uploaded. This File is usable in the rest of our
   * platform as a regular File object.
   *
   * For certain `purpose` values, the correct `mime_type` must be specified. Please
   * refer to documentation for the
   * [supported MIME types for your use case](https://platform.openai.com/docs/assistants/tools/file-search#supported-files).
   *
   * For guidance on the proper filename extensions for each purpose, please follow
   * the documentation on
   * [creating a File](https://platform.openai.com/docs/api-reference/files/create).
   *
   * Returns the Upload object with status `pending`.
   */
  create(body, options2) {
    return this._client.post("/uploads", { body, ...options2, __security: { bearerAuth: true } });
  }
  /**
   * Cancels the Upload. No Parts may be added after an Upload is cancelled.
   *
   * Returns the Upload object with status `cancelled`.
   */
  cancel(uploadID, options2) {
    return this._client.post(path`/uploads/${uploadID}/cancel`, {
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * Completes the
   * [Upload](https://platform.openai.com/docs/api-reference/uploads/object).
   *
   * Within the returned Upload object, there is a nested
   * [File](https://platform.openai.com/docs/api-reference/files/object) object that
   * is ready to use in the rest of the platform.
   *
   * You can specify the order of the Parts by passing in an ordered list of the Part
   * IDs.
   *
   * The number of bytes uploaded upon completion must match the number of bytes
   * initially specified when creating the Upload object. No Parts may be added after
   * an Upload is completed. Returns the Upload object with status `completed`,
   * including an additional `file` property containing the created usable File
   * object.
   */
  complete(uploadID, body, options2) {
    return this._client.post(path`/uploads/${uploadID}/complete`, {
      body,
      ...options2,
      __security: { bearerAuth: true }
    });
  }
};
Uploads.Parts = Parts;

// node_modules/openai/lib/Util.mjs
var allSettledWithThrow = async (promises) => {
  const results = await Promise.allSettled(promises);
  const rejected2 = results.filter((result) => result.status === "rejected");
  if (rejected2.length) {
    for (const result of rejected2) {
      console.error(result.reason);
    }
    throw new Error(`${rejected2.length} promise(s) failed - see the above errors`);
  }
  const values = [];
  for (const result of results) {
    if (result.status === "fulfilled") {
      values.push(result.value);
    }
  }
  return values;
};

// node_modules/openai/resources/vector-stores/file-batches.mjs
var FileBatches = class extends APIResource {
  /**
   * Create a vector store file batch.
   */
  create(vectorStoreID, body, options2) {
    return this._client.post(path`/vector_stores/${vectorStoreID}/file_batches`, {
      body,
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Retrieves a vector store file batch.
   */
  retrieve(batchID, params, options2) {
    const { vector_store_id } = params;
    return this._client.get(path`/vector_stores/${vector_store_id}/file_batches/${batchID}`, {
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Cancel a vector store file batch. This attempts to cancel the processing of
   * files in this batch as soon as possible.
   */
  cancel(batchID, params, options2) {
    const { vector_store_id } = params;
    return this._client.post(path`/vector_stores/${vector_store_id}/file_batches/${batchID}/cancel`, {
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Create a vector store batch and poll until all files have been processed.
   */
  async createAndPoll(vectorStoreId, body, options2) {
    const batch = await this.create(vectorStoreId, body);
    return await this.poll(vectorStoreId, batch.id, options2);
  }
  /**
   * Returns a list of vector store files in a batch.
   */
  listFiles(batchID, params, options2) {
    const { vector_store_id, ...query } = params;
    return this._client.getAPIList(path`/vector_stores/${vector_store_id}/file_batches/${batchID}/files`, CursorPage, {
      query,
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Wait for the given file batch to be processed.
   *
   * Note: this will return even if one of the files failed to process, you need to
   * check batch.file_counts.failed_count to handle this case.
   */
  async poll(vectorStoreID, batchID, options2) {
    const headers = buildHeaders([
      options2?.headers,
      {
        "X-Stainless-Poll-Helper": "true",
        "X-Stainless-Custom-Poll-Interval": options2?.pollIntervalMs?.toString() ?? void 0
      }
    ]);
    while (true) {
      const { data: batch, response } = await this.retrieve(batchID, { vector_store_id: vectorStoreID }, {
        ...options2,
        headers
      }).withResponse();
      switch (batch.status) {
        case "in_progress":
          let sleepInterval = 5e3;
          if (options2?.pollIntervalMs) {
            sleepInterval = options2.pollIntervalMs;
          } else {
            const headerInterval = response.headers.get("openai-poll-after-ms");
            if (headerInterval) {
              const headerIntervalMs = parseInt(headerInterval);
              if (!isNaN(headerIntervalMs)) {
                sleepInterval = headerIntervalMs;
              }
            }
          }
          await sleep(sleepInterval);
          break;
        case "failed":
        case "cancelled":
        case "completed":
          return batch;
      }
    }
  }
  /**
   * Uploads the given files concurrently and then creates a vector store file batch.
   *
   * The concurrency limit is configurable using the `maxConcurrency` parameter.
   */
  async uploadAndPoll(vectorStoreId, { files, fileIds = [] }, options2) {
    if (files == null || files.length == 0) {
      throw new Error(`No \`files\` provided to process. If you've already uploaded files you should use \`.createAndPoll()\` instead`);
    }
    const configuredConcurrency = options2?.maxConcurrency ?? 5;
    const concurrencyLimit = Math.min(configuredConcurrency, files.length);
    const client = this._client;
    const fileIterator = files.values();
    const allFileIds = [...fileIds];
    async function processFiles(iterator) {
      for (let item of iterator) {
        const fileObj = await client.files.create({ file: item, purpose: "assistants" }, options2);
        allFileIds.push(fileObj.id);
      }
    }
    const workers = Array(concurrencyLimit).fill(fileIterator).map(processFiles);
    await allSettledWithThrow(workers);
    return await this.createAndPoll(vectorStoreId, {
      file_ids: allFileIds
    });
  }
};

// node_modules/openai/resources/vector-stores/files.mjs
var Files3 = class extends APIResource {
  /**
   * Create a vector store file by attaching a
   * [File](https://platform.openai.com/docs/api-reference/files) to a
   * [vector store](https://platform.openai.com/docs/api-reference/vector-stores/object).
   */
  create(vectorStoreID, body, options2) {
    return this._client.post(path`/vector_stores/${vectorStoreID}/files`, {
      body,
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Retrieves a vector store file.
   */
  retrieve(fileID, params, options2) {
    const { vector_store_id } = params;
    return this._client.get(path`/vector_stores/${vector_store_id}/files/${fileID}`, {
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Update attributes on a vector store file.
   */
  update(fileID, params, options2) {
    const { vector_store_id, ...body } = params;
    return this._client.post(path`/vector_stores/${vector_store_id}/files/${fileID}`, {
      body,
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Returns a list of vector store files.
   */
  list(vectorStoreID, query = {}, options2) {
    return this._client.getAPIList(path`/vector_stores/${vectorStoreID}/files`, CursorPage, {
      query,
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Delete a vector store file. This will remove the file from the vector store but
   * the file itself will not be deleted. To delete the file, use the
   * [delete file](https://platform.openai.com/docs/api-reference/files/delete)
   * endpoint.
   */
  delete(fileID, params, options2) {
    const { vector_store_id } = params;
    return this._client.delete(path`/vector_stores/${vector_store_id}/files/${fileID}`, {
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Attach a file to the given vector store and wait for it to be processed.
   */
  async createAndPoll(vectorStoreId, body, options2) {
    const file = await this.create(vectorStoreId, body, options2);
    return await this.poll(vectorStoreId, file.id, options2);
  }
  /**
   * Wait for the vector store file to finish processing.
   *
   * Note: this will return even if the file failed to process, you need to check
   * file.last_error and file.status to handle these cases
   */
  async poll(vectorStoreID, fileID, options2) {
    const headers = buildHeaders([
      options2?.headers,
      {
        "X-Stainless-Poll-Helper": "true",
        "X-Stainless-Custom-Poll-Interval": options2?.pollIntervalMs?.toString() ?? void 0
      }
    ]);
    while (true) {
      const fileResponse = await this.retrieve(fileID, {
        vector_store_id: vectorStoreID
      }, { ...options2, headers }).withResponse();
      const file = fileResponse.data;
      switch (file.status) {
        case "in_progress":
          let sleepInterval = 5e3;
          if (options2?.pollIntervalMs) {
            sleepInterval = options2.pollIntervalMs;
          } else {
            const headerInterval = fileResponse.response.headers.get("openai-poll-after-ms");
            if (headerInterval) {
              const headerIntervalMs = parseInt(headerInterval);
              if (!isNaN(headerIntervalMs)) {
                sleepInterval = headerIntervalMs;
              }
            }
          }
          await sleep(sleepInterval);
          break;
        case "failed":
        case "completed":
          return file;
      }
    }
  }
  /**
   * Upload a file to the `files` API and then attach it to the given vector store.
   *
   * Note the file will be asynchronously processed (you can use the alternative
   * polling helper method to wait for processing to complete).
   */
  async upload(vectorStoreId, file, options2) {
    const fileInfo = await this._client.files.create({ file, purpose: "assistants" }, options2);
    return this.create(vectorStoreId, { file_id: fileInfo.id }, options2);
  }
  /**
   * Add a file to a vector store and poll until processing is complete.
   */
  async uploadAndPoll(vectorStoreId, file, options2) {
    const fileInfo = await this.upload(vectorStoreId, file, options2);
    return await this.poll(vectorStoreId, fileInfo.id, options2);
  }
  /**
   * Retrieve the parsed contents of a vector store file.
   */
  content(fileID, params, options2) {
    const { vector_store_id } = params;
    return this._client.getAPIList(path`/vector_stores/${vector_store_id}/files/${fileID}/content`, Page, {
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
};

// node_modules/openai/resources/vector-stores/vector-stores.mjs
var VectorStores = class extends APIResource {
  constructor() {
    super(...arguments);
    this.files = new Files3(this._client);
    this.fileBatches = new FileBatches(this._client);
  }
  /**
   * Create a vector store.
   */
  create(body, options2) {
    return this._client.post("/vector_stores", {
      body,
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Retrieves a vector store.
   */
  retrieve(vectorStoreID, options2) {
    return this._client.get(path`/vector_stores/${vectorStoreID}`, {
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Modifies a vector store.
   */
  update(vectorStoreID, body, options2) {
    return this._client.post(path`/vector_stores/${vectorStoreID}`, {
      body,
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Returns a list of vector stores.
   */
  list(query = {}, options2) {
    return this._client.getAPIList("/vector_stores", CursorPage, {
      query,
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Delete a vector store.
   */
  delete(vectorStoreID, options2) {
    return this._client.delete(path`/vector_stores/${vectorStoreID}`, {
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
  /**
   * Search a vector store for relevant chunks based on a query and file attributes
   * filter.
   */
  search(vectorStoreID, body, options2) {
    return this._client.getAPIList(path`/vector_stores/${vectorStoreID}/search`, Page, {
      body,
      method: "post",
      ...options2,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options2?.headers]),
      __security: { bearerAuth: true }
    });
  }
};
VectorStores.Files = Files3;
VectorStores.FileBatches = FileBatches;

// node_modules/openai/resources/videos.mjs
var Videos = class extends APIResource {
  /**
   * Create a new video generation job from a prompt and optional reference assets.
   */
  create(body, options2) {
    return this._client.post("/videos", multipartFormRequestOptions({ body, ...options2, __security: { bearerAuth: true } }, this._client));
  }
  /**
   * Fetch the latest metadata for a generated video.
   */
  retrieve(videoID, options2) {
    return this._client.get(path`/videos/${videoID}`, { ...options2, __security: { bearerAuth: true } });
  }
  /**
   * List recently generated videos for the current project.
   */
  list(query = {}, options2) {
    return this._client.getAPIList("/videos", ConversationCursorPage, {
      query,
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * Permanently delete a completed or failed video and its stored assets.
   */
  delete(videoID, options2) {
    return this._client.delete(path`/videos/${videoID}`, { ...options2, __security: { bearerAuth: true } });
  }
  /**
   * Create a character from an uploaded video.
   */
  createCharacter(body, options2) {
    return this._client.post("/videos/characters", multipartFormRequestOptions({ body, ...options2, __security: { bearerAuth: true } }, this._client));
  }
  /**
   * Download the generated video bytes or a derived preview asset.
   *
   * Streams the rendered video content for the specified video job.
   */
  downloadContent(videoID, query = {}, options2) {
    return this._client.get(path`/videos/${videoID}/content`, {
      query,
      ...options2,
      headers: buildHeaders([{ Accept: "application/binary" }, options2?.headers]),
      __security: { bearerAuth: true },
      __binaryResponse: true
    });
  }
  /**
   * Create a new video generation job by editing a source video or existing
   * generated video.
   */
  edit(body, options2) {
    return this._client.post("/videos/edits", multipartFormRequestOptions({ body, ...options2, __security: { bearerAuth: true } }, this._client));
  }
  /**
   * Create an extension of a completed video.
   */
  extend(body, options2) {
    return this._client.post("/videos/extensions", multipartFormRequestOptions({ body, ...options2, __security: { bearerAuth: true } }, this._client));
  }
  /**
   * Fetch a character.
   */
  getCharacter(characterID, options2) {
    return this._client.get(path`/videos/characters/${characterID}`, {
      ...options2,
      __security: { bearerAuth: true }
    });
  }
  /**
   * Create a remix of a completed video using a refreshed prompt.
   */
  remix(videoID, body, options2) {
    return this._client.post(path`/videos/${videoID}/remix`, maybeMultipartFormRequestOptions({ body, ...options2, __security: { bearerAuth: true } }, this._client));
  }
};

// node_modules/openai/resources/webhooks/webhooks.mjs
var _Webhooks_instances;
var _Webhooks_validateSecret;
var _Webhooks_getRequiredHeader;
var Webhooks = class extends APIResource {
  constructor() {
    super(...arguments);
    _Webhooks_instances.add(this);
  }
  /**
   * Validates that the given payload was sent by OpenAI and parses the payload.
   */
  async unwrap(payload, headers, secret = this._client.webhookSecret, tolerance = 300) {
    await this.verifySignature(payload, headers, secret, tolerance);
    return JSON.parse(payload);
  }
  /**
   * Validates whether or not the webhook payload was sent by OpenAI.
   *
   * An error will be raised if the webhook payload was not sent by OpenAI.
   *
   * @param payload - The webhook payload
   * @param headers - The webhook headers
   * @param secret - The webhook secret (optional, will use client secret if not provided)
   * @param tolerance - Maximum age of the webhook in seconds (default: 300 = 5 minutes)
   */
  async verifySignature(payload, headers, secret = this._client.webhookSecret, tolerance = 300) {
    if (typeof crypto === "undefined" || typeof crypto.subtle.importKey !== "function" || typeof crypto.subtle.verify !== "function") {
      throw new Error("Webhook signature verification is only supported when the `crypto` global is defined");
    }
    __classPrivateFieldGet(this, _Webhooks_instances, "m", _Webhooks_validateSecret).call(this, secret);
    const headersObj = buildHeaders([headers]).values;
    const signatureHeader = __classPrivateFieldGet(this, _Webhooks_instances, "m", _Webhooks_getRequiredHeader).call(this, headersObj, "webhook-signature");
    const timestamp = __classPrivateFieldGet(this, _Webhooks_instances, "m", _Webhooks_getRequiredHeader).call(this, headersObj, "webhook-timestamp");
    const webhookId = __classPrivateFieldGet(this, _Webhooks_instances, "m", _Webhooks_getRequiredHeader).call(this, headersObj, "webhook-id");
    const timestampSeconds = parseInt(timestamp, 10);
    if (isNaN(timestampSeconds)) {
      throw new InvalidWebhookSignatureError("Invalid webhook timestamp format");
    }
    const nowSeconds = Math.floor(Date.now() / 1e3);
    if (nowSeconds - timestampSeconds > tolerance) {
      throw new InvalidWebhookSignatureError("Webhook timestamp is too old");
    }
    if (timestampSeconds > nowSeconds + tolerance) {
      throw new InvalidWebhookSignatureError("Webhook timestamp is too new");
    }
    const signatures = signatureHeader.split(" ").map((part) => part.startsWith("v1,") ? part.substring(3) : part);
    const decodedSecret = secret.startsWith("whsec_") ? Buffer.from(secret.replace("whsec_", ""), "base64") : Buffer.from(secret, "utf-8");
    const signedPayload = webhookId ? `${webhookId}.${timestamp}.${payload}` : `${timestamp}.${payload}`;
    const key = await crypto.subtle.importKey("raw", decodedSecret, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
    for (const signature of signatures) {
      try {
        const signatureBytes = Buffer.from(signature, "base64");
        const isValid = await crypto.subtle.verify("HMAC", key, signatureBytes, new TextEncoder().encode(signedPayload));
        if (isValid) {
          return;
        }
      } catch {
        continue;
      }
    }
    throw new InvalidWebhookSignatureError("The given webhook signature does not match the expected signature");
  }
};
_Webhooks_instances = /* @__PURE__ */ new WeakSet(), _Webhooks_validateSecret = function _Webhooks_validateSecret2(secret) {
  if (typeof secret !== "string" || secret.length === 0) {
    throw new Error(`The webhook secret must either be set using the env var, OPENAI_WEBHOOK_SECRET, on the client class, OpenAI({ webhookSecret: '123' }), or passed to this function`);
  }
}, _Webhooks_getRequiredHeader = function _Webhooks_getRequiredHeader2(headers, name) {
  if (!headers) {
    throw new Error(`Headers are required`);
  }
  const value = headers.get(name);
  if (value === null || value === void 0) {
    throw new Error(`Missing required header: ${name}`);
  }
  return value;
};

// node_modules/openai/internal/provider.mjs
var providerDefinitionsKey = /* @__PURE__ */ Symbol.for("openai.node.providerDefinitions.v1");
var providerGlobal = globalThis;
var existingProviderDefinitions = providerGlobal[providerDefinitionsKey];
var providerDefinitions = existingProviderDefinitions ?? /* @__PURE__ */ new WeakMap();
if (!existingProviderDefinitions) {
  Object.defineProperty(providerGlobal, providerDefinitionsKey, { value: providerDefinitions });
}
function configureProvider(provider) {
  const definition = providerDefinitions.get(provider);
  if (!definition) {
    throw new Error("Invalid provider. Providers must be created with createProvider().");
  }
  return definition.configure();
}

// node_modules/openai/client.mjs
var _OpenAI_instances;
var _a2;
var _OpenAI_encoder;
var _OpenAI_baseURLOverridden;
var WORKLOAD_IDENTITY_API_KEY_PLACEHOLDER = "workload-identity-auth";
var OpenAI = class {
  /**
   * API Client for interfacing with the OpenAI API.
   *
   * @param {string | null | undefined} [opts.apiKey=process.env['OPENAI_API_KEY'] ?? null]
   * @param {string | null | undefined} [opts.adminAPIKey=process.env['OPENAI_ADMIN_KEY'] ?? null]
   * @param {string | null | undefined} [opts.organization=process.env['OPENAI_ORG_ID'] ?? null]
   * @param {string | null | undefined} [opts.project=process.env['OPENAI_PROJECT_ID'] ?? null]
   * @param {string | null | undefined} [opts.webhookSecret=process.env['OPENAI_WEBHOOK_SECRET'] ?? null]
   * @param {string} [opts.baseURL=process.env['OPENAI_BASE_URL'] ?? https://api.openai.com/v1] - Override the default base URL for the API.
   * @param {Provider} [opts.provider] - Configure a third-party API provider. Mutually exclusive with top-level authentication and base URL options.
   * @param {number} [opts.timeout=10 minutes] - The maximum amount of time (in milliseconds) the client will wait for a response before timing out.
   * @param {MergedRequestInit} [opts.fetchOptions] - Additional `RequestInit` options to be passed to `fetch` calls.
   * @param {Fetch} [opts.fetch] - Specify a custom `fetch` function implementation.
   * @param {number} [opts.maxRetries=2] - The maximum number of times the client will retry a request.
   * @param {HeadersLike} opts.defaultHeaders - Default headers to include with every request to the API.
   * @param {Record<string, string | undefined>} opts.defaultQuery - Default query parameters to include with every request to the API.
   * @param {boolean} [opts.dangerouslyAllowBrowser=false] - By default, client-side use of this library is not allowed, as it risks exposing your secret API credentials to attackers.
   */
  constructor(clientOptions = {}) {
    _OpenAI_instances.add(this);
    _OpenAI_encoder.set(this, void 0);
    this.completions = new Completions2(this);
    this.chat = new Chat(this);
    this.embeddings = new Embeddings(this);
    this.files = new Files2(this);
    this.images = new Images(this);
    this.audio = new Audio(this);
    this.moderations = new Moderations(this);
    this.models = new Models(this);
    this.fineTuning = new FineTuning(this);
    this.graders = new Graders2(this);
    this.vectorStores = new VectorStores(this);
    this.webhooks = new Webhooks(this);
    this.beta = new Beta(this);
    this.batches = new Batches(this);
    this.uploads = new Uploads(this);
    this.admin = new Admin(this);
    this.responses = new Responses2(this);
    this.realtime = new Realtime2(this);
    this.conversations = new Conversations(this);
    this.evals = new Evals(this);
    this.containers = new Containers(this);
    this.skills = new Skills(this);
    this.videos = new Videos(this);
    const provider = clientOptions.provider;
    if (provider) {
      const conflictingOptions = ["apiKey", "adminAPIKey", "workloadIdentity", "baseURL"].filter((key) => clientOptions[key] != null);
      if (conflictingOptions.length) {
        throw new OpenAIError(`The \`provider\` option cannot be used with ${conflictingOptions.map((key) => `\`${key}\``).join(", ")}. Configure authentication and the base URL through the provider instead.`);
      }
    }
    const { baseURL = provider ? null : readEnv("OPENAI_BASE_URL"), apiKey = provider ? null : readEnv("OPENAI_API_KEY") ?? null, adminAPIKey = provider ? null : readEnv("OPENAI_ADMIN_KEY") ?? null, organization = provider ? null : readEnv("OPENAI_ORG_ID") ?? null, project = provider ? null : readEnv("OPENAI_PROJECT_ID") ?? null, webhookSecret = readEnv("OPENAI_WEBHOOK_SECRET") ?? null, workloadIdentity, ...opts } = clientOptions;
    const providerRuntime = provider ? configureProvider(provider) : void 0;
    const options2 = {
      apiKey,
      adminAPIKey,
      organization,
      project,
      webhookSecret,
      workloadIdentity,
      provider,
      ...opts,
      baseURL: providerRuntime?.baseURL ?? (baseURL || `https://api.openai.com/v1`)
    };
    if (apiKey && workloadIdentity) {
      throw new OpenAIError("The `apiKey` and `workloadIdentity` options are mutually exclusive");
    }
    if (!providerRuntime && !apiKey && !adminAPIKey && !workloadIdentity) {
      throw new OpenAIError("Missing credentials. Please pass an `apiKey`, `workloadIdentity`, `adminAPIKey`, or set the `OPENAI_API_KEY` or `OPENAI_ADMIN_KEY` environment variable.");
    }
    if (!options2.dangerouslyAllowBrowser && isRunningInBrowser()) {
      throw new OpenAIError("It looks like you're running in a browser-like environment.\n\nThis is disabled by default, as it risks exposing your secret API credentials to attackers.\nIf you understand the risks and have appropriate mitigations in place,\nyou can set the `dangerouslyAllowBrowser` option to `true`, e.g.,\n\nnew OpenAI({ apiKey, dangerouslyAllowBrowser: true });\n\nhttps://help.openai.com/en/articles/5112595-best-practices-for-api-key-safety\n");
    }
    this.baseURL = options2.baseURL;
    this.timeout = options2.timeout ?? _a2.DEFAULT_TIMEOUT;
    this.logger = options2.logger ?? console;
    const defaultLogLevel = "warn";
    this.logLevel = defaultLogLevel;
    this.logLevel = parseLogLevel(options2.logLevel, "ClientOptions.logLevel", this) ?? parseLogLevel(readEnv("OPENAI_LOG"), "process.env['OPENAI_LOG']", this) ?? defaultLogLevel;
    this.fetchOptions = options2.fetchOptions;
    this.maxRetries = options2.maxRetries ?? 2;
    this.fetch = options2.fetch ?? getDefaultFetch();
    __classPrivateFieldSet(this, _OpenAI_encoder, FallbackEncoder, "f");
    const customHeadersEnv = provider ? void 0 : readEnv("OPENAI_CUSTOM_HEADERS");
    if (customHeadersEnv) {
      const parsed = {};
      for (const line2 of customHeadersEnv.split("\n")) {
        const colon = line2.indexOf(":");
        if (colon >= 0) {
          parsed[line2.substring(0, colon).trim()] = line2.substring(colon + 1).trim();
        }
      }
      options2.defaultHeaders = buildHeaders([parsed, options2.defaultHeaders]);
    }
    this._options = options2;
    this._provider = providerRuntime;
    if (workloadIdentity) {
      this._workloadIdentityAuth = new WorkloadIdentityAuth(workloadIdentity, this.fetch);
    }
    this.apiKey = typeof apiKey === "string" ? apiKey : null;
    this.adminAPIKey = adminAPIKey;
    this.organization = organization;
    this.project = project;
    this.webhookSecret = webhookSecret;
  }
  /**
   * Create a new client instance re-using the same options given to the current client with optional overriding.
   */
  withOptions(options2) {
    const inheritedProvider = this._options.provider;
    const provider = options2.provider ?? inheritedProvider;
    const inheritedOptions = {
      ...this._options,
      baseURL: this.baseURL,
      maxRetries: this.maxRetries,
      timeout: this.timeout,
      logger: this.logger,
      logLevel: this.logLevel,
      fetch: this.fetch,
      fetchOptions: this.fetchOptions,
      apiKey: this._options.apiKey,
      adminAPIKey: this.adminAPIKey,
      workloadIdentity: this._options.workloadIdentity,
      organization: this.organization,
      project: this.project,
      webhookSecret: this.webhookSecret
    };
    if (provider) {
      delete inheritedOptions.apiKey;
      delete inheritedOptions.adminAPIKey;
      delete inheritedOptions.workloadIdentity;
      delete inheritedOptions.baseURL;
      if (provider !== inheritedProvider) {
        delete inheritedOptions.organization;
        delete inheritedOptions.project;
        delete inheritedOptions.defaultHeaders;
      }
    }
    const client = new this.constructor({
      ...inheritedOptions,
      ...options2,
      provider
    });
    return client;
  }
  defaultQuery() {
    return this._options.defaultQuery;
  }
  validateHeaders({ values, nulls }, schemes = {
    bearerAuth: true,
    adminAPIKeyAuth: true
  }) {
    if (values.get("authorization") || values.get("api-key")) {
      return;
    }
    if (nulls.has("authorization") || nulls.has("api-key")) {
      return;
    }
    if (this._workloadIdentityAuth && schemes.bearerAuth) {
      return;
    }
    throw new Error('Could not resolve authentication method. Expected either apiKey or adminAPIKey to be set. Or for one of the "Authorization" or "api-key" headers to be explicitly omitted');
  }
  async authHeaders(opts, schemes = {
    bearerAuth: true,
    adminAPIKeyAuth: true
  }) {
    return buildHeaders([
      schemes.bearerAuth ? await this.bearerAuth(opts) : null,
      schemes.adminAPIKeyAuth ? await this.adminAPIKeyAuth(opts) : null
    ]);
  }
  async bearerAuth(opts) {
    if (this._workloadIdentityAuth) {
      return buildHeaders([{ Authorization: `Bearer ${await this._workloadIdentityAuth.getToken()}` }]);
    }
    if (this.apiKey == null) {
      return void 0;
    }
    return buildHeaders([{ Authorization: `Bearer ${this.apiKey}` }]);
  }
  async adminAPIKeyAuth(opts) {
    if (this.adminAPIKey == null) {
      return void 0;
    }
    return buildHeaders([{ Authorization: `Bearer ${this.adminAPIKey}` }]);
  }
  stringifyQuery(query) {
    return stringifyQuery(query);
  }
  getUserAgent() {
    return `${this.constructor.name}/JS ${VERSION}`;
  }
  defaultIdempotencyKey() {
    return `stainless-node-retry-${uuid4()}`;
  }
  makeStatusError(status, error, message, headers) {
    return APIError.generate(status, error, message, headers);
  }
  async _callApiKey() {
    if (this._provider)
      return false;
    const apiKey = this._options.apiKey;
    if (typeof apiKey !== "function")
      return false;
    let token;
    try {
      token = await apiKey();
    } catch (err) {
      if (err instanceof OpenAIError)
        throw err;
      throw new OpenAIError(
        `Failed to get token from 'apiKey' function: ${err.message}`,
        // @ts-ignore
        { cause: err }
      );
    }
    if (typeof token !== "string" || !token) {
      throw new OpenAIError(`Expected 'apiKey' function argument to return a string but it returned ${token}`);
    }
    this.apiKey = token;
    return true;
  }
  buildURL(path2, query, defaultBaseURL) {
    const baseURL = !__classPrivateFieldGet(this, _OpenAI_instances, "m", _OpenAI_baseURLOverridden).call(this) && defaultBaseURL || this.baseURL;
    const url = isAbsoluteURL(path2) ? new URL(path2) : new URL(baseURL + (baseURL.endsWith("/") && path2.startsWith("/") ? path2.slice(1) : path2));
    const defaultQuery = this.defaultQuery();
    const pathQuery = Object.fromEntries(url.searchParams);
    if (!isEmptyObj(defaultQuery) || !isEmptyObj(pathQuery)) {
      query = { ...pathQuery, ...defaultQuery, ...query };
    }
    if (typeof query === "object" && query && !Array.isArray(query)) {
      url.search = this.stringifyQuery(query);
    }
    return url.toString();
  }
  /**
   * Used as a callback for mutating the given `FinalRequestOptions` object.
   */
  async prepareOptions(options2) {
    if (this._provider)
      return;
    const security = options2.__security ?? { bearerAuth: true };
    if (security.bearerAuth) {
      await this._callApiKey();
    }
  }
  /**
   * Used as a callback for mutating the given `RequestInit` object.
   *
   * This is useful for cases where you want to add certain headers based off of
   * the request properties, e.g. `method` or `url`.
   */
  async prepareRequest(request, { url, options: options2 }) {
  }
  get(path2, opts) {
    return this.methodRequest("get", path2, opts);
  }
  post(path2, opts) {
    return this.methodRequest("post", path2, opts);
  }
  patch(path2, opts) {
    return this.methodRequest("patch", path2, opts);
  }
  put(path2, opts) {
    return this.methodRequest("put", path2, opts);
  }
  delete(path2, opts) {
    return this.methodRequest("delete", path2, opts);
  }
  methodRequest(method, path2, opts) {
    return this.request(Promise.resolve(opts).then((opts2) => {
      return { method, path: path2, ...opts2 };
    }));
  }
  request(options2, remainingRetries = null) {
    return new APIPromise(this, this.makeRequest(options2, remainingRetries, void 0));
  }
  async makeRequest(optionsInput, retriesRemaining, retryOfRequestLogID) {
    const options2 = await optionsInput;
    const maxRetries = options2.maxRetries ?? this.maxRetries;
    if (retriesRemaining == null) {
      retriesRemaining = maxRetries;
    }
    await this.prepareOptions(options2);
    const { req, url, timeout } = await this.buildRequest(options2, {
      retryCount: maxRetries - retriesRemaining
    });
    const hasStreamingBody = options2.__metadata?.["hasStreamingBody"] === true;
    await this.prepareRequest(req, { url, options: options2 });
    await this._provider?.prepareRequest?.(req, { url, options: options2 });
    const requestLogID = "log_" + (Math.random() * (1 << 24) | 0).toString(16).padStart(6, "0");
    const retryLogStr = retryOfRequestLogID === void 0 ? "" : `, retryOf: ${retryOfRequestLogID}`;
    const startTime = Date.now();
    loggerFor(this).debug(`[${requestLogID}] sending request`, formatRequestDetails({
      retryOfRequestLogID,
      method: options2.method,
      url,
      options: options2,
      headers: req.headers
    }));
    if (options2.signal?.aborted) {
      throw new APIUserAbortError();
    }
    const security = options2.__security ?? { bearerAuth: true };
    const controller = new AbortController();
    const response = await this.fetchWithAuth(url, req, timeout, controller, security).catch(castToError);
    const headersTime = Date.now();
    if (response instanceof globalThis.Error) {
      const retryMessage = `retrying, ${retriesRemaining} attempts remaining`;
      if (options2.signal?.aborted) {
        throw new APIUserAbortError();
      }
      const isTimeout = isAbortError(response) || /timed? ?out/i.test(String(response) + ("cause" in response ? String(response.cause) : ""));
      if (retriesRemaining && !hasStreamingBody) {
        loggerFor(this).info(`[${requestLogID}] connection ${isTimeout ? "timed out" : "failed"} - ${retryMessage}`);
        loggerFor(this).debug(`[${requestLogID}] connection ${isTimeout ? "timed out" : "failed"} (${retryMessage})`, formatRequestDetails({
          retryOfRequestLogID,
          url,
          durationMs: headersTime - startTime,
          message: response.message
        }));
        return this.retryRequest(options2, retriesRemaining, retryOfRequestLogID ?? requestLogID);
      }
      const terminalMessage = hasStreamingBody ? "error; streaming body cannot be retried" : "error; no more retries left";
      loggerFor(this).info(`[${requestLogID}] connection ${isTimeout ? "timed out" : "failed"} - ${terminalMessage}`);
      loggerFor(this).debug(`[${requestLogID}] connection ${isTimeout ? "timed out" : "failed"} (${terminalMessage})`, formatRequestDetails({
        retryOfRequestLogID,
        url,
        durationMs: headersTime - startTime,
        message: response.message
      }));
      if (response instanceof OAuthError || response instanceof SubjectTokenProviderError) {
        throw response;
      }
      if (isTimeout) {
        throw new APIConnectionTimeoutError();
      }
      throw new APIConnectionError({
        message: getConnectionErrorMessage(response),
        cause: response
      });
    }
    const specialHeaders = [...response.headers.entries()].filter(([name]) => name === "x-request-id").map(([name, value]) => ", " + name + ": " + JSON.stringify(value)).join("");
    const responseInfo = `[${requestLogID}${retryLogStr}${specialHeaders}] ${req.method} ${url} ${response.ok ? "succeeded" : "failed"} with status ${response.status} in ${headersTime - startTime}ms`;
    if (!response.ok) {
      if (response.status === 401 && this._workloadIdentityAuth && security.bearerAuth && !options2.__metadata?.["hasStreamingBody"] && !options2.__metadata?.["workloadIdentityTokenRefreshed"]) {
        await CancelReadableStream(response.body);
        this._workloadIdentityAuth.invalidateToken();
        return this.makeRequest({
          ...options2,
          __metadata: {
            ...options2.__metadata,
            workloadIdentityTokenRefreshed: true
          }
        }, retriesRemaining, retryOfRequestLogID ?? requestLogID);
      }
      const shouldRetry = await this.shouldRetry(response);
      if (retriesRemaining && shouldRetry && !hasStreamingBody) {
        const retryMessage2 = `retrying, ${retriesRemaining} attempts remaining`;
        await CancelReadableStream(response.body);
        loggerFor(this).info(`${responseInfo} - ${retryMessage2}`);
        loggerFor(this).debug(`[${requestLogID}] response error (${retryMessage2})`, formatRequestDetails({
          retryOfRequestLogID,
          url: response.url,
          status: response.status,
          headers: response.headers,
          durationMs: headersTime - startTime
        }));
        return this.retryRequest(options2, retriesRemaining, retryOfRequestLogID ?? requestLogID, response.headers);
      }
      const retryMessage = shouldRetry ? hasStreamingBody ? `error; streaming body cannot be retried` : `error; no more retries left` : `error; not retryable`;
      loggerFor(this).info(`${responseInfo} - ${retryMessage}`);
      const errText = await response.text().catch((err2) => castToError(err2).message);
      const errJSON = safeJSON(errText);
      const errMessage = errJSON ? void 0 : errText;
      loggerFor(this).debug(`[${requestLogID}] response error (${retryMessage})`, formatRequestDetails({
        retryOfRequestLogID,
        url: response.url,
        status: response.status,
        headers: response.headers,
        message: errMessage,
        durationMs: Date.now() - startTime
      }));
      const err = this.makeStatusError(response.status, errJSON, errMessage, response.headers);
      throw err;
    }
    loggerFor(this).info(responseInfo);
    loggerFor(this).debug(`[${requestLogID}] response start`, formatRequestDetails({
      retryOfRequestLogID,
      url: response.url,
      status: response.status,
      headers: response.headers,
      durationMs: headersTime - startTime
    }));
    return { response, options: options2, controller, requestLogID, retryOfRequestLogID, startTime };
  }
  getAPIList(path2, Page2, opts) {
    return this.requestAPIList(Page2, opts && "then" in opts ? opts.then((opts2) => ({ method: "get", path: path2, ...opts2 })) : { method: "get", path: path2, ...opts });
  }
  requestAPIList(Page2, options2) {
    const request = this.makeRequest(options2, null, void 0);
    return new PagePromise(this, request, Page2);
  }
  async fetchWithAuth(url, init, timeout, controller, schemes = {
    bearerAuth: true,
    adminAPIKeyAuth: true
  }) {
    if (this._workloadIdentityAuth && schemes.bearerAuth) {
      const headers = init.headers;
      const authHeader = headers.get("Authorization");
      if (!authHeader || authHeader === `Bearer ${WORKLOAD_IDENTITY_API_KEY_PLACEHOLDER}`) {
        const token = await this._workloadIdentityAuth.getToken();
        headers.set("Authorization", `Bearer ${token}`);
      }
    }
    const response = await this.fetchWithTimeout(url, init, timeout, controller);
    return response;
  }
  async fetchWithTimeout(url, init, ms, controller) {
    const { signal, method, ...options2 } = init || {};
    const abort = this._makeAbort(controller);
    if (signal)
      signal.addEventListener("abort", abort, { once: true });
    const timeout = setTimeout(abort, ms);
    const isReadableBody = globalThis.ReadableStream && options2.body instanceof globalThis.ReadableStream || typeof options2.body === "object" && options2.body !== null && Symbol.asyncIterator in options2.body;
    const fetchOptions = {
      signal: controller.signal,
      ...isReadableBody ? { duplex: "half" } : {},
      method: "GET",
      ...options2
    };
    if (method) {
      fetchOptions.method = method.toUpperCase();
    }
    try {
      return await this.fetch.call(void 0, url, fetchOptions);
    } finally {
      clearTimeout(timeout);
    }
  }
  async shouldRetry(response) {
    const shouldRetryHeader = response.headers.get("x-should-retry");
    if (shouldRetryHeader === "true")
      return true;
    if (shouldRetryHeader === "false")
      return false;
    if (response.status === 408)
      return true;
    if (response.status === 409)
      return true;
    if (response.status === 429)
      return true;
    if (response.status >= 500)
      return true;
    return false;
  }
  async retryRequest(options2, retriesRemaining, requestLogID, responseHeaders) {
    let timeoutMillis;
    const retryAfterMillisHeader = responseHeaders?.get("retry-after-ms");
    if (retryAfterMillisHeader) {
      const timeoutMs = parseFloat(retryAfterMillisHeader);
      if (!Number.isNaN(timeoutMs)) {
        timeoutMillis = timeoutMs;
      }
    }
    const retryAfterHeader = responseHeaders?.get("retry-after");
    if (retryAfterHeader && !timeoutMillis) {
      const timeoutSeconds = parseFloat(retryAfterHeader);
      if (!Number.isNaN(timeoutSeconds)) {
        timeoutMillis = timeoutSeconds * 1e3;
      } else {
        timeoutMillis = Date.parse(retryAfterHeader) - Date.now();
      }
    }
    if (timeoutMillis === void 0) {
      const maxRetries = options2.maxRetries ?? this.maxRetries;
      timeoutMillis = this.calculateDefaultRetryTimeoutMillis(retriesRemaining, maxRetries);
    }
    await sleep(timeoutMillis);
    return this.makeRequest(options2, retriesRemaining - 1, requestLogID);
  }
  calculateDefaultRetryTimeoutMillis(retriesRemaining, maxRetries) {
    const initialRetryDelay = 0.5;
    const maxRetryDelay = 8;
    const numRetries = maxRetries - retriesRemaining;
    const sleepSeconds = Math.min(initialRetryDelay * Math.pow(2, numRetries), maxRetryDelay);
    const jitter = 1 - Math.random() * 0.25;
    return sleepSeconds * jitter * 1e3;
  }
  async buildRequest(inputOptions, { retryCount = 0 } = {}) {
    const options2 = { ...inputOptions };
    const { method, path: path2, query, defaultBaseURL } = options2;
    const url = this.buildURL(path2, query, defaultBaseURL);
    if ("timeout" in options2)
      validatePositiveInteger("timeout", options2.timeout);
    options2.timeout = options2.timeout ?? this.timeout;
    const { bodyHeaders, body, isStreamingBody } = this.buildBody({ options: options2 });
    if (isStreamingBody) {
      inputOptions.__metadata = {
        ...inputOptions.__metadata,
        hasStreamingBody: true
      };
    }
    const reqHeaders = await this.buildHeaders({ options: inputOptions, method, bodyHeaders, retryCount });
    const req = {
      method,
      headers: reqHeaders,
      ...options2.signal && { signal: options2.signal },
      ...globalThis.ReadableStream && body instanceof globalThis.ReadableStream && { duplex: "half" },
      ...body && { body },
      ...this.fetchOptions ?? {},
      ...options2.fetchOptions ?? {}
    };
    return { req, url, timeout: options2.timeout };
  }
  async buildHeaders({ options: options2, method, bodyHeaders, retryCount }) {
    let idempotencyHeaders = {};
    if (this.idempotencyHeader && method !== "get") {
      if (!options2.idempotencyKey)
        options2.idempotencyKey = this.defaultIdempotencyKey();
      idempotencyHeaders[this.idempotencyHeader] = options2.idempotencyKey;
    }
    const headers = buildHeaders([
      idempotencyHeaders,
      {
        Accept: "application/json",
        "User-Agent": this.getUserAgent(),
        "X-Stainless-Retry-Count": String(retryCount),
        ...options2.timeout ? { "X-Stainless-Timeout": String(Math.trunc(options2.timeout / 1e3)) } : {},
        ...getPlatformHeaders(),
        "OpenAI-Organization": this.organization,
        "OpenAI-Project": this.project
      },
      this._provider ? void 0 : await this.authHeaders(options2, options2.__security ?? { bearerAuth: true }),
      this._options.defaultHeaders,
      bodyHeaders,
      options2.headers
    ]);
    if (!this._provider) {
      this.validateHeaders(headers, options2.__security ?? { bearerAuth: true });
    }
    return headers.values;
  }
  _makeAbort(controller) {
    return () => controller.abort();
  }
  buildBody({ options: options2 }) {
    const { body, headers: rawHeaders } = options2;
    if (!body) {
      if (body === void 0 && "body" in options2) {
        return { ...__classPrivateFieldGet(this, _OpenAI_encoder, "f").call(this, { body, headers: buildHeaders([rawHeaders]) }), isStreamingBody: false };
      }
      return { bodyHeaders: void 0, body: void 0, isStreamingBody: false };
    }
    const headers = buildHeaders([rawHeaders]);
    const isReadableStream2 = typeof globalThis.ReadableStream !== "undefined" && body instanceof globalThis.ReadableStream;
    const isRetryableBody = !isReadableStream2 && (typeof body === "string" || body instanceof ArrayBuffer || ArrayBuffer.isView(body) || typeof globalThis.Blob !== "undefined" && body instanceof globalThis.Blob || body instanceof URLSearchParams || body instanceof FormData);
    if (
      // Pass raw type verbatim
      ArrayBuffer.isView(body) || body instanceof ArrayBuffer || body instanceof DataView || typeof body === "string" && // Preserve legacy string encoding behavior for now
      headers.values.has("content-type") || // `Blob` is superset of `File`
      globalThis.Blob && body instanceof globalThis.Blob || // `FormData` -> `multipart/form-data`
      body instanceof FormData || // `URLSearchParams` -> `application/x-www-form-urlencoded`
      body instanceof URLSearchParams || // Send chunked stream (each chunk has own `length`)
      isReadableStream2
    ) {
      return { bodyHeaders: void 0, body, isStreamingBody: !isRetryableBody };
    } else if (typeof body === "object" && (Symbol.asyncIterator in body || Symbol.iterator in body && "next" in body && typeof body.next === "function")) {
      return {
        bodyHeaders: void 0,
        body: ReadableStreamFrom(body),
        isStreamingBody: true
      };
    } else if (typeof body === "object" && headers.values.get("content-type") === "application/x-www-form-urlencoded") {
      return {
        bodyHeaders: { "content-type": "application/x-www-form-urlencoded" },
        body: this.stringifyQuery(body),
        isStreamingBody: false
      };
    } else {
      return { ...__classPrivateFieldGet(this, _OpenAI_encoder, "f").call(this, { body, headers }), isStreamingBody: false };
    }
  }
};
_a2 = OpenAI, _OpenAI_encoder = /* @__PURE__ */ new WeakMap(), _OpenAI_instances = /* @__PURE__ */ new WeakSet(), _OpenAI_baseURLOverridden = function _OpenAI_baseURLOverridden2() {
  return this._provider !== void 0 || this.baseURL !== "https://api.openai.com/v1";
};
OpenAI.OpenAI = _a2;
OpenAI.DEFAULT_TIMEOUT = 6e5;
OpenAI.OpenAIError = OpenAIError;
OpenAI.APIError = APIError;
OpenAI.APIConnectionError = APIConnectionError;
OpenAI.APIConnectionTimeoutError = APIConnectionTimeoutError;
OpenAI.APIUserAbortError = APIUserAbortError;
OpenAI.NotFoundError = NotFoundError;
OpenAI.ConflictError = ConflictError;
OpenAI.RateLimitError = RateLimitError;
OpenAI.BadRequestError = BadRequestError;
OpenAI.AuthenticationError = AuthenticationError;
OpenAI.InternalServerError = InternalServerError;
OpenAI.PermissionDeniedError = PermissionDeniedError;
OpenAI.UnprocessableEntityError = UnprocessableEntityError;
OpenAI.InvalidWebhookSignatureError = InvalidWebhookSignatureError;
OpenAI.toFile = toFile;
OpenAI.toStreamingFile = toStreamingFile;
OpenAI.Completions = Completions2;
OpenAI.Chat = Chat;
OpenAI.Embeddings = Embeddings;
OpenAI.Files = Files2;
OpenAI.Images = Images;
OpenAI.Audio = Audio;
OpenAI.Moderations = Moderations;
OpenAI.Models = Models;
OpenAI.FineTuning = FineTuning;
OpenAI.Graders = Graders2;
OpenAI.VectorStores = VectorStores;
OpenAI.Webhooks = Webhooks;
OpenAI.Beta = Beta;
OpenAI.Batches = Batches;
OpenAI.Uploads = Uploads;
OpenAI.Admin = Admin;
OpenAI.Responses = Responses2;
OpenAI.Realtime = Realtime2;
OpenAI.Conversations = Conversations;
OpenAI.Evals = Evals;
OpenAI.Containers = Containers;
OpenAI.Skills = Skills;
OpenAI.Videos = Videos;
function getConnectionErrorMessage(error) {
  if (isUndiciDispatcherVersionMismatchError(error)) {
    return `Connection error. This may be caused by passing an undici dispatcher, such as ProxyAgent, that is incompatible with the fetch implementation. If you are using undici's ProxyAgent, pass the fetch implementation from the same undici package: import { fetch, ProxyAgent } from 'undici'; new OpenAI({ fetch, fetchOptions: { dispatcher: new ProxyAgent(...) } });`;
  }
  return void 0;
}
function isUndiciDispatcherVersionMismatchError(error) {
  let current = error;
  for (let i = 0; i < 8 && current && typeof current === "object"; i++) {
    const err = current;
    if (err.code === "UND_ERR_INVALID_ARG" && typeof err.message === "string" && err.message.includes("invalid onRequestStart method")) {
      return true;
    }
    current = err.cause;
  }
  return false;
}

// src/adapters/llm/model-fault.ts
async function inModelWords(asked, request) {
  try {
    return await request();
  } catch (cause) {
    if (cause instanceof ModelError)
      throw new ModelError(`${asked.host}: ${cause.message}`, cause.fault, { cause });
    const [fault, meaning] = meaningOf(cause, asked);
    throw new ModelError(`${asked.host} ${meaning}`, fault, { cause });
  }
}
function meaningOf(cause, asked) {
  if (asked.deadline.aborted || cause instanceof APIConnectionTimeoutError)
    return ["time", "did not answer in time"];
  if (cause instanceof APIUserAbortError || isAbort(cause)) return ["time", "was no longer waited for"];
  if (cause instanceof APIConnectionError) return ["unavailable", "can not be reached; see `model-url`"];
  if (cause instanceof APIError && cause.status !== void 0) return ofStatus(cause.status, cause, asked);
  if (cause instanceof APIError) return ["unavailable", "reported a failure while it answered"];
  if (cause instanceof SyntaxError) return ["unreadable", "answered with something that is no JSON"];
  if (cause instanceof TypeError) return ["cut", "broke off its answer"];
  throw cause;
}
function ofStatus(status, { code, param }, { model, temperature }) {
  const say = (fault, text) => [fault, `${text} (${status})`];
  switch (status) {
    case 400:
    case 422:
      if (param === "temperature")
        return say(
          "refused",
          `says that ${model} does not take temperature ${temperature}; set \`temperature: 1\``
        );
      if (code === "context_length_exceeded") return say("refused", tooLong(model));
      return say("refused", "found the request wrong; is it compatible with the OpenAI API?");
    case 401:
      return say("refused", "did not accept the key; see `model-api-key`");
    case 403:
      return say(
        "refused",
        `does not let this key use ${model}; with a workflow's token that needs \`models: read\``
      );
    case 404:
      return say(
        "refused",
        `knows no model ${model}, or its address is another one; see \`model\` and \`model-url\``
      );
    case 413:
      return say("refused", tooLong(model));
    case 429:
      if (code === "insufficient_quota") return say("refused", "has no credit left for this key");
      return say("rate-limit", "has a rate limit that was reached and does not end soon enough");
    default:
      return status >= 500 ? say("unavailable", "failed itself") : say("refused", "refused the request without a reason that is known here");
  }
}
function tooLong(model) {
  return `takes no request that long for ${model}; set \`model-context\``;
}
function isAbort(cause) {
  return cause instanceof Error && cause.name === "AbortError";
}

// src/adapters/llm/parse-completion.ts
var usage = external_exports.object({
  prompt_tokens: external_exports.number().int().min(0),
  completion_tokens: external_exports.number().int().min(0)
});
var completion = external_exports.object({
  choices: external_exports.array(
    external_exports.object({
      message: external_exports.object({ content: external_exports.string().nullish() }),
      finish_reason: external_exports.string().nullish()
    })
  ).min(1),
  usage: usage.nullish().catch(null)
});
function parseCompletion(body) {
  const result = completion.safeParse(body);
  const [choice] = result.data?.choices ?? [];
  if (!result.success || choice === void 0) throw unreadable();
  const { message, finish_reason } = choice;
  return {
    text: message.content ?? "",
    finish: finishOf(finish_reason),
    tokens: tokensOf(result.data.usage)
  };
}
function finishOf(reason) {
  return reason === "stop" || reason === "length" ? reason : "other";
}
function tokensOf(given) {
  const { data } = usage.safeParse(given);
  return data === void 0 ? null : { prompt: data.prompt_tokens, completion: data.completion_tokens };
}
function unreadable(cause) {
  return new ModelError("an answer came that is no chat completion", "unreadable", { cause });
}

// src/adapters/llm/read-stream.ts
var chunk = external_exports.object({
  choices: external_exports.array(
    external_exports.object({
      delta: external_exports.object({ content: external_exports.string().nullish() }).nullish(),
      finish_reason: external_exports.string().nullish()
    })
  ),
  usage: external_exports.unknown().optional()
});
async function readStream(stream, onText) {
  let text = "";
  let reason = null;
  let tokens2 = null;
  for await (const event of stream) {
    const { data } = chunk.safeParse(event);
    if (data === void 0) throw unreadable();
    tokens2 = tokensOf(data.usage) ?? tokens2;
    const [choice] = data.choices;
    const piece = choice?.delta?.content ?? "";
    if (piece !== "") onText(piece);
    text += piece;
    reason = choice?.finish_reason ?? reason;
  }
  if (reason === null) throw new ModelError("the answer broke off", "cut");
  return { text, finish: finishOf(reason), tokens: tokens2 };
}

// src/adapters/llm/with-retries.ts
import { setTimeout as sleep2 } from "node:timers/promises";
var defaults2 = { retries: 3, longestWaitSeconds: 120, secondMs: 1e3 };
async function withRetries(request, signal, options2 = {}) {
  const { retries, longestWaitSeconds, secondMs } = { ...defaults2, ...options2 };
  let waited = 0;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await request();
    } catch (error) {
      const wait = isPassing(error) ? askedWait(error) ?? 2 ** attempt : null;
      if (wait === null || attempt >= retries || waited + wait > longestWaitSeconds || signal.aborted)
        throw error;
      waited += wait;
      await sleep2(wait * secondMs, void 0, { signal }).catch(() => {
      });
    }
  }
}
function isPassing(error) {
  if (error instanceof APIConnectionError) return true;
  if (!(error instanceof APIError) || error.code === "insufficient_quota") return false;
  const status = error.status;
  return status === 408 || status === 429 || status !== void 0 && status >= 500;
}
function askedWait(error) {
  const headers = error instanceof APIError ? error.headers : void 0;
  const value = headers instanceof Headers ? headers.get("retry-after") : null;
  if (value === null || value.trim() === "") return null;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, (date - Date.now()) / 1e3);
}

// src/adapters/llm/openai-model.ts
var noKey = "none";
function createOpenAiModel({ model, url, key, userAgent, retry }) {
  const client = new OpenAI({
    apiKey: key ?? noKey,
    baseURL: url,
    // What is not named would be read from the environment.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    // Its own retries wait as long as a server asks them to.
    maxRetries: 0,
    logLevel: "off",
    defaultHeaders: { "user-agent": userAgent }
  });
  const endpoint = { model, host: new URL(url).host };
  return {
    name: model,
    ask: async (request) => {
      const startedAt = performance.now();
      const deadline = AbortSignal.timeout(request.timeoutSeconds * 1e3);
      const signal = request.signal === void 0 ? deadline : AbortSignal.any([request.signal, deadline]);
      const reply2 = await inModelWords(
        { ...endpoint, deadline, temperature: request.temperature },
        () => withRetries(() => complete(client, model, request, signal), signal, retry)
      );
      return { ...reply2, seconds: (performance.now() - startedAt) / 1e3 };
    }
  };
}
async function complete(client, model, request, signal) {
  const { temperature, onText } = request;
  const messages = request.messages.map(({ role, content }) => ({ role, content }));
  const asked = { model, messages, temperature };
  const options2 = { signal, timeout: Math.ceil(request.timeoutSeconds * 1e3) };
  if (onText === void 0) return parseCompletion(await client.chat.completions.create(asked, options2));
  const stream = await client.chat.completions.create(
    { ...asked, stream: true, stream_options: { include_usage: true } },
    options2
  );
  return readStream(stream, onText);
}

// src/adapters/llm/scripted-model.ts
import { appendFile, readFile as readFile2 } from "node:fs/promises";
var faults = ["refused", "rate-limit", "unavailable", "time", "cut", "unreadable"];
var tokens = external_exports.strictObject({ prompt: external_exports.number().int().min(0), completion: external_exports.number().int().min(0) });
var reply = external_exports.union([
  external_exports.string(),
  external_exports.strictObject({
    text: external_exports.string(),
    finish: external_exports.enum(["stop", "length", "other"]).default("stop"),
    tokens: tokens.nullable().default(null),
    /** Seconds that it takes, as the reply says; nobody waits for them. */
    seconds: external_exports.number().min(0).default(0)
  }),
  external_exports.strictObject({ fault: external_exports.enum(faults), message: external_exports.string().default("the script says so") })
]);
var script = external_exports.strictObject({ replies: external_exports.array(reply) });
function scriptedModel(given, name, record = () => {
}) {
  const replies = [...script.parse(given).replies];
  return {
    name,
    ask: async (request) => {
      const { messages, temperature } = request;
      await record({ messages, temperature });
      const next = replies.shift();
      if (next === void 0) throw new ModelError(`${name} has no reply left in its script`, "unavailable");
      if (typeof next === "object" && "fault" in next)
        throw new ModelError(`${name}: ${next.message}`, next.fault);
      const answer2 = toReply(next);
      request.onText?.(answer2.text);
      return answer2;
    }
  };
}
async function openScriptedModel(path2, name) {
  const text = await readFile2(path2, "utf8").catch(() => {
    throw new ConfigurationError(`model: ${name} names no file that can be read`);
  });
  const result = external_exports.string().transform((value, context) => {
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue({ code: "custom", message: "not JSON" });
      return external_exports.NEVER;
    }
  }).pipe(script).safeParse(text);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new ConfigurationError(
      `model: ${name}: ${issue?.path.join(".") || "file"}: ${issue?.message ?? ""}`
    );
  }
  return scriptedModel(
    result.data,
    name,
    (request) => appendFile(`${path2}.calls.jsonl`, `${JSON.stringify(request)}
`)
  );
}
function toReply(next) {
  if (typeof next === "string") return { text: next, finish: "stop", tokens: null, seconds: 0 };
  return next;
}

// src/adapters/llm/open-model.ts
var gitHubModels = "https://models.github.ai/inference";
var scripted = "scripted:";
async function openModel({ model, modelUrl, modelApiKey }, { workingDirectory, workflowToken, userAgent }) {
  if (model === "none") return null;
  if (model.startsWith(scripted))
    return openScriptedModel(resolve(workingDirectory, model.slice(scripted.length)), model);
  const key = modelApiKey?.reveal() ?? null;
  if (modelUrl !== null) return createOpenAiModel({ model, url: modelUrl, key, userAgent });
  if (workflowToken === null)
    throw new ConfigurationError(
      "model: say where it is with `model-url`, for example http://127.0.0.1:11434/v1 for Ollama on this machine"
    );
  return createOpenAiModel({ model, url: gitHubModels, key: key ?? workflowToken, userAgent });
}

// src/repair/prompt-text.ts
var variable = /\{\{\s*([\w-]+)\s*\}\}/g;
function variablesOf(text) {
  return [...new Set([...text.matchAll(variable)].map(([, name = ""]) => name))].sort();
}
function fillPrompt(name, text, values) {
  const wanted = variablesOf(text);
  const unfilled = wanted.filter((one) => !Object.hasOwn(values, one));
  if (unfilled.length > 0)
    throw new Error(`prompt ${name}: nothing given for {{${unfilled.join("}}, {{")}}}`);
  const unknown = Object.keys(values).filter((one) => !wanted.includes(one));
  if (unknown.length > 0) throw new Error(`prompt ${name}: there is no {{${unknown.join("}}, {{")}}} in it`);
  return text.replace(variable, (_, one) => values[one] ?? "").trim();
}

// src/repair/repair-prompts.ts
var withPersona = ["7", "8", "9", "10", "11", "12", "9-2", "11-2"];
var withoutFeedback = ["1", "2", "7", "8"];
var withoutWhat = ["1", "3", "5", "7", "10", "12"];
function showsFeedback(template) {
  return !withoutFeedback.includes(template);
}
function replyFormatOf(template) {
  return template === "edits" ? "edits" : "replacement";
}
async function loadPrompts(read2) {
  const names = [...promptTemplates, "system", "system-edits", "retry", "retry-edits"];
  const texts = new Map(
    await Promise.all(names.map(async (name) => [name, await load(name, read2)]))
  );
  const fill = (name, values) => {
    const taken = variablesFor(name).map((one) => [one, values[one]]);
    return fillPrompt(name, texts.get(name) ?? "", Object.fromEntries(taken));
  };
  const suffix = (template) => replyFormatOf(template) === "edits" ? "-edits" : "";
  return {
    system: (template) => fillPrompt("system", texts.get(`system${suffix(template)}`) ?? "", {}),
    initial: fill,
    retry: (template, values) => fill(`retry${suffix(template)}`, values)
  };
}
async function load(name, read2) {
  const text = await read2(`repair/${name}`);
  const expected = [...variablesFor(name)].sort().join(", ");
  const found = variablesOf(text).join(", ");
  if (found !== expected) throw new Error(`prompt ${name}: has ${found || "no variables"}, not ${expected}`);
  return text;
}
function variablesFor(name) {
  if (name.startsWith("system")) return [];
  if (name === "edits") return ["context", "feedback", "source", "what"];
  if (name === "retry-edits") return ["feedback", "source"];
  const taken = ["source"];
  if (showsFeedback(name)) taken.push("feedback");
  if (withPersona.includes(name)) taken.push("role");
  if (!withoutWhat.includes(name)) taken.push("what");
  return taken;
}

// src/assemble-repair.ts
async function assembleRepair(config, { env, workingDirectory, tempDir, attemptsFile, workflowToken, signal }) {
  const userAgent = `${tool.name}/${tool.version}`;
  const [model, prompts, compiler] = await Promise.all([
    openModel(config, { workingDirectory, workflowToken, userAgent }),
    loadPrompts(readPrompt),
    findCompiler(env)
  ]);
  return {
    model,
    prompts,
    log: attemptsFile === null ? { append: async () => {
    } } : attemptLogFile(attemptsFile),
    workspaceOf: (root) => patchedWorkspace(root, tempDir),
    compiler: compiler === null ? null : createCompilerCheck({ ...compiler, env }),
    signal
  };
}

// src/repair/budget.ts
var nothingSpent = {
  replies: 0,
  promptTokens: 0,
  completionTokens: 0,
  dollars: null,
  seconds: 0
};
function budgetStop(budget, spent, next) {
  const nextTokens = next.prompt + next.completion;
  const tokens2 = spent.promptTokens + spent.completionTokens + nextTokens;
  const dollars = (spent.dollars ?? 0) + (priceOf(next, budget) ?? 0);
  if (spent.replies >= budget.attempts)
    return { limit: "attempts", message: `${budget.attempts} answers of the model were tried.` };
  if (spent.seconds >= budget.seconds)
    return { limit: "time", message: `The ${budget.seconds} seconds for a repair are over.` };
  if (budget.dollars !== null && dollars > budget.dollars)
    return {
      limit: "money",
      message: `Another call would cost more than what is left of ${budget.dollars} dollars.`
    };
  if (budget.tokens !== null && tokens2 > budget.tokens)
    return {
      limit: "tokens",
      message: `Another call would take more than what is left of ${budget.tokens} tokens.`
    };
  if (nextTokens > budget.contextTokens)
    return {
      limit: "context",
      message: `The code does not fit into the ${budget.contextTokens} tokens that the model is said to take; see \`model-context\`.`
    };
  return null;
}
function charge(spent, { tokens: tokens2 }, estimate, budget) {
  const { prompt, completion: completion2 } = tokens2 ?? estimate;
  const price = priceOf({ prompt, completion: completion2 }, budget);
  return {
    ...spent,
    replies: spent.replies + 1,
    promptTokens: spent.promptTokens + prompt,
    completionTokens: spent.completionTokens + completion2,
    dollars: price === null ? spent.dollars : (spent.dollars ?? 0) + price
  };
}
function priceOf({ prompt, completion: completion2 }, { prices }) {
  return prices === null ? null : (prompt * prices.input + completion2 * prices.output) / 1e6;
}

// src/repair/edit-size.ts
var mostLines = 2e3;
var mostWords = 2e3;
function editSize({ edits: edits2 }) {
  const sizes2 = edits2.map(({ before, after }) => sizeOf(before, after));
  return {
    lines: sizes2.reduce((total, { lines }) => total + lines, 0),
    characters: sizes2.reduce((total, { characters }) => total + characters, 0)
  };
}
function sizeOf(before, after) {
  const parts = diffLines(before, after, { maxEditLength: mostLines });
  const of = (isAdded) => parts?.filter((part) => isAdded ? part.added : part.removed) ?? [];
  if (parts === void 0) return { lines: mostLines, characters: before.length + after.length };
  const count2 = (isAdded) => of(isAdded).reduce((total, part) => total + part.count, 0);
  const text = (isAdded) => of(isAdded).map(({ value }) => value).join("");
  return { lines: Math.max(count2(true), count2(false)), characters: charactersOf(text(false), text(true)) };
}
function charactersOf(removed, added) {
  const parts = diffWordsWithSpace(removed, added, { maxEditLength: mostWords });
  const changes3 = parts?.filter((part) => part.added || part.removed);
  return changes3?.reduce((total, { value }) => total + value.length, 0) ?? removed.length + added.length;
}

// src/repair/compare-proposals.ts
function compareProposals(proposed) {
  return (one, other) => {
    const [left, right] = [editSize(one.candidate.patch), editSize(other.candidate.patch)];
    return uncompared(one) - uncompared(other) || left.lines - right.lines || left.characters - right.characters || proposed.indexOf(one.candidate) - proposed.indexOf(other.candidate);
  };
}
function uncompared({ acceptance }) {
  return acceptance.verdict === "accepted" && acceptance.behaviour === "kept" ? 0 : 1;
}

// src/repair/estimate-tokens.ts
var charactersPerToken = 3;
function estimateTokens(text) {
  return Math.ceil(text.length / charactersPerToken);
}

// src/repair/judge-candidate.ts
async function judgeCandidate(candidate, acceptor, signal) {
  const verified = await acceptor.verify(candidate, signal);
  if (verified.verdict === "rejected") return verified;
  return acceptor.execute(candidate, verified, signal);
}

// src/repair/delimited.ts
function delimited(text, language, fences) {
  if (fences === "bare") return text;
  const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = "`".repeat(Math.max(3, ...runs.map((length) => length + 1)));
  return `${fence}${language}
${text}
${fence}`;
}

// src/repair/plain-line.ts
var longest = 300;
function plainLine(text) {
  const line2 = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trimEnd();
  return line2.length > longest ? `${line2.slice(0, longest)}...` : line2;
}
function plainLines(text, most) {
  const lines = text.split(/\r?\n/).map(plainLine);
  return lines.slice(0, most).join("\n");
}

// src/repair/describe-finding.ts
var shownStates = 20;
var shownInputs = 40;
function describeFinding(finding, format, tokens2) {
  const property = violatedProperty(finding);
  const left = tokens2 - estimateTokens(property);
  switch (format) {
    case "violated-property":
      return property;
    case "counterexample":
      return joined([stateLines("Counterexample:", finding.counterexample.steps, left), property]);
    case "inputs": {
      const inputs2 = inputLines(finding);
      const states = feedingSteps(finding).slice(-shownStates);
      const feeding = stateLines("States that lead to it:", states, left - estimateTokens(inputs2));
      return joined([inputs2, feeding, property]);
    }
  }
}
function violatedProperty({ counterexample, statement }) {
  const { comment, expression, location, cwe } = counterexample.property;
  const lines = [
    "Violated property:",
    `  file ${placeOf(location)}`,
    `  ${comment}${cwe === null ? "" : ` (${cwe})`}`,
    ...expression === null ? [] : [`  ${expression}`],
    ...statement === "" ? [] : ["In the statement:", `  ${statement}`]
  ];
  return lines.map(plainLine).join("\n");
}
function placeOf(location) {
  const { file, line: line2, function: name } = location;
  return `${file} line ${line2}${name === null ? "" : ` function ${name}`}`;
}
function inputLines({ inputs: inputs2, assumptions }) {
  const shown2 = inputs2.slice(0, shownInputs).map(({ variable: variable2, value }) => plainLine(`  ${variable2} = ${value}`));
  if (shown2.length === 0) return "";
  const more = inputs2.length > shownInputs ? [`  and ${inputs2.length - shownInputs} more`] : [];
  const taken = assumptions.map((one) => plainLine(`  ${one}`));
  const premises = taken.length === 0 ? [] : ["It is taken for granted that:", ...taken];
  return ["It goes wrong with these inputs:", ...shown2, ...more, ...premises].join("\n");
}
function feedingSteps({ counterexample, statement }) {
  const used = new Set(namesIn(`${statement} ${counterexample.property.expression ?? ""}`));
  return counterexample.steps.filter(
    ({ assignment }) => namesIn(assignment.variable).some((name) => used.has(name))
  );
}
function namesIn(code) {
  return mentionsOf(lexC(code));
}
function stateLines(title, steps2, tokens2) {
  const kept = [];
  let left = tokens2 - estimateTokens(title);
  for (const { location, assignment } of steps2.toReversed()) {
    const line2 = plainLine(`  ${placeOf(location)}: ${assignment.variable} = ${assignment.value}`);
    left -= estimateTokens(`${line2}
`);
    if (left < 0) break;
    kept.unshift(line2);
  }
  if (kept.length === 0) return "";
  const gap = kept.length < steps2.length ? [`  (${steps2.length - kept.length} earlier states left out)`] : [];
  return [title, ...gap, ...kept].join("\n");
}
function joined(parts) {
  return parts.filter((part) => part !== "").join("\n\n");
}

// src/repair/describe-rejection.ts
var shownLines = 12;
var sentences = {
  "malformed-reply": "Your answer could not be used.",
  "does-not-apply": "Your change could not be applied.",
  "forbidden-edit": "Your change is of a kind that is not allowed.",
  "does-not-compile": "The code with your change does not compile.",
  "still-fails": "The property is still violated.",
  "new-failure": "The property holds, but another one is violated now.",
  "caller-fails": "A function that calls the code goes wrong now.",
  undecided: "It could not be decided whether the code with your change is right.",
  "property-lost": "The violated statement is gone; it must stay, and hold.",
  vacuous: "The violated statement is not reached any more; it must stay reachable, and hold.",
  crashes: "The code still goes wrong when it runs with the inputs of the counterexample.",
  "behaviour-changed": "The code behaves differently now on inputs with which it was right.",
  "tests-fail": "Tests of the project fail now."
};
function describeRejection({ reason, detail }) {
  return `${sentences[reason]} ${plainLines(detail, shownLines)}`.trim();
}

// src/repair/source-lines.ts
function linesOf(text) {
  const lines = text.split(/\r?\n/);
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
function textOfLines(text, { start: start2, end: end2 }) {
  return linesOf(text).slice(start2 - 1, end2).join("\n");
}
function replaceLines(text, range, lines) {
  const pieces = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const before = pieces.slice(0, range.start - 1);
  const old = pieces.slice(range.start - 1, range.end);
  const after = pieces.slice(range.end);
  const end2 = lineEndOf(text);
  const ends = new Map(old.map((piece) => [piece.replace(/\r?\n$/, ""), /\r?\n$/.exec(piece)?.[0]]));
  const fresh = lines.map((line2) => line2 + (ends.get(line2) ?? end2));
  const isCutShort = after.length === 0 && !text.endsWith("\n");
  if (isCutShort) fresh.push((fresh.pop() ?? "").replace(/\r?\n$/, ""));
  return [...before, ...fresh, ...after].join("");
}
function lineEndOf(text) {
  const all = text.split("\n").length - 1;
  const long = text.split("\r\n").length - 1;
  return long * 2 > all ? "\r\n" : "\n";
}

// src/repair/source-window.ts
var shareBefore = 0.9;
function windowOf(source, format, tokens2) {
  const total = Math.max(1, linesOf(source.text).length);
  const line2 = Math.min(Math.max(1, source.line), total);
  const whole = { start: 1, end: total };
  const own = functionAt(source.parsed, line2);
  const make = (made, lines) => ({
    format: made,
    lines,
    text: textOfLines(source.text, lines),
    // What a macro defines has no name that an answer could be searched for.
    functionName: own?.definer === null ? own.name : null
  });
  const fits = (lines) => estimateTokens(textOfLines(source.text, lines)) <= tokens2;
  if (format === "one-line") return make(format, { start: line2, end: line2 });
  if (format === "whole" && fits(whole)) return make(format, whole);
  if (format !== "contextual" && own !== null && fits(own.lines)) return make("function", own.lines);
  const limits2 = format === "contextual" ? whole : own?.lines ?? whole;
  return make("contextual", largestAround(source.text, line2, limits2, tokens2));
}
function windowAfter(window2, text, lines) {
  const { start: start2 } = window2.lines;
  const range = { start: start2, end: start2 + lines - 1 };
  return { ...window2, lines: range, text: textOfLines(text, range) };
}
function largestAround(text, line2, limits2, tokens2) {
  const lines = linesOf(text);
  const cost = (at) => (lines[at - 1] ?? "").length + 1;
  let left = tokens2 * charactersPerToken - cost(line2);
  let { start: start2, end: end2 } = { start: line2, end: line2 };
  for (; ; ) {
    const before = start2 > limits2.start ? start2 - 1 : null;
    const after = end2 < limits2.end ? end2 + 1 : null;
    const isBeforeNext = (line2 - start2) * (1 - shareBefore) <= (end2 - line2) * shareBefore;
    const next = isBeforeNext ? before ?? after : after ?? before;
    if (next === null || cost(next) > left) return { start: start2, end: end2 };
    left -= cost(next);
    if (next < start2) start2 = next;
    else end2 = next;
  }
}

// src/repair/window-context.ts
var aroundCall = 3;
var shownCalls = 4;
function contextOf(task, functionName, tokens2) {
  const own = { path: task.file, text: task.text, file: task.parsed };
  const target = task.parsed.functions.find((one) => one.isDefinition && one.name === functionName);
  if (target === void 0) return "";
  const sources = [...task.headers, own];
  const used = usedBy(target, sources);
  const parts = [
    ...sources.flatMap((source) => declarationsIn(source, used, target)),
    ...sources.flatMap((source) => calleesIn(source, target)),
    ...callsIn(own, target)
  ];
  return fitting([...new Set(parts)], tokens2).join("\n\n");
}
function usedBy(target, sources) {
  const declared = /* @__PURE__ */ new Map();
  for (const { names, mentions } of sources.flatMap(({ file }) => file.declarations))
    for (const name of names) declared.set(name, [...declared.get(name) ?? [], ...mentions]);
  const used = new Set(target.mentions);
  for (const name of used) for (const next of declared.get(name) ?? []) used.add(next);
  return used;
}
function declarationsIn({ text, file }, used, target) {
  const isNeeded = ({ names, lines }) => names.some((name) => used.has(name)) && !(target.lines.start <= lines.start && lines.end <= target.lines.end);
  return file.declarations.filter(isNeeded).map(({ lines }) => textOfLines(text, lines));
}
function calleesIn({ text, file }, target) {
  const called = new Set(target.calls.map(({ name }) => name));
  called.delete(target.name);
  return file.functions.filter(({ name }) => called.has(name)).map(({ lines, body }) => {
    const isShort = body === null || lines.end - lines.start < 12;
    return isShort ? textOfLines(text, lines) : `${headOf(text, lines.start, body.start)} ...`;
  });
}
function headOf(text, start2, bodyStart) {
  return textOfLines(text, { start: start2, end: bodyStart }).replace(/\{[^{]*$/, "{");
}
function callsIn({ text, file }, target) {
  const last = linesOf(text).length;
  return file.functions.filter(({ isDefinition, name }) => isDefinition && name !== target.name).flatMap(
    ({ name, calls, lines }) => calls.filter((call) => call.name === target.name).map(({ line: line2 }) => ({ name, line: line2, lines }))
  ).slice(0, shownCalls).map(({ name, line: line2, lines }) => {
    const start2 = Math.max(lines.start, line2 - aroundCall);
    const end2 = Math.min(lines.end, last, line2 + aroundCall);
    return `/* called in ${name}: */
${textOfLines(text, { start: start2, end: end2 })}`;
  });
}
function fitting(parts, tokens2) {
  let left = tokens2;
  return parts.filter((part) => {
    const cost = estimateTokens(part) + 1;
    if (cost > left) return false;
    left -= cost;
    return true;
  });
}

// src/repair/loop-state.ts
var shares = { window: 0.35, onlyWindow: 0.6, feedback: 0.15, context: 0.15 };
function firstState(task, settings) {
  const { text, parsed, finding } = task;
  return { text, parsed, finding, window: windowAt(text, parsed, finding, settings), rejection: null };
}
function nextState(state, patched, rejection, task, settings) {
  const finding = rejection.finding ?? state.finding;
  if (patched === null) return { ...state, finding, rejection };
  const { text } = patched;
  const parsed = task.parser.parse(text);
  const isMoved = settings.source === "one-line" && rejection.finding !== null && isIn(task.file, rejection.finding);
  const window2 = isMoved ? windowAt(text, parsed, finding, settings) : patched.window;
  return { text, parsed, window: window2, finding, rejection };
}
function present(state, task, settings, prompts) {
  const { template } = settings.prompt;
  const values = promptValues(state, task, settings);
  return { asInitial: prompts.initial(template, values), asRetry: prompts.retry(template, values) };
}
function promptValues({ window: window2, finding, rejection }, task, settings) {
  const { fences, prompt, feedback, budget } = settings;
  const share = (part) => Math.floor(budget.contextTokens * shares[part]);
  const found = describeFinding(finding, feedback, share("feedback"));
  const told = rejection === null ? found : `${describeRejection(rejection)}

${found}`;
  const context = window2.format === "function" ? contextOf(task, window2.functionName, share("context")) : "";
  return {
    source: delimited(window2.text, "c", fences),
    feedback: delimited(told, "", fences),
    context: context === "" ? "(nothing)" : delimited(context, "c", fences),
    role: roles[prompt.role] ?? "",
    what: whatItIs(window2)
  };
}
function windowAt(text, parsed, finding, { source, budget }) {
  const share = source === "contextual" ? shares.onlyWindow : shares.window;
  const { line: line2 } = finding.counterexample.property.location;
  return windowOf({ text, parsed, line: line2 }, source, Math.floor(budget.contextTokens * share));
}
function isIn(file, { counterexample }) {
  return counterexample.property.location.file === file;
}
function whatItIs({ format, lines, functionName }) {
  switch (format) {
    case "one-line":
      return lines.start === lines.end ? "the line" : "the lines";
    case "function":
      return functionName === null ? "the code" : `the function \`${functionName}\``;
    case "whole":
      return "the program";
    case "contextual":
      return "the part of the program";
  }
}

// src/repair/message-stack.ts
function messagesOf(history, system, turns, present2) {
  const start2 = { role: "system", content: system };
  if (history === "latest" || turns.length === 0) return [start2, user(present2.asInitial)];
  const earlier = turns.flatMap(({ prompt, reply: reply2 }) => [user(prompt), assistant(reply2)]);
  const all = [...earlier, user(present2.asRetry)];
  return [start2, ...history === "reverse" ? all.reverse() : all];
}
function fittingMessages(history, system, turns, present2, tokens2) {
  const [first, ...later] = turns;
  for (let dropped2 = 0; first !== void 0 && dropped2 <= later.length; dropped2 += 1) {
    const messages = messagesOf(history, system, [first, ...later.slice(dropped2)], present2);
    if (tokensOf2(messages) <= tokens2) return messages;
  }
  return messagesOf(history, system, [], present2);
}
function tokensOf2(messages) {
  return messages.reduce((total, { content }) => total + estimateTokens(content) + 4, 0);
}
function user(content) {
  return { role: "user", content };
}
function assistant(content) {
  return { role: "assistant", content: content.trim() === "" ? "(no answer)" : content };
}

// src/repair/reply/reading.ts
function malformed(reason) {
  return { kind: "malformed", reason };
}

// src/repair/reply/apply-edits.ts
var comparisons = [
  (line2) => line2,
  (line2) => line2.trimEnd(),
  (line2) => line2.replace(/\s+/g, "")
];
function applyEdits(window2, blocks) {
  const placed = [];
  for (const [index, block] of blocks.entries()) {
    const trimmed = withoutBlankEnds(block);
    if (trimmed.search.length === 0) return malformed(`edit ${index + 1} searches for nothing`);
    const found = placesOf(trimmed.search, window2);
    if (found.length === 0)
      return malformed(
        `the lines that edit ${index + 1} searches for do not stand in the code that may be changed`
      );
    if (found.length > 1)
      return malformed(
        `the lines that edit ${index + 1} searches for stand ${found.length} times in the code: add lines around them`
      );
    const at = found[0] ?? 0;
    placed.push({ at, length: trimmed.search.length, lines: indentedLike(window2[at] ?? "", trimmed) });
  }
  placed.sort((one, other) => one.at - other.at);
  const isOverlapping = placed.some(({ at }, index) => {
    const before = placed[index - 1];
    return before !== void 0 && before.at + before.length > at;
  });
  if (isOverlapping) return malformed("two edits change the same lines");
  return { kind: "lines", lines: assembled(window2, placed) };
}
function placesOf(search, window2) {
  for (const compared2 of comparisons) {
    const wanted = search.map(compared2);
    const lines = window2.map(compared2);
    const places = lines.flatMap(
      (_, at) => wanted.every((line2, index) => lines[at + index] === line2) ? [at] : []
    );
    if (places.length > 0) return places;
  }
  return [];
}
function withoutBlankEnds({ search, replace: replace2 }) {
  const isBlank = (line2) => line2 !== void 0 && line2.trim() === "";
  let [from, to, first, last] = [0, search.length, 0, replace2.length];
  while (from < to && isBlank(search[from])) {
    from += 1;
    if (first < last && isBlank(replace2[first])) first += 1;
  }
  while (to > from && isBlank(search[to - 1])) {
    to -= 1;
    if (last > first && isBlank(replace2[last - 1])) last -= 1;
  }
  return { search: search.slice(from, to), replace: replace2.slice(first, last) };
}
function indentedLike(line2, { search, replace: replace2 }) {
  const own = indentOf(line2);
  const given = indentOf(search[0] ?? "");
  if (own === given || !own.endsWith(given)) return replace2;
  const missing = own.slice(0, own.length - given.length);
  return replace2.map((one) => one.trim() === "" ? one : missing + one);
}
function indentOf(line2) {
  return /^[ \t]*/.exec(line2)?.[0] ?? "";
}
function assembled(window2, placed) {
  const lines = [];
  let at = 0;
  for (const edit of placed) {
    lines.push(...window2.slice(at, edit.at), ...edit.lines);
    at = edit.at + edit.length;
  }
  return [...lines, ...window2.slice(at)];
}

// src/repair/reply/fenced-blocks.ts
var opening = /^ {0,3}(`{3,}|~{3,})[ \t]*([^`]*)$/;
function fencedBlocks(reply2) {
  const blocks = [];
  let open3 = null;
  const close = (isClosed) => {
    if (open3 !== null) blocks.push({ language: open3.language, text: open3.lines.join("\n"), isClosed });
    open3 = null;
  };
  for (const line2 of reply2.split("\n")) {
    const [, fence = "", info = ""] = opening.exec(line2) ?? [];
    if (open3 === null) {
      if (fence !== "") open3 = { fence, language: languageIn(info), lines: [] };
    } else if (closes(line2, open3.fence)) close(true);
    else open3.lines.push(line2);
  }
  close(false);
  return blocks;
}
function closes(line2, fence) {
  const text = line2.trim();
  return text.length >= fence.length && text === (fence[0] ?? "").repeat(text.length);
}
function languageIn(info) {
  return /^[\w+#-]*/.exec(info.trim())?.[0].toLowerCase() ?? "";
}

// src/repair/reply/code-candidates.ts
var cLanguages = [
  "",
  "c",
  "h",
  "cpp",
  "c++",
  "cc",
  "c99",
  "c11",
  "ansi-c",
  "code",
  "text",
  "txt",
  "plaintext"
];
var longestLine = 2e3;
function codeCandidates({ text, finish }) {
  const blocks = fencedBlocks(text);
  const usable = blocks.filter(({ language }) => cLanguages.includes(language));
  const whole = usable.filter(({ isClosed }) => isClosed || finish !== "length");
  if (usable.length > 0 && whole.length === 0) return cut;
  const filled = whole.filter((block) => block.text.trim() !== "");
  if (whole.length > 0 && filled.length === 0) return malformed("the code block is empty");
  if (filled.length > 0) return { kind: "code", texts: filled.map((block) => block.text) };
  if (blocks.length > 0) return malformed(otherLanguage(blocks));
  if (finish === "length") return cut;
  const loose = [...codeRuns(text), ...inlineCode(text)];
  return loose.length > 0 ? { kind: "code", texts: loose } : malformed("there is no code in it");
}
var cut = malformed("it was cut off before its end: answer with less");
function otherLanguage(blocks) {
  const names = [...new Set(blocks.map(({ language }) => language))];
  return `the code in it is not C but ${names.join(", ").slice(0, 60)}`;
}
function codeRuns(text) {
  const runs = [[]];
  for (const line2 of text.split("\n")) {
    if (isCode(line2) || line2.trim() === "") runs.at(-1)?.push(line2);
    else runs.push([]);
  }
  return runs.map((run) => run.join("\n")).filter((run) => run.trim() !== "");
}
function isCode(line2) {
  const text = line2.trim();
  if (text.length > longestLine) return false;
  if (/^(#\s*\w|\/\/|\/\*|\*\/|\* |[{}]|(if|for|while|switch|else|do|return|case|default)\b.*[();:{]$)/.test(
    text
  ))
    return true;
  if (/[;{}\\]$/.test(text) || /[;{}]\s*(\/\/.*|\/\*.*\*\/)$/.test(text)) return true;
  return /^[\w\s*]+\([^.]*\)?,?$/.test(text) && /[(*]/.test(text) && !/^[A-Z][a-z]+ /.test(text);
}
function inlineCode(text) {
  return [...text.matchAll(/(?<!`)`{1,3}([^`\n]+)`{1,3}(?!`)/g)].map(([, code = ""]) => code).filter(isCode);
}

// src/repair/reply/edit-blocks.ts
var mostBlocks = 40;
var start = /^\s*<{5,9}\s*SEARCH\b/i;
var divider = /^\s*={5,9}\s*$/;
var end = /^\s*>{5,9}\s*REPLACE\b/i;
function hasEdits(reply2) {
  return reply2.split("\n").some((line2) => start.test(line2));
}
function readEditBlocks(reply2) {
  const blocks = [];
  let part = "none";
  let search = [];
  let replace2 = [];
  const fail = (what) => malformed(`edit ${blocks.length + 1} ${what}`);
  for (const line2 of reply2.split("\n")) {
    if (blocks.length > mostBlocks) return malformed(`it has more than ${mostBlocks} edits`);
    if (start.test(line2)) {
      if (part !== "none") return fail("is not ended with `>>>>>>> REPLACE`");
      [part, search, replace2] = ["search", [], []];
    } else if (part === "search" && divider.test(line2)) part = "replace";
    else if (part === "search" && end.test(line2)) return fail("has no line `=======`");
    else if (part === "replace" && end.test(line2)) {
      blocks.push({ search, replace: replace2 });
      part = "none";
    } else if (part === "search") search.push(line2);
    else if (part === "replace") replace2.push(line2);
  }
  return part === "none" ? { kind: "blocks", blocks } : fail("is not ended with `>>>>>>> REPLACE`");
}

// src/repair/reply/function-replacement.ts
function functionReplacement(code, name, original, parser) {
  const found = definitionsIn(code, name, parser);
  const changed2 = found.filter((lines2) => !isSameCode(lines2.join("\n"), original));
  const lines = changed2.at(-1) ?? found.at(-1);
  if (lines !== void 0) return { kind: "lines", lines };
  return malformed(`it does not define the function \`${name}\`: answer with all of it`);
}
function programReplacement(code, program, parser) {
  const given = parser.parse(code);
  const own = parser.parse(program);
  const names = (file) => new Set(definitionsOf(file).map((one) => one.name));
  const [givenNames, ownNames] = [names(given), names(own)];
  const isWhole = [...ownNames].every((name) => givenNames.has(name));
  if (isWhole) return { kind: "lines", lines: code.split("\n") };
  const isPart = givenNames.size > 0 && [...givenNames].every((name) => ownNames.has(name));
  if (!isPart) return malformed("it is not the whole program: functions of it are missing");
  let lines = program.split("\n");
  for (const old of definitionsOf(own).toReversed()) {
    const fresh = definitionsOf(given).findLast((one) => one.name === old.name);
    if (fresh !== void 0)
      lines = [
        ...lines.slice(0, old.lines.start - 1),
        ...linesIn(code, fresh),
        ...lines.slice(old.lines.end)
      ];
  }
  return { kind: "lines", lines };
}
function definitionsIn(code, name, parser) {
  const found = definitionsOf(parser.parse(code)).filter((one) => one.name === name);
  if (found.length > 0) return found.map((one) => linesIn(code, one));
  const lines = code.split("\n");
  const start2 = lines.findIndex((line2) => line2.replace(/\s/g, "").includes(`${name}(`));
  if (start2 < 1) return [];
  const rest = lines.slice(start2).join("\n");
  const again = definitionsOf(parser.parse(rest)).filter((one) => one.name === name);
  return again.map((one) => linesIn(rest, one));
}
function definitionsOf({ functions }) {
  return functions.filter(({ isDefinition, definer }) => isDefinition && definer === null);
}
function linesIn(code, { lines }) {
  return code.split("\n").slice(lines.start - 1, lines.end);
}
function isSameCode(one, other) {
  return one.replace(/\s+/g, "") === other.replace(/\s+/g, "");
}

// src/repair/reply/line-replacement.ts
var mostLines2 = 12;
var mostNeighbours = 40;
function askedLine(text, parsed, window2) {
  return { lines: linesOf(text), window: window2, around: functionAt(parsed, window2.start)?.lines ?? null };
}
function lineReplacement(code, asked) {
  const given = withoutBlankEnds2(code.split("\n"));
  const whole = { start: 1, end: asked.lines.length };
  for (const range of [whole, ...asked.around === null ? [] : [asked.around]]) {
    const middle = middleOf(given, range, asked);
    if (middle !== null) return checked(middle, asked);
  }
  return checked(withoutNeighbours(withoutSignature(given, asked), asked), asked);
}
function checked(found, { lines, window: window2 }) {
  const own = withoutBlankEnds2(found);
  if (own.length === 0) return malformed("there is nothing in it for the line");
  if (own.length > Math.max(mostLines2, 2 * (window2.end - window2.start + 1)))
    return malformed("it changes more than the line that it was asked for");
  return { kind: "lines", lines: indented(own, lines[window2.start - 1] ?? "") };
}
function middleOf(given, range, { lines, window: window2 }) {
  const before = lines.slice(range.start - 1, window2.start - 1);
  const after = lines.slice(window2.end, range.end);
  if (before.length + after.length === 0 || given.length <= before.length + after.length) return null;
  const tail = given.length - after.length;
  const isSame = before.every((line2, index) => isEqual(line2, given[index])) && after.every((line2, index) => isEqual(line2, given[tail + index]));
  return isSame ? given.slice(before.length, tail) : null;
}
function withoutSignature(given, { lines, around: around2, window: window2 }) {
  if (around2 === null || window2.start === around2.start) return given;
  const head = lines.slice(around2.start - 1, window2.start - 1);
  const length = head.findIndex((line2) => line2.includes("{")) + 1;
  const isRepeated = length > 0 && head.slice(0, length).every((line2, index) => isEqual(line2, given[index]));
  if (!isRepeated) return given;
  const rest = given.slice(length);
  return rest.at(-1)?.trim() === "}" && depthOf(rest) < 0 ? rest.slice(0, -1) : rest;
}
function depthOf(lines) {
  const text = lines.join("\n");
  return text.split("{").length - text.split("}").length;
}
function withoutNeighbours(given, { lines, window: window2 }) {
  const depth = depthOf(lines.slice(window2.start - 1, window2.end));
  const before = lines.slice(0, window2.start - 1);
  const after = lines.slice(window2.end);
  for (const start2 of lengths(
    (count2) => count2 <= before.length && repeats(before.slice(-count2), given.slice(0, count2)),
    given
  )) {
    for (const end2 of lengths((count2) => repeats(after.slice(0, count2), given.slice(-count2)), given)) {
      const rest = given.slice(start2, given.length - end2);
      if (rest.length > 0 && depthOf(rest) === depth) return rest;
    }
  }
  return given;
}
function lengths(has2, { length }) {
  const found = Array.from({ length: Math.min(length, mostNeighbours) }, (_, index) => index + 1).filter(has2);
  return [...found.reverse(), 0];
}
function repeats(known, given) {
  return known.length === given.length && known.every((line2, index) => isEqual(line2, given[index]));
}
function isEqual(one, other) {
  return other !== void 0 && one.trim() === other.trim();
}
function withoutBlankEnds2(lines) {
  const isFilled = (line2) => line2.trim() !== "";
  return lines.slice(lines.findIndex(isFilled), lines.findLastIndex(isFilled) + 1);
}
function indented(found, original) {
  const own = /^[ \t]*/.exec(original)?.[0] ?? "";
  const given = /^[ \t]*/.exec(found[0] ?? "")?.[0] ?? "";
  if (given === own || !own.startsWith(given)) return found;
  const missing = own.slice(given.length);
  return found.map((line2) => line2.trim() === "" ? line2 : missing + line2);
}

// src/repair/reply/similarity.ts
function similarity(one, other) {
  const [left, right] = [pairsOf(one), pairsOf(other)];
  const total = sum(left) + sum(right);
  if (total === 0) return one.trim() === other.trim() ? 1 : 0;
  let shared = 0;
  for (const [pair, count2] of left) shared += Math.min(count2, right.get(pair) ?? 0);
  return 2 * shared / total;
}
function pairsOf(text) {
  const tokens2 = text.match(/\w+|[^\s\w]/g) ?? [];
  const pairs = /* @__PURE__ */ new Map();
  tokens2.forEach((token, index) => {
    const pair = `${tokens2[index - 1] ?? ""} ${token}`;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  });
  return pairs;
}
function sum(pairs) {
  return [...pairs.values()].reduce((total, count2) => total + count2, 0);
}

// src/repair/reply/read-reply.ts
var longestReply = 4e5;
var mostCandidates = 40;
function readReply(reply2, to) {
  const reading = readLines({ text: withoutThoughts(reply2.text), finish: reply2.finish }, to);
  if (reading.kind === "malformed") return reading;
  if (reading.lines.every((line2) => line2.trim() === "")) return malformed("it leaves nothing of the code");
  if (reading.lines.some((line2) => /[\0\r]/.test(line2)))
    return malformed("it has characters that no C source has");
  if (sizeOf2(reading.lines) > roomFor(to.window))
    return malformed("it is far longer than the code that it was asked for");
  const text = replaceLines(to.text, to.window.lines, reading.lines);
  return { kind: "patched", text, window: windowAfter(to.window, text, reading.lines.length) };
}
function roomFor({ text }) {
  return 2e4 + 2 * text.length;
}
function sizeOf2(lines) {
  return lines.reduce((total, line2) => total + line2.length + 1, 0);
}
function readLines(reply2, to) {
  if (reply2.text.trim() === "") return malformed("it is empty");
  if (reply2.text.length > longestReply) return malformed("it is too long");
  if (hasEdits(reply2.text)) {
    const edits2 = readEditBlocks(reply2.text);
    return edits2.kind === "malformed" ? edits2 : applyEdits(linesOf(to.window.text), edits2.blocks);
  }
  const candidates = codeCandidates(reply2);
  if (candidates.kind === "malformed") return candidates;
  const readings = byLikelihood(candidates.texts.slice(-mostCandidates), to.window.text).map(
    (code) => readCode(code.trimEnd(), to)
  );
  return readings.find(({ kind }) => kind === "lines") ?? readings[0] ?? malformed("there is no code in it");
}
function byLikelihood(texts, window2) {
  const isQuote = (text) => text.replace(/\s+/g, "") === window2.replace(/\s+/g, "");
  const score = (text) => isQuote(text) ? -1 : similarity(text, window2);
  const scored = texts.map((text) => ({ text, score: score(text) }));
  return scored.reverse().sort((one, other) => other.score - one.score).map(({ text }) => text);
}
function readCode(code, { text, parsed, window: window2, parser }) {
  const omitted = code.split("\n").find((line2) => leavesOut(line2) && !text.includes(line2.trim()));
  if (omitted !== void 0) return malformed("it leaves code out with a comment: write the code");
  if (/^(---|\+\+\+|@@) /m.test(code)) return malformed("it is a diff: answer with the code itself");
  switch (window2.format) {
    case "one-line":
      return lineReplacement(code, askedLine(text, parsed, window2.lines));
    case "function":
      return window2.functionName === null ? { kind: "lines", lines: code.split("\n") } : functionReplacement(code, window2.functionName, window2.text, parser);
    case "whole":
      return programReplacement(code, window2.text, parser);
    case "contextual":
      return { kind: "lines", lines: code.split("\n") };
  }
}
function leavesOut(line2) {
  const text = line2.trim().slice(0, 200);
  return /^(\/\/|\/\*)\s*(\.{3}|…)/.test(text) || /^(\/\/|\/\*).*(rest of|remaining|existing|unchanged).*(\.{3}|…)/i.test(text);
}
function withoutThoughts(text) {
  const plain3 = text.replace(/\r\n?/g, "\n");
  return plain3.replace(/^\s*<think(ing)?>[\s\S]*?(<\/think(ing)?>|$)/i, "");
}

// src/repair/model-loop.ts
async function runModelLoop(task, settings, start2, deps) {
  const attempts = [...start2.attempts];
  const turns = [];
  const judged = /* @__PURE__ */ new Map([[task.text, unchanged(task)]]);
  let spending = start2.spending;
  let state = firstState(task, settings);
  const end2 = (stop, accepted2 = null) => ({
    attempts,
    spending,
    accepted: accepted2,
    stop
  });
  for (; ; ) {
    const call = nextCall(state, turns, task, settings, deps.prompts);
    const startedAt = deps.now();
    spending = { ...spending, seconds: startedAt - start2.startedAt };
    if (deps.signal?.aborted) return end2(cancelled);
    const stop = budgetStop(settings.budget, spending, call.tokens);
    if (stop !== null) return end2(stop);
    const reply2 = await ask(call.messages, spending, settings, deps);
    if (reply2 instanceof ModelError)
      return end2(deps.signal?.aborted ? cancelled : { limit: "model", message: reply2.message });
    spending = charge(
      spending,
      reply2,
      { ...call.tokens, completion: estimateTokens(reply2.text) },
      settings.budget
    );
    const read2 = readReply(reply2, { ...state, parser: task.parser });
    const candidate = read2.kind === "patched" ? candidateOf(read2.text, task, deps.model.name) : null;
    const acceptance = await judge(read2, candidate, judged, deps);
    const attempt = { candidate, acceptance, seconds: deps.now() - startedAt };
    const exchange = { model: deps.model.name, messages: call.messages, reply: reply2 };
    const { file, finding } = task;
    await deps.log.append({
      index: attempts.length,
      finding: finding.fingerprint,
      file,
      engine: "model",
      attempt,
      exchange
    });
    attempts.push(attempt);
    spending = { ...spending, seconds: deps.now() - start2.startedAt };
    if (acceptance.verdict === "accepted") return end2(null, candidate && { candidate, acceptance });
    turns.push({ prompt: call.prompt, reply: reply2.text });
    state = nextState(state, read2.kind === "patched" ? read2 : null, acceptance, task, settings);
  }
}
var cancelled = { limit: "cancelled", message: "The repair was cancelled." };
function nextCall(state, turns, task, settings, prompts) {
  const { prompt, history, budget } = settings;
  const now = present(state, task, settings, prompts);
  const completion2 = expectedReply(state, settings);
  const room = budget.contextTokens - completion2;
  const messages = fittingMessages(history, prompts.system(prompt.template), turns, now, room);
  const tokens2 = { prompt: tokensOf2(messages), completion: completion2 };
  return { messages, prompt: turns.length === 0 ? now.asInitial : now.asRetry, tokens: tokens2 };
}
function expectedReply({ window: window2 }, { prompt }) {
  const size = estimateTokens(window2.text);
  return replyFormatOf(prompt.template) === "edits" ? Math.min(800, 100 + 2 * size) : Math.ceil(100 + 1.2 * size);
}
async function ask(messages, { seconds }, { temperature, requestSeconds: requestSeconds2, budget }, { model, signal }) {
  const timeoutSeconds = Math.max(1, Math.min(requestSeconds2, budget.seconds - seconds));
  const request = { messages, temperature, timeoutSeconds, ...signal === void 0 ? {} : { signal } };
  return model.ask(request).catch((error) => {
    if (error instanceof ModelError) return error;
    throw error;
  });
}
function candidateOf(text, { file, text: before, parsed, finding }, author) {
  if (text === before) return null;
  const patch = { edits: [{ file, before, after: text }] };
  const { line: line2, function: name } = finding.counterexample.property.location;
  const { lines } = editSize(patch);
  const owner = parsed.functions.find(
    (one) => one.isDefinition && one.lines.start <= line2 && line2 <= one.lines.end
  );
  const place = owner?.name ?? name ?? file;
  return {
    patch,
    engine: "model",
    author,
    title: `change ${lines} ${lines === 1 ? "line" : "lines"} of \`${place}\``
  };
}
async function judge(read2, candidate, judged, { acceptor, signal }) {
  if (read2.kind === "malformed") return rejected("malformed-reply", `${sentence(read2.reason)}`);
  const known = judged.get(read2.text);
  if (known !== void 0 || candidate === null)
    return known ?? rejected("still-fails", "The answer is the code as it was.");
  const acceptance = await judgeCandidate(candidate, acceptor, signal);
  if (acceptance.verdict === "rejected")
    judged.set(read2.text, {
      ...acceptance,
      detail: `The answer is one that was tried before. ${acceptance.detail}`
    });
  return acceptance;
}
function rejected(reason, detail) {
  return { verdict: "rejected", reason, detail, evidence: [], finding: null, isSuggestable: false };
}
function unchanged({ finding }) {
  return { ...rejected("still-fails", "The answer is the code as it was."), finding };
}
function sentence(text) {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

// src/repair/template-phase.ts
var mostVerified = 24;
var mostExecuted = 6;
async function runTemplates(task, candidates, { jobs, until }, deps) {
  const { acceptor, log, now, signal } = deps;
  const attempts = [];
  const isOver = () => now() >= until || signal?.aborted === true;
  const keep = async (candidate, acceptance, seconds) => {
    const attempt = { candidate, acceptance, seconds };
    const index = attempts.push(attempt) - 1;
    const { file, finding } = task;
    await log.append({
      index,
      finding: finding.fingerprint,
      file,
      engine: "template",
      attempt,
      exchange: null
    });
  };
  const verified = [];
  const verify = async (candidate) => {
    if (isOver()) return false;
    const startedAt = now();
    const acceptance = await acceptor.verify(candidate, signal);
    const seconds = now() - startedAt;
    if (acceptance.verdict === "accepted") verified.push({ candidate, acceptance, seconds });
    else await keep(candidate, acceptance, seconds);
    return true;
  };
  const limit2 = pLimit(jobs);
  const asked = candidates.slice(0, mostVerified);
  const areVerified = await Promise.all(asked.map((candidate) => limit2(() => verify(candidate))));
  const accepted2 = [];
  const ranked = verified.toSorted(compareProposals(candidates)).slice(0, mostExecuted);
  const execute = async ({ candidate, acceptance: first, seconds }) => {
    if (isOver()) return false;
    const startedAt = now();
    const acceptance = await acceptor.execute(candidate, first, signal);
    if (acceptance.verdict === "accepted") accepted2.push({ candidate, acceptance });
    await keep(candidate, acceptance, seconds + now() - startedAt);
    return true;
  };
  const areExecuted = await Promise.all(ranked.map((one) => limit2(() => execute(one))));
  const isComplete = [...areVerified, ...areExecuted].every(Boolean);
  return { attempts, accepted: accepted2.toSorted(compareProposals(candidates))[0] ?? null, isComplete };
}

// src/repair/repair.ts
var templateShare = 0.5;
async function repair(task, settings, deps) {
  const { model, now, signal } = deps;
  const startedAt = now();
  const elapsed = () => ({ ...nothingSpent, seconds: now() - startedAt });
  const finding = deps.verify === void 0 ? task.finding : await deps.verify();
  if (finding === null) return { outcome: "nothing-to-fix", attempts: [], spending: elapsed() };
  const current = { ...task, finding };
  const share = model === null ? 1 : templateShare;
  const until = startedAt + settings.budget.seconds * share;
  const proposed = deps.proposeTemplates(current);
  const templates2 = await runTemplates(current, proposed, { jobs: settings.jobs, until }, deps);
  const { attempts, accepted: accepted2, isComplete } = templates2;
  if (accepted2 !== null) return { outcome: "repaired", ...accepted2, attempts, spending: elapsed() };
  if (model === null) return ended(attempts, elapsed(), isComplete ? null : overMessage(signal));
  const start2 = { attempts, spending: elapsed(), startedAt };
  const loop = await runModelLoop(current, settings, start2, { ...deps, model });
  const { spending, stop } = loop;
  if (loop.accepted !== null)
    return { outcome: "repaired", ...loop.accepted, attempts: loop.attempts, spending };
  const reason = stop === null || stop.limit === "attempts" ? null : stop.message;
  return ended(loop.attempts, spending, reason);
}
function ended(attempts, spending, reason) {
  const suggestion = attempts.flatMap(suggestable).toSorted(compareProposals([]))[0];
  if (suggestion !== void 0) return { outcome: "suggested", ...suggestion, reason, attempts, spending };
  if (reason === null) return { outcome: "exhausted", attempts, spending };
  return { outcome: "aborted", reason, attempts, spending };
}
function suggestable({ candidate, acceptance }) {
  const isOne = candidate !== null && acceptance.verdict === "rejected" && acceptance.isSuggestable;
  return isOne ? [{ candidate, acceptance }] : [];
}
function overMessage(signal) {
  return signal?.aborted ? "The repair was cancelled." : "Time was over before all template repairs were judged.";
}

// src/repair/repair-settings.ts
var defaultContextTokens = 8e3;
var requestSeconds = 180;
function repairSettings(config, jobs) {
  const prompt = promptFor(config);
  const isEdits = prompt.template === "edits";
  const settings = {
    prompt,
    source: config.source ?? (isEdits ? "function" : "one-line"),
    feedback: config.feedback ?? prompt.feedback ?? (isEdits ? "inputs" : "violated-property"),
    history: config.history,
    temperature: config.temperature,
    fences: "fenced",
    budget: {
      attempts: config.attempts,
      tokens: null,
      dollars: config.budget,
      prices: config.modelPrices,
      seconds: config.timeBudget,
      contextTokens: config.modelContext ?? defaultContextTokens
    },
    requestSeconds,
    jobs
  };
  const problem = config.model === "none" ? null : contradiction(settings, config);
  if (problem !== null) throw new ConfigurationError(problem);
  return settings;
}
function promptFor({ prompt, source }) {
  const isPapers = source === "one-line" || source === "contextual";
  const id = parsePromptId(prompt ?? (isPapers ? "9" : "edits"));
  if (id === null) throw new ConfigurationError(`prompt: \`${prompt}\` is none`);
  return id;
}
function contradiction({ prompt, source, history, budget }, config) {
  if (config.feedback !== null && prompt.feedback !== null && config.feedback !== prompt.feedback)
    return `prompt: its last number says ${prompt.feedback}, and \`feedback\` says ${config.feedback}; leave one out`;
  if (source === "contextual" && budget.attempts > 1)
    return "source: `contextual` fills the context of the model with one message; use it with `attempts: 1`, or `function`";
  if (history === "latest" && budget.attempts > 1 && !showsFeedback(prompt.template))
    return `prompt: with \`history: latest\` template ${prompt.template} would ask the same again, since it shows no feedback`;
  if (budget.dollars !== null && budget.prices === null)
    return "budget: what the model costs is not known; set `model-prices: { input: ..., output: ... }` (US dollars for a million tokens)";
  return null;
}

// src/repair/templates/apply-edits.ts
function applyEdits2(text, edits2) {
  const ordered = edits2.toSorted((one, other) => one.start - other.start);
  const pieces = [];
  let at = 0;
  for (const { start: start2, end: end2, text: added } of ordered) {
    if (start2 < at) continue;
    pieces.push(text.slice(at, start2), added);
    at = end2;
  }
  return [...pieces, text.slice(at)].join("");
}

// src/project/c-node.ts
function fieldOf(node, name) {
  return node.children.find(({ field }) => field === name) ?? null;
}
function fieldsOf(node, name) {
  return node.children.filter(({ field }) => field === name);
}
function partsOf(node) {
  return node.children.filter(({ isNamed: isNamed3, type }) => isNamed3 && type !== "comment");
}
function* within(node, ...types) {
  const open3 = [node];
  for (let next = open3.pop(); next !== void 0; next = open3.pop()) {
    if (types.length === 0 || types.includes(next.type)) yield next;
    for (let index = next.children.length - 1; index >= 0; index--) {
      const child = next.children[index];
      if (child !== void 0) open3.push(child);
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
function isWithin(inner2, outer) {
  return outer.start <= inner2.start && inner2.end <= outer.end;
}
function unwrapped(node) {
  let inner2 = node;
  while (inner2.type === "parenthesized_expression") {
    const [only] = partsOf(inner2);
    if (only === void 0) return inner2;
    inner2 = only;
  }
  return inner2;
}

// src/repair/templates/expression.ts
function operatorOf(node) {
  return fieldOf(node, "operator")?.text ?? "";
}
function calleeOf(node) {
  const callee = node.type === "call_expression" ? fieldOf(node, "function") : null;
  return callee?.type === "identifier" ? callee.text : null;
}
function argumentsOf(call) {
  const list = fieldOf(call, "arguments");
  return list === null ? [] : partsOf(list);
}
function baseOf(node) {
  let inner2 = unwrapped(node);
  for (; ; ) {
    if (inner2.type === "identifier") return inner2;
    const next = fieldOf(inner2, "argument") ?? (inner2.type === "cast_expression" ? fieldOf(inner2, "value") : null);
    if (next === null) return null;
    inner2 = unwrapped(next);
  }
}
function namesIn2(node) {
  const names = /* @__PURE__ */ new Set();
  for (const inner2 of within(node, "identifier", "field_identifier")) {
    const isCallee = inner2.field === "function" && inner2.parent?.type === "call_expression";
    if (!isCallee) names.add(inner2.type === "identifier" ? inner2.text : `.${inner2.text}`);
  }
  return names;
}
function definitionsIn2(node) {
  const found = [];
  for (const inner2 of within(node, "assignment_expression", "init_declarator", "update_expression")) {
    const target = fieldOf(inner2, "left") ?? fieldOf(inner2, "argument") ?? declaredName(inner2);
    if (target === null) continue;
    found.push({ node: inner2, target, value: fieldOf(inner2, "right") ?? fieldOf(inner2, "value") });
  }
  return found;
}
function isPure(node) {
  return [...within(node, "call_expression", "assignment_expression", "update_expression")].length === 0;
}
function canonical(text) {
  return text.replace(
    /\((?:const |unsigned |signed |struct )*[A-Za-z_]\w*(?: (?:long|int|char|short))*[ *]*\)(?=[\w(&*])/g,
    ""
  ).replaceAll(/[\s()]/g, "");
}
function declaredName(declarator) {
  const outer = fieldOf(declarator, "declarator");
  return outer && ([...within(outer, "identifier")][0] ?? null);
}

// src/repair/templates/access.ts
function accessesIn(node) {
  const found = [];
  for (const inner2 of within(node, "subscript_expression", "field_expression", "pointer_expression")) {
    const pointer = fieldOf(inner2, "argument");
    if (pointer === null || isMeasured(inner2, node)) continue;
    const operator = operatorOf(inner2);
    if (inner2.type === "field_expression" && operator !== "->") continue;
    if (inner2.type === "pointer_expression" && operator !== "*") continue;
    found.push({ node: inner2, pointer: unwrapped(pointer), index: fieldOf(inner2, "index") });
  }
  return found;
}
function isMeasured(node, limit2) {
  for (let outer = node.parent; outer !== null && outer !== limit2.parent; outer = outer.parent)
    if (outer.type === "sizeof_expression") return true;
  return false;
}

// src/repair/templates/focus.ts
function focusOf(heads, property) {
  const able = heads.flatMap((head) => candidatesIn(head, property));
  const named = able.filter((node) => isNamed(node, property));
  if (named.length > 0) return named;
  const calls = heads.flatMap((head) => [...within(head, "call_expression")]);
  return able.length > 0 ? able : calls.length > 0 ? calls : heads;
}
function candidatesIn(head, { kind, comment, expression }) {
  switch (kind) {
    case "division-by-zero":
      return operations(head, /^[/%]=?$/);
    case "shift":
      return operations(head, /^(?:<<|>>)=?$/);
    case "overflow": {
      const sign = /^arithmetic overflow on (\w+)/.exec(comment)?.[1] ?? "";
      return operations(head, operators[sign] ?? /^(?:[-+*/%]=?|\+\+|--)$/);
    }
    case "uninitialised": {
      const name = /variable: (?:.*::)?(\w+)/.exec(comment)?.[1] ?? expression ?? "";
      return [...within(head, "identifier")].filter(({ text }) => text === name);
    }
    case "assertion":
    case "other":
      return [];
    default:
      return accessesIn(head).map(({ node }) => node);
  }
}
var operators = {
  add: /^(?:\+=?|\+\+)$/,
  sub: /^(?:-=?|--)$/,
  mul: /^\*=?$/,
  div: /^\/=?$/,
  modulus: /^%=?$/,
  neg: /^-$/,
  shl: /^<<=?$/
};
function operations(head, operator) {
  const types = ["binary_expression", "assignment_expression", "update_expression", "unary_expression"];
  return [...within(head, ...types)].filter((node) => operator.test(operatorOf(node)));
}
function isNamed(node, { expression, comment }) {
  const [comparison] = comparisonsIn(expression) ?? [];
  const operands = ["index", "left", "right", "argument"].flatMap((name) => fieldOf(node, name)?.text ?? []);
  const subject = comparison?.subject;
  const array = /array `(.*)'/.exec(comment)?.[1];
  if (array !== void 0 && !node.text.startsWith(array)) return false;
  if (subject !== void 0) return operands.some((text) => canonical(text) === canonical(subject));
  const overflow = /^!overflow\("[^"]+", (.+)\)$/.exec(expression ?? "")?.[1];
  return overflow !== void 0 && canonical(operands.join(",")) === canonical(overflow);
}

// src/repair/templates/layout.ts
function layoutOf(text, root) {
  const bodies = [...within(root, "if_statement", "while_statement", "for_statement")].flatMap(({ children }) => children.filter(({ field }) => field === "consequence" || field === "body")).map((body) => ({ body, parts: body.children.filter(({ isNamed: isNamed3 }) => isNamed3).length }));
  const blocks = bodies.filter(({ body }) => body.type === "compound_statement");
  const ownLine = blocks.filter(({ body }) => isFirstOnLine(text, body.start)).length;
  const braced = blocks.filter(({ parts }) => parts === 1).length;
  return {
    text,
    newline: /\r\n/.test(text) ? "\r\n" : "\n",
    unit: unitOf(text, root),
    bracesSingle: braced > bodies.length - blocks.length,
    braceOnOwnLine: ownLine * 2 > blocks.length
  };
}
function indentAt({ text }, offset) {
  const start2 = text.lastIndexOf("\n", offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start2, offset))?.[0] ?? "";
}
function isFirstOnLine(text, offset) {
  return /(?:^|\n)[ \t]*$/.test(text.slice(text.lastIndexOf("\n", offset - 1), offset));
}
function ifLines(layout, condition, body) {
  const inner2 = body.map((line2) => `${layout.unit}${line2}`);
  if (body.length === 1 && !layout.bracesSingle) return [`if (${condition})`, ...inner2];
  const head = layout.braceOnOwnLine ? [`if (${condition})`, "{"] : [`if (${condition}) {`];
  return [...head, ...inner2, "}"];
}
function unitOf(text, root) {
  const counts = /* @__PURE__ */ new Map();
  for (const { children } of within(root, "function_definition")) {
    const body = children.find(({ field }) => field === "body");
    for (const { start: start2, isNamed: isNamed3 } of body?.children ?? []) {
      const indent = isNamed3 && isFirstOnLine(text, start2) ? indentAt({ text }, start2) : "";
      if (indent !== "") counts.set(indent, (counts.get(indent) ?? 0) + 1);
    }
  }
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  return best?.[0] ?? "  ";
}

// src/repair/templates/functions.ts
function functionNamed(name, root) {
  if (name === null) return null;
  return [...within(root, "function_definition")].find((node) => nameOf(node) === name) ?? null;
}
function nameOf(definition) {
  const own = [...within(fieldOf(definition, "declarator") ?? definition, "function_declarator")].at(-1);
  return (own && fieldOf(own, "declarator")?.text) ?? null;
}
function parameterNames(definition) {
  const [list] = within(fieldOf(definition, "declarator") ?? definition, "parameter_list");
  return (list?.children ?? []).filter(({ type }) => type === "parameter_declaration").map((parameter) => [...within(parameter, "identifier")].at(-1)?.text);
}
function leaves(statement) {
  const last = statement?.type === "compound_statement" ? lastPart(statement) : statement;
  return last != null && /^(?:return|break|continue|goto)_statement$/.test(last.type);
}
function lastPart({ children }) {
  return children.filter(({ isNamed: isNamed3, type }) => isNamed3 && type !== "comment").at(-1);
}

// src/repair/templates/variable.ts
function variableAt(name, place) {
  for (const scope of around(place)) {
    const found = declarationsIn2(scope, place).flatMap(variablesOf2).findLast((variable2) => variable2.name === name);
    if (found !== void 0) return found;
  }
  return null;
}
function variablesBefore(place) {
  return [...around(place)].flatMap((scope) => declarationsIn2(scope, place).flatMap(variablesOf2));
}
function membersNamed(name, root) {
  return [...within(root, "field_declaration")].flatMap(variablesOf2).filter((one) => one.name === name);
}
function variablesOf2(declaration) {
  const type = declaration.children.filter(({ field, isNamed: isNamed3, type: type2 }) => isNamed3 && field !== "declarator" && type2 !== "comment").map(({ text }) => text).join(" ");
  return fieldsOf(declaration, "declarator").flatMap((declarator) => {
    const read2 = readDeclarator(declarator);
    const value = fieldOf(declarator, "value");
    return read2 === null ? [] : [{ ...read2, scope: scopeOf(declaration), type, value, declarator, declaration }];
  });
}
function isUnsigned({ type, layers }) {
  return layers.length === 0 && /\bunsigned\b|\bsize_t\b|\buint|\bu(8|16|32|64|int|char|long)\b/.test(type);
}
function isPointer({ layers }) {
  return layers[0] === "pointer" || layers[0] === "array";
}
function declarationsIn2(scope, place) {
  const before = (nodes) => nodes.filter(({ type, start: start2 }) => type === "declaration" && start2 < place.start);
  switch (scope.type) {
    case "compound_statement":
    case "case_statement":
    case "translation_unit":
    case "for_statement":
      return before(scope.children);
    case "function_definition":
      return [...within(fieldOf(scope, "declarator") ?? scope, "parameter_list")].slice(0, 1).flatMap(({ children }) => children.filter(({ type }) => type === "parameter_declaration"));
    default:
      return [];
  }
}
function readDeclarator(outermost) {
  const layers = [];
  const sizes2 = [];
  for (let node = outermost; node !== null; node = inner(node)) {
    if (/identifier$/.test(node.type)) return { name: node.text, layers, sizes: sizes2 };
    const layer = /^(array|pointer|function)_declarator$/.exec(node.type)?.[1];
    if (layer !== void 0) layers.unshift(layer);
    if (layer === "array") sizes2.unshift(fieldOf(node, "size"));
  }
  return null;
}
function inner(node) {
  return fieldOf(node, "declarator") ?? node.children.find(({ type }) => /_declarator$|identifier$/.test(type)) ?? null;
}
function scopeOf({ type, parent }) {
  if (type === "parameter_declaration") return "parameter";
  if (type === "field_declaration") return "member";
  return parent?.type === "translation_unit" ? "global" : "local";
}

// src/repair/templates/dependences.ts
function* answersTo(question, program, calls) {
  const { place } = question;
  const owner = enclosing(place, "function_definition");
  if (owner === null) return;
  yield* controls(question);
  yield* definitions(question, owner, program);
  yield* sizes(question);
  yield* callers(question, owner, program, calls);
}
function answer(node, role, distance, leadsWhen = null) {
  return { piece: { node, role, distance, leadsWhen }, place: null };
}
function* controls({ place, names, distance }) {
  let inner2 = place;
  for (const outer of around(place)) {
    if (outer.type === "function_definition") return;
    const condition = fieldOf(outer, "condition");
    const isAlternative = inner2.field === "alternative" || inner2.type === "else_clause";
    if (condition !== null && inner2 !== condition)
      yield answer(condition, "condition", distance, !isAlternative);
    if (outer.type === "for_statement") {
      for (const name of ["initializer", "update"]) {
        const part = fieldOf(outer, name);
        if (part !== null) yield answer(part, "loop", distance);
      }
    }
    for (const check of checksBefore(inner2, outer)) {
      const mentions = [...namesIn2(check)].some((name) => names.has(name));
      yield answer(check, "condition", distance + (mentions ? 0 : 1), false);
    }
    inner2 = outer;
  }
}
function checksBefore(inner2, outer) {
  return outer.children.filter(({ type, end: end2 }) => type === "if_statement" && end2 <= inner2.start).filter((check) => leaves(fieldOf(check, "consequence"))).flatMap((check) => fieldOf(check, "condition") ?? []);
}
function* definitions({ names, place, distance }, owner, program) {
  for (const { node, target, value } of program.definitions) {
    const isHere = isWithin(node, owner);
    if (!isNamed2(target, names, isHere, place)) continue;
    const isData = /^(?:subscript|pointer)_expression$/.test(target.type);
    const further = (isHere ? 0 : 1) + (isData ? 2 : 0);
    yield { ...answer(node, "value", distance + further), place: isHere ? null : node };
    yield* controlsOf(node, distance + 1);
    for (const call of within(value ?? node, "call_expression"))
      yield* resultsOf(call, program, distance + 1);
  }
  for (const call of within(owner, "call_expression")) {
    for (const [index, argument] of argumentsOf(call).entries()) {
      const base = baseOf(argument)?.text ?? "";
      if (names.has(base)) yield* writesThrough(call, index, program, distance + 1);
    }
  }
}
function isNamed2(target, names, isHere, place) {
  const member = [...namesIn2(target)].some((name) => name.startsWith(".") && names.has(name));
  const base = baseOf(target)?.text;
  if (base === void 0 || !names.has(base)) return member;
  return isHere || member || isGlobal(base, place, target);
}
function isGlobal(name, place, target) {
  return [place, target].every((node) => variableAt(name, node)?.scope === "global");
}
function* controlsOf(node, distance) {
  for (const outer of around(node)) {
    if (outer.type === "function_definition") return;
    const condition = fieldOf(outer, "condition");
    if (condition !== null && !isWithin(node, condition)) yield answer(condition, "condition", distance);
  }
}
function* resultsOf(call, program, distance) {
  const callee = program.functions.get(calleeOf(call) ?? "");
  if (callee === void 0) return;
  for (const result of within(callee, "return_statement"))
    yield { ...answer(result, "value", distance), place: result };
}
function* writesThrough(call, index, program, distance) {
  const callee = program.functions.get(calleeOf(call) ?? "");
  const parameter = callee === void 0 ? void 0 : parameterNames(callee)[index];
  if (callee === void 0 || parameter === void 0) return;
  for (const { node, target } of definitionsIn2(callee)) {
    if (baseOf(target)?.text !== parameter || target.type === "identifier") continue;
    yield { ...answer(node, "value", distance), place: node };
  }
}
function* sizes({ names, place, distance }) {
  for (const name of names) {
    for (const size of variableAt(name, place)?.sizes ?? [])
      if (size !== null) yield answer(size, "size", distance);
  }
}
function* callers({ names, distance }, owner, program, calls) {
  const parameters = parameterNames(owner);
  for (const call of program.calls.get(nameOf(owner) ?? "") ?? []) {
    const penalty = calls.length === 0 || calls.includes(call.line) ? 0 : 1;
    for (const [index, argument] of argumentsOf(call).entries()) {
      if (!names.has(parameters[index] ?? "")) continue;
      yield { ...answer(argument, "argument", distance + penalty), place: call };
    }
  }
}

// src/repair/templates/program.ts
function programOf(root) {
  const calls = /* @__PURE__ */ new Map();
  for (const call of within(root, "call_expression")) {
    const name = calleeOf(call);
    if (name === null) continue;
    const known = calls.get(name);
    if (known === void 0) calls.set(name, [call]);
    else known.push(call);
  }
  const functions = /* @__PURE__ */ new Map();
  for (const definition of within(root, "function_definition")) {
    const name = nameOf(definition);
    if (name !== null) functions.set(name, definition);
  }
  return { definitions: definitionsIn2(root), calls, functions };
}

// src/repair/templates/slice.ts
var farthest = 6;
var mostPieces = 400;
function sliceOf({ root, statement, focus, heads, calls }) {
  const program = programOf(root);
  const pieces = /* @__PURE__ */ new Map();
  const asked = /* @__PURE__ */ new Set();
  const open3 = [];
  const add = (piece) => {
    const known = pieces.get(piece.node);
    const isNearer = known !== void 0 && piece.distance < known.distance;
    if (isNearer || known === void 0 && pieces.size < mostPieces) pieces.set(piece.node, piece);
  };
  const follow = (names2, place, distance) => {
    const owner = enclosing(place, "function_definition")?.start;
    const fresh = [...namesIn2(names2)].filter((name) => !asked.has(`${owner} ${name}`));
    for (const name of fresh) asked.add(`${owner} ${name}`);
    if (distance <= farthest) open3.push({ names: new Set(fresh), place, distance });
  };
  for (const node of focus) add({ node, role: "violated", distance: 0, leadsWhen: null });
  for (const node of heads) add({ node, role: "violated", distance: 2, leadsWhen: null });
  for (const { piece, place } of callsIn2(focus).flatMap((call) => [...resultsOf(call, program, 1)])) {
    add(piece);
    follow(piece.node, place ?? piece.node, 2);
  }
  const names = new Set(focus.flatMap((node) => [...namesIn2(node)]));
  open3.unshift({ names, place: statement, distance: 1 });
  for (let question = open3.shift(); question !== void 0; question = open3.shift()) {
    for (const { piece, place } of answersTo(question, program, calls)) {
      const isNew = !pieces.has(piece.node);
      add(piece);
      if (isNew) follow(piece.node, place ?? question.place, piece.distance + 1);
    }
  }
  return [...pieces.values()].sort((one, other) => one.distance - other.distance);
}
function callsIn2(nodes) {
  return nodes.flatMap((node) => [...within(node, "call_expression")]);
}

// src/repair/templates/fault-site.ts
function faultSiteOf({ finding, text, headers, parser }) {
  const root = parser.tree(text)?.root;
  const { line: line2, column } = finding.counterexample.property.location;
  const statement = root === void 0 ? null : statementAt(root, line2, column);
  const owner = statement === null ? null : enclosing(statement, "function_definition");
  if (root === void 0 || statement === null || owner === null) return null;
  const heads = headsOf(statement);
  const focus = focusOf(heads, finding.counterexample.property);
  const calls = finding.counterexample.calls.map((call) => call.line);
  return {
    finding,
    text,
    root,
    layout: layoutOf(text, root),
    function: owner,
    statement,
    heads,
    focus,
    pieces: sliceOf({ root, statement, focus, heads, calls }),
    headers: headers.flatMap((header) => parser.tree(header.text)?.root ?? [])
  };
}
function headsOf(statement) {
  if (!/^(?:if|while|do|for|switch)_statement$/.test(statement.type)) return [statement];
  return ["initializer", "condition", "update"].flatMap((name) => fieldOf(statement, name) ?? []);
}
function isLoop({ type }) {
  return type === "for_statement" || type === "while_statement" || type === "do_statement";
}
function statementAt(root, line2, column) {
  const statements = [...within(root)].filter(isStatement);
  const onLine = statements.filter((node) => node.line === line2);
  const exact = onLine.find((node) => node.column === column);
  if (exact !== void 0) return exact;
  const covering = statements.filter((node) => node.line <= line2 && line2 <= lastLine(node));
  return onLine.at(-1) ?? covering.at(-1) ?? null;
}
function isStatement({ type, parent }) {
  if (type === "declaration") return parent?.type !== "translation_unit" && parent?.type !== "for_statement";
  return /_statement$/.test(type) && !/^(?:compound|labeled|case)_/.test(type);
}
function lastLine({ line: line2, text }) {
  return line2 + text.split("\n").length - 1;
}

// src/repair/templates/is-sound.ts
function isSound(after, { parser, parsed, text }) {
  const [before, now] = [parser.tree(text), parser.tree(after)];
  if (before === null || now === null || now.errors > before.errors) return false;
  return signaturesOf(parsed.functions) === signaturesOf(parser.parse(after).functions);
}
function signaturesOf(functions) {
  return functions.map(({ name, returnType, parameters, isStatic, isDefinition }) => {
    const types = parameters.map((one) => `${one.type} ${one.name}`);
    return `${isStatic} ${isDefinition} ${returnType} ${name}(${types.join(", ")})`;
  }).join("\n");
}

// src/repair/templates/rank.ts
var crowding = 0.35;
var largest = 12;
function rank(drafts, before) {
  const costs = drafts.map((draft) => ({ draft, cost: draft.doubt + Math.min(sizeOf3(draft.edits, before), largest) / 4 })).sort((one, other) => one.cost - other.cost);
  const turns = /* @__PURE__ */ new Map();
  return costs.map(({ draft, cost }) => {
    const turn = turns.get(draft.template) ?? 0;
    turns.set(draft.template, turn + 1);
    return { draft, cost: cost + crowding * turn };
  }).sort((one, other) => one.cost - other.cost).map(({ draft }) => draft);
}
function sizeOf3(edits2, before) {
  return edits2.reduce((sum2, { start: start2, end: end2, text }) => sum2 + changedTokens(before.slice(start2, end2), text), 0);
}
function changedTokens(before, after) {
  const [old, fresh] = [lexC(before), lexC(after)].map((tokens2) => tokens2.map(({ text }) => text));
  if (old === void 0 || fresh === void 0) return 0;
  let first = 0;
  while (first < Math.min(old.length, fresh.length) && old[first] === fresh[first]) first += 1;
  let last = 0;
  const rest = Math.min(old.length, fresh.length) - first;
  while (last < rest && old.at(-1 - last) === fresh.at(-1 - last)) last += 1;
  return Math.max(old.length, fresh.length) - first - last;
}

// src/repair/templates/edit-statements.ts
function surround(layout, statement, before, after = []) {
  const { text, newline } = layout;
  if (!isBareBody(statement)) {
    const between = isFirstOnLine(text, statement.start) ? `${newline}${indentAt(layout, statement.start)}` : " ";
    return [
      ...before.length > 0 ? [insert(statement.start, [...before, ""].join(between))] : [],
      ...after.length > 0 ? [insert(statement.end, ["", ...after].join(between))] : []
    ];
  }
  const outer = indentAt(layout, statement.parent?.start ?? statement.start);
  const step = `${newline}${outer}${layout.unit}`;
  const head = text.slice(0, statement.start).trimEnd().length;
  const open3 = layout.braceOnOwnLine ? `${newline}${outer}{` : " {";
  return [
    { start: head, end: statement.start, text: [open3, ...before, ""].join(step) },
    insert(statement.end, `${["", ...after].join(step)}${newline}${outer}}`)
  ];
}
function removal({ text }, statement) {
  if (isBareBody(statement)) return { start: statement.start, end: statement.end, text: ";" };
  const lineStart = text.lastIndexOf("\n", statement.start - 1) + 1;
  const rest = /^[ \t]*\r?\n/.exec(text.slice(statement.end))?.[0];
  if (rest !== void 0 && isFirstOnLine(text, statement.start))
    return { start: lineStart, end: statement.end + rest.length, text: "" };
  return { start: statement.start, end: statement.end, text: "" };
}
function insert(offset, text) {
  return { start: offset, end: offset, text };
}
function replace(node, text) {
  return { start: node.start, end: node.end, text };
}
function isBareBody({ type, parent, field }) {
  if (type === "compound_statement" || parent === null) return false;
  return field === "consequence" || field === "body" || parent.type === "else_clause";
}

// src/repair/templates/exits.ts
var mostExits = 5;
function exitsBefore(site, statement, except) {
  const owner = ownerOf(statement) ?? site.function;
  const frees2 = pendingFrees(statement, owner, except);
  const label = cleanupLabel(statement, owner);
  const returns = returnsFrom(site, owner, statement).filter((value) => value !== except).map((value) => [...frees2, value === "" ? "return;" : `return ${value};`]);
  const jumps = loopExits(statement).map((jump) => [jump]);
  const exits = [...label === null ? [] : [[`goto ${label};`]], ...returns];
  const loopFirst = jumps.length > 0 && !leavesFunctionInLoop(statement);
  return (loopFirst ? [...jumps, ...exits] : [...exits, ...jumps]).slice(0, mostExits);
}
function ownerOf(statement) {
  for (const outer of around(statement)) if (outer.type === "function_definition") return outer;
  return null;
}
function loopExits(statement) {
  let switches = 0;
  for (const outer of around(statement)) {
    if (outer.type === "function_definition") return [];
    if (outer.type === "switch_statement") switches += 1;
    if (!isLoop(outer)) continue;
    const proceeds = outer.type === "for_statement" && fieldOf(outer, "update") !== null;
    const used = (type) => [...within(outer, type)].length > 0;
    const jumps = [...switches === 0 ? ["break;"] : [], ...proceeds ? ["continue;"] : []];
    return used("continue_statement") && !used("break_statement") ? jumps.reverse() : jumps;
  }
  return [];
}
function leavesFunctionInLoop(statement) {
  for (const outer of around(statement)) {
    if (outer.type === "function_definition") return false;
    if (isLoop(outer)) return [...within(outer, "return_statement", "goto_statement")].length > 0;
  }
  return false;
}
function returnsFrom(site, owner, statement) {
  const returned2 = [...within(owner, "return_statement")];
  const values = returned2.map((node) => ({ node, value: partsOf(node)[0] ?? null }));
  const early = values.filter(({ node }) => node.parent?.field === "body" || isUnderIf(node));
  const constants2 = early.filter(({ value }) => value !== null && isConstant(value.text));
  const nearest2 = constants2.toSorted((one, other) => distanceOf(one.node) - distanceOf(other.node));
  const known = new Set(variablesBefore(statement).map(({ name }) => name));
  const last = values.at(-1)?.value;
  const final = last != null && (isConstant(last.text) || known.has(last.text)) ? [last.text] : [];
  const isVoid = !returned2.some((node) => partsOf(node).length > 0) && /\bvoid\b/.test(headText(owner));
  if (isVoid) return [""];
  const tested2 = expectedByCallers(site.root, nameOf(owner));
  const own = [...nearest2.map(({ value }) => value?.text ?? ""), ...tested2, ...final];
  return [.../* @__PURE__ */ new Set([...own, ...usualValues(site, owner)])].slice(0, 4);
  function distanceOf(node) {
    return Math.abs(node.start - statement.start);
  }
}
function isUnderIf(node) {
  for (const outer of around(node)) {
    if (outer.type === "if_statement") return true;
    if (outer.type !== "compound_statement" && outer.type !== "else_clause") return false;
  }
  return false;
}
function isConstant(text) {
  return /^[-~]?(?:\d\w*(?:\.\d+f?)?|[A-Z][A-Z0-9_]*|true|false|'[^']*')$/.test(text);
}
function expectedByCallers(root, name) {
  const values = [...within(root, "call_expression")].filter((call) => calleeOf(call) === name).map(({ parent }) => parent?.text ?? "");
  if (values.some((text) => /\)\s*(?:<\s*0|[!=]=\s*-1)\b/.test(text))) return ["-1"];
  return [];
}
function usualValues({ text }, owner) {
  const head = headText(owner);
  const isPointer2 = /\*\s*\w+\s*\(/.test(head);
  if (isPointer2) return [/\bNULL\b|<std|<string/.test(text) ? "NULL" : "0"];
  if (nameOf(owner) === "main") return ["1", "-1", "0"];
  if (/\bbool\b/.test(head)) return ["false"];
  if (/\b(?:struct|union)\b/.test(head)) return [];
  if (/\b(?:unsigned|size_t|float|double|u?int\d+_t|char)\b/.test(head)) return ["0"];
  return returnsNegative(text) ? ["-1", "0"] : ["0", "-1"];
}
function returnsNegative(text) {
  return /\breturn -\d/.test(text);
}
function headText(owner) {
  const body = fieldOf(owner, "body");
  return owner.text.slice(0, (body?.start ?? owner.end) - owner.start);
}
function pendingFrees(statement, owner, except) {
  const allocated = new Set(
    [...within(owner, "call_expression")].filter((call) => call.end <= statement.start && /alloc|dup|open/.test(calleeOf(call) ?? "")).flatMap((call) => allocationTarget(call) ?? [])
  );
  return [...within(owner, "expression_statement")].filter((node) => node.start >= statement.end && node.parent === fieldOf(owner, "body")).filter((node) => {
    const [call] = node.children;
    const [argument] = call === void 0 ? [] : argumentsOf(call);
    const isFree = call !== void 0 && /free$|close$/.test(calleeOf(call) ?? "");
    return isFree && argument !== void 0 && argument.text !== except && allocated.has(argument.text);
  }).map(({ text }) => text);
}
function allocationTarget(call) {
  for (const outer of around(call)) {
    if (outer.type === "init_declarator") return [...within(outer, "identifier")][0]?.text ?? null;
    if (outer.type === "assignment_expression") return fieldOf(outer, "left")?.text ?? null;
    if (outer.type !== "cast_expression" && outer.type !== "parenthesized_expression") return null;
  }
  return null;
}
function cleanupLabel(statement, owner) {
  const jumps = [...within(owner, "goto_statement")].map((node) => fieldOf(node, "label")?.text);
  const labels = [...within(owner, "labeled_statement")].filter(({ start: start2 }) => start2 > statement.end);
  const used = labels.find((label) => jumps.includes(fieldOf(label, "label")?.text));
  return (used && fieldOf(used, "label")?.text) ?? null;
}

// src/repair/templates/guard.ts
function* guarded(site, guard) {
  yield* inCondition(guard);
  yield* leaving(site, guard);
  yield* aroundStatement(site, guard);
  yield* inOuterConditions(guard);
  yield* inExpression(guard);
}
function* leaving(site, { use, statement, unsafe, title, doubt, except }) {
  if (isInLoopHead(use, statement) || statement.parent?.type === "else_clause") return;
  const exits = exitsBefore(site, statement, except ?? null);
  for (const [index, exit] of exits.entries()) {
    const lines = ifLines(site.layout, unsafe, exit);
    yield {
      title: `${title}: \`${exit.at(-1)?.replace(/;$/, "")}\` where \`${unsafe}\``,
      edits: surround(site.layout, statement, lines),
      doubt: doubt + index
    };
  }
}
function* inCondition({ use, statement, safe, unsafe, title, doubt }) {
  const condition = fieldOf(statement, "condition");
  if (condition === null || !isWithin(use, condition)) return;
  const inner2 = unwrapped(condition);
  const jumps = statement.type === "if_statement" && leaves(fieldOf(statement, "consequence"));
  if (jumps) {
    const text2 = `${unsafe} || ${operand(inner2, "||")}`;
    yield { title: `${title} in the condition`, edits: [replace(inner2, text2)], doubt };
  }
  const text = `${operand(safe, "&&")} && ${operand(inner2, "&&")}`;
  yield { title: `${title} in the condition`, edits: [replace(inner2, text)], doubt: doubt + (jumps ? 1 : 0) };
}
function* aroundStatement(site, { statement, safe, title, doubt }) {
  if (statement.type !== "expression_statement") return;
  const { layout } = site;
  if (isBareBody(statement) && statement.parent?.type === "if_statement") return;
  yield {
    title: `${title}: \`${oneLine(statement.text)}\` only where \`${safe}\``,
    edits: wrapped(layout, statement, safe),
    doubt: doubt + 2
  };
}
function wrapped(layout, statement, safe) {
  const [head, ...rest] = ifLines(layout, safe, ["\0"]);
  if (rest.length > 1 && !isBareBody(statement)) {
    const lines = rest.indexOf(`${layout.unit}\0`);
    const before = [head ?? "", ...rest.slice(0, lines)];
    return surround(layout, statement, [`${before.join(" ")}`], rest.slice(lines + 1));
  }
  return [insert(statement.start, `if (${safe}) `)];
}
function* inOuterConditions(guard) {
  const { statement, safe, title, doubt } = guard;
  let steps2 = 0;
  let inner2 = statement;
  for (const outer of around(statement)) {
    const isBody = inner2.field === "consequence" || inner2.field === "body";
    inner2 = outer;
    if (outer.type === "function_definition" || steps2 === 2) break;
    if (!isBody || /^(?:switch|do)_statement$/.test(outer.type)) continue;
    const condition = fieldOf(outer, "condition");
    if (condition === null) {
      yield* asCondition(outer, guard);
    } else if (isKnownAt(guard, condition) && !isAlreadyAsked(unwrapped(condition), safe)) {
      const expression = unwrapped(condition);
      const edits2 = [replace(expression, joined2(safe, expression, outer))];
      yield { title: `${title} in \`${oneLine(expression.text)}\``, edits: edits2, doubt: doubt + steps2 };
      steps2 += 1;
    }
  }
  yield* inChecksBefore(guard);
}
function isAlreadyAsked(condition, safe) {
  const left = fieldOf(condition, "left")?.text;
  const isUpper = /^<=?$/.test(operatorOf(condition)) && safe.startsWith(`${left} <`);
  return isUpper || condition.text.includes(safe);
}
function joined2(safe, expression, outer) {
  const parts = [operand(safe, "&&"), operand(expression, "&&")];
  const isFirst = outer.type !== "if_statement" || !/->|[*[]/.test(safe);
  return (isFirst ? parts : parts.reverse()).join(" && ");
}
function* asCondition(loop, { safe, title, doubt }) {
  const last = loop.children.filter(({ text }) => text === ";").at(-1);
  if (loop.type !== "for_statement" || last === void 0) return;
  yield { title: `${title} as the condition of the loop`, edits: [insert(last.start, ` ${safe}`)], doubt };
}
function* inChecksBefore(guard) {
  const { statement, unsafe, title, doubt } = guard;
  const before = statement.parent?.children.filter(({ end: end2 }) => end2 <= statement.start) ?? [];
  const check = before.findLast(
    (node) => node.type === "if_statement" && leaves(fieldOf(node, "consequence"))
  );
  const condition = check === void 0 ? null : fieldOf(check, "condition");
  if (condition === null || !isKnownAt(guard, condition)) return;
  const inner2 = unwrapped(condition);
  const edits2 = [replace(inner2, `${operand(inner2, "||")} || ${operand(unsafe, "||")}`)];
  yield { title: `${title} in \`${oneLine(inner2.text)}\``, edits: edits2, doubt: doubt + 0.5 };
}
function isKnownAt({ safe, statement }, place) {
  const names = safe.match(/\b[A-Za-z_]\w*\b/g) ?? [];
  return names.every((name) => {
    const [here, there] = [variableAt(name, statement), variableAt(name, place)];
    return here === null || here.declarator === there?.declarator;
  });
}
function* inExpression({ use, safe, title, doubt }) {
  if (!isRead(use)) return;
  const outer = use.parent;
  const isAlone = outer?.type === "return_statement" || outer?.type === "init_declarator" || outer?.field === "right";
  const text = `${safe} ? ${use.text} : 0`;
  const isWhole = isAlone && outer?.type !== "binary_expression";
  yield {
    title: `${title}: 0 where \`${safe}\` does not hold`,
    edits: [replace(use, isWhole ? text : `(${text})`)],
    doubt: doubt + 3
  };
}
function isRead(use) {
  const { parent, field } = use;
  if (parent === null || field === "left" || field === "argument" || use.type === "binary_expression")
    return use.type === "binary_expression";
  return /^(?:return_statement|init_declarator|binary_expression|assignment_expression|argument_list|parenthesized_expression)$/.test(
    parent.type
  );
}
function isInLoopHead(use, statement) {
  return /^(?:while|do|for)_statement$/.test(statement.type) && enclosing(use, statement.type) === statement;
}
function operand(condition, operator) {
  if (typeof condition === "string")
    return operator === "&&" && condition.includes("||") ? `(${condition})` : condition;
  const own = operatorOf(condition);
  const binds = condition.type === "binary_expression" && (operator === "||" || own !== "||");
  const needsNone = binds || /^(?:identifier|unary|call|subscript|field|pointer|parenthesized|number|update)/.test(condition.type);
  return needsNone ? condition.text : `(${condition.text})`;
}
function oneLine(code) {
  const text = code.replaceAll(/\s+/g, " ").trim();
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

// src/repair/templates/allocation-size.ts
var allocationSize = {
  name: "allocation-size",
  kinds: ["out-of-bounds", "invalid-pointer", "alignment"],
  *propose({ root, pieces, focus }) {
    const bases = new Set(focus.flatMap((node) => [...within(node, "identifier")].map(({ text }) => text)));
    for (const { node, target, value } of definitionsIn2(root)) {
      const near = pieces.find((piece) => piece.node === node)?.distance;
      if (value === null || near === void 0) continue;
      const doubt = near - 1 + (bases.has(target.text) ? 0 : 1);
      for (const call of within(value, "call_expression")) {
        for (const proposal of largerSizes(call, target))
          yield { ...proposal, doubt: proposal.doubt + doubt };
      }
    }
  }
};
function* largerSizes(call, target) {
  const name = calleeOf(call) ?? "";
  if (!/(?:^|[a-z_])(?:m|c|re)alloc$/.test(name)) return;
  const list = argumentsOf(call);
  const size = /realloc/.test(name) ? list[1] : list[0];
  if (size === void 0) return;
  const change2 = (text, doubt, node = size) => ({
    title: `allocate \`${oneLine(text)}\` in place of \`${oneLine(node.text)}\``,
    edits: [replace(node, text)],
    doubt
  });
  const element = elementSize(target);
  if (/calloc/.test(name)) {
    yield change2(`${plain(size)} + 1`, 1);
  } else if (!/\bsizeof\b/.test(size.text)) {
    yield change2(`${plain(size)} + 1`, 0);
    yield change2(`${factor(size)} * ${element}`, 0);
  } else {
    yield* measured(size, element, change2);
  }
  yield* loopBounds(call, target, size, change2);
}
function* measured(size, element, change2) {
  for (const one of within(size, "sizeof_expression"))
    if (one.text !== element) yield change2(element, 0.5, one);
  const [left, right] = [fieldOf(size, "left"), fieldOf(size, "right")];
  const count2 = [left, right].find((one) => one !== null && !/\bsizeof\b/.test(one.text));
  if (count2 != null) yield change2(`(${count2.text} + 1)`, 1, count2);
  else yield change2(`${plain(size)} + 1`, 1);
}
function* loopBounds(call, target, size, change2) {
  const owner = [...ancestors(call)].find(({ type }) => type === "function_definition");
  const count2 = [fieldOf(size, "left"), fieldOf(size, "right")].find(
    (one) => one !== null && !/\bsizeof\b/.test(one.text)
  );
  if (owner === void 0) return;
  for (const loop of within(owner, "for_statement")) {
    const condition = fieldOf(loop, "condition");
    const [counter, bound] = condition === null ? [] : [fieldOf(condition, "left"), fieldOf(condition, "right")];
    if (counter == null || bound == null) continue;
    const isIndexed = [...within(loop, "subscript_expression")].some(
      (one) => fieldOf(one, "argument")?.text === target.text && fieldOf(one, "index")?.text === counter.text
    );
    if (!isIndexed || isWithin(call, loop)) continue;
    const inner2 = count2?.type === "cast_expression" ? fieldOf(count2, "value") : null;
    const place = inner2 ?? count2 ?? size;
    if (place.text !== bound.text)
      yield change2(count2 == null ? `${factor(bound)} * ${elementSize(target)}` : bound.text, 1, place);
  }
}
function* ancestors(node) {
  for (let next = node.parent; next !== null; next = next.parent) yield next;
}
function elementSize(target) {
  const variable2 = target.type === "identifier" ? variableAt(target.text, target) : null;
  return variable2 === null && target.type !== "field_expression" ? `sizeof(*${target.text})` : `sizeof *${target.text}`;
}
function plain(node) {
  return /^(?:conditional|assignment|comma)/.test(node.type) ? `(${node.text})` : node.text;
}
function factor(node) {
  return /^(?:binary|conditional|assignment|comma)/.test(node.type) ? `(${node.text})` : node.text;
}

// src/repair/templates/limits.ts
var countName = /^(?:n|m|len|length|size|sz|count|cnt|num|cap|capacity|max|limit|used|width|height|rows|cols)$|(?:_len|_size|_count|_cap|_max|[lL]ength|[sS]ize|[cC]ount)$|^n[_A-Z]|^num_/;
function limitsOf({ node, pointer }, root) {
  const variable2 = declarationOf(pointer, root);
  const declared = variable2?.sizes[dimensionOf(node)]?.text;
  if (declared !== void 0 && variable2?.layers[0] === "array") return [declared];
  return [...allocatedCounts(pointer, root), ...counters(pointer, variable2)];
}
function declarationOf(node, root) {
  let inner2 = unwrapped(node);
  while (inner2.type === "subscript_expression") inner2 = unwrapped(fieldOf(inner2, "argument") ?? inner2);
  if (inner2.type === "identifier") return variableAt(inner2.text, node);
  const member = inner2.type === "field_expression" ? fieldOf(inner2, "field") : null;
  return member === null ? null : membersNamed(member.text, root)[0] ?? null;
}
function dimensionOf(node) {
  let depth = 0;
  let inner2 = fieldOf(node, "argument");
  while (inner2?.type === "subscript_expression") {
    depth += 1;
    inner2 = fieldOf(inner2, "argument");
  }
  return depth;
}
function allocatedCounts(pointer, root) {
  return definitionsIn2(enclosing(pointer, "function_definition") ?? root).filter(({ target }) => target.text === pointer.text).flatMap(({ value }) => value === null ? [] : [...within(value, "call_expression")]).flatMap((call) => {
    const [first] = argumentsOf(call);
    if (first === void 0 || !/^(?:x|g_)?[mc]alloc$/.test(calleeOf(call) ?? "")) return [];
    const factors = [fieldOf(first, "left"), fieldOf(first, "right")].flatMap((one) => one ?? []);
    const count2 = factors.find(({ text }) => !/\bsizeof\b/.test(text)) ?? (factors.length === 0 ? first : null);
    return count2 === null || /\bsizeof\b|^[&"]/.test(count2.text) ? [] : [unwrappedCast(count2)];
  });
}
function unwrappedCast(node) {
  return (node.type === "cast_expression" ? fieldOf(node, "value") : null)?.text ?? node.text;
}
function counters(pointer, variable2) {
  if (variable2?.scope === "parameter") {
    const siblings2 = (variable2.declaration.parent?.children ?? []).filter(
      ({ type, start: start2 }) => type === "parameter_declaration" && start2 !== variable2.declaration.start
    );
    const after = siblings2.filter(({ start: start2 }) => start2 > variable2.declaration.start);
    const before = siblings2.filter(({ start: start2 }) => start2 < variable2.declaration.start);
    return [...after, ...before].flatMap(variablesOf2).filter(isCount).map(({ name }) => name);
  }
  const base = pointer.type === "field_expression" ? baseOf(pointer) : null;
  const owner = fieldOf(pointer, "argument");
  if (base === null || owner === null || variable2?.scope !== "member") return [];
  const sign = fieldOf(pointer, "operator")?.text ?? "->";
  const siblings = variable2.declaration.parent?.children.filter(({ type }) => type === "field_declaration") ?? [];
  return siblings.flatMap(variablesOf2).filter(isCount).map(({ name }) => `${owner.text}${sign}${name}`);
}
function isCount(one) {
  if (one.layers.length > 0 || /char|float|double/.test(one.type)) return false;
  return countName.test(one.name) || isUnsigned(one);
}

// src/repair/templates/object-size.ts
function sizesOf(node, root) {
  const variable2 = declarationOf(node, root);
  if (variable2 === null) return [];
  if (variable2.layers[0] === "array" && variable2.scope !== "parameter") {
    const parenthesized = /sizeof\s*\(\s*[a-z_]\w*\s*\)/.test(root.text) || node.type !== "identifier";
    return [parenthesized ? `sizeof(${node.text})` : `sizeof ${node.text}`];
  }
  const [allocation] = variable2.value === null ? [] : within(variable2.value, "call_expression");
  const [size] = allocation !== void 0 && calleeOf(allocation) === "malloc" ? argumentsOf(allocation) : [];
  return size === void 0 ? [] : [/^(?:identifier|number)/.test(size.type) ? size.text : `(${size.text})`];
}

// src/repair/templates/bounded-copy.ts
var boundedCopy = {
  name: "bounded-copy",
  kinds: ["out-of-bounds", "invalid-pointer"],
  *propose(site) {
    const seen = /* @__PURE__ */ new Set();
    const near = [site.statement, ...site.pieces.map(({ node }) => node)];
    for (const [rank2, node] of near.entries()) {
      for (const call of within(node, "call_expression")) {
        if (seen.has(call)) continue;
        seen.add(call);
        for (const proposal of boundedCalls(site, call))
          yield { ...proposal, doubt: proposal.doubt + Math.min(rank2, 3) };
      }
    }
  }
};
function boundedCalls(site, call) {
  switch (calleeOf(call)) {
    case "strcpy":
      return copied2(site, call);
    case "strcat":
      return appended(site, call);
    case "sprintf":
    case "vsprintf":
      return formatted(site, call);
    case "strncpy":
    case "strncat":
    case "memcpy":
    case "memmove":
    case "memset":
    case "snprintf":
      return measured2(site, call);
    default:
      return [];
  }
}
function* copied2({ root, text, layout }, call) {
  const [to, from] = argumentsOf(call);
  const statement = enclosing(call, "expression_statement");
  if (to === void 0 || from === void 0 || statement?.children[0] !== call) return;
  for (const size of sizesOf(to, root)) {
    const title = `copy no more than \`${to.text}\` holds`;
    const last = `${to.text}[${size} - 1] = '\\0';`;
    const copy = replace(call, `strncpy(${to.text}, ${from.text}, ${size} - 1)`);
    yield { title, edits: [copy, ...surround(layout, statement, [], [last])], doubt: 0 };
    const print = `snprintf(${to.text}, ${size}, "%s", ${from.text})`;
    if (text.includes("<stdio.h>"))
      yield { title: `${title}, with snprintf`, edits: [replace(call, print)], doubt: 0.5 };
    const condition = `strlen(${from.text}) < ${size}`;
    const lead = `if (${condition})${layout.newline}${indentAt(layout, statement.start)}${layout.unit}`;
    yield {
      title: `copy only where \`${condition}\``,
      edits: [{ start: statement.start, end: statement.start, text: lead }],
      doubt: 1.5
    };
  }
}
function* appended({ root }, call) {
  const [to, from] = argumentsOf(call);
  for (const size of to === void 0 ? [] : sizesOf(to, root)) {
    const text = `strncat(${to?.text}, ${from?.text}, ${size} - strlen(${to?.text}) - 1)`;
    yield { title: `append no more than \`${to?.text}\` holds`, edits: [replace(call, text)], doubt: 0 };
  }
}
function* formatted({ root }, call) {
  const callee = fieldOf(call, "function");
  const [to] = argumentsOf(call);
  if (to === void 0 || callee === null) return;
  for (const size of sizesOf(to, root)) {
    const name = callee.text.replace("sprintf", "snprintf");
    const edits2 = [replace(callee, name), replace(to, `${to.text}, ${size}`)];
    yield { title: `print no more than \`${to.text}\` holds`, edits: edits2, doubt: 0 };
  }
}
function* measured2({ root }, call) {
  const list = argumentsOf(call);
  const name = calleeOf(call) ?? "";
  const length = name === "snprintf" ? list[1] : list[2];
  if (length === void 0) return;
  const sizes2 = list.slice(0, 2).flatMap((one) => sizesOf(one, root));
  for (const [rank2, size] of [...new Set(sizes2)].entries()) {
    for (const { text, doubt } of lengthsWithin(size, length, /^strn/.test(name))) {
      const title = `a length of \`${oneLine(text)}\` in place of \`${oneLine(length.text)}\``;
      yield { title, edits: [replace(length, text)], doubt: doubt + rank2 };
    }
  }
}
function* lengthsWithin(size, length, isString) {
  if (length.text !== size) yield { text: size, doubt: isString ? 1 : 0 };
  if (isString) yield { text: `${size} - 1`, doubt: 0.5 };
  if (length.type === "number_literal" || length.type === "sizeof_expression") return;
  const value = /^(?:identifier|field|call)/.test(length.type) ? length.text : `(${length.text})`;
  yield { text: `${value} < ${size} ? ${value} : ${size}`, doubt: 0.5 };
}

// src/repair/templates/bounded-input.ts
var boundedInput = {
  name: "bounded-input",
  kinds: ["out-of-bounds", "overflow", "invalid-pointer", "other"],
  *propose(site) {
    for (const call of within(site.statement, "call_expression")) {
      const name = calleeOf(call) ?? "";
      if (/^(?:f|s)?scanf$/.test(name)) yield* widths(site, call, name === "scanf" ? 0 : 1);
      if (name === "gets") yield* line(site, call);
      if (/^(?:fgets|read|recv|fread)$/.test(name)) yield* sized(site, call, name);
    }
  }
};
var conversions = /%(\*?)(\d*)((?:hh|h|ll|l|j|z|t)?(?:\[\^?\]?[^\]]*\]|[a-zA-Z]))|%%/g;
function* widths(site, call, at) {
  const list = argumentsOf(call);
  const format = list[at];
  if (format?.type !== "string_literal") return;
  let argument = at;
  const text = format.text.replaceAll(conversions, (whole, star, width, rest) => {
    if (whole === "%%" || star === "*") return whole;
    argument += 1;
    const target = list[argument];
    const size = target === void 0 ? null : declaredSize(site, target);
    const isString = rest === "s" || rest?.startsWith("[");
    const fits = size !== null && width !== "" && Number(width) < size;
    return !isString || size === null || fits ? whole : `%${size - 1}${rest}`;
  });
  const title = `read no more characters than the buffer holds: \`${text}\``;
  yield { title, edits: [replace(format, text)], doubt: 0 };
}
function declaredSize({ root, text }, target) {
  const size = declarationOf(target, root)?.sizes.at(-1)?.text ?? "";
  if (/^\d+$/.test(size)) return Number(size);
  if (!/^\w+$/.test(size)) return null;
  const value = new RegExp(`#[ \\t]*define[ \\t]+${size}[ \\t]+(\\d+)\\s`).exec(text)?.[1];
  return value === void 0 ? null : Number(value);
}
function* line({ root }, call) {
  const [buffer] = argumentsOf(call);
  for (const size of buffer === void 0 ? [] : sizesOf(buffer, root)) {
    const text = `fgets(${buffer?.text}, ${size}, stdin)`;
    yield { title: `read with \`${text}\``, edits: [replace(call, text)], doubt: 0 };
  }
}
function* sized({ root }, call, name) {
  const list = argumentsOf(call);
  const isSecond = name === "read" || name === "recv";
  const buffer = list[isSecond ? 1 : 0];
  const length = list[name === "fgets" ? 1 : 2];
  if (buffer === void 0 || length === void 0) return;
  for (const size of sizesOf(buffer, root))
    yield { title: `read no more than \`${size}\` bytes`, edits: [replace(length, size)], doubt: 0 };
}

// src/repair/templates/free-calls.ts
var frees = /(?:^|_)(?:free|release|destroy|delete|fclose|close)$/;
function freeCallsIn(node) {
  return [...within(node, "expression_statement")].flatMap((statement) => {
    const [call] = statement.children;
    const [argument] = call === void 0 ? [] : argumentsOf(call);
    if (call === void 0 || argument === void 0 || !frees.test(calleeOf(call) ?? "")) return [];
    return [{ statement, call, argument }];
  });
}
function targetOf(call) {
  for (let outer = call.parent; outer !== null; outer = outer.parent) {
    if (outer.type === "assignment_expression") return fieldOf(outer, "left");
    if (outer.type === "init_declarator")
      return [...within(fieldOf(outer, "declarator") ?? outer, "identifier")][0] ?? null;
    if (outer.type !== "cast_expression" && outer.type !== "parenthesized_expression") return null;
  }
  return null;
}

// src/repair/templates/null-tests.ts
function nullTests(text, pointer) {
  const compared2 = text.match(/[!=]= *NULL\b/g)?.length ?? 0;
  const short = text.match(/[(|&] *![a-z_]\w*(?:->\w+)* *[)|&]/g)?.length ?? 0;
  const hasNull = /\bNULL\b|<(?:std(?:lib|io|def)|string)\.h>/.test(text);
  if (hasNull && compared2 >= short && compared2 > 0)
    return { safe: `${pointer} != NULL`, unsafe: `${pointer} == NULL` };
  if (hasNull && short === 0) return { safe: `${pointer} != NULL`, unsafe: `${pointer} == NULL` };
  const operand2 = /^[\w.>[\]-]+$/.test(pointer) ? pointer : `(${pointer})`;
  return { safe: operand2, unsafe: `!${operand2}` };
}

// src/repair/templates/check-result.ts
var checkResult = {
  name: "check-result",
  kinds: [
    "null-dereference",
    "out-of-bounds",
    "uninitialised",
    "invalid-pointer",
    "use-after-free",
    "double-free"
  ],
  *propose(site) {
    const seen = /* @__PURE__ */ new Set();
    const near = [...site.pieces, { node: site.function, distance: 4 }];
    for (const { node, distance } of near) {
      for (const call of within(node, "call_expression")) {
        const isLater = node === site.function && call.start > site.statement.start;
        if (!seen.has(call) && !isLater) yield* checks(site, call, distance / 2);
        seen.add(call);
      }
    }
  }
};
function* checks(site, call, doubt) {
  const statement = enclosing(call, "declaration", "expression_statement");
  const target = targetOf(call);
  if (statement === null || statement.parent?.type === "for_statement" || isTested(statement, target)) return;
  const variable2 = target?.type === "identifier" ? variableAt(target.text, target) : null;
  const callee = functionNamed(calleeOf(call), site.root);
  if (target !== null && variable2 !== null && isPointer(variable2)) {
    const further = /alloc/.test(calleeOf(call) ?? "") ? 0 : 0.5;
    yield* leaving2(site, statement, nullTests(site.text, target.text).unsafe, target.text, doubt + further);
    return;
  }
  for (const value of callee === null ? [] : failureValues(callee)) {
    const test = value.startsWith("-") ? "< 0" : `== ${value}`;
    if (target !== null) yield* leaving2(site, statement, `${target.text} ${test}`, null, doubt + 2);
    else if (statement.children[0] === call)
      yield* tested(site, statement, `${call.text} ${test}`, doubt + 1);
  }
}
function isTested(statement, target) {
  const next = statement.parent?.children.find(({ start: start2, isNamed: isNamed3 }) => isNamed3 && start2 >= statement.end);
  const condition = next?.type === "if_statement" ? fieldOf(next, "condition") : null;
  return condition !== null && target !== null && namesIn2(condition).has(target.text);
}
function* leaving2(site, statement, unsafe, except, doubt) {
  for (const [index, exit] of exitsBefore(site, statement, except).entries()) {
    const lines = ifLines(site.layout, unsafe, exit);
    const leave = exit.at(-1)?.replace(/;$/, "");
    const title = `\`${leave}\` where \`${unsafe}\` after line ${statement.line}`;
    yield { title, edits: surround(site.layout, statement, [], lines), doubt: doubt + index };
  }
}
function* tested(site, statement, unsafe, doubt) {
  for (const [index, exit] of exitsBefore(site, statement, null).entries()) {
    const [head, ...rest] = surround(site.layout, statement, ifLines(site.layout, unsafe, exit));
    if (head === void 0 || rest.length > 0) return;
    const edits2 = [{ ...head, end: statement.end, text: head.text.trimEnd() }];
    yield { title: `leave where \`${oneLine(unsafe)}\``, edits: edits2, doubt: doubt + index };
  }
}
function failureValues(definition) {
  const returned2 = [...within(definition, "return_statement")].map(
    ({ text }) => text.replace(/^return\s*|;$/g, "")
  );
  const failures = returned2.filter((value) => /^(?:-\d+|false|NULL|[A-Z_]*(?:ERR|FAIL)[A-Z_]*)$/.test(value));
  return [...new Set(failures)].slice(0, 2);
}

// src/repair/templates/delay-free.ts
var delayFree = {
  name: "delay-free",
  kinds: ["use-after-free", "invalid-pointer"],
  *propose(site) {
    const names = new Set(
      site.focus.flatMap((node) => [...within(node, "identifier")].map(({ text }) => text))
    );
    for (const { statement, argument } of freeCallsIn(site.function)) {
      const block = statement.parent?.type === "labeled_statement" ? statement.parent.parent : statement.parent;
      if (block?.type !== "compound_statement" || !names.has(argument.text.replace(/\W.*/, ""))) continue;
      yield* moves(site, statement, block, argument.text);
    }
  }
};
function* moves(site, statement, block, name) {
  const after = partsOf(block).filter(({ start: start2 }) => start2 > statement.start);
  const uses = after.filter(
    (node) => [...within(node, "identifier", "field_expression")].some(({ text }) => text === name)
  );
  const last = uses.at(-1);
  const moves2 = uses.some((node) => definitionsIn2(node).some(({ target }) => target.text === name));
  if (last === void 0 || moves2) return;
  const title = `free \`${name}\` after its last use`;
  const taken = takenOut(site, statement);
  if (last.type === "return_statement") {
    yield* returned(site, last, taken, statement.text, title);
    return;
  }
  yield { title, edits: [taken, ...surround(site.layout, last, [], [statement.text])], doubt: 0 };
}
function* returned({ layout, function: owner }, last, taken, free, title) {
  const [value] = partsOf(last);
  const type = partsOf(owner).find(({ field }) => field === "type");
  if (value === void 0 || type === void 0 || /\*\s*\w+\s*\(/.test(owner.text.split("{")[0] ?? ""))
    return;
  const lines = [`${type.text} result = ${value.text};`, free, "return result;"];
  const between = isFirstOnLine(layout.text, last.start) ? `${layout.newline}${indentAt(layout, last.start)}` : " ";
  const text = isBareBody(last) ? `{ ${lines.join(" ")} }` : lines.join(between);
  yield { title, edits: [taken, { start: last.start, end: last.end, text }], doubt: 0 };
}
function takenOut({ layout }, statement) {
  if (statement.parent?.type !== "labeled_statement") return removal(layout, statement);
  const following = layout.text.slice(statement.end);
  const blanks = /^\s*/.exec(following)?.[0].length ?? 0;
  return { ...insert(statement.start, ""), end: statement.end + blanks };
}

// src/repair/templates/drop-free.ts
var dropFree = {
  name: "drop-free",
  kinds: ["double-free", "use-after-free", "invalid-free", "invalid-pointer"],
  *propose(site) {
    const used = /* @__PURE__ */ new Set([site.statement.text, ...site.focus.map(({ text }) => text)]);
    for (const [rank2, free] of nearestFirst(site).entries()) {
      const isSame = [...used].some((text) => text.includes(free.argument.text));
      const doubt = (isSame ? 0 : 1) + rank2 / 2;
      yield* changes(site, free, doubt);
    }
  }
};
function* changes(site, { statement, argument }, doubt) {
  const { kind } = site.finding.counterexample.property;
  const late = kind === "use-after-free" ? 3 : 0;
  yield {
    title: `remove \`${oneLine(statement.text)}\` (line ${statement.line})`,
    edits: [removal(site.layout, statement)],
    doubt: doubt + late
  };
  if (argument.type === "call_expression") return;
  const isParameter = parameterNames(site.function).includes(argument.text);
  yield {
    title: `set \`${argument.text}\` to NULL after it is freed (line ${statement.line})`,
    edits: surround(site.layout, statement, [], [`${argument.text} = ${nullIn(site)};`]),
    doubt: doubt + (isParameter ? 2 : 0.5) + late
  };
}
function nearestFirst({ root, statement, function: owner }) {
  const distance = (free) => {
    const isOwn = free.statement === statement ? 0 : 1;
    const isHere = owner.start <= free.call.start && free.call.end <= owner.end;
    return isHere ? isOwn : 2;
  };
  return freeCallsIn(root).filter(({ call }) => fieldOf(call, "function") !== null).toSorted((one, other) => distance(one) - distance(other));
}
function nullIn({ text }) {
  return /\bNULL\b|<(?:std(?:lib|io|def)|string)\.h>/.test(text) ? "NULL" : "0";
}

// src/repair/templates/violated-access.ts
function violatedAccesses({ focus }) {
  return focus.flatMap((node) => accessesIn(node).filter((access) => access.node === node));
}
function violatedSide({ finding }) {
  const { comment, expression } = finding.counterexample.property;
  const side = /\b(upper|lower) bound/.exec(comment)?.[1];
  if (side === "upper" || side === "lower") return side;
  const [comparison] = comparisonsIn(expression) ?? [];
  if (comparison?.operator === ">=" && comparison.limit === 0n) return "lower";
  return comparison?.operator === "<" ? "upper" : null;
}

// src/repair/templates/enlarge-array.ts
var enlargeArray = {
  name: "enlarge-array",
  kinds: ["out-of-bounds"],
  *propose(site) {
    for (const size of sizesOf2(site)) {
      const place = literalOf(size, site.text);
      if (place === null) continue;
      for (const [rank2, next] of neededSizes(site, place.value).entries()) {
        const edit = { start: place.start, end: place.end, text: `${next}` };
        yield {
          title: `enlarge the array from ${place.value} to ${next} elements`,
          edits: [edit],
          doubt: 1 + rank2 / 4
        };
      }
    }
  }
};
function sizesOf2(site) {
  const accessed = violatedAccesses(site).map(({ pointer }) => pointer);
  const passed = site.heads.flatMap((head) => [...within(head, "call_expression")].flatMap(argumentsOf));
  const arguments_ = site.pieces.filter(({ role }) => role === "argument").map(({ node }) => node);
  const sizes2 = [...accessed, ...passed, ...arguments_].flatMap(
    (node) => declarationOf(node, site.root)?.sizes ?? []
  );
  return [...new Set(sizes2.filter((size) => size !== null))];
}
function literalOf(size, text) {
  if (/^\d{1,6}$/.test(size.text)) return { start: size.start, end: size.end, value: Number(size.text) };
  const macro = directivesOf(lexC(text)).find(
    ({ name, tokens: tokens2 }) => name === "define" && tokens2[0]?.text === size.text
  );
  const value = macro?.tokens[1];
  if (value === void 0 || macro?.tokens.length !== 2 || !/^\d{1,6}$/.test(value.text)) return null;
  return { start: value.start, end: value.end, value: Number(value.text) };
}
function neededSizes(site, size) {
  const numbers2 = site.pieces.flatMap(
    ({ node }) => [...within(node, "number_literal")].filter((literal) => enclosing(literal, "initializer_list") === null).map(({ text }) => Number.parseInt(text, 10))
  );
  const inputs2 = site.finding.inputs.map(({ value }) => Number.parseInt(value, 10));
  const wanted = [...inputs2, ...numbers2].flatMap((number) => [number + 1, number]);
  const larger = [size + 1, ...wanted].filter((next) => next > size && next <= 4 * size + 4);
  return [...new Set(larger)].slice(0, 5);
}

// src/repair/templates/guard-assertion.ts
var guardAssertion = {
  name: "guard-assertion",
  kinds: ["assertion"],
  *propose(site) {
    for (const call of within(site.statement, "call_expression")) {
      const [asserted] = argumentsOf(call);
      if (asserted === void 0 || !/assert/i.test(calleeOf(call) ?? "") || !isPure(asserted)) continue;
      const safe = asserted.text;
      const title = `see to \`${oneLine(safe)}\``;
      const guard = {
        use: call,
        statement: site.statement,
        safe,
        unsafe: negated(asserted),
        title,
        doubt: 2
      };
      for (const proposal of guarded(site, guard)) if (!proposal.title.includes("only where")) yield proposal;
      yield* clamped(site, unwrapped(asserted));
    }
  }
};
var opposites = {
  "<": ">=",
  "<=": ">",
  ">": "<=",
  ">=": "<",
  "==": "!=",
  "!=": "=="
};
function negated(condition) {
  const inner2 = unwrapped(condition);
  const [left, right, sign] = [fieldOf(inner2, "left"), fieldOf(inner2, "right"), opposites[operatorOf(inner2)]];
  if (inner2.type !== "binary_expression" || sign === void 0) return `!(${inner2.text})`;
  return `${left?.text} ${sign} ${right?.text}`;
}
var nearest = { "<": " - 1", "<=": "", ">": " + 1", ">=": "" };
function* clamped({ function: owner, statement }, asserted) {
  const [left, right] = [fieldOf(asserted, "left"), fieldOf(asserted, "right")];
  const sign = operatorOf(asserted);
  if (left === null || right === null || nearest[sign] === void 0) return;
  for (const { target, value } of definitionsIn2(owner)) {
    if (value === null || target.text !== left.text || value.start > statement.start || !isPure(value))
      continue;
    const text = `${value.text} ${sign} ${right.text} ? ${value.text} : ${right.text}${nearest[sign]}`;
    yield {
      title: `limit \`${left.text}\` so that \`${oneLine(asserted.text)}\``,
      edits: [replace(value, text)],
      doubt: 2
    };
  }
}

// src/repair/templates/guard-divisor.ts
var guardDivisor = {
  name: "guard-divisor",
  kinds: ["division-by-zero"],
  *propose(site) {
    for (const use of site.focus) {
      const right = fieldOf(use, "right");
      if (right === null || !isPure(right) || right.type === "number_literal") continue;
      const divisor = unwrapped(right).text;
      const operand2 = /^\w+$/.test(divisor) ? divisor : `(${divisor})`;
      const [safe, unsafe] = [`${operand2} != 0`, `${operand2} == 0`];
      const title = `guard \`${divisor}\` against 0`;
      yield* guarded(site, { use, statement: site.statement, safe, unsafe, title, doubt: 0 });
    }
  }
};

// src/repair/templates/guard-index.ts
var guardIndex = {
  name: "guard-index",
  kinds: ["out-of-bounds", "invalid-pointer"],
  *propose(site) {
    for (const access of violatedAccesses(site)) {
      const conditions = conditionsFor(site, access);
      for (const [rank2, { safe, unsafe }] of conditions.entries()) {
        const title = `guard \`${access.node.text}\` by \`${safe}\``;
        yield* guarded(site, {
          use: access.node,
          statement: site.statement,
          safe,
          unsafe,
          title,
          doubt: rank2
        });
      }
    }
  }
};
function conditionsFor(site, access) {
  const index = access.index === null ? null : testable(access.index);
  if (index === null) return [];
  const side = violatedSide(site);
  const { text } = index;
  const lower = side === "upper" ? [] : lowerConditions(index);
  const upper = side === "lower" ? [] : upperLimits(site, access).map((limit2) => below(text, limit2));
  const both = side === null && !wraps(index) ? [] : bothSides(site, access, index);
  return wraps(index) || side === "lower" ? [...lower, ...upper, ...both] : [...upper, ...both, ...lower];
}
function below(index, limit2) {
  return { safe: `${index} < ${limit2}`, unsafe: `${index} >= ${limit2}` };
}
function bothSides(site, access, index) {
  const [limit2] = upperLimits(site, access);
  if (limit2 === void 0 || isUnsignedIndex(index)) return [];
  const { text } = index;
  return [{ safe: `${text} >= 0 && ${text} < ${limit2}`, unsafe: `${text} < 0 || ${text} >= ${limit2}` }];
}
function upperLimits(site, access) {
  const known = limitsOf(access, site.root);
  const [comparison] = comparisonsIn(site.finding.counterexample.property.expression) ?? [];
  const told = comparison?.operator === "<" ? [`${comparison.limit}`] : [];
  return [...new Set(known.length > 0 ? known : told)].slice(0, 3);
}
function lowerConditions(index) {
  const [left, right] = [fieldOf(index, "left"), fieldOf(index, "right")];
  if (left !== null && right !== null && operatorOf(index) === "-") {
    const isOne = /^1[uUlL]*$/.test(right.text);
    if (isOne && isUnsignedIndex(left)) return [{ safe: `${left.text} > 0`, unsafe: `${left.text} == 0` }];
    return [{ safe: `${left.text} >= ${right.text}`, unsafe: `${left.text} < ${right.text}` }];
  }
  return isUnsignedIndex(index) ? [] : [{ safe: `${index.text} >= 0`, unsafe: `${index.text} < 0` }];
}
function wraps(index) {
  return index.type === "binary_expression" && operatorOf(index) === "-";
}
function testable(index) {
  if (index.type === "number_literal") return null;
  if (isPure(index)) return index;
  const isPostfix = index.type === "update_expression" && index.children[0]?.field === "argument";
  return isPostfix ? fieldOf(index, "argument") : null;
}
function isUnsignedIndex(node) {
  const variable2 = node.type === "identifier" ? variableAt(node.text, node) : null;
  return variable2 !== null && isUnsigned(variable2);
}

// src/repair/templates/guard-overflow.ts
var guardOverflow = {
  name: "guard-overflow",
  kinds: ["overflow"],
  *propose(site) {
    for (const use of site.focus) {
      const unsafe = overflowOf(use);
      if (unsafe === null) continue;
      const safe = `!(${unsafe})`;
      const title = `guard \`${use.text}\` against overflow`;
      const guard = { use, statement: site.statement, safe, unsafe, title, doubt: 1 };
      for (const proposal of guarded(site, guard)) yield withLimits(site, proposal);
    }
  }
};
function overflowOf(use) {
  const [left, right] = [fieldOf(use, "left") ?? fieldOf(use, "argument"), fieldOf(use, "right")];
  if (left === null || !isPure(left) || right !== null && !isPure(right)) return null;
  const [a, b] = [plain2(left), right === null ? "1" : plain2(right)];
  const [most, least] = limitsOf2(left);
  const isPositive = /^\d+$/.test(b);
  switch (operatorOf(use)[0]) {
    case "+":
      if (isPositive) return `${a} > ${most} - ${b}`;
      return `(${b} > 0 && ${a} > ${most} - ${b}) || (${b} < 0 && ${a} < ${least} - ${b})`;
    case "-":
      if (use.type === "unary_expression") return `${a} == ${least}`;
      if (isPositive) return `${a} < ${least} + ${b}`;
      return `(${b} < 0 && ${a} > ${most} + ${b}) || (${b} > 0 && ${a} < ${least} + ${b})`;
    case "*":
      return `${b} != 0 && (${a} > ${most} / ${b} || ${a} < ${least} / ${b})`;
    default:
      return null;
  }
}
function limitsOf2(node) {
  const variable2 = node.type === "identifier" ? variableAt(node.text, node) : null;
  if (variable2 !== null && /\blong long\b|int64_t/.test(variable2.type)) return ["LLONG_MAX", "LLONG_MIN"];
  if (variable2 !== null && /\blong\b/.test(variable2.type)) return ["LONG_MAX", "LONG_MIN"];
  return variable2 !== null && isUnsigned(variable2) ? ["UINT_MAX", "0"] : ["INT_MAX", "INT_MIN"];
}
function plain2({ type, text }) {
  return /^(?:identifier|number|subscript|field|parenthesized)/.test(type) ? text : `(${text})`;
}
function withLimits({ text, layout }, proposal) {
  if (/#\s*include\s*<limits\.h>/.test(text)) return proposal;
  const first = /^[ \t]*#[ \t]*include\b/m.exec(text)?.index;
  const header = `#include <limits.h>${layout.newline}${first === void 0 ? layout.newline : ""}`;
  return { ...proposal, edits: [insert(first ?? 0, header), ...proposal.edits] };
}

// src/repair/templates/guard-pointer.ts
var guardPointer = {
  name: "guard-pointer",
  kinds: ["null-dereference", "invalid-pointer", "out-of-bounds"],
  *propose(site) {
    for (const [index, pointer] of pointersUsed(site).entries()) {
      for (const proposal of guardsOf(site, pointer, site.statement, index)) {
        const callers2 = callersToo(site, pointer, proposal);
        if (callers2 !== null) yield callers2;
        yield proposal;
      }
    }
  }
};
function pointersUsed(site) {
  const used = violatedAccesses(site).map(({ pointer }) => pointer);
  const passed = site.heads.flatMap(
    (head) => [...within(head, "call_expression")].flatMap(argumentsOf).filter((argument) => isPointerVariable(argument))
  );
  const seen = /* @__PURE__ */ new Set();
  return [...used, ...passed].filter((pointer) => {
    const isNew = isPure(pointer) && !isArray2(pointer) && !seen.has(pointer.text);
    seen.add(pointer.text);
    return isNew;
  });
}
function isPointerVariable(node) {
  if (node.type !== "identifier") return false;
  const variable2 = variableAt(node.text, node);
  return variable2 !== null && isPointer(variable2);
}
function isArray2(node) {
  const variable2 = node.type === "identifier" ? variableAt(node.text, node) : null;
  return variable2 !== null && variable2.scope !== "parameter" && variable2.layers[0] === "array";
}
function guardsOf(site, pointer, statement, rank2) {
  const { safe, unsafe } = nullTests(site.text, pointer.text);
  const isNull = site.finding.counterexample.property.kind === "null-dereference";
  return guarded(site, {
    use: useOf(pointer),
    statement,
    safe,
    unsafe,
    title: `guard \`${pointer.text}\` against NULL`,
    doubt: rank2 + (isNull ? 0 : 4) + (isKnownValid(site, pointer) ? 3 : 0),
    except: pointer.text
  });
}
function isKnownValid({ finding, function: owner, pieces }, { text }) {
  const value = finding.counterexample.steps.findLast(
    ({ assignment, location }) => assignment.variable === text && location.function === nameOf(owner)
  )?.assignment.value;
  if (value !== void 0) return !/^(?:\([^()]*\))?\s*\(?0\)?$/.test(value);
  const checks3 = pieces.filter(({ leadsWhen }) => leadsWhen !== null).map(({ node }) => canonical(node.text));
  return checks3.some(
    (check) => check === `!${text}` || check === text || new RegExp(`^${escaped(text)}[!=]=(?:NULL|0)$`).test(check)
  );
}
function escaped(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function useOf(pointer) {
  for (const outer of around(pointer)) if (accessesIn(outer).some(({ node }) => node === outer)) return outer;
  return pointer;
}
function callersToo(site, pointer, proposal) {
  if (!/return (?:NULL|0)`/.test(proposal.title)) return null;
  const name = nameOf(site.function);
  const added = [];
  const shown2 = [];
  for (const call of within(site.root, "call_expression")) {
    if (calleeOf(call) !== name) continue;
    const use = firstUse(call);
    if (use === null) continue;
    const [first] = guardsOf(site, use.pointer, use.statement, 0);
    if (first === void 0) continue;
    added.push(...first.edits);
    shown2.push(use.pointer.text);
  }
  if (added.length === 0) return null;
  return {
    title: `guard \`${pointer.text}\` against NULL, and \`${shown2[0]}\` where \`${name}\` is called`,
    edits: [...proposal.edits, ...added],
    doubt: proposal.doubt + 0.1
  };
}
function firstUse(call) {
  const declarator = call.parent?.type === "init_declarator" ? call.parent : null;
  const assignment = call.parent?.type === "assignment_expression" ? call.parent : null;
  const outer = declarator ?? assignment;
  const target = (assignment && fieldOf(assignment, "left")?.text) ?? (declarator && [...within(declarator, "identifier")][0]?.text);
  const statement = outer && enclosing(outer, "declaration", "expression_statement");
  if (target == null || statement?.parent == null) return null;
  for (const next of partsOf(statement.parent).filter(({ start: start2 }) => start2 > statement.start)) {
    const mentions = [...within(next, "identifier")].some(({ text }) => text === target);
    if (!mentions) continue;
    const [access] = accessesIn(next).filter(({ pointer }) => pointer.text === target);
    const isTested2 = next.type === "if_statement" || access === void 0;
    return isTested2 ? null : { pointer: access.pointer, statement: next };
  }
  return null;
}

// src/repair/templates/guard-shift.ts
var guardShift = {
  name: "guard-shift",
  kinds: ["shift"],
  *propose(site) {
    const comparisons2 = comparisonsIn(site.finding.counterexample.property.expression) ?? [];
    const limit2 = comparisons2.find(({ operator }) => operator === "<")?.limit ?? 32n;
    const canBeNegative = comparisons2.some(({ operator }) => operator === ">=");
    for (const use of site.focus) {
      const [left, right] = [fieldOf(use, "left"), fieldOf(use, "right")];
      if (left === null || right === null || !isPure(right)) continue;
      const bits = unwrapped(right).text;
      const operand2 = /^\w+$/.test(bits) ? bits : `(${bits})`;
      const safe = `${canBeNegative ? `${operand2} >= 0 && ` : ""}${operand2} < ${limit2}`;
      const unsafe = `${canBeNegative ? `${operand2} < 0 || ` : ""}${operand2} >= ${limit2}`;
      const title = `shift by \`${bits}\` only where \`${safe}\``;
      if (operatorOf(use).length === 2) {
        const inner2 = `${safe} ? ${use.text} : ${zeroLike(left)}`;
        const isParenthesized = use.parent?.type === "parenthesized_expression";
        yield {
          title: `${title}, else 0`,
          edits: [replace(use, isParenthesized ? inner2 : `(${inner2})`)],
          doubt: 0
        };
        yield* unsignedOperand(left);
      }
      yield* guarded(site, { use, statement: site.statement, safe, unsafe, title, doubt: 0.5 });
    }
  }
};
function* unsignedOperand(left) {
  const inner2 = unwrapped(left);
  const text = inner2.type === "number_literal" && /^\d+$/.test(inner2.text) ? `${inner2.text}u` : `(unsigned)${left.text}`;
  if (/[uU]/.test(left.text)) return;
  yield { title: `shift \`${left.text}\` as an unsigned number`, edits: [replace(left, text)], doubt: 0 };
}
function zeroLike(left) {
  return `0${/^\d+([uUlL]+)$/.exec(unwrapped(left).text)?.[1] ?? ""}`;
}

// src/repair/templates/initialise.ts
var initialise = {
  name: "initialise",
  kinds: [
    "uninitialised",
    "invalid-pointer",
    "null-dereference",
    "invalid-free",
    "out-of-bounds",
    "overflow"
  ],
  *propose({ focus, pieces, finding, text }) {
    const isSure = finding.counterexample.property.kind === "uninitialised";
    const seen = /* @__PURE__ */ new Set();
    const named = focus.flatMap((node) => [...within(node, "identifier")]);
    const fed = pieces.flatMap(({ node }) => [...within(node, "identifier")]);
    for (const [rank2, name] of [...named, ...fed].entries()) {
      const variable2 = variableAt(name.text, name);
      if (variable2 === null || variable2.value !== null || variable2.scope !== "local") continue;
      if (seen.has(`${variable2.declaration.start} ${name.text}`)) continue;
      seen.add(`${variable2.declaration.start} ${name.text}`);
      for (const proposal of valuesFor(variable2, text, enclosing(name, "function_definition")))
        yield { ...proposal, doubt: proposal.doubt + (isSure ? 0 : 3) + (rank2 < named.length ? 0 : 2) };
    }
  }
};
function* valuesFor(variable2, text, owner) {
  const { name, declarator, layers, type } = variable2;
  const give = (value, doubt) => ({
    title: `initialise \`${name}\` to \`${value}\``,
    edits: [insert(declarator.end, ` = ${value}`)],
    doubt
  });
  const isAggregate = layers[0] === "array" || layers.length === 0 && /\b(?:struct|union)\b/.test(type);
  if (isAggregate) {
    yield give("{0}", 0);
    return;
  }
  if (isPointer(variable2)) {
    yield give(/\bNULL\b/.test(text) ? "NULL" : "0", 0);
    return;
  }
  yield give("0", 0);
  for (const [index, value] of assignedConstants(name, owner).entries()) yield give(value, 0.5 + index / 2);
}
function assignedConstants(name, owner) {
  if (owner === null) return [];
  const assigned = [...within(owner, "assignment_expression")].filter((node) => fieldOf(node, "left")?.text === name).flatMap((node) => fieldOf(node, "right")?.text ?? []);
  const returned2 = [...within(owner, "return_statement")].filter((node) => leaves(node)).map((node) => node.text.replace(/^return\s*|;$/g, ""));
  const constants2 = [...assigned, ...returned2].filter(
    (value) => /^-?(?:\d+\w*|[A-Z][A-Z0-9_]*)$/.test(value)
  );
  return [...new Set(constants2)].filter((value) => value !== "0").slice(0, 3);
}

// src/repair/templates/keep-alive.ts
var keepAlive = {
  name: "keep-alive",
  kinds: ["use-after-free", "invalid-pointer"],
  *propose({ root, finding }) {
    const expired = /expired variable pointer(?: `(.*)')?/.exec(finding.counterexample.property.comment);
    const name = expired?.[1]?.split("::").at(-1);
    for (const declaration of within(root, "declaration")) {
      for (const variable2 of variablesOf2(declaration)) {
        if (variable2.scope !== "local" || /\bstatic\b/.test(variable2.type)) continue;
        if (name === void 0 ? isPointer(variable2) || expired === null : variable2.name !== name) continue;
        const doubt = name === void 0 ? 2 : 0;
        const title = `keep \`${variable2.name}\` alive: make it static`;
        yield { title, edits: [insert(declaration.start, "static ")], doubt };
      }
    }
  }
};

// src/repair/templates/limit-check.ts
var limitCheck = {
  name: "limit-check",
  kinds: ["out-of-bounds", "overflow", "invalid-pointer"],
  *propose({ pieces }) {
    const additions = pieces.flatMap(({ node }) => [...within(node, "assignment_expression")]).filter((node) => operatorOf(node) === "+=");
    for (const { node, role, distance } of pieces) {
      const comparisons2 = role === "condition" ? within(node, "binary_expression") : [];
      for (const comparison of comparisons2) {
        if (!/^[<>]=?$/.test(operatorOf(comparison))) continue;
        for (const addition of additions) yield* compared(comparison, addition, distance / 2);
      }
    }
  }
};
function* compared(comparison, addition, doubt) {
  const [target, added] = [fieldOf(addition, "left"), fieldOf(addition, "right")];
  if (target === null || added === null || !comparison.text.includes(target.text)) return;
  if (!/^(?:call|binary|parenthesized)_expression$/.test(added.type)) return;
  for (const amount of within(comparison, "identifier")) {
    if (!namesIn2(added).has(amount.text) || comparison.text.includes(added.text)) continue;
    const text = added.type === "binary_expression" ? `(${added.text})` : added.text;
    const title = `compare \`${oneLine(added.text)}\`, which is added, in \`${oneLine(comparison.text)}\``;
    yield { title, edits: [replace(amount, text)], doubt };
  }
}

// src/repair/templates/loop-bound.ts
var loopBound = {
  name: "loop-bound",
  kinds: ["out-of-bounds", "invalid-pointer"],
  *propose(site) {
    for (const access of violatedAccesses(site)) {
      const index = access.index === null ? null : unwrapped(access.index);
      if (index === null) continue;
      for (const [rank2, limit2] of limitsOf(access, site.root).entries())
        yield* bounded(site, index, limit2, rank2);
    }
  }
};
function* bounded(site, index, limit2, rank2) {
  for (let outer = site.statement.parent; outer !== null; outer = outer.parent) {
    const condition = isLoop(outer) ? fieldOf(outer, "condition") : null;
    const comparison = condition === null ? null : unwrapped(condition);
    if (comparison === null || fieldOf(comparison, "left")?.text !== index.text) continue;
    const bound = fieldOf(comparison, "right");
    if (bound === null || !/^(?:<=?|!=)$/.test(operatorOf(comparison)) || bound.text === limit2) continue;
    const text = `${index.text} < ${limit2}`;
    yield {
      title: `run the loop while \`${text}\`, not \`${oneLine(comparison.text)}\``,
      edits: [replace(comparison, text)],
      doubt: rank2
    };
  }
}

// src/repair/templates/missing-free.ts
var missingFree = {
  name: "missing-free",
  kinds: ["memory-leak"],
  *propose(site) {
    const allocations = [...within(site.statement, "call_expression")].flatMap(
      (call) => targetOf(call) ?? []
    );
    for (const target of allocations) yield* freedAtExits(site, target, site.function, 0);
    const name = nameOf(site.function);
    for (const call of within(site.root, "call_expression")) {
      const owner = calleeOf(call) === name ? enclosing(call, "function_definition") : null;
      const target = targetOf(call);
      if (owner !== null && target !== null) yield* freedAtExits(site, target, owner, 1);
    }
    yield* freedBeforeNull(site);
  }
};
function* freedAtExits(site, target, owner, doubt) {
  const name = target.text;
  const free = `${freeName(site, name)}(${name});`;
  const returns = [...within(owner, "return_statement")].filter(({ start: start2 }) => start2 > target.end);
  const open3 = returns.filter(
    (exit) => !isReturned(exit, name) && !isFreedBefore(exit, name) && !isNullThere(exit, name)
  );
  const end2 = fieldOf(owner, "body")?.children.at(-1);
  if (open3.length > 1)
    yield {
      title: `free \`${name}\` on every way out`,
      edits: open3.flatMap((exit) => freedAt(site, exit, free)),
      doubt
    };
  for (const [index, exit] of open3.entries())
    yield {
      title: `free \`${name}\` before \`${exit.text}\` (line ${exit.line})`,
      edits: freedAt(site, exit, free),
      doubt: doubt + 0.5 + index / 2
    };
  if (end2?.text === "}" && returns.at(-1)?.parent !== fieldOf(owner, "body")) {
    const { layout } = site;
    const line2 = `${layout.unit}${free}${layout.newline}`;
    yield {
      title: `free \`${name}\` at the end`,
      edits: [{ start: end2.start, end: end2.start, text: line2 }],
      doubt: doubt + 0.5
    };
  }
}
function freedAt({ layout }, exit, free) {
  return surround(layout, exit, [free]);
}
function freeName({ root }, name) {
  const known = freeCallsIn(root).find(({ argument }) => argument.text === name);
  return (known && fieldOf(known.call, "function")?.text) ?? "free";
}
function isReturned(exit, name) {
  return [...within(exit, "identifier")].some(
    ({ text, parent }) => text === name && parent?.type !== "field_expression" && parent?.type !== "subscript_expression" && parent?.type !== "pointer_expression"
  );
}
function isFreedBefore(exit, name) {
  for (const outer of around(exit)) {
    const before = outer.children.filter(({ end: end2 }) => end2 <= exit.start).flatMap((node) => node.type === "expression_statement" ? freeCallsIn(node) : []);
    if (before.some(({ argument }) => argument.text === name)) return true;
    if (outer.type === "function_definition") return false;
  }
  return false;
}
function isNullThere(exit, name) {
  for (const outer of around(exit)) {
    const condition = outer.type === "if_statement" ? fieldOf(outer, "condition")?.text ?? "" : "";
    if (condition.replaceAll(/[\s()]/g, "") === `!${name}` || new RegExp(`\\b${name} *== *(?:NULL|0)\\b`).test(condition))
      return true;
    if (outer.type === "function_definition") return false;
  }
  return false;
}
function* freedBeforeNull(site) {
  const targets = [...within(site.statement, "call_expression")].flatMap(
    (call) => targetOf(call)?.text ?? []
  );
  for (const node of within(site.function, "assignment_expression")) {
    const left = fieldOf(node, "left");
    const statement = node.parent;
    if (left === null || statement?.type !== "expression_statement" || !targets.includes(left.text)) continue;
    const loses = statement !== site.statement || [...around(statement)].some(({ type }) => /^(?:for|while|do)_/.test(type));
    if (loses)
      yield {
        title: `free \`${left.text}\` before it is assigned`,
        edits: surround(site.layout, statement, [`free(${left.text});`]),
        doubt: 1.5
      };
  }
}

// src/repair/templates/relational-operator.ts
var boundary = { "<=": "<", "<": "<=", ">=": ">", ">": ">=" };
var others = {
  "<": [">", ">=", "!="],
  "<=": [">=", ">", "!="],
  ">": ["<", "<=", "!="],
  ">=": ["<=", "<", "=="],
  "==": ["!=", "<="],
  "!=": ["==", "<"]
};
var relationalOperator = {
  name: "relational-operator",
  kinds: propertyKinds,
  *propose({ pieces, finding }) {
    const { kind } = finding.counterexample.property;
    const doubt = /^(?:memory-leak|double-free|use-after-free|uninitialised)$/.test(kind) ? 3 : 0;
    for (const piece of pieces) {
      for (const node of within(piece.node, "binary_expression")) yield* changes2(node, piece, doubt);
    }
  }
};
function* changes2(node, { distance, leadsWhen }, further) {
  const operator = operatorOf(node);
  const sign = node.children.find(({ field }) => field === "operator");
  if (sign === void 0) return;
  const next = boundary[operator];
  const change2 = (text, doubt) => ({
    title: `change \`${oneLine(node.text)}\` to \`${oneLine(changed(node, sign, text))}\``,
    edits: [replace(sign, text)],
    doubt: doubt + further
  });
  if (next !== void 0) yield change2(next, distance + (isStricter(operator, leadsWhen) ? 0 : 1.5));
  for (const [index, other] of (others[operator] ?? []).entries()) yield change2(other, distance + 3 + index);
}
function isStricter(operator, leadsWhen) {
  if (leadsWhen === null) return false;
  const withdraws = operator === "<=" || operator === ">=";
  return withdraws === leadsWhen;
}
function changed(outer, inner2, text) {
  const at = inner2.start - outer.start;
  return outer.text.slice(0, at) + text + outer.text.slice(at + inner2.text.length);
}

// src/repair/templates/off-by-one.ts
var offByOne = {
  name: "off-by-one",
  kinds: propertyKinds,
  *propose({ pieces, finding }) {
    const { kind } = finding.counterexample.property;
    const doubt = aboutNumbers.has(kind) ? 0 : 3;
    for (const piece of pieces) {
      for (const proposal of [...numbers(piece), ...limits(piece), ...dropped(piece)])
        yield { ...proposal, doubt: proposal.doubt + doubt };
    }
  }
};
var aboutNumbers = /* @__PURE__ */ new Set([
  "out-of-bounds",
  "overflow",
  "shift",
  "division-by-zero",
  "assertion"
]);
function* numbers({ node, distance, role }) {
  for (const literal of within(node, "number_literal")) {
    const match = /^(\d+)([uUlL]*)$/.exec(literal.text);
    if (match?.[1] === void 0 || match[1].length > 1 && match[1].startsWith("0")) continue;
    const value = BigInt(match[1]);
    const isSize = role === "size" || enclosing(literal, "array_declarator") !== null;
    for (const next of [value - 1n, value + 1n]) {
      if (next < 0n || isNeutral(literal, next)) continue;
      const less = isSize ? 3 : 0;
      const more = isSize ? 1 : 0.5;
      yield change(literal, `${next}${match[2]}`, distance + (next > value ? more : less) + doubtIn(literal));
    }
  }
}
function* limits({ node, distance, role }) {
  for (const limit2 of limitsIn(node, role)) {
    if (limit2.type === "number_literal") continue;
    const text = /^(?:binary|conditional|assignment|cast)/.test(limit2.type) ? `(${limit2.text})` : limit2.text;
    const further = limit2.field === "index" ? 0.5 : 0;
    yield change(limit2, `${text} - 1`, distance + 0.5 + further);
    yield change(limit2, `${text} + 1`, distance + 1 + further);
  }
}
function limitsIn(node, role) {
  const compared2 = [...within(node, "binary_expression")].filter((one) => /^(?:[<>]=?|[!=]=)$/.test(operatorOf(one))).flatMap((one) => fieldOf(one, "right") ?? []);
  const assigned = definitionsIn2(node).flatMap(({ value }) => value ?? []);
  const indexes = [...within(node, "subscript_expression")].flatMap((one) => fieldOf(one, "index") ?? []);
  const passed = role === "argument" ? [node] : [];
  return [...compared2, ...assigned, ...indexes, ...passed].filter(isNumberLike);
}
function* dropped({ node, distance }) {
  for (const sum2 of within(node, "binary_expression")) {
    const [left, right] = [fieldOf(sum2, "left"), fieldOf(sum2, "right")];
    if (left === null || !/^1[uUlL]*$/.test(right?.text ?? "") || !/^[-+]$/.test(operatorOf(sum2))) continue;
    yield change(sum2, left.text, distance);
  }
}
function isNumberLike(node) {
  const { type, text } = node;
  if (type === "field_expression") return !isLinkName(text);
  if (type === "identifier") {
    const variable2 = variableAt(text, node);
    return variable2 === null || !isPointer(variable2) && !/\b(?:float|double|bool|_Bool)\b/.test(variable2.type);
  }
  return type === "binary_expression" && !/[&|<>=!]/.test(text.replaceAll("->", ""));
}
function isLinkName(text) {
  return /(?:next|prev|head|tail|left|right|parent|data|ptr|buf|name|child)$/.test(text);
}
function isNeutral({ parent }, next) {
  return next === 0n && parent?.type === "binary_expression" && /^[-+*/%]$/.test(operatorOf(parent));
}
function doubtIn(literal) {
  const { parent, field } = literal;
  const operator = parent?.type === "binary_expression" ? operatorOf(parent) : "";
  if (/^[*/%]$/.test(operator) || /^(?:<<|>>)$/.test(operator) && field === "left") return 2;
  for (const { type } of around(literal)) {
    if (type === "initializer_list" || type === "case_statement") return 3;
    if (/_statement$|declaration$/.test(type)) return 0;
  }
  return 0;
}
function change(node, text, doubt) {
  const shown2 = node.parent !== null && /_expression$|_declarator$/.test(node.parent.type) ? node.parent : node;
  return {
    title: `change \`${oneLine(shown2.text)}\` to \`${oneLine(changed(shown2, node, text))}\``,
    edits: [replace(node, text)],
    doubt
  };
}

// src/repair/templates/pointer-end.ts
var pointerEnd = {
  name: "pointer-end",
  kinds: ["out-of-bounds", "invalid-pointer"],
  *propose(site) {
    for (const { node, pointer } of violatedAccesses(site)) {
      const walked = pointer.type === "update_expression" ? fieldOf(pointer, "argument") : pointer;
      if (walked?.type !== "identifier") continue;
      for (const end2 of endsOf(walked, site)) {
        const [safe, unsafe] = [`${walked.text} < ${end2}`, `${walked.text} >= ${end2}`];
        const title = `stop \`${walked.text}\` at \`${end2}\``;
        yield* guarded(site, { use: node, statement: site.statement, safe, unsafe, title, doubt: 0.5 });
        yield* endlessLoop(node, safe, title);
      }
    }
  }
};
function endsOf(walked, { root, function: owner }) {
  const ends = definitionsIn2(owner).flatMap(({ target, value }) => {
    const array = value === null || target.text !== walked.text ? null : declarationOf(value, root);
    const size = array?.layers[0] === "array" ? array.sizes[0] : null;
    if (size == null || value === null) return [];
    return [`${value.text} + ${/^\w+$/.test(size.text) ? size.text : `(${size.text})`}`];
  });
  return [...new Set(ends)];
}
function* endlessLoop(use, safe, title) {
  for (let outer = use.parent; outer !== null; outer = outer.parent) {
    const condition = isLoop(outer) ? fieldOf(outer, "condition") : null;
    if (condition === null || !/^\(?(?:1|true)\)?$/.test(condition.text)) continue;
    const edits2 = [replace(unwrapped(condition), safe)];
    yield { title: `${title} as the condition of the loop`, edits: edits2, doubt: 0 };
  }
}

// src/repair/templates/save-next.ts
var saveNext = {
  name: "save-next",
  kinds: ["use-after-free", "invalid-pointer", "double-free"],
  *propose(site) {
    for (const loop of within(site.function)) {
      const body = isLoop(loop) ? fieldOf(loop, "body") : null;
      if (body?.type !== "compound_statement") continue;
      for (const free of freeCallsIn(body)) yield* steps(site, loop, free.statement, free.argument);
    }
  }
};
function* steps(site, loop, statement, freed) {
  const heads = [fieldOf(loop, "body"), fieldOf(loop, "update")].flatMap((one) => one ?? []);
  for (const { node, target, value } of heads.flatMap(definitionsIn2)) {
    const isStep = value?.type === "field_expression" && target.text === freed.text;
    if (!isStep || value === null || fieldOf(value, "argument")?.text !== freed.text) continue;
    if (node.start < statement.start && node.field !== "update") continue;
    yield* saved(site, statement, node, value);
    if (node.parent?.type === "expression_statement")
      yield* freedLater(site, statement, node.parent, freed.text);
  }
}
function* saved(site, statement, step, value) {
  const type = site.function === null ? null : typeOf(fieldOf(step, "left"));
  const taken = [...within(site.function, "identifier")].map(({ text }) => text);
  const name = ["next", "following", "rest"].find((one) => !taken.includes(one));
  if (type === null || name === void 0) return;
  const line2 = `${type}${name} = ${value.text};`;
  const between = isFirstOnLine(site.text, statement.start) ? `${site.layout.newline}${indentAt(site.layout, statement.start)}` : " ";
  const declared = insert(statement.start, `${line2}${between}`);
  if (step.field !== "update") {
    yield {
      title: `read \`${value.text}\` before it is freed`,
      edits: [declared, replace(value, name)],
      doubt: 0
    };
    return;
  }
  const assigned = insert(statement.end, `${between}${step.text.replace(value.text, name)};`);
  yield {
    title: `read \`${value.text}\` before it is freed`,
    edits: [declared, assigned, replace(step, "")],
    doubt: 0
  };
}
function typeOf(target) {
  const variable2 = target?.type === "identifier" ? variableAt(target.text, target) : null;
  if (variable2 == null) return null;
  const stars = "*".repeat(variable2.layers.filter((layer) => layer === "pointer").length);
  return `${variable2.type} ${stars}`;
}
function* freedLater({ layout }, statement, step, name) {
  const type = typeOf(fieldOf(partsOf(step)[0] ?? step, "left"));
  if (type === null) return;
  const indent = `${layout.newline}${indentAt(layout, step.start)}`;
  const text = `${type}old = ${name};${indent}${step.text}${indent}${statement.text.replace(name, "old")}`;
  yield {
    title: `free the element after the step to the next one`,
    edits: [removal(layout, statement), replace(step, text)],
    doubt: 1
  };
}

// src/repair/templates/scan-end.ts
var scanEnd = {
  name: "scan-end",
  kinds: ["out-of-bounds", "invalid-pointer"],
  *propose(site) {
    for (const { node, pointer } of violatedAccesses(site)) {
      const type = declarationOf(pointer, site.root)?.type ?? "";
      if (!/\bchar\b/.test(type)) continue;
      yield* stopsAtEnd(site, node);
      yield* looksBeforeStep(site, pointer.text);
    }
  }
};
function* stopsAtEnd(site, node) {
  const loop = enclosing(node, "while_statement", "for_statement", "do_statement");
  const condition = loop === null ? null : fieldOf(loop, "condition");
  if (condition === null) return;
  const inner2 = unwrapped(condition);
  const safe = `${node.text} != '\\0'`;
  if (inner2.text.includes(safe)) return;
  const doubt = site.heads.includes(condition) ? 0 : 1;
  const edits2 = [replace(inner2, `${safe} && ${operand(inner2, "&&")}`)];
  yield { title: `stop the loop at the end of the string: \`${safe}\``, edits: edits2, doubt };
}
function* looksBeforeStep(site, pointer) {
  const member = /(?:->|\.)(\w+)$/.exec(pointer)?.[1];
  for (const step of within(site.root, "update_expression")) {
    const walked = fieldOf(step, "argument");
    const statement = step.parent;
    if (walked === null || statement?.type !== "expression_statement" || operatorOf(step) !== "++") continue;
    if (walked.text !== pointer && (member === void 0 || !walked.text.endsWith(`->${member}`))) continue;
    const far = enclosing(step, "function_definition") === site.function ? 0 : 1;
    yield* onlyIfMoreFollows(walked, statement, far + 0.5);
    const [safe, unsafe] = [`*${walked.text} != '\\0'`, `*${walked.text} == '\\0'`];
    const title = `look for the end of the string before \`${step.text}\` (line ${step.line})`;
    yield* guarded(site, { use: step, statement, safe, unsafe, title, doubt: far + 1.5 });
  }
}
function* onlyIfMoreFollows(walked, statement, doubt) {
  const check = statement.field === "consequence" ? statement.parent : null;
  const condition = check === null ? null : fieldOf(check, "condition");
  if (condition === null || !condition.text.includes(`*${walked.text}`)) return;
  const inner2 = unwrapped(condition);
  const text = `${operand(inner2, "&&")} && ${walked.text}[1] != '\\0'`;
  yield { title: "step over a character only where another follows", edits: [replace(inner2, text)], doubt };
}

// src/repair/templates/swap-operands.ts
var otherOperators = {
  "+": ["-"],
  "-": ["+"],
  "*": ["/", "+"],
  "/": ["*", "%"],
  "%": ["/"],
  "&&": ["||"],
  "||": ["&&"],
  "<<": [">>"],
  ">>": ["<<"],
  "+=": ["-="],
  "-=": ["+="],
  "++": ["--"],
  "--": ["++"]
};
var swapOperands = {
  name: "swap-operands",
  kinds: propertyKinds,
  *propose({ pieces }) {
    for (const { node, distance } of pieces) {
      for (const inner2 of within(node)) {
        for (const proposal of [...swapped(inner2), ...wrongOperator(inner2)])
          yield { ...proposal, doubt: proposal.doubt + distance };
      }
    }
  }
};
function* swapped(node) {
  const [one, other, doubt] = pairIn(node);
  if (one == null || other == null || one.text === other.text) return;
  const edits2 = [replace(one, other.text), replace(other, one.text)];
  yield {
    title: `swap \`${oneLine(one.text)}\` and \`${oneLine(other.text)}\` in \`${oneLine(node.text)}\``,
    edits: edits2,
    doubt
  };
}
function pairIn(node) {
  const outer = fieldOf(node, "argument");
  if (node.type === "subscript_expression" && outer?.type === "subscript_expression")
    return [fieldOf(outer, "index"), fieldOf(node, "index"), 0];
  if (node.type === "binary_expression" && /^(?:[-/%]|<<|>>)$/.test(operatorOf(node)))
    return [fieldOf(node, "left"), fieldOf(node, "right"), 3];
  const list = node.type === "call_expression" ? argumentsOf(node) : [];
  if (list.length === 2) return [list[0] ?? null, list[1] ?? null, 3];
  return [null, null, 0];
}
function* wrongOperator(node) {
  const sign = fieldOf(node, "operator");
  if (sign === null || !/^(?:binary|assignment|update)_expression$/.test(node.type)) return;
  for (const [index, text] of (otherOperators[sign.text] ?? []).entries()) {
    const doubt = /^[&|]/.test(text) ? 1.5 : (node.type === "update_expression" ? 3.5 : 2) + index;
    yield {
      title: `\`${text}\` in place of \`${sign.text}\` in \`${oneLine(node.text)}\``,
      edits: [replace(sign, text)],
      doubt
    };
  }
}

// src/repair/templates/terminate-string.ts
var terminateString = {
  name: "terminate-string",
  kinds: ["out-of-bounds", "invalid-pointer", "uninitialised"],
  *propose(site) {
    const passed = site.heads.flatMap((head) => [...within(head, "call_expression")].flatMap(argumentsOf));
    const read2 = new Set([...passed, ...site.focus].map(({ text }) => text));
    yield* afterCopies(site, read2);
    yield* afterLoops(site, read2);
  }
};
var copies = /^(?:strncpy|memcpy|memmove|fread|read)$/;
function* afterCopies(site, read2) {
  for (const call of within(site.function, "call_expression")) {
    const statement = enclosing(call, "expression_statement");
    const [to, , length] = argumentsOf(call);
    if (to === void 0 || statement === null || !copies.test(calleeOf(call) ?? "")) continue;
    const doubt = read2.has(to.text) ? 0 : 1.5;
    for (const size of sizesOf(to, site.root)) yield ended2(site, statement, to, `${size} - 1`, doubt);
    if (length !== void 0 && /^\w+$/.test(length.text))
      yield ended2(site, statement, to, length.text, doubt + 1);
  }
}
function* afterLoops(site, read2) {
  for (const loop of within(site.function, "for_statement", "while_statement")) {
    if (loop.start > site.statement.start) continue;
    for (const node of within(loop, "assignment_expression")) {
      const left = fieldOf(node, "left");
      const [array, index] = left === null ? [] : [fieldOf(left, "argument"), fieldOf(left, "index")];
      if (left?.type !== "subscript_expression" || array == null || !read2.has(array.text)) continue;
      for (const size of sizesOf(array, site.root)) yield ended2(site, loop, array, `${size} - 1`, 1.5);
      if (index != null && /^\w+$/.test(index.text)) yield ended2(site, loop, array, index.text, 1);
    }
  }
}
function ended2({ layout }, after, { text: name }, last, doubt) {
  const line2 = `${name}[${last}] = '\\0';`;
  return { title: `end \`${name}\` with \`'\\0'\``, edits: surround(layout, after, [], [line2]), doubt };
}

// src/repair/templates/test-first.ts
var testFirst = {
  name: "test-first",
  kinds: ["null-dereference", "out-of-bounds", "invalid-pointer", "division-by-zero"],
  *propose({ function: owner, statement, pieces }) {
    for (const loop of within(owner, "do_statement")) {
      const condition = fieldOf(loop, "condition");
      const holds = loop.start <= statement.start && statement.end <= loop.end;
      if (condition === null || !holds && !pieces.some(({ node }) => node === condition)) continue;
      const text = unwrapped(condition).text;
      const doubt = holds ? 0 : 2;
      yield {
        title: `test \`${text}\` before the first round of the loop`,
        edits: edits(loop, condition),
        doubt
      };
    }
  }
};
function edits(loop, condition) {
  const keyword = loop.children.find(({ type }) => type === "do");
  const body = fieldOf(loop, "body");
  if (keyword === void 0 || body === null) return [];
  return [
    { start: keyword.start, end: keyword.end, text: `while ${condition.text}` },
    { start: body.end, end: loop.end, text: "" }
  ];
}

// src/repair/templates/unsigned-index.ts
var unsignedIndex = {
  name: "unsigned-index",
  kinds: ["out-of-bounds", "invalid-pointer"],
  *propose(site) {
    if (violatedSide(site) === "upper") return;
    for (const { index } of violatedAccesses(site)) {
      if (index === null) continue;
      const inner2 = index.type === "cast_expression" ? fieldOf(index, "value") ?? index : index;
      const variable2 = inner2.type === "identifier" ? variableAt(inner2.text, inner2) : null;
      const isChar = variable2 !== null && /\bchar\b/.test(variable2.type) && !/unsigned/.test(variable2.type);
      const isRead2 = inner2.type === "subscript_expression" || inner2.type === "pointer_expression";
      if (!isChar && !isRead2) continue;
      const title = `index by \`${inner2.text}\` as an unsigned char`;
      yield { title, edits: [replace(index, `(unsigned char)${inner2.text}`)], doubt: isChar ? 0 : 2 };
    }
  }
};

// src/repair/templates/widen-arithmetic.ts
var widenArithmetic = {
  name: "widen-arithmetic",
  kinds: ["overflow"],
  *propose({ focus }) {
    for (const node of focus) {
      if (node.type !== "binary_expression") continue;
      yield* midpoint(node);
      yield* widened(node);
      yield* unsigned(node);
      yield* wideOperands(node);
    }
  }
};
function* midpoint(node) {
  const half = halvedBy(node);
  const [left, right] = [fieldOf(node, "left"), fieldOf(node, "right")];
  if (half === null || left === null || right === null || operatorOf(node) !== "+" || !isPure(node)) return;
  const text = `${left.text} + (${right.text} - ${left.text}) / 2`;
  yield { title: `compute the middle as \`${oneLine(text)}\``, edits: [replace(half, text)], doubt: 0 };
}
function halvedBy(node) {
  const outer = node.parent?.type === "parenthesized_expression" ? node.parent.parent : null;
  if (outer?.type !== "binary_expression") return null;
  const operation = `${operatorOf(outer)} ${fieldOf(outer, "right")?.text}`;
  return operation === "/ 2" || operation === ">> 1" ? outer : null;
}
function* widened(node) {
  const first = innermostLeft(node);
  const wide = `(long long)${first.text}`;
  const title = `compute \`${oneLine(node.text)}\` as long long`;
  yield { title, edits: [replace(first, wide)], doubt: 0.5 };
  const outer = halvedBy(node) ?? node;
  const at = first.start - outer.start;
  const inner2 = outer.text.slice(0, at) + wide + outer.text.slice(at + first.text.length);
  yield {
    title: `${title} and back`,
    edits: [replace(outer, `(int)(${inner2})`)],
    doubt: outer === node ? 1.5 : 0.5
  };
}
function innermostLeft(node) {
  let inner2 = node;
  while (inner2.type === "binary_expression") {
    const left = fieldOf(inner2, "left");
    if (left === null) return inner2;
    inner2 = left;
  }
  return inner2;
}
function* unsigned(node) {
  const { type, text } = innermostLeft(node);
  const isPlainNumber = type === "number_literal" && /^\d+$/.test(text);
  const edits2 = [replace(innermostLeft(node), isPlainNumber ? `${text}u` : `(unsigned)${text}`)];
  yield { title: `compute \`${oneLine(node.text)}\` unsigned`, edits: edits2, doubt: 1.5 };
}
function* wideOperands(node) {
  for (const side of ["left", "right"]) {
    const name = unwrapped(fieldOf(node, side) ?? node);
    const variable2 = name.type === "identifier" ? variableAt(name.text, name) : null;
    const type = variable2?.declaration.children.find(({ field }) => field === "type");
    if (variable2?.scope !== "local" || type?.text !== "int") continue;
    yield {
      title: `declare \`${variable2.name}\` as long long`,
      edits: [replace(type, "long long")],
      doubt: 2
    };
  }
}

// src/repair/templates/templates.ts
var templates = [
  relationalOperator,
  offByOne,
  swapOperands,
  loopBound,
  allocationSize,
  enlargeArray,
  guardPointer,
  checkResult,
  guardIndex,
  unsignedIndex,
  limitCheck,
  scanEnd,
  pointerEnd,
  boundedCopy,
  boundedInput,
  terminateString,
  guardDivisor,
  guardShift,
  widenArithmetic,
  guardOverflow,
  initialise,
  keepAlive,
  testFirst,
  saveNext,
  delayFree,
  dropFree,
  missingFree,
  guardAssertion
];

// src/repair/templates/propose-templates.ts
var mostCandidates2 = 60;
function proposeTemplates(task) {
  const site = faultSiteOf(task);
  if (site === null) return [];
  const { kind } = task.finding.counterexample.property;
  const drafts = templates.filter(({ kinds }) => kinds.includes(kind)).flatMap((template) => draftsOf(template, template.propose(site), task.text));
  const sound = [];
  for (const draft of rank(distinct(drafts, task.text), task.text)) {
    if (sound.length === mostCandidates2) break;
    if (isSound(draft.after, task)) sound.push(candidateOf2(draft, task));
  }
  return sound;
}
function draftsOf({ name }, proposals, text) {
  return [...proposals].map((proposal) => ({
    ...proposal,
    template: name,
    after: applyEdits2(text, proposal.edits)
  }));
}
function distinct(drafts, before) {
  const best = /* @__PURE__ */ new Map();
  for (const draft of drafts) {
    const known = best.get(draft.after);
    if (draft.after !== before && (known === void 0 || draft.doubt < known.doubt))
      best.set(draft.after, draft);
  }
  return [...best.values()];
}
function candidateOf2({ after, template, title }, { file, text }) {
  return { patch: { edits: [{ file, before: text, after }] }, engine: "template", author: template, title };
}

// src/repair/acceptance/edited-file.ts
var read = /* @__PURE__ */ new WeakMap();
function readEdit(edit, parser) {
  const known = read.get(edit) ?? {
    path: edit.file,
    before: readVersion(edit.before, parser),
    after: readVersion(edit.after, parser)
  };
  read.set(edit, known);
  return known;
}
function readVersion(text, parser) {
  return { text, file: parser.parse(text), bodies: parser.bodiesOf(text), tokens: lexC(text) };
}

// src/repair/acceptance/execute-steps.ts
var executeSteps = [];

// src/repair/acceptance/take-steps.ts
async function takeSteps(steps2, trial, signal) {
  const evidence = [];
  for (const step of steps2) {
    signal?.throwIfAborted();
    const taken = await step.take(trial);
    const { outcome, detail } = taken;
    evidence.push({ step: step.shownAs, outcome, detail });
    if (taken.outcome !== "failed") continue;
    const { reason, finding = null, isSuggestable = false } = taken;
    return { evidence, failure: { reason, detail, finding, isSuggestable } };
  }
  return { evidence, failure: null };
}

// src/repair/acceptance/steps/compiles.ts
import { join as join2 } from "node:path";

// src/repair/acceptance/count-items.ts
function countItems(items) {
  const counts = /* @__PURE__ */ new Map();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
function moreOftenIn(one, other) {
  const there = countItems(other);
  return [...countItems(one)].filter(([item, count2]) => count2 > (there.get(item) ?? 0)).map(([item]) => item);
}

// src/repair/acceptance/steps/compiles.ts
var compiles = {
  id: "compiles",
  shownAs: "compile",
  take: async (trial) => {
    const { compiler, workspace } = trial.deps;
    if (compiler === null) return { outcome: "not-run", detail: "no C compiler was found" };
    const pair = await trial.pair();
    if (pair === null) return { outcome: "not-run", detail: "the build of the file is not known" };
    const { root } = await trial.patched();
    for (const { file } of trial.candidate.patch.edits.filter((edit) => edit.file.endsWith(".c"))) {
      const before = await compiler.check(join2(workspace.root, file), workspace.root, pair.before.build);
      const after = await compiler.check(join2(root, file), root, pair.after.build);
      if (before === null || after === null) {
        return { outcome: "not-run", detail: "the compiler gave no answer in time" };
      }
      if (before.some(({ severity }) => severity === "error")) {
        return { outcome: "not-run", detail: `${file} does not compile here without the patch either` };
      }
      const [added] = moreOftenIn(after.map(shown), before.map(shown));
      if (added !== void 0) {
        return { outcome: "failed", reason: "does-not-compile", detail: `the compiler says: ${added}` };
      }
    }
    return { outcome: "passed", detail: "it compiles with -Wall, without new warnings" };
  }
};
function shown({ severity, message }) {
  return `${severity}: ${message}`;
}

// src/repair/acceptance/rules/banned-words.ts
var endings = /^(?:abort|assume|_?_?exit|_Exit|quick_exit|at_?quick_exit|atexit|pthread_exit|thrd_exit|err[xc]?|verrx?|raise|kill|p?signal|sigaction|alarm|pause|u?sleep|nanosleep|_?(?:sig)?(?:set|long)jmp|exec[lv]\w*|v?fork|system|popen|syscall|dlsym|dlopen|mprotect|setrlimit)$/;
var dialects = /^(?:asm|_Pragma|_Noreturn|noreturn|alignas|_Alignas|volatile|register|thread_local|_Thread_local)$/;
var inputs = /^(?:s?rand(?:om)?|rand_r|drand48|time|clock|clock_gettime|gettimeofday|getenv|secure_getenv|getpid)$/;
var harmlessReserved = /^__(?:func__|FILE__|LINE__|restrict|inline)$/;
var odd = /\?\?[=/'()!<>-]|\[\s*\[/g;
var bannedWords = ({ before, after }, { headers }) => {
  const added = moreOftenIn(wordsOf(after), wordsOf(before));
  const banned = added.find(isBanned);
  if (banned !== void 0) return `it brings in \`${banned}\``;
  const ends = endingNames([after.file, ...headers]);
  const [leading] = added.filter((word) => ends.has(word));
  if (leading !== void 0) return `it brings in \`${leading}\`, which may end the program`;
  const [spelled2] = moreOftenIn(after.text.match(odd) ?? [], before.text.match(odd) ?? []);
  return spelled2 === void 0 ? null : `it brings in \`${spelled2}\``;
};
function isBanned(word) {
  if (word === "main" || endings.test(word) || dialects.test(word) || inputs.test(word)) return true;
  return isNondeterministic(word) || word.startsWith("__") && !harmlessReserved.test(word);
}
function wordsOf({ tokens: tokens2 }) {
  return tokens2.filter(({ kind }) => kind === "word").map(({ text }) => text);
}
function endingNames(files) {
  const users = files.flatMap(({ functions, declarations }) => [
    ...functions.filter(({ isDefinition }) => isDefinition).map(({ name, mentions }) => ({ name, mentions })),
    ...declarations.filter(({ kind }) => kind === "macro").flatMap(({ names, mentions }) => names.slice(0, 1).map((name) => ({ name, mentions })))
  ]);
  const found = /* @__PURE__ */ new Set();
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const { name, mentions } of users) {
      if (mentions.some((one) => endings.test(one) || found.has(one))) found.add(name);
    }
  }
  return found;
}

// src/repair/acceptance/rules/kept-checks.ts
var checks2 = /assert|reach_error|assume|invariant|expects?$|ensures?$|^abort$|exit$/i;
var keptChecks = ({ before, after }) => {
  const [gone] = moreOftenIn(callsOf(before), callsOf(after));
  if (gone !== void 0) return `it takes away or changes \`${gone}\``;
  const [promise] = different(promisesIn(before), promisesIn(after));
  if (promise !== void 0) return `it changes what a comment tells the verifier: \`${promise}\``;
  const [input] = different(inputsOf(before), inputsOf(after));
  return input === void 0 ? null : `it changes how often the input \`${input}\` is read`;
};
function different(one, other) {
  return [...moreOftenIn(one, other), ...moreOftenIn(other, one)];
}
function promisesIn({ text }) {
  return (text.match(/esbmc\s*:[^\n]*/gi) ?? []).map((one) => one.trim());
}
function inputsOf({ tokens: tokens2 }) {
  return tokens2.map(({ text }) => text).filter(isNondeterministic);
}
function callsOf({ tokens: tokens2 }) {
  return tokens2.flatMap(
    (token, at) => token.kind === "word" && checks2.test(token.text) && tokens2[at + 1]?.text === "(" ? [callAt(tokens2, at)] : []
  );
}
function callAt(tokens2, from) {
  let depth = 0;
  for (let at = from + 1; at < tokens2.length; at += 1) {
    const text = tokens2[at]?.text;
    if (text === "(") depth += 1;
    if (text === ")") depth -= 1;
    if (depth === 0) return spelled(tokens2.slice(from, at + 1));
  }
  return spelled(tokens2.slice(from));
}
function spelled(tokens2) {
  return tokens2.map(({ text }) => text).join(" ");
}

// src/repair/acceptance/rules/kept-directives.ts
var standardHeaders = new Set(
  "assert ctype errno float inttypes iso646 limits locale math stdalign stdarg stdbool stddef stdint stdio stdlib string strings time wchar wctype unistd".split(" ").map((name) => `<${name}.h>`)
);
var keptDirectives = ({ before, after }) => {
  const [gone] = moreOftenIn(directives(before), directives(after));
  if (gone !== void 0) return `it takes away or changes the directive \`${gone}\``;
  const [added] = moreOftenIn(directives(after), directives(before)).filter((text) => {
    return !standardHeaders.has(text.replace(/^#include /, ""));
  });
  if (added !== void 0) return `it adds the directive \`${added}\``;
  const numbers2 = (version) => version.file.declarations.flatMap(numberName);
  const [lost] = moreOftenIn(numbers2(before), numbers2(after));
  if (lost !== void 0) return `it takes away the macro \`${lost}\``;
  const known = new Set(before.tokens.map(({ text }) => text));
  const taken = moreOftenIn(numbers2(after), numbers2(before)).find((name) => known.has(name));
  return taken === void 0 ? null : `it makes a macro of \`${taken}\`, which is a name that the file uses`;
};
function directives({ tokens: tokens2 }) {
  return directivesOf(tokens2).filter((one) => !isNumber(one)).map(spelling);
}
function spelling({ name, tokens: tokens2 }) {
  return `#${name} ${spellingOf(tokens2)}`.trim();
}
function isNumber({ name, tokens: tokens2 }) {
  if (name !== "define") return false;
  const [defined, ...body] = tokens2;
  if (defined === void 0 || body.length === 0) return false;
  if (body[0]?.text === "(" && body[0].start === defined.end) return false;
  return body.every(({ kind, text }) => kind === "number" || /^[-+*/%()]$|^<<$/.test(text));
}
function numberName({ kind, names, tokens: tokens2 }) {
  return kind === "macro" && /^# ?define \w+ [-+*/%()<\w .]*$/.test(tokens2) ? names.slice(0, 1) : [];
}

// src/repair/acceptance/rules/kept-functions.ts
var keptFunctions = ({ before, after }) => {
  if (!after.file.isComplete) return "the patched file can not be read to its end";
  const [gone] = moreOftenIn(signaturesOf2(before.file), signaturesOf2(after.file));
  if (gone !== void 0) return `it takes away or changes \`${gone}\``;
  const known = new Set(before.tokens.map(({ text }) => text));
  const added = definitionsOf2(after.file).filter(({ name }) => !definesOne(before.file, name));
  const taken = added.find(({ name }) => known.has(name));
  if (taken !== void 0) return `it defines \`${taken.name}\`, which is a name that the file uses already`;
  const open3 = added.find(({ isStatic }) => !isStatic);
  if (open3 !== void 0) return `it adds the function \`${open3.name}\` to the program without \`static\``;
  const [again] = moreOftenIn(signaturesOf2(after.file), signaturesOf2(before.file)).filter((signature) => {
    return !added.some((one) => signatureOf(one) === signature || prototypeOf(one) === signature);
  });
  return again === void 0 ? null : `it adds a declaration of \`${again}\``;
};
function definitionsOf2({ functions }) {
  return functions.filter(({ isDefinition }) => isDefinition);
}
function definesOne(file, name) {
  return functionNames(file).defined.has(name);
}
function signaturesOf2({ functions }) {
  return functions.map(signatureOf);
}
function signatureOf(one) {
  return one.isDefinition ? written(one, one.definer ?? "") : prototypeOf(one);
}
function prototypeOf(one) {
  return `${written(one, "")};`;
}
function written({ name, isStatic, returnType, parameters, isVariadic, conditions }, definer) {
  const types = [
    ...parameters.map(({ type, name: own }) => `${type} ${own ?? ""}`.trim()),
    ...isVariadic ? ["..."] : []
  ];
  const around2 = conditions.length === 0 ? "" : ` /* ${conditions.join(", ")} */`;
  return `${definer}${isStatic ? "static " : ""}${returnType} ${name}(${types.join(", ")})${around2}`;
}

// src/repair/acceptance/rules/kept-globals.ts
var keptGlobals = ({ before, after }) => {
  const [gone] = moreOftenIn(namesIn3(before.file), namesIn3(after.file));
  if (gone !== void 0) return `it takes away \`${gone}\``;
  const known = new Set(before.tokens.map(({ text }) => text));
  const taken = moreOftenIn(namesIn3(after.file), namesIn3(before.file)).find((name) => known.has(name));
  return taken === void 0 ? null : `it declares \`${taken}\`, which is a name that the file uses already`;
};
function namesIn3({ declarations }) {
  const isOne = ({ kind }) => kind === "global" || kind === "type";
  return declarations.filter(isOne).flatMap(({ names }) => names);
}

// src/repair/acceptance/rules/kept-main.ts
var keptMain = ({ before, after }, { finding }) => {
  const then = definitionOf("main", before.file);
  const now = definitionOf("main", after.file);
  if (then === void 0 || now === void 0) return null;
  if (finding.counterexample.property.location.function === "main") {
    const own = functionNames(before.file).defined;
    const calls = ({ calls: calls2 }) => calls2.map(({ name }) => name).filter((name) => own.has(name));
    const [gone] = moreOftenIn(calls(then), calls(now));
    return gone === void 0 ? null : `\`main\` calls \`${gone}\` less often`;
  }
  if (then.tokens !== now.tokens) return "it changes `main`, and the violated statement is not in there";
  const macro = macrosOf(then.mentions, before.file).find(
    ([name, text]) => !macrosOf([name], after.file).some(([, other]) => other === text)
  );
  return macro === void 0 ? null : `it changes the macro \`${macro[0]}\`, which \`main\` is written with`;
};
function macrosOf(mentions, { declarations }) {
  const found = /* @__PURE__ */ new Map();
  const waiting = [...mentions];
  for (let name = waiting.pop(); name !== void 0; name = waiting.pop()) {
    for (const one of declarations) {
      if (one.kind !== "macro" || one.names[0] !== name || found.has(name)) continue;
      found.set(name, one.tokens);
      waiting.push(...one.mentions);
    }
  }
  return [...found];
}

// src/project/c-statement.ts
function allStatements(statements) {
  return statements.flatMap((one) => [one, ...allStatements(one.children)]);
}

// src/repair/acceptance/rules/no-endless-loops.ts
var noEndlessLoops = ({ before, after }) => {
  const [loop] = moreOftenIn(endlessIn(after.bodies), endlessIn(before.bodies));
  if (loop !== void 0) return `nothing ends the loop \`${loop}\``;
  const [jump] = moreOftenIn(jumpsBackIn(after.bodies), jumpsBackIn(before.bodies));
  if (jump !== void 0) return `it jumps back to \`${jump}\``;
  const [own] = moreOftenIn(selfCallsIn(after.bodies), selfCallsIn(before.bodies));
  return own === void 0 ? null : `it makes \`${own}\` call itself`;
};
function endlessIn(bodies) {
  return bodies.flatMap(({ statements }) => allStatements(statements)).filter(isEndless).map(({ head }) => head);
}
function isEndless({ loop }) {
  if (loop === null || loop.hasExit || loop.conditionHasCall) return false;
  return !loop.conditionNames.some((name) => loop.changes.includes(name));
}
function jumpsBackIn(bodies) {
  return bodies.flatMap(({ statements }) => {
    const all = allStatements(statements);
    const labels = new Map(
      all.filter(({ kind }) => kind === "label").map((one) => [one.names[0], one.start])
    );
    return all.filter(({ kind, names, start: start2 }) => kind === "goto" && (labels.get(names[0]) ?? start2 + 1) <= start2).flatMap(({ names }) => names);
  });
}
function selfCallsIn(bodies) {
  return bodies.flatMap(
    ({ name, statements }) => allStatements(statements).filter(({ mentions }) => mentions.includes(name)).map(() => name)
  );
}

// src/repair/acceptance/rules/no-new-storage.ts
var noNewStorage = ({ before, after }) => {
  const [kept] = moreOftenIn(keptIn(after.bodies), keptIn(before.bodies));
  if (kept !== void 0) return `it keeps \`${kept}\` from call to call`;
  for (const { name, statements } of after.bodies) {
    const then = before.bodies.find((one) => one.name === name);
    if (then === void 0) continue;
    const meant = new Set(allStatements(then.statements).flatMap(({ mentions }) => mentions));
    const declared = (one) => allStatements(one).flatMap(({ names, kind }) => {
      return kind === "declaration" || kind === "loop" ? names : [];
    });
    const own = new Set(declared(then.statements));
    const hidden = declared(statements).find((one) => meant.has(one) && !own.has(one));
    if (hidden !== void 0) return `in \`${name}\` its new \`${hidden}\` hides what was meant by that name`;
  }
  return null;
};
function keptIn(bodies) {
  return bodies.flatMap(
    ({ statements }) => allStatements(statements).filter(({ kind, head }) => kind === "declaration" && /(?:^| )(?:static|extern) /.test(head)).flatMap(({ names }) => names)
  );
}

// src/repair/acceptance/rules/small-edit.ts
var mostLines3 = 80;
var mostLongerCharacters = 8e3;
var smallEdit = ({ before, after }) => {
  if (after.text.length > before.text.length + mostLongerCharacters) {
    return `it makes the file more than ${mostLongerCharacters} characters longer`;
  }
  const parts = diffLines(before.text, after.text).filter(({ added, removed }) => added || removed);
  const lines = parts.reduce((sum2, { count: count2 }) => sum2 + (count2 ?? 0), 0);
  return lines > mostLines3 ? `it changes ${lines} lines, and a repair may change ${mostLines3}` : null;
};

// src/repair/acceptance/rules/edit-rules.ts
var editRules = [
  smallEdit,
  keptFunctions,
  keptDirectives,
  keptGlobals,
  bannedWords,
  keptChecks,
  keptMain,
  noEndlessLoops,
  noNewStorage
];

// src/repair/acceptance/steps/edit-allowed.ts
var editAllowed = {
  id: "edit-allowed",
  shownAs: "edit",
  take: async (trial) => {
    const { candidate, editable } = trial;
    const foreign = candidate.patch.edits.find(({ file }) => !editable.includes(file) || !isSource(file));
    if (foreign !== void 0) return forbidden(`${foreign.file} is not the file to be repaired`);
    for (const edit of trial.edits()) {
      for (const rule of editRules) {
        const objection = rule(edit, trial);
        if (objection !== null) return forbidden(objection);
      }
    }
    return {
      outcome: "passed",
      detail: "it changes the file to be repaired only, and nothing that is checked"
    };
  }
};
function forbidden(detail) {
  return { outcome: "failed", reason: "forbidden-edit", detail };
}
function isSource(file) {
  return /\.[ch]$/.test(file) && !/(?:^|\/)(?:\.github|\.git)\//.test(file) && !file.split("/").includes("..");
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

// src/repair/acceptance/same-finding.ts
function isSameFinding(found, wanted, { edits: edits2 }) {
  if (found.fingerprint === wanted.fingerprint) return true;
  const [now, then] = [found.counterexample.property, wanted.counterexample.property];
  const { file, line: line2 } = then.location;
  if (now.kind !== then.kind || now.location.file !== file) return false;
  if (now.location.function !== then.location.function) return false;
  if (normaliseStatement(found.statement) === normaliseStatement(wanted.statement)) return true;
  const edit = edits2.find((one) => one.file === file);
  const hunks = edit === void 0 ? [] : hunksOf(edit.before, edit.after);
  if (baseLineOf(now.location.line, hunks) === line2) return true;
  return hunks.some(
    ({ baseStart, baseLines, headStart, headLines }) => line2 >= baseStart && line2 < baseStart + baseLines && now.location.line >= headStart && now.location.line < headStart + headLines
  );
}

// src/repair/acceptance/steps/nothing-new.ts
var unitHasNoNewFailure = {
  id: "no-new-failure",
  shownAs: "unit",
  take: async (trial) => {
    const found = (await newFindings(trial)).find((one) => !one.isOfCaller);
    return found === void 0 ? { outcome: "passed", detail: "ESBMC finds nothing new in what the patch changes" } : failed("new-failure", found.finding);
  }
};
var callersHold = {
  id: "callers-hold",
  shownAs: "callers",
  take: async (trial) => {
    const found = (await newFindings(trial)).find((one) => one.isOfCaller);
    if (found !== void 0) return failed("caller-fails", found.finding);
    const callers2 = (await trial.analysis()).units.filter(({ unit }) => unit.isCaller === true);
    if (callers2.length === 0) return { outcome: "passed", detail: "there are no other callers to look at" };
    const names = callers2.map(({ unit, verdict }) => `\`${unit.entry}\` (${verdict})`).join(", ");
    return { outcome: "passed", detail: `nothing new fails in its callers: ${names}` };
  }
};
function failed(reason, finding) {
  return { outcome: "failed", reason, detail: `something else fails with it: ${finding.message}`, finding };
}
async function newFindings(trial) {
  const analysis = await trial.analysis();
  return analysis.findings.filter(({ status }) => status !== "existing" && status !== "fixed").filter((one) => !isSameFinding(one, trial.finding, trial.candidate.patch)).map((finding) => ({ finding, isOfCaller: isOfCaller(finding, analysis) }));
}
function isOfCaller({ entry }, { units }) {
  const own = units.filter(({ unit }) => unit.entry === entry);
  return own.length > 0 && own.every(({ unit }) => unit.isCaller === true);
}

// src/repair/acceptance/steps/patch-applies.ts
var patchApplies = {
  id: "applies",
  shownAs: "edit",
  take: async ({ candidate: { patch }, deps }) => {
    if (patch.edits.length === 0) {
      return { outcome: "failed", reason: "malformed-reply", detail: "there is no edit in it" };
    }
    if (patch.edits.every(({ before, after }) => before === after)) {
      return { outcome: "failed", reason: "does-not-apply", detail: "it changes nothing" };
    }
    const broken = patch.edits.find(({ after }) => /[\0\ufffd]/.test(after) || after.trim() === "");
    if (broken !== void 0) {
      return { outcome: "failed", reason: "malformed-reply", detail: `${broken.file} would be no text` };
    }
    const opened = await deps.workspace.open(patch);
    if (!opened.ok) return { outcome: "failed", reason: "does-not-apply", detail: opened.reason };
    await opened.tree.close();
    return { outcome: "passed", detail: `it applies to ${patch.edits.map(({ file }) => file).join(", ")}` };
  }
};

// src/repair/acceptance/steps/property-holds.ts
var propertyHolds = {
  id: "property-holds",
  shownAs: "property",
  take: async (trial) => {
    const { findings } = await trial.analysis();
    const same = findings.find((one) => isSameFinding(one, trial.finding, trial.candidate.patch));
    if (same !== void 0) {
      return {
        outcome: "failed",
        reason: "still-fails",
        detail: `it still fails: ${same.message}`,
        finding: same
      };
    }
    const { kind, location } = trial.finding.counterexample.property;
    return { outcome: "passed", detail: `ESBMC finds no ${kind} any more where line ${location.line} was` };
  }
};

// src/repair/acceptance/enlargement.ts
var allocators = /* @__PURE__ */ new Set(["malloc", "calloc", "realloc", "reallocarray", "aligned_alloc", "alloca"]);
function enlargement({ before, after }) {
  const [array] = moreOftenIn(arraysOf(after), arraysOf(before));
  const number = /^(.*) = .*$/.exec(moreOftenIn(numbersOf(after), numbersOf(before))[0] ?? "")?.[1];
  if (number !== void 0) return `it makes \`${number}\` another number`;
  if (array !== void 0) return `it declares \`${array}\``;
  const [size] = moreOftenIn(allocationsOf(after), allocationsOf(before));
  return size === void 0 ? null : `it allocates \`${size}\``;
}
function arraysOf({ tokens: tokens2 }) {
  return tokens2.flatMap((token, at) => {
    const [open3, size, close] = tokens2.slice(at + 1, at + 4);
    const isSize = size?.kind === "number" || /^[A-Z_][A-Z0-9_]*$/.test(size?.text ?? "");
    if (open3?.text !== "[" || close?.text !== "]" || !isSize || token.kind !== "word") return [];
    return startsDeclarator(tokens2[at - 1]) ? [`${token.text}[${size?.text}]`] : [];
  });
}
function startsDeclarator(before) {
  if (before === void 0) return false;
  return before.kind === "word" ? before.text !== "return" : /^[*,]$/.test(before.text);
}
function numbersOf({ file }) {
  return file.declarations.filter(({ kind }) => kind === "macro").flatMap(({ names: [name], tokens: tokens2 }) => {
    const value = /^# ?define \w+ ([-+*/%()<\w .]*)$/.exec(tokens2)?.[1];
    return name === void 0 || value === void 0 ? [] : [`${name} = ${value}`];
  });
}
function allocationsOf({ tokens: tokens2 }) {
  return tokens2.flatMap((token, at) => {
    if (!allocators.has(token.text) || tokens2[at + 1]?.text !== "(") return [];
    const end2 = tokens2.findIndex((one, index) => index > at && (one.text === ";" || one.text === "{"));
    return [
      tokens2.slice(at, end2).map(({ text }) => text).join(" ")
    ];
  });
}

// src/repair/acceptance/steps/unit-decided.ts
var unitDecided = {
  id: "unit-decided",
  shownAs: "unit",
  take: async (trial) => {
    const { units, unit } = await trial.analysis();
    const own = units.find((one) => one.unit.file === unit.file && one.unit.entry === unit.entry);
    if (own === void 0) return undecided(`the unit of \`${unit.entry}\` was not verified again`);
    const open3 = await openReason(own, trial);
    if (open3 !== null) return undecided(open3);
    const lost = await lostVerdict(trial);
    if (lost !== null) return undecided(lost);
    const larger = own.verdict === "proved" ? null : trial.edits().map(enlargement).find((one) => one !== null);
    if (larger != null) {
      const detail = `${larger}, and that this is enough is shown up to a bound only`;
      return { outcome: "failed", reason: "undecided", detail, isSuggestable: true };
    }
    return { outcome: "passed", detail: heldDetail(own, trial) };
  }
};
function undecided(detail) {
  return { outcome: "failed", reason: "undecided", detail };
}
function heldDetail({ verdict, bound }, { finding }) {
  const then = finding.counterexample.bound;
  const failed2 = then === null ? "" : ` (before: failed at ${then})`;
  if (verdict === "proved") return `the unit is proved${failed2}`;
  if (verdict === "failed") return `the property holds beside findings that were there before${failed2}`;
  return bound === null ? `the unit holds${failed2}` : `the unit holds for up to ${bound} loop iterations${failed2}`;
}
async function openReason(own, trial) {
  if (isUndecided(own.verdict)) return `ESBMC gives no verdict on the unit: ${own.reason ?? own.verdict}`;
  if (own.verdict === "proved") return null;
  const { bound, property } = trial.finding.counterexample;
  const { held, functions } = await trial.analysis();
  const isEnough = (reached) => reached === null || bound !== null && reached >= bound;
  if (own.verdict === "bounded" && isEnough(own.bound)) return null;
  const { kind, location } = property;
  const same = held.filter(
    (one) => one.file === location.file && one.function === location.function && one.kind === kind
  );
  const function_ = functions.find(({ name, file }) => name === location.function && file === location.file);
  const isDecided = function_ === void 0 || !isUndecided(function_.verdict);
  if (same.some((one) => isEnough(one.bound)) && isDecided) return null;
  return own.verdict === "bounded" ? `the unit holds up to ${own.bound} loop iterations only, and failed at ${bound ?? "more"}` : "another finding of the unit hides whether the property holds";
}
async function lostVerdict(trial) {
  const { functions, unit } = await trial.analysis();
  const open3 = functions.filter(({ verdict, file }) => file === unit.file && isUndecided(verdict));
  if (open3.length === 0) return null;
  const before = await trial.deps.analyst.functionsBefore(open3.map(({ name }) => name));
  const lost = open3.find(({ name }) => before.some((one) => one.name === name && !isUndecided(one.verdict)));
  return lost === void 0 ? null : `\`${lost.name}\` had a verdict and has none now: ${lost.reason ?? lost.verdict}`;
}

// src/repair/acceptance/verify-steps.ts
var verifySteps = [
  patchApplies,
  editAllowed,
  compiles,
  propertyHolds,
  unitHasNoNewFailure,
  callersHold,
  unitDecided
];

// src/repair/acceptance/create-acceptor.ts
function createAcceptor(about, deps, { clock, secondsEach, steps: steps2 = { verify: verifySteps, execute: executeSteps } }) {
  const judge2 = async (part, candidate, signal) => {
    const { trial, close } = startTrial(candidate, about, deps, startDeadline(secondsEach, clock));
    try {
      const taken = await takeSteps(part, trial, signal);
      return { ...taken, bound: taken.failure === null ? await trial.bound() : null };
    } finally {
      await close();
    }
  };
  return {
    verify: async (candidate, signal) => {
      const { evidence, failure, bound } = await judge2(steps2.verify, candidate, signal);
      if (failure !== null) return { verdict: "rejected", evidence, ...failure };
      return accepted(evidence, bound);
    },
    execute: async (candidate, verified, signal) => {
      const { evidence, failure } = await judge2(steps2.execute, candidate, signal);
      const all = [...verified.evidence, ...evidence];
      if (failure !== null) return { verdict: "rejected", evidence: all, ...failure };
      return accepted(all, verified.bound);
    }
  };
}
function accepted(evidence, bound) {
  const isCompared = evidence.some(({ step, outcome }) => step === "behaviour" && outcome === "passed");
  return { verdict: "accepted", evidence, bound, behaviour: isCompared ? "kept" : "not-compared" };
}
function startTrial(candidate, about, deps, deadline) {
  const { patch } = candidate;
  const patched = once(async () => {
    const opened = await deps.workspace.open(patch);
    if (!opened.ok) throw new Error(`a patch that applied does not any more: ${opened.reason}`);
    return opened.tree;
  });
  const analysis = once(async () => deps.analyst.analyse(await patched.get(), patch));
  const pair = once(
    async () => analysis.isAsked() ? (await analysis.get()).pair : deps.analyst.pair(await patched.get(), patch)
  );
  const trial = {
    ...about,
    candidate,
    deps,
    deadline,
    edits: () => patch.edits.map((edit) => readEdit(edit, deps.parser)),
    patched: patched.get,
    analysis: analysis.get,
    pair: pair.get,
    bound: async () => {
      if (!analysis.isAsked()) return null;
      const { units, unit } = await analysis.get();
      return units.find((one) => one.unit.file === unit.file && one.unit.entry === unit.entry)?.bound ?? null;
    }
  };
  const close = async () => {
    if (patched.isAsked())
      await patched.get().then(
        (tree) => tree.close(),
        () => {
        }
      );
  };
  return { trial, close };
}
function once(find) {
  let found = null;
  const get = () => {
    found ??= find();
    return found;
  };
  return { get, isAsked: () => found !== null };
}

// src/modes/accept-subject.ts
function unitOf2({ counterexample, entry }) {
  const { calls, property } = counterexample;
  const outermost = calls.at(-1) ?? property.location;
  return { file: outermost.file, entry };
}
async function patchedSubject(patched, patch, finding, place, config, deps) {
  const lent = { files: place.lent.files, lend: async () => {
  } };
  const trees = { head: patched, base: place.tree, checkout: checkoutFor(patched, place), lent };
  const subject = await loadChange(patch.edits.map(changeOf), trees, config, deps);
  const { file, entry } = unitOf2(finding);
  const known = subject.sources.find(({ path: path2 }) => path2 === file);
  const source = known ?? await loadUnit(patched, file, place, config, deps);
  if (source === null) return subject;
  const asked = [.../* @__PURE__ */ new Set([...source.asked, entry])];
  const others2 = subject.sources.filter(({ path: path2 }) => path2 !== file);
  const callers2 = source.callers.filter((name) => !asked.includes(name));
  return { ...subject, sources: [...others2, { ...source, asked, callers: callers2 }] };
}
async function currentSubject(file, asked, place, config, deps) {
  const { tree } = place;
  const scene = await buildScene(sceneOf(tree, place), config, deps.reader);
  const survey = surveyor(scene, deps);
  const source = await loadSource(tree, file, deps);
  const sources = source === null ? [] : [{ ...source, ...await survey(source), change: null, base: null, asked, callers: [] }];
  const around2 = neighbours(scene, survey, deps);
  return { changes: [], neighbours: around2, head: tree, base: null, sources, unreadable: [], skipped: [] };
}
async function loadUnit(patched, file, place, config, deps) {
  const source = await loadSource(patched, file, deps);
  if (source === null) return null;
  const scene = await buildScene(sceneOf(patched, place), config, deps.reader);
  const base = await loadSource(place.tree, file, deps);
  return { ...source, ...await surveyor(scene, deps)(source), change: null, base, asked: [], callers: [] };
}
function sceneOf(tree, place) {
  return {
    root: tree.root,
    checkout: checkoutFor(tree, place),
    lent: { files: place.lent.files, lend: async () => {
    } }
  };
}
function checkoutFor(tree, { checkout, tree: { root } }) {
  return checkout === root ? tree.root : checkout;
}
function changeOf({ file, before, after }) {
  return {
    path: file,
    basePath: file,
    status: "modified",
    entry: "regular",
    binary: false,
    hunks: hunksOf(before, after)
  };
}

// src/modes/accept-analyst.ts
function patchAnalyst(finding, place, config, given) {
  const deps = { ...given, replayer: null, cache: unitsOnly(given.cache) };
  const unit = unitOf2(finding);
  const subjectOf = ({ root }, patch) => patchedSubject({ root, commit: null }, patch, finding, place, config, deps);
  return {
    analyse: async (tree, patch) => {
      const subject = await subjectOf(tree, patch);
      const {
        findings,
        units,
        functions,
        held = []
      } = await analyse(subject, config, describeViolation, deps);
      return {
        findings,
        units,
        functions,
        held,
        unit,
        pair: await pairOf(subject, place, unit, config, deps)
      };
    },
    pair: async (tree, patch) => pairOf(await subjectOf(tree, patch), place, unit, config, deps),
    functionsBefore: async (names) => {
      const subject = await currentSubject(unit.file, names, place, config, deps);
      return (await analyse(subject, config, describeViolation, deps)).functions;
    }
  };
}
async function pairOf(subject, { tree }, { file, entry }, config, deps) {
  const source = subject.sources.find(({ path: path2 }) => path2 === file);
  if (source === void 0 || source.refused !== null) return null;
  const planned = await planSource(source, subject, config);
  const unit = plannedUnit(planned, entry);
  if (unit === void 0) return null;
  const prepared = await prepareUnit(source, unit, { subject, planner: planned.planner, config }, deps);
  const { setup, links } = prepared;
  const before = (await baseCounterpart(prepared, { setup, violations: [] }, tree, subject, deps)).setup;
  if (before === null) return null;
  const around2 = [source, ...source.headers, ...links, ...links.flatMap(({ headers }) => headers)];
  const then = await Promise.all(around2.map((one) => loadSource(tree, one.path, deps)));
  const text = sourceText(then.filter((one) => one !== null));
  return {
    before,
    after: setup,
    functions: around2.flatMap((one) => one.file.functions),
    files: [source.base?.file ?? source.file, ...source.headers.map((header) => header.file)],
    linesOf: text.lines
  };
}
function plannedUnit({ plan, source, options: options2 }, entry) {
  const planned = plan.units.find(({ unit }) => unit.entry === entry);
  return planned ?? planOwnUnits(source.file, [entry], options2).units[0];
}

// src/modes/accept-repairs.ts
var unitsEach = 4;
function acceptorFor({ finding, place, editable, headers }, config, deps, tools, steps2) {
  const { parser, verifier, scratch, clock } = deps;
  const { timeout } = settingsFor(config, finding.counterexample.property.location.file);
  const analyst = patchAnalyst(finding, place, config, deps);
  return createAcceptor(
    { finding, editable, headers },
    { ...tools, analyst, parser, verifier, scratch },
    { clock, secondsEach: timeout * unitsEach, ...steps2 === void 0 ? {} : { steps: steps2 } }
  );
}

// src/modes/repair-finding.ts
async function repairFinding({ finding, place }, config, deps, tools) {
  const task = await taskFor(finding, place, config, deps);
  const acceptor = acceptorOf(task, place, config, deps, tools);
  return repair(task, repairSettings(config, deps.jobs), {
    proposeTemplates,
    model: tools.model,
    acceptor,
    prompts: tools.prompts,
    log: tools.log,
    now: () => deps.clock() / 1e3,
    signal: tools.signal
  });
}
async function executeCandidate({ finding, place }, candidate, verified, config, deps, tools) {
  const task = await taskFor(finding, place, config, deps);
  return acceptorOf(task, place, config, deps, tools).execute(candidate, verified, tools.signal);
}
function acceptorOf({ finding, file, headers }, place, config, deps, { workspaceOf, compiler, verifiesOnly = false }) {
  const about = { finding, place, editable: [file], headers: headers.map((header) => header.file) };
  const acceptor = acceptorFor(about, config, deps, { workspace: workspaceOf(place.tree.root), compiler });
  return verifiesOnly ? { ...acceptor, execute: async (_, verified) => verified } : acceptor;
}
async function taskFor(finding, { tree, checkout, lent }, config, deps) {
  const { file } = finding.counterexample.property.location;
  const source = await loadSource(tree, file, deps);
  if (source === null) throw new ConfigurationError(`${file}: the file that the bug is in can not be read`);
  const place = { root: tree.root, checkout, lent: { files: lent.files, lend: async () => {
  } } };
  const { headers } = await surveyor(await buildScene(place, config, deps.reader), deps)(source);
  return { finding, file, text: source.text, parsed: source.file, headers, parser: deps.parser };
}

export {
  rejectionReasons,
  unifiedDiff,
  assembleRepair,
  nothingSpent,
  readEdit,
  editRules,
  repairFinding,
  executeCandidate
};

import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  argumentsOf,
  findCompileCommands,
  printable
} from "./chunk-BJCS6NRT.js";
import {
  anyValuePrefix,
  canBeIncluded,
  confirms,
  defaultSystemDirs,
  dialectsOf,
  digestOf,
  directivesOf,
  harnessEntry,
  headerNamesIn,
  isAskedFor,
  isBelow,
  isNondeterministic,
  isPassed,
  isSystemPath,
  kindOf,
  lexC,
  limitsOf,
  matchesPath,
  needsUnitText,
  notFuzzed,
  outsideOfRepository,
  ownPrefix,
  pLimit,
  probeProject,
  probeSystem,
  readAs,
  require_picomatch,
  resultVariable,
  selectSources,
  spellingOf,
  unitRequest,
  unitText,
  wrapAllocators,
  wrapperPrefix
} from "./chunk-2BJRHKLQ.js";
import {
  cTokens,
  closingBracket,
  hashedName,
  isName,
  messageLength,
  namesIn,
  normaliseStatement,
  quoted,
  readableAssignment,
  readableAssignments,
  requirementComment,
  requirementOf,
  simplified
} from "./chunk-DBZTPTUJ.js";
import {
  isCStandard,
  isMacroDefinition,
  macroName,
  mergeDefinitions,
  mergeFlags
} from "./chunk-P6POX3E6.js";
import {
  plainText
} from "./chunk-LUDMVDRU.js";
import {
  programToShow
} from "./chunk-T37PTCWW.js";
import {
  isUndecided,
  weakest
} from "./chunk-ELVJMEME.js";
import {
  ConfigurationError,
  groupOf
} from "./chunk-V3QJJ3YM.js";
import {
  __toESM
} from "./chunk-XHD3XIZJ.js";

// src/modes/lend-headers.ts
var most = 5e3;
var noLentHeaders = { files: /* @__PURE__ */ new Set(), lend: async () => {
} };
async function lendHeaders(repository, changes2, head) {
  const changed = new Set(changes2.map(({ path }) => path));
  const headers = (await repository.untrackedHeaders()).filter((file) => !changed.has(file)).slice(0, most);
  const files = head === null ? headers : await repository.lend(headers, head);
  return { files: new Set(files), lend: repository.lend };
}

// src/domain/readable-expression.ts
var addedCasts = /\((?:_Bool|signed (?:long )?int)\)/g;
var internal = /\$|SAME-OBJECT|dynamic_\d|nondet_symbol|symex|invalid-object|POINTER_/;
function readableExpression(expression2) {
  if (expression2 === null || internal.test(expression2) || /^\s*[01]?\s*$/.test(expression2)) return null;
  const text = expression2.replace(addedCasts, "").trim();
  return text.replace(/(^|[\s!(])\(([\w.[\]>-]+)\)(?=$|[\s),])/g, "$1$2");
}

// src/domain/violated-comparison.ts
function comparisonsIn(expression2) {
  const parts = (readableExpression(expression2) ?? "").split(" && ").map(comparison);
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
  let last2 = first;
  for (; ; ) {
    const next = tokens[last2 + 1]?.text;
    const isMember = (next === "->" || next === ".") && isName(tokens[last2 + 2]?.text);
    const close = next === "[" || next === "(" ? closingBracket(tokens, last2 + 1) : null;
    if (close === null && !isMember) return { first, last: last2, steps, hasCall };
    const end = close ?? last2 + 2;
    if (next === "[") steps.push({ operandEnd: last2, index: [last2 + 2, end - 1], end });
    else if (next === "->") steps.push({ operandEnd: last2, index: null, end });
    else extendLast(steps, end);
    hasCall ||= next === "(";
    last2 = end;
  }
}
function extendLast(steps, end) {
  const step = steps.pop();
  if (step !== void 0) steps.push({ ...step, end });
}

// src/review/memory-accesses.ts
var longestLine = 2e3;
function memoryAccesses(line) {
  if (line.length > longestLine) return { accesses: [], complete: false };
  const tokens = cTokens(line);
  const textOf2 = (first, last2) => line.slice(tokens[first]?.start, tokens[last2]?.end);
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
      if (!prefix.isDeclared) accesses.push(...chainAccesses(tokens, chain, prefix, textOf2));
    }
  }
  return { accesses, complete };
}
function chainAccesses(tokens, { first, last: last2, steps }, { stars, before }, textOf2) {
  const after = tokens[last2 + 1]?.text;
  const increment = stars > 0 && (after === "++" || after === "--") ? after : "";
  const use = useOf(increment === "" ? after : tokens[last2 + 2]?.text, before);
  const groups = rowsTogether(steps);
  const accesses = groups.map((group2, index) => {
    const isLast = index === groups.length - 1 && stars === 0;
    return {
      text: textOf2(first, group2.at(-1)?.end ?? last2),
      pointers: group2.map(({ operandEnd }) => textOf2(first, operandEnd)),
      indexes: group2.flatMap(({ index: range }) => range === null ? [] : [textOf2(...range)]),
      use: isLast ? use : "read"
    };
  });
  if (before === "&" && stars === 0) return accesses.slice(0, -1);
  if (stars === 0) return accesses;
  const operand2 = textOf2(first, last2);
  const pointers2 = Array.from({ length: stars }, (_, star) => `${"*".repeat(star)}${operand2}`);
  return [...accesses, { text: `${"*".repeat(stars)}${operand2}${increment}`, pointers: pointers2, indexes: [], use }];
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
  const changes2 = after !== void 0 && /^(?:\+\+|--|(?:<<|>>|[-+*/%&|^])=)$/.test(after);
  return changes2 || before === "++" || before === "--" ? "accessed" : "read";
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
  const [name, ...others2] = new Set(accesses.flatMap(({ pointers: pointers2 }) => pointers2));
  const [access, ...more] = accesses;
  if (!complete || name === void 0 || others2.length > 0 || access === void 0) return null;
  return { name, place: more.length === 0 ? `${quoted(access.text)} is ${access.use}` : null };
}
function isSame(one, other) {
  return one.replaceAll(/[\s()]/g, "") === other.replaceAll(/[\s()]/g, "");
}

// src/review/known-values.ts
var shownInputs = 3;
function knownValues(violation) {
  const { inputs } = violation;
  const known2 = new Set(inputs.map(({ variable: variable2 }) => variable2));
  const state = violatingState(violation).filter(({ assignment }) => !known2.has(assignment.variable));
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
    const last2 = steps.findLast(
      ({ location, assignment }) => assignment.variable === comparison2.subject && location.function === property.location.function
    );
    const value = simplified(last2?.assignment.value ?? "");
    const violates = /^-?\d{1,40}$/.test(value) && isViolated(comparison2, BigInt(value));
    return last2 !== void 0 && violates ? [last2] : [];
  });
  return [...new Set(states)];
}
function lastNumbers(violation) {
  const pointer = onlyPointer(violation)?.name;
  const names = usedNames(violation);
  const last2 = new Map(
    violation.counterexample.steps.filter(({ assignment: { variable: variable2 } }) => names.has(variable2) && variable2 !== pointer).filter(({ assignment: { value } }) => /^-?\d{1,40}$/.test(simplified(value))).map((step) => [`${step.location.function} ${step.assignment.variable}`, step])
  );
  return [...last2.values()].slice(-shownInputs).map(({ assignment, location }) => `${readableAssignment(assignment)} (line ${location.line})`);
}
function namedFirst(inputs, violation) {
  const names = usedNames(violation);
  const rank = ({ variable: variable2 }) => {
    if (names.has(variable2)) return 0;
    return namesIn(variable2).some((name) => names.has(name)) ? 1 : 2;
  };
  return inputs.toSorted((one, other) => rank(one) - rank(other));
}
function usedNames({ statement, counterexample }) {
  return new Set(namesIn(`${statement} ${counterexample.property.expression ?? ""}`));
}
function listed(parts) {
  const last2 = parts.at(-1) ?? "";
  return parts.length < 2 ? last2 : `${parts.slice(0, -1).join(", ")} and ${last2}`;
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
    /^esbmc-requires: /,
    (_, { counterexample }) => {
      const requirement = requirementOf(counterexample.property.comment);
      const [name, condition] = [requirement?.function ?? "", requirement?.condition ?? ""];
      return `${quoted(name)} is called without what it requires of its callers, ${quoted(condition, shownCondition)}`;
    }
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
  const reads2 = words.includes(": reading");
  const bytes2 = `${count} ${count === "1" ? "byte" : "bytes"}`;
  return `${quoted(name)} ${reads2 ? "reads" : "writes"} ${bytes2} ${reads2 ? "from" : "to"} memory that has only ${size}`;
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
  const known2 = divisor?.operator === "!=" && divisor.limit === 0n ? `: ${quoted(divisor.subject)} is 0` : "";
  return `${statementSubject(violation.statement)} divides by zero${known2}`;
}
function overflowClause(violation) {
  const operation = overflowingOperation(violation.counterexample.property.expression);
  return operation === null ? `a number in ${statementSubject(violation.statement)} does not fit its type` : `${quoted(operation)} overflows: the result does not fit its type`;
}
function overflowingOperation(expression2) {
  const match = /^!overflow\("(?<operator>unary-|[-+*/%]|<<)", (?<operands>.+)\)$/.exec(
    expression2 ?? ""
  )?.groups;
  const operands = topLevelParts(match?.operands ?? "").map(readableOperand);
  const [left, right] = operands;
  if (match?.operator === void 0 || left == null) return null;
  if (match.operator === "unary-" && operands.length === 1) return `-${left}`;
  return right == null || operands.length !== 2 ? null : `${left} ${match.operator} ${right}`;
}
function readableOperand(operand2) {
  return /^-?\d+$/.test(operand2) ? operand2 : readableExpression(operand2);
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
  const { statement, seenBy } = violation;
  if (seenBy !== void 0)
    return `${statementSubject(statement)} ${kindWords[kind]}: ${plainText(seenBy.tool, 40)} says ${quoted(seenBy.says, 120)}`;
  const words = comment.replace(/^dereference failure(?:: | on )/, "");
  for (const [pattern, write] of rulesFor(kind)) {
    const match = pattern.exec(words);
    if (match !== null) return write(match, violation);
  }
  const original = comment === "" ? "" : `; ESBMC says ${quoted(comment, 120)}`;
  return `${statementSubject(statement)} ${kindWords[kind]}${original}`;
}
function rulesFor(kind) {
  return kind === "assertion" ? assertionClauses : [...memoryClauses, ...valueClauses];
}

// src/review/explain-finding.ts
function describeViolation(violation) {
  const clause = violationClause(violation);
  const values = knownValues(violation);
  const end = ` (line ${violation.counterexample.property.location.line}).`;
  const sentence = `${violation.seenBy === void 0 ? "With" : "Run with"} ${values}, ${clause}${end}`;
  return values === "" || sentence.length > messageLength ? `${capitalised(alone(violation, clause))}${end}` : sentence;
}
function alone({ seenBy }, clause) {
  return seenBy === void 0 ? clause : `when it is run, ${clause}`;
}
function capitalised(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// src/project/build-context.ts
import { posix } from "node:path";
var emptyBuildContext = {
  includeDirs: [],
  systemIncludeDirs: [],
  afterIncludeDirs: [],
  defines: [],
  undefines: [],
  forcedIncludes: [],
  std: null,
  flags: []
};
function buildInTree(build, fromRoot, toRoot) {
  const moved = (paths) => paths.map((path) => pathInTree(path, fromRoot, toRoot));
  return {
    ...build,
    includeDirs: moved(build.includeDirs),
    systemIncludeDirs: moved(build.systemIncludeDirs),
    afterIncludeDirs: moved(build.afterIncludeDirs),
    forcedIncludes: moved(build.forcedIncludes)
  };
}
function joinBuilds(one, other) {
  const both2 = (list) => [
    .../* @__PURE__ */ new Set([...list(one), ...list(other)])
  ];
  return {
    includeDirs: both2(({ includeDirs }) => includeDirs),
    systemIncludeDirs: both2(({ systemIncludeDirs }) => systemIncludeDirs),
    afterIncludeDirs: both2(({ afterIncludeDirs }) => afterIncludeDirs),
    defines: both2(({ defines: defines2 }) => defines2),
    undefines: both2(({ undefines }) => undefines),
    forcedIncludes: both2(({ forcedIncludes }) => forcedIncludes),
    std: one.std ?? other.std,
    flags: one.flags
  };
}
function pathInTree(path, fromRoot, toRoot) {
  const way = posix.relative(fromRoot, path);
  return way === ".." || way.startsWith("../") ? path : posix.join(toRoot, way);
}

// src/modes/load-source.ts
import { join } from "node:path";

// src/project/find-include-dirs.ts
import { posix as posix5 } from "node:path";

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
  for (const [index, token] of tokens.entries()) {
    const reason = reasonAgainst(token, index, tokens);
    if (reason !== null) return { line: token.line, reason };
  }
  return null;
}
function assemblyIn(tokens) {
  const literal = tokens.find(
    (token, index) => startsLiterals(token, index, tokens) && isAssemblerDirective(joined(index, tokens))
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
function reasonAgainst(token, index, tokens) {
  const { kind, text } = token;
  if (kind === "punctuator") {
    const next = tokens[index + 1];
    const isEscape = text === "\\" && next?.start === token.end && /^[uUN]/.test(next.text);
    return isEscape ? "has a universal character name outside of a literal" : null;
  }
  if (kind === "string") {
    if (!startsLiterals(token, index, tokens)) return null;
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
function startsLiterals(token, index, tokens) {
  return token.kind === "string" && tokens[index - 1]?.kind !== "string";
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
  const gap = tokens.findIndex((token, index) => index > 0 && token.start !== tokens[index - 1]?.end);
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
  const known2 = /* @__PURE__ */ new Map();
  return (source) => {
    const scan = known2.get(source) ?? scanInclusions(source);
    known2.set(source, scan);
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
    const text = header.form === "computed" ? header.tokens.map((token) => token.text).join(" ") : header.text;
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
  const macro = tokens.find((token) => token.kind === "word" && token.text !== "__LINE__");
  if (macro !== void 0) return [{ by: "#line", header: { form: "computed", tokens: [macro] }, line }];
  const text = stringValue(tokens.filter((token) => token.kind === "string"));
  const isFile = text !== "" && !/^<[^/]*>$/.test(text);
  return isFile ? [{ by: "#line", header: { form: "quote", text }, line }] : [];
}
function dependency(line, tokens) {
  const [owner, name, ...header] = tokens;
  if (owner?.text !== "GCC" || name?.text !== "dependency") return [];
  return [{ by: "#pragma GCC dependency", header: headerNameOf(header), line }];
}
function testedHeader(token, index, tokens) {
  if (!/^__has_(?:include(?:_next)?|embed)(?:__)?$/.test(token.text) || tokens[index + 1]?.text !== "(")
    return [];
  const before = tokens[index - 1];
  if (before?.directive === token.directive && /^(define|undef)$/.test(before?.text ?? "")) return [];
  const rest = tokens.slice(index + 2, index + 2 + longestTested);
  const end = rest.findIndex((one) => one.text === ")" || one.directive !== token.directive);
  return [{ by: token.text, header: headerNameOf(end < 0 ? rest : rest.slice(0, end)), line: token.line }];
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
var longestChain = 10;
function resolveComputed(tokens, macros, chain = 0) {
  const [macro, ...more] = tokens;
  const definitions = macro?.kind === "word" ? macros.get(macro.text) : void 0;
  if (definitions === void 0 || more.length > 0 || chain >= longestChain) return null;
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

// src/project/include-search.ts
import { posix as posix2 } from "node:path";
function includeSearchOf(root, {
  includeDirs,
  systemIncludeDirs = [],
  afterIncludeDirs = []
}, reader) {
  const configured2 = [...includeDirs, ...systemIncludeDirs, ...afterIncludeDirs].map((path) => ({
    path: isBelow(path, root) ? posix2.relative(root, path) : path,
    isSystem: !isBelow(path, root)
  }));
  const folders = [...configured2, ...defaultSystemDirs.map((path) => ({ path, isSystem: true }))];
  return {
    outsideFolder: configured2.find(({ path, isSystem }) => isSystem && !isSystemPath(path))?.path ?? null,
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
  const { root, path, forcedIncludes = [], defines: defines2 = [] } = walk.query;
  const { outsideFolder } = walk.search;
  if (outsideFolder !== null)
    return `the include folder ${printable(outsideFolder)} lies outside of the repository`;
  const unsafe = await followAll(walk, path, defines2.map(directiveOf).join(""), true);
  if (unsafe !== null) return unsafe;
  for (const start of [posix3.join(root, path), ...forcedIncludes]) {
    const refusal2 = await follow(walk, { form: "quote", text: start }, "start", { file: path, line: 0 });
    if (refusal2 !== null) return refusal2;
  }
  if (!walk.closure.has(posix3.normalize(path))) return `${printable(path)}: there is no such file`;
  for (; ; ) {
    const refusal2 = await readAll(walk);
    if (refusal2 !== null) return refusal2;
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
    const refusal2 = await followAll(walk, file, text);
    if (refusal2 !== null) return refusal2;
  }
  return null;
}
async function followAll(walk, file, text, isOptions = false) {
  const { inclusions, macros, hazard, assembly } = walk.scan(text);
  const placeOf = (line) => ({ file, line: isOptions ? 0 : line });
  if (hazard !== null) return `${at(placeOf(hazard.line))} ${hazard.reason}`;
  for (const macro of macros) addMacro(walk, macro);
  walk.assembly.isUsed ||= assembly.isUsed;
  const { directive } = assembly;
  if (directive !== null) walk.assembly.hazard ??= `${at(placeOf(directive.line))} ${directive.reason}`;
  for (const inclusion of inclusions) {
    const { header, by, line } = inclusion;
    if (header.form === "computed") walk.computed.push({ inclusion, ...placeOf(line) });
    else {
      const refusal2 = await follow(walk, header, by, placeOf(line));
      if (refusal2 !== null) return refusal2;
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
      const refusal2 = one.form === "computed" ? null : await follow(walk, one, by, place);
      if (refusal2 !== null) return refusal2;
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
    if (probe2.kind === "project") add(walk, probe2.file, by);
    if (by !== "#include_next") break;
  }
  if (!isFound && by.startsWith("#") && !isCompilerHeader(header.text)) {
    const { form, text } = header;
    const missing = { header: text, form, includedFrom: place.file, line: place.line };
    walk.missing.set(JSON.stringify([form, text, place.file]), missing);
  }
  return null;
}
async function followLine({ query, reader }, text, place) {
  if (!text.startsWith("/") && !text.split("/").includes("..")) return null;
  const path = posix3.resolve(query.root, posix3.dirname(place.file), text);
  const probe2 = isBelow(path, query.root) ? await probeProject(query.root, "", posix3.relative(query.root, path), false, reader) : await probeSystem("/", path, reader);
  return probe2.kind === "refused" ? `${at(place)} names \`${printable(text)}\`, which ${probe2.reason}` : null;
}
function add(walk, file, by) {
  if (by.startsWith("__has") || walk.closure.has(file)) return;
  walk.closure.add(file);
  if (by !== "#embed") walk.unread.push(file);
}
function addMacro(walk, macro) {
  const known2 = walk.macros.get(macro.name);
  if (known2) known2.push(macro);
  else walk.macros.set(macro.name, [macro]);
}
function directiveOf(define2) {
  const [name = "", ...value] = define2.split("=");
  return `#define ${name} ${value.length === 0 ? "1" : value.join("=")}
`;
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
    const known2 = byName.get(name);
    if (known2) known2.push(file);
    else byName.set(name, [file]);
  }
  return {
    files,
    has: (path) => all.has(path),
    endingWith: (end) => (byName.get(posix4.basename(end)) ?? []).filter((file) => file === end || file.endsWith(`/${end}`))
  };
}
function nearestTo(from, files) {
  return byNearness(from, files)[0] ?? null;
}
function byNearness(from, files) {
  const distances = files.map((file) => ({ file, steps: stepsBetween(posix4.dirname(from), file) }));
  return distances.toSorted((one, other) => one.steps - other.steps).map(({ file }) => file);
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
    for (const missing of containment.missing) {
      const found = folderFor(missing, query, tree);
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

// src/project/missing-notes.ts
import { posix as posix6 } from "node:path";
var templateEnds = [".in", ".in.h", ".cmake", ".cmake.in", ".in.cmake", ".cmakein", ".meson", ".template"];
function missingNotes(missing, tree) {
  return missing.flatMap(({ header, includedFrom, line }) => {
    const template = templateOf(posix6.normalize(header), tree);
    if (template === null) return [];
    return [
      `\`${printable(header)}\`, which \`${printable(includedFrom)}:${line}\` includes, is made from \`${printable(template)}\` when the project is configured: do that before this check, or commit it`
    ];
  });
}
var configMacro = "HAVE_CONFIG_H";
function configNotes(text, { build, isWritten }) {
  const isAsked = new RegExp(`^[ \\t]*#[ \\t]*if.*\\b${configMacro}\\b`, "m").test(text);
  if (!isAsked || isWritten || build.defines.some((define2) => macroName(define2) === configMacro)) return [];
  return [
    `\`${configMacro}\` is not defined, so that what \`config.h\` says does not count: if the build defines it, name it under \`defines\` in .github/esbmc.yml, or let the build write a compile_commands.json`
  ];
}
function templateOf(header, tree) {
  const name = posix6.basename(header);
  const stem = name.replace(/\.[^.]+$/, "");
  const candidates2 = [
    ...templateEnds.map((end) => `${name}${end}`),
    `${stem}.h.in`,
    `${stem}-h.in`,
    `${stem}_h.in`
  ];
  for (const candidate of candidates2) {
    const [found] = tree.endingWith(candidate);
    if (found !== void 0) return found;
  }
  return null;
}

// src/modes/load-source.ts
async function loadSource({ root }, path, { reader, parser }) {
  const text = await reader.read(join(root, path));
  return text === null ? null : { path, text, file: parser.parse(text) };
}
function surveyor({ root, tree, buildOf: buildOf2, lent }, deps) {
  const search = { reader: deps.reader, tree, scan: rememberScans() };
  const headers = /* @__PURE__ */ new Map();
  return async ({ path, file, text }) => {
    if (!file.isComplete) return refused("its structure could not be read in time");
    const known2 = buildOf2(path);
    if (!known2.ok) return refused(known2.reason);
    const found = await findIncludeDirs({ root, path, ...known2.build }, search);
    const { containment, includeDirs } = found;
    if (!containment.ok) return refused(containment.reason);
    const included = containment.closure.filter((one) => one !== path);
    const parsed = [];
    for (const name of included) {
      const header = headers.get(name) ?? loadSource({ root, commit: null }, name, deps);
      headers.set(name, header);
      const read2 = await header;
      if (read2 !== null) parsed.push(read2);
    }
    const used = included.filter((name) => lent.files.has(name));
    const notes = [
      ...known2.notes,
      ...found.notes,
      ...used.map(lentNote),
      ...missingNotes(containment.missing, tree),
      ...configNotes(text, known2)
    ];
    return { refused: null, build: { ...known2.build, includeDirs }, headers: parsed, lent: used, notes };
  };
}
function lentNote(header) {
  return `\`${printable(header)}\` is in no commit: the checkout’s copy is used for both versions`;
}
function refused(reason) {
  return { refused: reason, build: emptyBuildContext, headers: [], lent: [], notes: [] };
}

// src/project/build-conditions.ts
var systemMacro = /^_|^(?:unix|linux|NDEBUG|EOF|NULL)$/;
function missingMacro({ conditions }, files, defines2) {
  const asked = conditions.flatMap((condition) => {
    const [, plain2, bare, inside] = /^#(?:ifdef (\w+)|if defined (\w+)|if defined \( (\w+) \))$/.exec(condition) ?? [];
    return [plain2, bare, inside].filter((name) => name !== void 0);
  });
  const isDefined = (name) => systemMacro.test(name) || defines2.some((define2) => define2.split("=")[0] === name) || files.some(
    ({ declarations }) => declarations.some(({ kind, names }) => kind === "macro" && names.includes(name))
  );
  return asked.find((name) => !isDefined(name)) ?? null;
}

// src/project/once-per.ts
function oncePer(read2) {
  const known2 = /* @__PURE__ */ new WeakMap();
  return (key) => {
    const before = known2.get(key);
    if (before !== void 0) return before.value;
    const value = read2(key);
    known2.set(key, { value });
    return value;
  };
}

// src/project/definition-of.ts
function definitionOf(name, { functions }) {
  return definitionsIn(functions).get(name);
}
var definitionsIn = oncePer((functions) => {
  const definitions = functions.filter(({ isDefinition }) => isDefinition);
  return new Map(definitions.toReversed().map((one) => [one.name, one]));
});

// src/project/harness/declaration-words.ts
var ignored = new Set(
  "extern static register auto inline __inline __inline__ _Noreturn __extension__ _Thread_local __thread volatile restrict __restrict __restrict__ __volatile __volatile__ _Atomic".split(" ")
);
var withArguments = /* @__PURE__ */ new Set([
  "__attribute__",
  "__attribute",
  "__declspec",
  "_Alignas",
  "__asm__",
  "asm"
]);
var plainWords = new Set(
  "void char short int long signed unsigned float double _Bool bool __int128 __signed__ _Float128 _Complex".split(
    " "
  )
);
var constWords = /* @__PURE__ */ new Set(["const", "__const", "__const__"]);

// src/project/harness/declaration-reader.ts
function programTokens(text) {
  return lexC(text).filter(({ directive }) => directive === null);
}
var deepest = 60;
var DeclarationReader = class {
  at = 0;
  depth = 0;
  tokens;
  constructor(tokens) {
    this.tokens = [...tokens];
  }
  get isAtEnd() {
    return this.at >= this.tokens.length;
  }
  /** A declaration up to its `;`, its initialisers stepped over. */
  declaration() {
    const start = this.at;
    const { isTypedef, base } = this.specifiers();
    const declared = [];
    while (!this.isAtEnd && !this.is(";") && !this.is("}")) {
      const before = this.at;
      const one = this.declarator(base);
      const isBitField = this.take(":");
      this.skipUntil(/* @__PURE__ */ new Set([",", ";"]));
      declared.push({ ...one, isBitField });
      if (!this.take(",") && this.at === before) break;
    }
    if (declared.length === 0) declared.push(...this.unnamedRecord(base));
    this.take(";");
    if (this.at === start) this.at += 1;
    return { isTypedef, base, declared, isConst: base.kind === "named" && base.isConst };
  }
  /** The type of a parameter or a type name. */
  typeName() {
    const { base } = this.specifiers();
    return { ...this.declarator(base), isBitField: false };
  }
  unnamedRecord(base) {
    const isRecord2 = base.kind === "named" && base.defines !== null && base.defines.form !== "enum";
    return isRecord2 ? [{ name: null, type: base, isBitField: false }] : [];
  }
  specifiers() {
    let isTypedef = false;
    let isConst = false;
    let name = null;
    let defines2 = null;
    const words = [];
    for (; ; ) {
      const text = this.text();
      if (text === "typedef") isTypedef = true;
      else if (constWords.has(text)) isConst = true;
      else if (text === "struct" || text === "union" || text === "enum") {
        ({ name, defines: defines2 } = this.tagged(text));
        continue;
      } else if (plainWords.has(text)) words.push(text);
      else if (withArguments.has(text)) this.skipArguments();
      else if (!ignored.has(text) && !this.takesTypeName(name !== null || words.length > 0)) break;
      else if (!ignored.has(text) && !this.isMacroBeforeType()) name = text;
      this.at += 1;
    }
    const spelled = words.length > 0 ? words.join(" ") : name ?? "int";
    return { isTypedef, base: { kind: "named", name: spelled, isConst, defines: defines2 } };
  }
  /** A word in the place of a type, when none was seen yet. */
  takesTypeName(hasType) {
    return !hasType && this.tokens[this.at]?.kind === "word";
  }
  /** `API buffer_t *x`: of two names before a declarator, the first one is a macro. */
  isMacroBeforeType() {
    const [next, second] = [this.tokens[this.at + 1], this.tokens[this.at + 2]];
    if (next?.kind !== "word") return false;
    if (plainWords.has(next.text) || /^(?:struct|union|enum)$/.test(next.text)) return true;
    return !constWords.has(next.text) && !ignored.has(next.text) && (second?.kind === "word" || second?.text === "*");
  }
  tagged(form) {
    this.at += 1;
    while (withArguments.has(this.text())) {
      this.skipArguments();
      this.at += 1;
    }
    const tag = this.tokens[this.at]?.kind === "word" ? this.text() : null;
    if (tag !== null) this.at += 1;
    const name = `${form} ${tag ?? ""}`.trim();
    if (!this.take("{")) return { name, defines: null };
    if (form === "enum") return { name, defines: { form, enumerators: this.enumerators() } };
    return { name, defines: { form, members: this.members() } };
  }
  members() {
    this.depth += 1;
    const members = [];
    while (!this.isAtEnd && !this.is("}")) {
      if (this.depth > deepest) this.at += 1;
      else members.push(...this.declaration().declared);
    }
    this.take("}");
    this.depth -= 1;
    return members;
  }
  enumerators() {
    const names = [];
    while (!this.isAtEnd && !this.is("}")) {
      names.push(this.text());
      this.skipUntil(/* @__PURE__ */ new Set([",", "}"]));
      this.take(",");
    }
    this.take("}");
    return names;
  }
  declarator(base) {
    this.depth += 1;
    let type = base;
    while (this.is("*") || this.is("^")) {
      this.at += 1;
      let isConst = false;
      while (ignored.has(this.text()) || constWords.has(this.text())) {
        isConst ||= constWords.has(this.text());
        this.at += 1;
      }
      type = { kind: "pointer", to: type, isConst };
    }
    const result = this.directDeclarator(type);
    this.depth -= 1;
    return result;
  }
  directDeclarator(type) {
    if (this.hasCallingConvention()) this.tokens.splice(this.at + 1, 1);
    const next = this.tokens[this.at + 1]?.text;
    if (this.is("(") && (next === "*" || next === "^" || next === "(") && this.depth < deepest) {
      this.at += 1;
      const inside = this.at;
      this.skipUntil(/* @__PURE__ */ new Set([")"]));
      this.take(")");
      const outer = this.suffixes(type);
      const end = this.at;
      this.at = inside;
      const inner = this.declarator(outer);
      this.at = end;
      return inner;
    }
    let name = null;
    if (this.tokens[this.at]?.kind === "word" && !withArguments.has(this.text())) {
      name = this.text();
      this.at += 1;
    }
    return { name, type: this.suffixes(type) };
  }
  /** `void (CDECL *f)(int)`: what stands before the star can only be a macro or an attribute. */
  hasCallingConvention() {
    const [word, star] = [this.tokens[this.at + 1], this.tokens[this.at + 2]];
    if (!this.is("(") || word?.kind !== "word" || star?.text !== "*") return false;
    if (plainWords.has(word.text) || constWords.has(word.text)) return false;
    const before = this.at;
    this.skipUntil(/* @__PURE__ */ new Set([")"]), before + 1);
    const isFunction = this.is(")") && this.tokens[this.at + 1]?.text === "(";
    this.at = before;
    return isFunction;
  }
  suffixes(type) {
    if (this.is("[")) {
      const start = this.at + 1;
      this.skipUntil(/* @__PURE__ */ new Set(["]"]), start);
      const size = this.tokens.slice(start, this.at).map(({ text }) => text);
      this.take("]");
      const words = size.filter((word) => word !== "static" && !constWords.has(word) && !ignored.has(word));
      return { kind: "array", of: this.suffixes(type), size: words.length === 0 ? null : words.join(" ") };
    }
    if (!this.is("(")) return type;
    this.at += 1;
    const parameters = [];
    let isVariadic = false;
    while (!this.isAtEnd && !this.is(")")) {
      if (this.is(".") || this.is("...")) {
        isVariadic = true;
        this.at += 1;
      } else if (this.depth > deepest) this.at += 1;
      else parameters.push(this.typeName());
      this.skipUntil(/* @__PURE__ */ new Set([",", ")"]));
      this.take(",");
    }
    this.take(")");
    const [only] = parameters;
    const isVoid2 = parameters.length === 1 && only?.type.kind === "named" && only.type.name === "void";
    return { kind: "function", returns: type, parameters: isVoid2 ? [] : parameters, isVariadic };
  }
  /** To one of the stops outside of brackets; a closing bracket of the surroundings stops too. */
  skipUntil(stops, from = this.at) {
    this.at = from;
    let open = 0;
    for (; !this.isAtEnd; this.at += 1) {
      const text = this.text();
      if (open === 0 && (stops.has(text) || text === "}" || text === ")" || text === "]")) return;
      if (text === "(" || text === "[" || text === "{") open += 1;
      else if (text === ")" || text === "]" || text === "}") open -= 1;
    }
  }
  /** Over the parenthesis after the current word, to its last token. */
  skipArguments() {
    if (this.tokens[this.at + 1]?.text !== "(") return;
    this.skipUntil(/* @__PURE__ */ new Set([")"]), this.at + 2);
  }
  text() {
    return this.tokens[this.at]?.text ?? "";
  }
  is(text) {
    return this.text() === text;
  }
  take(text) {
    if (!this.is(text)) return false;
    this.at += 1;
    return true;
  }
};

// src/project/harness/expand-macros.ts
var deepest2 = 8;
var mostTokens = 2e4;
function expandMacros(files) {
  const macros = functionMacros(files);
  if (macros.size === 0) return files;
  return files.map((file) => ({ ...file, functions: file.functions.map((one) => expanded(one, macros)) }));
}
function functionMacros(files) {
  const macros = /* @__PURE__ */ new Map();
  for (const { kind, tokens } of files.flatMap(({ declarations }) => declarations)) {
    const [, name, parameters, body] = /^#define (\w+)\(([^()]*)\) (.*)$/s.exec(tokens) ?? [];
    if (kind !== "macro" || name === void 0 || macros.has(name)) continue;
    if (parameters?.includes(".") || body?.includes("#")) continue;
    macros.set(name, {
      parameters: (parameters ?? "").split(",").map((one) => one.trim()),
      body: textsOf(body ?? "")
    });
  }
  return macros;
}
function expanded(one, macros) {
  if (!one.isDefinition || !one.mentions.some((name) => macros.has(name))) return one;
  const texts = expand(textsOf(one.tokens), macros, /* @__PURE__ */ new Set());
  return texts.length > mostTokens ? one : { ...one, tokens: texts.join(" ") };
}
function expand(texts, macros, hidden) {
  const result = [];
  for (let at2 = 0; at2 < texts.length && result.length <= mostTokens; at2 += 1) {
    const text = texts[at2] ?? "";
    const macro = hidden.has(text) || hidden.size > deepest2 ? void 0 : macros.get(text);
    const values = macro === void 0 || texts[at2 + 1] !== "(" ? null : argumentsFrom(texts, at2 + 1);
    if (macro === void 0 || values === null) {
      result.push(text);
      continue;
    }
    const body = macro.body.flatMap((word) => {
      const position = macro.parameters.indexOf(word);
      return position < 0 ? [word] : values.list[position] ?? [];
    });
    result.push(...expand(body, macros, /* @__PURE__ */ new Set([...hidden, text])));
    at2 = values.end;
  }
  return result;
}
function argumentsFrom(texts, open) {
  const list = [[]];
  let depth = 0;
  for (let at2 = open + 1; at2 < texts.length; at2 += 1) {
    const text = texts[at2] ?? "";
    if (text === ")" && depth === 0) return { list, end: at2 };
    if (/^[([{]$/.test(text)) depth += 1;
    if (/^[)\]}]$/.test(text)) depth -= 1;
    if (text === "," && depth === 0) list.push([]);
    else list.at(-1)?.push(text);
  }
  return null;
}
function textsOf(tokens) {
  return programTokens(tokens).map(({ text }) => text);
}

// src/project/harness/harness-type.ts
function declare(type, name) {
  switch (type.kind) {
    case "named":
      return `${type.isConst ? "const " : ""}${type.name}${name === "" ? "" : ` ${name}`}`;
    case "pointer": {
      const inner = `*${type.isConst ? " const " : ""}${name}`;
      return declare(type.to, type.to.kind === "array" || type.to.kind === "function" ? `(${inner})` : inner);
    }
    case "array":
      return declare(type.of, `${name}[${type.size ?? ""}]`);
    case "function": {
      const listed2 = type.parameters.map((one) => declare(one.type, ""));
      const all = type.isVariadic ? [...listed2, "..."] : listed2;
      return declare(type.returns, `${name}(${all.length === 0 ? "void" : all.join(", ")})`);
    }
  }
}
function withoutConst(type) {
  switch (type.kind) {
    case "named":
    case "pointer":
      return { ...type, isConst: false };
    case "array":
      return { ...type, of: withoutConst(type.of) };
    case "function":
      return type;
  }
}

// src/project/harness/resolve-type.ts
var unsignedNames = /^(?:uint(?:_least|_fast)?(?:8|16|32|64)_t|uint(?:max|ptr)_t|size_t|wint_t|mode_t|uid_t|gid_t|dev_t|ino_t|socklen_t|u_?(?:char|short|int|long)|uint|ushort|ulong|u?char(?:16|32)_t)$/;
var signedNames = /^(?:int(?:_least|_fast)?(?:8|16|32|64)_t|int(?:max|ptr)_t|ssize_t|ptrdiff_t|wchar_t|time_t|clock_t|off_t|pid_t|suseconds_t|sig_atomic_t)$/;
var systemTypes = /^(?:struct (?:tm|stat|timeval|timespec|sockaddr(?:_in6?|_storage)?|in_addr|pollfd|iovec|sigaction|rusage)|div_t|ldiv_t|fpos_t|sigset_t|fd_set|pthread_(?:t|mutex_t|cond_t|attr_t))$/;
var longestChain2 = 20;
function resolveType(type, index, chain = 0) {
  switch (type.kind) {
    case "pointer":
      return { is: "pointer", to: type.to };
    case "array":
      return { is: "array", of: type.of, size: type.size };
    case "function":
      return { is: "function", type };
    case "named":
      break;
  }
  const definition = type.defines ?? index.definitions.get(type.name);
  if (definition !== void 0) {
    if (definition.form === "enum") return { is: "enum", enumerators: definition.enumerators };
    return { is: "record", form: definition.form, members: definition.members };
  }
  const alias = index.typedefs.get(type.name);
  if (alias !== void 0 && chain < longestChain2) return resolveType(alias, index, chain + 1);
  return resolveName(type.name, index, chain);
}
function resolveName(name, index, chain) {
  if (name === "void") return { is: "void" };
  if (systemTypes.test(name)) return { is: "system" };
  if (unsignedNames.test(name)) {
    const form = /^(?:uint8_t|u_?char)$/.test(name) ? "character" : "integer";
    return { is: "number", form, isSigned: false };
  }
  if (signedNames.test(name))
    return { is: "number", form: name === "int8_t" ? "character" : "integer", isSigned: true };
  const words = name.split(" ");
  if (words[0] === "enum") return { is: "enum", enumerators: [] };
  if (words[0] === "struct" || words[0] === "union") return { is: "record", form: words[0], members: null };
  if (words.every((word) => numberWord.test(word))) return numberOf(words);
  const macro = index.macros.get(name);
  if (macro !== void 0 && /^[\w ]+$/.test(macro) && chain < longestChain2)
    return resolveType({ kind: "named", name: macro, isConst: false, defines: null }, index, chain + 1);
  return { is: "unknown", name };
}
var numberWord = /^(?:char|short|int|long|signed|unsigned|float|double|_Bool|bool|__int128|__signed__|_Float128)$/;
function numberOf(words) {
  const has = (word) => words.includes(word);
  const isSigned = !has("unsigned");
  if (has("_Bool") || has("bool")) return { is: "number", form: "bool", isSigned: false };
  if (has("float") || has("double") || has("_Float128"))
    return { is: "number", form: "floating", isSigned: true };
  return { is: "number", form: has("char") ? "character" : "integer", isSigned };
}

// src/project/harness/c-body.ts
var bodyOf = oncePer(readBody);
function textAt({ tokens }, index) {
  return tokens[index]?.text ?? "";
}
function spanText({ tokens }, { start, end }) {
  return tokens.slice(start, end).map(({ text }) => text).join(" ");
}
function readBody(one) {
  const all = programTokens(one.tokens);
  const start = one.isDefinition ? bodyStart(all) : all.length;
  return bodyOfTokens(all.slice(start));
}
function bodyOfTokens(tokens) {
  const partners = matchBrackets(tokens);
  return { tokens, partners, calls: callsIn(tokens, partners) };
}
function bodyStart(tokens) {
  let open = 0;
  const at2 = tokens.findIndex(({ text }) => {
    if (text === "(") open += 1;
    if (text === ")") open -= 1;
    return text === "{" && open === 0;
  });
  return at2 < 0 ? tokens.length : at2;
}
function matchBrackets(tokens) {
  const partners = /* @__PURE__ */ new Map();
  const open = [];
  tokens.forEach(({ text, kind }, index) => {
    if (kind !== "punctuator") return;
    if (text === "(" || text === "[" || text === "{") open.push(index);
    if (text !== ")" && text !== "]" && text !== "}") return;
    const start = open.pop();
    if (start === void 0) return;
    partners.set(start, index);
    partners.set(index, start);
  });
  return partners;
}
var noCalls = new Set("if while for switch return sizeof _Alignof __typeof__ typeof".split(" "));
function callsIn(tokens, partners) {
  return tokens.flatMap((token, at2) => {
    if (token.kind !== "word" || tokens[at2 + 1]?.text !== "(" || noCalls.has(token.text)) return [];
    const close = partners.get(at2 + 1);
    if (close === void 0) return [];
    return [{ name: token.text, at: at2, arguments: argumentsIn({ start: at2 + 2, end: close }, tokens) }];
  });
}
function argumentsIn({ start, end }, tokens) {
  if (start === end) return [];
  const found = [];
  let open = 0;
  let from = start;
  for (let at2 = start; at2 < end; at2 += 1) {
    const text = tokens[at2]?.text ?? "";
    if (text === "(" || text === "[" || text === "{") open += 1;
    else if (text === ")" || text === "]" || text === "}") open -= 1;
    else if (text === "," && open === 0) {
      found.push({ start: from, end: at2 });
      from = at2 + 1;
    }
  }
  return [...found, { start: from, end }];
}

// src/project/harness/typed-blocks.ts
var mostTypes = 6;
function sizedRecords(readers, index) {
  const found = /* @__PURE__ */ new Set();
  for (const one of readers) {
    const body = bodyOf(one);
    body.tokens.forEach(({ text }, at2) => {
      if (text !== "sizeof") return;
      const name = namedAt(textAt(body, at2 + 1) === "(" ? at2 + 2 : at2 + 1, body);
      if (name !== null && isRecord(name, index)) found.add(name);
    });
  }
  return [...found].slice(0, mostTypes);
}
function namedAt(at2, body) {
  const text = textAt(body, at2);
  if (text === "struct") return `struct ${textAt(body, at2 + 1)}`;
  if (text !== "*") return body.tokens[at2]?.kind === "word" ? text : null;
  const pointer = textAt(body, at2 + 1);
  const declared = body.tokens.findIndex(
    (token, place) => token.text === pointer && textAt(body, place - 1) === "*" && isTypeBefore(place - 2, body)
  );
  if (declared === -1) return null;
  const type = textAt(body, declared - 2);
  return textAt(body, declared - 3) === "struct" ? `struct ${type}` : type;
}
function isTypeBefore(at2, body) {
  if (body.tokens[at2]?.kind !== "word") return false;
  const before = textAt(body, at2 - 1);
  return /^(?:[;{}(,]|struct|const|)$/.test(before);
}
function isRecord(name, index) {
  const type = resolveType({ kind: "named", name, isConst: false, defines: null }, index);
  return type.is === "record" && type.form === "struct" && type.members !== null;
}
function returnTyped(types, size) {
  return types.map((type) => {
    const others2 = types.filter((one) => one !== type).map((one) => ` && sizeof(${type}) != sizeof(${one})`);
    const isIt = `__builtin_constant_p(${size}) && ${size} == sizeof(${type})${others2.join("")}`;
    return `if (${isIt}) return malloc(sizeof(${type}));`;
  });
}
function typedWrapper({
  readers,
  index
}) {
  const types = sizedRecords(readers, index);
  if (types.length === 0) return [];
  const body = [...returnTyped(types, "size"), "return malloc(size);"];
  return [
    `void *${wrapperPrefix}malloc(__SIZE_TYPE__ size)
{
${body.map((line) => `  ${line}`).join("\n")}
}`
  ];
}

// src/project/harness/build-callback.ts
function buildCallback(type, { label, name }, context) {
  const { writer } = context;
  const stub = writer.nameFor(`esbmc_action_stub_${name}`);
  const allocator = allocatorBody(type, `${label} ${name}`, context);
  if (allocator !== null) writer.note(`\`${label}\` is \`${allocator.like}\``);
  else writer.note(`\`${label}\` is a function that returns any value`);
  writer.fileScope.push(`static ${stubDefinition(type, stub, allocator?.body ?? anyBody(type, context))}`);
  return stub;
}
function stubDefinition(type, name, body) {
  const parameters = type.parameters.map((one, position) => declare(one.type, `p${position + 1}`));
  const listed2 = [...parameters.length === 0 ? ["void"] : parameters, ...type.isVariadic ? ["..."] : []];
  const head = declare({ ...type, parameters: [], isVariadic: false }, name).replace(
    "(void)",
    () => `(${listed2.join(", ")})`
  );
  return [head, "{", ...body.map((line) => `  ${line}`), "}"].join("\n");
}
function allocatorBody(type, words, { index, readers = [] }) {
  const returns = resolveType(type.returns, index);
  const shapes = type.parameters.map((one) => resolveType(one.type, index));
  const pointers2 = shapes.flatMap((shape, at2) => isVoidPointer(shape, index) ? [`p${at2 + 1}`] : []);
  const sizes = shapes.flatMap(
    (shape, at2) => shape.is === "number" && shape.form === "integer" ? [`p${at2 + 1}`] : []
  );
  const last2 = pointers2.at(-1);
  const [size, second] = sizes;
  if (pointers2.length + sizes.length !== shapes.length) return null;
  if (isVoidPointer(returns, index) && size !== void 0) {
    const isRealloc = pointers2.length > 0 && (/realloc|resize|grow/i.test(words) || pointers2.length > 1);
    if (isRealloc && last2 !== void 0)
      return { like: "realloc", body: [`return realloc(${last2}, ${sizes.at(-1)});`] };
    if (second !== void 0 && pointers2.length === 0)
      return { like: "calloc", body: [`return calloc(${size}, ${second});`] };
    if (pointers2.length === 0 || /alloc|new/i.test(words))
      return {
        like: "malloc",
        body: [...returnTyped(sizedRecords(readers, index), size), `return malloc(${size});`]
      };
  }
  const isFree = returns.is === "void" && last2 !== void 0 && sizes.length === 0;
  return isFree && /free|dealloc|release|destroy/i.test(words) ? { like: "free", body: [`free(${last2});`] } : null;
}
function isVoidPointer(type, index) {
  return type.is === "pointer" && resolveType(type.to, index).is === "void";
}
function anyBody(type, context) {
  const { writer, index } = context;
  const lines = type.parameters.flatMap(
    (one, position) => changes(one.type, `p${position + 1}`, type, context)
  );
  const returns = resolveType(type.returns, index);
  if (returns.is === "void") return lines;
  if (returns.is === "pointer") {
    const target = resolveType(returns.to, index);
    const isPlain = target.is === "number" || target.is === "record" && target.members !== null;
    return [...lines, isPlain ? objectOf(returns.to, writer.any(returns.to)) : "return 0;"];
  }
  return [...lines, `return ${writer.any(type.returns)};`];
}
function objectOf(type, any) {
  return `static ${declare(type.kind === "named" ? { ...type, isConst: false } : type, "any")};
  any = ${any};
  return &any;`;
}
function changes(type, name, of, { writer, index }) {
  const resolved = resolveType(type, index);
  if (resolved.is !== "pointer") return [];
  const { to } = resolved;
  const target = resolveType(to, index);
  if (target.is !== "number" || to.kind === "named" && to.isConst) return [];
  const next = of.parameters[Number(name.slice(1))];
  const hasLength = next !== void 0 && resolveType(next.type, index).is === "number";
  const length = `p${Number(name.slice(1)) + 1}`;
  if (hasLength)
    return [
      `if (${length} > 0) {`,
      `  ${name}[0] = ${writer.any(to)};`,
      `  ${name}[${length} - 1] = ${writer.any(to)};`,
      "}"
    ];
  return [`if (${name} != 0) *${name} = ${writer.any(to)};`];
}

// src/project/harness/harness-context.ts
var NoHarness = class extends Error {
};

// src/project/harness/hidden-storage.ts
function elementBehind(to, { index }) {
  const record = resolveType(to, index);
  if (record.is !== "record" || record.members === null) return null;
  const last2 = record.members.at(-1)?.type;
  if (last2?.kind === "array" && (last2.size === null || last2.size === "0")) {
    return `sizeof(${declare(withoutConst(last2.of), "")})`;
  }
  const spelled = declare(withoutConst(to), "");
  const isAllocatedLarger = [...index.functions.values()].some((one) => {
    const body = bodyOf(one);
    return body.calls.some(({ name, arguments: list }) => {
      return /alloc/i.test(name) && list.some((argument) => isSum(spanText(body, argument), spelled));
    });
  });
  return isAllocatedLarger ? "1" : null;
}
function isSum(argument, spelled) {
  const size = `sizeof ( ${spelled} )`;
  return argument.includes(`${size} +`) || argument.includes(`+ ${size}`);
}
function isReadBefore(name, readers) {
  return readers.some((one) => {
    const body = bodyOf(one);
    return body.tokens.some(({ text }, at2) => {
      if (text !== name) return false;
      let next = at2 + 1;
      while (textAt(body, next) === ")") next += 1;
      const isIndex = textAt(body, next) === "[" && textAt(body, next + 1) === "-";
      const isHeader = textAt(body, next) === "-" && (textAt(body, next + 1) === "sizeof" || textAt(body, next + 1) === "(" && textAt(body, next + 2) === "sizeof");
      return isIndex || isHeader;
    });
  });
}

// src/project/harness/build-made.ts
var mostMade = 12;
function buildMade(spelled, { label, name }, context) {
  const { writer } = context;
  const most3 = Math.min(context.limits.most, mostMade);
  const maker = makerOf(spelled, context);
  if (maker === null) return null;
  const made = writer.nameFor(`${name}_made`);
  const bytes2 = writer.nameFor(`${name}_bytes`);
  const size = writer.nameFor(`${name}_size`);
  const hasText = maker.parameters.some(({ form }) => form !== "number");
  if (hasText) {
    writer.statement(`char *${bytes2} = malloc(${most3 + 1});`);
    writer.assume(`${bytes2} != 0`);
    writer.keep(bytes2);
    writer.statement(`${bytes2}[${most3}] = 0;`);
    writer.inputNames.set(bytes2, `${label}[]`);
  }
  const values = maker.parameters.map(({ type, form }, position) => {
    if (form !== "number") return bytes2;
    const number = position === 0 ? size : writer.nameFor(size);
    writer.statement(`${declare(withoutConst(type), number)} = ${writer.any(type)};`);
    writer.assume(`${number} >= 0 && ${number} <= ${most3}`);
    writer.inputNames.set(number, `size of ${label}`);
    return number;
  });
  const sizes = maker.parameters.length === 0 ? "" : `, of at most ${most3} elements`;
  writer.limit(`\`${label}\` is made by \`${maker.one.name}\`${sizes}`);
  writer.statement(`static ${spelled} ${made};`);
  writer.statement(`${made} = ${maker.one.name}(${values.join(", ")});`);
  writer.assume(`${made} != 0`);
  return made;
}
function buildWhole(type, request, context) {
  const spelled = declare(withoutConst(type), "");
  const isRead = type.kind === "named" && isTypeReadBefore(spelled, context);
  const readers = context.readers.filter(
    ({ parameters }) => parameters.every((one) => one.name !== request.name || isOfType(one, spelled))
  );
  if (!isRead && !isReadBefore(request.name, readers)) return null;
  const made = buildMade(spelled, request, context);
  if (made === null)
    throw new NoHarness(`needs a harness: what lies before \`${request.label}\` is known to its makers only`);
  return made;
}
function isTypeReadBefore(spelled, { index }) {
  if (!index.typedefs.has(spelled)) return false;
  return [...index.functions.values()].some(
    (one) => one.parameters.some((parameter) => {
      const { name } = parameter;
      return name !== null && isOfType(parameter, spelled) && isReadBefore(name, [one]);
    })
  );
}
function isOfType({ type }, spelled) {
  return spaced(type).replace(/^const /, "") === spelled;
}
function makerOf(spelled, context) {
  const wanted = spaced(spelled);
  const makers = [...context.index.callable].flatMap((one) => {
    if (spaced(one.returnType) !== wanted || one.isVariadic || one.definer !== null) return [];
    if (!/new|create|init|make|alloc|open|empty|from|parse|build|dup/i.test(one.name)) return [];
    const parameters = one.parameters.filter(({ type }) => type !== "void").map((parameter) => simpleArgument(parameter, wanted, context));
    return parameters.includes(null) ? [] : [{ one, parameters: parameters.filter((each) => each !== null) }];
  });
  const isWhole2 = ({ parameters }) => parameters.some(({ form }) => form !== "number");
  return makers.toSorted(
    (one, other) => Number(isWhole2(other)) - Number(isWhole2(one)) || one.parameters.length - other.parameters.length
  )[0] ?? null;
}
function simpleArgument({ type: text }, wanted, { index }) {
  if (spaced(text) === wanted) return null;
  const { type } = new DeclarationReader(programTokens(text === "" ? "int" : text)).typeName();
  const resolved = resolveType(type, index);
  if (resolved.is === "number" && resolved.form !== "floating") return { type, form: "number" };
  if (resolved.is !== "pointer" || resolved.to.kind !== "named" || !resolved.to.isConst) return null;
  const target = resolveType(resolved.to, index);
  if (target.is === "void") return { type, form: "bytes" };
  return target.is === "number" && target.form === "character" ? { type, form: "text" } : null;
}
function spaced(type) {
  return type.replace(/\b(?:extern|inline|static)\b/g, "").replace(/\*/g, " * ").replace(/\s+/g, " ").trim();
}

// src/project/harness/build-opaque.ts
function buildStream({ label }, { writer }) {
  const name = writer.nameFor("esbmc_action_stream");
  writer.note(`\`${label}\` is an open file of any content`);
  writer.statement(`static FILE *${name};`);
  writer.statement(`${name} = fopen("esbmc-action", "r+");`);
  writer.assume(`${name} != 0`);
  return name;
}
function buildOpaque(to, request, context) {
  const spelled = declare(withoutConst(to), "");
  const made = buildMade(`${spelled} *`, request, context);
  if (made === null)
    throw new NoHarness(
      `needs a harness: nothing is known of what \`${request.label}\` points to (\`${spelled}\`)`
    );
  return made;
}

// src/project/harness/length-names.ts
var lengthWord = /^(?:n|nn|len|length|size|siz|sz|count|cnt|num|cap|capacity|max|maxlen|maxsize|limit|total|nbytes|bytes|nelems?|nmemb|nitems|bufsize|bufsz|buflen|bufferlen|buffersize|amount|elements|l|left|remaining|remain|avail|available|rest)$/;
var suffixes = new Set(
  "len length size siz sz count cnt n num bytes cap capacity max maxlen limit used alloc".split(" ")
);
var prefixes = new Set("n num len length size count cap max numof no nr".split(" "));
var endsAsLength = /(?:_|[a-z0-9])(?:len|length|size|sz|count|cnt|num|bytes|cap|capacity|max|limit|left|remaining|avail)$/i;
var startsAsLength = /^(?:len|size|num|count|cap)(?:[A-Z_]|$)/;
function isLengthName(name) {
  return lengthWord.test(plain(name)) || endsAsLength.test(name) || startsAsLength.test(name);
}
function isCountName(name) {
  return isLengthName(name) || isIndexName(name) || /used|fill|top|tail|head|pos|end|cur/i.test(name);
}
function isIndexName(name) {
  return /^(?:i|j|k|idx|index|pos|position|offset|off|at|row|col|column|x|y|slot|which)$/.test(plain(name));
}
function nameScore(pointer, number, pointers2) {
  const name = number.place.name;
  if (isNamedAfter(pointer.place.name, name)) return 5;
  if (pointers2.some((other) => other !== pointer && isNamedAfter(other.place.name, name))) return 0;
  if (!lengthWord.test(plain(name))) return isLengthName(name) ? 1 : 0;
  const distance = number.position - pointer.position;
  const isFirstPointer = !pointers2.some(({ position }) => position < number.position);
  if (distance === 1 || distance === -1 && isFirstPointer) return 3;
  const isNextPointer = !pointers2.some(
    ({ position }) => position > pointer.position && position < number.position
  );
  return distance > 0 && isNextPointer ? 3 : 2;
}
function isNamedAfter(pointer, number) {
  const stem = plain(pointer);
  const text = plain(number);
  if (stem.length > 1 && stem.endsWith("v") && text === `${stem.slice(0, -1)}c`) return true;
  return stems(stem).some(
    (one) => one.length > 0 && (text.startsWith(one) && suffixes.has(text.slice(one.length)) || text.endsWith(one) && prefixes.has(text.slice(0, -one.length)))
  );
}
function stems(name) {
  const shortest = 3;
  const all = [name, name.replace(/s$/, ""), name.replace(/^p/, "")];
  if (name.startsWith("buffer")) all.push("buf");
  all.push(name.replace(/(?:buf|buffer|data|ptr|arr|array|elems|vec)$/, ""));
  return all.filter((one) => one === name || one.length >= shortest);
}
function plain(name) {
  return name.toLowerCase().replaceAll("_", "");
}

// src/project/harness/library-functions.ts
var reads = { isRead: true };
var readsString = { isString: true, isRead: true };
var writes = { isWritten: true };
var frees = { isFreed: true };
var both = { isString: true, isRead: true, isWritten: true };
var uses = {
  strcpy: [writes, readsString],
  strncpy: [writes, readsString],
  stpcpy: [writes, readsString],
  strcat: [both, readsString],
  strncat: [both, readsString],
  strtok: [both, readsString],
  sprintf: [writes, readsString],
  snprintf: [writes, null, readsString],
  vsnprintf: [writes, null, readsString],
  vsprintf: [writes, readsString],
  sscanf: [readsString, readsString],
  fgets: [writes],
  gets: [writes],
  fread: [writes],
  fwrite: [reads],
  read: [null, writes],
  recv: [null, writes],
  write: [null, reads],
  send: [null, reads],
  memcpy: [writes, reads],
  memmove: [writes, reads],
  memset: [writes],
  memcmp: [reads, reads],
  memchr: [reads],
  qsort: [{ isRead: true, isWritten: true }],
  bsearch: [reads, reads],
  free: [frees],
  realloc: [frees],
  reallocarray: [frees]
};
var ofStrings = new Set(
  "strlen strcmp strncmp strcasecmp strncasecmp strchr strrchr strstr strdup strndup strspn strcspn strpbrk strcoll atoi atol atoll atof strtol strtoul strtoll strtoull strtod strtof puts fputs fopen freopen open remove rename getenv perror access stat unlink mkdir opendir setenv strcasestr".split(" ")
);
var printers = new Set("printf fprintf dprintf syslog warn err".split(" "));
function libraryUse(name, argument) {
  if (Object.hasOwn(uses, name)) {
    const listed2 = uses[name]?.[argument] ?? null;
    const isPrinted = /printf$/.test(name) && listed2 === null && argument > 1;
    return isPrinted ? readsString : listed2;
  }
  if (ofStrings.has(name) || printers.has(name)) return readsString;
  return null;
}
var lengths = {
  memcpy: [
    [0, 2],
    [1, 2]
  ],
  memmove: [
    [0, 2],
    [1, 2]
  ],
  memset: [[0, 2]],
  memcmp: [
    [0, 2],
    [1, 2]
  ],
  memchr: [[0, 2]],
  strncpy: [[0, 2]],
  strnlen: [[0, 1]],
  strndup: [[0, 1]],
  strncmp: [
    [0, 2],
    [1, 2]
  ],
  snprintf: [[0, 1]],
  vsnprintf: [[0, 1]],
  fgets: [[0, 1]],
  fread: [
    [0, 1],
    [0, 2]
  ],
  fwrite: [
    [0, 1],
    [0, 2]
  ],
  read: [[1, 2]],
  write: [[1, 2]],
  recv: [[1, 2]],
  send: [[1, 2]],
  qsort: [[0, 1]],
  bsearch: [[1, 2]]
};
function libraryLengths(name) {
  return Object.hasOwn(lengths, name) ? lengths[name] ?? [] : [];
}
var others = new Set(
  "malloc calloc abort exit _exit _Exit atexit abs labs llabs div rand srand random srandom time clock difftime mktime gmtime localtime strftime printf scanf fscanf putc putchar fputc fgetc getc getchar ungetc fclose fflush feof ferror clearerr rewind fseek ftell fileno setvbuf tmpfile sleep usleep close open lseek fork execv wait pipe dup dup2 kill signal raise assert isalnum isalpha isblank iscntrl isdigit isgraph islower isprint ispunct isspace isupper isxdigit tolower toupper sqrt pow exp log log10 floor ceil fabs fmod sin cos tan atan atan2 memccpy mempcpy strxfrm strerror strsep strlcpy strlcat mkstemp longjmp setjmp qsort_r getline getdelim vprintf vfprintf vscanf socket bind listen accept connect select poll htons htonl ntohs ntohl pthread_create pthread_join pthread_mutex_lock pthread_mutex_unlock".split(" ")
);
function isLibraryFunction(name) {
  return Object.hasOwn(uses, name) || ofStrings.has(name) || printers.has(name) || others.has(name);
}

// src/project/harness/place.ts
function occurrencesOf(places, body) {
  const found = [];
  body.tokens.forEach((token, at2) => {
    if (token.kind !== "word") return;
    const isMember = isMemberAccess(textAt(body, at2 - 1));
    if (places.some((place) => place.name === token.text && place.isMember === isMember))
      found.push({ start: isMember ? startOfAccess(at2, body) : at2, end: at2 + 1 });
  });
  return found;
}
function isMemberAccess(text) {
  return text === "." || text === "->";
}
function startOfAccess(at2, body) {
  let start = at2;
  while (isMemberAccess(textAt(body, start - 1))) {
    start -= 2;
    while (textAt(body, start) === "]" || textAt(body, start) === ")") {
      const open = body.partners.get(start);
      if (open === void 0 || open === 0) return start;
      const isGroup = textAt(body, start) === ")" && body.tokens[open - 1]?.kind !== "word";
      start = isGroup ? open : open - 1;
      if (isGroup) break;
    }
  }
  return Math.max(0, start);
}
function withAliases(places, body) {
  const all = [...places];
  const rounds = 3;
  for (let round = 0; round < rounds; round += 1) {
    const before = all.length;
    for (const { start, end } of occurrencesOf(all, body)) {
      const name = assignedVariable(start, end, body);
      if (name !== null && !all.some((one) => one.name === name && !one.isMember))
        all.push({ name, isMember: false });
    }
    if (all.length === before) break;
  }
  return all;
}
function assignedVariable(start, end, body) {
  const after = textAt(body, end);
  if (!/^(?:[;,)+-]|\[|\?)$/.test(after)) return null;
  let at2 = start - 1;
  const isAddress = textAt(body, at2) === "&";
  if (after === "[" !== isAddress) return null;
  if (isAddress) at2 -= 1;
  while (textAt(body, at2) === ")" && isCast(at2, body)) at2 = (body.partners.get(at2) ?? 1) - 1;
  if (textAt(body, at2) !== "=" || body.tokens[at2 - 1]?.kind !== "word") return null;
  const before = textAt(body, at2 - 2);
  if (isMemberAccess(before)) return null;
  const isStore = before === "*" && body.tokens[at2 - 3]?.kind !== "word" && textAt(body, at2 - 3) !== "*";
  return isStore ? null : textAt(body, at2 - 1);
}
function isCast(close, body) {
  const open = body.partners.get(close);
  if (open === void 0 || open + 1 === close || body.tokens[open - 1]?.kind === "word") return false;
  return body.tokens.slice(open + 1, close).every(({ kind, text }) => kind === "word" || text === "*");
}

// src/project/harness/uses.ts
var noUses = {
  isArray: false,
  isDereferenced: false,
  hasMembers: false,
  isString: false,
  isRead: false,
  isWritten: false,
  isNullChecked: false,
  isContentNullChecked: false,
  isFreed: false,
  isCalled: false,
  isCompared: false,
  isSignChecked: false,
  isMentioned: false
};
var deepestCall = 5;
function usesIn(one, place, defined, seen = []) {
  const key = `${one.name} ${place.name} ${place.isMember}`;
  if (seen.includes(key) || seen.length > deepestCall) return noUses;
  const body = bodyOf(one);
  const places = withAliases([place], body);
  const found = occurrencesOf(places, body).flatMap((span) => [
    directUses(span, body),
    ...usesInCall(span, body, defined, [...seen, key])
  ]);
  const elsewhere = place.isMember ? calleesOf(body, defined) : [];
  return mergeUses([...found, ...elsewhere.map((callee) => usesIn(callee, place, defined, [...seen, key]))]);
}
function timesFreed(one, place, defined, seen = []) {
  if (seen.includes(one.name) || seen.length > deepestCall) return 0;
  const body = bodyOf(one);
  const own = occurrencesOf(withAliases([place], body), body).reduce((sum, span) => {
    return sum + usesInCall(span, body, defined, []).filter(({ isFreed }) => isFreed).length;
  }, 0);
  const callees = place.isMember ? calleesOf(body, defined) : [];
  return callees.reduce((sum, callee) => sum + timesFreed(callee, place, defined, [...seen, one.name]), own);
}
function mergeUses(all) {
  const merged2 = { ...noUses };
  for (const one of all)
    for (const key of Object.keys(noUses)) merged2[key] ||= one[key] ?? false;
  return merged2;
}
function calleesOf(body, defined) {
  const names = new Set(body.calls.map(({ name }) => name));
  return [...names].flatMap((name) => defined.get(name) ?? []);
}
function directUses({ start, end }, body) {
  const uses2 = { isMentioned: true };
  const next = textAt(body, end);
  const before = textAt(body, start - 1);
  if (isInsideAssertion(start, body)) return uses2;
  if (next === "[") {
    const close = body.partners.get(end) ?? end;
    if (before !== "&") Object.assign(uses2, accessUses(start, close + 1, body));
    uses2.isArray = true;
  }
  if (next === "->") {
    uses2.hasMembers = true;
    uses2.isDereferenced = true;
  }
  if (next === "(") uses2.isCalled = true;
  const isElement = isUnaryStar(start - 1, body);
  if (/^(?:\+\+|--)$/.test(next) || /^(?:\+\+|--)$/.test(before)) uses2.isArray = true;
  if (/^(?:\+=|-=|\+|-)$/.test(next) && !isElement) uses2.isArray = true;
  if (isElement) {
    const afterAdvance = /^(?:\+\+|--)$/.test(next) ? end + 1 : end;
    Object.assign(uses2, accessUses(start - 1, afterAdvance, body));
  } else if (/^(?:\+\+|--)$/.test(before) && isUnaryStar(start - 2, body)) {
    Object.assign(uses2, accessUses(start - 2, end, body));
  } else if (before === "(" && isUnaryStar(start - 2, body) && /^[+-]/.test(next)) {
    uses2.isArray = true;
    Object.assign(uses2, accessUses(start - 2, (body.partners.get(start - 1) ?? end) + 1, body));
  }
  if (isElement) return uses2;
  if (isTested(start, end, body)) uses2.isNullChecked = true;
  if (/^(?:<|>|<=|>=|==|!=)$/.test(next) || /^(?:<|>|<=|>=|==|!=)$/.test(before)) uses2.isCompared = true;
  if (isSignTest(start, end, body)) uses2.isSignChecked = true;
  return uses2;
}
function accessUses(start, end, body) {
  const isGroup = textAt(body, start - 1) === "(" && textAt(body, end) === ")";
  const next = textAt(body, isGroup ? end + 1 : end);
  const isWritten = /^(?:=|[-+*/%&|^]=|<<=|>>=|\+\+|--)$/.test(next);
  const isPlainStore = next === "=";
  const isTerminatorTest = isTested(start, end, body) || /^(?:==|!=)$/.test(next) === true && isZero(textAt(body, end + 1));
  return {
    isDereferenced: true,
    isRead: !isPlainStore,
    ...isWritten ? { isWritten: true } : {},
    ...isTerminatorTest ? { isString: true } : {},
    ...isTested(start, end, body) ? { isContentNullChecked: true } : {}
  };
}
function isZero(text) {
  return text === "0" || text === "NULL" || text === "'\\0'" || text === "nullptr";
}
function isTested(start, end, body) {
  const before = textAt(body, start - 1);
  const next = textAt(body, end);
  if (/^(?:->|\.|\[|\()$/.test(next)) return false;
  if (before === "!") return true;
  if (/^(?:==|!=)$/.test(next)) return isZero(textAt(body, end + 1)) || isNullCast(end + 1, body);
  if (/^(?:==|!=)$/.test(before)) return isZero(textAt(body, start - 2));
  if (next === "?") return /^(?:[=(,]|return|&&|\|\|)$/.test(before);
  const opens = before === "&&" || before === "||" || before === "(" && isCondition(start - 1, body);
  const closes = next === "&&" || next === "||" || next === ")" && isCondition(body.partners.get(end) ?? -1, body);
  if ((before === "&&" || before === "||") && (next === ")" || next === ";" || closes)) return true;
  if ((next === "&&" || next === "||") && /^(?:\(|=|return|&&|\|\|)$/.test(before)) return true;
  if (before === ";" && next === ";")
    return body.partners.has(start - 1) === false && isInForHead(start, body);
  return opens && closes;
}
function isNullCast(at2, body) {
  const close = textAt(body, at2) === "(" ? body.partners.get(at2) : void 0;
  return close !== void 0 && isCast(close, body) && isZero(textAt(body, close + 1));
}
function isCondition(open, body) {
  return /^(?:if|while|!|&&|\|\||likely|unlikely)$/.test(textAt(body, open - 1));
}
function isInForHead(at2, body) {
  for (let open = at2; open > 0; open -= 1) {
    const text = textAt(body, open);
    if (text === "{" || text === "}") return false;
    if (text === "(" && textAt(body, open - 1) === "for") return (body.partners.get(open) ?? 0) > at2;
  }
  return false;
}
function isSignTest(start, end, body) {
  const next = textAt(body, end);
  const other = textAt(body, end + 1);
  if (/^(?:<|<=|>|>=)$/.test(next)) return other === "0" || other === "-" || next === "<" && other === "1";
  if (/^(?:==|!=)$/.test(next)) return other === "-";
  return /^(?:<|<=|>|>=)$/.test(textAt(body, start - 1)) && textAt(body, start - 2) === "0";
}
function isInsideAssertion(at2, body) {
  return body.calls.some(
    ({ name, at: call }) => /assert/i.test(name) && call < at2 && at2 < (body.partners.get(call + 1) ?? call)
  );
}
function isUnaryStar(at2, body) {
  if (textAt(body, at2) !== "*") return false;
  const before = body.tokens[at2 - 1];
  if (before === void 0) return true;
  if (before.text === ")") return isCast(at2 - 1, body);
  if (before.text === "]") return false;
  const isKeyword = /^(?:return|case|else|do|sizeof)$/.test(before.text);
  return isKeyword || !(before.kind === "word" || before.kind === "number" || before.kind === "character");
}
function usesInCall(span, body, defined, seen) {
  return body.calls.flatMap((call) => {
    const position = call.arguments.findIndex((argument2) => isHandedOn(span, argument2, body));
    const argument = call.arguments[position];
    if (argument === void 0) return [];
    const uses2 = usesOfArgument(call, position, defined, seen);
    return [isMoved(span, argument, body) ? { ...uses2, isNullChecked: false } : uses2];
  });
}
function isMoved({ end }, argument, body) {
  return end < argument.end && textAt(body, end) !== ")";
}
function usesOfArgument({ name }, position, defined, seen) {
  const callee = defined.get(name);
  const parameter = callee?.parameters[position]?.name ?? null;
  if (callee !== void 0 && parameter !== null)
    return usesIn(callee, { name: parameter, isMember: false }, defined, seen);
  const known2 = libraryUse(name, position);
  return mergeUses(
    known2 === null ? [] : [{ ...known2, isDereferenced: true, isArray: known2.isFreed !== true }]
  );
}
function isHandedOn({ start, end }, argument, body) {
  if (start < argument.start || end > argument.end) return false;
  let from = argument.start;
  while (textAt(body, from) === "(") {
    const close = body.partners.get(from) ?? from;
    from = isCast(close, body) ? close + 1 : from + 1;
  }
  const isAddress = textAt(body, from) === "&";
  if (isAddress) from += 1;
  if (from !== start) return false;
  const next = textAt(body, end);
  return end === argument.end || (isAddress ? next === "[" : /^(?:[+)-]|\+\+)$/.test(next));
}

// src/project/harness/pairing.ts
var leastScore = 3;
var plausibleDistance = 1;
var deepestCall2 = 3;
function rankLengths(pointer, numbers, pointers2, readers, defined, isString, distance = plausibleDistance) {
  const ranked = numbers.map((number) => {
    const byUse = Math.max(0, ...readers.map((one) => useScore(pointer.place, number.place, one, defined)));
    const byName = nameScore(pointer, number, pointers2);
    const isIndex = byName < leastScore && readers.some((one) => isPlainIndex(pointer.place, number.place, one));
    const isForeign = isString && byUse < 4 && byName < 4;
    const score = isIndex || isForeign ? 0 : byUse + byName;
    return { pointer: pointer.place.name, length: number.place.name, score };
  }).filter(({ score }) => score >= leastScore).sort((one, other) => other.score - one.score);
  const best = ranked[0]?.score ?? 0;
  return ranked.filter(({ score }) => score >= best - distance);
}
function isPlainIndex(pointer, number, reader) {
  const body = bodyOf(reader);
  const copies = number.isMember ? copiesOf(number, body) : [number.name];
  return indexesOf(withAliases([pointer], body), body).some((index) => {
    const text = spanText(body, index).replace("->", ".");
    const plain2 = text.replace(/^(?:\+\+|--) | (?:\+\+|--)$/g, "");
    const isMember = number.isMember && plain2.endsWith(`. ${number.name}`) && !plain2.includes(" + ");
    return isMember || copies.includes(plain2);
  });
}
function copiesOf(member, body) {
  return occurrencesOf([member], body).flatMap(({ start, end }) => {
    const isWhole2 = textAt(body, start - 1) === "=" && /^[;,]$/.test(textAt(body, end));
    return isWhole2 && body.tokens[start - 2]?.kind === "word" ? [textAt(body, start - 2)] : [];
  });
}
function useScore(pointer, number, reader, defined, depth = 0) {
  const body = bodyOf(reader);
  const pointers2 = withAliases([pointer], body);
  const exact = withAliases([number], body);
  const derived = derivedFrom(exact, body);
  const bounded = boundedBy(exact, body);
  const related = [...derived, ...boundedBy(derived, body)];
  const mentions = (span, places) => occurrencesOf(places, body).some(({ start, end }) => start >= span.start && end <= span.end);
  const scores = [0];
  for (const index of indexesOf(pointers2, body)) {
    if (mentions(index, [...exact, ...bounded])) scores.push(3);
    else if (mentions(index, related)) scores.push(2);
  }
  for (const { start, end } of occurrencesOf(pointers2, body)) {
    if (textAt(body, end) === "+" && mentions({ start: end + 1, end: endOfOperand2(end + 1, body) }, exact))
      scores.push(3);
    if (isAdvanced({ start, end }, body) && isCountedDown(exact, body)) scores.push(2);
  }
  for (const call of body.calls) {
    const at2 = call.arguments.findIndex(
      (argument) => occurrencesOf(pointers2, body).some((span) => isHandedOn(span, argument, body))
    );
    if (at2 < 0) continue;
    const callee = defined.get(call.name);
    call.arguments.forEach((argument, other) => {
      if (other === at2 || !mentions(argument, derived)) return;
      if (callee === void 0) {
        if (libraryLengths(call.name).some(([one, length]) => one === at2 && length === other))
          scores.push(mentions(argument, [number]) ? 4 : 3);
      } else if (depth < deepestCall2) {
        const [to, length] = [callee.parameters[at2]?.name, callee.parameters[other]?.name];
        if (to != null && length != null && callee.name !== reader.name)
          scores.push(useScore(variable(to), variable(length), callee, defined, depth + 1));
      }
    });
  }
  return Math.max(...scores);
}
function variable(name) {
  return { name, isMember: false };
}
function indexesOf(places, body) {
  return occurrencesOf(places, body).flatMap(({ start, end }) => {
    const close = body.partners.get(end);
    if (textAt(body, end) === "[" && close !== void 0) return [{ start: end + 1, end: close }];
    const isSum2 = textAt(body, start - 1) === "(" && textAt(body, start - 2) === "*" && textAt(body, end) === "+";
    const outer = isSum2 ? body.partners.get(start - 1) : void 0;
    return outer === void 0 ? [] : [{ start: end + 1, end: outer }];
  });
}
function endOfOperand2(from, body) {
  let at2 = from;
  while (at2 < body.tokens.length && !/^(?:[-+*/%,;?:<>=)\]}]|[<>=!]=|&&|\|\|)$/.test(textAt(body, at2))) {
    at2 = /^[([]$/.test(textAt(body, at2)) ? (body.partners.get(at2) ?? at2) + 1 : at2 + 1;
  }
  return at2;
}
function isAdvanced({ start, end }, body) {
  return /^(?:\+\+|\+=)$/.test(textAt(body, end)) || textAt(body, start - 1) === "++";
}
function isCountedDown(places, body) {
  return occurrencesOf(places, body).some(
    ({ start, end }) => textAt(body, end) === "--" || textAt(body, end) === "-=" || textAt(body, start - 1) === "--"
  );
}
function derivedFrom(places, body) {
  const all = [...places];
  const rounds = 3;
  for (let round = 0; round < rounds; round += 1) {
    const before = all.length;
    body.tokens.forEach(({ text }, at2) => {
      if (!/^[-+]?=$/.test(text) || body.tokens[at2 - 1]?.kind !== "word") return;
      if (/^(?:\.|->)$/.test(textAt(body, at2 - 2))) return;
      const right = { start: at2 + 1, end: endOfExpression(at2 + 1, body) };
      const isDerived = occurrencesOf(all, body).some(
        ({ start, end }) => start >= right.start && end <= right.end
      );
      const name = textAt(body, at2 - 1);
      if (isDerived && !all.some((one) => one.name === name && !one.isMember)) all.push(variable(name));
    });
    if (all.length === before) break;
  }
  return all;
}
function endOfExpression(from, body) {
  let at2 = from;
  for (; at2 < body.tokens.length; at2 += 1) {
    const text = textAt(body, at2);
    if (text === "(" || text === "[" || text === "{") at2 = body.partners.get(at2) ?? at2;
    else if (/^[;,)\]}]$/.test(text)) break;
  }
  return at2;
}
function boundedBy(places, body) {
  return occurrencesOf(places, body).flatMap(({ start, end }) => {
    const left = /^(?:<|<=|!=|>|>=)$/.test(textAt(body, start - 1)) ? body.tokens[start - 2] : void 0;
    const right = /^(?:<|<=|!=|>|>=)$/.test(textAt(body, end)) ? body.tokens[end + 1] : void 0;
    return [left, right].flatMap((token) => token?.kind === "word" ? [variable(token.text)] : []);
  });
}

// src/project/harness/member-sizes.ts
var capacityName = /cap|alloc|max|limit|room|total|buf(?:si?ze?)?$|^a(?:size|len)$/i;
var sizeName = /size|siz|sz/i;
function relateSizes(siblings, areMembers, index, usesOf, further = []) {
  const all = siblings.map((one, position) => ({
    place: { name: one.name, isMember: areMembers },
    position,
    shape: resolveType(one.type, index)
  }));
  const numbers = all.filter(({ shape }) => shape.is === "number" && shape.form === "integer");
  const pointers2 = all.filter(({ shape, place }) => isData(shape, usesOf(place.name), index));
  const extents = /* @__PURE__ */ new Map();
  const limits = [];
  for (const pointer of pointers2) {
    const { name } = pointer.place;
    const readers = readersOf(name, index, further);
    const ranked = rankLengths(
      pointer,
      numbers,
      pointers2,
      readers,
      index.functions,
      usesOf(name).isString,
      Infinity
    );
    const lengths2 = ranked.map(({ length }) => length);
    const isArray = pointer.shape.is === "array";
    const capacity = isArray ? null : capacityOf(lengths2);
    if (capacity !== null) extents.set(name, capacity);
    const arraySize = pointer.shape.is === "array" ? pointer.shape.size : null;
    const limit = capacity ?? arraySize;
    if (limit === null) continue;
    for (const number of numbers) {
      const other = number.place.name;
      if (other === capacity || limits.some((one) => one.number === other)) continue;
      const isPosition = isUsedAsIndex(pointer, number, readers);
      if (!lengths2.includes(other) && !isPosition) continue;
      const isStrict = isPosition && !isLengthName(other) && isIndexLike(other) && !usesOf(other).isCompared;
      limits.push({ number: other, limit, isStrict });
    }
  }
  return { extents, limits };
}
function isData(shape, uses2, index) {
  if (shape.is === "array") return shape.size !== null;
  if (shape.is !== "pointer") return false;
  const target = resolveType(shape.to, index);
  return target.is === "record" ? uses2.isArray : target.is !== "function";
}
function capacityOf(lengths2) {
  const [best] = lengths2;
  if (best === void 0) return null;
  return lengths2.find((name) => capacityName.test(name)) ?? (lengths2.length > 1 ? lengths2.find((name) => sizeName.test(name)) : void 0) ?? best;
}
function isIndexLike(name) {
  return isIndexName(name) || /head|tail|front|rear|read|write|rd|wr|cur|start|first|last|in$|out$/i.test(name);
}
function isUsedAsIndex(pointer, number, readers) {
  return readers.some((one) => isPlainIndex(pointer.place, number.place, one));
}
function readersOf(name, index, further) {
  const known2 = readersByWord(index);
  const others2 = further.filter((one) => bodyOf(one).tokens.some(({ text }) => text === name));
  return [.../* @__PURE__ */ new Set([...known2.get(name) ?? [], ...others2])];
}
var readersByWord = oncePer(({ functions }) => {
  const byWord = /* @__PURE__ */ new Map();
  for (const one of functions.values()) {
    const words = bodyOf(one).tokens.flatMap(({ kind, text }) => kind === "word" ? [text] : []);
    for (const word of new Set(words)) {
      const known2 = byWord.get(word);
      if (known2 === void 0) byWord.set(word, [one]);
      else known2.push(one);
    }
  }
  return byWord;
});

// src/project/harness/record-parts.ts
var deepest3 = 10;
function containsPointer(type, context, depth = 0) {
  const resolved = resolveType(type, context.index);
  if (resolved.is === "pointer" || resolved.is === "function") return true;
  if (resolved.is === "array") return containsPointer(resolved.of, context, depth);
  if (resolved.is !== "record" || depth > deepest3) return false;
  return (resolved.members ?? []).some((member) => containsPointer(member.type, context, depth + 1));
}
function hasConstMember(type, context, depth = 0) {
  const resolved = resolveType(type, context.index);
  if (resolved.is !== "record" || depth > deepest3) return false;
  return (resolved.members ?? []).some(({ type: member }) => {
    const own = member.kind === "array" ? member.of : member;
    return own.kind !== "function" && own.kind !== "array" && own.isConst || hasConstMember(own, context, depth + 1);
  });
}

// src/project/harness/sentinel-of.ts
function sentinelOf(to, { index, readers }) {
  const record = resolveType(to, index);
  if (record.is !== "record" || record.form !== "struct") return null;
  const members = new Set(record.members?.flatMap(({ name }) => name ?? []));
  for (const reader of readers) {
    const found = inLoops(bodyOf(reader)).find(({ member }) => members.has(member));
    if (found !== void 0) return found;
  }
  return null;
}
function inLoops(body) {
  return body.tokens.flatMap(({ text }, at2) => {
    const close = /^(?:while|for)$/.test(text) ? body.partners.get(at2 + 1) : void 0;
    if (close === void 0) return [];
    return Array.from({ length: close - at2 }, (_, index) => comparisonAt(at2 + index, body) ?? []).flat();
  });
}
function comparisonAt(at2, body) {
  if (textAt(body, at2) !== "!=") return null;
  const isMember = (name) => /^(?:->|\.)$/.test(textAt(body, name - 1));
  const before = textAt(body, at2 - 1);
  const after = textAt(body, at2 + 1);
  if (isMember(at2 - 1) && isConstant(after)) return { member: before, value: after };
  if (!isConstant(before)) return null;
  for (let name = at2 + 3; /^(?:\w+|->|\.|\[|\])$/.test(textAt(body, name)); name += 1) {
    const isLast = !/^(?:->|\.|\[)$/.test(textAt(body, name + 1));
    if (isMember(name) && isLast) return { member: textAt(body, name), value: before };
  }
  return null;
}
function isConstant(text) {
  return /^(?:[A-Z][A-Z0-9_]+|\d\w*|'.*')$/.test(text);
}

// src/project/harness/build-records.ts
var mostBuiltElements = 3;
function buildRecords(to, request, context) {
  const { writer, hasFree, limits } = context;
  const { extent, uses: uses2, label, name, parents } = request;
  const sentinel = extent === null && uses2.isArray ? sentinelOf(to, context) : null;
  const isMany = extent !== null || uses2.isArray && (parents.length === 0 || sentinel !== null);
  const behind = extent === null && parents.length === 0 ? elementBehind(to, context) : null;
  if (behind !== null) return recordWithStorage(to, behind, request, context);
  if (!isMany) {
    writer.note(`\`${label}\` points to one ${declare(withoutConst(to), "")}`);
    const isCopyable = !hasConstMember(to, context);
    const object = hasFree || !isCopyable ? writer.block(to, "1", `${name}_object`, `*${label}`) : `&${writer.object(to, `${name}_object`, `*${label}`)}`;
    const lvalue = object.startsWith("&") ? object.slice(1) : `(*${object})`;
    if (!object.startsWith("&") && isCopyable) writer.statement(`${lvalue} = ${writer.any(to)};`);
    context.build.record(to, lvalue, { label: `${label}->`, name, parents }, context);
    return object;
  }
  const hasPointers = containsPointer(to, context);
  const count = extent?.count ?? String(hasPointers ? mostBuiltElements : limits.ample);
  if (hasPointers && extent !== null) {
    writer.assume(`${count} <= ${mostBuiltElements}`);
    writer.limit(`\`${label}\` has at most ${mostBuiltElements} elements`);
  }
  if (extent === null) writer.limit(`\`${label}\` points to ${count} elements${endingWith(sentinel)}`);
  else writer.note(`\`${label}\` points to ${extent.words}`);
  const block = writer.block(to, count, `${name}_elements`, `${label}[]`, hasPointers);
  const end = () => {
    if (sentinel !== null) writer.statement(`${block}[${count} - 1].${sentinel.member} = ${sentinel.value};`);
    return block;
  };
  if (!hasPointers) return end();
  for (let at2 = 0; at2 < mostBuiltElements; at2 += 1) {
    const element = (inner) => `${block}[${at2}]${inner}`;
    writer.when(`${at2} < ${count}`, () => {
      context.build.record(
        to,
        element(""),
        { label: `${label}[].`, name: `${name}_${at2}`, parents },
        inBlock(context)
      );
    });
  }
  return end();
}
function endingWith(sentinel) {
  return sentinel === null ? "" : `, the last of which has ${sentinel.value} as its \`${sentinel.member}\``;
}
function recordWithStorage(to, element, { label, name, parents }, context) {
  const { writer, limits, index } = context;
  const spelled = declare(withoutConst(to), "");
  const room = writer.nameFor(`${name}_room`);
  const object = writer.nameFor(`${name}_object`);
  writer.inputNames.set(room, `room behind *${label}`);
  writer.inputNames.set(object, `*${label}`);
  writer.statement(`unsigned ${room} = ${writer.any(unsigned)};`);
  writer.assume(`${room} <= ${limits.most}`);
  writer.limit(`\`${label}\` points to one ${spelled} with at most ${limits.most} elements behind it`);
  writer.statement(`${spelled} *${object} = malloc(sizeof(${spelled}) + ${room} * ${element});`);
  writer.assume(`${object} != 0`);
  writer.keep(object);
  const record = resolveType(to, index);
  const members = record.is === "record" ? record.members ?? [] : [];
  for (const { name: member, type, isBitField } of members) {
    if (member === null || isBitField || resolveType(type, index).is !== "number") continue;
    writer.statement(`${object}->${member} = ${writer.any(type)};`);
  }
  const numbers = members.flatMap((member) => {
    const resolved = resolveType(member.type, index);
    const isCount2 = resolved.is === "number" && resolved.form === "integer";
    return member.name !== null && isCount2 && isCountName(member.name) ? [member.name] : [];
  });
  const capacity = capacityOf(numbers);
  for (const number of numbers) {
    const limit = number === capacity || capacity === null ? room : `${object}->${capacity}`;
    writer.assume(`${object}->${number} >= 0 && ${object}->${number} <= ${limit}`);
    const words = limit === room ? "what lies behind it" : `\`${label}->${capacity}\``;
    writer.note(`\`${label}->${number}\` does not go beyond ${words}`);
  }
  context.build.record(to, `(*${object})`, { label: `${label}->`, name, parents }, context);
  return object;
}
var unsigned = { kind: "named", name: "unsigned", isConst: false, defines: null };
function inBlock(context) {
  return { ...context, hasFree: true };
}

// src/project/harness/cast-target.ts
function castTargetOf(label, readers) {
  const member = /(?:->|\.)(\w+)$/.exec(label);
  const place = { name: member?.[1] ?? label, isMember: member !== null };
  for (const reader of readers) {
    const body = bodyOf(reader);
    for (const { start } of occurrencesOf([place], body)) {
      const close = start - 1;
      const open = body.partners.get(close);
      if (textAt(body, close) === ")" && open !== void 0 && isCast(close, body)) {
        const type = new DeclarationReader(body.tokens.slice(open + 1, close)).typeName().type;
        if (type.kind === "pointer") return type.to;
      }
      if (textAt(body, close) === "=") {
        let from = close;
        while (from > 0 && !/^[;{}(]$/.test(textAt(body, from - 1))) from -= 1;
        const read2 = new DeclarationReader(body.tokens.slice(from, close)).typeName();
        if (read2.name !== null && read2.type.kind === "pointer") return read2.type.to;
      }
    }
  }
  return null;
}

// src/project/harness/keep-members.ts
var deepest4 = 2;
function keepMembers(pointer, to, context, depth = 1) {
  const { writer, index, readers } = context;
  const record = resolveType(to, index);
  if (!readers.some((one) => makesOfBytes(one, index)) || record.is !== "record" || record.form !== "struct")
    return;
  for (const { name, type } of record.members ?? []) {
    const member = resolveType(type, index);
    if (name === null || member.is !== "pointer" || resolveType(member.to, index).is === "function") continue;
    const holder = writer.nameFor("esbmc_action_kept");
    writer.closing.push(
      `  static const void *${holder};`,
      `  if (${pointer} != 0) ${holder} = ${pointer}->${name};`
    );
    if (depth < deepest4)
      keepMembers(`((${pointer}) ? (${pointer})->${name} : 0)`, member.to, context, depth + 1);
  }
}
function makesOfBytes(one, index) {
  const body = bodyOf(one);
  const parameters = new Set(one.parameters.map(({ name }) => name));
  return body.calls.some(({ name, at: at2, arguments: list }) => {
    if (!/alloc|new|create|make/i.test(name) || index.functions.has(name)) return false;
    const isHook = /^(?:\.|->)$/.test(textAt(body, at2 - 1)) || parameters.has(name);
    if (!isHook && name !== "malloc") return true;
    return list.some((argument) => {
      const words = spanText(body, argument);
      const isOneObject = /^sizeof (?:\( [^()]* \)|\*? ?\w+)$/.test(words);
      return words.includes("sizeof") && !isOneObject || parameters.has(words);
    });
  });
}

// src/project/harness/build-pointer.ts
function buildPointer(to, request, context) {
  const target = resolveType(to, context.index);
  if (target.is === "function")
    return orNull(buildCallback(target.type, request, context), to, request, context);
  const pointer = pointerTo(to, target, request, context);
  return orNull(pointer, to, request, context);
}
function pointerTo(to, target, request, context) {
  switch (target.is) {
    case "void":
      return untyped(request, context);
    case "number":
      return target.form === "character" ? characters(to, request, context) : elements(to, request, context);
    case "enum":
    case "system":
      return elements(to, request, context);
    case "record":
      if (target.members === null) return buildOpaque(to, request, context);
      return buildRecords(to, request, context);
    case "pointer":
    case "array":
      return pointers(to, request, context);
    default:
      if (to.kind === "named" && to.name === "FILE") return buildStream(request, context);
      return buildOpaque(to, request, context);
  }
}
function orNull(pointer, to, { mayBeNull, label }, { writer }) {
  if (!mayBeNull) {
    writer.note(`\`${label}\` is not NULL`);
    return pointer;
  }
  writer.note(`\`${label}\` may be NULL`);
  const type = declare({ kind: "pointer", to, isConst: false }, "");
  return `${writer.anyBool()} ? ${pointer} : (${type})0`;
}
function elements(to, request, context) {
  const { writer, limits } = context;
  const { extent, label, uses: uses2, name } = request;
  if (extent !== null) return sized(to, request, context);
  if (!uses2.isArray) {
    writer.note(`\`${label}\` points to one ${declare(withoutConst(to), "")}`);
    if (context.hasFree) return writer.block(to, "1", `${name}_object`, `*${label}`);
    return `&${writer.object(to, `${name}_object`, `*${label}`)}`;
  }
  writer.limit(`\`${label}\` points to ${limits.ample} elements, past every size that the function shows`);
  return writer.block(to, String(limits.ample), `${name}_elements`, `${label}[]`);
}
function sized(to, request, { writer, index }) {
  const { extent, label, name } = request;
  if (extent === null) return "0";
  writer.note(`\`${label}\` points to ${extent.words}`);
  const isVoid2 = resolveType(to, index).is === "void";
  if (extent.isBytes && !isVoid2) {
    const block = writer.block(
      { kind: "named", name: "void", isConst: false, defines: null },
      extent.count,
      `${name}_bytes`,
      `${label}[]`
    );
    return `(${declare({ kind: "pointer", to: withoutConst(to), isConst: false }, "")})${block}`;
  }
  return writer.block(to, extent.count, `${name}_elements`, `${label}[]`);
}
function characters(to, request, context) {
  const { writer, limits } = context;
  const { extent, uses: uses2, label, name } = request;
  const isConst = to.kind === "named" && to.isConst;
  if (extent !== null) {
    const block2 = sized(to, request, context);
    if (extent.terminatedAt !== null) writer.statement(`${block2}[${extent.terminatedAt}] = 0;`);
    return block2;
  }
  const isSingle = !uses2.isArray && !uses2.isString && uses2.isDereferenced;
  if (isSingle) return elements(to, request, context);
  const isText2 = uses2.isString || isConst && to.kind === "named" && /^(?:char|const char)$/.test(to.name);
  if (!isText2) return elements(to, { ...request, uses: { ...uses2, isArray: true } }, context);
  const size = writer.nameFor(`${name}_size`);
  writer.inputNames.set(size, `size of ${label}`);
  writer.statement(
    `unsigned ${size} = ${writer.any({ kind: "named", name: "unsigned", isConst: false, defines: null })};`
  );
  writer.assume(`${size} >= 1 && ${size} <= ${limits.most + 1}`);
  writer.limit(
    `\`${label}\` is a terminated string of at most ${limits.most} characters, in a block that ends with it`
  );
  const block = writer.block(to, size, `${name}_text`, `${label}[]`);
  writer.statement(`${block}[${size} - 1] = 0;`);
  return block;
}
function untyped(request, context) {
  const { writer, limits, index, readers } = context;
  const { extent, label, name } = request;
  if (extent !== null)
    return sized({ kind: "named", name: "void", isConst: false, defines: null }, request, context);
  const target = castTargetOf(label, readers);
  const isKnown2 = target !== null && !["unknown", "void"].includes(resolveType(target, index).is);
  if (target !== null && isKnown2) {
    writer.note(`\`${label}\` points to what the function takes it for, ${declare(target, "")}`);
    return pointerTo(target, resolveType(target, index), { ...request, mayBeNull: false }, context);
  }
  writer.limit(`\`${label}\` points to ${limits.ample} bytes`);
  return writer.block(
    { kind: "named", name: "void", isConst: false, defines: null },
    String(limits.ample),
    `${name}_bytes`,
    `${label}[]`
  );
}
function pointers(to, request, context) {
  const { writer, index } = context;
  const { extent, uses: uses2, label, name } = request;
  const inner = resolveType(to, index);
  if (inner.is === "array") return sizedOrOne(to, request, context);
  if (inner.is !== "pointer") return sizedOrOne(to, request, context);
  const isCursor = extent !== null && !uses2.isArray;
  const isMany = !isCursor && (extent !== null || uses2.isArray && !uses2.isContentNullChecked);
  const elementUses = { ...uses2, isArray: uses2.isArray, isString: isText(inner.to, context) };
  const element = (at2) => ({
    label: isMany || uses2.isArray ? `${label}[]` : `*${label}`,
    name: `${name}_${at2}`,
    uses: isMany ? elementUses : context.usesOf({ name: `*${label}`, isMember: false }),
    extent: isCursor ? extent : null,
    mayBeNull: uses2.isContentNullChecked,
    parents: request.parents
  });
  if (!isMany && !uses2.isArray) return outParameter(to, inner.to, request, element(0), context);
  const most3 = mostBuiltElements;
  const count = extent?.count ?? String(most3);
  if (extent !== null) writer.assume(`${count} <= ${most3}`);
  writer.limit(`\`${label}\` has at most ${most3} elements, and NULL after them`);
  const block = writer.block(to, `(${count} + 1)`, `${name}_elements`, `${label}[]`, true);
  writer.statement(`${block}[${count}] = 0;`);
  for (let at2 = 0; at2 < most3; at2 += 1)
    writer.when(`${at2} < ${count}`, () => {
      const one = { ...element(at2), mayBeNull: false };
      const value = buildWhole(to, one, context) ?? buildPointer(inner.to, one, inBlock(context));
      writer.statement(`${block}[${at2}] = ${value};`);
    });
  return block;
}
function outParameter(to, inner, request, element, context) {
  const { writer } = context;
  const { uses: uses2, label, name } = request;
  writer.note(`\`${label}\` points to one pointer`);
  const value = uses2.isRead || uses2.isFreed ? buildPointer(inner, element, context) : "0";
  if (value === "0") writer.note(`\`*${label}\` is NULL before the call`);
  const object = writer.nameFor(`${name}_object`);
  const plain2 = withoutConst(to);
  writer.inputNames.set(object, `*${label}`);
  writer.statement(`${declare(plain2, object)} = ${value};`);
  const holder = writer.nameFor("esbmc_action_kept");
  writer.closing.push(`  static ${declare(plain2, holder)};`, `  ${holder} = ${object};`);
  keepMembers(object, inner, context);
  return `&${object}`;
}
function sizedOrOne(to, request, context) {
  if (request.extent !== null) return sized(to, request, context);
  context.writer.limit(`\`${request.label}\` points to ${context.limits.most} elements`);
  return context.writer.block(
    to,
    String(context.limits.most),
    `${request.name}_elements`,
    `${request.label}[]`
  );
}
function isText(type, { index }) {
  const resolved = resolveType(type, index);
  return resolved.is === "number" && resolved.form === "character";
}

// src/project/harness/limit-number.ts
function limitNumber({ name, type }, lvalue, { label }, { extents, limits }, members, context) {
  const { writer } = context;
  const resolved = resolveType(type, context.index);
  const value = `${lvalue}.${name}`;
  if (resolved.is === "enum") limitEnum(value, `${label}${name}`, resolved.enumerators, context);
  if (resolved.is !== "number") return;
  const sign = resolved.isSigned ? `${value} >= 0 && ` : "";
  const isUsed = (member) => context.usesOf({ name: member, isMember: true }).isMentioned;
  const counted = [...extents].filter(([, length]) => length === name).map(([pointer]) => pointer);
  if (counted.some(isUsed) || counted.length > 0 && isUsed(name)) {
    writer.assume(`${sign}${value} <= ${context.limits.most}`);
    writer.limit(`\`${label}${name}\` is at most ${context.limits.most}`);
  }
  for (const { number, limit, isStrict } of limits.filter((one) => one.number === name)) {
    const isMember = members.some((member) => member.name === limit);
    const operator = isStrict ? "<" : "<=";
    writer.assume(`${sign}${value} ${operator} ${isMember ? `${lvalue}.${limit}` : limit}`);
    writer.note(`\`${label}${number} ${operator} ${isMember ? `${label}${limit}` : limit}\``);
  }
}
function limitEnum(value, label, enumerators, { writer }) {
  const [last2] = enumerators.slice(-1);
  const isCounter = last2 !== void 0 && enumerators.length > 1 && /(?:count|max|num|total|size|last|end|sentinel)$|^(?:num|max|n)_|__/i.test(last2);
  const allowed = isCounter ? enumerators.slice(0, -1) : enumerators;
  if (allowed.length === 0) return;
  writer.assume(allowed.map((name) => `${value} == ${name}`).join(" || "));
  writer.note(`\`${label}\` is one of the declared enumerators${isCounter ? `, without \`${last2}\`` : ""}`);
}

// src/project/harness/record-links.ts
function recordName(type, { index }) {
  if (type.kind !== "named") return declare(type, "");
  const alias = index.typedefs.get(type.name);
  return alias?.kind === "named" && alias.name.includes(" ") ? alias.name : type.name;
}
function isBackName(name) {
  return /^p?_?(?:prev|previous|parent|up|back|prior|pred|owner|last)/i.test(name);
}
function isOfRow(name) {
  return /^p?_?(?:prev|previous|back|prior|pred)/i.test(name);
}
function isDownName(name) {
  return /child|kids|down|inner|sub|first|head|left|right/i.test(name);
}
function forwardLinks(type, context) {
  const resolved = resolveType(type, context.index);
  if (resolved.is !== "record") return [];
  const own = recordName(type, context);
  return (resolved.members ?? []).flatMap(({ name, type: member }) => {
    if (name === null || member.kind !== "pointer" || isBackName(name)) return [];
    return recordName(member.to, context) === own ? [name] : [];
  });
}

// src/project/harness/list-ends.ts
function findList(members, context) {
  const nodes = members.flatMap(({ name, type }) => {
    const next = type.kind === "pointer" ? forwardLinks(type.to, context) : [];
    return type.kind === "pointer" && next.length === 1 ? [{ name, to: type.to, next: next[0] ?? "" }] : [];
  });
  const isTail = (name) => /tail|last|end|rear/i.test(name);
  const heads = nodes.filter(({ name }) => !isTail(name));
  const [head] = heads;
  if (head === void 0 || heads.length > 1 || isNodeItself(members, head.to, context)) return null;
  const tail = nodes.find(
    ({ name, to }) => isTail(name) && recordName(to, context) === recordName(head.to, context)
  );
  const counts = members.filter(({ name, type }) => {
    const resolved = resolveType(type, context.index);
    return resolved.is === "number" && resolved.form === "integer" && isLengthName(name);
  });
  const [count] = counts;
  const isOnly = counts.length === 1 && count !== void 0;
  return { head: head.name, next: head.next, tail: tail?.name ?? null, count: isOnly ? count.name : null };
}
function isNodeItself(members, node, context) {
  const resolved = resolveType(node, context.index);
  return resolved.is === "record" && (resolved.members ?? []).every((one) => members.some(({ name }) => name === one.name));
}
function writeListEnds({ head, next, tail, count }, lvalue, label, { writer }) {
  const first = `${lvalue}.${head}`;
  const isEmpty = `${first} == 0`;
  const isSingle = `${first}->${next} == 0`;
  if (tail !== null) {
    writer.statement(`${lvalue}.${tail} = ${isEmpty} ? 0 : ${isSingle} ? ${first} : ${first}->${next};`);
    writer.note(`\`${label}${tail}\` is the last node of the list behind \`${label}${head}\``);
  }
  if (count === null) return;
  writer.assume(`${lvalue}.${count} == (${isEmpty} ? 0 : ${isSingle} ? 1 : 2)`);
  writer.note(`\`${label}${count}\` is the number of nodes behind \`${label}${head}\``);
}

// src/project/harness/set-to-null.ts
var mostStores = 256;
function setToNull(place, count, writer) {
  if (count === null || count > mostStores) {
    writer.statement(`__builtin_memset(${place}, 0, sizeof ${place});`);
    return;
  }
  for (let from = 0; from < count; from += 8) {
    const length = Math.min(8, count - from);
    writer.statement(Array.from({ length }, (_, at2) => `${place}[${from + at2}] = 0;`).join(" "));
  }
}

// src/project/harness/build-record.ts
var mostNodes = 3;
var deepest5 = 6;
var mostObjects = 60;
var mostElements = 8;
var mostChains = 2;
function buildRecord(type, lvalue, request, context) {
  const resolved = resolveType(type, context.index);
  if (resolved.is !== "record" || resolved.members === null) return;
  const members = flatten(resolved.members, context);
  const parents = [...request.parents, { record: recordName(type, context), address: addressOf(lvalue) }];
  if (resolved.form === "union") {
    const pointer = members.find((member) => resolveType(member.type, context.index).is === "pointer");
    if (pointer !== void 0) fillMember(pointer, lvalue, { ...request, parents }, noRelations, context);
    return;
  }
  const usesOf = (name) => context.usesOf({ name, isMember: true });
  const relations = relateSizes(members, true, context.index, usesOf, context.readers);
  const filler = { ...request, parents };
  const list = findList(members, context);
  for (const member of members) limitNumber(member, lvalue, filler, relations, members, context);
  for (const member of members)
    if (member.name !== list?.tail) fillMember(member, lvalue, filler, relations, context);
  if (list !== null) writeListEnds(list, lvalue, request.label, context);
}
var noRelations = { extents: /* @__PURE__ */ new Map(), limits: [] };
function flatten(members, context) {
  return members.flatMap((member) => {
    if (member.name !== null) return [{ ...member, name: member.name }];
    const inner = resolveType(member.type, context.index);
    return inner.is === "record" && inner.form === "struct" ? flatten(inner.members ?? [], context) : [];
  });
}
function fillMember(member, lvalue, request, relations, context) {
  const place = `${lvalue}.${member.name}`;
  const resolved = resolveType(member.type, context.index);
  const label = `${request.label}${member.name}`;
  const name = `${request.name}_${member.name}`;
  if (resolved.is === "record" && request.parents.length <= deepest5) {
    const inner = { label: `${label}.`, name, parents: request.parents };
    context.build.record(member.type, place, inner, context);
  }
  if (resolved.is === "array") fillArray(member, resolved, place, { ...request, label, name }, context);
  if (resolved.is !== "pointer") return;
  const value = pointerMember(member, resolved.to, lvalue, request, relations, context);
  writeMember(member, place, value, context);
}
function writeMember({ type }, place, value, { writer }) {
  const isConst = type.kind === "pointer" && type.isConst;
  const target = isConst ? `*(${declare({ kind: "pointer", to: { ...type, isConst: false }, isConst: false }, "")})&${place}` : place;
  writer.statement(`${target} = ${value};`);
}
function pointerMember({ name, type }, to, lvalue, request, relations, context) {
  const { writer } = context;
  const label = `${request.label}${name}`;
  const uses2 = context.usesOf({ name, isMember: true });
  if (!uses2.isMentioned) return "0";
  const own = recordName(to, context);
  const level = request.parents.filter(({ record }) => record === own).length;
  const isLink = level > 0;
  if (isLink && isBackName(name)) {
    const isFirst = isOfRow(name) && isDownName(lastOf(request.label));
    return backLink(own, isFirst ? 1 : level, request.parents, label, context);
  }
  const most3 = request.parents[0]?.record === own ? mostNodes : mostNodes - 1;
  const nodes = Math.max(2, most3 - branchCost(to, context));
  if (isLink && level >= nodes || request.parents.length > deepest5 || writer.objectCount > mostObjects) {
    writer.limit(`lists and trees behind \`${firstOf(label)}\` end after ${nodes} nodes`);
    return "0";
  }
  const variable2 = `${request.name}_${name}`;
  const extent = extentOf(name, lvalue, request, relations);
  const isTextBuffer = extent !== null && uses2.isString;
  const used = relations.limits.find(({ limit }) => limit === relations.extents.get(name));
  const terminated = isTextBuffer && used !== void 0 ? `${lvalue}.${used.number}` : null;
  if (terminated !== null && extent !== null) {
    writer.assume(`${terminated} < ${extent.count}`);
    writer.note(`\`${label}\` is terminated at \`${request.label}${used?.number}\``);
  }
  try {
    const isHandedOver = !isLink && context.isNoLongerFreed({ name, isMember: true });
    const mayBeNull = isLink || uses2.isNullChecked && !isHandedOver;
    const build = () => context.build.pointer(
      to,
      {
        label,
        name: variable2,
        uses: uses2,
        extent: extent && { ...extent, terminatedAt: terminated },
        mayBeNull,
        parents: request.parents
      },
      context
    );
    const pointer = isHandedOver ? writer.handOver(build) : build();
    if (isHandedOver) writer.note(handedOver(label));
    if (extent !== null && uses2.isNullChecked && !isLink) {
      const holder = writer.nameFor(variable2);
      writer.statement(
        `${declare(type.kind === "pointer" ? { ...type, isConst: false } : type, holder)} = ${pointer};`
      );
      writer.assume(`${holder} != 0 || ${extent.count} == 0`);
      return holder;
    }
    return pointer;
  } catch (error) {
    if (!(error instanceof NoHarness)) throw error;
    writer.note(`\`${label}\` is NULL, as nothing is known of its type`);
    return "0";
  }
}
function branchCost(to, context) {
  return context.hasFree && forwardLinks(to, context).length > 1 ? 1 : 0;
}
function extentOf(name, lvalue, { label }, { extents }) {
  const length = extents.get(name);
  if (length === void 0) return null;
  return {
    count: `${lvalue}.${length}`,
    words: `\`${label}${length}\` elements`,
    isBytes: false,
    terminatedAt: null
  };
}
function backLink(record, level, parents, label, { writer }) {
  const before = parents.filter((one) => one.record === record).at(-2);
  if (level > 1 && before !== void 0) return before.address;
  writer.note(`\`${label}\` is NULL: the first node has none before it`);
  return "0";
}
function fillArray(member, { of, size }, place, request, context) {
  const { writer, index } = context;
  const inner = resolveType(of, index);
  const count = size === null ? null : index.constantOf(size);
  if (inner.is === "number" && inner.form === "character" && count !== null) {
    const uses2 = context.usesOf({ name: member.name, isMember: true });
    if (!uses2.isString) return;
    writer.statement(
      `${place}[${writer.any({ kind: "named", name: "unsigned", isConst: false, defines: null })} % ${count}] = 0;`
    );
    writer.note(`\`${request.label}\` holds a terminated string`);
    return;
  }
  if (inner.is !== "pointer" && inner.is !== "record") return;
  const isSmall = count !== null && count <= mostElements;
  if (inner.is === "pointer" && !isSmall) setToNull(place, count, writer);
  const each = isSmall ? count : 0;
  for (let at2 = 0; at2 < each; at2 += 1) {
    if (inner.is === "pointer" && at2 >= mostChains) {
      writer.statement(`${place}[${at2}] = 0;`);
      continue;
    }
    const element = { name: `${member.name}[${at2}]`, type: of, isBitField: false };
    const label = `${request.label}[]`;
    const name = `${request.name}_${at2}`;
    if (inner.is === "record")
      context.build.record(
        of,
        `${place}[${at2}]`,
        { label: `${label}.`, name, parents: request.parents },
        context
      );
    else
      arrayElement(element, inner.to, `${place}[${at2}]`, { ...request, label, name }, member.name, context);
  }
}
function arrayElement(element, to, place, request, member, context) {
  const uses2 = context.usesOf({ name: member, isMember: true });
  const value = context.build.pointer(
    to,
    {
      label: request.label,
      name: request.name,
      uses: { ...uses2, isArray: false },
      extent: null,
      mayBeNull: true,
      parents: request.parents
    },
    context
  );
  writeMember(element, place, value, context);
}
function addressOf(lvalue) {
  const pointer = /^\(\*(\w+)\)$/.exec(lvalue);
  return pointer?.[1] ?? `&${lvalue}`;
}
function handedOver(label) {
  return `what \`${label}\` points to is the function's to free, as it was before`;
}
function lastOf(label) {
  return label.split(/->|\./).at(-2) ?? label;
}
function firstOf(label) {
  return label.split(/->|\./)[0] ?? label;
}

// src/project/harness/caller-facts.ts
function callerFacts(target, files, index) {
  const sites = files.flatMap((file) => callsIn2(file).sites.get(target.name) ?? []);
  const nullPassed = new Set(
    target.parameters.flatMap(
      ({ name }, position) => name !== null && sites.some((site) => isNull(site, position)) ? [name] : []
    )
  );
  return { nullPassed, condition: conditionOf(target, files, sites, index) };
}
var callsIn2 = oncePer(readCalls);
function readCalls({ functions, declarations }) {
  const sites = /* @__PURE__ */ new Map();
  const withoutCall = new Set(declarations.flatMap(({ mentions }) => mentions));
  for (const caller of functions) {
    if (!caller.isDefinition) continue;
    const body = bodyOf(caller);
    for (const call of body.calls) {
      const known2 = sites.get(call.name);
      if (known2 === void 0) sites.set(call.name, [{ caller, body, call }]);
      else known2.push({ caller, body, call });
    }
    body.tokens.forEach(({ text }, at2) => {
      if (textAt(body, at2 + 1) !== "(") withoutCall.add(text);
    });
  }
  return { sites, withoutCall };
}
function isNull({ body, call }, position) {
  const argument = call.arguments[position];
  return argument !== void 0 && /^(?:NULL|0|nullptr|\( void \* \) 0)$/.test(spanText(body, argument));
}
function conditionOf(target, files, sites, index) {
  const others2 = sites.filter(({ caller }) => caller.name !== target.name);
  if (!target.isStatic || others2.length === 0) return null;
  const escapes = files.some((file) => callsIn2(file).withoutCall.has(target.name));
  if (escapes) return null;
  const each = others2.map((site) => conditionsAt(site, target, index));
  if (each.some((conditions) => conditions.length === 0)) return null;
  const alternatives = [
    ...new Set(each.map((conditions) => conditions.map((one) => `(${one})`).join(" && ")))
  ];
  return alternatives.length === 1 ? alternatives[0] ?? null : alternatives.map((one) => `(${one})`).join(" || ");
}
function conditionsAt({ body, call }, target, index) {
  const constants = target.parameters.flatMap(({ name, isPointer, isArray, isFunctionPointer }, position) => {
    const argument = call.arguments[position];
    if (name === null || argument === void 0 || isPointer || isArray || isFunctionPointer) return [];
    const text = spanText(body, argument);
    return index.constantOf(text) === null ? [] : [`${name} == ${text}`];
  });
  const variables = /* @__PURE__ */ new Map();
  target.parameters.forEach(({ name }, position) => {
    const argument = call.arguments[position];
    if (name !== null && argument?.end === argument?.start) return;
    if (name === null || argument === void 0 || argument.end - argument.start !== 1) return;
    const token = body.tokens[argument.start];
    if (token?.kind === "word" && index.constantOf(token.text) === null) variables.set(token.text, name);
  });
  return [.../* @__PURE__ */ new Set([...constants, ...guardsOf(call, variables, body, index)])];
}
function guardsOf(call, variables, body, index) {
  return body.tokens.flatMap(({ text }, at2) => {
    const close = body.partners.get(at2 + 1);
    if (text !== "if" || close === void 0 || close >= call.at || !isAround(at2, call.at, body)) return [];
    const condition = { start: at2 + 2, end: close };
    const then = statementAt(close + 1, body);
    const isInside = call.at >= then.start && call.at < then.end;
    if (!isInside && (textAt(body, then.end) === "else" || !leaves(then, body))) return [];
    const parts = splitAt(isInside ? "&&" : "||", condition, body);
    return parts.flatMap((part) => {
      const mapped = overParameters(part, variables, body, index);
      if (mapped === null || changesAfter(part, close, body)) return [];
      return [isInside ? mapped : `!(${mapped})`];
    });
  });
}
function isAround(at2, call, body) {
  return (blockEnd(at2, body) ?? body.tokens.length) > call;
}
function blockEnd(at2, body) {
  for (let open = at2; open >= 0; open -= 1) {
    const text = textAt(body, open);
    if (text === "}") open = body.partners.get(open) ?? open;
    else if (text === "{") return body.partners.get(open) ?? null;
  }
  return null;
}
function statementAt(start, body) {
  if (textAt(body, start) === "{") return { start, end: (body.partners.get(start) ?? start) + 1 };
  let end = start;
  while (end < body.tokens.length && textAt(body, end) !== ";") {
    if (textAt(body, end) === "(" || textAt(body, end) === "{") end = body.partners.get(end) ?? end;
    end += 1;
  }
  return { start, end: end + 1 };
}
function leaves({ start, end }, body) {
  const isBlock = textAt(body, start) === "{";
  let last2 = isBlock ? end - 2 : end - 1;
  for (last2 -= 1; last2 > start && !/^[;{}]$/.test(textAt(body, last2)); last2 -= 1) ;
  const first = textAt(body, /^[;{}]$/.test(textAt(body, last2)) ? last2 + 1 : last2);
  return /^(?:return|goto|break|continue|exit|_exit|abort)$/.test(first);
}
function splitAt(operator, { start, end }, body) {
  const other = operator === "&&" ? "||" : "&&";
  const parts = [];
  let from = start;
  for (let at2 = start; at2 < end; at2 += 1) {
    const text = textAt(body, at2);
    if (text === "(" || text === "[") at2 = body.partners.get(at2) ?? at2;
    else if (operator === "&&" && (text === other || text === "?")) return [{ start, end }];
    else if (text === operator) {
      parts.push({ start: from, end: at2 });
      from = at2 + 1;
    }
  }
  return [...parts, { start: from, end }];
}
function overParameters({ start, end }, variables, body, index) {
  const words = [];
  let isAboutParameter = false;
  for (let at2 = start; at2 < end; at2 += 1) {
    const token = body.tokens[at2];
    if (token === void 0 || token.kind === "string") return null;
    const isMacro = index.constantOf(token.text) !== null;
    if (token.kind === "word" && !isMacro && token.text !== "NULL") {
      const name = variables.get(token.text);
      if (name === void 0 || textAt(body, at2 + 1) === "(") return null;
      isAboutParameter = true;
      words.push(name);
    } else if (/^(?:\.|->|\[|=|[-+*/%&|^]=|<<=|>>=|\+\+|--)$/.test(token.text)) return null;
    else words.push(token.text);
  }
  return isAboutParameter ? words.join(" ") : null;
}
function changesAfter({ start, end }, from, body) {
  const names = new Set(
    body.tokens.slice(start, end).flatMap(({ kind, text }) => kind === "word" ? [text] : [])
  );
  const to = blockEnd(start, body) ?? body.tokens.length;
  for (let at2 = from; at2 < to; at2 += 1) {
    if (!names.has(textAt(body, at2))) continue;
    const isSet = /^(?:=|[-+*/%&|^]=|<<=|>>=|\+\+|--)$/.test(textAt(body, at2 + 1));
    if (isSet || /^(?:\+\+|--)$/.test(textAt(body, at2 - 1))) return true;
    if (textAt(body, at2 - 1) === "&" && /^[(,=]$/.test(textAt(body, at2 - 2))) return true;
  }
  return false;
}

// src/project/harness/harness-text.ts
var libraryDeclarations = [
  "/* The C library is called by its own names, whatever the file above made of them. */",
  ...["malloc", "calloc", "realloc", "free", "fopen"].map((one) => `#undef ${one}`),
  "extern void *malloc(__SIZE_TYPE__);",
  "extern void *calloc(__SIZE_TYPE__, __SIZE_TYPE__);",
  "extern void *realloc(void *, __SIZE_TYPE__);",
  "extern void free(void *);",
  "extern void __ESBMC_assume(_Bool);"
];
function harnessText(includedFile, name, writer, call) {
  return [
    `/* Calls ${name} once with any arguments that its signature and its callers allow.`,
    " * Written by esbmc-action. What it takes for granted:",
    ...writer.assumptions.map((one) => ` * - ${one.replaceAll("*/", "* /")}`),
    " */",
    `#include "${includedFile}"`,
    "",
    ...libraryDeclarations,
    "",
    "/* Functions without a body: ESBMC gives them any result. */",
    ...writer.fileScope,
    "",
    `void ${harnessEntry}(void)`,
    "{",
    ...writer.statements,
    ...call,
    ...writer.closing.length === 0 ? [] : ["  /* What is still reachable at the end is no leak. */"],
    ...writer.closing,
    "}",
    ""
  ].join("\n");
}

// src/project/harness/harness-writer.ts
var HarnessWriter = class {
  fileScope = [];
  statements = [];
  closing = [];
  assumptions = [];
  /** Those of the assumptions that keep something smaller than it may be: within them, nothing is proved for all. */
  limits = [];
  /** Variables of the harness, and what the reader of a trace calls them. */
  inputNames = /* @__PURE__ */ new Map();
  anyFunctions = /* @__PURE__ */ new Map();
  taken = /* @__PURE__ */ new Set();
  objects = 0;
  indent = 1;
  isKeeping = true;
  anyPrefix;
  /** @param anyPrefix two writers for one file need different ones */
  constructor(anyPrefix = anyValuePrefix) {
    this.anyPrefix = anyPrefix;
  }
  statement(text) {
    this.statements.push(`${"  ".repeat(this.indent)}${text}`);
  }
  comment(text) {
    this.statement(`/* ${text.replaceAll("*/", "* /")} */`);
  }
  assume(condition) {
    this.statement(`__ESBMC_assume(${condition});`);
  }
  /** What the harness takes for granted, in words; said once. */
  note(assumption) {
    if (!this.assumptions.includes(assumption)) this.assumptions.push(assumption);
  }
  /** An assumption about a size that is made so that runs end. */
  limit(assumption) {
    this.note(assumption);
    if (!this.limits.includes(assumption)) this.limits.push(assumption);
  }
  /** Statements that run only when a condition holds. */
  when(condition, write) {
    this.statement(`if (${condition}) {`);
    this.indent += 1;
    write();
    this.indent -= 1;
    this.statement("}");
  }
  /** A call that gives any value of a type. */
  any(type) {
    const plain2 = withoutConst(type);
    const spelled = declare(plain2, "");
    const known2 = this.anyFunctions.get(spelled);
    if (known2 !== void 0) return `${known2}()`;
    const name = `${this.anyPrefix}${this.anyFunctions.size + 1}`;
    this.anyFunctions.set(spelled, name);
    this.fileScope.push(
      `extern ${declare({ kind: "function", returns: plain2, parameters: [], isVariadic: false }, name)};`
    );
    return `${name}()`;
  }
  /** Either, as ESBMC likes. */
  anyBool() {
    return this.any({ kind: "named", name: "_Bool", isConst: false, defines: null });
  }
  /** A name for a variable that nothing else in the harness has. */
  nameFor(wanted) {
    const plain2 = wanted.replace(/\W+/g, "_").replace(/^(?=\d)/, "_");
    let name = plain2;
    for (let count = 2; this.taken.has(name); count += 1) name = `${plain2}_${count}`;
    this.taken.add(name);
    return name;
  }
  reserve(names) {
    for (const name of names) this.taken.add(name);
  }
  /** How many objects were made so far. */
  get objectCount() {
    return this.objects;
  }
  /** What is made meanwhile is the function's to free. */
  handOver(make) {
    const before = this.isKeeping;
    this.isKeeping = false;
    try {
      return make();
    } finally {
      this.isKeeping = before;
    }
  }
  /** Keeps what a pointer points to reachable to the end: it is the harness's own and no leak of the function. */
  keep(pointer) {
    if (!this.isKeeping) return;
    const holder = this.nameFor("esbmc_action_kept");
    this.statement(`static const void *${holder};`);
    this.statement(`${holder} = ${pointer};`);
  }
  /** A local object with any content; what it holds in the end stays reachable. */
  object(type, wanted, label) {
    this.objects += 1;
    const plain2 = withoutConst(type);
    const name = this.nameFor(wanted);
    this.inputNames.set(name, label);
    this.statement(`${declare(plain2, name)} = ${this.any(plain2)};`);
    const holder = this.nameFor("esbmc_action_kept");
    this.closing.push(`  static ${declare(plain2, holder)};`, `  ${holder} = ${name};`);
    return name;
  }
  /** A block of the heap with any content. */
  block(element, count, wanted, label, hasPointers = false) {
    this.objects += 1;
    const plain2 = withoutConst(element);
    const name = this.nameFor(wanted);
    this.inputNames.set(name, label);
    const size = sizeOf(plain2, count, hasPointers);
    const type = isVoid(plain2) ? bytes : plain2;
    this.statement(`${declare({ kind: "pointer", to: type, isConst: false }, name)} = malloc(${size});`);
    this.assume(`${name} != 0`);
    this.keep(name);
    return name;
  }
};
var bytes = { kind: "named", name: "unsigned char", isConst: false, defines: null };
function sizeOf(element, count, hasPointers) {
  if (isVoid(element)) return count;
  if (count === "1") return `sizeof(${declare(element, "")})`;
  if (hasPointers || /^\(?\d+\)?$/.test(count))
    return `sizeof(${declare({ kind: "array", of: element, size: count }, "")})`;
  return `${count} * sizeof(${declare(element, "")})`;
}
function isVoid(type) {
  return type.kind === "named" && type.name === "void";
}

// src/project/harness/parameter-pairs.ts
var mostVariants = 3;
function typedParameters(target, index) {
  return target.parameters.map(({ name, type }, position) => {
    const read2 = new DeclarationReader(programTokens(type === "" ? "int" : type)).typeName().type;
    const own = read2.kind === "function" ? { kind: "pointer", to: read2, isConst: false } : read2;
    const known2 = name ?? `argument_${position + 1}`;
    return {
      name: known2,
      place: { name: known2, isMember: false },
      position,
      type: own,
      resolved: resolveType(own, index)
    };
  });
}
function pairParameters(parameters, versions, index, usesOf) {
  const numbers = parameters.filter((one) => isCount(one, index));
  const pointers2 = parameters.filter(({ resolved, uses: uses2 }) => isData2(resolved, uses2, index));
  const ranked = pointers2.map((pointer) => {
    const others3 = numbers.filter((number) => number !== pointer);
    const isString = usesOf(pointer.place).isString;
    return rankLengths(
      pointer,
      others3,
      pointers2.filter((one) => !numbers.includes(one)),
      versions,
      index.functions,
      isString
    );
  });
  const best = new Map(
    ranked.flatMap(([first]) => first === void 0 ? [] : [[first.pointer, first]])
  );
  const others2 = ranked.flatMap((pairs) => pairs.slice(1)).map((pair) => new Map([...best, [pair.pointer, pair]]));
  return [best, ...others2].slice(0, mostVariants);
}
function isData2(type, uses2, index) {
  if (type.is === "array") return true;
  if (type.is !== "pointer") return false;
  const target = resolveType(type.to, index);
  const isOne = target.is === "record" && !uses2.isArray;
  return target.is !== "function" && !isOne;
}
function isCount({ resolved, uses: uses2 }, index) {
  if (resolved.is === "number") return resolved.form === "integer" || resolved.form === "character";
  if (resolved.is !== "pointer" || uses2.isArray || !uses2.isRead) return false;
  const target = resolveType(resolved.to, index);
  return target.is === "number" && target.form === "integer";
}

// src/project/harness/size-limits.ts
var fewest = 4;
var small = 32;
var largestByDefault = 260;
var beyond = 2;
function sizeLimits(functions, index, largest = largestByDefault) {
  const reached3 = reachedFrom(functions, index);
  const seen = reached3.flatMap((one) => [...numbersIn(one, index), ...arraysUsedBy(one, index)]);
  const counted = seen.filter((value) => value > 0 && value + beyond <= largest);
  const most3 = Math.max(fewest, ...counted) + beyond;
  return { most: most3, ample: most3 * 2 };
}
function reachedFrom(functions, { functions: defined }) {
  const reached3 = /* @__PURE__ */ new Set();
  const waiting = [...functions];
  for (let one = waiting.pop(); one !== void 0; one = waiting.pop()) {
    if (reached3.has(one)) continue;
    reached3.add(one);
    waiting.push(...bodyOf(one).calls.flatMap(({ name }) => defined.get(name) ?? []));
  }
  return [...reached3];
}
function numbersIn(one, index) {
  const { tokens } = bodyOf(one);
  return tokens.flatMap(({ kind, text }, at2) => {
    if (kind !== "number" && kind !== "word") return [];
    const value = index.constantOf(text);
    if (value === null) return [];
    return value <= small || isBound(tokens[at2 - 1]?.text ?? "", tokens[at2 + 1]?.text ?? "") ? [value] : [];
  });
}
function isBound(before, after) {
  return /^(?:\[|<|<=|>|>=|\*)$/.test(before) || /^(?:\]|<|<=|>|>=|\*)$/.test(after);
}
function arraysUsedBy(one, index) {
  const known2 = arraySizes(index);
  const used = new Set(bodyOf(one).tokens.map(({ text }) => text));
  return [...used].flatMap((name) => known2.get(name) ?? []);
}
var arraySizes = oncePer((index) => {
  const members = [...index.definitions.values(), ...typedefRecords(index)].flatMap(
    (definition) => definition.form === "enum" ? [] : definition.members
  );
  const sizes = /* @__PURE__ */ new Map();
  for (const { name, type } of [...members, ...index.globals]) {
    if (name === null || type.kind !== "array" || type.size === null) continue;
    const size = index.constantOf(type.size);
    const known2 = sizes.get(name) ?? [];
    if (size !== null) sizes.set(name, [...known2, size]);
  }
  return sizes;
});
function typedefRecords({ typedefs }) {
  return [...typedefs.values()].flatMap(
    (type) => type.kind === "named" && type.defines !== null ? [type.defines] : []
  );
}

// src/project/harness/constant-value.ts
var longestChain3 = 10;
function constantValue(text, meaningOf, chain = 0) {
  if (chain > longestChain3) return null;
  const tokens = programTokens(text);
  let at2 = 0;
  const take = (spelling2) => {
    if (tokens[at2]?.text !== spelling2) return false;
    at2 += 1;
    return true;
  };
  const primary = () => {
    const token = tokens[at2];
    if (token === void 0) return null;
    at2 += 1;
    if (token.text === "(") {
      const inner = sum(0);
      return take(")") ? inner : null;
    }
    if (token.text === "-") return negate(primary());
    if (token.text === "+") return primary();
    return leafValue(token, meaningOf, chain);
  };
  const sum = (level) => {
    const operators = levels[level];
    if (operators === void 0) return primary();
    let left = sum(level + 1);
    for (; ; ) {
      const apply = operators.get(tokens[at2]?.text ?? "");
      if (apply === void 0) return left;
      at2 += 1;
      const right = sum(level + 1);
      left = left === null || right === null ? null : apply(left, right);
    }
  };
  const value = sum(0);
  return at2 === tokens.length && value !== null && Number.isSafeInteger(value) ? value : null;
}
var levels = [
  /* @__PURE__ */ new Map([
    ["<<", (left, right) => right < 0 || right > 40 ? null : left * 2 ** right],
    [">>", (left, right) => right < 0 || right > 40 ? null : Math.floor(left / 2 ** right)]
  ]),
  /* @__PURE__ */ new Map([
    ["+", (left, right) => left + right],
    ["-", (left, right) => left - right]
  ]),
  /* @__PURE__ */ new Map([
    ["*", (left, right) => left * right],
    ["/", (left, right) => right === 0 ? null : Math.trunc(left / right)],
    ["%", (left, right) => right === 0 ? null : left % right]
  ])
];
function negate(value) {
  return value === null ? null : -value;
}
function leafValue({ kind, text }, meaningOf, chain) {
  if (kind === "number") {
    const digits = text.replace(/[uUlL]+$/, "");
    if (/^0[0-7]+$/.test(digits)) return Number.parseInt(digits, 8);
    return /^(?:0[xX][0-9a-fA-F]+|0[bB][01]+|\d+)$/.test(digits) ? Number(digits) : null;
  }
  if (kind === "character") return /^'[^\\']'$/.test(text) ? text.charCodeAt(1) : null;
  const meaning = kind === "word" ? meaningOf(text) : null;
  return meaning === null ? null : constantValue(meaning, meaningOf, chain + 1);
}

// src/project/harness/type-index.ts
var read = /* @__PURE__ */ new WeakMap();
function indexTypes(files) {
  const [own] = files;
  const known2 = (own && read.get(own)) ?? [];
  const same = known2.find((one) => isSame2(one.files, files));
  if (same !== void 0) return same.index;
  const index = readTypes(files);
  if (own !== void 0) read.set(own, [...known2, { files: [...files], index }]);
  return index;
}
function isSame2(some, others2) {
  return some.length === others2.length && some.every((one, at2) => one === others2[at2]);
}
function readTypes(files) {
  const typedefs = /* @__PURE__ */ new Map();
  const definitions = /* @__PURE__ */ new Map();
  const macros = /* @__PURE__ */ new Map();
  const enumerators = /* @__PURE__ */ new Map();
  const globals = [];
  const functions = /* @__PURE__ */ new Map();
  const callable = /* @__PURE__ */ new Set();
  const index = {
    typedefs,
    definitions,
    globals,
    functions,
    callable,
    macros,
    constantOf: (expression2) => constantValue(expression2, (name) => macros.get(name) ?? enumerators.get(name) ?? null)
  };
  for (const [position, file] of files.entries()) {
    for (const one of file.functions) {
      if (!one.isDefinition || functions.has(one.name)) continue;
      functions.set(one.name, one);
      if (position === 0 || !one.isStatic) callable.add(one);
    }
    for (const declaration of file.declarations) {
      if (declaration.kind === "macro") readMacro(declaration, macros);
      else if (declaration.kind !== "pragma")
        readDeclared(declaration, position === 0, { typedefs, definitions, enumerators, globals });
    }
  }
  return index;
}
function readMacro({ tokens }, macros) {
  const match = /^#define (\w+) (.*)$/s.exec(tokens);
  if (match?.[1] !== void 0 && !macros.has(match[1])) macros.set(match[1], match[2] ?? "");
}
function readDeclared({ tokens }, isOwn, tables) {
  const reader = new DeclarationReader(programTokens(tokens));
  while (!reader.isAtEnd) {
    const { isTypedef, base, declared } = reader.declaration();
    define(base, tables);
    for (const one of declared) {
      if (one.name === null) continue;
      if (isTypedef) {
        if (!tables.typedefs.has(one.name)) tables.typedefs.set(one.name, one.type);
      } else if (one.type.kind !== "function") {
        const isExtern = /(?:^|\s)extern\s/.test(tokens);
        tables.globals.push({
          ...one,
          name: one.name,
          isConst: isConstant2(one.type),
          isOwn: isOwn && !isExtern
        });
      }
    }
  }
}
function isConstant2(type) {
  if (type.kind === "array") return isConstant2(type.of);
  return type.kind !== "function" && type.isConst;
}
function define(type, tables) {
  if (type.kind === "pointer") define(type.to, tables);
  if (type.kind === "array") define(type.of, tables);
  if (type.kind !== "named" || type.defines === null) return;
  const { defines: defines2, name } = type;
  if (name.includes(" ") && !tables.definitions.has(name)) tables.definitions.set(name, defines2);
  if (defines2.form === "enum") defineEnumerators(tables, defines2.enumerators);
  else for (const member of defines2.members) define(member.type, tables);
}
function defineEnumerators({ enumerators }, names) {
  names.forEach((name, position) => {
    if (!enumerators.has(name)) enumerators.set(name, String(position));
  });
}

// src/project/harness/rename-words.ts
function renameWords(expression2, names) {
  return programTokens(expression2).map(({ text }, at2, all) => {
    const isMember = /^(?:\.|->)$/.test(all[at2 - 1]?.text ?? "");
    return isMember ? text : names.get(text) ?? text;
  }).join(" ");
}

// src/project/harness/write-call.ts
function writeCall({ target, parameters, calls: calls2, options, index, isNoLongerFreed }, names, context) {
  const { writer } = context;
  const variables = new Map(parameters.map(({ name }, position) => [name, names[position] ?? name]));
  const promised2 = [calls2.condition, ...options.requires ?? []].filter((one) => one !== null);
  for (const condition of promised2) {
    writer.assume(renameWords(condition, variables));
    writer.note(
      `\`${condition}\`, as ${condition === calls2.condition ? "all its callers see to" : "its `esbmc: requires` says"}`
    );
  }
  const call = `${target.name}(${names.join(", ")});`;
  const type = target.returnType.replace(/\b(?:const|inline|__inline|extern)\s+(?!.*\*)/g, "").trim();
  const inner = /^\w+ ?\((.*)\)$/.exec(type)?.[1]?.trim() ?? type;
  if (inner === "void") return [`  ${call}`];
  const returned = returnedType(target.returnType);
  if (returned.kind === "pointer") keepMembers(resultVariable, returned.to, context);
  if (resolveType(returned, index).is === "pointer") {
    for (const { name } of parameters.filter(({ place }) => isNoLongerFreed(place)))
      keepWhere(`${resultVariable} == 0`, variables.get(name) ?? name, writer);
  }
  return [
    `  static __typeof__(${target.name}(${names.join(", ")})) ${resultVariable};`,
    `  ${resultVariable} = ${call}`
  ];
}
function keepWhere(condition, pointer, writer) {
  const holder = writer.nameFor("esbmc_action_kept");
  writer.closing.push(`  static const void *${holder};`, `  if (${condition}) ${holder} = ${pointer};`);
}
function returnedType(text) {
  return new DeclarationReader(programTokens(text)).typeName().type;
}

// src/project/harness/write-globals.ts
function writeGlobals({ index }, context) {
  const { writer, readers } = context;
  const used = index.globals.filter(
    ({ name, isConst, isOwn }) => isOwn && !isConst && readers.some((one) => bodyOf(one).tokens.some(({ text }) => text === name))
  );
  const usesOf = (name) => mergeUses(readers.map((one) => usesIn(one, { name, isMember: false }, index.functions)));
  const { limits } = relateSizes(used, false, index, usesOf, readers);
  const changed = /* @__PURE__ */ new Set();
  for (const { number, limit, isStrict } of limits) {
    const global = used.find(({ name }) => name === number);
    const array = used.find(({ type }) => type.kind === "array" && type.size === limit);
    if (global === void 0 || array === void 0) continue;
    const resolved = resolveType(global.type, index);
    const sign = resolved.is === "number" && resolved.isSigned ? `${number} >= 0 && ` : "";
    const operator = isStrict ? "<" : "<=";
    writer.statement(`${number} = ${writer.any(global.type)};`);
    writer.assume(`${sign}${number} ${operator} ${limit}`);
    writer.note(
      `the global \`${number}\` is 0 to ${limit}, the size of \`${array.name}\`${isStrict ? ", and less" : ""}`
    );
    changed.add(number);
  }
  for (const { name, type } of used) {
    if (type.kind !== "pointer" || forwardLinks(type.to, context).length === 0) continue;
    const uses2 = usesOf(name);
    const request = { label: name, name, uses: uses2, extent: null, mayBeNull: true, parents: [] };
    writer.statement(`${name} = ${context.build.pointer(type.to, request, context)};`);
    changed.add(name);
  }
  const others2 = used.filter(({ name }) => !changed.has(name)).map(({ name }) => `\`${name}\``);
  if (others2.length > 0) writer.note(`global variables have their initial values: ${others2.join(", ")}`);
}

// src/project/harness/write-parameters.ts
function writeParameters(setting, pairs, context) {
  const names = new Map(setting.parameters.map((one) => [one.name, variableFor(one, context)]));
  const lengths2 = new Set([...pairs.values()].map(({ length }) => length));
  const isLate = (one) => one.resolved.is === "pointer" || one.resolved.is === "array";
  const early = setting.parameters.filter((one) => !isLate(one));
  const counts = setting.parameters.filter((one) => isLate(one) && lengths2.has(one.name));
  const rest = setting.parameters.filter((one) => isLate(one) && !lengths2.has(one.name));
  for (const one of early) writeValue(one, names, lengths2.has(one.name), setting, context);
  for (const one of [...counts, ...rest])
    writePointer(one, names, lengths2.has(one.name), pairs, setting, context);
  for (const one of early) limitIndex(one, names, lengths2, pairs, setting, context);
  return setting.parameters.map((one) => names.get(one.name) ?? one.name);
}
function variableFor({ name }, { index, writer }) {
  const isTaken = index.typedefs.has(name) || index.functions.has(name) || index.macros.has(name);
  if (!isTaken) return name;
  const variable2 = writer.nameFor(`${name}_argument`);
  writer.inputNames.set(variable2, name);
  return variable2;
}
function writeValue({ name, type, resolved, uses: uses2 }, names, isLength, { limits }, context) {
  const { writer } = context;
  const variable2 = names.get(name) ?? name;
  if (resolved.is === "unknown" || resolved.is === "void" || resolved.is === "record" && resolved.members === null)
    throw new NoHarness(
      `needs a harness: nothing is known of the type of \`${name}\` (\`${declare(type, "")}\`)`
    );
  if (/va_list/.test(declare(type, "")))
    throw new NoHarness("takes a va_list, which a harness can not choose");
  writer.statement(`${declare(withoutConst(type), variable2)} = ${writer.any(type)};`);
  if (resolved.is === "enum") {
    limitEnum(variable2, name, resolved.enumerators, context);
    return;
  }
  if (resolved.is === "record") {
    writer.note(`\`${name}\` holds any values`);
    context.build.record(type, variable2, { label: `${name}.`, name, parents: [] }, context);
    return;
  }
  if (!isLength || resolved.is !== "number") {
    writer.note(`\`${name}\` may be any ${declare(withoutConst(type), "")}`);
    return;
  }
  const isFree = resolved.isSigned && uses2.isSignChecked;
  writer.assume(`${resolved.isSigned && !isFree ? `${variable2} >= 0 && ` : ""}${variable2} <= ${limits.most}`);
  writer.limit(
    isFree ? `\`${name}\` is at most ${limits.most}, and may be negative` : `\`${name}\` is 0 to ${limits.most}`
  );
}
function writePointer(parameter, names, isLength, pairs, setting, context) {
  const { writer } = context;
  const { name, uses: uses2 } = parameter;
  const variable2 = names.get(name) ?? name;
  const to = elementOf(parameter);
  const extent = declaredExtent(parameter) ?? pairedExtent(parameter, names, pairs, setting, context);
  const isHandedOver = setting.isNoLongerFreed(parameter.place);
  const mayBeNull = uses2.isNullChecked || setting.calls.nullPassed.has(name);
  const request = {
    label: name,
    name,
    uses: uses2,
    extent,
    // Where nothing is passed, nothing is handed over.
    mayBeNull: mayBeNull && !isLength && !isHandedOver,
    parents: []
  };
  const build = () => buildWhole(parameter.type, request, context) ?? context.build.pointer(to, request, context);
  const value = isHandedOver ? writer.handOver(build) : build();
  writer.statement(`${declare({ kind: "pointer", to, isConst: false }, variable2)} = ${value};`);
  if (isHandedOver) writer.note(handedOver(name));
  const isOnlyPassed = extent !== null && declaredExtent(parameter) === null && !uses2.isNullChecked;
  if (isOnlyPassed && !extent.count.startsWith("*"))
    writer.assume(`${variable2} != 0 || ${extent.count} == 0`);
  if (isLength) {
    writer.assume(`*${variable2} >= 0 && *${variable2} <= ${setting.limits.most}`);
    writer.limit(`\`*${name}\` is 0 to ${setting.limits.most} before the call`);
  }
}
function elementOf({ resolved }) {
  if (resolved.is === "pointer") return resolved.to;
  if (resolved.is === "array") return resolved.of;
  return { kind: "named", name: "void", isConst: false, defines: null };
}
function declaredExtent({ resolved }) {
  if (resolved.is !== "array" || resolved.size === null) return null;
  return {
    count: `(${resolved.size})`,
    words: `${resolved.size} elements, as declared`,
    isBytes: false,
    terminatedAt: null
  };
}
function pairedExtent({ name, resolved }, names, pairs, { parameters, index }, { usesOf }) {
  const length = pairs.get(name)?.length;
  const number = parameters.find((one) => one.name === length);
  if (length === void 0 || number === void 0) return null;
  const variable2 = names.get(length) ?? length;
  const isPointer = number.resolved.is === "pointer";
  const value = isPointer ? `*${variable2}` : variable2;
  const isSigned = number.resolved.is === "number" && number.resolved.isSigned;
  const mayBeNegative = isSigned && usesOf(number.place).isSignChecked;
  const isVoid2 = resolved.is === "pointer" && resolveType(resolved.to, index).is === "void";
  return {
    count: mayBeNegative ? `(${value} > 0 ? ${value} : 0)` : value,
    words: `exactly \`${isPointer ? "*" : ""}${length}\` ${isVoid2 ? "bytes" : "elements"}`,
    isBytes: isVoid2,
    terminatedAt: null
  };
}
function limitIndex(number, names, lengths2, pairs, { parameters, versions, limits }, { writer }) {
  const { resolved, name, uses: uses2 } = number;
  if (resolved.is !== "number" || lengths2.has(name) || uses2.isCompared || isLengthName(name)) return;
  const array = parameters.find(
    (one) => (one.resolved.is === "pointer" || one.resolved.is === "array") && versions.some((version) => isPlainIndex(one.place, number.place, version))
  );
  if (array === void 0) return;
  const length = pairs.get(array.name)?.length;
  const limit = array.resolved.is === "array" && array.resolved.size !== null ? array.resolved.size : length ?? limits.ample;
  const variable2 = names.get(name) ?? name;
  const bound = typeof limit === "string" ? names.get(limit) ?? limit : limit;
  writer.assume(`${resolved.isSigned ? `${variable2} >= 0 && ` : ""}${variable2} < ${bound}`);
  writer.note(`\`${name}\` is an index of \`${array.name}\`: nothing in the function checks it`);
}

// src/project/harness/plan-harness.ts
function planHarness(target, file, options = {}) {
  const obstacle = obstacleOf(target);
  if (obstacle !== null) return { ok: false, reason: obstacle };
  const index = indexTypes([
    file,
    ...options.included ?? [],
    ...(options.linked ?? []).map(withoutDeclarations)
  ]);
  try {
    const setting = settingOf(target, file, index, options);
    const [first, ...others2] = setting.pairs.map((pairs) => variant(setting, pairs));
    if (first === void 0) throw new NoHarness("needs a harness: no way to call it was found");
    const margin = 3;
    const bound = setting.limits.most + margin;
    return {
      ok: true,
      harness: { ...first, entry: harnessEntry, bound, variants: others2 }
    };
  } catch (error) {
    if (error instanceof NoHarness) return { ok: false, reason: error.message };
    throw error;
  }
}
function settingOf(target, file, index, options) {
  const base = options.base ?? null;
  const versions = base === null ? [target] : [target, base.target];
  const baseIndex = base === null ? index : indexTypes(base.files);
  const known2 = /* @__PURE__ */ new Map();
  const usesOf = (place) => {
    const key = `${place.isMember} ${place.name}`;
    const uses2 = known2.get(key) ?? usesOfPlace(place, target, base?.target ?? null, index, baseIndex);
    known2.set(key, uses2);
    return uses2;
  };
  const reached3 = [
    ...reachedFrom([target], index),
    ...base === null ? [] : reachedFrom([base.target], baseIndex)
  ];
  const parameters = typedParameters(target, index).map((one) => ({ ...one, uses: usesOf(one.place) }));
  return {
    target,
    file,
    index,
    options,
    parameters,
    versions,
    pairs: pairParameters(parameters, versions, index, usesOf),
    limits: sizeLimits(versions, index, options.largest),
    hasFree: reached3.some((one) => bodyOf(one).calls.some(({ name }) => /free|realloc|dealloc/.test(name))),
    calls: callerFacts(target, [file, ...options.callers ?? []], index),
    usesOf,
    isNoLongerFreed: (place) => base !== null && timesFreed(base.target, place, baseIndex.functions) > timesFreed(target, place, index.functions)
  };
}
function usesOfPlace(place, target, before, index, baseIndex) {
  return mergeUses([
    usesIn(target, place, index.functions),
    ...before === null ? [] : [usesIn(before, place, baseIndex.functions)]
  ]);
}
function variant(setting, pairs) {
  const { target, index, limits, hasFree, versions, usesOf, isNoLongerFreed } = setting;
  const writer = new HarnessWriter();
  writer.reserve(target.parameters.flatMap(({ name }) => name ?? []));
  const context = {
    index,
    writer,
    limits,
    hasFree,
    readers: reachedFrom(versions, index),
    usesOf,
    isNoLongerFreed,
    build: { pointer: buildPointer, record: buildRecord }
  };
  if (setting.options.wrapsAllocators === true) writer.fileScope.push(...typedWrapper(context));
  writeGlobals(setting, context);
  const names = writeParameters(setting, pairs, context);
  const call = writeCall(setting, names, context);
  return {
    textFor: (includedFile) => harnessText(includedFile, target.name, writer, call),
    assumptions: writer.assumptions,
    limits: writer.limits,
    pairs: [...pairs.values()],
    inputNames: writer.inputNames
  };
}
var withoutDeclarations = oncePer((file) => ({ ...file, declarations: [] }));
function obstacleOf(one) {
  if (one.definer !== null)
    return `defined through the macro \`${one.definer}\`, so that its parameters are not known`;
  if (one.isVariadic) return "takes a variable number of arguments, which a harness can not choose";
  return one.isDefinition ? null : "not defined in this file";
}

// src/project/harness/requires-clause.ts
function requiresOf(text, one, knownNames) {
  return requiresIn(linesWithRequires(text), one, knownNames);
}
function linesWithRequires(text) {
  return /\besbmc:\s*requires/.test(text) ? text.split(/\r?\n/) : null;
}
function requiresIn(lines, one, knownNames) {
  if (lines === null) return [];
  let first = one.lines.start - 1;
  while (first > 0 && isComment(lines, first - 1)) first -= 1;
  const known2 = /* @__PURE__ */ new Set([...knownNames, ...one.parameters.flatMap(({ name }) => name ?? [])]);
  return lines.slice(first, one.lines.start - 1).flatMap((line, offset) => {
    const start = /\besbmc:\s*requires\s*\(/.exec(line);
    if (start === null) return [];
    const condition = upToClosing(line.slice(start.index + start[0].length));
    const at2 = first + offset + 1;
    if (condition === null)
      return [{ ok: false, reason: "the parenthesis of `requires` is not closed on its line", line: at2 }];
    const reason = refusal(condition, known2);
    return [reason === null ? { ok: true, condition, line: at2 } : { ok: false, reason, line: at2 }];
  });
}
function isComment(lines, index) {
  const line = (lines[index] ?? "").trim();
  return /^(?:\/\/|\/\*|\*)/.test(line) || /^[^"']*\*\/$/.test(line);
}
function upToClosing(text) {
  let open = 1;
  for (let at2 = 0; at2 < text.length; at2 += 1) {
    if (text[at2] === "(") open += 1;
    if (text[at2] === ")") open -= 1;
    if (open === 0) return text.slice(0, at2).trim();
  }
  return null;
}
function refusal(condition, known2) {
  if (/["#\\]|\/[/*]|\?\?/.test(condition))
    return "a condition has no strings, comments and directives in it";
  const tokens = programTokens(condition);
  const reader = { tokens, at: 0, known: known2, depth: 0 };
  const problem = expression(reader);
  if (problem !== null) return problem;
  const rest = tokens[reader.at];
  return rest === void 0 ? null : `\`${rest.text}\` is not expected there`;
}
var binary = new Set("+ - * / % < > <= >= == != && || & | ^ << >>".split(" "));
var unary = new Set("! - + ~ *".split(" "));
var deepest6 = 50;
function expression(reader) {
  for (; ; ) {
    const problem = operand(reader);
    if (problem !== null) return problem;
    if (!binary.has(textOf(reader))) return null;
    reader.at += 1;
  }
}
function operand(reader) {
  while (unary.has(textOf(reader))) reader.at += 1;
  const token = reader.tokens[reader.at];
  if (token === void 0) return "the condition ends where an operand is expected";
  reader.at += 1;
  if (token.text === "(") return group(reader, ")") ?? suffixes2(reader);
  if (token.kind === "number" || token.kind === "character") return null;
  if (token.kind !== "word") return `\`${token.text}\` is not expected there`;
  if (!reader.known.has(token.text) && token.text !== "NULL")
    return `\`${token.text}\` is no parameter and no global`;
  return suffixes2(reader);
}
function suffixes2(reader) {
  for (; ; ) {
    const text = textOf(reader);
    if (text === "[") {
      reader.at += 1;
      const problem = group(reader, "]");
      if (problem !== null) return problem;
    } else if (text === "." || text === "->") {
      if (reader.tokens[reader.at + 1]?.kind !== "word") return "a member has a name";
      reader.at += 2;
    } else if (text === "(") return "a condition calls nothing";
    else return null;
  }
}
function group(reader, closing) {
  reader.depth += 1;
  if (reader.depth > deepest6) return "the condition is nested too deeply";
  const problem = expression(reader);
  reader.depth -= 1;
  if (problem !== null) return problem;
  if (textOf(reader) !== closing) return `\`${closing}\` is missing`;
  reader.at += 1;
  return null;
}
function textOf({ tokens, at: at2 }) {
  return tokens[at2]?.text ?? "";
}

// src/project/harness/harness-planner.ts
function harnessPlanner({
  text,
  file,
  headers,
  base,
  linked = [],
  callers
}) {
  const headerFiles = headers.map((header) => header.file);
  const known2 = new Set([file, ...headerFiles].flatMap(({ declarations }) => declarations.flatMap(namesOf)));
  const conditions = /* @__PURE__ */ new Map();
  const notes = [];
  const requires = (one) => {
    const found = conditions.get(one.name);
    if (found !== void 0) return found;
    const promised2 = [{ text, file }, ...headers].flatMap((read2) => conditionsIn(read2, one, known2, notes));
    conditions.set(one.name, [...new Set(promised2)]);
    return conditions.get(one.name) ?? [];
  };
  const [own = file, ...others2] = expandMacros([file, ...headerFiles, ...linked]);
  const included = others2.slice(0, headers.length);
  const baseFiles = base === null ? [] : expandMacros([base, ...headerFiles, ...linked]);
  const wrapsAllocators = wrapAllocators(text) !== text;
  const positions = new Map(file.functions.map((one, position) => [one, position]));
  const planWith = (target, further) => {
    const before = baseFiles[0] === void 0 ? void 0 : definitionOf(target.name, baseFiles[0]);
    return planHarness(own.functions[positions.get(target) ?? -1] ?? target, own, {
      included,
      linked: others2.slice(headers.length),
      callers,
      base: before === void 0 ? null : { target: before, files: baseFiles },
      requires: [...requires(target), ...further],
      wrapsAllocators
    });
  };
  const plans = /* @__PURE__ */ new Map();
  const planFor = (target) => {
    const plan = plans.get(target) ?? planWith(target, []);
    plans.set(target, plan);
    return plan;
  };
  return {
    planFor,
    planWith: (target, condition) => planWith(target, [condition]),
    requiresOf: requires,
    notes
  };
}
function conditionsIn({ text, file }, target, known2, notes) {
  const declared = declarationsIn(file);
  if (!clauseLines.has(file)) clauseLines.set(file, linesWithRequires(text));
  const lines = clauseLines.get(file) ?? null;
  return (declared.get(target.name) ?? []).flatMap(
    (one) => requiresIn(lines, one, known2).flatMap((clause) => {
      if (clause.ok) return [inNamesOf(target, one, clause.condition)];
      notes.push(`line ${clause.line}: \`esbmc: requires\` is left out: ${clause.reason}`);
      return [];
    })
  );
}
var clauseLines = /* @__PURE__ */ new WeakMap();
var declarationsIn = oncePer(({ functions }) => {
  const byName = /* @__PURE__ */ new Map();
  for (const one of functions) {
    const known2 = byName.get(one.name);
    if (one.definer !== null) continue;
    if (known2 === void 0) byName.set(one.name, [one]);
    else known2.push(one);
  }
  return byName;
});
function inNamesOf(target, declared, condition) {
  const names = new Map(
    declared.parameters.flatMap(({ name }, position) => {
      const own = target.parameters[position]?.name ?? null;
      return name === null || own === null || own === name ? [] : [[name, own]];
    })
  );
  return names.size === 0 ? condition : renameWords(condition, names);
}
function namesOf({ names, kind }) {
  return kind === "pragma" ? [] : names;
}

// src/project/call-graph.ts
function callGraph({ functions, declarations }) {
  const definitions = functions.filter(({ isDefinition }) => isDefinition);
  const defined = new Set(definitions.map(({ name }) => name));
  const uses2 = /* @__PURE__ */ new Map();
  const users = /* @__PURE__ */ new Map();
  const connect = (user, names) => {
    for (const name of names) {
      add2(uses2, user, name);
      add2(users, name, user);
    }
  };
  for (const { name, mentions } of definitions) connect(name, mentions);
  for (const { kind, names, mentions } of declarations) {
    if (kind !== "type") for (const name of names) connect(name, mentions);
  }
  const definedAmong = (names) => [...names].filter((name) => defined.has(name));
  return {
    reachableFrom: (entry) => new Set(definedAmong(reached(entry, uses2))),
    callersOf: (name) => definedAmong(reached(name, users)).filter((one) => one !== name),
    nearestCallersOf: (name, isEnd) => definedAmong(reached(name, users, (one) => one !== name && isEnd(one))).filter((one) => one !== name)
  };
}
function add2(edges, from, to) {
  const known2 = edges.get(from);
  if (known2) known2.push(to);
  else edges.set(from, [to]);
}
function reached(start, edges, isEnd = () => false) {
  const seen = /* @__PURE__ */ new Set([start]);
  for (const name of seen) {
    if (isEnd(name)) continue;
    for (const next of edges.get(name) ?? []) seen.add(next);
  }
  return seen;
}

// src/project/name-matcher.ts
var import_picomatch = __toESM(require_picomatch(), 1);
function nameMatcher(patterns) {
  return patterns.length === 0 ? () => false : (0, import_picomatch.default)([...patterns]);
}

// src/project/function-starts.ts
var mostStarts = 6;
function startsFor(name, file, calls2, options) {
  const own = definitionOf(name, file);
  const isEntry = (caller) => isEntryPoint(caller, options);
  if (own === void 0 || isEntry(name)) return ownStart(name, file, options);
  const entries = startsAmong(calls2.callersOf(name).filter(isEntry), file, options);
  if (entries.starts.length > 0) return entries;
  if (!own.isStatic) return ownStart(name, file, options);
  const isPublic = (caller) => definitionOf(caller, file)?.isStatic === false;
  const callers = calls2.nearestCallersOf(name, isPublic).filter(isPublic);
  const nearest = startsAmong(callers, file, options, tableOf(name, file));
  return nearest.starts.length > 0 ? nearest : ownStart(name, file, options);
}
function ownStart(name, file, options) {
  const start = startAt(name, file, options);
  if (typeof start !== "string") return { starts: [start], open: null };
  return { starts: [], open: { verdict: "not-checked", reason: start } };
}
function isEntryPoint(name, { entryPoints }) {
  return nameMatcher(entryPoints)(name);
}
function absenceOf(one, { absence }) {
  return absence?.(one) ?? null;
}
function startsAmong(names, file, options, table = null) {
  const callers = names.filter((name) => {
    const caller = definitionOf(name, file);
    return caller !== void 0 && absenceOf(caller, options) === null;
  });
  const found = callers.map((name) => startAt(name, file, options)).filter((one) => typeof one !== "string");
  const starts = found.slice(0, mostStarts);
  const reasons2 = [
    ...starts.length < callers.length ? [`only ${starts.length} of ${callers.length} callers were looked at`] : [],
    ...table === null ? [] : [`other files may call it through \`${table}\``]
  ];
  return { starts, open: reasons2.length === 0 ? null : { verdict: "unknown", reason: reasons2.join("; ") } };
}
function tableOf(name, { declarations }) {
  const holder = declarations.find(
    ({ kind, tokens, mentions }) => kind === "global" && !/\bstatic\b/.test(tokens) && mentions.includes(name)
  );
  return holder?.names[0] ?? null;
}
function startAt(name, file, options) {
  const own = definitionOf(name, file);
  if (own === void 0) return "not defined in this file";
  const absence = absenceOf(own, options);
  if (absence !== null) return absence;
  if (!canBeIncluded(options.path))
    return "the name of its file has characters that a harness can not include";
  const plan = options.planHarness(own);
  return plan.ok ? { at: own, harness: plan.harness } : plan.reason;
}

// src/project/plan-units.ts
function planUnits(file, options) {
  const { path, asked } = options;
  const calls2 = callGraph(file);
  const main = definitionOf("main", file);
  const hasMain = main !== void 0 && absenceOf(main, options) === null;
  const reached3 = hasMain ? calls2.reachableFrom("main") : /* @__PURE__ */ new Set();
  const units = [];
  const isWhole2 = asked.length === 0 && (options.callers ?? []).length === 0;
  const fromMain = asked.filter((name) => reached3.has(name));
  if (hasMain && (fromMain.length > 0 || isWhole2)) units.push(mainUnit(path, fromMain));
  const others2 = startAll(
    asked.filter((one) => !reached3.has(one)),
    (name) => startsFor(name, file, calls2, options),
    options
  );
  const callers = callerUnits(file, calls2, reached3, options);
  const entries = new Set([...units, ...others2.units].map(({ unit }) => unit.entry));
  return {
    units: [...units, ...others2.units, ...callers.filter(({ unit }) => !entries.has(unit.entry))],
    open: others2.open
  };
}
function callerUnits(file, calls2, reached3, options) {
  const { path, callers = [] } = options;
  const units = callers.some((name) => reached3.has(name)) ? [mainUnit(path, [])] : [];
  const others2 = startAll(
    callers.filter((name) => !reached3.has(name)),
    (name) => startsFor(name, file, calls2, options),
    options
  );
  return [...units, ...others2.units].map(({ unit, harness }) => {
    return { unit: { ...unit, functions: [], isCaller: true }, harness };
  });
}
function planOwnUnits(file, names, options) {
  return startAll(
    names.filter((name) => name !== "main"),
    (name) => ownStart(name, file, options),
    options
  );
}
function startAll(names, startsOf, options) {
  const starts = /* @__PURE__ */ new Map();
  const open = [];
  for (const name of names) {
    const found = startsOf(name);
    if (found.open !== null) open.push({ file: options.path, name, ...found.open });
    for (const start of found.starts) {
      const known2 = starts.get(start.at.name) ?? { ...start, asked: [] };
      known2.asked.push(name);
      starts.set(start.at.name, known2);
    }
  }
  const all = new Set(options.asked);
  const isAsked = ({ at: at2 }) => all.has(at2.name);
  const ordered = [...starts.values()].sort((one, other) => Number(isAsked(other)) - Number(isAsked(one)));
  return { units: ordered.map((one) => functionUnit(one, one.asked, options)), open };
}
function mainUnit(path, functions) {
  return {
    unit: { file: path, entry: "main", origin: "entry", functions, assumptions: [] },
    harness: null
  };
}
function functionUnit({ at: at2, harness }, functions, options) {
  const origin = isEntryPoint(at2.name, options) ? "entry" : "harness";
  const { assumptions } = harness;
  return { unit: { file: options.path, entry: at2.name, origin, functions, assumptions }, harness };
}

// src/verification/fingerprint.ts
import { createHash } from "node:crypto";

// src/domain/plain-comment.ts
function plainComment(comment) {
  return comment.replace(/\bdynamic_\d+_(?:array|value)\b/g, "dynamic");
}

// src/verification/fingerprint.ts
function fingerprintOf(property, statement, occurrence) {
  const { kind, location, comment, expression: expression2 } = property;
  const parts = [
    kind,
    location.file,
    location.function,
    normaliseStatement(statement),
    plainComment(comment),
    expression2,
    occurrence
  ];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}

// src/verification/inputs-of.ts
var inputCall = /\b(?:nondet_\w+|__VERIFIER_nondet_\w+|getchar|fgetc|getc|getline|gets|fgets|fread|read|recv|scanf|fscanf|sscanf|rand|random|getenv|atoi|atol|strtol|strtoul|time)\s*\(/;
function inputsOf(counterexample, lineOf, names = /* @__PURE__ */ new Map()) {
  const known2 = withHeapObjects(names, counterexample);
  return counterexample.steps.filter(({ location, assignment }) => {
    const text = lineOf(location.file, location.line);
    return text === null || inputCall.test(text) || /^arg[cv]\b/.test(assignment.variable);
  }).filter(({ location, assignment }) => {
    return lineOf(location.file, location.line) !== null || isTelling(assignment);
  }).map(({ assignment }) => assignment).filter(({ variable: variable2, value }) => value !== "" && !variable2.startsWith(ownPrefix)).map(({ variable: variable2, value }) => ({ variable: inWordsOf(known2, variable2), value }));
}
function withHeapObjects(names, { steps }) {
  const known2 = new Map(names);
  for (const { assignment } of steps) {
    const label = names.get(assignment.variable);
    const object = /&(dynamic_\d+_(?:value|array))\b/.exec(assignment.value)?.[1];
    if (label !== void 0 && object !== void 0) known2.set(object, label);
  }
  return known2;
}
function isTelling({ variable: variable2, value }) {
  if (/->|\./.test(variable2) && value.startsWith("{")) return false;
  const isPlace = /^(?:\([^()]*\)\s*)*\(?&/.test(value);
  return !isPlace && !/\[(?!\d+\])/.test(variable2);
}
function inWordsOf(names, variable2) {
  const [, root = "", rest = ""] = /^(\w+)(.*)$/s.exec(variable2) ?? [];
  const name = names.get(root);
  if (name === void 0) return variable2;
  if (name.endsWith("[]") && rest.startsWith("[")) return name.slice(0, -2) + rest;
  if (name.startsWith("*") && rest.startsWith("->")) return `${name.slice(1)}${rest}`;
  if (name.startsWith("*") && rest.startsWith(".")) return `${name.slice(1)}->${rest.slice(1)}`;
  return name + rest;
}

// src/verification/statement-occurrence.ts
function statementOccurrence(lines, from, to) {
  const wanted = normaliseStatement(lines[to - 1] ?? "");
  return lines.slice(from - 1, to - 1).filter((line) => normaliseStatement(line) === wanted).length;
}

// src/verification/find-findings.ts
function findFindings({ setup, result, violations }, comparisons, source, describe, requires = []) {
  return violations.map((violation, index) => {
    const { counterexample, statement, fingerprint } = identify(violation, source);
    const lineOf = (path, at2) => source.lines(path)?.[at2 - 1] ?? null;
    const inputs = inputsOf(violation.counterexample, lineOf, setup.harness?.inputNames);
    const comparison2 = comparisons?.[index] ?? null;
    return {
      fingerprint,
      counterexample,
      statement,
      message: describe({ counterexample, statement, inputs }),
      origin: result.unit.origin,
      entry: result.unit.entry,
      status: comparison2?.status ?? null,
      reproduced: null,
      reproducer: null,
      foundBy: "verifier",
      inputs,
      assumptions: assumptionsOf(violation, result.unit.assumptions),
      requires: requires[index] ?? null,
      needsAllocationFailure: violation.needsAllocationFailure,
      basePassed: comparison2?.basePassed ?? false
    };
  });
}
function identify({ counterexample: whole }, source) {
  const counterexample = withoutForeignSteps(whole, source);
  const { property } = counterexample;
  const { file, line } = property.location;
  const lines = source.lines(file) ?? [];
  const statement = (lines[line - 1] ?? "").trim();
  const occurrence = statementOccurrence(lines, source.functionStart(file, line), line);
  return { counterexample, statement, fingerprint: fingerprintOf(property, statement, occurrence) };
}
function mergeFindings(findings) {
  const byFingerprint = /* @__PURE__ */ new Map();
  for (const finding of findings) {
    const known2 = byFingerprint.get(finding.fingerprint);
    if (known2 === void 0 || known2.origin === "harness" && finding.origin === "entry") {
      byFingerprint.set(finding.fingerprint, finding);
    }
  }
  return [...byFingerprint.values()].sort(byPlace);
}
function byPlace(one, other) {
  const [a, b] = [one.counterexample.property.location, other.counterexample.property.location];
  return a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line;
}
function assumptionsOf(violation, ofUnit) {
  return violation.needsAllocationFailure ? [...ofUnit, "an allocation fails"] : ofUnit;
}
function withoutForeignSteps(counterexample, source) {
  const isOwn = ({ file }) => source.lines(file) !== null;
  const steps = counterexample.steps.filter(({ location, assignment }) => isOwn(location) && !assignment.variable.startsWith(ownPrefix)).map(({ location, assignment: { variable: variable2, value } }) => {
    return { location, assignment: { variable: variable2, value: value.replaceAll(wrapperPrefix, "") } };
  });
  const calls2 = counterexample.calls.filter((call) => call.function !== harnessEntry);
  const { property } = counterexample;
  const expression2 = requirementOf(property.comment) === null ? property.expression : null;
  return { ...counterexample, property: { ...property, expression: expression2 }, steps, calls: calls2 };
}

// src/verification/judge-together.ts
function judgeTogether(first, own = []) {
  const owns = new Map(own.toReversed().map((one) => [keyOf(one), one]));
  return grouped(first).map((results) => {
    const alone2 = owns.get(keyOf(results[0]));
    const together = weakestOf(results);
    if (alone2 === void 0) return together;
    return !isUndecided(alone2.verdict) || together.verdict === "not-checked" ? alone2 : together;
  });
}
function keyOf({ file, name }) {
  return JSON.stringify([file, name]);
}
function weakestOf(results) {
  const verdict = weakest(results.map((each) => each.verdict));
  return results.find((each) => each.verdict === verdict) ?? results[0];
}
function grouped(results) {
  const groups = /* @__PURE__ */ new Map();
  for (const one of results) {
    const key = keyOf(one);
    const known2 = groups.get(key);
    if (known2 === void 0) groups.set(key, [one]);
    else known2.push(one);
  }
  return [...groups.values()];
}

// src/verification/deadline.ts
var leastUsefulSeconds = 1;
function startDeadline(seconds, clock) {
  const end = clock() + seconds * 1e3;
  const left = () => Math.max(0, (end - clock()) / 1e3);
  return { left, within: (part) => startDeadline(Math.min(part, left()), clock) };
}

// src/verification/schedule-units.ts
async function scheduleUnits(items, { jobs, secondsFor, budget }, work, skip) {
  const limit = pLimit(jobs);
  const settled = await Promise.allSettled(
    items.map(
      (item) => limit(async () => {
        if (budget.left() < leastUsefulSeconds) return skip(item);
        return work(item, budget.within(secondsFor(item)));
      })
    )
  );
  return settled.map((one) => {
    if (one.status === "rejected") throw one.reason;
    return one.value;
  });
}
function notChecked(unit, reason) {
  return { unit, verdict: "not-checked", reason, bound: null, seconds: 0, cached: false, runs: [] };
}

// src/modes/unit-memory.ts
import { join as join3 } from "node:path/posix";

// src/verification/cache/watched-verifier.ts
function watchVerifier(verifier) {
  let limited = false;
  let disturbed = false;
  const note = (outcome) => {
    if (outcome.status !== "undecided" || outcome.cause === "bound") return;
    if (outcome.cause === "killed") disturbed = true;
    else limited = true;
  };
  return {
    verifier: {
      version: verifier.version,
      sha256: verifier.sha256,
      verify: async (request, signal) => {
        const outcome = await verifier.verify(request, signal);
        if (signal?.aborted === true) disturbed = true;
        note(outcome);
        return outcome;
      }
    },
    wasLimited: () => limited,
    wasDisturbed: () => disturbed
  };
}

// src/modes/unit-files.ts
function filesOf({ source, links }) {
  const all = [source, ...links].flatMap((one) => [one, ...one.headers]);
  return [...new Map(all.map((one) => [one.path, one])).values()];
}

// src/modes/unit-key.ts
import { dirname, join as join2 } from "node:path/posix";

// src/verification/cache/source-pieces.ts
var hiddenUses = new Set(
  "alias asm cleanup constructor destructor ifunc weakref __alias__ __asm __asm__ __cleanup__ __constructor__ __destructor__ __ifunc__ __weakref__ _Pragma __pragma".split(" ")
);
var placeWords = /* @__PURE__ */ new Set(["__LINE__", "__COUNTER__"]);
function sourcePieces({ text, file, bytes: bytes2 }) {
  const tokens = tokensOf(text);
  if (!file.isComplete || tokens === null) return asAWhole(bytes2);
  const lines = text.split("\n");
  const words = new Set(tokens.filter(({ kind }) => kind === "word").map((token) => token.text));
  const isHidden = [...hiddenUses].some((word) => words.has(word));
  const pieces = [];
  let next = 0;
  for (const { owner, first, last: last2 } of isHidden ? [] : bodiesOf(tokens, file)) {
    const inside = tokens.slice(first, last2);
    pieces.push(pieceOf(null, tokens.slice(next, first), lines), pieceOf(owner, inside, lines));
    const directives = inside.filter(({ directive }) => directive !== null);
    if (directives.length > 0) pieces.push(pieceOf(null, directives, lines));
    next = last2;
  }
  pieces.push(pieceOf(null, tokens.slice(next), lines));
  const { pasting, quoting } = macroOperators(tokens);
  const dependsOnLayout = quoting || [...placeWords].some((word) => words.has(word));
  return { pieces, dependsOnLayout, pasting, loose: looseWords(tokens, file) };
}
function tokensOf(text) {
  if (/[\0\ufffd]/.test(text)) return null;
  const tokens = lexC(text);
  const isRead = (dialect) => areSame(lexC(readAs(text, dialect), dialect), tokens);
  const dialects = dialectsOf(text);
  return dialects.length === 1 || dialects.every(isRead) ? tokens : null;
}
function areSame(some, others2) {
  return some.length === others2.length && some.every(({ text }, at2) => text === others2[at2]?.text);
}
function asAWhole(bytes2) {
  const piece = { owner: null, tokens: bytes2, places: bytes2 };
  return { pieces: [piece], dependsOnLayout: true, pasting: /* @__PURE__ */ new Set(), loose: [] };
}
function pieceOf(owner, tokens, lines) {
  const first = tokens[0]?.line ?? 1;
  const last2 = tokens.at(-1)?.line ?? 0;
  return {
    owner,
    tokens: digestOf(tokens.map(spelling)),
    places: digestOf([first, lines.slice(first - 1, last2)])
  };
}
function spelling({ kind, text, directive, end }, at2, all) {
  if (directive === null) return [kind, text];
  const isFirst = all[at2 - 1]?.directive !== directive;
  return [kind, text, isFirst ? "first" : "further", all[at2 + 1]?.start === end];
}
function bodiesOf(tokens, { functions }) {
  const definitions = functions.filter(({ isDefinition }) => isDefinition);
  const bodies = [];
  let from = 0;
  for (const [index, one] of definitions.entries()) {
    const isAlone = endOf(definitions[index - 1]) < one.lines.start && one.lines.end < (definitions[index + 1]?.lines.start ?? Number.POSITIVE_INFINITY);
    while ((tokens[from]?.line ?? Number.POSITIVE_INFINITY) < one.lines.start) from += 1;
    if (one.definer !== null || !isAlone) continue;
    const body = bodyOf2(tokens, from, one);
    if (body !== null) bodies.push(body);
  }
  return bodies;
}
function endOf(before) {
  return before?.lines.end ?? 0;
}
function bodyOf2(tokens, from, { name, body }) {
  if (body === null) return null;
  let depth = 0;
  let first = null;
  for (let at2 = from; at2 < tokens.length; at2++) {
    const token = tokens[at2];
    if (token === void 0 || token.line > body.end) return null;
    if (token.line < body.start || token.directive !== null) continue;
    if (token.text === "{") {
      first ??= at2 + 1;
      depth += 1;
    } else if (token.text === "}") {
      depth -= 1;
      if (depth > 0 || first === null) continue;
      return isLastBrace(tokens, at2, body.end) ? { owner: name, first, last: at2 } : null;
    }
  }
  return null;
}
function isLastBrace(tokens, at2, line) {
  for (let next = at2 + 1; next < tokens.length; next++) {
    const token = tokens[next];
    if (token === void 0 || token.line > line) break;
    if (token.directive === null && token.text === "}") return false;
  }
  return tokens[at2]?.line === line;
}
function macroOperators(tokens) {
  const macros = /* @__PURE__ */ new Map();
  const pasting = /* @__PURE__ */ new Set();
  let quoting = false;
  for (const [index, { directive, text }] of tokens.entries()) {
    if (directive === null) continue;
    const before = tokens[index - 1];
    const macro = macros.get(directive);
    if (macro === void 0) {
      if (before?.text === "define" && before.directive === directive) macros.set(directive, text);
      continue;
    }
    if (text === "##" || text === "%:%:") pasting.add(macro);
    quoting ||= text === "#" || text === "%:";
  }
  return { pasting, quoting };
}
function looseWords(tokens, { functions, declarations }) {
  const understood = /* @__PURE__ */ new Set();
  for (const { lines } of [...functions, ...declarations])
    for (let line = lines.start; line <= lines.end; line++) understood.add(line);
  const loose = tokens.filter(({ kind, line, directive }) => {
    return kind === "word" && directive === null && !understood.has(line);
  });
  return [...new Set(loose.map(({ text }) => text))];
}

// src/verification/cache/unit-digest.ts
function unitDigest(files, entries) {
  const cut = files.map((file) => ({ path: file.path, ...piecesOf(file) }));
  const reached3 = reachedFrom2(
    [...entries, ...cut.flatMap(({ loose }) => loose)],
    files.map(({ file }) => file)
  );
  const pastes = cut.some(({ pasting }) => [...pasting].some((macro) => reached3.has(macro)));
  const bodies = (part) => cut.map(({ path, bodies: all, bodiesBy }) => [
    path,
    ...(pastes ? all : bodiesThatRun(reached3, bodiesBy)).map((one) => [one.owner, one[part]])
  ]);
  const dependsOnLayout = cut.some((one) => one.dependsOnLayout);
  const around = (part) => cut.map((one) => one.around[part]);
  const places = bodies("places");
  return {
    meaning: digestOf([
      around("tokens"),
      bodies("tokens"),
      dependsOnLayout ? [around("places"), places] : null
    ]),
    places: digestOf(places),
    whole: digestOf(cut.map(({ path, whole }) => [path, whole]))
  };
}
var known = /* @__PURE__ */ new WeakMap();
function piecesOf(source) {
  const cut = known.get(source.file) ?? cutFile(sourcePieces(source));
  known.set(source.file, cut);
  return cut;
}
function cutFile({ pieces, ...rest }) {
  const outside2 = pieces.filter(({ owner }) => owner === null);
  const bodies = pieces.flatMap((piece, at2) => {
    return piece.owner === null ? [] : [{ ...piece, owner: piece.owner, at: at2 }];
  });
  const bodiesBy = /* @__PURE__ */ new Map();
  for (const body of bodies) addTo(bodiesBy, body.owner, [body]);
  return {
    ...rest,
    around: {
      tokens: digestOf(outside2.map(({ tokens }) => tokens)),
      places: digestOf(outside2.map(({ places }) => places))
    },
    bodies,
    bodiesBy,
    whole: digestOf(pieces.map(({ tokens }) => tokens))
  };
}
function bodiesThatRun(reached3, bodies) {
  return [...reached3].flatMap((name) => bodies.get(name) ?? []).sort((one, other) => one.at - other.at);
}
function reachedFrom2(entries, files) {
  const uses2 = files.map(usesIn2);
  const reached3 = new Set(entries);
  for (const name of reached3) {
    for (const one of uses2) for (const next of one.get(name) ?? []) reached3.add(next);
  }
  return reached3;
}
var usesIn2 = oncePer((file) => {
  const uses2 = /* @__PURE__ */ new Map();
  const add4 = (name, mentions) => addTo(uses2, name, mentions);
  for (const { name, mentions, isDefinition } of file.functions) if (isDefinition) add4(name, mentions);
  for (const { names, mentions } of file.declarations) for (const name of names) add4(name, mentions);
  return uses2;
});
function addTo(lists, name, items) {
  const list = lists.get(name) ?? [];
  for (const item of items) list.push(item);
  lists.set(name, list);
}

// src/modes/found-before.ts
function foundBefore({ result: { unit }, violations }, prepared, subject, text) {
  const known2 = knownFindings(prepared, subject);
  const start = hashedName(unit.entry);
  return violations.map((violation) => {
    const found = known2.get(identify(violation, text).fingerprint);
    if (found === void 0 || found.origin !== unit.origin || found.start !== start) return false;
    const { bound } = violation.counterexample;
    return found.bound === null ? bound === null : bound === null || found.bound <= bound;
  });
}
function knownFindings(prepared, { scanned, changes: changes2 }) {
  const none2 = /* @__PURE__ */ new Map();
  if (scanned == null) return none2;
  const files = filesOf(prepared).map(({ path }) => path);
  const atBase = files.map((path) => changes2.find((change) => change.path === path)?.basePath ?? path);
  if (atBase.some((path) => scanned.changed.has(path))) return none2;
  return new Map([...scanned.findings].filter(([, { file }]) => files.includes(file)));
}

// src/modes/source-text.ts
function sourceText(sources) {
  return growingText(sources);
}
function growingText(sources) {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const split = /* @__PURE__ */ new Map();
  return {
    add: (further) => {
      for (const source of further) byPath.set(source.path, source);
    },
    lines: (path) => {
      const source = byPath.get(path);
      if (source === void 0) return null;
      const lines = split.get(path) ?? source.text.split(/\r?\n/);
      split.set(path, lines);
      return lines;
    },
    functionStart: (path, line) => {
      const functions = byPath.get(path)?.file.functions ?? [];
      return functions.find(({ lines }) => lines.start <= line && line <= lines.end)?.lines.start ?? 1;
    }
  };
}

// src/modes/unit-key.ts
async function unitKey(prepared, { subject, config: { checks }, ranBy: ranBy2 }, cache) {
  const { head, base, changes: changes2 } = subject;
  const { setup, variants, promises } = prepared;
  const { unit, build, argvMaxArgs: argvMaxArgs2, unwind = null } = setup;
  const sources = filesOf(prepared);
  const files = await Promise.all(sources.map((source) => unitFile(source, head.root, cache)));
  const harnesses = [setup, ...variants].map(({ harness }) => harnessFacts(harness, unit.file));
  const named = harnesses.flatMap((harness) => harness?.text.match(/[A-Za-z_]\w*/g) ?? []);
  const digest = unitDigest(files, [unit.entry, ...unit.functions, ...named]);
  const around = {
    unit,
    harnesses,
    build: buildInTree(build, head.root, "/"),
    argvMaxArgs: argvMaxArgs2,
    unwind,
    checks,
    promises: promises.map(({ of, conditions }) => [of.name, conditions]),
    headers: await systemHeaders(sources, prepared, cache)
  };
  const paths = new Set(sources.map(({ path }) => path));
  const behind = {
    base: base?.commit ?? null,
    changes: changes2.filter(({ path }) => paths.has(path)),
    isCompared: base !== null,
    known: knownFindings(prepared, subject),
    ranBy: ranBy2
  };
  const { lines: linesOf } = sourceText(sources);
  return { ...digest, around: digestOf(around), behind: digestOf(behind), linesOf };
}
async function unitFile({ path, text, file }, root, { files }) {
  return { path, text, file, bytes: await files.digestOf(join2(root, path)) ?? "" };
}
function harnessFacts(harness, file) {
  if (harness === null) return null;
  const { limits, inputNames, entry, bound } = harness;
  return { text: harness.textFor(`/${file}`), limits, inputNames: [...inputNames], entry, bound };
}
async function systemHeaders(sources, { setup: { build, root, file } }, { headers }) {
  const { includeDirs, systemIncludeDirs, afterIncludeDirs } = build;
  const folders = [...includeDirs, ...systemIncludeDirs, ...afterIncludeDirs];
  const outside2 = folders.filter((folder) => !isBelow(folder, root));
  const names = new Set(sources.flatMap((source) => namesIn2(source).included));
  const tested = new Set(sources.flatMap((source) => namesIn2(source).tested));
  return [
    await headers.digestOf(names, outside2),
    tested.size === 0 ? "" : await headers.digestOf(tested, [dirname(file), ...folders])
  ];
}
var headerNames = /* @__PURE__ */ new WeakMap();
function namesIn2({ text, file }) {
  const names = headerNames.get(file) ?? headerNamesIn(text);
  headerNames.set(file, names);
  return names;
}

// src/modes/unit-memory.ts
function unitMemory(subject, config, deps) {
  const { cache = null, memoryMiB } = deps;
  if (cache === null) {
    return {
      recall: async () => null,
      remember: (_unit, _seconds, _deadline, run) => run(deps),
      isComplete: () => false
    };
  }
  let complete = true;
  const kind = JSON.stringify([subject.base !== null, ranBy(deps) !== null]);
  const budgetOf = (seconds) => ({ seconds, memoryMiB, kind });
  const keys = /* @__PURE__ */ new Map();
  const keyOf2 = (unit) => {
    const key = keys.get(unit) ?? unitKey(unit, { subject, config, ranBy: ranBy(deps) }, cache);
    keys.set(unit, key);
    return key;
  };
  return {
    recall: async (unit, seconds) => cache.unit(await keyOf2(unit), budgetOf(seconds)),
    remember: async (unit, seconds, deadline, run) => {
      const key = await keyOf2(unit);
      const watch = watchVerifier(deps.verifier);
      const start = deadline.left();
      const outcome = await run({ ...deps, verifier: watch.verifier });
      const used = start - deadline.left();
      const isLimited = !isProof(outcome) && (watch.wasLimited() || used > seconds * shareThatNothingMisses);
      const isCut = isLimited && start < seconds - toleranceSeconds;
      const paths = filesOf(unit).map(({ path }) => join3(subject.head.root, path));
      if (isCut || watch.wasDisturbed() || namesPlace(outcome, subject) || !await cache.files.areUnchanged(paths))
        complete = false;
      else await cache.keepUnit(key, outcome, isLimited ? budgetOf(seconds) : null);
      return outcome;
    },
    isComplete: () => complete
  };
}
function ranBy({ cache = null, replayer = null, fuzzer = null }) {
  return replayer === null && fuzzer === null ? null : [cache?.compiler, replayer !== null, fuzzer !== null];
}
var shareThatNothingMisses = 0.1;
var toleranceSeconds = 0.5;
function isProof(outcome) {
  const { unit, functions } = outcome;
  return isPassed(outcome) && [unit, ...functions].every(({ verdict }) => verdict === "proved");
}
function namesPlace(outcome, { head, base }) {
  const text = JSON.stringify(outcome);
  return [head, base].some((tree) => tree !== null && tree.root !== "/" && text.includes(`${tree.root}/`));
}

// src/modes/analysis-memory.ts
var nothing = { known: null, keep: async () => {
} };
async function analysisMemory(subject, config, deps) {
  const { cache = null, memoryMiB } = deps;
  if (cache === null || cache.analyses === null) return nothing;
  const { analyses } = cache;
  const names = namesOf2(subject);
  const before = new Map(cache.files.known());
  const outside2 = subject.sources.flatMap(({ build }) => [...build.includeDirs, ...build.systemIncludeDirs, ...build.afterIncludeDirs]).filter((folder) => !isBelow(folder, subject.head.root));
  const headersDigest = (some) => cache.headers.digestOf(some, outside2);
  const key = digestOf([
    [...before].map(([path, digest]) => [names.nameOf(path), digest]).sort(),
    names.withoutRoots([subject.sources.map(factsOf), subject.changes, subject.unreadable, subject.skipped]),
    subject.base?.commit ?? null,
    subject.base !== null,
    scannedIn(subject),
    settingsOf(config),
    memoryMiB,
    ranBy(deps)
  ]);
  const entry = await analyses.recall(key);
  const isSame5 = entry !== null && await areSame2(entry.files, names, cache) && await headersDigest(entry.headers.names) === entry.headers.digest;
  return {
    known: isSame5 ? entry.analysis : null,
    keep: async (analysis) => {
      const all = new Map(cache.files.known());
      const further = [...all].filter(([path]) => !before.has(path));
      const files = further.map(([path, digest]) => [names.nameOf(path), digest]);
      const headers = {
        names: cache.files.headerNames(),
        digest: await headersDigest(cache.files.headerNames())
      };
      if (await cache.files.areUnchanged(all.keys())) await analyses.keep(key, { analysis, files, headers });
    }
  };
}
async function areSame2(files, names, cache) {
  for (const [name, digest] of files) {
    const path = names.pathOf(name);
    if (path === null || await cache.files.digestOf(path) !== digest) return false;
  }
  return true;
}
function namesOf2({ head, base }) {
  const roots = { head: head.root, ...base === null ? {} : { base: base.root } };
  return {
    nameOf: (path) => {
      const tree = Object.entries(roots).find(([, root]) => path.startsWith(`${root}/`));
      return tree === void 0 ? `:${path}` : `${tree[0]}:${path.slice(tree[1].length + 1)}`;
    },
    pathOf: (name) => {
      const [tree = "", ...rest] = name.split(":");
      const path = rest.join(":");
      if (tree === "") return path;
      const root = Object.entries(roots).find(([one]) => one === tree)?.[1];
      return root === void 0 ? null : `${root}/${path}`;
    },
    withoutRoots: (value) => Object.entries(roots).reduce(
      (text, [tree, root]) => text.replaceAll(JSON.stringify(root).slice(1, -1), `${tree}:`),
      JSON.stringify(value)
    )
  };
}
function factsOf({ path, refused: refused2, build, lent, notes, change, base, asked, callers }) {
  return { path, refused: refused2, build, lent, notes, change, base: base?.path ?? null, asked, callers };
}
function scannedIn({ scanned }) {
  return scanned == null ? null : [[...scanned.changed].sort(), [...scanned.findings]];
}
var withoutInfluence = /* @__PURE__ */ new Set([
  "suppressions",
  "checkRun",
  "failOn",
  "minTrust",
  "failOnUnknown",
  "allocationFailure",
  "timeBudget",
  "jobs",
  "commentLimit",
  "dryRun",
  "today",
  "model",
  "modelUrl",
  "modelApiKey",
  "modelPrices",
  "modelContext",
  "attempts",
  "history",
  "source",
  "feedback",
  "prompt",
  "temperature",
  "budget",
  "commands"
]);
function settingsOf(config) {
  return Object.entries(config).filter(([name]) => !withoutInfluence.has(name));
}

// src/project/function-names.ts
var functionNames = oncePer(readNames);
function readNames({ functions }) {
  const definitions = functions.filter(({ isDefinition }) => isDefinition);
  return {
    defined: new Set(definitions.map(({ name }) => name)),
    public: new Set(definitions.flatMap(({ name, isStatic }) => isStatic ? [] : [name])),
    called: new Set(definitions.flatMap(({ calls: calls2 }) => calls2.map(({ name }) => name)))
  };
}

// src/modes/link-definitions.ts
var mostFiles = 8;
var mostCharacters = 6e5;
async function linkDefinitions(source, entries, neighbours2) {
  const files = [];
  const undefinedNames = /* @__PURE__ */ new Set();
  const wanted = /* @__PURE__ */ new Map([[source.path, new Set(entries)]]);
  let left = mostCharacters;
  const queue = [source];
  for (let one = queue.shift(); one !== void 0; one = queue.shift()) {
    for (const name of openNames(one, wanted.get(one.path) ?? /* @__PURE__ */ new Set())) {
      if (isNondeterministic(name)) continue;
      const known2 = files.find(({ file }) => functionNames(file).public.has(name)) ?? null;
      const found = known2 ?? await neighbours2.definerOf(name, one.path);
      if (found === null || found.path === source.path) {
        if (found === null) undefinedNames.add(name);
        continue;
      }
      if (known2 === null) {
        if (files.length === mostFiles || found.text.length > left) {
          undefinedNames.add(name);
          continue;
        }
        files.push(found);
        left -= found.text.length;
      }
      const names = wanted.get(found.path) ?? /* @__PURE__ */ new Set();
      if (names.has(name)) continue;
      wanted.set(found.path, names.add(name));
      queue.push(found);
    }
  }
  const { prototypes } = wholeOf(source);
  const bodiless = [...undefinedNames].flatMap((name) => prototypes.get(name) ?? []);
  return { files, bodiless };
}
function openNames(source, entries) {
  const { calls: calls2, definitions } = wholeOf(source);
  const reached3 = new Set([...entries].flatMap((entry) => [...calls2.reachableFrom(entry)]));
  const running = [...reached3].flatMap((name) => definitions.get(name) ?? []);
  running.sort((one, other) => one.position - other.position);
  const others2 = running.flatMap(({ mentions }) => mentions).filter((name) => !definitions.has(name));
  return [...new Set(others2)];
}
var wholes = /* @__PURE__ */ new WeakMap();
function wholeOf(source) {
  const known2 = wholes.get(source);
  if (known2 !== void 0) return known2;
  const whole = merged([source.file, ...source.headers.map(({ file }) => file)]);
  const definitions = /* @__PURE__ */ new Map();
  const prototypes = /* @__PURE__ */ new Map();
  for (const [position, one] of whole.functions.entries()) {
    const { isDefinition, isStatic, name, mentions } = one;
    if (isDefinition) {
      const known3 = definitions.get(name);
      if (known3 === void 0) definitions.set(name, [{ mentions, position }]);
      else known3.push({ mentions, position });
    } else if (!isStatic && !prototypes.has(name)) prototypes.set(name, one);
  }
  const read2 = { calls: callGraph(whole), definitions, prototypes };
  wholes.set(source, read2);
  return read2;
}
function merged(files) {
  return {
    functions: files.flatMap(({ functions }) => functions),
    declarations: files.flatMap(({ declarations }) => declarations)
  };
}

// src/config/settings-for.ts
function settingsFor(config, path) {
  const matching = config.overrides.filter(({ paths }) => matchesPath(path, paths));
  return {
    timeout: last(matching.map(({ timeout }) => timeout)) ?? config.timeout,
    unwind: last(matching.map(({ unwind }) => unwind)) ?? null,
    flags: mergeFlags(...matching.map(({ flags: flags2 }) => flags2 ?? [])),
    includeDirs: [
      .../* @__PURE__ */ new Set([
        ...matching.toReversed().flatMap(({ includeDirs }) => includeDirs ?? []),
        ...config.includeDirs
      ])
    ],
    defines: mergeDefinitions(config.defines, ...matching.map(({ defines: defines2 }) => defines2 ?? [])),
    std: last(matching.map(({ std }) => std)) ?? config.std
  };
}
function last(values) {
  return values.findLast((value) => value !== void 0);
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
function headLineOf(baseLine, hunks) {
  let shift = 0;
  for (const { baseStart, baseLines, headStart, headLines } of hunks) {
    const start = baseLines === 0 ? baseStart + 1 : baseStart;
    if (baseLine < start) break;
    if (baseLine < start + baseLines) return Math.max(1, headStart);
    shift += headLines - baseLines;
  }
  return baseLine + shift;
}

// src/verification/compare-with-base.ts
var shareOfAtOnce = 0.5;
var wasThere = { status: "existing", basePassed: false };
var undetermined = { status: "undetermined", basePassed: false };
var isNew = { status: "introduced", basePassed: false };
async function compareWithBase(violations, known2, base, deadline, verifier) {
  const outcomes = /* @__PURE__ */ new Map();
  const comparisons = [];
  for (const [index, violation] of violations.entries()) {
    const { property } = violation.counterexample;
    const file = base.files.get(property.location.file);
    if (known2[index] === true) comparisons.push(wasThere);
    else if (base.isNew) comparisons.push(isNew);
    else if (file === void 0) {
      comparisons.push(undetermined);
    } else if (!file.functions.has(property.location.function ?? "")) {
      comparisons.push(isNew);
    } else {
      const key = JSON.stringify([violation.group, boundOf(violation)]);
      const outcome = outcomes.get(key) ?? runAtBase(violation, base, deadline, verifier);
      outcomes.set(key, outcome);
      comparisons.push(compare(property, await outcome, file));
    }
  }
  return comparisons;
}
function boundOf({ counterexample }) {
  return counterexample.bound;
}
async function runAtBase(violation, base, deadline, verifier) {
  if (base.setup === null || deadline.left() < leastUsefulSeconds) return null;
  const { setup } = base;
  const bound = boundOf(violation);
  const run = (strategy, timeoutSeconds) => verifier.verify(
    unitRequest(setup, { checks: violation.group, allocationMayFail: true, strategy, timeoutSeconds })
  );
  if (bound === null) return run({ name: "unrolled" }, deadline.left());
  const atOnce = await run({ name: "within", bound }, deadline.left() * shareOfAtOnce);
  if (atOnce.status === "passed" || deadline.left() < leastUsefulSeconds) return atOnce;
  return run({ name: "enumerate", bound }, deadline.left());
}
function compare(property, outcome, base) {
  if (outcome === null || outcome.status !== "failed" && outcome.status !== "passed") return undetermined;
  const failures = failuresOf(outcome).filter((place) => isComparable(place, property));
  if (failures.some((place) => isSameStatement(place, property, base))) {
    return wasThere;
  }
  const edited = failures.map((place) => replacement(place, property, base));
  if (edited.includes("same-line")) return wasThere;
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
    ...counterexamples.map(({ property: { kind, location } }) => {
      return { kind, function: location.function ?? "", line: location.line };
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
import { basename, dirname as dirname2 } from "node:path";

// src/project/limit-rounds.ts
var mostRounds = 3;
function limitRounds(text) {
  const tokens = lexC(text).filter(({ directive }) => directive === null);
  const partners = matchBrackets2(tokens);
  const bodies = bodiesIn(tokens, partners);
  const reaches = closure(new Map(bodies.map((body) => [body.name, callsIn3(tokens, body)])));
  const edits = [];
  const functions = [];
  for (const body of bodies) {
    const isAround2 = (loop) => callsIn3(tokens, loop).some((name) => name === body.name || reaches.get(name)?.has(body.name) === true);
    const loops = loopsIn(tokens, partners, body).filter(isAround2);
    if (loops.length === 0) continue;
    functions.push(body.name);
    const counters = loops.map((_, index) => `${ownPrefix}rounds_${index + 1}`);
    edits.push({
      at: endOf2(tokens, body.start),
      insert: ` unsigned ${counters.map((one) => `${one} = 0`).join(", ")};`
    });
    loops.forEach(({ start }, index) => {
      const check2 = ` if (${counters[index]}++ >= ${mostRounds}) { __ESBMC_assume(0); break; }`;
      edits.push({ at: endOf2(tokens, start), insert: check2 });
    });
  }
  return { text: insertAll(text, edits), functions };
}
function roundsLimit(functions) {
  const names = functions.map((name) => `\`${name}\``).join(", ");
  return `loops around a recursion in ${names} go round at most ${mostRounds} times`;
}
function matchBrackets2(tokens) {
  const partners = /* @__PURE__ */ new Map();
  const open = [];
  tokens.forEach(({ text, kind }, index) => {
    if (kind !== "punctuator") return;
    if (text === "(" || text === "{") open.push(index);
    if (text !== ")" && text !== "}") return;
    const start = open.pop();
    if (start === void 0 || tokens[start]?.text === "(" !== (text === ")")) return;
    partners.set(start, index);
    partners.set(index, start);
  });
  return partners;
}
function bodiesIn(tokens, partners) {
  const bodies = [];
  for (let at2 = 0; at2 < tokens.length; at2 += 1) {
    if (tokens[at2]?.text !== "{") continue;
    const end = partners.get(at2);
    if (end === void 0) break;
    const open = tokens[at2 - 1]?.text === ")" ? partners.get(at2 - 1) : void 0;
    const name = open === void 0 ? void 0 : tokens[open - 1];
    if (name?.kind === "word") bodies.push({ name: name.text, start: at2, end });
    at2 = end;
  }
  return bodies;
}
function callsIn3(tokens, { start, end }) {
  const names = /* @__PURE__ */ new Set();
  for (let at2 = start; at2 < end; at2 += 1) {
    const token = tokens[at2];
    if (token?.kind === "word" && tokens[at2 + 1]?.text === "(") names.add(token.text);
  }
  return [...names];
}
function closure(calls2) {
  return new Map(
    [...calls2].map(([name, called]) => {
      const reached3 = new Set(called);
      for (const one of reached3) for (const next of calls2.get(one) ?? []) reached3.add(next);
      return [name, reached3];
    })
  );
}
function loopsIn(tokens, partners, body) {
  const loops = [];
  for (let at2 = body.start; at2 < body.end; at2 += 1) {
    const { kind, text } = tokens[at2];
    if (kind !== "word" || !/^(?:while|for|do)$/.test(text)) continue;
    const head = text === "do" ? at2 : partners.get(at2 + 1);
    if (head === void 0 || tokens[head + 1]?.text !== "{") continue;
    const end = partners.get(head + 1);
    if (end !== void 0) loops.push({ start: head + 1, end });
  }
  return loops;
}
function endOf2(tokens, index) {
  return tokens[index]?.end ?? 0;
}
function insertAll(text, edits) {
  const ordered = [...edits].sort((one, other) => other.at - one.at);
  return ordered.reduce((result, { at: at2, insert }) => result.slice(0, at2) + insert + result.slice(at2), text);
}

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
      const separator = rest.trimStart().startsWith(";") ? "" : ",";
      lines[line - 1] = `${old.slice(0, afterKeyword)} ${canary}${separator}${rest}`;
    }
  }
  return lines.join("\n");
}
function insertBefore(lines, line, last2, insert) {
  const old = lines[line - 1] ?? "";
  const at2 = old.lastIndexOf(last2);
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
  const instrumented = instrumentExits(text, functions);
  const limited = setup.harness?.limitsRounds === true ? limitRounds(instrumented).text : instrumented;
  const copy = await scratch.write(basename(setup.file), unitText(setup.file, limited));
  const source = setup.harness === null ? copy : await scratch.write("harness.c", setup.harness.textFor(copy));
  const sources = setup.sources.map((path, index) => index === 0 ? source : path);
  const build = { ...setup.build, includeDirs: [dirname2(setup.file), ...setup.build.includeDirs] };
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

// src/verification/bodiless-callees.ts
var harmless = new Set(
  "clearerr closelog difftime fclose feof ferror fflush fileno fprintf fputc fputs fputws getc getchar getpid getppid getuid isatty perror printf putc putchar puts putw rand random setlocale sleep srand srandom strerror syslog time usleep vfprintf vprintf wprintf".split(" ")
);
function writingCallees(callees) {
  return [...new Set(callees)].filter((name) => !isNondeterministic(name) && !harmless.has(name)).sort();
}
function bodilessReason(callees) {
  const names = writingCallees(callees);
  if (names.length === 0) return null;
  const [first, ...rest] = names.map((name) => `\`${name}\``);
  const list = rest.length === 0 ? `${first} has` : `${[first, ...rest].join(", ")} have`;
  return `${list} no body here: what such a function writes is not known`;
}

// src/verification/held-properties.ts
function heldProperties({ result: { unit }, checks }, source) {
  if (bodilessReason(checks.flatMap(({ bodiless }) => bodiless)) !== null) return [];
  const held = /* @__PURE__ */ new Map();
  for (const check2 of checks) {
    if (!isDecided(check2, checks)) continue;
    for (const row of check2.rows) {
      const statement = statementOf(row, source);
      if (statement === null) continue;
      const { file, function: name, kind } = row;
      const key = JSON.stringify([file, name, kind, statement]);
      const known2 = held.get(key);
      const bound = smaller(known2?.bound ?? null, check2.bound);
      const isHeld = row.status === "passed" && known2 !== null;
      held.set(key, isHeld ? { file, function: name, kind, statement, origin: unit.origin, bound } : null);
    }
  }
  return [...held.values()].filter((property) => property !== null);
}
function isDecided({ group: group2 }, checks) {
  return checks.every(
    (check2) => check2.group !== group2 || ["failed", "bounded", "proved"].includes(check2.verdict)
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

// src/verification/enumerate-violations.ts
var shareOfTimeLeft = 0.5;
var longestSeconds = 15;
var worthWidening = 0.2;
var widerBounds = [8, 20, 50];
var betweenBound = 4;
async function enumerateViolations(setup, choice, first, deadline, verifier) {
  const within2 = deadline.within(Math.min(longestSeconds, deadline.left() * shareOfTimeLeft));
  const firstBound = Math.max(1, ...first.map(({ bound }) => bound ?? 1));
  const counterexamples = [];
  let widest = null;
  let widestBound = null;
  const wider = setup.harness?.bound == null ? widerBounds : [betweenBound, setup.harness.bound];
  for (const bound of [firstBound, ...wider.filter((one) => one > firstBound)]) {
    if (within2.left() < leastUsefulSeconds) break;
    const strategy = { name: "enumerate", bound };
    const timeoutSeconds = within2.left();
    const { group: group2, allocationMayFail } = choice;
    const run = unitRequest(setup, { checks: group2, allocationMayFail, strategy, timeoutSeconds });
    const outcome = await verifier.verify(run);
    counterexamples.push(
      ...outcome.counterexamples.filter(({ property }) => groupOf(property.kind) === group2)
    );
    if (outcome.status !== "failed" && outcome.status !== "passed") break;
    widest = outcome;
    widestBound = bound;
    if (outcome.exhaustive || outcome.seconds > within2.left() * worthWidening) break;
  }
  return { widest, bound: widestBound, counterexamples, note: noteOn(widest, widestBound) };
}
function noteOn(widest, bound) {
  if (widest === null) return "further violations were not looked for: the time was used up";
  return widest.exhaustive ? null : `further violations were looked for up to ${bound} loop iterations`;
}

// src/verification/property-key.ts
function propertyKey({ kind, location, comment, expression: expression2 }) {
  return JSON.stringify([
    kind,
    location.file,
    location.line,
    location.function,
    plainComment(comment),
    expression2
  ]);
}

// src/verification/run-checks.ts
var maxIncrementalBound = 50;
var unrollingSeconds = 15;
async function runChecks(setup, choice, deadline, verifier) {
  const search = await searchViolation(setup, choice, deadline, verifier);
  const own = ownCounterexamples(search, choice.group);
  if (own.length > 0 || search.status === "failed")
    return failed(setup, choice, search, own, deadline, verifier);
  if (search.status === "undecided" && search.cause === "bound" && setup.harness?.bound == null) {
    return afterBound(setup, choice, search, deadline, verifier);
  }
  return summarise(choice, search);
}
async function searchViolation(setup, { group: group2, allocationMayFail, knownBound, decidedBound = null }, deadline, verifier) {
  const run = (strategy, seconds = deadline.left()) => verifier.verify(
    unitRequest(setup, { checks: group2, allocationMayFail, strategy, timeoutSeconds: seconds })
  );
  if (knownBound !== null) {
    const atOnce = await run({ name: "unwound", bound: knownBound });
    if (isDecided2(atOnce)) return atOnce;
  }
  const { unwind = null } = setup;
  const ofHarness = setup.harness?.bound ?? null;
  if (ofHarness === null) return run({ name: "incremental", maxBound: unwind ?? maxIncrementalBound });
  const bound = unwind ?? ofHarness;
  if (decidedBound !== null) {
    const likeOthers = await within(run, [decidedBound], deadline.left());
    if (likeOthers !== null) return likeOthers;
  }
  const fast = await run({ name: "incremental", maxBound: fastBound }, deadline.left() * shareOfFastSearch);
  if (isDecided2(fast) || fast.status === "refused") return fast;
  const isFar = bound > middleBound;
  const middle = isFar ? await within(run, [middleBound], deadline.left() * shareOfMiddle) : null;
  if (middle !== null && middle.status !== "passed") return middle;
  const enough2 = await run({ name: "unwound", bound }, deadline.left() * shareOfBound);
  if (isDecided2(enough2)) return enough2;
  const wide = isFar ? wideBounds.filter((one) => one < bound) : [];
  const bounded = isFar && middle === null ? null : await within(run, [...wide, bound], deadline.left());
  return bounded ?? middle ?? upToWhereItCame(fast);
}
async function within(run, bounds, seconds) {
  let last2 = null;
  let left = seconds;
  for (const bound of bounds) {
    if (left < leastUsefulSeconds) break;
    const outcome = await run({ name: "within", bound }, left);
    left -= outcome.seconds;
    if (!isDecided2(outcome)) break;
    last2 = outcome.status === "passed" ? { ...outcome, passedBound: outcome.passedBound ?? bound } : outcome;
    if (outcome.status !== "passed") break;
  }
  return last2;
}
function upToWhereItCame(fast) {
  const { passedBound } = fast;
  const isTimeOut = fast.status === "undecided" && fast.cause === "time";
  return isTimeOut && passedBound !== null && passedBound >= leastBound ? { ...fast, cause: "bound" } : fast;
}
var leastBound = 2;
var fastBound = 4;
var shareOfFastSearch = 0.3;
var middleBound = 8;
var shareOfMiddle = 0.4;
var wideBounds = [16];
var shareOfBound = 0.6;
function isDecided2(outcome) {
  return outcome.status === "passed" || outcome.counterexamples.length > 0;
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
  const seconds = Math.min(unrollingSeconds, deadline.left());
  if (seconds < leastUsefulSeconds) return bounded;
  const unrolled = await verifier.verify(
    unitRequest(setup, {
      checks: choice.group,
      allocationMayFail: choice.allocationMayFail,
      strategy: { name: "unrolled" },
      timeoutSeconds: seconds
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
  const { group: group2, allocationMayFail } = choice;
  const isComplete = outcome.status === "passed" && outcome.proof === "forward-condition";
  return {
    group: group2,
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
function ownCounterexamples(outcome, group2) {
  return outcome.counterexamples.filter(({ property }) => groupOf(property.kind) === group2);
}
function distinct(counterexamples) {
  const byProperty = /* @__PURE__ */ new Map();
  for (const each of counterexamples) {
    const key = propertyKey(each.property);
    if (!byProperty.has(key)) byProperty.set(key, each);
  }
  return [...byProperty.values()];
}

// src/verification/verify-unit.ts
var memoryShare = 0.6;
async function verifyUnit(setup, groups, deadline, verifier) {
  const started = deadline.left();
  const checks = [];
  for (const [index, group2] of groups.entries()) {
    const share = group2 === "memory" && groups.length > 1 ? memoryShare : 1 / (groups.length - index);
    const part = deadline.within(deadline.left() * share);
    const knownBound = checks.find(({ completeBound }) => completeBound !== null)?.completeBound ?? null;
    const decidedBound = checks.find(({ verdict }) => verdict === "bounded")?.bound ?? null;
    checks.push(...await runGroup(setup, { group: group2, knownBound, decidedBound }, part, verifier));
    if (checks.some(({ verdict }) => verdict === "not-checked")) break;
  }
  const violations = violationsOf(checks).flatMap((violation) => placedInProject(violation, setup));
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
  const isLeak = ({ counterexample }) => counterexample.property.kind === "memory-leak";
  const isCause = (violation) => violation.group === "memory" && !isLeak(violation);
  const broken = new Set(all.filter(isCause).map(lineOfViolation));
  return all.filter((violation) => isCause(violation) || !followsFrom(violation, broken));
}
function placedInProject(violation, { unit, harness, sources }) {
  const { counterexample } = violation;
  const { property } = counterexample;
  if (harness === null || property.location.file !== sources[0]) return [violation];
  if (property.kind !== "memory-leak" || harness.line === null) return [];
  const location = { file: unit.file, line: harness.line, column: null, function: unit.entry };
  return [{ ...violation, counterexample: { ...counterexample, property: { ...property, location } } }];
}
function withoutShadows(violations) {
  const isKind = (violation, kind) => violation.counterexample.property.kind === kind;
  const freedTwice = new Set(violations.filter((one) => isKind(one, "double-free")).map(lineOfViolation));
  return violations.filter((one) => !isKind(one, "use-after-free") || !freedTwice.has(lineOfViolation(one)));
}
function followsFrom(violation, broken) {
  const { steps } = violation.counterexample;
  return broken.has(lineOfViolation(violation)) || steps.some(({ location }) => broken.has(lineKey(location)));
}
function lineOfViolation({ counterexample }) {
  return lineKey(counterexample.property.location);
}
function lineKey({ file, line }) {
  return `${file}:${line}`;
}
function distinctViolations(checks) {
  const byProperty = /* @__PURE__ */ new Map();
  for (const check2 of checks) {
    for (const counterexample of check2.counterexamples) {
      const key = propertyKey(counterexample.property);
      const needsAllocationFailure = check2.allocationMayFail && failsOnlyWithAllocation(counterexample, checks);
      const violation = {
        counterexample,
        group: check2.group,
        needsAllocationFailure,
        command: check2.command
      };
      if (!byProperty.has(key)) byProperty.set(key, violation);
    }
  }
  return [...byProperty.values()];
}
function failsOnlyWithAllocation({ property, bound }, checks) {
  if (property.kind !== "null-dereference") return false;
  const other = checks.find(({ group: group2, allocationMayFail }) => group2 === "memory" && !allocationMayFail);
  if (other === void 0) return false;
  const key = propertyKey(property);
  if (other.counterexamples.some((each) => propertyKey(each.property) === key)) return false;
  return decidedUpTo(other) >= (bound ?? Number.POSITIVE_INFINITY);
}
function decidedUpTo({ verdict, bound }) {
  if (isUndecided(verdict)) return 0;
  return bound ?? Number.POSITIVE_INFINITY;
}
function resultOf(setup, checks, violations, seconds) {
  const decisive = checks.filter(({ verdict }) => verdict !== "failed");
  const worst = verdictOf2(setup, checks, violations);
  const bounds = decisive.flatMap(({ bound }) => bound ?? []);
  return {
    unit: setup.unit,
    verdict: worst.verdict,
    reason: worst.reason,
    bound: worst.verdict === "bounded" ? leastOf(bounds, setup.harness?.bound ?? null) : null,
    seconds: Math.round(seconds * 100) / 100,
    cached: false,
    runs: checks.map(summaryOf)
  };
}
function leastOf(bounds, ofHarness) {
  return bounds.length === 0 ? ofHarness : Math.min(...bounds);
}
function verdictOf2(setup, checks, violations) {
  if (violations.length > 0) return { verdict: "failed", reason: reasonsOf(checks, "failed") };
  const verdict = weakest(checks.map((check2) => check2.verdict));
  if (verdict === "failed")
    return { verdict: "unknown", reason: `its harness fails: ${commentsIn(checks).join("; ")}` };
  if (isUndecided(verdict)) return { verdict, reason: reasonsOf(checks, verdict) };
  if (verdict === "proved" && checks.every(({ rows, libraryRows }) => rows.length + libraryRows === 0)) {
    return {
      verdict: "not-checked",
      reason: "ESBMC found nothing to check: no property is reached from the entry"
    };
  }
  const bodiless = bodilessReason(checks.flatMap((check2) => check2.bodiless));
  if (bodiless !== null) return { verdict: "unknown", reason: bodiless };
  const concessions = [...new Set(checks.flatMap((check2) => check2.concessions))];
  const limits = limitsOf(setup);
  if (verdict === "proved" && limits.length > 0)
    return { verdict: "bounded", reason: [...concessions, limitReason(limits)].join("; ") };
  return { verdict, reason: concessions.length === 0 ? null : concessions.join("; ") };
}
function commentsIn(checks) {
  const comments = checks.flatMap(
    ({ counterexamples }) => counterexamples.map(({ property }) => property.comment)
  );
  return [...new Set(comments)];
}
function limitReason(limits) {
  return `only as far as ${limits.join(", ")}`;
}
function reasonsOf(checks, verdict) {
  const said = checks.filter((check2) => check2.verdict === verdict && check2.reason !== null).map(({ group: group2, reason }) => verdict === "not-checked" ? `${reason}` : `${group2}: ${reason}`);
  return said.length === 0 ? null : [...new Set(said)].join("; ");
}
function summaryOf({ group: group2, verdict, reason }) {
  return { group: group2, verdict, reason };
}
function outOfTime(group2) {
  return {
    group: group2,
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

// src/verification/judge-functions.ts
async function judgeFunctions(verification, reachedExits2) {
  const { unit, verdict, reason } = verification.result;
  const judge = (name, judgement) => ({
    file: unit.file,
    name,
    ...judgement
  });
  if (isUndecided(verdict)) {
    return unit.functions.map((name) => judge(name, { verdict, reason }));
  }
  const decisive = decisiveChecks(verification);
  const open = unit.functions.filter(
    (name) => !hasFinding(verification, name) && needsCanary(decisive, name)
  );
  const reached3 = open.length === 0 ? /* @__PURE__ */ new Set() : await reachedExits2(open, smallestBound(verification, decisive));
  return unit.functions.map((name) => {
    if (hasFinding(verification, name)) return judge(name, { verdict: "failed", reason: null });
    if (open.includes(name) && !reached3.has(name)) return judge(name, notReached(decisive, name));
    return judge(name, withinLimits(verdictIn(decisive, name), verification));
  });
}
function withinLimits(judgement, { setup }) {
  const limits = limitsOf(setup);
  if (judgement.verdict !== "proved" || limits.length === 0) return judgement;
  return { verdict: "bounded", reason: limitReason(limits) };
}
function decisiveChecks({ checks }) {
  return checks.filter(
    (check2) => !checks.some((other) => other.group === check2.group && !other.allocationMayFail && check2 !== other)
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
function smallestBound({ setup }, checks) {
  return Math.min(setup.unwind ?? maxIncrementalBound, ...checks.flatMap(({ bound }) => bound ?? []));
}
function notReached(checks, name) {
  const isCut = checks.some(({ bound }) => bound !== null);
  if (isCut || checks.some(({ rows }) => rows.some((row) => row.function === name))) {
    return { verdict: "unknown", reason: "its end is not reached within the bound" };
  }
  return { verdict: "not-checked", reason: "not reached from the entry" };
}
function verdictIn(checks, name) {
  const verdict = weakest(checks.map((check2) => verdictOfCheck(check2, name)));
  if (verdict === "unknown") {
    const reasons2 = checks.filter((check2) => verdictOfCheck(check2, name) === "unknown").map(reasonOfCheck);
    return { verdict, reason: [...new Set(reasons2)].join("; ") };
  }
  const bounds = checks.flatMap(({ bound }) => bound ?? []);
  return {
    verdict,
    reason: verdict === "bounded" && bounds.length > 0 ? `up to ${Math.min(...bounds)} loop iterations` : null
  };
}
function verdictOfCheck(check2, name) {
  if (check2.verdict !== "failed") return check2.verdict;
  if (check2.rows.some((row) => row.function === name && row.status === "not-checked")) return "unknown";
  return check2.bound === null ? "proved" : "bounded";
}
function reasonOfCheck(check2) {
  return check2.verdict === "failed" ? `${check2.group}: hidden by a violation elsewhere` : `${check2.group}: ${check2.reason}`;
}

// src/verification/verify-variants.ts
async function verifyVariants([first, ...others2], groups, deadline, verifier) {
  const share = (left) => deadline.within(deadline.left() / left);
  const verification = await verifyUnit(first, groups, share(others2.length + 1), verifier);
  let agreed = verification.violations;
  for (const [index, setup] of others2.entries()) {
    if (agreed.length === 0) break;
    const other = await verifyUnit(setup, groups, share(others2.length - index), verifier);
    const { verdict } = other.result;
    if (verdict === "proved" || verdict === "bounded") return other;
    const keys = new Set(other.violations.map(({ counterexample }) => propertyKey(counterexample.property)));
    agreed = agreed.filter(({ counterexample }) => keys.has(propertyKey(counterexample.property)));
  }
  if (agreed.length > 0 || verification.violations.length === 0)
    return { ...verification, violations: agreed };
  const reason = "it fails only when one number is taken for the length of a pointer, and not with another";
  return {
    ...verification,
    result: { ...verification.result, verdict: "unknown", reason, bound: null },
    violations: []
  };
}

// src/modes/base-counterpart.ts
import { join as join5 } from "node:path";

// src/modes/prepare-unit.ts
import { basename as basename2, dirname as dirname3, join as join4 } from "node:path";

// src/project/argv-max-args.ts
var most2 = 8;
var usual = 2;
function argvMaxArgs(file) {
  const main = definitionOf("main", file);
  const [argc, argv] = main?.parameters ?? [];
  if (main === void 0 || argv === void 0) return 0;
  const largest = Math.max(
    ...argv.name === null ? [] : indexesOf2(argv.name, main.tokens),
    ...argc?.name ? comparisonsWith(argc.name, main.tokens) : [],
    usual - 1
  );
  return Math.min(largest + 1, most2);
}
function indexesOf2(argv, tokens) {
  return numbersIn2(tokens, `(?<!\\S)${escaped(argv)} \\[ (\\d+) \\]`);
}
function comparisonsWith(argc, tokens) {
  const comparison2 = "(?:==|!=|<|>|<=|>=)";
  return [
    ...numbersIn2(tokens, `(?<!\\S)${escaped(argc)} ${comparison2} (\\d+)(?!\\S)`),
    ...numbersIn2(tokens, `(?<!\\S)(\\d+) ${comparison2} ${escaped(argc)}(?!\\S)`)
  ];
}
function numbersIn2(tokens, pattern) {
  return [...tokens.matchAll(new RegExp(pattern, "g"))].map(([, digits]) => Number(digits));
}
function escaped(name) {
  return name.replaceAll("$", "\\$");
}

// src/project/harness/assert-requires.ts
function assertRequires(text, file, target, conditions) {
  if (conditions.length === 0) return text;
  const tokens = lexC(text).filter(({ directive }) => directive === null);
  const { calls: calls2 } = bodyOfTokens(tokens);
  const names = target.parameters.map((_, position) => `esbmc_action_argument_${position + 1}`);
  const asserted = conditions.map((condition) => {
    const words = programTokens(condition).map(({ text: word }, at3, all) => {
      const position = target.parameters.findIndex(({ name }) => name === word);
      const isMember = /^(?:\.|->)$/.test(all[at3 - 1]?.text ?? "");
      return position < 0 || isMember ? word : names[position] ?? word;
    });
    const said = JSON.stringify(requirementComment({ function: target.name, condition }));
    return `__ESBMC_assert(${words.join(" ")}, ${said}); __ESBMC_assume(${words.join(" ")});`;
  });
  const inserts = calls2.flatMap((call) => {
    const token = tokens[call.at];
    const isCall = call.name === target.name && call.arguments.length === names.length;
    if (!isCall || token === void 0 || !isInBody(token.line, file)) return [];
    const close = tokens.find(
      (one, index) => index > call.at && one.start >= (tokens[call.arguments.at(-1)?.end ?? 0]?.start ?? 0)
    );
    if (close === void 0 || tokens[tokens.indexOf(close) + 1]?.text === "{") return [];
    const values = call.arguments.map(({ start, end }, position) => {
      const value = tokens.slice(start, end).map((one) => one.text);
      return `__auto_type ${names[position]} = (${value.join(" ")});`;
    });
    const lineEnds = "\n".repeat(text.slice(token.start, close.end).split("\n").length - 1);
    const replaced = `({ ${values.join(" ")} ${asserted.join(" ")} ${target.name}(${names.join(", ")}); }${lineEnds})`;
    return [{ start: token.start, end: close.end, replaced }];
  });
  let result = "";
  let at2 = 0;
  for (const { start, end, replaced } of inserts) {
    if (start < at2) continue;
    result += text.slice(at2, start) + replaced;
    at2 = end;
  }
  return result + text.slice(at2);
}
function isInBody(line, { functions }) {
  return functions.some(
    ({ body, lines }) => body !== null && line >= Math.max(body.start, lines.start) && line <= body.end
  );
}

// src/project/harness/write-stubs.ts
var noStubs = { text: "", assumptions: [] };
function writeStubs(declared, files, neverReturns) {
  const wanted = declared.filter(({ name, definer }) => {
    const isOurs = name.startsWith("__") || isNondeterministic(name) || isLibraryFunction(name);
    return definer === null && !isOurs;
  });
  if (wanted.length === 0) return noStubs;
  const index = indexTypes(files);
  const writer = new HarnessWriter(`${anyValuePrefix}stub_`);
  const callers = files.flatMap(({ functions }) => functions).filter(({ isDefinition }) => isDefinition);
  for (const one of wanted) writeStub(one, callers, neverReturns(one.name), { writer, index });
  const text = [
    "",
    ...libraryDeclarations,
    "/* Functions that are declared and have no body in the project. */",
    ...writer.fileScope
  ];
  return { text: `${text.join("\n")}
`, assumptions: writer.assumptions };
}
function writeStub(one, callers, isNoReturn, context) {
  const { writer } = context;
  const type = typeOf(one);
  const define2 = (body) => writer.fileScope.push(`#undef ${one.name}`, stubDefinition(type, one.name, body));
  if (isNoReturn || /\b_?_?noreturn(?:__)?\b|\b_Noreturn\b/i.test(one.tokens)) {
    writer.note(`\`${one.name}\` has no body here and never returns`);
    define2(["__ESBMC_assume(0);"]);
    return;
  }
  const { isNullChecked, isFreed } = usesOfResult(one.name, callers, context);
  const allocator = allocatorBody(type, one.name, context);
  if (allocator !== null) {
    writer.note(
      `\`${one.name}\` has no body here and is taken for \`${allocator.like}\`${isNullChecked ? "" : " that succeeds"}`
    );
    define2(isNullChecked || allocator.like === "free" ? allocator.body : succeeding(allocator.body));
    return;
  }
  const target = type.returns.kind === "pointer" ? resolveType(type.returns.to, context.index) : null;
  const isKnown2 = target?.is === "number" || target?.is === "enum" || target?.is === "record" && target.members !== null;
  const changing = anyBody({ ...type, returns: voidType }, context);
  const returns = resultInWords(type.returns, isKnown2, isNullChecked);
  const changes2 = changing.length > 0 ? ", and changes what it gets a pointer to" : "";
  writer.note(`\`${one.name}\` has no body here: it ${returns}${changes2}`);
  if (target === null) define2(anyBody(type, context));
  else define2([...changing, ...pointerResult(type.returns, isKnown2, isNullChecked, isFreed, context)]);
}
function resultInWords(type, isKnown2, isNullable) {
  if (type.kind === "named" && type.name === "void") return "returns";
  if (type.kind !== "pointer") return "returns any value";
  return `returns ${isKnown2 ? "one object" : "a pointer to nothing known"}${isNullable ? ", or NULL" : ""}`;
}
var voidType = { kind: "named", name: "void", isConst: false, defines: null };
function pointerResult(type, isKnown2, isNullable, isFreed, { writer }) {
  if (type.kind !== "pointer") return [];
  const to = withoutConst(type.to);
  const nothing2 = isNullable ? [`if (${writer.anyBool()}) return 0;`] : [];
  if (!isKnown2)
    return [...nothing2, "static char esbmc_action_place[8];", "return (void *)esbmc_action_place;"];
  if (isFreed) {
    const made = declare({ kind: "pointer", to, isConst: false }, "made");
    return [...nothing2, `${made} = malloc(sizeof(*made));`, "__ESBMC_assume(made != 0);", "return made;"];
  }
  return [...nothing2, `static ${declare(to, "one")};`, `one = ${writer.any(to)};`, "return &one;"];
}
function succeeding(body) {
  const [only = ""] = body;
  const made = only.replace(/^return /, "void *made = ");
  return [made, "__ESBMC_assume(made != 0);", "return made;"];
}
function usesOfResult(name, callers, { index }) {
  const kept = callers.flatMap((caller) => {
    const body = bodyOf(caller);
    return body.calls.filter((call) => call.name === name).flatMap(({ at: at2 }) => {
      const start = textAt(body, at2 - 1) === ")" ? (body.partners.get(at2 - 1) ?? at2) - 1 : at2 - 1;
      if (textAt(body, start) === "!") return [{ isNullChecked: true, isFreed: false }];
      const variable2 = textAt(body, start) === "=" ? textAt(body, start - 1) : null;
      const isMember = /^(?:\.|->)$/.test(textAt(body, start - 2));
      return variable2 === null ? [] : [usesIn(caller, { name: variable2, isMember }, index.functions)];
    });
  });
  return {
    isNullChecked: kept.some(({ isNullChecked }) => isNullChecked),
    isFreed: kept.some(({ isFreed }) => isFreed)
  };
}
function typeOf({ parameters, returnType, isVariadic }) {
  const read2 = (type) => new DeclarationReader(programTokens(type === "" ? "int" : type)).typeName().type;
  return {
    kind: "function",
    returns: read2(returnType),
    isVariadic,
    parameters: parameters.filter(({ type }) => type !== "void").map(({ name, type }) => {
      const own = read2(type);
      const passed = own.kind === "function" ? { kind: "pointer", to: own, isConst: false } : own;
      return { name, type: passed, isBitField: false };
    })
  };
}

// src/project/taken-for-granted.ts
var assuming = /^__(?:ESBMC|VERIFIER|CPROVER|builtin)_(?:assume\w*)?$/;
function takenForGranted(sources) {
  return sources.flatMap(({ path, text }) => {
    if (!/assume|__(?:ESBMC|VERIFIER|CPROVER|builtin)_/.test(text)) return [];
    const calls2 = lexC(text).filter(({ kind, text: word }, at2, tokens) => {
      return kind === "word" && assuming.test(word) && !isDeclared(tokens, at2);
    });
    const [first] = calls2;
    return first === void 0 ? [] : [`what \`${first.text}\` says is so (${printable(path)}:${first.line})`];
  });
}
function isDeclared(tokens, at2) {
  const before = tokens[at2 - 1];
  return before?.kind === "word" && !/^(?:else|do|return)$/.test(before.text);
}

// src/modes/prepare-unit.ts
async function prepareUnit(source, { unit, harness }, { subject: { head, neighbours: neighbours2 }, planner, config }, deps) {
  const links = await linkDefinitions(source, [unit.entry], neighbours2);
  const headers = source.headers.map(({ file }) => file);
  const stubs = writeStubs(links.bodiless, [source.file, ...headers], nameMatcher(config.noreturn));
  const own = remembered(planner, () => promisesIn(source.file, source.headers, planner));
  const known2 = new Set(own.map(({ of }) => of.name));
  const further = links.files.flatMap((link) => remembered(link, () => promisesOf(link))).filter(({ of }) => !known2.has(of.name));
  const promises = further.length === 0 ? own : [...own, ...further];
  const place = {
    unit: { ...unit, assumptions: [...unit.assumptions, ...stubs.assumptions] },
    file: join4(head.root, source.path),
    links: links.files.map((source2) => ({ source: source2, file: join4(head.root, source2.path) })),
    build: links.files.reduce((build, link) => joinBuilds(build, link.build), source.build),
    unwind: settingsFor(config, source.path).unwind,
    takenForGranted: grantedIn([source, ...links.files])
  };
  const start = definitionOf(unit.entry, source.file);
  const line = start?.lines.start ?? null;
  const setUp = (own2, variant2 = own2) => {
    const isIncludable = canBeIncluded(place.file);
    const rounds = isIncludable ? roundsWithin(source, unit.entry, own2) : [];
    const around = unitHarness(unit.entry, variant2, own2, stubs, line, isIncludable, rounds);
    return setUpIn(head.root, place, around, source, promises, deps);
  };
  const setup = await setUp(harness);
  const variants = await Promise.all((harness?.variants ?? []).map((variant2) => setUp(harness, variant2)));
  return { source, setup, variants, links: links.files, planner, promises, setUpUnder: setUp };
}
function unitHarness(entry, variant2, harness, stubs, line, isIncludable, rounds) {
  const limits = stubs.assumptions;
  if (variant2 === null || harness === null) {
    if (stubs.text === "" || !isIncludable) return null;
    const textFor = (file) => `#include "${file}"
${stubs.text}`;
    return { textFor, limits, inputNames: /* @__PURE__ */ new Map(), entry, bound: null, line: null };
  }
  return {
    textFor: (file) => variant2.textFor(file) + stubs.text,
    limits: [...variant2.limits, ...limits, ...rounds.length > 0 ? [roundsLimit(rounds)] : []],
    limitsRounds: rounds.length > 0,
    inputNames: variant2.inputNames,
    entry: harness.entry,
    line,
    bound: harness.bound
  };
}
var recursive = oncePer(({ text }) => limitRounds(text).functions);
function roundsWithin(source, entry, harness) {
  const functions = recursive(source);
  if (harness === null || functions.length === 0) return [];
  const calls2 = callGraph(source.file);
  const called = [entry, ...new Set(harness.textFor("").match(/\w+/g) ?? [])];
  const reached3 = new Set(called.flatMap((name) => [...calls2.reachableFrom(name)]));
  return functions.filter((name) => reached3.has(name));
}
var none = [];
async function setUpIn(root, { unit, file, links, build, unwind, takenForGranted: takenForGranted2 }, harness, source, promises, deps) {
  const files = [{ file, source, promises }, ...links.map((link) => ({ ...link, promises: none }))];
  const compiled2 = await Promise.all(
    files.map((one, at2) => {
      const limitsRounds = at2 === 0 && harness?.limitsRounds === true;
      return compiledAs(one.file, one.source, one.promises, limitsRounds, deps);
    })
  );
  const [included = file, ...linked] = compiled2;
  const folders = files.filter((one, at2) => compiled2[at2] !== one.file).map((one) => dirname3(one.file));
  const name = `harness_${basename2(file, ".c")}_${unit.entry}.c`;
  const started = harness === null ? included : await deps.scratch.write(name, harness.textFor(included));
  return {
    unit,
    root,
    sources: [started, ...linked],
    file,
    harness,
    build: { ...build, includeDirs: [.../* @__PURE__ */ new Set([...folders, ...build.includeDirs])] },
    argvMaxArgs: argvMaxArgs(source.file),
    memoryMiB: deps.memoryMiB,
    copies: new Map(files.flatMap((one, at2) => copyOf(one.file, compiled2[at2] ?? one.file))),
    unwind,
    takenForGranted: takenForGranted2
  };
}
var granted = oncePer((source) => takenForGranted([source]));
function grantedIn(sources) {
  const all = new Set(sources.flatMap((source) => [source, ...source.headers]));
  return [...all].flatMap(granted);
}
function copyOf(file, compiled2) {
  return compiled2 === file ? [] : [[compiled2, file]];
}
var compiled = /* @__PURE__ */ new WeakMap();
function compiledAs(file, source, promises, limitsRounds, { scratch }) {
  const last2 = compiled.get(source);
  const isSame5 = last2?.file === file && last2.promises === promises && last2.limitsRounds === limitsRounds;
  if (isSame5 && last2.scratch === scratch) return last2.path;
  const path = copyFor(file, source, promises, limitsRounds, scratch);
  compiled.set(source, { file, promises, limitsRounds, scratch, path });
  return path;
}
async function copyFor(file, { text, file: parsed }, promises, limitsRounds, scratch) {
  const promised2 = promises.reduce(
    (result, { of, conditions }) => assertRequires(result, parsed, of, conditions),
    text
  );
  const asserted = limitsRounds ? limitRounds(promised2).text : promised2;
  if (!needsUnitText(file, text, asserted)) return file;
  return scratch.write(basename2(file), unitText(file, asserted));
}
var promised = /* @__PURE__ */ new WeakMap();
function remembered(of, read2) {
  const promises = promised.get(of) ?? read2();
  promised.set(of, promises);
  return promises;
}
function promisesOf({
  text,
  file,
  headers = []
}) {
  return promisesIn(file, headers, harnessPlanner({ text, file, headers, base: null, callers: [] }));
}
function promisesIn(file, headers, planner) {
  const declared = [file, ...headers.map((header) => header.file)].flatMap(({ functions }) => functions);
  const byName = new Map(declared.toReversed().map((one) => [one.name, one]));
  for (const one of declared) if (one.isDefinition) byName.set(one.name, one);
  return [...byName.values()].map((of) => ({ of, conditions: planner.requiresOf(of) })).filter(({ conditions }) => conditions.length > 0);
}

// src/modes/base-counterpart.ts
async function baseCounterpart({ source, links }, { setup, files: places }, tree, { changes: changes2 }, deps) {
  const known2 = new Map(filesOf({ source, links }).map((one) => [one.path, one]));
  const files = /* @__PURE__ */ new Map();
  for (const path of new Set(places)) {
    const head = known2.get(path);
    if (head !== void 0) files.set(path, await fileThen(head, tree, changes2, deps));
  }
  const { base } = source;
  if (base === null) return { files, setup: null, isNew: source.change?.status === "added" };
  if (!definedIn(base).has(setup.unit.entry)) return { files, setup: null, isNew: base.file.isComplete };
  const there = [];
  for (const { path } of links) {
    const then2 = await loadSource(tree, basePathOf(path, changes2), deps);
    if (then2 !== null) there.push({ source: then2, file: join5(tree.root, then2.path) });
  }
  const place = {
    unit: setup.unit,
    file: join5(tree.root, base.path),
    links: there,
    build: buildInTree(setup.build, setup.root, tree.root),
    unwind: setup.unwind ?? null,
    // Nothing is proved about the base: it is only held against head.
    takenForGranted: []
  };
  const then = [{ ...base, headers: source.headers }, ...there.map((link) => link.source)];
  const promises = then.flatMap(promisesOf);
  return { files, isNew: false, setup: await setUpIn(tree.root, place, setup.harness, base, promises, deps) };
}
async function fileThen(head, tree, changes2, deps) {
  const base = await loadSource(tree, basePathOf(head.path, changes2), deps);
  return {
    functions: base === null ? /* @__PURE__ */ new Set() : definedIn(base),
    hunks: changes2.find(({ path }) => path === head.path)?.hunks ?? [],
    baseLines: base?.text.split(/\r?\n/) ?? [],
    headLines: head.text.split(/\r?\n/)
  };
}
function basePathOf(path, changes2) {
  return changes2.find((change) => change.path === path)?.basePath ?? path;
}
function definedIn({ file }) {
  return new Set(file.functions.filter(({ isDefinition }) => isDefinition).map(({ name }) => name));
}

// src/project/function-at.ts
function functionAt({ functions }, line) {
  const around = functions.filter(
    ({ isDefinition, lines }) => isDefinition && lines.start <= line && line <= lines.end
  );
  return around.at(-1) ?? null;
}
function functionNamer(fileOf) {
  return (path, line) => {
    const file = fileOf(path);
    return file === void 0 ? null : functionAt(file, line)?.name ?? null;
  };
}

// src/modes/verified-unit.ts
function factsForRuns({
  prepared,
  deadline,
  work: { text, config }
}) {
  const { source, links } = prepared;
  const files = filesOf(prepared);
  const functionOf = functionNamer((path) => files.find((one) => one.path === path)?.file);
  const functions = [source, ...source.headers, ...links].flatMap(({ file }) => file.functions);
  return { functions, linesOf: text.lines, functionOf, checks: config.checks, deadline };
}

// src/modes/fuzz-unit.ts
async function fuzzUnit(outcome, unit) {
  const { verification, work } = unit;
  if (work.deps.fuzzer == null) return outcome;
  const fuzzed = isOpen(verification) ? await fuzzOpen(outcome, unit) : outcome;
  return isAllOld(fuzzed, work) ? lookBehind(fuzzed, unit) : fuzzed;
}
async function fuzzOpen(outcome, unit) {
  const { runs, crash } = await fuzzAll(unit, () => ({}));
  if (crash === null) return runs === 0 ? outcome : withRuns(outcome, runs);
  return stopped(outcome, crash, await compareRun(crash, unit), unit);
}
function isAllOld({ findings }, { subject }) {
  return subject.base !== null && findings.length > 0 && findings.every(({ status }) => status !== "introduced");
}
async function lookBehind(outcome, unit) {
  const { prepared, work } = unit;
  const { base } = work.subject;
  if (base === null) return outcome;
  const { crash } = await fuzzAll(unit, async (setup) => {
    const there = await baseCounterpart(prepared, { setup, files: [] }, base, work.subject, work.deps);
    return there.setup === null ? null : { unlike: there.setup };
  });
  if (crash === null || isTold(crash, outcome) && !isExact(crash)) return outcome;
  const comparison2 = await compareRun(crash, unit);
  if (comparison2?.status !== "introduced") return outcome;
  return stopped(outcome, crash, comparison2, unit);
}
function isOpen({ result: { verdict }, checks, violations }) {
  if (violations.length > 0) return false;
  return verdict === "unknown" || verdict === "bounded" && checks.some((check2) => check2.bound !== null);
}
function isTold({ property: { location } }, { findings }) {
  const places = findings.map(({ counterexample }) => counterexample.property.location);
  return places.some(({ file, line }) => file === location.file && line === location.line);
}
function isExact({ says }) {
  return /\b(?:heap-|use-after-poison)|^index .* out of bounds for type/.test(says);
}
async function fuzzAll(unit, further) {
  const { prepared, verification, work } = unit;
  const { setup, variants } = prepared;
  const setups = variants.length === 0 ? [verification.setup] : [setup, ...variants];
  const common = factsForRuns(unit);
  let first = null;
  for (const one of setups) {
    const more = await further(one);
    if (more === null) return notFuzzed;
    const result = await work.deps.fuzzer?.fuzz({ ...common, ...more, setup: one }) ?? notFuzzed;
    if (result.crash === null || first !== null && !isSame3(first.crash, result.crash))
      return { runs: result.runs, crash: null };
    first ??= result;
  }
  return first ?? notFuzzed;
}
function isSame3(one, other) {
  return one !== null && propertyKey(one.property) === propertyKey(other.property);
}
function withRuns({ unit, functions, findings }, runs) {
  const said = `${runs} runs with boundary and random inputs found nothing`;
  const add4 = (reason) => reason === null ? said : `${reason}; ${said}`;
  const further = (one) => isUndecided(one.verdict) ? { ...one, reason: add4(one.reason) } : one;
  return { unit: { ...unit, reason: add4(unit.reason) }, functions: functions.map(further), findings };
}
function stopped({ unit, functions, findings: known2 }, crash, comparison2, { verification, work }) {
  const { property, calls: calls2, inputs, tool, says, program } = crash;
  const counterexample = { property, steps: [], calls: calls2, bound: null };
  const violation = { counterexample, group: "memory", needsAllocationFailure: false, command: "" };
  const violated = { ...verification, violations: [violation] };
  const describe = (about) => work.describe({ ...about, inputs, seenBy: { tool, says } });
  const found = findFindings(violated, comparison2 === null ? null : [comparison2], work.text, describe);
  const findings = found.map((finding) => {
    const reproducer = { tool, says, isFirst: true, program: programToShow(program) };
    return { ...finding, inputs, foundBy: "running", reproduced: true, reproducer };
  });
  const isPlace = (one) => one.name === property.location.function;
  const isTold2 = ({ fingerprint }) => findings.some((one) => one.fingerprint === fingerprint);
  return {
    unit: known2.length > 0 ? unit : { ...unit, verdict: "failed", reason: "found by running it", bound: null },
    functions: functions.map((one) => isPlace(one) ? { ...one, verdict: "failed", reason: null } : one),
    findings: [...known2.filter((one) => !isTold2(one)), ...findings]
  };
}
async function compareRun({ property, runIn }, { prepared, verification: { setup }, deadline, work: { subject, deps } }) {
  if (subject.base === null) return null;
  const { location } = property;
  const places = { setup, files: [location.file] };
  const base = await baseCounterpart(prepared, places, subject.base, subject, deps);
  const status = (status2, basePassed = false) => ({ status: status2, basePassed });
  if (base.isNew) return status("introduced");
  const file = base.files.get(location.file);
  if (file === void 0) return status("undetermined");
  if (!file.functions.has(location.function ?? "")) return status("introduced");
  const run = base.setup === null ? "unknown" : await runIn(base.setup, deadline);
  if (run === "ended") return status("introduced", true);
  return status(run === "same" ? "existing" : "undetermined");
}

// src/project/harness/propose-requires.ts
var mostProposals = 5;
function proposeRequires({ kind, comment, expression: expression2 }, statement, target, siblings = []) {
  const named = new Set(programTokens(statement).map(({ text }) => text));
  const pointers2 = target.parameters.flatMap(
    ({ name, isPointer, isArray }) => name !== null && (isPointer || isArray) ? [name] : []
  );
  const numbers = target.parameters.flatMap(
    ({ name, isPointer, isArray, isFunctionPointer }) => name !== null && !isPointer && !isArray && !isFunctionPointer ? [name] : []
  );
  const used = numbers.filter((name) => named.has(name));
  const lengths2 = numbers.filter(isLengthName);
  const byKind = () => {
    switch (kind) {
      case "null-dereference":
        return pointers2.toSorted((one, other) => Number(named.has(other)) - Number(named.has(one))).map((name) => `${name} != 0`);
      case "division-by-zero":
        return used.map((name) => `${name} != 0`);
      case "shift":
        return used.map((name) => `${name} >= 0 && ${name} < 32`);
      default:
        return [
          ...used.flatMap(
            (index) => lengths2.filter((length) => length !== index).flatMap((length) => [`${index} < ${length}`, `${index} >= 0 && ${index} < ${length}`])
          ),
          ...[.../* @__PURE__ */ new Set([...lengths2, ...used])].map((name) => `${name} > 0`)
        ];
    }
  };
  const own = fromExpression(comment, expression2);
  const all = [...own, ...siblings.flatMap((one) => fromExpression(one.comment, one.expression))];
  const proposals = [...own.length > 0 ? [[...new Set(all)].join(" && ")] : [], ...own, ...byKind()];
  return [...new Set(proposals)].filter((one) => isCondition2(one, target)).slice(0, mostProposals);
}
function fromExpression(comment, expression2) {
  if (expression2 === null || comment.startsWith("assertion")) return [];
  const plain2 = expression2.replace(/\((?:(?:un)?signed |long |short |int|char|size_t|\s)+\)/g, "").trim();
  return [plain2];
}
function isCondition2(condition, target) {
  const text = `/* esbmc: requires(${condition}) */
`;
  const [clause] = requiresOf(text, { ...target, lines: { ...target.lines, start: 2 } }, /* @__PURE__ */ new Set());
  return clause?.ok === true;
}

// src/verification/fails-at.ts
async function failsAt(setup, { counterexample: { property, bound }, group: group2 }, deadline, verifier) {
  const outcome = await verifier.verify(
    unitRequest(setup, {
      checks: group2,
      allocationMayFail: true,
      strategy: { name: "enumerate", bound: bound ?? setup.harness?.bound ?? 1 },
      timeoutSeconds: deadline.left()
    })
  );
  if (outcome.status !== "failed" && outcome.status !== "passed") return null;
  const key = propertyKey(property);
  if (outcome.counterexamples.some((each) => propertyKey(each.property) === key)) return true;
  const { line, file } = property.location;
  return outcome.rows.some((row) => row.line === line && row.file === file && row.status === "passed") ? false : null;
}

// src/modes/propose-requirements.ts
var shareOfTimeLeft2 = 0.5;
async function proposeRequirements(prepared, { setup, violations }, text, deadline, { verifier }) {
  const target = definitionOf(setup.unit.entry, prepared.source.file);
  if (setup.harness?.bound == null || target === void 0 || setup.unit.origin === "entry") return [];
  const within2 = deadline.within(deadline.left() * shareOfTimeLeft2);
  const proposals = [];
  for (const violation of violations) proposals.push(await proposalFor(violation));
  return proposals;
  async function proposalFor(violation) {
    const { property } = violation.counterexample;
    const { location } = property;
    if (target === void 0 || location.function !== target.name) return null;
    const statement = text.lines(location.file)?.[location.line - 1] ?? "";
    const siblings = violations.map((one) => one.counterexample.property).filter((one) => one.location.file === location.file && one.location.line === location.line);
    for (const condition of proposeRequires(property, statement, target, siblings)) {
      if (within2.left() < leastUsefulSeconds) return null;
      const plan = prepared.planner.planWith(target, condition);
      if (!plan.ok) continue;
      const promised2 = await prepared.setUpUnder(plan.harness);
      if (await failsAt(promised2, violation, within2, verifier) === false) return condition;
    }
    return null;
  }
}

// src/modes/replay-findings.ts
async function replayFindings(findings, unit) {
  const facts = factsForRuns(unit);
  const replayed = [];
  for (const [index, finding] of findings.entries()) {
    const violation = unit.verification.violations[index];
    replayed.push(
      violation === void 0 ? finding : { ...finding, ...await replay(violation, unit, facts) }
    );
  }
  return replayed;
}
async function replay(violation, unit, facts) {
  const { replayer = null } = unit.work.deps;
  if (replayer === null) return {};
  const { reproduced, evidence, reproducer } = await replayer.replay({
    ...facts,
    violation,
    setup: unit.verification.setup
  });
  if (evidence === null || reproducer === null)
    return reproduced === null ? tryOut(violation, unit, facts) : { reproduced, reproducer: null };
  const { tool, excerpt, isFirst } = evidence;
  return { reproduced, reproducer: { tool, says: excerpt, isFirst, program: programToShow(reproducer) } };
}
function canBeTriedOut({ counterexample: { property }, needsAllocationFailure }, unit) {
  const isSeen = property.kind !== "uninitialised" && property.kind !== "memory-leak";
  return isSeen && !needsAllocationFailure && unit.verification.setup.unit.origin === "entry";
}
async function tryOut(violation, unit, facts) {
  const { setup } = unit.verification;
  const place = { root: setup.root, linesOf: facts.linesOf };
  const { property } = violation.counterexample;
  const found = !canBeTriedOut(violation, unit) ? null : await unit.work.deps.fuzzer?.fuzz({
    ...facts,
    setup,
    isWanted: (report) => confirms(property, report, place) !== null
  });
  const crash = found?.crash ?? null;
  if (crash === null) return { reproduced: null, reproducer: null };
  const { tool, says, program } = crash;
  const reproducer = {
    ...{ tool, says, program: programToShow(program) },
    ...{ isFirst: true, hasOtherInputs: true }
  };
  return { reproduced: true, reproducer };
}

// src/modes/without-guesses.ts
function withoutGuesses(verification, unit, text) {
  const { checks, violations, result } = verification;
  const callees = writingCallees(checks.flatMap(({ bodiless }) => bodiless));
  if (callees.length === 0 || violations.length === 0) return verification;
  const definitions = filesOf(unit).flatMap(
    ({ path, file }) => file.functions.filter(({ isDefinition }) => isDefinition).map((one) => ({ path, one }))
  );
  const isGuess = (violation) => {
    const { kind, location } = violation.counterexample.property;
    const inside = definitions.find(
      ({ path, one }) => path === location.file && one.name === location.function
    );
    if (inside === void 0) return false;
    const statement = text.lines(location.file)?.[location.line - 1] ?? "";
    const written = writtenBy(callees, inside.one, kind === "uninitialised");
    return programTokens(statement).some((token) => token.kind === "word" && written.has(token.text));
  };
  const sure = violations.filter((violation) => !isGuess(violation));
  if (sure.length === violations.length) return verification;
  if (sure.length > 0) return { ...verification, violations: sure };
  const unknown = { verdict: "unknown", reason: bodilessReason(callees), bound: null };
  return { ...verification, violations: [], result: { ...result, ...unknown } };
}
function writtenBy(callees, one, contents) {
  const body = bodyOf(one);
  const calls2 = body.calls.filter(({ name }) => callees.includes(name));
  return new Set(calls2.flatMap((call) => variablesIn(call, body, contents)));
}
function variablesIn(call, body, contents) {
  return call.arguments.flatMap(({ start, end }) => {
    const at2 = Array.from({ length: end - start }, (_, index) => start + index);
    const addresses = at2.filter((index) => textAt(body, index) === "&").map((index) => textAt(body, index + 1));
    return contents && end - start === 1 ? [...addresses, textAt(body, start)] : addresses;
  });
}

// src/modes/run-units.ts
var budgetReason = "the time budget was used up";
function unitRunner(subject, config, describe, deps) {
  const { jobs, clock, progress } = deps;
  const budget = startDeadline(config.timeBudget, clock);
  const secondsFor = ({ planned: { unit } }) => {
    const { timeout } = settingsFor(config, unit.file);
    return unit.isCaller === true ? Math.min(timeout, secondsForCallers) : timeout;
  };
  const memory = unitMemory(subject, config, deps);
  const text = growingText(subject.sources.flatMap((source) => [source, ...source.headers]));
  let units = 0;
  let done = 0;
  let skipped = 0;
  const tell = ({ planned: { unit } }, { unit: { verdict } }) => {
    done += 1;
    progress({ step: "unit", done, file: unit.file, entry: unit.entry, verdict });
  };
  const readied = /* @__PURE__ */ new Map();
  const ready = (item) => {
    const promise = readied.get(item) ?? makeReady(item);
    readied.set(item, promise);
    return promise;
  };
  const makeReady = async (item) => {
    const unit = await prepareUnit(item.source, item.planned, { subject, ...item, config }, deps);
    text.add(unit.links.flatMap((link) => [link, ...link.headers]));
    return { unit, kept: await memory.recall(unit, secondsFor(item)) };
  };
  const runAnew = async (item, deadline) => {
    const { unit } = await ready(item);
    const outcome = await memory.remember(
      unit,
      secondsFor(item),
      deadline,
      (watched) => runUnit(unit, deadline, { subject, config, describe, text, deps: watched })
    );
    tell(item, outcome);
    return outcome;
  };
  const runAll = async (items, work) => {
    const outcomes = await scheduleUnits(items, { jobs, secondsFor, budget }, work, ({ planned }) => {
      skipped += 1;
      return skipUnit(planned, budgetReason);
    });
    return new Map(items.map((item, index) => [item, outcomes[index]]));
  };
  const run = async (planned) => {
    const items = planned.flatMap(
      ({ source, planner, plan }) => plan.units.map((unit) => ({ source, planner, planned: unit }))
    );
    units += items.length;
    if (items.length > 0) progress({ step: "started", units });
    const known2 = /* @__PURE__ */ new Map();
    const recalled = async (item) => {
      const { kept } = await ready(item);
      if (kept !== null) known2.set(item, kept);
      return kept;
    };
    const enough2 = budget.left() * (1 - shareToReady);
    for (const item of items) {
      if (budget.left() < enough2) break;
      await recalled(item);
    }
    const first = await runAll(
      items.filter((item) => !known2.has(item)),
      async (item, deadline) => (await recalled(item))?.outcome ?? runAnew(item, deadline)
    );
    const again = await runAll(items.filter(isInDoubt(known2, first)), runAnew);
    return items.flatMap((item) => {
      const kept = known2.get(item);
      const outcome = again.get(item) ?? kept?.outcome ?? first.get(item);
      if (kept !== void 0 && outcome === kept.outcome) tell(item, outcome);
      return outcome === void 0 ? [] : [outcome];
    });
  };
  return { run, isKept: () => skipped === 0 && memory.isComplete() };
}
var shareToReady = 0.5;
function isInDoubt(known2, first) {
  const refused2 = [...first].filter(([, outcome]) => {
    return outcome?.unit.verdict === "not-checked" && outcome.unit.reason !== budgetReason;
  });
  const files = new Set(refused2.map(([{ planned }]) => planned.unit.file));
  return (item) => known2.get(item)?.isWhole === false && files.has(item.planned.unit.file);
}
var secondsForCallers = 20;
var shareForHead = 0.75;
var secondsToRun = 12;
var shareToRun = 0.3;
async function runUnit(prepared, whole, work) {
  const { subject, config, describe, text, deps } = work;
  const { source } = prepared;
  const deadline = deps.replayer == null ? whole : beforeRunning(whole);
  const share = subject.base === null ? 1 : shareForHead;
  const verified = await verifyLinked(
    prepared,
    config.checks,
    deadline.within(deadline.left() * share),
    deps.verifier
  );
  const verification = withoutGuesses(verified, prepared, text);
  const functions = await judgeFunctions(verification, (names, bound) => {
    const asked = source.file.functions.filter(
      ({ name, isDefinition }) => isDefinition && names.includes(name)
    );
    return reachedExits(verification.setup, source.text, asked, bound, { ...deps, deadline });
  });
  const { setup, violations } = verification;
  const files = violations.map(({ counterexample }) => counterexample.property.location.file);
  const base = subject.base === null || violations.length === 0 ? null : await baseCounterpart(prepared, { setup, files }, subject.base, subject, deps);
  const known2 = foundBefore(verification, prepared, subject, text);
  const comparisons = base === null ? null : await compareWithBase(violations, known2, base, deadline, deps.verifier);
  const requires = await proposeRequirements(prepared, verification, text, deadline, deps);
  const found = findFindings(verification, comparisons, text, describe, requires);
  const outcome = { unit: verification.result, functions, findings: found };
  const unit = { prepared, verification, deadline: whole, work };
  const run = await fuzzUnit(outcome, unit);
  const replayed = await replayFindings(found, unit);
  const asReplayed = new Map(found.map((finding, index) => [finding, replayed[index]]));
  const findings = run.findings.map((finding) => asReplayed.get(finding) ?? finding);
  return { ...run, findings, held: heldProperties(verification, text) };
}
function beforeRunning(whole) {
  const left = whole.left();
  return whole.within(left - Math.min(secondsToRun, left * shareToRun));
}
async function verifyLinked({ setup, variants, links }, checks, deadline, verifier) {
  const verification = await verifyVariants([setup, ...variants], checks, deadline, verifier);
  if (links.length === 0 || verification.result.verdict !== "not-checked") return verification;
  const alone2 = (one) => ({ ...one, sources: one.sources.slice(0, 1) });
  return verifyVariants([alone2(setup), ...variants.map(alone2)], checks, deadline, verifier);
}
function skipUnit({ unit }, reason) {
  return {
    unit: notChecked(unit, reason),
    functions: unit.functions.map((name) => ({ file: unit.file, name, verdict: "not-checked", reason })),
    findings: [],
    held: []
  };
}

// src/modes/analyse.ts
async function analyse(subject, config, describe, deps) {
  const memory = await analysisMemory(subject, config, deps);
  if (memory.known !== null) return tellCached(memory.known, deps);
  const planned = await Promise.all(
    subject.sources.filter(({ refused: refused2 }) => refused2 === null).map((source) => planSource(source, subject, config))
  );
  const runner = unitRunner(subject, config, describe, deps);
  const first = await runner.run(planned);
  const results = [
    ...first.flatMap(({ functions }) => functions),
    ...planned.flatMap(({ plan }) => plan.open)
  ];
  const judged = judgeTogether(results);
  const again = await runner.run(planned.map((source) => ({ ...source, plan: planAgain(source, judged) })));
  const outcomes = [...first, ...again];
  const own = again.flatMap(({ functions }) => functions);
  const analysis = {
    units: [
      ...outcomes.map(({ unit }) => unit),
      ...subject.sources.flatMap(refusedUnit),
      ...subject.unreadable.map(unreadableUnit)
    ],
    functions: [...judgeTogether(results, own), ...subject.sources.flatMap(refusedFunctions)],
    findings: mergeFindings(outcomes.flatMap(({ findings }) => findings)),
    held: outcomes.flatMap(({ held }) => held),
    skipped: subject.skipped,
    notes: [.../* @__PURE__ */ new Set([...subject.sources.flatMap(({ notes }) => notes), ...planned.flatMap(notesOf)])]
  };
  if (runner.isKept()) {
    await memory.keep({ ...analysis, units: analysis.units.map(asKnown) });
  }
  return tellCached(analysis, deps);
}
function asKnown(unit) {
  return unit.runs.length === 0 ? unit : { ...unit, cached: true };
}
function tellCached(analysis, { cache = null, progress }) {
  const { units } = analysis;
  const known2 = units.filter(({ cached }) => cached).length;
  if (cache !== null) progress({ step: "cache", known: known2, units: units.length, damaged: cache.damaged() });
  return analysis;
}
async function planSource(source, { neighbours: neighbours2 }, { entryPoints }) {
  const { path, asked, callers, text, file } = source;
  const open = new Set(file.functions.filter((one) => !one.isStatic).map(({ name }) => name));
  const outside2 = await Promise.all(
    asked.filter((name) => open.has(name)).map((name) => neighbours2.callersOf(name, path))
  );
  const links = await linkDefinitions(source, [...asked, ...callers], neighbours2);
  const planner = harnessPlanner({
    text,
    file,
    headers: source.headers,
    base: source.base?.file ?? null,
    linked: links.files.map((one) => one.file),
    callers: [...new Set(outside2.flat().map((one) => one.file))]
  });
  const files = [file, ...source.headers.map((header) => header.file)];
  const absence = (one) => {
    const macro = missingMacro(one, files, source.build.defines);
    return macro === null ? null : `no part of this build: it is compiled where \`${macro}\` is defined (\`defines\` in .github/esbmc.yml)`;
  };
  const options = { path, asked, callers, entryPoints, absence, planHarness: planner.planFor };
  return { source, planner, options, plan: planUnits(file, options) };
}
function planAgain({ source, plan, options }, results) {
  const started = new Set(plan.units.map(({ unit }) => unit.entry));
  const open = results.filter(({ file, name, verdict, reason }) => {
    return file === source.path && isUndecided(verdict) && reason !== budgetReason && !started.has(name);
  });
  const names = open.map(({ name }) => name);
  return { units: planOwnUnits(source.file, names, options).units, open: [] };
}
function notesOf({ source, planner }) {
  return planner.notes.map((note) => `${source.path}: ${note}`);
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
    const known2 = users.get(mention);
    if (known2) known2.push(...names);
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
function changedFunctions(base, head, headerNames2 = []) {
  const definitions = head.functions.filter(({ isDefinition }) => isDefinition);
  if (base === null || !sameTexts(pragmasOf(base), pragmasOf(head))) return namesOf3(definitions);
  const before = new Set(base.functions.map(textReader(base)));
  const text = textReader(head);
  const names = spreadNames([...headerNames2, ...differingNames(base, head)], [head]);
  const changed = definitions.filter(
    (one) => !before.has(text(one)) || one.mentions.some((mention) => names.has(mention))
  );
  return namesOf3(changed);
}
function differingNames(base, head) {
  return unique2([...declaredOnlyIn(base, head), ...declaredOnlyIn(head, base)]);
}
function declaredOnlyIn(one, other) {
  if (one === null) return [];
  const known2 = other === null ? /* @__PURE__ */ new Set() : new Set(other.declarations.map(textReader(other)));
  const text = textReader(one);
  return one.declarations.filter((declaration) => !known2.has(text(declaration))).flatMap(({ names }) => names);
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
function namesOf3(functions) {
  return unique2(functions.map(({ name }) => name));
}
function unique2(names) {
  return [...new Set(names)];
}

// src/project/find-header-users.ts
import { posix as posix8 } from "node:path";

// src/project/include-graph.ts
import { posix as posix7 } from "node:path";
async function readIncludeGraph({
  root,
  files,
  tree
}, buildOf2, reader) {
  const graph = /* @__PURE__ */ new Map();
  for (const file of files.filter((one) => kindOf(one) !== null)) {
    const text = await reader.read(posix7.join(root, file));
    if (text === null) continue;
    const known2 = buildOf2(file);
    const build = known2.ok ? known2.build : emptyBuildContext;
    const inTree = (paths) => paths.filter((path) => isBelow(path, root)).map((path) => posix7.relative(root, path));
    const dirs = inTree([...build.includeDirs, ...build.systemIncludeDirs, ...build.afterIncludeDirs]);
    const targets = [...text.matchAll(includeLine)].flatMap(([, quoted2, bracketed]) => {
      const folders = quoted2 === void 0 ? dirs : [posix7.dirname(file), ...dirs];
      return resolve(quoted2 ?? bracketed ?? "", file, folders, tree) ?? [];
    });
    graph.set(file, [.../* @__PURE__ */ new Set([...inTree(build.forcedIncludes), ...targets])]);
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
function resolve(header, from, folders, tree) {
  const candidates2 = folders.map((folder) => posix7.join(folder, header));
  const name = posix7.normalize(header).replace(/^(?:\.\.\/)+/, "");
  return candidates2.find((path) => tree.has(path)) ?? nearestTo(from, tree.endingWith(name));
}
function add3(map, key, value) {
  const known2 = map.get(key);
  if (known2) known2.push(value);
  else map.set(key, [value]);
}
function reached2(start, edges) {
  const seen = /* @__PURE__ */ new Set([start]);
  for (const file of seen) for (const next of edges.get(file) ?? []) seen.add(next);
  seen.delete(start);
  return [...seen];
}

// src/project/find-header-users.ts
async function findHeaderUsers(headers, trees, buildOf2, deps) {
  const changed = /* @__PURE__ */ new Map();
  for (const { path, basePath } of headers) {
    const base = basePath === null ? null : await parseFile(trees.base.root, basePath, deps);
    const names = namesIn3(base, await parseFile(trees.head.root, path, deps));
    if (names.length > 0) changed.set(path, names);
  }
  if (changed.size === 0) return /* @__PURE__ */ new Map();
  const { root } = trees.head;
  const files = await deps.reader.list(root);
  const graph = await readIncludeGraph({ root, files, tree: indexTree(files) }, buildOf2, deps.reader);
  const parsed = /* @__PURE__ */ new Map();
  const users = /* @__PURE__ */ new Map();
  for (const [file, causes] of includersOf([...changed.keys()], graph)) {
    if (kindOf(file) !== "source") continue;
    const closure2 = [];
    for (const included of includedBy(file, graph)) {
      const known2 = parsed.get(included) ?? parseFile(root, included, deps);
      parsed.set(included, known2);
      const one = await known2;
      if (one !== null) closure2.push(one);
    }
    const names = causes.flatMap((header) => changed.get(header) ?? []);
    users.set(file, spreadNames(names, closure2));
  }
  return users;
}
function namesIn3(base, head) {
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
  const text = await reader.read(posix8.join(root, path));
  return text === null ? null : parser.parse(text);
}

// src/project/file-builds.ts
import { posix as posix10 } from "node:path";

// src/project/compile-database.ts
import { posix as posix9 } from "node:path";

// src/project/compile-options.ts
var joined2 = [
  ["--include-directory-after=", "after"],
  ["--include-directory=", "include"],
  ["--define-macro=", "define"],
  ["--undefine-macro=", "undefine"],
  ["--include=", "forced"],
  ["--std=", "standard"],
  ["-std=", "standard"],
  ["-isystem", "system"],
  ["-idirafter", "after"],
  ["-iquote", "include"],
  ["-include", "forced"],
  ["-I", "include"],
  ["-D", "define"],
  ["-U", "undefine"]
];
var separate = /* @__PURE__ */ new Map([
  ["-I", "include"],
  ["--include-directory", "include"],
  ["-iquote", "include"],
  ["-isystem", "system"],
  ["-idirafter", "after"],
  ["--include-directory-after", "after"],
  ["-D", "define"],
  ["--define-macro", "define"],
  ["-U", "undefine"],
  ["--undefine-macro", "undefine"],
  ["-include", "forced"],
  ["--include", "forced"],
  ["--std", "standard"]
]);
var flags = /* @__PURE__ */ new Map([
  ["-m32", "--32"],
  ["-funsigned-char", "--funsigned-char"],
  ["-fno-signed-char", "--funsigned-char"],
  ["-fms-extensions", "--fms-extensions"]
]);
var withValue = new Set(
  "-o -x -MF -MT -MQ -MJ -imacros -imultilib -iprefix -iwithprefix -iwithprefixbefore -isysroot -iframework -F -Xclang -Xpreprocessor -Xassembler -Xlinker -Xanalyzer -mllvm -target -arch -include-pch -L -l -T -u -z -e -A -aux-info -dumpbase -dumpbase-ext -dumpdir -G --param --sysroot --output --language -B -wrapper -specs -gcc-toolchain".split(" ")
);
function readCompileOptions(args) {
  const taken = [];
  const found = /* @__PURE__ */ new Set();
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? "";
    if (arg.startsWith("@"))
      return { ok: false, reason: "has a response file (`@...`), whose options are not read" };
    if (withValue.has(arg)) {
      index += 1;
      continue;
    }
    const flag = flags.get(arg);
    if (flag !== void 0) found.add(flag);
    const whole = separate.get(arg);
    const [prefix, setting] = joined2.find(([start]) => arg.startsWith(start)) ?? [];
    if (whole !== void 0) {
      index += 1;
      const value = args[index];
      if (value?.startsWith("@"))
        return { ok: false, reason: "has a response file (`@...`), whose options are not read" };
      if (value !== void 0) taken.push({ setting: whole, value });
    } else if (prefix !== void 0 && setting !== void 0) {
      taken.push({ setting, value: arg.slice(prefix.length) });
    } else if (arg === "-ansi") taken.push({ setting: "standard", value: "c90" });
  }
  return check(taken, [...found]);
}
function check(taken, found) {
  const of = (setting) => [
    ...new Set(taken.filter((one) => one.setting === setting).map(({ value }) => value))
  ];
  const wrong = taken.find(({ setting, value }) => !isValid(setting, value));
  if (wrong !== void 0) return { ok: false, reason: wrongValues[wrong.setting] };
  const macros = /* @__PURE__ */ new Map();
  for (const { setting, value } of taken) {
    if (setting === "define") macros.set(macroName(value), { define: value });
    if (setting === "undefine") macros.set(value, { define: null });
  }
  return {
    ok: true,
    options: {
      includeDirs: of("include"),
      systemIncludeDirs: of("system"),
      afterIncludeDirs: of("after"),
      defines: [...macros.values()].flatMap(({ define: define2 }) => define2 ?? []),
      undefines: [...macros].filter(([, { define: define2 }]) => define2 === null).map(([macro]) => macro),
      forcedIncludes: of("forced"),
      std: of("standard").at(-1) ?? null,
      flags: found
    }
  };
}
function isValid(setting, value) {
  switch (setting) {
    case "define":
      return isMacroDefinition(value);
    case "undefine":
      return value !== "" && macroName(value) === value;
    default:
      return value !== "" && !new RegExp("\\p{Cc}", "u").test(value);
  }
}
var wrongPath = "has an option with a value that can’t be one (`-I`, `-include`, `-std`)";
var wrongValues = {
  standard: wrongPath,
  include: wrongPath,
  system: wrongPath,
  after: wrongPath,
  forced: wrongPath,
  define: "defines something that is no macro (`-D`)",
  undefine: "undefines something that is no macro (`-U`)"
};

// src/project/written-root.ts
var enough = 500;
function writtenRoot(files, { checkout, tree }) {
  if (files.some((file) => isBelow(file, checkout))) return checkout;
  const votes = /* @__PURE__ */ new Map();
  for (const file of files.slice(0, enough)) {
    const root = rootOf(file, tree);
    if (root !== null) votes.set(root, (votes.get(root) ?? 0) + 1);
  }
  const [best] = [...votes].toSorted(([, one], [, other]) => other - one);
  return best?.[0] ?? checkout;
}
function rootOf(file, tree) {
  for (let at2 = file.indexOf("/", 1); at2 > 0; at2 = file.indexOf("/", at2 + 1)) {
    if (tree.has(file.slice(at2 + 1))) return file.slice(0, at2);
  }
  return null;
}

// src/project/compile-database.ts
function compileDatabase(commands, place) {
  const written = (command) => posix9.resolve(place.folder, command.directory, command.file);
  const origin = writtenRoot(commands.map(written), place);
  const byFile = /* @__PURE__ */ new Map();
  for (const command of commands) {
    const file = written(command);
    if (!isBelow(file, origin)) continue;
    const path = posix9.relative(origin, file);
    const known2 = byFile.get(path);
    if (known2) known2.push(command);
    else byFile.set(path, [command]);
  }
  const moved = origin === place.checkout ? [] : [
    `\`${place.name}\` was made in \`${printable(origin)}\`: its paths are taken for those of this checkout`
  ];
  return {
    buildOf: (path) => {
      const [first, ...others2] = byFile.get(path) ?? [];
      if (first === void 0) return null;
      const result = buildFrom(first, origin, place);
      if (!result.ok) return result;
      const differs = others2.some((other) => !isSame4(buildFrom(other, origin, place), result));
      const several = `\`${printable(path)}\` has ${others2.length + 1} entries in \`${place.name}\` that differ: the first one counts`;
      const source = `include folders and macros come from \`${place.name}\``;
      return { ...result, notes: [source, ...moved, ...differs ? [several] : [], ...result.notes] };
    }
  };
}
function isSame4(one, other) {
  return one.ok && other.ok && JSON.stringify(one.build) === JSON.stringify(other.build);
}
function buildFrom(command, origin, place) {
  const where = `entry ${command.number} of \`${place.name}\``;
  const args = argumentsOf(command);
  if (args === null) return { ok: false, reason: `${where} has a command whose quotes do not pair up` };
  const read2 = readCompileOptions(args);
  if (!read2.ok) return { ok: false, reason: `${where} ${read2.reason}` };
  const build = buildIn(read2.options, command, origin, place);
  if ("reason" in build) return { ok: false, reason: `${where} ${build.reason}` };
  const { std } = read2.options;
  const isKnown2 = std === null || isCStandard(std);
  const unknown = `${where} asks for the standard \`${printable(std ?? "")}\`, which ESBMC does not know: its default counts`;
  return {
    ok: true,
    build: { ...build, std: isKnown2 ? std : null },
    isWritten: true,
    notes: isKnown2 ? [] : [unknown]
  };
}
function buildIn(options, { directory }, origin, { folder, root, tree }) {
  const taken = (path) => {
    const full = posix9.resolve(folder, directory, path);
    return isBelow(full, origin) ? posix9.join(root, posix9.relative(origin, full)) : full;
  };
  const { includeDirs, systemIncludeDirs, afterIncludeDirs, forcedIncludes } = options;
  const dirs = {
    includeDirs: includeDirs.map(taken),
    systemIncludeDirs: systemIncludeDirs.map(taken),
    afterIncludeDirs: afterIncludeDirs.map(taken)
  };
  const searched = [...dirs.includeDirs, ...dirs.systemIncludeDirs, ...dirs.afterIncludeDirs];
  const outside2 = searched.find((path) => !isBelow(path, root) && !isSystemPath(path));
  if (outside2 !== void 0) {
    return {
      reason: `names the include folder \`${printable(outside2)}\`, which lies outside of the repository and of the system's headers`
    };
  }
  const forced = [];
  for (const file of forcedIncludes) {
    const candidates2 = [taken(file), ...searched.map((dir) => posix9.join(dir, file))];
    const found = candidates2.find((path) => isBelow(path, root) && tree.has(posix9.relative(root, path)));
    if (found === void 0) return { reason: forcedProblem(candidates2[0] ?? file, root) };
    forced.push(found);
  }
  return { ...options, ...dirs, forcedIncludes: forced };
}
function forcedProblem(path, root) {
  return isBelow(path, root) ? `includes \`${printable(posix9.relative(root, path))}\` before all else (\`-include\`), which does not exist: run the build step that makes it first, or commit it` : `includes \`${printable(path)}\` before all else (\`-include\`), which lies outside of the repository`;
}

// src/project/file-builds.ts
async function readFileBuilds({ root, tree, checkout, checkoutFiles }, config, reader) {
  const search = findCompileCommands(checkout, config.compileCommands, checkoutFiles, reader);
  const [found, problem] = await search.then(
    (commands) => [commands, null],
    (error) => [null, error]
  );
  const database = found === null || found.commands === null ? null : compileDatabase(found.commands, { ...found, checkout, root, tree });
  return (path) => {
    if (problem !== null) throw problem;
    const settings = settingsFor(config, path);
    const known2 = buildOf(path, database, found?.name ?? "");
    if (!known2.ok) return known2;
    const notes = [...found?.notes ?? [], ...known2.notes];
    return { ...known2, build: configured(known2.build, settings, root), notes };
  };
}
function buildOf(path, database, name) {
  const guess = { ok: true, build: emptyBuildContext, isWritten: false, notes: [] };
  if (database === null) return guess;
  const none2 = `\`${printable(path)}\` has no entry in \`${name}\``;
  return database.buildOf(path) ?? { ...guess, notes: [none2] };
}
function configured(build, settings, root) {
  const dirs = settings.includeDirs.map((dir) => dir.startsWith("/") ? dir : posix10.join(root, dir));
  const defined = new Set(settings.defines.map(macroName));
  return {
    ...build,
    includeDirs: [.../* @__PURE__ */ new Set([...dirs, ...build.includeDirs])],
    defines: mergeDefinitions(build.defines, settings.defines),
    undefines: build.undefines.filter((name) => !defined.has(name)),
    std: settings.std ?? build.std,
    flags: mergeFlags(build.flags, settings.flags)
  };
}

// src/modes/build-scene.ts
async function buildScene({ root, checkout, lent }, config, reader) {
  const files = await reader.list(root);
  const checkoutFiles = checkout === root ? files : await reader.list(checkout);
  const tree = indexTree(files);
  const buildOf2 = await readFileBuilds({ root, tree, checkout, checkoutFiles }, config, reader);
  return { root, tree, buildOf: buildOf2, lent };
}

// src/modes/neighbours.ts
import { join as join6 } from "node:path";
var mostCandidates = 12;
var mostBytes = 128 * 1024 * 1024;
function neighbours({ root, tree }, survey, deps) {
  let index = null;
  const filesNaming = async (name, from) => {
    index ??= indexCalls(root, tree.files, deps);
    const files = (await index).get(name) ?? [];
    return byNearness(
      from,
      files.filter((file) => file !== from)
    );
  };
  const loaded = /* @__PURE__ */ new Map();
  const load = (path) => {
    const known2 = loaded.get(path) ?? loadNeighbour(root, path, survey, deps);
    loaded.set(path, known2);
    return known2;
  };
  return {
    definerOf: async (name, from) => {
      for (const path of (await filesNaming(name, from)).slice(0, mostCandidates)) {
        const one = await load(path);
        if (one !== null && !one.file.hasMain && defines(one, name)) return one;
      }
      return null;
    },
    callersOf: async (name, from) => {
      const files = (await filesNaming(name, from)).slice(0, mostCandidates);
      const all = await Promise.all(files.map(load));
      return all.filter((one) => one !== null).filter((one) => calls(one, name));
    }
  };
}
async function indexCalls(root, files, { reader }) {
  const index = /* @__PURE__ */ new Map();
  let bytes2 = 0;
  for (const file of files.filter((one) => kindOf(one) === "source")) {
    const text = await reader.read(join6(root, file));
    bytes2 += text?.length ?? 0;
    if (bytes2 > mostBytes) break;
    const names = new Set([...(text ?? "").matchAll(/\b([A-Za-z_]\w*)\s*\(/g)].map(([, name]) => name));
    for (const name of names) {
      if (name === void 0) continue;
      const known2 = index.get(name);
      if (known2 === void 0) index.set(name, [file]);
      else known2.push(file);
    }
  }
  return index;
}
async function loadNeighbour(root, path, survey, deps) {
  const source = await loadSource({ root, commit: null }, path, deps);
  if (source === null) return null;
  const surroundings = await survey(source);
  return surroundings.refused === null ? { ...source, ...surroundings } : null;
}
function defines({ file }, name) {
  return functionNames(file).public.has(name);
}
function calls({ file }, name) {
  const { defined, called } = functionNames(file);
  return !defined.has(name) && called.has(name);
}

// src/modes/with-callers.ts
var mostCallers = 12;
async function withCallers(sources, { base, changes: changes2, neighbours: neighbours2 }, config, deps) {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  let left = mostCallers;
  const add4 = (source, callee) => {
    for (const name of callersIn(source.file).get(callee) ?? []) {
      const asked = byPath.get(source.path) ?? source;
      if (left === 0 || asked.asked.includes(name) || asked.callers.includes(name)) continue;
      byPath.set(source.path, { ...asked, callers: [...asked.callers, name] });
      left -= 1;
    }
  };
  for (const source of sources) {
    if (source.refused !== null) continue;
    for (const name of source.asked) {
      add4(source, name);
      if (definitionOf(name, source.file)?.isStatic === true) continue;
      for (const other of await neighbours2.callersOf(name, source.path)) {
        if (!isAskedFor(other.path, config)) continue;
        const there = byPath.get(other.path);
        if (there !== void 0) add4(there, name);
        else {
          const change = changes2.find(({ path }) => path === other.path) ?? null;
          const before = base === null ? null : await loadSource(base, change?.basePath ?? other.path, deps);
          add4({ ...other, change, base: before, asked: [], callers: [] }, name);
        }
      }
    }
  }
  return [...byPath.values()];
}
var callersIn = oncePer(readCallers);
function readCallers({ functions }) {
  const callers = /* @__PURE__ */ new Map();
  for (const { isDefinition, name, calls: calls2 } of functions) {
    if (!isDefinition) continue;
    for (const callee of new Set(calls2.map((call) => call.name))) {
      if (callee === name) continue;
      const others2 = callers.get(callee);
      if (others2 === void 0) callers.set(callee, [name]);
      else others2.push(name);
    }
  }
  return callers;
}

// src/modes/load-change.ts
var unreadableReason = "can not be read as text, or is larger than 4 MiB";
function unreadCode(file, head, base) {
  const before = new Set(base?.unread.map(({ tokens }) => tokens));
  const lines = head.unread.filter(({ tokens }) => !before.has(tokens)).map(({ lines: { start } }) => start);
  if (lines.length === 0) return [];
  const where = `${lines.slice(0, 5).join(", ")}${lines.length > 5 ? " ..." : ""}`;
  const reason = `the code in braces at line ${where} can not be read as the body of a function`;
  return [{ file, reason }];
}
async function loadChange(changes2, { head, base: baseTree, checkout, lent }, config, deps) {
  const selected = selectSources(changes2, config);
  const scene = await buildScene({ root: head.root, checkout, lent }, config, deps.reader);
  const trees = { head, base: baseTree };
  const users = await findHeaderUsers(selected.headers, trees, scene.buildOf, deps);
  const isHidden = ({ file, reason }) => reason === "binary" && kindOf(file) === "source";
  const unreadable = selected.skipped.filter(isHidden);
  const sources = [];
  const survey = surveyor(scene, deps);
  for (const candidate of candidates(selected.sources, users.keys(), config)) {
    const source = await loadSource(trees.head, candidate.path, deps);
    if (source === null) {
      unreadable.push({ file: candidate.path, reason: unreadableReason });
      continue;
    }
    const base = candidate.basePath === null ? null : await loadSource(trees.base, candidate.basePath, deps);
    unreadable.push(...unreadCode(candidate.path, source.file, base?.file));
    const asked = changedFunctions(base?.file ?? null, source.file, users.get(candidate.path));
    if (asked.length === 0 && isKnown(source, base)) continue;
    const { change } = candidate;
    sources.push({ ...source, ...await survey(source), change, base, asked, callers: [] });
  }
  const around = { ...trees, changes: changes2, neighbours: neighbours(scene, survey, deps) };
  const all = await withCallers(sources, around, config, deps);
  await lent.lend([...new Set(all.flatMap((source) => source.lent))], baseTree);
  return { ...around, sources: all, unreadable, skipped: selected.skipped.filter((file) => !isHidden(file)) };
}
function candidates(sources, users, config) {
  const changed = sources.map((change) => ({ path: change.path, change, basePath: change.basePath }));
  const others2 = [...users].filter((path) => isAskedFor(path, config) && !changed.some((one) => one.path === path)).map((path) => ({ path, change: null, basePath: path }));
  return [...changed, ...others2];
}
function isKnown(source, base) {
  return source.file.isComplete && (base === null || base.file.isComplete);
}

// src/modes/load-paths.ts
async function loadPaths(tree, paths, config, deps) {
  const files = await sourcesBelow(tree, paths, config, deps);
  const scene = await buildScene(
    { root: tree.root, checkout: tree.root, lent: noLentHeaders },
    config,
    deps.reader
  );
  const survey = surveyor(scene, deps);
  const sources = [];
  const unreadable = [];
  for (const path of files) {
    const source = await loadSource(tree, path, deps);
    if (source === null) {
      unreadable.push({ file: path, reason: unreadableReason });
      continue;
    }
    unreadable.push(...unreadCode(path, source.file));
    const defined = source.file.functions.filter(({ isDefinition }) => isDefinition).map(({ name }) => name);
    sources.push({
      ...source,
      ...await survey(source),
      change: null,
      base: null,
      asked: [...new Set(defined)],
      callers: []
    });
  }
  const around = neighbours(scene, survey, deps);
  return {
    head: tree,
    base: null,
    changes: [],
    neighbours: around,
    sources,
    unreadable,
    skipped: []
  };
}
async function sourcesBelow({ root }, paths, config, { reader }) {
  const found = /* @__PURE__ */ new Set();
  for (const path of paths) {
    const absolute = path === "" ? root : `${root}/${path}`;
    const kind = await reader.entryKind(absolute);
    if (kind === "folder") {
      const below = (await reader.list(absolute)).map((file) => path === "" ? file : `${path}/${file}`);
      for (const file of below) if (kindOf(file) === "source" && isAskedFor(file, config)) found.add(file);
    } else if (kind === "file" && kindOf(path) === "source") {
      found.add(path);
    } else {
      throw new ConfigurationError(`${path}: ${reasons[kind]}`);
    }
  }
  return [...found];
}
var reasons = {
  file: "is no C source; name files that end in `.c`, or folders",
  folder: "is a folder",
  missing: "there is no such file or folder",
  symlink: "is a symbolic link, which is not followed; name the file itself",
  special: "is neither a file nor a folder"
};

export {
  readableExpression,
  comparisonsIn,
  isViolated,
  onlyPointer,
  violatingState,
  describeViolation,
  definitionOf,
  programTokens,
  DeclarationReader,
  resolveType,
  isLibraryFunction,
  indexTypes,
  callGraph,
  planOwnUnits,
  inputsOf,
  identify,
  startDeadline,
  filesOf,
  emptyBuildContext,
  sourceText,
  functionNames,
  linkDefinitions,
  settingsFor,
  baseLineOf,
  headLineOf,
  verifyUnit,
  loadSource,
  surveyor,
  prepareUnit,
  baseCounterpart,
  functionAt,
  functionNamer,
  budgetReason,
  analyse,
  planSource,
  noLentHeaders,
  lendHeaders,
  changedFunctions,
  differingNames,
  buildScene,
  neighbours,
  loadChange,
  loadPaths
};

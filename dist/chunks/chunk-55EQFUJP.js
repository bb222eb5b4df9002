import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  certainty,
  kindTitles,
  localCommand,
  requiresProposal
} from "./chunk-45YRCJYK.js";
import {
  jsonText,
  messageTerminal,
  terminalStyle
} from "./chunk-FV4RGI7G.js";
import {
  describeFinding,
  estimateTokens,
  fillPrompt,
  loadPromptTexts,
  plainLine
} from "./chunk-PXVMEXJX.js";
import {
  linesOf
} from "./chunk-6QDMIOKU.js";
import {
  comparisonsIn,
  isViolated,
  onlyPointer,
  readableExpression,
  violatingState
} from "./chunk-WFEG757O.js";
import {
  codeSpan,
  escapeMarkdown,
  messageMarkdown,
  namesIn,
  quoted,
  readableAssignment,
  readableAssignments,
  simplified
} from "./chunk-DBZTPTUJ.js";
import {
  conversationPromptNames
} from "./chunk-P6POX3E6.js";
import {
  plainText
} from "./chunk-LUDMVDRU.js";

// src/conversation/conversation-prompts.ts
var variables = {
  explain: ["facts", "source"],
  "chat-source": ["file", "source"],
  "chat-output": ["output"]
};
async function conversationPrompts(read) {
  const texts = await loadPromptTexts(
    "conversation",
    conversationPromptNames,
    (name2) => variables[name2] ?? [],
    read
  );
  return (name2, values = {}) => fillPrompt(name2, texts.get(name2) ?? "", values);
}

// src/review/explanation/render-explanation.ts
function explanationText(explanation, model, hasColor) {
  const style = terminalStyle(hasColor);
  const say = (message) => messageTerminal(message, style, hasColor);
  const place = `${plainText(explanation.file)}:${explanation.line}:`;
  const blocks = sectionsOf(explanation, model).map(
    ({ title, lines, isList }) => [style.bold(title), ...lines.map((line) => `  ${isList ? "- " : ""}${say(line)}`)].join("\n")
  );
  const head = `${style.bold(place)} ${say(explanation.summary)}`;
  return `${[head, ...blocks, `finding ${explanation.fingerprint}`].join("\n\n")}
`;
}
function explanationMarkdown(explanation, model) {
  const blocks = sectionsOf(explanation, model).map((section) => sectionMarkdown(section, "### "));
  const { file, line, summary, fingerprint } = explanation;
  const head = `## ${escapeMarkdown(explanation.title)} in ${codeSpan(`${file}:${line}`)}

${messageMarkdown(summary)}`;
  return `${[head, ...blocks, `<sub>finding ${codeSpan(fingerprint)}</sub>`].join("\n\n")}
`;
}
function explanationSections(explanation) {
  return sectionsOf(explanation, { sentences: [], notes: [] }).map((section) => sectionMarkdown(section, "#### ")).join("\n\n");
}
function sectionMarkdown({ title, lines, isList }, mark) {
  const body = lines.map((line) => `${isList ? "- " : ""}${messageMarkdown(line)}`);
  return `${mark}${escapeMarkdown(title)}

${body.join(isList ? "\n" : "\n\n")}`;
}
function explanationJson(explanation, model) {
  const { states, statement, ...rest } = explanation;
  const shown = states.shown.map(({ location, text }) => ({
    file: plainText(location.file),
    line: location.line,
    function: location.function === null ? null : plainText(location.function),
    text
  }));
  return jsonText({
    schema: 1,
    ...rest,
    file: plainText(rest.file),
    function: rest.function === null ? null : plainText(rest.function),
    statement: plainText(statement),
    states: { shown, leftOut: states.leftOut },
    model: { sentences: model.sentences, notes: model.notes }
  });
}
function sectionsOf(explanation, model) {
  const { title, meaning, certainty: certainty2, inputs, assumptions, guard, next } = explanation;
  const sections = [
    { title: `What it is: ${title}`, lines: [meaning, certainty2.join(" ")], isList: false },
    { title: "With these inputs", lines: inputs, isList: true },
    { title: "Taken for granted", lines: assumptions, isList: true },
    { title: "How the program gets there", lines: stateLines(explanation), isList: true },
    { title: "What is missing", lines: [guard.text], isList: false },
    { title: "What to do", lines: next, isList: true },
    { title: "In the words of the model", lines: model.sentences, isList: false },
    { title: "About the model", lines: model.notes, isList: false }
  ];
  return sections.filter(({ lines }) => lines.some((line) => line !== ""));
}
function stateLines({
  states,
  file,
  line,
  function: name2,
  statement
}) {
  const place = (at) => `${at.file === file ? "" : `${quoted(at.file)}, `}line ${at.line}${at.function === null ? "" : `, ${quoted(at.function)}`}`;
  const { shown, leftOut } = states;
  return [
    ...shown.map(({ location, text }) => `${place(location)}: ${text}`),
    `${place({ file, line, function: name2 })}: it goes wrong here${statement === "" ? "" : `: ${quoted(statement, 120)}`}`,
    ...leftOut === 0 ? [] : [`${leftOut} ${leftOut === 1 ? "state" : "states"} of the trace left out`]
  ];
}

// src/conversation/known-facts.ts
function knownFacts(finding, source) {
  const { property, steps, calls } = finding.counterexample;
  const { location } = property;
  const places = [location, ...calls, ...steps.map((step) => step.location)];
  const lines = /* @__PURE__ */ new Map();
  for (const { line, function: name2, file } of places) {
    if (file !== location.file) continue;
    const known = lines.get(line) ?? /* @__PURE__ */ new Set();
    if (name2 !== null) known.add(name2);
    lines.set(line, known);
  }
  const assignments = [...steps.map(({ assignment }) => assignment), ...finding.inputs];
  const values = /* @__PURE__ */ new Map();
  for (const { variable, value: value2 } of assignments)
    values.set(variable, (values.get(variable) ?? /* @__PURE__ */ new Set()).add(plainValue(value2)));
  const texts = [source, property.expression ?? "", finding.statement, ...finding.assumptions];
  const conditions = comparisonsIn(property.expression) ?? [];
  const limits = conditions.map(({ limit }) => `${limit}`);
  return {
    line: location.line,
    function: location.function,
    lines,
    steps,
    values,
    names: /* @__PURE__ */ new Set([
      ...[...texts, ...assignments.map(({ variable }) => variable)].flatMap(allNames),
      ...places.flatMap(({ function: name2 }) => name2 === null ? [] : [name2]),
      finding.entry
    ]),
    numbers: /* @__PURE__ */ new Set([
      ...[...values.values()].flatMap((of) => [...of]),
      ...limits,
      ...texts.flatMap((text) => text.match(/\b\d+\b/g) ?? [])
    ]),
    source: linesOf(source),
    conditions
  };
}
function plainValue(text) {
  const value2 = simplified(text).replace(/^\+/, "");
  if (/^(?:null|nullptr)$/i.test(value2)) return "NULL";
  if (/^-?(?:0x[\da-f]+|\d+)$/i.test(value2)) {
    const isNegative = value2.startsWith("-");
    const number = BigInt(isNegative ? value2.slice(1) : value2);
    return `${isNegative ? -number : number}`;
  }
  return value2;
}
function allNames(code) {
  return [...namesIn(code), ...code.match(/[A-Za-z_]\w*/g) ?? []];
}

// src/review/explanation/kind-meaning.ts
var kindMeanings = {
  "null-dereference": "A null pointer points to no object. C does not say what happens when a program reads or writes through one: mostly it crashes, and a compiler may drop later checks of the pointer because it takes them to be useless.",
  "out-of-bounds": "An array or a block of memory has a fixed size, and C does not check that an index stays inside. A read outside returns what happens to lie there, which may be a secret; a write changes other data, which attackers use to take over a program.",
  "use-after-free": "Memory that was freed, or a local variable whose block has ended, no longer belongs to the program. Another part may use the same place by now, so that a read returns foreign data and a write damages it.",
  "double-free": "Memory may be freed once only. A second `free` of the same block damages the book-keeping of the allocator, and attackers can steer what happens next.",
  "invalid-free": "`free` takes only what `malloc` and its relatives returned, and exactly that address. Anything else, such as an array, a string or the middle of a block, damages the book-keeping of the allocator.",
  "memory-leak": "Memory that is never freed stays taken until the program ends. One block does no harm; in code that runs again and again memory runs out.",
  uninitialised: "A local variable has no value until it is given one. What a read returns before that is left over from other calls: it differs from run to run, may be a secret, and the compiler may take any value it likes.",
  "division-by-zero": "C does not say what a division or a remainder by zero does with whole numbers. On most machines the program is stopped with an arithmetic error.",
  overflow: "A number that does not fit its type can not be stored. For signed types C does not say what happens, and compilers rely on it never happening; in practice the number wraps around, and a size or an index made from it is wrong.",
  shift: "A shift is defined only by a number of bits from 0 to below the width of the type, and a negative number may not be shifted to the left. Otherwise C does not say what the result is, and it differs between machines.",
  "invalid-pointer": "A pointer may be used only while it points to an object of the program. This one does not: it was never set, was made from a number, or went past its object.",
  alignment: "An object of a type may lie only at addresses that are a multiple of its alignment. An access at another address crashes on some machines, and compilers rely on it never happening.",
  assertion: "An assertion is a condition that the program itself says must hold at a place. There is a run in which it does not: either the code before it is wrong, or the assertion asks for too much.",
  other: "The model checker checks more properties than those that have a name here, and this one does not hold."
};

// src/review/explanation/missing-guard.ts
var linesAbove = 12;
var testable = [
  "out-of-bounds",
  "division-by-zero",
  "shift",
  "assertion",
  "other"
];
function missingGuard(finding, linesOf2) {
  const { property } = finding.counterexample;
  const condition = conditionOf(finding);
  if (condition === null) {
    const names = property.kind === "out-of-bounds" ? namesIn(finding.statement) : [];
    const text2 = `${withoutCondition[property.kind] ?? noCondition}${existing(finding, names, linesOf2)}`;
    return { line: null, condition: null, text: text2 };
  }
  const { line } = property.location;
  const states = violatingValues(finding).map(readableAssignment);
  const but = states.length === 0 ? "it does not" : `there ${states.join(" and ")}`;
  const text = `Before line ${line}, ${quoted(condition, 160)} must hold, but ${but}.${existing(finding, namesIn(condition), linesOf2)}`;
  return { line, condition, text };
}
function violatingValues(finding) {
  const states = violatingState(finding).map(({ assignment }) => assignment);
  const compared = comparisonsIn(finding.counterexample.property.expression) ?? [];
  const given = finding.inputs.filter(
    ({ variable, value: value2 }) => compared.some(
      (one) => one.subject === variable && /^-?\d{1,40}$/.test(simplified(value2)) && isViolated(one, BigInt(simplified(value2)))
    )
  );
  return states.length > 0 ? states : given;
}
var noCondition = "The trace does not show one condition that, if it were tested, would rule this out.";
var withoutCondition = {
  "out-of-bounds": "The place that is accessed must be tested against the size of its object, which the trace does not give as a number.",
  "use-after-free": "No test helps here, since a program can not ask whether memory still exists: the end of its life must come after its last use.",
  "double-free": "No test helps by itself: the block must have one owner that frees it, and the pointer is best set to NULL after the first `free`.",
  "invalid-free": "No test helps here: only what an allocation returned may reach this `free`.",
  "memory-leak": "No test is missing, but a `free` on the way out that this run takes.",
  uninitialised: "No test helps here: the variable must get a value on each way to this line."
};
function conditionOf(finding) {
  const { kind, expression } = finding.counterexample.property;
  if (kind === "null-dereference") {
    const pointer = onlyPointer(finding)?.name;
    return pointer === void 0 ? null : `${pointer} != NULL`;
  }
  const condition = testable.includes(kind) ? readableExpression(expression) : null;
  return condition === null || namesIn(condition).length === 0 ? null : condition;
}
function existing({ counterexample, statement }, subjects, linesOf2) {
  const { file, line } = counterexample.property.location;
  const lines = linesOf2(file) ?? [];
  for (let above = line - 1; above > 0 && above >= line - linesAbove; above--) {
    const text = lines[above - 1]?.trim() ?? "";
    if (text.startsWith("}") && lines[above - 1]?.startsWith("}")) break;
    const tests = /^(?:\}?\s*else\s+)?(?:if|while|for)\b/.test(text) && text !== statement;
    if (tests && namesIn(text).some((name2) => subjects.includes(name2)))
      return ` Line ${above}, ${quoted(text.replace(/\s*\{$/, ""))}, does not see to it.`;
  }
  return "";
}

// src/review/explanation/next-steps.ts
function nextSteps(finding, { line, condition }, readAt) {
  const { file } = finding.counterexample.property.location;
  const check = localCommand(file);
  const fix = fixCommand(finding, check, readAt);
  const { line: at } = finding.counterexample.property.location;
  return [
    line === null || condition === null ? `Change what leads to line ${at}, as said above.` : `Test ${quoted(condition, 160)} before line ${line}, or see to it where the values come from, and decide what the function does otherwise.`,
    ...finding.origin === "harness" ? [
      `${quoted(finding.entry)} was called by itself: look whether a caller can really pass this. If none can, the condition belongs into the code or into an annotation.`
    ] : [],
    ...fix === null ? [] : [`${quoted(fix, 200)} looks for a repair that is verified.`],
    ...check === null ? [] : [`${quoted(check, 160)} says whether a change helped.`]
  ];
}
function fixCommand({ fingerprint }, check, readAt) {
  if (readAt === "pull-request") return `/esbmc-fix ${fingerprint}`;
  const fix = check?.replace(/^esbmc-action check/, "esbmc-action fix") ?? null;
  return fix === null ? null : `${fix} --finding ${fingerprint}`;
}

// src/review/explanation/file-lines.ts
function lineAt({ file, line }, linesOf2) {
  return linesOf2(file)?.[line - 1] ?? "";
}

// src/review/explanation/state-slice.ts
var mostStates = 8;
function stateSlice({ counterexample: { property, steps }, statement }, linesOf2) {
  const wanted = new Set(namesIn(`${statement} ${property.expression ?? ""}`));
  const seen = /* @__PURE__ */ new Set();
  const set = /* @__PURE__ */ new Set();
  const kept = [];
  for (const step of steps.toReversed()) {
    const { location, assignment } = step;
    const key = `${location.function} ${assignment.variable}`;
    const feeds = namesIn(assignment.variable).some((name2) => wanted.has(name2));
    const isOverwritten = location.function === null && set.has(assignment.variable);
    if (!feeds || seen.has(key) || isOverwritten) continue;
    seen.add(key);
    set.add(assignment.variable);
    kept.unshift(step);
    for (const name2 of namesIn(lineAt(location, linesOf2))) wanted.add(name2);
  }
  const shown = kept.slice(-mostStates);
  return {
    shown: shown.map(({ location, assignment }) => ({
      location,
      text: readableAssignments([assignment]).join(", ")
    })),
    leftOut: steps.length - shown.length
  };
}

// src/review/explanation/explanation.ts
var shownInputs = 12;
function explainFinding(finding, isFailing, linesOf2, readAt = "terminal") {
  const { property } = finding.counterexample;
  const guard = missingGuard(finding, linesOf2);
  const proposal = requiresProposal(finding);
  return {
    fingerprint: finding.fingerprint,
    file: property.location.file,
    line: property.location.line,
    function: property.location.function,
    kind: property.kind,
    title: kindTitles[property.kind],
    statement: finding.statement,
    summary: finding.message,
    meaning: kindMeanings[property.kind],
    certainty: certainty(finding, isFailing),
    inputs: inputsOf(finding),
    assumptions: finding.assumptions,
    states: stateSlice(finding, linesOf2),
    guard,
    next: [...nextSteps(finding, guard, readAt), ...proposal === null ? [] : [proposal]]
  };
}
function inputsOf({ inputs, needsAllocationFailure }) {
  const all = readableAssignments(inputs);
  const left = all.length - shownInputs;
  return [
    ...all.slice(0, shownInputs),
    ...left > 0 ? [`and ${left} more`] : [],
    ...needsAllocationFailure ? ["an allocation that fails and returns NULL"] : []
  ];
}

// src/modes/finding-sources.ts
var mostFiles = 12;
async function findingSources({ counterexample: { property, steps } }, read) {
  const violated = property.location.file;
  const files = /* @__PURE__ */ new Set([violated, ...steps.map(({ location }) => location.file).reverse()]);
  const wanted = [...files].filter(isInside).slice(0, mostFiles);
  const texts = new Map(await Promise.all(wanted.map(async (file) => [file, await read(file)])));
  const lines = new Map([...texts].map(([file, text]) => [file, text === null ? null : linesOf(text)]));
  return { source: texts.get(violated) ?? "", linesOf: (file) => lines.get(file) ?? null };
}
function isInside(file) {
  return !file.startsWith("/") && !file.split("/").includes("..");
}

// src/conversation/code-claims.ts
var ofLanguage = new Set(
  `NULL int char short long unsigned signed float double void const static struct union enum bool _Bool size_t ssize_t
   ptrdiff_t int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t malloc calloc realloc free assert
   memcpy memset memmove strlen strcpy strncpy INT_MAX INT_MIN UINT_MAX SIZE_MAX main true false ESBMC esbmc inline
   volatile restrict extern typedef abort exit`.split(/\s+/)
);
var english = new Set(
  `is was that which who and or to in on at of with has have can may must will does do did returns return reads read
   writes write itself here there this the a an it call calls called being before after when where while from for by
   as are not then takes gets uses used body name named value values declaration definition parameter pointer argument
   arguments array index access passed set holds contains becomes goes should could would if into inside out needs
   points without only also never always used accessed dereference whose against so because but under beyond past
   bound bounds exceeds reaches via through`.split(/\s+/)
);
var codeClaims = (sentence, { names }) => {
  const quoted2 = [...sentence.matchAll(/`([^`]+)`/g)].flatMap(([, code = ""]) => namesIn(code));
  const prose = sentence.replace(/`[^`]*`/g, " ` ");
  const called = [...prose.matchAll(/\b([A-Za-z_]\w*)\(\)/g)].map(([, name2 = ""]) => name2);
  const shaped = prose.match(/\b(?:[a-z]+_\w+|[a-z]+[A-Z]\w*|_\w+)\b/g) ?? [];
  const titled = [
    ...prose.matchAll(
      /\b(?:function|variable|parameter|array|pointer|macro|argument|field|member|struct|constant) (?:named |called )?'?([A-Za-z_]\w*)'?/gi
    )
  ].flatMap(([, name2 = ""]) => english.has(name2.toLowerCase()) ? [] : [name2]);
  const unknown = [...quoted2, ...called, ...shaped, ...titled].find(
    (name2) => !names.has(name2) && !ofLanguage.has(name2)
  );
  return unknown === void 0 ? null : `there is no ${unknown}`;
};

// src/conversation/condition-claims.ts
var upperLimit = /`?([A-Za-z_]\w*)`? (?:must|should|has to|needs to) (?:be|stay|remain) (below|less than|smaller than|under|at most|no more than) `?(-?\d+)/gi;
var conditionClaims = (sentence, { conditions }) => {
  for (const [, subject = "", word = "", number = "0"] of sentence.matchAll(upperLimit)) {
    const limits = conditions.flatMap(({ subject: name2, operator, limit }) => {
      if (name2 !== subject || !operator.startsWith("<")) return [];
      return [operator === "<" ? limit - 1n : limit];
    });
    const said = BigInt(number) - (/^(?:at most|no more)/i.test(word) ? 0n : 1n);
    if (limits.length > 0 && !limits.includes(said)) return `the limit of ${subject} is another one`;
  }
  return null;
};

// src/conversation/number-words.ts
var words = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
function numberIn(text) {
  if (/^\d{1,7}$/.test(text)) return Number(text);
  const word = words.indexOf(text.toLowerCase());
  return word === -1 ? null : word;
}
var numberWords = words.join("|");

// src/conversation/line-claims.ts
var mention = /\b(?:lines?|row)[\s`#:]*(?:number|no\.?)?[\s`#:]*(\w+(?:`?(?:\s*(?:,|-|–|and|to|or|through|&)\s*)+`?(?:lines?\s*)?\d+)*)|\b[\w/-]+\.[ch]:(\d+)|\bL(\d+)\b/gi;
var goesWrong = /\b(?:violat\w+|fail\w*|crash\w*|goes wrong|happens|occurs|out[- ]of[- ]bounds|bug is|error is|divi\w+ by zero|overflows?|dereferenc\w+)`?\s+(?:\w+\s+){0,2}?(?:on|at|in) line\s+`?(\w+)/gi;
var lineClaims = (sentence, facts) => {
  const lines = linesIn(sentence);
  for (const line of lines)
    if (!facts.lines.has(line) && !isQuoted(line, sentence, facts)) return `line ${line} is not in the trace`;
  for (const [, text = ""] of sentence.matchAll(goesWrong)) {
    const line = numberIn(text);
    const isCall = line !== null && line !== facts.line;
    if (isCall) return `it goes wrong in line ${facts.line}, not in line ${line}`;
  }
  for (const [, text = "", name2 = ""] of sentence.matchAll(/\bline (\d+),? where `(\w+)`/gi))
    if (!namesIn(facts.source[Number(text) - 1] ?? "").includes(name2))
      return `${name2} is not on line ${text}`;
  return wrongPlace(sentence, facts) ?? wrongFunction(sentence, lines, facts);
};
function wrongPlace(sentence, facts) {
  const functions = new Set([...facts.lines.values()].flatMap((names) => [...names]));
  const said = sentence.matchAll(
    /\b(?:bug|error|violation|crash|overflow|access) (?:is|lies|occurs|happens) (?:in|inside) (?:the )?(?:function )?`?(\w+)/gi
  );
  for (const [, name2 = ""] of said)
    if (functions.has(name2) && facts.function !== null && name2 !== facts.function)
      return `it goes wrong in ${facts.function}, not in ${name2}`;
  return null;
}
function linesIn(sentence) {
  return [...sentence.matchAll(mention)].flatMap(([, list, inFile, short]) => {
    const given = inFile ?? short;
    if (given !== void 0) return [Number(given)];
    const first = numberIn(/^\w+/.exec(list ?? "")?.[0] ?? "");
    if (first === null) return [];
    return [first, ...[...(list ?? "").replace(/^\w+/, "").matchAll(/\d+/g)].map(([text]) => Number(text))];
  });
}
function isQuoted(line, sentence, { source }) {
  const text = source[line - 1];
  if (text === void 0) return false;
  if (/\b(?:check|test|condition|guard|loop|branch)/i.test(sentence) && /^\s*(?:if|for|while|switch)\b/.test(text))
    return true;
  const names = new Set(namesIn(text));
  const quoted2 = [...sentence.matchAll(/`([^`]+)`/g)].flatMap(([, code = ""]) => namesIn(code));
  return quoted2.length > 0 && quoted2.every((name2) => names.has(name2));
}
function wrongFunction(sentence, lines, facts) {
  const functions = new Set([...facts.lines.values()].flatMap((names) => [...names]));
  const [line, ...others] = new Set(lines);
  const inside = [
    ...sentence.matchAll(/\b(?:in|inside|of|within) (?:the )?(?:function )?`?([A-Za-z_]\w*)`?(?:\(\))?/g)
  ].map(([, name2 = ""]) => name2);
  const named = inside.filter((name2) => functions.has(name2));
  const known = line === void 0 || others.length > 0 ? void 0 : facts.lines.get(line);
  const [first] = named;
  if (known === void 0 || known.size === 0 || first === void 0 || named.some((name2) => known.has(name2)))
    return null;
  return `line ${line} is not in ${first}`;
}

// src/conversation/sentences.ts
function sentencesOf(answer) {
  const pieces = answer.split(/^[ \t]*(?:```|~~~).*$/m);
  return pieces.flatMap(
    (piece, index) => index % 2 === 1 ? [{ text: piece, isCode: true, opens: "paragraph" }] : paragraphsOf(piece).flatMap(split)
  );
}
function paragraphsOf(text) {
  return text.split(/\n\s*\n|\n(?=\s*(?:[-*+>#|]|\d+[.)]\s))/).map((one) => ({
    isItem: /^\s*(?:[-*+]|\d+[.)])\s/.test(one),
    text: one.replace(/^\s*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|>+\s?)+/, "").replace(/\s+/g, " ").replace(/\*\*|__(?=\s|$)|(?<=^|\s)__/g, "").trim()
  })).filter(({ text: one }) => one !== "");
}
function split({ text: paragraph, isItem }) {
  const sentences = [];
  let start = 0;
  for (const { index, 0: end } of paragraph.matchAll(/[.!?]+["')]*\s+(?=[^a-z])/g)) {
    const before = paragraph.slice(start, index);
    const isInCode = before.split("`").length % 2 === 0;
    if (isInCode || /\b(?:e\.g|i\.e|cf|vs|etc|no)$/i.test(before)) continue;
    sentences.push(paragraph.slice(start, index + end.length).trim());
    start = index + end.length;
  }
  sentences.push(paragraph.slice(start).trim());
  const opens = (index) => index > 0 ? null : isItem ? "item" : "paragraph";
  return sentences.filter((one) => one !== "").map((text, index) => ({ text, isCode: false, opens: opens(index) }));
}

// src/conversation/value-claims.ts
var name = "`?(?<name>[A-Za-z_][\\w.]*(?:(?:->[\\w.]+)|\\[\\w+\\])*)`?";
var value = `\`?(?<value>[-+]?(?:0x[\\da-f]+|\\d+)|NULL|nullptr|${numberWords})\\b\`?(?! or (?:more|less|above|below)| (?:of|bytes?|elements?|entries|items|times|or)\\b|[.,]\\d|\\s*[-+*/%<>])`;
var becomes = "(?:\\s*(?:=|==|:=)\\s*|\\s+(?:is|was|are|(?:has|have|had) been|equals?|becomes?|became|gets|holds|contains|has|reaches|stays|being)(?: (?:now|then|still|also|already|exactly|equal to|set to|incremented to|decremented to|assigned|initiali[sz]ed to|increased to|at|the value|a value of|the number|only)){0,2}\\s+|\\s+(?:set|equal|increased|decreased|incremented|decremented|initiali[sz]ed|assigned) to\\s+|\\s*\\((?:value |= ?|with value )|'s value is\\s+|\\s+of\\s+|\\s+as\\s+|\\s*:\\s*|\\s+takes (?:on )?(?:the value )?|\\s+has (?:the|a) value (?:of )?)";
var patterns = [
  new RegExp(`(?<![\\w.>])${name}${becomes}${value}`, "gi"),
  new RegExp(
    `\\b(?:value|number)?\\s*${value}\\s+(?:is |was |gets )?(?:stored|assigned|written|put|passed|given|copied)?\\s*(?:in|into|to|for|as)\\s+(?:the )?(?:variable |parameter |argument )?${name}`,
    "gi"
  ),
  new RegExp(
    `\\bvalue of (?:the )?(?:variable |parameter |input )?${name} (?:is|was|becomes|equals)(?: now| then)? ${value}`,
    "gi"
  ),
  new RegExp(
    `\\b(?:set|sets|setting|increments?|initiali[sz]es) (?:the )?(?:variable |parameter )?${name} to ${value}`,
    "gi"
  )
];
var valueOfName = new RegExp(
  `\\bvalue \`?(?<value>-?\\d+)\`? (?:of|for) (?:the )?(?:variable )?${name}`,
  "gi"
);
var generic = /^(?:index|value|divisor|denominator|length|size|count|it|which|that|result|input|offset|pointer|variable|counter)$/i;
var valueClaims = (sentence, facts) => {
  for (const [, index = ""] of sentence.matchAll(/\w\[(\d+)\]/g))
    if (!facts.numbers.has(index)) return `${index} is no index of the trace`;
  for (const claim of claimsIn(sentence)) {
    const why = contradiction(claim, sentence, facts);
    if (why !== null) return why;
  }
  return null;
};
function claimsIn(sentence) {
  return [...patterns, valueOfName].flatMap(
    (pattern) => [...sentence.matchAll(pattern)].flatMap(({ groups }) => {
      if (groups?.name === void 0 || groups.value === void 0) return [];
      const number = numberIn(groups.value);
      return [{ name: groups.name, value: number === null ? plainValue(groups.value) : `${number}` }];
    })
  );
}
function contradiction({ name: name2, value: value2 }, sentence, facts) {
  const known = facts.values.get(name2);
  if (known === void 0) return withoutValue({ name: name2, value: value2 }, sentence, facts);
  const isNull = value2 === "NULL" && known.has("0");
  if (!known.has(value2) && !isNull) return `${name2} is never ${value2} in the trace`;
  const [line, ...others] = new Set(linesIn(sentence));
  if (line === void 0 || others.length > 0) return null;
  const there = facts.steps.filter(
    ({ location, assignment }) => location.line === line && assignment.variable === name2
  );
  if (there.length === 0 || there.some(({ assignment }) => plainValue(assignment.value) === value2))
    return null;
  return `${name2} is not set to ${value2} on line ${line}`;
}
function withoutValue({ name: name2, value: value2 }, sentence, facts) {
  if (isFunction(name2, facts)) return null;
  if (facts.names.has(name2)) {
    const text = new RegExp(`\\b${name2.replace(/\W/g, "\\$&")}\\s*(?:\\[\\w*\\])?\\s*=\\s*${value2}\\b`);
    const isWritten = facts.source.some((line) => text.test(line)) || value2 === "NULL";
    return isWritten ? null : `nothing shows that ${name2} is ${value2}`;
  }
  if (generic.test(name2) && !isNear(value2, sentence, facts)) return `${value2} is no value of the trace`;
  return /^[a-zA-Z]$/.test(name2) && !/^[aI]$/.test(name2) ? `there is no ${name2}` : null;
}
function isFunction(name2, { source }) {
  const called = new RegExp(`\\b${name2.replace(/\W/g, "\\$&")}\\s*\\(`);
  return source.some((line) => called.test(line));
}
function isNear(value2, sentence, { numbers }) {
  if (value2 === "NULL" || numbers.has(value2)) return true;
  return /\b(?:last|largest|highest|maximum|greatest) /.test(sentence) && numbers.has(`${BigInt(value2) + 1n}`);
}

// src/conversation/verdict-claims.ts
var allIsWell = /\b(?:verification (?:succeeded|succeeds|was successful|passed)|(?:code|program|function) is (?:now )?(?:safe|correct|bug-free|fine)|no (?:real |actual )?(?:bug|violation|error|vulnerability|problem)s?\b(?! (?:if|when|unless))|false (?:positive|alarm)|can(?:not|'t| not) (?:actually )?(?:happen|occur))/i;
var verdictClaims = (sentence) => allIsWell.test(sentence) ? "it says that there is no bug, and there is a counterexample" : null;

// src/conversation/check-claims.ts
var hypothetical = /^(?:if|suppose|assume|imagine|say|with any other)\b|\b(?:would|could|were)\b/i;
var unlessHypothetical = (rule) => (sentence, facts) => hypothetical.test(sentence) ? null : rule(sentence, facts);
var traceRules = [
  verdictClaims,
  lineClaims,
  unlessHypothetical(valueClaims),
  unlessHypothetical(conditionClaims)
];
var allRules = [
  verdictClaims,
  lineClaims,
  valueClaims,
  conditionClaims,
  codeClaims
];
var longestAnswer = 12e3;
function checkClaims(answer, facts) {
  const kept = [];
  const dropped = [];
  for (const piece of sentencesOf(answer.slice(0, longestAnswer))) {
    const { sentence, why } = checkPiece(piece, facts, allRules);
    if (sentence === "") continue;
    if (why === null) kept.push(sentence);
    else dropped.push({ sentence, why });
  }
  return { kept, dropped };
}
function checkPiece({ text, isCode }, facts, rules) {
  const sentence = plainText(text.normalize("NFKC"), 590).trim();
  if (sentence === "") return { sentence, why: null };
  if (isCode) return { sentence, why: "it is code that nothing has verified" };
  const why = rules.reduce((found, rule) => found ?? rule(sentence, facts), null);
  return { sentence, why };
}

// src/conversation/grounding.ts
function groundingOf(finding, explanation, source) {
  return { finding, explanation, source, facts: knownFacts(finding, source) };
}
function numberedLines({ source, line }, tokens) {
  const numbered = source.map((text, index) => plainLine(`${index + 1}: ${text}`));
  let kept = numbered.slice(line - 1, line);
  for (let distance = 1; distance < numbered.length; distance++) {
    const wider = numbered.slice(Math.max(0, line - 1 - distance), line + distance);
    if (estimateTokens(wider.join("\n")) > tokens) break;
    kept = wider;
  }
  return kept.join("\n");
}
function factLines(explanation) {
  return [premises(explanation), ...[...stateLines(explanation), explanation.guard.text].map(plainLine)].join(
    "\n"
  );
}
function verifierOutput({ finding, explanation }, tokens) {
  const head = premises(explanation);
  return `${head}

${describeFinding(finding, "counterexample", Math.max(0, tokens - estimateTokens(head)))}`;
}
function premises({ summary, inputs, assumptions }) {
  return [
    summary,
    ...inputs.map((one) => `input: ${one}`),
    ...assumptions.map((one) => `taken for granted: ${one}`)
  ].map(plainLine).join("\n");
}

export {
  conversationPrompts,
  explanationText,
  explanationMarkdown,
  explanationSections,
  explanationJson,
  explainFinding,
  findingSources,
  sentencesOf,
  knownFacts,
  traceRules,
  allRules,
  longestAnswer,
  checkClaims,
  checkPiece,
  groundingOf,
  numberedLines,
  factLines,
  verifierOutput
};

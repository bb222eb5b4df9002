import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  around,
  enclosing,
  fieldOf,
  fieldsOf,
  partsOf,
  unifiedDiff,
  unwrapped,
  within
} from "./chunk-TBL53B36.js";
import {
  applyPatch
} from "./chunk-FFJ7RQAJ.js";
import {
  openGrowingFile,
  readRecord
} from "./chunk-QPT4YCZU.js";
import {
  ConfigurationError,
  external_exports,
  propertyKinds
} from "./chunk-V3QJJ3YM.js";

// src/adapters/experiment/open-records.ts
import { readdir } from "node:fs/promises";
import { join } from "node:path";
async function openRecords(folder, kind, shard) {
  const name = `${kind}-${shard.index}-of-${shard.of}.jsonl`;
  const { text, append } = await openGrowingFile(join(folder, name));
  const others = await readRecords(folder, kind, name);
  return { text: others + text, append };
}
async function readRecords(folder, kind, except = "") {
  const names = await readdir(folder).catch(() => []);
  const isOne = (name) => name.startsWith(`${kind}-`) && name.endsWith(".jsonl") && name !== except;
  const texts = await Promise.all(
    names.filter(isOne).sort().map((name) => readRecord(join(folder, name)))
  );
  return texts.map((text) => `${text ?? ""}
`).join("");
}

// src/adapters/experiment/read-programs.ts
import { readdir as readdir2, readFile, stat } from "node:fs/promises";
import { join as join2, sep } from "node:path";
async function readPrograms(folder) {
  const names = await readdir2(folder, { recursive: true }).catch(() => {
    throw new ConfigurationError(`${folder}: is no folder that can be read`);
  });
  const paths = names.filter((name) => name.endsWith(".c")).sort();
  const files = await Promise.all(
    paths.map(async (name) => ({
      path: name.split(sep).join("/"),
      text: await readFile(join2(folder, name), "utf8")
    }))
  );
  const includes = ["includes", "networks"].map((name) => join2(folder, name));
  const areThere = await Promise.all(includes.map(isFolder));
  return { files, includeDirs: includes.filter((_, index) => areThere[index]) };
}
async function isFolder(path) {
  return (await stat(path).catch(() => null))?.isDirectory() === true;
}

// src/experiment/dataset/base-program.ts
var categories = [
  "hopfield_nets",
  "poly_approx",
  "reach_prob_density",
  "reinforcement_learning",
  "other"
];
function categoryOf(path) {
  const isNamed = (category) => path.split("/").some((part) => part.startsWith(category));
  return categories.find((category) => category !== "other" && isNamed(category)) ?? "other";
}

// src/experiment/dataset/classification.ts
var flagSets = ["paper", "ours"];
var safeties = ["safe", "unsafe", "unknown"];
var place = external_exports.strictObject({
  file: external_exports.string(),
  line: external_exports.int().min(0),
  function: external_exports.string().nullable()
});
var relations = ["same-line", "same-function", "callee", "elsewhere"];
var classification = external_exports.strictObject({
  schema: external_exports.literal(1),
  /** A mutant's, or a base program's own. */
  id: external_exports.string(),
  program: external_exports.string(),
  category: external_exports.enum(categories),
  /** Null, as the two after it, for a base program. */
  operator: external_exports.string().nullable(),
  line: external_exports.int().min(1).nullable(),
  column: external_exports.int().min(1).nullable(),
  /** Of its text: a record about another text says nothing. */
  sha256: external_exports.string().regex(/^[0-9a-f]{64}$/),
  flags: external_exports.enum(flagSets),
  esbmc: external_exports.string(),
  /** Seconds that ESBMC had. */
  timeout: external_exports.number().positive(),
  verdict: external_exports.enum(safeties),
  /** Why it is unknown. */
  reason: external_exports.string().nullable(),
  kind: external_exports.enum(propertyKinds).nullable(),
  violated: place.nullable(),
  /** Lines from the mutated line to the violated one, where both are in one file. */
  distance: external_exports.int().nullable(),
  relation: external_exports.enum(relations).nullable(),
  /** Whether the counterexample passes the mutated line. */
  isInTrace: external_exports.boolean().nullable(),
  seconds: external_exports.number().min(0)
});
function keyOf({ id, flags, sha256 }) {
  return `${flags} ${sha256} ${id}`;
}

// src/experiment/mutation/library-results.ts
var numbers = /^(f(abs|min|max|mod|loor|dim|ma)|ceil|sqrt|cbrt|hypot|pow|exp2?|expm1|log(2|10|1p)?|a?sinh?|a?cosh?|a?tanh?|atan2|round|trunc|erf)[fl]?$|^(abs|labs|rand|str(len|n?cmp|tol|toul|tod|tof)|memcmp|ato[ifl]|v?s?n?printf|fprintf|s?scanf|puts|putchar|getchar|is(alpha|digit|space|alnum|upper|lower)|to(upper|lower))$/;
var nothing = /^(free|exit|_Exit|abort|srand|qsort|perror)$/;
function libraryResult(name) {
  if (numbers.test(name) || /^(__VERIFIER_)?nondet_\w+$/.test(name)) return "number";
  return nothing.test(name) ? "void" : null;
}

// src/experiment/mutation/c-types.ts
function isScalar(type) {
  return type?.base === "number" && type.depth === 0;
}
var declarations = ["declaration", "parameter_declaration", "function_definition", "field_declaration"];
function typesIn(root) {
  const aliases = aliasesIn(root);
  const fields = /* @__PURE__ */ new Map();
  const places = /* @__PURE__ */ new Map();
  const functions = /* @__PURE__ */ new Map();
  for (const node of within(root, ...declarations)) {
    if (node.type === "parameter_declaration" && enclosing(node, "function_definition") === null) continue;
    for (const { name, depth, isFunction } of fieldsOf(node, "declarator").flatMap(declared)) {
      const type = { base: baseOf(fieldOf(node, "type"), aliases), depth };
      if (isFunction) functions.set(name, type);
      else if (node.type === "field_declaration") fields.set(name, isAsKnown(fields.get(name), type));
      else places.set(name, (places.get(name) ?? /* @__PURE__ */ new Map()).set(scopeOf(node), type));
    }
  }
  const variable = (node) => {
    const known = places.get(node.text);
    for (let scope = node; scope !== null && known !== void 0; scope = scope.parent) {
      const type = known.get(scope);
      if (type !== void 0) return type;
    }
    return null;
  };
  const typeOf = (expression) => {
    const node = unwrapped(expression);
    const part = (name) => fieldOf(node, name);
    switch (node.type) {
      case "identifier":
        return variable(node);
      case "subscript_expression":
      case "pointer_expression": {
        const inner = part("argument");
        const type = inner === null ? null : typeOf(inner);
        const step = part("operator")?.text === "&" ? 1 : -1;
        return type === null ? null : { ...type, depth: type.depth + step };
      }
      case "field_expression":
        return fields.get(part("field")?.text ?? "") ?? null;
      case "call_expression": {
        const name = part("function")?.text ?? "";
        const base = libraryResult(name);
        return functions.get(name) ?? (base && { base, depth: 0 });
      }
      default:
        return null;
    }
  };
  return { typeOf };
}
function declared(declarator) {
  let depth = 0;
  let isFunction = false;
  for (let node = declarator; node !== null; node = fieldOf(node, "declarator") ?? innerOf(node)) {
    if (node.type === "identifier" || node.type === "field_identifier")
      return [{ name: node.text, depth, isFunction }];
    if (node.type === "pointer_declarator" || node.type === "array_declarator") depth += 1;
    if (node.type === "function_declarator") isFunction = true;
  }
  return [];
}
function innerOf({ type, children }) {
  return type === "parenthesized_declarator" ? children.find(({ isNamed }) => isNamed) ?? null : null;
}
function aliasesIn(root) {
  const aliases = /* @__PURE__ */ new Map();
  for (const node of within(root, "type_definition")) {
    const [type, name] = [fieldOf(node, "type"), fieldOf(node, "declarator")];
    if (type !== null && name?.type === "type_identifier") aliases.set(name.text, type);
  }
  for (const node of within(root, "preproc_def")) {
    const [name, value] = [fieldOf(node, "name"), fieldOf(node, "value")];
    if (name !== null && value !== null) aliases.set(name.text, value.text.trim());
  }
  return aliases;
}
var numberWord = /^(_Bool|bool|float|double|u?int\d+_t|s?size_t|ptrdiff_t|u?intptr_t|(un)?signed|char|short|int|long)\b/;
function baseOf(type, aliases) {
  let now = type;
  for (let step = 0; step < 8 && now !== null; step += 1) {
    const text = typeof now === "string" ? now : now.text;
    if (text === "void") return "void";
    if (numberWord.test(text) || typeof now !== "string" && now.type === "enum_specifier") return "number";
    now = aliases.get(text) ?? (/^\w+_t$/.test(text) ? "int" : null);
  }
  return "other";
}
function isAsKnown(known, type) {
  const isSame = known === void 0 || known.base === type.base && known.depth === type.depth;
  return isSame ? type : { base: "other", depth: 0 };
}
function scopeOf(node) {
  const inner = enclosing(
    node,
    "for_statement",
    "compound_statement",
    "function_definition",
    "translation_unit"
  );
  return inner ?? node;
}

// src/experiment/mutation/operator.ts
function replaced(node, text, at = node) {
  return { start: node.start, end: node.end, text, at };
}

// src/experiment/mutation/assignment-operators.ts
var swaps = [
  ["add_assign_to_sub_assign", "+=", "-="],
  ["sub_assign_to_add_assign", "-=", "+="],
  ["mul_assign_to_div_assign", "*=", "/="],
  ["div_assign_to_mul_assign", "/=", "*="],
  ["rem_assign_to_div_assign", "%=", "/="],
  ["and_assign_to_or_assign", "&=", "|="],
  ["or_assign_to_and_assign", "|=", "&="],
  ["xor_assign_to_or_assign", "^=", "|="],
  ["lshift_assign_to_rshift_assign", "<<=", ">>="],
  ["rshift_assign_to_lshift_assign", ">>=", "<<="]
];
var constant = "42";
var swapped = swaps.map(([name, from, to]) => ({
  name,
  mutate: (node) => {
    const sign = node.type === "assignment_expression" ? fieldOf(node, "operator") : null;
    return sign?.text === from ? replaced(sign, to) : null;
  }
}));
var assignConst = {
  name: "assign_const",
  mutate: (node, types) => {
    if (node.type !== "assignment_expression" || fieldOf(node, "operator")?.text !== "=") return null;
    const [left, right] = [fieldOf(node, "left"), fieldOf(node, "right")];
    if (left === null || right === null || right.text === constant) return null;
    return isScalar(types.typeOf(left)) ? replaced(right, constant) : null;
  }
};
var initConst = {
  name: "init_const",
  mutate: (node, types) => {
    if (node.type !== "init_declarator") return null;
    const [name, value] = [fieldOf(node, "declarator"), fieldOf(node, "value")];
    if (name?.type !== "identifier" || value === null || value.text === constant) return null;
    return isScalar(types.typeOf(name)) ? replaced(value, constant) : null;
  }
};
var assignmentOperators = [...swapped, assignConst, initConst];

// src/experiment/mutation/binary-operators.ts
var swaps2 = [
  ["add_to_sub", "+", "-"],
  ["sub_to_add", "-", "+"],
  ["mul_to_div", "*", "/"],
  ["div_to_mul", "/", "*"],
  ["rem_to_div", "%", "/"],
  ["and_to_or", "&", "|"],
  ["or_to_and", "|", "&"],
  ["xor_to_or", "^", "|"],
  ["lshift_to_rshift", "<<", ">>"],
  ["rshift_to_lshift", ">>", "<<"],
  ["eq_to_ne", "==", "!="],
  ["ne_to_eq", "!=", "=="],
  ["ge_to_gt", ">=", ">"],
  ["ge_to_lt", ">=", "<"],
  ["gt_to_ge", ">", ">="],
  ["gt_to_le", ">", "<="],
  ["le_to_gt", "<=", ">"],
  ["le_to_lt", "<=", "<"],
  ["lt_to_ge", "<", ">="],
  ["lt_to_le", "<", "<="],
  ["logical_and_to_or", "&&", "||"],
  ["logical_or_to_and", "||", "&&"]
];
var regrouping = /* @__PURE__ */ new Set(["&", "|", "^", "&&", "||"]);
var binaryOperators = swaps2.map(([name, from, to]) => ({
  name,
  mutate: (node) => node.type === "binary_expression" ? swap(node, from, to) : null
}));
function swap(node, from, to) {
  const [sign, left, right] = ["operator", "left", "right"].map((name) => fieldOf(node, name));
  if (sign?.text !== from || left == null || right == null) return null;
  if (isLiteral(left) && isLiteral(right)) return null;
  const isGrouped = regrouping.has(from) && node.parent?.type === "binary_expression";
  if (!isGrouped) return replaced(sign, to);
  const { start, end } = sign;
  const text = node.text.slice(0, start - node.start) + to + node.text.slice(end - node.start);
  return replaced(node, `(${text})`, sign);
}
function isLiteral({ type }) {
  return type === "number_literal" || type === "char_literal";
}

// src/experiment/mutation/call-operators.ts
var replaceScalarCall = {
  name: "replace_scalar_call",
  mutate: (node, types) => node.type === "call_expression" && isScalar(types.typeOf(node)) ? replaced(node, "42") : null
};
var removeVoidCall = {
  name: "remove_void_call",
  mutate: (node, types) => {
    if (node.type !== "call_expression" || node.parent?.type !== "expression_statement") return null;
    const type = types.typeOf(node);
    return type?.base === "void" && type.depth === 0 ? replaced(node.parent, ";", node) : null;
  }
};
var callOperators = [replaceScalarCall, removeVoidCall];

// src/experiment/mutation/unary-operators.ts
var removed = [
  ["remove_negation", "!"],
  ["minus_to_noop", "-"],
  ["bitwise_not_to_noop", "~"]
];
var steps = [
  ["pre_inc_to_pre_dec", "before", "++", "--"],
  ["pre_dec_to_pre_inc", "before", "--", "++"],
  ["post_inc_to_post_dec", "behind", "++", "--"],
  ["post_dec_to_post_inc", "behind", "--", "++"]
];
var unaryOperators = [
  ...removed.map(([name, sign]) => ({ name, mutate: (node) => withoutSign(node, sign) })),
  ...steps.map(([name, place2, from, to]) => ({
    name,
    mutate: (node) => otherStep(node, place2, from, to)
  }))
];
function withoutSign(node, sign) {
  if (node.type !== "unary_expression") return null;
  const [operator, argument] = [fieldOf(node, "operator"), fieldOf(node, "argument")];
  if (operator?.text !== sign || argument === null) return null;
  if (sign !== "!" && unwrapped(argument).type === "number_literal") return null;
  return replaced(operator, " ".repeat(sign.length));
}
function otherStep(node, place2, from, to) {
  if (node.type !== "update_expression") return null;
  const [operator, argument] = [fieldOf(node, "operator"), fieldOf(node, "argument")];
  if (operator?.text !== from || argument === null) return null;
  const isBefore = operator.start < argument.start;
  return isBefore === (place2 === "before") ? replaced(operator, to) : null;
}

// src/experiment/mutation/mutate.ts
var mutationOperators = [
  ...binaryOperators,
  ...assignmentOperators,
  ...unaryOperators,
  ...callOperators
].sort((one, other) => one.name < other.name ? -1 : 1);
function mutationsOf(source, root) {
  const types = typesIn(root);
  return [...within(root, "function_definition")].flatMap((definition) => {
    const nodes = [...within(definition)].filter((node) => isEvaluated(node, definition));
    const name = nameOf(definition);
    const found = nodes.flatMap(
      (node) => mutationOperators.flatMap((operator) => {
        const change = operator.mutate(node, types);
        return change === null ? [] : [{ operator: operator.name, change }];
      })
    );
    return found.sort((one, other) => one.change.at.start - other.change.at.start).map(({ operator, change }) => ({
      operator,
      line: change.at.line,
      column: change.at.column,
      function: name,
      text: applied(source, change)
    }));
  });
}
var constants = ["array_declarator", "enumerator", "sizeof_expression", "bitfield_clause"];
function isEvaluated(node, definition) {
  let inner = node;
  for (const outer of around(node)) {
    if (outer.type === "case_statement" && inner.field === "value") return false;
    if (constants.includes(outer.type)) return false;
    if (outer.type === "declaration" && /^static\b/.test(outer.text)) return false;
    if (outer === definition) return true;
    inner = outer;
  }
  return false;
}
function nameOf(definition) {
  const [declarator] = [...within(definition, "function_declarator")];
  const [name] = declarator === void 0 ? [] : [...within(declarator, "identifier")];
  return name?.text ?? "";
}
function applied(source, { start, end, text }) {
  return source.slice(0, start) + text + source.slice(end);
}

// src/experiment/dataset/mutant.ts
function mutantsOf(program, parser) {
  const root = parser.tree(program.text)?.root;
  if (root === void 0) return [];
  const seen = /* @__PURE__ */ new Set([program.text]);
  return mutationsOf(program.text, root).flatMap(({ text, ...mutation }) => {
    if (seen.has(text)) return [];
    seen.add(text);
    const { operator, line, column } = mutation;
    const patch = unifiedDiff({ edits: [{ file: program.file, before: program.text, after: text }] });
    return [{ ...mutation, id: `${program.id}/${operator}-${line}-${column}`, program, patch }];
  });
}
function mutatedText({ id, program, patch }) {
  const text = applyPatch(program.text, patch);
  if (text === false) throw new Error(`the patch of ${id} does not apply to ${program.id}`);
  return text;
}

// src/experiment/dataset/classify.ts
import { createHash } from "node:crypto";
function samplesOf(program, mutants) {
  const base = { id: program.id, program, mutant: null };
  return [base, ...mutants.map((mutant) => ({ id: mutant.id, program, mutant }))];
}
function textOf({ program, mutant }) {
  return mutant === null ? program.text : mutatedText(mutant);
}
function hashOf(text) {
  return createHash("sha256").update(text).digest("hex");
}
async function classify(sample, classifier) {
  const { program, mutant } = sample;
  const text = textOf(sample);
  const { file, includeDirs } = program;
  const found = await classifier.classify({ file, text, includeDirs });
  const counterexample = found.verdict === "unsafe" ? found.counterexample : null;
  return {
    schema: 1,
    id: sample.id,
    program: program.id,
    category: program.category,
    operator: mutant?.operator ?? null,
    line: mutant?.line ?? null,
    column: mutant?.column ?? null,
    sha256: hashOf(text),
    flags: classifier.flags,
    esbmc: classifier.version,
    timeout: classifier.timeout,
    verdict: found.verdict,
    reason: found.verdict === "unknown" ? found.isTimeout ? "time" : found.reason : null,
    kind: counterexample?.property.kind ?? null,
    ...placesOf(counterexample, mutant, file),
    seconds: Math.round(found.seconds * 1e3) / 1e3
  };
}
function placesOf(counterexample, mutant, file) {
  if (counterexample === null) return { violated: null, distance: null, relation: null, isInTrace: null };
  const { location } = counterexample.property;
  const violated = { file: location.file, line: location.line, function: location.function };
  if (mutant === null) return { violated, distance: null, relation: null, isInTrace: null };
  const isHere = location.file === file;
  const isAt = (place2) => place2.file === file && place2.line === mutant.line;
  const { steps: steps2, calls } = counterexample;
  return {
    violated,
    distance: isHere ? location.line - mutant.line : null,
    relation: relationOf(counterexample, mutant, isHere),
    isInTrace: isAt(location) || calls.some(isAt) || steps2.some((step) => isAt(step.location))
  };
}
function relationOf({ property, calls }, mutant, isHere) {
  const { location } = property;
  if (isHere && location.line === mutant.line) return "same-line";
  if (isHere && location.function === mutant.function) return "same-function";
  return calls.some((call) => call.function === mutant.function) ? "callee" : "elsewhere";
}

// src/experiment/record-lines.ts
function readRecords2(text, shape) {
  const records = [];
  let damaged = 0;
  for (const line of text.split("\n")) {
    if (line.trim() === "") continue;
    const read = shape.safeParse(parsed(line));
    if (read.success) records.push(read.data);
    else damaged += 1;
  }
  return { records, damaged };
}
function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    return void 0;
  }
}
function recordLine(value) {
  return `${JSON.stringify(value)}
`;
}

// src/experiment/shard.ts
import { createHash as createHash2 } from "node:crypto";
var allOfIt = { index: 1, of: 1 };
function shardOf(items, { index, of }, seed = "") {
  const placed = items.map((item) => ({ item, place: placeOf(`${seed}${item.id}`) }));
  return placed.filter(({ place: place2 }) => Number(BigInt(`0x${place2}`) % BigInt(of)) === index - 1).sort((one, other) => one.place < other.place ? -1 : 1).map(({ item }) => item);
}
function placeOf(text) {
  return createHash2("sha256").update(text).digest("hex").slice(0, 16);
}

// src/experiment/dataset/strip-checks.ts
var checks = /* @__PURE__ */ new Set(["__VERIFIER_assume", "__VERIFIER_assert"]);
function stripChecks(source, parser) {
  const readable = source.replace(/^([ \t]*#[ \t]*include[ \t]*[<"][^>"\n]*[>"])[ \t]+$/gm, "$1");
  const root = parser.tree(readable)?.root;
  if (root === void 0) return null;
  const calls = [...within(root, "call_expression")].filter(isCheck);
  const edits = calls.map((call) => {
    const statement = call.parent?.type === "expression_statement" ? call.parent : null;
    if (statement === null) return { node: call, by: "(void)0" };
    const isListed = statement.parent?.type === "compound_statement";
    return { node: statement, by: isListed ? "" : ";" };
  });
  const outermost = edits.filter(({ node }) => !edits.some((other) => holds(other.node, node)));
  const text = outermost.reduceRight(
    (now, { node, by }) => now.slice(0, node.start) + by + linesOf(node) + now.slice(node.end),
    readable
  );
  return { text: text.replace(/[ \t]+$/gm, ""), removed: calls.length };
}
function isCheck(call) {
  return checks.has(fieldOf(call, "function")?.text ?? "") && partsOf(call).length > 0;
}
function holds(outer, inner) {
  return outer !== inner && outer.start <= inner.start && inner.end <= outer.end;
}
function linesOf({ text }) {
  return "\n".repeat(text.split("\n").length - 1);
}

// src/experiment/dataset/load-programs.ts
function loadPrograms(folders, parser) {
  const programs = folders.flatMap(
    ({ files, includeDirs }) => files.flatMap(({ path, text }) => {
      if (/(^|\/)(networks|includes)\//.test(path) || !parser.parse(text).hasMain) return [];
      const stripped = stripChecks(text, parser);
      if (stripped === null) return [];
      const category = categoryOf(path);
      const file = path.split("/").at(-1) ?? path;
      const id = `${category}/${file.replace(/\.c$/, "")}`;
      return [{ id, category, file, text: stripped.text, includeDirs }];
    })
  );
  if (programs.length === 0)
    throw new ConfigurationError("there is no C program with a `main` in the folders of base programs");
  const twice = programs.find(({ id }, index) => programs.findIndex((one) => one.id === id) !== index);
  if (twice !== void 0)
    throw new ConfigurationError(`two base programs are called ${twice.id}; rename one of them`);
  return programs.sort((one, other) => one.id < other.id ? -1 : 1);
}

export {
  openRecords,
  readRecords,
  readPrograms,
  categories,
  flagSets,
  safeties,
  relations,
  classification,
  keyOf,
  mutantsOf,
  mutatedText,
  samplesOf,
  textOf,
  hashOf,
  classify,
  readRecords2,
  recordLine,
  allOfIt,
  shardOf,
  loadPrograms
};

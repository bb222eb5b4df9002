import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  categories,
  classification,
  classify,
  flagSets,
  hashOf,
  keyOf,
  readRecords2 as readRecords,
  recordLine,
  safeties,
  shardOf,
  textOf
} from "./chunk-WSSSFZ7Q.js";
import {
  fieldOf,
  within
} from "./chunk-TBL53B36.js";
import {
  pLimit
} from "./chunk-2BJRHKLQ.js";

// src/experiment/dataset/dataset-table.ts
function operatorTable(mutants, records, flags) {
  const operators = [...new Set(mutants.map(({ operator }) => operator))].sort();
  const row = (name, isIn) => {
    const made = mutants.filter(({ operator }) => isIn(operator)).length;
    const known = records.filter((one) => one.flags === flags && one.operator !== null && isIn(one.operator));
    return [name, String(made), String(known.length), ...safeties.map((one) => countOf(known, one))];
  };
  return {
    title: `Mutants by operator (${titleOf(flags)})`,
    head: ["operator", "mutants", "classified", ...safeties],
    rows: [...operators.map((name) => row(name, (one) => one === name)), row("all", () => true)]
  };
}
function categoryTable(mutants, records, flags) {
  const isShown = (category) => mutants.some(({ program }) => program.category === category);
  const row = (name, isIn) => {
    const made = mutants.filter(({ program }) => isIn(program.category)).length;
    const known = records.filter((one) => one.flags === flags && one.operator !== null && isIn(one.category));
    const seconds = known.map((one) => one.seconds).sort((one, other) => one - other);
    const total = seconds.reduce((sum, one) => sum + one, 0);
    return [
      ...[name, String(made), String(known.length)],
      ...safeties.map((one) => countOf(known, one)),
      ...[quantile(seconds, 0.5), quantile(seconds, 0.9), total].map((one) => one.toFixed(1))
    ];
  };
  return {
    title: `Mutants by category (${titleOf(flags)})`,
    head: ["category", "mutants", "classified", ...safeties, "median s", "90 % below s", "all s"],
    rows: [
      ...categories.filter(isShown).map((category) => row(category, (one) => one === category)),
      row("all", () => true)
    ]
  };
}
function datasetTables(mutants, records) {
  const isUsed = (flags) => records.some((record) => record.flags === flags);
  const used = flagSets.filter(isUsed);
  const shown = used.length === 0 ? ["paper"] : used;
  return shown.flatMap((flags) => [
    categoryTable(mutants, records, flags),
    operatorTable(mutants, records, flags)
  ]);
}
function titleOf(flags) {
  return flags === "paper" ? "the paper's flags" : "our flags";
}
function countOf(records, verdict) {
  return String(records.filter((record) => record.verdict === verdict).length);
}
function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

// src/experiment/dataset/network-table.ts
var columns = [
  "inputs",
  "outputs",
  "layers",
  "neurons",
  "activations",
  "architecture",
  "conversion"
];
var notSaid = "not said";
function networkTable(programs, parser) {
  return {
    title: "Table 1: the networks of the base programs",
    head: ["program", ...columns],
    rows: programs.map((program) => {
      const network = networkOf(program.text, parser);
      return [program.id, ...columns.map((column) => network[column])];
    })
  };
}
function networkOf(text, parser) {
  const comment = /^\s*\/\*[\s\S]*?\*\//.exec(text)?.[0] ?? "";
  const read = shownBy(text, parser);
  const said = (name) => new RegExp(`^[ *]*${name}: (.+)$`, "m").exec(comment)?.[1]?.trim();
  const entries = columns.map((name) => [name, said(name) ?? read[name] ?? notSaid]);
  return Object.fromEntries(entries);
}
function shownBy(text, parser) {
  const root = parser.tree(text)?.root;
  const shapes = root === void 0 ? [] : [...within(root, "init_declarator")].flatMap(matrixShape);
  const [first, second] = shapes;
  const last = shapes.at(-1);
  const tools = ["keras2c", "onnx2c", "emx-onnx-cgen"].find((name) => text.includes(name));
  const activations = ["relu", "softsign", "tanh", "sigmoid"].filter(
    (name) => new RegExp(`${name}`, "i").test(text)
  );
  const rest = { activations: activations.join(", ") || notSaid, ...tools && { conversion: tools } };
  if (first === void 0 || last === void 0) return rest;
  const isForward = second === void 0 || first[1] === second[0];
  const at = (shape, side) => shape[isForward ? side : side === 0 ? 1 : 0];
  const hidden = shapes.slice(0, -1).map((shape) => at(shape, 1));
  return {
    ...rest,
    inputs: String(at(first, 0)),
    outputs: String(at(last, 1)),
    layers: String(hidden.length),
    neurons: String(hidden.reduce((sum, one) => sum + one, 0)),
    architecture: "Feedforward"
  };
}
function matrixShape(node) {
  const declarator = fieldOf(node, "declarator");
  const sizes = /^\w+\[(\d+)\]\[(\d+)\]$/.exec(declarator?.text.replace(/\s/g, "") ?? "");
  return sizes === null ? [] : [[Number(sizes[1]), Number(sizes[2])]];
}

// src/experiment/dataset/run-dataset.ts
async function runDataset({ samples, shard, limit, jobs }, { classifier, records, progress }) {
  const known = latest(readRecords(records.text, classification).records);
  const own = shardOf(samples, shard);
  const keyOfSample = (sample) => keyOf({ id: sample.id, flags: classifier.flags, sha256: hashOf(textOf(sample)) });
  const isKnown = (sample) => {
    const record = known.get(keyOfSample(sample));
    return record !== void 0 && !(record.reason === "time" && record.timeout < classifier.timeout);
  };
  const missing = own.filter((sample) => !isKnown(sample));
  const now = limit === null ? missing : missing.slice(0, limit);
  let done = 0;
  const queue = pLimit(jobs);
  await Promise.all(
    now.map(
      (sample) => queue(async () => {
        const record = await classify(sample, classifier);
        await records.append(recordLine(classification.parse(record)));
        known.set(keyOf(record), record);
        done += 1;
        progress(done, now.length, record);
      })
    )
  );
  const all = own.flatMap((sample) => known.get(keyOfSample(sample)) ?? []);
  return { records: all, made: now.length, left: missing.length - now.length };
}
function latest(records) {
  return new Map(records.map((record) => [keyOf(record), record]));
}

// src/experiment/table.ts
function markdownTable({ title, head, rows }) {
  const line = (cells) => `| ${cells.map(cell).join(" | ")} |`;
  const rule = `|${head.map((_, index) => index === 0 ? "---" : "--:").join("|")}|`;
  return [`**${title}**`, "", line(head), rule, ...rows.map(line)].join("\n");
}
function cell(text) {
  return text.replaceAll("|", "\\|").replace(/\s+/g, " ");
}

export {
  datasetTables,
  titleOf,
  networkTable,
  runDataset,
  latest,
  markdownTable
};

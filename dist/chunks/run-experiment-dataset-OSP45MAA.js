import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  datasetTables,
  markdownTable,
  networkTable,
  runDataset
} from "./chunk-UQPWOHKZ.js";
import {
  openExperiment,
  ownClassifier,
  paperClassifier
} from "./chunk-T6VJAY7Y.js";
import {
  allOfIt,
  flagSets,
  loadPrograms,
  mutantsOf,
  mutatedText,
  openRecords,
  readPrograms,
  recordLine,
  samplesOf,
  shardOf
} from "./chunk-WSSSFZ7Q.js";
import "./chunk-DND5Q7TS.js";
import "./chunk-TBL53B36.js";
import {
  hunksOf,
  linesOf
} from "./chunk-6QDMIOKU.js";
import "./chunk-FFJ7RQAJ.js";
import "./chunk-WFEG757O.js";
import "./chunk-BJCS6NRT.js";
import "./chunk-2BJRHKLQ.js";
import "./chunk-QPT4YCZU.js";
import "./chunk-DBZTPTUJ.js";
import "./chunk-P6POX3E6.js";
import {
  writeTextFile
} from "./chunk-LUDMVDRU.js";
import "./chunk-622N2Q4Q.js";
import "./chunk-T37PTCWW.js";
import "./chunk-27KWD7BJ.js";
import "./chunk-ELVJMEME.js";
import "./chunk-7SPXFMEH.js";
import "./chunk-V3QJJ3YM.js";
import "./chunk-HNPHSDVP.js";
import "./chunk-XHD3XIZJ.js";

// src/run-experiment-dataset.ts
import { join as join2, resolve } from "node:path";

// src/adapters/experiment/write-dataset.ts
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
async function writeDataset(folder, programs, mutants) {
  for (const { id, text } of programs) await writeOnce(join(folder, "programs", `${id}.c`), text);
  for (const { id, patch } of mutants) await writeOnce(join(folder, "patches", `${id}.patch`), patch);
}
async function writeOnce(path, text) {
  if (await readFile(path, "utf8").catch(() => null) === text) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

// src/experiment/dataset/export-chat.ts
var parts = ["train", "validation", "test"];
var tenths = 10;
var system = "You repair memory errors in C code. Answer with the lines that are wrong, repaired, and nothing else.";
function chatParts(mutants, records) {
  const unsafe = new Map(
    records.filter(({ verdict }) => verdict === "unsafe").map((record) => [record.id, record])
  );
  const lines = new Map(parts.map((part) => [part, ""]));
  for (const mutant of mutants) {
    const record = unsafe.get(mutant.id);
    if (record === void 0) continue;
    const part = partOf(mutant.program.id);
    lines.set(part, (lines.get(part) ?? "") + recordLine({ messages: messagesOf(mutant, record) }));
  }
  return lines;
}
function partOf(program) {
  const isIn = (index) => shardOf([{ id: program }], { index, of: tenths }).length > 0;
  if (isIn(1)) return "test";
  return isIn(2) ? "validation" : "train";
}
function messagesOf(mutant, { kind, violated }) {
  const text = mutatedText(mutant);
  const [hunk] = hunksOf(text, mutant.program.text);
  const original = linesOf(mutant.program.text);
  const start = (hunk?.headStart ?? 1) - 1;
  const answer = original.slice(start, start + (hunk?.headLines ?? 0)).join("\n");
  const place = violated === null ? "" : ` in line ${violated.line}${violated.function === null ? "" : `, function ${violated.function}`}`;
  return [
    { role: "system", content: system },
    { role: "user", content: `${text}
ESBMC finds: ${kind ?? "a violation"}${place}.` },
    { role: "assistant", content: answer }
  ];
}

// src/run-experiment-dataset.ts
async function runExperimentDataset(folders, options, terminal) {
  const from = (path) => resolve(terminal.cwd(), path);
  const out = join2(from(options.out), "dataset");
  const { deps, say, memory } = await openExperiment(options, terminal);
  try {
    const programs = loadPrograms(await Promise.all(folders.map(from).map(readPrograms)), deps.parser);
    const made = programs.map((program) => ({ program, mutants: mutantsOf(program, deps.parser) }));
    const mutants = made.flatMap((one) => one.mutants);
    await writeDataset(out, programs, mutants);
    say(`${programs.length} base programs, ${mutants.length} mutants`);
    const records = [];
    let left = 0;
    const sets = flagSets.filter((one) => options.flags === "both" || options.flags === one);
    for (const flags of options.classify === false ? [] : sets) {
      const classifier = flags === "paper" ? paperClassifier(deps, options.timeout) : ownClassifier(deps, options.timeout, memory);
      const shard = options.shard ?? allOfIt;
      const run = await runDataset(
        {
          samples: made.flatMap((one) => samplesOf(one.program, one.mutants)),
          shard,
          limit: options.limit ?? null,
          jobs: deps.jobs
        },
        {
          classifier,
          records: await openRecords(out, "classified", shard),
          progress: (done, of, { id, verdict, seconds }) => say(`${done} of ${of}  ${id}: ${verdict} (${seconds.toFixed(1)} s)`)
        }
      );
      say(`${flags}: ${run.made} classified now, ${run.left} left`);
      left += run.left;
      records.push(...run.records);
    }
    if (options.export !== void 0) {
      const parts2 = chatParts(mutants, records);
      for (const [name, lines] of parts2)
        await writeTextFile(join2(from(options.export), `${name}.jsonl`), lines);
    }
    const tables = [networkTable(programs, deps.parser), ...datasetTables(mutants, records)];
    terminal.stdout.write(`${tables.map(markdownTable).join("\n\n")}
`);
    return left === 0 ? 0 : 1;
  } finally {
    await deps.close();
  }
}
export {
  runExperimentDataset
};

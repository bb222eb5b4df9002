import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  datasetTables,
  latest,
  markdownTable,
  networkTable,
  titleOf
} from "./chunk-UQPWOHKZ.js";
import {
  iterativeTemplates,
  oracles,
  passes,
  promptIdOf,
  temperatures,
  trialRecord
} from "./chunk-FFA7ZFOO.js";
import {
  categories,
  classification,
  flagSets,
  loadPrograms,
  mutantsOf,
  readPrograms,
  readRecords,
  readRecords2,
  relations,
  safeties
} from "./chunk-WSSSFZ7Q.js";
import "./chunk-TBL53B36.js";
import "./chunk-FFJ7RQAJ.js";
import {
  createCParser,
  tool
} from "./chunk-2BJRHKLQ.js";
import "./chunk-QPT4YCZU.js";
import {
  escapeHtml,
  writeTextFile
} from "./chunk-LUDMVDRU.js";
import {
  historyFormats,
  repairDefaults
} from "./chunk-622N2Q4Q.js";
import "./chunk-ELVJMEME.js";
import "./chunk-7SPXFMEH.js";
import {
  ConfigurationError,
  readGrammar
} from "./chunk-V3QJJ3YM.js";
import "./chunk-HNPHSDVP.js";
import "./chunk-XHD3XIZJ.js";

// src/run-experiment-report.ts
import { join, resolve } from "node:path";

// src/adapters/experiment/draw-figure.ts
async function drawFigure({ spec }) {
  const [lite, vega] = await Promise.all([import("./vega-lite-DSEZSXRZ.js"), import("./vega-node-SVWVUK3G.js")]);
  const { compile } = namesOf(lite);
  const { None, parse, View } = namesOf(vega);
  const compiled = compile(spec).spec;
  const view = new View(parse(compiled), { renderer: "none", logLevel: None });
  const svg = await view.toSVG();
  view.finalize();
  return svg;
}
function namesOf(loaded) {
  return "default" in loaded ? loaded.default : loaded;
}

// src/experiment/report/rate.ts
var deviations = 1.959964;
function wilson({ passed, of }) {
  if (of === 0) return { low: 0, high: 1 };
  const share = passed / of;
  const square = deviations ** 2;
  const centre = (share + square / (2 * of)) / (1 + square / of);
  const half = deviations / (1 + square / of) * Math.sqrt(share * (1 - share) / of + square / (4 * of ** 2));
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
function rateOf(items, isSo) {
  return { passed: items.filter(isSo).length, of: items.length };
}
function percentOf({ passed, of }) {
  return of === 0 ? 0 : 100 * passed / of;
}
function rateText(rate) {
  if (rate.of === 0) return "–";
  const { low, high } = wilson(rate);
  const [share, from, to] = [percentOf(rate), 100 * low, 100 * high].map((one) => one.toFixed(1));
  return `${share} % [${from}, ${to}] of ${rate.of}`;
}

// src/experiment/report/best-defaults.ts
var settings = Object.keys(repairDefaults);
function bestDefaults(records) {
  const groups2 = /* @__PURE__ */ new Map();
  for (const record of records) {
    const { condition } = record;
    if (condition.engine !== "model" || condition.source === "contextual") continue;
    const entries = settings.map((name) => [name, condition[name] ?? repairDefaults[name]]);
    const group = groups2.get(JSON.stringify(entries)) ?? {
      defaults: Object.fromEntries(entries),
      records: []
    };
    group.records.push(record);
    groups2.set(JSON.stringify(entries), group);
  }
  const ranked = [...groups2.values()].map((group) => ({ ...group, rate: rateOf(group.records, (record) => passes(record, "d")) })).filter(({ rate }) => rate.passed > 0).sort((one, other) => wilson(other.rate).low - wilson(one.rate).low);
  return ranked[0]?.defaults ?? null;
}
function defaultsText(defaults) {
  const value = (one) => typeof one === "string" ? `'${one}'` : String(one);
  const lines = settings.map((name) => `  ${name}: ${value(defaults[name])},`);
  return `/**
 * How a repair is tried where nothing is said: the one place for it. \`esbmc-action experiment report --write-defaults\`
 * writes this file from what was measured.
 */
export const repairDefaults = {
${lines.join("\n")}
} as const;
`;
}

// src/experiment/report/render-report.ts
function reportMarkdown(title2, sections, folder) {
  const parts2 = sections.flatMap((section) => [
    `## ${section.title}`,
    ...section.text,
    ...section.tables.filter(hasRows).map(markdownTable),
    ...section.figures.map((figure) => `![${figure.title}](${folder}/${figure.id}.svg)

${figure.title}`)
  ]);
  return `${[`# ${title2}`, ...parts2].join("\n\n")}
`;
}
function reportHtml(title2, sections, drawn) {
  const body = sections.map((section) => {
    const text = section.text.map((one) => `<p>${emphasised(escapeHtml(one))}</p>`);
    const figures = section.figures.map(
      (figure) => `<figure>${drawn.get(figure.id) ?? ""}<figcaption>${escapeHtml(figure.title)}</figcaption></figure>`
    );
    const tables = section.tables.filter(hasRows).map(htmlTable);
    return [`<h2>${escapeHtml(section.title)}</h2>`, ...text, ...tables, ...figures].join("\n");
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title2)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeHtml(title2)}</h1>
${body.join("\n")}
</body>
</html>
`;
}
var style = `
body { font: 15px/1.5 system-ui, sans-serif; max-width: 76rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
table { border-collapse: collapse; font-size: 13px; margin: 1rem 0; display: block; overflow-x: auto; }
caption { text-align: left; font-weight: 600; padding: .3rem 0; }
th, td { border-bottom: 1px solid #ddd; padding: .2rem .6rem; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
figure { display: inline-block; margin: 1rem 1.5rem 1rem 0; vertical-align: top; max-width: 100%; overflow-x: auto; }
figcaption { font-size: 13px; color: #555; max-width: 36rem; }
`;
function htmlTable({ title: title2, head, rows }) {
  const line = (cells2, tag) => `<tr>${cells2.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join("")}</tr>`;
  return `<table><caption>${escapeHtml(title2)}</caption><thead>${line(head, "th")}</thead><tbody>${rows.map((row) => line(row, "td")).join("")}</tbody></table>`;
}
function hasRows({ rows }) {
  return rows.length > 0;
}
function emphasised(html) {
  return html.replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>").replace(/`(.+?)`/g, "<code>$1</code>");
}

// src/experiment/report/cost-section.ts
function costSection(records, facts) {
  const nameOf = ({ condition }) => condition.engine === "model" ? condition.model : "templates";
  const names = [...new Set(records.map(nameOf))].sort();
  const rows = names.map((name) => {
    const own = records.filter((record) => nameOf(record) === name);
    const attempts2 = own.flatMap((record) => record.attempts);
    const sum = (values) => values.reduce((total, one) => total + one, 0);
    const dollars = own.some((record) => record.dollars !== null) ? sum(own.map((record) => record.dollars ?? 0)).toFixed(4) : "not priced";
    return [
      name,
      ...[own.length, attempts2.length].map(String),
      ...[
        sum(attempts2.map(({ tokens }) => tokens.prompt)),
        sum(attempts2.map(({ tokens }) => tokens.completion))
      ].map(String),
      dollars,
      sum(own.map(({ seconds }) => seconds)).toFixed(0)
    ];
  });
  return {
    title: "What was run",
    text: [],
    tables: [
      { title: "Versions and settings", head: ["what", "value"], rows: facts },
      {
        title: "Models and cost",
        head: ["model", "trials", "attempts", "tokens sent", "tokens received", "US dollars", "seconds"],
        rows
      }
    ],
    figures: []
  };
}

// src/experiment/report/charts.ts
var font = "sans-serif";
var colour = "#33658a";
var base = {
  $schema: "https://vega.github.io/schema/vega-lite/v5.json",
  background: "white",
  config: { font, axis: { labelLimit: 320, grid: false }, view: { stroke: null } }
};
function rateBars(id, title2, axis, bars) {
  const values = bars.map(({ name, rate }) => {
    const { low, high } = wilson(rate);
    return { name, share: percentOf(rate), low: 100 * low, high: 100 * high };
  });
  const x = { field: "name", type: "nominal", sort: null, title: axis, axis: { labelAngle: -40 } };
  const scale = { domainMin: 0, nice: true };
  return {
    id,
    title: title2,
    spec: {
      ...base,
      width: Math.max(120, 34 * values.length),
      height: 220,
      data: { values },
      layer: [
        {
          mark: { type: "bar", color: colour, width: { band: 0.7 } },
          encoding: { x, y: { field: "share", type: "quantitative", title: "%", scale } }
        },
        {
          mark: { type: "rule", color: "#222" },
          encoding: { x, y: { field: "low", type: "quantitative" }, y2: { field: "high" } }
        }
      ]
    }
  };
}
function boxes(id, title2, axes, groups2) {
  const values = groups2.flatMap((group) => group.values.map((value) => ({ name: group.name, value })));
  return {
    id,
    title: title2,
    spec: {
      ...base,
      width: Math.max(120, 44 * groups2.length),
      height: 220,
      data: { values },
      mark: { type: "boxplot", extent: "min-max", color: colour, size: 22 },
      encoding: {
        x: {
          field: "name",
          type: "nominal",
          sort: groups2.map(({ name }) => name),
          title: axes.x,
          axis: { labelAngle: -40 }
        },
        y: {
          field: "value",
          type: "quantitative",
          title: axes.y,
          ...axes.isLog === true ? { scale: { type: "log" } } : {}
        }
      }
    }
  };
}
var parts = { safe: "#6a994e", unsafe: "#bc4749", unknown: "#b8b8b8" };
function classBars(id, title2, stacks) {
  return {
    id,
    title: title2,
    spec: {
      ...base,
      width: { step: 22 },
      height: 220,
      data: { values: stacks },
      mark: "bar",
      encoding: {
        x: { field: "name", type: "nominal", sort: null, title: null, axis: { labelAngle: -20 } },
        xOffset: { field: "part", sort: Object.keys(parts) },
        y: { field: "count", type: "quantitative", title: "programs" },
        color: {
          field: "part",
          title: null,
          scale: { domain: Object.keys(parts), range: Object.values(parts) }
        }
      }
    }
  };
}

// src/experiment/report/dataset-section.ts
function datasetSection(networks, mutants, records) {
  const known = records.filter(({ operator }) => operator !== null);
  const used = flagSets.filter((flags) => known.some((record) => record.flags === flags));
  const late = known.filter(({ reason }) => reason === "time").length;
  return {
    title: "Dataset",
    text: [
      `${mutants.length} mutants of ${networks.rows.length} base programs. ${used.map((one) => `${titleOf(one)}: ${known.filter(({ flags }) => flags === one).length} classified`).join("; ") || "None is classified"}. What is not classified is not in any rate below.`,
      `${late} of those that are unknown ran out of the time that they had (${timeouts(known)} s).`,
      "The paper: 81,129 mutants of 505 programs, 25,952 of them classified with ESBMC 7.4.0 and 300 s."
    ],
    tables: [networks, ...datasetTables(mutants, records), ...used.map((flags) => placeTable(known, flags))],
    figures: used.flatMap((flags) => figuresOf(known, flags))
  };
}
function timeouts(records) {
  const all = [...new Set(records.map(({ timeout }) => timeout))].sort((one, other) => one - other);
  return all.join(" or ");
}
function figuresOf(all, flags) {
  const known = all.filter((record) => record.flags === flags);
  const shown = categories.filter((category) => known.some((record) => record.category === category));
  const stacks = shown.flatMap(
    (name) => safeties.map((part) => ({
      name,
      part,
      count: known.filter(({ category, verdict }) => category === name && verdict === part).length
    }))
  );
  const groups2 = shown.flatMap(
    (category) => ["safe", "unsafe"].map((verdict) => ({
      name: `${category}, ${verdict}`,
      values: known.filter((record) => record.category === category && record.verdict === verdict).map(({ seconds }) => Math.max(0.01, seconds))
    }))
  );
  const title2 = titleOf(flags);
  return [
    classBars(`figure-4a-${flags}`, `Figure 4(a): classes by category (${title2})`, stacks),
    boxes(
      `figure-4b-${flags}`,
      `Figure 4(b): verification time by category (${title2})`,
      { x: "category and class", y: "seconds", isLog: true },
      groups2.filter(({ values }) => values.length > 0)
    )
  ];
}
function placeTable(all, flags) {
  const unsafe = all.filter((record) => record.flags === flags && record.verdict === "unsafe");
  const operators = [...new Set(unsafe.map(({ operator }) => operator ?? ""))].sort();
  const row = (name, records) => [
    name,
    String(records.length),
    ...relations.map((relation) => rateText(rateOf(records, (one) => one.relation === relation))),
    rateText(rateOf(records, ({ isInTrace }) => isInTrace === true))
  ];
  return {
    title: `Where unsafe mutants go wrong, seen from the mutated line (${titleOf(flags)})`,
    head: ["operator", "unsafe", ...relations, "mutated line in the trace"],
    rows: [
      ...operators.map(
        (name) => row(
          name,
          unsafe.filter(({ operator }) => operator === name)
        )
      ),
      row("all", unsafe)
    ]
  };
}

// src/experiment/report/paper-numbers.ts
var contextual = [1.5, 1.25, 0.25, 0, 1.58, 2.16, 1.16, 1.25, 0.14, 1.32, 1.82];
var paperTables = {
  "2": {
    contextual,
    "one-line": [63, 16.91, 61.25, 61.41, 31.8, 56.3, 38.9, 52, 54.9, 41.7, 40]
  },
  "3": {
    contextual,
    "one-line": [0, 4.25, 5.5, 5.83, 6.75, 8.25, 10.3, 10.5, 5.32, 9.57, 7.1]
  },
  "4": {
    contextual,
    "one-line": [42.5, 19.91, 62.7, 71.5, 36.7, 57.5, 32.25, 58.5, 59.9, 42.1, 43.3]
  },
  "5": {
    contextual,
    "one-line": [0, 4.16, 5, 5.83, 4.25, 6.5, 9.25, 7, 5.21, 7.67, 5.1]
  }
};
var paperAnswers = [
  "several attempts repair more: about 25 % against 18 % of a single one; three attempts are best, a repair after the second retry is unlikely",
  "showing the history helps: forward history repairs much more than the latest state alone",
  "the oldest message first and the latest state last (forward history)",
  "temperature 0.0 with forward history and prompts 9 and 11; less conventional prompts need a higher one"
];
function paperCell(table2, source, at) {
  const value = paperTables[table2][source][at];
  return value === void 0 ? "–" : `${value} %`;
}

// src/experiment/report/iterative-section.ts
var attempts = [0, 1, 2, 3, 4];
var isRepaired = ({ at }) => at !== null;
var histories = ["latest", "forward", "reverse"];
function iterativeSection(model, all) {
  const runs = runsOf(model, all);
  const mutants = new Set(runs.map(({ record }) => record.mutant)).size;
  return {
    title: `Several attempts: ${model}`,
    text: [
      `${runs.length} repairs of up to five attempts on ${mutants} mutants; one line and the violated property.`,
      ...answers(runs)
    ],
    tables: [summary(runs), grouped(runs), overlap(runs)],
    figures: histories.flatMap((history) => figuresOf2(history, runs))
  };
}
function runsOf(model, all) {
  return all.flatMap((record) => {
    const { condition, experiment } = record;
    if (experiment !== "iterative" || condition.engine !== "model" || condition.model !== model) return [];
    const at = record.attempts.findIndex(({ isVerified }) => isVerified);
    return record.attempts.length === 0 ? [] : [{ condition, record, at: at === -1 ? null : at }];
  });
}
function figuresOf2(history, all) {
  const runs = all.filter(({ condition }) => condition.history === history);
  if (runs.length === 0) return [];
  const part = "abc"[histories.indexOf(history)] ?? "";
  const draw = (number, what, axis, bars) => rateBars(
    `figure-${number}${part}`,
    `Figure ${number}(${part}): verified by ${what}, history ${history}`,
    axis,
    bars
  );
  const at = (temperature) => runs.filter(({ condition }) => condition.temperature === temperature);
  const cold = at(0);
  return [
    draw(11, "attempt", "attempt", byAttempt(runs)),
    draw(
      12,
      "temperature",
      "temperature",
      temperatures.map((one) => bar(String(one), at(one)))
    ),
    draw(13, "prompt", "prompt", byPrompt(runs)),
    ...temperatures.map(
      (one, index) => draw(16 + index, `prompt at temperature ${one}`, "prompt", byPrompt(at(one)))
    ),
    ...temperatures.map(
      (one, index) => draw(21 + index, `attempt at temperature ${one}`, "attempt", byAttempt(at(one)))
    ),
    ...["9", "9-2", "11", "11-2"].map(
      (template, index) => draw(
        26 + index,
        `attempt for prompt ${template} at temperature 0`,
        "attempt",
        byAttempt(cold.filter(({ condition }) => condition.template === template))
      )
    )
  ];
}
function bar(name, runs) {
  return { name, rate: rateOf(runs, isRepaired) };
}
function byAttempt(runs) {
  const each2 = attempts.map((one) => ({ name: String(one), rate: rateOf(runs, ({ at }) => at === one) }));
  return [...each2, bar("all", runs)];
}
function byPrompt(runs) {
  return iterativeTemplates.map(
    (name) => bar(
      name,
      runs.filter(({ condition }) => condition.template === name)
    )
  );
}
function summary(runs) {
  const rows = histories.map((history) => {
    const own = runs.filter(({ condition }) => condition.history === history);
    const first = rateOf(own, ({ at }) => at === 0);
    const each2 = oracles.map((oracle) => rateText(rateOf(own, ({ record }) => passes(record, oracle))));
    return [history, rateText(first), ...each2];
  });
  return {
    title: "Repairs by history: at the first attempt, and within five under the oracles (a) to (d)",
    head: ["history", "first attempt", ...oracles],
    rows
  };
}
var isModified = ({ condition }) => condition.template.endsWith("-2");
var isUnmodified = ({ condition }) => ["9", "11"].includes(condition.template);
function grouped(runs) {
  const rows = histories.map((history) => {
    const own = runs.filter(({ condition }) => condition.history === history);
    const old = own.filter(({ condition }) => condition.template === "0");
    return [
      history,
      ...[old, own.filter(isUnmodified), own.filter(isModified)].map(
        (one) => rateText(rateOf(one, isRepaired))
      )
    ];
  });
  return {
    title: "Verified by kind of prompt",
    head: ["history", "old", "unmodified (9, 11)", "modified (9-2, 11-2)"],
    rows
  };
}
function overlap(runs) {
  const repaired = (template) => new Set(
    runs.filter(({ condition: { history, temperature, template: own } }) => {
      return history === "forward" && temperature === 0 && own === template;
    }).filter(isRepaired).map(({ record }) => record.mutant)
  );
  const [nine, eleven] = [repaired("9"), repaired("11")];
  const both = [...nine].filter((mutant) => eleven.has(mutant)).length;
  return {
    title: "Mutants repaired by prompts 9 and 11 (forward history, temperature 0)",
    head: ["", "both", "only 9", "only 11"],
    rows: [["mutants", ...[both, nine.size - both, eleven.size - both].map(String)]]
  };
}
function answers(runs) {
  const of = (isOne) => runs.filter(isOne);
  const rate = (some) => rateText(rateOf(some, isRepaired));
  const history = (name) => of(({ condition }) => condition.history === name);
  const first = rateOf(runs, ({ at }) => at === 0);
  const third = rateOf(runs, ({ at }) => at !== null && at <= 2);
  const forward = history("forward");
  const warmth = temperatures.map((one) => [
    one,
    rateOf(
      forward.filter(({ condition }) => condition.temperature === one),
      isRepaired
    )
  ]);
  const top = Math.max(...warmth.map(([, one]) => percentOf(one)));
  const hottest = warmth.filter(([, one]) => percentOf(one) === top).map(([one]) => one);
  const own = [
    `at the first attempt ${rateText(first)}, within three ${rateText(third)}, within five ${rate(runs)}`,
    `forward ${rate(forward)}, the latest state alone ${rate(history("latest"))}`,
    historyFormats.map((one) => `${one} ${rate(history(one))}`).join(", "),
    top === 0 ? "nothing was repaired with forward history at any temperature" : `with forward history the most at ${hottest.join(", ")}: ${warmth.map(([one, each2]) => `${one}: ${rateText(each2)}`).join("; ")}`
  ];
  const questions = [
    "Do several attempts repair more than one?",
    "Does it help to show the history of patches?",
    "How is the history best shown?",
    "Which temperature is best?"
  ];
  return questions.map(
    (question, at) => `**${at + 1}. ${question}** Here: ${own[at]}. The paper: ${paperAnswers[at]}.`
  );
}

// src/experiment/trials/groups.ts
var groups = [
  "old",
  "simple",
  "pers-0",
  "pers-1",
  "pers-2",
  "pers-3",
  "pers-4",
  "pers-5",
  "none",
  "before",
  "after"
];
var before = ["5", "6", "11", "12", "11-2"];
function groupsOf({ template, role, feedback }) {
  const place = feedback === null ? "none" : before.includes(template) ? "before" : "after";
  if (template === "0") return ["old", place];
  if (["1", "2", "3", "4", "5", "6"].includes(template)) return ["simple", place];
  return [groups[2 + role] ?? "pers-0", place];
}

// src/experiment/report/single-section.ts
var sources = ["contextual", "one-line"];
var best = { contextual: 3, "one-line": 10 };
function singleSection(model, all) {
  const shots = shotsOf(model, all);
  const fenced = shots.filter(({ condition }) => condition.fences === "fenced");
  const bare = shots.filter(({ condition }) => condition.fences === "bare");
  const isCompiled = ({ attempt }) => attempt.compiles;
  const isVerified = ({ attempt }) => attempt.isVerified;
  const mutants = new Set(shots.map(({ record }) => record.mutant)).size;
  return {
    title: `Single answers: ${model}`,
    text: [
      `${shots.length} answers on ${mutants} mutants. Each cell: per cent [Wilson interval at 95 %] of answers. \`after\` includes the old prompt, which shows the feedback after the source.`
    ],
    tables: [
      cells("2", "the patched program compiles, code between fences", fenced, isCompiled),
      cells("3", "ESBMC verifies the patched program (oracle a), code between fences", fenced, isVerified),
      cells("4", "the patched program compiles, code without fences", bare, isCompiled),
      cells("5", "ESBMC verifies the patched program (oracle a), code without fences", bare, isVerified),
      oracleTable(shots)
    ],
    figures: [
      ...metricFigures("6", "C or C++, as the detector sees it", fenced, ({ attempt }) => attempt.syntax),
      ...metricFigures("7", "characters in common", fenced, ({ attempt }) => attempt.relevance),
      ...sources.map((source) => bestPrompts(source, fenced)),
      ...metricFigures("14", "C or C++, no fences", bare, ({ attempt }) => attempt.syntax),
      ...metricFigures("15", "characters in common, no fences", bare, ({ attempt }) => attempt.relevance)
    ]
  };
}
function shotsOf(model, all) {
  return all.flatMap((record) => {
    const { condition, attempts: attempts2 } = record;
    const attempt = attempts2[0];
    if (condition.engine !== "model" || condition.model !== model || attempt === void 0) return [];
    return record.experiment === "single" ? [{ condition, record, attempt }] : [];
  });
}
function isIn(group) {
  return ({ condition }) => groupsOf(condition).includes(group);
}
function cells(table2, what, shots, isSo) {
  const rows = sources.flatMap((source) => {
    const own = shots.filter(({ condition }) => condition.source === source);
    return [
      [source, ...groups.map((group) => rateText(rateOf(own.filter(isIn(group)), isSo)))],
      [`${source}, the paper`, ...groups.map((_, at) => paperCell(table2, source, at))]
    ];
  });
  return { title: `Table ${table2}: ${what}`, head: ["source", ...groups], rows };
}
function oracleTable(shots) {
  const rows = sources.map((source) => {
    const own = shots.filter(({ condition }) => condition.source === source);
    return [
      source,
      ...oracles.map((oracle) => rateText(rateOf(own, ({ record }) => passes(record, oracle))))
    ];
  });
  return { title: "Answers that pass the oracles (a) to (d)", head: ["source", ...oracles], rows };
}
function metricFigures(number, axis, shots, measure) {
  const parts2 = [
    ["a", groups.slice(0, 8)],
    ["b", groups.slice(8)]
  ];
  return parts2.map(([part, shown]) => {
    const values = sources.flatMap(
      (source) => shown.map((group) => ({
        name: `${source} ${group}`,
        values: shots.filter((shot) => shot.condition.source === source && isIn(group)(shot)).flatMap((shot) => measure(shot) ?? [])
      }))
    );
    const id = `figure-${number}${part}`;
    const title2 = `Figure ${number}(${part}): ${axis}`;
    return boxes(
      id,
      title2,
      { x: "source and prompt", y: "share" },
      values.filter((one) => one.values.length > 0)
    );
  });
}
function bestPrompts(source, shots) {
  const own = shots.filter(({ condition }) => condition.source === source);
  const ids = [...new Set(own.map(({ condition }) => promptIdOf(condition)))];
  const bars = ids.map((name) => {
    const answers2 = own.filter(({ condition }) => promptIdOf(condition) === name);
    return { name, rate: rateOf(answers2, ({ attempt }) => attempt.isVerified) };
  }).filter(({ rate }) => percentOf(rate) >= best[source]).sort((one, other) => percentOf(other.rate) - percentOf(one.rate)).slice(0, 24);
  const part = source === "contextual" ? "a" : "b";
  const title2 = `Figure 8(${part}): the best prompts, ${source}, from ${best[source]} %`;
  return rateBars(`figure-8${part}`, title2, "prompt x.y.z", bars);
}

// src/experiment/report/template-section.ts
function templateSection(all) {
  const judged = all.filter(({ experiment }) => experiment === "templates");
  const compared = judged.filter(({ acceptance }) => acceptance === "accepted").length;
  const accepted = judged.filter((record) => passes(record, "d")).length;
  const operators = namesOf2(judged, ({ operator }) => operator);
  return {
    title: "Repairs without a model",
    text: [
      `${judged.length} unsafe mutants. Of ${accepted} accepted, ${compared} had inputs on which the mutant was safe, so that behaviour could be compared; the others hold by all other steps.`
    ],
    tables: [
      table("kind", judged, ({ kind }) => kind),
      table("operator", judged, ({ operator }) => operator),
      table("category", judged, ({ category }) => category),
      failures(judged)
    ],
    figures: [
      rateBars(
        "figure-templates",
        "Repaired without a model under oracle (d), by operator",
        "operator",
        operators.map((name) => ({
          name,
          rate: rateOf(
            judged.filter(({ operator }) => operator === name),
            (record) => passes(record, "d")
          )
        }))
      )
    ]
  };
}
function namesOf2(records, nameOf) {
  return [...new Set(records.map(nameOf))].sort();
}
function table(what, records, nameOf) {
  const row = (name, own) => [
    name,
    String(own.length),
    ...oracles.map((oracle) => rateText(rateOf(own, (record) => passes(record, oracle))))
  ];
  return {
    title: `Repaired without a model, by ${what}`,
    head: [what, "mutants", ...oracles],
    rows: [
      ...namesOf2(records, nameOf).map(
        (name) => row(
          name,
          records.filter((record) => nameOf(record) === name)
        )
      ),
      row("all", records)
    ]
  };
}
function failures(records) {
  const open = records.filter((record) => !passes(record, "d"));
  const reasonOf = ({ acceptance, candidates }) => acceptance ?? (candidates === 0 ? "no template proposes anything" : "ESBMC verifies none that is proposed");
  return {
    title: "Not accepted under (d), by what stopped the strongest patch",
    head: ["reason", "mutants", "operators"],
    rows: namesOf2(open, reasonOf).map((reason) => {
      const own = open.filter((record) => reasonOf(record) === reason);
      return [reason, String(own.length), namesOf2(own, ({ operator }) => operator).join(", ")];
    })
  };
}

// src/experiment/report/report-sections.ts
function reportSections({
  networks,
  mutants,
  classified,
  trials,
  tool: tool2
}) {
  const ids = new Set(mutants.map(({ id }) => id));
  const records = classified.filter(({ id, operator }) => operator !== null && ids.has(id));
  const of = (experiment) => trials.filter((one) => one.experiment === experiment);
  const versions = [...new Set([...records, ...trials].map(({ esbmc }) => esbmc))].join(", ");
  const facts = [
    ["tool", `${tool2.name} ${tool2.version}`],
    ["ESBMC", versions === "" ? "not run" : versions],
    ["seeds of the choice of mutants", [...new Set(trials.map(({ seed }) => seed ?? "not said"))].join(", ")],
    ["temperatures", [...new Set(trials.flatMap(temperatureOf))].sort().join(", ")]
  ];
  return [
    costSection(trials, facts),
    datasetSection(networks, mutants, records),
    ...of("templates").length > 0 ? [templateSection(trials)] : [],
    ...each(of("single"), (model) => singleSection(model, trials)),
    ...each(of("iterative"), (model) => iterativeSection(model, trials))
  ];
}
function temperatureOf({ condition }) {
  return condition.engine === "model" ? [String(condition.temperature)] : [];
}
function each(records, make) {
  const models = records.flatMap(({ condition }) => condition.engine === "model" ? [condition.model] : []);
  const names = [...new Set(models)].sort();
  const prefix = (figure, index) => names.length === 1 ? figure : { ...figure, id: `model-${index + 1}-${figure.id}` };
  return names.map((name, index) => {
    const section = make(name);
    return { ...section, figures: section.figures.map((figure) => prefix(figure, index)) };
  });
}

// src/run-experiment-report.ts
var title = "Repairing neural networks: the experiments";
async function runExperimentReport(folders, { out, quiet, writeDefaults }, { cwd, stderr }) {
  const from = (path) => resolve(cwd(), path);
  const folder = from(out);
  const parser = await createCParser(await readGrammar());
  const programs = loadPrograms(await Promise.all(folders.map(from).map(readPrograms)), parser);
  const mutants = programs.flatMap((program) => mutantsOf(program, parser));
  const classified = readRecords2(
    await readRecords(join(folder, "dataset"), "classified"),
    classification
  );
  const kinds = ["single", "iterative", "templates"];
  const texts = await Promise.all(kinds.map((kind) => readRecords(join(folder, "trials"), kind)));
  const trials = readRecords2(texts.join("\n"), trialRecord);
  const sections = reportSections({
    networks: networkTable(programs, parser),
    mutants,
    classified: [...latest(classified.records).values()],
    trials: trials.records,
    tool
  });
  const drawn = /* @__PURE__ */ new Map();
  for (const figure of sections.flatMap((section) => section.figures)) {
    const svg = await drawFigure(figure);
    drawn.set(figure.id, svg);
    await writeTextFile(join(folder, "report", "figures", `${figure.id}.svg`), svg);
  }
  await writeTextFile(join(folder, "report", "report.md"), reportMarkdown(title, sections, "figures"));
  await writeTextFile(join(folder, "report", "report.html"), reportHtml(title, sections, drawn));
  if (writeDefaults !== void 0) {
    const best2 = bestDefaults(trials.records);
    if (best2 === null)
      throw new ConfigurationError(
        "--write-defaults: no condition of a model repaired anything under oracle (d)"
      );
    await writeTextFile(from(writeDefaults), defaultsText(best2));
  }
  const damaged = classified.damaged + trials.damaged;
  if (quiet !== true) {
    const lost = damaged === 0 ? "" : `; ${damaged} damaged lines were left out`;
    stderr.write(`${join(folder, "report", "report.html")}: ${drawn.size} figures${lost}
`);
  }
  return 0;
}
export {
  runExperimentReport
};

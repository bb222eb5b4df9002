import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  certainty,
  escapeHtml,
  groupFindings,
  headline,
  indentOf,
  isFailing,
  kindTitles,
  loopBound,
  messageHtml,
  messageParts,
  permalink,
  plainText,
  renderJson,
  renderMarkdown,
  renderSarif,
  reportNotes,
  reproducedUnder,
  requiresProposal,
  seconds,
  shownFile,
  suppressedFindings,
  traceRows,
  triageFindings,
  undecidedSubjects,
  verdictWords,
  weakness
} from "./chunk-5EE6CI4H.js";
import {
  isUndecided
} from "./chunk-IJTHCSUH.js";

// src/adapters/files/write-text-file.ts
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
async function writeTextFile(path, text) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

// src/review/html-finding.ts
function htmlFinding({ lead, others }, isFailing2, links) {
  const { location } = lead.counterexample.property;
  const more = others.map((other) => placeHtml(other.counterexample.property.location, links));
  const proposal = requiresProposal(lead);
  return [
    `<article class="${isFailing2 ? "bad" : "warn"}">`,
    `<h2>${messageHtml(lead.message)}</h2>`,
    `<p class="place">${placeHtml(location, links)}</p>`,
    `<p>${certainty(lead, isFailing2).map(messageHtml).join(" ")}</p>`,
    lead.assumptions.length === 0 ? "" : `<p>Assumed:</p><ul>${lead.assumptions.map((one) => `<li>${messageHtml(one)}</li>`).join("")}</ul>`,
    proposal === null ? "" : `<p>${messageHtml(proposal)}</p>`,
    more.length === 0 ? "" : `<p>The same cause shows at ${more.join(", ")}.</p>`,
    `<details><summary>How the program gets there, step by step</summary>${trace(lead, links)}</details>`,
    reproducer(lead),
    `<p class="facts">${facts(lead).join(" · ")}</p>`,
    "</article>"
  ].join("");
}
function reproducer({ reproducer: shown }) {
  if (shown === null) return "";
  const lines = shown.program?.trimEnd().split(/\r\n|\r|\n/) ?? [];
  const code = lines.map((line) => indentOf(line) + escapeHtml(line.trimStart(), Number.POSITIVE_INFINITY));
  const block = code.length === 0 ? "" : `<pre><code>${code.join("\n")}</code></pre>`;
  return `<details><summary>A program that shows it</summary><p>${messageHtml(reproducedUnder(shown))}</p>${block}</details>`;
}
function trace(finding, links) {
  const { location } = finding.counterexample.property;
  const rows = traceRows(finding).map(
    (row) => row.kind === "gap" ? `<tr><td></td><td></td><td><em>${row.steps} left out</em></td></tr>` : `<tr><td>${row.feeds ? "●" : ""}</td><td>${placeHtml(row.location, links)}</td><td>${messageHtml(row.text)}</td></tr>`
  );
  const end = `<tr><td>✗</td><td>${placeHtml(location, links)}</td><td><strong>goes wrong here:</strong> <code>${escapeHtml(finding.statement, 120)}</code></td></tr>`;
  const legend = rows.length === 0 ? "" : '<p class="facts">● sets something that the last line uses.</p>';
  return `<table><tbody>${rows.join("")}${end}</tbody></table>${legend}`;
}
function placeHtml(place2, links) {
  const code = `<code>${escapeHtml(`${shownFile(place2.file)}:${place2.line}`)}</code>`;
  const url = permalink(links, place2);
  const linked = url === null ? code : `<a href="${escapeHtml(url, 1e4)}">${code}</a>`;
  return place2.function === null ? linked : `${linked} in <code>${escapeHtml(place2.function, 80)}</code>`;
}
function facts(finding) {
  const { property, bound } = finding.counterexample;
  const cwe = weakness(property.cwe);
  return [
    kindTitles[property.kind],
    ...cwe === null ? [] : [`<a href="${cwe.url}">${cwe.id}</a>`],
    ...bound === null ? [] : [`found ${loopBound(bound)}`],
    `finding <code>${escapeHtml(finding.fingerprint, 40)}</code>`
  ];
}

// src/review/html-style.ts
var htmlStyle = `
:root { color-scheme: light dark; --text: #1f2328; --soft: #59636e; --page: #f6f8fa; --card: #fff; --line: #d1d9e0;
  --bad: #d1242f; --warn: #9a6700; --good: #1a7f37; --link: #0969da; --code: #818b981f; }
@media (prefers-color-scheme: dark) { :root { --text: #e6edf3; --soft: #9198a1; --page: #0d1117; --card: #151b23;
  --line: #3d444d; --bad: #f85149; --warn: #d29922; --good: #3fb950; --link: #4493f8; --code: #656c7633; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
header { padding: 2rem max(1rem, calc(50vw - 28rem)); background: var(--card); border-bottom: 1px solid var(--line);
  border-top: 6px solid var(--tone); }
main { max-width: 56rem; margin: 1.5rem auto; padding: 0 1rem; }
h1 { margin: 0; font-size: 1.6rem; }
h2 { margin: 0 0 .5rem; font-size: 1.1rem; line-height: 1.4; }
header p, .place, .facts { margin: .4rem 0 0; color: var(--soft); font-size: .9rem; }
article, section, .fold { margin: 0 0 1.25rem; padding: 1rem 1.25rem; background: var(--card);
  border: 1px solid var(--line); border-radius: 8px; }
article { border-left: 5px solid var(--tone); }
.fold article { margin: 1rem 0 0; }
.bad { --tone: var(--bad); } .warn { --tone: var(--warn); } .good { --tone: var(--good); }
code { padding: .1em .35em; border-radius: 5px; background: var(--code); font: .88em ui-monospace, monospace;
  overflow-wrap: anywhere; }
pre { max-height: 30rem; overflow: auto; }
a { color: var(--link); }
table { width: 100%; margin: .75rem 0; border-collapse: collapse; font-size: .95rem; }
th, td { padding: .4rem .6rem; border: 1px solid var(--line); text-align: left; vertical-align: top; }
.number { text-align: right; white-space: nowrap; }
summary { cursor: pointer; font-weight: 600; }
ul { margin: .4rem 0; padding-left: 1.3rem; }
`;

// src/review/render-html.ts
var tones = { "❌": "bad", "⚠️": "warn", "✅": "good" };
function renderHtml(report, policy, links = null) {
  const { icon, text } = headline(report, policy);
  const { posted, minor, existing, fixed } = triageFindings(report.findings, policy);
  const list = (findings) => groupFindings(findings).map(
    (group) => htmlFinding(group, isFailing(group.lead, policy), links)
  );
  return [
    "<!doctype html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Even if an escape failed, nothing could be loaded or run.
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>ESBMC: ${escapeHtml(text)}</title>`,
    `<style>${htmlStyle}</style>`,
    "</head>",
    "<body>",
    `<header class="${tones[icon]}"><h1>${escapeHtml(text)}</h1>${provenance(report)}</header>`,
    "<main>",
    ...list(posted),
    undecided(report),
    folded("Findings of less weight", list(minor)),
    folded("Bugs that this change did not introduce", list(existing)),
    folded("Bugs that this change fixed", list(fixed)),
    folded(
      "Findings that the configuration suppresses",
      suppressedFindings(report.findings, policy).map(
        ({ finding, why }) => `${htmlFinding({ lead: finding, others: [] }, false, links)}<p>${messageHtml(why)}</p>`
      )
    ),
    section("What was checked, and how far", unitTable(report)),
    section(
      "Skipped files",
      listItems(
        report.skipped.map(({ file, reason }) => `<code>${escapeHtml(file)}</code>: ${messageHtml(reason)}`)
      )
    ),
    section("Notes", listItems(reportNotes(report, policy).map(messageHtml))),
    "</main>",
    "</body>",
    "</html>",
    ""
  ].filter((line, index, lines) => line !== "" || index === lines.length - 1).join("\n");
}
function provenance({ tool, esbmc, head }) {
  const parts = [
    `${escapeHtml(tool.name)} ${escapeHtml(tool.version)}`,
    ...esbmc === null ? [] : [`ESBMC ${escapeHtml(esbmc.version)}`],
    ...head === null ? [] : [`commit <code>${escapeHtml(head.slice(0, 12))}</code>`]
  ];
  return `<p>${parts.join(" · ")}</p>`;
}
function undecided(report) {
  const items = undecidedSubjects(report).map(
    ({ name, file, text }) => `<code>${escapeHtml(name)}</code> in <code>${escapeHtml(file)}</code>: ${messageHtml(text)}`
  );
  return section("Nothing is known about", listItems(items));
}
function unitTable({ units }) {
  if (units.length === 0) return "";
  const rows = units.map((result) => {
    const { mark, text } = verdictWords(result);
    const { entry, file, origin, assumptions } = result.unit;
    const how = origin === "harness" ? ", called by itself" : "";
    const time = `${seconds(result.seconds)}${result.cached ? " (cached)" : ""}`;
    return `<tr><td>${mark}</td><td><code>${escapeHtml(entry)}</code> in <code>${escapeHtml(file)}</code>${how}</td><td>${messageHtml(text)}${listItems(assumptions.map((one) => `assuming ${messageHtml(one)}`))}</td><td class="number">${time}</td></tr>`;
  });
  return `<table><thead><tr><th></th><th>Started at</th><th>Result</th><th>Time</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}
function section(title, content) {
  return content === "" ? "" : `<section><h2>${title}</h2>${content}</section>`;
}
function folded(title, articles) {
  if (articles.length === 0) return "";
  return `<details class="fold"><summary>${title} (${articles.length})</summary>${articles.join("")}</details>`;
}
function listItems(items) {
  return items.length === 0 ? "" : `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
}

// src/review/terminal-style.ts
function terminalStyle(hasColor) {
  const style = (start, end) => (text) => hasColor && text !== "" ? `\x1B[${start}m${text}\x1B[${end}m` : text;
  return {
    bold: style(1, 22),
    dim: style(2, 22),
    red: style(31, 39),
    yellow: style(33, 39),
    green: style(32, 39),
    cyan: style(36, 39)
  };
}
function messageTerminal(message, { cyan }, hasColor) {
  return messageParts(message).map(({ kind, text }) => kind === "text" ? text : hasColor ? cyan(text) : `\`${text}\``).join("");
}

// src/review/terminal-trace.ts
var shownRows = 12;
function terminalTrace(finding, style, say) {
  const { location } = finding.counterexample.property;
  const rows = traceRows(finding, shownRows);
  const place2 = (step) => plainText(`${step.file === location.file ? "" : `${shownFile(step.file)}:`}${step.line}`, 60);
  const name = (step) => plainText(step.function ?? "", 40);
  const all = [location, ...rows.flatMap((row) => row.kind === "step" ? [row.location] : [])];
  const placeWidth = Math.max(...all.map((step) => place2(step).length));
  const nameWidth = Math.max(...all.map((step) => name(step).length));
  const columns = (step) => style.dim(`line ${place2(step).padStart(placeWidth)}  ${name(step).padEnd(nameWidth)}`);
  return [
    ...rows.map(
      (row) => row.kind === "gap" ? style.dim(`    ... ${row.steps} left out ...`) : `${row.feeds ? "*" : " "} ${columns(row.location)}  ${say(row.text)}`
    ),
    `${style.red(">")} ${columns(location)}  ${plainText(finding.statement, 120)}  ${style.red("<- goes wrong here")}`
  ];
}

// src/review/render-terminal.ts
function renderTerminal(report, policy, { color }) {
  const style = terminalStyle(color);
  const say = (message) => messageTerminal(message, style, color);
  const { posted, minor, existing, fixed } = triageFindings(report.findings, policy);
  const { icon, text } = headline(report, policy);
  const paint = icon === "❌" ? style.red : icon === "⚠️" ? style.yellow : style.green;
  const brief = (title, findings) => section2(
    title,
    findings.map((finding) => `${place(finding)}: ${say(finding.message)}`),
    style
  );
  const blocks = [
    ...groupFindings(posted).map((group) => findingText(group, isFailing(group.lead, policy), style, say)),
    brief("Of less weight", minor),
    brief("Not introduced by this change", existing),
    brief("Fixed by this change", fixed),
    section2(
      "Suppressed by the configuration",
      suppressedFindings(report.findings, policy).map(
        ({ finding, why }) => `${place(finding)}: ${say(finding.message)} ${say(`(${why})`)}`
      ),
      style
    ),
    section2(
      "Nothing is known about",
      undecidedSubjects(report).map(
        ({ name, file, text: why }) => `? ${plainText(name, 80)} in ${plainText(file)}: ${say(why)}`
      ),
      style
    ),
    section2("Checked", unitLines(report, say, style), style),
    section2(
      "Skipped",
      report.skipped.map(({ file, reason }) => `${plainText(file)}: ${say(reason)}`),
      style
    ),
    section2("Notes", reportNotes(report, policy).map(say), style),
    style.bold(paint(text))
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}
`;
}
function findingText({ lead, others }, failing, style, say) {
  const { kind, cwe } = lead.counterexample.property;
  const level = failing ? style.red("error:") : style.yellow("warning:");
  const bound = lead.counterexample.bound === null ? null : `found ${loopBound(lead.counterexample.bound)}`;
  const facts2 = [kindTitles[kind], weakness(cwe)?.id, bound, `finding ${plainText(lead.fingerprint, 40)}`];
  const proposal = [requiresProposal(lead)].filter((one) => one !== null);
  const more = others.map((other) => `The same cause shows at ${place(other)}.`);
  return [
    `${style.bold(place(lead))}: ${style.bold(level)} ${say(lead.message)}`,
    ...[
      ...certainty(lead, failing),
      ...lead.assumptions.map((text) => `Assumed: ${text}`),
      ...proposal,
      ...more
    ].map((text) => `  ${say(text)}`),
    ...terminalTrace(lead, style, say).map((line) => `  ${line}`),
    style.dim(`  ${facts2.filter((fact) => fact != null).join(", ")}`)
  ].join("\n");
}
function unitLines(report, say, style) {
  const isListed = ({ verdict }) => !isUndecided(verdict);
  return report.units.filter(isListed).map((result) => {
    const { mark, text } = verdictWords(result);
    const how = result.unit.origin === "harness" ? ", called by itself" : "";
    const time = style.dim(`(${seconds(result.seconds)}${result.cached ? ", cached" : ""})`);
    return `${mark} ${plainText(result.unit.entry, 80)} in ${plainText(result.unit.file)}${how}: ${say(text)} ${time}`;
  });
}
function section2(title, lines, { bold }) {
  return lines.length === 0 ? "" : [bold(`${title}:`), ...lines.map((line) => `  ${line}`)].join("\n");
}
function place({ counterexample: { property } }) {
  const { file, line, column } = property.location;
  return `${plainText(file)}:${line}${column === null ? "" : `:${column}`}`;
}

// src/render-report.ts
function renderReport(report, config, format, { stdout, env }) {
  switch (format) {
    case "text":
      return renderTerminal(report, config, { color: stdout.isTTY === true && !env.NO_COLOR });
    case "json":
      return renderJson(report, config);
    case "sarif":
      return renderSarif(report, config);
    case "markdown":
      return renderMarkdown(report, config, null);
    case "html":
      return renderHtml(report, config, null);
  }
}

export {
  writeTextFile,
  renderReport
};

import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  groupFindings,
  headline,
  renderJson,
  renderMarkdown,
  renderSarif,
  reportNotes,
  reportPage,
  seconds,
  shownFile,
  suppressedFindings,
  traceRows,
  weakness
} from "./chunk-VE6EJIF4.js";
import {
  certainty,
  kindTitles,
  requiresProposal
} from "./chunk-45YRCJYK.js";
import {
  isFailing,
  loopBound,
  messageTerminal,
  terminalStyle,
  triageFindings,
  undecidedSubjects,
  verdictWords
} from "./chunk-FV4RGI7G.js";
import {
  plainText
} from "./chunk-LUDMVDRU.js";
import {
  isUndecided
} from "./chunk-ELVJMEME.js";

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
  const brief = (title, findings) => section(
    title,
    findings.map((finding) => `${place(finding)}: ${say(finding.message)}`),
    style
  );
  const blocks = [
    ...groupFindings(posted).map((group) => findingText(group, isFailing(group.lead, policy), style, say)),
    brief("Of less weight", minor),
    brief("Not introduced by this change", existing),
    brief("Fixed by this change", fixed),
    section(
      "Suppressed by the configuration",
      suppressedFindings(report.findings, policy).map(
        ({ finding, why }) => `${place(finding)}: ${say(finding.message)} ${say(`(${why})`)}`
      ),
      style
    ),
    section(
      "Nothing is known about",
      undecidedSubjects(report).map(
        ({ name, file, text: why }) => `? ${plainText(name, 80)} in ${plainText(file)}: ${say(why)}`
      ),
      style
    ),
    section("Checked", unitLines(report, say, style), style),
    section(
      "Skipped",
      report.skipped.map(({ file, reason }) => `${plainText(file)}: ${say(reason)}`),
      style
    ),
    section("Notes", reportNotes(report, policy).map(say), style),
    style.bold(paint(text))
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}
`;
}
function findingText({ lead, others }, failing, style, say) {
  const { kind, cwe } = lead.counterexample.property;
  const level = failing ? style.red("error:") : style.yellow("warning:");
  const bound = lead.counterexample.bound === null ? null : `found ${loopBound(lead.counterexample.bound)}`;
  const facts = [kindTitles[kind], weakness(cwe)?.id, bound, `finding ${plainText(lead.fingerprint, 40)}`];
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
    style.dim(`  ${facts.filter((fact) => fact != null).join(", ")}`)
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
function section(title, lines, { bold }) {
  return lines.length === 0 ? "" : [bold(`${title}:`), ...lines.map((line) => `  ${line}`)].join("\n");
}
function place({ counterexample: { property } }) {
  const { file, line, column } = property.location;
  return `${plainText(file)}:${line}${column === null ? "" : `:${column}`}`;
}

// src/render-report.ts
async function renderReport(report, config, format, { stdout, env }, page) {
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
      return reportPage({ report, policy: config }, page);
  }
}

export {
  renderReport
};

import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  counted
} from "./chunk-AEHWTJZL.js";
import {
  certainty,
  kindTitles,
  localCommand,
  requiresProposal
} from "./chunk-45YRCJYK.js";
import {
  conclude,
  expiredSuppressions,
  isFailing,
  jsonText,
  loopBound,
  suppressionOf,
  triageFindings,
  undecidedFunctions,
  undecidedSubjects,
  undecidedUnits,
  verdictWords
} from "./chunk-FV4RGI7G.js";
import {
  readWorkspaceFile
} from "./chunk-XSH2U4RB.js";
import {
  assignedValue,
  codeSpan,
  escapeMarkdown,
  longestBacktickRun,
  messageHtml,
  messageHtmlForGitHub,
  messageMarkdown,
  messageParts,
  namesIn,
  quoted,
  readableAssignments
} from "./chunk-DBZTPTUJ.js";
import {
  escapeHtml,
  plainText,
  redactTokens
} from "./chunk-LUDMVDRU.js";
import {
  isUndecided,
  verdicts
} from "./chunk-ELVJMEME.js";
import {
  propertyKinds,
  readPageAssets
} from "./chunk-V3QJJ3YM.js";

// src/scan/change-notes.ts
function changeNotes(changes) {
  const { appeared, stayed, fixed, unclear, newlyUndecided } = changes;
  return [
    `Since the last scan: ${appeared.length} new, ${fixed.length} fixed, ${stayed.length} still there.`,
    ...fixed.map(({ file, line, message }) => `Fixed: ${file}:${line}: ${message}`),
    ...unclear.map(
      ({ file, line, message }) => `Not found this time, and not shown to be gone either: ${file}:${line}: ${message}`
    ),
    ...newlyUndecided.length === 0 ? [] : [
      `${counted(newlyUndecided.length, "function")} had a verdict and ${newlyUndecided.length === 1 ? "has" : "have"} none now: ${names(newlyUndecided)}`
    ]
  ];
}
function names(functions) {
  const shown = functions.slice(0, 10).map(({ file, name }) => `\`${name}\` in ${file}`);
  return shown.join(", ") + (functions.length > shown.length ? ", …" : "");
}

// src/review/body-limits.ts
var commentBodyLimit = {
  utf8Bytes: 65536,
  elsewhere: "The whole of it is in the summary of the workflow run."
};
var checkOutputLimit = {
  utf8Bytes: 65535,
  elsewhere: "The whole of it is in the summary of the workflow run."
};
var jobSummaryLimit = {
  utf8Bytes: 1e6,
  elsewhere: "The whole of it is in the report file."
};

// src/review/fit-body.ts
function wholeBlock(text) {
  return { name: "", versions: [text], rank: Number.POSITIVE_INFINITY };
}
var separator = "\n\n";
function fitBody(blocks, limit) {
  const levels = shortenedLevels(blocks, limit);
  const texts = blocks.map(({ versions }, index) => versions[levels[index] ?? 0] ?? "");
  const names2 = blocks.flatMap(({ name }, index) => (levels[index] ?? 0) > 0 ? [name] : []);
  const body = [...texts, cutNotice(names2, limit)].filter((text) => text !== "").join(separator);
  return byteLength(body) <= limit.utf8Bytes ? body : cutToFit(body, limit);
}
function shortenedLevels(blocks, limit) {
  const levels = blocks.map(() => 0);
  const sizeOf = (text) => byteLength(`${text}${separator}`);
  let size = blocks.reduce((sum, { versions }) => sum + sizeOf(versions[0]), 0);
  if (size <= limit.utf8Bytes) return levels;
  const names2 = blocks.map(({ name }) => name);
  size += sizeOf(cutNotice(names2, limit));
  const leastFirst = blocks.map((block, index) => ({ ...block, index })).toSorted((one, other) => one.rank - other.rank || other.index - one.index);
  for (const { index, versions } of leastFirst) {
    for (let level2 = 1; level2 < versions.length && size > limit.utf8Bytes; level2++) {
      size += sizeOf(versions[level2] ?? "") - sizeOf(versions[level2 - 1] ?? "");
      levels[index] = level2;
    }
  }
  return levels;
}
function cutNotice(names2, { elsewhere }) {
  const shortened = [...new Set(names2)].filter((name) => name !== "");
  return shortened.length === 0 ? "" : `*Cut to fit here: ${shortened.join(", ")}. ${elsewhere}*`;
}
function cutToFit(body, limit) {
  const notice = `${separator}*Cut to fit here. ${limit.elsewhere}*`;
  const lines = [];
  let size = byteLength(notice);
  for (const line of body.split("\n")) {
    size += byteLength(`${line}
`);
    if (size > limit.utf8Bytes) break;
    lines.push(line);
  }
  return `${lines.join("\n")}${notice}`;
}
function byteLength(text) {
  return new TextEncoder().encode(text).length;
}

// src/review/group-findings.ts
function groupFindings(findings) {
  const groups = [];
  for (const finding of findings) {
    const group = groups.find(({ lead }) => isSameCause(lead, finding));
    if (group === void 0) groups.push({ lead: finding, others: [] });
    else group.others.push(finding);
  }
  return groups;
}
function isSameCause(first, later) {
  const [one, other] = [first.counterexample, later.counterexample];
  const [place, otherPlace] = [one.property.location, other.property.location];
  if (one.property.kind !== other.property.kind || place.file !== otherPlace.file) return false;
  if (first.status !== later.status) return false;
  if (place.line === otherPlace.line) return true;
  if (place.function !== null && place.function === otherPlace.function && isSameAccess(first, later))
    return true;
  if (place.function === null || place.function !== otherPlace.function) return false;
  const goesThrough = other.steps.some(
    ({ location: location2 }) => location2.file === place.file && location2.line === place.line
  );
  return goesThrough || one.steps.length > 0 && isBeginning(one.steps, other.steps);
}
var nearLines = 3;
function isSameAccess(one, other) {
  const [a, b] = [one, other].map(({ counterexample }) => counterexample.property.location.line);
  const isNear = Math.abs((a ?? 0) - (b ?? 0)) <= nearLines;
  if (!isNear || one.statement === other.statement) return false;
  const accesses = accessesIn(other.statement);
  return accessesIn(one.statement).some((access) => accesses.includes(access));
}
function accessesIn(statement) {
  return [...statement.matchAll(/[\w.]+(?:->[\w.]+)*\s*\[[^[\]]+\]/g)].map(
    ([access]) => access.replace(/\s+/g, "")
  );
}
function isBeginning(steps, all) {
  return steps.every((step, index) => {
    const other = all[index];
    return step.location.line === other?.location.line && step.assignment.variable === other.assignment.variable && step.assignment.value === other.assignment.value;
  });
}

// src/review/details.ts
function details(summary, content) {
  return content === "" ? "" : `<details>
<summary>${summary}</summary>

${content}

</details>`;
}

// src/review/indent-of.ts
function indentOf(line) {
  return /^ */.exec(line)?.[0] ?? "";
}

// src/review/code-fence.ts
function codeFence(text, language) {
  const code = text.split(/\r\n|\r|\n/).map((line) => indentOf(line) + plainText(line.trimStart(), Number.POSITIVE_INFINITY)).join("\n");
  const fence = "`".repeat(Math.max(3, longestBacktickRun(code) + 1));
  return `${fence}${language}
${code}
${fence}`;
}

// src/review/permalink.ts
function permalink(links, { file, line }) {
  if (links === null || !isRepositoryFile(file)) return null;
  const encode = (text) => encodeURIComponent(text.replace(new RegExp("\\p{Cs}", "gu"), "�")).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`
  );
  const path = [links.owner, links.repo, "blob", links.commit, ...file.split("/")].map(encode).join("/");
  const address = `${links.serverUrl.replace(/\/+$/, "")}/${path}#L${line}`;
  return redactTokens(address) === address ? address : null;
}
function isRepositoryFile(file) {
  return file !== "" && !file.startsWith("/") && !file.split("/").includes("..");
}

// src/review/shown-file.ts
var fileLength = 120;
function shownFile(file) {
  if (file.startsWith("/esbmc-vfs/")) return "ESBMC's C library";
  if (file.startsWith("/")) return "generated code";
  return file.length <= fileLength ? file : `…${file.slice(-fileLength + 1)}`;
}

// src/review/place-markdown.ts
function placeMarkdown(place, links) {
  return linked(codeSpan(`${shownFile(place.file)}:${place.line}`), permalink(links, place));
}
function lineMarkdown(place, links) {
  return linked(`line ${place.line}`, permalink(links, place));
}
function linked(text, url) {
  return url === null ? text : `[${text}](${url})`;
}

// src/review/reproducer-section.ts
function reproducerSection(reproducer2) {
  if (reproducer2 === null) return "";
  const { program } = reproducer2;
  const content = [messageMarkdown(reproducedUnder(reproducer2))];
  if (program !== null) content.push(codeFence(program.trimEnd(), "c"));
  return details("A program that shows it", content.join("\n\n"));
}
function reproducedUnder({ tool, says, program }) {
  const missing = program === null ? " The program is too long to be shown here." : "";
  return `Reproduced under ${quoted(tool)}: ${quoted(says, 200)}.${missing}`;
}

// src/review/table-row.ts
function tableRow(cells) {
  return `| ${cells.map((cell) => cell.replaceAll("|", "&#124;").replaceAll("\n", " ")).join(" | ")} |`;
}

// src/review/trace-rows.ts
var shownRows = 30;
var shownAssignments = 6;
var countingFrom = 3;
function traceRows({ counterexample, statement }, limit = shownRows) {
  const feeds = feedsViolation({ counterexample, statement });
  const rows = stepsByPlace(withoutCounting(counterexample.steps, feeds)).map(
    (steps) => stepRow(steps, feeds)
  );
  const ranked = [...rows.filter((row) => !row.feeds), ...rows.filter((row) => row.feeds)];
  const kept = new Set(ranked.slice(-limit));
  const shown = [];
  let left = 0;
  for (const row of rows) {
    if (!kept.has(row)) {
      left++;
      continue;
    }
    if (left > 0) shown.push({ kind: "gap", steps: left });
    left = 0;
    shown.push(row);
  }
  return left > 0 ? [...shown, { kind: "gap", steps: left }] : shown;
}
function feedsViolation({
  counterexample,
  statement
}) {
  const used = new Set(namesIn(`${statement} ${counterexample.property.expression ?? ""}`));
  return (step) => namesIn(step.assignment.variable).some((name) => used.has(name));
}
function withoutCounting(steps, feeds) {
  const settings = /* @__PURE__ */ new Map();
  const nameOf = ({ location: location2, assignment }) => `${location2.function} ${assignment.variable}`;
  for (const step of steps) {
    const ofName = settings.get(nameOf(step));
    if (ofName === void 0) settings.set(nameOf(step), [step]);
    else ofName.push(step);
  }
  const isNumber = ({ assignment }) => /^-?\d+$/.test(assignment.value);
  return steps.filter((step) => {
    const ofName = settings.get(nameOf(step)) ?? [];
    const counts = ofName.length >= countingFrom && /^\w+$/.test(step.assignment.variable);
    return feeds(step) || !counts || !ofName.every(isNumber) || step === ofName.at(-1);
  });
}
function stepsByPlace(steps) {
  const groups = [];
  for (const step of steps) {
    const group = groups.at(-1);
    if (group !== void 0 && belongs(step, group)) group.push(step);
    else groups.push([step]);
  }
  return groups;
}
function belongs({ location: location2, assignment }, group) {
  const first = group[0].location;
  return location2.file === first.file && location2.line === first.line && location2.function === first.function && group.every((step) => step.assignment.variable !== assignment.variable);
}
function stepRow(steps, feeds) {
  const assignments = steps.map(({ assignment }) => assignment);
  const texts = readableAssignments(assignments);
  const more = texts.length > shownAssignments ? ", …" : "";
  return {
    kind: "step",
    location: steps[0].location,
    text: `${texts.slice(0, shownAssignments).join(", ")}${more}`,
    feeds: steps.some(feeds)
  };
}

// src/review/trace-table.ts
var shownCalls = 8;
function traceTable(finding, links, limit) {
  const { location: location2 } = finding.counterexample.property;
  const place = (step) => {
    const line = step.file === location2.file ? lineMarkdown(step, links) : placeMarkdown(step, links);
    return step.function === null ? line : `${line}, ${codeSpan(step.function, 60)}`;
  };
  const rows = traceRows(finding, limit);
  const body = rows.map(
    (row) => row.kind === "gap" ? tableRow(["", "", `*${row.steps === 1 ? "one step" : `${row.steps} steps`} left out*`]) : tableRow([row.feeds ? "●" : "", place(row.location), messageMarkdown(row.text)])
  );
  const end = finding.statement === "" ? "" : ` ${codeSpan(finding.statement, 120)}`;
  return [
    tableRow(["", "Where", "What happens"]),
    "|:-:|---|---|",
    ...body,
    tableRow(["❌", place(location2), `**It goes wrong here:**${end}`]),
    ...rows.some((row) => row.kind === "step" && row.feeds) ? ["", "● sets something that the last line uses."] : [],
    ...callChain(finding, links)
  ].join("\n");
}
function callChain({ counterexample: { calls } }, links) {
  if (calls.length === 0) return [];
  const chain = calls.slice(0, shownCalls).map(
    (call) => `${call.function === null ? "" : `${codeSpan(call.function, 60)}, `}${lineMarkdown(call, links)}`
  );
  return ["", `Called from ${chain.join("; from ")}${calls.length > shownCalls ? "; …" : ""}.`];
}

// src/review/weakness.ts
function weakness(cwe) {
  const number = /^CWE-(\d{1,5})$/.exec(cwe ?? "")?.[1];
  if (number === void 0) return null;
  return { id: `CWE-${number}`, url: `https://cwe.mitre.org/data/definitions/${number}.html` };
}

// src/review/finding-blocks.ts
var fewRows = 8;
var namedOthers = 5;
function findingBlocks({ lead, others: others2 }, context) {
  const steps = (limit) => details("How the program gets there, step by step", traceTable(lead, context.links, limit));
  const command = localCommand(lead.counterexample.property.location.file);
  return [
    wholeBlock(certainty(lead, context.isFailing).map(messageMarkdown).join(" ")),
    { name: "assumptions", versions: [assumptionList(lead), ""], rank: 3 },
    wholeBlock(markdownOf(requiresProposal(lead))),
    wholeBlock(otherPlaces(others2, context.links)),
    { name: "traces", versions: [steps(), steps(fewRows), ""], rank: 1 },
    { name: "programs that show it", versions: [reproducerSection(lead.reproducer), ""], rank: 0 },
    {
      name: "commands",
      versions: [command === null ? "" : details("See it on your machine", codeFence(command, "sh")), ""],
      rank: 2
    }
  ];
}
function findingFacts(finding, esbmcVersion) {
  const { kind, cwe } = finding.counterexample.property;
  const page = weakness(cwe);
  const facts2 = [
    kindTitles[kind],
    page === null ? null : `[${page.id}](${page.url})`,
    finding.counterexample.bound === null ? null : `found ${loopBound(finding.counterexample.bound)}`,
    esbmcVersion === null ? null : `ESBMC ${escapeMarkdown(esbmcVersion, 40)}`,
    `finding ${codeSpan(finding.fingerprint, 40)}`
  ];
  return `<sub>${facts2.filter((fact) => fact !== null).join(" · ")}</sub>`;
}
function markdownOf(message) {
  return message === null ? "" : messageMarkdown(message);
}
function assumptionList({ assumptions }) {
  if (assumptions.length === 0) return "";
  return `Assumed:

${assumptions.map((assumption) => `- ${messageMarkdown(assumption)}`).join("\n")}`;
}
function otherPlaces(others2, links) {
  if (others2.length === 0) return "";
  const places = others2.slice(0, namedOthers).map(({ counterexample }) => placeMarkdown(counterexample.property.location, links));
  const more = others2.length > namedOthers ? ` and ${others2.length - namedOthers} more` : "";
  return `The same cause shows ${others2.length === 1 ? "once more" : `${others2.length} more times`}: ${places.join(", ")}${more}.`;
}

// src/review/finding-table.ts
function findingTable(findings, { links, policy }, limit = Number.POSITIVE_INFINITY) {
  if (findings.length === 0) return "";
  const rows = findings.slice(0, limit).map((finding) => {
    const { location: location2 } = finding.counterexample.property;
    return tableRow([
      isFailing(finding, policy) ? "❌" : "",
      messageMarkdown(finding.message),
      placeMarkdown(location2, links),
      trust(finding)
    ]);
  });
  const left = findings.length - rows.length;
  return [
    tableRow(["", "What can go wrong", "Where", "How sure"]),
    "|:-:|---|---|---|",
    ...rows,
    ...left === 0 ? [] : ["", `and ${left} more`]
  ].join("\n");
}
function trust(finding) {
  const name = codeSpan(finding.entry, 60);
  return [
    finding.origin === "entry" ? `reached from ${name}` : `calling ${name} by itself`,
    ...finding.reproduced === true ? ["confirmed by running it"] : [],
    ...finding.status === "undetermined" ? ["may not be new"] : [],
    ...finding.needsAllocationFailure ? ["when an allocation fails"] : []
  ].join(", ");
}

// src/review/headline.ts
var icons = { failure: "❌", neutral: "⚠️", success: "✅" };
function headline(report, policy) {
  const { posted, suppressed } = triageFindings(report.findings, policy);
  const groups = groupFindings(posted);
  const parts = [
    ...failures(groups, policy),
    ...gaps(report),
    ...others(groups, policy),
    // Not "no bug found".
    ...suppressed.length === 0 ? [] : [`${counted(suppressed.length, "finding")} suppressed`]
  ];
  return {
    icon: icons[conclude(report, policy)],
    text: parts.length > 0 ? parts.join(", ") : nothingFound(report)
  };
}
function failures(groups, policy) {
  const failing = groups.filter(({ lead }) => isFailing(lead, policy));
  if (failing.length === 0) return [];
  const allNew = failing.every(({ lead }) => lead.status === "introduced");
  return [`${counted(failing.length, "bug")} ${allNew ? "introduced" : "found"}`];
}
function others(groups, policy) {
  const harmless = groups.filter(({ lead }) => !isFailing(lead, policy)).length;
  return harmless === 0 ? [] : [`${counted(harmless, "finding")} to look at`];
}
function gaps(report) {
  const functions = undecidedFunctions(report).length;
  const units = undecidedUnits(report).length;
  return [
    ...functions > 0 ? [`${functions} of ${counted(report.functions.length, changed(report, "function"))} not checked`] : [],
    ...units > 0 ? [`${units} of ${counted(report.units.length, "entry", "entries")} not checked`] : []
  ];
}
function nothingFound(report) {
  if (report.functions.length === 0 && report.units.length === 0) {
    return report.base === null ? "Nothing to check" : "Nothing to check: no C code changed";
  }
  const subjects = report.functions.length > 0 ? counted(report.functions.length, changed(report, "function")) : counted(report.units.length, "entry", "entries");
  const verdicts2 = (report.functions.length > 0 ? report.functions : report.units).map(
    ({ verdict }) => verdict
  );
  return `No bug found in ${subjects}${verdictCounts(verdicts2)}`;
}
function verdictCounts(verdicts2) {
  const count = (wanted) => verdicts2.filter((verdict) => verdict === wanted).length;
  const proved = count("proved");
  const bounded = count("bounded");
  if (proved === verdicts2.length) return ": all proved";
  if (bounded === verdicts2.length) return ", up to the bounds below";
  return `: ${proved} proved, ${bounded} up to a bound`;
}
function changed(report, noun) {
  return report.base === null ? noun : `changed ${noun}`;
}

// src/review/report-notes.ts
function reportNotes(report, policy) {
  const ignored = triageFindings(report.findings, policy).ignored.length;
  const findings = ignored === 1 ? "1 finding is" : `${ignored} findings are`;
  return [
    ...report.notes,
    ...ignored === 0 ? [] : [`${findings} left out that only a failing allocation leads to (\`allocation-failure: ignore\`).`],
    ...expiredSuppressions(report.findings, policy).map(
      ({ fingerprint, expires }) => `The suppression of finding \`${fingerprint}\` expired on ${expires}: the finding counts again.`
    )
  ];
}

// src/review/suppressed-findings.ts
function suppressedFindings(findings, policy) {
  return triageFindings(findings, policy).suppressed.flatMap((finding) => {
    const suppression = suppressionOf(finding, policy);
    return suppression === null ? [] : [{ finding, why: whySuppressed(suppression) }];
  });
}
function whySuppressed({ reason, expires, ignoredBy }) {
  if (ignoredBy !== void 0) {
    return `ignored in this pull request by ${quoted(ignoredBy)}: ${reason.replaceAll("`", "'")}`;
  }
  const until = expires === null ? "" : ` until ${expires}`;
  return `suppressed${until}: ${reason.replaceAll("`", "'")}`;
}

// src/review/unit-table.ts
function unitTable(units) {
  if (units.length === 0) return "";
  const rows = units.map((result) => {
    const { icon, text } = verdictWords(result);
    const { file, entry, origin, assumptions } = result.unit;
    const assumed = assumptions.length === 0 ? "" : `; assuming ${assumptions.map(messageMarkdown).join("; ")}`;
    return tableRow([
      icon,
      `${codeSpan(entry, 80)} in ${codeSpan(shownFile(file))}${origin === "harness" ? ", called by itself" : ""}`,
      `${messageMarkdown(text)}${assumed}`,
      `${seconds(result.seconds)}${result.cached ? " (cached)" : ""}`
    ]);
  });
  return [tableRow(["", "Started at", "Result", "Time"]), "|:-:|---|---|--:|", ...rows].join("\n");
}
function seconds(value) {
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} s`;
}

// src/review/summary-blocks.ts
var fewFindings = [100, 30, 10];
function summaryHead(context, groups) {
  const { icon, text } = headline(context.report, context.policy);
  const leads = groups.map(({ lead }) => lead);
  const tables = fewFindings.map((limit) => findingTable(leads, context, limit));
  return [
    wholeBlock(`### ${icon} ESBMC: ${text}`),
    { name: "some findings", versions: [findingTable(leads, context), ...tables], rank: 9 },
    { name: "the reasons for what was not checked", versions: [undecidedList(context.report), ""], rank: 6 }
  ];
}
function summaryTail(context) {
  const { report, policy } = context;
  const { minor, existing, fixed } = triageFindings(report.findings, policy);
  const table = (findings) => findingTable(findings, context);
  const suppressed = suppressedFindings(report.findings, policy);
  const suppressedList = suppressed.map(({ finding, why }) => {
    const where = placeMarkdown(finding.counterexample.property.location, context.links);
    return `- ${where}: ${messageMarkdown(finding.message)} (${messageMarkdown(why)})`;
  }).join("\n");
  const notes = reportNotes(report, policy).map((note) => `- ${messageMarkdown(note)}`);
  return [
    ...section(`${counted(minor.length, "finding")} of less weight`, table(minor), 5),
    ...section(`${counted(existing.length, "bug")} that this change did not introduce`, table(existing), 3),
    ...section(`${counted(fixed.length, "bug")} that this change fixed`, table(fixed), 3),
    ...section(`${counted(suppressed.length, "finding")} suppressed or ignored`, suppressedList, 3),
    ...section("What was checked, and how far", unitTable(report.units), 4),
    ...section(`${counted(report.skipped.length, "file")} skipped`, skippedList(report), 2),
    ...section("Notes", notes.join("\n"), 5),
    wholeBlock(footer(report))
  ];
}
function detailedFinding(group, { report, policy, links }) {
  const isFailingLead = isFailing(group.lead, policy);
  const esbmcVersion = report.esbmc?.version ?? null;
  const blocks = findingBlocks(group, { links, isFailing: isFailingLead, esbmcVersion });
  const facts2 = findingFacts(group.lead, esbmcVersion);
  const body = (level2) => details(
    messageHtmlForGitHub(group.lead.message),
    [...blocks.map(({ versions }) => versions[Math.min(level2, versions.length - 1)] ?? ""), facts2].filter((text) => text !== "").join("\n\n")
  );
  return [{ name: "traces", versions: [body(0), body(1), body(2), ""], rank: 1 }];
}
function undecidedList(report) {
  const lines = undecidedSubjects(report).map(
    ({ name, file, text }) => `- ${codeSpan(name, 80)} in ${codeSpan(shownFile(file))}: ${messageMarkdown(text)}`
  );
  return lines.length === 0 ? "" : `**Nothing is known about:**

${lines.join("\n")}`;
}
function skippedList(report) {
  return report.skipped.map(({ file, reason }) => `- ${codeSpan(shownFile(file))}: ${messageMarkdown(reason)}`).join("\n");
}
function section(title, content, rank) {
  if (content === "") return [];
  return [{ name: title.toLowerCase(), versions: [details(title, content), ""], rank }];
}
function footer(report) {
  const version = report.esbmc === null ? "" : ` with ESBMC ${escapeMarkdown(report.esbmc.version, 40)}`;
  const commit = report.head === null ? "" : ` at ${codeSpan(report.head.slice(0, 12))}`;
  return `<sub>${escapeMarkdown(`${report.tool.name} ${report.tool.version}`, 80)}${version}${commit}</sub>`;
}

// src/review/render-markdown.ts
function renderMarkdown(report, policy, links = null) {
  const context = { report, policy, links };
  const groups = groupFindings(triageFindings(report.findings, policy).posted);
  const blocks = [
    ...summaryHead(context, groups),
    ...groups.flatMap((group) => detailedFinding(group, context)),
    ...summaryTail(context)
  ];
  return `${fitBody(blocks, jobSummaryLimit)}
`;
}

// src/review/render-json.ts
var schema = 1;
function renderJson(report, policy) {
  const { tool, esbmc, base, head, skipped } = report;
  return jsonText({
    schema,
    tool: { name: tool.name, version: tool.version },
    esbmc: esbmc === null ? null : { version: esbmc.version, sha256: esbmc.sha256 },
    base,
    head,
    units: report.units.map(unitJson),
    findings: report.findings.map(findingJson),
    skipped: skipped.map(({ file, reason }) => ({ file, reason })),
    conclusion: conclude(report, policy)
  });
}
function unitJson({ unit, verdict, reason, bound, seconds: seconds2, cached }) {
  return {
    file: unit.file,
    entry: unit.entry,
    origin: unit.origin,
    verdict,
    ...reason === null ? {} : { reason },
    ...bound === null ? {} : { bound },
    seconds: Math.round(seconds2 * 1e3) / 1e3,
    cached,
    assumptions: unit.assumptions
  };
}
function findingJson({ counterexample, ...finding }) {
  const { kind, cwe, location: location2 } = counterexample.property;
  return {
    fingerprint: finding.fingerprint,
    file: location2.file,
    line: location2.line,
    column: location2.column,
    function: location2.function,
    kind,
    cwe,
    message: finding.message,
    origin: finding.origin,
    status: finding.status,
    reproduced: finding.reproduced,
    ...finding.foundBy === "verifier" ? {} : { foundBy: finding.foundBy },
    ...finding.reproducer === null ? {} : { reproducer: reproducerJson(finding.reproducer) },
    inputs: finding.inputs.map(({ variable, value }) => ({ name: variable, value })),
    trace: counterexample.steps.map(({ location: place, assignment }) => ({
      file: place.file,
      line: place.line,
      function: place.function,
      assignment: `${assignment.variable} = ${assignment.value}`
    })),
    assumptions: finding.assumptions
  };
}
function reproducerJson({ tool, says, program }) {
  return { tool, says, program };
}

// src/review/sarif-text.ts
var messageLength = 1e3;
function sarifMessage(text) {
  return plainText(text, messageLength).replaceAll("](", "] (");
}
function sarifUri(file) {
  return file.replace(new RegExp("\\p{Cs}", "gu"), "�").split("/").map((segment) => encodeURIComponent(segment)).join("/");
}

// src/review/sarif-notifications.ts
function sarifNotifications(report) {
  const undecided2 = report.units.filter(({ verdict }) => isUndecided(verdict));
  return [
    ...undecided2.map((result) => ({
      level: "warning",
      message: { text: sarifMessage(`\`${result.unit.entry}\`: ${verdictWords(result).text}`) },
      locations: [fileLocation(result.unit.file)]
    })),
    ...report.skipped.map(({ file, reason }) => ({
      level: "note",
      message: { text: sarifMessage(`skipped: ${reason}`) },
      locations: [fileLocation(file)]
    }))
  ];
}
function fileLocation(file) {
  return { physicalLocation: { artifactLocation: { uri: sarifUri(file), uriBaseId: "%SRCROOT%" } } };
}

// src/review/sarif-result.ts
var maxFlowSteps = 1e4;
var baselineStates = {
  introduced: "new",
  undetermined: "new",
  existing: "unchanged",
  fixed: "absent"
};
function sarifResult(finding, level2, ruleIndex) {
  const { property } = finding.counterexample;
  const cwe = weakness(property.cwe);
  return {
    ruleId: property.kind,
    ruleIndex,
    level: level2,
    message: { text: sarifMessage(finding.message) },
    locations: [location(property.location)],
    // Code scanning tells alerts apart by the first name; the second one is ours, for other readers.
    partialFingerprints: {
      primaryLocationLineHash: `${finding.fingerprint}:1`,
      "esbmcActionFingerprint/v1": finding.fingerprint
    },
    ...finding.status === null ? {} : { baselineState: baselineStates[finding.status] },
    ...cwe === null ? {} : { taxa: [{ id: cwe.id.replace("CWE-", ""), toolComponent: { name: "CWE" } }] },
    codeFlows: [{ threadFlows: [{ locations: flow(finding) }] }],
    properties: {
      origin: finding.origin,
      reproduced: finding.reproduced,
      bound: finding.counterexample.bound,
      assumptions: finding.assumptions.map((assumption) => plainText(assumption))
    }
  };
}
function flow({ counterexample: { steps, property }, message }) {
  const places = steps.slice(-(maxFlowSteps - 1)).map(({ location: place, assignment }) => ({
    location: {
      ...location(place),
      message: { text: sarifMessage(`${assignment.variable} = ${assignment.value}`) }
    },
    importance: "important"
  }));
  const end = { ...location(property.location), message: { text: sarifMessage(message) } };
  return [...places, { location: end, importance: "essential" }];
}
function location({ file, line, column, function: name }) {
  return {
    physicalLocation: {
      artifactLocation: { uri: sarifUri(file), uriBaseId: "%SRCROOT%" },
      region: { startLine: line, ...column === null ? {} : { startColumn: column } }
    },
    ...name === null ? {} : { logicalLocations: [{ name: plainText(name), kind: "function" }] }
  };
}

// src/review/render-sarif.ts
var maxResults = 25e3;
function renderSarif(report, policy) {
  const { posted, minor, existing, suppressed } = triageFindings(report.findings, policy);
  const findings = [...posted, ...minor, ...existing, ...suppressed].slice(0, maxResults);
  const kinds = propertyKinds.filter((kind) => findings.some((finding) => kindOf(finding) === kind));
  return jsonText({
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: plainText(report.tool.name),
            semanticVersion: plainText(report.tool.version),
            rules: kinds.map((kind) => rule(kind, findings)),
            supportedTaxonomies: [{ name: "CWE" }]
          },
          ...report.esbmc === null ? {} : { extensions: [{ name: "ESBMC", version: plainText(report.esbmc.version) }] }
        },
        taxonomies: [cweTaxonomy(findings)],
        invocations: [{ executionSuccessful: true, toolExecutionNotifications: sarifNotifications(report) }],
        columnKind: "utf16CodeUnits",
        results: findings.map((finding) => ({
          ...sarifResult(finding, level(finding, policy), kinds.indexOf(kindOf(finding))),
          ...suppressions(finding, policy)
        }))
      }
    ]
  });
}
function suppressions(finding, policy) {
  const suppression = suppressionOf(finding, policy);
  if (suppression === null) return {};
  return {
    suppressions: [{ kind: "external", status: "accepted", justification: plainText(suppression.reason) }]
  };
}
function kindOf(finding) {
  return finding.counterexample.property.kind;
}
function level(finding, policy) {
  if (isFailing(finding, policy)) return "error";
  return finding.status === "introduced" || finding.status === null ? "warning" : "note";
}
function rule(kind, findings) {
  const cwes = cweIds(findings.filter((finding) => kindOf(finding) === kind));
  return {
    id: kind,
    name: kind,
    shortDescription: { text: kindTitles[kind] },
    fullDescription: { text: `${kindTitles[kind]}, shown by a counterexample of the model checker ESBMC.` },
    defaultConfiguration: { level: "error" },
    // The form of tag that code scanning shows and filters by.
    properties: { tags: ["security", ...cwes.map((id) => `external/cwe/${id.toLowerCase()}`)] }
  };
}
function cweTaxonomy(findings) {
  return {
    name: "CWE",
    organization: "MITRE",
    shortDescription: { text: "The MITRE Common Weakness Enumeration" },
    taxa: cweIds(findings).map((id) => ({ id: id.replace("CWE-", ""), helpUri: weakness(id)?.url ?? "" }))
  };
}
function cweIds(findings) {
  const ids = findings.flatMap(({ counterexample }) => weakness(counterexample.property.cwe)?.id ?? []);
  return [...new Set(ids)].sort();
}

// src/page/page-file.ts
function pageFile(file) {
  return plainText(shownFile(file));
}

// src/page/page-sources.ts
var wholeUpTo = 1200;
var around = 40;
var mostCharacters = 6e6;
async function pageSources(findings, read) {
  const sources = /* @__PURE__ */ new Map();
  let room = mostCharacters;
  for (const [file, lines] of placesByFile(findings)) {
    const source = await sourceOf(file, lines, findings, room > 0 ? read : null);
    if (source.kind === "shown") room -= charactersIn(source.chunks);
    const name = pageFile(file);
    sources.set(name, sources.has(name) ? alike : source);
  }
  return Object.fromEntries(sources);
}
var alike = { kind: "left-out", why: "Several files have names that are shown like this one." };
function placesByFile(findings) {
  const places = /* @__PURE__ */ new Map();
  for (const { counterexample } of findings) {
    const { property, steps, calls } = counterexample;
    for (const { file, line } of [property.location, ...calls, ...steps.map(({ location: location2 }) => location2)]) {
      if (file.startsWith("/") || file.split("/").includes("..")) continue;
      places.set(file, (places.get(file) ?? /* @__PURE__ */ new Set()).add(line));
    }
  }
  return places;
}
async function sourceOf(file, places, findings, read) {
  if (read === null)
    return { kind: "left-out", why: "The sources of other files fill this page; this one is left out." };
  const text = await read(file);
  if (text === null) return { kind: "left-out", why: "The file could not be read when this page was made." };
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === "") lines.pop();
  if (!isWhatWasVerified(lines, file, findings))
    return {
      kind: "left-out",
      why: "The file had changed when this page was made: it is not what was verified."
    };
  return { kind: "shown", lines: lines.length, chunks: chunksOf(lines, places) };
}
function isWhatWasVerified(lines, file, findings) {
  return findings.every(({ statement, counterexample: { property } }) => {
    if (property.location.file !== file || statement === "") return true;
    return lines[property.location.line - 1]?.trim() === statement;
  });
}
function chunksOf(lines, places) {
  if (lines.length <= wholeUpTo) return [{ start: 1, lines: lines.map(shownLine) }];
  const chunks = [];
  for (const line of [...places].sort((one, other) => one - other)) {
    const start = Math.max(1, line - around);
    const end = Math.min(lines.length, line + around);
    const last = chunks.at(-1);
    if (last !== void 0 && start <= last.end + 1) last.end = Math.max(last.end, end);
    else if (start <= end) chunks.push({ start, end });
  }
  return chunks.map(({ start, end }) => ({ start, lines: lines.slice(start - 1, end).map(shownLine) }));
}
var lineLength = 300;
function shownLine(line) {
  const expanded = line.slice(0, 4 * lineLength).replace(/\t/g, "    ").trimEnd();
  if (redactTokens(expanded) !== expanded) return plainText(expanded, lineLength);
  const pieces = expanded.split(/( +)/).map((piece) => piece.startsWith(" ") ? piece : plainText(piece));
  const shown = pieces.join("");
  return shown.length <= lineLength ? shown : `${shown.slice(0, lineLength - 1)}…`;
}
function charactersIn(chunks) {
  return chunks.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.length + 1, 0);
}

// src/page/render-page.ts
import { createHash } from "node:crypto";

// src/page/embed-json.ts
var escapes = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029"
};
function embedJson(value) {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? "");
}

// src/page/page-data.ts
var standings = ["new", "found", "undetermined", "existing", "fixed"];

// src/page/words.ts
function wordsOf(message) {
  return messageParts(message).map(({ kind, text }) => kind === "code" ? [text] : text);
}
function wordsOrNull(message) {
  return message === null ? null : wordsOf(message);
}

// src/page/page-steps.ts
var mostSteps = 400;
var mostSets = 64;
function pageSteps(finding) {
  const feeds = feedsViolation(finding);
  const groups = stepsByPlace(finding.counterexample.steps);
  const shown = groups.slice(-mostSteps);
  const steps = shown.map((group) => {
    const [{ location: location2 }] = group;
    const assignments = group.map(({ assignment }) => assignment);
    return {
      ...{ file: pageFile(location2.file), line: location2.line },
      function: location2.function === null ? null : plainText(location2.function, 80),
      says: wordsOf(readableAssignments(assignments).join(", ")),
      feeds: group.some(feeds),
      sets: assignments.slice(0, mostSets).map((assignment) => ({
        name: plainText(assignment.variable, 80),
        value: wordsOrNull(assignedValue(assignment))
      }))
    };
  });
  return { stepsLeftOut: groups.length - shown.length, steps };
}

// src/page/page-finding.ts
function pageFinding(finding, facts2) {
  const { property, bound, calls } = finding.counterexample;
  const fails = isFailing(finding, facts2.policy);
  const [suppressed] = suppressedFindings([finding], facts2.policy);
  const patch = facts2.patches.get(finding.fingerprint);
  return {
    id: plainText(finding.fingerprint, 40),
    ...placeOf(property.location),
    message: wordsOf(finding.message),
    kind: property.kind,
    kindTitle: kindTitles[property.kind],
    standing: standingOf(finding, facts2.appeared),
    isFailing: fails,
    sameAs: facts2.leads.get(finding.fingerprint) ?? null,
    suppressed: wordsOrNull(suppressed?.why ?? null),
    statement: plainText(finding.statement, 200),
    certainty: certainty(finding, fails).map(wordsOf),
    isReproduced: finding.reproduced === true,
    assumptions: finding.assumptions.map(wordsOf),
    proposal: wordsOrNull(requiresProposal(finding)),
    inputs: finding.inputs.map((input) => ({
      name: plainText(input.variable, 80),
      value: wordsOrNull(assignedValue(input))
    })),
    ...pageSteps(finding),
    calls: calls.slice(0, 20).map(placeOf),
    facts: [kindTitles[property.kind], ...bound === null ? [] : [`found ${loopBound(bound)}`]],
    weakness: weakness(property.cwe),
    url: permalink(facts2.links, property.location),
    program: programOf(finding),
    command: localCommand(property.location.file),
    patch: patch === void 0 ? null : severalLines(patch)
  };
}
function placeOf({ file, line, function: name }) {
  return { file: pageFile(file), line, function: name === null ? null : plainText(name, 80) };
}
function standingOf({ status, fingerprint }, appeared) {
  if (status === "fixed" || status === "undetermined") return status;
  if (appeared !== null) return appeared.has(fingerprint) ? "new" : "existing";
  if (status === "introduced") return "new";
  return status === "existing" ? "existing" : "found";
}
function programOf({ reproducer: reproducer2 }) {
  if (reproducer2 === null) return null;
  const text = reproducer2.program === null ? null : severalLines(reproducer2.program.trimEnd());
  return { says: wordsOf(reproducedUnder(reproducer2)), text };
}
function severalLines(text) {
  const clean = (line) => indentOf(line) + plainText(line.trimStart(), Number.POSITIVE_INFINITY);
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.replace(/\t/g, "    "));
  return lines.map((line) => /^[-+]/.test(line) ? line[0] + clean(line.slice(1)) : clean(line)).join("\n");
}

// src/page/page-data-of.ts
var tones = { "❌": "bad", "⚠️": "warn", "✅": "good" };
function pageDataOf(facts2) {
  const { report, policy, changes, nights, sources } = facts2;
  const { icon, text } = headline(report, policy);
  const { posted, minor, existing, fixed, suppressed } = triageFindings(report.findings, policy);
  const appeared = changes === null ? null : new Set(changes.appeared.map(({ fingerprint }) => fingerprint));
  const leads = leadsOf([posted, existing, minor, suppressed, fixed]);
  const told = changes === null ? [] : changeNotes(changes);
  return {
    title: text,
    tone: tones[icon],
    provenance: provenanceOf(report),
    score: changes === null ? null : scoreOf(changes),
    subject: report.functions.length > 0 ? "functions" : "entries",
    counts: countsOf(report.functions.length > 0 ? report.functions : report.units),
    findings: [...posted, ...existing, ...minor, ...suppressed, ...fixed].map((finding) => pageFinding(finding, { ...facts2, appeared, leads })).toSorted((one, other) => standings.indexOf(one.standing) - standings.indexOf(other.standing)),
    gone: changes === null ? [] : goneOf(changes),
    nights,
    units: report.units.map(pageUnit),
    undecided: undecidedOf(report, changes),
    skipped: report.skipped.map(({ file, reason }) => ({ file: plainText(file, 120), why: wordsOf(reason) })),
    notes: reportNotes(report, policy).filter((note) => !told.includes(note)).map(wordsOf),
    sources
  };
}
function provenanceOf({ tool, esbmc, head }) {
  return [
    plainText(`${tool.name} ${tool.version}`, 80),
    ...esbmc === null ? [] : [plainText(`ESBMC ${esbmc.version}`, 40)],
    ...head === null ? [] : [`commit ${plainText(head.slice(0, 12))}`]
  ];
}
function leadsOf(lists) {
  const groups = lists.flatMap(groupFindings);
  return new Map(
    groups.flatMap(
      ({ lead, others: others2 }) => others2.map((other) => [other.fingerprint, lead.fingerprint])
    )
  );
}
function scoreOf({ appeared, stayed, fixed, unclear }) {
  return [
    `${appeared.length} new`,
    `${fixed.length} fixed`,
    `${stayed.length} still there`,
    ...unclear.length === 0 ? [] : [`${unclear.length} not decided this time`]
  ].join(", ");
}
function countsOf(results) {
  const counts = Object.fromEntries(verdicts.map((verdict) => [verdict, 0]));
  for (const { verdict } of results) counts[verdict] += 1;
  return counts;
}
function undecidedOf(report, changes) {
  const key = (file, name) => JSON.stringify([file, name]);
  const lost = new Set(changes?.newlyUndecided.map(({ file, name }) => key(file, name)));
  return undecidedSubjects(report).map(({ name, file, text }) => ({
    name: plainText(name, 80),
    file: pageFile(file),
    says: wordsOf(text),
    hadVerdict: lost.has(key(file, name))
  }));
}
function goneOf({ fixed, unclear }) {
  const tell = (standing) => (one) => ({
    standing,
    file: pageFile(one.file),
    line: one.line,
    message: wordsOf(one.message)
  });
  return [...fixed.map(tell("fixed")), ...unclear.map(tell("unclear"))];
}
function pageUnit(result) {
  const { file, entry, origin, assumptions } = result.unit;
  return {
    file: pageFile(file),
    entry: plainText(entry, 80),
    isHarness: origin === "harness",
    verdict: result.verdict,
    says: wordsOf(verdictWords(result).text),
    seconds: Math.round(result.seconds * 10) / 10,
    cached: result.cached,
    assumptions: assumptions.map(wordsOf)
  };
}

// src/page/static-finding.ts
function staticFinding({ lead, others: others2 }, isFailing2, links) {
  const { location: location2 } = lead.counterexample.property;
  const more = others2.map((other) => placeHtml(other.counterexample.property.location, links));
  const proposal = requiresProposal(lead);
  return [
    `<article class="${isFailing2 ? "bad" : "warn"}">`,
    `<h2>${messageHtml(lead.message)}</h2>`,
    `<p class="place">${placeHtml(location2, links)}</p>`,
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
  const { location: location2 } = finding.counterexample.property;
  const rows = traceRows(finding).map(
    (row) => row.kind === "gap" ? `<tr><td></td><td></td><td><em>${row.steps} left out</em></td></tr>` : `<tr><td>${row.feeds ? "●" : ""}</td><td>${placeHtml(row.location, links)}</td><td>${messageHtml(row.text)}</td></tr>`
  );
  const end = `<tr><td>✗</td><td>${placeHtml(location2, links)}</td><td><strong>goes wrong here:</strong> <code>${escapeHtml(finding.statement, 120)}</code></td></tr>`;
  const legend = rows.length === 0 ? "" : '<p class="facts">● sets something that the last line uses.</p>';
  return `<table><tbody>${rows.join("")}${end}</tbody></table>${legend}`;
}
function placeHtml(place, links) {
  const code = `<code>${escapeHtml(`${shownFile(place.file)}:${place.line}`)}</code>`;
  const url = permalink(links, place);
  const linked2 = url === null ? code : `<a href="${escapeHtml(url, 1e4)}">${code}</a>`;
  return place.function === null ? linked2 : `${linked2} in <code>${escapeHtml(place.function, 80)}</code>`;
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

// src/page/static-report.ts
var mostArticles = 100;
var mostRows = 200;
function staticReport(report, policy, links) {
  const { posted, minor, existing, fixed } = triageFindings(report.findings, policy);
  const list = (findings) => groupFindings(findings).map((group) => staticFinding(group, isFailing(group.lead, policy), links));
  const told = list(posted);
  return [
    "<main>",
    ...told.slice(0, mostArticles),
    moreOf(told.length, mostArticles),
    undecided(report),
    folded("Findings of less weight", list(minor)),
    folded("Bugs that this change did not introduce", list(existing)),
    folded("Bugs that this change fixed", list(fixed)),
    folded(
      "Findings that the configuration suppresses",
      suppressedFindings(report.findings, policy).map(
        ({ finding, why }) => `${staticFinding({ lead: finding, others: [] }, false, links)}<p>${messageHtml(why)}</p>`
      )
    ),
    section2("What was checked, and how far", unitTable2(report)),
    section2(
      "Skipped files",
      listItems(
        report.skipped.map(({ file, reason }) => `<code>${escapeHtml(file)}</code>: ${messageHtml(reason)}`)
      )
    ),
    section2("Notes", listItems(reportNotes(report, policy).map(messageHtml))),
    "</main>"
  ].filter((line) => line !== "").join("\n");
}
function undecided(report) {
  const items = undecidedSubjects(report).map(
    ({ name, file, text }) => `<code>${escapeHtml(name)}</code> in <code>${escapeHtml(file)}</code>: ${messageHtml(text)}`
  );
  return section2("Nothing is known about", listItems(items));
}
function unitTable2({ units }) {
  if (units.length === 0) return "";
  const rows = units.slice(0, mostRows).map((result) => {
    const { mark, text } = verdictWords(result);
    const { entry, file, origin, assumptions } = result.unit;
    const how = origin === "harness" ? ", called by itself" : "";
    const time = `${seconds(result.seconds)}${result.cached ? " (cached)" : ""}`;
    return `<tr><td>${mark}</td><td><code>${escapeHtml(entry)}</code> in <code>${escapeHtml(file)}</code>${how}</td><td>${messageHtml(text)}${listItems(assumptions.map((one) => `assuming ${messageHtml(one)}`))}</td><td class="number">${time}</td></tr>`;
  });
  return `<table><thead><tr><th></th><th>Started at</th><th>Result</th><th>Time</th></tr></thead><tbody>${rows.join("")}</tbody></table>${moreOf(units.length, mostRows)}`;
}
function section2(title, content) {
  return content === "" ? "" : `<section><h2>${title}</h2>${content}</section>`;
}
function folded(title, articles) {
  if (articles.length === 0) return "";
  const shown = articles.slice(0, mostArticles).join("");
  const more = moreOf(articles.length, mostArticles);
  return `<details class="fold"><summary>${title} (${articles.length})</summary>${shown}${more}</details>`;
}
function listItems(items) {
  if (items.length === 0) return "";
  const shown = items.slice(0, mostRows).map((item) => `<li>${item}</li>`);
  return `<ul>${shown.join("")}</ul>${moreOf(items.length, mostRows)}`;
}
function moreOf(count, shown) {
  return count <= shown ? "" : `<p>${count - shown} more are not shown without script.</p>`;
}

// src/page/render-page.ts
function renderPage(facts2, { script, style }) {
  const data = pageDataOf(facts2);
  const provenance = data.provenance.map((part) => escapeHtml(part)).join(" · ");
  return [
    "<!doctype html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<meta http-equiv="Content-Security-Policy" content="${policyFor(script, style)}">`,
    `<title>ESBMC: ${escapeHtml(data.title)}</title>`,
    `<style>${style}</style>`,
    "</head>",
    "<body>",
    // The script takes this away once it can show the same and more.
    '<div id="static">',
    `<header class="${data.tone}"><h1>${escapeHtml(data.title)}</h1><p>${provenance}</p></header>`,
    staticReport(facts2.report, facts2.policy, facts2.links),
    "</div>",
    `<script type="application/json" id="page-data">${embedJson(data)}</script>`,
    `<script>${script}</script>`,
    "</body>",
    "</html>",
    ""
  ].join("\n");
}
function policyFor(script, style) {
  return [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    "base-uri 'none'",
    "form-action 'none'"
  ].join("; ");
}
function hashOf(text) {
  if (/<\/(?:script|style)|<!--/i.test(text))
    throw new Error("the page would end within its own script or style");
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

// src/report-page.ts
var mostBytes = 4 * 1024 * 1024;
async function reportPage({ report, policy }, { root, patches = /* @__PURE__ */ new Map(), ...context }) {
  const sources = await pageSources(report.findings, async (file) => {
    const found = await readWorkspaceFile(root, file, mostBytes);
    return found.kind === "text" ? found.text : null;
  });
  const facts2 = { report, policy, ...context, sources, patches };
  return renderPage(facts2, await readPageAssets());
}

export {
  commentBodyLimit,
  checkOutputLimit,
  wholeBlock,
  fitBody,
  groupFindings,
  headline,
  details,
  shownFile,
  placeMarkdown,
  tableRow,
  traceRows,
  weakness,
  findingBlocks,
  findingFacts,
  findingTable,
  reportNotes,
  suppressedFindings,
  seconds,
  summaryHead,
  summaryTail,
  detailedFinding,
  undecidedList,
  renderMarkdown,
  renderJson,
  renderSarif,
  changeNotes,
  reportPage
};

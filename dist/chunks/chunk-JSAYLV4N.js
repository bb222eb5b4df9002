import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  renderReport
} from "./chunk-T5IYPBGW.js";
import {
  showResult
} from "./chunk-EF54GIAW.js";
import {
  findRoot,
  readConfigFile
} from "./chunk-CFWX6OVE.js";
import {
  compareBaseline,
  makeBaseline,
  mergeLines,
  nightOf,
  parseBaseline,
  renderBaseline,
  scanReport,
  withNight
} from "./chunk-5M3IMFGA.js";
import {
  changeNotes
} from "./chunk-VE6EJIF4.js";
import {
  conclude,
  exitCodeOf,
  today
} from "./chunk-FV4RGI7G.js";
import {
  writeScanLine
} from "./chunk-COGXKBKB.js";
import {
  readRecord
} from "./chunk-QPT4YCZU.js";
import {
  buildConfig
} from "./chunk-P6POX3E6.js";
import {
  writeTextFile
} from "./chunk-LUDMVDRU.js";
import {
  ConfigurationError
} from "./chunk-V3QJJ3YM.js";

// src/run-merge.ts
import { basename, resolve } from "node:path";
async function runMerge(paths, options, terminal) {
  const workingDirectory = terminal.cwd();
  const files = await Promise.all(
    paths.map(async (path) => ({
      name: basename(path),
      text: await readRecord(resolve(workingDirectory, path))
    }))
  );
  const lines = mergeLines(files);
  const { root } = await findRoot(workingDirectory, ["."]);
  const file = await readConfigFile(options.config ?? null, root);
  const config = buildConfig([file, { today: today() }]);
  if (options.record !== void 0)
    await writeTextFile(resolve(workingDirectory, options.record), lines.map(writeScanLine).join(""));
  return tellScan(lines, config, await readBaseline(options, workingDirectory), options, terminal);
}
async function tellScan(lines, config, baseline, options, terminal) {
  const scan = scanReport(lines, options.shard !== void 0);
  if (scan === null) {
    const [fault] = lines.flatMap((line) => line.kind === "fault" ? [line.text] : []);
    throw new ConfigurationError(`no record of a scan: ${fault ?? "nothing was named"}`);
  }
  const changes = baseline === null ? null : compareBaseline(scan, baseline);
  const notes = changes === null ? [] : changeNotes(changes);
  const report = { ...scan.report, notes: [...notes, ...scan.report.notes] };
  const workingDirectory = terminal.cwd();
  const { root } = await findRoot(workingDirectory, ["."]);
  const nights = withNight(baseline?.nights ?? [], nightOf(scan.report, config.today ?? today()));
  const page = { root, links: null, changes, nights };
  const text = await renderReport(report, config, options.format, terminal, page);
  const exitCode = await showResult(text, exitCodeOf(conclude(report, config)), options.output, terminal);
  if (options.writeBaseline !== void 0) {
    const path = resolve(workingDirectory, options.writeBaseline);
    await writeTextFile(path, renderBaseline(makeBaseline(scan.report, config.today ?? today(), baseline)));
  }
  return exitCode;
}
async function readBaseline({ baseline, writeBaseline }, workingDirectory) {
  if (baseline === void 0) return null;
  const text = await readRecord(resolve(workingDirectory, baseline));
  if (text === null) {
    if (writeBaseline !== void 0) return null;
    throw new ConfigurationError(
      `--baseline ${baseline}: can not be read; a scan with --write-baseline makes it`
    );
  }
  const read = parseBaseline(text);
  if (read.ok) return read.baseline;
  throw new ConfigurationError(`--baseline ${baseline}: is no baseline: ${read.reason}`);
}

export {
  runMerge,
  tellScan,
  readBaseline
};

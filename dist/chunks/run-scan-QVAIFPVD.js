import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  assembleLocally
} from "./chunk-7DRE3H25.js";
import {
  readBaseline,
  tellScan
} from "./chunk-JSAYLV4N.js";
import "./chunk-T5IYPBGW.js";
import "./chunk-EF54GIAW.js";
import {
  findRoot,
  readConfigFile
} from "./chunk-CFWX6OVE.js";
import {
  nightSeconds,
  openScan,
  planScan,
  scanShard,
  shareOf
} from "./chunk-F2P7N3VN.js";
import {
  gitEnvironment,
  tryGit
} from "./chunk-VLCGC2H6.js";
import "./chunk-7RXR34PO.js";
import "./chunk-5M3IMFGA.js";
import "./chunk-VE6EJIF4.js";
import "./chunk-AEHWTJZL.js";
import "./chunk-45YRCJYK.js";
import {
  today
} from "./chunk-FV4RGI7G.js";
import "./chunk-ONSHOH2K.js";
import {
  matrixOf
} from "./chunk-WW7ZWROJ.js";
import {
  readScanLines,
  writeScanLine
} from "./chunk-COGXKBKB.js";
import "./chunk-XSH2U4RB.js";
import {
  settingsOf
} from "./chunk-U43JZ3WD.js";
import "./chunk-WFEG757O.js";
import "./chunk-BJCS6NRT.js";
import {
  tool
} from "./chunk-2BJRHKLQ.js";
import {
  openGrowingFile,
  readRecord
} from "./chunk-QPT4YCZU.js";
import "./chunk-DBZTPTUJ.js";
import {
  buildConfig
} from "./chunk-P6POX3E6.js";
import {
  writeTextFile
} from "./chunk-LUDMVDRU.js";
import "./chunk-622N2Q4Q.js";
import "./chunk-T37PTCWW.js";
import "./chunk-27KWD7BJ.js";
import "./chunk-ELVJMEME.js";
import "./chunk-7SPXFMEH.js";
import {
  ConfigurationError
} from "./chunk-V3QJJ3YM.js";
import "./chunk-HNPHSDVP.js";
import "./chunk-XHD3XIZJ.js";

// src/run-scan.ts
import { resolve } from "node:path";

// src/adapters/git/head-of.ts
async function headOf(workTree, env) {
  const folders = { gitDir: null, workTree };
  const environment = { ...gitEnvironment(env, "/nonexistent"), GIT_OPTIONAL_LOCKS: "0" };
  const head = await tryGit(folders, ["rev-parse", "--verify", "HEAD^{commit}"], environment);
  if (head.exitCode !== 0) return null;
  const changed = await tryGit(folders, ["status", "--porcelain", "--untracked-files=no"], environment);
  return changed.exitCode === 0 && changed.stdout === "" ? head.stdout.trim() : null;
}

// src/run-scan.ts
async function runScan(options, terminal) {
  if (options.plan === true && options.shard !== void 0)
    throw new ConfigurationError("use --plan or --shard, not both");
  const workingDirectory = terminal.cwd();
  const { root } = await findRoot(workingDirectory, ["."]);
  const file = await readConfigFile(options.config ?? null, root);
  const settings = settingsOf(options, workingDirectory);
  const config = buildConfig([{ timeBudget: nightSeconds }, file, settings, { today: today() }]);
  const baseline = await readBaseline(options, workingDirectory);
  const { deps, progress } = await assembleLocally(config, options, terminal);
  try {
    const scan = await openScan({ root, commit: await headOf(root, terminal.env) }, config, tool, deps);
    if (options.plan === true) {
      const shares = await planScan(scan, baseline, options.shards ?? null);
      const text = [scan.run, ...shares].map(writeScanLine).join("");
      if (options.record !== void 0) await writeTextFile(resolve(workingDirectory, options.record), text);
      terminal.stdout.write(`${JSON.stringify(matrixOf(shares))}
`);
      return 0;
    }
    const plan = await readPlan(options, workingDirectory);
    const share = await shareOf(scan, options.shard ?? { index: 1, of: 1 }, plan, baseline);
    const record = await openScanRecord(options, workingDirectory);
    const lines = await scanShard({ ...scan, share }, record, deps);
    progress.clear();
    return await tellScan(lines, config, baseline, options, terminal);
  } finally {
    await deps.close();
  }
}
async function readPlan({ planFile }, workingDirectory) {
  if (planFile === void 0) return null;
  const text = await readRecord(resolve(workingDirectory, planFile));
  if (text !== null) return readScanLines(text).lines;
  throw new ConfigurationError(`--plan-file ${planFile}: can not be read`);
}
async function openScanRecord({ record, shard }, workingDirectory) {
  const name = record ?? (shard === void 0 ? null : `esbmc-scan-${shard.index}-of-${shard.of}.jsonl`);
  if (name === null) return { lines: [], add: async () => {
  }, clear: async () => {
  } };
  const file = await openGrowingFile(resolve(workingDirectory, name));
  return {
    lines: readScanLines(file.text).lines,
    add: (line) => file.append(writeScanLine(line)),
    clear: file.clear
  };
}
export {
  runScan
};

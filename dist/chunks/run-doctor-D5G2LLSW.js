import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  defaultConfigPath,
  findRoot,
  readConfigFile
} from "./chunk-CFWX6OVE.js";
import {
  describeSandbox
} from "./chunk-GB3EZLTH.js";
import "./chunk-ONSHOH2K.js";
import "./chunk-XSH2U4RB.js";
import {
  findCompileCommands
} from "./chunk-BJCS6NRT.js";
import {
  commandVersion,
  createSandbox,
  defaultJobs,
  defaultMemoryMiB,
  explainPassed,
  installDeps,
  probeEsbmc,
  resolveEsbmc,
  sourceReader,
  tool
} from "./chunk-2BJRHKLQ.js";
import {
  buildConfig,
  kebabCase
} from "./chunk-P6POX3E6.js";
import "./chunk-622N2Q4Q.js";
import "./chunk-27KWD7BJ.js";
import "./chunk-ELVJMEME.js";
import "./chunk-7SPXFMEH.js";
import {
  ConfigurationError,
  VerifierError
} from "./chunk-V3QJJ3YM.js";
import "./chunk-HNPHSDVP.js";
import "./chunk-XHD3XIZJ.js";

// src/run-doctor.ts
import { tmpdir } from "node:os";

// src/adapters/esbmc/install/describe-esbmc.ts
async function describeEsbmc(options, deps) {
  const resolution = await resolveEsbmc(options, deps).catch(expectedError);
  if (resolution instanceof Error) {
    return { usable: false, facts: [{ name: "problem", value: resolution.message }] };
  }
  const { installation, answers } = resolution;
  const passed = answers.flatMap(passedFact);
  if (installation === null) {
    return { usable: false, facts: [{ name: "found by", value: "none" }, ...passed] };
  }
  const probes = await probeEsbmc(installation, deps).catch(expectedError);
  const facts = [...installationFacts(installation), probesFact(probes), ...passed];
  return { usable: !(probes instanceof Error), facts };
}
function installationFacts(installation) {
  const { source, path, version, sha256 } = installation;
  return [
    { name: "found by", value: source },
    { name: "path", value: path },
    { name: "version", value: version },
    { name: "sha256", value: sha256 }
  ];
}
function probesFact(probes) {
  if (probes instanceof Error) return { name: "probes", value: probes.message };
  const when = probes.recorded ? ", in an earlier run" : "";
  const { passed, total, seconds } = probes;
  return { name: "probes", value: `${passed} of ${total} passed in ${seconds.toFixed(1)} s${when}` };
}
function passedFact(answer) {
  if (answer.status === "found") return [];
  return [{ name: `not by ${answer.resolver}`, value: explainPassed(answer) }];
}
function expectedError(error) {
  if (error instanceof ConfigurationError || error instanceof VerifierError) return error;
  throw error;
}

// src/run-doctor.ts
async function runDoctor(options, terminal) {
  const workingDirectory = terminal.cwd();
  const { root } = await findRoot(workingDirectory, ["."]);
  const config = await describeConfig(options.config ?? null, root);
  const install = { esbmcPath: null, esbmcVersion: null, workingDirectory, release: null };
  const esbmc = await describeEsbmc(install, installDeps(terminal.env));
  const jobs = defaultJobs();
  const tools = ["git", "gcc", "clang", "valgrind"];
  const sections = [
    [
      "esbmc-action",
      [
        { name: "version", value: tool.version },
        { name: "node", value: process.version }
      ]
    ],
    ["ESBMC", esbmc.facts],
    ["tools", await Promise.all(tools.map((name) => toolFact(name, terminal.env)))],
    ["configuration", config.facts],
    [
      "limits",
      [
        { name: "jobs", value: String(jobs) },
        { name: "memory", value: `${defaultMemoryMiB(jobs)} MiB for one run` }
      ]
    ],
    ["model", [{ name: "model", value: "none" }]],
    ["sandbox", await describeLevel(terminal.env)]
  ];
  for (const [title, facts] of sections) {
    terminal.stdout.write(`${title}
`);
    for (const { name, value } of facts) terminal.stdout.write(`  ${name.padEnd(16)} ${value}
`);
  }
  const usable = esbmc.usable && config.usable;
  terminal.stdout.write(usable ? "\nReady.\n" : "\nNot ready: see above.\n");
  return usable ? 0 : 2;
}
async function toolFact(name, env) {
  return { name, value: await commandVersion(name, env) ?? "not found" };
}
async function describeLevel(env) {
  const sandbox = await createSandbox({ env, tempDir: tmpdir() });
  await sandbox.close();
  const { level, shortfall } = sandbox.state;
  const facts = [{ name: "level", value: describeSandbox({ level, shortfall: null }) }];
  return shortfall === null ? facts : [...facts, { name: "why no better one", value: shortfall }];
}
async function describeCommands(named, root) {
  const found = await findCompileCommands(root, named, await sourceReader.list(root), sourceReader);
  const name = "compile commands";
  if (found === null) return { name, value: "none found; include folders are found by what files include" };
  if (found.commands === null) return { name, value: found.notes.join("; ") };
  const entries = found.commands.length === 1 ? "1 entry" : `${found.commands.length} entries`;
  return { name, value: [`${found.name}, ${entries}`, ...found.notes].join("; ") };
}
async function describeConfig(named, root) {
  try {
    const settings = await readConfigFile(named, root);
    const { compileCommands } = buildConfig([settings]);
    const set = Object.keys(settings);
    const value = set.length === 0 ? `none; ${defaultConfigPath} sets nothing` : `sets ${set.map(kebabCase).join(", ")}`;
    return { usable: true, facts: [{ name: "file", value }, await describeCommands(compileCommands, root)] };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return { usable: false, facts: [{ name: "problem", value: error.message }] };
  }
}
export {
  runDoctor
};

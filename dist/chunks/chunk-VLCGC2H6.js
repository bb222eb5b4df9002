import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  runProcess
} from "./chunk-2BJRHKLQ.js";
import {
  saysDiskFull
} from "./chunk-ELVJMEME.js";
import {
  ConfigurationError
} from "./chunk-V3QJJ3YM.js";

// src/adapters/git/git-command.ts
var maxOutputBytes = 256 * 1024 * 1024;
var timeoutSeconds = 300;
var safeSettings = [
  "core.hooksPath=/dev/null",
  "core.fsmonitor=false",
  "core.attributesFile=/dev/null",
  "core.quotePath=false",
  "core.symlinks=true",
  "diff.external=",
  "protocol.ext.allow=never",
  // The header that authorises is for the server that was named.
  "http.followRedirects=false",
  "submodule.recurse=false",
  "fetch.recurseSubmodules=false",
  "safe.directory=*",
  "gc.auto=0"
];
async function git(folders, args, env) {
  const result = await tryGit(folders, args, env);
  if (result.exitCode === 0) return result.stdout;
  throw new ConfigurationError(`git ${args[0]} failed: ${lastLine(result.stderr)}`);
}
async function tryGit({ gitDir, workTree, indexFile, input = "" }, args, env) {
  const result = await runProcess({
    command: "git",
    args: [
      ...safeSettings.flatMap((setting) => ["-c", setting]),
      ...gitDir === null ? [] : [`--git-dir=${gitDir}`, `--work-tree=${workTree}`],
      ...args
    ],
    cwd: workTree,
    env: { ...env, ...indexFile === void 0 ? {} : { GIT_INDEX_FILE: indexFile } },
    timeoutSeconds,
    maxOutputBytes,
    input
  });
  if (result.exitCode !== 0 && saysDiskFull(result.stderr)) throw diskFull(gitDir ?? workTree);
  if (result.timedOut) throw new ConfigurationError(`git ${args[0]} took longer than ${timeoutSeconds} s`);
  if (result.truncated) throw new ConfigurationError(`git ${args[0]} printed more than can be read`);
  return result;
}
function diskFull(path) {
  return Object.assign(new Error("git: the disk is full"), { code: "ENOSPC", syscall: "write", path });
}
function gitEnvironment(env, home) {
  const passed = [
    "PATH",
    "SSL_CERT_FILE",
    "SSL_CERT_DIR",
    "GIT_SSL_CAINFO",
    "http_proxy",
    "https_proxy",
    "no_proxy"
  ];
  const known = passed.flatMap((name) => {
    const value = env[name];
    return value === void 0 ? [] : [[name, value]];
  });
  return {
    ...Object.fromEntries(known),
    HOME: home,
    LC_ALL: "C",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_TERMINAL_PROMPT: "0",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_LITERAL_PATHSPECS: "1"
  };
}
function lastLine(stderr) {
  const lines = stderr.split("\n").filter((line) => line.trim() !== "");
  const last = (lines.at(-1) ?? "no message").replace(/[^\x20-\x7e]/g, "?");
  return last.replace(/::|##\[/g, "?").slice(0, 300);
}

export {
  git,
  tryGit,
  gitEnvironment
};

import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  findRoot,
  readConfigFile
} from "./chunk-CFWX6OVE.js";
import {
  isFailing,
  today,
  triageFindings
} from "./chunk-FV4RGI7G.js";
import {
  repairSettingsOf,
  settingsOf
} from "./chunk-U43JZ3WD.js";
import {
  readSourceBytes
} from "./chunk-2BJRHKLQ.js";
import {
  buildConfig
} from "./chunk-P6POX3E6.js";
import {
  writeTextFile
} from "./chunk-LUDMVDRU.js";
import {
  ConfigurationError
} from "./chunk-V3QJJ3YM.js";

// src/local-plugins.ts
import { join, resolve } from "node:path";
function localPlugins(root, artifacts, workingDirectory, log) {
  return {
    log,
    readFiles: (paths) => Promise.all(
      paths.map(async (path) => {
        const bytes = await readSourceBytes(join(root, path));
        if (bytes === null) throw new ConfigurationError(`plugin-files: ${path} can not be read`);
        return { path, text: bytes.toString("utf8") };
      })
    ),
    keep: artifacts === void 0 ? null : async ({ plugin, name, content }) => {
      const path = join(artifacts, plugin, name);
      await writeTextFile(resolve(workingDirectory, path), content);
      return path;
    }
  };
}

// src/open-file-command.ts
async function openFileCommand(path, options, { env, cwd }) {
  const workingDirectory = cwd();
  const { root, paths } = await findRoot(workingDirectory, [path]);
  const [file = path] = paths;
  const config = buildConfig([
    await readConfigFile(options.config ?? null, root),
    settingsOf(options, workingDirectory),
    repairSettingsOf(options, env),
    { today: today() }
  ]);
  return { root, file, config };
}

// src/modes/choose-finding.ts
function chooseFinding(findings, wanted, policy) {
  const preferred = typeof wanted === "object" ? wanted?.preferred : void 0;
  const same = findings.find((finding2) => finding2.fingerprint === preferred);
  if (same !== void 0) return same;
  if (typeof wanted !== "string") {
    const { posted, minor } = triageFindings(findings, policy);
    return posted.find((finding2) => isFailing(finding2, policy)) ?? posted[0] ?? minor[0] ?? null;
  }
  const fitting = findings.filter((finding2) => finding2.fingerprint.startsWith(wanted));
  const [finding, ...others] = fitting;
  if (finding !== void 0 && others.length === 0) return finding;
  const listed = (fitting.length > 0 ? fitting : findings).map(
    (one) => `${one.fingerprint} (line ${one.counterexample.property.location.line})`
  );
  const what = fitting.length > 0 ? "begins several findings" : "is no finding";
  const known = listed.length === 0 ? "there are none" : `there are ${listed.join(", ")}`;
  throw new ConfigurationError(`finding ${wanted} ${what}: ${known}`);
}

export {
  localPlugins,
  chooseFinding,
  openFileCommand
};

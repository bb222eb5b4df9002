import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  explainFile,
  openTitle
} from "./chunk-DOCYTYJS.js";
import "./chunk-I5AGZJGG.js";
import {
  findRoot,
  readConfigFile
} from "./chunk-QGMVS45E.js";
import {
  askForExplanation
} from "./chunk-S4UPKQON.js";
import {
  conversationPrompts,
  explanationJson,
  explanationMarkdown,
  explanationText,
  knownFacts
} from "./chunk-6VOWIAVL.js";
import {
  progressLines
} from "./chunk-2YKEHQPZ.js";
import "./chunk-6CU4LF6C.js";
import {
  messageTerminal,
  terminalStyle,
  today
} from "./chunk-HVSW5P2N.js";
import {
  contextTokensOf,
  openModel,
  ownPrompts
} from "./chunk-ZY3QZBXS.js";
import {
  jsonText
} from "./chunk-643VBUMR.js";
import "./chunk-VK3C37OH.js";
import {
  repairSettingsOf,
  settingsOf
} from "./chunk-4ZE2QMB5.js";
import "./chunk-P5ERTMPU.js";
import "./chunk-RCY6QARW.js";
import "./chunk-F4ZYD4W4.js";
import "./chunk-FCHNGCP4.js";
import {
  assemble,
  localVerdicts,
  tool
} from "./chunk-34OPXQUY.js";
import {
  messageMarkdown
} from "./chunk-P2WQYPJN.js";
import {
  buildConfig
} from "./chunk-NQ2VHD3W.js";
import {
  writeTextFile
} from "./chunk-LUDMVDRU.js";
import "./chunk-622N2Q4Q.js";
import "./chunk-T37PTCWW.js";
import "./chunk-27KWD7BJ.js";
import "./chunk-UV2L67PQ.js";
import {
  readPrompt
} from "./chunk-2A6GWNP4.js";
import "./chunk-XHD3XIZJ.js";

// src/run-explain.ts
import { resolve } from "node:path";
async function runExplain(path, options, terminal) {
  const workingDirectory = terminal.cwd();
  const { root, paths } = await findRoot(workingDirectory, [path]);
  const [file = path] = paths;
  const config = buildConfig([
    await readConfigFile(options.config ?? null, root),
    settingsOf(options, workingDirectory),
    repairSettingsOf(options, terminal.env),
    { today: today() }
  ]);
  const progress = progressLines(terminal.stderr, options.quiet === true);
  const deps = await assemble(config, {
    env: terminal.env,
    workingDirectory,
    progress: progress.show,
    mayRun: options.replay !== false,
    cache: localVerdicts(terminal.env, options.cache !== false, progress.warn)
  });
  try {
    const tree = { root, commit: null };
    const explained = await explainFile(tree, file, options.finding ?? null, config, tool, deps);
    progress.clear();
    const model = await modelPart(explained, config, workingDirectory);
    const text = rendered(explained, model, options, terminal);
    if (options.output === void 0) terminal.stdout.write(text);
    else await writeTextFile(resolve(workingDirectory, options.output), text);
    return explained.outcome === "open" ? 2 : 0;
  } finally {
    await deps.close();
  }
}
var answerSeconds = 120;
async function modelPart(explained, config, workingDirectory) {
  if (explained.outcome !== "explained") return { sentences: [], notes: [] };
  const userAgent = `${tool.name}/${tool.version}`;
  const model = await openModel(config, { workingDirectory, workflowToken: null, userAgent });
  if (model === null) return { sentences: [], notes: [addModel] };
  const prompts = await conversationPrompts(ownPrompts(config, readPrompt));
  const facts = knownFacts(explained.finding, explained.source);
  return askForExplanation(model, explained.explanation, facts, prompts, {
    temperature: config.temperature,
    timeoutSeconds: answerSeconds,
    sourceTokens: contextTokensOf(config) / 2
  });
}
var addModel = "Made without a language model; `--model NAME --model-url URL` adds its words, checked against the trace.";
function rendered(explained, model, { format }, { stdout, env }) {
  const hasColor = stdout.isTTY === true && !env.NO_COLOR;
  if (explained.outcome === "explained") {
    const { explanation } = explained;
    if (format === "json") return explanationJson(explanation, model);
    if (format === "markdown") return explanationMarkdown(explanation, model);
    return explanationText(explanation, model, hasColor);
  }
  const text = explained.outcome === "holds" ? "Nothing to explain: everything that was checked holds." : `Nothing to explain. ${openTitle(explained.open)}: ${explained.open.subjects.join("; ")}`;
  if (format === "json") return jsonText({ schema: 1, outcome: explained.outcome, text });
  if (format === "markdown") return `${messageMarkdown(text)}
`;
  return `${messageTerminal(text, terminalStyle(hasColor), hasColor)}
`;
}
export {
  runExplain
};

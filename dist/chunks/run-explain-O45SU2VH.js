import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  explainFile,
  openTitle
} from "./chunk-2FOIRLAJ.js";
import {
  localPlugins
} from "./chunk-5JA7W7ZL.js";
import {
  findRoot,
  readConfigFile
} from "./chunk-TTWHVCW2.js";
import {
  askForExplanation
} from "./chunk-7GGBW2Y3.js";
import {
  conversationPrompts,
  explanationJson,
  explanationMarkdown,
  explanationText,
  knownFacts
} from "./chunk-ZNXHOFN2.js";
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
  createDispatcher,
  faultLine,
  hasMethod,
  openModel,
  openPlugins,
  ownPrompts,
  pluginSource,
  runPhase,
  sideOf,
  taskLimits,
  taskTools,
  unitOf
} from "./chunk-TVBKCSQA.js";
import {
  jsonText
} from "./chunk-643VBUMR.js";
import "./chunk-3YHQLA64.js";
import {
  repairSettingsOf,
  settingsOf
} from "./chunk-4ZE2QMB5.js";
import "./chunk-NCOC6RLH.js";
import "./chunk-6QDMIOKU.js";
import "./chunk-FFJ7RQAJ.js";
import {
  noLentHeaders
} from "./chunk-E6JWWOH2.js";
import "./chunk-3TOBL7B5.js";
import {
  assemble,
  localVerdicts,
  tool
} from "./chunk-AY65DL7B.js";
import {
  messageMarkdown
} from "./chunk-P2WQYPJN.js";
import {
  buildConfig
} from "./chunk-7246WKL3.js";
import {
  writeTextFile
} from "./chunk-LUDMVDRU.js";
import "./chunk-622N2Q4Q.js";
import "./chunk-T37PTCWW.js";
import "./chunk-27KWD7BJ.js";
import "./chunk-UV2L67PQ.js";
import {
  readPrompt
} from "./chunk-CHQ6AQWP.js";
import "./chunk-XHD3XIZJ.js";

// src/run-explain.ts
import { tmpdir } from "node:os";
import { resolve } from "node:path";

// src/modes/agent/explain-with-plugins.ts
var explainExtension = {
  kind: "plain",
  provider: (plugin) => hasMethod(plugin, "explainTools"),
  project: (provider) => provider.explainTools
};
async function explainWithPlugins({ finding, place, config, deps }, kit, ask) {
  const phase = {
    name: "explain",
    extension: explainExtension,
    run: async (_unit, _findings, { nextBinder, tasks, faults, signal }) => {
      const bound = await nextBinder()(explainExtension, finding.counterexample.steps);
      const launches = bound.some(({ tools }) => tools.some((tool2) => tool2.launchesTasks));
      const dispatcher = createDispatcher({ faults, mint: () => Object.freeze({}), signal });
      return ask(dispatcher.offer(launches ? [...bound, taskTools(tasks)] : bound));
    }
  };
  const ended = await runPhase(phase, unitOf(finding), [finding], {
    plugins: kit.plugins,
    source: pluginSource(place, config, deps, kit),
    limits: taskLimits(kit),
    log: (id, message) => kit.log(`plugin ${id}: ${message}`),
    tell: (fault) => kit.log(faultLine(fault))
  });
  const { notes, artifacts } = await sideOf(ended, kit);
  const left = artifacts.map(({ plugin, name, description, path }) => {
    return `From plugin ${plugin}: ${description} (${path ?? name}).`;
  });
  return { ...ended.result, notes: [...ended.result.notes, ...notes, ...left] };
}

// src/run-explain.ts
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
    const model = await modelPart(explained, config, workingDirectory, async (ask) => {
      if (explained.outcome !== "explained") return ask(null);
      const kit = await openPlugins(config, {
        ...{ env: terminal.env, tempDir: tmpdir(), sandbox: deps.sandbox },
        ...localPlugins(root, options.artifacts, workingDirectory, progress.warn)
      });
      if (kit === null) return ask(null);
      const place = { tree, checkout: root, lent: noLentHeaders };
      return explainWithPlugins({ finding: explained.finding, place, config, deps }, kit, ask);
    });
    const text = rendered(explained, model, options, terminal);
    if (options.output === void 0) terminal.stdout.write(text);
    else await writeTextFile(resolve(workingDirectory, options.output), text);
    return explained.outcome === "open" ? 2 : 0;
  } finally {
    await deps.close();
  }
}
var answerSeconds = 120;
async function modelPart(explained, config, workingDirectory, withTools) {
  if (explained.outcome !== "explained") return { sentences: [], notes: [] };
  const userAgent = `${tool.name}/${tool.version}`;
  const model = await openModel(config, { workingDirectory, workflowToken: null, userAgent });
  if (model === null) return { sentences: [], notes: [addModel] };
  const prompts = await conversationPrompts(ownPrompts(config, readPrompt));
  const facts = knownFacts(explained.finding, explained.source);
  return withTools(
    (tools) => askForExplanation(model, explained.explanation, facts, prompts, {
      temperature: config.temperature,
      timeoutSeconds: answerSeconds,
      sourceTokens: contextTokensOf(config) / 2,
      tools
    })
  );
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

import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  explainFile,
  openTitle
} from "./chunk-QPFCEOUO.js";
import {
  localPlugins,
  openFileCommand
} from "./chunk-TFAJTFKM.js";
import {
  assembleLocally
} from "./chunk-UWACUXI6.js";
import "./chunk-P5INHJ5L.js";
import {
  askForExplanation
} from "./chunk-VZQYQOMN.js";
import {
  conversationPrompts,
  explanationJson,
  explanationMarkdown,
  explanationText,
  knownFacts
} from "./chunk-T232SNQK.js";
import "./chunk-2YKEHQPZ.js";
import "./chunk-6CU4LF6C.js";
import {
  messageTerminal,
  terminalStyle
} from "./chunk-IAHUAQ42.js";
import {
  contextTokensOf,
  createDispatcher,
  hasMethod,
  launchedTasks,
  openModel,
  openPlugins,
  ownPrompts,
  phaseDeps,
  runPhase,
  sideOf,
  unitOf
} from "./chunk-QXFAEWUL.js";
import {
  jsonText
} from "./chunk-643VBUMR.js";
import "./chunk-X2C7EU2B.js";
import "./chunk-U43JZ3WD.js";
import "./chunk-OEJXDI6V.js";
import "./chunk-6QDMIOKU.js";
import "./chunk-FFJ7RQAJ.js";
import {
  noLentHeaders
} from "./chunk-QHCKQHG5.js";
import "./chunk-6LAGFRSM.js";
import {
  tool
} from "./chunk-CUQQA53N.js";
import {
  messageMarkdown
} from "./chunk-P2WQYPJN.js";
import "./chunk-4UCDJ6WX.js";
import {
  writeTextFile
} from "./chunk-LUDMVDRU.js";
import "./chunk-622N2Q4Q.js";
import "./chunk-T37PTCWW.js";
import "./chunk-27KWD7BJ.js";
import "./chunk-UV2L67PQ.js";
import {
  readPrompt
} from "./chunk-6HVONRGA.js";
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
async function explainWithPlugins(subject, kit, ask) {
  const { finding } = subject;
  const phase = {
    name: "explain",
    extension: explainExtension,
    run: async (_unit, _findings, { nextBinder, tasks, faults, signal }) => {
      const bound = await nextBinder()(explainExtension, finding.counterexample.steps);
      const dispatcher = createDispatcher({ faults, mint: () => Object.freeze({}), signal });
      return ask(dispatcher.offer([...bound, ...launchedTasks(bound, tasks)]));
    }
  };
  const ended = await runPhase(phase, unitOf(finding), [finding], phaseDeps(subject, kit));
  const { notes, artifacts } = await sideOf(ended, kit);
  const left = artifacts.map(({ plugin, name, description, path }) => {
    return `From plugin ${plugin}: ${description} (${path ?? name}).`;
  });
  return { ...ended.result, notes: [...ended.result.notes, ...notes, ...left] };
}

// src/run-explain.ts
async function runExplain(path, options, terminal) {
  const workingDirectory = terminal.cwd();
  const { root, file, config } = await openFileCommand(path, options, terminal);
  const { deps, progress } = await assembleLocally(config, options, terminal);
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

import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  explainFile,
  openTitle
} from "./chunk-QGG4KAZQ.js";
import {
  localPlugins,
  openFileCommand
} from "./chunk-C6LYCTZC.js";
import {
  assembleLocally
} from "./chunk-7DRE3H25.js";
import {
  showResult
} from "./chunk-EF54GIAW.js";
import "./chunk-CFWX6OVE.js";
import {
  askForExplanation,
  explanationMessages
} from "./chunk-LISEFWHA.js";
import {
  conversationPrompts,
  explanationJson,
  explanationMarkdown,
  explanationText,
  knownFacts
} from "./chunk-55EQFUJP.js";
import "./chunk-7RXR34PO.js";
import "./chunk-45YRCJYK.js";
import {
  jsonText,
  messageTerminal,
  terminalStyle
} from "./chunk-FV4RGI7G.js";
import "./chunk-ONSHOH2K.js";
import {
  contextTokensOf,
  contributes,
  createDispatcher,
  hasMethod,
  openModel,
  openPlugins,
  ownPrompts,
  phaseDeps,
  pluginSource,
  runPhase,
  sideOf,
  taskTools,
  unitOf
} from "./chunk-PXVMEXJX.js";
import "./chunk-XSH2U4RB.js";
import "./chunk-U43JZ3WD.js";
import "./chunk-DND5Q7TS.js";
import "./chunk-6QDMIOKU.js";
import "./chunk-FFJ7RQAJ.js";
import {
  noLentHeaders,
  settingsFor
} from "./chunk-WFEG757O.js";
import "./chunk-BJCS6NRT.js";
import {
  openEntry,
  sealEntry,
  tool
} from "./chunk-2BJRHKLQ.js";
import {
  messageMarkdown
} from "./chunk-DBZTPTUJ.js";
import "./chunk-P6POX3E6.js";
import "./chunk-LUDMVDRU.js";
import "./chunk-622N2Q4Q.js";
import "./chunk-T37PTCWW.js";
import "./chunk-27KWD7BJ.js";
import "./chunk-ELVJMEME.js";
import "./chunk-7SPXFMEH.js";
import {
  external_exports,
  readPrompt
} from "./chunk-V3QJJ3YM.js";
import "./chunk-HNPHSDVP.js";
import "./chunk-XHD3XIZJ.js";

// src/run-explain.ts
import { tmpdir } from "node:os";

// src/modes/agent/explanation-key.ts
import { createHash as createHash2 } from "node:crypto";

// src/plugins/cache-key.ts
import { createHash } from "node:crypto";
function cacheKey(parts, loaded, extension) {
  const { phase, model, prompt, verifier, unit, findings } = parts;
  const own = extension === null ? [] : loaded.filter((one) => contributes(one, extension));
  const contributors = own.map(({ id, version, digest }) => [id, version, digest]).sort(([a = ""], [b = ""]) => a < b ? -1 : 1);
  const key = { phase, model, prompt, verifier, unit, findings: [...findings].sort() };
  const whole = contributors.length === 0 ? key : { ...key, contributors };
  return createHash("sha256").update(JSON.stringify(whole)).digest("hex");
}

// src/modes/agent/explanation-key.ts
async function explanationKey({ model, messages }, { finding, place, config, deps }, kit, extension) {
  const plugins = kit?.plugins ?? [];
  const isPlugged = plugins.some((one) => contributes(one, extension));
  const { flags, unwind } = settingsFor(config, finding.counterexample.property.location.file);
  const parts = {
    phase: "explain",
    model,
    prompt: JSON.stringify(messages),
    verifier: JSON.stringify([deps.verifier.version, flags, unwind]),
    // Plugins may look at every C file, and what they say goes into the answer.
    unit: kit !== null && isPlugged ? await digestOf(pluginSource(place, config, deps, kit)) : "",
    findings: [finding.fingerprint]
  };
  return cacheKey(parts, plugins, extension);
}
async function digestOf({ list, read }) {
  const hash = createHash2("sha256");
  for (const path of await list()) hash.update(JSON.stringify([path, await read(path)]));
  return hash.digest("hex");
}

// src/modes/agent/explain-with-plugins.ts
var explainExtension = {
  kind: "plain",
  provider: (plugin) => hasMethod(plugin, "explainTools"),
  project: (provider) => provider.explainTools
};
var keptShape = external_exports.strictObject({
  sentences: external_exports.array(external_exports.string()),
  notes: external_exports.array(external_exports.string()),
  artifacts: external_exports.array(
    external_exports.strictObject({
      plugin: external_exports.string(),
      name: external_exports.string(),
      kind: external_exports.string(),
      description: external_exports.string(),
      content: external_exports.string()
    })
  )
});
async function explainWithPlugins(subject, kit, request, store) {
  const key = store === null ? "" : await explanationKey(request, subject, kit, explainExtension);
  const kept = openEntry(key, await store?.read(key) ?? "", keptShape);
  if (kept !== null) return partOf({ result: kept, artifacts: kept.artifacts, faults: [], unread: [] }, kit);
  const ended = kit === null ? await alone(request) : await explain(subject, kit, request);
  const { result, artifacts, faults, unread } = ended;
  const isSound = result.isWhole && faults.length + unread.length + (kit?.loadFaults.length ?? 0) === 0;
  if (isSound) {
    const { sentences, notes } = result;
    await store?.write(key, sealEntry(key, { sentences, notes, artifacts }));
  }
  return partOf(ended, kit);
}
async function explain(subject, kit, { ask }) {
  const { finding } = subject;
  const phase = {
    name: "explain",
    extension: explainExtension,
    run: async (_unit, _findings, { nextBinder, tasks, faults, signal }) => {
      const bound = await nextBinder()(explainExtension, finding.counterexample.steps);
      const offer = createDispatcher({ faults, mint: () => Object.freeze({}), signal });
      return ask(offer([...bound, ...taskTools(bound, tasks)]));
    }
  };
  return runPhase(phase, unitOf(finding), [finding], phaseDeps(subject, kit));
}
async function alone({ ask }) {
  return { result: await ask(null), artifacts: [], faults: [], unread: [] };
}
async function partOf(ended, kit) {
  const { sentences, notes } = ended.result;
  if (kit === null) return { sentences, notes };
  const side = await sideOf(ended, kit);
  const left = side.artifacts.map(({ plugin, name, description, path }) => {
    return `From plugin ${plugin}: ${description} (${path ?? name}).`;
  });
  return { sentences, notes: [...notes, ...side.notes, ...left] };
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
    const model = await modelPart(explained, config, workingDirectory, async (finding, request) => {
      const kit = await openPlugins(config, {
        ...{ env: terminal.env, tempDir: tmpdir(), sandbox: deps.sandbox },
        ...localPlugins(root, options.artifacts, workingDirectory, progress.warn)
      });
      const place = { tree, checkout: root, lent: noLentHeaders };
      const store = config.temperature === 0 ? deps.answers : null;
      return explainWithPlugins({ finding, place, config, deps }, kit, request, store);
    });
    const text = rendered(explained, model, options, terminal);
    return await showResult(text, explained.outcome === "open" ? 2 : 0, options.output, terminal);
  } finally {
    await deps.close();
  }
}
var answerSeconds = 120;
async function modelPart(explained, config, workingDirectory, explain2) {
  if (explained.outcome !== "explained") return { sentences: [], notes: [] };
  const userAgent = `${tool.name}/${tool.version}`;
  const model = await openModel(config, { workingDirectory, workflowToken: null, userAgent });
  if (model === null) return { sentences: [], notes: [addModel] };
  const { finding, explanation, source } = explained;
  const prompts = await conversationPrompts(ownPrompts(config, readPrompt));
  const facts = knownFacts(finding, source);
  const { temperature } = config;
  const sourceTokens = contextTokensOf(config) / 2;
  return explain2(finding, {
    model: JSON.stringify([model.name, config.modelUrl, temperature]),
    messages: explanationMessages(explanation, facts, prompts, sourceTokens),
    ask: (tools) => askForExplanation(model, explanation, facts, prompts, {
      temperature,
      timeoutSeconds: answerSeconds,
      sourceTokens,
      tools
    })
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

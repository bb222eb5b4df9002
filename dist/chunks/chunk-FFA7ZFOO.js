import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  categories,
  relations
} from "./chunk-WSSSFZ7Q.js";
import {
  feedbackFormats,
  historyFormats,
  parsePromptId,
  roles,
  sourceFormats
} from "./chunk-622N2Q4Q.js";
import {
  external_exports,
  propertyKinds
} from "./chunk-V3QJJ3YM.js";

// src/experiment/trials/condition.ts
var modelCondition = external_exports.strictObject({
  engine: external_exports.literal("model"),
  model: external_exports.string(),
  /** One of `promptTemplates`. */
  template: external_exports.string(),
  /** An index of `roles`; 0 where the template has none. */
  role: external_exports.int().min(0).max(roles.length - 1),
  /** Null where the template shows none. */
  feedback: external_exports.enum(feedbackFormats).nullable(),
  source: external_exports.enum(sourceFormats),
  fences: external_exports.enum(["fenced", "bare"]),
  history: external_exports.enum(historyFormats),
  temperature: external_exports.number().min(0).max(2),
  attempts: external_exports.int().min(1).max(10)
});
var templateCondition = external_exports.strictObject({ engine: external_exports.literal("templates") });
var condition = external_exports.discriminatedUnion("engine", [modelCondition, templateCondition]);
function promptIdOf({ template, role, feedback }) {
  const known = feedback === null ? "" : `.${feedbackFormats.indexOf(feedback)}`;
  return `${template}.${role}${known}`;
}
function conditionName(one) {
  if (one.engine === "templates") return "templates";
  const { model, source, fences, history, temperature, attempts } = one;
  return [model, promptIdOf(one), source, fences, history, `t${temperature}`, `a${attempts}`].join(" ");
}
function promptOf(one) {
  const id = parsePromptId(promptIdOf(one));
  if (id === null) throw new Error(`${promptIdOf(one)} is no prompt`);
  return id;
}

// src/experiment/trials/grids.ts
var simpleWithout = ["1", "2"];
var personaWithout = ["7", "8"];
var old = ["0"];
var simpleWith = ["3", "4", "5", "6"];
var personaWith = ["9", "10", "11", "12"];
var sources = ["contextual", "one-line"];
var feedbacks = ["violated-property", "counterexample"];
function singlePrompts() {
  const without = [...rolesOf(simpleWithout, 1), ...rolesOf(personaWithout, roles.length)];
  const withFeedback = [...rolesOf([...old, ...simpleWith], 1), ...rolesOf(personaWith, roles.length)];
  return sources.flatMap((source) => [
    ...without.map((one) => ({ ...one, feedback: null, source })),
    ...feedbacks.flatMap((feedback) => withFeedback.map((one) => ({ ...one, feedback, source })))
  ]);
}
function singleGrid(models) {
  const fences = ["fenced", "bare"];
  return models.flatMap(
    (model) => fences.flatMap(
      (fence) => singlePrompts().map((prompt) => ({
        engine: "model",
        model,
        ...prompt,
        fences: fence,
        history: "latest",
        temperature: 1,
        attempts: 1
      }))
    )
  );
}
var iterativeTemplates = ["0", "9", "9-2", "11", "11-2"];
var temperatures = [0, 0.4, 0.7, 1, 1.3];
var bestRole = 2;
function iterativeGrid(models) {
  const histories = historyFormats;
  return models.flatMap(
    (model) => histories.flatMap(
      (history) => temperatures.flatMap(
        (temperature) => iterativeTemplates.map((template) => ({
          engine: "model",
          model,
          template,
          role: template === "0" ? 0 : bestRole,
          feedback: "violated-property",
          source: "one-line",
          fences: "fenced",
          history,
          temperature,
          attempts: 5
        }))
      )
    )
  );
}
function rolesOf(templates, count) {
  const numbers = Array.from({ length: count }, (_, role) => role);
  return templates.flatMap((template) => numbers.map((role) => ({ template, role })));
}

// src/experiment/trials/trial-record.ts
var share = external_exports.number().min(0).max(1);
var oracles = ["a", "b", "c", "d"];
var attempt = external_exports.strictObject({
  /** Counted from 0. */
  index: external_exports.int().min(0),
  /** Probability of C or C++ of the reply's code, by the detector; null where it was not asked. */
  syntax: share.nullable(),
  /** Characters in common with the shown source, blanks left out, over the source's. */
  relevance: share,
  /** Null where the reply could not be read as a patch. */
  patch: external_exports.string().nullable(),
  compiles: external_exports.boolean(),
  /** ESBMC proves the patched program under the flags of the dataset: oracle (a). */
  isVerified: external_exports.boolean(),
  /** Why not. */
  reason: external_exports.string().nullable(),
  tokens: external_exports.strictObject({ prompt: external_exports.int().min(0), completion: external_exports.int().min(0) }),
  seconds: external_exports.number().min(0)
});
var trialRecord = external_exports.strictObject({
  schema: external_exports.literal(1),
  experiment: external_exports.enum(["single", "iterative", "templates"]),
  mutant: external_exports.string(),
  /** Of the mutant's text. */
  sha256: external_exports.string(),
  category: external_exports.enum(categories),
  operator: external_exports.string(),
  kind: external_exports.enum(propertyKinds),
  relation: external_exports.enum(relations).nullable(),
  condition,
  /** Of several answers to the same, counted from 0. */
  repetition: external_exports.int().min(0),
  /** By which the mutants were chosen; null where a record does not say. */
  seed: external_exports.string().nullable().default(null),
  attempts: external_exports.array(attempt),
  /** How many candidates were there to judge; the attempts of a model. */
  candidates: external_exports.int().min(0),
  /** The strongest oracle that a patch passed; null for none. */
  oracle: external_exports.enum(oracles).nullable(),
  /** The acceptance's own answer to that patch: `accepted`, or the reason of its rejection. */
  acceptance: external_exports.string().nullable(),
  /** The template or model that the patch is by. */
  author: external_exports.string().nullable(),
  /** Why it ended before its time: the endpoint, a budget; null where it did not. */
  stopped: external_exports.string().nullable(),
  /** US dollars; null where no price is known. */
  dollars: external_exports.number().min(0).nullable(),
  seconds: external_exports.number().min(0),
  esbmc: external_exports.string()
});
function passes({ oracle }, asked) {
  return oracle !== null && oracles.indexOf(oracle) >= oracles.indexOf(asked);
}

export {
  promptIdOf,
  conditionName,
  promptOf,
  singleGrid,
  iterativeTemplates,
  temperatures,
  iterativeGrid,
  oracles,
  trialRecord,
  passes
};

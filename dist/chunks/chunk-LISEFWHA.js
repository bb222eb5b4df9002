import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  checkClaims,
  factLines,
  numberedLines
} from "./chunk-55EQFUJP.js";
import {
  converse,
  delimited,
  withoutTools
} from "./chunk-PXVMEXJX.js";
import {
  quoted
} from "./chunk-DBZTPTUJ.js";
import {
  ModelError
} from "./chunk-V3QJJ3YM.js";

// src/conversation/ask-for-explanation.ts
var answerTokens = 600;
async function askForExplanation(model, explanation, facts, prompts, { temperature, timeoutSeconds, sourceTokens, tools = null }) {
  const messages = explanationMessages(explanation, facts, prompts, sourceTokens);
  try {
    const said = await converse(() => ({ messages, temperature, timeoutSeconds }), {
      model,
      tools,
      contextTokens: sourceTokens * 2,
      completion: answerTokens,
      stop: () => null,
      charge: () => {
      }
    });
    if (said.kind !== "answered") throw said.kind === "failed" ? said.error : said.stop;
    const { text, finish } = said.reply;
    const { kept, dropped } = checkClaims(text, facts);
    const cut = finish === "length" ? ["The answer was cut at the model’s limit."] : [];
    const alone = said.refusesTools ? [withoutTools] : [];
    return {
      sentences: kept,
      notes: [countNote(model.name, kept.length, dropped.length), ...cut, ...alone],
      isWhole: kept.length + dropped.length > 0 && cut.length === 0 && alone.length === 0
    };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const notes = [`${quoted(model.name)} gave no answer: ${error.message}.`];
    return { sentences: [], notes, isWhole: false };
  }
}
function explanationMessages(explanation, facts, prompts, sourceTokens) {
  const values = {
    facts: delimited(factLines(explanation), "", "fenced"),
    source: delimited(numberedLines(facts, sourceTokens), "c", "fenced")
  };
  return [
    { role: "system", content: prompts("explain-system") },
    { role: "user", content: prompts("explain", values) }
  ];
}
function countNote(name, kept, dropped) {
  const total = kept + dropped;
  if (total === 0) return `${quoted(name)} gave an empty answer.`;
  if (dropped === 0) return `Written by ${quoted(name)}: no sentence contradicts the trace.`;
  return `Written by ${quoted(name)}: ${dropped} of ${total} sentences dropped, since they contradict the trace or nothing bears them out.`;
}

export {
  askForExplanation,
  explanationMessages,
  countNote
};

import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  checkPiece,
  longestAnswer,
  numberedLines,
  sentencesOf,
  verifierOutput
} from "./chunk-55EQFUJP.js";
import {
  budgetStop,
  charge
} from "./chunk-4JPFWZSD.js";
import {
  delimited,
  estimateTokens,
  tokensOf
} from "./chunk-PXVMEXJX.js";
import {
  longestBacktickRun
} from "./chunk-DBZTPTUJ.js";
import {
  plainText
} from "./chunk-LUDMVDRU.js";
import {
  ModelError
} from "./chunk-V3QJJ3YM.js";

// src/review/command/code-lines.ts
function codeLines(text) {
  return text.split(/\r\n|\r|\n/).map((line) => line.replace(/[^ \t]+/g, (word) => plainText(word, Number.POSITIVE_INFINITY)));
}
function isShownAsIs(text) {
  return codeLines(text).join("\n") === text;
}
function fenced(text, language) {
  const fence = "`".repeat(Math.max(3, longestBacktickRun(text) + 1));
  return `${fence}${language}
${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${fence}`;
}

// src/conversation/chat-history.ts
function chatMessages({ start, entries }, question, prompts, room) {
  return [
    { role: "system", content: prompts("chat-system") },
    { role: "assistant", content: prompts("chat-system-reply") },
    ...groundingMessages(start, prompts, room),
    ...entries.flatMap(
      (entry) => entry.kind === "verified" ? groundingMessages(entry.grounding, prompts, room) : exchangeMessages(entry.question, entry.answer)
    ),
    { role: "user", content: question }
  ];
}
function groundingMessages(grounding, prompts, room) {
  const { facts, explanation } = grounding;
  const source = delimited(numberedLines(facts, room.source), "c", "fenced");
  const output = delimited(verifierOutput(grounding, room.output), "", "fenced");
  return [
    ...exchangeMessages(
      prompts("chat-source", { file: explanation.file, source }),
      prompts("chat-source-reply")
    ),
    ...exchangeMessages(prompts("chat-output", { output }), prompts("chat-output-reply"))
  ];
}
function exchangeMessages(question, answer) {
  return [
    { role: "user", content: question },
    { role: "assistant", content: answer }
  ];
}
function latestGrounding({ start, entries }) {
  const last = entries.findLast((entry) => entry.kind === "verified");
  return last?.grounding ?? start;
}

// src/conversation/compact-history.ts
var usualShares = { source: 0.4, output: 0.2 };
var leastTokens = 60;
function fittingChat(history, question, prompts, tokens) {
  for (const kept of withoutOldest(history)) {
    const messages = chatMessages(kept, question, prompts, roomOf(tokens));
    if (tokensOf(messages) <= tokens) return { messages, leftOut: exchanges(history) - exchanges(kept) };
  }
  const alone = { start: latestGrounding(history), entries: [] };
  for (let size = tokens / 2; size * usualShares.output >= leastTokens; size /= 2) {
    const messages = chatMessages(alone, question, prompts, roomOf(size));
    if (tokensOf(messages) <= tokens) return { messages, leftOut: exchanges(history) };
  }
  return null;
}
function roomOf(tokens) {
  return { source: tokens * usualShares.source, output: tokens * usualShares.output };
}
function withoutOldest(history) {
  const shorter = history.entries.map((_, index) => {
    const gone = { ...history, entries: history.entries.slice(0, index + 1) };
    return { start: latestGrounding(gone), entries: history.entries.slice(index + 1) };
  });
  return [history, ...shorter];
}
function exchanges({ entries }) {
  return entries.filter(({ kind }) => kind === "exchange").length;
}

// src/conversation/answer-stream.ts
function answerStream(facts, rules, show) {
  let text = "";
  const checked = [];
  const look = (isWhole) => {
    const pieces = sentencesOf(text.slice(0, longestAnswer));
    for (const piece of pieces.slice(checked.length, isWhole ? pieces.length : -1)) {
      const one = { ...piece, ...checkPiece(piece, facts, rules) };
      checked.push(one);
      if (one.sentence !== "") show(one);
    }
  };
  return {
    push: (piece) => {
      text += piece;
      if (/[.!?\n]/.test(piece) || /\s$/.test(piece)) look(false);
    },
    end: () => {
      look(true);
      return checked;
    }
  };
}

// src/conversation/ask-in-chat.ts
var answerTokens = 800;
async function askInChat(model, history, prompts, { question, rules, temperature, timeoutSeconds, budget, spent, signal }, show) {
  const chat = fittingChat(history, question, prompts, budget.contextTokens - answerTokens);
  if (chat === null) return { kind: "refused", message: tooLong(budget) };
  const { messages, leftOut } = chat;
  const tokens = { prompt: tokensOf(messages), completion: answerTokens };
  const stop = budgetStop(budget, spent, tokens);
  if (stop !== null) return { kind: "refused", message: stop.message };
  const stream = answerStream(latestGrounding(history).facts, rules, show);
  let received = "";
  const onText = (text) => {
    received += text;
    stream.push(text);
  };
  try {
    const request = { messages, temperature, timeoutSeconds, onText };
    const reply = await model.ask({ ...request, ...signal === void 0 ? {} : { signal } });
    const pieces = stream.end();
    const estimate = { ...tokens, completion: estimateTokens(reply.text) };
    return {
      kind: "answered",
      pieces,
      spent: charge(spent, reply, estimate, budget),
      leftOut,
      isCut: reply.finish === "length"
    };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const pieces = stream.end();
    const estimate = { ...tokens, completion: estimateTokens(received) };
    const after = received === "" ? spent : charge(spent, { tokens: null }, estimate, budget);
    return signal?.aborted ? { kind: "stopped", pieces, spent: after } : { kind: "failed", pieces, message: error.message, spent: after };
  }
}
function tooLong({ contextTokens }) {
  return `The question does not fit into the ${contextTokens} tokens that the model is said to take; see \`model-context\`.`;
}

export {
  codeLines,
  isShownAsIs,
  fenced,
  latestGrounding,
  fittingChat,
  askInChat
};

import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  fixFile,
  fixLines,
  replaceFile
} from "./chunk-245EICKX.js";
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
import "./chunk-CFWX6OVE.js";
import {
  askInChat,
  codeLines,
  fittingChat,
  latestGrounding
} from "./chunk-G7BUKEDN.js";
import {
  allRules,
  conversationPrompts,
  explanationText,
  groundingOf,
  traceRules
} from "./chunk-55EQFUJP.js";
import "./chunk-7RXR34PO.js";
import {
  counted
} from "./chunk-AEHWTJZL.js";
import "./chunk-45YRCJYK.js";
import {
  messageTerminal,
  terminalStyle,
  withoutStyle
} from "./chunk-FV4RGI7G.js";
import "./chunk-ONSHOH2K.js";
import {
  assembleRepair,
  nothingSpent
} from "./chunk-4JPFWZSD.js";
import {
  contextTokensOf,
  openModel,
  ownPrompts
} from "./chunk-PXVMEXJX.js";
import "./chunk-XSH2U4RB.js";
import "./chunk-U43JZ3WD.js";
import "./chunk-DND5Q7TS.js";
import {
  unifiedDiff
} from "./chunk-TBL53B36.js";
import "./chunk-6QDMIOKU.js";
import "./chunk-FFJ7RQAJ.js";
import "./chunk-WFEG757O.js";
import "./chunk-BJCS6NRT.js";
import {
  sourceReader,
  tool
} from "./chunk-2BJRHKLQ.js";
import {
  quoted
} from "./chunk-DBZTPTUJ.js";
import "./chunk-P6POX3E6.js";
import "./chunk-LUDMVDRU.js";
import "./chunk-622N2Q4Q.js";
import "./chunk-T37PTCWW.js";
import "./chunk-27KWD7BJ.js";
import "./chunk-ELVJMEME.js";
import "./chunk-7SPXFMEH.js";
import {
  ConfigurationError,
  ModelError,
  VerifierError,
  readPrompt
} from "./chunk-V3QJJ3YM.js";
import "./chunk-HNPHSDVP.js";
import "./chunk-XHD3XIZJ.js";

// src/run-chat.ts
import { tmpdir } from "node:os";
import { basename, join as join2, resolve } from "node:path";

// src/adapters/terminal/chat-files.ts
import { appendFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, isAbsolute, join } from "node:path";
var ownMode = 384;
function chatFolder(env) {
  const absolute = (path) => path !== void 0 && isAbsolute(path) ? path : null;
  const home = absolute(env.HOME) ?? absolute(homedir());
  const states = absolute(env.XDG_STATE_HOME) ?? (home === null ? null : join(home, ".local", "state"));
  return states === null ? null : join(states, "esbmc-action", "chats");
}
function transcriptFile(path, now) {
  const made = mkdir(dirname(path), { recursive: true });
  return {
    append: async (who, text) => {
      await made;
      const head = `## ${who}, ${now().toISOString().slice(0, 19).replace("T", " ")}`;
      await appendFile(path, `${head}

${text.trim()}

`, { mode: ownMode });
    }
  };
}
async function readHistory(path) {
  const text = await readFile(path, "utf8").catch(() => "");
  return text.split("\n").filter((line) => line !== "");
}
async function writeHistory(path, lines) {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, lines.join("\n"), { mode: ownMode });
  } catch {
  }
}

// src/adapters/terminal/chat-terminal.ts
import { createInterface } from "node:readline";
import { Writable } from "node:stream";
var keptLines = 200;
var widest = 100;
function openChatTerminal(options) {
  const { stdin, stdout, hasColor, prompt } = options;
  const isTerminal = stdin.isTTY === true && stdout.isTTY === true;
  const lines = [];
  let isOver = false;
  let waiting = null;
  let work = null;
  const editor = createInterface({
    input: stdin,
    ...isTerminal ? { output: mutable(stdout, () => waiting === null), terminal: true, history: [...options.history] } : {},
    historySize: keptLines,
    removeHistoryDuplicates: true,
    prompt
  });
  const settle = (line) => {
    const taker = waiting;
    waiting = null;
    taker?.(line);
  };
  editor.on("line", (line) => waiting === null ? void lines.push(line) : settle(line));
  editor.on("close", () => {
    isOver = true;
    settle(null);
  });
  editor.on("history", (all) => options.onHistory(all));
  editor.on("SIGINT", () => {
    if (work !== null) work.abort();
    else if (editor.line === "") stdout.write("\n(Ctrl-D or /exit ends the chat)\n");
    else stdout.write("^C\n");
    if (work === null) clearLine(editor);
  });
  return {
    isTerminal,
    hasColor,
    width: Math.max(20, Math.min(widest, stdout.columns ?? widest) - 1),
    read: async () => {
      const known = lines.shift();
      if (known !== void 0 || isOver) return known ?? null;
      return new Promise((taker) => {
        waiting = taker;
        if (isTerminal) editor.prompt(true);
      });
    },
    write: (text) => void stdout.write(text),
    interruptible: async (run2) => {
      work = new AbortController();
      try {
        return await run2(work.signal);
      } finally {
        work = null;
      }
    },
    close: () => editor.close()
  };
}
function clearLine(editor) {
  editor.write(null, { ctrl: true, name: "e" });
  editor.write(null, { ctrl: true, name: "u" });
  editor.prompt();
}
function mutable(stdout, isMuted) {
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      if (!isMuted()) stdout.write(chunk);
      done();
    }
  });
  return Object.defineProperties(output, {
    columns: { get: () => stdout.columns },
    isTTY: { value: true }
  });
}

// src/conversation/parse-chat-line.ts
var chatCommands = {
  "/fix-code": "repair the code: solutions are made, and ESBMC says which one is one",
  "/apply": "write the repair that was accepted into the file",
  "/verify": "verify the file as it is now",
  "/show": "the counterexample, explained without a model",
  "/source": "the code around the violated line",
  "/messages": "what the model is asked with: the message stack",
  "/help": "this list",
  "/exit": "end the chat (Ctrl-D too)"
};
function parseChatLine(line) {
  const text = line.trim();
  if (text === "") return { kind: "nothing" };
  if (!text.startsWith("/")) return { kind: "question", text };
  const name = text === "/quit" ? "/exit" : text;
  return Object.hasOwn(chatCommands, name) ? { kind: "command", name } : { kind: "unknown-command", text };
}

// src/conversation/wrap-text.ts
function wrapText(text, width, column = 0, indent = 0) {
  let at = column;
  let wrapped = "";
  for (const [index, word] of text.split(" ").entries()) {
    const length = withoutStyle(word).length;
    const space = index === 0 ? 0 : 1;
    const isTooLong = at + space + length > width && at > indent;
    wrapped += isTooLong ? `
${" ".repeat(indent)}${word}` : `${" ".repeat(space)}${word}`;
    at = isTooLong ? indent + length : at + space + length;
  }
  return { text: wrapped, column: at };
}

// src/conversation/answer-text.ts
function answerWriter({ hasColor, width }, treatment, write) {
  const style = terminalStyle(hasColor);
  let column = 0;
  let isFirst = true;
  let last = null;
  let due = null;
  return (piece) => {
    due = piece.opens ?? due;
    if (treatment === "drop" && piece.why !== null) return;
    const opens = isFirst ? due ?? "paragraph" : due;
    const gap = isFirst ? "" : opens === "item" && last === "item" ? "\n" : "\n\n";
    const indent = (opens ?? last) === "item" ? 2 : 0;
    const lead = opens === null ? " " : `${gap}${opens === "item" ? "- " : ""}`;
    if (piece.isCode)
      write(
        `${gap}${codeText(piece.text)}
${style.dim("(code that nothing has verified; /fix-code makes code that is)")}`
      );
    else {
      const mark = piece.why === null ? "" : ` ${style.yellow(`[check this: ${piece.why}]`)}`;
      const start = opens === null ? column + 1 : indent;
      const body = wrapText(messageTerminal(piece.sentence, style, hasColor) + mark, width, start, indent);
      write(lead + body.text);
      column = body.column;
    }
    isFirst = false;
    last = opens ?? last;
    due = null;
  };
}
function codeText(code) {
  const lines = codeLines(code.replace(/^\n|\n\s*$/g, ""));
  return lines.map((line) => `    ${line}`).join("\n");
}
function shownAnswer(pieces, treatment) {
  const shown = pieces.filter(
    ({ why, isCode }) => treatment === "mark" ? why === null || isCode : why === null
  );
  const text = shown.map(({ text: raw, sentence, isCode, opens }, index) => {
    const lead = index === 0 ? "" : opens === null ? " " : opens === "item" ? "\n" : "\n\n";
    if (isCode) return `${lead}\`\`\`c${codeLines(raw).join("\n")}\`\`\``;
    return `${lead}${opens === "item" ? "- " : ""}${sentence}`;
  }).join("");
  return text.trim() === "" ? "(no answer)" : text;
}

// src/modes/chat/chat-session.ts
async function tell({ io, transcript }, ...messages) {
  const style = terminalStyle(io.hasColor);
  const lines = messages.map((message) => messageTerminal(message, style, io.hasColor));
  io.write(`${lines.join("\n")}
`);
  await transcript.append("esbmc-action", messages.join("\n"));
}
async function show({ io, transcript }, text) {
  io.write(text.endsWith("\n") ? text : `${text}
`);
  await transcript.append("esbmc-action", withoutStyle(text));
}

// src/modes/chat/answer-question.ts
var answerSeconds = 180;
async function answerQuestion(question, treatment, state, session) {
  const { model, io, transcript, config, prompts } = session;
  if (model === null) {
    await tell(session, addModel);
    return state;
  }
  const write = answerWriter(io, treatment, io.write);
  const asked = {
    question,
    rules: treatment === "drop" ? allRules : traceRules,
    temperature: config.temperature,
    timeoutSeconds: answerSeconds,
    budget: budgetOf(session),
    spent: state.spent
  };
  const waiting = waitingSign(session, model);
  const answer = await io.interruptible(
    (signal) => askInChat(model, state.history, prompts, { ...asked, signal }, (piece) => {
      waiting.clear();
      write(piece);
    })
  );
  waiting.clear();
  if ("pieces" in answer && answer.pieces.length > 0) {
    io.write("\n");
    await transcript.append("model", shownAnswer(answer.pieces, treatment));
  }
  await sayHowItEnded(answer, treatment, session, model.name);
  return afterAnswer(question, answer, treatment, state);
}
var addModel = "No language model is set up, so questions can’t be answered: start with `--model NAME --model-url URL`, for example `--model qwen2.5-coder --model-url http://127.0.0.1:11434/v1` for Ollama. `/fix-code`, `/verify` and `/show` need none.";
function budgetOf({ config }) {
  return {
    attempts: Number.POSITIVE_INFINITY,
    tokens: null,
    dollars: config.budget,
    prices: config.modelPrices,
    seconds: Number.POSITIVE_INFINITY,
    contextTokens: contextTokensOf(config)
  };
}
async function sayHowItEnded(answer, treatment, session, name) {
  if (answer.kind === "refused") return tell(session, answer.message);
  if (answer.kind === "failed")
    return tell(session, `${quoted(name)} gave no whole answer: ${answer.message}. Ask again, or go on.`);
  if (answer.kind === "stopped") return tell(session, "(stopped)");
  const { pieces, leftOut, isCut } = answer;
  const notes = [
    ...pieces.length === 0 ? [`${quoted(name)} gave an empty answer.`] : [],
    ...treatment === "drop" ? droppedNote(pieces) : [],
    ...isCut ? ["The answer was cut at the model’s limit."] : [],
    ...leftOut > 0 ? [
      `(${leftOut} earlier ${leftOut === 1 ? "question" : "questions"} left out: the talk has outgrown what the model takes at once)`
    ] : []
  ];
  if (notes.length > 0) await tell(session, "", ...notes);
}
function droppedNote(pieces) {
  const dropped = pieces.filter(({ why }) => why !== null).length;
  if (dropped === 0) return [];
  return [
    `(${dropped} of ${pieces.length} sentences dropped, since they contradict the trace or nothing bears them out)`
  ];
}
function afterAnswer(question, answer, treatment, state) {
  const isKept = answer.kind === "answered" || answer.kind === "stopped" && answer.pieces.length > 0;
  if (!isKept) return answer.kind === "refused" ? state : { ...state, spent: answer.spent };
  const { start, entries } = state.history;
  const exchange = { kind: "exchange", question, answer: shownAnswer(answer.pieces, treatment) };
  return { ...state, spent: answer.spent, history: { start, entries: [...entries, exchange] } };
}
function waitingSign({ io }, { name }) {
  if (!io.isTerminal) return { clear: () => {
  } };
  const { dim } = terminalStyle(io.hasColor);
  let isShown = true;
  io.write(dim(`${name} reads ... (Ctrl-C stops it)`));
  return {
    clear: () => {
      if (isShown) io.write("\r\x1B[K");
      isShown = false;
    }
  };
}

// src/modes/chat/fix-code.ts
async function fixCode(state, session) {
  const { io, verifying: verifying2 } = session;
  const { fingerprint } = latestGrounding(state.history).finding;
  const outcome = await io.interruptible(
    (signal) => verifying2(async (analysis, toRepair) => {
      const tools = { ...await toRepair(signal), log: tellingLog(session) };
      const repair = (over) => repairOnce(fingerprint, session, analysis, { ...tools, ...over });
      if (session.model === null) return repair({ model: null });
      const made = await repair({ model: session.model, templates: false });
      const isOver = made.outcome === "repaired" || made.outcome === "nothing-to-fix" || signal.aborted;
      if (isOver) return made;
      const why = made.outcome === "aborted" ? ` (${made.reason})` : "";
      await tell(
        session,
        `The model has no solution that was accepted${why}. The template repairs are tried.`
      );
      const other = await repair({ model: null });
      return other.outcome === "repaired" || made.outcome === "exhausted" ? other : made;
    })
  );
  await tellOutcome(outcome, session);
  return outcome.outcome === "repaired" ? { ...state, fix: outcome.candidate } : state;
}
async function repairOnce(fingerprint, { tree, path, config, tool: tool2 }, analysis, tools) {
  const asked = { ...config, prompt: config.prompt ?? "fix-code" };
  const wanted = { preferred: fingerprint };
  const { outcome } = await fixFile(tree, path, wanted, asked, tool2, analysis, tools);
  return outcome;
}
function tellingLog(session) {
  let solutions = 0;
  return {
    append: async ({ engine, attempt: { acceptance }, exchange }) => {
      if (engine !== "model") return;
      solutions += 1;
      if (exchange !== null) await session.transcript.append("model", exchange.reply.text);
      const how = acceptance.verdict === "accepted" ? "accepted" : `rejected, ${quoted(acceptance.reason)}: ${acceptance.detail}`;
      await tell(session, `solution ${solutions}: ${how}`);
    }
  };
}
async function tellOutcome(outcome, session) {
  const { hasColor: color } = session.io;
  if ("candidate" in outcome) await show(session, diffText(unifiedDiff(outcome.candidate.patch), color));
  await show(session, fixLines(outcome, null, { color, isWritten: false }));
  if (outcome.outcome === "repaired")
    await tell(session, "`/apply` writes it into the file; `/verify` then verifies that.");
}
function diffText(diff, color) {
  const { red, green, cyan } = terminalStyle(color);
  return codeLines(diff.trimEnd()).map((line) => {
    if (line.startsWith("+")) return green(line);
    if (line.startsWith("-")) return red(line);
    return line.startsWith("@@") ? cyan(line) : line;
  }).join("\n");
}
async function applyFix(state, session) {
  const { fix } = state;
  if (fix === null) {
    await tell(session, "There is no repair to write: `/fix-code` makes one.");
    return state;
  }
  for (const { file, before, after } of fix.patch.edits) {
    if (await session.readSource(file) !== before) {
      await tell(
        session,
        `${quoted(file)} has changed since: nothing was written. \`/verify\`, then \`/fix-code\`.`
      );
      return { ...state, fix: null };
    }
    await session.writeSource(file, after);
    await tell(session, `${quoted(file)} was written. \`/verify\` verifies it as it is now.`);
  }
  return { ...state, fix: null };
}

// src/modes/chat/show.ts
var linesAround = 8;
var shownLines = 8;
async function showFinding({ history }, session) {
  const { explanation } = latestGrounding(history);
  await show(session, explanationText(explanation, { sentences: [], notes: [] }, session.io.hasColor));
}
async function showSource({ history }, session) {
  const { facts } = latestGrounding(history);
  const { bold, red, dim } = terminalStyle(session.io.hasColor);
  const first = Math.max(1, facts.line - linesAround);
  const shown = facts.source.slice(first - 1, facts.line + linesAround);
  const lines = codeLines(shown.join("\n")).map((text, index) => {
    const number = first + index;
    const label = String(number).padStart(5);
    return number === facts.line ? `${red(">")}${bold(`${label}  ${text}`)}` : ` ${dim(label)}  ${text}`;
  });
  await show(session, lines.join("\n"));
}
async function showMessages({ history }, session) {
  const { io, prompts, config } = session;
  const { bold, dim } = terminalStyle(io.hasColor);
  const chat2 = fittingChat(history, "(the next question)", prompts, contextTokensOf(config));
  const parts = (chat2?.messages ?? []).map(({ role, content }) => {
    const lines = codeLines(content);
    const more = lines.length - shownLines;
    const rest = more > 0 ? [dim(`  ... ${counted(more, "more line")}`)] : [];
    const shown = lines.slice(0, shownLines).map((line) => `  ${wrapText(line, io.width, 2, 2).text}`);
    return [bold(role), ...shown, ...rest].join("\n");
  });
  await show(session, parts.join("\n"));
}
async function showHelp(session) {
  const { cyan } = terminalStyle(session.io.hasColor);
  const lines = Object.entries(chatCommands).map(([name, text]) => `  ${cyan(name.padEnd(10))} ${text}`);
  await show(session, [...lines, "  Anything else is a question to the model."].join("\n"));
}

// src/modes/chat/verify-file.ts
function verifyFile(wanted, { tree, path, config, tool: tool2, verifying: verifying2 }) {
  return verifying2((analysis) => explainFile(tree, path, wanted, config, tool2, analysis));
}
async function tellWithoutFinding(found, session) {
  if (found.outcome === "holds")
    return tell(
      session,
      `Verification succeeded: everything that was checked in \`${session.path}\` is proved.`
    );
  await tell(session, `${openTitle(found.open)}:`, ...found.open.subjects.map((one) => `  ${one}`));
}
function toGrounding({
  finding,
  explanation,
  source
}) {
  return groundingOf(finding, explanation, source);
}
async function verifyAgain(state, session) {
  const known = latestGrounding(state.history);
  const found = await verifyFile({ preferred: known.finding.fingerprint }, session);
  if (found.outcome !== "explained") {
    await tellWithoutFinding(found, session);
    return state;
  }
  const grounding = toGrounding(found);
  const { explanation } = grounding;
  const isSame = found.source === known.source && explanation.summary === known.explanation.summary;
  await tell(
    session,
    `${isSame ? "As before" : "Now"}: \`${explanation.file}:${explanation.line}\`: ${explanation.summary}`
  );
  if (isSame) return state;
  const { start, entries } = state.history;
  return { ...state, fix: null, history: { start, entries: [...entries, { kind: "verified", grounding }] } };
}

// src/modes/chat/chat.ts
async function chat(fingerprint, session) {
  const found = await verifyFile(fingerprint, session);
  if (found.outcome !== "explained") {
    await tellWithoutFinding(found, session);
    return found.outcome === "holds";
  }
  const start = toGrounding(found);
  const begun = { history: { start, entries: [] }, spent: nothingSpent, fix: null };
  await talk(await begin(begun, session), session);
  return true;
}
async function begin(state, session) {
  const { explanation } = state.history.start;
  const { io, model } = session;
  if (model === null) {
    await showFinding(state, session);
    await tell(session, "", addModel);
    return state;
  }
  const { bold } = terminalStyle(io.hasColor);
  io.write(bold(`${quoted(explanation.file).slice(1, -1)}:${explanation.line}: `));
  await tell(session, `${explanation.summary}`, "");
  const after = await answerQuestion(session.prompts("chat-initial"), "drop", state, session);
  await show(
    session,
    `
${terminalStyle(io.hasColor).dim("Ask, or type /fix-code, /show, /verify, /help, /exit.")}`
  );
  return after;
}
async function talk(begun, session) {
  let state = begun;
  for (; ; ) {
    session.io.write("\n");
    const line = await session.io.read();
    if (line === null) {
      if (session.io.isTerminal) session.io.write("\n");
      return;
    }
    const asked = parseChatLine(line);
    if (asked.kind === "nothing") continue;
    if (!session.io.isTerminal) session.io.write(`> ${line}
`);
    await session.transcript.append("you", line);
    if (asked.kind === "command" && asked.name === "/exit") return;
    try {
      state = await answerLine(asked, state, session);
    } catch (error) {
      const isExpected = error instanceof ConfigurationError || error instanceof VerifierError || error instanceof ModelError;
      if (!isExpected) throw error;
      await tell(session, error.message);
    }
  }
}
async function answerLine(asked, state, session) {
  switch (asked.kind) {
    case "nothing":
      return state;
    case "question":
      return answerQuestion(asked.text, "mark", state, session);
    case "unknown-command":
      await tell(
        session,
        `There is no command ${quoted(asked.text)}: \`/help\` lists them. It was not sent to the model.`
      );
      return state;
    case "command":
      return run(asked.name, state, session);
  }
}
async function run(name, state, session) {
  switch (name) {
    case "/fix-code":
      return fixCode(state, session);
    case "/apply":
      return applyFix(state, session);
    case "/verify":
      return verifyAgain(state, session);
    case "/show":
      await showFinding(state, session);
      return state;
    case "/source":
      await showSource(state, session);
      return state;
    case "/messages":
      await showMessages(state, session);
      return state;
    case "/help":
    case "/exit":
      await showHelp(session);
      return state;
  }
}

// src/run-chat.ts
async function runChat(path, options, terminal) {
  const workingDirectory = terminal.cwd();
  const { root, file, config } = await openFileCommand(path, options, terminal);
  const userAgent = `${tool.name}/${tool.version}`;
  const [model, prompts] = await Promise.all([
    openModel(config, { workingDirectory, workflowToken: null, userAgent }),
    conversationPrompts(ownPrompts(config, readPrompt))
  ]);
  const kept = keptFile(options, file, workingDirectory, terminal.env);
  const line = { clear: () => {
  } };
  const typed = await openIo(terminal);
  const write = (text) => {
    line.clear();
    typed.write(text);
  };
  const session = {
    tree: { root, commit: null },
    path: file,
    config,
    tool,
    io: { ...typed, write },
    transcript: kept === null ? { append: async () => {
    } } : transcriptFile(kept, () => /* @__PURE__ */ new Date()),
    model,
    prompts,
    verifying: verifying(root, config, options, terminal, line),
    readSource: (name) => sourceReader.read(join2(root, name)),
    writeSource: (name, text) => replaceFile(join2(root, name), text)
  };
  try {
    const isDecided = await chat(options.finding ?? null, session);
    if (kept !== null && options.quiet !== true) terminal.stderr.write(`transcript: ${kept}
`);
    return isDecided ? 0 : 2;
  } finally {
    typed.close();
  }
}
function verifying(root, config, options, terminal, line) {
  const workingDirectory = terminal.cwd();
  return async (use) => {
    const { deps, progress } = await assembleLocally(config, options, terminal);
    line.clear = progress.clear;
    try {
      return await use(
        deps,
        (signal) => assembleRepair(config, {
          env: terminal.env,
          workingDirectory,
          tempDir: tmpdir(),
          attemptsFile: null,
          workflowToken: null,
          barred: options.replay === false ? "that was asked for by --no-replay" : null,
          sandbox: deps.sandbox,
          signal,
          plugins: localPlugins(root, void 0, workingDirectory, progress.warn)
        })
      );
    } finally {
      progress.clear();
      await deps.close();
    }
  };
}
async function openIo({ stdin, stdout, env }) {
  const hasColor = stdout.isTTY === true && !env.NO_COLOR;
  const folder = chatFolder(env);
  const historyFile = folder === null ? null : join2(folder, "history");
  return openChatTerminal({
    stdin,
    stdout,
    hasColor,
    prompt: terminalStyle(hasColor).bold("you> "),
    history: historyFile === null ? [] : await readHistory(historyFile),
    onHistory: (lines) => {
      if (historyFile !== null) void writeHistory(historyFile, lines);
    }
  });
}
function keptFile({ transcript }, file, workingDirectory, env) {
  if (transcript !== void 0) return resolve(workingDirectory, transcript);
  const folder = chatFolder(env);
  const time = (/* @__PURE__ */ new Date()).toISOString().slice(0, 19).replaceAll(":", "-");
  return folder === null ? null : join2(folder, `${time}-${basename(file)}.md`);
}
export {
  runChat
};

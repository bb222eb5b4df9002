import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  describeSandbox
} from "./chunks/chunk-GB3EZLTH.js";
import {
  openRepository
} from "./chunks/chunk-XYVGKKRJ.js";
import {
  countNote
} from "./chunks/chunk-LISEFWHA.js";
import {
  askInChat,
  codeLines,
  fenced,
  isShownAsIs
} from "./chunks/chunk-G7BUKEDN.js";
import {
  allRules,
  conversationPrompts,
  explainFinding,
  explanationSections,
  findingSources,
  groundingOf
} from "./chunks/chunk-55EQFUJP.js";
import {
  nightSeconds,
  openScan,
  planScan,
  scanShard,
  shareOf
} from "./chunks/chunk-F2P7N3VN.js";
import "./chunks/chunk-VLCGC2H6.js";
import {
  cacheLine
} from "./chunks/chunk-7RXR34PO.js";
import {
  compareBaseline,
  earlierFindings,
  makeBaseline,
  mergeLines,
  nightOf,
  parseBaseline,
  parseTrackingState,
  reasonGone,
  renderBaseline,
  renderTrackingState,
  scanReport,
  withNight
} from "./chunks/chunk-5M3IMFGA.js";
import {
  changeNotes,
  checkOutputLimit,
  commentBodyLimit,
  detailedFinding,
  details,
  findingBlocks,
  findingFacts,
  findingTable,
  fitBody,
  groupFindings,
  headline,
  placeMarkdown,
  renderJson,
  renderMarkdown,
  renderSarif,
  reportPage,
  summaryHead,
  summaryTail,
  tableRow,
  undecidedList,
  wholeBlock
} from "./chunks/chunk-VE6EJIF4.js";
import {
  counted
} from "./chunks/chunk-AEHWTJZL.js";
import {
  kindTitles
} from "./chunks/chunk-45YRCJYK.js";
import {
  conclude,
  failsJob,
  isFailing,
  jsonText,
  loopBound,
  today,
  triageFindings
} from "./chunks/chunk-FV4RGI7G.js";
import {
  parseConfigFile,
  withPromptTexts
} from "./chunks/chunk-ONSHOH2K.js";
import {
  matrixOf,
  mostShards,
  parseShard
} from "./chunks/chunk-WW7ZWROJ.js";
import {
  readScanLines,
  transferFinding,
  transferLimits,
  transferName,
  transferNumber,
  transferReport,
  transferRepositoryPath,
  transferText,
  writeScanLine
} from "./chunks/chunk-COGXKBKB.js";
import {
  createClient,
  createGitHubHost,
  inOurWords,
  keepReply,
  pageSize,
  parseMarker,
  readActionsEnvironment,
  renderMarker
} from "./chunks/chunk-ZO6LB6ME.js";
import {
  acceptorInTree,
  assembleRepair,
  charge,
  editProblem,
  isSourcePath,
  nothingSpent,
  pluginsIn,
  rejectionReasons,
  repairInTree
} from "./chunks/chunk-4JPFWZSD.js";
import {
  contextTokensOf,
  openModel,
  ownPrompts,
  pendingWork
} from "./chunks/chunk-PXVMEXJX.js";
import {
  readWorkspaceFile,
  writeWorkspaceFile
} from "./chunks/chunk-XSH2U4RB.js";
import {
  unifiedDiff
} from "./chunks/chunk-TBL53B36.js";
import "./chunks/chunk-6QDMIOKU.js";
import "./chunks/chunk-FFJ7RQAJ.js";
import {
  analyse,
  describeViolation,
  lendHeaders,
  loadChange,
  loadSource,
  noLentHeaders
} from "./chunks/chunk-WFEG757O.js";
import "./chunks/chunk-BJCS6NRT.js";
import {
  assemble,
  createCParser,
  createSandbox,
  deletedReason,
  tool
} from "./chunks/chunk-2BJRHKLQ.js";
import {
  openGrowingFile
} from "./chunks/chunk-QPT4YCZU.js";
import {
  codeSpan,
  escapeMarkdown,
  messageMarkdown,
  quoted,
  toldProperty
} from "./chunks/chunk-DBZTPTUJ.js";
import {
  buildConfig
} from "./chunks/chunk-P6POX3E6.js";
import {
  cut,
  plainText
} from "./chunks/chunk-LUDMVDRU.js";
import "./chunks/chunk-622N2Q4Q.js";
import "./chunks/chunk-T37PTCWW.js";
import {
  Secret
} from "./chunks/chunk-27KWD7BJ.js";
import {
  fileProblem
} from "./chunks/chunk-ELVJMEME.js";
import {
  hideSecret,
  hideSecretsOf,
  withoutSecrets,
  withoutSecretsIn
} from "./chunks/chunk-7SPXFMEH.js";
import {
  CodeHostError,
  ConfigurationError,
  ModelError,
  VerifierError,
  external_exports,
  productDigest,
  readGrammar,
  readPrompt
} from "./chunks/chunk-V3QJJ3YM.js";
import {
  error,
  getInput,
  info,
  notice,
  setFailed,
  setOutput,
  summary,
  warning
} from "./chunks/chunk-HNPHSDVP.js";
import "./chunks/chunk-XHD3XIZJ.js";

// src/adapters/github/read-finished-analysis.ts
var workflowRunPayload = external_exports.object({
  action: external_exports.string(),
  workflow_run: external_exports.object({
    id: external_exports.number().int().positive(),
    event: external_exports.string(),
    conclusion: external_exports.string().nullable(),
    head_sha: external_exports.string().regex(/^[0-9a-f]{40}$/),
    head_branch: external_exports.string().nullable(),
    head_repository: external_exports.object({ id: external_exports.number(), owner: external_exports.object({ login: external_exports.string().min(1) }).nullable() }).nullable()
  })
});
function readFinishedAnalysis({
  action,
  workflow_run: run2
}) {
  if (action !== "completed") return ignored("unsupported-action", "nothing to do: the analysis goes on");
  if (run2.event !== "pull_request" || run2.head_branch === null) {
    return ignored("unsupported-run", "nothing to report: the analysis was not that of a pull request");
  }
  if (run2.conclusion !== "success" && run2.conclusion !== "failure") {
    return ignored("unfinished-run", "nothing to report: the analysis was cancelled, or never ran");
  }
  const owner = run2.head_repository?.owner?.login;
  return {
    event: "finished-analysis",
    runId: run2.id,
    isGreen: run2.conclusion === "success",
    headSha: run2.head_sha,
    headBranch: run2.head_branch,
    headRepository: run2.head_repository === null || owner === void 0 ? null : { id: run2.head_repository.id, owner }
  };
}
function ignored(reasonCode2, message) {
  return { event: "ignored", reasonCode: reasonCode2, message };
}

// src/adapters/github/read-typed-comment.ts
var comment = external_exports.object({
  id: external_exports.number().int().positive(),
  body: external_exports.string().nullable(),
  user: external_exports.object({ id: external_exports.number(), login: external_exports.string().min(1), type: external_exports.string() }).nullable()
});
var issueCommentPayload = external_exports.object({
  action: external_exports.string(),
  issue: external_exports.object({ number: external_exports.number().int().positive(), pull_request: external_exports.object({}).nullish() }),
  comment
});
var reviewCommentPayload = external_exports.object({
  action: external_exports.string(),
  pull_request: external_exports.object({
    number: external_exports.number().int().positive(),
    head: external_exports.object({ repo: external_exports.object({ id: external_exports.number() }).nullable() }),
    base: external_exports.object({ repo: external_exports.object({ id: external_exports.number() }) })
  }),
  comment: comment.extend({ in_reply_to_id: external_exports.number().int().positive().optional() })
});
function readIssueComment({
  action,
  issue,
  comment: written
}) {
  if (issue.pull_request == null) {
    return ignored2("no-pull-request", "nothing to do: the comment is on an issue");
  }
  const rest = { number: issue.number, threadId: null, place: "conversation", isReadOnly: false };
  return typed(action, written, rest);
}
function readReviewComment({
  action,
  pull_request: pull,
  comment: written
}) {
  const isReadOnly = pull.head.repo?.id !== pull.base.repo.id;
  const threadId = written.in_reply_to_id ?? null;
  return typed(action, written, { number: pull.number, threadId, place: "diff", isReadOnly });
}
function typed(action, { id, body, user }, rest) {
  if (action !== "created") {
    return ignored2("unsupported-action", "nothing to do: only a new comment can be a command");
  }
  if (user === null || user.type === "Bot") return ignored2("bot", "nothing to do: a bot wrote the comment");
  return { event: "comment", id, author: { id: user.id, login: user.login }, body: body ?? "", ...rest };
}
function ignored2(reasonCode2, message) {
  return { event: "ignored", reasonCode: reasonCode2, message };
}

// src/adapters/github/read-trigger.ts
var sha = external_exports.string().regex(/^[0-9a-f]{40}$/);
var pullRequestPayload = external_exports.object({
  action: external_exports.string(),
  pull_request: external_exports.object({
    number: external_exports.number().int().positive(),
    head: external_exports.object({ sha, repo: external_exports.object({ id: external_exports.number() }).nullable() }),
    base: external_exports.object({ repo: external_exports.object({ id: external_exports.number() }) })
  })
});
var mergeGroupPayload = external_exports.object({ merge_group: external_exports.object({ head_sha: sha, base_sha: sha }) });
var pushPayload = external_exports.object({ before: sha, after: sha, deleted: external_exports.boolean().optional() });
var reviewedActions = ["opened", "synchronize", "reopened", "ready_for_review"];
var noCommit = "0".repeat(40);
function readTrigger(eventName, payload, allowPullRequestTarget) {
  switch (eventName) {
    case "pull_request":
      return readPullRequest(parse(pullRequestPayload, payload, eventName));
    case "pull_request_target": {
      if (!allowPullRequestTarget) {
        return {
          event: "refused",
          reasonCode: "pull-request-target",
          message: "pull_request_target runs the code of strangers with a token that can write. Use pull_request, or set the input allow-pull-request-target: true after reading docs/security.md."
        };
      }
      return readPullRequest(parse(pullRequestPayload, payload, eventName));
    }
    case "merge_group": {
      const { merge_group: group } = parse(mergeGroupPayload, payload, eventName);
      return { event: "merge-group", baseSha: group.base_sha, headSha: group.head_sha };
    }
    case "push":
      return readPush(parse(pushPayload, payload, eventName));
    case "schedule":
    case "workflow_dispatch":
      return { event: "nightly" };
    case "workflow_run":
      return readFinishedAnalysis(parse(workflowRunPayload, payload, eventName));
    case "issue_comment":
      return readIssueComment(parse(issueCommentPayload, payload, eventName));
    case "pull_request_review_comment":
      return readReviewComment(parse(reviewCommentPayload, payload, eventName));
    default:
      return ignored3("unsupported-event", `nothing to do on the event ${eventName.replace(/[^\w-]/g, "?")}`);
  }
}
function readPullRequest({ action, pull_request: pull }) {
  if (!reviewedActions.includes(action)) {
    return ignored3("unsupported-action", "nothing to do: the code of the pull request did not change");
  }
  return { event: "pull-request", number: pull.number, headSha: pull.head.sha };
}
function readPush({ before, after, deleted }) {
  if (deleted === true || after === noCommit)
    return ignored3("branch-deleted", "nothing to do: the branch was deleted");
  return { event: "push", before: before === noCommit ? null : before, after };
}
function ignored3(reasonCode2, message) {
  return { event: "ignored", reasonCode: reasonCode2, message };
}
function parse(schema, payload, eventName) {
  const result2 = schema.safeParse(payload);
  if (result2.success) return result2.data;
  const where = result2.error.issues[0]?.path.join(".") ?? "";
  throw new ConfigurationError(
    `the payload of the ${eventName} event is not what GitHub sends: ${where} is wrong`
  );
}

// src/config/parse-action-inputs.ts
function parseActionInputs(read) {
  const settings = {
    paths: lines(read("paths")),
    failOn: text(read("fail-on")),
    minTrust: text(read("min-trust")),
    failOnUnknown: truth("fail-on-unknown", read),
    allocationFailure: text(read("allocation-failure")),
    timeout: number("timeout", read),
    timeBudget: number("time-budget", read),
    memory: number("memory", read),
    jobs: number("jobs", read),
    esbmcPath: text(read("esbmc-path")),
    esbmcVersion: text(read("esbmc-version")),
    commentLimit: number("comment-limit", read),
    dryRun: truth("dry-run", read),
    model: text(read("model")),
    modelUrl: text(read("model-url")),
    modelApiKey: secret(read("model-api-key")),
    attempts: number("attempts", read),
    history: text(read("history")),
    temperature: number("temperature", read),
    budget: number("budget", read),
    commands: truth("commands", read),
    plugins: names(read("plugins")),
    repoPlugins: truth("repo-plugins", read)
  };
  return Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== void 0)
  );
}
function text(value) {
  return value.trim() === "" ? void 0 : value.trim();
}
function secret(value) {
  const key = text(value);
  return key === void 0 ? void 0 : new Secret(key);
}
function lines(value) {
  const found = value.split("\n").map((line) => line.trim()).filter((line) => line !== "");
  return found.length === 0 ? void 0 : found;
}
function names(value) {
  return lines(value.replaceAll(",", "\n"));
}
function number(name2, read) {
  const value = text(read(name2));
  if (value === void 0) return void 0;
  const parsed = Number(value);
  if (Number.isFinite(parsed)) return parsed;
  throw new ConfigurationError(`input ${name2}: \`${value}\` is not a number`);
}
function truth(name2, read) {
  const value = text(read(name2))?.toLowerCase();
  if (value === void 0) return void 0;
  if (value === "true" || value === "false") return value === "true";
  throw new ConfigurationError(`input ${name2}: \`${value}\` is neither \`true\` nor \`false\``);
}

// src/review/host-answer.ts
async function ask(request) {
  try {
    return { ok: true, value: await request() };
  } catch (error2) {
    if (!(error2 instanceof CodeHostError)) throw error2;
    return { ok: false, refusal: refusalOf(error2.status), message: error2.message };
  }
}
function refusalOf(status) {
  if (status === null || status >= 500) return "no-answer";
  if (status === 401 || status === 403) return "permission";
  if (status === 429) return "rate-limit";
  return status === 404 || status === 410 || status === 422 ? "not-acceptable" : "other";
}

// src/review/no-diff-note.ts
var noDiffNote = "GitHub did not list the files of the pull request: what was found is in its summary. Running the job again comments the lines.";

// src/review/annotations.ts
var messageLength = 1e3;
function annotationsOf(findings2, policy) {
  return findings2.map((finding) => {
    const { location, kind } = finding.counterexample.property;
    return {
      level: isFailing(finding, policy) ? "error" : "warning",
      file: location.file,
      line: location.line,
      column: location.column,
      title: titleOf(kind),
      message: plainText(finding.message, messageLength),
      fingerprint: finding.fingerprint
    };
  });
}
function titleOf(kind) {
  return `ESBMC: ${kindTitles[kind]}`;
}

// src/review/plan-check-run.ts
var checkRunName = "ESBMC";
function planCheckRun(report3, policy, links) {
  const context = { report: report3, policy, links };
  const { posted } = triageFindings(report3.findings, policy);
  const groups = groupFindings(posted);
  return {
    commit: links.commit,
    name: checkRunName,
    conclusion: conclude(report3, policy),
    title: headline(report3, policy).text,
    summary: fitBody([...summaryHead(context, groups), ...summaryTail(context)], checkOutputLimit),
    text: fitBody(
      groups.flatMap((group) => detailedFinding(group, context)),
      checkOutputLimit
    ),
    annotations: annotationsOf(posted, policy)
  };
}

// src/review/post-check-run.ts
var annotationsPerRequest = 50;
var maxCheckAnnotations = 500;
var noCheckRun = "GitHub did not take all of the check run, which needs `checks: write`: the job has everything.";
async function postCheckRun(run2, host) {
  const [first = [], ...rest] = batches(run2.annotations.slice(0, maxCheckAnnotations));
  const create3 = () => ask(() => host.createCheckRun({ ...run2, annotations: first }));
  let created = await create3();
  if (!created.ok && created.refusal === "no-answer") created = await create3();
  if (!created.ok) return created.refusal;
  const { value: id } = created;
  for (const annotations of rest) {
    const added = await ask(() => host.addCheckAnnotations(id, { ...run2, annotations }));
    if (!added.ok) return added.refusal;
  }
  return null;
}
function batches(annotations) {
  const count = Math.ceil(annotations.length / annotationsPerRequest);
  return Array.from(
    { length: count },
    (_, index) => annotations.slice(index * annotationsPerRequest, (index + 1) * annotationsPerRequest)
  );
}

// src/review/annotation-notes.ts
function annotationNotes(leftOut2) {
  if (leftOut2 === 0) return [];
  return [`The runner shows no more annotations; ${leftOut2} more are in the job's summary only.`];
}

// src/review/own-threads.ts
function ownThreads(comments, authorId) {
  return comments.toSorted(byAge).flatMap((first) => {
    const marker = ownMarker(first, authorId);
    if (marker?.kind !== "finding" || first.inReplyTo !== null) return [];
    const replies = comments.filter(({ inReplyTo }) => inReplyTo === first.id);
    return [
      {
        first,
        marker,
        isAnchored: first.subject === "file" || first.line !== null,
        isOver: replies.some((reply2) => ownMarker(reply2, authorId)?.kind === "fixed"),
        hasReplies: replies.length > 0
      }
    ];
  });
}
function ownMarker(comment2, authorId) {
  return authorId !== null && comment2.authorId === authorId ? parseMarker(comment2.body) : null;
}
function byAge(one, other) {
  return one.id - other.id;
}

// src/review/own-comments.ts
function toldFinding(comments, fingerprints, authorId) {
  const ours = ownThreads(comments, authorId).filter(
    ({ marker }) => fingerprints.includes(marker.fingerprint)
  );
  const isCurrent = ({ isAnchored, isOver }) => isAnchored && !isOver;
  return {
    // Of two (a race between runs) the oldest is kept, as everywhere.
    current: ours.find(isCurrent)?.first ?? null,
    outdated: ours.findLast((thread) => !isCurrent(thread))?.first ?? null
  };
}
function ownSummaries(comments, authorId) {
  return comments.filter((comment2) => ownMarker(comment2, authorId)?.kind === "summary").toSorted(byAge);
}

// src/review/remove-duplicates.ts
async function removeDuplicates(pullNumber, host) {
  const known = await ask(async () => ({
    comments: await host.reviewComments(pullNumber),
    authorId: await host.ownAuthorId()
  }));
  if (!known.ok) return;
  const { comments, authorId } = known.value;
  const told = /* @__PURE__ */ new Set();
  for (const { first, marker, isAnchored, isOver, hasReplies } of ownThreads(comments, authorId)) {
    if (!isAnchored || isOver) continue;
    if (told.has(marker.fingerprint) && !hasReplies) await ask(() => host.deleteReviewComment(first.id));
    told.add(marker.fingerprint);
  }
}

// src/review/same-body.ts
function isSameBody(hosted, body) {
  return normalised(hosted) === normalised(body);
}
function normalised(body) {
  return body.replaceAll("\r\n", "\n").trimEnd();
}

// src/review/gone-answer.ts
var explanations = {
  passes: "ESBMC checked this place again, at least as far as before, and it holds.",
  holds: "ESBMC checked the code around it again, at least as far as before, and found nothing.",
  "file-deleted": "its file was deleted.",
  "as-before": "the code is again as it was before this pull request.",
  moved: "its file was renamed, and the finding is told there."
};
function goneAnswer(fingerprint2, reason2, { commit: commit2 }) {
  const marker = renderMarker({ kind: "fixed", fingerprint: fingerprint2, commit: commit2 });
  return `${marker}
**No longer found** at ${codeSpan(commit2.slice(0, 12))}: ${explanations[reason2]}`;
}

// src/review/settle-threads.ts
var maxSettled = 30;
async function settleThreads(plan, comments, authorId, host) {
  const gone = ownThreads(comments, authorId).filter(({ isOver }) => !isOver).flatMap((thread) => {
    const reason2 = reasonGone(earlierFinding(thread), plan.evidence);
    return reason2 === null ? [] : [{ ...thread, reason: reason2 }];
  }).slice(0, maxSettled);
  if (gone.length === 0) return { settled: [], refusal: null };
  const threads = await ask(() => host.reviewThreads(plan.pullNumber));
  let mayResolve = threads.ok;
  const settled = [];
  for (const { first, marker, reason: reason2 } of gone) {
    const known = threads.ok ? threads.value.find(({ firstCommentId }) => firstCommentId === first.id) : null;
    const action = await close(first, mayResolve ? known ?? null : null, host);
    if (action !== "resolved") mayResolve = false;
    const { fingerprint: fingerprint2 } = marker;
    const body = goneAnswer(fingerprint2, reason2, plan);
    const answer = await ask(() => host.replyTo(plan.pullNumber, first.id, body));
    if (!answer.ok) return { settled, refusal: answer.refusal };
    settled.push({ fingerprint: fingerprint2, action });
  }
  return { settled, refusal: null };
}
function earlierFinding({ first, marker }) {
  return { path: first.path, fingerprint: marker.fingerprint, property: marker.property ?? null };
}
async function close(first, thread, host) {
  if (thread?.isResolved === true) return "resolved";
  if (thread !== null && (await ask(() => host.resolveThread(thread.id))).ok) return "resolved";
  return (await ask(() => host.hideComment(first.nodeId))).ok ? "hidden" : "answered";
}

// src/review/place-findings.ts
var maxComments = 30;
function placeFindings(groups, diff, limit2) {
  const placed = groups.map((group) => ({ ...group, anchor: anchorOf(group, diff) }));
  const ofKind = (kind) => placed.filter(({ anchor }) => anchor?.kind === kind);
  const commented2 = new Set([...ofKind("line"), ...ofKind("file")].slice(0, Math.min(limit2, maxComments)));
  return placed.map((group) => commented2.has(group) ? group : { ...group, anchor: null });
}
function anchorOf({ lead }, diff) {
  const { file, line } = lead.counterexample.property.location;
  if (isOnDiff({ kind: "line", path: file, line }, diff)) return { kind: "line", path: file, line };
  return diff.some(({ path }) => path === file) ? { kind: "file", path: file } : null;
}
function isOnDiff(anchor, diff) {
  const file = diff.find(({ path }) => path === anchor.path);
  if (file === void 0 || anchor.kind === "file") return file !== void 0;
  const first = anchor.startLine ?? anchor.line;
  return (file.hunks ?? []).some(({ start, end: end2 }) => start <= first && anchor.line <= end2);
}

// src/review/submit-comments.ts
var settleSeconds = 3;
async function submitComments(plan, comments, deps) {
  const onLines = comments.filter(({ anchor }) => anchor.kind === "line");
  const review = await submitReview(plan, onLines, deps);
  const onFiles = [...review.unposted, ...comments.filter(({ anchor }) => anchor.kind === "file")];
  if (review.refusal !== null) return { ...review, unposted: onFiles };
  const files = await submitFileComments(plan, onFiles, deps);
  return { ...files, posted: [...review.posted, ...files.posted] };
}
async function submitReview(plan, comments, deps) {
  const posted = [];
  let left = comments;
  for (let attempt2 = 1; attempt2 <= 2 && left.length > 0; attempt2++) {
    const review = left.map(({ anchor, body }) => ({ anchor, body }));
    const answer = await ask(() => deps.host.createReview(plan.pullNumber, plan.commit, review));
    if (answer.ok) {
      posted.push(...left);
      left = [];
    } else if (answer.refusal === "not-acceptable") {
      const acceptable = await acceptableComments(plan, left, deps.host);
      if (acceptable.length === 0 || attempt2 === 2) break;
      left = acceptable;
    } else if (answer.refusal === "no-answer") {
      const arrived = await arrivedComments(plan, left, deps);
      if (arrived === null) return submitted(comments, posted, "no-answer");
      posted.push(...arrived);
      left = left.filter((comment2) => !arrived.includes(comment2));
      if (attempt2 === 2 && left.length > 0) return submitted(comments, posted, "no-answer");
    } else {
      return submitted(comments, posted, answer.refusal);
    }
  }
  return submitted(comments, posted, null);
}
async function submitFileComments(plan, comments, deps) {
  const posted = [];
  for (const comment2 of comments) {
    const onFile = { anchor: { kind: "file", path: comment2.anchor.path }, body: comment2.body };
    const create3 = () => ask(() => deps.host.createFileComment(plan.pullNumber, plan.commit, onFile));
    let answer = await create3();
    if (!answer.ok && answer.refusal === "no-answer") {
      const arrived = await arrivedComments(plan, [comment2], deps);
      if (arrived === null) return submitted(comments, posted, "no-answer", "file");
      answer = arrived.length > 0 ? { ok: true, value: void 0 } : await create3();
    }
    if (answer.ok) posted.push(comment2);
    else if (answer.refusal !== "not-acceptable") return submitted(comments, posted, answer.refusal, "file");
  }
  return submitted(comments, posted, null, "file");
}
async function acceptableComments(plan, comments, host) {
  const removed = await ask(
    () => host.removePendingReviews(plan.pullNumber, (body) => parseMarker(body) !== null)
  );
  const diff = await ask(() => host.diffFiles(plan.pullNumber));
  if (!diff.ok) return [];
  const onDiff = comments.filter(({ anchor }) => isOnDiff(anchor, diff.value));
  const isSame = onDiff.length === comments.length && !(removed.ok && removed.value > 0);
  return isSame ? [] : onDiff;
}
async function arrivedComments(plan, comments, { host, pause }) {
  await pause(settleSeconds);
  const known = await ask(async () => ({
    hosted: await host.reviewComments(plan.pullNumber),
    authorId: await host.ownAuthorId()
  }));
  if (!known.ok) return null;
  const { hosted, authorId } = known.value;
  return comments.filter(({ fingerprints }) => toldFinding(hosted, fingerprints, authorId).current !== null);
}
function submitted(comments, posted, refusal2, where = "line") {
  return {
    posted: posted.map(({ fingerprint: fingerprint2 }) => ({ fingerprint: fingerprint2, where, action: "created" })),
    unposted: comments.filter(({ fingerprint: fingerprint2 }) => posted.every((one) => one.fingerprint !== fingerprint2)),
    refusal: refusal2
  };
}

// src/review/post-comments.ts
async function postComments(plan, deps) {
  const { host } = deps;
  const known = await ask(async () => {
    const comments2 = await host.reviewComments(plan.pullNumber);
    return { comments: comments2, authorId: comments2.length === 0 ? null : await host.ownAuthorId() };
  });
  if (!known.ok) return { posted: [], unposted: plan.comments, settled: [], refusal: known.refusal };
  const { comments, authorId } = known.value;
  const kept = [];
  const missing = [];
  for (const planned of plan.comments) {
    const told = toldFinding(comments, planned.fingerprints, authorId);
    const comment2 = { ...planned, body: withEarlier(planned.body, told.outdated) };
    const action = told.current === null ? null : await bringUpToDate(told.current, comment2.body, host);
    if (action === null || told.current === null) missing.push(comment2);
    else kept.push({ fingerprint: planned.fingerprint, where: told.current.subject, action });
  }
  const submitted2 = await submitComments(plan, missing, deps);
  if (submitted2.posted.length > 0) await removeDuplicates(plan.pullNumber, host);
  const posted = [...kept, ...submitted2.posted];
  if (submitted2.refusal !== null) return { ...submitted2, posted, settled: [] };
  const { settled, refusal: refusal2 } = await settleThreads(plan, comments, authorId, host);
  return { posted, unposted: submitted2.unposted, settled, refusal: refusal2 };
}
async function bringUpToDate(comment2, body, host) {
  if (isSameBody(comment2.body, body)) return "kept";
  const answer = await ask(() => host.updateReviewComment(comment2.id, body));
  if (answer.ok) return "updated";
  return answer.refusal === "not-acceptable" ? null : "kept";
}
function withEarlier(body, outdated) {
  return outdated === null ? body : `${body}

<sub>Still there: see [the earlier comment](${outdated.url}).</sub>`;
}

// src/review/finding-comment.ts
function findingComment(group, context) {
  const { fingerprint: fingerprint2, message } = group.lead;
  const { commit: commit2, base } = context;
  const property = toldProperty(group.lead, base);
  return fitBody(
    [
      wholeBlock(
        `${renderMarker({ kind: "finding", fingerprint: fingerprint2, commit: commit2, property })}
**${messageMarkdown(message)}**`
      ),
      ...findingBlocks(group, context),
      wholeBlock(offeredCommands(fingerprint2, context.commands)),
      wholeBlock(findingFacts(group.lead, context.esbmcVersion))
    ],
    commentBodyLimit
  );
}
function offeredCommands(fingerprint2, commands) {
  if (commands === "none") return "";
  const [where, name2] = commands === "in-reply" ? ["Reply", ""] : ["Comment in the conversation, not here,", ` ${fingerprint2}`];
  const ignored4 = commands === "in-reply" ? "" : `${fingerprint2} `;
  return `${where} \`/esbmc-fix${name2}\` for a repair that ESBMC has checked, or \`/esbmc-ignore ${ignored4}REASON\` if it is meant to be so.`;
}

// src/review/fix-evidence.ts
function fixEvidence(report3, diff) {
  const { base, units, functions, findings: findings2, held = [], skipped } = report3;
  const renames = diff?.flatMap(
    ({ path, previousPath }) => previousPath === void 0 ? [] : [[previousPath, path]]
  );
  return {
    base,
    units,
    functions,
    findings: findings2,
    held,
    deleted: new Set(skipped.filter(({ reason: reason2 }) => reason2 === deletedReason).map(({ file }) => file)),
    touched: /* @__PURE__ */ new Set([
      ...units.map(({ unit }) => unit.file),
      ...functions.map(({ file }) => file),
      ...skipped.map(({ file }) => file)
    ]),
    renames: renames === void 0 ? null : new Map(renames)
  };
}

// src/review/review-plan.ts
function planReview(report3, policy, facts) {
  const { pull, commit: commit2 } = facts;
  const context = { report: report3, policy, links: { ...facts.repository, commit: commit2 } };
  const { posted } = triageFindings(report3.findings, policy);
  const limit2 = pull.draft ? 0 : facts.commentLimit;
  const placed = placeFindings(groupFindings(posted), facts.diff ?? [], limit2);
  const commandPlace = pull.fromFork ? "in-conversation" : "in-reply";
  const plannedComment = (group) => {
    if (group.anchor === null) return [];
    const body = findingComment(group, {
      links: context.links,
      isFailing: isFailing(group.lead, policy),
      esbmcVersion: report3.esbmc?.version ?? null,
      commit: commit2,
      base: report3.base,
      commands: facts.commands ? commandPlace : "none"
    });
    const fingerprints = [group.lead, ...group.others].map(({ fingerprint: fingerprint2 }) => fingerprint2);
    const inSummary = detailedFinding(group, context);
    return [{ fingerprint: group.lead.fingerprint, fingerprints, anchor: group.anchor, body, inSummary }];
  };
  return {
    pullNumber: pull.number,
    commit: commit2,
    conclusion: conclude(report3, policy),
    headline: headline(report3, policy),
    isQuiet: pull.state === "closed",
    comments: placed.flatMap(plannedComment),
    summary: {
      head: [wholeBlock(renderMarker({ kind: "summary", commit: commit2 })), ...summaryHead(context, placed)],
      tail: [
        ...placed.filter(({ anchor }) => anchor === null).flatMap((group) => detailedFinding(group, context)),
        ...summaryTail(context)
      ]
    },
    isWorthASummary: report3.functions.length + report3.units.length + report3.findings.length > 0,
    jobSummary: renderMarkdown(report3, policy, context.links),
    annotations: annotationsOf(
      placed.flatMap(({ lead, others }) => [lead, ...others]),
      policy
    ),
    evidence: fixEvidence(report3, facts.diff)
  };
}
function summaryBody({ summary: summary2 }, moved) {
  return fitBody(
    [...summary2.head, ...moved.flatMap(({ inSummary }) => inSummary), ...summary2.tail],
    commentBodyLimit
  );
}

// src/review/post-summary.ts
async function postSummary(plan, moved, deps) {
  const known = await findSummary(plan, deps.host);
  if (!known.ok) return { action: "none", url: null, refusal: known.refusal };
  const body = summaryBody(plan, moved);
  if (known.value !== null) {
    const updated = await update(known.value, body, deps.host);
    if (updated !== null) return updated;
  } else if (!plan.isWorthASummary) {
    return { action: "none", url: null, refusal: null };
  }
  return await create(plan, body, deps);
}
async function update(comment2, body, host) {
  const { url } = comment2;
  if (isSameBody(comment2.body, body)) return { action: "kept", url, refusal: null };
  const answer = await ask(() => host.updateIssueComment(comment2.id, body));
  if (answer.ok) return { action: "updated", url, refusal: null };
  return answer.refusal === "not-acceptable" ? null : { action: "none", url: null, refusal: answer.refusal };
}
async function create(plan, body, { host, pause }) {
  const attempt2 = () => ask(() => host.createIssueComment(plan.pullNumber, body));
  let answer = await attempt2();
  if (!answer.ok && answer.refusal === "no-answer") {
    await pause(settleSeconds);
    const arrived = await findSummary(plan, host);
    if (!arrived.ok) return { action: "none", url: null, refusal: "no-answer" };
    answer = arrived.value === null ? await attempt2() : { ok: true, value: arrived.value };
  }
  if (!answer.ok) return { action: "none", url: null, refusal: answer.refusal };
  const kept = await findSummary(plan, host);
  return { action: "created", url: (kept.ok ? kept.value?.url : null) ?? answer.value.url, refusal: null };
}
function findSummary({ pullNumber }, host) {
  return ask(async () => {
    const comments = await host.issueComments(pullNumber);
    const authorId = comments.length === 0 ? null : await host.ownAuthorId();
    const [oldest = null, ...younger] = ownSummaries(comments, authorId);
    for (const { id } of younger) await ask(() => host.deleteIssueComment(id));
    return oldest;
  });
}

// src/review/quote-notes.ts
function quoteNotes(notes) {
  return `${notes.map((note) => `> ${note}`).join("\n>\n")}
`;
}

// src/review/publish.ts
var nothingPosted = { posted: [], unposted: [], settled: [], refusal: null };
var noSummary = { action: "none", url: null, refusal: null };
async function publish(plan, deps) {
  await deps.job.writeSummary(plan.jobSummary);
  const comments = plan.isQuiet ? nothingPosted : await postComments(plan, deps);
  const summary2 = plan.isQuiet ? noSummary : await postSummary(plan, comments.unposted, deps);
  const unposted = plan.isQuiet ? plan.comments : comments.unposted;
  const told = new Set(comments.posted.map(({ fingerprint: fingerprint2 }) => fingerprint2));
  const inComments = new Set(
    plan.comments.filter(({ fingerprint: fingerprint2 }) => told.has(fingerprint2)).flatMap(({ fingerprints }) => fingerprints)
  );
  const leftOut2 = deps.job.annotate(
    plan.annotations.filter(({ fingerprint: fingerprint2 }) => !inComments.has(fingerprint2))
  );
  const refusal2 = comments.refusal ?? summary2.refusal;
  const notes = [...refusalNotes(refusal2, summary2.action), ...annotationNotes(leftOut2.length)];
  if (notes.length > 0) await deps.job.writeSummary(quoteNotes(notes));
  return {
    findings: [
      ...comments.posted,
      ...unposted.map(({ fingerprint: fingerprint2 }) => {
        return { fingerprint: fingerprint2, where: summary2.action === "none" ? "job" : "summary", action: "created" };
      })
    ],
    settled: comments.settled,
    summary: { action: summary2.action, url: summary2.url },
    refusal: refusal2,
    notes
  };
}
var reasons = {
  permission: "GitHub did not allow this run to comment: its token can't write to the pull request, as on those from forks and by Dependabot.",
  "rate-limit": "GitHub's rate limit did not let the comments through in time. Running the job again posts them.",
  "no-answer": "GitHub did not answer when the comments were posted. Running the job again posts what is missing.",
  "not-acceptable": "GitHub did not accept the comment with the summary. Running the job again posts what is missing.",
  other: "GitHub refused the comments. Running the job again posts what is missing."
};
function refusalNotes(refusal2, summary2) {
  if (refusal2 === null) return [];
  const where = summary2 === "none" ? "in annotations" : "in the pull request's";
  return [`${reasons[refusal2]} All findings are in the job's summary and ${where}.`];
}

// src/review/tell-job.ts
async function tellJob(report3, policy, links, job) {
  await job.writeSummary(renderMarkdown(report3, policy, links));
  const left = job.annotate(annotationsOf(triageFindings(report3.findings, policy).posted, policy));
  const notes = annotationNotes(left.length);
  if (notes.length > 0) await job.writeSummary(quoteNotes(notes));
  return notes;
}

// src/review/command/command.ts
var maxQuestionLength = 1e3;
var maxReasonLength = 300;

// src/review/command/parse-command.ts
var fingerprintStart = /^[0-9a-f]{4,16}$/;
var fingerprint = /^[0-9a-f]{16}$/;
function parseCommand(body, place) {
  const [line = ""] = body.split(/\r\n|\r|\n/, 1);
  if (!line.startsWith("/esbmc-")) return null;
  const [typed2 = "", ...words] = line.replace(/[ \t]+$/, "").split(/[ \t]+/);
  switch (typed2) {
    case "/esbmc-fix":
      return parseFix(words);
    case "/esbmc-ignore":
      return parseIgnore(words, place);
    case "/esbmc-verify":
      return words.length === 0 ? { name: "verify" } : malformed("`/esbmc-verify` takes nothing else.");
    case "/esbmc-explain":
      return parseExplain(words);
    case "/esbmc-ask":
      return parseAsk(words);
    case "/esbmc-help":
      return words.length === 0 ? { name: "help" } : malformed("`/esbmc-help` takes nothing else.");
    default:
      return malformed("There is no such command.");
  }
}
function parseFix(words) {
  const findings2 = words.filter((word2) => word2 !== "--suggest");
  const [finding = null, ...others] = findings2;
  const options = words.length - findings2.length;
  const isFinding = finding === null || fingerprintStart.test(finding);
  if (!isFinding || others.length > 0 || options > 1) {
    return malformed("After `/esbmc-fix` may stand the name of a finding, and `--suggest`.");
  }
  return { name: "fix", finding, isSuggestOnly: options === 1 };
}
function parseExplain(words) {
  const [finding = null, ...others] = words;
  const isFinding = finding === null || fingerprintStart.test(finding);
  if (!isFinding || others.length > 0)
    return malformed("After `/esbmc-explain` may stand the name of a finding.");
  return { name: "explain", finding };
}
function parseAsk(words) {
  const question = words.join(" ");
  if (question === "") return malformed("After `/esbmc-ask` stands a question, on the same line.");
  if (question.length > maxQuestionLength)
    return malformed(`The question is longer than ${maxQuestionLength} characters.`);
  return { name: "ask", question };
}
function parseIgnore(words, place) {
  const [first = "", ...rest] = words;
  const pattern = place === "thread" ? fingerprint : fingerprintStart;
  const isNamed = pattern.test(first);
  if (!isNamed && place === "conversation") {
    return malformed("After `/esbmc-ignore` stand the name of a finding and the reason.");
  }
  const reason2 = (isNamed ? rest : words).join(" ");
  if (reason2 === "") return malformed("`/esbmc-ignore` needs a reason, for those who read it later.");
  if (reason2.length > maxReasonLength) {
    return malformed(`The reason is longer than ${maxReasonLength} characters.`);
  }
  return { name: "ignore", finding: isNamed ? first : null, reason: reason2 };
}
function malformed(why) {
  return { name: "malformed", why };
}

// src/review/command/ignored-findings.ts
async function ignoredFindings(number2, deps) {
  return ask(async () => {
    const conversation = await deps.host.issueComments(number2);
    const diff = await deps.host.reviewComments(number2);
    const authorId = await deps.host.ownAuthorId();
    const ignored4 = [];
    for (const reply2 of [...conversation, ...diff]) {
      const marker = ownMarker(reply2, authorId);
      if (marker?.kind !== "ignored") continue;
      const { command: command3, fingerprint: fingerprint2 } = marker;
      const comment2 = commented(command3, conversation, diff);
      const reason2 = comment2 === null ? null : reasonOf(comment2, fingerprint2, diff, authorId);
      if (comment2 === null || reason2 === null) continue;
      const { authorId: id, authorLogin: login } = comment2;
      if (!await deps.commands.mayWrite({ id, login })) continue;
      ignored4.push({ fingerprint: fingerprint2, reason: reason2, expires: null, ignoredBy: login });
    }
    return ignored4;
  });
}
function findingOfThread(threadId, diff, authorId) {
  const first = diff.find(({ id }) => id === threadId);
  const marker = first === void 0 ? null : ownMarker(first, authorId);
  return marker?.kind === "finding" || marker?.kind === "suggestion" ? marker.fingerprint : null;
}
function commented({ place, id }, conversation, diff) {
  const comments = place === "diff" ? diff : conversation;
  return comments.find((comment2) => comment2.id === id) ?? null;
}
function reasonOf({ body, inReplyTo = null }, fingerprint2, diff, authorId) {
  const command3 = parseCommand(body, inReplyTo === null ? "conversation" : "thread");
  if (command3?.name !== "ignore") return null;
  const isMeant = command3.finding === null ? findingOfThread(inReplyTo, diff, authorId) === fingerprint2 : fingerprint2.startsWith(command3.finding);
  return isMeant ? command3.reason : null;
}

// src/modes/heed-ignored.ts
async function heed(report3, number2, config, { host, commands }) {
  const isAsked = config.commands && report3.findings.length > 0;
  if (!isAsked || number2 === null || host === null || commands === null) return { config, report: report3 };
  const ignored4 = await ignoredFindings(number2, { host, commands });
  if (!ignored4.ok) {
    const note = "Which findings are ignored here by `/esbmc-ignore` could not be read: all of them count.";
    return { config, report: { ...report3, notes: [...report3.notes, note] } };
  }
  return { config: { ...config, suppressions: [...config.suppressions, ...ignored4.value] }, report: report3 };
}

// src/modes/scanned-base.ts
var fullHash = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
async function scannedBase({ base, rules }, { repository, baseline, log }) {
  if (baseline === null) return null;
  const unused = (reason2) => {
    log(`The baseline is not used, and the base is verified instead: ${reason2}.`);
    return null;
  };
  const text3 = await baseline(rules);
  if (text3 === null) return unused("there is none yet");
  const read = parseBaseline(text3);
  if (!read.ok) return unused(`it is none: ${read.reason}`);
  const commit2 = read.baseline.nights.at(-1)?.head ?? null;
  if (commit2 === null || !fullHash.test(commit2)) return unused("it does not say which commit was scanned");
  try {
    await repository.obtain([commit2]);
  } catch (error2) {
    if (error2 instanceof ConfigurationError)
      return unused(`the commit that was scanned, ${commit2}, is not here`);
    throw error2;
  }
  const changes = await repository.changes(commit2, base);
  const changed = changes.flatMap(({ path, basePath }) => [path, ...basePath === null ? [] : [basePath]]);
  return { changed: new Set(changed), findings: findingsOf(read.baseline) };
}
function findingsOf({ findings: findings2 }) {
  return new Map(
    findings2.map(({ fingerprint: fingerprint2, file, property: { origin, bound, start } }) => [
      fingerprint2,
      { file, origin, bound, start }
    ])
  );
}

// src/modes/verify-range.ts
async function verifyRange(range, config, deps) {
  const opened = await openRange(range, config, deps);
  const { analysis } = opened;
  const subject = { ...opened.subject, scanned: await scannedBase(range, deps) };
  const { version: version2, sha256 } = analysis.verifier;
  const report3 = {
    tool: deps.tool,
    esbmc: { version: version2, sha256 },
    base: range.base,
    head: range.head,
    ...await analyse(subject, config, describeViolation, analysis)
  };
  return { ...opened, report: report3 };
}
async function openRange({ base, head }, config, deps) {
  const { repository } = deps;
  const changes = await repository.changes(base, head);
  const commits = { head: await repository.checkOut(head), base: await repository.checkOut(base) };
  const lent = await lendHeaders(repository, changes, commits.head);
  const trees = { ...commits, checkout: repository.root, lent };
  const analysis = await deps.analysis(config);
  return { subject: await loadChange(changes, trees, config, analysis), analysis };
}
async function findRange(trigger, deps) {
  switch (trigger.event) {
    case "pull-request": {
      if (deps.host === null) {
        throw new ConfigurationError("input github-token: a token that can read the pull request is needed");
      }
      const pull = await deps.host.pullRequest(trigger.number);
      const base = await mergeBase(pull.baseSha, trigger.headSha, deps);
      return { base, head: trigger.headSha, rules: pull.baseSha, pull };
    }
    case "merge-group": {
      const base = await mergeBase(trigger.baseSha, trigger.headSha, deps);
      return { base, head: trigger.headSha, rules: trigger.baseSha, pull: null };
    }
    case "push": {
      const base = trigger.before ?? await deps.repository.resolve(`${trigger.after}^`);
      await deps.repository.obtain([base, trigger.after]);
      return { base, head: trigger.after, rules: base, pull: null };
    }
  }
}
async function mergeBase(base, head, { repository, host }) {
  const known = await repository.mergeBase(base, head);
  const commit2 = known ?? await host?.mergeBaseOf(base, head);
  if (commit2 === void 0) {
    throw new ConfigurationError(
      "the clone has no common history of base and head: check out with `fetch-depth: 0`"
    );
  }
  await repository.obtain([commit2, base, head]);
  return commit2;
}
async function settingsAt(commit2, { repository, configPath }) {
  const text3 = await repository.readAt(commit2, configPath);
  if (text3 === null) return {};
  const settings = parseConfigFile(text3, configPath);
  return withPromptTexts(settings, configPath, (path) => repository.readAt(commit2, path));
}

// src/modes/gate.ts
async function gate(trigger, settings, deps) {
  const range = await findRange(trigger, deps);
  const configured = buildConfig([await settingsAt(range.rules, deps), settings]);
  const verified = await verifyRange(range, configured, deps);
  const { config, report: report3 } = await heed(verified.report, range.pull?.number ?? null, configured, deps);
  await deps.save(renderJson(report3, config), report3);
  await deps.saveSarif?.(renderSarif(report3, config));
  const conclusion = conclude(report3, config);
  const check = await checkRun(report3, range, config, deps);
  const job = check === "posted" ? { ...deps.job, annotate: () => [] } : deps.job;
  const notes = await tell(report3, range, config, { ...deps, job });
  if (check === "refused") {
    notes.push(noCheckRun);
    await deps.job.writeSummary(quoteNotes([noCheckRun]));
  }
  for (const note of notes) deps.log(note);
  const decision = report3.units.length === 0 ? "nothing-to-check" : range.pull === null ? "checked" : "reviewed";
  return { conclusion, failed: failsJob(conclusion, config), report: report3, policy: config, decision };
}
async function checkRun(report3, { head }, config, { host, links }) {
  if (!config.checkRun || config.dryRun || host === null) return "not-asked-for";
  const run2 = planCheckRun(report3, config, { ...links, commit: head });
  return await postCheckRun(run2, host) === null ? "posted" : "refused";
}
async function tell(report3, range, config, { host, job, pause, links }) {
  const pull = range.pull === null || host === null || config.dryRun ? null : await asItIs(range.pull, host);
  if (pull === null || host === null || pull.headSha !== range.head) {
    return [...await tellJob(report3, config, { ...links, commit: range.head }, job)];
  }
  const diff = await ask(() => host.diffFiles(pull.number));
  const facts = {
    pull,
    diff: diff.ok ? diff.value : null,
    repository: links,
    commit: range.head,
    commentLimit: config.commentLimit,
    commands: config.commands
  };
  const { notes } = await publish(planReview(report3, config, facts), { host, job, pause });
  return diff.ok ? [...notes] : [...notes, noDiffNote];
}
async function asItIs(pull, host) {
  const answer = await ask(() => host.pullRequest(pull.number));
  return answer.ok ? answer.value : pull;
}

// src/open-gate.ts
import { dirname as dirname2, join as join4 } from "node:path";

// src/adapters/cache/actions-cache.ts
import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
var limit = { bytes: 64 * 1024 * 1024, entries: 2e4 };
async function restoreVerdicts({
  env,
  tempDir,
  maySave,
  log,
  load = () => import("./chunks/cache-RN2CLIWN.js")
}) {
  if (!env.ACTIONS_RUNTIME_TOKEN || !(env.ACTIONS_RESULTS_URL || env.ACTIONS_CACHE_URL)) return null;
  const service = await load();
  if (!service.isFeatureAvailable()) return null;
  const folder = join(tempDir, "esbmc-action-verdicts");
  await rm(folder, { recursive: true, force: true });
  const prefix = `esbmc-action-verdicts-${process.platform}-${process.arch}-${await productDigest()}-`;
  const key = `${prefix}${randomUUID()}`;
  try {
    await service.restoreCache([folder], key, [prefix]);
  } catch (error2) {
    log(`Verdicts of earlier runs could not be fetched: ${messageOf(error2)}`);
  }
  return {
    folder,
    limit,
    save: async () => {
      if (!maySave()) return;
      try {
        await service.saveCache([folder], key);
      } catch (error2) {
        log(`Verdicts could not be kept for later runs: ${messageOf(error2)}`);
      }
    }
  };
}
function messageOf(error2) {
  return error2 instanceof Error ? error2.message : String(error2);
}

// src/adapters/github/may-keep-verdicts.ts
var ownEvents = /* @__PURE__ */ new Set(["pull_request", "push", "workflow_dispatch"]);
function mayKeepVerdicts(eventName, runsCode) {
  return eventName === "schedule" || ownEvents.has(eventName) && !runsCode;
}

// src/adapters/github/read-code-run-facts.ts
var payloadFacts = external_exports.object({
  repository: external_exports.object({ private: external_exports.boolean() }).optional(),
  pull_request: external_exports.object({
    number: external_exports.number(),
    head: external_exports.object({ repo: external_exports.object({ id: external_exports.number() }).nullable() }),
    base: external_exports.object({ repo: external_exports.object({ id: external_exports.number() }) })
  }).optional()
});
var personalToken = /^(?:gh[opur]_|github_pat_)/;
function readCodeRunFacts(actions, { token, modelKey, isDryRun, isForRunning }) {
  const { repository, pull_request: pull } = payloadFacts.safeParse(actions.payload).data ?? {};
  const ownFile = `${actions.owner}/${actions.repo}/.github/workflows/`;
  const { workflowRef } = actions;
  return {
    event: actions.eventName,
    isHosted: actions.isHosted,
    isOwnWorkflow: pull !== void 0 && workflowRef.startsWith(ownFile) && workflowRef.endsWith(`@refs/pull/${pull.number}/merge`),
    isFork: pull !== void 0 && pull.head.repo?.id !== pull.base.repo.id,
    isPublic: repository?.private === false,
    isDryRun,
    isForRunning,
    hasSecrets: modelKey !== "" || actions.canGetTokens || personalToken.test(token)
  };
}

// src/domain/may-run-code.ts
function mayRunCode(facts) {
  if (facts.sandbox === "namespaces") return allowed("it runs in namespaces");
  if (facts.sandbox === "none") return refused("this machine has no sandbox at all");
  if (facts.hasSecrets) return refused("without namespaces it could read the secrets of this job");
  if (facts.isForRunning) return allowed("this job has no secret and may not write");
  if (facts.event === "schedule") return allowed("it is the code of the default branch");
  if (facts.event !== "pull_request") {
    return refused(
      `without namespaces it could read the token of this job, which ran on ${word(facts.event)}`
    );
  }
  if (!facts.isHosted) return refused("without namespaces it could change this machine, which stays");
  if (!facts.isOwnWorkflow) {
    return refused("without namespaces it could change the result of a workflow that is not its own");
  }
  if (facts.isFork && facts.isPublic)
    return allowed("GitHub gives the job of a fork no secrets and no right to write");
  if (facts.isDryRun) return allowed("dry-run says that the token of this job is for reading");
  return refused("without namespaces it could read the token of this job, which may be able to write");
}
function allowed(reason2) {
  return { allowed: true, reason: reason2 };
}
function refused(reason2) {
  return { allowed: false, reason: reason2 };
}
function word(event) {
  return event.replace(/[^\w-]/g, "?");
}

// src/action-workspace.ts
async function openWorkspace(actions, env, { isForRunning } = { isForRunning: false }) {
  const { owner, repo, apiUrl, serverUrl, workspace, tempDir } = actions;
  const token = getInput("github-token");
  const authorization = token === "" ? null : `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString("base64")}`;
  if (authorization !== null) hideSecret(authorization.slice("AUTHORIZATION: basic ".length));
  const remote = { url: `${serverUrl}/${owner}/${repo}`, authorization };
  const repository = await openRepository({ path: workspace, tempDir, env, remote });
  let ranFreely = false;
  const closers = [repository.close];
  return {
    repository,
    token,
    analysis: async (config) => {
      const verdicts = await restoreVerdicts({
        env,
        tempDir,
        maySave: () => mayKeepVerdicts(actions.eventName, ranFreely),
        log: (line) => info(line)
      });
      const deps = await assemble(config, {
        env,
        workingDirectory: workspace,
        tempDir,
        mayRun: (sandbox) => {
          const mayRun = sayOnCode(sandbox, decideOnCode(sandbox, actions, isForRunning));
          ranFreely = mayRun && sandbox.level !== "namespaces";
          return mayRun;
        },
        log: (line) => info(line),
        api: { url: apiUrl, token: token === "" ? null : token },
        progress: (event) => {
          if (event.step === "unit")
            info(`${plain(event.file)} ${plain(event.entry)}: ${event.verdict}`);
          if (event.step === "cache" && cacheLine(event) !== "") info(cacheLine(event));
        },
        cache: verdicts === null ? null : { ...verdicts, mayRead: true, warn: (line) => info(line) }
      });
      closers.push(async () => {
        await deps.close();
        if (deps.hasNew()) await verdicts?.save();
      });
      return deps;
    },
    close: async () => {
      for (const close3 of closers.toReversed()) await close3();
    }
  };
}
function decideOnCode({ level }, actions, isForRunning) {
  const facts = readCodeRunFacts(actions, {
    token: getInput("github-token"),
    modelKey: getInput("model-api-key"),
    isDryRun: getInput("dry-run") === "true",
    isForRunning
  });
  return mayRunCode({ ...facts, sandbox: level });
}
function sayOnCode(sandbox, { allowed: allowed2, reason: reason2 }) {
  info(`Sandbox: ${describeSandbox(sandbox)}`);
  info(
    allowed2 ? `Code of the project is run to reproduce findings: ${reason2}.` : `No code of the project is run, so that no finding is reproduced: ${reason2}. See docs/security.md.`
  );
  return allowed2;
}
function plain(text3) {
  return text3.replace(/[^\x20-\x7e]/g, "?").replace(/^::|##\[/g, "?").slice(0, 200);
}

// src/adapters/files/result-files.ts
import { mkdtemp, writeFile } from "node:fs/promises";
import { basename, join as join2 } from "node:path";
function resultFiles(workspace, tempDir, warn) {
  const places = /* @__PURE__ */ new Map();
  return {
    async write(path, text3) {
      const barred = await problemOf(path, () => writeWorkspaceFile(workspace, path, text3));
      if (barred === null) return;
      let place = "";
      const lost = await problemOf(tempDir, async () => {
        place = join2(await mkdtemp(join2(tempDir, "esbmc-results-")), basename(path));
        await writeFile(place, withoutSecrets(text3), { flag: "wx" });
      });
      places.set(path, lost === null ? place : "");
      warn(
        lost === null ? `${barred}: the result is in ${place}, and the output names it` : `${barred}, and ${lost}: the result is in the summary of this run only. Free the disk and run the job again`
      );
    },
    placeOf: (path) => places.get(path) ?? path
  };
}
async function problemOf(path, write) {
  try {
    await write();
    return null;
  } catch (error2) {
    const problem = error2 instanceof ConfigurationError ? error2.message : fileProblem(error2, path);
    if (problem === null) throw error2;
    return problem;
  }
}

// src/adapters/github/actions-sinks.ts
var maxAnnotationsPerLevel = 10;
function createActionsSinks() {
  const left = { error: maxAnnotationsPerLevel, warning: maxAnnotationsPerLevel };
  return {
    annotate(annotations) {
      return annotations.filter((annotation) => {
        if (left[annotation.level] === 0) return true;
        left[annotation.level]--;
        show(annotation);
        return false;
      });
    },
    async writeSummary(markdown) {
      if (process.env.GITHUB_STEP_SUMMARY === void 0) return;
      try {
        await summary.addRaw(withoutSecrets(markdown), true).write();
      } catch (error2) {
        warning(
          `the summary of this run could not be written: ${fileProblem(error2, "its file") ?? "it has no file"}`
        );
        summary.emptyBuffer();
      }
    },
    setOutput(name2, value) {
      setOutput(name2, withoutSecrets(value));
    }
  };
}
function show(annotation) {
  const { level, message, title, file, line, column } = withoutSecretsIn(annotation);
  const properties = { title, file, startLine: line, ...column === null ? {} : { startColumn: column } };
  if (level === "error") error(message, properties);
  else warning(message, properties);
}

// src/adapters/github/create-commit.ts
var mutation = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;
var commitAnswer = external_exports.object({ createCommitOnBranch: external_exports.object({ commit: external_exports.object({ oid: external_exports.string() }) }) });
async function createCommit(client, commit2) {
  const isPlain = commit2.files.every(({ mode, text: text3 }) => mode === "100644" && !text3.includes("\r"));
  return isPlain ? commitOnBranch(client, commit2) : commitByParts(client, commit2);
}
async function commitOnBranch(client, commit2) {
  const input = {
    branch: {
      repositoryNameWithOwner: `${commit2.repository.owner}/${commit2.repository.name}`,
      branchName: commit2.branch
    },
    expectedHeadOid: commit2.parent,
    message: { headline: commit2.headline, body: commit2.body },
    fileChanges: {
      additions: commit2.files.map(({ path, text: text3 }) => ({ path, contents: base64(text3) }))
    }
  };
  const answer = await client.graphql(mutation, { input });
  return commitAnswer.parse(answer).createCommitOnBranch.commit.oid;
}
async function commitByParts({ rest }, commit2) {
  const place = { owner: commit2.repository.owner, repo: commit2.repository.name };
  const base = await rest.git.getCommit({ ...place, commit_sha: commit2.parent });
  const entries = [];
  for (const { path, mode, text: text3 } of commit2.files) {
    const blob = await rest.git.createBlob({ ...place, content: base64(text3), encoding: "base64" });
    entries.push({ path, mode, type: "blob", sha: blob.data.sha });
  }
  const tree = await rest.git.createTree({ ...place, base_tree: base.data.tree.sha, tree: entries });
  const { data } = await rest.git.createCommit({
    ...place,
    message: `${commit2.headline}

${commit2.body}`,
    tree: tree.data.sha,
    parents: [commit2.parent]
  });
  await rest.git.updateRef({ ...place, ref: `heads/${commit2.branch}`, sha: data.sha, force: false });
  return data.sha;
}
function base64(text3) {
  return Buffer.from(text3).toString("base64");
}

// src/adapters/github/file-at.ts
var maxBytes = 4 * 1024 * 1024;
async function fileAt({ rest }, { owner, name: repo }, commit2, path) {
  const names2 = path.split("/");
  let tree = commit2;
  for (const [index, name2] of names2.entries()) {
    const { data } = await rest.git.getTree({ owner, repo, tree_sha: tree });
    const entry = data.tree.find((one) => one.path === name2);
    if (index < names2.length - 1) {
      if (entry?.type !== "tree") return null;
      tree = entry.sha;
      continue;
    }
    const { mode, sha: sha2, size = 0 } = entry ?? {};
    if (mode !== "100644" && mode !== "100755" || sha2 === void 0 || size > maxBytes) return null;
    const blob = await rest.git.getBlob({ owner, repo, file_sha: sha2 });
    return { mode, bytes: Buffer.from(blob.data.content, "base64") };
  }
  return null;
}

// src/adapters/github/github-command-host.ts
var viewerAnswer = external_exports.object({ viewer: external_exports.object({ login: external_exports.string() }) });
function createGitHubCommandHost(options) {
  const client = createClient(options);
  const { rest } = client;
  const place = { owner: options.owner, repo: options.repo };
  return {
    mayWrite: async ({ id, login }) => {
      const level = await unlessMissing(
        () => inOurWords("say what the author of the command may do", async () => {
          const { data } = await rest.repos.getCollaboratorPermissionLevel({ ...place, username: login });
          return data;
        })
      );
      if (level === null) return false;
      return level.user?.id === id && (level.permission === "admin" || level.permission === "write");
    },
    react: (comment2, content) => inOurWords("react to the command", async () => {
      const reaction = { ...place, comment_id: comment2.id, content };
      if (comment2.place === "diff") await rest.reactions.createForPullRequestReviewComment(reaction);
      else await rest.reactions.createForIssueComment(reaction);
    }),
    fileAt: (repository, commit2, path) => inOurWords("show a file", () => fileAt(client, repository, commit2, path)),
    branchTip: ({ owner, name: name2 }, branch) => unlessMissing(
      () => inOurWords("show a branch", async () => {
        const { data } = await rest.git.getRef({ owner, repo: name2, ref: `heads/${branch}` });
        return data.object.sha;
      })
    ),
    commitAt: ({ owner, name: name2 }, commit2) => inOurWords("show a commit", async () => {
      const { data } = await rest.git.getCommit({ owner, repo: name2, commit_sha: commit2 });
      return { parents: data.parents.map(({ sha: sha2 }) => sha2), message: data.message };
    }),
    createCommit: (commit2) => inOurWords("commit the fix", () => createCommit(client, commit2)),
    pushStartsWorkflows: async () => {
      const answer = await client.graphql("query { viewer { login } }").catch(() => null);
      const login = viewerAnswer.safeParse(answer).data?.viewer.login;
      return login !== void 0 && !/^github-actions(?:\[bot\])?$/.test(login);
    }
  };
}
async function unlessMissing(request) {
  try {
    return await request();
  } catch (error2) {
    if (error2 instanceof CodeHostError && error2.status === 404) return null;
    throw error2;
  }
}

// src/gate-baseline.ts
import { isAbsolute, relative, sep } from "node:path";
var mostBytes = 64 * 1024 * 1024;
function gateBaseline(path, workspace, repository) {
  if (path === "") return null;
  if (!isAbsolute(path)) return (commit2) => repository.readAt(commit2, path.replace(/^(\.\/+)+/, ""));
  const [first] = relative(workspace, path).split(sep);
  if (first !== "..") {
    throw new ConfigurationError(
      "input baseline: on a pull request an absolute path must lie outside of the checkout, whose files are those of the pull request; a relative one is read from the base branch"
    );
  }
  return async () => {
    const found = await readWorkspaceFile(workspace, path, mostBytes);
    return found.kind === "text" ? found.text : null;
  };
}

// src/review/transfer-finding-excerpt.ts
function transferFindingExcerpt(finding, limits) {
  const text3 = (value) => cut(value, limits.text);
  return {
    ...finding,
    statement: text3(finding.statement),
    entry: cut(finding.entry, limits.name),
    message: text3(finding.message),
    reproducer: reproducerExcerpt(finding.reproducer, limits),
    inputs: finding.inputs.slice(0, limits.inputs).map((input) => assignmentExcerpt(input, limits)),
    assumptions: finding.assumptions.slice(0, limits.assumptions).map(text3),
    requires: finding.requires === null ? null : text3(finding.requires),
    counterexample: counterexampleExcerpt(finding.counterexample, limits)
  };
}
function reproducerExcerpt(reproducer, limits) {
  if (reproducer === null) return null;
  const { tool: tool2, says, program } = reproducer;
  const fits = program !== null && program.length <= limits.program;
  return {
    ...reproducer,
    tool: cut(tool2, limits.name),
    says: cut(says, limits.text),
    program: fits ? program : null
  };
}
function counterexampleExcerpt({ property, steps: steps2, calls, bound }, limits) {
  const { expression } = property;
  return {
    property: {
      ...property,
      comment: cut(property.comment, limits.text),
      expression: expression === null ? null : cut(expression, limits.text),
      location: placeExcerpt(property.location, limits)
    },
    steps: steps2.slice(Math.max(0, steps2.length - limits.steps)).map(({ location, assignment }) => ({
      location: placeExcerpt(location, limits),
      assignment: assignmentExcerpt(assignment, limits)
    })),
    // The outermost one says where the trace starts.
    calls: [...calls.slice(0, limits.calls - 1), ...calls.slice(limits.calls - 1).slice(-1)].map(
      (call) => placeExcerpt(call, limits)
    ),
    bound
  };
}
function assignmentExcerpt({ variable, value }, limits) {
  return { variable: cut(variable, limits.text), value: cut(value, limits.text) };
}
function placeExcerpt(place, limits) {
  return {
    ...place,
    file: place.file.slice(-limits.path),
    function: place.function === null ? null : cut(place.function, limits.name)
  };
}

// src/review/transfer-excerpt.ts
function transferExcerpt(report3, limits) {
  const findings2 = foremost(report3.findings, limits.findings, findingRank);
  const units = foremost(report3.units, limits.units, ({ verdict }) => verdictOrder.indexOf(verdict));
  const functions = foremost(
    report3.functions,
    limits.functions,
    ({ verdict }) => verdictOrder.indexOf(verdict)
  );
  const text3 = (value) => cut(value, limits.text);
  const skipped = report3.skipped.slice(0, limits.skipped);
  const left = [
    ...leftOut(report3.findings.length - findings2.length, "finding"),
    ...leftOut(report3.units.length - units.length, "unit"),
    ...leftOut(report3.functions.length - functions.length, "function"),
    ...leftOut(report3.skipped.length - skipped.length, "skipped file")
  ];
  return {
    ...report3,
    units: units.map((unit) => unitExcerpt(unit, limits)),
    functions: functions.map((result2) => functionExcerpt(result2, limits)),
    findings: findings2.map((finding) => transferFindingExcerpt(finding, limits)),
    held: (report3.held ?? []).slice(0, limits.held).map((property) => heldExcerpt(property, limits)),
    skipped: skipped.map(({ file, reason: reason2 }) => ({ file, reason: text3(reason2) })),
    notes: [
      ...report3.notes.slice(0, limits.notes - 1).map(text3),
      ...left.length === 0 ? [] : [`Too much to be told here: ${left.join(", ")} left out. The summary of the analysis has all.`]
    ]
  };
}
var statusOrder = ["introduced", null, "undetermined", "existing", "fixed"];
function findingRank({ status, origin, basePassed, needsAllocationFailure }) {
  const isTrusted = origin === "entry" && !needsAllocationFailure || basePassed;
  return statusOrder.indexOf(status) + (isTrusted ? 0 : 0.5);
}
var verdictOrder = ["unknown", "not-checked", "failed", "bounded", "proved"];
function foremost(items, limit2, rank) {
  const kept = new Set(items.toSorted((one, other) => rank(one) - rank(other)).slice(0, limit2));
  return items.filter((item) => kept.has(item));
}
function leftOut(count, noun) {
  return count === 0 ? [] : [counted(count, noun)];
}
function unitExcerpt(result2, limits) {
  const { unit } = result2;
  return {
    ...result2,
    reason: reason(result2.reason, limits),
    unit: {
      ...unit,
      entry: cut(unit.entry, limits.name),
      functions: unit.functions.slice(0, limits.functions).map((name2) => cut(name2, limits.name)),
      assumptions: unit.assumptions.slice(0, limits.assumptions).map((text3) => cut(text3, limits.text))
    },
    runs: result2.runs.slice(0, limits.runs).map((run2) => ({ ...run2, reason: reason(run2.reason, limits) }))
  };
}
function functionExcerpt(result2, limits) {
  return {
    ...result2,
    name: cut(result2.name, limits.name),
    reason: reason(result2.reason, limits)
  };
}
function heldExcerpt(property, limits) {
  return {
    ...property,
    file: property.file.slice(-limits.path),
    function: cut(property.function, limits.name),
    statement: cut(property.statement, limits.text)
  };
}
function reason(text3, limits) {
  return text3 === null ? null : cut(text3, limits.text);
}

// src/review/transfer-file.ts
var transferFileName = "esbmc-review.json";
var transferVersion = 1;
var maxTransferBytes = 8 * 1024 * 1024;

// src/review/render-transfer.ts
var detail = [
  transferLimits,
  { ...transferLimits, steps: 40, inputs: 20, held: 2e3, text: 1e3 },
  {
    ...transferLimits,
    findings: 100,
    steps: 0,
    calls: 3,
    inputs: 5,
    assumptions: 5,
    units: 1e3,
    functions: 1e3,
    held: 0,
    skipped: 200,
    path: 1e3,
    text: 300,
    program: 0
  }
];
function renderTransfer(report3) {
  for (const limits of detail) {
    const transfer2 = { version: transferVersion, report: transferExcerpt(report3, limits) };
    if (characters(transfer2) > maxTransferBytes) continue;
    const text3 = jsonText(transfer2);
    if (Buffer.byteLength(text3) <= maxTransferBytes) return text3;
  }
  return null;
}
function characters(value) {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce((sum, part) => sum + characters(part), 0);
}

// src/run-report.ts
import { dirname, join as join3 } from "node:path";

// src/adapters/github/github-transfer-host.ts
function createGitHubTransferHost(options) {
  const client = createClient(options);
  const { rest } = client;
  const place = { owner: options.owner, repo: options.repo };
  return {
    openPullRequestsFrom: (owner, branch) => inOurWords("list the pull requests of a branch", async () => {
      const head = `${owner}:${branch}`;
      const query = { ...place, head, state: "open", per_page: pageSize };
      const pulls = await client.paginate(rest.pulls.list, query);
      return pulls.map((pull) => ({
        number: pull.number,
        headSha: pull.head.sha,
        // The API's description says that there is always a repository; a fork can be deleted.
        headRepositoryId: pull.head.repo?.id ?? null,
        baseSha: pull.base.sha
      }));
    }),
    // By the lists of its folders: that a file is not there must not look like a token that may not see it.
    fileAt: (commit2, path) => inOurWords("show a file", async () => {
      const found = await fileAt(client, { owner: options.owner, name: options.repo }, commit2, path);
      return found === null ? null : Buffer.from(found.bytes).toString("utf8");
    })
  };
}

// src/review/transfer-target.ts
var noTargets = {
  forkDeleted: {
    reasonCode: "fork-deleted",
    message: "The repository that the pull request came from is gone: nothing was posted."
  },
  noPullRequest: {
    reasonCode: "no-open-pull-request",
    message: "No open pull request has the analysed branch as its head: nothing was posted."
  },
  headMoved: {
    reasonCode: "head-moved",
    message: "The pull request has a newer head, which has a run of its own: nothing was posted."
  },
  otherBase: {
    reasonCode: "other-base",
    message: "No pull request of the analysed branch starts at the base of the analysis: nothing was posted."
  }
};
async function transferTarget({ headRepository, headBranch, headSha }, base, deps) {
  if (headRepository === null) return noTargets.forkDeleted;
  const { owner, id } = headRepository;
  const ofBranch = await deps.transferHost.openPullRequestsFrom(owner, headBranch);
  const ofRepository = ofBranch.filter(({ headRepositoryId }) => headRepositoryId === id);
  if (ofRepository.length === 0) {
    const isGone = ofBranch.some((pull) => pull.headRepositoryId === null && pull.headSha === headSha);
    return isGone ? noTargets.forkDeleted : noTargets.noPullRequest;
  }
  const current = ofRepository.filter((pull) => pull.headSha === headSha);
  const [first, ...others] = current;
  if (first === void 0) return noTargets.headMoved;
  if (others.length === 0) return first;
  for (const pull of current) {
    if (await deps.host.mergeBaseOf(pull.baseSha, headSha) === base) return pull;
  }
  return noTargets.otherBase;
}

// src/review/transferred-report.ts
var json = external_exports.string().transform((text3, context) => {
  try {
    return JSON.parse(text3);
  } catch {
    context.addIssue({ code: "custom", message: "not JSON" });
    return external_exports.NEVER;
  }
});
var versioned = external_exports.object({ version: external_exports.int() });
var transfer = external_exports.strictObject({ version: external_exports.literal(transferVersion), report: transferReport });
function transferredReport(text3) {
  const value = json.safeParse(text3);
  if (!value.success) return refused2("not-json", "it is not JSON");
  const version2 = versioned.safeParse(value.data).data?.version;
  if (version2 !== void 0 && version2 !== transferVersion) {
    return refused2(
      "other-version",
      "another version of this Action wrote it; use the same in both workflows"
    );
  }
  const result2 = transfer.safeParse(value.data);
  if (result2.success) return { ok: true, report: result2.data.report };
  const [issue] = result2.error.issues;
  const where = issue === void 0 || issue.path.length === 0 ? "its top" : issue.path.map(String).join(".");
  const what = issue?.code === "unrecognized_keys" ? "has a field that does not belong there" : "is wrong";
  return refused2("not-a-transfer", `this Action did not write it: ${where} ${what}`);
}
function refused2(reasonCode2, why) {
  return { ok: false, reasonCode: reasonCode2, message: `${transferFileName} is refused: ${why}.` };
}

// src/modes/receive-report.ts
var refusals = {
  "not-a-file": `${transferFileName} is refused: it is not a file.`,
  "too-large": `${transferFileName} is refused: it is larger than any result.`
};
function receiveReport(file, analysis, { serverUrl, owner, repo }) {
  if (file.kind === "missing") {
    return {
      decision: analysis.isGreen ? "failed" : "nothing-to-report",
      reasonCode: "no-result",
      message: `The analysis left no ${transferFileName}: it failed, or did not upload it. See ${serverUrl}/${owner}/${repo}/actions/runs/${analysis.runId}.`
    };
  }
  if (file.kind === "refused") return refused3(file.reasonCode, refusals[file.reasonCode]);
  const transferred = transferredReport(file.text);
  if (!transferred.ok) return refused3(transferred.reasonCode, transferred.message);
  if (transferred.report.head !== analysis.headSha) {
    return refused3("other-head", `${transferFileName} is refused: it is about another commit.`);
  }
  return transferred.report;
}
function refused3(reasonCode2, message) {
  return { decision: "refused", reasonCode: reasonCode2, message };
}

// src/modes/report.ts
async function report(analysis, settings, deps) {
  const outcome = await tryReport(analysis, settings, deps);
  if (outcome.decision !== "reviewed") await deps.job.writeSummary(quoteNotes([outcome.message]));
  return outcome;
}
async function tryReport(analysis, settings, deps) {
  const received = receiveReport(await deps.receive(), analysis, deps.links);
  if ("decision" in received) return received;
  const target = await transferTarget(analysis, received.base, deps);
  if ("reasonCode" in target) return nothingPosted2(target);
  const base = await settingsAt2(target.baseSha, deps);
  const configured = buildConfig([base.settings, settings]);
  const told = { ...received, notes: [...received.notes, ...base.notes] };
  const { config, report: result2 } = await heed(told, target.number, configured, deps);
  await deps.save(renderJson(result2, config));
  return post(result2, config, target.number, analysis.headSha, deps);
}
async function post(result2, config, number2, commit2, deps) {
  const { host, pause } = deps;
  const diff = await ask(() => host.diffFiles(number2));
  const pull = await host.pullRequest(number2);
  if (pull.state === "closed") return nothingPosted2(noTargets.noPullRequest);
  if (pull.headSha !== commit2) return nothingPosted2(noTargets.headMoved);
  const plan = planReview(result2, config, {
    pull,
    diff: diff.ok ? diff.value : null,
    repository: deps.links,
    commit: commit2,
    commentLimit: config.commentLimit,
    commands: config.commands
  });
  const reviewed = { decision: "reviewed", conclusion: plan.conclusion, report: result2 };
  if (config.dryRun) {
    await deps.job.writeSummary(plan.jobSummary);
    return { ...reviewed, refusal: null };
  }
  const job = { ...deps.job, annotate: () => [] };
  const { refusal: refusal2, notes } = await publish(plan, { host, job, pause });
  for (const note of diff.ok ? notes : [...notes, noDiffNote]) deps.log(note);
  const links = { ...deps.links, commit: commit2 };
  const noCheck = config.checkRun ? await postCheckRun(planCheckRun(result2, config, links), host) : null;
  if (noCheck !== null) await job.writeSummary(quoteNotes([noCheckRun]));
  return { ...reviewed, refusal: refusal2 ?? noCheck };
}
async function settingsAt2(commit2, { transferHost, configPath }) {
  const answer = await ask(() => transferHost.fileAt(commit2, configPath));
  if (!answer.ok) {
    const note = `The configuration of the base branch could not be read; only the workflow's inputs count here.`;
    return { settings: {}, notes: [note] };
  }
  return { settings: answer.value === null ? {} : parseConfigFile(answer.value, configPath), notes: [] };
}
function nothingPosted2({ reasonCode: reasonCode2, message }) {
  return {
    decision: reasonCode2 === "head-moved" ? "superseded" : "nothing-to-report",
    reasonCode: reasonCode2,
    message
  };
}

// src/run-report.ts
async function runReport(analysis, settings, actions) {
  const { owner, repo, apiUrl, serverUrl, workspace, tempDir } = actions;
  const token = getInput("github-token");
  if (token === "") throw new ConfigurationError("input github-token: a token that can write is needed");
  const reportFile = getInput("report-file") || "esbmc-report.json";
  const files = resultFiles(workspace, tempDir, warning);
  const client = { token, apiUrl, owner, repo, userAgent: `${tool.name}/${tool.version}` };
  const outcome = await report(analysis, settings, {
    host: createGitHubHost(client),
    transferHost: createGitHubTransferHost(client),
    commands: createGitHubCommandHost(client),
    job: createActionsSinks(),
    pause: (seconds) => new Promise((wake) => setTimeout(wake, seconds * 1e3)),
    receive: () => readWorkspaceFile(workspace, transferPath(reportFile), maxTransferBytes),
    save: (text3) => files.write(reportFile, text3),
    log: (line) => info(line),
    links: { serverUrl, owner, repo },
    configPath: getInput("config") || ".github/esbmc.yml"
  });
  return finish(outcome, files.placeOf(reportFile));
}
function transferPath(reportFile) {
  return join3(dirname(reportFile), transferFileName);
}
function finish(outcome, reportFile) {
  setOutput("decision", outcome.decision);
  if (outcome.decision !== "reviewed") {
    setOutput("conclusion", "neutral");
    setOutput("reason-code", outcome.reasonCode);
    const isFailure = outcome.decision === "refused" || outcome.decision === "failed";
    if (isFailure) setFailed(outcome.message);
    else notice(outcome.message);
    return isFailure ? 1 : 0;
  }
  const { conclusion, refusal: refusal2, report: result2 } = outcome;
  setOutput("conclusion", conclusion);
  setOutput("findings", result2.findings.length);
  setOutput("introduced", result2.findings.filter(({ status }) => status === "introduced").length);
  setOutput("report-file", reportFile);
  setOutput("reason-code", refusal2 === null ? "ok" : "not-posted");
  info(`conclusion: ${conclusion}`);
  if (refusal2 === null) return 0;
  setFailed(
    "Not everything could be posted; all of it is in the summary of this run. The job needs `pull-requests: write`, and `checks: write` for `check-run: true`."
  );
  return 1;
}

// src/open-gate.ts
async function openGate(actions, env, options = { isForRunning: false }) {
  const { owner, repo, apiUrl, serverUrl, workspace, tempDir } = actions;
  const { repository, token, analysis, close: close3 } = await openWorkspace(actions, env, options);
  const client = { token, apiUrl, owner, repo, userAgent: `${tool.name}/${tool.version}` };
  const reportFile = getInput("report-file") || "esbmc-report.json";
  const sarifFile = getInput("sarif-file");
  const files = resultFiles(workspace, tempDir, warning);
  const deps = {
    repository,
    host: token === "" ? null : createGitHubHost(client),
    commands: token === "" ? null : createGitHubCommandHost(client),
    job: createActionsSinks(),
    pause: (seconds) => new Promise((wake) => setTimeout(wake, seconds * 1e3)),
    analysis,
    save: async (json3, report3) => {
      await files.write(reportFile, json3);
      for (const { fingerprint: fingerprint2, reproducer } of report3.findings) {
        const path = join4(dirname2(reportFile), `esbmc-reproducer-${fingerprint2}.c`);
        if (reproducer?.program != null) await files.write(path, reproducer.program);
      }
      const transfer2 = renderTransfer(report3);
      if (transfer2 === null) warning("The result is too large to be handed over to another workflow.");
      else await files.write(transferPath(reportFile), transfer2);
    },
    saveSarif: sarifFile === "" ? null : (text3) => files.write(sarifFile, text3),
    log: (line) => info(line),
    tool,
    links: { serverUrl, owner, repo },
    configPath: getInput("config") || ".github/esbmc.yml",
    baseline: gateBaseline(getInput("baseline"), workspace, repository)
  };
  const places = () => ({ reportFile: files.placeOf(reportFile), sarifFile: files.placeOf(sarifFile) });
  return { deps, places, close: close3 };
}

// src/run-command.ts
import { dirname as dirname4, join as join7 } from "node:path";

// src/modes/command/handover.ts
import { createHash } from "node:crypto";

// src/modes/command/handover-schema.ts
var version = external_exports.literal(1);
var commit = external_exports.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
var digest = external_exports.string().regex(/^[0-9a-f]{64}$/);
var source = external_exports.string().max(1024 * 1024);
var evidence = external_exports.strictObject({
  step: external_exports.enum(["edit", "compile", "property", "unit", "callers", "reached", "replay", "behaviour", "tests"]),
  outcome: external_exports.enum(["passed", "failed", "not-run"]),
  detail: transferText
});
var allEvidence = external_exports.array(evidence).max(50);
var accepted = external_exports.strictObject({
  verdict: external_exports.literal("accepted"),
  bound: transferNumber.nullable(),
  behaviour: external_exports.enum(["kept", "not-compared"]),
  evidence: allEvidence
});
var rejected = external_exports.strictObject({
  verdict: external_exports.literal("rejected"),
  reason: external_exports.enum(rejectionReasons),
  detail: transferText,
  finding: external_exports.null(),
  isSuggestable: external_exports.boolean(),
  evidence: allEvidence
});
var acceptance = external_exports.discriminatedUnion("verdict", [accepted, rejected]);
var edit = external_exports.strictObject({ file: transferRepositoryPath, before: digest, after: source });
var plugin = external_exports.string().regex(/^[a-z][a-z0-9-]{0,23}$/);
var proposedEdit = external_exports.strictObject({
  id: external_exports.string().regex(/^[0-9a-f]{16}$/),
  plugin: plugin.nullable(),
  summary: transferText
});
var candidate = external_exports.strictObject({
  engine: external_exports.enum(["template", "model"]),
  author: transferName,
  title: transferText,
  proposed: external_exports.array(proposedEdit).max(20).optional(),
  edits: external_exports.array(edit).min(1).max(5)
});
var findings = external_exports.array(transferFinding).max(50);
var refusal = external_exports.union([
  external_exports.strictObject({
    reasonCode: external_exports.enum([
      "closed",
      "branch-deleted",
      "head-moved",
      "no-finding",
      "finding-gone",
      "not-a-source",
      "no-engine"
    ])
  }),
  external_exports.strictObject({ reasonCode: external_exports.enum(["unknown-finding", "which-finding"]), findings }),
  external_exports.strictObject({ reasonCode: external_exports.literal("already-fixed"), commit })
]);
var attempt = external_exports.strictObject({
  title: transferText.nullable(),
  reason: external_exports.enum(rejectionReasons),
  detail: transferText
});
var tokens = external_exports.int().min(0).max(1e8);
var sentences = external_exports.array(transferText).max(200);
var side = external_exports.strictObject({
  notes: external_exports.array(transferText).max(200),
  artifacts: external_exports.array(
    external_exports.strictObject({
      plugin,
      name: transferName,
      kind: transferName,
      description: transferText,
      path: transferText.nullable()
    })
  ).max(200)
}).optional();
var result = external_exports.discriminatedUnion("kind", [
  external_exports.strictObject({
    kind: external_exports.literal("answered"),
    asked: external_exports.enum(["explain", "ask"]),
    finding: transferFinding,
    isFailing: external_exports.boolean(),
    head: commit,
    sentences,
    notes: sentences,
    promptTokens: tokens,
    completionTokens: tokens
  }),
  external_exports.strictObject({ kind: external_exports.literal("refused"), refusal }),
  external_exports.strictObject({
    kind: external_exports.literal("failed"),
    outcome: external_exports.enum(["exhausted", "aborted"]),
    reason: transferText.nullable(),
    finding: transferFinding,
    attempts: external_exports.array(attempt).max(100),
    side
  }),
  external_exports.strictObject({
    kind: external_exports.literal("repaired"),
    finding: transferFinding,
    head: commit,
    esbmcVersion: transferName,
    candidate,
    acceptance,
    side
  })
]);
var command = external_exports.strictObject({
  place: external_exports.enum(["conversation", "diff"]),
  id: external_exports.int().positive()
});
var handover = external_exports.strictObject({ version, command, result });
var verdictFile = external_exports.strictObject({ version, handover: digest, acceptance });

// src/modes/command/handover.ts
var handoverFileName = "esbmc-repair.json";
var verdictFileName = "esbmc-acceptance.json";
var maxHandoverBytes = 16 * 1024 * 1024;
function renderHandover(command3, result2) {
  const text3 = jsonText({ version: 1, command: command3, result: handedOver(result2) });
  handover.parse(JSON.parse(text3));
  return text3;
}
function renderVerdict(digest2, acceptance2) {
  return jsonText({ version: 1, handover: digest2, acceptance: acceptanceExcerpt(acceptance2) });
}
function readHandover(file, digest2) {
  if (file.kind !== "text" || digestOf(file.text) !== digest2) return null;
  return json2.pipe(handover).safeParse(file.text).data ?? null;
}
function readVerdict(file, digest2) {
  if (file.kind !== "text") return null;
  const read = json2.pipe(verdictFile).safeParse(file.text).data;
  return read?.handover === digest2 ? read : null;
}
function digestOf(text3) {
  return createHash("sha256").update(text3).digest("hex");
}
var json2 = external_exports.string().transform((text3, context) => {
  try {
    return JSON.parse(text3);
  } catch {
    context.addIssue({ code: "custom", message: "not JSON" });
    return external_exports.NEVER;
  }
});
var text2 = (value) => cut(value, transferLimits.text);
var name = (value) => cut(value, transferLimits.name);
var excerpt = (finding) => transferFindingExcerpt(finding, transferLimits);
var maxFindings = 50;
var maxAttempts = 100;
var named = { ...transferLimits, steps: 0, calls: 1, inputs: 0, assumptions: 0, program: 0, text: 600 };
var maxEvidence = 50;
var maxSentences = 200;
function handedOver(result2) {
  switch (result2.kind) {
    case "answered": {
      const { sentences: sentences2, notes } = result2;
      return {
        ...result2,
        finding: excerpt(result2.finding),
        sentences: sentences2.slice(0, maxSentences).map(text2),
        notes: notes.slice(0, maxSentences).map(text2)
      };
    }
    case "refused":
      return { kind: result2.kind, refusal: refusalExcerpt(result2.refusal) };
    case "failed":
      return {
        ...result2,
        ...sideExcerpt(result2),
        reason: result2.reason === null ? null : text2(result2.reason),
        finding: excerpt(result2.finding),
        attempts: result2.attempts.slice(-maxAttempts).map(({ title, reason: reason2, detail: detail2 }) => {
          return { title: title === null ? null : text2(title), reason: reason2, detail: text2(detail2) };
        })
      };
    case "repaired": {
      const { candidate: candidate2, acceptance: acceptance2, esbmcVersion } = result2;
      const edits = candidate2.patch.edits.map(({ file, before, after }) => {
        return { file, before: digestOf(before), after };
      });
      return {
        kind: result2.kind,
        finding: excerpt(result2.finding),
        head: result2.head,
        esbmcVersion: name(esbmcVersion),
        candidate: {
          engine: candidate2.engine,
          author: name(candidate2.author),
          title: text2(candidate2.title),
          ...candidate2.proposed === void 0 ? {} : {
            proposed: candidate2.proposed.map(({ id, plugin: plugin2, summary: summary2 }) => {
              return { id, plugin: plugin2, summary: text2(summary2) };
            })
          },
          edits
        },
        acceptance: acceptanceExcerpt(acceptance2),
        ...sideExcerpt(result2)
      };
    }
  }
}
var maxSide = 200;
function sideExcerpt({ side: side2 }) {
  if (side2 === void 0) return {};
  const artifacts = side2.artifacts.slice(0, maxSide).map((one) => {
    const { plugin: plugin2, path } = one;
    const told = { name: name(one.name), kind: name(one.kind), description: text2(one.description) };
    return { plugin: plugin2, ...told, path: path === null ? null : text2(path) };
  });
  return { side: { notes: side2.notes.slice(0, maxSide).map(text2), artifacts } };
}
function refusalExcerpt(refusal2) {
  return "findings" in refusal2 ? {
    ...refusal2,
    findings: refusal2.findings.slice(0, maxFindings).map((one) => transferFindingExcerpt(one, named))
  } : refusal2;
}
function acceptanceExcerpt(acceptance2) {
  const evidence2 = acceptance2.evidence.slice(0, maxEvidence).map(({ step, outcome, detail: detail2 }) => {
    return { step, outcome, detail: text2(detail2) };
  });
  if (acceptance2.verdict === "accepted") return { ...acceptance2, evidence: evidence2 };
  return { ...acceptance2, detail: text2(acceptance2.detail), finding: null, evidence: evidence2 };
}

// src/modes/command/receive-candidate.ts
async function receiveCandidate({ engine, author, title, proposed, edits }, textAt2) {
  const received = [];
  for (const { file, before: digest2, after } of edits) {
    const before = isSourcePath(file) ? await textAt2(file) : null;
    if (before === null || digestOf(before) !== digest2) return null;
    received.push({ file, before, after });
  }
  const isOnce = new Set(received.map(({ file }) => file)).size === received.length;
  if (!isOnce) return null;
  const by = { engine, author, title, ...proposed === void 0 ? {} : { proposed } };
  return { ...by, patch: { edits: received } };
}

// src/review/command/commit-message.ts
var findingTrailer = "ESBMC-Finding";
function commitMessage(facts) {
  const { kind, location } = facts.finding.counterexample.property;
  const file = inert(location.file.split("/").at(-1) ?? "", 60);
  const title = inert(facts.title, 200);
  const model = facts.engine === "model" ? [["ESBMC-Model", inert(facts.author, 100)]] : [];
  const trailers = [
    [findingTrailer, facts.finding.fingerprint],
    ["ESBMC-Analysed", facts.commit],
    ["ESBMC-Version", inert(facts.esbmcVersion ?? "unknown", 40)],
    ["ESBMC-Bound", facts.bound === null ? "none" : String(facts.bound)],
    ["ESBMC-Engine", facts.engine],
    ...model,
    ...facts.plugins.map((id) => ["ESBMC-Plugin", inert(id, 24)])
  ];
  const body = trailers.map(([name2, value]) => `${name2}: ${value}`).join("\n");
  return {
    headline: inert(`${kindTitles[kind]} in ${file === "" ? "a source" : file}: fixed`, 72),
    body: title === "" ? body : `${title}

${body}`
  };
}
function fixedFinding(message) {
  return new RegExp(`^${findingTrailer}: ([0-9a-f]{16})$`, "m").exec(message)?.[1] ?? null;
}
function inert(text3, maxLength) {
  return plainText(text3.replace(/[@#[\]]+|\*{3,}|\bGH-(?=\d)|:\/\//gi, " "), maxLength).trim();
}

// src/review/command/resolve-finding.ts
function resolveFinding(wanted, findings2, policy) {
  const open = findings2.filter(({ status }) => status !== "fixed");
  const { posted } = triageFindings(open, policy);
  const leads = groupFindings(posted).map(({ lead }) => lead);
  const { named: named2, ofThread } = wanted;
  if (named2 === null && ofThread !== null) {
    const [finding] = startingWith(ofThread, open);
    return finding === void 0 ? { kind: "gone" } : { kind: "found", finding };
  }
  if (named2 !== null) {
    const matching = startingWith(named2, open);
    const [finding, ...others] = matching;
    if (finding === void 0)
      return open.length === 0 ? { kind: "none" } : { kind: "unknown", findings: open };
    return others.length === 0 ? { kind: "found", finding } : { kind: "several", findings: matching };
  }
  const [only, ...more] = leads;
  if (only === void 0) return open.length === 0 ? { kind: "none" } : { kind: "several", findings: open };
  return more.length === 0 ? { kind: "found", finding: only } : { kind: "several", findings: leads };
}
function startingWith(start, findings2) {
  return findings2.filter(({ fingerprint: fingerprint2 }) => fingerprint2.startsWith(start));
}

// src/modes/command/find-what-to-fix.ts
async function findWhatToFix(typed2, command3, settings, deps, purpose = "fix") {
  const pull = await deps.host.pullRequest(typed2.number);
  if (pull.state === "closed") return refused4({ reasonCode: "closed" });
  if (pull.headRepository === null) return refused4({ reasonCode: "branch-deleted" });
  const ofThread = await threadFinding(typed2, deps);
  const wanted = { named: command3.finding, ofThread };
  const named2 = command3.finding ?? ofThread;
  const isFixed = async () => purpose === "fix" && await isFixedByHead(named2, pull, deps);
  const alreadyFixed = refused4({ reasonCode: "already-fixed", commit: pull.headSha });
  if (named2 !== null && await isFixed()) return alreadyFixed;
  const range = await findRange({ event: "pull-request", number: pull.number, headSha: pull.headSha }, deps);
  const config = buildConfig([await settingsAt(range.rules, deps), settings]);
  const { report: report3, ...opened } = await verifyRange(range, config, deps);
  const rules = await heed(report3, pull.number, config, deps);
  const resolved = resolveFinding(wanted, report3.findings, rules.config);
  switch (resolved.kind) {
    case "none":
      return await isFixed() ? alreadyFixed : refused4({ reasonCode: "no-finding" });
    case "gone":
      return refused4({ reasonCode: "finding-gone" });
    case "unknown":
      return refused4({ reasonCode: "unknown-finding", findings: resolved.findings });
    case "several":
      return refused4({ reasonCode: "which-finding", findings: resolved.findings });
  }
  const { finding } = resolved;
  if (purpose === "fix" && !isSourcePath(finding.counterexample.property.location.file)) {
    return refused4({ reasonCode: "not-a-source" });
  }
  const isFailing2 = isFailing(finding, rules.config);
  const esbmcVersion = opened.analysis.verifier.version;
  return { ...opened, kind: "found", finding, isFailing: isFailing2, pull, config, esbmcVersion };
}
async function threadFinding({ number: number2, threadId }, { host }) {
  if (threadId === null) return null;
  const comments = await host.reviewComments(number2);
  return findingOfThread(threadId, comments, await host.ownAuthorId());
}
async function isFixedByHead(finding, { headSha }, { commands, links }) {
  const head = await ask(() => commands.commitAt({ owner: links.owner, name: links.repo }, headSha));
  return head.ok && fixedFinding(head.value.message)?.startsWith(finding ?? "") === true;
}
function refused4(refusal2) {
  return { kind: "refused", refusal: refusal2 };
}

// src/modes/command/repair-asked.ts
async function repairAsked(typed2, command3, settings, deps) {
  if (deps.engine === null) return { kind: "refused", refusal: { reasonCode: "no-engine" } };
  const found = await findWhatToFix(typed2, command3, settings, deps);
  if (found.kind === "refused") return found;
  const { pull, config } = found;
  const whyNot = async () => {
    const now = await deps.host.pullRequest(pull.number);
    if (now.state === "closed") return "the pull request was closed";
    return now.headSha === pull.headSha ? null : movedReason;
  };
  if (await whyNot() !== null) return { kind: "refused", refusal: { reasonCode: "head-moved" } };
  const engine = await deps.engine(config);
  const outcome = await engine.repair({ ...requestOf(found), whyNot });
  if (outcome.outcome === "aborted" && outcome.reason === movedReason) {
    return { kind: "refused", refusal: { reasonCode: "head-moved" } };
  }
  return resultOf(outcome, found);
}
function requestOf({
  finding,
  subject,
  config,
  analysis
}) {
  return { finding, subject, config, analysis };
}
var movedReason = "somebody pushed to the pull request meanwhile";
function resultOf(outcome, { finding, pull, esbmcVersion }) {
  const attempts = outcome.attempts.flatMap(failedAttempt);
  const beside = outcome.side === void 0 ? {} : { side: outcome.side };
  switch (outcome.outcome) {
    case "nothing-to-fix":
      return { kind: "refused", refusal: { reasonCode: "finding-gone" } };
    case "exhausted":
      return { kind: "failed", outcome: "exhausted", reason: null, finding, attempts, ...beside };
    case "aborted":
      return { kind: "failed", outcome: "aborted", reason: outcome.reason, finding, attempts, ...beside };
    case "repaired":
    case "suggested": {
      const { candidate: candidate2, acceptance: acceptance2 } = outcome;
      return {
        kind: "repaired",
        finding,
        head: pull.headSha,
        esbmcVersion,
        candidate: candidate2,
        acceptance: acceptance2,
        ...beside
      };
    }
  }
}
function failedAttempt({ candidate: candidate2, acceptance: acceptance2 }) {
  if (acceptance2.verdict === "accepted") return [];
  const { reason: reason2, detail: detail2 } = acceptance2;
  return [{ title: candidate2?.title ?? null, reason: reason2, detail: detail2 }];
}

// src/modes/command/accept-stage.ts
async function acceptStage(typed2, settings, deps) {
  const file = await deps.receiveHandover();
  const received = readHandover(file, deps.digest);
  if (received === null || file.kind !== "text") return nothing("no-handover");
  const { result: result2 } = received;
  if (result2.kind !== "repaired" || result2.acceptance.verdict !== "accepted")
    return nothing("nothing-to-run");
  const acceptance2 = await execute(typed2, result2, settings, deps);
  if (acceptance2 === null) return nothing("forbidden-edit");
  await deps.saveVerdict(renderVerdict(digestOf(file.text), acceptance2));
  const { verdict } = acceptance2;
  return {
    decision: "handed-over",
    reasonCode: verdict === "rejected" ? acceptance2.reason : verdict,
    message: `the fix was ${verdict}`
  };
}
async function execute({ number: number2 }, { head, finding, candidate: handedOver2, acceptance: acceptance2 }, settings, deps) {
  if (deps.engine === null || acceptance2.verdict !== "accepted") return null;
  const range = await findRange({ event: "pull-request", number: number2, headSha: head }, deps);
  const candidate2 = await receiveCandidate(handedOver2, (file) => deps.repository.readAt(head, file));
  if (candidate2 === null || await deps.editProblem(candidate2, finding) !== null) return null;
  const config = buildConfig([await settingsAt(range.rules, deps), settings]);
  const opened = await openRange(range, config, deps);
  const engine = await deps.engine(config);
  const request = { ...requestOf({ ...opened, finding, config }), whyNot: async () => null };
  return engine.execute(request, candidate2, acceptance2);
}
function nothing(reasonCode2) {
  return { decision: "refused", reasonCode: reasonCode2, message: `nothing was run: ${reasonCode2}` };
}

// src/review/command/command-reply.ts
function commandReply(typed2, host, known) {
  const command3 = { place: typed2.place, id: typed2.id };
  let found = null;
  const write = async (body) => {
    if (found === null) {
      const earlier = await ownReply(typed2, command3, host);
      const id = earlier?.id ?? (await create2(typed2, body, host)).id;
      found = { place: typed2.place, id, command: command3 };
      known(found);
      if (earlier === null) return;
    }
    if (found.place === "diff") await host.updateReviewComment(found.id, body);
    else await host.updateIssueComment(found.id, body);
  };
  return {
    async say(blocks, marker) {
      const full = typeof marker === "string" ? { kind: "reply", command: command3, state: marker } : marker;
      const [first = wholeBlock(""), ...rest] = blocks;
      const head = wholeBlock(`${renderMarker(full)}
${first.versions[0]}`);
      const body = fitBody([head, ...rest], commentBodyLimit);
      const answer = await ask(() => write(body));
      return answer.ok ? null : answer.refusal;
    },
    place: () => found
  };
}
async function ownReply(typed2, command3, host) {
  const comments = typed2.place === "diff" ? await host.reviewComments(typed2.number) : await host.issueComments(typed2.number);
  const authorId = await host.ownAuthorId();
  const isTheOne = (comment2) => {
    const marker = ownMarker(comment2, authorId);
    return (marker?.kind === "reply" || marker?.kind === "ignored" || marker?.kind === "talk") && marker.command.place === command3.place && marker.command.id === command3.id;
  };
  return comments.find(isTheOne) ?? null;
}
function create2({ number: number2, id, threadId, place }, body, host) {
  return place === "diff" ? host.replyTo(number2, threadId ?? id, body) : host.createIssueComment(number2, body);
}

// src/review/command/replies.ts
function reply(icon, first, ...more) {
  return [`${icon} ${first}`, ...more].filter((text3) => text3 !== "").map(wholeBlock);
}
var commandHelp = [
  "| comment | what happens |",
  "|---|---|",
  "| `/esbmc-fix` | a repair of the finding, checked by ESBMC, pushed as a commit or offered as a suggestion |",
  "| `/esbmc-fix FINDING` | the same for one of several findings |",
  "| `/esbmc-fix --suggest` | only offers the repair |",
  "| `/esbmc-explain` | what the finding means, how it comes about and what is missing |",
  "| `/esbmc-explain FINDING` | the same for one of several findings |",
  "| `/esbmc-ask TEXT` | a question about the finding, answered by the language model that is set up |",
  "| `/esbmc-verify` | verifies the pull request once more |",
  "| `/esbmc-ignore FINDING REASON` | the finding does not count in this pull request |",
  "| `/esbmc-help` | this list |",
  "",
  "In a reply below a comment about a finding, that finding is meant: `/esbmc-fix`, `/esbmc-ignore REASON`. Otherwise FINDING stands at the end of each comment; its first digits are enough. The command has to be the first line of a new comment, by somebody who may push to this repository."
].join("\n");
function notAllowed() {
  return reply(
    "🔒",
    "Only those who may push to this repository can ask for this, and GitHub says that you may not. Nothing was done. Comment once more when you may."
  );
}
function permissionUnknown() {
  return reply(
    "🔒",
    "GitHub did not say whether you may push to this repository, so nothing was done. Comment once more to try again."
  );
}
function malformed2(why) {
  return reply("❓", `${why} Nothing was done.`, commandHelp);
}
function findingList(findings2) {
  const shown = findings2.slice(0, maxListed).map((finding) => {
    const where = placeMarkdown(finding.counterexample.property.location, null);
    return `- ${codeSpan(finding.fingerprint)} ${where}: ${messageMarkdown(finding.message)}`;
  });
  const left = findings2.length - shown.length;
  return [...shown, ...left === 0 ? [] : [`- and ${left} more`]].join("\n");
}
var maxListed = 20;
function ignoredReply(finding, login, reason2, configPath) {
  const day = [
    "suppressions:",
    `  - fingerprint: '${finding}'`,
    `    reason: ${JSON.stringify(plainReason(reason2))}`
  ];
  return reply(
    "🔕",
    `**Finding ${codeSpan(finding)} is ignored in this pull request**, as ${codeSpan(login)} asked for: ${escapeMarkdown(reason2)}`,
    "It no longer fails the check, which counts it so from its next run on: run the failed job again, or push. The summary goes on listing it. Deleting this comment, or the one that asked for it, takes it back.",
    `To ignore it for good, put this into ${codeSpan(configPath)} by a pull request of its own:

\`\`\`yaml
${day.join("\n")}
\`\`\``
  );
}
function plainReason(reason2) {
  return plainText(reason2).replaceAll("`", "'");
}

// src/review/command/fix-parts.ts
var steps = {
  property: "The bug",
  unit: "Nothing else breaks",
  callers: "Its callers",
  reached: "The code still runs",
  replay: "The failing inputs",
  behaviour: "The behaviour",
  tests: "The project's tests",
  compile: "It compiles",
  edit: "The edit"
};
var order = Object.keys(steps);
var icons = { failed: "❌", "not-run": "➖", passed: "✅" };
var severity = Object.keys(icons);
function evidenceTable(evidence2) {
  const rows = order.flatMap((step) => {
    const own = evidence2.filter((one) => one.step === step);
    const worst = severity.find((outcome) => own.some((one) => one.outcome === outcome));
    if (worst === void 0) return [];
    const detail2 = own.map((one) => messageMarkdown(one.detail)).join("; ");
    return [tableRow([icons[worst], steps[step], detail2])];
  });
  return rows.length === 0 ? "" : [tableRow(["", "What was checked", ""]), "|:-:|---|---|", ...rows].join("\n");
}
function diffBlock(diff) {
  const shown = codeLines(diff.trimEnd()).join("\n");
  return { name: "the change", versions: [details("The change", fenced(shown, "diff")), ""], rank: 1 };
}

// src/review/command/fix-replies.ts
var notPushed = {
  "asked-to-suggest": "",
  "push-off": "This repository has fixes suggested only (`push: false`).",
  "not-accepted": "**Not accepted**: it is shown because nothing better was found, and nobody should take it without reading it.",
  "from-fork": "The pull request comes from a fork, to which the workflow's own token can't push. With an account's token as `github-token` it can, where the author allows edits by maintainers.",
  "fork-closed-to-us": "The pull request comes from a fork whose author does not allow edits by maintainers.",
  protected: "The branch is protected: what is pushed to it has to come by a pull request.",
  "not-allowed": "The token may not push: the job needs `contents: write`.",
  "branch-deleted": "The branch is gone.",
  "not-its-text": "The file is not UTF-8, or no plain file, and can not be written back as it was.",
  "no-answer": "GitHub did not answer when the fix was pushed.",
  "not-executed": "It passed what needs no code of the project to run. The job for the rest did not come to an end."
};
function pushedReply(fix2, { sha: sha2, startsWorkflows, recheck }, links) {
  const commit2 = `[${codeSpan(sha2.slice(0, 7))}](${commitUrl(links, sha2)})`;
  return [
    ...reply("✅", `**Fixed in** ${commit2}: ${messageMarkdown(fix2.title)}`, howSure(fix2)),
    wholeBlock(evidenceTable(fix2.evidence)),
    wholeBlock(recheck === null ? "" : `Verified again with the fix: ${recheck.icon} ${recheck.text}.`),
    wholeBlock(startsWorkflows ? "" : noWorkflows),
    diffBlock(fix2.diff),
    wholeBlock(fixFacts(fix2))
  ].filter(({ versions }) => versions[0] !== "");
}
var noWorkflows = "> This was pushed with the workflow's own token, and GitHub starts no workflows for that: required checks of the new commit have not run. Push once more, or close and reopen the pull request. For the next time: give the input `github-token` an App's token.";
function offeredReply(fix2, why, where, runUrl) {
  const offer2 = where === null ? `**A fix, not pushed**: ${messageMarkdown(fix2.title)}` : `**A fix, [as a suggestion](${where.url})**: ${messageMarkdown(fix2.title)}`;
  const how = where === null ? `No suggestion can hold this change. It is below, and is the file \`esbmc-fix.patch\` of [this run](${runUrl}): \`git apply esbmc-fix.patch\`.` : "";
  return [
    ...reply(why === "not-accepted" ? "⚠️" : "💡", offer2, notPushed[why], howSure(fix2)),
    wholeBlock(evidenceTable(fix2.evidence)),
    wholeBlock(how),
    diffBlock(fix2.diff),
    wholeBlock(fixFacts(fix2))
  ].filter(({ versions }) => versions[0] !== "");
}
function suggestionHead(fix2) {
  return fix2.bound === void 0 ? `⚠️ **Not accepted, only shown**: ${messageMarkdown(fix2.title)}` : `💡 **A fix that ESBMC has checked**: ${messageMarkdown(fix2.title)}`;
}
function failedReply({ outcome, reason: reason2, attempts }, finding) {
  const first = outcome === "aborted" ? `**The repair was ended early**${reason2 === null ? "." : `: ${messageMarkdown(reason2)}`}` : "**No repair was accepted.** Nothing was changed.";
  const tried = attempts.map(
    ({ title, reason: code, detail: detail2 }) => `- ${title === null ? "a reply that was no patch" : messageMarkdown(title)}: ${codeSpan(code)}, ${messageMarkdown(detail2)}`
  );
  const list = tried.length === 0 ? "" : details(`What was tried (${tried.length})`, tried.join("\n"));
  return [
    ...reply("❌", first, outcome === "exhausted" && reason2 !== null ? messageMarkdown(reason2) : ""),
    { name: "what was tried", versions: [list, ""], rank: 1 },
    wholeBlock(`<sub>finding ${codeSpan(finding.fingerprint)}</sub>`)
  ];
}
var refusals2 = {
  closed: "The pull request is closed: there is nothing to fix any more.",
  "branch-deleted": "The branch of the pull request is gone.",
  "head-moved": "Somebody pushed to the pull request meanwhile. A fix is only for the code that you saw, so nothing was done: comment once more for the new commit.",
  "no-finding": "ESBMC finds nothing to fix in what this pull request changes.",
  "finding-gone": "ESBMC no longer finds this in the latest commit: there is nothing to fix.",
  "not-a-source": "Only C sources and headers outside of `.github/` are repaired.",
  "no-engine": "This version of esbmc-action has nothing that repairs."
};
function refusedReply({ reasonCode: reasonCode2, findings: findings2, url, commit: commit2 }, links, command3 = "fix") {
  if (url !== void 0) {
    return reply("⏳", `A fix for this pull request [is being worked on](${url}). Nothing else was started.`);
  }
  if (commit2 !== void 0) {
    return reply(
      "✅",
      `The latest commit, [${codeSpan(commit2.slice(0, 7))}](${commitUrl(links, commit2)}), fixes this already.`
    );
  }
  if (findings2 !== void 0) {
    const first = reasonCode2 === "which-finding" ? `Which one? There are several findings. Comment \`/esbmc-${command3} FINDING\` with one of these:` : "There is no such finding. These are there:";
    return reply("❓", first, findingList(findings2));
  }
  const icon = reasonCode2 === "no-finding" || reasonCode2 === "finding-gone" ? "✅" : "🚫";
  return reply(icon, refusals2[reasonCode2] ?? "Nothing was done.");
}
function howSure({ bound, behaviour }) {
  if (bound === void 0) return "";
  const holds = bound === null ? "With it, all that was checked is proved." : `With it, ESBMC finds nothing in what was checked, ${loopBound(bound)}; longer runs were not checked.`;
  return behaviour === "not-compared" ? `${holds} Whether it behaves as before otherwise was **not compared**.` : holds;
}
function fixFacts({ finding, engine, author, plugins, esbmcVersion }) {
  const model = `the model ${escapeMarkdown(author, 80)}`;
  const by = engine === "template" ? "made by a template, without a model" : plugins.length === 0 ? `proposed by ${model}` : `proposed by ${plugins.map((id) => `plugin ${codeSpan(id)}`).join(" and ")}, taken by ${model}`;
  return `${findingFacts(finding, esbmcVersion).replace(/<\/sub>$/, "")} · ${by}</sub>`;
}
function commitUrl({ serverUrl, owner, repo }, sha2) {
  return `${serverUrl.replace(/\/+$/, "")}/${owner}/${repo}/commit/${sha2}`;
}

// src/review/command/talk-replies.ts
function explainReply(explanation, model, commit2) {
  const sections = explanationSections(explanation);
  const own = model.sentences.length === 0 ? sections : details("What ESBMC found, step by step", sections);
  return [
    ...reply("💬", `**${messageMarkdown(explanation.summary)}**`, paragraph(model.sentences)),
    { name: "steps", versions: [own, ""], rank: 1 },
    wholeBlock(footer(explanation, model, commit2))
  ];
}
function askReply(explanation, model, commit2) {
  if (model.sentences.length === 0) return explainReply(explanation, model, commit2);
  return [...reply("💬", paragraph(model.sentences)), wholeBlock(footer(explanation, model, commit2))];
}
function paragraph(sentences2) {
  return sentences2.map(messageMarkdown).join(" ");
}
function footer({ fingerprint: fingerprint2 }, { notes }, commit2) {
  const about = `about ${codeSpan(commit2.slice(0, 7))} · finding ${codeSpan(fingerprint2)} · \`/esbmc-ask TEXT\` goes on`;
  return [...notes.map(messageMarkdown), about].map((line) => `<sub>${line}</sub>`).join("\n\n");
}

// src/modes/command/deliver-talk.ts
async function deliverTalk(answered, { place, id }, textAt2) {
  const { asked, finding, isFailing: isFailing2, head, sentences: sentences2, notes, promptTokens, completionTokens } = answered;
  const { fingerprint: fingerprint2 } = finding;
  const { linesOf: linesOf2 } = await findingSources(finding, textAt2);
  const explanation = explainFinding(finding, isFailing2, linesOf2, "pull-request");
  const model = { sentences: sentences2, notes };
  const render = asked === "ask" ? askReply : explainReply;
  const isAnswered = asked === "explain" || sentences2.length > 0;
  return {
    reply: render(explanation, model, head),
    marker: { kind: "talk", command: { place, id }, fingerprint: fingerprint2, promptTokens, completionTokens },
    outcome: {
      decision: asked === "explain" ? "explained" : "answered",
      reasonCode: sentences2.length > 0 ? "ok" : "without-model",
      message: `finding ${fingerprint2}: ${asked}`
    },
    isDone: isAnswered
  };
}
function refusedTalk(refusal2, { links }) {
  const { reasonCode: reasonCode2 } = refusal2;
  return {
    reply: refusedReply(refusal2, links, "explain"),
    outcome: { decision: "refused", reasonCode: reasonCode2, message: `nothing was answered: ${reasonCode2}` },
    isDone: false
  };
}

// src/modes/command/talk.ts
async function finish2(talk, given, deps) {
  const refusal2 = await close2(talk, given.reply, deps, given.marker);
  const isLost = refusal2 !== null && given.marker !== void 0;
  if (!isLost) await given.after?.();
  const isDone = given.isDone && !isLost;
  const isMalformed = given.outcome.reasonCode === "malformed-command";
  await react(talk.typed, isDone ? "+1" : isMalformed ? "confused" : "-1", deps);
  if (!isLost) return given.outcome;
  return { decision: "refused", reasonCode: "not-posted", message: "GitHub did not take the reply" };
}
async function close2({ reply: own }, blocks, { job, keepReply: keepReply2, log }, marker = "done") {
  const refusal2 = await own.say(blocks, marker);
  if (refusal2 === null) keepReply2(null);
  else log(`GitHub did not take the reply (${refusal2}): it is in the summary of this run`);
  await job.writeSummary(`${blocks.map(({ versions }) => versions[0]).join("\n\n")}
`);
  return refusal2;
}
async function sayMeanwhile({ reply: own }, blocks, state, { job, log }) {
  const refusal2 = await own.say(blocks, state);
  if (refusal2 === null) return;
  const note = `GitHub did not take the reply that says that work has begun (${refusal2}). When it takes no other one, the answer is in the summary of this run; without any, type the command again.`;
  log(note);
  await job.writeSummary(quoteNotes([note]));
}
async function react({ place, id }, reaction, { commands }) {
  await ask(() => commands.react({ place, id }, reaction));
}

// src/review/command/earlier-talk.ts
async function earlierTalk(number2, fingerprint2, deps) {
  const { replies, conversation, diff } = await ownAnswers(number2, deps);
  const exchanges = [];
  for (const { comment: comment2, marker } of replies) {
    if (marker.fingerprint !== fingerprint2) continue;
    const asked = commented(marker.command, conversation, diff);
    const question = asked === null ? void 0 : questionOf(asked);
    if (asked === null || question === void 0) continue;
    const { authorId: id, authorLogin: login } = asked;
    const may = await ask(() => deps.commands.mayWrite({ id, login }));
    if (may.ok && may.value) exchanges.push({ question, answer: answerIn(comment2.body) });
  }
  const paid = replies.filter(({ marker }) => marker.promptTokens + marker.completionTokens > 0);
  const total = (count) => paid.reduce((sum, { marker }) => sum + count(marker), 0);
  return {
    exchanges,
    answers: paid.length,
    promptTokens: total(({ promptTokens }) => promptTokens),
    completionTokens: total(({ completionTokens }) => completionTokens)
  };
}
async function lastTalkedOf(number2, deps) {
  const { replies } = await ownAnswers(number2, deps);
  return replies.findLast(({ marker }) => marker.command.place === "conversation")?.marker.fingerprint ?? null;
}
async function ownAnswers(number2, { host }) {
  const conversation = await host.issueComments(number2);
  const diff = await host.reviewComments(number2);
  const authorId = await host.ownAuthorId();
  const replies = [...conversation, ...diff].toSorted(byTime).flatMap((comment2) => {
    const marker = ownMarker(comment2, authorId);
    return marker?.kind === "talk" ? [{ comment: comment2, marker }] : [];
  });
  return { replies, conversation, diff };
}
function byTime(one, other) {
  return Date.parse(one.createdAt) - Date.parse(other.createdAt) || one.id - other.id;
}
function questionOf({ body, inReplyTo = null }) {
  const command3 = parseCommand(body, inReplyTo === null ? "conversation" : "thread");
  if (command3?.name === "explain") return null;
  return command3?.name === "ask" ? command3.question : void 0;
}
function answerIn(body) {
  const [, ...lines2] = body.split(/\r?\n/);
  const end2 = lines2.findIndex((line) => /^<(?:sub|details)>/.test(line));
  const text3 = lines2.slice(0, end2 === -1 ? lines2.length : end2).join("\n");
  return text3.replace(/^💬 /, "").trim();
}

// src/modes/command/talk-asked.ts
var answerSeconds = 180;
async function talkAsked(typed2, command3, settings, deps) {
  const inConversation = command3.name === "ask" && typed2.threadId === null;
  const named2 = command3.name === "explain" ? command3.finding : null;
  const wanted = inConversation ? await lastTalkedOf(typed2.number, deps) : named2;
  const found = await findWhatToFix(typed2, { finding: wanted }, settings, deps, "talk");
  if (found.kind === "refused") return found;
  const { finding, isFailing: isFailing2, pull } = found;
  const part = await modelPart(typed2, command3, found, deps);
  return { kind: "answered", asked: command3.name, finding, isFailing: isFailing2, head: pull.headSha, ...part };
}
async function modelPart({ number: number2 }, command3, { finding, isFailing: isFailing2, config, subject, analysis }, deps) {
  const { model, prompts } = await deps.talking(config);
  if (model === null) return without(addModel);
  const earlier = await earlierTalk(number2, finding.fingerprint, deps);
  if (earlier.answers >= config.questions)
    return without(
      `The ${config.questions} answers of a model for one pull request are used up (\`questions\`).`
    );
  const read = async (file) => (await loadSource(subject.head, file, analysis))?.text ?? null;
  const { source: source2, linesOf: linesOf2 } = await findingSources(finding, read);
  const explanation = explainFinding(finding, isFailing2, linesOf2);
  const initial = prompts("chat-initial");
  const history = {
    start: groundingOf(finding, explanation, source2),
    entries: earlier.exchanges.map(({ question: question2, answer: answer2 }) => ({
      kind: "exchange",
      question: question2 ?? initial,
      answer: answer2 === "" ? "(no answer)" : answer2
    }))
  };
  const question = command3.name === "ask" ? command3.question : initial;
  const budget = {
    attempts: config.questions,
    tokens: null,
    dollars: config.budget,
    prices: config.modelPrices,
    seconds: answerSeconds,
    contextTokens: contextTokensOf(config)
  };
  const spent = spentBefore(earlier, budget);
  const answer = await askInChat(
    model,
    history,
    prompts,
    {
      question,
      rules: allRules,
      temperature: config.temperature,
      timeoutSeconds: answerSeconds,
      budget,
      spent
    },
    () => {
    }
  );
  if (answer.kind === "refused") return without(answer.message);
  if (answer.kind !== "answered")
    return {
      ...without(`${quoted(model.name)} gave no answer${"message" in answer ? `: ${answer.message}` : ""}.`),
      ...tokensSince(spent, answer.spent)
    };
  const kept = answer.pieces.filter(({ why, sentence }) => why === null && sentence !== "");
  const said = answer.pieces.filter(({ sentence }) => sentence !== "").length;
  const { promptTokens, completionTokens } = tokensSince(spent, answer.spent);
  return {
    sentences: kept.map(({ sentence }) => sentence),
    notes: [countNote(model.name, kept.length, said - kept.length)],
    // An answer of which the endpoint counts no tokens is one all the same.
    promptTokens: Math.max(1, promptTokens),
    completionTokens
  };
}
var addModel = "Made without a language model: with `model` in the configuration (docs/commands.md) questions are answered too.";
function without(note) {
  return { sentences: [], notes: [note], promptTokens: 0, completionTokens: 0 };
}
function spentBefore({ answers, promptTokens, completionTokens }, budget) {
  const tokens2 = { prompt: promptTokens, completion: completionTokens };
  return { ...charge(nothingSpent, { tokens: tokens2 }, tokens2, budget), replies: answers };
}
function tokensSince(before, after) {
  return {
    promptTokens: after.promptTokens - before.promptTokens,
    completionTokens: after.completionTokens - before.completionTokens
  };
}

// src/modes/command/answer-talk.ts
async function answerTalk(asked, talk, settings, deps) {
  await beginTalk(talk, deps);
  const result2 = await talkAsked(talk.typed, asked, settings, deps);
  if (result2.kind === "refused") return refusedTalk(result2.refusal, deps);
  const { repository } = deps;
  return deliverTalk(result2, talk.typed, (file) => repository.readAt(result2.head, file));
}
async function beginTalk(talk, deps) {
  const first = `**Looking into it.** ESBMC verifies the latest commit first; [the run](${deps.runUrl}) shows how far it is.`;
  await sayMeanwhile(talk, reply("⏳", first), "running", deps);
  return null;
}

// src/modes/command/authorise.ts
async function authorise(typed2, { commands }) {
  const command3 = parseCommand(typed2.body, typed2.threadId === null ? "conversation" : "thread");
  if (command3 === null) return { kind: "none" };
  const may = await ask(() => commands.mayWrite(typed2.author));
  if (!may.ok) return { kind: "refused", reasonCode: "permission-unknown", reply: permissionUnknown() };
  if (!may.value) return { kind: "refused", reasonCode: "not-allowed", reply: notAllowed() };
  if (command3.name !== "malformed") return { kind: "command", command: command3 };
  return { kind: "refused", reasonCode: "malformed-command", reply: malformed2(command3.why) };
}

// src/review/command/running-fix.ts
var longestFixMinutes = 60;
async function runningFix(number2, own, host) {
  const comments = [...await host.issueComments(number2), ...await host.reviewComments(number2)];
  const authorId = await host.ownAuthorId();
  const replies = comments.filter((comment2) => {
    const marker = ownMarker(comment2, authorId);
    return marker?.kind === "reply" && marker.state === "fixing";
  }).toSorted(byBeginning);
  const mine = replies.find((reply2) => isReplyTo(own, reply2));
  if (mine === void 0) return null;
  const since = Date.parse(mine.createdAt) - longestFixMinutes * 6e4;
  const earlier = replies.slice(0, replies.indexOf(mine));
  return earlier.find(({ createdAt }) => Date.parse(createdAt) >= since) ?? null;
}
function byBeginning(one, other) {
  return Date.parse(one.createdAt) - Date.parse(other.createdAt) || one.id - other.id;
}
function isReplyTo({ place, id }, { body }) {
  const marker = parseMarker(body);
  return marker?.kind === "reply" && marker.command.place === place && marker.command.id === id;
}

// src/review/command/side-block.ts
function sideBlocks(side2) {
  if (side2 === void 0 || side2.notes.length + side2.artifacts.length === 0) return [];
  const rows = side2.artifacts.map(
    ({ plugin: plugin2, name: name2, kind, description, path }) => tableRow([
      codeSpan(plugin2),
      escapeMarkdown(kind, 60),
      codeSpan(path ?? name2),
      escapeMarkdown(description, 300)
    ])
  );
  const table = rows.length === 0 ? [] : [tableRow(["plugin", "kind", "file of the run", ""]), "|---|---|---|---|", ...rows];
  const notes = side2.notes.map((note) => `- ${escapeMarkdown(note, 400)}`);
  const text3 = [notes.join("\n"), table.join("\n")].filter((part) => part !== "").join("\n\n");
  return [{ name: "what plugins left", versions: [details("From plugins", text3), ""], rank: 0 }];
}

// src/review/command/suggestion.ts
function suggestionFor(before, after, hunks) {
  const isPlain = [before, after].every((text3) => text3.endsWith("\n") && !text3.includes("\r"));
  if (!isPlain || before === after) return null;
  const [old, now] = [linesOf(before), linesOf(after)];
  const top = commonLength(old, now, old.length);
  const bottom = commonLength(old.toReversed(), now.toReversed(), Math.min(old.length, now.length) - top);
  for (const range of widened({ start: top + 1, end: old.length - bottom }, old.length)) {
    const hunk = hunks.find(({ start, end: end2 }) => start <= range.start && range.end <= end2);
    if (hunk === void 0) continue;
    const lines2 = now.slice(range.start - 1, now.length - (old.length - range.end));
    const isClear = [lines2[0], lines2.at(-1)].every((line) => line !== void 0 && line.trim() !== "");
    const text3 = lines2.join("\n");
    if (isClear && isShownAsIs(text3)) return { ...range, text: text3 };
  }
  return null;
}
function linesOf(text3) {
  return text3.slice(0, -1).split("\n");
}
function commonLength(one, other, limit2) {
  let length = 0;
  while (length < limit2 && length < other.length && one[length] === other[length]) length++;
  return length;
}
var reach = 2;
function widened({ start, end: end2 }, lines2) {
  const steps2 = Array.from({ length: reach + 1 }, (_, index) => index);
  return steps2.flatMap((up) => steps2.map((down) => ({ start: start - up, end: end2 + down }))).filter((range) => range.start >= 1 && range.end <= lines2 && range.start <= range.end).toSorted((one, other) => one.end - one.start - (other.end - other.start));
}

// src/modes/command/post-suggestion.ts
async function postSuggestion(fix2, told, number2, deps) {
  const { host } = deps;
  const [edit2, ...others] = fix2.candidate.patch.edits;
  if (edit2 === void 0 || others.length > 0) return null;
  const diff = await ask(() => host.diffFiles(number2));
  const file = diff.ok ? diff.value.find(({ path }) => path === edit2.file) : void 0;
  const suggestion = suggestionFor(edit2.before, edit2.after, file?.hunks ?? []);
  if (suggestion === null) return null;
  const marker = { kind: "suggestion", fingerprint: fix2.finding.fingerprint, commit: fix2.head };
  const body = [
    `${renderMarker(marker)}
${suggestionHead(told)}`,
    fenced(suggestion.text, "suggestion")
  ].join("\n\n");
  if (Buffer.byteLength(body) > commentBodyLimit.utf8Bytes) return null;
  const { start, end: end2 } = suggestion;
  const anchor = { kind: "line", path: edit2.file, line: end2, startLine: start };
  const earlier = await ownSuggestion(fix2, number2, deps);
  if (earlier !== null && isAt(earlier, edit2.file, end2)) {
    const updated = await ask(() => host.updateReviewComment(earlier.id, body));
    return updated.ok ? { url: earlier.url } : null;
  }
  const posted = await ask(() => host.createReview(number2, fix2.head, [{ anchor, body }]));
  if (!posted.ok && posted.refusal !== "no-answer") return null;
  if (!posted.ok) await deps.pause(settleSeconds);
  return ownSuggestion(fix2, number2, deps);
}
async function ownSuggestion({ finding, head }, number2, { host }) {
  const comments = await host.reviewComments(number2);
  const authorId = await host.ownAuthorId();
  const isOurs2 = (comment2) => {
    const marker = ownMarker(comment2, authorId);
    return marker?.kind === "suggestion" && marker.fingerprint === finding.fingerprint && marker.commit === head;
  };
  return comments.findLast(isOurs2) ?? null;
}
function isAt({ path, line }, file, end2) {
  return path === file && line === end2;
}

// src/modes/command/push-fix.ts
async function pushFix(fix2, number2, deps) {
  const pull = await deps.host.pullRequest(number2);
  if (pull.state === "closed" || pull.headSha !== fix2.head) return { kind: "moved" };
  const { headRepository } = pull;
  if (headRepository === null) return notPushed2("branch-deleted");
  if (pull.fromFork && !pull.maintainerCanModify) return notPushed2("fork-closed-to-us");
  if (pull.fromFork && !await deps.commands.pushStartsWorkflows()) return notPushed2("from-fork");
  const files = await filesToWrite(fix2, deps);
  if (files === null) return notPushed2("not-its-text");
  const commit2 = {
    repository: headRepository,
    branch: pull.headRef,
    parent: fix2.head,
    files,
    ...messageOf2(fix2)
  };
  const answer = await ask(() => deps.commands.createCommit(commit2));
  if (answer.ok) return { kind: "pushed", sha: answer.value };
  return whatHappened(answer.refusal, pull, headRepository, commit2, deps);
}
async function filesToWrite({ head, candidate: candidate2 }, {
  commands,
  links
}) {
  const repository = { owner: links.owner, name: links.repo };
  const files = [];
  for (const { file: path, before, after } of candidate2.patch.edits) {
    const found = isSourcePath(path) ? await commands.fileAt(repository, head, path) : null;
    if (found === null || !Buffer.from(before).equals(found.bytes)) return null;
    files.push({ path, mode: found.mode, text: after });
  }
  return files.length === 0 ? null : files;
}
function messageOf2({ finding, head, esbmcVersion, acceptance: acceptance2, candidate: candidate2 }) {
  const bound = acceptance2.verdict === "accepted" ? acceptance2.bound : null;
  const { engine, author, title } = candidate2;
  const plugins = pluginsIn(candidate2);
  return commitMessage({ finding, commit: head, esbmcVersion, bound, engine, author, plugins, title });
}
var reasons2 = {
  permission: "not-allowed",
  "rate-limit": "no-answer",
  "no-answer": "no-answer",
  other: "no-answer"
};
async function whatHappened(refusal2, pull, repository, wanted, { commands, pause }) {
  if (refusal2 === "no-answer") await pause(settleSeconds);
  const tip = await ask(() => commands.branchTip(repository, pull.headRef));
  if (!tip.ok) return notPushed2("no-answer");
  if (tip.value === null) return notPushed2("branch-deleted");
  if (tip.value === wanted.parent) {
    return notPushed2(refusal2 === "not-acceptable" ? "protected" : reasons2[refusal2]);
  }
  return refusal2 === "no-answer" && await isCommit(tip.value, repository, wanted, commands) ? { kind: "pushed", sha: tip.value } : { kind: "moved" };
}
async function isCommit(sha2, repository, { parent, headline: headline2, body }, commands) {
  const commit2 = await ask(() => commands.commitAt(repository, sha2));
  return commit2.ok && commit2.value.parents[0] === parent && commit2.value.message.trim() === `${headline2}

${body}`;
}
function notPushed2(why) {
  return { kind: "not-pushed", why };
}

// src/review/command/fixed-answer.ts
function fixedAnswer(fingerprint2, commit2, { serverUrl, owner, repo }) {
  const url = `${serverUrl.replace(/\/+$/, "")}/${owner}/${repo}/commit/${commit2}`;
  const marker = renderMarker({ kind: "fixed", fingerprint: fingerprint2, commit: commit2 });
  return `${marker}
**Fixed in** [${codeSpan(commit2.slice(0, 7))}](${url}): ESBMC checked this place again with the fix, at least as far as before, and it holds.`;
}

// src/modes/command/settle-fixed.ts
async function settleFixed(number2, fingerprint2, sha2, { host, links }) {
  const known = await ask(async () => ({
    comments: await host.reviewComments(number2),
    authorId: await host.ownAuthorId(),
    threads: await host.reviewThreads(number2)
  }));
  if (!known.ok) return;
  const { comments, authorId, threads } = known.value;
  for (const { first, marker, isOver } of ownThreads(comments, authorId)) {
    if (isOver || marker.fingerprint !== fingerprint2) continue;
    const body = fixedAnswer(fingerprint2, sha2, links);
    const answered = await ask(() => host.replyTo(number2, first.id, body));
    const thread = threads.find(({ firstCommentId }) => firstCommentId === first.id);
    if (!answered.ok || thread === void 0 || thread.isResolved) continue;
    const resolved = await ask(() => host.resolveThread(thread.id));
    if (!resolved.ok) await ask(() => host.hideComment(first.nodeId));
  }
}

// src/modes/command/deliver-fix.ts
async function deliverFix(result2, wish, deps, recheck) {
  const delivered = await deliver(result2, wish, deps, recheck);
  if (result2.kind === "refused") return delivered;
  return { ...delivered, reply: [...delivered.reply, ...sideBlocks(result2.side)] };
}
async function deliver(result2, { number: number2, isSuggestOnly, whyOffer = null }, deps, recheck) {
  if (result2.kind === "refused") return refused5(result2.refusal, deps);
  if (result2.kind === "failed") {
    const { outcome, finding } = result2;
    return {
      reply: failedReply(result2, finding),
      outcome: { decision: "not-fixed", reasonCode: outcome, message: `the repair ended as ${outcome}` },
      isDone: false
    };
  }
  const told = toldFix(result2);
  const problem = await deps.editProblem(result2.candidate, result2.finding);
  if (problem !== null) return forbidden(result2, problem);
  await deps.savePatch(told.diff);
  const why = whyOffer ?? reasonToOffer(result2, isSuggestOnly, deps.mayPush);
  if (why !== null) return offer(result2, told, why, number2, deps);
  const pushed = await pushFix(result2, number2, deps);
  if (pushed.kind === "moved") return refused5({ reasonCode: "head-moved" }, deps);
  if (pushed.kind === "not-pushed") return offer(result2, told, pushed.why, number2, deps);
  const { sha: sha2 } = pushed;
  if (reachesFurther(result2)) await settleFixed(number2, result2.finding.fingerprint, sha2, deps);
  const startsWorkflows = await deps.commands.pushStartsWorkflows();
  const facts = { sha: sha2, startsWorkflows, recheck: await recheck(sha2) };
  return {
    reply: pushedReply(told, facts, deps.links),
    outcome: { decision: "fix-pushed", reasonCode: "ok", message: `pushed ${sha2}`, commitSha: sha2 },
    isDone: true
  };
}
function refused5(refusal2, { links }) {
  const { reasonCode: reasonCode2 } = refusal2;
  return {
    reply: refusedReply(refusal2, links),
    outcome: {
      decision: "refused",
      reasonCode: reasonCode2,
      message: `nothing was done: ${reasonCode2}`,
      // For the job that verifies a fix: whoever pushed it may have ended before that.
      ...refusal2.reasonCode === "already-fixed" ? { commitSha: refusal2.commit } : {}
    },
    isDone: false
  };
}
function forbidden({ finding, candidate: candidate2 }, problem) {
  const attempts = [{ title: candidate2.title, reason: "forbidden-edit", detail: problem }];
  return {
    reply: failedReply({ outcome: "exhausted", reason: null, attempts }, finding),
    outcome: { decision: "not-fixed", reasonCode: "forbidden-edit", message: "the edit is forbidden" },
    isDone: false
  };
}
function reasonToOffer({ acceptance: acceptance2 }, isSuggestOnly, mayPush) {
  if (acceptance2.verdict === "rejected") return "not-accepted";
  if (isSuggestOnly) return "asked-to-suggest";
  return mayPush ? null : "push-off";
}
async function offer(fix2, told, why, number2, deps) {
  const pull = await deps.host.pullRequest(number2);
  if (pull.state === "closed" || pull.headSha !== fix2.head)
    return refused5({ reasonCode: "head-moved" }, deps);
  const suggestion = await postSuggestion(fix2, told, number2, deps);
  const decision = suggestion === null ? "fix-offered" : "fix-suggested";
  return {
    reply: offeredReply(told, why, suggestion, deps.runUrl),
    outcome: { decision, reasonCode: why, message: `a fix was offered: ${why}` },
    isDone: true
  };
}
function toldFix({ finding, candidate: candidate2, acceptance: acceptance2, esbmcVersion }) {
  const accepted2 = acceptance2.verdict === "accepted" ? acceptance2 : null;
  const { title, engine, author, patch } = candidate2;
  return {
    finding,
    title,
    engine,
    author,
    plugins: pluginsIn(candidate2),
    evidence: acceptance2.evidence,
    bound: accepted2 === null ? void 0 : accepted2.bound,
    behaviour: accepted2?.behaviour,
    diff: unifiedDiff(patch),
    esbmcVersion
  };
}
function reachesFurther({ finding, acceptance: acceptance2 }) {
  if (acceptance2.verdict !== "accepted") return false;
  const failedAt = finding.counterexample.bound;
  return acceptance2.bound === null || failedAt !== null && acceptance2.bound >= failedAt;
}

// src/modes/command/verify.ts
async function verify(talk, settings, deps) {
  const { typed: typed2 } = talk;
  const pull = await deps.host.pullRequest(typed2.number);
  if (pull.state === "closed") {
    const outcome = {
      decision: "refused",
      reasonCode: "closed",
      message: "the pull request is closed"
    };
    return { reply: refusedReply({ reasonCode: "closed" }, deps.links), outcome, isDone: false };
  }
  const { headSha } = pull;
  await sayMeanwhile(
    talk,
    reply("⏳", `**Verifying** \`${headSha.slice(0, 7)}\`. [The run](${deps.runUrl}) shows how far it is.`),
    "running",
    deps
  );
  const result2 = await gate({ event: "pull-request", number: typed2.number, headSha }, settings, deps);
  const { icon, text: text3 } = headlineOf(result2);
  return {
    reply: reply(icon, `**Verified** \`${headSha.slice(0, 7)}\`: ${text3}.`, notTheCheck),
    outcome: { decision: "verified", reasonCode: "ok", message: text3, conclusion: result2.conclusion },
    isDone: true
  };
}
var notTheCheck = "The comments and the summary are up to date. The check of the pull request is another run: it stays as it is until that job runs again.";
async function reverify(number2, headSha, settings, deps) {
  try {
    return headlineOf(await gate({ event: "pull-request", number: number2, headSha }, settings, deps));
  } catch (error2) {
    if (!(error2 instanceof CodeHostError) && !(error2 instanceof VerifierError)) throw error2;
    deps.log(`the new commit was not verified again: ${error2.message}`);
    return null;
  }
}
function headlineOf({ report: report3, policy }) {
  return headline(report3, policy);
}
async function verifyStage({ number: number2 }, settings, deps) {
  const { headSha } = await deps.host.pullRequest(number2);
  const { conclusion } = await gate({ event: "pull-request", number: number2, headSha }, settings, deps);
  return { decision: "verified", reasonCode: "ok", message: `verified ${headSha}`, conclusion };
}

// src/modes/command/fix.ts
async function fix(asked, talk, settings, deps) {
  const busy = await beginFix(talk, deps);
  if (busy !== null) return busy;
  const result2 = await repairAsked(talk.typed, asked, settings, deps);
  if (result2.kind === "refused" && result2.refusal.reasonCode === "already-fixed")
    await reverify(talk.typed.number, result2.refusal.commit, settings, deps);
  const wish = { number: talk.typed.number, isSuggestOnly: asked.isSuggestOnly };
  return deliverFix(result2, wish, deps, (sha2) => reverify(talk.typed.number, sha2, settings, deps));
}
async function beginFix(talk, deps) {
  const { number: number2, place, id } = talk.typed;
  await sayMeanwhile(talk, working(deps.runUrl), "fixing", deps);
  const other = await runningFix(number2, { place, id }, deps.host);
  return other === null ? null : refused5({ reasonCode: "already-running", url: other.url }, deps);
}
function working(runUrl) {
  return reply(
    "⏳",
    `**Working on a fix.** ESBMC verifies the latest commit, then repairs are tried and checked. This takes some minutes; [the run](${runUrl}) shows how far it is.`
  );
}

// src/modes/command/ignore.ts
var fingerprintLength = 16;
async function ignore({ finding, reason: reason2 }, { typed: typed2 }, { host, configPath }) {
  const comments = await host.reviewComments(typed2.number);
  const authorId = await host.ownAuthorId();
  const known = ownThreads(comments, authorId).map(({ marker }) => marker.fingerprint);
  const meant = finding ?? findingOfThread(typed2.threadId, comments, authorId);
  const matching = [...new Set(known.filter((one) => meant !== null && one.startsWith(meant)))];
  const whole = meant?.length === fingerprintLength ? meant : null;
  const [only = whole, ...more] = matching;
  if (only === null || more.length > 0) return unknownFinding(known);
  const thread = ownThreads(comments, authorId).find(({ marker }) => marker.fingerprint === only);
  const { place, id, author } = typed2;
  return {
    reply: ignoredReply(only, author.login, reason2, configPath),
    marker: { kind: "ignored", command: { place, id }, fingerprint: only },
    outcome: { decision: "finding-ignored", reasonCode: "ok", message: `finding ${only} is ignored` },
    isDone: true,
    after: async () => {
      if (thread !== void 0) await resolve(typed2.number, thread.first.id, host);
    }
  };
}
async function resolve(number2, firstCommentId, host) {
  const threads = await ask(() => host.reviewThreads(number2));
  const thread = threads.ok ? threads.value.find((one) => one.firstCommentId === firstCommentId) : void 0;
  if (thread !== void 0 && !thread.isResolved) await ask(() => host.resolveThread(thread.id));
}
function unknownFinding(known) {
  const names2 = [...new Set(known)].map((one) => `- \`${one}\``).join("\n");
  return {
    reply: reply(
      "❓",
      "Which finding? Its name stands at the end of each comment, and in the summary in full. Nothing was done.",
      names2 === "" ? "" : `These have comments here:

${names2}`
    ),
    outcome: { decision: "refused", reasonCode: "unknown-finding", message: "there is no such finding" },
    isDone: false
  };
}

// src/modes/command/command.ts
function command2(typed2, settings, deps) {
  return answerWith(
    typed2,
    settings,
    deps,
    (asked, talk) => asked.name === "fix" ? fix(asked, talk, settings, deps) : answerTalk(asked, talk, settings, deps)
  );
}
async function answerWith(typed2, settings, deps, begin) {
  const authorised = await authorise(typed2, deps);
  if (authorised.kind === "none") return noCommand;
  if (typed2.isReadOnly) return tellReadOnly(deps);
  const talk = { typed: typed2, reply: commandReply(typed2, deps.host, deps.keepReply) };
  if (authorised.kind === "refused") {
    const { reasonCode: reasonCode2, reply: text3 } = authorised;
    const outcome = { decision: "refused", reasonCode: reasonCode2, message: `nothing was done: ${reasonCode2}` };
    return finish2(talk, { reply: text3, outcome, isDone: false }, deps);
  }
  await react(typed2, "eyes", deps);
  try {
    const { command: asked } = authorised;
    const answer = await (needsModel(asked) ? begin(asked, talk) : answerTo(asked, talk, settings, deps));
    return "decision" in answer ? answer : await finish2(talk, answer, deps);
  } catch (error2) {
    await close2(talk, failed(deps.runUrl), deps);
    throw error2;
  }
}
function needsModel(asked) {
  return asked.name === "fix" || asked.name === "explain" || asked.name === "ask";
}
var noCommand = {
  decision: "ignored-event",
  reasonCode: "no-command",
  message: "nothing to do: the comment is no command"
};
function answerTo(asked, talk, settings, deps) {
  switch (asked.name) {
    case "verify":
      return verify(talk, settings, deps);
    case "ignore":
      return ignore(asked, talk, deps);
    case "help":
      return Promise.resolve(help);
  }
}
var help = {
  reply: reply("💬", "**Commands**", commandHelp),
  outcome: { decision: "helped", reasonCode: "ok", message: "listed the commands" },
  isDone: true
};
async function tellReadOnly({ job, log }) {
  const message = "GitHub lets a comment on the diff of a fork's pull request start runs that can only read. Type the command in the conversation instead, with the name of the finding: `/esbmc-fix FINDING`.";
  log(message);
  await job.writeSummary(quoteNotes([message]));
  return { decision: "refused", reasonCode: "read-only-token", message };
}
function failed(runUrl) {
  return reply("❌", `**This ended without a result.** [The run](${runUrl}) says why.`);
}

// src/modes/command/repair-stage.ts
async function repairStage(typed2, settings, deps) {
  const authorised = await authorise(typed2, deps);
  if (authorised.kind !== "command" || !needsModel(authorised.command)) return noFix;
  const { command: command3 } = authorised;
  const result2 = await (command3.name === "fix" ? repairAsked(typed2, command3, settings, deps) : talkAsked(typed2, command3, settings, deps));
  const { place, id } = typed2;
  const text3 = renderHandover({ place, id }, result2);
  await deps.saveHandover(text3);
  return {
    decision: "handed-over",
    reasonCode: result2.kind === "refused" ? result2.refusal.reasonCode : result2.kind,
    message: `${command3.name} ended as ${result2.kind}`,
    handoverDigest: digestOf(text3)
  };
}
var noFix = {
  decision: "refused",
  reasonCode: "no-fix",
  message: "nothing to do: the comment asks for nothing that its author may ask for here"
};

// src/modes/command/push-stage.ts
async function pushStage(typed2, deps) {
  const authorised = await authorise(typed2, deps);
  const talk = { typed: typed2, reply: commandReply(typed2, deps.host, deps.keepReply) };
  if (authorised.kind === "refused") {
    const { reasonCode: reasonCode2, reply: reply2 } = authorised;
    const outcome = {
      decision: "refused",
      reasonCode: reasonCode2,
      message: `nothing was pushed: ${reasonCode2}`
    };
    return finish2(talk, { reply: reply2, outcome, isDone: false }, deps);
  }
  if (authorised.kind !== "command" || !needsModel(authorised.command)) return noFix;
  try {
    return await finish2(talk, await deliver2(typed2, authorised.command, deps), deps);
  } catch (error2) {
    await end(talk, deps);
    throw error2;
  }
}
async function deliver2(typed2, command3, deps) {
  const { number: number2, place, id } = typed2;
  const received = readHandover(await deps.receiveHandover(), deps.digest);
  const isOurs2 = received?.command.place === place && received.command.id === id;
  if (received === null || !isOurs2) return noResult(deps, "no-handover");
  const { result: result2 } = received;
  const isTalk = command3.name !== "fix";
  if (isTalk !== (result2.kind === "answered") && result2.kind !== "refused")
    return noResult(deps, "no-handover");
  if (isTalk && result2.kind === "refused") return refusedTalk(result2.refusal, deps);
  if (result2.kind === "answered")
    return deliverTalk(result2, typed2, (file) => textAt(result2.head, file, deps));
  const isSuggestOnly = command3.name === "fix" && command3.isSuggestOnly;
  if (result2.kind !== "repaired") return deliverFix(result2, { number: number2, isSuggestOnly }, deps, noRecheck);
  const candidate2 = await receiveCandidate(result2.candidate, (file) => textAt(result2.head, file, deps));
  if (candidate2 === null) return noResult(deps, "other-text");
  const verdict = readVerdict(await deps.receiveVerdict(), deps.digest)?.acceptance ?? null;
  const { judged, whyOffer } = judge({ ...result2, candidate: candidate2 }, verdict);
  return deliverFix(judged, { number: number2, isSuggestOnly, whyOffer }, deps, noRecheck);
}
function judge(fix2, verdict) {
  const first = fix2.acceptance;
  if (first.verdict === "rejected") return { judged: fix2, whyOffer: null };
  if (verdict === null) return { judged: fix2, whyOffer: "not-executed" };
  const isExecuted = ({ step }) => executed.includes(step);
  const known = first.evidence.filter((one) => !isExecuted(one) || one.outcome !== "not-run");
  const isNew = (one) => !known.some(({ step, detail: detail3 }) => step === one.step && detail3 === one.detail);
  const evidence2 = [...known, ...verdict.evidence.filter((one) => isExecuted(one) && isNew(one))];
  if (verdict.verdict === "accepted") {
    const acceptance2 = { ...verdict, bound: first.bound, evidence: evidence2 };
    return { judged: { ...fix2, acceptance: acceptance2 }, whyOffer: null };
  }
  if (verdict.isSuggestable)
    return { judged: { ...fix2, acceptance: { ...verdict, evidence: evidence2 } }, whyOffer: null };
  const { reason: reason2, detail: detail2 } = verdict;
  const attempts = [{ title: fix2.candidate.title, reason: reason2, detail: detail2 }];
  const { finding, side: side2 } = fix2;
  return {
    judged: { kind: "failed", outcome: "exhausted", reason: null, finding, attempts, side: side2 },
    whyOffer: null
  };
}
var executed = ["replay", "behaviour", "tests"];
async function textAt(head, file, { commands, links }) {
  const found = await commands.fileAt({ owner: links.owner, name: links.repo }, head, file);
  return found === null ? null : Buffer.from(found.bytes).toString("utf8");
}
var noRecheck = async () => null;
function noResult({ runUrl }, reasonCode2) {
  const message = `nothing was pushed: ${reasonCode2}`;
  return { reply: failed(runUrl), outcome: { decision: "not-fixed", reasonCode: reasonCode2, message }, isDone: false };
}
async function end(talk, deps) {
  await close2(talk, failed(deps.runUrl), deps);
}

// src/modes/command/start-stage.ts
function startStage(typed2, settings, deps) {
  return answerWith(typed2, settings, deps, async (asked, talk) => {
    const busy = asked.name === "fix" ? await beginFix(talk, deps) : await beginTalk(talk, deps);
    if (busy !== null) return busy;
    deps.keepReply(null);
    return { decision: "started", reasonCode: "ok", message: `${asked.name} was begun` };
  });
}

// src/modes/command/tree-repair-engine.ts
function treeRepairEngine(checkout, tools) {
  const inTree = ({ finding, subject }) => {
    const lent = { files: new Set(subject.sources.flatMap((source2) => source2.lent)) };
    return { finding, place: { tree: subject.head, checkout, lent } };
  };
  return {
    repair: (request) => {
      const { config, analysis, whyNot } = request;
      const model = tools.model === null ? null : asking(tools.model, whyNot);
      return repairInTree(inTree(request), config, analysis, { ...tools, model });
    },
    execute: async (request, candidate2, verified) => {
      const acceptor = await acceptorInTree(inTree(request), request.config, request.analysis, tools);
      return acceptor.execute(candidate2, verified);
    }
  };
}
function asking(model, whyNot) {
  return {
    name: model.name,
    ask: async (request) => {
      const reason2 = await whyNot();
      if (reason2 !== null) throw new ModelError(reason2, "refused");
      return model.ask(request);
    }
  };
}

// src/open-repair-tools.ts
import { join as join6 } from "node:path";

// src/action-plugins.ts
import { dirname as dirname3, join as join5 } from "node:path";

// src/adapters/github/read-repo-plugins.ts
async function readRepoPlugins({
  owner,
  repo: name2,
  configPath,
  ...options
}) {
  const client = createClient(options);
  const commit2 = await inOurWords("show the default branch", async () => {
    const { data } = await client.rest.repos.listCommits({ owner, repo: name2, per_page: 1 });
    return data[0]?.sha;
  });
  if (commit2 === void 0) throw new ConfigurationError("repo-plugins: the default branch has no commit");
  const textAt2 = async (path) => {
    const file = await inOurWords("show a file", () => fileAt(client, { owner, name: name2 }, commit2, path));
    return file?.mode === "100644" ? Buffer.from(file.bytes).toString("utf8") : null;
  };
  const { pluginFiles = [] } = parseConfigFile(await textAt2(configPath) ?? "", configPath);
  const files = [];
  for (const path of pluginFiles) {
    const text3 = await textAt2(path);
    if (text3 === null)
      throw new ConfigurationError(`plugin-files: ${path} is no plain file of the default branch`);
    files.push({ path, text: text3 });
  }
  return files;
}

// src/action-plugins.ts
var pluginFolder = "esbmc-plugins";
function actionPlugins({
  apiUrl,
  owner,
  repo,
  workspace
}) {
  return {
    log: (line) => info(line),
    readFiles: () => readRepoPlugins({
      ...{ token: getInput("github-token"), apiUrl, owner, repo },
      userAgent: `${tool.name}/${tool.version}`,
      configPath: getInput("config") || ".github/esbmc.yml"
    }),
    keep: async ({ plugin: plugin2, name: name2, content }) => {
      const report3 = getInput("report-file") || "esbmc-report.json";
      const path = join5(dirname3(report3), pluginFolder, plugin2, name2);
      await writeWorkspaceFile(workspace, path, content);
      return path;
    }
  };
}

// src/open-repair-tools.ts
var attemptsFileName = "esbmc-attempts.jsonl";
async function openRepairTools(config, actions, env, { isForRunning }) {
  const { workspace, tempDir } = actions;
  const token = getInput("github-token");
  const sandbox = await createSandbox({ env, tempDir, log: (line) => info(line) });
  const { allowed: allowed2, reason: reason2 } = decideOnCode(sandbox.state, actions, isForRunning);
  return assembleRepair(config, {
    env,
    workingDirectory: workspace,
    tempDir,
    // Not in the workspace, where the pull request may have put a link of that name.
    attemptsFile: join6(tempDir, attemptsFileName),
    workflowToken: token === "" ? null : token,
    barred: allowed2 ? null : reason2,
    sandbox,
    signal: new AbortController().signal,
    plugins: actionPlugins(actions)
  });
}

// src/run-command.ts
var patchFileName = "esbmc-fix.patch";
var stages = ["", "start", "repair", "accept", "push", "verify"];
async function runCommand(typed2, settings, actions, env) {
  const given = getInput("stage");
  const stage = stages.find((one) => one === given);
  if (stage === void 0) {
    throw new ConfigurationError(
      `input stage: must be one of ${stages.filter((one) => one !== "").join(", ")}`
    );
  }
  const files = handoverFiles(actions.workspace);
  const deliver3 = await deliverDeps(actions, files);
  if (stage === "push") return finish3(await pushStage(typed2, { ...deliver3, ...files }));
  const opened = await openGate(actions, env, { isForRunning: stage === "accept" });
  try {
    const engine = async (config) => {
      const tools = await openRepairTools(config, actions, env, { isForRunning: stage === "accept" });
      return treeRepairEngine(actions.workspace, tools);
    };
    const talking = (config) => openTalk(config, actions);
    const deps = { ...opened.deps, ...deliver3, ...files, engine, talking };
    switch (stage) {
      case "":
        return finish3(await command2(typed2, settings, deps));
      case "start":
        return finish3(await startStage(typed2, settings, deps));
      case "repair":
        return finish3(await repairStage(typed2, settings, deps));
      case "accept":
        return finish3(await acceptStage(typed2, settings, deps));
      case "verify":
        return finish3(await verifyStage(typed2, settings, deps));
    }
  } finally {
    await opened.close();
  }
}
async function openTalk(config, { workspace }) {
  const token = getInput("github-token");
  const [model, prompts] = await Promise.all([
    openModel(config, {
      workingDirectory: workspace,
      workflowToken: token === "" ? null : token,
      userAgent: `${tool.name}/${tool.version}`
    }),
    conversationPrompts(ownPrompts(config, readPrompt))
  ]);
  return { model, prompts };
}
function handoverFiles(workspace) {
  const at = (name2) => join7(dirname4(getInput("report-file") || "esbmc-report.json"), name2);
  const write = (name2) => (text3) => writeWorkspaceFile(workspace, at(name2), text3);
  const read = (name2) => () => readWorkspaceFile(workspace, at(name2), maxHandoverBytes);
  return {
    digest: getInput("handover-digest"),
    saveHandover: write(handoverFileName),
    receiveHandover: read(handoverFileName),
    saveVerdict: write(verdictFileName),
    receiveVerdict: read(verdictFileName),
    savePatch: write(patchFileName)
  };
}
async function deliverDeps({ apiUrl, owner, repo, serverUrl, runUrl }, { savePatch }) {
  const token = getInput("github-token");
  if (token === "") throw new ConfigurationError("input github-token: a token that can write is needed");
  const client = { token, apiUrl, owner, repo, userAgent: `${tool.name}/${tool.version}` };
  const parser = await createCParser(await readGrammar());
  return {
    host: createGitHubHost(client),
    commands: createGitHubCommandHost(client),
    job: createActionsSinks(),
    log: (line) => info(line),
    links: { serverUrl, owner, repo },
    pause: (seconds) => new Promise((wake) => setTimeout(wake, seconds * 1e3)),
    editProblem: async (candidate2, finding) => {
      const { file } = finding.counterexample.property.location;
      const { patch } = candidate2;
      const proposed = pluginsIn(candidate2).length > 0 ? patch.edits.map((edit2) => edit2.file) : [];
      return editProblem(patch, { finding, editable: [file, ...proposed], headers: [] }, parser);
    },
    mayPush: getInput("push") !== "false",
    savePatch,
    keepReply,
    runUrl
  };
}
function finish3(outcome) {
  const {
    decision,
    reasonCode: reasonCode2,
    message,
    commitSha = "",
    conclusion = "neutral",
    handoverDigest = ""
  } = outcome;
  setOutput("decision", decision);
  setOutput("reason-code", reasonCode2);
  setOutput("conclusion", conclusion);
  setOutput("fixed", ["fix-pushed", "fix-suggested", "fix-offered"].includes(decision));
  setOutput("commit-sha", commitSha);
  setOutput("handover-digest", handoverDigest);
  notice(message);
  return 0;
}

// src/run-nightly.ts
import { readdir } from "node:fs/promises";
import { basename as basename2, dirname as dirname5, join as join8 } from "node:path";

// src/adapters/github/fix-pull-host.ts
function createFixPullHost(options, { fileAt: fileAt2, branchTip, createCommit: createCommit2, pushStartsWorkflows }) {
  const { rest } = createClient(options);
  const place = { owner: options.owner, repo: options.repo };
  return {
    fileAt: fileAt2,
    branchTip,
    createCommit: createCommit2,
    pushStartsWorkflows,
    pullsFrom: (branch) => inOurWords("list pull requests", async () => {
      const head = `${options.owner}:${branch}`;
      const { data } = await rest.pulls.list({ ...place, head, state: "all", per_page: pageSize });
      return data.filter((pull) => pull.head.ref === branch).map(({ number: number2, html_url: url }) => ({ number: number2, url }));
    }),
    createBranch: (name2, commit2) => inOurWords("create a branch", async () => {
      await rest.git.createRef({ ...place, ref: `refs/heads/${name2}`, sha: commit2 });
    }),
    openPull: (pull) => inOurWords("open a pull request", async () => {
      const { data } = await rest.pulls.create({ ...place, ...pull });
      return { number: data.number, url: data.html_url };
    })
  };
}

// src/adapters/github/issue-tracker.ts
function createIssueTracker(options, { ownAuthorId, createIssueComment, issueComments }) {
  const client = createClient(options);
  const { rest } = client;
  const place = { owner: options.owner, repo: options.repo };
  return {
    ownAuthorId,
    createIssueComment,
    issueComments,
    issuesWithLabel: (labels) => inOurWords("list the issues", async () => {
      const issues = await client.paginate(rest.issues.listForRepo, {
        ...place,
        labels,
        state: "all",
        sort: "created",
        direction: "asc",
        per_page: pageSize
      });
      return issues.filter((issue) => issue.pull_request === void 0).map(trackedIssue);
    }),
    createIssue: (text3, label) => inOurWords("create an issue", async () => {
      const { data } = await rest.issues.create({ ...place, ...text3, labels: [label] });
      return trackedIssue(data);
    }),
    updateIssue: (number2, text3, state) => inOurWords("update an issue", async () => {
      await rest.issues.update({ ...place, issue_number: number2, ...text3, state });
    })
  };
}
function trackedIssue({ number: number2, user, state, body, html_url: url }) {
  return {
    number: number2,
    // A deleted account has no id; 0 is nobody's.
    authorId: user?.id ?? 0,
    state: state === "open" ? "open" : "closed",
    body: body ?? "",
    url
  };
}

// src/scan/plan-tracking.ts
import { createHash as createHash2 } from "node:crypto";

// src/scan/tracking-body.ts
function trackingTitle({ changes }) {
  const open = changes.appeared.length + changes.stayed.length + changes.unclear.length;
  return open === 0 ? "ESBMC: no bug known in the repository" : `ESBMC: ${counted(open, "bug")} in the repository`;
}
function trackingBody(context, hiddenLine) {
  const { scan, changes, previous, nights, policy, links, follows } = context;
  const { report: report3, isComplete } = scan;
  const tables = { links, policy };
  const section = (title, content) => content === "" ? "" : `#### ${title}

${content}`;
  const { appeared, stayed, fixed, unclear } = changes;
  const limit2 = { ...commentBodyLimit, utf8Bytes: commentBodyLimit.utf8Bytes - hiddenLine.length - 1 };
  const heading = `### ${scoreLine(context)}`;
  const blocks = [
    wholeBlock(heading),
    wholeBlock(isComplete ? "" : "⚠️ **The scan is not complete:** see what is not known below."),
    {
      name: "some new findings",
      versions: [
        section(previous === null ? "Found" : "New", findingTable(appeared, tables)),
        section("New", findingTable(appeared, tables, 20))
      ],
      rank: 9
    },
    {
      name: "some older findings",
      versions: [
        section("Still there", findingTable(stayed, tables)),
        section("Still there", findingTable(stayed, tables, 20)),
        section("Still there", findingTable(stayed, tables, 5))
      ],
      rank: 7
    },
    wholeBlock(section("Fixed since", earlierList(fixed, links))),
    wholeBlock(section("Not found this time, and not shown to be gone either", earlierList(unclear, links))),
    { name: "what is not known", versions: [undecidedBlock(report3), ""], rank: 5 },
    wholeBlock(follows === null ? "" : `Follows #${follows}, which was closed by hand.`),
    wholeBlock(nights.length < 2 ? "" : details("The last nights", nightTable(nights))),
    ...summaryTail({ report: { ...report3, findings: [] }, policy, links })
  ];
  return `${hiddenLine}
${fitBody(blocks, limit2)}`;
}
function scoreLine({ changes, previous, scan }) {
  const { appeared, stayed, fixed, unclear } = changes;
  const functions = counted(scan.report.functions.length, "function");
  if (previous === null) return `${counted(appeared.length, "bug")} found in ${functions}`;
  const parts = [
    `${appeared.length} new`,
    `${fixed.length} fixed`,
    `${stayed.length} still there`,
    ...unclear.length === 0 ? [] : [`${unclear.length} not decided this time`]
  ];
  return `${parts.join(", ")} since ${previous.date}`;
}
function changeComment(context, hiddenLine) {
  const { changes, policy, links } = context;
  const { appeared, fixed } = changes;
  const blocks = [
    wholeBlock(`**${scoreLine(context)}**`),
    {
      name: "some findings",
      versions: [
        findingTable(appeared, { links, policy }),
        findingTable(appeared, { links, policy }, 20)
      ],
      rank: 9
    },
    wholeBlock(fixed.length === 0 ? "" : `Fixed:

${earlierList(fixed, links)}`)
  ];
  const limit2 = { ...commentBodyLimit, utf8Bytes: commentBodyLimit.utf8Bytes - hiddenLine.length - 1 };
  return `${hiddenLine}
${fitBody(blocks, limit2)}`;
}
function earlierList(findings2, links) {
  const shown = findings2.slice(0, 50);
  const more = findings2.length - shown.length;
  return [
    ...shown.map((one) => `- ${placeMarkdown(one, links)}: ${messageMarkdown(one.message)}`),
    ...more === 0 ? [] : [`- and ${more} more`]
  ].join("\n");
}
function undecidedBlock(report3) {
  const list = undecidedList(report3);
  const { length } = report3.functions.filter(
    ({ verdict }) => verdict === "unknown" || verdict === "not-checked"
  );
  return list === "" ? "" : details(`${counted(length, "function")} about which nothing is known`, list);
}
function nightTable(nights) {
  const rows = nights.toReversed().map(
    (night) => tableRow([
      night.date,
      `${night.findings}`,
      `${night.proved}`,
      `${night.bounded}`,
      `${night.unknown + night["not-checked"]}`
    ])
  );
  return [
    tableRow(["Night", "Bugs", "Proved", "Up to a bound", "Not known"]),
    "|---|--:|--:|--:|--:|",
    ...rows
  ].join("\n");
}

// src/scan/plan-tracking.ts
function planTracking(facts) {
  const { scan, issues, policy, links, date } = facts;
  const known = issues.flatMap((issue) => {
    const state2 = parseTrackingState(issue.body);
    return state2 === null ? [] : [{ issue, state: state2 }];
  });
  const open = known.find(({ issue }) => issue.state === "open");
  const latest = known.at(-1);
  const current = open ?? (latest?.state.isClosedByUs === true ? latest : void 0);
  const before = current?.state ?? latest?.state ?? null;
  const told = triageFindings(scan.report.findings, policy).posted;
  const changes = changesSince(before, scan, told);
  const isOpen = changes.appeared.length + changes.stayed.length + changes.unclear.length > 0;
  const isClean = !isOpen && scan.isComplete;
  if (current === void 0 && !isOpen) return { action: "none" };
  if (current !== void 0 && current.issue.state === "closed" && !isOpen) return { action: "none" };
  if (current !== void 0 && isRepeated(current.state, changes, scan)) return { action: "none" };
  const context = {
    scan,
    changes,
    previous: before?.nights.at(-1) ?? null,
    nights: withNight(before?.nights ?? [], nightOf({ ...scan.report, findings: told }, date)),
    policy,
    links,
    follows: current === void 0 ? latest?.issue.number ?? null : null
  };
  const state = {
    // What was not decided this time is not forgotten.
    findings: [...earlierFindings(told), ...changes.unclear],
    isPartial: false,
    nights: [...context.nights],
    isClosedByUs: isClean
  };
  const text3 = { title: trackingTitle(context), body: trackingBody(context, renderTrackingState(state)) };
  if (current === void 0) return { action: "create", text: text3 };
  const hasChanged = changes.appeared.length + changes.fixed.length > 0;
  return {
    action: "update",
    issue: current.issue,
    text: text3,
    state: isClean ? "closed" : "open",
    comment: hasChanged ? commentOn(changes, context) : null
  };
}
function changesSince(before, scan, told) {
  const changes = compareBaseline(scan, { findings: before?.findings ?? [], functions: [] }, told);
  if (before?.isPartial !== true) return changes;
  return { ...changes, appeared: [], stayed: [...changes.stayed, ...changes.appeared] };
}
function commentOn(changes, context) {
  const facts = [context.scan.report.head, changes.appeared, changes.fixed].map(
    (part) => Array.isArray(part) ? part.map(({ fingerprint: fingerprint2 }) => fingerprint2) : part
  );
  const hash = createHash2("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 16);
  const mark = `<!-- esbmc-action:night:1 ${hash} -->`;
  return { mark, body: changeComment(context, mark) };
}
function isRepeated({ nights }, changes, { report: report3 }) {
  const { appeared, fixed, unclear } = changes;
  const last = nights.at(-1);
  const isSame = appeared.length + fixed.length + unclear.length === 0;
  return isSame && last !== void 0 && last.head !== null && last.head === report3.head;
}

// src/scan/track.ts
var trackingLabel = "esbmc";
async function ownIssues(tracker) {
  const answer = await ask(async () => {
    const authorId = await tracker.ownAuthorId();
    const labelled = await tracker.issuesWithLabel(trackingLabel);
    return labelled.filter((issue) => isOurs(issue, authorId));
  });
  if (answer.ok) return { known: answer.value, note: null };
  return { known: [], note: refusedNote(answer.message) };
}
function lastState(issues) {
  const issue = issues.find(({ state: state2 }) => state2 === "open") ?? issues.at(-1);
  const state = issue === void 0 ? null : parseTrackingState(issue.body);
  return state === null ? null : { findings: state.findings, functions: [], nights: state.nights };
}
async function track(facts, tracker) {
  const answer = await ask(() => perform(planTracking(facts), tracker));
  if (answer.ok) return answer.value;
  return { action: "refused", number: null, notes: [refusedNote(answer.message)] };
}
function refusedNote(message) {
  return `The tracking issue is not up to date: ${message}. It needs \`issues: write\`.`;
}
function isOurs({ authorId, body }, own) {
  return own !== null && authorId === own && parseTrackingState(body) !== null;
}
async function perform(plan, tracker) {
  if (plan.action === "none") return { action: "none", number: null, notes: [] };
  if (plan.action === "create") {
    const { number: number2 } = await tracker.createIssue(plan.text, trackingLabel);
    return { action: "created", number: number2, notes: [] };
  }
  const { issue, text: text3, state, comment: comment2 } = plan;
  if (comment2 !== null && !await isTold(issue.number, comment2.mark, tracker))
    await tracker.createIssueComment(issue.number, comment2.body);
  await tracker.updateIssue(issue.number, text3, state);
  const isClosing = state === "closed" && issue.state === "open";
  return { action: isClosing ? "closed" : "updated", number: issue.number, notes: [] };
}
async function isTold(number2, mark, tracker) {
  const own = await tracker.ownAuthorId();
  const comments = await tracker.issueComments(number2);
  return comments.some(({ authorId, body }) => authorId === own && body.startsWith(mark));
}

// src/modes/suggest-fixes.ts
import { createHash as createHash3 } from "node:crypto";

// src/review/command/fix-pull.ts
function fixPullBody(fix2, { links, issue, startsWorkflows, side: side2 }) {
  const { message, counterexample } = fix2.finding;
  const of = issue === null ? "" : ` One of the bugs in #${issue}.`;
  const blocks = [
    wholeBlock(`${placeMarkdown(counterexample.property.location, links)}: ${messageMarkdown(message)}${of}`),
    wholeBlock(`**The fix**: ${messageMarkdown(fix2.title)}`),
    wholeBlock(howSure(fix2)),
    wholeBlock(evidenceTable(fix2.evidence)),
    wholeBlock(startsWorkflows ? "" : withoutWorkflows),
    wholeBlock("Nobody has read this yet. Closed without merging, it is not opened again."),
    diffBlock(fix2.diff),
    wholeBlock(fixFacts(fix2)),
    ...sideBlocks(side2)
  ];
  return fitBody(
    blocks.filter(({ versions }) => versions[0] !== ""),
    commentBodyLimit
  );
}
var withoutWorkflows = "> This was opened with the workflow's own token, and GitHub starts no workflows for that: close and reopen it to have its checks run. For the next time: give the input `github-token` an App's token.";

// src/modes/open-fix-pull.ts
function branchFor({ fingerprint: fingerprint2 }) {
  return `esbmc/fix-${fingerprint2}`;
}
async function findPulls(finding, host) {
  const pulls = await ask(() => host.pullsFrom(branchFor(finding)));
  if (!pulls.ok) return { kind: "refused", note: `No fix is proposed: ${pulls.message}` };
  return { kind: pulls.value.length === 0 ? "none" : "there" };
}
async function openFixPull(fix2, place, deps) {
  const head = branchFor(fix2.finding);
  const { file } = fix2.finding.counterexample.property.location;
  const ready = await ask(() => readyBranch(fix2, head, place, deps));
  if (!ready.ok) return refusedPull(ready.refusal, `The fix of ${file} is not proposed: ${ready.message}`);
  if (ready.value !== null) return { isOpen: false, isHopeless: false, note: ready.value };
  const startsWorkflows = await deps.host.pushStartsWorkflows();
  const facts = { links: place.links, issue: place.trackingIssue, startsWorkflows, side: fix2.side };
  const body = fixPullBody(toldFix(fix2), facts);
  const pull = { title: messageOf2(fix2).headline, body, head, base: place.branch };
  const opened = await ask(() => openOnce(pull, deps));
  if (opened.ok)
    return { isOpen: true, isHopeless: false, note: `#${opened.value.number} proposes a fix of ${file}.` };
  const why = `${opened.message}. Actions may need to be allowed to create pull requests in the repository's settings`;
  return refusedPull(
    opened.refusal,
    `The fix of ${file} is on the branch ${head}, without a pull request: ${why}.`
  );
}
function refusedPull(refusal2, note) {
  return { isOpen: false, isHopeless: refusal2 !== "not-acceptable", note };
}
async function openOnce(pull, { host, pause }) {
  try {
    return await host.openPull(pull);
  } catch (error2) {
    const isUnanswered = error2 instanceof CodeHostError && (error2.status === null || error2.status >= 500);
    if (!isUnanswered) throw error2;
    await pause(settleSeconds);
    const [there] = await host.pullsFrom(pull.head);
    return there ?? host.openPull(pull);
  }
}
async function readyBranch(fix2, branch, { links }, { host }) {
  const repository = { owner: links.owner, name: links.repo };
  const files = await filesToWrite(fix2, { commands: host, links });
  if (files === null) return `The fix of a file is not proposed: it is not UTF-8, or no plain file.`;
  const tip = await host.branchTip(repository, branch);
  if (tip === null) await host.createBranch(branch, fix2.head);
  if (tip === null || tip === fix2.head) {
    await host.createCommit({ repository, branch, parent: fix2.head, files, ...messageOf2(fix2) });
    return null;
  }
  for (const { path, text: text3 } of files) {
    const found = await host.fileAt(repository, tip, path);
    if (found === null || !Buffer.from(text3).equals(found.bytes)) {
      return `A fix is not proposed, since there is a branch ${branch} with something else on it.`;
    }
  }
  return null;
}

// src/modes/suggest-fixes.ts
var mostPulls = 3;
var mostTried = 10;
var mostSeconds = 3600;
async function suggestFixes(work, deps) {
  const { clock, host, branch } = deps;
  const notes = [];
  const patches = /* @__PURE__ */ new Map();
  let [tried, opened] = [0, 0];
  const start = clock();
  for (const finding of candidates(work)) {
    const seconds = (clock() - start) / 1e3;
    if (tried === mostTried || opened === mostPulls || seconds > mostSeconds) break;
    const earlier = host === null ? null : await findPulls(finding, host);
    if (earlier?.kind === "refused") return [...notes, earlier.note];
    if (earlier?.kind === "there") continue;
    tried += 1;
    const repaired = await repairOne(finding, work, deps);
    if (repaired === null) continue;
    patches.set(finding.fingerprint, unifiedDiff(repaired.candidate.patch));
    await deps.keep(patches);
    if (host === null) continue;
    if (branch === null) return [...notes, "No branch was scanned, so no pull request can be made for it."];
    const pull = await openFixPull(repaired, { ...work, branch }, { host, pause: deps.pause });
    notes.push(pull.note);
    if (pull.isOpen) opened += 1;
    else if (pull.isHopeless) break;
  }
  return [
    ...notes,
    ...tried === 0 ? [] : [`Repairs were tried for ${counted(tried, "bug")}, ${patches.size} accepted.`]
  ];
}
function candidates({ findings: findings2, policy, changes, date }) {
  const leads = groupFindings(triageFindings(findings2, policy).posted).map(({ lead }) => lead);
  const repairable = leads.filter(
    ({ counterexample }) => isSourcePath(counterexample.property.location.file)
  );
  const known = new Set(changes?.stayed.map(({ fingerprint: fingerprint2 }) => fingerprint2));
  const lot = ({ fingerprint: fingerprint2 }) => createHash3("sha256").update(`${date} ${fingerprint2}`).digest("hex");
  const rank = (finding) => `${known.has(finding.fingerprint) ? 1 : 0} ${lot(finding)}`;
  return repairable.toSorted((one, other) => rank(one) < rank(other) ? -1 : 1);
}
async function repairOne(finding, { head, esbmcVersion }, { repair }) {
  const outcome = await repair(finding);
  if (outcome.outcome !== "repaired") return null;
  const { candidate: candidate2, acceptance: acceptance2, side: side2 } = outcome;
  return { kind: "repaired", finding, head, esbmcVersion, candidate: candidate2, acceptance: acceptance2, side: side2 };
}

// src/modes/nightly.ts
var planFileName = "esbmc-scan-plan.jsonl";
async function nightly(stage, settings, deps) {
  const head = await deps.repository.resolve("HEAD");
  const file = await settingsAt(head, deps);
  const config = buildConfig([{ timeBudget: nightSeconds }, file, settings]);
  const baseline = await readBaseline(deps);
  if (stage.name === "merge") {
    const lines3 = mergeLines(await deps.files.records());
    return report2(lines3, config, baseline, () => deps.analysis(config), deps);
  }
  const analysis = await deps.analysis(config);
  const scan = await openScan(await deps.repository.checkOut(head), config, deps.tool, analysis);
  if (stage.name === "plan") {
    const shares = await planScan(scan, baseline, stage.shards);
    await deps.files.writePlan([scan.run, ...shares].map(writeScanLine).join(""));
    deps.job.setOutput("matrix", JSON.stringify(matrixOf(shares)));
    return { conclusion: null, failed: false, decision: "planned", report: null, trackingIssue: null };
  }
  const shard = stage.name === "shard" ? stage.shard : { index: 1, of: 1 };
  const plan = stage.name === "shard" ? await deps.files.read(planFileName) : null;
  const lines2 = plan === null ? null : readScanLines(plan).lines;
  const share = await shareOf(scan, shard, lines2, baseline);
  const record = await deps.files.openRecord(`esbmc-scan-${shard.index}-of-${shard.of}.jsonl`);
  const found = await scanShard({ ...scan, share }, record, analysis);
  if (stage.name === "whole") return report2(found, config, baseline, async () => analysis, deps);
  return { conclusion: null, failed: false, decision: "scanned", report: null, trackingIssue: null };
}
async function report2(lines2, config, baseline, analysis, deps) {
  const { files, job, links, tracker, log } = deps;
  const scan = scanReport(lines2);
  if (scan === null) throw new ConfigurationError("no record of a scan was found: did any shard leave one?");
  const date = config.today ?? "1970-01-01";
  const place = { ...links, commit: scan.report.head ?? "" };
  const issues = tracker === null ? { known: [], note: null } : await ownIssues(tracker);
  const before = baseline ?? lastState(issues.known);
  const changes = before === null ? null : compareBaseline(scan, before);
  const compared = changes === null ? scan.report : withChanges(scan, changes);
  const written = {
    ...{ report: compared, config, changes, links: place },
    baseline: makeBaseline(scan.report, date, baseline),
    nights: withNight(before?.nights ?? [], nightOf(scan.report, date))
  };
  await files.writeReport({ ...written, patches: /* @__PURE__ */ new Map() });
  const notes = [...await tellJob(compared, config, place, job)];
  const tracked = tracker === null || issues.note !== null ? { action: "none", number: null, notes: issues.note === null ? [] : [issues.note] } : await track({ scan, issues: issues.known, policy: config, links: place, date }, tracker);
  const facts = { findings: scan.report.findings, policy: config, changes, links: place, date };
  const proposed = await propose(
    { ...facts, trackingIssue: tracked.number },
    config,
    analysis,
    deps,
    (patches) => files.writeReport({ ...written, patches })
  );
  const told = [...tracked.notes, ...proposed];
  if (told.length > 0) await job.writeSummary(quoteNotes(told));
  for (const note of [...notes, ...told]) log(note);
  const conclusion = conclude(compared, config);
  return {
    conclusion,
    failed: failsJob(conclusion, config),
    decision: "reported",
    report: compared,
    trackingIssue: tracked.number
  };
}
var repairSeconds = 600;
async function propose(work, nightly2, openAnalysis, { fixes, repository }, keep) {
  const head = work.links.commit;
  if (fixes === null || head === "" || work.findings.length === 0) return [];
  const config = { ...nightly2, timeBudget: Math.min(nightly2.timeBudget, repairSeconds) };
  const analysis = await openAnalysis();
  const tools = await fixes.tools(config);
  const place = { tree: await repository.checkOut(head), checkout: repository.root, lent: noLentHeaders };
  return suggestFixes(
    { ...work, head, esbmcVersion: analysis.verifier.version },
    {
      ...fixes,
      keep,
      clock: analysis.clock,
      repair: (finding) => repairInTree({ finding, place }, config, analysis, tools)
    }
  );
}
function withChanges(scan, changes) {
  const old = new Set(changes.stayed.map(({ fingerprint: fingerprint2 }) => fingerprint2));
  return {
    ...scan.report,
    findings: scan.report.findings.map(
      (finding) => old.has(finding.fingerprint) ? { ...finding, status: "existing" } : finding
    ),
    notes: [...changeNotes(changes), ...scan.report.notes]
  };
}
async function readBaseline({ baselinePath, files, log }) {
  if (baselinePath === null) return null;
  const text3 = await files.read(baselinePath);
  if (text3 === null) {
    log(`There is no baseline at ${baselinePath} yet.`);
    return null;
  }
  const read = parseBaseline(text3);
  if (read.ok) return read.baseline;
  throw new ConfigurationError(`input baseline: ${baselinePath} is no baseline: ${read.reason}`);
}

// src/run-nightly.ts
async function runNightly(settings, actions, env) {
  const stage = stageOf(getInput("scan"), getInput("scan-shards"));
  const { owner, repo, apiUrl, serverUrl, workspace, tempDir } = actions;
  const reportFile = getInput("report-file") || "esbmc-report.json";
  const sarifFile = getInput("sarif-file");
  const results = resultFiles(workspace, tempDir, warning);
  const opened = await openWorkspace(actions, env);
  try {
    const { token } = opened;
    const client = { token, apiUrl, owner, repo, userAgent: `${tool.name}/${tool.version}` };
    const isQuiet = token === "" || getInput("dry-run") === "true";
    const outcome = await nightly(stage, settings, {
      repository: opened.repository,
      tracker: isQuiet ? null : createIssueTracker(client, createGitHubHost(client)),
      job: createActionsSinks(),
      analysis: opened.analysis,
      files: nightlyFiles(workspace, results, reportFile, sarifFile),
      log: (line) => info(line),
      tool,
      links: { serverUrl, owner, repo },
      configPath: getInput("config") || ".github/esbmc.yml",
      baselinePath: getInput("baseline") || null,
      fixes: await openFixes(actions, env, isQuiet ? null : client)
    });
    return finish4(outcome, results.placeOf(reportFile), results.placeOf(sarifFile));
  } finally {
    await opened.close();
  }
}
async function openFixes(actions, env, client) {
  const wish = getInput("fix") || "none";
  if (wish === "none") return null;
  if (wish !== "suggest") throw new ConfigurationError("input fix: use `none` or `suggest`");
  return {
    host: client === null ? null : createFixPullHost(client, createGitHubCommandHost(client)),
    branch: actions.branch,
    tools: (config) => openRepairTools(config, actions, env, { isForRunning: false }),
    pause: (seconds) => new Promise((wake) => setTimeout(wake, seconds * 1e3))
  };
}
function stageOf(text3, shards) {
  if (text3 === "") return { name: "whole" };
  if (text3 === "merge") return { name: "merge" };
  if (text3 === "plan") return { name: "plan", shards: shardCount(shards) };
  const shard = parseShard(text3);
  if (shard !== null) return { name: "shard", shard };
  throw new ConfigurationError(
    "input scan: use `plan`, `I/N` (for example `2/4`) or `merge`, or leave it empty"
  );
}
function shardCount(text3) {
  if (text3 === "") return null;
  const count = Number(text3);
  if (Number.isInteger(count) && count >= 1 && count <= mostShards) return count;
  throw new ConfigurationError(`input scan-shards: use a whole number from 1 to ${mostShards}`);
}
var mostBytes2 = 512 * 1024 * 1024;
function nightlyFiles(workspace, results, reportFile, sarifFile) {
  const read = async (path) => {
    const found = await readWorkspaceFile(workspace, path, mostBytes2);
    return found.kind === "text" ? found.text : null;
  };
  const beside = (name2) => join8(dirname5(reportFile), name2);
  return {
    read,
    writePlan: (text3) => writeWorkspaceFile(workspace, planFileName, text3),
    openRecord: async (name2) => {
      const text3 = await read(name2) ?? "";
      await writeWorkspaceFile(workspace, name2, text3);
      const file = await openGrowingFile(join8(workspace, name2));
      return {
        lines: readScanLines(text3).lines,
        add: (line) => file.append(writeScanLine(line)),
        clear: file.clear
      };
    },
    records: async () => {
      const names2 = (await readdir(workspace)).filter((name2) => /^esbmc-scan-[\w-]+\.jsonl$/.test(name2));
      return Promise.all(
        names2.sort().map(async (name2) => ({ name: basename2(name2), text: await read(name2) }))
      );
    },
    writeReport: async ({ report: report3, config, baseline, changes, nights, links, patches }) => {
      await results.write(reportFile, renderJson(report3, config));
      const page = await reportPage(
        { report: report3, policy: config },
        { root: workspace, links, changes, nights, patches }
      );
      await results.write(beside("esbmc-report.html"), page);
      await results.write(beside("esbmc-baseline.json"), renderBaseline(baseline));
      if (sarifFile !== "") await results.write(sarifFile, renderSarif(report3, config));
    }
  };
}
function finish4(outcome, reportFile, sarifFile) {
  const { conclusion, report: report3, decision, trackingIssue } = outcome;
  setOutput("decision", decision);
  setOutput("tracking-issue", trackingIssue ?? "");
  if (report3 === null || conclusion === null) {
    setOutput("reason-code", "ok");
    return 0;
  }
  setOutput("conclusion", conclusion);
  setOutput("findings", report3.findings.length);
  setOutput("introduced", report3.findings.filter(({ status }) => status !== "existing").length);
  setOutput("report-file", reportFile);
  setOutput("sarif-file", sarifFile);
  setOutput(
    "reason-code",
    conclusion === "success" ? "ok" : conclusion === "failure" ? "findings" : "not-checked"
  );
  info(`conclusion: ${conclusion}`);
  return outcome.failed ? 1 : 0;
}

// src/run-action.ts
async function runAction(env) {
  try {
    return await run(env);
  } catch (error2) {
    const isExpected = error2 instanceof ConfigurationError || error2 instanceof VerifierError || error2 instanceof CodeHostError;
    const disk = fileProblem(error2);
    if (disk !== null) setFailed(`${disk}: mend it and run the job again. ${placesOf(env)}`);
    else setFailed(isExpected ? error2.message : `this is a fault of esbmc-action: ${stackOf(error2)}`);
    setOutputs({ decision: "failed", "reason-code": disk === null ? reasonCode(error2) : "disk" });
    return 1;
  }
}
function setOutputs(outputs) {
  try {
    for (const [name2, value] of Object.entries(outputs)) setOutput(name2, value);
  } catch (error2) {
    info(`The outputs could not be written: ${fileProblem(error2) ?? "they have no file"}`);
  }
}
function placesOf({ GITHUB_WORKSPACE, RUNNER_TEMP }) {
  return `A run writes to the workspace (${GITHUB_WORKSPACE}) and to RUNNER_TEMP (${RUNNER_TEMP})`;
}
async function run(env) {
  hideSecretsOf(env);
  const actions = await readActionsEnvironment(env);
  const settings = { ...parseActionInputs(getInput), today: today() };
  const allowTarget = getInput("allow-pull-request-target") === "true";
  const trigger = readTrigger(actions.eventName, actions.payload, allowTarget);
  if (trigger.event === "ignored" || trigger.event === "refused") {
    setOutput("decision", trigger.event === "ignored" ? "ignored-event" : "refused");
    setOutput("reason-code", trigger.reasonCode);
    setOutput("conclusion", "neutral");
    if (trigger.event === "ignored") notice(trigger.message);
    else setFailed(trigger.message);
    return trigger.event === "ignored" ? 0 : 1;
  }
  if (trigger.event === "finished-analysis") return runReport(trigger, settings, actions);
  if (trigger.event === "nightly") return runNightly(settings, actions, env);
  if (trigger.event === "comment") return runCommand(trigger, settings, actions, env);
  const opened = await openGate(actions, env);
  try {
    const outcome = await gate(trigger, settings, opened.deps);
    const { reportFile, sarifFile } = opened.places();
    setOutput("sarif-file", sarifFile);
    return finish5(outcome, reportFile);
  } finally {
    await opened.close();
  }
}
function finish5({ conclusion, failed: failed2, report: report3, decision }, reportFile) {
  const introduced = report3.findings.filter(({ status }) => status === "introduced").length;
  setOutput("conclusion", conclusion);
  setOutput("findings", report3.findings.length);
  setOutput("introduced", introduced);
  setOutput("report-file", reportFile);
  setOutput("decision", decision);
  setOutput(
    "reason-code",
    conclusion === "success" ? "ok" : conclusion === "failure" ? "findings" : "not-checked"
  );
  info(`conclusion: ${conclusion}`);
  return failed2 ? 1 : 0;
}
function reasonCode(error2) {
  if (error2 instanceof ConfigurationError) return "configuration";
  if (error2 instanceof VerifierError) return "verifier";
  return error2 instanceof CodeHostError ? "code-host" : "internal";
}
function stackOf(error2) {
  return error2 instanceof Error ? error2.stack ?? error2.message : String(error2);
}

// src/action.ts
process.exitCode = 1;
var hung = () => {
  const names2 = pendingWork().join(", ");
  setFailed(`esbmc-action ended before it was done: ${names2 || "something it waited for"} never answered`);
};
process.once("beforeExit", hung);
var exitCode = await runAction(process.env);
process.removeListener("beforeExit", hung);
process.exitCode = exitCode;

import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  external_exports,
  propertyKinds
} from "./chunk-6HVONRGA.js";

// src/review/marker.ts
var line = /^<!-- esbmc-action:([12]) ([0-9a-z -]{1,400}) -->$/;
var commit = external_exports.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
var hash = external_exports.string().regex(/^[0-9a-f]{16}$/);
var bound = external_exports.string().regex(/^(?:-|[1-9][0-9]{0,8})$/);
var origin = external_exports.enum(["entry", "harness"]);
var kind = external_exports.enum(propertyKinds);
var summaryFields = external_exports.tuple([external_exports.literal("summary"), commit]);
var findingFields = external_exports.tuple([external_exports.enum(["finding", "fixed", "suggestion"]), hash, commit]);
var place = external_exports.enum(["conversation", "diff"]);
var id = external_exports.string().regex(/^[1-9][0-9]{0,15}$/);
var replyFields = external_exports.tuple([external_exports.literal("reply"), place, id, external_exports.enum(["running", "fixing", "done"])]);
var ignoredFields = external_exports.tuple([external_exports.literal("ignored"), place, id, hash]);
var tokens = external_exports.string().regex(/^(?:0|[1-9][0-9]{0,11})$/);
var talkFields = external_exports.tuple([external_exports.literal("talk"), place, id, hash, tokens]);
var propertyFields = external_exports.tuple([
  external_exports.literal("finding"),
  hash,
  commit,
  kind,
  bound,
  origin,
  hash,
  hash,
  hash,
  external_exports.union([commit, external_exports.literal("-")])
]);
function renderMarker(marker) {
  const text = `<!-- esbmc-action:${fieldsOf(marker).join(" ")} -->`;
  if (parseMarker(text) === null) throw new TypeError(`not a marker: ${JSON.stringify(marker)}`);
  return text;
}
function fieldsOf(marker) {
  if (marker.kind === "summary") return [1, marker.kind, marker.commit];
  if (marker.kind === "talk") {
    const { place: at2, id: number } = marker.command;
    return [1, marker.kind, at2, number, marker.fingerprint, marker.tokens];
  }
  if (marker.kind === "reply" || marker.kind === "ignored") {
    const { place: at2, id: number } = marker.command;
    return [1, marker.kind, at2, number, marker.kind === "reply" ? marker.state : marker.fingerprint];
  }
  const identity = [marker.kind, marker.fingerprint, marker.commit];
  if (marker.kind !== "finding" || marker.property === void 0) return [1, ...identity];
  const { kind: ofProperty, bound: at, origin: from, passingBase, ...hashes } = marker.property;
  const names = [hashes.function, hashes.start, hashes.statement];
  return [2, ...identity, ofProperty, at ?? "-", from, ...names, passingBase ?? "-"];
}
function parseMarker(body) {
  const [firstLine = ""] = body.split(/\r?\n/, 1);
  const [, version, text = ""] = line.exec(firstLine) ?? [];
  const fields = text.split(" ");
  return version === "2" ? parseProperty(fields) : parseIdentity(fields);
}
function parseIdentity(fields) {
  const summary = summaryFields.safeParse(fields).data;
  if (summary !== void 0) return { kind: "summary", commit: summary[1] };
  const finding = findingFields.safeParse(fields).data;
  if (finding !== void 0) return { kind: finding[0], fingerprint: finding[1], commit: finding[2] };
  return parseCommandAnswer(fields);
}
function parseCommandAnswer(fields) {
  const reply = replyFields.safeParse(fields).data;
  if (reply !== void 0) {
    const [kind2, at, number, state] = reply;
    return { kind: kind2, command: { place: at, id: Number(number) }, state };
  }
  const talk = talkFields.safeParse(fields).data;
  if (talk !== void 0) {
    const [kind2, at, number, fingerprint, used] = talk;
    return { kind: kind2, command: { place: at, id: Number(number) }, fingerprint, tokens: Number(used) };
  }
  const ignored = ignoredFields.safeParse(fields).data;
  if (ignored === void 0) return null;
  return {
    kind: ignored[0],
    command: { place: ignored[1], id: Number(ignored[2]) },
    fingerprint: ignored[3]
  };
}
function parseProperty(fields) {
  const parsed = propertyFields.safeParse(fields).data;
  if (parsed === void 0) return null;
  const [, fingerprint, at, ofProperty, limit, from, name, start, statement, passing] = parsed;
  const property = {
    kind: ofProperty,
    bound: limit === "-" ? null : Number(limit),
    origin: from,
    function: name,
    start,
    statement,
    passingBase: passing === "-" ? null : passing
  };
  return { kind: "finding", fingerprint, commit: at, property };
}

export {
  renderMarker,
  parseMarker
};

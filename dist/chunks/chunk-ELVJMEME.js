import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);

// src/adapters/files/file-problem.ts
var problems = {
  ENOSPC: "the disk is full",
  EDQUOT: "the quota of the disk is used up",
  EFBIG: "it is larger than a file may be here",
  EROFS: "the disk can only be read",
  EACCES: "this user may not",
  EPERM: "this user may not",
  EISDIR: "a folder is there",
  ENOTDIR: "what should be a folder is none",
  ENOENT: "it is not there",
  EMFILE: "too many files are open",
  ENFILE: "too many files are open",
  EIO: "the disk failed"
};
function saysDiskFull(text) {
  return /No space left on device|ENOSPC|Disk quota exceeded|EDQUOT/.test(text);
}
function fileProblem(error, name) {
  if (!(error instanceof Error) || !("syscall" in error) || !("code" in error)) return null;
  const code = String(error.code);
  const path = "path" in error ? String(error.path) : null;
  const why = problems[code];
  if (why === void 0 && path === null) return null;
  return `${path ?? name ?? "a file"} can't be used: ${why ?? code} (${code})`;
}

// src/domain/verdict.ts
var verdicts = ["failed", "not-checked", "unknown", "bounded", "proved"];
function isUndecided(verdict) {
  return verdict === "unknown" || verdict === "not-checked";
}
function weakest(parts) {
  return verdicts.find((verdict) => parts.includes(verdict)) ?? "not-checked";
}

// src/domain/finding.ts
var foundByWays = ["verifier", "running"];

export {
  saysDiskFull,
  fileProblem,
  verdicts,
  isUndecided,
  weakest,
  foundByWays
};

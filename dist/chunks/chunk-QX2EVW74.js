import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  isFailing,
  triageFindings
} from "./chunk-EUTHFS2P.js";
import {
  ConfigurationError
} from "./chunk-R2C7OPKR.js";

// src/modes/choose-finding.ts
function chooseFinding(findings, fingerprint, policy) {
  if (fingerprint === null) {
    const { posted, minor } = triageFindings(findings, policy);
    return posted.find((finding2) => isFailing(finding2, policy)) ?? posted[0] ?? minor[0] ?? null;
  }
  const fitting = findings.filter((finding2) => finding2.fingerprint.startsWith(fingerprint));
  const [finding, ...others] = fitting;
  if (finding !== void 0 && others.length === 0) return finding;
  const listed = (fitting.length > 0 ? fitting : findings).map(
    (one) => `${one.fingerprint} (line ${one.counterexample.property.location.line})`
  );
  const what = fitting.length > 0 ? "begins several findings" : "is no finding";
  const known = listed.length === 0 ? "there are none" : `there are ${listed.join(", ")}`;
  throw new ConfigurationError(`finding ${fingerprint} ${what}: ${known}`);
}

export {
  chooseFinding
};

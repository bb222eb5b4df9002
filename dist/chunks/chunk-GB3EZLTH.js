import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);

// src/domain/sandbox-state.ts
function describeSandbox({ level, shortfall }) {
  const kept = {
    namespaces: "namespaces (no network, own processes, only the files that are needed)",
    limits: "limits (no new privileges, limited time, memory, files and processes)",
    none: "none (limited time and output)"
  }[level];
  return shortfall === null ? kept : `${kept}; ${shortfall}`;
}

export {
  describeSandbox
};

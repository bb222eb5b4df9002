import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);

// src/progress-lines.ts
function progressLines(stderr, quiet) {
  const warn = (message) => {
    if (!quiet) stderr.write(`${message}
`);
  };
  if (quiet || stderr.isTTY !== true) return { show: (_event) => {
  }, clear: () => {
  }, warn };
  let units = 0;
  let last = "";
  let isShown = false;
  const write = (text) => {
    isShown = true;
    stderr.write(`\r\x1B[K${text}`);
  };
  return {
    show: (event) => {
      switch (event.step) {
        case "started":
          units = event.units;
          write(`verifying ${units} unit${units === 1 ? "" : "s"}`);
          break;
        case "unit":
          write(`${event.done} of ${units} verified: ${event.entry}: ${event.verdict}`);
          break;
        case "cache":
          last = cacheLine(event);
      }
    },
    /** Leaves what remains of it, once: what is written next begins its line. */
    clear: () => {
      if (isShown || last !== "") write(last === "" ? "" : `${last}
`);
      last = "";
      isShown = false;
    },
    warn: (message) => {
      write(`${message}
`);
      isShown = false;
    }
  };
}
function cacheLine({ known, units, damaged }) {
  const broken = damaged === 0 ? "" : `; ${damaged} damaged entries were left out`;
  return known === 0 && damaged === 0 ? "" : `${known} of ${units} units from the cache${broken}`;
}

export {
  progressLines,
  cacheLine
};

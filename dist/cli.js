import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  runCommandLine
} from "./chunks/chunk-XGUSISIZ.js";
import "./chunks/chunk-KFLMKR3G.js";

// src/cli.ts
process.exitCode = await runCommandLine(process.argv.slice(2), process);

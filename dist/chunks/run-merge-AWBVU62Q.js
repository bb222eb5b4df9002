import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  readBaseline,
  runMerge,
  tellScan
} from "./chunk-J7A5E67T.js";
import "./chunk-BZ47W2MN.js";
import "./chunk-3N4AABDE.js";
import "./chunk-MRZN4TLA.js";
import "./chunk-NOTLNZKX.js";
import "./chunk-G6R5VGBH.js";
import "./chunk-YNYS5QB4.js";
import "./chunk-T37PTCWW.js";
import "./chunk-56W4OYWM.js";
import "./chunk-3DTSFOCQ.js";
import "./chunk-LKEAQ6IY.js";
import "./chunk-BWCNKCAQ.js";
export {
  readBaseline,
  runMerge,
  tellScan
};

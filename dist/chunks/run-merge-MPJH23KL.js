import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  readBaseline,
  runMerge,
  tellScan
} from "./chunk-MELSUHHP.js";
import "./chunk-LDEVHAGM.js";
import "./chunk-2QJU5JUK.js";
import "./chunk-EZUEOTLE.js";
import "./chunk-N3UP47CZ.js";
import "./chunk-BUYCTCV5.js";
import "./chunk-3PJPB75X.js";
import "./chunk-CBOSL6J5.js";
import "./chunk-6ECOBGAG.js";
import "./chunk-EUTHFS2P.js";
import "./chunk-3FCVL3TF.js";
import "./chunk-T37PTCWW.js";
import "./chunk-LKEAQ6IY.js";
import "./chunk-A5BZN7BR.js";
import "./chunk-Y2UK72KH.js";
export {
  readBaseline,
  runMerge,
  tellScan
};

import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  readBaseline,
  runMerge,
  tellScan
} from "./chunk-4AJUKZON.js";
import "./chunk-QK4MBR33.js";
import "./chunk-PRUXRMHK.js";
import "./chunk-XC6WG4P7.js";
import "./chunk-RCQKIAHP.js";
import "./chunk-H5U375UU.js";
import "./chunk-3PJPB75X.js";
import "./chunk-CBOSL6J5.js";
import "./chunk-B7DCEU4W.js";
import "./chunk-EUTHFS2P.js";
import "./chunk-GUVBMZP7.js";
import "./chunk-T37PTCWW.js";
import "./chunk-LKEAQ6IY.js";
import "./chunk-23CZ4XXG.js";
import "./chunk-Y2UK72KH.js";
export {
  readBaseline,
  runMerge,
  tellScan
};

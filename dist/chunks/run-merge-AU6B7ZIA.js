import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  readBaseline,
  runMerge,
  tellScan
} from "./chunk-SRMKTCFG.js";
import "./chunk-X735TBEE.js";
import "./chunk-YAZLL74K.js";
import "./chunk-YNFEBA73.js";
import "./chunk-XUAC46TS.js";
import "./chunk-A4FGNEIF.js";
import "./chunk-3PJPB75X.js";
import "./chunk-CBOSL6J5.js";
import "./chunk-IBV5DSKG.js";
import "./chunk-EUTHFS2P.js";
import "./chunk-SZSFZDMY.js";
import "./chunk-T37PTCWW.js";
import "./chunk-LKEAQ6IY.js";
import "./chunk-3VMA3KKG.js";
import "./chunk-Y2UK72KH.js";
export {
  readBaseline,
  runMerge,
  tellScan
};

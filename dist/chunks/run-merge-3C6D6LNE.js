import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  readBaseline,
  runMerge,
  tellScan
} from "./chunk-K7QQ4I5N.js";
import "./chunk-AYSBEUDV.js";
import "./chunk-GMZUMNY7.js";
import "./chunk-EB6CLH2N.js";
import "./chunk-KCD5LV2V.js";
import "./chunk-YLPP65TK.js";
import "./chunk-3PJPB75X.js";
import "./chunk-CBOSL6J5.js";
import "./chunk-KFE3I25D.js";
import "./chunk-EUTHFS2P.js";
import "./chunk-NS4B4CZM.js";
import "./chunk-T37PTCWW.js";
import "./chunk-LKEAQ6IY.js";
import "./chunk-R2C7OPKR.js";
import "./chunk-Y2UK72KH.js";
export {
  readBaseline,
  runMerge,
  tellScan
};

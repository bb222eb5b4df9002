import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  readBaseline,
  runMerge,
  tellScan
} from "./chunk-RYJHCFCG.js";
import "./chunk-YLSAC2SU.js";
import "./chunk-NRHGM3R3.js";
import "./chunk-NN7IAUIX.js";
import "./chunk-FYG5IDVT.js";
import "./chunk-EYYMTKP3.js";
import "./chunk-3PJPB75X.js";
import "./chunk-CBOSL6J5.js";
import "./chunk-QT5HDCPY.js";
import "./chunk-EUTHFS2P.js";
import "./chunk-BAZJYT7B.js";
import "./chunk-T37PTCWW.js";
import "./chunk-LKEAQ6IY.js";
import "./chunk-RBWEYMWN.js";
import "./chunk-Y2UK72KH.js";
export {
  readBaseline,
  runMerge,
  tellScan
};

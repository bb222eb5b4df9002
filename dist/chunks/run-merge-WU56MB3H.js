import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  readBaseline,
  runMerge,
  tellScan
} from "./chunk-XD3NDHD5.js";
import "./chunk-6N6TXFHV.js";
import "./chunk-CIIC3YIQ.js";
import "./chunk-4L5QOQWY.js";
import "./chunk-JPUS2JMJ.js";
import "./chunk-JZGD2FOA.js";
import "./chunk-3PJPB75X.js";
import "./chunk-CBOSL6J5.js";
import "./chunk-O2XW7KRG.js";
import "./chunk-EUTHFS2P.js";
import "./chunk-2YL7G6RP.js";
import "./chunk-T37PTCWW.js";
import "./chunk-LKEAQ6IY.js";
import "./chunk-N6FFVAOL.js";
import "./chunk-Y2UK72KH.js";
export {
  readBaseline,
  runMerge,
  tellScan
};

import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  readBaseline,
  runMerge,
  tellScan
} from "./chunk-DDURBAI3.js";
import "./chunk-KANTMWQU.js";
import "./chunk-LJHJOOOY.js";
import "./chunk-XNFILDP7.js";
import "./chunk-BLXCOKQP.js";
import "./chunk-PZBHOQH2.js";
import "./chunk-3PJPB75X.js";
import "./chunk-CBOSL6J5.js";
import "./chunk-7NOT73EO.js";
import "./chunk-EUTHFS2P.js";
import "./chunk-YLK24MQH.js";
import "./chunk-T37PTCWW.js";
import "./chunk-LKEAQ6IY.js";
import "./chunk-JR4I7WQ3.js";
import "./chunk-Y2UK72KH.js";
export {
  readBaseline,
  runMerge,
  tellScan
};

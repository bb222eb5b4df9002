import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  readBaseline,
  runMerge,
  tellScan
} from "./chunk-ZJVFC2YF.js";
import "./chunk-PBNZBDFP.js";
import "./chunk-EF54GIAW.js";
import "./chunk-KEIXTGTX.js";
import "./chunk-WDSCJ3EW.js";
import "./chunk-DESGFZAF.js";
import "./chunk-AEHWTJZL.js";
import "./chunk-45YRCJYK.js";
import "./chunk-FV4RGI7G.js";
import "./chunk-RYL5F7PH.js";
import "./chunk-KDFV4LNR.js";
import "./chunk-CDZZTVLA.js";
import "./chunk-QPT4YCZU.js";
import "./chunk-DBZTPTUJ.js";
import "./chunk-3OTY4S44.js";
import "./chunk-LUDMVDRU.js";
import "./chunk-622N2Q4Q.js";
import "./chunk-T37PTCWW.js";
import "./chunk-27KWD7BJ.js";
import "./chunk-ELVJMEME.js";
import "./chunk-7SPXFMEH.js";
import "./chunk-VPFME2T4.js";
import "./chunk-HNPHSDVP.js";
import "./chunk-XHD3XIZJ.js";
export {
  readBaseline,
  runMerge,
  tellScan
};

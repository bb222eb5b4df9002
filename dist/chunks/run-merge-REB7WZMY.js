import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  readBaseline,
  runMerge,
  tellScan
} from "./chunk-4QBE7HIL.js";
import "./chunk-4MG2T5O4.js";
import "./chunk-EF54GIAW.js";
import "./chunk-WZZDOJ5O.js";
import "./chunk-ITID7BE2.js";
import "./chunk-RDW6PRUX.js";
import "./chunk-AEHWTJZL.js";
import "./chunk-45YRCJYK.js";
import "./chunk-FV4RGI7G.js";
import "./chunk-MMNGA4QN.js";
import "./chunk-LTU526N7.js";
import "./chunk-JQT3F2AP.js";
import "./chunk-QPT4YCZU.js";
import "./chunk-DBZTPTUJ.js";
import "./chunk-PJTTTEMM.js";
import "./chunk-LUDMVDRU.js";
import "./chunk-622N2Q4Q.js";
import "./chunk-T37PTCWW.js";
import "./chunk-27KWD7BJ.js";
import "./chunk-ELVJMEME.js";
import "./chunk-7SPXFMEH.js";
import "./chunk-HUTC34PK.js";
import "./chunk-HNPHSDVP.js";
import "./chunk-XHD3XIZJ.js";
export {
  readBaseline,
  runMerge,
  tellScan
};

import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  readBaseline,
  runMerge,
  tellScan
} from "./chunk-D6EDJRWT.js";
import "./chunk-TFPPWIC3.js";
import "./chunk-RMB77L72.js";
import "./chunk-ZQMJJZQM.js";
import "./chunk-4UVPYP2K.js";
import "./chunk-AEHWTJZL.js";
import "./chunk-ITQGW6I6.js";
import "./chunk-SIMRIDTI.js";
import "./chunk-UU66PTKR.js";
import "./chunk-2T5BKDEO.js";
import "./chunk-UWCRGN6I.js";
import "./chunk-QPT4YCZU.js";
import "./chunk-P2WQYPJN.js";
import "./chunk-Q6XEF335.js";
import "./chunk-LUDMVDRU.js";
import "./chunk-622N2Q4Q.js";
import "./chunk-T37PTCWW.js";
import "./chunk-27KWD7BJ.js";
import "./chunk-UV2L67PQ.js";
import "./chunk-7SPXFMEH.js";
import "./chunk-T7Z3JUG7.js";
import "./chunk-HNPHSDVP.js";
import "./chunk-XHD3XIZJ.js";
export {
  readBaseline,
  runMerge,
  tellScan
};

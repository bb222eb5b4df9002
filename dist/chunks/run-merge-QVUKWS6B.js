import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  readBaseline,
  runMerge,
  tellScan
} from "./chunk-Z5QWMQSU.js";
import "./chunk-LQY3LGDL.js";
import "./chunk-XMRK5GOY.js";
import "./chunk-HSAWO6AA.js";
import "./chunk-46LDEW2L.js";
import "./chunk-AEHWTJZL.js";
import "./chunk-ITQGW6I6.js";
import "./chunk-SIMRIDTI.js";
import "./chunk-QWI45NCT.js";
import "./chunk-MPI3JEAW.js";
import "./chunk-VT6GC36I.js";
import "./chunk-QPT4YCZU.js";
import "./chunk-P2WQYPJN.js";
import "./chunk-DT5HVMGW.js";
import "./chunk-LUDMVDRU.js";
import "./chunk-622N2Q4Q.js";
import "./chunk-T37PTCWW.js";
import "./chunk-27KWD7BJ.js";
import "./chunk-UV2L67PQ.js";
import "./chunk-7SPXFMEH.js";
import "./chunk-2R3SIP2Z.js";
import "./chunk-HNPHSDVP.js";
import "./chunk-XHD3XIZJ.js";
export {
  readBaseline,
  runMerge,
  tellScan
};

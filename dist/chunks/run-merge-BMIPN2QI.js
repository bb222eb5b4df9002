import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  readBaseline,
  runMerge,
  tellScan
} from "./chunk-FSTXTLYQ.js";
import "./chunk-SOS4FMR7.js";
import "./chunk-CPI74GW3.js";
import "./chunk-BJ2BOBSJ.js";
import "./chunk-GQN7Y3OY.js";
import "./chunk-AEHWTJZL.js";
import "./chunk-ITQGW6I6.js";
import "./chunk-SIMRIDTI.js";
import "./chunk-4XB6FH5B.js";
import "./chunk-PQHYWYKA.js";
import "./chunk-KZSAQ37O.js";
import "./chunk-QPT4YCZU.js";
import "./chunk-P2WQYPJN.js";
import "./chunk-JUCSZRY3.js";
import "./chunk-LUDMVDRU.js";
import "./chunk-622N2Q4Q.js";
import "./chunk-T37PTCWW.js";
import "./chunk-27KWD7BJ.js";
import "./chunk-UV2L67PQ.js";
import "./chunk-7SPXFMEH.js";
import "./chunk-WU5CJLKB.js";
import "./chunk-HNPHSDVP.js";
import "./chunk-XHD3XIZJ.js";
export {
  readBaseline,
  runMerge,
  tellScan
};

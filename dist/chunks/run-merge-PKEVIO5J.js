import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  readBaseline,
  runMerge,
  tellScan
} from "./chunk-AQECG573.js";
import "./chunk-VZBGP3BA.js";
import "./chunk-ZVAASTJW.js";
import "./chunk-IQRKUP7H.js";
import "./chunk-C5KJXSGC.js";
import "./chunk-AEHWTJZL.js";
import "./chunk-ITQGW6I6.js";
import "./chunk-SIMRIDTI.js";
import "./chunk-P73EHZDH.js";
import "./chunk-LZJVX7DN.js";
import "./chunk-CF52DHFB.js";
import "./chunk-QPT4YCZU.js";
import "./chunk-P2WQYPJN.js";
import "./chunk-KRDYX636.js";
import "./chunk-LUDMVDRU.js";
import "./chunk-622N2Q4Q.js";
import "./chunk-T37PTCWW.js";
import "./chunk-27KWD7BJ.js";
import "./chunk-UV2L67PQ.js";
import "./chunk-7SPXFMEH.js";
import "./chunk-AKHNLZB7.js";
import "./chunk-HNPHSDVP.js";
import "./chunk-XHD3XIZJ.js";
export {
  readBaseline,
  runMerge,
  tellScan
};

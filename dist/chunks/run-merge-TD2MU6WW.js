import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  readBaseline,
  runMerge,
  tellScan
} from "./chunk-PMJNF7PP.js";
import "./chunk-7VAWDTGW.js";
import "./chunk-QGMVS45E.js";
import "./chunk-Y7227BFB.js";
import "./chunk-S4EB4PZE.js";
import "./chunk-AEHWTJZL.js";
import "./chunk-6CU4LF6C.js";
import "./chunk-HVSW5P2N.js";
import "./chunk-QTNUCFJH.js";
import "./chunk-QPDDYZP6.js";
import "./chunk-X3WYHW4T.js";
import "./chunk-643VBUMR.js";
import "./chunk-VK3C37OH.js";
import "./chunk-2QXY6VXF.js";
import "./chunk-P2WQYPJN.js";
import "./chunk-NQ2VHD3W.js";
import "./chunk-LUDMVDRU.js";
import "./chunk-622N2Q4Q.js";
import "./chunk-T37PTCWW.js";
import "./chunk-27KWD7BJ.js";
import "./chunk-UV2L67PQ.js";
import "./chunk-2A6GWNP4.js";
import "./chunk-XHD3XIZJ.js";
export {
  readBaseline,
  runMerge,
  tellScan
};

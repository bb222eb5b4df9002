import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  readBaseline,
  runMerge,
  tellScan
} from "./chunk-MIFKHRMA.js";
import "./chunk-DXCKM2DW.js";
import "./chunk-TTWHVCW2.js";
import "./chunk-JOJWWYOE.js";
import "./chunk-VSTRYJC7.js";
import "./chunk-AEHWTJZL.js";
import "./chunk-6CU4LF6C.js";
import "./chunk-HVSW5P2N.js";
import "./chunk-VFMK3R3Y.js";
import "./chunk-VRG5PAXO.js";
import "./chunk-X3WYHW4T.js";
import "./chunk-643VBUMR.js";
import "./chunk-3YHQLA64.js";
import "./chunk-2QXY6VXF.js";
import "./chunk-P2WQYPJN.js";
import "./chunk-7246WKL3.js";
import "./chunk-LUDMVDRU.js";
import "./chunk-622N2Q4Q.js";
import "./chunk-T37PTCWW.js";
import "./chunk-27KWD7BJ.js";
import "./chunk-UV2L67PQ.js";
import "./chunk-CHQ6AQWP.js";
import "./chunk-XHD3XIZJ.js";
export {
  readBaseline,
  runMerge,
  tellScan
};

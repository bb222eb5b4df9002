import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  readBaseline,
  runMerge,
  tellScan
} from "./chunk-75VGEMNX.js";
import "./chunk-IF4VLP5H.js";
import "./chunk-FEFQ6EI5.js";
import "./chunk-4DFQDE6E.js";
import "./chunk-DC7YTZVB.js";
import "./chunk-AEHWTJZL.js";
import "./chunk-6CU4LF6C.js";
import "./chunk-HVSW5P2N.js";
import "./chunk-EHNPOZIN.js";
import "./chunk-YAZKNTEN.js";
import "./chunk-X3WYHW4T.js";
import "./chunk-643VBUMR.js";
import "./chunk-JTGRTN7C.js";
import "./chunk-2QXY6VXF.js";
import "./chunk-P2WQYPJN.js";
import "./chunk-AW7HEANH.js";
import "./chunk-LUDMVDRU.js";
import "./chunk-622N2Q4Q.js";
import "./chunk-T37PTCWW.js";
import "./chunk-27KWD7BJ.js";
import "./chunk-UV2L67PQ.js";
import "./chunk-Z7BZDQCN.js";
import "./chunk-XHD3XIZJ.js";
export {
  readBaseline,
  runMerge,
  tellScan
};

import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  readBaseline,
  runMerge,
  tellScan
} from "./chunk-ITHQCWBD.js";
import "./chunk-QDD3RZ2U.js";
import "./chunk-MZQO34BJ.js";
import "./chunk-N2LPXTIV.js";
import "./chunk-DAZ4KO43.js";
import "./chunk-AEHWTJZL.js";
import "./chunk-6CU4LF6C.js";
import "./chunk-HVSW5P2N.js";
import "./chunk-SZH2VLF6.js";
import "./chunk-Z4ZAUX76.js";
import "./chunk-X3WYHW4T.js";
import "./chunk-643VBUMR.js";
import "./chunk-BHZ5K246.js";
import "./chunk-2QXY6VXF.js";
import "./chunk-P2WQYPJN.js";
import "./chunk-NYTRPCRE.js";
import "./chunk-LUDMVDRU.js";
import "./chunk-622N2Q4Q.js";
import "./chunk-T37PTCWW.js";
import "./chunk-27KWD7BJ.js";
import "./chunk-UV2L67PQ.js";
import "./chunk-2J6VKM5M.js";
import "./chunk-XHD3XIZJ.js";
export {
  readBaseline,
  runMerge,
  tellScan
};

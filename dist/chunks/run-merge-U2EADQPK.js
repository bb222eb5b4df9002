import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  readBaseline,
  runMerge,
  tellScan
} from "./chunk-OUXFR26Q.js";
import "./chunk-NJGIQARG.js";
import "./chunk-FRAERPFK.js";
import "./chunk-VJ3JPK5U.js";
import "./chunk-YEP62SNM.js";
import "./chunk-AEHWTJZL.js";
import "./chunk-6CU4LF6C.js";
import "./chunk-HVSW5P2N.js";
import "./chunk-5SFSFZ73.js";
import "./chunk-J2EF4AGH.js";
import "./chunk-X3WYHW4T.js";
import "./chunk-643VBUMR.js";
import "./chunk-6B4UIIW2.js";
import "./chunk-2QXY6VXF.js";
import "./chunk-P2WQYPJN.js";
import "./chunk-7HWUVQDE.js";
import "./chunk-LUDMVDRU.js";
import "./chunk-622N2Q4Q.js";
import "./chunk-T37PTCWW.js";
import "./chunk-27KWD7BJ.js";
import "./chunk-UV2L67PQ.js";
import "./chunk-AVKQW4R2.js";
import "./chunk-XHD3XIZJ.js";
export {
  readBaseline,
  runMerge,
  tellScan
};

import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  readBaseline,
  runMerge,
  tellScan
} from "./chunk-JSAYLV4N.js";
import "./chunk-T5IYPBGW.js";
import "./chunk-EF54GIAW.js";
import "./chunk-CFWX6OVE.js";
import "./chunk-5M3IMFGA.js";
import "./chunk-VE6EJIF4.js";
import "./chunk-AEHWTJZL.js";
import "./chunk-45YRCJYK.js";
import "./chunk-FV4RGI7G.js";
import "./chunk-ONSHOH2K.js";
import "./chunk-COGXKBKB.js";
import "./chunk-XSH2U4RB.js";
import "./chunk-QPT4YCZU.js";
import "./chunk-DBZTPTUJ.js";
import "./chunk-P6POX3E6.js";
import "./chunk-LUDMVDRU.js";
import "./chunk-622N2Q4Q.js";
import "./chunk-T37PTCWW.js";
import "./chunk-27KWD7BJ.js";
import "./chunk-ELVJMEME.js";
import "./chunk-7SPXFMEH.js";
import "./chunk-V3QJJ3YM.js";
import "./chunk-HNPHSDVP.js";
import "./chunk-XHD3XIZJ.js";
export {
  readBaseline,
  runMerge,
  tellScan
};

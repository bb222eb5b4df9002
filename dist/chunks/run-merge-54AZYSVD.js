import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  readBaseline,
  runMerge,
  tellScan
} from "./chunk-NB2Y4DKK.js";
import "./chunk-NFSXHHSI.js";
import "./chunk-EF54GIAW.js";
import "./chunk-7LH57DNN.js";
import "./chunk-4QTWGDHD.js";
import "./chunk-H6NPMON7.js";
import "./chunk-AEHWTJZL.js";
import "./chunk-45YRCJYK.js";
import "./chunk-FV4RGI7G.js";
import "./chunk-AYXSQIVD.js";
import "./chunk-NOV5MQGV.js";
import "./chunk-6DPKDGI7.js";
import "./chunk-QPT4YCZU.js";
import "./chunk-DBZTPTUJ.js";
import "./chunk-4OIT5353.js";
import "./chunk-LUDMVDRU.js";
import "./chunk-622N2Q4Q.js";
import "./chunk-T37PTCWW.js";
import "./chunk-27KWD7BJ.js";
import "./chunk-ELVJMEME.js";
import "./chunk-7SPXFMEH.js";
import "./chunk-BIQNPIF2.js";
import "./chunk-HNPHSDVP.js";
import "./chunk-XHD3XIZJ.js";
export {
  readBaseline,
  runMerge,
  tellScan
};

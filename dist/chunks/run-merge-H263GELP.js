import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  readBaseline,
  runMerge,
  tellScan
} from "./chunk-HTP3VOFC.js";
import "./chunk-UN26SPK4.js";
import "./chunk-ABQA536H.js";
import "./chunk-VFBUA64T.js";
import "./chunk-H5Q2JM7H.js";
import "./chunk-5EE6CI4H.js";
import "./chunk-IJTHCSUH.js";
import "./chunk-XWPW4FO6.js";
import "./chunk-MHSQNVCT.js";
import "./chunk-TVPADRHV.js";
export {
  readBaseline,
  runMerge,
  tellScan
};

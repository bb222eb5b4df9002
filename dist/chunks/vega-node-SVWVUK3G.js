import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);
import {
  require_vega_node
} from "./chunk-4U3ERRRR.js";
import "./chunk-XHD3XIZJ.js";
export default require_vega_node();

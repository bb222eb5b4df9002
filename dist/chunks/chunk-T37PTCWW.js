import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);

// src/domain/reproducer.ts
function programToShow(text) {
  return new TextEncoder().encode(text).length <= maxReproducerBytes ? text : null;
}
var maxReproducerBytes = 16 * 1024;

export {
  programToShow,
  maxReproducerBytes
};

import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);

// src/review/counted.ts
function counted(count, noun, plural = `${noun}s`) {
  return `${count} ${count === 1 ? noun : plural}`;
}

export {
  counted
};

import { readFile } from 'node:fs/promises';
import { modelFile } from '../assets.ts';

/**
 * The detector of the editor that the paper's syntax score is from: how sure it is that a text is C or C++. Shorter
 * texts than it takes are made longer by blanks, of which it takes no notice.
 */
export async function openLanguageDetector(): Promise<(code: string) => Promise<number>> {
  const { ModelOperations } = (await import('@vscode/vscode-languagedetection')).default;
  const detector = new ModelOperations({
    modelJsonLoaderFunc: async () => JSON.parse(await readFile(modelFile('model.json'), 'utf8')),
    weightsLoaderFunc: async () => {
      const bytes = await readFile(modelFile('group1-shard1of1.bin'));
      return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    },
    minContentSize: 1,
  });
  return async (code) => {
    if (code.trim() === '') return 0;
    const found = await detector.runModel(code);
    const sum = found
      .filter(({ languageId }) => languageId === 'c' || languageId === 'cpp')
      .reduce((total, { confidence }) => total + confidence, 0);
    return Math.min(1, sum);
  };
}

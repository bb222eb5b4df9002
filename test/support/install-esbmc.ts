import { esbmcBinary } from './esbmc.ts';

/** Runs once before all tests: several workers that start cold would each fetch ESBMC. Fails when it can't be had. */
export async function setup(): Promise<void> {
  await esbmcBinary();
}

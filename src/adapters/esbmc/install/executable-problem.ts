import { access, constants, open, stat } from 'node:fs/promises';

/** Why the file can't be a program for this machine, as the end of a sentence that starts with its path; or null. */
export async function executableProblem(path: string, arch: string): Promise<string | null> {
  const kind = await stat(path).catch(() => null);
  if (kind === null) return 'does not exist';
  if (!kind.isFile()) return 'is not a file';
  try {
    await access(path, constants.X_OK);
  } catch {
    return 'is not executable (chmod +x makes it so)';
  }
  const machine = elfMachine(await firstBytes(path, 20));
  const builtFor = machine === null ? null : (machines.get(machine) ?? `machine ${machine}`);
  return builtFor === null || builtFor === arch
    ? null
    : `is built for ${builtFor} and this machine is ${arch}`;
}

/** An ELF file; a script is none, and may start anything. */
export async function isElf(path: string): Promise<boolean> {
  return elfMachine(await firstBytes(path, 20)) !== null;
}

/** e_machine of the ELF header (System V ABI, "Machine information"), under Node's names. */
const machines: ReadonlyMap<number, string> = new Map([
  [3, 'ia32'],
  [40, 'arm'],
  [62, 'x64'],
  [183, 'arm64'],
  [243, 'riscv64'],
]);

function elfMachine(header: Buffer): number | null {
  return header.length === 20 && header.readUInt32BE(0) === 0x7f454c46 ? header.readUInt16LE(18) : null;
}

async function firstBytes(path: string, count: number): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

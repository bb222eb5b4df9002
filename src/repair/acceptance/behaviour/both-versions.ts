import type { Finding } from '../../../domain/finding.ts';
import type { TypeIndex } from '../../../project/harness/type-index.ts';
import type { EditedFile, FileVersion } from '../edited-file.ts';
import { safeDeclarations, safeInserts } from '../safe-inserts.ts';
import { type TextInsert, withInserts } from '../text-inserts.ts';
import { observerDeclarations } from './observe-value.ts';
import { type ObservedFunction, observedFunction, wrapperFor } from './observed-function.ts';

/** What stands before the text, on one line. */
export const bothVersionsFront = `${safeDeclarations}\n${observerDeclarations} extern int esbmc_action_mode;`;

/**
 * The patched file in which each edited function exists as it was, as it is, and as a third one that calls one of them,
 * as `esbmc_action_mode` says. Null where a function can't be called through another one.
 */
export function bothVersions(
  { before, after }: EditedFile,
  names: readonly string[],
  finding: Finding,
  options: { readonly index: TypeIndex; readonly seesTargets: boolean },
): string | null {
  // The new version is safe by now; what the others do wrong is wrong in both runs.
  const others = after.bodies.filter(({ name }) => !names.includes(name));
  const inserts: TextInsert[] = others.flatMap((body) => safeInserts(body, after.text, finding));
  for (const name of names) {
    const [then, now] = [observedFunction(name, before), observedFunction(name, after)];
    if (then === null || now === null) return null;
    const [oldName, newName] = [`esbmc_action_old_${name}`, `esbmc_action_new_${name}`];
    const prototypes = [name, oldName, newName].map((one) => `${now.signature(one)};`).join(' ');
    const callee = (given: string) =>
      `(esbmc_action_mode == 0 ? ${oldName}(${given}) : ${newName}(${given}))`;
    const { start, end } = now.body;
    const old = `${definitionText(then, before, oldName, finding)}\n${wrapperFor(now, callee, options)}\n`;
    inserts.push(
      { start, end: start, text: `${prototypes}\n`, order: -1 },
      { start: now.body.nameStart, end: now.body.nameEnd, text: newName },
      ...returnOfMain(now),
      { start: end, end, text: `\n${old}`, order: 1 },
    );
  }
  return withInserts(after.text, inserts);
}

/** The old definition under another name. */
function definitionText(one: ObservedFunction, version: FileVersion, name: string, finding: Finding): string {
  const { start, end, nameStart, nameEnd } = one.body;
  const inserts = [
    ...safeInserts(one.body, version.text, finding),
    { start: nameStart, end: nameEnd, text: name },
    ...returnOfMain(one),
  ];
  const moved = inserts.map((insert) => ({
    ...insert,
    start: insert.start - start,
    end: insert.end - start,
  }));
  return withInserts(version.text.slice(start, end), moved);
}

/** Only under its own name does `main` return 0 at its end. */
function returnOfMain({ body }: ObservedFunction): readonly TextInsert[] {
  return body.name === 'main' ? [{ start: body.end - 1, end: body.end - 1, text: ' return 0; ' }] : [];
}

import { applyPatch } from 'diff';
import type { CParser } from '../../project/c-syntax.ts';
import { unifiedDiff } from '../../repair/patch.ts';
import { type Mutation, mutationsOf } from '../mutation/mutate.ts';
import type { BaseProgram } from './base-program.ts';

/** A mutated program, as the patch that makes it. */
export interface Mutant extends Omit<Mutation, 'text'> {
  /** `CATEGORY/NAME/OPERATOR-LINE-COLUMN` */
  readonly id: string;
  readonly program: BaseProgram;
  /** A unified diff against the base program. */
  readonly patch: string;
}

/** All mutants of a program; no two of them have the same text. */
export function mutantsOf(program: BaseProgram, parser: CParser): readonly Mutant[] {
  const root = parser.tree(program.text)?.root;
  if (root === undefined) return [];
  const seen = new Set<string>([program.text]);
  return mutationsOf(program.text, root).flatMap(({ text, ...mutation }) => {
    if (seen.has(text)) return [];
    seen.add(text);
    const { operator, line, column } = mutation;
    const patch = unifiedDiff({ edits: [{ file: program.file, before: program.text, after: text }] });
    return [{ ...mutation, id: `${program.id}/${operator}-${line}-${column}`, program, patch }];
  });
}

/** The text of a mutant. Throws where its patch does not fit its program, which is a mistake of ours. */
export function mutatedText({ id, program, patch }: Pick<Mutant, 'id' | 'program' | 'patch'>): string {
  const text = applyPatch(program.text, patch);
  if (text === false) throw new Error(`the patch of ${id} does not apply to ${program.id}`);
  return text;
}

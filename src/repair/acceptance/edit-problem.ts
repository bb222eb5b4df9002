import type { CParser } from '../../project/c-syntax.ts';
import type { Patch } from '../patch.ts';
import { isSourcePath } from '../source-path.ts';
import { readEdit } from './edited-file.ts';
import type { RuleFacts } from './rules/edit-rule.ts';
import { editRules } from './rules/edit-rules.ts';
import type { AcceptanceCase } from './trial.ts';

/** Why a patch must not be made, as a sentence, by the rules that need nothing but its texts; null where it may. */
export function editProblem(patch: Patch, about: AcceptanceCase, parser: CParser): string | null {
  const foreign = patch.edits.find(({ file }) => !about.editable.includes(file) || !isSourcePath(file));
  if (foreign !== undefined) return `${foreign.file} is not the file to be repaired`;
  const facts = { ...about, unit: about.closure === undefined ? [] : filesOf(about.closure, parser) };
  for (const edit of patch.edits) {
    for (const rule of editRules) {
      const objection = rule(readEdit(edit, parser), facts);
      if (objection !== null) return objection;
    }
  }
  return null;
}

const read = new WeakMap<ReadonlyMap<string, string>, RuleFacts['unit']>();

/** The files of a unit are read once, for all candidates. */
function filesOf(closure: ReadonlyMap<string, string>, parser: CParser): RuleFacts['unit'] {
  const known = read.get(closure) ?? [...closure].map(([path, text]) => ({ path, file: parser.parse(text) }));
  read.set(closure, known);
  return known;
}

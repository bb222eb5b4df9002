import { fieldOf } from '../../project/c-node.ts';
import { replace } from './edit-statements.ts';
import type { Template } from './template.ts';
import { variableAt } from './variable.ts';
import { violatedAccesses, violatedSide } from './violated-access.ts';

/** A plain `char` as an index can be negative: it is taken as an `unsigned char`. */
export const unsignedIndex: Template = {
  name: 'unsigned-index',
  kinds: ['out-of-bounds', 'invalid-pointer'],
  *propose(site) {
    if (violatedSide(site) === 'upper') return;
    for (const { index } of violatedAccesses(site)) {
      if (index === null) continue;
      const inner = index.type === 'cast_expression' ? (fieldOf(index, 'value') ?? index) : index;
      const variable = inner.type === 'identifier' ? variableAt(inner.text, inner) : null;
      const isChar = variable !== null && /\bchar\b/.test(variable.type) && !/unsigned/.test(variable.type);
      const isRead = inner.type === 'subscript_expression' || inner.type === 'pointer_expression';
      if (!isChar && !isRead) continue;
      const title = `index by \`${inner.text}\` as an unsigned char`;
      yield { title, edits: [replace(index, `(unsigned char)${inner.text}`)], doubt: isChar ? 0 : 2 };
    }
  },
};

import { within } from '../../project/c-node.ts';
import { insert } from './edit-statements.ts';
import type { Template } from './template.ts';
import { isPointer, variablesOf } from './variable.ts';

/** A local variable whose address outlives its function becomes static. */
export const keepAlive: Template = {
  name: 'keep-alive',
  kinds: ['use-after-free', 'invalid-pointer'],
  *propose({ root, finding }) {
    const expired = /expired variable pointer(?: `(.*)')?/.exec(finding.counterexample.property.comment);
    const name = expired?.[1]?.split('::').at(-1);
    for (const declaration of within(root, 'declaration')) {
      for (const variable of variablesOf(declaration)) {
        if (variable.scope !== 'local' || /\bstatic\b/.test(variable.type)) continue;
        if (name === undefined ? isPointer(variable) || expired === null : variable.name !== name) continue;
        const doubt = name === undefined ? 2 : 0;
        const title = `keep \`${variable.name}\` alive: make it static`;
        yield { title, edits: [insert(declaration.start, 'static ')], doubt };
      }
    }
  },
};

import { type CNode, enclosing } from '../../project/c-node.ts';
import { replace } from './edit-statements.ts';
import { argumentsOf } from './expression.ts';
import type { FaultSite } from './fault-site.ts';
import { declarationOf } from './limits.ts';
import { oneLine } from './shown-code.ts';
import type { Template } from './template.ts';

/** A length that a caller passes beside an array becomes the array's own length: `fill(b, 16)` -> `fill(b, 8)`. */
export const argumentLength: Template = {
  name: 'argument-length',
  kinds: ['out-of-bounds', 'invalid-pointer', 'uninitialised'],
  *propose(site) {
    for (const { node, role, distance } of site.pieces) {
      const call = role === 'argument' ? enclosing(node, 'call_expression') : null;
      if (call === null || !isLength(node, site)) continue;
      for (const size of sizesBeside(call, node, site)) {
        if (size === node.text) continue;
        const title = `pass \`${size}\` in place of \`${oneLine(node.text)}\``;
        yield { title, edits: [replace(node, size)], doubt: distance - 0.5 };
      }
    }
  },
};

function isLength(node: CNode, site: FaultSite): boolean {
  if (node.type === 'number_literal' || node.type === 'sizeof_expression') return true;
  if (node.type === 'binary_expression') return !/["&]/.test(node.text);
  return node.type === 'identifier' && declarationOf(node, site)?.layers.length === 0;
}

function sizesBeside(call: CNode, node: CNode, site: FaultSite): readonly string[] {
  const others = argumentsOf(call).filter((one) => one !== node);
  const sizes = others.flatMap((one) => {
    const variable = declarationOf(one, site);
    const size =
      variable?.scope !== 'parameter' && variable?.layers[0] === 'array' ? variable.sizes[0] : null;
    return size?.text ?? [];
  });
  return [...new Set(sizes)];
}

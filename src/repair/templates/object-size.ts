import { type CNode, within } from '../../project/c-node.ts';
import { argumentsOf, calleeOf } from './expression.ts';
import { declarationOf, type Sources } from './limits.ts';

/** The size in bytes of what a pointer leads to, as code; nothing where the source does not say. */
export function sizesOf(node: CNode, sources: Sources): readonly string[] {
  const variable = declarationOf(node, sources);
  if (variable === null) return [];
  if (variable.layers[0] === 'array' && variable.scope !== 'parameter') {
    const parenthesized =
      /sizeof\s*\(\s*[a-z_]\w*\s*\)/.test(sources.root.text) || node.type !== 'identifier';
    return [parenthesized ? `sizeof(${node.text})` : `sizeof ${node.text}`];
  }
  const [allocation] = variable.value === null ? [] : within(variable.value, 'call_expression');
  const [size] = allocation !== undefined && calleeOf(allocation) === 'malloc' ? argumentsOf(allocation) : [];
  return size === undefined ? [] : [/^(?:identifier|number)/.test(size.type) ? size.text : `(${size.text})`];
}

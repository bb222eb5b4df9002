import type { CType } from '../../../project/harness/harness-type.ts';
import { resolveType } from '../../../project/harness/resolve-type.ts';
import type { TypeIndex } from '../../../project/harness/type-index.ts';

/** What an observation calls; the two are told apart by the kind of number. */
export const observerDeclarations =
  'void esbmc_action_see(long long); void esbmc_action_see_real(double); void esbmc_action_begin(void); _Bool esbmc_action_end(void);';

/** Longer arrays are looked at up to here, deeper structures not at all. */
const mostElements = 16;
const deepest = 2;

/**
 * Statements that note what an expression is: numbers as they are, of pointers only whether they are NULL, of structures
 * and arrays their parts.
 */
export function observe(expression: string, type: CType, index: TypeIndex, depth = 0): readonly string[] {
  const resolved = resolveType(type, index);
  switch (resolved.is) {
    case 'number':
      return resolved.form === 'floating'
        ? [`esbmc_action_see_real((double)(${expression}));`]
        : [`esbmc_action_see((long long)(${expression}));`];
    case 'enum':
      return [`esbmc_action_see((long long)(${expression}));`];
    case 'pointer':
      return [`esbmc_action_see((${expression}) != 0);`];
    case 'array': {
      const size = resolved.size === null ? null : index.constantOf(resolved.size);
      if (size === null || depth >= deepest) return [];
      return Array.from({ length: Math.min(size, mostElements) }, (_, at) =>
        observe(`(${expression})[${at}]`, resolved.of, index, depth + 1),
      ).flat();
    }
    case 'record':
      if (resolved.form === 'union' || resolved.members === null || depth >= deepest) return [];
      return resolved.members.flatMap(({ name, type: member }) =>
        name === null ? [] : observe(`(${expression}).${name}`, member, index, depth + 1),
      );
    default:
      return [];
  }
}

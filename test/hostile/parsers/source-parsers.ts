import type { CParser } from '../../../src/project/c-syntax.ts';
import { lexC } from '../../../src/project/c-token.ts';
import { callGraph } from '../../../src/project/call-graph.ts';
import { changedFunctions } from '../../../src/project/changed-functions.ts';
import { requiresOf } from '../../../src/project/harness/requires-clause.ts';
import { limitRounds } from '../../../src/project/limit-rounds.ts';
import { scanInclusions } from '../../../src/project/scan-inclusions.ts';
import { wrapAllocators } from '../../../src/project/wrap-allocators.ts';
import { headerNamesIn } from '../../../src/verification/cache/header-names.ts';
import { sourcePieces } from '../../../src/verification/cache/source-pieces.ts';
import { literalsOf } from '../../../src/verification/fuzz/literals-of.ts';
import { instrumentExits } from '../../../src/verification/instrument-exits.ts';
import { cShapes } from './c-shapes.ts';
import type { Parser } from './shape.ts';

/** What reads C. */
export function sourceParsers(c: CParser): readonly Parser[] {
  const parsers: readonly Omit<Parser, 'shapes'>[] = [
    { name: 'C tokens', parse: lexC },
    { name: 'inclusions', parse: scanInclusions },
    { name: 'functions and declarations', parse: (text) => c.parse(text) },
    { name: 'statements', parse: (text) => c.bodiesOf(text) },
    { name: 'syntax tree', parse: (text) => c.tree(text) },
    { name: 'changed functions', parse: (text) => changed(c, text) },
    { name: '`esbmc:` comments', parse: (text) => requirements(c, text) },
    { name: 'rounds of loops', parse: limitRounds },
    { name: 'allocators', parse: wrapAllocators },
    { name: 'exits of functions', parse: (text) => instrumentExits(text, c.parse(text).functions) },
    { name: 'literals', parse: (text) => literalsOf(text.split('\n')) },
    { name: 'headers named', parse: headerNamesIn },
    {
      name: 'pieces of a remembered verdict',
      parse: (text) => sourcePieces({ text, file: c.parse(text), bytes: Buffer.from(text) } as never),
    },
  ];
  return parsers.map((one) => ({ ...one, shapes: cShapes }));
}

function changed(c: CParser, text: string): unknown {
  const head = c.parse(text);
  const graph = callGraph(head);
  const names = changedFunctions(c.parse(text.slice(text.length / 2)), head);
  return names.slice(0, 3).map((name) => [graph.reachableFrom(name), graph.callersOf(name)]);
}

function requirements(c: CParser, text: string): unknown {
  return c.parse(text).functions.map((one) => requiresOf(text, one, new Set()));
}

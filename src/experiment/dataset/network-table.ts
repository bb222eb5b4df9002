import { type CNode, fieldOf, within } from '../../project/c-node.ts';
import type { CParser } from '../../project/c-syntax.ts';
import type { Table } from '../table.ts';
import type { BaseProgram } from './base-program.ts';

const columns = [
  'inputs',
  'outputs',
  'layers',
  'neurons',
  'activations',
  'architecture',
  'conversion',
] as const;

type Network = Readonly<Record<(typeof columns)[number], string>>;

const notSaid = 'not said';

/** Table 1 of the paper for these base programs: layers and neurons are the hidden ones. */
export function networkTable(programs: readonly BaseProgram[], parser: CParser): Table {
  return {
    title: 'Table 1: the networks of the base programs',
    head: ['program', ...columns],
    rows: programs.map((program) => {
      const network = networkOf(program.text, parser);
      return [program.id, ...columns.map((column) => network[column])];
    }),
  };
}

/** What the first comment says in lines like `inputs: 4`; where it does not, what the matrices of weights say. */
function networkOf(text: string, parser: CParser): Network {
  const comment = /^\s*\/\*[\s\S]*?\*\//.exec(text)?.[0] ?? '';
  const read = shownBy(text, parser);
  const said = (name: string) => new RegExp(`^[ *]*${name}: (.+)$`, 'm').exec(comment)?.[1]?.trim();
  const entries = columns.map((name) => [name, said(name) ?? read[name] ?? notSaid]);
  return Object.fromEntries(entries) as Network;
}

/** From constant matrices in the order of the text, each as inputs by outputs, or the other way round. */
function shownBy(text: string, parser: CParser): Partial<Network> {
  const root = parser.tree(text)?.root;
  const shapes = root === undefined ? [] : [...within(root, 'init_declarator')].flatMap(matrixShape);
  const [first, second] = shapes;
  const last = shapes.at(-1);
  const tools = ['keras2c', 'onnx2c', 'emx-onnx-cgen'].find((name) => text.includes(name));
  const activations = ['relu', 'softsign', 'tanh', 'sigmoid'].filter((name) =>
    new RegExp(`${name}`, 'i').test(text),
  );
  const rest = { activations: activations.join(', ') || notSaid, ...(tools && { conversion: tools }) };
  if (first === undefined || last === undefined) return rest;
  const isForward = second === undefined || first[1] === second[0];
  const at = (shape: readonly [number, number], side: 0 | 1) => shape[isForward ? side : side === 0 ? 1 : 0];
  const hidden = shapes.slice(0, -1).map((shape) => at(shape, 1));
  return {
    ...rest,
    inputs: String(at(first, 0)),
    outputs: String(at(last, 1)),
    layers: String(hidden.length),
    neurons: String(hidden.reduce((sum, one) => sum + one, 0)),
    architecture: 'Feedforward',
  };
}

function matrixShape(node: CNode): readonly (readonly [number, number])[] {
  const declarator = fieldOf(node, 'declarator');
  const sizes = /^\w+\[(\d+)\]\[(\d+)\]$/.exec(declarator?.text.replace(/\s/g, '') ?? '');
  return sizes === null ? [] : [[Number(sizes[1]), Number(sizes[2])]];
}

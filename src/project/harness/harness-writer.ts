import { anyValuePrefix } from './harness-names.ts';
import { type CType, declare, withoutConst } from './harness-type.ts';

/** Collects the parts of a harness; each part is written once. */
export class HarnessWriter {
  readonly fileScope: string[] = [];
  readonly statements: string[] = [];
  readonly closing: string[] = [];
  readonly assumptions: string[] = [];
  /** Those of the assumptions that keep something smaller than it may be: within them, nothing is proved for all. */
  readonly limits: string[] = [];
  /** Variables of the harness, and what the reader of a trace calls them. */
  readonly inputNames = new Map<string, string>();
  private readonly anyFunctions = new Map<string, string>();
  private readonly taken = new Set<string>();
  private objects = 0;
  private indent = 1;
  private isKeeping = true;
  private readonly anyPrefix: string;

  /** @param anyPrefix two writers for one file need different ones */
  constructor(anyPrefix = anyValuePrefix) {
    this.anyPrefix = anyPrefix;
  }

  statement(text: string): void {
    this.statements.push(`${'  '.repeat(this.indent)}${text}`);
  }

  comment(text: string): void {
    this.statement(`/* ${text.replaceAll('*/', '* /')} */`);
  }

  assume(condition: string): void {
    this.statement(`__ESBMC_assume(${condition});`);
  }

  /** What the harness takes for granted, in words; said once. */
  note(assumption: string): void {
    if (!this.assumptions.includes(assumption)) this.assumptions.push(assumption);
  }

  /** An assumption about a size that is made so that runs end. */
  limit(assumption: string): void {
    this.note(assumption);
    if (!this.limits.includes(assumption)) this.limits.push(assumption);
  }

  /** Statements that run only when a condition holds. */
  when(condition: string, write: () => void): void {
    this.statement(`if (${condition}) {`);
    this.indent += 1;
    write();
    this.indent -= 1;
    this.statement('}');
  }

  /** A call that gives any value of a type. */
  any(type: CType): string {
    const plain = withoutConst(type);
    const spelled = declare(plain, '');
    const known = this.anyFunctions.get(spelled);
    if (known !== undefined) return `${known}()`;
    const name = `${this.anyPrefix}${this.anyFunctions.size + 1}`;
    this.anyFunctions.set(spelled, name);
    this.fileScope.push(
      `extern ${declare({ kind: 'function', returns: plain, parameters: [], isVariadic: false }, name)};`,
    );
    return `${name}()`;
  }

  /** Either, as ESBMC likes. */
  anyBool(): string {
    return this.any({ kind: 'named', name: '_Bool', isConst: false, defines: null });
  }

  /** A name for a variable that nothing else in the harness has. */
  nameFor(wanted: string): string {
    const plain = wanted.replace(/\W+/g, '_').replace(/^(?=\d)/, '_');
    let name = plain;
    for (let count = 2; this.taken.has(name); count += 1) name = `${plain}_${count}`;
    this.taken.add(name);
    return name;
  }

  reserve(names: Iterable<string>): void {
    for (const name of names) this.taken.add(name);
  }

  /** How many objects were made so far. */
  get objectCount(): number {
    return this.objects;
  }

  /** What is made meanwhile is the function's to free. */
  handOver<Made>(make: () => Made): Made {
    const before = this.isKeeping;
    this.isKeeping = false;
    try {
      return make();
    } finally {
      this.isKeeping = before;
    }
  }

  /** Keeps what a pointer points to reachable to the end: it is the harness's own and no leak of the function. */
  keep(pointer: string): void {
    if (!this.isKeeping) return;
    const holder = this.nameFor('esbmc_action_kept');
    this.statement(`static const void *${holder};`);
    this.statement(`${holder} = ${pointer};`);
  }

  /** A local object with any content; what it holds in the end stays reachable. */
  object(type: CType, wanted: string, label: string): string {
    this.objects += 1;
    const plain = withoutConst(type);
    const name = this.nameFor(wanted);
    this.inputNames.set(name, label);
    this.statement(`${declare(plain, name)} = ${this.any(plain)};`);
    const holder = this.nameFor('esbmc_action_kept');
    this.closing.push(`  static ${declare(plain, holder)};`, `  ${holder} = ${name};`);
    return name;
  }

  /** A block of the heap with any content. */
  block(element: CType, count: string, wanted: string, label: string, hasPointers = false): string {
    this.objects += 1;
    const plain = withoutConst(element);
    const name = this.nameFor(wanted);
    this.inputNames.set(name, label);
    const size = sizeOf(plain, count, hasPointers);
    const type: CType = isVoid(plain) ? bytes : plain;
    this.statement(`${declare({ kind: 'pointer', to: type, isConst: false }, name)} = malloc(${size});`);
    this.assume(`${name} != 0`);
    this.keep(name);
    return name;
  }
}

const bytes: CType = { kind: 'named', name: 'unsigned char', isConst: false, defines: null };

/**
 * Measured: only `sizeof` of the whole makes an object of the type. A product makes an array of bytes, in which ESBMC
 * loses pointers, and leaks are reported; for numbers it is the faster one.
 */
function sizeOf(element: CType, count: string, hasPointers: boolean): string {
  if (isVoid(element)) return count;
  if (count === '1') return `sizeof(${declare(element, '')})`;
  if (hasPointers || /^\(?\d+\)?$/.test(count))
    return `sizeof(${declare({ kind: 'array', of: element, size: count }, '')})`;
  return `${count} * sizeof(${declare(element, '')})`;
}

function isVoid(type: CType): boolean {
  return type.kind === 'named' && type.name === 'void';
}

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { modelSources } from '../../../src/adapters/assets.ts';
import { createEsbmc } from '../../../src/adapters/esbmc/create-esbmc.ts';
import { type CheckGroup, checkGroups, type PropertyKind } from '../../../src/domain/property-kind.ts';
import { emptyBuildContext } from '../../../src/project/build-context.ts';
import type { CFile } from '../../../src/project/c-file.ts';
import type { HarnessOptions, HarnessVariant } from '../../../src/project/harness/harness-plan.ts';
import { planHarness } from '../../../src/project/harness/plan-harness.ts';
import { startDeadline } from '../../../src/verification/deadline.ts';
import type { Verifier } from '../../../src/verification/verifier.ts';
import { verifyUnit } from '../../../src/verification/verify-unit.ts';
import { esbmcBinary } from '../../support/esbmc.ts';
import { parseC } from '../../support/parse-c.ts';

const run = promisify(execFile);

export interface Checked {
  readonly function: string;
  /** The verdict of the unit, or `refused`. */
  readonly verdict: string;
  readonly reason: string | null;
  readonly findings: readonly {
    readonly line: number;
    readonly kind: PropertyKind;
    readonly comment: string;
  }[];
  readonly seconds: number;
  readonly assumptions: readonly string[];
}

let verifier: Promise<Verifier> | null = null;

async function esbmc(): Promise<Verifier> {
  verifier ??= (async () =>
    createEsbmc({
      binary: await esbmcBinary(),
      version: '8.4.0',
      sha256: '',
      models: await modelSources(),
      env: process.env,
    }))();
  return verifier;
}

export interface CheckOptions {
  readonly seconds?: number;
  readonly groups?: readonly CheckGroup[];
  /** The text before the change. */
  readonly base?: string;
  readonly harness?: HarnessOptions;
}

/** Verifies one function of a text through its generated harness: with gcc for the syntax, with ESBMC for the verdict. */
export async function checkFunction(
  text: string,
  name: string,
  options: CheckOptions = {},
): Promise<Checked> {
  const file = await parseC(text);
  const plan = planHarness(definition(file, name), file, {
    ...options.harness,
    base: options.base === undefined ? null : await baseOf(options.base, name),
  });
  if (!plan.ok)
    return {
      function: name,
      verdict: 'refused',
      reason: plan.reason,
      findings: [],
      seconds: 0,
      assumptions: [],
    };
  const { harness } = plan;
  const [first, ...others] = await Promise.all(
    [harness, ...harness.variants].map((variant) =>
      checkVariant(text, name, variant, harness.bound, options),
    ),
  );
  if (first === undefined) throw new Error('a plan without a harness');
  // A finding counts only when it fails under every plausible pairing.
  const findings = first.findings.filter((finding) =>
    others.every((other) =>
      other.findings.some(({ line, kind }) => line === finding.line && kind === finding.kind),
    ),
  );
  return { ...first, findings };
}

async function baseOf(text: string, name: string) {
  const file = await parseC(text);
  const target = file.functions.find((one) => one.isDefinition && one.name === name);
  return target === undefined ? null : { target, files: [file] };
}

async function checkVariant(
  text: string,
  name: string,
  variant: HarnessVariant,
  bound: number,
  { seconds = 20, groups = checkGroups }: CheckOptions,
): Promise<Checked> {
  const folder = await mkdtemp(join(tmpdir(), 'harness-'));
  try {
    const source = join(folder, 'unit.c');
    const harness = join(folder, 'harness.c');
    await writeFile(source, text);
    await writeFile(harness, variant.textFor(source));
    await run('gcc', ['-fsyntax-only', '-Wno-int-conversion', harness]);
    const unit = {
      file: 'unit.c',
      entry: name,
      origin: 'harness',
      functions: [name],
      assumptions: [],
    } as const;
    const setup = {
      unit,
      root: folder,
      sources: [harness],
      file: source,
      harness: { ...variant, bound, entry: 'esbmc_action_harness', line: null },
      build: emptyBuildContext,
      argvMaxArgs: 2,
      memoryMiB: 3000,
    };
    const deadline = startDeadline(seconds, () => performance.now());
    const { result, violations } = await verifyUnit(setup, groups, deadline, await esbmc());
    return {
      function: name,
      verdict: result.verdict,
      reason: result.reason,
      findings: violations.map(({ counterexample: { property } }) => ({
        line: property.location.line,
        kind: property.kind,
        comment: property.comment,
      })),
      seconds: result.seconds,
      assumptions: variant.assumptions,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function definition(file: CFile, name: string) {
  const one = file.functions.find((each) => each.isDefinition && each.name === name);
  if (one === undefined) throw new Error(`the text does not define ${name}`);
  return one;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { repositoryRoot } from '../support/run-bundle.ts';

const texts = z.union([z.string().transform((one) => [one]), z.array(z.string())]);
const levels = ['none', 'read', 'write'] as const;
const scopes = z.record(z.string(), z.enum(levels));

const step = z.looseObject({
  uses: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({}),
});
const job = z.looseObject({
  permissions: scopes.optional(),
  steps: z.array(step).default([]),
  /** Of a job that calls another workflow: which one, its inputs and secrets. */
  uses: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({}),
  secrets: z.record(z.string(), z.unknown()).default({}),
});
const trigger = z
  .looseObject({
    types: texts.optional(),
    workflows: texts.optional(),
    inputs: z.record(z.string(), z.unknown()).default({}),
    secrets: z.record(z.string(), z.unknown()).default({}),
  })
  .nullable();

/** Of `schedule`. */
const timetable = z
  .array(z.strictObject({ cron: z.string() }))
  .transform((): z.output<typeof trigger> => ({ inputs: {}, secrets: {} }));

const workflowSchema = z.looseObject({
  name: z.string(),
  on: z.record(z.string(), trigger.or(timetable)),
  permissions: scopes.optional(),
  jobs: z.record(z.string(), job),
});

type Job = z.output<typeof job>;
export type Step = z.output<typeof step>;
export type Scopes = z.output<typeof scopes>;

export interface WorkflowFile {
  /** Where it is here, and in the repository that uses it. */
  readonly source: string;
  readonly path: string;
  readonly text: string;
  readonly name: string;
  readonly on: z.output<typeof workflowSchema>['on'];
  /** Those of the workflows that it calls among them, and these as if they were Actions. */
  readonly steps: readonly Step[];
  /** What the tokens of its jobs may do, on a pull request that is not a fork's. */
  readonly permissions: Scopes;
}

interface Reading {
  /** What a user adds to the copy. */
  readonly added?: string;
  /** Whether its jobs have tokens of their own: then all that one of them may do is what act lets all of them do. */
  readonly mayDiffer?: boolean;
}

/** A workflow that users copy. Throws for what act would let pass and GitHub would not. */
export async function readWorkflow(
  file: string,
  { added = '', mayDiffer = false }: Reading = {},
): Promise<WorkflowFile> {
  const source = `examples/workflows/${file}`;
  const text = `${await readFile(join(repositoryRoot, source), 'utf8')}${added}`;
  const { name, on, jobs, permissions } = workflowSchema.parse(parse(text));
  const plans = (await Promise.all(Object.values(jobs).map((one) => plansOf(one, permissions)))).flat();
  const [first, ...others] = plans;
  if (first === undefined) throw new Error(`${source} has no job`);
  if (
    !mayDiffer &&
    others.some((other) => JSON.stringify(other.permissions) !== JSON.stringify(first.permissions))
  )
    throw new Error(`${source}: act gives all jobs one token, so they must have the same permissions`);
  const steps = plans.flatMap((plan) => plan.steps);
  const path = `.github/workflows/${file}`;
  return { source, path, text, name, on, steps, permissions: strongest(plans) };
}

function strongest(plans: readonly Plan[]): Scopes {
  const all = plans.flatMap(({ permissions }) => Object.entries(permissions));
  return Object.fromEntries(all.toSorted(([, one], [, other]) => rank(one) - rank(other)));
}

type Plan = Pick<WorkflowFile, 'steps' | 'permissions'>;

/** What the jobs do that a job stands for: itself, or those of the workflow that it calls. */
async function plansOf(
  { permissions, steps, uses, with: given, secrets }: Job,
  inherited?: Scopes,
): Promise<Plan[]> {
  const granted = permissions ?? inherited;
  if (granted === undefined) throw new Error('a job does not say what its token may do');
  if (uses === undefined) return [{ steps, permissions: granted }];
  const [, name, path, ref] =
    /^([^/]+\/esbmc-action)\/(\.github\/workflows\/[\w-]+\.yml)@(.+)$/.exec(uses) ?? [];
  if (path === undefined) throw new Error(`${uses} is no workflow of this repository`);
  const called = workflowSchema.parse(parse(await readFile(join(repositoryRoot, path), 'utf8')));
  const inputs = called.on.workflow_call?.inputs ?? {};
  const unknown = Object.keys(given).filter((name) => !(name in inputs));
  if (unknown.length > 0) throw new Error(`${path} knows no input ${unknown.join(', ')}`);
  const unknownSecrets = Object.keys(secrets).filter(
    (name) => !(name in (called.on.workflow_call?.secrets ?? {})),
  );
  if (unknownSecrets.length > 0) throw new Error(`${path} knows no secret ${unknownSecrets.join(', ')}`);
  return Object.values(called.jobs).map((one) => {
    const asked = one.permissions ?? called.permissions ?? granted;
    const beyond = Object.entries(asked).filter(([scope, level]) => rank(level) > rank(granted[scope]));
    // GitHub does not even start such a run.
    if (beyond.length > 0) throw new Error(`${path} asks for more than its caller has: ${beyond.join()}`);
    // It is fetched from where its steps' Actions are.
    const fetched: Step = { uses: `${name}@${ref}`, with: {} };
    return { steps: [fetched, ...one.steps], permissions: asked };
  });
}

const rank = (level: Scopes[string] = 'none') => levels.indexOf(level);

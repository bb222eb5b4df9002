import type { Annotation } from './annotations.ts';
import type { CheckRun } from './check-run.ts';
import type { CodeHost } from './code-host.ts';
import { ask, type Refusal } from './host-answer.ts';

/** GitHub takes so many a request, and adds those of later requests to the run. */
export const annotationsPerRequest = 50;

/** More are not read, and each fifty cost a request: the rest is in the summary. */
export const maxCheckAnnotations = 500;

/** What to say when there is no check run, or a part of one only. */
export const noCheckRun =
  'GitHub did not take all of the check run, which needs `checks: write`: the job has everything.';

/** Why there is no check run, or a part of one; null when all of it is there. */
export async function postCheckRun(run: CheckRun, host: CodeHost): Promise<Refusal | null> {
  const [first = [], ...rest] = batches(run.annotations.slice(0, maxCheckAnnotations));
  const create = () => ask(() => host.createCheckRun({ ...run, annotations: first }));
  let created = await create();
  // Of two runs of one name GitHub shows the later one, so that a second request does no harm.
  if (!created.ok && created.refusal === 'no-answer') created = await create();
  if (!created.ok) return created.refusal;
  const { value: id } = created;
  for (const annotations of rest) {
    // Not repeated: what may have been added would stand there twice.
    const added = await ask(() => host.addCheckAnnotations(id, { ...run, annotations }));
    if (!added.ok) return added.refusal;
  }
  return null;
}

function batches(annotations: readonly Annotation[]): readonly (readonly Annotation[])[] {
  const count = Math.ceil(annotations.length / annotationsPerRequest);
  return Array.from({ length: count }, (_, index) =>
    annotations.slice(index * annotationsPerRequest, (index + 1) * annotationsPerRequest),
  );
}

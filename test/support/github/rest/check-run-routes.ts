import { deliver } from '../engine/deliver.ts';
import { objectType, resolveCommit } from '../git/bare-repository.ts';
import type { Answer, Call, Route } from '../http/call.ts';
import { created, numberParam, ok, read, repositoryOf, tokenOf, writeAsApp } from '../http/call.ts';
import { linkHeader, pageOf, paginate } from '../http/paginate.ts';
import { forbidden, notFound, Refusal, validationFailed } from '../http/refusal.ts';
import { annotationJson, checkRunJson } from '../json/check-run-json.ts';
import type { Annotation, CheckRun } from '../state/check-run.ts';
import { register } from '../state/world.ts';

const RUNS = '/repos/{owner}/{repo}/check-runs';
const RUN = `${RUNS}/{check_run_id}`;

export const checkRunRoutes: readonly Route[] = [
  { method: 'POST', template: RUNS, access: writeAsApp('checks'), handle: createCheckRun },
  {
    method: 'GET',
    template: RUN,
    access: read('checks'),
    handle: (call) => ok(checkRunJson(call.world, repositoryOf(call), runOf(call))),
  },
  { method: 'PATCH', template: RUN, access: writeAsApp('checks'), handle: updateCheckRun },
  { method: 'GET', template: `${RUN}/annotations`, access: read('checks'), handle: listAnnotations },
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}/commits/{ref}/check-runs',
    access: read('checks'),
    handle: listForRef,
  },
];

interface CheckRunFields {
  readonly name?: string;
  readonly head_sha?: string;
  readonly status?: string;
  readonly conclusion?: string;
  readonly started_at?: string;
  readonly completed_at?: string;
  readonly details_url?: string;
  readonly external_id?: string;
  readonly output?: {
    readonly title?: string;
    readonly summary: string;
    readonly text?: string;
    readonly annotations?: readonly Annotation[];
  };
}

async function createCheckRun(call: Call): Promise<Answer> {
  const { world } = call;
  const repository = repositoryOf(call);
  const { app, account } = tokenOf(call);
  const fields = call.body as CheckRunFields;
  const headSha = fields.head_sha ?? '';
  if (app === null) throw forbidden('You must authenticate via a GitHub App.');
  checkFields(fields);
  if ((await objectType(repository.folder, headSha)) !== 'commit')
    throw new Refusal(422, `No commit found for SHA: ${headSha}`);
  const make = (id: number, nodeId: string): CheckRun => ({
    id,
    nodeId,
    suiteId: app.id * 100_000 + repository.checkRuns.length,
    app,
    headSha,
    annotations: [],
    name: fields.name ?? '',
    status: 'queued',
    conclusion: null,
    startedAt: null,
    completedAt: null,
    externalId: '',
    detailsUrl: null,
    title: null,
    summary: null,
    text: null,
  });
  const run = register(world, 'CR', 'CheckRun', make);
  repository.checkRuns.push(run);
  apply(call, run, fields);
  deliver(world, account, { event: 'check_run', action: 'created', repository, sha: headSha });
  return created(checkRunJson(world, repository, run));
}

/** Annotations are added to those of earlier requests; only the App that made the run may change it. */
function updateCheckRun(call: Call): Answer {
  const run = runOf(call);
  const fields = call.body as CheckRunFields;
  if (tokenOf(call).app !== run.app) {
    throw forbidden(
      `Invalid app_id \`${run.app.id}\` - check run can only be modified by the GitHub App that created it.`,
    );
  }
  checkFields(fields);
  apply(call, run, fields);
  return ok(checkRunJson(call.world, repositoryOf(call), run));
}

function apply(call: Call, run: CheckRun, fields: CheckRunFields): void {
  const { output } = fields;
  run.name = fields.name ?? run.name;
  run.externalId = fields.external_id ?? run.externalId;
  run.detailsUrl = fields.details_url ?? run.detailsUrl;
  run.startedAt = fields.started_at ?? run.startedAt ?? call.world.identity.now();
  run.conclusion = fields.conclusion ?? run.conclusion;
  // a conclusion alone completes the run
  run.status = fields.conclusion === undefined ? (fields.status ?? run.status) : 'completed';
  if (run.status === 'completed')
    run.completedAt = fields.completed_at ?? run.completedAt ?? call.world.identity.now();
  if (output === undefined) return;
  run.title = output.title ?? run.title;
  run.summary = output.summary;
  run.text = output.text ?? run.text;
  run.annotations.push(...(output.annotations ?? []));
}

const MAX_ANNOTATION_BYTES = 64 * 1024;

function checkFields({ name, status, conclusion, output }: CheckRunFields): void {
  const refuse = (field: string, message: string) =>
    validationFailed({ resource: 'CheckRun', code: 'custom', field, message });
  if (name !== undefined && name.trim() === '')
    throw validationFailed({ resource: 'CheckRun', code: 'missing_field', field: 'name' });
  if (status === 'completed' && conclusion === undefined)
    throw new Refusal(422, 'Invalid request.\n\n"conclusion" wasn\'t supplied.');
  if (conclusion === 'stale')
    throw new Refusal(422, 'Invalid request.\n\nOnly GitHub can set the conclusion to "stale".');
  for (const one of output?.annotations ?? []) {
    if (one.path === '') throw refuse('annotations', 'path cannot be blank');
    if (one.start_line < 1 || one.end_line < one.start_line)
      throw refuse('annotations', 'start_line must be at least 1 and not after end_line');
    if (one.start_line !== one.end_line && (one.start_column !== undefined || one.end_column !== undefined)) {
      throw refuse('annotations', 'Annotations only support start_column and end_column on the same line.');
    }
    if (one.message.trim() === '' || Buffer.byteLength(one.message) > MAX_ANNOTATION_BYTES)
      throw refuse('annotations', 'message must have 1 byte to 64 KB');
    if ((one.title ?? '').length > 255)
      throw refuse('annotations', 'title is too long (maximum is 255 characters)');
    if (Buffer.byteLength(one.raw_details ?? '') > MAX_ANNOTATION_BYTES)
      throw refuse('annotations', 'raw_details must have at most 64 KB');
  }
}

function runOf(call: Call): CheckRun {
  const id = numberParam(call, 'check_run_id');
  const run = repositoryOf(call).checkRuns.find((one) => one.id === id);
  if (run === undefined) throw notFound();
  return run;
}

function listAnnotations(call: Call): Answer {
  const run = runOf(call);
  return paginate(call, run.annotations, (one) => annotationJson(call.world, repositoryOf(call), run, one));
}

/** `filter` is latest by default: of runs with one name and App, the last. */
async function listForRef(call: Call): Promise<Answer> {
  const repository = repositoryOf(call);
  const ref = call.params.ref ?? '';
  const sha = await resolveCommit(repository.folder, ref);
  if (sha === undefined) throw new Refusal(422, `No commit found for SHA: ${ref}`);
  const name = call.query.get('check_name');
  const all = repository.checkRuns
    .filter((one) => one.headSha === sha && (name === null || one.name === name))
    .reverse();
  const isLatest = (run: CheckRun): boolean =>
    all.find((one) => one.name === run.name && one.app === run.app) === run;
  const runs = call.query.get('filter') === 'all' ? all : all.filter(isLatest);
  const { perPage, page } = pageOf(call);
  const slice = runs
    .slice((page - 1) * perPage, page * perPage)
    .map((run) => checkRunJson(call.world, repository, run));
  return ok({ total_count: runs.length, check_runs: slice }, linkHeader(call, runs.length));
}

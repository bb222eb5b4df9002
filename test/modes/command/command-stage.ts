import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { readPrompt } from '../../../src/adapters/assets.ts';
import { openRepository } from '../../../src/adapters/git/open-repository.ts';
import { createGitHubCommandHost } from '../../../src/adapters/github/github-command-host.ts';
import { createGitHubHost } from '../../../src/adapters/github/github-host.ts';
import { readTrigger } from '../../../src/adapters/github/read-trigger.ts';
import { assemble } from '../../../src/assemble.ts';
import { conversationPrompts } from '../../../src/conversation/conversation-prompts.ts';
import type { TypedComment } from '../../../src/domain/trigger.ts';
import { command } from '../../../src/modes/command/command.ts';
import type { CommandDeps, CommandOutcome } from '../../../src/modes/command/command-deps.ts';
import type { RepairEngine, RepairRequest } from '../../../src/modes/command/repair-engine.ts';
import type { Acceptance, Accepted, Evidence } from '../../../src/repair/acceptance.ts';
import type { Candidate } from '../../../src/repair/candidate.ts';
import type { RepairOutcome } from '../../../src/repair/repair-outcome.ts';
import type { ReplyPlace } from '../../../src/review/command/command-reply.ts';
import { pullRequest, type Scenario } from '../../action/scenario.ts';
import { memoryJob } from '../../review/memory-host.ts';
import { esbmcBinary } from '../../support/esbmc.ts';
import { conversationOf } from '../../support/github/conversation.ts';
import type { IssueComment } from '../../support/github/state/issue.ts';
import type { ReviewComment } from '../../support/github/state/review.ts';
import type { Permissions } from '../../support/github/state/token.ts';

type Files = Parameters<typeof pullRequest>[0];
export type Repair = (request: RepairRequest) => Promise<RepairOutcome> | RepairOutcome;

export const evidence: readonly Evidence[] = [
  { step: 'property', outcome: 'passed', detail: '`table[i]` holds (before: failed at once)' },
  { step: 'compile', outcome: 'passed', detail: 'no new warning' },
  { step: 'replay', outcome: 'not-run', detail: 'code of the project is not run here' },
];

export const accepted: Accepted = { verdict: 'accepted', bound: null, behaviour: 'kept', evidence };

const spending = { attempts: 0, tokens: 0, dollars: 0, seconds: 0 } as unknown as RepairOutcome['spending'];

/** An engine's answer that replaces one text by another in the file of the finding. */
export function replacing(from: string, to: string, over: Partial<Candidate> = {}): Repair {
  return ({ finding, subject }) => {
    const { file } = finding.counterexample.property.location;
    const source = subject.sources.find(({ path }) => path === file);
    if (source === undefined) throw new Error(`${file} is no source of the change`);
    const before = source.text;
    const edits = [{ file, before, after: before.replaceAll(from, to) }];
    const candidate: Candidate = {
      patch: { edits },
      engine: 'template',
      author: 'relational-operator',
      title: `replace \`${from}\` by \`${to}\``,
      ...over,
    };
    return { outcome: 'repaired', candidate, acceptance: accepted, attempts: [], spending };
  };
}

export function ended(over: Partial<RepairOutcome> & Pick<RepairOutcome, 'outcome'>): Repair {
  return () => ({ attempts: [], spending, ...over }) as RepairOutcome;
}

/** Command mode in this process, with a local GitHub, real git and ESBMC, and an engine that a test makes. */
export interface CommandStage extends Scenario {
  readonly saved: { patch: string | null; kept: ReplyPlace | null; readonly log: string[] };
  readonly summaries: readonly string[];
  type(body: string, repair: Repair, over?: StageOver): Promise<CommandOutcome>;
  onComment(comment: IssueComment, repair: Repair, over?: StageOver): Promise<CommandOutcome>;
  onReply(comment: ReviewComment, repair: Repair, over?: StageOver): Promise<CommandOutcome>;
  tokenOf(permissions: Permissions, kind?: 'actions' | 'app' | 'user', login?: string): string;
  bodies(): readonly string[];
}

interface StageOver {
  readonly token?: string;
  readonly mayPush?: boolean;
  readonly deps?: Partial<CommandDeps>;
  readonly execute?: RepairEngine['execute'];
}

export const allRights: Permissions = { contents: 'write', pull_requests: 'write' };

export const program = (limit: number) => `int nondet_int(void);
static int table[4];
int main(void)
{
  int i = nondet_int();
  if (i < 0 || i > ${limit})
    return 1;
  return table[i];
}
`;

const settings = { '.github/esbmc.yml': 'checks: [memory]\ncommands: true\n' };

export async function commandStage(
  base: Files = { 'a.c': program(3) },
  head: Files = { 'a.c': program(4) },
): Promise<CommandStage> {
  const scenario = await pullRequest({ ...settings, ...base }, head);
  const { github, repository, number } = scenario;
  repository.setRole('wendy', 'write');
  const saved: CommandStage['saved'] = { patch: null, kept: null, log: [] };
  const { sinks, summaries } = memoryJob();
  const tokenOf: CommandStage['tokenOf'] = (permissions, kind = 'actions', login) =>
    github.createToken({
      kind,
      ...(login === undefined ? {} : { login }),
      ...(kind === 'user' ? {} : { permissions, repositories: [repository] }),
    });
  const ownToken = tokenOf(allRights);

  const run = async (event: string, payload: unknown, repair: Repair, over: StageOver = {}) => {
    const typed = readTrigger(event, payload, false);
    if (typed.event !== 'comment') throw new Error(`not a comment: ${typed.event}`);
    return inCheckout(repository.cloneUrl, over.token ?? ownToken, (folder, token) =>
      runCommand(typed, folder, token, repair, over),
    );
  };

  const runCommand = async (
    typed: TypedComment,
    folder: string,
    token: string,
    repair: Repair,
    { mayPush = true, deps: more = {}, execute }: StageOver,
  ): Promise<CommandOutcome> => {
    const client = {
      token,
      apiUrl: github.apiUrl,
      owner: 'ada',
      repo: 'project',
      userAgent: 'test',
      secondMs: 1,
    };
    const authorization = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
    const remote = { url: repository.cloneUrl, authorization };
    const clone = await openRepository({
      path: join(folder, 'clone'),
      tempDir: folder,
      env: process.env,
      remote,
    });
    const closers: (() => Promise<void>)[] = [clone.close];
    try {
      return await command(
        typed,
        { esbmcPath: await esbmcBinary(), today: '2026-12-01' },
        {
          repository: clone,
          host: createGitHubHost(client),
          commands: createGitHubCommandHost(client),
          job: sinks,
          pause: async () => {},
          analysis: async (config) => {
            const made = await assemble(config, {
              env: process.env,
              workingDirectory: folder,
              tempDir: folder,
              progress: () => {},
            });
            closers.push(made.close);
            return made;
          },
          save: async () => {},
          saveSarif: null,
          log: (line) => void saved.log.push(line),
          tool: { name: 'esbmc-action', version: '0' },
          links: { serverUrl: github.url, owner: 'ada', repo: 'project' },
          configPath: '.github/esbmc.yml',
          baseline: null,
          engine: async () => ({
            repair: async (request) => repair(request),
            execute: execute ?? (async (_request, _candidate, verified): Promise<Acceptance> => verified),
          }),
          talking: async () => ({ model: null, prompts: await conversationPrompts(readPrompt) }),
          editProblem: async () => null,
          mayPush,
          savePatch: async (diff) => {
            saved.patch = diff;
          },
          keepReply: (place) => {
            saved.kept = place;
          },
          runUrl: `${github.url}/ada/project/actions/runs/1`,
          ...more,
        },
      );
    } finally {
      for (const close of closers.toReversed()) await close();
      github.assertNoUnknownRequests();
    }
  };

  const onComment: CommandStage['onComment'] = (comment, repair, over) =>
    run('issue_comment', repository.issueCommentEvent(comment), repair, over);
  return {
    ...scenario,
    saved,
    summaries,
    tokenOf,
    onComment,
    onReply: (comment, repair, over) =>
      run('pull_request_review_comment', repository.reviewCommentEvent(comment), repair, over),
    type: (body, repair, over) => onComment(repository.addIssueComment(number, 'wendy', body), repair, over),
    bodies: () =>
      conversationOf(repository, number)
        .entries.filter(({ author }) => author.endsWith('[bot]'))
        .flatMap((entry) => (entry.kind === 'comment' ? [entry.body] : [])),
    [Symbol.asyncDispose]: () => scenario[Symbol.asyncDispose](),
  };
}

/** What `actions/checkout` leaves on a comment: the default branch, and nothing of the pull request. */
async function inCheckout<T>(
  url: string,
  token: string,
  use: (folder: string, token: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'test-command-'));
  try {
    await execa('git', ['clone', '--quiet', '--depth=1', '--branch=main', url, join(folder, 'clone')]);
    return await use(folder, token);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

import type { Config } from '../../config/config.ts';
import type { ConversationPrompts } from '../../conversation/conversation-prompts.ts';
import type { Finding } from '../../domain/finding.ts';
import type { Candidate } from '../../repair/candidate.ts';
import type { LanguageModel } from '../../repair/language-model.ts';
import type { CodeHost } from '../../review/code-host.ts';
import type { CommandHost } from '../../review/command/command-host.ts';
import type { ReplyPlace } from '../../review/command/command-reply.ts';
import type { GateDeps } from '../gate.ts';
import type { RepairEngine } from './repair-engine.ts';

export interface CommandDeps extends GateDeps {
  readonly host: CodeHost;
  readonly commands: CommandHost;
  /** Null in a version that can't repair. */
  readonly engine: ((config: Config) => Promise<RepairEngine>) | null;
  /** What questions are answered with. */
  readonly talking: (config: Config) => Promise<TalkTools>;
  /** By the rules that need nothing but the texts, why a candidate must not be pushed; null where it may. */
  readonly editProblem: (candidate: Candidate, finding: Finding) => Promise<string | null>;
  /** Whether an accepted fix may be pushed. */
  readonly mayPush: boolean;
  /** Writes the patch to the disk, for the workflow to upload. */
  readonly savePatch: (diff: string) => Promise<void>;
  /** Leaves word of an open reply for whoever comes after a run that is cancelled; null once it is closed. */
  readonly keepReply: (place: ReplyPlace | null) => void;
  readonly runUrl: string;
}

/** Null: explanations are made without a model, and questions are not answered. */
export interface TalkTools {
  readonly model: LanguageModel | null;
  readonly prompts: ConversationPrompts;
}

/** What brings a fix to a pull request; no checkout of it is needed. */
export type DeliverDeps = Pick<
  CommandDeps,
  | 'host'
  | 'commands'
  | 'job'
  | 'log'
  | 'links'
  | 'pause'
  | 'editProblem'
  | 'mayPush'
  | 'savePatch'
  | 'keepReply'
  | 'runUrl'
>;

/** How a command ended; the words are those of the Action's outputs. */
export interface CommandOutcome {
  readonly decision:
    | 'ignored-event'
    | 'refused'
    | 'started'
    | 'helped'
    | 'verified'
    | 'finding-ignored'
    | 'explained'
    | 'answered'
    | 'fix-pushed'
    | 'fix-suggested'
    | 'fix-offered'
    | 'not-fixed'
    | 'handed-over';
  /** A stable word for scripts. */
  readonly reasonCode: string;
  /** For the log. */
  readonly message: string;
  readonly commitSha?: string;
  readonly handoverDigest?: string;
  readonly conclusion?: 'success' | 'failure' | 'neutral';
}

import type { Acceptance, Accepted, Rejected } from '../../src/repair/acceptance.ts';
import type { Acceptor } from '../../src/repair/acceptor.ts';
import type { Candidate } from '../../src/repair/candidate.ts';

export interface ScriptedAcceptor extends Acceptor {
  /** What was judged, in order, with the part that judged it. */
  readonly asked: readonly { readonly part: 'verify' | 'execute'; readonly after: string }[];
}

/** An acceptor that answers as a test says; a question without an answer fails the test. */
export function scriptedAcceptor(answers: {
  readonly verify: (after: string) => Acceptance | undefined;
  readonly execute?: (after: string) => Acceptance | undefined;
}): ScriptedAcceptor {
  const asked: { part: 'verify' | 'execute'; after: string }[] = [];
  const answer = async (part: 'verify' | 'execute', { patch }: Candidate): Promise<Acceptance> => {
    const after = patch.edits.map((edit) => edit.after).join('\n');
    asked.push({ part, after });
    const given = part === 'verify' ? answers.verify(after) : (answers.execute ?? (() => accepted()))(after);
    if (given === undefined) throw new Error(`the test has no answer for ${part} of:\n${after}`);
    return given;
  };
  return {
    asked,
    verify: (candidate) => answer('verify', candidate),
    execute: (candidate) => answer('execute', candidate),
  };
}

export function accepted(over: Partial<Accepted> = {}): Accepted {
  return { verdict: 'accepted', bound: 5, behaviour: 'kept', evidence: [], ...over };
}

export function rejected(over: Partial<Rejected> = {}): Rejected {
  return {
    verdict: 'rejected',
    reason: 'still-fails',
    detail: 'It fails at bound 5.',
    finding: null,
    isSuggestable: false,
    evidence: [],
    ...over,
  };
}

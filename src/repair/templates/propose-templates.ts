import type { Candidate } from '../candidate.ts';
import type { RepairTask } from '../repair-task.ts';
import { applyEdits } from './apply-edits.ts';
import { faultSiteOf } from './fault-site.ts';
import { isSound } from './is-sound.ts';
import { type Draft, rank } from './rank.ts';
import type { Proposal, Template } from './template.ts';
import { templates } from './templates.ts';

/** More candidates than these are not worth the time that it takes to judge them. */
const mostCandidates = 60;

/** Repairs without a model for the violated property of a finding, the likeliest first; at most 60. */
export function proposeTemplates(task: RepairTask): readonly Candidate[] {
  const site = faultSiteOf(task);
  if (site === null) return [];
  const { kind } = task.finding.counterexample.property;
  const drafts = templates
    .filter(({ kinds }) => kinds.includes(kind))
    .flatMap((template) => draftsOf(template, template.propose(site), task.text));
  const sound: Candidate[] = [];
  for (const draft of rank(distinct(drafts, task.text), task.text)) {
    if (sound.length === mostCandidates) break;
    if (isSound(draft.after, task)) sound.push(candidateOf(draft, task));
  }
  return sound;
}

function draftsOf({ name }: Template, proposals: Iterable<Proposal>, text: string): readonly Draft[] {
  return [...proposals].map((proposal) => ({
    ...proposal,
    template: name,
    after: applyEdits(text, proposal.edits),
  }));
}

/** One for each text, the one with the least doubt; in the order of the templates. */
function distinct(drafts: readonly Draft[], before: string): readonly Draft[] {
  const best = new Map<string, Draft>();
  for (const draft of drafts) {
    const known = best.get(draft.after);
    if (draft.after !== before && (known === undefined || draft.doubt < known.doubt))
      best.set(draft.after, draft);
  }
  return [...best.values()];
}

function candidateOf({ after, template, title }: Draft, { file, text }: RepairTask): Candidate {
  return { patch: { edits: [{ file, before: text, after }] }, engine: 'template', author: template, title };
}

import type { Candidate } from '../candidate.ts';
import type { RepairTask } from '../repair-task.ts';
import { applyEdits } from './apply-edits.ts';
import { faultSiteOf } from './fault-site.ts';
import { type Draft, rank } from './rank.ts';
import { soundnessOf } from './soundness.ts';
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
    .flatMap((template) =>
      [...template.propose(site)].map((proposal) => ({ ...proposal, template: template.name })),
    );
  const isSound = soundnessOf(task, site.root);
  const seen = new Set([task.text]);
  const candidates: Candidate[] = [];
  for (const draft of rank(drafts, task.text)) {
    const after = applyEdits(task.text, draft.edits);
    if (!seen.has(after) && isSound(draft.edits)) candidates.push(candidateOf(draft, after, task));
    seen.add(after);
    if (candidates.length === mostCandidates) break;
  }
  return candidates;
}

function candidateOf({ template, title }: Draft, after: string, { file, text }: RepairTask): Candidate {
  return {
    patch: { edits: [{ file, before: text, after }] },
    engine: 'template',
    author: template,
    title,
  };
}

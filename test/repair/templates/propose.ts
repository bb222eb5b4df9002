import type { Property } from '../../../src/domain/counterexample.ts';
import type { Finding } from '../../../src/domain/finding.ts';
import type { Candidate } from '../../../src/repair/candidate.ts';
import { proposeTemplates } from '../../../src/repair/templates/propose-templates.ts';
import { makeCounterexample, makeFinding } from '../../support/make-finding.ts';
import { cParser } from '../../support/parse-c.ts';

export interface Fault extends Pick<Property, 'kind'> {
  readonly comment?: string;
  readonly expression?: string | null;
  readonly inputs?: Finding['inputs'];
  /** The text of a header that the source includes. */
  readonly header?: string;
}

/** What the templates propose for a source in which `//!` stands at the end of the violated line. */
export async function proposalsFor(source: string, fault: Fault): Promise<readonly Candidate[]> {
  const lines = source.split('\n');
  const line = lines.findIndex((text) => /\/\/!\r?$/.test(text));
  if (line < 0) throw new Error('no line is marked');
  const text = source.replace(/ *\/\/!/, '');
  const column = (/\S/.exec(lines[line] ?? '')?.index ?? 0) + 1;
  const { kind, comment = 'dereference failure', expression = null, inputs = [], header } = fault;
  const location = { file: 'a.c', line: line + 1, column, function: null };
  const counterexample = makeCounterexample({ kind, comment, expression, location });
  const parser = await cParser();
  const finding = makeFinding({ counterexample, inputs });
  const headers = header === undefined ? [] : [{ path: 'a.h', text: header, file: parser.parse(header) }];
  return proposeTemplates({ finding, file: 'a.c', text, parsed: parser.parse(text), headers, parser });
}

export function afterOf(candidate: Candidate): string {
  return candidate.patch.edits[0]?.after ?? '';
}

/** The place, from 1, of the first candidate whose text holds a piece of code; throws where there is none. */
export function rankOf(candidates: readonly Candidate[], code: string): number {
  const index = candidates.findIndex((one) => afterOf(one).includes(code));
  if (index < 0)
    throw new Error(`no candidate has ${code}:\n${candidates.map(({ title }) => title).join('\n')}`);
  return index + 1;
}

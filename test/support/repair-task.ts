import type { Finding } from '../../src/domain/finding.ts';
import type { RepairTask } from '../../src/repair/repair-task.ts';
import { makeCounterexample, makeFinding } from './make-finding.ts';
import { cParser } from './parse-c.ts';

/** A task for a source in which the line with a mark is the violated one; the mark is not part of the source. */
export async function makeTask(marked: string, finding: Partial<Finding> = {}): Promise<RepairTask> {
  const mark = ' /*!*/';
  const line = marked.slice(0, marked.indexOf(mark)).split('\n').length;
  const text = marked.replace(mark, '');
  const parser = await cParser();
  return {
    finding: findingAt(line, text, finding),
    file: 'a.c',
    text,
    parsed: parser.parse(text),
    headers: [],
    parser,
  };
}

/** A finding on a line of `a.c`. */
export function findingAt(line: number, text: string, over: Partial<Finding> = {}): Finding {
  const location = { file: 'a.c', line, column: null, function: 'f' };
  return makeFinding({
    counterexample: makeCounterexample({ location }),
    statement: text.split('\n')[line - 1]?.trim() ?? '',
    inputs: [{ variable: 'n', value: '4' }],
    ...over,
  });
}

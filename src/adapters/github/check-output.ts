import type { Annotation } from '../../review/annotations.ts';
import type { CheckRun } from '../../review/check-run.ts';

/** A check run's texts as the REST API takes them; GitHub refuses an empty text. */
export function checkOutput({ title, summary, text, annotations }: CheckRun) {
  return {
    title,
    summary,
    ...(text === '' ? {} : { text }),
    annotations: annotations.map(checkAnnotation),
  };
}

function checkAnnotation({ file, line, column, level, title, message }: Annotation) {
  return {
    path: file,
    start_line: line,
    end_line: line,
    ...(column === null ? {} : { start_column: column, end_column: column }),
    annotation_level: level === 'error' ? ('failure' as const) : ('warning' as const),
    title,
    message,
  };
}

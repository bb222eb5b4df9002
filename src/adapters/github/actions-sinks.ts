import * as core from '@actions/core';
import type { Annotation } from '../../review/annotations.ts';
import type { JobSinks } from '../../review/job-sinks.ts';
import { fileProblem } from '../files/file-problem.ts';
import { withoutSecrets, withoutSecretsIn } from '../known-secrets.ts';

/** The runner keeps this many annotations of each level in a step, and drops the rest without a word. */
export const maxAnnotationsPerLevel = 10;

/** What a job can show by workflow commands and files of the runner. Outside of Actions there is no summary. */
export function createActionsSinks(): JobSinks {
  const left = { error: maxAnnotationsPerLevel, warning: maxAnnotationsPerLevel };
  return {
    annotate(annotations) {
      return annotations.filter((annotation) => {
        if (left[annotation.level] === 0) return true;
        left[annotation.level]--;
        show(annotation);
        return false;
      });
    },

    async writeSummary(markdown) {
      if (process.env.GITHUB_STEP_SUMMARY === undefined) return;
      try {
        await core.summary.addRaw(withoutSecrets(markdown), true).write();
      } catch (error) {
        // What is told here is told elsewhere too, and that still has to happen.
        core.warning(
          `the summary of this run could not be written: ${fileProblem(error, 'its file') ?? 'it has no file'}`,
        );
        core.summary.emptyBuffer();
      }
    },

    setOutput(name, value) {
      core.setOutput(name, withoutSecrets(value));
    },
  };
}

function show(annotation: Annotation): void {
  const { level, message, title, file, line, column } = withoutSecretsIn(annotation);
  const properties = { title, file, startLine: line, ...(column === null ? {} : { startColumn: column }) };
  if (level === 'error') core.error(message, properties);
  else core.warning(message, properties);
}

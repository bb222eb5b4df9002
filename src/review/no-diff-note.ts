/** Said where GitHub did not list the files of a pull request, so that no line could be commented. */
export const noDiffNote =
  'GitHub did not list the files of the pull request: what was found is in its summary. Running the job again comments the lines.';

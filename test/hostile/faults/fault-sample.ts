/** Some cells of some modes, as `request|fault`, which `faults.test.ts` runs: those of the modes that are soon through. */
export const faultSample: Readonly<Record<string, readonly string[]>> = {
  ignore: [
    'GET /collaborators/{username}/permission|404',
    'GET /issues/{issue_number}/comments|409',
    'POST /issues/{issue_number}/comments|reset done',
  ],
  nightly: ['POST /issues|502 done', 'POST /issues|403 permission'],
  gate: ['GET /pulls/{pull_number}/files|truncated', 'POST /pulls/{pull_number}/reviews|502 done'],
};

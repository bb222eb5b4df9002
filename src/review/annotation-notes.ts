/** What to say when the runner does not take all annotations: so many are left out. */
export function annotationNotes(leftOut: number): readonly string[] {
  if (leftOut === 0) return [];
  return [`The runner shows no more annotations; ${leftOut} more are in the job's summary only.`];
}

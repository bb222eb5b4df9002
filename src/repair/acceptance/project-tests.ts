/** The port to the project's own tests. */
export interface ProjectTests {
  /**
   * Runs them in a copy of the tree that they may write to.
   * @returns in words what they came to
   */
  run(root: string, timeoutSeconds: number): Promise<{ readonly passed: boolean; readonly detail: string }>;
}

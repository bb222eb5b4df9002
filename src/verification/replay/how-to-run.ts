/** Lines for the top of a reproducer. */
export function howToRun(commands: readonly string[]): readonly string[] {
  return [
    '',
    'Compile and run it in the root of the repository:',
    ...commands.map((command) => `  ${command}`),
  ];
}

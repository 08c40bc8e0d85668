/** Prints a check's outcome and sets the exit code: 0 when nothing was found, else 1. */
export function reportProblems(problems: readonly string[], allIsWell: string): void {
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(allIsWell);
  else console.error(`\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

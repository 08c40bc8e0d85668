import { type CommandResult, runCommand } from './run-command.ts';

export interface Step {
  name: string;
  command: readonly string[];
  /** What to tell of a passing step in place of the last line that it printed. */
  tell?: RegExp;
}

export interface StepOptions {
  cwd: string;
  /** How many steps run side by side. */
  width: number;
  print: (line: string) => void;
}

/**
 * Runs every step, also when one fails, and tells of each as it ends. What a failing step printed is shown in
 * full, a passing one's last line only.
 *
 * @returns the names of the steps that failed, in the order given
 */
export async function runSteps(
  steps: readonly Step[],
  { cwd, width, print }: StepOptions,
): Promise<string[]> {
  const failed = new Set<string>();
  const waiting = [...steps];
  let ended = 0;
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const result = await runCommand(step.command, { cwd, env: { NO_COLOR: '1' } });
      ended += 1;
      if (result.exitCode !== 0) failed.add(step.name);
      print(describeEnd(step, result, `[${ended}/${steps.length}]`));
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return steps.map((step) => step.name).filter((name) => failed.has(name));
}

function describeEnd(step: Step, { exitCode, output, seconds }: CommandResult, count: string): string {
  const took = `${seconds.toFixed(1)} s`.padStart(7);
  if (exitCode !== 0) return `${count} FAIL ${took}  ${step.name}\n${output.trimEnd()}\n`;
  const lines = output.trimEnd().split('\n');
  const told = (step.tell && lines.findLast((line) => step.tell?.test(line))) ?? lines.at(-1) ?? '';
  return `${count}  ok  ${took}  ${step.name}${told === '' ? '' : `: ${told.trim()}`}`;
}

import { spawn } from 'node:child_process';
import { constants } from 'node:os';

export interface Step {
  name: string;
  command: readonly string[];
  /** The line to print for a passing step, instead of the last line of its output. */
  resultLine?: RegExp;
}

export interface StepOptions {
  cwd: string;
  /** How many steps run side by side. */
  width: number;
  print: (line: string) => void;
}

/**
 * Runs every step, also when one fails, and prints the result of each as it ends: the full output of a failing step,
 * one line of a passing one.
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
  const summary =
    (step.resultLine && lines.findLast((line) => step.resultLine?.test(line))) ?? lines.at(-1) ?? '';
  return `${count}  ok  ${took}  ${step.name}${summary === '' ? '' : `: ${summary.trim()}`}`;
}

export interface CommandResult {
  /** As a shell gives it: 128 and the signal's number where a signal ended the command. */
  exitCode: number;
  output: string;
  seconds: number;
}

export interface CommandOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Show the output as it comes, too. */
  live?: boolean;
}

/** Runs a command to its end. Never throws: a command that can't start has exit code 127 and says why. */
export function runCommand(command: readonly string[], options: CommandOptions): Promise<CommandResult> {
  const [file = '', ...args] = command;
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => (output += chunk));
      if (options.live) stream.pipe(process.stdout, { end: false });
    }
    const finish = (exitCode: number) =>
      resolve({ exitCode, output, seconds: (performance.now() - startedAt) / 1000 });
    child.on('error', (error) => {
      output += `${file}: ${error.message}\n`;
      finish(127);
    });
    child.on('close', (code, signal) => {
      if (signal) output += `${file} was ended by ${signal}\n`;
      finish(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

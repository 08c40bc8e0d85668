import { spawn } from 'node:child_process';

export interface CommandResult {
  exitCode: number;
  output: string;
  seconds: number;
}

export interface CommandOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Show the output as it comes instead of keeping it. */
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
      stdio: ['ignore', options.live ? 'inherit' : 'pipe', options.live ? 'inherit' : 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    const finish = (exitCode: number) =>
      resolve({ exitCode, output, seconds: (performance.now() - startedAt) / 1000 });
    child.on('error', (error) => {
      output += `${file}: ${error.message}\n`;
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

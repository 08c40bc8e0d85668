import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestApp, type TestApp } from './create-test-app.ts';
import type { KilledTask } from './killed-engine.ts';

const PROGRAM = fileURLToPath(new URL('killed-engine.ts', import.meta.url));

/** Each process would compile the engine anew. */
const COMPILE_CACHE = join(tmpdir(), 'ownpath-compile-cache');

type TaskOf<Task> = Task extends { readonly task: string; readonly request: unknown }
  ? Pick<Task, 'task' | 'request'>
  : never;

/** Performs it in a process of its own; true when that was killed at the step, false when it was done before. */
export function isKilled(engine: TestApp, task: TaskOf<KilledTask>, killAt: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const now = engine.clock.now().toISOString();
    const input = JSON.stringify({ ...task, killAt, now, databaseUrl: engine.databaseUrl });
    const env = { NODE_COMPILE_CACHE: COMPILE_CACHE };
    execFile(process.execPath, [PROGRAM, input], { env }, (error, _stdout, stderr) => {
      if (error?.signal === 'SIGKILL') resolve(true);
      else if (error) reject(new Error(stderr));
      else resolve(false);
    });
  });
}

/** Kills it at each of its steps, on an engine of its own each time, until it is done before. @returns the number of steps */
export async function killAtEachStep(
  killAt: (engine: TestApp, step: number) => Promise<boolean>,
): Promise<number> {
  for (let step = 1; ; step += 1) {
    const engine = await createTestApp();
    if (!(await killAt(engine, step).finally(() => engine.close()))) return step;
  }
}

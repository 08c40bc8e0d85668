import { execFile } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { createTestApp, type TestApp } from './create-test-app.ts';
import type { KilledTask } from './killed-engine.ts';

const PROGRAM = fileURLToPath(new URL('killed-engine.ts', import.meta.url));

/** From here its libraries are found. */
const BUNDLES = fileURLToPath(new URL('../../node_modules/.killed-engine/', import.meta.url));

let bundled: Promise<string> | undefined;

/** The engine in one file: to find and load its thousand modules took four fifths of a process. @returns its path */
async function bundleProgram(): Promise<string> {
  const bundle = await rolldown({
    input: PROGRAM,
    platform: 'node',
    // Helpers of the bundler are no package of ours.
    external: (id) => !/^[./\0]|^@(?:ownpath|oxc-project)\//.test(id),
    plugins: [
      {
        name: 'addresses-of-sources',
        transform: (code, id) =>
          code.includes('import.meta.url')
            ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
            : null,
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  mkdirSync(BUNDLES, { recursive: true });
  const draft = join(BUNDLES, `${process.pid}.js`);
  writeFileSync(draft, output[0].code);
  // Another worker may be running it.
  const path = join(BUNDLES, 'killed-engine.js');
  renameSync(draft, path);
  return path;
}

/** Each process would compile the engine anew. */
const COMPILE_CACHE = join(tmpdir(), 'ownpath-compile-cache');

type TaskOf<Task> = Task extends { readonly task: string; readonly request: unknown }
  ? Pick<Task, 'task' | 'request'>
  : never;

/** Performs it in a process of its own; true when that was killed at the step, false when it was done before. */
export async function isKilled(engine: TestApp, task: TaskOf<KilledTask>, killAt: number): Promise<boolean> {
  bundled ??= bundleProgram();
  const program = await bundled;
  return new Promise((resolve, reject) => {
    const now = engine.clock.now().toISOString();
    const input = JSON.stringify({ ...task, killAt, now, databaseUrl: engine.databaseUrl });
    const env = { NODE_COMPILE_CACHE: COMPILE_CACHE };
    execFile(process.execPath, [program, input], { env }, (error, _stdout, stderr) => {
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

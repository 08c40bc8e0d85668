import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** What `seed-case.ts` prints. */
export type SeededCase = { readonly storeIds: readonly string[]; readonly inventoryCount: number };

/** What `engine-case.ts` is asked for: rounds of a call. */
export type SliceRequest = { readonly name: string; readonly first: number; readonly rounds: number };

/** What it answers: times in ms, CPU time of its process in all of them, and its memory. */
export type Slice = { readonly times: number[]; readonly cpuMs: number; readonly residentMb: number };

const run = promisify(execFile);

/** The limits of memory that the engine's own start command sets. */
export function readEngineFlags(manifest = '../apps/commerce-api/package.json'): string[] {
  const file = new URL(manifest, import.meta.url);
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

/** Runs one of this folder's scripts in a process of its own and reads the JSON that it prints last. */
export async function runScript<Answer>(
  name: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<Answer> {
  const file = fileURLToPath(new URL(name, import.meta.url));
  const { stdout } = await run(process.execPath, [...flags, file, ...parameters], {
    env: { ...process.env, ...environment },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Answer;
}

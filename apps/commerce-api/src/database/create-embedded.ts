import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { clusterDirectory, prepareDataDirectory } from './embedded/data-directory.ts';
import { StartupError } from './startup-error.ts';

const PROGRAM = fileURLToPath(new URL('./create-embedded-main.ts', import.meta.url));

/** What the process that creates the database tells the one that started it. */
const Report = z.union([z.object({ progress: z.string() }), z.object({ failure: z.string() })]);
export type Report = z.infer<typeof Report>;

export type CreateEmbeddedOptions = {
  /** The settings that the process reads again. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly dataDir: string;
  readonly onProgress: (sentence: string) => void;
};

/**
 * Creates and fills an embedded database that doesn't exist yet in a process of its own, which holds the lock and
 * ends: the memory that this takes would stay with the process that serves.
 * @returns whether it was created
 * @throws StartupError
 */
export async function createEmbedded(options: CreateEmbeddedOptions): Promise<boolean> {
  const { environment, dataDir, onProgress } = options;
  if (dataDir === 'memory' || existsSync(clusterDirectory(resolve(dataDir)))) return false;
  prepareDataDirectory(resolve(dataDir));
  // Optimising the database's code takes memory, and pays only in a process that stays.
  const child = fork(PROGRAM, { env: { ...environment }, execArgv: [...process.execArgv, '--liftoff-only'] });
  const end = Promise.withResolvers<string>();
  let failure: string | null = null;
  child.on('message', (message) => {
    const report = Report.parse(message);
    if ('failure' in report) failure = report.failure;
    else onProgress(report.progress);
  });
  child.once('error', end.reject);
  child.once('close', (code, signal) => end.resolve(signal ?? String(code)));
  const ending = await end.promise;
  if (failure !== null) throw new StartupError(failure);
  if (ending === '0') return true;
  throw new StartupError(
    `The process that fills the database ended early (${ending}): start again, and if it ends again, give the machine more memory.`,
  );
}

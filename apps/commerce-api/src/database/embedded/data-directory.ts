import { accessSync, chmodSync, closeSync, constants, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, StartupError } from '../startup-error.ts';

/** Creates the data directory, readable by its owner only, and checks that it can be written. @throws StartupError */
export function prepareDataDirectory(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    chmodSync(dataDir, 0o700);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupError(
      `The data directory ${dataDir} cannot be written (${errorCode(error) ?? 'unknown error'}): give this user write access or set DATA_DIR to another directory.`,
      { cause: error },
    );
  }
}

/** Directory of the cluster's files; the lock and the keys are beside it. */
export function clusterDirectory(dataDir: string): string {
  return join(dataDir, 'database');
}

/** Syncs new, renamed and removed entries of a directory to disk. */
export function syncDirectory(directory: string): void {
  const descriptor = openSync(directory, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

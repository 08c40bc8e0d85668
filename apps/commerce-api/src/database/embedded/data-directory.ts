import { accessSync, chmodSync, closeSync, constants, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, StartupError } from '../startup-error.ts';

/** Makes the data directory, readable by its owner only, and checks that it can be written. @throws StartupError */
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

/** Directory of the cluster's files, apart from the lock and other things that the engine keeps. */
export function clusterDirectory(dataDir: string): string {
  return join(dataDir, 'database');
}

/** Puts new, renamed and removed names of a directory on disk. */
export function syncDirectory(directory: string): void {
  const descriptor = openSync(directory, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findScratchFolder } from '../../scripts/project/scratch-folder.ts';

/** A directory takes about 100 MB. */
const NEEDED_BYTES = 4_000_000_000;

/** A new, empty data directory. */
export function createDataDir(): string {
  return mkdtempSync(path.join(findScratchFolder(NEEDED_BYTES), 'ownpath-e2e-'));
}

export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true });
}

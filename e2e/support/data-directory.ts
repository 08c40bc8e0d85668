import { cpSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MEMORY_DISK = '/dev/shm';
/** A directory takes about 100 MB. */
const NEEDED_BYTES = 4_000_000_000;

/** In memory where there is room: dozens of databases that write each commit to one disk wait for it. */
function findRoot(): string {
  if (!existsSync(MEMORY_DISK)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_DISK);
  return bavail * bsize > NEEDED_BYTES ? MEMORY_DISK : tmpdir();
}

/** A new, empty data directory. */
export function createDataDir(): string {
  return mkdtempSync(path.join(findRoot(), 'ownpath-e2e-'));
}

/** A copy of the directory that the global setup seeded: seconds quicker to start than an empty one. */
export function createSeededDataDir(): string {
  const dataDir = createDataDir();
  const template = process.env.SHOP_TEMPLATE_DIR;
  if (template && existsSync(template)) cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true });
}

import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY_DISK = '/dev/shm';

/** Where tests put databases that end with them: in memory where there is room, for databases that write each commit to one disk wait for it. */
export function findScratchFolder(neededBytes: number): string {
  if (!existsSync(MEMORY_DISK)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_DISK);
  return bavail * bsize > neededBytes ? MEMORY_DISK : tmpdir();
}

import { closeSync, fdatasyncSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { syncDirectory } from './data-directory.ts';

const SEGMENT_NAME = /^[0-9A-F]{24}$/;
/** File times are coarse (a kernel tick); a second more costs nothing. */
const TIME_MARGIN_MS = 1_000;

/** Returns a function that puts on disk what was written to the write-ahead log since its last call. */
export function createWalFlush(clusterDir: string): () => void {
  const walDir = join(clusterDir, 'pg_wal');
  let flushedAt = 0;
  let knownSegments = '';
  return () => {
    const startedAt = Date.now();
    const segments = readdirSync(walDir).filter((name) => SEGMENT_NAME.test(name));
    for (const name of segments) flushIfChanged(join(walDir, name), flushedAt - TIME_MARGIN_MS);
    if (segments.join() !== knownSegments) syncDirectory(walDir);
    knownSegments = segments.join();
    flushedAt = startedAt;
  };
}

function flushIfChanged(path: string, sinceMs: number): void {
  if (statSync(path).mtimeMs < sinceMs) return;
  const descriptor = openSync(path, 'r+');
  try {
    fdatasyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

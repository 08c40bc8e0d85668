import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openAsBlob,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { collectGarbage } from '../collect-garbage.ts';
import { syncDirectory } from './data-directory.ts';
import { DurableFiles } from './durable-files.ts';
import { compileEngineModule } from './engine-module.ts';
import type { EngineStart } from './messages.ts';

/** Clearing the usual 128 MB takes half of the time of opening. */
const SHARED_BUFFERS = ['-c', 'shared_buffers=32MB'];
/** Written segments of the log are not kept for reuse: they are half of a dump. */
const IN_MEMORY_START = [...PGlite.defaultStartParams, ...SHARED_BUFFERS, '-c', 'min_wal_size=2MB'];
/** PGlite starts PostgreSQL with `-F` (no fsync); its `fdatasync` does nothing, so that WAL needs plain fsync. */
const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
  ...SHARED_BUFFERS,
];

/** Segments of 1 MB instead of 16: a new database and its backup are smaller by as much. */
const INITDB_PARAMETERS = ['--wal-segsize=1'];

type OnPanic = () => void;

/** Opens the database in this thread. A new one is created beside its directory and moved there when complete. */
export async function openEngine(
  { clusterDir, snapshotPath, module }: EngineStart,
  onPanic: OnPanic,
): Promise<PGlite> {
  const pgliteWasmModule = module ?? (await compileEngineModule());
  if (clusterDir === null)
    return PGlite.create({
      pgliteWasmModule,
      startParams: IN_MEMORY_START,
      ...(await originOf(snapshotPath)),
    });
  if (!existsSync(join(clusterDir, 'PG_VERSION'))) {
    const origin = await originOf(snapshotPath);
    await createCluster(clusterDir, { pgliteWasmModule, ...origin }, onPanic);
  }
  return openDurably(new DurableFiles(clusterDir, onPanic), { pgliteWasmModule });
}

/** Opens the files of a cluster so that each commit is on disk before it is acknowledged. */
export async function openDurably(files: DurableFiles, origin: PGliteOptions = {}): Promise<PGlite> {
  return PGlite.create({
    fs: files,
    startParams: DURABLE_START,
    pgliteWasmModule: origin.pgliteWasmModule ?? (await compileEngineModule()),
    ...origin,
  });
}

async function originOf(snapshotPath: string | null): Promise<PGliteOptions> {
  return snapshotPath === null
    ? { initDbStartParams: INITDB_PARAMETERS }
    : { loadDataDir: await openAsBlob(snapshotPath) };
}

async function createCluster(clusterDir: string, origin: PGliteOptions, onPanic: OnPanic): Promise<void> {
  const draftDir = `${clusterDir}.new`;
  rmSync(draftDir, { recursive: true, force: true });
  mkdirSync(draftDir, { mode: 0o700 });
  const draft = await openDurably(new DurableFiles(draftDir, onPanic), origin);
  await draft.close();
  collectGarbage();
  syncTree(draftDir);
  renameSync(draftDir, clusterDir);
  syncDirectory(dirname(clusterDir));
}

function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncFile(path);
  }
  syncDirectory(directory);
}

function syncFile(path: string): void {
  const descriptor = openSync(path, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

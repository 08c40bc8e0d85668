import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
// The bench measures how the engine opens its database, which is not part of the engine's API.
import { DurableFiles } from '../apps/commerce-api/src/database/embedded/durable-files.ts';
import { openDurably } from '../apps/commerce-api/src/database/embedded/open-engine.ts';
import type { QueryTask } from './queries-run.ts';

/** One embedded database in a process of its own: `engine` opens it as the engine does, `plain` without its limits. */
const [how, clusterDir] = process.argv.slice(2);
if (!clusterDir) throw new Error('name the directory of a cluster');
/** As durable as the engine's, so that writes compare. */
const PLAIN = {
  startParams: [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    ...['fsync=on', 'wal_sync_method=fsync'].flatMap((setting) => ['-c', setting]),
  ],
  pgliteWasmModule: await WebAssembly.compile(
    await readFile(new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'))),
  ),
};
const files = new DurableFiles(clusterDir, () => {});
const database = await openDurably(files, how === 'engine' ? {} : PLAIN);

process.on('message', async ({ text, values, repeats }: QueryTask) => {
  const times: number[] = [];
  for (let round = 0; round < repeats; round += 1) {
    const startedAt = performance.now();
    await database.query(text, values);
    times.push(performance.now() - startedAt);
  }
  process.send?.(times);
});
process.send?.([]);

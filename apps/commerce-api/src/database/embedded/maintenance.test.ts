import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { snapshotPathOf } from '../../testing/template.ts';
import { openDatabase } from '../connect.ts';
import type { Database } from '../database.ts';
import { sql } from '../orm.ts';

const MINUTE_MS = 60_000;
const parameters = { timeout: 60_000, skip: inject('testServerUrl') !== null };

describe('maintenance of the embedded database', parameters, () => {
  let dataDir: string;
  let database: Database;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    dataDir = mkdtempSync(join(tmpdir(), 'ownpath-maintenance-'));
    database = await openDatabase({ dataDir, snapshotPath: snapshotPathOf(inject('templateNames').empty) });
    await database.execute(sql`CREATE TABLE note AS SELECT generate_series(1, 500) AS number`);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const read = async (query: ReturnType<typeof sql>) => (await database.execute(query)).rows[0]?.value;
  const lastCheckpoint = () => read(sql`SELECT checkpoint_lsn::text AS value FROM pg_control_checkpoint()`);
  const countedRows = () => read(sql`SELECT reltuples::int AS value FROM pg_class WHERE relname = 'note'`);

  test('a checkpoint is made each minute in which something was written, and only then', async () => {
    const before = await lastCheckpoint();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    await expect.poll(lastCheckpoint).not.toBe(before);
    const after = await lastCheckpoint();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    await database.execute(sql`SELECT 1`);
    expect(await lastCheckpoint()).toBe(after);
    await database.execute(sql`DELETE FROM note WHERE number < 100`);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    await expect.poll(lastCheckpoint).not.toBe(after);
  });

  test('tables are vacuumed and counted each quarter of an hour', async () => {
    expect(await countedRows()).toBe(-1);
    await vi.advanceTimersByTimeAsync(14 * MINUTE_MS);
    expect(await countedRows()).toBe(-1);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    await expect.poll(countedRows, { timeout: 30_000 }).toBe(500);
  });
});

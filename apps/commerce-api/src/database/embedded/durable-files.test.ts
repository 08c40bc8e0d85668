import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { SyncedDisk } from '../../testing/synced-disk.ts';
import { snapshotPathOf } from '../../testing/template.ts';
import { DurableFiles } from './durable-files.ts';
import { openDurably, openEngine } from './open-engine.ts';

const unreachable = () => expect.unreachable();
const parameters = { timeout: 60_000, skip: inject('testServerUrl') !== null };

/** Syncing uses a hook in PGlite's file system, which a new version could stop calling. */
describe('the files of the embedded database', parameters, () => {
  let directory: string;
  let disk: SyncedDisk;
  let engine: PGlite;

  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'ownpath-files-'));
    const clusterDir = join(directory, 'database');
    const snapshotPath = snapshotPathOf(inject('templateNames').empty);
    await (await openEngine({ clusterDir, snapshotPath, statementLimitMs: 0 }, unreachable)).close();
    disk = new SyncedDisk(clusterDir);
    engine = await openDurably(new DurableFiles(clusterDir, unreachable, (path) => disk.sync(path)));
    await engine.exec('CREATE TABLE note (number int)');
  });
  afterEach(async () => {
    await engine.close();
    rmSync(directory, { recursive: true, force: true });
  });

  const write = (number: number) => engine.query('INSERT INTO note VALUES ($1)', [number]);
  const readAfterPowerCut = async () => {
    const restored = join(directory, 'restored');
    disk.restoreTo(restored);
    const again = await openDurably(new DurableFiles(restored, unreachable));
    const { rows } = await again.query<{ number: number }>('SELECT number FROM note ORDER BY number');
    await again.close();
    return rows.map(({ number }) => number);
  };

  test('each commit and each checkpoint reaches the disk, a read does not', async () => {
    let before = disk.syncCount;
    for (let number = 0; number < 5; number += 1) await write(number);
    expect(disk.syncCount - before).toBeGreaterThanOrEqual(5);

    before = disk.syncCount;
    await engine.query('SELECT count(*) FROM note');
    expect(disk.syncCount).toBe(before);

    await engine.exec('CHECKPOINT');
    expect(disk.syncCount - before).toBeGreaterThan(2);
  });

  test('a power cut takes nothing that was acknowledged', async () => {
    for (let number = 1; number <= 20; number += 1) await write(number);
    expect(await readAfterPowerCut()).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  test('a power cut after checkpoints and full log segments neither', async () => {
    await engine.exec('INSERT INTO note SELECT generate_series(1, 20000)');
    await engine.exec('CHECKPOINT');
    await engine.exec('INSERT INTO note SELECT generate_series(20001, 40000)');
    await engine.exec('CHECKPOINT');
    await engine.exec('INSERT INTO note SELECT generate_series(40001, 60000)');
    await write(60_001);
    await engine.exec('BEGIN');
    await write(60_002);
    const left = await readAfterPowerCut();
    await engine.exec('ROLLBACK');
    expect(left).toHaveLength(60_001);
    expect(left.at(-1)).toBe(60_001);
  });
});

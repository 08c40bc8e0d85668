import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { snapshotPathOf } from '../../testing/template.ts';
import { DurableFiles } from './durable-files.ts';
import { openDurably } from './open-engine.ts';

/** The way to the disk is a hook in PGlite's file system, which a new version could stop calling. */
test.skipIf(inject('testServerUrl') !== null)(
  'each commit and each checkpoint reaches the disk',
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'ownpath-files-'));
    const files = new DurableFiles(directory, () => expect.unreachable());
    const loadDataDir = await openAsBlob(snapshotPathOf(inject('templateNames').empty));
    const engine = await openDurably(files, { loadDataDir });
    await engine.exec('CREATE TABLE note (body text)');

    let before = files.syncCount;
    for (let row = 0; row < 5; row += 1) await engine.query("INSERT INTO note VALUES ('kept')");
    expect(files.syncCount - before).toBeGreaterThanOrEqual(5);

    before = files.syncCount;
    await engine.query('SELECT count(*) FROM note');
    expect(files.syncCount).toBe(before);

    await engine.exec('CHECKPOINT');
    expect(files.syncCount - before).toBeGreaterThan(2);
    await engine.close();
    rmSync(directory, { recursive: true, force: true });
  },
);

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { snapshotPathOf } from '../../testing/template.ts';
import { openDatabase } from '../connect.ts';
import { sql } from '../orm.ts';
import { StartupError } from '../startup-error.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'ownpath-data-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** With files; starts from the snapshot, which is quicker than a new cluster. */
function openFiles() {
  return openDatabase({ dataDir, snapshotPath: snapshotPathOf(inject('templateNames').empty) });
}

function startWriter() {
  const program = fileURLToPath(new URL('./commit-rows.ts', import.meta.url));
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] });
  return { child, lines: createInterface(child.stdout)[Symbol.asyncIterator]() };
}

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((name) => join(directory, name));
}

describe.skipIf(inject('testServerUrl') !== null)('the embedded database’s files', () => {
  test('can be read by their owner only, and keep what was committed', async () => {
    const first = await openFiles();
    await first.execute(sql`CREATE TABLE note AS SELECT 'kept' AS body`);
    await first.close();
    expect(filesBelow(dataDir).filter((path) => statSync(path).mode & 0o077)).toEqual([]);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    const second = await openFiles();
    expect((await second.execute(sql`SELECT body FROM note`)).rows).toEqual([{ body: 'kept' }]);
    await second.close();
  });

  test('kill -9 loses nothing that was acknowledged', { timeout: 180_000 }, async () => {
    await (await openFiles()).close();
    const acknowledged = new Set<number>();
    for (let round = 1; round <= 4; round += 1) {
      const { child, lines } = startWriter();
      expect((await lines.next()).value).toBe('open');
      for (let count = 0; count < round * 23; count += 1)
        acknowledged.add(Number((await lines.next()).value));
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
      for await (const line of { [Symbol.asyncIterator]: () => lines }) acknowledged.add(Number(line));
      const database = await openFiles();
      const { rows } = await database.execute(sql`SELECT number::int FROM acknowledged`);
      await database.close();
      const kept = new Set(rows.map(({ number }) => number));
      expect([...acknowledged].filter((number) => !kept.has(number))).toEqual([]);
    }
  });

  test('a second process reports who holds the directory, and stops', async () => {
    const database = await openFiles();
    const { child } = startWriter();
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
    });
    const [exitCode] = await once(child, 'close');
    await database.close();
    expect(said).toContain(`The data directory ${dataDir} is in use by process ${process.pid}`);
    expect(exitCode).toBe(1);
  });

  test('a statement over its limit is stopped, rolled back, and the next one is served', async () => {
    const first = await openFiles();
    await first.execute(sql`CREATE TABLE note (body text)`);
    await first.close();
    const database = await openDatabase({ dataDir, statementLimitMs: 1_000 });
    const endless = database.transaction(async (transaction) => {
      await transaction.execute(sql`INSERT INTO note VALUES ('lost')`);
      await transaction.execute(sql`SELECT pg_sleep(60)`);
    });
    await expect(endless).rejects.toThrow('a statement took longer than 1000 ms');
    expect((await database.execute(sql`SELECT count(*)::int AS rows FROM note`)).rows).toEqual([{ rows: 0 }]);
    await database.close();
  });

  test('a directory that cannot be made is a sentence that names the setting', async () => {
    const path = join(dataDir, 'file');
    writeFileSync(path, '');
    const attempt = openDatabase({ dataDir: join(path, 'below') });
    await expect(attempt).rejects.toThrow(StartupError);
    await expect(attempt).rejects.toThrow('set DATA_DIR to another directory');
  });
});

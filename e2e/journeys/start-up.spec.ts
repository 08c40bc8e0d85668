import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withBusyPort } from '../../scripts/project/free-port.ts';
import { createDataDir, removeDataDir } from '../support/data-directory.ts';
import { createSeededDataDir, editDatabase, settingsOf } from '../support/database.ts';
import { expectOneSentence, startAndWait } from '../support/failed-start.ts';
import { expect, test } from '../support/test.ts';

const STOP_LIMIT_MS = 10_000;
const CLOSED_PORT_URL = 'postgres://shop:hidden-password@127.0.0.1:1/shop';

async function titleOf(url: string): Promise<string | undefined> {
  return (await (await fetch(`${url}/`)).text()).match(/<title>([^<]+)/)?.[1];
}

test('the built server is ASCII, so that its source takes one byte for each letter in memory', () => {
  const folder = path.join(import.meta.dirname, '../../apps/storefront/build/server');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(files.length).toBeGreaterThan(10);
  const wide = files.filter((file) => readFileSync(path.join(folder, file)).some((byte) => byte > 127));
  expect(wide).toEqual([]);
});

test.describe('a busy port', () => {
  for (const program of ['shop', 'commerceApi'] as const) {
    test(`PORT of the ${program} has its own message`, async () => {
      await withBusyPort(async (port) => {
        const exit = await startAndWait(program, { PORT: String(port) });
        expectOneSentence(exit, new RegExp(`^Port ${port} is already in use\\..*\\bPORT\\b`));
      });
    });

    test(`SANDBOX_PORT of the ${program} has its own message`, async () => {
      await withBusyPort(async (port) => {
        const dataDir = createDataDir();
        const exit = await startAndWait(program, { SANDBOX_PORT: String(port), DATA_DIR: dataDir });
        expectOneSentence(exit, new RegExp(`^Port ${port} is already in use\\..*\\bSANDBOX_PORT\\b`));
        expect(readdirSync(dataDir), 'nothing was written').toEqual([]);
        removeDataDir(dataDir);
      });
    });
  }
});

test.describe('the data directory', () => {
  test('in use by a running shop: a second shop or engine says so, and the first keeps running', async ({
    ownShop,
  }) => {
    const shop = await ownShop({ database: createSeededDataDir() });
    const title = await titleOf(shop.url);
    expect(title).toBeTruthy();
    for (const program of ['shop', 'commerceApi'] as const) {
      const exit = await startAndWait(program, { DATA_DIR: shop.database });
      expectOneSentence(exit, `The data directory ${shop.database} is in use by process`);
      expect(exit.output).toContain('DATA_DIR');
      expect(await titleOf(shop.url)).toBe(title);
    }
  });

  for (const program of ['shop', 'commerceApi'] as const) {
    test(`that is a file is named by the ${program}, and the file is kept`, async () => {
      const parent = createDataDir();
      const file = path.join(parent, 'notes.txt');
      writeFileSync(file, 'mine');
      expectOneSentence(await startAndWait(program, { DATA_DIR: file }), /\bDATA_DIR\b/);
      expect(existsSync(file)).toBe(true);
      removeDataDir(parent);
    });

    test(`that cannot be written is named by the ${program}`, async () => {
      const parent = createDataDir();
      chmodSync(parent, 0o500);
      // The superuser may write everywhere but here.
      const dataDir = process.getuid?.() === 0 ? '/sys/ownpath' : path.join(parent, 'data');
      expectOneSentence(await startAndWait(program, { DATA_DIR: dataDir }), /\bDATA_DIR\b/);
      chmodSync(parent, 0o700);
      removeDataDir(parent);
    });
  }
});

test.describe('a database', () => {
  for (const program of ['shop', 'commerceApi'] as const) {
    test(`that cannot be reached is named by the ${program}, without its password`, async () => {
      const exit = await startAndWait(program, settingsOf(CLOSED_PORT_URL));
      expectOneSentence(exit, /PostgreSQL at 127\.0\.0\.1:1 cannot be reached .*\bDATABASE_URL\b/);
      expect(exit.output).not.toContain('hidden-password');
    });
  }

  test('whose migration fails stays as it was, and the shop opens it once the cause is gone', async ({
    ownShop,
  }) => {
    const dataDir = createSeededDataDir();
    // No migration is marked as applied, so the first one finds the tables it would create.
    const [applied] = await editDatabase<{ rows: unknown }>(
      dataDir,
      `WITH removed AS (DELETE FROM drizzle.__drizzle_migrations RETURNING *)
       SELECT json_agg(removed)::text AS rows FROM removed`,
    );
    const exit = await startAndWait('shop', { DATA_DIR: dataDir });
    expectOneSentence(exit, /^The database could not be brought to this version's schema: .*already exists/);
    expect(exit.output).toContain('DATA_DIR');
    await editDatabase(
      dataDir,
      `INSERT INTO drizzle.__drizzle_migrations
       SELECT * FROM json_populate_recordset(NULL::drizzle.__drizzle_migrations, $1)`,
      [applied?.rows],
    );
    const shop = await ownShop({ database: dataDir });
    expect(shop.output()).not.toContain('Filling the empty database');
    expect(await titleOf(shop.url)).toBeTruthy();
  });
});

test('the shop finishes a request in flight, exits with 0 in time, and starts again, also after kill -9', async ({
  ownShop,
}) => {
  const shop = await ownShop({ database: createSeededDataDir() });
  const inFlight = fetch(`${shop.url}/c/furniture`);
  await fetch(`${shop.url}/healthz`);
  const askedAt = Date.now();
  const exit = await shop.stop();
  expect(exit).toMatchObject({ code: 0, signal: null });
  expect(Date.now() - askedAt).toBeLessThan(STOP_LIMIT_MS);
  expect((await inFlight).status).toBeLessThan(500);
  expect(existsSync(path.join(shop.database, 'database.lock'))).toBe(false);
  const again = await ownShop({ database: shop.database });
  expect((await fetch(`${again.url}/`)).status).toBe(200);
  await again.kill();
  const afterKill = await ownShop({ database: shop.database });
  expect((await fetch(`${afterKill.url}/`)).status).toBe(200);
});

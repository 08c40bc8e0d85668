import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../../scripts/project/free-port.ts';
import { createDataDir, removeDataDir } from '../support/data-directory.ts';
import { expectOneSentence } from '../support/failed-start.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { expect, test } from '../support/test.ts';

type FirstStart = { readonly shop: ServerProcess; readonly url: string; readonly fillingPid: number };

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // An ended process that nobody collected still has its pid.
    const stat = `/proc/${pid}/stat`;
    return !existsSync(stat) || !/\) [ZX] /.test(readFileSync(stat, 'utf8'));
  } catch {
    return false;
  }
}

/** The running process that holds the data directory; undefined while none does. */
function ownerOf(dataDir: string): number | undefined {
  const lock = path.join(dataDir, 'database.lock');
  if (!existsSync(lock)) return undefined;
  const { pid } = JSON.parse(readFileSync(lock, 'utf8')) as { pid: number };
  return isRunning(pid) ? pid : undefined;
}

/** A shop without a filled directory, at the moment when its database is being filled. */
async function startEmpty(dataDir: string): Promise<FirstStart> {
  const port = await findFreePort();
  const shop = startServerProcess('shop', {
    PORT: String(port),
    SANDBOX_PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
  });
  await expect.poll(() => ownerOf(dataDir) ?? shop.output(), { timeout: 60_000 }).toEqual(expect.any(Number));
  const fillingPid = ownerOf(dataDir) ?? 0;
  expect(fillingPid).not.toBe(shop.pid);
  return { shop, url: `http://localhost:${port}`, fillingPid };
}

test.describe('a first start fills the database in a process of its own', () => {
  let dataDir: string;
  test.beforeEach(() => {
    dataDir = createDataDir();
  });
  test.afterEach(() => removeDataDir(dataDir));

  test('SIGKILL ends it with the shop; the next start fills the database and tells visitors to come back', async () => {
    const killed = await startEmpty(dataDir);
    await killed.shop.end('SIGKILL');
    await expect.poll(() => isRunning(killed.fillingPid), { timeout: 30_000 }).toBe(false);

    const { shop, url, fillingPid } = await startEmpty(dataDir);
    const early = await fetch(`${url}/`);
    expect([early.status, early.headers.get('Retry-After')]).toEqual([503, '2']);
    const status = async () => (await fetch(`${url}/`)).status;
    await expect.poll(status, { timeout: 120_000 }).toBe(200);
    expect(isRunning(fillingPid)).toBe(false);
    expect(ownerOf(dataDir)).toBe(shop.pid);
    expect(await shop.end('SIGTERM')).toMatchObject({ code: 0, signal: null });
  });

  test('SIGTERM ends it with the shop', async () => {
    const { shop, fillingPid } = await startEmpty(dataDir);
    await shop.end('SIGTERM');
    await expect.poll(() => isRunning(fillingPid), { timeout: 30_000 }).toBe(false);
  });

  test('the shop says in one sentence that it was killed, and ends', async () => {
    const { shop, fillingPid } = await startEmpty(dataDir);
    process.kill(fillingPid, 'SIGKILL');
    expectOneSentence(await shop.exit, /^The process that fills the database ended early \(SIGKILL\)/);
  });
});

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CACHE_POLICIES } from '@ownpath/domain/constants';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type DatabaseSettings, startTestShop, type TestShop } from './testing/start-test-shop.ts';

const COMMAND = fileURLToPath(new URL('../../commerce-api/src/preferences-command/main.ts', import.meta.url));
const TIMEOUT_MS = 120_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
}, TIMEOUT_MS);
afterEach(() => void vi.useRealTimers());
afterAll(() => shop.stop());

/** As `npm run preferences` does. */
async function setPreference(database: DatabaseSettings, name: string, value: unknown): Promise<void> {
  await promisify(execFile)(process.execPath, [COMMAND, 'set', name, JSON.stringify(value)], {
    env: { ...database },
  });
}

test(
  'a preference that the operator changes shows on the page within its staleness, and not before',
  async () => {
    const isShown = async () =>
      (await (await shop.request('/page-viewer/specials')).text()).includes('Deals just for you');
    const startMs = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: startMs });
    expect(await isShown()).toBe(false);
    await shop.restartEngine((database) =>
      setPreference(database, 'customLabels', {
        'en-US': { myOffers: 'Deals just for you' },
        'es-US': { myOffers: 'Ofertas para usted' },
      }),
    );
    const { staleMs } = CACHE_POLICIES.preferences;
    vi.setSystemTime(startMs + staleMs - 1_000);
    expect(await isShown()).toBe(false);
    // Stale: shown once more, while it is read again.
    vi.setSystemTime(startMs + staleMs + 1_000);
    await isShown();
    await vi.waitFor(async () => expect(await isShown()).toBe(true), { timeout: 30_000, interval: 100 });
    const spanish = await shop.request('/es-us/page-viewer/specials');
    expect(await spanish.text()).toContain('Ofertas para usted');
    expect(shop.errors).toEqual([]);
  },
  TIMEOUT_MS,
);

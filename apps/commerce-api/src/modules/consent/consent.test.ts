import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { cookieChoices } from '../../database/schema/index.ts';
import { purgeJobs } from '../../jobs/purge-expired.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { openSdkShop, refusalOf, type SdkClients, type SdkShop } from '../../testing/sdk-client.ts';

const DAY_MS = 86_400_000;
const ID = '5a4e7a1c-52f4-4d0b-9c3e-0b0f6c1e7a55';
const CHOICE = {
  consentId: ID,
  version: 1,
  wording: `sha256-${'ab'.repeat(32)}`,
  shownIn: 'banner',
  categories: ['performance'],
  isGpc: true,
};

let engine: TestApp;
let shop: SdkShop;
let guest: SdkClients;
beforeAll(async () => {
  engine = await createTestApp();
  shop = await openSdkShop(engine);
  guest = await shop.loginGuest();
});
afterAll(async () => {
  await shop.close();
  await engine.close();
});

const send = (body: unknown) =>
  guest.callCustom('consent', 'choice', body, { parameters: { locale: 'es-US' } });
const rows = () => engine.deps.database.select().from(cookieChoices).where(eq(cookieChoices.id, ID));

test('a cookie choice is proved by what was shown, when and in which language, and by nothing about the person', async () => {
  expect(await send(CHOICE)).toEqual({ success: true });
  // A repeated call is the same choice.
  expect(await send({ ...CHOICE, categories: ['advertising'] })).toEqual({ success: true });
  const { consentId: _, ...shown } = CHOICE;
  expect(await rows()).toEqual([
    {
      id: ID,
      siteId: 'rowan',
      locale: 'es-US',
      ...shown,
      createdAt: engine.clock.now(),
      expiresAt: new Date(engine.clock.now().getTime() + 730 * DAY_MS),
    },
  ]);
});

test('a category that does not exist, or a wording without its hash, is refused', async () => {
  for (const wrong of [{ categories: ['everything'] }, { wording: 'v1' }, { consentId: 'me' }]) {
    expect(await refusalOf(send({ ...CHOICE, ...wrong }))).toMatchObject({ status: 400 });
  }
});

test('the proof is deleted after its two years', async () => {
  const purge = purgeJobs(engine.deps)['purge-expired'];
  engine.clock.advance(730 * DAY_MS - 1000);
  await purge();
  expect(await rows()).toHaveLength(1);
  engine.clock.advance(2000);
  await purge();
  expect(await rows()).toEqual([]);
});

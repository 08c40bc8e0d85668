import { defaultLimits } from '@ownpath/domain/limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { analyticsEvents, rateLimits } from '../../database/schema/index.ts';
import { purgeJobs } from '../../jobs/purge-expired.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { openSdkShop, refusalOf, type SdkClients, type SdkShop } from '../../testing/sdk-client.ts';

const DAY_MS = 86_400_000;
let engine: TestApp;
let shop: SdkShop;
let guest: SdkClients;
beforeAll(async () => {
  engine = await createTestApp();
  shop = await openSdkShop(engine);
  guest = await shop.loginGuest();
});
beforeEach(async () => {
  await engine.deps.database.delete(analyticsEvents);
});
afterAll(async () => {
  await shop.close();
  await engine.close();
});

const send = (...events: unknown[]) => guest.callCustom('analytics', 'events', { events });
const rows = () => engine.deps.database.select().from(analyticsEvents).orderBy(analyticsEvents.id);
const SHOWN = { event: 'pageview', pageName: 'WOF Page', path: '/checkout', previousPath: '/cart' };
const PLACED = {
  event: 'RacTracking',
  action: 'orderPlaced',
  frequency: 'WEEKLY',
  renewal: '21-30',
  sameAsCash: '4000+',
};

test('events are kept in their order, by name, and with nothing that tells whose they are', async () => {
  expect(await send(SHOWN, PLACED, { event: 'RacTracking', action: 'myOffers' })).toEqual({ success: true });
  const now = engine.clock.now();
  const kept = { siteId: 'rowan', createdAt: now, expiresAt: new Date(now.getTime() + 30 * DAY_MS) };
  expect((await rows()).map(({ id: _, ...row }) => row)).toEqual([
    {
      ...kept,
      name: 'pageview',
      fields: { pageName: 'WOF Page', path: '/checkout', previousPath: '/cart' },
    },
    {
      ...kept,
      name: 'orderPlaced',
      fields: { frequency: 'WEEKLY', renewal: '21-30', sameAsCash: '4000+' },
    },
    { ...kept, name: 'myOffers', fields: {} },
  ]);
});

test.each([
  ['a field that the catalogue lacks', { ...PLACED, orderNo: '00100001' }],
  ['an exact amount', { ...PLACED, renewal: '$24.99' }],
  ['a query', { ...SHOWN, path: '/search?q=dana@example.com' }],
  [
    'an e-mail address as an id',
    { event: 'RacTracking', action: 'viewProduct', productId: 'dana@example.com' },
  ],
  ['a phone number as a field', { event: 'RacTracking', action: 'phoneEdit', field: '2145550142' }],
  ['words of a search', { event: 'RacTracking', action: 'viewSearch', resultCount: 'red sofa' }],
  ['an action that does not exist', { event: 'RacTracking', action: 'typed' }],
])('%s is refused, and nothing of the call is kept', async (_, wrong) => {
  expect(await refusalOf(send(SHOWN, wrong))).toMatchObject({ status: 400 });
  expect(await rows()).toEqual([]);
});

test('no event, too many of them, or no token are refused', async () => {
  expect(await refusalOf(send())).toMatchObject({ status: 400 });
  expect(await refusalOf(send(...Array.from({ length: 101 }, () => SHOWN)))).toMatchObject({ status: 400 });
  const anonymous = shop.anonymous.callCustom('analytics', 'events', { events: [SHOWN] });
  expect(await refusalOf(anonymous)).toMatchObject({ status: 401 });
  expect(await rows()).toEqual([]);
});

test('one visitor can’t send without end', async () => {
  const { perVisitor } = defaultLimits['analytics-events'];
  await engine.deps.database.delete(rateLimits);
  for (let call = 0; call < perVisitor; call += 1) await send(SHOWN);
  expect(await refusalOf(send(SHOWN))).toMatchObject({ status: 429 });
  expect(await rows()).toHaveLength(perVisitor);
  await engine.deps.database.delete(rateLimits);
});

test('events are deleted after thirty days', async () => {
  await send(SHOWN);
  const purge = purgeJobs(engine.deps)['purge-expired'];
  engine.clock.advance(30 * DAY_MS - 1000);
  await purge();
  expect(await rows()).toHaveLength(1);
  engine.clock.advance(2000);
  await purge();
  expect(await rows()).toEqual([]);
});

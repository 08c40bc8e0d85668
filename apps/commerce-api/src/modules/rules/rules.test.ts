import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_SITE_ID } from '../../config.ts';
import { customPreferences } from '../../database/schema/index.ts';
import { createGuestInStore } from '../../testing/create-guest-in-store.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { openSdkShop, refusalOf, type SdkClients, type SdkShop } from '../../testing/sdk-client.ts';

const rules = [
  { ruleId: 'everyone', priority: 1, contentId: 'welcome' },
  {
    ruleId: 'texas-home',
    priority: 5,
    contentId: 'texas-deals',
    attributes: { cookieDays: 1 },
    conditions: [
      { attribute: 'page', values: ['home', 'deals'] },
      { attribute: 'state', values: ['TX'] },
    ],
  },
  {
    ruleId: 'members',
    priority: 9,
    contentId: 'members',
    conditions: [{ attribute: 'customerType', values: ['registered'] }],
  },
  { ruleId: 'off', priority: 10, contentId: 'off', isEnabled: false },
];

let engine: TestApp;
let shop: SdkShop;
let texan: SdkClients;
beforeAll(async () => {
  engine = await createTestApp();
  shop = await openSdkShop(engine);
  texan = shop.clientsOf((await createGuestInStore(engine, '04217')).tokens);
});
afterAll(async () => {
  await shop.close();
  await engine.close();
});

const ask = (rulesquery: unknown, as: SdkClients = texan) =>
  as.callCustom('ie-configurations', 'getieconfigurations', { rulesquery });

test('a visit without a rule has none', async () => {
  expect(await ask([])).toEqual({ sortedRules: [] });
});

describe('rules of the site', () => {
  beforeAll(() =>
    engine.deps.database
      .insert(customPreferences)
      .values({ siteId: DEMO_SITE_ID, key: 'ieRules', value: rules, isPublic: false })
      .onConflictDoUpdate({
        target: [customPreferences.siteId, customPreferences.key],
        set: { value: rules, isPublic: false },
      }),
  );

  test('those whose conditions are met, highest priority first', async () => {
    expect(await ask([{ attribute: 'page', value: 'home' }])).toEqual({
      sortedRules: [
        { ruleId: 'texas-home', priority: 5, contentId: 'texas-deals', attributes: { cookieDays: 1 } },
        { ruleId: 'everyone', priority: 1, contentId: 'welcome', attributes: {} },
      ],
    });
    expect(await ask([{ attribute: 'page', value: 'cart' }])).toMatchObject({ sortedRules: { length: 1 } });
  });

  test('store, state and customer type come from the server', async () => {
    const elsewhere = await shop.loginGuest();
    const forged = [
      { attribute: 'page', value: 'home' },
      { attribute: 'state', value: 'TX' },
      { attribute: 'customerType', value: 'registered' },
    ];
    expect(await ask(forged, elsewhere)).toMatchObject({ sortedRules: [{ ruleId: 'everyone' }] });
  });

  test('no list is 400, no token 401', async () => {
    expect(await refusalOf(ask('all'))).toMatchObject({ status: 400 });
    expect(await refusalOf(ask([{ attribute: '' }]))).toMatchObject({ status: 400 });
    expect(await refusalOf(ask([], shop.anonymous))).toMatchObject({ status: 401 });
  });
});

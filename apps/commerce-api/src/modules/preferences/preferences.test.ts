import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PUBLIC_CLIENT_ID, DEMO_SITE_ID } from '../../config.ts';
import { customPreferences } from '../../database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { openSdkShop, refusalOf, type SdkShop } from '../../testing/sdk-client.ts';

let engine: TestApp;
let shop: SdkShop;
beforeAll(async () => {
  engine = await createTestApp();
  shop = await openSdkShop(engine);
  await engine.deps.database
    .insert(customPreferences)
    .values({ siteId: DEMO_SITE_ID, key: 'internalKey', value: 'secret', isPublic: false });
});
afterAll(async () => {
  await shop.close();
  await engine.close();
});

const read = (
  c_prefs: string | null,
  headers: Record<string, string> = { client_id: DEMO_PUBLIC_CLIENT_ID },
) =>
  shop.anonymous.callCustom('custom-prefs', 'getcustompreferences', undefined, {
    method: 'GET',
    headers,
    parameters: { locale: 'en-US', ...(c_prefs === null ? {} : { c_prefs }) },
  });

describe('custom preferences by name', () => {
  test('the requested ones of every type, without unknown and private ones', async () => {
    const names = 'autoAssignStoreEnabled,checkoutSessionTimeout,imageTransformationJSON,nothing,internalKey';
    expect(await read(names)).toEqual({
      customPreferences: {
        autoAssignStoreEnabled: true,
        checkoutSessionTimeout: 600,
        imageTransformationJSON: {
          desktop: { width: 640, quality: 80 },
          mobile: { width: 360, quality: 75 },
          default: { width: 480, quality: 80 },
        },
      },
    });
  });

  test('without names all public ones, with every name of the specification', async () => {
    const { customPreferences } = (await read(null)) as { customPreferences: Record<string, unknown> };
    expect(Object.keys(customPreferences)).toEqual(
      expect.arrayContaining([
        'autoAssignStoreEnabled',
        'autoAssignStoreParams',
        'adobeDTMScriptURL',
        'checkoutSessionTimeout',
        'basketRefreshTime',
        'AccountSessionTimeout',
        'excludedPages',
        'homePageDealsSignUpModalTime',
        'otherPagesDealsSignUpModalTime',
        'enableDealsSignUpModal',
        'dealsSignupModalExcludedPages',
        'signupPopupFeaturePanelPageId',
        'creditCardIframeURL',
        'imageTransformationJSON',
        'customLabels',
        'sfChat_enabled',
        'feedbackScriptURL',
        'sessionAnalyticsScriptURL',
        'heatmapScriptURL',
      ]),
    );
    expect(customPreferences).not.toHaveProperty('internalKey');
  });

  test('the settings of the chat', async () => {
    expect(await read('sfChat_enabled,sfChat_allowedPages,sfChat_deployments')).toEqual({
      customPreferences: {
        sfChat_enabled: true,
        sfChat_allowedPages: ['/', '/contact-us', '/faqs', '/account'],
        sfChat_deployments: { sales: 'Rowan_Sales', 'my-account': 'Rowan_Account', bot: 'Rowan_Bot' },
      },
    });
  });

  test('without a client, or with an unknown one, 401; too many names 400; POST 405', async () => {
    expect(await refusalOf(read('excludedPages', {}))).toMatchObject({ status: 401 });
    expect(await refusalOf(read('excludedPages', { client_id: 'nobody' }))).toMatchObject({ status: 401 });
    expect(await refusalOf(read(Array(101).fill('a').join(',')))).toMatchObject({ status: 400 });
    const post = shop.anonymous.callCustom('custom-prefs', 'getcustompreferences', {});
    expect(await refusalOf(post)).toMatchObject({ status: 405 });
  });
});

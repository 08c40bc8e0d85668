import { findFreePort } from '../../scripts/project/free-port.ts';
import { createSeededDatabase, editDatabase } from '../support/database.ts';
import { addToCart, SOFA } from '../support/steps/catalog.ts';
import { haveStore } from '../support/steps/forms.ts';
import { PLANO } from '../support/steps/store.ts';
import { expect, test, WITH_PICTURES } from '../support/test.ts';
import { spanish } from '../support/words.ts';

test.use(WITH_PICTURES);

const GA4_ID = 'G-SANDBOX';

test.use({ consent: ['performance'], viewport: { width: 390, height: 844 }, allowedProblems: [/never\.js/] });

test('in Spanish on a phone, Adobe and Google get each event by its name, Google with consent to advertising only; the shop works without both', async ({
  page,
  ownShop,
  editShop,
}) => {
  const database = await createSeededDatabase();
  const sandboxPort = await findFreePort();
  const setScript = (key: string, path: string) =>
    editDatabase(database, 'update custom_preferences set value = $1 where key = $2', [
      JSON.stringify(`http://localhost:${sandboxPort}/scripts/${path}`),
      key,
    ]);
  await setScript('adobeDTMScriptURL', 'adobe.js');
  await setScript('ga4ScriptURL', `ga4.js?id=${GA4_ID}`);
  const shop = await ownShop({ database, sandboxPort });
  const got = { adobe: [] as unknown[], ga4: [] as unknown[] };
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const name = /^\/scripts\/(adobe|ga4)\/seen$/.exec(pathname)?.[1];
    if (name) got[name as keyof typeof got].push(JSON.parse(searchParams.get('event') ?? ''));
  });
  const adobeGets = (rule: string, fields: object) =>
    expect
      .poll(() => got.adobe)
      .toContainEqual({ rule, detail: { event: 'RacTracking', action: rule, ...fields } });
  const googleGets = (name: string, fields: object) =>
    expect.poll(() => got.ga4).toContainEqual({ id: GA4_ID, name, fields });

  await test.step('with consent to performance', async () => {
    await page.goto(`${shop.url}/es-us/`);
    await haveStore(page, spanish);
    await page.goto(`${shop.url}/es-us${SOFA.path}`);
    await adobeGets('viewProduct', { productId: SOFA.id });
    await addToCart(page, spanish);
    await adobeGets('addToCart', { productId: SOFA.id });
    await expect
      .poll(() => got.adobe)
      .toContainEqual({
        rule: 'coreData',
        detail: {
          event: 'coreData',
          isRegistered: false,
          storeId: PLANO.id,
          cartCount: 1,
          hasApproval: false,
        },
      });
    expect(got.ga4).toEqual([]);
  });

  await test.step('with consent to advertising too', async () => {
    await page.goto(`${shop.url}/es-us/cookie-choices`);
    await page.getByRole('button', { name: 'Aceptar todas' }).click();
    await expect(page.getByRole('checkbox', { name: 'Publicidad' })).toBeChecked();
    await page.goto(`${shop.url}/es-us${SOFA.path}`);
    await googleGets('viewProduct', { productId: SOFA.id });
    await googleGets('pageview', {
      pageName: null,
      path: SOFA.path,
      previousPath: null,
    });
    expect(got.ga4).not.toContainEqual(expect.objectContaining({ name: 'page_view' }));
  });

  await test.step('scripts that do not come', async () => {
    await editShop(shop, async () => {
      await setScript('adobeDTMScriptURL', 'never.js');
      await setScript('ga4ScriptURL', `never.js?id=${GA4_ID}`);
    });
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    const collected = page.waitForRequest(
      (request) => request.url().endsWith('/events') && /viewProduct/.test(request.postData() ?? ''),
    );
    await page.goto(`${shop.url}/es-us${SOFA.path}`);
    await expect
      .poll(() => warnings)
      .toEqual(expect.arrayContaining(['Adobe’s script did not come', 'Google’s script did not come']));
    await collected;
  });
});

import type { BrowserContext, Page } from '@playwright/test';
import { findFreePort } from '../../scripts/project/free-port.ts';
import { findViolations } from '../support/axe.ts';
import { createSeededDatabase, editDatabase } from '../support/database.ts';
import { SOFA } from '../support/steps/catalog.ts';
import { postForm } from '../support/steps/forms.ts';
import { PLANO } from '../support/steps/store.ts';
import { expect, test, WITH_PICTURES } from '../support/test.ts';

test.use(WITH_PICTURES);

// A guest's routes can answer with 404, and a stopped engine isn't involved.
test.use({ consent: null, wasAskedForDeals: false, allowedProblems: [/status of 404/] });

/** Every page that a guest reaches, those of the account by the sign-in that they lead to. */
const ROUTES = [
  '/',
  '/menu',
  SOFA.path,
  '/c/furniture/living-room',
  '/shop-all',
  '/shop-by-brand',
  '/shop-approved-items',
  '/rac-exchange-plp',
  '/search?q=sofa',
  '/find-a-store',
  '/store-locator',
  `/find-your-store/storeid/${PLANO.id}`,
  '/how-rac-works',
  '/faqs',
  '/contact-us',
  '/privacy-policy',
  '/terms-conditions',
  '/rac-exchange',
  '/mobile-app-landing-page',
  '/page-viewer/faqs',
  '/rac-specials/sign-up-for-deals',
  '/sign-up-for-deals/confirmation',
  '/cart',
  '/cart/wishlist',
  '/promo-code-invalid',
  '/payfone',
  '/instant-approval',
  '/approved',
  '/pre-approvedPage',
  '/declined',
  '/service-failure',
  '/web-order-form',
  '/orders',
  '/checkout',
  '/refer-a-friend/referral',
  '/unsubscribe',
  '/link-agreement',
  '/BPlus-checkout-confirmation',
  '/BPlus-unable-to-checkout',
  '/docusign-redirect',
  '/login',
  '/registration',
  '/reset-password',
  '/my-accounts/close-account',
  '/account',
  '/my-accounts/payment-method',
  '/cookie-choices',
  '/no-such-page',
  '/es-us/',
];

/** What the shop itself needs, and what the visitor asked it to keep (decision 0085). */
const NECESSARY = {
  cookies: /^(?:consent|signUpDeclined|signUpAccepted|frequency|ieContentFetched|(?:__Host-)?ownpath)$/,
  local:
    /^(?:wishlist|basketTrack|tempBasketId|EADeliveryDate|phoneNumber|shortFormLeadId|store|storeChoice|checkoutActivity|accountActivity|recentlyPaid)$/,
  session: /^(?:storeGuessed|serviceFailures|signedOut|react-router-scroll-positions)$/,
};

/** Hosts other than the shop's that a page asked, by path. */
function recordForeign(context: BrowserContext, shopUrl: string): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== shopUrl) asked.push(url.pathname);
  });
  return asked;
}

async function readStorage(page: Page) {
  const [local, session] = await page.evaluate(() => [
    Object.keys(localStorage),
    Object.keys(sessionStorage),
  ]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  return { cookies, local: local ?? [], session: session ?? [] };
}

/** Names of the cookies that a request for a call sets. */
async function askForCall(page: Page): Promise<string[]> {
  const answer = await postForm(page, '/web-order-form', { phone: '2145550142' });
  expect([answer.status(), answer.headers().location]).toEqual([302, '/web-order-form?sent=1']);
  const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  return cookies.map(({ value }) => value.split('=')[0] ?? '');
}

const seen = (asked: readonly string[]) => [...new Set(asked)].toSorted();
const WITH_REPORTS = [
  '/scripts/feedback.js',
  '/scripts/feedback/seen',
  '/scripts/heatmap.js',
  '/scripts/heatmap/seen',
  '/scripts/session-analytics.js',
  '/scripts/session-analytics/seen',
];

test('no script, beacon or storage of a category comes before its consent, on any route; a choice is kept, changed and withdrawn', async ({
  page,
  context,
  ownShop,
  newShopper,
}) => {
  const database = await createSeededDatabase();
  const sandboxPort = await findFreePort();
  for (const [key, name] of [
    ['feedbackScriptURL', 'feedback'],
    ['sessionAnalyticsScriptURL', 'session-analytics'],
    ['heatmapScriptURL', 'heatmap'],
  ]) {
    await editDatabase(database, 'update custom_preferences set value = $1 where key = $2', [
      JSON.stringify(`http://localhost:${sandboxPort}/scripts/${name}.js`),
      key,
    ]);
  }
  const shop = await ownShop({ database, sandboxPort });
  const asked = recordForeign(context, shop.url);
  const banner = page.getByRole('region', { name: 'Your choice about cookies' });

  await test.step('before an answer', async () => {
    for (const path of ROUTES) {
      await page.goto(shop.url + path);
      const { cookies, local, session } = await readStorage(page);
      const others = [
        ...cookies.filter((name) => !NECESSARY.cookies.test(name)),
        ...local.filter((name) => !NECESSARY.local.test(name)),
        ...session.filter((name) => !NECESSARY.session.test(name)),
      ];
      expect([path, others, seen(asked)]).toEqual([path, [], []]);
    }
    await page.goto(`${shop.url}/`);
    await expect(banner).toBeVisible();
    expect(await findViolations(page, 'banner')).toEqual([]);
  });

  await test.step('only what is measured', async () => {
    await banner.getByRole('link', { name: 'Choose' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie choices');
    await expect(page.getByText(`heat map (localhost:${sandboxPort})`)).toBeVisible();
    await page.getByRole('checkbox', { name: 'Performance' }).check();
    await page.getByRole('button', { name: 'Save choices' }).click();
    await expect(page.getByText('Your choice is saved.')).toBeVisible();
    await expect.poll(() => seen(asked)).toEqual(WITH_REPORTS);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('consent'))).toBe('["performance"]');
    await page.goto(shop.url + SOFA.path);
    expect((await readStorage(page)).local).not.toContain('recentlyViewed');
    await expect(banner).toHaveCount(0);
    expect(await askForCall(page)).not.toContain('gtmWebLeadString');
    expect(await findViolations(page, 'after an answer')).toEqual([]);
  });

  await test.step('everything, then only the necessary', async () => {
    await page.goto(`${shop.url}/cookie-choices`);
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect(page.getByRole('checkbox', { name: 'Advertising' })).toBeChecked();
    expect(await askForCall(page)).toContain('gtmWebLeadString');
    await page.goto(shop.url + SOFA.path);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recentlyViewed'))).toContain(SOFA.id);
    await page.goto(`${shop.url}/cookie-choices`);
    await page.getByRole('button', { name: 'Only necessary' }).click();
    await expect(page.getByRole('checkbox', { name: 'Performance' })).not.toBeChecked();
    asked.length = 0;
    await page.goto(shop.url + SOFA.path);
    const { local } = await readStorage(page);
    expect(local).not.toContain('recentlyViewed');
    expect(seen(asked)).toEqual([]);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('consent'))).toBe('[]');
  });

  await test.step('Global Privacy Control, in Spanish on a phone', async () => {
    const shopper = await newShopper({
      baseURL: shop.url,
      extraHTTPHeaders: { 'Sec-GPC': '1' },
      viewport: { width: 390, height: 844 },
    });
    await shopper.clearCookies();
    const phone = await shopper.newPage();
    await phone.goto(`/es-us${SOFA.path}`);
    const question = phone.getByRole('region', { name: 'Usted decide sobre las cookies' });
    await expect(question).toContainText('Global Privacy Control');
    expect(await findViolations(phone, 'banner on a phone')).toEqual([]);
    await question.getByRole('button', { name: 'Aceptar todas' }).click();
    await expect(question).toHaveCount(0);
    await expect(phone).toHaveURL(`${shop.url}/es-us${SOFA.path}`);
    await expect
      .poll(() => phone.evaluate(() => localStorage.getItem('consent')))
      .toBe('["functional","performance"]');
    await phone.goto('/es-us/cookie-choices');
    const advertising = phone.getByRole('checkbox', { name: 'Publicidad' });
    await expect(advertising).toBeDisabled();
    await expect(advertising).not.toBeChecked();
    expect(await findViolations(phone, 'choices on a phone')).toEqual([]);
    // It allows measuring: its page would still ask for what measures when the shop has stopped.
    await shopper.close();
  });

  await shop.stop();
  const proofs = await editDatabase<{
    shown_in: string;
    categories: string[];
    is_gpc: boolean;
    locale: string;
  }>(database, 'select shown_in, categories, is_gpc, locale from cookie_choices order by created_at');
  expect(proofs).toEqual([
    { shown_in: 'page', categories: ['performance'], is_gpc: false, locale: 'en-US' },
    {
      shown_in: 'page',
      categories: ['functional', 'performance', 'advertising'],
      is_gpc: false,
      locale: 'en-US',
    },
    { shown_in: 'page', categories: [], is_gpc: false, locale: 'en-US' },
    {
      shown_in: 'banner',
      categories: ['functional', 'performance', 'advertising'],
      is_gpc: true,
      locale: 'es-US',
    },
  ]);
});

import { requestGuestToken } from '../support/guest-token.ts';
import { APPLICANT, fillApplication, SSN } from '../support/steps/application.ts';
import {
  CARD,
  expectStep,
  openApplication,
  openApplicationAlone,
  openPayment,
  pay,
} from '../support/steps/checkout.ts';
import { searchStores } from '../support/steps/store.ts';
import { expect, test } from '../support/test.ts';
import { english } from '../support/words.ts';

const API = '/mobify/proxy/api';
const ORGANIZATION = 'organizations/f_ecom_ownp_001';

test.describe('the store finder', () => {
  for (const [postalCode, state] of [
    ['55401', 'Minnesota'],
    ['53202', 'Wisconsin'],
  ] as const) {
    test(`${state} (${postalCode}) shows the affiliate's notice`, async ({ page }) => {
      await page.goto('/find-a-store');
      await searchStores(page, postalCode);
      await expect(page.getByRole('heading', { name: 'Oops!' })).toBeVisible();
      await expect(page.getByText(`We have no stores in ${state}`)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go to Lakeland Home' })).toBeVisible();
      await expect(page.getByRole('button', { name: english.makeMyStore })).toHaveCount(0);
    });
  }

  test('New Jersey and North Carolina: a plain notice, no store to choose and no affiliate', async ({
    page,
  }) => {
    await page.goto('/find-a-store');
    await searchStores(page, '07030');
    await expect(page.getByText(/^We don’t rent online in New Jersey/)).toBeVisible();
    await searchStores(page, '28208');
    await expect(page.getByText(/^We don’t rent online in North Carolina/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Oops!' })).toBeHidden();
    await expect(page.getByText(/, N[CJ] \d{5}/)).toHaveCount(0);
    await page.goto('/find-your-store/storeid/12077');
    await expect(page.getByText(/^We don’t rent online in North Carolina/)).toBeVisible();
    await expect(page.getByRole('button', { name: /my store/i })).toHaveCount(0);
  });

  for (const [typed, text] of [
    ['', 'We’re unable to locate you. Enter your zip to find a store near you.'],
    ['123', 'Please enter a postal code.'],
    ['7502', 'Please enter a postal code. It needs five digits.'],
    ['99999', 'Sorry, there are no locations in this area'],
    ['59301', 'No store was found within 30 miles of your location.'],
  ] as const) {
    test(`'${typed}' is answered to the letter`, async ({ page }) => {
      await page.goto('/find-a-store');
      await searchStores(page, typed);
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    });
  }
});

test.describe('ids that do not exist', () => {
  // What the server writes is the same with JavaScript.
  test.use({ allowedProblems: [/status of 404/], javaScriptEnabled: false });

  test('lead to the shop’s 404 page', async ({ page }) => {
    for (const path of [
      '/p/no-such-product',
      '/p/furniture/living-room/no-such-product.html',
      '/product/no-such-product',
      '/c/no-such-category',
      '/category/no-such-category',
      '/find-your-store/storeid/00000',
      '/page-viewer/no-such-page',
      '/checkout/confirmation/..%2f..%2fcart',
      "/p/'%20OR%201=1",
      `/p/${'x'.repeat(3000)}`,
      `/c/${'x'.repeat(3000)}`,
      `/find-your-store/storeid/${'9'.repeat(3000)}`,
      '/page-viewer/%00',
    ]) {
      const response = await page.goto(path);
      const name = path.slice(0, 60);
      expect(response?.status(), name).toBe(404);
      await expect(page.getByRole('heading', { level: 1 }), name).toHaveText("We can't find that page");
      await expect(page.getByRole('banner'), name).toBeVisible();
    }
  });
});

test.describe('forms', () => {
  // Answers of 422 and 402 are what these journeys provoke.
  test.use({ allowedProblems: [/status of (422|402)/] });

  test('errors keep the input, except the SSN, and a summary links to each field', async ({ page }) => {
    await openApplicationAlone(page);
    await fillApplication(page, SSN.approved);
    const year = page.getByLabel(english.application.year);
    await year.fill('90');
    await page.getByRole('checkbox', { name: english.application.consent }).uncheck();
    await page.getByRole('main').getByRole('button', { name: english.apply }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'There are 3 things to correct' });
    await expect(summary).toBeFocused();
    // It names the fields; what is wrong stands beside each, once.
    await expect(summary.getByRole('link')).toHaveText([
      'Date of birth',
      'Your consent',
      english.application.ssn,
    ]);
    await expect(page.getByText(/^Please enter your date of birth/)).toHaveCount(1);
    await expect(year).toHaveValue('90');
    await expect(page.getByLabel(english.application.ssn)).toHaveValue('');
    await summary.getByRole('link', { name: 'Date of birth' }).click();
    await expect(page.getByLabel(english.application.month)).toBeFocused();
    // A corrected field says nothing about what it was.
    const born = page.getByRole('group', { name: 'Date of birth' });
    await expect(born).toHaveAccessibleDescription(/four-digit year/);
    await year.fill(APPLICANT.birth[2]);
    await expect(born).not.toHaveAccessibleDescription(/four-digit year/);
    await expect(
      page.getByRole('checkbox', { name: english.application.consent }),
    ).toHaveAccessibleDescription(/^Please agree/);
  });

  test('a declined card shows a message, nothing is charged, and another card works', async ({ page }) => {
    await openPayment(page);
    await pay(page, CARD.declined);
    await expect(page.getByText(english.cardDeclined)).toBeVisible();
    await pay(page, CARD.good);
    await expectStep(page, english.signTitle);
  });
});

test('a step out of order redirects to the current one', async ({ page }) => {
  await page.goto('/checkout?step=payment');
  await expect(page).toHaveURL(/\/cart/);
  await openApplication(page);
  await page.goto('/checkout?step=payment');
  await expect(page.getByRole('button', { name: english.continueApplication })).toBeVisible();
});

test('a form sent from another site is refused', async ({ request }) => {
  for (const path of ['/cart', '/find-a-store', '/checkout', '/frequency', `${API}/custom/x`]) {
    const response = await request.post(path, {
      headers: { Origin: 'https://evil.example' },
      form: { intent: 'choose', storeId: '04217' },
    });
    expect(response.status(), path).toBe(403);
  }
});

test('odd queries never break a page', async ({ request }) => {
  const long = 'x'.repeat(3000);
  for (const path of [
    `/search?q=${long}`,
    '/search?q=%00%F0%9F%9B%8B',
    '/c/furniture?sort=SIDEWAYS&availability=Never&condition=Broken&show=-1',
    `/c/furniture?availability=${long}`,
    '/find-a-store?latitude=north&longitude=1e999',
    '/find-a-store?postalCode=75024&show=999999999',
    '/checkout?step=nowhere&orderNo=..%2f..',
    `/p/furniture/alder-3-seat-sofa?color=${long}&condition=x`,
    '/cart?problem=<script>',
  ]) {
    const response = await request.get(path);
    expect(response.status(), path.slice(0, 60)).toBeLessThan(500);
    expect(await response.text(), path.slice(0, 60)).not.toContain('<script>"');
  }
});

test.describe('the API', () => {
  const search = `${API}/custom/product/v1/${ORGANIZATION}/search?siteId=rowan&locale=en-US`;
  const basket = `${API}/checkout/shopper-baskets/v2/${ORGANIZATION}/baskets/any?siteId=rowan`;

  test('refuses what it cannot serve with the right status and a problem document', async ({
    request,
    baseURL,
  }) => {
    const headers = { Authorization: `Bearer ${await requestGuestToken(request, baseURL ?? '')}` };
    const json = { ...headers, 'Content-Type': 'application/json' };
    const answers = await Promise.all([
      request.post(search, { headers: json, data: Buffer.from('{"category":') }),
      request.post(search, { headers: json, data: { pageSize: 'many' } }),
      request.get(`${API}/no/such/path`, { headers }),
      request.get(basket, { headers }),
      request.put(search, { headers: json, data: {} }),
      request.get(basket),
      request.get(basket, { headers: { Authorization: 'Bearer not-a-token' } }),
    ]);
    expect(answers.map((answer) => answer.status())).toEqual([400, 400, 404, 404, 405, 401, 401]);
    for (const answer of answers) {
      const problem: unknown = await answer.json();
      expect(problem).toMatchObject({ title: expect.any(String), type: expect.any(String) });
      expect(JSON.stringify(problem)).not.toMatch(/\.ts:|node_modules/);
    }
  });

  test('responds with 413 to a body that is too large', async ({ request, baseURL }) => {
    const token = await requestGuestToken(request, baseURL ?? '');
    const response = await request.post(search, {
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      data: `{"category":"${'x'.repeat(11_000_000)}"}`,
    });
    expect(response.status()).toBe(413);
  });
});

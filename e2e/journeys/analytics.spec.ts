import type { Page } from '@playwright/test';
import { registerOnPage } from '../support/steps/account.ts';
import { collectEvents } from '../support/steps/analytics.ts';
import { APPLICANT, SSN } from '../support/steps/application.ts';
import { addToCart, SOFA, tileOf } from '../support/steps/catalog.ts';
import { acceptAll, CARD, pay, readConfirmation, sign, typeItAll } from '../support/steps/checkout.ts';
import { haveApproval } from '../support/steps/forms.ts';
import { readPrice } from '../support/steps/price.ts';
import { chooseStore, PLANO } from '../support/steps/store.ts';
import { expect, test } from '../support/test.ts';
import { english } from '../support/words.ts';

/** Dollars of a bucket's ends, by a count of its own. */
function bucket(cents: number, step: number, last: number): string {
  if (cents > last * 100) return last === 50 ? '51+' : '4000+';
  const end = Math.max(1, Math.ceil(cents / (step * 100))) * step;
  return `${end === step ? 0 : end - step + 1}-${end}`;
}

async function openOffers(page: Page): Promise<void> {
  await page.goto('/page-viewer/specials');
  await page.locator('details', { hasText: 'My Offers' }).locator('summary').click();
}

test.describe('with consent to performance', () => {
  test.use({ consent: ['performance'] });

  test('each event is reported by name and payload, from the home page to the account, and none names a person', async ({
    page,
    context,
  }) => {
    const events = await collectEvents(context);
    const collected: number[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname === '/events') collected.push(response.status());
    });
    const track = (action: string, fields: Record<string, unknown> = {}) =>
      expect
        .poll(() => events.filter((event) => event.action === action), { message: action })
        .toContainEqual({ event: 'RacTracking', action, ...fields });
    const core = { event: 'coreData', isRegistered: false, storeId: null, cartCount: 0, hasApproval: false };

    await test.step('a store, a category, a product, what is recommended with it', async () => {
      await page.goto('/');
      await expect.poll(() => events).toContainEqual(core);
      await chooseStore(page);
      await expect
        .poll(() => events)
        .toContainEqual({
          event: 'storeChange',
          storeId: PLANO.id,
          postalCode: PLANO.postalCode,
          isChanged: true,
        });
      await expect.poll(() => events).toContainEqual({ ...core, storeId: PLANO.id });
      await page.goto('/c/furniture/living-room');
      await track('viewCategory', { categoryId: 'living-room', interestScore: 1 });
      const counted = (await context.cookies()).find(({ name }) => name === 'categoryViews');
      const days = ((counted?.expires ?? 0) - Date.now() / 1000) / 86_400;
      expect(days).toBeGreaterThan(29.9);
      expect(days).toBeLessThanOrEqual(30);
      await tileOf(page, SOFA.path).scrollIntoViewIfNeeded();
      await track('impression', { kind: 'product', id: SOFA.id });
      await tileOf(page, SOFA.path).getByRole('link').first().click();
      await track('clickCategory', { categoryId: 'living-room', productId: SOFA.id });
      await track('viewProduct', { productId: SOFA.id });
      await expect
        .poll(() => events)
        .toContainEqual({
          event: 'pageview',
          pageName: null,
          path: SOFA.path,
          previousPath: '/c/furniture/living-room',
        });
    });

    await test.step('a recommended product', async () => {
      const rail = page.locator('[data-rail*="zone=pdp"]');
      // It loads when it is near.
      const scrollDown = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => scrollDown().then(() => rail.count())).toBe(1);
      await rail.scrollIntoViewIfNeeded();
      const tiles = rail.getByRole('article');
      await expect(tiles.first()).toBeVisible();
      const productIds = await tiles.evaluateAll((found) => found.map(({ dataset }) => dataset.product));
      expect(productIds).not.toContain(SOFA.id);
      await track('viewReco', { zone: 'pdp', productIds });
      await tiles.first().getByRole('link').first().click();
      await track('clickReco', { zone: 'pdp', productId: productIds[0] });
      await track('viewProduct', { productId: productIds[0] });
    });

    await test.step('a search, a request to a store', async () => {
      await page.goto('/search?q=sofa');
      await expect.poll(() => events.find(({ action }) => action === 'viewSearch')).toBeDefined();
      expect(events.find(({ action }) => action === 'viewSearch')?.resultCount).toBeGreaterThan(3);
      await tileOf(page, SOFA.path).getByRole('link').first().click();
      await track('clickSearch', { productId: SOFA.id });
      await page.goto('/c/furniture/living-room');
      await track('viewCategory', { categoryId: 'living-room', interestScore: 2 });
      await page.goto('/web-order-form?sent=1');
      await track('lead');
    });

    let price = { paymentCents: 0, cashCents: 0 };
    await test.step('the cart, and the checkout to its application', async () => {
      await page.goto(SOFA.path);
      price = await readPrice(page.getByRole('main'), english);
      const dialog = await addToCart(page);
      await track('addToCart', { productId: SOFA.id });
      await dialog.getByRole('link', { name: english.viewCart }).click();
      await expect(page.getByRole('heading', { name: english.cart, level: 1 })).toBeVisible();
      await page.getByRole('link', { name: english.proceed }).click();
      await track('beginCheckout');
      await track('checkoutStep', { step: 'Payfone Page' });
      await typeItAll(page);
      await track('checkoutStep', { step: 'WOF Page' });
      const phone = page.locator('input[autocomplete^="tel"]').first();
      const leave = () => page.keyboard.press('Tab');
      await phone.fill('2145550142');
      await leave();
      await phone.focus();
      await phone.fill('214-555-0142');
      await leave();
      expect(events.filter(({ action }) => action === 'phoneEdit')).toEqual([]);
      await phone.focus();
      await phone.fill('2145550143');
      await leave();
      await track('phoneEdit', { field: 'phone' });
      expect(events.filter(({ action }) => action === 'beginCheckout')).toHaveLength(1);
    });

    let orderNo = '';
    await test.step('an order, reported once', async () => {
      await haveApproval(page, SSN.approved);
      await acceptAll(page);
      await track('checkoutStep', { step: 'Payment Page' });
      await pay(page, CARD.good);
      await page.getByRole('link', { name: english.toSigning }).click();
      await sign(page);
      ({ orderNo } = await readConfirmation(page));
      const placed = {
        // The application names another frequency: two weeks' rent.
        frequency: 'BIWEEKLY',
        renewal: bucket(price.paymentCents * 2, 10, 50),
        sameAsCash: bucket(price.cashCents, 500, 4000),
      };
      await track('orderPlaced', placed);
      await page.reload();
      await expect
        .poll(() => events.filter(({ pageName }) => pageName === 'Confirmation Page').length)
        .toBe(2);
      expect(events.filter(({ action }) => action === 'orderPlaced')).toHaveLength(1);
    });

    await test.step('an order is sent before a shopper can leave its confirmation', async () => {
      const another = await context.newPage();
      // Nothing that waits for a second comes.
      await another.addInitScript(() => {
        const start = window.setTimeout;
        const startShort = (run: () => void, ms = 0) => (ms < 1000 ? start(run, ms) : 0);
        Object.assign(window, { setTimeout: startShort, setInterval: () => 0 });
      });
      const sent = another.waitForRequest((request) => request.url().endsWith('/events'));
      await another.goto(new URL(page.url()).pathname);
      expect((await sent).postData()).toContain('orderPlaced');
      await another.close();
    });

    await test.step('offers, a sign-up', async () => {
      await openOffers(page);
      await track('myOffers');
      const offer = page.locator('[data-offer]').first();
      await offer.scrollIntoViewIfNeeded();
      await track('impression', { kind: 'offer', id: await offer.getAttribute('data-offer') });
      await page.goto('/sign-up-for-deals/confirmation');
      await track('dealsSignUp');
    });

    await test.step('a registered customer', async () => {
      await registerOnPage(page);
      await expect
        .poll(() => events.findLast(({ action }) => action === 'accountUpdate'))
        .toMatchObject({ event: 'RacTracking', action: 'accountUpdate' });
      expect(events.findLast(({ event }) => event === 'coreData')).toMatchObject({ isRegistered: true });
    });

    await expect.poll(() => collected.length).toBeGreaterThan(3);
    expect(new Set(collected)).toEqual(new Set([204]));
    const all = JSON.stringify(events);
    for (const person of [APPLICANT.firstName, APPLICANT.lastName, orderNo, '555', '@', 'sofa&', 'q=']) {
      expect([person, all.includes(person)]).toEqual([person, false]);
    }
    expect(all).not.toMatch(/\d{3}\D{0,2}\d{3}\D?\d{4}/);
  });
});

test('without consent nothing watches the pages, and nothing is kept for it', async ({ page, context }) => {
  const events = await collectEvents(context);
  const watchers: string[] = [];
  page.on('request', (request) => {
    if (/start-trackers|\/events$/.test(request.url())) watchers.push(request.url());
  });
  await page.goto('/c/furniture/living-room', { waitUntil: 'networkidle' });
  await page.goto(SOFA.path, { waitUntil: 'networkidle' });
  expect(watchers).toEqual([]);
  expect(events.map(({ event }) => event)).not.toContain('RacTracking');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('categoryViews');
});

test('My Offers is reported after a second, once, and not when it is closed before', async ({
  page,
  context,
}) => {
  const events = await collectEvents(context);
  const reports = () => events.filter(({ action }) => action === 'myOffers');
  await page.clock.install();
  await page.goto('/page-viewer/specials');
  const summary = page.locator('details', { hasText: 'My Offers' }).locator('summary');
  await expect(summary).toBeVisible();
  // From here on time passes by the test alone.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const body = page.locator('body');
  const press = async (isOpen: boolean) => {
    await summary.click();
    if (isOpen) await expect(body).toHaveClass(/\bopen\b/);
    else await expect(body).not.toHaveClass(/\bopen\b/);
  };
  await press(true);
  await page.clock.runFor(900);
  await press(false);
  await page.clock.runFor(5000);
  expect(reports()).toEqual([]);
  await press(true);
  await page.clock.runFor(1100);
  await expect.poll(reports).toEqual([{ event: 'RacTracking', action: 'myOffers' }]);
  await press(false);
  await press(true);
  await page.clock.runFor(5000);
  expect(reports()).toHaveLength(1);
});

import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { SOFA, tileOf } from '../support/steps/catalog.ts';
import { seeHydrated } from '../support/steps/hydration.ts';
import { PLANO } from '../support/steps/store.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish, type Words } from '../support/words.ts';

// The shop of the journeys cannot place anybody by their address.

const LISTING = '/c/furniture/living-room';
const PLANO_POINT = { latitude: 33.0775, longitude: -96.7997 };

const texts = [
  {
    words: english,
    width: 390,
    prompt: 'Use my location to see pricing and stock',
    pricing: 'Pricing for 75024',
    refused: 'Please agree to share your location',
    enterZip: 'We’re unable to locate you. Enter your zip to find a store near you.',
    needed: 'Please enter a postal code. It needs five digits.',
    noneHere: 'Sorry, there are no locations in this area',
  },
  {
    words: spanish,
    width: 1440,
    prompt: 'Usar mi ubicación para ver precios y disponibilidad',
    pricing: 'Precios para 75024',
    refused: 'Permita compartir su ubicación',
    enterZip: 'No pudimos ubicarlo. Escriba su código postal para encontrar una tienda cerca de usted.',
    needed: 'Escriba un código postal. Debe tener cinco dígitos.',
    noneHere: 'Lo sentimos, no hay tiendas en esta zona',
  },
] as const;

/** The prompts of a listing's head, of a tile and of a product page. */
const places = [
  { name: 'listing', path: LISTING, find: (page: Page) => page.getByRole('main').locator('header') },
  { name: 'tile', path: LISTING, find: (page: Page) => tileOf(page, SOFA.path) },
  { name: 'product', path: SOFA.path, find: (page: Page) => page.getByRole('main') },
] as const;

const zipIn = (place: ReturnType<(typeof places)[number]['find']>, words: Words) =>
  place.getByRole('textbox', { name: words.postalCode }).first();

const chip = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name }).first();

for (const { words, width, prompt, pricing } of texts) {
  for (const { name, path, find } of places) {
    test(`a ZIP code shows prices in place (${name}, ${words.lang})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(words.prefix + path);
      const place = find(page);
      await expect(place.getByRole('button', { name: prompt }).first()).toBeVisible();
      await expect(place).not.toContainText('$');
      await seeHydrated(zipIn(place, words));
      await zipIn(place, words).pressSequentially('7a5-02499');
      await expect(zipIn(place, words)).toHaveValue('75024');
      await zipIn(place, words).press('Enter');
      await expect(chip(page, pricing)).toBeVisible();
      await expect(page.getByRole('button', { name: prompt })).toHaveCount(0);
      const main = page.getByRole('main');
      await expect(main).toContainText(/\$\d+\.\d\d/);
      await expect(main).toContainText(words.totalCost);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      // Where the field was, and not at the top of the page.
      const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
      expect(focused).toContain('$');
    });
  }

  test(`a ZIP code that is missing, unknown or without a store is explained at the field (${words.lang})`, async ({
    page,
  }) => {
    const { needed, noneHere, enterZip } = texts.find((text) => text.words === words) ?? texts[0];
    await page.setViewportSize({ width, height: 900 });
    await page.goto(words.prefix + LISTING);
    const tile = tileOf(page, SOFA.path);
    const zip = zipIn(tile, words);
    await seeHydrated(zip);
    for (const [typed, text] of [
      ['', enterZip],
      ['7502', needed],
      ['00000', noneHere],
      // Served by an affiliate: the store finder says by whom.
      ['55401', noneHere],
    ] as const) {
      await zip.fill(typed);
      await zip.press('Enter');
      await expect(tile.getByRole('alert')).toContainText(text);
      await expect(zip).toBeFocused();
      await expect(zip).toHaveAttribute('aria-invalid', 'true');
      await expect(zip).toHaveValue(typed);
    }
    expect(await findViolations(page, 'a tile whose ZIP code has no store')).toEqual([]);
    await tile.getByRole('alert').getByRole('link').click();
    await expect(page).toHaveURL(/find-a-store\?postalCode=55401&returnTo=/);
    await expect(page.getByRole('main')).toContainText('Lakeland Home');
  });

  test(`a refused location explains itself and offers the field (${words.lang})`, async ({ page }) => {
    const { refused, enterZip } = texts.find((text) => text.words === words) ?? texts[0];
    await page.setViewportSize({ width, height: 900 });
    await page.goto(words.prefix + SOFA.path);
    const main = page.getByRole('main');
    const zip = zipIn(main, words);
    await seeHydrated(zip);
    await main.getByRole('button', { name: prompt }).click();
    await expect(main.getByRole('alert').getByText(refused)).toBeVisible();
    await expect(main.getByRole('alert')).toContainText(enterZip);
    await expect(zip).toBeFocused();
    await zip.fill('75024');
    await zip.press('Enter');
    await expect(chip(page, pricing)).toBeVisible();
    await expect(main).toContainText(words.totalCost);
  });
}

test('a location that is shared shows the prices of the nearest store, which can be confirmed', async ({
  newShopper,
}) => {
  const shopper = await newShopper({ permissions: ['geolocation'], geolocation: PLANO_POINT });
  const page = await shopper.newPage();
  // The script that asks by itself would be first.
  await page.addInitScript(() => sessionStorage.setItem('storeGuessed', '1'));
  await page.goto(LISTING);
  const tile = tileOf(page, SOFA.path);
  await seeHydrated(zipIn(tile, english));
  await tile.getByRole('button', { name: texts[0].prompt }).click();
  await expect(tile).toContainText('$');
  await expect(chip(page, texts[0].pricing)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Yes, that is my store' }).click();
  await expect(chip(page, `${english.myStore}${PLANO.address}`)).toBeVisible();
});

test('what is typed before the script comes is kept, with the focus', async ({ page }) => {
  let deliver = () => {};
  const asked = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(/\/assets\/[^/]+\/locate/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(SOFA.path);
  const main = page.getByRole('main');
  const zip = zipIn(main, english);
  await zip.fill('75024');
  await expect(main.locator('[data-waits]').filter({ has: page.locator('input') })).toHaveCount(1);
  // Seen again, it is asked for again.
  await page.evaluate(async () => {
    for (const top of [document.body.scrollHeight, 0]) {
      scrollTo(0, top);
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
  deliver();
  await seeHydrated(zip);
  await expect(zip).toHaveValue('75024');
  await expect(zip).toBeFocused();
  await zip.fill('75025');
  // The part is rendered again with each step of the router.
  await main.getByRole('link', { name: 'Camel', exact: true }).click();
  await expect(page).toHaveURL(/color=/);
  await expect(zip).toHaveValue('75025');
  await zip.press('Enter');
  await expect(main).toContainText(english.totalCost);
});

test.describe('with a script that never comes', () => {
  test.use({ allowedProblems: [/ERR_FAILED/] });

  test('the prompt is a plain form', async ({ page }) => {
    await page.route(/\/assets\/[^/]+\/locate/, (route) => route.abort());
    await page.goto(SOFA.path);
    const main = page.getByRole('main');
    await zipIn(main, english).fill('75024');
    await main.getByRole('button', { name: english.go, exact: true }).click();
    await expect(main).toContainText(english.totalCost);
    await expect(page).toHaveURL(new RegExp(`${SOFA.path}$`));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both forms lead back to the page, or to the store finder, which says why', async ({ page }) => {
    await page.goto(SOFA.path);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: texts[0].prompt }).first().click();
    await expect(page).toHaveURL(/find-a-store\?config=ip&returnTo=/);
    await expect(page.getByRole('main')).toContainText(texts[0].enterZip);
    await page.goto(LISTING);
    const tile = tileOf(page, SOFA.path);
    await zipIn(tile, english).fill('75024');
    await tile.getByRole('button', { name: english.go, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${LISTING}$`));
    await expect(tile).toContainText('$');
  });
});

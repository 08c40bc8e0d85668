import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { SOFA } from '../support/steps/catalog.ts';
import { haveStore } from '../support/steps/forms.ts';
import { seeHydrated } from '../support/steps/hydration.ts';
import { expect, test, WITH_PICTURES } from '../support/test.ts';

test.use(WITH_PICTURES);

const main = (page: Page) => page.getByRole('main');

const SPRUCE = 'Alder 3-Seat Sofa in spruce chenille';

test('the second view opens and zooms by keyboard; choosing another color shows its pictures', async ({
  page,
}) => {
  await page.goto(SOFA.path);
  const second = page.getByRole('link', { name: `Show: ${SPRUCE}, seen at an angle` });
  await second.click();
  await expect(page.getByRole('img', { name: `${SPRUCE}, seen at an angle` })).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('img', { name: `${SPRUCE}, seen from the front` })).not.toBeInViewport();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: `Enlarge: ${SPRUCE}, seen at an angle` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `${SPRUCE}, seen at an angle` });
  await expect(dialog).toContainText('Spruce, 2 of 9');
  expect(await findViolations(page, 'zoom')).toEqual([]);
  const stage = dialog.getByRole('group', { name: /^Picture\./ });
  const picture = stage.locator('div').first();
  // The keys work at once, without a way to the picture.
  await expect(stage).toBeFocused();
  await page.keyboard.press('+');
  await expect(picture).toHaveAttribute('style', /scale\(1\.5\)/);
  await stage.press('ArrowRight');
  await expect(picture).toHaveAttribute('style', /translate\(-60px/);
  await stage.press('0');
  await expect(picture).toHaveAttribute('style', /translate\(0px, 0px\) scale\(1\)/);
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await expect(picture).toHaveAttribute('style', /scale\(1\.5\)/);
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  const closeUp = page.getByRole('dialog', { name: 'Close-up of the spruce chenille' });
  await closeUp.getByRole('button', { name: 'Next picture' }).click();
  const next = page.getByRole('dialog', { name: 'Alder 3-Seat Sofa in camel chenille, seen from the front' });
  await expect(next).toContainText('Camel, 4 of 9');
  await next.getByRole('group', { name: /^Picture\./ }).press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/color=camel/);
  await expect(page.getByRole('link', { name: /^Show: .* seen from the front/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('share uses the device’s share sheet, or copies the address where there is none', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/p/${SOFA.id}?utm_source=letter`);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: 'Share Alder 3-Seat Sofa' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + SOFA.path);
});

test('each kind of availability shows its own text and delivery days', async ({ page }) => {
  await haveStore(page);
  const range = /Delivered \w{3}, \w{3} \d+(, \d{4})?( to \w{3}, \w{3} \d+)?/;
  for (const [id, name, says] of [
    [SOFA.id, 'In stock in your store', 'Setup included.'],
    ['linden-loveseat', 'In stock nearby', 'In stock at another store near you, which delivers it.'],
    [
      'rosalind-camelback-sofa',
      'Special order',
      'Your store orders it from the manufacturer for you. Always new.',
    ],
    [
      'nolan-flat-pack-sofa',
      'Shipped by the manufacturer',
      'Shipped to you by the manufacturer. Always new.',
    ],
  ] as const) {
    await page.goto(`/p/${id}`);
    await expect(main(page)).toContainText(says);
    await expect(main(page)).toContainText(name);
    await expect(main(page)).toContainText(range);
  }
  await page.goto('/p/everett-leather-sofa');
  await expect(main(page)).toContainText('Only at Rowan & Co.');
  await page.goto('/p/kiteplay-one-disc');
  await expect(main(page)).toContainText(
    'Before the first payment for this item we ask you to verify a bank account.',
  );
});

test('a pre-owned item shows its grade, color, location and condition picture; a was-price shows its payments and date', async ({
  page,
}) => {
  await haveStore(page);
  await page.goto(SOFA.path);
  await expect(main(page)).toContainText(
    /Before: \$27\.99 a week, 78 weekly payments, offered since \w+ \d+, \d{4}\./,
  );
  await expect(main(page)).toContainText('Renewal rate, for each additional period$24.99 a week');
  await page.getByRole('radio', { name: /^Pre-owned \(Great\)/ }).check();
  await expect(main(page)).toContainText('Light wear you have to look for. Every part works.');
  await expect(main(page)).toContainText('Slate1 piece in your store');
  await expect(main(page)).toContainText('Only 1 left!');
  await expect(
    page.getByRole('img', { name: 'Alder 3-Seat Sofa in slate chenille, seen from the front' }),
  ).toBeVisible();
  const example = 'Close-up of a sofa’s arm and seat: hardly any trace of use';
  await page.getByRole('link', { name: `Enlarge: ${example}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Pre-owned (Great)' });
  await expect(dialog.getByRole('img', { name: example })).toBeVisible();
  await expect(dialog).toContainText('An example of this grade, not the piece itself.');
  expect(await findViolations(page, 'condition')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test.describe('with functional consent', () => {
  test.use({ consent: ['functional'] });

  test('a product starts with what was chosen of it last, until the consent is withdrawn', async ({
    page,
  }) => {
    await haveStore(page);
    await page.goto(SOFA.path);
    const great = page.getByRole('radio', { name: /^Pre-owned \(Great\)/ });
    await great.check();
    await page.goto('/faqs');
    await page.goto(SOFA.path);
    await expect(great).toBeChecked();
    await expect(main(page)).toContainText('Slate1 piece in your store');
    const keys = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => /^PDP_default_/.test(key)));
    expect(await keys()).toEqual([`PDP_default_${SOFA.id}`]);
    await page.goto('/p/linden-loveseat');
    await expect(great).not.toBeChecked();

    await page.goto('/cookie-choices');
    await main(page).getByRole('checkbox', { name: 'Functional' }).uncheck();
    await main(page).getByRole('button', { name: 'Save choices' }).click();
    await expect(main(page)).toContainText('Your choice is saved.');
    expect(await keys()).toEqual([]);
    await page.goto(SOFA.path);
    await expect(page.getByRole('radio', { name: /^New/ })).toBeChecked();
  });

  test('recommendations come from the recommender, recently viewed items from this browser, where they can be cleared', async ({
    page,
  }) => {
    await haveStore(page);
    await page.goto('/p/linden-loveseat');
    await page.goto(SOFA.path);
    await seeHydrated(page.getByRole('contentinfo'));
    const viewed = page.getByRole('list', { name: 'Customers also viewed' });
    await expect(viewed.getByRole('article').first()).toBeVisible();
    await expect(viewed.getByRole('link', { name: 'Alder 3-Seat Sofa', exact: true })).toHaveCount(0);
    const recent = page.getByRole('list', { name: 'Recently viewed' });
    await recent.scrollIntoViewIfNeeded();
    await expect(recent.getByRole('link', { name: 'Linden Loveseat' })).toBeVisible();
    await expect(recent.getByRole('article')).toHaveCount(1);
    await expect(page.getByText('Kept on this device only.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the list' }).click();
    await expect(recent).toHaveCount(0);
    await page.reload();
    await seeHydrated(page.getByRole('contentinfo'));
    await expect(viewed.getByRole('article').first()).toBeVisible();
    await expect(recent).toHaveCount(0);
  });
});

test('structured data has an offer for each condition, and the large picture loads first', async ({
  page,
  baseURL,
}) => {
  await haveStore(page);
  await page.goto(SOFA.path);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const blocks = texts.map((text) => JSON.parse(text));
  expect(blocks).toMatchObject([
    {
      '@type': 'Product',
      name: 'Alder 3-Seat Sofa',
      brand: { name: 'Wrenfield' },
      url: baseURL + SOFA.path,
      image: expect.arrayContaining([
        expect.stringMatching(/^http.*\/pictures\/alder-3-seat-sofa-.*\.webp$/),
      ]),
      offers: expect.arrayContaining([
        expect.objectContaining({
          '@type': 'Offer',
          price: '974.61',
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
          itemCondition: 'https://schema.org/NewCondition',
        }),
        expect.objectContaining({ itemCondition: 'https://schema.org/UsedCondition' }),
      ]),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: expect.arrayContaining([
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Home',
          item: `${baseURL}/`,
        },
      ]),
    },
  ]);
  const html = await (await page.request.get(SOFA.path)).text();
  const [preload] = /<link rel="preload" as="image"[^>]*>/.exec(html) ?? [];
  expect(preload).toMatch(/alder-3-seat-sofa-[^"]*-840\.avif 840w/);
  expect(preload).toContain('fetchPriority="high"');
  // The widths are the retailer's preference, and those of the picture itself.
  const sizes = '(min-width: 62rem) 640px, (max-width: 47.99rem) 360px, 480px';
  expect(preload).toContain(`imageSizes="${sizes}"`);
  expect(html.split(`sizes="${sizes}"`).length).toBeGreaterThan(2);
  const picture = page.getByRole('img', { name: `${SPRUCE}, seen from the front` });
  await expect(picture).toHaveAttribute('width', '744');
  await expect(picture).toHaveAttribute('height', '544');
});

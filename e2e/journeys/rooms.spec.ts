import { findViolations } from '../support/axe.ts';
import { expect, test, WITH_PICTURES } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

test.use(WITH_PICTURES);

const GREETING = {
  [english.prefix]: 'A sage living room with a green sofa',
  [spanish.prefix]: 'Una sala en tono salvia con un sofá verde',
};

test('the home page starts with a photograph, tall on a phone, loaded first', async ({ page }) => {
  for (const [prefix, words] of Object.entries(GREETING)) {
    await page.goto(`${prefix}/`);
    for (const [width, cut] of [
      [390, 'portrait'],
      [1440, 'landscape'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const room = page.getByRole('img', { name: words });
      await expect
        .poll(() => room.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toMatch(new RegExp(`/pictures/rooms/living-room-${cut}-[0-9a-f]{8}-\\d+\\.avif$`));
      await expect
        .poll(() => room.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThanOrEqual(380);
      const preload = page.locator(`head link[rel=preload][as=image][imagesrcset*="living-room-${cut}"]`);
      await expect(preload).toHaveAttribute('fetchpriority', 'high');
      const box = await room.boundingBox();
      expect(box?.width).toBe(width);
      expect(await findViolations(page, `${prefix}/ at ${width}`)).toEqual([]);
    }
  }
});

test('the specials show furnished rooms with alternative texts', async ({ page }) => {
  await page.goto(`${spanish.prefix}/page-viewer/specials`);
  await expect(page.getByRole('img', { name: /^Una recámara / })).toBeAttached();
});

test('a department starts with its room, loaded first, on wide screens; a category without one with its name', async ({
  page,
}) => {
  for (const [prefix, name] of [
    [english.prefix, /^A kitchen /],
    [spanish.prefix, /^Una cocina /],
  ] as const) {
    await page.goto(`${prefix}/c/appliances`);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const room = page.getByRole('main').getByRole('img', { name });
      const preload = page.locator('head link[rel=preload][imagesrcset*="kitchen-landscape"]');
      // A phone has no room for it above the first price, and loads none.
      if (width === 390) await expect(room).toHaveCount(0);
      else await expect(room).toBeInViewport({ ratio: 1 });
      await expect(preload).toHaveAttribute('fetchpriority', 'high');
      await expect(preload).toHaveAttribute('media', '(min-width: 48rem)');
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await findViolations(page, `${prefix}/c/appliances at ${width}`)).toEqual([]);
    }
  }
  await page.goto('/c/smartphones');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main picture img[src^="/pictures/rooms/"]')).toHaveCount(0);
});

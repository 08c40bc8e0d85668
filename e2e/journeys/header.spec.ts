import { findViolations } from '../support/axe.ts';
import { stopClock } from '../support/steps/clock.ts';
import { openCartWithSofa } from '../support/steps/forms.ts';
import { openWithStore } from '../support/steps/store.ts';
import { expect, test, WITH_MOTION } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

test.use(WITH_MOTION);

for (const { words, how, contact } of [
  { words: english, how: 'How RAC Works', contact: 'Contact Us' },
  { words: spanish, how: 'Cómo funciona RAC', contact: 'Contáctenos' },
]) {
  test(`the utility bar links to How It Works and to contact (${words.lang})`, async ({ page }) => {
    await page.goto(`${words.prefix}/cart`);
    for (const [name, path] of [
      [how, '/how-rac-works'],
      [contact, '/contact-us'],
    ] as const) {
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(words.prefix + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
}

test('the cart shows its item count, also for screen readers, at every width', async ({ page }) => {
  await openWithStore(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  await openCartWithSofa(page);
  const wide = page.getByRole('banner').getByRole('link', { name: 'Cart 1 item' });
  await expect(wide).toBeVisible();
  await expect(wide.locator('[aria-hidden]').filter({ hasText: '1' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' });
  await expect(narrow).toHaveText('1');
  await page.goto('/es-us/cart');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Carrito, 1 artículo' })).toBeVisible();
});

for (const { words, names } of [
  {
    words: english,
    names: ['Menu', 'Rowan & Co. home', 'Cart, 0 items', 'Sign in', 'Saved Items', 'Find your store'],
  },
  {
    words: spanish,
    names: [
      'Menú',
      'Inicio de Rowan & Co.',
      'Carrito, 0 artículos',
      'Iniciar sesión',
      'Artículos guardados',
      'Busque su tienda',
    ],
  },
]) {
  for (const width of [390, 768]) {
    test(`menu, logo, cart, account, saved items and store are in the header at ${width} px (${words.lang})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${words.prefix}/faqs`);
      const actions = page.getByRole('banner').locator('a:visible, button:visible');
      for (const name of names) {
        const action = actions.and(page.getByRole('link', { name }).or(page.getByRole('button', { name })));
        await expect(action).toHaveCount(1);
        const box = await action.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(28);
        expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(width);
      }
      expect(await findViolations(page, `header at ${width}`)).toEqual([]);
    });
  }
}

test.describe('the search field’s placeholder', () => {
  test('names another department every five seconds, on home only', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const field = page.getByRole('combobox', { name: 'Search products' });
    await expect(field).toHaveAttribute('placeholder', 'Try “furniture”');
    await stopClock(page);
    // Where in its five seconds the rotation stands is unknown, so the clock advances in steps up to the next change.
    const first = await field.getAttribute('placeholder');
    await expect(async () => {
      await page.clock.runFor(100);
      expect(await field.getAttribute('placeholder')).not.toBe(first);
    }).toPass({ intervals: [0] });
    const seen = [first, await field.getAttribute('placeholder')];
    for (let change = 0; change < 2; change++) {
      await page.clock.runFor(4_800);
      await expect(field).toHaveAttribute('placeholder', seen.at(-1) ?? '');
      await page.clock.runFor(200);
      await expect(field).not.toHaveAttribute('placeholder', seen.at(-1) ?? '');
      seen.push(await field.getAttribute('placeholder'));
    }
    const departments = ['furniture', 'appliances', 'electronics', 'computers', 'smartphones', 'furniture'];
    expect(departments.map((name) => `Try “${name}”`).join()).toContain(seen.join());
    await page.clock.resume();
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
    await expect(field).toHaveAttribute('placeholder', 'Search sofas, TVs, laptops');
    await page.clock.runFor(6_000);
    await expect(field).toHaveAttribute('placeholder', 'Search sofas, TVs, laptops');
  });

  test('does not rotate with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    await page.clock.runFor(11_000);
    await expect(page.getByRole('combobox', { name: 'Search products' })).toHaveAttribute(
      'placeholder',
      'Try “furniture”',
    );
  });
});

import { SOFA } from '../support/steps/catalog.ts';
import { pressTwice } from '../support/steps/double-press.ts';
import { haveStore } from '../support/steps/forms.ts';
import { seeHydrated } from '../support/steps/hydration.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

test('a product and an add-on pressed twice are in the cart once each', async ({ page }) => {
  await haveStore(page);
  await page.goto(SOFA.path);
  const main = page.getByRole('main');
  const added = page.getByRole('dialog', { name: english.oneItemAdded });
  const sofa = await pressTwice(
    page,
    main.getByRole('button', { name: english.addToCart, exact: true }).first(),
  );
  await expect(added).toBeVisible();
  expect(sofa).toEqual([`${SOFA.path}.data`]);
  await page.keyboard.press('Escape');
  await expect(added).toBeHidden();
  const table = page.getByRole('listitem').filter({ hasText: 'Sorrel Coffee Table' });
  await seeHydrated(table);
  const addOn = await pressTwice(page, table.getByRole('button', { name: 'Add to this order' }));
  await expect(added).toBeVisible();
  expect(addOn).toEqual([`${SOFA.path}.data`]);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart 2 items' }).first()).toBeVisible();
});

test('on a phone, in Spanish: the bar at the bottom and a saved item pressed twice add one each', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await haveStore(page, spanish);
  await page.goto(spanish.prefix + SOFA.path);
  const bar = page.locator('button[form="add-to-cart"]');
  const sofa = await pressTwice(page, bar);
  await expect(page.getByRole('dialog', { name: spanish.oneItemAdded })).toBeVisible();
  expect(sofa).toHaveLength(1);
  await page.goto(`${spanish.prefix}/p/tilda-swivel-glider`);
  await page
    .getByRole('button', { name: /^Guardar / })
    .first()
    .click();
  await page.goto(`${spanish.prefix}/cart/wishlist`);
  const glider = await pressTwice(page, page.getByRole('button', { name: /^Mover al carrito/ }));
  await expect(page.getByRole('status').filter({ hasText: 'al carrito' })).toBeVisible();
  expect(glider).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Carrito, 2 artículos' }).first()).toBeVisible();
});

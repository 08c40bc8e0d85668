import { addToCart, SOFA } from '../support/steps/catalog.ts';
import { haveStore } from '../support/steps/forms.ts';
import { seeHydrated } from '../support/steps/hydration.ts';
import { expect, test } from '../support/test.ts';
import { english } from '../support/words.ts';

test('a bundle lists its items and its saving; an add-on costs less with its main item, in the cart too', async ({
  page,
}) => {
  await haveStore(page);
  await page.goto('/p/alder-living-room-bundle');
  const set = page.getByRole('region', { name: 'What’s in the set' });
  await expect(set.getByRole('listitem')).toHaveCount(4);
  await expect(set).toContainText(
    // The tables at their add-on rates: 24.99 + 17.99 + 6.39 + 4.79 a week, with one fee of 10.00.
    'Rented one by one in the same order, the pieces start at $54.16 a week and cost $3,943.80 in all. As a set you make 72 weekly payments of $50.99, $3,681.28 in all. You save $262.52.',
  );
  await set.getByRole('link', { name: 'Alder 3-Seat Sofa' }).click();
  await expect(page).toHaveURL(SOFA.path);
  await expect(page.getByRole('heading', { level: 1, name: 'Alder 3-Seat Sofa' })).toBeVisible();

  const dialog = await addToCart(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const addOns = page.getByRole('region', { name: 'Add-on & Save on related items' });
  const table = addOns.getByRole('listitem').filter({ hasText: 'Sorrel Coffee Table' });
  await expect(table).toContainText('$6.39');
  await expect(table).toContainText('52 weekly payments Total rent $332.28 Cash price $207.74 New');
  await seeHydrated(table);
  await table.getByRole('button', { name: 'Add to this order' }).click();
  await expect(page.getByRole('dialog', { name: english.oneItemAdded })).toContainText('$6.39');
});

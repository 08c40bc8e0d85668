import { expect, test } from '../support/test.ts';

test('a click before the page is alive is not lost', async ({ page }) => {
  const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await page.goto('/page-viewer/first-home', { waitUntil: 'commit' });
  const more = page.getByRole('button', { name: 'Read more' });
  await more.click();
  await expect(more).toBeVisible();
  letScriptsCome();
  await expect(page.getByRole('button', { name: 'Read less' })).toHaveAttribute('aria-expanded', 'true');
});

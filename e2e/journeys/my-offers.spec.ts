import { findViolations } from '../support/axe.ts';
import { haveStore } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

const SPECIALS = '/page-viewer/specials';

test('opens, marks the page, closes by a click outside and by leaving the page', async ({ page }) => {
  await haveStore(page);
  await page.goto(SPECIALS);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL('/faqs');
  await page.goBack();
  const offers = page.locator('details', { hasText: 'My Offers' });
  await offers.locator('summary').click();
  await expect(offers).toHaveAttribute('open', '');
  await expect(page.locator('body')).toHaveClass(/\bopen\b/);
  expect(await findViolations(page, 'offers open')).toEqual([]);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(offers).not.toHaveAttribute('open');
  await expect(page.locator('body')).not.toHaveClass(/\bopen\b/);

  // By the browser's Back button, so that no click outside is involved.
  await offers.locator('summary').click();
  await expect(page.locator('body')).toHaveClass(/\bopen\b/);
  await page.goForward();
  await expect(page).toHaveURL('/faqs');
  await expect(page.locator('body')).not.toHaveClass(/\bopen\b/);
  await page.goBack();
  await expect(page).toHaveURL(SPECIALS);
  await expect(offers).not.toHaveAttribute('open');
});

for (const { words, offersTitle, apply, applied } of [
  { words: english, offersTitle: 'My Offers', apply: 'Apply', applied: 'Code Applied' },
  { words: spanish, offersTitle: 'Mis ofertas', apply: 'Aplicar', applied: 'Código aplicado' },
]) {
  test(`Apply applies the code, a second press removes it (${words.lang})`, async ({ page }) => {
    await haveStore(page, words);
    await page.goto(words.prefix + SPECIALS);
    const offers = page.locator('details', { hasText: offersTitle });
    await offers.locator('summary').click();
    await expect(offers.getByRole('listitem')).toHaveCount(4);
    await offers.getByRole('button', { name: apply }).first().click();
    const button = offers.getByRole('button', { name: applied });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await offers.locator('summary').click();
    await expect(button).toBeVisible();
    await button.click();
    await expect(button).toBeHidden();
    await expect(offers.getByRole('button', { name: apply })).toHaveCount(4);
  });
}

test.describe('when an answer is lost', () => {
  test.use({ allowedProblems: [/ERR_FAILED .*offers/] });

  test('the offer says that it was not changed, and can be applied again', async ({ page }) => {
    await haveStore(page);
    await page.goto(SPECIALS);
    const offers = page.locator('details', { hasText: 'My Offers' });
    await offers.locator('summary').click();
    await page.route('**/offers.data*', (route) => route.abort());
    await offers.getByRole('button', { name: 'Apply' }).first().click();
    await expect(offers.getByRole('alert')).toHaveText('We couldn’t change the offer. Please try again.');
    expect(await findViolations(page, 'refused offer')).toEqual([]);
    await page.unrouteAll();
    await offers.getByRole('button', { name: 'Apply' }).first().click();
    await expect(offers.getByRole('button', { name: 'Code Applied' })).toBeVisible();
    await expect(offers.getByRole('alert')).toHaveCount(0);
  });
});

test('without a store it asks for one', async ({ page }) => {
  await page.goto(SPECIALS);
  const offers = page.locator('details', { hasText: 'My Offers' });
  await offers.locator('summary').click();
  await offers.getByRole('link', { name: 'Find your store' }).click();
  await expect(page.getByRole('heading', { name: 'Find Your Store', level: 1 })).toBeVisible();
});

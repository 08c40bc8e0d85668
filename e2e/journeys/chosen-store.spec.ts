import { findViolations } from '../support/axe.ts';
import { accountButton, accountWords, logIn, registerAccount, signInLink } from '../support/steps/account.ts';
import { haveStore } from '../support/steps/forms.ts';
import { openWithStore } from '../support/steps/store.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

for (const { words, chosen, shopIt } of [
  { words: english, chosen: 'Your store is 123 Main St, Plano', shopIt: 'Shop what’s in stock' },
  { words: spanish, chosen: 'Su tienda es 123 Main St, Plano', shopIt: 'Ver lo disponible' },
]) {
  test(`a choice on the finder's page stays there, says so and leads on (${words.lang})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWithStore(page, words);
    await expect(page).toHaveURL(/find-a-store\?postalCode=75024&chosen=04217$/);
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { name: chosen });
    await expect(heading).toBeFocused();
    await expect(main.getByRole('listitem')).toHaveCount(10);
    expect(await findViolations(page, `chosen store in ${words.lang}`)).toEqual([]);
    await main.getByRole('button', { name: words.makeMyStore }).first().click();
    await expect(heading).toBeHidden();
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeFocused();
    await main.getByRole('link', { name: shopIt }).first().click();
    await expect(page).toHaveURL(/\/shop-all\?availability=/);
  });
}

test('a choice for a task goes back to it', async ({ page }) => {
  await page.goto('/cart');
  await page.goto('/find-a-store?postalCode=75024&returnTo=/cart');
  await page.getByRole('button', { name: english.makeMyStore }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('status').getByText(/^My Store: /)).toBeVisible();
});

test('signing out keeps the store and its prices', async ({ page, request, baseURL }) => {
  const { email } = await registerAccount(request, baseURL ?? '');
  await haveStore(page);
  await page.goto('/login');
  await logIn(page.getByRole('main'), email);
  await expect(page).toHaveURL(/\/account$/);
  const signOut = page.getByRole('banner').getByRole('button', { name: accountWords.english.signOut });
  await expect(async () => {
    if (!(await signOut.isVisible())) await accountButton(page, 'Maria').click();
    await expect(signOut).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await signOut.click();
  await expect(signInLink(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Store: 123 Main St' })).toBeVisible();
  await expect(page.getByText('Did we get it right?')).toHaveCount(0);
  await page.goto('/c/furniture/living-room');
  await expect(page.getByRole('article').first()).toContainText('$');
});

for (const { words, today, directions } of [
  { words: english, today: /^Today, \w+/, directions: /^Get Directions/ },
  { words: spanish, today: /^Hoy, \S+/, directions: /^Cómo llegar/ },
]) {
  test(`the store's page and the contact page show where it is and when it is open (${words.lang})`, async ({
    page,
  }) => {
    await haveStore(page, words);
    for (const path of ['/find-your-store/storeid/04217?postalCode=75024', '/contact-us']) {
      await page.goto(words.prefix + path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: /123 Main St/ })).toBeVisible();
      const hours = main.getByRole('table');
      await expect(hours.getByRole('row')).toHaveCount(7);
      await expect(hours.getByRole('row').first().getByRole('rowheader')).toHaveText(today);
      await expect(hours.getByRole('row').first()).toHaveAttribute('aria-current', 'date');
      await expect(main.getByRole('img').filter({ hasText: 'Main St' })).toContainText('Plano');
      await expect(main.getByRole('link', { name: '(214) 555-0142' })).toHaveAttribute(
        'href',
        'tel:2145550142',
      );
      await expect(main.getByRole('link', { name: directions })).toHaveAttribute('href', /maps\/dir/);
      expect(await findViolations(page, path)).toEqual([]);
    }
  });
}

test('without a store the contact page asks for a ZIP code', async ({ page }) => {
  await page.goto('/contact-us');
  await expect(page.getByRole('main').getByLabel(english.postalCode)).toBeVisible();
});

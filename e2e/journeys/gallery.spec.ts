import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { FIRST_VISIT_MS, type Gallery, openGallery, startGallery } from '../support/gallery.ts';
import { expect, test, WITH_MOTION, WITH_PICTURES } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

test.use(WITH_PICTURES);

test.use(WITH_MOTION);

let gallery: Gallery | undefined;

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(FIRST_VISIT_MS);
  gallery = await startGallery(browser);
});
test.afterAll(() => gallery?.stop());

const open = (page: Page, prefix = '', hash = '') =>
  openGallery(page, `${gallery?.url}${prefix}/dev/ui${hash}`);

test.describe('the built shop', () => {
  test.use({ allowedProblems: [/status of 404/] });

  test('has no component gallery', async ({ page }) => {
    const answer = await page.goto('/dev/ui');
    expect(answer?.status()).toBe(404);
  });
});

for (const { prefix, lang } of [english, spanish]) {
  test(`axe finds nothing on any component, at two widths and 320 px (${lang})`, async ({ page }) => {
    const found: string[] = [];
    await open(page, prefix);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await findViolations(page, `${lang} ${width}`)));
    }
    expect(found).toEqual([]);
  });
}

/** Contrast is measured once what fades in has done so; an overlay begins with the frame after it was mounted. */
async function endOfFading(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

test('dialog, drawer and prompt trap the focus, close by Escape and return the focus', async ({ page }) => {
  await open(page);
  for (const [opener, role, name] of [
    ['Open dialog', 'dialog', 'Your store'],
    ['Open drawer', 'dialog', 'Your store'],
    ['Ask', 'alertdialog', 'Confirm Action'],
  ] as const) {
    const button = page.getByRole('button', { name: opener, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const overlay = page.getByRole(role, { name });
    await expect(overlay).toBeVisible();
    await endOfFading(page);
    expect(await findViolations(page, opener)).toEqual([]);
    for (let count = 0; count < 6; count += 1) {
      await page.keyboard.press('Tab');
      await expect(overlay.locator(':focus').or(page.locator('body:focus'))).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('the prompt uses the specification’s text, and a click outside does not answer it', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const prompt = page.getByRole('alertdialog', { name: 'Confirm Action' });
  await expect(prompt).toContainText('Are you sure you want to continue?');
  await expect(prompt.getByRole('button', { name: 'No', exact: true })).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(prompt).toBeVisible();
  await prompt.getByRole('button', { name: 'Yes' }).click();
  await expect(prompt).toBeHidden();
});

test('popover, menu and tooltip work by keyboard', async ({ page }) => {
  await open(page);
  const store = page.getByRole('button', { name: 'Your store', exact: true });
  await store.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your store' })).toBeVisible();
  expect(await findViolations(page, 'popover')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(store).toBeFocused();

  const account = page.getByRole('button', { name: 'Account', exact: true });
  await account.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'My Account Dashboard' })).toBeFocused();
  expect(await findViolations(page, 'menu')).toEqual([]);
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();

  await page.keyboard.press('Tab');
  const tooltip = page.getByText('Saved Items', { exact: true });
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});

test('tabs are in the address hash, by keyboard and by link', async ({ page }) => {
  await open(page);
  await page.getByRole('tab', { name: 'Schedule' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Documents' })).toHaveAttribute('aria-selected', 'true');
  expect(new URL(page.url()).hash).toBe('#documents');
  await open(page, '', '#history');
  await expect(page.getByRole('tabpanel').getByText('20 of 78 payments are made.')).toBeVisible();
});

test('phone and code fields format what is typed and accept what is pasted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('ControlOrMeta+v');
  };
  const phone = page.locator('#phone-empty');
  await phone.pressSequentially('21455501429');
  await expect(phone).toHaveValue('(214) 555-0142');
  await phone.press('Home');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await page.keyboard.type('9');
  await expect(phone).toHaveValue('(914) 555-0142');
  await phone.clear();
  await paste('+1 (214) 555-0177');
  await expect(phone).toHaveValue('(214) 555-0177');

  const code = page.locator('#code-empty');
  await code.focus();
  await paste('Your code: 123-456');
  await expect(code).toHaveValue('123456');
});

test('password strength updates while typing, and the password can be shown', async ({ page }) => {
  await open(page);
  const password = page.locator('#password-none');
  await password.fill('Rowan&berries26');
  await expect(page.getByText('Strong password')).toHaveCount(2);
  await expect(password).toHaveAttribute('type', 'password');
  await password.press('Tab');
  await page.keyboard.press('Space');
  await expect(password).toHaveAttribute('type', 'text');
});

test('the carousel moves by itself, and stops for Pause, focus and reduced motion', async ({ page }) => {
  await open(page);
  const carousel = page.getByRole('region', { name: 'This week at your store' });
  const position = carousel.getByText(/^\d of 6$/);
  await carousel.scrollIntoViewIfNeeded();
  await expect(position).not.toHaveText('1 of 6');
  await carousel.getByRole('button', { name: 'Pause' }).click();
  await carousel.getByRole('button', { name: 'Play' }).press('Shift+Tab');
  const stopped = Number((await position.textContent())?.at(0));
  await carousel.getByRole('button', { name: 'Next items' }).press('Enter');
  await expect(position).toHaveText(`${(stopped % 6) + 1} of 6`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(carousel.getByRole('button', { name: 'Play' })).toBeHidden();
  await open(page);
  await expect(carousel.getByRole('button', { name: 'Pause' })).toBeHidden();
  await carousel.getByRole('button', { name: 'Previous items' }).click();
  await expect(position).toHaveText('6 of 6');
});

test('the deals form opens in a dialog, which closes after submitting', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Open deals sign-up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Email' });
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled();
  expect(await findViolations(page, 'deals dialog')).toEqual([]);
  await dialog.getByLabel('Email', { exact: true }).fill('modal@example.com');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('status').getByText('Thanks for signing up!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/sign-up-for-deals\/confirmation$/);
});

test('a chart has a text summary and a table with every amount', async ({ page }) => {
  await open(page);
  const chart = page.getByRole('figure', { name: 'What you have paid, and what is left' });
  await expect(chart.getByRole('img', { name: /grows from \$0 to \$1,949\.22/ })).toBeVisible();
  await expect(chart.getByText('Paid so far').first()).toBeVisible();
  await chart.getByText('The amounts as a table').click();
  await expect(chart.getByRole('row')).toHaveCount(10);
  await expect(chart.getByRole('row').nth(3)).toContainText('$499.80');
  await expect(chart.getByRole('row').nth(3)).toContainText('$1,449.42');
});

test('the map numbers its stores and says how many there are', async ({ page }) => {
  await open(page);
  const map = page.getByRole('img', { name: /5 stores/ });
  await expect(map).toBeVisible();
  for (const number of [1, 2, 3, 4, 5])
    await expect(map.getByText(String(number), { exact: true })).toBeVisible();
});

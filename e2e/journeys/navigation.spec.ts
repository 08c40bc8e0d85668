import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

const departments = (page: Page) =>
  page.getByRole('navigation', { name: /^(Departments|Departamentos)$/ }).locator('> ul > li');

/** The panel that a department's link controls. */
async function panelOf(page: Page, name: string) {
  const link = departments(page).getByRole('link', { name, exact: true }).first();
  await expect(link).toHaveAttribute('aria-expanded', 'true');
  return page.locator(`#${await link.getAttribute('aria-controls')}`);
}

for (const words of [english, spanish]) {
  test(`every tab opens on hover, a department in at most five columns, at two widths (${words.lang})`, async ({
    page,
  }) => {
    await page.goto(`${words.prefix}/faqs`);
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const triggers = departments(page).locator('> a[aria-expanded]');
      const names = await triggers.allTextContents();
      expect(names.length).toBeGreaterThanOrEqual(6);
      for (const name of names) {
        await triggers.getByText(name, { exact: true }).hover();
        const panel = await panelOf(page, name);
        await expect(panel).toBeVisible();
        await expect(panel.getByRole('link').first()).toBeVisible();
        if (/^(My Offers|Mis ofertas)$/.test(name)) continue;
        const columns = await panel.locator('> div > *:not(ul)').evaluateAll((parts) => {
          const edges = parts.map((part) => Math.round(part.getBoundingClientRect().left));
          return new Set(edges).size;
        });
        expect(columns, name).toBeGreaterThanOrEqual(2);
        expect(columns, name).toBeLessThanOrEqual(5);
      }
      await expect(departments(page).locator('[aria-expanded="true"]')).toHaveCount(1);
      expect(await findViolations(page, `menu at ${width}`)).toEqual([]);
      await page.mouse.move(width / 2, 780);
      await expect(departments(page).locator('[aria-expanded="true"]')).toHaveCount(0);
    }
  });
}

test('the menu works by keyboard: Enter opens, the arrow moves in, Escape returns the focus', async ({
  page,
}) => {
  await page.goto('/faqs');
  const furniture = departments(page).getByRole('link', { name: 'Furniture', exact: true });
  await furniture.focus();
  await expect(furniture).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  const panel = await panelOf(page, 'Furniture');
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(furniture).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/c/furniture');
});

for (const { words, menu, first, second, back, viewAll } of [
  {
    words: english,
    menu: 'Menu',
    first: 'Furniture',
    second: 'Living Room',
    back: 'Back',
    viewAll: 'View All Living Room',
  },
  {
    words: spanish,
    menu: 'Menú',
    first: 'Muebles',
    second: 'Sala',
    back: 'Atrás',
    viewAll: 'Ver todo en Sala',
  },
]) {
  test(`the drawer goes down level by level and back up (${words.lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${words.prefix}/faqs`);
    await page.getByRole('button', { name: menu, exact: true }).click();
    const drawer = page.getByRole('dialog', { name: menu });
    await drawer.getByRole('button', { name: first }).click();
    await drawer.getByRole('button', { name: second }).click();
    await expect(drawer.getByRole('heading', { name: second })).toBeVisible();
    expect(await findViolations(page, 'drawer')).toEqual([]);
    await drawer.getByRole('button', { name: back }).click();
    await expect(drawer.getByRole('heading', { name: first })).toBeVisible();
    await drawer.getByRole('button', { name: back }).click();
    await expect(drawer.getByRole('button', { name: back })).toHaveCount(0);
    await drawer.getByRole('button', { name: first }).click();
    await drawer.getByRole('button', { name: second }).click();
    await drawer.getByRole('link', { name: viewAll, exact: true }).click();
    await expect(page).toHaveURL(`${words.prefix}/c/furniture/living-room`);
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { name: second, level: 1 })).toBeVisible();
  });
}

test('the drawer is 346 px wide and leaves a margin in narrower windows', async ({ page }) => {
  for (const [width, expected] of [
    [768, 346],
    [390, 346],
    [320, 280],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/faqs');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
    expect((await drawer.boundingBox())?.width).toBe(expected);
  }
});

test('a category that is not flagged for the menu is in no menu, but has its page', async ({ page }) => {
  await page.goto('/menu');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Kids Bedroom', exact: true })).toBeVisible();
  await expect(page.locator('a[href$="/bunk-beds"]')).toHaveCount(0);
  expect((await page.goto('/c/bunk-beds'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Bunk Beds', level: 1 })).toBeVisible();
});

test('categories that the chosen store does not rent are not in the menu', async ({ page }) => {
  await page.goto('/find-a-store?postalCode=06106');
  await expect(departments(page).getByRole('link', { name: 'Smartphones' })).toBeVisible();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '615 Park St' }) });
  await row.getByRole('button', { name: english.makeMyStore }).click();
  await expect(page.getByRole('link', { name: 'My Store: 615 Park St' }).first()).toBeVisible();
  await expect(departments(page).getByRole('link', { name: 'Smartphones' })).toHaveCount(0);
  await expect(departments(page).getByRole('link', { name: 'Furniture' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('button', { name: 'Furniture' })).toBeVisible();
  await expect(drawer.getByText('Smartphones')).toHaveCount(0);
});

for (const { words, menu, department, inside, outside } of [
  {
    words: english,
    menu: 'Menu',
    department: 'Furniture',
    inside: 'Sign up for deals',
    outside: 'Minnesota and Wisconsin',
  },
  {
    words: spanish,
    menu: 'Menú',
    department: 'Muebles',
    inside: 'Reciba ofertas',
    outside: 'Minnesota y Wisconsin',
  },
]) {
  test(`the content adds links to the menu, and those to other hosts leave the shop (${words.lang})`, async ({
    page,
  }) => {
    await page.goto(`${words.prefix}/faqs`);
    await departments(page).getByRole('link', { name: department }).hover();
    const panel = await panelOf(page, department);
    const external = panel.getByRole('link', { name: outside, exact: true });
    await expect(external).toHaveAttribute('href', 'https://lakeland-home.example/');
    await expect(external.locator('svg')).toBeVisible();
    const link = panel.getByRole('link', { name: inside, exact: true });
    await expect(link.locator('svg')).toHaveCount(0);
    await link.click();
    await expect(page).toHaveURL(`${words.prefix}/rac-specials/sign-up-for-deals`);
    await expect(panel).toBeHidden();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${words.prefix}/faqs`);
    await page.getByRole('button', { name: menu, exact: true }).click();
    const drawer = page.getByRole('dialog', { name: menu });
    await expect(drawer.getByRole('link', { name: outside, exact: true })).toHaveAttribute(
      'href',
      'https://lakeland-home.example/',
    );
    await drawer.getByRole('link', { name: inside, exact: true }).click();
    await expect(page).toHaveURL(`${words.prefix}/rac-specials/sign-up-for-deals`);
    await expect(drawer).toBeHidden();
  });
}

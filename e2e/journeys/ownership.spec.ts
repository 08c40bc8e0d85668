import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { addToCart, chooseFrequency, SOFA } from '../support/steps/catalog.ts';
import { haveStore } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

const section = (page: Page, name = 'Your path to ownership') => page.getByRole('region', { name });
const slider = (page: Page) => section(page).getByRole('slider', { name: 'Payments made before you buy it' });

test('the path to ownership shows every date: by keyboard, pointer, steps and typing', async ({ page }) => {
  await haveStore(page);
  await page.goto(SOFA.path);
  const path = section(page);
  await path.scrollIntoViewIfNeeded();
  const sentence = path.getByText(/^Buy it (?:after|today)|^After \d/).first();
  await expect(sentence).toContainText('Buy it after 20 weekly payments (');
  await expect(sentence).toContainText('you pay $974.61 total.');
  await expect(path).toContainText(
    '20 payments made$499.80Price to buy that day$474.81Payments you no longer owe58',
  );
  await expect(path).toContainText('the price to buy it rises from $324.87 to $649.74.');
  await expect(path).toContainText('that is $324.87 more than the cash price.');
  await expect(path).toContainText('Add $13.00 to each of the 25 payments after the first and they will.');

  await slider(page).press('ArrowRight');
  await expect(sentence).toContainText('after 21 weekly payments');
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    /^21 weekly payments, .*: \$449\.82 to buy it$/,
  );
  await slider(page).press('Home');
  await expect(sentence).toHaveText('Buy it today and you pay $974.61 total.');
  await slider(page).press('PageUp');
  await expect(sentence).toContainText(/after [2-9] weekly payments|after 1\d weekly payments/);
  await slider(page).press('End');
  await expect(sentence).toContainText('it’s yours, and you have paid $1,949.22 total.');

  await path.getByRole('button', { name: 'One payment fewer' }).click();
  await expect(sentence).toContainText('after 77 weekly payments');
  await path.getByRole('spinbutton').fill('27');
  // 674.73 paid, and 637.25 on that day: same as cash is over.
  await expect(sentence).toContainText('you pay $1,311.98 total.');
  // Announced once, after the slider has stopped.
  await expect(path.locator('[aria-live=polite]')).toContainText('after 27 weekly payments');

  const plot = path.getByRole('img', { name: /^A chart from/ });
  const box = await plot.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 30);
  await expect(sentence).toContainText('after 39 weekly payments');

  await path.getByText('See it as a table').click();
  await expect(path.getByRole('row', { name: /^26 last one same as cash/ })).toContainText('$324.87');
  await expect(path.getByRole('row', { name: /^78 / })).toContainText('$1,949.22$0.00$1,949.22');
  expect(await findViolations(page, 'path to ownership')).toEqual([]);
});

test('the path follows frequency and condition, and shows the cart’s cash price', async ({ page }) => {
  await haveStore(page);
  await page.goto(SOFA.path);
  const path = section(page);
  await chooseFrequency(page, 3);
  await expect(path).toContainText('Buy it after 4 monthly payments');
  await expect(path).toContainText('you pay $974.61 total.');
  await page.getByRole('radio', { name: /^Pre-owned \(Great\)/ }).check();
  await expect(path).toContainText('you pay $758.67 total.');
  await page.getByRole('radio', { name: /^New/ }).check();
  const dialog = await addToCart(page);
  await dialog.getByRole('link', { name: english.viewCart }).click();
  await expect(page.getByRole('main')).toContainText('Cash price $974.61');

  const wholeCart = section(page);
  await expect(wholeCart).toContainText('Everything in your cart, if it is delivered by');
  await slider(page).press('Home');
  await expect(wholeCart).toContainText('Buy it today and you pay $974.61 total.');
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(wholeCart).toContainText('Yours: $3,898.44');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the path is a chart, a sentence and a table', async ({ page }) => {
    await haveStore(page);
    await page.goto(`${spanish.prefix}${SOFA.path}`);
    const path = section(page, 'Su camino para ser dueño');
    await expect(path).toContainText('Cómprelo después de 20 pagos semanales');
    await expect(path.getByRole('img', { name: /^Una gráfica del/ })).toBeVisible();
    await expect(path.getByRole('slider')).toBeHidden();
    await path.getByText('Verlo como tabla').click();
    await expect(path.getByRole('row', { name: /^78 / })).toContainText('$1,949.22');
  });
});

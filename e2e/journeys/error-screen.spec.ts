import { findViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowedProblems: [/status of 500/] });

for (const { prefix, link, title, message, support, refresh, heading } of [
  {
    prefix: '',
    link: 'Contact Us',
    title: "This page isn't working",
    message:
      'An error has occurred. Try refreshing the page or if you need immediate help please contact support.',
    support: 'Contact Support',
    refresh: 'Refresh the page',
    heading: 'Talk to your store',
  },
  {
    prefix: '/es-us',
    link: 'Contáctenos',
    title: 'Esta página no funciona',
    message:
      'Ocurrió un error. Intente actualizar la página o, si necesita ayuda inmediata, comuníquese con soporte.',
    support: 'Comuníquese con Soporte',
    refresh: 'Actualizar la página',
    heading: 'Hable con su tienda',
  },
]) {
  test(`a page that fails says so, can be refreshed and links to support (${link})`, async ({ page }) => {
    await page.goto(`${prefix}/faqs`);
    await page.route('**/contact-us.data*', (route) => route.fulfill({ status: 500, body: 'secret reason' }));
    const frame = page.getByRole('banner').or(page.locator('link[rel=stylesheet]'));
    const before = await frame.elementHandles();
    expect(before).toHaveLength(2);
    await page.getByRole('banner').getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const part of before) expect(await part.evaluate((element) => element.isConnected)).toBe(true);
    const main = page.getByRole('main');
    await expect(main).toContainText(message);
    await expect(main.getByText(/secret reason|Error:|\bat .*\.js/)).toHaveCount(0);
    await expect(page).toHaveTitle(new RegExp(title));
    expect(await findViolations(page, 'error screen')).toEqual([]);
    await expect(main.getByRole('link', { name: support })).toHaveAttribute('href', `${prefix}/contact-us`);
    await main.getByRole('button', { name: refresh }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(`${prefix}/contact-us`);
  });
}

test.describe('an error that nobody catches', () => {
  test.use({ allowedProblems: [/a defect of the page/] });

  test('is sent to the shop’s log with the path of its page', async ({ page }) => {
    await page.goto('/es-us/faqs');
    const answer = page.waitForResponse((response) => response.url().endsWith('/browser-errors'));
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('a defect of the page');
      });
    });
    expect((await answer).status()).toBe(204);
    const sent = new URLSearchParams((await answer).request().postData() ?? '');
    expect(sent.get('path')).toBe('/es-us/faqs');
    expect(sent.get('error')).toContain('Error: a defect of the page');
  });
});

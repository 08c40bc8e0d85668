import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

test('the compiled texts of each language are served at their address', async ({ request }) => {
  for (const [locale, id, text] of [
    ['en-US', 'shell.search.submit', 'Search'],
    ['es-US', 'shell.search.submit', 'Buscar'],
  ] as const) {
    const answer = await request.get(`/static/translations/compiled/${locale}.json`);
    expect(answer.headers()['content-type']).toContain('application/json');
    const messages: Record<string, unknown> = await answer.json();
    expect(messages[id]).toEqual([{ type: 0, value: text }]);
  }
  expect((await request.get('/static/translations/compiled/fr-FR.json')).status()).toBe(404);
});

test('a page loads scripts with the texts of its own language and no other', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, folder] = /\/assets\/(.+)\.js$/.exec(request.url()) ?? [];
    if (folder) asked.push(folder.slice(0, 6));
  });
  await page.goto('/es-us/faqs', { waitUntil: 'networkidle' });
  expect(new Set(asked)).toEqual(new Set(['es-US-']));
});

test.describe('texts that fail to load', () => {
  test.use({ allowedProblems: [/ERR_FAILED|status of 503/] });

  for (const { prefix, cart } of [english, spanish]) {
    for (const failure of ['cut off', '503'] as const) {
      test(`are logged, and the page keeps those that the server wrote (${cart}, ${failure})`, async ({
        page,
      }) => {
        const logged: string[] = [];
        page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
        await page.route(/\/assets\/e[ns]-US-[^/]+\/.+\.js$/, (route) =>
          failure === '503' ? route.fulfill({ status: 503 }) : route.abort(),
        );
        // Such a page is never hydrated.
        await page.goto(`${prefix}/faqs`, { waitUntil: 'commit' });
        await expect.poll(() => logged.join('\n')).toMatch(/ERR_FAILED|status of 503/);
        await expect(page.locator('body')).not.toContainText(/\b(shell|page|listing)\.\w+/);
        // A department's link is a plain link without JavaScript.
        await page
          .getByRole('banner')
          .getByRole('link', { name: cart === 'Your cart' ? 'Cart' : 'Carrito' })
          .click();
        await expect(page).toHaveURL(`${prefix}/cart`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(cart);
      });
    }
  }
});

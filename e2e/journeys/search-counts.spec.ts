import { collectEvents } from '../support/steps/analytics.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

type Counted = { readonly action: string; readonly query: string; readonly hasResult: boolean };

test.describe('with consent to performance', () => {
  test.use({ consent: ['performance'] });

  test('searches are counted once in a tab, by their words beside the events, and no event has them', async ({
    page,
    context,
  }) => {
    const events = await collectEvents(context);
    const counted: Counted[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname !== '/events') return;
      const searches = new URLSearchParams(request.postData() ?? '').get('searches');
      if (searches) counted.push(...(JSON.parse(searches) as Counted[]));
    });
    const answered: number[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname === '/events') answered.push(response.status());
    });
    const couch = { query: 'couch', hasResult: true };

    await page.goto('/search?q=couch');
    await expect.poll(() => events.filter(({ action }) => action === 'viewSearch')).toHaveLength(1);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    // Going back before the product is shown would never leave the search.
    await expect.poll(() => events.filter(({ action }) => action === 'viewProduct')).toHaveLength(1);
    await page.goBack();
    await expect.poll(() => events.filter(({ action }) => action === 'viewSearch')).toHaveLength(2);
    const ofCouch = [
      { action: 'viewSearch', ...couch },
      { action: 'clickSearch', ...couch },
    ];
    // Sent every five seconds.
    await expect.poll(() => counted).toEqual(ofCouch);
    await page.goto('/search?q=blorfenstrk');
    await expect.poll(() => events.filter(({ action }) => action === 'viewSearch')).toHaveLength(3);
    const unknown = { action: 'viewSearch', query: 'blorfenstrk', hasResult: false };
    await expect.poll(() => counted).toEqual([...ofCouch, unknown]);
    expect(new Set(answered)).toEqual(new Set([204]));
    const all = JSON.stringify(events);
    for (const words of ['couch', 'blorfenstrk'])
      expect([words, all.includes(words)]).toEqual([words, false]);
  });
});

for (const { words, letters } of [english, spanish].flatMap((words) => [
  { words, letters: 'x' },
  { words, letters: 'sofá ' },
  { words, letters: '沙发' },
])) {
  test(`${words.lang}: 5,000 letters such as "${letters}" are answered`, async ({ page }) => {
    const query = letters.repeat(5000).slice(0, 5000);
    const response = await page.goto(`${words.prefix}/search?q=${encodeURIComponent(query)}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
}

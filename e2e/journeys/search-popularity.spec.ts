import type { Page } from '@playwright/test';
import { editDatabase } from '../support/database.ts';
import { collectEvents } from '../support/steps/analytics.ts';
import { haveStore } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';

const tiles = (page: Page) => page.getByRole('main').getByRole('article');
/** Ids of the products of a list, which are the same in all languages. */
async function idsAt(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await expect(tiles(page).first()).toBeVisible();
  const links = tiles(page).getByRole('heading').getByRole('link');
  return links.evaluateAll((all: HTMLAnchorElement[]) =>
    all.map(({ pathname }) => pathname.split('/').at(-1) ?? ''),
  );
}

test.use({ consent: ['functional', 'performance'] });

test('of results that are equally good, the one that a visitor pressed moves up with the next day’s job', async ({
  page,
  context,
  ownShop,
  editShop,
}) => {
  const shop = await ownShop();
  const events = await collectEvents(context);
  // Clicks of a visit that is remembered count: without a store there is none.
  await page.goto(shop.url);
  await haveStore(page);
  const [first, second, ...others] = await idsAt(page, `${shop.url}/search?q=microwave`);
  await expect.poll(() => events.some(({ action }) => action === 'viewSearch')).toBe(true);
  const kept = page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname === '/events' &&
      (response.request().postData() ?? '').includes('clickSearch'),
  );
  await tiles(page).nth(1).getByRole('heading').getByRole('link').click();
  expect((await kept).status()).toBe(204);

  await page.goto('about:blank');
  await editShop(shop, async () => {
    const planned = await editDatabase<{ id: string }>(
      shop.database,
      `update jobs set run_at = now() where kind = 'refresh-demand' and status = 'waiting' returning id`,
    );
    expect(planned).toHaveLength(1);
  });

  const wanted = [second, first, ...others];
  await expect.poll(() => idsAt(page, `${shop.url}/search?q=microwave`)).toEqual(wanted);
  expect(await idsAt(page, `${shop.url}/es-us/search?q=microondas`)).toEqual(wanted);
});

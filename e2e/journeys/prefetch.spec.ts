import type { Page } from '@playwright/test';
import { haveAccount } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';

type Answers = {
  /** Statuses in the order of the answers. */
  read(): Promise<number[]>;
  forget(): void;
};

/** The answers with data of a product, as the network had to send them. */
function followAnswers(page: Page): Answers {
  const statuses: Promise<number[]>[] = [];
  page.on('response', (response) => {
    if (!/\/p\/.*\.data/.test(response.url())) return;
    const status = response.status();
    const sizes = response.request().sizes();
    statuses.push(
      sizes.then(({ responseBodySize }) => (responseBodySize > 0 || status === 204 ? [status] : [])),
    );
  });
  return {
    read: async () => (await Promise.all(statuses)).flat(),
    forget: () => {
      statuses.length = 0;
    },
  };
}

async function pointAndPress(page: Page, place = 0, between = async () => {}): Promise<void> {
  await page.goto('/c/furniture/living-room');
  const link = page.locator('main article[data-product] h3 a').nth(place);
  const name = await link.textContent();
  const ahead = page.waitForResponse(/\/p\/.*\.data/);
  await link.hover();
  await (await ahead).finished();
  await between();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
}

test('a product that was pointed at is loaded once, before the press', async ({ page }) => {
  const answers = followAnswers(page);
  let place = 0;
  // A busy machine may press later than the browser keeps the answer: then the next product is tried.
  await expect(async () => {
    answers.forget();
    await pointAndPress(page, place++);
    expect(await answers.read()).toEqual([200]);
  }).toPass();
});

test('what was loaded ahead is not shown to a shopper who has chosen another frequency since', async ({
  page,
}) => {
  await page.goto('/');
  const answers = followAnswers(page);
  await pointAndPress(page, 0, async () => {
    const form = { frequency: 'MONTHLY' };
    const headers = { Origin: new URL(page.url()).origin };
    const answer = await page.request.post('/frequency', { form, headers, maxRedirects: 0 });
    expect(answer.headers()['set-cookie']).toContain('MONTHLY');
  });
  const statuses = await answers.read();
  // A press may also have it loaded ahead once more.
  expect(statuses.length).toBeGreaterThan(1);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('nothing of a customer’s is loaded ahead, as no browser keeps it', async ({ page }) => {
  await haveAccount(page);
  const answers = followAnswers(page);
  await pointAndPress(page);
  expect(await answers.read()).toEqual([204, 200]);
});

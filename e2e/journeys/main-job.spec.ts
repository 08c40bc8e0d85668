import { doMainJob } from '../support/main-job.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

/** Words that only an English page has; names of people, places and brands are none of them. */
const ENGLISH =
  /\b(the|your|you|and|with|cart|store|stores|payment|payments|price|week|weekly|month|monthly|every|checkout|total cost|add|sign in|search|saved?|shipping|returns|privacy|help|account|items?|new|in stock|delivery|agreement|card|close|next|previous|home|menu|show|filters|sort)\b/i;

/** Addresses, and the names of the states. */
const NO_TEXT = /\/url:|- option /;

test('the main job in English: from the home page to a signed agreement', async ({ page }) => {
  const { orderNo, agreementNumber } = await doMainJob(page, { words: english, frequency: 1 });
  expect(orderNo).toMatch(/^\d{8}$/);
  expect(agreementNumber).toMatch(/^04217-\d+$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the main job in Spanish: every page speaks Spanish under /es-us/', async ({ page }) => {
    const leftovers: string[] = [];
    await doMainJob(page, {
      words: spanish,
      frequency: 3,
      onPage: async (current, name) => {
        await expect(current.locator('html')).toHaveAttribute('lang', 'es-US');
        if (name !== 'agreement') expect(new URL(current.url()).pathname).toMatch(/^\/es-us\//);
        // The accessibility tree holds labels, pictures' texts and placeholders too; addresses do not count.
        const tree = await current.locator('body').ariaSnapshot();
        const lines = [await current.title(), ...tree.split('\n').filter((line) => !NO_TEXT.test(line))];
        // Roles stand unquoted in front of what is read out.
        const spoken = lines.map((line) => line.replace(/^\s*- (?:'?[a-z]+)(?=[\s:])/, ''));
        leftovers.push(
          ...spoken.filter((line) => ENGLISH.test(line)).map((line) => `${name}: ${line.trim()}`),
        );
      },
    });
    expect(leftovers).toEqual([]);
  });
});

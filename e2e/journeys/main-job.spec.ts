import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { doMainJob } from '../support/main-job.ts';
import { expect, test, WITH_PICTURES } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

test.use(WITH_PICTURES);

/** Words that only appear on English pages; names of people, places and brands are excluded. */
const ENGLISH =
  /\b(the|your|you|and|with|cart|store|stores|payment|payments|price|week|weekly|month|monthly|every|checkout|total cost|add|sign in|search|saved?|shipping|returns|privacy|help|account|items?|new|in stock|delivery|agreement|card|close|next|previous|home|menu|show|filters|sort)\b/i;
/** Addresses, and the names of the states. */
const NO_TEXT = /\/url:|- option /;

/** Lines of the accessibility tree, which holds labels, pictures' texts and placeholders too, that are English. */
async function findEnglish(page: Page, name: string): Promise<string[]> {
  // What is named in its own language, as the English copy of the agreement is.
  const marked = (await page.locator('main [lang="en-US"]').allInnerTexts()).flatMap((text) =>
    text.split('\n'),
  );
  const tree = await page.locator('body').ariaSnapshot();
  const lines = [await page.title(), ...tree.split('\n').filter((line) => !NO_TEXT.test(line))];
  // Roles are unquoted and precede the accessible name.
  const spoken = lines.map((line) => line.replace(/^\s*- (?:'?[a-z]+)(?=[\s:])/, ''));
  return spoken
    .filter((line) => ENGLISH.test(line) && !marked.some((text) => text !== '' && line.includes(text)))
    .map((line) => `${name}: ${line.trim()}`);
}

const WINDOWS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
] as const;

for (const viewport of WINDOWS) {
  test.describe(`the main job at ${viewport.width} px, accessible on every page`, () => {
    test.use({ viewport: { ...viewport } });

    test('in English: from the home page to a signed agreement', async ({ page }) => {
      const violations: string[] = [];
      const { orderNo, agreementNumber } = await doMainJob(page, {
        words: english,
        frequency: 1,
        onPage: async (current, name) => void violations.push(...(await findViolations(current, name))),
      });
      expect(orderNo).toMatch(/^\d{8}$/);
      expect(agreementNumber).toMatch(/^04217-\d+$/);
      expect(violations).toEqual([]);
    });

    test('in Spanish: every page is in Spanish under /es-us/', async ({ page }) => {
      const violations: string[] = [];
      const leftovers: string[] = [];
      await doMainJob(page, {
        words: spanish,
        frequency: 3,
        onPage: async (current, name) => {
          await expect(current.locator('html')).toHaveAttribute('lang', 'es-US');
          if (name !== 'agreement') expect(new URL(current.url()).pathname).toMatch(/^\/es-us\//);
          leftovers.push(...(await findEnglish(current, name)));
          violations.push(...(await findViolations(current, name)));
        },
      });
      expect(leftovers).toEqual([]);
      expect(violations).toEqual([]);
    });
  });
}

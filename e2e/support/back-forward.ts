import type { Page } from '@playwright/test';
import { browserWithoutPictures } from './browser.ts';

/** The headless shell can restore no page, but names what else would stop it; a whole Chromium (`CHROMIUM_PATH`) restores them. */
const UNABLE = 'BackForwardCacheDisabledForDelegate';
/** Follows from any other reason. */
const CONSEQUENCE = 'BrowsingInstanceNotSwapped';

/** Launch options with the back-forward cache, which Playwright turns off. */
export const withBackForwardCache = {
  ...browserWithoutPictures,
  ignoreDefaultArgs: ['--disable-back-forward-cache', ...browserWithoutPictures.ignoreDefaultArgs],
};

/**
 * Leaves the page for another document, does something there, and comes back.
 * @returns why the browser didn't restore the page as it was left, as Chromium names it; empty where it did, or where the page
 * doesn't stop it and the browser can restore none
 */
export async function leaveAndReturn(page: Page, meanwhile = async () => {}): Promise<readonly string[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.enable');
  const reasons: string[] = [];
  cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
  });
  const left = page.url();
  await page.evaluate(() =>
    addEventListener('pageshow', () => document.documentElement.setAttribute('data-restored', '')),
  );
  await page.goto('about:blank');
  await meanwhile();
  const returned = page.waitForEvent('framenavigated');
  // Not `page.goBack`, which waits until a document has loaded.
  await page.evaluate(() => setTimeout(() => history.back()));
  await returned;
  const isRestored = (await page.locator('html[data-restored]').count()) > 0;
  await cdp.detach();
  if (isRestored) return [];
  const ofPage = reasons.filter((reason) => reason !== UNABLE && reason !== CONSEQUENCE);
  if (!reasons.includes(UNABLE) && ofPage.length === 0) return [`${left} was not restored`, ...reasons];
  return ofPage;
}

/** What a page hears that the browser restores, for browsers that can't. */
export async function beRestored(page: Page, meanwhile: () => Promise<unknown>): Promise<void> {
  const tell = (type: string) =>
    page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
  await tell('pagehide');
  await meanwhile();
  await tell('pageshow');
}

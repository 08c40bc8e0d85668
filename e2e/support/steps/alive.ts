import type { Page } from '@playwright/test';

/** Opens a page and waits until its scripts have come: before that a click does what plain links and forms do. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}

/** Does what makes the browser open a document by itself, and waits until that one is alive. */
export async function openingAlive(page: Page, act: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await act();
  await loaded;
  await isAlive(page);
}

/** Until the last part of the page has its code: React keeps its properties on an element that is alive. */
export const isAlive = (page: Page) =>
  page.waitForFunction(() => {
    const hasProperties = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps$'));
    if ('takeEarlyInput' in window) return false;
    // A page that isn't React's, or that stays as the server wrote it.
    if (!hasProperties(document.documentElement)) return true;
    return [...document.querySelectorAll('button, select, details')].every(hasProperties);
  });

/**
 * From now on the page is alive when `goto` and `reload` come back, as for a shopper who reads before they click; what
 * happens earlier has journeys of its own. `waitUntil: 'commit'` doesn't wait.
 */
export function waitUntilAlive(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (options?.waitUntil !== 'commit') await isAlive(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    await isAlive(page);
    return response;
  };
}

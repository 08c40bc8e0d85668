import type { Page } from '@playwright/test';

/** Opens a page and waits until its scripts have loaded: before that, links and forms work natively. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}

/** Does what makes the browser open a document by itself, and waits until that one is hydrated. */
export async function openingHydrated(page: Page, act: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await act();
  await loaded;
  await isHydrated(page);
}

/** Until the last part of the page has its code: React keeps its properties on an hydrated element. */
export const isHydrated = (page: Page) =>
  page.waitForFunction(() => {
    const hasProperties = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps$'));
    if ('takeEarlyInput' in window) return false;
    // A page that isn't React's, or that stays as the server wrote it.
    if (!hasProperties(document.documentElement)) return true;
    return [...document.querySelectorAll('button, select, details')].every(hasProperties);
  });

/**
 * From now on the page is hydrated when `goto` and `reload` come back, as for a shopper who reads before they click; what
 * happens earlier has journeys of its own. `waitUntil: 'commit'` doesn't wait.
 */
export function waitUntilHydrated(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (options?.waitUntil !== 'commit') await isHydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    await isHydrated(page);
    return response;
  };
}

import type { Page } from '@playwright/test';

/** Does what makes the browser open a document by itself, and waits until that one is hydrated. */
export async function openingHydrated(page: Page, act: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await act();
  await loaded;
  await isHydrated(page);
}

/**
 * Until the code of the page's last part has loaded: the shop marks the document and each late part then. A scroll asks
 * for the parts that wait for the shopper's first move, which would load by themselves seconds later.
 */
export const isHydrated = (page: Page) =>
  page.waitForFunction(
    () => {
      if ('takeEarlyInput' in window) return false;
      // A page that isn't React's, or that stays as the server wrote it.
      if (!document.documentElement.hasAttribute('data-hydrated')) return true;
      if (document.querySelector('template[data-late-part]:not([data-hydrated])') === null) return true;
      window.dispatchEvent(new Event('scroll'));
      return false;
    },
    undefined,
    // By time: a page that isn't painted, as on a busy machine, has no animation frames.
    { polling: 50 },
  );

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

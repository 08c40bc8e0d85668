import type { Locator, Page, Request } from '@playwright/test';
import { expect } from '../expect.ts';

/** What a page has asked for and not received yet, for the report of one that never gets its code. */
const openRequests = new WeakMap<Page, Set<Request>>();

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
export async function isHydrated(page: Page): Promise<void> {
  // Not `waitForFunction`: it brings all that Playwright can do in a page into each document, which is a twentieth of what loading one costs.
  const hydrated = await page.evaluate(waitForCode, POLLING).catch((error: Error) => {
    if (error.message.includes(LEFT)) return null;
    throw error;
  });
  if (hydrated === null) return isHydrated(page);
  if (!hydrated) throw new Error(`The page has no code:\n${await describeWaiting(page)}`);
}

/** A minute and a half. */
const POLLING = { polls: 1_800, everyMs: 50 };
/** What Playwright says when another document came. */
const LEFT = 'Execution context was destroyed';

/** Runs in the page. */
async function waitForCode({ polls, everyMs }: { polls: number; everyMs: number }): Promise<boolean> {
  for (let poll = 0; poll < polls; poll += 1) {
    if (!('takeEarlyInput' in window)) {
      // A page that isn't React's, or that stays as the server wrote it.
      if (!document.documentElement.hasAttribute('data-hydrated')) return true;
      if (document.querySelector('template[data-late-part]:not([data-hydrated])') === null) return true;
      window.dispatchEvent(new Event('scroll'));
    }
    // By time: a page that isn't painted has no animation frames. Not by a timer: a journey may have stopped the clock.
    await scheduler.postTask(() => {}, { delay: everyMs });
  }
  return false;
}

/** Scrolls to an element whose code comes when it is seen, and waits for that code: it replaces the element. */
export async function seeHydrated(element: Locator): Promise<void> {
  await expect(async () => {
    await element.evaluate((seen) => seen.scrollIntoView({ block: 'center' }));
    expect(await element.locator('xpath=ancestor-or-self::*[@data-waits]').count()).toBe(0);
  }).toPass({ timeout: 60_000 });
}

/** What a page that stays without its code still waits for. */
async function describeWaiting(page: Page): Promise<string> {
  const facts = await page.evaluate(() => ({
    url: location.href,
    isDocumentHydrated: !('takeEarlyInput' in window),
    waitingParts: [...document.querySelectorAll('template[data-late-part]:not([data-hydrated])')].map(
      ({ nextElementSibling }) => nextElementSibling?.outerHTML.slice(0, 120),
    ),
    waitingForData: document.querySelectorAll('template[id^="B:"], template[id^="P:"]').length,
    readyState: document.readyState,
    visibility: document.visibilityState,
    received: performance
      .getEntriesByType('resource')
      .map(
        (entry) => `${entry.name} from ${Math.round(entry.startTime)} for ${Math.round(entry.duration)} ms`,
      ),
    hasFrames: false,
  }));
  facts.hasFrames = await Promise.race([
    page.evaluate(() => new Promise<boolean>((resolve) => requestAnimationFrame(() => resolve(true)))),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 5_000)),
  ]);
  const open = [...(openRequests.get(page) ?? [])].map((request) => `${request.method()} ${request.url()}`);
  return JSON.stringify({ ...facts, open }, null, 1);
}

/**
 * From now on the page is hydrated when `goto` and `reload` come back, as for a shopper who reads before they click; what
 * happens earlier has journeys of its own. `waitUntil: 'commit'` doesn't wait.
 */
export function waitUntilHydrated(page: Page): void {
  const open = new Set<Request>();
  openRequests.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
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

import { type BrowserContext, type BrowserContextOptions, test as base } from '@playwright/test';
import { browserWithoutPixels, wholeBrowser } from './browser.ts';
import { isOnServer, removeDatabase } from './database.ts';
import { expect } from './expect.ts';
import { logRequests } from './request-log.ts';
import { type Shop, type ShopOptions, startShop } from './shop.ts';
import { waitUntilHydrated } from './steps/hydration.ts';

type ConsentCategory = 'functional' | 'performance' | 'advertising';

/**
 * A newer choice aborts the data of an older one while it streams, and React Router leaves that rejection
 * unhandled (remix-run/react-router#14761). Nothing is lost: the newer answer follows.
 */
const SUPERSEDED = /^uncaught: AbortError: BodyStreamBuffer was aborted/;

type Fixtures = {
  /** Whether the browser was asked to sign up for deals before: the modal would come up in a journey that has to wait. */
  wasAskedForDeals: boolean;
  /** Categories of cookies that the browser allows beside the necessary ones; null before an answer. */
  consent: readonly ConsentCategory[] | null;
  /** Console errors and failed requests that a journey provokes on purpose. */
  allowedProblems: RegExp[];
  /** Errors that the browser reported; anything not allowed fails the journey. */
  problems: string[];
  /** Another shopper, with their own cookies. */
  newShopper: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A separate shop process, stopped after the journey. */
  ownShop: (options?: ShopOptions) => Promise<Shop>;
  /** Changes data of a shop of its own, which stops for it and starts again where its database is embedded. */
  editShop: (shop: Shop, edit: () => Promise<unknown>) => Promise<Shop>;
};

const COOKIE = {
  domain: 'localhost',
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'Lax',
} as const;

/** An answer to the cookie banner, by `formatConsent` of the domain. */
const consentCookie = (categories: readonly ConsentCategory[]) => ({
  ...COOKIE,
  name: 'consent',
  value: `1.5a4e7a1c-52f4-4d0b-9c3e-0b0f6c1e7a55.${categories.join('-')}`,
});

/** For every shop: cookies know no ports. */
const DECLINED = {
  ...COOKIE,
  name: 'signUpDeclined',
  value: '1',
} as const;

function watch(context: BrowserContext, problems: string[]): void {
  context.on('console', (message) => {
    // Violations of the content security policy arrive as console errors too.
    // A script without a text that it needs says so in a warning.
    if (message.type() !== 'error' && !message.text().startsWith('Missing message')) return;
    problems.push(`${message.text()} (${message.location().url}, on ${message.page()?.url() ?? 'a worker'})`);
  });
  context.on('weberror', (error) => {
    problems.push(`uncaught: ${error.error().stack ?? error.error().message}`);
  });
}

/** For journeys that are about motion: the others run without. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** For journeys that compare screenshots: the others draw nothing. */
export const WITH_PIXELS = {
  screenshot: 'only-on-failure',
  launchOptions: wholeBrowser,
} as const;

/** For journeys that look at pictures, or at all that a page loads: the others run without. */
export const WITH_PICTURES = { launchOptions: browserWithoutPixels } as const;

/** Journeys run against the shop that the global setup started, and fail on any error that the browser reports. */
export const test = base.extend<Fixtures>({
  allowedProblems: [[], { option: true }],
  wasAskedForDeals: [true, { option: true }],
  consent: [[], { option: true }],

  baseURL: async ({ browserName: _ }, use) => {
    const url = process.env.SHOP_URL;
    if (!url) throw new Error('The global setup did not start a shop.');
    await use(url);
  },

  problems: async ({ allowedProblems }, use) => {
    const problems: string[] = [];
    await use(problems);
    const unexpected = problems.filter(
      (problem) => ![SUPERSEDED, ...allowedProblems].some((allowed) => allowed.test(problem)),
    );
    expect(unexpected, 'errors that the browser reported').toEqual([]);
  },

  // After a shop of its own in this list, so that pages close before it stops: what they still ask for is no error.
  context: async (
    { ownShop: _, context, problems, javaScriptEnabled, wasAskedForDeals, consent },
    use,
    journey,
  ) => {
    watch(context, problems);
    const requests = logRequests(context);
    if (wasAskedForDeals) await context.addCookies([DECLINED]);
    if (consent) await context.addCookies([consentCookie(consent)]);
    if (javaScriptEnabled !== false) context.on('page', waitUntilHydrated);
    await use(context);
    // What failed once may not fail again while its trace is recorded.
    if (journey.status !== journey.expectedStatus)
      console.log(`Requests of “${journey.title}”:\n${requests()}`);
  },

  newShopper: async ({ ownShop: _, browser, baseURL, viewport, problems }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport, ...options });
      watch(context, problems);
      await context.addCookies([DECLINED, consentCookie([])]);
      if (options?.javaScriptEnabled !== false) context.on('page', waitUntilHydrated);
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },

  ownShop: async ({ browserName: _ }, use) => {
    const started: Shop[] = [];
    await use(async (options) => {
      const shop = await startShop(options);
      started.push(shop);
      return shop;
    });
    await Promise.all(started.map((shop) => shop.kill()));
    for (const database of new Set(started.map((shop) => shop.database))) await removeDatabase(database);
  },

  editShop: async ({ ownShop }, use) => {
    await use(async (shop, edit) => {
      if (isOnServer(shop.database)) {
        await edit();
        return shop;
      }
      await shop.stop();
      await edit();
      return ownShop(shop);
    });
  },
});

export { expect };

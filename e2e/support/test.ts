import { test as base } from '@playwright/test';

/** Journeys run against the shop that the global setup started. */
export const test = base.extend({
  baseURL: async ({ browserName: _ }, use) => {
    const url = process.env.SHOP_URL;
    if (!url) throw new Error('The global setup did not start a shop.');
    await use(url);
  },
});

export { expect } from '@playwright/test';

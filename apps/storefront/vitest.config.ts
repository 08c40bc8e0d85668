import { defineConfig } from 'vitest/config';

// React as it is shipped: the one for development notes a stack for every element, a third of a page's time.
process.env.NODE_ENV = 'production';

/** Without the application's plugins: unit tests need no route table. */
export default defineConfig({
  test: {
    name: 'storefront',
    // Files share what they import, which took half of the time; a file restores what it replaces.
    isolate: false,
    maxWorkers: '100%',
    include: ['{app,server,scripts}/**/*.test.{ts,tsx}'],
    provide: { testServerUrl: process.env.TEST_DATABASE_URL ?? null },
    globalSetup: ['scripts/compile-translations.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});

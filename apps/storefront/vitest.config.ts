import { defineConfig } from 'vitest/config';

/** Without the application's plugins: unit tests need no route table. */
export default defineConfig({
  test: {
    name: 'storefront',
    // Files share what they import, which took half of the time; a file restores what it replaces.
    isolate: false,
    maxWorkers: '100%',
    include: ['{app,server,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: ['scripts/compile-translations.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});

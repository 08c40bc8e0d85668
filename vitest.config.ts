import { defineConfig } from 'vitest/config';

/** Tests of pure code: no server, no database, no mock, so files may share a worker. Each app has a suite of its own. */
export default defineConfig({
  test: {
    isolate: false,
    testTimeout: 30_000,
    include: ['{packages,scripts,tools}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'tools/boundaries/fixtures/**'],
  },
});

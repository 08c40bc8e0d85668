import { defineConfig } from 'vitest/config';

/** Unit tests that need no server and no database; each app has a suite of its own. */
export default defineConfig({
  test: {
    include: ['{packages,scripts,tools}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'tools/boundaries/fixtures/**'],
  },
});

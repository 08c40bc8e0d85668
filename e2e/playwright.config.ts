import { defineConfig } from '@playwright/test';
import { browserWithoutPictures } from './support/browser.ts';

export default defineConfig({
  testDir: './journeys',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // Some wait for a provider's late answer or a shop's restart: meanwhile a third uses the machine.
  workers: 3,
  // A journey that passes only on its retry is reported as flaky; `npm test` repeats it and fails unless all repeats pass.
  retries: 1,
  forbidOnly: true,
  // Against a hang only: a journey through the whole checkout takes a minute on a slow machine with other work.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  outputDir: 'test-results/artifacts',
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: browserWithoutPictures,
    viewport: { width: 1280, height: 900 },
    // As patient as expectations, twice: what is not there is reported, and not waited for until the journey's time is over.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    // Less work for the browser; and contrast is measured once animations have ended.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a fifth of the suite's time, so it is opt-in.
    trace: process.env.TRACE ? 'retain-on-failure' : 'on-first-retry',
    // Without pixels a screenshot never comes.
    screenshot: process.env.TRACE ? 'only-on-failure' : 'off',
  },
});

import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './support/browser.ts';

export default defineConfig({
  testDir: './journeys',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // A journey that passes only on its retry is reported as flaky; `npm test` fails on a flaky journey without an entry.
  retries: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  outputDir: 'test-results/artifacts',
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: { executablePath: await findChromium(), args: chromiumArgs },
    viewport: { width: 1280, height: 900 },
    // As patient as expectations, twice: what is not there is reported, and not waited for until the journey's time is over.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Less work for the browser; and contrast is measured once animations have ended.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a fifth of the suite's time, so it is opt-in.
    trace: process.env.TRACE ? 'retain-on-failure' : 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});

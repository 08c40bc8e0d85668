import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './support/browser.ts';

export default defineConfig({
  testDir: './journeys',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // What passes only then is reported as flaky; `npm test` fails when more than two are.
  retries: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  outputDir: 'test-results/artifacts',
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: { executablePath: await findChromium(), args: chromiumArgs },
    viewport: { width: 1280, height: 900 },
    // Recording costs a fifth of the suite's time, so it is for whoever looks into a failure.
    trace: process.env.TRACE ? 'retain-on-failure' : 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});

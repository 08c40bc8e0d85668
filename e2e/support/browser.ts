import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';

/** Chromium for the tests: `CHROMIUM_PATH`, else the one that arrives by npm. */
export async function findChromium(): Promise<string> {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (!existsSync(configured)) throw new Error(`CHROMIUM_PATH names no file: ${configured}`);
    return configured;
  }
  return chromium.executablePath();
}

/** The npm build knows only the headless shell; site isolation and web security stay on, as for shoppers. */
export const chromiumArgs = [
  '--no-sandbox',
  '--headless=shell',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
  '--hide-scrollbars',
];

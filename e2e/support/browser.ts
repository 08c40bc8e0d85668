import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Libraries of Chromium that a minimal machine may lack; the npm package ships them too. */
function hasSystemLibraries(): boolean {
  try {
    return execFileSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' }).includes('libnss3.so');
  } catch {
    return false;
  }
}

/** Chromium for the tests: `CHROMIUM_PATH`, else the one that arrives by npm. */
export async function findChromium(): Promise<string> {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (!existsSync(configured)) throw new Error(`CHROMIUM_PATH names no file: ${configured}`);
    return configured;
  }
  // The package unpacks its own libraries when it detects a machine without them.
  if (!hasSystemLibraries()) process.env.CODEBUILD_BUILD_IMAGE ??= 'nodejs24';
  const { default: chromium } = await import('@sparticuz/chromium');
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
  // A journey's pages live for seconds: optimising their code costs an eighth of the renderers' time.
  '--js-flags=--no-turbofan,--no-maglev,--always-sparkplug',
];

/** Pictures are a sixth of what a page costs browser and shop: journeys that don't look at any leave them out. */
export const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false';

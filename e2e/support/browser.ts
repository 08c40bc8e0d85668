import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { findScratchFolder } from '../../scripts/project/scratch-folder.ts';

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
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
  '--hide-scrollbars',
  // A journey's pages live for seconds: optimising their code costs an eighth of the renderers' time, collecting their young objects
  // every megabyte a twentieth.
  '--js-flags=--no-turbofan,--no-maglev,--always-sparkplug,--min-semi-space-size=16',
];

const ON_DISK = '--disable-dev-shm-usage';
/** A run's databases in memory, and the browsers beside them. */
const NEEDED_BYTES = 12_000_000_000;

/** Playwright keeps what Chromium's processes share in files on the disk, for containers with little memory to share: a twelfth of its work. */
const needlessArgs = findScratchFolder(NEEDED_BYTES) === tmpdir() ? [] : [ON_DISK];

/** How journeys launch the browser that draws what it shows. */
export const wholeBrowser = {
  executablePath: await findChromium(),
  args: chromiumArgs,
  ignoreDefaultArgs: needlessArgs,
};

const drawingNothing = (settings: string) =>
  // A trace shows what was drawn.
  process.env.TRACE
    ? wholeBrowser
    : { ...wholeBrowser, args: [...chromiumArgs, `--blink-settings=${settings}`] };

const NO_PIXELS = 'acceleratedCompositingEnabled=false';

/**
 * Without compositing, pages are laid out, scrolled by script or key and hit by the pointer as ever, but no pixel is drawn: a
 * fifth of the browser's work. The wheel scrolls nothing then, and a screenshot never comes.
 */
export const browserWithoutPixels = drawingNothing(NO_PIXELS);

/** For journeys that don't look at pictures either, which are a sixth of what a page costs browser and shop. */
export const browserWithoutPictures = drawingNothing(`imagesEnabled=false,${NO_PIXELS}`);

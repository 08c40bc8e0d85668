import { findChromium } from '../e2e/support/browser.ts';

/** For `.ci/run`, which asks the system whether it has the libraries that this browser is linked to. */
console.log(await findChromium());

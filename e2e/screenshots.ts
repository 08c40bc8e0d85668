/** Takes a screenshot of every page of the main job at three widths in both languages: `npm run screenshots`. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from './support/browser.ts';
import { removeDatabase } from './support/database.ts';
import { doMainJob } from './support/main-job.ts';
import { startShop } from './support/shop.ts';
import { apply, SSN } from './support/steps/application.ts';
import { openApplicationAlone } from './support/steps/checkout.ts';
import { english, spanish, type Words } from './support/words.ts';

const WIDTHS = [390, 768, 1440] as const;
const OUTCOMES = [SSN.conditional, SSN.declined, SSN.failure, SSN.webForm] as const;
const MORE_PAGES = [
  'instant-approval',
  'search?q=sofa',
  'find-a-store?postalCode=55401',
  'find-your-store/storeid/04217',
  'how-rac-works',
  'faqs',
  'contact-us',
  'no-such-page',
  'shop-all',
  'login',
  'cart',
  'declined',
] as const;

const folder = path.join(import.meta.dirname, 'screenshots');
mkdirSync(folder, { recursive: true });

async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const isDialog = /dialog|-open/.test(name);
  await page.screenshot({
    path: path.join(folder, `${name}.png`),
    fullPage: !isDialog,
    animations: 'disabled',
  });
}

/** The menu of the width, and the search box with its suggestions. */
async function shootOpenShell(page: Page, words: Words, suffix: string): Promise<void> {
  await page.goto(`${words.prefix}/`, { waitUntil: 'networkidle' });
  const department = page.locator('header nav a[aria-expanded]').first();
  if (await department.isVisible()) {
    await department.hover();
    await page.locator('header nav a[aria-expanded="true"]').waitFor();
  } else {
    await page.locator('header a[aria-haspopup="dialog"]').first().click();
    await page.getByRole('dialog').waitFor();
  }
  await shoot(page, `menu-open-${suffix}`);
  await page.goto(`${words.prefix}/`, { waitUntil: 'networkidle' });
  await page.getByRole('combobox').filter({ visible: true }).first().fill('sof');
  await page.getByRole('option').first().waitFor();
  await shoot(page, `search-open-${suffix}`);
}

const runningUrl = process.env.SHOP_URL;
const ownShop = runningUrl ? null : await startShop();
const baseURL = runningUrl ?? ownShop?.url ?? '';
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
try {
  for (const width of WIDTHS) {
    for (const words of [english, spanish]) {
      const suffix = `${words.lang.slice(0, 2)}-${width}`;
      const context = await browser.newContext({
        baseURL,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      console.log(`The main job, ${words.lang} at ${width} px …`);
      await doMainJob(page, {
        words,
        frequency: 0,
        onPage: async (current, name) => {
          await shoot(current, `${name.replaceAll(' ', '-')}-${suffix}`);
          if (name !== 'review') return;
          const cart = await context.newPage();
          await cart.goto(`${words.prefix}/cart`);
          await shoot(cart, `cart-unsigned-${suffix}`);
          await cart.close();
        },
      });
      for (const address of MORE_PAGES) {
        await page.goto(`${words.prefix}/${address}`);
        await shoot(
          page,
          `${address.replace(/[/?].*/, '')}${address.includes('55401') || address === 'cart' ? '-empty' : ''}-${suffix}`,
        );
      }
      await shootOpenShell(page, words, suffix);
      await context.close();
      for (const ssn of OUTCOMES) {
        const applicant = await browser.newContext({ baseURL, viewport: { width, height: 900 } });
        const applying = await applicant.newPage();
        await openApplicationAlone(applying, words);
        await apply(applying, ssn, words);
        await applying.waitForURL((url) => !url.pathname.endsWith('/instant-approval'));
        await shoot(applying, `${new URL(applying.url()).pathname.split('/').at(-1)}-${suffix}`);
        await applicant.close();
      }
    }
  }
} finally {
  await browser.close();
  if (ownShop) {
    await ownShop.stop();
    await removeDatabase(ownShop.database);
  }
}
console.log(`The pictures are in ${folder}`);

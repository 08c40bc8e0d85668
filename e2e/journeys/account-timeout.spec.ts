import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import {
  accountWords,
  logIn,
  newEmail,
  registerAccount,
  signInAtProvider,
  signInLink,
} from '../support/steps/account.ts';
import { expect, test } from '../support/test.ts';

/** The demo retailer's session: 15 minutes, of which the last third is counted down. */
const WARNING_AFTER_MS = 10 * 60_000;
const COUNTDOWN_MS = 5 * 60_000;
const TOAST_MS = 5_000;

/** An account page that watches the shopper: it has written when they were active. */
async function openWatchedAccount(page: Page, prefix = ''): Promise<void> {
  // An account page would write again; this address has no scripts.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.removeItem('accountActivity'));
  await page.goto(`${prefix}/account`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accountActivity'))).not.toBeNull();
}

test('KEEP ME SIGNED IN resets the session; at the end of the countdown the provider’s session ends too', async ({
  page,
  baseURL,
}) => {
  await page.clock.install();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continue with Okta' }).click();
  await signInAtProvider(page, newEmail('sso.example'));
  await expect(page).toHaveURL(/\/account$/);
  await openWatchedAccount(page);
  const dialog = page.getByRole('dialog', { name: 'Are you still there?' });
  await page.clock.fastForward(WARNING_AFTER_MS);
  await expect(dialog.getByText(/^(5 min 0|4 min 5\d) s$/)).toBeVisible();
  const stay = dialog.getByRole('button', { name: 'KEEP ME SIGNED IN' });
  await expect(stay.first()).toBeFocused();
  expect(await findViolations(page, 'session warning')).toEqual([]);
  await stay.last().click();
  await expect(dialog).toBeHidden();

  await page.clock.fastForward(WARNING_AFTER_MS - 60_000);
  await expect(dialog).toBeHidden();
  await page.clock.fastForward(60_000);
  await expect(dialog).toBeVisible();
  const ended = page.waitForRequest(/\/idp\/end-session\?/);
  await page.clock.fastForward(COUNTDOWN_MS);
  await ended;
  await expect(page).toHaveURL(`${baseURL}/`);
  await expect(signInLink(page)).toBeVisible();
  const toast = page.getByText('You have been signed out due to inactivity.');
  await expect(toast).toBeVisible();
  await page.clock.fastForward(TOAST_MS);
  await expect(toast).toBeHidden();
});

test('in Spanish, SIGN OUT ends the session at once, and says so', async ({ page, request, baseURL }) => {
  const words = accountWords.spanish;
  const { email } = await registerAccount(request, baseURL ?? '');
  await page.clock.install();
  await page.goto(`${words.prefix}/login`);
  await logIn(page.getByRole('main'), email, undefined, words);
  await expect(page).toHaveURL(/\/account$/);
  await openWatchedAccount(page, words.prefix);
  await page.clock.fastForward(WARNING_AFTER_MS);
  const dialog = page.getByRole('dialog', { name: '¿Sigue ahí?' });
  await dialog.getByRole('button', { name: 'CERRAR SESIÓN' }).click();
  await expect(page.getByText('Se cerró su sesión por inactividad.')).toBeVisible();
  await expect(signInLink(page, words)).toBeVisible();
  await page.goto(`${words.prefix}/account`);
  await expect(page).toHaveURL(/\/login/);
});

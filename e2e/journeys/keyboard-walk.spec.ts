import type { Locator, Page } from '@playwright/test';
import { spanish } from '../support/spanish.ts';
import { APPLICANT, nextPayday, SSN } from '../support/steps/application.ts';
import { SOFA, tileOf } from '../support/steps/catalog.ts';
import { CARD, readConfirmation } from '../support/steps/checkout.ts';
import { haveStore } from '../support/steps/forms.ts';
import { isHydrated } from '../support/steps/hydration.ts';
import { expect, test } from '../support/test.ts';
import { english, type Words } from '../support/words.ts';

/** More than any page has. */
const MOST_TABS = 200;

/** What is wrong with where the focus is: nothing has it, or a bar hides it. Null when it can be seen. */
function focusProblem(): string | null {
  const element = document.activeElement;
  if (!element || element === document.body) return 'nothing has the focus';
  // The provider's fields have a focus of their own.
  if (element instanceof HTMLIFrameElement) return null;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const name = `<${element.tagName.toLowerCase()}> "${(element.textContent ?? '').trim().slice(0, 40)}"`;
  const middle = (from: number, to: number, limit: number) => (Math.max(0, from) + Math.min(limit, to)) / 2;
  if (bottom <= 0 || top >= innerHeight) return `${name} is out of sight, from ${top} to ${bottom}`;
  const hit = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight));
  const isSeen =
    hit !== null &&
    (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element));
  return isSeen ? null : `${name} is behind <${hit?.tagName.toLowerCase()}> "${hit?.className}"`;
}

/** Tabs to an element; on the way the focus is never lost and never hidden. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let count = 0; count < MOST_TABS; count += 1) {
    await page.keyboard.press('Tab');
    // A smooth scroll to the element may be under way.
    await expect.poll(() => page.evaluate(focusProblem)).toBeNull();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The focus did not come to ${target}`);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** A page or step of the shop that is opened without a new document has its heading focused. */
async function expectFocusedHeading(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

async function fillApplication(page: Page, words: Words): Promise<void> {
  const names = words.application;
  const main = page.getByRole('main');
  const field = (name: string) => main.getByLabel(name, { exact: true });
  const next = main.getByRole('button', { name: words.continueApplication });
  const [, home, income, review] = words.applicationSteps;
  await type(page, field(names.firstName), APPLICANT.firstName);
  await type(page, field(names.lastName), APPLICANT.lastName);
  await type(page, field(names.email), APPLICANT.email);
  await type(page, field(names.phone), APPLICANT.phone);
  await press(page, next);
  await expectFocusedHeading(page, home);
  await type(page, field(names.street), APPLICANT.street);
  await type(page, field(names.city), APPLICANT.city);
  await type(page, field(names.state), 'Texas');
  await type(page, field(names.postalCode), APPLICANT.postalCode);
  await type(page, field(names.years), '3');
  await type(page, field(names.months), '2');
  await press(page, next);
  await expectFocusedHeading(page, income);
  await type(page, field(names.income), APPLICANT.income);
  await type(page, field(names.payFrequency), words.frequencies[1]);
  const [year = '', month = '', day = ''] = nextPayday().split('-');
  await type(page, field(names.nextPayday), month + day + year);
  await press(page, next);
  await expectFocusedHeading(page, review);
  const [birthMonth, birthDay, birthYear] = APPLICANT.birth;
  await type(page, field(names.month), birthMonth);
  await type(page, field(names.day), birthDay);
  await type(page, field(names.year), birthYear);
  await type(page, field(names.ssn), SSN.approved);
  await press(page, main.getByRole('checkbox', { name: names.consent }), 'Space');
  await press(page, main.getByRole('button', { name: words.apply }));
}

async function typeCard(page: Page): Promise<void> {
  for (let count = 0; count < MOST_TABS; count += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(focusProblem)).toBeNull();
    if (await page.evaluate(() => document.activeElement instanceof HTMLIFrameElement)) break;
  }
  const inThreeYears = `12${(new Date().getUTCFullYear() + 3) % 100}`;
  const name = `${APPLICANT.firstName} ${APPLICANT.lastName}`;
  const [first, ...others] = [CARD.good, inThreeYears, '123', APPLICANT.postalCode, name];
  await page.keyboard.type(first);
  for (const text of others) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
}

for (const [words, width, height] of [
  [english, 390, 844],
  // A large screen at 400 %.
  [english, 320, 256],
  [spanish, 1440, 900],
] as const) {
  test(`from the home page to a signed agreement by keyboard alone (${words.lang} at ${width})`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await haveStore(page, words);
    await page.goto(`${words.prefix}/`);
    await isHydrated(page);
    const main = page.getByRole('main');
    await press(page, main.getByRole('link', { name: new RegExp(`^${words.furniture}`) }));
    await expectFocusedHeading(page, words.furniture);
    await press(page, main.getByRole('link', { name: words.livingRoom, exact: true }));
    await expectFocusedHeading(page, words.livingRoom);
    await press(page, tileOf(page, SOFA.path).getByRole('link').first());
    await expectFocusedHeading(page, /Alder/);
    await press(page, page.locator('#add-to-cart button[type=submit]'));
    await press(page, page.getByRole('dialog').getByRole('link', { name: words.viewCart }));
    await expectFocusedHeading(page, words.cart);
    await press(page, page.getByRole('link', { name: words.proceed }).first());
    await press(page, page.getByRole('button', { name: words.typeItAll }));
    await expectFocusedHeading(page, words.applicationSteps[0]);
    await fillApplication(page, words);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words.approved);
    await isHydrated(page);
    await press(page, page.getByRole('link', { name: words.toCheckout }));
    await expectFocusedHeading(page, words.scheduleTitle);
    await press(page, page.getByRole('button', { name: words.toTerms }));
    await expectFocusedHeading(page, words.termsTitle);
    await press(page, page.getByRole('checkbox', { name: words.acceptTerms }), 'Space');
    await press(page, page.getByRole('button', { name: words.toPayment }));
    await expectFocusedHeading(page, words.paymentTitle);
    await expect(page.getByRole('button', { name: words.pay })).toBeEnabled();
    await typeCard(page);
    await press(page, page.getByRole('button', { name: words.pay }));
    await expectFocusedHeading(page, words.signTitle);
    await press(page, page.getByRole('link', { name: words.toSigning }));
    await press(page, page.getByRole('checkbox', { name: words.signConsent }), 'Space');
    await type(page, page.getByLabel(words.signName), `${APPLICANT.firstName} ${APPLICANT.lastName}`);
    await press(page, page.getByRole('button', { name: words.sign, exact: true }));
    await readConfirmation(page, words);
  });
}

test('removing the last item of a cart leaves the focus on the page', async ({ page }) => {
  await haveStore(page);
  await page.goto(SOFA.path);
  await isHydrated(page);
  await press(page, page.locator('#add-to-cart button[type=submit]'));
  await press(page, page.getByRole('dialog').getByRole('link', { name: english.viewCart }));
  await expectFocusedHeading(page, english.cart);
  await press(
    page,
    page
      .getByRole('main')
      .getByRole('button', { name: /^Remove/ })
      .first(),
  );
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect.poll(() => page.evaluate(focusProblem)).toBeNull();
});

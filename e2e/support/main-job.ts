import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import { APPLICANT, apply, SSN } from './steps/application.ts';
import {
  addToCart,
  chooseFrequency,
  FREQUENCY_INDEXES,
  type FrequencyIndex,
  frequencyChoice,
  SOFA,
  tileOf,
} from './steps/catalog.ts';
import {
  acceptTerms,
  CARD,
  cardField,
  chooseSchedule,
  expectStep,
  pay,
  readAgreementFiles,
  readConfirmation,
  sign,
  typeItAll,
} from './steps/checkout.ts';
import { amountAfter, asDollars, type FullPrice, readPrice } from './steps/price.ts';
import { chooseStore } from './steps/store.ts';
import { textOf } from './steps/text.ts';
import type { Words } from './words.ts';

type Options = {
  readonly words: Words;
  /** Which of the four payment frequencies the shopper ends on. */
  readonly frequency: FrequencyIndex;
  /** Called on each page of the journey. */
  readonly onPage?: (page: Page, name: string) => Promise<void>;
};

/** Switches through all frequencies: the payment follows, total and cash price stay. */
async function switchFrequencies(
  page: Page,
  words: Words,
  read: () => Promise<FullPrice>,
): Promise<FullPrice[]> {
  const seen: FullPrice[] = [];
  for (const index of FREQUENCY_INDEXES) {
    await chooseFrequency(page, index, words);
    await expect.poll(async () => (await read()).unit).toBe(words.units[index]);
    seen.push(await read());
  }
  const [weekly, biweekly] = seen;
  expect(biweekly?.paymentCents).toBe((weekly?.paymentCents ?? 0) * 2);
  expect(new Set(seen.map(({ paymentCents }) => paymentCents)).size).toBe(seen.length);
  expect(new Set(seen.map(({ totalCents, cashCents }) => `${totalCents} ${cashCents}`)).size).toBe(1);
  return seen;
}

/** Once payment days are chosen, the cart's total, bar and path have the schedule's payments, and a line has no count. */
async function expectScheduledCart(page: Page, paymentCount: number, words: Words): Promise<void> {
  const cart = await page.context().newPage();
  await cart.goto(`${words.prefix}/cart`);
  const line = cart.getByRole('main').getByRole('listitem').filter({ hasText: words.allRent }).first();
  expect(await textOf(line)).not.toMatch(words.payments);
  const summary = await textOf(cart.getByRole('complementary'));
  expect(Number(summary.match(words.payments)?.[1])).toBe(paymentCount);
  await cart.getByText(words.pathTable).click();
  await expect(cart.getByRole('table').getByRole('row').last()).toContainText(String(paymentCount));
  await cart.close();
}

async function browseToProduct(page: Page, { words, frequency, onPage }: Options): Promise<FullPrice> {
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${words.furniture}`) })
    .click();
  await expect(page.getByRole('heading', { name: words.furniture, level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: words.livingRoom, exact: true }).click();
  await expect(page.getByRole('heading', { name: words.livingRoom, level: 1 })).toBeVisible();
  await onPage?.(page, 'category');
  const tile = tileOf(page, SOFA.path);
  const onTile = await switchFrequencies(page, words, () => readPrice(tile, words));
  for (const other of await page.getByRole('article').all()) {
    expect((await readPrice(other, words)).unit, 'every tile follows').toBe(words.units[3]);
  }
  await tile.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${words.prefix}${SOFA.path}`));
  await expect(
    frequencyChoice(page, words).getByRole('radio', { name: words.frequencies[3], exact: true }),
  ).toBeChecked();
  const onProduct = await switchFrequencies(page, words, () => readPrice(page.getByRole('main'), words));
  expect(onProduct).toEqual(onTile);
  await chooseFrequency(page, frequency, words);
  await expect
    .poll(async () => (await readPrice(page.getByRole('main'), words)).unit)
    .toBe(words.units[frequency]);
  await onPage?.(page, 'product');
  return readPrice(page.getByRole('main'), words);
}

type CartNumbers = { readonly dueCents: number; readonly rentTotalCents: number };

async function checkCart(page: Page, price: FullPrice, { words, onPage }: Options): Promise<CartNumbers> {
  await expect(page.getByRole('heading', { name: words.cart, level: 1 })).toBeVisible();
  const line = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(line).toHaveCount(1);
  const lineText = await textOf(line);
  expect(lineText).toContain(asDollars(price.paymentCents));
  const summary = page.getByRole('complementary');
  expect(await readPrice(summary, words)).toEqual(price);
  const text = await textOf(summary);
  const rentCents = amountAfter(text, words.firstRent);
  const feeCents = amountAfter(text, words.processingFee);
  const dueCents = amountAfter(text, words.dueAtCheckout);
  expect(rentCents).toBe(price.paymentCents);
  const rentTotalCents = amountAfter(lineText, words.allRent);
  expect(rentTotalCents + feeCents).toBe(price.totalCents);
  await onPage?.(page, 'cart');
  return { dueCents, rentTotalCents };
}

/** Once payment days are chosen, every page and document has these. */
type AgreedNumbers = { readonly paymentCount: number; readonly withTaxCents: number };

function countAfter(text: string, label: string): number {
  return Number(text.slice(text.indexOf(label) + label.length).match(/\d+/)?.[0]);
}

async function checkAgreement(
  page: Page,
  price: FullPrice,
  cart: CartNumbers,
  agreed: AgreedNumbers,
  words: Words,
): Promise<string> {
  await expect(page.getByRole('button', { name: words.sign, exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', words.lang);
  const cell = (name: string) =>
    page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
      .getByRole('cell');
  await expect(cell(words.document.firstTotal)).toHaveText(asDollars(cart.dueCents));
  await expect(cell(words.document.regular)).toHaveText(asDollars(price.paymentCents));
  await expect(cell(words.document.totalRent)).toHaveText(asDollars(cart.rentTotalCents));
  await expect(cell(words.document.totalCost)).toHaveText(asDollars(price.totalCents));
  await expect(cell(words.document.totalWithTax)).toHaveText(asDollars(agreed.withTaxCents));
  await expect(cell(words.paymentCount)).toHaveText(String(agreed.paymentCount));
  await expect(cell(words.document.cash)).toHaveText(asDollars(price.cashCents));
  const document = await textOf(page.getByRole('article'));
  return document.match(new RegExp(`${words.agreementNumber}: (\\S+)`))?.[1] ?? '';
}

/**
 * The whole main job as a guest: from the home page to a signed agreement, with every amount the same to the cent
 * on every page that shows it.
 */
export async function doMainJob(page: Page, options: Options) {
  const { words, onPage } = options;
  await page.goto(`${words.prefix}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', words.lang);
  await onPage?.(page, 'home');
  await chooseStore(page, words, async () => onPage?.(page, 'find-a-store'));
  await page.getByRole('banner').getByRole('link', { name: words.home }).click();
  const price = await browseToProduct(page, options);

  const dialog = await addToCart(page, words);
  expect(await readPrice(dialog, words)).toEqual(price);
  await expect(dialog.getByText(words.subtotal)).toBeVisible();
  await expect(dialog.getByRole('heading', { name: words.youMightAlsoLike })).toBeVisible();
  await expect(dialog.getByRole('link', { name: words.proceed })).toHaveAttribute(
    'href',
    `${words.prefix}/checkout`,
  );
  await onPage?.(page, 'product with dialog');
  await dialog.getByRole('link', { name: words.viewCart }).click();
  const cart = await checkCart(page, price, options);

  await page.getByRole('link', { name: words.proceed }).click();
  await expect(page.getByRole('button', { name: words.typeItAll })).toBeVisible();
  await onPage?.(page, 'phone match');
  await typeItAll(page, words);
  await onPage?.(page, 'application');
  await apply(page, SSN.approved, words, options.frequency);
  await expect(page).toHaveURL(new RegExp(`${words.prefix}/approved$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(APPLICANT.firstName + words.approved);
  await expect(page.getByRole('main').getByText('$50', { exact: true })).toBeVisible();
  await onPage?.(page, 'approved');

  await page.getByRole('link', { name: words.toCheckout }).click();
  await expectStep(page, words.scheduleTitle);
  const schedule = await textOf(page.getByRole('main'));
  expect(schedule).toContain(asDollars(cart.dueCents));
  expect(amountAfter(schedule, words.totalToOwn)).toBe(price.totalCents);
  await onPage?.(page, 'schedule');
  await chooseSchedule(page, words);
  const terms = await textOf(page.getByRole('main'));
  expect(terms).toContain(asDollars(cart.dueCents));
  expect(amountAfter(terms, words.totalToOwn)).toBe(price.totalCents);
  const agreed: AgreedNumbers = {
    paymentCount: countAfter(terms, words.paymentCount),
    withTaxCents: amountAfter(terms, words.totalWithTax),
  };
  expect(amountAfter(schedule, words.totalWithTax)).toBe(agreed.withTaxCents);
  expect(schedule).toMatch(new RegExp(`\\b${agreed.paymentCount} `));
  await onPage?.(page, 'terms');
  await expectScheduledCart(page, agreed.paymentCount, words);
  await acceptTerms(page, words);
  await expect(page.getByRole('button', { name: words.pay })).toContainText(asDollars(cart.dueCents));
  await expect(cardField(page, words.card.number, words)).toBeVisible();
  await onPage?.(page, 'payment');
  await pay(page, CARD.good, words);

  await expectStep(page, words.signTitle);
  const review = await textOf(page.getByRole('main'));
  expect(review).toContain(asDollars(cart.dueCents));
  expect(countAfter(review, words.paymentCount)).toBe(agreed.paymentCount);
  expect(amountAfter(review, words.totalToOwn)).toBe(price.totalCents);
  expect(amountAfter(review, words.totalWithTax)).toBe(agreed.withTaxCents);
  await onPage?.(page, 'review');
  await page.getByRole('link', { name: words.toSigning }).click();
  const agreementNumber = await checkAgreement(page, price, cart, agreed, words);
  await onPage?.(page, 'agreement');
  await sign(page, words);
  const confirmation = await readConfirmation(page, words);
  expect(confirmation.agreementNumber).toBe(agreementNumber);
  expect(amountAfter(confirmation.text, words.paidToday)).toBe(cart.dueCents);
  expect(confirmation.text).toContain(asDollars(price.totalCents));
  expect(confirmation.text).toContain(asDollars(agreed.withTaxCents));
  expect(Number(confirmation.text.match(words.paymentsInAll)?.[1])).toBe(agreed.paymentCount);
  await onPage?.(page, 'confirmation');
  expect(await readAgreementFiles(page)).toEqual([
    `Agreement-${agreementNumber}.pdf`,
    `Contrato-${agreementNumber}.pdf`,
  ]);
  return confirmation;
}

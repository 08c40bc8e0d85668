import { addCouponToBasket, type Basket, getBasket, updateBasket } from '@ownpath/contracts/basket';
import { type PaySchedule, previewPaySchedule } from '@ownpath/contracts/checkout';
import { getOrder } from '@ownpath/contracts/orders';
import { getStateRule } from '@ownpath/domain/law';
import { FREQUENCIES, type Frequency } from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';
import { US_STATES } from '@ownpath/domain/stores';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { agreements, stores } from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { agreementOf, expectFiguresInText, expectSameInPdf } from '../../testing/document-figures.ts';
import { calculate, priceAfterSameAsCash } from '../../testing/rent-calculator.ts';
import { figuresOf } from '../../testing/schedule-figures.ts';
import { createJourney, type Journey, PLANO, SOFA } from '../../testing/shop-journey.ts';

let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
});
afterAll(() => engine.close());

const LAUNDRY_PAIR = 'front-load-washer-dryer-pair';
const item = (productId: string, condition: 'NEW' | 'USED_GREAT' = 'NEW', quantity = 1) => ({
  productId,
  quantity,
  c_racProductCondition: condition,
});
const kinds = {
  new: { items: [item(SOFA)], code: null },
  used: { items: [item(SOFA, 'USED_GREAT')], code: null },
  'two items with different terms': { items: [item(SOFA), item('sorrel-coffee-table')], code: null },
  bundle: { items: [item(LAUNDRY_PAIR)], code: null },
  promotion: { items: [item(SOFA)], code: 'FIRSTWEEK1' },
  'two pieces': { items: [item(SOFA, 'NEW', 2)], code: null },
} as const;
type Kind = keyof typeof kinds;

/** Rates of cities, three decimals of a percent: 8.125 %, 6.875 %, 8.875 %, 0 %, 10.25 %. */
const TAX_RATES = [8_125, 6_875, 8_875, 0, 10_250];
const choice = (frequency: Frequency) =>
  ({
    frequency,
    payday: 'FRI',
    nextPayday: '2026-11-27',
    semimonthlyDays: '1-15',
    dayOfMonth: 1,
    isAutopay: false,
  }) as const;
const paydays = { weekday: 5, fortnight: '2026-11-27', days: [1, 15], dayOfMonth: 1 } as const;

async function cartOf(kind: Kind): Promise<{ shopper: TestShopper; basketId: string }> {
  const shopper = await journey.guestIn();
  const { basketId } = await journey.basketWith(shopper, kinds[kind].items);
  const { code } = kinds[kind];
  if (code) {
    await engine.request('POST', pathOf(addCouponToBasket, { basketId }), { shopper, body: { code } });
  }
  return { shopper, basketId };
}

const carts = new Map<Kind, ReturnType<typeof cartOf>>();

/** One cart of a kind for all tests: of a used item there is one piece. */
function sharedCart(kind: Kind): ReturnType<typeof cartOf> {
  const cart = carts.get(kind) ?? cartOf(kind);
  carts.set(kind, cart);
  return cart;
}

/** The prices of the lines, as the cart shows them by the week. */
const goodsOf = ({ items }: Basket) =>
  items.map((line) => ({
    weekly: line.weeklyPaymentCents / line.quantity,
    weeks: line.totalCents / line.weeklyPaymentCents,
    cash: line.cashPriceCents / line.quantity,
    pieces: line.quantity,
  }));

function expectedOf(basket: Basket, schedule: PaySchedule, taxRate: number, kind: Kind) {
  const { sameAsCashDays, processingFeeCents } = schedule.quote;
  const figures = calculate({
    goods: goodsOf(basket),
    frequency: schedule.choice.frequency,
    signedOn: schedule.payments[0]?.dueDate ?? '',
    deliveredOn: schedule.deliveryDate,
    paydays,
    feeCents: processingFeeCents,
    taxRate,
    sameAsCashDays,
    ...(kinds[kind].code ? { firstRent: 100 } : {}),
  });
  return sameAsCashDays > 0 ? figures : { ...figures, sameAsCash: null };
}

async function check(
  cart: Awaited<ReturnType<typeof cartOf>>,
  kind: Kind,
  frequency: Frequency,
  rate: number,
  stateCode = 'TX',
  locale: Locale = 'en-US',
) {
  const { shopper, basketId } = cart;
  const basket = await engine.call(updateBasket, shopper, {
    params: { basketId },
    body: { c_rentalFrequency: frequency },
  });
  const schedule = await engine.call(previewPaySchedule, shopper, {
    body: { basketId, choice: choice(frequency) },
  });
  const expected = expectedOf(basket, schedule, rate, kind);
  expect(figuresOf(schedule)).toEqual(expected);
  if (expected.sameAsCash !== null) {
    const price = priceAfterSameAsCash(stateCode, expected);
    expect(schedule.sameAsCash?.buyOutAfterCents, `${stateCode} ${frequency} ${kind}`).toBe(price);
  }
  const agreement = agreementOf(schedule, stateCode, locale);
  expectFiguresInText(schedule, expected, agreement);
  // Before payment days are chosen, the cart has full periods only; rent and total cost are the same.
  expect(basket.quote).toMatchObject({
    totalCents: schedule.quote.totalCents,
    totalCostToOwnCents: schedule.quote.totalCostToOwnCents,
    cashPriceCents: schedule.quote.cashPriceCents,
    dueAtCheckoutCents: schedule.quote.dueAtCheckoutCents,
  });
  return agreement;
}

test.each(Object.keys(kinds) as Kind[])('%s: the schedule of each frequency', async (kind) => {
  const cart = await sharedCart(kind);
  for (const frequency of FREQUENCIES) await check(cart, kind, frequency, 8_250);
});

test('every open state and frequency, with tax rates of three decimals', { timeout: 300_000 }, async () => {
  const names = Object.keys(kinds) as Kind[];
  const open = US_STATES.filter(({ code }) => getStateRule(code).enabled);
  for (const [index, { code }] of open.entries()) {
    const rate = TAX_RATES[index % TAX_RATES.length] ?? 0;
    await engine.deps.database
      .update(stores)
      .set({ stateCode: code, taxRatePpm: rate * 10 })
      .where(eq(stores.id, PLANO));
    for (const [turn, frequency] of FREQUENCIES.entries()) {
      const kind = names[(index + turn) % names.length] ?? 'new';
      const locale = (index + turn) % 2 === 0 ? 'en-US' : 'es-US';
      const agreement = await check(await sharedCart(kind), kind, frequency, rate, code, locale);
      if (frequency === 'MONTHLY') await expectSameInPdf(agreement);
    }
  }
  await engine.deps.database
    .update(stores)
    .set({ stateCode: 'TX', taxRatePpm: 82_500 })
    .where(eq(stores.id, PLANO));
});

/** Day of delivery by the longest band of the goods; stores are closed on Sundays. */
function deliveryAfter(days: number, today: string): string {
  const day = new Date(`${today}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

test.each(FREQUENCIES)('%s: agreements by delivery, apart and joined', async (frequency) => {
  const shopper = await journey.guestIn();
  // In stock, 1-2 weeks from the manufacturer, 2-4 weeks by special order.
  const items = [item('cove-wall-unit'), item('low-profile-microwave'), item(SOFA)];
  const { basketId } = await journey.basketWith(shopper, items);
  const arranged = (c_isOneAgreement: boolean) =>
    engine.call(updateBasket, shopper, {
      params: { basketId },
      body: { c_rentalFrequency: frequency, c_isOneAgreement },
    });
  for (const [joins, days] of [
    [false, [3, 14, 28]],
    [true, [28]],
  ] as const) {
    const basket = await arranged(joins);
    const schedule = await engine.call(previewPaySchedule, shopper, {
      body: { basketId, choice: choice(frequency) },
    });
    const today = schedule.payments[0]?.dueDate ?? '';
    const expected = basket.agreements.map(({ itemIds }, index) => {
      const own = basket.items.filter(({ itemId }) => itemIds.includes(itemId));
      const deliveryDate = deliveryAfter(days[index] ?? 0, today);
      return expectedOf({ ...basket, items: own }, { ...schedule, deliveryDate }, 8_250, 'new');
    });
    expect(expected).toHaveLength(days.length);
    expect(figuresOf(schedule)).toEqual(expected[0]);
    // Before payment days are chosen: the count may be one less, the cost is the same.
    const shown = basket.agreements.map(({ quote, sameAsCashEndsOn }) => ({
      rent: quote.totalCents,
      cash: quote.cashPriceCents,
      totalCost: quote.totalCostToOwnCents,
      firstPayment: quote.dueAtCheckoutCents,
      lastDay: sameAsCashEndsOn,
    }));
    expect(shown).toEqual(
      expected.map(({ rent, cash, totalCost, firstPayment, sameAsCash }) => ({
        rent,
        cash,
        totalCost,
        firstPayment,
        lastDay: sameAsCash?.lastDay ?? null,
      })),
    );
  }
});

test('cart, order and agreement have the figures of the schedule that was chosen', async () => {
  const { shopper, basketId } = await cartOf('promotion');
  const before = await engine.call(getBasket, shopper, { params: { basketId } });
  await journey.apply(shopper, '900001099');
  await journey.chooseAndAccept(shopper, basketId);
  const schedule = await engine.call(previewPaySchedule, shopper, { body: { basketId } });
  const cart = await engine.call(getBasket, shopper, { params: { basketId } });
  expect(cart.quote).toEqual(schedule.quote);
  await journey.payWith(shopper, basketId);
  const { orderNo } = await journey.order(shopper, basketId);
  const order = await engine.call(getOrder, shopper, { params: { orderNo } });
  expect(figuresOf(order)).toEqual(figuresOf(schedule));
  const [agreement] = await engine.deps.database
    .select()
    .from(agreements)
    .where(eq(agreements.orderNo, orderNo));
  expect(agreement).toMatchObject({
    paymentCount: schedule.payments.length,
    totalRentCents: before.quote?.totalCents ?? 0,
    totalCostCents: schedule.quote.totalCostToOwnCents,
    promotionCode: 'FIRSTWEEK1',
    promotionCreditCents: schedule.quote.promotion?.creditCents,
    taxRatePpm: 82_500,
  });
});

import { getBasket, updateBasket } from '@ownpath/contracts/basket';
import * as contract from '@ownpath/contracts/checkout';
import { createOrder } from '@ownpath/contracts/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { checkoutSessions } from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { createJourney, type Journey, SOFA } from '../../testing/shop-journey.ts';

const SHOP = 'http://localhost:3000';
const choice = { frequency: 'BIWEEKLY', payday: 'WED', isAutopay: true } as const;

let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
});
afterAll(() => engine.close());

async function approvedShopper(): Promise<{ shopper: TestShopper; basketId: string }> {
  const shopper = await journey.guestIn();
  const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
  await journey.apply(shopper, '900001099');
  return { shopper, basketId };
}
const bodies = (basketId: string) =>
  [
    [contract.choosePaySchedule, { basketId, choice }],
    [contract.getRenewalTerms, { basketId }],
    [contract.acceptRenewalTerms, { basketId, version: 'v', accepted: true }],
    [contract.createPaymentSession, { basketId, parentOrigin: SHOP }],
    [createOrder, { basketId }],
  ] as const;
const post = async (endpoint: Parameters<typeof pathOf>[0], shopper: TestShopper | null, body: unknown) => {
  const response = await engine.request('POST', pathOf(endpoint), { shopper, body });
  return { status: response.status, code: ((await response.json()) as { code?: string }).code };
};

describe('the pay schedule', () => {
  test('shows every payment; rent adds up to the total in each frequency', async () => {
    const { shopper, basketId } = await approvedShopper();
    const schedule = await engine.call(contract.previewPaySchedule, shopper, { body: { basketId, choice } });
    const rent = schedule.payments.reduce((sum, payment) => sum + payment.rentCents, 0);
    expect(rent).toBe(schedule.quote.totalCents);
    expect(new Set(schedule.options.map((option) => option.totalCents))).toEqual(new Set([rent]));
    expect(schedule.payments[0]).toMatchObject({
      kind: 'first',
      dueDate: '2026-11-21',
      totalCents: schedule.quote.dueAtCheckoutCents,
    });
    // 21 November 2026 is a Saturday; regular payments fall on the chosen Wednesday.
    const regular = schedule.payments.find((payment) => payment.kind === 'regular');
    expect(new Date(`${regular?.dueDate}T00:00:00Z`).getUTCDay()).toBe(3);
    expect(schedule.timeZone).toBe('America/Chicago');
  });

  test('is saved with payday and autopay, and moves the basket’s frequency', async () => {
    const { shopper, basketId } = await approvedShopper();
    const state = await engine.call(contract.choosePaySchedule, shopper, { body: { basketId, choice } });
    expect(state).toMatchObject({
      step: 'renewal-terms-page',
      completedSteps: ['wof', 'payment-schedule'],
      outcome: null,
    });
    expect(state.savedUntil).not.toBeNull();
    const saved = await engine.call(contract.previewPaySchedule, shopper, { body: { basketId } });
    expect(saved.choice).toMatchObject(choice);
    const { quote } = await engine.call(getBasket, shopper, { params: { basketId } });
    expect(quote).toEqual({ ...saved.quote, isScheduled: true });
  });
});

describe('the renewal terms', () => {
  test('have what the law requires, in the shopper’s language', async () => {
    const { shopper, basketId } = await approvedShopper();
    await engine.call(contract.choosePaySchedule, shopper, { body: { basketId, choice } });
    const read = (locale: string) =>
      engine.call(contract.getRenewalTerms, shopper, { query: { locale }, body: { basketId } });
    const [english, spanish] = [await read('en-US'), await read('es-US')];
    expect(english.transactionName).toBe('rental-purchase agreement');
    expect(spanish.transactionName).toBe('contrato de renta con opción a compra');
    expect(english.version).not.toBe(spanish.version);
    expect(await read('en-US')).toEqual(english);
    const amounts = Object.fromEntries(english.facts.map((fact) => [fact.code, fact.amountCents]));
    expect(amounts).toMatchObject({
      'total-cost-to-own': english.schedule.quote.totalCostToOwnCents,
      'cash-price': english.schedule.quote.cashPriceCents,
      'cost-of-rental': english.schedule.quote.totalCents - english.schedule.quote.cashPriceCents,
    });
    const codes = english.sections.map((section) => section.code);
    expect(codes).toEqual(spanish.sections.map((section) => section.code));
    expect(codes).toContain('early-purchase');
    expect(english.items[0]).toMatchObject({ condition: expect.any(String), model: expect.any(String) });
  });

  test('acceptance records version, time, language and address', async () => {
    const { shopper, basketId } = await approvedShopper();
    await engine.call(contract.choosePaySchedule, shopper, { body: { basketId, choice } });
    const { version } = await engine.call(contract.getRenewalTerms, shopper, { body: { basketId } });
    const body = { basketId, version, accepted: true } as const;
    const headers = { 'x-forwarded-for': '198.51.100.4, 203.0.113.9' };
    const state = await engine.call(contract.acceptRenewalTerms, shopper, { body, headers });
    expect(state.step).toBe('payment');
    const [session] = await engine.deps.database
      .select()
      .from(checkoutSessions)
      .where(eq(checkoutSessions.basketId, basketId));
    expect(session).toMatchObject({
      renewalTermsVersion: version,
      renewalTermsLocale: 'en-US',
      renewalTermsAcceptedIp: '203.0.113.9',
      renewalTermsAcceptedAt: engine.clock.now(),
    });
  });

  test('another version is 409; after a change of the cart they must be accepted again', async () => {
    const { shopper, basketId } = await approvedShopper();
    await journey.chooseAndAccept(shopper, basketId);
    const stale = { basketId, version: '2027-01-0000', accepted: true };
    expect(await post(contract.acceptRenewalTerms, shopper, stale)).toEqual({
      status: 409,
      code: 'BasketChanged',
    });
    await engine.call(updateBasket, shopper, {
      params: { basketId },
      body: { c_rentalFrequency: 'MONTHLY' },
    });
    const state = await engine.call(contract.getCheckoutState, shopper, { body: { basketId } });
    expect(state.step).toBe('payment-schedule');
    expect(await post(createOrder, shopper, { basketId })).toEqual({
      status: 409,
      code: 'CheckoutStepOutOfOrder',
    });
  });
});

describe('steps out of order', () => {
  test('without an approval every step is refused', async () => {
    const shopper = await journey.guestIn();
    const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
    for (const [endpoint, body] of bodies(basketId)) {
      expect(await post(endpoint, shopper, body)).toEqual({ status: 403, code: 'ApprovalRequired' });
    }
  });

  test.each(['900003001', '900007002', '900004001'])('nor with the outcome of %s', async (ssn) => {
    const shopper = await journey.guestIn();
    const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
    await journey.apply(shopper, ssn);
    for (const [endpoint, body] of bodies(basketId))
      expect((await post(endpoint, shopper, body)).status).toBe(409);
  });

  test('an expired approval, or a cart above it, cannot be ordered', async () => {
    for (const [ssn, expected] of [
      ['900006001', { status: 403, code: 'ApprovalRequired' }],
      ['900001010', { status: 409, code: 'ApprovalExceeded' }],
    ] as const) {
      const shopper = await journey.guestIn();
      const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
      await journey.apply(shopper, ssn);
      expect(await post(contract.choosePaySchedule, shopper, { basketId, choice })).toEqual(expected);
      expect(await post(createOrder, shopper, { basketId })).toEqual(expected);
    }
  });

  test('each later step is 409 before the one before it', async () => {
    const { shopper, basketId } = await approvedShopper();
    for (const [endpoint, body] of bodies(basketId).slice(1)) {
      expect(await post(endpoint, shopper, body)).toEqual({ status: 409, code: 'CheckoutStepOutOfOrder' });
    }
  });

  test('with a conditional approval the checkout goes on', async () => {
    const shopper = await journey.guestIn();
    const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
    await journey.apply(shopper, '900002001');
    expect((await post(contract.choosePaySchedule, shopper, { basketId, choice })).status).toBe(200);
  });
});

test('bad input is 400, no token 401, another shopper’s basket 404', async () => {
  const { basketId } = await approvedShopper();
  const otherShopper = await journey.guestIn();
  for (const [endpoint, body] of [[contract.getCheckoutState, { basketId }] as const, ...bodies(basketId)]) {
    expect((await post(endpoint, null, body)).status).toBe(401);
    expect((await post(endpoint, otherShopper, {})).status).toBe(400);
    expect((await post(endpoint, otherShopper, body)).status).toBe(404);
  }
});

test('card fields are opened for the shop’s own origin only', async () => {
  const { shopper, basketId } = await approvedShopper();
  await journey.chooseAndAccept(shopper, basketId);
  const session = await engine.call(contract.createPaymentSession, shopper, {
    body: { basketId, parentOrigin: SHOP },
  });
  for (const { frameUrl } of session.methods) expect(new URL(frameUrl).origin).toBe(session.frameOrigin);
  expect(session.rentCents + session.feeCents + session.taxCents).toBe(session.amountCents);
  const { schedule } = await engine.call(contract.getRenewalTerms, shopper, { body: { basketId } });
  expect(session.schedule).toEqual({ quote: schedule.quote, payments: schedule.payments });
  expect(session.amountCents).toBe(schedule.payments[0]?.totalCents);
  expect([session.savedCards, session.canSaveCard]).toEqual([[], false]);
  const elsewhere = { basketId, parentOrigin: 'http://evil.example' };
  expect(await post(contract.createPaymentSession, shopper, elsewhere)).toEqual({
    status: 403,
    code: 'Forbidden',
  });
});

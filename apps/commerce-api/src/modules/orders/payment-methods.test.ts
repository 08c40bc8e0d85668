import { addPaymentInstrumentToBasket } from '@ownpath/contracts/basket';
import { createPaymentSession } from '@ownpath/contracts/checkout';
import { getOrder } from '@ownpath/contracts/orders';
import { formatCents } from '@ownpath/domain/money';
import { PAYMENT_METHODS } from '@ownpath/domain/stores';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import {
  autopayEnrollments,
  customPreferences,
  paymentAuthorizations,
  sandboxMessages,
  savedPaymentMethods,
  stores,
} from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { createEndedOrderJourney, type EndedOrderJourney } from '../../testing/ended-orders.ts';
import { outcomeOf, skipShortWaits } from '../../testing/order-journey.ts';
import { PLANO, RETURN_URL, SOFA } from '../../testing/shop-journey.ts';

const wallets = {
  acceptsVenmo: true,
  acceptsPayPal: true,
  acceptsCashApp: true,
  acceptsApplePay: true,
  acceptsGooglePay: true,
} as const;

let engine: TestApp;
let journey: EndedOrderJourney;
beforeAll(async () => {
  engine = await createTestApp({ sleep: skipShortWaits });
  journey = createEndedOrderJourney(engine);
  await engine.deps.database.update(stores).set(wallets).where(eq(stores.id, PLANO));
});
afterAll(() => engine.close());

async function readyToPay(isAutopay = false, locale = 'en-US') {
  const shopper = await journey.guestIn();
  const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
  await journey.apply(shopper, '900001099');
  await journey.chooseAndAccept(shopper, basketId, locale, { isAutopay });
  return { shopper, basketId };
}
async function finish(shopper: TestShopper, orderNo: string) {
  const { envelopeId } = await journey.openSigning(shopper, orderNo);
  await journey.signAt(envelopeId);
  return journey.complete(shopper, orderNo, envelopeId);
}
async function authorizationOf(orderNo: string) {
  const { database } = engine.deps;
  const rows = await database
    .select()
    .from(paymentAuthorizations)
    .where(eq(paymentAuthorizations.orderNo, orderNo));
  return rows.at(-1);
}
/** One charge; a declined try leaves a payment and a cancelled agreement of its own. */
async function expectOneCapture(orderNo: string) {
  const payments = await journey.paymentsFor(orderNo);
  expect(payments.filter(({ capturedCents }) => capturedCents > 0)).toHaveLength(1);
}
async function mailOf(orderNo: string): Promise<string> {
  await journey.runJobs(0);
  const rows = await engine.deps.database.select().from(sandboxMessages);
  return rows.map(({ body }) => body).find((body) => body.includes(orderNo)) ?? '';
}

test('the session has a frame for each way to pay that the store takes', async () => {
  const { shopper, basketId } = await readyToPay(false, 'es-US');
  const body = { basketId, parentOrigin: new URL(RETURN_URL).origin };
  const { methods, debitAuthorization, amountCents } = await engine.call(createPaymentSession, shopper, {
    query: { locale: 'es-US' },
    body,
  });
  expect(methods.map(({ id }) => id)).toEqual([...PAYMENT_METHODS]);
  expect(new Set(methods.map(({ frameUrl }) => frameUrl)).size).toBe(methods.length);
  expect(debitAuthorization?.paragraphs.join()).toContain(formatCents(amountCents, 'es-US'));
});

test('card fields are on the retailer’s page at the gateway (creditCardIframeURL); one elsewhere is not used', async () => {
  const { shopper, basketId } = await readyToPay();
  const body = { basketId, parentOrigin: new URL(RETURN_URL).origin };
  const frameUrlsWith = async (address: string) => {
    await engine.deps.database
      .update(customPreferences)
      .set({ value: address })
      .where(eq(customPreferences.key, 'creditCardIframeURL'));
    const { methods } = await engine.call(createPaymentSession, shopper, { body });
    return new Map(methods.map(({ id, frameUrl }) => [id, frameUrl]));
  };
  const { origin } = new URL((await frameUrlsWith('')).get('CREDIT_CARD') ?? '');
  const own = await frameUrlsWith(`${origin}/retailers/rowan/card-fields/`);
  const cardUrl = own.get('CREDIT_CARD') ?? '';
  expect(cardUrl).toMatch(new RegExp(`^${origin}/retailers/rowan/card-fields/en-US-`));
  const page = await engine.openSandboxBrowser().open(cardUrl);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('cc-number')]);
  expect(own.get('ACH')).toMatch(new RegExp(`^${origin}/bank-account/`));
  for (const elsewhere of ['https://cards.example/fields', 'nonsense', '']) {
    expect((await frameUrlsWith(elsewhere)).get('CREDIT_CARD')).toMatch(
      new RegExp(`^${origin}/hosted-fields/`),
    );
  }
});

describe('a bank account', () => {
  test('is debited after the signature, not before; its authorization is kept and mailed', async () => {
    const { shopper, basketId } = await readyToPay(false, 'es-US');
    await journey.payBy(shopper, basketId, 'ACH', { locale: 'es-US' });
    const { orderNo } = await journey.order(shopper, basketId, {}, 'es-US');
    expect(await journey.paymentsFor(orderNo)).toMatchObject([{ status: 'authorized', capturedCents: 0 }]);
    const authorization = await authorizationOf(orderNo);
    const amount = formatCents(authorization?.amountCents ?? 0, 'es-US');
    expect(authorization).toMatchObject({
      paymentMethod: 'ACH',
      last4: '6789',
      debitEvidence: { textVersion: 'debit-2026-11', locale: 'es-US' },
    });
    expect(authorization?.debitEvidence?.authorizedAt).toBe(engine.clock.now().toISOString());
    expect(authorization?.debitEvidence?.paragraphs.join()).toContain(`debitar una sola vez`);
    expect(authorization?.debitEvidence?.paragraphs.join()).toContain(amount);
    await finish(shopper, orderNo);
    await journey.expectOneCharge(orderNo);
    expect(await engine.call(getOrder, shopper, { params: { orderNo } })).toMatchObject({
      paymentMethod: 'ACH',
      cardBrand: null,
      cardLast4: '6789',
    });
    const mail = await mailOf(orderNo);
    expect(mail).toContain('se cobró a su cuenta de banco terminada en 6789');
    expect(mail).toContain('debitar una sola vez');
  });

  test.each([
    ['without an authorization', undefined],
    ['with another text', { textVersion: 'debit-2025-01', amountCents: 3788 }],
  ])('%s is refused', async (_, c_debitAuthorization) => {
    const { shopper, basketId } = await readyToPay();
    const response = await engine.request('POST', pathOf(addPaymentInstrumentToBasket, { basketId }), {
      shopper,
      body: { paymentMethodId: 'ACH', c_paymentAccount: { token: 't', last4: '6789' }, c_debitAuthorization },
    });
    expect(await outcomeOf(response)).toEqual([400, 'InvalidParameters']);
  });

  test('is not debited by an authorization of another amount', async () => {
    const { shopper, basketId } = await readyToPay();
    await journey.payBy(shopper, basketId, 'ACH', { amountCents: 1 });
    expect(await outcomeOf(await journey.place(shopper, basketId))).toEqual([409, 'CheckoutStepOutOfOrder']);
  });

  test.each([
    ['refused', '000100000000', [402, 'PaymentDeclined']],
    ['without funds', '000100009995', [402, 'PaymentDeclined']],
    ['whose answer is lost', '000100000119', [503, 'PaymentUnknown']],
  ] as const)('%s: another try goes on, one charge', async (_, number, expected) => {
    const { shopper, basketId } = await readyToPay();
    await journey.payBy(shopper, basketId, 'ACH', { number });
    expect(await outcomeOf(await journey.place(shopper, basketId))).toEqual(expected);
    if (expected[0] === 402) await journey.payBy(shopper, basketId, 'ACH');
    const { orderNo } = await journey.order(shopper, basketId);
    await finish(shopper, orderNo);
    await expectOneCapture(orderNo);
  });

  test.each(['a card', 'a wallet', 'another account'])(
    'a debit that comes back leaves the order signed; %s pays it',
    async (other) => {
      const { shopper, basketId } = await readyToPay();
      await journey.payBy(shopper, basketId, 'ACH', { number: '000100000259' });
      const { orderNo } = await journey.order(shopper, basketId);
      await expect(finish(shopper, orderNo)).rejects.toThrow('402');
      expect(await journey.stateOf(shopper)).toMatchObject({
        state: 'payment-failed',
        paymentMethod: 'ACH',
        cardLast4: '0259',
      });
      if (other === 'a card') await journey.payWith(shopper, basketId);
      else await journey.payBy(shopper, basketId, other === 'a wallet' ? 'VENMO' : 'ACH');
      expect(await journey.order(shopper, basketId)).toMatchObject({ orderNo, isDocumentSigned: true });
      await journey.expectOneCharge(orderNo);
    },
  );
});

test.each(['PAYPAL', 'VENMO', 'CASH_APP', 'APPLE_PAY', 'GOOGLE_PAY'] as const)(
  '%s pays the first payment after the signature',
  async (method) => {
    const { shopper, basketId } = await readyToPay();
    await journey.payBy(shopper, basketId, method, { behavior: 'decline' });
    expect(await outcomeOf(await journey.place(shopper, basketId))).toEqual([402, 'PaymentDeclined']);
    await journey.payBy(shopper, basketId, method);
    const { orderNo } = await journey.order(shopper, basketId);
    const payments = await journey.paymentsFor(orderNo);
    expect(payments.map(({ status, capturedCents }) => [status, capturedCents]).sort()).toEqual([
      ['authorized', 0],
      ['declined', 0],
    ]);
    await finish(shopper, orderNo);
    await expectOneCapture(orderNo);
    const order = await engine.call(getOrder, shopper, { params: { orderNo } });
    expect(order).toMatchObject({ paymentMethod: method, cardBrand: null, cardLast4: null });
  },
);

describe('autopay', () => {
  test('is refused with a wallet, which cannot be charged again', async () => {
    const { shopper, basketId } = await readyToPay(true);
    await journey.payBy(shopper, basketId, 'PAYPAL');
    expect(await outcomeOf(await journey.place(shopper, basketId))).toEqual([
      409,
      'PaymentMethodNotForAutopay',
    ]);
    await journey.payBy(shopper, basketId, 'ACH');
    await journey.order(shopper, basketId);
  });

  test('charges the bank account of the first payment, and the agreement names it', async () => {
    const { shopper, basketId } = await readyToPay(true);
    await journey.payBy(shopper, basketId, 'ACH');
    const { orderNo } = await journey.order(shopper, basketId);
    await finish(shopper, orderNo);
    await journey.runJobs(0);
    const { database } = engine.deps;
    const [saved] = await database
      .select({ kind: savedPaymentMethods.kind, last4: savedPaymentMethods.last4 })
      .from(autopayEnrollments)
      .innerJoin(savedPaymentMethods, eq(savedPaymentMethods.id, autopayEnrollments.savedPaymentMethodId))
      .where(eq(savedPaymentMethods.customerId, shopper.tokens.customer_id));
    expect(saved).toEqual({ kind: 'bank-account', last4: '6789' });
    const { autopay } = await engine.call(getOrder, shopper, { params: { orderNo } });
    expect(autopay).toMatchObject({ paymentMethod: 'ACH', cardLast4: '6789' });
    expect(await mailOf(orderNo)).toContain('to your bank account ending in 6789');
  });
});

test('a token of another method is not charged', async () => {
  const { shopper, basketId } = await readyToPay();
  const token = await journey.payBy(shopper, basketId, 'VENMO');
  await engine.call(addPaymentInstrumentToBasket, shopper, {
    params: { basketId },
    body: { paymentMethodId: 'PAYPAL', c_paymentAccount: { token } },
  });
  expect(await outcomeOf(await journey.place(shopper, basketId))).toEqual([402, 'PaymentDeclined']);
});

import {
  acceptRenewalTerms,
  createPaymentSession,
  getCheckoutState,
  getRenewalTerms,
} from '@ownpath/contracts/checkout';
import { createOrder } from '@ownpath/contracts/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { signatureEnvelopes } from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';
import {
  createOrderJourney,
  type OrderJourney,
  outcomeOf,
  skipShortWaits,
} from '../../testing/order-journey.ts';
import { SOFA } from '../../testing/shop-journey.ts';

const HOUR_MS = 3_600_000;
let engine: TestApp;
let journey: OrderJourney;
beforeAll(async () => {
  engine = await createTestApp({ sleep: skipShortWaits });
  journey = createOrderJourney(engine);
});
afterAll(() => engine.close());

describe('a signature by another name', () => {
  test('is not accepted: nothing is charged, and a new envelope can be signed', async () => {
    const shopper = await journey.guestIn();
    const basketId = await journey.readyToOrder(shopper);
    const { orderNo } = await journey.order(shopper, basketId);
    const first = await journey.openSigning(shopper, orderNo);
    await journey.signAt(first.envelopeId, 'Mario Ortega');
    for (const _ of [1, 2]) {
      expect(await journey.complete(shopper, orderNo, first.envelopeId)).toEqual({
        status: 'wrong-name',
        orderNo,
        agreementNumber: null,
      });
    }
    expect(await journey.paymentsFor(orderNo)).toMatchObject([{ status: 'authorized' }]);
    const second = await journey.openSigning(shopper, orderNo);
    expect(second.envelopeId).not.toBe(first.envelopeId);
    await journey.signAt(second.envelopeId, 'MARISOL  Á. ortega');
    expect(await journey.complete(shopper, orderNo, second.envelopeId)).toMatchObject({ status: 'signed' });
    const kept = await engine.deps.database
      .select({ status: signatureEnvelopes.status, name: signatureEnvelopes.signerName })
      .from(signatureEnvelopes)
      .where(eq(signatureEnvelopes.externalId, second.envelopeId));
    expect(kept).toEqual([{ status: 'signed', name: 'MARISOL  Á. ortega' }]);
  });

  test('does not keep the order open: it ends after a day', async () => {
    const shopper = await journey.guestIn();
    const basketId = await journey.readyToOrder(shopper);
    const { orderNo } = await journey.order(shopper, basketId);
    const { envelopeId } = await journey.openSigning(shopper, orderNo);
    await journey.signAt(envelopeId, 'Mario Ortega');
    await journey.runJobs(25 * HOUR_MS);
    expect((await journey.orderOf(basketId))?.status).toBe('cancelled');
    expect(await journey.paymentsFor(orderNo)).toMatchObject([{ status: 'voided' }]);
  });
});

describe('terms accepted in one language', () => {
  test('are asked again in the other one', async () => {
    const shopper = await journey.guestIn();
    const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
    await journey.apply(shopper, '900001099');
    await journey.chooseAndAccept(shopper, basketId, 'en-US');
    await journey.payWith(shopper, basketId);
    const query = { locale: 'es-US' };
    const stepIn = async (locale: string) =>
      (await engine.call(getCheckoutState, shopper, { query: { locale }, body: { basketId } })).step;
    expect(await stepIn('en-US')).toBe('payment');
    expect(await stepIn('es-US')).toBe('renewal-terms-page');
    const parentOrigin = 'http://localhost:3000';
    for (const [endpoint, body] of [
      [createPaymentSession, { basketId, parentOrigin }],
      [createOrder, { basketId }],
    ] as const) {
      const path = `${pathOf(endpoint)}&locale=es-US`;
      const answer = await engine.request('POST', path, { shopper, body });
      expect(await outcomeOf(answer)).toEqual([409, 'CheckoutStepOutOfOrder']);
    }
    const terms = await engine.call(getRenewalTerms, shopper, { query, body: { basketId } });
    expect(terms.acceptedLocale).toBe('en-US');
    const accepted = { basketId, version: terms.version, accepted: true } as const;
    await engine.call(acceptRenewalTerms, shopper, { query, body: accepted });
    expect(await stepIn('es-US')).toBe('payment');
    expect(await stepIn('en-US')).toBe('renewal-terms-page');
    const order = await journey.order(shopper, basketId, {}, 'es-US');
    expect(order.agreementCopies[0]).toMatchObject({ locale: 'es-US', isSigned: true });
    // Once ordered, the language of a page changes nothing.
    expect(await stepIn('en-US')).toBe('docu-sign');
  });
});

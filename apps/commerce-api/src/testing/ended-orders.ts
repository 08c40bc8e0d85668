import { getBasket } from '@ownpath/contracts/basket';
import { cancelOrder, completeSigning, getCheckoutState, getOrderState } from '@ownpath/contracts/checkout';
import { expect } from 'vitest';
import { eq } from '../database/orm.ts';
import { agreements, ledgerEntries, signatureEnvelopes } from '../database/schema/index.ts';
import { pathOf, type TestApp, type TestShopper } from './create-test-app.ts';
import { createOrderJourney, outcomeOf } from './order-journey.ts';
import { cards } from './shop-journey.ts';

/** The journey to an order that fails or ends, and what is left of it. */
export function createEndedOrderJourney(engine: TestApp) {
  const journey = createOrderJourney(engine);
  return {
    ...journey,

    /** Signed, and the card could not be charged. */
    async declinedOrder(shopper: TestShopper) {
      const signed = await journey.signedOrder(shopper, cards.captureDeclines);
      const body = { orderNo: signed.orderNo, envelopeId: signed.envelopeId };
      const response = await engine.request('POST', pathOf(completeSigning), { shopper, body });
      expect(await outcomeOf(response)).toEqual([402, 'PaymentDeclined']);
      return signed;
    },

    async stateOf(shopper: TestShopper, orderNo?: string) {
      const body = orderNo === undefined ? {} : { orderNo };
      return (await engine.call(getOrderState, shopper, { body })).order;
    },

    cartOf(shopper: TestShopper, basketId: string) {
      return engine.call(getBasket, shopper, { params: { basketId } });
    },

    positionOf(shopper: TestShopper, basketId: string) {
      return engine.call(getCheckoutState, shopper, { body: { basketId } });
    },

    cancel(shopper: TestShopper, orderNo: string) {
      return engine.call(cancelOrder, shopper, { body: { orderNo } });
    },

    /** All agreements, signatures and charges of an order: exactly one of each, whatever happened before. */
    async expectOneCharge(orderNo: string): Promise<void> {
      const { database } = engine.deps;
      const found = await database.select().from(agreements).where(eq(agreements.orderNo, orderNo));
      expect(found).toMatchObject([{ status: 'active' }]);
      const id = found[0]?.id ?? '';
      const entries = await database.select().from(ledgerEntries).where(eq(ledgerEntries.agreementId, id));
      expect(entries.filter(({ kind }) => kind === 'payment')).toHaveLength(1);
      const charged = (await journey.paymentsFor(orderNo)).filter(({ capturedCents }) => capturedCents > 0);
      expect(charged).toHaveLength(1);
      const envelopes = await database
        .select()
        .from(signatureEnvelopes)
        .where(eq(signatureEnvelopes.agreementId, id));
      expect(envelopes.filter(({ status }) => status === 'signed')).toHaveLength(1);
    },
  };
}

export type EndedOrderJourney = ReturnType<typeof createEndedOrderJourney>;

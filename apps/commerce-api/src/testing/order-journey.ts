import { addPaymentInstrumentToBasket } from '@ownpath/contracts/basket';
import { createPaymentSession } from '@ownpath/contracts/checkout';
import { createOrder } from '@ownpath/contracts/orders';
import type { PaymentMethod } from '@ownpath/domain/stores';
import { bankBehaviorOf } from '../adapters/payment-gateway/account-rules.ts';
import { createAccountToken } from '../adapters/payment-gateway/sandbox-tokens.ts';
import { eq } from '../database/orm.ts';
import { orders, sandboxPayments } from '../database/schema/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { JobWorker } from '../jobs/queue-worker.ts';
import { jobHandlers } from '../jobs/start-jobs.ts';
import { pathOf, type TestApp, type TestShopper } from './create-test-app.ts';
import { cards, createJourney, RETURN_URL, SOFA } from './shop-journey.ts';

/** Waits of up to 5 s end at once; a longer one, for a provider that never answers, ends when it is aborted. */
export const skipShortWaits = (ms: number, signal: AbortSignal): Promise<void> =>
  ms <= 5000 ? Promise.resolve() : new Promise((_, reject) => signal.addEventListener('abort', reject));

/** Status and problem code. */
export async function outcomeOf(response: Response): Promise<[number, string]> {
  return [response.status, (await response.json()).code];
}

/** A journey with what tests of orders, payments and signatures check. */
export function createOrderJourney(engine: TestApp) {
  const { database } = engine.deps;
  const journey = createJourney(engine);
  return {
    ...journey,

    /** Pays with a bank account by its number, or with a wallet that approves. */
    async payBy(
      shopper: TestShopper,
      basketId: string,
      method: Exclude<PaymentMethod, 'CREDIT_CARD'>,
      {
        number = '000123456789',
        behavior = bankBehaviorOf(number.slice(-4)),
        amountCents = 0,
        locale = 'en-US',
      } = {},
    ): Promise<string> {
      const isBank = method === 'ACH';
      const last4 = isBank ? number.slice(-4) : null;
      const { token } = await createAccountToken(engine.deps, { method, last4, behavior });
      const session = { basketId, parentOrigin: new URL(RETURN_URL).origin };
      const shown = await engine.call(createPaymentSession, shopper, { query: { locale }, body: session });
      await engine.call(addPaymentInstrumentToBasket, shopper, {
        params: { basketId },
        query: { locale },
        body: {
          paymentMethodId: method,
          c_paymentAccount: { token, ...(last4 === null ? {} : { last4 }) },
          ...(isBank && {
            c_debitAuthorization: {
              textVersion: shown.debitAuthorization?.textVersion ?? '',
              amountCents: amountCents || shown.amountCents,
            },
          }),
        },
      });
      return token;
    },

    /** Places the order without expecting success. */
    place(shopper: TestShopper, basketId: string, headers: Record<string, string> = {}): Promise<Response> {
      return engine.request('POST', pathOf(createOrder), { shopper, body: { basketId }, headers });
    },

    paymentsFor(orderNo: string) {
      return database.select().from(sandboxPayments).where(eq(sandboxPayments.reference, orderNo));
    },

    async orderOf(basketId: string) {
      const [order] = await database.select().from(orders).where(eq(orders.basketId, basketId));
      return order;
    },

    /** Runs the jobs that are due after this time. */
    async runJobs(laterMs: number, deps: Dependencies = engine.deps): Promise<void> {
      const clock = { now: () => new Date(engine.clock.now().getTime() + laterMs) };
      const handlers = jobHandlers({ ...deps, clock });
      await new JobWorker({ database: deps.database, clock, log: deps.log, handlers }).runDue();
    },

    /** Ordered and signed on the provider's page; the shop has yet to complete it. */
    async signedOrder(shopper: TestShopper, card: string = cards.good) {
      const basketId = await journey.readyToOrder(shopper, [{ productId: SOFA, quantity: 1 }], card);
      const { orderNo } = await journey.order(shopper, basketId);
      const { envelopeId } = await journey.openSigning(shopper, orderNo);
      await journey.signAt(envelopeId);
      return { basketId, orderNo, envelopeId };
    },
  };
}

export type OrderJourney = ReturnType<typeof createOrderJourney>;

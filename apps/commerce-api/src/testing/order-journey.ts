import { createOrder } from '@ownpath/contracts/orders';
import { eq } from 'drizzle-orm';
import { orders, sandboxPayments } from '../database/schema/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { JobWorker } from '../jobs/queue-worker.ts';
import { jobHandlers } from '../jobs/start-jobs.ts';
import { pathOf, type TestApp, type TestShopper } from './create-test-app.ts';
import { cards, createJourney, SOFA } from './shop-journey.ts';

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

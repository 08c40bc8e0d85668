import {
  type Basket,
  createBasket,
  deleteBasket,
  getCustomerBaskets,
  updateBasket,
} from '@ownpath/contracts/basket';
import { z } from 'zod';
import type { CommerceClient } from '../../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../../platform/commerce/commerce-error.ts';
import { readPreferences } from '../../../platform/commerce/read-preferences.server.ts';
import { warnOf } from '../../../platform/http/responses.ts';
import type { Session } from '../../../platform/session/session.server.ts';
import type { CheckoutSession, SessionProblem, SessionTimes } from './checkout-session.ts';

/** Seconds (specification section 3). */
const Times = z.object({
  checkoutSessionTimeout: z.number().positive(),
  basketRefreshTime: z.number().positive(),
});

/** Null when the retailer has not set both: then nothing is watched. */
export async function loadSessionTimes(commerce: CommerceClient): Promise<SessionTimes | null> {
  const read = await readPreferences(commerce, Times);
  if (!read.success) return null;
  const { checkoutSessionTimeout, basketRefreshTime } = read.data;
  return { idleMs: checkoutSessionTimeout * 1_000, refreshMs: basketRefreshTime * 1_000 };
}

async function findTemporary(commerce: CommerceClient, customerId: string): Promise<Basket[]> {
  const { baskets = [] } = await commerce.call(getCustomerBaskets, { params: { customerId } });
  return baskets.filter(({ isTemporary }) => isTemporary);
}

/** The texts of specification section 8; a basket that another tab has deleted is no failure. */
async function naming<T>(problem: SessionProblem, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    warnOf(`The temporary basket: ${problem}`, error);
    throw new SessionFailure(problem);
  }
}

class SessionFailure extends Error {
  readonly problem: SessionProblem;
  constructor(problem: SessionProblem) {
    super(problem);
    this.problem = problem;
  }
}

async function answerOf(work: Promise<string | null>): Promise<CheckoutSession> {
  try {
    return { tempBasketId: await work, problem: null };
  } catch (error) {
    if (error instanceof SessionFailure) return { tempBasketId: null, problem: error.problem };
    throw error;
  }
}

async function createTemporary(commerce: CommerceClient): Promise<Basket> {
  const body = {};
  const created = await naming(
    'not-created',
    commerce.call(createBasket, { query: { temporary: true }, body }),
  );
  if (!created.basketId) throw new SessionFailure('unknown');
  return created;
}

async function keepAlive(commerce: CommerceClient, customerId: string): Promise<string> {
  const [existing] = await naming('unknown', findTemporary(commerce, customerId));
  const { basketId, sessionAliveCount, sessionTrackingId } = existing ?? (await createTemporary(commerce));
  const body = {
    c_sessionAlive: sessionAliveCount + 1,
    c_customerSessionTrackingID: sessionTrackingId ?? crypto.randomUUID(),
  };
  await naming('unknown', commerce.call(updateBasket, { params: { basketId }, body }));
  return basketId;
}

async function end(commerce: CommerceClient, customerId: string): Promise<null> {
  for (const { basketId } of await naming('not-deleted', findTemporary(commerce, customerId))) {
    const remove = commerce.call(deleteBasket, { params: { basketId } }).catch((error: unknown) => {
      // Another tab was first; or its payment is authorised, and is kept.
      const isSettled = isCommerceError(error, 'BasketNotFound') || isCommerceError(error, 'OrderInProgress');
      if (!isSettled) throw error;
    });
    await naming('not-deleted', remove);
  }
  return null;
}

/** Counts the session as alive on the temporary basket, which is created when there is none. */
export async function keepSessionAlive(commerce: CommerceClient, session: Session): Promise<CheckoutSession> {
  const customerId = session.read().tokens?.customerId;
  return answerOf(customerId === undefined ? Promise.resolve(null) : keepAlive(commerce, customerId));
}

/** Deletes the temporary baskets. The cart, orders and payments are not touched. */
export async function endCheckoutSession(
  commerce: CommerceClient,
  session: Session,
): Promise<CheckoutSession> {
  const customerId = session.read().tokens?.customerId;
  return answerOf(customerId === undefined ? Promise.resolve(null) : end(commerce, customerId));
}

import type { Basket } from '@ownpath/contracts/basket';
import type { Frequency } from '@ownpath/domain/pricing';
import { type BasketDependencies, type BasketRequest, changeOpenBasket } from './change-basket.ts';

/** Changes frequency, session counters or e-mail; prices follow the frequency. */
export async function updateBasket(
  deps: BasketDependencies,
  request: BasketRequest & {
    readonly frequency?: Frequency | undefined;
    readonly email?: string | undefined;
    readonly sessionTrackingId?: string | undefined;
    readonly sessionAliveCount?: number | undefined;
  },
): Promise<Basket> {
  const { frequency, email, sessionTrackingId, sessionAliveCount } = request;
  return changeOpenBasket(deps, request, async () => ({
    ...(frequency ? { frequency } : {}),
    ...(email === undefined ? {} : { email: email.toLowerCase() }),
    ...(sessionTrackingId === undefined ? {} : { sessionTrackingId }),
    ...(sessionAliveCount === undefined ? {} : { sessionAliveCount }),
  }));
}

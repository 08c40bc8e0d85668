import type { CheckoutState } from '@ownpath/contracts/checkout';
import type { Dependencies } from '../../dependencies.ts';
import type { BasketRequest } from '../basket/index.ts';
import { loadCheckout } from './load-checkout.ts';
import { toCheckoutState } from './to-checkout-state.ts';

/** Which step comes next. @throws DomainError `BasketNotFound` */
export async function getCheckoutState(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  request: BasketRequest,
): Promise<CheckoutState> {
  return toCheckoutState(await loadCheckout(deps.database, request, deps.clock.now()));
}

import { DomainError } from '../../domain-error.ts';
import { hasLiveAuthorization } from './basket-parts-queries.ts';
import { changeBasket, lockBasket } from './basket-queries.ts';
import { type BasketDependencies, type BasketRequest, requireVersion } from './change-basket.ts';
import { namingFailure } from './create-basket.ts';
import { releaseHolds } from './hold-queries.ts';
import { endReservation } from './reservation-queries.ts';

/**
 * Deletes an open basket and releases its holds.
 * @throws DomainError `BasketNotFound`; `OrderInProgress` while its first payment is in progress; `PreconditionFailed`
 */
export async function deleteBasket(
  deps: BasketDependencies,
  request: Pick<BasketRequest, 'caller' | 'basketId' | 'ifMatch'>,
): Promise<void> {
  const { caller, basketId } = request;
  const now = deps.clock.now();
  await deps.database.transaction(async (transaction) => {
    const basket = await lockBasket(transaction, caller, basketId);
    if (basket?.status !== 'open') throw new DomainError('BasketNotFound', 'No such basket.');
    requireVersion(basket, request.ifMatch);
    if (await hasLiveAuthorization(transaction, basketId)) {
      throw new DomainError('OrderInProgress', 'The first payment of this basket is under way.');
    }
    const remove = async () => {
      await releaseHolds(transaction, basketId, now);
      await endReservation(transaction, basketId, 'emptied', now);
      await changeBasket(transaction, basketId, { status: 'deleted' }, now);
    };
    await (basket.isTemporary ? namingFailure('delete', remove()) : remove());
  });
}

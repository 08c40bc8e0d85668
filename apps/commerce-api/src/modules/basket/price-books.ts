import { FREQUENCIES, type Frequency } from '@ownpath/domain/pricing';
import { DomainError } from '../../domain-error.ts';
import { findShopperStore } from '../shopper-context/index.ts';
import { type BasketDependencies, type BasketRequest, getOpenBasket } from './change-basket.ts';

const CONDITIONS = ['NEW', 'USED_GREAT', 'USED_GOOD', 'USED_FAIR'] as const;

function idsOf(zoneId: string, frequencies: readonly Frequency[]): string[] {
  return frequencies.flatMap((frequency) =>
    CONDITIONS.map((condition) => `${zoneId}-${condition}-${frequency}`),
  );
}

/** The basket's price books: those of the store's zone, in the basket's frequency. */
export async function listPriceBooks(deps: BasketDependencies, request: BasketRequest): Promise<string[]> {
  const now = deps.clock.now();
  const basket = await getOpenBasket(deps.database, request, now);
  const store = await findShopperStore(deps.database, request.caller, now);
  return store ? idsOf(store.zoneId, [basket.frequency]) : [];
}

/**
 * The shopper's store alone decides the price books: its own are accepted and change nothing.
 * @throws DomainError `NotFound` for price books of another zone
 */
export async function checkPriceBooks(
  deps: BasketDependencies,
  request: BasketRequest & { readonly priceBookIds: readonly string[] },
): Promise<void> {
  const now = deps.clock.now();
  await getOpenBasket(deps.database, request, now);
  const store = await findShopperStore(deps.database, request.caller, now);
  const own = store ? idsOf(store.zoneId, FREQUENCIES) : [];
  const foreign = request.priceBookIds.find((id) => !own.includes(id));
  if (foreign !== undefined) throw new DomainError('NotFound', `No price book '${foreign}' for this store.`);
}

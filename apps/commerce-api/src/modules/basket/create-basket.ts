import type { Basket } from '@ownpath/contracts/basket';
import type { Frequency } from '@ownpath/domain/pricing';
import { findShopperStore } from '../shopper-context/index.ts';
import {
  type BasketRow,
  findOpenBasket,
  insertBasket,
  retireBaskets,
  type Transaction,
} from './basket-store.ts';
import { basketExpiry } from './basket-times.ts';
import type { BasketDependencies, BasketRequest } from './change-basket.ts';
import { presentBasket } from './present-basket.ts';
import type { BasketCaller } from './price-basket.ts';
import { releaseHolds } from './reservation-store.ts';

export type NewBasket = { readonly isTemporary: boolean; readonly frequency?: Frequency | undefined };

/** A temporary basket takes the place of earlier temporary ones. */
export async function makeTemporaryBasket(
  transaction: Transaction,
  caller: BasketCaller,
  fields: {
    readonly email: string | null;
    readonly isPrefilled: boolean;
    readonly frequency?: Frequency | undefined;
  },
  now: Date,
): Promise<BasketRow> {
  const { frequency, ...others } = fields;
  const retired = await retireBaskets(transaction, caller, { temporary: true });
  for (const id of retired) await releaseHolds(transaction, id, now);
  const store = await findShopperStore(transaction, caller, now);
  const basket = await insertBasket(transaction, {
    siteId: caller.siteId,
    customerId: caller.customerId,
    isTemporary: true,
    storeId: store?.id ?? null,
    expiresAt: basketExpiry(true, now),
    ...others,
    ...(frequency ? { frequency } : {}),
  });
  if (!basket) throw new Error('the temporary basket was not stored');
  return basket;
}

async function makeOrFindOpenBasket(
  transaction: Transaction,
  caller: BasketCaller,
  frequency: Frequency | undefined,
  now: Date,
): Promise<BasketRow> {
  const expired = await retireBaskets(transaction, caller, { expiredAt: now });
  for (const id of expired) await releaseHolds(transaction, id, now);
  const store = await findShopperStore(transaction, caller, now);
  const made = await insertBasket(transaction, {
    siteId: caller.siteId,
    customerId: caller.customerId,
    storeId: store?.id ?? null,
    expiresAt: basketExpiry(false, now),
    ...(frequency ? { frequency } : {}),
  });
  const basket = made ?? (await findOpenBasket(transaction, caller, now));
  if (!basket) throw new Error('neither a new nor an open basket was found');
  return basket;
}

/** A shopper has one open basket that is not temporary: asked again, or at once, it is the same one. */
export async function createBasket(
  deps: BasketDependencies,
  request: Omit<BasketRequest, 'basketId'> & NewBasket,
): Promise<Basket> {
  const { caller, locale, isTemporary, frequency } = request;
  const now = deps.clock.now();
  return deps.database.transaction(async (transaction) => {
    const basket = isTemporary
      ? await makeTemporaryBasket(transaction, caller, { email: null, isPrefilled: false, frequency }, now)
      : await makeOrFindOpenBasket(transaction, caller, frequency, now);
    return presentBasket(transaction, basket, caller, locale, now);
  });
}

import type { Basket, NewBasket } from '@ownpath/contracts/basket';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { findShopperStore } from '../shopper-context/index.ts';
import { writeLines } from './add-items.ts';
import { putBillingAddress } from './basket-parts-queries.ts';
import {
  type BasketCaller,
  type BasketRow,
  findOpenBasket,
  findOwnerFacts,
  insertBasket,
  listTemporaryBaskets,
  lockOwner,
  retireBaskets,
  type Transaction,
  changeBasket as writeBasket,
} from './basket-queries.ts';
import { readBasket } from './basket-state-queries.ts';
import { type BasketChange, type BasketRequest, basketExpiry } from './change-basket.ts';
import { enterCoupon } from './change-coupons.ts';
import {
  addressRowOf,
  type DeliveryDependencies,
  type LocatedShipment,
  locateShipment,
  writeShipment,
} from './change-delivery.ts';
import { requirePaymentMethod, writeInstrument } from './change-payment.ts';
import { releaseHolds } from './hold-queries.ts';
import { presentBasket } from './present-basket.ts';
import { endReservation } from './reservation-queries.ts';

/** Log messages for temporary baskets (specification section 8); the client only gets `InternalError`. */
const texts = {
  create: 'Failed to create a temporary basket',
  delete: 'Failed to delete the temporary basket',
} as const;

/** Adds the failed step to an error, for the log. A `DomainError` is passed on unchanged. */
export async function namingFailure<T>(step: keyof typeof texts, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new Error(texts[step], { cause: error });
  }
}

/**
 * Writes the initial content of a new basket. Approval, phone match and customer numbers from the client are ignored.
 * Returns null when there is nothing to write.
 * @throws DomainError as the calls that write the same parts
 */
async function fillBasket(
  transaction: Transaction,
  basket: BasketRow,
  content: NewBasket,
  request: Pick<BasketRequest, 'caller' | 'locale'> & {
    readonly shipments: readonly LocatedShipment[];
    readonly newId: () => string;
  },
  now: Date,
): Promise<BasketChange | null> {
  const { productItems = [], paymentInstruments = [], couponItems = [] } = content;
  const email = content.customerInfo?.email?.toLowerCase();
  let change: BasketChange | null = email ? { email } : null;
  if (productItems.length > 0) {
    const { caller, locale, newId } = request;
    const productIds = productItems.map(({ productId }) => productId);
    const read = await readBasket(transaction, caller, basket.id, now, productIds);
    const lines = await writeLines(transaction, read, { locale, newId, items: productItems }, now);
    change = { ...change, ...lines.change };
  }
  for (const shipment of request.shipments) await writeShipment(transaction, basket, shipment, request, now);
  if (content.billingAddress) {
    await putBillingAddress(transaction, basket.id, addressRowOf(content.billingAddress));
  }
  for (const instrument of paymentInstruments) {
    await requirePaymentMethod(transaction, request.caller, instrument.paymentMethodId, now);
    await writeInstrument(transaction, basket, instrument, null, now);
  }
  for (const { code } of couponItems) await enterCoupon(transaction, basket, code, now);
  return change;
}

type Log = { readonly warn: (members: object, message: string) => void };

/**
 * A client's approval on a basket is never trusted; one that is not JSON is logged as a warning without its content
 * (specification section 4).
 */
export function warnOfBrokenApproval(approval: unknown, log: Log): void {
  if (typeof approval !== 'string') return;
  try {
    JSON.parse(approval);
  } catch {
    log.warn({ length: approval.length }, 'the approval on a basket is not JSON, and ignored');
  }
}

/** Most temporary baskets of a shopper. */
const MAX_TEMPORARY_BASKETS = 4;

type NewBasketFields = {
  readonly isTemporary: boolean;
  readonly email?: string | null;
  readonly isPrefilled?: boolean;
  readonly frequency?: BasketRow['frequency'] | undefined;
};

/** A new basket in the shopper's store; null when the shopper already has an open one. */
async function insertOwn(
  transaction: Transaction,
  caller: BasketCaller,
  fields: NewBasketFields,
  now: Date,
): Promise<BasketRow | null> {
  const { frequency, ...others } = fields;
  const store = await findShopperStore(transaction, caller, now);
  return insertBasket(transaction, {
    siteId: caller.siteId,
    customerId: caller.customerId,
    storeId: store?.id ?? null,
    expiresAt: basketExpiry(fields.isTemporary, now),
    createdAt: now,
    updatedAt: now,
    ...others,
    ...(frequency ? { frequency } : {}),
  });
}

async function retire(
  transaction: Transaction,
  caller: BasketCaller,
  which: Parameters<typeof retireBaskets>[2],
  now: Date,
): Promise<void> {
  const retired = await retireBaskets(transaction, caller, which);
  for (const id of retired) {
    await releaseHolds(transaction, id, now);
    await endReservation(transaction, id, 'emptied', now);
  }
}

/** The temporary basket of an application: it replaces earlier temporary ones. */
export async function makeTemporaryBasket(
  transaction: Transaction,
  caller: BasketCaller,
  fields: Omit<NewBasketFields, 'isTemporary'>,
  now: Date,
): Promise<BasketRow> {
  await lockOwner(transaction, caller);
  await namingFailure('delete', retire(transaction, caller, { temporary: true }, now));
  return insertTemporary(transaction, caller, fields, now);
}

function insertTemporary(
  transaction: Transaction,
  caller: BasketCaller,
  fields: Omit<NewBasketFields, 'isTemporary'>,
  now: Date,
): Promise<BasketRow> {
  const insert = async () => {
    const basket = await insertOwn(transaction, caller, { ...fields, isTemporary: true }, now);
    if (!basket) throw new Error('the basket was not stored');
    return basket;
  };
  return namingFailure('create', insert());
}

/** The shopper's open basket that is not temporary; created when there is none. */
export async function makeOrFindOpenBasket(
  transaction: Transaction,
  caller: BasketCaller,
  fields: Omit<NewBasketFields, 'isTemporary'>,
  now: Date,
): Promise<{ readonly basket: BasketRow; readonly isNew: boolean }> {
  await retire(transaction, caller, { expiredAt: now }, now);
  const { isRegistered, email } = await findOwnerFacts(transaction, caller.customerId);
  const own = { ...fields, ...(isRegistered ? { email } : {}), isTemporary: false };
  const made = await insertOwn(transaction, caller, own, now);
  const basket = made ?? (await findOpenBasket(transaction, caller, now));
  if (!basket) throw new Error('neither a new nor an open basket was found');
  return { basket, isNew: made !== null };
}

async function makeBasket(
  transaction: Transaction,
  caller: BasketCaller,
  fields: NewBasketFields,
  now: Date,
): Promise<BasketRow> {
  if (!fields.isTemporary) {
    const { basket, isNew } = await makeOrFindOpenBasket(transaction, caller, fields, now);
    if (isNew) return basket;
    throw new DomainError(
      'CustomerBasketsQuotaExceeded',
      `The maximum number of baskets per customer was exceeded. Please reuse or delete one of the existing baskets (${basket.id}).`,
      { members: { basketIds: basket.id } },
    );
  }
  await lockOwner(transaction, caller);
  await retire(transaction, caller, { expiredAt: now }, now);
  const earlier = await listTemporaryBaskets(transaction, caller, now);
  if (earlier.length >= MAX_TEMPORARY_BASKETS) {
    const basketIds = earlier.map(({ id }) => id).join(', ');
    throw new DomainError(
      'CustomerTemporaryBasketsQuotaExceeded',
      `The maximum number of temporary baskets per customer was exceeded. Please reuse or delete one of the existing temporary baskets (${basketIds}).`,
      { members: { basketIds } },
    );
  }
  return insertTemporary(transaction, caller, fields, now);
}

/**
 * Creates a basket with the content of the body, all of it or nothing.
 * @throws DomainError `CustomerBasketsQuotaExceeded` and `CustomerTemporaryBasketsQuotaExceeded` with the ids of
 *   the existing ones; else as `fillBasket`
 */
export async function createBasket(
  deps: DeliveryDependencies & Pick<Dependencies, 'ids'>,
  request: Omit<BasketRequest, 'basketId'> & { readonly isTemporary: boolean; readonly content: NewBasket },
): Promise<Basket> {
  const { caller, locale, isTemporary, content } = request;
  const now = deps.clock.now();
  const shipments: LocatedShipment[] = [];
  for (const [index, shipment] of (content.shipments ?? []).entries()) {
    shipments.push(await locateShipment(deps, shipment, `body.shipments.${index}`));
  }
  return deps.database.transaction(async (transaction) => {
    const fields = {
      isTemporary,
      isPrefilled: isTemporary && content.c_isPrefill === true,
      frequency: content.c_rentalFrequency,
    };
    const basket = await makeBasket(transaction, caller, fields, now);
    const parts = { caller, locale, shipments, newId: () => deps.ids.uuid() };
    const change = await fillBasket(transaction, basket, content, parts, now);
    if (change === null) return presentBasket(transaction, basket, caller, locale, now);
    const filled = await writeBasket(transaction, basket.id, change, now);
    return presentBasket(transaction, filled, caller, locale, now);
  });
}

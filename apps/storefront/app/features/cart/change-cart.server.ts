import {
  addCouponToBasket,
  type Basket,
  removeCouponFromBasket,
  removeItemFromBasket,
  updateBasket,
  updateItemInBasket,
} from '@ownpath/contracts/basket';
import { PromoCodeForm, QuantityForm } from '@ownpath/contracts/forms';
import { PROMO_CODE_FIELDS } from '@ownpath/domain/forms';
import type { Frequency } from '@ownpath/domain/pricing';
import { redirect } from 'react-router';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { parseForm } from '../../platform/forms/parse-form.server.ts';
import { loginHref } from '../../platform/session/login-page.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { storePendingSave } from '../../shared/saved-items/pending-save.server.ts';
import type { SaveOutcome } from '../../shared/saved-items/saved-items.ts';
import { addToSavedList } from '../../shared/saved-items/saved-list.server.ts';
import { handleAddToCart } from './add-to-cart.server.ts';
import { type CartRefusal, refusalOf } from './cart-problems.ts';
import { isGone } from './line-stock.ts';

export type CartChange =
  | { readonly ok: true; readonly change: 'quantity' | 'promo' | 'arranged' | 'put-back' }
  /** `line` is null where it was gone already, or can't be rented again. */
  | { readonly ok: true; readonly change: 'removed'; readonly line: RemovedLine | null }
  | { readonly ok: true; readonly change: 'saved'; readonly saved: SavedLine }
  | CartRefusal
  /** The refused code is put back into its field. */
  | { readonly ok: false; readonly code: 'PromoCodeInvalid'; readonly promoCode: string };

/** What puts a removed line back. */
export type RemovedLine = Pick<
  Basket['items'][number],
  'name' | 'productId' | 'variantId' | 'condition' | 'inventoryNumber' | 'quantity'
>;

/** `outcome` is null when the device stores the item and has announced it already. */
export type SavedLine = {
  readonly savedId: string;
  readonly quantity: number;
  readonly outcome: SaveOutcome | null;
};

type Visit = {
  readonly commerce: CommerceClient;
  readonly session: Session;
  readonly basket: Basket | null;
  readonly form: FormData;
  readonly frequency: Frequency;
  /** False for a form sent without JavaScript; the device can store nothing then. */
  readonly hasScript: boolean;
};

/**
 * Runs the `intent` of a form of the cart page. A line that is gone already, for instance in another tab, counts
 * as removed.
 */
export async function changeCart({ basket, ...visit }: Visit): Promise<CartChange> {
  if (visit.form.get('intent') === 'put-back') return putBack(visit);
  if (!basket) return { ok: false, code: 'BasketNotFound' };
  try {
    return await carryOut({ ...visit, basket });
  } catch (error) {
    return refusalOf(error);
  }
}

/** Takes a removal back: the line is added as it was, at today's price. */
async function putBack(visit: Omit<Visit, 'basket'>): Promise<CartChange> {
  const result = await handleAddToCart(visit);
  return result.ok ? { ok: true, change: 'put-back' } : result;
}

type OpenVisit = Visit & { readonly basket: Basket };

function carryOut(visit: OpenVisit): Promise<CartChange> {
  switch (visit.form.get('intent')) {
    case 'apply-promo':
      return applyPromo(visit);
    case 'remove-promo':
      return removePromo(visit);
    case 'remove-unavailable':
      return removeUnavailable(visit);
    case 'arrange':
      return arrange(visit);
    default:
      return changeLine(visit);
  }
}

/** All lines in one agreement, or by delivery again. */
async function arrange({ commerce, basket, form }: OpenVisit): Promise<CartChange> {
  await commerce.call(updateBasket, {
    params: { basketId: basket.basketId },
    body: { c_isOneAgreement: form.get('isOneAgreement') === 'true' },
  });
  return { ok: true, change: 'arranged' };
}

async function changeLine(visit: OpenVisit): Promise<CartChange> {
  const { commerce, basket, form } = visit;
  const intent = form.get('intent');
  const item = basket.items.find(({ itemId }) => itemId === form.get('itemId'));
  if (!item) return { ok: true, change: 'removed', line: null };
  const params = { basketId: basket.basketId, itemId: item.itemId };
  if (intent === 'save-for-later') return saveForLater(visit, item);
  if (intent === 'remove') {
    await commerce.call(removeItemFromBasket, { params });
    const { name, productId, variantId, condition, inventoryNumber, quantity } = item;
    const line = { name, productId, variantId, condition, inventoryNumber, quantity };
    return { ok: true, change: 'removed', line: isGone(item) ? null : line };
  }
  const parsed = parseForm(QuantityForm, form);
  if (intent !== 'quantity' || !parsed.ok) return { ok: false, code: 'InvalidParameters' };
  await commerce.call(updateItemInBasket, { params, body: parsed.value });
  return { ok: true, change: 'quantity' };
}

/**
 * Saves first and removes then, so that nothing is lost in between. A guest's device has saved the item already;
 * without JavaScript they sign in first, and the pending save runs after it.
 */
async function saveForLater(
  { commerce, session, basket, hasScript }: OpenVisit,
  item: Basket['items'][number],
): Promise<CartChange> {
  const { quantity } = item;
  const savedId = item.variantId || item.productId;
  const listed = await addToSavedList(commerce, session, [savedId]);
  if (!listed && !hasScript) {
    storePendingSave(session, savedId, Date.now());
    throw redirect(loginHref('/cart/wishlist'));
  }
  if (listed?.outcome === 'failed') return { ok: false, code: 'ProductUnavailable' };
  await commerce.call(removeItemFromBasket, { params: { basketId: basket.basketId, itemId: item.itemId } });
  return { ok: true, change: 'saved', saved: { savedId, quantity, outcome: listed?.outcome ?? null } };
}

async function removeUnavailable({ commerce, basket }: OpenVisit): Promise<CartChange> {
  // In sequence: each call changes the same basket.
  for (const { itemId } of basket.items.filter(isGone)) {
    await commerce.call(removeItemFromBasket, { params: { basketId: basket.basketId, itemId } });
  }
  return { ok: true, change: 'removed', line: null };
}

/** An unknown or expired code is reported beside its field; whether it applies is part of the basket. */
async function applyPromo({ commerce, basket, form }: OpenVisit): Promise<CartChange> {
  const parsed = parseForm(PromoCodeForm, form);
  const typed = String(form.get('promoCode') ?? '').trim();
  const refused = {
    ok: false,
    code: 'PromoCodeInvalid',
    promoCode: typed.slice(0, PROMO_CODE_FIELDS.promoCode.maxLength),
  } as const;
  if (!parsed.ok) return refused;
  try {
    const params = { basketId: basket.basketId };
    await commerce.call(addCouponToBasket, { params, body: { code: parsed.value.promoCode } });
    return { ok: true, change: 'promo' };
  } catch (error) {
    if (isCommerceError(error, 'BadRequest') || isCommerceError(error, 'InvalidParameters')) return refused;
    throw error;
  }
}

async function removePromo({ commerce, basket, form }: OpenVisit): Promise<CartChange> {
  const coupon = basket.coupons.find(({ couponItemId }) => couponItemId === form.get('couponItemId'));
  if (coupon) {
    await commerce.call(removeCouponFromBasket, {
      params: { basketId: basket.basketId, couponItemId: coupon.couponItemId },
    });
  }
  return { ok: true, change: 'promo' };
}

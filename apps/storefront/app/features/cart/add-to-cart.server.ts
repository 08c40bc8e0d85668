import type { Basket, BasketItem } from '@ownpath/contracts/basket';
import { Condition } from '@ownpath/contracts/wire';
import { CART_QUANTITY } from '@ownpath/domain/forms';
import type { Frequency } from '@ownpath/domain/pricing';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { removeFromSavedList } from '../../shared/saved-items/saved-list.server.ts';
import { addToBasket } from '../../shared/shopper/current-basket.server.ts';
import { type CartRefusal, refusalOf } from './cart-problems.ts';

/** The line that holds the added item, and how many pieces were added. */
export type AddedToCart = { readonly itemId: string; readonly quantity: number; readonly basket: Basket };

export type AddToCartResult = { readonly ok: true; readonly added: AddedToCart } | CartRefusal;

type Input = {
  readonly commerce: CommerceClient;
  readonly session: Session;
  /** Fields `productId`, `variantId`, `condition`, `quantity` (1), and for a used unit `inventoryNumber`. */
  readonly form: FormData;
  readonly frequency: Frequency;
};

/** Adds a product to the visitor's cart. Returns a code when the commerce API refuses, see `cartProblemId`. */
export async function handleAddToCart({
  commerce,
  session,
  form,
  frequency,
}: Input): Promise<AddToCartResult> {
  const productId = textOf(form, 'productId');
  if (productId === undefined) return { ok: false, code: 'InvalidParameters' };
  const variantId = textOf(form, 'variantId');
  const condition = Condition.safeParse(form.get('condition')).data;
  const inventoryNumber = textOf(form, 'inventoryNumber');
  const quantity = readQuantity(form);
  try {
    const basket = await addToBasket(
      commerce,
      session,
      {
        productId,
        quantity,
        c_racSelectedRentalPaymentOption: frequency,
        ...(variantId !== undefined && { c_variantId: variantId }),
        ...(condition !== undefined && { c_racProductCondition: condition }),
        ...(inventoryNumber !== undefined && { c_racInventoryNumber: inventoryNumber }),
      },
      frequency,
    );
    const item = findAdded(basket.items, { productId, variantId, condition, inventoryNumber });
    return item
      ? { ok: true, added: { itemId: item.itemId, quantity, basket } }
      : { ok: false, code: 'ProductUnavailable' };
  } catch (error) {
    return refusalOf(error);
  }
}

type Added = Partial<Record<'productId' | 'variantId' | 'condition' | 'inventoryNumber', string | undefined>>;

/** Finds the line of the added item, which the API's answer does not name. */
function findAdded(items: readonly BasketItem[], added: Added): BasketItem | undefined {
  return items.findLast(
    (item) =>
      item.productId === added.productId &&
      (added.variantId === undefined || item.variantId === added.variantId) &&
      (added.condition === undefined || item.condition === added.condition) &&
      (added.inventoryNumber === undefined || item.inventoryNumber === added.inventoryNumber),
  );
}

function readQuantity(form: FormData): number {
  const { min, max } = CART_QUANTITY;
  const quantity = Number(textOf(form, 'quantity') ?? min);
  return Number.isInteger(quantity) ? Math.min(Math.max(quantity, min), max) : min;
}

function textOf(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

export type MoveToCartResult = { readonly ok: true; readonly savedId: string } | CartRefusal;

/**
 * Adds a saved item to the cart, in its colour and best available condition, and removes it from a customer's
 * list.
 */
export async function moveToCart(
  commerce: CommerceClient,
  session: Session,
  form: FormData,
  frequency: Frequency,
): Promise<MoveToCartResult> {
  const productId = String(form.get('productId') ?? '');
  const savedId = String(form.get('savedId') ?? productId);
  try {
    await addToBasket(
      commerce,
      session,
      {
        productId,
        quantity: 1,
        c_racSelectedRentalPaymentOption: frequency,
        ...(savedId !== productId && { c_variantId: savedId }),
      },
      frequency,
    );
    await removeFromSavedList(commerce, session, [savedId]);
    return { ok: true, savedId };
  } catch (error) {
    return refusalOf(error);
  }
}

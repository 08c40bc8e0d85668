import { type Basket, removeItemFromBasket, updateItemInBasket } from '@ownpath/contracts/basket';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';

export type CartChange =
  | { readonly ok: true; readonly change: 'removed' | 'quantity' }
  | { readonly ok: false; readonly code: string };

/**
 * Carries out what a form of the cart page asks: `remove`, `quantity` or `remove-unavailable`.
 * A line that is gone already counts as removed.
 */
export async function changeCart(
  commerce: CommerceClient,
  basket: Basket | null,
  form: FormData,
): Promise<CartChange> {
  if (!basket) return { ok: false, code: 'BasketNotFound' };
  const intent = form.get('intent');
  const itemId = String(form.get('itemId') ?? '');
  try {
    if (intent === 'remove-unavailable') {
      // One after the other: each answer is the basket that the next one changes.
      for (const item of basket.items.filter(({ orderable }) => !orderable)) {
        await removeLine(commerce, basket.basketId, item.itemId);
      }
      return { ok: true, change: 'removed' };
    }
    if (!basket.items.some((item) => item.itemId === itemId)) return { ok: true, change: 'removed' };
    if (intent === 'remove') {
      await removeLine(commerce, basket.basketId, itemId);
      return { ok: true, change: 'removed' };
    }
    const quantity = Number(form.get('quantity'));
    if (intent !== 'quantity' || !Number.isInteger(quantity) || quantity < 1) {
      return { ok: false, code: 'InvalidParameters' };
    }
    await commerce.call(updateItemInBasket, {
      params: { basketId: basket.basketId, itemId },
      body: { quantity },
    });
    return { ok: true, change: 'quantity' };
  } catch (error) {
    if (isCommerceError(error)) return { ok: false, code: error.code };
    throw error;
  }
}

async function removeLine(commerce: CommerceClient, basketId: string, itemId: string): Promise<void> {
  await commerce.call(removeItemFromBasket, { params: { basketId, itemId } });
}

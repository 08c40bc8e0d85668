import type { Frequency } from '@ownpath/domain/pricing';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { removeFromSavedList } from '../../platform/saved-items/saved-list.server.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { addToBasket } from '../../platform/shopper/current-basket.server.ts';

export type MoveToCartResult =
  | { readonly ok: true; readonly productId: string }
  | { readonly ok: false; readonly code: string };

/** Adds a saved product to the cart, in the best condition there is, and takes it off a customer's list. */
export async function moveToCart(
  commerce: CommerceClient,
  session: Session,
  form: FormData,
  frequency: Frequency,
): Promise<MoveToCartResult> {
  const productId = String(form.get('productId') ?? '');
  try {
    await addToBasket(
      commerce,
      session,
      { productId, quantity: 1, c_racSelectedRentalPaymentOption: frequency },
      frequency,
    );
    await removeFromSavedList(commerce, session, [productId]);
    return { ok: true, productId };
  } catch (error) {
    if (isCommerceError(error)) return { ok: false, code: error.code };
    throw error;
  }
}

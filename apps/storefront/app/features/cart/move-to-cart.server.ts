import type { Frequency } from '@ownpath/domain/pricing';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { removeFromSavedList } from '../../shared/saved-items/saved-list.server.ts';
import { addToBasket } from '../../shared/shopper/current-basket.server.ts';

export type MoveToCartResult =
  | { readonly ok: true; readonly savedId: string }
  | { readonly ok: false; readonly code: string };

/**
 * Adds what was saved to the cart, in its colour and the best condition that there is of it, and takes it off a
 * customer's list.
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
    if (isCommerceError(error)) return { ok: false, code: error.code };
    throw error;
  }
}

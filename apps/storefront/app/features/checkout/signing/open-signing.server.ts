import { createSigningSession, type SigningSession } from '@ownpath/contracts/checkout';
import type { CommerceClient } from '../../../platform/commerce/client.server.ts';

/** Opens (or resumes) the signature of an order; the signer comes back to this shop in the same language. */
export function openSigning(
  commerce: CommerceClient,
  orderNo: string,
  shop: { readonly publicUrl: URL; readonly prefix: string },
): Promise<SigningSession> {
  const returnUrl = new URL(`${shop.prefix}/docusign-redirect`, shop.publicUrl);
  returnUrl.searchParams.set('orderNo', orderNo);
  return commerce.call(createSigningSession, { body: { orderNo, returnUrl: returnUrl.href } });
}

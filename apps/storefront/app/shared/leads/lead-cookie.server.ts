import { stringifySetCookie } from 'cookie';

/** Named by specification section 7, which shows no content: the tag manager reads which lead was sent, and no person. */
const NAME = 'gtmWebLeadString';
const MAX_AGE_SECONDS = 24 * 60 * 60;

export function webLeadCookie(
  lead: { readonly leadId: string; readonly storeNumber: string; readonly productId: string | null },
  isSecure: boolean,
): string {
  const { leadId, storeNumber, productId } = lead;
  const value = new URLSearchParams({ formType: '5', leadId, storeNumber, product: productId ?? 'none' });
  return stringifySetCookie({
    name: NAME,
    value: value.toString(),
    path: '/',
    maxAge: MAX_AGE_SECONDS,
    secure: isSecure,
    sameSite: 'lax',
  });
}

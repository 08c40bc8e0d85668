import { redirect } from 'react-router';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { isDocumentRequest } from '../../platform/http/document-request.ts';
import { safeReturnPath } from '../../platform/http/return-path.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { chooseStore, findChosenStore } from '../../platform/shopper/chosen-store.server.ts';

export type ChooseStoreResult =
  | { readonly ok: true; readonly address: string; readonly returnTo: string }
  | { readonly ok: false; readonly code: string };

/**
 * "Make This My Store". A form sent without JavaScript is redirected to where the visitor came from; else
 * the page is told, says so, and goes there itself.
 */
export async function handleChooseStore(
  request: Request,
  visitor: { readonly commerce: CommerceClient; readonly session: Session },
): Promise<ChooseStoreResult | Response> {
  const form = await request.formData();
  const storeId = form.get('storeId');
  const returnTo = safeReturnPath(form.get('returnTo'), '/');
  if (typeof storeId !== 'string' || storeId === '') return { ok: false, code: 'StoreNotFound' };
  try {
    await chooseStore(visitor.commerce, visitor.session, storeId);
  } catch (error) {
    if (isCommerceError(error)) return { ok: false, code: error.code };
    throw error;
  }
  if (isDocumentRequest(request)) return redirect(returnTo);
  const store = await findChosenStore(visitor.commerce, visitor.session);
  return { ok: true, address: store?.address1 ?? '', returnTo };
}

import { redirect } from 'react-router';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { isDocumentRequest, safeReturnPath } from '../../platform/http/requests.ts';
import { chooseStore, findChosenStore, type StoreVisitor } from '../../shared/shopper/chosen-store.server.ts';
import { chosenHere } from './place-query.ts';

export type ChooseStoreResult =
  | {
      readonly ok: true;
      readonly storeId: string;
      readonly postalCode: string;
      readonly address: string;
      readonly returnTo: string;
      /** The page stays, and says which store was chosen. */
      readonly isHere: boolean;
    }
  | { readonly ok: false; readonly code: string };

const NOT_SAVED = { ok: false, code: 'NotSaved' } as const;

function readMiles(value: FormDataEntryValue | null): number | null {
  const miles = value === null || value === '' ? Number.NaN : Number(value);
  return miles >= 0 ? miles : null;
}

/**
 * "Make This My Store". A form sent without JavaScript is redirected to where the visitor came from, or stays; else
 * the page gets the answer and goes there itself.
 */
export async function handleChooseStore(
  request: Request,
  visitor: StoreVisitor,
): Promise<ChooseStoreResult | Response> {
  const form = await request.formData();
  const storeId = form.get('storeId');
  const returnTo = safeReturnPath(form.get('returnTo'), '/');
  if (typeof storeId !== 'string' || storeId === '') return { ok: false, code: 'StoreNotFound' };
  try {
    const distanceMiles = readMiles(form.get('distanceMiles'));
    if (!(await chooseStore(visitor, { storeId, distanceMiles, isGuess: false }))) return NOT_SAVED;
  } catch (error) {
    if (isCommerceError(error)) return { ok: false, code: error.code };
    throw error;
  }
  if (isDocumentRequest(request)) return redirect(returnTo);
  const store = await findChosenStore(visitor.commerce, visitor.session);
  const { address1: address = '', postalCode = '' } = store ?? {};
  return { ok: true, storeId, postalCode, address, returnTo, isHere: chosenHere(returnTo) === storeId };
}

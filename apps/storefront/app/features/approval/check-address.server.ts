import { checkApplicationAddress } from '@ownpath/contracts/approval';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { warnOf } from '../../platform/http/responses.ts';
import { findPlaceProblem } from '../../shared/delivery/place-problem.server.ts';
import { findStore } from '../../shared/shopper/chosen-store.server.ts';
import { type AddressAnswer, addressKeyOf, deliveredAddressOf } from './address-answer.ts';
import type { TypedApplication } from './application-fields.ts';
import { problemsOfError } from './application-problems.ts';

/**
 * Whether the shopper's store delivers to the address that they typed. Null while it is not whole, and when it can't be
 * checked now: the application is checked again when it is sent.
 */
export async function checkAddress(
  commerce: CommerceClient,
  typed: TypedApplication,
): Promise<AddressAnswer | null> {
  const textOf = (input: string) => String(typed[input as keyof TypedApplication] ?? '');
  if (addressKeyOf(textOf) === null) return null;
  try {
    const { storeId } = await commerce.call(checkApplicationAddress, { body: deliveredAddressOf(textOf) });
    const store = storeId === null ? null : await findStore(commerce, storeId);
    return { storeName: store?.name ?? null, problems: [], place: null };
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    const problems = problemsOfError(error);
    if (problems.length > 0) return { storeName: null, problems, place: null };
    const place = await findPlaceProblem(commerce, error, typed.stateCode);
    if (place) return { storeName: null, problems: [], place };
    warnOf('An address is not checked', error);
    return null;
  }
}

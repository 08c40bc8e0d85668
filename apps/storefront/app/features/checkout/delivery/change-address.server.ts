import { type Basket, updateShippingAddressForShipment } from '@ownpath/contracts/basket';
import { DeliveryForm } from '@ownpath/contracts/forms';
import type { CommerceClient } from '../../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../../platform/commerce/commerce-error.ts';
import { parseForm } from '../../../platform/forms/parse-form.server.ts';
import { findPlaceProblem } from '../../../shared/delivery/place-problem.server.ts';
import type { PlaceProblem } from '../../../shared/delivery/place-problem.ts';

export const ADDRESS_FIELD_NAMES = ['address1', 'address2', 'city', 'stateCode', 'postalCode'] as const;
export type AddressField = (typeof ADDRESS_FIELD_NAMES)[number];
export type TypedAddress = Readonly<Record<AddressField, string>>;

/** Back to the form: what was typed and what is wrong with it. */
export type AddressReturned = {
  readonly typed: TypedAddress;
  readonly problems: readonly { readonly field: AddressField; readonly code: string }[];
  readonly place: PlaceProblem | null;
  /** Of a refusal that is about neither. */
  readonly failureCode: string | null;
};

const isAddressField = (name: string): name is AddressField =>
  ADDRESS_FIELD_NAMES.some((known) => known === name);

export function readTypedAddress(
  source: FormData | Partial<Record<AddressField, string | undefined>>,
): TypedAddress {
  const text = (name: AddressField) =>
    String((source instanceof FormData ? source.get(name) : source[name]) ?? '').trim();
  return {
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    stateCode: text('stateCode').toUpperCase(),
    postalCode: text('postalCode'),
  };
}

/** Sets where the items go; null when it is done. */
export async function changeAddress(
  commerce: CommerceClient,
  basket: Basket,
  form: FormData,
): Promise<AddressReturned | null> {
  const typed = readTypedAddress(form);
  const back = (change: Partial<AddressReturned>): AddressReturned => ({
    typed,
    problems: [],
    place: null,
    failureCode: null,
    ...change,
  });
  const parsed = parseForm(DeliveryForm, typed);
  if (!parsed.ok) {
    return back({
      problems: parsed.problems.flatMap(({ field, code }) =>
        isAddressField(field) ? [{ field, code }] : [],
      ),
    });
  }
  try {
    await commerce.call(updateShippingAddressForShipment, {
      params: { basketId: basket.basketId, shipmentId: 'me' },
      body: parsed.value,
    });
    return null;
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    const place = await findPlaceProblem(commerce, error, typed.stateCode);
    if (place) return back({ place });
    const problems = (error.fields ?? []).flatMap(({ path, code }) => {
      const field = path.split('.').at(-1) ?? '';
      return isAddressField(field) ? [{ field, code }] : [];
    });
    return problems.length > 0 ? back({ problems }) : back({ failureCode: error.code });
  }
}

import {
  createCustomerAddress,
  getCustomer,
  removeCustomerAddress,
  updateCustomerAddress,
} from '@ownpath/contracts/customers';
import { AddressBookForm } from '@ownpath/contracts/forms';
import { z } from 'zod';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { answerForm } from '../../shared/account-form/account-form.server.ts';
import type { ProblemTexts } from '../../shared/account-form/account-form.ts';

const texts: ProblemTexts = {
  name: 'addresses.error.name',
  addressId: 'addresses.error.taken',
  address1: 'application.error.address1',
  address2: 'application.error.address2',
  city: 'application.error.city',
  stateCode: 'application.error.stateCode',
  postalCode: 'application.error.postalCode',
};

/**
 * Carries out one of the forms of the address book. `original` in the form names the address that is changed.
 * @returns the answer, and whether the page goes back to the list
 */
export function changeAddresses(commerce: CommerceClient, customerId: string, fields: FormData) {
  const form = String(fields.get('form') ?? '');
  const sent = { form, fields, texts };
  const original = String(fields.get('original') ?? '');
  const params = { customerId, addressName: original };
  const Named = z.object({});
  switch (form) {
    case 'remove':
      return answerForm(sent, Named, () => commerce.call(removeCustomerAddress, { params }), {
        NotFound: 'addresses.error.gone',
      });
    case 'prefer':
      return answerForm(
        sent,
        Named,
        () => commerce.call(updateCustomerAddress, { params, body: { preferred: true } }),
        { NotFound: 'addresses.error.gone' },
      );
    default:
      return answerForm(
        { ...sent, form: 'address' },
        AddressBookForm,
        (value) => saveAddress(commerce, { customerId, original, value }),
        { NotFound: 'addresses.error.gone' },
      );
  }
}

async function saveAddress(
  commerce: CommerceClient,
  change: {
    readonly customerId: string;
    readonly original: string;
    readonly value: z.output<typeof AddressBookForm>;
  },
): Promise<void> {
  const { customerId, original, value } = change;
  const { name, isPreferred, address2, ...rest } = value;
  const { firstName, lastName, addresses } = await commerce.call(getCustomer, { params: { customerId } });
  const isFirst = addresses.length === 0;
  const body = {
    addressId: name,
    firstName: firstName ?? '',
    lastName: lastName ?? '-',
    countryCode: 'US',
    ...rest,
    address2: address2 === '' ? null : address2,
    // The only address is the preferred one; only another one can take that from it.
    ...(isPreferred || isFirst ? { preferred: true } : {}),
  };
  if (original === '') await commerce.call(createCustomerAddress, { params: { customerId }, body });
  else await commerce.call(updateCustomerAddress, { params: { customerId, addressName: original }, body });
}

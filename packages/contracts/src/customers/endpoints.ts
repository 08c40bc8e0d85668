import { z } from 'zod';
import { defineEndpoint, NoContent, OrganizationParams } from '../wire/index.ts';
import { CustomerAddressChanges, CustomerAddressCodec, NewCustomerAddress } from './address.ts';
import {
  CustomerChanges,
  CustomerCodec,
  CustomerReading,
  PasswordChange,
  PasswordReset,
  Registration,
  ResetTokenAnswer,
  ResetTokenRequest,
} from './customer.ts';
import {
  CustomerPaymentInstrumentChanges,
  CustomerPaymentInstrumentCodec,
  NewCustomerPaymentInstrument,
} from './payment-instrument.ts';

const base = '/customer/shopper-customers/v1/organizations/{organizationId}/customers';
const own = `${base}/{customerId}`;
const CustomerParams = OrganizationParams.extend({ customerId: z.string().min(1).max(100) });
const AddressParams = CustomerParams.extend({ addressName: z.string().min(1).max(256) });
const InstrumentParams = CustomerParams.extend({ paymentInstrumentId: z.string().min(1).max(100) });

export const registerCustomer = defineEndpoint({
  id: 'registerCustomer',
  summary: 'Register with an e-mail and a password; needs a guest’s token and does not sign in',
  method: 'POST',
  path: base,
  body: Registration,
  response: CustomerCodec,
  reading: CustomerReading,
});

export const getCustomer = defineEndpoint({
  id: 'getCustomer',
  summary: 'The caller’s own record; anybody else’s is 404',
  method: 'GET',
  path: own,
  params: CustomerParams,
  response: CustomerCodec,
  reading: CustomerReading,
});

export const updateCustomer = defineEndpoint({
  id: 'updateCustomer',
  summary: 'Change the own profile',
  method: 'PATCH',
  path: own,
  access: 'registered',
  params: CustomerParams,
  body: CustomerChanges,
  response: CustomerCodec,
  reading: CustomerReading,
});

export const updateCustomerPassword = defineEndpoint({
  id: 'updateCustomerPassword',
  summary: 'Change the own password; every other session ends',
  method: 'PUT',
  path: `${own}/password`,
  access: 'registered',
  params: CustomerParams,
  body: PasswordChange,
  status: 204,
  response: NoContent,
});

export const createResetToken = defineEndpoint({
  id: 'getResetPasswordToken',
  summary: 'Send a password-reset token by e-mail; answers alike for known and unknown logins',
  method: 'POST',
  path: `${base}/password/actions/create-reset-token`,
  body: ResetTokenRequest,
  response: ResetTokenAnswer,
});

export const resetPassword = defineEndpoint({
  id: 'resetPassword',
  summary: 'Set a new password with the token from the e-mail; all sessions end',
  method: 'POST',
  path: `${base}/password/actions/reset`,
  body: PasswordReset,
  status: 204,
  response: NoContent,
});

export const createCustomerAddress = defineEndpoint({
  id: 'createCustomerAddress',
  summary: 'Add an address to the own book',
  method: 'POST',
  path: `${own}/addresses`,
  access: 'registered',
  params: CustomerParams,
  body: NewCustomerAddress,
  response: CustomerAddressCodec,
});

export const getCustomerAddress = defineEndpoint({
  id: 'getCustomerAddress',
  summary: 'An address by the name that the customer gave it',
  method: 'GET',
  path: `${own}/addresses/{addressName}`,
  access: 'registered',
  params: AddressParams,
  response: CustomerAddressCodec,
});

export const updateCustomerAddress = defineEndpoint({
  id: 'updateCustomerAddress',
  summary: 'Change an address, its name included',
  method: 'PATCH',
  path: `${own}/addresses/{addressName}`,
  access: 'registered',
  params: AddressParams,
  body: CustomerAddressChanges,
  response: CustomerAddressCodec,
});

export const removeCustomerAddress = defineEndpoint({
  id: 'removeCustomerAddress',
  summary: 'Remove an address',
  method: 'DELETE',
  path: `${own}/addresses/{addressName}`,
  access: 'registered',
  params: AddressParams,
  status: 204,
  response: NoContent,
});

export const createCustomerPaymentInstrument = defineEndpoint({
  id: 'createCustomerPaymentInstrument',
  summary: 'Keep a card by the one-time token of the gateway’s fields; a card number is refused',
  method: 'POST',
  path: `${own}/payment-instruments`,
  access: 'registered',
  params: CustomerParams,
  body: NewCustomerPaymentInstrument,
  response: CustomerPaymentInstrumentCodec,
});

export const getCustomerPaymentInstrument = defineEndpoint({
  id: 'getCustomerPaymentInstrument',
  summary: 'A card that the customer keeps',
  method: 'GET',
  path: `${own}/payment-instruments/{paymentInstrumentId}`,
  access: 'registered',
  params: InstrumentParams,
  response: CustomerPaymentInstrumentCodec,
});

export const updateCustomerPaymentInstrument = defineEndpoint({
  id: 'updateCustomerPaymentInstrument',
  summary: 'Make a kept card the default, or no longer; change its expiry',
  method: 'PATCH',
  path: `${own}/payment-instruments/{paymentInstrumentId}`,
  access: 'registered',
  params: InstrumentParams,
  body: CustomerPaymentInstrumentChanges,
  response: CustomerPaymentInstrumentCodec,
});

export const deleteCustomerPaymentInstrument = defineEndpoint({
  id: 'deleteCustomerPaymentInstrument',
  summary: 'Forget a kept card',
  method: 'DELETE',
  path: `${own}/payment-instruments/{paymentInstrumentId}`,
  access: 'registered',
  params: InstrumentParams,
  status: 204,
  response: NoContent,
});

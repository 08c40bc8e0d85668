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
  summary: 'Register with an e-mail and a password; requires a guest token and does not sign in',
  method: 'POST',
  path: base,
  body: Registration,
  response: CustomerCodec,
  reading: CustomerReading,
});

export const getCustomer = defineEndpoint({
  id: 'getCustomer',
  summary: 'The caller’s customer record; 404 for any other customer',
  method: 'GET',
  path: own,
  params: CustomerParams,
  response: CustomerCodec,
  reading: CustomerReading,
});

export const updateCustomer = defineEndpoint({
  id: 'updateCustomer',
  summary: 'Update the caller’s profile',
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
  summary: 'Change the caller’s password; all other sessions end',
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
  summary: 'Send a password reset token by e-mail; the response is the same for unknown logins',
  method: 'POST',
  path: `${base}/password/actions/create-reset-token`,
  body: ResetTokenRequest,
  response: ResetTokenAnswer,
});

export const resetPassword = defineEndpoint({
  id: 'resetPassword',
  summary: 'Set a new password with the e-mailed token; all sessions end',
  method: 'POST',
  path: `${base}/password/actions/reset`,
  body: PasswordReset,
  status: 204,
  response: NoContent,
});

export const createCustomerAddress = defineEndpoint({
  id: 'createCustomerAddress',
  summary: 'Add an address to the address book',
  method: 'POST',
  path: `${own}/addresses`,
  access: 'registered',
  params: CustomerParams,
  body: NewCustomerAddress,
  response: CustomerAddressCodec,
});

export const getCustomerAddress = defineEndpoint({
  id: 'getCustomerAddress',
  summary: 'An address by its name',
  method: 'GET',
  path: `${own}/addresses/{addressName}`,
  access: 'registered',
  params: AddressParams,
  response: CustomerAddressCodec,
});

export const updateCustomerAddress = defineEndpoint({
  id: 'updateCustomerAddress',
  summary: 'Update an address, including its name',
  method: 'PATCH',
  path: `${own}/addresses/{addressName}`,
  access: 'registered',
  params: AddressParams,
  body: CustomerAddressChanges,
  response: CustomerAddressCodec,
});

export const removeCustomerAddress = defineEndpoint({
  id: 'removeCustomerAddress',
  summary: 'Delete an address',
  method: 'DELETE',
  path: `${own}/addresses/{addressName}`,
  access: 'registered',
  params: AddressParams,
  status: 204,
  response: NoContent,
});

export const createCustomerPaymentInstrument = defineEndpoint({
  id: 'createCustomerPaymentInstrument',
  summary: 'Save a card from the one-time token of the hosted card fields; card numbers are rejected',
  method: 'POST',
  path: `${own}/payment-instruments`,
  access: 'registered',
  params: CustomerParams,
  body: NewCustomerPaymentInstrument,
  response: CustomerPaymentInstrumentCodec,
});

export const getCustomerPaymentInstrument = defineEndpoint({
  id: 'getCustomerPaymentInstrument',
  summary: 'A saved card',
  method: 'GET',
  path: `${own}/payment-instruments/{paymentInstrumentId}`,
  access: 'registered',
  params: InstrumentParams,
  response: CustomerPaymentInstrumentCodec,
});

export const updateCustomerPaymentInstrument = defineEndpoint({
  id: 'updateCustomerPaymentInstrument',
  summary: 'Update a saved card: default flag and expiry date',
  method: 'PATCH',
  path: `${own}/payment-instruments/{paymentInstrumentId}`,
  access: 'registered',
  params: InstrumentParams,
  body: CustomerPaymentInstrumentChanges,
  response: CustomerPaymentInstrumentCodec,
});

export const deleteCustomerPaymentInstrument = defineEndpoint({
  id: 'deleteCustomerPaymentInstrument',
  summary: 'Delete a saved card',
  method: 'DELETE',
  path: `${own}/payment-instruments/{paymentInstrumentId}`,
  access: 'registered',
  params: InstrumentParams,
  status: 204,
  response: NoContent,
});

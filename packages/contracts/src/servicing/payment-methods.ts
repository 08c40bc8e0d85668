import { HOSTED_FIELD_LIMITS } from '@ownpath/domain/forms';
import { z } from 'zod';
import { textField } from '../forms/form-field.ts';
import { defineCustomEndpoint } from '../wire/index.ts';
import { SavedPaymentMethod } from './customer-record.ts';

/** Cards and bank accounts that the customer keeps, and autopay charges (decision 0066). */
const Id = z.string().min(1).max(100);
const Methods = z.object({ paymentMethods: z.array(SavedPaymentMethod) });

export const savePaymentMethod = defineCustomEndpoint({
  id: 'savePaymentMethod',
  summary: 'Keep a card or bank account from the gateway’s fields; nothing is charged',
  api: 'payment',
  endpoint: 'savepaymentmethod',
  body: z.object({ token: textField(HOSTED_FIELD_LIMITS.token), isDefault: z.boolean() }),
  response: Methods,
});

export const makeDefaultPaymentMethod = defineCustomEndpoint({
  id: 'makeDefaultPaymentMethod',
  summary: 'The method that is offered first',
  api: 'payment',
  endpoint: 'makedefaultpaymentmethod',
  body: z.object({ paymentMethodId: Id }),
  response: Methods,
});

export const removePaymentMethod = defineCustomEndpoint({
  id: 'removePaymentMethod',
  summary: 'Keep a method no longer. 409 while autopay charges it, unless another one takes over',
  api: 'payment',
  endpoint: 'removepaymentmethod',
  body: z.object({
    paymentMethodId: Id,
    /** Autopay charges it from now on, by the text that was shown. */
    next: z.object({ paymentMethodId: Id, textVersion: z.string().min(1).max(50) }).optional(),
  }),
  response: Methods,
});

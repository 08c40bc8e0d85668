import { z } from 'zod';
import { DebitAuthorization } from '../checkout/index.ts';
import { Dollars, defineCustomEndpoint, renamed } from '../wire/index.ts';

/** A bank account that can pay, with what paying the amount with it authorises. */
const BankDebit = z.object({
  /** Null for an account that is typed into the gateway's fields. */
  paymentMethodId: z.string().nullable(),
  last4: z.string().nullable(),
  /** Debits of it came back: it isn't debited any more. */
  isBlocked: z.boolean(),
  authorization: DebitAuthorization,
});
export type BankDebit = z.output<typeof BankDebit>;

export const getBankDebits = defineCustomEndpoint({
  id: 'getBankDebits',
  summary: 'Bank accounts that can pay an amount at a store, with the authorization of the debit',
  api: 'payment',
  endpoint: 'bankdebits',
  body: renamed({ storeId: ['storeId', z.string().min(1).max(100)], totalCents: ['totalAmount', Dollars] }),
  /** None where the store takes no bank accounts. */
  response: z.object({ accounts: z.array(BankDebit) }),
});

import { z } from 'zod';
import { renamed, YesNo } from '../wire/index.ts';

/** "Saved payment method" of specification section 3; at most the last four digits of a number are returned. */
export const SavedPaymentMethod = renamed({
  id: ['paymentMethodId', z.string()],
  kind: [
    'paymentMethodType',
    z.enum(['card', 'bank-account', 'paypal', 'venmo', 'cash-app', 'apple-pay', 'google-pay']),
  ],
  token: [
    'tokenInfo',
    z.object({
      expirationDate: z
        .string()
        .regex(/^\d{4}$/)
        .optional(),
      last4: z.string(),
    }),
  ],
  brand: ['cardType', z.string().optional()],
  isDefault: ['isDefault', YesNo],
  /** `expiring` within 60 days (specification section 5). */
  expiryStatus: ['expirationStatus', z.enum(['valid', 'expiring', 'expired']).optional()],
  /** Ours: a bank account whose debits came back, which is not debited any more. */
  isDebitBlocked: ['isDebitBlocked', YesNo.optional()],
  /** Ours: the name of the alert that says so, a hash (`customerdetailinfo`). */
  alertName: ['alertName', z.string().optional()],
});
export type SavedPaymentMethod = z.output<typeof SavedPaymentMethod>;

const RecordAddress = z.object({
  addressType: z.literal('PRIM'),
  address1: z.string(),
  address2: z.string().optional(),
  city: z.string(),
  stateCode: z.string(),
  postalCode: z.string(),
});
const RecordPhone = renamed({ phone: ['phoneNumber', z.string()], isPrimary: ['primary', YesNo] });

/**
 * The customer in the rental system's format (specification section 3, "Customer"). Birth date and tax number are
 * never returned.
 */
export const CustomerRecord = renamed({
  customerId: ['customerId', z.string()],
  globalCustomerId: ['globalCustomerId', z.string().optional()],
  rentalCustomerId: ['racCustomerId', z.string().optional()],
  customerType: ['customerType', z.enum(['guest', 'registered'])],
  isFoundByIdentityProvider: ['customerFoundbyOKTAId', z.boolean()],
  firstName: ['firstName', z.string().optional()],
  lastName: ['lastName', z.string().optional()],
  email: ['emailId', z.string().optional()],
  addresses: ['addresses', z.array(RecordAddress)],
  phones: ['phones', z.array(RecordPhone)],
  isRemotePaymentAllowed: ['remotePaymentAllowed', YesNo],
});
export type CustomerRecord = z.output<typeof CustomerRecord>;

/** Names of specification section 3; `{hash}` stands for that of a saved card. */
export const AccountAlertName = z.union([
  z.enum([
    'AnyPaymentOverDue',
    'AnyPaymentOverDue45Days',
    'AllSavedPaymentsExpired',
    'AnyUpcomingPaymentWithIn1Week',
    'NotEnrolledInAnyAutoPay',
  ]),
  z.string().regex(/^[0-9a-f]{16}$/),
]);

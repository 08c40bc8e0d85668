import { PASSWORD_MAX_LENGTH } from '@ownpath/domain/account';
import { LOCALES } from '@ownpath/domain/site';
import { z } from 'zod';
import { Approval, ApprovalCodec } from '../approval/approval.ts';
import { jsonText, personName, ReadableFlag, ReadableText, readableItems } from '../wire/index.ts';
import { CustomerAddress, CustomerAddressCodec } from './address.ts';
import { CustomerPaymentInstrument, CustomerPaymentInstrumentCodec } from './payment-instrument.ts';

/** A guest or a registered customer, as returned to themselves; phones are ten digits. */
export const Customer = z.object({
  customerId: z.string(),
  isRegistered: z.boolean(),
  /** Equals the email, lower case; null for guests. */
  login: z.string().nullable(),
  hashedLogin: z.string().nullable(),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  hasPassword: z.boolean(),
  acceptsMarketing: z.boolean(),
  preferredLocale: z.string().nullable(),
  phoneMobile: z.string().nullable(),
  phoneHome: z.string().nullable(),
  phoneBusiness: z.string().nullable(),
  globalCustomerId: z.string().nullable(),
  rentalCustomerId: z.string().nullable(),
  isFoundByIdentityProvider: z.boolean(),
  isRemotePaymentAllowed: z.boolean(),
  /** The last decision of the decision engine; null without one. */
  approval: Approval.nullable(),
  addresses: z.array(CustomerAddress),
  paymentInstruments: z.array(CustomerPaymentInstrument),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
});
export type Customer = z.infer<typeof Customer>;

const phoneNames = ['phoneMobile', 'phoneHome', 'phoneBusiness'] as const;
const optionalTexts = [
  'login',
  'hashedLogin',
  'email',
  'firstName',
  'lastName',
  'preferredLocale',
  ...phoneNames,
] as const;
const texts = Object.fromEntries(optionalTexts.map((name) => [name, z.string().optional()])) as Record<
  (typeof optionalTexts)[number],
  z.ZodOptional<z.ZodString>
>;

const WireCustomer = z.looseObject({
  ...texts,
  customerId: z.string(),
  authType: z.enum(['guest', 'registered']),
  customerType: z.enum(['guest', 'registered']),
  isGuest: z.boolean(),
  isRegistered: z.boolean(),
  enabled: z.boolean(),
  hasPassword: z.boolean(),
  creationDate: z.iso.datetime(),
  lastModified: z.iso.datetime(),
  addresses: z.array(CustomerAddressCodec).optional(),
  paymentInstruments: z.array(CustomerPaymentInstrumentCodec).optional(),
  phones: z.array(z.looseObject({ phoneNumber: z.string(), primary: z.enum(['Y', 'N']) })),
  globalCustomerId: z.string().optional(),
  remotePaymentAllowed: z.enum(['Y', 'N']),
  c_acceptsMarketing: z.boolean(),
  c_racGlobalCustomerID: z.string().optional(),
  c_racCustomerID: z.string().optional(),
  c_customerFoundbyOKTAId: z.boolean(),
  c_customerDEApproval: jsonText(ApprovalCodec).optional(),
});

/** Fields of a customer that a client requires. */
const ReadCustomer = z.object({
  ...(Object.fromEntries(optionalTexts.map((name) => [name, texts[name].catch(undefined)])) as Record<
    (typeof optionalTexts)[number],
    z.ZodCatch<z.ZodOptional<z.ZodString>>
  >),
  customerId: ReadableText,
  authType: z.enum(['guest', 'registered']).catch('registered'),
  hasPassword: z.boolean().catch(true),
  creationDate: ReadableText,
  lastModified: ReadableText,
  addresses: readableItems(CustomerAddressCodec),
  paymentInstruments: readableItems(CustomerPaymentInstrumentCodec),
  remotePaymentAllowed: z.enum(['Y', 'N']).catch('N'),
  c_acceptsMarketing: ReadableFlag,
  c_racGlobalCustomerID: z.string().optional().catch(undefined),
  c_racCustomerID: z.string().optional().catch(undefined),
  c_customerFoundbyOKTAId: ReadableFlag,
  c_customerDEApproval: jsonText(ApprovalCodec).optional().catch(undefined),
});
type ReadCustomer = Omit<z.output<typeof ReadCustomer>, 'addresses' | 'paymentInstruments'> & {
  readonly [Name in 'addresses' | 'paymentInstruments']?: Customer[Name] | undefined;
};

function fromWire(wire: ReadCustomer): Customer {
  return {
    customerId: wire.customerId,
    isRegistered: wire.authType === 'registered',
    login: wire.login ?? null,
    hashedLogin: wire.hashedLogin ?? null,
    email: wire.email ?? null,
    firstName: wire.firstName ?? null,
    lastName: wire.lastName ?? null,
    hasPassword: wire.hasPassword,
    acceptsMarketing: wire.c_acceptsMarketing,
    preferredLocale: wire.preferredLocale ?? null,
    phoneMobile: wire.phoneMobile ?? null,
    phoneHome: wire.phoneHome ?? null,
    phoneBusiness: wire.phoneBusiness ?? null,
    globalCustomerId: wire.c_racGlobalCustomerID ?? null,
    rentalCustomerId: wire.c_racCustomerID ?? null,
    isFoundByIdentityProvider: wire.c_customerFoundbyOKTAId,
    isRemotePaymentAllowed: wire.remotePaymentAllowed === 'Y',
    approval: wire.c_customerDEApproval ?? null,
    addresses: wire.addresses ?? [],
    paymentInstruments: wire.paymentInstruments ?? [],
    createdAt: wire.creationDate,
    changedAt: wire.lastModified,
  };
}

/** Documented customer with the retailer's fields (specification section 3). Birth date and tax id are never sent. */
export const CustomerCodec = z.codec(WireCustomer, Customer, {
  decode: fromWire,
  encode: (customer): z.output<typeof WireCustomer> => {
    const kind = customer.isRegistered ? 'registered' : 'guest';
    const phones = phoneNames.flatMap((name) => customer[name] ?? []);
    const globalId = customer.globalCustomerId;
    return {
      ...Object.fromEntries(
        optionalTexts.flatMap((name) => (customer[name] === null ? [] : [[name, customer[name]]])),
      ),
      customerId: customer.customerId,
      authType: kind,
      customerType: kind,
      isGuest: !customer.isRegistered,
      isRegistered: customer.isRegistered,
      enabled: true,
      hasPassword: customer.hasPassword,
      creationDate: customer.createdAt,
      lastModified: customer.changedAt,
      addresses: customer.addresses,
      paymentInstruments: customer.paymentInstruments,
      phones: phones.map((phoneNumber, index) => ({ phoneNumber, primary: index === 0 ? 'Y' : 'N' })),
      remotePaymentAllowed: customer.isRemotePaymentAllowed ? 'Y' : 'N',
      c_acceptsMarketing: customer.acceptsMarketing,
      ...(globalId === null ? {} : { globalCustomerId: globalId, c_racGlobalCustomerID: globalId }),
      ...(customer.rentalCustomerId === null ? {} : { c_racCustomerID: customer.rentalCustomerId }),
      c_customerFoundbyOKTAId: customer.isFoundByIdentityProvider,
      ...(customer.approval === null ? {} : { c_customerDEApproval: customer.approval }),
    };
  },
});

/** A customer of any tenant, in the form that pages use. */
export const CustomerReading = ReadCustomer.transform(fromWire);

const NameText = z.string().trim().max(256);
const PersonName = personName(256);
const PhoneText = z.string().trim().max(32);
const PasswordText = z.string().max(PASSWORD_MAX_LENGTH);

const profile = {
  phoneMobile: PhoneText.nullable().optional(),
  phoneHome: PhoneText.nullable().optional(),
  phoneBusiness: PhoneText.nullable().optional(),
  preferredLocale: z.enum(LOCALES).optional(),
  c_acceptsMarketing: z.boolean().optional(),
};

/** Specification section 3, "Register payload"; `login` equals `email`. Ids and flags from clients are ignored. */
export const Registration = z.looseObject({
  customer: z.looseObject({
    login: NameText,
    email: NameText,
    firstName: PersonName.default(''),
    lastName: PersonName,
    ...profile,
  }),
  password: PasswordText,
});
export type Registration = z.infer<typeof Registration>;

/** A new email also changes the login and requires `currentPassword`. */
export const CustomerChanges = z.looseObject({
  login: NameText.optional(),
  email: NameText.optional(),
  firstName: PersonName.min(1).optional(),
  lastName: PersonName.min(1).optional(),
  currentPassword: PasswordText.optional(),
  ...profile,
});
export type CustomerChanges = z.infer<typeof CustomerChanges>;

export const PasswordChange = z.looseObject({ currentPassword: PasswordText, password: PasswordText });
export const ResetTokenRequest = z.looseObject({
  login: NameText.min(1),
  /**
   * Page that the email links to, for example in the shopper's language; must be of the shop's own origin. Our field.
   */
  c_pageUrl: z.url().max(256).optional(),
});
/** `resetToken` is always empty: the token is sent only by email. */
export const ResetTokenAnswer = z.object({
  login: z.string(),
  email: z.string(),
  resetToken: z.literal(''),
  expiresInMinutes: z.int(),
});
export type ResetTokenAnswer = z.infer<typeof ResetTokenAnswer>;
export const PasswordReset = z.looseObject({
  resetToken: z.string().min(1).max(200),
  login: NameText.min(1),
  newPassword: PasswordText,
});

import { z } from 'zod';
import { personName } from '../wire/index.ts';

/** Maximum length of a documented address field. */
const AddressText = z.string().trim().max(256);

/** An address in a customer's address book; `id` is the customer's own name for it, for example `Home`. */
export const CustomerAddress = z.object({
  id: z.string(),
  addressType: z.string(),
  isPreferred: z.boolean(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  address1: z.string().nullable(),
  address2: z.string().nullable(),
  city: z.string().nullable(),
  stateCode: z.string().nullable(),
  postalCode: z.string().nullable(),
  countryCode: z.string(),
  phone: z.string().nullable(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
});
export type CustomerAddress = z.infer<typeof CustomerAddress>;

const WireAddress = z.looseObject({
  addressId: z.string(),
  addressType: z.string().optional(),
  preferred: z.boolean(),
  firstName: z.string().optional(),
  lastName: z.string(),
  fullName: z.string().optional(),
  address1: z.string().optional(),
  address2: z.string().optional(),
  city: z.string().optional(),
  stateCode: z.string().optional(),
  postalCode: z.string().optional(),
  countryCode: z.string(),
  phone: z.string().optional(),
  creationDate: z.iso.datetime(),
  lastModified: z.iso.datetime(),
});

const texts = ['address1', 'address2', 'city', 'stateCode', 'postalCode', 'phone', 'firstName'] as const;

export const CustomerAddressCodec = z.codec(WireAddress, CustomerAddress, {
  decode: (wire) => ({
    id: wire.addressId,
    addressType: wire.addressType ?? 'PRIM',
    isPreferred: wire.preferred,
    firstName: wire.firstName ?? null,
    lastName: wire.lastName,
    address1: wire.address1 ?? null,
    address2: wire.address2 ?? null,
    city: wire.city ?? null,
    stateCode: wire.stateCode ?? null,
    postalCode: wire.postalCode ?? null,
    countryCode: wire.countryCode,
    phone: wire.phone ?? null,
    createdAt: wire.creationDate,
    changedAt: wire.lastModified,
  }),
  encode: (address): z.output<typeof WireAddress> => ({
    addressId: address.id,
    addressType: address.addressType,
    preferred: address.isPreferred,
    lastName: address.lastName ?? '',
    fullName: [address.firstName, address.lastName].filter(Boolean).join(' '),
    countryCode: address.countryCode,
    creationDate: address.createdAt,
    lastModified: address.changedAt,
    ...Object.fromEntries(texts.flatMap((name) => (address[name] === null ? [] : [[name, address[name]]]))),
  }),
});

const changes = {
  addressType: AddressText.min(1).optional(),
  preferred: z.boolean().optional(),
  firstName: personName(256).optional(),
  address1: AddressText.optional(),
  address2: AddressText.nullable().optional(),
  city: AddressText.optional(),
  stateCode: AddressText.optional(),
  postalCode: AddressText.optional(),
  phone: z.string().trim().max(32).nullable().optional(),
};
const required = {
  addressId: AddressText.min(1),
  lastName: personName(256).min(1),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
};

/** Documented body of a new address; unsupported fields are ignored. */
export const NewCustomerAddress = z.looseObject({ ...required, ...changes });
export type NewCustomerAddress = z.infer<typeof NewCustomerAddress>;

export const CustomerAddressChanges = NewCustomerAddress.partial();
export type CustomerAddressChanges = z.infer<typeof CustomerAddressChanges>;

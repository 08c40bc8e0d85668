import { z } from 'zod';
import { personName } from '../wire/index.ts';

/** Documented order address of the Shopper APIs (only the fields that we use). */
export const OrderAddress = z.looseObject({
  firstName: personName(100).optional(),
  lastName: personName(100).optional(),
  address1: z.string().max(200).optional(),
  address2: z.string().max(200).optional(),
  city: z.string().max(100).optional(),
  stateCode: z.string().max(10).optional(),
  postalCode: z.string().max(10).optional(),
  countryCode: z.string().max(2).optional(),
  phone: z.string().max(32).optional(),
});
export type OrderAddress = z.infer<typeof OrderAddress>;

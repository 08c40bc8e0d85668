import { z } from 'zod';

/** Maximum length of a prefill field. */
const MAX_PREFILL_TEXT = 64 * 1024;

/** A value that is dropped on arrival. */
const dropped = z
  .codec(z.unknown(), z.undefined(), { decode: () => undefined, encode: () => undefined })
  .optional();

/**
 * Fields that clients send to prefill a temporary basket (specification section 7). They are accepted so that such
 * clients work, and have no effect: approvals, phone matches and customer numbers are the server's own. `c_ssn` and
 * `c_dob` are dropped on arrival.
 */
export const prefillFields = {
  c_isPrefill: z.boolean().optional(),
  c_customerDEApproval: z.union([z.string().max(MAX_PREFILL_TEXT), z.looseObject({})]).optional(),
  c_payfoneResponse: z.union([z.string().max(MAX_PREFILL_TEXT), z.looseObject({})]).optional(),
  c_dob: dropped,
  c_ssn: dropped,
  c_globalCustomerId: dropped,
  c_customerId: dropped,
};

import { DEALS_FIELDS } from '@ownpath/domain/forms';
import { z } from 'zod';
import { defineCustomEndpoint } from '../wire/index.ts';

/**
 * "Deals sign-up payload" of specification section 3: `phone` digits only, `optIn` '1' or '0'. Rejected fields are
 * returned in `error` as text in the shopper's language, for display. A malformed body gets a problem document, as in
 * all calls. Path and `source` are not in the specification; they are ours.
 */
export const signUpForDeals = defineCustomEndpoint({
  id: 'signUpForDeals',
  summary: 'Sign up for deals by email, mobile phone or both',
  api: 'deals-signup',
  endpoint: 'signup',
  body: z.looseObject({
    email: z.string().trim().max(DEALS_FIELDS.email.maxLength).default(''),
    /** Formatted or as digits. */
    phone: z.string().trim().max(30).default(''),
    optIn: z.enum(['0', '1']).default('0'),
    /** Where in the shop the form was shown. */
    source: z
      .string()
      .regex(/^[\w-]{1,60}$/)
      .default('web'),
  }),
  response: z.object({ success: z.boolean(), error: z.string().nullable() }),
});

import { DEALS_FIELDS } from '@ownpath/domain/forms';
import { z } from 'zod';
import { defineCustomEndpoint } from '../wire/index.ts';

/**
 * "Deals sign-up payload" of specification section 3: `phone` digits only, `optIn` '1' or '0'. What the form can't
 * accept is answered in `error`, in the shopper's language, for the shop to show as it is; a body of another shape is
 * a problem document, as everywhere. Path and `source` are not shown in the specification; ours.
 */
export const signUpForDeals = defineCustomEndpoint({
  id: 'signUpForDeals',
  summary: 'Sign up for deals by email, mobile phone or both',
  api: 'deals-signup',
  endpoint: 'signup',
  body: z.looseObject({
    email: z.string().trim().max(DEALS_FIELDS.email.maxLength).default(''),
    /** As typed or as digits. */
    phone: z.string().trim().max(30).default(''),
    optIn: z.enum(['0', '1']).default('0'),
    /** The place of the form in the shop. */
    source: z
      .string()
      .regex(/^[\w-]{1,60}$/)
      .default('web'),
  }),
  response: z.object({ success: z.boolean(), error: z.string().nullable() }),
});

import { CONSENT_CATEGORIES } from '@ownpath/domain/consent';
import { z } from 'zod';
import { defineCustomEndpoint } from '../wire/index.ts';

/** Proof of a cookie choice; not in the specification, our own. Nothing in it names a person. */
export const recordCookieChoice = defineCustomEndpoint({
  id: 'recordCookieChoice',
  summary: 'Record a choice of cookie categories, and what was shown with it',
  api: 'consent',
  endpoint: 'choice',
  body: z.object({
    /** Random, new with each choice; the browser's cookie has it too. */
    consentId: z.uuid(),
    version: z.int().positive(),
    /** SHA-256 of the texts that were shown. */
    wording: z.string().regex(/^sha256-[0-9a-f]{64}$/),
    shownIn: z.enum(['banner', 'page']),
    categories: z.array(z.enum(CONSENT_CATEGORIES)).max(CONSENT_CATEGORIES.length),
    isGpc: z.boolean(),
  }),
  response: z.object({ success: z.literal(true) }),
});

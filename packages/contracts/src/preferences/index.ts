import { z } from 'zod';
import { defineEndpoint, SiteQuery } from '../wire/index.ts';

/** Maximum names per call. */
const MAX_NAMES = 100;

/**
 * Site preferences by name, `GET /custom/custom-prefs/v1/organizations/{org}/getcustompreferences` (specification
 * section 7): a `client_id` header instead of a token. Unknown and private names are left out.
 */
export const getCustomPreferences = defineEndpoint({
  id: 'getCustomPreferences',
  summary: 'Custom preferences of the site, by name',
  method: 'GET',
  path: '/custom/custom-prefs/v1/organizations/{organizationId}/getcustompreferences',
  access: 'public',
  query: SiteQuery.extend({
    /** Comma-separated list; all public preferences when left out. */
    c_prefs: z
      .string()
      .max(4000)
      .refine((names) => names.split(',').length <= MAX_NAMES, { message: 'at most 100 names' })
      .optional(),
  }),
  response: z.object({ customPreferences: z.record(z.string(), z.unknown()) }),
});

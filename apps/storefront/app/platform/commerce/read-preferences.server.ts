import { getCustomPreferences } from '@ownpath/contracts/preferences';
import type { z } from 'zod';
import type { CommerceClient } from './client.server.ts';
import { CLIENT_ID } from './commerce-config.ts';

/**
 * Reads the retailer's preferences that a schema names.
 * @returns what the schema makes of them; a wrong value is not thrown, so that its reader can do without
 * @throws CommerceError
 */
export async function readPreferences<T extends z.ZodRawShape>(
  commerce: CommerceClient,
  schema: z.ZodObject<T>,
) {
  const { customPreferences } = await commerce.call(
    getCustomPreferences,
    { query: { c_prefs: Object.keys(schema.shape).join(',') } },
    { headers: { client_id: CLIENT_ID } },
  );
  return schema.safeParse(customPreferences);
}

import { getCustomPreferences } from '@ownpath/contracts/preferences';
import { z } from 'zod';
import type { CommerceClient } from '../../../platform/commerce/client.server.ts';
import { CLIENT_ID } from '../../../platform/commerce/commerce-config.ts';
import type { SessionPreferences } from './watched-paths.ts';

/** Seconds, and paths (specification section 3). */
const Preferences = z.object({
  AccountSessionTimeout: z.number().positive(),
  excludedPages: z.array(z.string()).catch([]),
});

/** Null when the retailer has set no timeout: then nothing is watched. */
export async function loadSessionPreferences(commerce: CommerceClient): Promise<SessionPreferences | null> {
  const { customPreferences } = await commerce.call(
    getCustomPreferences,
    { query: { c_prefs: Object.keys(Preferences.shape).join(',') } },
    { headers: { client_id: CLIENT_ID } },
  );
  const read = Preferences.safeParse(customPreferences);
  if (!read.success) return null;
  return { timeoutMs: read.data.AccountSessionTimeout * 1_000, excludedPages: read.data.excludedPages };
}

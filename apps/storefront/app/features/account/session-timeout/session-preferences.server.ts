import { z } from 'zod';
import type { CommerceClient } from '../../../platform/commerce/client.server.ts';
import { readPreferences } from '../../../platform/commerce/read-preferences.server.ts';
import type { SessionPreferences } from './watched-paths.ts';

/** Seconds, and paths (specification section 3). */
const Preferences = z.object({
  AccountSessionTimeout: z.number().positive(),
  excludedPages: z.array(z.string()).catch([]),
});

/** Null when the retailer has set no timeout: then nothing is watched. */
export async function loadSessionPreferences(commerce: CommerceClient): Promise<SessionPreferences | null> {
  const read = await readPreferences(commerce, Preferences);
  if (!read.success) return null;
  return { timeoutMs: read.data.AccountSessionTimeout * 1_000, excludedPages: read.data.excludedPages };
}

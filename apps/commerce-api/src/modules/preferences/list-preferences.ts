import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { findPreferenceValue, listPublicPreferences } from './preferences-queries.ts';

/** A preference for use inside the engine, also a private one; undefined when there is none. */
export function findPreference(
  deps: Pick<Dependencies, 'database' | 'config'>,
  key: string,
): Promise<unknown> {
  return findPreferenceValue(deps.database, deps.config.siteId, key);
}

/**
 * Public preferences by name; unknown and private ones are left out.
 * @throws DomainError `Unauthorized` unless the client is known
 */
export async function listPreferences(
  deps: Pick<Dependencies, 'database' | 'config'>,
  request: { readonly clientId: string | null; readonly names: readonly string[] | null },
): Promise<{ customPreferences: Record<string, unknown> }> {
  const { database, config } = deps;
  if (!config.clients.some(({ id }) => id === request.clientId)) {
    throw new DomainError('Unauthorized', 'The header client_id must name a known client.');
  }
  const rows = await listPublicPreferences(database, config.siteId, request.names);
  return { customPreferences: Object.fromEntries(rows.map(({ key, value }) => [key, value])) };
}

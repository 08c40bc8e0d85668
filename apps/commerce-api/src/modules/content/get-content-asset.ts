import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { findContentAsset } from './content-store.ts';

/**
 * A content asset in the documented OCAPI shape; needs a client id instead of a token.
 * @throws DomainError `Unauthorized` for an unknown client, `NotFound` for another site, `ContentNotFound`
 */
export async function getContentAsset(
  deps: Pick<Dependencies, 'database' | 'config'>,
  request: {
    readonly siteId: string;
    readonly contentId: string;
    readonly clientId: string;
    readonly locale: 'en-US' | 'es-US';
  },
): Promise<{ id: string; name: string; c_body: string }> {
  const { config, database } = deps;
  if (!config.clients.some(({ id }) => id === request.clientId)) {
    throw new DomainError('Unauthorized', 'No such client.');
  }
  if (request.siteId !== config.siteId) throw new DomainError('NotFound', 'No such site.');
  const asset = await findContentAsset(database, { siteId: config.siteId, id: request.contentId });
  if (!asset) throw new DomainError('ContentNotFound', 'There is no such content asset.');
  return { id: asset.id, name: asset.name, c_body: asset.body[request.locale] };
}

import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { findContentAsset } from './content-queries.ts';

type AssetRequest = { readonly contentId: string; readonly locale: Locale };
export type Asset = { id: string; name: string; c_body: string };

/** An asset in the shopper's language. @throws DomainError `ContentNotFound` */
export async function getContent(
  deps: Pick<Dependencies, 'database' | 'config'>,
  { contentId, locale }: AssetRequest,
): Promise<Asset> {
  const asset = await findContentAsset(deps.database, { siteId: deps.config.siteId, id: contentId });
  if (!asset) throw new DomainError('ContentNotFound', 'There is no such content asset.');
  return { id: asset.id, name: asset.name, c_body: asset.body[locale] };
}

/**
 * The same in the documented OCAPI shape; needs a client id instead of a token.
 * @throws DomainError `Unauthorized` for an unknown client, `NotFound` for another site, `ContentNotFound`
 */
export async function getContentAsset(
  deps: Pick<Dependencies, 'database' | 'config'>,
  request: AssetRequest & { readonly siteId: string; readonly clientId: string },
): Promise<Asset & { _v: string; _type: string }> {
  const { config } = deps;
  if (!config.clients.some(({ id }) => id === request.clientId)) {
    throw new DomainError('Unauthorized', 'No such client.');
  }
  if (request.siteId !== config.siteId) throw new DomainError('NotFound', 'No such site.');
  return { _v: '22.8', _type: 'content', ...(await getContent(deps, request)) };
}

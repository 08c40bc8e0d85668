import { getUrlMapping, type UrlMapping } from '@ownpath/contracts/seo';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';

/** The page of the shop, or the https address, that a search text is mapped to; null for none. */
export async function findMappedAddress(commerce: CommerceClient, text: string): Promise<string | null> {
  const query = { urlSegment: text };
  const mapping = await commerce.call(getUrlMapping, { query }, { as: 'shared' }).catch(() => null);
  return mapping && addressOf(mapping);
}

/** The commerce API sends only destinations that are safe to follow. */
function addressOf({ destinationUrl, resourceType, resourceId }: UrlMapping): string | null {
  if (destinationUrl !== undefined) return destinationUrl;
  if (resourceId === undefined) return null;
  const id = encodeURIComponent(resourceId);
  if (resourceType === 'PRODUCT') return `/product/${id}`;
  return resourceType === 'CATEGORY' ? `/category/${id}` : `/page-viewer/${id}`;
}

import { getUrlMapping, type UrlMapping } from '@ownpath/contracts/seo';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';

/** The shop's address of what a mapping names; the API tells destinations that are safe to follow only. */
function addressOf({ destinationUrl, resourceType, resourceId }: UrlMapping): string | null {
  if (destinationUrl !== undefined) return destinationUrl;
  if (resourceId === undefined) return null;
  const id = encodeURIComponent(resourceId);
  if (resourceType === 'PRODUCT') return `/product/${id}`;
  return resourceType === 'CATEGORY' ? `/category/${id}` : `/page-viewer/${id}`;
}

/** Where words lead that no product answers to: a page of the shop, or an https address; null for nowhere. */
export async function findAddressForWords(commerce: CommerceClient, words: string): Promise<string | null> {
  const query = { urlSegment: words };
  const mapping = await commerce.call(getUrlMapping, { query }, { as: 'shared' }).catch(() => null);
  return mapping && addressOf(mapping);
}

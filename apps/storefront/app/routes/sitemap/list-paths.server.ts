import { listSitePages, SitePageKind } from '@ownpath/contracts/seo';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { contentPaths } from '../../platform/seo/content-paths.ts';

export const SITEMAP_KINDS = [...SitePageKind.options, 'content'] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

export async function listSitemapPaths(
  commerce: CommerceClient,
  kind: SitemapKind,
): Promise<readonly string[]> {
  if (kind === 'content') return contentPaths;
  const { paths } = await commerce.call(listSitePages, { body: { kind } }, { as: 'shared' });
  return paths;
}

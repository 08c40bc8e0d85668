import type { Queryable } from '../../database/connect.ts';
import { and, asc, eq } from '../../database/orm.ts';
import { contentAssets, contentPages, contentRegions } from '../../database/schema/index.ts';

type ContentKey = { readonly siteId: string; readonly id: string };

/** A page with its regions in order; null when there is none online. */
export async function findContentPage(queryable: Queryable, { siteId, id }: ContentKey) {
  const rows = await queryable
    .select({ page: contentPages, region: contentRegions })
    .from(contentPages)
    .leftJoin(
      contentRegions,
      and(eq(contentRegions.siteId, contentPages.siteId), eq(contentRegions.pageId, contentPages.id)),
    )
    .where(and(eq(contentPages.siteId, siteId), eq(contentPages.id, id), eq(contentPages.isOnline, true)))
    .orderBy(asc(contentRegions.sequence));
  const [first] = rows;
  if (!first) return null;
  return { ...first.page, regions: rows.flatMap(({ region }) => (region ? [region] : [])) };
}

export async function findContentAsset(queryable: Queryable, { siteId, id }: ContentKey) {
  const [row] = await queryable
    .select()
    .from(contentAssets)
    .where(and(eq(contentAssets.siteId, siteId), eq(contentAssets.id, id), eq(contentAssets.isOnline, true)));
  return row ?? null;
}

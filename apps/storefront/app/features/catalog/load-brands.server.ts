import { type ProductHit, type ProductSearchResponse, searchProducts } from '@ownpath/contracts/catalog';
import { ROOT_CATEGORY_ID } from '@ownpath/domain/catalog';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';

export type Brand = {
  readonly name: string;
  readonly count: number;
  /** Picture of its most popular product. */
  readonly picture: { readonly imageUrl: string; readonly tint: string } | null;
};

/** The most that one call returns; nearly every brand is among them. */
const PICTURED = 100;

/** Every brand that the visitor's store rents out, sorted by name. */
export async function loadBrands(commerce: CommerceClient): Promise<Brand[]> {
  const search = (pageSize: number, brand?: string): Promise<ProductSearchResponse> =>
    commerce.call(
      searchProducts,
      {
        body: {
          category: ROOT_CATEGORY_ID,
          orderBy: 'MOST_POPULAR',
          pageSize,
          filters: brand === undefined ? [] : [{ key: 'brand', value: brand }],
        },
      },
      { as: 'shared' },
    );
  const { facets, results } = await search(PICTURED);
  const values = facets.find(({ key }) => key === 'brand')?.values ?? [];
  const firstOf = new Map<string, ProductHit>();
  for (const hit of results) if (!firstOf.has(hit.brand)) firstOf.set(hit.brand, hit);
  const brands = values.map(async ({ value, count }): Promise<Brand> => {
    const hit = firstOf.get(value) ?? (await search(1, value)).results[0];
    const imageUrl = hit?.variants[0]?.imageUrl;
    return { name: value, count, picture: hit && imageUrl ? { imageUrl, tint: hit.tint } : null };
  });
  return (await Promise.all(brands)).toSorted((a, b) => a.name.localeCompare(b.name));
}

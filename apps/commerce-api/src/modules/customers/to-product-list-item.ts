import type { ProductListItem } from '@ownpath/contracts/customers';
import type { ProductListItemRow } from './product-lists-queries.ts';

/** Clients get back the id that they put on the list: the variant's when it was one. */
export function toProductListItem(row: ProductListItemRow): ProductListItem {
  const { id, quantity, priority, isPublic } = row;
  return { id, productId: row.variantId ?? row.productId, quantity, priority, isPublic };
}

import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import {
  agreementItems,
  agreements,
  colors,
  orderItems,
  products,
  productVariants,
} from '../../database/schema/index.ts';
import { pictureUrlOf } from '../pictures/index.ts';

/** Where the shop serves the pictures of an agreement's items, in the colours that were ordered; what never had one is left out. */
export async function listItemImageUrls(queryable: Queryable, agreementId: string): Promise<string[]> {
  const rows = await queryable
    .select({
      artKey: sql<string | null>`coalesce(${agreementItems.artKey}, ${products.artKey})`,
      variantId: productVariants.id,
      colorHex: colors.hex,
    })
    .from(agreementItems)
    .innerJoin(agreements, eq(agreements.id, agreementItems.agreementId))
    .leftJoin(products, eq(products.id, agreementItems.productId))
    .leftJoin(
      orderItems,
      sql`${orderItems.orderNo} = ${agreements.orderNo} and ${orderItems.productId} = ${agreementItems.productId}`,
    )
    .leftJoin(productVariants, eq(productVariants.id, orderItems.variantId))
    .leftJoin(colors, eq(colors.id, productVariants.colorId))
    .where(eq(agreementItems.agreementId, agreementId))
    .orderBy(asc(agreementItems.sequence));
  const urls = rows.flatMap(({ artKey, ...variant }) =>
    artKey === null ? [] : [pictureUrlOf({ artKey, ...variant })],
  );
  return [...new Set(urls)];
}

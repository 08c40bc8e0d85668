import { and, eq, gte, isNull, lte, or } from 'drizzle-orm';
import { products } from '../../database/schema/index.ts';

/** For a statement's `where`: products that shoppers may see on that day, as `isOnlineOn` says of one that is read. */
export function areOnlineOn(today: string) {
  return and(
    eq(products.isOnline, true),
    lte(products.onlineFrom, today),
    or(isNull(products.onlineTo), gte(products.onlineTo, today)),
  );
}

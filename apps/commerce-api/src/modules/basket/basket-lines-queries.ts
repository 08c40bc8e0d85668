import type { Queryable } from '../../database/connect.ts';
import { type JsonRow, jsonRowReader } from '../../database/json-row.ts';
import { sql } from '../../database/orm.ts';
import { prepareStatement } from '../../database/prepare-statement.ts';
import { type Basket, baskets } from '../../database/schema/index.ts';
import { type BasketItemRow, linesAsJson, placeLines } from './basket-items-queries.ts';

type ChangedFields = Pick<
  Basket,
  'id' | 'version' | 'storeId' | 'frequency' | 'currency' | 'email' | 'expiresAt' | 'updatedAt'
>;

const value = (name: keyof ChangedFields) => sql.placeholder(name);

const writeLinesAndBasket = prepareStatement<ChangedFields & { readonly lines: string }, { basket: JsonRow }>(
  'basket: change lines',
  sql`with changed as (
      update ${baskets} set version = version + 1, store_id = ${value('storeId')},
        frequency = ${value('frequency')}, currency = ${value('currency')}, email = ${value('email')},
        expires_at = ${value('expiresAt')}, updated_at = ${value('updatedAt')}
      where id = ${value('id')} and version = ${value('version')} and status = 'open'
      returning *
    ), placed as (${placeLines(sql`exists (select from changed)`)})
    select row_to_json(changed) as basket from changed`,
);

const readBasket = jsonRowReader(baskets);

/**
 * Stores lines and the fields of their basket in one statement; null, and nothing is written, when the basket is not open
 * or has another version than the one given.
 */
export async function changeLines(
  queryable: Queryable,
  { id, version, storeId, frequency, currency, email, expiresAt, updatedAt }: ChangedFields,
  lines: readonly BasketItemRow[],
): Promise<Basket | null> {
  const fields = { id, version, storeId, frequency, currency, email, expiresAt, updatedAt };
  const [row] = await writeLinesAndBasket(queryable, { ...fields, lines: linesAsJson(lines) });
  return row ? readBasket(row.basket) : null;
}

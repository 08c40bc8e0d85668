import pg from 'pg';

/** A statement's rows, from either database. */
export type RunQuery = (
  text: string,
  values?: unknown[],
) => Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }>;

export async function withPostgres(url: string, work: (query: RunQuery) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work((text, values) => client.query(text, values));
  } finally {
    await client.end();
  }
}

const suffixed = (column: string) => `${column} || '-' || copy`;
/** A text in both languages that no other product has. */
const reworded = (column: string) =>
  `(select jsonb_object_agg(key, value || ' ' || copy) from jsonb_each_text(${column}))`;

/** What belongs to a product, and what a copy of it has of its own: no text and no price book that makes the copies alike. */
const PARTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  products: {
    id: suffixed('id'),
    rms_item_number: suffixed('rms_item_number'),
    model: suffixed('model'),
    name: reworded('name'),
    short_description: reworded('short_description'),
    description: reworded('description'),
    // A row that no filter counts: a filter with a value for each copy would be most of an answer.
    specifications: `specifications || jsonb_build_array(jsonb_build_object(
      'label', '{"en-US": "Series", "es-US": "Serie"}'::jsonb,
      'value', jsonb_build_object('en-US', 'Series ' || copy, 'es-US', 'Serie ' || copy)))`,
  },
  product_categories: { product_id: suffixed('product_id') },
  product_variants: { id: suffixed('id'), product_id: suffixed('product_id') },
  product_prices: { product_id: suffixed('product_id'), weekly_rate_cents: 'weekly_rate_cents + copy' },
  product_badges: { product_id: suffixed('product_id') },
};

async function columnsOf(query: RunQuery, table: string): Promise<string[]> {
  const { rows } = await query(
    `select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  return rows.map(({ name }) => String(name));
}

/**
 * Copies every product that is no bundle so many times, with new ids.
 * @param stockedStoreId its units are copied as well; without one, no copy has stock
 */
export async function multiplyProducts(
  query: RunQuery,
  times: number,
  stockedStoreId?: string,
): Promise<void> {
  async function copy(table: string, own: Readonly<Record<string, string>>, where: string): Promise<void> {
    const columns = await columnsOf(query, table);
    await query(`insert into ${table} (${columns.join(', ')})
      select ${columns.map((name) => own[name] ?? name).join(', ')} from ${table}, generate_series(1, ${times}) copy
      where ${where}`);
  }
  const isSingle = `in (select id from products where kind <> 'bundle')`;
  for (const [table, own] of Object.entries(PARTS))
    await copy(table, own, `${table === 'products' ? 'id' : 'product_id'} ${isSingle}`);
  if (stockedStoreId !== undefined) {
    const own = {
      inventory_number: suffixed('inventory_number'),
      product_id: suffixed('product_id'),
      variant_id: suffixed('variant_id'),
    };
    await copy('inventory_units', own, `store_id = '${stockedStoreId}' and product_id ${isSingle}`);
  }
  await query('vacuum (analyze)');
}

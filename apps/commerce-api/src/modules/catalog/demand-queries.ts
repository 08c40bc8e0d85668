import { ORDER_WEIGHT } from '@ownpath/domain/catalog';
import type { Queryable } from '../../database/connect.ts';
import { sql } from '../../database/orm.ts';
import { orderItems, orders, products, shopperActivities } from '../../database/schema/index.ts';
import { enqueueJob } from '../../jobs/queue.ts';

export const REFRESH_DEMAND = 'refresh-demand';

/** Orders and clicks are summed up to so many half-lives ago: what is older counts for less than a thousandth. */
const HALF_LIVES = 10;
const DAY_SECONDS = 86_400;

/** Demand of a product, and the sum that it should follow from. */
type DemandRow = { readonly productId: string; readonly demand: number; readonly sum: number };

/**
 * Products with demand, or with orders and clicks by which they should have some. A visitor's clicks on a product count once a
 * day; orders that came to nothing don't count.
 */
export async function sumDemand(
  queryable: Queryable,
  {
    siteId,
    now,
    halfLifeDays,
  }: { readonly siteId: string; readonly now: Date; readonly halfLifeDays: number },
): Promise<DemandRow[]> {
  const until = sql`${now.toISOString()}::timestamptz`;
  const halfLife = halfLifeDays * DAY_SECONDS;
  const since = sql`${new Date(now.getTime() - HALF_LIVES * halfLife * 1000).toISOString()}::timestamptz`;
  const { rows } = await queryable.execute<DemandRow>(sql`
    with happened as (
      select product_id, 1 as weight, max(created_at) as at from ${shopperActivities}
      where site_id = ${siteId} and kind in ('clickSearch', 'clickCategory', 'clickReco') and product_id is not null
        and created_at between ${since} and ${until}
      group by product_id, cookie_id, date_trunc('day', created_at at time zone 'UTC')
      union all
      select item.product_id, ${ORDER_WEIGHT}::integer, placed.created_at
      from ${orders} placed join ${orderItems} item on item.order_no = placed.order_no
      where placed.site_id = ${siteId} and placed.status = 'confirmed'
        and placed.created_at between ${since} and ${until}
    ), summed as (
      select product_id, sum(weight * power(0.5, extract(epoch from ${until} - at) / ${halfLife}::integer))::float8 as sum
      from happened group by product_id
    )
    select id as "productId", demand, coalesce(sum, 0)::float8 as sum
    from ${products} left join summed on product_id = id where demand > 0 or sum is not null`);
  return rows.map(({ productId, demand, sum }) => ({ productId, demand, sum }));
}

/** In one statement, so that the catalogue has one new revision. */
export async function updateDemand(
  queryable: Queryable,
  changed: readonly { readonly productId: string; readonly demand: number }[],
): Promise<void> {
  const ids = sql.param(changed.map(({ productId }) => productId));
  const demands = sql.param(changed.map(({ demand }) => demand));
  await queryable.execute(sql`update ${products} set demand = changed.demand
    from unnest(${ids}::text[], ${demands}::integer[]) changed (id, demand) where products.id = changed.id`);
}

/** One job for each time, whatever number of processes plans it. */
export async function enqueueRefresh(queryable: Queryable, runAt: Date): Promise<void> {
  const idempotencyKey = runAt.toISOString();
  await enqueueJob(queryable, { kind: REFRESH_DEMAND, payload: {}, idempotencyKey, runAt });
}

import { demandOf } from '@ownpath/domain/catalog';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { findPreferenceValue } from '../preferences/index.ts';
import { enqueueRefresh, REFRESH_DEMAND, sumDemand, updateDemand } from './demand-queries.ts';

/** Preference of the site: days after which an order or a click counts half. */
const HALF_LIFE_PREFERENCE = 'popularityHalfLifeDays';
const DEFAULT_HALF_LIFE_DAYS = 30;
const DAY_MS = 86_400_000;

type Deps = Pick<Dependencies, 'database' | 'clock' | 'config' | 'log'>;

/** One job for each day, whatever number of processes plans it. */
export async function planDemand({ database }: Pick<Deps, 'database'>, at: Date): Promise<void> {
  await enqueueRefresh(database, new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS));
}

async function refreshDemand({ database, clock, config, log }: Deps): Promise<void> {
  const { siteId } = config;
  const kept = await findPreferenceValue(database, siteId, HALF_LIFE_PREFERENCE);
  const halfLifeDays = z.number().min(1).catch(DEFAULT_HALF_LIFE_DAYS).parse(kept);
  const rows = await sumDemand(database, { siteId, now: clock.now(), halfLifeDays });
  const changed = rows.flatMap(({ productId, demand, sum }) =>
    demandOf(sum) === demand ? [] : [{ productId, demand: demandOf(sum) }],
  );
  if (changed.length > 0) await updateDemand(database, changed);
  log.info({ products: changed.length }, 'popularity follows orders and clicks');
}

/** The demand of products, once a day; the next run is planned first, so that one that fails is not the last. */
export function demandJobs(deps: Deps) {
  return {
    async [REFRESH_DEMAND]() {
      await planDemand(deps, new Date(deps.clock.now().getTime() + DAY_MS));
      await refreshDemand(deps);
    },
  };
}

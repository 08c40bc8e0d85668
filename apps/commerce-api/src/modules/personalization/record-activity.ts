import type { Activity, ActivityKind } from '@ownpath/contracts/personalization';
import type { Dependencies } from '../../dependencies.ts';
import {
  deleteBefore,
  FORGET_ACTIVITIES,
  insertActivities,
  type NewActivity,
  planToForget,
} from './personalization-queries.ts';
import { visitorKey } from './visitor.ts';

/** Ids of products and categories. Other values are left out: they are mistakes or attacks. */
const ID = /^[\w.-]{1,100}$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const known = (id: string | undefined) => (id !== undefined && ID.test(id) ? id : null);

/** One row per product, or one for an activity without products. Stores no search text and no personal data. */
function toRows(
  base: Pick<NewActivity, 'siteId' | 'kind' | 'cookieId' | 'customerId' | 'createdAt'>,
  activity: Activity,
): NewActivity[] {
  const recoId = activity.__recoUUID ?? activity.recoUUID;
  const shared = {
    ...base,
    categoryId: known(activity.category?.id),
    recommendationId: recoId && UUID.test(recoId) ? recoId : null,
    details: activity.stepNumber === undefined ? {} : { stepNumber: activity.stepNumber },
  };
  const named = [...(activity.product ? [activity.product] : []), ...(activity.products ?? [])];
  const rows = named.flatMap(({ id, quantity }) => {
    const productId = known(id);
    if (productId === null) return [];
    return [{ ...shared, productId, quantity: quantity === undefined ? null : Math.round(quantity) }];
  });
  return rows.length > 0 ? rows : [shared];
}

/** Stores an activity under the visitor's key and, when signed in, the customer. A daily job deletes old ones. */
export async function recordActivity(
  deps: Pick<Dependencies, 'database' | 'clock' | 'config' | 'ids'>,
  kind: ActivityKind,
  activity: Activity,
  customerId: string | null,
): Promise<{ uuid: string }> {
  const { database, clock, config, ids } = deps;
  const now = clock.now();
  const { siteId } = config;
  const cookieId = visitorKey(siteId, activity.cookieId);
  await insertActivities(database, toRows({ siteId, kind, cookieId, customerId, createdAt: now }, activity));
  await planToForget(database, now);
  return { uuid: ids.uuid() };
}

/** Older activities are not read, and are deleted. */
const ACTIVITY_DAYS = 90;
const DAY_MS = 86_400_000;

export function activitiesCountSince(now: Date): Date {
  return new Date(now.getTime() - ACTIVITY_DAYS * DAY_MS);
}

/** Handlers of this module's jobs, by kind. */
export function personalizationJobs(deps: Pick<Dependencies, 'database' | 'clock'>) {
  return {
    [FORGET_ACTIVITIES]: () => deleteBefore(deps.database, activitiesCountSince(deps.clock.now())),
  };
}

import type { Recommendation, RecommendationRequest } from '@ownpath/contracts/personalization';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import {
  insertRecommendation,
  listCompanionIds,
  listViewedProductIds,
  type Queryable,
} from './personalization-queries.ts';
import { listPopularIds, listShownProducts } from './product-queries.ts';
import { type RecommenderFacts, siteRecommenders } from './recommenders.ts';
import { activitiesCountSince } from './record-activity.ts';
import { type Visitor, visitorKey } from './visitor.ts';

/** Number of the last views that are used when a call names no product. */
const ANCHORS_FROM_HISTORY = 5;
/** Read more than asked for, because some may be offline. */
const CANDIDATES_PER_RESULT = 3;
const VIEWS = ['viewProduct', 'clickSearch', 'clickCategory', 'clickReco'] as const;
const ORDERS = ['addToCart', 'beginCheckout'] as const;

async function findCandidates(
  queryable: Queryable,
  { strategy }: RecommenderFacts,
  visitor: Visitor,
  anchorIds: readonly string[],
  options: { readonly since: Date; readonly limit: number },
): Promise<string[]> {
  switch (strategy) {
    case 'recent':
      return listViewedProductIds(queryable, visitor, options.limit);
    case 'popular':
      return [];
    case 'co-view':
    case 'co-order':
      return listCompanionIds(queryable, {
        siteId: visitor.siteId,
        anchorIds,
        kinds: strategy === 'co-view' ? VIEWS : ORDERS,
        ...options,
      });
  }
}

/** Products by the visitors' activities; if they are too few, popular ones of the same category, then of all. */
async function chooseProducts(
  queryable: Queryable,
  recommender: RecommenderFacts,
  visitor: Visitor,
  request: RecommendationRequest,
  now: Date,
) {
  const today = now.toISOString().slice(0, 10);
  const beside = request.products?.map(({ id }) => id) ?? [];
  const anchorIds =
    beside.length > 0 ? beside : await listViewedProductIds(queryable, visitor, ANCHORS_FROM_HISTORY);
  const limit = request.limit * CANDIDATES_PER_RESULT;
  const since = activitiesCountSince(now);
  const found = await findCandidates(queryable, recommender, visitor, anchorIds, { since, limit });
  const chosen = await listShownProducts(
    queryable,
    found.filter((id) => !beside.includes(id)),
    today,
  );
  for (const besideIds of anchorIds.length > 0 ? [anchorIds, []] : [[]]) {
    const missing = request.limit - chosen.length;
    if (missing <= 0) break;
    const exceptIds = [...beside, ...chosen.map(({ id }) => id)];
    const popular = await listPopularIds(queryable, { besideIds, exceptIds, today, limit: missing });
    chosen.push(...(await listShownProducts(queryable, popular, today)));
  }
  return chosen.slice(0, request.limit);
}

/**
 * Products by the recommender of that name, or of that zone. The anchor products themselves are left out.
 * @throws DomainError `NotFound` when there is no such recommender or zone
 */
export async function recommend(
  deps: Pick<Dependencies, 'database' | 'clock' | 'config' | 'ids'>,
  which: { readonly name: string } | { readonly zone: string },
  request: RecommendationRequest,
  caller: { readonly customerId: string | null; readonly locale: Locale },
): Promise<Recommendation> {
  const { database, clock, config, ids } = deps;
  const { customerId, locale } = caller;
  const all = await siteRecommenders(deps);
  const recommender = all.find(({ name, zones }) =>
    'name' in which ? name === which.name : zones.includes(which.zone),
  );
  if (!recommender) throw new DomainError('NotFound', 'No such recommender or zone.');
  const visitor = { siteId: config.siteId, key: visitorKey(config.siteId, request.cookieId), customerId };
  const now = clock.now();
  const chosen = await chooseProducts(database, recommender, visitor, request, now);
  const id = ids.uuid();
  await insertRecommendation(database, {
    id,
    siteId: visitor.siteId,
    recommenderName: recommender.name,
    cookieId: visitor.key,
    productIds: chosen.map((product) => product.id),
    createdAt: now,
  });
  return {
    recommenderName: recommender.name,
    recoUUID: id,
    displayMessage: recommender.displayMessage[locale],
    recs: chosen.map((product) => ({
      id: product.id,
      productName: product.name[locale],
      imageUrl: product.imageUrl,
    })),
  };
}

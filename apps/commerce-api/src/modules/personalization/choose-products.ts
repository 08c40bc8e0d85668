import type { RecommendationRequest } from '@ownpath/contracts/personalization';
import {
  type CompletingCategories,
  chooseRecommendations,
  completingKindsOf,
  type RecommendationRules,
} from '@ownpath/domain/catalog';
import { listCompanionIds, listViewedProductIds, type Queryable } from './personalization-queries.ts';
import {
  listCandidates,
  listPopularIds,
  listPopularOfEach,
  listShownProducts,
  type ShownProduct,
} from './product-queries.ts';
import type { RecommenderFacts } from './recommenders.ts';
import { activitiesCountSince } from './record-activity.ts';
import type { Visitor } from './visitor.ts';

/** Number of the last views that are used when a call names no product. */
const ANCHORS_FROM_HISTORY = 5;
/** Read more than asked for, because some may be offline. */
const CANDIDATES_PER_RESULT = 3;
const VIEWS = ['viewProduct', 'clickSearch', 'clickCategory', 'clickReco'] as const;
const ORDERS = ['addToCart', 'beginCheckout'] as const;

export type Choice = {
  readonly recommender: RecommenderFacts;
  readonly visitor: Visitor;
  readonly request: RecommendationRequest;
  readonly completing: CompletingCategories;
  /** Of the shopper's store. */
  readonly restrictedCategoryIds: readonly string[];
  readonly now: Date;
};

async function findByActivities(
  queryable: Queryable,
  { recommender: { strategy }, visitor, now }: Choice,
  options: {
    readonly anchorIds: readonly string[];
    readonly exceptIds: readonly string[];
    readonly limit: number;
  },
): Promise<string[]> {
  switch (strategy) {
    case 'recent':
      return listViewedProductIds(queryable, visitor, options.limit + options.exceptIds.length);
    case 'popular':
      return [];
    case 'co-view':
    case 'co-order':
      return listCompanionIds(queryable, {
        siteId: visitor.siteId,
        kinds: strategy === 'co-view' ? VIEWS : ORDERS,
        since: activitiesCountSince(now),
        ...options,
      });
  }
}

/**
 * Products by the visitors' activities, without the excluded ones and those that the store does not rent. What is rented
 * together begins with the kinds that complete the anchors. If they are too few, popular ones of the same category, then of
 * all.
 */
export async function chooseProducts(queryable: Queryable, choice: Choice): Promise<ShownProduct[]> {
  const { recommender, visitor, request, completing, restrictedCategoryIds, now } = choice;
  const { limit } = request;
  const today = now.toISOString().slice(0, 10);
  const beside = request.products?.map(({ id }) => id) ?? [];
  const anchorIds =
    beside.length > 0 ? beside : await listViewedProductIds(queryable, visitor, ANCHORS_FROM_HISTORY);
  const excludedIds = [...beside, ...(request.exclude ?? [])];
  const kinds =
    recommender.strategy === 'co-order'
      ? completingKindsOf(await listCandidates(queryable, anchorIds), completing)
      : [];
  const rules: RecommendationRules = { excludedIds, restrictedCategoryIds, kinds, limit };

  const found = await findByActivities(queryable, choice, {
    anchorIds,
    exceptIds: excludedIds,
    limit: limit * CANDIDATES_PER_RESULT,
  });
  const shown = await listShownProducts(queryable, found, today);
  const popular = {
    besideIds: [],
    notInCategoryIds: restrictedCategoryIds,
    exceptIds: excludedIds,
    today,
    limit,
  };
  const ofKinds = await listPopularOfEach(queryable, kinds, popular);
  shown.push(...(await listShownProducts(queryable, ofKinds, today)));
  let chosen = await choose(queryable, shown, rules);
  for (const besideIds of anchorIds.length > 0 ? [anchorIds, []] : [[]]) {
    const missing = limit - chosen.length;
    if (missing <= 0) break;
    const exceptIds = [...excludedIds, ...chosen.map(({ id }) => id)];
    const ids = await listPopularIds(queryable, { ...popular, besideIds, exceptIds, limit: missing });
    chosen = await choose(queryable, [...chosen, ...(await listShownProducts(queryable, ids, today))], rules);
  }
  return chosen;
}

async function choose(
  queryable: Queryable,
  shown: readonly ShownProduct[],
  rules: RecommendationRules,
): Promise<ShownProduct[]> {
  const candidates = await listCandidates(
    queryable,
    shown.map(({ id }) => id),
  );
  return chooseRecommendations(candidates, rules).flatMap(
    ({ id }) => shown.find((product) => product.id === id) ?? [],
  );
}

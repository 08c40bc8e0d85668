import type { Recommendation, RecommendationRequest } from '@ownpath/contracts/personalization';
import type { Locale } from '@ownpath/domain/site';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { findPreference } from '../preferences/index.ts';
import { findStoreRow } from '../stores/index.ts';
import { chooseProducts } from './choose-products.ts';
import { insertRecommendation } from './personalization-queries.ts';
import { siteRecommenders } from './recommenders.ts';
import { visitorKey } from './visitor.ts';

const COMPLETING = z.record(z.string(), z.array(z.string()));

/** What completes what, of the retailer; nothing when the preference is missing or unreadable. */
async function readCompleting(deps: Pick<Dependencies, 'database' | 'config'>) {
  return COMPLETING.catch({}).parse(await findPreference(deps, 'completingCategories'));
}

/**
 * Products by the recommender of that name, or of that zone. The anchor products and the excluded ones
 * are left out, and what the named store does not rent.
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
  const store = request.storeId === undefined ? null : await findStoreRow(database, request.storeId, now);
  const chosen = await chooseProducts(database, {
    recommender,
    visitor,
    request,
    completing: await readCompleting(deps),
    restrictedCategoryIds: store?.restrictedCategoryIds ?? [],
    now,
  });
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

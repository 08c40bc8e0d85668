import type { Dependencies } from '../../dependencies.ts';
import { listStoredRecommenders } from './personalization-queries.ts';

/** How products are found: viewed or rented by the same visitors, viewed last, or popular. */
export type Strategy = 'co-view' | 'co-order' | 'recent' | 'popular';
export type RecommenderFacts = {
  readonly name: string;
  readonly strategy: Strategy;
  readonly zones: readonly string[];
  readonly displayMessage: { readonly 'en-US': string; readonly 'es-US': string };
};

/** Recommenders of a site that stores none. */
const USUAL_RECOMMENDERS: readonly RecommenderFacts[] = [
  {
    name: 'viewed-also-viewed',
    strategy: 'co-view',
    zones: ['pdp'],
    displayMessage: { 'en-US': 'You Might Also Like', 'es-US': 'También le podría gustar' },
  },
  {
    name: 'rented-together',
    strategy: 'co-order',
    zones: ['cart', 'add-to-cart-modal'],
    displayMessage: { 'en-US': 'Often rented together', 'es-US': 'Se rentan juntos con frecuencia' },
  },
  {
    name: 'recently-viewed',
    strategy: 'recent',
    zones: ['recently-viewed'],
    displayMessage: { 'en-US': 'You looked at these', 'es-US': 'Usted vio estos artículos' },
  },
  {
    name: 'most-popular',
    strategy: 'popular',
    zones: ['home', 'plp', 'search'],
    displayMessage: { 'en-US': 'Popular right now', 'es-US': 'Lo más popular' },
  },
];

const STRATEGIES: readonly string[] = ['co-view', 'co-order', 'recent', 'popular'] satisfies Strategy[];
const isStrategy = (text: string): text is Strategy => STRATEGIES.includes(text);

/** The site's recommenders; the default ones when it stores none. */
export async function siteRecommenders(
  deps: Pick<Dependencies, 'database' | 'config'>,
): Promise<readonly RecommenderFacts[]> {
  const rows = await listStoredRecommenders(deps.database, deps.config.siteId);
  if (rows.length === 0) return USUAL_RECOMMENDERS;
  return rows.map(({ name, strategy, zones, displayMessage }) => ({
    name,
    zones,
    displayMessage,
    strategy: isStrategy(strategy) ? strategy : 'popular',
  }));
}

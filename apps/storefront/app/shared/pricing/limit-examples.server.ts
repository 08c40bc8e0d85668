import {
  type ProductHit,
  type ProductSearchRequest,
  type RentalRate,
  searchProducts,
} from '@ownpath/contracts/catalog';
import { ROOT_CATEGORY_ID } from '@ownpath/domain/catalog';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { warnOf } from '../../platform/http/responses.ts';

/** What a weekly limit may come to in all: the item nearest to it at the visitor's store, by the week. */
export type LimitExample = Pick<ProductHit, 'name' | 'condition' | 'tint'> & {
  readonly rate: RentalRate;
  /** In the colour that its tile shows first. */
  readonly imageUrl: string;
};

/** By weekly limit in cents. A limit without items, or without a store to price them, has none. */
export type LimitExamples = Readonly<Record<number, LimitExample>>;

/** Without an answer the page renders without the example, as it does without a store. */
export async function loadLimitExamples(
  commerce: CommerceClient,
  limits: readonly number[],
): Promise<LimitExamples> {
  const found = await Promise.all(
    limits.map(async (limitCents): Promise<LimitExamples> => {
      const body: ProductSearchRequest = {
        category: ROOT_CATEGORY_ID,
        requestMode: 'BROWSE',
        orderBy: 'PRICE_HIGH_TO_LOW',
        filters: [{ key: 'weeklyUpTo', value: String(limitCents) }],
        pageSize: 1,
        offset: 0,
      };
      const { results } = await commerce.call(searchProducts, { body }, { as: 'shared' });
      const [hit] = results;
      const rate = hit?.rates.find(({ frequency }) => frequency === 'WEEKLY');
      if (!hit || !rate) return {};
      const { name, condition, tint, variants } = hit;
      return { [limitCents]: { name, condition, tint, rate, imageUrl: variants[0]?.imageUrl ?? '' } };
    }),
  ).catch((error: unknown) => {
    warnOf('Weekly limits have no examples', error);
    return [];
  });
  return Object.assign({}, ...found);
}

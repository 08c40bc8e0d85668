import { DEMO_PUBLIC_CLIENT_ID } from '../config.ts';
import { and, eq } from '../database/orm.ts';
import { productCategories, products } from '../database/schema/index.ts';
import type { TestApp } from './create-test-app.ts';

type Answer = { recommenderName: string; recoUUID: string; displayMessage: string; recs: { id: string }[] };

/** Header of the shop's client. */
export const client = { 'x-cq-client-id': DEMO_PUBLIC_CLIENT_ID };

/** What every request names: the browser, and the instance as the platform's own clients do. */
export const visitor = (cookieId: string) => ({ cookieId, realm: 'abcd', instanceType: 'sbx' });

/** The calls of the personalization service; `engine` is asked for at each call, since it starts before the tests. */
export function personalizationCalls(engine: () => TestApp) {
  const post = (path: string, body: object, headers: Record<string, string> = client) =>
    engine().request('POST', `/v3/${path}`, { body, headers });
  return {
    post,
    recommend: async (path: string, body: object): Promise<Answer> =>
      (await (await post(`personalization/${path}`, body)).json()) as Answer,
    /** The browser looks at products, one after another. */
    view: async (cookieId: string, ...ids: string[]): Promise<void> => {
      for (const id of ids) {
        const body = { ...visitor(cookieId), product: { id } };
        const { status } = await post('activities/abcd-rowan/viewProduct', body);
        if (status !== 200) throw new Error(`the view of ${id} was answered with ${status}`);
      }
    },
    /** Products of a category that a shopper may see, the least popular first. */
    listLeastPopular: async (categoryId: string): Promise<string[]> => {
      const rows = await engine()
        .deps.database.select({ id: products.id, onlineFrom: products.onlineFrom })
        .from(products)
        .innerJoin(productCategories, eq(productCategories.productId, products.id))
        .where(and(eq(productCategories.categoryId, categoryId), eq(products.isOutOfStock, false)))
        .orderBy(products.popularity, products.id);
      return rows.filter(({ onlineFrom }) => onlineFrom <= '2026-11-21').map(({ id }) => id);
    },
  };
}

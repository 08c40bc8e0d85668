import { addItemToBasket, getBasket } from '@ownpath/contracts/basket';
import { asc, eq } from '../database/orm.ts';
import { products } from '../database/schema/index.ts';
import { pathOf, type TestApp, type TestShopper } from './create-test-app.ts';

/** Adds further products until the basket has so many lines. */
export async function growBasket(
  engine: TestApp,
  shopper: TestShopper,
  basketId: string,
  lineCount: number,
): Promise<void> {
  const params = { basketId };
  const { items } = await engine.call(getBasket, shopper, { params });
  const known = new Set(items.map(({ productId }) => productId));
  const catalogue = await engine.deps.database
    .select({ id: products.id })
    .from(products)
    .where(eq(products.kind, 'standard'))
    .orderBy(asc(products.id));
  const path = pathOf(addItemToBasket, params);
  for (const { id } of catalogue) {
    if (known.size === lineCount) return;
    if (known.has(id)) continue;
    const body = [{ productId: id, quantity: 1, c_racProductCondition: 'NEW' }];
    // Skips products that this store does not sell new.
    const added = await engine.request('POST', path, { shopper, body });
    if (added.status === 200) known.add(id);
  }
  throw new Error(`the store sells no ${lineCount} products`);
}

import type { TestApp } from './create-test-app.ts';
import { rentSofaAsCustomer } from './rented-sofa.ts';
import { createJourney, SOFA } from './shop-journey.ts';

/** A signed-in customer who bought a rented sofa out, with another one in the cart: the offer `WELCOMEBACK` fits. */
export async function createOfferedShopper(engine: TestApp) {
  const journey = createJourney(engine);
  const { shopper, requestOf, pay, summaryOf } = await rentSofaAsCustomer(engine);
  await pay(await requestOf({ kind: 'BUY_OUT' }));
  const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
  return { shopper, basketId, journey, summaryOf };
}

import { eq } from '../database/orm.ts';
import { agreements } from '../database/schema/index.ts';
import { createRegisteredShopper } from './create-registered-shopper.ts';
import type { TestApp } from './create-test-app.ts';
import { createJourney, SOFA } from './shop-journey.ts';

/** A signed-in customer who paid an agreement in full, approved, with a sofa in the cart: the offer `WELCOMEBACK` fits. */
export async function createOfferedShopper(engine: TestApp) {
  const journey = createJourney(engine);
  const shopper = await createRegisteredShopper(engine, await journey.guestIn());
  const { orderNo } = await journey.order(shopper, await journey.readyToOrder(shopper));
  const { envelopeId } = await journey.openSigning(shopper, orderNo);
  await journey.signAt(envelopeId);
  await journey.complete(shopper, orderNo, envelopeId);
  await engine.deps.database
    .update(agreements)
    .set({ status: 'paid-off', paidInFullOn: '2026-11-21' })
    .where(eq(agreements.orderNo, orderNo));
  const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
  return { shopper, basketId, journey };
}

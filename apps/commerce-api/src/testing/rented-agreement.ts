import type { Order } from '@ownpath/contracts/orders';
import type { TestApp, TestShopper } from './create-test-app.ts';
import { createJourney } from './shop-journey.ts';

/** A guest whose order is signed and paid: their agreement runs. */
export async function rentSofa(
  engine: TestApp,
): Promise<{ readonly shopper: TestShopper; readonly order: Order }> {
  const journey = createJourney(engine);
  const shopper = await journey.guestIn();
  const basketId = await journey.readyToOrder(shopper);
  const order = await journey.order(shopper, basketId);
  const { envelopeId } = await journey.openSigning(shopper, order.orderNo);
  await journey.signAt(envelopeId);
  await journey.complete(shopper, order.orderNo, envelopeId);
  return { shopper, order };
}

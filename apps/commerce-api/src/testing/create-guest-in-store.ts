import { putShopperContext } from '@ownpath/contracts/shopper-context';
import type { TestApp, TestShopper } from './create-test-app.ts';

/** A new guest who has chosen the store. */
export async function createGuestInStore(engine: TestApp, storeId: string): Promise<TestShopper> {
  const shopper = await engine.createGuest();
  await engine.call(putShopperContext, shopper, {
    params: { usid: shopper.tokens.usid },
    body: { customQualifiers: { storeId } },
  });
  return shopper;
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { openSdkShop, refusalOf, type SdkShop } from '../../testing/sdk-client.ts';
import { PLANO, SOFA } from '../../testing/shop-journey.ts';

let engine: TestApp;
let shop: SdkShop;
beforeAll(async () => {
  engine = await createTestApp();
  shop = await openSdkShop(engine);
});
afterAll(async () => {
  await shop.close();
  await engine.close();
});

describe.each(['basketsV1', 'basketsV2'] as const)('%s by the unmodified client', (version) => {
  test('a line is removed, a coupon added and removed, the basket changed by its owner only', async () => {
    const guest = await shop.loginGuest();
    await guest.contexts.createShopperContext({
      parameters: { usid: guest.tokens.usid },
      body: { customQualifiers: { storeId: PLANO } },
    });
    const baskets = guest[version];
    const { basketId = '' } = await baskets.createBasket({ body: {} });
    const parameters = { basketId };
    const added = await baskets.addItemToBasket({
      parameters,
      body: [{ productId: SOFA, quantity: 1, c_racProductCondition: 'NEW' }],
    });
    const price = added.orderTotal ?? 0;
    expect(price).toBeGreaterThan(0);

    const changed = await baskets.updateBasket({ parameters, body: { c_rentalFrequency: 'MONTHLY' } });
    expect(changed.productItems?.[0]).toMatchObject({ c_racSelectedRentalPaymentOption: 'MONTHLY' });

    const withCoupon = await baskets.addCouponToBasket({ parameters, body: { code: 'FIRSTWEEK1' } });
    const [coupon] = withCoupon.couponItems ?? [];
    expect(coupon).toMatchObject({ code: 'FIRSTWEEK1', valid: true });
    const without = await baskets.removeCouponFromBasket({
      parameters: { basketId, couponItemId: coupon?.couponItemId ?? '' },
    });
    expect(without.couponItems ?? []).toEqual([]);

    const itemId = added.productItems?.[0]?.itemId ?? '';
    const otherShopper = (await shop.loginGuest())[version];
    expect(
      await refusalOf(otherShopper.removeItemFromBasket({ parameters: { basketId, itemId } })),
    ).toMatchObject({
      status: 404,
    });
    const emptied = await baskets.removeItemFromBasket({ parameters: { basketId, itemId } });
    expect(emptied.productItems ?? []).toEqual([]);
    expect(emptied.orderTotal).toBe(0);
    expect(await refusalOf(baskets.removeItemFromBasket({ parameters: { basketId, itemId } }))).toMatchObject(
      { status: 404 },
    );
  });
});

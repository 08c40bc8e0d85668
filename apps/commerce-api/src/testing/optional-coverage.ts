import { type PayScheduleChoice, previewPaySchedule } from '@ownpath/contracts/checkout';
import type { Frequency } from '@ownpath/domain/pricing';
import { eq } from '../database/orm.ts';
import { customPreferences, stores } from '../database/schema/index.ts';
import type { TestApp, TestShopper } from './create-test-app.ts';
import { type Journey, SOFA } from './shop-journey.ts';

export const bothCoverages = { hasWaiver: true, hasBenefitPlus: true };
export const choiceOf = (frequency: Frequency, coverage: Partial<PayScheduleChoice> = {}) =>
  ({ frequency, payday: 'FRI', isAutopay: false, ...coverage }) as const;

type Cart = { readonly shopper: TestShopper; readonly basketId: string };

/** Stores that sell waiver and membership, and carts in them. */
export function createCoverageShop(get: () => { readonly engine: TestApp; readonly journey: Journey }) {
  const preferBenefitPlus = (isOn: boolean) =>
    get()
      .engine.deps.database.update(customPreferences)
      .set({ value: isOn })
      .where(eq(customPreferences.key, 'enableBenefitPlus'));
  return {
    preferBenefitPlus,

    async offer(storeId: string, flags: Partial<typeof stores.$inferInsert> = {}): Promise<void> {
      await get()
        .engine.deps.database.update(stores)
        .set({ isLossDamageWaiverEnabled: true, benefitPlusType: 'RAC', ...flags })
        .where(eq(stores.id, storeId));
      await preferBenefitPlus(true);
    },

    async cartIn(storeId: string): Promise<Cart> {
      const { journey } = get();
      const shopper = await journey.guestIn(storeId);
      const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
      return { shopper, basketId };
    },

    preview: ({ shopper, basketId }: Cart, choice?: PayScheduleChoice) =>
      get().engine.call(previewPaySchedule, shopper, { body: { basketId, ...(choice && { choice }) } }),
  };
}

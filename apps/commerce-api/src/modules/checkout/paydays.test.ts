import { getBasket } from '@ownpath/contracts/basket';
import type { PaySchedule, PayScheduleChoice } from '@ownpath/contracts/checkout';
import * as contract from '@ownpath/contracts/checkout';
import type { Frequency } from '@ownpath/domain/pricing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { checkoutSessions } from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';
import { createJourney, type Journey, SOFA } from '../../testing/shop-journey.ts';

let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
});
afterAll(() => engine.close());

describe('the paydays', () => {
  /** 21 November 2026 is a Saturday; delivery is Monday, 23 or Tuesday, 24 November. */
  async function applied(payFrequency: Frequency, nextPayday: string) {
    const shopper = await journey.guestIn();
    const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
    await journey.apply(shopper, '900001099', { payFrequency, nextPayday });
    const preview = (asked?: PayScheduleChoice) =>
      engine.call(contract.previewPaySchedule, shopper, {
        body: { basketId, ...(asked && { choice: asked }) },
      });
    return { shopper, basketId, preview };
  }
  const regularDues = ({ payments }: PaySchedule, count: number) =>
    payments
      .filter(({ kind }) => kind === 'regular')
      .slice(0, count)
      .map(({ dueDate }) => dueDate);

  test.each([
    ['WEEKLY', '2026-11-26', { payday: 'THU' }, ['2026-12-03', '2026-12-10', '2026-12-17']],
    ['BIWEEKLY', '2026-11-27', { payday: 'FRI', nextPayday: '2026-11-27' }, ['2026-12-11', '2026-12-25']],
    ['BIWEEKLY', '2026-12-04', { payday: 'FRI', nextPayday: '2026-12-04' }, ['2026-12-18', '2027-01-01']],
    ['SEMIMONTHLY', '2026-12-01', { semimonthlyDays: '1-15' }, ['2026-12-15', '2027-01-01', '2027-01-15']],
    ['SEMIMONTHLY', '2026-11-30', { semimonthlyDays: '15-31' }, ['2026-12-15', '2026-12-31', '2027-01-15']],
    ['MONTHLY', '2026-12-05', { dayOfMonth: 5 }, ['2027-01-05', '2027-02-05', '2027-03-05']],
  ] as const)(
    'paid %s, next on %s: the schedule starts with %j',
    async (frequency, nextPayday, expected, dues) => {
      const { preview } = await applied(frequency, nextPayday);
      const schedule = await preview();
      expect(schedule.choice).toMatchObject({ frequency, isAutopay: false, ...expected });
      expect(schedule.quote.frequency).toBe(frequency);
      expect(regularDues(schedule, dues.length)).toEqual(dues);
    },
  );

  test('the shopper’s own days are saved, with those of other frequencies, and are in the order', async () => {
    const { shopper, basketId, preview } = await applied('MONTHLY', '2026-12-05');
    const own = {
      frequency: 'SEMIMONTHLY',
      payday: 'SAT',
      semimonthlyDays: '15-31',
      isAutopay: false,
    } as const;
    await engine.call(contract.choosePaySchedule, shopper, { body: { basketId, choice: own } });
    const saved = await preview();
    expect(saved.choice).toMatchObject({ ...own, dayOfMonth: 5 });
    expect(saved.payments.slice(0, 4).map(({ dueDate, kind }) => [dueDate, kind])).toEqual([
      ['2026-11-21', 'first'],
      [expect.any(String), 'short'],
      ['2026-12-15', 'regular'],
      ['2026-12-31', 'regular'],
    ]);
    const { version } = await engine.call(contract.getRenewalTerms, shopper, { body: { basketId } });
    await engine.call(contract.acceptRenewalTerms, shopper, { body: { basketId, version, accepted: true } });
    await journey.payWith(shopper, basketId);
    const order = await journey.order(shopper, basketId);
    expect(order.payments).toEqual(saved.payments);
  });

  test('goods from the manufacturer: the chosen delivery day moves every later date, and is in the order', async () => {
    const shopper = await journey.guestIn();
    const items = [{ productId: 'low-profile-microwave', quantity: 1 }];
    const { basketId } = await journey.basketWith(shopper, items);
    await journey.apply(shopper, '900001099', { payFrequency: 'WEEKLY', nextPayday: '2026-11-27' });
    const preview = (choice?: PayScheduleChoice) =>
      engine.call(contract.previewPaySchedule, shopper, { body: { basketId, ...(choice && { choice }) } });
    const first = await preview();
    const [promised, ...later] = first.deliveryChoices;
    const chosen = later.at(-1) ?? '';
    expect([first.choice.deliveryDate, first.deliveryDate]).toEqual([null, promised]);
    expect(first.deliveryChoices.map((date) => new Date(`${date}T00:00:00Z`).getUTCDay())).not.toContain(0);
    const choice = { frequency: 'WEEKLY', payday: 'FRI', isAutopay: false, deliveryDate: chosen } as const;
    await engine.call(contract.choosePaySchedule, shopper, { body: { basketId, choice } });
    const saved = await preview();
    expect([saved.choice.deliveryDate, saved.deliveryDate]).toEqual([chosen, chosen]);
    expect(saved.sameAsCashEndsOn > first.sameAsCashEndsOn).toBe(true);
    expect(saved.payments[0]).toMatchObject({ dueDate: '2026-11-21', coversFrom: chosen });
    expect(saved.payments.map(({ totalCents }) => totalCents)).toEqual(
      (await preview({ ...choice, deliveryDate: chosen })).payments.map(({ totalCents }) => totalCents),
    );
    // A day that does not fit counts as none.
    for (const deliveryDate of ['2026-11-22', '2027-06-01']) {
      expect((await preview({ ...choice, deliveryDate })).deliveryDate).toBe(promised);
    }
    const cart = await engine.call(getBasket, shopper, { params: { basketId } });
    expect(cart.agreements[0]).toMatchObject({
      deliveryDate: chosen,
      sameAsCashEndsOn: saved.sameAsCashEndsOn,
    });
    const { version } = await engine.call(contract.getRenewalTerms, shopper, { body: { basketId } });
    await engine.call(contract.acceptRenewalTerms, shopper, { body: { basketId, version, accepted: true } });
    await journey.payWith(shopper, basketId);
    const order = await journey.order(shopper, basketId);
    expect(order).toMatchObject({ deliveryDate: chosen, sameAsCashEndsOn: saved.sameAsCashEndsOn });
    expect(order.payments).toEqual(saved.payments);
  });

  test('goods of a store have no delivery day to choose', async () => {
    const { preview } = await applied('WEEKLY', '2026-11-27');
    const choice = { frequency: 'WEEKLY', payday: 'FRI', isAutopay: false } as const;
    const { deliveryChoices, deliveryDate } = await preview();
    expect(deliveryChoices).toEqual([]);
    expect((await preview({ ...choice, deliveryDate: '2026-12-01' })).deliveryDate).toBe(deliveryDate);
  });

  test('a choice that was saved with a weekday only keeps its paydays', async () => {
    const { shopper, basketId, preview } = await applied('BIWEEKLY', '2026-12-02');
    await engine.call(contract.choosePaySchedule, shopper, {
      body: { basketId, choice: { frequency: 'SEMIMONTHLY', payday: 'FRI', isAutopay: false } },
    });
    await engine.deps.database
      .update(checkoutSessions)
      .set({ schedulePaydays: null })
      .where(eq(checkoutSessions.basketId, basketId));
    const { choice: kept } = await preview();
    expect(kept).toMatchObject({ frequency: 'SEMIMONTHLY', payday: 'FRI', semimonthlyDays: '1-16' });
    const { step } = await engine.call(contract.getCheckoutState, shopper, { body: { basketId } });
    expect(step).toBe('renewal-terms-page');
  });

  test('days that do not exist are 400', async () => {
    const { shopper, basketId } = await applied('WEEKLY', '2026-11-26');
    const choice = { frequency: 'WEEKLY', payday: 'FRI', isAutopay: false };
    for (const days of [{ nextPayday: '2026-02-30' }, { semimonthlyDays: '1-2' }, { dayOfMonth: 32 }]) {
      const body = { basketId, choice: { ...choice, ...days } };
      const response = await engine.request('POST', pathOf(contract.choosePaySchedule), { shopper, body });
      expect(response.status).toBe(400);
    }
  });
});

import { calculatePayment, getAgreementSummary } from '@ownpath/contracts/servicing';
import { getStateRule } from '@ownpath/domain/law';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { agreements, stores } from '../../database/schema/index.ts';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { whenPaymentIsLate } from '../../testing/late-payments.ts';
import { PLANO, rentSofa } from '../../testing/shop-journey.ts';

let engine: TestApp;
let shopper: TestShopper;
let order: Awaited<ReturnType<typeof rentSofa>>['order'];
let agreementId: string;
beforeAll(async () => {
  engine = await createTestApp();
  ({ shopper, order } = await rentSofa(engine));
  const { agreement } = await engine.call(getAgreementSummary, shopper, { body: {} });
  agreementId = agreement[0]?.agreementId ?? '';
});
afterAll(() => engine.close());

const ask = async () => (await engine.call(calculatePayment, shopper, { body: {} })).paymentDetails[0];

const whenLate = (days: number, check: () => Promise<void>) =>
  whenPaymentIsLate(engine, agreementId, days, check);

/** The same for an agreement of a state that names the late fee. */
async function whenSignedIn(
  stateCode: string,
  lateFee: typeof agreements.$inferSelect.lateFee,
  days: number,
  check: () => Promise<void>,
): Promise<void> {
  const { database } = engine.deps;
  const set = async (state: string, signed: typeof lateFee) => {
    await database.update(stores).set({ stateCode: state }).where(eq(stores.id, PLANO));
    await database.update(agreements).set({ lateFee: signed }).where(eq(agreements.id, agreementId));
  };
  await set(stateCode, lateFee);
  try {
    await whenLate(days, check);
  } finally {
    await set('TX', { terms: null });
  }
}

test('eight days late: both due payments, and the state’s late fee for each after its grace period', async () => {
  const [, first, second] = order.payments;
  await whenSignedIn('IN', { terms: getStateRule('IN').lateFee?.WEEKLY ?? null }, 8, async () => {
    const detail = await ask();
    const late = (first?.totalCents ?? 0) + (second?.totalCents ?? 0);
    // Indiana's schedule, beyond two days of grace: $3 for the short payment (up to $20), $5 for the other.
    expect(first?.kind).toBe('short');
    expect(detail?.amountDetails).toEqual([{ type: 'LATEFEE', amountCents: 800 }]);
    expect(detail).toMatchObject({ totalCents: late + 800, daysLate: 8, isLongOverdue: false });
    const { agreement } = await engine.call(getAgreementSummary, shopper, { body: {} });
    expect(agreement[0]?.pastDueRentCents).toBe((first?.rentCents ?? 0) + (second?.rentCents ?? 0));
    expect(agreement[0]?.amountDueCents).toBe(late + 800);
  });
});

test('buying a late agreement: the rent past due is owed and counts towards the cash price, so nothing is paid twice', async () => {
  await whenLate(8, async () => {
    const [signed, first, second] = order.payments;
    const rentCents = (signed?.rentCents ?? 0) + (first?.rentCents ?? 0) + (second?.rentCents ?? 0);
    const priceCents = order.quote.cashPriceCents - rentCents;
    const pastDueCents = (first?.totalCents ?? 0) + (second?.totalCents ?? 0);
    expect((await ask())?.earlyPurchaseCents).toBe(
      pastDueCents + priceCents + Math.round(priceCents * 0.0825),
    );
  });
});

test('no late fee in a state without a statute text that allows one', async () => {
  await whenLate(8, async () => {
    const [, first, second] = order.payments;
    const detail = await ask();
    expect(detail?.amountDetails).toEqual([]);
    expect(detail?.totalCents).toBe((first?.totalCents ?? 0) + (second?.totalCents ?? 0));
  });
});

test('the late fee is never more than the agreement names, nor than the law allows', async () => {
  const lateFees = async () => (await ask())?.amountDetails.map(({ amountCents }) => amountCents);
  const flat = (cents: number) => ({ terms: { graceDays: 2, amount: { type: 'FLAT', cents } } }) as const;
  // Two payments late: the law allows $3 for the short one and $5 for the other.
  await whenSignedIn('IN', flat(1_00), 8, async () => expect(await lateFees()).toEqual([2_00]));
  await whenSignedIn('IN', flat(9_00), 8, async () => expect(await lateFees()).toEqual([8_00]));
  await whenSignedIn('IN', { terms: null }, 8, async () => expect(await lateFees()).toEqual([]));
  // Signed before agreements stored their late fee: Indiana's schedule was named, Oregon allows $5 for each.
  await whenSignedIn('OR', null, 8, async () => expect(await lateFees()).toEqual([8_00]));
});

test('46 days late is long overdue, 45 are not', async () => {
  await whenLate(46, async () => expect((await ask())?.isLongOverdue).toBe(true));
  await whenLate(45, async () => expect((await ask())?.isLongOverdue).toBe(false));
});

test('New York: with a second agreement, late fees are at most 10 % of all late payments', async () => {
  const { database } = engine.deps;
  const [own] = await database.select().from(agreements).where(eq(agreements.id, agreementId));
  if (!own) throw new Error('no agreement');
  const terms = getStateRule('NY').lateFee?.WEEKLY ?? null;
  const [, first, second] = order.payments;
  const lateFees = async () => (await ask())?.amountDetails.map(({ amountCents }) => amountCents);
  await whenSignedIn('NY', { terms }, 11, async () => {
    // 10 % of $24.99 is less than $3, which one agreement may charge for each late payment.
    expect(await lateFees()).toEqual([6_00]);
    const other = {
      ...own,
      id: crypto.randomUUID(),
      agreementNumber: '04217-79999999',
      orderNo: null,
      basketId: null,
    };
    await database.insert(agreements).values(other);
    try {
      const tenth = (cents = 0) => Math.floor(cents / 10);
      expect(await lateFees()).toEqual([tenth(first?.rentCents) + tenth(second?.rentCents)]);
      await database.update(agreements).set({ status: 'paid-off' }).where(eq(agreements.id, other.id));
      expect(await lateFees()).toEqual([6_00]);
    } finally {
      await database.delete(agreements).where(eq(agreements.id, other.id));
    }
  });
});

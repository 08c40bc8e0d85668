import { describe, expect, test } from 'vitest';
import { addDays } from '../dates/index.ts';
import { OPENED, quoted, sofa } from './example-account.ts';
import { buyOutOf, type PaymentChoice, quotePayment, type RentalAccount } from './index.ts';

describe('the sofa after 20 payments', () => {
  const TODAY = '2026-11-21';

  test('what is due pays one payment and moves the due date by a week', () => {
    expect(quoted(sofa(20), { kind: 'DUE' }, TODAY)).toMatchObject({
      kind: 'DUE',
      chargeCents: 27_05,
      paidNumbers: [21],
      nextDueDate: '2026-11-28',
      paymentsLeft: 57,
      buyOutAfterCents: 449_82,
      isOwned: false,
    });
  });

  test('it can be bought for what is missing to the cash price', () => {
    const price = { basis: 'SAME_AS_CASH', priceCents: 474_81, totalCents: 513_98 };
    expect(buyOutOf(sofa(20), TODAY)).toMatchObject(price);
    const bought = { chargeCents: 513_98, isOwned: true, nextDueDate: null, paymentsLeft: 0 };
    expect(quoted(sofa(20), { kind: 'BUY_OUT' }, TODAY)).toMatchObject(bought);
  });

  test('rent that is past due is owed besides and counts towards the price: nothing is paid twice', () => {
    const late = buyOutOf(sofa(20), '2026-11-24');
    expect(late).toMatchObject({ pastDue: { rentCents: 24_99, taxCents: 2_06 }, priceCents: 449_82 });
    expect(late?.parts.rentCents).toBe(24_99);
    expect(20 * 24_99 + 24_99 + (late?.priceCents ?? 0)).toBe(974_61);
  });

  test('$54.15 more with each of six payments makes it theirs five days before same as cash ends', () => {
    let account = sofa(20);
    const charged: number[] = [];
    for (let week = 0; week < 6; week += 1) {
      const choice: PaymentChoice = { kind: 'EXTRA', extraRentCents: 54_15 };
      const quote = quoted(account, choice, addDays(TODAY, week * 7));
      charged.push(quote.parts.rentCents + quote.parts.buyOutCents);
      account = quote.after;
      expect(quote.isOwned).toBe(week === 5);
    }
    expect(charged).toEqual([79_14, 79_14, 79_14, 79_14, 79_14, 79_11]);
  });

  test('extra rent shortens the end; the next payment stays where it was', () => {
    const quote = quoted(sofa(20), { kind: 'EXTRA', extraRentCents: 2 * 24_99 }, TODAY);
    expect(quote).toMatchObject({
      chargeCents: 3 * 27_05,
      paidNumbers: [21],
      nextDueDate: '2026-11-28',
      lastDueDate: addDays(OPENED, 75 * 7),
      paymentsLeft: 55,
    });
  });

  test('paying ahead moves the next due date and keeps the end', () => {
    expect(quoted(sofa(20), { kind: 'AHEAD', paymentCount: 2 }, TODAY)).toMatchObject({
      chargeCents: 3 * 27_05,
      paidNumbers: [21, 22, 23],
      nextDueDate: '2026-12-12',
      lastDueDate: addDays(OPENED, 77 * 7),
    });
    expect(quotePayment(sofa(77), { kind: 'AHEAD', paymentCount: 1 }, TODAY)).toBe('too-many-payments');
  });

  test('a part waits in suspense until it makes a whole payment, and is then used by itself', () => {
    const waits = {
      chargeCents: 20_00,
      paidNumbers: [],
      nextDueDate: TODAY,
      after: { suspenseCents: 20_00 },
    };
    const first = quoted(sofa(20), { kind: 'PART', amountCents: 20_00 }, TODAY);
    expect(first).toMatchObject(waits);
    const used = {
      chargeCents: 7_05,
      suspenseUsedCents: 20_00,
      paidNumbers: [21],
      after: { suspenseCents: 0 },
    };
    expect(quoted(first.after, { kind: 'DUE' }, TODAY)).toMatchObject(used);
  });

  test('a part pays the oldest payment first, and in Connecticut the most recent one', () => {
    const part: PaymentChoice = { kind: 'PART', amountCents: 30_00 };
    const paid = (order: RentalAccount['paymentOrder']) =>
      quoted(sofa(20, { paymentOrder: order }), part, '2026-11-28');
    expect(paid('OLDEST_FIRST')).toMatchObject({ paidNumbers: [21], nextDueDate: '2026-11-28' });
    expect(paid('MOST_RECENT_FIRST')).toMatchObject({ paidNumbers: [22], nextDueDate: TODAY });
  });

  test('what is not asked rightly is refused by name', () => {
    const refusal = (account: RentalAccount, choice: PaymentChoice) => quotePayment(account, choice, TODAY);
    expect(refusal(sofa(78), { kind: 'DUE' })).toBe('nothing-owed');
    expect(refusal(sofa(20), { kind: 'PART', amountCents: 0 })).toBe('not-positive');
    expect(refusal(sofa(20), { kind: 'PART', amountCents: 27_05 })).toBe('not-a-part');
    expect(refusal(sofa(20), { kind: 'EXTRA', extraRentCents: 0.5 })).toBe('not-positive');
    expect(refusal(sofa(20, { earlyPurchase: null }), { kind: 'BUY_OUT' })).toBe('no-early-purchase');
  });
});

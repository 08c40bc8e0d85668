import { getAutopay, getPaymentHistory } from '@ownpath/contracts/servicing';
import { addDays } from '@ownpath/domain/dates';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rentWithAutopay } from '../../testing/autopay-rental.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAgain } from '../../testing/pass-days.ts';

let engine: TestApp;
beforeEach(async () => {
  engine = await createTestApp();
});
afterEach(() => engine.close());

type Rental = Awaited<ReturnType<typeof rentWithAutopay>>;

async function shownOf(rental: Rental) {
  const shopper = await signInAgain(engine, rental.shopper);
  const { agreements, paymentMethods } = await engine.call(getAutopay, shopper, { body: {} });
  const { payments } = await engine.call(getPaymentHistory, shopper, { body: {} });
  return { autopay: agreements[0], paymentMethods, payments };
}

test('autopay debits a bank account, which settles days later', async () => {
  const rental = await rentWithAutopay(engine, '6789', { isBank: true });
  const day = rental.order.payments[1]?.dueDate ?? '';
  await rental.runOn(day);
  expect((await shownOf(rental)).payments[0]).toMatchObject({
    source: 'autopay',
    status: 'completed',
    debitState: 'pending',
    paymentMethod: 'ACH',
  });
  const [receipt] = await rental.mails('Your payment of');
  expect(receipt).toContain('it is provisional until');
  for (let after = 1; after <= 9; after += 1) await rental.runOn(addDays(day, after));
  expect((await shownOf(rental)).payments[0]?.debitState).toBe('settled');
});

test('a returned debit is tried once more two days after that is known; a second return ends autopay', async () => {
  const rental = await rentWithAutopay(engine, '0333', { isBank: true });
  const [, second, third] = rental.order.payments;
  const day = second?.dueDate ?? '';
  await rental.runOn(day);
  await rental.runOn(addDays(day, 1));
  const first = await shownOf(rental);
  expect(first.payments[0]).toMatchObject({ status: 'reversed', debitState: 'returned' });
  // Known the evening after: due again then, and tried two days later.
  expect(first.autopay).toMatchObject({
    isOn: true,
    failed: { dueOn: addDays(day, 1), declineCode: 'debit-returned', retryOn: addDays(day, 3) },
  });
  const [mail] = await rental.mails('Your bank returned your payment of');
  expect(mail).toContain('Autopay will try once more on');
  expect(mail).toContain('/my-accounts/enroll-autopay');
  await rental.runOn(addDays(day, 2));
  expect(await rental.payments()).toHaveLength(1);
  await rental.runOn(addDays(day, 3));
  expect(await rental.payments()).toMatchObject([{ status: 'failed' }, { status: 'completed' }]);
  expect(await rental.capturedCents()).toEqual([second?.totalCents, second?.totalCents]);

  await rental.runOn(addDays(day, 4));
  const ended = await shownOf(rental);
  expect(ended.autopay).toMatchObject({ isOn: false, charges: expect.any(Array) });
  expect(ended.paymentMethods).toMatchObject([{ kind: 'bank-account', isDebitBlocked: true }]);
  const mails = await rental.mails('Your bank returned your payment of');
  expect(mails[1]).toContain('We no longer debit this bank account.');
  expect(mails[1]).toContain('Autopay is off for:');
  // The next payment is not debited from it.
  await rental.runOn(third?.dueDate ?? '');
  expect(await rental.payments()).toHaveLength(2);
});

test.each([
  ['is closed', '0334', 'the account is closed'],
  ['was not authorized', '0335', 'the debit was not authorized'],
])('a debit of an account that %s is not tried again', async (_name, last4, reason) => {
  const rental = await rentWithAutopay(engine, last4, { isBank: true });
  const day = rental.order.payments[1]?.dueDate ?? '';
  await rental.runOn(day);
  for (let after = 1; after <= 4; after += 1) await rental.runOn(addDays(day, after));
  expect(await rental.payments()).toMatchObject([{ status: 'failed' }]);
  expect((await shownOf(rental)).autopay?.isOn).toBe(false);
  const [mail] = await rental.mails('Your bank returned your payment of');
  expect(mail).toContain(reason);
  expect(mail).toContain('Nothing is debited again automatically.');
});

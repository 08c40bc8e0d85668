import { beginAgreementLink, confirmAgreementLink } from '@ownpath/contracts/agreement-link';
import {
  calculatePayment,
  getAgreementSummary,
  getCustomerRecord,
  getPaymentHistory,
} from '@ownpath/contracts/servicing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { and, eq, like, sql } from '../../database/orm.ts';
import { customers, ledgerEntries, orders, outboxMessages } from '../../database/schema/index.ts';
import { createRegisteredShopper, type RegisteredShopper } from '../../testing/create-registered-shopper.ts';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';
import { outcomeOf } from '../../testing/order-journey.ts';
import { listMails } from '../../testing/pass-days.ts';
import { rentSofaAsCustomer } from '../../testing/rented-sofa.ts';
import { rentSofa } from '../../testing/shop-journey.ts';

let engine: TestApp;
beforeEach(async () => {
  engine = await createTestApp();
});
afterEach(() => engine.close());

/** Rented by somebody without an account, with what is on record. */
async function rentAsGuest() {
  const { shopper: guest, order } = await rentSofa(engine);
  const [summary] = (await engine.call(getAgreementSummary, guest, { body: {} })).agreement;
  const [row] = await engine.deps.database.select().from(orders).where(eq(orders.orderNo, order.orderNo));
  if (!summary || !row?.phone) throw new Error('nothing was rented');
  return {
    guest,
    number: summary.agreementNumber,
    phone: row.phone,
    last4: row.phone.slice(-4),
    email: row.email,
  };
}

const begin = (shopper: RegisteredShopper, agreementNumber: string, phoneLast4: string) =>
  engine.request('POST', pathOf(beginAgreementLink), { shopper, body: { agreementNumber, phoneLast4 } });
const confirm = (shopper: RegisteredShopper, code: string) =>
  engine.request('POST', pathOf(confirmAgreementLink), { shopper, body: { code } });
const summaryOf = async (shopper: Parameters<typeof engine.call>[1]) =>
  (await engine.call(getAgreementSummary, shopper, { body: {} })).agreement;

async function textedCodes(): Promise<string[]> {
  const rows = await engine.deps.database
    .select()
    .from(outboxMessages)
    .where(and(eq(outboxMessages.topic, 'sms'), like(outboxMessages.deduplicationKey, 'agreement-link:%')))
    .orderBy(outboxMessages.createdAt);
  return rows.map(
    ({ payload }) => /\d{6}/.exec(JSON.stringify((payload as { text: string }).text))?.[0] ?? '',
  );
}

test('number, digits and the texted code link the record: agreements, payments and ledger are the customer’s', async () => {
  const { guest, number, last4, phone, email } = await rentAsGuest();
  const shopper = await createRegisteredShopper(engine);
  const before = await engine.call(calculatePayment, guest, { body: {} });
  expect(await outcomeOf(await begin(shopper, number.replace('-', ''), last4))).toEqual([200, undefined]);
  const [code = ''] = await textedCodes();
  const [text] = await engine.deps.database
    .select()
    .from(outboxMessages)
    .where(like(outboxMessages.deduplicationKey, 'agreement-link:%'));
  expect(text?.payload).toMatchObject({ toPhone: phone });
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await outcomeOf(await confirm(shopper, wrong))).toEqual([400, 'InvalidProof']);
  const done = await engine.call(confirmAgreementLink, shopper, { body: { code } });
  expect(done.agreementNumbers).toEqual([number]);

  expect((await summaryOf(shopper)).map(({ agreementNumber }) => agreementNumber)).toEqual([number]);
  expect(await summaryOf(guest)).toEqual([]);
  const { customer } = await engine.call(getCustomerRecord, shopper, { body: {} });
  expect(customer).toMatchObject({ isFoundByIdentityProvider: true, rentalCustomerId: expect.any(String) });
  expect((await engine.call(getPaymentHistory, shopper, { body: {} })).payments).toHaveLength(1);
  const after = await engine.call(calculatePayment, shopper, { body: {} });
  expect(after.paymentDetails).toEqual(before.paymentDetails);
  const mails = await listMails(engine, 'agreement-linked:');
  expect(mails).toMatchObject([{ to: email, text: expect.stringContaining(number) }]);
  // Once.
  expect(await outcomeOf(await confirm(shopper, code))).toEqual([400, 'InvalidProof']);
});

test('what matches no agreement is answered the same, sends nothing, and no code is right', async () => {
  const { number, last4 } = await rentAsGuest();
  const owner = await rentSofaAsCustomer(engine);
  const registered = (await summaryOf(owner.shopper))[0]?.agreementNumber ?? '';
  const wrongDigits = last4 === '0000' ? '1111' : '0000';
  for (const [typed, digits] of [
    [number, wrongDigits],
    ['04217-79999999', last4],
    [registered, last4],
    [number, ''],
  ] as const) {
    const shopper = await createRegisteredShopper(engine);
    const answer = await begin(shopper, typed, digits);
    expect([answer.status, await answer.json()]).toEqual([200, { expiresInMinutes: 10 }]);
    expect(await textedCodes()).toEqual([]);
    const codes: unknown[] = [];
    for (let count = 0; count < 6; count += 1) {
      const refused = (await (await confirm(shopper, '123456')).json()) as { fields: { code: string }[] };
      codes.push(refused.fields[0]?.code);
    }
    expect(codes).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'expired', 'expired']);
    expect(await summaryOf(shopper)).toEqual([]);
  }
  const own = await begin(owner.shopper, number, last4);
  expect(await outcomeOf(own)).toEqual([409, 'RecordExists']);
});

test('a code works for ten minutes, and nobody asks for more than five in an hour, for one agreement by any account', async () => {
  const { number, last4 } = await rentAsGuest();
  const shopper = await createRegisteredShopper(engine);
  await begin(shopper, number, last4);
  const [code = ''] = await textedCodes();
  engine.clock.advance(11 * 60_000);
  expect(await outcomeOf(await confirm(shopper, code))).toEqual([400, 'InvalidProof']);
  for (let count = 0; count < 4; count += 1) {
    expect((await begin(await createRegisteredShopper(engine), number, last4)).status).toBe(200);
  }
  const sixth = await begin(await createRegisteredShopper(engine), number, last4);
  expect(await outcomeOf(sixth)).toEqual([429, 'TooManyRequests']);
});

test('CUS012: a sign-in of the provider without a record, while its address has an agreement; linking ends it', async () => {
  const { number, last4, email } = await rentAsGuest();
  const shopper = await createRegisteredShopper(engine);
  const { database } = engine.deps;
  const recordOf = () =>
    engine.request('POST', pathOf(getCustomerRecord), { shopper, body: {} }).then(outcomeOf);
  expect(await recordOf()).toEqual([200, undefined]);
  await database
    .update(customers)
    .set({ isFoundByIdentityProvider: true, email })
    .where(eq(customers.id, shopper.tokens.customer_id));
  expect(await recordOf()).toEqual([404, 'CUS012']);
  await begin(shopper, number, last4);
  const [code = ''] = await textedCodes();
  await engine.call(confirmAgreementLink, shopper, { body: { code } });
  expect(await recordOf()).toEqual([200, undefined]);
});

test('of a ledger entry only the owner may change', async () => {
  await rentAsGuest();
  const { database } = engine.deps;
  await expect(database.update(ledgerEntries).set({ amountCents: sql`amount_cents + 1` })).rejects.toThrow();
  await expect(database.delete(ledgerEntries)).rejects.toThrow();
});

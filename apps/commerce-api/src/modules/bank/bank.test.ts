import { getExistingApproval } from '@ownpath/contracts/approval';
import {
  confirmBankDeposits,
  getBankVerification,
  getCheckoutState,
  getOrderState,
  openBankLink,
  sendBankDeposits,
} from '@ownpath/contracts/checkout';
import { createOrder } from '@ownpath/contracts/orders';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eq } from '../../database/orm.ts';
import { bankVerifications, stores } from '../../database/schema/index.ts';
import { PortError } from '../../ports/index.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { createJourney, type Journey, PLANO, SOFA } from '../../testing/shop-journey.ts';

const BANK_ASKED = '900002005';
const HIGH_RISK = '900008001';
const APPROVED = '900001099';
/** A console: goods of high risk. */
const RISKY_GOODS = { productId: 'kiteplay-one-digital', quantity: 1 };
const sofa = { productId: SOFA, quantity: 1 };
const returnUrl = 'http://localhost:3000/checkout?step=bank-verification';

let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
});
afterAll(() => engine.close());

async function bankDue(ssn = BANK_ASKED) {
  const shopper = await journey.guestIn();
  const { basketId } = await journey.basketWith(shopper, [sofa]);
  await journey.apply(shopper, ssn);
  await journey.chooseAndAccept(shopper, basketId);
  return { shopper, basketId };
}
const stateOf = (shopper: TestShopper, basketId: string) =>
  engine.call(getCheckoutState, shopper, { body: { basketId } });
const read = (shopper: TestShopper, basketId: string, bankName = '') =>
  engine.call(getBankVerification, shopper, { body: { basketId, bankName } });
const statusOf = async (endpoint: Parameters<typeof pathOf>[0], shopper: TestShopper, body: object) =>
  (await engine.request('POST', pathOf(endpoint), { shopper, body })).status;
const setStore = (flags: Partial<typeof stores.$inferInsert>) =>
  engine.deps.database.update(stores).set(flags).where(eq(stores.id, PLANO));

describe('a bank account is verified before the first payment', () => {
  test.each([
    ['where the approval asks for it', BANK_ASKED, {}],
    ['for a customer of high risk', HIGH_RISK, {}],
    ['in a store with the rule', APPROVED, { isBankVerificationEnabled: true }],
    ['in a store of high risk', APPROVED, { isHighRisk: true }],
  ])('%s', async (_, ssn, flags) => {
    const before = { isBankVerificationEnabled: false, isHighRisk: false };
    await setStore({ ...before, ...flags });
    const { shopper, basketId } = await bankDue(ssn);
    expect(await stateOf(shopper, basketId)).toMatchObject({
      step: 'bank-verification',
      steps: expect.arrayContaining(['bank-verification']),
    });
    await journey.payWith(shopper, basketId);
    expect(await statusOf(createOrder, shopper, { basketId })).toBe(409);
    expect(await journey.linkBank(shopper, basketId)).toMatchObject({ isVerified: true });
    const after = await stateOf(shopper, basketId);
    expect(after.step).toBe('payment');
    expect(after.documentsNeeded).not.toContain('BANK');
    expect(after.steps).toContain('bank-verification');
    expect(await statusOf(createOrder, shopper, { basketId })).toBe(200);
    // The signature has the steps behind it that were passed, whatever the store asks of others by then.
    await setStore(before);
    const { order } = await engine.call(getOrderState, shopper, { body: {} });
    expect(order?.steps).toEqual(after.steps);
  });

  test('and not without a reason', async () => {
    const { shopper, basketId } = await bankDue(APPROVED);
    const { step, steps } = await stateOf(shopper, basketId);
    expect(step).toBe('payment');
    expect(steps).not.toContain('bank-verification');
    expect(await statusOf(getBankVerification, shopper, { basketId })).toBe(409);
  });

  test('not before the terms are accepted', async () => {
    const shopper = await journey.guestIn();
    const { basketId } = await journey.basketWith(shopper, [sofa]);
    await journey.apply(shopper, BANK_ASKED);
    const body = { basketId, institutionId: 'ins_cedar', returnUrl };
    expect(await statusOf(openBankLink, shopper, body)).toBe(409);
  });
});

test('the last document that was asked for makes the approval a full one', async () => {
  const { shopper, basketId } = await bankDue();
  const approval = async () =>
    (await engine.call(getExistingApproval, shopper, { body: {} })).DEResponse?.response;
  expect(await approval()).toBe(4);
  await journey.linkBank(shopper, basketId);
  expect(await approval()).toBe(1);
  const other = await bankDue(HIGH_RISK);
  await journey.linkBank(other.shopper, other.basketId);
  const { DEResponse } = await engine.call(getExistingApproval, other.shopper, { body: {} });
  expect(DEResponse).toMatchObject({
    response: 4,
    verificationDocuments: [
      { type: 'BANK', isRequired: false },
      { type: 'INCOME', isRequired: true },
    ],
  });
});

describe('the provider’s window', () => {
  test.each([
    ['user_locked', 'locked'],
    ['user_nsf', 'insufficient-funds'],
  ])('%s: %s, and another bank is still open', async (userName, outcome) => {
    const { shopper, basketId } = await bankDue();
    expect(await journey.linkBank(shopper, basketId, userName)).toMatchObject({
      isVerified: false,
      lastOutcome: outcome,
      institutionName: 'Cedar Valley Credit Union',
    });
    expect((await stateOf(shopper, basketId)).step).toBe('bank-verification');
    expect(await journey.linkBank(shopper, basketId)).toMatchObject({ isVerified: true, lastOutcome: null });
  });

  test('that nobody came back from leaves the step open', async () => {
    const { shopper, basketId } = await bankDue();
    const body = { basketId, institutionId: 'ins_cedar', returnUrl };
    await engine.call(openBankLink, shopper, { body });
    expect(await read(shopper, basketId)).toMatchObject({ isVerified: false, lastOutcome: null });
  });

  test('that is finished in one of two tabs counts', async () => {
    const { shopper, basketId } = await bankDue();
    const first = await journey.openBank(shopper, basketId);
    await journey.openBank(shopper, basketId, 'ins_union');
    await journey.signInAtBank(first);
    expect(await read(shopper, basketId)).toMatchObject({ isVerified: true });
  });

  test('of a bank that is down gives no address, and one elsewhere is refused', async () => {
    const { shopper, basketId } = await bankDue();
    const down = { basketId, institutionId: 'ins_down', returnUrl };
    expect(await engine.call(openBankLink, shopper, { body: down })).toEqual({ linkUrl: null });
    const away = { basketId, institutionId: 'ins_cedar', returnUrl: 'https://elsewhere.example/' };
    expect(await statusOf(openBankLink, shopper, away)).toBe(403);
  });

  test('when the result cannot be fetched, it is fetched later', async () => {
    const { shopper, basketId } = await bankDue();
    vi.spyOn(engine.deps.ports.bankVerification, 'getLink').mockRejectedValueOnce(
      new PortError('bank-verification', 'timeout', 'no answer'),
    );
    expect(await journey.linkBank(shopper, basketId)).toMatchObject({
      isVerified: false,
      lastOutcome: 'unavailable',
    });
    expect(await read(shopper, basketId)).toMatchObject({ isVerified: true });
  });

  test('banks are searched by name', async () => {
    const { shopper, basketId } = await bankDue();
    expect((await read(shopper, basketId)).banks.length).toBe(6);
    expect((await read(shopper, basketId, 'harbor')).banks).toEqual([
      { id: 'ins_harbor', name: 'First Harbor Bank' },
    ]);
    expect((await read(shopper, basketId, 'zzz')).banks).toEqual([]);
  });
});

describe('two small deposits', () => {
  const numbers = { routingNumber: '111000025', accountNumber: '000123456' };
  const send = (shopper: TestShopper, basketId: string, account = numbers.accountNumber) =>
    engine.call(sendBankDeposits, shopper, { body: { basketId, ...numbers, accountNumber: account } });
  const confirm = (shopper: TestShopper, basketId: string, amountsCents: number[], triesLeft?: number) =>
    engine.call(confirmBankDeposits, shopper, { body: { basketId, amountsCents, triesLeft } });

  test('verify an account by their amounts; only four digits are stored', async () => {
    const { shopper, basketId } = await bankDue();
    expect(await send(shopper, basketId)).toMatchObject({ deposits: { last4: '3456', triesLeft: 3 } });
    expect(await confirm(shopper, basketId, [1, 2])).toMatchObject({
      lastOutcome: 'wrong-amounts',
      deposits: { triesLeft: 2 },
    });
    expect(await confirm(shopper, basketId, [45, 32])).toMatchObject({ isVerified: true, deposits: null });
    const rows = await engine.deps.database.select().from(bankVerifications);
    expect(JSON.stringify(rows)).not.toMatch(/111000025|000123456/);
    expect((await stateOf(shopper, basketId)).step).toBe('payment');
  });

  test('end after three wrong amounts, and another way is open', async () => {
    const { shopper, basketId } = await bankDue();
    await send(shopper, basketId);
    for (let round = 0; round < 2; round += 1) await confirm(shopper, basketId, [1, 2]);
    expect(await confirm(shopper, basketId, [1, 2])).toMatchObject({
      lastOutcome: 'deposits-failed',
      deposits: null,
    });
    expect(await confirm(shopper, basketId, [32, 45])).toMatchObject({ isVerified: false });
    expect(await journey.linkBank(shopper, basketId)).toMatchObject({ isVerified: true });
  });

  test('sent twice, at once or later, count one try', async () => {
    const { shopper, basketId } = await bankDue();
    await send(shopper, basketId);
    await Promise.all([1, 2].map(() => confirm(shopper, basketId, [1, 2], 3)));
    expect((await read(shopper, basketId)).deposits?.triesLeft).toBe(2);
    await confirm(shopper, basketId, [1, 2], 3);
    expect((await read(shopper, basketId)).deposits?.triesLeft).toBe(2);
    await confirm(shopper, basketId, [1, 2], 2);
    expect((await read(shopper, basketId)).deposits?.triesLeft).toBe(1);
  });

  test('are refused for an account that does not exist and for numbers that cannot be', async () => {
    const { shopper, basketId } = await bankDue();
    expect(await send(shopper, basketId, '1230000')).toMatchObject({
      lastOutcome: 'refused',
      deposits: null,
    });
    for (const change of [{ routingNumber: '111000026' }, { accountNumber: '12' }]) {
      expect(await statusOf(sendBankDeposits, shopper, { basketId, ...numbers, ...change })).toBe(400);
    }
  });
});

test('goods of high risk ask for an account', async () => {
  const shopper = await journey.guestIn();
  const { basketId } = await journey.basketWith(shopper, [RISKY_GOODS]);
  await journey.apply(shopper, APPROVED);
  expect((await stateOf(shopper, basketId)).steps).toContain('bank-verification');
});

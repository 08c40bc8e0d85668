import {
  createPaymentFrame,
  getAutopay,
  getSavedPaymentMethods,
  makeDefaultPaymentMethod,
  removePaymentMethod,
  savePaymentMethod,
} from '@ownpath/contracts/servicing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankTokenOf, rentWithAutopay, saveMethod } from '../../testing/autopay-rental.ts';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';
import { outcomeOf } from '../../testing/order-journey.ts';
import { rentSofaAsCustomer } from '../../testing/rented-sofa.ts';
import { cards } from '../../testing/shop-journey.ts';

let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp();
});
afterAll(() => engine.close());

test('a card and a bank account are kept, and one of them is offered first', async () => {
  const { shopper, tokenOf } = await rentSofaAsCustomer(engine);
  const parentOrigin = 'http://localhost:3000';
  const frame = await engine.call(createPaymentFrame, shopper, { body: { parentOrigin } });
  expect([frame.cardFrameUrl, frame.bankFrameUrl]).toEqual([
    expect.stringContaining('/hosted-fields'),
    expect.stringContaining('/bank-account'),
  ]);
  const card = { token: await tokenOf(cards.good), isDefault: false };
  await engine.call(savePaymentMethod, shopper, { body: card });
  const token = await bankTokenOf(engine, '6789');
  const { paymentMethods } = await engine.call(savePaymentMethod, shopper, {
    body: { token, isDefault: false },
  });
  expect(paymentMethods).toMatchObject([
    { kind: 'card', isDefault: true, expiryStatus: 'valid' },
    { kind: 'bank-account', isDefault: false, token: { last4: '6789' } },
  ]);
  const body = { paymentMethodId: paymentMethods[1]?.id ?? '' };
  const changed = await engine.call(makeDefaultPaymentMethod, shopper, { body });
  expect(changed.paymentMethods.map(({ kind, isDefault }) => [kind, isDefault])).toEqual([
    ['bank-account', true],
    ['card', false],
  ]);
  const unknown = await engine.request('POST', pathOf(savePaymentMethod), {
    shopper,
    body: { token: 'nothing', isDefault: false },
  });
  expect(await outcomeOf(unknown)).toEqual([400, 'InvalidParameters']);
});

test('one that autopay charges is removed when another takes over, by an authorisation of its own', async () => {
  const rental = await rentWithAutopay(engine);
  const { shopper, wish, customerId } = rental;
  const send = async (body: object) =>
    outcomeOf(await engine.request('POST', pathOf(removePaymentMethod), { shopper, body }));
  const { paymentMethodId, textVersion } = wish;
  expect(await send({ paymentMethodId })).toEqual([409, 'PaymentMethodInUse']);
  const next = { paymentMethodId: await saveMethod(engine, customerId, '5555555555554444'), textVersion };
  const foreign = (await rentWithAutopay(engine)).wish.paymentMethodId;
  expect(await send({ paymentMethodId: foreign })).toEqual([404, 'NotFound']);
  expect(await send({ paymentMethodId, next: { ...next, paymentMethodId: foreign } })).toEqual([
    400,
    'PaymentMethodNotAccepted',
  ]);
  expect(await send({ paymentMethodId, next: { ...next, textVersion: 'old' } })).toEqual([
    409,
    'PaymentChanged',
  ]);
  await engine.call(removePaymentMethod, shopper, { body: { paymentMethodId, next } });
  const { agreements } = await engine.call(getAutopay, shopper, { body: {} });
  expect(agreements[0]).toMatchObject({ isOn: true, method: { last4: '4444' } });
  const kept = await engine.call(getSavedPaymentMethods, shopper, { body: {} });
  expect(kept.paymentMethods.map(({ token }) => token.last4)).toEqual(['4444']);
  expect(await rental.enrollments()).toHaveLength(2);
  await rental.runJobs();
  expect(await rental.mails('Autopay is on')).toHaveLength(2);
});

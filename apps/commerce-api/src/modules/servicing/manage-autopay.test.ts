import {
  enrollAutopay,
  getAgreementSummary,
  getAutopay,
  getAutopayAuthorization,
  restoreAutopay,
  stopAutopay,
} from '@ownpath/contracts/servicing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { agreements } from '../../database/schema/index.ts';
import { rentWithAutopay, saveMethod } from '../../testing/autopay-rental.ts';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';
import { outcomeOf } from '../../testing/order-journey.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { rentSofaAsCustomer } from '../../testing/rented-sofa.ts';
import { cards } from '../../testing/shop-journey.ts';

let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp();
});
afterAll(() => engine.close());

test('while it is off, what it would charge is shown with what is authorised', async () => {
  const rental = await rentSofaAsCustomer(engine);
  const { agreements: shown, chargeHour } = await engine.call(getAutopay, rental.shopper, { body: {} });
  expect(chargeHour).toBe(20);
  const [, second] = rental.order.payments;
  expect(shown).toMatchObject([
    { isOn: false, mayTurnOn: true, method: null, leftToPayCents: 0, failed: null, paymentsMade: 1 },
  ]);
  expect(shown[0]?.charges[0]).toMatchObject({ date: second?.dueDate, amountCents: second?.totalCents });
  expect(shown[0]?.charges.at(-1)?.isLast).toBe(true);
  const text = shown[0]?.authorization?.paragraphs.join(' ') ?? '';
  expect(text).toContain('On November 21, 2026 I authorize Rowan & Co.');
  expect(text).toContain(`${shown[0]?.charges.length} payments of`);
  expect(text).toContain('until 8 PM on the day of a charge');
});

test('turning it on keeps what was authorised, mails the copy, and shows in the account', async () => {
  const rental = await rentWithAutopay(engine);
  expect(rental.on).toMatchObject({ isOn: true, method: { brand: 'Visa', last4: '4242' } });
  const [enrollment] = await rental.enrollments();
  expect(enrollment?.authorizationText?.paragraphs[0]).toContain('to charge my Visa card ending in 4242');
  await rental.runJobs();
  expect((await rental.mails('Autopay is on'))[0]).toContain(
    enrollment?.authorizationText?.paragraphs[0] ?? '-',
  );
  const { agreementId } = rental;
  const copy = await engine.call(getAutopayAuthorization, rental.shopper, { body: { agreementId } });
  expect(copy).toMatchObject({
    orderNo: null,
    fileName: expect.stringMatching(/^autopay-.*2026-11-21\.pdf$/),
    locale: 'en-US',
  });
  const text = await readPdf(copy.pdf);
  for (const paragraph of enrollment?.authorizationText?.paragraphs ?? ['-'])
    expect(text).toContain(paragraph);
  expect(text).toContain('Authorized by Ana Ruiz');
  // A long word is broken where the line ends.
  expect(text.replaceAll(' ', '')).toContain(`Versionofthetext${enrollment?.authorizationTextVersion}`);
  // In Spanish it is the same copy: what was accepted is not translated.
  const spanish = await engine.call(getAutopayAuthorization, rental.shopper, {
    query: { locale: 'es-US' },
    body: { agreementId },
  });
  expect(spanish).toEqual(copy);
  const { agreement } = await engine.call(getAgreementSummary, rental.shopper, { body: {} });
  expect(agreement[0]).toMatchObject({ isAutopay: true, paymentMethodId: rental.wish.paymentMethodId });
  // A second tab, and a double click.
  const again = await engine.call(enrollAutopay, rental.shopper, { body: rental.wish });
  expect(again).toMatchObject({ isOn: true });
  expect(await rental.enrollments()).toHaveLength(1);
});

test('it is off at once, can be undone for a minute, and the mail waits for that', async () => {
  const rental = await rentWithAutopay(engine);
  const body = { agreementId: rental.agreementId };
  expect(await engine.call(stopAutopay, rental.shopper, { body })).toMatchObject({ isOn: false });
  expect(await engine.call(restoreAutopay, rental.shopper, { body })).toMatchObject({ isOn: true });
  await rental.runJobs(61_000);
  expect(await rental.mails('Autopay is off')).toEqual([]);
  expect(await rental.enrollments()).toHaveLength(1);

  await engine.call(stopAutopay, rental.shopper, { body });
  await engine.call(stopAutopay, rental.shopper, { body });
  await rental.runJobs(61_000);
  expect(await rental.mails('Autopay is off')).toHaveLength(1);
  const tooLate = await engine.request('POST', pathOf(restoreAutopay), { shopper: rental.shopper, body });
  expect(await outcomeOf(tooLate)).toEqual([404, 'NotFound']);
});

test('another method goes on with the same charges by an authorisation of its own', async () => {
  const rental = await rentWithAutopay(engine);
  const paymentMethodId = await saveMethod(engine, rental.customerId, '5555555555554444');
  const changed = await engine.call(enrollAutopay, rental.shopper, {
    body: { ...rental.wish, paymentMethodId },
  });
  expect(changed).toMatchObject({ isOn: true, method: { brand: 'Mastercard', last4: '4444' } });
  expect(changed.charges).toEqual(rental.on.charges);
  expect((await rental.enrollments()).map(({ cancelledAt }) => cancelledAt === null).sort()).toEqual([
    false,
    true,
  ]);
});

test('what is stale, foreign or not allowed is refused, and nothing is turned on', async () => {
  const rental = await rentSofaAsCustomer(engine);
  const stranger = await rentWithAutopay(engine);
  const { agreementId, shopper } = rental;
  const customerId = shopper.tokens.customer_id;
  const [shown] = (await engine.call(getAutopay, shopper, { body: {} })).agreements;
  const wish = {
    agreementId,
    version: shown?.version ?? 0,
    textVersion: shown?.authorization?.textVersion ?? '',
    paymentMethodId: await saveMethod(engine, customerId, cards.good),
  };
  const send = async (body: object, as = shopper) =>
    outcomeOf(await engine.request('POST', pathOf(enrollAutopay), { shopper: as, body }));
  expect(await send({ ...wish, version: wish.version + 1 })).toEqual([409, 'PaymentChanged']);
  expect(await send({ ...wish, textVersion: 'autopay-1' })).toEqual([409, 'PaymentChanged']);
  const { paymentMethodId } = stranger.wish;
  expect(await send({ ...wish, paymentMethodId })).toEqual([400, 'PaymentMethodNotAccepted']);
  expect(await send(wish, stranger.shopper)).toEqual([404, 'NotFound']);
  const foreign = { agreementId };
  for (const endpoint of [stopAutopay, restoreAutopay, getAutopayAuthorization]) {
    const answer = await engine.request('POST', pathOf(endpoint), {
      shopper: stranger.shopper,
      body: foreign,
    });
    expect(await outcomeOf(answer)).toEqual([404, 'NotFound']);
  }
  const { database } = engine.deps;
  await database.update(agreements).set({ allowsOnlinePayment: false }).where(eq(agreements.id, agreementId));
  expect(await send(wish)).toEqual([403, 'PaymentNotPermitted']);
  const [after] = (await engine.call(getAutopay, shopper, { body: {} })).agreements;
  expect(after).toMatchObject({ isOn: false, mayTurnOn: false });
});

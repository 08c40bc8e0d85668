import {
  calculatePayment,
  cancelMembership,
  getAgreementDetails,
  getAgreementSummary,
  getAutopay,
  getMemberships,
} from '@ownpath/contracts/servicing';
import { addDays } from '@ownpath/domain/dates';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { and, eq } from '../../database/orm.ts';
import {
  agreements,
  autopayEnrollments,
  customPreferences,
  ledgerEntries,
  paymentAgreements,
} from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';
import { createCoverageShop } from '../../testing/optional-coverage.ts';
import { outcomeOf } from '../../testing/order-journey.ts';
import { listMails } from '../../testing/pass-days.ts';
import { rentSofaAsCustomer } from '../../testing/rented-sofa.ts';
import { createJourney, type Journey, PLANO } from '../../testing/shop-journey.ts';

let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
  await createCoverageShop(() => ({ engine, journey })).offer(PLANO, { isLossDamageWaiverEnabled: false });
});
afterAll(() => engine.close());

const rentAsMember = (wishes = {}) =>
  rentSofaAsCustomer(engine, undefined, { hasBenefitPlus: true, ...wishes });
type Rental = Awaited<ReturnType<typeof rentAsMember>>;

async function membershipOf({ shopper }: Rental, locale = 'en-US') {
  const answer = await engine.call(getMemberships, shopper, { query: { locale }, body: {} });
  const [membership] = answer.memberships;
  if (!membership) throw new Error('no membership');
  return { ...answer, membership };
}
const cancel = ({ shopper, agreementId }: Rental, locale = 'en-US') =>
  engine.call(cancelMembership, shopper, { query: { locale }, body: { agreementId } });

/** Signed fees by a calculation of the test's own: each payment's total less rent, fee and tax. */
function feesOf({ order }: Rental): number[] {
  return order.payments.map(
    ({ totalCents, rentCents, feeCents, taxCents }) => totalCents - rentCents - feeCents - taxCents,
  );
}

test('a membership with its fee, what is left of it, what it covers, and what ending it does', async () => {
  const rental = await rentAsMember();
  const [, second] = rental.order.payments;
  const fees = feesOf(rental);
  expect(fees.every((cents) => cents > 0)).toBe(true);
  const { membership, benefits } = await membershipOf(rental);
  expect(membership).toMatchObject({
    agreementId: rental.agreementId,
    statusRef: 'A',
    since: '2026-11-21',
    feeCents: Math.max(...fees),
    nextFeeCents: fees[1],
    chargesLeft: fees.length - 1,
    leftCents: fees.slice(1).reduce((sum, cents) => sum + cents, 0),
    nextDueOn: second?.dueDate,
    nextPaymentCents: second?.totalCents,
    nextPaymentWithoutCents: (second?.totalCents ?? 0) - (fees[1] ?? 0),
    ended: null,
  });
  expect(membership.ending).toEqual({ endsOn: addDays(second?.dueDate ?? '', -1), creditCents: 0 });
  expect(benefits[0]).toMatchObject({ title: 'Job loss' });
  expect((await membershipOf(rental, 'es-US')).benefits[0]?.title).toBe('Pérdida del empleo');
});

test('ended: nothing more is charged, the figure is the same everywhere, and the member has it in writing', async () => {
  const rental = await rentAsMember({ isAutopay: true });
  const { shopper, agreementId } = rental;
  const [, second] = rental.order.payments;
  const fees = feesOf(rental);
  const without = (second?.totalCents ?? 0) - (fees[1] ?? 0);
  const { membership } = await cancel(rental);
  expect(membership).toMatchObject({
    statusRef: 'I',
    ending: null,
    ended: { cancelledOn: '2026-11-21', creditCents: 0, endsOn: addDays(second?.dueDate ?? '', -1) },
    chargesLeft: 0,
    nextFeeCents: 0,
    leftCents: 0,
    nextPaymentCents: without,
  });
  const summary = await engine.call(getAgreementSummary, shopper, { body: {} });
  expect(summary.agreement[0]).toMatchObject({ amountDueCents: without });
  expect(summary.agreement[0]?.remainingCents).toBe(
    rental.order.payments
      .slice(1)
      .reduce((sum, { totalCents }, index) => sum + totalCents - (fees[index + 1] ?? 0), 0),
  );
  expect(summary.clubInfoResponse).toMatchObject({ isMember: false, canOfferBenefitPlus: true });
  const { paymentDetails } = await engine.call(calculatePayment, shopper, { body: {} });
  expect(paymentDetails[0]).toMatchObject({ chargeCents: without, amountDetails: [] });
  const details = await engine.call(getAgreementDetails, shopper, { body: { agreementId } });
  expect(details.terms.clubCents).toBe(0);
  expect(details.payments.slice(0, 2).map(({ totalCents }) => totalCents)).toEqual([
    rental.order.payments[0]?.totalCents,
    without,
  ]);
  expect((await rental.quote({ kind: 'DUE' })).quote?.chargeCents).toBe(without);
  const autopay = await engine.call(getAutopay, shopper, { body: {} });
  expect(autopay.agreements[0]?.charges[0]).toMatchObject({ date: second?.dueDate, amountCents: without });
  const [enrollment] = await engine.deps.database
    .select()
    .from(autopayEnrollments)
    .where(eq(autopayEnrollments.agreementId, agreementId));
  expect(enrollment?.nextChargeCents).toBe(without);

  await rental.pay(await rental.requestOf({ kind: 'DUE' }));
  expect((await rental.imbalanceCents()).every((cents) => cents === 0)).toBe(true);
  const mails = await listMails(engine, `membership-ended:${agreementId}`);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`$${(without / 100).toFixed(2)}`);
});

test('two tabs at once end it once, and a third time is answered the same', async () => {
  const rental = await rentAsMember();
  await rental.pay(await rental.requestOf({ kind: 'AHEAD', paymentCount: 2 }));
  const fees = feesOf(rental);
  // The next payment and two after it are paid, and none of their time has begun.
  const creditCents = (fees[1] ?? 0) + (fees[2] ?? 0) + (fees[3] ?? 0);
  const [one, other] = await Promise.all([cancel(rental, 'es-US'), cancel(rental, 'es-US')]);
  expect(one).toEqual(other);
  expect(await cancel(rental, 'es-US')).toEqual(one);
  expect(one.membership.ended).toMatchObject({ creditCents });
  const [, , , , fifth] = rental.order.payments;
  expect(one.membership.nextPaymentCents).toBe((fifth?.totalCents ?? 0) - (fees[4] ?? 0) - creditCents);
  const credits = await engine.deps.database
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.agreementId, rental.agreementId), eq(ledgerEntries.kind, 'adjustment')));
  expect(credits.map(({ amountCents, bucket }) => [amountCents, bucket])).toEqual([
    [creditCents, 'suspense'],
  ]);
  const mails = await listMails(engine, `membership-ended:${rental.agreementId}`);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toMatch(/^Su membresía Benefit Plus termina el/);
  expect(mails[0]?.text).toContain(`$${(creditCents / 100).toFixed(2)}`);
  // What was shown before does not hold any more.
  const paid = await rental.pay(await rental.requestOf({ kind: 'DUE' }));
  expect(paid.amountCents).toBe(one.membership.nextPaymentCents);
});

test('it waits for a payment that has no answer, and another customer has no such membership', async () => {
  const rental = await rentAsMember();
  const stranger = await rentSofaAsCustomer(engine);
  const send = (shopper: Rental['shopper']) =>
    engine.request('POST', pathOf(cancelMembership), { shopper, body: { agreementId: rental.agreementId } });
  expect(await outcomeOf(await send(stranger.shopper))).toEqual([404, 'NotFound']);
  const own = { agreementId: stranger.agreementId };
  const none = await engine.request('POST', pathOf(cancelMembership), {
    shopper: stranger.shopper,
    body: own,
  });
  expect(await outcomeOf(none)).toEqual([404, 'NotFound']);

  await rental.pay(await rental.requestOf({ kind: 'DUE' }));
  const { database } = engine.deps;
  const part = eq(paymentAgreements.agreementId, rental.agreementId);
  await database.update(paymentAgreements).set({ state: 'pending' }).where(part);
  expect(await outcomeOf(await send(rental.shopper))).toEqual([409, 'PaymentInProgress']);
  await database.update(paymentAgreements).set({ state: 'completed' }).where(part);
  expect((await cancel(rental)).membership.statusRef).toBe('I');
});

test('a club that is an agreement of its own ends with its payments', async () => {
  const rental = await rentSofaAsCustomer(engine);
  const { database } = engine.deps;
  await database
    .update(agreements)
    .set({ type: 'club', isMembershipActive: true })
    .where(eq(agreements.id, rental.agreementId));
  const { membership } = await cancel(rental);
  expect(membership).toMatchObject({ statusRef: 'I', nextPaymentCents: 0, nextDueOn: null, chargesLeft: 0 });
  const summary = await rental.summaryOf();
  expect(summary).toMatchObject({ isClub: true, statusRef: 'I', amountDueCents: 0 });
});

test('benefits that cannot be read are none', async () => {
  const rental = await rentAsMember();
  const { database } = engine.deps;
  const benefits = eq(customPreferences.key, 'benefitPlusBenefits');
  await database.update(customPreferences).set({ value: 'job loss' }).where(benefits);
  expect((await membershipOf(rental)).benefits).toEqual([]);
});

import {
  acceptRenewalTerms,
  createPaymentSession,
  getCheckoutState,
  getRenewalTerms,
  previewPaySchedule,
} from '@ownpath/contracts/checkout';
import { createOrder, getOrder } from '@ownpath/contracts/orders';
import { getAgreementSummary } from '@ownpath/contracts/servicing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { and, eq, sql } from '../../database/orm.ts';
import { agreements, autopayEnrollments, documents, ledgerEntries } from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';
import { bothCoverages, choiceOf, createCoverageShop } from '../../testing/optional-coverage.ts';
import { readMail } from '../../testing/read-mail.ts';
import { createJourney, type Journey, PLANO, SOFA } from '../../testing/shop-journey.ts';

let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
});
afterAll(() => engine.close());

const HARTFORD = '08031';
const { offer, preferBenefitPlus, cartIn, preview } = createCoverageShop(() => ({ engine, journey }));
afterEach(async () => {
  await offer(PLANO, { isLossDamageWaiverEnabled: false, stateCode: 'TX' });
  await preferBenefitPlus(false);
});

describe('what is not offered is not sold', () => {
  test('a waiver in Texas, or one that the store does not sell', async () => {
    const cart = await cartIn(PLANO);
    await offer(PLANO);
    const inTexas = await preview(cart, choiceOf('WEEKLY', bothCoverages));
    expect(inTexas.coverageOffers.map(({ code }) => code)).toEqual(['benefit-plus']);
    expect(inTexas.choice).toMatchObject({ hasWaiver: false, hasBenefitPlus: true });
    expect(inTexas.quote.coverage?.total.waiverCents).toBe(0);
    await offer(PLANO, { stateCode: 'CT', isLossDamageWaiverEnabled: false });
    await preferBenefitPlus(false);
    const off = await preview(cart, choiceOf('WEEKLY', bothCoverages));
    expect(off.coverageOffers).toEqual([]);
    expect(off.quote.coverage).toBeNull();
    expect(off.choice).toMatchObject({ hasWaiver: false, hasBenefitPlus: false });
  });

  test.each([
    ['a store of type RAC with the preference', {}, true, true],
    ['a store of another type', { benefitPlusType: 'NONE' }, true, false],
    ['a shop with the preference off', {}, false, false],
    ['a store in California', { stateCode: 'CA' }, true, false],
    ['a store in Indiana', { stateCode: 'IN' }, true, false],
  ] as const)('a membership at %s: %j, %s, is offered: %s', async (_where, flags, isPreferred, isOffered) => {
    const cart = await cartIn(PLANO);
    await offer(PLANO, flags);
    await preferBenefitPlus(isPreferred);
    const { coverageOffers } = await preview(cart, choiceOf('WEEKLY', bothCoverages));
    expect(coverageOffers.some(({ code }) => code === 'benefit-plus')).toBe(isOffered);
  });

  test('what was chosen goes when the store stops selling it, and the terms are accepted again', async () => {
    await offer(HARTFORD);
    const cart = await cartIn(HARTFORD);
    await journey.apply(cart.shopper, '900001099');
    await journey.chooseAndAccept(cart.shopper, cart.basketId, 'en-US', bothCoverages);
    const state = () => engine.call(getCheckoutState, cart.shopper, { body: { basketId: cart.basketId } });
    expect((await state()).step).toBe('payment');
    await offer(HARTFORD, { isLossDamageWaiverEnabled: false });
    expect((await state()).step).toBe('renewal-terms-page');
    expect((await preview(cart)).quote.coverage?.total.waiverCents).toBe(0);
    const { shopper, basketId } = cart;
    await journey.payWith(shopper, basketId);
    const submit = { shopper, body: { basketId } };
    const refused = await engine.request('POST', pathOf(createOrder), submit);
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'BasketChanged' }]);

    const terms = () => engine.call(getRenewalTerms, shopper, { body: { basketId } });
    const { version, coverageEnded } = await terms();
    expect(coverageEnded).toEqual(['waiver']);
    await offer(HARTFORD, { isLossDamageWaiverEnabled: false, benefitPlusType: 'NONE' });
    expect((await terms()).coverageEnded).toEqual(['waiver', 'benefit-plus']);
    await offer(HARTFORD, { isLossDamageWaiverEnabled: false });
    await engine.call(acceptRenewalTerms, shopper, { body: { basketId, version, accepted: true } });
    expect((await terms()).coverageEnded).toEqual([]);
    // Sold again, it does not come back into what was accepted without it.
    await offer(HARTFORD);
    expect((await state()).step).toBe('payment');
  });
});

test('chosen coverage is in terms, payment, order, agreement, ledger, autopay and e-mail, in both languages', async () => {
  await offer(HARTFORD);
  for (const locale of ['en-US', 'es-US'] as const) {
    const { shopper, basketId } = await cartIn(HARTFORD);
    const query = { locale };
    await journey.apply(shopper, '900001099');
    await journey.chooseAndAccept(shopper, basketId, locale, { ...bothCoverages, isAutopay: true });
    const schedule = await engine.call(previewPaySchedule, shopper, { query, body: { basketId } });
    const [first, second] = schedule.payments;
    const { coverage } = schedule.quote;
    if (!first || !second || !coverage) throw new Error('no coverage');
    const terms = await engine.call(getRenewalTerms, shopper, { query, body: { basketId } });
    expect(terms.sections.find(({ code }) => code === 'optional-coverage')?.paragraphs).toHaveLength(3);
    const facts = Object.fromEntries(terms.facts.map(({ code, amountCents }) => [code, amountCents]));
    expect(facts).toMatchObject({
      'first-payment-waiver': first.waiverCents,
      'first-payment-club': first.clubCents,
      'first-payment-total': first.totalCents,
      'optional-coverage': coverage.total.waiverCents + coverage.total.clubCents,
    });
    expect(terms.notices.map(({ code }) => code)).toContain('damage-waiver');
    const session = await engine.call(createPaymentSession, shopper, {
      query,
      body: { basketId, parentOrigin: 'http://localhost:3000' },
    });
    expect(session).toMatchObject({
      amountCents: first.totalCents,
      waiverCents: first.waiverCents,
      clubCents: first.clubCents,
    });

    await journey.payWith(shopper, basketId);
    const { orderNo } = await journey.order(shopper, basketId, {}, locale);
    const { envelopeId } = await journey.openSigning(shopper, orderNo);
    await journey.signAt(envelopeId);
    await journey.complete(shopper, orderNo, envelopeId);

    const order = await engine.call(getOrder, shopper, { query, params: { orderNo } });
    expect(order.payments).toEqual(schedule.payments);
    expect(order.quote.coverage).toEqual(coverage);
    expect(order.paidCents).toBe(first.totalCents);
    const { database } = engine.deps;
    const [agreement] = await database.select().from(agreements).where(eq(agreements.orderNo, orderNo));
    if (!agreement) throw new Error('no agreement');
    expect(agreement).toMatchObject({
      lossDamageWaiverCents: coverage.payment.waiverCents,
      clubCents: coverage.payment.clubCents,
      totalCostCents: schedule.quote.totalCostToOwnCents,
    });
    const allocated = await database
      .select({
        bucket: ledgerEntries.bucket,
        cents: sql<number>`sum(${ledgerEntries.amountCents})`.mapWith(Number),
      })
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.agreementId, agreement.id), eq(ledgerEntries.kind, 'charge')))
      .groupBy(ledgerEntries.bucket);
    const byBucket = Object.fromEntries(allocated.map(({ bucket, cents }) => [bucket, cents]));
    expect(byBucket).toMatchObject({
      coverage: first.waiverCents,
      club: first.clubCents,
      rent: first.rentCents,
    });
    expect(Object.values(byBucket).reduce((total, cents) => total + cents, 0)).toBe(first.totalCents);
    const [autopay] = await database
      .select()
      .from(autopayEnrollments)
      .where(eq(autopayEnrollments.agreementId, agreement.id));
    expect(autopay?.nextChargeCents).toBe(second.totalCents);

    const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
    const papers = await database.select().from(documents).where(eq(documents.agreementId, agreement.id));
    expect(papers.map(({ locale: language }) => language).sort()).toContain('es-US');
    for (const { html } of papers) {
      expect(html).toContain(dollars(coverage.payment.waiverCents));
      expect(html).toContain(dollars(coverage.total.clubCents));
      expect(html).toMatch(/tax and optional coverage included|impuestos y cobertura opcional/);
    }
    const mail = (await readMail(engine, 'marisol@example.com', agreement.agreementNumber))?.body ?? '';
    expect(mail).toContain(dollars(first.totalCents));
    expect(mail).toContain(dollars(coverage.total.waiverCents));
  }
});

test('a customer with a membership is not sold another one', async () => {
  await offer(HARTFORD);
  const shopper = await journey.guestIn(HARTFORD);
  const first = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
  await journey.apply(shopper, '900001099');
  await journey.chooseAndAccept(shopper, first.basketId, 'en-US', { hasBenefitPlus: true });
  await journey.payWith(shopper, first.basketId);
  const { orderNo } = await journey.order(shopper, first.basketId);
  const { envelopeId } = await journey.openSigning(shopper, orderNo);
  await journey.signAt(envelopeId);
  await journey.complete(shopper, orderNo, envelopeId);
  const next = await journey.basketWith(shopper, [{ productId: 'sorrel-coffee-table', quantity: 1 }]);
  const schedule = await preview({ shopper, basketId: next.basketId }, choiceOf('WEEKLY', bothCoverages));
  expect(schedule.coverageOffers.map(({ code }) => code)).toEqual(['waiver']);
  expect(schedule.quote.coverage?.total.clubCents).toBe(0);
  const { clubInfoResponse } = await engine.call(getAgreementSummary, shopper, { body: {} });
  expect(clubInfoResponse).toMatchObject({ isMember: true, canOfferBenefitPlus: false });
  expect(clubInfoResponse.memberships).toHaveLength(1);
});

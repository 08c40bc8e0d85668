import { updateBasket } from '@ownpath/contracts/basket';
import {
  createPaymentSession,
  getCheckoutState,
  getRenewalTerms,
  type PayScheduleChoice,
  previewPaySchedule,
} from '@ownpath/contracts/checkout';
import { getOrder } from '@ownpath/contracts/orders';
import { getAgreementSummary } from '@ownpath/contracts/servicing';
import { FREQUENCIES, type Frequency } from '@ownpath/domain/pricing';
import { LOCALES, type Locale } from '@ownpath/domain/site';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { and, eq, sql } from '../../database/orm.ts';
import {
  agreements,
  autopayEnrollments,
  customPreferences,
  documents,
  ledgerEntries,
  stores,
} from '../../database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { agreementOf, expectSameInPdf } from '../../testing/document-figures.ts';
import { readMail } from '../../testing/read-mail.ts';
import { createJourney, type Journey, PLANO, SOFA } from '../../testing/shop-journey.ts';
import type { DocumentContent } from '../agreements/document-content.ts';

let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
});
afterAll(() => engine.close());

const HARTFORD = '08031';
const both = { hasWaiver: true, hasBenefitPlus: true };
const choiceOf = (frequency: Frequency, coverage: Partial<PayScheduleChoice> = {}) =>
  ({ frequency, payday: 'FRI', isAutopay: false, ...coverage }) as const;

async function offer(storeId: string, flags: Partial<typeof stores.$inferInsert> = {}) {
  const { database } = engine.deps;
  await database
    .update(stores)
    .set({ isLossDamageWaiverEnabled: true, benefitPlusType: 'RAC', ...flags })
    .where(eq(stores.id, storeId));
  await preferBenefitPlus(true);
}
const preferBenefitPlus = (isOn: boolean) =>
  engine.deps.database
    .update(customPreferences)
    .set({ value: isOn })
    .where(eq(customPreferences.key, 'enableBenefitPlus'));
afterEach(async () => {
  await preferBenefitPlus(false);
  await engine.deps.database
    .update(stores)
    .set({ isLossDamageWaiverEnabled: false, lossDamageWaiverRateBps: 1_000, stateCode: 'TX' })
    .where(eq(stores.id, PLANO));
});

async function cartIn(storeId: string) {
  const shopper = await journey.guestIn(storeId);
  const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
  return { shopper, basketId };
}
const preview = ({ shopper, basketId }: Awaited<ReturnType<typeof cartIn>>, choice?: PayScheduleChoice) =>
  engine.call(previewPaySchedule, shopper, { body: { basketId, ...(choice && { choice }) } });

/** The published rules by themselves: a share of the rent, under the cap of the state; the club by the day. */
const halfUp = (amount: number) => Math.floor(amount + 0.5);
const waiverOf = (rent: number, stateCode: string, share: number, frequency: Frequency) => {
  const cap = {
    CT: Math.floor((rent * 75) / 1_000),
    IN: Math.max(Math.floor(rent / 10), frequency === 'MONTHLY' ? 500 : 200),
  }[stateCode];
  return Math.min(halfUp(rent * share), cap ?? Number.POSITIVE_INFINITY);
};
const CLUB = { WEEKLY: 349, BIWEEKLY: 698, SEMIMONTHLY: 748, MONTHLY: 1_496 };

describe('the figures of a schedule', () => {
  test.each(['CT', 'IN', 'OR', 'VT'])(
    'in %s have the waiver and the membership, payment by payment',
    async (stateCode) => {
      const cart = await cartIn(PLANO);
      for (const share of [0.1, 0.3]) {
        await offer(PLANO, { stateCode, lossDamageWaiverRateBps: share * 10_000 });
        const sellsClub = stateCode !== 'IN';
        for (const frequency of FREQUENCIES) {
          await engine.call(updateBasket, cart.shopper, {
            params: { basketId: cart.basketId },
            body: { c_rentalFrequency: frequency },
          });
          const plain = await preview(cart, choiceOf(frequency));
          const covered = await preview(cart, choiceOf(frequency, both));
          const expected = plain.payments.map(({ rentCents, kind, totalCents }) => {
            const waiverCents = waiverOf(rentCents, stateCode, share, frequency);
            const isFull = kind !== 'short';
            return { waiverCents, totalCents, clubCents: sellsClub && isFull ? CLUB[frequency] : 0, isFull };
          });
          covered.payments.forEach((payment, index) => {
            const own = expected[index];
            expect(payment.waiverCents).toBe(own?.waiverCents);
            if (own?.isFull) expect(payment.clubCents).toBe(own.clubCents);
            else expect(payment.clubCents).toBeLessThanOrEqual(CLUB[frequency]);
            expect(payment.totalCents).toBe((own?.totalCents ?? 0) + payment.waiverCents + payment.clubCents);
          });
          const sum = (of: 'waiverCents' | 'clubCents') =>
            covered.payments.reduce((total, payment) => total + payment[of], 0);
          const [first] = covered.payments;
          expect(covered.quote.coverage?.total).toEqual({
            waiverCents: sum('waiverCents'),
            clubCents: sum('clubCents'),
          });
          const { coverage: _coverage, dueAtCheckoutCents, ...figures } = covered.quote;
          expect(dueAtCheckoutCents).toBe(first?.totalCents);
          // Nothing else of the cost changes.
          expect(plain.quote).toMatchObject(figures);
          expect(plain.quote.coverage).toBeNull();
          expect(covered.sameAsCash).toEqual(plain.sameAsCash);
          expect(covered.coverageOffers.map(({ code, totalCents }) => [code, totalCents])).toEqual([
            ['waiver', sum('waiverCents')],
            ...(sellsClub ? [['benefit-plus', sum('clubCents')]] : []),
          ]);
          expect(plain.coverageOffers.map(({ isChosen }) => isChosen)).not.toContain(true);
        }
      }
    },
  );
});

describe('what is not offered is not sold', () => {
  test('a waiver in Texas, or one that the store does not sell', async () => {
    const cart = await cartIn(PLANO);
    await offer(PLANO);
    const inTexas = await preview(cart, choiceOf('WEEKLY', both));
    expect(inTexas.coverageOffers.map(({ code }) => code)).toEqual(['benefit-plus']);
    expect(inTexas.choice).toMatchObject({ hasWaiver: false, hasBenefitPlus: true });
    expect(inTexas.quote.coverage?.total.waiverCents).toBe(0);
    await offer(PLANO, { stateCode: 'CT', isLossDamageWaiverEnabled: false });
    await preferBenefitPlus(false);
    const off = await preview(cart, choiceOf('WEEKLY', both));
    expect(off.coverageOffers).toEqual([]);
    expect(off.quote.coverage).toBeNull();
    expect(off.choice).toMatchObject({ hasWaiver: false, hasBenefitPlus: false });
  });

  test('what was chosen goes when the store stops selling it, and the terms are accepted again', async () => {
    await offer(HARTFORD);
    const cart = await cartIn(HARTFORD);
    await journey.apply(cart.shopper, '900001099');
    await journey.chooseAndAccept(cart.shopper, cart.basketId, 'en-US', both);
    const state = () => engine.call(getCheckoutState, cart.shopper, { body: { basketId: cart.basketId } });
    expect((await state()).step).toBe('payment');
    await offer(HARTFORD, { isLossDamageWaiverEnabled: false });
    expect((await state()).step).toBe('renewal-terms-page');
    expect((await preview(cart)).quote.coverage?.total.waiverCents).toBe(0);
  });
});

test('chosen coverage is in terms, payment, order, agreement, ledger, autopay and e-mail, in both languages', async () => {
  await offer(HARTFORD);
  for (const locale of ['en-US', 'es-US'] as const) {
    const { shopper, basketId } = await cartIn(HARTFORD);
    const query = { locale };
    await journey.apply(shopper, '900001099');
    await journey.chooseAndAccept(shopper, basketId, locale, { ...both, isAutopay: true });
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
  const schedule = await preview({ shopper, basketId: next.basketId }, choiceOf('WEEKLY', both));
  expect(schedule.coverageOffers.map(({ code }) => code)).toEqual(['waiver']);
  expect(schedule.quote.coverage?.total.clubCents).toBe(0);
  const { clubInfoResponse } = await engine.call(getAgreementSummary, shopper, { body: {} });
  expect(clubInfoResponse).toMatchObject({ isMember: true, canOfferBenefitPlus: false });
  expect(clubInfoResponse.memberships).toHaveLength(1);
});

test('prescribed forms keep their figures, and every clause stands in the PDF too', async () => {
  const cart = await cartIn(PLANO);
  for (const stateCode of ['VT', 'MD', 'CT']) {
    await offer(PLANO, { stateCode });
    const documentWith = async (coverage: Partial<PayScheduleChoice>, locale: Locale) =>
      agreementOf(await preview(cart, choiceOf('WEEKLY', coverage)), stateCode, locale);
    const formOf = ({ sections }: DocumentContent) =>
      JSON.stringify(
        sections.filter(({ code }) => /^(cost-box|prescribed-form)$/.test(code)).map(({ blocks }) => blocks),
      );
    for (const locale of LOCALES) await expectSameInPdf(await documentWith(both, locale));
    const covered = await documentWith(both, 'en-US');
    const plain = await documentWith({}, 'en-US');
    if (stateCode === 'MD') expect(formOf(covered)).toContain('Other (processing fee, Benefit Plus)');
    else expect(formOf(covered)).toBe(formOf(plain));
    expect(plain.sections.map(({ code }) => code)).not.toContain('optional-coverage');
  }
});

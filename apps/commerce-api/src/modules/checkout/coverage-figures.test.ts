import { updateBasket } from '@ownpath/contracts/basket';
import type { PayScheduleChoice } from '@ownpath/contracts/checkout';
import { FREQUENCIES, type Frequency } from '@ownpath/domain/pricing';
import { LOCALES, type Locale } from '@ownpath/domain/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { agreementOf, expectSameInPdf } from '../../testing/document-figures.ts';
import { bothCoverages, choiceOf, createCoverageShop } from '../../testing/optional-coverage.ts';
import { createJourney, type Journey, PLANO } from '../../testing/shop-journey.ts';

let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
});
afterAll(() => engine.close());

const { offer, cartIn, preview } = createCoverageShop(() => ({ engine, journey }));

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
          const covered = await preview(cart, choiceOf(frequency, bothCoverages));
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

test('prescribed forms keep their figures, and every clause stands in the PDF too', async () => {
  const cart = await cartIn(PLANO);
  for (const stateCode of ['VT', 'MD', 'CT']) {
    await offer(PLANO, { stateCode });
    const documentWith = async (coverage: Partial<PayScheduleChoice>, locale: Locale) =>
      agreementOf(await preview(cart, choiceOf('WEEKLY', coverage)), stateCode, locale);
    const formOf = ({ sections }: ReturnType<typeof agreementOf>) =>
      JSON.stringify(
        sections.filter(({ code }) => /^(cost-box|prescribed-form)$/.test(code)).map(({ blocks }) => blocks),
      );
    for (const locale of LOCALES) await expectSameInPdf(await documentWith(bothCoverages, locale));
    const covered = await documentWith(bothCoverages, 'en-US');
    const plain = await documentWith({}, 'en-US');
    if (stateCode === 'MD') expect(formOf(covered)).toContain('Other (processing fee, Benefit Plus)');
    else expect(formOf(covered)).toBe(formOf(plain));
    expect(plain.sections.map(({ code }) => code)).not.toContain('optional-coverage');
  }
});

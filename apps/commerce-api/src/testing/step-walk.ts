import { finishIdentityCheck, getIdentityCheck, getInstantApproval } from '@ownpath/contracts/approval';
import {
  acceptRenewalTerms,
  choosePaySchedule,
  completeSigning,
  createSigningSession,
  getBankVerification,
  getCheckoutState,
  getRenewalTerms,
  openBankLink,
  reserveCart,
} from '@ownpath/contracts/checkout';
import { getAccessToken, TokenResponse } from '@ownpath/contracts/login';
import { createOrder } from '@ownpath/contracts/orders';
import { addDays, calendarDateIn } from '@ownpath/domain/dates';
import type { Locale } from '@ownpath/domain/site';
import { DEMO_PUBLIC_CLIENT_ID, DEMO_SITE_ID } from '../config.ts';
import { pathOf, type TestApp, type TestShopper } from './create-test-app.ts';
import type { OrderJourney } from './order-journey.ts';
import { applicationForm, RETURN_URL, SOFA } from './shop-journey.ts';

/** A shopper in the middle of a checkout, in one or several tabs. */
export type Walk = {
  shopper: TestShopper;
  readonly basketId: string;
  /** Of the form of the application, as a page that is sent twice has it. */
  readonly applicationKey: string;
  readonly nextPayday: string;
};

type Endpoint = Parameters<typeof pathOf>[0];
type Write = (walk: Walk, locale: Locale) => Promise<Response>;

/** What each step of the checkout writes, by the name of the step; and the ways from step to step. */
export function createStepWalk(engine: TestApp, journey: OrderJourney) {
  const send = (endpoint: Endpoint, { shopper }: Walk, locale: Locale, body: object) =>
    engine.request('POST', pathOf(endpoint, {}, { locale }), { shopper, body });
  const orderNoOf = async ({ basketId }: Walk) => (await journey.orderOf(basketId))?.orderNo ?? '';

  const writes = {
    wof: (walk, locale) =>
      send(getInstantApproval, walk, locale, {
        application: applicationForm('900004001', { nextPayday: walk.nextPayday }),
        idempotencyKey: walk.applicationKey,
      }),
    async 'identity-verification-form'(walk, locale) {
      const { shopper } = walk;
      const check = await engine.call(getIdentityCheck, shopper, { query: { locale }, body: {} });
      const answers = check.questions.map(({ id }) => ({ questionId: id, answerId: 'none' }));
      const quiz = check.quizId === null ? {} : { quiz: { quizId: check.quizId, answers } };
      return send(finishIdentityCheck, walk, locale, quiz);
    },
    reservation: (walk, locale) => send(reserveCart, walk, locale, { basketId: walk.basketId }),
    'payment-schedule': (walk, locale) =>
      send(choosePaySchedule, walk, locale, {
        basketId: walk.basketId,
        choice: { frequency: 'WEEKLY', payday: 'FRI', isAutopay: false },
      }),
    async 'renewal-terms-page'(walk, locale) {
      const { basketId } = walk;
      const read = await send(getRenewalTerms, walk, locale, { basketId });
      if (!read.ok) return read;
      const { version } = (await read.json()) as { version: string };
      return send(acceptRenewalTerms, walk, locale, { basketId, version, accepted: true });
    },
    async 'bank-verification'(walk, locale) {
      // Later than what another tab did before.
      engine.clock.advance(1000);
      const { basketId } = walk;
      const wish = { basketId, institutionId: 'ins_cedar', returnUrl: 'http://localhost:3000/checkout' };
      const opened = await send(openBankLink, walk, locale, wish);
      if (!opened.ok) return opened;
      const { linkUrl } = (await opened.json()) as { linkUrl: string | null };
      await journey.signInAtBank(linkUrl?.split('/').at(-1) ?? '');
      return send(getBankVerification, walk, locale, { basketId });
    },
    async payment(walk, locale) {
      await journey.payWith(walk.shopper, walk.basketId).catch(() => null);
      return send(createOrder, walk, locale, { basketId: walk.basketId });
    },
    async 'docu-sign'(walk, locale) {
      const orderNo = await orderNoOf(walk);
      const opened = await send(createSigningSession, walk, locale, { orderNo, returnUrl: RETURN_URL });
      if (!opened.ok) return opened;
      const { envelopeId } = (await opened.json()) as { envelopeId: string };
      await journey.signAt(envelopeId).catch(() => null);
      return send(completeSigning, walk, locale, { orderNo, envelopeId });
    },
  } as const satisfies Record<string, Write>;
  type StepName = keyof typeof writes;

  const stepOf = async ({ shopper, basketId }: Walk, locale: Locale): Promise<string> => {
    if ((await journey.orderOf(basketId))?.status === 'confirmed') return 'confirmation';
    return (await engine.call(getCheckoutState, shopper, { query: { locale }, body: { basketId } })).step;
  };

  return {
    writes,
    stepOf,

    async begin(): Promise<Walk> {
      const shopper = await journey.guestIn();
      const sofa = { productId: SOFA, quantity: 1, c_racProductCondition: 'NEW' as const };
      const { basketId } = await journey.basketWith(shopper, [sofa]);
      const nextPayday = addDays(calendarDateIn(engine.clock.now(), 'America/Chicago'), 6);
      return { shopper, basketId, applicationKey: crypto.randomUUID(), nextPayday };
    },

    /** Follows the steps that the API names, and nothing else, until `end`. @returns the steps that were taken */
    async follow(walk: Walk, end: string, locale: Locale): Promise<string[]> {
      const taken: string[] = [];
      for (let step = await stepOf(walk, locale); step !== end; step = await stepOf(walk, locale)) {
        if (taken.length > 12) throw new Error(`the checkout goes in circles: ${taken.join(', ')}`);
        if (!Object.hasOwn(writes, step)) throw new Error(`no way on from ${step}`);
        const answer = await writes[step as StepName](walk, locale);
        if (!answer.ok) throw new Error(`${step} answered ${answer.status} ${await answer.text()}`);
        taken.push(step);
      }
      return taken;
    },

    /** The shopper comes back 20 hours later: the session is renewed as the shop renews it. */
    async comeBackTomorrow(walk: Walk): Promise<void> {
      engine.clock.advance(20 * 3_600_000);
      const body = new URLSearchParams({
        client_id: DEMO_PUBLIC_CLIENT_ID,
        channel_id: DEMO_SITE_ID,
        grant_type: 'refresh_token',
        refresh_token: walk.shopper.tokens.refresh_token,
      });
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await engine.request('POST', pathOf(getAccessToken), { body: String(body), headers });
      walk.shopper = { tokens: TokenResponse.parse(await answer.json()) };
    },
  };
}

import type { Approval } from '@ownpath/contracts/approval';
import type { PaySchedule, PayScheduleChoice } from '@ownpath/contracts/checkout';
import type { StatedPay } from '@ownpath/domain/agreements';
import {
  type CheckoutFacts,
  type CheckoutStep,
  canEnter,
  NEW_CHECKOUT,
  orderStateOf,
} from '@ownpath/domain/checkout';
import { canRentIn } from '@ownpath/domain/law';
import type { Locale } from '@ownpath/domain/site';
import { finishesInStore } from '@ownpath/domain/stores';
import { DomainError } from '../../domain-error.ts';
import {
  findActiveApproval,
  fitOf,
  loadVerificationNeeds,
  type VerificationNeeds,
} from '../active-approval/index.ts';
import { type ApprovalApplication, findLatestApplication } from '../approval/index.ts';
import {
  type BasketRequest,
  type BasketRow,
  buildPaySchedule,
  type CartOffer,
  findOffer,
  findReservation,
  firstAgreementOf,
  getOwnBasket,
  hasChosenSchedule,
  isOrderableBasket,
  isServedBy,
  type OrderableBasket,
  type PricedBasket,
  placeHashOf,
  priceBasket,
  type ScheduleWish,
  savedWish,
  weeklyCartCents,
} from '../basket/index.ts';
import { hasAnsweredQuiz } from '../identity-check/index.ts';
import { phoneMatchFactOf } from '../phone-match/index.ts';
import { isStillAccepted } from './accepted-terms.ts';
import {
  type CheckoutProgress,
  type CheckoutSession,
  findProgress,
  findSession,
  type Queryable,
} from './checkout-queries.ts';
import { decisionOf, hasAppliedAs, statedPayOf } from './decision-facts.ts';
import { buildRenewalTerms } from './renewal-terms.ts';

type FactSources = {
  readonly approval: Approval | null;
  readonly application: ApprovalApplication | null;
  readonly isIdentityQuizAnswered: boolean;
  readonly isStoreBankVerificationEnabled: boolean;
  readonly needs: VerificationNeeds;
  readonly phoneMatch: CheckoutFacts['phoneMatch'];
  readonly progress: CheckoutProgress;
  readonly isAddressServed: boolean;
  readonly fitsApproval: boolean;
  readonly finishesInStore: boolean;
  readonly hasPaymentSchedule: boolean;
  readonly hasAcceptedRenewalTerms: boolean;
  readonly hasReservation: boolean;
  readonly hasOffer: boolean;
  readonly isOfferAnswered: boolean;
  readonly now: Date;
};

const AUTHORISED = ['authorized', 'captured'];

/** Input of the transition table, from the server's own records. A reservation is offered, never asked about. */
function checkoutFactsOf(sources: FactSources): CheckoutFacts {
  const { progress } = sources;
  const decision = decisionOf(sources);
  const orderState =
    progress.orderStatus &&
    orderStateOf({ status: progress.orderStatus, cancelReason: progress.cancelReason });
  const isAuthorised = orderState !== null || AUTHORISED.includes(progress.authorizationState ?? '');
  return {
    ...NEW_CHECKOUT,
    phoneMatch: sources.phoneMatch,
    // After an authorised payment, later changes of the approval do not affect the agreement.
    hasApplied: isAuthorised || hasAppliedAs(decision, sources),
    decision: isAuthorised && decision !== 'conditional' ? 'approved' : decision,
    isIdentityQuizAnswered: sources.isIdentityQuizAnswered,
    isAddressServed: sources.isAddressServed,
    fitsApproval: sources.fitsApproval,
    finishesInStore: sources.finishesInStore,
    hasReservation: sources.hasReservation,
    hasOffer: sources.hasOffer,
    isOfferAnswered: isAuthorised || sources.isOfferAnswered,
    hasPaymentSchedule: sources.hasPaymentSchedule,
    hasAcceptedRenewalTerms: sources.hasAcceptedRenewalTerms,
    isStoreBankVerificationEnabled: sources.isStoreBankVerificationEnabled,
    isHighRisk: sources.needs.isHighRisk,
    isBankRequested: sources.needs.isBankRequested,
    isBankVerified: isAuthorised || sources.needs.isBankVerified,
    isFirstPaymentAuthorised: isAuthorised,
    isAgreementSigned: progress.envelopeStatus === 'signed',
    hasSignatureExpired: orderState === 'voided',
    isFirstPaymentCaptured: orderState === 'confirmed',
    isCaptureDeclined: orderState === 'payment-failed' || orderState === 'expired',
    hasPaymentExpired: orderState === 'expired',
    isOrderCancelled: orderState === 'cancelled',
  };
}

/** Everything that a checkout step needs, with current prices. */
export type Checkout = {
  readonly basket: BasketRow;
  /** The agreement that is made: the first one of the cart. */
  readonly priced: PricedBasket;
  readonly session: CheckoutSession | null;
  readonly progress: CheckoutProgress;
  readonly facts: CheckoutFacts;
  readonly approvalId: string | null;
  /** An offer to use or to leave; null without one, and after the answer. */
  readonly offer: CartOffer | null;
  /** What is still asked for before delivery. */
  readonly documentsNeeded: VerificationNeeds['documentsNeeded'];
  readonly documentsInReview: VerificationNeeds['documentsInReview'];
  /** What the application says about pay. */
  readonly statedPay: StatedPay | null;
  /** The saved choice of the schedule, or what it starts from. */
  readonly wish: ScheduleWish;
  readonly now: Date;
};

/** @throws DomainError `BasketNotFound` for a basket that is gone or someone else's */
export async function loadCheckout(
  queryable: Queryable,
  request: BasketRequest,
  now: Date,
): Promise<Checkout> {
  const { caller, locale } = request;
  const basket = await getOwnBasket(queryable, request, now);
  const priced = firstAgreementOf(await priceBasket(queryable, basket, caller, locale, now));
  const session = await findSession(queryable, basket.id);
  const progress = await findProgress(queryable, basket);
  const approval = await findActiveApproval(queryable, caller.customerId, now);
  const application = await findLatestApplication(queryable, caller.customerId);
  const statedPay = statedPayOf(application);
  const wish = savedWish(session, basket, statedPay);
  const isOfferAnswered = session?.offerAnsweredAt != null;
  const offer = isOfferAnswered ? null : await findOffer(queryable, priced, caller, locale, now);
  const isOrdered = basket.status === 'ordered' || progress.orderStatus === 'failed';
  const { store, delivery } = priced;
  const needs = await loadVerificationNeeds(queryable, {
    approvalId: approval?.approvalId ?? null,
    customerId: caller.customerId,
    store,
    items: priced.lines.map(({ row, product }) => product ?? row),
    at: now,
  });
  const hasPaymentSchedule =
    hasChosenSchedule(session, basket, placeHashOf(store?.id ?? '', delivery)) ||
    (isOrdered && session?.scheduleChosenAt != null);
  const hasAcceptedRenewalTerms =
    session?.renewalTermsVersion != null &&
    (isOrdered || (await isStillAccepted(session, priced, wish, locale, now)));
  return {
    basket,
    priced,
    session,
    progress,
    offer,
    approvalId: approval?.approvalId ?? null,
    documentsNeeded: needs.documentsNeeded,
    documentsInReview: needs.documentsInReview,
    statedPay,
    wish,
    now,
    facts: checkoutFactsOf({
      approval,
      application,
      isIdentityQuizAnswered: application !== null && (await hasAnsweredQuiz(queryable, application.id)),
      needs,
      isStoreBankVerificationEnabled: store?.isBankVerificationEnabled ?? false,
      // It only helps to fill in the first application.
      phoneMatch:
        application || approval ? 'off' : await phoneMatchFactOf(queryable, caller.customerId, store, now),
      progress,
      isAddressServed: !store || !delivery || isServedBy(store, delivery),
      finishesInStore: store !== null && finishesInStore(store),
      fitsApproval: fitOf(approval, weeklyCartCents(priced.lines))?.fits ?? true,
      hasPaymentSchedule,
      hasAcceptedRenewalTerms,
      hasReservation: (await findReservation(queryable, basket.id, now)) !== null,
      hasOffer: isOfferAnswered || offer !== null,
      isOfferAnswered,
      now,
    }),
  };
}

/** @throws DomainError `CheckoutStepOutOfOrder`, `ApprovalExceeded`, `ApprovalRequired` or `OutsideDeliveryArea` */
export function requireStep(checkout: Checkout, step: CheckoutStep): void {
  const { facts, priced } = checkout;
  if (canEnter(step, facts)) return;
  if (!facts.hasApplied) throw new DomainError('ApprovalRequired', 'There is no valid approval.');
  if (!facts.isAddressServed) {
    const stateCode = priced.delivery?.stateCode ?? '';
    throw canRentIn(stateCode, stateCode)
      ? new DomainError('OutsideDeliveryArea', 'The store does not deliver to the address.')
      : new DomainError('StateNotServed', `Online rental is not available in ${stateCode}.`);
  }
  if (!facts.fitsApproval)
    throw new DomainError('ApprovalExceeded', 'The cart is above the approved amount.');
  throw new DomainError('CheckoutStepOutOfOrder', `The step ${step} can't be entered now.`);
}

/**
 * The cart, if all of it can be ordered.
 * @throws DomainError `StoreRequired`, `BadRequest` when it is empty, `ProductUnavailable`
 */
export function requireOrderable(priced: PricedBasket): OrderableBasket {
  if (!priced.store) throw new DomainError('StoreRequired', 'Choose a store first.');
  if (priced.lines.length === 0) throw new DomainError('BadRequest', 'The basket is empty.');
  if (priced.lines.some((line) => !line.isOrderable) || !isOrderableBasket(priced)) {
    throw new DomainError('ProductUnavailable', 'Some items can no longer be ordered.');
  }
  return priced;
}

/** The schedule of a choice; without one, of the saved choice. */
export function scheduleOf(checkout: Checkout, locale: Locale, choice?: PayScheduleChoice): PaySchedule {
  const { statedPay, wish, now } = checkout;
  return buildPaySchedule(
    requireOrderable(checkout.priced),
    choice === undefined ? wish : { choice, statedPay },
    locale,
    now,
  );
}

export function termsOf(checkout: Checkout, locale: Locale): ReturnType<typeof buildRenewalTerms> {
  return buildRenewalTerms(requireOrderable(checkout.priced), scheduleOf(checkout, locale), locale);
}

import type { CheckoutState, PaySchedule, RenewalTerms } from '@ownpath/contracts/checkout';
import { asLocale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { type BasketRequest, lockBasket, type ScheduleWish } from '../basket/index.ts';
import { putSession } from './checkout-queries.ts';
import { toCheckoutState } from './get-checkout-state.ts';
import { loadCheckout, requireStep, termsOf } from './load-checkout.ts';

type CheckoutDependencies = Pick<Dependencies, 'database' | 'clock'>;

/** The disclosure in the shopper's language. @throws DomainError as `requireStep` */
export async function getRenewalTerms(
  deps: CheckoutDependencies,
  request: BasketRequest,
): Promise<RenewalTerms> {
  const checkout = await loadCheckout(deps.database, request, deps.clock.now());
  requireStep(checkout, 'renewal-terms-page');
  const { session, wish } = checkout;
  const acceptedLocale = session?.renewalTermsVersion ? asLocale(session.renewalTermsLocale) : null;
  const terms = await termsOf(checkout, request.locale);
  return { ...terms, acceptedLocale, coverageEnded: coverageEndedOf(wish, terms.schedule) };
}

/** What was chosen and is not in the schedule, because store or law no longer allow it. */
function coverageEndedOf({ choice: wished }: ScheduleWish, { choice }: PaySchedule) {
  const ended: RenewalTerms['coverageEnded'] = [];
  if (wished?.hasWaiver && !choice.hasWaiver) ended.push('waiver');
  if (wished?.hasBenefitPlus && !choice.hasBenefitPlus) ended.push('benefit-plus');
  return ended;
}

/**
 * Records which terms were accepted, when, in which language and from which address.
 * @throws DomainError `BasketChanged` when the terms are no longer those that were shown; as `requireStep`
 */
export async function acceptRenewalTerms(
  deps: CheckoutDependencies,
  request: BasketRequest & { readonly version: string; readonly clientIp: string },
): Promise<CheckoutState> {
  const { caller, basketId, locale, version, clientIp } = request;
  const now = deps.clock.now();
  return deps.database.transaction(async (transaction) => {
    const basket = await lockBasket(transaction, caller, basketId);
    if (!basket) throw new DomainError('BasketNotFound', 'No such basket.');
    const checkout = await loadCheckout(transaction, request, now);
    requireStep(checkout, 'renewal-terms-page');
    const terms = await termsOf(checkout, locale);
    if (terms.version !== version) {
      throw new DomainError('BasketChanged', 'The terms have changed since they were shown.');
    }
    await putSession(
      transaction,
      basketId,
      {
        step: 'payment',
        approvalId: checkout.approvalId,
        // What is no longer offered does not come back unasked.
        scheduleHasWaiver: terms.schedule.choice.hasWaiver,
        scheduleHasBenefitPlus: terms.schedule.choice.hasBenefitPlus,
        renewalTermsVersion: version,
        renewalTermsLocale: locale,
        renewalTermsAcceptedAt: now,
        renewalTermsAcceptedIp: clientIp,
        expiresAt: basket.expiresAt,
      },
      now,
    );
    return toCheckoutState(await loadCheckout(transaction, request, now));
  });
}

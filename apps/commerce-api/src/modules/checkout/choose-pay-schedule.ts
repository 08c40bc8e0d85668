import type { CheckoutState, PayScheduleChoice, PaySchedulePreview } from '@ownpath/contracts/checkout';
import { calendarDateIn } from '@ownpath/domain/dates';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import {
  type BasketRequest,
  changeBasket,
  lockBasket,
  placeHashOf,
  scheduleColumns,
} from '../basket/index.ts';
import { autopaySection } from './autopay-section.ts';
import { putSession } from './checkout-queries.ts';
import { toCheckoutState } from './get-checkout-state.ts';
import { loadCheckout, requireOrderable, requireStep, scheduleOf } from './load-checkout.ts';

type CheckoutDependencies = Pick<Dependencies, 'database' | 'clock'>;

/**
 * All payments of a choice, or of the saved or default choice, and what autopay would authorise; nothing is saved.
 */
export async function previewPaySchedule(
  deps: CheckoutDependencies,
  request: BasketRequest & { readonly choice?: PayScheduleChoice | undefined },
): Promise<PaySchedulePreview> {
  const checkout = await loadCheckout(deps.database, request, deps.clock.now());
  const schedule = scheduleOf(checkout, request.locale, request.choice);
  const { store } = requireOrderable(checkout.priced);
  return { ...schedule, autopayAuthorization: autopaySection(store, schedule, null, request.locale) };
}

/**
 * Saves the shopper's payment days. The basket gets the frequency, and terms accepted before become invalid.
 * @throws DomainError as `requireStep` and `requireOrderable`
 */
export async function choosePaySchedule(
  deps: CheckoutDependencies,
  request: BasketRequest & { readonly choice: PayScheduleChoice; readonly clientIp: string },
): Promise<CheckoutState> {
  const { caller, basketId, choice, locale, clientIp } = request;
  const now = deps.clock.now();
  return deps.database.transaction(async (transaction) => {
    const basket = await lockBasket(transaction, caller, basketId);
    if (!basket) throw new DomainError('BasketNotFound', 'No such basket.');
    const checkout = await loadCheckout(transaction, request, now);
    requireStep(checkout, 'payment-schedule');
    const { store } = requireOrderable(checkout.priced);
    await changeBasket(transaction, basketId, { frequency: choice.frequency }, now);
    await putSession(
      transaction,
      basketId,
      {
        step: 'renewal-terms-page',
        approvalId: checkout.approvalId,
        ...scheduleColumns(
          scheduleOf(checkout, locale, choice).choice,
          { at: now, locale, clientIp },
          calendarDateIn(now, store.timeZone),
        ),
        schedulePlaceHash: placeHashOf(store.id, checkout.priced.delivery),
        renewalTermsVersion: null,
        renewalTermsAcceptedAt: null,
        expiresAt: basket.expiresAt,
      },
      now,
    );
    return toCheckoutState(await loadCheckout(transaction, request, now));
  });
}

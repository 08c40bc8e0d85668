import type { CheckoutFacts } from '@ownpath/domain/checkout';
import { asLocale, type Locale } from '@ownpath/domain/site';
import {
  buildPaySchedule,
  isOrderableBasket,
  type PricedBasket,
  type ScheduleWish,
} from '../basket/index.ts';
import type { CheckoutSession } from './checkout-queries.ts';
import { buildRenewalTerms } from './renewal-terms.ts';

/** True when the terms were accepted in this language and are no longer what they were. */
export function haveTermsChanged(
  { session, facts }: { readonly session: CheckoutSession | null; readonly facts: CheckoutFacts },
  locale: Locale,
): boolean {
  if (!session?.renewalTermsVersion || !facts.hasPaymentSchedule) return false;
  return !facts.hasAcceptedRenewalTerms && asLocale(session.renewalTermsLocale) === locale;
}

/**
 * True while the accepted terms are identical to the current ones, in the shopper's language: the agreement is made in
 * the language in which its terms were accepted.
 */
export async function isStillAccepted(
  session: CheckoutSession | null,
  priced: PricedBasket,
  wish: ScheduleWish,
  locale: Locale,
  now: Date,
): Promise<boolean> {
  if (!session?.renewalTermsVersion || !isOrderableBasket(priced)) return false;
  if (asLocale(session.renewalTermsLocale) !== locale) return false;
  const terms = await buildRenewalTerms(priced, buildPaySchedule(priced, wish, locale, now), locale);
  return terms.version === session.renewalTermsVersion;
}

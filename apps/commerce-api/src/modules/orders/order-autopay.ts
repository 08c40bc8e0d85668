import type { PaySchedule } from '@ownpath/contracts/checkout';
import { LOCALES, type Locale } from '@ownpath/domain/site';
import type { PaymentMethod } from '@ownpath/domain/stores';
import type { AutopayCard } from '../agreements/index.ts';
import type { OrderableBasket } from '../basket/index.ts';
import { autopaySection, type CheckoutSession } from '../checkout/index.ts';

/** Autopay of a new order: the evidence of its authorisation and the card that it names. */
export type OrderAutopay = {
  readonly authorizationTextVersion: string;
  readonly authorizationLocale: Locale | null;
  readonly authorizedFromIp: string | null;
  readonly authorizedAt: Date;
  readonly card: AutopayCard | null;
};

/** What the shopper authorised at checkout; null without autopay. */
export function orderAutopayOf(
  { choice }: PaySchedule,
  session: CheckoutSession | null,
  card: {
    readonly paymentMethod: PaymentMethod;
    readonly cardBrand: string | null;
    readonly last4: string | null;
  } | null,
): OrderAutopay | null {
  if (!choice.isAutopay || !session?.autopayAuthorizedAt || !session.autopayTextVersion) return null;
  return {
    authorizationTextVersion: session.autopayTextVersion,
    authorizationLocale: session.autopayLocale,
    authorizedFromIp: session.autopayAuthorizedIp,
    authorizedAt: session.autopayAuthorizedAt,
    card: card?.last4 ? { method: card.paymentMethod, brand: card.cardBrand, last4: card.last4 } : null,
  };
}

type Draft = {
  readonly priced: OrderableBasket;
  readonly schedule: PaySchedule;
  readonly autopay: OrderAutopay | null;
};

/** The authorisation as a clause of the agreement, in each language. */
export function autopayClauses({ priced, schedule, autopay }: Draft) {
  const clauses = (locale: Locale) => {
    const section = autopay && autopaySection(priced.store, schedule, autopay.card, locale);
    return section ? [section] : [];
  };
  const [english, spanish] = LOCALES;
  return { [english]: clauses(english), [spanish]: clauses(spanish) };
}

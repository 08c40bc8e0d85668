import type { Locale } from '@ownpath/domain/site';
import { isWallet, type PaymentMethod, WALLET_NAMES } from '@ownpath/domain/stores';

/** In a letter the retailer speaks to the customer, in an authorisation the customer speaks. */
type Speaker = 'retailer' | 'customer';
type Texts = {
  readonly whose: Readonly<Record<Speaker, string>>;
  readonly card: string;
  readonly bank: string;
  readonly ending: string;
};

const texts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    whose: { retailer: 'your', customer: 'my' },
    card: '{brand} card',
    bank: 'bank account',
    ending: 'ending in',
  },
  'es-US': {
    whose: { retailer: 'su', customer: 'mi' },
    card: 'tarjeta {brand}',
    bank: 'cuenta de banco',
    ending: 'terminada en',
  },
};

/** "your Visa card ending in 4242", "PayPal": within a sentence. */
export function paymentMethodName(
  paid: {
    readonly paymentMethod: PaymentMethod | null;
    readonly cardBrand: string | null;
    readonly cardLast4: string | null;
  },
  locale: Locale,
  speaker: Speaker = 'retailer',
): string {
  const { paymentMethod, cardBrand, cardLast4 } = paid;
  if (paymentMethod !== null && isWallet(paymentMethod)) return WALLET_NAMES[paymentMethod];
  const { whose, card, bank, ending } = texts[locale];
  const kind = paymentMethod === 'ACH' ? bank : card.replace('{brand}', cardBrand ?? '').trim();
  const name = `${whose[speaker]} ${kind}`;
  return cardLast4 === null ? name : `${name} ${ending} ${cardLast4}`;
}

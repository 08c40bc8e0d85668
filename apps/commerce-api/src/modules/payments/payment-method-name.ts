import type { Locale } from '@ownpath/domain/site';
import { isWallet, type PaymentMethod, WALLET_NAMES } from '@ownpath/domain/stores';

type Texts = { readonly card: (brand: string) => string; readonly bank: string; readonly ending: string };

const texts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    card: (brand) => (brand === '' ? 'your card' : `your ${brand} card`),
    bank: 'your bank account',
    ending: 'ending in',
  },
  'es-US': {
    card: (brand) => (brand === '' ? 'su tarjeta' : `su tarjeta ${brand}`),
    bank: 'su cuenta de banco',
    ending: 'terminada en',
  },
};

/** "your Visa card ending in 4242", "PayPal": for letters, within a sentence. */
export function paymentMethodName(
  paid: {
    readonly paymentMethod: PaymentMethod | null;
    readonly cardBrand: string | null;
    readonly cardLast4: string | null;
  },
  locale: Locale,
): string {
  const { paymentMethod, cardBrand, cardLast4 } = paid;
  if (paymentMethod !== null && isWallet(paymentMethod)) return WALLET_NAMES[paymentMethod];
  const { card, bank, ending } = texts[locale];
  const name = paymentMethod === 'ACH' ? bank : card(cardBrand ?? '');
  return cardLast4 === null ? name : `${name} ${ending} ${cardLast4}`;
}

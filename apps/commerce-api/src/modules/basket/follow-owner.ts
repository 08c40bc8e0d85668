import type { BasketRow } from './basket-queries.ts';

/** Each locale's currency: both sell in dollars. */
const CURRENCY_OF_LOCALE = { 'en-US': 'USD', 'es-US': 'USD' } as const;

export type BasketOwnerFacts = { readonly isRegistered: boolean; readonly email: string | null };

/**
 * What a basket takes over from its owner whenever it differs (specification section 4): the locale's currency, and a
 * registered customer's e-mail. An application has an e-mail of its own, so that its temporary basket keeps that.
 */
export function followOwner(
  basket: Pick<BasketRow, 'currency' | 'email' | 'isTemporary'>,
  owner: BasketOwnerFacts,
  locale: keyof typeof CURRENCY_OF_LOCALE,
): Partial<Pick<BasketRow, 'currency' | 'email'>> {
  const currency = CURRENCY_OF_LOCALE[locale];
  const email = owner.isRegistered && !basket.isTemporary ? owner.email : null;
  return {
    ...(basket.currency === currency ? {} : { currency }),
    ...(email === null || basket.email === email ? {} : { email }),
  };
}

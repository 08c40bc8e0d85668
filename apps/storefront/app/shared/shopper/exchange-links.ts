/** Where something rented is exchanged for something else. */
export const EXCHANGE_HREF = '/my-accounts/exchange';
/** What can be chosen instead. */
export const EXCHANGE_ITEMS_HREF = '/rac-exchange-plp';

/** @param done what was just done there */
export const exchangeHref = (agreementNumber: string, done?: 'asked' | 'kept') =>
  `${EXCHANGE_HREF}?${new URLSearchParams({ agreement: agreementNumber, ...(done && { done }) })}`;

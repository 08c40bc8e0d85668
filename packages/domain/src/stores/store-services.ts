/** Ways to pay online that a store may take; the ids of payment methods on the wire. */
export const PAYMENT_METHODS = [
  'CREDIT_CARD',
  'ACH',
  'VENMO',
  'PAYPAL',
  'CASH_APP',
  'APPLE_PAY',
  'GOOGLE_PAY',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Names of wallets, the same in every language. */
export const WALLET_NAMES = {
  PAYPAL: 'PayPal',
  VENMO: 'Venmo',
  CASH_APP: 'Cash App Pay',
  APPLE_PAY: 'Apple Pay',
  GOOGLE_PAY: 'Google Pay',
} as const satisfies Partial<Record<PaymentMethod, string>>;
export type Wallet = keyof typeof WALLET_NAMES;

export function isWallet(method: string): method is Wallet {
  return Object.hasOwn(WALLET_NAMES, method);
}

/** A wallet approves one payment; autopay needs a method that can be charged for every later payment. */
export function canBeChargedAgain(method: PaymentMethod): boolean {
  return !isWallet(method);
}

/** Settings of a store that open or close a way to pay. */
export type PaymentSettings = {
  readonly cardMerchantId: string | null;
  readonly achMerchantId: string | null;
  readonly acceptsVenmo: boolean;
  readonly acceptsPayPal: boolean;
  readonly acceptsCashApp: boolean;
  readonly acceptsApplePay: boolean;
  readonly acceptsGooglePay: boolean;
};

const isTaken: Readonly<Record<PaymentMethod, (store: PaymentSettings) => boolean>> = {
  CREDIT_CARD: (store) => store.cardMerchantId !== null,
  ACH: (store) => store.achMerchantId !== null,
  VENMO: (store) => store.acceptsVenmo,
  PAYPAL: (store) => store.acceptsPayPal,
  CASH_APP: (store) => store.acceptsCashApp,
  APPLE_PAY: (store) => store.acceptsApplePay,
  GOOGLE_PAY: (store) => store.acceptsGooglePay,
};

/** What can be paid with in the checkout of a store. */
export function listPaymentMethods(store: PaymentSettings): PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) => isTaken[method](store));
}

export function canPayWith(store: PaymentSettings, method: string): boolean {
  return listPaymentMethods(store).some((taken) => taken === method);
}

/** True when a colleague completes the order: the store makes no agreements online, or takes no payment online. */
export function finishesInStore(
  store: PaymentSettings & { readonly isOnlineAgreementEnabled: boolean },
): boolean {
  return !store.isOnlineAgreementEnabled || listPaymentMethods(store).length === 0;
}

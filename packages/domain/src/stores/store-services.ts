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

/** Ways to pay that the checkout has a step for. */
export const CHECKOUT_PAYMENT_METHODS: readonly PaymentMethod[] = ['CREDIT_CARD'];

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

/** What can be paid with in the checkout of a store: neither more than it takes nor more than there are steps for. */
export function listPaymentMethods(store: PaymentSettings): PaymentMethod[] {
  return CHECKOUT_PAYMENT_METHODS.filter((method) => isTaken[method](store));
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

export type Card = {
  readonly brand: string;
  readonly last4: string;
  readonly expirationMonth: number;
  readonly expirationYear: number;
};

export type Authorization =
  | { readonly status: 'authorized'; readonly authorizationId: string; readonly card: Card }
  | { readonly status: 'declined'; readonly reason: 'card-declined' | 'insufficient-funds' | 'expired-card' };

export type Capture =
  | { readonly status: 'captured'; readonly captureId: string }
  | { readonly status: 'declined'; readonly reason: string };

/** The gateway's record of an idempotency key. */
export type GatewayRecord =
  | { readonly status: 'none' }
  | { readonly status: 'authorized' | 'captured' | 'voided' | 'declined'; readonly authorizationId: string };

/**
 * The card processor. Card numbers are typed into its hosted fields on its own origin; we only see tokens.
 * Every money call has an idempotency key: repeated calls get the same answer.
 * @throws PortError; after `timeout` the state is unknown until `find` returns it
 */
export type PaymentGateway = {
  createHostedFields(request: {
    readonly amountCents: number;
    readonly parentOrigin: string;
    readonly locale: string;
  }): Promise<{ readonly frameUrl: string; readonly frameOrigin: string }>;
  authorize(request: {
    readonly token: string;
    readonly amountCents: number;
    readonly reference: string;
    readonly idempotencyKey: string;
  }): Promise<Authorization>;
  capture(request: {
    readonly authorizationId: string;
    readonly amountCents: number;
    readonly idempotencyKey: string;
  }): Promise<Capture>;
  void(request: { readonly authorizationId: string; readonly idempotencyKey: string }): Promise<void>;
  refund(request: {
    readonly captureId: string;
    readonly amountCents: number;
    readonly idempotencyKey: string;
  }): Promise<{ readonly refundId: string }>;
  /** Charges a saved card (autopay, saved cards). */
  chargeSaved(request: {
    readonly paymentMethodToken: string;
    readonly amountCents: number;
    readonly reference: string;
    readonly idempotencyKey: string;
  }): Promise<Capture>;
  /** Exchanges a one-time token for one that can be charged later. */
  save(request: {
    readonly token: string;
    readonly idempotencyKey: string;
  }): Promise<{ readonly paymentMethodToken: string; readonly card: Card }>;
  find(idempotencyKey: string): Promise<GatewayRecord>;
};

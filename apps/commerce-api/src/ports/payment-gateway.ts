import type { DebitReturnReason } from '@ownpath/domain/servicing';
import type { PaymentMethod } from '@ownpath/domain/stores';

/** What is charged, for display. A bank account has digits only, a wallet neither digits nor a date. */
export type PaymentAccount = {
  readonly method: PaymentMethod;
  readonly brand: string | null;
  readonly last4: string | null;
  readonly expirationMonth: number | null;
  readonly expirationYear: number | null;
  /** Of a bank account: the same whenever its numbers are typed. Null for other methods. */
  readonly fingerprint: string | null;
};

export type Authorization =
  | { readonly status: 'authorized'; readonly authorizationId: string; readonly account: PaymentAccount }
  | {
      readonly status: 'declined';
      /** `address-mismatch`: the billing ZIP code is not the one that the bank has. */
      readonly reason: 'card-declined' | 'insufficient-funds' | 'expired-card' | 'address-mismatch';
    };

export type Capture =
  | { readonly status: 'captured'; readonly captureId: string }
  | { readonly status: 'declined'; readonly reason: string };

/** The gateway's record of an idempotency key. */
export type GatewayRecord =
  | { readonly status: 'none' }
  | {
      readonly status: 'authorized' | 'captured' | 'voided' | 'declined';
      readonly authorizationId: string;
      readonly account: PaymentAccount;
    }
  /** The bank returned a debit that was captured before. */
  | {
      readonly status: 'returned';
      readonly authorizationId: string;
      readonly account: PaymentAccount;
      readonly reason: DebitReturnReason;
    };

/**
 * The payment processor. Card and account numbers are typed into its hosted fields on its own origin, and wallets are
 * approved there; we only see tokens. To authorise a bank account is to verify it and register a debit that is made at
 * the capture; a debit that the bank returns is a declined capture.
 * Every money call has an idempotency key: repeated calls get the same answer.
 * @throws PortError; after `timeout` the state is unknown until `find` returns it
 */
export type PaymentGateway = {
  createHostedFields(request: {
    readonly amountCents: number;
    readonly parentOrigin: string;
    readonly locale: string;
    readonly methods: readonly PaymentMethod[];
    /** The retailer's page of the card fields at the processor; null, or one elsewhere, means the processor's own. */
    readonly cardPageUrl: string | null;
  }): Promise<{
    readonly frameOrigin: string;
    readonly methods: readonly { readonly id: PaymentMethod; readonly frameUrl: string }[];
  }>;
  authorize(request: {
    readonly token: string;
    /** Rejected when the token is of another method. */
    readonly method: PaymentMethod;
    readonly amountCents: number;
    readonly reference: string;
    readonly idempotencyKey: string;
    /** The customer isn't there: autopay charges a saved method. */
    readonly isUnattended?: boolean;
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
  /** Exchanges a one-time token for one that can be charged later. */
  save(request: {
    readonly token: string;
    readonly idempotencyKey: string;
  }): Promise<{ readonly paymentMethodToken: string; readonly account: PaymentAccount }>;
  find(idempotencyKey: string): Promise<GatewayRecord>;
};

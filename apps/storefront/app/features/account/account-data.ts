import type { Order } from '@ownpath/contracts/orders';
import type {
  AgreementPaymentDetail,
  AgreementSummary,
  Exchange,
  SavedPaymentMethod,
} from '@ownpath/contracts/servicing';

/** An agreement of the dashboard: its summary, what is due on it, and the money that waits for it. */
export type AccountAgreement = AgreementSummary & {
  readonly payment: AgreementPaymentDetail | null;
  /** Credit in suspense; 0 where it is not shown. */
  readonly creditCents: number;
};

/** What paying what is due costs: credit that waits is used first. */
export const chargeOf = ({ payment, amountDueCents }: AccountAgreement) =>
  payment?.chargeCents ?? amountDueCents;

export type AccountOrder = Order;

/** An alert by its name (specification section 3), with what it is about. */
export type AccountAlertView = {
  readonly name: string;
  /** Of a `{hash}`: the card. */
  readonly card: SavedPaymentMethod | null;
};

export type AccountData = {
  readonly agreements: readonly AccountAgreement[];
  /** Numbers of the agreements with an active membership. */
  readonly memberships: readonly string[];
  /** Everything paid: number and name. */
  readonly owned: readonly { readonly agreementNumber: string; readonly name: string }[];
  /** Returned or exchanged. */
  readonly takenBack: readonly {
    readonly agreementNumber: string;
    readonly name: string;
    readonly isExchanged: boolean;
  }[];
  /** Orders that made an agreement. */
  readonly orderNos: readonly string[];
  readonly alerts: readonly AccountAlertView[];
  readonly methods: readonly SavedPaymentMethod[];
  /** Every agreement is paid and not yet delivered. */
  readonly isOnlyEarly: boolean;
  /** Credit that belongs to no agreement. */
  readonly accountCreditCents: number;
  /** Those that are under way. */
  readonly exchanges: readonly Exchange[];
};

export const NO_ACCOUNT: AccountData = {
  agreements: [],
  memberships: [],
  owned: [],
  takenBack: [],
  orderNos: [],
  alerts: [],
  methods: [],
  isOnlyEarly: false,
  accountCreditCents: 0,
  exchanges: [],
};

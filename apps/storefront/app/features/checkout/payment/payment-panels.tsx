import type { DebitAuthorization, PaymentSession } from '@ownpath/contracts/checkout';
import { WALLET_NAMES, type Wallet } from '@ownpath/domain/stores';
import { FormattedMessage } from 'react-intl';
import { DebitTerms } from '../../../shared/payment-method/debit-terms.tsx';
import { HostedFields, TypedFields } from '../../../shared/payment-method/hosted-fields.tsx';
import type { HostedFrame } from '../../../shared/payment-method/use-hosted-frame.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { frameUrlOf, walletsOf } from './payment-rows.ts';

type PanelProps = {
  readonly frame: HostedFrame;
  readonly session: Omit<PaymentSession, 'schedule'>;
  readonly isBusy: boolean;
};

/** Said when the gateway did not take what was typed. */
function FrameProblem({ frame, isBusy }: Pick<PanelProps, 'frame' | 'isBusy'>) {
  if (frame.errorCode !== 'unavailable' || isBusy) return null;
  return (
    <div className="mb-4" role="alert">
      <Notice tone="error">
        <FormattedMessage id="payment.problem.fields" />
      </Notice>
    </div>
  );
}

export function CardPanel({ frame, session, isBusy }: PanelProps) {
  return (
    <>
      <FrameProblem frame={frame} isBusy={isBusy} />
      <TypedFields frame={frame} url={frameUrlOf(session, 'CREDIT_CARD')} kind="card" />
      {session.canSaveCard && !session.isAutopay && (
        <Checkbox
          id="save-card"
          name="saveCard"
          className="mt-4"
          label={<FormattedMessage id="payment.keepCard" />}
        />
      )}
    </>
  );
}

type BankProps = PanelProps & { readonly authorization: DebitAuthorization };

/** Routing and account number in the gateway's frame, and what paying with them authorises. */
export function BankPanel({ frame, session, isBusy, authorization }: BankProps) {
  return (
    <>
      <FrameProblem frame={frame} isBusy={isBusy} />
      <TypedFields frame={frame} url={frameUrlOf(session, 'ACH')} kind="bank" />
      <div className="mt-5">
        <DebitTerms authorization={authorization}>
          <FormattedMessage id="payment.bankConsent" />
        </DebitTerms>
      </div>
    </>
  );
}

type WalletProps = PanelProps & {
  /** The wallet whose page is open. */
  readonly wallet: Wallet | null;
  readonly onOpen: (wallet: Wallet) => void;
};

/** A button for each wallet of the store; it opens the wallet's own page below. */
export function WalletPanel({ frame, session, isBusy, wallet, onOpen }: WalletProps) {
  const isCancelled = frame.errorCode === 'cancelled';
  return (
    <>
      <ul className="divide-y divide-oat-300 overflow-hidden rounded-control border-[1.5px] border-oat-500">
        {walletsOf(session).map((one) => (
          <li key={one}>
            <button
              type="button"
              disabled={isBusy}
              aria-pressed={wallet === one && !isCancelled}
              onClick={() => onOpen(one)}
              className="flex min-h-13 w-full items-center justify-between gap-3 px-4 py-2.5 text-left font-semibold text-spruce-700 hover:bg-sage-50 focus-visible:-outline-offset-3 aria-pressed:bg-sage-100 disabled:text-ink-3"
            >
              {WALLET_NAMES[one]}
              <Icon as="chevron-right" className="flex-none" />
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-2">
        <FormattedMessage id="payment.walletText" />
      </p>
      <div role="status">
        {isCancelled && wallet && (
          <div className="mt-4">
            <Notice tone="info">
              <FormattedMessage id="payment.walletCancelled" values={{ wallet: WALLET_NAMES[wallet] }} />
            </Notice>
          </div>
        )}
      </div>
      {wallet && !isCancelled && (
        <div className="mt-4" inert={isBusy}>
          <HostedFields frame={frame} url={frameUrlOf(session, wallet)} title={WALLET_NAMES[wallet]} />
        </div>
      )}
    </>
  );
}

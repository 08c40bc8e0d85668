import type { DebitAuthorization, PaymentSession } from '@ownpath/contracts/checkout';
import { WALLET_NAMES, type Wallet } from '@ownpath/domain/stores';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { HostedFields } from './hosted-frame.tsx';
import { frameUrlOf, walletsOf } from './payment-rows.ts';
import type { HostedFrame } from './use-hosted-frame.ts';

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
  const { formatMessage } = useIntl();
  // Kept over a declined try, so that the fields stay as they are.
  const [url] = useState(frameUrlOf(session, 'CREDIT_CARD'));
  return (
    <>
      <FrameProblem frame={frame} isBusy={isBusy} />
      <HostedFields frame={frame} url={url} title={formatMessage({ id: 'payment.frame' })}>
        <FormattedMessage id="payment.safe" />
      </HostedFields>
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
  const { formatMessage } = useIntl();
  const [url] = useState(frameUrlOf(session, 'ACH'));
  return (
    <>
      <FrameProblem frame={frame} isBusy={isBusy} />
      <HostedFields frame={frame} url={url} title={formatMessage({ id: 'payment.bankFrame' })}>
        <FormattedMessage id="payment.bankSafe" />
      </HostedFields>
      <section className="mt-5 grid gap-2 rounded-card bg-sage-50 p-4.5 text-sm text-ink-2 ring-[1.5px] ring-sage-300 ring-inset">
        <h3 className="text-base font-semibold text-ink">{authorization.heading}</h3>
        {authorization.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="font-semibold text-ink">
          <FormattedMessage id="payment.bankConsent" />
        </p>
      </section>
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
      <div className="grid gap-3 sm:grid-cols-2">
        {walletsOf(session).map((one) => (
          <Button
            key={one}
            variant="outline"
            disabled={isBusy}
            aria-pressed={wallet === one && !isCancelled}
            className="aria-pressed:bg-sage-100"
            onClick={() => onOpen(one)}
          >
            {WALLET_NAMES[one]}
          </Button>
        ))}
      </div>
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

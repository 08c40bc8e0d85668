import type { BankDebit } from '@ownpath/contracts/servicing';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { TypedFields } from '../../shared/payment-method/hosted-fields.tsx';
import { cardRow, type MethodRow } from '../../shared/payment-method/method-list.tsx';
import type { HostedFrame } from '../../shared/payment-method/use-hosted-frame.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { PaymentPage } from './load-payment-page.server.ts';
import { bankValue, debitField } from './payment-choices.ts';

/** Where scripts run, the panel has them. */
const DebitTerms = lazy(() =>
  import('../../shared/payment-method/debit-terms.tsx').then((part) => ({ default: part.DebitTerms })),
);
const BankPanel = lazy(() => import('./bank-panel.tsx').then((part) => ({ default: part.BankPanel })));

type Rows = {
  readonly page: PaymentPage;
  readonly hasCards: boolean;
  readonly card: HostedFrame;
  readonly bank: HostedFrame;
  /** A bank account was chosen: its panel is needed, and stays. */
  readonly isBankOpened: boolean;
  readonly onBankShown: () => void;
};

/** Kept bank accounts, then what is typed: a card, a bank account. */
export function payRows({ page, hasCards, card, bank, isBankOpened, onBankShown }: Rows): MethodRow[] {
  const { bankDebits, cardFrameUrl, bankFrameUrl } = page;
  const rowOf = (debit: BankDebit, url: string | null): MethodRow => ({
    value: bankValue(debit),
    icon: 'landmark',
    name: url ? (
      <FormattedMessage id="payment.bank" />
    ) : (
      <FormattedMessage
        id="paymentMethod.name"
        values={{ method: 'ACH', brand: '', last4: debit.last4 ?? 'none' }}
      />
    ),
    note: (
      <FormattedMessage
        id={debit.isBlocked ? 'pay.bank.blocked' : url ? 'payment.bankNote' : 'pay.bank.note'}
      />
    ),
    panel: isBankOpened && !debit.isBlocked && (
      <Suspense>
        <BankPanel
          authorization={debit.authorization}
          name={debitField(bankValue(debit))}
          fields={url ? { frame: bank, url } : null}
          onShown={onBankShown}
        />
      </Suspense>
    ),
    // Written by the server; a browser with scripts leaves it alone. An account that is typed needs a script anyway.
    withoutScript: !url && !debit.isBlocked && (import.meta.env.SSR ? <KeptAccount debit={debit} /> : true),
    isDisabled: debit.isBlocked,
  });
  const isKept = ({ paymentMethodId }: BankDebit) => paymentMethodId !== null;
  return [
    ...bankDebits.filter(isKept).map((debit) => rowOf(debit, null)),
    ...(cardFrameUrl ? [cardRow(hasCards, <CardFields frame={card} url={cardFrameUrl} />)] : []),
    ...bankDebits
      .filter((debit) => !isKept(debit) && bankFrameUrl)
      .map((debit) => rowOf(debit, bankFrameUrl)),
  ];
}

/** What paying with a kept account authorises, and the version of the text. */
function KeptAccount({ debit }: { readonly debit: BankDebit }) {
  return (
    <>
      <input type="hidden" name={debitField(bankValue(debit))} value={debit.authorization.textVersion} />
      <Suspense>
        <DebitTerms authorization={debit.authorization}>
          <FormattedMessage id="pay.bank.consent" />
        </DebitTerms>
      </Suspense>
    </>
  );
}

function CardFields({ frame, url }: { readonly frame: HostedFrame; readonly url: string }) {
  return (
    <>
      <TypedFields frame={frame} url={url} kind="card" />
      <Checkbox
        id="save-card"
        name="saveCard"
        className="mt-4"
        label={<FormattedMessage id="payment.keepCard" />}
      />
    </>
  );
}

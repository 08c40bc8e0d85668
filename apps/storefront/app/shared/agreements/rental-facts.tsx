import type { AgreementSummary } from '@ownpath/contracts/servicing';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { type PriceTotals, usePriceText } from '../pricing/price-text.ts';

type Costs = Pick<AgreementSummary, 'paymentCount' | 'paymentsLeft' | 'totalCostCents' | 'cashPriceCents'>;

type Totals = Pick<
  AgreementSummary,
  'frequency' | 'rateCents' | 'paymentCount' | 'totalCostCents' | 'cashPriceCents'
>;

/** What must be shown with the payment of an agreement. */
export const totalsOfAgreement = (agreement: Totals): PriceTotals => ({
  frequency: agreement.frequency,
  paymentCents: agreement.rateCents,
  paymentCount: agreement.paymentCount,
  lastPaymentCents: agreement.rateCents,
  totalCents: agreement.totalCostCents,
  totalCostToOwnCents: agreement.totalCostCents,
  cashPriceCents: agreement.cashPriceCents,
});

/** How far an agreement is, and what must be said with every payment: its total cost and cash price. */
export function RentalProgress({ agreement }: { readonly agreement: Costs }) {
  const { money } = usePriceText();
  const { paymentCount, paymentsLeft, totalCostCents, cashPriceCents } = agreement;
  return (
    <FormattedMessage
      id="pay.facts"
      values={{
        paid: paymentCount - paymentsLeft,
        count: paymentCount,
        total: money(totalCostCents),
        cash: money(cashPriceCents),
      }}
    />
  );
}

type Paid = Pick<AgreementSummary, 'paymentCount' | 'paymentsLeft'>;

/** How many payments are made, and their share. @param className of the count */
export function PaymentsMade({
  agreement: { paymentCount, paymentsLeft },
  className = 'font-semibold',
}: {
  readonly agreement: Paid;
  readonly className?: string;
}) {
  const paid = paymentCount - paymentsLeft;
  return (
    <FormattedMessage
      id="dashboard.progress"
      values={{
        paid,
        count: paymentCount,
        percent: Math.floor((paid / Math.max(1, paymentCount)) * 100),
        b: (text) => <b className={className}>{text}</b>,
      }}
    />
  );
}

type Due = Pick<AgreementSummary, 'currentDueOn' | 'dueStatus' | 'daysLate'>;

/** When the next payment is due, or since when; nothing when nothing is owed. */
export function DueText({ agreement }: { readonly agreement: Due }) {
  const dates = useDateText();
  const { currentDueOn, dueStatus, daysLate } = agreement;
  if (!currentDueOn) return null;
  return (
    <FormattedMessage
      id="pay.due"
      values={{ status: dueStatus ?? 'future', date: dates.medium(currentDueOn), days: daysLate }}
    />
  );
}

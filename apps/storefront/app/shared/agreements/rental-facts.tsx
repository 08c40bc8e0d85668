import type { AgreementSummary } from '@ownpath/contracts/servicing';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { usePriceText } from '../pricing/price-text.ts';

type Costs = Pick<AgreementSummary, 'paymentCount' | 'paymentsLeft' | 'totalCostCents' | 'cashPriceCents'>;

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

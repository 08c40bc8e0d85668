import type { SameAsCashPlan } from '@ownpath/contracts/servicing';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';

type Props = { readonly plan: SameAsCashPlan; readonly cashPriceCents: number };

/** How long same as cash lasts, and the extra with each payment that reaches the cash price in time. */
export function SameAsCashLine({ plan, cashPriceCents }: Props) {
  const { money } = usePriceText();
  const dates = useDateText();
  const { endsOn, daysLeft, missingCents, payments } = plan;
  return (
    <FormattedMessage
      id="dashboard.sameAsCash"
      values={{
        date: dates.medium(endsOn),
        days: daysLeft,
        cash: money(cashPriceCents),
        kind: missingCents === 0 ? 'reached' : payments.length === 0 ? 'buy' : 'extra',
        extra: money(payments[0]?.extraCents ?? 0),
        count: payments.length,
      }}
    />
  );
}

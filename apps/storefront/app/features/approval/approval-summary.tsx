import type { Approval } from '@ownpath/contracts/approval';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { usedOf } from './approval-status.ts';

/** Limit, what is in use, what is left, and until when. */
export function ApprovalSummary({ approval }: { readonly approval: Approval }) {
  const { money } = usePriceText();
  const dates = useDateText(approval.timeZone);
  const lines = [
    ['account.approved', money(approval.weeklyLimitCents)],
    ['approval.inUse', money(usedOf(approval))],
    ['approval.left', money(approval.weeklyLeftCents)],
    ['approval.goodUntil', dates.long(approval.expiresAt)],
  ] as const;
  return (
    <dl className="grid gap-4 rounded-card bg-white p-6 shadow-card sm:grid-cols-4">
      {lines.map(([id, text]) => (
        <div key={id} className="flex flex-row items-baseline justify-between gap-x-4 sm:block">
          <dt className="text-sm text-ink-2">
            <FormattedMessage id={id} />
          </dt>
          <dd className="font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

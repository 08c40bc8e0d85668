import type { Approval } from '@ownpath/contracts/approval';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { Reasons, ReportAgency } from './decline-notice.tsx';

/** A second application that came out worse: the approval stays, with the reasons that the shopper has a right to. */
export function LaterDecision({ approval }: { readonly approval: Approval }) {
  const { money } = usePriceText();
  const dates = useDateText(approval.timeZone);
  const later = approval.laterDecision;
  if (!later) return null;
  const isDeclined = later.response === 2;
  return (
    <section className="page-width pt-8">
      <div className="max-w-3xl">
        <Notice tone="info" role="status">
          <h2 className="text-lg">
            <FormattedMessage id="approval.later.title" />
          </h2>
          <p className="mt-1">
            <FormattedMessage
              id={isDeclined ? 'approval.later.declined' : 'approval.later.lower'}
              values={{
                date: dates.long(later.decidedAt),
                later: money(later.weeklyLimitCents),
                amount: money(approval.weeklyLimitCents),
              }}
            />
          </p>
        </Notice>
        {later.reasons.length > 0 && <Reasons codes={later.reasons} />}
        {later.reportAgency && <ReportAgency agency={later.reportAgency} />}
      </div>
    </section>
  );
}

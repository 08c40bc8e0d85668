import type { Approval } from '@ownpath/contracts/approval';
import { FormattedMessage } from 'react-intl';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { usedOf } from './approval-status.ts';
import { Reasons, ReportAgency } from './decline-notice.tsx';

/** Approved for less than was asked for: a counter-offer, with the reasons and rights that go with one. */
export function LowerOffer({ approval }: { readonly approval: Approval }) {
  const { money } = usePriceText();
  if (approval.response === 2 || approval.reasons.length === 0) return null;
  return (
    <section className="page-width pt-section">
      <div className="max-w-3xl">
        <h2 className="text-xl">
          <FormattedMessage id="approval.lower.title" />
        </h2>
        <p className="mt-3 text-ink-2">
          <FormattedMessage
            id="approval.lower.text"
            values={{
              amount: money(approval.weeklyLimitCents),
              isUsed: usedOf(approval) > 0 ? 'yes' : 'no',
              left: money(approval.weeklyLeftCents),
            }}
          />
        </p>
        <Reasons codes={approval.reasons} />
        {approval.reportAgency && <ReportAgency agency={approval.reportAgency} />}
      </div>
    </section>
  );
}

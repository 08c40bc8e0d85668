import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDateWords } from '../../platform/i18n/date-words.ts';
import { PageTitle } from '../../platform/i18n/page-title.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { ApprovalHero } from './approval-hero.tsx';
import type { loadDecisionPage } from './decision-page.server.ts';
import { LimitTag } from './limit-tag.tsx';
import { NoApproval } from './no-approval.tsx';
import { standingOf } from './standing.ts';
import { WayOn } from './way-on.tsx';

type Props = {
  readonly decision: Awaited<ReturnType<typeof loadDecisionPage>>;
  /** Message with `{name}`. */
  readonly titleId: string;
  /** Message with `{amount}`, the weekly limit. */
  readonly textId: string;
  /** What follows below a limit that holds. */
  readonly children: ReactNode;
};

/** A decision that gave a limit; without one, or with one that ended, the way to a new one. */
export function DecisionPage({ decision: { approval, basket }, titleId, textId, children }: Props) {
  const intl = useIntl();
  const { money } = usePriceText();
  const dates = useDateWords();
  const standing = standingOf(approval);
  const title = <PageTitle>{intl.formatMessage({ id: 'approval.pageTitle' })}</PageTitle>;
  if (!approval || standing === 'expired') {
    return (
      <>
        {title}
        <NoApproval why={standing === 'expired' ? 'expired' : 'none'} />
      </>
    );
  }
  return (
    <>
      {title}
      <ApprovalHero
        eyebrow={<FormattedMessage id="approval.decided" values={{ date: dates.long(approval.decidedAt) }} />}
        title={<FormattedMessage id={titleId} values={{ name: approval.firstName }} />}
        text={<FormattedMessage id={textId} values={{ amount: money(approval.weeklyLimitCents) }} />}
        actions={<WayOn basket={basket} />}
        tag={<LimitTag approval={approval} fit={basket?.approvalFit ?? null} />}
      />
      {children}
    </>
  );
}

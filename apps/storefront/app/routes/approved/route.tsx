import { FormattedMessage, useIntl } from 'react-intl';
import { data } from 'react-router';
import { ApprovalHero } from '../../features/approval/approval-hero.tsx';
import { loadDecisionPage } from '../../features/approval/decision-page.server.ts';
import { LimitTag } from '../../features/approval/limit-tag.tsx';
import { NoApproval } from '../../features/approval/no-approval.tsx';
import { standingOf } from '../../features/approval/standing.ts';
import { WayOn } from '../../features/approval/way-on.tsx';
import { WhatThisMeans } from '../../features/approval/what-this-means.tsx';
import { useDateWords } from '../../platform/i18n/date-words.ts';
import { PageTitle } from '../../platform/i18n/page-title.tsx';
import { commerceContext, sessionContext } from '../../platform/load-context.server.ts';
import { usePriceWords } from '../../platform/pricing/price-words.ts';
import type { Route } from './+types/route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const page = await loadDecisionPage(context.get(commerceContext), context.get(sessionContext), 'approved');
  return data(page, { headers: { 'Cache-Control': 'no-store' } });
}

export default function ApprovedPage({ loaderData: { approval, basket } }: Route.ComponentProps) {
  const intl = useIntl();
  const { money } = usePriceWords();
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
        title={<FormattedMessage id="approval.title" values={{ name: approval.firstName }} />}
        text={<FormattedMessage id="approval.text" values={{ amount: money(approval.weeklyLimitCents) }} />}
        actions={<WayOn basket={basket} />}
        tag={<LimitTag approval={approval} fit={basket?.approvalFit ?? null} />}
      />
      <WhatThisMeans documents={<FormattedMessage id="approval.askText" />} />
    </>
  );
}

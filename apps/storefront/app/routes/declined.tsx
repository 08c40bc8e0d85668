import { useIntl } from 'react-intl';
import { data } from 'react-router';
import { approvalStatusOf } from '../features/approval/approval-status.ts';
import { DeclineNotice } from '../features/approval/decline-notice.tsx';
import { loadDecisionPage } from '../features/approval/last-decision.server.ts';
import { NoApproval } from '../features/approval/no-approval.tsx';
import { findPreOwned } from '../features/approval/pre-owned.server.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { followMailLanguage } from '../platform/i18n/mail-language.server.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import type { Route } from './+types/declined.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  followMailLanguage(context, '/declined', url);
  const commerce = context.get(commerceContext);
  const page = await loadDecisionPage(commerce, context.get(sessionContext), 'declined');
  const preOwned = page.approval && (await findPreOwned(commerce, page.basket));
  return data({ ...page, preOwned }, { headers: { 'Cache-Control': 'no-store' } });
}

export const headers = sendLoaderHeaders;

export default function DeclinedPage({ loaderData: { approval, basket, preOwned } }: Route.ComponentProps) {
  const intl = useIntl();
  return (
    <>
      <PageTitle>{intl.formatMessage({ id: 'declined.pageTitle' })}</PageTitle>
      {approval && approvalStatusOf(approval) === 'declined' ? (
        <DeclineNotice approval={approval} basket={basket} preOwned={preOwned} />
      ) : (
        <NoApproval why={approval ? 'expired' : 'none'} />
      )}
    </>
  );
}

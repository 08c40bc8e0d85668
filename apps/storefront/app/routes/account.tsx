import { getCustomerOrders } from '@ownpath/contracts/orders';
import { getAgreementSummary } from '@ownpath/contracts/servicing';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { AccountNav } from '../features/account/account-nav.tsx';
import { AgreementsDue } from '../features/account/agreements-due.tsx';
import { NoOrders, OrderCard } from '../features/account/order-card.tsx';
import { approvalStatusOf } from '../features/approval/approval-status.ts';
import { ApprovalSummary } from '../features/approval/approval-summary.tsx';
import { findLastDecision } from '../features/approval/last-decision.server.ts';
import { isCommerceError } from '../platform/commerce/commerce-error.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { loginHref } from '../platform/session/login-page.ts';
import { useShopData } from '../shared/shopper/shop-data.ts';
import type { Route } from './+types/account.ts';

/** Number of orders shown, the newest first. */
const SHOWN_ORDERS = 10;

export async function loader({ context, url }: Route.LoaderArgs) {
  const session = context.get(sessionContext);
  const { tokens } = session.read();
  if (!tokens?.isRegistered) throw redirect(loginHref(url.pathname));
  const { customerId } = tokens;
  const commerce = context.get(commerceContext);
  const [{ data: orders = [] }, { approval }, { agreement }] = await Promise.all([
    commerce.call(getCustomerOrders, { params: { customerId }, query: { limit: SHOWN_ORDERS, offset: 0 } }),
    findLastDecision(commerce, session),
    // A tenant of the platform without the retailer's own calls answers 404.
    commerce.call(getAgreementSummary, { body: {} }).catch((error: unknown) => {
      if (!(isCommerceError(error) && error.status === 404)) throw error;
      return { agreement: [] };
    }),
  ]);
  // The call may have found out that the session ended elsewhere.
  if (!session.read().tokens?.isRegistered) throw redirect(loginHref(url.pathname));
  const status = approvalStatusOf(approval);
  const active = status === 'approved' || status === 'conditional' ? approval : null;
  const agreements = agreement.filter(({ refCode, type }) => refCode === 'ACTIVE' && type !== 'club');
  return data({ orders, agreements, approval: active }, { headers: { 'Cache-Control': 'no-store' } });
}

export const headers = sendLoaderHeaders;

export default function AccountPage({ loaderData: { orders, agreements, approval } }: Route.ComponentProps) {
  const intl = useIntl();
  const name = useShopData()?.customer?.firstName ?? '';
  return (
    <div className="page-width grid gap-x-14 gap-y-6 pt-6 pb-section lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-10">
      <PageTitle>{intl.formatMessage({ id: 'shell.account.mine' })}</PageTitle>
      <AccountNav />
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-2xl wrap-anywhere">
          <FormattedMessage id="account.hello" values={{ name, hasName: name === '' ? 'no' : 'yes' }} />
        </h1>
        {agreements.length > 0 && (
          <>
            <h2 className="mt-8 mb-4 text-[1.375rem]">
              <FormattedMessage id="account.agreements" />
            </h2>
            <AgreementsDue agreements={agreements} />
          </>
        )}
        {approval && (
          <>
            <h2 className="mt-8 mb-4 text-[1.375rem]">
              <FormattedMessage id="account.approval" />
            </h2>
            <ApprovalSummary approval={approval} />
          </>
        )}
        <h2 className="mt-8 mb-4 text-[1.375rem]">
          <FormattedMessage id="account.orders" />
        </h2>
        {orders.length === 0 ? (
          <NoOrders />
        ) : (
          <ul className="grid gap-4">
            {orders.map((order) => (
              <li key={order.orderNo}>
                <OrderCard order={order} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

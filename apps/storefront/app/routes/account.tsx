import { getCustomerOrders } from '@ownpath/contracts/orders';
import { FormattedMessage, useIntl } from 'react-intl';
import { data } from 'react-router';
import { NO_ACCOUNT } from '../features/account/account-data.ts';
import { AccountLayout } from '../features/account/account-layout.tsx';
import { Dashboard } from '../features/account/dashboard.tsx';
import { loadAccount } from '../features/account/load-account.server.ts';
import { LostRecord } from '../features/account/lost-record.tsx';
import { OpenOrders, openOrdersOf } from '../features/account/open-orders.tsx';
import { useRefetch } from '../features/account/use-refetch.ts';
import { approvalStatusOf } from '../features/approval/approval-status.ts';
import { ApprovalSummary } from '../features/approval/approval-summary.tsx';
import { findLastDecision } from '../features/approval/last-decision.server.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { findRecordState } from '../shared/account/customer-record.server.ts';
import { useShopData } from '../shared/shopper/shop-data.ts';
import type { Route } from './+types/account.ts';

/** Number of orders read, the newest first. */
const READ_ORDERS = 50;

export async function loader({ context }: Route.LoaderArgs) {
  const session = context.get(sessionContext);
  const commerce = context.get(commerceContext);
  const params = { customerId: session.read().tokens?.customerId ?? '' };
  const [{ data: orders = [] }, { approval }, [record, account]] = await Promise.all([
    commerce.call(getCustomerOrders, { params, query: { limit: READ_ORDERS, offset: 0 } }),
    findLastDecision(commerce, session),
    findRecordState(commerce).then(
      async (state) => [state, state === 'known' ? await loadAccount(commerce) : NO_ACCOUNT] as const,
    ),
  ]);
  const status = approvalStatusOf(approval);
  const active = status === 'approved' || status === 'conditional' ? approval : null;
  return data({ orders, record, account, approval: active }, { headers: { 'Cache-Control': 'no-store' } });
}

export const headers = sendLoaderHeaders;

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { orders, record, account, approval } = loaderData;
  const intl = useIntl();
  const isReloading = useRefetch();
  const name = useShopData()?.customer?.firstName ?? '';
  const shown = { orders, agreementOrders: account.orderNos };
  // Before anything is rented, an order to sign or to pay is what the page is about.
  const isOrderFirst = account.agreements.length === 0 && openOrdersOf(shown).length > 0;
  return (
    <AccountLayout>
      <PageTitle>{intl.formatMessage({ id: 'shell.account.mine' })}</PageTitle>
      <h1 tabIndex={-1} className="mb-5 text-[clamp(2rem,1.7rem+1.2vw,2.625rem)] wrap-anywhere">
        <FormattedMessage id="account.hello" values={{ name, hasName: name === '' ? 'no' : 'yes' }} />
      </h1>
      <p role="status" className={isReloading ? 'mb-4 text-ink-2' : 'sr-only'}>
        {isReloading && <FormattedMessage id="dashboard.reloading" />}
      </p>
      {record === 'lost' && <LostRecord />}
      {isOrderFirst && (
        <div className="mb-8">
          <OpenOrders {...shown} />
        </div>
      )}
      <Dashboard account={account} orders={orders} hasApproval={approval !== null}>
        {approval && (
          <>
            <h2 className="mt-10 mb-5 text-[1.625rem]">
              <FormattedMessage id="account.approval" />
            </h2>
            <ApprovalSummary approval={approval} />
          </>
        )}
        {!isOrderFirst && <OpenOrders {...shown} />}
      </Dashboard>
    </AccountLayout>
  );
}

import { getCustomerOrders } from '@ownpath/contracts/orders';
import { FormattedMessage, useIntl } from 'react-intl';
import { data } from 'react-router';
import { AccountNav } from '../features/account/account-nav.tsx';
import { NoOrders, OrderCard } from '../features/account/order-card.tsx';
import { lookUpOrder } from '../features/orders/look-up-order.server.ts';
import { OrderLookupForm } from '../features/orders/order-lookup-form.tsx';
import { retryAfter, sendLoaderHeaders } from '../platform/http/responses.ts';
import { followMailLanguage } from '../platform/i18n/mail-language.server.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import {
  commerceContext,
  originContext,
  sessionContext,
  siteContext,
} from '../platform/load-context.server.ts';
import { loginHref } from '../platform/session/login-page.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/orders.ts';

/** Number of orders shown, the newest first. */
const SHOWN_ORDERS = 50;

/** The orders of a customer, or of a guest in this browser. */
export async function loader({ url, context }: Route.LoaderArgs) {
  followMailLanguage(context, '/orders', url);
  const session = context.get(sessionContext);
  const customerId = session.read().tokens?.customerId;
  const { data: orders = [] } =
    customerId === undefined
      ? {}
      : await context.get(commerceContext).call(getCustomerOrders, {
          params: { customerId },
          query: { limit: SHOWN_ORDERS, offset: 0 },
        });
  const isRegistered = session.read().tokens?.isRegistered === true;
  return data({ orders, isRegistered }, { headers: { 'Cache-Control': 'no-store' } });
}

/** Sends a link to an order by e-mail. */
export async function action({ request, context }: Route.ActionArgs) {
  const { origin } = context.get(originContext).publicUrl;
  const pageUrl = `${origin}${context.get(siteContext).prefix}/orders/open`;
  const answer = await lookUpOrder(await request.formData(), context.get(commerceContext), pageUrl);
  if (answer.isSent) return data(answer);
  const isTooMany = answer.failureCode === 'TooManyRequests';
  return data(answer, { status: isTooMany ? 429 : 422, headers: retryAfter(answer.waitSeconds) });
}

export const headers = sendLoaderHeaders;

export default function OrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const intl = useIntl();
  const { orders, isRegistered } = loaderData;
  const list = (
    <ul className="grid gap-4">
      {orders.map((order) => (
        <li key={order.orderNo}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  );
  const title = (
    <>
      <PageTitle>{intl.formatMessage({ id: 'orders.title' })}</PageTitle>
      <h1 tabIndex={-1} className="mb-6 text-2xl">
        <FormattedMessage id="orders.title" />
      </h1>
    </>
  );
  if (isRegistered) {
    return (
      <div className="page-width grid gap-x-14 gap-y-6 pt-6 pb-section lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-10">
        <AccountNav />
        <div className="min-w-0">
          {title}
          {orders.length === 0 ? <NoOrders /> : list}
        </div>
      </div>
    );
  }
  return (
    <div className="page-width pt-8 pb-section lg:pt-12">
      {title}
      {orders.length > 0 && (
        <section className="mb-10">
          <h2 className="mb-4 text-[1.375rem]">
            <FormattedMessage id="orders.here" />
          </h2>
          {list}
        </section>
      )}
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24.5rem] lg:gap-18">
        <section className="rounded-card bg-white p-5 shadow-card sm:p-8">
          <h2 className="text-[1.375rem]">
            <FormattedMessage id="orders.lookUp" />
          </h2>
          <p className="mt-2 mb-5 max-w-prose text-ink-2">
            <FormattedMessage id="orders.lookUp.text" />
          </p>
          <OrderLookupForm lookup={actionData} />
        </section>
        <section className="rounded-card bg-sage-100 p-5 sm:p-8 lg:self-start">
          <h2 className="text-[1.375rem]">
            <FormattedMessage id="orders.signIn" />
          </h2>
          <p className="mt-2 mb-5 text-ink-2">
            <FormattedMessage id="orders.signIn.text" />
          </p>
          <ButtonLink to={loginHref('/orders')} variant="outline">
            <FormattedMessage id="shell.signIn" />
          </ButtonLink>
        </section>
      </div>
    </div>
  );
}

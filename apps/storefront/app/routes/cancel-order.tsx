import { cancelBeforeDelivery } from '@ownpath/contracts/checkout';
import { getOrder, type Order } from '@ownpath/contracts/orders';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, Form, redirect, useNavigation } from 'react-router';
import { GivenBack } from '../features/orders/given-back.tsx';
import { OrderedItems } from '../features/orders/ordered-items.tsx';
import { StartAgain } from '../features/orders/start-again.tsx';
import { isCommerceError } from '../platform/commerce/commerce-error.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext } from '../platform/load-context.server.ts';
import { confirmationHref } from '../shared/shopper/order-links.ts';
import { StoreContact } from '../shared/shopper/store-contact.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/cancel-order.ts';

/** What cancelling a paid order does, or a signed one whose charge was declined. Any other order has its own page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { orderNo } = params;
  try {
    const order = await context.get(commerceContext).call(getOrder, { params: { orderNo } });
    const isPaid = order.status === 'new' && order.refund === null;
    if (!isPaid && order.status !== 'failed') throw redirect(confirmationHref(orderNo));
    return data({ order }, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    if (isCommerceError(error) && error.status === 404) throw redirect('/orders');
    throw error;
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  const { orderNo } = params;
  try {
    await context.get(commerceContext).call(cancelBeforeDelivery, { body: { orderNo } });
    return redirect(confirmationHref(orderNo));
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    if (error.status === 404) return redirect('/orders');
    return data({ code: error.code ?? 'unknown' }, { status: error.status });
  }
}

export const headers = sendLoaderHeaders;

export default function CancelOrderPage({ loaderData: { order }, actionData }: Route.ComponentProps) {
  if (order.status === 'failed') return <StartAgain order={order} />;
  return <CancelPaid order={order} problemCode={actionData?.code ?? null} />;
}

type CancelPaidProps = { readonly order: Order; readonly problemCode: string | null };

function CancelPaid({ order, problemCode }: CancelPaidProps) {
  const intl = useIntl();
  const isBusy = useNavigation().formMethod === 'POST';
  const isTooLate = !order.isCancellable || problemCode === 'OrderNotCancellable';
  return (
    <div className="page-width max-w-3xl pt-8 pb-section lg:pt-12">
      <PageTitle>{intl.formatMessage({ id: 'cancelOrder.pageTitle' })}</PageTitle>
      <h1 tabIndex={-1} className="text-2xl wrap-anywhere">
        <FormattedMessage id="cancelOrder.title" values={{ orderNo: order.orderNo }} />
      </h1>
      {problemCode !== null && !isTooLate && (
        <div className="mt-5">
          <Notice tone="error" role="alert">
            <FormattedMessage id="cancelOrder.failed" />
          </Notice>
        </div>
      )}
      {isTooLate ? (
        <>
          <p className="mt-4 mb-6 max-w-prose text-base text-ink-2">
            <FormattedMessage id="cancelOrder.tooLate" />
          </p>
          <StoreContact />
        </>
      ) : (
        <>
          <ul className="mt-4 mb-6 grid max-w-prose list-disc gap-2 pl-5 text-base text-ink-2">
            <GivenBack order={order} />
            <li>
              <FormattedMessage
                id="cancelOrder.ends"
                values={{ agreement: order.agreementNumber ?? 'none' }}
              />
            </li>
            <li>
              <FormattedMessage id="cancelOrder.items" />
            </li>
          </ul>
          <OrderedItems order={order} />
          <Form method="post" className="mt-8 flex flex-wrap gap-3">
            <Button type="submit" variant="action" isBusy={isBusy} className="max-sm:w-full">
              <FormattedMessage id="cancelOrder.confirm" />
            </Button>
            <ButtonLink to={confirmationHref(order.orderNo)} variant="outline" className="max-sm:w-full">
              <FormattedMessage id="cancelOrder.keep" />
            </ButtonLink>
          </Form>
        </>
      )}
      {isTooLate && (
        <ButtonLink to={confirmationHref(order.orderNo)} variant="outline" className="mt-6">
          <FormattedMessage id="account.seeOrder" />
        </ButtonLink>
      )}
    </div>
  );
}

import type { Order } from '@ownpath/contracts/orders';
import { FormattedMessage } from 'react-intl';
import type { RestOfCart } from '../../shared/agreements/cart-agreements.ts';
import { StillNeeded } from '../../shared/documents/still-needed.tsx';
import { SameAsCashPanel } from '../../shared/schedule/same-as-cash-panel.tsx';
import { cancelOrderHref } from '../../shared/shopper/order-links.ts';
import { StoreContact } from '../../shared/shopper/store-contact.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { AgreementCopies } from './agreement-copies.tsx';
import { ConfirmationHero } from './confirmation-hero.tsx';
import { NextAgreement } from './next-agreement.tsx';
import { NextPayments } from './next-payments.tsx';
import { NextSteps } from './next-steps.tsx';
import { OrderedItems } from './ordered-items.tsx';
import { PaidTag } from './paid-tag.tsx';
import { PrintButton } from './print-button.tsx';
import { useOrderReport } from './report-order.ts';
import { ReturnedPayment } from './returned-payment.tsx';

type Props = {
  readonly order: Order;
  /** What the rest of the cart makes. */
  readonly rest: RestOfCart | null;
};

/** A signed and paid order: what was paid, what comes next, the agreement's copies. */
export function ConfirmedOrder({ order, rest }: Props) {
  useOrderReport(order);
  const hasOpenDocuments = order.documentsNeeded.length > 0;
  return (
    <>
      <ConfirmationHero order={order} />
      <div className="page-width pt-8 lg:pt-12">
        <div className="max-w-2xl empty:hidden">
          <ReturnedPayment order={order} />
        </div>
        {rest && <NextAgreement rest={rest} />}
        <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_28.25rem] lg:grid-rows-[auto_1fr] lg:gap-x-18 lg:gap-y-5">
          {hasOpenDocuments && (
            <div className="lg:col-start-2">
              <StillNeeded documents={order.documentsNeeded} inReview={order.documentsInReview} />
            </div>
          )}
          <div
            className={cx(
              'grid min-w-0 content-start gap-9 lg:col-start-1 lg:row-start-1',
              hasOpenDocuments && 'lg:row-span-2',
            )}
          >
            <NextSteps order={order} />
            <SameAsCashPanel end={order.sameAsCash} cashPriceCents={order.quote.cashPriceCents} />
            <OrderedItems order={order} />
            {order.agreementNumber !== null && order.agreementCopies.length > 0 && (
              <AgreementCopies
                orderNo={order.orderNo}
                agreementNumber={order.agreementNumber}
                copies={order.agreementCopies}
              />
            )}
            <Questions order={order} />
          </div>
          <aside className="grid min-w-0 content-start gap-6 lg:col-start-2">
            <PaidTag order={order} />
            {order.payments.length > 0 && <NextPayments order={order} />}
            <div className="print:hidden">
              <p className="text-sm text-ink-2">
                <FormattedMessage id="confirmation.save" />
              </p>
              <div className="mt-4 flex flex-wrap gap-3">
                <PrintButton />
                <ButtonLink to="/" variant="solid">
                  <FormattedMessage id="confirmation.shop" />
                </ButtonLink>
              </div>
            </div>
          </aside>
        </div>
      </div>
    </>
  );
}

function Questions({ order }: { readonly order: Order }) {
  return (
    <section>
      <h2 className="mb-4 text-[1.375rem]">
        <FormattedMessage id="confirmation.questions" />
      </h2>
      <StoreContact />
      {order.isCancellable && (
        <p className="mt-4 text-sm text-ink-2 print:hidden">
          <FormattedMessage id="cancelOrder.offer" />{' '}
          <TextLink to={cancelOrderHref(order.orderNo)}>
            <FormattedMessage id="cancelOrder.link" />
          </TextLink>
        </p>
      )}
    </section>
  );
}

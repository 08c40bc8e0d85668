import type { Order } from '@ownpath/contracts/orders';
import { FormattedMessage } from 'react-intl';
import type { RestOfCart } from '../../shared/agreements/cart-agreements.ts';
import { StillNeeded } from '../../shared/documents/still-needed.tsx';
import { SameAsCashPanel } from '../../shared/schedule/same-as-cash-panel.tsx';
import { cancelOrderHref } from '../../shared/shopper/order-links.ts';
import { StoreContact } from '../../shared/shopper/store-contact.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AgreementCopies } from './agreement-copies.tsx';
import { ConfirmationHero } from './confirmation-hero.tsx';
import { NextAgreement } from './next-agreement.tsx';
import { NextPayments } from './next-payments.tsx';
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
  return (
    <>
      <ConfirmationHero order={order} />
      <div className="page-width pt-8 lg:pt-12">
        <div className="max-w-2xl empty:hidden">
          <ReturnedPayment order={order} />
          <StillNeeded documents={order.documentsNeeded} inReview={order.documentsInReview} />
        </div>
        {rest && <NextAgreement rest={rest} />}
        <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_28.25rem] lg:gap-18">
          <div className="grid min-w-0 content-start gap-8">
            <PaidTag order={order} />
            <SameAsCashPanel end={order.sameAsCash} cashPriceCents={order.quote.cashPriceCents} />
            <OrderedItems order={order} />
            {order.agreementNumber !== null && order.agreementCopies.length > 0 && (
              <AgreementCopies
                orderNo={order.orderNo}
                agreementNumber={order.agreementNumber}
                copies={order.agreementCopies}
              />
            )}
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
          </div>
          <aside className="min-w-0 lg:self-start">
            {order.payments.length > 0 && <NextPayments order={order} />}
            <p className="mt-5 text-sm text-ink-2 print:hidden">
              <FormattedMessage id="confirmation.save" />
            </p>
            <div className="mt-4 flex flex-wrap gap-3 print:hidden">
              <PrintButton />
              <ButtonLink to="/" variant="solid">
                <FormattedMessage id="confirmation.shop" />
              </ButtonLink>
            </div>
          </aside>
        </div>
      </div>
    </>
  );
}

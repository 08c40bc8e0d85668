import type { Order } from '@ownpath/contracts/orders';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { groundOf, ProductPicture } from '../../shared/pictures/product-picture.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { AutopayLine } from '../../shared/schedule/autopay-line.tsx';
import { agreementHref, confirmationHref, signingHref } from '../../shared/shopper/order-links.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FactLine } from '../../ui/price-block.tsx';

/** One order: its items, its payment and the next step. */
export function OrderCard({ order }: { readonly order: Order }) {
  const priceText = usePriceText();
  const dates = useDateText(order.timeZone);
  const [item] = order.items;
  const others = order.items.length - 1;
  return (
    <article className="grid gap-5 rounded-card bg-white p-4 shadow-card sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center sm:p-5">
      {item && (
        <div
          className={`grid h-24 w-32 flex-none place-items-center rounded-control max-sm:h-40 max-sm:w-full ${groundOf(item.tint)}`}
        >
          <ProductPicture
            src={item.imageUrl}
            alt=""
            width={128}
            height={96}
            sizes="8rem"
            isLazy={false}
            className="w-[88%] max-sm:w-52"
          />
        </div>
      )}
      <div className="min-w-0">
        <h3 className="text-lg wrap-anywhere">
          {item?.name ?? order.orderNo}
          {others > 0 && <FormattedMessage id="account.andOthers" values={{ count: others }} />}
        </h3>
        <p className="mt-1 text-sm text-ink-2 wrap-anywhere">
          <FormattedMessage
            id="account.orderFacts"
            values={{ orderNo: order.orderNo, date: dates.long(order.createdAt) }}
          />
          {order.agreementCount > 1 && (
            <>
              {' · '}
              <FormattedMessage
                id="agreements.of"
                values={{ number: order.agreementOrdinal, count: order.agreementCount }}
              />
            </>
          )}
        </p>
        {order.quote.paymentCount > 0 && (
          <div className="mt-1 text-sm">
            <b className="font-semibold">{priceText.money(order.quote.paymentCents)}</b>{' '}
            {priceText.unit(order.quote.frequency)}
            <FactLine
              facts={priceText.facts({ ...order.quote, lastPaymentCents: order.quote.paymentCents })}
              className="mt-0.5 text-xs leading-5"
            />
          </div>
        )}
        {order.autopay && (
          <p className="mt-1 text-sm text-ink-2">
            <AutopayLine autopay={order.autopay} />
          </p>
        )}
      </div>
      <Next order={order} />
    </article>
  );
}

function Next({ order }: { readonly order: Order }) {
  if (order.status === 'failed') {
    // The order's own page leads on to its card fields: another order may be the one that the checkout shows.
    return (
      <ButtonLink to={confirmationHref(order.orderNo)} variant="action">
        <FormattedMessage id="account.payAgain" />
      </ButtonLink>
    );
  }
  if (order.status === 'cancelled') {
    return (
      <div className="grid gap-1 justify-items-center">
        <p className="font-semibold text-ink-2">
          <FormattedMessage id={order.refund ? 'account.refunded' : 'account.cancelled'} />
        </p>
        {order.refund && (
          <ButtonLink to={confirmationHref(order.orderNo)} variant="link" size="small">
            <FormattedMessage id="account.seeOrder" />
          </ButtonLink>
        )}
      </div>
    );
  }
  if (!order.isDocumentSigned) {
    return (
      <ButtonLink to={signingHref(order.orderNo)} variant="action">
        <FormattedMessage id="account.sign" />
      </ButtonLink>
    );
  }
  return (
    <div className="grid gap-1 justify-items-center">
      <ButtonLink to={confirmationHref(order.orderNo)} variant="outline">
        <FormattedMessage id="account.seeOrder" />
      </ButtonLink>
      {order.agreementCopies.length > 0 && (
        <ButtonLink to={agreementHref(order.orderNo)} variant="link" size="small">
          <FormattedMessage id="account.agreement" />
        </ButtonLink>
      )}
    </div>
  );
}

export function NoOrders() {
  return (
    <div className="rounded-card bg-sage-100 p-6">
      <p className="max-w-prose text-base">
        <FormattedMessage id="account.noOrders" />
      </p>
      <ButtonLink to="/shop-all" variant="action" className="mt-5">
        <FormattedMessage id="notOpenYet.shop" />
      </ButtonLink>
    </div>
  );
}

import type { Basket } from '@ownpath/contracts/basket';
import { FormattedMessage } from 'react-intl';
import { loadWhenSeen } from '../../platform/load-when-seen.tsx';
import { FrequencyControl } from '../../shared/pricing/payment-frequency.tsx';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import type { DeliveryDates } from '../../shared/stock/delivery.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LinkedMessage } from '../../ui/text-link.tsx';
import { CartAgreements } from './cart-agreements.tsx';
import { CartSummary } from './cart-summary.tsx';
import { blockedTextId } from './line-stock.ts';
import { UnavailableItems } from './unavailable-items.tsx';

const ApprovalFitPanel = loadWhenSeen(() =>
  import('./approval-fit-panel.tsx').then((module) => module.ApprovalFitPanel),
);

type Props = {
  readonly basket: Basket;
  /** When each line would be delivered, by item id. */
  readonly deliveries: Readonly<Record<string, DeliveryDates | null>>;
  /** A promo code that was refused. */
  readonly refusedCode: string | null;
  /** The end of the cart's reservation in words; null without one. */
  readonly reservedUntil: string | null;
};

/** The lines of a cart and its summary. */
export function FilledCart({ basket, deliveries, refusedCode, reservedUntil }: Props) {
  const store = useShopData()?.store ?? null;
  const count = basket.items.reduce((sum, item) => sum + item.quantity, 0);
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_27rem] lg:gap-16">
      <div className="min-w-0">
        <UnavailableItems items={basket.items} hasAgreement={basket.agreementsBefore > 0} />
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-2">
            {store ? (
              <FormattedMessage
                id="cart.countFrom"
                values={{ count, store: `${store.address1}, ${store.city}` }}
              />
            ) : (
              <FormattedMessage id="cart.count" values={{ count }} />
            )}
          </p>
          <FrequencyControl />
        </div>
        {reservedUntil !== null && (
          <p className="mb-5 rounded-control bg-sage-100 px-4 py-3 text-sm">
            <FormattedMessage id="reservation.done" values={{ until: reservedUntil }} />
          </p>
        )}
        <CartAgreements basket={basket} deliveries={deliveries} />
        <ApprovalFitPanel fit={basket.approvalFit} />
      </div>
      <aside className="lg:sticky lg:top-4 lg:self-start">
        {basket.quote ? (
          <CartSummary basket={basket} quote={basket.quote} refusedCode={refusedCode} />
        ) : (
          <Notice tone="info">
            {store ? (
              // Nothing in the cart can be ordered as it is.
              <FormattedMessage id={blockedTextId(basket.items)} />
            ) : (
              <LinkedMessage id="cart.chooseStore" to="/find-a-store?returnTo=/cart" />
            )}
          </Notice>
        )}
      </aside>
    </div>
  );
}

import type { BasketItem, CartQuote } from '@ownpath/contracts/basket';
import { FormattedMessage } from 'react-intl';
import { groundOf, ProductPicture } from '../../shared/pictures/product-picture.tsx';
import { PriceBlock } from '../../shared/pricing/price-block.tsx';
import { type PriceTotals, usePriceText } from '../../shared/pricing/price-text.ts';
import { cx } from '../../ui/cx.ts';

export function ItemPicture({ item, className }: { readonly item: BasketItem; readonly className: string }) {
  return (
    <div className={cx('grid place-items-center overflow-hidden', groundOf(item.tint), className)}>
      <ProductPicture
        src={item.imageUrl}
        alt=""
        width={400}
        height={300}
        sizes="12rem"
        isLazy={false}
        className={cx('w-[88%]', !item.orderable && 'opacity-45')}
      />
    </div>
  );
}

type ItemPriceProps = {
  readonly item: BasketItem;
  /** Payment days are chosen: the number of payments is in the cart's totals. */
  readonly isScheduled: boolean;
};

/** The full price of a line, for all its pieces, and of each of several; nothing where the tenant names no rental price. */
export function ItemPrice({ item, isScheduled }: ItemPriceProps) {
  const { money, unit } = usePriceText();
  const { quantity, paymentCents, frequency } = item;
  if (item.paymentCount === 0) return null;
  return (
    <>
      <PriceBlock rate={item} condition={item.condition} isScheduled={isScheduled} />
      {quantity > 1 && (
        <p className="mt-1.5 text-xs text-ink-2">
          <FormattedMessage
            id="cart.each"
            // The price of a line is that of a piece, times their number.
            values={{ quantity, amount: money(paymentCents / quantity), unit: unit(frequency) }}
          />
        </p>
      )}
    </>
  );
}

/** A cart's totals as a price. The segments bar shows its payments, so no last payment is named here. */
export function totalsOf(quote: CartQuote): PriceTotals {
  return { ...quote, lastPaymentCents: quote.paymentCents };
}

import type { BasketItem, CartQuote } from '@ownpath/contracts/basket';
import { groundOf, ProductPicture } from '../../shared/pictures/product-picture.tsx';
import { PriceBlock } from '../../shared/pricing/price-block.tsx';
import type { PriceTotals } from '../../shared/pricing/price-text.ts';
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

/** The full price of a line, for all its pieces; nothing where the tenant names no rental price. */
export function ItemPrice({ item, isScheduled }: ItemPriceProps) {
  if (item.paymentCount === 0) return null;
  return <PriceBlock rate={item} condition={item.condition} isScheduled={isScheduled} />;
}

/** A cart's totals as a price. The segments bar shows its payments, so no last payment is named here. */
export function totalsOf(quote: CartQuote): PriceTotals {
  return { ...quote, lastPaymentCents: quote.paymentCents };
}

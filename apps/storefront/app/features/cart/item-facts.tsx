import type { BasketItem } from '@ownpath/contracts/basket';
import { PriceBlock } from '../../shared/pricing/price-block.tsx';
import { ProductPicture } from '../../shared/product-art/product-picture.tsx';
import { groundOf } from '../../shared/product-art/tints.ts';
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

/** The full price of a line: what all its pieces come to. */
export function ItemPrice({ item }: { readonly item: BasketItem }) {
  return <PriceBlock rate={item} condition={item.condition} />;
}

import { type ComponentProps, useEffect } from 'react';
import { AddToCartModal } from '../../features/cart/add-to-cart-modal.tsx';
import { ProductTile } from '../../features/catalog/product-tile.tsx';
import { pushEvent } from '../../platform/analytics/data-layer.ts';
import type { RegionProduct } from '../../regions/region-context.ts';

type Props = Omit<ComponentProps<typeof AddToCartModal<RegionProduct>>, 'renderTile'>;

/** The dialog after adding, with tiles of the catalog feature. */
export function AddedDialog(props: Props) {
  const { added } = props;
  useEffect(() => {
    const item = added?.basket.items.find(({ itemId }) => itemId === added.itemId);
    if (item) pushEvent({ event: 'RacTracking', action: 'addToCart', productId: item.productId });
  }, [added]);
  return <AddToCartModal {...props} renderTile={(hit) => <ProductTile hit={hit} headingLevel="h4" />} />;
}

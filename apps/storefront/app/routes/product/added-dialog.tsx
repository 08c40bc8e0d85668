import type { ComponentProps } from 'react';
import { AddToCartModal } from '../../features/cart/add-to-cart-modal.tsx';
import { ProductTile } from '../../features/catalog/product-tile.tsx';

type Props = Omit<ComponentProps<typeof AddToCartModal>, 'renderTile'>;

/** The dialog after adding, with tiles of the catalog feature. */
export function AddedDialog(props: Props) {
  return <AddToCartModal {...props} renderTile={(hit) => <ProductTile hit={hit} headingLevel="h4" />} />;
}

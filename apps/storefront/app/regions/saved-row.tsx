import { SavedForLater } from '../features/cart/saved-for-later.tsx';
import { ProductTile } from '../features/catalog/product-tile.tsx';

/** Items saved for later, as tiles of the catalog feature. */
export function SavedRow() {
  return (
    <SavedForLater
      renderTile={(product) => <ProductTile hit={product} headingLevel="h3" isInColor={product.isInColor} />}
    />
  );
}

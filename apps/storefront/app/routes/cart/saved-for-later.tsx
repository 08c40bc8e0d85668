import { FormattedMessage } from 'react-intl';
import { SavedList } from '../../features/cart/saved-list.tsx';
import { ProductTile } from '../../features/catalog/product-tile.tsx';
import { useSavedIds } from '../../shared/saved-items/use-saved-items.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useProductsById } from '../saved-items/use-products-by-id.ts';

/** A row of tiles; the page of saved items has them all. */
const SHOWN = 4;

/** What was saved for later, below the cart. It comes once the browser has said what there is. */
export function SavedForLater() {
  const ids = useSavedIds();
  const products = useProductsById(ids?.slice(0, SHOWN) ?? null);
  if (!ids || ids.length === 0 || !products || products.length === 0) return null;
  return (
    <section className="mt-section">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-xl">
          <FormattedMessage id="cart.saved.title" values={{ count: ids.length }} />
        </h2>
        <TextLink to="/cart/wishlist" look="strong">
          <FormattedMessage id="cart.saved.all" />
        </TextLink>
      </div>
      <SavedList
        products={products}
        savedIds={ids}
        returnTo="/cart"
        renderTile={(product) => (
          <ProductTile hit={product} headingLevel="h3" isInColor={product.isInColor} />
        )}
      />
    </section>
  );
}

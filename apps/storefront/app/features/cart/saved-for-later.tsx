import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSavedIds } from '../../shared/saved-items/use-saved-items.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { SavedList, type SavedProduct, useSavedProducts } from './saved-list.tsx';

/** One row of tiles; the page of saved items shows all. */
const SHOWN = 4;

type Props = { readonly renderTile: (product: SavedProduct) => ReactNode };

/** Items saved for later, below the cart. Rendered in the browser only, which knows a guest's items. */
export function SavedForLater({ renderTile }: Props) {
  const ids = useSavedIds();
  const products = useSavedProducts(ids?.slice(0, SHOWN) ?? null);
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
      <SavedList products={products} savedIds={ids} returnTo="/cart" renderTile={renderTile} />
    </section>
  );
}

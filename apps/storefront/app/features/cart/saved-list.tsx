import { type ReactNode, useEffect, useRef } from 'react';
import type { SavedProduct } from './saved-product.ts';
import { SavedTile } from './saved-tile.tsx';

type Props = {
  readonly products: readonly SavedProduct[];
  /** Ids that are saved at this moment; null while that is not known. */
  readonly savedIds: readonly string[] | null;
  readonly returnTo: string;
  readonly renderTile: (product: SavedProduct) => ReactNode;
};

/** Saved products as tiles; one that was taken back leaves at once, and comes back when that is undone. */
export function SavedList({ products, savedIds, returnTo, renderTile }: Props) {
  const shown = savedIds ? products.filter(({ savedId }) => savedIds.includes(savedId)) : products;
  const list = useRef<HTMLUListElement>(null);
  const lastCount = useRef(shown.length);
  useEffect(() => {
    const isFewer = shown.length < lastCount.current;
    lastCount.current = shown.length;
    // The control that had the focus is gone with its tile.
    if (isFewer && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [shown.length]);
  return (
    <ul
      ref={list}
      tabIndex={-1}
      className="grid gap-x-6 gap-y-8 outline-none md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
    >
      {shown.map((product) => (
        <li key={product.savedId}>
          <SavedTile product={product} returnTo={returnTo}>
            {renderTile(product)}
          </SavedTile>
        </li>
      ))}
    </ul>
  );
}

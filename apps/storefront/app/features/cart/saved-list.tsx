import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useFetcher } from 'react-router';
import { useSingleSubmit } from '../../platform/forms/use-single-submit.ts';
import { ShownFrequency } from '../../shared/pricing/payment-frequency.tsx';
import { useSaveToast } from '../../shared/saved-items/use-save-toast.tsx';
import { useSavedItems } from '../../shared/saved-items/use-saved-items.ts';
import type { Tile } from '../../shared/tiles/tile.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { MoveToCartResult } from './add-to-cart.server.ts';
import { CartProblem } from './cart-problem.tsx';

/** A saved item: the product, or one colour of it, with the visitor's store's price and stock. */
export type SavedProduct = Tile & {
  /** As on the list: the product's id or the colour's. */
  readonly savedId: string;
  /** Saved in a colour; `variants` holds only that one. */
  readonly isInColor: boolean;
};

type Props = {
  readonly products: readonly SavedProduct[];
  /** Ids that are saved now; null until they are loaded. */
  readonly savedIds: readonly string[] | null;
  readonly returnTo: string;
  readonly renderTile: (product: SavedProduct) => ReactNode;
};

/** Saved products as tiles. A removed one disappears at once and returns with an undo. */
export function SavedList({ products, savedIds, returnTo, renderTile }: Props) {
  const shown = savedIds ? products.filter(({ savedId }) => savedIds.includes(savedId)) : products;
  const list = useRef<HTMLUListElement>(null);
  const lastCount = useRef(shown.length);
  useEffect(() => {
    const isFewer = shown.length < lastCount.current;
    lastCount.current = shown.length;
    // The control that had the focus went with its tile.
    if (isFewer && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [shown.length]);
  return (
    <ul
      ref={list}
      tabIndex={-1}
      className="grid gap-x-6 gap-y-8 outline-none md:grid-cols-2 md:gap-y-0 lg:grid-cols-3 xl:grid-cols-4"
    >
      {shown.map((product) => (
        <li key={product.savedId} className="md:row-span-6 md:grid md:grid-rows-subgrid md:gap-0 md:pb-9">
          <SavedTile product={product} returnTo={returnTo}>
            {renderTile(product)}
          </SavedTile>
        </li>
      ))}
    </ul>
  );
}

type SavedTileProps = {
  readonly product: SavedProduct;
  /** Path of the page, for forms sent without JavaScript. */
  readonly returnTo: string;
  /** The product tile of the catalog feature. */
  readonly children: ReactNode;
};

/** A saved product with its actions. */
function SavedTile({ product, returnTo, children }: SavedTileProps) {
  const canMove = product.rates.length > 0 && product.availability.orderable;
  return (
    <div className="flex h-full flex-col md:contents">
      <div className="flex-1 md:contents">{children}</div>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 max-md:pl-36 max-[22.5rem]:pl-0">
        {canMove && <MoveToCart product={product} />}
        <Remove product={product} returnTo={returnTo} />
      </div>
    </div>
  );
}

function MoveToCart({ product }: Pick<SavedTileProps, 'product'>) {
  const { Form, data, state } = useFetcher<MoveToCartResult>();
  const sendOnce = useSingleSubmit(state !== 'idle', data);
  const items = useSavedItems();
  const showToast = useToast();
  const announced = useRef<MoveToCartResult>(undefined);
  useEffect(() => {
    if (!data || announced.current === data) return;
    announced.current = data;
    showToast(
      data.ok
        ? { tone: 'done', content: <MovedToCart /> }
        : { tone: 'error', content: <CartProblem {...data} /> },
    );
    if (data.ok) items.applyServerChange(data.savedId, 'removed');
  }, [data, items, showToast]);
  return (
    <Form method="post" action="/cart/wishlist" onSubmit={sendOnce}>
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="savedId" value={product.savedId} />
      <ShownFrequency />
      <Button type="submit" variant="outline" size="small" isBusy={state !== 'idle'}>
        <FormattedMessage id="saved.moveToCart" values={{ name: product.name, hidden }} />
      </Button>
    </Form>
  );
}

function MovedToCart() {
  const { formatMessage } = useIntl();
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-4">
      {formatMessage({ id: 'addToCart.title' }, { count: 1 })}
      <Link to="/cart" className="inline-flex min-h-9 items-center font-semibold">
        <FormattedMessage id="addToCart.viewCart" />
      </Link>
    </span>
  );
}

function Remove({ product, returnTo }: Omit<SavedTileProps, 'children'>) {
  const items = useSavedItems();
  const showOutcome = useSaveToast();
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    showOutcome(await items.remove([product.savedId]), { ids: [product.savedId] });
  };
  return (
    <form method="post" action="/saved-items" onSubmit={remove}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="productId" value={product.savedId} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button type="submit" variant="link" size="small">
        <FormattedMessage id="cart.remove" values={{ name: product.name, hidden }} />
      </Button>
    </form>
  );
}

function hidden(text: ReactNode[]) {
  return <span className="sr-only">{text}</span>;
}

/**
 * The products of ids that only the browser knows; null while they load. Keeps a product that was removed, so
 * that an undo shows it at once.
 * @param ids null while they are unknown, or where nothing should be loaded
 */
export function useSavedProducts(ids: readonly string[] | null): readonly SavedProduct[] | null {
  const { load, data } = useFetcher<{ products: readonly SavedProduct[] }>();
  const query = ids?.join(',') ?? '';
  useEffect(() => {
    if (query !== '') void load(`/saved-items?ids=${encodeURIComponent(query)}`);
  }, [query, load]);
  if (ids === null || (data === undefined && query !== '')) return null;
  return data?.products ?? [];
}

import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useFetcher } from 'react-router';
import { useSaveToast } from '../../shared/saved-items/use-save-toast.tsx';
import { useSavedItems } from '../../shared/saved-items/use-saved-items.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast/toast-provider.tsx';
import { cartProblemId } from './cart-problems.ts';
import type { MoveToCartResult } from './move-to-cart.server.ts';
import type { SavedProduct } from './saved-product.ts';

type Props = {
  readonly product: SavedProduct;
  /** Path of the page, for the forms of a browser without scripts. */
  readonly returnTo: string;
  /** The product tile; it belongs to the catalogue. */
  readonly children: ReactNode;
};

/** A saved product and what can be done with it. */
export function SavedTile({ product, returnTo, children }: Props) {
  const canMove = product.rates.length > 0 && product.availability.orderable;
  return (
    <div className="flex h-full flex-col">
      <div className="flex-1">{children}</div>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 max-md:pl-36 max-[22.5rem]:pl-0">
        {canMove && <MoveToCart product={product} />}
        <Remove product={product} returnTo={returnTo} />
      </div>
    </div>
  );
}

function MoveToCart({ product }: Pick<Props, 'product'>) {
  const { Form, data, state } = useFetcher<MoveToCartResult>();
  const items = useSavedItems();
  const showToast = useToast();
  const said = useRef<MoveToCartResult>(undefined);
  useEffect(() => {
    if (!data || said.current === data) return;
    said.current = data;
    showToast(
      data.ok
        ? { tone: 'done', content: <MovedToCart /> }
        : { tone: 'error', content: <FormattedMessage id={cartProblemId(data.code)} /> },
    );
    if (data.ok) items.note(data.savedId, 'removed');
  }, [data, items, showToast]);
  return (
    <Form method="post" action="/cart/wishlist">
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="savedId" value={product.savedId} />
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

function Remove({ product, returnTo }: Omit<Props, 'children'>) {
  const items = useSavedItems();
  const say = useSaveToast();
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    say(await items.remove([product.savedId]), { ids: [product.savedId] });
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

import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FactLine } from '../../ui/price-block.tsx';
import type { AddedToCart } from './add-to-cart.server.ts';
import { ItemPicture, ItemPrice, totalsOf } from './cart-item.tsx';

type Props<Product> = {
  readonly added: AddedToCart | null;
  readonly onClose: () => void;
  readonly recommendations: readonly Product[];
  /** Renders the product tile of the catalog feature. */
  readonly renderTile: (hit: Product) => ReactNode;
};

/** The added product, the subtotal, next steps and recommendations (specification section 2). */
export function AddToCartModal<Product extends { readonly id: string }>({
  added,
  onClose,
  recommendations,
  renderTile,
}: Props<Product>) {
  const intl = useIntl();
  useCloseOnRouteChange(added !== null, onClose);
  // Keeps the content while the dialog fades out.
  const last = useRef(added);
  if (added) last.current = added;
  const shown = added ?? last.current;
  const item = shown?.basket.items.find(({ itemId }) => itemId === shown.itemId);
  return (
    <Dialog
      isOpen={added !== null}
      onClose={onClose}
      size="large"
      closeLabel={intl.formatMessage({ id: 'shell.close' })}
      title={
        <span className="flex items-center gap-3">
          <Icon as="circle-check" size="l" className="text-spruce-600" />
          <FormattedMessage id="addToCart.title" values={{ count: shown?.quantity ?? 1 }} />
        </span>
      }
    >
      {shown && item && (
        <>
          <div className="mt-5 flex gap-4">
            <ItemPicture item={item} className="h-18 w-24 flex-none rounded-control" />
            <div className="min-w-0">
              <p className="text-xs text-ink-3">{item.brand}</p>
              <p className="mt-0.5 mb-2 text-base leading-snug font-semibold wrap-anywhere">
                {item.name}
                {item.colorName && `, ${item.colorName}`}
              </p>
              <ItemPrice item={item} isScheduled={shown.basket.quote?.isScheduled === true} />
            </div>
          </div>
          <Subtotal basket={shown.basket} />
          {recommendations.length > 0 && (
            <section className="mt-6">
              <h3 className="mb-4 text-lg">
                <FormattedMessage id="addToCart.recommendations" />
              </h3>
              <ul className="grid gap-4 md:grid-cols-3">
                {recommendations.map((hit) => (
                  <li key={hit.id} className="md:row-span-5 md:grid md:grid-rows-subgrid md:gap-0">
                    {renderTile(hit)}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </Dialog>
  );
}

function Subtotal({ basket }: { readonly basket: AddedToCart['basket'] }) {
  const priceText = usePriceText();
  const intl = useIntl();
  const { quote, agreements } = basket;
  const [payments, ...totals] = quote ? priceText.facts(totalsOf(quote)) : [];
  const severalAgreements = {
    label: intl.formatMessage({ id: 'agreements.count' }, { count: agreements.length }),
  };
  const first = agreements.length > 1 ? severalAgreements : payments;
  const count = basket.items.reduce((sum, item) => sum + item.quantity, 0);
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-card bg-sage-100 p-5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">
          <FormattedMessage id="addToCart.subtotal" values={{ count }} />{' '}
          {quote && (
            <>
              <b className="font-display text-[1.375rem] font-bold tracking-[-0.03em]">
                {priceText.money(quote.paymentCents)}
              </b>{' '}
              {priceText.unit(quote.frequency)}
            </>
          )}
        </p>
        {first && <FactLine facts={[first, ...totals]} className="mt-1.5 text-xs leading-5" />}
      </div>
      <div className="flex flex-1 flex-wrap gap-2.5 md:flex-none">
        <ButtonLink to="/cart" variant="outline" className="max-md:flex-1">
          <FormattedMessage id="addToCart.viewCart" />
        </ButtonLink>
        <ButtonLink to="/checkout" variant="action" className="max-md:flex-1">
          <FormattedMessage id="cart.checkout" />
        </ButtonLink>
      </div>
    </div>
  );
}

function useCloseOnRouteChange(isOpen: boolean, onClose: () => void): void {
  const { pathname } = useLocation();
  const openedOn = useRef(pathname);
  useEffect(() => {
    if (!isOpen) openedOn.current = pathname;
    else if (openedOn.current !== pathname) onClose();
  }, [isOpen, onClose, pathname]);
}

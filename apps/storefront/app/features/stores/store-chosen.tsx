import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigationType } from 'react-router';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IN_STOCK_HREF } from './in-stock.ts';
import { chosenHere } from './place-query.ts';

/**
 * After a store was chosen on a page that stays: which store it is now, and the ways on. It takes the focus, whose button
 * went with the choice.
 */
export function StoreChosen() {
  const { search } = useLocation();
  const hasJustChosen = useNavigationType() === 'REPLACE';
  const shop = useShopData();
  const store = shop?.store ?? null;
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = store !== null && !store.isGuess && chosenHere(search) === store.id;
  useEffect(() => {
    if (isShown && hasJustChosen) heading.current?.focus();
  }, [isShown, hasJustChosen]);
  if (!isShown) return null;
  return (
    <section className="mb-8 flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card bg-sage-100 p-5 md:px-7">
      <div className="flex min-w-0 flex-1 basis-72 gap-3">
        <Icon as="circle-check" className="mt-1 text-spruce-700" />
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="rounded-chip text-lg wrap-break-word">
            <FormattedMessage id="stores.chosenHere" values={{ store: `${store.address1}, ${store.city}` }} />
          </h2>
          <p className="mt-0.5 text-ink-2">
            <FormattedMessage id="stores.chosenText" />
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3 max-md:w-full max-md:*:flex-1">
        <ButtonLink to={IN_STOCK_HREF} variant="action">
          <FormattedMessage id="stores.shopInStock" />
        </ButtonLink>
        {(shop?.cartCount ?? 0) > 0 && (
          <ButtonLink to="/cart" variant="outline">
            <FormattedMessage id="addToCart.viewCart" />
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

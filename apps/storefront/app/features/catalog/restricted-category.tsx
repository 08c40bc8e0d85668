import { Store } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { useShopData } from '../../platform/shopper/shop-data.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** In place of a category that the visitor's store does not rent out (specification section 6). */
export function RestrictedCategory() {
  const store = useShopData()?.store ?? null;
  const { pathname } = useLocation();
  return (
    <section className="rounded-panel bg-sage-100 px-6 py-12 text-center">
      <Store aria-hidden="true" className="mx-auto size-8 stroke-[1.75] text-spruce-700" />
      <h1 className="mt-3 text-xl">
        <FormattedMessage id="listing.restricted.title" />
      </h1>
      <p className="mx-auto mt-2 max-w-lg text-ink-2">
        <FormattedMessage
          id="listing.restricted.text"
          values={{ store: store ? `${store.address1}, ${store.city}` : '' }}
        />
      </p>
      <div className="mt-5 flex flex-wrap items-center justify-center gap-x-6 gap-y-2">
        <ButtonLink to="/shop-all">
          <FormattedMessage id="listing.restricted.action" />
        </ButtonLink>
        <Link
          to={`/find-a-store?returnTo=${encodeURIComponent(pathname)}`}
          className="inline-flex min-h-11 items-center font-semibold text-spruce-700"
        >
          <FormattedMessage id="listing.restricted.change" />
        </Link>
      </div>
    </section>
  );
}

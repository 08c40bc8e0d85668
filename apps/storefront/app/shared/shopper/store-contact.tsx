import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { phoneHref } from '../../ui/phone-href.ts';
import { useShopData } from './shop-data.ts';
import { useFinderHref } from './use-finder-href.ts';

/** 'phone' and hours of the visitor's store, or a link to the store finder. */
export function StoreContact() {
  const store = useShopData()?.store ?? null;
  const finder = useFinderHref();
  if (!store || store.phone === '') {
    return (
      <Link to={finder} className="inline-flex min-h-11 items-center font-semibold text-spruce-700">
        <FormattedMessage id="contact.findStore" />
      </Link>
    );
  }
  return (
    <div className="flex gap-3 rounded-card bg-sage-100 p-5">
      <Icon as="phone" className="mt-0.5 text-spruce-700" />
      <div>
        <p className="font-semibold">
          <FormattedMessage id="contact.store" values={{ store: `${store.address1}, ${store.city}` }} />
        </p>
        <p>
          <a
            href={phoneHref(store.phone)}
            className="inline-flex min-h-8 items-center font-semibold text-spruce-700"
          >
            {store.phone}
          </a>
        </p>
        <p className="text-sm text-ink-2">
          <FormattedMessage id="contact.hours" />
        </p>
      </div>
    </div>
  );
}

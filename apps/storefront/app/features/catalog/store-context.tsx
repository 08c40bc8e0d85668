import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { LocatePrompt } from '../../shared/shopper/locate-prompt-part.ts';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import { useFinderHref } from '../../shared/shopper/use-finder-href.ts';

type Props = {
  readonly count: number;
  /** Breaks into two lines at every width. */
  readonly isNarrow?: boolean;
};

/** Number of products, read out when a filter changes it, and the store whose prices and stock are shown. */
export function StoreContext({ count, isNarrow = false }: Props) {
  const store = useShopData()?.store ?? null;
  const finder = useFinderHref();
  return (
    <>
      <p className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
        <span role="status" className={isNarrow ? 'w-full' : 'max-md:w-full'}>
          <FormattedMessage id="listing.count" values={{ count }} />
        </span>
        {store && !isNarrow && (
          <span aria-hidden="true" className="max-md:hidden">
            ·
          </span>
        )}
        {store && (
          <>
            <span>
              <FormattedMessage
                id="listing.storeLine"
                values={{
                  store: `${store.address1}, ${store.city}`,
                  b: (text) => <b className="font-semibold text-ink">{text}</b>,
                }}
              />
            </span>
            <Link
              to={finder}
              className="inline-flex min-h-6 items-center font-semibold text-spruce-700 underline"
            >
              <FormattedMessage id="listing.changeStore" />
            </Link>
          </>
        )}
      </p>
      {!store && <LocatePrompt className="mt-2" />}
    </>
  );
}

import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useFetcher, useLocation } from 'react-router';
import type { StoreOffers } from '../shared/offers/load-offers.server.ts';
import { OffersBody } from '../shared/offers/offers-body.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** The offers of the shopper's store, loaded when they are opened. */
export function OffersPanel({ onNavigate }: { readonly onNavigate: () => void }) {
  const { pathname, search } = useLocation();
  const { data, load } = useFetcher<{ readonly offers: StoreOffers | 'failed' | null }>();
  useEffect(() => {
    void load('/offers');
  }, [load]);
  const offers = data?.offers;
  return (
    <div aria-busy={!data}>
      <p className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-semibold">
          {offers && offers !== 'failed' && (
            <FormattedMessage
              id="offers.count"
              values={{ count: offers.offers.length, store: offers.storeAddress }}
            />
          )}
        </span>
        <Link to="/c/deals" onClick={onNavigate} className="font-semibold text-spruce-700 underline">
          <FormattedMessage id="category.allDeals" />
        </Link>
      </p>
      {data ? (
        <OffersBody loaded={data.offers} returnTo={pathname + search} />
      ) : (
        <Skeleton className="h-64" />
      )}
    </div>
  );
}

import { type RefObject, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFetcher, useLocation } from 'react-router';
import type { StoreOffers } from '../shared/offers/load-offers.server.ts';
import { OfferList } from '../shared/offers/offer-list.tsx';
import { OffersMissing } from '../shared/offers/offers-missing.tsx';
import { useOffersOpen } from '../shared/offers/use-offers-open.ts';
import { cx } from '../ui/cx.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextLink } from '../ui/text-link.tsx';

type Props = {
  /** Holds the offers and what opens them. */
  readonly area: RefObject<HTMLElement | null>;
  readonly className: string;
  /** On a click outside the area. */
  readonly onClose: () => void;
  readonly onNavigate: () => void;
};

/** The offers of the shopper's store, asked for when they are opened. */
export function StoreOffersNow({ area, className, onClose, onNavigate }: Props) {
  const { formatMessage } = useIntl();
  const { pathname, search, key } = useLocation();
  const { data, load, state } = useFetcher<{ readonly offers: StoreOffers | 'failed' | null }>();
  const openedOn = useRef(key);
  const group = useRef<HTMLFieldSetElement>(null);
  const wasRetried = useRef(false);
  const hasFailed = data?.offers === 'failed';
  useOffersOpen(area, true, onClose);
  useEffect(() => void load('/offers'), [load]);
  useEffect(() => {
    if (key !== openedOn.current) onNavigate();
  }, [key, onNavigate]);
  useEffect(() => {
    // The button that had the focus is gone.
    if (wasRetried.current && !hasFailed) group.current?.focus();
  }, [hasFailed]);
  const retry = () => {
    wasRetried.current = true;
    void load('/offers');
  };
  const found =
    data?.offers && data.offers !== 'failed' && data.offers.offers.length > 0 ? data.offers : null;
  return (
    <fieldset
      ref={group}
      // A press on a text leaves the focus in here, so that the panel of the header stays open.
      tabIndex={-1}
      aria-label={formatMessage({ id: 'shell.offers' })}
      aria-busy={!data}
      className={cx('outline-none [--hole:var(--color-oat-50)]', className)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        {found ? (
          <h2 className="font-sans text-base font-semibold tracking-normal">
            <FormattedMessage
              id="offers.count"
              values={{ count: found.offers.length, store: found.storeAddress }}
            />
          </h2>
        ) : data ? (
          <OffersMissing
            why={data.offers}
            returnTo={pathname + search}
            onNavigate={onNavigate}
            retry={{ onPress: retry, isBusy: state !== 'idle' }}
          />
        ) : (
          <Skeleton className="h-6 w-56" />
        )}
        <TextLink to="/c/deals" onClick={onNavigate} look="bold" className="whitespace-nowrap">
          <FormattedMessage id="category.allDeals" />
        </TextLink>
      </div>
      {(found || !data) && (
        <div className="mt-4">
          {found ? (
            <OfferList offers={found.offers} appliedCode={found.appliedCode} />
          ) : (
            <Skeleton className="h-64" />
          )}
        </div>
      )}
    </fieldset>
  );
}

import { FormattedMessage } from 'react-intl';
import { LinkedMessage } from '../../ui/text-link.tsx';
import type { StoreOffers } from './load-offers.server.ts';
import { OfferList } from './offer-list.tsx';

type Props = {
  readonly loaded: StoreOffers | 'failed' | null;
  /** Path of the page, for a store that is chosen first. */
  readonly returnTo: string;
};

/** The store's offers, or why there are none. */
export function OffersBody({ loaded, returnTo }: Props) {
  if (loaded === null) {
    const finder = `/find-a-store?${new URLSearchParams({ returnTo })}`;
    return (
      <p className="text-ink-2">
        <LinkedMessage id="offers.noStore" to={finder} look="inline" />
      </p>
    );
  }
  if (loaded === 'failed' || loaded.offers.length === 0) {
    return (
      <p className="text-ink-2">
        <FormattedMessage id={loaded === 'failed' ? 'offers.failed' : 'offers.none'} />
      </p>
    );
  }
  return <OfferList offers={loaded.offers} appliedCode={loaded.appliedCode} />;
}

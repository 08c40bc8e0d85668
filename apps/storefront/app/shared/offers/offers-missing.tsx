import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/button.tsx';
import { LinkedMessage } from '../../ui/text-link.tsx';
import type { StoreOffers } from './load-offers.server.ts';

type Props = {
  readonly why: StoreOffers | 'failed' | null;
  /** Path of the page, for a store that is chosen first. */
  readonly returnTo: string;
  readonly onNavigate?: () => void;
  /** Where they can be asked for again without the page. */
  readonly retry?: { readonly onPress: () => void; readonly isBusy: boolean };
};

/** Why there are no offers: no store, none in the store, or they can't be loaded. */
export function OffersMissing({ why, returnTo, onNavigate, retry }: Props) {
  if (why === null) {
    const finder = `/find-a-store?${new URLSearchParams({ returnTo })}`;
    return (
      <p className="text-ink-2">
        <LinkedMessage id="offers.noStore" to={finder} look="inline" onClick={onNavigate} />
      </p>
    );
  }
  if (why !== 'failed' || !retry) {
    return (
      <p className="text-ink-2">
        <FormattedMessage id={why === 'failed' ? 'offers.failed' : 'offers.none'} />
      </p>
    );
  }
  return (
    <div>
      <p role="alert" className="text-ink-2">
        <FormattedMessage id="offers.notLoaded" />
      </p>
      <Button variant="outline" size="small" className="mt-3" isBusy={retry.isBusy} onClick={retry.onPress}>
        <FormattedMessage id="offers.retry" />
      </Button>
    </div>
  );
}

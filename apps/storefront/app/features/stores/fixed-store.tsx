import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { ChosenStore } from '../../platform/shopper/chosen-store.server.ts';
import { StoreInfoCard } from './store-info-card.tsx';

type Props = { readonly store: ChosenStore; readonly isNarrow?: boolean };

/** In place of the search: the store of a registered shopper, or of a guest with an approval. */
export function FixedStore({ store, isNarrow = false }: Props) {
  return (
    <>
      <StoreInfoCard store={store} isMine distanceMiles={store.distanceMiles} isNarrow={isNarrow} />
      <p className="mt-4 max-w-[62ch] text-sm text-ink-2">
        <FormattedMessage
          id="stores.fixed"
          values={{
            link: (text) => (
              <Link to="/contact-us" className="font-semibold text-spruce-700 underline">
                {text}
              </Link>
            ),
          }}
        />
      </p>
    </>
  );
}

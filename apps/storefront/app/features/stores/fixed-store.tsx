import { FormattedMessage } from 'react-intl';
import type { ChosenStore } from '../../shared/shopper/chosen-store.server.ts';
import { TextLink } from '../../ui/text-link.tsx';
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
              <TextLink look="bold" to="/contact-us">
                {text}
              </TextLink>
            ),
          }}
        />
      </p>
    </>
  );
}

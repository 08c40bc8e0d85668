import type { Store } from '@ownpath/contracts/stores';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { cx } from '../../ui/cx.ts';
import { ChooseStoreButton } from './choose-store-button.tsx';
import { placeQuery } from './place-query.ts';
import { type StoreMark, StoreMarkText } from './store-mark.tsx';

type Props = {
  readonly store: Store;
  /** Number on the map. */
  readonly number: number;
  /** Null for a store that is not the visitor's. */
  readonly mark: StoreMark | null;
  readonly isActive: boolean;
  readonly onActivate: (storeId: string | null) => void;
  /** What was asked, and where to go afterwards. */
  readonly search: URLSearchParams;
  readonly returnTo: string | null;
  /** Shows the store right here; its page otherwise. */
  readonly onInfo?: ((store: Store) => void) | undefined;
};

/** Id of a store's row, for the map to scroll to. */
export function storeRowId(storeId: string): string {
  return `store-${storeId}`;
}

export function StoreRow({ store, number, mark, isActive, onActivate, ...way }: Props) {
  const { search, returnTo, onInfo } = way;
  const isMine = mark === 'mine';
  return (
    <li
      id={storeRowId(store.id)}
      tabIndex={-1}
      onPointerEnter={() => onActivate(store.id)}
      onPointerLeave={() => onActivate(null)}
      onFocus={() => onActivate(store.id)}
      className={cx(
        'grid grid-cols-[auto_1fr] gap-x-3.5 border-t border-oat-300 p-4.5 first:border-t-0 focus-visible:-outline-offset-3',
        isMine ? 'bg-sage-100 shadow-[inset_4px_0_0_var(--color-spruce-700)]' : isActive && 'bg-sage-50',
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'grid size-9 place-items-center rounded-full text-sm font-semibold',
          isMine || isActive
            ? 'bg-spruce-700 text-white'
            : 'bg-white text-spruce-700 ring-2 ring-spruce-700 ring-inset',
        )}
      >
        {number}
      </span>
      <div className="min-w-0">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="font-sans text-base font-semibold tracking-normal wrap-break-word">
            {store.address1}
          </h3>
          {store.distanceMiles !== null && (
            <span className="whitespace-nowrap text-ink-2">
              <FormattedMessage
                id="stores.distance"
                values={{ miles: <FormattedNumber value={store.distanceMiles} minimumFractionDigits={1} /> }}
              />
            </span>
          )}
        </div>
        <p className="text-ink-2">
          {store.city}, {store.stateCode} {store.postalCode}
        </p>
        {mark && !isMine && <StoreMarkText mark={mark} className="mt-2" />}
        <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
          {isMine ? (
            <StoreMarkText mark="mine" className="min-h-10" />
          ) : (
            <ChooseStoreButton
              storeId={store.id}
              address={store.address1}
              distanceMiles={store.distanceMiles}
              returnTo={returnTo}
            />
          )}
          <Link
            to={`/find-your-store/storeid/${store.id}${placeQuery(search)}`}
            onClick={(event) => {
              if (!onInfo) return;
              event.preventDefault();
              onInfo(store);
            }}
            className="inline-flex min-h-10 items-center text-spruce-700 underline"
          >
            <FormattedMessage id="stores.info" />
            <span className="sr-only">: {store.address1}</span>
          </Link>
        </div>
      </div>
    </li>
  );
}

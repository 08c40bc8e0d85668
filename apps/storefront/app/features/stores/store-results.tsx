import type { Store } from '@ownpath/contracts/stores';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ChosenStore } from '../../shared/shopper/chosen-store.server.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import type { StoreSearchResult } from './find-stores.server.ts';
import { showMoreQuery } from './place-query.ts';
import { markOf } from './store-mark.tsx';
import { StoreRow, storeRowId } from './store-row.tsx';

type Found = Extract<StoreSearchResult, { outcome: 'found' }>;

/** From here on the list is longer than its box, and fades out at the bottom. */
const FADING_COUNT = 3;

/** The store under the pointer or the focus, in the list or on the map. */
export function useActiveStore() {
  const [activeId, setActiveId] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  function activateFromMap(storeId: string | null) {
    setActiveId(storeId);
    if (storeId !== null && list.current) scrollTo(list.current, storeId);
  }
  return { activeId, setActiveId, activateFromMap, list };
}

/** Brings a store's row into view. Only the list moves, never the page under the pointer. */
function scrollTo(list: HTMLElement, storeId: string): HTMLElement | null {
  const row = document.getElementById(storeRowId(storeId));
  if (row) list.scrollTo({ top: row.offsetTop - list.offsetTop, behavior: 'smooth' });
  return row;
}

/**
 * After "Load More" the focus moves to the first new store. The button stays until then, even when there are no more:
 * the focus would be lost with it.
 */
function useMore(stores: Found['stores'], list: RefObject<HTMLElement | null>) {
  const [askedAt, setAskedAt] = useState<Found['stores'] | null>(null);
  useEffect(() => {
    if (askedAt === null || askedAt === stores) return;
    const first = stores[askedAt.length];
    if (first && list.current) scrollTo(list.current, first.id)?.focus({ preventScroll: true });
    setAskedAt(null);
  }, [askedAt, stores, list]);
  return { isAsked: askedAt !== null, ask: () => setAskedAt(stores) };
}

type Props = {
  readonly result: Found;
  /** Of the visitor. */
  readonly store: ChosenStore | null;
  readonly active: ReturnType<typeof useActiveStore>;
  /** What was asked, and where to go afterwards. */
  readonly search: URLSearchParams;
  readonly returnTo: string | null;
  /** Shows them right here, instead of on pages of their own. */
  readonly here?: { readonly onMore: (query: string) => void; readonly onInfo: (store: Store) => void };
};

/** The numbered list beside the map. */
export function StoreResults({ result, store: own, active, search, returnTo, here }: Props) {
  const { stores, nextVisibleCount } = result;
  const isFading = stores.length >= FADING_COUNT;
  const more = useMore(stores, active.list);
  const moreQuery = showMoreQuery(search, nextVisibleCount ?? stores.length);
  return (
    <>
      <div className="relative overflow-hidden rounded-card bg-white shadow-card">
        <ol
          ref={active.list}
          className={cx('relative max-h-[350px] overflow-y-auto overscroll-contain', isFading && 'pb-6')}
        >
          {stores.map((store, index) => (
            <StoreRow
              key={store.id}
              store={store}
              number={index + 1}
              mark={markOf(store.id, own)}
              isActive={store.id === active.activeId}
              onActivate={active.setActiveId}
              search={search}
              returnTo={returnTo}
              onInfo={here?.onInfo}
            />
          ))}
        </ol>
        {isFading && (
          <div
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-0 bottom-0 h-14 bg-linear-to-t from-white to-white/0"
          />
        )}
      </div>
      {(nextVisibleCount !== null || more.isAsked) && (
        <ButtonLink
          to={moreQuery}
          replace
          preventScrollReset
          onClick={(event) => {
            more.ask();
            if (!here) return;
            event.preventDefault();
            here.onMore(moreQuery);
          }}
          variant="link"
          isBlock
          className="mt-2"
        >
          <FormattedMessage id="stores.more" />
        </ButtonLink>
      )}
    </>
  );
}

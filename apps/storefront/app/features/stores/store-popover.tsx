import { Popover } from '@base-ui/react/popover';
import type { Store } from '@ownpath/contracts/stores';
import { STORE_POPOVER_SCROLL_PX } from '@ownpath/domain/constants';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useFetcher, useLocation } from 'react-router';
import { useFixedStore, useShopData } from '../../shared/shopper/shop-data.ts';
import { Button, iconButtonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { floatingClass } from '../../ui/overlay-classes.ts';
import { ChooseStoreButton } from './choose-store-button.tsx';
import { FindForm } from './find-form.tsx';
import type { StoreQuery, StoreSearchResult } from './find-stores.server.ts';
import { FixedStore, StoreInfoCard } from './store-info-card.tsx';
import { markOf } from './store-mark.tsx';
import { ChangeWarning, ChooseProblem, SearchStatus } from './store-notices.tsx';
import { StoreResults, useActiveStore } from './store-results.tsx';
import { useChooseProblem } from './use-choose-store.ts';

type Props = { readonly anchor: HTMLElement | null; readonly onClose: () => void };

/** The store finder at the header's store link; the page below stays usable. */
export function StorePopover({ anchor, onClose }: Props) {
  const { formatMessage } = useIntl();
  const fixed = useFixedStore();
  useCloseOnScroll(anchor !== null, onClose);
  return (
    <Popover.Root
      open={anchor !== null}
      onOpenChange={(isOpen, { event }) => {
        // The store link closes it by itself.
        const isOnAnchor = event.target instanceof Node && anchor?.contains(event.target) === true;
        if (!isOpen && !isOnAnchor) onClose();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          sideOffset={8}
          collisionPadding={8}
          align="start"
          className="z-40"
        >
          <Popover.Popup
            className={cx(floatingClass, 'max-h-[calc(100dvh-4.5rem)] w-108 overflow-y-auto p-5')}
          >
            <Popover.Title className="pr-10 text-lg">
              <FormattedMessage id="stores.title" />
            </Popover.Title>
            <div className="mt-3">{fixed ? <FixedStore store={fixed} isNarrow /> : <Finder />}</div>
            <Popover.Close
              aria-label={formatMessage({ id: 'shell.close' })}
              className={cx(iconButtonClass, 'absolute! top-2 right-2')}
            >
              <Icon as="x" />
            </Popover.Close>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** A visitor who scrolls on reads the page. */
function useCloseOnScroll(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const startPx = window.scrollY;
    const onScroll = () => {
      if (Math.abs(window.scrollY - startPx) > STORE_POPOVER_SCROLL_PX) close();
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [isOpen]);
}

function Finder() {
  const location = useLocation();
  const returnTo = location.pathname + location.search;
  const finder = useFetcher<{ query: StoreQuery; result: StoreSearchResult }>();
  const [search, setSearch] = useState(() => new URLSearchParams({ returnTo }));
  const [shown, setShown] = useState<Store | null>(null);
  const active = useActiveStore();
  const store = useShopData()?.store ?? null;
  const problemCode = useChooseProblem();
  const isSearching = finder.state !== 'idle';
  const result = finder.data?.result ?? { outcome: 'idle' as const };
  function find(query: string) {
    const next = new URLSearchParams(query);
    next.set('returnTo', returnTo);
    setSearch(next);
    void finder.load(`/find-a-store?${next}`);
  }
  const ownPostalCode = store?.postalCode ?? '';
  const findNear = useEffectEvent((postalCode: string) => find(`?postalCode=${postalCode}`));
  useEffect(() => {
    // A shopper with a store sees what is near it.
    if (ownPostalCode) findNear(ownPostalCode);
  }, [ownPostalCode]);
  if (shown) {
    return <StoreInfo store={shown} returnTo={returnTo} onBack={() => setShown(null)} />;
  }
  const found = result.outcome === 'found' ? result : null;
  // An empty field is the same problem here as too few digits (specification section 5).
  const isMistyped = result.outcome === 'postal-code-needed' || result.outcome === 'location-needed';
  const isLocated = search.get('config') === 'ip';
  const problem = isMistyped ? (isLocated ? 'location-needed' : 'postal-code-needed') : null;
  return (
    <>
      <FindForm search={search} onFind={find} problem={problem} isBusy={isSearching} />
      <div role="status" className="mt-4 mb-2 text-sm text-ink-2 empty:hidden">
        {isSearching && <FormattedMessage id="stores.loading" />}
        {!isSearching && found && (
          <FormattedMessage
            id={search.get('postalCode') ? 'stores.count' : 'stores.countHere'}
            values={{ count: found.total, postalCode: search.get('postalCode') }}
          />
        )}
      </div>
      <SearchStatus result={result} />
      <div className="mb-2 empty:hidden">
        <ChooseProblem code={problemCode} />
      </div>
      {found && (
        <StoreResults
          result={found}
          store={store}
          active={active}
          search={search}
          returnTo={returnTo}
          here={{ onMore: find, onInfo: setShown }}
        />
      )}
      {(found || store) && (
        <div className="mt-4 text-sm">
          <ChangeWarning />
        </div>
      )}
      <p className="mt-3">
        <Link
          to={`/find-a-store?${search}`}
          className="inline-flex min-h-10 items-center text-sm font-semibold text-spruce-700 underline"
        >
          <FormattedMessage id="stores.openMap" />
        </Link>
      </p>
    </>
  );
}

type StoreInfoProps = {
  readonly store: Store;
  readonly returnTo: string;
  readonly onBack: () => void;
};

function StoreInfo({ store, returnTo, onBack }: StoreInfoProps) {
  const mark = markOf(store.id, useShopData()?.store ?? null);
  return (
    <>
      <Button variant="link" size="small" onClick={onBack} className="mb-2">
        <Icon as="arrow-left" size="s" />
        <FormattedMessage id="stores.back" />
      </Button>
      <StoreInfoCard store={store} mark={mark} distanceMiles={store.distanceMiles} isNarrow>
        {mark !== 'mine' && (
          <ChooseStoreButton
            storeId={store.id}
            address={store.address1}
            distanceMiles={store.distanceMiles}
            returnTo={returnTo}
            size="medium"
          />
        )}
      </StoreInfoCard>
    </>
  );
}

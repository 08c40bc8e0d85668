import { lazy, Suspense, useState } from 'react';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import { useStorePrompt } from '../../shared/shopper/store-prompt.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { useStoreArrival } from './use-choose-store.ts';

const StorePopover = lazy(() =>
  import('./store-popover.tsx').then((module) => ({ default: module.StorePopover })),
);

const StoreGuess = lazy(() =>
  import('./store-guess.tsx').then(
    (module) => ({ default: module.StoreGuess }),
    // Without a connection nothing can be guessed.
    () => ({ default: () => null }),
  ),
);

const StoreBanner = lazy(() =>
  import('./store-banner.tsx').then((module) => ({ default: module.StoreBanner })),
);

const nothing = () => {};

/** The question about an assigned store. Who chose one has no need of its code. */
export function StoreBannerHost() {
  if (useShopData()?.store?.isGuess !== true) return null;
  return (
    <Suspense>
      <StoreBanner />
    </Suspense>
  );
}

/** Assigns a store to a visitor who chose none. By itself: an update beside the banner would make it come anew. */
export function StoreGuessHost() {
  const shop = useShopData();
  const isHydrated = useIsHydrated();
  if (!isHydrated || shop === null || shop.store?.isGuess === false) return null;
  return (
    <Suspense>
      <StoreGuess isLocated={shop.store !== null} />
    </Suspense>
  );
}

/** The store finder of every page. The pop-over's code is loaded when it first opens. */
export function StorePopoverHost() {
  const prompt = useStorePrompt();
  const anchor = prompt?.anchor ?? null;
  const [hasOpened, setHasOpened] = useState(false);
  if (anchor && !hasOpened) setHasOpened(true);
  const close = prompt?.close ?? nothing;
  useStoreArrival(close);
  if (!hasOpened) return null;
  return (
    <Suspense>
      <StorePopover anchor={anchor} onClose={close} />
    </Suspense>
  );
}

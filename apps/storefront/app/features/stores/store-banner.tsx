import { STORE_POPOVER_MS, STORE_POPOVER_SCROLL_PX } from '@ownpath/domain/constants';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useFetcher, useLocation } from 'react-router';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CHOOSE_STORE_KEY } from './use-choose-store.ts';

/** Pages where the visitor looks for a store already. */
const FINDERS = ['/find-a-store', '/store-locator', '/find-your-store'];

/** Asks whether the assigned store is right, in the flow of the page so that it covers nothing. */
export function StoreBanner() {
  const store = useShopData()?.store ?? null;
  const { pathname, search } = useLocation();
  const isAsked = store?.isGuess === true && !FINDERS.some((path) => pathname.startsWith(path));
  const banner = useRef<HTMLElement>(null);
  const fetcher = useFetcher({ key: CHOOSE_STORE_KEY });
  const isOver = useHasWaited(isAsked, banner);
  if (!store || !isAsked || isOver) return null;
  const returnTo = pathname + search;
  return (
    <section ref={banner} aria-labelledby="store-banner" className="border-b border-oat-300 bg-white">
      <div className="page-width flex flex-wrap items-center gap-x-5 gap-y-1.5 py-2.5">
        <p className="flex min-w-0 flex-1 basis-72 items-start gap-2.5">
          <Icon as="map-pin" className="mt-0.5 text-spruce-700" />
          <span>
            <b id="store-banner" className="font-semibold">
              <FormattedMessage id="stores.banner.question" />
            </b>{' '}
            <FormattedMessage
              id="stores.banner.text"
              values={{ store: `${store.address1}, ${store.city}, ${store.stateCode} ${store.postalCode}` }}
            />
          </span>
        </p>
        <div className="flex flex-none items-center gap-4 max-md:pl-7.5">
          <fetcher.Form method="post" action="/find-a-store">
            <input type="hidden" name="storeId" value={store.id} />
            <input type="hidden" name="returnTo" value={returnTo} />
            {store.distanceMiles !== null && (
              <input type="hidden" name="distanceMiles" value={store.distanceMiles} />
            )}
            <Button type="submit" size="small" isBusy={fetcher.state !== 'idle'}>
              <FormattedMessage id="stores.banner.yes" />
            </Button>
          </fetcher.Form>
          <Link
            to={`/find-a-store?postalCode=${store.postalCode}&returnTo=${encodeURIComponent(returnTo)}`}
            className="inline-flex min-h-10 items-center text-sm font-semibold text-spruce-700 underline"
          >
            <FormattedMessage id="stores.banner.change" />
          </Link>
        </div>
      </div>
    </section>
  );
}

/** True once the question was shown long enough or the page was scrolled past it; not while it is in use. */
function useHasWaited(isAsked: boolean, banner: { readonly current: HTMLElement | null }): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isAsked || isOver) return;
    const isInUse = () =>
      banner.current?.matches(':hover') === true || banner.current?.contains(document.activeElement) === true;
    const end = () => {
      if (!isInUse()) setIsOver(true);
    };
    const timer = setInterval(end, STORE_POPOVER_MS);
    const onScroll = () => {
      if (window.scrollY > STORE_POPOVER_SCROLL_PX) end();
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearInterval(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [isAsked, isOver, banner]);
  return isOver;
}

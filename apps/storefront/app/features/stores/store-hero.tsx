import type { Store } from '@ownpath/contracts/stores';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { RoomPicture } from '../../shared/pictures/room-picture.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { phoneHref } from '../../ui/phone-href.ts';
import { IN_STOCK_HREF } from './in-stock.ts';
import { OpenNow } from './store-hours.tsx';
import { CityAndDistance, DirectionsLink } from './store-info-card.tsx';
import { type StoreMark, StoreMarkText } from './store-mark.tsx';
import type { StoreWeek } from './store-week.server.ts';

type Props = {
  readonly store: Store;
  readonly mark: StoreMark | null;
  readonly distanceMiles: number | null;
  readonly week: StoreWeek | null;
  /** A room as stores show them; null where the catalogue has none. */
  readonly photo: ComponentProps<typeof RoomPicture>['photo'] | null;
  /** "Make This My Store", where it can be chosen. */
  readonly children?: ReactNode;
};

/** The store's name and address, how to reach it, and what it looks like. */
export function StoreHero({ store, mark, distanceMiles, week, photo, children }: Props) {
  return (
    <header
      className={cx(
        'grid items-center gap-x-12 gap-y-6',
        photo && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]',
      )}
    >
      <div className="min-w-0">
        {mark && (
          <p className="mb-1.5">
            <StoreMarkText mark={mark} />
          </p>
        )}
        <h1 className="text-2xl wrap-break-word">{store.address1}</h1>
        <p className="mt-2 text-base text-ink-2">
          <CityAndDistance store={store} distanceMiles={distanceMiles} />
          {store.tagline !== '' && <span className="mt-0.5 block">{store.tagline}</span>}
        </p>
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
          {week && <OpenNow week={week} />}
          <a
            href={phoneHref(store.phone)}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-spruce-700 underline"
          >
            <Icon as="phone" size="s" />
            {store.phone}
          </a>
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-3 max-sm:*:w-full">
          {mark && (
            <ButtonLink to={IN_STOCK_HREF} variant={mark === 'mine' ? 'action' : 'outline'}>
              <FormattedMessage id="stores.shopInStock" />
            </ButtonLink>
          )}
          {children}
          <DirectionsLink store={store} variant="outline" />
        </div>
      </div>
      {photo && (
        <RoomPicture
          photo={photo}
          sizes="(min-width: 62rem) 42rem, 100vw"
          isFirst
          className="aspect-[1.6] w-full rounded-leaf object-cover max-lg:order-first"
        />
      )}
    </header>
  );
}

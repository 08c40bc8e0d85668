import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { ChosenStore } from '../../shared/shopper/chosen-store.server.ts';
import { ButtonLink, buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { phoneHref } from '../../ui/phone-href.ts';
import { LinkedMessage } from '../../ui/text-link.tsx';
import { IN_STOCK_HREF } from './in-stock.ts';
import { type StoreMark, StoreMarkText } from './store-mark.tsx';

type Props = {
  readonly store: Omit<ChosenStore, 'isGuess' | 'distanceMiles'>;
  /** Null for a store that is not the visitor's. */
  readonly mark: StoreMark | null;
  readonly distanceMiles: number | null;
  readonly headingLevel?: 'h2' | 'h3';
  /** In a narrow box everything stands one below the other. */
  readonly isNarrow?: boolean;
  /** More to do with the store, under the way to it. */
  readonly children?: ReactNode;
};

type Address = Pick<Props['store'], 'address1' | 'city' | 'stateCode' | 'postalCode'>;

function directionsHref(store: Address): string {
  const destination = `${store.address1}, ${store.city}, ${store.stateCode} ${store.postalCode}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}

type DirectionsProps = {
  readonly store: Address;
  readonly className: string;
  /** Before the words. */
  readonly children?: ReactNode;
};

/** "Get Directions", at a map service in a new window. */
export function DirectionsAnchor({ store, className, children }: DirectionsProps) {
  return (
    <a href={directionsHref(store)} target="_blank" rel="noopener" className={className}>
      {children}
      <FormattedMessage id="stores.directions" />
      <span className="sr-only">
        {' '}
        <FormattedMessage id="content.newWindow" />
      </span>
    </a>
  );
}

type DirectionsLinkProps = {
  readonly store: Address;
  readonly variant: 'solid' | 'outline';
  readonly isBlock?: boolean;
};

/** The same as a button. */
export function DirectionsLink({ store, variant, isBlock = false }: DirectionsLinkProps) {
  return (
    <DirectionsAnchor store={store} className={buttonClass({ variant, isBlock })}>
      <Icon as="navigation" />
    </DirectionsAnchor>
  );
}

/** City, state and ZIP code, with the distance where it is known. */
export function CityAndDistance({ store, distanceMiles }: Pick<Props, 'store' | 'distanceMiles'>) {
  return (
    <>
      {store.city}, {store.stateCode} {store.postalCode}
      {distanceMiles !== null && (
        <>
          {', '}
          <FormattedMessage
            id="stores.milesAway"
            values={{ miles: <FormattedNumber value={distanceMiles} minimumFractionDigits={1} /> }}
          />
        </>
      )}
    </>
  );
}

/** Address, distance, telephone, hours and the way to a store. */
export function StoreInfoCard({ store, mark, distanceMiles, headingLevel, isNarrow, children }: Props) {
  const Heading = headingLevel ?? 'h2';
  return (
    <section
      className={cx(
        'grid gap-6',
        !isNarrow &&
          'rounded-card bg-white p-5 shadow-card md:grid-cols-[1.3fr_1fr] md:p-9 lg:grid-cols-[1.3fr_1fr_minmax(0,22rem)]',
      )}
    >
      <div className="min-w-0">
        {mark && (
          <p className="mb-1.5">
            <StoreMarkText mark={mark} />
          </p>
        )}
        <Heading className="text-xl wrap-break-word">{store.address1}</Heading>
        <p className="mt-1.5 text-ink-2">
          <CityAndDistance store={store} distanceMiles={distanceMiles} />
        </p>
        <p className="mt-1">
          <a
            href={phoneHref(store.phone)}
            className="inline-flex min-h-11 items-center gap-2 text-spruce-700 underline"
          >
            <Icon as="phone" size="s" />
            {store.phone}
          </a>
        </p>
      </div>
      <StoreHours />
      <div className={cx('grid content-start gap-2.5', !isNarrow && 'md:col-span-2 lg:col-span-1')}>
        <DirectionsLink store={store} variant="solid" isBlock />
        {mark && (
          <ButtonLink to={IN_STOCK_HREF} variant="outline" isBlock>
            <FormattedMessage id="stores.shopInStock" />
          </ButtonLink>
        )}
        {children}
      </div>
    </section>
  );
}

/** The same in every store (specification section 9). */
export function StoreHours() {
  return (
    <div>
      <h3 className="mb-1.5 font-sans text-base font-semibold tracking-normal">
        <FormattedMessage id="stores.hours" />
      </h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        <dt className="text-ink-2">
          <FormattedMessage id="stores.hours.weekdays" />
        </dt>
        <dd className="font-semibold">
          <FormattedMessage id="stores.hours.open" />
        </dd>
        <dt className="text-ink-2">
          <FormattedMessage id="stores.hours.sunday" />
        </dt>
        <dd className="font-semibold">
          <FormattedMessage id="stores.hours.closed" />
        </dd>
      </dl>
    </div>
  );
}

type FixedStoreProps = { readonly store: ChosenStore; readonly isNarrow?: boolean };

/** In place of the search: the store of a registered shopper, or of a guest with an approval. */
export function FixedStore({ store, isNarrow = false }: FixedStoreProps) {
  return (
    <>
      <StoreInfoCard store={store} mark="mine" distanceMiles={store.distanceMiles} isNarrow={isNarrow} />
      <p className="mt-4 max-w-[62ch] text-sm text-ink-2">
        <LinkedMessage id="stores.fixed" to="/contact-us" />
      </p>
    </>
  );
}

import { canRentIn } from '@ownpath/domain/law';
import { distanceMiles, roundToTenthMile } from '@ownpath/domain/stores';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, useSearchParams } from 'react-router';
import { loadFloor } from '../features/catalog/load-floor.server.ts';
import { StoreFloor } from '../features/catalog/store-floor.tsx';
import { ChooseStoreButton } from '../features/stores/choose-store-button.tsx';
import { findPlace, readStoreQuery } from '../features/stores/find-stores.server.ts';
import { IN_STOCK_HREF } from '../features/stores/in-stock.ts';
import { placeQuery } from '../features/stores/place-query.ts';
import { StoreChosen } from '../features/stores/store-chosen.tsx';
import { StoreHero } from '../features/stores/store-hero.tsx';
import { markOf } from '../features/stores/store-mark.tsx';
import { StoreNotices } from '../features/stores/store-notices.tsx';
import { findStorePhoto } from '../features/stores/store-photo.server.ts';
import { StorePlace } from '../features/stores/store-place.tsx';
import { StoreServices } from '../features/stores/store-services.tsx';
import { storeStructuredData } from '../features/stores/store-structured-data.ts';
import { StoreTeam } from '../features/stores/store-team.tsx';
import { storeWeek } from '../features/stores/store-week.server.ts';
import {
  commerceContext,
  nowContext,
  originContext,
  sessionContext,
  siteContext,
} from '../platform/load-context.server.ts';
import { memoPage } from '../platform/memo-page.ts';
import { JsonLd } from '../platform/seo/json-ld.tsx';
import { StoreHead } from '../platform/seo/page-head.tsx';
import { findChosenStore, findStore } from '../shared/shopper/chosen-store.server.ts';
import { useFixedStore, useShopData } from '../shared/shopper/shop-data.ts';
import type { PageHandle } from '../shell/document-links.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/store-page.ts';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  const query = readStoreQuery(url);
  const [store, place, photo, floor] = await Promise.all([
    findStore(commerce, params.storeId),
    // The page works without a distance.
    findPlace(commerce, query).catch(() => null),
    findStorePhoto(commerce),
    // Prices and stock are those of the visitor's own store.
    findChosenStore(commerce, context.get(sessionContext)).then((own) =>
      own?.id === params.storeId ? loadFloor(commerce, IN_STOCK_HREF) : null,
    ),
  ]);
  if (!store) throw data(null, { status: 404 });
  const { origin } = context.get(originContext).publicUrl;
  return {
    store,
    photo,
    floor,
    week: storeWeek(context.get(nowContext), store.timeZone),
    from: place?.center ? { point: place.center, postalCode: query.postalCode } : null,
    url: `${origin}${context.get(siteContext).canonicalPrefix}/find-your-store/storeid/${store.id}`,
    distanceMiles: place?.center ? roundToTenthMile(distanceMiles(place.center, store)) : null,
    isClosedState: !canRentIn(store.stateCode, store.stateCode),
    isRegistered: context.get(sessionContext).read().tokens?.isRegistered ?? false,
  };
}

export const handle: PageHandle<unknown> = { describePage: () => ({}), isForGuests: true };

export default memoPage(function StorePage({ loaderData }: Route.ComponentProps) {
  const { store, week, from, floor, isRegistered, isClosedState } = loaderData;
  const you = useIntl().formatMessage({ id: 'stores.you' });
  const [search] = useSearchParams();
  const mark = markOf(store.id, useShopData()?.store ?? null);
  const fixed = useFixedStore();
  const canChoose = mark !== 'mine' && fixed === null && !isClosedState;
  return (
    <div className="page-width pt-6 pb-section">
      <StoreHead store={store} />
      <JsonLd data={import.meta.env.SSR && storeStructuredData(store, loaderData.url)} />
      {!isRegistered && fixed === null && (
        <ButtonLink to={`/find-a-store${placeQuery(search)}`} variant="link" className="mb-4">
          <Icon as="arrow-left" size="s" />
          <FormattedMessage id="stores.back" />
        </ButtonLink>
      )}
      <StoreChosen />
      <StoreHero
        store={store}
        mark={mark}
        distanceMiles={loaderData.distanceMiles}
        week={week}
        photo={loaderData.photo}
      >
        {canChoose && (
          <ChooseStoreButton
            storeId={store.id}
            address={store.address1}
            distanceMiles={loaderData.distanceMiles}
            returnTo={search.get('returnTo')}
            size="medium"
          />
        )}
      </StoreHero>
      <StoreNotices closedStateCode={isClosedState ? store.stateCode : null} canChoose={canChoose} />
      <div className="mt-8">
        <StorePlace
          store={store}
          week={week}
          from={from && { point: from.point, name: from.postalCode ?? you }}
        />
      </div>
      <StoreServices store={store} />
      {floor && (
        <StoreFloor floor={floor} processingFeeCents={store.processingFeeCents} href={IN_STOCK_HREF} />
      )}
      <StoreTeam team={store.team} />
    </div>
  );
});

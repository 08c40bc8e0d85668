import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigation } from 'react-router';
import { ChooseProblem } from '../../features/stores/choose-problem.tsx';
import { handleChooseStore } from '../../features/stores/choose-store.server.ts';
import { FindForm } from '../../features/stores/find-form.tsx';
import { findStores, readStoreQuery } from '../../features/stores/find-stores.server.ts';
import { SearchStatus } from '../../features/stores/search-status.tsx';
import { StoreInfoCard } from '../../features/stores/store-info-card.tsx';
import { StoreMap } from '../../features/stores/store-map.tsx';
import { StoreResults, useActiveStore } from '../../features/stores/store-results.tsx';
import { useChooseStore } from '../../features/stores/use-choose-store.ts';
import { commerceContext, sessionContext } from '../../platform/load-context.server.ts';
import { useShopData } from '../../platform/shopper/shop-data.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/route.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readStoreQuery(url);
  return { query, result: await findStores(context.get(commerceContext), query) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return handleChooseStore(request, {
    commerce: context.get(commerceContext),
    session: context.get(sessionContext),
  });
}

export default function StoreLocator({ loaderData, actionData }: Route.ComponentProps) {
  const { query, result } = loaderData;
  const intl = useIntl();
  const navigation = useNavigation();
  const store = useShopData()?.store ?? null;
  const active = useActiveStore();
  const { problemCode } = useChooseStore();
  const isSearching =
    navigation.state === 'loading' && /\/(find-a-store|store-locator)$/.test(navigation.location.pathname);
  const found = result.outcome === 'found' ? result : null;
  const inputProblem =
    result.outcome === 'location-needed' || result.outcome === 'postal-code-needed' ? result.outcome : null;
  const refusal = problemCode ?? (actionData && !actionData.ok ? actionData.code : null);
  return (
    <div className="page-width pt-8 pb-section">
      <title>
        {intl.formatMessage({ id: 'page.title' }, { title: intl.formatMessage({ id: 'stores.pageTitle' }) })}
      </title>
      <meta name="description" content={intl.formatMessage({ id: 'stores.description' })} />
      <h1 className="mb-6 text-2xl">
        <FormattedMessage id="stores.title" />
      </h1>
      {result.outcome === 'idle' && (
        <p className="-mt-2 mb-6 max-w-[62ch] text-base text-ink-2">
          <FormattedMessage id="stores.intro" />
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:gap-10">
        <div>
          <FindForm problem={inputProblem} isBusy={isSearching} />
          <div role="status" className="mt-5 mb-3 text-ink-2">
            {isSearching ? (
              <FormattedMessage id="stores.loading" />
            ) : (
              found && (
                <FormattedMessage
                  id={query.postalCode ? 'stores.count' : 'stores.countHere'}
                  values={{ count: found.total, postalCode: query.postalCode }}
                />
              )
            )}
          </div>
          <SearchStatus result={result} />
          <div className="mb-3 empty:hidden">
            <ChooseProblem code={refusal} />
          </div>
          {found && (
            <section aria-label={intl.formatMessage({ id: 'stores.list' })} aria-busy={isSearching}>
              <h2 className="sr-only">
                <FormattedMessage id="stores.list" />
              </h2>
              <StoreResults result={found} myStoreId={store?.id ?? null} active={active} />
            </section>
          )}
          {!found && store && <ChangeWarning />}
        </div>
        <div>
          {found && (
            <StoreMap
              center={found.center}
              stores={found.stores}
              activeId={active.activeId}
              onActivate={active.activateFromMap}
            />
          )}
          {found && <ChangeWarning />}
        </div>
      </div>
      {store && (
        <div className="mt-section">
          <StoreInfoCard
            store={store}
            isMine
            distanceMiles={found?.stores.find(({ id }) => id === store.id)?.distanceMiles ?? null}
          />
        </div>
      )}
    </div>
  );
}

/** Beside the map and its stores; below the form while there is none. */
function ChangeWarning() {
  return (
    <div className="mt-4">
      <Notice tone="info">
        <FormattedMessage id="stores.changeWarning" />
      </Notice>
    </div>
  );
}

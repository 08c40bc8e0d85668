import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import { ChooseStoreButton } from './choose-store-button.tsx';
import { FindForm } from './find-form.tsx';
import type { StoreQuery, StoreSearchResult } from './find-stores.server.ts';
import { StoreInfoCard } from './store-info-card.tsx';
import { StoreMap } from './store-map.tsx';
import { markOf } from './store-mark.tsx';
import { ChangeWarning, ChooseProblem, SearchStatus } from './store-notices.tsx';
import { StoreResults, useActiveStore } from './store-results.tsx';
import { useChooseProblem } from './use-choose-store.ts';

type Props = {
  readonly query: StoreQuery;
  readonly result: StoreSearchResult;
  /** The visitor's place is unknown: the stores are those near the retailer's default ZIP code. */
  readonly isSuggested: boolean;
  /** Why the store that was chosen without JavaScript was refused. */
  readonly refusal: string | null;
};

/** Search form, results and map, with the shopper's store below. */
export function StoreFinder({ query, result, isSuggested, refusal }: Props) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [asked] = useSearchParams();
  const search = new URLSearchParams(asked);
  if (query.postalCode) search.set('postalCode', query.postalCode);
  const navigation = useNavigation();
  const store = useShopData()?.store ?? null;
  const active = useActiveStore();
  const problemCode = useChooseProblem();
  const isSearching =
    navigation.state === 'loading' && /\/(find-a-store|store-locator)$/.test(navigation.location.pathname);
  const found = result.outcome === 'found' ? result : null;
  const inputProblem =
    result.outcome === 'location-needed' || result.outcome === 'postal-code-needed' ? result.outcome : null;
  return (
    <>
      {(result.outcome === 'idle' || isSuggested) && (
        <p className="-mt-2 mb-6 max-w-[62ch] text-base text-ink-2">
          <FormattedMessage
            id={isSuggested ? 'stores.introDefault' : 'stores.intro'}
            values={{ postalCode: query.postalCode }}
          />
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:gap-10">
        <div>
          <FindForm
            search={search}
            onFind={(next) => void navigate(next)}
            problem={inputProblem}
            isBusy={isSearching}
          />
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
            <ChooseProblem code={problemCode ?? refusal} />
          </div>
          {found && (
            <section aria-label={intl.formatMessage({ id: 'stores.list' })} aria-busy={isSearching}>
              <h2 className="sr-only">
                <FormattedMessage id="stores.list" />
              </h2>
              <StoreResults
                result={found}
                store={store}
                active={active}
                search={search}
                returnTo={search.get('returnTo')}
              />
            </section>
          )}
          {!found && store && (
            <div className="mt-4">
              <ChangeWarning />
            </div>
          )}
        </div>
        <div>
          {found && (
            <StoreMap
              center={found.center}
              from={query.postalCode ?? intl.formatMessage({ id: 'stores.you' })}
              stores={found.stores}
              activeId={active.activeId}
              onActivate={active.activateFromMap}
            />
          )}
          {found && (
            <div className="mt-4">
              <ChangeWarning />
            </div>
          )}
        </div>
      </div>
      {store && (
        <div className="mt-section">
          <StoreInfoCard
            store={store}
            mark={markOf(store.id, store)}
            distanceMiles={
              found?.stores.find(({ id }) => id === store.id)?.distanceMiles ?? store.distanceMiles
            }
          >
            {store.isGuess && (
              <ChooseStoreButton
                storeId={store.id}
                address={store.address1}
                distanceMiles={store.distanceMiles}
                returnTo={search.get('returnTo')}
                size="medium"
              />
            )}
          </StoreInfoCard>
        </div>
      )}
    </>
  );
}

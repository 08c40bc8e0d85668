import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import { ChangeWarning } from '../../features/stores/change-warning.tsx';
import { ChooseProblem } from '../../features/stores/choose-problem.tsx';
import { handleChooseStore } from '../../features/stores/choose-store.server.ts';
import { FindForm } from '../../features/stores/find-form.tsx';
import { findStores, readStoreQuery, type StoreQuery } from '../../features/stores/find-stores.server.ts';
import { FixedStore } from '../../features/stores/fixed-store.tsx';
import { SearchStatus } from '../../features/stores/search-status.tsx';
import { StoreInfoCard } from '../../features/stores/store-info-card.tsx';
import { StoreMap } from '../../features/stores/store-map.tsx';
import { StoreResults, useActiveStore } from '../../features/stores/store-results.tsx';
import { useChooseProblem } from '../../features/stores/use-choose-store.ts';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { clientAddressContext, commerceContext, sessionContext } from '../../platform/load-context.server.ts';
import { PageHead } from '../../platform/seo/page-head.tsx';
import type { Session } from '../../platform/session/session.server.ts';
import { findChosenStore } from '../../shared/shopper/chosen-store.server.ts';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import { useFixedStore } from '../../shared/shopper/use-fixed-store.ts';
import type { Route } from './+types/route.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  const asked = readStoreQuery(url);
  const query = isIdle(asked) ? await nearOwnStore(commerce, context.get(sessionContext), asked) : asked;
  return { query, result: await findStores(commerce, query) };
}

const isIdle = ({ postalCode, latitude, config }: StoreQuery) =>
  postalCode === null && latitude === null && config === null;

/** Whoever asks nothing sees what is near their store. */
async function nearOwnStore(
  commerce: CommerceClient,
  session: Session,
  query: StoreQuery,
): Promise<StoreQuery> {
  const store = await findChosenStore(commerce, session).catch(() => null);
  return store?.postalCode ? { ...query, postalCode: store.postalCode } : query;
}

export async function action({ request, context }: Route.ActionArgs) {
  return handleChooseStore(request, {
    commerce: context.get(commerceContext),
    session: context.get(sessionContext),
    clientAddress: context.get(clientAddressContext),
  });
}

export default function StoreLocator({ loaderData, actionData }: Route.ComponentProps) {
  const intl = useIntl();
  const fixed = useFixedStore();
  return (
    <div className="page-width pt-8 pb-section">
      <PageHead
        title={intl.formatMessage({ id: 'stores.pageTitle' })}
        description={intl.formatMessage({ id: 'stores.description' })}
      />
      <h1 className="mb-6 text-2xl">
        <FormattedMessage id="stores.title" />
      </h1>
      {fixed ? (
        <FixedStore store={fixed} />
      ) : (
        <Finder {...loaderData} refusal={actionData && !actionData.ok ? actionData.code : null} />
      )}
    </div>
  );
}

type FinderProps = Route.ComponentProps['loaderData'] & { readonly refusal: string | null };

function Finder({ query, result, refusal }: FinderProps) {
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
      {result.outcome === 'idle' && (
        <p className="-mt-2 mb-6 max-w-[62ch] text-base text-ink-2">
          <FormattedMessage id="stores.intro" />
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
                myStoreId={store?.id ?? null}
                active={active}
                search={search}
                returnTo={search.get('returnTo') ?? '/'}
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
            isMine
            distanceMiles={
              found?.stores.find(({ id }) => id === store.id)?.distanceMiles ?? store.distanceMiles
            }
          />
        </div>
      )}
    </>
  );
}

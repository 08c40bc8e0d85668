import { FormattedMessage, useIntl } from 'react-intl';
import { handleChooseStore } from '../features/stores/choose-store.server.ts';
import { findDefaultStores } from '../features/stores/default-place.server.ts';
import { findStores, readStoreQuery, type StoreQuery } from '../features/stores/find-stores.server.ts';
import { StoreChosen } from '../features/stores/store-chosen.tsx';
import { StoreFinder } from '../features/stores/store-finder.tsx';
import { FixedStore } from '../features/stores/store-info-card.tsx';
import type { CommerceClient } from '../platform/commerce/client.server.ts';
import { clientAddressContext, commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { memoPage } from '../platform/memo-page.ts';
import { PageHead } from '../platform/seo/page-head.tsx';
import type { Session } from '../platform/session/session.server.ts';
import { findChosenStore } from '../shared/shopper/chosen-store.server.ts';
import { useFixedStore } from '../shared/shopper/shop-data.ts';
import type { PageHandle } from '../shell/document-links.tsx';
import type { Route } from './+types/store-locator.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  const asked = readStoreQuery(url);
  const query = isIdle(asked) ? await nearOwnStore(commerce, context.get(sessionContext), asked) : asked;
  const suggested = isIdle(query) ? await findDefaultStores(commerce, query) : null;
  if (suggested) return { ...suggested, isSuggested: true };
  return { query, result: await findStores(commerce, query), isSuggested: false };
}

const isIdle = ({ postalCode, latitude, config }: StoreQuery) =>
  postalCode === null && latitude === null && config === null;

/** Without a search of their own shoppers see the stores near the one they chose. */
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

/** One canonical address for both. */
export const handle: PageHandle<unknown> = { describePage: () => ({ path: '/find-a-store' }) };

export default memoPage(function StoreLocator({ loaderData, actionData }: Route.ComponentProps) {
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
      <StoreChosen />
      {fixed ? (
        <FixedStore store={fixed} />
      ) : (
        <StoreFinder {...loaderData} refusal={actionData && !actionData.ok ? actionData.code : null} />
      )}
    </div>
  );
});

import { ROOT_CATEGORY_ID } from '@ownpath/domain/catalog';
import { FormattedMessage, useIntl } from 'react-intl';
import { findLastDecision } from '../features/approval/last-decision.server.ts';
import { Listing } from '../features/catalog/listing.tsx';
import { loadListing } from '../features/catalog/load-listing.server.ts';
import { StoreContext } from '../features/catalog/store-context.tsx';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { usePriceText } from '../shared/pricing/price-text.ts';
import { useShopData } from '../shared/shopper/shop-data.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { CenteredPanel } from '../ui/centered-panel.tsx';
import type { Route } from './+types/approved-items.ts';

/** Products within the visitor's approval; without one, a link to apply. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  const { approval } = await findLastDecision(commerce, context.get(sessionContext));
  if (approval === null || approval.response === 2 || approval.isExpired) return { approved: null };
  const scope = { category: ROOT_CATEGORY_ID };
  const result = await loadListing(commerce, url.searchParams, scope, { isApproved: true });
  return { approved: { weeklyCents: approval.weeklyLeftCents, result } };
}

export default function ApprovedItemsPage({ loaderData: { approved } }: Route.ComponentProps) {
  const intl = useIntl();
  const { money } = usePriceText();
  const hasStore = Boolean(useShopData()?.store);
  const title = intl.formatMessage({ id: 'approvedItems.title' });
  return (
    <div className="page-width pb-section">
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        label={intl.formatMessage({ id: 'breadcrumb.label' })}
        crumbs={[{ label: intl.formatMessage({ id: 'breadcrumb.home' }), to: '/' }, { label: title }]}
      />
      <h1 className="text-2xl">{title}</h1>
      {approved ? (
        <>
          {hasStore && (
            <p className="mt-2 text-base">
              <FormattedMessage
                id="approvedItems.text"
                values={{ amount: money(approved.weeklyCents), b: (text) => <b>{text}</b> }}
              />
            </p>
          )}
          <StoreContext count={approved.result.totalSize} />
          <div className="mt-6">
            <Listing result={approved.result} />
          </div>
        </>
      ) : (
        <NoApproval />
      )}
    </div>
  );
}

function NoApproval() {
  return (
    <div className="mt-6">
      <CenteredPanel
        icon="wallet"
        title={<FormattedMessage id="approvedItems.none.title" />}
        text={<FormattedMessage id="approvedItems.none.text" />}
      >
        <ButtonLink to="/instant-approval?position=instant-approval" variant="action">
          <FormattedMessage id="approvedItems.none.action" />
        </ButtonLink>
      </CenteredPanel>
    </div>
  );
}

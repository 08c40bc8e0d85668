import { ROOT_CATEGORY_ID } from '@ownpath/domain/catalog';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Listing } from '../features/catalog/listing.tsx';
import { listingHref, readListingQuery } from '../features/catalog/listing-query.ts';
import { loadListing } from '../features/catalog/load-listing.server.ts';
import { StoreContext } from '../features/catalog/store-context.tsx';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext } from '../platform/load-context.server.ts';
import { usePriceText } from '../shared/pricing/price-text.ts';
import { EXCHANGE_HREF } from '../shared/shopper/account-links.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { Route } from './+types/exchange-listing.ts';

/** Weekly limits of the exchange cards, in cents. */
const LIMITS = [1_499, 2_499, 3_499, 4_999] as const;

/** Products that can be chosen in exchange, up to a weekly rate. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  return {
    weeklyUpToCents: readListingQuery(url.searchParams).weeklyUpToCents,
    result: await loadListing(commerce, url.searchParams, { category: ROOT_CATEGORY_ID }),
  };
}

export default function ExchangeListingPage({
  loaderData: { weeklyUpToCents, result },
}: Route.ComponentProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'exchange.title' });
  return (
    <div className="page-width pb-section">
      <PageTitle>{title}</PageTitle>
      <Breadcrumb
        label={intl.formatMessage({ id: 'breadcrumb.label' })}
        crumbs={[
          { label: intl.formatMessage({ id: 'breadcrumb.home' }), to: '/' },
          { label: intl.formatMessage({ id: 'exchange.about' }), to: '/rac-exchange' },
          { label: title },
        ]}
      />
      <h1 className="text-2xl">{title}</h1>
      <StoreContext count={result.totalSize} />
      <p className="mt-2">
        <TextLink to={EXCHANGE_HREF} look="strong">
          <FormattedMessage id="exchange.yours" />
        </TextLink>
      </p>
      <WeeklyLimits chosenCents={weeklyUpToCents} />
      <div className="mt-6">
        <Listing result={result} />
      </div>
    </div>
  );
}

function WeeklyLimits({ chosenCents }: { readonly chosenCents: number | null }) {
  const { money } = usePriceText();
  const choices = [null, ...LIMITS];
  return (
    <ul className="mt-5 flex flex-wrap gap-2">
      {choices.map((cents) => {
        const isChosen = cents === chosenCents;
        return (
          <li key={cents ?? 'any'}>
            <Link
              to={listingHref('/rac-exchange-plp', cents === null ? {} : { upTo: [String(cents)] })}
              aria-current={isChosen ? 'true' : undefined}
              className={`inline-flex min-h-11 items-center rounded-pill px-4.5 text-sm font-semibold no-underline ${isChosen ? 'bg-spruce-700 text-white' : 'bg-white text-spruce-700 ring-[1.5px] ring-spruce-700 ring-inset hover:bg-sage-100'}`}
            >
              {cents === null ? (
                <FormattedMessage id="exchange.any" />
              ) : (
                <FormattedMessage id="exchange.weeklyLimit" values={{ price: money(cents) }} />
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

import { ROOT_CATEGORY_ID } from '@ownpath/domain/catalog';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Listing } from '../features/catalog/listing.tsx';
import { listingHref, readListingQuery } from '../features/catalog/listing-query.ts';
import { loadListing } from '../features/catalog/load-listing.server.ts';
import { StoreContext } from '../features/catalog/store-context.tsx';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext } from '../platform/load-context.server.ts';
import { type LimitExamples, loadLimitExamples } from '../shared/pricing/limit-examples.server.ts';
import { LimitFacts } from '../shared/pricing/limit-facts.tsx';
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
  const [result, examples] = await Promise.all([
    loadListing(commerce, url.searchParams, { category: ROOT_CATEGORY_ID }),
    loadLimitExamples(commerce, LIMITS),
  ]);
  return { weeklyUpToCents: readListingQuery(url.searchParams).weeklyUpToCents, result, examples };
}

export default function ExchangeListingPage({
  loaderData: { weeklyUpToCents, result, examples },
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
      <WeeklyLimits chosenCents={weeklyUpToCents} examples={examples} />
      <div className="mt-6">
        <Listing result={result} />
      </div>
    </div>
  );
}

type LimitsProps = { readonly chosenCents: number | null; readonly examples: LimitExamples };

function WeeklyLimits({ chosenCents, examples }: LimitsProps) {
  const { money } = usePriceText();
  return (
    <ul className="no-scrollbar -mx-gutter mt-4 flex gap-2 overflow-x-auto px-gutter py-1 lg:grid lg:grid-cols-[auto_repeat(4,minmax(0,1fr))]">
      {[null, ...LIMITS].map((cents) => (
        <li key={cents ?? 'any'} className="flex flex-none max-lg:max-w-60">
          <Link
            to={listingHref('/rac-exchange-plp', cents === null ? {} : { upTo: [String(cents)] })}
            aria-current={cents === chosenCents ? 'true' : undefined}
            className="grid min-h-11 w-full content-start gap-1 rounded-card bg-white px-4.5 py-2.5 text-sm font-semibold text-spruce-700 no-underline ring-1 ring-oat-500 ring-inset hover:bg-sage-100 aria-[current]:bg-sage-100 aria-[current]:ring-2 aria-[current]:ring-spruce-700"
          >
            <span>
              {cents === null ? (
                <FormattedMessage id="exchange.any" />
              ) : (
                <FormattedMessage id="exchange.weeklyLimit" values={{ price: money(cents) }} />
              )}
            </span>
            {cents !== null && <LimitFacts example={examples[cents]} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

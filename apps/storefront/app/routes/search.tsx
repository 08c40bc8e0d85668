import { FormattedMessage, useIntl } from 'react-intl';
import { data, Link, redirect, redirectDocument } from 'react-router';
import { HowSearched } from '../features/catalog/how-searched.tsx';
import { Listing } from '../features/catalog/listing.tsx';
import { listChosen, readSearchText } from '../features/catalog/listing-query.ts';
import { loadListing } from '../features/catalog/load-listing.server.ts';
import { findMappedAddress } from '../features/catalog/mapped-address.server.ts';
import { StoreContext } from '../features/catalog/store-context.tsx';
import { isCommerceError } from '../platform/commerce/commerce-error.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext } from '../platform/load-context.server.ts';
import { PopularRail } from '../regions/popular-rail.tsx';
import { useShopData } from '../shared/shopper/shop-data.ts';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/search.ts';

const titles = { empty: 'search.empty.title', none: 'search.none.title', failed: 'search.failed.title' };
const texts = { empty: 'search.empty.text', none: 'search.none.text', failed: 'search.failed.text' };

/** When a search that failed is worth another try. */
const RETRY_AFTER_SECONDS = '10';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { searchParams } = url;
  const text = readSearchText(searchParams);
  if (text === '') return { text, result: null, hasFailed: false };
  const commerce = context.get(commerceContext);
  const sort = { defaultSort: 'RELEVANCE' } as const;
  // This page also answers a search that failed (specification section 4).
  const scope = { query: text, ...(searchParams.has('exact') ? { isExact: true } : {}) };
  const result = await loadListing(commerce, searchParams, scope, sort).catch(nullUnlessTooMany);
  if (result === null) {
    return data(
      { text, result, hasFailed: true },
      { status: 503, headers: { 'Retry-After': RETRY_AFTER_SECONDS } },
    );
  }
  const isFiltered = listChosen(result.facets).length > 0;
  if (!isFiltered && (result.totalSize === 0 || result.redirectUrl)) {
    const target = result.redirectUrl ?? (await findMappedAddress(commerce, text));
    if (target !== null) throw target.startsWith('/') ? redirect(target) : redirectDocument(target);
  }
  return { text, result, hasFailed: false };
}

function nullUnlessTooMany(error: unknown): null {
  if (isCommerceError(error, 'TooManyRequests')) throw error;
  return null;
}

export const headers = sendLoaderHeaders;

export default function SearchPage({ loaderData: { text, result, hasFailed } }: Route.ComponentProps) {
  const intl = useIntl();
  const heading =
    text === ''
      ? intl.formatMessage({ id: 'search.title' })
      : intl.formatMessage({ id: 'search.titleFor' }, { query: text });
  const hasFilters = result?.facets.some(({ values }) => values.some(({ selected }) => selected)) ?? false;
  return (
    <div className="pt-8 pb-section" data-view={result ? `search ${result.totalSize}` : undefined}>
      <div className="page-width">
        <PageTitle>{heading}</PageTitle>
        <h1 className="text-2xl wrap-anywhere">{heading}</h1>
        {result && (result.totalSize > 0 || hasFilters) ? (
          <>
            <HowSearched text={text} result={result} />
            <StoreContext count={result.totalSize} />
            <div className="mt-6">
              <Listing result={result} />
            </div>
          </>
        ) : (
          <NothingFound reason={hasFailed ? 'failed' : text === '' ? 'empty' : 'none'} />
        )}
      </div>
      {!hasFailed && (result === null || result.results.length === 0) && <PopularRail />}
    </div>
  );
}

/** For an empty search, one without a result and a failed one: links to the departments. */
function NothingFound({ reason }: { readonly reason: 'empty' | 'none' | 'failed' }) {
  const menu = useShopData()?.menu ?? [];
  return (
    <section className="mt-6 rounded-panel bg-sage-100 px-6 py-12 text-center">
      <Icon as="search" className="mx-auto size-8 text-spruce-700" />
      <h2 className="mt-3 text-xl">
        <FormattedMessage id={titles[reason]} />
      </h2>
      <p className="mx-auto mt-2 max-w-md text-ink-2">
        <FormattedMessage id={texts[reason]} />
      </p>
      <ul className="mt-5 flex flex-wrap justify-center gap-2">
        {menu.map(({ id, name, path }) => (
          <li key={id}>
            <Link
              to={path}
              className="inline-flex min-h-11 items-center rounded-pill bg-white px-5 font-semibold text-spruce-700 shadow-card hover:shadow-lift"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useIntl } from 'react-intl';
import { data, redirect, redirectDocument } from 'react-router';
import { HowSearched } from '../features/catalog/how-searched.tsx';
import { Listing } from '../features/catalog/listing.tsx';
import { listChosen, readSearchText } from '../features/catalog/listing-query.ts';
import { loadListing } from '../features/catalog/load-listing.server.ts';
import { findMappedAddress } from '../features/catalog/mapped-address.server.ts';
import { NothingFound } from '../features/catalog/nothing-found.tsx';
import { StoreContext } from '../features/catalog/store-context.tsx';
import { isCommerceError } from '../platform/commerce/commerce-error.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext } from '../platform/load-context.server.ts';
import { memoPage } from '../platform/memo-page.ts';
import { PopularRail } from '../regions/popular-rail.tsx';
import type { Route } from './+types/search.ts';

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

export default memoPage(function SearchPage({
  loaderData: { text, result, hasFailed },
}: Route.ComponentProps) {
  const intl = useIntl();
  const hasFilters = result?.facets.some(({ values }) => values.some(({ selected }) => selected)) ?? false;
  const hasList = result !== null && (result.totalSize > 0 || hasFilters);
  // Where nothing was found, what was typed is what can be checked.
  const query = (hasList ? result.correctedQuery : null) ?? text;
  const heading =
    query === ''
      ? intl.formatMessage({ id: 'search.title' })
      : intl.formatMessage({ id: 'search.titleFor' }, { query });
  return (
    <div className="pt-8 pb-section" data-view={result ? `search ${result.totalSize}` : undefined}>
      <div className="page-width">
        <PageTitle>{heading}</PageTitle>
        <h1 className="text-2xl wrap-anywhere">{heading}</h1>
        {hasList ? (
          <>
            <HowSearched text={text} result={result} />
            <StoreContext count={result.totalSize} />
            <div className="mt-6">
              <Listing result={result} isFirst />
            </div>
          </>
        ) : (
          <NothingFound reason={hasFailed ? 'failed' : text === '' ? 'empty' : 'none'} result={result} />
        )}
      </div>
      {!hasFailed && (result === null || result.results.length === 0) && <PopularRail />}
    </div>
  );
});

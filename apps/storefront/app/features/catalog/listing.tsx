import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useNavigation, useSearchParams } from 'react-router';
import { FrequencyControl } from '../../shared/pricing/payment-frequency.tsx';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CenteredPanel } from '../../ui/centered-panel.tsx';
import { FacetRail } from './facet-rail.tsx';
import { ListingChips } from './listing-chips.tsx';
import { PageSizeForm, SortForm, ViewChoice } from './listing-controls.tsx';
import { FilterBar } from './listing-filters.tsx';
import { ListingGrid } from './listing-grid.tsx';
import { ListingPages } from './listing-pages.tsx';
import {
  type ListingQuery,
  listChosen,
  readListingQuery,
  readListingView,
  withMore,
  withoutFacets,
  withPrevious,
} from './listing-query.ts';
import type { ListingResult } from './load-listing.server.ts';

type Props = {
  readonly result: ListingResult;
  /** The page has no picture above the list. */
  readonly isFirst?: boolean;
};

/** Filters, sort, frequency and tiles of one listing. */
export function Listing({ result, isFirst = false }: Props) {
  const [search] = useSearchParams();
  const hasApproval = useShopData()?.hasApproval ?? false;
  const { results, facets, understood } = result;
  const view = readListingView(search);
  const query = readListingQuery(search);
  const chosenCount = listChosen(facets).length;
  const previous = withPrevious(search, query);
  const isFiltered = chosenCount > 0 || (hasApproval && query.isApproved);
  return (
    <div className="flex flex-col gap-x-8 lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <FilterBar result={result} chosenCount={chosenCount} />
      <aside className="hidden lg:block">
        <h2 className="sr-only">
          <FormattedMessage id="facet.heading" />
        </h2>
        <FacetRail facets={facets} />
      </aside>
      <div>
        <ListingChips facets={facets} understood={understood} isApproved={hasApproval && query.isApproved} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <FrequencyControl />
          <div className="flex min-w-0 items-center gap-4">
            <div className="min-w-0 max-lg:hidden">
              <SortForm
                id="listing-sort"
                label={<FormattedMessage id="sort.label" />}
                sort={result.orderBy}
              />
            </div>
            <ViewChoice view={view} />
          </div>
        </div>
        <Results>
          <h2 className="sr-only">
            <FormattedMessage id="listing.products" />
          </h2>
          {previous !== null && (
            <p className="mb-6 text-center">
              <ButtonLink to={previous} variant="link">
                <FormattedMessage id="listing.previous" />
              </ButtonLink>
            </p>
          )}
          {results.length === 0 ? (
            <EmptyListing isFiltered={isFiltered} facets={facets} />
          ) : (
            <>
              <ListingGrid
                hits={results}
                view={view}
                hasInvitation={!hasApproval}
                isFirst={isFirst}
                asked={[
                  ...listChosen(facets).map(({ value }) => value),
                  ...understood.flatMap(({ colors }) => colors.map(({ id }) => id)),
                ]}
              />
              <ListingFooter result={result} query={query} />
              <ListingPages query={query} totalSize={result.totalSize} />
              <div className="mt-4 flex justify-center">
                <PageSizeForm pageSize={query.pageSize} />
              </div>
            </>
          )}
        </Results>
      </div>
    </div>
  );
}

/** Apart from the listing, so that a press on a filter doesn't render all tiles again before it shows. */
function Results({ children }: { readonly children: ReactNode }) {
  const isBusy = useNavigation().state === 'loading';
  return (
    <section
      aria-busy={isBusy}
      className={`mt-5 transition-opacity duration-quick ${isBusy ? 'opacity-60' : ''}`}
    >
      {children}
    </section>
  );
}

type FooterProps = {
  readonly result: Pick<ListingResult, 'results' | 'totalSize'>;
  readonly query: Pick<ListingQuery, 'start' | 'shown' | 'pageSize'>;
};

/** Number of products shown, and the link to more, prefetched when it comes into view. */
function ListingFooter({ result: { results, totalSize }, query }: FooterProps) {
  const [search] = useSearchParams();
  const end = query.start + results.length;
  const more = withMore(search, query);
  const isOwnPage = new URLSearchParams(more).get('start') !== search.get('start');
  return (
    <div className="mt-12 text-center">
      <p className="text-ink-2">
        {query.start === 0 ? (
          <FormattedMessage id="listing.showing" values={{ shown: end, total: totalSize }} />
        ) : (
          <FormattedMessage
            id="listing.showingRange"
            values={{ from: query.start + 1, to: end, total: totalSize }}
          />
        )}
      </p>
      {end < totalSize && (
        <ButtonLink
          to={more}
          variant="outline"
          prefetch="viewport"
          replace={!isOwnPage}
          preventScrollReset={!isOwnPage}
          className="mt-4"
        >
          <FormattedMessage id={isOwnPage ? 'listing.nextPage' : 'listing.more'} />
        </ButtonLink>
      )}
    </div>
  );
}

type EmptyListingProps = Pick<ListingResult, 'facets'> & { readonly isFiltered: boolean };

/** Offers to clear the filters, or without filters a link to all products. */
function EmptyListing({ isFiltered, facets }: EmptyListingProps) {
  const [search] = useSearchParams();
  return (
    <CenteredPanel
      title={<FormattedMessage id={isFiltered ? 'listing.empty.title' : 'listing.none.title'} />}
      text={<FormattedMessage id={isFiltered ? 'listing.empty.text' : 'listing.none.text'} />}
    >
      <Link
        to={isFiltered ? withoutFacets(search, facets) : '/shop-all'}
        replace={isFiltered}
        className="inline-flex min-h-12 items-center font-semibold text-spruce-700"
      >
        <FormattedMessage id={isFiltered ? 'facet.clear' : 'listing.none.action'} />
      </Link>
    </CenteredPanel>
  );
}

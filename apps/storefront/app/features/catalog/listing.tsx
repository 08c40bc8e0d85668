import type { ProductSearchResponse } from '@ownpath/contracts/catalog';
import { FormattedMessage } from 'react-intl';
import { useNavigation, useSearchParams } from 'react-router';
import { FrequencyControl } from '../../shared/pricing/payment-frequency.tsx';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyListing } from './empty-listing.tsx';
import { FacetRail } from './facet-rail.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ListingChips } from './listing-chips.tsx';
import { ListingFoot } from './listing-foot.tsx';
import { ListingGrid } from './listing-grid.tsx';
import { listChosen, readListingQuery, readListingView, withPrevious } from './listing-query.ts';
import { PageSizeForm } from './page-size-form.tsx';
import { SortForm } from './sort-form.tsx';
import { ViewChoice } from './view-choice.tsx';

/** Filters, sort, frequency and tiles of one listing. */
export function Listing({ result }: { readonly result: ProductSearchResponse }) {
  const [search] = useSearchParams();
  const isBusy = useNavigation().state === 'loading';
  const hasApproval = useShopData()?.hasApproval ?? false;
  const { results, facets } = result;
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
        <ListingChips facets={facets} isApproved={hasApproval && query.isApproved} />
        <section
          aria-busy={isBusy}
          className={`mt-5 transition-opacity duration-quick ${isBusy ? 'opacity-60' : ''}`}
        >
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
            <EmptyListing isFiltered={isFiltered} />
          ) : (
            <>
              <ListingGrid hits={results} view={view} hasInvitation={!hasApproval} />
              <ListingFoot result={result} query={query} />
              <div className="mt-6 flex justify-center">
                <PageSizeForm pageSize={query.pageSize} />
              </div>
            </>
          )}
        </section>
      </div>
    </div>
  );
}

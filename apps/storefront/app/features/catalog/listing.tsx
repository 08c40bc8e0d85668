import type { ProductSearchResponse } from '@ownpath/contracts/catalog';
import { LISTING_PAGE_SIZE } from '@ownpath/domain/catalog';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link, useNavigation, useSearchParams } from 'react-router';
import { FrequencyControl } from '../../platform/pricing/frequency-control.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { RemovableChipLink } from '../../ui/chip.tsx';
import { cx } from '../../ui/cx.ts';
import { ApprovalCard } from './approval-card.tsx';
import { placeCard } from './card-place.ts';
import { FacetRail } from './facet-rail.tsx';
import { facetKeys, readListingView, toggleFacet, withMore, withoutFacets } from './listing-query.ts';
import { ProductTile } from './product-tile.tsx';
import { SortForm } from './sort-form.tsx';
import { ViewChoice } from './view-choice.tsx';

const EAGER_TILES = 4;
const mediumSpans = { 1: '', 2: 'md:col-span-2' } as const;
const wideSpans = { 1: 'xl:col-span-1', 2: 'xl:col-span-2', 3: 'xl:col-span-3' } as const;

function FacetChips({ facets }: Pick<ProductSearchResponse, 'facets'>) {
  const [search] = useSearchParams();
  const chosen = facetKeys.flatMap((key) =>
    (facets.find((facet) => facet.key === key)?.values ?? [])
      .filter(({ selected }) => selected)
      .map(({ value, label }) => ({ key, value, label })),
  );
  if (chosen.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap items-center gap-2">
      {chosen.map(({ key, value, label }) => (
        <li key={`${key}:${value}`}>
          <RemovableChipLink to={toggleFacet(search, key, value)} replace preventScrollReset>
            {label}
          </RemovableChipLink>
        </li>
      ))}
      <li>
        <Link
          to={withoutFacets(search)}
          replace
          preventScrollReset
          className="px-2 py-1 text-sm font-semibold text-spruce-700"
        >
          <FormattedMessage id="facet.clear" />
        </Link>
      </li>
    </ul>
  );
}

function EmptyListing() {
  const [search] = useSearchParams();
  return (
    <div className="rounded-panel bg-sage-100 px-6 py-12 text-center">
      <h2 className="text-xl">
        <FormattedMessage id="listing.empty.title" />
      </h2>
      <p className="mx-auto mt-2 max-w-md text-ink-2">
        <FormattedMessage id="listing.empty.text" />
      </p>
      <Link
        to={withoutFacets(search)}
        replace
        className="mt-4 inline-flex min-h-12 items-center font-semibold text-spruce-700"
      >
        <FormattedMessage id="facet.clear" />
      </Link>
    </div>
  );
}

/** Filters, sort, frequency and tiles of one listing. */
export function Listing({ result }: { readonly result: ProductSearchResponse }) {
  const [search] = useSearchParams();
  const isBusy = useNavigation().state === 'loading';
  const { results, totalSize } = result;
  const view = readListingView(search);
  const chosenCount = result.facets.reduce(
    (sum, { values }) => sum + values.filter(({ selected }) => selected).length,
    0,
  );
  const cardPlace = placeCard(results.length);
  const hasMore = results.length < totalSize && results.length % LISTING_PAGE_SIZE === 0;
  return (
    <div className="gap-8 lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <details className="group/filters mb-4 rounded-card bg-white shadow-card lg:hidden">
        <summary className="flex min-h-12 items-center gap-2 px-4 font-semibold">
          <SlidersHorizontal aria-hidden="true" className="size-5 stroke-[1.75]" />
          <span className="flex-1">
            <FormattedMessage id="facet.headingCount" values={{ count: chosenCount }} />
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 stroke-[1.75] transition-transform duration-quick group-open/filters:rotate-180"
          />
        </summary>
        <div className="px-4 pb-2">
          <FacetRail facets={result.facets} />
        </div>
      </details>
      <aside className="hidden lg:block">
        <h2 className="sr-only">
          <FormattedMessage id="facet.heading" />
        </h2>
        <FacetRail facets={result.facets} />
      </aside>
      <div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <FrequencyControl />
          <div className="flex min-w-0 items-center gap-4">
            <SortForm sort={result.orderBy} />
            <ViewChoice view={view} />
          </div>
        </div>
        <FacetChips facets={result.facets} />
        <section
          aria-busy={isBusy}
          className={`mt-5 transition-opacity duration-quick ${isBusy ? 'opacity-60' : ''}`}
        >
          <h2 className="sr-only">
            <FormattedMessage id="listing.products" />
          </h2>
          {results.length === 0 ? (
            <EmptyListing />
          ) : (
            <ul
              className={cx(
                'grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-7',
                view === 'grid' && 'md:grid-cols-2 xl:grid-cols-3',
              )}
            >
              {results.flatMap((hit, index) => [
                ...(index === cardPlace?.index
                  ? [
                      <li
                        key="approval-card"
                        className={cx(
                          view === 'grid' && mediumSpans[cardPlace.mediumSpan],
                          view === 'grid' && wideSpans[cardPlace.wideSpan],
                        )}
                      >
                        <ApprovalCard />
                      </li>,
                    ]
                  : []),
                <li
                  key={hit.id}
                  className={cx(
                    'border-t border-oat-300 pt-7 first:border-0 first:pt-0',
                    view === 'grid' && 'md:border-0 md:pt-0',
                  )}
                >
                  <ProductTile hit={hit} layout={view} isLazy={index >= EAGER_TILES} />
                </li>,
              ])}
            </ul>
          )}
          {results.length > 0 && (
            <div className="mt-12 text-center">
              <p className="text-ink-2">
                <FormattedMessage id="listing.showing" values={{ shown: results.length, total: totalSize }} />
              </p>
              {hasMore && (
                <ButtonLink
                  to={withMore(search, results.length)}
                  variant="outline"
                  replace
                  preventScrollReset
                  className="mt-4"
                >
                  <FormattedMessage id="listing.more" />
                </ButtonLink>
              )}
            </div>
          )}
        </section>
      </div>
    </div>
  );
}

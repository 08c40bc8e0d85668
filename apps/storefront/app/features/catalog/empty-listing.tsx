import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { withoutFacets } from './listing-query.ts';

/** Filters that leave nothing can be taken back; a list that has nothing leads to everything. */
export function EmptyListing({ isFiltered }: { readonly isFiltered: boolean }) {
  const [search] = useSearchParams();
  return (
    <div className="rounded-panel bg-sage-100 px-6 py-12 text-center">
      <h2 className="text-xl">
        <FormattedMessage id={isFiltered ? 'listing.empty.title' : 'listing.none.title'} />
      </h2>
      <p className="mx-auto mt-2 max-w-md text-ink-2">
        <FormattedMessage id={isFiltered ? 'listing.empty.text' : 'listing.none.text'} />
      </p>
      <Link
        to={isFiltered ? withoutFacets(search) : '/shop-all'}
        replace={isFiltered}
        className="mt-4 inline-flex min-h-12 items-center font-semibold text-spruce-700"
      >
        <FormattedMessage id={isFiltered ? 'facet.clear' : 'listing.none.action'} />
      </Link>
    </div>
  );
}

import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { CenteredPanel } from '../../ui/centered-panel.tsx';
import { withoutFacets } from './listing-query.ts';

/** Filters that leave nothing can be taken back; a list that has nothing leads to everything. */
export function EmptyListing({ isFiltered }: { readonly isFiltered: boolean }) {
  const [search] = useSearchParams();
  return (
    <CenteredPanel
      title={<FormattedMessage id={isFiltered ? 'listing.empty.title' : 'listing.none.title'} />}
      text={<FormattedMessage id={isFiltered ? 'listing.empty.text' : 'listing.none.text'} />}
    >
      <Link
        to={isFiltered ? withoutFacets(search) : '/shop-all'}
        replace={isFiltered}
        className="inline-flex min-h-12 items-center font-semibold text-spruce-700"
      >
        <FormattedMessage id={isFiltered ? 'facet.clear' : 'listing.none.action'} />
      </Link>
    </CenteredPanel>
  );
}

import type { ProductSearchResponse } from '@ownpath/contracts/catalog';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { RemovableChipLink } from '../../ui/chip.tsx';
import { listChosen, toggleApproved, toggleFacet, withoutFacets } from './listing-query.ts';

type Props = Pick<ProductSearchResponse, 'facets'> & { readonly isApproved: boolean };

/** What narrows the list, each to be taken back by itself. */
export function ListingChips({ facets, isApproved }: Props) {
  const [search] = useSearchParams();
  const chosen = listChosen(facets);
  if (chosen.length === 0 && !isApproved) return null;
  return (
    <ul className="mt-4 flex flex-wrap items-center gap-2">
      {isApproved && (
        <li>
          <RemovableChipLink to={toggleApproved(search)} replace preventScrollReset>
            <FormattedMessage id="listing.approved" />
          </RemovableChipLink>
        </li>
      )}
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

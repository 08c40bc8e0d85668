import type { ProductSearchResponse } from '@ownpath/contracts/catalog';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { RemovableChipLink } from '../../ui/chip.tsx';
import { ColorDot } from './color-dot.tsx';
import { fromTheTop, listChosen, toggleApproved, toggleFacet, withoutFacets } from './listing-query.ts';

type Part = ProductSearchResponse['understood'][number];

/** The listing of another query; all products without one. */
function withQuery(search: URLSearchParams, query: string): string {
  const next = fromTheTop(search);
  if (query !== '') {
    next.set('q', query);
    return `?${next}`;
  }
  next.delete('q');
  next.delete('exact');
  return next.size > 0 ? `/shop-all?${next}` : '/shop-all';
}

/** One thing that the query asks for, with a link to the search without it. */
function PartChip({ part: { label, colors, queryWithout } }: { readonly part: Part }) {
  const [search] = useSearchParams();
  return (
    <RemovableChipLink to={withQuery(search, queryWithout)} rel="nofollow">
      {colors[0] && <ColorDot hex={colors[0].hex} />}
      <span className="inline-block first-letter:uppercase">{label}</span>
    </RemovableChipLink>
  );
}

type Props = Pick<ProductSearchResponse, 'facets' | 'understood'> & { readonly isApproved: boolean };

/** What the query asks for and the chosen filters, each with a link that removes it. */
export function ListingChips({ facets, understood, isApproved }: Props) {
  const labelId = useId();
  const [search] = useSearchParams();
  const chosen = listChosen(facets);
  const isSearch = understood.length > 0;
  if (chosen.length === 0 && !isApproved && !isSearch) return null;
  const isFiltered = chosen.length > 0 || isApproved;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      {isSearch && (
        <span id={labelId} className="mr-1 text-sm text-ink-2">
          <FormattedMessage id="search.understood" />
        </span>
      )}
      <ul aria-labelledby={isSearch ? labelId : undefined} className="contents">
        {understood.map((part) => (
          <li key={`${part.type}:${part.label}`}>
            <PartChip part={part} />
          </li>
        ))}
        {isApproved && (
          <li>
            <RemovableChipLink to={toggleApproved(search)} rel="nofollow" replace preventScrollReset>
              <FormattedMessage id="listing.approved" />
            </RemovableChipLink>
          </li>
        )}
        {chosen.map(({ key, value, label, hex }) => (
          <li key={`${key}:${value}`}>
            <RemovableChipLink to={toggleFacet(search, key, value)} rel="nofollow" replace preventScrollReset>
              {hex !== null && <ColorDot hex={hex} />}
              {label}
            </RemovableChipLink>
          </li>
        ))}
      </ul>
      {(isFiltered || understood.length > 1) && (
        <Link
          to={isSearch ? '/shop-all' : withoutFacets(search, facets)}
          rel="nofollow"
          replace={!isSearch}
          preventScrollReset={!isSearch}
          className="inline-flex min-h-9 items-center pr-2 text-sm font-semibold text-spruce-700 underline"
        >
          <FormattedMessage id="facet.clear" />
        </Link>
      )}
    </div>
  );
}

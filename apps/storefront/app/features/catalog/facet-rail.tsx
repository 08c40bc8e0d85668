import type { ProductSearchResponse } from '@ownpath/contracts/catalog';
import { Check, ChevronDown } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { type FacetKey, facetKeys, toggleFacet } from './listing-query.ts';

type Facet = ProductSearchResponse['facets'][number];

function FacetTitle({ facetKey }: { readonly facetKey: FacetKey }) {
  switch (facetKey) {
    case 'availability':
      return <FormattedMessage id="facet.availability" />;
    case 'condition':
      return <FormattedMessage id="facet.condition" />;
    case 'delivery':
      return <FormattedMessage id="facet.delivery" />;
  }
}

const valueIds: Record<string, string> = {
  'In Stock In Your Store': 'facet.value.home',
  'In Stock Nearby': 'facet.value.nearby',
  'Special Order': 'facet.value.specialOrder',
  New: 'facet.value.new',
  'Previously Rented - Great': 'facet.value.great',
  'Previously Rented - Good': 'facet.value.good',
  'Previously Rented - Fair': 'facet.value.fair',
  Carryout: 'delivery.carryout',
  '1-3 Days': 'delivery.days1to3',
  '3-7 Days': 'delivery.days3to7',
  '1-2 Weeks': 'delivery.weeks1to2',
  '1-6 Weeks': 'delivery.weeks1to6',
  '2-4 Weeks': 'delivery.weeks2to4',
  '4-6 Weeks': 'delivery.weeks4to6',
};

export function FacetValueName({ value }: { readonly value: string }) {
  const id = valueIds[value];
  return id ? <FormattedMessage id={id} /> : value;
}

function FacetGroup({ facet, facetKey }: { readonly facet: Facet; readonly facetKey: FacetKey }) {
  const [search] = useSearchParams();
  return (
    <details open className="group border-t border-oat-300 py-4">
      <summary className="flex min-h-6 items-center justify-between text-sm font-semibold">
        <FacetTitle facetKey={facetKey} />
        <ChevronDown
          aria-hidden="true"
          className="size-4 stroke-[1.75] transition-transform duration-quick group-open:rotate-180"
        />
      </summary>
      <ul className="mt-3 space-y-1">
        {facet.values.map((value) => (
          <li key={value.value}>
            <Link
              to={toggleFacet(search, facetKey, value.value)}
              replace
              preventScrollReset
              aria-current={value.selected ? 'true' : undefined}
              className="flex min-h-9 items-center gap-2.5 text-sm text-ink no-underline hover:underline"
            >
              <span
                aria-hidden="true"
                className={`grid size-5 shrink-0 place-items-center rounded-md ${value.selected ? 'bg-spruce-700 text-white' : 'bg-white shadow-[inset_0_0_0_1.5px_var(--color-oat-500)]'}`}
              >
                {value.selected && <Check className="size-3.5 stroke-3" />}
              </span>
              <span className="flex-1">
                <FacetValueName value={value.value} />
              </span>
              <span className="text-xs text-ink-3 tabular-nums">{value.count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Filters with true counts, as links: they work without JavaScript and carry their state in the URL. */
export function FacetRail({ facets }: { readonly facets: readonly Facet[] }) {
  return (
    <div className="border-b border-oat-300">
      {facetKeys.map((facetKey) => {
        const facet = facets.find((candidate) => candidate.key === facetKey);
        return facet && facet.values.length > 0 ? (
          <FacetGroup key={facetKey} facet={facet} facetKey={facetKey} />
        ) : null;
      })}
    </div>
  );
}

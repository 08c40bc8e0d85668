import type { ProductSearchResponse } from '@ownpath/contracts/catalog';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useHref, useLocation, useNavigation, useSearchParams } from 'react-router';
import { useCachedContent } from '../../platform/markup-cache/cached-content.tsx';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import { Icon } from '../../ui/icon.tsx';
import { ColorDot } from './color-dot.tsx';
import { shownFacets, toggleApproved, toggleFacet } from './listing-query.ts';

type Facet = ProductSearchResponse['facets'][number];

/** Values of a facet before "Show more". */
const SHOWN_VALUES = 6;

type CheckLinkProps = {
  readonly to: string;
  readonly isChecked: boolean;
  readonly children: ReactNode;
};

/** A link that looks like a checkbox, so that it works without JavaScript. */
function CheckLink({ to, isChecked, children }: CheckLinkProps) {
  return (
    <Link
      to={to}
      rel="nofollow"
      replace
      preventScrollReset
      aria-current={isChecked ? 'true' : undefined}
      className="check-link"
    >
      <span aria-hidden="true" className="check-box">
        {isChecked && <Icon as="check" className="size-3.5 stroke-3" />}
      </span>
      {children}
    </Link>
  );
}

/** The query that was asked for, while its answer is on the way: what was pressed shows at once, and the next press adds to it. */
function useComingQuery() {
  const [search] = useSearchParams();
  const { location } = useNavigation();
  // A pending location already includes the prefix of site and locale.
  const isOnTheWay = location?.pathname === useHref(useLocation().pathname);
  return { query: isOnTheWay ? new URLSearchParams(location?.search) : search, isOnTheWay };
}

type FacetValue = Facet['values'][number];
type ValuesProps = { readonly facetKey: string; readonly values: readonly FacetValue[] };

function FacetValues({ facetKey, values }: ValuesProps) {
  const { query, isOnTheWay } = useComingQuery();
  const chosen = isOnTheWay ? query.getAll(facetKey) : null;
  return (
    <ul className="space-y-1">
      {values.map(({ value, label, hex, count, selected }) => (
        <li key={value}>
          <CheckLink to={toggleFacet(query, facetKey, value)} isChecked={chosen?.includes(value) ?? selected}>
            {hex !== null && <ColorDot hex={hex} />}
            <span className="check-label">{label}</span>
            <span className="check-count">{count}</span>
          </CheckLink>
        </li>
      ))}
    </ul>
  );
}

function FacetGroup({ facet }: { readonly facet: Facet }) {
  const { key: facetKey, label, values } = facet;
  const first = values.filter(({ selected }, index) => selected || index < SHOWN_VALUES);
  const others = values.filter((value) => !first.includes(value));
  return (
    <details open className="group border-t border-oat-300 py-4">
      <summary className="flex min-h-6 items-center justify-between text-sm font-semibold">
        {label}
        <Icon
          as="chevron-down"
          size="s"
          className="transition-transform duration-quick group-open:rotate-180"
        />
      </summary>
      <div className="mt-3">
        <FacetValues facetKey={facetKey} values={first} />
        {others.length > 0 && (
          <details className="group/more">
            <summary className="flex min-h-9 items-center text-sm font-semibold text-spruce-700 underline underline-offset-[0.25em] group-open/more:hidden">
              <FormattedMessage id="facet.more" values={{ count: others.length }} />
            </summary>
            <FacetValues facetKey={facetKey} values={others} />
          </details>
        )}
      </div>
    </details>
  );
}

/** Filters with counts. They are links: their state is in the URL, and they work without JavaScript. */
export function FacetRail({ facets }: { readonly facets: readonly Facet[] }) {
  const { query } = useComingQuery();
  const { pathname } = useLocation();
  const hasApproval = useShopData()?.hasApproval ?? false;
  const content = (
    <>
      {hasApproval && (
        <div className="border-t border-oat-300 py-3">
          <CheckLink to={toggleApproved(query)} isChecked={query.get('isAp') === 'true'}>
            <span className="font-semibold">
              <FormattedMessage id="listing.approved" />
            </span>
          </CheckLink>
        </div>
      )}
      {shownFacets(facets).map((facet) => (
        <FacetGroup key={facet.key} facet={facet} />
      ))}
    </>
  );
  const shown = [pathname, query.toString(), hasApproval, facets];
  return <div className="border-b border-oat-300" {...useCachedContent('facets', shown, content)} />;
}

import type { ProductSearchResponse } from '@ownpath/contracts/catalog';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../ui/icon.tsx';
import { FacetRail } from './facet-rail.tsx';
import { SortForm } from './listing-controls.tsx';

type Props = {
  readonly result: Pick<ProductSearchResponse, 'facets' | 'orderBy' | 'totalSize'>;
  readonly chosenCount: number;
};

/** Filters and sort at the bottom of small screens, at hand below the list too. Opens without JavaScript. */
export function FilterBar({ result, chosenCount }: Props) {
  return (
    <div
      data-bottom-bar="fixed"
      className="fixed inset-x-0 bottom-0 z-20 short:static short:order-last short:-mx-gutter short:mt-8 border-t border-oat-300 bg-oat-50 px-gutter py-2.5 lg:hidden print:hidden"
    >
      {/* While filters are open, the way to what they leave has the whole width of a phone. */}
      <div className="flex items-center justify-between gap-3 max-sm:[&:has(>details[open])>form]:hidden">
        <details className="group/filters flex-none max-sm:open:flex-1">
          <summary className="flex min-h-11 items-center justify-center gap-2 rounded-pill bg-spruce-700 px-4 text-sm font-semibold text-white">
            <Icon as="sliders-horizontal" size="s" className="group-open/filters:hidden" />
            <span className="group-open/filters:hidden">
              <FormattedMessage id="facet.headingCount" values={{ count: chosenCount }} />
            </span>
            <Icon as="x" size="s" className="hidden group-open/filters:block" />
            <span className="hidden group-open/filters:inline">
              <FormattedMessage id="facet.show" values={{ count: result.totalSize }} />
            </span>
          </summary>
          <div className="absolute inset-x-0 bottom-full max-h-[65dvh] overflow-y-auto overscroll-contain rounded-t-panel bg-white px-5 pt-2 pb-4 shadow-pop [&>div>:first-child]:border-t-0">
            <FacetRail facets={result.facets} />
          </div>
        </details>
        <SortForm
          id="listing-sort-small"
          label={
            <>
              <Icon as="arrow-up-down" className="max-sm:hidden" />
              <span className="sr-only">
                <FormattedMessage id="sort.by" />
              </span>
            </>
          }
          sort={result.orderBy}
        />
      </div>
    </div>
  );
}

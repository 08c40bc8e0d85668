import type { ProductSearchResponse } from '@ownpath/contracts/catalog';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { type ListingQuery, withMore } from './listing-query.ts';

type Props = {
  readonly result: Pick<ProductSearchResponse, 'results' | 'totalSize'>;
  readonly query: Pick<ListingQuery, 'start' | 'shown' | 'pageSize'>;
};

/** How far the list is shown, and the way on: as a link, whose page is fetched when it comes into view. */
export function ListingFoot({ result: { results, totalSize }, query }: Props) {
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
          <FormattedMessage id="listing.more" />
        </ButtonLink>
      )}
    </div>
  );
}

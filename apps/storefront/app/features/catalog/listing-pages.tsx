import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { cx } from '../../ui/cx.ts';
import { type ListingQuery, listPages, withPage } from './listing-query.ts';

type Props = {
  readonly query: Pick<ListingQuery, 'start' | 'shown' | 'pageSize'>;
  readonly totalSize: number;
};

/** Links to the pages of a listing, which "Show more" leaves out and search engines follow. */
export function ListingPages({ query: { start, shown, pageSize }, totalSize }: Props) {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  if (totalSize <= pageSize) return null;
  return (
    <nav aria-label={formatMessage({ id: 'listing.pages' })} className="mt-6">
      <ol className="flex flex-wrap items-center justify-center gap-1">
        {listPages(Math.floor(start / pageSize), Math.ceil(totalSize / pageSize)).map((index, place, all) => {
          const first = index * pageSize;
          const isShown = first >= start && first < start + shown;
          return (
            <li key={index} className="flex items-center gap-1">
              {index > (all[place - 1] ?? -1) + 1 && (
                <span aria-hidden="true" className="px-1 text-ink-3">
                  …
                </span>
              )}
              <Link
                to={withPage(search, index, pageSize)}
                aria-current={isShown ? 'page' : undefined}
                className={cx(
                  'grid size-11 place-items-center rounded-full! text-sm font-semibold text-spruce-700 tabular-nums no-underline hover:bg-sage-100',
                  isShown && 'bg-sage-100 text-ink ring-[1.5px] ring-spruce-700 ring-inset',
                )}
              >
                <span className="sr-only">
                  <FormattedMessage id="listing.page" />{' '}
                </span>
                {index + 1}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';

const slot = 'grid size-11 place-items-center rounded-full font-semibold';

type Props = {
  /** Starts at 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly hrefOf: (page: number) => string;
  /** Names the list when a page has several paginations: `Payment history`. */
  readonly label?: string;
};

/** Page links; on a phone only the arrows and the position between them. */
export function Pagination({ page, pageCount, hrefOf, label }: Props) {
  const { formatMessage } = useIntl();
  if (pageCount < 2) return null;
  return (
    <nav
      aria-label={label ?? formatMessage({ id: 'ui.pagination.label' })}
      className="flex items-center justify-center gap-1"
    >
      <Step
        icon="chevron-left"
        label={formatMessage({ id: 'ui.pagination.previous' })}
        to={page > 1 ? hrefOf(page - 1) : null}
      />
      <p className="px-3 md:hidden">
        <FormattedMessage id="ui.pagination.position" values={{ page, count: pageCount }} />
      </p>
      <ol className="hidden gap-1 md:flex">
        {pageWindow(page, pageCount).map((number) => (
          <li key={number}>
            {typeof number === 'string' ? (
              <span className={cx(slot, 'text-ink-3')}>…</span>
            ) : (
              <Link
                to={hrefOf(number)}
                preventScrollReset
                aria-label={formatMessage({ id: 'ui.pagination.page' }, { page: number })}
                aria-current={number === page ? 'page' : undefined}
                className={cx(slot, number === page ? 'bg-spruce-700 text-white' : 'hover:bg-sage-100')}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <Step
        icon="chevron-right"
        label={formatMessage({ id: 'ui.pagination.next' })}
        to={page < pageCount ? hrefOf(page + 1) : null}
      />
    </nav>
  );
}

type StepProps = { readonly icon: IconName; readonly label: string; readonly to: string | null };

function Step({ icon, label, to }: StepProps) {
  if (to === null) {
    return (
      <span aria-hidden="true" className={cx(slot, 'text-ink-3 opacity-50')}>
        <Icon as={icon} />
      </span>
    );
  }
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={label}
      className={cx(slot, 'text-spruce-700 hover:bg-sage-100')}
    >
      <Icon as={icon} />
    </Link>
  );
}

/** A page number or a gap. */
type PageSlot = number | 'gap-before' | 'gap-after';

/** Maximum number of slots. */
const MOST_SLOTS = 7;

/**
 * First, last and current page with its neighbours, and gaps for the rest. A gap never replaces a single page. With
 * eight pages or more there are always seven slots, so that the arrows don't move.
 */
export function pageWindow(current: number, count: number): PageSlot[] {
  if (count <= MOST_SLOTS) return range(1, count);
  if (current <= 4) return [...range(1, 5), 'gap-after', count];
  if (current >= count - 3) return [1, 'gap-before', ...range(count - 4, count)];
  return [1, 'gap-before', ...range(current - 1, current + 1), 'gap-after', count];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

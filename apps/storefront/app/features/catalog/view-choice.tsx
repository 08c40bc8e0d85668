import { LayoutGrid, type LucideIcon, Rows3 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { type ListingView, withView } from './listing-query.ts';

const views: readonly { readonly view: ListingView; readonly icon: LucideIcon; readonly labelId: string }[] =
  [
    { view: 'grid', icon: LayoutGrid, labelId: 'listing.view.grid' },
    { view: 'list', icon: Rows3, labelId: 'listing.view.list' },
  ];

/** Grid or list; a phone has room for the one only. */
export function ViewChoice({ view }: { readonly view: ListingView }) {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  return (
    <nav
      aria-label={formatMessage({ id: 'listing.view' })}
      className="flex gap-0.5 rounded-pill bg-oat-200 p-1 max-md:hidden"
    >
      {views.map(({ view: other, icon, labelId }) => (
        <Link
          key={other}
          to={withView(search, other)}
          replace
          preventScrollReset
          aria-label={formatMessage({ id: labelId })}
          aria-current={other === view ? 'true' : undefined}
          className={cx(
            'grid size-9 place-items-center rounded-full! text-ink-2 hover:text-spruce-700',
            other === view && 'bg-white text-ink ring-[1.5px] ring-spruce-700',
          )}
        >
          <Icon as={icon} />
        </Link>
      ))}
    </nav>
  );
}

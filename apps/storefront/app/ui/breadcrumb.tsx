import { Link } from 'react-router';
import { cx } from './cx.ts';

export type Crumb = { readonly label: string; readonly to?: string };

type Props = { readonly label: string; readonly crumbs: readonly Crumb[] };

export function Breadcrumb({ label, crumbs }: Props) {
  return (
    <nav aria-label={label} className="py-3 text-[0.875rem] text-ink-3">
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.map((crumb, index) => (
          <li
            key={crumb.label}
            className={cx(
              'inline-flex items-center gap-2',
              // A long path would take two lines of a phone: its last two levels do.
              crumbs.length > 4 && index < crumbs.length - 2 && 'max-md:hidden',
            )}
          >
            {crumb.to ? (
              <Link to={crumb.to} className="inline-flex min-h-6 items-center text-ink-2 hover:underline">
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className="inline-flex min-h-6 items-center">
                {crumb.label}
              </span>
            )}
            {index < crumbs.length - 1 && <span aria-hidden="true">/</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

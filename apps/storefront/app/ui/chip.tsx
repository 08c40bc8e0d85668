import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, type LinkProps } from 'react-router';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

const box = 'inline-flex min-h-9 items-center gap-1.5 rounded-pill px-3.5 text-[0.875rem] font-medium';
const chosen =
  'bg-sage-100 text-spruce-800 ring-[1.5px] ring-inset ring-spruce-700 hover:bg-sage-200 disabled:cursor-not-allowed disabled:bg-oat-200 disabled:text-ink-3 disabled:ring-oat-300';

/** A fact in a pill, not interactive. */
export function Chip({ children }: { readonly children: ReactNode }) {
  return <span className={cx(box, 'bg-white text-ink ring-1 ring-oat-500 ring-inset')}>{children}</span>;
}

type RemovableProps = {
  readonly children: ReactNode;
  readonly onRemove: () => void;
  readonly disabled?: boolean;
};

export function RemovableChip({ children, onRemove, disabled }: RemovableProps) {
  return (
    <button type="button" disabled={disabled} onClick={onRemove} className={cx(box, chosen)}>
      <RemoveWords>{children}</RemoveWords>
    </button>
  );
}

/** A removable chip: a link to the page without it, so it works without JavaScript. */
export function RemovableChipLink({
  children,
  className,
  ...rest
}: LinkProps & { readonly children: ReactNode }) {
  return (
    <Link {...rest} className={cx(box, chosen, className)}>
      <RemoveWords>{children}</RemoveWords>
    </Link>
  );
}

function RemoveWords({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <span className="sr-only">
        <FormattedMessage id="facet.removePrefix" />{' '}
      </span>
      {children}
      <Icon as="x" size="s" />
    </>
  );
}

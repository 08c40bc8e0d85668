import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const TONES = {
  spruce: 'bg-spruce-700 text-white',
  honey: 'bg-honey-300 text-ink',
  outline: 'bg-white text-ink ring-1 ring-inset ring-oat-500',
} as const;

type Props = { readonly tone: keyof typeof TONES; readonly children: ReactNode };

export function Badge({ tone, children }: Props) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6.5 items-center rounded-chip px-2.5 text-xs leading-none font-semibold',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}

/** A count over an icon, such as the items in a cart. */
export function CountBadge({ count }: { readonly count: number }) {
  return (
    <span className="min-w-5 rounded-[10px] bg-berry-600 px-1.5 text-center text-2xs leading-5 font-semibold text-white">
      {count}
    </span>
  );
}

import type { LucideIcon } from 'lucide-react';
import { cx } from './cx.ts';

const SIZES = { s: 16, m: 20, l: 24 } as const;

type Props = {
  readonly as: LucideIcon;
  readonly size?: keyof typeof SIZES;
  readonly className?: string;
};

/** A lucide icon in the design's stroke width. Always decorative. */
export function Icon({ as: Glyph, size = 'm', className }: Props) {
  return (
    <Glyph size={SIZES[size]} strokeWidth={1.75} aria-hidden="true" className={cx('flex-none', className)} />
  );
}

import { cx } from './cx.ts';

/** A block at the final size of what is loading; the region around it says `aria-busy`. */
export function Skeleton({ className }: { readonly className: string }) {
  return (
    <div aria-hidden="true" className={cx('rounded-lg bg-oat-200 motion-safe:animate-pulse', className)} />
  );
}

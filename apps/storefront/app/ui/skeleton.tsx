import { cx } from './cx.ts';

/** A placeholder in the final size. Its container must set `aria-busy`. */
export function Skeleton({ className }: { readonly className: string }) {
  return (
    <div aria-hidden="true" className={cx('rounded-lg bg-oat-200 motion-safe:animate-pulse', className)} />
  );
}

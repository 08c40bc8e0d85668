import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export const iconButtonClass =
  'relative grid size-11 max-[22.5rem]:size-10 flex-none place-items-center rounded-full text-inherit hover:bg-sage-100';

type Props = ComponentProps<'button'> & { readonly 'aria-label': string };

export function IconButton({ className, ...rest }: Props) {
  return <button type="button" {...rest} className={cx(iconButtonClass, className)} />;
}

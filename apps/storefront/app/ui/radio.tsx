import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

/** The dot, shared with `RadioCard`. */
export const radioClass = cx(
  'size-5.5 flex-none appearance-none rounded-full border-[1.5px] border-oat-500 bg-white',
  'checked:border-[7px] checked:border-spruce-700 forced-colors:appearance-auto',
  'disabled:border-oat-300 disabled:bg-oat-200 disabled:checked:border-oat-500',
);

type Props = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  readonly id: string;
  readonly label: ReactNode;
};

export function Radio({ id, label, className, ...rest }: Props) {
  return (
    <label htmlFor={id} className={cx('flex min-h-8 items-start gap-3 has-disabled:text-ink-3', className)}>
      <input {...rest} type="radio" id={id} className={cx(radioClass, 'mt-0.5 focus-visible:rounded-full')} />
      <span className="flex-1 pt-px">{label}</span>
    </label>
  );
}

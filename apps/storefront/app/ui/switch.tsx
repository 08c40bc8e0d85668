import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'id' | 'role'> & {
  readonly id: string;
  readonly label: ReactNode;
};

/** A setting that applies immediately. In a form with a submit button use a checkbox. */
export function Switch({ id, label, className, ...rest }: Props) {
  return (
    <label htmlFor={id} className={cx('flex min-h-8 items-center gap-3 has-disabled:text-ink-3', className)}>
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own checked state
        role="switch"
        id={id}
        className={cx(
          'relative h-7 w-12 flex-none cursor-pointer appearance-none rounded-full! border-[1.5px] border-oat-500 bg-oat-200',
          'before:absolute before:top-[2px] before:left-[2px] before:size-[21px] before:rounded-full before:bg-oat-500',
          'before:transition-transform before:duration-quick checked:border-spruce-700 checked:bg-spruce-700',
          'checked:before:translate-x-[20px] checked:before:bg-white',
          'disabled:cursor-not-allowed disabled:border-oat-300 disabled:before:bg-oat-300 forced-colors:appearance-auto',
        )}
      />
      <span className="flex-1">{label}</span>
    </label>
  );
}

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

type ButtonProps = Omit<ComponentProps<'button'>, 'type' | 'role'> & {
  readonly isOn: boolean;
  /** "On" or "Off", beside the switch; the accessible name is `aria-label`. */
  readonly children: ReactNode;
};

/** A setting that is sent as a form, so it works without JavaScript. */
export function SwitchButton({ isOn, children, className, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type="submit"
      role="switch"
      aria-checked={isOn}
      className={cx('flex min-h-11 cursor-pointer items-center gap-3 rounded-pill font-semibold', className)}
    >
      <span aria-hidden="true">{children}</span>
      <span
        className={cx(
          'relative h-7 w-12 flex-none rounded-full border-[1.5px]',
          'before:absolute before:top-[2px] before:left-[2px] before:size-[21px] before:rounded-full',
          'before:transition-transform before:duration-quick',
          isOn
            ? 'border-spruce-700 bg-spruce-700 before:translate-x-[20px] before:bg-white'
            : 'border-oat-500 bg-oat-200 before:bg-oat-500',
        )}
      />
    </button>
  );
}

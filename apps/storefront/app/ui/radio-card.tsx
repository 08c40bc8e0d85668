import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { radioClass } from './radio.tsx';

type Props = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  readonly id: string;
  readonly label: ReactNode;
  readonly children?: ReactNode;
};

/** A radio button as a card; the whole card is clickable. */
export function RadioCard({ id, label, children, className, ...rest }: Props) {
  return (
    <label
      htmlFor={id}
      className={cx(
        'flex cursor-pointer items-start gap-3 rounded-card bg-white p-5 shadow-card',
        'has-checked:shadow-none has-checked:ring-2 has-checked:ring-spruce-700',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        'has-disabled:cursor-not-allowed has-disabled:bg-oat-200 has-disabled:text-ink-3',
        className,
      )}
    >
      <input {...rest} type="radio" id={id} className={cx(radioClass, 'mt-0.5 outline-none')} />
      <span className="min-w-0 flex-1">
        <span className="block text-base font-semibold">{label}</span>
        {children}
      </span>
    </label>
  );
}

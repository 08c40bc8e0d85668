import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { inputClass } from './field-frame.tsx';

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  readonly id: string;
  readonly label: string;
  readonly isInvalid: boolean;
};

/** One input of a `FieldGroup`, with a small label of its own. */
export function PartField({ id, label, isInvalid, className, ...rest }: Props) {
  return (
    <div className={cx('min-w-0 flex-1', className)}>
      <label htmlFor={id} className="mb-1 block text-xs text-ink-2">
        {label}
      </label>
      <input
        {...rest}
        id={id}
        name={id}
        inputMode="numeric"
        className={inputClass}
        aria-invalid={isInvalid || undefined}
      />
    </div>
  );
}

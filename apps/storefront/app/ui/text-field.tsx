import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { FieldError, FieldHint } from './field-message.tsx';

export const inputClass = cx(
  'h-12 w-full rounded-control border-[1.5px] border-oat-500 bg-white px-3.5 text-base text-ink',
  'placeholder:text-ink-3 placeholder:opacity-100',
  'aria-invalid:border-2 aria-invalid:border-error',
  'disabled:border-oat-300 disabled:bg-oat-200 disabled:text-ink-3',
);

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  readonly id: string;
  readonly label: ReactNode;
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
};

/** Label above, hint and error below; both belong to the field for assistive technology. */
export function TextField({ id, label, error, hint, className, ...rest }: Props) {
  const describedBy = cx(hint ? `${id}-hint` : null, error ? `${id}-error` : null);
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={inputClass}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { FieldNotes, type FieldTexts, fieldAria, inputClass } from './field.tsx';

type Props = FieldTexts & { readonly className?: string | undefined; readonly children: ReactNode };

/** Several inputs for one question, such as month, day and year. */
export function FieldGroup({ id, label, hint, error, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a nested fieldset is read out with the outer one each time
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={fieldAria({ id, hint, error })['aria-describedby']}
      className={className}
    >
      <p id={`${id}-label`} className="mb-1.5 text-sm font-semibold">
        {label}
      </p>
      <div className="flex gap-2">{children}</div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

type PartFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  readonly id: string;
  readonly label: string;
  readonly isInvalid: boolean;
};

/** One input of a `FieldGroup` with its own small label. */
export function PartField({ id, label, isInvalid, className, ...rest }: PartFieldProps) {
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

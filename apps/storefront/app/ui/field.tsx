import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

export const inputClass = cx(
  'h-12 w-full rounded-control border-[1.5px] border-oat-500 bg-white px-3.5 text-base text-ink',
  'placeholder:text-ink-3 placeholder:opacity-100',
  'aria-invalid:border-2 aria-invalid:border-error',
  'disabled:border-oat-300 disabled:bg-oat-200 disabled:text-ink-3',
);

/** The texts of a field. */
export type FieldTexts = {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
};

/** Attributes that connect a control with its hint and error. */
export function fieldAria({ id, hint, error }: Omit<FieldTexts, 'label'>) {
  const describedBy = cx(hint ? `${id}-hint` : null, error ? `${id}-error` : null);
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  } as const;
}

type Props = FieldTexts & { readonly className?: string | undefined; readonly children: ReactNode };

/** Label above, hint and error below. The control must spread `fieldAria`. */
export function FieldFrame({ id, label, hint, error, className, children }: Props) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

type FieldErrorProps = { readonly id: string; readonly children: ReactNode };

export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-[0.875rem] leading-5 font-medium text-error">
      <Icon as="circle-alert" size="s" className="mt-0.5" />
      {children}
    </p>
  );
}

type NotesProps = { readonly id: string; readonly hint?: ReactNode; readonly error?: ReactNode };

/** Hint and error of a control or group, with the ids that `fieldAria` refers to. */
export function FieldNotes({ id, hint, error }: NotesProps) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-3">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  );
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & FieldTexts;

export function TextField({ id, label, hint, error, className, ...rest }: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <input {...rest} {...fieldAria({ id, hint, error })} className={inputClass} />
    </FieldFrame>
  );
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldTexts;

/** For a few sentences. */
export function TextAreaField({ id, label, hint, error, className, ...rest }: TextAreaProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <textarea
        rows={3}
        {...rest}
        {...fieldAria({ id, hint, error })}
        className={cx(inputClass, 'h-auto py-2.5')}
      />
    </FieldFrame>
  );
}

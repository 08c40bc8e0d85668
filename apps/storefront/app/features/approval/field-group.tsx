import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { FieldError, FieldHint } from '../../ui/field-message.tsx';

type Props = {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Several inputs that answer one question, such as month, day and year. */
export function FieldGroup({ id, label, hint, error, className, children }: Props) {
  const describedBy = cx(hint && `${id}-hint`, error && `${id}-error`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a nested fieldset is read out with the outer one each time
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy || undefined}
      className={className}
    >
      <p id={`${id}-label`} className="mb-1.5 text-sm font-semibold">
        {label}
      </p>
      <div className="flex gap-2">{children}</div>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

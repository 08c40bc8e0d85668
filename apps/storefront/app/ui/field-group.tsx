import type { ReactNode } from 'react';
import { type FieldTexts, fieldAria } from './field-frame.tsx';
import { FieldNotes } from './field-message.tsx';

type Props = FieldTexts & { readonly className?: string | undefined; readonly children: ReactNode };

/** Several inputs that answer one question, such as month, day and year. */
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

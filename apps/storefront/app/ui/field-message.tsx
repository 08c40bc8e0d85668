import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type Props = { readonly id: string; readonly children: ReactNode };

export function FieldError({ id, children }: Props) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-[0.875rem] leading-5 font-medium text-error">
      <Icon as={CircleAlert} size="s" className="mt-0.5" />
      {children}
    </p>
  );
}

type NotesProps = { readonly id: string; readonly hint?: ReactNode; readonly error?: ReactNode };

/** Hint and error below a control or a group of them, under the ids that describe it. */
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

import { CircleAlert } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import { focusAnswer } from './typing.ts';

export type FieldProblem = { readonly fieldId: string; readonly message: string };

type Props = { readonly title: string; readonly problems: readonly FieldProblem[] };

/** Lists all errors of a form with links to their fields. Takes the focus when it appears, unless the visitor is typing. */
export function ErrorSummary({ title, problems }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) focusAnswer(box.current);
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="flex gap-3 rounded-control bg-error-soft px-4 py-3.5 text-ink"
    >
      <Icon as={CircleAlert} className="mt-px text-error" />
      <div>
        <p className="font-semibold">{title}</p>
        <ul className="mt-1">
          {problems.map(({ fieldId, message }) => (
            <li key={`${fieldId} ${message}`}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => goTo(fieldId, event)}
                className="inline-flex min-h-6 items-center underline"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Focuses the field without changing the URL: a navigation would discard the form's action data, errors included. */
function goTo(fieldId: string, event: MouseEvent): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

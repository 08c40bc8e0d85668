import { type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import { focusAnswer } from './typing.ts';

/** A field with a problem, by its label: what is wrong stands beside the field itself. */
export type WrongField = { readonly fieldId: string; readonly name: string };

type Props = {
  readonly title: string;
  readonly fields: readonly WrongField[];
  /** What the form was answered with; another answer takes the focus again. */
  readonly answer: unknown;
};

/** Counts a form's errors and links to their fields. Takes the focus with each answer, unless the visitor is typing. */
export function ErrorSummary({ title, fields, answer }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = fields.length > 0;
  useEffect(() => {
    if (isShown) focusAnswer(box.current);
  }, [isShown, answer]);
  if (!isShown) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="flex gap-3 rounded-control bg-error-soft px-4 py-3.5 text-ink"
    >
      <Icon as="circle-alert" className="mt-px text-error" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <ul className="mt-0.5 flex flex-wrap gap-x-5">
          {fields.map(({ fieldId, name }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => goTo(fieldId, event)}
                className="inline-flex min-h-7 items-center underline"
              >
                {name}
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

import { type FocusEvent, type FormEvent, useState } from 'react';
import { type ApplicationField, fieldOfInput, isApplicationInput } from './application-fields.ts';
import type { ApplicationProblem } from './application-problems.ts';
import { useAfterPress } from './use-after-press.ts';

/** What is known of a field: nothing since it was typed in, that it is right, or what is wrong with it. */
type Known = ApplicationProblem | 'right' | 'typing';

type Check = (field: ApplicationField, form: HTMLFormElement) => ApplicationProblem | null;

const fieldOf = (target: EventTarget | null): ApplicationField | null => {
  const name = (target as { readonly name?: string } | null)?.name ?? '';
  return isApplicationInput(name) ? fieldOfInput(name) : null;
};

/**
 * Checks a field when it is left. Until then nothing is said, and a field that was never filled in is only
 * asked for by the server.
 * @param problems of the server's last answer
 * @param shown changes with each answer and step; what was known before no longer holds then
 */
export function useFieldChecks(problems: readonly ApplicationProblem[], shown: unknown, check: Check) {
  const [state, setState] = useState({ shown, known: new Map<string, Known>() });
  const known = state.shown === shown ? state.known : new Map<string, Known>();
  const [last, setLast] = useState<ApplicationProblem | null>(null);
  const afterPress = useAfterPress();
  const note = (field: ApplicationField, is: Known) =>
    setState((before) => ({
      shown,
      known: new Map(before.shown === shown ? before.known : []).set(field, is),
    }));
  const problemOf = (field: ApplicationField): ApplicationProblem | null => {
    const is = known.get(field);
    if (is === undefined) return problems.find((problem) => problem.field === field) ?? null;
    return is === 'right' || is === 'typing' ? null : is;
  };
  return {
    problemOf,
    isRight: (field: ApplicationField) => known.get(field) === 'right',
    isBeingTyped: (field: ApplicationField) => known.get(field) === 'typing',
    /** What was found last, to be announced. */
    last: last && problemOf(last.field) === last ? last : null,
    onInput({ target }: FormEvent<HTMLFormElement>) {
      const field = fieldOf(target);
      if (field !== null && known.get(field) !== 'typing') note(field, 'typing');
    },
    onBlur({ target, relatedTarget, currentTarget: form }: FocusEvent<HTMLFormElement>) {
      const field = fieldOf(target);
      if (field === null || fieldOf(relatedTarget) === field) return;
      const isTouched = known.has(field);
      const isFilled = [...form.elements].some(
        (element) => fieldOf(element) === field && holdsSomething(element),
      );
      if (!isTouched && (!isFilled || problemOf(field) !== null)) return;
      afterPress(() => {
        const problem = check(field, form);
        note(field, problem ?? 'right');
        setLast(problem);
      });
    },
  };
}

function holdsSomething(element: Element): boolean {
  if (element instanceof HTMLInputElement && element.type === 'checkbox') return element.checked;
  return (element as { readonly value?: string }).value !== '';
}

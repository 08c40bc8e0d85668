type TypedField = { readonly value: string; readonly defaultValue: string };

/** What the fields of a form held when it was sent last. */
const sentValues = new WeakMap<object, string>();

const isField = (element: unknown): element is TypedField & object =>
  typeof element === 'object' && element !== null && 'value' in element && 'defaultValue' in element;

/** Remembers what a form holds as it is sent. */
export function noteSent(elements: Iterable<unknown>): void {
  for (const element of elements) if (isField(element)) sentValues.set(element, element.value);
}

/**
 * Whether the visitor is typing in the focused element: since its form was sent, or since the page came; then the answer to
 * the form must not take the focus, or the rest of what is typed is lost. Before the page is hydrated a field has the
 * focus only if the visitor has gone there.
 */
export function isTyping(focused: unknown, isHydrated: boolean): boolean {
  if (!isField(focused)) return false;
  return !isHydrated || focused.value !== (sentValues.get(focused) ?? focused.defaultValue);
}

if (typeof document !== 'undefined') {
  const onSubmit = ({ target }: Event) => target instanceof HTMLFormElement && noteSent(target.elements);
  document.addEventListener('submit', onSubmit, true);
}

/** Moves the focus to the answer to a form, unless the visitor is typing: then only screen readers announce it. */
export function focusAnswer(element: HTMLElement | null): void {
  if (isTyping(document.activeElement, document.documentElement.hasAttribute('data-hydrated'))) return;
  element?.focus();
}

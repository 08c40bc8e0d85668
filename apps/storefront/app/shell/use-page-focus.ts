import { useEffect, useRef } from 'react';

/** True for events that may start a navigation, by pointer, keyboard or the browser's own buttons. */
function mayNavigate(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.key === 'Enter';
  if (event.type !== 'click') return true;
  return event.target instanceof Element && event.target.closest('a, button, [role="option"]') !== null;
}

const isField = (target: unknown) => target instanceof Element && target.matches('input, select, textarea');

/**
 * Moves the focus to the page's heading when another page is shown, so that screen readers announce it. A field that the
 * shopper began to fill in, or went on typing in, while the page was loading keeps the focus.
 * @param shown names the page: its path, or the step where one address shows several
 */
export function usePageFocus(shown: string): void {
  const last = useRef(shown);
  const isFieldEntered = useRef(false);
  useEffect(() => {
    // React may render a pending navigation only after the shopper has moved on, so the events themselves are noted.
    const note = (event: Event) => {
      if (event.type === 'focusin' || event.type === 'input')
        isFieldEntered.current ||= isField(event.target);
      else if (mayNavigate(event)) isFieldEntered.current = false;
    };
    const types = ['click', 'keydown', 'submit', 'popstate', 'focusin', 'input'];
    for (const type of types) window.addEventListener(type, note, true);
    return () => {
      for (const type of types) window.removeEventListener(type, note, true);
    };
  }, []);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    if (isFieldEntered.current && isField(document.activeElement)) return;
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [shown]);
}

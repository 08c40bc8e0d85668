import type { ClipboardEvent } from 'react';

/** Caret position in a masked number that keeps `digitCount` digits before the caret. */
export function caretAfterDigits(masked: string, digitCount: number): number {
  if (digitCount === 0) return caretBeforeNextDigit(masked, 0);
  let seen = 0;
  for (const [index, character] of [...masked].entries()) {
    if (/\d/.test(character)) seen += 1;
    if (seen === digitCount) return index + 1;
  }
  return masked.length;
}

/** Caret position directly before the next digit, so that Delete removes a digit and not a mask character. */
export function caretBeforeNextDigit(masked: string, digitCount: number): number {
  const next = [...masked.matchAll(/\d/g)][digitCount];
  return next ? next.index : masked.length;
}

/**
 * Pastes the whole text: the browser would cut it at `maxLength` before separators are removed. Dispatches an `input`
 * event.
 */
export function pasteText(event: ClipboardEvent<HTMLInputElement>, read: (text: string) => string): void {
  event.preventDefault();
  const input = event.currentTarget;
  const text = event.clipboardData.getData('text');
  const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? input.value.length];
  input.setRangeText(
    read(input.value.slice(0, start) + text + input.value.slice(end)),
    0,
    input.value.length,
    'end',
  );
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

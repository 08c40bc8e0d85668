import type { ClipboardEvent } from 'react';

/** Where the caret stands in a masked number so that as many digits are before it as were before the mask. */
export function caretAfterDigits(masked: string, digitCount: number): number {
  if (digitCount === 0) return caretBeforeNextDigit(masked, 0);
  let seen = 0;
  for (const [index, character] of [...masked].entries()) {
    if (/\d/.test(character)) seen += 1;
    if (seen === digitCount) return index + 1;
  }
  return masked.length;
}

/** Right before the digit that follows: deleting forward takes that one, and no mark of the mask, which would come back. */
export function caretBeforeNextDigit(masked: string, digitCount: number): number {
  const next = [...masked.matchAll(/\d/g)][digitCount];
  return next ? next.index : masked.length;
}

/**
 * Pastes all of the text, where the browser would cut it at `maxLength` before the field had a chance to take its
 * spaces and signs out. The field hears of it as of any input.
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

import type { ClipboardEvent } from 'react';

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

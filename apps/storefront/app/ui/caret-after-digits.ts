/** Where the caret stands in a masked number so that as many digits are before it as were before the mask. */
export function caretAfterDigits(masked: string, digitCount: number): number {
  let seen = 0;
  for (const [index, character] of [...masked].entries()) {
    if (/\d/.test(character)) seen += 1;
    if (seen === digitCount && digitCount > 0) return index + 1;
  }
  return digitCount === 0 ? 0 : masked.length;
}

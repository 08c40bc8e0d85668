/** The digits of a one-time code as it was typed or pasted, such as `123 456` or `123-456`, at most `length`. */
export function codeDigits(text: string, length: number): string {
  return text.replace(/\D/g, '').slice(0, length);
}

/**
 * Characters that change how a name reads and can't be seen: controls, bidirectional marks, zero-width characters,
 * fillers that look like nothing.
 */
const HIDDEN_CHARACTERS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|\p{Default_Ignorable_Code_Point}/u;

export function hasHiddenCharacters(text: string): boolean {
  return HIDDEN_CHARACTERS.test(text);
}

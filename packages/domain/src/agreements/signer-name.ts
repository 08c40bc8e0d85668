/** Letters that Unicode doesn't decompose into a base letter and an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Generational suffixes, which people add and leave out. */
const SUFFIXES: readonly string[] = ['jr', 'sr', 'ii', 'iii', 'iv'];

/** A name's words without case, accents and punctuation: `O’Brien-Núñez Jr.` is `obrien`, `nunez`. */
function wordsOf(name: string): string[] {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('en')
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/['’ʼ`´.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  while (words.length > 2 && SUFFIXES.includes(words.at(-1) ?? '')) words.pop();
  return words;
}

/**
 * Whether a typed name is the signer's: the same first and last word. Case, accents, spaces, hyphens, middle names,
 * initials and suffixes don't matter.
 * @param fullName first name and last name of the application
 */
export function isSignerName(typed: string, fullName: string): boolean {
  const given = wordsOf(typed);
  const expected = wordsOf(fullName);
  if (given.length === 0 || expected.length === 0) return false;
  // "Juan Delacruz" is Juan De la Cruz.
  if (given.join('') === expected.join('')) return true;
  if (expected.length > 1 && given.length < 2) return false;
  return given[0] === expected[0] && given.at(-1) === expected.at(-1);
}

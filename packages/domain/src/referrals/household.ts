/** Abbreviations and the words that they stand for, so that one address in two spellings is one household. */
const WORDS: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  boulevard: 'blvd',
  court: 'ct',
  place: 'pl',
  apartment: 'apt',
  unit: 'apt',
  suite: 'apt',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
};

type Home = {
  readonly address1: string | null;
  readonly address2: string | null;
  readonly postalCode: string | null;
};

/** Two homes with the same key are one household; null without a street or a ZIP code. */
export function householdKey({ address1, address2, postalCode }: Home): string | null {
  const zip = postalCode?.slice(0, 5) ?? '';
  if (!address1 || zip.length < 5) return null;
  const words = `${address1} ${address2 ?? ''}`
    .toLowerCase()
    .replaceAll('#', ' apt ')
    .replaceAll(/[^a-z0-9\s]/g, '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => WORDS[word] ?? word);
  return `${zip} ${words.join(' ')}`;
}

/** A code as it is stored: what shoppers type in lower case, or with spaces, is the same. */
export function referralCodeOf(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9-]/g, '');
}

/** Letters and digits that can't be taken for each other. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const RANDOM_LETTERS = 5;

/**
 * A code to give to friends, `MARIA-7K2QX`: the first name where it is plain letters, and random ones.
 * @param digits of randomness, three for each letter
 */
export function makeReferralCode(firstName: string | null, digits: string): string {
  const name = (firstName ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
    .slice(0, 10);
  const letters = Array.from({ length: RANDOM_LETTERS }, (_, index) =>
    ALPHABET.charAt(Number(digits.slice(index * 3, index * 3 + 3)) % ALPHABET.length),
  );
  return `${name === '' ? 'FRIEND' : name}-${letters.join('')}`;
}

export const REFERRAL_CODE_RANDOM_DIGITS = RANDOM_LETTERS * 3;

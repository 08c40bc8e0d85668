/** A text with hidden parts. `null` stands for a hidden part, whatever its length: the length would tell a part of it. */
export type MaskedText = readonly (string | null)[];

export type MaskedPerson = {
  readonly name: MaskedText | null;
  readonly home: MaskedText | null;
  readonly born: MaskedText | null;
  readonly ssn: MaskedText | null;
};

type Person = {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly address1: string | null;
  readonly city: string | null;
  readonly postalCode: string | null;
};

/** `Maria A` and a hidden rest. */
function maskName({ firstName, lastName }: Person): MaskedText | null {
  if (!firstName) return null;
  return lastName ? [`${firstName} ${lastName.slice(0, 1)}`, null] : [firstName];
}

/** House number and street: two digits, an initial, and the last word where the street has two. */
function maskStreet(street: string): MaskedText {
  const [number = '', ...words] = street.trim().split(/\s+/);
  const name = words[0] ?? '';
  const kind = words.length > 1 ? ` ${words.at(-1)}` : '';
  return [
    number.slice(0, Math.min(2, Math.max(1, number.length - 1))),
    null,
    ` ${name.slice(0, 1)}`,
    null,
    kind,
  ];
}

function maskHome({ address1, city, postalCode }: Person): MaskedText | null {
  const place = [city, postalCode].filter((text) => text !== null).join(' ');
  if (!address1) return place === '' ? null : [place];
  const parts = maskStreet(address1);
  return [...parts.slice(0, -1), `${parts.at(-1) ?? ''}${place === '' ? '' : `, ${place}`}`];
}

/** What a shopper sees of a match: enough to recognise themselves, too little to learn about somebody else. */
export function maskPerson(
  person: Person,
  sensitive: { readonly birthYear: string | null; readonly ssnLast4: string | null },
): MaskedPerson {
  const { birthYear, ssnLast4 } = sensitive;
  return {
    name: maskName(person),
    home: maskHome(person),
    born: birthYear === null ? null : [null, null, birthYear],
    ssn: ssnLast4 === null ? null : [null, null, ssnLast4],
  };
}

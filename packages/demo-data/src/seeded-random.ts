/** A stream of pseudo-random numbers determined by its seed. */
export type SeededRandom = {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number in [min, max], both included. */
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  /** @throws RangeError when the list is empty */
  pick<T>(choices: readonly T[]): T;
};

/** Mulberry32 over an FNV-1a hash of the seed's parts: small, fast, the same on every machine. */
export function createSeededRandom(...seedParts: readonly (string | number)[]): SeededRandom {
  let state = hashText(seedParts.join('|'));
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (choices) => {
      if (choices.length === 0) throw new RangeError('There is nothing to pick from.');
      return choices[between(0, choices.length - 1)] as (typeof choices)[number];
    },
  };
}

/** FNV-1a, 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

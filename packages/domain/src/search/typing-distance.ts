const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** A letter beside the right one on the keyboard, or one that sounds the same, is half a mistake. */
const LIKELY_MISTAKE = 0.6;
const SOUND_ALIKE = ['bv', 'sz', 'cs', 'ck', 'gj', 'iy', 'ei', 'ao', 'ou'];
/** Codes of the letters and figures that words consist of are below. */
const CODES = 128;

/** 1 where one letter is likely to be written for another, by the codes of both. */
const likely = new Uint8Array(CODES * CODES);
function markLikely(one: string, other: string): void {
  const [a, b] = [one.charCodeAt(0), other.charCodeAt(0)];
  likely[a * CODES + b] = 1;
  likely[b * CODES + a] = 1;
}
for (const [a = '', b = ''] of SOUND_ALIKE) markLikely(a, b);
for (const [row, letters] of KEYBOARD.entries()) {
  for (const [index, letter] of [...letters].entries()) {
    const near = [letters[index + 1], KEYBOARD[row + 1]?.[index], KEYBOARD[row + 1]?.[index - 1]];
    for (const other of near) if (other) markLikely(letter, other);
  }
}

/** How many letters one word may have more than the other. */
export const longestShift = (limit: number): number => Math.floor(limit / LIKELY_MISTAKE);

const NEVER = Number.POSITIVE_INFINITY;
/** Rows of the table that is filled below, used again for each pair of words. */
let [beforeLast, last, row] = [new Float64Array(64), new Float64Array(64), new Float64Array(64)];

/**
 * Cost of the mistakes that lead from one word to the other: a letter inserted, left out, doubled, replaced or swapped
 * with its neighbour. Infinity when it is more than `limit`. Words are folded: letters from a to z and figures.
 */
export function typingDistance(a: string, b: string, limit: number): number {
  const band = longestShift(limit);
  if (Math.abs(a.length - b.length) > band) return NEVER;
  if (row.length < b.length + 2) {
    const size = 2 * b.length + 2;
    [beforeLast, last, row] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  }
  for (let j = 0; j <= b.length; j += 1) last[j] = j <= band ? j : NEVER;
  let lowestOfLast = 0;
  // Cells that are more than `band` off the diagonal cost more than the limit.
  for (let i = 1; i <= a.length; i += 1) {
    const [first, end] = [Math.max(1, i - band), Math.min(b.length, i + band)];
    const [one, beforeOne] = [a.charCodeAt(i - 1), a.charCodeAt(i - 2)];
    row[first - 1] = first === 1 && i <= band ? i : NEVER;
    let lowest = row[first - 1] ?? NEVER;
    for (let j = first; j <= end; j += 1) {
      const [other, beforeOther] = [b.charCodeAt(j - 1), b.charCodeAt(j - 2)];
      const replaced = one === other ? 0 : likely[one * CODES + other] === 1 ? LIKELY_MISTAKE : 1;
      const leftOut = other === beforeOther ? LIKELY_MISTAKE : 1;
      const doubled = one === beforeOne ? LIKELY_MISTAKE : 1;
      let best = Math.min(
        (last[j - 1] ?? NEVER) + replaced,
        (last[j] ?? NEVER) + doubled,
        (row[j - 1] ?? NEVER) + leftOut,
      );
      const isSwap = i > 1 && j > 1 && one === beforeOther && beforeOne === other;
      if (isSwap) best = Math.min(best, (beforeLast[j - 2] ?? NEVER) + LIKELY_MISTAKE);
      row[j] = best;
      if (best < lowest) lowest = best;
    }
    row[end + 1] = NEVER;
    // A swap goes two rows back.
    if (Math.min(lowest, lowestOfLast) > limit) return NEVER;
    lowestOfLast = lowest;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  const distance = last[b.length] ?? NEVER;
  return distance > limit ? NEVER : distance;
}

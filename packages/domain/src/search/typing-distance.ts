const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** A letter beside the right one on the keyboard, or one that sounds the same, is half a mistake. */
const LIKELY_MISTAKE = 0.6;
const SOUND_ALIKE = ['bv', 'sz', 'cs', 'ck', 'gj', 'iy', 'ei', 'ao', 'ou'];

const likely = new Set(SOUND_ALIKE.flatMap(([a, b]) => [`${a}${b}`, `${b}${a}`]));
for (const [row, letters] of KEYBOARD.entries()) {
  for (const [index, letter] of [...letters].entries()) {
    const near = [letters[index + 1], KEYBOARD[row + 1]?.[index], KEYBOARD[row + 1]?.[index - 1]];
    for (const other of near) if (other) likely.add(letter + other).add(other + letter);
  }
}

/**
 * Cost of the mistakes that lead from one word to the other: a letter inserted, left out, doubled, replaced or swapped
 * with its neighbour. `limit + 1` when it is more than `limit`.
 */
export function typingDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit / LIKELY_MISTAKE) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const [one, other] = [a[i - 1] ?? '', b[j - 1] ?? ''];
      const replaced = one === other ? 0 : likely.has(one + other) ? LIKELY_MISTAKE : 1;
      const leftOut = other === b[j - 2] ? LIKELY_MISTAKE : 1;
      const doubled = one === a[i - 2] ? LIKELY_MISTAKE : 1;
      let best = Math.min(
        (last[j - 1] ?? 0) + replaced,
        (last[j] ?? 0) + doubled,
        (row[j - 1] ?? 0) + leftOut,
      );
      const isSwap = i > 1 && j > 1 && one === b[j - 2] && a[i - 2] === other;
      if (isSwap) best = Math.min(best, (beforeLast[j - 2] ?? 0) + LIKELY_MISTAKE);
      row.push(best);
    }
    if (Math.min(...row) > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}

/** A page to go to, or a gap where pages are left out. */
export type PageSlot = number | 'gap-before' | 'gap-after';

/** Most slots that a row of pages takes. */
const MOST_SLOTS = 7;

/**
 * First and last page, the current one with its neighbours, and gaps for the rest. A gap never stands for one page,
 * and from the eighth page on the row always has seven slots, so that the arrows stay where they are.
 */
export function pageWindow(current: number, count: number): PageSlot[] {
  if (count <= MOST_SLOTS) return range(1, count);
  if (current <= 4) return [...range(1, 5), 'gap-after', count];
  if (current >= count - 3) return [1, 'gap-before', ...range(count - 4, count)];
  return [1, 'gap-before', ...range(current - 1, current + 1), 'gap-after', count];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

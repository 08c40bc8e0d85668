/** Columns of the grid of tiles, between 768 and 1279 px and from there on. */
const MEDIUM_COLUMNS = 2;
const WIDE_COLUMNS = 3;

export type CardPlace = {
  /** So many tiles stand before the card. */
  readonly index: number;
  readonly mediumSpan: 1 | 2;
  readonly wideSpan: 1 | 2 | 3;
};

/**
 * Where the invitation stands among the tiles, and how many columns it takes so that the last row is a full one; null
 * in a list too short for it. Wherever it spans all columns it begins a row.
 */
export function placeCard(tileCount: number): CardPlace | null {
  if (tileCount < 6) return null;
  const mediumSpan = tileCount % MEDIUM_COLUMNS === 0 ? 2 : 1;
  const remainder = tileCount % WIDE_COLUMNS;
  if (remainder === 0) return tileCount === 6 ? null : { index: 6, mediumSpan, wideSpan: 3 };
  return { index: 4, mediumSpan, wideSpan: remainder === 1 ? 2 : 1 };
}

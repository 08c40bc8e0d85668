export type CarouselShape = {
  readonly count: number;
  /** Slides beside one another; a part of the next one may show: 1.2. */
  readonly visible: number;
  readonly isCyclic: boolean;
};

/** The last slide that can stand first: from it on everything is in sight. */
export function lastIndex({ count, visible }: Pick<CarouselShape, 'count' | 'visible'>): number {
  return Math.max(0, count - Math.floor(visible));
}

/** Where a step leads. A cyclic carousel goes round, another one stops at its ends. */
export function indexAfter(index: number, step: 1 | -1, shape: CarouselShape): number {
  const last = lastIndex(shape);
  const next = index + step;
  if (next >= 0 && next <= last) return next;
  if (!shape.isCyclic) return Math.min(Math.max(next, 0), last);
  return next < 0 ? last : 0;
}

/** The slide that stands first after a scroll of `leftPx`, where slides begin `pitchPx` apart. */
export function indexAt(leftPx: number, pitchPx: number, shape: CarouselShape): number {
  if (pitchPx <= 0) return 0;
  return Math.min(Math.max(Math.round(leftPx / pitchPx), 0), lastIndex(shape));
}

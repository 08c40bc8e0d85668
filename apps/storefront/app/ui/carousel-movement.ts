import { CAROUSEL_SLIDE_SPEED_MS } from '@ownpath/domain/constants';

export type CarouselShape = {
  readonly count: number;
  /** Slides visible at once; 1.2 shows a part of the next one. */
  readonly visible: number;
  readonly isCyclic: boolean;
};

/** The last slide that can be scrolled to the start. */
export function lastIndex({ count, visible }: Pick<CarouselShape, 'count' | 'visible'>): number {
  return Math.max(0, count - Math.floor(visible));
}

/** The index after a step. A cyclic carousel wraps around, others stop at the ends. */
export function indexAfter(index: number, step: 1 | -1, shape: CarouselShape): number {
  const last = lastIndex(shape);
  const next = index + step;
  if (next >= 0 && next <= last) return next;
  if (!shape.isCyclic) return Math.min(Math.max(next, 0), last);
  return next < 0 ? last : 0;
}

/** The index of the first slide at scroll position `leftPx`, when slides start `pitchPx` apart. */
export function indexAt(leftPx: number, pitchPx: number, shape: CarouselShape): number {
  if (pitchPx <= 0) return 0;
  return Math.min(Math.max(Math.round(leftPx / pitchPx), 0), lastIndex(shape));
}

const easeOut = (progress: number) => 1 - (1 - progress) ** 3;

/** Scrolls a snapping row to `leftPx` in 500 ms, or at once with reduced motion. A new call cancels the last one. */
export function scrollSmoothly(row: HTMLElement, leftPx: number): void {
  const turn = String(Number(row.dataset.turn ?? '0') + 1);
  row.dataset.turn = turn;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    row.scrollLeft = leftPx;
    return;
  }
  const from = row.scrollLeft;
  const startedAt = performance.now();
  // Scroll snapping would pull each animation step back.
  row.style.scrollSnapType = 'none';
  const step = (now: number) => {
    if (row.dataset.turn !== turn) return;
    const progress = Math.min(1, (now - startedAt) / CAROUSEL_SLIDE_SPEED_MS);
    row.scrollLeft = from + (leftPx - from) * easeOut(progress);
    if (progress < 1) requestAnimationFrame(step);
    else row.style.scrollSnapType = '';
  };
  requestAnimationFrame(step);
}

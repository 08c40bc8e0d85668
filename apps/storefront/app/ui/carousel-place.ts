import { CAROUSEL_SLIDE_SPEED_MS } from '@ownpath/domain/constants';
import { type CarouselShape, indexAfter, indexAt, lastIndex } from './carousel-movement.ts';

/** Where a row of slides is scrolled to, in pixels. */
type Scroll = {
  readonly leftPx: number;
  /** As far as it can be scrolled. */
  readonly endPx: number;
  /** Between the starts of two slides. */
  readonly pitchPx: number;
};

/**
 * The index of the slide that the row is scrolled to. With a part of a slide in sight the last one can't be scrolled to
 * the start, so the end of the row counts as its place.
 */
export function indexInRow({ leftPx, endPx, pitchPx }: Scroll, shape: CarouselShape): number {
  return leftPx > 0 && leftPx >= endPx - 1 ? lastIndex(shape) : indexAt(leftPx, pitchPx, shape);
}

/** A slide that the row moves to, until a time in milliseconds. */
export type Goal = { readonly index: number; readonly untilMs: number };

/** The next goal after a step: while the row still moves, from where it is going. */
export function goalAfter(
  index: number,
  step: 1 | -1,
  shape: CarouselShape,
  { goal, nowMs }: { readonly goal: Goal | null; readonly nowMs: number },
): Goal {
  const from = goal && nowMs < goal.untilMs ? goal.index : index;
  return { index: indexAfter(from, step, shape), untilMs: nowMs + CAROUSEL_SLIDE_SPEED_MS };
}

import { CAROUSEL_SLIDE_SPEED_MS } from '@ownpath/domain/constants';

const easeOut = (progress: number) => 1 - (1 - progress) ** 3;

/** Scrolls a snapping row to `leftPx` in 500 ms, at once where motion is unwanted. A new call takes over from the last. */
export function scrollSmoothly(row: HTMLElement, leftPx: number): void {
  const turn = String(Number(row.dataset.turn ?? '0') + 1);
  row.dataset.turn = turn;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    row.scrollLeft = leftPx;
    return;
  }
  const from = row.scrollLeft;
  const startedAt = performance.now();
  // Snapping would pull every step back to the slide it left.
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

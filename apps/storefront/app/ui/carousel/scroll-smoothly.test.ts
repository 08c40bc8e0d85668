import { afterEach, expect, test, vi } from 'vitest';
import { scrollSmoothly } from './scroll-smoothly.ts';

type Row = { scrollLeft: number; dataset: { turn?: string }; style: { scrollSnapType: string } };
const frames: ((now: number) => void)[] = [];
const newRow = (): Row => ({ scrollLeft: 0, dataset: {}, style: { scrollSnapType: '' } });

function stubBrowser(wantsStillness: boolean): void {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: wantsStillness }) });
  vi.stubGlobal('performance', { now: () => 1_000 });
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frames.push(frame));
}
const showFrame = (now: number) => frames.shift()?.(now);

afterEach(() => {
  frames.length = 0;
  vi.unstubAllGlobals();
});

test('a slide takes 500 ms, and snapping waits for it', () => {
  stubBrowser(false);
  const row = newRow();
  scrollSmoothly(row as unknown as HTMLElement, 320);
  showFrame(1_250);
  expect(row.scrollLeft).toBeGreaterThan(160);
  expect(row.scrollLeft).toBeLessThan(320);
  showFrame(1_499);
  expect(row.style.scrollSnapType).toBe('none');
  showFrame(1_500);
  expect([row.scrollLeft, row.style.scrollSnapType, frames.length]).toEqual([320, '', 0]);
});

test('where motion is unwanted it is there at once', () => {
  stubBrowser(true);
  const row = newRow();
  scrollSmoothly(row as unknown as HTMLElement, 320);
  expect([row.scrollLeft, frames.length]).toEqual([320, 0]);
});

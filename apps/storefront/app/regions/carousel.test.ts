import {
  CAROUSEL_EXTRA_SMALL_SLIDES_TO_DISPLAY,
  CAROUSEL_SLIDES_TO_DISPLAY,
} from '@ownpath/domain/constants';
import { expect, test } from 'vitest';
import { CarouselData } from './carousel.tsx';

const accepts = (small: number, others = 1) =>
  CarouselData.safeParse({
    title: 'Rooms',
    isCyclic: false,
    isAutomatic: false,
    slidesToShow: { small, medium: others, large: others },
    slides: [],
  }).success;

test('a row shows one to six slides, on a phone a part of the next one too', () => {
  expect(CAROUSEL_EXTRA_SMALL_SLIDES_TO_DISPLAY.every((small) => accepts(small))).toBe(true);
  expect([0, 1.4, 7].some((small) => accepts(small))).toBe(false);
  expect(CAROUSEL_SLIDES_TO_DISPLAY.every((others) => accepts(1, others))).toBe(true);
  expect([0, 1.2, 1.3, 1.5, 7].some((others) => accepts(1, others))).toBe(false);
});

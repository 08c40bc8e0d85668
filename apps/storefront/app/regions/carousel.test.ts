import { CAROUSEL_EXTRA_SMALL_SLIDES_TO_DISPLAY } from '@ownpath/domain/constants';
import { expect, test } from 'vitest';
import { CarouselData } from './carousel.tsx';

const accepts = (count: number) =>
  CarouselData.safeParse({
    title: 'Rooms',
    isCyclic: false,
    isAutomatic: false,
    slidesToShow: { small: count, medium: count, large: count },
    slides: [],
  }).success;

test('a row shows one to six slides, on a phone a part of the next one too', () => {
  expect(CAROUSEL_EXTRA_SMALL_SLIDES_TO_DISPLAY.every(accepts)).toBe(true);
  expect([0, 1.4, 7].some(accepts)).toBe(false);
});

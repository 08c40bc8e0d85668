import { z } from 'zod';
import { CarouselData, Slide } from '../carousel/carousel-data.ts';

export const StoreCarouselData = CarouselData.extend({
  /** Slides that some stores don't have name those stores (specification section 4). */
  slides: z.array(Slide.extend({ restrictedStores: z.array(z.string()) })),
});
export type StoreCarouselData = z.infer<typeof StoreCarouselData>;

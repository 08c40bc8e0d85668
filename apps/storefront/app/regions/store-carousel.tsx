import { z } from 'zod';
import { useShopData } from '../shared/shopper/shop-data.ts';
import { Carousel, CarouselOptions, Slide } from './carousel.tsx';

export const StoreCarouselData = z.intersection(
  CarouselOptions,
  z.object({
    /** A slide lists the stores that don't show it (specification section 4). */
    slides: z.array(z.intersection(Slide, z.object({ restrictedStores: z.array(z.string()) }))),
  }),
);
export type StoreCarouselData = z.infer<typeof StoreCarouselData>;

/** A carousel that hides the slides restricted for the shopper's store. */
export function StoreCarousel({ data }: { readonly data: StoreCarouselData }) {
  const storeId = useShopData()?.store?.id;
  const slides = data.slides.filter(
    ({ restrictedStores }) => storeId === undefined || !restrictedStores.includes(storeId),
  );
  return slides.length > 0 ? <Carousel data={{ ...data, slides }} /> : null;
}

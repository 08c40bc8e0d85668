import { useShopData } from '../../shared/shopper/shop-data.ts';
import { Carousel } from '../carousel/carousel.tsx';
import type { StoreCarouselData } from './store-carousel-data.ts';

/** A carousel without what the shopper's store doesn't have. */
export function StoreCarousel({ data }: { readonly data: StoreCarouselData }) {
  const storeId = useShopData()?.store?.id;
  const slides = data.slides.filter(
    ({ restrictedStores }) => storeId === undefined || !restrictedStores.includes(storeId),
  );
  return slides.length > 0 ? <Carousel data={{ ...data, slides }} /> : null;
}

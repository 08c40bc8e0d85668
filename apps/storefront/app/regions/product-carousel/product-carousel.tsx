import { ProductTile } from '../../features/catalog/product-tile.tsx';
import { FrequencyControl } from '../../shared/pricing/frequency-control.tsx';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import { fillText } from '../fill-text.ts';
import { useRegionProducts } from '../region-products.ts';
import { SectionHeading } from '../section-heading.tsx';
import type { ProductCarouselData } from './product-carousel-data.ts';
import { ScrollRail } from './scroll-rail.tsx';

export function ProductCarousel({ data }: { readonly data: ProductCarouselData }) {
  const products = useRegionProducts(data.productIds);
  const store = useShopData()?.store;
  if (products.length === 0) return null;
  const title = store ? fillText(data.title, { storeAddress: store.address1 }) : data.titleWithoutStore;
  return (
    <section className="page-width mt-section">
      <SectionHeading title={title} subtitle={data.subtitle} link={data.shopAll}>
        {data.hasFrequencyPicker && store && <FrequencyControl />}
      </SectionHeading>
      <ScrollRail label={title}>
        {products.map((product) => (
          <ProductTile key={product.id} hit={product} layout="column" />
        ))}
      </ScrollRail>
    </section>
  );
}

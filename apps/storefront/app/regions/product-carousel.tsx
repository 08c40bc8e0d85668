import { z } from 'zod';
import { ProductTile } from '../features/catalog/product-tile.tsx';
import { FrequencyControl } from '../shared/pricing/payment-frequency.tsx';
import { useShopData } from '../shared/shopper/shop-data.ts';
import { ContentLink } from './content-link.tsx';
import { fillText } from './fill-text.ts';
import { useRegionProducts } from './region-context.ts';
import { ScrollRail } from './scroll-rail.tsx';
import { SectionHeading } from './section-heading.tsx';

export const ProductCarouselData = z.object({
  title: z.string(),
  titleWithoutStore: z.string(),
  subtitle: z.string().nullable(),
  productIds: z.array(z.string()),
  hasFrequencyPicker: z.boolean(),
  shopAll: z.nullable(ContentLink),
});
export type ProductCarouselData = z.infer<typeof ProductCarouselData>;

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

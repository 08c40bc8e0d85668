import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { rememberProduct } from '../../features/product/recent-products.ts';
import { useWhenNear } from '../../platform/when-near.ts';

const ProductRails = lazy(async () => {
  const { ProductRails } = await import('./product-rails.tsx');
  return { default: ProductRails };
});

/** The rails at the bottom of the page, loaded when they come near the viewport. Also records the visit. */
export function NearbyRails(page: ComponentProps<typeof ProductRails>) {
  const { productId } = page;
  const [isNear, setNear] = useState(false);
  useEffect(() => rememberProduct(productId), [productId]);
  const rails = useWhenNear<HTMLDivElement>(() => setNear(true));
  return (
    <div ref={rails} className="min-h-section pb-section">
      {isNear && (
        <Suspense>
          <ProductRails key={productId} {...page} />
        </Suspense>
      )}
    </div>
  );
}

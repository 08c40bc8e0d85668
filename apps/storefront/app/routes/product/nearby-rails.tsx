import { lazy, Suspense, useState } from 'react';
import { useWhenNear } from '../../platform/when-near.ts';

const ProductRails = lazy(async () => {
  const { ProductRails } = await import('./product-rails.tsx');
  return { default: ProductRails };
});

/** The rails at the foot of the page, with their code, for those who come near them. */
export function NearbyRails({ productId }: { readonly productId: string }) {
  const [isNear, setNear] = useState(false);
  const foot = useWhenNear<HTMLDivElement>(() => setNear(true));
  return (
    <div ref={foot} className="min-h-section pb-section">
      {isNear && (
        <Suspense>
          <ProductRails productId={productId} />
        </Suspense>
      )}
    </div>
  );
}

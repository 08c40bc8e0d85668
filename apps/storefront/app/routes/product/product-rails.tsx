import { useIntl } from 'react-intl';
import { LoadedRail } from '../../regions/loaded-rail.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';

/** What others looked at beside this product, and what this visitor looked at before. */
export function ProductRails({ productId }: { readonly productId: string }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <LoadedRail
        key={productId}
        title={formatMessage({ id: 'product.alsoViewed' })}
        href={`/recommendations?zone=pdp&product=${encodeURIComponent(productId)}`}
      />
      <RecentlyViewed key={`recent ${productId}`} productId={productId} />
    </>
  );
}

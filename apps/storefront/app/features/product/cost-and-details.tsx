import type { ProductDetail, RentalPrice } from '@ownpath/contracts/catalog';
import { useCachedContent } from '../../platform/markup-cache/cached-content.tsx';
import { useFrequency } from '../../shared/pricing/payment-frequency.tsx';
import { CostTable } from './cost-table.tsx';
import { ProductDetails } from './product-details.tsx';
import type { PurchaseTerms } from './purchase-terms.server.ts';

type Props = {
  readonly product: ProductDetail;
  /** Null while no store is chosen, and for a product that the store does not rent out. */
  readonly price: RentalPrice | null;
  readonly terms: PurchaseTerms | null;
};

/** All amounts of the agreement, beside what the product is. */
export function CostAndDetails({ product, price, terms }: Props) {
  const { description, features, specifications } = product;
  const shown = [useFrequency(), price, terms, description, features, specifications];
  const content = (
    <>
      {price && terms && <CostTable price={price} terms={terms} />}
      <ProductDetails product={product} />
    </>
  );
  return (
    <div
      className="mt-section grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2 lg:gap-16"
      {...useCachedContent('cost', shown, content)}
    />
  );
}

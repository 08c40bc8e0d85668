import type { ProductDetail } from '@ownpath/contracts/catalog';
import { Award, FileCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../ui/icon.tsx';

/** Sold by this retailer alone, and what is asked beside the usual when one applies for it. */
export function ProductFlags({ product }: { readonly product: ProductDetail }) {
  const asksMore = product.isHighRisk || product.isStoreHighRisk === true;
  if (!product.isExclusive && !asksMore) return null;
  return (
    <ul className="mt-4 grid gap-2 text-sm text-ink-2">
      {product.isExclusive && (
        <li className="flex gap-2.5">
          <Icon as={Award} className="text-spruce-600" />
          <FormattedMessage id="product.exclusive" />
        </li>
      )}
      {asksMore && (
        <li className="flex gap-2.5">
          <Icon as={FileCheck} className="text-honey-700" />
          <span>
            <FormattedMessage id="product.highRisk" />
          </span>
        </li>
      )}
    </ul>
  );
}

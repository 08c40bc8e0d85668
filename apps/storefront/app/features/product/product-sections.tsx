import type { ProductDetail } from '@ownpath/contracts/catalog';
import { lazy, type ReactNode, Suspense } from 'react';
import { loadWhenSeen } from '../../platform/load-when-seen.tsx';
import type { Companions } from './companions.ts';
import type { ConditionChoice } from './product-choice.ts';
import type { PurchaseTerms } from './purchase-terms.server.ts';

/** Of bundles only. */
const BundleMembers = lazy(async () => {
  const { BundleMembers } = await import('./bundle-members.tsx');
  return { default: BundleMembers };
});

const AddOnSection = loadWhenSeen(() => import('./add-on-section.tsx').then((module) => module.AddOnSection));

const CostAndDetails = loadWhenSeen(() =>
  import('./cost-and-details.tsx').then((module) => module.CostAndDetails),
);

type Props = {
  readonly product: ProductDetail;
  readonly companions: Companions;
  readonly chosen: ConditionChoice | null;
  readonly terms: PurchaseTerms | null;
  /** The path to ownership; null without a price. */
  readonly ownership: ReactNode;
};

/** The sections below the pictures and the buy box. */
export function ProductSections({ product, companions, chosen, terms, ownership }: Props) {
  const { members, addOns } = companions;
  return (
    <>
      {members.length > 0 && (
        <div className="mt-section">
          <Suspense>
            <BundleMembers
              members={members}
              price={chosen?.price ?? null}
              piecesApart={product.piecesApart ?? []}
            />
          </Suspense>
        </div>
      )}
      {ownership && <div className="mt-section">{ownership}</div>}
      {terms && addOns.length > 0 && (
        <div className="mt-section">
          <AddOnSection addOns={addOns} productId={product.id} productName={product.name} />
        </div>
      )}
      <CostAndDetails product={product} price={chosen?.price ?? null} terms={terms} />
    </>
  );
}

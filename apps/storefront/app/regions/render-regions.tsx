import { Suspense } from 'react';
import type { StoreOffers } from '../features/offers/load-offers.server.ts';
import { componentOf, isOnDemand } from './region-components.ts';
import { RegionOffersContext } from './region-offers.ts';
import { type RegionProducts, RegionProductsContext } from './region-products.ts';
import type { Region } from './region-schemas.ts';

type Props = {
  readonly regions: readonly Region[];
  readonly products: RegionProducts;
  readonly offers: StoreOffers | null;
};

export function Regions({ regions, products, offers }: Props) {
  return (
    <RegionProductsContext value={products}>
      <RegionOffersContext value={offers}>
        {regions.map((region) => {
          // The union of regions keeps type and data together; the registry is checked against it.
          const Component = componentOf(region.type);
          const shown = <Component key={region.id} data={region.data} />;
          return isOnDemand(region.type) ? <Suspense key={region.id}>{shown}</Suspense> : shown;
        })}
      </RegionOffersContext>
    </RegionProductsContext>
  );
}

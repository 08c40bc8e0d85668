import type { ComponentType } from 'react';
import { type RegionProducts, RegionProductsContext } from './region-products.ts';
import type { Region } from './region-schemas.ts';
import { registry } from './registry.ts';

type Props = { readonly regions: readonly Region[]; readonly products: RegionProducts };

export function Regions({ regions, products }: Props) {
  return (
    <RegionProductsContext value={products}>
      {regions.map((region) => {
        // The union of regions keeps type and data together; the registry is checked against it.
        const Component = registry[region.type] as ComponentType<{ readonly data: Region['data'] }>;
        return <Component key={region.id} data={region.data} />;
      })}
    </RegionProductsContext>
  );
}

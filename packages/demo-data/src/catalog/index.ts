import type { DemoProduct } from '../types/index.ts';
import { applianceShelves } from './appliances/index.ts';
import { type BuildOptions, buildProducts } from './build-products.ts';
import { applianceBundles, furnitureBundles, technologyBundles } from './bundles.ts';
import { computerShelves } from './computers/index.ts';
import { electronicsShelves } from './electronics/index.ts';
import { furnitureShelves } from './furniture/index.ts';

/** The catalog by department, bundles last. */
export function listProducts(options: BuildOptions): readonly DemoProduct[] {
  return buildProducts(
    [
      ...furnitureShelves,
      ...applianceShelves,
      ...electronicsShelves,
      ...computerShelves,
      furnitureBundles,
      applianceBundles,
      technologyBundles,
    ],
    options,
  );
}

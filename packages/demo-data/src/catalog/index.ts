import type { DemoProduct } from '../types/index.ts';
import { type BuildOptions, buildProducts } from './build-products.ts';
import { furnitureShelves } from './furniture/index.ts';

/** The catalogue, department by department, bundles last. */
export function listProducts(options: BuildOptions): readonly DemoProduct[] {
  return buildProducts([...furnitureShelves], options);
}

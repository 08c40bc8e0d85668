import type { CatalogItem } from './catalog-item.ts';
import type { Localized } from './catalog-rows-queries.ts';

/** Rows of the specifications that shoppers mean by size: of a bed, of a screen. */
const SIZE_LABELS: readonly string[] = ['Bed size', 'Screen'];

/** What stands before the measures: `Queen` of `Queen, 60 × 80`. */
const nameOf = (text: string) => text.split(',')[0]?.trim() ?? text;

/** Sizes that a product can be found under, in both languages; the English one is the filter's value. */
export function sizesOf({ product }: Pick<CatalogItem, 'product'>): Localized[] {
  return product.specifications
    .filter(({ label }) => SIZE_LABELS.includes(label['en-US']))
    .map(({ value }) => ({ 'en-US': nameOf(value['en-US']), 'es-US': nameOf(value['es-US']) }));
}

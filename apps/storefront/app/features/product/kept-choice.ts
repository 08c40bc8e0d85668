import { keep, PRODUCT_KEYS, readKept } from '../../platform/browser-storage.ts';

/** What was chosen of a product in this browser last. */
export type KeptChoice = { readonly condition: string | null; readonly color: string | null };

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** Null when nothing was kept, or not by this shop. */
export function readChoice(productId: string): KeptChoice | null {
  const kept = readKept(`${PRODUCT_KEYS}${productId}`);
  if (typeof kept !== 'object' || kept === null) return null;
  const { condition, color } = kept as Record<string, unknown>;
  return { condition: textOrNull(condition), color: textOrNull(color) };
}

/** Kept with functional consent only. */
export function keepChoice(productId: string, choice: KeptChoice): void {
  keep(`${PRODUCT_KEYS}${productId}`, choice);
}

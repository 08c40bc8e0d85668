/** What a heart stands for. */
export type Savable = {
  /** What is saved: the colour that is shown, or the product where it has none. */
  readonly id: string;
  /** Ids under which it counts as saved. */
  readonly ids: readonly string[];
};

type Product = { readonly id: string; readonly variants: readonly { readonly id: string }[] };

/**
 * A product in the colour that is shown. Who chose that colour means this one; to everybody else a product is saved
 * in whatever colour it was.
 */
export function toSavable(
  { id, variants }: Product,
  shownId: string | undefined,
  isColorChosen: boolean,
): Savable {
  const savedAs = shownId ?? id;
  return {
    id: savedAs,
    ids: isColorChosen ? [id, savedAs] : [id, ...variants.map((variant) => variant.id)],
  };
}

type Pictured = { readonly variants: readonly { readonly imageUrl: string }[] };

/** The photograph of the first product that has one, for a page's card: messengers can't show a drawing. */
export function cardPictureOf(products: readonly Pictured[]): string | null {
  const pictures = products.flatMap(({ variants }) => variants[0]?.imageUrl ?? []);
  return pictures.find((address) => address !== '' && !address.endsWith('.svg')) ?? null;
}

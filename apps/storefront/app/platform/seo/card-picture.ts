type Pictured = { readonly variants: readonly { readonly imageUrl: string }[] };

/** The first photograph among the products, for link previews: messengers can't show SVG drawings. */
export function cardPictureOf(products: readonly Pictured[]): string | null {
  const pictures = products.flatMap(({ variants }) => variants[0]?.imageUrl ?? []);
  return pictures.find((address) => address !== '' && !address.endsWith('.svg')) ?? null;
}

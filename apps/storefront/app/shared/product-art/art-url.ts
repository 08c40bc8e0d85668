/** Address of a drawn picture; `colorHex` is `#rrggbb` or `rrggbb`. */
export function artUrl(key: string, colorHex?: string): string {
  return colorHex ? `/art/${key}/${colorHex.replace('#', '').toLowerCase()}.svg` : `/art/${key}.svg`;
}

/** Pixels across that every photograph is offered in; the address of one names the widest. */
const WIDTHS = [400, 840] as const;
const PHOTOGRAPH = /^(?<name>\/pictures\/[\w-]+)-840\.webp$/;

export type PhotographSources = { readonly avif: string; readonly webp: string };

/** `srcset`s of a photograph, or null when the address is that of a drawing. */
export function photographSources(address: string): PhotographSources | null {
  const name = PHOTOGRAPH.exec(address)?.groups?.['name'];
  if (name === undefined) return null;
  const listWidths = (format: string) =>
    WIDTHS.map((width) => `${name}-${width}.${format} ${width}w`).join(', ');
  return { avif: listWidths('avif'), webp: listWidths('webp') };
}

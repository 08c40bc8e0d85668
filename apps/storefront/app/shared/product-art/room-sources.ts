/** One cut of a room's photograph; the address is that of its full width as WebP. */
export type RoomCut = { readonly src: string; readonly width: number; readonly height: number };
export type RoomPhoto = { readonly alt: string; readonly landscape: RoomCut; readonly portrait: RoomCut };

/** Specification section 9: mobile ends at 768 px. */
export const NARROW = '(max-width: 47.99rem)';
export const WIDE = '(min-width: 48rem)';

/** `srcset`s of a cut: every file comes in its own width and in half of it. */
export function roomSources({ src, width }: RoomCut): { readonly avif: string; readonly webp: string } {
  const name = src.slice(0, src.lastIndexOf('-'));
  const list = (format: string) =>
    [width / 2, width].map((size) => `${name}-${size}.${format} ${size}w`).join(', ');
  return { avif: list('avif'), webp: list('webp') };
}

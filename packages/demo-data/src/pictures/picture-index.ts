import { readFileSync } from 'node:fs';

export type PictureView = 'front' | 'side';
export type Grade = 'great' | 'good' | 'fair';
/** Surfaces with different kinds of wear. */
type Surface = 'cloth' | 'leather' | 'wood' | 'shell';

type Picture = {
  /** Hash of the picture's inputs: a change means that the picture must be rendered again. */
  readonly recipe: string;
  /** Base name of its files, without width and format. */
  readonly file: string;
};

/** The index that `tools/product-studio` writes. */
export type PictureIndex = {
  /** Every file exists in these widths, in pixels. */
  readonly widths: readonly number[];
  /** By primary category. */
  readonly categories: Readonly<
    Record<
      string,
      {
        /** True when every color of every product has its picture. */
        readonly isComplete: boolean;
        /** By variant. */
        readonly pictures: Readonly<Record<string, { readonly [view in PictureView]?: Picture }>>;
      }
    >
  >;
  /** Close-ups of a material in a color, shared by the variants with this material. */
  readonly details: Readonly<
    Record<string, Picture & { readonly kind: string; readonly variants: readonly string[] }>
  >;
  /** Example pictures of pre-owned items, by a typical wear spot of the families. */
  readonly wear: Readonly<
    Record<
      string,
      {
        readonly families: readonly string[];
        readonly surface: Surface;
        readonly grades: Readonly<Partial<Record<Grade, Picture>>>;
      }
    >
  >;
};

export function loadPictureIndex(): PictureIndex {
  return JSON.parse(readFileSync(new URL('./pictures.json', import.meta.url), 'utf8')) as PictureIndex;
}

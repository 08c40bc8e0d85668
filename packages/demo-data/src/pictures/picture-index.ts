import { readFileSync } from 'node:fs';

export type PictureView = 'front' | 'side';
export type Grade = 'great' | 'good' | 'fair';
/** What shows wear: each ages in its own way. */
type Surface = 'cloth' | 'leather' | 'wood' | 'shell';

type Picture = {
  /** What the picture was made from: tells the studio when to take it anew. */
  readonly recipe: string;
  /** Name of its files, without width and format. */
  readonly file: string;
};

/** The index that `tools/product-studio` writes. */
export type PictureIndex = {
  /** Every file comes in these widths, in pixels. */
  readonly widths: readonly number[];
  /** By primary category. */
  readonly categories: Readonly<
    Record<
      string,
      {
        /** True when every colour of every product has its picture. */
        readonly isComplete: boolean;
        /** By variant. */
        readonly pictures: Readonly<Record<string, { readonly [view in PictureView]?: Picture }>>;
      }
    >
  >;
  /** Close-ups of a material in a colour, shared by the variants that are made of it. */
  readonly details: Readonly<
    Record<string, Picture & { readonly kind: string; readonly variants: readonly string[] }>
  >;
  /** How pre-owned goods may look: by a typical spot of the families that it stands for. */
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

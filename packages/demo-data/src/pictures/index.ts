import { readFileSync } from 'node:fs';

type View = 'front' | 'side';
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
        readonly pictures: Readonly<Record<string, { readonly [view in View]?: Picture }>>;
      }
    >
  >;
};

let addresses: ReadonlyMap<string, string> | undefined;

/**
 * Address of a variant's photograph, in the largest width and the format that every browser reads.
 * A category shows its photographs once it is complete, so that no row mixes them with drawings.
 */
export function findPictureUrl(variantId: string): string | null {
  addresses ??= listAddresses(loadPictureIndex());
  return addresses.get(variantId) ?? null;
}

export function loadPictureIndex(): PictureIndex {
  return JSON.parse(readFileSync(new URL('./pictures.json', import.meta.url), 'utf8')) as PictureIndex;
}

/** Addresses by variant, of complete categories. */
export function listAddresses({ widths, categories }: PictureIndex): ReadonlyMap<string, string> {
  const largest = Math.max(...widths);
  return new Map(
    Object.values(categories)
      .filter(({ isComplete }) => isComplete)
      .flatMap(({ pictures }) => Object.entries(pictures))
      .flatMap(([variantId, { front }]) =>
        front ? [[variantId, `/pictures/${front.file}-${largest}.webp`] as const] : [],
      ),
  );
}

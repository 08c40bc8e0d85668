import { hasProductPictures } from '@ownpath/demo-pictures';
import { type Grade, loadPictureIndex, type PictureIndex, type PictureView } from './picture-index.ts';

/** A photograph of a variant, or a close-up of its material. */
export type ProductPicture =
  | { readonly view: PictureView; readonly url: string }
  | { readonly view: 'detail'; readonly url: string; readonly kind: string };

/** Example picture of a pre-owned item of a grade, at a typical wear spot. */
export type ConditionPicture = {
  readonly url: string;
  /** The spot, as used by `describeCondition`. */
  readonly subject: string;
  readonly grade: Grade;
  readonly surface: string;
};

/** A family can contain different products, such as notebooks and towers; the drawing distinguishes them. */
type PicturedProduct = { readonly family: string; readonly artKey: string };

const grades: Readonly<Record<string, Grade>> = { USED_GREAT: 'great', USED_GOOD: 'good', USED_FAIR: 'fair' };

/**
 * The photographs by variant and by family. URLs use the largest width in the format that every browser supports. A
 * category uses photographs only once it is complete, so that photographs and drawings are never mixed.
 */
export function createPictureLibrary({ widths, categories, details, wear }: PictureIndex) {
  const largest = Math.max(...widths);
  const urlOf = ({ file }: { readonly file: string }) => `/pictures/${file}-${largest}.webp`;
  const pictures = new Map<string, ProductPicture[]>();
  for (const category of Object.values(categories).filter(({ isComplete }) => isComplete)) {
    for (const [variantId, { front, side }] of Object.entries(category.pictures)) {
      if (!front) continue;
      pictures.set(variantId, [
        { view: 'front', url: urlOf(front) },
        ...(side ? [{ view: 'side', url: urlOf(side) } as const] : []),
      ]);
    }
  }
  for (const detail of Object.values(details)) {
    for (const variantId of detail.variants) {
      pictures.get(variantId)?.push({ view: 'detail', url: urlOf(detail), kind: detail.kind });
    }
  }
  const conditions = new Map<string, ConditionPicture>();
  for (const [subject, { families, surface, grades: taken }] of Object.entries(wear)) {
    for (const [condition, grade] of Object.entries(grades)) {
      const picture = taken[grade];
      if (!picture) continue;
      for (const family of families) {
        conditions.set(`${family} ${condition}`, { url: urlOf(picture), subject, grade, surface });
      }
    }
  }
  return {
    /** Front, second view and close-up, as far as they exist; empty when the variant has only a drawing. */
    listPictures: (variantId: string): readonly ProductPicture[] => pictures.get(variantId) ?? [],
    /** Null for new items, and for families without photographs of pre-owned items. */
    findConditionPicture: ({ family, artKey }: PicturedProduct, condition: string): ConditionPicture | null =>
      conditions.get(`${family}:${artKey} ${condition}`) ?? conditions.get(`${family} ${condition}`) ?? null,
  };
}

const noPictures: PictureIndex = { widths: [], categories: {}, details: {}, wear: {} };
let demoLibrary: ReturnType<typeof createPictureLibrary> | undefined;

function library() {
  demoLibrary ??= createPictureLibrary(hasProductPictures ? loadPictureIndex() : noPictures);
  return demoLibrary;
}

/** The demo's pictures of a variant, main picture first. */
export function listPictures(variantId: string): readonly ProductPicture[] {
  return library().listPictures(variantId);
}

/** The demo's picture of a grade, for products of its catalog. */
export function findConditionPicture(product: PicturedProduct, condition: string): ConditionPicture | null {
  return library().findConditionPicture(product, condition);
}

/** URL of a variant's main picture; null when it has only a drawing. */
export function findPictureUrl(variantId: string): string | null {
  return library().listPictures(variantId)[0]?.url ?? null;
}

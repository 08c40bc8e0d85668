import { hasProductPictures } from '@ownpath/demo-pictures';
import { type Grade, loadPictureIndex, type PictureIndex, type PictureView } from './picture-index.ts';

/** A photograph of a variant, or the close-up of what it is made of. */
export type ProductPicture =
  | { readonly view: PictureView; readonly url: string }
  | { readonly view: 'detail'; readonly url: string; readonly kind: string };

/** How a pre-owned piece of a grade may look at a typical spot. */
export type ConditionPicture = {
  readonly url: string;
  /** The spot, as `describeCondition` knows it. */
  readonly subject: string;
  readonly grade: Grade;
  readonly surface: string;
};

/** A family may hold different things, such as notebooks and towers: then its drawing tells them apart. */
type Goods = { readonly family: string; readonly artKey: string };

const grades: Readonly<Record<string, Grade>> = { USED_GREAT: 'great', USED_GOOD: 'good', USED_FAIR: 'fair' };

/**
 * The photographs by variant and by family. Addresses name the largest width in the format that every browser reads.
 * A category shows its photographs once it is complete, so that no row mixes them with drawings.
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
    /** Front, second view and close-up, as far as there are; empty where the variant is only drawn. */
    listPictures: (variantId: string): readonly ProductPicture[] => pictures.get(variantId) ?? [],
    /** Null for new goods, and for families of which no pre-owned piece was photographed. */
    findConditionPicture: ({ family, artKey }: Goods, condition: string): ConditionPicture | null =>
      conditions.get(`${family}:${artKey} ${condition}`) ?? conditions.get(`${family} ${condition}`) ?? null,
  };
}

const noPictures: PictureIndex = { widths: [], categories: {}, details: {}, wear: {} };
let demoLibrary: ReturnType<typeof createPictureLibrary> | undefined;

function library() {
  demoLibrary ??= createPictureLibrary(hasProductPictures ? loadPictureIndex() : noPictures);
  return demoLibrary;
}

/** The demo's pictures of a variant, the one that stands for it first. */
export function listPictures(variantId: string): readonly ProductPicture[] {
  return library().listPictures(variantId);
}

/** The demo's picture of a grade, for goods of its catalogue. */
export function findConditionPicture(goods: Goods, condition: string): ConditionPicture | null {
  return library().findConditionPicture(goods, condition);
}

/** Address of the picture that stands for a variant; null where it is only drawn. */
export function findPictureUrl(variantId: string): string | null {
  return library().listPictures(variantId)[0]?.url ?? null;
}

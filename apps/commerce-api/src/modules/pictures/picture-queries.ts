import type { ConditionStock, ProductPicture } from '@ownpath/contracts/catalog';
import {
  describeCondition,
  describePicture,
  findCategoryPictureUrl,
  findConditionPicture,
  findPictureUrl,
  listPictures,
} from '@ownpath/demo-data/pictures';
import type { Locale } from '@ownpath/domain/site';

/** What determines a picture. Items that are no longer in the catalogue have neither variant nor colour. */
export type PictureSource = {
  readonly variantId: string | null;
  readonly artKey: string;
  /** `#2c7360`. */
  readonly colorHex: string | null;
};

/** Address of the picture of an item: the photograph of the variant, or the drawing of its family in its colour. */
export function pictureUrlOf({ variantId, artKey, colorHex }: PictureSource): string {
  const photograph = variantId === null ? null : findPictureUrl(variantId);
  const color = colorHex?.replace('#', '').toLowerCase() ?? 'default';
  return photograph ?? `/art/${artKey}/${color}.svg`;
}

/** Address of a category's picture: a photograph of its goods, or a drawing of them. */
export function categoryPictureUrlOf(categoryId: string, artKey: string): string {
  return findCategoryPictureUrl(categoryId, artKey) ?? `/art/${artKey}/default.svg`;
}

/** Parts of the alternative texts of a product's pictures, in both languages. */
export type DescribedProduct = {
  readonly name: Readonly<Record<Locale, string>>;
  readonly specifications: readonly {
    readonly label: Readonly<Record<Locale, string>>;
    readonly value: Readonly<Record<Locale, string>>;
  }[];
};

/** The photographs of a colour with their alternative texts, the front first; none where the colour is drawn. */
export function picturesOf(
  product: DescribedProduct,
  variant: { readonly id: string; readonly colorName: Readonly<Record<Locale, string>> },
  locale: Locale,
): ProductPicture[] {
  const upholstery = product.specifications.find(({ label }) => label['en-US'] === 'Upholstery');
  const subject = {
    name: product.name[locale],
    colorName: variant.colorName[locale],
    upholstery: upholstery?.value['en-US'] ?? null,
  };
  return listPictures(variant.id).map((picture) => ({
    url: picture.url,
    alt: describePicture(picture, subject, locale),
    view: picture.view,
  }));
}

/** Example picture of a pre-owned item of that grade; undefined for new items. */
export function conditionPictureOf(
  product: { readonly family: string; readonly artKey: string },
  condition: string,
  locale: Locale,
): ConditionStock['picture'] {
  const picture = findConditionPicture(product, condition);
  return picture ? { url: picture.url, alt: describeCondition(picture, locale) } : undefined;
}

import type { CatalogItem } from './catalog-queries.ts';

/** One instance of each part that a product may have in common with others, by its JSON. */
const parts = new Map<string, unknown>();

function share<Part>(part: Part): Part {
  const key = JSON.stringify(part);
  const known = parts.get(key);
  if (known !== undefined) return known as Part;
  parts.set(key, part);
  return part;
}

/** Before all products are read again: parts that none has any more are not kept forever. */
export function forgetParts(): void {
  parts.clear();
}

/** The same product; what it has in common with others is in memory once. */
export function shareParts(item: CatalogItem): CatalogItem {
  const { product, variants } = item;
  const { features, specifications } = product;
  return {
    ...item,
    product: {
      ...product,
      kind: share(product.kind),
      brand: share(product.brand),
      vendorId: share(product.vendorId),
      family: share(product.family),
      itemNoun: share(product.itemNoun),
      artKey: share(product.artKey),
      primaryCategoryId: share(product.primaryCategoryId),
      deliveryBand: share(product.deliveryBand),
      onlineFrom: share(product.onlineFrom),
      features: { 'en-US': features['en-US'].map(share), 'es-US': features['es-US'].map(share) },
      specifications: specifications.map(({ label, value }) => share({ label: share(label), value })),
    },
    variants: variants.map((variant) => ({
      ...variant,
      colorId: share(variant.colorId),
      colorName: share(variant.colorName),
      colorHex: share(variant.colorHex),
    })),
    categoryIds: share(item.categoryIds),
    taxonomy: share(item.taxonomy),
    tint: share(item.tint),
    badges: share(item.badges),
    members: item.members.length > 0 ? item.members : share(item.members),
    addOns: share(item.addOns),
  };
}

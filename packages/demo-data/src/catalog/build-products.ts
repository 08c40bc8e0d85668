import { bundleWeeklyRateCents, type CapClass, endingIn99AtMost } from '@ownpath/domain/pricing';
import { type Both, localized } from '../localized.ts';
import { hashText } from '../seeded-random.ts';
import type { DemoProduct, LocalizedList } from '../types/index.ts';
import { getColor } from './colors.ts';
import { itemNounOf } from './item-nouns.ts';
import type { ProductDraft, Shelf } from './product-draft.ts';
import { type SpecSheet, sizeSentence, toSpecifications } from './spec-sheet.ts';

/** Clearance keeps the rate and shortens the term by a fifth. */
const CLEARANCE_WEEKS_SHARE = 0.8;
const FIRST_ITEM_NUMBER = 410_001;

/**
 * Maximum cash price at the base zone, in percent of the merchant cost. Each product is up to 25 points lower, so the
 * caps of NY and CA apply to some products in the expensive zone.
 */
const topCashPerCostPercent: Readonly<Record<CapClass, number>> = {
  appliances: 163,
  computers: 168,
  electronics: 168,
  furniture: 187,
  other: 168,
};

export type BuildOptions = { readonly onlineFrom: string; readonly wasPriceSince: string };

/** Builds the products in shelf order, then the bundles, which refer to them. */
export function buildProducts(shelves: readonly Shelf[], options: BuildOptions): readonly DemoProduct[] {
  const drafts = shelves.flatMap((shelf) => shelf.products.map((draft) => ({ shelf, draft })));
  const products = new Map<string, DemoProduct>();
  for (const [index, { shelf, draft }] of drafts.entries()) {
    if (products.has(draft.id)) throw new Error(`Two products are called ${draft.id}.`);
    const members = (draft.members ?? []).map((id) => {
      const member = products.get(id);
      if (member === undefined) throw new Error(`Bundle ${draft.id} holds ${id}, which is not built yet.`);
      return member;
    });
    products.set(draft.id, buildProduct(draft, shelf, members, FIRST_ITEM_NUMBER + index * 3, options));
  }
  return [...products.values()];
}

function buildProduct(
  draft: ProductDraft,
  shelf: Shelf,
  members: readonly DemoProduct[],
  itemNumber: number,
  options: BuildOptions,
): DemoProduct {
  const kind = draft.kind ?? 'standard';
  const isClearance = draft.isClearance ?? false;
  const isRerented = draft.isRerented ?? (kind === 'standard' && !isClearance);
  const artKey = draft.artKey ?? shelf.artKey;
  const primaryCategoryId = draft.category ?? shelf.category;
  const brand = draft.brand ?? shelf.brand;
  const terms = members.length > 0 ? bundleTerms(members) : plainTerms(draft, shelf, isClearance);
  const sheet: SpecSheet = { ...shelf.specs, ...draft.specs };
  return {
    id: draft.id,
    kind,
    rmsItemNumber: String(itemNumber),
    name: localized(draft.name),
    shortDescription: localized(draft.short),
    description: localized(describe(draft, shelf, sheet)),
    features: localizedList([...draft.features, ...(shelf.features ?? [])]),
    specifications: toSpecifications(sheet),
    brand,
    vendorId: `V-${String(1000 + (hashText(brand) % 9000))}`,
    model: modelNumber(brand, draft.id),
    family: shelf.family,
    artKey,
    itemNoun: itemNounOf({ kind, primaryCategoryId, artKey }),
    primaryCategoryId,
    categoryIds: [
      primaryCategoryId,
      ...(draft.moreCategories ?? []),
      ...(isClearance ? ['clearance'] : []),
      ...(isRerented ? ['previously-rented'] : []),
    ],
    variants: draft.colors.map((colorId) => ({ id: `${draft.id}-${colorId}`, color: getColor(colorId) })),
    ...terms,
    merchantCostCents: merchantCostCents(draft.id, shelf, terms, members),
    capClass: members.find(({ capClass }) => capClass === 'computers')?.capClass ?? shelf.capClass,
    isNew: draft.isNew ?? false,
    isExclusive: draft.isExclusive ?? false,
    isHighRisk: draft.isHighRisk ?? false,
    isClearance,
    popularity: draft.popularity ?? 100 + (hashText(`popularity of ${draft.id}`) % 600),
    wasWeeklyRateCents: draft.was === undefined ? null : toCents(draft.was),
    wasPriceSince: draft.was === undefined ? null : options.wasPriceSince,
    bundledProductIds: draft.members ?? [],
    addOnProductIds: draft.addOns ?? [],
    isAddOn: draft.isAddOn ?? false,
    deliveryBand: draft.deliveryBand ?? shelf.deliveryBand ?? '1-3 Days',
    onlineFrom: options.onlineFrom,
  };
}

type BaseTerms = Pick<DemoProduct, 'baseWeeklyRateCents' | 'weeks'>;

function plainTerms(draft: ProductDraft, shelf: Shelf, isClearance: boolean): BaseTerms {
  const weeks = draft.weeks ?? shelf.weeks;
  return {
    baseWeeklyRateCents: toCents(draft.rate),
    weeks: isClearance ? Math.round(weeks * CLEARANCE_WEEKS_SHARE) : weeks,
  };
}

/** 90 % of the members' rates, over the average of their weeks, weighted by rate. */
function bundleTerms(members: readonly DemoProduct[]): BaseTerms {
  const rates = members.map((member) => member.baseWeeklyRateCents);
  const total = members.reduce((sum, member) => sum + member.baseWeeklyRateCents * member.weeks, 0);
  const weeks = Math.round(total / rates.reduce((sum, rate) => sum + rate, 0));
  return { baseWeeklyRateCents: endingIn99AtMost(bundleWeeklyRateCents(rates)), weeks };
}

/** The retailer's cost: the cash price at the base zone divided by a ratio that differs by product. */
function merchantCostCents(
  id: string,
  shelf: Shelf,
  terms: BaseTerms,
  members: readonly DemoProduct[],
): number {
  if (members.length > 0) return members.reduce((sum, member) => sum + member.merchantCostCents, 0);
  const cashPriceCents = Math.ceil((terms.baseWeeklyRateCents * terms.weeks) / 2);
  const cashPerCostPercent = topCashPerCostPercent[shelf.capClass] - (hashText(`cost of ${id}`) % 26);
  return Math.ceil((cashPriceCents * 100) / cashPerCostPercent);
}

function describe(draft: ProductDraft, shelf: Shelf, sheet: SpecSheet): Both {
  const size = shelf.capClass === 'furniture' && sheet.size !== undefined ? sizeSentence(sheet.size) : null;
  const parts = size === null ? [draft.short, draft.more] : [draft.short, size, draft.more];
  return [parts.map(([english]) => english).join(' '), parts.map(([, spanish]) => spanish).join(' ')];
}

function modelNumber(brand: string, id: string): string {
  const letters = brand.slice(0, 3).toUpperCase();
  return `${letters}-${hashText(`model of ${id}`).toString(36).toUpperCase().slice(0, 5)}`;
}

function localizedList(texts: readonly Both[]): LocalizedList {
  return { 'en-US': texts.map(([english]) => english), 'es-US': texts.map(([, spanish]) => spanish) };
}

function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

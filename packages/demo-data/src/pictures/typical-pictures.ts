import { describeCondition } from './alt-texts.ts';
import { findConditionPicture, findPictureUrl } from './picture-library.ts';

/** The variant whose photograph stands for a kind of goods, by the key of its drawing. */
export const TYPICAL_VARIANTS: Readonly<Record<string, string>> = {
  'adjustable-base': 'tilt-two-queen-base-charcoal',
  'air-conditioner': 'window-ac-8000-inverter-white',
  bed: 'ashby-queen-bedroom-set-walnut',
  'bunk-bed': 'scout-twin-over-full-white',
  'coffee-table': 'sorrel-coffee-table-walnut',
  console: 'kiteplay-one-disc-white',
  desktop: '24-all-in-one-16-gb-silver',
  dining: 'heron-dining-set-walnut',
  dresser: 'ashby-6-drawer-dresser-walnut',
  dryer: 'electric-dryer-7-4-steam-white',
  freezer: 'upright-freezer-14-cu-ft-white',
  'fridge-french': 'french-door-refrigerator-26-cu-ft-stainless',
  'fridge-side': 'side-by-side-25-cu-ft-stainless',
  'fridge-top': 'top-mount-18-cu-ft-white',
  laptop: '15-everyday-laptop-16-gb-silver',
  loveseat: 'fern-loveseat-rust',
  mattress: 'ridge-hybrid-queen-cloud',
  microwave: 'countertop-microwave-1-1-stainless',
  phone: 'palmara-a7-256-graphite',
  range: 'gas-range-5-0-stainless',
  recliner: 'fern-recliner-rust',
  sectional: 'tobin-reclining-sectional-sand',
  sleeper: 'bexley-sleeper-sofa-linen',
  sofa: 'alder-3-seat-sofa-spruce',
  'sofa-chaise': 'marlow-chaise-sectional-dove',
  'sofa-reclining': 'calder-reclining-sofa-chestnut',
  'sofa-tufted': 'rosalind-camelback-sofa-navy',
  soundbar: 'soundbar-2-1-sub-black',
  tablet: '11-tablet-128-gb-graphite',
  tv: '65-4k-smart-tv-black',
  'tv-stand': 'heath-tv-stand-60-walnut',
  washer: 'front-load-washer-4-5-white',
  'washer-pair': 'front-load-washer-dryer-pair-white',
};

/** Categories whose own goods differ from what their drawing shows. */
export const CATEGORY_VARIANTS: Readonly<Record<string, string>> = {
  'chaise-sectionals': 'cedar-reversible-sectional-slate',
  clearance: 'kettering-chesterfield-sofa-forest-green',
  'electric-ranges': 'electric-range-smooth-top-stainless',
  'french-door': 'french-door-28-four-door-stainless',
  furniture: 'alder-3-seat-sofa-camel',
  'gaming-bundles': 'kiteplay-console-bundle-black',
  'gaming-laptops': '15-gaming-laptop-rtg-50-black',
  'king-bedroom-sets': 'mabel-farmhouse-king-set-washed-white',
  'king-mattresses': 'solace-cooling-hybrid-king-cloud',
  mattresses: 'regent-pillow-top-queen-ivory',
  'previously-rented': 'linden-loveseat-sage',
  'queen-bedroom-sets': 'tate-platform-queen-set-oak',
  'sofas-loveseats': 'hollis-rolled-arm-sofa-sage',
  'top-load-pairs': 'top-load-washer-dryer-pair-white',
  'tv-70-plus': '85-4k-smart-tv-black',
  'tv-under-60': '55-qled-tv-silver',
};

/** A photograph of such goods; null for a drawing that stands for none, and where there are only drawings. */
function findTypicalPictureUrl(artKey: string): string | null {
  const variantId = TYPICAL_VARIANTS[artKey];
  return variantId === undefined ? null : findPictureUrl(variantId);
}

/** A photograph of what a category holds. */
export function findCategoryPictureUrl(categoryId: string, artKey: string): string | null {
  const variantId = CATEGORY_VARIANTS[categoryId];
  return variantId === undefined ? findTypicalPictureUrl(artKey) : findPictureUrl(variantId);
}

/** A region's picture: the photograph, and the drawing where there are only drawings. */
export function pictured<Key extends string>(artKey: Key) {
  const picture = findTypicalPictureUrl(artKey);
  return { artKey, ...(picture !== null && { picture }) };
}

/** The example of a grade of pre-owned goods, and the drawing where there are only drawings. */
export function graded(family: string, condition: string, artKey: string) {
  const found = findConditionPicture({ family, artKey }, condition);
  if (found === null) return { artKey };
  const alt = {
    'en-US': describeCondition(found, 'en-US'),
    'es-US': describeCondition(found, 'es-US'),
  };
  return { artKey, picture: { url: found.url, alt } };
}

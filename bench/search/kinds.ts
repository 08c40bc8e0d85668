import type { DemoProduct } from '@ownpath/demo-data/types';

export type JudgedProduct = Pick<
  DemoProduct,
  'kind' | 'name' | 'categoryIds' | 'variants' | 'specifications' | 'shortDescription' | 'isClearance'
>;

/** What shoppers call a thing, told from the product's categories and English name: not by the engine's own words. */
type Rule = {
  readonly in: readonly string[];
  readonly named?: RegExp;
  readonly notNamed?: RegExp;
  /** By default a set of several things is none of them. */
  readonly bundles?: 'also';
};

const seating = ['sofas-loveseats', 'reclining-sofas', 'sleeper-sofas'];
const livingRoom = [...seating, 'chaise-sectionals', 'reclining-sectionals', 'recliners-chairs'];
const bedroom = ['queen-bedroom-sets', 'king-bedroom-sets', 'dressers-chests', 'bunk-beds', 'kids-bedroom'];
const mattresses = ['queen-mattresses', 'king-mattresses', 'adjustable-bases'];
const refrigerators = ['french-door', 'side-by-side', 'top-mount'];
const pairs = ['front-load-pairs', 'top-load-pairs'];
const ranges = ['gas-ranges', 'electric-ranges'];
const televisions = ['tv-under-60', 'tv-60-69', 'tv-70-plus'];
const laptops = ['everyday-laptops', 'gaming-laptops'];
const appliances = [
  ...[...refrigerators, ...pairs, ...ranges],
  ...['washers', 'dryers', 'microwaves', 'freezers', 'air-conditioners'],
];
const electronics = [...televisions, 'soundbars', 'consoles', 'gaming-bundles'];
const furniture = [...livingRoom, ...bedroom, ...mattresses, 'tables-tv-stands', 'dining-sets'];

const kinds: Readonly<Record<string, Rule>> = {
  sofa: { in: seating, notNamed: /^(?!.*\bsofa\b).*(loveseat|settee)|theater|chair/i },
  loveseat: { in: seating, named: /loveseat|settee/i },
  sofaset: { in: seating, named: /sofa and .*loveseat|reclining set|pieces/i, bundles: 'also' },
  livingset: { in: livingRoom, named: /pieces|sofa and|set$|rooms/i, bundles: 'also' },
  livingroom: { in: [...livingRoom, 'tables-tv-stands'], bundles: 'also' },
  sleeper: { in: ['sleeper-sofas'] },
  sectional: { in: ['chaise-sectionals', 'reclining-sectionals'] },
  recliner: { in: ['recliners-chairs', 'reclining-sofas'], named: /reclin|lift chair/i, bundles: 'also' },
  theater: { in: ['reclining-sofas'], named: /theater/i, bundles: 'also' },
  chair: { in: ['recliners-chairs'], named: /chair|glider/i },
  coffeetable: { in: ['tables-tv-stands'], named: /coffee|nesting|table set/i },
  endtable: { in: ['tables-tv-stands'], named: /end table|lamp table|nesting|table set|console table/i },
  tvstand: { in: ['tables-tv-stands'], named: /tv stand|entertainment|floating console/i },
  bed: { in: bedroom, notNamed: /dresser|chest|nightstand|armoire|desk|shelf|bookcase/i, bundles: 'also' },
  bedroom: { in: bedroom, bundles: 'also' },
  bedroomset: { in: ['queen-bedroom-sets', 'king-bedroom-sets'], bundles: 'also' },
  bunk: { in: ['bunk-beds', 'kids-bedroom'], named: /bunk|bed\b|loft|kids room/i, bundles: 'also' },
  dresser: { in: ['dressers-chests', 'kids-bedroom'], named: /dresser/i },
  chest: { in: ['dressers-chests'], named: /chest|armoire/i },
  nightstand: { in: ['dressers-chests'], named: /nightstand/i },
  mattress: { in: ['queen-mattresses', 'king-mattresses'] },
  base: { in: ['adjustable-bases'], bundles: 'also' },
  dining: { in: ['dining-sets'] },
  fridge: { in: refrigerators },
  freezer: { in: ['freezers'] },
  washer: { in: ['washers'] },
  dryer: { in: ['dryers'] },
  pair: { in: pairs },
  laundry: { in: [...pairs, 'washers', 'dryers'], bundles: 'also' },
  range: { in: ranges },
  microwave: { in: ['microwaves'] },
  kitchen: { in: [...refrigerators, ...ranges, 'microwaves', 'freezers'], bundles: 'also' },
  ac: { in: ['air-conditioners'] },
  tv: { in: televisions },
  soundbar: { in: ['soundbars'] },
  console: { in: ['consoles', 'gaming-bundles'], bundles: 'also' },
  gamingbundle: { in: ['gaming-bundles'], bundles: 'also' },
  laptop: { in: laptops },
  desktop: { in: ['desktops'] },
  tablet: { in: ['tablets'] },
  phone: { in: ['smartphones'] },
  appliances: { in: appliances, bundles: 'also' },
  electronics: { in: electronics, bundles: 'also' },
  furniture: { in: furniture, bundles: 'also' },
  deals: { in: ['deals', 'clearance', 'previously-rented'] },
  clearance: { in: ['clearance'] },
};

export function isOfKind(product: JudgedProduct, kind: string): boolean {
  const rule = kinds[kind];
  if (!rule) throw new Error(`the judged list names an unknown kind of thing: ${kind}`);
  const isBundle = product.kind === 'bundle';
  if (isBundle && rule.bundles === undefined) return false;
  const name = product.name['en-US'];
  return (
    product.categoryIds.some((id) => rule.in.includes(id)) &&
    (rule.named?.test(name) ?? true) &&
    !(rule.notNamed?.test(name) ?? false)
  );
}

import type { JudgedProduct } from './kinds.ts';

/** What an answer shows of a product in the shopper's store. */
export type Shown = { readonly condition: string; readonly weeklyCents: number | null };

const colors: Readonly<Record<string, readonly string[]>> = {
  gray: ['pewter', 'slate', 'dove', 'charcoal', 'warm-gray', 'slate-gray', 'graphite', 'silver'],
  green: ['spruce', 'sage', 'fern', 'forest-green'],
  black: ['black', 'black-oak', 'black-stainless', 'espresso', 'graphite', 'charcoal'],
  blue: ['navy', 'midnight-blue', 'slate'],
  brown: ['camel', 'chestnut', 'espresso', 'walnut', 'oak', 'driftwood', 'rust'],
  white: ['white', 'ivory', 'cloud', 'washed-white', 'oat'],
  red: ['brick', 'terracotta', 'rust'],
  beige: ['sand', 'oat', 'linen', 'ivory', 'camel'],
  stainless: ['stainless', 'black-stainless'],
};

/** Patterns over name, short description and specifications, in English. */
const features: Readonly<Record<string, RegExp>> = {
  'material leather': /leather/i,
  'feature chaise': /chaise/i,
  'feature reclining': /reclin|power sofa/i,
  'feature power': /power|lift chair|massage/i,
  'feature memory-foam': /memory foam/i,
  'feature firm': /firm/i,
  'feature soft': /plush|soft/i,
  'feature hybrid': /hybrid|coils and memory foam/i,
  'feature ice': /\bice\b/i,
  'feature over-range': /over-the-range/i,
  'feature window': /window/i,
  'feature portable': /portable/i,
  'feature upright': /upright/i,
  'feature oled': /oled/i,
  'feature qled': /qled|quantum/i,
  'type french': /french/i,
  'type side': /side-by-side|french/i,
  'type front': /front-load/i,
  'type top': /top-load/i,
  'type gaming': /gaming/i,
  'fuel gas': /natural gas/i,
  'fuel electric': /electric,|120 v/i,
  'size queen': /queen/i,
  'size king': /king/i,
};

const rows: Readonly<Record<string, string>> = {
  seats: 'Seats',
  screen: 'Screen',
  ram: 'Memory',
  btu: 'Cooling',
};

const textOf = ({ name, shortDescription, specifications }: JudgedProduct) =>
  [
    name['en-US'],
    shortDescription['en-US'],
    ...specifications.map(({ label, value }) => `${label['en-US']} ${value['en-US']}`),
  ].join('\n');

const rowOf = (product: JudgedProduct, label: string) =>
  product.specifications.find((row) => row.label['en-US'] === label)?.value['en-US'] ?? '';

/** Chairs of a dining set count as its seats. */
function hasSeats(product: JudgedProduct, seats: string): boolean {
  const set = rowOf(product, 'In the set');
  return rowOf(product, 'Seats') === seats || new RegExp(`\\b${seats} (chairs|stools)`).test(set);
}

/** Whether a product has an attribute; prices and conditions are judged as the answer shows them. */
export function hasAttribute(
  product: JudgedProduct,
  shown: Shown | null,
  key: string,
  value: string,
): boolean {
  if (key === 'color') return product.variants.some(({ color }) => colors[value]?.includes(color.id));
  if (key === 'condition') return shown === null || shown.condition !== 'NEW';
  if (key === 'maxweek') return shown === null || (shown.weeklyCents ?? 0) <= Number(value) * 100;
  if (key === 'seats') return hasSeats(product, value);
  const row = rows[key];
  if (row !== undefined) {
    const [number = ''] = /[\d,.]+/.exec(rowOf(product, row)) ?? [];
    return number.replaceAll(',', '') === value;
  }
  const pattern = features[`${key} ${value}`];
  if (!pattern) throw new Error(`the judged list names an unknown attribute: ${key}=${value}`);
  return pattern.test(textOf(product));
}

import type { SearchDocument } from './product-index.ts';
import type { KindWords, SearchVocabulary } from './vocabulary.ts';

const kind = (id: string, phrases: string, category: string, more: Partial<KindWords> = {}): KindWords => ({
  id,
  label: { 'en-US': id, 'es-US': id },
  phrases: phrases.split(', '),
  select: { categories: [category] },
  ...more,
});

/** A small retailer, for tests. */
export const exampleVocabulary: SearchVocabulary = {
  kinds: [
    kind('sofa', 'sofa, couch, sillón', 'sofas', { measure: 'seats' }),
    kind('sofa bed', 'sofa bed, sofá cama, pull out couch', 'sleepers'),
    kind('tv', 'tv, television, tele', 'tvs', { measure: 'screen' }),
    kind('tv stand', 'tv stand, stand for television, mueble para tele', 'tv-stands'),
    kind('refrigerator', 'refrigerator, fridge, nevera', 'refrigerators'),
    kind('laptop', 'laptop, portátil', 'laptops'),
    kind('air conditioner', 'ac, air conditioner, aire', 'ac'),
    kind('laundry pair', 'washer and dryer, lavadora y secadora', 'pairs'),
    kind('washer', 'washer, lavadora', 'washers'),
    kind('console', 'ps5, play 5', 'consoles'),
    kind('furniture', 'furniture, muebles', 'sofas', { isRoom: true }),
  ],
  attributes: [
    { phrases: ['gray', 'grey', 'gris'], select: { colors: ['pewter'] } },
    { phrases: ['yellow', 'amarillo'], select: { colors: ['honey'] } },
    { phrases: ['leather', 'piel'], select: { text: ['leather'] } },
    { phrases: ['portable', 'portátil'], select: { text: ['portable'] } },
  ],
  measures: [
    { id: 'screen', units: ['in', 'inch', 'pulgadas'], rows: [{ label: 'Screen' }], tolerance: { by: 0.7 } },
    {
      id: 'seats',
      units: ['seats', 'plazas'],
      rows: [{ label: 'In the set', before: ['chairs'] }, { label: 'Seats' }],
    },
    { id: 'memory', units: ['gb'], rows: [{ label: 'Memory' }] },
    { id: 'btu', units: ['btu'], rows: [{ label: 'Cooling' }] },
  ],
  help: [{ path: '/find-a-store', phrases: ['hours', 'store near me', 'horario'] }],
  wishes: {
    used: ['used', 'usado', 'pre owned'],
    cheap: ['cheap', 'barato', 'barata'],
    atMost: ['under', 'less than', 'menos de'],
    money: ['usd', 'dollars', 'dólares'],
  },
  glue: ['a', 'the', 'and', 'for', 'with', 'de', 'la', 'y', 'para', 'me', 'than'],
  ignored: ['set', 'big', 'week', 'semana'],
};

export const document = (
  id: string,
  categoryId: string,
  more: Partial<SearchDocument> = {},
): SearchDocument => ({
  id,
  brand: 'Wrenfield',
  names: [id, id],
  texts: [],
  abouts: [],
  categoryIds: [categoryId],
  colorIds: [],
  isSet: false,
  rows: [],
  ...more,
});

const row = (label: string, value: string) => ({ rows: [{ label, value }] });

export const exampleDocuments: readonly SearchDocument[] = [
  document('Alder Sofa', 'sofas', { colorIds: ['pewter'], ...row('Seats', '3') }),
  document('Everett Leather Sofa', 'sofas', { colorIds: ['camel'], ...row('Seats', '4') }),
  document('Alder Room', 'sofas', { isSet: true }),
  document('Bexley Sleeper', 'sleepers'),
  document('Lumo 65', 'tvs', row('Screen', '65 in')),
  document('Lumo 55', 'tvs', row('Screen', '55 in')),
  document('Heath Stand for TV', 'tv-stands'),
  document('Summit', 'refrigerators', { abouts: ['For the family that has a couch in the kitchen.'] }),
  document('Ridge Mattress', 'mattresses'),
  document('Nova 16', 'laptops', { ...row('Memory', '16 GB'), texts: ['laptop'] }),
  document('Breeze Portable', 'ac', row('Cooling', '8,000 BTU')),
  document('Breeze Window', 'ac', row('Cooling', '5,000 BTU')),
  document('Tide Pair', 'pairs'),
  document('Tide Washer', 'washers'),
  document('Kiteplay', 'consoles'),
];

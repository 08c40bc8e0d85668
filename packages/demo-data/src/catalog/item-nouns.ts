import { type Both, localized } from '../localized.ts';
import type { Localized } from '../types/index.ts';

const REFRIGERATOR: Both = ['refrigerator', 'refrigerador'];
const TELEVISION: Both = ['TV', 'televisor'];
const LAPTOP: Both = ['laptop', 'laptop'];
const BEDROOM: Both = ['bedroom set', 'juego de recámara'];
const MATTRESS: Both = ['mattress', 'colchón'];
const RANGE: Both = ['range', 'estufa'];
const PAIR: Both = ['laundry pair', 'juego de lavadora y secadora'];

/** What one calls a product at home, by its primary category: only where all products of the category are such things. */
const NOUNS: Readonly<Record<string, Both>> = {
  'adjustable-bases': ['adjustable base', 'base ajustable'],
  'air-conditioners': ['air conditioner', 'aire acondicionado'],
  'bunk-beds': ['bunk bed', 'litera'],
  'chaise-sectionals': ['sectional', 'sofá seccional'],
  consoles: ['console', 'consola'],
  desktops: ['computer', 'computadora'],
  'dining-sets': ['dining set', 'comedor'],
  dryers: ['dryer', 'secadora'],
  'electric-ranges': RANGE,
  'everyday-laptops': LAPTOP,
  freezers: ['freezer', 'congelador'],
  'french-door': REFRIGERATOR,
  'front-load-pairs': PAIR,
  'gaming-laptops': LAPTOP,
  'gas-ranges': RANGE,
  'king-bedroom-sets': BEDROOM,
  'king-mattresses': MATTRESS,
  microwaves: ['microwave', 'microondas'],
  'queen-bedroom-sets': BEDROOM,
  'queen-mattresses': MATTRESS,
  'reclining-sectionals': ['sectional', 'sofá seccional'],
  'side-by-side': REFRIGERATOR,
  'sleeper-sofas': ['sleeper sofa', 'sofá cama'],
  smartphones: ['phone', 'teléfono'],
  soundbars: ['soundbar', 'barra de sonido'],
  tablets: ['tablet', 'tableta'],
  'top-load-pairs': PAIR,
  'top-mount': REFRIGERATOR,
  'tv-60-69': TELEVISION,
  'tv-70-plus': TELEVISION,
  'tv-under-60': TELEVISION,
  washers: ['washer', 'lavadora'],
};

/** Drawings of categories that hold more than one kind of thing. */
const NOUNS_BY_DRAWING: Readonly<Record<string, Both>> = {
  armchair: ['armchair', 'sillón'],
  'coffee-table': ['coffee table', 'mesa de centro'],
  loveseat: ['loveseat', 'sofá de dos plazas'],
  recliner: ['recliner', 'sillón reclinable'],
  sofa: ['sofa', 'sofá'],
  'sofa-chaise': ['sofa', 'sofá'],
  'sofa-reclining': ['sofa', 'sofá'],
  'sofa-tufted': ['sofa', 'sofá'],
  'tv-stand': ['TV stand', 'mueble para TV'],
};

/** Null for a bundle, and where no one word says what it is. */
export function itemNounOf(product: {
  readonly kind: string;
  readonly primaryCategoryId: string;
  readonly artKey: string;
}): Localized | null {
  const noun = NOUNS[product.primaryCategoryId] ?? NOUNS_BY_DRAWING[product.artKey];
  return noun && product.kind !== 'bundle' ? localized(noun) : null;
}

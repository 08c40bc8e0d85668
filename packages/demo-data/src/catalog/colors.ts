import { type Both, localized } from '../localized.ts';
import type { DemoColor } from '../types/index.ts';

const swatches = {
  spruce: [['Spruce', 'Verde abeto'], '#2F6B59'],
  camel: [['Camel', 'Camello'], '#B98A5E'],
  pewter: [['Pewter', 'Peltre'], '#7D8790'],
  slate: [['Slate', 'Pizarra'], '#31525F'],
  chestnut: [['Chestnut', 'Castaño'], '#7A4B33'],
  espresso: [['Espresso', 'Café espresso'], '#4B4641'],
  sand: [['Sand', 'Arena'], '#C09A6B'],
  sage: [['Sage', 'Salvia'], '#6F8F7C'],
  terracotta: [['Terracotta', 'Terracota'], '#B1563A'],
  dove: [['Dove', 'Gris paloma'], '#9A9FA3'],
  oat: [['Oat', 'Avena'], '#D9C9AC'],
  brick: [['Brick', 'Ladrillo'], '#8B3A2A'],
  fern: [['Fern', 'Helecho'], '#5E7F6C'],
  linen: [['Linen', 'Lino'], '#CDBB9C'],
  charcoal: [['Charcoal', 'Carbón'], '#6B7378'],
  rust: [['Rust', 'Óxido'], '#A9492C'],
  ivory: [['Ivory', 'Marfil'], '#EDE6D6'],
  navy: [['Navy', 'Azul marino'], '#2B3A55'],
  ochre: [['Ochre', 'Ocre'], '#C8963E'],
  plum: [['Plum', 'Ciruela'], '#6A4057'],
  walnut: [['Walnut', 'Nogal'], '#6B4A32'],
  oak: [['Natural Oak', 'Roble natural'], '#C7A377'],
  driftwood: [['Driftwood', 'Madera envejecida'], '#A3968A'],
  'washed-white': [['Washed White', 'Blanco deslavado'], '#EAE6DE'],
  'black-oak': [['Black Oak', 'Roble negro'], '#33302D'],
  'warm-gray': [['Warm Gray', 'Gris cálido'], '#8C867E'],
  cloud: [['Cloud White', 'Blanco nube'], '#F2F1ED'],
  stainless: [['Stainless Steel', 'Acero inoxidable'], '#C3C7C9'],
  'black-stainless': [['Black Stainless', 'Acero inoxidable negro'], '#4A4D50'],
  white: [['White', 'Blanco'], '#F7F7F5'],
  black: [['Black', 'Negro'], '#222426'],
  'slate-gray': [['Slate Gray', 'Gris pizarra'], '#6D7072'],
  graphite: [['Graphite', 'Grafito'], '#4A4E52'],
  silver: [['Silver', 'Plata'], '#C9CDD0'],
  'midnight-blue': [['Midnight Blue', 'Azul medianoche'], '#27354D'],
  'rose-clay': [['Rose Clay', 'Arcilla rosa'], '#C98F82'],
  'forest-green': [['Forest Green', 'Verde bosque'], '#2F4F3E'],
} as const satisfies Readonly<Record<string, readonly [name: Both, hex: string]>>;

export type ColorId = keyof typeof swatches;

export function getColor(id: ColorId): DemoColor {
  const [name, hex] = swatches[id];
  return { id, name: localized(name), hex };
}

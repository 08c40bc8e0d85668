import { type ProductDraft, product } from '../product-draft.ts';
import { feature, material } from './materials.ts';

/** Dining sets that come from the vendor: special order and extended aisle. */
export const vendorDiningSets: readonly ProductDraft[] = [
  product(
    'thatcher-banquet-set',
    22.99,
    ['Thatcher Banquet Set, 9 Pieces', 'Juego banquete Thatcher de 9 piezas'],
    [
      'Eight chairs and two leaves: 104 inches when the family is in town.',
      'Ocho sillas y dos extensiones: 104 pulgadas cuando llega la familia.',
    ],
    ['Built to order in the finish of your choice.', 'Se fabrica sobre pedido en el acabado que elija.'],
    {
      kind: 'special-order',
      deliveryBand: '4-6 Weeks',
      colors: ['walnut', 'driftwood', 'washed-white'],
      specs: {
        size: [80, 42, 30],
        pieces: ['Table with 2 leaves, 8 chairs', 'Mesa con 2 extensiones y 8 sillas'],
        frame: material.rubberwood,
        limit: 300,
        weight: 318,
      },
      features: [feature.leaf, feature.levelers],
    },
  ),
  product(
    'cafe-nook-set',
    15.99,
    ['Café Corner Nook Set', 'Juego esquinero Café'],
    [
      'An L-shaped bench with storage, a table and a loose bench.',
      'Banca en L con espacio de guardado, mesa y banca suelta.',
    ],
    [
      'Fits a 65-by-48-inch corner; the manufacturer ships it in four boxes.',
      'Cabe en una esquina de 65 por 48 pulgadas; el fabricante lo envía en cuatro cajas.',
    ],
    {
      kind: 'extended-aisle',
      deliveryBand: '1-2 Weeks',
      colors: ['white', 'oak'],
      specs: {
        size: [65, 48, 33],
        pieces: ['Corner bench, table, bench', 'Banca esquinera, mesa y banca'],
        frame: material.engineered,
        limit: 250,
        weight: 134,
      },
      features: [feature.hiddenStorage, feature.wipeClean],
    },
  ),
];

import { product, type Shelf } from '../product-draft.ts';
import { energy, feature } from './appliance-features.ts';

const shared = {
  family: 'range',
  brand: 'Emberlane',
  weeks: 91,
  capClass: 'appliances',
  artKey: 'range',
} as const;

export const gasRanges: Shelf = {
  ...shared,
  category: 'gas-ranges',
  specs: { fuel: energy.naturalGas },
  products: [
    product(
      'gas-range-5-0',
      17.99,
      ['30 in Gas Range, 5.0 cu ft', 'Estufa de gas de 30 pulg., 5.0 pies³'],
      [
        'Four sealed burners and an oven that fits a 25-pound turkey.',
        'Cuatro quemadores sellados y un horno donde cabe un pavo de 25 libras.',
      ],
      [
        'Grates are cast iron and go in the dishwasher one at a time.',
        'Las parrillas son de hierro fundido y se lavan una por una en el lavavajillas.',
      ],
      {
        popularity: 720,
        colors: ['white', 'black', 'stainless'],
        specs: { size: [30, 28, 46], capacity: 5, burners: 4, weight: 148 },
        features: [feature.storageDrawer, feature.lpKit],
      },
    ),
    product(
      'gas-range-griddle-5-burner',
      21.99,
      ['Gas Range with Griddle, 5 Burners', 'Estufa de gas con comal, 5 quemadores'],
      [
        'A center burner under a griddle long enough for six tortillas.',
        'Quemador central bajo un comal donde caben seis tortillas.',
      ],
      [
        'The strong burner gives 17,000 BTU; the small one holds chocolate at a melt.',
        'El quemador fuerte da 17,000 BTU; el chico derrite chocolate sin quemarlo.',
      ],
      {
        colors: ['stainless', 'black-stainless'],
        specs: { size: [30, 28, 47], capacity: 5.2, burners: 5, weight: 167 },
        features: [feature.griddle, feature.steamClean, feature.lpKit],
      },
    ),
    product(
      'gas-range-air-fry',
      24.99,
      ['Gas Range with Air Fry, 5.8 cu ft', 'Estufa de gas con freidora de aire, 5.8 pies³'],
      [
        'Air fry a full tray of wings, no basket, no preheating.',
        'Fría con aire una charola de alitas, sin canasta ni precalentar.',
      ],
      [
        'Convection on two racks bakes cookies even in the back corner.',
        'La convección en dos parrillas hornea parejo hasta la esquina del fondo.',
      ],
      {
        isNew: true,
        colors: ['stainless', 'black-stainless'],
        specs: { size: [30, 29, 47], capacity: 5.8, burners: 5, weight: 181 },
        features: [feature.airFry, feature.convection, feature.selfClean],
      },
    ),
    product(
      'gas-range-24-compact',
      18.99,
      ['24 in Gas Range, 2.9 cu ft', 'Estufa de gas de 24 pulg., 2.9 pies³'],
      ['Apartment width, full-size burners.', 'Ancho de departamento con quemadores normales.'],
      ['A battery lights it when the power is out.', 'Enciende con batería cuando se va la luz.'],
      {
        colors: ['white', 'stainless'],
        specs: { size: [24, 25, 44], capacity: 2.9, burners: 4, weight: 116 },
        features: [feature.lpKit],
      },
    ),
    product(
      'gas-range-double-oven',
      28.99,
      ['Double-Oven Gas Range', 'Estufa de gas con horno doble'],
      [
        'Pie above, roast below, each at its own heat.',
        'Pay arriba, asado abajo, cada uno a su temperatura.',
      ],
      [
        'Built after you order; the crew removes your old range.',
        'Se fabrica al hacer el pedido; el equipo retira su estufa anterior.',
      ],
      {
        kind: 'special-order',
        deliveryBand: '2-4 Weeks',
        colors: ['stainless'],
        specs: { size: [30, 29, 47], capacity: 6, burners: 5, weight: 218 },
        features: [feature.convection, feature.griddle, feature.selfClean],
      },
    ),
  ],
};

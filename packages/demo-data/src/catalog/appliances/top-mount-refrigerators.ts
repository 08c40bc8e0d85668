import { product, type Shelf } from '../product-draft.ts';
import { energy, feature } from './appliance-features.ts';

const shared = { brand: 'Frostmere', capClass: 'appliances', specs: { outlet: energy.standard } } as const;

export const topMountRefrigerators: Shelf = {
  ...shared,
  family: 'top-mount-fridge',
  weeks: 91,
  category: 'top-mount',
  artKey: 'fridge-top',
  products: [
    product(
      'top-mount-18-cu-ft',
      16.99,
      ['Cabin Top-Mount Refrigerator, 18 cu ft', 'Refrigerador Cabin con congelador superior, 18 pies³'],
      [
        'The one most landlords ask for, and it costs the least to run.',
        'El que más piden los caseros, y el que menos luz gasta.',
      ],
      [
        'Two glass shelves, two crispers and a door that takes a gallon.',
        'Dos repisas de vidrio, dos cajones de verduras y puerta para galón.',
      ],
      {
        popularity: 795,
        colors: ['white', 'black', 'stainless'],
        specs: { size: [30, 31, 66], capacity: 18, noise: 43, weight: 168 },
        features: [feature.reversible, feature.garageReady],
      },
    ),
    product(
      'top-mount-21-cu-ft',
      19.99,
      ['Cabin Top-Mount Refrigerator, 21 cu ft', 'Refrigerador Cabin con congelador superior, 21 pies³'],
      [
        'Three more cubic feet in the same simple layout.',
        'Tres pies cúbicos más en el mismo diseño sencillo.',
      ],
      [
        'A deep freezer shelf on brackets moves out for a turkey.',
        'La repisa del congelador se quita para que quepa un pavo.',
      ],
      {
        colors: ['white', 'stainless'],
        specs: { size: [33, 32, 66], capacity: 21, noise: 43, weight: 189 },
        features: [feature.reversible, feature.iceMaker],
      },
    ),
    product(
      'top-mount-14-apartment',
      17.99,
      ['Cabin 28 in Top-Mount Refrigerator, 14 cu ft', 'Refrigerador Cabin de 28 pulg., 14 pies³'],
      ['A real freezer in an apartment footprint.', 'Un congelador de verdad en medida de departamento.'],
      ['Flat back: it stands right against the wall.', 'Espalda plana: se pega a la pared.'],
      {
        colors: ['white', 'black'],
        specs: { size: [28, 29, 62], capacity: 14, noise: 41, weight: 139 },
        features: [feature.reversible, feature.energyStar, feature.frostFree],
      },
    ),
    product(
      'top-mount-20-led',
      21.99,
      ['Cabin Top-Mount with LED Column, 20 cu ft', 'Refrigerador Cabin con columna LED, 20 pies³'],
      [
        'Light from the side, so a full shelf does not hide the rest.',
        'Luz lateral: una repisa llena no tapa lo demás.',
      ],
      ['Stainless doors that take a magnet.', 'Puertas de acero que sí aceptan imanes.'],
      {
        isNew: true,
        colors: ['stainless', 'black-stainless'],
        specs: { size: [30, 33, 68], capacity: 20, noise: 40, weight: 184 },
        features: [feature.led, feature.fingerprint, feature.energyStar],
      },
    ),
    product(
      'bottom-mount-19',
      22.99,
      ['Cabin Bottom-Freezer Refrigerator, 19 cu ft', 'Refrigerador Cabin con congelador inferior, 19 pies³'],
      [
        'Fresh food at eye level, frozen food in a pull-out basket.',
        'Lo fresco a la vista y lo congelado en una canasta deslizable.',
      ],
      ['A single door, hinged on either side.', 'Una sola puerta con bisagra de cualquier lado.'],
      {
        colors: ['white', 'stainless'],
        specs: { size: [30, 32, 67], capacity: 19, noise: 41, weight: 192 },
        features: [feature.reversible, feature.frostFree],
      },
    ),
    product(
      'retro-top-mount-12',
      21.99,
      ['Cabin Retro Top-Mount Refrigerator, 12 cu ft', 'Refrigerador Cabin retro, 12 pies³'],
      [
        'Rounded corners and chrome handles outside, modern inside.',
        'Esquinas redondeadas y jaladeras cromadas por fuera; moderno por dentro.',
      ],
      [
        'Shipped by the manufacturer; our crew carries it in and levels it.',
        'Lo envía el fabricante; nuestro equipo lo mete y lo nivela.',
      ],
      {
        kind: 'extended-aisle',
        deliveryBand: '1-2 Weeks',
        colors: ['sage', 'ivory', 'brick'],
        specs: { size: [24, 27, 66], capacity: 12, noise: 40, weight: 136 },
        features: [feature.energyStar, feature.frostFree],
      },
    ),
  ],
};

import { product, type Shelf } from '../product-draft.ts';
import { energy, feature } from './appliance-features.ts';

const shared = { brand: 'Frostmere', capClass: 'appliances', specs: { outlet: energy.standard } } as const;

export const freezers: Shelf = {
  ...shared,
  family: 'freezer',
  weeks: 78,
  category: 'freezers',
  artKey: 'freezer',
  products: [
    product(
      'upright-freezer-14-cu-ft',
      10.99,
      ['Upright Freezer, 14 cu ft', 'Congelador vertical, 14 pies³'],
      [
        'Four shelves and five door racks, so nothing sinks to the bottom.',
        'Cuatro repisas y cinco compartimientos en la puerta: nada se va al fondo.',
      ],
      [
        'Holds about 490 pounds of food and rolls to any corner of a garage.',
        'Guarda unas 490 libras de comida y va en cualquier rincón de la cochera.',
      ],
      {
        popularity: 830,
        colors: ['white'],
        specs: { size: [28, 30, 65], capacity: 14, noise: 42, weight: 146 },
        features: [feature.garageReady, feature.lock],
      },
    ),
    product(
      'upright-freezer-17-frost-free',
      13.99,
      ['Frost-Free Upright Freezer, 17 cu ft', 'Congelador vertical sin escarcha, 17 pies³'],
      ['Never defrost it, never chip at it.', 'Nunca se descongela ni se pica hielo.'],
      [
        'Temperature shows outside, with an alarm for a door left ajar.',
        'La temperatura se ve por fuera, con alarma si la puerta queda abierta.',
      ],
      {
        colors: ['white', 'stainless'],
        specs: { size: [30, 31, 69], capacity: 17, noise: 43, weight: 172 },
        features: [feature.frostFree, feature.doorAlarm, feature.lock],
      },
    ),
    product(
      'upright-convertible-21',
      16.99,
      ['Convertible Upright, 21 cu ft', 'Congelador vertical convertible, 21 pies³'],
      [
        'A freezer today and a second refrigerator for the party.',
        'Hoy congelador y para la fiesta un segundo refrigerador.',
      ],
      [
        'Switching takes one button and about four hours.',
        'El cambio es con un botón y tarda unas cuatro horas.',
      ],
      {
        isNew: true,
        colors: ['white', 'stainless'],
        specs: { size: [33, 31, 75], capacity: 21, noise: 42, weight: 204 },
        features: [feature.frostFree, feature.garageReady, feature.doorAlarm],
      },
    ),
    product(
      'chest-freezer-7-cu-ft',
      10.99,
      ['Chest Freezer, 7 cu ft', 'Congelador horizontal, 7 pies³'],
      [
        'Two hanging baskets over a bin for bulk meat.',
        'Dos canastas colgantes sobre espacio para carne a granel.',
      ],
      [
        'Keeps food frozen for two days without power if you leave the lid shut.',
        'Mantiene la comida congelada dos días sin luz si no se abre la tapa.',
      ],
      {
        colors: ['white', 'black'],
        specs: { size: [37, 22, 34], capacity: 7, noise: 40, weight: 84 },
        features: [feature.garageReady],
      },
    ),
    product(
      'chest-freezer-15-cu-ft',
      13.99,
      ['Chest Freezer, 15 cu ft', 'Congelador horizontal, 15 pies³'],
      ['Half a beef and the bread, too.', 'Media res y todavía cabe el pan.'],
      [
        'The drain in front empties it in minutes when you defrost.',
        'El drenaje frontal lo vacía en minutos al descongelar.',
      ],
      {
        colors: ['white'],
        specs: { size: [51, 28, 35], capacity: 15, noise: 41, weight: 128 },
        features: [feature.garageReady, feature.lock],
      },
    ),
    product(
      'chest-freezer-20-cu-ft',
      18.99,
      ['Chest Freezer, 20 cu ft', 'Congelador horizontal, 20 pies³'],
      [
        'For hunters, gardeners and families of seven.',
        'Para quien caza, quien cosecha y familias de siete.',
      ],
      [
        'The lid is counterbalanced and lights up when open.',
        'La tapa se levanta con contrapeso y se ilumina al abrir.',
      ],
      {
        kind: 'special-order',
        deliveryBand: '2-4 Weeks',
        colors: ['white'],
        specs: { size: [60, 30, 35], capacity: 20, noise: 43, weight: 159 },
        features: [feature.lock, feature.garageReady],
      },
    ),
  ],
};

import { product, type Shelf } from '../product-draft.ts';
import { energy, feature } from './appliance-features.ts';

const shared = { brand: 'Frostmere', capClass: 'appliances', specs: { outlet: energy.standard } } as const;

export const sideBySideRefrigerators: Shelf = {
  ...shared,
  family: 'side-by-side-fridge',
  weeks: 104,
  category: 'side-by-side',
  artKey: 'fridge-side',
  products: [
    product(
      'side-by-side-25-cu-ft',
      28.99,
      ['Harbor Side-by-Side Refrigerator, 25 cu ft', 'Refrigerador Harbor dúplex, 25 pies³'],
      [
        'Ice and water through the door, for our lowest side-by-side payment.',
        'Hielo y agua en la puerta, con el pago más bajo de nuestros dúplex.',
      ],
      [
        'Eleven door bins, and a freezer where nothing is buried.',
        'Once compartimientos en las puertas y un congelador donde nada queda enterrado.',
      ],
      {
        popularity: 815,
        colors: ['stainless', 'black', 'white'],
        specs: { size: [36, 34, 69], capacity: 25, noise: 44, weight: 268 },
        features: [feature.iceWater, feature.spillShelves],
      },
    ),
    product(
      'side-by-side-27-cu-ft',
      31.99,
      ['Harbor Side-by-Side Refrigerator, 27 cu ft', 'Refrigerador Harbor dúplex, 27 pies³'],
      [
        'A gallon-deep door and a freezer wide enough for a pizza box.',
        'Puerta para galones y congelador donde cabe una caja de pizza.',
      ],
      [
        'The water filter twists out from the front without a tool.',
        'El filtro de agua se gira y sale por el frente sin herramienta.',
      ],
      {
        colors: ['stainless', 'black-stainless'],
        specs: { size: [36, 35, 70], capacity: 27, noise: 43, weight: 287 },
        features: [feature.iceWater, feature.fingerprint, feature.led],
      },
    ),
    product(
      'side-by-side-22-counter-depth',
      33.99,
      ['Harbor Counter-Depth Side-by-Side, 22 cu ft', 'Dúplex Harbor a ras de cubierta, 22 pies³'],
      [
        'Shallow body, tall shelves, doors just 18 inches wide.',
        'Cuerpo poco hondo, repisas altas y puertas de solo 18 pulgadas.',
      ],
      [
        'For a kitchen with an island across from the refrigerator.',
        'Para una cocina con isla frente al refrigerador.',
      ],
      {
        colors: ['stainless'],
        specs: { size: [36, 29, 70], capacity: 22, noise: 42, weight: 259 },
        features: [feature.iceWater, feature.doorAlarm, feature.fingerprint],
      },
    ),
    product(
      'side-by-side-28-flex',
      36.99,
      ['Harbor Side-by-Side with Flex Drawer, 28 cu ft', 'Dúplex Harbor con cajón flexible, 28 pies³'],
      [
        'One drawer goes from freezer to chiller with a button.',
        'Un cajón pasa de congelador a enfriador con un botón.',
      ],
      ['Handy the week before Thanksgiving.', 'Muy útil la semana antes del Día de Acción de Gracias.'],
      {
        isNew: true,
        colors: ['black-stainless', 'stainless'],
        specs: { size: [36, 35, 71], capacity: 28, noise: 41, weight: 306 },
        features: [feature.iceWater, feature.energyStar, feature.wifi],
      },
    ),
    product(
      'side-by-side-21-33-wide',
      27.99,
      ['Harbor 33 in Side-by-Side, 21 cu ft', 'Dúplex Harbor de 33 pulg., 21 pies³'],
      ['Fits the narrow opening between old cabinets.', 'Cabe en el hueco angosto entre gabinetes antiguos.'],
      [
        'Ice maker inside, dispenser left out: one thing less to break.',
        'Fábrica de hielo interior y sin despachador: una cosa menos que se descomponga.',
      ],
      {
        isClearance: true,
        colors: ['white', 'black'],
        specs: { size: [33, 33, 67], capacity: 21, noise: 44, weight: 231 },
        features: [feature.iceMaker, feature.spillShelves],
      },
    ),
    product(
      'side-by-side-26-glass-touch',
      34.99,
      [
        'Harbor Side-by-Side with Touch Dispenser, 26 cu ft',
        'Dúplex Harbor con despachador táctil, 26 pies³',
      ],
      [
        'Set ounces on the panel and walk away; it stops by itself.',
        'Elija las onzas en el panel y retírese; se detiene solo.',
      ],
      ['Arrives from the warehouse in two to four weeks.', 'Llega del almacén en dos a cuatro semanas.'],
      {
        kind: 'special-order',
        deliveryBand: '2-4 Weeks',
        colors: ['slate-gray', 'stainless'],
        specs: { size: [36, 34, 70], capacity: 26, noise: 42, weight: 281 },
        features: [feature.iceWater, feature.fingerprint, feature.doorAlarm],
      },
    ),
  ],
};

import { product, type Shelf } from '../product-draft.ts';
import { energy, feature } from './appliance-features.ts';

export const airConditioners: Shelf = {
  family: 'window-ac',
  brand: 'Tideworks',
  weeks: 52,
  capClass: 'appliances',
  category: 'air-conditioners',
  artKey: 'air-conditioner',
  specs: { outlet: energy.standard },
  products: [
    product(
      'window-ac-6000',
      8.99,
      ['Window Air Conditioner, 6,000 BTU', 'Aire acondicionado de ventana, 6,000 BTU'],
      [
        'Cools a bedroom and weighs little enough for one person.',
        'Enfría una recámara y lo carga una sola persona.',
      ],
      [
        'Two dials, no screen to light up the night.',
        'Dos perillas y ninguna pantalla que alumbre de noche.',
      ],
      {
        deliveryBand: 'Carryout',
        colors: ['white'],
        specs: { size: [18, 16, 13], cooling: 6000, coverage: 250, noise: 52, weight: 42 },
        features: [feature.windowKit, feature.washFilter],
      },
    ),
    product(
      'window-ac-8000-inverter',
      12.99,
      ['Quiet Window Air Conditioner, 8,000 BTU', 'Aire de ventana silencioso, 8,000 BTU'],
      [
        'The sash closes through its middle, so the noise stays outside.',
        'La ventana cierra a la mitad del equipo y el ruido queda afuera.',
      ],
      [
        'An inverter slows down instead of switching off.',
        'El inversor baja la velocidad en vez de apagarse.',
      ],
      {
        isNew: true,
        popularity: 640,
        colors: ['white'],
        specs: { size: [19, 22, 14], cooling: 8000, coverage: 350, noise: 42, weight: 55 },
        features: [feature.wifi, feature.energyStar, feature.windowKit],
      },
    ),
    product(
      'window-ac-10000',
      11.99,
      ['Window Air Conditioner, 10,000 BTU', 'Aire acondicionado de ventana, 10,000 BTU'],
      ['For a living room that opens to a kitchen.', 'Para una sala abierta a la cocina.'],
      [
        'Remote, sleep mode and louvers that turn four ways.',
        'Control, modo nocturno y rejillas que giran en cuatro sentidos.',
      ],
      {
        colors: ['white'],
        specs: { size: [20, 20, 15], cooling: 10000, coverage: 450, noise: 54, weight: 65 },
        features: [feature.timer24, feature.washFilter, feature.energyStar],
      },
    ),
    product(
      'window-ac-12000-heat',
      14.99,
      ['Window Unit with Heat, 12,000 BTU', 'Equipo de ventana con calefacción, 12,000 BTU'],
      ['Cools in August, takes the chill off in November.', 'Enfría en agosto y quita el frío en noviembre.'],
      [
        'Leave it in all year; the sleeve seals against drafts.',
        'Déjelo todo el año; la funda sella las corrientes.',
      ],
      {
        colors: ['white'],
        specs: { size: [24, 22, 15], cooling: 12000, coverage: 550, noise: 55, weight: 92 },
        features: [feature.timer24, feature.washFilter, feature.windowKit],
      },
    ),
    product(
      'portable-ac-10000',
      13.99,
      ['Portable Air Conditioner, 10,000 BTU', 'Aire acondicionado portátil, 10,000 BTU'],
      [
        'For windows that slide sideways or may not be blocked.',
        'Para ventanas corredizas o que no se pueden bloquear.',
      ],
      [
        'Dual hose, casters, and it dries the basement as well.',
        'Doble manguera, ruedas y también deshumidifica el sótano.',
      ],
      {
        colors: ['white', 'black'],
        specs: { size: [17, 15, 28], cooling: 10000, coverage: 450, noise: 53, weight: 68 },
        features: [feature.windowKit, feature.timer24],
      },
    ),
    product(
      'portable-ac-14000',
      15.99,
      ['Portable Air Conditioner, 14,000 BTU', 'Aire acondicionado portátil, 14,000 BTU'],
      [
        'Pulls a hot attic down to sleeping temperature.',
        'Baja un ático caliente a temperatura para dormir.',
      ],
      ['The manufacturer ships it in spring and summer.', 'El fabricante lo envía en primavera y verano.'],
      {
        kind: 'extended-aisle',
        deliveryBand: '3-7 Days',
        colors: ['black'],
        specs: { size: [19, 17, 30], cooling: 14000, coverage: 700, noise: 55, weight: 78 },
        features: [feature.wifi, feature.windowKit, feature.timer24],
      },
    ),
  ],
};

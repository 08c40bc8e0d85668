import { product, type Shelf } from '../product-draft.ts';
import { energy, feature } from './appliance-features.ts';
import { pair } from './laundry-terms.ts';

const shared = { brand: 'Tideworks', capClass: 'appliances' } as const;

export const frontLoadPairs: Shelf = {
  ...shared,
  family: 'front-load-pair',
  weeks: 104,
  category: 'front-load-pairs',
  artKey: 'washer-pair',
  specs: pair,
  features: [feature.hoses],
  products: [
    product(
      'front-load-washer-dryer-pair',
      33.99,
      ['Front-Load Washer and Dryer Pair', 'Juego de lavadora y secadora de carga frontal'],
      [
        'A 4.5 cu ft washer and a 7.4 cu ft dryer that stand side by side or stacked.',
        'Lavadora de 4.5 pies³ y secadora de 7.4 pies³, lado a lado o apiladas.',
      ],
      [
        'Steam in both, and a drum light so the odd sock goes home with the rest.',
        'Vapor en ambas y luz en el tambor para que no se quede ningún calcetín.',
      ],
      {
        was: 37.99,
        popularity: 965,
        colors: ['white', 'graphite'],
        specs: {
          size: [54, 31, 39],
          capacity: 4.5,
          dryerCapacity: 7.4,
          cycles: '10 + 9',
          fuel: energy.electric,
          weight: 334,
        },
        features: [feature.steam, feature.stackable, feature.energyStar],
      },
    ),
    product(
      'front-load-pair-5-0',
      37.99,
      ['5.0 cu ft Front-Load Pair', 'Juego de carga frontal de 5.0 pies³'],
      [
        'Washes a king comforter and a week of towels, one after the other.',
        'Lava un edredón king y las toallas de la semana, uno tras otro.',
      ],
      [
        'The washer doses detergent for up to 40 loads from one fill.',
        'La lavadora dosifica detergente hasta para 40 cargas con un llenado.',
      ],
      {
        isNew: true,
        colors: ['graphite', 'white'],
        specs: {
          size: [54, 33, 39],
          capacity: 5,
          dryerCapacity: 7.8,
          cycles: '12 + 12',
          fuel: energy.electric,
          weight: 352,
        },
        features: [feature.steam, feature.wifi, feature.stackable],
      },
    ),
    product(
      'front-load-pair-gas',
      35.99,
      ['Front-Load Pair with Gas Dryer', 'Juego de carga frontal con secadora de gas'],
      [
        'The same washer, a dryer for homes with a gas line.',
        'La misma lavadora, con secadora para casas con línea de gas.',
      ],
      [
        'Our installer checks the connection with a leak test before leaving.',
        'El instalador revisa la conexión con prueba de fugas antes de irse.',
      ],
      {
        colors: ['white'],
        specs: {
          size: [54, 31, 39],
          capacity: 4.5,
          dryerCapacity: 7.4,
          cycles: '10 + 9',
          fuel: energy.naturalGas,
          weight: 338,
        },
        features: [feature.steam, feature.lpKit, feature.sensorDry],
      },
    ),
    product(
      'front-load-tower',
      42.99,
      ['Laundry Tower', 'Torre de lavandería'],
      [
        'Washer below, dryer above, controls in the middle where everyone reaches.',
        'Lavadora abajo, secadora arriba y controles en medio, al alcance de todos.',
      ],
      [
        'One 27-inch-wide body: a closet is a laundry room now.',
        'Un solo cuerpo de 27 pulgadas: el clóset ya es cuarto de lavado.',
      ],
      {
        isExclusive: true,
        colors: ['white', 'black'],
        specs: {
          size: [27, 31, 75],
          capacity: 4.5,
          dryerCapacity: 7.4,
          cycles: '10 + 8',
          fuel: energy.electric,
          weight: 341,
        },
        features: [feature.steam, feature.sensorDry, feature.wifi],
      },
    ),
    product(
      'compact-ventless-pair',
      39.99,
      ['24 in Compact Ventless Pair', 'Juego compacto sin ducto de 24 pulg.'],
      [
        'A heat-pump dryer that needs no vent and no 240-volt line.',
        'Secadora de bomba de calor que no necesita ducto ni línea de 240 V.',
      ],
      [
        'Made for condos; ordered with the stacking kit.',
        'Hecho para condominios; se pide con el kit para apilar.',
      ],
      {
        kind: 'special-order',
        deliveryBand: '2-4 Weeks',
        colors: ['white'],
        specs: {
          size: [24, 26, 67],
          capacity: 2.4,
          dryerCapacity: 4.2,
          cycles: '14 + 10',
          fuel: energy.standard,
          weight: 268,
        },
        features: [feature.energyStar, feature.stackable, feature.sensorDry],
      },
    ),
    product(
      'front-load-pair-pedestals',
      45.99,
      ['Front-Load Pair on Pedestals', 'Juego de carga frontal con pedestales'],
      [
        'Fifteen inches higher, with a drawer under each.',
        'Quince pulgadas más alto y con un cajón en cada base.',
      ],
      ['Spares the back, hides the detergent.', 'Cuida la espalda y esconde el detergente.'],
      {
        colors: ['graphite', 'white'],
        specs: {
          size: [54, 33, 54],
          capacity: 5,
          dryerCapacity: 7.8,
          cycles: '12 + 12',
          fuel: energy.electric,
          weight: 448,
        },
        features: [feature.steam, feature.wifi, feature.energyStar],
      },
    ),
  ],
};

import { product, type Shelf } from '../product-draft.ts';
import { energy, feature } from './appliance-features.ts';
import { pair } from './laundry-terms.ts';

const shared = { brand: 'Tideworks', capClass: 'appliances' } as const;

export const topLoadPairs: Shelf = {
  ...shared,
  family: 'top-load-pair',
  weeks: 91,
  category: 'top-load-pairs',
  artKey: 'washer-pair',
  specs: pair,
  features: [feature.hoses],
  products: [
    product(
      'top-load-washer-dryer-pair',
      24.99,
      ['Top-Load Washer and Dryer Pair', 'Juego de lavadora y secadora de carga superior'],
      [
        'Knobs, an agitator and a lint screen on top: laundry as you know it.',
        'Perillas, agitador y filtro de pelusa arriba: como siempre ha lavado.',
      ],
      [
        'Twelve wash cycles, one of them a second rinse for sensitive skin.',
        'Doce ciclos, uno de ellos con doble enjuague para piel sensible.',
      ],
      {
        popularity: 910,
        colors: ['white'],
        specs: {
          size: [55, 27, 43],
          capacity: 3.8,
          dryerCapacity: 7,
          cycles: '12 + 11',
          fuel: energy.electric,
          weight: 266,
        },
        features: [feature.agitator],
      },
    ),
    product(
      'top-load-pair-4-8-impeller',
      28.99,
      ['4.8 cu ft High-Efficiency Top-Load Pair', 'Juego de carga superior de alta eficiencia, 4.8 pies³'],
      [
        'No agitator: room for 18 towels and a glass lid to watch them.',
        'Sin agitador: caben 18 toallas y se ven por la tapa de vidrio.',
      ],
      [
        'A faucet in the drum rinses a muddy uniform before the wash.',
        'Una llave en el tambor enjuaga el uniforme con lodo antes del lavado.',
      ],
      {
        colors: ['white', 'graphite'],
        specs: {
          size: [55, 28, 44],
          capacity: 4.8,
          dryerCapacity: 7.4,
          cycles: '10 + 10',
          fuel: energy.electric,
          weight: 279,
        },
        features: [feature.impeller, feature.softClose, feature.sensorDry],
      },
    ),
    product(
      'top-load-pair-removable-agitator',
      30.99,
      ['Top-Load Pair with Removable Agitator', 'Juego de carga superior con agitador removible'],
      [
        'Agitator in for jeans, out for the comforter.',
        'Agitador puesto para pantalones, fuera para el edredón.',
      ],
      [
        'It lifts out with one hand and hangs inside the lid.',
        'Se saca con una mano y se cuelga bajo la tapa.',
      ],
      {
        isNew: true,
        colors: ['white', 'graphite'],
        specs: {
          size: [55, 28, 43],
          capacity: 4.7,
          dryerCapacity: 7,
          cycles: '36 + 13',
          fuel: energy.electric,
          weight: 284,
        },
        features: [feature.agitator, feature.impeller, feature.sensorDry],
      },
    ),
    product(
      'top-load-pair-gas',
      26.99,
      ['Top-Load Pair with Gas Dryer', 'Juego de carga superior con secadora de gas'],
      [
        'Dries a load for about half of what electricity costs.',
        'Seca una carga por más o menos la mitad de lo que cuesta con luz.',
      ],
      [
        'Propane kit in the box for homes without a gas line.',
        'Kit de gas LP en la caja para casas sin gas natural.',
      ],
      {
        colors: ['white'],
        specs: {
          size: [55, 27, 43],
          capacity: 3.8,
          dryerCapacity: 7,
          cycles: '12 + 11',
          fuel: energy.naturalGas,
          weight: 269,
        },
        features: [feature.agitator, feature.lpKit],
      },
    ),
    product(
      'top-load-pair-5-5-smart',
      32.99,
      ['5.5 cu ft Smart Top-Load Pair', 'Juego inteligente de carga superior, 5.5 pies³'],
      [
        'Tells your phone when the wash is done and sets the dryer to match.',
        'Avisa a su teléfono al terminar y ajusta la secadora a esa carga.',
      ],
      ['The largest tub we carry.', 'La tina más grande que manejamos.'],
      {
        colors: ['graphite'],
        specs: {
          size: [55, 30, 46],
          capacity: 5.5,
          dryerCapacity: 7.4,
          cycles: '14 + 12',
          fuel: energy.electric,
          weight: 302,
        },
        features: [feature.wifi, feature.steam, feature.impeller],
      },
    ),
    product(
      'stacked-laundry-center',
      25.99,
      ['Stacked Laundry Center', 'Centro de lavado apilado'],
      [
        'One 27-inch cabinet, washer and dryer already joined.',
        'Un gabinete de 27 pulgadas con lavadora y secadora ya unidas.',
      ],
      ['Needs one outlet, one vent and two faucets.', 'Necesita un enchufe, un ducto y dos llaves.'],
      {
        was: 28.99,
        colors: ['white'],
        specs: {
          size: [27, 33, 76],
          capacity: 3.5,
          dryerCapacity: 5.9,
          cycles: '9 + 6',
          fuel: energy.electric,
          weight: 247,
        },
        features: [feature.agitator, feature.quickWash],
      },
    ),
  ],
};

import { product, type Shelf } from '../product-draft.ts';
import { energy, feature } from './appliance-features.ts';

const shared = { brand: 'Tideworks', capClass: 'appliances' } as const;

export const washers: Shelf = {
  ...shared,
  family: 'washer',
  weeks: 78,
  category: 'washers',
  artKey: 'washer',
  features: [feature.hoses],
  products: [
    product(
      'top-load-washer-3-8',
      13.99,
      ['Top-Load Washer, 3.8 cu ft', 'Lavadora de carga superior, 3.8 pies³'],
      ['Twelve cycles and a dial that clicks.', 'Doce ciclos y una perilla que hace clic.'],
      [
        'Fill it low, medium or deep; you decide, not a sensor.',
        'Llénela poco, medio o hasta arriba: decide usted, no un sensor.',
      ],
      {
        colors: ['white'],
        specs: { size: [27, 27, 43], capacity: 3.8, cycles: 12, weight: 143 },
        features: [feature.agitator, feature.quickWash],
      },
    ),
    product(
      'top-load-washer-4-8',
      15.99,
      [
        'High-Efficiency Top-Load Washer, 4.8 cu ft',
        'Lavadora de carga superior de alta eficiencia, 4.8 pies³',
      ],
      [
        'Uses a third of the water and takes a queen comforter.',
        'Usa un tercio del agua y le cabe un edredón queen.',
      ],
      [
        'Its spin takes out so much water that the dryer runs 20 minutes less.',
        'Exprime tanto que la secadora trabaja 20 minutos menos.',
      ],
      {
        colors: ['white', 'graphite'],
        specs: { size: [28, 28, 44], capacity: 4.8, cycles: 10, weight: 151 },
        features: [feature.impeller, feature.softClose, feature.energyStar],
      },
    ),
    product(
      'front-load-washer-4-5',
      18.99,
      ['Front-Load Washer, 4.5 cu ft', 'Lavadora de carga frontal, 4.5 pies³'],
      [
        'Ten cycles, steam and a gasket that holds no water.',
        'Diez ciclos, vapor y un empaque que no guarda agua.',
      ],
      ['Goes under a counter or under its dryer.', 'Va bajo una cubierta o bajo su secadora.'],
      {
        weeks: 91,
        colors: ['white', 'graphite'],
        specs: { size: [27, 31, 39], capacity: 4.5, cycles: 10, weight: 198 },
        features: [feature.steam, feature.energyStar, feature.quickWash],
      },
    ),
    product(
      'front-load-washer-5-0',
      21.99,
      ['Front-Load Washer with Dispenser, 5.0 cu ft', 'Lavadora frontal con dosificador, 5.0 pies³'],
      [
        'Fill the tank once a month and forget the measuring cup.',
        'Llene el tanque una vez al mes y olvídese de medir.',
      ],
      [
        'A vent fan dries the drum overnight so it never smells.',
        'Un ventilador seca el tambor por la noche para que no huela.',
      ],
      {
        weeks: 91,
        isNew: true,
        colors: ['graphite', 'white'],
        specs: { size: [27, 33, 39], capacity: 5, cycles: 12, weight: 207 },
        features: [feature.wifi, feature.steam, feature.energyStar],
      },
    ),
    product(
      'portable-washer-1-6',
      9.99,
      ['Portable Washer, 1.6 cu ft', 'Lavadora portátil, 1.6 pies³'],
      [
        'Rolls to the kitchen sink, clips on, and rolls back.',
        'Rueda hasta el fregadero, se conecta y se vuelve a guardar.',
      ],
      ['For apartments without a hookup; ships in a box.', 'Para departamentos sin toma; llega en caja.'],
      {
        kind: 'extended-aisle',
        deliveryBand: '3-7 Days',
        weeks: 65,
        colors: ['white'],
        specs: { size: [20, 20, 36], capacity: 1.6, cycles: 6, fuel: energy.standard, weight: 66 },
        features: [feature.quickWash],
      },
    ),
    product(
      'all-in-one-washer-dryer',
      24.99,
      ['All-in-One Washer-Dryer, 4.8 cu ft', 'Lavasecadora todo en uno, 4.8 pies³'],
      ['Goes in dirty, comes out dry, without moving a thing.', 'Entra sucia y sale seca sin mover nada.'],
      [
        'Heat pump, no vent, plugs into a normal outlet.',
        'Bomba de calor, sin ducto, se conecta a un enchufe normal.',
      ],
      {
        weeks: 104,
        isExclusive: true,
        colors: ['graphite'],
        specs: { size: [27, 32, 39], capacity: 4.8, cycles: 14, fuel: energy.standard, weight: 264 },
        features: [feature.wifi, feature.steam, feature.energyStar],
      },
    ),
  ],
};

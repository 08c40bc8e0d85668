import { product, type Shelf } from '../product-draft.ts';
import { energy, feature } from './appliance-features.ts';

export const microwaves: Shelf = {
  family: 'microwave',
  brand: 'Emberlane',
  weeks: 52,
  capClass: 'appliances',
  category: 'microwaves',
  artKey: 'microwave',
  specs: { outlet: energy.standard },
  products: [
    product(
      'countertop-microwave-1-1',
      4.99,
      ['Countertop Microwave, 1.1 cu ft', 'Microondas de mesa, 1.1 pies³'],
      [
        'A thousand watts and a plate that fits dinner for one and a half.',
        'Mil watts y un plato donde cabe la cena y un poco más.',
      ],
      ['Six one-touch buttons, popcorn among them.', 'Seis botones directos, palomitas incluidas.'],
      {
        isAddOn: true,
        deliveryBand: 'Carryout',
        colors: ['white', 'black', 'stainless'],
        specs: { size: [20, 16, 12], capacity: 1.1, power: 1000, weight: 32 },
        features: [['Child lock', 'Seguro para niños']],
      },
    ),
    product(
      'countertop-microwave-1-6-sensor',
      6.99,
      ['Sensor Microwave, 1.6 cu ft', 'Microondas con sensor, 1.6 pies³'],
      [
        'Measures steam and stops when the potato is done.',
        'Mide el vapor y se detiene cuando la papa está lista.',
      ],
      [
        'Turntable 15 inches across, for a casserole dish.',
        'Plato giratorio de 15 pulgadas para un refractario.',
      ],
      {
        isAddOn: true,
        deliveryBand: 'Carryout',
        colors: ['stainless', 'black'],
        specs: { size: [24, 19, 14], capacity: 1.6, power: 1200, weight: 41 },
        features: [feature.sensorCook],
      },
    ),
    product(
      'over-range-microwave-1-7',
      8.99,
      ['Over-the-Range Microwave, 1.7 cu ft', 'Microondas sobre estufa, 1.7 pies³'],
      [
        'Lights the stove, clears the steam, warms the plate.',
        'Alumbra la estufa, saca el vapor y calienta el plato.',
      ],
      [
        'Installation on existing bracket holes is included.',
        'Incluye la instalación en los orificios existentes.',
      ],
      {
        colors: ['stainless', 'black', 'white'],
        specs: { size: [30, 16, 17], capacity: 1.7, power: 1000, weight: 54 },
        features: [feature.ventHood, feature.washFilter],
      },
    ),
    product(
      'over-range-air-fry-microwave',
      10.99,
      ['Over-the-Range Microwave with Air Fry', 'Microondas sobre estufa con freidora de aire'],
      [
        'Convection, air fry and a 400 CFM fan in one box.',
        'Convección, freidora de aire y extractor de 400 CFM en un solo equipo.',
      ],
      [
        'Does what a toaster oven did and gives you the counter back.',
        'Hace lo del horno tostador y le devuelve espacio en la cubierta.',
      ],
      {
        isNew: true,
        weeks: 65,
        colors: ['stainless', 'black-stainless'],
        specs: { size: [30, 17, 17], capacity: 1.9, power: 1000, weight: 63 },
        features: [feature.airFry, feature.convection, feature.ventHood],
      },
    ),
    product(
      'low-profile-microwave',
      9.99,
      ['Low-Profile Microwave Hood, 1.1 cu ft', 'Campana con microondas de perfil bajo, 1.1 pies³'],
      [
        'Ten inches tall, in place of a plain hood.',
        'Diez pulgadas de alto, en lugar de una campana sencilla.',
      ],
      ['Shipped by the manufacturer; we mount it.', 'La envía el fabricante; nosotros la instalamos.'],
      {
        kind: 'extended-aisle',
        deliveryBand: '1-2 Weeks',
        weeks: 65,
        colors: ['stainless'],
        specs: { size: [30, 18, 10], capacity: 1.1, power: 900, weight: 57 },
        features: [feature.ventHood, feature.sensorCook],
      },
    ),
  ],
};

import { product, type Shelf } from '../product-draft.ts';
import { energy, feature } from './appliance-features.ts';

const shared = { brand: 'Tideworks', capClass: 'appliances' } as const;

export const dryers: Shelf = {
  ...shared,
  family: 'dryer',
  weeks: 78,
  category: 'dryers',
  artKey: 'dryer',
  features: [feature.hoses],
  products: [
    product(
      'electric-dryer-7-0',
      12.99,
      ['Electric Dryer, 7.0 cu ft', 'Secadora eléctrica, 7.0 pies³'],
      [
        'Eleven cycles, a reversible door and a drum light.',
        'Once ciclos, puerta reversible y luz en el tambor.',
      ],
      [
        'Wrinkle Guard tumbles every few minutes until you get there.',
        'La función antiarrugas gira cada pocos minutos hasta que llegue usted.',
      ],
      {
        colors: ['white'],
        specs: { size: [29, 28, 43], dryerCapacity: 7, cycles: 11, fuel: energy.electric, weight: 119 },
        features: [feature.reversible],
      },
    ),
    product(
      'gas-dryer-7-0',
      14.99,
      ['Gas Dryer, 7.0 cu ft', 'Secadora de gas, 7.0 pies³'],
      ['Heats in seconds and costs less per load.', 'Calienta en segundos y cuesta menos por carga.'],
      [
        'We cap the old line if you are switching from electric.',
        'Si cambia desde una eléctrica, dejamos lista la línea.',
      ],
      {
        colors: ['white'],
        specs: { size: [29, 28, 43], dryerCapacity: 7, cycles: 11, fuel: energy.naturalGas, weight: 124 },
        features: [feature.lpKit, feature.reversible],
      },
    ),
    product(
      'electric-dryer-7-4-steam',
      16.99,
      ['Steam Dryer, 7.4 cu ft', 'Secadora con vapor, 7.4 pies³'],
      [
        'Refreshes a shirt in ten minutes without washing it.',
        'Refresca una camisa en diez minutos sin lavarla.',
      ],
      [
        'The sensor reads moisture in the cloth, not the clock.',
        'El sensor lee la humedad de la tela, no el reloj.',
      ],
      {
        weeks: 91,
        colors: ['white', 'graphite'],
        specs: { size: [27, 31, 39], dryerCapacity: 7.4, cycles: 9, fuel: energy.electric, weight: 136 },
        features: [feature.steam, feature.sensorDry, feature.stackable],
      },
    ),
    product(
      'electric-dryer-7-8-smart',
      18.99,
      ['Smart Dryer, 7.8 cu ft', 'Secadora inteligente, 7.8 pies³'],
      [
        'Learns which loads you always add ten minutes to.',
        'Aprende a qué cargas siempre les agrega diez minutos.',
      ],
      [
        'A phone notice when the filter needs a wash.',
        'Un aviso al teléfono cuando hay que lavar el filtro.',
      ],
      {
        weeks: 91,
        isNew: true,
        colors: ['graphite', 'white'],
        specs: { size: [27, 33, 39], dryerCapacity: 7.8, cycles: 12, fuel: energy.electric, weight: 144 },
        features: [feature.wifi, feature.sensorDry, feature.energyStar],
      },
    ),
    product(
      'compact-dryer-4-0',
      11.99,
      ['Compact Dryer, 4.0 cu ft', 'Secadora compacta, 4.0 pies³'],
      [
        'Twenty-four inches wide and mounts over its washer.',
        'Veinticuatro pulgadas de ancho; va sobre su lavadora.',
      ],
      ['Dries a child’s school week in one go.', 'Seca de una vez la ropa escolar de la semana.'],
      {
        isClearance: true,
        colors: ['white'],
        specs: { size: [24, 25, 34], dryerCapacity: 4, cycles: 7, fuel: energy.electric, weight: 88 },
        features: [feature.sensorDry, feature.stackable],
      },
    ),
    product(
      'heat-pump-dryer-4-2',
      17.99,
      ['Ventless Heat-Pump Dryer, 4.2 cu ft', 'Secadora sin ducto con bomba de calor, 4.2 pies³'],
      [
        'No vent, low heat, half the electricity.',
        'Sin ducto, con poco calor y la mitad de la electricidad.',
      ],
      [
        'Shipped by the manufacturer within two weeks; it drains through the washer.',
        'La envía el fabricante en dos semanas; desagua por la lavadora.',
      ],
      {
        kind: 'extended-aisle',
        deliveryBand: '1-2 Weeks',
        weeks: 91,
        colors: ['white'],
        specs: { size: [24, 26, 34], dryerCapacity: 4.2, cycles: 10, fuel: energy.standard, weight: 119 },
        features: [feature.energyStar, feature.sensorDry],
      },
    ),
  ],
};

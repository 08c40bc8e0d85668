import { product, type Shelf } from '../product-draft.ts';
import { feature, material } from './materials.ts';

export const tvStands: Shelf = {
  family: 'tv-stand',
  brand: 'Oakmere',
  weeks: 52,
  capClass: 'furniture',
  category: 'tables-tv-stands',
  artKey: 'tv-stand',
  products: [
    product(
      'heath-tv-stand-60',
      8.99,
      ['Heath TV Stand for 65 in', 'Mueble Heath para TV de 65 pulg.'],
      [
        'Slatted doors let the remote signal through.',
        'Las puertas de listones dejan pasar la señal del control.',
      ],
      [
        'Two adjustable shelves and a cable opening behind each.',
        'Dos repisas ajustables y una salida de cables detrás de cada una.',
      ],
      {
        colors: ['oak', 'walnut', 'black-oak'],
        isAddOn: true,
        popularity: 780,
        specs: { size: [60, 16, 24], frame: material.engineered, limit: 135, weight: 72 },
        features: [feature.cableHoles, feature.levelers, feature.antiTip],
      },
    ),
    product(
      'heath-tv-stand-72',
      10.99,
      ['Heath TV Stand for 80 in', 'Mueble Heath para TV de 80 pulg.'],
      [
        'The wide Heath, with a center shelf sized for a soundbar.',
        'El Heath ancho, con repisa central para barra de sonido.',
      ],
      [
        'Six legs keep the middle from bowing under a big screen.',
        'Seis patas evitan que el centro se venza con una pantalla grande.',
      ],
      {
        weeks: 78,
        colors: ['oak', 'walnut', 'black-oak'],
        specs: { size: [72, 16, 25], frame: material.engineered, limit: 180, weight: 91 },
        features: [feature.cableHoles, feature.levelers, feature.antiTip],
      },
    ),
    product(
      'ember-fireplace-tv-stand',
      12.99,
      ['Ember Fireplace TV Stand', 'Mueble para TV con chimenea Ember'],
      [
        'An electric flame that heats 400 square feet, or just glows.',
        'Una flama eléctrica que calienta 400 pies cuadrados o solo decora.',
      ],
      [
        'The heater has a thermostat and shuts off if anything blocks it.',
        'El calefactor tiene termostato y se apaga si algo lo tapa.',
      ],
      {
        weeks: 78,
        colors: ['driftwood', 'washed-white'],
        isNew: true,
        specs: {
          size: [65, 17, 32],
          frame: material.engineered,
          outlet: '120 V, 1,500 W',
          limit: 160,
          weight: 118,
        },
        features: [feature.remote, feature.cableHoles, feature.antiTip],
      },
    ),
    product(
      'pier-corner-tv-stand',
      7.99,
      ['Pier Corner TV Stand', 'Mueble esquinero Pier para TV'],
      [
        'Angled sides for the corner a straight stand wastes.',
        'Lados en ángulo para la esquina que un mueble recto desperdicia.',
      ],
      [
        'Holds a 50-inch screen, a console and a row of games.',
        'Sostiene una pantalla de 50 pulgadas, una consola y una fila de juegos.',
      ],
      {
        colors: ['walnut', 'washed-white'],
        specs: { size: [48, 18, 26], frame: material.engineered, limit: 110, weight: 61 },
        features: [feature.cableHoles, feature.antiTip],
      },
    ),
    product(
      'cove-wall-unit',
      15.99,
      ['Cove Entertainment Wall Unit', 'Centro de entretenimiento Cove'],
      [
        'Stand, bridge and two towers around a TV of up to 75 inches.',
        'Mueble, puente y dos torres para una TV de hasta 75 pulgadas.',
      ],
      [
        'Ordered as one unit, delivered and anchored to the wall by our crew.',
        'Se pide completo; nuestro equipo lo entrega y lo fija a la pared.',
      ],
      {
        kind: 'special-order',
        deliveryBand: '2-4 Weeks',
        weeks: 78,
        colors: ['walnut', 'washed-white'],
        specs: {
          size: [118, 18, 76],
          pieces: ['Stand, bridge, 2 towers', 'Mueble, puente y 2 torres'],
          frame: material.engineered,
          limit: 180,
          weight: 268,
        },
        features: [feature.cableHoles, feature.antiTip, feature.usbTop],
      },
    ),
    product(
      'reed-floating-console',
      6.99,
      ['Reed Floating Console', 'Consola flotante Reed'],
      [
        'Mounts to the studs and leaves the floor clear.',
        'Se fija a los postes de la pared y deja libre el piso.',
      ],
      [
        'The manufacturer ships it with the rail, the screws and a paper template.',
        'El fabricante la envía con riel, tornillos y plantilla de papel.',
      ],
      {
        kind: 'extended-aisle',
        deliveryBand: '3-7 Days',
        colors: ['oak', 'black-oak'],
        specs: { size: [55, 13, 10], frame: material.engineered, limit: 90, weight: 38 },
        features: [feature.cableHoles],
      },
    ),
  ],
};

import { product, type Shelf } from '../product-draft.ts';
import { feature } from './materials.ts';
import { coils, firm, foam, hybrid, medium, mediumFirm, plush } from './mattresses-terms.ts';

const shared = {
  brand: 'Somnara',
  weeks: 78,
  capClass: 'furniture',
  artKey: 'mattress',
  features: [feature.foundation],
} as const;

export const queenMattresses: Shelf = {
  ...shared,
  family: 'queen-mattress',
  category: 'queen-mattresses',
  specs: { bedSize: 'Queen, 60 × 80' },
  products: [
    product(
      'drift-10-queen',
      13.99,
      ['Drift 10 in Queen Mattress Set', 'Juego de colchón queen Drift de 10 pulg.'],
      [
        'Quilted pocket coils for people who like to feel the bed push back.',
        'Resortes individuales acolchados para quien prefiere sentir soporte.',
      ],
      [
        'The simplest mattress we carry, and the one in our own guest rooms.',
        'Es el más sencillo que tenemos y el que usamos en nuestros cuartos de visitas.',
      ],
      {
        popularity: 805,
        colors: ['cloud'],
        specs: { thickness: 10, feel: firm, build: coils, weight: 74 },
        features: [feature.edge],
      },
    ),
    product(
      'drift-12-plush-queen',
      16.99,
      ['Drift 12 in Plush Queen Set', 'Juego queen Drift Plush de 12 pulg.'],
      [
        'Two more inches of foam over the same coils.',
        'Dos pulgadas más de espuma sobre los mismos resortes.',
      ],
      [
        'Side sleepers notice it at the shoulder by the second night.',
        'Quien duerme de lado lo nota en el hombro desde la segunda noche.',
      ],
      {
        colors: ['cloud'],
        specs: { thickness: 12, feel: plush, build: coils, weight: 83 },
        features: [feature.edge, feature.certified],
      },
    ),
    product(
      'haze-memory-foam-queen',
      17.99,
      ['Haze Memory Foam Queen Set', 'Juego queen Haze de espuma viscoelástica'],
      [
        'Three foams that let a restless partner turn without waking you.',
        'Tres espumas: su pareja se mueve y usted no se despierta.',
      ],
      [
        'Gel in the top layer keeps it from sleeping hot.',
        'El gel de la capa superior evita que se caliente.',
      ],
      {
        colors: ['cloud'],
        specs: { thickness: 10, feel: medium, build: foam, weight: 68 },
        features: [feature.coolGel, feature.certified],
      },
    ),
    product(
      'ridge-hybrid-queen',
      20.99,
      ['Ridge Hybrid Queen Set', 'Juego queen híbrido Ridge'],
      [
        'Coils below, foam above, a cover that unzips for the wash.',
        'Resortes abajo, espuma arriba y funda que se quita para lavar.',
      ],
      [
        'Zoned coils are stiffer under the hips, where most mattresses give up first.',
        'Los resortes por zonas son más firmes bajo la cadera, donde casi todos ceden primero.',
      ],
      {
        isNew: true,
        colors: ['cloud'],
        specs: { thickness: 12, feel: mediumFirm, build: hybrid, weight: 96 },
        features: [feature.washable, feature.edge],
      },
    ),
    product(
      'solace-cooling-hybrid-queen',
      24.99,
      ['Solace Cooling Hybrid Queen Set', 'Juego queen híbrido refrescante Solace'],
      [
        'A cover that feels cold to the hand, over copper-infused foam.',
        'Funda fría al tacto sobre espuma con cobre.',
      ],
      [
        'Made for bedrooms without air conditioning, and for people who wake up at four with the sheet off.',
        'Pensado para recámaras sin aire acondicionado y para quien despierta a las cuatro sin sábana.',
      ],
      {
        colors: ['cloud'],
        specs: { thickness: 13, feel: medium, build: hybrid, weight: 108 },
        features: [feature.coolGel, feature.edge],
      },
    ),
    product(
      'regent-pillow-top-queen',
      22.99,
      ['Regent Pillow Top Queen Set', 'Juego queen Regent con pillow top'],
      [
        'A hotel pillow top, tufted through so it stays even.',
        'Pillow top de hotel, capitonado para que no se deforme.',
      ],
      [
        'The handles on the sides are for rotating it twice a year; please do.',
        'Las asas laterales son para girarlo dos veces al año; hágalo, por favor.',
      ],
      {
        was: 25.99,
        colors: ['ivory'],
        specs: { thickness: 14, feel: plush, build: coils, weight: 104 },
        features: [feature.edge, feature.certified],
      },
    ),
    product(
      'granite-extra-firm-queen',
      18.99,
      ['Granite Extra Firm Queen Set', 'Juego queen extra firme Granite'],
      [
        'For backs and stomachs: almost no sink, on high-gauge coils.',
        'Para quien duerme boca arriba o boca abajo: casi no se hunde.',
      ],
      ['Rated for 800 pounds across two sleepers.', 'Soporta 800 libras entre dos personas.'],
      {
        colors: ['dove'],
        specs: { thickness: 11, feel: ['Extra firm', 'Extra firme'], build: coils, limit: 800, weight: 89 },
        features: [feature.edge],
      },
    ),
    product(
      'meadow-latex-queen',
      29.99,
      ['Meadow Latex Queen Set', 'Juego queen de látex Meadow'],
      [
        'Talalay latex and wool, ordered from the factory.',
        'Látex Talalay y lana, pedido directo a fábrica.',
      ],
      [
        'Springier than foam and cooler by nature; allow two to four weeks.',
        'Con más rebote que la espuma y más fresco; calcule de dos a cuatro semanas.',
      ],
      {
        kind: 'special-order',
        deliveryBand: '2-4 Weeks',
        colors: ['ivory'],
        specs: {
          thickness: 12,
          feel: medium,
          build: ['Talalay latex, wool quilt', 'Látex Talalay con acolchado de lana'],
          weight: 118,
        },
        features: [feature.edge],
      },
    ),
    product(
      'pebble-boxed-queen',
      14.99,
      ['Pebble Queen Mattress in a Box', 'Colchón queen Pebble en caja'],
      [
        'Rolled to the size of a golf bag and shipped to your door.',
        'Enrollado al tamaño de una bolsa de golf y enviado a su puerta.',
      ],
      [
        'Open it in the room where it will stay: it is full height within six hours.',
        'Ábralo en el cuarto donde se quedará: alcanza su altura en seis horas.',
      ],
      {
        kind: 'extended-aisle',
        deliveryBand: '3-7 Days',
        colors: ['cloud'],
        specs: { thickness: 8, feel: mediumFirm, build: foam, weight: 49 },
        features: [feature.certified],
      },
    ),
  ],
};

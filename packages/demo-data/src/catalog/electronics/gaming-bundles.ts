import { product, type Shelf } from '../product-draft.ts';
import { feature } from './electronics-features.ts';

export const gamingBundles: Shelf = {
  family: 'console-bundle',
  brand: 'Kiteplay',
  weeks: 78,
  capClass: 'electronics',
  category: 'gaming-bundles',
  artKey: 'console',
  deliveryBand: 'Carryout',
  products: [
    product(
      'kiteplay-console-bundle',
      19.99,
      ['Kiteplay Console Bundle, 2 Games', 'Paquete de consola Kiteplay con 2 juegos'],
      [
        'Console, two games of your choice and a second controller.',
        'Consola, dos juegos a elegir y un segundo control.',
      ],
      [
        'You pick the games at delivery. If you return the console, they go back with it.',
        'Usted elige los juegos en la entrega. Si devuelve la consola, los juegos van con ella.',
      ],
      {
        isHighRisk: true,
        popularity: 875,
        colors: ['black', 'white'],
        specs: {
          pieces: ['Console, 2 controllers, 2 games', 'Consola, 2 controles y 2 juegos'],
          storage: '1 TB SSD',
          resolution: '4K, 120 Hz',
        },
        features: [feature.twoControllers, feature.parental],
      },
    ),
    product(
      'kiteplay-sports-bundle',
      21.99,
      ['Kiteplay Sports Bundle', 'Paquete deportivo Kiteplay'],
      [
        'Soccer, basketball and the two controllers they call for.',
        'Fútbol, básquetbol y los dos controles que hacen falta.',
      ],
      ['Season rosters update for a year.', 'Las plantillas se actualizan durante un año.'],
      {
        isHighRisk: true,
        colors: ['black'],
        specs: {
          pieces: ['Console, 2 controllers, 2 sports games', 'Consola, 2 controles y 2 juegos deportivos'],
          storage: '1 TB SSD',
          resolution: '4K, 120 Hz',
        },
        features: [feature.twoControllers, feature.onlineTrial],
      },
    ),
    product(
      'kiteplay-family-bundle',
      20.99,
      ['Kiteplay Family Bundle', 'Paquete familiar Kiteplay'],
      [
        'Two games rated E, and limits set before the box is opened.',
        'Dos juegos clasificación E y límites puestos antes de abrir la caja.',
      ],
      [
        'Our crew sets the parental code with you at delivery.',
        'Nuestro equipo configura con usted el código parental.',
      ],
      {
        isNew: true,
        colors: ['white'],
        specs: {
          pieces: ['Console, 2 controllers, 2 family games', 'Consola, 2 controles y 2 juegos familiares'],
          storage: '512 GB SSD',
          resolution: '1440p, 120 Hz',
        },
        features: [feature.parental, feature.twoControllers],
      },
    ),
    product(
      'kiteplay-pro-bundle',
      27.99,
      ['Kiteplay Pro Bundle with Headset', 'Paquete Kiteplay Pro con audífonos'],
      [
        'The Pro, a wireless headset, two games and a charging dock.',
        'La Pro, audífonos inalámbricos, dos juegos y base de carga.',
      ],
      ['For the player who has outgrown the living room rules.', 'Para quien ya juega en serio.'],
      {
        isHighRisk: true,
        isExclusive: true,
        colors: ['black'],
        specs: {
          pieces: [
            'Console, 2 controllers, headset, dock, 2 games',
            'Consola, 2 controles, audífonos, base y 2 juegos',
          ],
          storage: '2 TB SSD',
          resolution: '4K, 120 Hz',
        },
        features: [feature.twoControllers, feature.onlineTrial],
      },
    ),
    product(
      'kiteplay-racing-bundle',
      24.99,
      ['Kiteplay Racing Bundle with Wheel', 'Paquete de carreras Kiteplay con volante'],
      [
        'A force-feedback wheel, pedals and two racing games.',
        'Volante con vibración, pedales y dos juegos de carreras.',
      ],
      [
        'Clamps to a table up to two inches thick; ships within a week.',
        'Se fija a mesas de hasta dos pulgadas; se envía en menos de una semana.',
      ],
      {
        kind: 'extended-aisle',
        deliveryBand: '3-7 Days',
        colors: ['black'],
        specs: {
          pieces: [
            'Console, controller, wheel, pedals, 2 games',
            'Consola, control, volante, pedales y 2 juegos',
          ],
          storage: '1 TB SSD',
          resolution: '4K, 120 Hz',
        },
        features: [feature.parental],
      },
    ),
  ],
};

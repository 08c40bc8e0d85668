import type { Both } from '../../localized.ts';
import { product, type Shelf } from '../product-draft.ts';

const unlocked: Both = ['Unlocked for any US carrier', 'Desbloqueado para cualquier compañía de EE. UU.'];
const dualSim: Both = ['Two numbers: SIM and eSIM', 'Dos números: SIM y eSIM'];
const water: Both = ['Survives 30 minutes under water', 'Resiste 30 minutos bajo el agua'];
const fastCharge: Both = ['Half a charge in 25 minutes', 'Media carga en 25 minutos'];
const wirelessCharge: Both = ['Charges without a cable', 'Carga sin cable'];
const updates: Both = ['Seven years of updates', 'Siete años de actualizaciones'];

export const smartphones: Shelf = {
  family: 'smartphone',
  brand: 'Palmara',
  weeks: 65,
  capClass: 'other',
  category: 'smartphones',
  artKey: 'phone',
  deliveryBand: 'Carryout',
  features: [unlocked],
  products: [
    product(
      'palmara-a5-128',
      14.99,
      ['Palmara A5, 128 GB', 'Palmara A5 de 128 GB'],
      [
        'A big battery and a screen that is easy on reading glasses.',
        'Batería grande y una pantalla que se lee sin esfuerzo.',
      ],
      ['Keeps the headphone jack.', 'Conserva la entrada de audífonos.'],
      {
        isHighRisk: true,
        colors: ['graphite', 'sage'],
        specs: {
          screen: 6.5,
          storage: '128 GB',
          memory: 4,
          camera: '50 MP',
          battery: '5,000 mAh',
          wireless: '5G',
          weight: 0.4,
        },
        features: [dualSim],
      },
    ),
    product(
      'palmara-a7-256',
      17.99,
      ['Palmara A7, 256 GB', 'Palmara A7 de 256 GB'],
      [
        'Twice the storage for the parent who keeps every video.',
        'El doble de espacio para quien guarda todos los videos.',
      ],
      [
        'Optical stabilization, so they are worth keeping.',
        'Con estabilización óptica, para que valga la pena guardarlos.',
      ],
      {
        isHighRisk: true,
        popularity: 800,
        colors: ['graphite', 'midnight-blue', 'rose-clay'],
        specs: {
          screen: 6.6,
          storage: '256 GB',
          memory: 8,
          camera: '64 MP + 12 MP',
          battery: '5,000 mAh',
          wireless: '5G',
          weight: 0.4,
        },
        features: [dualSim, fastCharge],
      },
    ),
    product(
      'palmara-s2-128',
      21.99,
      ['Palmara S2, 128 GB', 'Palmara S2 de 128 GB'],
      [
        'A compact phone for small pockets and one hand.',
        'Un teléfono compacto para bolsillos chicos y una sola mano.',
      ],
      ['Same camera as its larger sibling.', 'La misma cámara que su hermano mayor.'],
      {
        isHighRisk: true,
        colors: ['black', 'white', 'forest-green'],
        specs: {
          screen: 6.1,
          storage: '128 GB',
          memory: 8,
          camera: '50 MP + 12 MP + 10 MP',
          battery: '4,000 mAh',
          wireless: '5G, Wi-Fi 6E',
          weight: 0.37,
        },
        features: [water, wirelessCharge, updates],
      },
    ),
    product(
      'palmara-s2-plus-256',
      25.99,
      ['Palmara S2 Plus, 256 GB', 'Palmara S2 Plus de 256 GB'],
      [
        'Three-times zoom reaches the stage from row twenty.',
        'El zoom de tres aumentos llega al escenario desde la fila veinte.',
      ],
      [
        'The 120 Hz display slows to 1 Hz on a still page and saves the battery.',
        'La pantalla de 120 Hz baja a 1 Hz cuando no hay movimiento y ahorra batería.',
      ],
      {
        isHighRisk: true,
        isNew: true,
        colors: ['black', 'silver'],
        specs: {
          screen: 6.7,
          storage: '256 GB',
          memory: 12,
          camera: '50 MP + 12 MP + 10 MP',
          battery: '4,900 mAh',
          wireless: '5G, Wi-Fi 7',
          weight: 0.43,
        },
        features: [water, wirelessCharge, updates],
      },
    ),
    product(
      'palmara-s2-ultra-512',
      29.99,
      ['Palmara S2 Ultra, 512 GB', 'Palmara S2 Ultra de 512 GB'],
      [
        'Titanium frame, pen in the body, 200 megapixels.',
        'Marco de titanio, lápiz integrado y 200 megapíxeles.',
      ],
      ['Signs a rental agreement beautifully.', 'Firma contratos con muy buena letra.'],
      {
        isHighRisk: true,
        isExclusive: true,
        colors: ['graphite', 'silver'],
        specs: {
          screen: 6.8,
          storage: '512 GB',
          memory: 12,
          camera: '200 MP + 50 MP + 12 MP',
          battery: '5,000 mAh',
          wireless: '5G, Wi-Fi 7',
          weight: 0.51,
        },
        features: [water, wirelessCharge, updates],
      },
    ),
    product(
      'palmara-fold-256',
      29.99,
      ['Palmara Fold, 256 GB', 'Palmara Fold de 256 GB'],
      [
        'A phone outside, an eight-inch tablet inside.',
        'Teléfono por fuera y tableta de ocho pulgadas por dentro.',
      ],
      [
        'Tested to 200,000 folds; special order, with an ID check at pickup.',
        'Probado con 200,000 dobleces; pedido especial con identificación al recoger.',
      ],
      {
        kind: 'special-order',
        deliveryBand: '1-6 Weeks',
        isHighRisk: true,
        colors: ['midnight-blue'],
        specs: {
          screen: 7.6,
          storage: '256 GB',
          memory: 12,
          camera: '50 MP + 12 MP',
          battery: '4,400 mAh',
          wireless: '5G',
          weight: 0.56,
        },
        features: [dualSim, fastCharge],
      },
    ),
    product(
      'palmara-x-rugged',
      18.99,
      ['Palmara X Rugged, 128 GB', 'Palmara X resistente de 128 GB'],
      ['Falls off ladders for a living.', 'Hecho para caerse de la escalera.'],
      [
        'Loud speaker, glove mode, and a battery you can swap on the job.',
        'Bocina fuerte, modo guantes y batería que se cambia en la obra.',
      ],
      {
        colors: ['black'],
        specs: {
          screen: 6.3,
          storage: '128 GB',
          memory: 6,
          camera: '48 MP',
          battery: '5,100 mAh',
          wireless: '5G',
          weight: 0.6,
        },
        features: [water, dualSim],
      },
    ),
    product(
      'palmara-a3-64',
      14.99,
      ['Palmara A3, 64 GB', 'Palmara A3 de 64 GB'],
      [
        'A first phone: calls, maps, school apps.',
        'Un primer teléfono: llamadas, mapas y aplicaciones de la escuela.',
      ],
      ['Last year’s model with fewer payments.', 'Modelo del año pasado con menos pagos.'],
      {
        isClearance: true,
        colors: ['midnight-blue', 'white'],
        specs: {
          screen: 6.2,
          storage: '64 GB',
          memory: 4,
          camera: '13 MP',
          battery: '5,000 mAh',
          wireless: '4G LTE',
          weight: 0.39,
        },
        features: [dualSim],
      },
    ),
  ],
};

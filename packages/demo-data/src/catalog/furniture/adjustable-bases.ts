import { product, type Shelf } from '../product-draft.ts';
import { feature, material } from './materials.ts';

export const adjustableBases: Shelf = {
  family: 'adjustable-base',
  brand: 'Somnara',
  weeks: 91,
  capClass: 'furniture',
  category: 'adjustable-bases',
  artKey: 'adjustable-base',
  specs: { frame: material.steel, outlet: '120 V' },
  products: [
    product(
      'tilt-one-queen-base',
      18.99,
      ['Tilt One Queen Base', 'Base ajustable queen Tilt One'],
      [
        'Head and feet, one wireless remote, nothing to learn.',
        'Cabeza y pies, un control inalámbrico y nada que aprender.',
      ],
      [
        'Legs adjust to three heights so it fits inside most bed frames.',
        'Las patas tienen tres alturas para caber en casi cualquier cama.',
      ],
      {
        popularity: 690,
        colors: ['charcoal'],
        specs: { size: [60, 80, 14], bedSize: 'Queen', limit: 650, weight: 121 },
        features: [['Wireless remote with a flashlight', 'Control inalámbrico con linterna']],
      },
    ),
    product(
      'tilt-two-queen-base',
      21.99,
      ['Tilt Two Queen Base', 'Base ajustable queen Tilt Two'],
      [
        'Adds zero gravity, two memories and USB on both sides.',
        'Agrega gravedad cero, dos memorias y USB de ambos lados.',
      ],
      [
        'An under-bed light comes on when the remote is lifted.',
        'Una luz bajo la cama se enciende al levantar el control.',
      ],
      {
        colors: ['charcoal'],
        specs: { size: [60, 80, 15], bedSize: 'Queen', limit: 700, weight: 139 },
        features: [feature.zeroGravity, feature.remote],
      },
    ),
    product(
      'tilt-three-queen-base',
      25.99,
      ['Tilt Three Queen Base with Massage', 'Base ajustable queen Tilt Three con masaje'],
      [
        'Massage in three waves, a pillow tilt and a snore button.',
        'Masaje en tres ondas, inclinación de almohada y botón antirronquido.',
      ],
      [
        'The snore button lifts the head by seven degrees; it also works from the other side of the bed.',
        'El botón antirronquido sube la cabeza siete grados; también se alcanza desde el otro lado.',
      ],
      {
        isNew: true,
        colors: ['charcoal', 'black'],
        specs: { size: [60, 80, 15], bedSize: 'Queen', limit: 750, weight: 152 },
        features: [feature.massage, feature.zeroGravity, feature.remote],
      },
    ),
    product(
      'tilt-two-split-king-base',
      27.99,
      ['Tilt Two Split King Base', 'Base ajustable king dividida Tilt Two'],
      ['Two bases, two remotes, one bed.', 'Dos bases, dos controles y una sola cama.'],
      [
        'Sync them for a movie; separate them when one of you reads.',
        'Sincronícelas para ver una película; sepárelas cuando uno lee.',
      ],
      {
        colors: ['charcoal'],
        specs: { size: [76, 80, 15], bedSize: ['Split king', 'King dividida'], limit: 1400, weight: 238 },
        features: [feature.zeroGravity, feature.remote],
      },
    ),
    product(
      'tilt-three-split-king-base',
      29.99,
      ['Tilt Three Split King Base with Massage', 'Base king dividida Tilt Three con masaje'],
      ['Everything the Tilt Three does, on each side.', 'Todo lo que hace la Tilt Three, de cada lado.'],
      [
        'Ordered as a pair; both halves arrive the same day.',
        'Se pide en par; las dos mitades llegan el mismo día.',
      ],
      {
        kind: 'special-order',
        deliveryBand: '2-4 Weeks',
        colors: ['charcoal', 'black'],
        specs: { size: [76, 80, 15], bedSize: ['Split king', 'King dividida'], limit: 1500, weight: 262 },
        features: [feature.massage, feature.zeroGravity, feature.remote],
      },
    ),
    product(
      'fold-twin-xl-base',
      18.99,
      ['Fold Twin XL Base', 'Base individual XL Fold'],
      [
        'Folds in half for the elevator and weighs 88 pounds.',
        'Se dobla a la mitad para el elevador y pesa 88 libras.',
      ],
      [
        'Shipped by the manufacturer; two of them make a split king.',
        'La envía el fabricante; dos de ellas forman una king dividida.',
      ],
      {
        kind: 'extended-aisle',
        deliveryBand: '1-2 Weeks',
        colors: ['charcoal'],
        specs: { size: [38, 80, 13], bedSize: ['Twin XL', 'Individual XL'], limit: 500, weight: 88 },
        features: [feature.zeroGravity],
      },
    ),
  ],
};

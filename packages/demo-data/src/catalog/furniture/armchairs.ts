import { type ProductDraft, product } from '../product-draft.ts';
import { feature, material } from './materials.ts';

/** Chairs that don’t recline; they share the shelf of the recliners. */
export const armchairs: readonly ProductDraft[] = [
  product(
    'alder-armchair',
    11.99,
    ['Alder Armchair', 'Sillón Alder'],
    [
      'The Alder in a size for one, with the same washable covers.',
      'El Alder para una persona, con las mismas fundas lavables.',
    ],
    ['Deep enough to tuck your feet under.', 'Tan hondo que puede subir los pies.'],
    {
      brand: 'Wrenfield',
      artKey: 'loveseat',
      colors: ['spruce', 'camel', 'pewter', 'slate'],
      specs: {
        size: [38, 37, 35],
        seats: 1,
        frame: material.pine,
        fill: material.pocketCoil,
        cover: material.chenille,
        weight: 58,
      },
      features: [feature.washable, feature.fits30],
    },
  ),
  product(
    'marigold-swivel-barrel-chair',
    12.99,
    ['Marigold Swivel Barrel Chair', 'Sillón giratorio Marigold'],
    [
      'A barrel chair that turns from the window to the conversation.',
      'Un sillón de barril que gira de la ventana a la plática.',
    ],
    [
      'Weighted base, so it does not tip when a child spins it.',
      'Base con peso: no se voltea cuando un niño le da vueltas.',
    ],
    {
      isNew: true,
      artKey: 'loveseat',
      colors: ['ochre', 'ivory', 'forest-green'],
      specs: {
        size: [33, 32, 30],
        seats: 1,
        frame: material.pine,
        fill: material.denseFoam,
        cover: material.boucle,
        weight: 61,
      },
      features: [feature.swivel, feature.fits30],
    },
  ),
  product(
    'wingate-wingback-chair',
    13.99,
    ['Wingate Wingback Chair', 'Sillón orejero Wingate'],
    [
      'Tall wings keep the draft off and the reading lamp in.',
      'Las orejas altas cortan la corriente y guardan la luz para leer.',
    ],
    [
      'Upholstered to order in five fabrics with matching piping.',
      'Se tapiza sobre pedido en cinco telas con ribete a juego.',
    ],
    {
      kind: 'special-order',
      deliveryBand: '2-4 Weeks',
      artKey: 'loveseat',
      colors: ['navy', 'sage', 'plum', 'linen', 'brick'],
      specs: {
        size: [31, 34, 44],
        seats: 1,
        frame: material.hardwood,
        fill: material.denseFoam,
        cover: material.linenWeave,
        weight: 54,
      },
      features: [feature.noTools],
    },
  ),
];

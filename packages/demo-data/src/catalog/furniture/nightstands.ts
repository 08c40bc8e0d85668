import { product, type Shelf } from '../product-draft.ts';
import { feature, material } from './materials.ts';

export const nightstands: Shelf = {
  family: 'nightstand',
  brand: 'Dunlow',
  weeks: 52,
  capClass: 'furniture',
  category: 'dressers-chests',
  artKey: 'dresser',
  products: [
    product(
      'ashby-nightstand',
      4.99,
      ['Ashby Nightstand', 'Buró Ashby'],
      ['Two drawers and a ledge for glasses.', 'Dos cajones y una repisa para los lentes.'],
      [
        'Stands 25 inches tall, level with a 10-inch mattress.',
        'Mide 25 pulgadas de alto, a la altura de un colchón de 10.',
      ],
      {
        isAddOn: true,
        colors: ['driftwood', 'walnut'],
        specs: { size: [24, 16, 25], drawers: 2, frame: material.engineered, weight: 38 },
        features: [feature.antiTip],
      },
    ),
    product(
      'corwin-charging-nightstand',
      6.99,
      ['Corwin Charging Nightstand', 'Buró con carga Corwin'],
      [
        'Two ports and an outlet in the back of the top drawer.',
        'Dos puertos y un enchufe al fondo del primer cajón.',
      ],
      [
        'The phone stays in the drawer, and you sleep better.',
        'El teléfono se queda en el cajón y usted duerme mejor.',
      ],
      {
        isAddOn: true,
        colors: ['washed-white', 'black-oak'],
        specs: { size: [26, 17, 27], drawers: 2, frame: material.rubberwood, weight: 47 },
        features: [feature.usbTop, feature.softClose],
      },
    ),
    product(
      'juno-round-nightstand',
      5.99,
      ['Juno Round Nightstand', 'Buró redondo Juno'],
      ['A fluted drum with a door and one shelf.', 'Un cilindro acanalado con puerta y una repisa.'],
      ['No corner to meet in the dark.', 'Sin esquinas con que tropezar a oscuras.'],
      {
        isNew: true,
        colors: ['oak', 'warm-gray'],
        specs: { size: [18, 18, 24], frame: material.engineered, weight: 31 },
        features: [feature.wipeClean],
      },
    ),
    product(
      'porter-open-nightstand',
      4.99,
      ['Porter Open Nightstand', 'Buró abierto Porter'],
      ['A steel frame, a plank, a shelf: done.', 'Una base de acero, una tabla y una repisa: listo.'],
      ['Light enough to carry from bed to sofa.', 'Tan ligero que se lleva de la cama al sofá.'],
      {
        isClearance: true,
        colors: ['black-oak', 'driftwood'],
        specs: { size: [18, 15, 24], frame: material.steel, weight: 19 },
        features: [feature.noTools],
      },
    ),
  ],
};

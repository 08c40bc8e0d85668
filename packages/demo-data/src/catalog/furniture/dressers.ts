import { product, type Shelf } from '../product-draft.ts';
import { feature, material } from './materials.ts';

export const dressers: Shelf = {
  family: 'dresser',
  brand: 'Dunlow',
  weeks: 65,
  capClass: 'furniture',
  category: 'dressers-chests',
  artKey: 'dresser',
  products: [
    product(
      'ashby-6-drawer-dresser',
      10.99,
      ['Ashby 6-Drawer Dresser', 'Cómoda Ashby de 6 cajones'],
      [
        'Six deep drawers and a top that takes a 50 inch TV.',
        'Seis cajones hondos y una cubierta para una TV de 50 pulgadas.',
      ],
      ['Matches the Ashby bed if you come back for it.', 'Combina con la cama Ashby si vuelve por ella.'],
      {
        colors: ['driftwood', 'walnut'],
        isAddOn: true,
        specs: { size: [58, 17, 36], drawers: 6, frame: material.engineered, weight: 126 },
        features: [feature.antiTip, feature.feltLined],
      },
    ),
    product(
      'ashby-5-drawer-chest',
      8.99,
      ['Ashby 5-Drawer Chest', 'Cajonera Ashby de 5 cajones'],
      [
        'Tall storage that takes under four square feet of floor.',
        'Mucho espacio en menos de cuatro pies cuadrados de piso.',
      ],
      [
        'The top drawer is split for socks and small things.',
        'El cajón de arriba está dividido para calcetines y cosas chicas.',
      ],
      {
        weeks: 52,
        colors: ['driftwood', 'walnut'],
        specs: { size: [32, 16, 48], drawers: 5, frame: material.engineered, weight: 88 },
        features: [feature.antiTip],
      },
    ),
    product(
      'corwin-8-drawer-dresser',
      13.99,
      ['Corwin 8-Drawer Dresser', 'Cómoda Corwin de 8 cajones'],
      [
        'Solid rubberwood, eight soft-close drawers, two of them felt-lined.',
        'Madera maciza de hule, ocho cajones de cierre suave, dos forrados en fieltro.',
      ],
      [
        'The back panel is finished, so it can divide a studio.',
        'El panel trasero está acabado y puede dividir un estudio.',
      ],
      {
        weeks: 78,
        colors: ['washed-white', 'black-oak'],
        specs: { size: [64, 18, 38], drawers: 8, frame: material.rubberwood, weight: 171 },
        features: [feature.softClose, feature.feltLined, feature.antiTip],
      },
    ),
    product(
      'nell-tallboy-chest',
      9.99,
      ['Nell Tallboy Chest', 'Cajonera alta Nell'],
      [
        'Six graduated drawers, shallow on top and deep below.',
        'Seis cajones graduados, bajitos arriba y hondos abajo.',
      ],
      [
        'Only 24 inches wide: it fits beside most closets.',
        'Con 24 pulgadas de ancho cabe junto a casi cualquier clóset.',
      ],
      {
        colors: ['oak', 'warm-gray'],
        specs: { size: [24, 16, 54], drawers: 6, frame: material.engineered, weight: 79 },
        features: [feature.softClose, feature.antiTip],
      },
    ),
    product(
      'juno-fluted-dresser',
      12.99,
      ['Juno Fluted Dresser', 'Cómoda acanalada Juno'],
      ['Fluted fronts without a handle in sight.', 'Frentes acanalados sin una sola jaladera a la vista.'],
      ['Rounded corners are kind to hips and toddlers.', 'Las esquinas redondeadas cuidan caderas y niños.'],
      {
        weeks: 78,
        isNew: true,
        colors: ['oak', 'warm-gray'],
        specs: { size: [60, 18, 33], drawers: 6, frame: material.engineered, weight: 132 },
        features: [feature.softClose, feature.antiTip],
      },
    ),
    product(
      'pim-kids-dresser',
      7.99,
      ['Pim Kids Dresser', 'Cómoda infantil Pim'],
      [
        'Cut-out handles low enough for a four-year-old.',
        'Jaladeras recortadas al alcance de un niño de cuatro años.',
      ],
      [
        'A changing tray clips on top and comes off later.',
        'Se le pone un cambiador arriba y después se quita.',
      ],
      {
        weeks: 52,
        moreCategories: ['kids-bedroom'],
        colors: ['white', 'sage'],
        specs: { size: [36, 17, 34], drawers: 3, frame: material.engineered, weight: 64 },
        features: [feature.antiTip, feature.wipeClean],
      },
    ),
    product(
      'haven-armoire',
      14.99,
      ['Haven Armoire', 'Ropero Haven'],
      [
        'A hanging rod, two shelves and two drawers for a room without a closet.',
        'Tubo para colgar, dos repisas y dos cajones para un cuarto sin clóset.',
      ],
      [
        'Delivered by the manufacturer in three cartons within two weeks.',
        'El fabricante lo entrega en tres cajas en menos de dos semanas.',
      ],
      {
        kind: 'extended-aisle',
        deliveryBand: '1-2 Weeks',
        weeks: 78,
        colors: ['washed-white', 'walnut'],
        specs: { size: [40, 21, 72], drawers: 2, frame: material.engineered, weight: 148 },
        features: [feature.antiTip, feature.levelers],
      },
    ),
  ],
};

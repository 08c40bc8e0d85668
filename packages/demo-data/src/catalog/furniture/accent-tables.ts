import { product, type Shelf } from '../product-draft.ts';
import { feature, material } from './materials.ts';

export const accentTables: Shelf = {
  family: 'occasional-table',
  brand: 'Oakmere',
  weeks: 52,
  capClass: 'furniture',
  category: 'tables-tv-stands',
  artKey: 'coffee-table',
  products: [
    product(
      'pond-storage-ottoman',
      6.99,
      ['Pond Storage Ottoman', 'Otomán con baúl Pond'],
      [
        'A footrest, a coffee table with a tray, and a place for toys.',
        'Reposapiés, mesa con charola y lugar para los juguetes.',
      ],
      [
        'The lid flips over: cushion on one side, wood on the other.',
        'La tapa se voltea: cojín de un lado y madera del otro.',
      ],
      {
        isAddOn: true,
        colors: ['sage', 'charcoal', 'camel'],
        specs: {
          size: [32, 20, 18],
          frame: material.engineered,
          cover: material.performance,
          limit: 300,
          weight: 33,
        },
        features: [feature.hiddenStorage, feature.petFriendly],
      },
    ),
    product(
      'dune-console-table',
      7.99,
      ['Dune Console Table', 'Mesa consola Dune'],
      [
        'Twelve inches deep for behind a sofa or along a hall.',
        'Doce pulgadas de fondo para ir tras el sofá o en el pasillo.',
      ],
      ['Two drawers catch keys and mail.', 'Dos cajones reciben llaves y correo.'],
      {
        colors: ['walnut', 'washed-white'],
        specs: { size: [52, 12, 31], drawers: 2, frame: material.rubberwood, weight: 46 },
        features: [feature.antiTip, feature.levelers],
      },
    ),
    product(
      'basin-round-coffee-table',
      7.99,
      ['Basin Round Coffee Table', 'Mesa de centro redonda Basin'],
      [
        'A 36-inch drum with two doors that open to shelves.',
        'Un cilindro de 36 pulgadas con dos puertas y repisas.',
      ],
      ['Sized for the corner of a sectional.', 'A la medida de la esquina de un seccional.'],
      {
        isNew: true,
        colors: ['oak', 'black-oak'],
        specs: { size: [36, 36, 16], frame: material.engineered, weight: 69 },
        features: [feature.hiddenStorage, feature.wipeClean],
      },
    ),
  ],
};

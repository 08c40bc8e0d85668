import { product, type Shelf } from '../product-draft.ts';
import { fivePieces, fourPieces } from './bedroom-terms.ts';
import { feature, material } from './materials.ts';

const shared = {
  family: 'bedroom-set',
  brand: 'Dunlow',
  weeks: 91,
  capClass: 'furniture',
  artKey: 'bed',
} as const;

export const kingBedroomSets: Shelf = {
  ...shared,
  category: 'king-bedroom-sets',
  specs: { bedSize: 'King' },
  products: [
    product(
      'ashby-king-bedroom-set',
      28.99,
      ['Ashby King Bedroom Set', 'Juego de recámara king Ashby'],
      ['The Ashby with a king bed and a second nightstand.', 'El Ashby con cama king y un segundo buró.'],
      [
        'Plan on 13 feet of wall for the bed and both stands.',
        'Calcule 13 pies de pared para la cama y los dos burós.',
      ],
      {
        colors: ['driftwood', 'walnut'],
        specs: {
          size: [80, 86, 54],
          pieces: ['Bed, dresser, mirror, 2 nightstands', 'Cama, cómoda, espejo y 2 burós'],
          frame: material.engineered,
          weight: 401,
        },
        features: [feature.antiTip, feature.slats, feature.feltLined],
      },
    ),
    product(
      'corwin-king-storage-set',
      33.99,
      ['Corwin King Storage Bedroom Set', 'Juego de recámara king Corwin con cajones'],
      [
        'Six under-bed drawers and outlets at both pillows.',
        'Seis cajones bajo la cama y enchufes junto a las dos almohadas.',
      ],
      [
        'The side drawers open in 22 inches, so check the aisle first.',
        'Los cajones laterales necesitan 22 pulgadas para abrir: revise el pasillo.',
      ],
      {
        colors: ['washed-white', 'black-oak'],
        specs: {
          size: [80, 88, 56],
          pieces: fourPieces,
          drawers: 14,
          frame: material.rubberwood,
          weight: 489,
        },
        features: [feature.usbTop, feature.softClose, feature.slats],
      },
    ),
    product(
      'lyra-led-king-set',
      37.99,
      ['Lyra Upholstered King Set with LED', 'Juego king tapizado Lyra con LED'],
      [
        'Six and a half feet of tufted headboard with a warm-to-cool light strip.',
        'Seis pies y medio de cabecera capitonada con luz de cálida a fría.',
      ],
      [
        'A remote that sticks to the bed rail changes brightness without sitting up.',
        'El control se pega al larguero y cambia el brillo sin incorporarse.',
      ],
      {
        isNew: true,
        colors: ['dove', 'ivory'],
        specs: {
          size: [84, 89, 66],
          pieces: fivePieces,
          frame: material.engineered,
          cover: material.velvet,
          weight: 528,
        },
        features: [feature.ledHeadboard, feature.feltLined, feature.antiTip],
      },
    ),
    product(
      'mabel-farmhouse-king-set',
      31.99,
      ['Mabel Farmhouse King Set', 'Juego de recámara king campestre Mabel'],
      [
        'King planks, iron straps and a dresser with barn-style doors.',
        'Tablones king, herrajes de hierro y cómoda con puertas tipo granero.',
      ],
      [
        'Behind the doors are shelves for sweaters that never fit a drawer.',
        'Tras las puertas hay repisas para los suéteres que no caben en un cajón.',
      ],
      {
        colors: ['washed-white', 'oak'],
        specs: { size: [81, 87, 58], pieces: fourPieces, frame: material.rubberwood, weight: 446 },
        features: [feature.dovetail, feature.slats],
      },
    ),
    product(
      'vesper-sleigh-king-set',
      39.99,
      ['Vesper Sleigh King Set', 'Juego de recámara king Vesper tipo trineo'],
      ['The Vesper in king, with a nine-drawer dresser.', 'El Vesper en king, con cómoda de nueve cajones.'],
      [
        'Each order is stained to match across all five pieces before it leaves the shop.',
        'Cada pedido se entinta parejo en las cinco piezas antes de salir del taller.',
      ],
      {
        kind: 'special-order',
        deliveryBand: '4-6 Weeks',
        colors: ['walnut', 'chestnut'],
        specs: {
          size: [83, 95, 52],
          pieces: fivePieces,
          drawers: 9,
          frame: material.rubberwood,
          weight: 588,
        },
        features: [feature.dovetail, feature.feltLined, feature.softClose],
      },
    ),
    product(
      'tate-platform-king-set',
      25.99,
      ['Tate Platform King Set', 'Juego de recámara king Tate con plataforma'],
      [
        'Low, wide and quiet: a center rail with five feet keeps it from creaking.',
        'Baja, ancha y silenciosa: el larguero central con cinco patas evita rechinidos.',
      ],
      [
        'Ships flat and goes around tight stair landings.',
        'Viene desarmada y libra los descansos angostos de la escalera.',
      ],
      {
        colors: ['walnut', 'oak', 'black-oak'],
        specs: {
          size: [79, 84, 40],
          pieces: ['Bed, dresser, nightstand', 'Cama, cómoda y buró'],
          frame: material.engineered,
          weight: 312,
        },
        features: [feature.slats, feature.antiTip],
      },
    ),
  ],
};

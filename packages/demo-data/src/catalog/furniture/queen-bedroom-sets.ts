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

export const queenBedroomSets: Shelf = {
  ...shared,
  category: 'queen-bedroom-sets',
  specs: { bedSize: 'Queen' },
  products: [
    product(
      'ashby-queen-bedroom-set',
      24.99,
      ['Ashby Queen Bedroom Set', 'Juego de recámara queen Ashby'],
      [
        'Panel bed, six-drawer dresser, mirror and nightstand in a driftwood finish.',
        'Cama de panel, cómoda de seis cajones, espejo y buró en acabado madera envejecida.',
      ],
      [
        'Drawers ride on metal glides and stop before they fall out.',
        'Los cajones corren en rieles metálicos y topan antes de salirse.',
      ],
      {
        colors: ['driftwood', 'walnut'],
        popularity: 820,
        specs: { size: [64, 86, 54], pieces: fourPieces, frame: material.engineered, weight: 342 },
        features: [feature.antiTip, feature.slats, feature.feltLined],
      },
    ),
    product(
      'corwin-queen-storage-set',
      29.99,
      ['Corwin Queen Storage Bedroom Set', 'Juego de recámara queen Corwin con cajones'],
      [
        'Four drawers under the mattress do the work of a second dresser.',
        'Cuatro cajones bajo el colchón hacen el trabajo de otra cómoda.',
      ],
      [
        'The headboard has a shelf with an outlet on each side, so no cords cross the floor.',
        'La cabecera tiene repisa con enchufe de cada lado, sin cables por el piso.',
      ],
      {
        colors: ['washed-white', 'black-oak'],
        specs: {
          size: [64, 88, 56],
          pieces: fourPieces,
          drawers: 12,
          frame: material.rubberwood,
          weight: 418,
        },
        features: [feature.usbTop, feature.softClose, feature.slats],
      },
    ),
    product(
      'lyra-led-queen-set',
      32.99,
      ['Lyra Upholstered Queen Set with LED', 'Juego queen tapizado Lyra con LED'],
      [
        'A tall tufted headboard with a light you can dim from bed.',
        'Cabecera alta capitonada con luz que se regula desde la cama.',
      ],
      [
        'Mirrored drawer fronts bounce the light around a small room.',
        'Los frentes espejados multiplican la luz en un cuarto chico.',
      ],
      {
        isNew: true,
        colors: ['dove', 'ivory'],
        specs: {
          size: [68, 89, 66],
          pieces: fivePieces,
          frame: material.engineered,
          cover: material.velvet,
          weight: 461,
        },
        features: [feature.ledHeadboard, feature.feltLined, feature.antiTip],
      },
    ),
    product(
      'mabel-farmhouse-queen-set',
      27.99,
      ['Mabel Farmhouse Queen Set', 'Juego de recámara queen campestre Mabel'],
      [
        'Plank headboard, barn-door hardware and a two-tone finish.',
        'Cabecera de tablones, herrajes tipo granero y acabado en dos tonos.',
      ],
      [
        'The finish is brushed by hand, so no two dressers show the same grain.',
        'El acabado se cepilla a mano: no hay dos cómodas con la misma veta.',
      ],
      {
        colors: ['washed-white', 'oak'],
        specs: { size: [65, 87, 58], pieces: fourPieces, frame: material.rubberwood, weight: 389 },
        features: [feature.dovetail, feature.slats, feature.antiTip],
      },
    ),
    product(
      'tate-platform-queen-set',
      21.99,
      ['Tate Platform Queen Set', 'Juego de recámara queen Tate con plataforma'],
      [
        'A low platform bed, one dresser and one nightstand: enough, and no more.',
        'Cama baja de plataforma, una cómoda y un buró: lo justo.',
      ],
      [
        'Solid slats three inches apart carry any foam mattress.',
        'Tablillas macizas cada tres pulgadas sostienen cualquier colchón de espuma.',
      ],
      {
        colors: ['walnut', 'oak', 'black-oak'],
        specs: {
          size: [63, 84, 40],
          pieces: ['Bed, dresser, nightstand', 'Cama, cómoda y buró'],
          frame: material.engineered,
          weight: 268,
        },
        features: [feature.slats, feature.antiTip],
      },
    ),
    product(
      'vesper-sleigh-queen-set',
      34.99,
      ['Vesper Sleigh Queen Set', 'Juego de recámara queen Vesper tipo trineo'],
      [
        'A curved sleigh bed in solid wood with hand-rubbed edges.',
        'Cama tipo trineo de madera maciza con cantos pulidos a mano.',
      ],
      [
        'English dovetails, cedar-lined bottom drawers, and a mirror with a bevel you can feel.',
        'Ensambles de cola de milano, cajones inferiores forrados en cedro y espejo biselado.',
      ],
      {
        kind: 'special-order',
        deliveryBand: '4-6 Weeks',
        colors: ['walnut', 'chestnut'],
        specs: { size: [67, 95, 52], pieces: fivePieces, frame: material.rubberwood, weight: 512 },
        features: [feature.dovetail, feature.feltLined, feature.softClose],
      },
    ),
    product(
      'juno-queen-bedroom-set',
      25.99,
      ['Juno Curved Queen Set', 'Juego de recámara queen curvo Juno'],
      [
        'Rounded corners on the bed, dresser and nightstands.',
        'Esquinas redondeadas en cama, cómoda y burós.',
      ],
      [
        'Fluted drawer fronts need no handles; fingers find the groove.',
        'Los frentes acanalados no llevan jaladeras: los dedos encuentran la ranura.',
      ],
      {
        colors: ['oak', 'warm-gray'],
        was: 28.99,
        specs: {
          size: [66, 86, 48],
          pieces: ['Bed, dresser, mirror, 2 nightstands', 'Cama, cómoda, espejo y 2 burós'],
          frame: material.engineered,
          weight: 377,
        },
        features: [feature.softClose, feature.antiTip],
      },
    ),
    product(
      'porter-metal-queen-set',
      22.99,
      ['Porter Metal and Wood Queen Set', 'Juego queen Porter de metal y madera'],
      [
        'Steel-frame bed with plank inserts, and a dresser on matching feet.',
        'Cama de acero con tablones y cómoda con patas a juego.',
      ],
      [
        'Weighs half of a wooden set, which movers will thank you for.',
        'Pesa la mitad que un juego de madera; la mudanza se lo agradecerá.',
      ],
      {
        isClearance: true,
        colors: ['black-oak', 'driftwood'],
        specs: { size: [62, 84, 46], pieces: fourPieces, frame: material.steel, weight: 231 },
        features: [feature.slats, feature.levelers],
      },
    ),
  ],
};

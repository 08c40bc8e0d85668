import { product, type Shelf } from '../product-draft.ts';
import { feature, material } from './materials.ts';

const shared = {
  family: 'bedroom-set',
  brand: 'Dunlow',
  weeks: 91,
  capClass: 'furniture',
  artKey: 'bed',
} as const;
const fourPieces = ['Bed, dresser, mirror, nightstand', 'Cama, cómoda, espejo y buró'] as const;
const fivePieces = [
  'Bed, dresser, mirror, chest, nightstand',
  'Cama, cómoda, espejo, cajonera y buró',
] as const;

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
        'Cama de panel, cómoda de seis cajones, espejo y buró en acabado madera a la deriva.',
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
        'Delivered by the maker in three cartons within two weeks.',
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

export const bunkBeds: Shelf = {
  family: 'bunk-bed',
  brand: 'Dunlow',
  weeks: 78,
  capClass: 'furniture',
  category: 'bunk-beds',
  artKey: 'bunk-bed',
  products: [
    product(
      'scout-twin-over-twin',
      12.99,
      ['Scout Twin-over-Twin Bunk Bed', 'Litera Scout individual sobre individual'],
      [
        'Two twins that come apart when the kids want their own corners.',
        'Dos camas individuales que se separan cuando cada quien quiere su rincón.',
      ],
      [
        'Slats are included, so each bed needs only a mattress up to 8 inches.',
        'Incluye tablillas: cada cama solo necesita un colchón de hasta 8 pulgadas.',
      ],
      {
        moreCategories: ['kids-bedroom'],
        popularity: 760,
        colors: ['white', 'warm-gray', 'oak'],
        specs: {
          size: [79, 43, 62],
          bedSize: ['Twin over twin', 'Individual sobre individual'],
          frame: ['Solid pine', 'Pino macizo'],
          limit: 225,
          weight: 121,
        },
        features: [feature.splits, feature.guardrail, feature.ladderEither],
      },
    ),
    product(
      'scout-twin-over-full',
      15.99,
      ['Scout Twin-over-Full Bunk Bed', 'Litera Scout individual sobre matrimonial'],
      [
        'A full below for the teenager, a twin above for whoever is left.',
        'Matrimonial abajo para el adolescente, individual arriba para quien falte.',
      ],
      [
        'Angled ladder with flat steps, kinder on bare feet than round rungs.',
        'Escalera inclinada con peldaños planos, más amable con los pies descalzos.',
      ],
      {
        colors: ['white', 'warm-gray', 'oak'],
        specs: {
          size: [79, 57, 65],
          bedSize: ['Twin over full', 'Individual sobre matrimonial'],
          frame: ['Solid pine', 'Pino macizo'],
          limit: 225,
          weight: 148,
        },
        features: [feature.guardrail, feature.ladderEither],
      },
    ),
    product(
      'ranger-stair-bunk',
      21.99,
      ['Ranger Staircase Bunk Bed', 'Litera Ranger con escalera de cajones'],
      [
        'Stairs instead of a ladder, and every step is a drawer.',
        'Escalones en lugar de escalera, y cada uno es un cajón.',
      ],
      [
        'The handrail bolts to either side of the steps.',
        'El pasamanos se atornilla a cualquier lado de los escalones.',
      ],
      {
        colors: ['washed-white', 'driftwood'],
        specs: {
          size: [98, 43, 66],
          bedSize: ['Twin over twin', 'Individual sobre individual'],
          drawers: 4,
          frame: material.rubberwood,
          limit: 250,
          weight: 236,
        },
        features: [feature.guardrail, feature.softClose],
      },
    ),
    product(
      'comet-loft-desk',
      17.99,
      ['Comet Loft Bed with Desk', 'Cama alta Comet con escritorio'],
      [
        'A desk, shelves and a bulletin board under a twin bed.',
        'Escritorio, repisas y tablero bajo una cama individual.',
      ],
      [
        'Turns 27 square feet of floor into a bedroom and a study.',
        'Convierte 27 pies cuadrados en recámara y estudio.',
      ],
      {
        isNew: true,
        colors: ['white', 'graphite'],
        specs: {
          size: [78, 43, 72],
          bedSize: ['Twin', 'Individual'],
          frame: material.steel,
          limit: 225,
          weight: 162,
        },
        features: [feature.guardrail, feature.cableHoles],
      },
    ),
    product(
      'camper-metal-bunk',
      13.99,
      ['Camper Metal Bunk Bed', 'Litera metálica Camper'],
      [
        'Welded steel that does not squeak when somebody turns over.',
        'Acero soldado que no rechina cuando alguien se da vuelta.',
      ],
      [
        'Two ladders are built into the ends, so nothing juts into the room.',
        'Dos escaleras integradas en los extremos: nada estorba en el cuarto.',
      ],
      {
        colors: ['black', 'white'],
        specs: {
          size: [78, 42, 65],
          bedSize: ['Twin over twin', 'Individual sobre individual'],
          frame: material.steel,
          limit: 250,
          weight: 98,
        },
        features: [feature.guardrail, feature.splits],
      },
    ),
    product(
      'scout-trundle-bed',
      14.99,
      ['Scout Twin Bed with Trundle', 'Cama individual Scout con cama nido'],
      ['A second mattress rolls out for sleepovers.', 'Un segundo colchón sale rodando para las pijamadas.'],
      [
        'When nobody stays over, the trundle is a very large drawer.',
        'Cuando no hay visitas, la cama nido es un cajón enorme.',
      ],
      {
        category: 'kids-bedroom',
        artKey: 'bed',
        colors: ['white', 'warm-gray'],
        specs: {
          size: [79, 42, 40],
          bedSize: ['Twin', 'Individual'],
          frame: ['Solid pine', 'Pino macizo'],
          limit: 225,
          weight: 104,
        },
        features: [feature.slats],
      },
    ),
    product(
      'story-house-bed',
      13.99,
      ['Story House Bed', 'Cama casita Story'],
      [
        'A roof to hang lights from, six inches off the floor.',
        'Un techo para colgar luces, a seis pulgadas del piso.',
      ],
      [
        'Low enough that a toddler climbs in and out alone.',
        'Tan baja que un niño pequeño entra y sale solo.',
      ],
      {
        category: 'kids-bedroom',
        artKey: 'bed',
        isClearance: true,
        colors: ['oak', 'white'],
        specs: {
          size: [79, 43, 71],
          bedSize: ['Twin', 'Individual'],
          frame: ['Solid pine', 'Pino macizo'],
          limit: 200,
          weight: 76,
        },
        features: [feature.slats, feature.noTools],
      },
    ),
    product(
      'ranger-triple-bunk',
      20.99,
      ['Ranger Triple Bunk', 'Litera triple Ranger'],
      ['Three beds in an L, on order.', 'Tres camas en L, sobre pedido.'],
      ['The lowest bed can move out on its own later.', 'La cama de abajo puede usarse sola más adelante.'],
      {
        kind: 'special-order',
        deliveryBand: '2-4 Weeks',
        moreCategories: ['kids-bedroom'],
        colors: ['washed-white', 'driftwood'],
        specs: {
          size: [98, 80, 66],
          bedSize: ['Three twins', 'Tres individuales'],
          frame: material.rubberwood,
          limit: 225,
          weight: 251,
        },
        features: [feature.guardrail, feature.ladderEither],
      },
    ),
  ],
};

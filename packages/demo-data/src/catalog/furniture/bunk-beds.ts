import { product, type Shelf } from '../product-draft.ts';
import { feature, material } from './materials.ts';

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
      ['Three beds in an L, made to order.', 'Tres camas en L, sobre pedido.'],
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

import { product, type Shelf } from '../product-draft.ts';
import { feature, material } from './materials.ts';

export const sleeperSofas: Shelf = {
  family: 'sleeper-sofa',
  brand: 'Wrenfield',
  weeks: 91,
  capClass: 'furniture',
  category: 'sleeper-sofas',
  artKey: 'sleeper',
  products: [
    product(
      'bexley-sleeper-sofa',
      26.99,
      ['Bexley Sleeper Sofa', 'Sofá cama Bexley'],
      [
        'A queen mattress with 5 inches of memory foam folds out in one pull.',
        'Un colchón queen con 5 pulgadas de espuma viscoelástica sale de un jalón.',
      ],
      [
        'No bar across the back, and sheets stay on when it folds away.',
        'Sin barra en la espalda, y las sábanas se quedan puestas al guardarlo.',
      ],
      {
        moreCategories: ['sofas-loveseats'],
        colors: ['linen', 'charcoal'],
        popularity: 860,
        specs: {
          size: [84, 38, 36],
          seats: 3,
          bedSize: 'Queen',
          frame: material.steel,
          fill: material.denseFoam,
          cover: material.linenWeave,
          weight: 198,
        },
        features: [feature.washable, feature.pillows, feature.fits32],
      },
    ),
    product(
      'harlow-full-sleeper',
      22.99,
      ['Harlow Full Sleeper', 'Sofá cama matrimonial Harlow'],
      [
        'A full-size bed inside a sofa just 72 inches wide.',
        'Una cama matrimonial dentro de un sofá de apenas 72 pulgadas.',
      ],
      [
        'Good for an office that is a guest room four weekends a year.',
        'Ideal para la oficina que es cuarto de visitas cuatro fines de semana al año.',
      ],
      {
        colors: ['slate', 'oat'],
        specs: {
          size: [72, 37, 35],
          seats: 2,
          bedSize: ['Full', 'Matrimonial'],
          frame: material.steel,
          fill: material.denseFoam,
          cover: material.performance,
          weight: 164,
        },
        features: [feature.reversible, feature.fits32],
      },
    ),
    product(
      'fielding-click-clack-futon',
      13.99,
      ['Fielding Click-Clack Futon', 'Futón Fielding'],
      [
        'Push the back down until it clicks and the bed is made.',
        'Empuje el respaldo hasta que haga clic y la cama está lista.',
      ],
      [
        'Lightweight steel frame, three positions, and legs that stay put on tile.',
        'Armazón ligero de acero, tres posiciones y patas que no resbalan en el piso.',
      ],
      {
        weeks: 78,
        brand: 'Oakmere',
        colors: ['black', 'dove', 'navy'],
        specs: {
          size: [70, 32, 32],
          seats: 3,
          bedSize: ['Twin', 'Individual'],
          frame: material.steel,
          fill: material.denseFoam,
          cover: material.fauxLeather,
          weight: 74,
        },
        features: [feature.wipeClean, feature.fits30, feature.noTools],
      },
    ),
    product(
      'larkin-sleeper-chaise',
      32.99,
      ['Larkin Sleeper Chaise', 'Sofá cama Larkin con chaise'],
      [
        'The seat slides out into a bed and the chaise opens for the bedding.',
        'El asiento se desliza y forma la cama; la chaise se abre y guarda la ropa de cama.',
      ],
      [
        'Sleeps two on 54 by 84 inches of sprung seat, no mattress to unfold.',
        'Duermen dos en 54 por 84 pulgadas de asiento con resortes, sin desdoblar colchón.',
      ],
      {
        isNew: true,
        colors: ['charcoal', 'sand'],
        specs: {
          size: [92, 63, 35],
          seats: 4,
          bedSize: ['Full', 'Matrimonial'],
          frame: material.pine,
          fill: material.pocketCoil,
          cover: material.performance,
          weight: 211,
        },
        features: [feature.hiddenStorage, feature.reversibleChaise, feature.petFriendly],
      },
    ),
    product(
      'odell-sleeper-chair',
      14.99,
      ['Odell Twin Sleeper Chair', 'Sillón cama individual Odell'],
      ['An armchair that hides a twin bed.', 'Un sillón que esconde una cama individual.'],
      [
        'Rolls on hidden casters; opened, it is 80 inches long.',
        'Tiene ruedas ocultas; abierto mide 80 pulgadas de largo.',
      ],
      {
        weeks: 78,
        brand: 'Oakmere',
        artKey: 'recliner',
        colors: ['fern', 'dove'],
        specs: {
          size: [42, 37, 35],
          seats: 1,
          bedSize: ['Twin', 'Individual'],
          frame: material.steel,
          fill: material.denseFoam,
          cover: material.linenWeave,
          weight: 103,
        },
        features: [feature.noTools, feature.fits32],
      },
    ),
    product(
      'whitman-queen-sleeper',
      33.99,
      ['Whitman Queen Sleeper, Made to Order', 'Sofá cama queen Whitman sobre pedido'],
      [
        'Innerspring queen bed, eight-way tied, in your choice of four fabrics.',
        'Cama queen de resortes con amarre de ocho puntos, en cuatro telas a elegir.',
      ],
      [
        'Built after you order; allow four to six weeks.',
        'Se fabrica al hacer el pedido; calcule de cuatro a seis semanas.',
      ],
      {
        kind: 'special-order',
        deliveryBand: '4-6 Weeks',
        colors: ['navy', 'linen', 'sage', 'espresso'],
        specs: {
          size: [86, 39, 37],
          seats: 3,
          bedSize: 'Queen',
          frame: material.hardwood,
          fill: material.featherWrap,
          cover: material.performance,
          weight: 226,
        },
        features: [feature.noSag, feature.pillows],
      },
    ),
  ],
};

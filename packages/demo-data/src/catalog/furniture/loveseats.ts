import { product, type Shelf } from '../product-draft.ts';
import { feature, material } from './materials.ts';

export const loveseats: Shelf = {
  family: 'loveseat',
  brand: 'Oakmere',
  weeks: 78,
  capClass: 'furniture',
  category: 'sofas-loveseats',
  artKey: 'loveseat',
  products: [
    product(
      'linden-loveseat',
      14.99,
      ['Linden Loveseat', 'Sofá de dos plazas Linden'],
      [
        'Two seats, tapered oak legs and a back low enough for a window.',
        'Dos plazas, patas de roble cónicas y un respaldo bajo que cabe bajo la ventana.',
      ],
      [
        'The cushions are reversible, so a spill on Friday is gone by Saturday.',
        'Los cojines son reversibles: la mancha del viernes ya no se ve el sábado.',
      ],
      {
        colors: ['sand', 'sage', 'terracotta'],
        isNew: true,
        popularity: 925,
        addOns: ['sorrel-coffee-table', 'sorrel-end-table'],
        specs: {
          size: [59, 34, 34],
          seats: 2,
          frame: material.pine,
          fill: material.denseFoam,
          cover: material.linenWeave,
          weight: 71,
        },
        features: [feature.reversible, feature.fits30, feature.noTools],
      },
    ),
    product(
      'fern-loveseat',
      13.99,
      ['Fern Loveseat', 'Sofá de dos plazas Fern'],
      [
        'Rounded arms and a tight back that keeps its shape on its own.',
        'Brazos redondeados y un respaldo fijo que conserva su forma solo.',
      ],
      [
        'Pair it with the Fern Recliner for a small den; both take the same slipcovers.',
        'Combínelo con el reclinable Fern en una sala pequeña; usan las mismas fundas.',
      ],
      {
        colors: ['rust', 'spruce'],
        popularity: 880,
        specs: {
          size: [57, 35, 33],
          seats: 2,
          frame: material.pine,
          fill: material.denseFoam,
          cover: material.microfiber,
          weight: 68,
        },
        features: [feature.petFriendly, feature.fits30],
      },
    ),
    product(
      'alder-loveseat',
      17.99,
      ['Alder Loveseat', 'Sofá de dos plazas Alder'],
      ['The Alder sofa, one seat shorter.', 'El sofá Alder con una plaza menos.'],
      [
        'Same pocket coils, same washable covers, and the four fabrics match across both pieces.',
        'Los mismos resortes individuales, las mismas fundas lavables y las cuatro telas combinan entre ambos.',
      ],
      {
        brand: 'Wrenfield',
        colors: ['spruce', 'camel', 'pewter', 'slate'],
        specs: {
          size: [61, 37, 35],
          seats: 2,
          frame: material.pine,
          fill: material.pocketCoil,
          cover: material.chenille,
          weight: 86,
        },
        features: [feature.washable, feature.fits30],
      },
    ),
    product(
      'hollis-loveseat',
      16.99,
      ['Hollis Rolled-Arm Loveseat', 'Sofá de dos plazas Hollis de brazos redondeados'],
      [
        'High back and rolled arms for two who read in the evening.',
        'Respaldo alto y brazos redondeados para dos que leen por la noche.',
      ],
      [
        'The seat sits 20 inches off the floor, which knees appreciate.',
        'El asiento queda a 20 pulgadas del piso, cosa que las rodillas agradecen.',
      ],
      {
        brand: 'Wrenfield',
        colors: ['chestnut', 'sand', 'sage'],
        specs: {
          size: [66, 39, 39],
          seats: 2,
          frame: material.hardwood,
          fill: material.pocketCoil,
          cover: material.chenille,
          weight: 92,
        },
        features: [feature.washable, feature.noSag],
      },
    ),
    product(
      'bramble-storage-loveseat',
      15.99,
      ['Bramble Storage Loveseat', 'Sofá de dos plazas Bramble con baúl'],
      [
        'The seat lifts to 6 cubic feet for blankets and board games.',
        'El asiento se levanta y guarda 6 pies cúbicos de cobijas y juegos de mesa.',
      ],
      [
        'Gas struts hold the lid up, so nobody pinches a finger.',
        'Los pistones de gas sostienen la tapa para que nadie se machuque los dedos.',
      ],
      {
        colors: ['charcoal', 'oat'],
        specs: {
          size: [60, 34, 34],
          seats: 2,
          frame: material.engineered,
          fill: material.denseFoam,
          cover: material.performance,
          weight: 97,
        },
        features: [feature.hiddenStorage, feature.petFriendly],
      },
    ),
    product(
      'tansy-tufted-loveseat',
      15.99,
      ['Tansy Tufted Loveseat', 'Sofá de dos plazas capitonado Tansy'],
      [
        'A bench seat for two under a hand-tufted back.',
        'Asiento corrido para dos con respaldo capitonado a mano.',
      ],
      [
        'Facing the Tansy sofa across a coffee table, it makes a room that looks finished.',
        'Frente al sofá Tansy, con la mesa en medio, la sala se ve terminada.',
      ],
      {
        artKey: 'loveseat',
        colors: ['slate', 'brick', 'fern'],
        specs: {
          size: [60, 35, 33],
          seats: 2,
          frame: material.hardwood,
          fill: material.denseFoam,
          cover: material.velvet,
          weight: 78,
        },
        features: [feature.noSag, feature.noTools],
      },
    ),
    product(
      'posy-settee',
      12.99,
      ['Posy Settee', 'Canapé Posy'],
      [
        'A slim settee for an entry, a bedroom or the end of a table.',
        'Un canapé delgado para la entrada, la recámara o la cabecera de la mesa.',
      ],
      [
        'It is 25 inches deep and weighs 44 pounds, so one person can move it.',
        'Mide 25 pulgadas de fondo y pesa 44 libras: lo mueve una sola persona.',
      ],
      {
        isClearance: true,
        colors: ['plum', 'ivory'],
        specs: {
          size: [51, 25, 34],
          seats: 2,
          frame: material.hardwood,
          fill: material.denseFoam,
          cover: material.velvet,
          weight: 44,
        },
        features: [feature.noTools, feature.fits30],
      },
    ),
    product(
      'rosalind-loveseat',
      17.99,
      ['Rosalind Camelback Loveseat', 'Sofá de dos plazas Rosalind de respaldo curvo'],
      [
        'The small Rosalind, in any of the five order fabrics.',
        'El Rosalind pequeño, en cualquiera de las cinco telas de pedido.',
      ],
      [
        'Ordered with the sofa it arrives on the same truck.',
        'Si lo pide junto con el sofá, llega en el mismo camión.',
      ],
      {
        kind: 'special-order',
        deliveryBand: '4-6 Weeks',
        brand: 'Wrenfield',
        colors: ['navy', 'sage', 'plum', 'linen', 'brick'],
        specs: {
          size: [62, 36, 38],
          seats: 2,
          frame: material.hardwood,
          fill: material.featherWrap,
          cover: material.linenWeave,
          weight: 90,
        },
        features: [feature.noSag, feature.pillows],
      },
    ),
  ],
};

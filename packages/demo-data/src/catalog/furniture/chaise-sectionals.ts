import { product, type Shelf } from '../product-draft.ts';
import { feature, material } from './materials.ts';

const shared = {
  family: 'sectional',
  brand: 'Wrenfield',
  weeks: 91,
  capClass: 'furniture',
} as const;

export const chaiseSectionals: Shelf = {
  ...shared,
  category: 'chaise-sectionals',
  artKey: 'sofa-chaise',
  products: [
    product(
      'marlow-chaise-sectional',
      32.99,
      ['Marlow Chaise Sectional', 'Seccional Marlow con chaise'],
      [
        'The Marlow as a corner sectional: sofa, corner seat and chaise.',
        'El Marlow en versión esquinera: sofá, esquina y chaise.',
      ],
      [
        'Three boxes through the door, one shape on the floor.',
        'Tres cajas por la puerta y una sola forma en el piso.',
      ],
      {
        colors: ['dove', 'oat', 'charcoal'],
        popularity: 845,
        specs: {
          size: [112, 87, 36],
          seats: 6,
          frame: material.pine,
          fill: material.featherWrap,
          cover: material.performance,
          weight: 236,
        },
        features: [feature.clips, feature.pillows, feature.fits32],
      },
    ),
    product(
      'cedar-reversible-sectional',
      27.99,
      ['Cedar Reversible Sectional', 'Seccional reversible Cedar'],
      [
        'Swap the ottoman and the chaise changes sides.',
        'Cambie el otomán de lado y la chaise se muda con él.',
      ],
      [
        'The simplest way to get a corner in a rented room whose next floor plan you do not know.',
        'La forma más fácil de tener esquina en una sala rentada si no sabe cómo será la próxima.',
      ],
      {
        colors: ['slate', 'sand', 'pewter'],
        specs: {
          size: [96, 64, 35],
          seats: 4,
          frame: material.pine,
          fill: material.denseFoam,
          cover: material.linenWeave,
          weight: 161,
        },
        features: [feature.reversibleChaise, feature.noTools, feature.fits30],
      },
    ),
    product(
      'hadley-u-sectional',
      42.99,
      ['Hadley U-Shaped Sectional', 'Seccional Hadley en U'],
      ['A chaise at each end and seating for eight.', 'Una chaise en cada extremo y lugar para ocho.'],
      [
        'Measure first: it needs a room at least 14 feet wide.',
        'Mida antes: necesita una sala de al menos 14 pies de ancho.',
      ],
      {
        colors: ['charcoal', 'ivory'],
        specs: {
          size: [139, 98, 37],
          seats: 8,
          frame: material.hardwood,
          fill: material.featherWrap,
          cover: material.performance,
          weight: 322,
        },
        features: [feature.clips, feature.washable, feature.petFriendly],
      },
    ),
    product(
      'ivy-storage-chaise-sectional',
      30.99,
      ['Ivy Storage Chaise Sectional', 'Seccional Ivy con chaise y baúl'],
      [
        'Lift the chaise for 9 cubic feet of pillows, toys or winter coats.',
        'Levante la chaise y guarde 9 pies cúbicos de almohadas, juguetes o abrigos.',
      ],
      [
        'The corner seat pulls out to a bed for one.',
        'El asiento de la esquina se jala y forma una cama para uno.',
      ],
      {
        isNew: true,
        colors: ['fern', 'dove'],
        specs: {
          size: [98, 66, 35],
          seats: 5,
          frame: material.engineered,
          fill: material.denseFoam,
          cover: material.performance,
          weight: 204,
        },
        features: [feature.hiddenStorage, feature.reversibleChaise, feature.petFriendly],
      },
    ),
    product(
      'harper-velvet-sectional',
      34.99,
      ['Harper Velvet Sectional', 'Seccional de terciopelo Harper'],
      [
        'Channel-stitched velvet in colors that hold up to evening light.',
        'Terciopelo con costura acanalada en colores que lucen de noche.',
      ],
      [
        'The pile is polyester, so it takes a damp sponge better than it looks.',
        'El pelo es de poliéster: aguanta la esponja húmeda mejor de lo que parece.',
      ],
      {
        isExclusive: true,
        colors: ['forest-green', 'plum', 'navy'],
        specs: {
          size: [108, 72, 33],
          seats: 5,
          frame: material.hardwood,
          fill: material.featherWrap,
          cover: material.velvet,
          weight: 218,
        },
        features: [feature.noSag, feature.pillows],
      },
    ),
    product(
      'colton-leather-sectional',
      44.99,
      ['Colton Leather Chaise Sectional', 'Seccional de piel Colton con chaise'],
      [
        'Top-grain seats in a corner that gets used every night.',
        'Asientos de piel en una esquina que se usa todas las noches.',
      ],
      [
        'Feather-wrapped cushions are stitched into channels so the fill stays where you put it.',
        'Los cojines con plumas van cosidos en canales para que el relleno no se mueva.',
      ],
      {
        colors: ['chestnut', 'espresso'],
        specs: {
          size: [114, 88, 36],
          seats: 6,
          frame: material.hardwood,
          fill: material.featherWrap,
          cover: material.leatherMatch,
          weight: 268,
        },
        features: [feature.wipeClean, feature.noSag, feature.clips],
      },
    ),
    product(
      'moss-modular-sectional',
      36.99,
      ['Moss Modular Sectional, 6 Pieces', 'Seccional modular Moss de 6 piezas'],
      [
        'Six blocks you can push into an L, a U or a bed.',
        'Seis módulos que se acomodan en L, en U o como cama.',
      ],
      [
        'Every cover unzips and goes in a home washer.',
        'Todas las fundas se quitan y caben en una lavadora de casa.',
      ],
      {
        kind: 'special-order',
        deliveryBand: '2-4 Weeks',
        colors: ['oat', 'fern', 'terracotta', 'charcoal'],
        specs: {
          size: [120, 80, 31],
          seats: 6,
          frame: material.pine,
          fill: material.denseFoam,
          cover: ['Cotton-linen blend', 'Mezcla de algodón y lino'],
          weight: 246,
        },
        features: [feature.washable, feature.clips, feature.noTools],
      },
    ),
    product(
      'wren-compact-sectional',
      28.99,
      ['Wren Compact Sectional', 'Seccional compacto Wren'],
      ['A real corner in 84 by 58 inches.', 'Una esquina de verdad en 84 por 58 pulgadas.'],
      [
        'Ships from the manufacturer in three boxes and assembles in about half an hour.',
        'Llega del fabricante en tres cajas y se arma en media hora.',
      ],
      {
        kind: 'extended-aisle',
        deliveryBand: '1-2 Weeks',
        colors: ['dove', 'navy'],
        specs: {
          size: [84, 58, 34],
          seats: 4,
          frame: material.engineered,
          fill: material.denseFoam,
          cover: material.linenWeave,
          weight: 138,
        },
        features: [feature.reversibleChaise, feature.noTools],
      },
    ),
  ],
};

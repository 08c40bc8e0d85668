import { product, type Shelf } from '../product-draft.ts';
import { feature, material } from './materials.ts';

const shared = {
  family: 'sectional',
  brand: 'Wrenfield',
  weeks: 91,
  capClass: 'furniture',
} as const;

export const recliningSectionals: Shelf = {
  ...shared,
  category: 'reclining-sectionals',
  artKey: 'sectional',
  products: [
    product(
      'tobin-reclining-sectional',
      36.99,
      ['Tobin Reclining Sectional', 'Seccional reclinable Tobin'],
      [
        'Recliners at both ends, a wedge in the corner, microfiber everywhere.',
        'Reclinables en ambos extremos, cuña en la esquina y microfibra por todos lados.',
      ],
      [
        'Our most requested corner for families with children under ten.',
        'La esquina más pedida por familias con niños menores de diez.',
      ],
      {
        colors: ['charcoal', 'sand'],
        popularity: 835,
        specs: {
          size: [118, 106, 40],
          seats: 6,
          frame: material.pine,
          fill: material.denseFoam,
          cover: material.microfiber,
          weight: 342,
        },
        features: [feature.manual, feature.petFriendly, feature.clips],
      },
    ),
    product(
      'granger-console-sectional',
      39.99,
      ['Granger Console Sectional', 'Seccional Granger con consola'],
      [
        'Two recliners, a storage console and a rounded corner.',
        'Dos reclinables, consola con espacio y esquina redondeada.',
      ],
      [
        'The console has a lid, two cups and a tray wide enough for a remote drawer.',
        'La consola tiene tapa, dos portavasos y charola para los controles.',
      ],
      {
        colors: ['espresso', 'pewter'],
        specs: {
          size: [122, 104, 40],
          seats: 6,
          frame: material.hardwood,
          fill: material.pocketCoil,
          cover: material.fauxLeather,
          weight: 368,
        },
        features: [feature.cupholders, feature.hiddenStorage, feature.manual],
      },
    ),
    product(
      'maddox-power-sectional',
      44.99,
      ['Maddox Power Sectional', 'Seccional eléctrico Maddox'],
      [
        'Three powered seats with headrest and lumbar motors.',
        'Tres asientos eléctricos con motores de cabecera y lumbar.',
      ],
      [
        'Pieces arrive separately and clip together, so the corner goes through a 32-inch door.',
        'Las piezas llegan por separado y se unen con broches, así pasa por una puerta de 32 pulgadas.',
      ],
      {
        isExclusive: true,
        colors: ['chestnut', 'dove'],
        specs: {
          size: [124, 110, 43],
          seats: 6,
          frame: material.steel,
          fill: material.featherWrap,
          cover: material.leatherMatch,
          outlet: '120 V',
          weight: 431,
        },
        features: [feature.power, feature.powerHead, feature.fits32],
      },
    ),
    product(
      'ridley-reclining-sectional',
      33.99,
      ['Ridley Reclining Sectional', 'Seccional reclinable Ridley'],
      [
        'Faux leather corner with two manual recliners.',
        'Esquinero de piel sintética con dos reclinables manuales.',
      ],
      [
        'Baseball stitching on the arms, and a drop-down table behind the middle seat.',
        'Costura de béisbol en los brazos y mesa abatible en el asiento central.',
      ],
      {
        colors: ['chestnut', 'slate'],
        was: 37.99,
        specs: {
          size: [116, 102, 39],
          seats: 6,
          frame: material.pine,
          fill: material.denseFoam,
          cover: material.fauxLeather,
          weight: 331,
        },
        features: [feature.manual, feature.wipeClean, feature.clips],
      },
    ),
    product(
      'lowell-power-chaise-sectional',
      41.99,
      ['Lowell Power Sectional with Chaise', 'Seccional eléctrico Lowell con chaise'],
      ['A recliner on one side, a chaise on the other.', 'Reclinable de un lado y chaise del otro.'],
      [
        'For the couple in which one leans back and the other lies down.',
        'Para la pareja en que uno se recuesta y el otro se acuesta.',
      ],
      {
        isNew: true,
        colors: ['dove', 'navy'],
        specs: {
          size: [115, 66, 40],
          seats: 5,
          frame: material.steel,
          fill: material.pocketCoil,
          cover: material.performance,
          outlet: '120 V',
          weight: 298,
        },
        features: [feature.power, feature.wallSaver, feature.petFriendly],
      },
    ),
    product(
      'beckett-theater-sectional',
      43.99,
      ['Beckett Theater Sectional, 7 Pieces', 'Seccional de cine Beckett de 7 piezas'],
      [
        'Four power seats, two consoles and a corner, ordered in the layout you draw.',
        'Cuatro asientos eléctricos, dos consolas y esquina, en el acomodo que usted dibuje.',
      ],
      [
        'Tell the store which side faces the screen; the order takes four to six weeks.',
        'Díganos qué lado ve a la pantalla; el pedido tarda de cuatro a seis semanas.',
      ],
      {
        kind: 'special-order',
        deliveryBand: '4-6 Weeks',
        colors: ['black', 'espresso'],
        specs: {
          size: [132, 118, 43],
          seats: 5,
          frame: material.steel,
          fill: material.denseFoam,
          cover: material.fauxLeather,
          outlet: '120 V',
          weight: 468,
        },
        features: [feature.power, feature.cupholders, feature.powerHead],
      },
    ),
  ],
};

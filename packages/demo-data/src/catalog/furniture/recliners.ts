import { product, type Shelf } from '../product-draft.ts';
import { armchairs } from './armchairs.ts';
import { feature, material } from './materials.ts';

export const recliners: Shelf = {
  family: 'recliner',
  brand: 'Oakmere',
  weeks: 78,
  capClass: 'furniture',
  category: 'recliners-chairs',
  artKey: 'recliner',
  products: [
    product(
      'fern-recliner',
      12.99,
      ['Fern Recliner', 'Reclinable Fern'],
      [
        'A rocker recliner with rounded arms, scaled for a small den.',
        'Reclinable mecedor de brazos redondeados, a la medida de una sala chica.',
      ],
      [
        'The lever sits on the right and needs one hand; fully back it measures 64 inches.',
        'La palanca va a la derecha y se usa con una mano; reclinado mide 64 pulgadas.',
      ],
      {
        colors: ['rust', 'spruce', 'dove'],
        popularity: 900,
        specs: {
          size: [35, 37, 40],
          seats: 1,
          frame: material.pine,
          fill: material.denseFoam,
          cover: material.microfiber,
          limit: 300,
          weight: 82,
        },
        features: [feature.rocker, feature.petFriendly, feature.fits30],
      },
    ),
    product(
      'barlow-wall-recliner',
      11.99,
      ['Barlow Wall Recliner', 'Reclinable de pared Barlow'],
      [
        'Set it four inches from the wall and lean all the way back.',
        'Póngalo a cuatro pulgadas de la pared y reclínelo por completo.',
      ],
      [
        'Pull-tab release, padded footrest, and arms wide enough for a plate.',
        'Jaladera, reposapiés acojinado y brazos donde cabe un plato.',
      ],
      {
        colors: ['chestnut', 'slate'],
        specs: {
          size: [36, 38, 40],
          seats: 1,
          frame: material.pine,
          fill: material.denseFoam,
          cover: material.fauxLeather,
          limit: 300,
          weight: 79,
        },
        features: [feature.wallSaver, feature.wipeClean],
      },
    ),
    product(
      'quincy-power-recliner',
      14.99,
      ['Quincy Power Recliner', 'Reclinable eléctrico Quincy'],
      ['One button to recline, a USB-C port beside it.', 'Un botón para reclinar y un puerto USB-C al lado.'],
      [
        'The motor is quiet enough to move during a movie without losing a line.',
        'El motor es tan silencioso que puede moverse sin perderse un diálogo.',
      ],
      {
        colors: ['charcoal', 'sand', 'navy'],
        specs: {
          size: [35, 39, 41],
          seats: 1,
          frame: material.hardwood,
          fill: material.pocketCoil,
          cover: material.performance,
          outlet: '120 V',
          limit: 325,
          weight: 96,
        },
        features: [feature.power, feature.wallSaver],
      },
    ),
    product(
      'winslow-lift-chair',
      16.99,
      ['Winslow Lift Chair', 'Sillón elevable Winslow'],
      [
        'Raises you to your feet in 20 seconds and sets you down just as gently.',
        'Le ayuda a ponerse de pie en 20 segundos y a sentarse con la misma suavidad.',
      ],
      [
        'A backup battery gives one full lift if the power goes out, and side pockets hold glasses and a phone.',
        'Una batería de respaldo permite levantarse una vez si se va la luz; los bolsillos guardan lentes y teléfono.',
      ],
      {
        colors: ['sage', 'espresso'],
        specs: {
          size: [34, 38, 43],
          seats: 1,
          frame: material.steel,
          fill: material.denseFoam,
          cover: material.microfiber,
          outlet: '120 V',
          limit: 375,
          weight: 118,
        },
        features: [feature.remote, feature.petFriendly],
      },
    ),
    product(
      'tilda-swivel-glider',
      12.99,
      ['Tilda Swivel Glider', 'Mecedora giratoria Tilda'],
      [
        'For the nursery now and the living room later.',
        'Hoy para el cuarto del bebé y después para la sala.',
      ],
      [
        'It turns, it glides, and the high back supports a tired head at three in the morning.',
        'Gira, se mece y su respaldo alto sostiene la cabeza a las tres de la mañana.',
      ],
      {
        colors: ['ivory', 'dove', 'fern'],
        specs: {
          size: [32, 36, 40],
          seats: 1,
          frame: material.hardwood,
          fill: material.denseFoam,
          cover: material.boucle,
          limit: 275,
          weight: 68,
        },
        features: [feature.swivel, feature.rocker, feature.fits30],
      },
    ),
    product(
      'harwood-leather-recliner',
      16.99,
      ['Harwood Leather Recliner', 'Reclinable de piel Harwood'],
      [
        'Top-grain seat, nailhead arms and a push-back mechanism without a lever.',
        'Asiento de piel, brazos con tachuelas y se reclina con el peso, sin palanca.',
      ],
      ['Closed, it passes for a library chair.', 'Cerrado parece un sillón de biblioteca.'],
      {
        colors: ['chestnut', 'espresso'],
        isExclusive: true,
        specs: {
          size: [33, 38, 42],
          seats: 1,
          frame: material.hardwood,
          fill: material.featherWrap,
          cover: material.leatherMatch,
          limit: 275,
          weight: 88,
        },
        features: [feature.wipeClean, feature.noSag],
      },
    ),
    product(
      'dell-massage-recliner',
      15.99,
      ['Dell Heated Massage Recliner', 'Reclinable Dell con masaje y calor'],
      [
        'Eight massage points and a heating pad for the lower back.',
        'Ocho puntos de masaje y calor para la espalda baja.',
      ],
      [
        'A timer turns everything off after 30 minutes, in case you fall asleep. You will.',
        'Un temporizador apaga todo a los 30 minutos por si se queda dormido, que es lo más probable.',
      ],
      {
        colors: ['black', 'chestnut'],
        specs: {
          size: [36, 39, 42],
          seats: 1,
          frame: material.steel,
          fill: material.denseFoam,
          cover: material.fauxLeather,
          outlet: '120 V',
          limit: 330,
          weight: 102,
        },
        features: [feature.massage, feature.cupholders],
      },
    ),
    product(
      'bishop-big-tall-recliner',
      14.99,
      ['Bishop Big & Tall Recliner', 'Reclinable extra grande Bishop'],
      ['A 25-inch-wide seat rated for 450 pounds.', 'Asiento de 25 pulgadas de ancho para hasta 450 libras.'],
      [
        'Steel seat box and a footrest that reaches people over six foot two.',
        'Base de acero y un reposapiés para quienes miden más de 6 pies 2 pulgadas.',
      ],
      {
        colors: ['espresso', 'charcoal'],
        specs: {
          size: [43, 41, 43],
          seats: 1,
          frame: material.steel,
          fill: material.pocketCoil,
          cover: material.microfiber,
          limit: 450,
          weight: 121,
        },
        features: [feature.rocker, feature.petFriendly],
      },
    ),
    product(
      'sparrow-slim-recliner',
      10.99,
      ['Sparrow Slim Recliner', 'Reclinable delgado Sparrow'],
      [
        'Just 28 inches wide, for the corner beside the crib or the desk.',
        'De solo 28 pulgadas, para el rincón junto a la cuna o el escritorio.',
      ],
      [
        'Push back to recline; lean forward and it closes.',
        'Empuje hacia atrás para reclinar; inclínese y se cierra.',
      ],
      {
        isClearance: true,
        colors: ['ochre', 'slate'],
        specs: {
          size: [28, 34, 39],
          seats: 1,
          frame: material.pine,
          fill: material.denseFoam,
          cover: material.linenWeave,
          limit: 250,
          weight: 57,
        },
        features: [feature.fits30, feature.noTools],
      },
    ),
    ...armchairs,
  ],
};

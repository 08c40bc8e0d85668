import { product, type Shelf } from '../product-draft.ts';
import { feature, material } from './materials.ts';
import { specialtySofas } from './specialty-sofas.ts';

export const sofas: Shelf = {
  family: 'sofa',
  brand: 'Wrenfield',
  weeks: 78,
  capClass: 'furniture',
  category: 'sofas-loveseats',
  artKey: 'sofa',
  products: [
    product(
      'alder-3-seat-sofa',
      24.99,
      ['Alder 3-Seat Sofa', 'Sofá Alder de 3 plazas'],
      [
        'Kiln-dried frame, pocket-coil seats and washable cushion covers.',
        'Armazón secado al horno, asientos de resortes individuales y fundas lavables.',
      ],
      ['Fits a 30 in door with the feet off.', 'Pasa por una puerta de 30 pulg. sin las patas.'],
      {
        colors: ['spruce', 'camel', 'pewter', 'slate'],
        was: 27.99,
        popularity: 990,
        addOns: ['sorrel-coffee-table', 'sorrel-end-table', 'quill-floor-lamp-table'],
        specs: {
          size: [84, 37, 35],
          seats: 3,
          frame: material.pine,
          fill: material.pocketCoil,
          cover: material.chenille,
          weight: 118,
        },
        features: [feature.washable, feature.fits30, feature.pillows],
      },
    ),
    product(
      'tansy-tufted-sofa',
      21.99,
      ['Tansy Tufted Sofa', 'Sofá capitonado Tansy'],
      [
        'Hand-tufted back and slim turned legs for a room with some polish.',
        'Respaldo capitonado a mano y patas torneadas para una sala con elegancia.',
      ],
      [
        'The single bench seat leaves no gap for remotes to fall into, and the velvet brushes clean when it is dry.',
        'El asiento corrido no deja huecos donde se pierda el control, y el terciopelo se cepilla en seco.',
      ],
      {
        brand: 'Oakmere',
        artKey: 'sofa-tufted',
        colors: ['slate', 'brick', 'fern'],
        was: 24.99,
        popularity: 905,
        addOns: ['sorrel-coffee-table', 'sorrel-end-table'],
        specs: {
          size: [82, 35, 33],
          seats: 3,
          frame: material.hardwood,
          fill: material.denseFoam,
          cover: material.velvet,
          weight: 104,
        },
        features: [feature.noSag, feature.noTools, feature.petFriendly],
      },
    ),
    product(
      'marlow-chaise-sofa',
      27.99,
      ['Marlow Chaise Sofa', 'Sofá Marlow con chaise'],
      [
        'A three-seat sofa with an ottoman that turns one end into a chaise.',
        'Sofá de tres plazas con un otomán que convierte un extremo en chaise.',
      ],
      [
        'Put the chaise left today and right after you move; nothing needs unscrewing.',
        'Hoy la chaise va a la izquierda y, si se muda, a la derecha; no hay que desatornillar nada.',
      ],
      {
        weeks: 91,
        artKey: 'sofa-chaise',
        colors: ['dove', 'oat'],
        popularity: 930,
        specs: {
          size: [88, 62, 36],
          seats: 4,
          frame: material.pine,
          fill: material.featherWrap,
          cover: material.performance,
          weight: 146,
        },
        features: [feature.reversibleChaise, feature.pillows, feature.fits32],
      },
    ),
    product(
      'juniper-track-arm-sofa',
      19.99,
      ['Juniper Track-Arm Sofa', 'Sofá Juniper de brazos rectos'],
      [
        'Narrow arms leave 76 inches to sit on in an 82-inch sofa.',
        'Los brazos angostos dejan 76 pulgadas para sentarse en un sofá de 82.',
      ],
      [
        'The fabric was rubbed 50,000 times in testing before it showed wear.',
        'La tela soportó 50,000 roces en pruebas antes de mostrar desgaste.',
      ],
      {
        colors: ['charcoal', 'linen', 'navy'],
        specs: {
          size: [82, 36, 34],
          seats: 3,
          frame: material.pine,
          fill: material.denseFoam,
          cover: material.performance,
          weight: 101,
        },
        features: [feature.petFriendly, feature.reversible, feature.noTools],
      },
    ),
    product(
      'hollis-rolled-arm-sofa',
      22.99,
      ['Hollis Rolled-Arm Sofa', 'Sofá Hollis de brazos redondeados'],
      [
        'Rolled arms and a high back, made for long Sunday naps.',
        'Brazos redondeados y respaldo alto, hecho para la siesta del domingo.',
      ],
      [
        'Chenille over pocket coils stays soft without bottoming out under a grown-up.',
        'La chenilla sobre resortes individuales se siente suave sin hundirse con el peso de un adulto.',
      ],
      {
        colors: ['chestnut', 'sand', 'sage', 'plum'],
        specs: {
          size: [90, 39, 39],
          seats: 3,
          frame: material.hardwood,
          fill: material.pocketCoil,
          cover: material.chenille,
          weight: 127,
        },
        features: [feature.washable, feature.pillows, feature.noSag],
      },
    ),
    product(
      'birch-mid-century-sofa',
      18.99,
      ['Birch Mid-Century Sofa', 'Sofá Birch de estilo retro'],
      [
        'Splayed wooden legs lift it high enough for a robot vacuum.',
        'Las patas inclinadas lo levantan lo suficiente para que pase la aspiradora robot.',
      ],
      [
        'Button details on the back, firm seats that are easy to get up from, and a footprint that suits an apartment.',
        'Botones en el respaldo, asientos firmes de los que es fácil levantarse y un tamaño para departamento.',
      ],
      {
        brand: 'Oakmere',
        colors: ['ochre', 'slate', 'fern'],
        isNew: true,
        specs: {
          size: [76, 33, 33],
          seats: 3,
          frame: material.hardwood,
          fill: material.denseFoam,
          cover: material.linenWeave,
          weight: 88,
        },
        features: [feature.noTools, feature.fits30, feature.reversible],
      },
    ),
    ...specialtySofas,
  ],
};

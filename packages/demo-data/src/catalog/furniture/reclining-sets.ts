import { product, type Shelf } from '../product-draft.ts';
import { feature, material } from './materials.ts';

export const recliningSets: Shelf = {
  family: 'reclining-set',
  brand: 'Wrenfield',
  weeks: 91,
  capClass: 'furniture',
  category: 'reclining-sofas',
  artKey: 'sofa-reclining',
  specs: {
    pieces: ['Reclining sofa and reclining loveseat', 'Sofá reclinable y sofá de dos plazas reclinable'],
  },
  products: [
    product(
      'tobin-reclining-sofa-loveseat',
      27.99,
      ['Tobin Reclining Sofa and Loveseat', 'Sofá y sofá de dos plazas reclinables Tobin'],
      [
        'Four recliners across two pieces, in microfiber that wipes down.',
        'Cuatro reclinables en dos piezas, en microfibra que se limpia fácil.',
      ],
      [
        'Seats a family of five with feet up; the loveseat rocks.',
        'Caben cinco con los pies en alto; el de dos plazas se mece.',
      ],
      {
        colors: ['charcoal', 'sand', 'slate'],
        popularity: 870,
        specs: {
          size: [85, 39, 40],
          seats: 5,
          frame: material.pine,
          fill: material.denseFoam,
          cover: material.microfiber,
          weight: 284,
        },
        features: [feature.manual, feature.rocker, feature.petFriendly],
      },
    ),
    product(
      'granger-reclining-set',
      29.99,
      ['Granger Reclining Sofa and Console Loveseat', 'Juego reclinable Granger con consola'],
      [
        'A sofa with a drop-down tray and a loveseat with a storage console.',
        'Sofá con charola abatible y sofá de dos plazas con consola de guardado.',
      ],
      [
        'Six cup holders in all, which settles most arguments.',
        'Seis portavasos en total: se acaban las discusiones.',
      ],
      {
        colors: ['espresso', 'pewter'],
        specs: {
          size: [88, 39, 40],
          seats: 5,
          frame: material.hardwood,
          fill: material.pocketCoil,
          cover: material.fauxLeather,
          weight: 322,
        },
        features: [feature.cupholders, feature.hiddenStorage, feature.manual],
      },
    ),
    product(
      'maddox-power-set',
      34.99,
      ['Maddox Power Sofa and Loveseat', 'Sofá y sofá de dos plazas eléctricos Maddox'],
      [
        'Every end seat reclines by motor and has its own lumbar pad.',
        'Cada extremo se reclina con motor y tiene su propio cojín lumbar.',
      ],
      [
        'A tray for the remotes, one cable per piece and leather where it counts.',
        'Una charola para controles, un cable por pieza y piel donde importa.',
      ],
      {
        isExclusive: true,
        colors: ['chestnut', 'dove'],
        specs: {
          size: [90, 41, 43],
          seats: 5,
          frame: material.steel,
          fill: material.featherWrap,
          cover: material.leatherMatch,
          outlet: '120 V',
          weight: 391,
        },
        features: [feature.power, feature.powerHead, feature.wallSaver],
      },
    ),
    product(
      'ridley-reclining-set',
      25.99,
      ['Ridley Reclining Sofa and Loveseat', 'Sofá y sofá de dos plazas reclinables Ridley'],
      [
        'Contrast stitching, thick pillow-top arms and the lowest payment of our reclining sets.',
        'Costuras en contraste, brazos muy acojinados y el pago más bajo de nuestros juegos reclinables.',
      ],
      [
        'The frames carry a five-year warranty that passes to you.',
        'Los armazones tienen garantía de cinco años que pasa a usted.',
      ],
      {
        colors: ['chestnut', 'slate'],
        was: 28.99,
        specs: {
          size: [84, 38, 39],
          seats: 5,
          frame: material.pine,
          fill: material.denseFoam,
          cover: material.fauxLeather,
          weight: 268,
        },
        features: [feature.manual, feature.wipeClean],
      },
    ),
    product(
      'lowell-reclining-set',
      31.99,
      ['Lowell Power Reclining Set', 'Juego reclinable eléctrico Lowell'],
      [
        'Slim arms and metal feet: power recline that does not look like it.',
        'Brazos delgados y patas metálicas: reclinado eléctrico que no se nota.',
      ],
      [
        'Performance fabric: spilled juice beads up while you reach for a towel.',
        'Tela de alto rendimiento: el jugo no se absorbe mientras usted va por la toalla.',
      ],
      {
        isNew: true,
        colors: ['dove', 'navy', 'linen'],
        specs: {
          size: [86, 39, 40],
          seats: 5,
          frame: material.steel,
          fill: material.pocketCoil,
          cover: material.performance,
          outlet: '120 V',
          weight: 318,
        },
        features: [feature.power, feature.petFriendly, feature.wallSaver],
      },
    ),
  ],
};

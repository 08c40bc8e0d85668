import { product, type Shelf } from '../product-draft.ts';
import { feature, material } from './materials.ts';

export const tables: Shelf = {
  family: 'occasional-table',
  brand: 'Oakmere',
  weeks: 52,
  capClass: 'furniture',
  category: 'tables-tv-stands',
  artKey: 'coffee-table',
  products: [
    product(
      'sorrel-coffee-table',
      7.99,
      ['Sorrel Coffee Table', 'Mesa de centro Sorrel'],
      [
        'An oval mango-wood top on splayed legs, with no corner to bump a knee.',
        'Cubierta ovalada de madera de mango sobre patas inclinadas, sin esquinas donde golpearse.',
      ],
      [
        'Sealed against rings, so coasters are optional.',
        'Sellada contra marcas de vasos: el portavasos es opcional.',
      ],
      {
        colors: ['walnut', 'oak'],
        isAddOn: true,
        popularity: 915,
        specs: { size: [46, 24, 17], frame: material.mango, weight: 41 },
        features: [feature.wipeClean, feature.noTools],
      },
    ),
    product(
      'sorrel-end-table',
      5.99,
      ['Sorrel End Table', 'Mesa auxiliar Sorrel'],
      [
        'The Sorrel top, round, at sofa-arm height.',
        'La cubierta Sorrel, redonda, a la altura del brazo del sofá.',
      ],
      [
        'A lamp, a mug and a book fit with room to spare.',
        'Caben una lámpara, una taza y un libro, y sobra lugar.',
      ],
      {
        colors: ['walnut', 'oak'],
        isAddOn: true,
        specs: { size: [20, 20, 23], frame: material.mango, weight: 17 },
        features: [feature.wipeClean, feature.noTools],
      },
    ),
    product(
      'quill-floor-lamp-table',
      6.99,
      ['Quill Lamp Table with Charging', 'Mesa con lámpara y carga Quill'],
      [
        'A side table with a reading lamp and two ports built in.',
        'Mesa lateral con lámpara de lectura y dos puertos integrados.',
      ],
      [
        'The shade tilts, the cord is nine feet long, and the shelf holds a router.',
        'La pantalla se inclina, el cable mide nueve pies y la repisa sostiene un módem.',
      ],
      {
        colors: ['black-oak', 'oak'],
        isAddOn: true,
        specs: { size: [16, 16, 58], frame: material.engineered, outlet: '120 V', weight: 19 },
        features: [feature.usbTop],
      },
    ),
    product(
      'tarn-lift-top-coffee-table',
      8.99,
      ['Tarn Lift-Top Coffee Table', 'Mesa de centro elevable Tarn'],
      [
        'The top rises to lap height for dinner or a laptop.',
        'La cubierta sube a la altura de las piernas para cenar o trabajar.',
      ],
      [
        'Remotes and chargers go in the compartment below.',
        'Los controles y cargadores van en el compartimiento de abajo.',
      ],
      {
        colors: ['driftwood', 'walnut', 'black-oak'],
        specs: { size: [44, 22, 18], frame: material.engineered, weight: 58 },
        features: [feature.hiddenStorage, feature.levelers],
      },
    ),
    product(
      'mesa-nesting-tables',
      6.99,
      ['Mesa Nesting Tables, Set of 3', 'Mesas nido Mesa, juego de 3'],
      ['Three tables that slide under one another.', 'Tres mesas que se guardan una bajo otra.'],
      [
        'Spread them out for guests and take back the floor on Monday.',
        'Sepárelas con visitas y recupere el espacio el lunes.',
      ],
      {
        colors: ['oak', 'black-oak'],
        specs: { size: [24, 16, 22], frame: material.steel, weight: 29 },
        features: [feature.noTools, feature.wipeClean],
      },
    ),
    product(
      'cairn-3-piece-table-set',
      10.99,
      ['Cairn 3-Piece Table Set', 'Juego de 3 mesas Cairn'],
      [
        'One coffee table and two end tables in faux slate and steel.',
        'Una mesa de centro y dos auxiliares en imitación pizarra y acero.',
      ],
      [
        'Together they cost less a week than the three on their own.',
        'Juntas cuestan menos por semana que las tres por separado.',
      ],
      {
        weeks: 78,
        colors: ['slate-gray', 'walnut'],
        specs: {
          size: [48, 26, 18],
          pieces: ['Coffee table, 2 end tables', 'Mesa de centro y 2 auxiliares'],
          frame: material.steel,
          weight: 87,
        },
        features: [feature.levelers, feature.wipeClean],
      },
    ),
  ],
};

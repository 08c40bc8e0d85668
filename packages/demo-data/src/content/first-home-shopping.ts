import { localized as t } from '../localized.ts';
import { pictured } from '../pictures/index.ts';
import type { TypedRegion } from '../regions/index.ts';

/** Links to the products of the guide: a carousel of small pieces, then a grid of tiles for each step. */
export const firstHomeShoppingRegions: readonly TypedRegion[] = [
  {
    id: 'first-home-shelves',
    type: 'carousel',
    data: {
      title: t(['Pieces that fit small rooms', 'Piezas para cuartos pequeños']),
      isCyclic: false,
      isAutomatic: false,
      slidesToShow: { small: 1.2, medium: 2, large: 3 },
      slides: [
        {
          id: 'loveseat',
          title: t(['A loveseat', 'Un love seat']),
          text: t(['Two seats, one door width.', 'Dos asientos, el ancho de una puerta.']),
          action: { label: t(['See loveseats', 'Ver love seats']), href: '/c/furniture/living-room' },
          ...pictured('loveseat'),
          tint: 'oat',
        },
        {
          id: 'bunk',
          title: t(['A bunk bed', 'Una litera']),
          text: t(['Two beds in the space of one.', 'Dos camas en el espacio de una.']),
          action: { label: t(['See kids’ beds', 'Ver camas infantiles']), href: '/c/furniture/bedroom' },
          ...pictured('bunk-bed'),
          tint: 'honey',
        },
        {
          id: 'washer',
          title: t(['A compact washer', 'Una lavadora compacta']),
          text: t(['Rolls to the sink, then away.', 'Rueda hasta el fregadero y se guarda.']),
          action: { label: t(['See laundry', 'Ver lavandería']), href: '/c/appliances' },
          ...pictured('washer'),
          tint: 'sky',
        },
        {
          id: 'tablet',
          title: t(['A tablet instead of a screen', 'Una tableta en vez de pantalla']),
          text: t(['Eleven inches, no stand.', 'Once pulgadas, sin mueble.']),
          action: { label: t(['See tablets', 'Ver tabletas']), href: '/c/computers' },
          ...pictured('tablet'),
          tint: 'sage',
        },
      ],
    },
  },
  {
    id: 'first-home-essentials',
    type: 'mobile-grid',
    data: {
      title: t(['The first four', 'Los primeros cuatro']),
      grid: '2x2',
      tiles: [
        { label: t(['Sofas', 'Sofás']), href: '/c/furniture/living-room', ...pictured('sofa'), tint: 'oat' },
        {
          label: t(['Mattresses', 'Colchones']),
          href: '/c/furniture/mattresses',
          ...pictured('mattress'),
          tint: 'berry',
        },
        {
          label: t(['Refrigerators', 'Refrigeradores']),
          href: '/c/appliances',
          ...pictured('fridge-top'),
          tint: 'sky',
        },
        {
          label: t(['Dining', 'Comedores']),
          href: '/c/furniture/dining-room',
          ...pictured('dining'),
          tint: 'honey',
        },
      ],
    },
  },
  {
    id: 'first-home-next',
    type: 'mobile-grid',
    data: {
      title: t(['What can wait a month', 'Lo que puede esperar un mes']),
      grid: '2x3',
      tiles: [
        {
          label: t(['Dressers', 'Cómodas']),
          href: '/c/furniture/bedroom',
          ...pictured('dresser'),
          tint: 'oat',
        },
        {
          label: t(['TV stands', 'Muebles para TV']),
          href: '/c/furniture/living-room',
          ...pictured('tv-stand'),
          tint: 'sage',
        },
        {
          label: t(['Recliners', 'Reclinables']),
          href: '/c/furniture/living-room',
          ...pictured('recliner'),
          tint: 'berry',
        },
        {
          label: t(['Microwaves', 'Microondas']),
          href: '/search?q=microwave',
          ...pictured('microwave'),
          tint: 'sky',
        },
        {
          label: t(['Soundbars', 'Barras de sonido']),
          href: '/search?q=soundbar',
          ...pictured('soundbar'),
          tint: 'honey',
        },
        {
          label: t(['Freezers', 'Congeladores']),
          href: '/search?q=freezer',
          ...pictured('freezer'),
          tint: 'sage',
        },
      ],
    },
  },
  {
    id: 'first-home-desk',
    type: 'mobile-grid',
    data: {
      title: t(['For a corner with a desk', 'Para un rincón con escritorio']),
      grid: '3x1',
      tiles: [
        { label: t(['Laptops', 'Laptops']), href: '/c/computers', ...pictured('laptop'), tint: 'honey' },
        {
          label: t(['Desktops', 'PC de escritorio']),
          href: '/c/computers',
          ...pictured('desktop'),
          tint: 'sage',
        },
        { label: t(['Phones', 'Teléfonos']), href: '/c/smartphones', ...pictured('phone'), tint: 'berry' },
      ],
    },
  },
  {
    id: 'first-home-laundry',
    type: 'mobile-grid',
    data: {
      title: t(['Behind the kitchen door', 'Detrás de la puerta de la cocina']),
      grid: '3x2',
      tiles: [
        {
          label: t(['Pairs', 'Juegos de lavado']),
          href: '/c/appliances',
          ...pictured('washer-pair'),
          tint: 'sky',
        },
        { label: t(['Washers', 'Lavadoras']), href: '/c/appliances', ...pictured('washer'), tint: 'sage' },
        { label: t(['Dryers', 'Secadoras']), href: '/c/appliances', ...pictured('dryer'), tint: 'oat' },
        { label: t(['Ranges', 'Estufas']), href: '/c/appliances', ...pictured('range'), tint: 'honey' },
        {
          label: t(['Refrigerators', 'Refrigeradores']),
          href: '/c/appliances',
          ...pictured('fridge-side'),
          tint: 'berry',
        },
        {
          label: t(['Air conditioners', 'Aires']),
          href: '/c/appliances',
          ...pictured('air-conditioner'),
          tint: 'sky',
        },
      ],
    },
  },
];

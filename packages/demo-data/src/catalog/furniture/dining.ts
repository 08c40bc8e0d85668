import { product, type Shelf } from '../product-draft.ts';
import { feature, material } from './materials.ts';
import { vendorDiningSets } from './vendor-dining-sets.ts';

export const diningSets: Shelf = {
  family: 'dining-set',
  brand: 'Oakmere',
  weeks: 78,
  capClass: 'furniture',
  category: 'dining-sets',
  artKey: 'dining',
  products: [
    product(
      'heron-dining-set',
      12.99,
      ['Heron Dining Set, 3 Pieces', 'Juego de comedor Heron de 3 piezas'],
      [
        'A round table for two that turns a corner of the kitchen into a place to sit.',
        'Mesa redonda para dos que convierte un rincón de la cocina en comedor.',
      ],
      [
        'The chairs tuck all the way under, so it takes 36 inches of floor between meals.',
        'Las sillas se guardan por completo debajo: entre comidas ocupa 36 pulgadas.',
      ],
      {
        popularity: 865,
        colors: ['walnut', 'oak'],
        specs: {
          size: [36, 36, 30],
          pieces: ['Table, 2 chairs', 'Mesa y 2 sillas'],
          frame: material.rubberwood,
          limit: 275,
          weight: 71,
        },
        features: [feature.noTools, feature.levelers],
      },
    ),
    product(
      'heron-5-piece-set',
      14.99,
      ['Heron Dining Set, 5 Pieces', 'Juego de comedor Heron de 5 piezas'],
      [
        'The Heron as a 42-inch round table with four chairs.',
        'El Heron con mesa redonda de 42 pulgadas y cuatro sillas.',
      ],
      ['No corners, so a fifth chair always fits.', 'Sin esquinas: siempre cabe una quinta silla.'],
      {
        colors: ['walnut', 'oak'],
        specs: {
          size: [42, 42, 30],
          pieces: ['Table, 4 chairs', 'Mesa y 4 sillas'],
          frame: material.rubberwood,
          limit: 275,
          weight: 118,
        },
        features: [feature.levelers, feature.wipeClean],
      },
    ),
    product(
      'thatcher-farmhouse-dining',
      18.99,
      ['Thatcher Farmhouse Set, 6 Pieces', 'Juego campestre Thatcher de 6 piezas'],
      [
        'A trestle table, four chairs and a bench that seats three children.',
        'Mesa de caballete, cuatro sillas y una banca para tres niños.',
      ],
      [
        'Planked top with breadboard ends; crumbs brush off along the grain.',
        'Cubierta de tablones; las migajas salen siguiendo la veta.',
      ],
      {
        colors: ['washed-white', 'driftwood'],
        specs: {
          size: [72, 38, 30],
          pieces: ['Table, 4 chairs, bench', 'Mesa, 4 sillas y banca'],
          frame: material.rubberwood,
          limit: 300,
          weight: 186,
        },
        features: [feature.levelers, feature.antiTip],
      },
    ),
    product(
      'brixton-counter-set',
      16.99,
      ['Brixton Counter-Height Set, 5 Pieces', 'Juego Brixton de altura de barra, 5 piezas'],
      [
        'Stools at counter height with a shelf under the table for bowls.',
        'Bancos a la altura de la barra y una repisa bajo la mesa para tazones.',
      ],
      ['Padded seats in wipe-clean faux leather.', 'Asientos acojinados en piel sintética fácil de limpiar.'],
      {
        colors: ['espresso', 'warm-gray'],
        specs: {
          size: [42, 42, 36],
          pieces: ['Table, 4 stools', 'Mesa y 4 bancos'],
          frame: material.engineered,
          cover: material.fauxLeather,
          limit: 275,
          weight: 142,
        },
        features: [feature.wipeClean, feature.levelers],
      },
    ),
    product(
      'larch-extension-set',
      20.99,
      ['Larch Extension Set, 7 Pieces', 'Juego extensible Larch de 7 piezas'],
      [
        'Sixty inches on weekdays, seventy-eight on holidays.',
        'Sesenta pulgadas entre semana, setenta y ocho en días de fiesta.',
      ],
      [
        'One person can open the leaf; it is hinged and hides inside.',
        'Una sola persona abre la extensión; va con bisagra y se esconde adentro.',
      ],
      {
        isNew: true,
        colors: ['walnut', 'oak'],
        specs: {
          size: [60, 38, 30],
          pieces: ['Table with leaf, 6 chairs', 'Mesa con extensión y 6 sillas'],
          frame: material.rubberwood,
          limit: 300,
          weight: 221,
        },
        features: [feature.leaf, feature.levelers],
      },
    ),
    product(
      'orchard-upholstered-set',
      22.99,
      ['Orchard Upholstered Set, 7 Pieces', 'Juego tapizado Orchard de 7 piezas'],
      [
        'Six padded chairs with tall backs around a beveled table.',
        'Seis sillas acojinadas de respaldo alto y mesa biselada.',
      ],
      [
        'Stain-resistant seats for people who serve red sauce.',
        'Asientos antimanchas para quien sirve salsa roja.',
      ],
      {
        colors: ['dove', 'sand'],
        specs: {
          size: [70, 40, 30],
          pieces: ['Table, 6 chairs', 'Mesa y 6 sillas'],
          frame: material.rubberwood,
          cover: material.performance,
          limit: 300,
          weight: 238,
        },
        features: [feature.petFriendly, feature.levelers],
      },
    ),
    product(
      'gable-drop-leaf-set',
      12.99,
      ['Gable Drop-Leaf Set, 3 Pieces', 'Juego Gable de hojas abatibles, 3 piezas'],
      [
        'Both leaves fold down to an 11-inch console.',
        'Las dos hojas se bajan y queda una consola de 11 pulgadas.',
      ],
      ['Two cane-seat stools slide underneath.', 'Dos bancos con asiento tejido se guardan debajo.'],
      {
        isClearance: true,
        colors: ['oak', 'black-oak'],
        specs: {
          size: [40, 30, 30],
          pieces: ['Table, 2 stools', 'Mesa y 2 bancos'],
          frame: material.rubberwood,
          limit: 250,
          weight: 64,
        },
        features: [feature.noTools],
      },
    ),
    product(
      'larkspur-faux-marble-set',
      13.99,
      ['Larkspur Faux-Marble Set, 5 Pieces', 'Juego Larkspur imitación mármol de 5 piezas'],
      [
        'White veined top on black steel, four velvet chairs.',
        'Cubierta blanca veteada sobre acero negro, con cuatro sillas de terciopelo.',
      ],
      [
        'Heat-safe to 250 degrees, though we would still use a trivet.',
        'Resiste hasta 250 °F; aun así, use un salvamanteles.',
      ],
      {
        colors: ['black', 'forest-green'],
        specs: {
          size: [48, 30, 30],
          pieces: ['Table, 4 chairs', 'Mesa y 4 sillas'],
          frame: material.steel,
          cover: material.velvet,
          limit: 265,
          weight: 109,
        },
        features: [feature.wipeClean, feature.noTools],
      },
    ),
    ...vendorDiningSets,
  ],
};

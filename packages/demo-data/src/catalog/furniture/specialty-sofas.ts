import { type ProductDraft, product } from '../product-draft.ts';
import { feature, material } from './materials.ts';

/** Sofas of a particular size, cover or source: leather, bouclé, apartment size, made to order. */
export const specialtySofas: readonly ProductDraft[] = [
  product(
    'everett-leather-sofa',
    32.99,
    ['Everett Leather Sofa', 'Sofá de piel Everett'],
    [
      'Top-grain leather where you sit, matched vinyl where you do not.',
      'Piel donde uno se sienta y vinilo a juego donde no.',
    ],
    [
      'Double stitching at every seam, and a hide that looks better after its first year.',
      'Doble costura en cada unión y una piel que luce mejor después del primer año.',
    ],
    {
      weeks: 91,
      colors: ['chestnut', 'espresso'],
      isExclusive: true,
      specs: {
        size: [86, 39, 37],
        seats: 3,
        frame: material.hardwood,
        fill: material.featherWrap,
        cover: material.leatherMatch,
        weight: 139,
      },
      features: [feature.noSag, feature.wipeClean, feature.fits32],
    },
  ),
  product(
    'piper-apartment-sofa',
    15.99,
    ['Piper Apartment Sofa', 'Sofá Piper para departamento'],
    [
      'At 68 inches it goes up a stairwell that stops a full-size sofa.',
      'Con 68 pulgadas sube por escaleras donde un sofá normal no pasa.',
    ],
    [
      'Two wide seats, a washable cover on every cushion, and legs that come off in a minute.',
      'Dos asientos amplios, funda lavable en cada cojín y patas que se quitan en un minuto.',
    ],
    {
      brand: 'Oakmere',
      colors: ['sage', 'dove', 'terracotta'],
      specs: {
        size: [68, 34, 34],
        seats: 2,
        frame: material.pine,
        fill: material.denseFoam,
        cover: material.linenWeave,
        weight: 79,
      },
      features: [feature.washable, feature.fits30, feature.noTools],
    },
  ),
  product(
    'sutton-boucle-sofa',
    26.99,
    ['Sutton Bouclé Sofa', 'Sofá Sutton de bouclé'],
    [
      'Rounded corners and nubby bouclé that invites bare feet.',
      'Esquinas redondeadas y un bouclé con textura que invita a quitarse los zapatos.',
    ],
    [
      'The curved back is finished all around, so it can stand in the middle of the room.',
      'El respaldo curvo está terminado por ambos lados y puede ir en medio de la sala.',
    ],
    {
      weeks: 91,
      colors: ['ivory', 'oat'],
      isNew: true,
      specs: {
        size: [85, 38, 32],
        seats: 3,
        frame: material.hardwood,
        fill: material.featherWrap,
        cover: material.boucle,
        weight: 122,
      },
      features: [feature.noSag, feature.pillows],
    },
  ),
  product(
    'dalton-oversized-sofa',
    25.99,
    ['Dalton Oversized Sofa', 'Sofá extra grande Dalton'],
    [
      'Seats are 26 inches deep: enough to sit cross-legged.',
      'Asientos de 26 pulgadas de fondo, para sentarse con las piernas cruzadas.',
    ],
    [
      'Five loose back cushions move wherever the movie needs them.',
      'Cinco cojines sueltos de respaldo que se acomodan donde la película lo pida.',
    ],
    {
      weeks: 91,
      colors: ['charcoal', 'camel', 'ivory'],
      specs: {
        size: [98, 45, 37],
        seats: 4,
        frame: material.pine,
        fill: material.featherWrap,
        cover: material.performance,
        weight: 154,
      },
      features: [feature.reversible, feature.washable, feature.petFriendly],
    },
  ),
  product(
    'rosalind-camelback-sofa',
    23.99,
    ['Rosalind Camelback Sofa', 'Sofá Rosalind de respaldo curvo'],
    [
      'A curved camelback with piped edges, upholstered to order.',
      'Respaldo curvo con ribetes, tapizado sobre pedido.',
    ],
    [
      'You pick the fabric at the store or online; the workshop needs about four weeks.',
      'Usted elige la tela en la tienda o en línea; el taller tarda unas cuatro semanas.',
    ],
    {
      kind: 'special-order',
      deliveryBand: '4-6 Weeks',
      weeks: 91,
      artKey: 'sofa-tufted',
      colors: ['navy', 'sage', 'plum', 'linen', 'brick'],
      specs: {
        size: [84, 36, 38],
        seats: 3,
        frame: material.hardwood,
        fill: material.featherWrap,
        cover: material.linenWeave,
        weight: 121,
      },
      features: [feature.noSag, feature.pillows],
    },
  ),
  product(
    'kettering-chesterfield-sofa',
    34.99,
    ['Kettering Chesterfield Sofa', 'Sofá Chesterfield Kettering'],
    [
      'Deep buttons, nailhead trim and arms level with the back.',
      'Capitonado profundo, tachuelas y brazos a la altura del respaldo.',
    ],
    [
      'Made one at a time and shipped to your store in two to four weeks.',
      'Se fabrica uno por uno y llega a su tienda en dos a cuatro semanas.',
    ],
    {
      kind: 'special-order',
      deliveryBand: '2-4 Weeks',
      weeks: 91,
      artKey: 'sofa-tufted',
      colors: ['espresso', 'forest-green'],
      specs: {
        size: [89, 37, 30],
        seats: 3,
        frame: material.hardwood,
        fill: material.denseFoam,
        cover: material.leatherMatch,
        weight: 148,
      },
      features: [feature.wipeClean, feature.noSag],
    },
  ),
  product(
    'wesley-corduroy-sofa',
    20.99,
    ['Wesley Corduroy Sofa', 'Sofá Wesley de pana'],
    [
      'Wide-wale corduroy that hides crumbs until you vacuum.',
      'Pana de canal ancho que disimula las migajas hasta que pase la aspiradora.',
    ],
    [
      'Low arms double as headrests, and the seat cushions flip when one side gets a favorite.',
      'Los brazos bajos sirven de cabecera y los cojines se voltean cuando un lado se vuelve el favorito.',
    ],
    {
      brand: 'Oakmere',
      colors: ['camel', 'forest-green', 'rust'],
      isClearance: true,
      specs: {
        size: [83, 38, 33],
        seats: 3,
        frame: material.pine,
        fill: material.denseFoam,
        cover: ['Cotton-blend corduroy', 'Pana de mezcla de algodón'],
        weight: 99,
      },
      features: [feature.reversible, feature.noTools],
    },
  ),
  product(
    'nolan-flat-pack-sofa',
    14.99,
    ['Nolan Sofa in a Box', 'Sofá Nolan en caja'],
    [
      'Ships from the manufacturer in two boxes and locks together without tools.',
      'Llega del fabricante en dos cajas y se arma sin herramientas.',
    ],
    [
      'Made for walk-ups: no box is longer than 40 inches or heavier than 48 pounds.',
      'Pensado para edificios sin elevador: ninguna caja mide más de 40 pulgadas ni pesa más de 48 libras.',
    ],
    {
      kind: 'extended-aisle',
      deliveryBand: '1-2 Weeks',
      brand: 'Oakmere',
      colors: ['dove', 'slate'],
      specs: {
        size: [78, 34, 33],
        seats: 3,
        frame: material.engineered,
        fill: material.denseFoam,
        cover: material.linenWeave,
        weight: 92,
      },
      features: [feature.noTools, feature.washable],
    },
  ),
];

import { product, type Shelf } from '../product-draft.ts';
import { feature, material } from './materials.ts';

export const recliningSofas: Shelf = {
  family: 'reclining-sofa',
  brand: 'Wrenfield',
  weeks: 91,
  capClass: 'furniture',
  category: 'reclining-sofas',
  artKey: 'sofa-reclining',
  products: [
    product(
      'calder-reclining-sofa',
      29.99,
      ['Calder Reclining Sofa', 'Sofá reclinable Calder'],
      [
        'Both ends recline with a pull tab; the middle seat folds into a tray.',
        'Los dos extremos se reclinan con una jaladera y el centro se vuelve charola.',
      ],
      [
        'Faux leather over pocket coils, with a headrest high enough for someone six feet tall.',
        'Piel sintética sobre resortes individuales, con una cabecera para quien mide seis pies o más.',
      ],
      {
        moreCategories: ['sofas-loveseats'],
        colors: ['chestnut', 'espresso'],
        isNew: true,
        popularity: 940,
        specs: {
          size: [87, 40, 41],
          seats: 3,
          frame: material.hardwood,
          fill: material.pocketCoil,
          cover: material.fauxLeather,
          motion: feature.manual,
          weight: 176,
        },
        features: [feature.manual, feature.wallSaver, feature.wipeClean],
      },
    ),
    product(
      'calder-power-reclining-sofa',
      34.99,
      ['Calder Power Reclining Sofa', 'Sofá reclinable eléctrico Calder'],
      [
        'The Calder with motors, adjustable headrests and charging in the arm.',
        'El Calder con motores, cabeceras ajustables y carga en el brazo.',
      ],
      [
        'Each end moves on its own, and a battery brings the footrests down when the power is out.',
        'Cada extremo se mueve por separado y una batería baja los reposapiés si se va la luz.',
      ],
      {
        colors: ['chestnut', 'espresso', 'dove'],
        specs: {
          size: [87, 40, 42],
          seats: 3,
          frame: material.hardwood,
          fill: material.pocketCoil,
          cover: material.fauxLeather,
          outlet: '120 V',
          weight: 191,
        },
        features: [feature.power, feature.powerHead, feature.wallSaver],
      },
    ),
    product(
      'tobin-reclining-sofa',
      26.99,
      ['Tobin Reclining Sofa', 'Sofá reclinable Tobin'],
      ['Microfiber that forgives a bowl of popcorn.', 'Microfibra que perdona un tazón de palomitas.'],
      [
        'Pillow arms, a padded chaise footrest with no gap, and recline on both ends.',
        'Brazos acojinados, reposapiés continuo sin hueco y reclinado en ambos extremos.',
      ],
      {
        colors: ['charcoal', 'sand', 'slate'],
        specs: {
          size: [85, 39, 40],
          seats: 3,
          frame: material.pine,
          fill: material.denseFoam,
          cover: material.microfiber,
          weight: 158,
        },
        features: [feature.manual, feature.petFriendly],
      },
    ),
    product(
      'granger-console-loveseat',
      22.99,
      ['Granger Reclining Console Loveseat', 'Sofá de dos plazas reclinable Granger con consola'],
      ['Two recliners with a console between them.', 'Dos reclinables con una consola en medio.'],
      [
        'The console holds two cups, a charger and whatever you do not want on the table.',
        'La consola guarda dos vasos, un cargador y lo que no quiera dejar en la mesa.',
      ],
      {
        weeks: 78,
        artKey: 'sofa-reclining',
        colors: ['espresso', 'pewter'],
        specs: {
          size: [75, 39, 40],
          seats: 2,
          frame: material.hardwood,
          fill: material.pocketCoil,
          cover: material.fauxLeather,
          weight: 149,
        },
        features: [feature.cupholders, feature.hiddenStorage, feature.rocker],
      },
    ),
    product(
      'maddox-power-sofa',
      36.99,
      ['Maddox Power Sofa with Lumbar', 'Sofá eléctrico Maddox con soporte lumbar'],
      [
        'Motors for back, feet, headrest and the small of your back.',
        'Motores para respaldo, pies, cabecera y zona lumbar.',
      ],
      [
        'Save two positions per seat and return to them with one press.',
        'Guarde dos posiciones por asiento y vuelva a ellas con un botón.',
      ],
      {
        isExclusive: true,
        colors: ['chestnut', 'dove'],
        specs: {
          size: [90, 41, 43],
          seats: 3,
          frame: material.steel,
          fill: material.featherWrap,
          cover: material.leatherMatch,
          outlet: '120 V',
          weight: 214,
        },
        features: [feature.power, feature.powerHead, feature.wallSaver],
      },
    ),
    product(
      'ames-small-space-recliner-sofa',
      24.99,
      ['Ames Small-Space Reclining Sofa', 'Sofá reclinable Ames para espacios chicos'],
      ['Full recline in a sofa 74 inches wide.', 'Reclinado completo en un sofá de 74 pulgadas.'],
      [
        'It slides forward as it leans back, so it needs only four inches behind it.',
        'Se desliza hacia adelante al reclinarse y solo necesita cuatro pulgadas atrás.',
      ],
      {
        colors: ['slate', 'linen'],
        specs: {
          size: [74, 37, 39],
          seats: 2,
          frame: material.pine,
          fill: material.denseFoam,
          cover: material.performance,
          weight: 141,
        },
        features: [feature.manual, feature.wallSaver, feature.fits32],
      },
    ),
    product(
      'beckett-theater-row',
      35.99,
      ['Beckett Theater Row, 3 Seats', 'Fila de cine Beckett de 3 asientos'],
      [
        'Three power recliners with lit cup holders, joined like a cinema row.',
        'Tres reclinables eléctricos con portavasos iluminados, unidos como en el cine.',
      ],
      [
        'Comes in three pieces that lock on the floor; add a straight arm later for a fourth seat.',
        'Viene en tres piezas que se unen en el piso; después puede agregar un cuarto asiento.',
      ],
      {
        kind: 'special-order',
        deliveryBand: '2-4 Weeks',
        colors: ['black', 'espresso'],
        specs: {
          size: [101, 40, 43],
          seats: 3,
          frame: material.steel,
          fill: material.denseFoam,
          cover: material.fauxLeather,
          outlet: '120 V',
          weight: 252,
        },
        features: [feature.power, feature.cupholders, feature.powerHead],
      },
    ),
  ],
};

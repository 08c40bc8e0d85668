import type { Both } from '../localized.ts';
import type { ColorId } from './colors.ts';
import type { ProductDraft, Shelf } from './product-draft.ts';

const onePrice: Both = ['10% less a week than the pieces alone', '10% menos por semana que por separado'];
const oneAgreement: Both = ['One agreement, one payment', 'Un solo contrato, un solo pago'];
const oneTruck: Both = ['Everything arrives on one truck', 'Todo llega en el mismo camión'];

/** A bundle's rate is calculated from its members. */
function bundle(
  id: string,
  name: Both,
  short: Both,
  more: Both,
  members: readonly string[],
  shown: {
    readonly color: ColorId;
    readonly artKey: string;
    readonly category: string;
    readonly popularity?: number;
  },
): ProductDraft {
  const { color, ...rest } = shown;
  const features = [onePrice, oneAgreement, oneTruck];
  return { id, rate: 0, name, short, more, members, kind: 'bundle', colors: [color], features, ...rest };
}

/** A bundle has the class of its member with the strictest cap. */
const shared = {
  family: 'bundle',
  brand: 'Rowan & Co.',
  weeks: 78,
  category: 'sofas-loveseats',
  artKey: 'sofa',
} as const;

export const furnitureBundles: Shelf = {
  ...shared,
  capClass: 'furniture',
  products: [
    bundle(
      'alder-living-room-bundle',
      ['Alder Living Room, 4 Pieces', 'Sala Alder de 4 piezas'],
      [
        'Sofa, loveseat, coffee table and end table in one order.',
        'Sofá, sofá de dos plazas, mesa de centro y auxiliar en un solo pedido.',
      ],
      ['We place them, you sit down.', 'Nosotros los acomodamos y usted se sienta.'],
      ['alder-3-seat-sofa', 'alder-loveseat', 'sorrel-coffee-table', 'sorrel-end-table'],
      { color: 'spruce', artKey: 'sofa', category: 'sofas-loveseats', popularity: 825 },
    ),
    bundle(
      'tansy-sitting-room-bundle',
      ['Tansy Sitting Room, 3 Pieces', 'Sala Tansy de 3 piezas'],
      [
        'The tufted sofa and loveseat facing across a Sorrel table.',
        'El sofá y el de dos plazas capitonados frente a frente con la mesa Sorrel.',
      ],
      ['For the room where company sits.', 'Para la sala de las visitas.'],
      ['tansy-tufted-sofa', 'tansy-tufted-loveseat', 'sorrel-coffee-table'],
      { color: 'slate', artKey: 'sofa-tufted', category: 'sofas-loveseats' },
    ),
    bundle(
      'fern-den-bundle',
      ['Fern Den, 2 Pieces', 'Salita Fern de 2 piezas'],
      [
        'Loveseat and recliner in the same microfiber.',
        'Sofá de dos plazas y reclinable en la misma microfibra.',
      ],
      ['Fills a 10 by 10 room without crowding it.', 'Llena un cuarto de 10 por 10 sin amontonarlo.'],
      ['fern-loveseat', 'fern-recliner'],
      { color: 'rust', artKey: 'loveseat', category: 'sofas-loveseats' },
    ),
    bundle(
      'calder-recline-bundle',
      ['Calder Sofa and Barlow Recliner', 'Sofá Calder y reclinable Barlow'],
      [
        'Three reclining seats for a family of movie people.',
        'Tres asientos reclinables para una familia de películas.',
      ],
      ['Both wipe clean.', 'Los dos se limpian con un paño.'],
      ['calder-reclining-sofa', 'barlow-wall-recliner'],
      { color: 'chestnut', artKey: 'sofa-reclining', category: 'reclining-sofas' },
    ),
    bundle(
      'ashby-queen-sleep-bundle',
      ['Ashby Queen Room with Mattress', 'Recámara queen Ashby con colchón'],
      ['The bedroom set and the Drift mattress that goes in it.', 'El juego de recámara y su colchón Drift.'],
      [
        'Made up and ready the same evening; you bring the sheets.',
        'Lista esa misma noche; las sábanas las pone usted.',
      ],
      ['ashby-queen-bedroom-set', 'drift-12-plush-queen'],
      { color: 'driftwood', artKey: 'bed', category: 'queen-bedroom-sets', popularity: 735 },
    ),
    bundle(
      'ashby-king-sleep-bundle',
      ['Ashby King Room with Mattress', 'Recámara king Ashby con colchón'],
      [
        'King set and a memory foam mattress on a split foundation.',
        'Juego king y colchón viscoelástico con base dividida.',
      ],
      ['The crew takes the old frame apart for you.', 'El equipo desarma su cama anterior.'],
      ['ashby-king-bedroom-set', 'haze-memory-foam-king'],
      { color: 'walnut', artKey: 'bed', category: 'king-bedroom-sets' },
    ),
    bundle(
      'ridge-adjustable-queen-bundle',
      ['Ridge Queen Mattress on Tilt Two Base', 'Colchón queen Ridge con base Tilt Two'],
      [
        'A hybrid that bends and the base that bends it.',
        'Un colchón híbrido que se dobla y la base que lo dobla.',
      ],
      [
        'Test zero gravity at the store first; you may not want to leave.',
        'Pruebe la gravedad cero en la tienda: quizá no quiera irse.',
      ],
      ['ridge-hybrid-queen', 'tilt-two-queen-base'],
      { color: 'charcoal', artKey: 'adjustable-base', category: 'adjustable-bases' },
    ),
    bundle(
      'scout-kids-room-bundle',
      ['Scout Kids Room, 3 Pieces', 'Cuarto infantil Scout de 3 piezas'],
      ['Bunk bed, dresser and bookcase in one finish.', 'Litera, cómoda y librero en un mismo acabado.'],
      ['Everything is anchored to the wall before we leave.', 'Todo queda fijo a la pared antes de irnos.'],
      ['scout-twin-over-twin', 'pim-kids-dresser', 'scout-bookcase'],
      { color: 'white', artKey: 'bunk-bed', category: 'kids-bedroom' },
    ),
    bundle(
      'first-apartment-bundle',
      ['First Apartment, 4 Rooms', 'Primer departamento, 4 espacios'],
      [
        'Sofa, dining set, platform bed set and queen mattress.',
        'Sofá, comedor, recámara con plataforma y colchón queen.',
      ],
      ['From keys to a made bed in a day.', 'De las llaves a la cama tendida en un día.'],
      ['piper-apartment-sofa', 'heron-dining-set', 'tate-platform-queen-set', 'drift-10-queen'],
      { color: 'sage', artKey: 'sofa', category: 'sofas-loveseats' },
    ),
  ],
};

export const applianceBundles: Shelf = {
  ...shared,
  capClass: 'appliances',
  products: [
    bundle(
      'kitchen-trio-bundle',
      ['Stainless Kitchen, 3 Pieces', 'Cocina de acero inoxidable de 3 piezas'],
      [
        'French-door refrigerator, smooth-top range and over-the-range microwave.',
        'Refrigerador de puerta francesa, estufa vitrocerámica y microondas sobre estufa.',
      ],
      ['Handles match, and so do the delivery days.', 'Las jaladeras combinan y todo llega el mismo día.'],
      ['french-door-refrigerator-26-cu-ft', 'electric-range-smooth-top', 'over-range-microwave-1-7'],
      { color: 'stainless', artKey: 'fridge-french', category: 'french-door', popularity: 785 },
    ),
    bundle(
      'starter-kitchen-bundle',
      ['Starter Kitchen, 3 Pieces', 'Cocina básica de 3 piezas'],
      [
        'Top-mount refrigerator, coil range and countertop microwave in white.',
        'Refrigerador, estufa de resistencia y microondas de mesa en blanco.',
      ],
      ['What most rentals come without.', 'Lo que casi nunca trae un departamento rentado.'],
      ['top-mount-18-cu-ft', 'electric-range-coil', 'countertop-microwave-1-1'],
      { color: 'white', artKey: 'fridge-top', category: 'top-mount' },
    ),
    bundle(
      'bulk-shopper-bundle',
      ['Bulk Shopper: Refrigerator and Freezer', 'Para compras grandes: refrigerador y congelador'],
      [
        'A side-by-side for the kitchen, an upright for the garage.',
        'Un dúplex para la cocina y un vertical para la cochera.',
      ],
      ['Thirty-nine cubic feet between them.', 'Treinta y nueve pies cúbicos entre los dos.'],
      ['side-by-side-25-cu-ft', 'upright-freezer-14-cu-ft'],
      { color: 'white', artKey: 'fridge-side', category: 'side-by-side' },
    ),
    bundle(
      'move-in-appliances-bundle',
      ['Move-In Set: Kitchen and Laundry', 'Juego de mudanza: cocina y lavandería'],
      [
        'Refrigerator, range and a top-load laundry pair.',
        'Refrigerador, estufa y juego de lavadora y secadora de carga superior.',
      ],
      [
        'Four machines, one visit, old ones hauled away.',
        'Cuatro aparatos en una sola visita; retiramos los viejos.',
      ],
      ['top-mount-21-cu-ft', 'gas-range-5-0', 'top-load-washer-dryer-pair'],
      { color: 'white', artKey: 'washer-pair', category: 'top-load-pairs' },
    ),
  ],
};

export const technologyBundles: Shelf = {
  ...shared,
  capClass: 'electronics',
  products: [
    bundle(
      'home-theater-65-bundle',
      ['65" Home Theater, 3 Pieces', 'Cine en casa de 65", 3 piezas'],
      [
        '4K TV, soundbar with subwoofer and a stand for both.',
        'TV 4K, barra de sonido con subwoofer y mueble para ambos.',
      ],
      [
        'Wired, mounted or standing, your choice at delivery.',
        'Colgada o sobre el mueble: usted decide en la entrega.',
      ],
      ['65-4k-smart-tv', 'soundbar-2-1-sub', 'heath-tv-stand-60'],
      { color: 'black', artKey: 'tv', category: 'tv-60-69', popularity: 810 },
    ),
    bundle(
      'game-room-bundle',
      ['Game Room: 55" QLED and Kiteplay', 'Cuarto de juegos: QLED de 55" y Kiteplay'],
      ['A 120 Hz screen and the console that uses it.', 'Pantalla de 120 Hz y la consola que la aprovecha.'],
      ['Two controllers and two games come along.', 'Incluye dos controles y dos juegos.'],
      ['55-qled-tv', 'kiteplay-console-bundle'],
      { color: 'black', artKey: 'console', category: 'gaming-bundles' },
    ),
    bundle(
      'school-year-bundle',
      ['School Year: Laptop and Tablet', 'Año escolar: laptop y tableta'],
      ['One to write on, one to read on.', 'Una para escribir y otra para leer.'],
      [
        'Both set up with the same account before you pick them up.',
        'Ambas configuradas con la misma cuenta antes de recogerlas.',
      ],
      ['15-everyday-laptop-16-gb', '11-tablet-128-gb'],
      { color: 'silver', artKey: 'laptop', category: 'everyday-laptops' },
    ),
  ],
};

import { product, type Shelf } from '../product-draft.ts';
import { energy, feature } from './appliance-features.ts';

const shared = { brand: 'Frostmere', capClass: 'appliances', specs: { outlet: energy.standard } } as const;

export const frenchDoorRefrigerators: Shelf = {
  ...shared,
  family: 'french-door-fridge',
  weeks: 104,
  category: 'french-door',
  artKey: 'fridge-french',
  products: [
    product(
      'french-door-refrigerator-26-cu-ft',
      36.99,
      ['Summit French-Door Refrigerator, 26 cu ft', 'Refrigerador Summit de puerta francesa, 26 pies³'],
      [
        'Two doors at eye level, two freezer drawers and filtered water outside.',
        'Dos puertas a la altura de la vista, dos cajones de congelador y agua filtrada por fuera.',
      ],
      [
        'A full-width deli drawer takes party trays, and the upper freezer drawer keeps what you use daily within reach.',
        'El cajón a todo lo ancho recibe charolas de fiesta y el cajón superior del congelador deja a la mano lo de diario.',
      ],
      {
        isNew: true,
        popularity: 975,
        colors: ['stainless', 'black-stainless'],
        specs: { size: [36, 34, 70], capacity: 26, noise: 42, weight: 298 },
        features: [feature.iceWater, feature.fingerprint, feature.energyStar, feature.led],
      },
    ),
    product(
      'french-door-22-counter-depth',
      38.99,
      [
        'Summit Counter-Depth French-Door Refrigerator, 22 cu ft',
        'Refrigerador Summit de puerta francesa a ras de cubierta, 22 pies³',
      ],
      [
        'Sits flush with 24-inch counters, doors aside.',
        'Queda a ras de cubiertas de 24 pulgadas, sin contar las puertas.',
      ],
      [
        'For galley kitchens where a deep refrigerator blocks the way.',
        'Para cocinas angostas donde un refrigerador hondo estorba el paso.',
      ],
      {
        colors: ['stainless', 'black-stainless'],
        specs: { size: [36, 29, 70], capacity: 22, noise: 41, weight: 279 },
        features: [feature.fingerprint, feature.iceMaker, feature.doorAlarm],
      },
    ),
    product(
      'french-door-25-33-wide',
      32.99,
      [
        'Summit 33 in French-Door Refrigerator, 25 cu ft',
        'Refrigerador Summit de puerta francesa de 33 pulg., 25 pies³',
      ],
      [
        'French doors for the 33-inch opening of an older kitchen.',
        'Puerta francesa para el hueco de 33 pulgadas de una cocina antigua.',
      ],
      [
        'Ice is made inside, so the left door keeps all its shelves.',
        'El hielo se hace adentro y la puerta izquierda conserva todas sus repisas.',
      ],
      {
        colors: ['stainless', 'white', 'black'],
        specs: { size: [33, 35, 69], capacity: 25, noise: 43, weight: 262 },
        features: [feature.iceMaker, feature.energyStar, feature.spillShelves],
      },
    ),
    product(
      'french-door-28-four-door',
      43.99,
      [
        'Summit Four-Door French Refrigerator, 28 cu ft',
        'Refrigerador Summit francés de cuatro puertas, 28 pies³',
      ],
      [
        'A middle drawer that switches between wine, meat and soda.',
        'Un cajón central que cambia entre vino, carne y refrescos.',
      ],
      [
        'Four temperatures, set on a panel inside the door where little hands do not reach.',
        'Cuatro temperaturas en un panel interior fuera del alcance de los niños.',
      ],
      {
        isExclusive: true,
        colors: ['black-stainless', 'stainless'],
        specs: { size: [36, 36, 70], capacity: 28, noise: 40, weight: 338 },
        features: [feature.iceWater, feature.doorAlarm, feature.fingerprint],
      },
    ),
    product(
      'french-door-27-craft-ice',
      41.99,
      [
        'Summit French-Door with Craft Ice, 27 cu ft',
        'Refrigerador Summit francés con hielo esférico, 27 pies³',
      ],
      [
        'Makes cubes, crushed ice and slow-melting spheres.',
        'Hace cubos, hielo picado y esferas que tardan en derretirse.',
      ],
      [
        'Knock twice and the right door lights up to show what is inside.',
        'Toque dos veces y la puerta derecha se ilumina para ver qué hay dentro.',
      ],
      {
        colors: ['stainless'],
        specs: { size: [36, 35, 70], capacity: 27, noise: 40, weight: 331 },
        features: [feature.iceWater, feature.wifi, feature.led],
      },
    ),
    product(
      'french-door-29-family-hub',
      47.99,
      [
        'Summit French-Door with Family Screen, 29 cu ft',
        'Refrigerador Summit francés con pantalla familiar, 29 pies³',
      ],
      [
        'A 21-inch screen for the calendar, recipes and a look inside from the store.',
        'Pantalla de 21 pulgadas para el calendario, recetas y ver el interior desde la tienda.',
      ],
      [
        'The screen pauses after ten minutes and the refrigerator works without it.',
        'La pantalla se apaga a los diez minutos y el refrigerador funciona sin ella.',
      ],
      {
        kind: 'special-order',
        deliveryBand: '2-4 Weeks',
        colors: ['black-stainless', 'stainless'],
        specs: { size: [36, 36, 70], capacity: 29, noise: 41, weight: 352 },
        features: [feature.wifi, feature.iceWater, feature.fingerprint],
      },
    ),
    product(
      'french-door-20-apartment',
      33.99,
      [
        'Summit 30 in French-Door Refrigerator, 20 cu ft',
        'Refrigerador Summit de puerta francesa de 30 pulg., 20 pies³',
      ],
      ['French doors in an apartment width.', 'Puerta francesa en ancho de departamento.'],
      ['Each door needs only 15 inches to open.', 'Cada puerta necesita solo 15 pulgadas para abrir.'],
      {
        was: 36.99,
        colors: ['stainless', 'white'],
        specs: { size: [30, 33, 67], capacity: 20, noise: 42, weight: 229 },
        features: [feature.energyStar, feature.spillShelves],
      },
    ),
  ],
};

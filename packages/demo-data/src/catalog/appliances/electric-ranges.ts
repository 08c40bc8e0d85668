import { product, type Shelf } from '../product-draft.ts';
import { energy, feature } from './appliance-features.ts';

const shared = {
  family: 'range',
  brand: 'Emberlane',
  weeks: 91,
  capClass: 'appliances',
  artKey: 'range',
} as const;

export const electricRanges: Shelf = {
  ...shared,
  category: 'electric-ranges',
  specs: { fuel: energy.electric },
  products: [
    product(
      'electric-range-coil',
      17.99,
      ['30 in Coil Range, 5.0 cu ft', 'Estufa eléctrica de resistencia, 5.0 pies³'],
      [
        'Coils that lift out and take any pot, warped ones too.',
        'Resistencias que se levantan y aceptan cualquier olla, hasta las chuecas.',
      ],
      [
        'Sensors cut the heat before oil reaches its smoke point.',
        'Los sensores bajan el calor antes de que el aceite humee.',
      ],
      {
        colors: ['white', 'black'],
        specs: { size: [30, 28, 46], capacity: 5, burners: 4, weight: 139 },
        features: [feature.storageDrawer],
      },
    ),
    product(
      'electric-range-smooth-top',
      19.99,
      ['Smooth-Top Range, 5.3 cu ft', 'Estufa vitrocerámica, 5.3 pies³'],
      [
        'Wipe-down glass with a burner that expands from six to nine inches.',
        'Vidrio fácil de limpiar con un quemador que se amplía de seis a nueve pulgadas.',
      ],
      [
        'Boils a kettle in six minutes on the fast element.',
        'Hierve una tetera en seis minutos en el elemento rápido.',
      ],
      {
        popularity: 770,
        colors: ['stainless', 'black', 'white'],
        specs: { size: [30, 28, 47], capacity: 5.3, burners: 5, weight: 152 },
        features: [feature.selfClean, feature.hotLight, feature.storageDrawer],
      },
    ),
    product(
      'electric-range-air-fry',
      23.99,
      ['Smooth-Top Range with Air Fry', 'Estufa vitrocerámica con freidora de aire'],
      [
        'A convection oven with an air fry tray in the box.',
        'Horno de convección con charola para freír con aire incluida.',
      ],
      ['The door stays cool enough to touch.', 'La puerta se mantiene fresca al tacto.'],
      {
        colors: ['stainless', 'black-stainless'],
        specs: { size: [30, 29, 47], capacity: 6.3, burners: 5, weight: 171 },
        features: [feature.airFry, feature.convection, feature.steamClean],
      },
    ),
    product(
      'induction-range',
      28.99,
      ['Induction Range, 6.3 cu ft', 'Estufa de inducción, 6.3 pies³'],
      [
        'Heats the pan, not the glass: water boils in under three minutes.',
        'Calienta la olla, no el vidrio: el agua hierve en menos de tres minutos.',
      ],
      [
        'Check your pans with a magnet first; we bring one if you ask.',
        'Pruebe antes sus ollas con un imán; si nos dice, le llevamos uno.',
      ],
      {
        isExclusive: true,
        colors: ['stainless'],
        specs: { size: [30, 29, 47], capacity: 6.3, burners: 4, weight: 184 },
        features: [feature.convection, feature.wifi, feature.selfClean],
      },
    ),
    product(
      'electric-range-double-oven',
      26.99,
      ['Double-Oven Electric Range', 'Estufa eléctrica con horno doble'],
      [
        'Two ovens behind two doors in a single 30-inch range.',
        'Dos hornos con dos puertas en una estufa de 30 pulgadas.',
      ],
      [
        'The small one is hot in five minutes, which is all a pizza needs.',
        'El chico calienta en cinco minutos: lo que pide una pizza.',
      ],
      {
        colors: ['stainless', 'black'],
        specs: { size: [30, 29, 47], capacity: 6.6, burners: 5, weight: 202 },
        features: [feature.convection, feature.selfClean, feature.hotLight],
      },
    ),
    product(
      'electric-range-24-compact',
      18.99,
      ['24 in Smooth-Top Range, 2.8 cu ft', 'Estufa vitrocerámica de 24 pulg., 2.8 pies³'],
      ['Four burners in two feet of wall.', 'Cuatro quemadores en dos pies de pared.'],
      ['An end-of-season model with fewer payments.', 'Modelo de fin de temporada, con menos pagos.'],
      {
        isClearance: true,
        colors: ['white', 'stainless'],
        specs: { size: [24, 26, 44], capacity: 2.8, burners: 4, weight: 118 },
        features: [feature.hotLight],
      },
    ),
  ],
};

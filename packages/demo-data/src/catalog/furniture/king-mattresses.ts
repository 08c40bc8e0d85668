import { product, type Shelf } from '../product-draft.ts';
import { feature } from './materials.ts';
import { coils, foam, hybrid, medium, mediumFirm, plush } from './mattresses-terms.ts';

const shared = {
  brand: 'Somnara',
  weeks: 78,
  capClass: 'furniture',
  artKey: 'mattress',
  features: [feature.foundation],
} as const;

export const kingMattresses: Shelf = {
  ...shared,
  family: 'king-mattress',
  category: 'king-mattresses',
  specs: { bedSize: 'King, 76 × 80' },
  products: [
    product(
      'drift-12-plush-king',
      20.99,
      ['Drift 12 in Plush King Set', 'Juego king Drift Plush de 12 pulg.'],
      ['Plush quilting over 1,020 pocket coils.', 'Acolchado suave sobre 1,020 resortes individuales.'],
      [
        'The split foundation goes up any stairs the two of you can.',
        'La base dividida sube por cualquier escalera.',
      ],
      {
        colors: ['cloud'],
        specs: { thickness: 12, feel: plush, build: coils, weight: 106 },
        features: [feature.edge],
      },
    ),
    product(
      'haze-memory-foam-king',
      21.99,
      ['Haze Memory Foam King Set', 'Juego king Haze de espuma viscoelástica'],
      ['Room for two adults, one child and a nightmare.', 'Lugar para dos adultos, un niño y una pesadilla.'],
      [
        'Ten inches of foam hold still while everyone finds a spot.',
        'Diez pulgadas de espuma no se mueven mientras cada quien se acomoda.',
      ],
      {
        popularity: 745,
        colors: ['cloud'],
        specs: { thickness: 10, feel: medium, build: foam, weight: 87 },
        features: [feature.coolGel, feature.certified],
      },
    ),
    product(
      'ridge-hybrid-king',
      25.99,
      ['Ridge Hybrid King Set', 'Juego king híbrido Ridge'],
      [
        'Zoned coils across the full 76 inches, without a dip in the middle.',
        'Resortes por zonas en las 76 pulgadas, sin hundirse en medio.',
      ],
      [
        'The cover zips off in two halves, so it fits a home washer.',
        'La funda se quita en dos mitades y cabe en una lavadora de casa.',
      ],
      {
        isNew: true,
        colors: ['cloud'],
        specs: { thickness: 12, feel: mediumFirm, build: hybrid, weight: 122 },
        features: [feature.washable, feature.edge],
      },
    ),
    product(
      'solace-cooling-hybrid-king',
      29.99,
      ['Solace Cooling Hybrid King Set', 'Juego king híbrido refrescante Solace'],
      [
        'Copper foam under a cool-touch cover, king wide.',
        'Espuma con cobre bajo una funda fresca, en tamaño king.',
      ],
      [
        'Pair it with the split king base and each side lifts on its own.',
        'Con la base king dividida, cada lado se levanta por separado.',
      ],
      {
        colors: ['cloud'],
        specs: { thickness: 13, feel: medium, build: hybrid, weight: 138 },
        features: [feature.coolGel, feature.edge],
      },
    ),
    product(
      'regent-pillow-top-king',
      27.99,
      ['Regent Pillow Top King Set', 'Juego king Regent con pillow top'],
      [
        'Fourteen inches tall: measure your deep-pocket sheets.',
        'Catorce pulgadas de alto: revise que sus sábanas sean profundas.',
      ],
      ['Tufted by hand in 36 places.', 'Capitonado a mano en 36 puntos.'],
      {
        colors: ['ivory'],
        specs: { thickness: 14, feel: plush, build: coils, weight: 133 },
        features: [feature.edge, feature.certified],
      },
    ),
    product(
      'granite-extra-firm-king',
      23.99,
      ['Granite Extra Firm King Set', 'Juego king extra firme Granite'],
      [
        'Our firmest king, on tempered 13-gauge coils.',
        'Nuestro king más firme, con resortes templados calibre 13.',
      ],
      [
        'Firm to the edge: sit down and tie your shoes.',
        'El borde aguanta que un adulto se siente a ponerse los zapatos.',
      ],
      {
        isClearance: true,
        colors: ['dove'],
        specs: { thickness: 11, feel: ['Extra firm', 'Extra firme'], build: coils, limit: 900, weight: 114 },
        features: [feature.edge],
      },
    ),
  ],
};

import { product, type Shelf } from '../product-draft.ts';
import { feature, material } from './materials.ts';

export const kidsStorage: Shelf = {
  family: 'kids-storage',
  brand: 'Dunlow',
  weeks: 52,
  capClass: 'furniture',
  category: 'kids-bedroom',
  artKey: 'dresser',
  products: [
    product(
      'pim-toy-shelf',
      5.99,
      ['Pim Toy Shelf with Bins', 'Librero Pim con cajas'],
      [
        'Nine cloth bins at a height where cleaning up is possible.',
        'Nueve cajas de tela a una altura donde sí se puede recoger.',
      ],
      ['Bins go in the wash.', 'Las cajas se lavan.'],
      {
        colors: ['white', 'sage'],
        specs: { size: [36, 13, 32], frame: material.engineered, weight: 41 },
        features: [feature.antiTip, feature.wipeClean],
      },
    ),
    product(
      'scout-bookcase',
      6.99,
      ['Scout Bookcase', 'Librero Scout'],
      [
        'Five shelves, the lowest one tall enough for atlases.',
        'Cinco repisas; la de abajo recibe atlas y libros grandes.',
      ],
      ['The pine matches the Scout beds.', 'El pino combina con las camas Scout.'],
      {
        colors: ['white', 'warm-gray', 'oak'],
        specs: { size: [30, 12, 66], frame: ['Solid pine', 'Pino macizo'], limit: 150, weight: 58 },
        features: [feature.antiTip],
      },
    ),
    product(
      'comet-study-desk',
      7.99,
      ['Comet Study Desk', 'Escritorio Comet'],
      [
        'A 42-inch desk with legs that adjust from first grade to tenth.',
        'Un escritorio de 42 pulgadas con patas que se ajustan de la primaria a la preparatoria.',
      ],
      [
        'Pencil tray, hook for a backpack, room for a laptop.',
        'Charola para lápices, gancho para la mochila y lugar para la laptop.',
      ],
      {
        colors: ['white', 'graphite'],
        specs: { size: [42, 22, 30], frame: material.steel, weight: 44 },
        features: [feature.cableHoles, feature.levelers],
      },
    ),
  ],
};

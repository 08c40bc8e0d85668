import { product, type Shelf } from '../product-draft.ts';
import { feature } from './electronics-features.ts';

export const consoles: Shelf = {
  family: 'console',
  brand: 'Kiteplay',
  weeks: 78,
  capClass: 'electronics',
  category: 'consoles',
  artKey: 'console',
  deliveryBand: 'Carryout',
  products: [
    product(
      'kiteplay-one-digital',
      14.99,
      ['Kiteplay One Digital', 'Kiteplay One Digital'],
      ['The small white one, without a disc slot.', 'La blanca y pequeña, sin ranura para discos.'],
      [
        'Games download; an internet line is all it needs besides the TV.',
        'Los juegos se descargan; además de la TV solo necesita internet.',
      ],
      {
        isHighRisk: true,
        colors: ['white'],
        specs: { storage: '512 GB SSD', resolution: '1440p, 120 Hz', wireless: 'Wi-Fi 6', weight: 5 },
        features: [feature.parental, feature.onlineTrial],
      },
    ),
    product(
      'kiteplay-one-disc',
      17.99,
      ['Kiteplay One with Disc Drive', 'Kiteplay One con lector de discos'],
      [
        '4K games, Blu-ray films and the discs you already own.',
        'Juegos en 4K, películas Blu-ray y los discos que ya tiene.',
      ],
      ['A terabyte holds around fourteen big games.', 'Un terabyte guarda unos catorce juegos grandes.'],
      {
        isHighRisk: true,
        popularity: 855,
        colors: ['black', 'white'],
        specs: { storage: '1 TB SSD', resolution: '4K, 120 Hz', wireless: 'Wi-Fi 6', weight: 8 },
        features: [feature.backCompatible, feature.parental],
      },
    ),
    product(
      'kiteplay-one-pro',
      18.99,
      ['Kiteplay One Pro', 'Kiteplay One Pro'],
      ['Twice the graphics, for a 120 Hz screen.', 'El doble de gráficos, para pantallas de 120 Hz.'],
      ['Quieter than the first model at full tilt.', 'Más silenciosa que el primer modelo a plena carga.'],
      {
        isHighRisk: true,
        isNew: true,
        colors: ['black'],
        specs: { storage: '2 TB SSD', resolution: '4K, 120 Hz', wireless: 'Wi-Fi 7', weight: 9 },
        features: [feature.backCompatible, feature.parental],
      },
    ),
    product(
      'kiteplay-go',
      13.99,
      ['Kiteplay Go Handheld', 'Kiteplay Go portátil'],
      ['Seven inches of screen that docks to the TV.', 'Siete pulgadas de pantalla que se conectan a la TV.'],
      [
        'The halves of the controller slide off for a friend.',
        'El control se divide para jugar con un amigo.',
      ],
      {
        weeks: 65,
        isHighRisk: true,
        colors: ['graphite', 'rose-clay'],
        specs: { screen: 7, storage: '256 GB', battery: ['7 hours', '7 horas'], weight: 2 },
        features: [feature.parental, feature.bluetooth],
      },
    ),
  ],
};

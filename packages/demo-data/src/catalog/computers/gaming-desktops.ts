import { product, type Shelf } from '../product-draft.ts';
import { feature } from './computers-features.ts';

export const gamingDesktops: Shelf = {
  family: 'gaming-computer',
  brand: 'Byteridge',
  weeks: 91,
  capClass: 'computers',
  category: 'desktops',
  artKey: 'desktop',
  specs: { system: 'Windows 11 Home' },
  features: [feature.keyboardMouse],
  products: [
    product(
      'gaming-tower-rtg-60',
      39.99,
      ['Vertex Gaming Tower, RTG 60', 'Torre para juegos Vertex, RTG 60'],
      [
        '1440p at high settings behind a tempered-glass door.',
        '1440p en calidad alta tras una puerta de vidrio templado.',
      ],
      [
        'Cables are tied and dust filters pull out from the front.',
        'Cables ordenados y filtros de polvo que salen por el frente.',
      ],
      {
        isHighRisk: true,
        colors: ['black', 'white'],
        specs: {
          processor: ['10-core, 5.0 GHz', '10 núcleos, 5.0 GHz'],
          graphics: 'RTG 60, 8 GB',
          memory: 16,
          storage: '1 TB SSD',
          weight: 29,
        },
        features: [feature.rgb, feature.upgrade],
      },
    ),
    product(
      'gaming-tower-rtg-70-monitor',
      49.99,
      ['Vertex Gaming Tower and 27" Monitor, RTG 70', 'Torre para juegos Vertex y monitor de 27", RTG 70'],
      [
        'Tower, 165 Hz monitor, headset: everything but the chair.',
        'Torre, monitor de 165 Hz y audífonos: todo menos la silla.',
      ],
      [
        'Set up on your desk by our crew, updates done.',
        'Nuestro equipo lo deja instalado en su escritorio y actualizado.',
      ],
      {
        isHighRisk: true,
        isNew: true,
        colors: ['black'],
        specs: {
          screen: 27,
          refresh: 165,
          processor: ['14-core, 5.2 GHz', '14 núcleos, 5.2 GHz'],
          graphics: 'RTG 70, 12 GB',
          memory: 32,
          storage: '1 TB SSD',
          weight: 44,
        },
        features: [feature.liquid, feature.rgb],
      },
    ),
    product(
      'gaming-tower-rtg-80',
      54.99,
      ['Vertex Gaming Tower, RTG 80', 'Torre para juegos Vertex, RTG 80'],
      ['4K at frame rates a TV cannot show.', '4K con más cuadros de los que muestra una TV.'],
      ['Assembled to order and stress-tested overnight.', 'Se arma sobre pedido y se prueba toda la noche.'],
      {
        kind: 'special-order',
        deliveryBand: '2-4 Weeks',
        isHighRisk: true,
        colors: ['black', 'white'],
        specs: {
          processor: ['24-core, 5.6 GHz', '24 núcleos, 5.6 GHz'],
          graphics: 'RTG 80, 16 GB',
          memory: 64,
          storage: '2 TB SSD',
          weight: 38,
        },
        features: [feature.liquid, feature.rgb, feature.upgrade],
      },
    ),
  ],
};

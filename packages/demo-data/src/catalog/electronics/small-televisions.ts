import { product, type Shelf } from '../product-draft.ts';
import { feature } from './electronics-features.ts';
import { led, oled } from './televisions-terms.ts';

const shared = {
  brand: 'Vistaron',
  capClass: 'electronics',
  artKey: 'tv',
  specs: { resolution: '4K UHD, 3840 × 2160' },
  features: [feature.wallReady],
} as const;

export const smallTelevisions: Shelf = {
  ...shared,
  family: 'tv-40-49',
  weeks: 65,
  category: 'tv-under-60',
  products: [
    product(
      '43-4k-smart-tv',
      10.99,
      ['Lumo 43" 4K Smart TV', 'Smart TV 4K Lumo de 43"'],
      [
        'A bedroom screen with every streaming app on one row.',
        'Pantalla para recámara con todas las aplicaciones en una fila.',
      ],
      [
        'Feet set 30 inches apart, so it stands on most dressers.',
        'Patas a 30 pulgadas: cabe en casi cualquier cómoda.',
      ],
      {
        colors: ['black'],
        specs: { screen: 43, panel: led, refresh: 60, ports: 'HDMI × 3, USB × 2', weight: 17 },
        features: [feature.hdr10, feature.voice],
      },
    ),
    product(
      '48-oled-tv',
      19.99,
      ['Onyx 48" OLED TV', 'TV OLED Onyx de 48"'],
      ['Perfect blacks at desk distance.', 'Negros perfectos a distancia de escritorio.'],
      [
        'Gamers use it as a monitor; movies look just as good.',
        'Se usa como monitor para jugar y las películas se ven igual de bien.',
      ],
      {
        kind: 'extended-aisle',
        deliveryBand: '3-7 Days',
        weeks: 78,
        colors: ['black'],
        specs: { screen: 48, panel: oled, refresh: 120, ports: 'HDMI 2.1 × 4', weight: 33 },
        features: [feature.dolbyVision, feature.gameMode],
      },
    ),
  ],
};

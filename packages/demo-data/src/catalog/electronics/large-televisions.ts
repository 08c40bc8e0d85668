import { product, type Shelf } from '../product-draft.ts';
import { feature } from './electronics-features.ts';
import { led, mini, oled, qled } from './televisions-terms.ts';

const shared = {
  brand: 'Vistaron',
  capClass: 'electronics',
  artKey: 'tv',
  specs: { resolution: '4K UHD, 3840 × 2160' },
  features: [feature.wallReady],
} as const;

export const largeTelevisions: Shelf = {
  ...shared,
  family: 'tv-65',
  weeks: 91,
  category: 'tv-60-69',
  products: [
    product(
      '65-4k-smart-tv',
      22.99,
      ['Lumo 65" 4K Smart TV', 'Smart TV 4K Lumo de 65"'],
      ['The size most people wish they had chosen.', 'El tamaño que casi todos quisieran haber elegido.'],
      [
        'Slim enough to sit two inches off the wall, with three HDMI inputs on the side where you can reach them.',
        'Tan delgada que queda a dos pulgadas de la pared, con tres entradas HDMI al costado, a la mano.',
      ],
      {
        was: 25.99,
        popularity: 985,
        addOns: ['heath-tv-stand-60', 'soundbar-2-1-sub'],
        colors: ['black'],
        specs: { screen: 65, panel: led, refresh: 60, ports: 'HDMI × 3, USB × 2', weight: 45 },
        features: [feature.hdr10, feature.voice, feature.airplay],
      },
    ),
    product(
      '65-basic-smart-tv',
      19.99,
      ['Lumo 65" Value Smart TV', 'Smart TV Lumo de 65" económica'],
      ['Big, bright, nothing fancy.', 'Grande, brillante y sin lujos.'],
      [
        'For the playroom, the workshop or a first apartment.',
        'Para el cuarto de juegos, el taller o el primer departamento.',
      ],
      {
        colors: ['black'],
        specs: { screen: 65, panel: led, refresh: 60, ports: 'HDMI × 2, USB × 1', weight: 43 },
        features: [feature.spanishMenus],
      },
    ),
    product(
      '65-qled-tv',
      25.99,
      ['Prisma 65" QLED TV', 'TV QLED Prisma de 65"'],
      [
        'A billion shades and a stand that adjusts to clear a soundbar.',
        'Mil millones de tonos y una base que deja lugar para la barra de sonido.',
      ],
      [
        'Sports mode smooths pans without the soap-opera look.',
        'El modo deportes suaviza el movimiento sin efecto telenovela.',
      ],
      {
        colors: ['black', 'silver'],
        specs: { screen: 65, panel: qled, refresh: 120, ports: 'HDMI 2.1 × 2, HDMI × 2', weight: 49 },
        features: [feature.dolbyVision, feature.gameMode, feature.voice],
      },
    ),
    product(
      '65-mini-led-tv',
      28.99,
      ['Aurea 65" Mini LED TV', 'TV Mini LED Aurea de 65"'],
      [
        'Bright enough for a sunroom: 2,000 nits at the peak.',
        'Brilla hasta en un cuarto soleado: 2,000 nits en el pico.',
      ],
      ['Six hundred zones, hardly a halo.', 'Seiscientas zonas y casi sin halos.'],
      {
        isNew: true,
        colors: ['graphite'],
        specs: { screen: 65, panel: mini, refresh: 144, ports: 'HDMI 2.1 × 4', weight: 54 },
        features: [feature.localDimming, feature.dolbyVision, feature.gameMode],
      },
    ),
    product(
      '65-oled-tv',
      34.99,
      ['Onyx 65" OLED TV', 'TV OLED Onyx de 65"'],
      [
        'Each pixel makes its own light, so black is truly off.',
        'Cada píxel tiene su propia luz: el negro está apagado de verdad.',
      ],
      ['Thinner than a deck of cards at the edge.', 'Más delgada que una baraja en el borde.'],
      {
        isExclusive: true,
        colors: ['black'],
        specs: { screen: 65, panel: oled, refresh: 120, ports: 'HDMI 2.1 × 4', weight: 51 },
        features: [feature.dolbyVision, feature.gameMode, feature.airplay],
      },
    ),
    product(
      '65-outdoor-tv',
      33.99,
      ['Lumo 65" Covered-Patio TV', 'TV Lumo de 65" para patio techado'],
      [
        'Sealed against dust and splashes, rated from 5 to 104 °F.',
        'Sellada contra polvo y salpicaduras, de 5 a 104 °F.',
      ],
      [
        'Ordered from the manufacturer; our crew mounts it under your roof.',
        'Se pide al fabricante; nuestro equipo la monta bajo el techo.',
      ],
      {
        kind: 'special-order',
        deliveryBand: '1-6 Weeks',
        colors: ['black'],
        specs: { screen: 65, panel: led, refresh: 60, ports: 'HDMI × 3', weight: 68 },
        features: [feature.hdr10, feature.bluetooth],
      },
    ),
  ],
};

import { product, type Shelf } from '../product-draft.ts';
import { feature } from './electronics-features.ts';
import { led, mini, qled } from './televisions-terms.ts';

const shared = {
  brand: 'Vistaron',
  capClass: 'electronics',
  artKey: 'tv',
  specs: { resolution: '4K UHD, 3840 × 2160' },
  features: [feature.wallReady],
} as const;

export const mediumTelevisions: Shelf = {
  ...shared,
  family: 'tv-50-55',
  weeks: 78,
  category: 'tv-under-60',
  products: [
    product(
      '50-4k-smart-tv',
      13.99,
      ['Lumo 50" 4K Smart TV', 'Smart TV 4K Lumo de 50"'],
      ['Enough screen for a sofa six feet away.', 'Pantalla suficiente para un sofá a seis pies.'],
      [
        'Starts on the input you used last instead of an advertisement.',
        'Enciende en la última entrada que usó y no en un anuncio.',
      ],
      {
        popularity: 850,
        colors: ['black'],
        specs: { screen: 50, panel: led, refresh: 60, ports: 'HDMI × 3, USB × 2', weight: 25 },
        features: [feature.hdr10, feature.voice, feature.spanishMenus],
      },
    ),
    product(
      '55-4k-smart-tv',
      15.99,
      ['Lumo 55" 4K Smart TV', 'Smart TV 4K Lumo de 55"'],
      ['The screen that fits between two windows.', 'La pantalla que cabe entre dos ventanas.'],
      [
        'Upscaling that makes cable news look less like cable.',
        'Mejora la imagen para que el cable no se vea como cable.',
      ],
      {
        colors: ['black'],
        specs: { screen: 55, panel: led, refresh: 60, ports: 'HDMI × 3, USB × 2', weight: 31 },
        features: [feature.hdr10, feature.voice, feature.airplay],
      },
    ),
    product(
      '55-qled-tv',
      18.99,
      ['Prisma 55" QLED TV', 'TV QLED Prisma de 55"'],
      [
        'Quantum dots hold color in a room full of daylight.',
        'Los puntos cuánticos conservan el color con luz de día.',
      ],
      [
        '120 Hz keeps the ball sharp across the field.',
        '120 Hz para que el balón se vea nítido en toda la cancha.',
      ],
      {
        was: 20.99,
        colors: ['black', 'silver'],
        specs: { screen: 55, panel: qled, refresh: 120, ports: 'HDMI 2.1 × 2, HDMI × 2', weight: 34 },
        features: [feature.dolbyVision, feature.gameMode],
      },
    ),
    product(
      '55-mini-led-tv',
      20.99,
      ['Aurea 55" Mini LED TV', 'TV Mini LED Aurea de 55"'],
      [
        'Four hundred zones light only what should be bright.',
        'Cuatrocientas zonas iluminan solo lo que debe brillar.',
      ],
      [
        'Subtitles stay white, the night behind them stays black.',
        'Los subtítulos quedan blancos y la noche de atrás, negra.',
      ],
      {
        isNew: true,
        colors: ['graphite'],
        specs: { screen: 55, panel: mini, refresh: 144, ports: 'HDMI 2.1 × 4', weight: 38 },
        features: [feature.localDimming, feature.dolbyVision, feature.gameMode],
      },
    ),
    product(
      '55-art-frame-tv',
      21.99,
      ['Lumo 55" Frame TV', 'TV Frame Lumo de 55"'],
      [
        'Hangs like a picture and shows one when nobody watches.',
        'Cuelga como un cuadro y muestra uno cuando nadie la ve.',
      ],
      [
        'Matte glass, one thin cable, and a choice of three frames.',
        'Vidrio mate, un cable delgado y tres marcos a elegir.',
      ],
      {
        kind: 'special-order',
        deliveryBand: '2-4 Weeks',
        colors: ['walnut', 'white', 'black'],
        specs: { screen: 55, panel: qled, refresh: 120, ports: 'HDMI 2.1 × 4', weight: 37 },
        features: [feature.airplay, feature.voice],
      },
    ),
    product(
      '50-smart-tv-soundbar',
      14.99,
      ['Lumo 50" Smart TV with Built-In Soundbar', 'Smart TV Lumo de 50" con barra de sonido integrada'],
      [
        'Front speakers under the glass, where sound should come from.',
        'Bocinas al frente, bajo el vidrio, de donde debe salir el sonido.',
      ],
      ['Last season’s panel, fewer payments.', 'Panel de la temporada pasada, menos pagos.'],
      {
        isClearance: true,
        colors: ['black'],
        specs: { screen: 50, panel: led, refresh: 60, ports: 'HDMI × 3', power: 40, weight: 29 },
        features: [feature.hdr10, feature.bluetooth, feature.dialog],
      },
    ),
  ],
};

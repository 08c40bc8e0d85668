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

export const hugeTelevisions: Shelf = {
  ...shared,
  family: 'tv-75-85',
  weeks: 104,
  category: 'tv-70-plus',
  products: [
    product(
      '75-4k-smart-tv',
      29.99,
      ['Lumo 75" 4K Smart TV', 'Smart TV 4K Lumo de 75"'],
      ['Sit eight feet back and it fills the view.', 'Siéntese a ocho pies y llena la vista.'],
      [
        'It takes two to carry: our crew does, and takes the box away.',
        'Se carga entre dos: lo hace nuestro equipo y se lleva la caja.',
      ],
      {
        popularity: 840,
        colors: ['black'],
        specs: { screen: 75, panel: led, refresh: 60, ports: 'HDMI × 3, USB × 2', weight: 67 },
        features: [feature.hdr10, feature.voice],
      },
    ),
    product(
      '70-4k-smart-tv',
      29.99,
      ['Lumo 70" 4K Smart TV', 'Smart TV 4K Lumo de 70"'],
      [
        'Five more inches than a 65, on the same stand.',
        'Cinco pulgadas más que una de 65, en el mismo mueble.',
      ],
      [
        'The tuner finds free channels over the air; bring any antenna.',
        'El sintonizador encuentra canales gratuitos con cualquier antena.',
      ],
      {
        isClearance: true,
        colors: ['black'],
        specs: { screen: 70, panel: led, refresh: 60, ports: 'HDMI × 3', weight: 56 },
        features: [feature.hdr10, feature.spanishMenus],
      },
    ),
    product(
      '75-qled-tv',
      35.99,
      ['Prisma 75" QLED TV', 'TV QLED Prisma de 75"'],
      [
        'Made for matches: 120 Hz, wide angles, no glare.',
        'Hecha para el partido: 120 Hz, ángulos amplios y sin reflejos.',
      ],
      ['People on the side chairs see the same colors.', 'Quien se sienta al lado ve los mismos colores.'],
      {
        was: 39.99,
        colors: ['black'],
        specs: { screen: 75, panel: qled, refresh: 120, ports: 'HDMI 2.1 × 2, HDMI × 2', weight: 72 },
        features: [feature.dolbyVision, feature.gameMode],
      },
    ),
    product(
      '75-mini-led-tv',
      41.99,
      ['Aurea 75" Mini LED TV', 'TV Mini LED Aurea de 75"'],
      [
        'Eight hundred zones behind a screen as wide as a three-seat sofa.',
        'Ochocientas zonas tras una pantalla tan ancha como un sofá de tres plazas.',
      ],
      ['Consoles and PCs switch to low lag on their own.', 'La consola y la PC pasan solas a baja latencia.'],
      {
        isNew: true,
        colors: ['graphite'],
        specs: { screen: 75, panel: mini, refresh: 144, ports: 'HDMI 2.1 × 4', weight: 79 },
        features: [feature.localDimming, feature.gameMode, feature.dolbyVision],
      },
    ),
    product(
      '77-oled-tv',
      52.99,
      ['Onyx 77" OLED TV', 'TV OLED Onyx de 77"'],
      ['The darkest black at a size that earns it.', 'El negro más oscuro en un tamaño que lo merece.'],
      ['Best on a wall away from windows.', 'Luce mejor en una pared lejos de las ventanas.'],
      {
        isExclusive: true,
        isHighRisk: true,
        colors: ['black'],
        specs: { screen: 77, panel: oled, refresh: 120, ports: 'HDMI 2.1 × 4', weight: 73 },
        features: [feature.dolbyVision, feature.gameMode, feature.airplay],
      },
    ),
    product(
      '85-4k-smart-tv',
      41.99,
      ['Lumo 85" 4K Smart TV', 'Smart TV 4K Lumo de 85"'],
      ['Seven feet corner to corner. Measure the door.', 'Siete pies de esquina a esquina. Mida la puerta.'],
      [
        'Two crew members bring it in, mount it and tune it before they leave.',
        'Dos personas la meten, la montan y la ajustan antes de irse.',
      ],
      {
        colors: ['black'],
        specs: { screen: 85, panel: led, refresh: 120, ports: 'HDMI × 4', weight: 92 },
        features: [feature.dolbyVision, feature.voice],
      },
    ),
    product(
      '85-mini-led-tv',
      54.99,
      ['Aurea 85" Mini LED TV', 'TV Mini LED Aurea de 85"'],
      ['A home theater that does not need the lights off.', 'Un cine en casa sin tener que apagar la luz.'],
      ['Comes from the warehouse within six weeks.', 'Llega del almacén en un máximo de seis semanas.'],
      {
        kind: 'special-order',
        deliveryBand: '1-6 Weeks',
        isHighRisk: true,
        colors: ['graphite'],
        specs: { screen: 85, panel: mini, refresh: 144, ports: 'HDMI 2.1 × 4', weight: 104 },
        features: [feature.localDimming, feature.gameMode, feature.dolbyVision],
      },
    ),
  ],
};

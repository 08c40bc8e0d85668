import { product, type Shelf } from '../product-draft.ts';
import { feature } from './electronics-features.ts';

export const soundbars: Shelf = {
  family: 'soundbar',
  brand: 'Sonarell',
  weeks: 52,
  capClass: 'electronics',
  category: 'soundbars',
  artKey: 'soundbar',
  deliveryBand: 'Carryout',
  products: [
    product(
      'soundbar-2-0',
      7.99,
      ['2.0 Soundbar, 32 in', 'Barra de sonido 2.0 de 32 pulg.'],
      ['One bar, one cable, voices you can follow.', 'Una barra, un cable y voces que se entienden.'],
      [
        'Short enough for the legs of a 43 inch TV.',
        'Tan corta que cabe entre las patas de una TV de 43 pulgadas.',
      ],
      {
        colors: ['black'],
        specs: { size: [32, 4, 2], channels: '2.0', power: 100, weight: 5 },
        features: [feature.dialog, feature.bluetooth],
      },
    ),
    product(
      'soundbar-2-1-sub',
      9.99,
      ['2.1 Soundbar with Subwoofer', 'Barra de sonido 2.1 con subwoofer'],
      [
        'A subwoofer the size of a shoe box that moves the couch.',
        'Un subwoofer del tamaño de una caja de zapatos que mueve el sofá.',
      ],
      ['Pairs by itself when both are plugged in.', 'Se enlazan solos al conectarlos.'],
      {
        isAddOn: true,
        popularity: 730,
        colors: ['black'],
        specs: { size: [36, 4, 2], channels: '2.1', power: 300, weight: 16 },
        features: [feature.wirelessSub, feature.nightMode, feature.earc],
      },
    ),
    product(
      'soundbar-3-1-dialog',
      11.99,
      ['3.1 Soundbar with Center Channel', 'Barra de sonido 3.1 con canal central'],
      ['A speaker of its own for speech.', 'Una bocina dedicada a las voces.'],
      [
        'For anyone who watches with subtitles in their own language.',
        'Para quien pone subtítulos en su propio idioma.',
      ],
      {
        colors: ['black', 'graphite'],
        specs: { size: [40, 4, 2], channels: '3.1', power: 380, weight: 19 },
        features: [feature.dialog, feature.wirelessSub, feature.earc],
      },
    ),
    product(
      'soundbar-5-1-surround',
      13.99,
      ['5.1 Surround System', 'Sistema envolvente 5.1'],
      [
        'Two wireless rear speakers, a bar and a subwoofer.',
        'Dos bocinas traseras inalámbricas, barra y subwoofer.',
      ],
      [
        'The rears need an outlet, not a wire across the rug.',
        'Las traseras necesitan enchufe, no un cable sobre la alfombra.',
      ],
      {
        isNew: true,
        colors: ['black'],
        specs: { channels: '5.1', power: 500, weight: 31 },
        features: [feature.wirelessSub, feature.earc, feature.nightMode],
      },
    ),
    product(
      'soundbar-7-1-4-atmos',
      15.99,
      ['7.1.4 Atmos Soundbar', 'Barra de sonido Atmos 7.1.4'],
      ['Sound from above without holes in the ceiling.', 'Sonido desde arriba sin agujerear el techo.'],
      [
        'Rears detach from the ends of the bar and recharge there.',
        'Las traseras se sueltan de la barra y se recargan ahí mismo.',
      ],
      {
        isExclusive: true,
        colors: ['black'],
        specs: { channels: '7.1.4', power: 780, weight: 38 },
        features: [feature.dolbyVision, feature.wirelessSub, feature.earc],
      },
    ),
    product(
      'party-speaker-12',
      12.99,
      ['12 in Party Speaker', 'Bocina de fiesta de 12 pulg.'],
      [
        'Twelve hours of battery, a microphone input and wheels.',
        'Doce horas de batería, entrada de micrófono y ruedas.',
      ],
      ['Link two for a backyard quinceañera.', 'Conecte dos para una fiesta de quince años en el patio.'],
      {
        colors: ['black'],
        specs: { size: [16, 15, 30], power: 600, battery: ['12 hours', '12 horas'], weight: 47 },
        features: [feature.bluetooth, ['Karaoke microphone included', 'Incluye micrófono para karaoke']],
      },
    ),
    product(
      'shelf-stereo-cd',
      8.99,
      ['Shelf Stereo with CD and Radio', 'Estéreo con CD y radio'],
      [
        'Plays the discs you kept and the phone you carry.',
        'Toca los discos que guardó y el teléfono que trae.',
      ],
      ['Shipped by the manufacturer in three to seven days.', 'El fabricante lo envía en tres a siete días.'],
      {
        kind: 'extended-aisle',
        deliveryBand: '3-7 Days',
        colors: ['silver', 'black'],
        specs: { size: [22, 10, 9], channels: '2.0', power: 80, weight: 14 },
        features: [feature.bluetooth],
      },
    ),
  ],
};

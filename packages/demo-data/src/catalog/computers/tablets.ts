import { product, type Shelf } from '../product-draft.ts';
import { feature } from './computers-features.ts';

export const tablets: Shelf = {
  family: 'tablet',
  brand: 'Byteridge',
  weeks: 52,
  capClass: 'computers',
  category: 'tablets',
  artKey: 'tablet',
  deliveryBand: 'Carryout',
  products: [
    product(
      '11-tablet-128-gb',
      10.99,
      ['Folio 11" Tablet, 128 GB', 'Tableta Folio de 11", 128 GB'],
      [
        'Four speakers and a screen that reads well in bed.',
        'Cuatro bocinas y una pantalla que se lee bien en la cama.',
      ],
      [
        'Twelve hours of video; that is El Paso to Houston and back to San Antonio.',
        'Doce horas de video: de El Paso a Houston y de regreso a San Antonio.',
      ],
      {
        popularity: 890,
        colors: ['graphite', 'silver'],
        specs: {
          screen: 11,
          resolution: '2000 × 1200',
          memory: 6,
          storage: '128 GB',
          battery: ['12 hours', '12 horas'],
          wireless: 'Wi-Fi 6',
          weight: 1.1,
        },
        features: [feature.microSd, feature.kids],
      },
    ),
    product(
      '11-tablet-256-gb-5g',
      14.99,
      ['Folio 11" Tablet with 5G, 256 GB', 'Tableta Folio de 11" con 5G, 256 GB'],
      ['Works in the truck as well as at home.', 'Funciona en la camioneta igual que en casa.'],
      ['Unlocked; bring a SIM from any carrier.', 'Desbloqueada: use el SIM de cualquier compañía.'],
      {
        colors: ['graphite'],
        specs: {
          screen: 11,
          resolution: '2000 × 1200',
          memory: 8,
          storage: '256 GB',
          battery: ['11 hours', '11 horas'],
          wireless: '5G, Wi-Fi 6',
          weight: 1.2,
        },
        features: [feature.microSd, feature.pen],
      },
    ),
    product(
      '8-tablet-64-gb',
      9.99,
      ['Folio 8" Tablet, 64 GB', 'Tableta Folio de 8", 64 GB'],
      [
        'Fits a coat pocket and a child’s two hands.',
        'Cabe en el bolsillo del abrigo y en las manos de un niño.',
      ],
      ['The bumper case is in the box.', 'La funda antigolpes viene en la caja.'],
      {
        colors: ['midnight-blue', 'rose-clay'],
        specs: {
          screen: 8,
          resolution: '1340 × 800',
          memory: 4,
          storage: '64 GB',
          battery: ['10 hours', '10 horas'],
          wireless: 'Wi-Fi 5',
          weight: 0.7,
        },
        features: [feature.kids, feature.microSd],
      },
    ),
    product(
      '10-kids-tablet-64-gb',
      9.99,
      ['Folio 10" Kids Tablet, 64 GB', 'Tableta infantil Folio de 10", 64 GB'],
      ['A year of books and games picked by teachers.', 'Un año de libros y juegos elegidos por maestros.'],
      [
        'If they break it, we bring another; that is how renting works.',
        'Si la rompen, llevamos otra: así es rentar.',
      ],
      {
        isNew: true,
        colors: ['sage', 'rose-clay'],
        specs: {
          screen: 10.1,
          resolution: '1920 × 1200',
          memory: 4,
          storage: '64 GB',
          battery: ['12 hours', '12 horas'],
          wireless: 'Wi-Fi 5',
          weight: 1.4,
        },
        features: [feature.kids],
      },
    ),
    product(
      '12-tablet-keyboard-256',
      15.99,
      ['Folio 12.4" Tablet with Keyboard, 256 GB', 'Tableta Folio de 12.4" con teclado, 256 GB'],
      ['Snap the keyboard on and it is a small laptop.', 'Ponga el teclado y es una laptop pequeña.'],
      [
        'The pen writes with four milliseconds of delay, less than the eye can see.',
        'El lápiz escribe con cuatro milisegundos de retraso: el ojo no lo nota.',
      ],
      {
        colors: ['graphite', 'silver'],
        specs: {
          screen: 12.4,
          resolution: '2800 × 1752',
          memory: 8,
          storage: '256 GB',
          battery: ['13 hours', '13 horas'],
          wireless: 'Wi-Fi 6E',
          weight: 1.3,
        },
        features: [feature.pen, feature.spanishKeys],
      },
    ),
    product(
      '13-artist-tablet-512',
      16.99,
      ['Folio 13" OLED Tablet, 512 GB', 'Tableta OLED Folio de 13", 512 GB'],
      [
        'For drawing, editing and very good films on a plane.',
        'Para dibujar, editar y ver muy buenas películas en el avión.',
      ],
      [
        'Thinner than a pencil; the pencil is included.',
        'Más delgada que un lápiz; el lápiz viene incluido.',
      ],
      {
        isExclusive: true,
        colors: ['silver'],
        specs: {
          screen: 13,
          panel: 'OLED',
          resolution: '2960 × 1848',
          memory: 12,
          storage: '512 GB',
          battery: ['12 hours', '12 horas'],
          wireless: 'Wi-Fi 7',
          weight: 1.3,
        },
        features: [feature.pen, feature.fastCharge],
      },
    ),
  ],
};

import { product, type Shelf } from '../product-draft.ts';
import { feature } from './computers-features.ts';

export const desktops: Shelf = {
  family: 'desktop',
  brand: 'Byteridge',
  weeks: 65,
  capClass: 'computers',
  category: 'desktops',
  artKey: 'desktop',
  specs: { system: 'Windows 11 Home' },
  features: [feature.keyboardMouse],
  products: [
    product(
      '24-all-in-one-16-gb',
      19.99,
      ['Atlas 24" All-in-One, 16 GB', 'Todo en uno Atlas de 24", 16 GB'],
      [
        'A computer behind the screen and one cord to the wall.',
        'La computadora va detrás de la pantalla, con un solo cable.',
      ],
      [
        'The camera pops up when you need it and hides when you do not.',
        'La cámara sale cuando la necesita y se esconde cuando no.',
      ],
      {
        popularity: 660,
        colors: ['white', 'silver'],
        specs: {
          screen: 23.8,
          processor: ['8-core, 4.4 GHz', '8 núcleos, 4.4 GHz'],
          memory: 16,
          storage: '512 GB SSD',
          ports: 'USB-C, USB-A × 4, HDMI',
          weight: 12,
        },
        features: [feature.privacy],
      },
    ),
    product(
      '27-all-in-one-16-gb',
      23.99,
      ['Atlas 27" All-in-One, 16 GB', 'Todo en uno Atlas de 27", 16 GB'],
      ['Room for two documents and the lesson video.', 'Espacio para dos documentos y el video de la clase.'],
      [
        'Speakers tuned for voices; you will hear the teacher.',
        'Bocinas ajustadas a la voz: sí se oye a la maestra.',
      ],
      {
        isNew: true,
        colors: ['white'],
        specs: {
          screen: 27,
          processor: ['10-core, 4.6 GHz', '10 núcleos, 4.6 GHz'],
          memory: 16,
          storage: '1 TB SSD',
          ports: 'USB-C × 2, USB-A × 3, HDMI',
          weight: 16,
        },
        features: [feature.touch, feature.privacy],
      },
    ),
    product(
      'home-tower-8-gb',
      16.99,
      ['Atlas Home Tower with 24" Monitor, 8 GB', 'Torre Atlas para el hogar con monitor de 24", 8 GB'],
      ['The plain tower with empty slots for later.', 'La torre sencilla, con espacio para crecer.'],
      [
        'Add memory or a drive at the store for the cost of the part.',
        'Agregue memoria o disco en la tienda al costo de la pieza.',
      ],
      {
        colors: ['black'],
        specs: {
          screen: 24,
          processor: ['6-core, 4.2 GHz', '6 núcleos, 4.2 GHz'],
          memory: 8,
          storage: '512 GB SSD',
          ports: 'USB-A × 8, HDMI × 2',
          weight: 24,
        },
        features: [feature.upgrade],
      },
    ),
    product(
      'mini-desktop-16-gb',
      17.99,
      ['Atlas Mini Desktop with 24" Monitor, 16 GB', 'Mini PC Atlas con monitor de 24", 16 GB'],
      ['Bolts to the back of its monitor and disappears.', 'Se atornilla detrás del monitor y desaparece.'],
      ['Uses as much power as a light bulb.', 'Gasta lo mismo que un foco.'],
      {
        isClearance: true,
        colors: ['graphite'],
        specs: {
          screen: 24,
          processor: ['8-core, 4.4 GHz', '8 núcleos, 4.4 GHz'],
          memory: 16,
          storage: '512 GB SSD',
          ports: 'USB-C × 2, USB-A × 4, HDMI',
          weight: 13,
        },
        features: [feature.upgrade],
      },
    ),
    product(
      '24-homework-all-in-one',
      18.99,
      ['Atlas 24" Homework All-in-One, 8 GB', 'Todo en uno Atlas de 24" para tareas, 8 GB'],
      ['A touch screen that tilts down for drawing.', 'Pantalla táctil que se inclina para dibujar.'],
      [
        'Shipped by the manufacturer; the store sets up a profile for each child.',
        'Lo envía el fabricante; la tienda crea un perfil para cada niño.',
      ],
      {
        kind: 'extended-aisle',
        deliveryBand: '3-7 Days',
        colors: ['white'],
        specs: {
          screen: 23.8,
          processor: ['6-core, 4.2 GHz', '6 núcleos, 4.2 GHz'],
          memory: 8,
          storage: '256 GB SSD',
          ports: 'USB-C, USB-A × 3',
          weight: 13,
        },
        features: [feature.touch, feature.kids],
      },
    ),
  ],
};

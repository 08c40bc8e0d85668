import { localized as t } from '../localized.ts';
import { pictured } from '../pictures/index.ts';
import { roomPhoto } from '../rooms/index.ts';
import { definePage } from './define-page.ts';
import { weeklyExchangeCards } from './weekly-exchange-cards.ts';

/** Seasonal content: promotions of the shopper's store, new products there, and links by budget. */
export const specialsPage = definePage({
  id: 'specials',
  title: t(['This season’s specials', 'Ofertas de la temporada']),
  description: t([
    'Offers at your store, what is new on the floor, and exchanges by weekly budget.',
    'Ofertas de su tienda, novedades y cambios según su presupuesto semanal.',
  ]),
  regions: [
    {
      id: 'specials-heading',
      type: 'page-heading',
      data: {
        title: t(['This season’s specials', 'Ofertas de la temporada']),
        lead: t([
          'Every offer says what it does to the payment, to the total and to the cash price.',
          'Cada oferta dice qué cambia en el pago, en el total y en el precio de contado.',
        ]),
      },
    },
    { id: 'specials-store-banner', type: 'page-banner', data: {} },
    {
      id: 'specials-offers',
      type: 'my-offers',
      data: { title: t(['My Offers', 'Mis ofertas']), isOpen: false },
    },
    {
      id: 'specials-floor',
      type: 'store-carousel',
      data: {
        title: t(['New on the floor', 'Novedades en la tienda']),
        isCyclic: true,
        isAutomatic: true,
        slidesToShow: { small: 1, medium: 1, large: 1 },
        slides: [
          {
            id: 'big-screens',
            title: t(['A bigger picture for the winter', 'Una pantalla más grande para el invierno']),
            text: t([
              'Screens of 60 inches and up, delivered, mounted on their stand and set up the same day.',
              'Pantallas de 60 pulgadas o más, entregadas, montadas en su base e instaladas el mismo día.',
            ]),
            action: { label: t(['See big screens', 'Ver pantallas grandes']), href: '/c/electronics' },
            photo: roomPhoto('evening-room'),
            artKey: 'tv',
            tint: 'sky',
            restrictedStores: ['06015', '05119'],
          },
          {
            id: 'laundry',
            title: t(['Laundry day at home', 'El día de lavado, en casa']),
            text: t([
              'Washer and dryer on one agreement, with hoses and installation included.',
              'Lavadora y secadora en un solo contrato, con mangueras e instalación incluidas.',
            ]),
            action: { label: t(['See laundry pairs', 'Ver lavadoras y secadoras']), href: '/c/appliances' },
            photo: roomPhoto('laundry-room'),
            artKey: 'washer-pair',
            tint: 'sage',
            restrictedStores: [],
          },
          {
            id: 'sleep',
            title: t(['Sleep on it', 'Consúltelo con la almohada']),
            text: t([
              'Bed, base and mattress together. Don’t like it? We pick it up.',
              'Cama, base y colchón juntos. ¿No le gusta? Pasamos por ellos.',
            ]),
            action: { label: t(['See bedrooms', 'Ver recámaras']), href: '/c/furniture/bedroom' },
            photo: roomPhoto('bedroom'),
            artKey: 'bed',
            tint: 'berry',
            restrictedStores: [],
          },
        ],
      },
    },
    {
      id: 'specials-three',
      type: 'product-carousel',
      data: {
        title: t(['Three to start with', 'Tres para empezar']),
        titleWithoutStore: t(['Three to start with', 'Tres para empezar']),
        subtitle: null,
        productIds: ['alder-3-seat-sofa', '65-4k-smart-tv', 'front-load-washer-dryer-pair'],
        hasFrequencyPicker: false,
        shopAll: { label: t(['All deals', 'Todas las ofertas']), href: '/c/deals' },
      },
    },
    {
      id: 'specials-banner',
      type: 'banner',
      data: {
        title: t(['Clearance, marked on the tag', 'Liquidación, marcada en la etiqueta']),
        text: t([
          'Last pieces at a lower rate for the whole agreement, not only for the first week.',
          'Últimas piezas con una tarifa más baja durante todo el contrato, no solo la primera semana.',
        ]),
        action: { label: t(['Shop clearance', 'Ver liquidación']), href: '/c/deals/clearance' },
        tone: 'honey',
      },
    },
    {
      id: 'specials-exchange',
      type: 'exchange-cards',
      data: {
        intro: t([
          'Six months in, you may trade what you rent for something else. Choose a weekly payment; every item then shows its number of payments, total cost and cash price.',
          'A los seis meses puede cambiar lo que renta por otra cosa. Elija cuánto puede pagar por semana; cada artículo muestra después su número de pagos, costo total y precio de contado.',
        ]),
        ...weeklyExchangeCards,
      },
    },
    {
      id: 'specials-brand',
      type: 'mobile-grid',
      data: {
        title: t(['A brand to know', 'Una marca para conocer']),
        grid: '1x1',
        tiles: [
          {
            label: t(['Wrenfield sofas, made to be moved', 'Sofás Wrenfield, hechos para mudarse']),
            href: '/search?q=Wrenfield',
            ...pictured('sofa-tufted'),
            tint: 'honey',
          },
        ],
      },
    },
    {
      id: 'specials-pair',
      type: 'mobile-grid',
      data: {
        title: t(['Work or play', 'Trabajo o juego']),
        grid: '2x1',
        tiles: [
          {
            label: t(['Laptops', 'Laptops']),
            href: '/c/computers',
            ...pictured('laptop'),
            tint: 'sage',
          },
          {
            label: t(['Consoles', 'Consolas']),
            href: '/search?q=console',
            ...pictured('console'),
            tint: 'berry',
          },
        ],
      },
    },
    {
      id: 'specials-deals',
      type: 'deals-strip',
      data: {
        title: t(['Never miss a deal:', 'No se pierda ninguna oferta:']),
        placeholder: t(['Your Email Address', 'Su correo electrónico']),
        button: t(['Sign Up', 'Suscribirme']),
      },
    },
  ],
});

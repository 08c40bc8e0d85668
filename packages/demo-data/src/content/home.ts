import { localized as t } from '../localized.ts';
import { graded } from '../pictures/index.ts';
import { roomPhoto } from '../rooms/index.ts';
import { definePage } from './define-page.ts';
import { howItEndsRegion } from './how-it-ends.ts';

const BRANDS = [
  'Wrenfield',
  'Oakmere',
  'Somnara',
  'Frostmere',
  'Tideworks',
  'Dunlow',
  'Emberlane',
  'Vistaron',
  'Byteridge',
  'Kiteplay',
];

export const homePage = definePage({
  id: 'home',
  title: t([
    'Rent to own furniture, appliances, electronics and computers',
    'Rente con opción a compra: muebles, electrodomésticos, electrónica y computadoras',
  ]),
  description: t([
    'Weekly price, number of payments, total cost and cash price on every tag. Return any time.',
    'Precio semanal, número de pagos, costo total y precio de contado en cada etiqueta. Devuelva cuando quiera.',
  ]),
  regions: [
    {
      id: 'home-hero',
      type: 'hero',
      data: {
        headline: t([
          'The whole price, before you say yes.',
          'El precio completo, antes de que diga que sí.',
        ]),
        lead: t([
          'Rent to own furniture, appliances and tech. Weekly price, number of payments, total cost and cash price: on every tag, every time.',
          'Muebles, electrodomésticos y tecnología en renta con opción a compra. Precio semanal, número de pagos, costo total y precio de contado: en cada etiqueta, siempre.',
        ]),
        primaryAction: {
          label: t(['See what I’m approved for', 'Ver mi límite aprobado']),
          href: '/instant-approval?position=instant-approval',
        },
        secondaryAction: { label: t(['How RAC Works', 'Cómo funciona RAC']), href: '/how-rac-works' },
        photo: roomPhoto('living-room'),
        tagProductIds: ['alder-3-seat-sofa', '65-4k-smart-tv'],
      },
    },
    {
      id: 'home-assurances',
      type: 'assurance-strip',
      data: {
        items: [
          {
            icon: 'undo-2',
            title: t(['Return it any time', 'Devuélvalo cuando quiera']),
            text: t([
              'No penalty. You pay through the pickup day.',
              'Sin multa. Paga hasta el día en que lo recogemos.',
            ]),
          },
          {
            icon: 'calendar-check',
            title: t([
              '{sameAsCashDays} days same as cash',
              '{sameAsCashDays} días para pagar el precio de contado',
            ]),
            titleWithoutStore: t(['Same as cash', 'Mismo precio que al contado']),
            text: t([
              'Finish by the date on your tag and pay the cash price.',
              'Termine antes de la fecha de su etiqueta y pague el precio de contado.',
            ]),
          },
          {
            icon: 'wrench',
            title: t(['Delivery, setup and service included', 'Entrega, instalación y servicio incluidos']),
            text: t(['For as long as you rent.', 'Durante toda su renta.']),
          },
        ],
      },
    },
    {
      id: 'home-categories',
      type: 'shop-by-category',
      data: {
        title: t(['Shop by category', 'Compre por categoría']),
        shopAll: { label: t(['Shop All', 'Ver todo']), href: '/shop-all' },
        categoryIds: ['furniture', 'appliances', 'electronics', 'computers', 'smartphones', 'deals'],
      },
    },
    {
      id: 'home-on-the-floor',
      type: 'product-carousel',
      data: {
        title: t(['On the floor at {storeAddress}', 'En exhibición en {storeAddress}']),
        titleWithoutStore: t(['What neighbors are renting', 'Lo que rentan sus vecinos']),
        subtitle: t(['In stock or delivered this week', 'Disponible o entregado esta semana']),
        productIds: [
          'alder-3-seat-sofa',
          '65-4k-smart-tv',
          'french-door-refrigerator-26-cu-ft',
          'front-load-washer-dryer-pair',
          'calder-reclining-sofa',
          '15-everyday-laptop-16-gb',
          'heron-dining-set',
          'upright-freezer-14-cu-ft',
        ],
        hasFrequencyPicker: true,
        shopAll: null,
      },
    },
    howItEndsRegion,
    {
      id: 'home-ideas',
      type: 'marketing-tiles',
      data: {
        title: null,
        tiles: [
          {
            eyebrow: t(['This season', 'Esta temporada']),
            title: t(['Specials at your store', 'Ofertas de su tienda']),
            text: t([
              'What’s on now, and how it changes the total.',
              'Lo que hay ahora y cómo cambia el total.',
            ]),
            action: { label: t(['See the specials', 'Ver las ofertas']), href: '/page-viewer/specials' },
            photo: roomPhoto('laundry-room'),
            artKey: 'washer-pair',
            tint: 'honey',
          },
          {
            eyebrow: t(['A guide', 'Una guía']),
            title: t(['Furnish a first home', 'Amueble su primer hogar']),
            text: t([
              'Room by room: where to start, what can wait.',
              'Cuarto por cuarto: por dónde empezar y qué puede esperar.',
            ]),
            action: { label: t(['Read the guide', 'Leer la guía']), href: '/page-viewer/first-home' },
            photo: roomPhoto('family-room'),
            artKey: 'sofa-chaise',
            colorHex: '2f6b59',
            tint: 'sage',
          },
        ],
      },
    },
    {
      id: 'home-plugged-in',
      type: 'product-carousel',
      data: {
        title: t(['Screens, games and work', 'Pantallas, juegos y trabajo']),
        titleWithoutStore: t(['Screens, games and work', 'Pantallas, juegos y trabajo']),
        subtitle: t(['Set up and running the day it arrives', 'Instalado y listo el día que llega']),
        productIds: [
          'kiteplay-one-disc',
          '11-tablet-128-gb',
          'palmara-a7-256',
          '15-gaming-laptop-rtg-50',
          '24-all-in-one-16-gb',
          'kiteplay-console-bundle',
        ],
        hasFrequencyPicker: false,
        shopAll: { label: t(['Shop electronics', 'Ver electrónica']), href: '/c/electronics' },
      },
    },
    {
      id: 'home-grades',
      type: 'grades-panel',
      data: {
        title: t(['Pre-owned, graded in plain words', 'Usados, clasificados con palabras claras']),
        shopAll: { label: t(['Shop pre-owned', 'Ver usados']), href: '/c/deals/previously-rented' },
        grades: [
          {
            condition: 'USED_GREAT',
            ...graded('loveseat', 'USED_GREAT', 'loveseat'),
            title: t(['Great', 'Excelente']),
            text: t([
              'Light wear you have to look for. Every part works.',
              'Desgaste leve que hay que buscar. Todo funciona.',
            ]),
          },
          {
            condition: 'USED_GOOD',
            ...graded('dining-set', 'USED_GOOD', 'dining'),
            title: t(['Good', 'Bueno']),
            text: t([
              'Some visible marks, shown in the photos. Every part works.',
              'Algunas marcas visibles, mostradas en las fotos. Todo funciona.',
            ]),
          },
          {
            condition: 'USED_FAIR',
            ...graded('washer', 'USED_FAIR', 'washer'),
            title: t(['Fair', 'Aceptable']),
            text: t([
              'Clear signs of use, never damage. The lowest total cost.',
              'Señales claras de uso, nunca daños. El costo total más bajo.',
            ]),
          },
        ],
      },
    },
    {
      id: 'home-popular',
      type: 'recommendations',
      data: { title: t(['Popular right now', 'Lo más popular']), zone: 'home' },
    },
    {
      id: 'home-brands',
      type: 'brand-strip',
      data: {
        title: t(['Brands on our floor', 'Marcas en nuestras tiendas']),
        brands: BRANDS.map((brand) => ({ label: t([brand, brand]), href: `/search?q=${brand}` })),
      },
    },
    {
      id: 'home-approval',
      type: 'call-to-action',
      data: {
        title: t(['Shop with a number in mind', 'Compre sabiendo su límite']),
        text: t([
          'See what you are approved for in a few minutes. It’s a limit, not a bill, and it does not commit you to anything.',
          'Conozca su límite en unos minutos. Es un límite, no una factura, y no lo compromete a nada.',
        ]),
        primaryAction: {
          label: t(['Get my amount', 'Ver mi límite']),
          href: '/instant-approval?position=instant-approval',
        },
        secondaryLink: {
          label: t(['Read the FAQs', 'Leer las preguntas frecuentes']),
          href: '/faqs',
        },
      },
    },
    {
      id: 'home-deals',
      type: 'deals-strip',
      data: {
        title: t(['Never miss a deal:', 'No se pierda ninguna oferta:']),
        placeholder: t(['Your Email Address', 'Su correo electrónico']),
        button: t(['Sign Up', 'Suscribirme']),
      },
    },
  ],
});

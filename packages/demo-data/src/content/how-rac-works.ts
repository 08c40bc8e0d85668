import { filmOf } from '../films/index.ts';
import { localized as t } from '../localized.ts';
import { definePage } from './define-page.ts';
import { howItEndsRegion } from './how-it-ends.ts';

export const howRacWorksPage = definePage({
  id: 'how-rac-works',
  title: t(['How RAC Works', 'Cómo funciona RAC']),
  description: t([
    'Choose, get approved, sign, and decide how it ends.',
    'Elija, obtenga su aprobación, firme y decida cómo termina.',
  ]),
  regions: [
    {
      id: 'how-video',
      type: 'video',
      data: {
        title: t(['How Rowan & Co. works', 'Cómo funciona Rowan & Co.']),
        intro: {
          headline: t(['Rent it. Own it. Or send it back.', 'Réntelo. Hágalo suyo. O devuélvalo.']),
          lead: t([
            'You rent week by week. Nothing is charged until you have seen the whole cost and signed.',
            'Renta semana a semana. No se cobra nada hasta que vea el costo completo y firme.',
          ]),
          primaryAction: {
            label: t(['Get my amount', 'Ver mi límite']),
            href: '/instant-approval?position=instant-approval',
          },
          secondaryLink: {
            label: t(['Read the FAQs', 'Leer las preguntas frecuentes']),
            href: '/faqs',
            opensNewWindow: true,
          },
        },
        ...filmOf('how-rac-works'),
        photo: null,
      },
    },
    {
      id: 'how-steps',
      type: 'feature-list',
      data: {
        title: t(['Five steps, no long-term commitment', 'Cinco pasos, sin compromiso a largo plazo']),
        isNumbered: true,
        items: [
          {
            icon: 'map-pin',
            title: t(['Choose your store', 'Elija su tienda']),
            text: t([
              'Prices, offers and stock depend on the store that delivers to you.',
              'Los precios, las ofertas y la disponibilidad dependen de la tienda que le entrega.',
            ]),
          },
          {
            icon: 'shopping-bag',
            title: t(['Pick what you need', 'Escoja lo que necesita']),
            text: t([
              'New or pre-owned, paid weekly, every two weeks, twice a month or monthly. The total stays the same.',
              'Nuevo o usado, con pagos semanales, cada dos semanas, dos veces al mes o mensuales. El total no cambia.',
            ]),
          },
          {
            icon: 'badge-check',
            title: t(['Get your amount', 'Conozca su límite']),
            text: t([
              'Applying takes a few minutes. It’s a limit, not a bill.',
              'La solicitud toma unos minutos. Es un límite, no una factura.',
            ]),
          },
          {
            icon: 'file-signature',
            title: t(['Sign and schedule', 'Firme y programe']),
            text: t([
              'Read the agreement in English or Spanish, pay the first period and agree on a delivery day.',
              'Lea el contrato en inglés o en español, pague el primer periodo y acuerde el día de entrega.',
            ]),
          },
          {
            icon: 'hand-coins',
            title: t(['Own it, buy it or return it', 'Hágalo suyo, cómprelo o devuélvalo']),
            text: t([
              'Make every payment, buy it early at the price in your account, or have us pick it up.',
              'Haga todos los pagos, cómprelo antes al precio que muestra su cuenta o pida que lo recojamos.',
            ]),
          },
        ],
      },
    },
    { ...howItEndsRegion, id: 'how-it-ends' },
    {
      id: 'how-included',
      type: 'feature-list',
      data: {
        title: t(['In every rental', 'En cada renta']),
        items: [
          {
            icon: 'truck',
            title: t(['Delivery and setup', 'Entrega e instalación']),
            text: t([
              'No charge, and we take it away if you return it.',
              'Sin cargo, y lo recogemos si lo devuelve.',
            ]),
          },
          {
            icon: 'wrench',
            title: t(['Service', 'Servicio']),
            text: t([
              'We repair or replace it for as long as you rent.',
              'Lo reparamos o lo cambiamos mientras dure su renta.',
            ]),
          },
          {
            icon: 'undo-2',
            title: t(['Return any day', 'Devuelva cualquier día']),
            text: t([
              'No penalty. You pay through the pickup day.',
              'Sin multa. Paga hasta el día en que lo recogemos.',
            ]),
          },
          {
            icon: 'calendar-check',
            title: t(['More time when you need it', 'Más tiempo cuando lo necesita']),
            text: t([
              'Move a payment by up to 7 days in your account.',
              'Mueva un pago hasta 7 días desde su cuenta.',
            ]),
          },
          {
            icon: 'file-signature',
            title: t(['Your payments still count', 'Sus pagos cuentan']),
            text: t([
              'Return it, come back within two years, and pick up where you left off.',
              'Devuélvalo, regrese antes de dos años y continúe donde se quedó.',
            ]),
          },
          {
            icon: 'badge-check',
            title: t(['Nothing you didn’t ask for', 'Nada que usted no pida']),
            text: t([
              'Coverage and memberships are off until you choose them.',
              'La cobertura y las membresías no se incluyen hasta que usted las elija.',
            ]),
          },
        ],
      },
    },
    {
      id: 'how-get-started',
      type: 'get-started',
      data: {
        title: t(['Hear about it first', 'Entérese primero']),
        text: t([
          'Choose email or text. One message when something good comes in, not one a day.',
          'Elija correo o mensaje de texto. Un aviso cuando llegue algo bueno, no uno diario.',
        ]),
      },
    },
  ],
});

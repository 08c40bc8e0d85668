import { localized as t } from '../localized.ts';
import { definePage, type TypedContentPage } from './define-page.ts';
import { privacyPages } from './privacy-pages.ts';
import { siteMapPage } from './site-map-page.ts';
import { textPage } from './text-page.ts';

export const legalPages: readonly TypedContentPage[] = [
  ...privacyPages,
  textPage(
    'terms-conditions',
    ['Terms and conditions', 'Términos y condiciones'],
    [
      'The rules of this site. Your agreement has its own.',
      'Las reglas de este sitio. Su contrato tiene las suyas.',
    ],
    [
      [
        ['Rental-purchase', 'Renta con opción a compra'],
        [
          'You rent by the week and may return the item at any time. You own it after all payments, or earlier through an early purchase option.',
          'Usted renta por semana y puede devolver el artículo en cualquier momento. Es suyo al hacer todos los pagos, o antes mediante la opción de compra anticipada.',
        ],
      ],
      [
        ['Prices', 'Precios'],
        [
          'Prices hold for the store you chose and the day you see them. If the agreement and this site differ, the agreement counts.',
          'Los precios valen para la tienda que eligió y el día en que los ve. Si el contrato y este sitio difieren, cuenta el contrato.',
        ],
      ],
      [
        ['Where we rent', 'Dónde rentamos'],
        [
          'We do not rent online in Minnesota, New Jersey, North Carolina or Wisconsin, nor deliver there.',
          'No rentamos en línea ni entregamos en Minnesota, Nueva Jersey, Carolina del Norte ni Wisconsin.',
        ],
      ],
    ],
  ),
  textPage(
    'shipping',
    ['Delivery', 'Entregas'],
    ['Our own trucks, your time slot.', 'Nuestros camiones, su horario.'],
    [
      [
        ['From your store', 'Desde su tienda'],
        [
          'Items in stock arrive in one to three days. You choose a two-hour slot, Monday to Saturday.',
          'Los artículos disponibles llegan en uno a tres días. Usted elige un horario de dos horas, de lunes a sábado.',
        ],
      ],
      [
        ['Orders and vendor shipments', 'Pedidos y envíos del fabricante'],
        [
          'Special orders take two to six weeks. Extended-aisle items ship from the manufacturer within two weeks; we still set them up.',
          'Los pedidos especiales tardan de dos a seis semanas. Los artículos de catálogo ampliado llegan del fabricante en dos semanas; la instalación la hacemos nosotros.',
        ],
      ],
    ],
  ),
  textPage(
    'returns-exchanges',
    ['Returns and exchanges', 'Devoluciones y cambios'],
    ['Any time, without a penalty.', 'Cuando quiera, sin multa.'],
    [
      [
        ['Returns', 'Devoluciones'],
        [
          'Choose a pickup day in your account. You pay up to that day. The agreement rests for two years in case you want it back.',
          'Elija en su cuenta el día de recolección. Paga hasta ese día. El contrato queda en pausa dos años por si desea retomarlo.',
        ],
      ],
      [
        ['Exchanges', 'Cambios'],
        [
          'After six months in good standing you may trade for something else; we show the new price first.',
          'Después de seis meses al corriente puede cambiar por otro artículo; primero le mostramos el nuevo precio.',
        ],
      ],
    ],
  ),
  siteMapPage,
];

export const contactPage = definePage({
  id: 'contact-us',
  title: t(['Contact Us', 'Contáctenos']),
  description: t(['Talk to the people who deliver', 'Hable con quienes le entregan']),
  regions: [
    {
      id: 'contact-heading',
      type: 'page-heading',
      data: {
        title: t(['Talk to your store', 'Hable con su tienda']),
        lead: t(['Monday to Saturday, 10 to 6.', 'De lunes a sábado, de 10 a 6.']),
      },
    },
    {
      id: 'contact-ways',
      type: 'contact-tiles',
      data: {
        tiles: [
          {
            icon: 'map-pin',
            title: t(['Visit', 'Visítenos']),
            text: t([
              'Find the address and hours of your store.',
              'Encuentre la dirección y el horario de su tienda.',
            ]),
            action: { label: t(['Find a store', 'Buscar una tienda']), href: '/find-a-store' },
          },
          {
            icon: 'phone',
            title: t(['Call', 'Llame']),
            text: t(['English and Spanish, all day.', 'En inglés y español, todo el día.']),
            action: {
              label: t(['Call (214) 555-0100', 'Llamar al (214) 555-0100']),
              href: 'tel:+12145550100',
            },
          },
          {
            icon: 'mail',
            title: t(['Write', 'Escriba']),
            text: t(['We answer within one business day.', 'Respondemos en un día hábil.']),
            action: { label: t(['Send an email', 'Enviar un correo']), href: 'mailto:hello@rowan.example' },
          },
        ],
      },
    },
  ],
});

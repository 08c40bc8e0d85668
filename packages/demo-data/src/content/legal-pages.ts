import { type Both, localized as t } from '../localized.ts';
import { definePage, type TypedContentPage } from './define-page.ts';

type Section = readonly [heading: Both, ...paragraphs: readonly Both[]];

function textPage(
  id: string,
  title: Both,
  description: Both,
  sections: readonly Section[],
): TypedContentPage {
  return definePage({
    id,
    title: t(title),
    description: t(description),
    regions: [
      { id: `${id}-heading`, type: 'page-heading', data: { title: t(title), lead: t(description) } },
      {
        id: `${id}-text`,
        type: 'rich-text',
        data: {
          sections: sections.map(([heading, ...paragraphs]) => ({
            heading: t(heading),
            paragraphs: paragraphs.map(t),
          })),
        },
      },
    ],
  });
}

export const legalPages: readonly TypedContentPage[] = [
  textPage(
    'privacy-policy',
    ['Privacy policy', 'Política de privacidad'],
    ['What we keep, why, and what we never show.', 'Qué guardamos, por qué y qué nunca mostramos.'],
    [
      [
        ['What we collect', 'Qué recopilamos'],
        [
          'Your name, contact details, income and references when you apply; payments and service visits while you rent.',
          'Su nombre, datos de contacto, ingresos y referencias al solicitar; pagos y visitas de servicio mientras renta.',
        ],
      ],
      [
        ['Numbers we lock away', 'Números bajo llave'],
        [
          'Social Security number, date of birth and bank details are encrypted when you enter them and never shown again, to you or to our staff.',
          'Su número de Seguro Social, fecha de nacimiento y datos bancarios se cifran al ingresarlos y no vuelven a mostrarse, ni a usted ni a nuestro personal.',
        ],
      ],
      [
        ['Your choices', 'Sus opciones'],
        [
          'Ask for a copy of your data, correct it, or leave our lists at any store. Measuring and advertising tools stay off until you allow them.',
          'Pida una copia de sus datos, corríjalos o salga de nuestras listas en cualquier tienda. Las herramientas de medición y publicidad permanecen apagadas hasta que usted las permita.',
        ],
      ],
    ],
  ),
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
  textPage(
    'site-map',
    ['Site map', 'Mapa del sitio'],
    ['Where to find what.', 'Dónde encontrar qué.'],
    [
      [
        ['Shop', 'Comprar'],
        [
          'Furniture, appliances, electronics, computers, smartphones and deals stand in the menu on every page.',
          'Muebles, electrodomésticos, electrónica, computadoras, teléfonos y ofertas están en el menú de cada página.',
        ],
      ],
      [
        ['Account', 'Cuenta'],
        [
          'Payments, autopay, delivery and documents are under My Account.',
          'Pagos, pago automático, entregas y documentos están en Mi cuenta.',
        ],
      ],
    ],
  ),
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

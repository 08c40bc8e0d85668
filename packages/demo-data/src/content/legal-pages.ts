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
          'Prices hold for the store you chose and the day you see them. If the agreement and this site differ, the agreement prevails.',
          'Los precios valen para la tienda que eligió y el día en que los ve. Si el contrato y este sitio difieren, prevalece el contrato.',
        ],
      ],
      [
        ['What you pay', 'Lo que paga'],
        [
          'Each payment renews the rental for one period. The agreement lists the amount, the number of payments, the total cost, the cash price, tax and the one-time processing fee. Coverage is optional and starts only if you choose it.',
          'Cada pago renueva la renta por un periodo. El contrato indica el monto, el número de pagos, el costo total, el precio de contado, los impuestos y el cargo único de trámite. La cobertura es opcional y empieza solo si usted la elige.',
        ],
      ],
      [
        ['Buying it early', 'Comprarlo antes'],
        [
          'Within the same-as-cash period you own the item once what you paid reaches the cash price. After that, your state’s formula sets the price; your account shows it every day.',
          'Durante el periodo de precio de contado el artículo es suyo cuando lo pagado llega a ese precio. Después, la fórmula de su estado fija el precio; su cuenta lo muestra cada día.',
        ],
      ],
      [
        ['Late payments', 'Pagos atrasados'],
        [
          'You may move a payment by up to seven days in your account. Fees for late payments are those that your state allows and your agreement names, and no others.',
          'Puede mover un pago hasta siete días en su cuenta. Los cargos por atraso son los que permite su estado y nombra su contrato, y ningún otro.',
        ],
      ],
      [
        ['Returning and reinstating', 'Devolver y retomar'],
        [
          'Choose a pickup day in your account or call your store. You pay through that day. What you paid is kept, and you can reinstate the agreement within the time your state sets.',
          'Elija el día de recolección en su cuenta o llame a su tienda. Paga hasta ese día. Lo pagado se conserva y puede retomar el contrato dentro del plazo de su estado.',
        ],
      ],
      [
        ['Loss and damage', 'Pérdida y daños'],
        [
          'You are responsible for loss and for damage beyond normal wear, up to the item’s fair market value. Optional coverage has its own line in the agreement.',
          'Usted responde por la pérdida y por los daños que excedan el desgaste normal, hasta el valor justo de mercado del artículo. La cobertura opcional tiene su propia línea en el contrato.',
        ],
      ],
      [
        ['Service', 'Servicio'],
        [
          'We repair or replace the item for as long as you rent. Once you own it, what is left of the manufacturer’s warranty is yours.',
          'Reparamos o cambiamos el artículo mientras dure su renta. Cuando ya es suyo, lo que quede de la garantía del fabricante también lo es.',
        ],
      ],
      [
        ['Where we rent', 'Dónde rentamos'],
        [
          'We do not rent online in Minnesota, New Jersey, North Carolina or Wisconsin, nor deliver there.',
          'No rentamos en línea ni entregamos en Minnesota, Nueva Jersey, Carolina del Norte ni Wisconsin.',
        ],
      ],
      [
        ['Disputes', 'Controversias'],
        [
          'Talk to your store first. Nothing here limits the rights that your state’s law gives you.',
          'Hable primero con su tienda. Nada de lo aquí escrito limita los derechos que le da la ley de su estado.',
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
        ['Special orders and manufacturer shipments', 'Pedidos especiales y envíos del fabricante'],
        [
          'Special orders take two to six weeks. Extended-aisle items ship from the manufacturer within two weeks; we still set them up.',
          'Los pedidos especiales tardan de dos a seis semanas. Los artículos de catálogo ampliado llegan del fabricante en dos semanas; la instalación la hacemos nosotros.',
        ],
      ],
      [
        ['What is included', 'Qué incluye'],
        [
          'Delivery, setup, hoses and packaging removal. There is no delivery fee.',
          'Entrega, instalación, mangueras y retiro del empaque. La entrega no tiene costo.',
        ],
      ],
      [
        ['The day of delivery', 'El día de la entrega'],
        [
          'An adult has to be there to check the item and sign for it. You can move the visit in your account until the evening before.',
          'Un adulto debe estar presente para revisar el artículo y firmar de recibido. Puede cambiar la visita en su cuenta hasta la tarde anterior.',
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
          'Choose a pickup day in your account. You pay through that day. The agreement stays on hold for two years in case you want it back.',
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
      [
        ['What to get ready', 'Qué preparar'],
        [
          'Empty the item, clear the way to it, and gather cords, remotes and shelves. Remove your data from phones, tablets and computers.',
          'Vacíe el artículo, despeje el paso y reúna cables, controles y repisas. Borre sus datos de teléfonos, tabletas y computadoras.',
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
            text: t([
              'English and Spanish, Monday to Saturday, 10 to 6.',
              'En inglés y español, de lunes a sábado, de 10 a 6.',
            ]),
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

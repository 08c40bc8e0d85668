import type { TypedContentPage } from './define-page.ts';
import { privacyLaws } from './privacy-laws.ts';
import { textPage } from './text-page.ts';

const laws = privacyLaws
  .map(([state, citation]) => `${state} (${citation.replaceAll(' ', '\u00a0')})`)
  .join('; ');
const MAIL = 'mailto:privacy@rowan.example';

export const privacyPages: readonly TypedContentPage[] = [
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
        ['Cookies and measuring', 'Cookies y medición'],
        [
          'Measuring and advertising tools stay off until you allow them, and advertising stays off when your browser sends Global Privacy Control.',
          'Las herramientas de medición y publicidad permanecen apagadas hasta que usted las permita, y la publicidad sigue apagada si su navegador envía Global Privacy Control.',
        ],
        {
          links: [
            [['Cookie choices', 'Opciones de cookies'], '/cookie-choices'],
            [['Cookie policy', 'Política de cookies'], '/page-viewer/cookie-policy'],
          ],
        },
      ],
      [
        ['Your rights', 'Sus derechos'],
        [
          'See your data, correct it, get a copy, have it deleted, and leave our lists. You have these rights whatever state you live in.',
          'Vea sus datos, corríjalos, obtenga una copia, pida que se borren y salga de nuestras listas. Tiene estos derechos sin importar en qué estado viva.',
        ],
        {
          links: [
            [['Your privacy rights', 'Sus derechos de privacidad'], '/page-viewer/privacy-rights'],
            [['Stop our emails', 'Dejar de recibir correos'], '/unsubscribe'],
          ],
        },
      ],
    ],
  ),
  textPage(
    'privacy-rights',
    ['Your privacy rights', 'Sus derechos de privacidad'],
    ['The same for everyone, in every state.', 'Los mismos para todos, en todos los estados.'],
    [
      [
        ['What you can ask for', 'Qué puede pedir'],
        [
          'A copy of your data in a file you can take elsewhere. Corrections. Deletion. No sale or sharing of your data, and no targeted advertising. You get the same prices and service either way.',
          'Una copia de sus datos en un archivo que puede llevarse. Correcciones. Que se borren. Que no se vendan ni se compartan, y nada de publicidad dirigida. Pida lo que pida, los precios y la atención son los mismos.',
        ],
      ],
      [
        ['With an account', 'Si tiene una cuenta'],
        [
          'Do it yourself, any time. We keep agreements, payments and other records only as long as the law requires; the page that closes your account lists them first.',
          'Hágalo usted mismo, cuando quiera. Guardamos los contratos, los pagos y otros registros solo el tiempo que exige la ley; la página para cerrar la cuenta se los muestra antes.',
        ],
        {
          links: [
            [['Get a copy of your data', 'Obtener una copia de sus datos'], '/my-accounts/data-export'],
            [['Correct your details', 'Corregir sus datos'], '/my-accounts/personal-info'],
            [['Close your account', 'Cerrar su cuenta'], '/my-accounts/close-account'],
            [['Cookie choices', 'Opciones de cookies'], '/cookie-choices'],
          ],
        },
      ],
      [
        ['Without an account', 'Si no tiene una cuenta'],
        [
          'Write or call. Tell us the email address or phone number that you gave us: we use it to confirm it’s you, and for nothing else. Someone you authorize in writing can ask on your behalf.',
          'Escriba o llame. Díganos el correo o el teléfono que nos dio: lo usamos para comprobar que es usted, y para nada más. Otra persona puede pedirlo por usted con su permiso por escrito.',
        ],
        [
          'We answer within 45 days. If we refuse, we say why, and you can ask us to look again by answering that message; your state’s attorney general takes complaints too.',
          'Respondemos en un plazo de 45 días. Si nos negamos, le decimos por qué, y puede pedir que lo revisemos contestando ese mensaje; la fiscalía general de su estado también recibe quejas.',
        ],
        {
          links: [
            [['Write to us about your data', 'Escríbanos sobre sus datos'], MAIL],
            [['Call (214) 555-0100', 'Llamar al (214) 555-0100'], 'tel:+12145550100'],
            [['Stop our emails', 'Dejar de recibir correos'], '/unsubscribe'],
          ],
        },
      ],
      [
        ['The laws behind them', 'Las leyes que los respaldan'],
        [
          `${laws}. Not all of them apply to every company. We give everyone the most that any of them asks for.`,
          `${laws}. No todas se aplican a todas las empresas. Damos a todos lo máximo que exige cualquiera de ellas.`,
        ],
      ],
    ],
  ),
  textPage(
    'cookie-policy',
    ['Cookie policy', 'Política de cookies'],
    ['What is kept in your browser, and for how long.', 'Qué se guarda en su navegador y por cuánto tiempo.'],
    [
      [
        ['Necessary: always on', 'Necesarias: siempre activas'],
        [
          'Your session with cart, store and sign-in (30 days), how often you want to pay, your cookie choice (a year), a chat you started (a day), and whether you were asked to sign up for deals: 15 days after a no, 100 days after a sign-up.',
          'Su sesión con el carrito, la tienda y el inicio de sesión (30 días), la frecuencia de pago que prefiere, su elección de cookies (un año), si inició un chat (un día) y si ya le preguntamos por las ofertas: 15 días si dijo que no, 100 días si se suscribió.',
        ],
      ],
      [
        ['Functional: off until you allow them', 'Funcionales: apagadas hasta que las permita'],
        [
          'Your last searches, the items you looked at and the condition and color you chose, in this browser only.',
          'Sus últimas búsquedas, los artículos que vio y la condición y el color que eligió, solo en este navegador.',
        ],
      ],
      [
        ['Performance: off until you allow them', 'Rendimiento: apagadas hasta que las permita'],
        [
          'Count visits and show us where pages are slow or unclear. The categories you viewed are kept for 30 days. Recommendations may be based on what you look at.',
          'Cuentan visitas y nos muestran dónde las páginas son lentas o poco claras. Las categorías que vio se guardan 30 días. Las recomendaciones pueden basarse en lo que usted ve.',
        ],
      ],
      [
        ['Advertising: off until you allow them', 'Publicidad: apagadas hasta que las permita'],
        [
          'Let our advertising partners see which pages led to a sale, and remember for a day that you asked a store to call you. Always off when your browser sends Global Privacy Control.',
          'Permiten que nuestros socios publicitarios vean qué páginas llevaron a una venta, y recuerdan un día que pidió que una tienda lo llame. Siempre apagadas si su navegador envía Global Privacy Control.',
        ],
        { links: [[['Change your choice', 'Cambiar su elección'], '/cookie-choices']] },
      ],
    ],
  ),
  textPage(
    'accessibility',
    ['Accessibility', 'Accesibilidad'],
    ['Everyone should be able to use this site.', 'Todas las personas deben poder usar este sitio.'],
    [
      [
        ['The standard we follow', 'La norma que seguimos'],
        [
          'The Web Content Accessibility Guidelines 2.2, level AA. Pages work with a keyboard alone, name their parts for screen readers, grow with your text size and stop moving when your device asks for less motion.',
          'Las Pautas de Accesibilidad para el Contenido Web 2.2, nivel AA. Las páginas funcionan solo con teclado, nombran sus partes para lectores de pantalla, crecen con el tamaño de letra y dejan de moverse si su dispositivo pide menos movimiento.',
        ],
      ],
      [
        ['If something gets in your way', 'Si algo le impide seguir'],
        [
          'Tell us which page and what you use to read it. Until it’s fixed, we’ll do it for you by phone or at your store, at the same price.',
          'Díganos en qué página y qué usa para leerla. Mientras lo arreglamos, lo hacemos con usted por teléfono o en su tienda, al mismo precio.',
        ],
        {
          links: [
            [['Contact Us', 'Contáctenos'], '/contact-us'],
            [['Call (214) 555-0100', 'Llamar al (214) 555-0100'], 'tel:+12145550100'],
          ],
        },
      ],
    ],
  ),
];

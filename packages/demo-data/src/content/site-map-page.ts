import { textPage } from './text-page.ts';

/** Where to find what, for people; search engines have `/sitemap.xml`. */
export const siteMapPage = textPage(
  'site-map',
  ['Site map', 'Mapa del sitio'],
  ['Every page in one place.', 'Todas las páginas en un solo lugar.'],
  [
    [
      ['Shop', 'Comprar'],
      {
        links: [
          [['Shop all', 'Ver todo'], '/shop-all'],
          [['Furniture', 'Muebles'], '/c/furniture'],
          [['Appliances', 'Electrodomésticos'], '/c/appliances'],
          [['Electronics', 'Electrónica'], '/c/electronics'],
          [['Computers', 'Computadoras'], '/c/computers'],
          [['Smartphones', 'Teléfonos'], '/c/smartphones'],
          [['Brands', 'Marcas'], '/shop-by-brand'],
          [['Specials', 'Ofertas'], '/page-viewer/specials'],
        ],
      },
    ],
    [
      ['Rent to own', 'Rentar con opción a compra'],
      {
        links: [
          [['How RAC Works', 'Cómo funciona RAC'], '/how-rac-works'],
          [['See what you qualify for', 'Vea para cuánto califica'], '/instant-approval'],
          [['Exchange for something else', 'Cambiar por otro artículo'], '/rac-exchange'],
          [['Refer a friend', 'Recomiende a un amigo'], '/refer-a-friend/refer'],
          [['Find a store', 'Buscar una tienda'], '/find-a-store'],
          [['Sign up for deals', 'Recibir ofertas'], '/rac-specials/sign-up-for-deals'],
        ],
      },
    ],
    [
      ['Account', 'Cuenta'],
      {
        links: [
          [['My account', 'Mi cuenta'], '/account'],
          [['Orders', 'Pedidos'], '/orders'],
          [['Saved items', 'Artículos guardados'], '/cart/wishlist'],
          [['Payment methods', 'Formas de pago'], '/my-accounts/payment-method'],
        ],
      },
    ],
    [
      ['Help and policies', 'Ayuda y políticas'],
      {
        links: [
          [['FAQs', 'Preguntas frecuentes'], '/faqs'],
          [['Contact Us', 'Contáctenos'], '/contact-us'],
          [['Delivery', 'Entregas'], '/page-viewer/shipping'],
          [['Returns and exchanges', 'Devoluciones y cambios'], '/page-viewer/returns-exchanges'],
          [['Terms and conditions', 'Términos y condiciones'], '/terms-conditions'],
          [['Privacy policy', 'Política de privacidad'], '/privacy-policy'],
          [['Your privacy rights', 'Sus derechos de privacidad'], '/page-viewer/privacy-rights'],
          [['Cookie policy', 'Política de cookies'], '/page-viewer/cookie-policy'],
          [['Accessibility', 'Accesibilidad'], '/page-viewer/accessibility'],
          [['Stop our emails', 'Dejar de recibir correos'], '/unsubscribe'],
        ],
      },
    ],
  ],
);

import { localized as t } from '../localized.ts';
import { definePage } from './define-page.ts';

export const footerPage = definePage({
  id: 'footer',
  title: t(['Footer', 'Pie de página']),
  description: t(['Links and notices at the foot of every page', 'Enlaces y avisos al pie de cada página']),
  regions: [
    {
      id: 'footer-main',
      type: 'footer',
      data: {
        tagline: t([
          'Rent it, own it, or send it back. Every price comes with its payments, its total and its cash price.',
          'Réntelo, hágalo suyo o devuélvalo. Cada precio viene con sus pagos, su total y su precio de contado.',
        ]),
        columns: [
          {
            title: t(['Shop', 'Comprar']),
            links: [
              { label: t(['Furniture', 'Muebles']), href: '/c/furniture' },
              { label: t(['Appliances', 'Electrodomésticos']), href: '/c/appliances' },
              { label: t(['Electronics', 'Electrónica']), href: '/c/electronics' },
              { label: t(['Computers', 'Computadoras']), href: '/c/computers' },
              { label: t(['Smartphones', 'Teléfonos']), href: '/c/smartphones' },
            ],
          },
          {
            title: t(['Help', 'Ayuda']),
            links: [
              { label: t(['How RAC Works', 'Cómo funciona RAC']), href: '/how-rac-works' },
              { label: t(['FAQs', 'Preguntas frecuentes']), href: '/faqs' },
              { label: t(['Contact Us', 'Contáctenos']), href: '/contact-us' },
              { label: t(['Your orders', 'Sus pedidos']), href: '/orders' },
              {
                label: t(['Delivery and returns', 'Entregas y devoluciones']),
                href: '/page-viewer/returns-exchanges',
              },
              { label: t(['Accessibility', 'Accesibilidad']), href: '/page-viewer/accessibility' },
            ],
          },
          {
            title: t(['Account', 'Cuenta']),
            links: [
              { label: t(['My Account', 'Mi cuenta']), href: '/account' },
              { label: t(['Make a payment', 'Hacer un pago']), href: '/myaccount/payonline-getstarted' },
              { label: t(['Saved Items', 'Guardados']), href: '/cart/wishlist' },
              { label: t(['Refer a friend', 'Recomiende a un amigo']), href: '/refer-a-friend/refer' },
              {
                label: t(['Your privacy rights', 'Sus derechos de privacidad']),
                href: '/page-viewer/privacy-rights',
              },
            ],
          },
        ],
        storeColumnTitle: t(['Your store', 'Su tienda']),
        findStore: { label: t(['Find a store', 'Buscar una tienda']), href: '/find-a-store' },
        demoNotice: t([
          'This is a demo store. Orders will not be processed. Products, brands, people and stores are fictional.',
          'Esta es una tienda de demostración. Los pedidos no se procesarán. Los productos, marcas, personas y tiendas son ficticios.',
        ]),
        legal: t([
          'Rental-purchase agreement. You do not own the item until you make all payments or use an early purchase option. Tax not included unless shown. Not available in Minnesota, New Jersey, North Carolina or Wisconsin.',
          'Contrato de renta con opción a compra. El artículo no es suyo hasta que haga todos los pagos o use una opción de compra anticipada. Impuestos no incluidos salvo que se indique. No disponible en Minnesota, Nueva Jersey, Carolina del Norte ni Wisconsin.',
        ]),
        legalLinks: [
          { label: t(['Shipping', 'Envíos']), href: '/page-viewer/shipping' },
          {
            label: t(['Returns and exchanges', 'Devoluciones y cambios']),
            href: '/page-viewer/returns-exchanges',
          },
          { label: t(['Terms', 'Términos']), href: '/page-viewer/terms-conditions' },
          { label: t(['Privacy', 'Privacidad']), href: '/page-viewer/privacy-policy' },
          { label: t(['Cookie choices', 'Opciones de cookies']), href: '/cookie-choices' },
          { label: t(['Site map', 'Mapa del sitio']), href: '/page-viewer/site-map' },
        ],
      },
    },
  ],
});

import { localized as t } from '../localized.ts';
import type { DemoContentAsset } from '../types/index.ts';

/** Content assets by the ids of specification section 7. Bodies are HTML, or JSON when the name contains "links". */
export const contentAssets: readonly DemoContentAsset[] = [
  {
    id: 'store-locator',
    name: 'Store locator introduction',
    body: t([
      '<p>Enter your postal code to see the stores that deliver to you, with their hours and phone numbers.</p>',
      '<p>Escriba su código postal para ver las tiendas que le entregan, con horarios y teléfonos.</p>',
    ]),
  },
  {
    id: 'menuAdditionalLinks',
    name: 'Additional links of the menu',
    body: t([
      JSON.stringify([
        { label: 'How RAC Works', href: '/how-rac-works' },
        { label: 'Sign up for deals', href: '/rac-specials/sign-up-for-deals' },
        { label: 'Find a store', href: '/find-a-store' },
        { label: 'Minnesota and Wisconsin', href: 'https://lakeland-home.example/' },
      ]),
      JSON.stringify([
        { label: 'Cómo funciona RAC', href: '/how-rac-works' },
        { label: 'Reciba ofertas', href: '/rac-specials/sign-up-for-deals' },
        { label: 'Buscar una tienda', href: '/find-a-store' },
        { label: 'Minnesota y Wisconsin', href: 'https://lakeland-home.example/' },
      ]),
    ]),
  },
  {
    id: 'termsAndConditionSignupDeals',
    name: 'Terms of the deals sign-up',
    body: t([
      '<p>By checking the box you agree that Rowan &amp; Co. may send automated marketing texts to this number, up to six a month. Consent is not a condition of purchase. Message and data rates may apply. Reply STOP to stop, HELP for help. See our <a href="/page-viewer/terms-conditions">terms</a> and <a href="/page-viewer/privacy-policy">privacy policy</a>.</p>',
      '<p>Al marcar la casilla acepta que Rowan &amp; Co. envíe mensajes de texto publicitarios automáticos a este número, hasta seis al mes. El consentimiento no es condición de compra. Pueden aplicarse tarifas de mensajes y datos. Responda STOP para cancelar o HELP para recibir ayuda. Consulte nuestros <a href="/page-viewer/terms-conditions">términos</a> y la <a href="/page-viewer/privacy-policy">política de privacidad</a>.</p>',
    ]),
  },
  {
    id: 'Get-started',
    name: 'Get started, inner pages',
    body: t([
      '<h2>Hear about it first</h2><p>Choose email or text. One message when something good comes in, not one a day.</p>',
      '<h2>Entérese primero</h2><p>Elija correo o mensaje de texto. Un aviso cuando llegue algo bueno, no uno diario.</p>',
    ]),
  },
  {
    id: 'Getstarted-Homepage',
    name: 'Get started, home page',
    body: t([
      '<h2>Get started with $1</h2><p>Sign up for this month’s first-payment offer at your store. The other payments stay as on the tag, and the total cost drops by the difference.</p>',
      '<h2>Empiece con $1</h2><p>Suscríbase y reciba la oferta de primer pago de este mes en su tienda. Los demás pagos siguen como en la etiqueta y el costo total baja por la diferencia.</p>',
    ]),
  },
  {
    id: 'interstitial-welcome',
    name: 'Interstitial of the campaign "welcome"',
    body: t([
      '<h2>Your home, one payment at a time</h2><p>Every tag shows the payment, how many there are, the total and the cash price.</p><p>Bring an item back whenever you like. You owe nothing after that.</p><p><a href="/how-rac-works">See how it works</a></p>',
      '<h2>Su hogar, pago a pago</h2><p>Cada etiqueta muestra el pago, cuántos son, el total y el precio de contado.</p><p>Devuelva un artículo cuando quiera. Después no debe nada.</p><p><a href="/how-rac-works">Ver cómo funciona</a></p>',
    ]),
  },
  {
    id: 'footer',
    name: 'Footer notice',
    body: t([
      '<p>This is a demo store. Orders will not be processed. Products, brands, people and stores are fictional.</p>',
      '<p>Esta es una tienda de demostración. Los pedidos no se procesarán. Los productos, marcas, personas y tiendas son ficticios.</p>',
    ]),
  },
];

import { localized as t } from '../localized.ts';
import { definePage } from './define-page.ts';

/** Landing page of the retailer's app, shown in the app's own layout. */
export const mobileAppLandingPage = definePage({
  id: 'mobile-app-landing-page',
  title: t(['Welcome', 'Le damos la bienvenida']),
  description: t([
    'Shop, apply and pay with the whole price in front of you.',
    'Compre, solicite y pague con el precio completo a la vista.',
  ]),
  regions: [
    {
      id: 'app-heading',
      type: 'page-heading',
      data: {
        title: t(['Good to have you here', 'Qué gusto tenerle aquí']),
        lead: t([
          'Every price comes with its payments, its total cost and its cash price.',
          'Cada precio viene con sus pagos, su costo total y su precio de contado.',
        ]),
      },
    },
    {
      id: 'app-categories',
      type: 'shop-by-category',
      data: {
        title: t(['Shop by category', 'Compre por categoría']),
        shopAll: { label: t(['Shop All', 'Ver todo']), href: '/shop-all' },
        categoryIds: ['furniture', 'appliances', 'electronics', 'computers', 'smartphones', 'deals'],
      },
    },
    {
      id: 'app-approval',
      type: 'call-to-action',
      data: {
        title: t(['Shop with a number in mind', 'Compre sabiendo su límite']),
        text: t([
          'See what you are approved for in a few minutes. It’s a limit, not a bill.',
          'Conozca su límite en unos minutos. Es un límite, no una factura.',
        ]),
        primaryAction: {
          label: t(['Get my amount', 'Ver mi límite']),
          href: '/instant-approval?position=instant-approval',
        },
        secondaryLink: { label: t(['Find a store', 'Buscar una tienda']), href: '/find-a-store' },
      },
    },
  ],
});

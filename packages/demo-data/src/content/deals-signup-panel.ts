import { localized as t } from '../localized.ts';
import { definePage } from './define-page.ts';

/** Content of the deals sign-up modal next to its form. */
export const dealsSignupPanelPage = definePage({
  id: 'deals-signup-panel',
  title: t(['Deals sign-up', 'Suscripción a ofertas']),
  description: t(['Beside the sign-up form', 'Junto al formulario de suscripción']),
  regions: [
    {
      id: 'deals-signup-heading',
      type: 'page-heading',
      data: {
        title: t(['Offers from your store, not from everywhere', 'Ofertas de su tienda, no de todas partes']),
        lead: t([
          'A message or two a month. Stop whenever you like.',
          'Uno o dos mensajes al mes. Cancele cuando quiera.',
        ]),
      },
    },
  ],
});

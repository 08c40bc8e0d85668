import { localized as t } from '../localized.ts';
import { definePage } from './define-page.ts';

/** The default banner, for clients that name no page (specification section 7). */
export const mainBannerPage = definePage({
  id: 'main-banner',
  title: t(['Banner', 'Anuncio']),
  description: t(['Above every page', 'Encima de cada página']),
  regions: [
    {
      id: 'main-banner-heading',
      type: 'page-heading',
      data: {
        title: t([
          'Return any time. Pay no more than you used.',
          'Devuelva cuando quiera. No pague más de lo que usó.',
        ]),
        lead: t([
          'Every tag shows the payment, how many there are, the total and the cash price.',
          'Cada etiqueta muestra el pago, cuántos son, el total y el precio de contado.',
        ]),
      },
    },
  ],
});

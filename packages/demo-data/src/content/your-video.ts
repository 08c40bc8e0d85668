import { filmOf } from '../films/index.ts';
import { localized as t } from '../localized.ts';
import { definePage } from './define-page.ts';

/** The video player page, `/your_video`: a film and a way to shop on. */
export const yourVideoPage = definePage({
  id: 'your_video',
  title: t(['How Rowan & Co. works', 'Cómo funciona Rowan & Co.']),
  description: t([
    'See how renting to own works, from the first look to the last payment.',
    'Vea cómo funciona la renta con opción a compra, desde que elige hasta el último pago.',
  ]),
  regions: [
    {
      id: 'video-film',
      type: 'video',
      data: {
        title: t(['How Rowan & Co. works', 'Cómo funciona Rowan & Co.']),
        isPageTitle: true,
        ...filmOf('how-rac-works'),
        photo: null,
      },
    },
    {
      id: 'video-action',
      type: 'call-to-action',
      data: {
        title: t(['Find yours', 'Encuentre lo suyo']),
        text: t([
          'Every tag shows the payment, how many there are, the total cost and the cash price.',
          'Cada etiqueta muestra el pago, cuántos son, el costo total y el precio de contado.',
        ]),
        primaryAction: { label: t(['Shop all', 'Ver todo']), href: '/shop-all' },
        secondaryLink: {
          label: t(['Read how it works', 'Lea cómo funciona']),
          href: '/how-rac-works',
          opensNewWindow: false,
        },
      },
    },
  ],
});

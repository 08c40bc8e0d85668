import { localized as t } from '../localized.ts';
import { definePage } from './define-page.ts';
import { weeklyExchangeCards } from './weekly-exchange-cards.ts';

export const racExchangePage = definePage({
  id: 'rac-exchange',
  title: t(['Exchange', 'Cambios']),
  description: t([
    'Trade what you rent for something else, six months in, and keep renting week by week.',
    'Cambie lo que renta por otra cosa a los seis meses y siga rentando semana a semana.',
  ]),
  regions: [
    {
      id: 'exchange-heading',
      type: 'page-heading',
      data: {
        title: t(['Your life changed. Change the sofa.', 'Su vida cambió. Cambie el sofá.']),
        lead: t([
          'Six months into an agreement you may trade what you rent for something else. You never pay two rents at once.',
          'A los seis meses de su contrato puede cambiar lo que renta por otra cosa. Nunca paga dos rentas a la vez.',
        ]),
      },
    },
    {
      id: 'exchange-steps',
      type: 'feature-list',
      data: {
        title: t(['How an exchange works', 'Cómo se hace un cambio']),
        isNumbered: true,
        items: [
          {
            icon: 'shopping-bag',
            title: t(['Choose what is next', 'Elija lo que sigue']),
            text: t([
              'Shop by weekly payment. Every item shows its number of payments, total cost and cash price.',
              'Busque según lo que puede pagar por semana. Cada artículo muestra sus pagos, costo total y precio de contado.',
            ]),
          },
          {
            icon: 'file-signature',
            title: t(['Sign the new agreement', 'Firme el nuevo contrato']),
            text: t([
              'It begins on the day of delivery. What you paid before stays with the item you return.',
              'Empieza el día de la entrega. Lo que pagó antes queda con el artículo que devuelve.',
            ]),
          },
          {
            icon: 'hand-coins',
            title: t(['We bring one and take one', 'Traemos uno y nos llevamos el otro']),
            text: t([
              'One visit: the new item is set up, the old one is picked up. Both are included.',
              'Una sola visita: instalamos el nuevo y recogemos el anterior. Ambas cosas están incluidas.',
            ]),
          },
        ],
      },
    },
    {
      id: 'exchange-cards',
      type: 'exchange-cards',
      data: {
        intro: t([
          'Choose a weekly payment. Every item then shows its number of payments, total cost and cash price.',
          'Elija cuánto puede pagar por semana. Cada artículo muestra después su número de pagos, costo total y precio de contado.',
        ]),
        ...weeklyExchangeCards,
      },
    },
  ],
});

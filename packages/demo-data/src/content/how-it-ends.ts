import { localized as t } from '../localized.ts';
import type { TypedRegion } from '../regions/index.ts';

/** The three ways a rental can end, with the amounts of one example. */
export const howItEndsRegion: TypedRegion = {
  id: 'home-how-it-ends',
  type: 'how-it-ends',
  data: {
    title: t(['You choose how it ends', 'Usted decide cómo termina']),
    intro: t([
      'The Alder sofa at {weekly} a week, before tax. Total cost {total}, cash price {cash}.',
      'El sofá Alder a {weekly} por semana, antes de impuestos. Costo total {total}, precio de contado {cash}.',
    ]),
    productId: 'alder-3-seat-sofa',
    exampleWeek: 20,
    endings: [
      {
        kind: 'keep-paying',
        icon: 'badge-check',
        title: t(['Keep paying', 'Siga pagando']),
        subtitle: t(['{weeks} weekly payments', '{weeks} pagos semanales']),
        text: t([
          '{weekly} a week until you own it, about {months} months.',
          '{weekly} por semana hasta que sea suyo, unos {months} meses.',
        ]),
        amountSuffix: t(['in all', 'en total']),
      },
      {
        kind: 'buy-early',
        icon: 'hand-coins',
        title: t(['Buy it early', 'Cómprelo antes']),
        subtitle: t(['Week {week}, for example', 'Semana {week}, por ejemplo']),
        text: t([
          '{paid} already paid, plus {buyOut} that day and {fee} in fees. Inside the first {sameAsCashDays} days the rent comes to no more than the cash price.',
          '{paid} ya pagados, más {buyOut} ese día y {fee} de cargos. Dentro de los primeros {sameAsCashDays} días la renta no pasa del precio de contado.',
        ]),
        amountSuffix: t(['in all', 'en total']),
      },
      {
        kind: 'send-back',
        icon: 'truck',
        title: t(['Send it back', 'Devuélvalo']),
        subtitle: t(['Any time', 'Cuando quiera']),
        text: t([
          'We pick it up. You pay through the pickup day and owe nothing after that.',
          'Lo recogemos. Paga hasta ese día y después no debe nada.',
        ]),
        amountSuffix: t(['more to pay', 'por pagar']),
      },
    ],
  },
};

import { localized as t } from '../localized.ts';
import { pictured } from '../pictures/index.ts';

/** A link to products for an exchange, within a weekly budget. */
function cardOf(weeklyLimitCents: number, artKey: string, tint: 'sage' | 'oat' | 'honey' | 'sky') {
  return {
    weeklyLimitCents,
    href: `/rac-exchange-plp?upTo=${weeklyLimitCents}&sort=MOST_POPULAR`,
    ...pictured(artKey),
    tint,
  } as const;
}

/** The cards of all pages about exchanges; each page has its own introduction. */
export const weeklyExchangeCards = {
  title: t(['Exchange by weekly payment', 'Cambie según su pago semanal']),
  footnote: t([
    '* The most an item in the group costs a week, before tax. Rates, number of payments and totals depend on your store. Exchanges are open to accounts in good standing, from six months after the agreement’s first day.',
    '* Lo máximo que cuesta por semana un artículo del grupo, antes de impuestos. Las tarifas, el número de pagos y los totales dependen de su tienda. Los cambios son para cuentas al corriente, a partir de seis meses del primer día del contrato.',
  ]),
  cards: [
    cardOf(1_499, 'microwave', 'sage'),
    cardOf(2_499, 'recliner', 'oat'),
    cardOf(3_499, 'laptop', 'honey'),
    cardOf(4_999, 'sectional', 'sky'),
  ],
};

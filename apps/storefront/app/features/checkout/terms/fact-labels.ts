const labelIds = {
  'first-payment-rent': 'terms.fact.firstRent',
  'processing-fee': 'terms.fact.fee',
  'first-payment-tax': 'terms.fact.firstTax',
  'first-payment-total': 'terms.fact.firstTotal',
  'regular-payment': 'terms.fact.regular',
  'payment-count': 'terms.fact.count',
  'last-payment': 'terms.fact.last',
  'last-payment-date': 'terms.fact.lastDate',
  'total-rent': 'terms.fact.totalRent',
  'total-cost-to-own': 'terms.fact.totalCost',
  'cash-price': 'terms.fact.cash',
  'cost-of-rental': 'terms.fact.costOfRental',
  'tax-rate': 'terms.fact.taxRate',
  'same-as-cash-end': 'terms.fact.sameAsCash',
} as const satisfies Record<string, string>;

/** The label of a disclosed fact; null for a code that is new to this shop. */
export function factLabelId(code: string): string | null {
  return Object.hasOwn(labelIds, code) ? labelIds[code as keyof typeof labelIds] : null;
}

/** Facts that stand out: what the whole rental comes to beside what buying costs. */
export const MAIN_FACTS: readonly string[] = ['first-payment-total', 'total-cost-to-own', 'cash-price'];

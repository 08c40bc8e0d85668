import type { PaySchedule } from '@ownpath/contracts/checkout';

/** The figures of a schedule by the names of the independent calculation. */
export function figuresOf({
  quote,
  payments,
  sameAsCash,
}: Pick<PaySchedule, 'quote' | 'payments' | 'sameAsCash'>) {
  return {
    count: quote.paymentCount,
    payments: payments.map(({ dueDate, rentCents, feeCents, taxCents }) => ({
      date: dueDate,
      rent: rentCents,
      fee: feeCents,
      tax: taxCents,
    })),
    rent: quote.totalCents,
    credit: quote.promotion?.creditCents ?? 0,
    cash: quote.cashPriceCents,
    totalCost: quote.totalCostToOwnCents,
    withTax: quote.totalWithTaxCents,
    firstPayment: quote.dueAtCheckoutCents,
    sameAsCash: sameAsCash && {
      lastDay: sameAsCash.date,
      paymentsInTime: sameAsCash.paymentsMade,
      reached: sameAsCash.reachedCents,
      left: sameAsCash.buyOutCents,
      extra: sameAsCash.extraPaymentCents,
    },
  };
}

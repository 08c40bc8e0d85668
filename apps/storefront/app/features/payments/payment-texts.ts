export const partIds = {
  rentCents: 'pay.part.rentCents',
  buyOutCents: 'pay.part.buyOutCents',
  coverageCents: 'pay.part.coverageCents',
  feeCents: 'pay.part.feeCents',
  lateFeeCents: 'pay.part.lateFeeCents',
  taxCents: 'pay.part.taxCents',
} as const;

export const choiceIds = {
  due: 'pay.choice.due',
  extra: 'pay.choice.extra',
  buy: 'pay.choice.buy',
  ahead: 'pay.choice.ahead',
  part: 'pay.choice.part',
  none: 'pay.choice.none',
} as const;

/** Of the choices that something is typed for. */
export const typedIds = {
  extra: { label: 'pay.field.extra', hint: 'pay.hint.extra' },
  part: { label: 'pay.field.part', hint: 'pay.hint.part' },
  ahead: { label: 'pay.field.ahead', hint: 'pay.hint.ahead' },
} as const;

export const receiptIds = {
  completed: { title: 'receipt.title.completed', text: 'receipt.text.completed' },
  pending: { title: 'receipt.title.pending', text: 'receipt.text.pending' },
  failed: { title: 'receipt.title.failed', text: 'receipt.text.failed' },
  refunded: { title: 'receipt.title.refunded', text: 'receipt.text.refunded' },
} as const;

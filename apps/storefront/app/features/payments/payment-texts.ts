import type { AgreementPaymentReceipt } from '@ownpath/contracts/servicing';

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

const receiptIds = {
  completed: { title: 'receipt.title.completed', text: 'receipt.text.completed' },
  pending: { title: 'receipt.title.pending', text: 'receipt.text.pending' },
  failed: { title: 'receipt.title.failed', text: 'receipt.text.failed' },
  refunded: { title: 'receipt.title.refunded', text: 'receipt.text.refunded' },
  returned: { title: 'receipt.title.returned', text: 'receipt.text.returned' },
  givenBack: { title: 'receipt.title.givenBack', text: 'receipt.text.givenBack' },
  byBank: { title: 'receipt.title.byBank', text: 'receipt.text.byBank' },
  debit: { title: 'receipt.title.completed', text: 'receipt.text.debit' },
} as const;

/** Why a bank returned a debit, as a value of the message. */
export const reasons = {
  'insufficient-funds': 'funds',
  'account-closed': 'closed',
  'not-authorized': 'notAuthorized',
} as const;

/** What a receipt says at its top; a bank debit is provisional, or came back. */
export function receiptTexts({
  status,
  debit,
  givenBack,
}: Pick<AgreementPaymentReceipt, 'status' | 'debit' | 'givenBack'>) {
  if (givenBack) return givenBack.state === 'returned' ? receiptIds.byBank : receiptIds.givenBack;
  if (debit?.state === 'returned') return receiptIds.returned;
  return receiptIds[debit?.state === 'pending' && status === 'completed' ? 'debit' : status];
}

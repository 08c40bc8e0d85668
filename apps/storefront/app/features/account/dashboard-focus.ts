import type { AccountAgreement, AccountOrder } from './account-data.ts';

/** What the top of the dashboard is about: the next thing that the customer has to do, or can look forward to. */
export type DashboardFocus =
  | { readonly kind: 'payment'; readonly agreements: readonly AccountAgreement[] }
  | { readonly kind: 'documents'; readonly order: AccountOrder }
  | { readonly kind: 'delivery'; readonly order: AccountOrder }
  | { readonly kind: 'start' }
  | { readonly kind: 'nothing-due' };

const isLate = ({ daysLate }: AccountAgreement) => daysLate > 0;
const owes = ({ currentDueOn, refCode }: AccountAgreement) =>
  currentDueOn !== undefined && refCode === 'ACTIVE';

/**
 * What is paid next in one payment: the earliest date, of one store. Late agreements have a notice of their own, and come
 * first only when nothing else is due.
 */
export function nextDue(agreements: readonly AccountAgreement[]): AccountAgreement[] {
  const owing = agreements
    .filter(owes)
    .toSorted((a, b) => (a.currentDueOn ?? '').localeCompare(b.currentDueOn ?? ''));
  const late = owing.filter(isLate);
  const rest = owing.filter((agreement) => !isLate(agreement));
  const [first] = rest.length > 0 ? rest : late;
  if (!first) return [];
  const isWith = (one: AccountAgreement) =>
    one.storeNumber === first.storeNumber &&
    one.mayPayOnline === first.mayPayOnline &&
    (isLate(first) ? isLate(one) : one.currentDueOn === first.currentDueOn);
  return owing.filter(isWith);
}

/** What is due today or late comes before papers and deliveries, those before a payment in the future. */
export function dashboardFocus(
  agreements: readonly AccountAgreement[],
  orders: readonly AccountOrder[],
): DashboardFocus {
  const due = nextDue(agreements);
  const payment = { kind: 'payment', agreements: due } as const;
  if (due.some(({ dueStatus }) => dueStatus !== 'future')) return payment;
  const underWay = orders.filter(({ isDocumentSigned, isCancellable }) => isDocumentSigned && isCancellable);
  const missing = underWay.find(
    ({ documentsNeeded, documentsInReview }) => documentsNeeded.length > documentsInReview.length,
  );
  if (missing) return { kind: 'documents', order: missing };
  const coming = underWay
    .filter(({ deliveryDate }) => deliveryDate !== '')
    .toSorted((a, b) => a.deliveryDate.localeCompare(b.deliveryDate))[0];
  if (coming) return { kind: 'delivery', order: coming };
  if (due.length > 0) return payment;
  return { kind: agreements.length > 0 ? 'nothing-due' : 'start' };
}

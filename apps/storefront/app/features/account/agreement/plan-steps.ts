import type { AgreementDetails, PlannedPayment } from '@ownpath/contracts/servicing';

/** A line of the schedule to come. */
export type PlanStep =
  | { readonly kind: 'payment' | 'last'; readonly payment: PlannedPayment }
  | {
      readonly kind: 'run';
      readonly first: PlannedPayment;
      readonly last: PlannedPayment;
      readonly count: number;
    }
  | { readonly kind: 'same-as-cash'; readonly date: string };

/** The next payments have a line each. */
const SHOWN_NEXT = 2;

/** What is still to be paid, equal payments folded; the last one and the end of same as cash have lines of their own. */
export function planSteps({ payments, terms }: Pick<AgreementDetails, 'payments' | 'terms'>): PlanStep[] {
  const open = payments.filter(({ leftCents }) => leftCents > 0);
  const last = open.at(-1);
  const end = terms.sameAsCashUntil;
  const steps: PlanStep[] = [];
  let isEndShown = end === undefined || (open[0] !== undefined && open[0].dueOn > end);
  for (const [index, payment] of open.entries()) {
    if (!isEndShown && end !== undefined && payment.dueOn > end) {
      steps.push({ kind: 'same-as-cash', date: end });
      isEndShown = true;
    }
    const previous = steps.at(-1);
    const canFold = index >= SHOWN_NEXT && payment !== last;
    if (canFold && previous?.kind === 'run' && previous.first.leftCents === payment.leftCents) {
      steps[steps.length - 1] = { ...previous, last: payment, count: previous.count + 1 };
    } else if (payment === last && open.length > 1) steps.push({ kind: 'last', payment });
    else if (canFold) steps.push({ kind: 'run', first: payment, last: payment, count: 1 });
    else steps.push({ kind: 'payment', payment });
  }
  return steps;
}

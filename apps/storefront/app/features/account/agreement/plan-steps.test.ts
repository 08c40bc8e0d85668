import { expect, test } from 'vitest';
import { planSteps } from './plan-steps.ts';

const day = (week: number) => new Date(Date.UTC(2026, 10, 21 + 7 * week)).toISOString().slice(0, 10);
const payments = Array.from({ length: 78 }, (_, index) => ({
  number: index + 1,
  dueOn: day(index - 20),
  totalCents: 27_05,
  isPaid: index < 20,
  leftCents: index < 20 ? 0 : 27_05,
}));
const terms = {
  totalRentCents: 1_949_22,
  processingFeeCents: 10_00,
  waiverCents: 0,
  clubCents: 0,
  taxRatePpm: 82_500,
  sameAsCashUntil: '2026-12-31',
};
const shape = (steps: ReturnType<typeof planSteps>) =>
  steps.map((step) =>
    step.kind === 'same-as-cash'
      ? step.date
      : step.kind === 'run'
        ? [step.first.number, step.last.number, step.count]
        : step.payment.number,
  );

test('the next two payments, runs around the end of same as cash, and the last one', () => {
  expect(shape(planSteps({ payments, terms }))).toEqual([
    21,
    22,
    [23, 26, 4],
    '2026-12-31',
    [27, 77, 51],
    78,
  ]);
});

test('extra rent shortens it from the end; after same as cash its day is not shown', () => {
  const shortened = payments.map((payment) =>
    payment.number > 30
      ? { ...payment, leftCents: 0 }
      : payment.number === 30
        ? { ...payment, leftCents: 5_00 }
        : payment,
  );
  expect(
    shape(planSteps({ payments: shortened, terms: { ...terms, sameAsCashUntil: '2026-11-01' } })),
  ).toEqual([21, 22, [23, 29, 7], 30]);
});

test('nothing is left of what is owned', () => {
  const owned = payments.map((payment) => ({ ...payment, leftCents: 0 }));
  expect(planSteps({ payments: owned, terms })).toEqual([]);
});
